import { type HtmlTagDescriptor, type Plugin } from 'vite';

const preload = (fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${fileName}` },
  injectTo: 'head',
});

/** The scripts of the first page are preloaded with the page, but after its style sheet and fonts, which are visible first. */
export const scriptAfterPage = (): Plugin => ({
  name: 'script-after-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
      if (first?.type !== 'chunk') throw new Error('The bundle has no chunk for the first page');
      return [first.fileName, ...first.imports].filter((fileName) => !html.includes(fileName)).map(preload);
    },
  },
});
