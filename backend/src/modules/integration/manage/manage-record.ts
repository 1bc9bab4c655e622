import { Inject, Injectable } from '@nestjs/common';
import {
  masked,
  type Masking,
  STAFF_RECORD,
  type StaffRecord,
  type StaffView,
  unmasked,
} from '#backend/modules/support/support.port.js';
import { type Principal } from '#backend/platform/http/principal.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { type BeforeAct } from '../commands/before-act.js';

/** `what` in kebab-case: frontend/src/features/staff-console has the words for it. */
type About = Pick<StaffView, 'what' | 'leadId' | 'userId'> & {
  /** From `@StaffReason()`; null where none was given, or nothing personal is shown. */
  readonly reason?: string | null;
};
/** Ids alone, and no secret. */
interface Managed {
  readonly endpointId?: string;
  readonly host?: string;
  readonly managedKeyId?: string;
  readonly scopes?: readonly string[];
  readonly queue?: string | undefined;
  readonly jobId?: string | undefined;
}

/**
 * Who looks and who changes what: staff leave an event of their own; a line of the log has whom and what by their ids,
 * for staff and for keys.
 */
@Injectable()
export class ManageRecord {
  constructor(
    @Inject(STAFF_RECORD) private readonly staff: StaffRecord,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'info'>,
  ) {}

  /** Asked before anything is answered or done. @returns how personal text is shown to them */
  async note(who: Principal, { reason = null, ...about }: About, managed: Managed = {}): Promise<Masking> {
    this.write(who, { ...about, ...managed });
    if (who.kind !== 'api-key') return this.staff.recordView({ staffId: who.userId, ...about, reason });
    return who.scopes.includes('personal:read') ? unmasked : masked;
  }

  /** For a desk, which asks it after its checks: what is refused is not recorded. */
  act(who: Principal, what: string, managed: Managed = {}): BeforeAct {
    return async () => void (await this.note(who, { what }, managed));
  }

  /** Of something new, whose id is known only now. */
  made(who: Principal, what: string, managed: Managed): void {
    this.write(who, { what, ...managed });
  }

  private write(who: Principal, about: Omit<About, 'reason'> & Managed): void {
    const by = who.kind === 'api-key' ? { keyId: who.keyId } : { staffId: who.userId };
    this.log.info({ ...by, ...about }, 'integrations are managed');
  }
}
