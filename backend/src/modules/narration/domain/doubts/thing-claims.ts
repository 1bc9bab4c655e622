import { type Item } from '#game/model/character.js';
import { type LeafEvidence } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';
import { ADVERB, type Claim, type ClaimFinder, decidedBy, mentions, pattern, withoutSpeech } from './claim.js';

const OBJECT = '(?:(?:up|back|a|an|the|your|some|one) )*{name}';
const GAINED = `you ${ADVERB}(?:gain|gained|take|took|find|found|pocket|pocketed|won|received|bought) ${OBJECT}`;
const LOST = `you ${ADVERB}(?:lose|lost|drop|dropped|give|gave|sold|spent|broke) ${OBJECT}`;

const has = (items: readonly Item[], name: string): boolean => items.some((item) => item.name === name);
const listed = (items: readonly Item[]): string => items.map(({ name }) => name).join(', ') || 'nothing';

const changeOf = (told: string, name: string, evidence: LeafEvidence): Claim => {
  const { itemsGained, itemsLost, hero } = evidence.facts;
  const because = decidedBy(evidence, `Gained: ${listed(itemsGained)}. Lost: ${listed(itemsLost)}.`);
  if (pattern(GAINED, name).test(told)) return { text: `You gained ${name}`, holds: has(itemsGained, name), because };
  if (pattern(LOST, name).test(told)) return { text: `You lost ${name}`, holds: has(itemsLost, name), because };
  const carried = has(hero.inventory, name);
  return {
    text: `You carry ${name}`,
    holds: carried || has(itemsLost, name),
    because: carried ? decidedBy(evidence, `${name} is in your pack.`) : because,
  };
};

/** Things that the player gained, lost or carries: only things that the saga knows by that name. */
export const thingClaims: ClaimFinder = (sentence, evidence) => {
  const told = withoutSpeech(sentence);
  if (!/\b(?:you|your)\b/i.test(told)) return [];
  const { hero, itemsGained, itemsLost } = evidence.facts;
  const names = new Set([...hero.inventory, ...itemsGained, ...itemsLost].map(({ name }) => name));
  return [...names].filter((name) => mentions(told, name)).map((name) => changeOf(told, name, evidence));
};
