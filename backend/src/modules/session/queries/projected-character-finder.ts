import { Injectable } from '@nestjs/common';
import { type Character } from '#contracts/session/views.js';
import { type CharacterFinder } from '../session.port.js';
import { characterView } from '../views/character.view.js';
import { CharacterRows } from './character-rows.js';

@Injectable()
export class ProjectedCharacterFinder implements CharacterFinder {
  constructor(private readonly characters: CharacterRows) {}

  async charactersOf(userId: string): Promise<ReadonlyMap<string, Character>> {
    return new Map((await this.characters.ofUser(userId)).map((row) => [row.id, characterView(row)]));
  }
}
