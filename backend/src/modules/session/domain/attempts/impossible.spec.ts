import { matterOf } from '#game/model/offer-ids.js';
import { type Mood } from '#game/model/saga.js';
import { type Attempt, attemptAt, VERBS } from '#game/model/attempt.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { personOf, sagaOf, threadOf, CAVE } from '#test/support/saga-fixture.js';
import { atFerry, companion, inTown, quietly, thing, TOWNSMAN } from '#test/support/attempt-fixture.js';
import { givenSession, take } from '#test/support/turn-fixture.js';
import { sessionFold } from '../state/session.fold.js';
import { type StartedSession } from '../state/session.state.js';
import { judgeAttempt } from './judge-attempt.js';

const sessionOf = (events: readonly SessionEvent[]): StartedSession =>
  events.reduce(sessionFold.evolve, sessionFold.initial) as StartedSession;
const reasonOf = (events: readonly SessionEvent[], attempt: Attempt): string | null => {
  const judged = judgeAttempt(sessionOf(events), attempt);
  return 'impossible' in judged ? judged.impossible : null;
};

const GRIM = { of: 'person', id: 'p1' } as const;
const HALLA = { of: 'companion', id: 'c1' } as const;
const alone = { companions: [] };
const dead = { saga: sagaOf({ people: [{ ...TOWNSMAN, alive: false }] }) };
const full = { saga: sagaOf({ people: [TOWNSMAN], threads: ['a', 'b', 'c'].map((id) => threadOf({ id, key: id })) }) };
const hungry = { saga: sagaOf({ calendar: { day: 9, hour: 'noon', season: 'spring', weather: 'clear', fedOn: 1 } }) };

