import { systemClock } from '../clock/clock.js';
import { type Logger } from '../logger.port.js';
import { type PartCheck, FULL_DISK, Part, type PartHealth } from './part.js';

export interface ReadinessOptions {
  readonly log?: Pick<Logger, 'info' | 'warn'>;
  /** The longest wait for all checks, which run together; 1 s where absent. */
  readonly withinMs?: number;
  readonly now?: () => Date;
}

/** Answers of `/health/ready` come within 2 s, also on a busy machine. */
const WITHIN_MS = 1_000;
const WATCH_MS = 5_000;
/** A state that lasts is repeated in the log that often. */
const REPEAT_MS = 60_000;

const isNotReady = ({ ready }: PartHealth): boolean => !ready;
const wordsOf = (missing: readonly PartHealth[]): string =>
  missing.map(({ part, reason }) => `${part} (${reason ?? 'not ready'})`).join(', ');

/** The conditions for this process to serve; each part adds its own check. */
export class Readiness {
  /** It takes no new work. */
  isClosing = false;
  private readonly parts: { readonly part: Part; readonly needed: boolean }[] = [];
  private readonly withinMs: number;
  private readonly now: () => Date;
  private said = { words: '', at: -Infinity };
  private timer: NodeJS.Timeout | undefined;
  private opened = false;

  constructor(private readonly options: ReadinessOptions = {}) {
    this.withinMs = options.withinMs ?? WITHIN_MS;
    this.now = options.now ?? ((): Date => systemClock.now());
  }

  /** @param needed false: the process serves without that part, which is only shown */
  add(name: string, check: PartCheck, needed = true): void {
    this.parts.push({ part: new Part(name, check, this.now), needed });
  }

  /** Whether everything needed was ready once. */
  get hasOpened(): boolean {
    return this.opened;
  }

  /** What was found last; asks nothing. */
  get known(): readonly PartHealth[] {
    return this.parts.map(({ part }) => part.health);
  }

  /** Checks all parts, within the limit. */
  async look(): Promise<{ readonly parts: readonly PartHealth[]; readonly missing: readonly PartHealth[] }> {
    const parts = await Promise.all(this.parts.map(({ part }) => part.look(this.withinMs)));
    const missing = parts.filter((part, i) => isNotReady(part) && this.parts[i]?.needed);
    this.opened ||= missing.length === 0;
    this.note(parts.filter(isNotReady));
    return { parts, missing };
  }

  /** Looks again and again, so that the log says what is not ready although nobody asks. */
  watch(everyMs = WATCH_MS): void {
    this.timer ??= setInterval(() => void this.look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Logs a change at once, a lasting state now and then; before the process has opened, only a full disk. */
  private note(missing: readonly PartHealth[]): void {
    const words = wordsOf(missing);
    const [{ words: before, at }, now] = [this.said, performance.now()];
    const isNews = this.opened || missing.some(({ reason }) => reason === FULL_DISK);
    if (!isNews || (words === before && (words === '' || now - at < REPEAT_MS))) return;
    this.said = { words, at: now };
    const { log } = this.options;
    if (words === '') log?.info({}, 'everything is ready again');
    else log?.warn({ parts: missing }, `not ready: ${words}`);
  }
}

export const READINESS = Symbol('Readiness');
