import { Injectable } from '@nestjs/common';
import { type Character } from '#contracts/session/views.js';
import { characterOf } from './views/character.view.js';
import { type SessionDirectory } from './session.port.js';
import { Sessions } from './sessions.js';

@Injectable()
export class LoggedSessionDirectory implements SessionDirectory {
  constructor(private readonly sessions: Sessions) {}

  async characterOf(userId: string, sessionId: string): Promise<Character> {
    return characterOf(await this.sessions.ownedBy(userId, sessionId));
  }
}
