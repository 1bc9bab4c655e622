import { genderOfCompanion } from '#game/content/companion-gender.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { clueOf, oathOf, offerContentOf, threadOf, threatOf } from '#game/content/catalogue.js';
import { filledWith, personWords, type SlotWords } from '#game/content/slots.js';
import { spineOfferOf } from '#game/model/offer-ids.js';
import { OATH_BOXES, OATH_READY, type Person, type Saga, THREAT_SEGMENTS, type Thread } from '#game/model/saga.js';
import { courseOf } from './course-words.js';
import { kindOfOath } from '../domain/saga/oath-kind.js';

const WAYS_OF: Readonly<Record<string, string>> = {
  force: 'by force',
  craft: 'by craft',
  talk: 'by talking',
  flight: 'by getting away',
  gift: 'by giving',
  patience: 'by patience',
  explore: 'by searching',
};
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;

const wordsOf = ({ people, oath }: Saga): SlotWords =>
  people.reduce<SlotWords>(
    (words, p) =>
      p.id === oath.who
        ? { ...words, ...personWords('who', p) }
        : p.id === oath.foe
          ? { ...words, ...personWords('foe', p) }
          : words,
    { where: oath.where.name },
  );

const IN_TOWNS = 'In a town, ask; or deal, work, play or pray there, and listen. Once in each it brings it on.';
const BY_HARDNESS = 'What was won the hard way counts as two boxes, and the easy way as none.';
const BY_THREADS = 'A thread that is kept brings it on.';
const BY_CLUES = 'A lead that is followed up brings it on by two boxes.';

const stepTitle = ({ key, steps }: Saga['oath'], n: number, words: SlotWords): string =>
  filledWith(oathOf(key)?.steps[n]?.title ?? '', { ...words, place: steps[n]?.place.name ?? '' });

const nextOf = ({ oath, threads }: Saga, words: SlotWords): SagaView['oath']['next'] => {
  const content = oathOf(oath.key);
  if (!content || oath.outcome !== 'open') return [];
  const steps = oath.steps.flatMap(({ done, place }, i) => (done ? [] : [{ text: stepTitle(oath, i, words), place }]));
  const test =
    oath.boxes >= OATH_READY ? [{ text: `The last test is open at ${oath.where.name}.`, place: oath.where }] : [];
  const open = threads.filter(({ state }) => state === 'open');
  const ways = [
    `Encounters won ${joined(content.ways.map((way) => WAYS_OF[way] ?? way))} bring it on.`,
    ...(open.some(({ key }) => !clueOf(key)) ? [BY_THREADS] : []),
    ...(open.some(({ key }) => clueOf(key)) ? [BY_CLUES] : []),
    IN_TOWNS,
  ];
  return [...test, ...steps, ...ways.map((text) => ({ text, place: null }))];
};

const threadWords = ({ people }: Saga, { them, themName, place }: Thread): SlotWords => {
  const person = people.find(({ id }) => id === them);
  const gender = person?.gender ?? genderOfCompanion(themName);
  return { ...personWords('them', { name: themName, gender, trade: person?.trade ?? '' }), place: place.name };
};
const threadView = (saga: Saga, thread: Thread): SagaView['threads'][number] => {
  const { id, key, kind, place, openedTurn, state, themName, dueDay } = thread;
  return {
    id,
    kind,
    place,
    openedTurn,
    state,
    them: themName,
    title: filledWith(threadOf(key)?.title ?? '', threadWords(saga, thread)),
    daysLeft: Math.max(0, dueDay - saga.calendar.day),
    gives: clueOf(key)?.gives ?? null,
  };
};

/** What the saga's page calls the deed of an offer: a step of the oath, or a thread; null for any other. */
export const titleOfOffer = (saga: Saga, offerId: string): string | null => {
  const spine = spineOfferOf(offerId);
  if (spine?.of === 'step') return stepTitle(saga.oath, spine.n, wordsOf(saga));
  const thread = spine?.of === 'thread' ? saga.threads.find(({ key }) => key === spine.key) : undefined;
  return thread ? threadView(saga, thread).title : null;
};

/** What the card of an offer says: a step of the oath, or a thread; empty for any other. */
export const actionOfOffer = (saga: Saga, offerId: string): string => {
  const spine = spineOfferOf(offerId);
  const action = offerContentOf(offerId)?.action ?? '';
  const place = spine?.of === 'step' ? saga.oath.steps[spine.n]?.place : undefined;
  if (place) return filledWith(action, { ...wordsOf(saga), place: place.name });
  const thread = spine?.of === 'thread' ? saga.threads.find(({ key }) => key === spine.key) : undefined;
  return thread ? filledWith(action, threadWords(saga, thread)) : '';
};

const RANK: Readonly<Record<Person['role'], number>> = { who: 0, foe: 1, companion: 2, met: 3 };

export const sagaViewOf = (saga: Saga): SagaView => {
  const { oath, threat, threads, people, calendar } = saga;
  const words = wordsOf(saga);
  const steps = threatOf(threat.key)?.steps ?? [];
  return {
    calendar,
    oath: {
      title: filledWith(oathOf(oath.key)?.title ?? '', words),
      boxes: oath.boxes,
      of: OATH_BOXES,
      readyAt: OATH_READY,
      course: `${courseOf(kindOfOath(oath))} ${BY_HARDNESS}`,
      where: oath.where,
      outcome: oath.outcome,
      next: nextOf(saga, words),
    },
    threat: {
      title: filledWith(threatOf(threat.key)?.title ?? '', words),
      segments: threat.segments,
      of: THREAT_SEGMENTS,
      steps: threat.steps.map(({ place, turn }, i) => ({
        title: filledWith(steps[i]?.title ?? '', { ...words, place: place?.name ?? '' }),
        turn,
        place,
      })),
    },
    threads: threads.map((thread) => threadView(saga, thread)),
    people: [...people].sort(
      (a, b) => RANK[a.role] - RANK[b.role] || (b.dealings.at(-1)?.turn ?? 0) - (a.dealings.at(-1)?.turn ?? 0),
    ),
  };
};
