import { SAGAS } from '#game/content/sagas.js';
import { personOf, threadOf } from '#test/support/saga-fixture.js';
import { type Happening } from '#game/model/saga.js';
import { sagaMarks } from './saga-marks.js';

const CLUE = threadOf({ id: 'l', key: SAGAS.vikings?.clues[0]?.key ?? '' });
const DEBT = threadOf({ id: 'd' });
const marks = (...happenings: readonly Happening[]) =>
  sagaMarks({ happenings, threads: [CLUE, DEBT], people: [personOf()] });

describe('the marks of a turn', () => {
  it('say where oath and threat stand at its end, once each', () =>
    expect(
      marks(
        { kind: 'oath-advanced', boxes: 4, by: 'deed', step: null },
        { kind: 'threat-set-back', segments: 2, by: 'lead' },
        { kind: 'threat-advanced', segments: 3, cause: 'days', step: null },
        { kind: 'oath-lost-ground', boxes: 3, by: 'cold' },
      ),
    ).toEqual([
      { of: 'threat', segments: 3 },
      { of: 'oath', boxes: 3 },
    ]));

  it('tell clues from matters, and what became of them', () => {
    expect(
      marks(
        { kind: 'thread-opened', thread: 'l' },
        { kind: 'thread-closed', thread: 'd', how: 'kept' },
        { kind: 'word-sent', thread: 'd', dueDay: 9 },
        { kind: 'lead-shared', thread: 'l', how: 'sold' },
      ),
    ).toEqual([
      { of: 'lead', how: 'found' },
      { of: 'matter', name: DEBT.themName, how: 'settled' },
      { of: 'matter', name: DEBT.themName, how: 'waiting' },
      { of: 'lead', how: 'sold' },
    ]);
  });

  it('name who changed their mind, and what a failure changed', () =>
    expect(
      marks(
        { kind: 'person-changed', person: 'p1', from: 'civil', to: 'warm' },
        { kind: 'person-changed', person: 'gone', from: 'civil', to: 'warm' },
        { kind: 'setback', how: 'door' },
        { kind: 'oath-ready' },
      ),
    ).toEqual([
      { of: 'person', name: personOf().name, mood: 'warm' },
      { of: 'setback', how: 'door' },
    ]));
});
