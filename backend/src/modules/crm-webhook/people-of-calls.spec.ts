import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { type LeadRef } from '#backend/modules/lead/lead.port.js';
import { PeopleOfCalls } from './people-of-calls.js';

const MINE = 'mine@example.org';
const HERS = 'hers@example.org';

interface Given {
  readonly origin: ContactOriginV1;
  readonly isMineProved?: boolean;
  readonly boundTo?: string;
}

/** I left my address as a lead, and the contact of that lead is `contact`; her account has proved her address. */
const asked = async (
  { origin, isMineProved = true, boundTo }: Given,
  contactId: string | null,
  email: string | null,
) => {
  const lead: LeadRef = { leadId: 'my-lead', userId: 'me', ghlContactId: 'contact', contactOrigin: origin };
  const leads = {
    findByContact: (id: string) => Promise.resolve(id === 'contact' ? lead : null),
    findByEmail: (address: string) => Promise.resolve(address === MINE ? lead : null),
    ofUser: () => Promise.resolve(null),
  };
  const accounts = { find: () => Promise.resolve({ emailConfirmed: isMineProved, email: MINE }) };
  const addresses = { ownerOf: (address: string) => Promise.resolve(address === HERS ? 'her' : null) };
  const subscriptions = { holderOf: () => Promise.resolve(boundTo ?? null) };
  return (await new PeopleOfCalls(leads, accounts as never, addresses, subscriptions).find({ contactId, email }))
    .userId;
};

describe('a payment', () => {
  it('of a contact that we made is of whoever plays as its lead, and has proved its address', async () => {
    expect(await asked({ origin: 'made' }, 'contact', null)).toBe('me');
    expect(await asked({ origin: 'made', isMineProved: false }, 'contact', null)).toBeNull();
  });

  it.each(['found', 'unknown'] as const)('of a contact that is not ours (%s) is nobody’s by it', async (origin) => {
    expect(await asked({ origin }, 'contact', null)).toBeNull();
    expect(await asked({ origin }, 'contact', HERS)).toBe('her');
  });

  it('goes on where it is bound to a contact already', async () => {
    expect(await asked({ origin: 'unknown', boundTo: 'her' }, 'contact', null)).toBe('her');
  });

  it('is of whoever proved its address, before all', async () => {
    expect(await asked({ origin: 'made' }, 'contact', HERS)).toBe('her');
    expect(await asked({ origin: 'unknown' }, null, MINE)).toBe('me');
  });
});
