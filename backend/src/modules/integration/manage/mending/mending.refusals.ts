import { LEAD_REJECTIONS } from '#contracts/lead/rejections.js';

export const DEAD_LETTER_REFUSALS = {
  QUEUE_NOT_FOUND: { status: 404, message: 'There is no queue of that name.' },
  DEAD_LETTER_NOT_FOUND: { status: 404, message: 'No job that failed has that id in that queue.' },
};
export const LEAD_REFUSALS = { LEAD_NOT_KNOWN: LEAD_REJECTIONS.LEAD_NOT_KNOWN };
const { LEAD_EMAIL_TAKEN, LEAD_IS_LINKED } = LEAD_REJECTIONS;
export const MEND_REFUSALS = { ...LEAD_REFUSALS, LEAD_EMAIL_TAKEN, LEAD_IS_LINKED };
