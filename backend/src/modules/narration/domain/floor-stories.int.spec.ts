import { FACTION_CONTENT } from '#game/content/factions.js';
import { COMMON, tablesOf } from '#game/content/tables.js';
import { PROFESSIONS } from '#game/model/character.js';
import { ENDINGS } from '#game/model/session.js';
import { OFFER_KINDS } from '#game/model/offer.js';
import { hashOfSentence as hashOf } from '#game/rules/sentences/told-sentences.js';
import { FACTIONS, type FactionId, SEAFARERS, TERRAINS, type Terrain } from '#game/model/world.js';
import { floorNarrator } from './floor-narrator.js';
import { wordsIn } from './phrases.js';
import { faultsOf } from '#test/support/narration/story-faults.fixture.js';
import {
  deedOf,
  factsOf,
  friend,
  moveTo,
  offerOf,
  pathOf,
  type Stable,
  thing,
} from '#test/support/narration/turn-facts.fixture.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

type Change = Pick<TurnFacts, 'hitPointsLost' | 'hitPointsGained' | 'coinsDelta' | 'itemsGained'>;
const ITEMS = ['Iron fan', 'Rune-staves', 'Coil of rope', 'Hour-glass'];
const gainOf = (n: number): Change => ({
  hitPointsLost: 0,
  hitPointsGained: n % 5 === 0 ? 3 : 0,
  coinsDelta: n % 4 === 0 ? 1 + (n % 25) : 0,
  itemsGained: n % 3 === 0 ? [thing(ITEMS[n % 4] ?? 'Whetstone')] : [],
});
const lossOf = (n: number, isHurt: boolean): Change => ({
  hitPointsLost: isHurt ? 1 + (n % 8) : 0,
  hitPointsGained: 0,
  coinsDelta: n % 4 === 0 ? -1 - (n % 4) : 0,
  itemsGained: [],
});

/** Every storylet and every leisure of a people, done well and badly, with all that may come of it. */
const tellingsOf = (faction: FactionId): readonly TurnFacts[] => {
  const ground = TERRAINS.filter((t) => t !== 'ocean' || SEAFARERS.includes(faction));
  const frames = [...tablesOf(faction).frames, ...COMMON.frames].filter(({ terrains }) =>
    terrains.some((t) => ground.includes(t)),
  );
  const pursuits = [...tablesOf(faction).pursuits, ...COMMON.pursuits].filter(({ places }) =>
    places.some((p) => p === 'city' || ground.includes(p)),
  );
  const professions = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);
  const turnOf = (label: string, more: Partial<TurnFacts>, terrain: Terrain): TurnFacts => {
    const n = hashOf(`${faction}/${label}`);
    return factsOf(
      {
        faction,
        turn: n % 90,
        path: pathOf(`${faction}/${label}`),
        hero: { ...factsOf().hero, profession: professions[n % professions.length] ?? 'scout' },
        ...(more.success === true ? gainOf(n) : lossOf(n, more.success === false && n % 3 !== 0)),
        itemsLost: n % 11 === 0 ? [thing('Amber bead')] : [],
        companionsLeft: n % 13 === 0 ? [friend('Bodvar')] : [],
        companionsJoined: n % 17 === 0 ? [friend('Asella')] : [],
        ...more,
      },
      terrain,
    );
  };
  return [
    ...frames.flatMap((frame) =>
      [0, 1, 2].flatMap((again) => {
        const terrain = frame.terrains.filter((t) => ground.includes(t))[again % frame.terrains.length] ?? 'coast';
        const opening = { frame: frame.key, gamePhase: 'encounter' as const, offers: frame.offers.map(offerOf) };
        return [
          turnOf(
            `open/${frame.key}/${again}`,
            { deed: moveTo, moved: { from: 'plains', to: terrain }, success: again !== 1, ...opening },
            terrain,
          ),
          turnOf(
            `start/${frame.key}/${again}`,
            {
              turn: 0,
              ...opening,
              hitPointsLost: 0,
              coinsDelta: 0,
              itemsGained: [],
              itemsLost: [],
              companionsJoined: [],
              companionsLeft: [],
            },
            terrain,
          ),
          ...frame.offers.flatMap((offer) => [
            turnOf(`won/${offer.id}/${again}`, { deed: deedOf(offer), frameBefore: frame.key, success: true }, terrain),
            turnOf(
              `still/${offer.id}/${again}`,
              { deed: deedOf(offer), frameBefore: frame.key, success: false, ...opening },
              terrain,
            ),
            turnOf(
              `lost/${offer.id}/${again}`,
              { deed: deedOf(offer), frameBefore: frame.key, success: false },
              terrain,
            ),
          ]),
        ];
      }),
    ),
    ...pursuits.flatMap((pursuit) =>
      [true, false].flatMap((success) =>
        [0, 1, 2, 3].map((again) => {
          const place = pursuit.places[again % pursuit.places.length] ?? 'plains';
          return turnOf(
            `leisure/${pursuit.id}/${again}/${String(success)}`,
            { deed: deedOf(pursuit), success, city: place === 'city' ? 'Hrafnsvik' : null },
            place === 'city' ? 'coast' : place,
          );
        }),
      ),
    ),
    ...ground.flatMap((terrain) =>
      [true, false].flatMap((success) =>
        Array.from({ length: 24 }, (_, i) =>
          turnOf(
            `move/${terrain}/${i}/${String(success)}`,
            {
              deed: moveTo,
              moved: { from: 'plains', to: terrain },
              success,
              city: i % 6 === 0 ? 'Kagehara' : null,
              cell: {
                ...factsOf({}, terrain).cell,
                visitCount: 1 + (i % 2),
                frame: i % 4 === 1 ? (frames[i]?.key ?? null) : null,
              },
            },
            terrain,
          ),
        ),
      ),
    ),
    ...OFFER_KINDS.flatMap((kind) =>
      [true, false].flatMap((success) =>
        [0, 1, 2].map((again) =>
          turnOf(
            `own/${kind}/${again}/${String(success)}`,
            {
              deed: { ...moveTo, kind, offerId: `free.${kind}`, to: null },
              freeText: 'I try something of my own',
              success,
            },
            'hills',
          ),
        ),
      ),
    ),
    ...[...ENDINGS, 'fallen' as const].flatMap((ending) =>
      frames.map((frame) =>
        turnOf(
          `end/${ending}/${frame.key}`,
          {
            deed: deedOf(frame.offers[0] as Stable),
            frameBefore: frame.key,
            success: ending === 'triumph',
            ending,
            gamePhase: 'game_over',
          },
          'hills',
        ),
      ),
    ),
  ];
};

describe.each(FACTIONS)('the tellings of the %s', (faction) => {
  const all = tellingsOf(faction).map((facts) => ({ facts, story: floorNarrator(facts).story }));

  it('are of 20 to 160 words, the first of up to 230, and without fault', () => {
    const faulty = all.flatMap(({ facts, story }) => {
      const length = wordsIn(story);
      const faults = [
        ...faultsOf(story),
        ...(length < 20 || length > (facts.deed === null && facts.ending === null ? 230 : 160)
          ? [`${length} words`]
          : []),
      ];
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
