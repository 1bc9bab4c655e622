import { THREAT_STEPS_AT } from '#game/model/saga.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { clockLabel } from '../domain/saga-words.js';

const MIDDLE = 32;
const RIM = 24;
const IN = 7;

const spot = (stroke: number, of: number, radius: number): string => {
  const angle = (2 * Math.PI * stroke) / of;
  return `${(MIDDLE + radius * Math.sin(angle)).toFixed(2)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(2)}`;
};

/** One twelfth of the clock's face, with a small gap on either side. */
const wedge = (n: number, of: number): string => {
  const [from, to] = [n + 0.1, n + 0.9];
  return `M${spot(from + 0.12, of, IN)}L${spot(from, of, RIM)}A${RIM} ${RIM} 0 0 1 ${spot(to, of, RIM)}L${spot(to - 0.12, of, IN)}A${IN} ${IN} 0 0 0 ${spot(from + 0.12, of, IN)}z`;
};

const StepMark = ({ at, of, struck }: { readonly at: number; readonly of: number; readonly struck: boolean }) => {
  const [x, y] = spot(at - 0.5, of, RIM + 5).split(' ');
  return (
    <circle
      cx={x}
      cy={y}
      r="2.400"
      fill={struck ? 'var(--ink)' : 'var(--paper)'}
      stroke="var(--ink)"
      strokeWidth="0.9"
    />
  );
};

interface ThreatClockProps {
  readonly threat: SagaView['threat'];
  /** Small, in a line of marks: a bolder face without the marks outside. */
  readonly small?: boolean;
}

/** A clock's face of twelve strokes, inked up to the threat's progress; marks outside show where something happens. */
export const ThreatClock = ({ threat, small = false }: ThreatClockProps) => (
  <svg
    viewBox={small ? '7 7 50 50' : '0 0 64 64'}
    className="threat-clock"
    role="img"
    aria-label={clockLabel(threat)}
    strokeWidth={small ? 1.6 : 0.8}
  >
    {Array.from({ length: threat.of }, (_, n) => (
      <path key={n} d={wedge(n, threat.of)} fill={n < threat.segments ? 'var(--ink)' : 'none'} stroke="var(--ink)" />
    ))}
    {!small && THREAT_STEPS_AT.map((at) => <StepMark key={at} at={at} of={threat.of} struck={threat.segments >= at} />)}
  </svg>
);
