import { CATALOGUE } from '#game/content/catalogue.js';
import { reckoningOfFrame, spineOfferOf } from '#game/model/offer-ids.js';
import { cameFor } from '#game/rules/encounters/reckonings.js';
import { type Deed } from '#game/model/deed.js';
import { type Happening, type Thread } from '#game/model/saga.js';
import { type JudgedTurn } from './judged-turn.js';

/** Days that are given to who asks for time. */
const GIVEN = 4;
/** The ways of a reckoning: to settle, to ask for time, to refuse. */
const SETTLE = 0;
const DELAY = 1;
const REFUSE = 2;
/** Own words by these deeds settle nothing. */
const AGAINST: readonly Deed['kind'][] = ['force', 'flight', 'craft'];

/** What a reckoning made of its matter: null where none ended in this turn. */
export interface Reckoned {
  readonly thread: Thread;
  readonly fate: 'kept' | 'lapsed' | 'ended' | 'waits';
}

const fateBy = (way: number, success: boolean): Reckoned['fate'] => {
  if (!success) return 'lapsed';
  if (way === SETTLE) return 'kept';
  return way === DELAY ? 'waits' : 'ended';
};

/** The way that own words come to: the listed one of their kind, else to settle the matter, or to refuse by what is against somebody. */
const wayLike = (key: string, { kind }: Deed): number => {
  const like = CATALOGUE.reckonings.get(key)?.ways.findIndex((way) => way.kind === kind) ?? -1;
  if (AGAINST.includes(kind)) return like === DELAY ? DELAY : REFUSE;
  return Math.max(SETTLE, like);
};

/** A way in the player's own words is the listed one of its kind, or else settles the matter. */
export const reckonedIn = ({ session, saga, closed, deed, outcome }: JudgedTurn): Reckoned | null => {
  const key = reckoningOfFrame(closed?.frame ?? null);
  const them = session.standing.them;
  const thread = cameFor(
    saga.threads.filter((t) => t.state === 'open' && t.them === them && key?.endsWith(`/${t.kind}`) === true),
    session.holdings.location,
  );
  if (!thread) return null;
  const spine = spineOfferOf(deed.offerId);
  const way = spine?.of === 'reckoning' ? spine.n : wayLike(key ?? '', deed);
  return { thread, fate: fateBy(way, outcome.success) };
};

/** The matters after somebody gave the player more time. */
export const afterDelay = (
  threads: readonly Thread[],
  reckoned: Reckoned | null,
): { readonly threads: readonly Thread[]; readonly happenings: readonly Happening[] } => {
  if (reckoned?.fate !== 'waits') return { threads, happenings: [] };
  const { id } = reckoned.thread;
  const dueDay = reckoned.thread.dueDay + GIVEN;
  return {
    threads: threads.map((thread) => (thread.id === id ? { ...thread, dueDay } : thread)),
    happenings: [{ kind: 'word-sent', thread: id, dueDay }],
  };
};
