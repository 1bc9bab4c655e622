/** Where a client stopped: a position of the log, or the n-th sentence of a turn; null: nothing to catch up with. */
export type LastSeen =
  | { readonly kind: 'position'; readonly position: bigint }
  | { readonly kind: 'sentence'; readonly turn: number; readonly n: number }
  | null;

/** Reads a Last-Event-ID: `<position>` or `<turn>.<n>`; what is neither counts as nothing seen. */
export const lastSeenOf = (id: string | undefined): LastSeen => {
  const [, first, second] = /^(\d{1,19})(?:\.(\d{1,6}))?$/.exec(id ?? '') ?? [];
  if (first === undefined) return null;
  return second === undefined
    ? { kind: 'position', position: BigInt(first) }
    : { kind: 'sentence', turn: Number(first), n: Number(second) };
};
