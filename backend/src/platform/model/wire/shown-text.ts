const OPENING = /<(?:think|thinking|thought|reasoning)>/i;
const CLOSING = /<\/(?:think|thinking|thought|reasoning)>/i;
/** Longer than any of these tags. */
const LONGEST_TAG = 12;

/** The end of a text that may be the beginning of a tag. */
const unfinishedTag = (text: string): number => {
  const at = text.lastIndexOf('<');
  return at >= 0 && text.length - at <= LONGEST_TAG && !text.slice(at).includes('>') ? at : text.length;
};

/** Takes the thoughts out of a text that comes in pieces: models write them between tags where no field is for them. */
export class ShownText {
  private waiting = '';
  private hasShown = false;
  private thought = '';

  /** @param isThinking true for an endpoint whose template opens the tag itself, so that only its end comes */
  constructor(private isThinking = false) {}

  get thoughts(): string {
    return this.thought;
  }

  /** @returns what may be shown now */
  push(piece: string): string {
    this.waiting += piece;
    let shown = '';
    for (;;) {
      const tag = (this.isThinking ? CLOSING : OPENING).exec(this.waiting);
      const end = tag ? tag.index : unfinishedTag(this.waiting);
      const before = this.waiting.slice(0, end);
      this.waiting = this.waiting.slice(end + (tag?.[0].length ?? 0));
      if (this.isThinking) this.thought += before;
      else shown += before;
      if (!tag) return this.trimmed(shown);
      this.isThinking = !this.isThinking;
    }
  }

  /** What was held back as the beginning of a tag, and was none. */
  end(): string {
    const rest = this.waiting;
    this.waiting = '';
    if (!this.isThinking) return this.trimmed(rest);
    this.thought += rest;
    return '';
  }

  /** Nothing is shown before the first word. */
  private trimmed(text: string): string {
    const shown = this.hasShown ? text : text.trimStart();
    this.hasShown ||= shown !== '';
    return shown;
  }
}
