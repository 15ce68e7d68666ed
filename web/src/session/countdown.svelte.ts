// A countdown in seconds.

/** Whole seconds until the given time; it stands still while there is none. */
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
