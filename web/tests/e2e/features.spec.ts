// Features of a table besides the game itself, each used as a person would use it.

import type { Page } from '@playwright/test'
import { asking, at, commands, recordedQuestion } from './asked'
import { fake, infoOf } from './fake'
import { hurry, Player, playNow, seeResult, visitor, watch } from './player'
import { playFrom } from './position'
import { expect, live, test } from './test'
import { acknowledged, read, stopClock } from './time'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: { width: 1440, height: 900 } })

const setting = (page: Page, key: string) =>
  page.evaluate((name) => (JSON.parse(localStorage.getItem('kaiju') ?? '{}') as Record<string, unknown>)[name], key)

test.describe('the table before the start', () => {
  live('friends come by link, the host chooses rules and bots, and can send somebody away', async ({ browser }) => {
    const host = await visitor(browser, '/')
    await host.getByRole('button', { name: 'New table' }).click()
    await expect(
      host.getByRole('img', { name: 'QR code of the invite link' }).locator('svg path').first(),
    ).toBeAttached()
    const link = await host.getByRole('textbox', { name: /link/i }).inputValue()
    expect(link).toBe(host.url())

    const stranger = await visitor(browser, link, PHONE)
    await stranger.getByRole('button', { name: 'Sit here' }).first().click()
    await expect(host.locator('.chair:not(.empty)')).toHaveCount(2)
    await host.getByRole('button', { name: /^Remove / }).click()
    await expect(stranger.locator('.chair.mine')).toHaveCount(0)
    // It is said at once, not only to those who try to sit down again.
    await expect(stranger.getByRole('alert').filter({ hasText: 'You have been removed' })).toBeVisible()
    await expect(stranger.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
    // A page that was loaded anew learns it when it asks for a seat.
    await stranger.reload()
    await stranger.getByRole('button', { name: 'Sit here' }).first().click()
    await expect(stranger.getByRole('alert')).toHaveText(/You have been removed/)
    await expect(stranger.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
    await expect(stranger.locator('.chair.mine')).toHaveCount(0)

    const guest = await visitor(browser, link, PHONE)
    await guest.getByRole('button', { name: 'Sit here' }).first().click()
    await expect(guest.locator('.chair.mine')).toHaveCount(1)

    // Bots by strength, each with a line about it
    await host.getByRole('button', { name: 'Add a bot' }).first().click()
    await host.getByRole('button', { name: /^Casual, strength 3 of 8/ }).click()
    const strengths = host.getByRole('dialog', { name: /^Bot in seat/ })
    await expect(strengths.getByRole('radio')).toHaveCount(8)
    await expect(strengths.getByRole('radio', { name: /^Casual/ })).toBeChecked()
    for (const line of await strengths.locator('small').allTextContents()) expect(line.trim()).not.toBe('')
    await strengths.getByRole('radio', { name: /^Expert/ }).check()
    await host.keyboard.press('Escape')
    await expect(host.getByRole('button', { name: /^Expert, strength 7 of 8/ })).toBeVisible()

    // Rules: a preset, its tiles, and single switches; the guest sees them and cannot change them.
    await host.getByRole('radio', { name: /^Dark Edition/ }).check()
    await host.getByRole('radio', { name: 'Green' }).check()
    await host.getByText('printings and house rules').click()
    await host.getByRole('button', { name: 'House rules' }).click()
    await host
      .getByRole('combobox', { name: /^Twenty points win/ })
      .selectOption({ label: 'at the end of your own turn' })
    await host.keyboard.press('Escape')
    const green = guest.getByRole('group', { name: 'Wickedness tiles' }).getByRole('radio', { name: 'All green' })
    await expect(green).toBeChecked()
    await expect(green).toBeDisabled()
    await guest.locator('summary', { hasText: 'House rules: 1 changed' }).click()
    await guest.getByRole('button', { name: 'House rules: 1 changed' }).click()
    await expect(guest.getByRole('combobox', { name: /^Twenty points win/ })).toHaveValue('own_turn')
    await expect(guest.getByRole('combobox', { name: /^Twenty points win/ })).toBeDisabled()

    await host.getByRole('button', { name: 'Start' }).click()
    await expect(guest.locator('.game')).toBeVisible()
    await expect(guest.locator('.where')).toContainText('Dark Edition')
  })

  live(
    'a rule that cannot be played is refused where it was chosen, with the reason, and is not shown as chosen',
    async ({ browser }) => {
      const page = await visitor(browser, '/')
      await page.getByRole('button', { name: 'New table' }).click()
      await page.getByText('printings and house rules').click()
      await page.getByRole('button', { name: 'House rules' }).click()
      const sheet = page.getByRole('dialog')
      const skybeam = page.getByRole('combobox', { name: /^Skybeam heals/ })
      await skybeam.selectOption('outside')
      const why = sheet.locator('li', { has: skybeam }).getByRole('alert')
      await expect(why).toContainText('Skybeam is a red wickedness tile')
      await expect(why).toBeInViewport()
      // Switches are called as they are here.
      await expect(why).not.toContainText('=')
      await expect(skybeam).toHaveValue('everywhere')
      await sheet.getByRole('combobox', { name: /^Twenty points win/ }).selectOption('own_turn')
      await expect(why).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'House rules: 1 changed' })).toBeVisible()
      await expect(page.locator('.banner.refused')).toHaveCount(0)
    },
  )

  live('a changed name says how it was changed, and why', async ({ browser }) => {
    const page = await visitor(browser, '/')
    await page.getByRole('button', { name: 'New table' }).click()
    const field = page.getByRole('textbox', { name: 'Your name' })
    const note = page.locator('.chair.mine').getByRole('status')
    await field.fill('<b>x</b>')
    await field.press('Enter')
    await expect(note).toContainText('“bxb”')
    await expect(note).toContainText('letters')
    await expect(field).toHaveValue('bxb')
    await field.fill('Jan Novák')
    await field.press('Enter')
    await expect(field).toHaveValue('Jan Novák')
    await expect(note).toHaveCount(0)
    await page.getByRole('button', { name: 'Share this device' }).first().click()
    await page.getByRole('textbox', { name: 'Your name' }).nth(1).fill('Jan Novák')
    await page.getByRole('textbox', { name: 'Your name' }).nth(1).press('Enter')
    await expect(note).toContainText('“Jan Novák-2”')
    await expect(note).toContainText('has this name')

    await page.goto('/settings')
    await page.getByRole('textbox', { name: 'Your name' }).fill('🦖🦖')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.named').getByRole('status')).toContainText('“Guest”')
    await page.getByRole('textbox', { name: 'Your name' }).fill(' Ada  L ')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.named').getByRole('status')).toHaveText('Saved.')
  })

  live('several players sit around one device, and each is asked in turn', async ({ browser, seed }) => {
    const page = await visitor(browser, '/')
    await page.getByRole('button', { name: 'New table' }).click()
    await page.getByRole('button', { name: 'Share this device' }).first().click()
    await expect(page.locator('.chair.mine')).toHaveCount(2)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.locator('#prompt')).toBeVisible()
    const asked = new Set<string>()
    await new Player(page, seed).until(async () => {
      asked.add((await page.locator('.mon.is-active .mon-who b').textContent()) ?? '')
      return asked.size === 2
    })
    await expect(page.locator('.mon.is-me')).toHaveCount(2)
  })
})

