import { Injectable } from '@nestjs/common';
import {
  KeepsPersonalData,
  nothingToExport,
  type PersonalStore,
} from '#backend/platform/personal-data/personal-store.js';
import { FactorRows } from './factor-rows.js';

/** The second factor of a member of the staff goes with the person. */
@Injectable()
@KeepsPersonalData()
export class SecondFactorsStore implements PersonalStore {
  readonly name = 'secondFactors';
  readonly export = nothingToExport;

  constructor(private readonly rows: FactorRows) {}

  async erase(userId: string): Promise<void> {
    await this.rows.remove(userId);
  }
}
