/** What the light and the season ask of a landscape. */
export interface Terms {
  /** Where the light stands. */
  readonly light: number;
  /** How far down the snow lies, as a share of a mountain. */
  readonly snow: number;
  /** How much higher the heights stand where there is more sky. */
  readonly rise: number;
}
