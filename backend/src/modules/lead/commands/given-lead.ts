import { type Capture } from './capture-lead/lead-captures.js';
import { fieldsOf } from './lead-fields.js';
import { type LeadBody } from './lead.body.js';

/** What a body says of a lead. */
export type GivenLead = Omit<Capture, 'userId' | 'isProved'>;

export const givenIn = (
  { email, phone = '', interests = [], leadSource, customFields }: LeadBody & { readonly leadSource?: string },
  names: Pick<GivenLead, 'firstName' | 'lastName' | 'isWholeName'>,
  usualSource: string,
): GivenLead => ({
  email,
  ...names,
  phone,
  interests,
  leadSource: leadSource ?? usualSource,
  customFields: fieldsOf(customFields),
});
