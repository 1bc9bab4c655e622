import { matterOf } from '#game/model/offer-ids.js';
import { type Happening, type Thread } from '#game/model/saga.js';
import { cityAt } from '#game/rules/world/travel.js';
import { type JudgedTurn } from './judged-turn.js';

/** Days that somebody waits after word was sent. */
const WAITS = 4;

/** What a matter changes in the spine, beside what any deed of its kind does. */
export interface MatterTurn {
  readonly threads: readonly Thread[];
  /** The town that was warned, by name. */
  readonly warned: string | null;
  /** Segments that the threat loses, and by what. */
  readonly delay: { readonly segments: number; readonly by: 'lead' | 'warning' } | null;
  readonly happenings: readonly Happening[];
}

const shared = (threads: readonly Thread[], id: string): readonly Thread[] =>
  threads.map((thread) => (thread.id === id ? { ...thread, state: 'ended' } : thread));
const waiting = (threads: readonly Thread[], id: string, dueDay: number): readonly Thread[] =>
  threads.map((thread) => (thread.id === id ? { ...thread, dueDay } : thread));

const spokeIn = (companion: string): readonly Happening[] => [{ kind: 'companion-spoke', companion }];

/** The spine's part of a matter; a companion who was asked or sent speaks, well or ill. */
export const matterIn = (judged: JudgedTurn, threads: readonly Thread[], day: number): MatterTurn => {
  const { deed, outcome, session, at } = judged;
  const none: MatterTurn = { threads, warned: null, delay: null, happenings: [] };
  const matter = matterOf(deed.offerId);
  if (matter === null) return none;
  const { key, about } = matter;
  if (key === 'ask-mate' || key === 'send-mate') return { ...none, happenings: spokeIn(about) };
  if (!outcome.success) return none;
  switch (key) {
    case 'warn':
      return { ...none, warned: cityAt(session.world, at)?.name ?? null, delay: { segments: 1, by: 'warning' } };
    case 'sell':
      return {
        ...none,
        threads: shared(threads, about),
        happenings: [{ kind: 'lead-shared', thread: about, how: 'sold' }],
      };
    case 'tell':
      return {
        ...none,
        threads: shared(threads, about),
        delay: { segments: 1, by: 'lead' },
        happenings: [{ kind: 'lead-shared', thread: about, how: 'told' }],
      };
    case 'word':
      return {
        ...none,
        threads: waiting(threads, about, day + WAITS),
        happenings: [{ kind: 'word-sent', thread: about, dueDay: day + WAITS }],
      };
    case 'seek':
    case 'call':
      return none;
  }
};
