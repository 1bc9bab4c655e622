import { attemptAt, type SceneRef } from '#game/model/attempt.js';
import { type MovementOption } from '#game/model/cell.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { towns, ways as waysAnswer } from './answers/state.answers.js';
import { bind } from './bind.js';
import { type ReadingScene } from './reading-scene.js';
import { type Said } from './deed.js';
import { isSomebody } from './people.js';
import { type TextToken } from './tokens.js';
import { compassIn, compassOf, terrainIn, wayIn, type WayFound, wayTowards } from './ways.js';

const goTo = (way: MovementOption, towards: SceneRef | null): IntentReading => ({
  kind: 'reading',
  attempt: attemptAt('go', { place: { of: 'way', q: way.q, r: way.r }, object: towards }),
  confidence: 1,
});
const optionOf = (way: MovementOption): string =>
  way.cityDetails === null ? `Go ${compassOf(way)}` : `Go to ${way.cityDetails}`;
const whichWay = (ways: readonly MovementOption[]): IntentReading => ({
  kind: 'ask-back',
  question: `Which way: ${ways.map((way) => compassOf(way)).join(', ')}?`,
  options: ways.slice(0, 4).map(optionOf),
});

const found = (way: WayFound, ground: ReadingScene): IntentReading => {
  switch (way.is) {
    case 'way':
      return goTo(way.way, way.towards && { of: 'place', name: way.towards.name, q: way.towards.q, r: way.towards.r });
    case 'several':
      return whichWay(way.ways);
    case 'arrived':
      return { kind: 'answer', text: `You are at ${way.place.name} already.` };
    case 'none':
      return { kind: 'answer', text: `No way leads there from here. ${waysAnswer(ground.scene)}` };
  }
};

const leaving = (said: Said): IntentReading => ({
  kind: 'reading',
  attempt: attemptAt('flee', { manner: said.manner }),
  confidence: 0.8,
});

/** The place that something stands for: where somebody was last seen, where the oath leads. */
const placeMeant = (ref: SceneRef, { scene }: ReadingScene): string | null => {
  if (ref.of === 'place') return ref.name;
  if (ref.of === 'oath') return scene.saga?.goal ?? null;
  if (ref.of !== 'person') return null;
  const person = scene.persons.find(({ id }) => id === ref.id);
  return person?.isHere ? null : (person?.lastSeenAt ?? null);
};
/** A place by its name: the step towards it. */
const named = (tokens: readonly TextToken[], ground: ReadingScene): WayFound | null => {
  const what = bind(tokens, ground, ['place']);
  const name = what.is === 'bound' ? placeMeant(what.ref, ground) : null;
  const place = ground.scene.places.find((one) => one.name === name);
  return place ? wayTowards(ground.scene, place) : null;
};
/** Somebody or something right here: gone up to, not travelled to. */
const nearby = (tokens: readonly TextToken[], said: Said, ground: ReadingScene): IntentReading | null => {
  const what = bind(tokens, ground, ['person', 'companion', 'sight']);
  if (what.is !== 'bound' || what.ref.of === 'place' || what.ref.of === 'self' || what.ref.of === 'coins') return null;
  const attempt = isSomebody(what.ref)
    ? attemptAt('talk', { addressee: what.ref, manner: said.manner })
    : attemptAt(/enter|step|inside|into/.test(said.words) ? 'search' : 'look', {
        object: what.ref,
        manner: said.manner,
      });
  return { kind: 'reading', attempt, confidence: 0.7 };
};

const STRANGE_PLACE = /^(?:to|toward|towards|for|into)$/;
const NOWHERE = new Set([
  'on',
  'there',
  'forward',
  'onward',
  'ahead',
  'away',
  'out',
  'home',
  'back',
  'off',
  'along',
  'up',
  'down',
  'in',
  'around',
  'myself',
  'alone',
]);

const somewhere = (tokens: readonly TextToken[]): readonly TextToken[] =>
  tokens.filter(({ text }) => !NOWHERE.has(text));
const firstPhrase = ({ direct, preps }: Said): readonly TextToken[] => {
  const first = somewhere(direct);
  return first.length > 0 ? first : somewhere(preps[0]?.tokens ?? []);
};

const strangePlace = (said: Said, tokens: readonly TextToken[], ground: ReadingScene): IntentReading | null => {
  const isStrange = said.preps.some(({ prep }) => STRANGE_PLACE.test(prep)) && bind(tokens, ground).is === 'unknown';
  return isStrange ? { kind: 'answer', text: `You know of no such place. ${towns(ground.scene)}` } : null;
};

/** Where an encounter stands in the way: gone up to what is at hand, or left. */
const goingAway = (said: Said, isFar: boolean, ground: ReadingScene): IntentReading =>
  (isFar ? null : nearby(firstPhrase(said), said, ground)) ?? leaving(said);

/** Where all ways are open: a place, a way, something at hand, or nothing that is known. */
const goingOn = (said: Said, tokens: readonly TextToken[], ground: ReadingScene): IntentReading => {
  const near = compassIn(said.words) === null ? nearby(firstPhrase(said), said, ground) : null;
  const way = wayIn(ground.scene, said.words);
  if (way && (way.is !== 'none' || near === null)) return found(way, ground);
  return near ?? strangePlace(said, tokens, ground) ?? whichWay(ground.scene.ways);
};

const AVOIDING = new Set(['avoid', 'evade', 'dodge', 'bypass', 'skirt']);
/** All ways but into what is avoided. */
const otherWays = (said: Said, { scene }: ReadingScene): IntentReading => {
  const others = scene.ways.filter(({ terrain }) => terrain !== terrainIn(said.words));
  return scene.ways.length === 0 ? leaving(said) : whichWay(others.length > 0 ? others : scene.ways);
};

/** A going, by what it names. */
export const goingIn = (said: Said, ground: ReadingScene): IntentReading => {
  const tokens = somewhere([...said.direct, ...said.preps.flatMap((phrase) => phrase.tokens)]);
  if (tokens.length === 0 && said.by[0] === 'run' && ground.scene.frame !== null) return leaving(said);
  if (AVOIDING.has(said.by[0] ?? '')) return otherWays(said, ground);
  const isDirected = compassIn(said.words) !== null;
  const byName = isDirected ? null : named(tokens, ground);
  if (ground.scene.ways.length === 0) return goingAway(said, isDirected || byName !== null, ground);
  return byName ? found(byName, ground) : goingOn(said, tokens, ground);
};

/** Words without a verb that are a way: 'north', 'Hrafnsvik', 'the woods'. */
export const bareWay = (tokens: readonly TextToken[], words: string, ground: ReadingScene): IntentReading | null => {
  if (tokens.length === 0 || tokens.length > 5) return null;
  const way =
    compassIn(words) === null && terrainIn(words) === null ? named(tokens, ground) : wayIn(ground.scene, words);
  return way && ground.scene.ways.length > 0 ? found(way, ground) : null;
};
