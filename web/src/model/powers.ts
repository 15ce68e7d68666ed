// Facts about cards and tiles, as the engine knows them.

export { POWERS, RULE_SETS, SWITCHES, type Power, type RuleSetName } from '../wire/powers'
