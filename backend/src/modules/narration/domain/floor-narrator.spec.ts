import fc from 'fast-check';
import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { COMMON, frameOf, offerContentOf, tablesOf } from '#contracts/content/tables.js';
import { linesOf, type OfferContent } from '#contracts/content/frame.js';
import { DIFFICULTIES, GENDERS, PROFESSIONS } from '#contracts/rules/character.js';
import { type Deed, ENDINGS, type Offer, OFFER_KINDS } from '#contracts/session/shapes.js';
import { FACTIONS, type FactionId, SEAFARERS, TERRAINS, type Terrain } from '#contracts/world/world.js';
import { hashOfSentence as hashOf } from '#contracts/session/told-sentences.js';
import { floorNarrator } from './floor-narrator.js';
import { wordsIn } from './phrases.js';
import { faultsOf } from './story-faults.fixture.js';
import { type TurnFacts } from './turn-facts.js';

type Stable = OfferContent & { readonly id: string };
const pathOf = (text: string): string => hashOf(text).toString(16).padStart(8, '0').repeat(8);
const offerOf = ({ id, kind, attribute, difficulty, requiresItem, risk }: Stable): Offer => ({ id, kind, attribute, difficulty, requiresItem, risk });
const deedOf = (offer: Stable): Deed => ({ ...offerOf(offer), offerId: offer.id, to: null });
/** Whether one of the lines that a table has for it was told. */
const tells = (story: string, lines: string | readonly string[] | undefined): boolean => linesOf(lines ?? []).some((line) => story.includes(line));
const moveTo: Deed = { kind: 'move', offerId: null, to: { q: 1, r: 0 }, attribute: 'vigour', difficulty: 'easy', requiresItem: null, risk: 'slight' };
const thing = (name: string) => ({ name, quantity: 1, value: 3, description: 'Worn to the curve of another hand.' });
const friend = (name: string) => ({ id: name, name, type: 'animal' as const, description: '', hitPoints: 15, maxHitPoints: 15, abilities: [], loyalty: 80 });

const factsOf = (more: Partial<TurnFacts> = {}, terrain: Terrain = 'plains'): TurnFacts => ({
  faction: 'vikings', difficulty: 'normal', turn: 7, path: pathOf('seven'), deed: null, freeText: null, frameBefore: null, check: null, success: true,
  hero: { name: 'Thora Ulfsdottir', gender: 'female', profession: 'scout', hitPoints: 20, maxHitPoints: 25, coins: 40, inventory: [], companions: [] },
  hitPointsLost: 0, hitPointsGained: 0, coinsDelta: 0, itemsGained: [], itemsLost: [], companionsJoined: [], companionsLeft: [], moved: null,
  cell: { q: 0, r: 0, terrain, visitCount: 1, frame: null, isResolved: true, attempts: 0, lastTurn: 7, firstVisitAt: '', lastVisitAt: '' },
  city: null, gamePhase: 'exploration', frame: null, offers: [], ending: null, saga: null, toldBefore: () => false, ...more,
});

