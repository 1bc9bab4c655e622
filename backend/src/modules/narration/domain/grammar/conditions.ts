import { merged } from '#backend/shared/domain/merged.js';
import { type Condition, type ClauseCondition } from '#game/model/content/clauses.js';
import { type Calendar } from '#game/model/calendar.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { woundSortOf } from '../wound-sort.js';
import { isPerson } from '#game/model/character.js';

/** Coins from which a purse is felt, and below which it is felt too. */
const RICH = 100;
const POOR = 8;
/** Things from which a pack is felt. */
const LADEN = 7;

type Truths = Readonly<Partial<Record<Condition, boolean>>>;

const ofTheTime = ({ hour, season, weather, day }: Calendar): Truths => ({
  [hour]: true,
  [season]: true,
  [weather]: true,
  light: hour === 'morning' || hour === 'noon',
  dark: hour === 'night',
  dry: !['rain', 'storm', 'snow', 'fog'].includes(weather),
  wet: weather === 'rain' || weather === 'storm',
  fair: weather === 'clear' || weather === 'cloud',
  foul: weather === 'storm' || weather === 'snow' || weather === 'rain',
  view: weather !== 'fog' && hour !== 'night',
  early: day <= 3,
  late: day >= 12,
  long: day >= 25,
});

const ofTheSaga = ({ oath, threat, threads, people, region, landmark, river, road }: SagaFacts): Truths => ({
  saga: true,
  advanced: oath.boxes >= 3,
  ready: oath.boxes >= 6,
  watched: threat.segments >= 2,
  pressed: threat.segments >= 8,
  hunted: threat.steps.some((s) => s.effect === 'hunter'),
  ford: threat.steps.some((s) => s.effect === 'ford'),
  hardwinter: threat.steps.some((s) => s.effect === 'winter'),
  prices: threat.steps.some((s) => s.effect === 'prices'),
  owing: threads.some((t) => t.state === 'open' && t.kind === 'debt'),
  hated: people.some((p) => p.alive && p.role === 'met' && p.mood === 'hates'),
  liked: people.some((p) => p.alive && p.role === 'met' && p.mood === 'devoted'),
  region: region !== null,
  landmark: landmark !== null,
  river,
  road,
});

const ofTheHero = ({
  profession,
  hitPoints,
  maxHitPoints,
  coins,
  inventory,
  companions,
}: TurnFacts['hero']): Truths => ({
  [profession]: true,
  company: companions.length > 0,
  alone: companions.length === 0,
  person: companions.some(isPerson),
  beast: companions.some((c) => !isPerson(c)),
  whole: hitPoints >= maxHitPoints * 0.9,
  hurt: hitPoints < maxHitPoints * 0.7,
  sore: hitPoints < maxHitPoints * 0.4,
  rich: coins >= RICH,
  poor: coins > 0 && coins <= POOR,
  broke: coins === 0,
  laden: inventory.length >= LADEN,
  bare: inventory.length <= 1,
});

const ofThePlace = ({ cell, city, saga }: TurnFacts): Truths => ({
  gates: saga?.threat.steps.some((s) => s.effect === 'gates' && s.place === city && city !== null) === true,
  [cell.terrain]: true,
  afloat: cell.terrain === 'ocean',
  ashore: cell.terrain !== 'ocean',
  city: city !== null,
  wild: city === null,
  known: cell.visitCount > 1,
  fresh: cell.visitCount <= 1,
});

/** Everything that is true of a turn. */
export const truthsOf = (facts: TurnFacts): Truths => {
  const { saga, hero, hitPointsLost } = facts;
  const timed = saga === null ? [] : [ofTheTime(saga.calendar), ofTheSaga(saga)];
  return merged<Truths>(
    ...timed,
    ofTheHero(hero),
    ofThePlace(facts),
    hitPointsLost > 0 ? { [woundSortOf(facts)]: true } : {},
  );
};

export const conditionsIn = (when: ClauseCondition): readonly Condition[] => when.split('+') as Condition[];
export const hold = (truths: Truths, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => truths[condition] === true);
export type { Truths };
