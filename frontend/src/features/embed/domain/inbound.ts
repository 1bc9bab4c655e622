import * as z from 'zod/mini';

// Otherwise Zod tries whether it may generate code, which the page's policy forbids and reports.
z.config({ jitless: true });

const text = (longest: number) => z.optional(z.string().check(z.maxLength(longest)));

const config = z.strictObject({
  primaryColor: text(40),
  backgroundColor: text(40),
  headerText: text(500),
  descriptionText: text(1_000),
  leadCapture: z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false')])),
  companyName: text(200),
  customFields: z.optional(
    z.union([z.string().check(z.maxLength(500)), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))]),
  ),
});
const lead = z.strictObject({
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  phone: text(40),
  interests: text(300),
});
const nothing = z.optional(z.unknown());

const message = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('GHL_CONFIG_UPDATE'), data: config }),
  z.strictObject({ type: z.literal('GHL_START_GAME'), data: nothing }),
  z.strictObject({ type: z.literal('GHL_RESET_GAME'), data: nothing }),
  z.strictObject({ type: z.literal('GHL_LEAD_CAPTURE'), data: lead }),
]);
export type Inbound = z.infer<typeof message>;
export type PrefilledLead = z.infer<typeof lead>;

const MOST_LETTERS = 8_000;
const MOST_PARTS = 100;
const DEEPEST = 4;
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

interface Left {
  letters: number;
  parts: number;
}
const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

const withinText = (value: string, left: Left): boolean => (left.letters -= value.length) >= 0;
const withinObject = (value: object, depth: number, left: Left): boolean => {
  if (depth === DEEPEST || !isPlain(value)) return false;
  const keys = Object.keys(value);
  if ((left.parts -= keys.length) < 0) return false;
  return keys.every(
    (key) =>
      !FORBIDDEN.includes(key) &&
      withinText(key, left) &&
      isSmall((value as Readonly<Record<string, unknown>>)[key], depth + 1, left),
  );
};
const isSmall = (value: unknown, depth: number, left: Left): boolean => {
  if (typeof value === 'string') return withinText(value, left);
  return typeof value !== 'object' || value === null || withinObject(value, depth, left);
};

/** A message of the embedding page; null if it is none, is too large, or has keys with a meaning for every object. */
export const readInbound = (value: unknown): Inbound | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (!isSmall(value, 0, { letters: MOST_LETTERS, parts: MOST_PARTS })) return null;
  const parsed = message.safeParse(value);
  return parsed.success ? parsed.data : null;
};
