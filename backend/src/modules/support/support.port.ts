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

/** How personal text is shown: only after a view with a reason was recorded is it shown as it is. */
export interface Masking {
  readonly masked: boolean;
  /** The text, or `•••••` in its place; nothing stays nothing. */
  readonly show: <T extends string | null>(text: T) => T;
}

/** The record of what staff see: it is asked before anything is answered. */
export interface StaffRecord {
  /** Appends `StaffViewed`. @returns how personal text of this answer is shown @throws as Repository.decide does */
  recordView(view: StaffView): Promise<Masking>;
}
export const STAFF_RECORD = Symbol('StaffRecord');
