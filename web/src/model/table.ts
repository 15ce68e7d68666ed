// The words of the table, as the server says them.

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
