import { OATH_BOXES, THREAT_SEGMENTS } from '#game/model/saga.js';
import { type SagaMark } from '#projections/game-stories/saga-mark.js';

const MATTER: Readonly<Record<Extract<SagaMark, { of: 'matter' }>['how'], string>> = {
  open: 'Open',
  settled: 'Settled',
  lapsed: 'Lapsed',
  over: 'Over',
  waiting: 'Waiting',
};
const ILL: ReadonlySet<string> = new Set(['hates', 'resents']);
const SETBACK: Readonly<Record<Extract<SagaMark, { of: 'setback' }>['how'], string>> = {
  hour: 'An hour lost',
  door: 'That way is shut',
  grudge: 'A grudge against you',
};

/** A change of the saga as the margin has it: short, and said like the numbers beside it. */
export const markWords = (mark: SagaMark): string => {
  switch (mark.of) {
    case 'oath':
      return `Oath ${mark.boxes} of ${OATH_BOXES}`;
    case 'threat':
      return `Threat ${mark.segments} of ${THREAT_SEGMENTS}`;
    case 'lead':
      return `A lead ${mark.how}`;
    case 'matter':
      return `${MATTER[mark.how]}: ${mark.name}`;
    case 'person':
      return ILL.has(mark.mood) ? `${mark.name} ${mark.mood} you` : `${mark.name} is ${mark.mood}`;
    case 'setback':
      return SETBACK[mark.how];
  }
};
