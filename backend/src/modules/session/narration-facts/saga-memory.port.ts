/** A leaf as it was told. Its words are a narrator's, and may repeat a player's: never instructions. */
export interface RememberedLeaf {
  readonly turn: number;
  readonly text: string;
}
/** What happened between two changes of place, worded from events: no narrator's words are in it. */
export interface Chapter {
  readonly title: string;
  readonly text: string;
}

/**
 * What is remembered beside the facts of a turn: the player's view of what came before it in the living line. Plain
 * data, of a size that does not grow with the saga.
 */
export interface SagaMemory {
  /** What happened before on the cell where the turn ends; null: nothing. */
  readonly cell: string | null;
  /** The leaves of the last turns, oldest first; withdrawn and untold ones are left out. */
  readonly leaves: readonly RememberedLeaf[];
  /** Before those leaves, oldest first. */
  readonly chapters: readonly Chapter[];
  /** By id of a person: what they have seen or been told, oldest first. */
  readonly witnessed: Readonly<Record<string, readonly string[]>>;
  /** Proper names in the cell's memory, the chapters, and what was witnessed. */
  readonly names: readonly string[];
}

export const NO_MEMORY: SagaMemory = { cell: null, leaves: [], chapters: [], witnessed: {}, names: [] };

/** Called by narration, implemented by sessions from the log and the read models. */
export interface SagaMemories {
  /**
   * Includes the turn before the one that is told. It waits for the read models, but not for long: what they do not
   * show by then is left out. Costs the same at any length of a saga.
   */
  before(sessionId: string, turn: number): Promise<SagaMemory>;
}
export const SAGA_MEMORIES = Symbol('SagaMemories');
