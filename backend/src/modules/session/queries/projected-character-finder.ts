import { Injectable } from '@nestjs/common';
import { type Character } from '#contracts/session/views.js';
import { type CharacterFinder } from '../session.port.js';
import { characterView } from '../views/character.view.js';
import { CharacterRows } from './character-rows.js';

@Injectable()
export class ProjectedCharacterFinder implements CharacterFinder {
  constructor(private readonly characters: CharacterRows) {}

  async charactersOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Character>> {
    return new Map((await this.characters.byIds(userId, ids)).map((row) => [row.id, characterView(row)]));
  }
}
