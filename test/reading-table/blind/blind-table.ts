import { type Scene } from '#game/model/scene.js';
import { type TableRow } from '../row.js';

/**
 * A part of the third of the table that was written without a look at the grammar, and to which nobody tunes it. A slot
 * '*' may hold anything: which slot a word goes to is then a matter of taste.
 */
export interface BlindTable {
  readonly name: string;
  readonly scene: Scene;
  readonly rows: readonly TableRow[];
}

export const blindTable = (
  name: string,
  scene: Scene,
  rows: readonly (readonly [TableRow['says'], TableRow['reads']])[],
): BlindTable => ({ name, scene, rows: rows.map(([says, reads]) => ({ scene: name, says, reads })) });
