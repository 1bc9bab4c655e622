import { ANN, closeStandIns, details, given } from '#test/support/ghl/synced-lead.js';
import { contactOf } from '../domain/contact.rules.js';
import { type Lead } from '../domain/lead.fold.js';
import { type SyncedContact } from './contact-sync.js';
import { sentOf } from './sent-fields.js';
import { ContactGoneError } from './sync-errors.js';

afterEach(closeStandIns);

const PHONE = '+47 90 00 00 01';
const withPhone: Lead = { ...ANN, details: { ...details, phone: PHONE } };
/** The lead after a sync, with other details. */
const after = (brought: SyncedContact | null, lead: Lead, change: Partial<Lead['details']>): Lead => {
  const synced = { ...lead.synced, ...brought, sent: sentOf(contactOf(lead)), tags: lead.tags };
  return { ...lead, synced, details: { ...lead.details, ...change } };
};

describe('a value that was taken away', () => {
  it('is taken out of a contact of ours, and its number is free', async () => {
    const { ghl, sync, released } = await given();
    const brought = await sync.bring('lead-1', withPhone);
    const contact = ghl.contacts.byEmail(ANN.email);
    expect(contact?.standard).toMatchObject({ firstName: 'Ann', phone: '+4790000001' });
    const cleared = after(brought, withPhone, { firstName: '', phone: '' });
    expect(await sync.bring('lead-1', cleared)).toMatchObject({ contact: 'made', withheld: [], refused: [] });
    expect(brought?.missing).not.toContain('phone');
    expect(contact?.standard).toMatchObject({ firstName: '', lastName: 'Vex', phone: '' });
    expect(released).toEqual(['phone']);
  });

  it('stays in a contact of somebody else', async () => {
    const { ghl, sync } = await given();
    const contact = ghl.contacts.add({ email: ANN.email, standard: { firstName: 'Her', phone: '+4790000009' } });
    const brought = await sync.bring('lead-1', withPhone);
    expect(brought?.withheld).toEqual(['firstName', 'lastName', 'phone']);
    const cleared = after(brought, withPhone, { firstName: '', phone: '' });
    expect(await sync.bring('lead-1', cleared)).toMatchObject({ withheld: ['lastName'] });
    expect(contact.standard).toMatchObject({ firstName: 'Her', phone: '+4790000009' });
  });

  it('and never got there is no longer withheld, and what staff wrote in its place stays', async () => {
    const { ghl, sync } = await given({ contactId: null, remembers: 'remembered', isPhoneClaimed: true });
    const brought = await sync.bring('lead-1', withPhone);
    expect(brought?.withheld).toEqual(['phone']);
    const contact = ghl.contacts.byEmail(ANN.email);
    Object.assign(contact?.standard ?? {}, { phone: '+4790000007' });
    expect(await sync.bring('lead-1', after(brought, withPhone, { phone: '' }))).toMatchObject({ withheld: [] });
    expect(contact?.standard['phone']).toBe('+4790000007');
  });

  it('is not taken for one that is written in another way now', async () => {
    const { ghl, sync } = await given();
    const field = ghl.contacts.addField('company_size');
    const before = { ...ANN, details: { ...details, customFields: [{ name: 'companySize', value: '12' }] } };
    const brought = await sync.bring('lead-1', before);
    await sync.bring('lead-1', after(brought, before, { customFields: [{ name: 'company_size', value: '12' }] }));
    expect(ghl.contacts.byEmail(ANN.email)?.custom[field]).toBe('12');
  });
});

it('a sync that is asked for finds out that the contact is gone, also where nothing has changed', async () => {
  const { ghl, sync } = await given();
  const brought = await sync.bring('lead-1', ANN);
  const lead = after(brought, ANN, {});
  const { length } = ghl.writes;
  expect(await sync.bring('lead-1', lead, true)).toEqual(brought);
  ghl.contacts.all.clear();
  expect(await sync.bring('lead-1', lead)).toMatchObject({ contactId: brought?.contactId });
  await expect(sync.bring('lead-1', lead, true)).rejects.toThrow(ContactGoneError);
  expect(ghl.writes).toHaveLength(length);
});
