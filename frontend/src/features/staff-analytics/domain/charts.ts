import { type ChartSpec } from './chart-spec.js';
import { addedBy, type FigureRow, known, numberIn, wordIn } from './figure-rows.js';
import { stretchWords } from './value-words.js';

const asTheyAre = (rows: readonly FigureRow[]): readonly FigureRow[] => rows;

/** All cohorts together; each counts only in weeks that are over for it. */
const allCohorts = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  addedBy(known(rows, 'returned'), 'week', ['players', 'returned']).map((row) => ({
    week: row['week'] ?? null,
    share: numberIn(row, 'returned') / Math.max(1, numberIn(row, 'players')),
  }));

const below = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  known(rows, 'new_players').map((row) => ({ ...row, dormant_players: -numberIn(row, 'dormant_players') }));

const DIFFICULTIES = ['forgiving', 'normal', 'hardcore'];
const byDifficulty = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  addedBy(
    rows.map((row) => ({
      faction: row['faction'] ?? null,
      ...Object.fromEntries(
        DIFFICULTIES.map((name) => [name, row['difficulty'] === name ? numberIn(row, 'turns') : 0]),
      ),
    })),
    'faction',
    DIFFICULTIES,
  );

const stretches = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  rows.map((row) => ({
    ...row,
    stretch: stretchWords(row['turn_from'] ?? null, row['turn_to'] ?? null),
  }));
const tenths = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  rows.map((row) => ({ ...row, chance: `${wordIn(row, 'chance_from')}–${wordIn(row, 'chance_to')} %` }));

/** By the name of the figure; one without an entry is a table alone. */
export const CHARTS: Readonly<Record<string, ChartSpec>> = {
  daily_active_players: {
    kind: 'lines',
    across: 'day',
    axis: 'Day, UTC',
    unit: 'Players and sagas',
    series: [
      { column: 'players', label: 'Players', mark: 'act' },
      { column: 'sessions', label: 'Sagas', mark: 'dotted' },
    ],
    // A day that is not over would look like a fall.
    rows: (rows) => rows.filter((row) => row['complete'] === true),
  },
  lifecycle: {
    kind: 'bars',
    across: 'week',
    axis: 'Monday of the week, UTC',
    unit: 'Players; below the line, those who stayed away',
    series: [
      { column: 'returning_players', label: 'Returning', mark: 'ink', stack: 'all' },
      { column: 'resurrected_players', label: 'Resurrected', mark: 'hatched', stack: 'all' },
      { column: 'new_players', label: 'New', mark: 'act', stack: 'all' },
      { column: 'dormant_players', label: 'Dormant', mark: 'blank', stack: 'all' },
    ],
    rows: below,
  },
  retention: {
    kind: 'lines',
    across: 'week',
    axis: 'Weeks after the first one played; all cohorts together',
    unit: 'Share of the players',
    series: [{ column: 'share', label: 'Came back', mark: 'act' }],
    rows: allCohorts,
  },
  funnel: {
    kind: 'bars',
    across: 'name',
    axis: 'Step',
    unit: 'First visits',
    series: [
      { column: 'through', label: 'Through all steps up to it', mark: 'ink' },
      { column: 'reached', label: 'Reached', mark: 'hatched' },
    ],
    rows: asTheyAre,
  },
  turns_by_choice: {
    kind: 'bars',
    across: 'faction',
    axis: 'People',
    unit: 'Turns',
    series: [
      { column: 'forgiving', label: 'Forgiving', mark: 'blank', stack: 'all' },
      { column: 'normal', label: 'Normal', mark: 'hatched', stack: 'all' },
      { column: 'hardcore', label: 'Hardcore', mark: 'ink', stack: 'all' },
    ],
    rows: byDifficulty,
  },
  roll_fairness: {
    kind: 'lines',
    across: 'chance',
    axis: 'Chance that was promised',
    unit: 'Share of the rolls that succeeded',
    band: ['low', 'high'],
    series: [
      { column: 'expected_share', label: 'Promised', mark: 'dotted' },
      { column: 'observed_share', label: 'Rolled', mark: 'act' },
    ],
    rows: tenths,
  },
  deaths_by_turn: {
    kind: 'bars',
    across: 'stretch',
    axis: 'Number of the turn in its saga',
    unit: 'Share of the turns that ended in death',
    series: [{ column: 'share', label: 'Deaths for each turn', mark: 'ink' }],
    rows: stretches,
  },
  deaths_by_terrain: {
    kind: 'bars',
    across: 'terrain',
    axis: 'Terrain of the cell',
    unit: 'Share of the turns that ended in death',
    series: [{ column: 'share', label: 'Deaths for each turn', mark: 'ink' }],
    rows: asTheyAre,
  },
  token_exhaustion: {
    kind: 'lines',
    across: 'day',
    axis: 'Day, UTC',
    unit: 'Players',
    series: [
      { column: 'active_players', label: 'Active', mark: 'dotted' },
      { column: 'exhausted_players', label: 'Out of tokens', mark: 'act' },
    ],
    rows: asTheyAre,
  },
  narration: {
    kind: 'lines',
    across: 'day',
    axis: 'Day, UTC',
    unit: 'Milliseconds',
    series: [
      { column: 'latency_p50_ms', label: 'Half within, ms', mark: 'act' },
      { column: 'latency_p95_ms', label: '95 of 100 within, ms', mark: 'dotted' },
    ],
    rows: (rows) => known(rows, 'latency_p50_ms'),
  },
  lead_conversion: {
    kind: 'bars',
    across: 'source',
    axis: 'Page that the lead came from',
    unit: 'Leads',
    series: [
      { column: 'leads', label: 'Leads', mark: 'blank' },
      { column: 'players', label: 'Played', mark: 'hatched' },
      { column: 'accounts', label: 'Signed up', mark: 'ink' },
      { column: 'subscribers', label: 'Subscribed', mark: 'act' },
    ],
    rows: asTheyAre,
  },
};
