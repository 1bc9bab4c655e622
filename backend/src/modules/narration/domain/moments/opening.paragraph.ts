import { CHARGE_GRAMMAR, LEADS } from '#game/content/common/telling/saga.js';
import { oathOf } from '#game/content/catalogue.js';
import { fillPlainly } from '../grammar/fill.js';
import { whole } from '../grammar/tables.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type Moment } from './moment.js';
import { placeParagraph } from './place.paragraph.js';

const LEADING = whole(LEADS);

/** Whose saga it is, what was sworn, what it comes to and where it leads. */
const oathParagraph = ({ facts: { saga }, phrases, voice }: Moment): readonly Paragraph[] | null => {
  const content = saga && oathOf(saga.oath.key);
  if (!content) return null;
  const title = fillPlainly(content.title, phrases.slots);
  return [
    [
      ...piece(RANK.stands, phrases.surely('naming', voice.manner.naming)),
      ...piece(RANK.end, phrases.surely('sworn', content.sworn)),
    ],
    [
      ...piece(RANK.saga, phrases.fresh('charge', [CHARGE_GRAMMAR], { title })),
      ...piece(RANK.back, phrases.fresh('leads', [LEADING])),
    ],
  ];
};

/** The first leaf of a saga. */
export const openingParagraphs = (moment: Moment): readonly Paragraph[] => {
  const { facts, phrases, voice } = moment;
  const begun = oathParagraph(moment) ?? [piece(RANK.deed, phrases.surely('beginning', voice.beginnings))];
  const town = facts.city === null ? [] : piece(RANK.way, phrases.fresh('city', [voice.cities]));
  return [...begun, [...town, ...placeParagraph(moment)]];
};
