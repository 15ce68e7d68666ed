// Marks on the page's root while something is loading or being sent, for tests that watch the page.

const waiting = { loading: 0, sending: 0 }

/** Waits for a promise; until then `data-loading` or `data-sending` is set on the page's root. */
async function marked<T>(mark: keyof typeof waiting, coming: Promise<T>): Promise<T> {
  const { dataset } = document.documentElement
  waiting[mark] += 1
  dataset[mark] = ''
  try {
    return await coming
  } finally {
    waiting[mark] -= 1
    if (waiting[mark] === 0) delete dataset[mark]
  }
}

/** Waits for a part of the page that is loaded on demand. */
export const later = <Part>(part: Promise<Part>): Promise<Part> => marked('loading', part)

/** Waits for the server's answer to a command. */
export const acknowledged = <Word>(word: Promise<Word>): Promise<Word> => marked('sending', word)
