import { type Costume, type DressProps } from './costume.js';
import { PEN } from './line.js';

/** Shoulders: `w` is half their width about x = 80. */
const trunk = (w: number): string =>
  `M66 140C60 152 ${80 - w} 152 ${76 - w} 178 ${73 - w} 194 ${72 - w} 210 ${72 - w} 226H${88 + w}C${88 + w} 210 ${87 + w} 194 ${84 + w} 178 ${80 + w} 152 100 152 94 140z`;

/** The shoulders in their cloth, the clothing over it, and the shadow at the far side. */
export const Dressed = ({
  costume: { cloth, Dress },
  shoulders,
  gender,
}: DressProps & { readonly costume: Costume }) => (
  <g>
    <path d={trunk(shoulders)} fill={cloth} {...PEN} />
    <Dress shoulders={shoulders} gender={gender} />
    <g clipPath="none" stroke="var(--pen)" strokeWidth="0.6" opacity="0.65">
      {Array.from({ length: 13 }, (_, i) => (
        <path key={i} d={`M${74 + shoulders - (i % 3) * 2} ${184 + i * 3}l9-3`} />
      ))}
    </g>
  </g>
);
