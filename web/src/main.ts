import './style/index.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { show } from './settings.svelte'
import { load } from './text/text.svelte'

show()
void load()

const target = document.getElementById('app')
if (target) {
  target.replaceChildren()
  mount(App, { target })
}
