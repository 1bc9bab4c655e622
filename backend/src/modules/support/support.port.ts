import { type Masking } from './masking.js';

export { type Masking, masked, unmasked } from './masking.js';
export { StaffReason } from './staff-reason.decorator.js';

/** Something that is about people, as staff are about to see it. */
export interface StaffView {
  readonly staffId: string;
  /** What is looked at, in kebab-case: 'person', 'replay', 'capsule', 'analytics'. */
  readonly what: string;
  readonly userId?: string | null;
  readonly leadId?: string | null;
  readonly sessionId?: string | null;
  /** What was looked for, as it was typed: recorded as a keyed hash. */
  readonly query?: string;
  /** From `@StaffReason()`; null leaves personal text masked. */
  readonly reason: string | null;
}

/** The record of what staff see: it is asked before anything is answered. */
export interface StaffRecord {
  /** Appends `StaffViewed`. @returns how personal text of this answer is shown @throws as Repository.decide does */
  recordView(view: StaffView): Promise<Masking>;
}
export const STAFF_RECORD = Symbol('StaffRecord');
