import { DIFFICULTIES, type Difficulty } from '#game/model/character.js';
import { type FactionId, FACTIONS } from '#game/model/world.js';

/** The player's step on '/' (specification section 4). The address contains it, so that a reload restores it. */
export type Flow =
  | { readonly step: 'difficulty' }
  | { readonly step: 'world-builder'; readonly difficulty: Difficulty; readonly faction: FactionId | null }
  | {
      readonly step: 'character-creation';
      readonly difficulty: Difficulty;
      readonly faction: FactionId;
      readonly part: 1 | 2;
    }
  | { readonly step: 'gameplay'; readonly characterId: string };

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((item) => item === value) ?? null;

const START: Flow = { step: 'difficulty' };

/** An invalid address gives the first step. */
export const readFlow = (query: URLSearchParams): Flow => {
  const difficulty = oneOf(DIFFICULTIES, query.get('difficulty'));
  const faction = oneOf(FACTIONS, query.get('faction'));
  const characterId = query.get('character');
  switch (query.get('step')) {
    case 'world-builder':
      return difficulty === null ? START : { step: 'world-builder', difficulty, faction };
    case 'character-creation':
      return difficulty === null || faction === null
        ? START
        : { step: 'character-creation', difficulty, faction, part: query.get('part') === '2' ? 2 : 1 };
    case 'gameplay':
      return characterId === null || characterId === '' ? START : { step: 'gameplay', characterId };
    case null:
    default:
      return START;
  }
};

export const writeFlow = (flow: Flow): URLSearchParams => {
  switch (flow.step) {
    case 'difficulty':
      return new URLSearchParams();
    case 'world-builder':
      return new URLSearchParams({
        step: flow.step,
        difficulty: flow.difficulty,
        ...(flow.faction === null ? {} : { faction: flow.faction }),
      });
    case 'character-creation':
      return new URLSearchParams({
        step: flow.step,
        difficulty: flow.difficulty,
        faction: flow.faction,
        part: String(flow.part),
      });
    case 'gameplay':
      return new URLSearchParams({ step: flow.step, character: flow.characterId });
  }
};
