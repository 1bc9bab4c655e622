/** A signal came while the game was starting. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly';
}

export interface LifecyclePart {
  /** For the message that names the part which does not end. */
  readonly name: string;
  end(): Promise<void>;
}

/** The started parts; they are ended in reverse order, once. */
export class Lifecycle {
  private readonly parts: LifecyclePart[] = [];
  private closing: Promise<void> | undefined;
  private ending: LifecyclePart | undefined;

  constructor(private readonly onFailure: (error: unknown) => void) {}

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  /** The name of the part that is ending now. */
  get endingPart(): string | null {
    return this.ending?.name ?? null;
  }

  /**
   * Registers the ends of parts that were just started; ends them at once if the game is already closing. @throws
   * StoppedEarly
   */
  async started(...parts: readonly LifecyclePart[]): Promise<void> {
    if (!this.closing) {
      this.parts.push(...parts);
      return;
    }
    for (const part of parts.toReversed()) await this.endOne(part);
    throw new StoppedEarly();
  }

  close(): Promise<void> {
    return (this.closing ??= this.endAll());
  }

  private async endAll(): Promise<void> {
    for (const part of this.parts.reverse()) await this.endOne(part);
  }

  /** A part that fails to end must not stop the end of the others, above all of the database. */
  private async endOne(part: LifecyclePart): Promise<void> {
    this.ending = part;
    await part.end().catch((error: unknown) => this.onFailure(error));
  }
}
