// A countdown to something that happens by itself.

/** Whole seconds until then, counted down while there is a time. */
export function countdown(until: () => number | null): { readonly seconds: number } {
  let now = $state(Date.now())
  $effect(() => {
    if (until() === null) return
    now = Date.now()
    const timer = setInterval(() => {
      now = Date.now()
    }, 500)
    return () => clearInterval(timer)
  })
  return {
    get seconds() {
      return Math.max(0, Math.ceil(((until() ?? now) - now) / 1000))
    },
  }
}
