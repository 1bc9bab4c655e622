import fc from 'fast-check';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { DECLARATIONS } from '#contracts/shared/event-registry.js';
import { type AnyEnvelope, sample } from './samples.js';

type Type = AnyEvent['type'];
type Data = Readonly<Record<string, unknown>>;

/** Few enough that events meet: two persons, three sessions, some turns, cells and saves. */
const SESSIONS = [
  { userId: 'ann', sessionId: 's1', characterId: 'c1' },
  { userId: 'ann', sessionId: 's2', characterId: 'c2' },
  { userId: 'bob', sessionId: 's3', characterId: 'c3' },
];
const small = fc.integer({ min: 0, max: 3 });

/** Also what Postgres refuses: U+0000 and lone surrogates; and what JSON and SQL might trip over. */
const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('', 'a\u0000b', '\ud800', '\udfff tail', '\u001a0000', 'it\'s \\ "quoted"', '$1 {}', '\\u0000'),
);

const choices = fc.record({
  session: fc.constantFrom(...SESSIONS),
  other: fc.constantFrom('ann', 'bob'),
  turn: small,
  parent: small,
  q: small,
  r: small,
  text: anyText,
  save: fc.constantFrom('save-1', 'save-2', 'save-3'),
  command: fc.constantFrom('cmd-1', 'cmd-2', 'cmd-3'),
  balance: fc.option(fc.integer({ min: 0, max: 10 })),
  flag: fc.boolean(),
  hitPoints: fc.integer({ min: 0, max: 50 }),
  withdrawn: fc.uniqueArray(small),
});
type Choice = typeof choices extends fc.Arbitrary<infer C> ? C : never;

/** A save stays in its session, and so with its person. */
const sessionOf = (type: Type, { session, save }: Choice) =>
  /^(GameSaved|SavePlayed|SaveDeleted)$/.test(type) ? (SESSIONS[Number(save.slice(-1)) - 1] ?? session) : session;

/** A whole one: an event that restores a cell has none of its own to begin with. */
const aCell = (): object => (sample('SessionStarted').data as unknown as { readonly cell: object }).cell;

const overridesFor = (type: Type, choice: Choice, data: Data): Data => {
  const { turn, parent, q, r, text, balance, hitPoints, withdrawn } = choice;
  const ids = sessionOf(type, choice);
  const cell = { ...aCell(), ...(data['cell'] as object | undefined), q, r, lastTurn: turn };
  const wording = [{ offerId: 'rest', action: 'rest_a_while', description: text }];
  const possible: Data = {
    ...ids,
    fromUserId: choice.other,
    turn,
    parent,
    toTurn: parent,
    withdrawn,
    q,
    r,
    cell,
    name: text,
    username: text,
    email: text,
    firstName: text,
    phone: text,
    story: text,
    saveName: text,
    playerAction: text,
    debugPrompt: text,
    wording,
    saveId: choice.save,
    commandId: choice.command,
    // A subscription and a lead stay with their person.
    subscriptionId: `subscription of ${ids.userId}`,
    leadId: `lead of ${ids.userId}`,
    interests: [text],
    ghlContactId: text,
    to: choice.flag ? 'free' : 'platinum',
    isAutoSave: choice.flag,
    balanceAfter: balance,
    actionsTakenAfter: hitPoints,
    hitPointsAfter: hitPoints,
    restored: {
      ...(data['restored'] as object | undefined),
      hitPoints,
      cells: [{ at: { q, r }, cell: choice.flag ? cell : null }],
    },
  };
  return Object.fromEntries(Object.entries(possible).filter(([field]) => field in data));
};

export const ALL_TYPES = DECLARATIONS.map(({ type }) => type);

/** Events in any order and combination, also such as no decider would write. */
export const anyLog = (types: readonly Type[] = ALL_TYPES, maxLength = 40): fc.Arbitrary<readonly AnyEnvelope[]> =>
  fc
    .array(fc.tuple(fc.constantFrom(...types), choices), { maxLength })
    .map((picked) =>
      picked.map(([type, choice], n) =>
        sample(
          type,
          overridesFor(type, choice, sample(type).data as unknown as Data) as never,
          `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
        ),
      ),
    );
