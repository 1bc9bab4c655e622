import { oathOf, threadOf, threatOf } from '#game/content/catalogue.js';
import { type Happening, type Mood } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { threadSlots, within } from '../../domain/grammar/slots.js';
import { newsWords } from './news.lines.js';
import { type Filler, gist, oneOf } from './lines.js';
import { nameOfId } from './ref-names.js';

/** What a mood is called. */
export const FEELING: Readonly<Record<Mood, string>> = {
  hates: 'hate',
  resents: 'resentment',
  wary: 'wariness',
  civil: 'civility',
  warm: 'liking',
  devoted: 'devotion',
};
const CLOSED = { kept: 'Seen through', lapsed: 'Let slip, for its time is over', ended: 'Come to nothing' } as const;
const ACTED = {
  fought: 'fought at the hero’s side',
  warned: 'gave warning in time',
  tired: 'grew tired of it all',
  wished: 'has a wish',
} as const;

const SHARED = { sold: 'Sold as news', told: 'Told to others' } as const;
interface Told {
  readonly saga: SagaFacts;
  readonly turn: number;
  readonly fill: Filler;
}
type Of<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

/** The title of a thread as the saga's page has it. */
export const threadTitle = ({ saga, fill }: Pick<Told, 'saga' | 'fill'>, id: string): string | null => {
  const thread = saga.threads.find((t) => t.id === id);
  const title = thread && threadOf(thread.key)?.title;
  return thread && title ? fill(title, threadSlots(saga, thread)) : null;
};

const threadTitleOr = (told: Told, id: string, intro: string): readonly string[] => {
  const title = threadTitle(told, id);
  return title === null ? [] : [`${intro}: ${title}`];
};
const toldOr = (intro: string, told: string | undefined, fill: (line: string) => string): readonly string[] => [
  `${intro}${told === undefined ? '.' : `: ${gist(fill(told))}`}`,
];
const advanced = ({ saga, turn, fill }: Told, { by }: Of<'oath-advanced'>): readonly string[] =>
  toldOr(
    'This brought the oath on',
    by === 'deed' ? oneOf(oathOf(saga.oath.key)?.advances ?? [], turn) : undefined,
    fill,
  );
const stepped = ({ saga, turn, fill }: Told, step: number): readonly string[] => {
  const place = saga.threat.steps[step]?.place;
  const slots = place ? { place: within(place) } : {};
  const told = oneOf(threatOf(saga.threat.key)?.steps[step]?.told ?? [], turn);
  return toldOr('The threat took its next step', told, (words) => fill(words, slots));
};
const threatened = (told: Told, { step }: Of<'threat-advanced'>): readonly string[] => {
  const { saga, turn, fill } = told;
  if (step !== null) return stepped(told, step);
  return toldOr('The threat came closer', oneOf(threatOf(saga.threat.key)?.signs ?? [], turn), fill);
};

const learnt = ({ saga, fill }: Told, { from, lead: news }: Of<'learnt'>, facts: TurnFacts): string =>
  `The hero learnt${from === null ? '' : ` from ${nameOfId(facts, from)}`}: ${newsWords(news, { ...facts, saga }, fill)}.`;

const LOST_BY: Readonly<Record<Of<'oath-lost-ground'>['by'], string>> = {
  scene: 'by how the scene ended',
  cold: 'since a trail that nobody followed went cold',
  harm: 'since what is guarded came to harm by the foe’s step',
  cooled: 'since the days go by and the wrong is being forgotten',
  burden: 'since what is carried was hurt with the hero',
  'ill-will': 'since one more person would speak against the hero',
};
const SETBACK: Readonly<Record<Of<'setback'>['how'], string>> = {
  hour: 'The failure cost an hour.',
  door: 'After the failure nobody here will hear the same again: that way is shut.',
  grudge: 'Somebody here holds the failure against the hero.',
};

const line = (told: Told, happening: Happening, facts: TurnFacts): readonly string[] => {
  const { hero } = facts;
  const personOf = (id: string) => told.saga.people.filter((p) => p.id === id);
  switch (happening.kind) {
    case 'oath-advanced':
      return advanced(told, happening);
    case 'oath-ready':
      return [`The last test of the oath is open now, at ${within(told.saga.oath.where)}.`];
    case 'threat-advanced':
      return threatened(told, happening);
    case 'thread-opened':
      return threadTitleOr(told, happening.thread, 'Something was opened');
    case 'thread-closed':
      return threadTitleOr(told, happening.thread, CLOSED[happening.how]);
    case 'person-met':
      return personOf(happening.person).map(
        ({ name, trade, gender }) =>
          `The ${trade} is called ${name} (${gender === 'female' ? 'she' : 'he'}); the hero learns it now.`,
      );
    case 'person-changed':
      return personOf(happening.person).map(
        ({ name }) =>
          `${name}’s feeling for the hero went from ${FEELING[happening.from]} to ${FEELING[happening.to]}.`,
      );
    case 'person-died':
      return personOf(happening.person).map(({ name }) => `${name} died of it.`);
    case 'learnt':
      return [learnt(told, happening, facts)];
    case 'oath-broken':
      return ['The hero broke the oath, before witnesses or none, and some of what was won for it is lost.'];
    case 'threat-set-back':
      return ['This cost the foe time: the threat was set back.'];
    case 'oath-lost-ground':
      return [`It cost the oath some of what was won for it, ${LOST_BY[happening.by]}.`];
    case 'setback':
      return [SETBACK[happening.how]];
    case 'advice-answered':
      return [
        `${nameOfId(facts, happening.companion)} had advised ${happening.heeded ? 'this, and was heeded' : 'something else, and was not heeded'}.`,
      ];
    case 'companion-quarrelled':
      return [`${nameOfId(facts, happening.companion)} has had enough of not being listened to, and says so.`];
    case 'scene-played':
    case 'companion-spoke':
      return [];
    case 'lead-shared':
      return threadTitleOr(told, happening.thread, SHARED[happening.how]);
    case 'word-sent':
      return threadTitleOr(told, happening.thread, 'They will wait some days longer');
    case 'companion-acted':
      return hero.companions
        .filter(({ id, name }) => id === happening.companion || name === happening.companion)
        .map(({ name }) => `${name} ${ACTED[happening.how]}.`);
  }
};

/** What the turn changed in the saga, in order. */
export const happeningLines = (facts: TurnFacts, fill: Filler): readonly string[] => {
  const { saga, turn } = facts;
  return saga === null ? [] : saga.happenings.flatMap((happening) => line({ saga, turn, fill }, happening, facts));
};
