import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { affordable, best, chanceOf, chosen, DANGER, questsIn } from './judge.js';
import { type Choice, type Policy, type Whim } from './policy.js';
import { travel } from './travel.js';

/*
 * Players who do not plan ahead.
 */

const any = (session: SessionData, whim: Whim): Choice => {
  const offers = affordable(session);
  const { movement } = session.standing;
  const n = whim(Math.max(1, offers.length + movement.length)) - 1;
  const way = movement[n - offers.length];
  return way ? { moveTo: way } : chosen(offers[n]);
};

/** Goes where the oath leads, by and large; whatever is met, any choice will do. */
export const random: Policy = (session, whim) => {
  const quest = questsIn(session);
  const towards = session.standing.frame === null && whim(4) > 1 ? travel(session, whim, 6) : null;
  return quest.length > 0 && whim(4) > 1 ? chosen(quest[whim(quest.length) - 1]) : (towards ?? any(session, whim));
};

/** The greater the danger the better. */
export const careless: Policy = (session, whim) => {
  const offers = affordable(session);
  if (session.standing.frame !== null) return chosen(best(offers, ({ risk }) => DANGER[risk] + whim(5)));
  return travel(session, whim, 6) ?? chosen(offers[0]);
};

/** Any way will do, and what looks easy is tried. */
export const wanderer: Policy = (session, whim) => {
  const {
    standing: { frame, movement },
  } = session;
  const offers = affordable(session);
  const way = movement[whim(Math.max(1, movement.length)) - 1];
  if (frame === null && way && whim(3) > 1) return { moveTo: way };
  return chosen(best(offers, (offer) => chanceOf(session, offer) + whim(20)));
};
