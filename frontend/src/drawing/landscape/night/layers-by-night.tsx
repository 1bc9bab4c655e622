import { type Form, type Layer } from '../form.js';
import { Part } from '../part.js';
import { dyedAt, litAt, snowAt, toneAt } from './tones.js';

const placed = (at: Form['at'] | Layer['at']): string | undefined =>
  at && `translate(${at[0]} ${at[1]}) scale(${at[2] * (at[3] ?? 1)} ${at[2]})`;

interface CutProps {
  readonly form: Form;
  readonly depth: number;
  readonly white: boolean;
}
const Cut = ({ form: { at, body, line, lit, open, dyed, solid, snow, hollow, pale }, depth, white }: CutProps) => (
  <g transform={placed(at)} fill={toneAt(depth)}>
    <Part
      d={body === '' ? undefined : body}
      fillRule={hollow === true ? 'evenodd' : 'nonzero'}
      {...(pale === true && { fill: litAt(depth, 30) })}
    />
    <Part d={dyed} fill={pale === true ? toneAt(depth) : dyedAt(depth)} />
    <Part d={line} fill="none" stroke={litAt(depth, 20)} strokeWidth="0.6" opacity={0.55 - depth * 0.34} />
    <Part d={solid} />
    <Part d={lit} fill={litAt(depth, 30)} opacity="0.8" />
    {white && <Part d={snow} fill={snowAt(depth)} />}
    <Part d={open} fill="var(--act)" />
  </g>
);
/** Within a layer, later forms are a little nearer. */
const WITHIN = 0.12;

/** Flat silhouettes, lighter at a distance, with lit windows. */
export const LayersByNight = ({ layers, white }: { readonly layers: readonly Layer[]; readonly white: boolean }) =>
  layers.map(({ depth, tone = depth, forms, at }, i) => (
    <g key={i} transform={placed(at)}>
      {forms.map((form, n) => (
        <Cut key={n} form={form} depth={tone - WITHIN * (1 - (n + 1) / forms.length)} white={white} />
      ))}
    </g>
  ));
