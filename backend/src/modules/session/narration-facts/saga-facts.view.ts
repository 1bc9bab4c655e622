import { type PersonRef, type SagaFacts } from './saga-facts.port.js';
import { type Person, type Saga } from '#game/model/saga.js';
import { contentIdOf, spineOfferId } from '#game/model/offer-ids.js';
import { outcomeKey } from '#game/rules/encounters/fresh-offers.js';
import { landmarkAt, regionAt, riverAt, roadAt } from '#game/rules/world/surroundings.js';
import { counselIn } from '../domain/saga/counsel.rules.js';
import { type StartedSession } from '../domain/state/session.state.js';

const refOf = ({ name, gender, trade, mood, dealings }: Person): PersonRef => ({
  name,
  gender,
  trade,
  mood,
  past: dealings.at(-1) ?? null,
});
const NOBODY: PersonRef = { name: 'somebody', gender: 'male', trade: 'stranger', mood: 'civil', past: null };
const named = ({ people }: Saga, id: string | null): PersonRef | null => {
  const person = people.find((p) => p.id === id);
  return person ? refOf(person) : null;
};
const ground = (of: { readonly name: string; readonly gloss: string } | null) =>
  of && { name: of.name, gloss: of.gloss };

const triedIn = ({ usedOutcomes }: StartedSession, { threads }: Saga): readonly string[] =>
  threads
    .filter(({ key }) => usedOutcomes.includes(outcomeKey(contentIdOf(spineOfferId({ of: 'thread', key })), false)))
    .map(({ id }) => id);

/** The facts of the spine for a narrator: names instead of ids, and the player's surroundings. */
export const sagaFactsOf = (session: StartedSession, saga: Saga): SagaFacts => {
  const {
    world,
    lastTurn: { cell, happenings, calendarBefore, them },
  } = session;
  const { oath, threat, threads, people, calendar, scenes } = saga;
  const metNow = happenings.find((h) => h.kind === 'person-met');
  return {
    calendar,
    before: calendarBefore,
    happenings,
    threads,
    tried: triedIn(session, saga),
    people,
    scenes,
    counsel: counselIn(session),
    them: named(saga, them ?? metNow?.person ?? null),
    oath: {
      key: oath.key,
      boxes: oath.boxes,
      who: named(saga, oath.who) ?? NOBODY,
      foe: named(saga, oath.foe) ?? NOBODY,
      where: oath.where.name,
    },
    threat: {
      key: threat.key,
      segments: threat.segments,
      steps: threat.steps.map(({ effect, place }) => ({ effect, place: place?.name ?? null })),
    },
    region: ground(regionAt(world, cell)),
    landmark: ground(landmarkAt(world, cell)),
    river: riverAt(world, cell),
    road: roadAt(world, cell),
  };
};
