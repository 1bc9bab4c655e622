import { declareEvent } from '../../shared/event-declaration.js';

export interface SaveDeletedV1 {
  readonly userId: string;
  readonly saveId: string;
  readonly deletedAt: string;
}

export const saveDeleted = declareEvent<[SaveDeletedV1]>()({
  type: 'SaveDeleted',
  version: 1,
  stream: 'save',
  personal: 'none',
  upcasters: [],
});
