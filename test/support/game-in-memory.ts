import { encounters } from '#game/play/encounters.js';
import { TurnAnswers } from '#backend/modules/session/turn-answers.js';
import { type NarrationWaiter } from '#backend/modules/session/narration-waiter.port.js';
import {
  RewindSessionCommand,
  RewindSessionHandler,
} from '#backend/modules/session/commands/rewind-session/rewind-session.handler.js';
import {
  ForkSessionCommand,
  ForkSessionHandler,
} from '#backend/modules/session/commands/fork-session/fork-session.handler.js';
import { ForkFactory } from '#backend/modules/session/commands/fork-session/fork-factory.js';
import { SessionForks } from '#backend/modules/session/commands/fork-session/session-forks.js';
import { AdmitSession } from '#backend/modules/session/commands/start-session/admit-session.js';
import { SessionFactory } from '#backend/modules/session/commands/start-session/session-factory.js';
import { ConsiderTurn } from '#backend/modules/session/commands/take-turn/consider-turn.js';
import { PayForTurn } from '#backend/modules/session/commands/take-turn/pay-for-turn.js';
import { PlayTurn } from '#backend/modules/session/commands/take-turn/play-turn.js';
import { PaymentSettlement } from '#backend/modules/session/commands/settle-payment/payment-settlement.js';
import {
  StartSessionCommand,
  StartSessionHandler,
} from '#backend/modules/session/commands/start-session/start-session.handler.js';
import { TakeTurnCommand, TakeTurnHandler } from '#backend/modules/session/commands/take-turn/take-turn.handler.js';
import { TurnNarrationService } from '#backend/modules/session/commands/narrate-turn/turn-narration.service.js';
import { SessionHistory } from '#backend/modules/session/session-history.js';
import { SessionKeyframes } from '#backend/modules/session/session-keyframes.js';
import { type SagasOnShelf } from '#backend/modules/session/queries/sagas-on-shelf.js';
import {
  ReadActionQuery,
  ReadActionQueryHandler,
} from '#backend/modules/session/queries/read-action/read-action.query-handler.js';
import { OwnWords } from '#backend/modules/session/reading/own-words.js';
import { ReadingSeal } from '#backend/modules/session/reading/reading-seal.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { SessionRepository } from '#backend/modules/session/session.repository.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { BY_FLOOR, type NarratedTurn } from '#backend/modules/session/narration-facts/narration.port.js';
import { type PendingTurn } from '#backend/modules/session/narration.port.js';
import { floor } from '#backend/modules/narration/narrators/floor.narrator.js';
import { InlineNarrator } from '#backend/modules/narration/narrators/inline.narrator.js';
import { grammarIntentReader } from '#backend/modules/narration/reading/grammar.intent-reader.js';
import { type ActionModeration } from '#backend/modules/session/action-moderation.port.js';
import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';
import { allowedBy } from '#backend/modules/subscription/projected-entitlements.js';
import { WalletRefills } from '#backend/modules/wallet/wallet-refills.js';
import { WalletRepository } from '#backend/modules/wallet/wallet.repository.js';
import { WalletService } from '#backend/modules/wallet/wallet.service.js';
import { type Grant, type PaidCommand, type Payment } from '#backend/modules/wallet/wallet.port.js';
import { type Config } from '#backend/platform/config/config.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { SnapshotTaker } from '#backend/platform/log/snapshot-taker.js';
import { type Snapshots } from '#backend/platform/log/snapshots.js';
import { type Random, systemRandom } from '#backend/platform/random/random.js';
import { type PlanName } from '#contracts/subscription/tiers.js';
import {
  type CharacterDefinition,
  type ActionRequest,
  type ForkRequest,
  type ReadingRequest,
} from '#contracts/session/views.js';
import { contextOf } from './context.js';
import { logUnderTest, repositoriesOver } from './log-under-test.js';
import { definitionOf } from './player.js';
import { snapshotsInMemory } from './snapshots-in-memory.js';

export interface GameInMemoryOptions {
  readonly tokens?: number;
  readonly narration?: Config['narration'];
  /** Where narration is a job: whether it is done while the answer waits. */
  readonly isToldInTime?: boolean;
  /** Judges what players write; it finds nothing where absent. */
  readonly moderation?: ActionModeration;
  /** Reads what players write; the rules where absent. */
  readonly reader?: Pick<IntentReader, 'read'>;
  /** What the job tells; by the floor narrator where absent. */
  readonly telling?: (
    turn: PendingTurn & { readonly sessionId: string; readonly turn: number },
  ) => Promise<NarratedTurn>;
  readonly snapshots?: Snapshots;
  readonly keyframesEvery?: number;
  /** As the read model counts them. */
  readonly sagasOnShelf?: () => number;
  /** The system's where absent. */
  readonly random?: Random;
  /** Of every player; they are guests where absent. */
  readonly plan?: () => PlanName;
}

const everythingIsFine: ActionModeration = { judge: () => Promise.resolve({ kind: 'fine' }) };
const judgeOf = (given: ActionModeration | undefined): ActionModeration => given ?? everythingIsFine;

const byFloor = ({ facts }: PendingTurn): Promise<NarratedTurn> =>
  Promise.resolve({ narration: { ...floorNarrator(facts), ...BY_FLOOR }, proposals: [] });

