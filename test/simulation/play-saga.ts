import { NO_MODEL } from '#backend/modules/session/narration-facts/narration.port.js';
import { encounters } from '#game/play/encounters.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { drawsOf } from '#game/rules/dice/dice.js';
import { type Difficulty, type ProfessionId } from '#game/model/character.js';
import { type SessionEvent, type TurnResolvedV6 } from '#contracts/session/events.js';
import { OATH_READY, THREAT_SEGMENTS } from '#game/model/saga.js';
import { worldOf } from '#game/play/world.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { turnFactsOf } from '#backend/modules/session/narration-facts/turn-facts.view.js';
import { startSession, type StartSession } from '#backend/modules/session/domain/start-session.decider.js';
import { sessionFold } from '#backend/modules/session/domain/state/session.fold.js';
import {
  type Session,
  type SessionData,
  type StartedSession,
} from '#backend/modules/session/domain/state/session.state.js';
import { takeTurn } from '#backend/modules/session/domain/take-turn.decider.js';
import { type FloorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { policyOf, type PolicyName } from './policies/policies.js';
import { type Chosen, type Whim } from './policies/policy.js';

export interface SagaSetting {
  readonly seed: string;
  readonly faction: FactionId;
  readonly profession: ProfessionId;
  readonly difficulty: Difficulty;
  readonly policy: PolicyName;
  readonly mostTurns: number;
  /** Absent: that of the seed. */
  readonly world?: RecordedWorld;
  /** Tells each turn; null: no narration, which is faster. */
  readonly narrator: FloorNarrator | null;
  /** Plays `mostTurns` turns: the saga's end does not stop the play, and the hero never dies. */
  readonly isEndless: boolean;
  /** Sees each leaf as it is told. */
  readonly onLeaf?: (session: StartedSession, story: string) => void;
}
export interface PlayedTurn {
  readonly data: TurnResolvedV6;
  readonly offered: readonly string[];
  readonly frame: string | null;
  /** What the player saw as they chose. */
  readonly before: Seen;
}
export type Seen = Pick<SessionData, 'hero' | 'holdings' | 'saga' | 'standing' | 'spentOffers' | 'world'>;
export interface PlayedSaga {
  readonly setting: SagaSetting;
  readonly session: SessionData;
  readonly turns: readonly PlayedTurn[];
  readonly stories: readonly string[];
  readonly end: 'triumph' | 'loss' | 'death' | 'fallen' | 'unfinished';
}

const NOW = '2026-03-01T10:00:00.000Z';
const hexOf = (seed: string): string =>
  Array.from(seed)
    .reduce((hex, c) => hex + c.charCodeAt(0).toString(16), '')
    .padEnd(64, '0')
    .slice(0, 64);

const startOf = ({ seed, faction, profession, difficulty, world }: SagaSetting, whim: Whim): StartSession => {
  const { professions, era, environment, names } = FACTION_CONTENT[faction];
  const { startingEquipment = [], startingCompanions = [] } = professions[profession] ?? {};
  const answers = [
    whim(2) === 1 ? 'strength' : 'intellect',
    whim(2) === 1 ? 'charisma' : 'reflexes',
    whim(2) === 1 ? 'perception' : 'endurance',
  ] as const;
  return {
    commandId: 'start',
    bodyHash: '',
    userId: 'simulated',
    sessionId: seed,
    characterId: seed,
    hero: {
      name: names.given.female[whim(names.given.female.length) - 1] ?? 'Alex',
      gender: 'female',
      appearance: { height: 'average', build: 'average', skinTone: 'medium', hair: 'brown' },
      difficulty,
      profession,
      faction,
      worldSettings: { faction, era, environment, tone: 'gritty' },
      backstory: { question1: answers[0], question2: answers[1], question3: answers[2], pointsAllocated: answers },
    },
    inventory: startingEquipment,
    companions: startingCompanions.map((c, i) => ({ ...c, id: `c${i + 1}` })),
    world: world ?? worldOf(seed, faction),
    diceSeed: hexOf(seed),
    sealedDiceSeed: '',
    now: NOW,
  };
};

const seenIn = ({ hero, holdings, saga, standing, spentOffers, world }: SessionData): Seen => ({
  hero,
  holdings,
  saga,
  standing,
  spentOffers,
  world,
});
const isStarted = (session: Session): session is Exclude<Session, { status: 'NotStarted' }> =>
  session.status !== 'NotStarted';
const facts = (decision: ReturnType<ReturnType<typeof takeTurn>>): readonly SessionEvent[] => {
  if (!decision.accepted) throw new Error(`a policy was refused: ${decision.rejection.code}`);
  return decision.events;
};

/** More boxes than a turn can earn. */
const MOST_AT_ONCE = 4;
/**
 * In an endless play the hero never dies and the saga never ends: each turn starts with enough hit points, and the oath
 * stays open.
 */
const kept = (session: Session, { isEndless }: SagaSetting): Session =>
  !isEndless || !isStarted(session)
    ? session
    : {
        ...session,
        status: 'InPlay',
        ending: null,
        holdings: {
          ...session.holdings,
          hitPoints: Math.max(session.holdings.hitPoints, Math.ceil(0.75 * session.hero.maxHitPoints)),
        },
        saga: session.saga && {
          ...session.saga,
          oath: {
            ...session.saga.oath,
            boxes: Math.min(session.saga.oath.boxes, OATH_READY - MOST_AT_ONCE),
            outcome: 'open',
          },
          threat: { ...session.saga.threat, segments: Math.min(session.saga.threat.segments, THREAT_SEGMENTS / 2) },
        },
      };

const told = (
  session: Session,
  { narrator, onLeaf }: SagaSetting,
): { readonly session: Session; readonly story: string | null } => {
  if (!isStarted(session) || session.pendingTurn === null) return { session, story: null };
  const { story, wording } = narrator?.(turnFactsOf(session)) ?? { story: '', wording: [] };
  const { userId, sessionId, characterId, pendingTurn: turn } = session;
  const fact: SessionEvent = {
    type: 'TurnNarrated',
    version: 2,
    data: {
      userId,
      sessionId,
      characterId,
      q: 0,
      r: 0,
      turn,
      storyId: '',
      story,
      wording,
      narrator: 'floor',
      debugPrompt: null,
      ...NO_MODEL,
      narratedAt: NOW,
    },
  };
  onLeaf?.(session, story);
  return { session: sessionFold.evolve(session, fact), story };
};

const endOf = ({ status, ending }: Exclude<Session, { status: 'NotStarted' }>): PlayedSaga['end'] =>
  status === 'Fallen'
    ? 'fallen'
    : ending === 'triumph' || ending === 'loss' || ending === 'death'
      ? ending
      : 'unfinished';

/** Plays a saga by the very deciders of the game, in memory: same setting, same saga. */
export const playSaga = (setting: SagaSetting): PlayedSaga => {
  let whims = 0;
  const whimsOf = drawsOf(hexOf(`${setting.seed}/${setting.policy}`));
  const whim: Whim = (sides) => whimsOf('whim', ++whims, sides);
  const start = startSession(encounters)(startOf(setting, whim), sessionFold.initial);
  let { session, story } = told(facts(start).reduce(sessionFold.evolve, sessionFold.initial), setting);
  const stories = story === null ? [] : [story];
  const turns: PlayedTurn[] = [];
  const past: Chosen[] = [];
  while (isStarted(session) && session.status === 'InPlay' && turns.length < setting.mostTurns) {
    const before = seenIn(session);
    const { standing } = before;
    const n = turns.length + 1;
    const decided = facts(
      takeTurn(encounters)(
        {
          commandId: `t${n}`,
          bodyHash: '',
          action: '',
          isCustomAction: false,
          diceSeed: hexOf(setting.seed),
          now: NOW,
          ...policyOf[setting.policy](session, whim, past),
        },
        session,
      ),
    );
    const [resolved] = decided;
    if (resolved?.type === 'TurnResolved') {
      turns.push({ data: resolved.data, offered: standing.offers.map(({ id }) => id), frame: standing.frame, before });
      past.push({ offerId: resolved.data.deed.offerId, from: before.holdings.location });
    }
    ({ session, story } = told(kept(decided.reduce<Session>(sessionFold.evolve, session), setting), setting));
    if (story !== null) stories.push(story);
  }
  if (!isStarted(session)) throw new Error('the saga did not start');
  return { setting, session, turns, stories, end: endOf(session) };
};
