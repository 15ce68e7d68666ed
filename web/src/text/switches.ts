// The words of the switches in which the rule sets differ.

import source from '../../text/en/switches.ftl?raw'
import { also } from './text.svelte'

also(source)
