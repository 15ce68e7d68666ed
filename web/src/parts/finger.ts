// True if a click came from a finger: fingers cannot point at a thing without pressing it.

let kind = 'mouse'
addEventListener(
  'pointerdown',
  (event) => {
    kind = event.pointerType
  },
  true,
)

/** A click by key is none by finger. */
export const byFinger = (event: MouseEvent): boolean => event.detail > 0 && kind !== 'mouse'
