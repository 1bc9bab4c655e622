import { SCENES } from '#game/content/common/voice/scenes.js';
import { frameOf } from '#game/content/catalogue.js';
import { introduced } from './grammar/introduce.js';
import { handOf } from './hand/hand.js';
import { atHandParagraph } from './paragraphs/at-hand.paragraph.js';
import { changeParagraph } from './paragraphs/change.paragraph.js';
import { counselParagraph } from './paragraphs/counsel.paragraph.js';
import { deedParagraph } from './paragraphs/deed.paragraph.js';
import { endingParagraphs } from './paragraphs/ending.paragraph.js';
import { happeningParagraphs, metParagraph } from './paragraphs/happening.paragraph.js';
import { hungerParagraph } from './paragraphs/hunger.paragraph.js';
import { type TellingContext, contextOf } from './paragraphs/telling-context.js';
import { openingParagraphs } from './paragraphs/opening.paragraph.js';
import { givenUp, look, placeParagraph, setFree, turnedWeather } from './paragraphs/place.paragraph.js';
import { leafOf, MOST_WORDS_OF_OPENING, type Paragraph, piece, RANK, wordsOfLeaf } from './leaf.js';
import { wordingOf } from './offer-wording.js';
import { type NarratedWords } from '#backend/modules/session/narration-facts/narration.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

/** The fewest words of a leaf; a shorter one gets a few more sentences. */
const FEWEST_WORDS = 30;
const MOST_ADDED = 6;

/** A new weather is told before the way on which it was met; beside a deed it would separate the deed from its outcome. */
const weatherOf = (context: TellingContext): Paragraph =>
  context.facts.deed?.kind === 'move' ? piece(RANK.way, turnedWeather(context)) : [];

/** All that a leaf could tell, in its order. */
export const paragraphsOf = (context: TellingContext): readonly Paragraph[] => {
  const { facts } = context;
  const { deed, ending } = facts;
  if (deed === null && ending === null) return [...openingParagraphs(context), counselParagraph(context)];
  const done = deed === null ? [] : deedParagraph(context, deed);
  if (ending === 'fallen') return [done, ...endingParagraphs('fallen', context)];
  const changed = [...done, ...changeParagraph(context, done)];
  if (ending !== null) return [changed, ...endingParagraphs(ending, context)];
  const happened = [
    [
      ...weatherOf(context),
      ...changed,
      ...givenUp(context),
      ...setFree(context, done),
      ...metParagraph(context),
      ...hungerParagraph(context),
    ],
    ...happeningParagraphs(context),
  ];
  return [...happened, placeParagraph(context), counselParagraph(context), atHandParagraph(context, happened)];
};

/** Nothing is added where somebody stands in the way: what they want is enough to read. */
const isFull = ({ facts: { frame, ending } }: TellingContext): boolean =>
  ending === null && frameOf(frame) !== undefined;

/** A leaf that is too short gets a look round, before whatever ends there. */
export const lengthened = (
  leaf: readonly Paragraph[],
  context: TellingContext,
  least: number,
  n = 0,
): readonly Paragraph[] => {
  if (isFull(context) || wordsOfLeaf(leaf) >= least || n === MOST_ADDED * 2) return leaf;
  const { facts, phrases } = context;
  const more = piece(
    RANK.stands,
    n < MOST_ADDED
      ? look(context)
      : phrases.surely(
          'scene',
          SCENES[facts.cell.terrain].filter((line) => !line.includes('{')),
        ),
  );
  const [first = [], ...others] = leaf;
  const last = others.at(-1) ?? [];
  const longer =
    facts.ending === null && others.length > 0
      ? [first, ...others.slice(0, -1), [...last, ...more]]
      : [[...first, ...more], ...others];
  return lengthened(longer, context, least, n + 1);
};

/** Says who somebody is where a text names them first, and gives the whole the people's own syntax. */
export const finishedIn = ({ facts: { hero, saga, faction }, phrases }: TellingContext): ((text: string) => string) => {
  const others = [hero, ...hero.companions, ...(saga?.people ?? [])].map(({ name }) => name);
  const hand = handOf(faction);
  return (text) => hand.finished(introduced(text, phrases.called, others));
};

/** The narrator that is always there (design section 1, promise 3): a function of the facts. */
export type FloorNarrator = (facts: TurnFacts) => NarratedWords;

const mostWordsOf = ({ deed, ending }: TurnFacts): number | undefined =>
  deed === null && ending === null ? MOST_WORDS_OF_OPENING : undefined;

/** Tells a turn from its facts and the tables of content alone: pure, immediate, and it never fails. */
export const floorNarrator: FloorNarrator = (facts) => {
  const context = contextOf(facts);
  return {
    story: leafOf(lengthened(paragraphsOf(context), context, FEWEST_WORDS), finishedIn(context), mostWordsOf(facts)),
    wording: wordingOf(facts, context.phrases.slots),
  };
};
