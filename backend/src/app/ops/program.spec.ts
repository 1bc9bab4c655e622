import { CommanderError } from 'commander';
import { type Operation } from './operation.js';
import { OPERATIONS } from './operations.js';
import { opsProgram } from './program.js';

const ran = async (...words: readonly string[]) => {
  const jobs = jest.fn<ReturnType<Operation>, Parameters<Operation>>().mockResolvedValue();
  const staff = jest.fn<Promise<Operation>, []>();
  let told = '';
  const program = opsProgram([
    { name: 'jobs', about: 'lists jobs', load: () => Promise.resolve(jobs) },
    { name: 'staff', about: 'resets', load: staff },
  ]).exitOverride();
  program.configureOutput({ writeOut: (text) => (told += text), writeErr: (text) => (told += text) });
  const ended = await program.parseAsync(words, { from: 'user' }).then(
    () => null,
    (error: unknown) => (error instanceof CommanderError ? error.exitCode : error),
  );
  expect(staff).not.toHaveBeenCalled();
  return { ended, told, words: jobs.mock.calls[0]?.[0] };
};

it.each([
  ['options behind words', ['failed', '--until', '2027-01-31', '-x']],
  ['options before words', ['--export', 'a', 'b', '--help']],
  ['help', ['--help']],
  ['nothing', []],
])('hands an operation its words as they were written: %s', async (_, words) => {
  expect(await ran('jobs', ...words)).toEqual({ ended: null, told: '', words });
});

it('refuses a name that is no operation, and the lack of one', async () => {
  expect(await ran('nonsense')).toMatchObject({
    ended: 1,
    told: "error: unknown command 'nonsense'\n",
    words: undefined,
  });
  expect(await ran()).toMatchObject({ ended: 1, told: expect.stringContaining('Usage: ops <command>') as string });
});

it('tells of each operation in one line', () => {
  const lines = opsProgram(OPERATIONS).helpInformation().split('\n');
  for (const { name, about } of OPERATIONS)
    expect(lines.filter((line) => line.startsWith(`  ${name} `) && line.endsWith(about))).toHaveLength(1);
  expect(lines.length).toBeLessThan(OPERATIONS.length + 10);
});
