import { randomUUID } from 'node:crypto';
import pg from 'pg';
import fc from 'fast-check';
import { CAPTURE_FAULT_POINTS, SYNC_FAULT_POINTS } from '#backend/platform/faults/fault-points.js';
import { eventually } from '../eventually.js';
import { GameUnderFire } from '../game-under-fire.js';
import { type TestDatabase } from '../postgres.js';
import { type GhlFault, GhlStandIn } from './ghl-stand-in.js';
import { ForeignContacts } from './foreign-contacts.js';
import { leadsLeft, type TriedLead } from './lead-findings.js';
import { ignored } from '#backend/shared/ignored.js';

export interface LeadTrial {
  readonly database: TestDatabase;
  readonly leads: number;
  readonly kills: number;
  readonly seed: number;
  /** How many of a hundred calls fail. */
  readonly faults: number;
  readonly print?: (line: string) => void;
  /** The longest time in which nothing more gets to the CRM. */
  readonly withinMs: number;
}
export interface LeadTrialResult {
  /** What is not as it should be; nothing where all is right. */
  readonly findings: readonly string[];
  readonly calls: number;
  /** Calls beyond the limits. */
  readonly refused: number;
}

const FAULTS: readonly GhlFault[] = ['reset', 'lost', 500, 503, 409, 429];
const AT_ONCE = 16;
const SECOND_CAPTURE = 3;

const emailOf = (n: number): string => `lead-${n}@example.org`;
/** Norwegian, of eight digits. */
const phoneOf = (n: number): string => `+47${90_000_000 + n}`;
const interestsOf = (n: number): readonly string[] => [`interest ${n}`, 'maps'];
const more = (n: number): boolean => n % SECOND_CAPTURE === 0;

/** The faults of a seed, call by call. */
const faultsOf = (seed: number, ofHundred: number): (() => GhlFault | null) => {
  const drawn = fc.sample(fc.tuple(fc.nat(99), fc.constantFrom(...FAULTS)), { numRuns: 1_000, seed });
  let n = 0;
  return () => {
    const [chance, fault] = drawn[n++ % drawn.length] ?? [100, 500];
    return chance < ofHundred ? fault : null;
  };
};

/**
 * Sends a lead until the whole answer arrives. All tries have one key, so they count as one capture.
 * @returns the lead's id
 */
const sendCapture = async (game: GameUnderFire, body: object, key: string): Promise<string> => {
  for (;;) {
    const leadId = await fetch(`${game.url}/api/ghl/lead-capture`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
      // A killed game also breaks off in the midst of an answer.
      .then(async (answer) => (answer.status === 200 ? ((await answer.json()) as { leadId: string }).leadId : null))
      .catch(() => null);
    if (leadId !== null) return leadId;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const capture = async (game: GameUnderFire, n: number): Promise<TriedLead> => {
  const lead = { email: emailOf(n), firstName: `First ${n}`, lastName: `Last ${n}`, phone: phoneOf(n) };
  await sendCapture(game, { ...lead, interests: [`interest ${n}`] }, randomUUID());
  if (more(n)) await sendCapture(game, { ...lead, firstName: 'A stranger', interests: ['maps'] }, randomUUID());
  return { ...lead, interests: more(n) ? interestsOf(n) : [`interest ${n}`] };
};

/** Captures come in parts, one for each start of the game: in each there are some left to be killed in. */
class Parts {
  private readonly open: (() => void)[] = [];
  private readonly opened: readonly Promise<void>[];
  readonly size: number;

  constructor({ leads, kills }: Pick<LeadTrial, 'leads' | 'kills'>) {
    this.size = Math.ceil(leads / (kills + 1));
    this.opened = Array.from({ length: kills + 1 }, (_, n) => new Promise((resolve) => (this.open[n] = resolve)));
  }

  begin(part: number): void {
    this.open[part]?.();
  }

  /** Resolves when the part has begun to which this lead belongs. */
  of(lead: number): Promise<void> {
    return this.opened[Math.floor(lead / this.size)] ?? Promise.resolve();
  }
}

const captureAll = async (game: GameUnderFire, count: number, parts: Parts): Promise<readonly TriedLead[]> => {
  const tried: TriedLead[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const lead = next++;
      await parts.of(lead);
      tried.push(await capture(game, lead));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tried;
};

const KILLED_AT = [...CAPTURE_FAULT_POINTS, ...SYNC_FAULT_POINTS] as const;

/**
 * Kills the game at lines of the capture and of the sync, once each has been passed for half of a part, and starts it
 * again, until all kills are done.
 */
const underFire = async (
  game: GameUnderFire,
  ghl: GhlStandIn,
  parts: Parts,
  { kills, seed, print = () => undefined }: LeadTrial,
): Promise<void> => {
  const every = Math.max(1, Math.floor(parts.size / 2));
  const points = kills === 0 ? [] : fc.sample(fc.constantFrom(...KILLED_AT), { numRuns: kills, seed });
  const start = (point: string): Promise<void> =>
    // A game that is killed while it starts is started again.
    game.start({ ...ghl.env, FAULT_KILL_AT: `${point}#${every}` }).catch(ignored.seenByItsOutcome);
  for (const [n, point] of points.entries()) {
    parts.begin(n);
    await start(point);
    await game.gone;
    print(`killed at ${point}, after ${ghl.calls.length} calls`);
  }
  parts.begin(kills);
  // A busy machine may need a second one.
  await game.start(ghl.env).catch(() => game.start(ghl.env));
};

/** Of the API: both are written in their own way. */
export const versionOf = (seed: number): string => (seed % 2 === 0 ? '2021-07-28' : 'v3');

/** Many leads, captured while the game is killed and the CRM fails, must all be exactly right there at the end. */
export const runLeadTrial = async (trial: LeadTrial): Promise<LeadTrialResult> => {
  const { database, leads, seed, faults, withinMs, print = () => undefined } = trial;
  const apiVersion = versionOf(seed);
  const limits = { max: 100, intervalMs: 100 };
  const ghl = await GhlStandIn.start({ apiVersion, limits, faultFor: faultsOf(seed, faults) });
  ghl.contacts.addField('interests');
  const foreign = ForeignContacts.among(ghl.contacts, { count: leads, emailOf, phoneOf });
  const game = await GameUnderFire.open(database);
  const db = new pg.Pool({ connectionString: database.url, max: 1 });
  db.on('error', () => undefined);
  try {
    const parts = new Parts(trial);
    const [, tried] = await Promise.all([underFire(game, ghl, parts, trial), captureAll(game, leads, parts)]);
    print(`${tried.length} leads are captured; ${ghl.calls.length} calls so far`);
    await eventually(async () => {
      const { rows } = await db.query<{ left: string }>(
        "select count(*) as left from ghl_leads where sync_status <> 'synced'",
      );
      const { rows: all } = await db.query<{ all: string }>('select count(*) as all from ghl_leads');
      if (rows[0]?.left !== '0' || all[0]?.all !== String(leads)) throw new Error(`${rows[0]?.left} leads are left`);
    }, withinMs);
    return {
      findings: [...leadsLeft(tried, ghl, foreign), ...foreign.harmed()],
      calls: ghl.calls.length,
      refused: ghl.counter.refused,
    };
  } finally {
    await db.end();
    await game.close();
    await ghl.close();
  }
};
