import { CHARGE_GRAMMAR } from '#game/content/common/telling/saga.js';
import { SET_OUT_WITH } from '#game/content/common/telling/company.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { oathOf } from '#game/content/catalogue.js';
import { fillPlainly } from '../grammar/fill.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { lowered } from '../phrases.js';
import { type TellingContext } from './telling-context.js';
import { placeParagraph } from './place.paragraph.js';

/** The first leaf shows everybody who is named later: a companion may be a man, a mare or a crow. */
const companyParagraph = ({ facts, phrases }: TellingContext): Paragraph =>
  facts.hero.companions.flatMap(({ name, description }) => {
    const who = lowered((sentencesIn(description)[0] ?? '').replace(/\.$/, ''));
    return piece(RANK.change, phrases.fresh('set-out', [SET_OUT_WITH], { mate: name, 'mate.who': who }));
  });

/** Whose saga it is, what was sworn, and what it comes to. */
const oathParagraph = (context: TellingContext): readonly Paragraph[] | null => {
  const { facts, phrases, voice } = context;
  const { saga } = facts;
  const content = saga && oathOf(saga.oath.key);
  if (!content) return null;
  const title = fillPlainly(content.title, phrases.slots);
  return [
    [
      ...piece(RANK.stands, phrases.surely('naming', voice.manner.naming)),
      ...piece(RANK.end, phrases.surely('sworn', content.sworn)),
    ],
    [...piece(RANK.stands, phrases.fresh('charge', [CHARGE_GRAMMAR], { title })), ...companyParagraph(context)],
  ];
};

/** The first leaf of a saga. */
export const openingParagraphs = (context: TellingContext): readonly Paragraph[] => {
  const { facts, phrases, voice } = context;
  const begun = oathParagraph(context) ?? [piece(RANK.deed, phrases.surely('beginning', voice.beginnings))];
  const town = facts.city === null ? [] : piece(RANK.way, phrases.fresh('city', [voice.cities]));
  return [...begun, [...town, ...placeParagraph(context)]];
};
