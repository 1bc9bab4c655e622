import { DISTURBED } from '#game/content/common/voice/disturbed.js';
import { GIVEN_UP } from '#game/content/common/voice/given-up.js';
import { SCENES } from '#game/content/common/voice/scenes.js';
import {
  DISTURBED_GRAMMAR,
  GIVEN_UP_GRAMMAR,
  STILL_GRAMMAR,
  TENSION_GRAMMAR,
} from '#game/content/common/telling/saga.js';
import { CONDITION_LINES } from '#game/content/common/telling/body.js';
import { linesOf } from '#game/model/content/frame.js';
import { frameOf } from '#game/content/catalogue.js';
import { CHORES } from '#game/content/common/telling/chores.js';
import {
  LOOK_GRAMMARS,
  LOOKS,
  REMARK_LINES,
  STREET_GRAMMAR,
  STREETS,
  TURNING_GRAMMARS,
  WEATHER_GRAMMARS,
  whole,
} from '../grammar/tables.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { anyOf, type Moment, oneIn } from './moment.js';

const CONDITION = whole(CONDITION_LINES);

/** A look round where nothing is in the way. */
export const look = ({ facts, voice, phrases }: Moment): string | null => {
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

export const remark = ({ facts, phrases }: Moment): string | null =>
  phrases.fresh('remark', anyOf('remark-source', facts, [REMARK_LINES[facts.faction], CHORES, CHORES, CHORES]));
/** A short word while something is at stake, or about how one is. */
export const tension = ({ facts, phrases }: Moment): string | null =>
  phrases.fresh('tension', anyOf('tension', facts, [TENSION_GRAMMAR, TENSION_GRAMMAR, CONDITION]));

/** The hour and the weather, where they have turned. */
export const timeSentence = ({ facts, phrases, rhythm }: Moment): string | null => {
  const { saga, faction, deed } = facts;
  if (!saga?.before || rhythm === 'tight') return null;
  const { before, calendar } = saga;
  if (before.weather !== calendar.weather && deed?.kind !== 'rest')
    return phrases.fresh('turning', [TURNING_GRAMMARS[before.weather][calendar.weather]]);
  const isTold = before.hour !== calendar.hour && (rhythm === 'wide' || oneIn(2, facts, 'time'));
  return isTold ? phrases.fresh('weather', [WEATHER_GRAMMARS[faction][calendar.weather]]) : null;
};

const standing = ({ facts, phrases }: Moment): Paragraph => {
  const frame = frameOf(facts.frame);
  if (!frame) return [];
  if (facts.frame === facts.frameBefore)
    return piece(RANK.stands, phrases.anew('still', linesOf(frame.still)) ?? phrases.fresh('still', [STILL_GRAMMAR]));
  const isDisturbed = facts.deed !== null && facts.deed.kind !== 'move';
  return [
    ...(isDisturbed
      ? piece(RANK.way, phrases.fresh('disturbed', anyOf('disturbed', facts, [DISTURBED, DISTURBED_GRAMMAR])))
      : []),
    ...piece(
      RANK.stands,
      phrases.anew('opening', frame.openings) ??
        phrases.anew('still', linesOf(frame.still)) ??
        phrases.surely('opening', frame.openings),
    ),
  ];
};

/** As much of a look round as the rhythm allows. */
const scenery = (moment: Moment): Paragraph => {
  const { facts, rhythm } = moment;
  const looks = rhythm === 'wide' ? 2 : 1;
  const remarks = facts.turn > 0 && (rhythm === 'wide' || oneIn(3, facts, 'remark')) ? 1 : 0;
  return [
    ...Array.from({ length: looks }, () => look(moment)),
    ...Array.from({ length: remarks }, () => remark(moment)),
  ].flatMap((text) => piece(RANK.scene, text));
};

/** What stands before the player now. */
export const placeParagraph = (moment: Moment): Paragraph => {
  const { facts, phrases } = moment;
  if (facts.frame !== null) return standing(moment);
  if (facts.frameBefore !== null && !facts.success)
    return piece(RANK.stands, phrases.fresh('given-up', anyOf('given-up', facts, [GIVEN_UP, GIVEN_UP_GRAMMAR])));
  return facts.deed === null || facts.deed.kind === 'move' ? scenery(moment) : [];
};
