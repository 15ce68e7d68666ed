// Plays through the page as a hasty person would: looks at the prompt and presses something that is there.

import type { Page } from '@playwright/test'

/** Watches for errors; the list is empty when all is well. */
export function watch(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()) })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** No animations, no questions twice. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('kaiju', JSON.stringify({ speed: 'off', sound: false, guided: true, askUnspent: false, askLeaving: false }))
  })
}

/** Presses one thing in the prompt. Gives what it was, or nothing if nobody asks. */
export async function press(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const prompt = document.querySelector('#prompt:not(.is-waiting)')
    const buttons = prompt?.querySelectorAll('button:not([disabled])').length ?? 0
    if (buttons === 0) return null
    if (!prompt) return null
    const visible = (selector: string) => [...prompt.querySelectorAll<HTMLButtonElement>(selector)].filter((button) => !button.disabled)
    const any = (buttons: HTMLButtonElement[]) => buttons[Math.floor(Math.random() * buttons.length)]
    const picker = prompt.querySelector('.picker')
    if (picker && !picker.querySelector('.choice.main:not([disabled])')) {
      const pick = any(visible('.picker .flat, .picker .patient, .picker .own'))
      pick?.click()
      return pick ? `pick ${pick.getAttribute('aria-label') ?? pick.textContent?.trim() ?? ''}` : null
    }
    // Mostly the usual answer, so that games end; sometimes anything else, so that everything is met.
    const main = visible('.choice.main')
    const others = visible('.choice, .tile-pick')
    const button = main.length > 0 && Math.random() < 0.7 ? main[0] : any(others)
    if (!button) return null
    button.click()
    return button.textContent?.trim().slice(0, 40) ?? ''
  })
}

/** Plays until the result is shown. Gives what was pressed. */
export async function playToTheEnd(pages: Page[], most: number, now: (presses: number) => Promise<void> = async () => {}): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let presses = 0; presses < most; presses++) {
    if (presses % 10 === 0) {
      const over = await Promise.all(pages.map((page) => page.locator('.result').count()))
      if (over.every((n) => n > 0)) return asked
    }
    let idle = true
    for (const page of pages) {
      const pressed = await press(page)
      if (pressed === null) continue
      idle = false
      asked.add(pressed)
    }
    await now(presses)
    await pages[0]?.waitForTimeout(idle ? 60 : 10)
  }
  throw new Error('the game did not end')
}
