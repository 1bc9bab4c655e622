import { faultsOf, rowsOf } from './texts/specification-rows.js';
import { isThere, textOf } from './texts/tracked-files.js';

const PAGE = 'docs/specification.md';

describe('the specification', () => {
  it('names for every row a test that exists', () => {
    const rows = rowsOf(textOf(PAGE));
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.flatMap((row) => faultsOf(row, isThere))).toEqual([]);
  });

  it('is found wanting by a row without a test, and by one that names something else', () => {
    const planted = [
      '| statement | held by |',
      '|---|---|',
      '| held | `test/architecture/specification.spec.ts` |',
      '| by nothing | |',
      '| by a word | a test |',
      '| by a page | `README.md` |',
      '| by what is gone | `test/gone.spec.ts` |',
    ].join('\n');
    expect(rowsOf(planted).flatMap((row) => faultsOf(row, isThere))).toEqual([
      'no test: by nothing',
      'no test: by a word',
      'README.md is no test: by a page',
      'test/gone.spec.ts is no test: by what is gone',
    ]);
  });
});
