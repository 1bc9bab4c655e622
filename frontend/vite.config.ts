import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The client: built into dist/client, where the api serves it; in development /api goes to a server on port 3000. */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  resolve: { alias: [{ find: /^#contracts\/(.*)\.js$/, replacement: `${resolve(root, '../contracts')}/$1.ts` }] },
  build: { outDir: resolve(root, '../dist/client'), emptyOutDir: true, sourcemap: true, assetsInlineLimit: 2048 },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
