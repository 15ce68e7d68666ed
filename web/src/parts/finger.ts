// True if a click came from a finger: fingers cannot point at a thing without pressing it.

let kind = 'mouse'
addEventListener(
  'pointerdown',
  (event) => {
    kind = event.pointerType
  },
  true,
)

/** True for a press by touch; a click made by a key does not count. */
export const byFinger = (event: MouseEvent): boolean => event.detail > 0 && kind !== 'mouse'
