import { CRAVING, FED, HUNGERED, HUNGRY } from '#game/content/common/telling/hunger.js';
import { feeds } from '#game/play/deeds.js';
import { isHungry } from '#game/model/calendar.js';
import { whole } from '../grammar/tables.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { anyOf, type TellingContext, oneIn } from './telling-context.js';

const HUNGER = whole(HUNGRY);

/** A camp and a shared pot are told of by the deed itself. */
const isToldOf = ({ deed, success }: TurnFacts): boolean => success && deed !== null && feeds(deed);

const hungered = ({ phrases }: TellingContext): Paragraph => piece(RANK.saga, phrases.fresh('hungered', [HUNGERED]));
const fed = ({ facts, phrases }: TellingContext): Paragraph =>
  isToldOf(facts) ? [] : piece(RANK.fate, phrases.fresh('fed', [FED]));
const lasting = ({ facts, phrases }: TellingContext): Paragraph =>
  facts.frame === null && oneIn(5, facts, 'hunger')
    ? piece(
        RANK.back,
        phrases.fresh('hunger', anyOf('hunger', facts, [CRAVING, CRAVING, CRAVING, CRAVING, CRAVING, HUNGER])),
      )
    : [];

/** Hunger as it begins and as it ends; while it lasts, now and then. */
export const hungerParagraph = (context: TellingContext): Paragraph => {
  const { saga } = context.facts;
  if (!saga?.before) return [];
  const [was, is] = [isHungry(saga.before), isHungry(saga.calendar)];
  if (is) return was ? lasting(context) : hungered(context);
  return was ? fed(context) : [];
};
