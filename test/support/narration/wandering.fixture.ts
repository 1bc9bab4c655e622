import { type Frame } from '#game/model/content/frame.js';
import { type Person } from '#game/model/saga.js';
import { type Ending } from '#game/model/session.js';
import { type Offer } from '#game/model/offer.js';
import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type FactionId } from '#game/model/world.js';
import { type NarratedWords } from '#backend/modules/session/narration-facts/narration.port.js';
import {
  type GroundName,
  type PersonRef,
  type SagaFacts,
} from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type WanderingPlace, placeAfter, type Try, tryOf } from './wandering-deed.fixture.js';
import { heroAfter } from './wandering-hero.fixture.js';
import { type SagaAfter, sagaAfter } from './wandering-saga.fixture.js';
import { beginningOf, castOf, CITIES, pick, type WanderingTurn, type World } from './wandering-world.fixture.js';

const REGIONS: readonly GroundName[] = [
  { name: 'The Fen', gloss: 'eels and heretics' },
  { name: 'Arden', gloss: 'the high wood' },
  { name: 'Kjölr', gloss: 'the keel' },
];
const WRITTEN = ['I try something else', 'Look behind the stones', 'I win', 'Sing to them'];

const refOf = ({ name, gender, trade, mood, dealings }: Person): PersonRef => ({
  name,
  gender,
  trade,
  mood,
  past: dealings.at(-1) ?? null,
});
const offersOf = (offers: Frame['offers']): readonly Offer[] =>
  offers.map(({ id, kind, attribute, difficulty, requiresItem, risk }) => ({
    id,
    kind,
    attribute,
    difficulty,
    requiresItem,
    risk,
  }));

const cityAt = ({ roll }: WanderingTurn, { frame, terrain }: WanderingPlace): string | null =>
  roll('city', 6) === 0 && frame === null && terrain !== 'ocean' ? (CITIES[roll('which', 3)] ?? null) : null;

const cellAt = ({ cast, turn, roll }: WanderingTurn, { terrain }: WanderingPlace): TurnFacts['cell'] => ({
  q: turn % 3,
  r: 0,
  terrain,
  visitCount: 1 + roll('visits', 2),
  frame: roll('past', 3) === 0 ? pick(cast.frames, 'past-frame', roll).key : null,
  isResolved: true,
  attempts: 0,
  lastTurn: turn,
  firstVisitAt: '',
  lastVisitAt: '',
});

const groundOf = ({ cast: { content }, roll }: WanderingTurn, city: string | null) => ({
  region: roll('region', 3) > 0 ? (REGIONS[roll('where', 3)] ?? null) : null,
  landmark: content && city === null && roll('landmark', 8) === 0 ? pick(content.landmarks, 'mark', roll) : null,
  river: roll('river', 4) === 0,
  road: roll('road', 3) === 0,
});

const oathFacts = ({ cast: { oath, threat, who, foe } }: WanderingTurn, { boxes, segments, steps }: SagaAfter) => ({
  oath: { key: oath?.key ?? '', boxes, who: refOf(who), foe: refOf(foe), where: 'Castra' },
  threat: { key: threat?.key ?? '', segments, steps },
});

const sagaFacts = (turn: WanderingTurn, place: WanderingPlace, saga: SagaAfter, city: string | null): SagaFacts => {
  const { happenings, threads, people, metNow, someone } = saga;
  const them = metNow ?? someone;
  return {
    calendar: place.calendar,
    before: turn.turn === 0 ? null : turn.before.calendar,
    ...oathFacts(turn, saga),
    happenings,
    threads,
    people,
    scenes: [],
    counsel: [],
    them: them ? refOf(them) : null,
    ...groundOf(turn, city),
  };
};

const endingOf = ({ turn, isLast, roll }: WanderingTurn): Ending | null =>
  isLast && turn > 0 ? pick(['triumph', 'loss', 'death', 'abandonment'] as const, 'ending', roll) : null;

const writtenIn = ({ roll }: WanderingTurn, { action }: Try): string | null =>
  action === 'own' && roll('text', 2) === 0 ? pick(WRITTEN, 'text', roll) : null;

const encounterFacts = ({ before }: WanderingTurn, { frame }: WanderingPlace) => ({
  frameBefore: before.frame?.key ?? null,
  frame: frame?.key ?? null,
  gamePhase: frame ? ('encounter' as const) : ('exploration' as const),
  offers: offersOf(frame?.offers ?? []),
});

/** Plays a turn. @returns what is to be told of it, and what the next one finds */
const play = (turn: WanderingTurn, told: readonly number[]): { readonly facts: TurnFacts; readonly after: World } => {
  const { cast, before } = turn;
  const tried = tryOf(turn);
  const place = placeAfter(turn, tried);
  const saga = sagaAfter(turn, tried, place);
  const hero = heroAfter(turn, tried);
  const city = cityAt(turn, place);
  const { people, threads, boxes, steps, segments } = saga;
  const { terrain, calendar, frame, opens } = place;
  const { hitPoints, coins, companions } = hero.hero;
  return {
    facts: {
      faction: cast.faction,
      difficulty: 'normal',
      turn: turn.turn,
      path: hashOfSentence(`${cast.seed}/${turn.turn}`).toString(16).padStart(8, '0').repeat(8),
      deed: tried.deed,
      freeText: writtenIn(turn, tried),
      check: null,
      success: tried.success,
      ...hero,
      ...encounterFacts(turn, place),
      moved: tried.action === 'move' ? { from: before.terrain, to: terrain } : null,
      cell: cellAt(turn, place),
      city,
      ending: endingOf(turn),
      saga: sagaFacts(turn, place, saga, city),
      told,
    },
    after: {
      ...{ calendar, terrain, hitPoints, coins, companions, people, threads, boxes, steps, segments, frame },
      met: opens ? [...before.met, opens.key] : before.met,
    },
  };
};

/** One wandering saga, turn by turn, told as it goes: facts made by hand, each turn knowing what was told before. */
export const wander = (
  faction: FactionId,
  seed: string,
  turns: number,
  tell: (facts: TurnFacts) => NarratedWords,
): readonly { readonly facts: TurnFacts; readonly story: string }[] => {
  const cast = castOf(faction, seed);
  const told = new Set<number>();
  let before = beginningOf(cast);
  return Array.from({ length: turns }, (_, turn) => {
    const roll = cast.rollOf(turn);
    const { facts, after } = play({ cast, before, turn, isLast: turn === turns - 1, roll }, [...told]);
    const { story } = tell(facts);
    for (const sentence of sentencesIn(story)) told.add(hashOfSentence(sentence));
    before = after;
    return { facts, story };
  });
};
