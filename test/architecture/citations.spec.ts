import { citationsIn, leadsSomewhere, sectionsOf } from './texts/citations.js';
import { filesIn, textOf } from './texts/tracked-files.js';

const FOLDERS = ['backend', 'contracts', 'docs', 'frontend', 'game', 'projections', 'scripts', 'test'];
const TEXTS = /\.(?:[cm]?[jt]sx?|md|css)$/;
/** The tests of this check plant citations that lead nowhere. */
const PLANTED = 'test/architecture/citations.spec.ts';

const PAGES = {
  design: sectionsOf(textOf('docs/design.md')),
  specification: sectionsOf(textOf('docs/specification.md')),
};
const lostIn = (text: string): readonly string[] =>
  citationsIn(text)
    .filter((citation) => !leadsSomewhere(citation, PAGES[citation.page]))
    .map(({ page, sections, part }) => `${page} ${sections.join()} ${part ?? ''}`.trim());

describe('citations of the design and the specification', () => {
  it('lead to sections that are there', () => {
    const files = filesIn(...FOLDERS).filter((file) => TEXTS.test(file) && file !== PLANTED);
    const texts = files.map((file) => [file, textOf(file)] as const);
    expect(texts.flatMap(([, text]) => citationsIn(text)).length).toBeGreaterThan(300);
    expect(texts.flatMap(([file, text]) => lostIn(text).map((lost) => `${file}: ${lost}`))).toEqual([]);
  });

  it('are found over the ends of lines, and lost where section or part is missing', () => {
    expect(
      citationsIn("/** So it is (design\n * sections 2 and 5), and so the specification's section 9, 'Map' */"),
    ).toEqual([
      { page: 'design', sections: [2, 5], part: null },
      { page: 'specification', sections: [9], part: 'Map' },
    ]);
    expect(
      lostIn("design section 11; specification sections 2 and 12; design section 9, 'a word that is not there'"),
    ).toEqual(['design 11', 'specification 2,12', 'design 9 a word that is not there']);
    expect(lostIn("design section 9, 'a move'; Specification section 4")).toEqual([]);
  });
});
