import { type FactionId } from '#contracts/world/world.js';
import { flowing, FOOT, type Hand, handFor, LINE, r1, times, WIDTH, type XY } from '../burin.js';
import { type Form, type Layer } from '../form.js';
import { cypress, fir, fringe, oak, palm, pine, reedHeads, reeds, snag, tufts, turf, furrows } from '../land/growth.js';
import { dune, hill, rolling } from '../land/hills.js';
import { massif } from '../land/massif.js';
import { surf } from '../land/water.js';
import { camel, flock, heron, horse, rider, sheep } from '../made/beasts.js';
import { farSail, SHIPS } from '../made/ships.js';
import { TOWNS } from '../towns/towns.js';
import { type Scene } from '../scene.js';
import { type Terms } from './terms.js';

type Tree = (hand: Hand, n: number, x: number, y: number, h: number) => Form;
/** What grows in each people's country, for the near and for the few. */
const TREES: Readonly<Record<FactionId, readonly [Tree, Tree]>> = {
  vikings: [fir, fir], empire: [pine, cypress], mongols: [fir, oak], samurai: [pine, fir], pirates: [palm, palm], knights: [oak, oak], assassins: [cypress, oak], barbarians: [fir, oak],
};

/** The place of what is looked at: beside the middle, clear of the words that stand at the left by night. */
const FOCUS = 692;

const sward = (hand: Hand, y: number, grass: number, road: boolean): Form => ({
  body: `${flowing([[-60, y + 5], [160, y - 3], [380, y + 6], [610, y], [860, y + 3], [1060, y + 4]])}V190H-60z`,
  line: tufts(handFor(hand, 31), grass, y + 12, FOOT - 2) + turf(handFor(hand, 32), y + 5, FOOT - 6, grass * 2) + (road ? `M${FOCUS - 8} ${y + 2}C${FOCUS - 60} ${y + 16} ${FOCUS + 40} ${y + 26} ${FOCUS - 60} ${FOOT + 10}M${FOCUS + 4} ${y + 2}C${FOCUS - 30} ${y + 14} ${FOCUS + 110} ${y + 26} ${FOCUS + 70} ${FOOT + 10}` : ''),
});

/** What lies under hills that end above the foot of the picture. */
const ground = (y: number, line = ''): Form => ({ body: `M-60 ${y}H1060V190H-60z`, line });

const plains = (hand: Hand, { people, road }: Scene, { light }: Terms): Layer[] => {
  const [, few] = TREES[people];
  const herd = times(7, (i) => horse(340 + hand(i) * 170, LINE + 22 + hand(i + 5) * 9, 0.42 + hand(i + 9) * 0.12, hand(i + 3) > 0.4 ? 1 : -1));
  const riders = people === 'mongols' ? times(3, (i) => rider(760 + i * 26 + hand(i) * 8, LINE + 13, 0.3, -1)) : [];
  return [
    { depth: 0.42, weight: 0.8, forms: [rolling(handFor(hand, 21), { y: LINE + 12, swell: 8, count: 3, foot: FOOT + 40, light, hatch: 0.5 }), { body: 'M0 0z', line: turf(handFor(hand, 20), LINE + 14, LINE + 30, 150) }] },
    { depth: 0.5, weight: 0.8, forms: [few(hand, 3, 190 + hand(4) * 60, LINE + 20, 34), few(hand, 8, 226 + hand(4) * 60, LINE + 22, 24), ...herd, ...riders] },
    { depth: 0.8, forms: [sward(hand, LINE + 28, 90, road)] },
    { depth: 0.97, forms: [{ body: fringe(handFor(hand, 33), FOOT, 15, 4) }] },
  ];
};

