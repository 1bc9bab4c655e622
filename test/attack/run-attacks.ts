import { GameUnderFire, GRANTED } from '../support/game-under-fire.js';
import { type Attack } from './attack.js';
import { heldBytes, MEMORY_ON_SIGNAL } from './memory.js';
import { type Row } from './report.js';
import { Tally } from './tally.js';
import { warmUp } from './warm-up.js';
import { Witnesses } from './witnesses.js';

export interface AttackSettings {
  readonly seed: number;
  readonly share: number;
  /** Called as each row is complete. */
  readonly onRow?: (row: Row) => void;
}

const WITNESSES = 3;
/** Memory may grow by this much of what was held before: caches fill as players come. */
const MOST_GROWTH = 1.2;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const countMemory = async (game: GameUnderFire, before: number, tally: Tally): Promise<void> => {
  const after = await heldBytes(game);
  const figures = `${megabytes(before)} held before, ${megabytes(after)} after`;
  tally.notes.push(figures);
  tally.count(after <= before * MOST_GROWTH ? null : figures);
};

/** Attacks with the same settings share a game; honest players play beside them, and all is compared afterwards. */
const runOnOneGame = async (attacks: readonly Attack[], { seed, share, onRow }: AttackSettings): Promise<Row[]> => {
  const rows: Row[] = [];
  const add = (name: string, tally: Tally): void => {
    rows.push({ name, tally });
    onRow?.({ name, tally });
  };
  const game = await GameUnderFire.open();
  try {
    await game.start({ LOG_LEVEL: 'error', NODE_OPTIONS: MEMORY_ON_SIGNAL, ...attacks[0]?.env });
    const witnesses = new Witnesses(() => game.url, WITNESSES);
    await witnesses.begin();
    const context = { url: game.url, pid: game.pid, seed, share };
    await warmUp(context);
    const before = await heldBytes(game);
    const runOne = async (attack: Attack): Promise<void> => {
      const tally = new Tally();
      await attack.run(context, tally).catch((error: unknown) => tally.count(`ended early: ${String(error)}`));
      add(attack.name, tally);
    };
    const patient = attacks.filter(({ isPatient }) => isPatient).map(runOne);
    for (const attack of attacks.filter(({ isPatient }) => !isPatient)) await runOne(attack);
    await Promise.all(patient);
    const after = new Tally();
    await after.check('stories and ledger', () => witnesses.expectWhole(GRANTED));
    await after.check('read models', () => game.expectRebuildsEqual());
    await countMemory(game, before, after);
    add(`after ${attacks.map(({ name }) => name).join(', ')}`.slice(0, 33), after);
  } finally {
    await game.close();
  }
  return rows;
};

const groupsOf = (attacks: readonly Attack[]): readonly Attack[][] => {
  const groups = new Map<string, Attack[]>();
  for (const attack of attacks) {
    const key = JSON.stringify(attack.env ?? attack.name);
    groups.set(key, [...(groups.get(key) ?? []), attack]);
  }
  return [...groups.values()];
};

/** Runs the attacks, one after the other. */
export const runAttacks = async (attacks: readonly Attack[], settings: AttackSettings): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const group of groupsOf(attacks)) {
    if (group[0]?.env) {
      rows.push(...(await runOnOneGame(group, settings)));
      continue;
    }
    for (const attack of group) {
      const tally = new Tally();
      const context = { url: '', pid: 0, ...settings };
      await attack.run(context, tally).catch((error: unknown) => tally.count(`ended early: ${String(error)}`));
      rows.push({ name: attack.name, tally });
      settings.onRow?.({ name: attack.name, tally });
    }
  }
  return rows;
};
