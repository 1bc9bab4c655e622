import { SAGAS } from '#game/content/sagas.js';
import { type CounselContent } from '#game/model/content/counsel.js';
import { type Advice } from '#game/rules/encounters/counsel.js';
import { type Slots } from '../grammar/fill.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { wordsOfOffer } from '../offer-wording.js';
import { numberWord } from '../phrases.js';
import { type HappeningOf as Of, type Moment, oneIn } from './moment.js';

const contentOf = ({ facts }: Moment): CounselContent | undefined => SAGAS[facts.faction]?.counsel;

const nameOf = ({ facts: { hero } }: Moment, id: string): string | undefined =>
  hero.companions.find((companion) => companion.id === id)?.name;

const QUARTERS: Readonly<Record<number, string>> = { 5: 'one in four', 15: 'three in four' };
/** Chances as people speak of them, and the same as on the page: so many in ten, in four, or in twenty. */
const oddsOf = (chance: number): string => {
  const twentieths = Math.max(1, Math.min(19, Math.round(chance / 5)));
  const quarters = QUARTERS[twentieths];
  if (quarters !== undefined) return quarters;
  return twentieths % 2 === 0 ? `${numberWord(twentieths / 2)} in ten` : `${numberWord(twentieths)} in twenty`;
};

/** Somebody's advice with its words; {other} is who spoke before. */
const slotsOf = (moment: Moment, { companion, offerId, chance }: Advice, before: string | null): Slots => ({
  mate: nameOf(moment, companion) ?? '',
  action: wordsOfOffer(moment.facts, moment.phrases.slots, offerId).action,
  odds: oddsOf(chance),
  ...(before === null ? {} : { other: before }),
});

/** Who speaks a second time says it only where they disagree. */
const voices = (moment: Moment, content: CounselContent, counsel: readonly Advice[]): readonly (string | null)[] => {
  const [first, second] = counsel;
  if (!first) return [];
  const one = moment.phrases.anew('advise', content.advise[first.temper], slotsOf(moment, first, null));
  if (!second || second.offerId === first.offerId) return [one];
  const other = nameOf(moment, first.companion) ?? null;
  return [one, moment.phrases.anew('differ', content.differ[second.temper], slotsOf(moment, second, other))];
};

/** What the companions who are people say before a choice: when it first stands, and not before every storylet. */
export const counselParagraph = (moment: Moment): Paragraph => {
  const { facts } = moment;
  const content = contentOf(moment);
  const isNew = facts.frame !== null && facts.frame !== facts.frameBefore;
  if (!content || !facts.saga || !isNew || facts.ending !== null) return [];
  return voices(moment, content, facts.saga.counsel).flatMap((line) => piece(RANK.change, line));
};

/** What somebody says whose advice was taken, or was not: one time in two, and always of a quarrel. */
export const answered = (moment: Moment, { companion, heeded, success }: Of<'advice-answered'>): Paragraph => {
  const content = contentOf(moment);
  const mate = nameOf(moment, companion);
  const quarrels = moment.facts.saga?.happenings.some(({ kind }) => kind === 'companion-quarrelled') === true;
  if (!content || mate === undefined || quarrels || !oneIn(2, moment.facts, companion)) return [];
  const lines = content[heeded ? 'heeded' : 'crossed'][success ? 'won' : 'lost'];
  return piece(RANK.people, moment.phrases.anew('answered', lines, { mate }));
};
export const quarrelled = (moment: Moment, { companion }: Of<'companion-quarrelled'>): Paragraph => {
  const mate = nameOf(moment, companion);
  return mate === undefined
    ? []
    : piece(RANK.saga, moment.phrases.anew('quarrel', contentOf(moment)?.quarrel ?? [], { mate }));
};
