import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { staffActEntity, type StaffActRow } from '#projections/staff-acts/staff-act.entity.js';

/** More than staff ever put right for one person. */
const MOST = 1_000;

/** What staff put right for a person, and why: for the file of everything about them. */
@Injectable()
@KeepsPersonalData()
export class ExportedActs implements PersonalStore {
  readonly name = 'corrections';

  constructor(@InjectRepository(staffActEntity) private readonly acts: Repository<StaffActRow>) {}

  async *export(userId: string): AsyncGenerator<object> {
    const order = { at: 'DESC', id: 'ASC' } as const;
    const rows = await this.acts.find({ where: { userId, kind: 'act' }, order, take: MOST });
    for (const { what, amount, reason, outcome, at } of rows) yield { what, amount, reason, outcome, at };
  }

  /** The reasons were sealed with the person's key, and the read model blanks them. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