const forest = (hand: Hand, { people, road }: Scene, { light }: Terms): Layer[] => {
  const [near, few] = TREES[people];
  const row = (n: number, count: number, y: number, h: number, gap: number): Form[] =>
    times(count, (i) => [(i + hand(n + i) * 0.8) * (WIDTH / count), i] as const).filter(([x]) => Math.abs(x - FOCUS) > gap).map(([x, i]) => (hand(n + i + 5) > 0.25 ? near : few)(hand, n + i * 9, x, y + hand(n + i + 50) * 5, h * (0.8 + hand(n + i + 90) * 0.42)));
  return [
    { depth: 0.36, weight: 0.6, forms: row(100, 84, LINE + 16, 38, 14) },
    { depth: 0.48, weight: 0.8, forms: [rolling(handFor(hand, 22), { y: LINE + 18, swell: 8, count: 3, foot: FOOT + 40, light, hatch: 0.2 }), ...row(200, 40, LINE + 27, 56, 54)] },
    { depth: 0.74, forms: [sward(hand, LINE + 34, 40, road), ...row(300, 18, LINE + 46, 80, 120)] },
    { depth: 0.97, weight: 1.1, forms: [...[26, 118, 236, 884, 972].map((x, i) => near(hand, 400 + i * 11, x + hand(i) * 26, FOOT + 6, 104 + hand(i + 7) * 34)), { body: fringe(handFor(hand, 34), FOOT, 8, 6) }] },
  ];
};

const hills = (hand: Hand, { people, road }: Scene, { light, rise }: Terms): Layer[] => {
  const [, few] = TREES[people];
  return [
    { depth: 0.36, weight: 0.8, forms: [ground(LINE + 24), ...times(5, (i) => hill(hand, i * 5, 60 + i * 215 + hand(i) * 60, LINE + 26, 330 + hand(i + 3) * 90, (42 + hand(i + 6) * 22) * rise, light))] },
    { depth: 0.54, forms: [ground(LINE + 37), ...times(4, (i) => hill(hand, i * 7 + 40, 10 + i * 300 + hand(i + 8) * 60, LINE + 38, 400 + hand(i + 13) * 80, (36 + hand(i + 16) * 16) * (0.6 + rise * 0.4), light)), ...times(6, (i) => few(hand, i * 9, 240 + i * 21 + hand(i) * 12, LINE + 24 + hand(i + 2) * 5, 17 + hand(i + 30) * 8))] },
    { depth: 0.66, weight: 0.8, forms: times(9, (i) => sheep(380 + hand(i) * 170, LINE + 34 + hand(i + 4) * 9, 0.62, hand(i + 8) > 0.5 ? 1 : -1)) },
    { depth: 0.82, forms: [sward(hand, LINE + 42, 54, road)] },
    { depth: 0.97, forms: [{ body: fringe(handFor(hand, 35), FOOT, 9, 5) }] },
  ];
};

const mountains = (hand: Hand, { people }: Scene, { light, snow, rise }: Terms): Layer[] => {
  const [near] = TREES[people];
  const wall = (from: number, to: number, n: number, high: number): Form =>
    massif(handFor(hand, n), { foot: FOOT, light: FOCUS - 20, snow: Math.max(0.24, snow), peaks: times(3, (i) => ({ x: from + ((to - from) * (i + 0.4)) / 3, h: rise * high * (1 - i * (from < to ? 0.2 : 0.22)) * (0.9 + hand(n + i) * 0.25), w: Math.abs(to - from) / 2.1 })).sort((a, b) => a.x - b.x) });
  return [
    { depth: 0.34, forms: [massif(handFor(hand, 41), { foot: LINE + 34, base: FOOT + 40, light, snow: Math.max(0.3, snow), peaks: times(5, (i) => ({ x: 90 + i * 212 + hand(i) * 70, h: rise * (66 + hand(i + 5) * 46), w: 130 + hand(i + 9) * 40 })) })] },
    { depth: 0.52, forms: [wall(40, 520, 42, 158), wall(960, 760, 43, 136)] },
    { depth: 0.72, weight: 0.8, forms: [rolling(handFor(hand, 44), { y: LINE + 40, swell: 14, count: 4, foot: FOOT + 40, light, hatch: 0.4 }), ...times(24, (i) => near(hand, 500 + i * 9, hand(i + 60) * WIDTH, LINE + 44 + hand(i + 61) * 8, 16 + hand(i + 62) * 14))] },
    { depth: 0.9, forms: [{ body: `${flowing([[-60, 134], [120, 124], [260, 138], [430, 130], [620, 141], [810, 132], [1060, 138]])}V190H-60z`, line: times(40, (i) => `M${r1(hand(i) * WIDTH)} ${r1(138 + hand(i + 40) * 10)}l${r1(3 + hand(i + 80) * 4)}-2 3 2`).join('') }] },
  ];
};

