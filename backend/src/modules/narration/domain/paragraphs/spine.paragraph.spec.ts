import { SAGAS } from '#game/content/sagas.js';
import { BESIDES, MEANWHILE, NEWS } from '#game/content/common/telling/saga.js';
import { type Clauses, linesIn } from '#game/model/content/clauses.js';
import { sceneFrame } from '#game/model/offer-ids.js';
import { type Happening } from '#game/model/saga.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { deedOf, personOf, threadOf } from '#test/support/saga-fixture.js';
import { floorNarrator } from '../floor-narrator.js';
import { openedFacts } from '#test/support/narration/opened-facts.fixture.js';
import { factsOf } from '#test/support/narration/turn-facts.fixture.js';

const foe = personOf({ id: 'foe', name: 'Svein Jarlsson', gender: 'male', trade: 'ring-giver', role: 'foe' });
const threat = SAGAS.vikings?.threats[0];
const frame = sceneFrame(SAGAS.vikings?.scenes[0]?.key ?? '');
const sign: Happening = { kind: 'threat-advanced', segments: 1, cause: 'days', step: null };
const step: Happening = { kind: 'threat-advanced', segments: 2, cause: 'days', step: 0 };

const advanced = { key: threat?.key ?? '', segments: 2, steps: [{ effect: 'ford' as const, place: 'Skarsey' }] };

const told = (happenings: readonly Happening[], frames: { before: string | null; now: string | null }): string =>
  floorNarrator({
    ...factsOf({ deed: deedOf({ kind: 'talk' }), frameBefore: frames.before, frame: frames.now }),
    saga: { ...openedFacts('vikings', threadOf(), [foe]), threads: [], threat: advanced, happenings },
  }).story;
const OUTSIDE = { before: null, now: null };
/** How often a clause of these stands before a colon. */
const newsIn = (story: string, pools: Readonly<Record<string, Clauses>>): number =>
  (story.match(/[^.!?\n]+:/g) ?? []).filter((before) =>
    Object.values(pools)
      .flatMap(linesIn)
      .some((clause) => before.toLowerCase().includes(clause)),
  ).length;
/** The longest piece of a first sentence without slots. */
const pieceOf = (line: string): string =>
  (sentencesIn(line)[0] ?? '').split(/\{[^}]*\}/).reduce((long, one) => (one.length > long.length ? one : long), '');
const saysA = (story: string, lines: readonly string[] = []): boolean =>
  lines.some((line) => story.includes(pieceOf(line)));

describe('a threat that comes on', () => {
  it('is told by its sign, as news', () => {
    const story = told([sign], OUTSIDE);
    expect([newsIn(story, NEWS), saysA(story, threat?.signs)]).toEqual([1, true]);
  });

  it('is told once where it came on twice, by the step that it took', () => {
    const story = told([sign, step], OUTSIDE);
    expect([newsIn(story, NEWS), saysA(story, threat?.steps[0]?.told)]).toEqual([1, true]);
  });

  it('comes to no one as news in the middle of a scene', () => {
    const story = told([sign], { before: frame, now: frame });
    expect([newsIn(story, NEWS), newsIn(story, MEANWHILE)]).toEqual([0, 1]);
    expect(saysA(story, threat?.signs)).toBe(true);
  });
});

describe('an oath that came on by a deed', () => {
  const gained: Happening = { kind: 'oath-advanced', boxes: 1, by: 'deed', step: null };
  it('is told as something else that the deed brought, since it may have little to do with it', () => {
    const story = told([gained], OUTSIDE);
    expect(newsIn(story, { when: BESIDES.talk.when })).toBe(1);
    expect(story).toMatch(/oath|sworn/);
    expect(saysA(story, SAGAS.vikings?.oaths[0]?.advances)).toBe(true);
  });
});
