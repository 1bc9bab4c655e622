const HEAD =
  'M10-9C12-5 15-6 17-3.500 20-.5 20.500 5 18.500 9.500 17.500 13 14.800 16 14.400 20 14.200 23 15.200 25 14.200 28 12.800 31 7.200 31 5.800 28 4.800 25 5.800 23 5.600 20 5.200 16 2.500 13 1.500 9.500-.5 5 0-.5 3-3.500 5-6 8-5 10-9z';

/** The head of a beast, seen from above, with the strands of the post in its mouth. */
export const BeastHead = () => (
  <g
    transform="translate(0 8)"
    stroke="var(--strand-edge)"
    strokeWidth="1"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={HEAD} fill="var(--beast)" />
    <path
      d="M9 10C9.200 16 8.800 21 7.600 25.500M11 10C10.800 16 11.200 21 12.400 25.500M5 0C7.500 3 8.800 5 9 10M15 0C12.500 3 11.200 5 11 10M7-3.500Q10 0 13-3.500"
      fill="none"
      strokeWidth="0.8"
    />
    <path
      d="M2.800 7.500C4.500 4.800 7.200 6.500 8 10.600 6 12 3.600 10.600 2.800 7.500zM17.200 7.500C15.500 4.800 12.800 6.500 12 10.600 14 12 16.400 10.600 17.200 7.500z"
      fill="var(--strand-three)"
      strokeWidth="0.8"
    />
    <path d="M5.800 8.400V9.400M14.200 8.400V9.400" strokeWidth="1.800" />
    <path d="M7.800 28L8.400 27.600M12.200 28L11.600 27.600" />
  </g>
);
