/** 'design section 9, "a move"' in a comment. */
export interface Citation {
  readonly page: 'design' | 'specification';
  readonly sections: readonly number[];
  /** The part of the section that is meant; null for the whole. */
  readonly part: string | null;
}

const CITED =
  /\b(design|specification)(?:'s|,| names)? \(?sections? (\d+(?:(?:, | and |, and )\d+)*)(?:,? \(?'([^'\n]+)')?/gi;
/** A line's end within a comment, with the marks before the next line's words. */
const LINE_END = /\s*\n\s*(?:\*|\/\/|#)?\s*/g;

export const citationsIn = (text: string): readonly Citation[] =>
  [...text.replace(LINE_END, ' ').matchAll(CITED)].map(([, page = '', numbers = '', part]) => ({
    page: page.toLowerCase() as Citation['page'],
    sections: numbers.split(/\D+/).map(Number),
    part: part ?? null,
  }));

/** A page's sections by number: what stands under '## 1. …'. */
export const sectionsOf = (page: string): ReadonlyMap<number, string> =>
  new Map(
    page
      .split(/^## (?=\d+\. )/m)
      .slice(1)
      .map((section) => [Number.parseInt(section, 10), section.toLowerCase()]),
  );

/** Whether every section that is cited is there, and one of them names the part. */
export const leadsSomewhere = ({ sections, part }: Citation, page: ReadonlyMap<number, string>): boolean => {
  const cited = sections.map((section) => page.get(section));
  if (cited.includes(undefined)) return false;
  return part === null || cited.some((section) => section?.includes(part.toLowerCase()) === true);
};
