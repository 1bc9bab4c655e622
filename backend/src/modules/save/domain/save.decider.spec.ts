import { type GameSavedV1, type SaveEvent } from '#contracts/save/events.js';
import { givenEvents } from '#test/support/given.js';
import { deleteSave, playSave, saveGame } from './save.decider.js';
import { saveFold } from './save.fold.js';

const NOW = '2026-03-01T10:00:00.000Z';
const data: GameSavedV1 = {
  userId: 'u',
  saveId: 's',
  sessionId: 'g',
  characterId: 'c',
  saveName: 'Before the ford',
  turn: 7,
  isAutoSave: false,
  savedAt: NOW,
};
const saved: SaveEvent = { type: 'GameSaved', version: 1, data };
const deleted: SaveEvent = { type: 'SaveDeleted', version: 1, data: { userId: 'u', saveId: 's', deletedAt: NOW } };
const given = (...events: readonly SaveEvent[]) => givenEvents(saveFold, ...events);
const touch = { userId: 'u', saveId: 's', now: NOW };

describe('a save', () => {
  it('is kept once', () => {
    given()
      .when((s) => saveGame(data, s))
      .then(saved);
    given(saved)
      .when((s) => saveGame({ ...data, turn: 9, savedAt: '2026-03-01T11:00:00.000Z' }, s))
      .thenNothing();
    given(saved, deleted)
      .when((s) => saveGame(data, s))
      .thenNothing();
  });
  it('is not replaced by another one', () => {
    given(saved)
      .when((s) => saveGame({ ...data, saveName: 'After the ford' }, s))
      .thenRejected('IDEMPOTENCY_KEY_REUSED');
    given(saved)
      .when((s) => saveGame({ ...data, sessionId: 'another' }, s))
      .thenRejected('IDEMPOTENCY_KEY_REUSED');
  });
  it('can be played until it is deleted, the automatic one also without an event of its own', () => {
    given(saved)
      .when((s) => playSave(touch, s))
      .then({ type: 'SavePlayed', version: 1, data: { userId: 'u', saveId: 's', playedAt: NOW } });
    given()
      .when((s) => playSave(touch, s))
      .then({ type: 'SavePlayed', version: 1, data: { userId: 'u', saveId: 's', playedAt: NOW } });
    given(saved, deleted)
      .when((s) => playSave(touch, s))
      .thenRejected('SAVE_NOT_FOUND');
  });
  it('is deleted once', () => {
    given(saved)
      .when((s) => deleteSave(touch, s))
      .then(deleted);
    given(saved, deleted)
      .when((s) => deleteSave(touch, s))
      .thenNothing();
  });
});