/** The handlers of the game over a log in memory: what a turn does, without HTTP, projections or a database. */
export const gameInMemory = ({
  tokens = 5,
  narration = 'inline',
  isToldInTime = true,
  reader: scripted,
  telling,
  moderation,
  snapshots = snapshotsInMemory(),
  keyframesEvery = 100,
  sagasOnShelf = () => 0,
  random = systemRandom,
  plan = () => 'guest',
}: GameInMemoryOptions = {}) => {
  const under = logUnderTest({ random });
  const { waiting } = under;
  const { clock } = waiting;
  const config = {
    tokenPlan: { guest: tokens, free: tokens, gold: tokens, platinum: tokens },
    narration,
  } as unknown as Config;
  /** What was waited for. */
  const awaited: bigint[] = [];
  const progress = { waitFor: (position: bigint) => Promise.resolve(awaited.push(position) > 0) };
  const diceKeys = new DiceKeys(serverKeysFrom('secret').diceSeeds, random);

  /** What was given to be read. */
  const texts: string[] = [];
  const reader: IntentReader = {
    ...grammarIntentReader,
    read: (text, ...rest) => (texts.push(text), (scripted ?? grammarIntentReader).read(text, ...rest)),
  };

  /** A process of its own: nothing held in memory. */
  const process = (stored = snapshots) => {
    const taker = new SnapshotTaker(stored, { keyframesEvery });
    const services = repositoriesOver(under, { progress, snapshots: taker });
    const keyframes = new SessionKeyframes(services);
    const sessions = new SessionRepository(services, keyframes);
    const history = new SessionHistory(services, keyframes);
    const purses = new WalletRepository(services);
    const at = () => Promise.resolve(allowedBy(plan(), config.tokenPlan));
    const refills = new WalletRefills(purses, { of: at, at }, clock);
    const wallets = new WalletService(purses, refills, clock, config);
    const narrations = new TurnNarrationService(sessions, new InlineNarrator(config, { floor }), clock);
    const tell = async (id: string, turn: number): Promise<true> => {
      const pending = await narrations.pending(id, turn);
      if (pending) await narrations.record(id, turn, await (telling ?? byFloor)({ ...pending, sessionId: id, turn }));
      return true;
    };
    const waiter: NarrationWaiter = {
      waitFor: async ({ sessionId, turn }) => isToldInTime && tell(sessionId, turn),
    };
    const answers = new TurnAnswers(sessions, history, waiter, progress);
    const payments = new PaymentSettlement(sessions, history, wallets);
    const factory = new SessionFactory(diceKeys, narrations, encounters, random);
    const shelf = { countOf: () => Promise.resolve(sagasOnShelf()) } as unknown as SagasOnShelf;
    const admission = new AdmitSession(sessions, shelf);
    const starts = new StartSessionHandler(admission, sessions, factory, answers);
    const seal = new ReadingSeal(new KeyedHashes(serverKeysFrom('secret').keyedHashes));
    const words = new OwnWords(reader, judgeOf(moderation), seal);
    const readings = new ReadActionQueryHandler(sessions, words, seal);
    const turns = new TakeTurnHandler(
      new ConsiderTurn(sessions, diceKeys, words),
      new PayForTurn(wallets, history, sessions),
      new PlayTurn(sessions, payments, narrations, encounters),
      answers,
    );
    const rewinds = new RewindSessionHandler(sessions, history);
    const forks = new ForkSessionHandler(
      sessions,
      new SessionForks(admission, sessions, new ForkFactory(history, narrations, diceKeys, random), answers),
    );
    const contextFor = (userId: string) => contextOf(userId, clock.now());
    return {
      services,
      sessions,
      history,
      idle: () => taker.idle(),
      balanceOf: async (userId: string) => (await purses.load(userId)).state.balance,
      grant: (userId: string, reason: Grant['reason'] = 'guest') =>
        wallets.grant({ userId, reason }, contextFor(userId)),
      refill: (userId: string) => refills.refill(userId, contextFor(userId)),
      pay: (payment: Payment) => wallets.pay(payment, contextFor(payment.userId)),
      giveBack: (payment: PaidCommand) => wallets.giveBack(payment, contextFor(payment.userId)),
      settle: (payment: Payment) => payments.settle(payment, contextFor(payment.userId)),
      tell,
      narrations,
      start: (userId: string, definition: CharacterDefinition) =>
        starts.execute(new StartSessionCommand(contextFor(userId), definition)),
      act: (userId: string, request: ActionRequest, key: string) =>
        turns.execute(new TakeTurnCommand(contextFor(userId), request, key)),
      read: (userId: string, request: ReadingRequest) => readings.execute(new ReadActionQuery(userId, request)),
      fork: (userId: string, originId: string, request: ForkRequest) =>
        forks.execute(new ForkSessionCommand(contextFor(userId), originId, request)),
      rewind: (userId: string, sessionId: string, toTurn: number, key: string) =>
        rewinds.execute(new RewindSessionCommand(contextFor(userId), { sessionId, toTurn }, key)),
    };
  };
  return { ...under, awaited, texts, process, ...process() };
};
export type GameInMemory = ReturnType<typeof gameInMemory>;

/** A player who has started a saga; `next` is the first action that is open to them. */
export const startSagaIn = async (game: GameInMemory, userId = 'ann', definition = definitionOf('forgiving')) => {
  await game.grant(userId);
  const { sessionId } = definition;
  const { character } = await game.start(userId, definition);
  const next = async (): Promise<ActionRequest> => {
    const { standing } = await game.sessions.started(sessionId);
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
