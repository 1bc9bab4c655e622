import { type Draw } from '#game/model/draw.js';
import { type SagaSituation, type Situation } from '#game/model/encounter.js';
import { type Offer } from '#game/model/offer.js';

/** Keys of the oath and the threat in content-fixture. */
export const OATH = 'vikings/oath';
export const THREAT = 'vikings/threat';
const sagaOf = (over: Partial<SagaSituation> = {}): SagaSituation => ({
  calendar: { day: 3, hour: 'noon', season: 'summer', weather: 'clear' },
  oathKey: OATH,
  boxes: 0,
  threatKey: THREAT,
  approaches: 0,
  segments: 0,
  scenes: [],
  giver: 'who',
  enemy: 'foe',
  canLearn: false,
  openClues: [],
  runningOut: [],
  reckonings: [],
  oathKind: 'avenge',
  near: [],
  isWarned: false,
  atGoal: false,
  step: null,
  threads: [],
  services: [],
  isAsked: false,
  isHunted: false,
  prices: 100,
  friend: null,
  foe: null,
  ...over,
});
export const situationOf = (
  saga: Partial<SagaSituation> = {},
  over: Partial<Situation> = {},
): Situation & { readonly saga: SagaSituation } => ({
  faction: 'vikings',
  difficulty: 'normal',
  turn: 4,
  terrain: 'plains',
  city: null,
  hitPoints: 12,
  maxHitPoints: 25,
  coins: 50,
  inventory: [{ name: 'Loaf', quantity: 1, value: 1, description: '' }],
  companions: [],
  recentFrames: [],
  spentOffers: [],
  usedOutcomes: [],
  shownLately: [],
  them: null,
  ...over,
  saga: sagaOf(saga),
  cell: {
    q: 0,
    r: 0,
    terrain: 'plains',
    visitCount: 1,
    frame: null,
    isResolved: false,
    attempts: 0,
    lastTurn: 4,
    firstVisitAt: '',
    lastVisitAt: '',
    ...over.cell,
  },
});
export const dice =
  (shown: Readonly<Record<string, number>> = {}): Draw =>
  (purpose, sides) =>
    shown[purpose] ?? sides;
export const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id);
export const carrying = (name: string): Partial<Situation> => ({
  inventory: [{ name, quantity: 1, value: 1, description: '' }],
});
