import { offerContentOf } from '#game/content/catalogue.js';
import { ATTEMPT_ATTRIBUTE } from '#game/rules/odds/attempts.js';
import { type ChoiceDifficulty } from '#game/model/check.js';
import { type Intent } from '#game/model/intent.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Offer, OFFER_KINDS, type OfferKind } from '#game/model/offer.js';
import { type Standing } from '#game/model/session.js';
import { COMPASS, GOING, OVERREACH, TERRAIN_WORDS } from './intent-words.js';
import { KIND_STEMS } from './kind-stems.js';
import { likeness, plain, shared, tellingWords } from './likeness.js';

type OnOffer = Pick<Standing, 'offers' | 'movement'>;

/** A text with two thirds of an offer's own words means that offer, whatever else it says. */
const NAMED = 2 / 3;

/** Negated words do not count. */
const affirmed = (text: string): string =>
  text.replace(/\b(?:don't|do not|not|never|without|instead of|rather than) (?:\S+ )?\S+/g, ' ');

interface Reading {
  readonly kind: OfferKind;
  readonly count: number;
  readonly first: number;
}
const PATTERNS = OFFER_KINDS.map((kind) => ({
  kind,
  patterns: KIND_STEMS[kind].map((stem) => new RegExp(`[^\\p{L}]${stem}`, 'u')),
}));
const readingsOf = (text: string): readonly Reading[] =>
  PATTERNS.map(({ kind, patterns }) => {
    const places = patterns.map((pattern) => ` ${text}`.search(pattern)).filter((at) => at >= 0);
    return { kind, count: places.length, first: Math.min(...places) };
  });
/** The kind with the most words for it; of equals, the one named first. */
const kindOf = (text: string): OfferKind | null => {
  const readings = readingsOf(text).filter(({ count }) => count > 0);
  return readings.sort((a, b) => b.count - a.count || a.first - b.first)[0]?.kind ?? null;
};

/** The offer whose own name is said. */
const named = (offers: readonly Offer[], words: ReadonlySet<string>): Offer | undefined =>
  offers.find(({ id }) => {
    const name = tellingWords(offerContentOf(id)?.action ?? '');
    return name.size > 1 && shared(name, words) >= name.size * NAMED;
  });
/** Nobody spends what they did not speak of: an item it needs, or coins, unless they came to trade. */
const isSpokenOf = ({ id, kind, requiresItem, cost = 0 }: Offer, words: ReadonlySet<string>): boolean =>
  (requiresItem === null || shared(tellingWords(requiresItem), words) > 0) &&
  (cost === 0 || kind === 'trade' || likeness(id, words) > 0);

/** The offer of this kind whose words are most like the text. */
const ofKind = (offers: readonly Offer[], kind: OfferKind, words: ReadonlySet<string>): Offer | undefined =>
  offers
    .filter((o) => o.kind === kind && isSpokenOf(o, words))
    .sort((a, b) => likeness(b.id, words) - likeness(a.id, words))[0];

const wayOf = (movement: readonly MovementOption[], text: string): MovementOption | undefined => {
  const towards = COMPASS.find(([pattern]) => pattern.test(text))?.[1];
  const byCity = movement.find(({ cityDetails }) => cityDetails !== null && text.includes(plain(cityDetails)));
  const byCompass = movement.filter(({ description }) =>
    towards?.some((point) => description.endsWith(`to the ${point}`)),
  );
  const like = (options: readonly MovementOption[]) => options.find(({ terrain }) => TERRAIN_WORDS[terrain].test(text));
  return byCity ?? (towards ? (like(byCompass) ?? byCompass[0]) : like(movement));
};
const speaksOfGoing = (text: string): boolean =>
  GOING.test(text) &&
  (COMPASS.some(([pattern]) => pattern.test(text)) ||
    Object.values(TERRAIN_WORDS).some((pattern) => pattern.test(text)));

const meaning = ({ id, kind, attribute, difficulty }: Offer): Intent => ({
  kind,
  offerId: id,
  to: null,
  attribute,
  difficulty,
});

const difficultyOf = (text: string, kind: OfferKind): ChoiceDifficulty =>
  kind === 'rest' || kind === 'trade' || OVERREACH.some((pattern) => pattern.test(text)) ? 'hard' : 'medium';

/** How sure a reading is: by the words of an offer or a way, by its kind alone, or by nothing at all. */
const SURE = 1;
const BY_KIND = 0.6;
const BY_NOTHING = 0.3;

export interface KeywordReading {
  readonly intent: Intent;
  /** 0 to 1. */
  readonly confidence: number;
}
const attempt = (kind: OfferKind, difficulty: ChoiceDifficulty): Intent => ({
  kind,
  offerId: null,
  to: null,
  attribute: ATTEMPT_ATTRIBUTE[kind],
  difficulty,
});
const wayIn = (read: string, movement: readonly MovementOption[]): Intent | null => {
  const way = GOING.test(read) ? wayOf(movement, read) : undefined;
  return way
    ? { kind: 'move', offerId: null, to: { q: way.q, r: way.r }, attribute: null, difficulty: way.difficulty }
    : null;
};

/**
 * Reads free text by keyword rules (design section 6). What is on offer and meant is the target, with its own test;
 * anything else is an attempt, whose test follows from its kind alone: no wording finds other dice.
 */
export const readingByKeywords = (text: string, { offers, movement }: OnOffer): KeywordReading => {
  const read = plain(text);
  const words = tellingWords(read);
  const exact = named(offers, words);
  if (exact) return { intent: meaning(exact), confidence: SURE };
  const way = wayIn(read, movement);
  if (way) return { intent: way, confidence: SURE };
  const leaving = movement.length === 0 && speaksOfGoing(read);
  const said = leaving ? 'flight' : kindOf(affirmed(read));
  const kind = said ?? 'explore';
  const confidence = said === null ? BY_NOTHING : BY_KIND;
  const target = ofKind(offers, kind, words);
  if (target) return { intent: meaning(target), confidence };
  return { intent: attempt(kind, said === null ? 'hard' : difficultyOf(read, kind)), confidence };
};

export const readIntent = (text: string, choices: OnOffer): Intent => readingByKeywords(text, choices).intent;
