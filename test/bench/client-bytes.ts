import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { serverFor } from '../support/app.js';

const ENTRY = 'raw-react';
const RAW_REACT = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p'));`;

/** The bytes of React and React DOM alone, built as the client is. */
export const rawBytes = async (): Promise<number> => {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? path.resolve(`${ENTRY}.js`) : null),
        load: (id) => (id.endsWith(`${ENTRY}.js`) ? RAW_REACT : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  return brotliCompressSync(output[0].code).length;
};

const ASSETS = path.resolve(serverFor(import.meta.dirname), '../client/assets');
/** As the server sends it. */
export const sentBytes = async (url: string): Promise<number> => {
  const file = path.join(ASSETS, path.basename(new URL(url).pathname));
  return (await readFile(`${file}.br`).catch(() => readFile(file))).length;
};
