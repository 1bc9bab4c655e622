import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { FACTIONS } from '#game/model/world.js';
import { floorNarrator } from './floor-narrator.js';
import { wordsIn } from './phrases.js';
import { faultsOf } from '#test/support/narration/story-faults.fixture.js';
import { wander } from '#test/support/narration/wandering.fixture.js';

const faultyIn = (leaves: ReturnType<typeof wander>): readonly unknown[] =>
  leaves.flatMap(({ facts: { deed, ending }, story }) => {
    const length = wordsIn(story);
    const faults = [
      ...faultsOf(story),
      ...(length < 20 || length > (deed === null && ending === null ? 230 : 160) ? [`${length} words`] : []),
    ];
    return faults.length > 0 ? [{ faults, story }] : [];
  });
const twiceIn = (stories: readonly string[]): readonly string[] => {
  const all = stories.flatMap((story) => sentencesIn(story));
  return all.filter((sentence, i) => all.indexOf(sentence) !== i);
};

describe.each(FACTIONS)('a saga of the %s', (faction) => {
  const long = wander(faction, 'long', 200, floorNarrator);
  const short = ['one', 'two', 'three', 'four'].flatMap((seed) => wander(faction, seed, 45, floorNarrator));

  it('is told in entries of 20 to 160 words, the first of up to 230, without fault', () => {
    expect(faultyIn([...long, ...short]).slice(0, 5)).toEqual([]);
  });
  it('says no sentence twice in two hundred turns', () => {
    expect(twiceIn(long.map(({ story }) => story))).toEqual([]);
  });
  it('names the one it was sworn to, the one behind it and the place at its beginning', () => {
    const [first] = wander(faction, 'first', 1, floorNarrator);
    const { who, foe, where } = first?.facts.saga?.oath ?? {};
    for (const said of [who?.name, foe?.name, where, first?.facts.hero.name]) expect(first?.story).toContain(said);
  });
});

describe('one who tells again', () => {
  it('tells the same of the same facts', () => {
    const [a, b] = [wander('vikings', 'twin', 20, floorNarrator), wander('vikings', 'twin', 20, floorNarrator)];
    expect(a.map(({ story }) => story)).toEqual(b.map(({ story }) => story));
  });
  it('tells other sagas otherwise', () => {
    const heard = (seed: string): readonly string[] =>
      wander('empire', seed, 40, floorNarrator).flatMap(({ story }) => sentencesIn(story));
    const pairs = ['left', 'road', 'hill', 'salt', 'iron'].map(
      (seed) => [heard(seed), heard(`${seed}-again`)] as const,
    );
    const shared = pairs.flatMap(([a, b]) => a.filter((sentence) => b.includes(sentence)));
    expect(shared.length).toBeLessThan(pairs.flatMap(([a]) => a).length / 10);
  });
});
