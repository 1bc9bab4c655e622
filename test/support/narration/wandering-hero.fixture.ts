import { type Companion, type Item } from '#game/model/character.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { isRest, type Try } from './wandering-deed.fixture.js';
import { BEAST, MATE, MAX_HIT_POINTS, nameFor, pick, type WanderingTurn } from './wandering-world.fixture.js';

/** What the turn did to the one who plays: body, purse, things and company. */
export type HeroAfter = Pick<
  TurnFacts,
  | 'hero'
  | 'hitPointsLost'
  | 'hitPointsGained'
  | 'coinsDelta'
  | 'itemsGained'
  | 'itemsLost'
  | 'companionsJoined'
  | 'companionsLeft'
>;

const coinsIn = ({ turn, before, roll }: WanderingTurn, { success }: Try): number => {
  if (turn === 0 || roll('coins', 4) > 0) return 0;
  return success ? 1 + roll('sum', 25) : -Math.min(before.coins, 1 + roll('sum', 6));
};

const itemIn = ({ turn, roll }: WanderingTurn): Item => ({
  name: pick(['Iron fan', 'Rune-staves', 'Coil of rope', 'Hour-glass', 'Amber bead'], 'item', roll),
  quantity: 1,
  value: 3,
  description: `Somebody had scratched the number ${turn} on it.`,
});

const companyAfter = ({ turn, before: { companions }, roll }: WanderingTurn) => {
  const none: readonly Companion[] = [];
  if (turn > 0 && companions.length === 0 && roll('joins', 25) === 0) {
    const joined = [roll('sort', 2) === 0 ? MATE : BEAST];
    return { companions: joined, companionsJoined: joined, companionsLeft: none };
  }
  if (companions.length > 0 && roll('leaves', 30) === 0)
    return { companions: none, companionsJoined: none, companionsLeft: companions };
  return { companions, companionsJoined: none, companionsLeft: none };
};

const wordsOf = ({
  cast: { faction, start, professions },
}: WanderingTurn): Pick<TurnFacts['hero'], 'name' | 'profession'> => ({
  name: nameFor(faction, 'female', 'hero', start),
  profession: professions[start('profession', professions.length)] ?? 'scout',
});

const bodyAfter = ({ turn, before, roll }: WanderingTurn, tried: Try) => {
  const lost = !tried.success && turn > 0 && roll('hurt', 2) === 0 ? 1 + roll('wound', 8) : 0;
  const gained = isRest(tried) ? 6 : 0;
  const hitPoints = Math.max(1, Math.min(MAX_HIT_POINTS, before.hitPoints - lost + gained));
  return { lost, gained, hitPoints };
};

export const heroAfter = (turn: WanderingTurn, tried: Try): HeroAfter => {
  const { before, roll } = turn;
  const { lost, gained, hitPoints } = bodyAfter(turn, tried);
  const coinsDelta = coinsIn(turn, tried);
  const item = itemIn(turn);
  const { companions, companionsJoined, companionsLeft } = companyAfter(turn);
  return {
    hero: {
      ...wordsOf(turn),
      gender: 'female',
      hitPoints,
      maxHitPoints: MAX_HIT_POINTS,
      coins: before.coins + coinsDelta,
      inventory: Array.from({ length: roll('items', 9) }, () => item),
      companions,
    },
    hitPointsLost: lost,
    hitPointsGained: gained,
    coinsDelta,
    itemsGained: tried.success && turn.turn > 0 && roll('item', 6) === 0 ? [item] : [],
    itemsLost: !tried.success && roll('item-lost', 9) === 0 ? [item] : [],
    companionsJoined,
    companionsLeft,
  };
};
