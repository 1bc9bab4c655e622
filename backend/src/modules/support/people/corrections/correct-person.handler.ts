import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CorrectionAnswer, type CorrectionRequest } from '#contracts/support/people-views.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { readReason } from '../../domain/reason.rules.js';
import { noReason } from '../../staff-reason.decorator.js';
import { noSuchPerson } from '../page/find-person.query-handler.js';
import { PersonRows } from '../page/person-rows.js';
import { RecordedActs } from './recorded-acts.js';

/** POST /api/staff/people/{userId}/corrections: staff put something right. */
export class CorrectPersonCommand extends Command<CorrectionAnswer> {
  constructor(
    readonly staffId: string,
    readonly userId: string,
    readonly request: CorrectionRequest,
    readonly key: string | undefined,
  ) {
    super();
  }
}

const MOST_KEY = 200;

@CommandHandler(CorrectPersonCommand)
export class CorrectPersonHandler implements ICommandHandler<CorrectPersonCommand> {
  constructor(
    private readonly people: PersonRows,
    private readonly acts: RecordedActs,
    private readonly hashes: KeyedHashes,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** @throws RejectedError PERSON_NOT_FOUND, ACT_IS_ANOTHER, 400 for no reason, and what the correction is refused by */
  async execute({ staffId, userId, request, key }: CorrectPersonCommand): Promise<CorrectionAnswer> {
    const reason = readReason(request.reason);
    if (reason === null) throw noReason();
    if (!(await this.people.isThere(userId))) throw noSuchPerson();
    const { what, amount = null, target = null } = request;
    const actId = this.idOf(staffId, key);
    return this.acts.act({ actId, staffId, userId, what, amount, target, reason });
  }

  /** The id of an act of one member of the staff: two members who choose the same key make two acts. */
  private idOf(staffId: string, key: string | undefined): string {
    if (key === undefined) return this.random.uuid();
    if (key === '' || key.length > MOST_KEY)
      throw new RejectedError(400, 'INVALID_FIELD', 'An Idempotency-Key has 1 to 200 characters.', {
        field: 'idempotency-key',
      });
    const hex = this.hashes.of('staff-act', `${staffId}\n${key}`);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  }
}
