import { type AttackContext } from './attack.js';
import { brokenUploads } from './attacks/broken-uploads.js';
import { readOpenApi } from './fuzz/open-api.js';
import { Tally } from './tally.js';

/** Enough for each way to break off. */
const WARM_SHARE = 0.02;

/**
 * Has the game load what it loads at its first use and keeps: the document of the calls, and the source maps by which
 * its first error is named (18 MB). Otherwise their memory would count as lost in the attack.
 */
export const warmUp = async (context: AttackContext): Promise<void> => {
  await readOpenApi(context.url);
  await brokenUploads.run({ ...context, share: WARM_SHARE }, new Tally());
};
