import { type ChoicesView } from '#contracts/session/views.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { choicesFor } from '../answers/choices.view.js';

/** What a row of `game_characters` may do next, as the client gets it. */
export const choicesView = (row: GameCharacterRow): ChoicesView => {
  const { gameOver, gamePhase, movement, turn, narration } = row;
  return { choices: choicesFor(row), gameOver, gamePhase, availableMovement: movement, turn, narration };
};
