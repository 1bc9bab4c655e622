import { type CharacterDefinition } from '#contracts/session/views.js';
import { definitionOf } from '../../support/player.js';

const { attributes } = definitionOf();

type Case = readonly [
  name: string,
  over: Partial<Record<keyof CharacterDefinition, unknown>>,
  status: number,
  field: string,
];

/** What of a definition contradicts creation, and the answer to it. */
export const IMPOSSIBLE_CHARACTERS: readonly Case[] = [
  ['no name', { name: '  ' }, 422, 'name'],
  ['a name of 41 letters', { name: 'T'.repeat(41) }, 422, 'name'],
  ['a name with a control character', { name: 'Tho\u0007ra' }, 422, 'name'],
  ['an attribute too high', { attributes: { ...attributes, strength: 10 } }, 422, 'attributes.strength'],
  ['an attribute that is no number', { attributes: { ...attributes, strength: 'ten' } }, 400, 'attributes.strength'],
  ['too many hit points', { hitPoints: 26 }, 422, 'hitPoints'],
  ['too many hit points in all', { maxHitPoints: 50 }, 422, 'maxHitPoints'],
  ['too many coins', { coins: 51 }, 422, 'coins'],
  ['things of its own', { inventory: [{ name: 'Crown', quantity: 1, value: 900, description: '' }] }, 422, 'inventory'],
  ['companions of its own', { companions: [{ name: 'Dragon' }] }, 422, 'companions'],
  [
    'four points',
    {
      backstory: {
        question1: 'strength',
        question2: 'reflexes',
        question3: 'perception',
        pointsAllocated: ['strength', 'strength', 'reflexes', 'perception'],
      },
    },
    400,
    'backstory.pointsAllocated',
  ],
  [
    'points where no answer put them',
    {
      backstory: {
        question1: 'strength',
        question2: 'reflexes',
        question3: 'perception',
        pointsAllocated: ['strength', 'strength', 'strength'],
      },
    },
    422,
    'backstory.pointsAllocated',
  ],
  [
    'an answer to another question',
    {
      backstory: {
        question1: 'endurance',
        question2: 'reflexes',
        question3: 'perception',
        pointsAllocated: ['endurance', 'reflexes', 'perception'],
      },
    },
    422,
    'backstory.question1',
  ],
  ['a profession that its people has not', { profession: 'diplomat' }, 422, 'profession'],
  ['a profession that nobody has', { profession: 'wizard' }, 400, 'profession'],
  ['a difficulty that is none', { difficulty: 'easy' }, 400, 'difficulty'],
  [
    'a people that is none',
    { worldSettings: { faction: 'elves', era: '', environment: '', tone: 'gritty' } },
    400,
    'worldSettings.faction',
  ],
  [
    'hair of no colour there is',
    { appearance: { height: 'tall', build: 'lean', skinTone: 'fair', hair: 'green' } },
    400,
    'appearance.hair',
  ],
  ['no proper session', { sessionId: '1' }, 400, 'sessionId'],
];
