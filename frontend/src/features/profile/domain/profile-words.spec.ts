import { type UserProfile } from '#contracts/account/views.js';
import { billingFacts, crmFacts, personFacts } from './profile-words.js';

const profile: UserProfile = {
  id: 'u',
  username: 'thora',
  email: 'thora@hedeby.example',
  emailConfirmed: true,
  subscriptionStatus: 'active',
  subscriptionTier: 'gold',
  firstName: 'Thora',
  lastName: 'Ulfsdottir',
  phone: '+47 1',
  subscriptionExpiresAt: '2026-12-23T12:00:00.000Z',
  subscription: { currentPeriodEnd: '2026-12-23T12:00:00.000Z', amount: 999, currency: 'usd' },
  ghlContactId: 'contact-17',
  leadSource: 'rpg_game_embed',
  lastGhlSync: '2026-03-14T12:00:00.000Z',
  ghlTags: ['player', 'tester'],
  createdAt: '2026-09-02T12:00:00.000Z',
};
const linesOf = (facts: ReturnType<typeof personFacts>): readonly string[] =>
  facts.map(({ name, value }) => `${name}: ${value}`);

it('tells the person, the billing and what the CRM knows, each under its name', () => {
  expect(linesOf(personFacts(profile))).toEqual([
    'Username: thora',
    'Full name: Thora Ulfsdottir',
    'Email: thora@hedeby.example',
    'Phone: +47 1',
    'Member since: 2 September 2026',
  ]);
  expect(linesOf(billingFacts(profile))).toEqual([
    'Monthly amount: $9.99',
    'Next billing: 23 December 2026',
    'Expiry: 23 December 2026',
  ]);
  expect(linesOf(crmFacts(profile))).toEqual([
    'CRM contact ID: contact-17',
    'Lead source: rpg_game_embed',
    'Last CRM sync: 14 March 2026',
    'CRM tags: player, tester',
  ]);
});

it('says kindly what is not there', () => {
  const empty = {
    ...profile,
    subscription: null,
    leadSource: null,
    lastGhlSync: null,
    ghlContactId: null,
    ghlTags: [],
  };
  expect(
    [...billingFacts(empty), ...crmFacts(empty)].filter(({ isEmpty }) => isEmpty).map(({ value }) => value),
  ).toEqual(['Nothing to pay', 'None is due', 'Not linked', 'You came by yourself', 'Never synced', 'No tags']);
});
