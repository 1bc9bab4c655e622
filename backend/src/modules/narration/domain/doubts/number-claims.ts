import { type LeafEvidence } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';
import { type Claim, type ClaimFinder, decidedBy, NUMBER, numberIn, withoutSpeech } from './claim.js';

/** Counts only coins that change hands with the player: others lie in a crack, or belong to somebody else. */
const OF_YOURS =
  '(?:\\byou (?:had |have )?(?:pay|paid|have|had|got|earned|gave|lost|took|received|spent|found)|\\b(?:cost|gave|paid) you|\\byou were (?:given|paid))(?: (?:him|her|them))?';
const COINS = new RegExp(
  `${OF_YOURS} (?:only |just |the |another )?${NUMBER}\\s+(?:(?:silver|gold|copper|more|good|bright)\\s+)?(?:coins?|silvers|pieces? of (?:silver|gold))(?![\\w-]| (?:to|for) each)`,
  'gi',
);
const HIT_POINTS = new RegExp(`\\b${NUMBER}\\s+(?:hit points?|HP)\\b`, 'gi');

const numbersOf = (sentence: string, pattern: RegExp): readonly number[] =>
  [...sentence.matchAll(pattern)].flatMap(([, word]) => {
    const number = numberIn(word ?? '');
    return number === null ? [] : [number];
  });

const purse = ({ coinsDelta, hero }: LeafEvidence['facts']): string =>
  coinsDelta === 0
    ? `Your purse did not change: ${hero.coins} coins.`
    : `Your purse: ${coinsDelta > 0 ? 'plus' : 'minus'} ${Math.abs(coinsDelta)}, then ${hero.coins} coins.`;
const body = ({ hitPointsLost, hitPointsGained, hero }: LeafEvidence['facts']): string =>
  `Hit points: ${hitPointsLost} lost, ${hitPointsGained} gained, then ${hero.hitPoints} of ${hero.maxHitPoints}.`;

const claims = (found: readonly number[], unit: string, right: readonly number[], because: Claim['because']) =>
  found.map((number) => ({ text: `${number} ${unit}`, holds: right.includes(number), because }));

/** Numbers of coins and of hit points, where the sentence speaks of the player. */
export const numberClaims: ClaimFinder = (sentence, evidence) => {
  const told = withoutSpeech(sentence);
  if (!/\b(?:you|your|yours)\b/i.test(told)) return [];
  const { facts } = evidence;
  const { hero, coinsDelta, hitPointsLost, hitPointsGained } = facts;
  const ofPurse = [Math.abs(coinsDelta), hero.coins, hero.coins - coinsDelta];
  const before = hero.hitPoints + hitPointsLost - hitPointsGained;
  const ofBody = [hitPointsLost, hitPointsGained, hero.hitPoints, hero.maxHitPoints, before];
  return [
    ...claims(numbersOf(told, COINS), 'coins', ofPurse, decidedBy(evidence, purse(facts))),
    ...claims(numbersOf(told, HIT_POINTS), 'hit points', ofBody, decidedBy(evidence, body(facts))),
  ];
};
