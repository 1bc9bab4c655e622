const HOOPS = [532, 544, 556, 568, 580];

/** A lantern on the floor in front of the scroll, and its light. */
export const Lantern = () => (
  <g>
    <radialGradient id="lantern-light" cx="86" cy="556" r="330" gradientUnits="userSpaceOnUse">
      <stop offset="0" stopColor="var(--act)" stopOpacity="0.4" />
      <stop offset="0.25" stopColor="var(--act)" stopOpacity="0.22" />
      <stop offset="1" stopColor="var(--act)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="lantern-glow">
      <stop offset="0.3" stopColor="var(--act)" stopOpacity="0.5" />
      <stop offset="1" stopColor="var(--act)" stopOpacity="0" />
    </radialGradient>
    <path d="M74 46h372v556H74z" fill="url(#lantern-light)" />
    <circle cx="86" cy="556" r="84" fill="url(#lantern-glow)" />
    <path
      d="M64 524h44c12 20 12 44 0 64H64c-12-20-12-44 0-64z"
      fill="#ffd9c4"
      stroke="var(--roller)"
      strokeWidth="1.500"
    />
    {HOOPS.map((y) => (
      <path
        key={y}
        d={`M${58 + Math.abs(556 - y) * 0.12} ${y}H${114 - Math.abs(556 - y) * 0.12}`}
        stroke="#b9705c"
        strokeWidth="1"
      />
    ))}
    <path
      d="M66 516h40v9H66zM66 587h40v9H66zM74 596l-6 22M98 596l6 22M86 516v-10"
      fill="var(--roller)"
      stroke="var(--roller)"
      strokeWidth="2.500"
      strokeLinecap="round"
    />
  </g>
);
