import { GRUDGE } from '#game/content/common/telling/people.js';
import { SAGAS } from '#game/content/sagas.js';
import { type SagaChangeLines } from '#game/model/content/told.js';
import { reckoningOfFrame } from '#game/model/offer-ids.js';
import { type Happening } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type HappeningOf as Of, type TellingContext, oneIn } from './telling-context.js';

type Plain = Extract<
  Happening,
  { readonly kind: 'oath-lost-ground' | 'threat-set-back' | 'lead-shared' | 'word-sent' | 'setback' }
>;

const linesOf = (told: SagaChangeLines, happening: Plain): readonly string[] => {
  switch (happening.kind) {
    case 'oath-lost-ground':
      return told.oathLost[happening.by];
    case 'threat-set-back':
      return told.threatSetBack[happening.by];
    case 'lead-shared':
      return told.clueShared[happening.how];
    case 'word-sent':
      return told.wordSent;
    case 'setback':
      return told.setbacks[happening.how];
  }
};

const toldOf = ({ facts }: TellingContext): SagaChangeLines | undefined => SAGAS[facts.faction]?.told;

/** The margin shows lost hours and shut ways, so they are told only now and then. A face-to-face delay needs no message. */
const isTold = (context: TellingContext, happening: Plain): boolean => {
  if (happening.kind === 'word-sent') return reckoningOfFrame(context.facts.frameBefore) === null;
  return happening.kind !== 'setback' || happening.how === 'grudge' || oneIn(10, context.facts, happening.how);
};

/** The mood tells who thinks worse of the player now. */
const isMoodTold = ({ happenings, people, them }: SagaFacts): boolean =>
  happenings.some(
    (one) => one.kind === 'person-changed' && people.find(({ id }) => id === one.person)?.name === them?.name,
  );

/** A change of the saga in one plain sentence: the margin has its number. */
export const sagaChangeLines = (context: TellingContext, saga: SagaFacts, happening: Plain): Paragraph => {
  if (happening.kind === 'setback' && happening.how === 'grudge' && saga.them !== null)
    return isMoodTold(saga) ? [] : piece(RANK.saga, context.phrases.fresh('told', [GRUDGE]));
  const told = isTold(context, happening) ? toldOf(context) : undefined;
  const thread = happening.kind === 'word-sent' ? saga.threads.find(({ id }) => id === happening.thread) : undefined;
  if (!told) return [];
  return piece(
    RANK.saga,
    context.phrases.anew('told', linesOf(told, happening), thread ? threadSlots(saga, thread) : undefined),
  );
};

/** How an oath of its kind came on; empty for one that came on by a deed, a step, a matter or a question. */
export const linesOfGain = (context: TellingContext, { by }: Of<'oath-advanced'>): readonly string[] =>
  by === 'deed' || by === 'step' || by === 'thread' || by === 'asking' ? [] : (toldOf(context)?.oathAdvanced[by] ?? []);
