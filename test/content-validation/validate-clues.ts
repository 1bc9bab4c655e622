import { type Clauses, type ClauseCondition } from '#game/model/content/clauses.js';
import { CLUE_SOURCES, type ClueSource, type ClueSources } from '#game/model/content/clue-sources.js';
import { type ClueContent } from '#game/model/content/saga-content.js';
import { type Fault, linesFaults, proseFaults } from './validate-words.js';

const THEM = ['them', 'them.he', 'them.him', 'them.his', 'them.trade'];

/** Words that say who told the clue. The deed says that already, and a clue's line may follow any deed. */
const TELLS =
  /\byou (?:had |have )?(?:learn(?:ed|t)|heard)\b|\b(?:told|informed|reached|named|advised) (?:to )?you\b|\byou were (?:told|advised|given)\b|\b(?:said|deposed|stated|remarked)\b|[“”]/i;

/** A line of what was learned must be true whoever told it, and must name the person and the place that it is about. */
export const learnedFaults = ({ learned }: ClueContent, field: string): Fault[] => [
  ...linesFaults(learned, field, [...THEM, 'place'], { least: 5, fewestWords: 12, most: 45 }),
  ...learned.flatMap((line, i) => [
    ...(TELLS.test(line) ? [{ field: `${field}[${i}]`, fault: 'names who told it' }] : []),
    ...(['{them}', '{place}'] as const)
      .filter((slot) => !line.includes(slot))
      .map((slot) => ({ field: `${field}[${i}]`, fault: `does not say ${slot}` })),
  ]),
];

/** What a clause has to speak of, so that it belongs to the deed. */
const SPEAKS_OF: Readonly<Record<ClueSource, RegExp>> = {
  looked: /\b(?:found|saw|looked|seen|see|sighted|look|read)\b/i,
  asked: /\b(?:ask|asked|answer|answered|reply|told|talk|talked|question)\b/i,
  listened: /\b(?:heard|hears?)\b/i,
  worked: /\bwork(?:ed|er|s)?\b/i,
  played: /\b(?:games?|players|pieces)\b/i,
  prayed: /\b(?:pray(?:ed|er|s)?|holy|shrine|altar|chapel|offering|sacrifice)\b/i,
  person: /\{teller\}/,
  companion: /\{mate\}/,
};
const SLOTS_OF: Readonly<Partial<Record<ClueSource, string>>> = { person: 'teller', companion: 'mate' };
/** Every ground on which somebody can look about or sit still. */
const GROUNDS: readonly ClauseCondition[] = ['wild+ashore', 'city', 'afloat'];
const BY_GROUND: readonly ClueSource[] = ['looked', 'listened'];

const FEWEST_CLAUSES = 3;
const MOST_WORDS = 20;

const clauseFaults = (source: ClueSource, clause: string, field: string): Fault[] =>
  [
    ...(SPEAKS_OF[source].test(clause) ? [] : [`does not say that it was ${source}`]),
    ...(/[.:,;!?]$/.test(clause) ? ['ends before the colon'] : []),
    ...(clause.split(/\s+/).length > MOST_WORDS ? [`has more than ${MOST_WORDS} words`] : []),
    ...proseFaults(`${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, [...THEM, SLOTS_OF[source] ?? 'them']),
  ].map((fault) => ({ field, fault }));

const isFor = (clauses: Clauses, ground: ClauseCondition): boolean =>
  clauses.some((clause) => typeof clause !== 'string' && clause.when === ground);

/** The faults of the clauses for clue sources: each must belong to its deed, and every ground must have one. */
export const sourcesFaults = (sources: ClueSources, file: string): Fault[] =>
  CLUE_SOURCES.flatMap((source) => {
    const clauses = sources[source];
    const field = `${file}: ${source}`;
    const lines = clauses.flatMap((clause) => (typeof clause === 'string' ? [clause] : clause.say));
    return [
      ...(lines.length < FEWEST_CLAUSES ? [{ field, fault: `fewer than ${FEWEST_CLAUSES}` }] : []),
      ...lines.flatMap((clause, i) => clauseFaults(source, clause, `${field}[${i}]`)),
      ...GROUNDS.filter((ground) => BY_GROUND.includes(source) && !isFor(clauses, ground)).map((ground) => ({
        field,
        fault: `nothing for ${ground}`,
      })),
    ];
  });
