import {
  type SessionForkedV2,
  type SessionRewoundV4,
  type SessionStartedV2,
  type TurnResolvedV6,
} from '#contracts/session/events.js';
import { changeIn, sagaIn, sagaOfStart } from '#contracts/session/recorded-turn.js';
import { sagaAfter } from '#game/model/saga.js';
import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { gameSagaEntity } from './game-saga.entity.js';
import { gameSagas } from './game-sagas.projection.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const begun = sample('SessionStarted', ids);
const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: gameSagas, entity: gameSagaEntity }, events)[0];

const started = (sample('SessionStarted').data as SessionStartedV2).saga;
const change = (sample('TurnResolved').data as TurnResolvedV6).saga;
const goneBack = (sample('SessionRewound').data as SessionRewoundV4).saga;
if (!started || !change || !goneBack) throw new Error('the samples have a spine');
const atFirst = sagaOfStart(started);
const none = { calendar: null, oath: null, threat: null, threads: null, people: null, scenes: null, warned: null };

describe('game sagas', () => {
  it('begin with the oath that was sworn and the threat that was uttered', () => {
    expect(given(begun)).toMatchObject({ ...ids, ...atFirst });
  });

  it('have the parts that a turn changed, and keep the others', () => {
    expect(given(begun, sample('TurnResolved', ids))).toMatchObject(sagaAfter(atFirst, changeIn(change)));
  });

  it('take over every part that a turn changed', () => {
    const oath = { ...atFirst.oath, boxes: 1 };
    const threat = { ...atFirst.threat, segments: 1 };
    const turn = sample('TurnResolved', {
      ...ids,
      saga: { ...change, oath, threat, threads: [], people: [], scenes: [], warned: [] },
    });
    expect(given(begun, turn)).toMatchObject({
      calendar: changeIn(change).calendar,
      oath,
      threat,
      threads: [],
      people: [],
    });
  });

  it('go back with a rewind', () => {
    const turn = sample('TurnResolved', {
      ...ids,
      saga: { ...change, oath: { ...atFirst.oath, boxes: 9 }, people: [] },
    });
    expect(given(begun, turn, sample('SessionRewound', ids))).toMatchObject(sagaIn(goneBack));
  });

  it('have in a fork the scenes that were played, and the towns that were warned', () => {
    const { scenes, warned } = sample('SessionForked').data as SessionForkedV2;
    expect(given(begun, sample('SessionForked', ids))).toMatchObject({ ...atFirst, scenes, warned });
  });

  it('stay empty in a session that began before there were oaths', () => {
    const old = [
      sample('SessionStarted', { ...ids, saga: null }),
      sample('TurnResolved', { ...ids, saga: null }),
      sample('SessionRewound', { ...ids, saga: null }),
    ];
    expect(given(...old)).toMatchObject({ ...ids, ...none });
  });

  it('move with their session', () => {
    expect(given(begun, sample('SessionTransferred', { ...ids, userId: 'bob' }))).toMatchObject({
      userId: 'bob',
      ...atFirst,
    });
  });
});
