/**
 * One object of a scene, for both lights. By day its body is paper with an inked outline and its lines are hatching;
 * by night its body is a flat colour, almost without lines.
 */
export interface Form {
  /** A closed path that hides the objects behind it. Empty for a form of lines only. */
  readonly body: string;
  /** Lines inside the body. */
  readonly line?: string;
  /** Planes that face the light; only by night. */
  readonly lit?: string;
  /** The snow on it. */
  readonly snow?: string;
  /** Windows and doors: dark by day, lit by night. */
  readonly open?: string;
  /** Dyed cloth: sails, flags, cloaks. Red by day. */
  readonly dyed?: string;
  /** Solid ink: trunks, hulls, distant animals. */
  readonly solid?: string;
  /** Translucent cloth: by night it is paler than the objects beside it. */
  readonly pale?: boolean;
  /** Whether its body has holes. */
  readonly hollow?: boolean;
  /** The position of its origin, and its scale; a negative scale mirrors it. */
  readonly at?: readonly [x: number, y: number, scale: number, turn?: 1 | -1];
}

export interface Layer {
  /** The depth, from 0 (sky) to 1 (front). */
  readonly depth: number;
  /** The darkness by night, if it differs from the depth. */
  readonly tone?: number;
  readonly forms: readonly Form[];
  /** The position of the forms' origin, and their scale. */
  readonly at?: readonly [x: number, y: number, scale: number];
  /** The weight of its lines. */
  readonly weight?: number;
}

/** A light in the scene, in coordinates of the scene. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  /** The radius of its shine. */
  readonly reach: number;
  /** The water's surface, for the light's reflection. */
  readonly mirrored?: number;
  /** Whether it is behind all objects on the ground, like the haze over a town. */
  readonly behind?: boolean;
}
