import { WORLD_RADIUS } from '#game/model/world.js';
import { READING_MAX_LENGTH } from '../../reading/reading-seal.js';
import { isReadableText } from '#backend/platform/http/readable-text.js';

export const ACTION_MAX_LENGTH = 1_000;
export const CHOICE_ID_MAX_LENGTH = 200;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Rule = (value: unknown) => boolean;
type Rules = Readonly<Record<string, Rule>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
const isInteger = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Only fields that have a rule, and every one keeps it. */
const keeps = (value: unknown, rules: Rules): value is Readonly<Record<string, unknown>> =>
  isObject(value) &&
  Object.keys(value).every((field) => Object.hasOwn(rules, field) && rules[field]?.(value[field]) === true);

const HEX: Rules = {
  q: (value) => isInteger(value, -WORLD_RADIUS, WORLD_RADIUS),
  r: (value) => isInteger(value, -WORLD_RADIUS, WORLD_RADIUS),
};
const TURN: Rules = {
  sessionId: (value) => typeof value === 'string' && UUID.test(value),
  action: (value) => isText(value, ACTION_MAX_LENGTH) && value.trim() !== '' && isReadableText(value),
  isCustomAction: (value) => typeof value === 'boolean',
  choiceId: (value) => isText(value, CHOICE_ID_MAX_LENGTH),
  moveTo: (value) => keeps(value, HEX) && 'q' in value && 'r' in value,
  expectedTurn: (value) => isInteger(value, 0, Number.MAX_SAFE_INTEGER),
  reading: (value) => isText(value, READING_MAX_LENGTH),
};

/** Whether a turn's body keeps all rules of `TakeTurnBody` and has no other field, as a client of ours sends it. */
export const isPlainTurn = (body: unknown): boolean =>
  keeps(body, TURN) && 'sessionId' in body && 'action' in body && 'isCustomAction' in body;
