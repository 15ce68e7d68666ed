// The output of vite/docs.ts: a book for each language that has one.

declare module 'docs:rules' {
  const books: Record<string, () => Promise<{ default: string }>>
  export default books
}
declare module 'docs:rulebook' {
  const books: Record<string, () => Promise<{ default: string }>>
  export default books
}
declare module 'docs:rulings' {
  export interface Ruling {
    id: string
    topic: string
    powers: string[]
    question: string
    decision: string
    sets: string
  }
  const books: Record<string, () => Promise<{ default: Ruling[] }>>
  export default books
}
