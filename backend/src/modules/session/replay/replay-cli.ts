import { rulesOfToday } from '../domain/replay/decide-again.js';
import { RULES_VERSION } from '../domain/rules/rules-version.js';
import { UnreadableCapsuleError } from './capsule/read-capsule.js';
import { showCapsule } from './capsule/show-capsule.js';
import { runTrial, type SessionOnTrial } from './trial/run-trial.js';
import { type TurnOnTrial } from './trial/turn-on-trial.js';

const USAGE = `Usage: FILE | --export <session> FILE | --all --rules next
  FILE                      shows a capsule turn by turn; ends with 1 where something no longer reads as it was recorded
  --export <session> FILE   writes a session of the log as a capsule: no name, no own words, no address, no key
  --all --rules next        decides every recorded turn by the rules of this build, and lists what would end otherwise`;
const SESSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type ReplayAsked =
  | { readonly kind: 'show'; readonly file: string }
  | { readonly kind: 'export'; readonly sessionId: string; readonly file: string }
  | { readonly kind: 'trial' };

type Print = (line: string) => void;

const exportAsked = (sessionId: string, file: string): ReplayAsked | null =>
  SESSION.test(sessionId) && file !== '' ? { kind: 'export', sessionId, file } : null;

/** `argv` without node and script; null for wrong usage. */
export const replayArguments = (argv: readonly string[]): ReplayAsked | null => {
  const [first = '', second = '', third = ''] = argv;
  if (argv.join(' ') === '--all --rules next') return { kind: 'trial' };
  if (first === '--export') return argv.length === 3 ? exportAsked(second, third) : null;
  return argv.length === 1 && /^[^-]/.test(first) ? { kind: 'show', file: first } : null;
};

/** @returns the exit code of wrong usage */
export const printReplayUsage = (print: Print): number => {
  print(USAGE);
  return 2;
};

/** @returns the exit code: 1 where something no longer reads as it was recorded */
export const runShow = async (lines: Parameters<typeof showCapsule>[0], print: Print): Promise<number> => {
  try {
    return (await showCapsule(lines, print)) === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnreadableCapsuleError)) throw error;
    print(`The capsule does not read: ${error.message}.`);
    return 1;
  }
};

const SESSIONS_A_NOTE = 100;
const inWords = ({
  sessionId,
  turn,
  kind,
  faction,
  rulesVersion,
  verdict,
  differences,
  refused,
}: TurnOnTrial): string => {
  const what =
    verdict === 'refused'
      ? `refused by ${refused ?? ''}`
      : differences
          .slice(0, 4)
          .map(({ path, before, after }) =>
            `${path} ${JSON.stringify(before)} → ${JSON.stringify(after)}`.slice(0, 160),
          )
          .join('; ');
  const more = differences.length > 4 ? `; and ${differences.length - 4} more` : '';
  return `${sessionId} turn ${turn}, ${kind} (${faction}, rules ${rulesVersion} → ${RULES_VERSION}): ${what}${more}`;
};

/** @param say progress, apart from what is found @returns 0 however many turns would have ended otherwise */
export const runTrialCli = async (
  sessions: AsyncIterable<SessionOnTrial>,
  {
    print,
    say,
    rules = rulesOfToday,
  }: { readonly print: Print; readonly say: Print; readonly rules?: typeof rulesOfToday },
): Promise<number> => {
  const tally = await runTrial(sessions, {
    rules,
    onOtherwise: (turn) => print(inWords(turn)),
    onSession: (done) => {
      if (done % SESSIONS_A_NOTE === 0) say(`${done} sagas`);
    },
  });
  for (const line of tally.lines()) print(line);
  return 0;
};
