import { type SessionRewoundV2, type SessionRewoundV3 } from '../events/shapes/session-rewound.js';

/** The kept stories are dropped: told sentences are now remembered by their hashes. */
export const sessionRewoundV2ToV3 = (data: SessionRewoundV2): SessionRewoundV3 => {
  const {
    userId,
    sessionId,
    characterId,
    commandId,
    bodyHash,
    fromTurn,
    toTurn,
    withdrawn,
    restored,
    wording,
    rewoundAt,
  } = data;
  return {
    userId,
    sessionId,
    characterId,
    commandId,
    bodyHash,
    fromTurn,
    toTurn,
    withdrawn,
    restored,
    wording,
    rewoundAt,
    saga: null,
  };
};
