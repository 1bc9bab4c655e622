import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

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

/** The client: built into dist/client, where the api serves it; in development /api goes to a server on port 3000. */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  resolve: { alias: [{ find: /^#contracts\/(.*)\.js$/, replacement: `${resolve(root, '../contracts')}/$1.ts` }] },
  css: { postcss: { plugins: [onlyWoff2] } },
  build: { outDir: resolve(root, '../dist/client'), emptyOutDir: true, sourcemap: true, assetsInlineLimit: 2048 },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
