import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { SHARE_REJECTIONS } from '#contracts/share/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { sagaShareEntity, type SagaShareRow } from '#projections/saga-shares/saga-share.entity.js';
import { ShareLinks } from '../../commands/share-saga/share-links.js';

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Which saga a link leads to. A link that is no longer valid is one that never was. */
@Injectable()
export class SharedSagas {
  constructor(
    @InjectRepository(sagaShareEntity) private readonly shares: Repository<SagaShareRow>,
    private readonly links: ShareLinks,
  ) {}

  /** @throws RejectedError SHARE_NOT_FOUND */
  async behind(token: string): Promise<SagaShareRow> {
    const row = TOKEN.test(token) ? await this.shares.findOneBy({ tokenHash: this.links.hashOf(token) }) : null;
    return row ?? this.nowhere();
  }

  nowhere(): never {
    throw rejectedBy(SHARE_REJECTIONS, { code: 'SHARE_NOT_FOUND' });
  }
}
