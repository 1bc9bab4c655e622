import {
  type StaffActedV1,
  type StaffActSettledV1,
  type StaffViewedV2,
  type SupportEvent,
} from '#contracts/support/events.js';
import { type SupportRejectionCode } from '#contracts/support/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type StaffMember } from './staff.fold.js';

export type StaffDecision = Decision<SupportEvent, SupportRejectionCode>;

/** A view appended twice, after an append of unknown outcome, is recorded once. */
export const recordView = (view: StaffViewedV2, { lastViewId }: StaffMember): StaffDecision =>
  lastViewId === view.viewId ? accept() : accept({ type: 'StaffViewed', version: 2, data: view });

/** A repeated act continues the first one. */
export const beginAct = (act: StaffActedV1, { acts }: StaffMember): StaffDecision => {
  const known = acts.find(({ actId }) => actId === act.actId);
  if (!known) return accept({ type: 'StaffActed', version: 1, data: act });
  const isSame = (['what', 'userId', 'target', 'amount'] as const).every((field) => known[field] === act[field]);
  return isSame ? accept() : reject('ACT_IS_ANOTHER');
};

/** Once: the first outcome stays. */
export const settleAct = (settled: StaffActSettledV1, { acts }: StaffMember): StaffDecision =>
  acts.some(({ actId, settled: before }) => actId === settled.actId && before === null)
    ? accept({ type: 'StaffActSettled', version: 1, data: settled })
    : accept();
