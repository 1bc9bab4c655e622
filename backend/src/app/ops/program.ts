import { Command } from 'commander';
import { type ListedOperation } from './operations.js';

/** Each operation has one line of the help, also where the output is no terminal. */
const HELP_WIDTH = 120;

/** Options and `--help` after its name are the operation's own: it has its own usage and exit codes. */
const commandFor = ({ name, about, load }: ListedOperation): Command =>
  new Command(name)
    .description(about)
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: readonly string[]) => {
      const operation = await load();
      await operation(words);
    });

/** The command line of operators; its `--help` lists the operations. */
export const opsProgram = (operations: readonly ListedOperation[]): Command => {
  const program = new Command('ops')
    .usage('<command> …')
    .configureHelp({ helpWidth: HELP_WIDTH, subcommandTerm: (operation) => operation.name() })
    .helpCommand(false)
    .enablePositionalOptions();
  for (const operation of operations) program.addCommand(commandFor(operation));
  return program;
};
