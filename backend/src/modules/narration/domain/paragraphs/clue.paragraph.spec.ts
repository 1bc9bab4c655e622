import { CATALOGUE } from '#game/content/catalogue.js';
import { SAGAS } from '#game/content/sagas.js';
import { attemptAt } from '#game/model/attempt.js';
import { type Companion } from '#game/model/character.js';
import { linesIn } from '#game/model/content/clauses.js';
import { CLUE_SOURCES, type ClueSource } from '#game/model/content/clue-sources.js';
import { type ClueContent } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { spineOfferId } from '#game/model/offer-ids.js';
import { FACTIONS, type FactionId, type Terrain } from '#game/model/world.js';
import { deedOf, personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { factsOf, friend, pathOf } from '#test/support/narration/turn-facts.fixture.js';
import { sourceOf } from './clue-origin.js';
import { triedIn } from './clue.paragraph.js';

const mate: Companion = { ...friend('Berenike'), type: 'humanoid' };
const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const known = personOf({ id: 'p1', name: 'Gro Torsdottir' });
const service = (key: 'ask' | 'work' | 'gamble' | 'worship') =>
  deedOf({ kind: 'craft', offerId: spineOfferId({ of: 'service', faction: 'vikings', key, n: 0 }) });
const seekId = (faction: FactionId, n: number) => spineOfferId({ of: 'matter', faction, key: 'seek', n, about: '' });
const matter = (key: 'seek' | 'send-mate', about: string, kind: Deed['kind']) =>
  deedOf({ kind, offerId: spineOfferId({ of: 'matter', faction: 'vikings', key, n: 0, about }) });
const own = (...parts: Parameters<typeof attemptAt>) => deedOf({ kind: 'talk', attempt: attemptAt(...parts) });
const gro = { of: 'person', id: 'p1' } as const;
const berenike = { of: 'companion', id: mate.id } as const;

/** Everything that can find a clue, and how it is come by then. */
const DEEDS: readonly (readonly [string, Deed, ClueSource])[] = [
  ['looking about at leisure', deedOf({ kind: 'explore' }), 'looked'],
  ['talking at leisure', deedOf({ kind: 'talk' }), 'asked'],
  ['sitting still', deedOf({ kind: 'patience' }), 'listened'],
  ['asking in a town', service('ask'), 'asked'],
  ['working in a town', service('work'), 'worked'],
  ['playing in a town', service('gamble'), 'played'],
  ['praying in a town', service('worship'), 'prayed'],
  ['asking for the foe', matter('seek', '', 'talk'), 'asked'],
  ['sending a companion', matter('send-mate', mate.id, 'explore'), 'companion'],
  ['own words: to look', own('look'), 'looked'],
  ['own words: to climb', own('climb'), 'looked'],
  ['own words: to follow', own('follow'), 'looked'],
  ['own words: to search', own('search'), 'looked'],
  ['own words: to ask', own('ask', { object: { of: 'threat' } }), 'asked'],
  ['own words: to ask somebody known', own('ask', { addressee: gro, object: { of: 'threat' } }), 'person'],
  ['own words: to talk to somebody known', own('talk', { object: gro }), 'person'],
  ['own words: to ask a companion', own('ask', { addressee: berenike }), 'companion'],
  ['own words: a companion looks', own('search', { doers: [mate.id] }), 'companion'],
];

const GROUNDS: readonly Terrain[] = ['plains', 'ocean'];
const told = (faction: FactionId, clue: ClueContent, deed: Deed, n: number): string => {
  const terrain = GROUNDS[n % GROUNDS.length];
  const thread = threadOf({
    id: `${clue.key}.7`,
    key: clue.key,
    kind: 'rumour',
    them: 'foe',
    themName: foe.name,
    place: { q: 3, r: 3, name: 'Sexhólm' },
  });
  const isTown = deed.offerId?.startsWith('service') === true;
  const facts = factsOf({ faction, deed, turn: n, path: pathOf(`${clue.key}${n}`) }, isTown ? 'plains' : terrain);
  return floorNarrator({
    ...facts,
    city: isTown ? 'Hrafnsvik' : null,
    hero: { ...facts.hero, companions: [mate] },
    saga: openedFacts(faction, thread, [foe, known]),
  }).story;
};

/** A clause as it may be told: with the name of who is there. */
const NAMES: Readonly<Record<string, string>> = { teller: 'Gro(?: Torsdottir)?', mate: 'Berenike' };
const patternOf = (clause: string): RegExp =>
  new RegExp(
    clause.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{([\w.]+)\}/g, (_, name: string) => NAMES[name] ?? '.+?'),
    'i',
  );
const sourceIn = (faction: FactionId, story: string): readonly ClueSource[] =>
  CLUE_SOURCES.filter((source) =>
    linesIn(SAGAS[faction]?.clueSources[source] ?? []).some((clause) => patternOf(`${clause}: `).test(story)),
  );

describe('a clue', () => {
  it.each(DEEDS)('found by %s is told as such', (_, deed, source) => {
    for (const faction of FACTIONS)
      (SAGAS[faction]?.clues ?? []).forEach((clue, n) => {
        const story = told(faction, clue, deed, n);
        expect([story, sourceIn(faction, story)]).toEqual([expect.stringContaining('Sexhólm'), [source]]);
      });
  });

  it('that a search brought comes after what the search was, in its place', () => {
    for (const faction of FACTIONS) {
      const [clue] = SAGAS[faction]?.clues ?? [];
      const tracks = seekId(faction, 0);
      const stories = ['leisure.pool-at-dusk', tracks].map((offerId) =>
        clue ? told(faction, clue, deedOf({ kind: 'explore', offerId }), 0) : '',
      );
      expect(stories).toEqual([
        expect.stringMatching(/hid by a pool[,;]/i),
        expect.stringContaining('Svein Jarlsson’s'),
      ]);
    }
  });

  it('is brought by searches whose action says in three words or more what was done', () => {
    const seeks = FACTIONS.flatMap((faction) =>
      (SAGAS[faction]?.matters.seek ?? []).map(({ offer }, n) => ({ ...offer, id: seekId(faction, n) })),
    );
    const pursuits = FACTIONS.flatMap((faction) => Object.values(CATALOGUE.factions[faction].pursuitsAt).flat());
    const searches = [
      ...seeks.filter(({ kind }) => kind !== 'talk'),
      ...pursuits.filter(({ kind }) => kind === 'explore'),
    ];
    expect(searches.length).toBeGreaterThan(50);
    expect(searches.filter(({ id }) => triedIn(deedOf({ offerId: id })) === null).map(({ action }) => action)).toEqual(
      [],
    );
  });

  it('is never told by the one whom it is about, nor by a beast or somebody who is not there', () => {
    const hero = { ...factsOf().hero, companions: [friend('Snati')] };
    const saga = null;
    const asked = own('ask', { addressee: { of: 'person', id: 'foe' } });
    expect(sourceOf(asked, { hero, saga }, 'foe')).toEqual({ source: 'asked', slots: {} });
    const sent = own('search', { doers: ['Snati'] });
    expect(sourceOf(sent, { hero, saga }, 'foe')).toEqual({ source: 'looked', slots: {} });
  });

  it('is looked for by matters that look, read, ask or wait', () => {
    const kinds = FACTIONS.flatMap((faction) => SAGAS[faction]?.matters.seek ?? []).map(({ offer }) => offer.kind);
    expect(kinds.filter((kind) => !['explore', 'craft', 'talk', 'patience'].includes(kind))).toEqual([]);
  });
});
