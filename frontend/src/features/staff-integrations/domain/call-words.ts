import { type InboundCallView } from '#contracts/integration/managed.js';
import { parseJson } from '../../../lib/parse-json.js';
import { pretty } from './words.js';

export const CALL_STATES: readonly InboundCallView['state'][] = ['waiting', 'done', 'failed'];

const SOURCES: Readonly<Record<InboundCallView['source'], string>> = {
  marketplace: 'by the marketplace',
  workflow: 'by a workflow',
};
const STATES: Readonly<Record<InboundCallView['state'], string>> = {
  waiting: 'It waits to be worked on',
  done: 'It was worked on',
  failed: 'It changed nothing',
};

/** 'by a workflow · 1f3a…'. */
export const callNote = ({ source, id, leadId }: InboundCallView): string =>
  [SOURCES[source], id, leadId === null ? null : `lead ${leadId}`].filter((part) => part !== null).join(' · ');

/** What became of it: 'It changed nothing: there is no such contact.' */
export const becameWords = ({ state, errorMessage, forgotten }: InboundCallView): string =>
  `${STATES[state]}${errorMessage === null ? '.' : `: ${errorMessage}`}${forgotten ? ' What it said is forgotten.' : ''}`;

/** Of what was done, or is forgotten, nothing is left to do. */
export const isWorkable = ({ state, forgotten }: InboundCallView): boolean => state !== 'done' && !forgotten;

/** JSON is indented; anything else stays as it came. */
export const payloadText = (payload: string): string => {
  const value = parseJson(payload);
  return value === null ? payload : pretty(value);
};
