import { type Verb } from '#game/model/attempt.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { asideFor } from './asides.js';
import { capitalised, itemsOf, joined } from './answers/words.js';
import { type ReadingScene } from './reading-scene.js';
import { type Said } from './deed.js';
import { type NamedThing } from './scene-names.js';
import { type Doubt } from './slots.js';
import { plain, type TextToken } from './tokens.js';

const MOST_OPTIONS = 4;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const sentence = (text: string): string => capitalised(text.trim().replace(/\s+/g, ' '));

/** The text with a phrase of it put in other words: a whole text to send instead. */
const reworded = (raw: string, phrase: readonly TextToken[], label: string, said: Said): string => {
  const pattern = new RegExp(
    `\\b(?:(?:the|my|a|an|this|that|his|her)\\s+)?${phrase
      .filter(({ text }) => !/^(?:the|my|a|an|this|that)$/.test(text))
      .map(({ text }) => escaped(text))
      .join('[^\\p{L}]+')}(?!\\p{L})`,
    'iu',
  );
  return pattern.test(raw)
    ? sentence(raw.replace(pattern, () => label))
    : sentence(`${said.by.filter((word) => word !== '*').join(' ')} ${label}`);
};

const unlike = (all: readonly NamedThing[]): readonly NamedThing[] =>
  all.filter((one, i) => all.findIndex(({ label }) => label === one.label) === i);

const several = (raw: string, said: Said, { of, phrase }: Doubt & { kind: 'several' }): IntentReading => {
  const choices = unlike(of).slice(0, MOST_OPTIONS);
  const labels = choices.map(({ label }) => label);
  return {
    kind: 'ask-back',
    question: `You mean ${labels.length > 1 ? `${labels.slice(0, -1).join(', ')}, or ${labels.at(-1) ?? ''}` : joined(labels)}?`,
    options: labels.map((label) => reworded(raw, phrase, label, said)),
  };
};

const whoIsThere = ({ named }: ReadingScene): readonly string[] =>
  named
    .filter(({ group, isHere }) => isHere && (group === 'person' || group === 'companion'))
    .map(({ label }) => label);

const here = (ground: ReadingScene): string => {
  const people = whoIsThere(ground);
  return people.length === 0
    ? 'There is nobody here whom you could name.'
    : `Here ${people.length === 1 ? 'is' : 'are'} ${joined(people)}.`;
};

const PERSONAL: ReadonlySet<Verb> = new Set([
  'ask',
  'talk',
  'promise',
  'threaten',
  'teach',
  'dismiss',
  'follow',
  'spare',
  'attack',
  'tend',
]);
const unknown = (said: Said, { words, role }: Doubt & { kind: 'unknown' }, ground: ReadingScene): IntentReading => {
  if (
    role === 'instrument' ||
    ((said.verb === 'give' || said.verb === 'sell' || said.verb === 'use') && role === 'object')
  )
    return {
      kind: 'answer',
      text: `You have no ${words}. You carry ${joined(itemsOf(ground.scene)) || 'nothing but your purse'}.`,
    };
  if (role === 'addressee' || PERSONAL.has(said.verb))
    return { kind: 'answer', text: `You see no ${words} here. ${here(ground)}` };
  const sights = ground.scene.sights.slice(0, 4).map(({ name }) => `the ${name}`);
  return {
    kind: 'answer',
    text: `You see no ${words} here.${sights.length > 0 ? ` What you do see: ${joined(sights)}.` : ''}`,
  };
};

const ALONE: Readonly<Partial<Record<Verb, string>>> = {
  attack: 'There is nobody here to fight.',
  ask: 'There is nobody here to ask.',
  talk: 'There is nobody here to speak to.',
  give: 'There is nobody here to take it.',
  follow: 'There is nobody here to follow.',
};

/** The answer to a deed that can't be read: a question with the possible meanings, or what is there instead. */
export const doubtReading = (raw: string, said: Said, doubt: Doubt, ground: ReadingScene): IntentReading => {
  switch (doubt.kind) {
    case 'several':
      return several(raw, said, doubt);
    case 'unknown':
      return unknown(said, doubt, ground);
    case 'nobody':
      return {
        kind: 'ask-back',
        question: `Whom or what do you mean by “${doubt.word}”? ${here(ground)}`,
        options: [],
      };
    case 'alone':
      return { kind: 'answer', text: ALONE[doubt.verb] ?? 'There is nobody here for that.' };
  }
};

/** The question for a text that names something, but no deed. */
export const whatAbout = (named: NamedThing): IntentReading => {
  const deeds: Readonly<Record<NamedThing['group'], readonly string[]>> = {
    person: ['Talk to', 'Ask', 'Attack'],
    companion: ['Look at', 'Tend'],
    thing: ['Use', 'Look at'],
    sight: ['Look at', 'Search'],
    place: ['Go to'],
    matter: ['Ask about'],
  };
  return {
    kind: 'ask-back',
    question: `And what do you do about ${named.label}?`,
    options: deeds[named.group].map((deed) => `${deed} ${named.label}`),
  };
};

/** The answer to English text in which no deed can be found. */
export const notUnderstood = (raw: string, { scene }: ReadingScene): IntentReading => {
  const text = plain(raw);
  const options = scene.offers.slice(0, 3).map(({ action }) => action);
  return options.length > 0
    ? { kind: 'ask-back', question: 'What is it that you do? It could be told more plainly.', options }
    : { kind: 'answer', text: asideFor('nonsense', text) };
};
