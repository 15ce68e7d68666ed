// The layout of each kind of decision, derived from the question that the server asks: which buttons with which
// pictures, words and prices, and what opens where something must be picked.

import { expect, type Locator, type Page } from '@playwright/test'
import type { Choice, Face, Pick, Question, TableView } from '../../src/wire'
import { read } from './time'

const pickOf = (pick: Pick | undefined): string =>
  pick === undefined || pick === 'none' ? 'none' : pick === 'top' ? 'top' : (Object.keys(pick)[0] ?? 'none')
const uses = (choices: readonly Choice[]) => choices.filter(({ verb }) => verb === 'use')

/** Choices by power and sort of pick: each group is one button. */
function groups(choices: readonly Choice[]): Choice[][] {
  const found = new Map<string, Choice[]>()
  for (const choice of uses(choices)) {
    const key = `${choice.power ?? ''} ${pickOf(choice.pick)}`
    found.set(key, [...(found.get(key) ?? []), choice])
  }
  return [...found.values()]
}

const different = <T>(list: readonly T[]): T[] => [...new Set(list)]
const fromOf = ({ pick }: Choice): Face | null =>
  typeof pick !== 'object' ? null : 'die' in pick ? pick.die : 'turn' in pick ? pick.turn[0] : null

/** The picker of a power. */
async function expectPicker(page: Page, group: readonly Choice[]): Promise<void> {
  const picker = page.locator('.picker')
  const accept = picker.locator('.choice.main')
  await expect(picker).toBeVisible()
  await read(page)
  await expectInSight(page)
  switch (pickOf(group[0]?.pick)) {
    case 'die': {
      await expect(picker.locator('.flat')).toHaveCount(different(group.map(fromOf)).length)
      await picker.locator('.flat').first().click()
      break
    }
    case 'turn': {
      const froms = different(group.map(fromOf))
      if (froms.length > 1) {
        await expect(picker.locator('.flat')).toHaveCount(froms.length)
        await picker.locator('.flat').first().click()
      }
      const [from] = froms
      await expect(picker.locator('.flat:not(.is-from)')).toHaveCount(
        group.filter((choice) => fromOf(choice) === from).length,
      )
      await expect(accept).toBeDisabled()
      await picker.locator('.flat:not(.is-from)').first().click()
      break
    }
    case 'monster':
      await expect(picker.getByRole('radio')).toHaveCount(group.length)
      for (const patient of await picker.locator('.patient').all())
        await expect(patient.locator('b').first()).not.toBeEmpty()
      await expect(accept).toBeDisabled()
      await picker.getByRole('radio').first().click()
      break
    case 'power':
      await expect(picker.locator('.own:not(.no)')).toHaveCount(group.length)
      await expect(accept).toBeDisabled()
      await picker.locator('.own:not(.no)').first().click()
      await expect(picker.locator('.note')).not.toBeEmpty()
      break
    case 'amount':
      await expect(picker.getByRole('button', { name: 'less' })).toBeVisible()
      break
    default:
      throw new Error('nothing is picked with it')
  }
  await expect(accept).toBeEnabled()
}

/** Every usable power has a button with its picture, and asks for its pick. */
async function expectUses(page: Page, prompt: Locator, choices: readonly Choice[]): Promise<void> {
  for (const group of groups(choices)) {
    const [first] = group
    // A choice about a single card shows that card, and lets it be read.
    const about =
      group.length === 1 && typeof first?.pick === 'object' && 'power' in first.pick ? first.pick.power : first?.power
    const offer = prompt.locator('.offer', { has: page.locator(`use[href="#cards-${about?.split('#')[0]}"]`) })
    if (about !== first?.power)
      expect(
        ((await offer.first().locator('small').textContent()) ?? '').length,
        `the text of ${about}`,
      ).toBeGreaterThan(10)
    expect(await offer.count(), `${group[0]?.power} has a button`).toBeGreaterThan(0)
    const isPicked = group.length > 1 || pickOf(group[0]?.pick) === 'amount'
    if (!isPicked) continue
    await read(page)
    await offer.first().locator('.choice').click()
    // A sentence asks for the pick.
    await expect(prompt.locator('h2')).toContainText('pick')
    await expectPicker(page, group)
    await page.locator('.picker').getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('.picker')).toHaveCount(0)
  }
}

/** A button with these words and its effects. */
async function expectChoice(prompt: Locator, words: string | RegExp, isUsual?: boolean): Promise<void> {
  const button = prompt.locator('.choice', { has: prompt.page().locator('b', { hasText: words }) })
  await expect(button).toHaveCount(1)
  if (isUsual !== undefined) await expect(button).toHaveClass(isUsual ? /\bmain\b/ : /^(?!.*\bmain\b)/)
}

