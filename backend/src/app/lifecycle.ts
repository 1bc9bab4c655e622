/** A signal came while the game was starting. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly';
}

type End = () => Promise<void>;

/** What has been started, to be ended in the reverse order, once. */
export class Lifecycle {
  private readonly ends: End[] = [];
  private closing: Promise<void> | undefined;

  constructor(private readonly onFailure: (error: unknown) => void) {}

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  /** Remembers how to end what was just started; ends it here if the game is closing already. @throws StoppedEarly */
  async started(end: End): Promise<void> {
    if (!this.closing) {
      this.ends.push(end);
      return;
    }
    await this.endOne(end);
    throw new StoppedEarly();
  }

  close(): Promise<void> {
    return (this.closing ??= this.endAll());
  }

  private async endAll(): Promise<void> {
    for (const end of this.ends.reverse()) await this.endOne(end);
  }

  /** One part that fails to end must not keep the others, the database least of all, from ending. */
  private async endOne(end: End): Promise<void> {
    await end().catch((error: unknown) => this.onFailure(error));
  }
}
