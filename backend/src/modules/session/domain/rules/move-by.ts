import { type MovementOption } from '#game/model/cell.js';
import { type Deed } from '#game/model/deed.js';
import { movementAttribute } from '#game/rules/world/travel.js';

/** The deed of taking a way. */
export const moveBy = ({ q, r, terrain, difficulty }: MovementOption): Deed => ({
  kind: 'move',
  offerId: null,
  to: { q, r },
  attribute: movementAttribute(terrain),
  difficulty,
  requiresItem: null,
  risk: difficulty === 'hard' ? 'serious' : 'slight',
  attempt: null,
});
