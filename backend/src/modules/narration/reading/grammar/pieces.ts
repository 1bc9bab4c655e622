import { type Manner } from '#game/model/attempt.js';
import { type Hour } from '#game/model/calendar.js';
import { MANNER_WORDS, UNTIL_WORDS } from './lexicon/manners.js';

/** A part of a text that may be a deed of its own. */
export interface TextPiece {
  /** Plain words without who does it and how. */
  readonly words: string;
  readonly manner: Manner | null;
  readonly until: Hour | 'healed' | null;
  readonly isNegated: boolean;
}

const listOf = (line: string): readonly string[] =>
  line
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
const patternOf = (line: string): RegExp => new RegExp(`\\b(?:${listOf(line).join('|')})\\b`);
const MANNERS = (Object.entries(MANNER_WORDS) as [Manner, string][]).map(
  ([manner, line]) => [manner, patternOf(line)] as const,
);
const HOURS_SAID = (Object.entries(UNTIL_WORDS) as [Hour | 'healed', string][]).map(
  ([hour, line]) => [hour, patternOf(line)] as const,
);

const UNTIL = /\b(?:until|till|til|wait for|up to)\b (.*)$/;
const ALL_NIGHT =
  /\b(?:overnight|all night|(?:for|through|out) the night|the whole night|spend the night|stay the night)\b/;

const untilIn = (words: string): Hour | 'healed' | null => {
  const said = UNTIL.exec(words)?.[1];
  if (said !== undefined) return HOURS_SAID.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
  return ALL_NIGHT.test(words) ? 'morning' : null;
};

const mannerIn = (words: string): { readonly manner: Manner | null; readonly words: string } => {
  for (const [manner, pattern] of MANNERS) {
    const match = pattern.exec(words);
    const left = match ? words.replace(match[0], ' ').replace(/\s+/g, ' ').trim() : '';
    if (match && left !== '') return { manner, words: left };
  }
  return { manner: null, words };
};

/** Who does it, and that they want to: said before the verb. */
const OPENING_WORDS: readonly RegExp[] = [
  /^(?:and|but|so|then|now|next|first|firstly|second|finally|afterwards|well|ok|okay|alright|please|just|maybe|perhaps|also|again|still|instead|anyway|hey|oh|yes|yeah|yep|no|yo|oi|right|fine|screw it|hell|lol|haha|great|good|cool|sure|alrighty|carefully now|this time|for once|as usual|in that case|since i am here|i say|seriously|obviously|basically|honestly|finally|quick|simply|really|actually|immediately|suddenly|lastly|later|meanwhile|hmm|um|uh|or|too|at last|all right|of course|for now|after that|with that|in the end|before that)\b ?/,
  /^(?:i|we|my character|my hero|the hero|the player|player|ill|id)\b ?/,
  /^(?:would|will|shall|should|can|could|may|might|must|am|are|was|were|did)\b ?/,
  /^(?:do|have|had|be)\b (?=i |we |to )/,
  /^(?:like|love|want|wish|try|trying|attempt|going|about|decide|decided|begin|began|start|started|starting|need|needed|have|prefer|choose|chose|manage|managed|intend|plan|planning|hope|hoping|wanted|tried|attempted|continue|continued|dare|dared|proceed|able|prepare|prepared|ready|rush|hurry|rather|agree|get|offer(?= to help))\b to\b ?/,
  /^(?:try|tried|trying|start|started|begin|began|keep|kept|continue|continued|go|went|going|try and|be|am|was) (?=\w+ing\b)/,
  /^(?:let us|let me|lets|allow me to|time to|how about|why not|it is time to|what about|i think i|i guess i|think i|guess i|believe i|suppose i|i think|think|maybe i|better|had better|rather|to|all of us|we all)\b ?/,
  /^(?:try and|go and|come and|go ahead and|stop and|turn and|take a moment to|take the time to|take time to|make an attempt to|do my best to|try my best to|try my luck|use this chance to|take the chance to|take the opportunity to|use the opportunity to|would like you to|make sure to|make sure i|see if i can|see whether i can|try if i can|find a way to|have a go at|see if we can)\b ?/,
];
const NEGATED: readonly RegExp[] = [
  /^(?:i |we )?(?:(?:do|will|would|should|shall|can|could|must|am|did|have|does|is|are) not|never|not|no longer)\b/,
  /^(?:i |we )?(?!do |say |see |have |want |find )\w+ (?:to |with |at |for )?(?:nobody|no one|noone)\b/,
  /^(?:i |we )?(?:refuse|decline|stop|avoid|refrain from|hesitate|cease|instead of|rather than|without|fail|forget)\b (?:to )?(?=\w+(?:ing)?\b)/,
];
const FALSE_NEGATED =
  /^(?:i |we )?(?:stop|avoid|decline|forget|not)(?: (?:the|a|an|my|his|her|him|them|it|about|that|this|by|for|here|at|and)\b|$)/;

/** Takes away what stands before the verb, as often as there is something. */
const withoutOpeningWords = (words: string): string => {
  let left = words;
  for (let n = 0; n < 12; n++) {
    const opening = OPENING_WORDS.find((pattern) => pattern.test(left) && left.replace(pattern, '').trim() !== '');
    if (!opening) return left;
    left = left.replace(opening, '').trim();
  }
  return left;
};

const CUT_OFF = /\b(?:without|instead of|rather than)\b \w+ing\b.*$/;

/** A piece of a text, with what it says of manner and time. */
export const pieceOf = (said: string): TextPiece => {
  const bare = withoutOpeningWords(said.trim().replace(/\s+/g, ' '));
  const isNegated = [said.trim(), bare].some(
    (words) => NEGATED.some((pattern) => pattern.test(words)) && !FALSE_NEGATED.test(words),
  );
  const until = untilIn(bare);
  const timeless =
    until === null
      ? bare
      : bare
          .replace(/\b(?:until|till|til)\b.*$/, '')
          .replace(ALL_NIGHT, (all) => (/^(?:spend|stay)/.test(all) ? all : ' '))
          .trim() || bare;
  const { manner, words } = mannerIn(timeless.replace(CUT_OFF, '').trim() || timeless);
  return { words: withoutOpeningWords(words), manner, until, isNegated };
};

/** The parts of a text that its punctuation and its joining words separate. */
export const partsOf = (text: string): readonly string[] =>
  text
    .replace(/"[^"]*"/g, ' ')
    .split(
      /[.!?;:\n]+|,? \b(?:and then|then|after that|afterwards|before i|before we|while i|while)\b|, (?:and |but |so )?| \b(?:and|but)\b |—| - |…/,
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
