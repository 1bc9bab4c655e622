interface Turn {
  readonly bytes: number;
  admit(): void;
}

/** Bounds the bytes in flight: an append without room waits for it, in order. */
export class ByteWindow {
  #free: number;
  #queue: Turn[] = [];

  constructor(private readonly size: number) {
    this.#free = size;
  }

  /** Resolves when there is room. An append larger than the whole window is admitted alone. */
  enter(bytes: number): Promise<void> {
    return new Promise((admit) => {
      this.#queue.push({ bytes, admit });
      this.#admit();
    });
  }

  leave(bytes: number): void {
    this.#free += Math.min(bytes, this.size);
    this.#admit();
  }

  #admit(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      const needed = Math.min(next.bytes, this.size);
      if (needed > this.#free) return;
      this.#free -= needed;
      this.#queue.shift();
      next.admit();
    }
  }
}
