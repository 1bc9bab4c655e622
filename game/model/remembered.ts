import { type Attempt } from './attempt.js';
import { type Deed } from './deed.js';
import { type Happening, type Mood } from './saga.js';

/** A change of the saga that is remembered, with the names of that time: people may be forgotten later. */
export type RememberedHappening =
  | { readonly kind: 'met'; readonly person: string; readonly name: string; readonly trade: string }
  | { readonly kind: 'changed'; readonly person: string; readonly name: string; readonly to: Mood }
  | { readonly kind: 'died'; readonly person: string; readonly name: string }
  | {
      readonly kind: 'thread';
      readonly key: string;
      readonly person: string;
      readonly name: string;
      readonly place: string;
      readonly how: 'opened' | 'kept' | 'lapsed' | 'ended';
    }
  | {
      readonly kind: 'oath';
      readonly boxes: number;
      readonly by: Extract<Happening, { readonly kind: 'oath-advanced' }>['by'];
      readonly step: number | null;
    }
  /** From a person by id, or null; `place`: what it was about. */
  | { readonly kind: 'learnt'; readonly from: string | null; readonly place: string }
  | { readonly kind: 'oath-broken' }
  | { readonly kind: 'oath-ready' }
  | { readonly kind: 'threat'; readonly step: number; readonly place: string | null };

/** What a turn leaves to be remembered: facts of its events, and no words of anybody. */
export type RememberedPart =
  | {
      readonly of: 'turn';
      readonly deed: Deed['kind'];
      /** What the player's own words tried, by ids. */
      readonly attempt: Attempt | null;
      readonly offerId: string | null;
      readonly success: boolean;
      /** The encounter that is open or past on the cell after the turn. */
      readonly frame: string | null;
      readonly isResolved: boolean;
      readonly hitPointsLost: number;
      readonly coinsDelta: number;
      readonly happenings: readonly RememberedHappening[];
    }
  | { readonly of: 'joined'; readonly name: string }
  | { readonly of: 'left'; readonly name: string; readonly reason: 'disloyal' | 'dead' | 'dismissed' };
export type RememberedTurn = Extract<RememberedPart, { readonly of: 'turn' }>;
