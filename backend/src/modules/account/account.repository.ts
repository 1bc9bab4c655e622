import { Injectable } from '@nestjs/common';
import { type AccountEvent } from '#contracts/account/events.js';
import { ACCOUNT_REJECTIONS, type AccountRejectionCode } from '#contracts/account/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Account, accountFold } from './domain/account.fold.js';

/** Accounts by the id of their user. */
@Injectable()
export class AccountRepository extends Repository<Account, AccountEvent, AccountRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, { fold: accountFold, rejections: ACCOUNT_REJECTIONS });
  }
}
