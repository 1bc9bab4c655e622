import { FACE } from './stone.js';

/** The light of the fire on the stone: warm at the foot, fading upwards. */
const Light = () => (
  <g>
    <radialGradient id="fire-near" gradientUnits="userSpaceOnUse" cx="120" cy="600" r="420">
      <stop offset="0" stopColor="var(--act)" stopOpacity="0.34" />
      <stop offset="0.45" stopColor="var(--act)" stopOpacity="0.1" />
      <stop offset="1" stopColor="var(--act)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="fire-far" gradientUnits="userSpaceOnUse" cx="120" cy="600" r="640">
      <stop offset="0.35" stopColor="var(--stone)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--stone)" stopOpacity="0.72" />
    </radialGradient>
    <radialGradient id="fire-turf">
      <stop offset="0" stopColor="var(--act)" stopOpacity="0.4" />
      <stop offset="1" stopColor="var(--act)" stopOpacity="0" />
    </radialGradient>
    <path d={FACE} fill="url(#fire-far)" />
    <path d={FACE} fill="url(#fire-near)" />
    <ellipse cx="120" cy="612" rx="170" ry="26" fill="url(#fire-turf)" />
  </g>
);

const Flames = () => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <g className="flame">
      <path
        d="M118 570C122 582 134 588 133 602 132 612 126 617 119 617 111 617 105 611 105 602 105 592 111 590 112 580 115 583 116 586 118 590 121 584 121 578 118 570z"
        fill="var(--act)"
      />
      <path
        d="M119 592C121 598 126 601 125 608 124 613 122 615 119 615 115 615 112 612 113 607 114 602 118 599 119 592z"
        fill="var(--act-deep)"
      />
    </g>
    <path d="M98 621L138 613M100 612L140 622M106 624H133" stroke="#4a3520" strokeWidth="5" />
    <path d="M98 621L138 613M100 612L140 622" stroke="var(--act)" strokeWidth="0.8" />
  </g>
);

/** A small fire on the grass, and the light around it. */
export const Fire = () => (
  <>
    <Light />
    <Flames />
  </>
);
