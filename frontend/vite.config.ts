import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { READ_BY, setFirstLight } from './src/themes/first-light.js';

const root = import.meta.dirname;

/** A face comes as woff2 and, for browsers too old to run the game, as woff: those are not packed. */
const onlyWoff2 = {
  postcssPlugin: 'only-woff2',
  Declaration: {
    src: (declaration: { value: string }): void => {
      declaration.value = declaration.value.replaceAll(/,\s*url\([^)]*\)\s*format\(["']?woff["']?\)/g, '');
    },
  },
};

/**
 * A small script in the head, after the style sheets, that the page waits for before it is painted. It is a file: a
 * strict policy allows no script within the page.
 */
const firstLight = (): Plugin => {
  const source = `(${String(setFirstLight)})(${JSON.stringify(READ_BY)});\n`;
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

/** What the first page needs comes in one piece: many small ones wait for one another on a slow line. */
const ofTheFirstPage = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((importer) => ofTheFirstPage(importer, context, seen)));
};

/** The client: built into dist/client, where the api serves it; in development /api goes to a server on port 3000. */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), firstLight()],
  resolve: { alias: [{ find: /^#contracts\/(.*)\.js$/, replacement: `${resolve(root, '../contracts')}/$1.ts` }] },
  css: { postcss: { plugins: [onlyWoff2] } },
  build: {
    outDir: resolve(root, '../dist/client'), emptyOutDir: true, sourcemap: true, assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'first', name: (id, context) => (ofTheFirstPage(id, context) ? 'first' : null) }] } } },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
