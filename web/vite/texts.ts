// Texts go to players without the comments that are for translators.

import type { Plugin } from 'vite'

export const texts = (): Plugin => ({
  name: 'texts',
  transform: {
    filter: { id: /\.ftl\?raw$/ },
    handler(code) {
      const source = JSON.parse(code.replace(/^export default /, '').replace(/;?\s*$/, '')) as string
      return { code: `export default ${JSON.stringify(source.replace(/^#.*\n+/gm, ''))}`, map: null }
    },
  },
})
