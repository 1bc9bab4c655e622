import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type Attempt } from '#game/model/attempt.js';
import { type ReadingScene, onPage } from './reading-scene.js';
import { type Said } from './deed.js';
import { doubtReading } from './doubts.js';
import { goingIn } from './going.js';
import { type Help, helping, helpIn } from './helping.js';
import { isGoing } from './journeys.js';
import { readingOfLearned } from './learned.js';
import { numberIn } from './numbers.js';
import { offeredInstead } from './offered-instead.js';
import { offerFor, offerIn, offerOfWork, offersKnown, serviceIn } from './offers.js';
import { inHand, missingInHand, namedBefore, type TextPart, partsIn } from './parts.js';
import { aside, BOUND, BY_CHANCE, BY_VERB, offerReading, reading, type Text } from './readings.js';
import { slotted } from './slots.js';

const NEEDS_NO_HAND = new Set(['go', 'wait', 'rest', 'flee', 'look', 'ask', 'talk']);
const withHand = (attempt: Attempt, parts: readonly TextPart[], at: number, ground: ReadingScene): Attempt =>
  attempt.instrument !== null || NEEDS_NO_HAND.has(attempt.verb)
    ? attempt
    : { ...attempt, instrument: inHand(parts, at, ground) };
const sureness = ({ isPlain }: Said, { object, addressee }: Attempt): number => {
  if (!isPlain) return BY_CHANCE;
  return object === null && addressee === null ? BY_VERB : BOUND;
};

/** 'Leave her three coins' gives them. */
const leftFor = (said: Said): Said =>
  said.by.join(' ') === 'leave' && numberIn(said.direct) !== null ? { ...said, verb: 'give' } : said;

const wordsOf = ({ tokens }: TextPart): string => tokens.map(({ text }) => text).join(' ');

/** The deed with its parts bound to the scene, or what is said where one of them is not there. */
const boundReading = (
  said: Said,
  parts: readonly TextPart[],
  at: number,
  { raw, ground }: Pick<Text, 'raw' | 'ground'>,
): IntentReading => {
  const missing = NEEDS_NO_HAND.has(said.verb) ? null : missingInHand(parts, at, ground);
  if (missing !== null) return doubtReading(raw, said, { kind: 'unknown', words: missing, role: 'instrument' }, ground);
  const slots = slotted(said, ground, namedBefore(parts, at, ground));
  if ('attempt' in slots) return reading(withHand(slots.attempt, parts, at, ground), sureness(said, slots.attempt));
  const { doubt } = slots;
  const named = doubt.kind === 'unknown' ? onPage(doubt.words, ground) : null;
  const offered = offeredInstead(said.verb, doubt, ground);
  if (offered || named === null) return offered ?? doubtReading(raw, said, doubt, ground);
  return boundReading(said, parts, at, { raw, ground: { ...ground, named: [...ground.named, named] } });
};

/** Help with work: the offer that names it, or else the plain deed. */
const helpReading = (
  said: Said,
  help: Help,
  ground: ReadingScene,
  plainly: (said: Said) => IntentReading,
): IntentReading => {
  const offer = offerOfWork(help, ground.scene);
  return offer ? offerReading(offer, 'make') : plainly(helping(said, help, ground));
};

const deedReading = (parts: readonly TextPart[], at: number, { raw, ground }: Text): IntentReading | null => {
  const part = parts[at];
  if (!part?.said) return null;
  const help = helpIn(part.said, part.piece);
  if (help !== null)
    return helpReading(part.said, help, ground, (said) => boundReading(said, parts, at, { raw, ground }));
  const said = leftFor(part.said);
  const learned = readingOfLearned(said, ground);
  if (learned !== null) return learned;
  const service = serviceIn(wordsOf(part), said.verb, ground.scene) ?? offerFor(said, said.after, ground.scene);
  if (service) return offerReading(service, said.verb);
  if (isGoing(said, ground)) return goingIn(said, ground);
  return boundReading(said, parts, at, { raw, ground });
};

const offerOf = ({ tokens, said }: TextPart, { scene }: ReadingScene): IntentReading | null => {
  const offer = offerIn(tokens, offersKnown(scene));
  return offer && offerReading(offer, said?.verb ?? null);
};

const isDeed = ({ said, piece }: TextPart): boolean => said !== null && !piece.isNegated;
const isJourney = (parts: readonly TextPart[], at: number, text: Text): boolean => {
  const part = parts[at];
  if (!part || !isDeed(part) || part.said?.verb !== 'go') return false;
  const answer = deedReading(parts, at, text);
  return answer?.kind === 'reading' && answer.attempt.verb === 'go';
};
/** The first part that is a deed of its own, or a journey; else the first that leads up to one. */
const firstDeed = (parts: readonly TextPart[], text: Text): number => {
  const real = parts.findIndex(
    (part, at) => isDeed(part) && (part.said?.isPrelude !== true || isJourney(parts, at, text)),
  );
  return real >= 0 ? real : parts.findIndex(isDeed);
};

const withRest = (answer: IntentReading, parts: readonly TextPart[], at: number): IntentReading => {
  const rest = parts.slice(at + 1).filter(isDeed);
  return answer.kind === 'reading' && rest.length > 0 ? { ...answer, rest: rest.map(wordsOf).join(', ') } : answer;
};

/** The deed of a text; null where it has none. */
export const deedsOf = (text: Text): IntentReading | null => {
  const { ground } = text;
  const parts = partsIn(text.plain, ground);
  const open = parts.filter(({ piece }) => !piece.isNegated);
  if (parts.length > 0 && open.length === 0) return aside('undone', text.plain);
  const said = open.flatMap(({ tokens }) => tokens);
  const whole = offerIn(said, offersKnown(ground.scene));
  if (whole) return offerReading(whole, null);
  const at = firstDeed(parts, text);
  const part = parts[at];
  const answer = part ? (offerOf(part, ground) ?? deedReading(parts, at, text)) : null;
  return answer && withRest(answer, parts, at);
};
