import { Injectable } from '@nestjs/common';
import { type Receipt, type Receipts } from '#contracts/wallet/views.js';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { ReceiptPages } from './receipt-pages.js';

const PAGE = 200;

/** What a person's tokens were spent on, for the file of everything about them. */
@Injectable()
@KeepsPersonalData()
export class ExportedReceipts implements PersonalStore {
  readonly name = 'receipts';

  constructor(private readonly pages: ReceiptPages) {}

  async *export(userId: string): AsyncGenerator<Receipt> {
    let after: string | undefined;
    do {
      const { items, next }: Receipts = await this.pages.page(userId, { limit: PAGE, after, isNamed: true });
      yield* items;
      after = next ?? undefined;
    } while (after !== undefined);
  }

  /** A wallet's events hold only ids and numbers: without the destroyed key nobody can tell whose they were. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
