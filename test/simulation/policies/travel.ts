import { type NamedPlace } from '#game/model/saga.js';
import { hexDistance } from '#game/model/hex.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { wayTowards } from './find-way.js';
import { type Choice, type Whim } from './policy.js';

/** Where the oath leads next; the goal once it is ready enough. */
export const targetOf = ({ saga, holdings: { location } }: SessionData, enough: number): NamedPlace | null => {
  if (!saga) return null;
  const steps = saga.oath.steps.filter(({ done }) => !done).map(({ place }) => place);
  const threads = saga.threads.filter(({ state }) => state === 'open').map(({ place }) => place);
  const near = [...steps, ...threads].sort((a, b) => hexDistance(a, location) - hexDistance(b, location))[0];
  return saga.oath.boxes >= enough || !near ? saga.oath.where : near;
};

/** A move that leads on, if there is one. @param enough boxes of the oath at which it is time for its goal */
export const travel = (session: SessionData, whim: Whim, enough: number): Choice | null => {
  const { standing, world, hero, holdings } = session;
  const target = targetOf(session, enough);
  const isThere = target !== null && hexDistance(target, holdings.location) === 0;
  const way =
    target && !isThere
      ? wayTowards(world, hero.faction, standing.movement, target)
      : standing.movement[whim(Math.max(1, standing.movement.length)) - 1];
  return way ? { moveTo: way } : null;
};
