import { type SessionEvent } from '#contracts/session/events.js';
import { attemptAt } from '#game/model/attempt.js';
import { HRAFNSVIK, sagaOf, threadOf, oathOf } from '#test/support/saga-fixture.js';
import { atFerry, companion, inTown, quietly, TOWNSMAN, tried } from '#test/support/attempt-fixture.js';

const GRIM = { of: 'person', id: 'p1' } as const;
const HALLA = { of: 'companion', id: 'c1' } as const;
const ROPE = { of: 'thing', name: 'Coil of rope' } as const;
const names = (inventory: readonly { readonly name: string }[]) => inventory.map(({ name }) => name);
const happenings = (events: readonly SessionEvent[]) =>
  events[0]?.type === 'TurnResolved' ? (events[0].data.saga?.happenings ?? []) : [];
const hurt = { hitPoints: 9 };

describe('an oath', () => {
  const broken = attemptAt('break-oath', { object: { of: 'oath' } });

  it('that is broken loses all it has earned, and the saga goes on', () => {
    const { turn, events, after } = tried(quietly({ saga: sagaOf({ oath: oathOf({ boxes: 5 }) }) }), broken, null);
    expect(turn).toMatchObject({ gameOver: false, coinsDelta: 0, saga: { oath: { boxes: 0, outcome: 'open' } } });
    expect(happenings(events)).toContainEqual({ kind: 'oath-broken', boxes: 5 });
    expect(after.holdings.companions[0]?.loyalty).toBe(50);
  });

  it('that has nothing to lose is broken for good, and the saga is lost', () => {
    const { turn, events } = tried(quietly(), broken, null);
    expect(turn).toMatchObject({ gameOver: true, saga: { oath: { outcome: 'lost' } } });
    expect(events.at(-1)).toMatchObject({ type: 'SessionEnded', data: { reason: 'loss' } });
  });

  it('to a person lapses when the word is broken', () => {
    const debt = threadOf({ id: 't.1', them: 'p1', dueDay: 40 });
    const events = quietly({ saga: sagaOf({ people: [TOWNSMAN], threads: [debt] }) });
    const { after } = tried(events, attemptAt('break-oath', { object: { of: 'thread', id: 't.1' } }), null);
    expect(after.saga?.threads).toMatchObject([{ id: 't.1', state: 'lapsed' }]);
    expect(after.saga?.people.find(({ id }) => id === 'p1')?.mood).toBe('resents');
  });
});

describe('the body', () => {
  it.each([
    ['morning', { day: 2, hour: 'morning' }],
    ['dusk', { day: 1, hour: 'dusk' }],
    ['healed', { day: 2, hour: 'morning' }],
    [null, { day: 1, hour: 'noon' }],
  ] as const)('rests until %s, without a roll where it is quiet', (until, calendar) => {
    const { turn } = tried(quietly(hurt), attemptAt('rest', { until }), null);
    expect(turn).toMatchObject({ check: null, success: true, hitPointsLost: 0, saga: { calendar } });
    expect(turn.hitPointsGained).toBeGreaterThan(0);
  });

  it('waits until an hour, and is no worse for it', () => {
    const { turn } = tried(quietly(), attemptAt('wait', { until: 'night' }), null);
    expect(turn).toMatchObject({ hitPointsLost: 0, coinsDelta: 0, saga: { calendar: { day: 1, hour: 'night' } } });
  });

  it('eats what is carried, and is fed', () => {
    const calendar = { day: 9, hour: 'noon', season: 'spring', weather: 'clear', fedOn: 1 } as const;
    const { turn, after } = tried(quietly({ saga: sagaOf({ calendar }) }), attemptAt('eat'), null);
    expect(names(after.holdings.inventory)).toEqual(['Coil of rope', 'Bearded axe']);
    expect(turn.saga?.calendar.fedOn).toBe(9);
  });

  it('eats a ration of the provisions, which strengthens and is missed a day earlier', () => {
    const calendar = { day: 3, hour: 'morning', season: 'spring', weather: 'clear', fedOn: 2 } as const;
    const bare = { ...hurt, inventory: [], saga: sagaOf({ calendar }) };
    const { turn } = tried(quietly(bare), attemptAt('eat'), null);
    expect(turn.hitPointsGained).toBeGreaterThan(0);
    expect(turn.saga?.calendar).toMatchObject({ day: 3, fedOn: 1 });
  });

  it('drinks what the place has, and nothing is gone', () => {
    const { turn, after } = tried(quietly(), attemptAt('eat', { object: { of: 'sight', name: 'spring' } }), null);
    expect(names(after.holdings.inventory)).toContain('Dried cod');
    expect(turn).toMatchObject({ hitPointsGained: 0, hitPointsLost: 0 });
  });

  it('is tended, and so are companions', () => {
    expect(tried(quietly(hurt), attemptAt('tend', { object: { of: 'self' } })).turn.hitPointsGained).toBeGreaterThan(0);
    const { after } = tried(quietly(), attemptAt('tend', { object: HALLA }));
    expect(after.holdings.companions[0]).toMatchObject({ loyalty: 64 });
    expect(after.holdings.companions[0]?.hitPoints).toBeGreaterThan(12);
  });

  it('prays for strength', () => {
    expect(tried(quietly(hurt), attemptAt('pray')).turn.hitPointsGained).toBeGreaterThan(0);
  });

  it('makes itself comfortable', () => {
    expect(tried(quietly(hurt), attemptAt('make', { object: { of: 'sight', name: 'shelter' } })).turn).toMatchObject({
      hitPointsLost: 0,
      hitPointsGained: expect.any(Number),
    });
  });
});

