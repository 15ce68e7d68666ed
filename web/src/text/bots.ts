// Bots by name.

import { text } from './text.svelte'

/** What a kind of bot is called; one that this page does not know yet goes by its id. */
export const botName = (bot: string): string => text(`bot-${bot}`) ?? bot
