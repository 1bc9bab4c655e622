import { type AnyEvent, type Area, type AreaEvents } from '#contracts/shared/any-event.js';
import { type EventEnvelope } from '#contracts/shared/event.js';
import { declarationOf } from '#contracts/shared/event-registry.js';

/** Which rows: each named column equals the value, or one of the values; null means IS NULL. */
export type Where<R extends object> = { readonly [C in keyof R]?: R[C] | readonly R[C][] };

/**
 * An event's change of one table: plain data. Values are set, never incremented, so that a change can be applied twice.
 * - `upsert`: sets the columns given; columns left out keep their value, or take their default in a new row.
 * - `patch`: sets columns of the row with this key; nothing happens where there is none. `patchWhere`: of all that
 *   match.
 * - `remove`: deletes the row with this key, if there is one.
 */
export type Change<R extends object, K extends keyof R> =
  | { readonly kind: 'upsert'; readonly row: Pick<R, K> & Partial<R> }
  | { readonly kind: 'patch'; readonly key: Pick<R, K>; readonly values: Partial<Omit<R, K>> }
  | { readonly kind: 'patchWhere'; readonly where: Where<R>; readonly values: Partial<Omit<R, K>> }
  | { readonly kind: 'remove'; readonly key: Pick<R, K> };

/** A change of any table, for the runner. */
export type AnyChange =
  | { readonly kind: 'upsert'; readonly row: object }
  | { readonly kind: 'patch'; readonly key: object; readonly values: object }
  | { readonly kind: 'patchWhere'; readonly where: object; readonly values: object }
  | { readonly kind: 'remove'; readonly key: object };

/** Makes changes of the table with rows `R` and key `K`. */
export const changesOf = <R extends object, K extends keyof R>() => ({
  upsert: (row: Pick<R, K> & Partial<R>): Change<R, K> => ({ kind: 'upsert', row }),
  patch: (key: Pick<R, K>, values: Partial<Omit<R, K>>): Change<R, K> => ({ kind: 'patch', key, values }),
  patchWhere: (where: Where<R>, values: Partial<Omit<R, K>>): Change<R, K> => ({ kind: 'patchWhere', where, values }),
  remove: (key: Pick<R, K>): Change<R, K> => ({ kind: 'remove', key }),
});

/** Turns events into changes of one table. Pure: no look-ups, no clock. */
export interface Projection<C extends AnyChange = AnyChange> {
  /** Name of the table. */
  readonly readModel: string;
  /** Raised when a change of the code gives other rows: the table is then rebuilt beside the live one. */
  readonly version: number;
  /** The areas whose events it reads. */
  readonly areas: readonly Area[];
  /** None for an event of another area. @throws TypeError for a type that is not declared */
  project(event: EventEnvelope<AnyEvent>): readonly C[];
}

export interface ProjectionParts<A extends Area, C extends AnyChange> {
  readonly readModel: string;
  readonly version: number;
  readonly areas: readonly A[];
  /**
   * Its switch names every type of the declared areas, also the ignored ones: a new event of these areas is a compile
   * error until the switch handles it. Events of other areas do not matter here.
   */
  project(event: EventEnvelope<AreaEvents[A]>): readonly C[];
}

/** The projection of the table with rows `R` and key `K`. */
export const projectionOf =
  <R extends object, K extends keyof R>() =>
  <A extends Area>(parts: ProjectionParts<A, Change<R, K>>): Projection<Change<R, K>> => {
    const areas: ReadonlySet<Area> = new Set(parts.areas);
    return {
      ...parts,
      project: (event) =>
        areas.has(declarationOf(event.type).area) ? parts.project(event as EventEnvelope<AreaEvents[A]>) : [],
    };
  };
