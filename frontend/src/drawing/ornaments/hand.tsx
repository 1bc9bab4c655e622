/** A printer's fist, pointing. */
export const Hand = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 44 24" className={`inline-block shrink-0 ${className}`} aria-hidden="true">
    <g fill="var(--leaf)" stroke="currentColor" strokeWidth="1.300" strokeLinecap="round" strokeLinejoin="round">
      <path d="M9 5.500c4-2.500 8-3.500 13-2.500 1 .3 2 1 2.500 1.800H41c2.600 0 2.600 4.200 0 4.200H27.500c1.300.6 1.600 3-.2 3.600 1.200.9 1 3.100-.7 3.500.7 1.100.2 2.800-1.300 3C20 20.500 14 20 9 18z" />
      <path d="M27.500 9H22c-1.700 0-2-2-.5-3l3-1.200M27.300 12.600H22M26.600 16.100H21.500" fill="none" />
      <path d="M2 4.500h7v15H2z" />
      <path d="M4.500 7v10M6.700 7v10" fill="none" strokeWidth=".8" />
    </g>
  </svg>
);
