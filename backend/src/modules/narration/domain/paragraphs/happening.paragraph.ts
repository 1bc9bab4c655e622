import { merged } from '#backend/shared/domain/merged.js';
import { FOUGHT_BEASTS, FOUGHT_PEOPLE, HELPED_PEOPLE } from '#game/content/common/telling/company.js';
import {
  allTheSame,
  CHANGED,
  CHANGED_AFAR,
  CHANGED_AFAR_OTHERWISE,
  CHANGED_OTHERWISE,
  DIED,
  MET_GRAMMAR,
} from '#game/content/common/telling/people.js';
import { isPerson } from '#game/model/character.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type Happening, type Mood, MOODS, type Person } from '#game/model/saga.js';
import { type Slots } from '../grammar/fill.js';
import { personSlots } from '../grammar/slots.js';
import { type Paragraph, piece, type Rank, RANK, telling } from '../leaf.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { anyOf, type HappeningOf as Of, type TellingContext } from './telling-context.js';
import { answered, quarrelled } from './counsel.paragraph.js';
import { learnt, oathBroken } from './learnt.paragraph.js';
import { isFromAfar } from './matter-tie.js';
import { closed, opened } from './matter.paragraph.js';
import { isAgainstSomebody } from '../wound-sort.js';
import { advanced, ready, threatened } from './spine.paragraph.js';
import { sagaChangeLines } from './saga-change.paragraph.js';

const personOfId = ({ people }: SagaFacts, id: string): Person | undefined => people.find((p) => p.id === id);
/** A trade of one word can own something: 'the ferryman’s name'. */
const metSlots = (person: Person): Slots =>
  merged<Slots>(personSlots('them', person), person.trade.includes(' ') ? {} : { 'them.noun': person.trade });
const met = (
  { phrases, voice, facts }: TellingContext,
  saga: SagaFacts,
  { person: id }: Of<'person-met'>,
): Paragraph => {
  const person = personOfId(saga, id);
  return person
    ? piece(
        RANK.fate,
        phrases.fresh('met', anyOf('met', facts, [voice.manner.met, MET_GRAMMAR, MET_GRAMMAR]), metSlots(person)),
      )
    : [];
};
/** The usual words describe a fall to a low mood or a rise to a high one; the opposite direction has its own words. */
const isOtherwise = (from: Mood, to: Mood): boolean =>
  MOODS.indexOf(to) > MOODS.indexOf(from) !== MOODS.indexOf(to) >= MOODS.indexOf('civil');
const wordsOfChange = (context: TellingContext, { from, to }: Of<'person-changed'>): Grammar => {
  const isAfar = isFromAfar(context);
  const [usual, otherwise] = isAfar ? [CHANGED_AFAR, CHANGED_AFAR_OTHERWISE] : [CHANGED, CHANGED_OTHERWISE];
  const words = (isOtherwise(from, to) ? otherwise[to] : undefined) ?? usual[to];
  if (isAfar) return words;
  const isInSpite = !context.facts.success && MOODS.indexOf(to) > MOODS.indexOf(from);
  return isInSpite ? allTheSame(words) : words;
};
/** A mood that a grudge changed is told in place of the grudge, and ranks like it. */
const rankOfChange = ({ happenings, them }: SagaFacts, { name }: { readonly name: string }): Rank =>
  name === them?.name && happenings.some((one) => one.kind === 'setback' && one.how === 'grudge')
    ? RANK.saga
    : RANK.people;
const changed = (context: TellingContext, saga: SagaFacts, happening: Of<'person-changed'>): Paragraph => {
  const { phrases } = context;
  const person = personOfId(saga, happening.person);
  const grammar = wordsOfChange(context, happening);
  return person
    ? piece(rankOfChange(saga, person), phrases.fresh('changed', [grammar], personSlots('them', person)))
    : [];
};
const died = ({ phrases }: TellingContext, saga: SagaFacts, { person: id }: Of<'person-died'>): Paragraph => {
  const person = personOfId(saga, id);
  return person ? piece(RANK.saga, phrases.fresh('died', [DIED], personSlots('them', person))) : [];
};

