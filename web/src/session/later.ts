// Parts of a page that are loaded when they are first needed.

let loading = 0

/** Waits for a part. Until it is there, `data-loading` on the page's root says that something is on its way. */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  const { dataset } = document.documentElement
  loading += 1
  dataset['loading'] = ''
  try {
    return await part
  } finally {
    loading -= 1
    if (loading === 0) delete dataset['loading']
  }
}
