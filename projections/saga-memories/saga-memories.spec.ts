import { rowsAfter, without } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { type EventOfType } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { attemptAt } from '#game/model/attempt.js';
import { type Person } from '#game/model/saga.js';
import { sagaMemories } from './saga-memories.projection.js';
import { sagaMemoryEntity } from './saga-memory.entity.js';

type Resolved = EventOfType<SessionEvent, 'TurnResolved'>['data'];
type Change = NonNullable<Resolved['saga']>;
const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const { deed, cell } = (sample('TurnResolved') as AnyEnvelope & { readonly type: 'TurnResolved' }).data;
const ketil: Person = {
  id: 'p1',
  name: 'Ketil Ormsson',
  gender: 'male',
  trade: 'ferryman',
  at: { q: 1, r: 0, name: 'Kaupang' },
  role: 'met',
  mood: 'warm',
  alive: true,
  dealings: [],
};
const change = (more: Partial<Change> = {}): Change => ({
  calendar: { day: 3, hour: 'dusk', season: 'spring', weather: 'fog', fedOn: null },
  oath: null,
  threat: null,
  threads: null,
  people: null,
  scenes: null,
  warned: null,
  happenings: [],
  ...more,
});
const turn = (kind: Resolved['deed']['kind'], offerId: string | null, more: Partial<Resolved> = {}): AnyEnvelope =>
  sample('TurnResolved', {
    ...ids,
    turn: 4,
    deed: { ...deed, attempt: null, kind, offerId },
    cell: { ...cell, q: 2, r: -1, visitCount: 2, frame: null, isResolved: true },
    hitPointsLost: 0,
    coinsDelta: 0,
    success: true,
    saga: change(),
    ...more,
  });
const given = (...events: readonly AnyEnvelope[]) =>
  without(rowsAfter({ projection: sagaMemories, entity: sagaMemoryEntity }, events), 'position');

describe('the memory of a saga', () => {
  it('keeps a deed of an encounter with its place, visit and day', () => {
    expect(given(turn('force', 'silent-longship.1'))).toEqual([
      {
        sessionId: 's1',
        turn: 4,
        part: 'turn',
        hexQ: 2,
        hexR: -1,
        visit: 2,
        day: 3,
        what: {
          of: 'turn',
          deed: 'force',
          attempt: null,
          offerId: 'silent-longship.1',
          success: true,
          frame: null,
          isResolved: true,
          hitPointsLost: 0,
          coinsDelta: 0,
          happenings: [],
        },
        memorable: true,
        withdrawn: false,
      },
    ]);
  });

  it.each([
    ['a deed in own words', 'talk', null, true],
    ['a step of the oath', 'explore', 'step:vikings/ring:1', true],
    ['a service of a town', 'trade', 'service:vikings:buy:0', false],
    ['a rest', 'rest', 'leisure.rest-by-fire', false],
  ] as const)('%s: %s %s is memorable: %s', (_, kind, offerId, memorable) => {
    expect(given(turn(kind, offerId))).toMatchObject([{ memorable }]);
  });

  it.each([
    ['bury', true],
    ['look', false],
  ] as const)('an attempt to %s is memorable: %s', (verb, memorable) => {
    const attempt = attemptAt(verb, { object: { of: 'thing', name: 'Silver ring' } });
    const own = sample('TurnResolved', {
      ...ids,
      saga: change(),
      deed: { ...deed, kind: 'craft', offerId: null, attempt },
    });
    expect(given(own)).toMatchObject([{ memorable, what: { attempt } }]);
  });

  it('has nothing of an easy way, and keeps one that hurt or met with something', () => {
    const hurt = turn('move', null, { hitPointsLost: 2 });
    const oath = turn('move', null, { saga: change({ happenings: [{ kind: 'oath-ready' }] }) });
    expect([given(turn('move', null)), given(hurt), given(oath)]).toMatchObject([
      [],
      [{ memorable: false }],
      [{ memorable: true, what: { happenings: [{ kind: 'oath-ready' }] } }],
    ]);
  });

  it('keeps what happened with the names of that time, and no sign without a step', () => {
    const saga = change({
      people: [ketil],
      happenings: [
        { kind: 'person-met', person: 'p1' },
        { kind: 'person-changed', person: 'p1', from: 'civil', to: 'warm' },
        { kind: 'threat-advanced', segments: 3, cause: 'days', step: null },
      ],
    });
    expect(given(turn('rest', 'leisure.rest', { saga }))).toMatchObject([
      {
        memorable: true,
        what: {
          happenings: [
            { kind: 'met', person: 'p1', name: 'Ketil Ormsson', trade: 'ferryman' },
            { kind: 'changed', person: 'p1', name: 'Ketil Ormsson', to: 'warm' },
          ],
        },
      },
    ]);
  });

  it('keeps a turn in which something was found, and everyone who came or went', () => {
    const found = sample('ItemGained', { ...ids, turn: 4 });
    const joined = sample('CompanionJoined', { ...ids, turn: 4 });
    const left = sample('CompanionLeft', { ...ids, turn: 4, reason: 'dead' });
    expect(given(turn('explore', 'leisure.look'), found, joined, left)).toMatchObject([
      { what: { of: 'joined' }, memorable: true },
      { what: { of: 'left', reason: 'dead' }, memorable: true },
      { part: 'turn', memorable: true },
    ]);
    expect(given(found)).toEqual([]);
  });

  it('keeps what was withdrawn apart', () => {
    const back = sample('SessionRewound', { ...ids, withdrawn: [4, 5] });
    expect(given(turn('force', 'toll.1'), turn('force', 'toll.2', { turn: 3 }), back)).toMatchObject([
      { turn: 3, withdrawn: false },
      { turn: 4, withdrawn: true },
    ]);
  });
});
