import { type EventOfType } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type ReplayedTelling, type ReplayLine } from '#contracts/session/replay-views.js';
import { type ReplayedStep } from './replayed-steps.js';

type Told = EventOfType<SessionEvent, 'TurnNarrated' | 'TurnRetold'>;
type Of<T extends SessionEvent['type']> = EventOfType<SessionEvent, T>;

/** The tellings of its turn; a leaf that was told anew after the next turn has that one in a later step. */
const toldIn = ({ events, turn }: ReplayedStep): readonly Told[] =>
  events.filter(
    (event): event is Told & (typeof events)[number] =>
      (event.type === 'TurnNarrated' || event.type === 'TurnRetold') && event.data.turn === turn,
  );

export const tellingsIn = (step: ReplayedStep): readonly ReplayedTelling[] =>
  toldIn(step).map(({ type, data }) => ({
    edition: type === 'TurnRetold' ? data.edition : 1,
    toldAt: type === 'TurnRetold' ? data.retoldAt : data.narratedAt,
    narrator: data.narrator,
    model: data.model,
    story: data.story,
    prompt: data.debugPrompt,
    promptHash: data.promptHash,
    usage: data.usage,
    latencyMs: data.latencyMs,
    verdicts: data.verdicts,
  }));

const OPENING = {
  parent: null,
  kind: null,
  ownWords: false,
  success: true,
  check: null,
  hitPointsLost: 0,
  hitPointsGained: 0,
  coinsDelta: 0,
} as const;

const deedIn = ({ resolved, events }: ReplayedStep) => {
  if (!resolved) {
    const start = events.find((event): event is Of<'SessionStarted'> => event.type === 'SessionStarted');
    return { ...OPENING, resolvedAt: start?.data.startedAt ?? '', rulesVersion: start?.data.rulesVersion ?? 0 };
  }
  const { parent, resolvedAt, deed, isCustomAction, success, check, rulesVersion } = resolved.data;
  const { hitPointsLost, hitPointsGained, coinsDelta } = resolved.data;
  const done = { parent, resolvedAt, kind: deed.kind, ownWords: isCustomAction, success, check, rulesVersion };
  return { ...done, hitPointsLost, hitPointsGained, coinsDelta };
};

/** @param isWithdrawn by a rewind of any later time */
export const replayLine = (step: ReplayedStep, isWithdrawn: (turn: number) => boolean): ReplayLine => {
  const { turn, after, events } = step;
  const rewind = events.find((event): event is Of<'SessionRewound'> => event.type === 'SessionRewound');
  return {
    turn,
    previous: step.before?.lastTurn.turn ?? null,
    ...deedIn(step),
    gamePhase: after.standing.gamePhase,
    gameOver: after.status !== 'InPlay',
    location: after.holdings.location,
    narrator: toldIn(step).find(({ type }) => type === 'TurnNarrated')?.data.narrator ?? null,
    withdrawn: isWithdrawn(turn),
    rewoundTo: rewind?.data.toTurn ?? null,
  };
};
