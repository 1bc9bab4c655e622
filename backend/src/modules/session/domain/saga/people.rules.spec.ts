import fc from 'fast-check';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { type Toward } from '#game/model/content/frame.js';
import { type Mood, MOODS, MOST_PEOPLE } from '#game/model/saga.js';
import { OFFER_KINDS } from '#game/model/offer.js';
import { FACTIONS } from '#game/model/world.js';
import { dice, personOf } from '#test/support/saga-fixture.js';
import {
  type Treatment,
  personAfter,
  feelingOf,
  withPerson,
  longestUnseen,
  newPerson,
  moodAfter,
  nameFor,
  thinksIll,
  thinksWell,
} from './people.rules.js';

const at = { q: 4, r: 4, name: 'Varðan' };

describe('a name', () => {
  it('comes from the people’s names, with given and second name in their order', () => {
    expect(nameFor('vikings', 'female', [], dice({ 'given-name': 1, 'second-name': 1 }))).toBe(
      `${FACTION_CONTENT.vikings.names.given.female[0] ?? ''} ${FACTION_CONTENT.vikings.names.second.female[0] ?? ''}`,
    );
    expect(nameFor('samurai', 'male', [], dice({ 'given-name': 1, 'second-name': 1 }))).toBe(
      `${FACTION_CONTENT.samurai.names.second.male[0] ?? ''} ${FACTION_CONTENT.samurai.names.given.male[0] ?? ''}`,
    );
  });

  it('repeats no given name while others are left', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACTIONS), fc.constantFrom('male', 'female'), fc.nat(), (faction, gender, n) => {
        const draw = (_: string, sides: number): number => 1 + (n % sides);
        const { given } = FACTION_CONTENT[faction].names;
        const names = given[gender].reduce<readonly { readonly name: string }[]>(
          (all) => [...all, { name: nameFor(faction, gender, all, draw) }],
          [],
        );
        const givenOf = ({ name }: { readonly name: string }) =>
          given[gender].filter((g) => name.split(' ').includes(g)).length;
        expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
        expect(names.every((name) => givenOf(name) >= 1)).toBe(true);
        expect(nameFor(faction, gender, names, draw)).not.toBe('');
      }),
      { numRuns: 20 },
    );
  });
});

it('repeats no family name while others are left', () => {
  const first = nameFor('samurai', 'female', [], dice({ 'given-name': 1, 'second-name': 1 }));
  const family = first.split(' ')[0] ?? '';
  expect(
    nameFor('samurai', 'female', [{ name: first }], dice({ 'given-name': 1, 'second-name': 1 })).split(' '),
  ).not.toContain(family);
});

describe('how somebody thinks of the player', () => {
  it('stays within its limits', () => {
    expect(moodAfter('devoted', 2)).toBe('devoted');
    expect(moodAfter('hates', -2)).toBe('hates');
    expect(moodAfter('civil', 0)).toBe('civil');
    expect([moodAfter('civil', 1), moodAfter('civil', 2), moodAfter('civil', -1), moodAfter('civil', -2)]).toEqual([
      'warm',
      'devoted',
      'wary',
      'resents',
    ]);
  });

  const felt = (kind: Treatment['kind'], toward?: Toward): readonly number[] =>
    [true, false].map((success) => feelingOf({ kind, success, toward }));

  it('depends on the deed and its success', () => {
    expect([felt('gift'), felt('talk'), felt('patience'), felt('trade')]).toEqual([
      [2, 1],
      [1, -1],
      [1, 0],
      [1, 0],
    ]);
    expect([felt('force'), felt('craft')]).toEqual([
      [-2, -1],
      [-1, -1],
    ]);
    for (const kind of OFFER_KINDS)
      expect([kind, (felt(kind)[0] ?? 0) < 0]).toEqual([kind, kind === 'force' || kind === 'craft']);
  });

  it('depends on the deed’s meaning to them, where it is known: a kindness by force counts as one, and a failed one is forgiven', () => {
    for (const kind of OFFER_KINDS)
      expect([kind, felt(kind, 'for'), felt(kind, 'neither')]).toEqual([kind, [1, 0], [0, 0]]);
    expect([
      felt('force', 'against'),
      felt('force', 'deadly'),
      felt('craft', 'against'),
      felt('talk', 'against'),
    ]).toEqual([
      [-2, -1],
      [-2, -1],
      [-1, -1],
      [-1, -1],
    ]);
  });

  it('ends an old grudge only after they have been won over', () => {
    const after = (mood: Mood, dealt: Partial<Treatment>) =>
      personAfter(personOf({ mood }), { turn: 9, kind: 'force', success: true, ...dealt }, at).mood;
    expect([
      after('hates', { toward: 'for' }),
      after('resents', { kind: 'talk' }),
      after('hates', { kind: 'patience' }),
    ]).toEqual(['civil', 'civil', 'civil']);
    expect([
      after('hates', { toward: 'for', success: false }),
      after('resents', { toward: 'neither' }),
      after('resents', { kind: 'flight' }),
      after('resents', {}),
    ]).toEqual(['hates', 'resents', 'resents', 'hates']);
    expect([after('wary', { toward: 'for' }), after('civil', { toward: 'for' })]).toEqual(['civil', 'warm']);
  });

  it('makes a friend of the warm and a foe of the resentful, alive and met on the road', () => {
    expect(MOODS.filter((mood) => thinksWell(personOf({ mood })))).toEqual(['warm', 'devoted']);
    expect(MOODS.filter((mood) => thinksIll(personOf({ mood })))).toEqual(['hates', 'resents']);
    expect([
      thinksWell(personOf({ mood: 'warm', role: 'who' })),
      thinksIll(personOf({ mood: 'hates', role: 'foe' })),
    ]).toEqual([false, false]);
    expect([
      thinksWell(personOf({ mood: 'warm', alive: false })),
      thinksIll(personOf({ mood: 'hates', alive: false })),
    ]).toEqual([false, false]);
  });
});

