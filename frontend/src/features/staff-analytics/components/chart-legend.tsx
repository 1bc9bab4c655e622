import { BAND_LABEL, type ChartSpec, type Mark } from '../domain/chart-spec.js';

export const DASHES: Readonly<Partial<Record<Mark, string>>> = { dotted: '2 4', hatched: '7 4', blank: '1 3' };
export const strokeOf = (mark: Mark): string => (mark === 'act' ? 'var(--act)' : 'var(--ink)');

const Swatch = ({ children }: { readonly children: React.ReactNode }) => (
  <svg viewBox="0 0 26 14" aria-hidden="true" className="figure-swatch">
    {children}
  </svg>
);

const Filled = ({ fill, stroke }: { readonly fill: string; readonly stroke: string }) => (
  <Swatch>
    <rect x="1" y="1" width="24" height="12" fill={`url(#${fill})`} stroke={stroke} />
  </Swatch>
);

const Drawn = ({ mark }: { readonly mark: Mark }) => (
  <Swatch>
    <path d="M0 7H26" stroke={strokeOf(mark)} strokeWidth="2" strokeDasharray={DASHES[mark] ?? ''} />
    <circle cx="13" cy="7" r="2.5" fill={strokeOf(mark)} />
  </Swatch>
);

interface ChartLegendProps {
  readonly spec: ChartSpec;
  /** Prefix of the ids of the chart's fills. */
  readonly inks: string;
}

/** How each series is drawn, in their order: a fill as in the chart, a line with its dashes. */
export const ChartLegend = ({ spec: { kind, series, band }, inks }: ChartLegendProps) => (
  <ul className="figure-legend">
    {series.map(({ column, label, mark }) => (
      <li key={column}>
        {kind === 'lines' ? <Drawn mark={mark} /> : <Filled fill={`${inks}-${mark}`} stroke={strokeOf(mark)} />}
        {label}
      </li>
    ))}
    {band !== undefined && (
      <li>
        <Filled fill={`${inks}-hatched`} stroke="none" />
        {BAND_LABEL}
      </li>
    )}
  </ul>
);
