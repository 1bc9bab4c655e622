import { linesIn } from '#game/model/content/clauses.js';
import { OUTCOMES } from '#game/content/common/telling/outcomes.js';
import { FACTIONS } from '#game/model/world.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { floorNarrator } from '../domain/floor-narrator.js';
import { wordsIn } from '../domain/phrases.js';
import { factsOf, friend, moveTo, thing } from '#test/support/narration/turn-facts.fixture.js';
import { wander } from '#test/support/narration/wandering.fixture.js';
import { floor } from './floor.narrator.js';

/** What is shown after these sentences of a model. */
const restOf = async (facts: TurnFacts, ...shown: readonly string[]): Promise<string> => {
  const turn = { sessionId: 's', turn: facts.turn, userId: 'ann', facts, scene: null, memory: null, shown };
  const said: string[] = [];
  for await (const part of floor.narrate(turn, new AbortController().signal))
    if (part.kind === 'sentence') said.push(part.text);
  return said.join('');
};
/** Of a deed without words of its own. */
const force = { ...moveTo, kind: 'force' as const, to: null };
const clauses = (text: string, of: keyof typeof OUTCOMES, outcome: 'success' | 'failure'): readonly string[] =>
  Object.values(OUTCOMES[of][outcome].pools)
    .flatMap(linesIn)
    .filter((clause) => text.toLowerCase().includes(clause));
const deedLineOf = (facts: TurnFacts): string => sentencesIn(floorNarrator(facts).story)[0] ?? '';

describe('the floor narrator, after a model that fell silent', () => {
  it('tells the whole leaf where nothing was shown', async () => {
    const facts = factsOf({ deed: force });
    expect(await restOf(facts)).toBe(floorNarrator(facts).story);
  });

  it.each(['success', 'failure'] as const)(
    'says in a sentence how it came out, where the model had begun: %s',
    async (how) => {
      const facts = factsOf({ deed: force, success: how === 'success' });
      const begun =
        'You put your shoulder to it and pushed. The wood groaned, and somewhere above you a board let go of its nail. ' +
        'You set your feet anew in the mud and pushed again, with all that was left in you after such a day. ';
      const rest = await restOf(facts, begun);
      expect(clauses(rest, 'deed', how)).not.toEqual([]);
      expect(clauses(rest, 'deed', how === 'success' ? 'failure' : 'success')).toEqual([]);
      expect(rest).not.toContain(deedLineOf(facts));
    },
  );

  it.each([
    [true, 'You threw yourself at it, and it worked. '],
    [false, 'You threw yourself at it, and failed. '],
  ])('says nothing more of an outcome that was shown', async (success, shown) => {
    const facts = factsOf({ deed: force, success });
    const rest = await restOf(facts, shown);
    expect([...clauses(rest, 'deed', 'success'), ...clauses(rest, 'deed', 'failure')]).toEqual([]);
    expect(rest).not.toContain(deedLineOf(facts));
  });

  it('tells the deed where only the weather was told', async () => {
    const facts = factsOf({ deed: force });
    expect(await restOf(facts, 'The wind stood in the east. ')).toContain(deedLineOf(facts));
  });

  it('ends a way that was set out on', async () => {
    const facts = factsOf({ deed: moveTo, moved: { from: 'plains', to: 'plains' } });
    const rest = await restOf(facts, 'You set out at dawn. ');
    expect(clauses(rest, 'move', 'success')).not.toEqual([]);
    expect(rest).not.toContain(deedLineOf(facts));
  });

  const changes: readonly [what: string, change: Partial<TurnFacts>, shown: string, isTold: RegExp][] = [
    ['coins', { coinsDelta: 4 }, 'He counted the silver into your palm. ', /pieces of silver/],
    ['a thing', { itemsGained: [thing('Ash spear')] }, 'The spear lay well in your hand. ', /ash spear/],
    ['a companion', { companionsJoined: [friend('Kark')] }, 'Kark came along behind you. ', /Kark/],
  ];
  it.each(changes)('tells of %s once: not where it was shown, and else it does', async (_, change, shown, isTold) => {
    const facts = factsOf({ deed: force, ...change });
    expect(await restOf(facts, shown)).not.toMatch(isTold);
    expect(await restOf(facts, 'You threw yourself at it, and it worked. ')).toMatch(isTold);
  });

  it('tells of a wound once', async () => {
    const hurt = factsOf({ deed: force, success: false, hitPointsLost: 9 });
    const words = async (shown: string) => wordsIn(await restOf(hurt, shown));
    const long =
      'You went at it, and failed, and lay there for longer than anybody likes to lie in such a place as that. '.repeat(
        2,
      );
    expect(await words(`${long}The blade opened your arm. `)).toBeLessThan(await words(long));
  });

  it('adds nothing that was said, ends with what stands there, and comes to the same from wherever it stopped', async () => {
    for (const faction of FACTIONS)
      for (const { facts, story } of wander(faction, `cut-${faction}`, 12, floorNarrator)) {
        const model = sentencesIn(
          floorNarrator({ ...facts, path: `${'7'.repeat(8)}${facts.path.slice(8)}`, told: [] }).story,
        );
        const shown = model.slice(0, 2).map((sentence) => `${sentence} `);
        if (story.startsWith(shown[0] ?? '')) continue;
        const rest = await restOf(facts, ...shown);
        const all = sentencesIn(shown.join('') + rest);
        expect(new Set(all).size).toBe(all.length);
        expect(wordsIn(shown.join('') + rest)).toBeGreaterThanOrEqual(20);
        if (facts.ending !== null) expect(rest).toContain('Game Over');
        const [first = '', ...others] = rest === '' ? [] : rest.split(/(?<=[.!?”] )/);
        expect(await restOf(facts, ...shown, first)).toBe(others.join(''));
      }
  });
});
