// Marks on the page's root while something is on its way, for those who watch the page from outside.

const waiting = { loading: 0, sending: 0 }

/** Waits for something. Until it has come, `data-loading` or `data-sending` on the page's root says so. */
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

/** Waits for a part of the page that is loaded when it is first needed. */
export const later = <Part>(part: Promise<Part>): Promise<Part> => marked('loading', part)

/** Waits for the server's word on a command. */
export const acknowledged = <Word>(word: Promise<Word>): Promise<Word> => marked('sending', word)
