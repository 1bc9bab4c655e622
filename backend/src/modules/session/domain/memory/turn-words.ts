import { threatOf } from '#game/content/catalogue.js';
import { type RememberedHappening } from '#game/model/remembered.js';
import { type Mood } from '#game/model/saga.js';
import { deedSentence, pastLine, stepWords, threadWords } from './deed-words.js';
import { type PastContext, type PastTurn } from './past-turn.js';

const FEELS: Readonly<Record<Mood, string>> = {
  hates: 'came to hate you',
  resents: 'came to bear you a grudge',
  wary: 'grew wary of you',
  civil: 'bore you no ill will any more',
  warm: 'came to like you',
  devoted: 'would have gone through fire for you',
};
const CLOSED = { kept: 'You saw it through', lapsed: 'You let it lapse', ended: 'It came to nothing' } as const;
const LEFT = { disloyal: 'left you', dead: 'died', dismissed: 'was sent away' } as const;

const threatWords = (step: number, place: string | null, { saga }: PastContext): string => {
  const title = threatOf(saga?.threat.key ?? '')?.steps[step]?.title ?? 'The threat came on.';
  return pastLine(title, { saga }, { place: place ?? 'that place' });
};

const from = (id: string | null, { saga }: PastContext): string => {
  const person = saga?.people.find((p) => p.id === id);
  return person ? ` from ${person.name}` : '';
};
const happeningWords = (happening: RememberedHappening, context: PastContext): string => {
  switch (happening.kind) {
    case 'met':
      return `The ${happening.trade} was called ${happening.name}.`;
    case 'changed':
      return `${happening.name} ${FEELS[happening.to]}.`;
    case 'died':
      return `${happening.name} died.`;
    case 'thread': {
      const { key, name, place, how } = happening;
      const title = threadWords(key, name, place, context);
      return `${how === 'opened' ? 'Left open' : CLOSED[how]}: ${title}`;
    }
    case 'oath': {
      const step = happening.step === null ? null : stepWords(happening.step, context);
      return step === null ? 'It brought the oath on.' : `Done for the oath: ${step}`;
    }
    case 'learnt':
      return `You learnt${from(happening.from, context)} of ${happening.place}.`;
    case 'oath-broken':
      return 'You broke your oath.';
    case 'oath-ready':
      return 'The last test of the oath came within reach.';
    case 'threat':
      return threatWords(happening.step, happening.place, context);
  }
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** What a turn did and changed, in sentences of facts. `before`: the turn told before it. */
export const turnSentences = (
  past: PastTurn,
  context: PastContext,
  before: PastTurn | null = null,
): readonly string[] => {
  const { what, company, gained, lost } = past;
  return [
    deedSentence(past, context, before),
    ...(what.hitPointsLost > 0 ? ['You were hurt.'] : []),
    ...(gained.length > 0 ? [`You came by: ${listed(gained)}.`] : []),
    ...(lost.length > 0 ? [`You no longer had: ${listed(lost)}.`] : []),
    ...company.map((part) =>
      part.of === 'joined' ? `${part.name} joined you.` : `${part.name} ${LEFT[part.reason]}.`,
    ),
    ...what.happenings.map((happening) => happeningWords(happening, context)),
  ];
};

/** The proper names in them, but for the oath's own, which the facts of every turn have. */
export const turnNames = ({ what: { happenings }, company }: PastTurn): readonly string[] => [
  ...company.map(({ name }) => name),
  ...happenings.flatMap((happening) => [
    ...('name' in happening ? [happening.name] : []),
    ...('place' in happening && happening.place !== null ? [happening.place] : []),
  ]),
];
