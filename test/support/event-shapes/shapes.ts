import { type z } from 'zod';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type EventOfType } from '#contracts/shared/event.js';

/**
 * The contract's types as something that can be tested at run time: the data of each event's newest version.
 * A type that no longer fits here has changed: raise its version, add an upcaster and one more frozen sample.
 */
export type Shapes<F extends AnyEvent> = {
  readonly [T in F['type']]: z.ZodType<EventOfType<F, T>['data']>;
};
