import { cellIndex } from '#contracts/world/cells.js';
import { hexKey, neighboursOf, parseHexKey, type Hex } from '#contracts/world/hex.js';

/** What has been seen by one who has been at `visited`: those cells and their neighbours, within the world. */
export const seenFrom = (visited: readonly Hex[]): Hex[] =>
  [...new Set(visited.flatMap((hex) => [hex, ...neighboursOf(hex)]).map(hexKey))].map(parseHexKey).filter((hex) => cellIndex(hex) !== null);
