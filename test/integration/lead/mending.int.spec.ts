import { type CrmDryRun, type CrmLeadView } from '#contracts/integration/managed.js';
import { eventually } from '../../support/eventually.js';
import { GhlStandIn } from '../../support/ghl/ghl-stand-in.js';
import { nextOf, Player } from '../../support/player.js';
import { enrolled } from '../../support/second-factor.js';
import { expectRefusal } from '../http/expect-refusal.js';
import { actsLogged, mendingCalls } from './mending.calls.js';
import { MANAGE, ManagedGame, MASK, PATIENCE_MS, refusalsOf, WHY } from './mending.fixture.js';

let ghl: GhlStandIn;
let managed: ManagedGame;
let staff: Player;
let key: Player;
let knowing: Player;

beforeAll(async () => {
  ghl = await GhlStandIn.start();
  ghl.contacts.addField('interests');
  managed = await ManagedGame.start(ghl.env);
  staff = managed.staff;
  key = await managed.key('integrations:manage');
  knowing = await managed.key('integrations:manage', 'personal:read');
}, 120_000);
afterEach(() => {
  ghl.faultFor = () => null;
  ghl.contacts.refusing.clear();
});
afterAll(async () => {
  await managed.stop();
  await ghl.close();
}, 60_000);

const { find, mend, sync, dryRun, letters, decide } = mendingCalls(() => staff);
const expectView = (id: string, view: Partial<CrmLeadView>): Promise<void> =>
  eventually(async () => expect((await find(id)).body).toMatchObject(view), PATIENCE_MS);
const synced = async (email: string, more: object = {}): Promise<string> => {
  const id = await managed.capture(email, more);
  await expectView(id, { syncStatus: 'synced' });
  return id;
};
/** A lead that the CRM did not take, and whose job failed for good. */
const failed = async (email: string): Promise<string> => {
  ghl.faultFor = () => 401;
  const id = await managed.capture(email);
  await eventually(async () => expect((await letters()).body.map(({ leadId }) => leadId)).toContain(id), PATIENCE_MS);
  await expectView(id, { syncStatus: 'failed', syncError: 'unauthorized' });
  ghl.faultFor = () => null;
  return id;
};

it('is shut to players, to keys for other things, and to staff without their second factor', async () => {
  const guest = await Player.guest(managed.url);
  expect(new Set(await refusalsOf(guest))).toEqual(new Set(['401 NOT_AUTHENTICATED']));
  expect(new Set(await refusalsOf(await managed.key('personal:read')))).toEqual(new Set(['403 SCOPE_MISSING']));
  expect(new Set(await refusalsOf(staff))).toEqual(new Set(['403 SECOND_FACTOR_NEEDED']));
  await enrolled(staff);
  expect((await staff.call('GET', `${MANAGE}/crm-leads`)).status).toBe(200);
});

it('says how each lead stands with the CRM, page by page', async () => {
  const [first, second] = [await synced('first@example.org'), await synced('second@example.org')];
  const contact = ghl.contacts.byEmail('first@example.org');
  expect((await find(first)).body).toEqual({
    leadId: first,
    userId: null,
    ghlContactId: contact?.id,
    contactOrigin: 'made',
    syncStatus: 'synced',
    syncError: null,
    refused: [],
    withheld: [],
    missing: expect.any(Array) as string[],
    createdAt: expect.stringContaining('T') as string,
    lastGhlSync: expect.stringContaining('T') as string,
  });
  const ids: string[] = [];
  for (let path: string | null = `${MANAGE}/crm-leads?status=synced&limit=1`; path !== null;) {
    const page: Awaited<ReturnType<typeof key.call<readonly CrmLeadView[]>>> = await key.call('GET', path);
    expect(page.body.length).toBeLessThanOrEqual(1);
    ids.push(...page.body.map(({ leadId }) => leadId));
    path = nextOf(page.headers);
  }
  expect(ids.slice(0, 2)).toEqual([second, first]);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await staff.call<readonly unknown[]>('GET', `${MANAGE}/crm-leads?status=failed`)).body).toEqual([]);
  expectRefusal(await staff.call('GET', `${MANAGE}/crm-leads?status=lost`), 400, 'INVALID_FIELD', 'status');
  expectRefusal(await staff.call('GET', `${MANAGE}/crm-leads?cursor=x`), 400, 'INVALID_FIELD', 'cursor');
  for (const who of [staff, key]) expectRefusal(await find('nobody', who), 404, 'LEAD_NOT_KNOWN');
});

