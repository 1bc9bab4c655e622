import { type Tier } from '#contracts/subscription/tiers.js';
import { type ReactNode } from 'react';

const ink = {
  fill: 'none',
  stroke: 'var(--contour)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Masts, rigging and oars stand against the page itself. */
const spar = { ...ink, stroke: 'var(--ink)' } as const;

const Waves = () => (
  <g {...ink} stroke="var(--faded)" strokeWidth="1.200">
    <path d="M8 128c8-5 13-5 20 0 8-5 13-5 20 0" />
    <path d="M92 134c8-5 13-5 20 0 8-5 13-5 20 0" />
    <path d="M150 127c8-5 13-5 20 0 8-5 13-5 20 0" />
    <path d="M44 141c8-5 13-5 20 0M128 145c8-5 13-5 20 0" />
  </g>
);

/** A sail full of wind, hung from its yard. */
const Sail = (props: { readonly x: number; readonly top: number; readonly half: number; readonly height: number }) => {
  const { x, top, half, height } = props;
  const edge = `M${x - half} ${top}H${x + half}q${half * 0.22} ${height * 0.55} ${-half * 0.06} ${height}q${-half * 0.94} ${-height * 0.16} ${-half * 1.88} 0q${half * 0.14} ${-height * 0.5} ${-half * 0.06} ${-height}z`;
  return (
    <g {...ink}>
      <path d={edge} fill="var(--white)" strokeWidth="1.400" />
      <path
        d={`M${x + half * 0.5} ${top + 2}q${half * 0.16} ${height * 0.5} ${-half * 0.02} ${height - 6}`}
        strokeWidth="0.7"
      />
      <path
        d={`M${x + half * 0.72} ${top + 2}q${half * 0.18} ${height * 0.5} ${-half * 0.02} ${height - 4}`}
        strokeWidth="0.7"
      />
      <path d={`M${x - half - 3} ${top}H${x + half + 3}`} {...spar} strokeWidth="2.200" />
    </g>
  );
};

const Pennant = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path d={`M${x} ${y}c8-4 12 4 22 0l-5 4 5 4c-10 3-14-4-22 0z`} {...ink} strokeWidth="1.200" fill="var(--act)" />
);

/** A boat with one pair of oars. */
const Boat = () => (
  <g {...ink}>
    <path d="M104 104l40 26M84 104l-36 27" {...spar} strokeWidth="2.200" />
    <path d="M137 126l14 6-2 3-14-6zM55 126l-12 8-2-3 11-8z" fill="var(--white)" strokeWidth="1.200" />
    <path d="M48 104c14 6 76 6 92-2-4 14-14 24-26 26H72c-12-2-20-12-24-24z" fill="var(--pigment-bone)" />
    <path d="M50 109c16 6 72 6 87-1M56 117c16 5 62 5 76-1" strokeWidth="0.8" />
    <path d="M118 120l6-5M112 123l7-6M124 116l5-4" strokeWidth="0.8" />
    <path d="M72 108v-5h10v5M106 108v-5h10v4" strokeWidth="1.200" />
  </g>
);

/** A longship: one striped sail, shields along the side. */
const Longship = () => (
  <g {...ink}>
    <path d="M96 108V24" {...spar} strokeWidth="2.600" />
    <path d="M96 24L36 96M96 24l58 74" {...spar} strokeWidth="0.700" />
    <Pennant x={97} y={16} />
    <Sail x={96} top={38} half={36} height={50} />
    <path d="M78 39q7 26 0 46l12-3q4-24 0-43zM103 39q7 24 2 43l11 3q6-25 0-46z" fill="var(--act)" strokeWidth="0" />
    <path
      d="M26 70c-8 2-8-8 0-9 7 0 10 8 8 16 2 14 10 22 22 26h80c14-4 22-14 24-28-2-8 2-16 9-16 8 1 8 11 0 9-3 22-10 44-30 56H58C38 114 29 92 26 70z"
      fill="var(--gold)"
    />
    <path d="M38 104c36 8 80 8 112 0M46 113c34 6 70 6 96 0" strokeWidth="0.8" />
    {[58, 76, 94, 112, 130].map((x, i) => (
      <g key={x}>
        <circle cx={x} cy="104" r="7" fill={i % 2 === 0 ? 'var(--act)' : 'var(--white)'} strokeWidth="1.300" />
        <circle cx={x} cy="104" r="1.600" fill="var(--contour)" strokeWidth="0" />
      </g>
    ))}
  </g>
);

/** A ship of three masts under full sail. */
const GreatShip = () => (
  <g {...ink}>
    <path d="M58 100V22M98 100V10M138 100V28M158 92l28-18" {...spar} strokeWidth="2.200" />
    <Pennant x={99} y={4} />
    <Pennant x={59} y={17} />
    <Pennant x={139} y={23} />
    <path d="M98 10L58 22M98 10l40 18M138 28l46 47M98 14l-58 76" {...spar} strokeWidth="0.700" />
    <Sail x={58} top={30} half={13} height={22} />
    <Sail x={58} top={58} half={18} height={30} />
    <Sail x={138} top={36} half={13} height={20} />
    <Sail x={138} top={60} half={17} height={29} />
    <Sail x={98} top={20} half={16} height={24} />
    <Sail x={98} top={49} half={22} height={38} />
    <path d="M184 75c-4 9-12 15-22 18l-14-2z" fill="var(--white)" strokeWidth="1.200" />
    <path d="M24 78h22v14c34 8 66 8 112-2l10 2c-4 18-12 30-24 36H56C40 124 30 102 24 78z" fill="var(--pigment-bone)" />
    <path d="M24 78h22v14c-7-1-13-3-18-4z" fill="var(--act)" strokeWidth="1.200" />
    <path d="M32 100c42 10 88 9 132-2M38 110c38 8 78 8 118 0M48 119c30 5 66 5 100 0" strokeWidth="0.8" />
    <path d="M29 104l5-2M140 122l8-8M132 124l9-9M146 118l7-7M124 125l8-8" strokeWidth="0.8" />
    {[60, 76, 92, 108, 124, 140].map((x) => (
      <rect key={x} x={x - 2.5} y="102" width="5" height="4" fill="var(--contour)" strokeWidth="0" />
    ))}
    <path d="M28 84h4v3h-4zM36 85h4v3h-4z" fill="var(--gold)" strokeWidth="0.8" />
  </g>
);

const SHIPS: Readonly<Record<Tier, ReactNode>> = { free: <Boat />, gold: <Longship />, platinum: <GreatShip /> };

/** What a plan sails in: a boat, a longship, a ship of three masts. */
export const PlanShip = ({ tier, className }: { readonly tier: Tier; readonly className?: string }) => (
  <svg viewBox="0 0 196 150" className={className} aria-hidden="true">
    {SHIPS[tier]}
    <Waves />
  </svg>
);
