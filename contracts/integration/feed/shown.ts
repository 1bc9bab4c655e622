import { type AnyEvent } from '../../shared/any-event.js';
import { type EventOfType } from '../../shared/event.js';

/** JSON Schema (2020-12) of a value. */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** A value of the type `V` that integrations may see, with the schema that we promise for it. */
export interface Shown<V> {
  readonly schema: ValueSchema;
  /** Only the compiler uses it: a promise of fewer values than the event can hold does not compile. */
  readonly holds?: (value: V) => void;
}

export const ID: Shown<string> = { schema: { type: 'string', minLength: 1, maxLength: 200 } };
export const TIME: Shown<string> = { schema: { type: 'string', format: 'date-time' } };
export const WHOLE: Shown<number> = { schema: { type: 'integer' } };
export const FLAG: Shown<boolean> = { schema: { type: 'boolean' } };
/** Exactly these words: the compiler demands an entry for each word that the event can hold. */
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

/** What integrations get of one event. Fields that are not named here are not sent. */
interface PublicEvent<D> {
  /** Its type without the prefix. It never changes, even when the type in our log does. */
  readonly name: string;
  /** When it is recorded, in one line for the people who build an integration. */
  readonly when: string;
  /** Version of the feed's schema, not of the event in our log: a new field keeps it, any other change raises it. */
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
