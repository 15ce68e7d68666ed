// The types of a table, as the server sends them.

export type {
  Cause,
  Decision,
  Event,
  Face,
  Monster,
  MonsterName,
  Outcome,
  Pick,
  Place,
  Source,
  TableView,
  Token,
  Turn,
  Verb,
  Victory,
} from '../wire'
