import { boolean, integer, readModelEntity, text, time } from '../entity.js';

/** What a member of the staff saw or did. */
export interface StaffActRow {
  readonly id: string;
  readonly staffId: string;
  readonly kind: 'view' | 'act' | 'second-factor';
  /** In kebab-case: 'person', 'give-back-tokens', 'code'. */
  readonly what: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  readonly sessionId: string | null;
  /** Device or command of an act; keyed hash of what a search looked for. */
  readonly target: string | null;
  /** Tokens or hit points of an act. */
  readonly amount: number | null;
  /** Whether personal text was shown. */
  readonly unmasked: boolean;
  /** Null where none was given, or its person is erased. */
  readonly reason: string | null;
  /** Of an act: null until it is known. */
  readonly outcome: 'done' | 'unchanged' | 'refused' | null;
  /** Why an act was refused. */
  readonly code: string | null;
  readonly at: string;
  /** The account that claimed the guest whom the act is about; the guest's data is erased with that account. */
  readonly heldBy: string | null;
}

export const staffActEntity = readModelEntity<StaffActRow>({
  table: 'staff_acts',
  columns: {
    id: text({ primary: true }),
    staffId: text(),
    kind: text(),
    what: text(),
    userId: text({ nullable: true }),
    leadId: text({ nullable: true }),
    sessionId: text({ nullable: true }),
    target: text({ nullable: true }),
    amount: integer({ nullable: true }),
    unmasked: boolean({ default: false }),
    reason: text({ nullable: true }),
    outcome: text({ nullable: true }),
    code: text({ nullable: true }),
    at: time(),
    heldBy: text({ nullable: true }),
  },
  indices: [{ columns: ['at', 'id'] }, { columns: ['userId', 'at', 'id'] }, { columns: ['staffId', 'at', 'id'] }],
});
