import { describe, expect, it } from 'vitest'
import { ordersFor, type Ordered } from '../../src/model/orders'
import { POWERS } from '../../src/model/powers'

const keep: Ordered = { kind: 'keep', cost: {} }

describe('orders that a power can be given', () => {
  it('are none where it is never offered by itself', () => {
    expect(ordersFor(keep)).toEqual([])
    // While dice are rolled, and where a number must be said, one is asked in any case.
    expect(ordersFor({ ...keep, uses: ['keep'] })).toEqual([])
    expect(ordersFor({ ...keep, uses: ['choose'] })).toEqual([])
  })

  it('are all where it only has to be said', () => {
    expect(ordersFor({ ...keep, uses: ['threat'] })).toEqual(['always', 'at_most', 'never'])
    expect(ordersFor({ ...keep, uses: ['keep', 'shop'] })).toEqual(['always', 'at_most', 'never'])
  })

  it('never pick anything, nor throw a card away by themselves', () => {
    expect(ordersFor({ ...keep, uses: ['fix'], picks: true })).toEqual(['never'])
    expect(ordersFor({ ...keep, uses: ['start'], spends: true })).toEqual(['at_most', 'never'])
  })

  it('hold for the cards of the game', () => {
    expect(ordersFor(POWERS['wings'])).toEqual(['always', 'at_most', 'never'])
    expect(ordersFor(POWERS['smoke-cloud'])).toEqual([])
    expect(ordersFor(POWERS['monster-batteries'])).toEqual([])
    expect(ordersFor(POWERS['alien-metabolism'])).toEqual([])
  })
})