/** Every storylet and every leisure of a people, done well and badly, with all that may come of it. */
const tellingsOf = (faction: FactionId): readonly TurnFacts[] => {
  const ground = TERRAINS.filter((t) => t !== 'ocean' || SEAFARERS.includes(faction));
  const frames = [...tablesOf(faction).frames, ...COMMON.frames].filter(({ terrains }) => terrains.some((t) => ground.includes(t)));
  const pursuits = [...tablesOf(faction).pursuits, ...COMMON.pursuits].filter(({ places }) => places.some((p) => p === 'city' || ground.includes(p)));
  const professions = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);
  const turnOf = (label: string, more: Partial<TurnFacts>, terrain: Terrain): TurnFacts => {
    const n = hashOf(`${faction}/${label}`);
    const hurt = more.success === false && n % 3 !== 0;
    return factsOf({
      faction, turn: n % 90, path: pathOf(`${faction}/${label}`),
      hero: { ...factsOf().hero, profession: professions[n % professions.length] ?? 'scout' },
      hitPointsLost: hurt ? 1 + (n % 8) : 0, hitPointsGained: more.success === true && n % 5 === 0 ? 3 : 0,
      coinsDelta: n % 4 === 0 ? (more.success === true ? 1 + (n % 25) : -1 - (n % 4)) : 0,
      itemsGained: more.success === true && n % 3 === 0 ? [thing(['Iron fan', 'Rune-staves', 'Coil of rope', 'Hour-glass'][n % 4] ?? 'Whetstone')] : [],
      itemsLost: n % 11 === 0 ? [thing('Amber bead')] : [], companionsLeft: n % 13 === 0 ? [friend('Bodvar')] : [], companionsJoined: n % 17 === 0 ? [friend('Asella')] : [],
      ...more,
    }, terrain);
  };
  return [
    ...frames.flatMap((frame) => [0, 1, 2].flatMap((again) => {
      const terrain = frame.terrains.filter((t) => ground.includes(t))[again % frame.terrains.length] ?? 'coast';
      const opening = { frame: frame.key, gamePhase: 'encounter' as const, offers: frame.offers.map(offerOf) };
      return [
        turnOf(`open/${frame.key}/${again}`, { deed: moveTo, moved: { from: 'plains', to: terrain }, success: again !== 1, ...opening }, terrain),
        turnOf(`start/${frame.key}/${again}`, { turn: 0, ...opening, hitPointsLost: 0, coinsDelta: 0, itemsGained: [], itemsLost: [], companionsJoined: [], companionsLeft: [] }, terrain),
        ...frame.offers.flatMap((offer) => [
          turnOf(`won/${offer.id}/${again}`, { deed: deedOf(offer), frameBefore: frame.key, success: true }, terrain),
          turnOf(`still/${offer.id}/${again}`, { deed: deedOf(offer), frameBefore: frame.key, success: false, ...opening }, terrain),
          turnOf(`lost/${offer.id}/${again}`, { deed: deedOf(offer), frameBefore: frame.key, success: false }, terrain),
        ]),
      ];
    })),
    ...pursuits.flatMap((pursuit) => [true, false].flatMap((success) => [0, 1, 2, 3].map((again) => {
      const place = pursuit.places[again % pursuit.places.length] ?? 'plains';
      return turnOf(`leisure/${pursuit.id}/${again}/${String(success)}`, { deed: deedOf(pursuit), success, city: place === 'city' ? 'Hrafnsvik' : null }, place === 'city' ? 'coast' : place);
    }))),
    ...ground.flatMap((terrain) => [true, false].flatMap((success) => Array.from({ length: 24 }, (_, i) =>
      turnOf(`move/${terrain}/${i}/${String(success)}`, {
        deed: moveTo, moved: { from: 'plains', to: terrain }, success, city: i % 6 === 0 ? 'Kagehara' : null,
        cell: { ...factsOf({}, terrain).cell, visitCount: 1 + (i % 2), frame: i % 4 === 1 ? (frames[i]?.key ?? null) : null },
      }, terrain)))),
    ...OFFER_KINDS.flatMap((kind) => [true, false].flatMap((success) => [0, 1, 2].map((again) =>
      turnOf(`own/${kind}/${again}/${String(success)}`, { deed: { ...moveTo, kind, offerId: `free.${kind}`, to: null }, freeText: 'I try something of my own', success }, 'hills')))),
    ...[...ENDINGS, 'fallen' as const].flatMap((ending) => frames.map((frame) => turnOf(`end/${ending}/${frame.key}`, {
      deed: deedOf(frame.offers[0] as Stable), frameBefore: frame.key, success: ending === 'triumph', ending, gamePhase: 'game_over',
    }, 'hills'))),
  ];
};

describe.each(FACTIONS)('the tellings of the %s', (faction) => {
  const all = tellingsOf(faction).map((facts) => ({ facts, story: floorNarrator(facts).story }));

  it('are of 40 to 160 words and without fault', () => {
    const faulty = all.flatMap(({ facts, story }) => {
      const length = wordsIn(story);
      const faults = [...faultsOf(story), ...(length < 40 || length > 160 ? [`${length} words`] : [])];
      return faults.length > 0 ? [{ faults, deed: facts.deed?.offerId ?? facts.turn, story }] : [];
    });
    expect(all.length).toBeGreaterThan(1000);
    expect(faulty.slice(0, 5)).toEqual([]);
  });

  it('end with Game Over in the last sentence when the saga has ended, and only then', () => {
    for (const { facts, story } of all) {
      const over = facts.ending !== null && facts.ending !== 'fallen';
      expect([story, /Game Over[^.]*\.$/.test(story), story.includes('Game Over')]).toEqual([story, over, over]);
    }
  });
});