const desert = (hand: Hand, _: Scene, { light, rise }: Terms): Layer[] => [
  { depth: 0.3, weight: 0.7, forms: [ground(LINE + 12), ...times(6, (i) => dune(hand, i * 13, 40 + i * 190 + hand(i) * 60, LINE + 14, 330, (16 + hand(i + 9) * 12) * rise, light))] },
  { depth: 0.46, weight: 0.8, forms: [ground(LINE + 31), dune(hand, 91, 210, LINE + 34, 520, 30, light), dune(hand, 93, 840, LINE + 32, 480, 34, light)] },
  { depth: 0.6, weight: 0.8, forms: times(5, (i) => camel(470 + i * 34, LINE + 24 + (i % 2), 0.56)) },
  { depth: 0.72, forms: [dune(hand, 95, 520, FOOT + 14, 900, 40, light)] },
  { depth: 0.94, forms: [dune(hand, 97, 60, FOOT + 22, 760, 40, light), dune(hand, 99, 960, FOOT + 24, 640, 38, light)] },
];

const pools = (hand: Hand): string => times(10, (i) => { const y = LINE + 30 + i * 4.6, x = hand(i) * WIDTH; return `M${r1(x)} ${r1(y)}h${r1(40 + hand(i + 5) * 120)}M${r1(x + 30)} ${r1(y + 1.8)}h${r1(20 + hand(i + 9) * 60)}`; }).join('');
const swamp = (hand: Hand, _: Scene, { light }: Terms): Layer[] => [
  { depth: 0.4, weight: 0.8, forms: [rolling(handFor(hand, 24), { y: LINE + 10, swell: 7, count: 5, foot: FOOT + 40, light, hatch: 0.3 }), ...times(8, (i) => snag(hand, i * 3, hand(i) * WIDTH, LINE + 16 + hand(i + 4) * 6, 24 + hand(i + 8) * 18))] },
  { depth: 0.5, forms: [{ body: `M-20 ${LINE + 26}H1020V190H-20z`, line: pools(handFor(hand, 25)) }] },
  { depth: 0.72, forms: [...times(4, (i) => snag(hand, i * 5 + 60, 90 + i * 250 + hand(i + 20) * 90, LINE + 38 + hand(i + 30) * 14, 58 + hand(i + 33) * 20)), heron(612, LINE + 48, 0.62)] },
  { depth: 0.95, weight: 1.1, forms: times(11, (i) => { const x = (i + hand(i + 2) * 0.8) * 96, y = FOOT + 2 - hand(i + 6) * 12; return { body: `M${r1(x - 34)} ${r1(y + 6)}q34-14 70 0z`, line: reeds(handFor(hand, 60 + i), x, y + 2, 14, 34), solid: reedHeads(handFor(hand, 60 + i), x, y + 2, 14, 34) }; }) },
];

