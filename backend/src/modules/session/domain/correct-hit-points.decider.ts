import { accept, reject } from '#backend/shared/domain/decision.js';
import { idsOf } from './ids.js';
import { type SessionDecision } from './session.commands.js';
import { type Session } from './state/session.state.js';

export interface CorrectHitPoints {
  readonly userId: string;
  readonly actId: string;
  /** What the hero has from then on. */
  readonly hitPoints: number;
  readonly now: string;
}

/** Staff correct hit points, once for each act. A fallen hero can rewind instead; an ended saga stays ended. */
export const correctHitPoints = (
  { userId, actId, hitPoints, now }: CorrectHitPoints,
  session: Session,
): SessionDecision => {
  if (session.status === 'NotStarted' || session.userId !== userId) return reject('SESSION_NOT_FOUND');
  const { hitPoints: hitPointsBefore } = session.holdings;
  if (session.corrections.includes(actId) || hitPoints === hitPointsBefore) return accept();
  if (session.status === 'Ended') return reject('SESSION_IS_OVER');
  if (session.status === 'Fallen') return reject('CHARACTER_HAS_FALLEN');
  if (hitPoints < 1 || hitPoints > session.hero.maxHitPoints) return reject('HIT_POINTS_NOT_POSSIBLE');
  const data = { ...idsOf(session), actId, hitPointsBefore, hitPointsAfter: hitPoints, correctedAt: now };
  return accept({ type: 'HitPointsCorrected', version: 1, data });
};
