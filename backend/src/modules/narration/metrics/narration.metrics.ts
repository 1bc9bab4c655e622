import { Counter, Histogram } from 'prom-client';
import { type Narration } from '#backend/modules/session/narration-facts/narration.port.js';
import { processMetrics } from '#backend/platform/metrics/process-metrics.js';

const registers = [processMetrics];
const SECONDS = [0.5, 1, 2, 3, 5, 8, 13, 21, 34, 55];
const MS = 1_000;

const narrations = new Counter({
  name: 'narrations_total',
  help: 'Turns that were told, by who told them to their end',
  labelNames: ['narrator'],
  registers,
});
const latency = new Histogram({
  name: 'narration_duration_seconds',
  help: 'Time of a whole narration in which a model had a part',
  labelNames: ['narrator'],
  buckets: SECONDS,
  registers,
});
const fallbacks = new Counter({
  name: 'narration_fallbacks_total',
  help: 'Narrations that the floor narrator ended for a model, by reason',
  labelNames: ['reason'],
  registers,
});
const violations = new Counter({
  name: 'narration_violations_total',
  help: 'Sentences of models that were cut, by rule',
  labelNames: ['rule'],
  registers,
});
const retellings = new Counter({
  name: 'retellings_total',
  help: 'Retellings that ended, by how they ended',
  labelNames: ['outcome'],
  registers,
});
const doubts = new Counter({
  name: 'doubts_total',
  help: 'Sentences that players said were wrong, by who was right: the player, the story, or nobody who can be checked',
  labelNames: ['right'],
  registers,
});

/** The rule under which a narration records why its model came to no end. */
const ENDED_BY_FLOOR = 'complete';
/** The reason is the first word of the detail where it is a code, so that no text becomes a label. */
const CODE = /^[a-z]+(?:-[a-z]+)*(?=$|[:\s])/;
const reasonOf = (detail: string): string => CODE.exec(detail)?.[0] ?? 'other';

/** A narration as it is recorded. */
export const countNarration = ({ narrator, latencyMs, verdicts }: Narration): void => {
  narrations.inc({ narrator });
  if (latencyMs !== null) latency.observe({ narrator }, latencyMs / MS);
  for (const { rule, detail } of verdicts.filter(({ passed }) => !passed))
    if (rule === ENDED_BY_FLOOR) fallbacks.inc({ reason: reasonOf(detail) });
    else violations.inc({ rule });
};

export const countRetelling = (outcome: 'told' | 'failed'): void => retellings.inc({ outcome });
export const countDoubt = (right: 'player' | 'story' | 'nobody'): void => doubts.inc({ right });
