import { type Appearance } from '#contracts/rules/character.js';
import { lookOf } from './look.js';

const appearance: Appearance = { height: 'tall', build: 'lean', skinTone: 'dark', hair: 'red' };

describe('the look of a portrait', () => {
  it('is the same for the same choices', () => {
    const sitter = { faction: 'vikings', gender: 'female', appearance, profession: 'scout' } as const;
    expect(lookOf(sitter)).toEqual(lookOf({ ...sitter }));
  });

  it('gives beards to men only', () =>
    expect(['scout', 'warrior', 'merchant', 'artisan', 'scholar'].map((profession) => lookOf({ faction: 'knights', gender: 'female', appearance, profession: profession as 'scout' }).beard)).toEqual(Array(5).fill('none')));

  it('draws what is not chosen yet', () =>
    expect(lookOf({ faction: 'pirates', gender: null, appearance: { height: null, build: null, skinTone: null, hair: null }, profession: null })).toMatchObject({ rise: 0, shoulders: 56 }));
});
