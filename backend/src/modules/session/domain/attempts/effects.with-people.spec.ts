import { type SessionEvent } from '#contracts/session/events.js';
import { attemptAt } from '#game/model/attempt.js';
import { CAVE, personOf, sagaOf, SKARSEY } from '#test/support/saga-fixture.js';
import { atFerry, inTown, quietly, thing, TOWNSMAN, tried } from '#test/support/attempt-fixture.js';

const GRIM = { of: 'person', id: 'p1' } as const;
const HALLA = { of: 'companion', id: 'c1' } as const;
const ROPE = { of: 'thing', name: 'Coil of rope' } as const;
const names = (inventory: readonly { readonly name: string }[]) => inventory.map(({ name }) => name);
const happenings = (events: readonly SessionEvent[]) =>
  events[0]?.type === 'TurnResolved' ? (events[0].data.saga?.happenings ?? []) : [];

describe('asking', () => {
  it('is answered with what the saga holds of a person, and costs neither coin nor thing', () => {
    const other = personOf({ id: 'p2', name: 'Gro', at: { ...CAVE, name: 'Hellir' } });
    const events = inTown({ saga: sagaOf({ people: [TOWNSMAN, other] }) });
    const ask = attemptAt('ask', { addressee: GRIM, object: { of: 'person', id: 'p2' } });
    const { turn, events: happened, after } = tried(events, ask);
    expect(happenings(happened)).toContainEqual({
      kind: 'learnt',
      from: 'p1',
      lead: {
        of: 'person',
        id: 'p2',
        alive: true,
        at: { q: 0, r: -1, name: 'Hellir', distance: 3, direction: 'west' },
      },
    });
    expect(turn).toMatchObject({ coinsDelta: 0, hitPointsLost: 0, deed: { kind: 'talk', attempt: ask } });
    expect(after.holdings.inventory).toHaveLength(3);
    expect(happenings(tried(events, ask, false).events).filter(({ kind }) => kind === 'learnt')).toEqual([]);
  });

  it.each([
    ['the oath', { of: 'oath' } as const, { of: 'step' }],
    [
      'a place',
      { of: 'place', name: 'Skarsey', ...SKARSEY } as const,
      { of: 'place', at: { ...SKARSEY, name: 'Skarsey', distance: 4, direction: 'south-west' } },
    ],
    ['the threat', { of: 'threat' } as const, { of: 'threat', step: null }],
    ['a thing, of which nothing is known,', ROPE, { of: 'step' }],
  ])('about %s is answered with something that has a name', (_, object, news) => {
    const { events } = tried(inTown(), attemptAt('ask', { object }));
    expect(happenings(events)).toContainEqual({ kind: 'learnt', from: null, lead: expect.objectContaining(news) });
  });
});

describe('giving', () => {
  const bribe = attemptAt('give', { object: { of: 'coins', amount: 7 }, addressee: { of: 'figure' } });

  it('a bribe costs what was named where it works, and ends the encounter', () => {
    const { turn, events } = tried(atFerry(), bribe);
    expect(turn).toMatchObject({ success: true, coinsDelta: -7, coinsAfter: 43, frame: null });
    expect(events).toContainEqual(expect.objectContaining({ type: 'CellResolved' }));
  });

  it('a bribe that fails is kept or comes back: never more, and the encounter stays', () => {
    const { turn } = tried(atFerry(), bribe, false);
    expect([0, -7]).toContain(turn.coinsDelta);
    expect(turn.frame).not.toBeNull();
  });

  it('the named thing is gone, and only that', () => {
    const { after, events } = tried(inTown(), attemptAt('give', { object: ROPE, addressee: GRIM }), null);
    expect(names(after.holdings.inventory)).toEqual(['Dried cod', 'Bearded axe']);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'ItemLost', data: expect.objectContaining({ item: thing('Coil of rope', 3) }) }),
    );
    expect(after.saga?.people.find(({ id }) => id === 'p1')).toMatchObject({ mood: 'devoted' });
  });

  it('a companion grows more loyal by it', () => {
    const { after } = tried(quietly(), attemptAt('give', { object: ROPE, addressee: HALLA }), null);
    expect(after.holdings.companions[0]?.loyalty).toBe(65);
  });
});

