import { Crest } from '../crests.js';
import { Candle } from '../../drawing/ornaments/candle.js';
import { type EndingProps } from '../theme.js';
import { StoneGround } from './stone-ground.js';

const STONE = 'M62 566C50 430 54 250 92 168 124 96 186 44 262 40 344 38 402 92 430 160 462 244 466 420 458 566z';
const BAND = 'M112 566C102 430 106 282 138 204 164 138 208 98 260 96 316 94 360 134 384 196 412 276 416 430 408 566';
const LENGTH = 1120;

/** Letters as large as fit into the band. */
const sizeFor = (text: string): number => Math.min(40, LENGTH / (text.length * 0.56));

/** A stone by the road, with the crest of the hero's people and a candle that has gone out. */
const Ending = ({ name, faction }: EndingProps) => {
  const words = `Here ends the saga of ${name}`;
  return (
    <svg viewBox="0 0 520 640" className="h-full w-full">
      <defs>
        <clipPath id="stone-face">
          <path d={STONE} />
        </clipPath>
        <path id="stone-band" d={BAND} />
      </defs>
      <g stroke="var(--hairline)" strokeWidth="1">
        {Array.from({ length: 62 }, (_, i) => (
          <path
            key={i}
            d={`M${18 + ((i * 47) % 40)} ${24 + i * 8.5}H${500 - ((i * 31) % 44)}`}
            strokeDasharray={`${60 + ((i * 29) % 90)} ${5 + (i % 4) * 4}`}
          />
        ))}
      </g>
      <path d={STONE} fill="var(--stone)" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" />
      <g clipPath="url(#stone-face)" stroke="var(--ink)" strokeWidth="1" fill="none">
        {Array.from({ length: 74 }, (_, i) => (
          <path
            key={i}
            d={`M${392 + ((i * 13) % 26) - Math.max(0, 18 - i) * 9} ${62 + i * 7}q30-6 90-${26 + (i % 5) * 3}`}
            opacity="0.8"
          />
        ))}
      </g>
      <use href="#stone-band" fill="none" stroke="var(--ink)" strokeWidth="59" />
      <use href="#stone-band" fill="none" stroke="var(--act)" strokeWidth="56" />
      <use href="#stone-band" fill="none" stroke="var(--ink)" strokeWidth="47" />
      <use href="#stone-band" fill="none" stroke="var(--leaf)" strokeWidth="45" />
      <text
        fontFamily="var(--face-caps)"
        fontSize={sizeFor(words)}
        fill="var(--ink)"
        dy="0.3em"
        textAnchor="middle"
        letterSpacing="2"
      >
        <textPath href="#stone-band" startOffset="50%">
          {words}
        </textPath>
      </text>
      <svg x="172" y="158" width="176" height="176">
        <Crest faction={faction} className="" />
      </svg>
      <svg x="195" y="352" width="130" height="200">
        <Candle difficulty="hardcore" className="" />
      </svg>
      <StoneGround />
    </svg>
  );
};

export default Ending;
