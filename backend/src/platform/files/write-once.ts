import { randomUUID } from 'node:crypto';
import { link, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code.js';

/** Its name was taken, or whoever took it has removed our draft. */
const TAKEN = ['EEXIST', 'ENOENT'];
const DRAFT = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const writeSynced = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  // Windows opens no folders; there, the file system's journal keeps their entries.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const linked = async (draft: string, file: string): Promise<boolean> => {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (!TAKEN.includes(errorCode(error) ?? '')) throw error;
    return false;
  }
};

/** Drafts of writers that died; those of others that still write are worthless too once the file exists. */
const removeDrafts = async (file: string): Promise<void> => {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  const drafts = (await readdir(folder)).filter(
    (entry) => entry.startsWith(name) && DRAFT.test(entry.slice(name.length)),
  );
  for (const draft of drafts) await rm(path.join(folder, draft), { force: true });
};

/**
 * Writes a file that does not exist yet, whole or not at all, also through a loss of power; mode 0600. Of several
 * writers the first one wins. @returns whether this call has written it
 */
export const writeOnce = async (file: string, text: string): Promise<boolean> => {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeSynced(draft, text);
    const isFirst = await linked(draft, file);
    if (isFirst) await removeDrafts(file);
    return isFirst;
  } finally {
    await rm(draft, { force: true });
    await syncFolder(path.dirname(file));
  }
};
