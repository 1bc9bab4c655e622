import { type LeadTaken } from '../lead/views.js';
import { SAMPLE_TIME, sampleId } from './feed/examples.js';
import { type LeadForIntegrations, type PersonForIntegrations } from './views.js';

const EMAIL = 'sample@example.com';
/** Of the numbers that are kept free for stories. */
const PHONE = '+12025550100';

/** What keys for tests get for any person. */
export const samplePerson = (userId: string): PersonForIntegrations => ({
  userId,
  erased: false,
  kind: 'registered',
  username: 'sample',
  email: EMAIL,
  emailConfirmed: true,
  firstName: 'Sample',
  lastName: 'Person',
  phone: PHONE,
  subscriptionTier: 'gold',
  createdAt: SAMPLE_TIME,
});

/** What keys for tests get for any lead. */
export const sampleLead = (leadId: string): LeadForIntegrations => ({
  leadId,
  userId: sampleId('userId'),
  erased: false,
  firstName: 'Sample',
  lastName: 'Lead',
  email: EMAIL,
  phone: PHONE,
  interests: ['maps'],
  customFields: { company_size: '12' },
  leadSource: 'api',
  conversionStatus: 'lead',
  createdAt: SAMPLE_TIME,
});

/** What keys for tests get for a lead that would be taken: nothing of it is kept. */
export const SAMPLE_LEAD_TAKEN: LeadTaken = { leadId: sampleId('leadId'), isNew: true };
