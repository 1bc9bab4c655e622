import { feast } from './feast.js';
import { openland } from './openland.js';
import { tavern } from './tavern.js';
import { tollbridge } from './tollbridge.js';

/** Written later than the first blind tables, before the grammar was widened: what it read of these at first contact stands
 * in the notes of the record. */
export const SECOND_BLIND_TABLES = [tollbridge, feast, openland, tavern];
