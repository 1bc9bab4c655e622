import { AUTO_SAVE_NAME, autoSaveId } from '#contracts/save/auto-save-id.js';
import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { gameSaveEntity } from './game-save.entity.js';
import { gameSaves } from './game-saves.projection.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const started = sample('SessionStarted', { ...ids, startedAt: '2026-03-14T19:00:00.000Z' });
const saved = sample('GameSaved', {
  ...ids,
  saveId: 'zz-save',
  saveName: 'Before the ford',
  turn: 4,
  isAutoSave: false,
  savedAt: '2026-03-14T20:00:00.000Z',
});
const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: gameSaves, entity: gameSaveEntity }, events);

describe('game saves', () => {
  it('include the automatic one of every session', () => {
    expect(given(started)).toEqual([
      {
        ...ids,
        id: autoSaveId('s1'),
        saveName: AUTO_SAVE_NAME,
        turn: 0,
        isAutoSave: true,
        lastPlayed: '2026-03-14T19:00:00.000Z',
        createdAt: '2026-03-14T19:00:00.000Z',
        position: '1',
      },
    ]);
  });

  it('follow turns and rewinds', () => {
    const turn = sample('TurnResolved', { ...ids, turn: 6, resolvedAt: '2026-03-14T21:00:00.000Z' });
    expect(given(started, turn)).toMatchObject([{ turn: 6, lastPlayed: '2026-03-14T21:00:00.000Z' }]);
    expect(
      given(started, turn, sample('SessionRewound', { ...ids, toTurn: 2, rewoundAt: '2026-03-14T22:00:00.000Z' })),
    ).toMatchObject([{ turn: 2, lastPlayed: '2026-03-14T22:00:00.000Z' }]);
  });

  it('are made, played and deleted by hand', () => {
    expect(given(started, saved)[1]).toMatchObject({
      id: 'zz-save',
      saveName: 'Before the ford',
      turn: 4,
      isAutoSave: false,
    });
    expect(
      given(saved, sample('SavePlayed', { ...ids, saveId: 'zz-save', playedAt: '2026-03-15T08:00:00.000Z' })),
    ).toMatchObject([{ lastPlayed: '2026-03-15T08:00:00.000Z' }]);
    expect(given(started, saved, sample('SaveDeleted', { ...ids, saveId: 'zz-save' }))).toHaveLength(1);
  });

  it('stay deleted while the saga is played on', () => {
    expect(
      given(started, sample('SaveDeleted', { ...ids, saveId: autoSaveId('s1') }), sample('TurnResolved', ids)),
    ).toEqual([]);
  });

  it('of an erased person keep no typed name', () => {
    const names = given(started, saved, sample('PersonErased', { userId: 'ann' })).map(({ saveName }) => saveName);
    expect(names.sort()).toEqual(['', AUTO_SAVE_NAME]);
  });
});
