import { type OfferKind } from '#game/model/offer.js';
import { type Terrain } from '#game/model/world.js';

/** Stems of what people write for a kind of deed; a stem matches at the beginning of a word. */
export const KIND_STEMS: Readonly<Record<OfferKind, readonly string[]>> = {
  force: [
    'attack', 'fight', 'hit', 'strik', 'struck', 'kill', 'stab', 'slash', 'slay', 'smash', 'break', 'push', 'shov', 'punch', 'kick', 'charg', 'wrestl',
    'shoot', 'grab', 'tackl', 'lift', 'haul', 'drag', 'swing', 'beat', 'storm', 'board', 'duel', 'throw', 'force', 'hack', 'ram', 'defeat', 'win',
  ],
  talk: [
    'talk', 'say', 'ask', 'tell', 'speak', 'persuad', 'convinc', 'greet', 'hail', 'call', 'shout', 'plead', 'beg', 'bluff', 'lie', 'lying', 'threaten',
    'intimidat', 'argu', 'negotiat', 'explain', 'sing', 'flatter', 'jok', 'parley', 'answer', 'promis', 'swear', 'charm', 'apologi', 'demand', 'question', 'whisper',
  ],
  flight: [
    'flee', 'fled', 'run', 'escap', 'retreat', 'leav', 'sneak', 'slip', 'avoid', 'withdraw', 'dodg', 'evad', 'hide', 'hiding', 'bolt', 'creep', 'skirt', 'abandon',
  ],
  gift: ['giv', 'gave', 'gift', 'offer', 'shar', 'donat', 'feed', 'present', 'tribut', 'brib', 'pay', 'sacrific', 'alms'],
  patience: ['wait', 'watch', 'sit', 'stay', 'listen', 'observ', 'pray', 'meditat', 'still', 'guard', 'linger', 'hold', 'patien'],
  explore: ['search', 'explor', 'look', 'examin', 'inspect', 'investigat', 'scout', 'find', 'track', 'survey', 'wander', 'comb'],
  rest: ['rest', 'sleep', 'camp', 'nap', 'heal', 'bandag', 'recover', 'lie down', 'make camp', 'doze'],
  trade: ['buy', 'sell', 'trad', 'barter', 'haggl', 'bargain', 'market'],
  craft: [
    'craft', 'build', 'mak', 'repair', 'mend', 'trap', 'use', 'using', 'tie', 'tying', 'pick', 'light', 'dig', 'carv', 'forg', 'cook', 'trick', 'disguis', 'rig', 'climb',
    'cut', 'study', 'read', 'measur', 'work', 'fix', 'cast', 'invent', 'summon', 'hack into',
  ],
};

/** Claims of an outcome, orders to the narrator, and means that nobody has seen: attempts like any, and hard ones. */
export const OVERREACH: readonly RegExp[] = [
  /\b(?:i|we) (?:just |simply |now |already )?(?:win|won|succeed|succeeded|automatically)\b/,
  /\b(?:ignore|disregard|forget|override)\b.*\b(?:instruction|rule|prompt|previous|above)/,
  /\b(?:system prompt|game master|developer mode|god mode|as an ai|jailbreak|natural 20|dice)\b/,
  /\b(?:instantly|infinite|unlimited|invincible|immortal|magic\w*|teleport\w*|laser\w*|machine gun|everyone dies|million|thousand (?:gold|coins))\b/,
  /\b(?:use|using|with|draw|fire|pull out|take out|swing|raise|wield|cast) (?:my|the|an?) /,
  /\bset my\b|\bgive me\b|\bgrant me\b|\bi (?:now )?have\b/,
];

export const GOING: RegExp = /\b(?:go|going|walk|head|travel|move|ride|sail|row|march|journey|cross|return|proceed|continue|set out|make for|climb|hike|steer)\b/;

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
  'the', 'and', 'for', 'you', 'your', 'with', 'that', 'this', 'then', 'from', 'into', 'them', 'they', 'their', 'his', 'her', 'him', 'its', 'are', 'was', 'will',
  'one', 'all', 'but', 'not', 'has', 'have', 'what', 'who', 'which', 'where', 'until', 'before', 'over', 'out', 'off', 'it',
]);
