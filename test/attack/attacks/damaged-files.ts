import { cp, mkdtemp, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { startApp } from '../../support/app.js';
import { failedStart } from '../../support/failed-start.js';
import { type Attack, scaled } from '../attack.js';

interface Damage {
  readonly file: string;
  readonly how: string;
  readonly do: (file: string) => Promise<unknown>;
  /** Whether a game may open in spite of the damage, since it loses nothing by it. */
  readonly mayOpen: boolean;
}

const SECRET_FILES = ['dice-key', 'jwt-secret'];
const damagesOf = (file: string, mayOpen: boolean): readonly Damage[] => [
  { file, how: 'empty', do: (at) => truncate(at, 0), mayOpen },
  { file, how: 'cut', do: (at) => truncate(at, 7), mayOpen },
  { file, how: 'binary', do: (at) => writeFile(at, Buffer.from([0, 255, 1, 254])), mayOpen },
  { file, how: 'of another game', do: (at) => writeFile(at, 'ab'.repeat(32)), mayOpen },
  { file, how: 'gone', do: (at) => unlink(at), mayOpen },
];
const PID_FILE = 'postgres/postmaster.pid';
const PID_DAMAGES: readonly Damage[] = ['', 'nonsense', '-1\n', '0\n', '99999999999999999999\n', '1\n/elsewhere\n'].map(
  (text) => ({ file: PID_FILE, how: JSON.stringify(text), do: (at) => writeFile(at, text), mayOpen: true }),
);
const DAMAGES = [...SECRET_FILES.flatMap((file) => damagesOf(file, false)), ...PID_DAMAGES];

const ONE_SENTENCE = 600;

/** What is wrong with a start on damaged data, else null: it must open where it may, or tell what to repair. */
const problemOfStart = async (dataDir: string, { file, mayOpen }: Damage): Promise<string | null> => {
  const opened = mayOpen && (await startApp({ dataDir }).catch(String));
  if (typeof opened === 'object') {
    await opened.stop();
    return null;
  }
  const { code, stderr } = await failedStart({ DATA_DIR: dataDir });
  if (code === 0) return 'the game opened';
  if (!stderr.includes(path.basename(file))) return `does not name the file: ${stderr.slice(0, 300)}`;
  if (/\n\s+at /.test(stderr)) return `shows a stack: ${stderr.slice(0, 300)}`;
  return stderr.length > ONE_SENTENCE ? `says too much: ${stderr.slice(0, 300)}` : null;
};

/** Starts on data folders with damaged files. */
export const damagedFiles: Attack = {
  name: 'damaged files',
  run: async ({ seed, share }, tally) => {
    const good = await mkdtemp(path.join(tmpdir(), 'steppes-attack-'));
    await (await startApp({ dataDir: good })).stop();
    const many = scaled(DAMAGES.length, Math.min(1, share * 20));
    const [chosen] = fc.sample(fc.shuffledSubarray(DAMAGES, { minLength: many, maxLength: many }), {
      numRuns: 1,
      seed,
    });
    for (const damage of chosen ?? []) {
      const copy = `${good}-copy`;
      await cp(good, copy, { recursive: true, preserveTimestamps: true });
      await damage.do(path.join(copy, damage.file));
      const problem = await problemOfStart(copy, damage).catch(String);
      tally.count(problem && `${damage.file}, ${damage.how}: ${problem}`);
      await rm(copy, { recursive: true, force: true });
    }
    await rm(good, { recursive: true, force: true });
  },
};
