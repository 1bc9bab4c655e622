import { type Clauses, linesIn } from '#game/model/content/clauses.js';
import { PLACE_OF_DEAD } from '#game/content/common/telling/people.js';
import { FED, HUNGERED } from '#game/content/common/telling/hunger.js';
import { linesOf } from '#game/model/content/frame.js';
import { frameOf, oathOf } from '#game/content/catalogue.js';
import { tablesOf } from '#game/content/tables.js';
import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type FactionId, FACTIONS } from '#game/model/world.js';
import { type Handled, handOf } from './hand/hand.js';
import { floorNarrator } from './floor-narrator.js';
import {
  deedOf,
  factsOf,
  friend,
  moveTo,
  pathOf,
  type Stable,
  thing,
} from '#test/support/narration/turn-facts.fixture.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { wander } from '#test/support/narration/wandering.fixture.js';

/** A common line in each way in which a narrator may put it. */
const putBy = (faction: FactionId, part: Handled['part'], line: string): readonly string[] => [
  line,
  ...handOf(faction).versions(line, { part, isCommon: true }),
];

/** Whether one of the lines that a table has for it was told. */
const tells = (story: string, lines: string | readonly string[] | undefined): boolean =>
  linesOf(lines ?? []).some((line) => putBy('vikings', 'deed', line).some((put) => story.includes(put)));

const openingOf = (faction: FactionId, seed: string): TurnFacts =>
  wander(faction, seed, 1, floorNarrator)[0]?.facts ?? factsOf();
const swornIn = ({ saga }: TurnFacts): readonly string[] => oathOf(saga?.oath.key ?? '')?.sworn ?? [];

