import { type Hand, handFor, handOf, LINE } from '../burin.js';
import { type Lamp, type Layer } from '../form.js';
import { flock } from '../made/beasts.js';
import { type Scene } from '../scene.js';
import { hills, mountains } from './heights.js';
import { horizonOf } from './horizon.js';
import { city, desert, plains } from './open-country.js';
import { type Terms } from './terms.js';
import { type Light } from './light.js';
import { lampsIn, smokeIn, thingsIn } from './things.js';
import { coast, ocean } from './waters.js';
import { forest, swamp } from './woods.js';

/** The composition from the farthest to the nearest object: the same for both lights. */
export interface Composition {
  readonly hand: Hand;
  readonly light: Light;
  /** In front of the sea, if there is any. */
  readonly far: readonly Layer[];
  readonly water: boolean;
  readonly near: readonly Layer[];
  readonly birds: string;
  readonly lamps: readonly Lamp[];
  /** The points where smoke rises. */
  readonly smoke: readonly (readonly [number, number])[];
}

/** The position of sun or moon by hour: low, high, setting. */
const LIGHTS: Readonly<Record<Scene['hour'], Light>> = {
  morning: { x: 606, y: LINE - 12, r: 17, kind: 'sun' },
  noon: { x: 628, y: 20, r: 13, kind: 'sun' },
  dusk: { x: 616, y: LINE - 2, r: 22, kind: 'sun' },
  night: { x: 622, y: 19, r: 14, kind: 'moon' },
};
const GROUNDS: Readonly<Record<Scene['ground'], (hand: Hand, scene: Scene, terms: Terms) => Layer[]>> = {
  ocean,
  coast,
  plains,
  forest,
  hills,
  mountains,
  desert,
  swamp,
  city,
};

const snowOf = ({ season, weather }: Scene): number =>
  weather === 'snow' ? 0.62 : season === 'winter' ? 0.5 : season === 'spring' ? 0.16 : 0;
const waterIn = ({ ground, horizon, sea }: Scene): boolean =>
  ground === 'ocean' || ground === 'coast' || (sea && (horizon === 'sea' || ground === 'city'));

/** A high light is higher if there is more sky; a low one can be over the country's own mountain. */
const lightOf = ({ hour, country, horizon }: Scene, rise: number): Light => {
  const light = LIGHTS[hour],
    high = hour === 'noon' || hour === 'night';
  if (high) return { ...light, y: light.y - 26 * (rise - 1) };
  return horizon === 'mountains' ? (country.mountain?.lightOver(light, rise) ?? light) : light;
};

/** @param rise how much higher mountains are if there is more sky */
export const composed = (scene: Scene, rise: number): Composition => {
  const hand = handOf(scene.seed),
    light = lightOf(scene, rise),
    terms = { light: light.x, snow: snowOf(scene), rise };
  const { ground, sea } = scene;
  return {
    hand,
    light,
    far: horizonOf(scene, hand, terms),
    water: waterIn(scene),
    near: [...GROUNDS[ground](hand, scene, terms), ...thingsIn(scene)].sort((a, b) => a.depth - b.depth),
    birds: flock(handFor(hand, 70), [430 + hand(71) * 120, sea || ground === 'swamp' ? 46 : 34], sea ? 7 : 5, 130),
    lamps: lampsIn(scene),
    smoke: smokeIn(scene),
  };
};
