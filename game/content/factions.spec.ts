import { BACKSTORY_QUESTIONS, DIFFICULTIES, GENDERS, NAME_MAX_LENGTH, PROFESSIONS } from '../model/character.js';
import { FACTIONS } from '../model/world.js';
import { BACKSTORY } from './common/backstory.js';
import { DIFFICULTY_CONTENT } from './common/difficulties.js';
import { FACTION_CONTENT, fullName } from './factions.js';

const ERAS = {
  vikings: 'Dark Ages',
  empire: 'Classical Antiquity',
  mongols: 'Medieval Period',
  samurai: 'Feudal Japan',
  pirates: 'Golden Age of Piracy',
  knights: 'Medieval Period',
  assassins: 'Renaissance',
  barbarians: 'Ancient Times',
};
const words = (text: string): number => text.split(/\s+/).length;

describe.each(FACTIONS)('the %s', (id) => {
  const content = FACTION_CONTENT[id];

  it('have the era of the specification, a description to read, and traits', () => {
    expect(content).toMatchObject({ id, era: ERAS[id] });
    expect(words(content.description)).toBeGreaterThanOrEqual(40);
    expect(words(content.description)).toBeLessThanOrEqual(65);
    expect(content.traits.length).toBeGreaterThanOrEqual(3);
    expect(content.traits.length).toBeLessThanOrEqual(4);
    expect(content.nameExamples).toHaveLength(4);
  });

  it.each(GENDERS)('have 12 given names and more, all different, for %s', (gender) => {
    const { given, second } = content.names;
    expect(new Set(given[gender]).size).toBe(given[gender].length);
    expect(given[gender].length).toBeGreaterThanOrEqual(12);
    expect(second[gender].length).toBeGreaterThanOrEqual(12);
    for (const g of given[gender])
      for (const s of second[gender]) expect(`${g} ${s}`.length).toBeLessThanOrEqual(NAME_MAX_LENGTH);
  });

  it('know five professions, and the diplomat only where the specification has one', () => {
    const expected = PROFESSIONS.filter((p) => p !== 'diplomat' || id === 'samurai' || id === 'knights');
    expect(Object.keys(content.professions)).toEqual(expected);
  });

  it('equip each profession with 2 to 4 different things', () => {
    for (const { startingEquipment } of Object.values(content.professions)) {
      expect(startingEquipment.length).toBeGreaterThanOrEqual(2);
      expect(startingEquipment.length).toBeLessThanOrEqual(4);
      expect(new Set(startingEquipment.map((i) => i.name)).size).toBe(startingEquipment.length);
    }
  });

  it('give companions the hit points of their build', () => {
    for (const { startingCompanions } of Object.values(content.professions))
      for (const c of startingCompanions ?? []) {
        const expected = c.type === 'mount' ? 25 : c.type === 'bodyguard' ? 20 : 15;
        expect([c.name, c.hitPoints, c.maxHitPoints, c.loyalty]).toEqual([c.name, expected, expected, 80]);
      }
  });
});

it('puts the family name first for the samurai', () => {
  expect(fullName(FACTION_CONTENT.samurai, 'male', () => 0)).toBe('Kurokawa Jinpachi');
  expect(fullName(FACTION_CONTENT.vikings, 'female', () => 0)).toBe('Thora Ulfsdottir');
});

it('has the badges of the specification', () => {
  expect(DIFFICULTIES.map((d) => DIFFICULTY_CONTENT[d].badge)).toEqual([
    'Recommended for Beginners',
    'Balanced Experience',
    'For Veterans Only',
  ]);
});

it('asks the three questions of the rules, with their attributes in order', () => {
  expect(Object.fromEntries(BACKSTORY.map((q) => [q.id, q.answers.map((a) => a.attribute)]))).toEqual(
    BACKSTORY_QUESTIONS,
  );
});
