import { createHmac } from 'node:crypto';

const NAMES = ['Arn', 'Birk', 'Cael', 'Dara', 'Eira', 'Finn', 'Gaia', 'Hale', 'Inga', 'Joren', 'Kit', 'Lio'] as const;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

const shaped = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');

/**
 * Stand-ins for what belongs to a person, the same for the same thing within one capsule. The key is forgotten with the
 * capsule: nobody finds the originals by trying.
 */
export class Pseudonyms {
  private readonly replaced = new Map<string, string>();

  constructor(private readonly key: Uint8Array) {}

  /** In the form of a UUID. */
  readonly id = (id: string): string => (id === '' ? '' : shaped(this.hash(`id ${id}`)));
  /** 32 bytes in hex. */
  readonly hash = (text: string): string => createHmac('sha256', this.key).update(text).digest('hex');

  /** A made-up name, word for word: `told` replaces each word of the real name by the same one. */
  readonly name = (name: string): string => {
    const first = parseInt(this.hash(`name ${name}`).slice(0, 8), 16);
    const words = [...new Set(name.match(WORD) ?? [])];
    words.forEach((word, n) => this.replaced.set(word, NAMES[(first + n) % NAMES.length] ?? NAMES[0]));
    return words.map(this.told).join(' ') || this.hidden(name);
  };

  /** Letters and digits as x and 0, so that only the text's form is left. */
  readonly hidden = (text: string): string =>
    text.replace(/\p{L}\p{M}*/gu, (letter) => (letter === letter.toLowerCase() ? 'x' : 'X')).replace(/\p{N}/gu, '0');

  /** A text of the game's own tables: names of the person in it are replaced. */
  readonly told = (text: string): string => text.replace(WORD, (word) => this.replaced.get(word) ?? word);
}
