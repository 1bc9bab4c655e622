import { READ_MODELS } from '#projections/read-models.js';
import { type Position } from '../event-store/event-store.port.js';
import { shapeOf } from '../projections/checkpoints.js';
import { sumOf } from '../projections/checksum.js';
import { sideTable, type SideTables } from '../projections/rebuild.js';
import { BackupError } from './archive-format.js';
import { type LiveSum } from './backup-point.js';

export interface ComparedReadModels {
  readonly equal: number;
  /** Those that another version of the game had made. */
  readonly passedOver: readonly string[];
}

const modelOf = ({ readModel, version, shape }: LiveSum) =>
  READ_MODELS.find(
    (model) => model.table.name === readModel && model.projection.version === version && shapeOf(model) === shape,
  );

const byPosition = (a: { readonly position: Position }, b: { readonly position: Position }): number =>
  a.position < b.position ? -1 : Number(a.position > b.position);

/**
 * Fills read models from the log up to where each of the others stood, and compares it there.
 * @throws BackupError that names the first that differs
 */
export const compareReadModels = async (side: SideTables, sums: readonly LiveSum[]): Promise<ComparedReadModels> => {
  const passedOver: string[] = [];
  for (const was of [...sums].sort(byPosition)) {
    const model = modelOf(was);
    if (!model) {
      passedOver.push(was.readModel);
      continue;
    }
    if (was.position > 0n) await side.fillTo(was.position, 'own transactions');
    const is = await sumOf(side.client, model.table, sideTable(was.readModel));
    if (is.rows !== was.rows || is.sum !== was.sum)
      throw new BackupError(
        `${was.readModel} is not as it was at position ${was.position}: ${is.rows} rows in place of ${was.rows}, or other ones`,
      );
  }
  return { equal: sums.length - passedOver.length, passedOver };
};
