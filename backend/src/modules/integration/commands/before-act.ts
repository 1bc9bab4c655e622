/** Runs once nothing speaks against an act, and before it changes anything: what can't be recorded is not done. */
export type BeforeAct = () => Promise<unknown>;

/** An operator's command is recorded by the machine on which it is given. */
export const unrecorded: BeforeAct = () => Promise.resolve();
