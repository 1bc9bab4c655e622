import { type ThreatEffect } from '#game/model/content/saga-content.js';
import { MOODS } from '#game/model/saga.js';
import {
  CAVE,
  FORD,
  HRAFNSVIK,
  oathOf,
  personOf,
  sagaOf,
  sagaWorld,
  SKARSEY,
  threadOf,
  threatOf,
  TOWER,
} from '#test/support/saga-fixture.js';
import { sagaSituation } from './saga-situation.js';

const at = (place: typeof TOWER, saga = sagaOf()) => sagaSituation(saga, sagaWorld, place);
const happened = (effect: ThreatEffect, place: typeof TOWER | null = null) =>
  sagaOf({
    threat: threatOf({ segments: 2, steps: [{ effect, place: place && { ...place, name: 'there' }, turn: 3 }] }),
  });

describe('what the spine brings to a place', () => {
  it('has the oath’s goal and an undone step at their places', () => {
    expect([at(TOWER).atGoal, at(CAVE).atGoal]).toEqual([true, false]);
    expect([at(HRAFNSVIK).step, at(CAVE).step, at(SKARSEY).step, at(FORD).step]).toEqual([0, 1, 2, null]);
    const steps = oathOf().steps.map((step, i) => ({ ...step, done: i === 1 }));
    expect(at(CAVE, sagaOf({ oath: oathOf({ steps }) })).step).toBeNull();
  });

  it('has the threads that are open here', () => {
    const threads = [
      threadOf(),
      threadOf({ id: 'b', key: 'vikings/wish-for-kin', state: 'lapsed' }),
      threadOf({ id: 'c', key: 'vikings/feud-of-the-laugh', place: { ...CAVE, name: 'Hellir' } }),
    ];
    expect(at(HRAFNSVIK, sagaOf({ threads })).threads).toEqual(['vikings/debt-of-a-boat']);
  });

  it('has the services of a city’s quarters, asking first, each once; and none in the wild', () => {
    expect(at(HRAFNSVIK).services).toEqual(['ask', 'buy', 'trade', 'heal', 'gamble', 'hire']);
    expect(at(SKARSEY).services).toEqual(['ask', 'worship', 'work', 'trade']);
    expect(at(CAVE).services).toEqual([]);
  });

  it('has no services only where the gates are shut', () => {
    expect(at(HRAFNSVIK, happened('gates', HRAFNSVIK)).services).toEqual([]);
    expect(at(SKARSEY, happened('gates', HRAFNSVIK)).services).not.toEqual([]);
    expect(at(HRAFNSVIK, happened('prices', HRAFNSVIK)).services).not.toEqual([]);
  });

  it('has lower prices at a market, and double prices after the threat’s step', () => {
    expect([at(HRAFNSVIK).prices, at(SKARSEY).prices]).toEqual([90, 115]);
    const dear = happened('prices', SKARSEY);
    expect([at(HRAFNSVIK, dear).prices, at(SKARSEY, dear).prices]).toEqual([180, 230]);
  });

  it('knows the cities with asked people, and whether a hunter is near', () => {
    const asked = sagaOf({ oath: oathOf({ asked: ['Hrafnsvik'] }) });
    expect([at(HRAFNSVIK, asked).isAsked, at(SKARSEY, asked).isAsked, at(CAVE, asked).isAsked]).toEqual([
      true,
      false,
      false,
    ]);
    expect([at(CAVE, happened('hunter')).isHunted, at(CAVE, happened('ford', FORD)).isHunted]).toEqual([true, false]);
  });

  it('has the friend and the foe with the oldest last meeting', () => {
    const seen = (id: string, mood: 'warm' | 'hates', turn: number) =>
      personOf({ id, mood, dealings: [{ turn, kind: 'talk', success: true }] });
    const people = [seen('f2', 'warm', 8), seen('f1', 'warm', 3), seen('e1', 'hates', 5), personOf({ id: 'nobody' })];
    expect(at(CAVE, sagaOf({ people }))).toMatchObject({ friend: 'f1', foe: 'e1' });
    expect(at(CAVE)).toMatchObject({ friend: null, foe: null });
  });

  it('has only friends near enough to be called on', () => {
    const dealings = [3, 8].map((turn) => ({ turn, kind: 'talk', success: true }));
    const people = MOODS.map((mood) => personOf({ id: mood, mood, ...(mood === 'warm' ? { dealings } : {}) }));
    expect(at(CAVE, sagaOf({ people })).near).toEqual([
      { id: 'warm', seen: 8 },
      { id: 'devoted', seen: 1 },
    ]);
    expect(at(SKARSEY, sagaOf({ people })).near).toEqual([]);
    expect(at(CAVE, sagaOf({ people: people.map((person) => ({ ...person, alive: false })) })).near).toEqual([]);
  });

  it('brings nobody whom the texts keep in their place: neither a friend, nor a foe, nor one to be called on', () => {
    const people = MOODS.map((mood) => personOf({ id: mood, mood, trade: 'anchoress' }));
    expect(at(CAVE, sagaOf({ people }))).toMatchObject({ friend: null, foe: null, near: [] });
    const threads = [threadOf({ them: 'warm', dueDay: 2 })];
    expect(at(CAVE, sagaOf({ people, threads })).reckonings).toEqual([]);
    const others = people.map((person) => ({ ...person, trade: 'ferryman' }));
    expect(at(CAVE, sagaOf({ people: others, threads })).reckonings).toHaveLength(1);
  });
});
