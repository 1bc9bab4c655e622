const nothing = (): undefined => undefined;

/** Handlers of failures that change nothing: each name says why, and a search finds every place. */
export const ignored = {
  /** What is being closed may be gone already. */
  whileClosing: nothing,
  /** The error that led here is the one that is told. */
  afterAnError: nothing,
  /** Another caller awaits the same promise and gets its error; without this it would count as unhandled until then. */
  awaitedElsewhere: nothing,
  /** The outcome is checked afterwards. */
  seenByItsOutcome: nothing,
  /** It is tried again, or something else makes up for it. */
  madeUpFor: nothing,
} as const;
