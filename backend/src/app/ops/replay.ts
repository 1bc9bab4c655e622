import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { capsuleOfSession } from '#backend/modules/session/replay/capsule/capsule-of-session.js';
import { printReplayUsage, replayArguments, runShow, runTrialCli } from '#backend/modules/session/replay/replay-cli.js';
import { recordedSessions } from '#backend/modules/session/replay/trial/recorded-sessions.js';
import { messageOf } from '#backend/platform/files/error-code.js';
import { runOnce } from '../bootstrap.js';
import { type Platform } from '../platform.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

const { out: print, err: say } = toOperator;

const show = async (file: string): Promise<number> => {
  try {
    return await runShow(() => createInterface({ input: createReadStream(file), crlfDelay: Infinity }), print);
  } catch (error) {
    say(`${file} can't be read: ${messageOf(error)}`);
    return 1;
  }
};

/** The file is its owner's alone, as other exports are. */
const exportTo = async (file: string, sessionId: string, { events }: Platform): Promise<number> => {
  const first = await events.log.readAsWritten(`session-${sessionId}`, { direction: 'forwards', limit: 1 });
  if (first.length === 0) {
    print(`There is no session ${sessionId} in the log.`);
    return 1;
  }
  const written = await open(file, 'wx', 0o600);
  try {
    for await (const line of capsuleOfSession(events.log, sessionId)) await written.write(`${line}\n`);
  } finally {
    await written.close();
  }
  print(`The capsule of ${sessionId} is ${file}.`);
  return 0;
};

export const replay: Operation = async (argv) => {
  const asked = replayArguments(argv);
  if (asked === null) process.exitCode = printReplayUsage(print);
  else if (asked.kind === 'show') process.exitCode = await show(asked.file);
  else
    await runOnce((platform) =>
      asked.kind === 'export'
        ? exportTo(asked.file, asked.sessionId, platform)
        : runTrialCli(recordedSessions({ ...platform, ...platform.events }), { print, say }),
    );
};
