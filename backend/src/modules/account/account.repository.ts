import { Injectable } from '@nestjs/common';
import { type AccountEvent } from '#contracts/account/events.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Account, accountFold } from './domain/account.fold.js';

/** Accounts by the id of their user. No command on them is refused yet. */
@Injectable()
export class AccountRepository extends Repository<Account, AccountEvent, never> {
  constructor(services: RepositoryServices) {
    super(services, { fold: accountFold, rejections: {} });
  }
}
