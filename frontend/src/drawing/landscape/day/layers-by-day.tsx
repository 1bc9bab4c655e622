import { type Form, type Layer } from '../form.js';

const placed = (at: Form['at'] | Layer['at']): string | undefined =>
  at && `translate(${at[0]} ${at[1]}) scale(${at[2] * (at[3] ?? 1)} ${at[2]})`;

const Engraved = ({
  form: { at, body, line, open, dyed, solid, hollow, snow },
  ink,
  weight,
  white,
}: {
  readonly form: Form;
  readonly ink: string;
  readonly weight: number;
  readonly white: boolean;
}) => (
  <g transform={placed(at)} strokeWidth={weight / (at?.[2] ?? 1) ** 0.6}>
    {body !== '' && <path d={body} fill="var(--paper)" fillRule={hollow === true ? 'evenodd' : 'nonzero'} />}
    {line !== undefined && <path d={line} fill="none" strokeWidth={(weight * 0.6) / (at?.[2] ?? 1) ** 0.6} />}
    {solid !== undefined && <path d={solid} fill={ink} stroke="none" />}
    {open !== undefined && <path d={open} fill={ink} stroke="none" />}
    {dyed !== undefined && <path d={dyed} fill="var(--act)" />}
    {white && snow !== undefined && <path d={snow} fill="var(--leaf)" strokeWidth={weight * 0.5} />}
  </g>
);

/** Ink thins with distance. */
const inkAt = (depth: number): string =>
  `color-mix(in oklab, var(--ink) ${Math.round(58 + Math.min(1, depth * 1.4) * 42)}%, var(--paper))`;

export const LayersByDay = ({ layers, white }: { readonly layers: readonly Layer[]; readonly white: boolean }) =>
  layers.map(({ depth, forms, at, weight = 1 }, i) => (
    <g key={i} stroke={inkAt(depth)} transform={placed(at)}>
      {forms.map((form, n) => (
        <Engraved key={n} form={form} ink={inkAt(depth)} weight={weight / (at?.[2] ?? 1) ** 0.6} white={white} />
      ))}
    </g>
  ));
