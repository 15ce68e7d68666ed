// The words of the screens around the game. Each of those screens imports this before it says anything.

import source from '../../text/en/around.ftl?raw'
import { also } from './text.svelte'

also(source)
