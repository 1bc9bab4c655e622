import { SCENES } from '#game/content/common/voice/scenes.js';
import {
  DISTURBED_GRAMMAR,
  FREE_GRAMMAR,
  GIVEN_UP_GRAMMAR,
  GOT_AWAY_GRAMMAR,
  STILL_GRAMMAR,
} from '#game/content/common/telling/saga.js';
import { linesOf } from '#game/model/content/frame.js';
import { CAME_FOR_GRAMMAR } from '#game/content/common/telling/matters.js';
import { frameOf, threadOf } from '#game/content/catalogue.js';
import { isCommonFrame } from '#game/content/tables.js';
import { reckoningOfFrame } from '#game/model/offer-ids.js';
import { tellsTheWayOn } from '#game/rules/facts/outcome-words.js';
import { ALL_NAMED, fillPlainly } from '../grammar/fill.js';
import { reckonedThread, threadSlots } from '../grammar/slots.js';
import { LOOK_GRAMMARS, LOOKS, STREET_GRAMMAR, STREETS, TURNING_GRAMMARS } from '../grammar/tables.js';
import { type Handled } from '../hand/hand.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { anyOf, isGivenUp, type TellingContext, oneIn } from './telling-context.js';
import { firstSentences } from './first-sentences.js';

/** A look round where nothing is in the way. */
export const look = ({ facts, voice, phrases }: TellingContext): string | null => {
  const {
    city,
    cell: { terrain },
    faction,
  } = facts;
  if (city !== null)
    return phrases.fresh(
      'look',
      anyOf('look', facts, [STREETS[faction], STREET_GRAMMAR, voice.streets, STREET_GRAMMAR]),
    );
  const own = terrain === 'ocean' ? (voice.seaScenes ?? []) : voice.scenes;
  const looks = LOOK_GRAMMARS[terrain];
  return phrases.fresh(
    'look',
    anyOf('look', facts, [looks, LOOKS[faction], looks, SCENES[terrain], looks, own, looks, looks]),
  );
};

/** The weather, where it has turned on the way. */
export const turnedWeather = ({ facts: { saga }, phrases }: TellingContext): string | null =>
  !saga?.before || saga.before.weather === saga.calendar.weather
    ? null
    : phrases.fresh('turning', [TURNING_GRAMMARS[saga.before.weather][saga.calendar.weather]]);

const standing = ({ facts, phrases }: TellingContext): Paragraph => {
  const frame = frameOf(facts.frame);
  if (!frame) return [];
  if (facts.frame === facts.frameBefore)
    return piece(
      RANK.stands,
      firstSentences(phrases.anew('still', linesOf(frame.still))) ?? phrases.fresh('still', [STILL_GRAMMAR]),
    );
  const handled: Handled = { part: 'opening', isCommon: isCommonFrame(frame.key) };
  const isDisturbed = facts.deed !== null && facts.deed.kind !== 'move';
  return [
    ...(isDisturbed ? piece(RANK.way, phrases.fresh('disturbed', [DISTURBED_GRAMMAR])) : []),
    ...piece(
      RANK.stands,
      phrases.anew('opening', frame.openings, undefined, handled) ??
        phrases.anew('still', linesOf(frame.still)) ??
        phrases.surely('opening', frame.openings, undefined, handled),
    ),
  ];
};

/** How it ended for one who tried too often: told before anything else that came of it. */
export const givenUp = ({ facts, phrases }: TellingContext): Paragraph => {
  const { frameBefore, deed } = facts;
  if (!isGivenUp(facts)) return [];
  if (deed?.kind === 'flight') return piece(RANK.stands, phrases.fresh('given-up', [GOT_AWAY_GRAMMAR]));
  const own = phrases.anew('given-up', linesOf(frameOf(frameBefore)?.givenUp ?? []));
  return piece(RANK.stands, own ?? phrases.fresh('given-up', [GIVEN_UP_GRAMMAR]));
};

/** That nothing bars the way any longer, where the end of an encounter is told without saying so. */
export const setFree = ({ facts, phrases }: TellingContext, done: Paragraph): Paragraph => {
  const { frame, frameBefore, success, deed } = facts;
  if (frame !== null || frameBefore === null || !success || deed === null) return [];
  // Attempts are told in words that fit many deeds: this sentence would follow each of them.
  if (deed.attempt !== null && !oneIn(4, facts, 'free')) return [];
  if (reckoningOfFrame(frameBefore) !== null || done.some(({ text }) => tellsTheWayOn(text))) return [];
  return piece(RANK.fate, phrases.fresh('free', [FREE_GRAMMAR]));
};

/** Which matter it is that somebody has come for: there may be several with them. */
const cameFor = ({ facts, phrases }: TellingContext): Paragraph => {
  const thread = facts.frame === facts.frameBefore ? undefined : reckonedThread(facts);
  const title = threadOf(thread?.key ?? '')?.title;
  if (!thread || !facts.saga || title === undefined || reckoningOfFrame(facts.frame) === null) return [];
  const named = fillPlainly(title, threadSlots(facts.saga, thread), ALL_NAMED);
  return piece(RANK.change, phrases.fresh('came-for', [CAME_FOR_GRAMMAR], { title: named }));
};

/** What stands before the player now; at the beginning, one look round. */
export const placeParagraph = (context: TellingContext): Paragraph => {
  const { frame, deed } = context.facts;
  if (frame !== null) return [...standing(context), ...cameFor(context)];
  return deed === null ? piece(RANK.scene, look(context)) : [];
};
