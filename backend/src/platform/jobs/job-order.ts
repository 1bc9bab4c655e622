/** The jobs of each key of a queue, in the order in which they were added, until they are done. */
export interface JobOrder {
  /** At the end of its key's line; one that stands in it already keeps its place. */
  enter(place: JobPlace): Promise<void>;
  /** Null: nobody stands in line. */
  first(key: OrderKey): Promise<FirstInOrder | null>;
  leave(place: JobPlace): Promise<void>;
}

export interface OrderKey {
  readonly queue: string;
  readonly key: string;
}
export interface JobPlace extends OrderKey {
  readonly id: string;
}
export interface FirstInOrder {
  readonly id: string;
  /** How long it has stood in line. */
  readonly ageMs: number;
}
