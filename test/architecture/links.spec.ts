import { anchorsOf, linksIn, resolves } from './texts/links.js';
import { filesIn, isThere, textOf } from './texts/tracked-files.js';

const FILES = { isThere, textOf };

describe('relative links', () => {
  it('of README and docs lead to files, and to headings that are there', () => {
    const pages = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))];
    const links = pages.flatMap((page) => linksIn(textOf(page)).map((link) => [page, link] as const));
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(([page, link]) => !resolves(page, link, FILES)).map((broken) => broken.join(': '))).toEqual([]);
  });

  it('are read without code and without other addresses', () => {
    const page = 'A [file](a.md#x), ![one](b.png), `[code](c.md)`, [site](https://example.com), [mail](mailto:a@b.c)';
    expect(linksIn(page)).toEqual(['a.md#x', 'b.png']);
    expect([...anchorsOf('# One\n\n## What it tells, of `itself`')]).toEqual(['one', 'what-it-tells-of-itself']);
  });

  it('that lead nowhere are found', () => {
    const files = { isThere: (file: string) => file === 'docs/a.md', textOf: () => '# One' };
    const broken = ['gone.md', 'a.md#two', '../a.md'].filter((link) => !resolves('docs/b.md', link, files));
    expect(broken).toEqual(['gone.md', 'a.md#two', '../a.md']);
    expect(['a.md', 'a.md#one'].every((link) => resolves('docs/b.md', link, files))).toBe(true);
  });
});
