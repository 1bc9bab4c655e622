import { type NarrationVerdict } from '#backend/modules/session/narration-facts/narration.port.js';

/** By rule: what was wrong, in words that quote nothing of what was cut. */
const WORDS: Readonly<Record<string, string>> = {
  residue: 'it was not the prose of a story',
  language: 'it was not English',
  length: 'the story must have 60 to 150 words, in whole sentences',
  names: 'it used a name that the notes do not give',
  numbers: 'it used a number of coins or things that the notes do not give',
  outcome: 'it told another outcome than the notes',
  deaths: 'it told of a death, or of a life, against the notes',
  wounds: 'it told of wounds or healing against the notes',
  player: 'it put words into the mouth of the hero, or decided for them',
  repetition: 'it had been told before',
  phrases: 'it used a phrase that is worn out',
};

/** Why a sentence was not shown, for the model that goes on. */
export const faultWords = (verdict: NarrationVerdict | undefined): string =>
  WORDS[verdict?.rule ?? ''] ?? 'it did not fit the notes';
