/**
 * One thing in a scene, drawn once for both lights. By day its body is paper with an inked outline,
 * and its lines are hatching; by night its body is a flat colour, and hardly a line is left.
 */
export interface Form {
  /** Closed: it hides what lies behind. Empty for lines alone. */
  readonly body: string;
  /** Lines within. */
  readonly line?: string;
  /** Planes that are turned to the light: of night only. */
  readonly lit?: string;
  /** Snow upon it. */
  readonly snow?: string;
  /** Windows and doors: dark by day, and by night somebody is at home. */
  readonly open?: string;
  /** What is dyed: sails, flags, cloaks. Red by day. */
  readonly dyed?: string;
  /** Solid ink: trunks, hulls, beasts far off. */
  readonly solid?: string;
  /** Cloth that the light falls through: by night it is paler than what stands beside it. */
  readonly pale?: boolean;
  /** Its body has holes. */
  readonly hollow?: boolean;
  /** Where its own origin lies, and how large it is drawn; below 0 it looks the other way. */
  readonly at?: readonly [x: number, y: number, scale: number, turn?: 1 | -1];
}

export interface Layer {
  /** From 0, at the sky, to 1, underfoot. */
  readonly depth: number;
  /** How dark it stands by night, where that is not its depth. */
  readonly tone?: number;
  readonly forms: readonly Form[];
  /** Where the forms' own origin lies, and how large they are. */
  readonly at?: readonly [x: number, y: number, scale: number];
  /** The weight of its lines. */
  readonly weight?: number;
}

/** A light in the scene, at a point of the whole. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  /** How far it shines. */
  readonly reach: number;
  /** The line of the water that it lies in, for what it throws upon it. */
  readonly mirrored?: number;
  /** Behind everything that stands on the ground, as the haze over a town. */
  readonly behind?: boolean;
}
