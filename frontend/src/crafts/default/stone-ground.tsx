const blade = (i: number): string => {
  const x = 14 + i * 5.6 + ((i * 7) % 5);
  const height = 10 + ((i * 17) % 16);
  return `M${x} ${572 + ((i * 11) % 8)}q${-3 + ((i * 13) % 7)}-${(height * 0.6).toFixed(0)} ${-5 + ((i * 19) % 11)}-${height}`;
};
const TUFTS: readonly (readonly [number, number])[] = [
  [90, 600],
  [150, 612],
  [210, 598],
  [290, 616],
  [360, 602],
  [420, 606],
  [200, 628],
  [260, 632],
  [340, 626],
];

/** Grass about the foot of the stone. */
export const StoneGround = () => (
  <g fill="none" stroke="var(--ink)" strokeLinecap="round">
    <path
      d="M4 582C90 560 430 560 516 580 480 628 380 640 262 640 140 640 40 628 4 582z"
      fill="var(--turf)"
      stroke="none"
    />
    <path d="M6 582C90 562 430 562 514 580" strokeWidth="1.600" />
    {Array.from({ length: 88 }, (_, i) => (
      <path key={i} d={blade(i)} strokeWidth="1.300" />
    ))}
    {TUFTS.map(([x, y]) => (
      <path
        key={`${x} ${y}`}
        d={`M${x} ${y}q-2-6-6-9M${x} ${y}v-11M${x} ${y}q2-6 6-9`}
        strokeWidth="1.100"
        opacity="0.7"
      />
    ))}
  </g>
);
