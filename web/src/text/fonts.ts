// The fonts of the page.

/** The longest that the page waits for its fonts; then its words are shown in those of the device until they come. */
const PATIENCE_MS = 1500
const FACES = ['900 1em "Kaiju Display"', '400 1em "Kaiju Text"', '700 1em "Kaiju Text"']

/** Loads the fonts, which the page has begun to fetch, so that nothing moves when they come. */
export async function fonts(): Promise<void> {
  const faces = Promise.all(FACES.map((face) => document.fonts.load(face)))
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS))
  await Promise.race([faces, patience]).catch(() => {
    /* Without them the device has its own. */
  })
}
