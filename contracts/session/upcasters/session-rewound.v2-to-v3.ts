import { type SessionRewoundV2, type SessionRewoundV3 } from '../events/shapes/session-rewound.js';

/** The stories that were kept are told no more: what was told once is remembered by its sentences. */
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
