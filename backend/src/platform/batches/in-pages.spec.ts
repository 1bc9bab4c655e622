import { inPages } from './in-pages.js';

const ROWS = [1, 2, 3, 4, 5];
const pagesOf = (size: number) => {
  const asked: (number | undefined)[] = [];
  const read = (after?: number) => {
    asked.push(after);
    return Promise.resolve(ROWS.filter((row) => row > (after ?? 0)).slice(0, size));
  };
  return { asked, read };
};

describe('rows in pages', () => {
  it.each([
    [2, [undefined, 2, 4, 5]],
    [5, [undefined, 5]],
    [9, [undefined, 5]],
  ])('of %d come each once, in order', async (size, places) => {
    const { asked, read } = pagesOf(size);
    const seen: number[] = [];
    for await (const row of inPages(read)) seen.push(row);
    expect([seen, asked]).toEqual([ROWS, places]);
  });

  it('are read no further than they are wanted', async () => {
    const { asked, read } = pagesOf(2);
    for await (const row of inPages(read)) if (row === 2) break;
    expect(asked).toEqual([undefined]);
  });
});
