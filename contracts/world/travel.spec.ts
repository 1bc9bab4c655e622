import { canEnter, movementAttribute, movementDifficulty } from './travel.js';
import { FACTIONS, TERRAINS } from './world.js';

describe('movement', () => {
  it('opens the sea to vikings and pirates alone, and all land to everybody', () => {
    for (const faction of FACTIONS)
      for (const terrain of TERRAINS)
        expect(canEnter(faction, terrain)).toBe(terrain !== 'ocean' || faction === 'vikings' || faction === 'pirates');
  });

  it('is easy on plains and strands, medium in forest, hills and at sea, hard elsewhere', () => {
    const of = (terrain: (typeof TERRAINS)[number]) => movementDifficulty(terrain, 'vikings');
    expect(TERRAINS.filter((t) => of(t) === 'easy')).toEqual(['coast', 'plains']);
    expect(TERRAINS.filter((t) => of(t) === 'medium')).toEqual(['ocean', 'forest', 'hills']);
    expect(TERRAINS.filter((t) => of(t) === 'hard')).toEqual(['mountains', 'desert', 'swamp']);
  });

  it('tests an attribute on every ground', () => {
    for (const terrain of TERRAINS) expect(movementAttribute(terrain)).toBeTruthy();
  });
});
