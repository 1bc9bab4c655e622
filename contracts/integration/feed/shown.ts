import { type AnyEvent } from '../../shared/any-event.js';
import { type EventOfType } from '../../shared/event.js';

/** JSON Schema (2020-12) of a value. */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** A value of the type `V` that integrations may see, with what they are promised of it. */
export interface Shown<V> {
  readonly schema: ValueSchema;
  /** Only the compiler uses it: a promise of fewer values than the event can hold does not compile. */
  readonly holds?: (value: V) => void;
}

export const ID: Shown<string> = { schema: { type: 'string', minLength: 1, maxLength: 200 } };
export const TIME: Shown<string> = { schema: { type: 'string', format: 'date-time' } };
export const WHOLE: Shown<number> = { schema: { type: 'integer' } };
export const FLAG: Shown<boolean> = { schema: { type: 'boolean' } };
/** Exactly these words: each that the event knows has to be written. */
export const oneOf = <V extends string>(words: Readonly<Record<V, true>>): Shown<V> => ({
  schema: { enum: Object.keys(words) },
});
export const orNull = <V>({ schema }: Shown<V>): Shown<V | null> => ({ schema: { anyOf: [schema, { type: 'null' }] } });

/** Ids by which other systems know a person, and those of the machinery: never shown, whatever an event calls them. */
type KeptId =
  | 'ghlContactId'
  | 'ghlOrderFormId'
  | 'stripeCustomerId'
  | 'stripeSubscriptionId'
  | 'providerSubscriptionId'
  | 'deviceId'
  | 'commandId';
type IdField<D> = Exclude<Extract<keyof D, `${string}Id`>, KeptId>;
type NullableId<D> = { readonly [K in IdField<D>]: null extends D[K] ? K : never }[IdField<D>];
type Sayable<D> = Exclude<keyof D, `${string}Id` | 'bodyHash' | 'diceSeed' | 'sealedDiceSeed' | 'path' | 'draws'>;

/** What integrations get of one event. All that is not named here stays here. */
export interface PublicEvent<D> {
  /** Its type without the prefix. Never changed, also where ours is. */
  readonly name: string;
  /** Of what it shows, not of the event in our log: a field more keeps it, any other change is the next one. */
  readonly version: number;
  readonly ids: readonly Exclude<IdField<D>, NullableId<D>>[];
  /** Ids that are not always known. */
  readonly idsOrNull?: readonly NullableId<D>[];
  readonly says: 'nothing but ids' | { readonly [F in Sayable<D>]?: Shown<D[F]> };
}

/** An entry for each event of a union. */
export type PublicEvents<F extends AnyEvent> = {
  readonly [T in F['type']]: PublicEvent<EventOfType<F, T>['data']>;
};
