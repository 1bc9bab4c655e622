import { setTimeout as pause } from 'node:timers/promises';
import { type Telling } from '#contracts/session/leaf-views.js';
import { type ActionRequest } from '#contracts/session/views.js';
import { Player } from '../support/player.js';
import { EventStream } from '../support/sse.js';

/** A turn as it is reported: numbers and codes, nobody's words. */
export interface PlayedTurn {
  /** In ms after the action was sent; null: no sentence came by the stream. */
  readonly firstSentenceMs: number | null;
  /** Null: it was not told in time. */
  readonly wholeMs: number | null;
  readonly telling: Pick<Telling, 'narrator' | 'usage' | 'verdicts'> | null;
}

const LOOK_MS = 10;
const LOOK_TOLD_MS = 200;
const IN_OWN_WORDS_EVERY = 4;
/** Deeds that are possible anywhere: the reader of free text is asked now and then. */
const OWN_WORDS = [
  'I look around carefully',
  'I rest for a while',
  'I listen for anybody nearby',
  'I sing an old song',
];

const until = async (fits: () => boolean, withinMs: number): Promise<boolean> => {
  const limit = performance.now() + withinMs;
  while (!fits() && performance.now() < limit) await pause(LOOK_MS);
  return fits();
};

const actionOf = async (player: Player, n: number): Promise<ActionRequest> => {
  if (n % IN_OWN_WORDS_EVERY === IN_OWN_WORDS_EVERY - 1) {
    const action = OWN_WORDS[Math.floor(n / IN_OWN_WORDS_EVERY) % OWN_WORDS.length] ?? '';
    return { sessionId: player.sessionId, action, isCustomAction: true };
  }
  return {
    isCustomAction: false,
    action: '-',
    ...Player.next((await player.choices()).body, n),
    sessionId: player.sessionId,
  };
};

/** The result of an answered action: the turn's number, or that the words were no turn. */
interface Answered {
  turn: number | 'no-turn' | null;
}

const sendTo = async (player: Player, n: number, into: Answered, action: ActionRequest): Promise<void> => {
  const { status, body } = await player.act(`turn-${n}`, action);
  if (status !== 200) throw new Error(`an action was refused with ${status}`);
  into.turn = body.played ? body.story.turnNumber : 'no-turn';
};

/** One turn, followed on the session's stream. Null: the words were no turn. */
const playTurn = async (player: Player, n: number, withinMs: number): Promise<PlayedTurn | null> => {
  const path = `/api/sessions/${player.sessionId}`;
  const action = await actionOf(player, n);
  const stream = await EventStream.open(`${player.url}${path}/events`, player.token);
  try {
    const sentAt = performance.now();
    const since = (): number => Math.round(performance.now() - sentAt);
    const has = (name: string): boolean => stream.events.some((event) => event.name === name);
    const [answered, first]: [Answered, { ms: number | null }] = [{ turn: null }, { ms: null }];
    const answer = sendTo(player, n, answered, action);
    const isTold = await until(() => {
      if (has('sentence')) first.ms ??= since();
      return answered.turn === 'no-turn' || (answered.turn !== null && has('turn-narrated'));
    }, withinMs);
    const wholeMs = isTold ? since() : null;
    await answer;
    const { turn } = answered;
    if (turn === null || turn === 'no-turn') return null;
    const { status, body } = await player.call<Telling>('GET', `${path}/turns/${turn}/telling`);
    return { firstSentenceMs: first.ms, wholeMs, telling: status === 200 ? body : null };
  } finally {
    stream.close();
  }
};

/** Waits until the last leaf is told, or long enough: before that, no action is possible. */
const whenTold = async (player: Player, withinMs: number): Promise<void> => {
  const limit = performance.now() + withinMs;
  while ((await player.choices()).body.narration === 'pending' && performance.now() < limit) await pause(LOOK_TOLD_MS);
};

/** Plays so many turns, in a new saga where one has ended. */
export const play = async (
  url: string,
  { turns, withinMs, onTurn }: { readonly turns: number; readonly withinMs: number; onTurn: (n: number) => void },
): Promise<readonly PlayedTurn[]> => {
  const played: PlayedTurn[] = [];
  let player = await Player.begun(url, 'forgiving');
  for (let n = 0; played.length < turns; n++) {
    if ((await player.choices()).body.gameOver) player = await Player.begun(url, 'forgiving');
    await whenTold(player, withinMs);
    const turn = await playTurn(player, n, withinMs);
    if (turn === null) continue;
    played.push(turn);
    onTurn(played.length);
  }
  return played;
};
