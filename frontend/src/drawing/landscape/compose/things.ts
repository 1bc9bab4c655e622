import { LINE } from '../burin.js';
import { type Lamp, type Layer } from '../form.js';
import { landmark } from '../made/landmarks.js';
import { traveller } from '../made/people.js';
import { type Ground, type Scene } from '../scene.js';
import { FOCUS } from './parts.js';
import { BERTHS } from './waters.js';

type Spot = readonly [x: number, y: number, scale: number];

/** The place for objects, and its nearness. */
const STAND: Readonly<Record<Exclude<Ground, 'ocean'>, Spot>> = {
  coast: [588, 141, 1],
  plains: [640, 141, 1.1],
  forest: [640, 140, 1],
  hills: [652, 143, 1],
  mountains: [640, 140, 0.9],
  desert: [636, 131, 0.9],
  swamp: [590, 138, 0.9],
  city: [560, 144, 1.1],
};
/** The position of a visible town, and the layer behind which it is. */
const TOWN_AT: Readonly<Partial<Record<Ground, readonly [...Spot, depth: number]>>> = {
  coast: [224, LINE + 21, 0.36, 0.6],
  ocean: [150, LINE + 1, 0.26, 0.3],
  mountains: [640, LINE + 44, 0.3, 0.7],
  forest: [FOCUS, LINE + 21, 0.3, 0.4],
  hills: [770, LINE + 20, 0.4, 0.45],
  swamp: [770, LINE + 13, 0.3, 0.39],
};
const MARK_AT: Readonly<Partial<Record<Ground, Spot>>> = {
  coast: [470, LINE + 44, 0.8],
  forest: [720, LINE + 43, 0.8],
  mountains: [770, LINE + 52, 0.8],
  desert: [760, LINE + 44, 0.8],
};
const markAt = ({ ground }: Scene): Spot => MARK_AT[ground] ?? [790, LINE + 44, 0.95];

/** The objects of a landscape besides plants: a distant town, a landmark, and the hero. */
export const thingsIn = ({ ground, country, town, landmark: mark, ...rest }: Scene): Layer[] => {
  const [x, y, scale, depth] = TOWN_AT[ground] ?? [758, LINE + 16, 0.4, 0.45];
  return [
    ...(town ? [{ depth, tone: 0.82, weight: 1.2, at: [x, y, scale] as const, forms: country.town }] : []),
    ...(mark === null || ground === 'city' || ground === 'ocean'
      ? []
      : [
          {
            depth: 0.84,
            at: markAt({ ground, country, town, landmark: mark, ...rest }),
            forms: landmark(mark, country),
          },
        ]),
    ...(ground === 'ocean' ? [] : [{ depth: 0.9, forms: [traveller(country, ...STAND[ground])] }]),
  ];
};

/** Artificial lights: a ship's lantern, a camp's fire, a town. */
export const lampsIn = (scene: Scene): Lamp[] => {
  const { ground, country } = scene,
    [dx, dy] = country.ship.lamp;
  if (ground === 'city') return [{ x: FOCUS, y: LINE + 16, reach: 210, behind: true }];
  if (ground === 'ocean' || ground === 'coast') {
    const [x, y, scale] = BERTHS[ground];
    return [{ x: x + dx * scale, y: y + dy * scale, reach: 40 * scale, mirrored: y + 3 }];
  }
  if (scene.landmark !== 'camp') return [];
  const [x, y] = markAt(scene);
  return [{ x: x - 2, y: y - 4, reach: 60 }];
};

/** Chimneys of a town of each people, from its middle; it smokes in the evening and in the cold. */
const HEARTHS: readonly (readonly [number, number])[] = [
  [-76, -44],
  [12, -46],
  [106, -36],
  [152, -34],
];
export const smokeIn = ({ ground, hour, season, weather }: Scene): readonly (readonly [number, number])[] =>
  ground === 'city' && weather !== 'storm' && (hour !== 'noon' || season === 'winter')
    ? HEARTHS.map(([x, y]) => [FOCUS + x, LINE + 30 + y] as const)
    : [];
