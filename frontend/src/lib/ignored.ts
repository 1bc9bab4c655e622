const nothing = (): undefined => undefined;

/** Handlers of failures that change nothing: each name says why, and a search finds every place. */
export const ignored = {
  /** What is being closed may be gone already. */
  whileClosing: nothing,
  /** The component that asked shows the error. */
  shownElsewhere: nothing,
  /** It is tried again when it is needed. */
  madeUpFor: nothing,
} as const;