test.describe('a running game', () => {
  live('a choice is taken back', async ({ page }) => {
    await hurry(page)
    await playFrom(page, 'Me: 5 hearts, 1 poison, 1 shrink, to resolve heart heart heart 1 2 energy', 'Bob:')
    const prompt = page.locator('#prompt')
    await expect(prompt.locator('.choice')).not.toHaveCount(0)
    await expect(page.locator('.take-back')).toHaveCount(0)
    const before = await prompt.innerText()
    await read(page)
    await page.keyboard.press('1')
    await expect(page.locator('.take-back')).toBeVisible()
    await read(page)
    await page.keyboard.press('Backspace')
    await expect(page.locator('.take-back')).toHaveCount(0)
    expect(await prompt.innerText()).toBe(before)
    await expect(page.locator('.banner.refused')).toHaveCount(0)
  })

  live('orders are given, kept, withdrawn and honoured', async ({ page, seed }) => {
    await hurry(page)
    await playFrom(page, 'Me: city, 8 hearts, 3 energy, to buy', 'Bob:', 'market corner-store, wings, jets')
    const leave = page.getByRole('switch', { name: /^Leave Tokyo/ })
    const orders = async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Standing orders' }).click()
    }
    const order = async () => {
      await leave.check()
      for (let hearts = 4; hearts < 12; hearts++) await page.getByRole('button', { name: 'more', exact: true }).click()
      await page.keyboard.press('Escape')
      await acknowledged(page)
    }
    await orders()
    await order()
    await page.reload()
    await orders()
    await expect(leave).toBeChecked()
    await leave.uncheck()
    await acknowledged(page)
    await page.reload()
    await orders()
    await expect(leave).not.toBeChecked()
    await order()

    // The order to leave at any number of hearts is honoured: the question never comes.
    const mine = (await page.locator('.mon.is-me .mon-who b').textContent()) ?? ''
    let asked = false
    await new Player(page, seed).until(async () => {
      asked ||= (await page.locator('#prompt h2', { hasText: 'Leave Tokyo' }).count()) > 0
      return (await page.locator('.log li', { hasText: `${mine} leaves Tokyo` }).count()) > 0
    })
    expect(asked).toBe(false)
  })

  test('a card is used by order', async ({ page }) => {
    const asked = recordedQuestion('threat', ({ question, view }) =>
      (view.monsters[question.seat]?.powers ?? []).includes('wings'),
    )
    const seat = asked.question.seat
    const sent = await at(
      page,
      asked,
      {},
      { orders: [[seat, { leave_at_most: 3, pass_unaffordable: false, powers: [] }]] },
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Standing orders' }).click()
    await expect(page.getByRole('switch', { name: /^Leave Tokyo/ })).toBeChecked()
    // Cards that work by themselves need no order.
    await expect(page.getByRole('group', { name: 'Alien Metabolism' })).toHaveCount(0)
    await page.getByRole('group', { name: 'Wings' }).getByRole('radio', { name: 'Always' }).check()
    await expect
      .poll(() => commands(sent).at(-1))
      .toEqual({
        type: 'set_orders',
        seat,
        orders: { leave_at_most: 3, pass_unaffordable: false, powers: [{ power: 'wings', when: 'always' }] },
      })
  })

  test('orders to leave and to stay never contradict each other', async ({ page }) => {
    const asked = recordedQuestion('keep', () => true)
    const seat = asked.question.seat
    const sent = await at(
      page,
      asked,
      {},
      { orders: [[seat, { leave_at_most: 8, pass_unaffordable: false, powers: [] }]] },
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Standing orders' }).click()
    const numbers = () => {
      const orders = commands(sent).at(-1)?.orders
      return [orders?.leave_at_most, orders?.stay_at_least]
    }
    const steps = page.locator('.orders .step')
    await page.getByRole('switch', { name: /^Stay if/ }).check()
    await expect.poll(numbers).toEqual([6, 7])
    await steps.nth(0).getByRole('button', { name: 'more' }).click()
    await expect.poll(numbers).toEqual([7, 8])
    for (let n = 7; n >= 2; n -= 1) await steps.nth(1).getByRole('button', { name: 'less' }).click()
    await expect.poll(numbers).toEqual([1, 2])
    await expect(steps.nth(1).getByRole('button', { name: 'less' })).toBeDisabled()
  })

  live('a stranger watches, the player resigns, and there is a rematch', async ({ browser }) => {
    const page = await playNow(browser)
    const stranger = await visitor(browser, new URL(page.url()).pathname, PHONE)
    await expect(stranger.locator('#prompt')).toContainText('watching')
    await expect(stranger.locator('#prompt button.choice')).toHaveCount(0)
    await expect(stranger.getByRole('button', { name: 'Standing orders' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await expect(page.getByRole('alert')).toContainText('Resign?')
    await page.getByRole('alert').getByRole('button', { name: 'Resign' }).click()
    await seeResult(page)
    await expect(page.locator('.standing li')).toHaveCount(4)
    const before = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect(page.locator('.game #prompt')).toBeVisible()
    expect(page.url()).not.toBe(before)
  })

  live('the live region tells what happened and what is asked', async ({ browser, seed }) => {
    const page = await playNow(browser)
    const region = page.locator('.game [aria-live="polite"]')
    const player = new Player(page, seed)
    await player.press()
    await player.until(async () => /rolled/.test((await region.textContent()) ?? ''))
    // The cause comes before the question, in one paragraph.
    await expect(region.locator('p').last()).toHaveText(/rolled .*\..*[?.]/)
  })
})

live('pressing "Play now" before the server has answered starts the game all the same', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })).newPage()
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/me', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  answer()
  await expect(page.locator('#prompt')).toBeVisible()
  await expect(page.locator('.mon .mon-who small', { hasText: 'Casual' }).first()).toBeAttached()
})

