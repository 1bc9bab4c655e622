import { ANN, closeStandIns, details, given } from '#test/support/ghl/synced-lead.js';
import { type Lead } from '../domain/lead.fold.js';
import { contactOf } from '../domain/contact.rules.js';
import { sentOf, writtenIn } from './sent-fields.js';
import { ContactGoneError, ContactTakenError } from './sync-errors.js';

afterEach(closeStandIns);

describe.each(['2021-07-28', 'v3'])('a lead by version %s', (apiVersion) => {
  it('finds the contact by another of its addresses, adds to what is empty there, and changes nothing else', async () => {
    const { ghl, sync, noted } = await given(undefined, apiVersion);
    const field = ghl.contacts.addField('interests');
    const contact = ghl.contacts.add({
      email: 'first@example.org',
      additionalEmails: [ANN.email],
      standard: { lastName: 'Bo' },
      custom: { 'field-of-staff': 'kept' },
      tags: ['of staff'],
    });
    expect(await sync.bring('lead-1', ANN)).toMatchObject({
      contactId: contact.id,
      contact: 'found',
      withheld: ['firstName', 'lastName'],
    });
    expect(contact).toMatchObject({
      email: 'first@example.org',
      additionalEmails: [ANN.email],
      standard: { lastName: 'Bo', source: 'website' },
      custom: { [field]: 'maps', 'field-of-staff': 'kept' },
      tags: ['of staff', 'steppes-and-seas'],
    });
    expect(contact.standard).not.toHaveProperty('firstName');
    expect(noted).toMatchObject([
      { tags: ['steppes-and-seas'], filled: expect.arrayContaining([writtenIn('interests', 'maps')]) as string[] },
    ]);
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
  const contact = ghl.contacts.add({ email: ANN.email, standard: { firstName: 'Somebody' } });
  await expect(sync.bring('lead-1', ANN)).rejects.toThrow(ContactTakenError);
  expect(contact.standard['firstName']).toBe('Somebody');
});

it('has a contact deleted that was made while its lead was erased', async () => {
  const { ghl, sync, toDelete } = await given({ contactId: null, remembers: 'erased' });
  expect(await sync.bring('lead-1', ANN)).toBeNull();
  expect(toDelete).toEqual([ghl.contacts.byEmail(ANN.email)?.id]);
});

it.each([400, 404, 422] as const)('tells of a contact that was deleted in the CRM, which says %d', async (status) => {
  const { ghl, sync } = await given({ contactId: 'deleted-there', remembers: 'remembered' });
  ghl.goneStatus = status;
  await expect(sync.bring('lead-1', ANN)).rejects.toThrow(ContactGoneError);
});

const withPhone = (phone: string, synced = ANN.synced): Lead => ({ ...ANN, details: { ...details, phone }, synced });

describe('a telephone number', () => {
  it.each([['email', 'phone'] as const, ['phone', 'email'] as const])(
    'of another contact stays here, where the CRM looks by %s first',
    async (...order) => {
      const { ghl, sync } = await given();
      ghl.contacts.order = order;
      const hers = ghl.contacts.add({ email: 'her@example.org', standard: { phone: '+4790000001', firstName: 'Her' } });
      const before = structuredClone(hers);
      const brought = await sync.bring('lead-1', withPhone('+47 90 00 00 01'));
      expect(brought).toMatchObject({ contact: 'made', withheld: ['phone'], refused: [] });
      expect(hers).toEqual(before);
      expect(ghl.contacts.byEmail(ANN.email)?.standard).toEqual({
        firstName: 'Ann',
        lastName: 'Vex',
        source: 'website',
      });
    },
  );

  it('goes as E.164 where it can, and as it was typed where not', async () => {
    const { ghl, sync } = await given();
    await sync.bring('lead-1', withPhone('0047 90 00 00 02'));
    expect(ghl.contacts.byEmail(ANN.email)?.standard['phone']).toBe('+4790000002');
    const other = await given();
    await other.sync.bring('lead-1', withPhone('555 01 23'));
    expect(other.ghl.contacts.byEmail(ANN.email)?.standard['phone']).toBe('555 01 23');
  });

  it('that the CRM refuses loses nothing but itself, and is not sent again', async () => {
    const { ghl, sync } = await given();
    ghl.contacts.refusing.set('phone', /^555/);
    const lead = withPhone('555 01 23');
    const brought = await sync.bring('lead-1', lead);
    expect(brought).toMatchObject({ contact: 'made', refused: ['phone'], withheld: [] });
    expect(ghl.contacts.byEmail(ANN.email)).toMatchObject({ standard: { firstName: 'Ann' }, tags: lead.tags });
    const synced = { ...ANN.synced, ...brought, sent: sentOf(contactOf(lead)), tags: lead.tags };
    const more = { ...lead, synced, tags: [...lead.tags, 'player'] };
    expect(await sync.bring('lead-1', more)).toMatchObject({ refused: ['phone'] });
    expect(ghl.writes.filter(({ body }) => 'phone' in body)).toEqual([]);
    expect(ghl.contacts.byEmail(ANN.email)?.tags).toContain('player');
  });
});

it('reaches custom fields however their names are written', async () => {
  const { ghl, sync } = await given();
  const field = ghl.contacts.addField('Company_Size');
  const customFields = [
    { name: 'companySize', value: '12' },
    { name: 'unknownHere', value: 'x' },
  ];
  const brought = await sync.bring('lead-1', { ...ANN, details: { ...details, customFields } });
  expect(ghl.contacts.byEmail(ANN.email)?.custom).toEqual({ [field]: '12' });
  expect(brought?.missing).toEqual(expect.arrayContaining(['unknownHere']));
  expect(brought?.missing).not.toContain('companySize');
});

it('changes what it wrote to a foreign contact, and nothing that staff wrote since', async () => {
  const { ghl, sync } = await given();
  const [interests, status] = [ghl.contacts.addField('interests'), ghl.contacts.addField('conversion_status')];
  const contact = ghl.contacts.add({ email: ANN.email });
  const brought = await sync.bring('lead-1', ANN);
  contact.custom[interests] = 'corrected by staff';
  const synced = { ...ANN.synced, ...brought, sent: sentOf(contactOf(ANN)), tags: ANN.tags };
  await sync.bring('lead-1', {
    ...ANN,
    synced,
    conversion: 'player',
    details: { ...details, interests: ['maps', 'ships'] },
  });
  expect(contact.custom).toEqual({ [interests]: 'corrected by staff', [status]: 'player' });
});

it('takes a contact that an unanswered call may have made for nobody’s, and knows what it wrote there', async () => {
  const { ghl, sync, noted } = await given({ contactId: null, remembers: 'remembered', hintOf: ANN.email });
  ghl.contacts.add({ email: ANN.email });
  expect(await sync.bring('lead-1', ANN)).toMatchObject({ contact: 'unknown' });
  const other = await given();
  await other.sync.bring('lead-1', ANN);
  expect(other.noted[0]?.filled).toContain(writtenIn('interests', 'maps'));
  expect(noted).not.toEqual([]);
});

it('keeps a number here that another lead has sent', async () => {
  const { ghl, sync } = await given({ contactId: null, remembers: 'remembered', isPhoneClaimed: true });
  expect(await sync.bring('lead-1', withPhone('+4790000001'))).toMatchObject({ contact: 'made', withheld: ['phone'] });
  expect(ghl.contacts.byEmail(ANN.email)?.standard).not.toHaveProperty('phone');
});

it('changes nothing that staff wrote, although the lead says the same', async () => {
  const { ghl, sync } = await given();
  const interests = ghl.contacts.addField('interests');
  const contact = ghl.contacts.add({ email: ANN.email, custom: { [interests]: 'maps' } });
  const brought = await sync.bring('lead-1', ANN);
  const synced = { ...ANN.synced, ...brought, sent: sentOf(contactOf(ANN)), tags: ANN.tags };
  await sync.bring('lead-1', { ...ANN, synced, details: { ...details, interests: ['maps', 'ships'] } });
  expect(contact.custom).toEqual({ [interests]: 'maps' });
});

it('does not take a contact for gone that is found by its address', async () => {
  const { ghl, sync } = await given({ contactId: 'there', remembers: 'remembered', origin: 'made' });
  const contact = ghl.contacts.add({ email: ANN.email });
  Object.assign(contact, { id: 'there' });
  ghl.faultFor = ({ method, path }) => (method === 'GET' && path === '/contacts/there' ? 400 : null);
  await expect(sync.bring('lead-1', ANN)).rejects.not.toThrow(ContactGoneError);
});

it('gives up nothing where the call itself is refused', async () => {
  const { ghl, sync } = await given();
  ghl.contacts.add({ email: ANN.email });
  ghl.faultFor = ({ method }) => (method === 'PUT' ? 402 : null);
  await expect(sync.bring('lead-1', ANN)).rejects.toThrow('refused');
});

it('keeps in mind what the CRM did not keep, where there is nothing new to send', async () => {
  const { ghl, sync } = await given();
  ghl.contacts.vanishing.add(ghl.contacts.addField('interests'));
  const brought = await sync.bring('lead-1', ANN);
  const synced = { ...ANN.synced, ...brought, sent: sentOf(contactOf(ANN)), tags: ANN.tags };
  expect((await sync.bring('lead-1', { ...ANN, synced }))?.missing).toEqual(brought?.missing);
  const more = { ...ANN, synced, tags: [...ANN.tags, 'player'] };
  expect((await sync.bring('lead-1', more))?.missing).toEqual(brought?.missing);
});