describe('a telling', () => {
  const rope = frameOf('common/rope-across-the-road');
  const [cut, ask] = rope?.offers ?? [];
  const stands = { success: false, frame: 'common/rope-across-the-road' };
  const tried = (offer: Stable | undefined, more: Partial<TurnFacts>): TurnFacts =>
    factsOf({ deed: offer ? deedOf(offer) : null, frameBefore: 'common/rope-across-the-road', ...more });

  it('is the same for the same facts, and another for another path or turn', () => {
    const facts = factsOf({ turn: 0 });
    expect(floorNarrator(facts)).toEqual(floorNarrator(facts));
    const stories = new Set(
      Array.from({ length: 20 }, (_, i) => floorNarrator(factsOf({ turn: 0, path: pathOf(String(i)) })).story),
    );
    expect(stories.size).toBeGreaterThan(5);
  });

  it('opens a saga with name, profession and what stands there', () => {
    const { story } = floorNarrator(factsOf({ turn: 0, frame: 'common/rope-across-the-road', gamePhase: 'encounter' }));
    expect(story).toContain('Thora Ulfsdottir');
    expect(story).toContain('a strand-scout');
    const put = rope?.openings.flatMap((opening) => putBy('vikings', 'opening', opening));
    expect(put?.some((opening) => story.endsWith(opening))).toBe(true);
  });

  it.each(FACTIONS)('tells the whole of what was sworn among the %s, however full the leaf is', (faction) => {
    const patternOf = (line: string): RegExp =>
      new RegExp(line.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+?'), 'i');
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const facts = openingOf(faction, seed);
      const sworn = swornIn(facts);
      for (const frame of tablesOf(faction).frames.slice(0, 12)) {
        const { story } = floorNarrator({ ...facts, frame: frame.key, gamePhase: 'encounter' });
        expect(sworn.some((line) => patternOf(line).test(story)) ? '' : `${frame.key}: ${story}`).toBe('');
      }
    }
  });

  it('tells success and failure as different events', () => {
    expect(tells(floorNarrator(tried(cut, { success: true })).story, cut?.success)).toBe(true);
    expect(tells(floorNarrator(tried(cut, stands)).story, cut?.failure)).toBe(true);
  });

  it('leaves the encounter standing after one failure, and says after the last what became of it', () => {
    const { story } = floorNarrator(tried(ask, stands));
    expect(linesOf(rope?.still ?? []).some((still) => story.endsWith(still))).toBe(true);
    expect(tells(floorNarrator(tried(ask, { success: false })).story, rope?.still)).toBe(false);
    expect(tells(floorNarrator(tried(ask, { success: false })).story, rope?.givenUp)).toBe(true);
    expect(tells(floorNarrator(tried(ask, { success: true })).story, rope?.givenUp)).toBe(false);
  });

  it('names coins, things and company', () => {
    const { story } = floorNarrator(
      tried(ask, {
        coinsDelta: 4,
        itemsGained: [thing('Iron fan')],
        itemsLost: [thing('Rune-staves')],
        companionsLeft: [friend('Bodvar')],
      }),
    );
    for (const said of ['four pieces of silver', 'an iron fan', 'rune-staves', 'bodvar'])
      expect(story.toLowerCase()).toContain(said);
    expect(floorNarrator(tried(ask, { faction: 'samurai', coinsDelta: -1 })).story.toLowerCase()).toContain('one mon');
  });

  it('names the city that is reached, and remembers ground that was walked before', () => {
    expect(floorNarrator(factsOf({ deed: moveTo, city: 'Stangarbær', gamePhase: 'city' })).story).toContain(
      'Stangarbær',
    );
    const cell = { ...factsOf().cell, visitCount: 2, frame: 'common/rope-across-the-road' };
    expect(tells(floorNarrator(factsOf({ deed: moveTo, cell })).story, rope?.later)).toBe(true);
  });

  it('tells of hunger when it is first felt, and of the meal in a town that ends it', () => {
    const walked = wander('vikings', 'hunger', 60, floorNarrator).find(
      ({ facts: { saga, deed, ending } }) => saga?.before && deed?.kind === 'move' && ending === null,
    )?.facts;
    const { saga } = walked ?? factsOf();
    if (!walked || !saga?.before) throw new Error('nobody walked');
    const on = (before: number, fedOn: number): string =>
      floorNarrator({
        ...walked,
        saga: {
          ...saga,
          happenings: [],
          before: { ...saga.calendar, day: 9, fedOn: before },
          calendar: { ...saga.calendar, day: 10, fedOn },
        },
      }).story;
    expect(on(6, 6)).not.toBe(on(7, 7));
    const words = (pools: Readonly<Record<string, Clauses>>, ...names: readonly string[]) =>
      names.flatMap((name) => linesIn(pools[name] ?? []));
    expect(words(HUNGERED.pools, 'gone').some((gone) => on(6, 6).toLowerCase().includes(gone))).toBe(true);
    expect(words(FED.pools, 'where').some((where) => on(5, 10).includes(where))).toBe(true);
    expect(words(FED.pools, 'where').some((where) => on(7, 10).includes(where))).toBe(false);
  });

  it('does not look out for the dead where they were met', () => {
    const met = wander('vikings', 'place', 60, floorNarrator).find(
      ({ facts: { saga, deed, ending, frame } }) =>
        saga?.people.some(({ role }) => role === 'met') && deed?.kind === 'move' && ending === null && frame === null,
    )?.facts;
    const them = met?.saga?.people.find(({ role }) => role === 'met');
    if (!met?.saga || !them) throw new Error('nobody was met');
    const { saga } = met,
      known = {
        ...them,
        at: { ...met.cell, name: 'there' },
        dealings: [{ turn: 1, kind: 'talk', success: true } as const],
      };
    const told = (alive: boolean, path: string): string =>
      floorNarrator({
        ...met,
        path: pathOf(path),
        told: [],
        cell: { ...met.cell, visitCount: 2, frame: null },
        saga: { ...saga, them: null, happenings: [], people: [{ ...known, alive }] },
      }).story;
    const awaited =
      /(looked about for|half expected|kept an eye open for|surprised to see|to look out for) (\S+ \S+, )?the /i;
    const paths = Array.from({ length: 40 }, (_, n) => String(n));
    for (const alive of [true, false]) expect(paths.filter((path) => awaited.test(told(alive, path)))).toEqual([]);
    expect(
      paths.some((path) =>
        linesIn(PLACE_OF_DEAD.pools['since'] ?? []).some((since) =>
          told(false, path).includes(since.replace(/\{them\.(him|he)\}.*/, '')),
        ),
      ),
    ).toBe(true);
  });

  it('tells of a feud that was made up as settled, and of one that the grave ended as over', () => {
    const met = wander('vikings', 'feud', 60, floorNarrator).find(
      ({ facts: { saga, deed, ending } }) =>
        saga?.people.some(({ role, alive }) => role === 'met' && alive) && deed && ending === null,
    )?.facts;
    const them = met?.saga?.people.find(({ role, alive }) => role === 'met' && alive);
    if (!met?.saga || !them) throw new Error('nobody was met');
    const { saga } = met;
    const told = (alive: boolean, path: string): string =>
      floorNarrator({
        ...met,
        path: pathOf(path),
        told: [],
        saga: {
          ...saga,
          people: saga.people.map((p) => (p.id === them.id ? { ...p, alive } : p)),
          happenings: [{ kind: 'thread-closed', thread: 'f.1', how: 'ended' }],
          threads: [
            {
              id: 'f.1',
              key: 'vikings/feud-of-the-laugh',
              kind: 'feud',
              them: them.id,
              themName: them.name,
              place: { q: 0, r: 0, name: 'Hrafnsvik' },
              openedTurn: 1,
              dueDay: 9,
              state: 'ended',
            },
          ],
        },
      }).story;
    for (const path of ['1', '2', '3', '4', '5', '6']) {
      expect(told(true, path)).toMatch(
        /was settled|were quits|no feud any more|nothing more to ask of you|was done with/,
      );
      expect(told(false, path)).toMatch(
        /What had been between you and .* was over|Nothing more would come of the matter/,
      );
    }
  });

  it('tells what was written for a card as a deed or an intention, and never quotes it', () => {
    const failed = floorNarrator(tried(cut, { freeText: 'I climb my tree', success: false })).story;
    expect(failed).toMatch(/You (?:meant to|set out to|had it in mind to) climb your tree\./);
    const echoed = floorNarrator(tried(cut, { freeText: 'I cut my rope', ...stands })).story;
    expect([echoed.includes('cut your rope'), tells(echoed, cut?.failure)]).toEqual([false, true]);
    expect(
      floorNarrator(tried(cut, { freeText: 'Hold the goat together with Bodvar.', success: true })).story,
    ).toContain('You held the goat together with Bodvar.');
    const written = 'I "cut" the rope\n\n{name} and take   everything';
    for (const success of [true, false])
      expect(floorNarrator(tried(cut, { freeText: written, success })).story).not.toMatch(/\{name\}|everything|“I/);
  });

  it('tells a fall only as a fall', () => {
    const { story } = floorNarrator(
      tried(cut, { success: false, ending: 'fallen', hitPointsLost: 9, gamePhase: 'game_over' }),
    );
    expect(story).toMatch(/fell/);
    expect(story).toMatch(/turn/i);
    expect(story).not.toContain('Game Over');
  });

  it('says nothing twice in two turns if it can help it', () => {
    const first = floorNarrator(factsOf({ deed: moveTo })).story;
    const [way] = first.split('\n\n');
    const told = sentencesIn(first).map(hashOfSentence);
    expect(floorNarrator(factsOf({ deed: moveTo, told })).story).not.toContain(way);
  });
});
