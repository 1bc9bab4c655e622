import { type ReplayedEvent, type ReplayedTurn, type ReplayLine } from '#contracts/session/replay-views.js';
import { differencesBetween } from '../../domain/replay/differences.js';
import { shownState } from '../../domain/replay/shown-state.js';
import { verifiedRoll } from '../../domain/replay/verified-roll.js';
import { notStarted } from '../../domain/state/session.state.js';
import { type PastOfMoment } from '../../replay/past-of-moment.js';
import { replayedScreen } from '../../replay/replayed-screen.js';
import { tellingsIn } from '../../replay/replay-line.js';
import { eventWithoutWords, sessionWithoutWords } from '../../replay/without-words.js';
import { type LoggedSessionEvent, type LoggedStep } from './session-past.js';

export interface ReplayedParts {
  readonly step: LoggedStep;
  readonly line: ReplayLine;
  readonly past: PastOfMoment;
  /** Null: not revealed. */
  readonly seed: string | null;
}

/** A sealed seed helps nobody, and leaves the server at the session's end alone. */
const withoutSeal = <D extends object>(data: D): D =>
  'sealedDiceSeed' in data ? { ...data, sealedDiceSeed: '' } : data;

const eventView = ({ id, type, version, revision, metadata, data }: LoggedSessionEvent): ReplayedEvent => ({
  id,
  type,
  version,
  revision: Number(revision),
  metadata,
  data: withoutSeal(data),
});

/** The same without the words of its person. */
const withoutWords = ({ step, past, ...parts }: ReplayedParts): ReplayedParts => ({
  ...parts,
  step: { ...step, after: sessionWithoutWords(step.after), events: step.events.map(eventWithoutWords) },
  past: { ...past, words: new Map() },
});

const wordsOf = (event: LoggedSessionEvent): LoggedSessionEvent =>
  event.type === 'SessionStarted'
    ? {
        ...event,
        data: { ...event.data, worldSettings: { ...event.data.worldSettings, era: '', environment: '', tone: '' } },
      }
    : event;

export const replayedTurnView = (parts: ReplayedParts, masked: boolean): ReplayedTurn => {
  const { step, line, past, seed } = masked ? withoutWords(parts) : parts;
  const { before, after, resolved, events } = step;
  return {
    line,
    screen: replayedScreen(after, past),
    events: events.map((event) => eventView(masked ? wordsOf(event) : event)),
    differences: differencesBetween(shownState(before ?? notStarted), shownState(after)),
    roll: before && resolved ? verifiedRoll({ before, resolved, seed }) : null,
    tellings: tellingsIn(step),
    masked,
  };
};
