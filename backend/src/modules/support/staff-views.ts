import { Inject, Injectable } from '@nestjs/common';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { recordView } from './domain/record-staff.decider.js';
import { maskingFor } from './masking.js';
import { StaffCommands } from './staff-commands.js';
import { type Masking, type StaffRecord, type StaffView } from './support.port.js';

/** Every view of staff is an event of its own; its reason is sealed with the key of whom it is about. */
@Injectable()
export class StaffViews implements StaffRecord {
  constructor(
    private readonly commands: StaffCommands,
    private readonly hashes: KeyedHashes,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async recordView({ staffId, what, reason, query, ...about }: StaffView): Promise<Masking> {
    const { userId = null, leadId = null, sessionId = null } = about;
    const viewId = this.random.uuid();
    const subjectId = userId ?? leadId ?? staffId;
    const queryHash = query === undefined ? null : this.hashes.of('staff-search', query);
    const view = { viewId, staffId, what, userId, leadId, sessionId, unmasked: reason !== null, reason, queryHash };
    await this.commands.run({ staffId, commandId: viewId, subjectId }, (member, viewedAt) =>
      recordView({ ...view, viewedAt }, member),
    );
    return maskingFor(reason);
  }
}