describe('eyes, hands and feet', () => {
  it('a look succeeds, tells where the next town lies, and leaves an encounter as it is', () => {
    const { turn, events } = tried(quietly(), attemptAt('look'), null);
    expect(turn).toMatchObject({ check: null, success: true });
    expect(happenings(events)).toContainEqual(expect.objectContaining({ kind: 'learnt', from: null }));
    expect(tried(atFerry(), attemptAt('look'), null).turn).toMatchObject({ frame: 'test/wolf', cell: { attempts: 0 } });
  });

  it('a search finds what such a place yields, or nothing', () => {
    const { events } = tried(quietly(), attemptAt('search'));
    expect(events.filter(({ type }) => type === 'ItemGained').length).toBeLessThanOrEqual(1);
    expect(tried(quietly(), attemptAt('search'), false).turn).toMatchObject({ hitPointsLost: 0, coinsDelta: 0 });
  });

  it('a climb shows the next town, where there is something to climb', () => {
    const { events } = tried(quietly({}, 'forest'), attemptAt('climb'));
    expect(happenings(events)).toContainEqual(expect.objectContaining({ kind: 'learnt' }));
  });

  it('a swim is possible in the sea', () =>
    expect(tried(quietly({}, 'coast'), attemptAt('swim')).turn).toMatchObject({ success: true, coinsDelta: 0 }));

  it('a track leads on', () => {
    const { events } = tried(quietly(), attemptAt('follow', { object: { of: 'sight', name: 'tracks' } }));
    expect(happenings(events)).toContainEqual(expect.objectContaining({ kind: 'learnt' }));
  });

  it.each(['flee', 'hide', 'spare', 'attack', 'use', 'wait'] as const)('to %s ends an encounter', (verb) => {
    const object = verb === 'use' ? ({ of: 'sight', name: 'boat' } as const) : null;
    expect(tried(atFerry(), attemptAt(verb, { object })).turn.frame).toBeNull();
  });

  it('hiding in the quiet needs no roll', () =>
    expect(tried(quietly(), attemptAt('hide'), null).turn).toMatchObject({ check: null, success: true }));

  it('what is buried is gone', () => {
    const { after } = tried(quietly(), attemptAt('bury', { object: ROPE }));
    expect(names(after.holdings.inventory)).toEqual(['Dried cod', 'Bearded axe']);
  });

  it.each(['talk', 'ask', 'sing', 'teach', 'wait'] as const)(
    'to %s hurts nobody who fails among friendly people',
    (verb) => {
      const { turn } = tried(atFerry(), attemptAt(verb), false);
      expect(turn).toMatchObject({ deed: { risk: 'none' }, hitPointsLost: 0 });
    },
  );

  it('words for those who mean ill are a risk', () =>
    expect(tried(quietly({ frame: 'vikings/holmgang' }), attemptAt('talk'), false).turn.deed.risk).toBe('slight'));

  it('a failed fight hurts, a failed question does not', () => {
    expect(tried(atFerry(), attemptAt('attack'), false).turn.hitPointsLost).toBeGreaterThan(0);
    expect(tried(inTown(), attemptAt('ask'), false).turn.hitPointsLost).toBe(0);
  });

  it('who hates and loses a deadly fight dies of it', () => {
    const foe = { ...TOWNSMAN, mood: 'hates' as const };
    const { events } = tried(inTown({ saga: sagaOf({ people: [foe] }) }), attemptAt('attack', { object: GRIM }));
    expect(happenings(events)).toContainEqual({ kind: 'person-died', person: 'p1' });
  });

  it('going to a far place takes the first way towards it', () => {
    const way = { terrain: 'plains', distance: 1, difficulty: 'easy', isCity: false, cityDetails: null } as const;
    const movement = [
      { ...way, q: 1, r: 2, description: 'Plains, to the north-east' },
      { ...way, q: 0, r: 4, description: 'Skarsey, to the south-east' },
    ];
    const go = attemptAt('go', { place: { of: 'place', name: 'Hrafnsvik', ...HRAFNSVIK } });
    expect(tried(quietly({ movement }), go, null).turn.deed).toMatchObject({
      kind: 'move',
      to: { q: 1, r: 2 },
      attempt: null,
    });
  });
});

describe('circumstances', () => {
  const difficultyOf = (events: readonly SessionEvent[], attempt = attemptAt('search')) =>
    tried(events, attempt).turn.deed.difficulty;
  const at = (over: object) =>
    quietly({
      companions: [],
      saga: sagaOf({ calendar: { day: 2, hour: 'noon', season: 'summer', weather: 'clear', fedOn: 2, ...over } }),
    });

  it('act by steps of difficulty alone', () => {
    expect(difficultyOf(at({}))).toBe('medium');
    expect(difficultyOf(at({ hour: 'night' }))).toBe('hard');
    expect(difficultyOf(at({ weather: 'storm' }))).toBe('hard');
    expect(difficultyOf(quietly({ companions: [companion({ type: 'animal' })] }))).toBe('easy');
  });

  it('a friend is easier to ask than a foe', () => {
    const ask = attemptAt('ask', { addressee: GRIM });
    const by = (mood: 'hates' | 'warm') =>
      difficultyOf(inTown({ saga: sagaOf({ people: [{ ...TOWNSMAN, mood }] }) }), ask);
    expect([by('warm'), by('hates')]).toEqual(['easy', 'hard']);
  });
});