describe('a telling', () => {
  const rope = frameOf('common/rope-across-the-road');
  const [cut, ask] = rope?.offers ?? [];
  const tried = (offer: Stable | undefined, more: Partial<TurnFacts>): TurnFacts =>
    factsOf({ deed: offer ? deedOf(offer) : null, frameBefore: 'common/rope-across-the-road', ...more });

  it('is the same for the same facts, and another for another path or turn', () => {
    const facts = factsOf({ turn: 0 });
    expect(floorNarrator(facts)).toEqual(floorNarrator(facts));
    const stories = new Set(Array.from({ length: 20 }, (_, i) => floorNarrator(factsOf({ turn: 0, path: pathOf(String(i)) })).story));
    expect(stories.size).toBeGreaterThan(5);
  });

  it('opens a saga with name, profession and what stands there', () => {
    const { story } = floorNarrator(factsOf({ turn: 0, frame: 'common/rope-across-the-road', gamePhase: 'encounter' }));
    expect(story).toContain('Thora Ulfsdottir');
    expect(story).toContain('a strand-scout');
    expect(rope?.openings.some((opening) => story.endsWith(opening))).toBe(true);
  });

  it('tells success and failure as different events', () => {
    expect(tells(floorNarrator(tried(cut, { success: true })).story, cut?.success)).toBe(true);
    expect(tells(floorNarrator(tried(cut, { success: false })).story, cut?.failure)).toBe(true);
  });

  it('leaves the encounter standing after one failure, and lets it go after the last', () => {
    const { story } = floorNarrator(tried(ask, { success: false, frame: 'common/rope-across-the-road' }));
    expect(linesOf(rope?.still ?? []).some((still) => story.endsWith(still))).toBe(true);
    expect(tells(floorNarrator(tried(ask, { success: false })).story, rope?.still)).toBe(false);
  });

  it('names coins, things and company', () => {
    const { story } = floorNarrator(tried(ask, { coinsDelta: 4, itemsGained: [thing('Iron fan')], itemsLost: [thing('Rune-staves')], companionsLeft: [friend('Bodvar')] }));
    for (const said of ['four pieces of silver', 'an iron fan', 'rune-staves', 'bodvar']) expect(story.toLowerCase()).toContain(said);
    expect(floorNarrator(tried(ask, { faction: 'samurai', coinsDelta: -1 })).story.toLowerCase()).toContain('one mon');
  });

  it('names the city that is reached, and remembers ground that was walked before', () => {
    expect(floorNarrator(factsOf({ deed: moveTo, city: 'Stangarbær', gamePhase: 'city' })).story).toContain('Stangarbær');
    const cell = { ...factsOf().cell, visitCount: 2, frame: 'common/rope-across-the-road' };
    expect(tells(floorNarrator(factsOf({ deed: moveTo, cell })).story, rope?.later)).toBe(true);
  });

  it('quotes what was written as an attempt, harmlessly', () => {
    const written = 'I "cut" the rope\n\n{name} and take   everything';
    const { story } = floorNarrator(tried(cut, { freeText: written, success: false }));
    expect(story).toContain('“I ’cut’ the rope {name} and take everything.”');
    expect(tells(story, cut?.failure)).toBe(true);
    expect(tells(floorNarrator(tried(cut, { freeText: 'I win', success: true })).story, cut?.success)).toBe(false);
  });

  it('tells a fall only as a fall', () => {
    const { story } = floorNarrator(tried(cut, { success: false, ending: 'fallen', hitPointsLost: 9, gamePhase: 'game_over' }));
    expect(story).toMatch(/fell/);
    expect(story).toMatch(/turn/i);
    expect(story).not.toContain('Game Over');
  });

  it('says nothing twice in two turns if it can help it', () => {
    const first = floorNarrator(factsOf({ deed: moveTo })).story;
    const [way] = first.split('\n\n');
    expect(floorNarrator(factsOf({ deed: moveTo, toldBefore: (sentence) => first.includes(sentence) })).story).not.toContain(way);
  });

  it('words every offer once, in order, with no two alike, also those that no table knows', () => {
    const own = rope?.offers.map(offerOf) ?? [];
    const unknown = ['x', 'y', 'z'].map((id): Offer => ({ id, kind: 'talk', attribute: null, difficulty: 'easy', requiresItem: null, risk: 'none' }));
    const { wording } = floorNarrator(factsOf({ offers: [...own, ...unknown] }));
    expect(wording.map(({ offerId }) => offerId)).toEqual([...own, ...unknown].map(({ id }) => id));
    expect(new Set(wording.map(({ action }) => action)).size).toBe(wording.length);
    expect(wording[0]).toEqual({ offerId: cut?.id, action: 'Cut_the_rope_and_keep_walking', description: offerContentOf(cut?.id ?? '')?.description });
  });

  it('never fails, whatever the facts', () => {
    const anything = fc.record({
      faction: fc.constantFrom(...FACTIONS), difficulty: fc.constantFrom(...DIFFICULTIES), turn: fc.nat(500), freeText: fc.option(fc.string({ unit: 'grapheme', maxLength: 300 })),
      frame: fc.option(fc.string()), frameBefore: fc.option(fc.string()), success: fc.boolean(), hitPointsLost: fc.nat(30), hitPointsGained: fc.nat(30),
      coinsDelta: fc.integer({ min: -100, max: 100 }), city: fc.option(fc.string()), ending: fc.option(fc.constantFrom(...ENDINGS, 'fallen' as const)),
      deed: fc.option(fc.record({ kind: fc.constantFrom(...OFFER_KINDS, 'move' as const), offerId: fc.option(fc.string()) }).map((d): Deed => ({ ...moveTo, ...d }))),
      path: fc.stringMatching(/^[0-9a-f]{64}$/),
    });
    fc.assert(fc.property(anything, fc.constantFrom(...TERRAINS), fc.constantFrom(...PROFESSIONS), fc.constantFrom(...GENDERS), fc.string(), (facts, terrain, profession, gender, name) => {
      const { story } = floorNarrator(factsOf({ ...facts, hero: { ...factsOf().hero, profession, gender, name } }, terrain));
      expect(story.length).toBeGreaterThan(60);
    }));
  });
});
