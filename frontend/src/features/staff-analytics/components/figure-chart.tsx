import { useId } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type ChartSpec, type Mark, type Series } from '../domain/chart-spec.js';
import { type FigureRow } from '../domain/figure-rows.js';
import { columnWords, isShare, percent, valueWords, whole } from '../domain/value-words.js';
import { Inks } from './inks.js';

interface FigureChartProps {
  readonly spec: ChartSpec;
  readonly rows: readonly FigureRow[];
  /** What it shows. */
  readonly words: string;
}

const DASHES: Readonly<Partial<Record<Mark, string>>> = { dotted: '2 4', hatched: '7 4', blank: '1 3' };
const strokeOf = (mark: Mark): string => (mark === 'act' ? 'var(--act)' : 'var(--ink)');

/** Drawn at once: motion would say nothing. */
const drawn = { isAnimationActive: false } as const;

const lineOf = ({ column, label, mark }: Series) => (
  <Line
    key={column}
    {...drawn}
    dataKey={column}
    name={label}
    type="linear"
    stroke={strokeOf(mark)}
    strokeWidth={mark === 'act' ? 2 : 1.5}
    strokeDasharray={DASHES[mark] ?? ''}
    dot={{ r: 2.5, fill: strokeOf(mark), strokeDasharray: '' }}
    activeDot={{ r: 4 }}
  />
);
const barOf = (inks: string, { column, label, mark, stack }: Series) => (
  <Bar
    key={column}
    {...drawn}
    dataKey={column}
    name={label}
    fill={`url(#${inks}-${mark})`}
    stroke={strokeOf(mark)}
    strokeWidth={1}
    {...(stack === undefined ? {} : { stackId: stack })}
  />
);

/** A figure in ink: series are told apart by their strokes, not by colours. Its sentence and its table say the same. */
export const FigureChart = ({ spec, rows, words }: FigureChartProps) => {
  const inks = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const { kind, across, series, band } = spec;
  const shares = series.every(({ column }) => isShare(column));
  const number = (value: unknown): string => (shares ? percent(Number(value)) : whole(Math.abs(Number(value))));
  const data = spec.rows(rows).map((row) => ({
    ...row,
    ...(band === undefined ? {} : { band: [row[band[0]], row[band[1]]] }),
  }));
  const name = (value: unknown): string => valueWords(across, value as string);
  return (
    <div role="img" aria-label={words} className="figure-chart">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={data}
          accessibilityLayer={false}
          stackOffset="sign"
          margin={{ top: 8, right: 12, bottom: 4, left: 0 }}
        >
          <Inks id={inks} />
          <CartesianGrid vertical={false} stroke="var(--rule)" strokeDasharray="1 4" />
          <XAxis
            dataKey={across}
            tickFormatter={name}
            stroke="var(--ink)"
            tickLine={false}
            minTickGap={24}
            interval={kind === 'bars' && data.length < 10 ? 0 : 'preserveStartEnd'}
          />
          <YAxis
            tickFormatter={number}
            stroke="var(--ink)"
            tickLine={false}
            axisLine={false}
            width={56}
            allowDecimals={shares}
          />
          <ReferenceLine y={0} stroke="var(--ink)" />
          <Tooltip
            formatter={number}
            labelFormatter={name}
            cursor={{ stroke: 'var(--faded)', fill: 'var(--rule)', fillOpacity: 0.3 }}
            wrapperClassName="figure-hint"
          />
          <Legend position="top" height={36} iconType="plainline" formatter={(label) => columnWords(String(label))} />
          {band !== undefined && (
            <Area
              {...drawn}
              dataKey="band"
              name="95 of 100 fair samples"
              type="linear"
              stroke="none"
              fill={`url(#${inks}-hatched)`}
              fillOpacity={0.6}
              legendType="rect"
            />
          )}
          {series.map((each) => (kind === 'lines' ? lineOf(each) : barOf(inks, each)))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
};
