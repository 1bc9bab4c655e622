import { type ActionRequest } from '#contracts/session/views.js';

/** A request with the key that makes sure that a repeated request is not played twice (design section 6). */
export interface KeyedAction {
  readonly key: string;
  readonly characterId: string;
  readonly body: ActionRequest;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses an action that was stored over a reload; null if the stored text is invalid. */
export const parseUnsentAction = (value: unknown): KeyedAction | null => {
  if (!isRecord(value) || !isRecord(value['body'])) return null;
  const { key, characterId, body } = value;
  const whole = [key, characterId, body['sessionId'], body['action']].every(
    (text) => typeof text === 'string' && text !== '',
  );
  return whole && typeof body['isCustomAction'] === 'boolean' ? (value as unknown as KeyedAction) : null;
};
