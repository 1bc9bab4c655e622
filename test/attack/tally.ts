const MOST_REASONS = 5;

/** What was tried and how it ended. Of what was wrong, the first few reasons are kept. */
export class Tally {
  right = 0;
  wrong = 0;
  readonly reasons: string[] = [];
  /** Figures for the report. */
  readonly notes: string[] = [];

  get tried(): number {
    return this.right + this.wrong;
  }

  /** @param problem null: it was right */
  count(problem: string | null): void {
    if (problem === null) this.right += 1;
    else this.wrong += 1;
    if (problem !== null && this.reasons.length < MOST_REASONS) this.reasons.push(problem);
  }

  /** Counts a check that throws where it does not hold. */
  async check(what: string, check: () => unknown): Promise<void> {
    try {
      await check();
      this.count(null);
    } catch (error) {
      this.count(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
