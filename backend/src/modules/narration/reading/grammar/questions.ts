import { aboutNamed } from './answers/named.answers.js';
import { QUESTIONS } from './answers/questions.table.js';
import { RULES } from './answers/rules.answers.js';
import * as state from './answers/state.answers.js';
import { capitalised, shortly } from './answers/words.js';
import { bind } from './bind.js';
import { type ReadingScene, onPage } from './reading-scene.js';
import { type TextToken, wordsOf } from './tokens.js';

const ASKING =
  /^(?:what|where|who|whom|whose|when|why|how|which|is|are|am|was|were|do i|does|did|have i|has|tell me|show me|list|describe|remind me|do we|do you|can you tell|could you tell|am i|will i|would i|should i|i wonder|any|inventory|inv|items|equipment|stats?|status|help(?= *[?.!]*$| me\b)|options|choices|exits|map|commands?|rules|hint|tutorial|instructions|save|load|quit|restart|check my|open my|open the map|my|hp|health|i (?:do not|don't) know what|i am (?:stuck|lost|confused)|can i (?:win|beat|afford|die|lose|respawn|undo|rewind|save|go back (?:a|one|\d+) (?:turn|step)))\b/;
/** Whether a text asks rather than does. */
export const isAsking = (text: string): boolean =>
  /^(?:can|could|will|would|has|had) (?!i\b|we\b|you\b|not\b)[a-z-]+ [a-z]/.test(text) ||
  /^i am (?:so |very |quite )?(?:hungry|thirsty|starving|tired|exhausted|hurt|wounded|cold|bleeding)\b/.test(text) ||
  /^(?:can|could|would|will|do|did|are|were|have) you\b|^count my (?:money|coins|silver|gold)|^(?:what if|should) (?:i|we)\b/.test(
    text,
  ) ||
  ASKING.test(text) ||
  (/\?\s*$/.test(text) &&
    !/^(?:can|could|may|might|shall|should|what if|let|how about|why not|may) (?:i|we)?\b/.test(text)) ||
  /^(?:can|could|may) i (?:see|know|get information)\b/.test(text);

/** Words that a question about a thing may hold besides its name. */
const HAVE = /\b(?:do i (?:have|carry|own|still have)|have i(?: got)?|is there|are there|can i (?:see|find))\b/;
const AT_WHOM = /\b(?:you|your|yours)\b/;
/** Whether a question is put to somebody in the scene. */
export const isToSomebody = (text: string): boolean =>
  AT_WHOM.test(text) && !/\b(?:tell me|show me|do you know)\b.*\b(?:my|i)\b/.test(text);

const IN_QUESTION = new Set(
  'what where who whom whose when why how which is are was were do does did have has tell show know about of far long away much many me i my like get to from here there kind sort worth live find can will would should it got still any carry describe remind see at in with for doing going near around'.split(
    ' ',
  ),
);
const aboutWhat = (tokens: readonly TextToken[]): readonly TextToken[] =>
  tokens.filter(({ text }) => !IN_QUESTION.has(text));

/** What is said of something that is not there. */
const answerToUnknownName = (words: string, text: string, ground: ReadingScene): string | null => {
  const { scene } = ground;
  const heads = new Set(wordsOf(words).map(({ stem }) => stem));
  const told = onPage(words, ground)
    ? scene.offers.find(({ action, title = '' }) => wordsOf(`${action} ${title}`).some(({ stem }) => heads.has(stem)))
    : undefined;
  if (told) return `There is one here. You might ${told.action.charAt(0).toLowerCase()}${told.action.slice(1)}.`;
  if (/\b(?:do i|have i)\b/.test(text)) return `You have no ${words}. ${state.carried(scene)}`;
  if (HAVE.test(text)) return `You see no ${words} here.`;
  if (text.startsWith('who ')) return 'You have not heard of anybody by that name.';
  return text.startsWith('where ') ? `You do not know where that is. ${state.towns(scene)}` : null;
};

const named = (tokens: readonly TextToken[], text: string, ground: ReadingScene): string | null => {
  const { scene } = ground;
  const what = bind(aboutWhat(tokens), ground, ['person', 'place', 'companion', 'thing', 'matter']);
  if (what.is === 'unknown') return answerToUnknownName(what.words, text, ground);
  if (what.is === 'bound' && what.group === 'coins') return state.purse(scene);
  if (what.is === 'bound' && what.group === 'self') return state.sheet(scene);
  const one =
    what.is === 'several' ? what.of[0] : ground.named.find(({ ref }) => what.is === 'bound' && ref === what.ref);
  return one ? aboutNamed(one, scene) : null;
};

/** Whoever is here may know what the player does not. */
const moreThanKnown = ({ scene }: ReadingScene): string => {
  const person = scene.persons.find(({ isHere }) => isHere);
  return person
    ? `That is more than you know. ${capitalised(shortly(person))} might tell you, if you asked.`
    : `That is more than you know just now. ${RULES.findOut()}`;
};

/** Without the marks at its end. */
const unmarked = (text: string): string => text.replace(/[?!.\s]+$/, '');
/** The answer to a question, from the player's own view. */
export const answerTo = (asked: string, tokens: readonly TextToken[], ground: ReadingScene): string => {
  const { scene } = ground;
  const text = unmarked(asked);
  for (const [pattern, answer] of QUESTIONS) {
    const words = pattern.test(text) ? answer(scene, text) : null;
    if (words !== null) return words;
  }
  return named(tokens, text, ground) ?? moreThanKnown(ground);
};
/** Whether one of the common questions is meant. */
export const isKnownQuestion = (text: string): boolean => QUESTIONS.some(([pattern]) => pattern.test(unmarked(text)));
