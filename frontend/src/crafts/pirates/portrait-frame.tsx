const [X, Y, WIDE, HIGH] = [82, 113, 80, 111];
const STRANDS = 112;
export const portraitOutline = `M${X} ${Y - HIGH}A${WIDE} ${HIGH} 0 0 1 ${X} ${Y + HIGH} ${WIDE} ${HIGH} 0 0 1 ${X} ${Y - HIGH}z`;

const on = (turn: number, out: number): string =>
  `${(X + (WIDE + out) * Math.sin(turn)).toFixed(1)} ${(Y - (HIGH + out) * Math.cos(turn)).toFixed(1)}`;
const LAY = Array.from({ length: STRANDS }, (_, i) => (i * 2 * Math.PI) / STRANDS)
  .map((turn) => `M${on(turn, -2.9)}L${on(turn + 0.05, 2.9)}`)
  .join('');

/** A rope around an oval. */
export const PortraitFrame = () => (
  <g fill="none">
    <path d={portraitOutline} stroke="var(--ink)" strokeWidth="7.600" />
    <path d={portraitOutline} stroke="var(--gold)" strokeWidth="5.800" />
    <path d={LAY} stroke="var(--paper)" strokeWidth="1.300" opacity="0.35" />
    <path d={LAY} stroke="var(--pen)" strokeWidth="0.9" />
  </g>
);
