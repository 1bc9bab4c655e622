import { type LogPlace } from './servers.js';

/** STACK_LOG=database: the table; EVENTSTORE_URL: that EventStoreDB; else one of its own, or its stand-in. */
export const logUnderTest = (): LogPlace => {
  if (process.env['STACK_LOG'] === 'database') return 'database';
  const given = process.env['EVENTSTORE_URL'];
  return given ? new URL(given) : 'event store';
};
