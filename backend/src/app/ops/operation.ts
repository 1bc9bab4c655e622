/** Runs with the words after its name, and ends the process with an exit code or sets one. */
export type Operation = (argv: readonly string[]) => Promise<void>;
