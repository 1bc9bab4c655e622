import { type AnyEnvelope, sample } from '../../../support/projections/samples.js';
import { AS_OF, exhausted, play, sessionOf, STAFF, tell } from '../hand-made-log.js';
import { beginning, endings, NAMES, type Person, personOf } from './random-people.js';
import { visitsOf, visitsOfNobody } from './random-visits.js';
import { below, DAYS, iso, momentOn, oneIn, oneOf } from './random.js';

const doubt = (userId: string, turn: number): AnyEnvelope =>
  sample('SentenceDoubted', {
    ...{ doubtId: `${userId} ${turn}`, userId, sessionId: sessionOf(userId), turn },
    right: oneOf(['player', 'story', 'nobody'] as const),
  });
const fall = (userId: string, turn: number): AnyEnvelope =>
  sample('CharacterFell', { userId, sessionId: sessionOf(userId), characterId: `character of ${userId}`, turn });

/** A turn with or without a roll, told by a model or not, doubted or deadly. */
const turnOf = (userId: string, turn: number, time: string): readonly AnyEnvelope[] => {
  const check = [5 + below(91), 1 + below(100)] as const;
  const narrator = oneOf(['model', 'floor'] as const);
  const terrain = oneOf(['plains', 'forest', 'swamp']);
  return [
    ...(oneIn(4) ? [exhausted(userId, { turn, time })] : []),
    play(userId, { turn, time, terrain, ...(oneIn(4) ? {} : { check }) }),
    tell(userId, [turn, narrator, narrator === 'model' || oneIn(2) ? 500 + below(5_000) : null]),
    ...(oneIn(6) ? [doubt(userId, turn)] : []),
    ...(oneIn(9) ? [fall(userId, turn)] : []),
  ];
};

const life = (person: Person): readonly AnyEnvelope[] => [
  ...visitsOf(person),
  ...beginning(person),
  ...(person.saga?.turnsAt ?? []).flatMap((at, n) => turnOf(person.userId, n + 1, iso(at))),
];

const leads = NAMES.slice(0, 20).flatMap((userId, n): readonly AnyEnvelope[] => [
  sample('LeadCaptured', {
    ...{ leadId: `lead ${n}`, userId: n % 2 === 0 ? userId : null, capturedAt: iso(momentOn(oneOf(DAYS))) },
    leadSource: oneOf(['website', 'rpg_game_embed', 'spring-fair']),
  }),
  ...(oneIn(2)
    ? [sample('LeadConverted', { leadId: `lead ${n}`, to: oneOf(['player', 'account', 'subscriber']) })]
    : []),
]);

export const RANDOM_LOG: readonly AnyEnvelope[] = [
  ...[STAFF, ...NAMES].map(personOf).flatMap(life),
  ...visitsOfNobody(20),
  ...leads,
  ...endings(Date.parse(AS_OF)),
];
