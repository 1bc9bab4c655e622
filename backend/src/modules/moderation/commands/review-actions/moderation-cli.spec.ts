import { type ListedAction } from '../../moderated-actions.js';
import { runModerationCli } from './moderation-cli.js';

const ID = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-03-01T10:00:00.000Z');
const action = (over: Partial<ListedAction> = {}): ListedAction => ({
  id: ID,
  userId: 'ann',
  sessionId: 's1',
  reason: 'sexual',
  judgedBy: 'words',
  category: 'sexual word',
  blockedAt: new Date('2026-02-27T08:00:00.000Z'),
  isBlank: false,
  ...over,
});

const run = async (line: string, text: string | null = 'what was written') => {
  const [printed, asked]: [string[], unknown[]] = [[], []];
  const code = await runModerationCli(line.split(' '), {
    actions: {
      list: (before, limit) => (asked.push(before.toISOString(), limit), Promise.resolve([action()])),
      find: (id) => Promise.resolve(id === ID ? { ...action({ isBlank: text === null }), text } : null),
    },
    now: () => NOW,
    print: (one) => printed.push(one),
  });
  return { code, asked, printed: printed.join('\n') };
};

describe('the command for the review of blocked actions', () => {
  it('lists them without their text', async () => {
    const { code, printed, asked } = await run('list');
    expect([code, asked]).toEqual([0, [NOW.toISOString(), 50]]);
    expect(printed).toBe(`${ID}  2026-02-27T08:00:00.000Z  user ann  saga s1  sexual (sexual word, by words)`);
  });
  it('lists page by page', async () => {
    const { printed, asked } = await run('list --before 2026-02-28T00:00:00Z --limit 1');
    expect(asked).toEqual(['2026-02-28T00:00:00.000Z', 1]);
    expect(printed).toContain('list --before 2026-02-27T08:00:00.000Z');
  });
  it('shows one with its text', async () => {
    expect(await run(`show ${ID}`)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/\nwhat was written$/) as string,
    });
  });
  it('shows that of an erased person blank', async () => {
    const { code, printed } = await run(`show ${ID}`, null);
    expect([code, printed.split('\n')]).toEqual([0, [expect.stringMatching(/blank: its writer is erased$/)]]);
  });
  it('says where there is none', async () => {
    expect(await run('show 00000000-0000-4000-8000-000000000002')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('There is no blocked action') as string,
    });
  });
  it.each([
    '',
    'show',
    'show 7',
    'list --limit 0',
    'list --limit 501',
    'list --before yesterday',
    'list --all 1',
    'drop',
  ])('explains itself at “%s”', async (line) =>
    expect(await run(line)).toMatchObject({ code: 2, printed: expect.stringContaining('Usage:') as string }),
  );
});
