import { type EventsOf } from '../shared/event-declaration.js';
import { cellResolved } from './events/cell-resolved.event.js';
import { characterFell } from './events/character-fell.event.js';
import { characterMoved } from './events/character-moved.event.js';
import { companionJoined } from './events/companion-joined.event.js';
import { companionLeft } from './events/companion-left.event.js';
import { companionsChanged } from './events/companions-changed.event.js';
import { hitPointsCorrected } from './events/hit-points-corrected.event.js';
import { itemGained } from './events/item-gained.event.js';
import { itemLost } from './events/item-lost.event.js';
import { sessionEnded } from './events/session-ended.event.js';
import { sessionForked } from './events/session-forked.event.js';
import { sessionRewound } from './events/session-rewound.event.js';
import { sessionStarted } from './events/session-started.event.js';
import { sessionTransferred } from './events/session-transferred.event.js';
import { turnAbandoned } from './events/turn-abandoned.event.js';
import { turnNarrated } from './events/turn-narrated.event.js';
import { turnResolved } from './events/turn-resolved.event.js';
import { turnRetold } from './events/turn-retold.event.js';
export type { CompanionLeftV1 } from './events/companion-left.event.js';
export type { HitPointsCorrectedV1 } from './events/hit-points-corrected.event.js';
export type { ItemGainedV1 } from './events/item-gained.event.js';
export type { SessionRewoundV4 } from './events/shapes/session-rewound.js';
export type { SessionStartedV2 } from './events/shapes/session-started.js';
export type { SessionForkedV2 } from './events/shapes/session-forked.js';
export type { TurnNarratedV2 } from './events/shapes/turn-narrated.js';
export type { TurnResolvedV6 } from './events/shapes/turn-resolved.js';
export type { TurnRetoldV2 } from './events/shapes/turn-retold.js';

/** Every event of this area. */
export const SESSION_EVENTS = [
  sessionStarted,
  sessionForked,
  turnResolved,
  characterMoved,
  itemGained,
  itemLost,
  companionJoined,
  companionLeft,
  companionsChanged,
  cellResolved,
  turnNarrated,
  turnRetold,
  turnAbandoned,
  hitPointsCorrected,
  sessionRewound,
  characterFell,
  sessionEnded,
  sessionTransferred,
] as const;
export type SessionEvent = EventsOf<typeof SESSION_EVENTS>;
