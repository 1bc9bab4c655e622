import { type ReactNode } from 'react';
import { FINE, PEN } from './line.js';

export const Peaks = () => (
  <g>
    <path
      d="M0 128l22-34 10 14 16-24 26 44M96 128l14-26 12 12 16-30 26 44"
      fill="var(--paper)"
      {...PEN}
      strokeWidth="1.1"
    />
    <path
      d="M22 94l6 30M27 102l6 22M48 84l9 40M54 95l9 29M138 84l7 40M143 94l8 30M110 102l5 22"
      {...FINE}
      strokeWidth="0.6"
    />
  </g>
);
export const Plain = () => (
  <path
    d="M0 126c20-10 44-12 64-4M60 130c30-16 66-18 104-6M0 134h164M10 140q3-4 5 0M26 144q3-4 5 0M138 140q3-4 5 0M150 146q3-4 5 0"
    {...FINE}
    strokeWidth="0.8"
  />
);
export const Sea = () => (
  <g {...FINE} strokeWidth="0.8">
    <path d="M0 118h164" strokeWidth="1" />
    {[126, 135, 144, 153].map((y, i) => (
      <path
        key={y}
        d={`M${4 + i * 5} ${y}q4-4 8 0t8 0M${30 - i * 3} ${y}q4-4 8 0t8 0M${118 + i * 3} ${y}q4-4 8 0t8 0M${142 - i * 2} ${y}q4-4 8 0t8 0`}
      />
    ))}
    <path d="M14 117c3 3 17 3 21 0M20 116V96l12 16M20 98l-6 14" fill="var(--paper)" />
  </g>
);
export const Town = () => (
  <g>
    <path
      d="M2 130V104h8v-6h4v6h10v26M24 130v-14l8-8 8 8v14M124 130V98l7-12 7 12v32M138 130v-20h22v20M142 110v-6h4v6M152 110v-6h4v6"
      fill="var(--paper)"
      {...PEN}
      strokeWidth="1"
    />
    <path d="M0 130h164M131 92v6M148 118v6M8 112v5M17 112v5M32 120v6" {...FINE} strokeWidth="0.8" />
  </g>
);
/** An engraved sky, and the country the sitter comes from. */
export const EngravedBackdrop = ({ children }: { readonly children: ReactNode }) => (
  <g>
    <rect width="164" height="226" fill="var(--portrait-ground)" />
    <g stroke="var(--pen)" strokeWidth="0.5" opacity="0.55">
      {Array.from({ length: 30 }, (_, i) => (
        <path
          key={i}
          d={`M${(i * 23) % 9} ${5 + i * 4}H${164 - ((i * 17) % 12)}`}
          strokeDasharray={`${50 + ((i * 13) % 40)} ${2 + (i % 3)}`}
        />
      ))}
    </g>
    {children}
  </g>
);
