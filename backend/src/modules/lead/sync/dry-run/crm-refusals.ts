import { type CrmError } from '#backend/platform/crm/crm-error.js';
import { RejectedError, rejectedBy } from '#backend/platform/http/rejected.error.js';
import { CRM_REFUSALS } from '../../lead-management.port.js';

export const crmNotConfigured = (): RejectedError => rejectedBy(CRM_REFUSALS, { code: 'CRM_NOT_CONFIGURED' });

const WORDS: Readonly<Record<CrmError['fault'], string>> = {
  unauthorized: 'The CRM does not accept the key.',
  forbidden: 'The key may not read that in the CRM: check its scopes.',
  not_found: 'The CRM knows nothing of that.',
  refused: 'The CRM refuses the question.',
  conflict: 'The CRM is busy with something else. Try again in a moment.',
  unreachable: 'The CRM does not answer.',
  closed: "The CRM's limits are used up for now. Try again later.",
};

/** The CRM's own words may repeat personal data: they are left out. */
export const crmFailed = ({ fault }: CrmError): RejectedError =>
  new RejectedError(CRM_REFUSALS.CRM_FAILED.status, 'CRM_FAILED', WORDS[fault], { fault });
