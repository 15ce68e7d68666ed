import './style/index.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { show, takeOver } from './session/settings.svelte'
import { load } from './text/text.svelte'

show()
void load()
addEventListener('storage', takeOver)

const target = document.getElementById('app')
if (target) {
  target.replaceChildren()
  mount(App, { target })
}

// Browsers allow service workers only over https and on localhost.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/offline.js').catch(() => {
      /* The page still works, but not offline. */
    })
  })
}
