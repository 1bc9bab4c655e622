import { type Calendar } from '#game/model/calendar.js';
import { type ClueGain } from '#game/model/content/saga-content.js';
import { type NamedPlace, type Person, type Thread } from '#game/model/saga.js';

/** The spine for the player: GET /api/sessions/{sessionId}/saga. */
export interface SagaView {
  readonly calendar: Calendar;
  readonly oath: {
    readonly title: string;
    /** What brings an oath of its kind on, and what costs it a box. */
    readonly course: string;
    /** Of `of`; the last test opens at `readyAt`. */
    readonly boxes: number;
    readonly of: number;
    readonly readyAt: number;
    readonly where: NamedPlace;
    readonly outcome: 'open' | 'kept' | 'lost';
    /** Possible next advances, each with its place if it has one. */
    readonly next: readonly { readonly text: string; readonly place: NamedPlace | null }[];
  };
  readonly threat: {
    readonly title: string;
    readonly segments: number;
    readonly of: number;
    readonly steps: readonly { readonly title: string; readonly turn: number; readonly place: NamedPlace | null }[];
  };
  readonly threads: readonly (Pick<Thread, 'id' | 'kind' | 'place' | 'openedTurn' | 'state'> & {
    readonly title: string;
    readonly them: string;
    readonly daysLeft: number;
    /** What following up a clue gives: a way into the last test, or a setback of the threat; null for any other thread. */
    readonly gives: ClueGain | null;
  })[];
  /** The most important first. */
  readonly people: readonly Person[];
}

/** The answer: null in a session that began before oaths existed. */
export interface SagaAnswer {
  readonly saga: SagaView | null;
}
