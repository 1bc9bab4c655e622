import { type Appearance, GENDERS, PROFESSIONS } from '#game/model/character.js';
import { FACTIONS } from '#game/model/world.js';
import { PEOPLES } from '#test/support/crafts.js';
import { lookOf as lookIn, type Look, type Sitter } from './look.js';

const appearance: Appearance = { height: 'tall', build: 'lean', skinTone: 'dark', hair: 'red' };

const lookOf = (sitter: Sitter): Look => lookIn(sitter, PEOPLES[sitter.faction].costume);

describe('the look of a portrait', () => {
  it('is the same for the same choices', () => {
    const sitter = { faction: 'vikings', gender: 'female', appearance, profession: 'scout' } as const;
    expect(lookOf(sitter)).toEqual(lookOf({ ...sitter }));
  });

  it('gives beards to men only', () =>
    expect(
      PROFESSIONS.map((profession) => lookOf({ faction: 'knights', gender: 'female', appearance, profession }).beard),
    ).toEqual(PROFESSIONS.map(() => 'none')));

  it('has values for choices that are still open', () =>
    expect(
      lookOf({
        faction: 'pirates',
        gender: null,
        appearance: { height: null, build: null, skinTone: null, hair: null },
        profession: null,
      }),
    ).toMatchObject({ rise: 0, shoulders: 56 }));

  it('makes the grey-haired old', () =>
    expect(
      lookOf({ faction: 'empire', gender: 'male', appearance: { ...appearance, hair: 'gray' }, profession: 'scholar' })
        .old,
    ).toBe(true));

  it.each(FACTIONS)('gives different portraits to %s with the same body', (faction) => {
    const faces = GENDERS.flatMap((gender) =>
      PROFESSIONS.map((profession) => lookOf({ faction, gender, appearance, profession })),
    );
    const features = new Set(
      faces.map(({ face, cut, beard, nose, brow, eyes, mark, old }) =>
        [face, cut, beard, nose, brow, eyes, mark, old].join(),
      ),
    );
    expect(features.size).toBeGreaterThanOrEqual(faces.length - 2);
  });
});