/** The strand, from the sea's edge at the left to the reader's feet. */
const STRAND: readonly XY[] = [[-60, LINE + 18], [60, LINE + 12], [170, LINE + 20], [300, LINE + 27], [420, LINE + 31], [560, LINE + 42], [700, LINE + 49], [840, LINE + 52], [1060, LINE + 56]];
const coast = (hand: Hand, { people, horizon }: Scene, { light, snow, rise }: Terms): Layer[] => {
  const [, few] = TREES[people];
  const headland = massif(handFor(hand, 51), { foot: LINE + 5, light, snow: snow * 0.6, rough: 0.2, peaks: [{ x: 8, h: 74 * rise, w: 60 }, { x: 92, h: 50 * rise, w: 60 }, { x: 176, h: 28 * rise, w: 56 }] });
  const fjord = massif(handFor(hand, 52), { foot: LINE + 4, light, snow: snow * 0.8, rough: 0.24, peaks: [{ x: 842, h: 30 * rise, w: 60 }, { x: 914, h: 62 * rise, w: 70 }, { x: 996, h: 96 * rise, w: 76 }] });
  return [
    { depth: 0.4, weight: 0.9, forms: people === 'vikings' || horizon === 'mountains' ? [fjord, headland] : [headland] },
    { depth: 0.52, weight: 0.7, forms: [farSail(350, LINE + 7, 0.8), farSail(392, LINE + 4, 0.5), farSail(556, LINE + 5, 0.6)] },
    { depth: 0.7, weight: 0.8, forms: SHIPS[people].forms.map((form) => ({ ...form, at: [FOCUS + 16, LINE + 33, 0.86] as const })) },
    {
      depth: 0.86,
      forms: [
        { body: `${flowing(STRAND)}V190H-60z`, line: surf(hand, STRAND, 4) + surf((n) => hand(n + 50), STRAND, 8) + times(46, (i) => `M${r1(hand(i) * 640)} ${r1(LINE + 36 + hand(i + 50) * 26)}h1.6`).join('') + tufts(handFor(hand, 53), 30, LINE + 40, FOOT - 2, 0, 420) },
        ...times(3, (i) => few(hand, i * 7, 60 + i * 42 + hand(i) * 20, LINE + 26 + i * 6, 34 + hand(i + 4) * 14)),
      ],
    },
    { depth: 0.98, forms: [{ body: fringe(handFor(hand, 54), FOOT + 1, 8, 5) }] },
  ];
};

const ocean = (_: Hand, { people }: Scene): Layer[] => [
  { depth: 0.4, weight: 0.7, forms: [farSail(214, LINE + 4, 0.9), farSail(300, LINE + 2, 0.6)] },
  { depth: 0.76, forms: SHIPS[people].forms.map((form) => ({ ...form, at: [FOCUS, LINE + 34, 1.25] as const })) },
];

const city = (hand: Hand, { people, sea }: Scene, { light }: Terms): Layer[] => {
  const [near] = TREES[people];
  return [
    { depth: 0.46, weight: 0.8, forms: [rolling(handFor(hand, 26), { y: LINE + (sea ? 16 : 10), swell: 9, count: 3, foot: FOOT + 40, light, hatch: 0.3 }), ...(people === 'mongols' || people === 'pirates' ? [] : [{ body: 'M0 0z', line: furrows(hand, 120, LINE + 21, 110, 12) + furrows(hand, 300, LINE + 19, 84, 11) + furrows(hand, 900, LINE + 20, 80, 12) }]), { body: 'M0 0z', line: turf(handFor(hand, 27), LINE + 16, LINE + 36, 130) }, ...times(9, (i) => near(hand, i * 9, [70, 92, 104, 246, 262, 408, 424, 440, 950][i] ?? 0, LINE + 19 + hand(i + 3) * 5, 22 + hand(i + 6) * 14))] },
    { depth: 0.62, weight: 0.8, at: [FOCUS, LINE + 30, 1], forms: TOWNS[people] },
    { depth: 0.84, forms: [sward(hand, LINE + 38, 50, true)] },
    { depth: 0.97, forms: [{ body: fringe(handFor(hand, 36), FOOT, 8, 5) }] },
  ];
};

const GROUNDS: Readonly<Record<Scene['ground'], (hand: Hand, scene: Scene, terms: Terms) => Layer[]>> = { ocean, coast, plains, forest, hills, mountains, desert, swamp, city };

/** What one stands on, from the farther to the nearest. */
export const groundOf = (scene: Scene, hand: Hand, terms: Terms): Layer[] => GROUNDS[scene.ground](hand, scene, terms);
export const birdsOf = (hand: Hand, { ground, sea }: Scene): string => flock(handFor(hand, 70), 430 + hand(71) * 120, sea || ground === 'swamp' ? 46 : 34, sea ? 7 : 5, 130);
