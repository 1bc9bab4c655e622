import { Column } from './kanji.js';

/** The red seal with the letter for 'one who serves', not quite square. A box of 40. */
export const Seal = ({ letter = '侍' }: { readonly letter?: string }) => (
  <g>
    <path d="M2.500 1.500 38 .8l1.200 37-1 1.400-36.400.4L.9 38z" fill="var(--seal)" />
    <path
      d="M4.600 4l30.800-.5.8 31.900-31.400.7z"
      fill="none"
      stroke="var(--on-seal)"
      strokeWidth="0.9"
      opacity="0.9"
    />
    <g fill="var(--on-seal)">
      <Column text={letter} x={6.5} y={6.5} size={27} />
    </g>
    <path
      d="M1 9.500l1.800.8-.2 1.800L1 12zM38.800 27l-1.400.5.3 2.200 1.300-.2zM13 39.800l.6-1.300 2.400.3.300 1zM29 1l-.7 1.200-2-.2-.4-1z"
      fill="var(--paper)"
    />
  </g>
);
