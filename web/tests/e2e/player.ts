// Plays through the page like a hasty person: waits for a question and presses something. The presses come from a
// seed, one for each question, so that a game is the same each time.

import { expect, type Browser, type Page } from '@playwright/test'
import { chance } from './chance'
import { read, stopClock } from './time'

/** Watches for errors; the list is empty when all is well. */
export function watch(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** No animations, and no confirmations. */
export async function hurry(page: Page): Promise<void> {
  await stopClock(page)
  await page.addInitScript(() => {
    localStorage.setItem(
      'kaiju',
      JSON.stringify({
        speed: 'off',
        sound: false,
        guided: true,
        autoRoll: true,
        cover: false,
        askOrder: true,
        askUnspent: false,
        askLeaving: false,
      }),
    )
  })
}

/** Waits for the result. The end is seen on the board before it. */
export async function seeResult(page: Page): Promise<void> {
  await expect(page.locator('.game[data-phase="over"], .result')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.locator('.result')).toBeVisible()
}

/** Checks every die of a replay as soon as the record is loaded; until then the page says to try again. */
export async function checkDice(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Check every die' }).click()
      return page.locator('.verdict').innerText()
    })
    .not.toContain('Please try again')
}

/** A button of the prompt: its position among all of them, and its text. */
interface Choice {
  at: number
  words: string
}

/** The way to press a button: by a script, or with a real mouse or finger, which cannot press a button that is out of
    sight, covered or disabled. */
export type Press = 'script' | 'click' | 'tap'

export class Player {
  /** Everything that was pressed. */
  readonly pressed: string[] = []
  private readonly random: () => number
  /** The prompt as it was last answered. */
  private answered = ''

  constructor(
    readonly page: Page,
    seed: number,
    private readonly how: Press = 'script',
  ) {
    this.random = chance(seed)
  }

  /** Waits until something can be pressed that was not answered yet, or until the game is over. */
  async asked(): Promise<'asked' | 'over'> {
    const found = await this.page.waitForFunction((answered) => {
      if (document.querySelector('.game[data-phase="over"], .result')) return 'over'
      // A command that the server has not answered yet, such as an order, may make the question anew.
      if (document.documentElement.dataset['sending'] !== undefined) return null
      const prompt = document.querySelector<HTMLElement>('#prompt:not(.is-waiting)')
      // While an answer is on its way nothing can be pressed.
      const open = '.choice, .tile-pick, .flat, .patient, .own:not(.no)'
      const isOpen = [...(prompt?.querySelectorAll<HTMLButtonElement>(open) ?? [])].some(
        (button) => !button.disabled && button.ariaDisabled !== 'true',
      )
      return isOpen && `${prompt?.dataset['seq']} ${prompt?.innerHTML}` !== answered ? 'asked' : null
    }, this.answered)
    return (await found.jsonValue()) as 'asked' | 'over'
  }

  /** Answers what is asked: the same prompt is not answered twice. */
  async answer(by: () => Promise<void>): Promise<void> {
    await read(this.page)
    this.answered = await this.page
      .locator('#prompt')
      .evaluate((prompt: HTMLElement) => `${prompt.dataset['seq']} ${prompt.innerHTML}`)
    await by()
  }

  /** Presses one button of the prompt as soon as there is one. Returns its text, or null if the game is over. */
  async press(): Promise<string | null> {
    if ((await this.asked()) === 'over') return null
    const { at, words } = await this.choose()
    const button = this.page.locator('#prompt:not(.is-waiting) button').nth(at)
    await this.answer(() =>
      this.how === 'tap' ? button.tap() : this.how === 'click' ? button.click() : button.dispatchEvent('click'),
    )
    this.pressed.push(words)
    return words
  }

  /** Plays until a condition holds, checked at every question. */
  async until(seen: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const state = await this.asked()
      if (await seen()) return
      if (state === 'over') throw new Error('the game was over before')
      await this.press()
    }
  }

  /** Plays until the game is over, and the result is shown. */
  async toTheEnd(now: (presses: number) => Promise<void> = async () => {}): Promise<void> {
    while ((await this.press()) !== null) await now(this.pressed.length)
    await seeResult(this.page)
  }

  /** Mostly the usual answer, so that games end; sometimes any other, so that everything occurs. */
  private async choose(): Promise<Choice> {
    const dice = [this.random(), this.random()] as const
    const chosen = await this.page.evaluate(([often, which]) => {
      const prompt = document.querySelector('#prompt:not(.is-waiting)')
      const all = [...(prompt?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
      const visible = (selector: string) =>
        all.filter((button) => !button.disabled && button.ariaDisabled !== 'true' && button.matches(selector))
      const any = (buttons: HTMLButtonElement[]) => buttons[Math.floor(which * buttons.length)]
      const picker = prompt?.querySelector('.picker')
      const isOpen = picker && !picker.querySelector('.choice.main:not([disabled])')
      const [main] = visible('.choice.main')
      const button = isOpen
        ? any(visible('.flat, .patient, .own:not(.no)'))
        : main && often < 0.7
          ? main
          : any(visible('.choice, .tile-pick'))
      return {
        at: button ? all.indexOf(button) : -1,
        words: (button?.getAttribute('aria-label') ?? button?.textContent ?? '').trim().slice(0, 40),
      }
    }, dice)
    if (chosen.at < 0) throw new Error('nothing can be pressed')
    return chosen
  }
}

/** A page of a new visitor, without movements. */
export async function visitor(browser: Browser, path: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  // A sheet that still slides would be missed by a click.
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  await hurry(page)
  await page.goto(path)
  return page
}

/** A table of one's own against bots, started. */
export async function playNow(browser: Browser): Promise<Page> {
  const page = await visitor(browser, '/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.locator('#prompt')).toBeVisible()
  return page
}
