export function idsOf(source: string): string[]
export function wanted(): string
export function current(): string
