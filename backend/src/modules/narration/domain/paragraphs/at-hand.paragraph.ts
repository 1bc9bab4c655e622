import { ABOUT_GRAMMAR, HURTS_GRAMMARS, NOT_YET_GRAMMAR } from '#game/content/common/telling/at-hand.js';
import { STILL_OPEN_GRAMMAR } from '#game/content/common/telling/matters.js';
import { matterOf, spineOfferOf } from '#game/model/offer-ids.js';
import { OATH_READY, type Person } from '#game/model/saga.js';
import { BANDAGE, isBadlyHurt } from '#game/rules/encounters/resting.js';
import { namesAHurt } from '#game/rules/facts/outcome-words.js';
import { personSlots, threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type TellingContext } from './telling-context.js';

/** Those who can be called on. */
const calledOnIn = ({ facts: { offers, saga } }: TellingContext): readonly Person[] => {
  const ids = offers.map(({ id }) => matterOf(id)).flatMap((matter) => (matter?.key === 'call' ? [matter.about] : []));
  return saga?.people.filter(({ id }) => ids.includes(id)) ?? [];
};

/** A person with whom the player dealt in this turn was already mentioned. */
const isSeen = ({ facts: { saga } }: TellingContext, { id, name }: Person): boolean =>
  saga?.them?.name === name || saga?.happenings.some((one) => one.kind === 'person-met' && one.person === id) === true;

const whoIsAbout = (context: TellingContext): Paragraph =>
  calledOnIn(context)
    .filter((person) => !isSeen(context, person))
    .flatMap((person) =>
      piece(RANK.change, context.phrases.fresh('about', [ABOUT_GRAMMAR], personSlots('them', person))),
    );

const whatHurts = ({ facts: { offers, hero }, phrases }: TellingContext, told: readonly Paragraph[]): Paragraph => {
  if (hero.hitPoints >= hero.maxHitPoints || !offers.some(({ id }) => id === BANDAGE)) return [];
  if (told.flat().some(({ fact, text }) => fact === 'wounds' || namesAHurt(text))) return [];
  const depth = isBadlyHurt(hero) ? 'bad' : 'light';
  return piece(RANK.change, phrases.fresh('hurts', [HURTS_GRAMMARS[depth]]));
};

/** Why the oath can't be kept, where somebody arrives at its goal. */
const whyNotYet = ({ facts: { moved, saga, city }, phrases }: TellingContext): Paragraph => {
  if (moved === null || saga === null || saga.oath.boxes >= OATH_READY) return [];
  const isGoal = [city, saga.landmark?.name].includes(saga.oath.where);
  return isGoal ? piece(RANK.change, phrases.fresh('not-yet', [NOT_YET_GRAMMAR])) : [];
};

/** Says that a matter is still open after a failed try, since its card is not offered for now. */
const whatIsOpen = ({ facts: { deed, success, saga }, phrases }: TellingContext): Paragraph => {
  const tried = spineOfferOf(deed?.offerId ?? null);
  if (saga === null || success || tried?.of !== 'thread') return [];
  const thread = saga.threads.find(({ key, state }) => key === tried.key && state === 'open');
  if (!thread) return [];
  return piece(RANK.change, phrases.fresh('still-open', [STILL_OPEN_GRAMMAR], threadSlots(saga, thread)));
};

/** What the choices of leisure depend on, and the leaf has not told: what is open, who is near, and what hurts. */
export const atHandParagraph = (context: TellingContext, told: readonly Paragraph[]): Paragraph =>
  context.facts.frame === null
    ? [...whatIsOpen(context), ...whyNotYet(context), ...whoIsAbout(context), ...whatHurts(context, told)]
    : [];
