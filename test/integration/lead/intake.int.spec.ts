import pg from 'pg';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type LeadTaken } from '#contracts/lead/views.js';
import { newApiKey } from '../../support/api-key.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { sharedGame } from '../../support/shared-game.js';

const game = sharedGame({ LOG_LEVEL: 'debug' });
let sender: Player;
let db: pg.Pool;
beforeAll(async () => {
  db = new pg.Pool({ connectionString: game.databaseUrl, max: 1 });
  sender = Object.assign(new Player(game.url), { token: await newApiKey(game.databaseUrl, ['leads:write']) });
}, 120_000);
afterAll(() => db.end());

const send = (body: object) => sender.call<LeadTaken & ErrorBody>('POST', '/api/integrations/leads', { body });
const rowOf = async (id: string) =>
  (await db.query<Record<string, unknown>>('select * from ghl_leads where id = $1', [id])).rows[0];

describe('a lead of another system', () => {
  it('is taken with a name of one word, a number as a number and a source with dots', async () => {
    const email = 'one-word@intake.example';
    const { status, body } = await send({
      email,
      firstName: 'Ann',
      phone: 4790000001,
      interests: 'maps, sagas',
      leadSource: 'spring.fair',
      customFields: { company_size: 12 },
    });
    expect([status, body]).toEqual([200, { leadId: expect.any(String) as string, isNew: true }]);
    await eventually(async () =>
      expect(await rowOf(body.leadId)).toMatchObject({
        email,
        first_name: 'Ann',
        last_name: null,
        phone: '4790000001',
        interests: ['maps', 'sagas'],
        lead_source: 'spring.fair',
        custom_fields: { company_size: '12' },
      }),
    );
  });

  it('is one lead however often its id is sent, at once and later; of a known address it adds to what is known', async () => {
    const lead = { id: 'row-17 of ann', email: 'again@intake.example', name: 'Ann Vex' };
    const answers = await Promise.all([send(lead), send(lead), send(lead)]);
    const leadId = answers[0].body.leadId;
    expect(answers.map(({ status, body }) => [status, body.leadId])).toEqual(answers.map(() => [200, leadId]));
    expect((await send(lead)).body).toEqual({ leadId, isNew: true });
    const more = await send({ ...lead, id: 'row-18', lastName: 'Vexdottir', phone: '+47 90 00 00 02' });
    expect(more.body).toEqual({ leadId, isNew: false });
    await eventually(async () =>
      expect(await rowOf(more.body.leadId)).toMatchObject({ last_name: 'Vexdottir', phone: '+47 90 00 00 02' }),
    );
    expect(game.output()).not.toContain('row-17 of ann');
  });

  const told = (name: string) => ({ email: `${name}@intake.example`, firstName: 'Ann' });
  it.each([
    ['phone', { phone: null, lastName: null }],
    ['interests', { interests: null, customFields: null }],
    ['empty', { interests: '', customFields: '', leadSource: '', id: '', phone: '', lastName: '', name: '' }],
    ['nulls', { interests: ['maps', null, ''], leadSource: null, id: null, customFields: { size: null } }],
  ])('takes null and nothing in %s for what is left out', async (name, fields) => {
    const { status, body } = await send({ ...told(name), ...fields });
    expect([status, body]).toEqual([200, { leadId: expect.any(String) as string, isNew: true }]);
    await eventually(async () =>
      expect(await rowOf(body.leadId)).toMatchObject({ first_name: 'Ann', phone: null, lead_source: 'api' }),
    );
    const capture = { ...told(`page-${name}`), ...fields, firstName: null, username: 'ann', actionTokens: null };
    expect((await sender.call('POST', '/api/ghl/lead-capture', { body: capture })).status).toBe(200);
  });

  it.each([
    ['empty', { firstName: '', lastName: 'Nn' }, [null, 'Nn']],
    ['null', { firstName: null, lastName: 'Nn' }, [null, 'Nn']],
    ['whole', { firstName: '', name: 'Nn Mm' }, ['Nn', 'Mm']],
    ['long', { name: ' Ann  Marie van Dam ' }, ['Ann', 'Marie van Dam']],
  ])('that is %s has the names of %j', async (name, names, expected) => {
    const { body } = await send({ email: `${name}@names.example`, ...names });
    await eventually(async () => {
      const row = await rowOf(body.leadId);
      expect([row?.['first_name'], row?.['last_name']]).toEqual(expected);
    });
  });

  it('has an id that is a number, and a source as people write it', async () => {
    const lead = { ...told('numbered'), id: 17, leadSource: 'Facebook Lead Ads' };
    const { body } = await send(lead);
    expect((await send({ ...lead, id: '17' })).body).toEqual({ leadId: body.leadId, isNew: true });
    await eventually(async () => expect(await rowOf(body.leadId)).toMatchObject({ lead_source: 'facebook-lead-ads' }));
  });

  it.each([
    [{ firstName: 'Ann' }, 'email', 'Valid email is required'],
    [{ email: 'a@intake.example' }, 'firstName', 'A name is required: firstName (one word will do), lastName or name'],
    [{ email: 'a@intake.example', name: 'Ann', phone: 'call me' }, 'phone', expect.stringContaining('phone number')],
    [{ email: 'a@intake.example', name: 'Ann', leadSource: '???' }, 'leadSource', expect.stringContaining('letter')],
    [{ email: 'a@intake.example', firstName: 'x'.repeat(101) }, 'firstName', 'A first name has at most 100 characters'],
    [{ email: 'a@intake.example', name: 7 }, 'name', 'A name is text'],
    [{ email: 'a@intake.example', name: 'A', phone: -4790000012 }, 'phone', expect.stringContaining('phone number')],
    [
      { email: 'a@intake.example', name: 'Ann', interests: 'a,'.repeat(25).replace(/a/g, () => 'maps') },
      'interests',
      'At most 20 interests are taken at once',
    ],
    [['a@intake.example'], 'body', 'The body is a JSON object, in braces.'],
    [{ email: 'a@intake.example', name: 'Ann', id: 'x'.repeat(201) }, 'id', expect.stringContaining('200')],
  ])('of %j is refused by the name of the field', async (body, field, message) => {
    expect(await send(body)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', message, details: { field } },
    });
  });
});
