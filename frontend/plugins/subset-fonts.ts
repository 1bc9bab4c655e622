import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type Plugin } from 'vite';
import { type Face, FACES } from './faces.js';

const resolve = createRequire(import.meta.url).resolve;

/** The file's name tells its contents: a change of letters or of the package makes a new one. */
const fileOf = async ({ name, from, letters, weights }: Face, folder: string) => {
  const source = await readFile(resolve(from));
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([letters, weights]))
    .digest('hex')
    .slice(0, 8);
  return { source, file: path.join(folder, `${name}.woff2`), stamp: path.join(folder, `${name}.${key}`) };
};

const isThere = (file: string): Promise<boolean> =>
  readFile(file).then(
    () => true,
    () => false,
  );

const cut = async (face: Face, folder: string): Promise<void> => {
  const { source, file, stamp } = await fileOf(face, folder);
  if (await isThere(stamp)) return;
  const { letters, weights } = face;
  const options = { targetFormat: 'woff2', ...(weights && { variationAxes: { wght: weights } }) } as const;
  await writeFile(file, await subsetFont(source, letters, options));
  await writeFile(stamp, '');
};

/**
 * Cuts the faces that every reader needs (faces.ts) to the letters of the book, before the style sheets ask for them.
 * What is cut keeps all its ligatures, small capitals and figures.
 */
export const subsetFonts = (folder: string): Plugin => ({
  name: 'subset-fonts',
  async buildStart() {
    await mkdir(folder, { recursive: true });
    for (const face of FACES) await cut(face, folder);
  },
});
