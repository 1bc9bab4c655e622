import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fileErrorReason } from '../files/file-error.js';
import { BackupError } from './archive-format.js';
import { sealOf } from './archive-seal.js';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const seal = async (file: string, sha256: string): Promise<void> => {
  const handle = await open(file, 'a');
  try {
    await handle.appendFile(sealOf(sha256));
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const write = async (draft: string, content: AsyncIterable<Buffer>): Promise<void> => {
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(content, { objectMode: false }),
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(draft, { mode: 0o600 }),
  );
  await seal(draft, hash.digest('hex'));
};

/**
 * Compresses and seals the content. The file has its name only once it is whole and on the disk; a killed run leaves
 * `<file>.unfinished`, which the next one replaces. @throws BackupError; what reading the content throws
 */
export const writeArchive = async (file: string, content: AsyncIterable<Buffer>): Promise<void> => {
  if (await exists(file)) throw new BackupError(`${file} exists: a backup is never written over`);
  const draft = `${file}.unfinished`;
  try {
    await write(draft, content);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    if (typeof error === 'object' && error !== null && 'syscall' in error)
      throw new BackupError(`${file} can't be written: ${fileErrorReason(error)}`, { cause: error });
    throw error;
  }
};
