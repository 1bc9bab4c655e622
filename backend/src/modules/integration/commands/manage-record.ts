import { Inject, Injectable } from '@nestjs/common';
import { STAFF_RECORD, type StaffRecord } from '#backend/modules/support/support.port.js';
import { type Principal } from '#backend/platform/http/principal.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { type BeforeAct } from './before-act.js';

/** What an act is about: ids alone, and no secret. */
interface ActAbout {
  readonly endpointId?: string;
  readonly managedKeyId?: string;
}

/** Who managed what: of staff, acts and views stand in their record; of keys, acts stand in the log of the process. */
@Injectable()
export class ManageRecord {
  constructor(
    @Inject(STAFF_RECORD) private readonly record: StaffRecord,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'info'>,
  ) {}

  /** @param what in kebab-case; frontend/src/features/staff-console has the words for it */
  async view(principal: Principal, what: string): Promise<void> {
    if (principal.kind === 'staff') await this.record.recordView({ staffId: principal.userId, what, reason: null });
  }

  /** @param what as for `view` */
  act(principal: Principal, what: string, about: ActAbout = {}): BeforeAct {
    return async () => {
      await this.view(principal, what);
      if (principal.kind === 'api-key')
        this.log.info({ keyId: principal.keyId, what, ...about }, 'a key manages integrations');
    };
  }
}
