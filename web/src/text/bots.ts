// Bots by name.

import { text } from './text.svelte'

/** The name of a kind of bot; one that this page does not know goes by its id. */
export const botName = (bot: string): string => text(`bot-${bot}`) ?? bot

/** A line about how it plays. */
export const botLine = (bot: string): string => text(`bot-${bot}-sub`) ?? ''
