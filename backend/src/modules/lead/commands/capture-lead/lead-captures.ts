import { type Actor } from '#contracts/shared/event.js';
import { Injectable, Inject } from '@nestjs/common';
import { LEAD_REJECTIONS } from '#contracts/lead/rejections.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type CaptureLead, captureLead } from '../../domain/capture-lead.decider.js';
import { type Lead } from '../../domain/lead.fold.js';
import { LeadCommands } from '../../lead-commands.js';
import { LeadRows, type Reserved } from '../../lead-rows.js';

export type Capture = Omit<CaptureLead, 'leadId' | 'capturedAt'>;
export interface Captured {
  readonly leadId: string;
  readonly lead: Lead;
  /** Whether this capture, sent once or again, made the lead. */
  readonly isFirst: boolean;
}

interface Sent {
  readonly commandId: string;
  readonly actor: Actor | null;
}

const ATTEMPTS = 3;

/** Reserves the address, then appends: the table's unique key makes one lead of many captures of an address. */
@Injectable()
export class LeadCaptures {
  constructor(
    private readonly rows: LeadRows,
    private readonly leads: LeadCommands,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /**
   * @param key the same again, after a lost answer, is the same capture; null: none was given
   * @param actor who sends it; null: the person themselves. What another system sends by the same key is the same lead,
   * also after its address was corrected; anybody may guess the key of a person
   */
  async capture(capture: Capture, key: string | null, actor: Actor | null = null): Promise<Captured> {
    for (let attempt = 1; ; attempt++) {
      const commandId = `capture-${key ?? this.random.uuid()}`;
      const made = key === null || actor === null ? null : await this.rows.madeBy(commandId);
      const reserved =
        made ?? (await this.rows.reserve({ leadId: this.random.uuid(), commandId, email: capture.email }));
      reach('capture:reserved');
      const captured = await this.append(capture, reserved, { commandId, actor });
      if (captured !== null) return captured;
      if (attempt === ATTEMPTS) throw rejectedBy(LEAD_REJECTIONS, { code: 'LEAD_NOT_KNOWN' });
    }
  }

  /** Null where the lead that has the address is being erased: the address is free then. */
  private async append(capture: Capture, reserved: Reserved, { commandId, actor }: Sent): Promise<Captured | null> {
    const { leadId } = reserved;
    const by = actor ?? ({ kind: 'person', id: capture.userId ?? leadId } as const);
    const decided = await this.leads.run({ leadId, commandId, actor: by }, (lead, capturedAt) =>
      captureLead({ ...capture, leadId, capturedAt }, lead),
    );
    reach('capture:appended');
    if (!decided.accepted) {
      await this.rows.remove(leadId);
      return null;
    }
    const isFirst = decided.events[0]?.type === 'LeadCaptured' || reserved.commandId === commandId;
    return { leadId, lead: decided.state, isFirst };
  }
}