const isFight = ({ facts }: TellingContext): boolean =>
  ['force', 'flight', 'talk'].includes(facts.deed?.kind ?? 'move') && isAgainstSomebody(facts);
/** What they wish for is told with the thread that it opens; that they are tired is on the page. */
const acted = (context: TellingContext, { companion: id, how }: Of<'companion-acted'>): Paragraph => {
  const {
    phrases,
    facts: { hero },
  } = context;
  const mate = hero.companions.find((c) => c.id === id || c.name === id);
  if (!mate || how !== 'fought') return [];
  const isFought = isFight(context);
  if (!isPerson(mate))
    return isFought ? piece(RANK.people, phrases.fresh('acted', [FOUGHT_BEASTS], { mate: mate.name })) : [];
  const words = isFought ? FOUGHT_PEOPLE : HELPED_PEOPLE;
  return piece(RANK.people, phrases.fresh('acted', [words], { mate: mate.name }));
};

const told = (context: TellingContext, saga: SagaFacts, happening: Happening): Paragraph => {
  switch (happening.kind) {
    case 'oath-advanced':
      return advanced(context, saga, happening);
    case 'oath-ready':
      return ready(context, saga);
    case 'threat-advanced':
      return threatened(context, saga, happening);
    case 'thread-opened':
      return opened(context, saga, happening);
    case 'thread-closed':
      return closed(context, saga, happening);
    case 'person-changed':
      return changed(context, saga, happening);
    case 'person-died':
      return telling('deaths', died(context, saga, happening));
    case 'companion-acted':
      return acted(context, happening);
    case 'learnt':
      return learnt(context, saga, happening);
    case 'oath-broken':
      return oathBroken(context, happening);
    case 'oath-lost-ground':
    case 'threat-set-back':
    case 'lead-shared':
    case 'word-sent':
    case 'setback':
      return sagaChangeLines(context, saga, happening);
    case 'advice-answered':
      return answered(context, happening);
    case 'companion-quarrelled':
      return quarrelled(context, happening);
    case 'person-met':
    case 'scene-played':
    case 'companion-spoke':
      return [];
  }
};

const OF_OATH: readonly Happening['kind'][] = ['oath-advanced', 'oath-ready', 'oath-lost-ground', 'oath-broken'];
const OF_THREAT: readonly Happening['kind'][] = ['threat-advanced', 'threat-set-back'];

/** A threat that came on twice in a turn is told once: by its step, if it took one. */
const isToldOnce = (happening: Happening, _: number, all: readonly Happening[]): boolean => {
  if (happening.kind !== 'threat-advanced') return true;
  const gains = all.filter((one) => one.kind === 'threat-advanced');
  return happening === (gains.find(({ step }) => step !== null) ?? gains[0]);
};

/** The new person that the deed was about, told with the deed to explain the name; a hero who fled heard no name. */
export const metParagraph = (context: TellingContext): Paragraph => {
  const { saga, deed } = context.facts;
  if (deed?.kind === 'flight') return [];
  return (saga?.happenings ?? []).flatMap((happening) =>
    saga && happening.kind === 'person-met' ? telling('meeting', met(context, saga, happening)) : [],
  );
};

/** What the turn changed in the saga, in order: first with people, then with the oath, then with the threat. */
export const happeningParagraphs = (context: TellingContext): readonly Paragraph[] => {
  const { saga } = context.facts;
  if (saga === null) return [];
  const happenings = saga.happenings.filter(isToldOnce);
  const toldOf = (which: (happening: Happening) => boolean): Paragraph =>
    happenings.filter(which).flatMap((happening) => told(context, saga, happening));
  return [
    toldOf(({ kind }) => !OF_OATH.includes(kind) && !OF_THREAT.includes(kind)),
    toldOf(({ kind }) => OF_OATH.includes(kind)),
    toldOf(({ kind }) => OF_THREAT.includes(kind)),
  ];
};
