import { type ThreadContent, type ThreadKind } from '#game/model/content/saga-content.js';
import { SAGAS } from '#game/content/sagas.js';
import { staysInPlace, threadOf } from '#game/content/catalogue.js';
import { type Draw } from '#game/model/draw.js';
import { type Companion, isPerson } from '#game/model/character.js';
import { type Happening, MOST_THREADS, type Person, type Thread } from '#game/model/saga.js';
import { type Treatment } from './people.rules.js';
import { isFollowed, mattersOf } from './clue-threads.js';
import { placeFor, type ThreadOpening } from './open-thread.js';

/** Percentage of meetings that open a thread. */
const OPENING = 45;
const WISHING = 20;
const FEWEST_DAYS = 5;
const SPREAD_OF_DAYS = 4;
/** Number of closed threads that are still shown. */
const SHOWN_CLOSED = 6;

/** What was done to somebody; whether they hold it against the player. */
type Left = Pick<Treatment, 'kind' | 'success' | 'toward'> & { readonly isResented?: boolean };
type KindsOpened = readonly [won: readonly ThreadKind[], lost: readonly ThreadKind[]];
const FRIENDLY: KindsOpened = [['promise'], ['debt']];
const FORCE: KindsOpened = [['feud'], ['feud', 'debt']];
const HOSTILE: KindsOpened = [['feud'], ['feud', 'debt']];
const PERSUASION: KindsOpened = [['promise'], ['debt', 'feud']];
/** Where content does not give the deed's meaning to them. */
const unmarked = (kind: Left['kind']): KindsOpened => (kind === 'talk' || kind === 'gift' ? PERSUASION : FRIENDLY);

/**
 * The threads that a meeting may open, by deed, its meaning to the person and its success: a kindness opens no feud,
 * and a trick no promise. Rumours exist only in sagas from before clues.
 */
const kindsAfter = ({ kind, toward, success }: Left): readonly ThreadKind[] => {
  if (kind === 'flight') return [];
  const isFriendly = toward === 'for' || toward === 'neither';
  const [won, lost] = isFriendly
    ? FRIENDLY
    : kind === 'force'
      ? FORCE
      : toward === 'against'
        ? HOSTILE
        : unmarked(kind);
  return success ? won : lost;
};

export const openOf = (threads: readonly Thread[]): readonly Thread[] =>
  threads.filter(({ state }) => state === 'open');
/** Open ones, those that still count, and the last of the others. */
const trimmed = (threads: readonly Thread[]): readonly Thread[] => {
  const closed = threads.filter((t) => t.state !== 'open' && !isFollowed(t));
  return threads.filter((t) => !closed.includes(t) || closed.indexOf(t) >= closed.length - SHOWN_CLOSED);
};

/** Whether no further matter can be open. */
export const areAllOpen = (threads: readonly Thread[]): boolean => mattersOf(openOf(threads)).length >= MOST_THREADS;

const isOf =
  (kinds: readonly ThreadKind[]) =>
  ({ kind }: ThreadContent): boolean =>
    kinds.includes(kind);

const openThread = (
  isFit: (content: ThreadContent) => boolean,
  them: { readonly id: string; readonly name: string },
  opening: ThreadOpening,
  draw: Draw,
): Thread | null => {
  const { threads, faction, day, turn } = opening;
  const fresh = (SAGAS[faction]?.threads ?? []).filter(
    (content) => isFit(content) && !threads.some((t) => t.key === content.key),
  );
  const content = fresh[draw('thread', Math.max(1, fresh.length)) - 1];
  if (!content || areAllOpen(threads)) return null;
  const place = placeFor(content, opening, draw);
  return {
    id: `${content.key}.${turn}`,
    key: content.key,
    kind: content.kind,
    them: them.id,
    themName: them.name,
    place,
    openedTurn: turn,
    dueDay: day + FEWEST_DAYS + draw('due', SPREAD_OF_DAYS),
    state: 'open',
  };
};

/** The thread of a promise that was made to somebody, or null where no more can be open. */
export const promiseTo = (
  them: { readonly id: string; readonly name: string },
  opening: ThreadOpening,
  draw: Draw,
): Thread | null => openThread(isOf(['promise']), them, opening, draw);

/** A person who bears the player a grudge is owed nothing, and trusts no promise. */
const isIll = ({ mood }: Person): boolean => mood === 'resents' || mood === 'hates';

/** A debt is of earlier days: a friend who is met for the first time asks for something in its place. */
const isNew = ({ dealings }: Person): boolean => dealings.length <= 1;
const withoutDebt = (kinds: readonly ThreadKind[]): readonly ThreadKind[] =>
  kinds.every((kind) => kind === 'debt') ? kinds.map(() => 'promise') : kinds.filter((kind) => kind !== 'debt');

/** The thread that the meeting with this person opens, or null: one who never leaves a place waits for nobody elsewhere. */
export const threadFrom = (person: Person, left: Left, opening: ThreadOpening, draw: Draw): Thread | null => {
  if (staysInPlace(person)) return null;
  const all = isNew(person) ? withoutDebt(kindsAfter(left)) : kindsAfter(left);
  const kinds = all.filter((kind) => kind === 'feud' || !(left.isResented === true || isIll(person)));
  return draw('thread-opens', 100) <= OPENING ? openThread(isOf(kinds), person, opening, draw) : null;
};

/** People wish for other things than beasts do. */
const isWishOf =
  (companion: Companion) =>
  ({ kind, wisher }: ThreadContent): boolean =>
    kind === 'wish' && (wisher === 'person') === isPerson(companion);

/** A wish of the first companion, on some new mornings. */
export const wishOf = (companions: readonly Companion[], opening: ThreadOpening, draw: Draw): Thread | null => {
  const asking = companions[0];
  const already = opening.threads.some(({ kind, state }) => kind === 'wish' && state === 'open');
  return asking && !already && draw('wish', 100) <= WISHING
    ? openThread(isWishOf(asking), asking, opening, draw)
    : null;
};

type How = Extract<Happening, { kind: 'thread-closed' }>['how'];
const HOWS: readonly How[] = ['kept', 'ended', 'lapsed'];

export interface ClosedThreads {
  readonly threads: readonly Thread[];
  readonly kept: Thread | null;
  readonly lapsed: readonly Thread[];
  readonly happenings: readonly Happening[];
}

/** A thread is closed by its act at its place, by the end of its person, or by neglect after its last day. */
export const closedThreads = (
  threads: readonly Thread[],
  keptKey: string | null,
  day: number,
  fate: (thread: Thread) => 'ended' | 'lapsed' | 'waits' | null,
): ClosedThreads => {
  const kept = openOf(threads).find(({ key }) => key === keptKey && threadOf(key) !== undefined) ?? null;
  const howOf = (t: Thread): How | null => {
    if (t.state !== 'open') return null;
    if (t === kept) return 'kept';
    const how = fate(t) ?? (t.dueDay < day ? 'lapsed' : null);
    return how === 'waits' ? null : how;
  };
  const closed = (how: How): readonly Thread[] => threads.filter((t) => howOf(t) === how);
  return {
    kept,
    lapsed: closed('lapsed'),
    threads: trimmed(threads.map((t) => ({ ...t, state: howOf(t) ?? t.state }))),
    happenings: HOWS.flatMap((how) =>
      closed(how).map(({ id }): Happening => ({ kind: 'thread-closed', thread: id, how })),
    ),
  };
};
