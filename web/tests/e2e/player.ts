// Plays through the page as a hasty person would: looks at the prompt and presses something that is there.

import type { Page } from '@playwright/test'

/** Watches for errors; the list is empty when all is well. */
export function watch(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** No animations, no questions twice. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'kaiju',
      JSON.stringify({ speed: 'off', sound: false, guided: true, askUnspent: false, askLeaving: false }),
    )
  })
}

/** Which button of the prompt a hasty person would press: its place among all of them, and what it says. */
const choose = (page: Page): Promise<{ at: number; words: string } | null> =>
  page.evaluate(() => {
    const prompt = document.querySelector('#prompt:not(.is-waiting)')
    if (!prompt) return null
    const all = [...prompt.querySelectorAll<HTMLButtonElement>('button')]
    const visible = (selector: string) =>
      all.filter((button) => !button.disabled && button.ariaDisabled !== 'true' && button.matches(selector))
    const any = (buttons: HTMLButtonElement[]) => buttons[Math.floor(Math.random() * buttons.length)]
    const picker = prompt.querySelector('.picker')
    const isOpen = picker && !picker.querySelector('.choice.main:not([disabled])')
    // Mostly the usual answer, so that games end; sometimes anything else, so that everything is met.
    const main = visible('.choice.main')
    const button = isOpen
      ? any(visible('.flat, .patient, .own:not(.no)'))
      : main.length > 0 && Math.random() < 0.7
        ? main[0]
        : any(visible('.choice, .tile-pick'))
    return button
      ? {
          at: all.indexOf(button),
          words: (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 40),
        }
      : null
  })

/** Presses one thing in the prompt. Gives what it was, or nothing if nobody asks or the question is too new to be answered. */
export async function press(page: Page): Promise<string | null> {
  const chosen = await choose(page)
  if (!chosen) return null
  const isTaken = await page.evaluate((at) => {
    const button = document.querySelectorAll<HTMLButtonElement>('#prompt:not(.is-waiting) button')[at]
    return button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, chosen.at)
  return isTaken ? chosen.words : null
}

/** The same with a real mouse or finger: what is out of sight, covered or dead cannot be pressed. */
export const pressWith =
  (how: 'click' | 'tap') =>
  async (page: Page): Promise<string | null> => {
    const chosen = await choose(page)
    if (!chosen) return null
    const button = page.locator('#prompt:not(.is-waiting) button').nth(chosen.at)
    try {
      await (how === 'tap' ? button.tap({ timeout: 3000 }) : button.click({ timeout: 3000 }))
    } catch (error) {
      // The question may have gone meanwhile: the clock of a bot, or another seat.
      const now = await choose(page)
      if (now?.words === chosen.words) throw error
    }
    return chosen.words
  }

/** Plays until the result is shown. Gives what was pressed. */
export async function playToTheEnd(
  pages: Page[],
  most: number,
  now: (presses: number) => Promise<void> = async () => {},
  how = press,
): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let presses = 0; presses < most; presses++) {
    if (presses % 10 === 0) {
      const over = await Promise.all(pages.map((page) => page.locator('.result').count()))
      if (over.every((n) => n > 0)) return asked
    }
    let idle = true
    for (const page of pages) {
      const pressed = await how(page)
      if (pressed === null) continue
      idle = false
      asked.add(pressed)
    }
    await now(presses)
    await pages[0]?.waitForTimeout(idle ? 60 : 10)
  }
  throw new Error('the game did not end')
}
