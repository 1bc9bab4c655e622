/** POST /api/sessions/{sessionId}/turns/{turn}/retell: the new words come by the stream, as `turn-retold`. */
export interface RetellAnswer {
  /** How often the leaf can still be retold. */
  readonly left: number;
}

/** POST /api/sessions/{sessionId}/turns/{turn}/doubt: a sentence of the leaf of which the player says that it is wrong. */
export interface DoubtRequest {
  readonly sentence: string;
}
export interface DoubtClaim {
  /** What the sentence claims, in a few words. */
  readonly text: string;
  /** Null: no event says anything of it. */
  readonly holds: boolean | null;
  readonly because: readonly { readonly turn: number; readonly type: string; readonly text: string }[];
}
export interface DoubtAnswer {
  readonly sentence: string;
  /** Empty: the sentence is words only. */
  readonly claims: readonly DoubtClaim[];
  /** The player is right, and the game master tells the leaf anew. */
  readonly retelling: boolean;
}

/** GET /api/sessions/{sessionId}/turns/{turn}/telling: what stands behind the words of a leaf. */
export interface Telling {
  readonly turn: number;
  /** Whether a game master may be asked for other words now. */
  readonly canRetell: boolean;
  readonly narrator: 'floor' | 'model' | null;
  readonly model: string | null;
  readonly prompt: string | null;
  readonly promptHash: string | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
  readonly latencyMs: number | null;
  readonly verdicts: readonly { readonly rule: string; readonly passed: boolean; readonly detail: string }[];
  /** The decisions of the rules that the narrator was given. */
  readonly facts: object;
}
