import { type Frame } from '#game/model/content/frame.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { SAGAS } from '#game/content/sagas.js';
import { threatOf } from '#game/content/catalogue.js';
import { COMMON, tablesOf } from '#game/content/tables.js';
import { type Companion, type Item, PROFESSIONS } from '#game/model/character.js';
import { type Calendar, HOURS, SEASONS, WEATHERS } from '#game/model/calendar.js';
import { type Happening, MOODS, type Person, type Thread } from '#game/model/saga.js';
import { type Deed } from '#game/model/deed.js';
import { type Ending } from '#game/model/session.js';
import { type Offer, type OfferKind } from '#game/model/offer.js';
import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type FactionId, SEAFARERS, type Terrain, TERRAINS } from '#game/model/world.js';
import { type NarratedWords } from '#backend/modules/session/narration-facts/narration.port.js';
import {
  type NamedGround,
  type PersonRef,
  type SagaFacts,
} from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

/** A number of 0 to n - 1 for a purpose: the same for the same words. */
type Roll = (purpose: string, n: number) => number;
const pick = <T>(list: readonly T[], purpose: string, roll: Roll): T => list[roll(purpose, list.length)] as T;

interface World {
  readonly calendar: Calendar;
  readonly terrain: Terrain;
  readonly hitPoints: number;
  readonly coins: number;
  readonly companions: readonly Companion[];
  readonly people: readonly Person[];
  readonly threads: readonly Thread[];
  readonly boxes: number;
  readonly steps: SagaFacts['threat']['steps'];
  readonly segments: number;
  readonly met: readonly string[];
  readonly frame: Frame | null;
}

const MATE: Companion = {
  id: 'mate',
  name: 'Asta',
  type: 'humanoid',
  description: '',
  hitPoints: 15,
  maxHitPoints: 15,
  abilities: [],
  loyalty: 80,
};
const BEAST: Companion = { ...MATE, id: 'beast', name: 'Grim', type: 'animal' };
const MAX_HIT_POINTS = 25;

