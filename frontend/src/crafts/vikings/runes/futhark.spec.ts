import { FUTHARK, inRunes, memorialOf } from './futhark.js';

describe('names in runes', () => {
  it.each([
    ['Haraldr', 'haraltʀ'],
    ['Gormr', 'kurmʀ'],
    ['Knútr', 'knutʀ'],
    ['Tófa', 'tufa'],
    ['Sveinn', 'suain'],
    ['Guðrún', 'kuþrun'],
    ['Þórr', 'þur'],
  ])('spells %s as its stone does', (name, runes) => expect(inRunes(name)).toBe(runes));

  it('leaves out a nasal before its stop', () => expect(inRunes('Ingvarr')).toBe('ikuar'));
  it('keeps words apart, and takes English spelling', () => expect(inRunes('Thora Ulfsdottir')).toBe('þura ulfstutiʀ'));
  it('finds the nearest rune for sounds without one', () =>
    expect(inRunes('Jean-Luc Quixote')).toBe('ian luk kuiksuti'));
  it('skips characters without a rune', () => expect(inRunes('巴 7!')).toBe(''));

  it('is made of the sixteen runes alone', () => {
    const letters = new Set<string>(FUTHARK);
    expect(
      Array.from(memorialOf('Zoë McÞøx')).filter((letter) => letter !== ' ' && letter !== '×' && !letters.has(letter)),
    ).toEqual([]);
  });
  it('contains the hero’s name, and makes sense without a name', () => {
    expect(memorialOf('Ivar')).toBe('iuar fur trikila fiari at kuli × þur uiki þasi runaʀ');
    expect(memorialOf('?')).toMatch(/^fur trikila/);
  });
});
