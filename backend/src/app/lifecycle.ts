/** A signal came while the game was starting. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly';
}

type End = () => Promise<void>;

/** The started parts; they are ended in reverse order, once. */
export class Lifecycle {
  private readonly ends: End[] = [];
  private closing: Promise<void> | undefined;

  constructor(private readonly onFailure: (error: unknown) => void) {}

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  /**
   * Registers the end of a part that was just started; ends it at once if the game is already closing. @throws
   * StoppedEarly
   */
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

  /** A part that fails to end must not stop the end of the others, above all of the database. */
  private async endOne(end: End): Promise<void> {
    await end().catch((error: unknown) => this.onFailure(error));
  }
}
