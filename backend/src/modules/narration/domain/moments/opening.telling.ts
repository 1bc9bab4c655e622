import { CHARGE_GRAMMAR, LEADS } from '#game/content/common/telling/saga.js';
import { oathOf } from '#game/content/catalogue.js';
import { fillPlainly } from '../grammar/fill.js';
import { whole } from '../grammar/tables.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type Moment } from './moment.js';
import { placeTelling } from './place.telling.js';

const LEADING = whole(LEADS);

/** Whose saga it is, what was sworn, what it comes to and where it leads. */
const oathTelling = ({ facts: { saga }, teller, voice }: Moment): readonly Paragraph[] | null => {
  const content = saga && oathOf(saga.oath.key);
  if (!content) return null;
  const title = fillPlainly(content.title, teller.slots);
  return [
    [
      ...piece(RANK.stands, teller.surely('naming', voice.manner.naming)),
      ...piece(RANK.end, teller.surely('sworn', content.sworn)),
    ],
    [
      ...piece(RANK.saga, teller.fresh('charge', [CHARGE_GRAMMAR], { title })),
      ...piece(RANK.back, teller.fresh('leads', [LEADING])),
    ],
  ];
};

/** The first leaf of a saga. */
export const openingTelling = (moment: Moment): readonly Paragraph[] => {
  const { facts, teller, voice } = moment;
  const begun = oathTelling(moment) ?? [piece(RANK.deed, teller.surely('beginning', voice.beginnings))];
  const town = facts.city === null ? [] : piece(RANK.way, teller.fresh('city', [voice.cities]));
  return [...begun, [...town, ...placeTelling(moment)]];
};
