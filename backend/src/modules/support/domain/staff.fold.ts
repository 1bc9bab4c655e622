import { type StaffActSettledV1, type SupportEvent } from '#contracts/support/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

/** The newest acts, newest last; they include those that may still be repeated. */
const REMEMBERED_ACTS = 100;

interface StaffAct {
  readonly actId: string;
  readonly what: string;
  readonly userId: string;
  readonly target: string | null;
  readonly amount: number | null;
  /** Null until it is known. */
  readonly settled: Pick<StaffActSettledV1, 'outcome' | 'code'> | null;
}
export interface StaffMember {
  readonly lastViewId: string | null;
  readonly acts: readonly StaffAct[];
}

const evolve = (member: StaffMember, { type, data }: SupportEvent): StaffMember => {
  switch (type) {
    case 'StaffViewed':
      return { ...member, lastViewId: data.viewId };
    case 'StaffActed': {
      const { actId, what, userId, target, amount } = data;
      const act = { actId, what, userId, target, amount, settled: null };
      return { ...member, acts: [...member.acts, act].slice(-REMEMBERED_ACTS) };
    }
    case 'StaffActSettled': {
      const { actId, outcome, code } = data;
      const settled = { outcome, code };
      const acts = member.acts.map((act) => (act.actId === actId ? { ...act, settled } : act));
      return { ...member, acts };
    }
    case 'SecondFactorEnrolled':
    case 'SecondFactorPassed':
    case 'SecondFactorReset':
      return member;
  }
};

/** What a member of the staff saw and did is the left fold of the stream `staff-<staffId>`. */
export const staffFold: Fold<StaffMember, SupportEvent> = {
  noun: 'staff',
  version: 2,
  initial: { lastViewId: null, acts: [] },
  evolve,
};
