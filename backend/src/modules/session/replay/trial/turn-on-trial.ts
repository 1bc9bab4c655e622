import { type Difference } from '#contracts/session/replay-views.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type EventEnvelope } from '#contracts/shared/event.js';
import { encounters } from '#game/play/encounters.js';
import { type FactionId } from '#game/model/world.js';
import { type Deed } from '#game/model/deed.js';
import { turnKey } from '#game/rules/dice/dice.js';
import { decideAgain, type Rules } from '../../domain/replay/decide-again.js';
import { type ReplayedStep } from '../replayed-steps.js';

/** What a change of the rules changed in a turn. */
export interface TurnOnTrial {
  readonly sessionId: string;
  readonly turn: number;
  readonly kind: Deed['kind'];
  readonly faction: FactionId;
  /** The rules by which it was played. */
  readonly rulesVersion: number;
  /** `same`: it would have ended as it did. `odds`: the same end, by other odds or dice. */
  readonly verdict: 'same' | 'odds' | 'otherwise' | 'refused';
  /** What would have been otherwise, by the first part of its path. */
  readonly parts: readonly string[];
  readonly differences: readonly Difference[];
  /** Code of the refusal. */
  readonly refused: string | null;
}

/** These say how it came about, not how it ended. */
const BY_WHICH_IT_CAME = /^TurnResolved\.(check|draws|path|deed)\b/;
const partOf = ({ path }: Difference): string => {
  const [event = '', field = ''] = path.split(/[.[]/);
  return event === 'TurnResolved' ? field : event.replace(/ \d+$/, '');
};

/** @param seed the session's dice, for throws that only the other rules ask for; null: not to be had */
export const turnOnTrial = (
  { turn, before, resolved, events }: ReplayedStep<EventEnvelope<SessionEvent>>,
  rules: Rules,
  seed: string | null,
): TurnOnTrial | null => {
  if (!before || !resolved) return null;
  const { deed, path, rulesVersion } = resolved.data;
  const commandId = events[0]?.metadata.commandId;
  const append = events.filter(({ type, metadata }) => type !== 'TurnNarrated' && metadata.commandId === commandId);
  const key = seed === null ? path : turnKey(seed, path);
  const { refused, differences } = decideAgain({ before, resolved, events: append, key }, encounters, rules);
  const ends = differences.filter((difference) => !BY_WHICH_IT_CAME.test(difference.path));
  const verdict =
    refused !== null ? 'refused' : ends.length > 0 ? 'otherwise' : differences.length > 0 ? 'odds' : 'same';
  const about = { sessionId: before.sessionId, turn, kind: deed.kind, faction: before.hero.faction, rulesVersion };
  return { ...about, verdict, parts: [...new Set(ends.map(partOf))], differences: ends, refused };
};
