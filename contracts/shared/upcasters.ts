import { type Upcaster } from './upcaster.js';

/** Every upcaster there is. None yet: all events are in their first version. */
export const UPCASTERS: readonly Upcaster[] = [];
