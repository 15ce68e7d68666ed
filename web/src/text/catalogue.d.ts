// The output of vite/texts.ts: the languages that are offered.

declare module 'text:languages' {
  const languages: {
    code: string
    /** The name that the language has for itself. */
    name: string
    /** The rule set that it is offered first. */
    rules: string
    /** Fetches all its texts. */
    fetch: () => Promise<string>
  }[]
  export default languages
}
