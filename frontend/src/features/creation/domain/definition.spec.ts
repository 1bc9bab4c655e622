import { FACTION_CONTENT } from '#game/content/factions.js';
import { toDefinition } from './definition.js';
import { type Defined } from './draft.js';

const draft: Defined = {
  sessionId: 's',
  name: '  Thora Ulfsdottir ',
  gender: 'female',
  height: 'tall',
  build: 'lean',
  skinTone: 'fair',
  hair: 'red',
  profession: 'scout',
  answers: { question1: 'strength', question2: 'reflexes', question3: 'perception' },
};

describe('the definition of a character', () => {
  const definition = toDefinition(draft, 'hardcore', FACTION_CONTENT.vikings);

  it('adds bonus and points to ones', () =>
    expect(definition.attributes).toEqual({
      strength: 2,
      reflexes: 4,
      charisma: 1,
      intellect: 1,
      vigour: 1,
      perception: 3,
      endurance: 1,
    }));

  it('starts with the difficulty’s values, 50 coins and nothing else', () =>
    expect(definition).toMatchObject({ hitPoints: 15, maxHitPoints: 15, coins: 50, inventory: [], companions: [] }));

  it('trims the name, and sets the tone of the world', () =>
    expect(definition).toMatchObject({
      name: 'Thora Ulfsdottir',
      worldSettings: { faction: 'vikings', era: 'Dark Ages', tone: 'gritty' },
    }));

  it('contains the answers with their points', () =>
    expect(definition.backstory).toEqual({
      ...draft.answers,
      pointsAllocated: ['strength', 'reflexes', 'perception'],
    }));
});
