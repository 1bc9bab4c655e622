import { drawsOf } from '#game/rules/dice/dice.js';

/** A whole number of 1 to `sides`. */
export type Draw = (sides: number) => number;

/** The same draws for the same seed. */
export const drawsFrom = (seed: string): Draw => {
  let k = 0;
  const draws = drawsOf(Buffer.from(seed.padEnd(32, '.')).toString('hex').slice(0, 64));
  return (sides) => draws('soak', ++k, sides);
};

const words = (text: string): readonly string[] => text.split(' ');
const NOUNS = words(
  'smoke frost heron kettle doorway gravel lantern bramble harness puddle ember thistle rafter furrow bucket gull ' +
    'drizzle hearth fence barrow crow chimney ladder meadow hoof basket shingle gutter sleeve candle bridle dusk ' +
    'hedge stubble axle shutter moss cinder plank apron whistle cobweb stable oar nettle pebble mist anvil ditch straw',
);
const ADJECTIVES = words(
  'grey wet narrow patient crooked idle pale heavy broken dry sullen thin bright low empty old mended cold rough slow ' +
    'black warm stubborn bare torn muddy still soft steep plain worn bitter dim loose',
);
const VERBS = words(
  'leaned drifted creaked hung settled turned waited shook dripped lay rattled faded stirred stood sagged swung ' +
    'crept glowed sank rustled trembled lingered smoked gleamed',
);
const PLACES = words('beside beneath behind above beyond against near across past along');
const DEEDS = words(
  'watched counted touched passed lifted mended noticed followed turned heard remembered smelled considered left moved ' +
    'found brushed weighed opened shut',
);
const MANNERS = words('slowly twice again quietly first carefully later alone gladly wearily often early');

const pickFrom =
  (draw: Draw) =>
  (list: readonly string[]): string =>
    list[draw(list.length) - 1] ?? '';

const sentence = (draw: Draw): string => {
  const pick = pickFrom(draw);
  const [noun, other, third] = [pick(NOUNS), pick(NOUNS), pick(NOUNS)];
  switch (draw(5)) {
    case 1:
      return `${pick(MANNERS)} you ${pick(DEEDS)} the ${pick(ADJECTIVES)} ${noun} ${pick(PLACES)} a ${other}.`;
    case 2:
      return `a ${pick(ADJECTIVES)} ${noun} ${pick(VERBS)} ${pick(PLACES)} the ${pick(ADJECTIVES)} ${other}.`;
    case 3:
      return `you ${pick(DEEDS)} ${pick(MANNERS)}, ${pick(PLACES)} some ${other}, and the ${noun} ${pick(VERBS)}.`;
    case 4:
      return `${pick(PLACES)} the ${noun} a ${other} ${pick(VERBS)}, ${pick(ADJECTIVES)} as ${third}.`;
    default:
      return `the ${noun} ${pick(VERBS)} ${pick(MANNERS)}; ${pick(ADJECTIVES)} ${other} ${pick(VERBS)} ${pick(PLACES)} it.`;
  }
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A leaf of prose that fits any turn, and is told once: it names nobody, gives no number and decides nothing. */
export const leafOf = (seed: string): string => {
  const draw = drawsFrom(seed);
  const paragraph = (): string => Array.from({ length: 2 + draw(2) }, () => capital(sentence(draw))).join(' ');
  return `${paragraph()}\n\n${paragraph()}`;
};
