import { Injectable } from '@nestjs/common';
import { type Character } from '#contracts/session/views.js';
import { type Shelf } from '../session.port.js';
import { characterView } from '../views/character.view.js';
import { SessionRows } from './session.rows.js';

@Injectable()
export class ProjectedShelf implements Shelf {
  constructor(private readonly sessions: SessionRows) {}

  async charactersOf(userId: string): Promise<ReadonlyMap<string, Character>> {
    return new Map((await this.sessions.of(userId)).map((row) => [row.id, characterView(row)]));
  }
}
