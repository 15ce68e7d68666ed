// Facts about cards and tiles. Written from the engine: see crates/web/tests/powers.

/** The rulebooks. */
export const RULE_SETS = ['czech', 'spanish', 'polish', 'dark', 'modern'] as const
export type RuleSetName = (typeof RULE_SETS)[number]

export interface Power {
  kind: 'keep' | 'discard' | 'tile'
  /** The printed price in each rule set that has the card. */
  cost: Partial<Record<RuleSetName, number>>
  /** The printed price where a switch has another value, such as `batteries=2016`. */
  house?: Readonly<Record<string, number>>
  /** Tiles: the space of the track, and the side on which it is printed. */
  level?: number
  side?: 'red' | 'green'
  /** Tiles: whether it stays with its owner. */
  stays?: boolean
  /** The switches on which its text depends, and for their values the attribute with the text, if it is not `text`. */
  words?: { by: readonly string[]; as: Readonly<Record<string, string>> }
  /** The standing orders that it takes. */
  orders?: readonly ('always' | 'at_most' | 'never')[]
}

/** One price in all rule sets. */
const everywhere = (cost: number): Power['cost'] => ({ czech: cost, spanish: cost, polish: cost, dark: cost, modern: cost })

export const POWERS: Readonly<Record<string, Power>> = {
  'acid-attack': { kind: 'keep', cost: everywhere(6), words: { by: ['claw_adders'], as: { 'claws': 'dark-text' } } },
  'alien-metabolism': { kind: 'keep', cost: everywhere(3) },
  'alpha-monster': { kind: 'keep', cost: everywhere(5), words: { by: ['alpha_monster'], as: { 'claw': 'polish-text' } } },
  'apartment-building': { kind: 'discard', cost: everywhere(5) },
  'armor-plating': { kind: 'keep', cost: everywhere(4) },
  'background-dweller': { kind: 'keep', cost: everywhere(4), orders: ['never'] },
  'burrowing': { kind: 'keep', cost: everywhere(5), words: { by: ['claw_adders', 'burrowing', 'burrowing_wound'], as: { 'damage attacking_tokyo place': 'house-1-text', 'damage attacking_tokyo attacker': 'house-2-text', 'damage in_tokyo place': 'house-3-text', 'damage in_tokyo tokyo': 'house-4-text', 'damage in_tokyo attacker': 'house-5-text', 'claws attacking_tokyo place': 'house-6-text', 'claws attacking_tokyo tokyo': 'house-7-text', 'claws attacking_tokyo attacker': 'house-8-text', 'claws in_tokyo place': 'house-9-text', 'claws in_tokyo tokyo': 'dark-text', 'claws in_tokyo attacker': 'house-10-text' } } },
  'camouflage': { kind: 'keep', cost: everywhere(3), orders: ['always', 'at_most', 'never'] },
  'commuter-train': { kind: 'discard', cost: everywhere(4) },
  'complete-destruction': { kind: 'keep', cost: everywhere(3), words: { by: ['claw_adders'], as: { 'claws': 'dark-text' } } },
  'corner-store': { kind: 'discard', cost: everywhere(3) },
  'dedicated-news-team': { kind: 'keep', cost: everywhere(3) },
  'drop-from-high-altitude': { kind: 'discard', cost: everywhere(5), words: { by: ['drop_clears_tokyo'], as: { 'yes': 'dark-text' } } },
  'eater-of-the-dead': { kind: 'keep', cost: everywhere(4) },
  'energize': { kind: 'discard', cost: everywhere(8) },
  'energy-hoarder': { kind: 'keep', cost: everywhere(3) },
  'evacuation-orders': { kind: 'discard', cost: everywhere(7) },
  'even-bigger': { kind: 'keep', cost: everywhere(4), words: { by: ['max_hp_cap', 'even_bigger_loss'], as: { '12 minus2': 'house-1-text', '12 clamp': 'dark-text', 'none clamp': 'house-2-text' } } },
  'extra-head': { kind: 'keep', cost: everywhere(7) },
  'fire-blast': { kind: 'discard', cost: everywhere(3) },
  'fire-breathing': { kind: 'keep', cost: everywhere(4), words: { by: ['fire_breathing'], as: { 'nonattack': 'spanish-text', 'always': 'polish-text', 'any_damage': 'house-1-text' } } },
  'freeze-time': { kind: 'keep', cost: { czech: 5, spanish: 5, polish: 5, dark: 6, modern: 5 }, words: { by: ['freeze_time_dice'], as: { 'cumulative': 'dark-text' } }, orders: ['always', 'at_most', 'never'] },
  'frenzy': { kind: 'discard', cost: everywhere(7), words: { by: ['frenzy_end_step'], as: { 'normal': 'dark-text' } } },
  'friend-of-children': { kind: 'keep', cost: everywhere(3) },
  'gas-refinery': { kind: 'discard', cost: everywhere(6) },
  'giant-brain': { kind: 'keep', cost: everywhere(5) },
  'gourmet': { kind: 'keep', cost: { czech: 4, spanish: 4, polish: 4, dark: 6, modern: 4 } },
  'heal': { kind: 'discard', cost: { czech: 3, spanish: 3, polish: 3, modern: 3 } },
  'healing-ray': { kind: 'keep', cost: { czech: 4, spanish: 4, polish: 4, modern: 4 } },
  'herbivore': { kind: 'keep', cost: everywhere(5), words: { by: ['attack_definition', 'herbivore'], as: { 'dice_unless_prevented anyone': 'house-1-text', 'dice others': 'house-2-text', 'dice anyone': 'house-3-text', 'damage anyone': 'house-1-text' } } },
  'herd-culler': { kind: 'keep', cost: { czech: 3, spanish: 3, polish: 3, dark: 5, modern: 3 }, orders: ['never'] },
  'high-altitude-bombing': { kind: 'discard', cost: everywhere(4) },
  'it-has-a-child': { kind: 'keep', cost: everywhere(7), words: { by: ['deck'], as: { 'dark': 'dark-text' } } },
  'jet-fighters': { kind: 'discard', cost: everywhere(5) },
  'jets': { kind: 'keep', cost: everywhere(5), orders: ['always', 'at_most', 'never'] },
  'made-in-a-lab': { kind: 'keep', cost: everywhere(2), orders: ['always', 'at_most', 'never'] },
  'metamorph': { kind: 'keep', cost: everywhere(3), words: { by: ['metamorph_refund', 'metamorph_sale'], as: { 'paid shop': 'house-1-text', 'printed end': 'dark-text', 'printed shop': 'house-2-text' } }, orders: ['never'] },
  'mimic': { kind: 'keep', cost: { czech: 8, spanish: 8, polish: 8, modern: 8 }, words: { by: ['mimic_own_cards', 'copied_tokens'], as: { 'no same': 'house-1-text', 'yes fresh': 'spanish-text', 'yes same': 'polish-text' } }, orders: ['never'] },
  'monster-batteries': { kind: 'keep', cost: { czech: 2, spanish: 2, polish: 2, modern: 3 }, house: { 'batteries=2011': 2, 'batteries=2016': 3 }, words: { by: ['batteries', 'batteries_tick'], as: { '2011 every': 'house-1-text', '2016 owner': 'modern-text', '2016 every': 'house-2-text' } } },
  'national-guard': { kind: 'discard', cost: { czech: 3, spanish: 3, polish: 3, modern: 3 } },
  'nova-breath': { kind: 'keep', cost: everywhere(7) },
  'nuclear-power-plant': { kind: 'discard', cost: everywhere(6) },
  'omnivore': { kind: 'keep', cost: everywhere(4) },
  'opportunist': { kind: 'keep', cost: everywhere(3), orders: ['never'] },
  'parasitic-tentacles': { kind: 'keep', cost: everywhere(4), orders: ['never'] },
  'plot-twist': { kind: 'keep', cost: everywhere(3), orders: ['never'] },
  'poison-quills': { kind: 'keep', cost: everywhere(3), words: { by: ['claw_adders'], as: { 'claws': 'dark-text' } } },
  'poison-spit': { kind: 'keep', cost: { czech: 4, spanish: 4, polish: 4, modern: 4 }, words: { by: ['attack_definition'], as: { 'dice': 'house-1-text' } } },
  'psychic-probe': { kind: 'keep', cost: everywhere(3), orders: ['never'] },
  'rapid-healing': { kind: 'keep', cost: everywhere(3), orders: ['at_most', 'never'] },
  'regeneration': { kind: 'keep', cost: everywhere(4), words: { by: ['deck', 'regeneration_treats'], as: { 'classic must': 'polish-text', 'dark may': 'dark-text', 'dark must': 'dark-text' } }, orders: ['never'] },
  'rooting-for-the-underdog': { kind: 'keep', cost: { czech: 3, spanish: 3, polish: 3, modern: 3 }, words: { by: ['underdog_tie'], as: { 'tied': 'house-1-text' } } },
  'shrink-ray': { kind: 'keep', cost: everywhere(6), words: { by: ['attack_definition', 'shrink_ray'], as: { 'dice_unless_prevented hurt': 'dark-text', 'dice attacked': 'house-1-text', 'dice hurt': 'house-2-text', 'damage hurt': 'dark-text' } } },
  'skyscraper': { kind: 'discard', cost: everywhere(6) },
  'smoke-cloud': { kind: 'keep', cost: everywhere(4) },
  'solar-powered': { kind: 'keep', cost: { czech: 2, spanish: 2, polish: 2, dark: 3, modern: 2 } },
  'spiked-tail': { kind: 'keep', cost: everywhere(5), words: { by: ['claw_adders'], as: { 'claws': 'dark-text' } } },
  'stretchy': { kind: 'keep', cost: everywhere(3), orders: ['never'] },
  'tanks': { kind: 'discard', cost: everywhere(4) },
  'telepath': { kind: 'keep', cost: everywhere(4) },
  'urbavore': { kind: 'keep', cost: everywhere(4), words: { by: ['claw_adders'], as: { 'claws': 'dark-text' } } },
  'vast-storm': { kind: 'discard', cost: everywhere(6) },
  'were-only-making-it-stronger': { kind: 'keep', cost: everywhere(3) },
  'wings': { kind: 'keep', cost: everywhere(6), orders: ['always', 'at_most', 'never'] },
  'hibernation': { kind: 'keep', cost: { dark: 4 }, orders: ['never'] },
  'nanobots': { kind: 'keep', cost: { dark: 3 } },
  'natural-selection': { kind: 'keep', cost: { dark: 2 } },
  'reflective-hide': { kind: 'keep', cost: { dark: 6 } },
  'super-jump': { kind: 'keep', cost: { dark: 4 }, orders: ['always', 'at_most', 'never'] },
  'unstable-dna': { kind: 'keep', cost: { dark: 3 }, orders: ['never'] },
  'zombify': { kind: 'keep', cost: { dark: 4 } },
  'monster-pets': { kind: 'discard', cost: { dark: 0 } },
  'extra-head#2': { kind: 'keep', cost: { czech: 7, spanish: 7, polish: 7, modern: 7 } },
  'evacuation-orders#2': { kind: 'discard', cost: everywhere(7) },
  'tile-devious': { kind: 'tile', level: 3, side: 'red', stays: true, cost: {  } },
  'tile-eternal': { kind: 'tile', level: 3, side: 'red', stays: true, cost: {  } },
  'tile-skulking': { kind: 'tile', level: 3, side: 'red', stays: true, cost: {  } },
  'tile-tireless': { kind: 'tile', level: 3, side: 'red', stays: true, cost: {  } },
  'tile-cyberbrain': { kind: 'tile', level: 6, side: 'red', stays: true, cost: {  } },
  'tile-evil-lair': { kind: 'tile', level: 6, side: 'red', stays: true, cost: {  } },
  'tile-full-regeneration': { kind: 'tile', level: 6, side: 'red', stays: true, cost: {  } },
  'tile-widespread-panic': { kind: 'tile', level: 6, side: 'red', stays: false, cost: {  } },
  'tile-antimatter-beam': { kind: 'tile', level: 10, side: 'red', stays: true, cost: {  } },
  'tile-skybeam': { kind: 'tile', level: 10, side: 'red', stays: true, cost: {  }, words: { by: ['skybeam'], as: { 'outside': 'house-1-text' } } },
  'tile-barbs': { kind: 'tile', level: 3, side: 'green', stays: true, cost: {  } },
  'tile-final-roar': { kind: 'tile', level: 3, side: 'green', stays: true, cost: {  } },
  'tile-poison-spit': { kind: 'tile', level: 3, side: 'green', stays: true, cost: {  } },
  'tile-underdog': { kind: 'tile', level: 3, side: 'green', stays: true, cost: {  }, words: { by: ['attack_definition'], as: { 'dice': 'house-1-text' } } },
  'tile-defender-of-tokyo': { kind: 'tile', level: 6, side: 'green', stays: true, cost: {  } },
  'tile-fluxling': { kind: 'tile', level: 6, side: 'green', stays: true, cost: {  }, orders: ['never'] },
  'tile-have-it-all': { kind: 'tile', level: 6, side: 'green', stays: true, cost: {  } },
  'tile-sonic-boomer': { kind: 'tile', level: 6, side: 'green', stays: true, cost: {  } },
  'tile-final-push': { kind: 'tile', level: 10, side: 'green', stays: false, cost: {  } },
  'tile-starburst': { kind: 'tile', level: 10, side: 'green', stays: false, cost: {  } },
}

