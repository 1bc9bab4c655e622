import { type Character } from '#contracts/session/views.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';

/** A row of `game_characters` as the client gets it. */
export const characterView = (row: GameCharacterRow): Character => {
  const {
    id,
    sessionId,
    name,
    gender,
    appearance,
    attributes,
    difficulty,
    hitPoints,
    maxHitPoints,
    profession,
    faction,
    coins,
  } = row;
  const { inventory, companions, currentLocation, worldSettings, backstory, turn, gamePhase, gameOver } = row;
  return {
    id,
    sessionId,
    name,
    gender,
    appearance,
    attributes,
    difficulty,
    hitPoints,
    maxHitPoints,
    profession,
    faction,
    coins,
    inventory,
    companions,
    currentLocation,
    worldSettings,
    backstory,
    turn,
    gamePhase,
    gameOver,
  };
};
