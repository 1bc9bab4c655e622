import { encounters } from '#game/play/encounters.js';
import { TurnAnswers } from '#backend/modules/session/turn-answers.js';
import { RewindSessionCommand } from '#backend/modules/session/commands/rewind-session/rewind-session.command.js';
import { RewindSessionHandler } from '#backend/modules/session/commands/rewind-session/rewind-session.handler.js';
import { PaymentSettlement } from '#backend/modules/session/commands/settle-payment/payment-settlement.js';
import { StartSessionCommand } from '#backend/modules/session/commands/start-session/start-session.command.js';
import { StartSessionHandler } from '#backend/modules/session/commands/start-session/start-session.handler.js';
import { TakeTurnCommand } from '#backend/modules/session/commands/take-turn/take-turn.command.js';
import { TakeTurnHandler } from '#backend/modules/session/commands/take-turn/take-turn.handler.js';
import { Teller } from '#backend/modules/session/commands/tell-turn/teller.js';
import { SessionHistory } from '#backend/modules/session/session-history.js';
import { Sessions } from '#backend/modules/session/sessions.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { type IntentReader } from '#backend/modules/narration/narrator.port.js';
import { readIntent } from '#backend/modules/narration/domain/read-intent.js';
import { LoggedWallets } from '#backend/modules/wallet/wallets.js';
import { type Config } from '#backend/platform/config/config.js';
import { AggregateStore } from '#backend/platform/log/aggregate-store.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { SnapshotTaker } from '#backend/platform/log/snapshot-taker.js';
import { StateLoader } from '#backend/platform/log/state-loader.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { type CharacterDefinition, type ActionRequest } from '#contracts/session/views.js';
import { logUnderTest } from './log-under-test.js';
import { definitionOf } from './player.js';

const noSnapshots = { read: () => Promise.resolve(null), write: () => Promise.resolve() };

export interface GameInMemoryOptions {
  readonly tokens?: number;
  readonly narration?: Config['narration'];
  /** Where narration is a job: whether it is done while the answer waits. */
  readonly isToldInTime?: boolean;
}

/** The handlers of the game over a log in memory: what a turn does, without HTTP, projections or a database. */
export const gameInMemory = ({ tokens = 5, narration = 'inline', isToldInTime = true }: GameInMemoryOptions = {}) => {
  const under = logUnderTest();
  const { log, keys, waiting } = under;
  const { clock } = waiting;
  const config = {
    tokenPlan: { guest: tokens, free: tokens, gold: tokens, platinum: tokens },
    narration,
  } as unknown as Config;
  /** What was waited for. */
  const awaited: bigint[] = [];
  const progress = { waitFor: (position: bigint) => Promise.resolve(awaited.push(position) > 0) };
  const diceKeys = new DiceKeys(serverKeysFrom('secret').diceSeeds, systemRandom);

  /** What was given to be read. */
  const texts: string[] = [];
  const read: IntentReader = (text, standing) => Promise.resolve((texts.push(text), readIntent(text, standing)));

  /** A process of its own: nothing held in memory. */
  const process = () => {
    const aggregates = new AggregateStore({
      log,
      states: new StateLoader({ log, keys, snapshots: new SnapshotTaker(noSnapshots) }),
      waiting,
    });
    const sessions = new Sessions(aggregates, clock);
    const history = new SessionHistory(log);
    const wallets = new LoggedWallets(aggregates, log, clock, config, progress);
    const teller = new Teller(sessions, floorNarrator, clock, config);
    const tell = async (id: string, turn: number): Promise<true> => {
      const telling = await teller.tellingOf(id, turn);
      if (telling) await teller.tell(id, turn, telling);
      return true;
    };
    const tellings = { waitFor: async (id: string, turn: number) => isToldInTime && tell(id, turn) };
    const answers = new TurnAnswers(sessions, history, tellings, progress);
    const payments = new PaymentSettlement(sessions, history, wallets);
    const starts = new StartSessionHandler(
      sessions,
      answers,
      teller,
      diceKeys,
      encounters,
      systemRandom,
      clock,
      progress,
    );
    const turns = new TakeTurnHandler(
      sessions,
      answers,
      history,
      payments,
      teller,
      diceKeys,
      wallets,
      encounters,
      read,
      clock,
    );
    const rewinds = new RewindSessionHandler(sessions, history, progress, clock);
    return {
      aggregates,
      sessions,
      wallets,
      payments,
      tell,
      start: (userId: string, definition: CharacterDefinition) =>
        starts.execute(new StartSessionCommand(userId, definition)),
      act: (userId: string, request: ActionRequest, key: string) =>
        turns.execute(new TakeTurnCommand(userId, request, key)),
      rewind: (userId: string, sessionId: string, toTurn: number, key: string) =>
        rewinds.execute(new RewindSessionCommand(userId, sessionId, toTurn, key)),
    };
  };
  return { ...under, awaited, texts, process, ...process() };
};
export type GameInMemory = ReturnType<typeof gameInMemory>;

/** Somebody with a saga begun, who does the first thing that can be done. */
export const begunIn = async (game: GameInMemory, userId = 'ann', definition = definitionOf('forgiving')) => {
  await game.wallets.grant({ userId, reason: 'guest' });
  const { sessionId } = definition;
  const { character } = await game.start(userId, definition);
  const next = async (): Promise<ActionRequest> => {
    const { standing } = await game.sessions.load(sessionId);
    const [way] = standing.movement;
    const free = standing.offers.find(({ requiresItem }) => requiresItem === null);
    return {
      sessionId,
      action: '-',
      isCustomAction: false,
      ...(way ? { moveTo: { q: way.q, r: way.r } } : { choiceId: free?.id ?? '' }),
    };
  };
  const act = async (key: string, request?: ActionRequest, by: Pick<GameInMemory, 'act'> = game) =>
    by.act(userId, request ?? (await next()), key);
  return { sessionId, characterId: character.id, userId, definition, next, act };
};
