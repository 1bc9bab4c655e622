import fc from 'fast-check';
import { bodyValidation } from '#backend/platform/http/validation.pipe.js';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { bodyHashOf } from '../command-id.js';
import { isPlainTurn } from './plain-turn.js';
import { TakeTurnBody } from './take-turn.body.js';

const SESSION = '0b8f8a3e-94f5-4d0a-8c1a-6a3f0f5ad001';
const turn = { sessionId: SESSION, action: 'Look about', isCustomAction: false };
const pipe = bodyValidation();

/** The same rules, without the class' short cut. */
class EveryRule extends TakeTurnBody {
  static override readonly isPlain = () => false;
}
const read = (body: unknown, metatype: typeof TakeTurnBody): Promise<unknown> =>
  pipe.transform(structuredClone(body), { type: 'body', metatype }).then(
    (value) => ({ ...withoutAbsent(value as object) }),
    (error: unknown) => ({ refused: (error as Error).message, details: (error as { details?: unknown }).details }),
  );
const plainOf = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const PLAIN: readonly (readonly [string, object])[] = [
  ['an offer', { ...turn, choiceId: 'quiet.rest', expectedTurn: 3 }],
  ['a move', { ...turn, moveTo: { q: -16, r: 16 } }],
  ['words of the player', { ...turn, action: 'I call out:\n“Who goes there?” 🐎', isCustomAction: true }],
  ['words that were read', { ...turn, isCustomAction: true, reading: 'eyJ2Ijox.0a' }],
];
const ODD: readonly (readonly [string, unknown])[] = [
  ['no body', undefined],
  ['text', 'a turn'],
  ['a list', [turn]],
  ['no session', { action: '-', isCustomAction: false }],
  ['another session id', { ...turn, sessionId: 'x' }],
  ['a session id in capitals', { ...turn, sessionId: SESSION.toUpperCase() }],
  ['no action', { sessionId: SESSION, isCustomAction: false }],
  ['a blank action', { ...turn, action: ' \n' }],
  ['a number as action', { ...turn, action: 3 }],
  ['an action with a control character', { ...turn, action: 'a\u0007' }],
  ['an action of half a character', { ...turn, action: '\ud83d' }],
  ['a long action', { ...turn, action: 'x'.repeat(1_001) }],
  ['a long action of wide characters', { ...turn, action: '🐎'.repeat(700) }],
  ['a word for a truth', { ...turn, isCustomAction: 'true' }],
  ['no truth', { ...turn, isCustomAction: null }],
  ['no choice', { ...turn, choiceId: null }],
  ['a long choice', { ...turn, choiceId: 'x'.repeat(201) }],
  ['a move off the map', { ...turn, moveTo: { q: 17, r: 0 } }],
  ['half a move', { ...turn, moveTo: { q: 1 } }],
  ['a move with more', { ...turn, moveTo: { q: 1, r: 1, s: -2 } }],
  ['a list as a move', { ...turn, moveTo: [1, 1] }],
  ['a move of fractions', { ...turn, moveTo: { q: 0.5, r: 0 } }],
  ['no move', { ...turn, moveTo: null }],
  ['a turn below zero', { ...turn, expectedTurn: -1 }],
  ['a turn of text', { ...turn, expectedTurn: '3' }],
  ['a long reading', { ...turn, reading: 'x'.repeat(2_049) }],
  ['a reading of an object', { ...turn, reading: {} }],
  ['another field', { ...turn, coins: 1_000 }],
  ['a field of every object', { ...turn, constructor: 'x' }],
  ['a prototype', JSON.parse(`{"sessionId":"${SESSION}","action":"-","isCustomAction":false,"__proto__":{"a":1}}`)],
];

describe('a body that is plainly a turn', () => {
  it.each(PLAIN)('is taken without every rule being asked: %s', async (_, body) => {
    expect(isPlainTurn(body)).toBe(true);
    const [taken, asked] = [await read(body, TakeTurnBody), await read(body, EveryRule)];
    expect(plainOf(taken)).toEqual(plainOf(asked));
    expect(bodyHashOf(taken as object)).toBe(bodyHashOf(asked as object));
  });

  it.each(ODD)('is not %s: its rules are asked, and answer as ever', async (_, body) => {
    expect(isPlainTurn(body)).toBe(false);
    expect(plainOf((await read(body, TakeTurnBody)) ?? null)).toEqual(plainOf((await read(body, EveryRule)) ?? null));
  });

  it('is one that every rule allows, unchanged', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }));
    const optional = <T>(of: fc.Arbitrary<T>) => fc.oneof(of, fc.constantFrom(undefined, null, '', -1, 0.5, []));
    const body = fc.record(
      {
        sessionId: optional(
          fc.oneof(
            fc.uuid(),
            fc.uuid().map((id) => id.toUpperCase()),
            text,
          ),
        ),
        action: optional(text),
        isCustomAction: optional(fc.boolean()),
        choiceId: optional(text),
        moveTo: optional(fc.record({ q: fc.integer({ min: -18, max: 18 }), r: fc.integer({ min: -18, max: 18 }) })),
        expectedTurn: optional(fc.integer({ min: -2, max: 40 })),
        reading: optional(text),
      },
      { requiredKeys: ['sessionId', 'action', 'isCustomAction'] },
    );
    await fc.assert(
      fc.asyncProperty(body, async (asked) => {
        if (!isPlainTurn(asked)) return;
        expect(plainOf(await read(asked, EveryRule))).toEqual(plainOf(asked));
      }),
      { numRuns: 400 },
    );
  });
});
