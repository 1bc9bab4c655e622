import { CATALOGUE } from '#game/content/catalogue.js';
import { SAGAS } from '#game/content/sagas.js';
import { type OathKind } from '#game/model/content/oath-kinds.js';
import { sceneFrame, spineOfferId } from '#game/model/offer-ids.js';
import { type Saga } from '#game/model/saga.js';
import { advance, outcomeOf, session } from '#test/support/judged-turn-fixture.js';
import {
  CAVE,
  deedOf,
  HRAFNSVIK,
  oathOf,
  personOf,
  sagaOf,
  threadOf,
  threatOf,
  TOWER,
} from '#test/support/saga-fixture.js';

const keyOf = (kind: OathKind): string => {
  const oath = SAGAS.vikings?.oaths.find((one) => one.kind === kind);
  if (!oath) throw new Error(`no oath of kind ${kind}`);
  return oath.key;
};
const sworn = (kind: OathKind, over: Partial<Saga> = {}, boxes = 3) =>
  sagaOf({ oath: oathOf({ key: keyOf(kind), boxes }), ...over });
const NIGHT = { day: 3, hour: 'night', season: 'summer', weather: 'clear', fedOn: 3 } as const;
const rest = deedOf({ kind: 'rest', attribute: null });
type Over = Parameters<typeof advance>[1];
const boxesAfter = (saga: Saga, over: Over) => advance(saga, over).oath?.boxes ?? saga.oath.boxes;

describe('an oath to protect', () => {
  it('comes on by a night near what is guarded, until its last test is open', () => {
    const watch = { deed: rest, at: TOWER };
    expect(advance(sworn('protect', { calendar: NIGHT }), watch).happenings).toContainEqual({
      kind: 'oath-advanced',
      boxes: 4,
      by: 'watch',
      step: null,
    });
    expect(boxesAfter(sworn('protect', { calendar: NIGHT }), { ...watch, at: HRAFNSVIK })).toBe(3);
    expect(boxesAfter(sworn('protect', { calendar: NIGHT }, 6), watch)).toBe(6);
    expect(boxesAfter(sworn('carry', { calendar: NIGHT }), watch)).toBe(3);
  });

  it('loses ground by each step of the threat', () => {
    const saga = sworn('protect', { threat: threatOf({ segments: 1 }) });
    const failed = {
      deed: deedOf({ offerId: `test:${keyOf('protect')}:0`, risk: 'grave' }),
      outcome: outcomeOf(false),
    };
    expect(advance(saga, failed).happenings).toContainEqual({ kind: 'oath-lost-ground', boxes: 2, by: 'harm' });
  });
});

describe('an oath to carry', () => {
  it('comes on by the road, once for each part of it', () => {
    const at = (q: number) => ({ q: TOWER.q + q, r: TOWER.r });
    const far = { ...session, holdings: { ...session.holdings, location: at(4) }, cells: {} };
    const went = (to: number, from = far) =>
      boxesAfter(sworn('carry'), { session: from, deed: deedOf({ kind: 'move', to: at(to) }), at: at(to) });
    expect([went(3), went(5)]).toEqual([4, 3]);
    const cell = session.lastTurn.cell;
    expect(went(3, { ...far, cells: { '1,0': { ...cell, ...at(3) } } })).toBe(3);
  });

  it('loses ground by a heavy wound', () => {
    const hurt = (hitPointsLost: number) =>
      boxesAfter(sworn('carry'), { outcome: outcomeOf(false, { hitPointsLost }) });
    expect([hurt(3), hurt(4)]).toEqual([3, 2]);
  });
});

describe('an accusation', () => {
  const met = (mood: 'civil' | 'wary' | 'warm', kind: 'gift' | 'force') => {
    const saga = sworn('accused', { people: [personOf({ mood })] });
    return boxesAfter(saga, {
      session: { ...session, standing: { ...session.standing, them: 'p1' } },
      deed: deedOf({ kind }),
      closed: { frame: 'common/none', won: true },
    });
  };
  it('is lived down with each who comes to think well of one, and grows with ill will', () => {
    expect([met('civil', 'gift'), met('warm', 'gift'), met('wary', 'force')]).toEqual([4, 3, 2]);
  });
});

describe('an oath to avenge', () => {
  it('comes on by facing the foe', () => {
    const scene = [...CATALOGUE.scenes.values()].find(({ key, kind }) => key.startsWith('vikings/') && kind === 'foe');
    const n = scene?.ways.findIndex(({ won }) => won.oath === undefined) ?? -1;
    if (!scene || n < 0) throw new Error('no scene with the foe leaves the oath as it is');
    const faced = (kind: OathKind) =>
      boxesAfter(sworn(kind), {
        deed: deedOf({ offerId: spineOfferId({ of: 'scene', key: scene.key, n }) }),
        closed: { frame: sceneFrame(scene.key), won: true },
      });
    expect([faced('avenge'), faced('carry')]).toEqual([4, 3]);
  });

  it('cools on every fifth day without an advance', () => {
    const cooled = (day: number) =>
      boxesAfter(sworn('avenge', { calendar: { ...NIGHT, day, fedOn: day } }), { deed: rest, at: CAVE });
    expect([cooled(4), cooled(5), cooled(6)]).toEqual([3, 2, 3]);
  });
});

describe('an oath to find out', () => {
  const clue = threadOf({ id: 'l', key: SAGAS.vikings?.clues[0]?.key ?? '', kind: 'rumour', them: 'foe', dueDay: 3 });
  it('loses ground by a clue that goes cold', () => {
    const cold = (kind: OathKind) =>
      boxesAfter(sworn(kind, { calendar: NIGHT, threads: [clue] }), { deed: rest, at: CAVE });
    expect([cold('find-out'), cold('carry')]).toEqual([2, 3]);
  });
});
