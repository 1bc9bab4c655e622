import { SetMetadata } from '@nestjs/common';
import { type RejectionTable } from './rejected.error.js';

export const REFUSALS = 'refusals';
/**
 * Names the refusals of a route for the description of the API: all but those that come from its guards, its fields and
 * its body, which are known without being named.
 */
export const Refuses = (...tables: readonly RejectionTable<string>[]) =>
  SetMetadata(REFUSALS, Object.assign({}, ...tables) as RejectionTable<string>);
