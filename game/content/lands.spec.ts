import { DISTRICT_TYPES, FACTIONS, LANDMARK_KINDS } from '../model/world.js';
import { LANDS } from './lands.js';

describe.each(FACTIONS)('the tables of the %s', (faction) => {
  const content = LANDS[faction].towns;

  it('suffice for nine towns of one sort that want no likeness', () => {
    for (const site of ['sea', 'land'] as const) {
      for (const lines of [content.names, content.atmospheres])
        expect(lines.filter(([where]) => where === site || where === 'any').length).toBeGreaterThanOrEqual(9);
      expect(content.landmarks.filter(([where]) => where === site || where === 'any').length).toBeGreaterThanOrEqual(9);
    }
    for (const type of DISTRICT_TYPES) {
      expect(content.districts[type].length).toBeGreaterThanOrEqual(4);
      expect(content.buildings[type].length).toBeGreaterThanOrEqual(6);
    }
  });

  it('say nothing twice', () => {
    for (const lines of [
      content.mainStreets,
      content.streets,
      content.names.map(([, t]) => t),
      content.atmospheres.map(([, t]) => t),
      content.landmarks.map(([, t]) => t),
    ])
      expect(new Set(lines).size).toBe(lines.length);
    const places = Object.values(content.places)
      .flat()
      .map(([name]) => name);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe.each(FACTIONS)('the landmarks of the %s', (faction) => {
  it('are of known kinds, and their names differ', () => {
    for (const { kind } of LANDS[faction].landmarks) expect(LANDMARK_KINDS).toContain(kind);
    expect(new Set(LANDS[faction].landmarks.map(({ name }) => name)).size).toBe(LANDS[faction].landmarks.length);
  });
});
