declare module 'art:families' {
  const families: Record<string, string>
  export default families
}
declare module 'art:*' {
  const markup: string
  export default markup
}
