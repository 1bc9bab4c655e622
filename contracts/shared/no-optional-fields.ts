/**
 * Versions that were written while optional fields were still allowed. The set is closed: a new version writes null for
 * a missing value, so that readers always find every field.
 */
interface WrittenWithOptionals {
  readonly SessionStarted: 1 | 2;
  readonly TurnResolved: 1 | 2;
  readonly SessionRewound: 1 | 2 | 3;
}

/** True for data in which some field, at any depth, may be absent. */
type HasOptionalField<D> = D extends readonly (infer Element)[]
  ? HasOptionalField<Element>
  : D extends object
    ? true extends { [F in keyof D]-?: IsOptional<D, F> extends true ? true : HasOptionalField<D[F]> }[keyof D]
      ? true
      : false
    : false;
type IsOptional<D, F extends keyof D> = object extends Pick<D, F> ? true : undefined extends D[F] ? true : false;

/** Versions in a list of shapes that have an optional field, and are newer than the rule. */
type Offending<T, V extends readonly object[], Before extends readonly unknown[] = []> = V extends readonly [
  infer First extends object,
  ...infer Rest extends object[],
]
  ? | (true extends HasOptionalField<First> ? Exclude<[...Before, First]['length'], Excused<T>> : never)
    | Offending<T, Rest, [...Before, First]>
  : never;
type Excused<T> = T extends keyof WrittenWithOptionals ? WrittenWithOptionals[T] : never;

/** Adds no requirement to a declaration, unless a new version has an optional field: then an impossible one. */
export type NoOptionalFields<T, V extends readonly object[]> = [Offending<T, V>] extends [never]
  ? unknown
  : { readonly 'a new version has no optional field': readonly [never, Offending<T, V>] };
