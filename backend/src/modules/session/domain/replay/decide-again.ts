import { type Encounters } from '#game/model/encounter.js';
import { type EventOfType } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Difference } from '#contracts/session/replay-views.js';
import { accept } from '#backend/shared/domain/decision.js';
import { type ActionChosen } from '../rules/deed.js';
import { type SessionDecision, type TakeTurn } from '../session.commands.js';
import { type StartedSession } from '../state/session.state.js';
import { type DiceOnPath, resolveTurn, takeTurnWith } from '../take-turn.decider.js';
import { differencesBetween } from './differences.js';
import { thrownDice } from './thrown-dice.js';

export type TurnResolved = EventOfType<SessionEvent, 'TurnResolved'>;

export interface RecordedTurn {
  /** The state in which it was taken. */
  readonly before: StartedSession;
  readonly resolved: TurnResolved;
  /** All events of its append but those that tell it, in order. */
  readonly events: readonly SessionEvent[];
  /** Key of throws that were not recorded: 32 bytes in hex. */
  readonly key: string;
}
export interface DecidedAgain {
  /** Code of the refusal; null: it would be taken again. */
  readonly refused: string | null;
  readonly differences: readonly Difference[];
}
/** Rules of turns: today's, or others on trial. */
export type Rules = (
  encounters: Encounters,
  diceOn: DiceOnPath,
) => (command: TakeTurn, session: StartedSession) => SessionDecision;
export const rulesOfToday: Rules = (encounters, diceOn) => takeTurnWith(encounters, () => diceOn);

/** The request of a recorded deed; null for own words from before attempts, whose deed alone is recorded. */
const chosenIn = (
  { standing }: StartedSession,
  { deed, playerAction, isCustomAction }: TurnResolved['data'],
): ActionChosen | null => {
  const chosen = { action: playerAction, isCustomAction };
  if (deed.to) return { ...chosen, moveTo: deed.to };
  if (deed.attempt) return { ...chosen, isCustomAction: true, attempt: deed.attempt };
  return standing.offers.some(({ id }) => id === deed.offerId) ? { ...chosen, choiceId: deed.offerId ?? '' } : null;
};

const commandOf = ({ before, resolved: { data } }: RecordedTurn): TakeTurn => ({
  ...(chosenIn(before, data) ?? { action: data.playerAction, isCustomAction: data.isCustomAction }),
  commandId: data.commandId,
  bodyHash: data.bodyHash,
  diceSeed: '',
  now: data.resolvedAt,
});

/** Fields that are not compared: they tell nothing of the outcome, or are a person's words or derived from them. */
const ASIDE: ReadonlySet<string> = new Set([
  'playerAction',
  'isCustomAction',
  'bodyHash',
  'storyId',
  'rulesVersion',
  'diceSeed',
]);
/**
 * New people get names unlike the hero's, which is not known here: it is the person's. So the names that were drawn are
 * not compared, and neither are the dice for them.
 */
const NAME_DRAWS: ReadonlySet<string> = new Set(['given-name', 'second-name']);
const OF_A_NAME = /(^TurnResolved\.saga\b|[cC]ompanion).*\.(name|themName)$/;
const withoutNameDraws = ({ type, data }: SessionEvent): object =>
  type === 'TurnResolved' ? { ...data, draws: data.draws.filter(({ purpose }) => !NAME_DRAWS.has(purpose)) } : data;

const outcomeOf = (events: readonly SessionEvent[]): unknown => {
  const told = events.map((event, n) => [
    `${event.type}${events.slice(0, n).some(({ type }) => type === event.type) ? ` ${n}` : ''}`,
    Object.fromEntries(Object.entries(withoutNameDraws(event)).filter(([field]) => !ASIDE.has(field))),
  ]);
  // As it is read from the log: without fields that are undefined.
  return JSON.parse(JSON.stringify(Object.fromEntries(told)));
};

/** A recorded turn, decided by other or the same rules with the dice that were thrown. */
export const decideAgain = (turn: RecordedTurn, encounters: Encounters, rules: Rules = rulesOfToday): DecidedAgain => {
  const { before, resolved, events, key } = turn;
  const diceOn: DiceOnPath = () => thrownDice(resolved.data.draws, key);
  const command = commandOf(turn);
  const decision: SessionDecision = chosenIn(before, resolved.data)
    ? rules(encounters, diceOn)(command, before)
    : accept(...resolveTurn({ session: before, command, deed: resolved.data.deed, text: '' }, encounters, diceOn));
  if (!decision.accepted) return { refused: decision.rejection.code, differences: [] };
  const differences = differencesBetween(outcomeOf(events), outcomeOf(decision.events));
  return { refused: null, differences: differences.filter(({ path }) => !OF_A_NAME.test(path)) };
};
