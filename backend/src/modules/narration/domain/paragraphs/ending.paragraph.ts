import { FALLEN } from '#game/content/common/voice/fallen.js';
import { FATE_OF_DEAD, FATES_BY_MOOD, FATES_BY_THREAD } from '#game/content/common/telling/people.js';
import { FALLEN_GRAMMAR } from '#game/content/common/telling/saga.js';
import { clueOf, oathOf, sagaSceneOf, threatOf } from '#game/content/catalogue.js';
import { linesIn, type Clauses } from '#game/model/content/clauses.js';
import { type Person, type Thread, THREAT_SEGMENTS } from '#game/model/saga.js';
import { type Ending } from '#game/model/session.js';
import { type Slots } from '../grammar/fill.js';
import { personSlots, threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { finaleParagraph, finaleWay } from './finale.paragraph.js';
import { anyOf, type TellingContext } from './telling-context.js';

/** How many others are spoken of at the end. */
const MOST_FATES = 5;

const linesOfLoss = (saga: SagaFacts | null): readonly string[] | undefined => {
  const threat = saga && saga.threat.segments >= THREAT_SEGMENTS ? threatOf(saga.threat.key) : undefined;
  return threat?.loss ?? oathOf(saga?.oath.key ?? '')?.loss;
};

/** The lines of the oath or the threat, where they have some for this ending. */
const ownLinesFor = (ending: Ending, saga: SagaFacts | null): readonly string[] | undefined => {
  if (ending === 'triumph') return oathOf(saga?.oath.key ?? '')?.triumph;
  return ending === 'loss' ? linesOfLoss(saga) : undefined;
};

const linesFor = (ending: Ending, { facts: { saga }, voice }: TellingContext): readonly string[] =>
  ownLinesFor(ending, saga) ?? voice.endings[ending];

interface Fate {
  readonly clauses: Clauses;
  readonly slots: Slots;
}
const fateOf = (person: Person): Fate => {
  const slots = personSlots('them', person);
  if (!person.alive) return { clauses: FATE_OF_DEAD, slots };
  return { clauses: FATES_BY_MOOD[person.mood], slots };
};

const isRemarkable = ({ alive, mood }: Person): boolean => !alive || mood !== 'civil';
/** A feud is over for somebody who no longer thinks ill of one, though its thread was never closed. */
const isLeftOpen =
  ({ people }: SagaFacts) =>
  ({ key, state, kind, them }: Thread): boolean =>
    state === 'open' &&
    clueOf(key) === undefined &&
    (kind !== 'feud' || people.some((p) => p.id === them && (p.mood === 'hates' || p.mood === 'resents')));

/** Those with whom something was left open, then those who thought something of the player, then the others. */
const othersOf = (saga: SagaFacts): readonly Fate[] => {
  const open = saga.threads.filter(isLeftOpen(saga));
  const first = open.filter((t, i) => open.findIndex(({ them }) => them === t.them) === i);
  const left = first.map((t): Fate => ({ clauses: FATES_BY_THREAD[t.kind], slots: threadSlots(saga, t) }));
  const others = saga.people.filter((p) => p.role === 'met' && !open.some((t) => t.them === p.id));
  const [strong, mild] = [others.filter(isRemarkable), others.filter((p) => !isRemarkable(p))];
  return [...left, ...[...strong, ...mild].map(fateOf)].slice(0, MOST_FATES);
};

const fates = (ending: Ending, { facts: { saga }, phrases }: TellingContext): Paragraph => {
  const own = saga && ending !== 'abandonment' ? oathOf(saga.oath.key)?.fates[ending] : undefined;
  const others =
    saga === null
      ? []
      : othersOf(saga).flatMap(({ clauses, slots }) =>
          piece(RANK.fate, phrases.fresh('fate', [linesIn(clauses).map((c) => `${c}.`)], slots)),
        );
  return [...(own === undefined ? [] : piece(RANK.saga, phrases.anew('fates', [own]))), ...others];
};

/** How many scenes are looked back on at the end: the newest that were won. */
const MOST_SCENES = 3;
const lookedBack = ({ facts: { saga }, phrases }: TellingContext): Paragraph =>
  (saga?.scenes ?? [])
    .flatMap(({ key, way, success }) => (success ? (sagaSceneOf(key)?.ways[way ?? -1]?.remembered ?? []) : []))
    .slice(-MOST_SCENES)
    .flatMap((line) => piece(RANK.people, phrases.anew('remembered', [line])));

/** The last lines. A fall says nothing but that it may be taken back; an end says 'Game Over' (specification section 2). */
export const endingParagraphs = (ending: Ending | 'fallen', context: TellingContext): readonly Paragraph[] => {
  const { phrases, voice, facts } = context;
  if (ending === 'fallen')
    return [
      piece(
        RANK.end,
        phrases.fresh('fallen', anyOf('fallen', facts, [FALLEN, FALLEN_GRAMMAR])) ?? phrases.surely('fallen', FALLEN),
      ),
    ];
  return [
    [
      ...(ending === 'triumph' ? finaleWay(context) : []),
      ...piece(RANK.stands, phrases.surely('ending', linesFor(ending, context))),
      ...(ending === 'triumph' ? finaleParagraph(context) : []),
    ],
    lookedBack(context),
    [...fates(ending, context), ...piece(RANK.end, phrases.surely('closing', [voice.closing]))],
  ];
};
