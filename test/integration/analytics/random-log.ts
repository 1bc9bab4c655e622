import { type AnyEnvelope, sample } from '../../support/projections/samples.js';
import { seededRandom } from '../../support/seeded-random.js';
import { at, begin, exhausted, play, sessionOf, STAFF, tell, visit } from './hand-made-log.js';

/** Printed by the spec; the variable repeats its log. */
export const SEED = process.env['ANALYTICS_SEED'] ?? String(Date.now());
const random = seededRandom(SEED);
const below = (n: number): number => random.bytes(4).readUInt32BE() % n;
const oneOf = <T>(words: readonly T[]): T => words[below(words.length)] as T;

const DAYS = Array.from({ length: 25 }, (_, n) => String(n + 2).padStart(2, '0'));
const FACTIONS = ['vikings', 'samurai'];
const DIFFICULTIES = ['normal', 'forgiving'];
const TERRAINS = ['plains', 'forest', 'swamp'];

/** A life of somebody: some days, some turns on each, told in some way. */
const life = (userId: string): readonly AnyEnvelope[] => {
  const first = below(20);
  const days = DAYS.filter((_, n) => n === first || (n > first && below(5) === 0));
  let turn = 0;
  const played = days.flatMap((day) =>
    Array.from({ length: 1 + below(4) }, () => {
      turn += 1;
      const chance = 5 + below(91);
      const check = [chance, 1 + below(100)] as const;
      const narrator = oneOf(['model', 'floor'] as const);
      return [
        ...(below(4) === 0 ? [exhausted(userId, { day, turn })] : []),
        play(userId, { day, turn, terrain: oneOf(TERRAINS), ...(below(4) === 0 ? {} : { check }) }),
        tell(userId, [turn, narrator, narrator === 'model' || below(2) === 0 ? 500 + below(5_000) : null]),
        ...(below(6) === 0
          ? [
              sample('SentenceDoubted', {
                ...{ doubtId: `${userId} ${turn}`, userId, sessionId: sessionOf(userId), turn },
                right: oneOf(['player', 'story', 'nobody'] as const),
              }),
            ]
          : []),
        ...(below(9) === 0
          ? [
              sample('CharacterFell', {
                userId,
                sessionId: sessionOf(userId),
                characterId: `character of ${userId}`,
                turn,
              }),
            ]
          : []),
      ];
    }).flat(),
  );
  const saga = [oneOf(FACTIONS), oneOf(DIFFICULTIES), oneOf(['scout', 'warrior'])] as const;
  return [...visit(`v-${userId}`, DAYS[first] ?? '02', userId), ...begin(userId, DAYS[first] ?? '02', saga), ...played];
};

const NAMES = Array.from({ length: 30 }, (_, n) => `player ${n}`);
/** Guests that an account took over, with their sagas. */
export const TAKEN: Readonly<Record<string, string>> = {
  'player 3': 'player 1',
  'player 4': 'player 1',
  'player 5': STAFF,
};
const takeOver = ([guest, owner]: readonly [string, string]): readonly AnyEnvelope[] => [
  sample('GuestClaimed', { userId: guest, ownerId: owner, claimedAt: at('26') }),
  sample('SessionTransferred', {
    ...{ sessionId: sessionOf(guest), characterId: `character of ${guest}` },
    ...{ fromUserId: guest, userId: owner },
  }),
];
const leads = NAMES.slice(0, 20).flatMap((userId, n): readonly AnyEnvelope[] => [
  sample('LeadCaptured', {
    ...{ leadId: `lead ${n}`, userId: n % 2 === 0 ? userId : null, capturedAt: at(oneOf(DAYS)) },
    leadSource: oneOf(['website', 'rpg_game_embed', 'spring-fair']),
  }),
  ...(below(2) === 0
    ? [sample('LeadConverted', { leadId: `lead ${n}`, to: oneOf(['player', 'account', 'subscriber']) })]
    : []),
]);
export const RANDOM_LOG: readonly AnyEnvelope[] = [
  ...[STAFF, ...NAMES].flatMap(life),
  ...leads,
  ...Object.entries(TAKEN).flatMap(takeOver),
];
