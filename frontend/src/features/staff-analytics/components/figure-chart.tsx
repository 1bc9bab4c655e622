import { useId, useState } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { BAND_LABEL, type ChartSpec, type Series } from '../domain/chart-spec.js';
import { type FigureRow } from '../domain/figure-rows.js';
import { isShare, percent, valueWords, whole } from '../domain/value-words.js';
import { ChartLegend, DASHES, strokeOf } from './chart-legend.js';
import { Inks } from './inks.js';

interface FigureChartProps {
  readonly spec: ChartSpec;
  readonly rows: readonly FigureRow[];
  /** What it shows. */
  readonly words: string;
}

/** The most points of a line that are drawn as dots: more would touch each other. */
const MOST_DOTS = 40;

/** With fewer bars than this, each has its own word under it. */
const FEW_BARS = 10;
/** Room for such a word, in px; with less, the words are slanted. */
const WORD_WIDTH = 76;
const aslant = { angle: -40, textAnchor: 'end', height: 64 } as const;

/** Drawn at once: an animation would tell nothing. */
const drawn = { isAnimationActive: false } as const;

const lineOf = (hasDots: boolean, { column, label, mark }: Series) => (
  <Line
    key={column}
    {...drawn}
    dataKey={column}
    name={label}
    type="linear"
    stroke={strokeOf(mark)}
    strokeWidth={mark === 'act' ? 2 : 1.5}
    strokeDasharray={DASHES[mark] ?? ''}
    dot={hasDots && { r: 2.5, fill: strokeOf(mark), strokeDasharray: '' }}
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
  const { kind, across, axis, unit, series, band } = spec;
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const shares = series.every(({ column }) => isShare(column));
  const number = (value: unknown): string => (shares ? percent(Number(value)) : whole(Math.abs(Number(value))));
  const data = spec.rows(rows).map((row) => ({
    ...row,
    ...(band === undefined ? {} : { band: [row[band[0]], row[band[1]]] }),
  }));
  const name = (value: unknown): string => valueWords(across, value as string);
  const hasWords = kind === 'bars' && data.length < FEW_BARS;
  return (
    <div role="img" aria-label={words}>
      <ChartLegend spec={spec} inks={inks} />
      <p className="figure-unit">{unit}</p>
      <div className="figure-chart">
        <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
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
              interval={hasWords ? 0 : 'preserveStartEnd'}
              {...(hasWords && width < data.length * WORD_WIDTH ? aslant : {})}
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
            {band !== undefined && (
              <Area
                {...drawn}
                dataKey="band"
                name={BAND_LABEL}
                type="linear"
                stroke="none"
                fill={`url(#${inks}-hatched)`}
                fillOpacity={0.6}
              />
            )}
            {series.map((each) => (kind === 'lines' ? lineOf(data.length <= MOST_DOTS, each) : barOf(inks, each)))}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <p className="figure-axis">{axis}</p>
    </div>
  );
};
