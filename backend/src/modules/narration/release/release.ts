import { type NarrationVerdict } from '#backend/modules/session/narration-facts/narration.port.js';
import { deathsRule } from './deaths.rule.js';
import { gainsRule } from './gains.rule.js';
import { languageRule } from './language.rule.js';
import { lengthRule } from './length.rule.js';
import { namesRule } from './names.rule.js';
import { numbersRule } from './numbers.rule.js';
import { outcomeRule } from './outcome.rule.js';
import { phrasesRule } from './phrases.rule.js';
import { playerRule } from './player.rule.js';
import { type ReleaseContext, type ReleaseRule } from './release-rule.js';
import { repetitionRule } from './repetition.rule.js';
import { residueRule } from './residue.rule.js';
import { woundsRule } from './wounds.rule.js';

/** In the order in which they are asked: what is no story comes first. */
const RELEASE_RULES: readonly ReleaseRule[] = [
  residueRule,
  languageRule,
  lengthRule,
  namesRule,
  numbersRule,
  outcomeRule,
  deathsRule,
  woundsRule,
  gainsRule,
  playerRule,
  repetitionRule,
  phrasesRule,
];

/** The first rule that a sentence breaks, as a verdict; null: it may be shown. */
export const faultOf = (sentence: string, context: ReleaseContext): NarrationVerdict | null => {
  for (const rule of RELEASE_RULES) {
    const fault = rule.fault(sentence, context);
    if (fault !== null) return { rule: rule.name, passed: false, detail: `${fault}: ${sentence.trim()}` };
  }
  return null;
};

/** One verdict for each rule that nothing broke. */
export const passedBut = (broken: readonly NarrationVerdict[], sentences: number): readonly NarrationVerdict[] =>
  RELEASE_RULES.filter(({ name }) => !broken.some(({ rule }) => rule === name)).map(({ name }) => ({
    rule: name,
    passed: true,
    detail: `${sentences} sentences`,
  }));
