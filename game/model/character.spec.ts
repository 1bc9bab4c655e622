import {
  ATTRIBUTE_MAX,
  ATTRIBUTE_MIN,
  ATTRIBUTES,
  BACKSTORY_POINTS,
  BACKSTORY_QUESTIONS,
  BUILDS,
  COMPANION_TYPES,
  HAIR_COLOURS,
  HEIGHTS,
  PROFESSION_BONUS,
  SKIN_TONES,
  STARTING_COINS,
  STARTING_HIT_POINTS,
  STARTING_LOYALTY,
} from './character.js';

describe('a character', () => {
  it('has seven attributes from 1 to 10', () => {
    expect(ATTRIBUTES.join(' ')).toBe('strength reflexes charisma intellect vigour perception endurance');
    expect([ATTRIBUTE_MIN, ATTRIBUTE_MAX]).toEqual([1, 10]);
  });

  it('looks as the lists allow', () => {
    expect(HEIGHTS.join(' ')).toBe('short average tall');
    expect(BUILDS.join(' ')).toBe('lean average muscular stocky');
    expect(SKIN_TONES.join(' ')).toBe('fair light medium olive dark');
    expect(HAIR_COLOURS.join(' ')).toBe('black brown blonde red gray white');
  });

  it('has the bonuses of its profession', () =>
    expect(PROFESSION_BONUS).toEqual({
      warrior: { strength: 2, endurance: 1 },
      merchant: { charisma: 2, intellect: 1 },
      scout: { reflexes: 2, perception: 1 },
      scholar: { intellect: 2, vigour: 1 },
      artisan: { intellect: 1, vigour: 2 },
      diplomat: { charisma: 2, perception: 1 },
    }));

  it('starts with the values of its difficulty, 50 coins and three points for its backstory', () => {
    expect(STARTING_HIT_POINTS).toEqual({ forgiving: 50, normal: 25, hardcore: 15 });
    expect([STARTING_COINS, BACKSTORY_POINTS, STARTING_LOYALTY]).toEqual([50, 3, 80]);
    expect(Object.values(BACKSTORY_QUESTIONS)).toEqual([
      ['strength', 'intellect'],
      ['charisma', 'reflexes'],
      ['perception', 'endurance'],
    ]);
    expect(COMPANION_TYPES.join(' ')).toBe('bodyguard mount animal bird humanoid');
  });
});
