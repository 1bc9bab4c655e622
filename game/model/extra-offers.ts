import { type Attempt, attemptAt, type SceneRef, VERBS } from './attempt.js';

/*
 * An offer that a narrator proposed and the rules accepted. Its id says what is tried, by ids and names of the game's
 * own: `extra:ask||person~p.3`, verb, object and addressee.
 */

const PREFIX = 'extra:';
/** What a request may have as the id of a choice. */
const LONGEST = 200;

export const isExtraOffer = (id: string): boolean => id.startsWith(PREFIX);

const refText = (ref: SceneRef | null): string | null => {
  if (ref === null) return '';
  if (ref.of === 'figure') return ref.of;
  if (ref.of === 'person' || ref.of === 'companion') return `${ref.of}~${ref.id}`;
  if (ref.of === 'thing' || ref.of === 'sight') return `${ref.of}~${ref.name}`;
  return ref.of === 'place' ? `${ref.of}~${ref.name}~${ref.q}~${ref.r}` : null;
};

const refIn = (text: string): SceneRef | null => {
  const [of, name = '', q, r] = text.split('~');
  if (of === 'figure') return { of };
  if (of === 'person' || of === 'companion') return { of, id: name };
  if (of === 'thing' || of === 'sight') return { of, name };
  return of === 'place' ? { of, name, q: Number(q), r: Number(r) } : null;
};

/** What an offer of the narrator's tries; null for any other offer. */
export const attemptOfExtra = (id: string): Attempt | null => {
  const [verb, object = '', addressee = ''] = id.slice(PREFIX.length).split('|');
  const known = isExtraOffer(id) ? VERBS.find((one) => one === verb) : undefined;
  return known ? attemptAt(known, { object: refIn(object), addressee: refIn(addressee) }) : null;
};

const idWith = ({ verb, object, addressee }: Attempt): string | null => {
  const [what, whom] = [refText(object), refText(addressee)];
  return what === null || whom === null ? null : `${PREFIX}${verb}|${what}|${whom}`;
};

/** The id of an offer for an attempt; null for one that says more than a verb, an object and an addressee. */
export const extraOfferId = (attempt: Attempt): string | null => {
  const { instrument, place, manner, until, offerId, doers, helpers } = attempt;
  const isPlain =
    [instrument, place, manner, until, offerId].every((part) => part === null) && doers.length + helpers.length === 0;
  const id = isPlain ? idWith(attempt) : null;
  const read = id === null ? null : attemptOfExtra(id);
  // A name with a separator in it would be read as another one.
  return id !== null && id.length <= LONGEST && read !== null && idWith(read) === id ? id : null;
};
