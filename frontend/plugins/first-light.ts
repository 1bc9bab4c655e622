import { createHash } from 'node:crypto';
import { type Plugin } from 'vite';
import { detectFirstVisit, RETURNING_KEYS } from '../src/lib/first-visit.js';
import { READ_BY, setFirstLight } from '../src/crafts/first-light.js';

const call = <T>(work: (what: T) => void, what: T): string => `(${String(work)})(${JSON.stringify(what)});\n`;

/**
 * A small script in the head, after the style sheets, that the page waits for before it is painted. It is a file: a
 * strict policy allows no script within the page.
 */
export const firstLight = (): Plugin => {
  const source = call(setFirstLight, READ_BY) + call(detectFirstVisit, RETURNING_KEYS);
  const fileName = `assets/first-light-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'first-light',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${fileName}`, (_, answer) => {
        answer.setHeader('Content-Type', 'text/javascript');
        answer.end(source);
      }),
  };
};
