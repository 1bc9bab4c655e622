import { type Form, type Layer } from '../form.js';
import { Part } from '../part.js';

const placed = (at: Form['at'] | Layer['at']): string | undefined =>
  at && `translate(${at[0]} ${at[1]}) scale(${at[2] * (at[3] ?? 1)} ${at[2]})`;

/** The line width does not grow with the scale of a form. */
const thinned = (weight: number, at: Form['at'] | Layer['at']): number => weight / (at?.[2] ?? 1) ** 0.6;

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
  <g transform={placed(at)} strokeWidth={thinned(weight, at)}>
    <Part d={body === '' ? undefined : body} fill="var(--paper)" fillRule={hollow === true ? 'evenodd' : 'nonzero'} />
    <Part d={line} fill="none" strokeWidth={thinned(weight * 0.6, at)} />
    <Part d={solid} fill={ink} stroke="none" />
    <Part d={open} fill={ink} stroke="none" />
    <Part d={dyed} fill="var(--act)" />
    {white && <Part d={snow} fill="var(--leaf)" strokeWidth={weight * 0.5} />}
  </g>
);

/** Lines are thinner at a distance. */
const inkAt = (depth: number): string =>
  `color-mix(in oklab, var(--ink) ${Math.round(58 + Math.min(1, depth * 1.4) * 42)}%, var(--paper))`;

export const LayersByDay = ({ layers, white }: { readonly layers: readonly Layer[]; readonly white: boolean }) =>
  layers.map(({ depth, forms, at, weight = 1 }, i) => (
    <g key={i} stroke={inkAt(depth)} transform={placed(at)}>
      {forms.map((form, n) => (
        <Engraved key={n} form={form} ink={inkAt(depth)} weight={thinned(weight, at)} white={white} />
      ))}
    </g>
  ));
