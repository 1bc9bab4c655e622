import { type EventEnvelope } from '#contracts/shared/event.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type SubjectKey } from './subject-keys.js';

/** An event that this process has sealed, and the key that it was sealed with; null without personal data. */
export interface RecentEvent {
  readonly event: EventEnvelope<AnyEvent>;
  readonly key: SubjectKey | null;
}

const MOST = 500;

/** The newest events that this process appends, by their ids: whoever reads them soon need not open them again. */
export class RecentEvents {
  private readonly byId = new Map<string, RecentEvent>();

  add(event: EventEnvelope<AnyEvent>, key: SubjectKey | null): void {
    this.byId.set(event.id, { event, key });
    if (this.byId.size <= MOST) return;
    const [oldest] = this.byId.keys();
    if (oldest !== undefined) this.byId.delete(oldest);
  }

  get(id: string): RecentEvent | undefined {
    return this.byId.get(id);
  }
}