it.each<[string, readonly SessionEvent[], Attempt, RegExp]>([
  [
    'a way before an open encounter',
    atFerry(),
    attemptAt('go', { place: { of: 'way', q: 0, r: 2 } }),
    /way is not open/,
  ],
  ['no way at all', quietly(), attemptAt('go'), /Which way/],
  ['one’s own place', quietly(), attemptAt('go', { place: { of: 'place', name: 'Hellir', q: 0, r: 3 } }), /already/],
  ['a question to nobody', quietly(alone), attemptAt('ask'), /nobody here/],
  ['a question to somebody far away', quietly(), attemptAt('ask', { addressee: GRIM }), /Grim Snorrason is not here/],
  ['a question to the dead', inTown(dead), attemptAt('ask', { addressee: GRIM }), /is dead/],
  [
    'a question to a horse',
    quietly({ companions: [companion({ type: 'mount' })] }),
    attemptAt('ask', { addressee: HALLA }),
    /no words|There are none/,
  ],
  ['a talk with nobody', quietly(alone), attemptAt('talk'), /nobody here/],
  ['a gift of nothing', inTown(), attemptAt('give', { addressee: GRIM }), /empty hand/],
  [
    'a gift of what is not carried',
    inTown(),
    attemptAt('give', { addressee: GRIM, object: { of: 'thing', name: 'Crown' } }),
    /no crown/,
  ],
  [
    'a gift beyond the purse',
    inTown(),
    attemptAt('give', { addressee: GRIM, object: { of: 'coins', amount: 51 } }),
    /51.*you have 50/,
  ],
  [
    'a bargain for nothing',
    inTown(),
    attemptAt('trade', { object: { of: 'sight', name: 'moon' } }),
    /Nobody here has that/,
  ],
  [
    'a purchase beyond the purse',
    inTown({ coins: 1 }),
    attemptAt('trade', { object: { of: 'sight', name: 'Ash bow' } }),
    /you have 1/,
  ],
  [
    'a purchase of what nobody sells',
    inTown(),
    attemptAt('trade', { addressee: GRIM }),
    /Nobody here has that.*sold in Hrafnsvik/,
  ],
  ['a purchase in the wild', atFerry(), attemptAt('trade', { addressee: { of: 'figure' } }), /Nobody here has that/],
  ['a purchase from a friend', inTown(), attemptAt('trade', { addressee: HALLA }), /Halla has nothing of that kind/],
  ['help for one who is not here', quietly(), attemptAt('make', { addressee: GRIM }), /is not here/],
  ['the use of what is not known', inTown(), attemptAt('use', { object: GRIM }), /learned nothing of Grim/],
  ['a sale with an empty pack', inTown({ inventory: [] }), attemptAt('sell'), /nothing in it to sell/],
  ['a sale in the wild', quietly(alone), attemptAt('sell'), /nobody here/],
  ['a fourth promise', inTown(full), attemptAt('promise', { addressee: GRIM }), /Three matters are open/],
  ['a threat to a friend', quietly(), attemptAt('threaten', { addressee: HALLA }), /until you are yourself/],
  ['a trick on a friend', quietly(), attemptAt('trick', { addressee: HALLA }), /too long to be taken in/],
  ['a theft from nobody', quietly(alone), attemptAt('steal'), /nobody here to steal from/],
  ['a theft from a friend', quietly(), attemptAt('steal', { addressee: HALLA }), /yours for the asking/],
  ['a track that is not there', quietly(), attemptAt('follow'), /no track/],
  ['sleep before an encounter', atFerry(), attemptAt('rest', { until: 'morning' }), /close an eye/],
  [
    'a meal of rope',
    quietly(),
    attemptAt('eat', { object: { of: 'thing', name: 'Coil of rope' } }),
    /never hungry enough/,
  ],
  ['a meal of nothing', quietly({ ...hungry, inventory: [] }), attemptAt('eat'), /not a crumb/],
  ['care for the whole', quietly(), attemptAt('tend'), /nothing to bind up/],
  [
    'care for a whole companion',
    quietly({ companions: [companion({ hitPoints: 20 })] }),
    attemptAt('tend', { object: HALLA }),
    /not a scratch/,
  ],
  ['an oath as a piece of work', quietly(), attemptAt('make', { object: { of: 'oath' } }), /not made with the hands/],
  ['the use of nothing', quietly(), attemptAt('use'), /carry something to use it/],
  ['a fight with nobody', quietly(), attemptAt('attack'), /nobody who would oblige/],
  ['a fight with a friend', quietly(), attemptAt('attack', { object: HALLA }), /stands with you/],
  ['mercy for nobody', quietly(), attemptAt('spare'), /at your mercy/],
  ['flight from nothing', quietly(), attemptAt('flee'), /Nothing is after you/],
  ['a climb on open plains', quietly(), attemptAt('climb'), /flat from here/],
  ['a swim on dry land', quietly(), attemptAt('swim'), /no water here/],
  ['a burial of the living', inTown(), attemptAt('bury', { object: GRIM }), /is alive/],
  ['a burial of nothing', quietly(), attemptAt('bury'), /nothing here that wants burying/],
  [
    'a burial at sea',
    quietly({}, 'ocean'),
    attemptAt('bury', { object: { of: 'thing', name: 'Coil of rope' } }),
    /no earth/,
  ],
  ['lessons for nobody', quietly(alone), attemptAt('teach'), /nobody here/],
  [
    'a broken oath in the middle of things',
    atFerry(),
    attemptAt('break-oath', { object: { of: 'oath' } }),
    /laid down in quiet/,
  ],
  ['a broken promise to nobody', quietly(), attemptAt('break-oath', { object: GRIM }), /not one of them/],
  ['company that is not there', quietly(alone), attemptAt('dismiss'), /nobody with you/],
  ['a messenger who is not there', quietly(alone), attemptAt('send'), /nobody to send/],
  [
    'a horse as a messenger',
    quietly({ companions: [companion({ type: 'mount' })] }),
    attemptAt('send', { addressee: HALLA }),
    /carries no messages/,
  ],
  [
    'somebody unheard of',
    quietly(),
    attemptAt('ask', { addressee: { of: 'person', id: 'p99' } }),
    /Nobody here has heard/,
  ],
  [
    'a companion who has left',
    quietly(),
    attemptAt('teach', { addressee: { of: 'companion', id: 'gone' } }),
    /no longer goes with you/,
  ],
  ['a closed matter', quietly(), attemptAt('break-oath', { object: { of: 'thread', id: 'gone' } }), /closed/],
])('%s is refused with the reason, and is no turn', (_, events, attempt, reason) => {
  expect(reasonOf(events, attempt)).toMatch(reason);
  expect(reasonOf(events, attempt)).toMatch(/^[A-Z].*[.]$/);
  givenSession(...events)
    .when(take('c1', { action: 'in my own words', isCustomAction: true, attempt }))
    .thenRejected('ATTEMPT_NOT_POSSIBLE');
});

