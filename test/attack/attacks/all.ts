import { type Attack } from '../attack.js';
import { brokenUploads } from './broken-uploads.js';
import { damagedFiles } from './damaged-files.js';
import { deepJson } from './deep-json.js';
import { doubledRequests } from './doubled-requests.js';
import { floods } from './floods.js';
import { foreignIds } from './foreign-ids.js';
import { forgedTokens } from './forged-tokens.js';
import { fuzzedBodies } from './fuzzed-bodies.js';
import { oddRequests } from './odd-requests.js';
import { slowBodies } from './slow-bodies.js';
import { streamsWithoutReaders } from './streams-without-readers.js';

export const ATTACKS: readonly Attack[] = [
  slowBodies,
  fuzzedBodies,
  deepJson,
  oddRequests,
  forgedTokens,
  foreignIds,
  doubledRequests,
  brokenUploads,
  streamsWithoutReaders,
  floods,
  damagedFiles,
];
