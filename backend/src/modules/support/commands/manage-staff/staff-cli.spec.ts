import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { runStaffCli } from './staff-cli.js';

const LINK = 'https://game.example/reset-password#token=one&name=ada';

const beforeOf = (email: string) => (email.startsWith('new') ? 'none' : email.startsWith('old') ? 'ended' : 'kept');

/** Ada was made staff by the command, bo stands in STAFF_EMAILS, and cid is a player. */
const run = async (line: string) => {
  const printed: string[] = [];
  const done: string[] = [];
  const code = await runStaffCli(line.split(' ').filter(Boolean), {
    faultOf: (email) => (email.includes('@') ? null : `${email} is no e-mail address.`),
    add: (email, name) => {
      if (name === 'taken') throw new RejectedError(409, 'USERNAME_TAKEN', 'That name is taken.');
      done.push(`add ${email} ${name}`);
      return Promise.resolve({ username: name ?? 'ada', before: beforeOf(email), link: LINK });
    },
    find: (name) => Promise.resolve(name === 'nobody' ? null : `id of ${name}`),
    remove: (staffId) => (done.push(`remove ${staffId}`), Promise.resolve(staffId === 'id of ada')),
    isStaff: (staffId) => Promise.resolve(staffId === 'id of bo'),
    list: () =>
      Promise.resolve([
        { username: 'ada', email: 'ada@example.com', addedAt: new Date('2026-03-14T19:00:00.000Z') },
        { username: 'bo', email: 'bo@example.com', addedAt: null },
        { username: null, email: 'cy@example.com', addedAt: null },
      ]),
    reset: (staffId) => (done.push(`reset ${staffId}`), Promise.resolve(staffId === 'id of ada')),
    print: (text) => printed.push(text),
  });
  return { code, printed: printed.join('\n'), done };
};

describe('the command for staff', () => {
  it('makes somebody staff, and prints the link on a line of its own', async () => {
    const { code, printed, done } = await run('add new@example.com --name Ada');
    expect([code, done]).toEqual([0, ['add new@example.com Ada']]);
    expect(printed.split('\n')).toContain(LINK);
    expect(printed).toMatch(/^Ada is staff, with a new account\. /);
  });

  it('says which settings the address of the link comes from', async () =>
    expect((await run('add new@example.com')).printed).toMatch(/comes from PUBLIC_URL, or without it from PORT:/));

  it('says that what opened an account before has ended', async () => {
    const { code, printed } = await run('add old@example.com');
    expect(code).toBe(0);
    expect(printed).toMatch(/^ada is staff\. The account was there: its password works no more, and all devices /);
    expect(printed).not.toMatch(/works until then/);
  });

  it('says that the password of somebody who was staff stays until the link is used', async () => {
    const { code, printed, done } = await run('add ada@example.com');
    expect([code, done]).toEqual([0, ['add ada@example.com null']]);
    expect(printed).toMatch(/^ada is staff\. [\s\S]*works until then/);
  });

  it('says what is wrong with an address or a name', async () => {
    expect(await run('add ada')).toEqual({ code: 2, printed: 'ada is no e-mail address.', done: [] });
    expect(await run('add new@example.com --name taken')).toMatchObject({ code: 1, printed: 'That name is taken.' });
  });

  it('ends it, with the second factor', async () =>
    expect(await run('remove ada')).toEqual({
      code: 0,
      printed: 'ada is no longer staff.',
      done: ['remove id of ada', 'reset id of ada'],
    }));

  it.each([
    ['cid', 'cid is not staff.'],
    ['nobody', 'nobody is not staff.'],
    ['bo', 'bo is still staff: the address stands in STAFF_EMAILS. Take it out there, and start the game anew.'],
  ])('says why %s can not be removed', async (name, words) => {
    const { code, printed, done } = await run(`remove ${name}`);
    expect([code, printed]).toEqual([1, words]);
    expect(done.filter((what) => what.startsWith('reset'))).toEqual([]);
  });

  it('lists everybody, and why they are staff', async () => {
    const { code, printed } = await run('list');
    expect([code, printed.split('\n')]).toEqual([
      0,
      [
        'ada · ada@example.com · added 2026-03-14T19:00:00.000Z',
        'bo · bo@example.com · by STAFF_EMAILS',
        'no account has confirmed it · cy@example.com · by STAFF_EMAILS',
      ],
    ]);
  });

  it('removes a second factor, or says that there is none', async () => {
    expect(await run('reset-second-factor ada')).toMatchObject({
      code: 0,
      printed: 'The second factor of ada is removed.',
    });
    for (const name of ['bob', 'nobody'])
      expect(await run(`reset-second-factor ${name}`)).toMatchObject({
        code: 1,
        printed: `${name} has no second factor.`,
      });
  });

  it.each(['', 'reset-second-factor', 'reset-second-factor ada bob', 'add', 'add a@b.example c', 'remove', 'list all'])(
    'explains itself after "%s"',
    async (line) => {
      const { code, printed, done } = await run(line);
      expect([code, done]).toEqual([2, []]);
      expect(printed).toMatch(/^Usage: add <e-mail>/);
    },
  );

  it.each(['add a@b.example --nme ada', 'promote ada'])('does nothing after "%s"', async (line) =>
    expect(await run(line)).toMatchObject({ code: 2, done: [] }),
  );

  it('explains itself when it is asked to', async () =>
    expect(await run('add --help')).toMatchObject({ code: 0, done: [] }));
});