test.describe('the guided first game', () => {
  live('leads through the first turns and says goodbye', async ({ browser, seed }) => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    await stopClock(page)
    await page.addInitScript(() => {
      const chosen = { speed: 'off', sound: false, askOrder: true }
      if (!localStorage.getItem('kaiju')) localStorage.setItem('kaiju', JSON.stringify(chosen))
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Show me' }).click()
    const guide = page.getByRole('status', { name: 'Hints for the first game' })
    await expect(guide).toContainText('giant monster')
    const read: string[] = []
    await new Player(page, seed).until(async () => {
      for (; (await guide.count()) > 0; await guide.getByRole('button', { name: /Got it|Finish this one/ }).click())
        read.push((await guide.locator('p').textContent()) ?? '')
      return (await setting(page, 'guided')) === true
    })
    expect(new Set(read).size).toBeGreaterThanOrEqual(3)
    expect(read.at(-1)).toContain('That’s the whole game')
    await expect(guide).toHaveCount(0)
  })

  live('teaches one idea after another to whoever follows it, and ends in a real game', async ({ browser, seed }) => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    await stopClock(page)
    await page.addInitScript(() => {
      const chosen = { speed: 'off', sound: false }
      if (!localStorage.getItem('kaiju')) localStorage.setItem('kaiju', JSON.stringify(chosen))
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Show me' }).click()
    const guide = page.getByRole('status', { name: 'Hints for the first game' })
    await expect(guide).toHaveAttribute('data-hint', 'welcome')
    const player = new Player(page, seed)
    const hints: string[] = []
    const press = (name: RegExp) => player.answer(() => page.locator('#prompt').getByRole('button', { name }).click())
    /** The dice that the hints of this turn are about. */
    const KEPT: Record<string, string> = { sets: '3', energy: 'energy', claws: 'claw', hearts: 'heart' }
    while (hints.at(-1) !== 'done') {
      expect(await player.asked()).toBe('asked')
      // Now and then there is only a remark, or nothing to tell.
      const hint = await page.evaluate(() => document.querySelector('.guide')?.getAttribute('data-hint'))
      if (hint && hint !== hints.at(-1)) hints.push(hint)
      if (hint === 'done') break
      const asks = await page.locator('#prompt').getAttribute('data-asks')
      if (asks === 'keep') {
        const faces = hints.flatMap((told) => KEPT[told] ?? [])
        for (const face of new Set(faces))
          for (let left = await page.locator(`.rolling .die[data-face="${face}"]`).count(); left > 0; left--)
            await page.locator(`.rolling .die[data-face="${face}"]`).first().click()
        await press((await page.locator('.rolling .die').count()) > 0 ? /^Roll/ : /^(Stop|Keep all)/)
      } else if (asks === 'leave') await press(/Leave/)
      else if (asks === 'shop') await player.answer(() => page.locator('.ware:not([disabled])').first().click())
      else await player.press()
    }
    expect(hints).toEqual(['welcome', 'sets', 'energy', 'tokyo', 'claws', 'leave', 'hearts', 'shop', 'city', 'done'])
    const lesson = page.url()
    await guide.getByRole('button', { name: 'Play a real game' }).click()
    await expect(page).not.toHaveURL(lesson)
    await expect(page.locator('.game[data-phase="playing"]')).toBeVisible()
    await expect(page.locator('.mon')).toHaveCount(4)
    await expect(guide).toHaveCount(0)
    // The lesson is over, and leaves nothing unfinished behind; nor is it offered again.
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0)
    await expect(page.locator(`a[href="${new URL(lesson).pathname}"]`)).toHaveCount(0)
  })

  live('can be skipped, and is not offered again', async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Show me' }).click()
    const guide = page.getByRole('status', { name: 'Hints for the first game' })
    await guide.getByRole('button', { name: 'No more hints' }).click()
    await expect(guide).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0)
  })
})