describe('somebody met', () => {
  const dealing = { turn: 7, kind: 'talk', success: true } as const;
  const hero = { name: 'Thora Ulfsdottir', faction: 'vikings' } as const;
  const figure = { trade: 'ferryman', gender: 'male' } as const;
  const ferryman = { figure, hero, people: [], treatment: dealing, at };

  it('does not share the hero’s name', () => {
    const named = (name: string) =>
      newPerson({ ...ferryman, hero: { ...hero, name } }, dice({ 'given-name': 1, 'second-name': 1 })).name;
    const [given = '', second = ''] = named('Nobody').split(' ');
    expect(
      named(`${given} ${second}`)
        .split(' ')
        .filter((part) => [given, second].includes(part)),
    ).toEqual([]);
  });

  it('has a name, a trade and a mood from the meeting', () => {
    const person = newPerson(ferryman, dice());
    expect(person).toMatchObject({
      id: 'p7',
      gender: 'male',
      trade: 'ferryman',
      role: 'met',
      mood: 'warm',
      alive: true,
      at,
      dealings: [dealing],
    });
  });

  it('remembers the first time and the last three', () => {
    const often = [2, 3, 4, 5, 6].reduce((person, turn) => personAfter(person, { ...dealing, turn }, at), personOf());
    expect(often.dealings.map(({ turn }) => turn)).toEqual([1, 4, 5, 6]);
    expect(often).toMatchObject({ at, mood: 'devoted' });
  });

  it('remembers the deed by its kind; its meaning to them is in the mood', () =>
    expect(personAfter(personOf(), { ...dealing, kind: 'force', toward: 'for' }, at)).toMatchObject({
      mood: 'warm',
      dealings: [{}, { turn: 7, kind: 'force', success: true }],
    }));

  it('records no field that older games do not have', () => {
    const [, newest] = personAfter(personOf(), { ...dealing, toward: 'for' }, at).dealings;
    expect(Object.keys(newest ?? {})).toEqual(['turn', 'kind', 'success']);
  });
});

describe('those who are known', () => {
  const crowd = Array.from({ length: MOST_PEOPLE }, (_, i) => personOf({ id: `p${i}`, mood: 'warm' }));
  const stranger = personOf({ id: 'new' });
  const forgotten = (people: typeof crowd, needed: readonly string[] = []) => {
    const after = withPerson(people, stranger, new Set(needed));
    return {
      length: after.length,
      newest: after.at(-1)?.id,
      gone: people.filter((p) => !after.includes(p)).map(({ id }) => id),
    };
  };

  it('are all kept up to the limit', () =>
    expect(withPerson(crowd.slice(1), stranger, new Set())).toStrictEqual([...crowd.slice(1), stranger]));
  it('drop the oldest without an opinion of the player', () =>
    expect(forgotten(crowd.map((p, i) => (i === 5 || i === 9 ? { ...p, mood: 'wary' } : p)))).toEqual({
      length: MOST_PEOPLE,
      newest: 'new',
      gone: ['p5'],
    }));
  it('drop the oldest where all have an opinion, never the newest', () =>
    expect(forgotten(crowd)).toEqual({ length: MOST_PEOPLE, newest: 'new', gone: ['p0'] }));
  it('never drop a person of the oath or of an open thread', () =>
    expect(
      forgotten(
        crowd.map((p, i) => (i === 0 ? { ...p, role: 'who' } : p)),
        ['p1', 'p2'],
      ),
    ).toEqual({ length: MOST_PEOPLE, newest: 'new', gone: ['p3'] }));

  it('come back in order of their last meeting, the oldest first', () => {
    const seen = (id: string, ...turns: readonly number[]) =>
      personOf({ id, dealings: turns.map((turn) => ({ turn, kind: 'talk', success: true })) });
    expect(longestUnseen([seen('a', 1, 9), seen('b', 4), seen('c', 6)])?.id).toBe('b');
    expect(longestUnseen([])).toBeNull();
  });
});
