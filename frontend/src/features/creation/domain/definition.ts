import { type FactionContent } from '#game/model/content/faction-content.js';
import { type Difficulty, STARTING_COINS, STARTING_HIT_POINTS, startingAttributes } from '#game/model/character.js';
import { type CharacterDefinition } from '#contracts/session/views.js';
import { pointsOf, toBackstory } from './backstory-points.js';
import { type Defined } from './draft.js';

/** The tone that the world is set to on continuing (specification section 3). */
const TONE = 'gritty';

/** The body of POST /api/characters, with the starting values of specification section 9. */
export const toDefinition = (
  draft: Defined,
  difficulty: Difficulty,
  { id, era, environment }: FactionContent,
): CharacterDefinition => ({
  sessionId: draft.sessionId,
  name: draft.name.trim(),
  gender: draft.gender,
  appearance: { height: draft.height, build: draft.build, skinTone: draft.skinTone, hair: draft.hair },
  attributes: startingAttributes(draft.profession, pointsOf(draft.answers)),
  difficulty,
  hitPoints: STARTING_HIT_POINTS[difficulty],
  maxHitPoints: STARTING_HIT_POINTS[difficulty],
  profession: draft.profession,
  coins: STARTING_COINS,
  inventory: [],
  companions: [],
  worldSettings: { faction: id, era, environment, tone: TONE },
  backstory: toBackstory(draft.answers as Required<Defined['answers']>),
});
