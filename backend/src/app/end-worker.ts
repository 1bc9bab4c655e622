interface Stopped {
  stop(): Promise<void>;
}
interface Closed {
  close(): Promise<void>;
}
export interface WorkerParts {
  /** What adds jobs. */
  readonly reactions: readonly Stopped[];
  /** What the running jobs work with. */
  readonly app: Closed;
  /** Closes once the running jobs have ended. */
  readonly jobs: Closed;
}

/** Ends a worker: no jobs are added any more, and those that run learn of the end while the queues wait for them. */
export const endWorker = async ({ reactions, app, jobs }: WorkerParts): Promise<void> => {
  await Promise.all(reactions.map((reaction) => reaction.stop()));
  await Promise.all([app.close(), jobs.close()]);
};
