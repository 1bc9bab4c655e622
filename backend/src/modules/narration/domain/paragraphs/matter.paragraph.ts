import { clueOf, threadOf } from '#game/content/catalogue.js';
import {
  ENDED_GRAMMAR,
  LAPSED_GRAMMAR,
  OPENED_GRAMMAR,
  SETTLED_GRAMMAR,
  TRIED_IN_VAIN_GRAMMAR,
} from '#game/content/common/telling/matters.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { reckoningOfFrame } from '#game/model/offer-ids.js';
import { type Thread } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { clueFound } from './clue.paragraph.js';
import { tieOf } from './matter-tie.js';
import { type HappeningOf as Of, type TellingContext } from './telling-context.js';

const threadOfId = ({ threads }: SagaFacts, id: string) => threads.find((t) => t.id === id);

/** A clue that was found, or a matter with somebody that is open from now on. */
export const opened = (context: TellingContext, saga: SagaFacts, { thread: id }: Of<'thread-opened'>): Paragraph => {
  const { phrases } = context;
  const thread = threadOfId(saga, id);
  if (!thread) return [];
  const clue = clueOf(thread.key);
  if (clue) return clueFound(context, saga, thread, clue);
  const slots = threadSlots(saga, thread);
  const tie = tieOf(context, thread);
  const tied = tie && phrases.fresh('tie', [tie], slots);
  const content = threadOf(thread.key);
  const lines = content && 'opened' in content ? content.opened : [];
  const told = phrases.anew('opened', lines, slots) ?? phrases.fresh('opened', [OPENED_GRAMMAR], slots);
  return piece(RANK.saga, [tied, told].filter(Boolean).join(' '));
};

/** A feud with the living is settled; with the dead it is over, like anything else. */
const endedGrammarOf = ({ people }: SagaFacts, { kind, them }: Thread): Grammar =>
  kind === 'feud' && people.find((p) => p.id === them)?.alive === true ? SETTLED_GRAMMAR : ENDED_GRAMMAR;
/** What was settled face to face, well or badly, is told by how that went. */
const isReckoned = ({ facts }: TellingContext): boolean => reckoningOfFrame(facts.frameBefore) !== null;

/** A matter that is over without having been kept. */
export const closed = (
  context: TellingContext,
  saga: SagaFacts,
  { thread: id, how }: Of<'thread-closed'>,
): Paragraph => {
  const { phrases } = context;
  const thread = threadOfId(saga, id);
  if (!thread || how === 'kept' || isReckoned(context)) return [];
  const slots = threadSlots(saga, thread);
  if (how !== 'lapsed') return piece(RANK.fate, phrases.fresh('lapsed', [endedGrammarOf(saga, thread)], slots));
  if (saga.tried?.includes(id)) return piece(RANK.fate, phrases.fresh('lapsed', [TRIED_IN_VAIN_GRAMMAR], slots));
  const own = phrases.anew('lapsed', threadOf(thread.key)?.lapsed ?? [], slots);
  return piece(RANK.fate, own ?? phrases.fresh('lapsed', [LAPSED_GRAMMAR], slots));
};
