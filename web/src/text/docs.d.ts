declare module 'docs:rules' {
  const html: string
  export default html
}
declare module 'docs:rulings' {
  const rulings: { id: string; powers: string[]; question: string; decision: string; sets: string }[]
  export default rulings
}