/** The key of a choice stands beside its words and numbers. */
export async function expectKeysBesideWords(page: Page): Promise<void> {
  const covered = await page.locator('#prompt .choice kbd').evaluateAll((caps) =>
    caps.flatMap((cap) => {
      const key = cap.getBoundingClientRect()
      const isUnder = ({ left, top, right, bottom }: DOMRect) =>
        left < key.right && key.left < right && top < key.bottom && key.top < bottom
      const linesOf = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()]
      }
      const parts = [...(cap.parentElement?.querySelectorAll('b, small, .fx > *') ?? [])]
      return parts
        .filter((part) => linesOf(part).some(isUnder))
        .map((part) => `${cap.textContent} over ${part.textContent.trim()}`)
    }),
  )
  expect(covered).toEqual([])
}

/** All buttons, numbers and words of the prompt can be seen: nothing overlaps, everything can be scrolled into view,
    and no text is cut off. */
async function expectInSight(page: Page): Promise<void> {
  const faults = await page.locator('#prompt').evaluate((prompt) => {
    const found: string[] = []
    const called = (element: Element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`
    const hit = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(x + width / 2, y + height / 2)
      return { there, isIt: there !== null && (element.contains(there) || there.contains(element)) }
    }
    const all = [
      ...prompt.querySelectorAll('.choice, .flat, .own, .patient, .tile-pick, .fx > span, .step button'),
    ].filter((one) => one.getClientRects().length > 0)
    for (const one of all) {
      const { there, isIt } = hit(one)
      // Scrolled content ends at an edge of its scroller: the footer below that is no part of it.
      const scroller = one.closest('.owners')?.getBoundingClientRect()
      const { y, height } = one.getBoundingClientRect()
      const isCut = scroller !== undefined && (y + height / 2 > scroller.bottom || y + height / 2 < scroller.top)
      if (!isIt && !isCut && there && prompt.contains(there)) found.push(`${called(there)} lies over ${called(one)}`)
      if (isIt) continue
      one.scrollIntoView({ block: 'nearest' })
      if (!hit(one).isIt) found.push(`${called(one)} cannot be reached`)
    }
    for (const one of prompt.querySelectorAll(
      '.choice, .choice small, .own b, .tile-pick small, .fresh .text, .note',
    )) {
      if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).display !== 'inline')
        found.push(`${called(one)} is cut`)
    }
    scrollTo(0, 0)
    for (const one of prompt.querySelectorAll('.owners')) one.scrollTop = 0
    prompt.closest('.dock')?.scrollTo(0, 0)
    return found
  })
  expect(faults).toEqual([])
  await expectKeysBesideWords(page)
}

export async function expectItsLayout(page: Page, question: Question | null, view: TableView | null): Promise<void> {
  if (!question || !view) throw new Error('nothing is asked')
  const prompt = page.locator('#prompt')
  const { choices, decision } = question
  const of = (verb: Choice['verb']) => choices.filter((choice) => choice.verb === verb)
  // The usual answer is marked, unless another one wins the game.
  const wins = ({ effects }: Choice) =>
    effects.some(
      (event) =>
        event.event === 'game_over' && typeof event.outcome === 'object' && event.outcome.won.seat === question.seat,
    )
  const usual = choices.some(wins) && !choices.every(wins) ? undefined : true
  if (usual === undefined) await expect(prompt.locator('.choice.main')).toContainText('you win')
  // Never two red buttons.
  expect(await prompt.locator('.choice.main').count()).toBeLessThanOrEqual(1)
  await expectInSight(page)
  switch (decision.decision) {
    case 'keep': {
      const dice = view.turn?.dice.length ?? 0
      await expect(page.locator('.tray .die[aria-disabled="false"]')).toHaveCount(question.keep === 'any' ? dice : 0)
      if (question.keep === 'any') await expectChoice(prompt, `Roll ${dice} dice`, true)
      await expectChoice(prompt, /^(Stop rolling|Keep all and stop)$/, question.keep === 'all')
      await expect(prompt.locator('.rolls')).toHaveAttribute(
        'aria-label',
        new RegExp(`^${decision.rolls_left || 'no'} roll`),
      )
      await expectUses(page, prompt, choices)
      return
    }
    case 'start':
      await expectChoice(prompt, 'Roll', usual)
      return expectUses(page, prompt, choices)
    case 'probe':
      await expectChoice(prompt, 'Leave it', usual)
      return expectUses(page, prompt, choices)
    case 'fix':
      await expectChoice(prompt, 'Go on', usual)
      return expectUses(page, prompt, choices)
    case 'side_dice':
      await expect(page.locator('.side-dice .flat')).toHaveCount(view.turn?.tray.length ?? 0)
      await expectChoice(prompt, 'Go on', usual)
      return expectUses(page, prompt, choices)
    case 'resolve': {
      for (const { face } of of('resolve'))
        await expect(prompt.locator(`.choice use[href="#dice-face-${face}"]`)).toHaveCount(1)
      for (const { token } of of('cure'))
        await expect(prompt.locator(`.choice use[href="#tokens-${token}"]`)).not.toHaveCount(0)
      // Hearts are assigned only if one of them has an effect: it heals, cures, or feeds a power.
      const does = choices.some(({ effects }) =>
        effects
          .slice(0, 3)
          .some(
            ({ event }, at) =>
              event === 'block_resolved' &&
              (effects[at + 1]?.event === 'healed' || effects[at + 1]?.event === 'token_removed'),
          ),
      )
      await expect(prompt.locator('.to-give svg')).toHaveCount(does ? (view.turn?.hearts ?? 0) : 0)
      await expect(prompt.locator('.choice.main')).toHaveCount(1)
      await expect(prompt.locator('.choice.main')).toContainText('Enter')
      await expect(prompt.locator('.ask > p:not(.whose)')).not.toContainText('order matters')
      return expectUses(page, prompt, choices)
    }
    case 'tile':
      await expect(prompt.locator('.tile-pick')).toHaveCount(of('take').length)
      for (const words of await prompt.locator('.tile-pick small').allInnerTexts())
        expect(words.length).toBeGreaterThan(10)
      return expectChoice(prompt, 'Take none')
    case 'threat': {
      await expect(prompt.locator('.ask')).toContainText(
        decision.loss === 0 ? 'you lose nothing' : new RegExp(`\\b${decision.loss}\\b`),
      )
      await expectChoice(prompt, 'Take it')
      // Every answer says how many hearts it leaves, or that the damage is still to come.
      for (const choice of await prompt.locator('.choice').all()) {
        const hearts = choice.locator('.fx > span', { has: page.locator('use[href="#tokens-heart"]') })
        if ((await choice.getByText(/roll to see|still lands|rest still comes/).count()) > 0)
          await expect(hearts).toHaveCount(0)
        else await expect(hearts.first(), await choice.innerText()).toHaveText(/\d/)
      }
      await expect(prompt.locator('.choice', { hasText: 'Take it' }).locator('.fx')).toHaveCount(1)
      const blows = page.locator('.loss, .blow').filter({ visible: true })
      if (question.threats?.some(({ hearts }) => hearts > 0)) await expect(blows).not.toHaveCount(0)
      else await expect(blows).toHaveCount(0)
      return expectUses(page, prompt, choices)
    }
    case 'leave':
      await expectChoice(prompt, 'Leave')
      await expectChoice(prompt, 'Stay')
      await expect(prompt.locator('.choice.main')).toHaveCount(1)
      await expect(prompt.locator('.choice .fx')).toHaveCount(2)
      return
    case 'left':
      await expectChoice(prompt, 'Keep my card', usual)
      return expectUses(page, prompt, choices)
    case 'shop': {
      const energy = view.monsters[question.seat]?.energy ?? 0
      for (const { power } of of('buy')) {
        const offer = prompt
          .locator('.offer, .ware', { has: page.locator(`use[href="#cards-${power?.split('#')[0]}"]`) })
          .filter({ hasText: 'Buy ' })
        await expect(offer).toHaveCount(1)
        const price = view.figures[question.seat]?.prices[view.market.indexOf(power ?? '')]?.now ?? 0
        if (price > 0) await expect(offer.locator('.fx')).toContainText(new RegExp(`${energy}\\D*${energy - price}`))
      }
      // Impossible picks are shown, too, with the reason.
      await expect(prompt.locator('.choice', { hasText: 'Sweep the market' })).toHaveCount(1)
      if (of('sweep').length === 0) await expect(prompt.locator('.choice.no small')).not.toBeEmpty()
      await expectChoice(prompt, 'End turn', usual)
      return expectUses(page, prompt, choices)
    }
    case 'reveal':
      await expect(prompt.locator('.fresh')).toHaveCount(uses(choices).length)
      for (const words of await prompt.locator('.fresh .text').allInnerTexts()) expect(words.length).toBeGreaterThan(5)
      for (const price of await prompt.locator('.fresh .price').allInnerTexts()) expect(price).toMatch(/\d/)
      await expect(prompt.getByRole('button', { name: /^Buy it/ })).toHaveCount(uses(choices).length)
      return expectChoice(prompt, 'Pass')
    case 'choose':
      return expectPicker(page, choices)
    case 'sell':
      await expectChoice(prompt, 'Sell nothing', usual)
      return expectUses(page, prompt, choices)
    case 'again':
      await expectChoice(prompt, /enough/, usual)
      return expectUses(page, prompt, choices)
  }
}
