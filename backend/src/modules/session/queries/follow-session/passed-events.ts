import { type Position, type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';

const MOST = 500;

/** Events that a feed passed lately: a follower that starts after the event it waits for finds it here. */
export class PassedEvents {
  private events: RecordedEvent[] = [];
  /** All events after it are here; null before the feed begins. */
  private after: Position | null = null;

  begin(after: Position | null): void {
    this.after = after ?? 0n;
    this.events = [];
  }

  end(): void {
    this.after = null;
    this.events = [];
  }

  /** @param batch read again in part after a failure */
  add(batch: readonly RecordedEvent[]): void {
    const last = this.events.at(-1)?.position ?? this.after ?? 0n;
    this.events.push(...batch.filter(({ position }) => position > last));
    if (this.events.length <= MOST) return;
    const dropped = this.events.splice(0, this.events.length - MOST / 2);
    this.after = dropped.at(-1)?.position ?? this.after;
  }

  /** Events of a stream after this position, as far as the feed has come; null where it does not know all of them. */
  since(stream: string, position: Position): readonly RecordedEvent[] | null {
    if (this.after === null || position < this.after) return null;
    return this.events.filter((event) => event.position > position && event.stream === stream);
  }
}