it('reasons name who is meant, and where they were last', () => {
  const away = personOf({ id: 'p1', name: 'Gro Torsdottir', at: { ...CAVE, name: 'Hellir' } });
  const reason = reasonOf(quietly({ saga: sagaOf({ people: [away] }) }), attemptAt('attack', { object: GRIM }));
  expect(reason).toBe('Gro Torsdottir is not here. When you last heard of her, she was near Hellir.');
});

it('a friend who is near enough to be called on can be spoken to, and nobody else', () => {
  const asked = attemptAt('ask', { addressee: GRIM });
  const judged = (mood: Mood) => {
    const { q, r } = sessionOf(quietly()).holdings.location;
    const near = personOf({ id: 'p1', name: 'Gro Torsdottir', at: { q: q + 1, r, name: 'Hellir' }, mood });
    return judgeAttempt(sessionOf(quietly({ saga: sagaOf({ people: [near] }) })), asked);
  };
  expect(judged('civil')).toHaveProperty('impossible');
  expect(judged('warm')).toHaveProperty('deed');
});

it.each(VERBS)('%s is judged in a town, in the wild and at an encounter, whatever it is bound to', (verb) => {
  const parts = [
    {},
    { object: GRIM },
    { addressee: GRIM, object: { of: 'place', name: 'Skarsey', q: 0, r: 4 } },
    { addressee: { of: 'figure' }, object: { of: 'coins', amount: 3 } },
    { object: { of: 'thing', name: 'Coil of rope' } },
    { object: { of: 'sight', name: 'boat' }, instrument: { of: 'thing', name: 'Coil of rope' } },
    { object: { of: 'oath' } },
    { object: { of: 'threat' }, addressee: HALLA },
    { object: { of: 'self' }, until: 'healed' },
  ] as const;
  for (const events of [quietly(), inTown(), atFerry(), quietly({ saga: null })])
    for (const part of parts) {
      const judged = judgeAttempt(sessionOf(events), attemptAt(verb, part));
      if ('impossible' in judged) expect(judged.impossible).toMatch(/^[A-Z].*[.?]$/);
      else if (matterOf(judged.deed.offerId) === null) expect(judged.deed.attempt === null).toBe(verb === 'go');
    }
});

it('an attempt that means an offer is that offer’s deed, where it can be paid', () => {
  const offer = {
    id: 'x.1',
    kind: 'trade',
    attribute: null,
    difficulty: 'easy',
    requiresItem: null,
    risk: 'none',
  } as const;
  const meant = attemptAt('trade', { offerId: 'x.1' });
  const at = (over: object) =>
    sessionOf(quietly({ offers: [{ ...offer, ...over }], coins: 3, inventory: [thing('Rope')] }));
  expect(judgeAttempt(at({ cost: 3 }), meant)).toMatchObject({ deed: { offerId: 'x.1', attempt: null } });
  expect(judgeAttempt(at({ cost: 4 }), meant)).toMatchObject({ impossible: expect.stringContaining('you have 3') });
  expect(judgeAttempt(at({ requiresItem: 'Lamp' }), meant)).toMatchObject({
    impossible: expect.stringContaining('lamp'),
  });
});
