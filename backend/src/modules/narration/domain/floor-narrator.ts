import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { VOICES } from '#contracts/content/voices.js';
import { type Voice } from '#contracts/content/voice.js';
import { type FloorNarrator, type TurnFacts } from './turn-facts.js';
import { changeLines } from './change.lines.js';
import { type ChooseLine, chooserOf } from './choose-line.js';
import { deedLines } from './deed.lines.js';
import { endingLines } from './ending.lines.js';
import { wordingOf } from './offer-wording.js';
import { aProfession, wordsIn } from './phrases.js';
import { placeLines, sceneLine } from './place.lines.js';
import { leafOf, said, type Sentence } from './sentence.js';

type Paragraphs = readonly (readonly Sentence[])[];

/** The fewest words of a leaf; a shorter one gets a look round. */
const FEWEST_WORDS = 40;

const opening = (facts: TurnFacts, voice: Voice, choose: ChooseLine): Paragraphs => [
  [said(choose('beginning', voice.beginnings)), ...(facts.city === null ? [] : [said(choose('city', voice.cities))])],
  placeLines(facts, voice, choose),
];

const paragraphs = (facts: TurnFacts, voice: Voice, choose: ChooseLine): Paragraphs => {
  if (facts.deed === null && facts.ending === null) return opening(facts, voice, choose);
  const deed = facts.deed === null ? [] : deedLines(facts, facts.deed, voice, choose);
  if (facts.ending === 'fallen') return [deed, endingLines('fallen', voice, choose)];
  const done = [...deed, ...changeLines(facts, voice, choose)];
  return [done, facts.ending === null ? placeLines(facts, voice, choose) : endingLines(facts.ending, voice, choose)];
};

/** A look round comes last, but before whatever stands there or ends there. */
const lengthened = (leaf: Paragraphs, facts: TurnFacts, voice: Voice, chooserBeside: (text: string) => ChooseLine, tries = 3): string => {
  const text = leafOf(leaf);
  if (wordsIn(text) >= FEWEST_WORDS || tries === 0) return text;
  const scene = said(sceneLine(facts, voice, chooserBeside(text)));
  const [first = [], last = []] = leaf;
  const longer = facts.frame === null && facts.ending === null ? [first, [...last, scene]] : [[...first, scene], last];
  return lengthened(longer, facts, voice, chooserBeside, tries - 1);
};

/** Tells a turn from its facts and the tables of content alone: pure, immediate, and it never fails. */
export const floorNarrator: FloorNarrator = (facts) => {
  const { hero, faction, city } = facts;
  const voice = VOICES[faction];
  const profession = aProfession(FACTION_CONTENT[faction].professions[hero.profession]?.name ?? hero.profession);
  const chooserBeside = (text: string): ChooseLine =>
    chooserOf(facts, (sentence) => text.includes(sentence) || facts.toldBefore(sentence), { name: hero.name, profession, city: city ?? '' });
  return {
    story: lengthened(paragraphs(facts, voice, chooserBeside('')), facts, voice, chooserBeside),
    wording: wordingOf(facts.offers),
    narrator: 'floor',
    debugPrompt: null,
  };
};
