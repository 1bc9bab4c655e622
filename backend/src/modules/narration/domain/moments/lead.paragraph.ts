import { SAGAS } from '#game/content/sagas.js';
import { offerContentOf } from '#game/content/catalogue.js';
import { type LeadContent } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { type Thread } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { doneSentence } from '../own-sentence.js';
import { isSearch, sourceOf } from './lead-source.js';
import { type Moment } from './moment.js';

/** Names stay open in what is made of an action: they are filled as in any line. */
const OPEN = /\{([\w.]+)\}/g;
const KEPT = /§([\w.]+)§/g;
/** What a search was, after 'you': nothing else is told of it where it brought a lead. */
const triedIn = ({ offerId }: Deed): string | null => {
  const action = offerContentOf(offerId)?.action.replace(OPEN, '§$1§') ?? '';
  return (
    doneSentence(action)
      ?.replace(/^You (.*)\.$/, '$1')
      .replace(KEPT, '{$1}') ?? null
  );
};

const FORMS = ['<how>:'];
/** A lead after how it was come by, as its deed was; where its own lines cannot be told, its title is. */
export const leadFound = (
  { facts, phrases }: Moment,
  saga: SagaFacts,
  thread: Thread,
  { learned, title }: LeadContent,
): Paragraph => {
  const sources = SAGAS[facts.faction]?.leadSources;
  if (!sources || facts.deed === null) return [];
  const told = sourceOf(facts.deed, facts, thread.them);
  const about = threadSlots(saga, thread);
  const tried = isSearch(facts.deed, told) ? triedIn(facts.deed) : null;
  const forms = tried === null ? FORMS : sources.searched.map((form) => form.replace('{tried}', tried));
  const how = phrases.fresh('lead', [{ forms, pools: { how: sources[told.source] } }], { ...about, ...told.slots });
  const what = phrases.anew('learned', learned, about) ?? phrases.surely('learned', [title], about);
  return piece(RANK.saga, how === null ? what : `${how} ${what}`);
};
