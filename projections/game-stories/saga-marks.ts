import { type SagaMark } from './saga-mark.js';
import { isClueKey, type Happening, type Mood, type Person, type Thread } from '#game/model/saga.js';

/** What a turn changed in the saga, with those that its happenings name by id. */
export interface MarkedTurn {
  readonly happenings: readonly Happening[];
  readonly threads: readonly Pick<Thread, 'id' | 'key' | 'themName'>[] | null;
  readonly people: readonly Pick<Person, 'id' | 'name'>[] | null;
}

type ThreadHow = 'opened' | 'kept' | 'lapsed' | 'ended' | 'waits';
const HOW_OF_CLUE = { opened: 'found', kept: 'followed', lapsed: 'lost' } as const;

const HOW_OF_MATTER = { opened: 'open', kept: 'settled', lapsed: 'lapsed', ended: 'over', waits: 'waiting' } as const;

const ofThread = ({ threads }: MarkedTurn, id: string, how: ThreadHow): readonly SagaMark[] => {
  const thread = threads?.find((one) => one.id === id);
  if (!thread) return [];
  if (!isClueKey(thread.key)) return [{ of: 'matter', name: thread.themName, how: HOW_OF_MATTER[how] }];
  return how === 'waits' || how === 'ended' ? [] : [{ of: 'lead', how: HOW_OF_CLUE[how] }];
};

const ofPerson = ({ people }: MarkedTurn, id: string, mood: Mood): readonly SagaMark[] => {
  const person = people?.find((one) => one.id === id);
  return person ? [{ of: 'person', name: person.name, mood }] : [];
};

const marksOf = (turn: MarkedTurn, happening: Happening): readonly SagaMark[] => {
  switch (happening.kind) {
    case 'oath-advanced':
    case 'oath-lost-ground':
      return [{ of: 'oath', boxes: happening.boxes }];
    case 'oath-broken':
      return [{ of: 'oath', boxes: 0 }];
    case 'threat-advanced':
    case 'threat-set-back':
      return [{ of: 'threat', segments: happening.segments }];
    case 'thread-opened':
      return ofThread(turn, happening.thread, 'opened');
    case 'thread-closed':
      return ofThread(turn, happening.thread, happening.how);
    case 'word-sent':
      return ofThread(turn, happening.thread, 'waits');
    case 'lead-shared':
      return [{ of: 'lead', how: happening.how }];
    case 'setback':
      return [{ of: 'setback', how: happening.how }];
    case 'person-changed':
      return ofPerson(turn, happening.person, happening.to);
    case 'companion-quarrelled':
      return ofPerson(turn, happening.companion, 'resents');
    case 'oath-ready':
    case 'person-met':
    case 'person-died':
    case 'companion-acted':
    case 'companion-spoke':
    case 'advice-answered':
    case 'scene-played':
    case 'learnt':
      return [];
  }
};

/** What the margin shows of a turn's changes in the saga: of the oath and the threat, where they stand at the end. */
export const sagaMarks = (turn: MarkedTurn): readonly SagaMark[] => {
  const marks = turn.happenings.flatMap((happening) => marksOf(turn, happening));
  return marks.filter(
    ({ of }, i) => (of !== 'oath' && of !== 'threat') || i === marks.findLastIndex((mark) => mark.of === of),
  );
};
