/** The jobs of each key of a queue, in the order in which they were added, until they are done. */
export interface JobOrder {
  /** Adds it to the end of its key's line; a job already in the line keeps its place. */
  enter(place: JobPlace): Promise<void>;
  /** Null: the line is empty. */
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
  /** How long it has been in the line; below 0 where the store's clock was ahead when it came. */
  readonly ageMs: number;
}
