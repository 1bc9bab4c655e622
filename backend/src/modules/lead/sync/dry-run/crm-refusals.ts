import { type CrmError } from '#backend/platform/crm/crm-error.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

export const crmNotConfigured = (): RejectedError =>
  new RejectedError(409, 'CRM_NOT_CONFIGURED', 'No CRM is configured. Set GHL_API_KEY and GHL_LOCATION_ID.');

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
  new RejectedError(502, 'CRM_FAILED', WORDS[fault], { fault });
