import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { correlationOrNew } from '#backend/platform/correlation/correlation.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type StaffDecision } from './domain/record-staff.decider.js';
import { type StaffMember } from './domain/staff.fold.js';
import { StaffRepository } from './staff.repository.js';

interface StaffCommand {
  readonly staffId: string;
  /** A repeated command has the same id. */
  readonly commandId: string;
  /** The person whose key seals what staff write; the key of staff where it is about nobody. */
  readonly subjectId?: string;
  /** Whether the operator of the game gave it, on the machine itself. */
  readonly isOperator?: true;
}

/** What is appended to the stream of a member of the staff. */
@Injectable()
export class StaffCommands {
  constructor(
    private readonly members: StaffRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param decide gets the time of the command, ISO 8601 in UTC; pure @returns the member after it @throws as Repository.decide does */
  async run(
    { staffId, commandId, subjectId = staffId, isOperator }: StaffCommand,
    decide: (member: StaffMember, now: string) => StaffDecision,
  ): Promise<StaffMember> {
    const given = this.contextOf(staffId, subjectId);
    const context = isOperator ? { ...given, actor: { kind: 'system', id: 'staff-cli' } as const } : given;
    const options = { commandId, context, assumeFresh: true };
    const { state } = await this.members.decide(staffId, (member) => decide(member, context.occurredAt), options);
    return state;
  }

  /** Of a command that staff give, here or to another module. */
  contextOf(staffId: string, subjectId: string): CommandContext {
    const { correlationId, causationId } = correlationOrNew();
    const occurredAt = this.clock.now().toISOString();
    return { actor: { kind: 'staff', id: staffId }, subjectId, correlationId, causationId, occurredAt };
  }
}
