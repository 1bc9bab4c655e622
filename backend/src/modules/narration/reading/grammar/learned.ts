import { attemptAt, type SceneRef } from '#game/model/attempt.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { bind } from './bind.js';
import { type Said } from './deed.js';
import { type ReadingScene } from './reading-scene.js';
import { whoIsHere } from './people.js';
import { BOUND, BY_VERB, reading } from './readings.js';

/** What somebody has learned: 'what the witness told me', 'the secret of his knee'. */
const LEARNED =
  /\b(?:(?:what|everything|all|things?|something|knowledge|lesson|secrets?)\b.*\b(?:learn(?:ed|t)?|know|knew|heard|hear|found out|told|tells|taught|said|discovered|saw|seen|got to know)|(?:my|the) knowledge|(?:the|his|her|their) secret)\b/;
/** Where somebody can be hurt. */
const WEAK =
  /\b(?:weakness(?:es)?|weak (?:points?|spots?|sides?|places?|knee|leg|arm|eye|shoulder|heart)|sore (?:points?|spots?)|(?:his|her|their) (?:greatest |old |bad )?(?:fears?|weak \w+|bad \w+|old wound))\b/;
const USING: ReadonlySet<string> = new Set([
  'use',
  'apply',
  'employ',
  'utilise',
  'utilize',
  'exploit',
  'take',
  'make',
  'play',
]);

/** The person of whom it was learned: the one who is named and may be here, or else whoever stands there. */
const ofWhom = ({ after }: Said, ground: ReadingScene): SceneRef | null => {
  const named = bind(after, { ...ground, named: ground.named.filter(({ group }) => group === 'person') }, ['person']);
  return named.is === 'bound' && (named.ref.of === 'person' || named.ref.of === 'figure')
    ? named.ref
    : whoIsHere(ground);
};

/** 'I use what I learned about his knee': what is known of somebody is used against them; null for another use. */
export const readingOfLearned = (said: Said, ground: ReadingScene): IntentReading | null => {
  const words = said.after.map(({ text }) => text).join(' ');
  if (!USING.has(said.by[0] ?? '') || !(LEARNED.test(words) || WEAK.test(words))) return null;
  const whom = ofWhom(said, ground);
  return whom && reading(attemptAt('use', { object: whom, manner: said.manner }), said.isPlain ? BOUND : BY_VERB);
};
