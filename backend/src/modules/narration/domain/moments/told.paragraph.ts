import { GRUDGE } from '#game/content/common/telling/people.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Told } from '#game/model/content/told.js';
import { reckoningOfFrame } from '#game/model/offer-ids.js';
import { type Happening } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type HappeningOf as Of, type Moment, oneIn } from './moment.js';

type Plain = Extract<
  Happening,
  { readonly kind: 'oath-lost-ground' | 'threat-set-back' | 'lead-shared' | 'word-sent' | 'setback' }
>;

const linesOf = (told: Told, happening: Plain): readonly string[] => {
  switch (happening.kind) {
    case 'oath-lost-ground':
      return told.oathLost[happening.by];
    case 'threat-set-back':
      return told.threatSetBack[happening.by];
    case 'lead-shared':
      return told.leadShared[happening.how];
    case 'word-sent':
      return told.wordSent;
    case 'setback':
      return told.setbacks[happening.how];
  }
};

const toldOf = ({ facts }: Moment): Told | undefined => SAGAS[facts.faction]?.told;

/** A lost hour and a way shut are in the margin each time, and told now and then. Who gave time face to face sends no word of it. */
const isTold = (moment: Moment, happening: Plain): boolean => {
  if (happening.kind === 'word-sent') return reckoningOfFrame(moment.facts.frameBefore) === null;
  return happening.kind !== 'setback' || happening.how === 'grudge' || oneIn(10, moment.facts, happening.how);
};

/** Who thinks the worse of the player now is told so with their mood. */
const isMoodTold = ({ happenings, people, them }: SagaFacts): boolean =>
  happenings.some(
    (one) => one.kind === 'person-changed' && people.find(({ id }) => id === one.person)?.name === them?.name,
  );

/** A change of the saga in one plain sentence: the margin has its number. */
export const toldPlainly = (moment: Moment, saga: SagaFacts, happening: Plain): Paragraph => {
  if (happening.kind === 'setback' && happening.how === 'grudge' && saga.them !== null)
    return isMoodTold(saga) ? [] : piece(RANK.saga, moment.phrases.fresh('told', [GRUDGE]));
  const told = isTold(moment, happening) ? toldOf(moment) : undefined;
  const thread = happening.kind === 'word-sent' ? saga.threads.find(({ id }) => id === happening.thread) : undefined;
  if (!told) return [];
  return piece(
    RANK.saga,
    moment.phrases.anew('told', linesOf(told, happening), thread ? threadSlots(saga, thread) : undefined),
  );
};

/** How an oath of its kind came on; empty for one that came on by a deed, a step, a matter or a question. */
export const linesOfGain = (moment: Moment, { by }: Of<'oath-advanced'>): readonly string[] =>
  by === 'deed' || by === 'step' || by === 'thread' || by === 'asking' ? [] : (toldOf(moment)?.oathAdvanced[by] ?? []);
