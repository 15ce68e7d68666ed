import './style/index.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { show, takeOver } from './session/settings.svelte'
import { fonts } from './text/fonts'
import { load } from './text/text.svelte'

show()
addEventListener('storage', takeOver)

// The curtain of the page stays until there are words, and letters for them.
const target = document.getElementById('app')
void Promise.all([load(), fonts()]).then(([hasWords]) => {
  if (!target || !hasWords) return
  target.replaceChildren()
  mount(App, { target })
})

// Browsers allow service workers only over https and on localhost.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/offline.js').catch(() => {
      /* The page still works, but not offline. */
    })
  })
}
