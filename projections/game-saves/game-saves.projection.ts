import { AUTO_SAVE_NAME, autoSaveId } from '#contracts/save/auto-save-id.js';
import { type GameSavedV1 } from '#contracts/save/events.js';
import { type SessionStartedV2 } from '#contracts/session/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GameSaveRow } from './game-save.entity.js';

const { upsert, patch, patchWhere, remove } = changesOf<GameSaveRow, 'id'>();

const automatic = ({ userId, sessionId, characterId, startedAt }: SessionStartedV2): GameSaveRow => ({
  id: autoSaveId(sessionId),
  userId,
  sessionId,
  characterId,
  saveName: AUTO_SAVE_NAME,
  turn: 0,
  isAutoSave: true,
  lastPlayed: startedAt,
  createdAt: startedAt,
});

const bookmark = ({
  saveId,
  userId,
  sessionId,
  characterId,
  saveName,
  turn,
  isAutoSave,
  savedAt,
}: GameSavedV1): GameSaveRow => ({
  id: saveId,
  userId,
  sessionId,
  characterId,
  saveName: isAutoSave ? AUTO_SAVE_NAME : saveName,
  turn,
  isAutoSave,
  lastPlayed: savedAt,
  createdAt: savedAt,
});

/** Table `game_saves`: what a person can continue. */
export const gameSaves = projectionOf<GameSaveRow, 'id'>()({
  readModel: 'game_saves',
  version: 1,
  areas: ['session', 'save', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SessionStarted':
        return [upsert(automatic(data))];
      case 'TurnResolved':
        return [patch({ id: autoSaveId(data.sessionId) }, { turn: data.turn, lastPlayed: data.resolvedAt })];
      case 'SessionRewound':
        return [patch({ id: autoSaveId(data.sessionId) }, { turn: data.toTurn, lastPlayed: data.rewoundAt })];
      case 'GameSaved':
        return [upsert(bookmark(data))];
      case 'SavePlayed':
        return [patch({ id: data.saveId }, { lastPlayed: data.playedAt })];
      case 'SaveDeleted':
        return [remove({ id: data.saveId })];
      case 'SessionTransferred':
        return [patchWhere({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'PersonErased':
        return [patchWhere({ userId: data.userId, isAutoSave: false }, { saveName: '' })];
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'TurnNarrated':
      case 'TurnRetold':
      case 'TurnAbandoned':
      case 'HitPointsCorrected':
      case 'CharacterFell':
      case 'SessionEnded':
      case 'SessionForked':
        return [];
    }
  },
});
