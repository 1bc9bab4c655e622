import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { type SecondEdition } from './second-edition.js';

const USAGE = `Usage: <session> [--at-once N]
  session  the id of a saga
  N        how many leaves are asked for at a time, 1 to 16; 2 where it is absent
Retells every told leaf of the saga over the same facts, as a further edition: the first one stays. An edition that was
cut short is gone on with.`;

const SESSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_AT_ONCE = 16;

interface RetellCliDeps {
  readonly edition: Pick<SecondEdition, 'hasGameMaster' | 'write'>;
  readonly print: (line: string) => void;
}

const argumentsOf = (argv: readonly string[]): { readonly session: string; readonly atOnce: number } | null => {
  const [session = '', option, value, ...more] = argv;
  const atOnce = option === undefined ? 2 : option === '--at-once' ? Number(value) : NaN;
  const isRight = SESSION.test(session) && Number.isInteger(atOnce) && atOnce >= 1 && atOnce <= MOST_AT_ONCE;
  return isRight && more.length === 0 ? { session, atOnce } : null;
};

/**
 * Runs the tool; `argv` without node and script.
 * @returns the exit code: 1 where leaves are left or nothing could be retold, 2 for wrong usage
 */
export const runRetellCli = async (argv: readonly string[], { edition, print }: RetellCliDeps): Promise<number> => {
  const asked = argumentsOf(argv);
  if (asked === null) {
    print(USAGE);
    return 2;
  }
  if (!edition.hasGameMaster) {
    print('There is no game master to retell it: set OPENAI_API_KEY or OPENAI_BASE_URL.');
    return 1;
  }
  try {
    const written = await edition.write(asked.session, {
      atOnce: asked.atOnce,
      onTurn: ({ turn, done, of, isTold }) => print(`${done}/${of} leaf ${turn}: ${isTold ? 'retold' : 'not retold'}`),
    });
    const { told, failed, isCut } = written;
    print(`Edition ${written.edition}: ${told} leaves retold${failed.length > 0 ? `, ${failed.length} left` : ''}.`);
    if (isCut) print('What models may use today is used up. The same command goes on tomorrow.');
    else if (failed.length > 0) print('The same command tries them again.');
    return failed.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    print(error.message);
    return 1;
  }
};
