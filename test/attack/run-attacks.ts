import { GameUnderFire, GRANTED } from '../support/game-under-fire.js';
import { heldIn, PROBED, settledMemoryOf } from '../support/memory-probe.js';
import { type Attack, type AttackContext } from './attack.js';
import { readOpenApi } from './fuzz/open-api.js';
import { type Row } from './report.js';
import { Tally } from './tally.js';
import { Witnesses } from './witnesses.js';

export interface AttackSettings {
  readonly seed: number;
  readonly share: number;
  /** Called as each row is complete. */
  readonly onRow?: AddRow;
}
type AddRow = (row: Row) => void;

const WITNESSES = 3;
/** Memory may grow by this much of what was held before: caches fill as players come. */
const MOST_GROWTH = 1.2;

const runOne = async (attack: Attack, context: AttackContext): Promise<Row> => {
  const tally = new Tally();
  await attack.run(context, tally).catch((error: unknown) => tally.count(`ended early: ${String(error)}`));
  return { name: attack.name, tally };
};

const heldBytes = async ({ game }: GameUnderFire): Promise<number> => heldIn(await settledMemoryOf(game));
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const countMemory = async (game: GameUnderFire, before: number, tally: Tally): Promise<void> => {
  const after = await heldBytes(game);
  const figures = `${megabytes(before)} held before, ${megabytes(after)} after`;
  tally.notes.push(figures);
  tally.count(after <= before * MOST_GROWTH ? null : figures);
};

/** The patient ones wait beside the others, which run one after the other. */
const runAll = async (attacks: readonly Attack[], run: (attack: Attack) => Promise<void>): Promise<void> => {
  const patient = attacks.filter(({ isPatient }) => isPatient).map(run);
  for (const attack of attacks.filter(({ isPatient }) => !isPatient)) await run(attack);
  await Promise.all(patient);
};

/** Attacks with the same settings share a game; honest players play beside them, and all is compared afterwards. */
const runOnOneGame = async (attacks: readonly Attack[], settings: AttackSettings, add: AddRow): Promise<void> => {
  const game = await GameUnderFire.open();
  try {
    await game.start({ LOG_LEVEL: 'error', ...PROBED, ...attacks[0]?.env });
    const witnesses = new Witnesses(() => game.url, WITNESSES);
    await witnesses.begin();
    // The game makes the document at its first use and keeps it: its memory must not count as lost in the attack.
    await readOpenApi(game.url);
    const before = await heldBytes(game);
    const context = { ...settings, url: game.url, pid: game.game.pid };
    await runAll(attacks, async (attack) => add(await runOne(attack, context)));
    const tally = new Tally();
    await tally.check('stories and ledger', () => witnesses.expectWhole(GRANTED));
    await tally.check('read models', () => game.expectRebuildsEqual());
    await countMemory(game, before, tally);
    add({ name: `after ${attacks.map(({ name }) => name).join(', ')}`.slice(0, 33), tally });
  } finally {
    await game.close();
  }
};

const groupsOf = (attacks: readonly Attack[]): readonly Attack[][] => {
  const groups = new Map<string, Attack[]>();
  for (const attack of attacks) {
    const key = JSON.stringify(attack.env ?? attack.name);
    groups.set(key, [...(groups.get(key) ?? []), attack]);
  }
  return [...groups.values()];
};

/** Runs the attacks; those that start games of their own run by themselves. */
export const runAttacks = async (attacks: readonly Attack[], settings: AttackSettings): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  const add: AddRow = (row) => {
    rows.push(row);
    settings.onRow?.(row);
  };
  for (const group of groupsOf(attacks)) {
    if (group[0]?.env) await runOnOneGame(group, settings, add);
    else for (const attack of group) add(await runOne(attack, { ...settings, url: '', pid: 0 }));
  }
  return rows;
};
