import { type Attempt, attemptAt, type SceneRef } from '#game/model/attempt.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { personOf, threadOf } from '#test/support/saga-fixture.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { factsOf, friend, thing } from '#test/support/narration/turn-facts.fixture.js';
import { attemptSlots, nameInStory } from './attempt-slots.js';

const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const gro = personOf({ id: 'p1', name: 'Gro Torsdottir' });
const facts: TurnFacts = {
  ...factsOf({ frameBefore: 'common/drifting-boat' }),
  hero: { ...factsOf().hero, companions: [friend('Garm'), friend('Snati')] },
  companionsLeft: [friend('Hild')],
  saga: openedFacts('vikings', threadOf(), [foe, gro]),
};
const ALONE = factsOf();

const at = { q: 1, r: 0 };
const companion = (id: string) => ({ of: 'companion', id }) as const;
const sight = (name: string): SceneRef => ({ of: 'sight', name });
const KNOWN: readonly (readonly [SceneRef, string])[] = [
  [{ of: 'person', id: 'p1' }, 'Gro Torsdottir'],
  [{ of: 'figure' }, 'the castaway'],
  [companion('Garm'), 'Garm'],
  [companion('Hild'), 'Hild'],
  [{ of: 'thing', name: 'Coil of rope' }, 'the coil of rope'],
  [sight('old well'), 'the old well'],
  [sight('The Fen'), 'the Fen'],
  [sight('a fire'), 'a fire'],
  [sight('your boat'), 'your boat'],
  [sight('Hrafnsvik'), 'Hrafnsvik'],
  [{ of: 'coins', amount: 4 }, 'four pieces of silver'],
  [{ of: 'place', name: 'The Fen', ...at }, 'the Fen'],
  [{ of: 'thread', id: threadOf().id }, 'what was open with Gro Torsdottir'],
  [{ of: 'threat' }, 'Svein Jarlsson'],
  [{ of: 'oath' }, 'your oath'],
  [{ of: 'self' }, 'yourself'],
  [{ of: 'way', ...at }, 'the way before you'],
];
/** Parts that the facts no longer hold. */
const UNKNOWN: readonly (readonly [SceneRef, string])[] = [
  [{ of: 'person', id: 'p1' }, 'somebody'],
  [{ of: 'figure' }, 'whoever stood there'],
  [companion('Garm'), 'your companion'],
  [{ of: 'thread', id: threadOf().id }, 'what was open'],
  [{ of: 'threat' }, 'what threatened you'],
];

describe('a part of an attempt', () => {
  it.each(KNOWN)('%j is called %s', (ref, name) => {
    expect(nameInStory(ref, facts)).toBe(name);
    expect(attemptSlots(facts, attemptAt('look', { object: ref }))['object']).toBe(name);
  });

  it.each(UNKNOWN)('%j that is not known is called %s', (ref, name) => expect(nameInStory(ref, ALONE)).toBe(name));

  it('brings the words for somebody who is known by name', () =>
    expect(attemptSlots(facts, attemptAt('give', { addressee: { of: 'person', id: 'p1' } }))).toMatchObject({
      'addressee.short': 'Gro',
      'addressee.he': 'she',
      'addressee.trade': 'ferryman',
    }));
});

describe('the parts of an attempt', () => {
  const garm = companion('Garm');
  const rope: SceneRef = { of: 'thing', name: 'Coil of rope' };
  const fen: SceneRef = { of: 'place', name: 'The Fen', ...at };
  const slots = (verb: Attempt['verb'], parts: Parameters<typeof attemptAt>[1], of = facts) =>
    attemptSlots(of, attemptAt(verb, parts));

  it('are its object, the one to whom it is done, a thing that it is done with, and a place', () => {
    expect(slots('give', { object: rope, addressee: garm, instrument: rope, place: fen })).toEqual({
      object: 'the coil of rope',
      addressee: 'Garm',
      instrument: 'the coil of rope',
      spot: 'the Fen',
    });
    expect(slots('give', { instrument: garm, place: { of: 'way', ...at } })).toEqual({});
  });

  it('have the thing that went for an object where none was named', () => {
    const ate = { ...facts, itemsLost: [thing('Dried cod'), thing('Rye biscuits')] };
    expect(slots('eat', {}, ate)).toEqual({ object: 'the dried cod' });
    expect(slots('eat', { object: rope }, ate)).toEqual({ object: 'the coil of rope' });
  });

  it('name the companions who do it, or else those who help', () => {
    expect(slots('search', { doers: ['Garm', 'Snati'] })).toEqual({ mates: 'Garm and Snati' });
    expect(slots('search', { doers: ['Garm'], helpers: ['Snati'] })).toEqual({ mates: 'Garm' });
    expect(slots('search', { helpers: ['Snati'] })).toEqual({ mates: 'Snati' });
  });

  it('name all who are sent, and no one else in the place of a companion', () => {
    expect(slots('send', { addressee: garm, helpers: ['Snati'] })['addressee']).toBe('Garm and Snati');
    expect(slots('send', { addressee: garm })['addressee']).toBe('Garm');
    expect(slots('teach', { addressee: garm, helpers: ['Snati'] })['addressee']).toBe('Garm');
    expect(slots('send', { addressee: { of: 'person', id: 'p1' }, helpers: ['Snati'] })['addressee']).toBe(gro.name);
  });
});
