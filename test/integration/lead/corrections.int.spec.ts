import { type CrmLeadView } from '#contracts/integration/managed.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type LeadForIntegrations } from '#contracts/integration/views.js';
import { type LeadTaken } from '#contracts/lead/views.js';
import { eventually } from '../../support/eventually.js';
import { type Player } from '../../support/player.js';
import { enrolled } from '../../support/second-factor.js';
import { expectRefusal } from '../http/expect-refusal.js';
import { MANAGE, ManagedGame, PATIENCE_MS } from './mending.fixture.js';

let managed: ManagedGame;
let key: Player;
beforeAll(async () => {
  managed = await ManagedGame.start({});
  await enrolled(managed.staff);
  key = await managed.key('integrations:manage', 'personal:read', 'leads:write');
}, 120_000);
afterAll(() => managed.stop(), 60_000);

const mend = (id: string, body: object, who: Player = managed.staff) =>
  who.call<CrmLeadView & ErrorBody>('PATCH', `${MANAGE}/leads/${id}`, { body });
const ownerOf = async (id: string): Promise<string | null> =>
  (await managed.staff.call<CrmLeadView>('GET', `${MANAGE}/crm-leads/${id}`)).body.userId;
const expectOwner = (id: string, userId: string): Promise<void> =>
  eventually(async () => expect(await ownerOf(id)).toBe(userId), PATIENCE_MS);
const send = async (email: string, id?: string): Promise<LeadTaken> =>
  (await key.call<LeadTaken>('POST', '/api/integrations/leads', { body: { email, name: 'Ann', id } })).body;
const capturedBy = async (who: Player, email: string): Promise<string> => {
  const body = { email, firstName: 'Ann', lastName: 'Vex' };
  const { leadId } = (await who.call<{ readonly leadId: string }>('POST', '/api/ghl/lead-capture', { body })).body;
  await expectOwner(leadId, who.userId);
  return leadId;
};

describe('a lead of a person', () => {
  it('is moved to another address by no key', async () => {
    const id = await capturedBy(await managed.game.member(), 'hers@example.org');
    expectRefusal(await mend(id, { email: 'me@evil.example' }, key), 409, 'LEAD_IS_LINKED', 'email');
    expect((await mend(id, { firstName: 'Anna' }, key)).status).toBe(200);
    expect(await send('hers@example.org')).toEqual({ leadId: id, isNew: false });
  });

  it('stays theirs, whoever proves the address that staff give it', async () => {
    const [ann, eve] = [await managed.game.member(), await managed.game.newcomer()];
    const id = await capturedBy(ann, 'ann@example.org');
    expect((await mend(id, { email: eve.mailbox.address })).status).toBe(200);
    expect((await eve.confirm(await eve.nextToken())).status).toBe(200);
    // What is asked for later is done by then.
    await capturedBy(eve, 'eve@example.org');
    expect(await ownerOf(id)).toBe(ann.userId);
  });

  it('goes to whoever proves the address that was left', async () => {
    const owner = await managed.game.newcomer();
    const id = await capturedBy(await managed.game.member(), owner.mailbox.address);
    await owner.confirm(await owner.nextToken());
    await expectOwner(id, owner.userId);
  });
});

it('gives a lead of nobody to whoever has proved its right address long ago', async () => {
  const member = await managed.game.member();
  const id = await managed.capture('typo@exmple.org');
  expect((await mend(id, { email: member.mailbox.address })).status).toBe(200);
  await expectOwner(id, member.userId);
});

it('is one address, in the table and in the log, also where two correct it at once', async () => {
  const id = await managed.capture('raced@exmple.org');
  for (let round = 0; round < 8; round++) {
    const both = ['a', 'b'].map((name) => mend(id, { email: `${name}-${round}@example.org` }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await key.call<LeadForIntegrations>('GET', `/api/integrations/leads/${id}`);
    expect(await send(body.email ?? '')).toEqual({ leadId: id, isNew: false });
  }
});

it('is the same lead when its id comes again with the address of before', async () => {
  const { leadId } = await send('row@exmple.org', 'row-1');
  expect((await mend(leadId, { email: 'row@example.org' }, key)).status).toBe(200);
  expect(await send('row@exmple.org', 'row-1')).toEqual({ leadId, isNew: true });
  expect((await send('row@exmple.org', 'row-2')).leadId).not.toBe(leadId);
});
