import { Injectable } from '@nestjs/common';
import { type Character } from '#contracts/session/views.js';
import { characterOf } from './views/character.view.js';
import { type SessionDirectory } from './session.port.js';
import { SessionRepository } from './session.repository.js';

@Injectable()
export class LoggedSessionDirectory implements SessionDirectory {
  constructor(private readonly sessions: SessionRepository) {}

  async characterOf(userId: string, sessionId: string): Promise<Character> {
    return characterOf(await this.sessions.ownedBy(userId, sessionId));
  }

  async isOwner(userId: string, sessionId: string): Promise<boolean> {
    const { state } = await this.sessions.load(sessionId);
    return state.status !== 'NotStarted' && state.userId === userId;
  }
}
