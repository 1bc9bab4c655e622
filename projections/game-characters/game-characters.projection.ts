import { type SessionRewoundV4, type SessionStartedV2, type TurnResolvedV6 } from '#contracts/session/events.js';
import { type Standing } from '#game/model/session.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GameCharacterRow } from './game-character.entity.js';

const { upsert, patch, patchWhere } = changesOf<GameCharacterRow, 'id'>();

type Shown = Pick<Standing, 'gamePhase' | 'frame' | 'movement'>;
const standing = ({ gamePhase, frame, movement }: Shown): Shown => ({ gamePhase, frame, movement });

const characterRow = (data: SessionStartedV2): GameCharacterRow => {
  const {
    characterId,
    userId,
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
  } = data;
  const { coins, inventory, companions, location, worldSettings, backstory, startedAt } = data;
  return {
    id: characterId,
    userId,
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
    currentLocation: location,
    worldSettings,
    backstory,
    ...standing(data),
    turn: 0,
    gameOver: false,
    narration: 'pending',
    ending: null,
    deedsDone: 0,
    hasSaga: data.saga !== null,
    createdAt: startedAt,
  };
};

const afterTurn = (data: TurnResolvedV6): Partial<GameCharacterRow> => ({
  ...standing(data),
  turn: data.turn,
  hitPoints: data.hitPointsAfter,
  coins: data.coinsAfter,
  currentLocation: { q: data.cell.q, r: data.cell.r },
  gameOver: data.gameOver,
  narration: 'pending',
  deedsDone: data.deedsDone,
});

const afterRewind = ({ toTurn, restored }: SessionRewoundV4): Partial<GameCharacterRow> => ({
  ...standing(restored),
  turn: toTurn,
  hitPoints: restored.hitPoints,
  coins: restored.coins,
  inventory: restored.inventory,
  companions: restored.companions,
  currentLocation: restored.location,
  gameOver: false,
  narration: 'told',
  ending: null,
  deedsDone: restored.deedsDone,
});

/** Table `game_characters`. */
export const gameCharacters = projectionOf<GameCharacterRow, 'id'>()({
  readModel: 'game_characters',
  version: 5,
  areas: ['session', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SessionStarted':
        return [upsert(characterRow(data))];
      case 'SessionForked':
        return [patch({ id: data.characterId }, { deedsDone: data.deedsDone })];
      case 'TurnResolved':
        return [patch({ id: data.characterId }, afterTurn(data))];
      case 'CharacterMoved':
        return [patch({ id: data.characterId }, { currentLocation: data.to })];
      case 'ItemGained':
      case 'ItemLost':
        return [patch({ id: data.characterId }, { inventory: data.inventoryAfter })];
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
        return [patch({ id: data.characterId }, { companions: data.companionsAfter })];
      case 'TurnNarrated':
        return [patch({ id: data.characterId }, { narration: 'told' })];
      case 'SessionRewound':
        return [patch({ id: data.characterId }, afterRewind(data))];
      case 'HitPointsCorrected':
        return [patch({ id: data.characterId }, { hitPoints: data.hitPointsAfter })];
      case 'CharacterFell':
        return [patch({ id: data.characterId }, { gameOver: true, ending: 'fallen' })];
      case 'SessionEnded':
        return [patch({ id: data.characterId }, { gameOver: true, ending: data.reason })];
      case 'SessionTransferred':
        return [patch({ id: data.characterId }, { userId: data.userId })];
      case 'PersonErased':
        return [patchWhere({ userId: data.userId }, { name: '' })];
      case 'CellResolved':
      case 'TurnRetold':
      case 'TurnAbandoned':
        return [];
    }
  },
});
