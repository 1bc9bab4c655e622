import { leafOf, piece, RANK } from './leaf.js';

const words = (count: number): string => `${Array.from({ length: count }, () => 'Word').join(' ')}.`;
const leafWith = (text: string): string => leafOf([piece(RANK.stands, text)]);

describe('a leaf that is too full', () => {
  it('loses what matters least, and keeps what must be told', () => {
    const leaf = leafOf([
      piece(RANK.scene, words(30)),
      piece(RANK.deed, words(70)),
      piece(RANK.way, words(10)),
      piece(RANK.stands, words(60)),
    ]);
    expect(leaf.split('\n\n').map((paragraph) => paragraph.split(' ').length)).toEqual([70, 10, 60]);
  });

  it('shortens the longest of what must be told by its last sentences', () =>
    expect(leafWith(`${words(100)} ${words(50)} ${words(40)}`)).toBe(`${words(100)} ${words(50)}`));

  it('leaves nobody in the middle of what they are saying', () => {
    expect(leafWith(`${words(100)} “${words(20)} ${words(60)}” ${words(10)}`)).toBe(words(100));
    expect(leafWith(`“${words(100)} ${words(80)}”`)).toBe(`“${words(100)}”`);
  });

  it('has room for what is added once it is known what stays', () => {
    const finish = (text: string): string => (text.includes('Way') ? `Two more ${text}` : `And two more ${text}`);
    const leaf = leafOf(
      [piece(RANK.deed, words(120)), piece(RANK.back, words(20)), piece(RANK.way, `Way ${words(18)}`)],
      finish,
    );
    expect(leaf.replace(/\s+/g, ' ')).toBe(`And two more ${words(120)} ${words(20)}`);
    expect(leafOf([piece(RANK.end, words(200))], finish).split(' ')).toHaveLength(203);
  });
});
