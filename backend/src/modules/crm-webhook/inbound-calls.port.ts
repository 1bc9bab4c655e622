import { type InboundCallDetail, type InboundCallView } from '#contracts/integration/managed.js';
import { type Page, type PageQuery } from '#backend/platform/http/paged.js';

export const INBOUND_CALL_REFUSALS = {
  CALL_NOT_FOUND: { status: 404, message: 'No call of the CRM has that id.' },
  ALREADY_DONE: { status: 409, message: 'This call was done, and is not done twice.' },
  CALL_FORGOTTEN: { status: 409, message: 'What this call said is forgotten: nothing is left to work on.' },
};

/** Calls of the CRM, for those who look after them. */
export interface InboundCalls {
  /** The newest first. @param state null: all @throws RejectedError 400 for a cursor of another list */
  page(state: InboundCallView['state'] | null, page: PageQuery): Promise<Page<InboundCallView>>;
  /** With its payload as it came; null once that is forgotten. @throws RejectedError CALL_NOT_FOUND */
  find(id: string): Promise<InboundCallDetail>;
  /**
   * Has a call that failed worked on again, or one that waits. One that was done is never done twice.
   * @throws RejectedError CALL_NOT_FOUND, ALREADY_DONE, CALL_FORGOTTEN
   */
  retry(id: string): Promise<InboundCallView>;
}
export const INBOUND_CALLS = Symbol('InboundCalls');
