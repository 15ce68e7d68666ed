// Facts about cards and tiles, as the engine knows them.

export { OLDER_SWITCHES, POWERS, RULE_SETS, SWITCHES, type Power, type RuleSetName } from '../wire/powers'
