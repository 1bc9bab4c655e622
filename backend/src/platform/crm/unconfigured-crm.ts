import { CrmError } from './crm-error.js';
import { type Crm } from './crm.port.js';

const nobody = (): Promise<never> => Promise.reject(new CrmError('unauthorized'));

/** Where no key and location are set: leads are kept here. */
export const unconfiguredCrm: Crm = {
  isConfigured: false,
  apiKeyPrefix: null,
  find: nobody,
  findByEmail: nobody,
  findByPhone: nobody,
  upsert: nobody,
  update: nobody,
  addTags: nobody,
  removeTags: nobody,
  remove: nobody,
  test: () =>
    Promise.resolve({
      success: false,
      message: 'No CRM is configured. Set GHL_API_KEY and GHL_LOCATION_ID.',
      status: null,
    }),
  rehearsal: () => ({ crm: unconfiguredCrm, calls: [] }),
};
