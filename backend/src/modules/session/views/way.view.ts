import { type Way } from '#contracts/session/views.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Attributes } from '#game/model/character.js';
import { successChance } from '#game/rules/odds/success-chance.js';
import { checkOnWay } from '#game/rules/world/travel.js';

/** Moves with their odds (specification section 3, 'Movement option'). */
export const waysOf = (movement: readonly MovementOption[], attributes: Attributes): Way[] =>
  movement.map((option) => {
    const check = checkOnWay(option);
    return {
      ...option,
      attributeCheck: check?.attribute ?? null,
      successChance: check && successChance(check, attributes),
    };
  });
