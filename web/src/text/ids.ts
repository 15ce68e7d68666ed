export type TextId = string
