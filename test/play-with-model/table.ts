import { BLIND_TABLES } from '../reading-table/blind/tables.js';
import { SECOND_BLIND_TABLES } from '../reading-table/blind-second/tables.js';
import { isRight } from '../reading-table/compare.js';
import { OWN_TABLES } from '../reading-table/own/tables.js';
import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';

/** Sentences of the reading table that were read as they are meant. */
export interface ReadRate {
  readonly right: number;
  readonly of: number;
}

const LONGEST_MS = 120_000;

/** Reads every sentence of the table, so many at a time; `isBlind`: only the rows that were written without a look at the grammar. */
export const readTable = async (
  reader: IntentReader,
  { isBlind, atOnce }: { readonly isBlind: boolean; readonly atOnce: number },
): Promise<ReadRate> => {
  const rows = (isBlind ? [...BLIND_TABLES, ...SECOND_BLIND_TABLES] : OWN_TABLES).flatMap((table) =>
    table.rows.map((row) => ({ row, scene: table.scene })),
  );
  const waiting = [...rows];
  let right = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { row, scene } = next;
      const reading = await reader.read(row.says, scene, AbortSignal.timeout(LONGEST_MS), 'play-with-model');
      if (isRight(row, reading, scene)) right += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { right, of: rows.length };
};

export const inWords = ({ right, of }: ReadRate): string => `${((100 * right) / of).toFixed(1)} % of ${of} sentences`;
