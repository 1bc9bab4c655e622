import { SAGAS } from '#game/content/sagas.js';
import { offerContentOf } from '#game/content/catalogue.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type ClueSources } from '#game/model/content/clue-sources.js';
import { type ClueContent } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { type Thread } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { doneSentence } from '../own-sentence.js';
import { isSearch, sourceOf, type ClueOrigin } from './clue-origin.js';
import { type TellingContext } from './telling-context.js';

const FEWEST_WORDS = 3;
/** What a search was, after 'you', by its action. Its slots get other marks meanwhile: text with braces is not read. */
export const triedIn = ({ offerId }: Deed): string | null => {
  const action = offerContentOf(offerId)?.action.replace(/\{([\w.]+)\}/g, '§$1§') ?? '';
  const [, tried = ''] = /^You (.*)\.$/.exec(doneSentence(action) ?? '') ?? [];
  return tried.split(' ').length < FEWEST_WORDS ? null : tried.replace(/§([\w.]+)§/g, '{$1}');
};

/** The lines of how a clue was come by. What a search was is told here, since the clue stands in the place of its outcome. */
const linesOfHow = (deed: Deed, told: ClueOrigin, sources: ClueSources): Grammar => {
  const tried = isSearch(deed, told) ? triedIn(deed) : null;
  const forms = tried === null ? ['<how>:'] : sources.searched.map((form) => form.replace('{tried}', () => tried));
  return { forms, pools: { how: sources[told.source] } };
};

/** A clue, after how it was found; its title is told where its own lines can't be told again. */
export const clueFound = (
  { facts, phrases }: TellingContext,
  saga: SagaFacts,
  thread: Thread,
  { learned, title }: ClueContent,
): Paragraph => {
  const sources = SAGAS[facts.faction]?.clueSources;
  if (!sources || facts.deed === null) return [];
  const told = sourceOf(facts.deed, facts, thread.them);
  const about = threadSlots(saga, thread);
  const how = phrases.fresh('lead', [linesOfHow(facts.deed, told, sources)], { ...about, ...told.slots });
  const what = phrases.anew('learned', learned, about) ?? phrases.surely('learned', [title], about);
  return piece(RANK.saga, how === null ? what : `${how} ${what}`);
};
