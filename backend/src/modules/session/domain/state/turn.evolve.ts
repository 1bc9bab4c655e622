import {
  type SessionRewoundV4,
  type SessionStartedV2,
  type TurnNarratedV2,
  type TurnResolvedV6,
  type TurnRetoldV2,
} from '#contracts/session/events.js';
import { changeIn, offersIn, sagaIn, sagaOfStart, standingIn } from '#contracts/session/recorded-turn.js';
import { type Holdings, type Standing } from '#game/model/session.js';
import { type Saga, sagaAfter } from '#game/model/saga.js';
import { hashOfSentence, sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { RESTING_TURNS } from '#game/rules/encounters/resting.js';
import { usedAfter } from '../rules/used-outcomes.js';
import { hexKey } from '#game/model/hex.js';
import { withRewind } from './living-line.js';
import { spentAfter } from './spent.evolve.js';
import {
  type LastTurn,
  REMEMBERED_COMMANDS,
  REMEMBERED_FRAMES,
  REMEMBERED_SENTENCES,
  type Session,
  type SessionData,
} from './session.state.js';

type Started = Exclude<Session, { status: 'NotStarted' }>;

const standingOf = ({ gamePhase, frame, offers, movement, them }: Standing): Standing => ({
  gamePhase,
  frame,
  offers,
  movement,
  ...(them === undefined ? {} : { them }),
});
const holdingsOf = ({ hitPoints, coins, inventory, companions, location }: Holdings): Holdings => ({
  hitPoints,
  coins,
  inventory,
  companions,
  location,
});
const pushed = <T>(list: readonly T[], item: T, max: number): readonly T[] => [...list, item].slice(-max);
/** What stands in a menu at leisure. */
const shownIn = ({ frame, offers }: Pick<Standing, 'frame' | 'offers'>): readonly string[] =>
  frame === null ? offers.map(({ id }) => id) : [];

const opening = (data: SessionStartedV2): LastTurn => ({
  turn: 0,
  parent: null,
  storyId: data.storyId,
  playerAction: null,
  isCustomAction: false,
  deed: null,
  frameBefore: null,
  check: null,
  success: true,
  hitPointsLost: 0,
  hitPointsGained: 0,
  coinsDelta: 0,
  itemsGained: [],
  itemsLost: [],
  companionsJoined: [],
  companionsLeft: [],
  movedFrom: null,
  cell: data.cell,
  happenings: [],
  calendarBefore: null,
  them: data.them ?? null,
  resolvedAt: data.startedAt,
  story: null,
  debugPrompt: null,
  narrator: null,
});

export const started = (data: SessionStartedV2, abandoned: readonly string[]): Session => ({
  status: 'InPlay',
  userId: data.userId,
  sessionId: data.sessionId,
  characterId: data.characterId,
  startedAt: data.startedAt,
  hero: {
    name: data.name,
    gender: data.gender,
    appearance: data.appearance,
    attributes: data.attributes,
    difficulty: data.difficulty,
    maxHitPoints: data.maxHitPoints,
    profession: data.profession,
    faction: data.faction,
    worldSettings: data.worldSettings,
    backstory: data.backstory,
  },
  origin: null,
  world: data.world,
  sealedDiceSeed: data.sealedDiceSeed,
  seedCommitment: data.seedCommitment,
  holdings: holdingsOf(data),
  standing: standingOf(data),
  wording: [],
  cells: { [hexKey(data.cell)]: data.cell },
  turn: 0,
  head: 0,
  withdrawn: [],
  retoldLater: [],
  corrections: [],
  path: data.path,
  deedsDone: 0,
  recentFrames: data.frame === null ? [] : [data.frame],
  spentOffers: [],
  usedOutcomes: [],
  shownLately: [shownIn(data)],
  pendingTurn: 0,
  ending: null,
  lastTurn: opening(data),
  abandoned,
  toldSentences: [],
  saga: data.saga && sagaOfStart(data.saga),
  commands: [{ commandId: data.commandId, bodyHash: data.bodyHash, turn: 0 }],
});

const lastTurnOf = (before: SessionData, data: TurnResolvedV6): LastTurn => ({
  turn: data.turn,
  parent: data.parent,
  storyId: data.storyId,
  playerAction: data.playerAction,
  isCustomAction: data.isCustomAction,
  deed: data.deed,
  frameBefore: before.standing.frame,
  check: data.check,
  success: data.success,
  hitPointsLost: data.hitPointsLost,
  hitPointsGained: data.hitPointsGained,
  coinsDelta: data.coinsDelta,
  itemsGained: [],
  itemsLost: [],
  companionsJoined: [],
  companionsLeft: [],
  movedFrom: null,
  cell: data.cell,
  happenings: data.saga?.happenings ?? [],
  calendarBefore: before.saga?.calendar ?? null,
  them: before.standing.them ?? data.them,
  resolvedAt: data.resolvedAt,
  story: null,
  debugPrompt: null,
  narrator: null,
});

const spineAfter = (saga: Saga | null, data: TurnResolvedV6): Saga | null =>
  saga && data.saga ? sagaAfter(saga, changeIn(data.saga)) : saga;

export const turnResolved = (session: Started, data: TurnResolvedV6): Session => {
  const standing = standingIn(data);
  return {
    ...session,
    holdings: { ...session.holdings, hitPoints: data.hitPointsAfter, coins: data.coinsAfter },
    standing,
    wording: [],
    cells: { ...session.cells, [hexKey(data.cell)]: data.cell },
    turn: data.turn,
    head: data.turn,
    path: data.path,
    deedsDone: data.deedsDone,
    pendingTurn: data.turn,
    recentFrames:
      data.frame === null || data.frame === session.standing.frame
        ? session.recentFrames
        : pushed(session.recentFrames, data.frame, REMEMBERED_FRAMES),
    spentOffers: spentAfter(session, data),
    usedOutcomes:
      session.standing.frame === null ? usedAfter(session.usedOutcomes, data.deed, data.success) : session.usedOutcomes,
    shownLately: pushed(session.shownLately, shownIn(standing), RESTING_TURNS),
    lastTurn: lastTurnOf(session, data),
    saga: spineAfter(session.saga, data),
    commands: pushed(
      session.commands,
      { commandId: data.commandId, bodyHash: data.bodyHash, turn: data.turn },
      REMEMBERED_COMMANDS,
    ),
  };
};

/** Withdrawn sentences, too: the player has read them. */
const remembering = (told: readonly number[], story: string): readonly number[] =>
  [...told, ...sentencesIn(story).map(hashOfSentence)].slice(-REMEMBERED_SENTENCES);

const withExtraOffers = (standing: Standing, { extraOffers }: TurnNarratedV2): Standing =>
  extraOffers.length === 0
    ? standing
    : { ...standing, offers: [...standing.offers, ...offersIn({ offers: extraOffers })] };

export const told = (session: Started, data: TurnNarratedV2): Session => ({
  ...session,
  pendingTurn: null,
  wording: data.wording,
  standing: withExtraOffers(session.standing, data),
  toldSentences: remembering(session.toldSentences, data.story),
  lastTurn: { ...session.lastTurn, story: data.story, debugPrompt: data.debugPrompt, narrator: data.narrator },
});

/**
 * New words for a told turn: they replace the old ones unless the turn is withdrawn, and are remembered like all told
 * sentences.
 */
const replaced = (session: Started, { turn, story, wording, debugPrompt, narrator }: TurnRetoldV2): Session => ({
  ...session,
  wording: session.head === turn ? wording : session.wording,
  toldSentences: remembering(session.toldSentences, story),
  lastTurn: session.lastTurn.turn === turn ? { ...session.lastTurn, story, debugPrompt, narrator } : session.lastTurn,
  retoldLater:
    session.head === turn && session.lastTurn.turn === turn ? session.retoldLater : [...session.retoldLater, turn],
});

/** A further edition stands beside the story that is played on. */
export const retold = (session: Started, data: TurnRetoldV2): Session =>
  data.edition > 1 ? session : replaced(session, data);

export const rewound = (session: Started, { restored, ...data }: SessionRewoundV4): Session => {
  const replaced = new Set<string>(restored.cells.map(({ at }) => hexKey(at)));
  const kept = Object.entries(session.cells).filter(([key]) => !replaced.has(key));
  const cells: Started['cells'] = Object.fromEntries([
    ...kept,
    ...restored.cells.flatMap(({ at, cell }) => (cell === null ? [] : [[hexKey(at), cell] as const])),
  ]);
  return {
    ...session,
    status: 'InPlay',
    holdings: holdingsOf(restored),
    standing: standingIn(restored),
    wording: data.wording,
    saga: data.saga && sagaIn(data.saga),
    cells,
    head: data.toTurn,
    withdrawn: withRewind(session.withdrawn, data.toTurn, session.turn),
    path: restored.path,
    deedsDone: restored.deedsDone,
    recentFrames: restored.recentFrames,
    spentOffers: restored.spentOffers,
    usedOutcomes: restored.usedOutcomes,
    shownLately: [shownIn(standingIn(restored))],
    commands: pushed(
      session.commands,
      { commandId: data.commandId, bodyHash: data.bodyHash, turn: data.toTurn },
      REMEMBERED_COMMANDS,
    ),
  };
};
