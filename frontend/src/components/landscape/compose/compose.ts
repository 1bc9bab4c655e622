import { type FactionId } from '#contracts/world/world.js';
import { type Hand, handOf, LINE } from '../burin.js';
import { type Lamp, type Layer } from '../form.js';
import { landmark } from '../made/landmarks.js';
import { traveller } from '../made/people.js';
import { SHIPS } from '../made/ships.js';
import { TOWNS } from '../towns/towns.js';
import { type Ground, type Scene } from '../scene.js';
import { birdsOf, groundOf } from './ground.js';
import { horizonOf } from './horizon.js';

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: 'sun' | 'moon';
}
export interface Composition {
  readonly hand: Hand;
  readonly light: Light;
  /** The farther ones first; where `water` is, the sea lies before the layers that follow it. */
  readonly far: readonly Layer[];
  readonly water: boolean;
  readonly near: readonly Layer[];
  readonly birds: string;
  readonly lamps: readonly Lamp[];
}

/** Where sun or moon stands, by hour: low in the east of the picture, high, low in the west. */
const LIGHTS: Readonly<Record<Scene['hour'], Light>> = {
  morning: { x: 588, y: LINE - 12, r: 17, kind: 'sun' }, noon: { x: 622, y: 6, r: 13, kind: 'sun' }, dusk: { x: 606, y: LINE - 2, r: 22, kind: 'sun' }, night: { x: 612, y: 12, r: 14, kind: 'moon' },
};

/** Where there is room to stand, and how near that is. */
const STAND: Readonly<Record<Ground, readonly [number, number, number]>> = {
  ocean: [0, 0, 0], coast: [330, 138, 1], plains: [560, 140, 1.1], forest: [640, 140, 1], hills: [570, 142, 1], mountains: [610, 140, 0.9], desert: [600, 132, 0.9], swamp: [480, 136, 0.9], city: [452, 143, 1.1],
};
const TOWN_AT: Readonly<Partial<Record<Ground, readonly [number, number, number]>>> = { coast: [208, LINE + 19, 0.36], ocean: [150, LINE + 1, 0.26], mountains: [560, LINE + 36, 0.34], forest: [690, LINE + 20, 0.3] };

const snowOf = ({ season, weather }: Scene): number => (weather === 'snow' ? 0.62 : season === 'winter' ? 0.5 : season === 'spring' ? 0.16 : 0);

const townFar = ({ ground, people }: Scene): Layer => {
  const at = TOWN_AT[ground] ?? ([742, LINE + 15, 0.36] as const);
  return { depth: 0.34, weight: 1.3, at, forms: TOWNS[people] };
};
const markAt = ({ ground }: Scene): readonly [number, number, number] => (ground === 'coast' ? [470, LINE + 44, 0.8] : ground === 'forest' ? [700, LINE + 42, 0.8] : [770, LINE + 44, 0.95]);

const lampsOf = (scene: Scene, people: FactionId): Lamp[] => {
  const { lamp: [dx, dy] } = SHIPS[people];
  if (scene.ground === 'ocean') return [{ x: 692 + dx * 1.25, y: LINE + 34 + dy * 1.25, reach: 48 }];
  if (scene.ground === 'coast') return [{ x: 706 + dx * 0.86, y: LINE + 33 + dy * 0.86, reach: 34 }];
  if (scene.ground === 'city') return [{ x: 690, y: LINE + 16, reach: 210, behind: true }];
  if (scene.landmark === 'camp') { const [x, y] = markAt(scene); return [{ x: x - 2, y: y - 4, reach: 60 }]; }
  return [];
};

/** The same scene for both lights: what stands where. */
export const composed = (scene: Scene, rise: number): Composition => {
  const hand = handOf(scene.seed), light = LIGHTS[scene.hour], snow = snowOf(scene), terms = { light: light.x, snow, rise };
  const [x, y, size] = STAND[scene.ground];
  const [mx, my, ms] = markAt(scene);
  const near: Layer[] = groundOf(scene, hand, terms);
  const things: Layer[] = [
    ...(scene.landmark === null || scene.ground === 'city' || scene.ground === 'ocean' ? [] : [{ depth: 0.76, at: [mx, my, ms] as const, forms: landmark(scene.landmark, scene.people) }]),
    ...(size === 0 ? [] : [{ depth: 0.9, forms: [traveller(scene.people, x, y, size)] }]),
  ];
  const front = near.findIndex(({ depth }) => depth > 0.9);
  const placed = front < 0 ? [...near, ...things] : [...near.slice(0, front), ...things, ...near.slice(front)];
  const far = horizonOf(scene, hand, terms);
  const town = scene.town ? [townFar(scene)] : [];
  const water = scene.ground === 'ocean' || scene.ground === 'coast' || (scene.sea && scene.horizon === 'sea') || (scene.sea && scene.ground === 'city');
  return { hand, light, far, water, near: [...town, ...placed], birds: birdsOf(hand, scene), lamps: lampsOf(scene, scene.people) };
};
