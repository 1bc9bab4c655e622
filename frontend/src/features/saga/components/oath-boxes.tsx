import { type SagaView } from '#contracts/session/saga-view.js';
import { boxesLabel } from '../domain/saga-words.js';

const STEP = 20;
const BOX = 'M2.500 3.500l13-.6.5 13.400-13.200.4z';
const HATCH = 'M3.500 8l5-5M3.200 14.500l11.500-11.500M6.500 16.500l9.500-9.500M12 16.500l4-4';

interface BoxProps {
  readonly at: number;
  readonly filled: boolean;
  /** The box that opens the last test. */
  readonly marked: boolean;
}

const Box = ({ at, filled, marked }: BoxProps) => (
  <g transform={`translate(${at * STEP} 0)`}>
    <path
      d={BOX}
      fill={filled ? 'var(--act)' : 'none'}
      stroke={filled ? 'var(--act)' : 'var(--faded)'}
      strokeWidth={marked && !filled ? 1.8 : 1.1}
    />
    {filled && <path d={HATCH} stroke="var(--paper)" strokeWidth="0.7" opacity="0.5" />}
    {marked && <path d="M9.300 19.500l4.200 6.500h-8.400z" fill="var(--ink)" />}
  </g>
);

/** Ten boxes that show the progress of the oath; the sixth has a mark under it. */
export const OathBoxes = ({ oath }: { readonly oath: SagaView['oath'] }) => (
  <svg viewBox={`0 0 ${oath.of * STEP - 1} 27`} className="oath-boxes" role="img" aria-label={boxesLabel(oath)}>
    {Array.from({ length: oath.of }, (_, i) => (
      <Box key={i} at={i} filled={i < oath.boxes} marked={i === oath.readyAt - 1} />
    ))}
  </svg>
);
