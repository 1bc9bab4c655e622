import { isDatabaseOutage } from '../postgres/outage.js';
import { isOutOfSpace } from '../postgres/disk-full.js';

/** A state with something worth telling of it, also where it is good. */
interface DetailedFinding {
  readonly ready: boolean;
  readonly says: string;
}
/** What a check says of its part: true, or why the part is not ready, in words without secrets. */
export type Finding = boolean | string | DetailedFinding;
export type PartCheck = () => Finding | Promise<Finding>;

export interface PartHealth {
  readonly part: string;
  readonly ready: boolean;
  /** Since when it has been so: ISO 8601. */
  readonly since: string;
  /** In words, where it is not ready. */
  readonly reason?: string;
  /** In words, where it is ready and there is something to tell. */
  readonly detail?: string;
}

export const FULL_DISK = 'the disk is full';
const NO_ANSWER = 'no answer';
const OUT_OF_REACH = 'out of reach';

/** Error messages may hold addresses and names: only the kind of the failure is shown. */
const reasonOf = (error: unknown): string => {
  if (isOutOfSpace(error)) return FULL_DISK;
  return isDatabaseOutage(error) ? OUT_OF_REACH : 'it fails';
};

const wait = (ms: number): { readonly over: Promise<void>; readonly clear: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { over, clear: () => clearTimeout(timer) };
};

interface Checking {
  readonly done: Promise<unknown>;
  readonly asked: Date;
  /** The last wait for this check timed out: nobody waits for it again. */
  isLate: boolean;
}

/** A part of the process and what is known of it. At most one check of it is under way. */
export class Part {
  private ready = false;
  private reason = 'it is starting';
  private detail: string | undefined;
  private since: Date;
  private checking: Checking | undefined;

  constructor(
    readonly name: string,
    private readonly check: PartCheck,
    private readonly now: () => Date,
  ) {
    this.since = now();
  }

  get health(): PartHealth {
    const { name, ready, since, reason, detail } = this;
    const words = ready ? detail !== undefined && { detail } : { reason };
    return { part: name, ready, since: since.toISOString(), ...words };
  }

  /** Checks the part, for at most that time: what does not answer is not ready. Never rejects. */
  async look(withinMs: number): Promise<PartHealth> {
    const checking = (this.checking ??= this.run());
    const { over, clear } = wait(checking.isLate ? 0 : withinMs);
    await Promise.race([checking.done, over]);
    clear();
    if (this.checking === checking) {
      checking.isLate = true;
      this.found(NO_ANSWER, checking.asked);
    }
    return this.health;
  }

  private run(): Checking {
    const asked = this.now();
    const judge = async (): Promise<void> => {
      try {
        this.found(await this.check(), asked);
      } catch (error) {
        this.found(reasonOf(error), asked);
      }
    };
    const done = judge().finally(() => (this.checking = undefined));
    return { done, asked, isLate: false };
  }

  private found(finding: Finding, at: Date): void {
    const told = typeof finding === 'object' ? finding : undefined;
    const ready = told?.ready ?? finding === true;
    if (ready !== this.ready) [this.ready, this.since] = [ready, at];
    this.detail = told?.says;
    if (!ready) this.reason = told?.says ?? (typeof finding === 'string' ? finding : 'not yet');
  }
}
