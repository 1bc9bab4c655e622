import { GHL_KEY, GHL_LOCATION, GhlStandIn } from '#test/support/ghl/ghl-stand-in.js';
import { systemClock } from '../../clock/clock.js';
import { GhlCalls } from './ghl-calls.js';
import { GhlCrm } from './ghl-crm.js';

const opened: GhlStandIn[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

const given = async (apiVersion: string) => {
  const ghl = await GhlStandIn.start({ apiVersion, limits: { intervalMs: 60_000 } });
  opened.push(ghl);
  const none = () => Promise.resolve();
  const settings = { apiKey: GHL_KEY, locationId: GHL_LOCATION, baseUrl: ghl.url, apiVersion };
  const calls = new GhlCalls(settings, { take: none, keepGap: none, close: none }, systemClock);
  return { ghl, ...new GhlCrm(calls).rehearsal() };
};
const ann = { firstName: 'Ann', email: 'ann@example.org', interests: 'maps' };

describe.each(['2021-07-28', 'v3'])('a rehearsal by version %s', (apiVersion) => {
  it('notes what would make a contact, sends nothing of it, and reads it as if it was there', async () => {
    const { ghl, crm, calls } = await given(apiVersion);
    const field = ghl.contacts.addField('interests');
    expect(await crm.findByEmail(ann.email)).toBeNull();
    const { id, isNew } = await crm.upsert(ann);
    await crm.addTags(id, ['player']);
    expect(isNew).toBe(true);
    expect(await crm.find(id)).toEqual({ id, fields: ann, tags: ['player'] });
    const name = apiVersion === 'v3' ? 'fieldValue' : 'field_value';
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /locations/${GHL_LOCATION}/customFields`,
      'GET /contacts/search/duplicate',
      'POST /contacts/upsert',
      `POST /contacts/${id}/tags`,
      `GET /contacts/${id}`,
    ]);
    expect(calls[1]?.query).toEqual({ locationId: GHL_LOCATION, email: ann.email });
    expect(calls[2]?.body).toEqual({
      firstName: 'Ann',
      email: ann.email,
      customFields: [{ id: field, [name]: 'maps' }],
      locationId: GHL_LOCATION,
    });
    expect([ghl.writes, ghl.contacts.all.size]).toEqual([[], 0]);
  });

  it('changes a contact that is there for nobody but its own reads', async () => {
    const { ghl, crm } = await given(apiVersion);
    const [interests, budget] = [ghl.contacts.addField('interests'), ghl.contacts.addField('budget')];
    const contact = ghl.contacts.add({
      email: ann.email,
      standard: { firstName: 'An', lastName: 'Vex' },
      custom: { [interests]: 'maps', [budget]: 'high' },
      tags: ['of staff'],
    });
    const before = structuredClone(contact);
    expect((await crm.find(contact.id))?.fields).toMatchObject({ firstName: 'An' });
    await crm.update(contact.id, { firstName: 'Ann', interests: 'ships' });
    await crm.addTags(contact.id, ['player']);
    expect(await crm.find(contact.id)).toEqual({
      id: contact.id,
      fields: { firstName: 'Ann', lastName: 'Vex', email: ann.email, interests: 'ships', budget: 'high' },
      tags: ['of staff', 'player'],
    });
    await crm.removeTags(contact.id, ['of staff']);
    expect((await crm.find(contact.id))?.tags).toEqual(['player']);
    expect([ghl.writes, contact]).toEqual([[], before]);
  });
});
