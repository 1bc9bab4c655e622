/** The last item that a client got: a position of the log, or the n-th sentence of a turn; null: none. */
export type LastSeen =
  | { readonly kind: 'position'; readonly position: bigint }
  | { readonly kind: 'sentence'; readonly turn: number; readonly n: number }
  | null;

/** Reads a Last-Event-ID: `<position>` or `<turn>.<n>`; any other text counts as absent. */
export const lastSeenOf = (id: string | undefined): LastSeen => {
  const [, first, second] = /^(\d{1,19})(?:\.(\d{1,6}))?$/.exec(id ?? '') ?? [];
  if (first === undefined) return null;
  return second === undefined
    ? { kind: 'position', position: BigInt(first) }
    : { kind: 'sentence', turn: Number(first), n: Number(second) };
};
