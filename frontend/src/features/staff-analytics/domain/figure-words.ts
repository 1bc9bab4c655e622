import { type FigureRow, known, most, numberIn, sumOf, wordIn } from './figure-rows.js';
import { dayWords, percent, stretchWords, whole } from './value-words.js';

type Rows = readonly FigureRow[];

const players = (count: number): string => `${whole(count)} ${count === 1 ? 'player' : 'players'}`;
const shareOf = (part: number, all: number): string => percent(all === 0 ? 0 : part / all);

const dailyActive = (rows: Rows): string => {
  const full = rows.filter((row) => row['complete'] === true);
  const [last, best] = [full.at(-1), most(full, 'players')];
  if (last === undefined || best === undefined) return 'No day that was played on is over yet.';
  const average = sumOf(full, 'players') / full.length;
  return `${players(numberIn(last, 'players'))} on ${dayWords(wordIn(last, 'day'))}, the last day that is over; ${whole(average)} a day on average; the most, ${whole(numberIn(best, 'players'))}, on ${dayWords(wordIn(best, 'day'))}.`;
};

const lifecycle = (rows: Rows): string => {
  const last = known(rows, 'new_players').at(-1);
  if (last === undefined) return 'No week that was played in is over yet.';
  const n = (column: string): string => whole(numberIn(last, column));
  return `In the week of ${dayWords(wordIn(last, 'week'))}: ${n('new_players')} new, ${n('returning_players')} returning, ${n('resurrected_players')} resurrected; ${n('dormant_players')} of the week before stayed away.`;
};

const retention = (rows: Rows): string => {
  const inWeek = (week: number): string | null => {
    const cells = known(rows, 'returned').filter((row) => row['week'] === week);
    return cells.length === 0 ? null : shareOf(sumOf(cells, 'returned'), sumOf(cells, 'players'));
  };
  const told = [1, 4, 12].flatMap((week) => {
    const share = inWeek(week);
    return share === null ? [] : [`${share} after ${week} ${week === 1 ? 'week' : 'weeks'}`];
  });
  return told.length === 0
    ? 'No cohort is a week old yet.'
    : `Of all cohorts together, played again: ${told.join(', ')}.`;
};

const funnel = (rows: Rows): string => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || numberIn(first, 'reached') === 0) return 'No first visit yet.';
  const tightest = rows
    .slice(1)
    .reduce((least, row) => (numberIn(row, 'share_of_previous') < numberIn(least, 'share_of_previous') ? row : least));
  return `Of ${whole(numberIn(first, 'reached'))} first visits, ${whole(numberIn(last, 'reached'))} led to a subscription. Most are lost before the step “${wordIn(tightest, 'name')}”: ${percent(numberIn(tightest, 'share_of_previous'))} go on.`;
};

const choices = (rows: Rows): string => {
  const best = most(rows, 'turns');
  if (best === undefined) return 'No turn yet.';
  return `${whole(sumOf(rows, 'turns'))} turns. Played most: ${wordIn(best, 'profession')} of the ${wordIn(best, 'faction')}, ${wordIn(best, 'difficulty')}, with ${whole(numberIn(best, 'turns'))}.`;
};

const fairness = (rows: Rows): string => {
  const all = sumOf(rows, 'rolls');
  const unfair = rows
    .filter((row) => row['fair'] === false)
    .map((row) => `${wordIn(row, 'chance_from')} to ${wordIn(row, 'chance_to')} percent`);
  const said =
    unfair.length === 0
      ? 'Every tenth lies within what a fair die gives.'
      : `Outside of what 95 of 100 fair samples give: ${unfair.join(', ')}.`;
  return `${whole(all)} rolls: ${shareOf(sumOf(rows, 'expected'), all)} were promised to succeed, ${shareOf(sumOf(rows, 'successes'), all)} did. ${said}`;
};

/** Names the place with the highest share of deaths; `place` gives the words after the colon. */
const deaths =
  (place: (row: FigureRow) => string) =>
  (rows: Rows): string => {
    const worst = most(rows, 'share') ?? {};
    const count = sumOf(rows, 'deaths');
    if (count === 0) return `Nobody has died in ${whole(sumOf(rows, 'turns'))} turns.`;
    return `${whole(count)} ${count === 1 ? 'death' : 'deaths'} in ${whole(sumOf(rows, 'turns'))} turns. Deadliest: ${place(worst)}, ${percent(numberIn(worst, 'share'))} of the turns there.`;
  };
/** One turn on one terrain is too little to name the deadliest. */
const deathsAnywhere = (rows: Rows): string =>
  `${whole(sumOf(rows, 'deaths'))} deaths in ${whole(sumOf(rows, 'turns'))} turns.`;
const stretchIn = (row: FigureRow): string => `turns ${stretchWords(row['turn_from'] ?? null, row['turn_to'] ?? null)}`;

const tokens = (rows: Rows): string => {
  const settled = known(rows, 'back_players');
  const out = sumOf(rows, 'exhausted_players');
  const back = sumOf(settled, 'exhausted_players');
  return `A last token was spent ${whole(out)} times, counted once a day and player.${back === 0 ? '' : ` ${shareOf(sumOf(settled, 'back_players'), back)} played again within seven days.`}`;
};

const telling = (rows: Rows): string => {
  const [told, asked] = [sumOf(rows, 'told'), sumOf(rows, 'model_asked')];
  const byModel =
    asked === 0
      ? 'No model was asked'
      : `A model was asked for ${whole(asked)}, and the built-in narrator ended ${shareOf(sumOf(rows, 'fallbacks'), asked)} of these`;
  return `${whole(told)} turns were told. ${byModel}. Players doubted ${shareOf(sumOf(rows, 'doubts'), told)} of all, and were right ${whole(sumOf(rows, 'doubts_borne_out'))} times.`;
};

const leads = (rows: Rows): string => {
  const best = most(rows, 'leads');
  if (best === undefined) return 'No lead yet.';
  const all = sumOf(rows, 'leads');
  return `${whole(all)} leads, most from ${wordIn(best, 'source')}. ${shareOf(sumOf(rows, 'players'), all)} have played, ${shareOf(sumOf(rows, 'accounts'), all)} signed up, ${shareOf(sumOf(rows, 'subscribers'), all)} subscribed.`;
};

const WORDS: Readonly<Record<string, (rows: Rows) => string>> = {
  daily_active_players: dailyActive,
  lifecycle,
  retention,
  funnel,
  turns_by_choice: choices,
  roll_fairness: fairness,
  deaths_by_turn: deaths(stretchIn),
  deaths_by_terrain: deaths((row) => wordIn(row, 'terrain')),
  deaths: deathsAnywhere,
  token_exhaustion: tokens,
  narration: telling,
  lead_conversion: leads,
};

/** What a figure shows, in a sentence: the same for eyes and ears. */
export const figureWords = (name: string, rows: Rows): string => WORDS[name]?.(rows) ?? `${whole(rows.length)} rows.`;
