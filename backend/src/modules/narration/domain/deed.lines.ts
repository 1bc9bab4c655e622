import { ATTEMPTS, HARD_TRAVEL, OWN_DEED, RETURNS, TRAVEL } from '#contracts/content/common/voice.js';
import { linesOf } from '#contracts/content/frame.js';
import { frameOf, offerContentOf } from '#contracts/content/tables.js';
import { type Voice } from '#contracts/content/voice.js';
import { type Deed } from '#contracts/session/shapes.js';
import { type TurnFacts } from './turn-facts.js';
import { type ChooseLine } from './choose-line.js';
import { likeness, tellingWords } from './likeness.js';
import { quoted } from './phrases.js';
import { said, type Sentence, spare } from './sentence.js';

const journey = ({ success, cell, city, frame }: TurnFacts, voice: Voice, choose: ChooseLine): readonly Sentence[] => {
  const { terrain, visitCount } = cell;
  const way = success ? [...(voice.travel[terrain] ?? []), ...TRAVEL[terrain]] : HARD_TRAVEL[terrain];
  const known = visitCount > 1;
  const past = known && frame === null ? frameOf(cell.frame) : undefined;
  return [
    said(choose('way', way)),
    ...(city === null ? [] : [said(choose('city', voice.cities))]),
    ...(known ? [spare(choose('return', RETURNS))] : []),
    ...(past ? [said(past.later)] : []),
  ];
};

/** Telling words in common, from which on a player's own words and an offer's speak of the same. */
const ALIKE = 2;

/** A table's lines are about the table's deed: who wrote of something else is told in words that fit anything. */
const told = ({ kind, offerId }: Deed, { success, freeText }: TurnFacts, voice: Voice): readonly string[] => {
  const outcome = success ? 'success' : 'failure';
  const ownWay = freeText !== null && likeness(offerId ?? '', tellingWords(freeText)) < ALIKE;
  const content = ownWay ? undefined : offerContentOf(offerId);
  const lines = linesOf((content ?? OWN_DEED[kind])[outcome]);
  const own = kind === 'rest' && (content === undefined || content.voiced === true) ? voice.rest[outcome] : [];
  return [...lines, ...own];
};

/** What was attempted, in the player's own words if there were any, and how it went. */
export const deedLines = (facts: TurnFacts, deed: Deed, voice: Voice, choose: ChooseLine): readonly Sentence[] => {
  const attempt = facts.freeText?.trim() ? [said(choose('attempt', ATTEMPTS, { text: quoted(facts.freeText) }))] : [];
  const went = deed.kind === 'move' ? journey(facts, voice, choose) : [said(choose('deed', told(deed, facts, voice)))];
  return [...attempt, ...went];
};
