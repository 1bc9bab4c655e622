import { frameOf, offerContentOf } from '#game/content/catalogue.js';
import { attemptPhrase, byMatesPhrase, matesIn } from '#game/content/common/attempt-words.js';
import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { linesOf } from '#game/model/content/frame.js';
import { type Deed, type ResolvedCheck } from '#game/model/deed.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { offerSlots } from '../../domain/grammar/slots.js';
import { type Filler, gist, oneOf } from './lines.js';
import { nameOfRef } from './ref-names.js';

const KIND: Readonly<Record<Deed['kind'], string>> = {
  force: 'have their way by force',
  craft: 'manage it by handiwork and wit',
  talk: 'have their way by talking',
  flight: 'get away',
  gift: 'win somebody or something over with a gift',
  patience: 'wait it out and watch',
  explore: 'search and look about',
  rest: 'rest',
  trade: 'strike a bargain',
  move: 'travel on',
};
/** Points of a hundred between what was needed and what was rolled. */
const NARROW = 8;

const isNarrow = (check: ResolvedCheck | null): boolean =>
  check !== null && Math.abs(check.chance - check.roll) <= NARROW;
const outcome = ({ success, check }: TurnFacts): string =>
  `It ${success ? 'succeeded' : 'failed'}${isNarrow(check) ? ', narrowly' : ''}.`;

/** '“the silent longship”': what the encounter is called. */
const encounterName = (key: string): string =>
  (key.split('/').at(-1) ?? key)
    .replace(/:(test|hunter)$/, '')
    .replace(/^(?:an?|the)-/, '')
    .replaceAll('-', ' ');

const way = ({ moved, success, city }: TurnFacts): string => {
  const over =
    moved === null ? '' : moved.from === moved.to ? ` over ${moved.to}` : ` from ${moved.from} to ${moved.to}`;
  return `The hero travelled on${over}${city === null ? '' : ` and came to ${city}`}${success ? '' : '; the way was hard and cost them'}.`;
};

const attempted = (facts: TurnFacts, attempt: Attempt): string => {
  const nameOf = (ref: SceneRef): string => nameOfRef(facts, ref);
  const nameOfMate = (id: string): string => nameOfRef(facts, { of: 'companion', id });
  if (attempt.doers.length > 0) return `have ${byMatesPhrase(attempt, nameOf, nameOfMate)}`;
  const help = attempt.helpers.length > 0 ? `, with ${matesIn(attempt.helpers, nameOfMate)} to help` : '';
  return `${attemptPhrase(attempt, nameOf)}${help}`;
};
const meant = (facts: TurnFacts, deed: Deed, fill: Filler): string => {
  const content = offerContentOf(deed.offerId);
  if (deed.attempt) return attempted(facts, deed.attempt);
  return content ? fill(content.action, offerSlots(facts, deed.offerId ?? '')) : KIND[deed.kind];
};
const chosen = (facts: TurnFacts, deed: Deed, fill: Filler): string =>
  facts.freeText === null
    ? `The hero tried this: ${meant(facts, deed, fill)}.`
    : `The hero tried what stands in <player>, which the rules took as this: ${meant(facts, deed, fill)}.`;

/** What it was like, as the content has it: for a listed deed, whose words it is about. */
const went = (facts: TurnFacts, deed: Deed, fill: Filler): readonly string[] => {
  const content = offerContentOf(deed.offerId);
  if (!content || facts.freeText !== null || deed.attempt || deed.kind === 'move') return [];
  const line = oneOf(linesOf(facts.success ? content.success : content.failure), facts.turn);
  return line === undefined ? [] : [`How it went: ${gist(fill(line, offerSlots(facts, deed.offerId ?? '')))}`];
};

/** What was tried, and how it came out. */
export const deedLines = (facts: TurnFacts, fill: Filler): readonly string[] => {
  const { deed, frameBefore } = facts;
  if (deed === null) return ['The saga begins: tell who the hero is, what was sworn, and where they stand.'];
  if (deed.kind === 'move') return [way(facts)];
  const stood = frameOf(frameBefore) ? [`The deed was done at: ${encounterName(frameBefore ?? '')}.`] : [];
  return [...stood, chosen(facts, deed, fill), outcome(facts), ...went(facts, deed, fill)];
};
