import { spineOfferOf } from '#game/model/offer-ids.js';
import { type PlayedSaga } from './play-saga.js';

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;
const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)}`);
const quantile = (numbers: readonly number[], q: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(q * (numbers.length - 1))] ?? 0;

const HEADS = [
  '',
  'sagas',
  'triumph%',
  'loss%',
  'death%',
  'open%',
  'turns',
  'p10',
  'p90',
  'hp%',
  'coins',
  'frames',
  'boxes',
  'clock',
  'people',
  'threads',
] as const;

const rowOf = (name: string, sagas: readonly PlayedSaga[]): readonly string[] => {
  const ended = (end: PlayedSaga['end']): number => sagas.filter((s) => s.end === end).length;
  const lengths = sagas.map(({ turns }) => turns.length);
  const hp = mean(
    sagas.flatMap(({ turns, session }) =>
      turns.map(({ data }) => (100 * data.hitPointsAfter) / session.hero.maxHitPoints),
    ),
  );
  return [
    name,
    String(sagas.length),
    percent(ended('triumph'), sagas.length),
    percent(ended('loss'), sagas.length),
    percent(ended('death') + ended('fallen'), sagas.length),
    percent(ended('unfinished'), sagas.length),
    mean(lengths).toFixed(0),
    String(quantile(lengths, 0.1)),
    String(quantile(lengths, 0.9)),
    hp.toFixed(0),
    mean(sagas.map(({ session }) => session.holdings.coins)).toFixed(0),
    mean(sagas.map(({ session }) => new Set(session.recentFrames).size)).toFixed(0),
    mean(sagas.map(({ session }) => session.saga?.oath.boxes ?? 0)).toFixed(1),
    mean(sagas.map(({ session }) => session.saga?.threat.segments ?? 0)).toFixed(1),
    mean(sagas.map(({ session }) => session.saga?.people.length ?? 0)).toFixed(1),
    mean(sagas.map(({ session }) => session.saga?.threads.length ?? 0)).toFixed(1),
  ];
};

const grouped = (sagas: readonly PlayedSaga[], by: (saga: PlayedSaga) => string): readonly (readonly string[])[] =>
  [...new Set(sagas.map(by))].sort().map((name) =>
    rowOf(
      name,
      sagas.filter((s) => by(s) === name),
    ),
  );

const table = (title: string, rows: readonly (readonly string[])[]): string => {
  const all = [[title, ...HEADS.slice(1)], ...rows];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? [];
  return `${all.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')).join('\n')}\n\n`;
};

/** Of what was on offer at least so often, what was hardly ever taken, or nearly always. */
const OFTEN = 15;
const choices = (sagas: readonly PlayedSaga[]): string => {
  const offered = new Map<string, number>(),
    taken = new Map<string, number>();
  for (const { turns } of sagas)
    for (const { data, offered: ids } of turns) {
      for (const id of ids) offered.set(id, (offered.get(id) ?? 0) + 1);
      if (data.deed.offerId !== null) taken.set(data.deed.offerId, (taken.get(data.deed.offerId) ?? 0) + 1);
    }
  const shares = [...offered]
    .filter(([id, n]) => n >= OFTEN && spineOfferOf(id)?.of !== 'test')
    .map(([id, n]) => ({ id, n, share: (taken.get(id) ?? 0) / n }));
  const named = (list: typeof shares): string =>
    list
      .slice(0, 12)
      .map(({ id, n, share }) => `${id} ${Math.round(share * 100)}% of ${n}`)
      .join('\n  ');
  const never = shares.filter(({ share }) => share < 0.02).sort((a, b) => b.n - a.n);
  const always = shares.filter(({ share }) => share > 0.95).sort((a, b) => b.n - a.n);
  return `${shares.length} choices offered ${OFTEN} times or more; hardly ever taken: ${never.length}\n  ${named(never)}\nnearly always taken: ${always.length}\n  ${named(always)}\n`;
};

/** What the simulator prints: how sagas went, by policy, difficulty, people and profession, and what was never chosen. */
export const report = (sagas: readonly PlayedSaga[]): string => {
  const normal = sagas.filter(({ setting }) => setting.difficulty === 'normal');
  const greedy = sagas.filter(({ setting }) => setting.policy === 'greedy');
  return [
    table(
      'policy, difficulty',
      grouped(sagas, ({ setting }) => `${setting.policy} ${setting.difficulty}`),
    ),
    table(
      'people (normal)',
      grouped(normal, ({ setting }) => setting.faction),
    ),
    table(
      'people (greedy)',
      grouped(greedy, ({ setting }) => setting.faction),
    ),
    table(
      'profession (greedy)',
      grouped(greedy, ({ setting }) => setting.profession),
    ),
    choices(sagas),
  ].join('');
};
