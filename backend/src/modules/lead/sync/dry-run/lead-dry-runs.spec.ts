import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { GHL_KEY, GHL_LOCATION, GhlStandIn } from '#test/support/ghl/ghl-stand-in.js';
import { systemClock } from '#backend/platform/clock/clock.js';
import { GhlCalls } from '#backend/platform/crm/gohighlevel/ghl-calls.js';
import { GhlCrm } from '#backend/platform/crm/gohighlevel/ghl-crm.js';
import { unconfiguredCrm } from '#backend/platform/crm/unconfigured-crm.js';
import { contactOf } from '../../domain/contact.rules.js';
import { type Lead, leadFold } from '../../domain/lead.fold.js';
import { type LeadCommands } from '../../lead-commands.js';
import { type LeadRows, type Writes } from '../../lead-rows.js';
import { ContactFinder } from '../contact-finder.js';
import { type ContactHints } from '../contact-hints.js';
import { ContactSync } from '../contact-sync.js';
import { LeadSync } from '../lead-sync.js';
import { sentOf } from '../sent-fields.js';
import { LeadDryRuns } from './lead-dry-runs.js';

const details = { firstName: 'Ann', lastName: 'Vex', phone: '+4790000001', interests: ['maps'], customFields: [] };
const ANN: Lead = {
  ...leadFold.initial,
  status: 'captured',
  email: 'ann@example.org',
  leadSource: 'website',
  details,
  tags: ['steppes-and-seas'],
};

const hints = {
  seal: () => Promise.resolve(''),
  open: () => Promise.resolve(null),
} as unknown as ContactHints;

