import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { firstLight } from './plugins/first-light.js';
import { smallScript } from './plugins/small-script.js';
import { shakeRouter } from './plugins/shake-router.js';
import { subsetFonts } from './plugins/subset-fonts.js';
import { scriptAfterPage } from './plugins/script-after-page.js';
import { writtenPage } from './plugins/prerender-page.js';

const root = import.meta.dirname;
/** Aliases of the code that server and client share, as in package.json's `imports`. */
const shared = { alias: [{ find: /^#(contracts|game)\/(.*)\.js$/, replacement: `${resolve(root, '..')}/$1/$2.ts` }] };

/** Fonts cut to the letters of the book (plugins/faces.ts). */
const cutFaces = { find: /^@faces\//, replacement: `${resolve(root, '../.cache/faces')}/` };

/** Written into no page, so that the content security policy can forbid all styles that are. */
const noStyleElements = { find: 'react-style-singleton', replacement: resolve(root, 'src/lib/style-singleton.ts') };

/** The router's package leads to its build with warnings, also in production. */
const router = resolve(root, '../node_modules/react-router/dist/production');
const routerWithoutWarnings = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
];

/** Font packages contain woff2, and woff for browsers too old to run the game: woff is left out of the build. */
const onlyWoff2 = {
  postcssPlugin: 'only-woff2',
  Declaration: {
    src: (declaration: { value: string }): void => {
      declaration.value = declaration.value.replaceAll(/,\s*url\([^)]*\)\s*format\(["']?woff["']?\)/g, '');
    },
  },
};

/** The first page's modules go into one chunk: on a slow connection many small chunks wait for one another. */
const ofTheFirstPage = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  return (
    module !== null &&
    (id.endsWith('/src/app/open.tsx') || module.importers.some((importer) => ofTheFirstPage(importer, context, seen)))
  );
};

const pieces = [
  // The loader of the other chunks, which must be loaded before them.
  { name: 'loader', test: /^\0|\/src\/lib\/lazy-parts\.ts$/, priority: 1 },
  {
    debugName: 'first',
    name: (id: string, context: Rolldown.ChunkingContext) => (ofTheFirstPage(id, context) ? 'first' : null),
  },
];

/** The client: built into dist/client, where the api serves it; in development /api goes to a server on port 3000. */
export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    firstLight(),
    shakeRouter(),
    subsetFonts(cutFaces.replacement),
    writtenPage({ root, resolve: shared }),
    scriptAfterPage(),
    smallScript(),
  ],
  resolve: { alias: [...shared.alias, ...routerWithoutWarnings, cutFaces, noStyleElements] },
  css: { postcss: { plugins: [onlyWoff2] } },
  // The worker imports the stamps of a craft dynamically.
  worker: { format: 'es', plugins: smallScript, rolldownOptions: { output: { minify: false } } },
  build: {
    outDir: resolve(root, '../dist/client'),
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: (file, { length }) => length < 2048 && !file.endsWith('.woff2'),
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { minify: false, codeSplitting: { groups: pieces } } },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
