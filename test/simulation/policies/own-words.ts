import { type Attempt } from '#game/model/attempt.js';
import { type Deed } from '#game/model/deed.js';
import { isPerson } from '#game/model/character.js';
import { sameHex } from '#game/model/hex.js';
import { cityAt } from '#game/rules/world/travel.js';
import { readByGrammar } from '#backend/modules/narration/reading/grammar/read.js';
import { townOf } from '#backend/modules/session/domain/attempts/who-is-here.js';
import { judgeAttempt } from '#backend/modules/session/domain/attempts/judge-attempt.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { isClue } from '#backend/modules/session/domain/saga/clue-threads.js';
import { openOf } from '#backend/modules/session/domain/saga/threads.rules.js';
import { sceneOf } from '#backend/modules/session/reading/scene.view.js';
import { sagaViewOf } from '#backend/modules/session/views/saga.view.js';
import { chanceOf, DANGER, healthOf, waysOf } from './judge.js';
import { type Chosen, type Policy, type Written } from './policy.js';
import { targetOf } from './travel.js';

/*
 * A player who never touches a card or the map: everything is written, as somebody would who has read the saga's page and
 * sees the chance of a deed before committing to it.
 */

const MET = [
  'I talk to them and ask them to let me pass',
  'I ask them about the road',
  'I offer them three coins',
  'I trick them',
  'I threaten them',
  'I attack',
  'I hide and wait until they are gone',
  'I wait and watch',
  'I search the place carefully',
  'I help them',
  'I climb out of the way',
  'I run away',
];
const AT_TEST = [
  'I talk to {foe}',
  'I fight {foe}',
  'I trick {foe}',
  'I hide and wait for {foe}',
  'I search for a way in',
];

const ENOUGH = 8;
const WEAK = 0.5;
const LOW = 0.7;

interface Meant extends Written {
  readonly deed: Deed;
}
const meantBy = (session: SessionData, scene: ReturnType<typeof sceneOf>, action: string): readonly Meant[] => {
  const reading = readByGrammar(action, scene);
  if (reading.kind !== 'reading') return [];
  const attempt: Attempt = reading.attempt;
  const judged = judgeAttempt(session, attempt);
  return 'impossible' in judged ? [] : [{ action, isCustomAction: true, attempt, deed: judged.deed }];
};

const worthOf =
  (session: SessionData) =>
  ({ deed }: Meant): number => {
    const chance = deed.attribute === null ? 100 : chanceOf(session, deed);
    const isOfOath = deed.kind !== 'move' && waysOf(session).includes(deed.kind);
    return chance - 0.6 * DANGER[deed.risk] + (isOfOath ? 12 : 0);
  };

const foeOf = ({ saga }: SessionData): string => saga?.people.find(({ id }) => id === saga.oath.foe)?.name ?? 'them';
const inEncounter = (session: SessionData): readonly string[] => [
  ...AT_TEST.map((text) => text.replace('{foe}', foeOf(session))),
  ...MET,
];

/** What the saga's page asks for at this very place, in its words. */
const stepsHere = ({ saga, holdings: { location } }: SessionData): readonly string[] =>
  saga === null
    ? []
    : [
        ...sagaViewOf(saga).oath.next.flatMap(({ text, place }) => (place && sameHex(place, location) ? [text] : [])),
        ...saga.threads
          .filter(({ state, place }) => state === 'open' && sameHex(place, location))
          .map(({ kind, themName }) => `I settle the ${kind} with ${themName}`),
      ];
const inTown = (session: SessionData): readonly string[] => {
  const city = cityAt(session.world, session.holdings.location);
  const isNews = city !== null && session.saga !== null && !session.saga.oath.asked.includes(city.name);
  return isNews ? [`ask around about ${foeOf(session)}`, 'I work for a few coins'] : [];
};
const ofBody = (session: SessionData): readonly string[] =>
  healthOf(session) < LOW ? ['have my wounds treated by a healer', 'rest until morning'] : [];
/** What this saga is about, in words: the foe is looked for, a town is warned, a companion is asked. */
const ofSaga = (session: SessionData): readonly string[] => {
  const foe = foeOf(session);
  const mate = session.holdings.companions.find(isPerson);
  return [
    ...(townOf(session) === null ? [] : [`warn the people about ${foe}`]),
    ...(openOf(session.saga?.threads ?? []).some(isClue) ? [] : [`search for ${foe}`]),
    ...(mate ? [`talk to ${mate.name} about ${foe}`] : []),
  ];
};
/** Each is tried once at a place. */
const untried = (session: SessionData, past: readonly Chosen[], texts: readonly string[]): readonly string[] =>
  past.some(({ from }) => sameHex(from, session.holdings.location)) ? [] : texts;

/** In the order in which a sensible player would think of them. */
const atLeisure = (session: SessionData, past: readonly Chosen[]): readonly string[] => {
  const target = targetOf(session, ENOUGH);
  const body = ofBody(session);
  return [
    ...(healthOf(session) < WEAK ? body : []),
    ...stepsHere(session),
    ...inTown(session),
    ...body,
    ...untried(session, past, ofSaga(session)),
    ...(target ? [`go to ${target.name}`] : []),
    'go on',
  ];
};

export const ownWords: Policy = (session, whim, past) => {
  const scene = sceneOf(session);
  if (session.standing.frame !== null) {
    const worth = worthOf(session);
    const all = inEncounter(session).flatMap((text) => meantBy(session, scene, text));
    const [best] = [...all].sort((a, b) => worth(b) - worth(a));
    if (best) return best;
  }
  const [first] = atLeisure(session, past)
    .flatMap((text) => meantBy(session, scene, text))
    .filter(() => whim(8) > 1);
  if (first) return first;
  const way = session.standing.movement[whim(Math.max(1, session.standing.movement.length)) - 1];
  const [last] = meantBy(session, scene, way ? way.description.replace(/^.* to the /, 'go ') : 'wait a while');
  if (!last) throw new Error('nothing was understood');
  return last;
};