/** The menus of a player's own turn: most powers can be used at any of them. */
export const OWN_MENUS = ['start', 'keep', 'fix', 'resolve', 'shop', 'sell'] as const

/** The values of the switches on which names and texts depend, in the order of the rule sets. */
export const SWITCHES: Readonly<Record<string, readonly string[]>> = {
  alpha_monster: ['wound', 'wound', 'claw', 'claw', 'claw'],
  attack_definition: ['dice_unless_prevented', 'dice_unless_prevented', 'damage', 'damage', 'damage'],
  batteries: ['2011', '2011', '2011', '2011', '2016'],
  batteries_tick: ['owner', 'owner', 'owner', 'owner', 'owner'],
  burrowing: ['attacking_tokyo', 'attacking_tokyo', 'attacking_tokyo', 'in_tokyo', 'in_tokyo'],
  burrowing_wound: ['tokyo', 'tokyo', 'tokyo', 'tokyo', 'tokyo'],
  claw_adders: ['damage', 'damage', 'damage', 'claws', 'claws'],
  copied_tokens: ['fresh', 'fresh', 'same', 'fresh', 'fresh'],
  deck: ['classic', 'classic', 'classic', 'dark', 'classic'],
  drop_clears_tokyo: ['no', 'no', 'no', 'yes', 'yes'],
  even_bigger_loss: ['minus2', 'minus2', 'minus2', 'clamp', 'clamp'],
  fire_breathing: ['added_only', 'nonattack', 'always', 'always', 'always'],
  freeze_time_dice: ['flat', 'flat', 'flat', 'cumulative', 'cumulative'],
  frenzy_end_step: ['skip', 'skip', 'skip', 'normal', 'normal'],
  herbivore: ['others', 'others', 'others', 'others', 'others'],
  max_hp_cap: ['none', 'none', 'none', '12', '12'],
  metamorph_refund: ['paid', 'paid', 'paid', 'printed', 'printed'],
  metamorph_sale: ['end', 'end', 'end', 'end', 'end'],
  mimic_own_cards: ['no', 'yes', 'yes', 'yes', 'yes'],
  regeneration_treats: ['may', 'may', 'must', 'may', 'may'],
  shrink_ray: ['attacked', 'attacked', 'attacked', 'hurt', 'hurt'],
  skybeam: ['everywhere', 'everywhere', 'everywhere', 'everywhere', 'everywhere'],
  underdog_tie: ['alone', 'alone', 'alone', 'alone', 'alone'],
}

/** Where older revisions of the rules had other values: by revision, switch and printing. */
export const OLDER_SWITCHES: Readonly<Record<string, Record<string, Partial<Record<RuleSetName, string>>>>> = {
  '1': {
    alpha_monster: { czech: 'claw', spanish: 'claw' },
    attack_definition: { polish: 'dice' },
    burrowing_wound: { czech: 'place', spanish: 'place', polish: 'place', dark: 'attacker' },
    copied_tokens: { polish: 'fresh' },
    max_hp_cap: { czech: '12', spanish: '12' },
    regeneration_treats: { polish: 'may' },
    shrink_ray: { dark: 'attacked' },
    skybeam: { czech: 'outside', spanish: 'outside', polish: 'outside', dark: 'outside' },
  },
}
