import { Query } from '@nestjs/cqrs';
import { type Character } from '#contracts/session/views.js';

/** GET /api/characters/{characterId} (specification section 7). */
export class FindCharacterQuery extends Query<Character> {
  constructor(
    readonly userId: string,
    readonly characterId: string,
  ) {
    super();
  }
}
