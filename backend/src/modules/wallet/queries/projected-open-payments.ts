import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { walletPaymentEntity, type WalletPaymentRow } from '#projections/wallet-payments/wallet-payment.entity.js';
import { type TimeSpan } from '#backend/shared/time-span.js';
import { type OpenPayment, type OpenPayments } from '../wallet.port.js';

/** Of one person: each is a turn that runs, or is stuck. */
const MOST = 50;

@Injectable()
export class ProjectedOpenPayments implements OpenPayments {
  constructor(@InjectRepository(walletPaymentEntity) private readonly payments: Repository<WalletPaymentRow>) {}

  of(userId: string): Promise<readonly OpenPayment[]> {
    return this.payments.find({ where: { userId }, order: { spentAt: 'ASC', commandId: 'ASC' }, take: MOST });
  }

  async spentOutside({ from, to }: TimeSpan, limit: number, after?: OpenPayment): Promise<readonly OpenPayment[]> {
    const query = this.payments
      .createQueryBuilder('payment')
      // As text, not as a parameter: the table's partial index holds only these rows.
      .where("payment.status IN ('open', 'abandoned')")
      .andWhere('(payment.spentAt < :from OR payment.spentAt > :to)', { from, to })
      .orderBy({ 'payment.spentAt': 'ASC', 'payment.userId': 'ASC', 'payment.commandId': 'ASC' })
      .limit(limit);
    const position = '(payment.spentAt, payment.userId, payment.commandId)';
    if (after) query.andWhere(`${position} > (:spentAt, :userId, :commandId)`, { ...after });
    return query.getMany();
  }
}
