/**
 * Lifts an event's data from version `from` to `from + 1`, on read. Pure and total: personal fields of an erased
 * person hold their placeholders. Files are `contracts/<area>/upcasters/<event>.v1-to-v2.ts`.
 */
export interface Upcaster {
  readonly type: string;
  readonly from: number;
  readonly up: (data: never) => unknown;
}
