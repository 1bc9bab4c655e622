import { Injectable } from '@nestjs/common';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { StaffMembers } from './staff-members.js';

/** That somebody is staff goes with the person. */
@Injectable()
@KeepsPersonalData()
export class StaffMembersStore implements PersonalStore {
  readonly name = 'staff';

  constructor(private readonly members: StaffMembers) {}

  async *export(userId: string): AsyncGenerator<object> {
    const member = await this.members.find(userId);
    if (member) yield { addedAt: member.addedAt.toISOString() };
  }

  async erase(userId: string): Promise<void> {
    await this.members.remove(userId);
  }
}
