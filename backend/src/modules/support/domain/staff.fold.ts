import { type SupportEvent } from '#contracts/support/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

/** The newest acts, newest last; they include those that may still be repeated. */
const REMEMBERED_ACTS = 100;

export interface StaffAct {
  readonly actId: string;
  readonly what: string;
  readonly userId: string;
  readonly isSettled: boolean;
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
      const { actId, what, userId } = data;
      return { ...member, acts: [...member.acts, { actId, what, userId, isSettled: false }].slice(-REMEMBERED_ACTS) };
    }
    case 'StaffActSettled': {
      const acts = member.acts.map((act) => (act.actId === data.actId ? { ...act, isSettled: true } : act));
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
  version: 1,
  initial: { lastViewId: null, acts: [] },
  evolve,
};
