/** The sixteen runes of the Viking Age, in their order. */
export const FUTHARK = ['f', 'u', 'þ', 'ą', 'r', 'k', 'h', 'n', 'i', 'a', 's', 't', 'b', 'm', 'l', 'ʀ'] as const;
export type Rune = (typeof FUTHARK)[number];

export const isRune = (letter: string): letter is Rune => (FUTHARK as readonly string[]).includes(letter);

/** Sounds whose number of letters differs from that of their runes; and letters that are not a base letter with a diacritic. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/th|dh|[ðđ]/g, 'þ'],
  [/ei/g, 'ai'],
  [/ey/g, 'au'],
  [/ph/g, 'f'],
  [/sch|sh|ß/g, 's'],
  [/c[hk]|q/g, 'k'],
  [/x/g, 'ks'],
  [/[ǫæ]/g, 'a'],
  [/[øœ]/g, 'u'],
  [/ł/g, 'l'],
  [/ı/g, 'i'],
];
/** The sixteen runes have none for these sounds: similar runes replace them. */
const NEIGHBOURS: Readonly<Record<string, Rune>> = {
  c: 'k',
  d: 't',
  e: 'i',
  g: 'k',
  j: 'i',
  o: 'u',
  p: 'b',
  v: 'u',
  w: 'u',
  y: 'u',
  z: 's',
};

const cutWord = (word: string): string =>
  Array.from(SOUNDS.reduce((text, [sound, runes]) => text.replace(sound, runes), word).normalize('NFD'))
    .map((letter) => NEIGHBOURS[letter] ?? letter)
    .filter(isRune)
    .join('')
    // Carvers omit a nasal before its stop, write no rune twice, and end with the old r.
    .replace(/n(?=k)|m(?=b)/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=[^au])r$/, 'ʀ');

/** A name as a carver of the tenth century would have spelt it, word by word. */
export const inRunes = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s-]+/)
    .map(cutWord)
    .filter(Boolean)
    .join(' ');

/**
 * '… fared like a brave one, far, after gold', as the stone at Gripsholm says of Ingvar's men (Sö 179);
 * 'Thor hallow these runes', as the one at Glavendrup ends (DR 209).
 */
export const memorialOf = (name: string): string =>
  `${inRunes(name)} fur trikila fiari at kuli × þur uiki þasi runaʀ`.trim();
