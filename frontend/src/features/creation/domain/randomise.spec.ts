import { FACTION_CONTENT } from '#game/content/factions.js';
import { FACTIONS } from '#game/model/world.js';
import { emptyDraft, isDefined } from './draft.js';
import { professionsOf, randomise, randomName } from './randomise.js';

const first = (): number => 0;
const last = (n: number): number => n - 1;

describe('a randomised draft', () => {
  it.each(FACTIONS.flatMap((id) => [[id, first] as const, [id, last] as const]))(
    'makes step 1 complete for %s',
    (id, pick) => expect(isDefined(randomise(emptyDraft('s'), FACTION_CONTENT[id], pick))).toBe(true),
  );

  it('does not change backstory and session', () => {
    const before = { ...emptyDraft('s'), answers: { question1: 'strength' } as const };
    expect(randomise(before, FACTION_CONTENT.pirates, last)).toMatchObject({ sessionId: 's', answers: before.answers });
  });

  it('gives a name of the people and of the gender', () => {
    const { given } = FACTION_CONTENT.vikings.names;
    expect(given.female.some((name) => randomName(FACTION_CONTENT.vikings, 'female', last).startsWith(name))).toBe(
      true,
    );
  });
});

describe('professions', () => {
  it('have a diplomat among samurai and knights only', () =>
    expect(FACTIONS.filter((id) => professionsOf(FACTION_CONTENT[id]).includes('diplomat')).sort()).toEqual([
      'knights',
      'samurai',
    ]));
});