describe('a correction', () => {
  it('of what the CRM refused goes there', async () => {
    ghl.contacts.refusing.set('phone', /^555/);
    const id = await synced('phone@example.org', { phone: '555 01 23' });
    expect((await find(id)).body).toMatchObject({ refused: ['phone'], withheld: [] });
    expect(await mend(id, { phone: '+47 90 00 00 11', firstName: ' Anne ' })).toMatchObject({
      status: 200,
      body: { leadId: id },
    });
    await expectView(id, { syncStatus: 'synced', refused: [] });
    expect(ghl.contacts.byEmail('phone@example.org')?.standard).toMatchObject({
      firstName: 'Anne',
      lastName: 'Vex',
      phone: '+4790000011',
    });
  });

  it('of an address reaches the contact that we made, and frees the address of before', async () => {
    const id = await synced('typo@exmple.org');
    const contact = ghl.contacts.byEmail('typo@exmple.org');
    expect((await mend(id, { email: 'Right@Example.org' }, knowing)).status).toBe(200);
    await eventually(() => expect(ghl.contacts.byEmail('right@example.org')?.id).toBe(contact?.id), PATIENCE_MS);
    expect(await managed.capture('typo@exmple.org')).not.toBe(id);
  });

  it('takes a value away, here and in the contact that we made', async () => {
    const id = await synced('cleared@example.org', { phone: '+47 90 00 00 12' });
    const contact = ghl.contacts.byEmail('cleared@example.org');
    expect(contact?.standard).toMatchObject({ firstName: 'Ann', phone: '+4790000012' });
    expect((await mend(id, { firstName: '', phone: null })).status).toBe(200);
    await eventually(() => expect(contact?.standard).toMatchObject({ firstName: '', phone: '' }), PATIENCE_MS);
    await expectView(id, { syncStatus: 'synced', withheld: [] });
  });

  it('is refused by the name of its field', async () => {
    const id = await synced('wrong@example.org');
    for (const [body, field] of [
      [{}, 'body'],
      [{ phone: 'call me' }, 'phone'],
      [{ email: 'nowhere' }, 'email'],
      [{ email: '' }, 'email'],
      [{ firstName: 7 }, 'firstName'],
      [{ email: null }, 'email'],
      [{ lastName: 'x'.repeat(101) }, 'lastName'],
      [{ firstName: 'Ann', surname: 'Vex' }, 'surname'],
    ] as const)
      expectRefusal(await mend(id, body), 400, 'INVALID_FIELD', field);
    await synced('hers@example.org');
    expectRefusal(await mend(id, { email: 'hers@example.org' }), 409, 'LEAD_EMAIL_TAKEN', 'email');
    expectRefusal(await mend('nobody', { firstName: 'Ann' }), 404, 'LEAD_NOT_KNOWN');
    for (const email of ['hers@example.org', 'free@example.org'])
      expectRefusal(await mend(id, { email }, key), 403, 'SCOPE_MISSING');
  });
});

