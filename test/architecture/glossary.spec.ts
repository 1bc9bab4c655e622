import { readFileSync } from 'node:fs';
import path from 'node:path';

const GLOSSARY = readFileSync(path.join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');

/** The words of each row: 'link (share)' is link and share, 'fold, evolve' is fold and evolve. */
const wordsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^\| (?!word \||---)([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    cell
      .split(/[,()]/)
      .map((word) => word.replaceAll('`', '').trim().toLowerCase())
      .filter((word) => word !== ''),
  );
const doublesIn = (markdown: string): readonly string[] => {
  const words = wordsOf(markdown);
  return words.filter((word, i) => words.indexOf(word) !== i);
};

describe('the glossary', () => {
  it('defines no word twice', () => {
    expect(wordsOf(GLOSSARY).length).toBeGreaterThan(150);
    expect(doublesIn(GLOSSARY)).toEqual([]);
  });

  it.each([
    ['| scene | one |\n| scene | two |', 'scene'],
    ['| attempt | one |\n| Attempt, decide | two |', 'attempt'],
    ['| link (share) | one |\n| `share` | two |', 'share'],
  ])('would be told of a double: %j', (rows, word) => {
    expect(doublesIn(`| word | meaning |\n|---|---|\n${rows}\n`)).toEqual([word]);
  });
});
