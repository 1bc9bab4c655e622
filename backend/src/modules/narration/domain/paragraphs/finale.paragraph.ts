import { clueOf } from '#game/content/catalogue.js';
import { SAGAS } from '#game/content/sagas.js';
import { type CounselContent } from '#game/model/content/counsel.js';
import { type Finale, FINALE_WAYS, type FinaleWay } from '#game/model/content/finale.js';
import { type Companion, isPerson } from '#game/model/character.js';
import { type Deed } from '#game/model/deed.js';
import { type Thread } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type Slots } from '../grammar/fill.js';
import { threadSlots } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type TellingContext } from './telling-context.js';

const wayOf = ({ kind, attempt }: Deed): FinaleWay =>
  attempt === null ? (FINALE_WAYS.find((way) => way === kind) ?? 'words') : 'words';

interface Told {
  readonly purpose: string;
  readonly lines: readonly string[];
  readonly slots?: Slots;
}

/** The newest clue that was followed up. */
const clueIn = ({ threads }: SagaFacts, { clues }: Finale): readonly Told[] => {
  const followed = threads.filter(({ key, state }) => state === 'kept' && clueOf(key) !== undefined).at(-1);
  const gives = clueOf(followed?.key ?? '')?.gives;
  return gives === undefined ? [] : [{ purpose: 'finale-lead', lines: clues[gives] }];
};

const isMatter = ({ key, kind }: Thread): boolean => kind !== 'wish' && clueOf(key) === undefined;
/** Somebody to whom the player kept their word, and somebody who is still waiting. */
const mattersIn = (saga: SagaFacts, { kept, owed }: Finale): readonly Told[] => {
  const last = (states: readonly Thread['state'][], lines: readonly string[]): readonly Told[] =>
    saga.threads
      .filter((thread) => isMatter(thread) && states.includes(thread.state))
      .slice(-1)
      .map((thread) => ({ purpose: 'finale-matter', lines, slots: threadSlots(saga, thread) }));
  return [...last(['kept'], kept), ...last(['open', 'lapsed'], owed)];
};

const KINDS = ['quarrelled', 'hurt', 'heeded', 'crossed'] as const;
/** What was most between the player and a companion; absent: they only stood by. */
const betweenUs = (saga: SagaFacts, { id }: Companion): (typeof KINDS)[number] | undefined => {
  const kinds = saga.people.find((person) => person.id === id)?.dealings.map(({ kind }) => kind) ?? [];
  return KINDS.find((kind) => kinds.includes(kind));
};
const mateIn = (
  saga: SagaFacts,
  companions: readonly Companion[],
  { stoodBy, alone }: Finale,
  { remembered }: CounselContent,
): readonly Told[] => {
  const mate = companions.find(isPerson);
  if (!mate) return [{ purpose: 'finale-alone', lines: alone }];
  const kind = betweenUs(saga, mate);
  const lines = kind === undefined ? stoodBy : remembered[kind];
  return [{ purpose: 'finale-mate', lines, slots: { mate: mate.name } }];
};

/** How the oath was kept: the first sentence of the last entry. */
export const finaleWay = ({ facts: { faction, deed, saga }, phrases }: TellingContext): Paragraph => {
  const finale = SAGAS[faction]?.finale;
  return finale && deed && saga ? piece(RANK.stands, phrases.anew('finale-way', finale.ways[wayOf(deed)])) : [];
};

/** What helped and what was left, from the deeds of this saga: a clue, a companion, the people of its dealings. */
export const finaleParagraph = ({ facts: { faction, saga, hero }, phrases }: TellingContext): Paragraph => {
  const content = SAGAS[faction];
  if (!content || !saga) return [];
  const { finale, counsel } = content;
  return [
    ...clueIn(saga, finale),
    ...mateIn(saga, hero.companions, finale, counsel),
    ...mattersIn(saga, finale),
  ].flatMap(({ purpose, lines, slots }) => piece(RANK.saga, phrases.anew(purpose, lines, slots)));
};
