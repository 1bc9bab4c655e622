import { Injectable } from '@nestjs/common';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { walletPaymentEntity } from '#projections/wallet-payments/wallet-payment.entity.js';
import { type OpenPayment, type OpenPayments } from '../wallet.port.js';

const TEXT = `SELECT * FROM wallet_payments WHERE status IN ('open', 'abandoned') AND spent_at < $1
  AND (spent_at, user_id, command_id) > ($2, $3, $4) ORDER BY spent_at, user_id, command_id LIMIT $5`;

@Injectable()
export class ProjectedOpenPayments implements OpenPayments {
  constructor(private readonly readModels: ReadModels) {}

  spentBefore(time: Date, limit: number, after?: OpenPayment): Promise<readonly OpenPayment[]> {
    const values = [time, after?.spentAt ?? '-infinity', after?.userId ?? '', after?.commandId ?? '', limit];
    return this.readModels.find(walletPaymentEntity, { name: 'open-payments', text: TEXT, values });
  }
}
