import { runStaffCli } from './staff-cli.js';

const run = async (line: string) => {
  const printed: string[] = [];
  const code = await runStaffCli(line.split(' '), {
    find: (name) => Promise.resolve(name === 'nobody' ? null : `id of ${name}`),
    reset: (staffId) => Promise.resolve(staffId === 'id of ada'),
    print: (text) => printed.push(text),
  });
  return [code, printed.join('\n')];
};

describe('the command for staff', () => {
  it('removes a second factor, or says that there is none', async () => {
    expect(await run('reset-second-factor ada')).toEqual([0, 'The second factor of ada is removed.']);
    for (const name of ['bob', 'nobody'])
      expect(await run(`reset-second-factor ${name}`)).toEqual([1, `${name} has no second factor.`]);
  });

  it.each(['', 'reset-second-factor', 'reset-second-factor ada bob', 'list'])(
    'explains itself after "%s"',
    async (line) => {
      expect(await run(line)).toEqual([2, expect.stringMatching(/^Usage: reset-second-factor <user>/)]);
    },
  );
});
