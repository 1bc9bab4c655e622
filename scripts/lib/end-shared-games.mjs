import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Ends the games that test files have shared (test/support/shared-game.ts). @returns the URLs of their databases */
export const endSharedGames = async (runFolder) => {
  const folder = path.join(runFolder, 'games');
  const records = await readdir(folder).catch(() => []);
  const games = await Promise.all(
    records.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
  for (const { pid } of games) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // One that died has failed a file already.
      if (error.code !== 'ESRCH') throw error;
    }
  }
  return games.map(({ databaseUrl }) => databaseUrl);
};
