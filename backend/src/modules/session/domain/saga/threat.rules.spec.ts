import { threatOf as threatOfKey } from '#game/content/catalogue.js';
import { dice, deedOf, sagaWorld, HRAFNSVIK, threatOf } from '#test/support/saga-fixture.js';
import { hasHappened, threatAfter, type ThreatTurn, underThreat } from './threat.rules.js';

const turned = (over: Partial<ThreatTurn> = {}): ThreatTurn => ({
  deed: deedOf({ risk: 'serious' }),
  success: true,
  difficulty: 'normal',
  newDay: false,
  day: 1,
  idleDays: 0,
  lapsed: 0,
  delay: null,
  isHelped: false,
  isAmidst: false,
  at: { q: 0, r: 0 },
  world: sagaWorld,
  turn: 9,
  ...over,
});
const causes = (over: Partial<ThreatTurn>, shown: Readonly<Record<string, number>> = {}) =>
  threatAfter(threatOf(), turned(over), dice(shown)).happenings.map((h) =>
    h.kind === 'threat-advanced' ? h.cause : h.kind,
  );

describe('the clock', () => {
  it('does not move after a good day', () => {
    const threat = threatOf({ segments: 3 });
    expect(threatAfter(threat, turned(), dice({ threat: 1 })).threat).toBe(threat);
  });

  it.each([
    ['forgiving', 15],
    ['normal', 28],
    ['hardcore', 36],
  ] as const)('moves in a %s game at %i of a hundred failures with a risk', (difficulty, failures) => {
    const failed = { difficulty, success: false } as const;
    expect(causes(failed, { threat: failures })).toEqual(['failure']);
    expect(causes(failed, { threat: failures + 1 })).toEqual([]);
    expect(causes({ ...failed, deed: deedOf({ risk: 'slight' }) }, { threat: 1 })).toEqual([]);
  });

  it('moves at every failed attempt at the last test', () =>
    expect(causes({ success: false, deed: deedOf({ offerId: 'test:vikings/the-burnt-hall:1' }) })).toEqual([
      'failure',
    ]));

  it('moves at every lapsed promise', () => expect(causes({ lapsed: 2 })).toEqual(['thread', 'thread']));

  it.each([
    ['forgiving', 3],
    ['normal', 6],
    ['hardcore', 8],
  ] as const)('moves by itself in a %s game on %i days of ten', (difficulty, moves) => {
    const days = Array.from({ length: 10 }, (_, i) => causes({ difficulty, newDay: true, day: i + 11 }));
    expect(days.flat()).toEqual(Array.from({ length: moves }, () => 'days'));
    expect(causes({ difficulty, day: 20 })).toEqual([]);
  });

  it.each([
    ['forgiving', [6, 10, 14]],
    ['normal', [4, 7, 10, 13]],
    ['hardcore', [3, 6, 9, 12, 15]],
  ] as const)('moves in a %s game on the idle days %j', (difficulty, wasted) => {
    const quiet = { forgiving: 1, normal: 1, hardcore: 1 }[difficulty];
    const idle = Array.from({ length: 15 }, (_, i) => i + 1).filter(
      (idleDays) => causes({ difficulty, newDay: true, day: quiet, idleDays }).length > 0,
    );
    expect(idle).toEqual([...wasted]);
  });

  it('moves once per wasted day', () => expect(causes({ newDay: true, day: 20, idleDays: 4 })).toEqual(['days']));

  it('is reported as it moves, and is full at twelve', () => {
    const { threat, happenings } = threatAfter(threatOf({ segments: 11 }), turned({ lapsed: 2 }), dice());
    expect(threat.segments).toBe(12);
    expect(happenings).toStrictEqual([{ kind: 'threat-advanced', segments: 12, cause: 'thread', step: null }]);
  });
});

describe('a step of the threat', () => {
  const step = (segments: number, over: Partial<ThreatTurn> = {}) =>
    threatAfter(threatOf({ segments: segments - 1 }), turned({ lapsed: 1, ...over }), dice());

  it('happens at 2, 5, 8 and 10 segments, in the order of the content', () => {
    const told = Array.from({ length: 12 }, (_, i) => step(i + 1).happenings[0]);
    expect(told.map((h) => (h?.kind === 'threat-advanced' ? h.step : undefined))).toEqual([
      null,
      0,
      null,
      null,
      1,
      null,
      null,
      2,
      null,
      3,
      null,
      null,
    ]);
    expect([2, 5, 8, 10].map((n) => step(n).threat.steps.map(({ effect }) => effect))).toEqual([
      ['ford'],
      ['prices'],
      ['hunter'],
      ['gates'],
    ]);
  });

  it('holds the nearest ford, though a cave is nearer', () =>
    expect(step(2).threat.steps).toStrictEqual([
      { effect: 'ford', place: { q: 2, r: -1, name: 'Steinvað' }, turn: 9 },
    ]));

  it('shuts the nearest city, but not the one that the player is in', () => {
    expect(step(10).threat.steps[0]?.place?.name).toBe('Hrafnsvik');
    expect(step(10, { at: HRAFNSVIK }).threat.steps[0]?.place?.name).toBe('Skarsey');
  });

  it('has no place where it happens everywhere, or where the world has none', () => {
    expect(step(8).threat.steps[0]?.place).toBeNull();
    expect(step(10, { world: { ...sagaWorld, cities: [] } }).threat.steps[0]?.place).toBeNull();
  });

  it('happens once, and stays', () => {
    const { threat } = step(2);
    expect([hasHappened(threat, 'ford'), hasHappened(threat, 'gates')]).toEqual([true, false]);
    const later = threatAfter(threat, turned({ lapsed: 3 }), dice());
    expect(later.threat).toMatchObject({ segments: 5, steps: [{ effect: 'ford' }, { effect: 'prices' }] });
  });
});

describe('a season that a step of the threat brought', () => {
  const summer = { day: 40, hour: 'noon', season: 'summer', weather: 'heat' } as const;
  const key = 'vikings/the-scorn-pole';
  const step = { effect: 'winter', place: null, turn: 9 } as const;

  it('comes with snow, and stays', () => {
    const content = threatOfKey(key);
    const n = content?.steps.findIndex(({ brings }) => brings === 'winter') ?? -1;
    expect(n).toBeGreaterThanOrEqual(0);
    const threat = threatOf({ key, steps: Array.from({ length: n + 1 }, () => step) });
    const after = underThreat(summer, threat);
    expect(after).toEqual({ ...summer, season: 'winter', weather: 'snow' });
    const clear = { ...after, weather: 'clear' } as const;
    expect(underThreat(clear, threat)).toBe(clear);
    expect(underThreat(summer, threatOf({ key, steps: [] }))).toBe(summer);
  });
});
