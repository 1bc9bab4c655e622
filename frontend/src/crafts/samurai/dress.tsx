import { type DressProps } from '../../drawing/portrait/costume.js';
import { PEN } from '../../drawing/portrait/line.js';

/** A kosode under a kataginu with the crest at both shoulders. */
export const Dress = ({ shoulders: w }: DressProps) => (
  <>
    <path d="M66 141c2 20 16 44 34 84h-12C72 190 60 168 58 146z" fill="#f6f0e2" {...PEN} />
    <path d="M94 141c-4 24-18 48-30 84H50c6-40 28-60 36-84z" fill="#f6f0e2" {...PEN} />
    <path d="M97 145c-4 26-20 50-30 80H50c10-36 32-56 39-84z" fill="#22304a" {...PEN} />
    {[80 - w * 0.72, 80 + w * 0.72].map((x) => (
      <g key={x} transform={`translate(${x} 188)`}>
        <circle r="6.5" fill="#f6f0e2" {...PEN} strokeWidth="0.8" />
        <circle r="2" cy="-2.6" fill="#22304a" />
        <circle r="2" cx="2.3" cy="1.5" fill="#22304a" />
        <circle r="2" cx="-2.3" cy="1.5" fill="#22304a" />
      </g>
    ))}
  </>
);
