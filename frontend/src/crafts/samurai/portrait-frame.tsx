const ROLLERS = [-5, 223] as const;

export const portraitOutline = 'M-1 0H165V226H-1z';

/** A hanging scroll: two black rollers, and brocade down the sides. */
export const PortraitFrame = () => (
  <g>
    {[-1, 158].map((x) => (
      <g key={x}>
        <rect x={x} y="0" width="7" height="226" fill="var(--brocade)" stroke="var(--ink)" strokeWidth="0.8" />
        <path
          d={Array.from(
            { length: 20 },
            (_, n) => `M${x + 3.5} ${5 + n * 11}l1.700 2.600-1.700 2.600-1.700-2.600z`,
          ).join('')}
          fill="var(--brocade-thread)"
        />
      </g>
    ))}
    <path d="M6 0v226M158 0v226" stroke="var(--gold)" strokeWidth="1" />
    {ROLLERS.map((y) => (
      <g key={y}>
        <rect x="-5" y={y} width="174" height="8.500" rx="2.600" fill="var(--roller)" />
        <path d={`M0 ${y}v8.500M164 ${y}v8.500`} stroke="var(--gold)" strokeWidth="0.8" />
        <path
          d={`M-2.500 ${y + 2}h2M4 ${y + 2}H160`}
          stroke="#fff"
          strokeOpacity="0.18"
          strokeWidth="0.9"
          strokeLinecap="round"
        />
      </g>
    ))}
  </g>
);
