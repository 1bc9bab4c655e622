import { type Terrain } from '#game/model/world.js';

/** Claims of an outcome, orders to the narrator, and means that nobody has seen: attempts like any, and hard ones. */
export const OVERREACH: readonly RegExp[] = [
  /\b(?:i|we) (?:just |simply |now |already )?(?:win|won|succeed|succeeded|automatically)\b/,
  /\b(?:ignore|disregard|forget|override)\b.*\b(?:instruction|rule|prompt|previous|above)/,
  /\b(?:system prompt|game master|developer mode|god mode|as an ai|jailbreak|natural 20|dice)\b/,
  /\b(?:instantly|infinite|unlimited|invincible|immortal|magic\w*|teleport\w*|laser\w*|machine gun|everyone dies|million|thousand (?:gold|coins))\b/,
  /\b(?:use|using|with|draw|fire|pull out|take out|swing|raise|wield|cast) (?:my|the|an?) /,
  /\bset my\b|\bgive me\b|\bgrant me\b|\bi (?:now )?have\b/,
];

export const GOING: RegExp =
  /\b(?:go|going|walk|head|travel|move|ride|sail|row|march|journey|cross|return|proceed|continue|set out|make for|climb|hike|steer)\b/;

/** 'north-east', 'NE', 'northeast'; 'north' stands for either of its sides. */
export const COMPASS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bnorth[- ]?east\w*|\bne\b/, ['north-east']],
  [/\bnorth[- ]?west\w*|\bnw\b/, ['north-west']],
  [/\bsouth[- ]?east\w*|\bse\b/, ['south-east']],
  [/\bsouth[- ]?west\w*|\bsw\b/, ['south-west']],
  [/\bnorth\w*/, ['north-east', 'north-west']],
  [/\bsouth\w*/, ['south-east', 'south-west']],
  [/\beast\w*/, ['east']],
  [/\bwest\w*/, ['west']],
];

export const TERRAIN_WORDS: Readonly<Record<Terrain, RegExp>> = {
  ocean: /\b(?:ocean|sea|open water|out to sea)\b/,
  coast: /\b(?:coast|shore|beach|strand)\b/,
  plains: /\b(?:plains?|grass\w*|steppe|fields?|meadows?)\b/,
  forest: /\b(?:forest|woods?|trees)\b/,
  hills: /\b(?:hills?|heights?)\b/,
  mountains: /\b(?:mountains?|peaks?|pass)\b/,
  desert: /\b(?:desert|dunes?|sands?)\b/,
  swamp: /\b(?:swamp|marsh|bog|fen|moor)\b/,
};

/** Words that say nothing about which offer is meant. */
export const IDLE_WORDS: ReadonlySet<string> = new Set([
  'the',
  'and',
  'for',
  'you',
  'your',
  'with',
  'that',
  'this',
  'then',
  'from',
  'into',
  'them',
  'they',
  'their',
  'his',
  'her',
  'him',
  'its',
  'are',
  'was',
  'will',
  'one',
  'all',
  'but',
  'not',
  'has',
  'have',
  'what',
  'who',
  'which',
  'where',
  'until',
  'before',
  'over',
  'out',
  'off',
  'it',
]);
