import { SCENES } from '#game/content/common/voice/scenes.js';
import { frameOf } from '#game/content/catalogue.js';
import { introduced } from './grammar/introduce.js';
import { handOf } from './hand/hand.js';
import { atHandParagraph } from './moments/at-hand.paragraph.js';
import { changeParagraph } from './moments/change.paragraph.js';
import { counselParagraph } from './moments/counsel.paragraph.js';
import { deedParagraph } from './moments/deed.paragraph.js';
import { endingParagraphs } from './moments/ending.paragraph.js';
import { happeningParagraphs, metParagraph } from './moments/happening.paragraph.js';
import { hungerParagraph } from './moments/hunger.paragraph.js';
import { type Moment, momentOf } from './moments/moment.js';
import { openingParagraphs } from './moments/opening.paragraph.js';
import { givenUp, look, placeParagraph, setFree, turnedWeather } from './moments/place.paragraph.js';
import { leafOf, MOST_WORDS_OF_OPENING, type Paragraph, piece, RANK, wordsOfLeaf } from './leaf.js';
import { wordingOf } from './offer-wording.js';
import { type NarratedWords } from '#backend/modules/session/narration-facts/narration.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

/** The fewest words of a leaf; a shorter one gets a few more sentences. */
const FEWEST_WORDS = 30;
const MOST_ADDED = 6;

/** A new weather is told before the way that it was met on; beside a deed it would stand in the way of what came of it. */
const weatherOf = (moment: Moment): Paragraph =>
  moment.facts.deed?.kind === 'move' ? piece(RANK.way, turnedWeather(moment)) : [];

/** All that a leaf could tell, in its order. */
export const paragraphsOf = (moment: Moment): readonly Paragraph[] => {
  const { facts } = moment;
  const { deed, ending } = facts;
  if (deed === null && ending === null) return [...openingParagraphs(moment), counselParagraph(moment)];
  const done = deed === null ? [] : deedParagraph(moment, deed);
  if (ending === 'fallen') return [done, ...endingParagraphs('fallen', moment)];
  const changed = [...done, ...changeParagraph(moment, done)];
  if (ending !== null) return [changed, ...endingParagraphs(ending, moment)];
  const happened = [
    [
      ...weatherOf(moment),
      ...changed,
      ...givenUp(moment),
      ...setFree(moment, done),
      ...metParagraph(moment),
      ...hungerParagraph(moment),
    ],
    ...happeningParagraphs(moment),
  ];
  return [...happened, placeParagraph(moment), counselParagraph(moment), atHandParagraph(moment, happened)];
};

/** Nothing is added where somebody stands in the way: what they want is enough to read. */
const isFull = ({ facts: { frame, ending } }: Moment): boolean => ending === null && frameOf(frame) !== undefined;

/** A leaf that is too short gets a look round, before whatever ends there. */
export const lengthened = (leaf: readonly Paragraph[], moment: Moment, least: number, n = 0): readonly Paragraph[] => {
  if (isFull(moment) || wordsOfLeaf(leaf) >= least || n === MOST_ADDED * 2) return leaf;
  const { facts, phrases } = moment;
  const more = piece(
    RANK.stands,
    n < MOST_ADDED
      ? look(moment)
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
  return lengthened(longer, moment, least, n + 1);
};

/** Says who somebody is where a text names them first, and gives the whole the people's own syntax. */
export const finishedIn = ({ facts: { hero, saga, faction }, phrases }: Moment): ((text: string) => string) => {
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
  const moment = momentOf(facts);
  return {
    story: leafOf(lengthened(paragraphsOf(moment), moment, FEWEST_WORDS), finishedIn(moment), mostWordsOf(facts)),
    wording: wordingOf(facts, moment.phrases.slots),
  };
};
