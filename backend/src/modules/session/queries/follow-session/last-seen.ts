/** The last item that a client got: a position of the log, or the n-th sentence of a turn; null: none. */
export type LastSeen =
  | { readonly kind: 'position'; readonly position: bigint }
  | { readonly kind: 'sentence'; readonly turn: number; readonly n: number }
  | null;

/** The largest values of the columns `bigint` and `integer`. */
const LAST_POSITION = 2n ** 63n - 1n;
const LAST_TURN = 2 ** 31 - 1;

/** Reads a Last-Event-ID: `<position>` or `<turn>.<n>`; text that names neither counts as absent. */
export const lastSeenOf = (id: string | undefined): LastSeen => {
  const [, first, second] = /^(\d{1,19})(?:\.(\d{1,6}))?$/.exec(id ?? '') ?? [];
  if (first === undefined) return null;
  const whole = BigInt(first);
  if (second === undefined) return whole > LAST_POSITION ? null : { kind: 'position', position: whole };
  return whole > LAST_TURN ? null : { kind: 'sentence', turn: Number(whole), n: Number(second) };
};