const refOf = ({ name, gender, trade, mood, dealings }: Person): PersonRef => ({
  name,
  gender,
  trade,
  mood,
  past: dealings.at(-1) ?? null,
});
const moveTo = (kind: Deed['kind'] = 'move'): Deed => ({
  kind,
  offerId: null,
  to: { q: 1, r: 0 },
  attribute: 'vigour',
  difficulty: 'easy',
  requiresItem: null,
  risk: 'slight',
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

const later = (calendar: Calendar, isRest: boolean, roll: Roll): Calendar => {
  const hour = HOURS[HOURS.indexOf(calendar.hour) + 1];
  if (hour !== undefined && !isRest)
    return roll('change', 4) === 0
      ? { ...calendar, hour, weather: pick(WEATHERS, 'weather', roll) }
      : { ...calendar, hour };
  const day = calendar.day + 1;
  const season = SEASONS[Math.floor(day / 30) % SEASONS.length] ?? 'spring';
  const weather = pick(WEATHERS, 'weather', roll);
  return {
    ...calendar,
    day,
    hour: 'morning',
    season,
    ...(isRest ? { fedOn: day } : {}),
    weather: weather === 'snow' && season !== 'winter' ? 'clear' : weather,
  };
};

const nameFor = (faction: FactionId, gender: Person['gender'], purpose: string, roll: Roll): string => {
  const { given, second, order } = FACTION_CONTENT[faction].names;
  const [a, b] = [pick(given[gender], `${purpose}-given`, roll), pick(second[gender], `${purpose}-second`, roll)];
  return order === 'given-second' ? `${a} ${b}` : `${b} ${a}`;
};

/** One wandering saga, turn by turn, told as it goes: facts made by hand, each turn knowing what was told before. */
export const wander = (
  faction: FactionId,
  seed: string,
  turns: number,
  tell: (facts: TurnFacts) => NarratedWords,
): readonly { readonly facts: TurnFacts; readonly story: string }[] => {
  const content = SAGAS[faction];
  const ground = TERRAINS.filter((t) => t !== 'ocean' || SEAFARERS.includes(faction));
  const told = new Set<number>();
  const rollOf =
    (turn: number): Roll =>
    (purpose, n) =>
      hashOfSentence(`${faction}/${seed}/${turn}/${purpose}`) % Math.max(1, n);
  const start = rollOf(0);
  const person = (id: string, role: Person['role'], trade: string, gender: Person['gender'], roll: Roll): Person => ({
    id,
    name: nameFor(faction, gender, id, roll),
    gender,
    trade,
    at: { q: roll(id, 3), r: 0, name: 'there' },
    role,
    mood: pick(MOODS, `${id}-mood`, roll),
    alive: roll(`${id}-alive`, 12) > 0,
    dealings: [],
  });
  const oath = content ? pick(content.oaths, 'oath', start) : null;
  const threat = content ? pick(content.threats, 'threat', start) : null;
  const who = person('who', 'who', oath?.who.trade ?? 'elder', oath?.who.genders[0] ?? 'male', start);
  const foe = person('foe', 'foe', oath?.foe.trade ?? 'captain', oath?.foe.genders[0] ?? 'male', start);
  const city = ['Aldburg', 'Norvik', 'Castra'] as const;
  const regions: readonly NamedGround[] = [
    { name: 'The Fen', gloss: 'eels and heretics' },
    { name: 'Arden', gloss: 'the high wood' },
    { name: 'Kjölr', gloss: 'the keel' },
  ];
  const frames = [...tablesOf(faction).frames, ...COMMON.frames];
  const pursuits = [...tablesOf(faction).pursuits, ...COMMON.pursuits];
  const professions = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);

  let world: World = {
    calendar: {
      day: 1,
      fedOn: 1,
      hour: 'morning',
      season: 'spring',
      weather: pick(['clear', 'cloud', 'rain', 'wind'] as const, 'weather', start),
    },
    terrain: pick(ground, 'terrain', start),
    hitPoints: MAX_HIT_POINTS,
    coins: 50,
    companions: start('mate', 2) === 0 ? [MATE] : [],
    people: [who, foe],
    threads: [],
    boxes: 0,
    steps: [],
    segments: 0,
    met: [],
    frame: null,
  };

  return Array.from({ length: turns }, (_, turn) => {
    const roll = rollOf(turn);
    const before = world;
    const last = turn === turns - 1;
    const free = pursuits.filter(({ places }) => places.includes(before.terrain));
    const action =
      turn === 0
        ? 'open'
        : before.frame
          ? 'answer'
          : pick(['move', 'move', 'move', 'leisure', 'own'] as const, 'action', roll);
    const success = roll('success', 3) > 0;
    const offer =
      action === 'answer'
        ? pick(before.frame?.offers ?? [], 'offer', roll)
        : action === 'leisure'
          ? pick(free, 'offer', roll)
          : null;
    const kind: OfferKind =
      offer?.kind ??
      pick(['force', 'talk', 'explore', 'patience', 'craft', 'gift', 'flight', 'trade', 'rest'] as const, 'kind', roll);
    const deed: Deed | null =
      action === 'open'
        ? null
        : action === 'move'
          ? moveTo()
          : { ...moveTo(kind), to: null, offerId: offer && 'id' in offer ? offer.id : null };
    const terrain = action === 'move' ? pick(ground, 'terrain', roll) : before.terrain;
    const calendar =
      action === 'open'
        ? before.calendar
        : later(before.calendar, kind === 'rest' && deed?.kind === 'rest' && success, roll);
    const fits = frames.filter(
      (f) =>
        f.terrains.includes(terrain) &&
        !before.met.includes(f.key) &&
        (f.when?.known === undefined || before.people.length > 2),
    );
    const opens =
      !last && (action === 'move' || action === 'open') && roll('meets', 10) < 5 && fits.length > 0
        ? pick(fits, 'frame', roll)
        : null;
    const frame = action === 'answer' && !success && roll('still', 2) === 0 && !last ? before.frame : opens;
    const closed = action === 'answer' && frame === null ? before.frame : null;
    const figure = closed?.who;
    const metNow =
      figure && success
        ? {
            ...person(`p${turn}`, 'met', figure.trade, figure.gender, roll),
            at: { q: turn % 3, r: 0, name: 'there' },
            dealings: [{ turn, kind, success }],
          }
        : null;
    const people = metNow ? [...before.people, metNow] : before.people;
    const someone = people.filter((p) => p.role === 'met').at(-1);
    const threadContent =
      content && someone && roll('thread', 5) === 0 ? pick(content.threads, 'thread-key', roll) : null;
    const opened: Thread | null =
      threadContent && someone
        ? {
            id: `${threadContent.key}.${turn}`,
            key: threadContent.key,
            kind: threadContent.kind,
            them: someone.id,
            themName: someone.name,
            place: { q: 0, r: 0, name: city[turn % 3] ?? '' },
            openedTurn: turn,
            dueDay: calendar.day + 5,
            state: 'open',
          }
        : null;
    const lapsed = before.threads.find((t) => t.state === 'open' && t.dueDay < calendar.day);
    const threads = [
      ...before.threads.map((t) => (t === lapsed ? { ...t, state: 'lapsed' as const } : t)),
      ...(opened ? [opened] : []),
    ];
    const advances = action === 'answer' && success && roll('advance', 3) === 0 && before.boxes < 10;
    const boxes = before.boxes + (advances ? 1 : 0);
    const threatens = turn > 0 && !success && roll('threat', 6) === 0 && before.segments < 11;
    const segments = before.segments + (threatens ? 1 : 0);
    const step = threatens && [2, 5, 8, 10].includes(segments) ? before.steps.length : null;
    const effect = step === null ? undefined : threatOf(threat?.key ?? '')?.steps[step]?.effect;
    const steps = effect === undefined ? before.steps : [...before.steps, { effect, place: city[step ?? 0] ?? null }];
    const mate = before.companions[0];
    const happenings: readonly Happening[] =
      action === 'open'
        ? []
        : [
            ...(metNow ? [{ kind: 'person-met' as const, person: metNow.id }] : []),
            ...(opened ? [{ kind: 'thread-opened' as const, thread: opened.id }] : []),
            ...(lapsed ? [{ kind: 'thread-closed' as const, thread: lapsed.id, how: 'lapsed' as const }] : []),
            ...(advances
              ? [
                  {
                    kind: 'oath-advanced' as const,
                    boxes,
                    by: pick(['deed', 'asking', 'thread'] as const, 'by', roll),
                    step: null,
                  },
                ]
              : []),
            ...(advances && boxes === 6 ? [{ kind: 'oath-ready' as const }] : []),
            ...(threatens
              ? [
                  {
                    kind: 'threat-advanced' as const,
                    segments,
                    cause: 'failure' as const,
                    step: effect === undefined ? null : step,
                  },
                ]
              : []),
            ...(someone && roll('changed', 9) === 0
              ? [
                  {
                    kind: 'person-changed' as const,
                    person: someone.id,
                    from: someone.mood,
                    to: pick(MOODS, 'to', roll),
                  },
                ]
              : []),
            ...(someone && roll('died', 40) === 0 ? [{ kind: 'person-died' as const, person: someone.id }] : []),
            ...(mate && roll('acted', 5) === 0
              ? [
                  {
                    kind: 'companion-acted' as const,
                    companion: mate.id,
                    how: pick(['fought', 'warned', 'tired', 'wished'] as const, 'how', roll),
                  },
                ]
              : []),
          ];
    const lost = !success && turn > 0 && roll('hurt', 2) === 0 ? 1 + roll('wound', 8) : 0;
    const gained = success && kind === 'rest' && deed?.kind === 'rest' ? 6 : 0;
    const hitPoints = Math.max(1, Math.min(MAX_HIT_POINTS, before.hitPoints - lost + gained));
    const coinsDelta =
      turn === 0 || roll('coins', 4) > 0
        ? 0
        : success
          ? 1 + roll('sum', 25)
          : -Math.min(before.coins, 1 + roll('sum', 6));
    const item: Item = {
      name: pick(['Iron fan', 'Rune-staves', 'Coil of rope', 'Hour-glass', 'Amber bead'], 'item', roll),
      quantity: 1,
      value: 3,
      description: `Somebody had scratched the number ${turn} on it.`,
    };
    const joins = turn > 0 && before.companions.length === 0 && roll('joins', 25) === 0;
    const leaves = !joins && before.companions.length > 0 && roll('leaves', 30) === 0;
    const companions = joins ? [roll('sort', 2) === 0 ? MATE : BEAST] : leaves ? [] : before.companions;
    const ending: Ending | null =
      last && turns > 1 ? pick(['triumph', 'loss', 'death', 'abandonment'] as const, 'ending', roll) : null;
    const there =
      roll('city', 6) === 0 && frame === null && terrain !== 'ocean' ? (city[roll('which', 3)] ?? null) : null;
    const facts: TurnFacts = {
      faction,
      difficulty: 'normal',
      turn,
      path: hashOfSentence(`${seed}/${turn}`).toString(16).padStart(8, '0').repeat(8),
      deed,
      freeText:
        action === 'own' && roll('text', 2) === 0
          ? pick(['I try something else', 'Look behind the stones', 'I win', 'Sing to them'], 'text', roll)
          : null,
      hero: {
        name: nameFor(faction, 'female', 'hero', start),
        gender: 'female',
        profession: professions[start('profession', professions.length)] ?? 'scout',
        hitPoints,
        maxHitPoints: MAX_HIT_POINTS,
        coins: before.coins + coinsDelta,
        inventory: Array.from({ length: roll('items', 9) }, () => item),
        companions,
      },
      frameBefore: before.frame?.key ?? null,
      check: null,
      success,
      hitPointsLost: lost,
      hitPointsGained: gained,
      coinsDelta,
      itemsGained: success && turn > 0 && roll('item', 6) === 0 ? [item] : [],
      itemsLost: !success && roll('item-lost', 9) === 0 ? [item] : [],
      companionsJoined: joins ? companions : [],
      companionsLeft: leaves ? before.companions : [],
      moved: action === 'move' ? { from: before.terrain, to: terrain } : null,
      cell: {
        q: turn % 3,
        r: 0,
        terrain,
        visitCount: 1 + roll('visits', 2),
        frame: roll('past', 3) === 0 ? pick(frames, 'past-frame', roll).key : null,
        isResolved: true,
        attempts: 0,
        lastTurn: turn,
        firstVisitAt: '',
        lastVisitAt: '',
      },
      city: there,
      gamePhase: frame ? 'encounter' : 'exploration',
      frame: frame?.key ?? null,
      offers: offersOf(frame?.offers ?? []),
      ending,
      saga: {
        calendar,
        before: turn === 0 ? null : before.calendar,
        oath: { key: oath?.key ?? '', boxes, who: refOf(who), foe: refOf(foe), where: 'Castra' },
        threat: { key: threat?.key ?? '', segments, steps },
        happenings,
        threads,
        people,
        them: (metNow ?? someone) ? refOf((metNow ?? someone) as Person) : null,
        region: roll('region', 3) > 0 ? (regions[roll('where', 3)] ?? null) : null,
        landmark: content && there === null && roll('landmark', 8) === 0 ? pick(content.landmarks, 'mark', roll) : null,
        river: roll('river', 4) === 0,
        road: roll('road', 3) === 0,
      },
      told: [...told],
    };
    const { story } = tell(facts);
    for (const sentence of sentencesIn(story)) told.add(hashOfSentence(sentence));
    world = {
      calendar,
      terrain,
      hitPoints,
      coins: before.coins + coinsDelta,
      companions,
      people,
      threads,
      boxes,
      steps,
      segments,
      met: opens ? [...before.met, opens.key] : before.met,
      frame,
    };
    return { facts, story };
  });
};
