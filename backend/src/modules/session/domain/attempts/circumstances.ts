import { isPerson, type Item } from '#game/model/character.js';
import { CHOICE_DIFFICULTIES, type ChoiceDifficulty } from '#game/model/check.js';
import { isHungry } from '#game/model/calendar.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Mood } from '#game/model/saga.js';
import { type Situated } from './situated.js';
import { type Partner } from './partner.js';
import { isEased } from './things.js';

const LOYAL = 50;
const MOOD_STEPS: Readonly<Record<Mood, number>> = { hates: 1, resents: 1, wary: 0, civil: 0, warm: -1, devoted: -1 };

/** A friend is easier to deal with, a foe harder; a loyal companion is a friend. */
export const moodSteps = (partner: Partner | null): number => {
  if (partner?.of === 'person') return MOOD_STEPS[partner.person.mood];
  return partner?.of === 'companion' && partner.companion.loyalty >= LOYAL ? -1 : 0;
};

const calendarOf = ({ session: { saga } }: Situated) => saga?.calendar ?? null;
const isDim = (at: Situated): boolean => calendarOf(at)?.hour === 'night' || calendarOf(at)?.weather === 'fog';
/** For eyes: night and fog are in the way. */
export const sightSteps = (at: Situated): number => (isDim(at) ? 1 : 0);

const COVER: readonly string[] = ['forest', 'swamp', 'mountains'];
const BARE: readonly string[] = ['plains', 'desert', 'ocean'];
/** For those who would not be seen: night, fog, trees and streets help; open ground does not. */
export const coverSteps = (at: Situated): number => {
  if (isDim(at)) return -1;
  if (at.town !== null) return 0;
  const { terrain } = at.session.lastTurn.cell;
  return COVER.includes(terrain) ? -1 : BARE.includes(terrain) ? 1 : 0;
};

const FOUL: readonly string[] = ['storm', 'snow', 'rain'];
export const isFoul = (at: Situated): boolean => FOUL.includes(calendarOf(at)?.weather ?? '');
/** For the open: rain, snow and storm are in the way, but not in a town. */
export const weatherSteps = (at: Situated): number => (at.town === null && isFoul(at) ? 1 : 0);

/** For the body: hunger and deep wounds tell. */
export const bodySteps = ({ session: { saga, holdings, hero } }: Situated): number =>
  (saga !== null && isHungry(saga.calendar)) || holdings.hitPoints * 3 < hero.maxHitPoints ? 1 : 0;

/** For work and fighting: a loyal companion with hands lends them. */
export const handsSteps = ({ session: { holdings } }: Situated): number =>
  holdings.companions.some((c) => isPerson(c) && c.loyalty >= LOYAL) ? -1 : 0;

/** For finding and following: a loyal beast or bird has better senses. */
export const sensesSteps = ({ session: { holdings } }: Situated): number =>
  holdings.companions.some(({ type, loyalty }) => (type === 'animal' || type === 'bird') && loyalty >= LOYAL) ? -1 : 0;

const NOTHING_ELSE = (): boolean => false;
/** A tool at hand helps, whether it is named or not: words make nothing easier. */
export const toolSteps = ({ session }: Situated, kind: OfferKind, suits: (item: Item) => boolean = NOTHING_ELSE) =>
  isEased(session, kind, suits) ? -1 : 0;

/** A difficulty by so many steps harder, or easier. */
export const stepped = (difficulty: ChoiceDifficulty, steps: number): ChoiceDifficulty =>
  CHOICE_DIFFICULTIES[
    Math.max(0, Math.min(CHOICE_DIFFICULTIES.length - 1, CHOICE_DIFFICULTIES.indexOf(difficulty) + steps))
  ] ?? difficulty;
