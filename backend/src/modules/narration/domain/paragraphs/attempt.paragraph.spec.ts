import { type Attempt, attemptAt, type SceneRef, type Verb, VERBS } from '#game/model/attempt.js';
import { type Deed } from '#game/model/deed.js';
import { type Happening, type Person } from '#game/model/saga.js';
import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { FACTIONS } from '#game/model/world.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { floorNarrator } from '../floor-narrator.js';
import { faultsOf } from '#test/support/narration/story-faults.fixture.js';
import { factsOf, friend, pathOf, thing } from '#test/support/narration/turn-facts.fixture.js';
import { wander } from '#test/support/narration/wandering.fixture.js';

const SPOKEN = VERBS.filter((verb): verb is Exclude<Verb, 'go'> => verb !== 'go');
const ROPE: SceneRef = { of: 'thing', name: 'Coil of rope' };
const GARM: SceneRef = { of: 'companion', id: 'Garm' };
const PLACE: SceneRef = { of: 'place', name: 'The Fen', q: 1, r: 0 };
const hero = { ...factsOf().hero, companions: [friend('Garm')], inventory: [thing('Coil of rope')] };

const deedOf = (attempt: Attempt, kind: Deed['kind'] = 'craft'): Deed => ({
  kind,
  offerId: `try.${attempt.verb}`,
  to: null,
  attribute: 'intellect',
  difficulty: 'medium',
  requiresItem: null,
  risk: 'none',
  attempt,
});
const told = (attempt: Attempt, more: Partial<TurnFacts> = {}): string =>
  floorNarrator(factsOf({ hero, deed: deedOf(attempt), freeText: 'x y z', ...more })).story;

describe.each(SPOKEN)('an attempt to %s', (verb) => {
  it.each([true, false])('is told with its parts, without a fault: success %s', (success) => {
    for (const faction of FACTIONS)
      for (const path of [pathOf(faction + verb)]) {
        const facts = { faction, path, success };
        const stories = [
          told(attemptAt(verb), facts),
          told(attemptAt(verb, { object: ROPE }), facts),
          told(attemptAt(verb, { object: ROPE, addressee: GARM }), facts),
          told(attemptAt(verb, { object: GARM, instrument: ROPE }), facts),
          told(attemptAt(verb, { object: { of: 'sight', name: 'old well' }, place: PLACE }), facts),
        ];
        expect(stories.flatMap((story) => faultsOf(story).map((fault) => `${fault}: ${story}`))).toEqual([]);
        expect(stories.map((story) => story.includes('x y z'))).toEqual(stories.map(() => false));
        expect(stories[1]).toContain('the coil of rope');
        expect(stories[2]).toContain('the coil of rope');
        expect(stories[3]).toContain('Garm');
        expect(stories[4]).toContain('the old well');
      }
  });

  it('is told in other words at the next twelve times', () => {
    const deed = deedOf(attemptAt(verb, { object: ROPE }));
    const stories = Array.from({ length: 12 }).reduce<readonly string[]>(
      (before, _, turn) => [
        ...before,
        floorNarrator(
          factsOf({ hero, deed, turn, told: before.flatMap((story) => sentencesIn(story).map(hashOfSentence)) }),
        ).story,
      ],
      [],
    );
    const sentences = stories.flatMap((story) => sentencesIn(story).filter((s) => s.includes('the coil of rope')));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

const walked = (): TurnFacts => {
  const found = wander('vikings', 'asked', 30, floorNarrator).find(
    ({ facts: { saga, deed, ending, frame } }) => saga?.before && deed && ending === null && frame === null,
  )?.facts;
  if (!found?.saga) throw new Error('nobody walked');
  return found;
};
const person = (id: string, name: string): Person => ({
  id,
  name,
  gender: 'male',
  trade: 'ferryman',
  at: { q: 3, r: 0, name: 'Skarsey' },
  role: 'met',
  mood: 'civil',
  alive: true,
  dealings: [],
});
const withSaga = (happenings: readonly Happening[], more: Partial<TurnFacts>): TurnFacts => {
  const facts = walked();
  const { saga } = facts;
  if (!saga) throw new Error('no saga');
  const people = [...saga.people, person('p90', 'Bodvar Kettil'), person('p91', 'Grim Snorrason')];
  return {
    ...facts,
    told: [],
    hitPointsLost: 0,
    coinsDelta: 0,
    itemsLost: [],
    ...more,
    saga: { ...saga, people, happenings },
  };
};

describe('what was learnt', () => {
  const attempt = attemptAt('ask', { addressee: { of: 'person', id: 'p90' }, object: { of: 'person', id: 'p91' } });
  const at = { q: 3, r: 0, name: 'Skarsey', distance: 3, direction: 'east' } as const;

  it('from Bodvar about Grim is told as a question to Bodvar about Grim, and its answer', () => {
    const news = { of: 'person', id: 'p91', alive: true, at } as const;
    const { story } = floorNarrator(
      withSaga([{ kind: 'learnt', from: 'p90', lead: news }], { deed: deedOf(attempt, 'talk'), success: true }),
    );
    for (const said of ['Bodvar', 'Grim', 'Skarsey', 'to the east']) expect(story).toContain(said);
    expect(story).not.toContain('silver');
    expect(faultsOf(story)).toEqual([]);
  });

  it.each([
    { of: 'place', at },
    { of: 'step', step: 1, at },
    { of: 'goal', at },
    { of: 'thread', id: 'x.1', at, dueDay: 9 },
    { of: 'threat', step: null, at: null },
    { of: 'person', id: 'p91', alive: false, at },
    { of: 'place', at: { ...at, distance: 0, direction: null } },
    { of: 'nothing' },
  ] as const)('%j is told', (news) => {
    const happening: Happening = { kind: 'learnt', from: null, lead: news };
    for (const path of ['a', 'b', 'c', 'd', 'e'].map(pathOf)) {
      const { story } = floorNarrator(withSaga([happening], { deed: deedOf(attempt, 'talk'), success: true, path }));
      expect(faultsOf(story)).toEqual([]);
      if ('at' in news && news.at !== null) expect(story).toContain('Skarsey');
    }
  });
});

describe('what changed hands', () => {
  const give = attemptAt('give', { object: { of: 'coins', amount: 5 }, addressee: GARM });

  it('is told once: a bribe that was kept, and one that came back', () => {
    for (const path of ['a', 'b', 'c', 'd'].map(pathOf)) {
      const kept = told(give, { success: false, coinsDelta: -5, path });
      const returned = told(give, { success: false, path });
      expect(kept).toMatch(/was kept|gave .* back|did not see .* again|stayed where/);
      expect(returned).toMatch(/had .* back|left holding|went back|you kept/i);
      expect(kept.match(/five pieces of silver/g)?.length).toBeLessThanOrEqual(2);
    }
  });

  it('names what was sold, and what it brought', () => {
    const story = told(attemptAt('sell', { object: ROPE }), {
      success: true,
      coinsDelta: 4,
      itemsLost: [thing('Coil of rope')],
    });
    expect(story).toContain('the coil of rope');
    expect(story.toLowerCase()).toContain('four pieces of silver');
  });

  it('names what was sold or eaten where nothing was named', () => {
    expect(told(attemptAt('eat'), { itemsLost: [thing('Dried cod')] })).toContain('the dried cod');
  });

  it('says of a broken oath what it cost', () => {
    const facts = (boxes: number) =>
      withSaga([{ kind: 'oath-broken', boxes }], { deed: deedOf(attemptAt('break-oath'), 'talk'), success: true });
    expect(floorNarrator(facts(4)).story).not.toBe(floorNarrator(facts(0)).story);
  });
});
