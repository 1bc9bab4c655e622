import { type DomainEvent } from './event.js';
import { type NoOptionalFields } from './no-optional-fields.js';

/** Data of each version of an event, from version 1 on; a version never changes. */
export type Versions = readonly [object, ...object[]];
type Newest<V extends Versions> = V extends readonly [...object[], infer Last extends object] ? Last : never;

/** Lifts data of each version to the next one. Pure and total: for an erased person it gets placeholders. */
type UpcasterChain<V extends readonly object[]> = V extends readonly [
  infer From extends object,
  infer To extends object,
  ...infer Rest extends object[],
]
  ? readonly [(data: From) => To, ...UpcasterChain<[To, ...Rest]>]
  : readonly [];

/** The fields with personal data, and their placeholders after the person's erasure. */
type PersonalFieldsOf<D extends object> = 'none' | { readonly [F in keyof D]?: D[F] };

export interface EventDeclaration<T extends string, S extends string, V extends Versions> {
  readonly type: T;
  /** The version for new events. */
  readonly version: V['length'];
  /** It may only be in streams named `<stream>-<id>`. */
  readonly stream: S;
  /** Sealed with the subject's key on append, opened on read (design section 5). */
  readonly personal: PersonalFieldsOf<Newest<V>>;
  readonly upcasters: UpcasterChain<V>;
}

/** The declaration with the data types of its versions, which only the compiler uses. */
export type DeclaredEvent<T extends string, S extends string, V extends Versions> = EventDeclaration<T, S, V> & {
  readonly shapes?: V;
};

/**
 * Declares an event once: everything else that depends on its type, version, stream, personal fields or upcasters
 * follows from here. `declareEvent<[V1, V2]>()({ … })`: the shapes are listed from version 1 on.
 */
export const declareEvent =
  <V extends Versions>() =>
  <const T extends string, const S extends string>(
    declaration: EventDeclaration<T, S, V> & NoOptionalFields<T, V>,
  ): DeclaredEvent<T, S, V> =>
    declaration;

/** Any declaration at run time. */
export interface AnyDeclaration {
  readonly type: string;
  readonly version: number;
  readonly stream: string;
  readonly personal: 'none' | Readonly<Record<string, unknown>>;
  readonly upcasters: readonly ((data: never) => unknown)[];
}

type EventOf<D> = D extends DeclaredEvent<infer T, string, infer V> ? DomainEvent<T, V['length'], Newest<V>> : never;
/** The union of the events declared in a list. */
export type EventsOf<L extends readonly unknown[]> = EventOf<L[number]>;

/** A hash of a person's text reveals it to anyone who tries likely words, so it is sealed with the text. */
export const NO_HASH = '0'.repeat(64);