const opened: GhlStandIn[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

interface Known {
  readonly ghlContactId: string | null;
  readonly contactOrigin: ContactOriginV1;
}
/** A lead's row, and the CRM that it goes to. */
const given = async (lead: Lead, known: Known = { ghlContactId: null, contactOrigin: 'unknown' }) => {
  const ghl = await GhlStandIn.start({ limits: { intervalMs: 60_000 } });
  opened.push(ghl);
  const none = () => Promise.resolve();
  const settings = { apiKey: GHL_KEY, locationId: GHL_LOCATION, baseUrl: ghl.url, apiVersion: '2021-07-28' };
  const openCrm = () => new GhlCrm(new GhlCalls(settings, { take: none, keepGap: none, close: none }, systemClock));
  const written: unknown[] = [];
  const noted: Writes[] = [];
  let row = { leadId: 'one', userId: null, ...known };
  const write = (what: string) => Promise.resolve(written.push(what) > 0);
  const rows = {
    find: () => Promise.resolve(row),
    findByContact: () => Promise.resolve(null),
    filledOf: () => Promise.resolve(noted.flatMap(({ filled }) => filled)),
    hintOf: () => Promise.resolve(null),
    isPhoneOfAnother: () => Promise.resolve(false),
    noteWrites: (_: string, writes: Writes) => Promise.resolve(noted.push(writes) > 0),
    keepHint: () => write('hint'),
    claimPhone: () => write('phone'),
    releasePhone: none,
    rememberContact: async (_: string, ghlContactId: string, contactOrigin: ContactOriginV1) => {
      row = { ...row, ghlContactId, contactOrigin };
      await write('contact');
      return 'remembered' as const;
    },
    forgetContact: async () => {
      row = { ...row, ghlContactId: null, contactOrigin: 'unknown' };
      await write('no contact');
    },
  };
  let now = lead;
  const leads = { find: () => Promise.resolve(now) };
  const records = {
    synced: none,
    failed: async () => {
      now = { ...now, synced: leadFold.initial.synced };
      await write('failure');
    },
  };
  const dry = () =>
    new LeadDryRuns(leads as unknown as LeadCommands, rows as unknown as LeadRows, hints, openCrm()).of('one');
  const real = async () => {
    const crm = openCrm();
    const finder = new ContactFinder(rows, hints, { add: none }, crm);
    await new LeadSync(leads, rows, new ContactSync(rows, finder, { add: none }, crm), records).sync('one', true);
  };
  return { ghl, written, noted, dry, real };
};

type Game = Awaited<ReturnType<typeof given>>;
/** What a dry run tells, and what a sync does after it. */
const both = async ({ ghl, written, noted, dry, real }: Game) => {
  const told = await dry();
  expect([ghl.writes, written, noted]).toEqual([[], [], []]);
  const before = ghl.calls.length;
  await real();
  const done = ghl.calls.slice(before).map(({ method, path, body }) => ({ method, path, body }));
  const id = ghl.contacts.byEmail(ANN.email)?.id ?? '';
  const foretold = told.map(({ method, path, body }) => ({
    method,
    path: path.replace('new-contact', id),
    body: body ?? {},
  }));
  return { foretold, done };
};

it('a dry run tells the calls that make a contact, and makes none of them', async () => {
  const game = await given(ANN);
  game.ghl.contacts.addField('interests');
  const { foretold, done } = await both(game);
  expect(foretold).toEqual(done);
  expect(done.map(({ method }) => method)).toContain('POST');
});

it('a dry run tells what a contact of somebody else is given', async () => {
  const game = await given(ANN);
  const field = game.ghl.contacts.addField('interests');
  game.ghl.contacts.add({ email: ANN.email, standard: { firstName: 'Her' } });
  const { foretold, done } = await both(game);
  expect(foretold).toEqual(done);
  expect(done).toContainEqual(
    expect.objectContaining({
      method: 'PUT',
      body: { source: 'website', customFields: [{ id: field, field_value: 'maps' }] },
    }),
  );
});

it('a dry run tells what has changed since', async () => {
  const game = await given(
    {
      ...ANN,
      details: { ...details, firstName: 'Anna' },
      synced: {
        ...ANN.synced,
        contactId: 'there',
        contact: 'made',
        sent: sentOf(contactOf(ANN)),
        tags: ANN.tags,
      },
    },
    { ghlContactId: 'there', contactOrigin: 'made' },
  );
  const contact = game.ghl.contacts.add({ email: ANN.email, standard: { firstName: 'Ann' }, tags: [...ANN.tags] });
  game.ghl.contacts.all.delete(contact.id);
  game.ghl.contacts.all.set('there', Object.assign(contact, { id: 'there' }));
  const { foretold, done } = await both(game);
  expect(foretold).toEqual(done);
  expect(done).toContainEqual({ method: 'PUT', path: '/contacts/there', body: { firstName: 'Anna' } });
});

it('a dry run tells how a contact that was deleted in the CRM is made anew', async () => {
  const synced = { ...ANN.synced, contactId: 'gone', contact: 'made', sent: [], tags: [] } as const;
  const game = await given({ ...ANN, synced }, { ghlContactId: 'gone', contactOrigin: 'made' });
  const { foretold, done } = await both(game);
  expect(foretold).toEqual(done);
  expect(done.map(({ path }) => path)).toContain('/contacts/upsert');
});

it('a dry run of a lead with nothing new asks for its contact, and makes it anew where it is gone', async () => {
  const sent = sentOf(contactOf(ANN));
  const synced = { ...ANN.synced, contactId: 'there', contact: 'made', sent, tags: ANN.tags } as const;
  const game = await given({ ...ANN, synced }, { ghlContactId: 'there', contactOrigin: 'made' });
  const contact = game.ghl.contacts.add({ email: ANN.email, standard: { firstName: 'Ann' }, tags: [...ANN.tags] });
  game.ghl.contacts.all.delete(contact.id);
  game.ghl.contacts.all.set('there', Object.assign(contact, { id: 'there' }));
  expect((await game.dry()).map(({ method, path }) => `${method} ${path}`)).toContain('GET /contacts/there');
  expect(game.ghl.writes).toEqual([]);
  game.ghl.contacts.all.clear();
  const { foretold, done } = await both(game);
  expect(foretold).toEqual(done);
  expect(done.map(({ path }) => path)).toContain('/contacts/upsert');
});

it('a dry run says why it can tell nothing', async () => {
  const game = await given(ANN);
  game.ghl.faultFor = () => 401;
  await expect(game.dry()).rejects.toMatchObject({ code: 'CRM_FAILED', details: { fault: 'unauthorized' } });
  const dryRuns = (lead: Lead) => {
    const leads = { find: () => Promise.resolve(lead) } as unknown as LeadCommands;
    return new LeadDryRuns(leads, {} as LeadRows, hints, unconfiguredCrm).of('one');
  };
  await expect(dryRuns(ANN)).rejects.toMatchObject({ status: 409, code: 'CRM_NOT_CONFIGURED' });
  await expect(dryRuns(leadFold.initial)).rejects.toMatchObject({ status: 404, code: 'LEAD_NOT_KNOWN' });
});
