/** The effects of light and season on a landscape. */
export interface Terms {
  /** The position of the light. */
  readonly light: number;
  /** How far down the snow reaches, as a share of a mountain. */
  readonly snow: number;
  /** How much higher mountains are if there is more sky. */
  readonly rise: number;
}
