/** Threads of the brocade: rings that meet, in rows. */
const Brocade = () => (
  <pattern id="brocade" width="22" height="22" patternUnits="userSpaceOnUse">
    <rect width="22" height="22" fill="var(--brocade)" />
    <g fill="none" stroke="var(--brocade-thread)" strokeWidth="0.8" opacity="0.65">
      <circle cx="11" cy="11" r="11" />
      <path d="M0 0a11 11 0 0 1 0 22M22 0a11 11 0 0 0 0 22M0 0a11 11 0 0 0 22 0M0 22a11 11 0 0 1 22 0" />
      <path d="M11 8.500l2.500 2.500-2.500 2.500L8.500 11z" fill="var(--brocade-thread)" stroke="none" />
    </g>
  </pattern>
);

const Knob = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 604)`}>
    <rect x="-12" y="-11" width="24" height="22" rx="4" fill="var(--gold)" stroke="var(--ink)" strokeWidth="1.200" />
    <path d="M-5-11v22M5-11v22" stroke="var(--ink)" strokeWidth="0.8" />
  </g>
);

/** The mount of a hanging scroll: cord, rods, blue brocade, strips of gold, and two ribbons. */
export const ScrollMount = () => (
  <g>
    <defs>
      <Brocade />
    </defs>
    <path d="M150 40L260 8l110 32" fill="none" stroke="var(--act)" strokeWidth="3" strokeLinejoin="round" />
    <circle cx="260" cy="9" r="4.500" fill="var(--roller)" />
    <path d="M74 46h372v556H74z" fill="url(#brocade)" stroke="var(--ink)" strokeWidth="1.600" />
    <path d="M176 46h15v52h-15zM329 46h15v52h-15z" fill="var(--scroll)" stroke="var(--ink)" strokeWidth="0.8" />
    <path d="M104 98h312v436H104z" fill="var(--gold)" stroke="var(--ink)" strokeWidth="1" />
    <path
      d={Array.from(
        { length: 26 },
        (_, n) => `M${104 + n * 12} 105l6-5 6 5-6 5zM${104 + n * 12} 527l6-5 6 5-6 5z`,
      ).join('')}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="0.6"
      opacity="0.55"
    />
    <path d="M112 112h296v408H112z" fill="var(--scroll)" stroke="var(--ink)" strokeWidth="0.8" />
    <rect x="62" y="36" width="396" height="14" rx="4" fill="var(--roller)" stroke="var(--ink)" strokeWidth="1" />
    <Knob x={66} />
    <Knob x={454} />
    <rect x="66" y="594" width="388" height="20" rx="5" fill="var(--roller)" stroke="var(--ink)" strokeWidth="1" />
    <path d="M78 599H442M78 40.500H442" stroke="#fff" strokeOpacity="0.2" strokeWidth="1.500" strokeLinecap="round" />
  </g>
);
