import { attemptPhrase } from '#game/content/common/attempt-words.js';
import { CATALOGUE, oathOf, offerContentOf, threadOf } from '#game/content/catalogue.js';
import { filledWith, personWords, type SlotWords } from '#game/content/slots.js';
import { type SceneRef } from '#game/model/attempt.js';
import { spineOfferOf } from '#game/model/offer-ids.js';
import { type RememberedTurn } from '#game/model/remembered.js';
import { type Saga } from '#game/model/saga.js';
import { type PastContext, type PastTurn } from './past-turn.js';

const FRAME_OF_OFFER: ReadonlyMap<string, string> = new Map(
  [...CATALOGUE.frames.values()].flatMap(({ key, offers }) => offers.map(({ id }) => [id, key] as const)),
);

/** 'the silent longship', 'the last test'. */
const encounterWords = (key: string): string => {
  if (key.endsWith(':test')) return 'the last test of the oath';
  if (key.endsWith(':hunter')) return 'the hunter on the road';
  return `the ${(key.split('/').at(-1) ?? key).replace(/^(?:an?|the)-/, '').replaceAll('-', ' ')}`;
};

/** The encounter that a deed was a part of: its offer names it, and what the player wrote was done at the open one. */
const encounterOf = ({ offerId, frame, deed }: RememberedTurn): string | null => {
  if (offerId !== null) return FRAME_OF_OFFER.get(offerId) ?? null;
  return deed === 'move' ? null : frame;
};

const spinePersons = ({ people, oath }: Saga): SlotWords =>
  people.reduce<SlotWords>(
    (words, p) => ({
      ...words,
      ...(p.id === oath.who ? personWords('who', p) : {}),
      ...(p.id === oath.foe ? personWords('foe', p) : {}),
    }),
    { where: oath.where.name },
  );
/** What may stand for a slot whose person or place is not known any more. */
const UNKNOWN: SlotWords = {
  them: 'the stranger',
  'them.he': 'they',
  'them.him': 'them',
  'them.his': 'their',
  place: 'that place',
  who: 'the one you swore to',
  foe: 'the one behind it',
  where: 'the end of it',
};

/** A line of the content with the names of the saga; no slot is left in it. */
export const pastLine = (line: string, { saga }: Pick<PastContext, 'saga'>, more: SlotWords = {}): string =>
  filledWith(line, { ...UNKNOWN, ...(saga ? spinePersons(saga) : {}), ...more }).replace(/\{[\w.]+\}/g, 'it');

/** The title of a thread, with the names of its time: 'You owe Ketil a horse, to be brought to Kaupang.' */
export const threadWords = (key: string, name: string, place: string, context: PastContext): string => {
  const person = context.saga?.people.find((p) => p.name === name);
  const them = person ? personWords('them', person) : { them: name };
  return pastLine(threadOf(key)?.title ?? `Something was open with ${name}.`, context, { ...them, place });
};

/** The title of a step on the way of the oath. */
export const stepWords = (n: number, context: PastContext): string | null => {
  const { saga } = context;
  const title = saga && oathOf(saga.oath.key)?.steps[n]?.title;
  return title ? pastLine(title, context, { place: saga.oath.steps[n]?.place.name ?? 'that place' }) : null;
};

/** The one whom a deed was done to: they have not forgotten it. */
const themOf = ({ turn }: Pick<PastTurn, 'turn'>, { saga }: PastContext): SlotWords => {
  const person = saga?.people.find(({ dealings }) => dealings.some((dealing) => dealing.turn === turn));
  return person ? personWords('them', person) : {};
};
/** For an offer of the spine: the person and the place of its thread, the place of its step. */
const spineWords = (offerId: string, { saga }: PastContext): SlotWords => {
  const spine = spineOfferOf(offerId);
  const thread = spine?.of === 'thread' ? saga?.threads.find(({ key }) => key === spine.key) : undefined;
  const step = spine?.of === 'step' ? saga?.oath.steps[spine.n] : undefined;
  if (thread) return { them: thread.themName, place: thread.place.name };
  return step ? { place: step.place.name } : {};
};

const OWN_WAY: Readonly<Record<RememberedTurn['deed'], string>> = {
  force: 'tried to have your way by force',
  craft: 'tried a piece of handiwork of your own',
  talk: 'tried to have your way by talking',
  flight: 'tried to get away',
  gift: 'tried what a gift would do',
  patience: 'tried what waiting would do',
  explore: 'searched the place',
  rest: 'rested',
  trade: 'tried to strike a bargain',
  move: 'came by a hard way',
};
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A part of an attempt: a person who is not known any more is called somebody. */
const pastName = (ref: SceneRef, past: PastTurn, context: PastContext): string => {
  switch (ref.of) {
    case 'person':
      return context.saga?.people.find(({ id }) => id === ref.id)?.name ?? 'somebody';
    case 'figure':
      return themOf(past, context)['them'] ?? 'the stranger';
    case 'companion':
      return 'a companion';
    case 'thing':
    case 'sight':
      return `the ${ref.name.toLowerCase()}`;
    case 'coins':
      return `${ref.amount} coins`;
    case 'place':
      return ref.name;
    case 'way':
      return 'another place';
    case 'thread':
      return 'what was open';
    case 'oath':
      return 'your oath';
    case 'threat':
      return 'the threat';
    case 'self':
      return 'yourself';
  }
};

const didWhat = (past: PastTurn, context: PastContext): string => {
  const { deed, offerId, attempt } = past.what;
  if (attempt) return `tried to ${attemptPhrase(attempt, (ref) => pastName(ref, past, context))}`;
  const content = offerContentOf(offerId);
  if (!content || offerId === null) return OWN_WAY[deed];
  const words = { ...themOf(past, context), ...spineWords(offerId, context) };
  return `set out to ${lowered(pastLine(content.action, context, words))}`;
};

/** 'At the silent longship you set out to board her over the shields, and it went well.' `before`: the turn told before it. */
export const deedSentence = (past: PastTurn, context: PastContext, before: PastTurn | null = null): string => {
  const encounter = encounterOf(past.what);
  const did = `${didWhat(past, context)}, and ${past.what.success ? 'it went well' : 'it failed'}.`;
  if (encounter === null) return `You ${did}`;
  return before && encounterOf(before.what) === encounter
    ? `Then you ${did}`
    : `At ${encounterWords(encounter)} you ${did}`;
};
