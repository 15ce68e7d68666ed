import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { art } from './vite/art.ts'
import { docs } from './vite/docs.ts'
import { fonts } from './vite/fonts.ts'
import { gzip } from './vite/gzip.ts'
import { offline } from './vite/offline.ts'
import { shell } from './vite/shell.ts'
import { texts } from './vite/texts.ts'

const SERVER = process.env['KAIJU_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [art(), docs(), fonts(), svelte(), shell(), texts(), offline(), gzip()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome109', 'safari15.4', 'firefox110'],
    assetsInlineLimit: 0,
    // Scripts name each other, and hashes do not compress: seven characters are enough beside a name.
    rolldownOptions: {
      output: {
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
      },
    },
    emptyOutDir: true,
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  // The host name in the pictures of the documentation.
  preview: { allowedHosts: ['tokyo.lan'] },
  // The timeouts only end tests that hang: a busy machine may be ten times slower.
  test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
