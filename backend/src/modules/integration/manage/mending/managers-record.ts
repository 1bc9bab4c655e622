import { Inject, Injectable } from '@nestjs/common';
import { type Principal } from '#backend/platform/http/principal.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import {
  masked,
  type Masking,
  STAFF_RECORD,
  type StaffRecord,
  type StaffView,
  unmasked,
} from '#backend/modules/support/support.port.js';

type What = Pick<StaffView, 'what' | 'leadId' | 'userId'> & {
  /** From `@StaffReason()`; null where none was given, or nothing personal is shown. */
  readonly reason?: string | null;
};

/** Who looks and mends: staff leave an event of their own, the key of an integration a line of the log. */
@Injectable()
export class ManagersRecord {
  constructor(
    @Inject(STAFF_RECORD) private readonly staff: StaffRecord,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'info'>,
  ) {}

  /** Asked before anything is answered or done. @returns how personal text is shown to them */
  async note(who: Principal, { reason = null, ...about }: What): Promise<Masking> {
    if (who.kind !== 'api-key') return this.staff.recordView({ staffId: who.userId, ...about, reason });
    this.log.info({ keyId: who.keyId, ...about }, 'a key of an integration looked or mended');
    return who.scopes.includes('personal:read') ? unmasked : masked;
  }
}
