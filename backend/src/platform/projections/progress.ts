/** How far the read models are; what a command's answer waits for (design section 5, 'Reading your own write'). */
export interface ProjectionProgress {
  /** Null: nothing has been read yet. */
  readonly position: bigint | null;
  /** True as soon as the read models hold everything up to `position`; false when the time is up. */
  waitFor(position: bigint, timeoutMs: number): Promise<boolean>;
}

interface Waiter {
  readonly position: bigint;
  readonly done: (reached: boolean) => void;
}

/** Progress as somebody in this process reports it. */
export class ReportedProgress implements ProjectionProgress {
  private reached: bigint | null = null;
  private readonly waiters = new Set<Waiter>();

  get position(): bigint | null {
    return this.reached;
  }

  get isAwaited(): boolean {
    return this.waiters.size > 0;
  }

  report(position: bigint | null): void {
    this.reached = position;
    if (position === null) return;
    for (const waiter of this.waiters) if (waiter.position <= position) waiter.done(true);
  }

  waitFor(position: bigint, timeoutMs: number): Promise<boolean> {
    if (this.reached !== null && this.reached >= position) return Promise.resolve(true);
    if (timeoutMs <= 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const done = (reached: boolean): void => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        resolve(reached);
      };
      const waiter: Waiter = { position, done };
      const timer = setTimeout(() => done(false), timeoutMs);
      this.waiters.add(waiter);
    });
  }
}
