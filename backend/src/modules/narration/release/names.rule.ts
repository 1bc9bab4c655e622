import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { isCommonWord } from './common-words.js';
import { PROPER_WORDS } from './proper-words.js';
import { type ReleaseContext, type ReleaseRule } from './release-rule.js';

/** A word of a sentence, and what stands about it. */
interface Word {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}
const CAPITALISED = /(?<![\p{L}\p{M}’-])\p{Lu}[\p{L}\p{M}’-]*/gu;
/** After the beginning, the end of another sentence, an opening quotation mark or a colon, any word is written large. */
const IS_FIRST = /(?:^|[.!?…:—]”?’?\)?\s+|[“‘(]|\n)$/u;
const AFTER_ARTICLE = /(?:^|[^\p{L}])(?:the|a|an|this|that|my|your|his|her|its|our|their|old|young|good|\p{L}+’s) $/iu;
/** Verbs of a person with a name, which a common noun without an article never has. */
const DOES_AS_A_PERSON =
  /^(?:’s\b|,? (?:said|asked|replied|answered|nodded|shrugged|muttered|whispered|grinned|smiled|frowned|laughed|spat|sighed|winced|told|led|took|gave|held|raised|turned|looked|watched|stood|sat|came|went|was|had|waited)\b)/u;

const wordsIn = (sentence: string): readonly Word[] =>
  [...sentence.matchAll(CAPITALISED)].map(({ 0: text, index }) => ({
    text: text.replace(/[’-]+$/, ''),
    before: sentence.slice(0, index),
    after: sentence.slice(index + text.length),
  }));

const partsOf = (name: string): readonly string[] => name.split(/[\s-]+/).map((part) => part.replace(/[.,;:]+$/, ''));
/** Whoever and whatever the facts name. */
const namedIn = ({ hero, companionsJoined, companionsLeft, itemsGained, itemsLost, city, saga }: TurnFacts) => [
  hero.name,
  ...[...hero.companions, ...companionsJoined, ...companionsLeft].map(({ name }) => name),
  ...[...hero.inventory, ...itemsGained, ...itemsLost].map(({ name }) => name),
  ...(city === null ? [] : [city]),
  ...(saga === null ? [] : sagaNames(saga)),
];
const sagaNames = ({ people, oath, region, landmark, threads, threat }: NonNullable<TurnFacts['saga']>) => [
  ...people.map(({ name }) => name),
  ...[oath.who.name, oath.foe.name, oath.where],
  ...[region, landmark].flatMap((ground) => (ground === null ? [] : [ground.name, ground.gloss])),
  ...threads.flatMap(({ themName, place }) => [themName, place.name]),
  ...threat.steps.flatMap(({ place }) => (place === null ? [] : [place])),
];

const knownIn = ({ names, facts, deedWords }: ReleaseContext): ReadonlySet<string> =>
  new Set([...names, ...namedIn(facts), deedWords].flatMap(partsOf));

/** 'Grim’s', 'the Bodvars', 'Ulf-Bodvar': by their names. */
const isKnown = (text: string, known: ReadonlySet<string>): boolean =>
  [text, text.replace(/’s$/, ''), text.replace(/s$/, ''), text.replace(/es$/, '')].some((form) => known.has(form)) ||
  (text.includes('-') && text.split('-').every((part) => known.has(part) || /^\p{Ll}/u.test(part)));

const isOrdinary = (text: string): boolean => isCommonWord(text.toLowerCase().replace(/’s$/, ''));
const isShouted = (text: string): boolean => text.length > 1 && text === text.toUpperCase() && isOrdinary(text);

const isNamedFirst = ({ text, after }: Word): boolean => {
  if (isOrdinary(text)) return false;
  return text.endsWith('’s') || (DOES_AS_A_PERSON.test(after) && !/(?:ly|ing|ed|[^aius]s)$/.test(text));
};
/** An ordinary word as somebody’s name: 'Wolf said', but not 'Silence answered'. */
const isCalled = ({ text, after }: Word): boolean =>
  isOrdinary(text) &&
  /^,? (?:nodded|shrugged|muttered|grinned|frowned|spat|winced)\b/.test(after) &&
  !/s$/.test(text) &&
  !PRONOUN.test(text);
const PRONOUN =
  /^(?:He|She|They|It|You|We|I|Who|Nobody|Somebody|Someone|Everyone|Everybody|No|None|Neither|Either|Both|All|Some|Others?|Another|One|Two|Three|Most|Many|Few|Each)$/;

const isStranger = (word: Word): boolean => {
  if (IS_FIRST.test(word.before)) return isNamedFirst(word) || isCalled(word);
  return !isShouted(word.text) && !(isOrdinary(word.text) && AFTER_ARTICLE.test(word.before));
};

/** Proper names that the prompt did not give: people, places and titles that nobody has heard of. */
export const namesRule: ReleaseRule = {
  name: 'names',
  fault: (sentence, context) => {
    const known = knownIn(context);
    const stranger = wordsIn(sentence).find(
      (word) => !PROPER_WORDS.has(word.text.replace(/’s$/, '')) && !isKnown(word.text, known) && isStranger(word),
    );
    return stranger === undefined ? null : `nobody knows “${stranger.text}”`;
  },
};
