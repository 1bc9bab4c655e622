import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES_VERSION } from '../../domain/rules/rules-version.js';
import { runShow } from '../replay-cli.js';
import { stepsOf } from '../replayed-steps.js';
import { readCapsule } from './read-capsule.js';

const FOLDER = path.resolve('test/fixtures/capsules');
const linesOf = (file: string): string[] => readFileSync(path.join(FOLDER, file), 'utf8').trimEnd().split('\n');
const VERSIONS = Array.from({ length: RULES_VERSION }, (_, n) => n + 1);
const fileOf = (version: number): string => `rules-${version}.capsule.jsonl`;

const shown = async (lines: readonly string[]) => {
  const printed: string[] = [];
  const code = await runShow(
    () => lines,
    (line) => printed.push(line),
  );
  return { code, printed, last: printed.at(-1) };
};

const HEAD = '{"format":"steppes-and-seas/capsule","version":1}';

describe('the capsules of all rules', () => {
  it('there is one of every version', () => expect(readdirSync(FOLDER).sort()).toEqual(VERSIONS.map(fileOf).sort()));

  it.each(VERSIONS)('one of version %i reads by today’s upcasters, folds and projections', async (version) => {
    const lines = linesOf(fileOf(version));
    const played: number[] = [];
    for await (const { resolved } of stepsOf(readCapsule(lines))) if (resolved) played.push(resolved.data.rulesVersion);
    expect(played.length).toBeGreaterThanOrEqual(10);
    expect(new Set(played)).toEqual(new Set([version]));
    const decided = version === RULES_VERSION ? played.length : 0;
    expect(await shown(lines)).toMatchObject({
      code: 0,
      last: `${played.length} turns read, ${decided} of them decided again: all as recorded.`,
    });
  });
});

describe('a capsule that no longer reads', () => {
  const lines = linesOf(fileOf(RULES_VERSION));
  const changed = (from: RegExp, to: string): string[] => {
    const n = lines.findIndex((line) => from.test(line));
    expect(n).toBeGreaterThan(0);
    return lines.map((line, i) => (i === n ? line.replace(from, to) : line));
  };

  it('names what a turn would be by the present rules', async () => {
    const { code, printed, last } = await shown(changed(/"coinsAfter":(\d+)/, '"coinsAfter":1$1'));
    expect(code).toBe(1);
    expect(
      printed.some((line) => /^ {2}! turn 1, decided again: TurnResolved\.coinsAfter is \d+, not 1\d+$/.test(line)),
    ).toBe(true);
    expect(last).toMatch(/12 turns read, 12 of them decided again: \d+ differences\.$/);
  });
  it('is refused where it was cut short', async () => {
    expect(await shown(lines.slice(0, -2))).toEqual({
      code: 1,
      printed: [`The capsule does not read: it is cut short, after ${lines.length - 3} events.`],
      last: expect.anything() as string,
    });
  });
  it('is refused where an event has no way to the present version', async () => {
    const { code, printed } = await shown(
      changed(/"type":"TurnResolved","version":\d+/, '"type":"TurnResolved","version":9'),
    );
    expect(code).toBe(1);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(/line \d+: TurnResolved 9 is read up to version 9, not \d+/);
  });
  it.each([
    ['another file', ['{"a":1}'], 'the first line names no capsule'],
    [
      'a newer format',
      ['{"format":"steppes-and-seas/capsule","version":2}'],
      'it is of format 2; this version reads 1',
    ],
    ['an empty file', [], 'it is empty'],
    ['no JSON', ['{'], 'line 1 is not JSON'],
    ['a line of something else', [HEAD, '{"type":"TurnResolved"}'], 'line 2 is no event'],
    ['an event without data', [HEAD, '{"id":"1","type":"TurnResolved","version":1}'], 'line 2 is no event'],
  ])('is refused: %s', async (_, given, why) => {
    expect((await shown(given)).printed).toEqual([`The capsule does not read: ${why}.`]);
  });
});
