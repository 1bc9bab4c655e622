import { GHL_KEY, GHL_LOCATION, GhlStandIn } from '#test/support/ghl/ghl-stand-in.js';
import { systemClock } from '#backend/platform/clock/clock.js';
import { GhlCalls } from '#backend/platform/crm/gohighlevel/ghl-calls.js';
import { GhlCrm } from '#backend/platform/crm/gohighlevel/ghl-crm.js';
import { type DeletionRows } from '../erasure/deletion-rows.js';
import { type Lead, leadFold } from '../domain/lead.fold.js';
import { type LeadRows } from '../lead-rows.js';
import { type ContactHints } from './contact-hints.js';
import { ContactGoneError, ContactSync, ContactTakenError } from './contact-sync.js';

const details = { firstName: 'Ann', lastName: 'Vex', phone: '', interests: ['maps'], customFields: [] };
const ANN: Lead = {
  ...leadFold.initial,
  status: 'captured',
  email: 'ann@example.org',
  leadSource: 'website',
  details,
  tags: ['steppes-and-seas'],
};

const opened: GhlStandIn[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

interface Known {
  contactId: string | null;
  readonly remembers: 'remembered' | 'taken' | 'erased';
}
const given = async (known: Known = { contactId: null, remembers: 'remembered' }, apiVersion = '2021-07-28') => {
  const ghl = await GhlStandIn.start({ apiVersion, limits: { intervalMs: 60_000 } });
  opened.push(ghl);
  const none = () => Promise.resolve();
  const settings = { apiKey: GHL_KEY, locationId: GHL_LOCATION, baseUrl: ghl.url, apiVersion };
  const crm = new GhlCrm(new GhlCalls(settings, { take: none, keepGap: none, close: none }, systemClock));
  const toDelete: string[] = [];
  const rows = {
    find: () => Promise.resolve({ ghlContactId: known.contactId }),
    keepHint: () => Promise.resolve(true),
    rememberContact: (_: string, id: string) => {
      if (known.remembers === 'remembered') known.contactId = id;
      return Promise.resolve(known.remembers);
    },
  };
  const sync = new ContactSync(
    rows as unknown as LeadRows,
    { seal: () => Promise.resolve('sealed') } as unknown as ContactHints,
    { add: (_: string, id: string) => Promise.resolve(void toDelete.push(id)) } as unknown as DeletionRows,
    crm,
  );
  return { ghl, sync, toDelete };
};

describe.each(['2021-07-28', 'v3'])('a lead by version %s', (apiVersion) => {
  it('finds the contact by another of its addresses, and leaves the first one, its tags and other fields', async () => {
    const { ghl, sync } = await given(undefined, apiVersion);
    const field = ghl.contacts.addField('interests');
    const contact = ghl.contacts.upsert({ email: 'first@example.org', lastName: 'Bo', tags: ['of staff'] });
    contact.additionalEmails = [ANN.email];
    contact.custom['field-of-staff'] = 'kept';
    expect(await sync.bring('lead-1', ANN)).toEqual({ contactId: contact.id, missing: expect.any(Array) });
    expect(contact).toMatchObject({
      email: 'first@example.org',
      additionalEmails: [ANN.email],
      standard: { firstName: 'Ann', lastName: 'Vex' },
      custom: { [field]: 'maps', 'field-of-staff': 'kept' },
      tags: ['of staff', 'steppes-and-seas'],
    });
    expect(ghl.writes.filter(({ path }) => path.endsWith('upsert'))).toEqual([]);
    for (const { body } of ghl.writes) expect(body).not.toHaveProperty('email');
  });

  it('says which fields the CRM took and did not keep', async () => {
    const { ghl, sync } = await given(undefined, apiVersion);
    ghl.contacts.vanishing.add(ghl.contacts.addField('interests'));
    const brought = await sync.bring('lead-1', ANN);
    expect(brought?.missing).toContain('interests');
    expect(brought?.missing).not.toContain('firstName');
  });
});

it('sends nothing again that is there, after a process that died before it could say so', async () => {
  const { ghl, sync } = await given();
  ghl.contacts.addField('interests');
  await sync.bring('lead-1', ANN);
  const { length } = ghl.writes;
  await sync.bring('lead-1', ANN);
  expect(ghl.writes).toHaveLength(length);
});

it('leaves a contact to the lead that has it', async () => {
  const { ghl, sync } = await given({ contactId: null, remembers: 'taken' });
  const contact = ghl.contacts.upsert({ email: ANN.email, firstName: 'Somebody' });
  await expect(sync.bring('lead-1', ANN)).rejects.toThrow(ContactTakenError);
  expect(contact.standard['firstName']).toBe('Somebody');
});

it('has a contact deleted that was made while its lead was erased', async () => {
  const { ghl, sync, toDelete } = await given({ contactId: null, remembers: 'erased' });
  expect(await sync.bring('lead-1', ANN)).toBeNull();
  expect(toDelete).toEqual([ghl.contacts.byEmail(ANN.email)?.id]);
});

it('tells of a contact that was deleted in the CRM', async () => {
  const { sync } = await given({ contactId: 'deleted-there', remembers: 'remembered' });
  await expect(sync.bring('lead-1', ANN)).rejects.toThrow(ContactGoneError);
});
