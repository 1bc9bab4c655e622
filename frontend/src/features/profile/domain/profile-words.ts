import { type UserProfile } from '#contracts/account/views.js';
import { longDate } from '../../../lib/dates.js';
import { money } from '../../../lib/money.js';

/** A line of the profile. An empty one says so kindly, and quietly. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly isEmpty: boolean;
}

const fact = (name: string, value: string | null | undefined, empty: string): Fact => {
  const isEmpty = value === null || value === undefined || value === '';
  return { name, value: isEmpty ? empty : value, isEmpty };
};
const dateFact = (name: string, date: string | null | undefined, empty: string): Fact =>
  fact(name, date === null || date === undefined ? null : longDate(date), empty);

const fullName = ({ firstName, lastName }: UserProfile): string => [firstName, lastName].filter(Boolean).join(' ');
const emailOf = ({ email, emailConfirmed }: UserProfile): string | null =>
  email === null || emailConfirmed ? email : `${email} (not confirmed)`;

/** The person (specification section 2, 'Profile'). */
export const personFacts = (profile: UserProfile): readonly Fact[] => [
  fact('Username', profile.username, 'None'),
  fact('Full name', fullName(profile), 'Not given yet'),
  fact('Email', emailOf(profile), 'Not given yet'),
  fact('Phone', profile.phone, 'Not given yet'),
  dateFact('Member since', profile.createdAt, 'Unknown'),
];

/** The subscription, beside its two badges. */
export const billingFacts = ({ subscription, subscriptionExpiresAt }: UserProfile): readonly Fact[] => [
  fact(
    'Monthly amount',
    subscription === null ? null : money(subscription.amount, subscription.currency),
    'Nothing to pay',
  ),
  dateFact('Next billing', subscription?.currentPeriodEnd, 'None is due'),
  dateFact('Expiry', subscriptionExpiresAt, 'Nothing expires'),
];

/** What the customer-relationship system knows. */
export const crmFacts = (profile: UserProfile): readonly Fact[] => [
  fact('CRM contact ID', profile.ghlContactId, 'Not linked'),
  fact('Lead source', profile.leadSource, 'You came by yourself'),
  dateFact('Last CRM sync', profile.lastGhlSync, 'Never synced'),
  fact('CRM tags', profile.ghlTags.join(', '), 'No tags'),
];
