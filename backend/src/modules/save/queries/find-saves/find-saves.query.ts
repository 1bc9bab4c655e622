import { Query } from '@nestjs/cqrs';
import { type Save } from '#contracts/save/views.js';

/** GET /api/auth/saves (specification section 7). */
export class FindSavesQuery extends Query<readonly Save[]> {
  constructor(readonly userId: string) {
    super();
  }
}
