import { GHL_KEY, GHL_LOCATION, type GhlOptions, GhlStandIn } from '#test/support/ghl/ghl-stand-in.js';
import { systemClock } from '../../clock/clock.js';
import { CrmError } from '../crm-error.js';
import { GhlCalls, type GhlSettings } from './ghl-calls.js';
import { GhlCrm } from './ghl-crm.js';

const opened: GhlStandIn[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

const given = async (options: GhlOptions = {}, settings: Partial<GhlSettings> = {}) => {
  const ghl = await GhlStandIn.start({ limits: { intervalMs: 60_000 }, ...options });
  opened.push(ghl);
  const told: { gapMs?: number; closedMs?: number } = {};
  const pace = {
    take: () => Promise.resolve(),
    keepGap: (gapMs: number) => Promise.resolve(void (told.gapMs = gapMs)),
    close: (closedMs: number) => Promise.resolve(void (told.closedMs = closedMs)),
  };
  const apiVersion = options.apiVersion ?? '2021-07-28';
  const all = { apiKey: GHL_KEY, locationId: GHL_LOCATION, baseUrl: ghl.url, apiVersion, ...settings };
  return { ghl, told, crm: new GhlCrm(new GhlCalls(all, pace, systemClock)) };
};
const ann = { firstName: 'Ann', lastName: 'Vex', email: 'ann@example.org', source: 'website' };
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof CrmError ? error.fault : error),
  );

describe.each(['2021-07-28', 'v3'])('GoHighLevel by version %s', (apiVersion) => {
  it('makes, finds, changes, tags and deletes a contact, with custom fields by their keys', async () => {
    const { ghl, crm } = await given({ apiVersion });
    ghl.contacts.addField('interests');
    const { id } = await crm.upsert({ ...ann, interests: 'maps', unknown_here: 'x' });
    expect(await crm.find(id)).toEqual({ id, fields: { ...ann, interests: 'maps' }, tags: [] });
    await crm.addTags(id, ['player']);
    await crm.update(id, { firstName: 'Anna', interests: 'ships' });
    await crm.addTags(id, ['account']);
    expect(await crm.findByEmail('ann@example.org')).toEqual({
      id,
      fields: { ...ann, firstName: 'Anna', interests: 'ships' },
      tags: ['player', 'account'],
    });
    await crm.removeTags(id, ['player']);
    expect((await crm.find(id))?.tags).toEqual(['account']);
    await crm.update(id, { interests: '' });
    expect((await crm.find(id))?.fields).not.toHaveProperty('interests');
    await crm.remove(id);
    await crm.remove(id);
    await crm.removeTags(id, ['account']);
    expect([await crm.find(id), await crm.findByEmail('ann@example.org')]).toEqual([null, null]);
    expect(ghl.calls.filter(({ path }) => path.endsWith('customFields'))).toHaveLength(1);
  });

  it('says whether a call made the contact, and finds one by its number', async () => {
    const { ghl, crm } = await given({ apiVersion });
    const made = await crm.upsert({ ...ann, phone: '+4790000001' });
    expect([made.isNew, (await crm.upsert(ann)).isNew]).toEqual([true, false]);
    expect([(await crm.findByPhone('+4790000001'))?.id, await crm.findByPhone('+4790000002')]).toEqual([made.id, null]);
    const other = await crm.upsert({ email: 'other@example.org' });
    expect(await faultOf(crm.update(other.id, { phone: '+4790000001' }))).toBe('refused');
    expect(ghl.contacts.all.get(other.id)?.standard).toEqual({});
  });

  it.each([400, 404, 422] as const)('takes %d for a contact that is gone, and only of a contact', async (status) => {
    const { ghl, crm } = await given({ apiVersion });
    ghl.goneStatus = status;
    expect(await crm.find('gone')).toBeNull();
    expect(await faultOf(crm.update('gone', { firstName: 'Ann' }))).toBe('not_found');
    expect(await faultOf(crm.addTags('gone', ['a']))).toBe('not_found');
    await crm.remove('gone');
    const other = await given({ apiVersion }, { apiVersion: 'never' });
    expect(await faultOf(other.crm.find('gone'))).toBe('refused');
  });

  it('never writes tags but by their own call, nor an address of a contact that is known', async () => {
    const { ghl, crm } = await given({ apiVersion });
    const { id } = await crm.upsert(ann);
    await crm.update(id, { firstName: 'Anna' });
    for (const { path, body } of ghl.writes) if (!path.endsWith('/tags')) expect(body).not.toHaveProperty('tags');
    expect(ghl.writes.at(-1)?.body).toEqual({ firstName: 'Anna' });
  });
});

describe('a call that fails', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [409, 'conflict'],
    [422, 'refused'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    ['reset', 'unreachable'],
    ['lost', 'unreachable'],
  ] as const)('with %s is %s', async (fault, named) => {
    const { ghl, crm } = await given();
    await crm.find('nobody');
    ghl.faultFor = () => fault;
    expect(await faultOf(crm.update('one', { firstName: 'Ann' }))).toBe(named);
  });

  it('by silence is unreachable, after the time limit', async () => {
    const { ghl, crm } = await given({}, { timeoutMs: 100 });
    await crm.find('nobody');
    ghl.faultFor = () => 'stall';
    expect(await faultOf(crm.find('one'))).toBe('unreachable');
  });

  it("keeps the CRM's words, which may repeat personal data, out of its message", async () => {
    const { crm } = await given({ faultFor: ({ method }) => (method === 'POST' ? 422 : null) });
    const error = (await crm.upsert(ann).catch((thrown: unknown) => thrown)) as CrmError;
    expect(error.message).not.toContain('ann@example.org');
    expect(error.detail).toContain('ann@example.org');
  });

  it('asks for the custom fields again after a refusal', async () => {
    const { ghl, crm } = await given();
    await crm.find('nobody');
    ghl.contacts.addField('interests');
    ghl.faultFor = ({ method }) => (method === 'POST' ? 422 : null);
    await faultOf(crm.upsert(ann));
    ghl.faultFor = () => null;
    const { id } = await crm.upsert({ ...ann, interests: 'maps' });
    expect((await crm.find(id))?.fields['interests']).toBe('maps');
  });

  it('leaves nothing unsaid to whoever tests the connection', async () => {
    const { crm } = await given({}, { apiKey: 'pit-wrong-key' });
    expect(await crm.test()).toMatchObject({ success: false, status: 401 });
    expect((await given({}, { locationId: 'elsewhere' }).then(({ crm: other }) => other.test())).status).toBe(403);
    expect((await given().then(({ crm: right }) => right.test())).success).toBe(true);
    expect((await given()).crm.apiKeyPrefix).toBe('pit-of');
  });
});

describe('the limits', () => {
  it('are told to the pace as the headers have them, and close it when they are used up', async () => {
    const { told, crm } = await given({ limits: { max: 5, intervalMs: 60_000 } });
    await crm.find('nobody');
    expect(told.gapMs).toBeCloseTo(60_000 / 4.5, 6);
    expect(told.closedMs).toBeUndefined();
    await crm.find('nobody');
    await crm.find('nobody');
    await crm.find('nobody');
    expect(told.closedMs).toBe(60_000);
    expect(await faultOf(crm.find('nobody'))).toBe('closed');
  });

  it('of a day close it for longer', async () => {
    const { told, crm } = await given({ limits: { perDay: 2 } });
    await crm.find('nobody');
    expect(told.closedMs).toBeGreaterThan(0);
    expect(told.closedMs).toBeLessThanOrEqual(3_600_000);
  });
});
