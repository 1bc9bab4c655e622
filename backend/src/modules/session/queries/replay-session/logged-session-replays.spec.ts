import { type ActionAnswer } from '#contracts/session/views.js';
import { gameInMemory, startSagaIn } from '../../../../../../test/support/game-in-memory.js';
import { definitionOf } from '../../../../../../test/support/player.js';
import { SessionKeyframes } from '../../session-keyframes.js';
import { LoggedSessionReplays } from './logged-session-replays.js';
import { SessionPast } from './session-past.js';

const NAME = 'Zorblatt Quixwyn';
const TYPED = 'I search the ground for Brumhilde';
/** So small that most turns of the test are read from a keyframe on. */
const KEYFRAMES_EVERY = 3;

const playedAnew = async () => {
  const game = gameInMemory({ tokens: 30, keyframesEvery: KEYFRAMES_EVERY });
  const definition = definitionOf('forgiving', { name: NAME });
  const { sessionId, act, next } = await startSagaIn(game, 'ann', definition);
  const answers = new Map<number, ActionAnswer>();
  const take = async (key: string, own = false) => {
    const answer = await act(key, own ? { sessionId, action: TYPED, isCustomAction: true } : await next());
    answers.set(answer.story.turnNumber, answer);
  };
  for (let n = 1; n <= 8; n++) await take(`turn-${n}`, n === 2);
  await game.rewind('ann', sessionId, 5, 'back');
  for (let n = 9; n <= 11; n++) await take(`turn-${n}`);
  await game.idle();
  const past = new SessionPast(game.services, new SessionKeyframes(game.services));
  return { game, sessionId, answers, replays: new LoggedSessionReplays(game.sessions, past, game.services) };
};

/** Read by every test; none changes it. */
let once: ReturnType<typeof playedAnew> | undefined;
const played = () => (once ??= playedAnew());

describe('a replay from the log', () => {
  it('shows at every turn what the player’s own call answered then', async () => {
    const { replays, sessionId, answers } = await played();
    expect([...answers.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const [turn, { response, story, character }] of answers) {
      const { screen, masked, line } = await replays.turn(sessionId, { turn, masked: false });
      const { choices, gameOver, gamePhase, availableMovement } = screen.choices;
      expect({ choices, gameOver, gamePhase, availableMovement }).toEqual({
        choices: response.choices,
        gameOver: response.gameOver,
        gamePhase: response.gamePhase,
        availableMovement: response.availableMovement,
      });
      expect(screen.story).toEqual(story);
      expect(screen.character).toEqual(character);
      expect(screen.world.currentLocation).toEqual(character.currentLocation);
      expect(masked).toBe(false);
      expect(line.withdrawn).toBe(turn >= 6 && turn <= 8);
    }
  });

  it('has the same timeline in pages as in one, with the rewind where it was', async () => {
    const { replays, sessionId } = await played();
    const whole = await replays.timeline(sessionId, { from: 0, limit: 100 });
    expect(whole.next).toBeNull();
    expect(whole.turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(whole.turns.filter(({ withdrawn }) => withdrawn).map(({ turn }) => turn)).toEqual([6, 7, 8]);
    expect(whole.turns.find(({ rewoundTo }) => rewoundTo !== null)).toMatchObject({ turn: 8, rewoundTo: 5 });
    expect(whole.turns.find(({ ownWords }) => ownWords)?.turn).toBe(2);
    const paged = [];
    for (let from: number | null = 0; from !== null;) {
      const page: typeof whole = await replays.timeline(sessionId, { from, limit: 4 });
      expect(page.turns.length).toBeLessThanOrEqual(4);
      paged.push(...page.turns);
      from = page.next;
    }
    expect(paged).toEqual(whole.turns);
  });

  it('opens no word of the person while it is masked', async () => {
    const { replays, sessionId, answers } = await played();
    for (const turn of [0, ...answers.keys()]) {
      const text = JSON.stringify(await replays.turn(sessionId, { turn, masked: true }));
      for (const word of ['Zorblatt', 'Quixwyn', 'Brumhilde', 'Fjords']) expect(text).not.toContain(word);
      const story = answers.get(turn)?.story.storyContent.slice(0, 40);
      if (story !== undefined) expect(text).not.toContain(JSON.stringify(story).slice(1, -1));
    }
    const shown = JSON.stringify(await replays.turn(sessionId, { turn: 2, masked: false }));
    expect(shown).toContain('Brumhilde');
  });

  it('shows the difference that a turn made, and between any two turns', async () => {
    const { replays, sessionId } = await played();
    const { differences } = await replays.turn(sessionId, { turn: 4, masked: true });
    expect(differences).toContainEqual({ path: 'head', before: 3, after: 4 });
    expect((await replays.compare(sessionId, { from: 3, to: 4 })).differences).toEqual(differences);
    expect((await replays.compare(sessionId, { from: 4, to: 4 })).differences).toEqual([]);
  });

  it('keeps the dice open until their seed is revealed', async () => {
    const { replays, sessionId } = await played();
    expect((await replays.turn(sessionId, { turn: 1, masked: true })).roll).toMatchObject({
      verdict: 'open',
      seed: null,
    });
    expect((await replays.turn(sessionId, { turn: 0, masked: true })).roll).toBeNull();
    expect(JSON.stringify(await replays.turn(sessionId, { turn: 0, masked: false }))).not.toMatch(
      /"sealedDiceSeed":"[^"]/,
    );
  });

  it('refuses a turn that was never played, and a session that was never begun', async () => {
    const { replays, sessionId } = await played();
    await expect(replays.turn(sessionId, { turn: 12, masked: true })).rejects.toMatchObject({ code: 'LEAF_NOT_FOUND' });
    await expect(replays.summary('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
  });
});
