import { FACTIONS } from '#game/model/world.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { playSaga } from '#test/simulation/play-saga.js';
import { sceneOf } from './scene.view.js';

const played = (faction: (typeof FACTIONS)[number], mostTurns: number) =>
  playSaga({
    seed: `scene-${faction}`,
    faction,
    profession: 'scout',
    difficulty: 'forgiving',
    policy: 'cautious',
    mostTurns,
    narrator: floorNarrator,
    isEndless: true,
  }).session;

describe.each(FACTIONS)('a scene among the %s', (faction) => {
  it.each([0, 5])('after %i turns is plain data of what the player knows', (turns) => {
    const session = played(faction, turns);
    const scene = sceneOf(session);
    expect(JSON.parse(JSON.stringify(scene))).toStrictEqual(scene);
    expect(scene.offers.map(({ id }) => id)).toEqual(session.standing.offers.map(({ id }) => id));
    expect(scene.offers.every(({ action }) => !action.includes('_'))).toBe(true);
    expect(scene.ways).toEqual(session.standing.movement);
    expect(scene.sights.length).toBeGreaterThan(2);
    expect(JSON.stringify(scene)).not.toContain(session.sealedDiceSeed || 'no seed');
  });
  it('holds no landmark that was neither seen nor named', () => {
    const session = played(faction, 3);
    const landmarks = sceneOf(session).places.filter(({ kind }) => kind === 'landmark');
    expect(landmarks.length).toBeLessThan(session.world.landmarks?.length ?? 0);
  });
  it('has the one of the oath among its persons', () => {
    const { persons } = sceneOf(played(faction, 0));
    expect(persons.map(({ id }) => id)).toEqual(expect.arrayContaining(['who', 'foe']));
  });
});
