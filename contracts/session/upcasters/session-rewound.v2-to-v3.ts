import { type Upcaster } from '../../shared/upcaster.js';
import { type SessionRewoundV2, type SessionRewoundV3 } from '../events.js';

const upcast = (data: SessionRewoundV2): SessionRewoundV3 => {
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

/** The stories that were kept are told no more: what was told once is remembered by its sentences. */
export const sessionRewoundV2ToV3: Upcaster = { type: 'SessionRewound', from: 2, up: upcast };
