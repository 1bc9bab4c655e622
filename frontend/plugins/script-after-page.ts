import { type HtmlTagDescriptor, type Plugin } from 'vite';

const preload = (fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${fileName}` },
  injectTo: 'head',
});

/** What the first page leans on is fetched along with the page, yet after its style sheet and faces: those are seen first. */
export const scriptAfterPage = (): Plugin => ({
  name: 'script-after-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
      if (first?.type !== 'chunk') throw new Error('There is no chunk of the first page');
      return [first.fileName, ...first.imports].filter((fileName) => !html.includes(fileName)).map(preload);
    },
  },
});