test.describe('the table as its rules are', () => {
  const keep = () => ({ ...recordedQuestion('keep'), rules: 'czech' })

  test('wickedness is shown wherever it is played', async ({ page }) => {
    const asked = keep()
    await at(page, { ...asked, rules: 'czech, wickedness=red' })
    await expect(page.locator('.mon .stat.wickedness').first()).toBeVisible()
    await expect(page.locator('.mon .wick').first()).toBeVisible()
  })

  test('in a duel of the Dark Edition Tokyo gives energy', async ({ page }) => {
    const asked = recordedQuestion('keep')
    const monsters = asked.view.monsters.slice(0, 2).map((monster, seat) => ({
      ...monster,
      alive: true,
      place: seat === 0 ? ('city' as const) : ('outside' as const),
    }))
    const turn = asked.view.turn ? { ...asked.view.turn, seat: 0 } : null
    const numbers = { ...asked.view.numbers, income: 1, tokyo_pays: 'energy' as const }
    const view = { ...asked.view, monsters, turn, numbers }
    await at(page, { rules: 'dark', question: { ...asked.question, seat: 0 }, view })
    await expect(page.locator('.plaque')).toContainText(/\+1.*each turn/)
  })

  test('around one device the prompt says whose decision it is', async ({ page }) => {
    const asked = keep()
    const info = infoOf(asked.view.monsters.length, 'czech', asked.question.seat)
    await at(
      page,
      asked,
      {},
      { info: { ...info, seats: info.seats.map((seat) => ({ ...seat, occupant: { kind: 'guest', guest: 'me' } })) } },
    )
    await expect(page.locator('#prompt .whose')).toContainText(info.seats[asked.question.seat]?.name ?? '')
  })
})

test('a page that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.route('**/assets/TableScreen-*.js', (route) => route.abort())
  await fake(page, asking(recordedQuestion('keep')))
  await page.goto('/t/k7m2p9xq')
  await expect(page.getByRole('alert')).toContainText('Something broke')
  await page.unroute('**/assets/TableScreen-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#prompt h2')).not.toBeEmpty()
})

live('the log leads to the replay of each turn', async ({ browser, seed }) => {
  const page = await playNow(browser)
  await new Player(page, seed).until(async () => (await page.locator('.log details').count()) > 3)
  const link = page
    .locator('.log details')
    .nth(1)
    .getByRole('link', { name: /Watch turn \d+ again/ })
  const turn = /\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const replay = await visitor(browser, (await link.getAttribute('href')) ?? '')
  await expect(replay).toHaveTitle(new RegExp(`turn ${turn} `))
})

test('no error is written while a question is shown', async ({ page }) => {
  const errors = watch(page)
  await at(page, recordedQuestion('reveal'))
  await expect(page.locator('.fresh .card .new')).toBeVisible()
  expect(errors).toEqual([])
})
