import { type Character, type StoryEntry, type WorldView } from '../session/views.js';
import { type SagaSharedV1 } from './events.js';

export type HeroShownAs = SagaSharedV1['heroShownAs'];

/** PUT /api/sessions/{sessionId}/share */
export interface ShareRequest {
  readonly heroShownAs: HeroShownAs;
}

/** GET and PUT /api/sessions/{sessionId}/share: the saga's link, as its owner sees it. */
export interface ShareView {
  /** Null: the saga has no link, or none that can be shown again. */
  readonly link: string | null;
  readonly heroShownAs: HeroShownAs | null;
  readonly sharedAt: string | null;
}

/** POST /api/shared/saga: the token stands in the body, so that no log of addresses has it. */
export interface SharedSagaRequest {
  readonly token: string;
  /** `next` of the page before. */
  readonly after?: string;
}

/**
 * A saga for readers of its link. Ids are the link's own, not those of the session; a turn's date shows only the day;
 * words that the player typed are left out.
 */
export interface SharedSaga {
  readonly character: Character;
  readonly world: WorldView;
  /** Rising, a page of them. */
  readonly leaves: readonly StoryEntry[];
  /** The newest turn of the living line. */
  readonly lastTurn: number;
  readonly next: string | null;
}

/** POST /api/shared/fork: a new saga of one's own out of a turn of a shared one. */
export interface SharedForkRequest {
  readonly token: string;
  readonly sessionId: string;
  readonly turn: number;
  /** Default: a name that is usual among the hero's people. */
  readonly name?: string;
}
