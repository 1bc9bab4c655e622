import { type Appearance, type Gender, GENDERS, type ProfessionId, PROFESSIONS } from '#game/model/character.js';
import { type FactionId, FACTIONS } from '#game/model/world.js';
import { PEOPLES } from '#test/support/crafts.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { BUN, HairBehind } from './hair.js';
import { type Look, lookOf } from './look.js';

const HAIR: readonly Appearance['hair'][] = ['black', 'brown', 'blonde', 'red', 'gray', 'white'];

/** Between them they have every cut of hair of this people, gender and profession. */
const looksOf = (faction: FactionId, gender: Gender, profession: ProfessionId): readonly Look[] =>
  HAIR.map((hair) => {
    const appearance = { height: 'average', build: 'average', skinTone: 'light', hair } as const;
    return lookOf({ faction, gender, profession, appearance }, PEOPLES[faction].costume);
  });
const hasBun = (look: Look): boolean => renderToStaticMarkup(<HairBehind look={look} />).includes(BUN);

/** Heads that are bare but for a wreath, so that a bun may stand out. */
const isBare = (faction: FactionId, profession: ProfessionId): boolean =>
  faction === 'empire' && profession !== 'warrior';

const dressOf = (faction: FactionId, gender: Gender): string => {
  const { Dress } = PEOPLES[faction].costume;
  return renderToStaticMarkup(<Dress shoulders={56} gender={gender} />);
};

describe('a portrait', () => {
  it.each(FACTIONS)('of %s has no bun through a hat, a helmet or a coif', (faction) => {
    const covered = PROFESSIONS.filter((profession) => !isBare(faction, profession));
    const looks = GENDERS.flatMap((gender) => covered.flatMap((profession) => looksOf(faction, gender, profession)));
    expect(looks.filter(hasBun)).toEqual([]);
  });

  it('has a bun where a head is bare', () => expect(looksOf('empire', 'female', 'scholar').some(hasBun)).toBe(true));

  it('shows no hair beside a coif', () =>
    expect(GENDERS.flatMap((gender) => looksOf('knights', gender, 'warrior')).map(({ cut }) => cut)).toEqual(
      GENDERS.flatMap(() => HAIR.map(() => 'cropped')),
    ));

  it.each([
    ['vikings', 'tortoise brooches'],
    ['empire', 'stola'],
    ['samurai', 'kosode'],
  ] as const)('of %s shows %s on women, and on nobody else', (faction, worn) =>
    expect(GENDERS.filter((gender) => dressOf(faction, gender).includes(`data-worn="${worn}"`))).toEqual(['female']),
  );

  it('shows a topknot on no woman', () => {
    const { Headgear } = PEOPLES.samurai.costume;
    const wearers = GENDERS.filter((gender) =>
      looksOf('samurai', gender, 'scholar').some((look) =>
        renderToStaticMarkup(<Headgear profession="scholar" gender={gender} look={look} />).includes('topknot'),
      ),
    );
    expect(wearers).toEqual(['male', 'non-binary']);
  });
});
