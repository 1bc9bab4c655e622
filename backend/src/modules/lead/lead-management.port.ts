import { type CrmCall, type CrmLeadView } from '#contracts/integration/managed.js';
import { type Actor } from '#contracts/shared/event.js';
import { type Page, type PageQuery } from '#backend/platform/http/paged.js';
import { type LeadEdit } from './domain/edit-lead.decider.js';

export { type LeadEdit } from './domain/edit-lead.decider.js';

/** Of calls that ask the CRM. CRM_FAILED comes with words for what failed. */
export const CRM_REFUSALS = {
  CRM_NOT_CONFIGURED: { status: 409, message: 'No CRM is configured. Set GHL_API_KEY and GHL_LOCATION_ID.' },
  CRM_FAILED: { status: 502, message: 'The CRM does not answer.' },
};

/** How leads stand with the CRM, and what staff mend. An erased lead is not known. */
export interface LeadManagement {
  /** The newest first. @param status null: all @throws RejectedError 400 for a cursor of another list */
  page(status: CrmLeadView['syncStatus'] | null, page: PageQuery): Promise<Page<CrmLeadView>>;
  /** @throws RejectedError LEAD_NOT_KNOWN; so does each of the following */
  find(leadId: string): Promise<CrmLeadView>;
  /** The lead is queued for the CRM again. @throws RejectedError LEAD_EMAIL_TAKEN; LEAD_IS_LINKED for a key */
  mend(leadId: string, edit: LeadEdit, actor: Actor): Promise<CrmLeadView>;
  /** Queues a sync. @throws RejectedError CRM_NOT_CONFIGURED */
  sync(leadId: string): Promise<CrmLeadView>;
  /**
   * The calls that a sync would make now; nothing is sent but reads. @param show how personal text is shown
   * @throws RejectedError CRM_NOT_CONFIGURED, CRM_FAILED
   */
  dryRun(leadId: string, show: (text: string) => string): Promise<readonly CrmCall[]>;
}
export const LEAD_MANAGEMENT = Symbol('LeadManagement');
