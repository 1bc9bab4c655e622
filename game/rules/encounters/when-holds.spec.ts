import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { type StoryletNeeds } from '../../model/content/frame.js';
import { holds } from './when-holds.js';

const saga: SagaSituation = {
  calendar: { day: 3, hour: 'dusk', season: 'autumn', weather: 'fog' },
  reckonings: [],
  oathKind: 'avenge',
  oathKey: '',
  boxes: 4,
  threatKey: '',
  approaches: 0,
  segments: 0,
  scenes: [],
  giver: 'who',
  enemy: 'foe',
  canLearn: false,
  openClues: [],
  runningOut: [],
  near: [],
  isWarned: false,
  atGoal: false,
  step: null,
  threads: [],
  services: [],
  isAsked: false,
  isHunted: false,
  prices: 100,
  friend: 'p1',
  foe: 'p2',
};
const situation: Situation = {
  faction: 'vikings',
  difficulty: 'normal',
  turn: 4,
  terrain: 'coast',
  city: null,
  hitPoints: 12,
  maxHitPoints: 25,
  coins: 0,
  inventory: [{ name: 'Sun-stone', quantity: 1, value: 1, description: '' }],
  companions: [
    {
      id: 'c1',
      name: 'Refr',
      type: 'animal',
      description: '',
      hitPoints: 1,
      maxHitPoints: 1,
      abilities: [],
      loyalty: 5,
    },
  ],
  recentFrames: [],
  spentOffers: [],
  usedOutcomes: [],
  shownLately: [],
  them: null,
  saga,
  cell: {
    q: 0,
    r: 0,
    terrain: 'coast',
    visitCount: 1,
    frame: null,
    isResolved: false,
    attempts: 0,
    lastTurn: 4,
    firstVisitAt: '',
    lastVisitAt: '',
  },
};
const wholeAlone: Situation = { ...situation, hitPoints: 13, companions: [], inventory: [] };

it.each<[string, StoryletNeeds, StoryletNeeds]>([
  ['hours', { hours: ['dusk', 'night'] }, { hours: ['night'] }],
  ['weathers', { weathers: ['fog'] }, { weathers: ['clear', 'rain'] }],
  ['seasons', { seasons: ['autumn'] }, { seasons: ['spring', 'summer'] }],
  ['progress', { progress: 4 }, { progress: 5 }],
  ['all of what is named', { hours: ['dusk'], progress: 1 }, { hours: ['dusk'], progress: 9 }],
])('%s must hold', (_, met, unmet) => expect([holds(met, situation), holds(unmet, situation)]).toEqual([true, false]));

it.each<[string, StoryletNeeds]>([
  ['wounds: under half', { wounded: true }],
  ['company', { company: true }],
  ['a thing carried', { carries: 'Sun-stone' }],
])('%s must be there', (_, when) => expect([holds(when, situation), holds(when, wholeAlone)]).toEqual([true, false]));

it('a storylet without conditions may always be met; one with them only where there is a spine', () => {
  expect([holds(undefined, { ...situation, saga: null }), holds({}, { ...situation, saga: null })]).toEqual([
    true,
    false,
  ]);
});

it('somebody known is not met by chance', () =>
  expect([holds({ known: 'friend' }, situation), holds({ known: 'foe' }, situation)]).toEqual([false, false]));

it('a boat at sea, or none, must be there', () =>
  expect([
    holds({ afloat: false }, situation),
    holds({ afloat: true }, situation),
    holds({ afloat: true }, { ...situation, terrain: 'ocean' }),
  ]).toEqual([true, false, true]));
