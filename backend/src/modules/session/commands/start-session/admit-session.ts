import { Injectable } from '@nestjs/common';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { type FactionId } from '#game/model/world.js';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type CharacterDefinition } from '#contracts/session/views.js';
import { MOST_SAGAS } from '#contracts/shared/shelf.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { impossibleIn } from '../../domain/character-definition.rules.js';
import { SagasOnShelf } from '../../queries/sagas-on-shelf.js';
import { SessionRepository } from '../../session.repository.js';

/** What refuses a new session before anything is made for it. */
@Injectable()
export class AdmitSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly shelf: SagasOnShelf,
  ) {}

  /** @throws RejectedError CHARACTER_NOT_POSSIBLE with the field that contradicts the rest, SHELF_IS_FULL */
  async admit(definition: CharacterDefinition, userId: string): Promise<void> {
    assertPossible(definition);
    await this.assertRoom(definition.sessionId, userId);
  }

  /** A repetition takes no new place. @throws RejectedError SHELF_IS_FULL */
  async assertRoom(sessionId: string, userId: string): Promise<void> {
    const { state } = await this.sessions.load(sessionId);
    if (state.status !== 'NotStarted' || (await this.shelf.countOf(userId)) < MOST_SAGAS) return;
    throw this.sessions.refusal({ code: 'SHELF_IS_FULL', details: { most: MOST_SAGAS } });
  }
}

const assertPossible = (definition: CharacterDefinition): void => {
  const impossible = impossibleIn(definition, FACTION_CONTENT[definition.worldSettings.faction as FactionId]);
  if (!impossible) return;
  const { status } = SESSION_REJECTIONS.CHARACTER_NOT_POSSIBLE;
  throw new RejectedError(status, 'CHARACTER_NOT_POSSIBLE', impossible.message, { field: impossible.field });
};
