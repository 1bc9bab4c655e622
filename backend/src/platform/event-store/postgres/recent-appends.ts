import type { Position, RecordedEvent } from '../event-store.port.js';

const MOST_EVENTS = 1_000;
const MOST_CHARACTERS = 2_097_152;

const charactersOf = ({ data, metadata }: RecordedEvent): number => data.length + metadata.length;

/**
 * The newest events that this process appended, without a gap between them: its own subscriptions take them from here
 * instead of reading them from the database again.
 */
export class RecentAppends {
  private events: RecordedEvent[] = [];
  private characters = 0;

  /** @param appended in the order of their positions, without a gap */
  add(appended: readonly RecordedEvent[]): void {
    const [first] = appended;
    if (first === undefined) return;
    // Another process has appended between: nothing before the gap can be joined to what comes after it.
    if (first.position !== (this.events.at(-1)?.position ?? 0n) + 1n) this.forget();
    for (const event of appended) {
      this.events.push(event);
      this.characters += charactersOf(event);
    }
    if (this.events.length > MOST_EVENTS || this.characters > MOST_CHARACTERS) this.shorten();
  }

  /** Up to `limit` events right after this position; undefined where the first of them is not here. */
  after(position: Position, limit: number): readonly RecordedEvent[] | undefined {
    const first = this.events[0]?.position;
    if (first === undefined || position + 1n < first) return undefined;
    const start = Number(position + 1n - first);
    return start < this.events.length ? this.events.slice(start, start + limit) : undefined;
  }

  private forget(): void {
    this.events = [];
    this.characters = 0;
  }

  /** To half of what it may hold, so that this is seldom done. */
  private shorten(): void {
    let drop = Math.max(0, this.events.length - MOST_EVENTS / 2);
    let characters = this.characters;
    this.events.forEach((event, n) => {
      if (n >= drop && characters > MOST_CHARACTERS / 2) drop = n + 1;
      characters -= charactersOf(event);
    });
    this.events = this.events.slice(drop);
    this.characters = this.events.reduce((sum, event) => sum + charactersOf(event), 0);
  }
}