describe('a lead that the CRM did not take', () => {
  it('is told as it would be sent, and nothing is sent by that', async () => {
    const id = await failed('dry@example.org');
    const { length } = ghl.writes;
    const upsertOf = ({ calls }: CrmDryRun) => calls.find(({ path }) => path === '/contacts/upsert');
    const hidden = await dryRun(id);
    expect(upsertOf(hidden.body)).toMatchObject({ method: 'POST', body: { email: MASK, source: 'website' } });
    expect(JSON.stringify(hidden.body)).not.toMatch(/dry|Ann|Vex/);
    const shown = { method: 'POST', body: { email: 'dry@example.org', firstName: 'Ann', lastName: 'Vex' } };
    expect(upsertOf((await dryRun(id, staff, WHY)).body)).toMatchObject(shown);
    expect(upsertOf((await dryRun(id, knowing)).body)).toMatchObject(shown);
    expectRefusal(await dryRun(id, key), 403, 'SCOPE_MISSING');
    expect(await managed.leads('dry-run', id)).toContain('POST /contacts/upsert\n  {');
    expect(await managed.leads('status', id)).toContain('failed (unauthorized)');
    ghl.faultFor = () => 401;
    expectRefusal(await dryRun(id), 502, 'CRM_FAILED');
    expect(ghl.writes).toHaveLength(length);
  });

  it('is sent when staff ask for it', async () => {
    const id = await failed('asked@example.org');
    expect(await sync(id)).toMatchObject({ status: 202, body: { leadId: id } });
    await expectView(id, { syncStatus: 'synced', syncError: null, contactOrigin: 'made' });
    expectRefusal(await sync('nobody'), 404, 'LEAD_NOT_KNOWN');
  });

  it('is made anew where staff ask for it, and its contact is gone', async () => {
    const id = await synced('gone@example.org');
    ghl.contacts.all.delete(ghl.contacts.byEmail('gone@example.org')?.id ?? '');
    expect((await dryRun(id)).body.calls.map(({ method }) => method)).toContain('POST');
    expect((await sync(id)).status).toBe(202);
    await eventually(() => expect(ghl.contacts.byEmail('gone@example.org')).toBeDefined(), PATIENCE_MS);
  });

  it('is a dead letter, which is tried again or dropped', async () => {
    const [one, other] = [await failed('letter@example.org'), await failed('dropped@example.org')];
    const all = (await letters('?queue=sync-lead')).body;
    const letter = all.find(({ leadId }) => leadId === one);
    expect(letter).toMatchObject({ queue: 'sync-lead', attempts: 1, reason: 'the CRM: unauthorized' });
    expect(letter?.data).toMatchObject({ leadId: one });
    const chosen = { queue: 'sync-lead', id: letter?.id };
    expect(await decide('retry', chosen, key)).toMatchObject({ status: 200, body: { count: 1 } });
    await expectView(one, { syncStatus: 'synced' });
    for (const [body, status, code, field] of [
      [{ queue: 'of-nobody' }, 404, 'QUEUE_NOT_FOUND', 'queue'],
      [{ queue: 'sync-lead', id: 'nothing' }, 404, 'DEAD_LETTER_NOT_FOUND', 'id'],
      [{ id: 'nothing' }, 400, 'INVALID_FIELD', 'queue'],
      [{ queue: 7 }, 400, 'INVALID_FIELD', 'queue'],
      [undefined, 400, 'INVALID_FIELD', 'queue'],
      [{}, 400, 'INVALID_FIELD', 'queue'],
      [{ queueName: 'sync-lead' }, 400, 'INVALID_FIELD', 'queueName'],
      [{ queue: 'sync-lead', jobId: letter?.id }, 400, 'INVALID_FIELD', 'jobId'],
      [{ queue: 'sync-lead', all: true }, 400, 'INVALID_FIELD', 'all'],
      [{ all: 'yes' }, 400, 'INVALID_FIELD', 'all'],
    ] as const)
      for (const what of ['retry', 'drop'] as const) expectRefusal(await decide(what, body), status, code, field);
    expectRefusal(await letters('?queue=of-nobody'), 404, 'QUEUE_NOT_FOUND', 'queue');
    expect((await letters('?queue=refill-wallet')).body).toEqual([]);
    for (const what of ['retry', 'drop'] as const)
      expectRefusal(await decide(what, { queue: 'refill-wallet' }, key), 404, 'QUEUE_NOT_FOUND', 'queue');
    const { body } = await decide('drop', { all: true });
    expect(body.count).toBeGreaterThanOrEqual(1);
    expect([(await letters()).body, (await decide('drop', { all: true })).body]).toEqual([[], { count: 0 }]);
    await expectView(other, { syncStatus: 'failed' });
  });
});

it('knows nothing of an erased lead', async () => {
  const id = await synced('erased@example.org');
  expect(await managed.leads('erase', id)).toContain('is erased');
  await eventually(async () => expectRefusal(await find(id), 404, 'LEAD_NOT_KNOWN'), PATIENCE_MS);
  for (const answer of [await sync(id), await dryRun(id), await mend(id, { firstName: 'Ann' })])
    expectRefusal(answer, 404, 'LEAD_NOT_KNOWN');
  const { body } = await staff.call<readonly CrmLeadView[]>('GET', `${MANAGE}/crm-leads?limit=200`);
  expect(body.map(({ leadId }) => leadId)).not.toContain(id);
});

it('keeps who looked and mended: staff in their record, keys in the log', async () => {
  await eventually(async () =>
    expect(await managed.record()).toEqual(
      expect.arrayContaining([
        'crm-leads',
        'crm-lead',
        'crm-lead-sync',
        'crm-dry-run',
        'crm-dry-run, unmasked',
        'lead-mended',
        'dead-letters',
        'dead-letters-retried',
        'dead-letters-dropped',
      ]),
    ),
  );
  for (const [who, acts] of [
    [key, ['dead-letters-retried', 'crm-leads']],
    [knowing, ['lead-mended']],
  ] as const)
    expect(actsLogged(managed.game.app.output(), who)).toEqual(expect.arrayContaining(acts));
});
