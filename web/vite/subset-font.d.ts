// The package has no types.

declare module 'subset-font' {
  const subset: (
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
  ) => Promise<Buffer>
  export default subset
}
