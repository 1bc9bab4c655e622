import { ATTEMPT_TELLINGS } from '#game/content/common/telling/attempts/index.js';
import { GIFT_KEPT, GIFT_RETURNED, PROCEEDS } from '#game/content/common/telling/news.js';
import { OWN_DEED } from '#game/content/common/voice/own-deeds.js';
import { type AttemptShape } from '#game/content/builders/attempt-telling.js';
import { attemptPhrase, isOfKnowledge, watchPhrase } from '#game/content/common/attempt-words.js';
import { BY_MATES } from '#game/content/common/telling/attempts/by-mates.js';
import { HELP_SOMEBODY, USE_KNOWLEDGE } from '#game/content/common/telling/attempts/helping.js';
import { SEARCH_SOMEBODY } from '#game/content/common/telling/attempts/searching.js';
import { type Attempt, type SceneRef, type Verb } from '#game/model/attempt.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type Deed } from '#game/model/deed.js';
import { type Slots } from '../grammar/fill.js';
import { type Handled } from '../hand/hand.js';
import { type Paragraph, piece, RANK, telling } from '../leaf.js';
import { someCoins } from '../phrases.js';
import { attemptSlots, nameInStory } from './attempt-slots.js';
import { type TellingContext } from './telling-context.js';

/** The words of attempts are common: they were not written for one people. */
const HANDLED: Handled = { part: 'deed', isCommon: true };

const shapeOf = (slots: Slots): AttemptShape => {
  if (slots['object'] !== undefined) return slots['addressee'] === undefined ? 'object' : 'both';
  return slots['addressee'] === undefined ? 'bare' : 'addressee';
};

const LIVING: ReadonlySet<SceneRef['of']> = new Set(['person', 'figure', 'companion', 'threat']);
/** A person is not searched like a thing: such an attempt looks for somebody. */
const isForSomebody = ({ verb, object }: Attempt): boolean =>
  verb === 'search' && object !== null && LIVING.has(object.of);

/** A way that was read from words is told like any other. */
const wordsOf = (attempt: Attempt) => {
  const { verb, addressee } = attempt;
  if (isForSomebody(attempt)) return SEARCH_SOMEBODY;
  if (isOfKnowledge(attempt)) return USE_KNOWLEDGE;
  if (verb === 'make' && addressee !== null) return HELP_SOMEBODY;
  return verb === 'go' ? null : ATTEMPT_TELLINGS[verb];
};

/** A companion who is sent does the deed, so nobody helps with it. */
const isHelped = (verb: Verb, slots: Slots): boolean => slots['mates'] !== undefined && verb !== 'send';

/** What was tried, and how it went, from the attempt's parts: never from what somebody wrote. */
const went = ({ facts, phrases }: TellingContext, attempt: Attempt, slots: Slots): string | null => {
  const { verb } = attempt;
  const telling = wordsOf(attempt)?.[shapeOf(slots)];
  const outcome = facts.success ? 'success' : 'failure';
  if (!telling) return null;
  const armed = slots['instrument'] === undefined ? [] : [telling.armed[outcome]];
  const placed = slots['spot'] === undefined ? [] : [telling.placed[outcome]];
  const usual = [...armed, ...placed, telling.plain[outcome]];
  return phrases.fresh('attempt', isHelped(verb, slots) ? [telling.helped[outcome]] : usual, slots, HANDLED);
};

/** What companions did in the hero's stead. */
const doneByMates = ({ facts, phrases }: TellingContext, attempt: Attempt, slots: Slots): string | null => {
  if (attempt.doers.length === 0) return null;
  const nameOf = (ref: SceneRef): string => (ref.of === 'self' ? 'you' : nameInStory(ref, facts));
  const deed = attempt.verb === 'wait' ? watchPhrase(attempt, nameOf) : attemptPhrase(attempt, nameOf);
  const grammar = BY_MATES[facts.success ? 'success' : 'failure'];
  return phrases.fresh('attempt', [grammar], { mates: slots['mates'] ?? 'your companions', deed }, HANDLED);
};

/** Whether a gift that bought nothing is gone all the same. */
const gift = ({ facts }: TellingContext, { verb }: Attempt): Grammar | null => {
  if (verb !== 'give' || facts.success) return null;
  return facts.coinsDelta < 0 || facts.itemsLost.length > 0 ? GIFT_KEPT : GIFT_RETURNED;
};
const BROUGHT: Partial<Record<Verb, keyof typeof PROCEEDS>> = {
  sell: 'sold',
  trade: 'sold',
  sing: 'sung',
  steal: 'taken',
  trick: 'taken',
  threaten: 'taken',
};
const proceeds = ({ facts }: TellingContext, { verb }: Attempt): Grammar | null => {
  const brought = BROUGHT[verb];
  return brought === undefined || facts.coinsDelta <= 0 ? null : PROCEEDS[brought];
};

/** What an attempt came to in things and coins, where its own words tell it. */
const changed = (context: TellingContext, attempt: Attempt, slots: Slots): Paragraph => {
  const { facts, phrases } = context;
  const grammar = gift(context, attempt) ?? proceeds(context, attempt);
  if (grammar === null) return [];
  const coins = someCoins(Math.abs(facts.coinsDelta), facts.faction);
  const told = piece(RANK.change, phrases.fresh('attempt-change', [grammar], { ...slots, coins }));
  return telling(facts.coinsDelta === 0 ? 'things' : 'coins', told);
};

/** An attempt in the player's own words. */
export const attemptParagraph = (
  context: TellingContext,
  attempt: Attempt,
  kind: Exclude<Deed['kind'], 'move'>,
): Paragraph => {
  const { facts, phrases } = context;
  const slots = attemptSlots(facts, attempt);
  const told = doneByMates(context, attempt, slots) ?? went(context, attempt, slots);
  return [
    ...piece(
      RANK.deed,
      told ?? phrases.surely('deed', OWN_DEED[kind][facts.success ? 'success' : 'failure'], undefined, HANDLED),
    ),
    ...changed(context, attempt, slots),
  ];
};

const OWN_COINS: readonly Verb[] = ['give', 'sell', 'sing', 'steal', 'trick', 'threaten'];
/** Whether the attempt's words tell of the coins that changed hands. */
export const tellsCoins = ({ attempt }: Pick<Deed, 'attempt'>, coinsDelta: number): boolean =>
  attempt !== null && (OWN_COINS.includes(attempt.verb) || (attempt.verb === 'trade' && coinsDelta > 0));
const OWN_THINGS: readonly Verb[] = ['give', 'sell', 'trade', 'eat', 'bury'];
/** Whether the attempt's words tell of the thing that went. */
export const tellsLoss = ({ attempt }: Pick<Deed, 'attempt'>): boolean =>
  attempt !== null && OWN_THINGS.includes(attempt.verb);
