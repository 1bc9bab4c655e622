import { type HexV1 } from './world.v1.js';

type VerbV1 =
  | 'go'
  | 'look'
  | 'search'
  | 'ask'
  | 'talk'
  | 'give'
  | 'trade'
  | 'sell'
  | 'promise'
  | 'threaten'
  | 'trick'
  | 'steal'
  | 'hide'
  | 'follow'
  | 'wait'
  | 'rest'
  | 'eat'
  | 'tend'
  | 'make'
  | 'use'
  | 'attack'
  | 'spare'
  | 'flee'
  | 'climb'
  | 'swim'
  | 'pray'
  | 'sing'
  | 'bury'
  | 'teach'
  | 'swear'
  | 'break-oath'
  | 'dismiss'
  | 'send';

/** One thing of the scene, by its id: never a player's wording. */
type SceneRefV1 =
  | { readonly of: 'person' | 'companion' | 'thread'; readonly id: string }
  | { readonly of: 'figure' | 'oath' | 'threat' | 'self' }
  | { readonly of: 'thing' | 'sight'; readonly name: string }
  | { readonly of: 'coins'; readonly amount: number }
  | ({ readonly of: 'place'; readonly name: string } & HexV1)
  | ({ readonly of: 'way' } & HexV1);

/** A player's own words as they were read against the scene. */
export interface AttemptV1 {
  readonly verb: VerbV1;
  readonly object: SceneRefV1 | null;
  readonly addressee: SceneRefV1 | null;
  readonly instrument: SceneRefV1 | null;
  readonly place: SceneRefV1 | null;
  readonly manner: 'careful' | 'quick' | 'quiet' | 'loud' | 'gentle' | 'fierce' | null;
  readonly until: 'morning' | 'noon' | 'dusk' | 'night' | 'healed' | null;
  readonly offerId: string | null;
}
