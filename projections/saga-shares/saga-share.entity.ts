import { type SagaSharedV1 } from '#contracts/share/events.js';
import { readModelEntity, text, time } from '../entity.js';

/** The link of a saga, while it leads there. */
export interface SagaShareRow {
  readonly sessionId: string;
  readonly userId: string;
  readonly characterId: string;
  readonly shareId: string;
  /** Empty: the link is withdrawn. */
  readonly tokenHash: string;
  readonly heroShownAs: SagaSharedV1['heroShownAs'];
  readonly sharedAt: string;
}

export const sagaShareEntity = readModelEntity<SagaShareRow>({
  table: 'saga_shares',
  columns: {
    sessionId: text({ primary: true }),
    userId: text(),
    characterId: text(),
    shareId: text(),
    tokenHash: text(),
    heroShownAs: text(),
    sharedAt: time(),
  },
  indices: [{ columns: ['tokenHash'] }, { columns: ['userId'] }],
});
