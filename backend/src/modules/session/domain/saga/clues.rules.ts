import { type Verb } from '#game/model/attempt.js';
import { type MatterKind } from '#game/model/content/matters.js';
import { type Service } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { matterOf, spineOfferOf } from '#game/model/offer-ids.js';
import { type Thread } from '#game/model/saga.js';
import { type JudgedTurn } from './judged-turn.js';
import { isToldToBeast } from './own-company.js';
import { placeFor, type ThreadOpening } from './open-thread.js';
import { isRoomForClue, unlearntClues } from './unlearnt-clues.js';

/** Percentage of good looks, questions and listenings that bring a clue: every fourth at least, where all are open too. */
const FINDING = 45;
const FEWEST_DAYS = 7;
const SPREAD_OF_DAYS = 5;

const INQUIRING: readonly Verb[] = ['ask', 'look', 'search', 'climb', 'follow', 'talk'];

/** Matters that look for the foe, beside those that are for company. */
const SEEKING: readonly MatterKind[] = ['seek', 'send-mate'];

/** What is done at leisure with open eyes and ears, and what a town does among people who talk. */
const HEEDFUL: readonly Deed['kind'][] = ['explore', 'talk', 'patience'];
const SOCIABLE: readonly Service[] = ['ask', 'work', 'gamble', 'worship'];

/** Whether a deed looks round, asks or listens: at leisure, since an encounter has a matter of its own. */
const isInquiry = ({ session, deed }: JudgedTurn): boolean => {
  if (session.standing.frame !== null) return false;
  if (deed.attempt !== null) return INQUIRING.includes(deed.attempt.verb) && !isToldToBeast(session, deed.attempt);
  const spine = spineOfferOf(deed.offerId);
  if (spine?.of === 'matter') return SEEKING.includes(spine.key);
  if (spine !== null) return spine.of === 'service' && SOCIABLE.includes(spine.key);
  return HEEDFUL.includes(deed.kind);
};

/** Whether it was for a clue that the deed was done: then it brings one. */
const isSought = ({ deed }: JudgedTurn): boolean => {
  const matter = matterOf(deed.offerId);
  return matter !== null && SEEKING.includes(matter.key);
};

/** The clue that a successful inquiry brings, or null: each once in a saga, and so many open at a time. */
export const clueFrom = (judged: JudgedTurn, opening: ThreadOpening): Thread | null => {
  const { saga, outcome, draw } = judged;
  if (!outcome.success || !isInquiry(judged)) return null;
  const foe = saga.people.find(({ id }) => id === saga.oath.foe);
  const fresh = unlearntClues(opening.threads, opening.faction);
  if (!foe || !isRoomForClue(opening.threads) || fresh.length === 0) return null;
  if (!isSought(judged) && draw('lead', 100) > FINDING) return null;
  const content = fresh[draw('which-lead', fresh.length) - 1];
  if (!content) return null;
  return {
    id: `${content.key}.${opening.turn}`,
    key: content.key,
    kind: content.kind,
    them: foe.id,
    themName: foe.name,
    place: placeFor(content, opening, draw),
    openedTurn: opening.turn,
    dueDay: opening.day + FEWEST_DAYS + draw('lead-due', SPREAD_OF_DAYS),
    state: 'open',
  };
};
