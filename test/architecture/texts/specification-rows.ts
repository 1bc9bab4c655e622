/** A statement of docs/specification.md, with the cell that names its tests. */
export interface Row {
  readonly statement: string;
  readonly heldBy: string;
}

const HEADINGS = ['statement', ':--', '---'];

/** The rows of the page's tables, without their headings. */
export const rowsOf = (page: string): readonly Row[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => {
      const [statement = '', heldBy = ''] = line.slice(1, -1).split(/(?<!\\)\|/);
      return { statement: statement.trim(), heldBy: heldBy.trim() };
    })
    .filter(({ statement }) => !HEADINGS.some((heading) => statement.startsWith(heading)));

const SPEC = /\.spec\.tsx?$/;

/** What is wrong with a row's tests: none is named, or one that is no test or not there. */
export const faultsOf = ({ statement, heldBy }: Row, isThere: (file: string) => boolean): readonly string[] => {
  const named = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  if (named.length === 0) return [`no test: ${statement}`];
  return named.filter((file) => !SPEC.test(file) || !isThere(file)).map((file) => `${file} is no test: ${statement}`);
};
