import { type FactionId } from '#game/model/world.js';
import { type MarkName } from '../view/draw-mark.js';
import { TerrainMark } from './terrain-mark.js';

const ENTRIES: readonly (readonly [MarkName, string])[] = [
  ['ocean', 'Ocean'],
  ['coast', 'Coast'],
  ['plains', 'Plains'],
  ['forest', 'Forest'],
  ['hills', 'Hills'],
  ['mountains', 'Mountains'],
  ['desert', 'Desert'],
  ['swamp', 'Swamp'],
  ['city', 'City'],
  ['route', 'Route'],
  ['you', 'You'],
];

/** The legend: the meaning of the marks. */
export const ChartLegend = ({ faction, id }: { readonly faction: FactionId; readonly id: string }) => (
  <ul id={id} className="chart-legend" aria-label="Legend">
    {ENTRIES.map(([mark, word]) => (
      <li key={mark}>
        <TerrainMark of={mark} faction={faction} />
        <span>{word}</span>
      </li>
    ))}
  </ul>
);
