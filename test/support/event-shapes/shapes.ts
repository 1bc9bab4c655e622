import { type z } from 'zod';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type EventOfType } from '#contracts/shared/event.js';

/**
 * The contract's types as something that can be tested at run time: the current version of each event and its data.
 * A type that no longer fits here has changed: raise its version, add an upcaster and one more frozen sample.
 */
export type Shapes<F extends AnyEvent> = {
  readonly [T in F['type']]: {
    readonly version: EventOfType<F, T>['version'];
    readonly data: z.ZodType<EventOfType<F, T>['data']>;
  };
};
