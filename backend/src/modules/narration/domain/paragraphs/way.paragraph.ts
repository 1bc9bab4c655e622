import { ARRIVED_GRAMMAR, LANDMARK_NAMED, REGION_NAMED, SEA_NAMED } from '#game/content/common/telling/names.js';
import { DEALT, PLACE_OF_DEAD } from '#game/content/common/telling/people.js';
import { linesOf } from '#game/model/content/frame.js';
import { type Hex } from '#game/model/hex.js';
import { type Person } from '#game/model/saga.js';
import { SAGAS } from '#game/content/sagas.js';
import { frameOf } from '#game/content/catalogue.js';
import { hashOfSentence as hashOf } from '#game/rules/sentences/told-sentences.js';
import { personSlots } from '../grammar/slots.js';
import { CROSSING_GRAMMARS, HARD_WAY_GRAMMARS, TOWN_GRAMMAR, TOWN_LINES, WAY_GRAMMARS } from '../grammar/tables.js';
import { type SentenceSource } from '../grammar/candidates.js';
import { type Handled } from '../hand/hand.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { anyOf, type TellingContext, oneIn } from './telling-context.js';

const WAY: Handled = { part: 'way', isCommon: true };

/** Setting out, the way, and coming there. Landing and putting to sea have words of their own. */
const going = ({ facts, phrases }: TellingContext): string | null => {
  const {
    faction,
    success,
    moved,
    cell: { terrain },
  } = facts;
  const told = (ways: readonly SentenceSource[]): string | null => phrases.fresh('way', ways, undefined, WAY);
  if (!success) return phrases.fresh('hard', [HARD_WAY_GRAMMARS[terrain]], undefined, WAY);
  const along = WAY_GRAMMARS[faction][terrain];
  if (!moved || moved.from === moved.to) return told([along]);
  const across = CROSSING_GRAMMARS[moved.from][moved.to];
  const isLanding = (moved.from === 'ocean') !== (moved.to === 'ocean');
  return told(isLanding ? [across, along] : anyOf('way', facts, [across, along]));
};

const arriving = ({ facts, voice, phrases }: TellingContext): Paragraph =>
  facts.city === null
    ? []
    : piece(
        RANK.stands,
        phrases.fresh('city', [...anyOf('city', facts, [TOWN_LINES[facts.faction], voice.cities]), TOWN_GRAMMAR]),
      );

/** A saga would explain a name in the same words each time, so it does it once. */
const explained = (lines: readonly string[], name: string, { hero }: TurnFacts): readonly string[] =>
  lines.slice(hashOf(name + hero.name) % lines.length).slice(0, 1);

/** The names of ground and landmark, and what is to be seen of it. */
const namedGround = ({ facts, phrases }: TellingContext): Paragraph => {
  const { saga, faction, cell } = facts;
  const seen = SAGAS[faction]?.landmarks.find(({ name }) => name === saga?.landmark?.name)?.seen ?? [];
  return [
    ...(saga?.region
      ? piece(
          RANK.back,
          phrases.fresh('region', [
            explained(cell.terrain === 'ocean' ? SEA_NAMED : REGION_NAMED, saga.region.name, facts),
          ]),
        )
      : []),
    ...(saga?.landmark
      ? [
          ...piece(RANK.back, phrases.fresh('landmark', [explained(LANDMARK_NAMED, saga.landmark.name, facts)])),
          ...piece(RANK.back, phrases.fresh('seen', [seen])),
        ]
      : []),
  ];
};

/** A trade with a 'who' clause of its own needs an 'and' before the next one. */
const after = (trade: string, dealt: string): string =>
  !trade.includes(' who ') ? dealt : dealt.startsWith('who') ? `and ${dealt}` : `and whom ${dealt}`;

const isMetAt = ({ q, r }: Hex, { role, at, dealings }: Person): boolean =>
  role === 'met' && at.q === q && at.r === r && dealings.length > 0;

const dealtIn = (past: Person['dealings'][number] | undefined): readonly string[] | undefined =>
  past && DEALT[past.kind]?.[past.success ? 'success' : 'failure'];

/** Somebody who was met on this very ground and has died since, and what passed. */
const rememberedDead = ({ facts: { saga, cell }, phrases }: TellingContext): string | null => {
  const person = saga?.people.find((p) => !p.alive && isMetAt(cell, p));
  const past = person?.dealings.at(-1);
  const dealt = dealtIn(past);
  if (!person || !past || !dealt) return null;
  return phrases.fresh('remembered', [PLACE_OF_DEAD], {
    ...personSlots('them', person),
    dealt: after(person.trade, dealt[past.turn % dealt.length] ?? ''),
  });
};

const leftThere = ({ facts: { cell }, phrases }: TellingContext): string | null => {
  const past = frameOf(cell.frame);
  return past === undefined ? null : phrases.anew('later', linesOf(past.later).filter(Boolean));
};

/** Back on known ground: what was left there, and who of those met there has died. */
const knownGround = (context: TellingContext): Paragraph => {
  const {
    facts: { cell, frame },
  } = context;
  if (cell.visitCount <= 1) return [];
  const person = cell.visitCount === 2 || oneIn(3, context.facts, 'remembered') ? rememberedDead(context) : null;
  const later = frame === null ? leftThere(context) : null;
  return [...piece(RANK.stands, later), ...piece(RANK.back, person)];
};

/** Where one is, when somebody stands in the way at once: what the place looks like is for another time. */
const arrived = ({ facts: { saga, city }, phrases }: TellingContext): Paragraph =>
  city === null && saga?.landmark ? piece(RANK.change, phrases.fresh('arrived', [ARRIVED_GRAMMAR])) : [];

/** A move: the way, the arrival and the names of things. */
export const journey = (context: TellingContext): Paragraph => [
  ...piece(RANK.deed, going(context)),
  ...arriving(context),
  ...knownGround(context),
  ...(context.rhythm === 'tight' ? arrived(context) : namedGround(context)),
];
