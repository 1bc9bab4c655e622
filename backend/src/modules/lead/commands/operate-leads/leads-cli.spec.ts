import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { runLeadsCli } from './leads-cli.js';

const CALLS = [
  { method: 'GET', path: '/contacts/search/duplicate?email=ann', body: null },
  { method: 'POST', path: '/contacts/upsert', body: { firstName: 'Ann' } },
] as const;
const run = async (line: string) => {
  const [printed, erased, edited]: [string[], string[], unknown[]] = [[], [], []];
  const left = [{ contactId: 'c-1', leftAt: new Date('2026-03-14T19:00:00Z') }];
  const code = await runLeadsCli(line.split(' '), {
    isKnown: (leadId) => Promise.resolve(leadId === 'one' || leadId === 'sent'),
    erase: (leadId) => Promise.resolve(void erased.push(leadId)),
    edit: (leadId, edit) =>
      edit.email === 'taken@example.org'
        ? Promise.reject(new RejectedError(409, 'LEAD_EMAIL_TAKEN', 'Another lead has this e-mail address.'))
        : Promise.resolve(void edited.push([leadId, edit])),
    dryRun: () => Promise.resolve(line.endsWith('one') ? CALLS : []),
    status: () => Promise.resolve(['synced']),
    leftovers: () => Promise.resolve(left),
    strikeOff: (contactId) => Promise.resolve(contactId === 'c-1'),
    print: (text) => printed.push(text),
  });
  return { code, printed: printed.join('\n'), erased, edited };
};

describe('the command for leads', () => {
  it('erases one', async () => {
    expect(await run('erase one')).toMatchObject({ code: 0, printed: 'The lead one is erased.', erased: ['one'] });
  });

  it('says that there is none', async () => {
    expect(await run('erase two')).toMatchObject({ code: 1, printed: 'There is no lead two.', erased: [] });
  });

  it('corrects what a lead told', async () => {
    expect(await run('edit one --phone +4790000000 --last-name Vex')).toMatchObject({
      code: 0,
      edited: [['one', { phone: '+4790000000', lastName: 'Vex' }]],
    });
    expect(await run('edit one --phone')).toMatchObject({ code: 2, edited: [] });
    expect(await run('edit one --phone=12')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('no phone') as string,
    });
    expect(await run('edit two --phone=')).toMatchObject({ code: 1, edited: [] });
    expect(await run('edit one --email Anna@Example.org')).toMatchObject({
      code: 0,
      edited: [['one', { email: 'anna@example.org' }]],
    });
    expect(await run('edit one --email anna')).toMatchObject({ code: 2, printed: 'anna is no e-mail address.' });
    expect(await run('edit one --email taken@example.org')).toMatchObject({
      code: 1,
      printed: 'Another lead has this e-mail address.',
    });
  });

  it('prints what would be sent to the CRM, and how a lead stands with it', async () => {
    expect(await run('dry-run one')).toMatchObject({
      code: 0,
      printed: 'GET /contacts/search/duplicate?email=ann\nPOST /contacts/upsert\n  {"firstName":"Ann"}',
    });
    expect((await run('dry-run sent')).printed).toMatch(/^Nothing would be sent/);
    expect(await run('dry-run two')).toMatchObject({ code: 1, printed: 'There is no lead two.' });
    expect(await run('status one')).toMatchObject({ code: 0, printed: 'synced' });
  });

  it('lists contacts of which nobody knows who made them, and strikes them off', async () => {
    expect(await run('leftovers')).toMatchObject({ code: 0, printed: '2026-03-14T19:00:00.000Z  c-1' });
    expect(await run('leftovers --strike-off c-1')).toMatchObject({ code: 0 });
    expect(await run('leftovers --strike-off c-2')).toMatchObject({ code: 1 });
  });

  it.each(['', 'erase', 'erase one two', 'list', 'edit one', 'leftovers now', 'dry-run', 'status'])(
    'explains itself after "%s"',
    async (line) => {
      const { code, printed, erased } = await run(line);
      expect([code, erased]).toEqual([2, []]);
      expect(printed).toMatch(/^Usage: erase <leadId>/);
    },
  );
});
