import { SAGAS } from '#game/content/sagas.js';
import { type CounselContent } from '#game/model/content/counsel.js';
import { type Advice } from '#game/model/content/counsel.js';
import { type Slots } from '../grammar/fill.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { wordsOfOffer } from '../offer-wording.js';
import { numberWord } from '../phrases.js';
import { type HappeningOf as Of, type TellingContext, oneIn } from './telling-context.js';

const contentOf = ({ facts }: TellingContext): CounselContent | undefined => SAGAS[facts.faction]?.counsel;

const nameOf = ({ facts: { hero } }: TellingContext, id: string): string | undefined =>
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
const slotsOf = (context: TellingContext, { companion, offerId, chance }: Advice, before: string | null): Slots => ({
  mate: nameOf(context, companion) ?? '',
  action: wordsOfOffer(context.facts, context.phrases.slots, offerId).action,
  odds: oddsOf(chance),
  ...(before === null ? {} : { other: before }),
});

/** A second companion speaks only to disagree. */
const voices = (
  context: TellingContext,
  content: CounselContent,
  counsel: readonly Advice[],
): readonly (string | null)[] => {
  const [first, second] = counsel;
  if (!first) return [];
  const one = context.phrases.anew('advise', content.advise[first.temper], slotsOf(context, first, null));
  if (!second || second.offerId === first.offerId) return [one];
  const other = nameOf(context, first.companion) ?? null;
  return [one, context.phrases.anew('differ', content.differ[second.temper], slotsOf(context, second, other))];
};

/** What the companions who are people say before a choice: when it first stands, and not before every storylet. */
export const counselParagraph = (context: TellingContext): Paragraph => {
  const { facts } = context;
  const content = contentOf(context);
  const isNew = facts.frame !== null && facts.frame !== facts.frameBefore;
  if (!content || !facts.saga || !isNew || facts.ending !== null) return [];
  return voices(context, content, facts.saga.counsel).flatMap((line) => piece(RANK.change, line));
};

/** The reaction to taken or ignored advice, half of the time; a quarrel has lines of its own (`quarrelled`). */
export const answered = (context: TellingContext, { companion, heeded, success }: Of<'advice-answered'>): Paragraph => {
  const content = contentOf(context);
  const mate = nameOf(context, companion);
  const quarrels = context.facts.saga?.happenings.some(({ kind }) => kind === 'companion-quarrelled') === true;
  if (!content || mate === undefined || quarrels || !oneIn(2, context.facts, companion)) return [];
  const lines = content[heeded ? 'heeded' : 'crossed'][success ? 'won' : 'lost'];
  return piece(RANK.people, context.phrases.anew('answered', lines, { mate }));
};
export const quarrelled = (context: TellingContext, { companion }: Of<'companion-quarrelled'>): Paragraph => {
  const mate = nameOf(context, companion);
  return mate === undefined
    ? []
    : piece(RANK.saga, context.phrases.anew('quarrel', contentOf(context)?.quarrel ?? [], { mate }));
};
