import path from 'node:path';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const IS_ELSEWHERE = /^[a-z][a-z+.-]*:/i;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** The relative targets of a page's links and pictures. */
export const linksIn = (page: string): readonly string[] =>
  [...page.replace(CODE, '').matchAll(LINK)].map(([, to = '']) => to).filter((to) => !IS_ELSEWHERE.test(to));

/** The anchors of a page's headings, as GitHub makes them. */
export const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

interface Files {
  readonly isThere: (file: string) => boolean;
  readonly textOf: (file: string) => string;
}

/** Whether a link of the page `from` leads to a file, and where it names a heading, to that heading. */
export const resolves = (from: string, link: string, { isThere, textOf }: Files): boolean => {
  const [to = '', anchor = ''] = link.split('#');
  const file = to === '' ? from : path.posix.join(path.posix.dirname(from), decodeURIComponent(to));
  if (!isThere(file)) return false;
  return anchor === '' || !file.endsWith('.md') || anchorsOf(textOf(file)).has(anchor);
};
