import { type DeadLetters } from './jobs.port.js';

export interface JobsCliDeps {
  readonly deadLetters: DeadLetters;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: <command> [queue] [id]: of all queues where none is named, all jobs where no id is
  failed  list the jobs that failed as often as their queue allows, the oldest first
  retry   let them wait again, with all their attempts
  drop    remove them for good`;

type Command = (deps: JobsCliDeps, selection: { readonly queue?: string; readonly id?: string }) => Promise<void>;

const failed: Command = async ({ deadLetters, print }, selection) => {
  for (const { queue, id, attempts, reason, failedAt, data } of await deadLetters.list(selection))
    print(
      `${failedAt?.toISOString() ?? '-'} ${queue} ${id} after ${attempts} attempts: ${reason} ${JSON.stringify(data)}`,
    );
};
const retry: Command = async ({ deadLetters, print }, selection) =>
  print(`${await deadLetters.retry(selection)} jobs wait again`);
const drop: Command = async ({ deadLetters, print }, selection) =>
  print(`${await deadLetters.drop(selection)} jobs are removed`);

const COMMANDS: Readonly<Record<string, Command>> = { failed, retry, drop };

/**
 * Runs one command of the jobs' tool; `argv` without node and script.
 * @returns the exit code: 1 where the job that is named has not failed, 2 for wrong usage
 */
export const runJobsCli = async (argv: readonly string[], deps: JobsCliDeps): Promise<number> => {
  const [name = '', queue, id, ...more] = argv;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || more.length > 0) {
    deps.print(USAGE);
    return 2;
  }
  const selection = { ...(queue !== undefined && { queue }), ...(id !== undefined && { id }) };
  if (id !== undefined && (await deps.deadLetters.list(selection)).length === 0) {
    deps.print(`No failed job of ${queue ?? ''} has the id ${id}`);
    return 1;
  }
  await command(deps, selection);
  return 0;
};
