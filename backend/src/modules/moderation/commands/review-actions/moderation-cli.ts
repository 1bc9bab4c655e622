import { parseArgs } from 'node:util';
import { type ListedAction, type ModeratedActions } from '../../moderated-actions.js';

const USAGE = `Usage: list [--before TIME] [--limit N]
       show ID
  list   actions that were blocked, the newest first, without what was written
  TIME   such as 2027-01-31T18:00:00Z: only those before it, for the next page
  N      1 to 500; 50 where it is absent
  show   one of them with its text; nothing is left of the text once its writer is erased
They are kept for half a year.`;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const [USUAL, MOST] = [50, 500];

export interface ModerationCliDeps {
  readonly actions: Pick<ModeratedActions, 'list' | 'find'>;
  readonly now: () => Date;
  readonly print: (line: string) => void;
}
interface Listing {
  readonly before: Date;
  readonly limit: number;
}

const OPTIONS = { before: { type: 'string' }, limit: { type: 'string' } } as const;
const given = (args: readonly string[]): Partial<Record<keyof typeof OPTIONS, string>> | null => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return null;
  }
};

/** Null: it is no listing. */
const listingOf = (args: readonly string[], now: Date): Listing | null => {
  const values = given(args);
  if (values === null) return null;
  const before = new Date(values.before ?? now);
  const limit = Number(values.limit ?? USUAL);
  const isRight = Number.isInteger(limit) && limit >= 1 && limit <= MOST && !Number.isNaN(before.getTime());
  return isRight ? { before, limit } : null;
};

const lineOf = ({ id, blockedAt, userId, sessionId, reason, category, judgedBy, isBlank }: ListedAction): string =>
  [
    id,
    blockedAt.toISOString(),
    `user ${userId}`,
    `saga ${sessionId}`,
    `${reason} (${category}, by ${judgedBy})`,
    ...(isBlank ? ['blank: its writer is erased'] : []),
  ].join('  ');

const list = async ({ before, limit }: Listing, { actions, print }: ModerationCliDeps): Promise<number> => {
  const found = await actions.list(before, limit);
  found.forEach((action) => print(lineOf(action)));
  if (found.length === 0) print('No action was blocked.');
  const last = found.at(-1);
  if (last && found.length === limit) print(`There may be more: list --before ${last.blockedAt.toISOString()}`);
  return 0;
};

const show = async (id: string, { actions, print }: ModerationCliDeps): Promise<number> => {
  const found = await actions.find(id);
  if (found === null) {
    print(`There is no blocked action ${id}.`);
    return 1;
  }
  print(lineOf(found));
  if (found.text !== null) print(found.text);
  return 0;
};

/**
 * `npm run moderation -- …`; `argv` without node and script. @returns the exit code: 1 where there is no such action, 2
 * for wrong usage
 */
export const runModerationCli = async (argv: readonly string[], deps: ModerationCliDeps): Promise<number> => {
  const [command, ...options] = argv;
  const [id = ''] = options;
  if (command === 'show' && options.length === 1 && ID.test(id)) return show(id, deps);
  const listing = command === 'list' ? listingOf(options, deps.now()) : null;
  if (listing) return list(listing, deps);
  deps.print(USAGE);
  return argv.includes('--help') ? 0 : 2;
};
