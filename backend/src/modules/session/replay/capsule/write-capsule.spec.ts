import { PERSONAL_FIELDS } from '#contracts/shared/event-registry.js';
import { SESSION_EVENTS } from '#contracts/session/events.js';
import { gameInMemory, startSagaIn } from '../../../../../../test/support/game-in-memory.js';
import { definitionOf } from '../../../../../../test/support/player.js';
import { runShow } from '../replay-cli.js';
import { capsuleOfSession } from './capsule-of-session.js';
import { treatments } from './event-without-person.js';
import { Pseudonyms } from './pseudonyms.js';

const NAME = 'Zorblatt Quixwyn';
const TYPED = 'I search the ground for my cousin Brumhilde of Xanthia';
const USER = 'c0ffee00-0000-4000-8000-000000000001';

/** A saga with own words, a rewind and an end, and its capsule. */
const exportedAnew = async () => {
  const game = gameInMemory({ tokens: 12 });
  const { sessionId, characterId, act, next } = await startSagaIn(
    game,
    USER,
    definitionOf('forgiving', { name: NAME }),
  );
  await act('key-of-the-client-1', { sessionId, action: TYPED, isCustomAction: true });
  for (let n = 2; n <= 6; n++) await act(`key-of-the-client-${n}`, await next());
  await game.rewind(USER, sessionId, 3, 'key-of-the-rewind');
  await act('key-of-the-client-7', await next());
  const lines: string[] = [];
  for await (const line of capsuleOfSession(game.log, sessionId)) lines.push(line);
  return { game, sessionId, characterId, lines, file: lines.join('\n') };
};

/** Read by every test; none changes it. */
let once: ReturnType<typeof exportedAnew> | undefined;
const exported = () => (once ??= exportedAnew());

describe('a capsule', () => {
  it('has nothing of its person: no name, no own words, no id, no key and no seal', async () => {
    const { sessionId, characterId, file } = await exported();
    for (const secret of [
      ...NAME.split(' '),
      'Brumhilde',
      'Xanthia',
      USER,
      sessionId,
      characterId,
      'key-of-the',
      'v1.',
      'v2.',
    ])
      expect(file).not.toContain(secret);
    expect(file).not.toMatch(/"diceSeed"/);
    expect(file).not.toMatch(/position/);
  });

  it('has the same stand-in for the same thing, and another one in another capsule', async () => {
    const { game, sessionId, lines } = await exported();
    const idsIn = (all: readonly string[]) =>
      new Set(all.slice(1, -1).map((line) => (JSON.parse(line) as { data: { userId?: string } }).data.userId));
    expect(idsIn(lines).size).toBe(1);
    const again: string[] = [];
    for await (const line of capsuleOfSession(game.log, sessionId)) again.push(line);
    expect(idsIn(again)).not.toEqual(idsIn(lines));
  });

  it('reads as it was recorded', async () => {
    const { lines } = await exported();
    const printed: string[] = [];
    expect(
      await runShow(
        () => lines,
        (line) => printed.push(line),
      ),
    ).toBe(0);
    expect(printed.at(-1)).toBe('7 turns read, 7 of them decided again: all as recorded.');
    expect(printed.some((line) => /turned back to 3/.test(line))).toBe(true);
  });

  it('treats every declared personal field of a session', () => {
    const treated = new Set(Object.keys(treatments(new Pseudonyms(new Uint8Array(32)), true)));
    const declared = SESSION_EVENTS.flatMap(({ type }) => Object.keys(PERSONAL_FIELDS[type] ?? {}));
    expect(declared.filter((field) => !treated.has(field))).toEqual([]);
  });
});

describe('pseudonyms', () => {
  const names = new Pseudonyms(new Uint8Array(32).fill(7));
  it('stand for each word of a name in what is told', () => {
    const [first, second] = names.name('Thora Ulfsdottir').split(' ');
    expect(names.told('Thora sang. “Ulfsdottir!” they called, and Thorax did not.')).toBe(
      `${first} sang. “${second}!” they called, and Thorax did not.`,
    );
  });
  it('leave of a hidden text its form alone', () => expect(names.hidden('Öl, 3 Æbler é!')).toBe('Xx, 0 Xxxxx x!'));
});
