import { runLeadsCli } from './leads-cli.js';

const run = async (line: string) => {
  const [printed, erased]: [string[], string[]] = [[], []];
  const code = await runLeadsCli(line.split(' '), {
    isKnown: (leadId) => Promise.resolve(leadId === 'one'),
    erase: (leadId) => Promise.resolve(void erased.push(leadId)),
    print: (text) => printed.push(text),
  });
  return { code, printed: printed.join('\n'), erased };
};

describe('the command for leads', () => {
  it('erases one', async () => {
    expect(await run('erase one')).toEqual({ code: 0, printed: 'The lead one is erased.', erased: ['one'] });
  });

  it('says that there is none', async () => {
    expect(await run('erase two')).toEqual({ code: 1, printed: 'There is no lead two.', erased: [] });
  });

  it.each(['', 'erase', 'erase one two', 'list'])('explains itself after "%s"', async (line) => {
    const { code, printed, erased } = await run(line);
    expect([code, erased]).toEqual([2, []]);
    expect(printed).toMatch(/^Usage: erase <leadId>/);
  });
});
