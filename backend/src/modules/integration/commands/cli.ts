import { parseArgs, type ParseArgsConfig } from 'node:util';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

/** A wrong argument of a command, in words. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

export type Given = Readonly<Record<string, unknown>>;
interface CliCommand<Deps> {
  /** Allowed numbers of arguments after the command's name. */
  readonly arguments: number | readonly number[];
  /** @throws WrongUsage, and RejectedError for what HTTP would refuse too */
  readonly run: (args: readonly string[], options: Given, deps: Deps) => Promise<void>;
}
export interface Cli<Deps> {
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly commands: Readonly<Partial<Record<string, CliCommand<Deps>>>>;
}
export interface Printing {
  readonly print: (line: string) => void;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const parsed = <Deps>(argv: readonly string[], { options }: Cli<Deps>) => {
  try {
    const help = { help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...argv], options: { ...options, ...help }, allowPositionals: true });
  } catch (error) {
    if (codeOf(error).startsWith('ERR_PARSE_ARGS')) return null;
    throw error;
  }
};

/** @returns whether it could be done */
const wasDone = (work: Promise<void>, print: Printing['print']): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof WrongUsage || error instanceof RejectedError)) throw error;
      print(error.message);
      return false;
    },
  );

const explain = <Deps extends Printing>({ usage }: Cli<Deps>, { print }: Deps, code: number): number => {
  print(usage);
  return code;
};

/** Runs one command of the line; `argv` without node and script. @returns the exit code: 1 where it can't be done, 2 for wrong usage */
export const runCli = async <Deps extends Printing>(
  argv: readonly string[],
  cli: Cli<Deps>,
  deps: Deps,
): Promise<number> => {
  const line = parsed(argv, cli);
  if (!line) return explain(cli, deps, 2);
  const [name = '', ...args] = line.positionals;
  const isHelp = line.values['help'] === true;
  const command = isHelp ? undefined : cli.commands[name];
  if (!command || ![command.arguments].flat().includes(args.length)) return explain(cli, deps, isHelp ? 0 : 2);
  return (await wasDone(command.run(args, line.values, deps), deps.print)) ? 0 : 1;
};

/** Whether an option without a value is given. */
export const isGiven = (options: Given, name: string): boolean => options[name] === true;

/** The text of an option; undefined where it is not given. */
export const textOf = (options: Given, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};
