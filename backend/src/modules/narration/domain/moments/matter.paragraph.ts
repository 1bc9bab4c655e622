import { leadOf, sceneOf, threadOf } from '#game/content/catalogue.js';
import {
  ASKED_AFAR_GRAMMAR,
  ASKED_ALL_THE_SAME_GRAMMAR,
  ASKED_GRAMMAR,
  ENDED_GRAMMAR,
  LAPSED_GRAMMAR,
  OPENED_GRAMMAR,
  REMINDED_GRAMMAR,
  SETTLED_GRAMMAR,
  TRIED_IN_VAIN_GRAMMAR,
  UNFORGOTTEN_GRAMMAR,
  WISHED_GRAMMARS,
} from '#game/content/common/telling/matters.js';
import { isPerson } from '#game/model/character.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { reckoningOfFrame, sceneOfFrame } from '#game/model/offer-ids.js';
import { type Thread } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { leadFound } from './lead.paragraph.js';
import { type HappeningOf as Of, type Moment } from './moment.js';

const threadOfId = ({ threads }: SagaFacts, id: string) => threads.find((t) => t.id === id);

/** The one to whom the oath was sworn sends others to speak; whoever else leaves a matter behind was there. */
export const isFromAfar = ({ facts: { frameBefore } }: Moment): boolean =>
  sceneOf(sceneOfFrame(frameBefore) ?? '')?.kind === 'giver';

/** How it came to the matter, before its own line. */
const tieOf = (moment: Moment, { kind, them }: Thread): Grammar | null => {
  const companion = moment.facts.hero.companions.find(({ id, name }) => id === them || name === them);
  if (kind === 'promise' && isFromAfar(moment)) return ASKED_AFAR_GRAMMAR;
  if (kind === 'promise') return moment.facts.success ? ASKED_GRAMMAR : ASKED_ALL_THE_SAME_GRAMMAR;
  if (kind === 'wish') return companion ? WISHED_GRAMMARS[isPerson(companion) ? 'person' : 'beast'] : null;
  if (kind === 'debt') return REMINDED_GRAMMAR;
  return kind === 'feud' ? UNFORGOTTEN_GRAMMAR : null;
};

/** A lead that was found, or a matter with somebody that is open from now on. */
export const opened = (moment: Moment, saga: SagaFacts, { thread: id }: Of<'thread-opened'>): Paragraph => {
  const { phrases } = moment;
  const thread = threadOfId(saga, id);
  if (!thread) return [];
  const lead = leadOf(thread.key);
  if (lead) return leadFound(moment, saga, thread, lead);
  const slots = threadSlots(saga, thread);
  const tie = tieOf(moment, thread);
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
const isReckoned = ({ facts }: Moment): boolean => reckoningOfFrame(facts.frameBefore) !== null;

/** A matter that is over without having been kept. */
export const closed = (moment: Moment, saga: SagaFacts, { thread: id, how }: Of<'thread-closed'>): Paragraph => {
  const { phrases } = moment;
  const thread = threadOfId(saga, id);
  if (!thread || how === 'kept' || isReckoned(moment)) return [];
  const slots = threadSlots(saga, thread);
  if (how !== 'lapsed') return piece(RANK.fate, phrases.fresh('lapsed', [endedGrammarOf(saga, thread)], slots));
  if (saga.tried?.includes(id)) return piece(RANK.fate, phrases.fresh('lapsed', [TRIED_IN_VAIN_GRAMMAR], slots));
  const own = phrases.anew('lapsed', threadOf(thread.key)?.lapsed ?? [], slots);
  return piece(RANK.fate, own ?? phrases.fresh('lapsed', [LAPSED_GRAMMAR], slots));
};
