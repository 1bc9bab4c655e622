import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../eventually.js';

export interface Program {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether it can serve. */
  readonly isHealthy: () => Promise<boolean>;
  /** Whether it runs, and answers; as `isHealthy` where absent. */
  readonly isAlive?: () => Promise<boolean>;
}

/** The pause before an ended process is started again, as Docker makes it. */
const AGAIN_MS = 100;
const HEALTHY_WITHIN_MS = 240_000;
/** Enough characters of its output to show why it does not serve. */
const LAST_WORDS = 3_000;

/** A process that is started again whenever it ends, as `restart: unless-stopped` does. */
export class Supervised {
  /** Times that it was started. */
  starts = 0;
  /** What it said last each time that it ended without being asked to, with its exit code or signal. */
  readonly ownEnds: string[] = [];
  private child: ChildProcess | null = null;
  private ended: Promise<unknown> = Promise.resolve();
  private isWanted = false;
  private isAsked = false;
  private output = '';

  constructor(
    readonly name: string,
    private readonly program: Program,
  ) {}

  start(): void {
    this.isWanted = true;
    this.launch();
  }

  /** Ends it as a crash would. Resolves when it has ended; it is started again. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks it to end. Resolves when it has; it is started again. @returns its exit code */
  async restart(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Resolves when it has ended; it is not started again. @returns its exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.isWanted = false;
    return this.end(signal);
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  isHealthy(): Promise<boolean> {
    return this.program.isHealthy().catch(() => false);
  }

  /** @throws Error with its last words when it does not serve in time */
  async awaitHealthy(): Promise<void> {
    await eventually(async () => {
      if (!(await this.isHealthy())) throw new Error(`${this.name} can't serve:\n${this.lastWords}`);
    }, HEALTHY_WITHIN_MS);
  }

  /** Also while what it needs is slow. @throws Error with its last words when it does not answer in time */
  async awaitAlive(): Promise<void> {
    const { isAlive, isHealthy } = this.program;
    await eventually(async () => {
      if (!(await (isAlive ?? isHealthy)().catch(() => false)))
        throw new Error(`${this.name} does not answer:\n${this.lastWords}`);
    }, HEALTHY_WITHIN_MS);
  }

  get lastWords(): string {
    return this.output.slice(-LAST_WORDS);
  }

  private launch(): void {
    const { command, cwd, env } = this.program;
    const [file = '', ...args] = command;
    const child = spawn(file, args, {
      cwd,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.isAsked = false;
    this.starts += 1;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-2 * LAST_WORDS)));
    const takeAlong = (): void => void child.kill('SIGKILL');
    process.once('exit', takeAlong);
    this.ended = once(child, 'exit').finally(() => process.off('exit', takeAlong));
    void this.ended.then(() => this.again());
  }

  private again(): void {
    const { exitCode, signalCode } = this.child ?? {};
    if (!this.isAsked)
      this.ownEnds.push(`${this.name} has ended by itself (${signalCode ?? exitCode}):\n${this.lastWords}`);
    this.child = null;
    if (this.isWanted) setTimeout(() => this.isWanted && !this.child && this.launch(), AGAIN_MS);
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child, ended } = this;
    if (!child) return null;
    this.isAsked = true;
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}
