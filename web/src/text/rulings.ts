// What is decided about single cards and tiles. Loaded when somebody opens a card.

export interface Ruling { id: string; question: string; decision: string; sets: string }

export async function rulingsOf(power: string): Promise<Ruling[]> {
  const { default: all } = await import('docs:rulings')
  return all.filter((ruling) => ruling.powers.includes(power))
}
