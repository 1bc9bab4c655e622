import { ABOUT_GRAMMAR, HURTS_GRAMMARS } from '#game/content/common/telling/at-hand.js';
import { matterOf } from '#game/model/offer-ids.js';
import { type Person } from '#game/model/saga.js';
import { namesAHurt } from '#game/rules/facts/outcome-words.js';
import { personSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type Moment } from './moment.js';

/** Card by which the player sees to wounds. */
const BANDAGE = 'leisure.rest-wounds';
/** Part of full health below which wounds are bad. */
const BAD = 0.5;

/** Those who can be called on. */
const calledOnIn = ({ facts: { offers, saga } }: Moment): readonly Person[] => {
  const ids = offers.map(({ id }) => matterOf(id)).flatMap((matter) => (matter?.key === 'call' ? [matter.about] : []));
  return saga?.people.filter(({ id }) => ids.includes(id)) ?? [];
};

/** Somebody with whom the player had to do in this turn is seen to be there. */
const isSeen = ({ facts: { saga } }: Moment, { id, name }: Person): boolean =>
  saga?.them?.name === name || saga?.happenings.some((one) => one.kind === 'person-met' && one.person === id) === true;

const whoIsAbout = (moment: Moment): Paragraph =>
  calledOnIn(moment)
    .filter((person) => !isSeen(moment, person))
    .flatMap((person) =>
      piece(RANK.change, moment.phrases.fresh('about', [ABOUT_GRAMMAR], personSlots('them', person))),
    );

const whatHurts = ({ facts: { offers, hero }, phrases }: Moment, told: readonly Paragraph[]): Paragraph => {
  if (!offers.some(({ id }) => id === BANDAGE)) return [];
  if (told.flat().some(({ fact, text }) => fact === 'wounds' || namesAHurt(text))) return [];
  const depth = hero.hitPoints < hero.maxHitPoints * BAD ? 'bad' : 'light';
  return piece(RANK.change, phrases.fresh('hurts', [HURTS_GRAMMARS[depth]]));
};

/** What the choices of leisure depend on, and the leaf has not told: who is near, and that something hurts. */
export const atHandParagraph = (moment: Moment, told: readonly Paragraph[]): Paragraph =>
  moment.facts.frame === null ? [...whoIsAbout(moment), ...whatHurts(moment, told)] : [];
