import { type EventEnvelope } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Difference, type ReplayedRoll } from '#contracts/session/replay-views.js';
import { encounters } from '#game/play/encounters.js';
import { turnKey } from '#game/rules/dice/dice.js';
import { decideAgain } from '../domain/replay/decide-again.js';
import { differencesBetween } from '../domain/replay/differences.js';
import { verifiedRoll } from '../domain/replay/verified-roll.js';
import { RULES_VERSION } from '../domain/rules/rules-version.js';
import { type PastOfMoment } from './past-of-moment.js';
import { replayedScreen } from './replayed-screen.js';
import { type ReplayedStep } from './replayed-steps.js';
import { type RowsOfReplay } from './rows-of-replay.js';

type ReadStep = ReplayedStep<EventEnvelope<SessionEvent>>;

export interface CheckedStep {
  readonly step: ReadStep;
  /** What no longer reads as it was recorded, in sentences. */
  readonly faults: readonly string[];
  readonly roll: ReplayedRoll | null;
  /** Whether the turn was decided again: those of the present rules are. */
  readonly decided: boolean;
}

const NO_PAST: PastOfMoment = { words: new Map(), places: [] };
const inWords = (what: string, differences: readonly Difference[]): readonly string[] =>
  differences.map(
    ({ path, before, after }) => `${what}: ${path} is ${JSON.stringify(after)}, not ${JSON.stringify(before)}`,
  );

const ofDecision = ({ before, resolved, events }: ReadStep, seed: string | null): readonly string[] => {
  if (!before || !resolved) return [];
  const key = seed === null ? resolved.data.path : turnKey(seed, resolved.data.path);
  const append = events.filter(
    ({ type, metadata }) => type !== 'TurnNarrated' && metadata.commandId === events[0]?.metadata.commandId,
  );
  const { refused, differences } = decideAgain({ before, resolved, events: append, key }, encounters);
  return refused === null ? inWords('decided again', differences) : [`decided again: refused by ${refused}`];
};

/** Compares the rows with the player's screen before a rewind, then applies the remaining events. */
const ofRows = ({ turn, after, events }: ReadStep, rows: RowsOfReplay): readonly string[] => {
  const rewound = events.findIndex(({ type }) => type === 'SessionRewound');
  const seen = rewound === -1 ? events.length : rewound;
  for (const event of events.slice(0, seen)) rows.apply(event);
  const { character, story, choices, saga } = replayedScreen(after, NO_PAST);
  const read = rows.screen(turn);
  for (const event of events.slice(seen)) rows.apply(event);
  return read === null
    ? ['read models: rows are missing']
    : inWords('read models', differencesBetween({ character, story, choices, saga }, read));
};

/** A recorded turn, read by today's folds and projections, and decided again where its rules are today's. */
export const checkedStep = (step: ReadStep, rows: RowsOfReplay, seed: string | null): CheckedStep => {
  const { before, resolved } = step;
  const decided = resolved?.data.rulesVersion === RULES_VERSION;
  const roll = before && resolved ? verifiedRoll({ before, resolved, seed }) : null;
  const faults = [
    ...ofRows(step, rows),
    ...(decided ? ofDecision(step, seed) : []),
    ...(roll?.verdict === 'wrong' ? ['dice: they do not follow from the revealed seed'] : []),
  ];
  return { step, faults, roll, decided };
};
