import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { SUBSCRIPTION_REJECTIONS } from '#contracts/subscription/rejections.js';
import { type FoundUser } from '../../queries/person-finder.js';
import { runSubscriptionCli } from './subscription-cli.js';

const PEOPLE: readonly FoundUser[] = [
  { id: 'u1', username: 'Ragnhild', kind: 'registered' },
  { id: 'u2', username: 'Guest_ab', kind: 'guest' },
];

const run = async (line: string, outcome: 'changed' | 'unchanged' = 'changed') => {
  const [printed, done]: [string[], unknown[]] = [[], []];
  const code = await runSubscriptionCli(line.split(' '), {
    find: (name) => Promise.resolve(PEOPLE.find(({ id, username }) => name === id || name === username) ?? null),
    set: ({ subjectId }, tier, until) => {
      if (until?.startsWith('2020')) throw rejectedBy(SUBSCRIPTION_REJECTIONS, { code: 'PERIOD_IS_OVER' });
      done.push([subjectId, tier, until]);
      return Promise.resolve(outcome);
    },
    now: () => new Date('2026-03-01T10:00:00.000Z'),
    print: (text) => printed.push(text),
  });
  return { code, printed, done };
};

describe('the command for support', () => {
  it.each([
    ['set Ragnhild gold --until 2027-01-31', 'gold', '2027-01-31T00:00:00.000Z', 'Gold until 2027-01-31T00:00:00.000Z'],
    ['set u1 PLATINUM', 'platinum', null, 'Platinum without an end'],
    [
      'set Ragnhild gold --until 2027-01-31T20:00:00+02:00',
      'gold',
      '2027-01-31T18:00:00.000Z',
      'Gold until 2027-01-31T18:00:00.000Z',
    ],
    ['set Ragnhild free', 'free', null, 'no subscription'],
  ])('takes %s', async (line, tier, until, held) => {
    expect(await run(line)).toEqual({ code: 0, printed: [`Ragnhild has ${held} now.`], done: [['u1', tier, until]] });
    expect((await run(line, 'unchanged')).printed).toEqual([`Ragnhild has ${held} already: nothing is changed.`]);
  });

  it.each([
    ['set Olaf gold', 'Nobody here has the id or the username Olaf.'],
    ['set Guest_ab gold', 'Guest_ab is a guest: only an account can have a subscription.'],
    ['set Ragnhild silver', 'There is no tier silver. The tiers are free, gold, platinum.'],
    ['set Ragnhild gold --until tomorrow', '--until tomorrow is no date. Write it as 2027-01-31.'],
    ['set Ragnhild gold --until 2027-02-30', '--until 2027-02-30 is no date. Write it as 2027-01-31.'],
    ['set Ragnhild free --until 2027-01-31', 'The tier free has no end: leave --until out.'],
    ['set Ragnhild gold --until 2020-01-31', 'That day is over. Choose a later one.'],
  ])('refuses %s', async (line, words) => {
    expect(await run(line)).toEqual({ code: 1, printed: [words], done: [] });
  });

  it.each(['', 'help', 'set', 'set Ragnhild', 'set Ragnhild gold --until', 'set Ragnhild gold 2027-01-31'])(
    'explains itself after "%s"',
    async (line) => {
      const { code, printed, done } = await run(line);
      expect([code, done]).toEqual([2, []]);
      expect(printed.join('\n')).toMatch(/^Usage: set <user> <tier> \[--until DATE\]/);
    },
  );
});
