const EVERY_MS = 15_000;
const MS = 1_000;

/** The lines of a start. While it says nothing else, it says every 15 s what it still waits for. */
export class StartProgress {
  private waitingFor = 'the start';
  private lastLine = '';
  private since = performance.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly print: (line: string) => void,
    private readonly everyMs = EVERY_MS,
  ) {}

  start(): void {
    // It keeps the process alive: whatever a start waits for, it never ends without a word.
    this.timer = setInterval(() => this.tick(), this.everyMs);
  }

  readonly say = (line: string): void => {
    this.print(line);
    this.step(line);
  };

  /** A step without a line of its own. */
  readonly step = (line: string): void => {
    this.lastLine = this.waitingFor = line;
    this.since = performance.now();
    this.timer?.refresh();
  };

  /** What the step under way waits for. */
  readonly waits = (words: string): void => {
    this.waitingFor = words;
  };

  end(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const seconds = Math.round((performance.now() - this.since) / MS);
    const detail = this.waitingFor === this.lastLine ? '' : `: ${this.waitingFor}`;
    this.print(`Still at it after ${seconds} s (${this.lastLine || 'starting'})${detail}`);
  }
}
