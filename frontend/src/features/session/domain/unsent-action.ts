import { type ActionRequest } from '#contracts/session/views.js';

/** A request and the key under which it may be repeated without being played twice (design section 6). */
export interface KeyedAction {
  readonly key: string;
  readonly characterId: string;
  readonly body: ActionRequest;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An action as it was kept over a reload; null where what is kept makes no sense. */
export const parseUnsentAction = (value: unknown): KeyedAction | null => {
  if (!isRecord(value) || !isRecord(value['body'])) return null;
  const { key, characterId, body } = value;
  const whole = [key, characterId, body['sessionId'], body['action']].every(
    (text) => typeof text === 'string' && text !== '',
  );
  return whole && typeof body['isCustomAction'] === 'boolean' ? (value as unknown as KeyedAction) : null;
};
