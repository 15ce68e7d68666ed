// The words of sheets, settings and hints, which few players open. Each of them imports this before it says anything.

import source from '../../text/en/sheets.ftl?raw'
import { also } from './text.svelte'

also(source)
