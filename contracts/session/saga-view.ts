import { type Calendar } from '#game/model/calendar.js';
import { type NamedPlace, type Person, type Thread } from '#game/model/saga.js';

/** The spine as a player reads it: GET /api/sessions/{sessionId}/saga. */
export interface SagaView {
  readonly calendar: Calendar;
  readonly oath: {
    readonly title: string;
    /** Of `of`; the last test opens at `readyAt`. */
    readonly boxes: number;
    readonly of: number;
    readonly readyAt: number;
    readonly where: NamedPlace;
    readonly outcome: 'open' | 'kept' | 'lost';
    /** What could move it next, each with its place where it has one. */
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
  })[];
  /** Those who matter most first. */
  readonly people: readonly Person[];
}

/** What is answered: null in a session that began before there were oaths. */
export interface SagaAnswer {
  readonly saga: SagaView | null;
}
