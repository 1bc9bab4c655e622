import { type Calendar } from '#game/model/calendar.js';
import { OATH_READY, THREAT_SEGMENTS, THREAT_STEPS_AT } from '#game/model/saga.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { capitalised, nth } from '../../../lib/words.js';

const listed = (parts: readonly string[]): string => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** 'Dusk, the 3rd day, autumn, rain'. */
export const calendarLine = ({ day, hour, season, weather }: Calendar): string =>
  `${capitalised(hour)}, the ${nth(day)} day, ${season}, ${weather}`;

/** '3 days', for which there is food; 0 is hunger. */
export const suppliesWords = (days: number): string => (days === 0 ? 'Hungry' : days === 1 ? '1 day' : `${days} days`);

/** '3 of 12'. */
export const strokesWords = ({ segments, of }: Pick<SagaView['threat'], 'segments' | 'of'>): string =>
  `${segments} of ${of}`;

/** '4 of 10 boxes, the last test opens at 6'. */
export const boxesLabel = ({ boxes, of, readyAt }: SagaView['oath']): string =>
  `${boxes} of ${of} boxes, ${boxes < readyAt ? `the last test opens at ${readyAt}` : 'the last test is open'}`;

/** The caption of the marked box, short enough to fit under it. */
export const boxesCaption = (boxes: number): string =>
  boxes < OATH_READY ? 'The marked box opens the last test.' : 'The last test is open.';

/** '3 of 12 strokes; something happens at 2, 5, 8 and 10, and at 12 the saga is lost'. */
export const clockLabel = ({ segments, of }: Pick<SagaView['threat'], 'segments' | 'of'>): string =>
  `${segments} of ${of} strokes; something happens at ${listed(THREAT_STEPS_AT.map(String))}, and at ${of} the saga is lost`;

/** The next event, and the number of strokes before it. */
export const clockCaption = (segments: number): string => {
  const next = THREAT_STEPS_AT.find((at) => at > segments);
  if (next === undefined)
    return segments >= THREAT_SEGMENTS ? 'It has struck twelve.' : 'At the twelfth the saga is lost.';
  return `${segments} of ${THREAT_SEGMENTS} struck. At the ${nth(next)} something happens.`;
};

export const daysLeft = (days: number): string =>
  days === 0 ? 'the last day' : days === 1 ? 'one day left' : `${days} days left`;

/** 'the 12th leaf'; turns count from 0. */
export const onLeaf = (turn: number): string => `the ${nth(turn + 1)} leaf`;

type Thread = SagaView['threads'][number];
type Clue = Thread & { readonly gives: NonNullable<Thread['gives']> };
const isClue = (thread: Thread): thread is Clue => typeof thread.gives === 'string';
/** Threads that somebody waits for. */
export const mattersOf = (threads: readonly Thread[]): readonly Thread[] => threads.filter((t) => !isClue(t));
/** Clues, the open and most urgent ones first, then the newest. */
export const cluesOf = (threads: readonly Thread[]): readonly Clue[] => {
  const clues = threads.filter(isClue);
  const open = clues.filter(({ state }) => state === 'open').sort((a, b) => a.daysLeft - b.daysLeft);
  return [...open, ...clues.filter(({ state }) => state !== 'open').reverse()];
};
/** What a clue is good for, and what came of one that was followed up. */
export const CLUE_GAIN: Readonly<Record<Clue['gives'], { readonly open: string; readonly kept: string }>> = {
  approach: { open: 'for the last test', kept: 'it counts at the last test' },
  delay: { open: 'to hold the threat up', kept: 'it set the threat back two strokes' },
};

type Closed = Exclude<SagaView['threads'][number]['state'], 'open'>;

/** The reason why a thread is closed: the rules have these three, and a lapsed promise advances the threat by a stroke. */
export const WHY_CLOSED: Readonly<Record<Closed, string>> = {
  kept: 'kept',
  lapsed: 'its last day passed: a stroke for the threat',
  ended: 'over: nothing is left of it to settle',
};