describe('trading', () => {
  it('sells the named thing, for its value or a little more', () => {
    const { after, turn } = tried(inTown(), attemptAt('sell', { object: { of: 'thing', name: 'Bearded axe' } }));
    expect(names(after.holdings.inventory)).toEqual(['Dried cod', 'Coil of rope']);
    expect(turn.coinsDelta).toBeGreaterThanOrEqual(12);
    expect(turn.coinsDelta).toBeLessThanOrEqual(15);
    const failed = tried(inTown(), attemptAt('sell', { object: ROPE }), false);
    expect([failed.turn.coinsDelta, failed.after.holdings.inventory.length]).toEqual([0, 3]);
  });

  it('buys what a town sells at its price, without a roll', () => {
    const { after, turn } = tried(inTown(), attemptAt('trade', { object: { of: 'sight', name: 'ash bow' } }), null);
    expect(turn).toMatchObject({ check: null, success: true, coinsDelta: -9 });
    expect(names(after.holdings.inventory)).toContain('Ash bow');
  });

  it('sells nothing of the player’s to one who asked for a meal', () => {
    const { after, turn } = tried(inTown(), attemptAt('trade', { object: { of: 'sight', name: 'food' } }), null);
    expect(turn).toMatchObject({ check: null, success: true, coinsDelta: -1 });
    expect(names(after.holdings.inventory)).toEqual(['Dried cod', 'Coil of rope', 'Bearded axe']);
  });

  it('exchanges a thing for another', () => {
    const { after } = tried(inTown(), attemptAt('trade', { object: ROPE, addressee: GRIM }));
    expect(names(after.holdings.inventory)).toEqual(['Dried cod', 'Bearded axe', 'Bone needle']);
  });
});

describe('help', () => {
  it('with work is a kindness that is remembered, and heals nobody', () => {
    const help = attemptAt('make', { addressee: GRIM, object: { of: 'sight', name: 'cart' } });
    const { after, turn } = tried(inTown(), help);
    expect(turn.deed.kind).toBe('craft');
    expect(after.saga?.people.find(({ id }) => id === 'p1')?.mood).not.toBe('civil');
  });

  it('for somebody who is only seen here does not heal the player', () => {
    const tend = attemptAt('tend', { object: { of: 'sight', name: 'people' } });
    expect(tried(inTown({ hitPoints: 20 }), tend).turn.hitPointsGained).toBe(0);
  });
});

describe('words', () => {
  it('a promise opens a thread with the one to whom it was made', () => {
    const { after, events } = tried(inTown(), attemptAt('promise', { addressee: GRIM }));
    expect(after.saga?.threads).toMatchObject([{ kind: 'promise', them: 'p1', state: 'open' }]);
    expect(happenings(events)).toContainEqual(expect.objectContaining({ kind: 'thread-opened' }));
  });

  it('a promise at an encounter opens one with whoever it was, who has a name then', () => {
    const { after } = tried(
      quietly({ frame: 'common/drifting-boat' }),
      attemptAt('promise', { addressee: { of: 'figure' } }),
    );
    const [thread] = after.saga?.threads ?? [];
    expect(thread?.kind).toBe('promise');
    expect(after.saga?.people.some(({ id }) => id === thread?.them)).toBe(true);
  });

  it('the oath, sworn again, heartens the company', () => {
    const { after } = tried(quietly(), attemptAt('swear', { object: { of: 'oath' } }), null);
    expect(after.holdings.companions[0]?.loyalty).toBe(63);
  });

  it.each([
    ['talk', 61 + 2],
    ['teach', 66],
  ] as const)('to %s with a companion is good for them', (verb, loyalty) => {
    const { after } = tried(quietly(), attemptAt(verb, { addressee: HALLA }), verb === 'talk' ? null : true);
    expect(after.holdings.companions[0]?.loyalty).toBe(loyalty);
  });

  it('a talk is remembered by the one it was with, and a threat too', () => {
    const moodAfter = (verb: 'talk' | 'threaten') =>
      tried(inTown(), attemptAt(verb, { addressee: GRIM })).after.saga?.people.find(({ id }) => id === 'p1')?.mood;
    expect([moodAfter('talk'), moodAfter('threaten')]).toEqual(['warm', 'wary']);
  });

  it.each(['threaten', 'trick', 'steal'] as const)('to %s for coins brings no more than was named', (verb) => {
    const attempt = attemptAt(verb, { addressee: GRIM, object: { of: 'coins', amount: 2 } });
    const { turn } = tried(inTown(), attempt);
    expect(turn.coinsDelta).toBeGreaterThan(0);
    expect(turn.coinsDelta).toBeLessThanOrEqual(2);
  });

  it('a song pleases the company, and a town pays for it', () => {
    const { after, turn } = tried(inTown(), attemptAt('sing'));
    expect(after.holdings.companions[0]?.loyalty).toBe(63);
    expect(turn.coinsDelta).toBeGreaterThan(0);
  });

  it('who is dismissed goes, and an event says so', () => {
    const { after, events } = tried(quietly(), attemptAt('dismiss', { object: HALLA }), null);
    expect(after.holdings.companions).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'CompanionLeft', data: expect.objectContaining({ reason: 'dismissed' }) }),
    );
  });

  it('who is sent comes back with news, or hurt', () => {
    const send = attemptAt('send', { addressee: HALLA });
    expect(happenings(tried(quietly(), send).events)).toContainEqual(
      expect.objectContaining({ kind: 'learnt', from: 'c1' }),
    );
    const { after } = tried(quietly(), send, false);
    expect(after.holdings.companions[0]?.hitPoints).toBeLessThan(12);
  });
});
