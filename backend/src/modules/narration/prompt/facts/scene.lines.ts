import { frameOf, oathOf } from '#game/content/catalogue.js';
import { SAGAS } from '#game/content/sagas.js';
import { VOICES } from '#game/content/voices.js';
import { linesOf } from '#game/model/content/frame.js';
import { type Ending } from '#game/model/session.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Filler, gist, oneOf } from './lines.js';

const linesOfEnd = ({ faction, saga }: TurnFacts, how: Ending): readonly string[] => {
  const own = oathOf(saga?.oath.key ?? '');
  const lines = how === 'triumph' ? own?.triumph : how === 'loss' ? own?.loss : undefined;
  return lines ?? VOICES[faction].endings[how];
};
/** How an ended saga closes: 'Game Over' belongs to the specification (section 2). */
const ending = (facts: TurnFacts, fill: Filler): readonly string[] => {
  const { faction, ending: how, turn } = facts;
  if (how === 'fallen') return ['The hero fell, and may yet be taken back: do not say that it is over.'];
  if (how === null) return [];
  const last = oneOf(linesOfEnd(facts, how), turn);
  return [
    `The saga ends here, in ${how}${last === undefined ? '.' : `: ${gist(fill(last))}`}`,
    `The very last sentence is: ${VOICES[faction].closing}`,
  ];
};

const opening = ({ deed, saga, turn }: TurnFacts, fill: Filler): readonly string[] => {
  const sworn = deed === null && saga ? oneOf(oathOf(saga.oath.key)?.sworn ?? [], turn) : undefined;
  return sworn === undefined ? [] : [`How the oath was sworn: ${gist(fill(sworn))}`];
};

const over = ({ frameBefore, success, turn }: TurnFacts, fill: Filler): readonly string[] => {
  const lost = success ? undefined : oneOf(linesOf(frameOf(frameBefore)?.givenUp ?? []), turn);
  return [`The encounter is over; nothing stands in the way now.${lost === undefined ? '' : ` ${gist(fill(lost))}`}`];
};
/** What stands before the hero now; an open encounter in the words of the content. */
const standing = (facts: TurnFacts, fill: Filler): readonly string[] => {
  const { frame: key, frameBefore, turn } = facts;
  const frame = frameOf(key);
  if (!frame) return frameBefore === null ? [] : over(facts, fill);
  const isSame = key === frameBefore;
  const seen = oneOf(isSame ? linesOf(frame.still) : frame.openings, turn) ?? '';
  return [`${isSame ? 'Still before the hero' : 'Now before the hero'}: ${gist(fill(seen))}`];
};

const leftThere = ({ cell, turn }: TurnFacts): string | undefined => {
  const past = cell.visitCount > 1 ? frameOf(cell.frame) : undefined;
  return past && oneOf(linesOf(past.later).filter(Boolean), turn);
};
const lookOf = ({ saga, faction, turn }: TurnFacts): string | undefined =>
  oneOf(SAGAS[faction]?.landmarks.find(({ name }) => name === saga?.landmark?.name)?.seen ?? [], turn);
/** What is left of an earlier encounter, and what a landmark looks like. */
const ground = (facts: TurnFacts, fill: Filler): readonly string[] => {
  const { frame, deed } = facts;
  if (deed?.kind !== 'move' || frame !== null) return [];
  const [later, look] = [leftThere(facts), lookOf(facts)];
  return [
    ...(later ? [`What is left there of another time: ${gist(fill(later))}`] : []),
    ...(look ? [`The landmark there: ${gist(fill(look))}`] : []),
  ];
};

/** How the leaf begins or ends. */
export const sceneLines = (facts: TurnFacts, fill: Filler): readonly string[] =>
  facts.ending === null
    ? [...opening(facts, fill), ...ground(facts, fill), ...standing(facts, fill)]
    : ending(facts, fill);
