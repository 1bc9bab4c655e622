import { linesOf, type OfferContent } from '#game/model/content/frame.js';
import { shownAs } from '../validate-shows.js';
import { type Fault } from '../validate-words.js';
import { readPronouns } from './antecedents.js';
import { type CastReader, readerOf, type ShownCast } from './cast-reader.js';
import { peopleIn, unknownPeople } from './definites.js';
import { type PersonNoun } from './person-noun.js';
import { NOBODY } from './said-by.js';

/** Openings with their cast, and what is told after them. */
export interface Staged extends ShownCast {
  readonly openings: readonly string[];
  readonly still: string | readonly string[];
  readonly givenUp?: string | readonly string[];
  readonly later: string | readonly string[];
  readonly offers: readonly OfferContent[];
}
type Lines = string | readonly string[];

const faultsOf = (lines: Lines, field: string, judge: (line: string) => readonly string[]): Fault[] =>
  linesOf(lines).flatMap((line, i, all) =>
    judge(line).map((fault) => ({ field: all.length > 1 ? `${field}[${i}]` : field, fault })),
  );
const pronounFaults = (lines: Lines, field: string, { known, words }: CastReader): Fault[] =>
  faultsOf(lines, field, (line) =>
    readPronouns(line, known, words)
      .stray.slice(0, 1)
      .map((said) => `says '${said}' of nobody who was named`),
  );
const toldFaults = (lines: Lines, field: string, reader: CastReader, named: readonly PersonNoun[] = []): Fault[] => [
  ...pronounFaults(lines, field, reader),
  ...faultsOf(lines, field, (line) =>
    unknownPeople(line, reader.isKnown, named).map((said) => `says 'the ${said}', and nobody has shown one`),
  ),
];

/** The faults of a deed: its action is read first, and its other lines after it. */
const deedFaults = (
  { action, description, success, failure }: OfferContent,
  field: string,
  reader: CastReader,
): Fault[] => {
  const after = { ...reader, known: readPronouns(action, reader.known, reader.words).known };
  const told = (lines: Lines, at: string): Fault[] => toldFaults(lines, `${field}.${at}`, after, peopleIn(action));
  return [
    ...toldFaults(action, `${field}.action`, reader),
    ...told(description, 'description'),
    ...told(success, 'success'),
    ...told(failure, 'failure'),
  ];
};

const shownFaults = ({ cast, openings }: Staged, field: string): Fault[] =>
  Object.keys(cast).flatMap((member) =>
    faultsOf(openings, `${field}.openings`, (line) =>
      shownAs(member).test(line) ? [] : [`does not show whom it declares: ${member}`],
    ),
  );

/** Pronouns that stand for nobody in a deed that has no openings; people with ‘the’ are not judged there. */
export const deedPronounFaults = (offer: OfferContent, field: string, isAfloat: boolean): Fault[] => {
  const reader = readerOf({ cast: {}, isAfloat });
  const after = { ...reader, known: readPronouns(offer.action, reader.known, reader.words).known };
  return [
    ...pronounFaults(offer.action, `${field}.action`, reader),
    ...pronounFaults(offer.description, `${field}.description`, after),
    ...pronounFaults(offer.success, `${field}.success`, after),
    ...pronounFaults(offer.failure, `${field}.failure`, after),
  ];
};

/** Openings without somebody of their cast, people whom they do not show, and pronouns that stand for nobody. */
export const castFaults = (staged: Staged, field: string, list: 'offers' | 'ways' = 'offers'): Fault[] => {
  const reader = readerOf(staged);
  const fresh = { ...reader, known: { ...NOBODY, she: staged.isAfloat } };
  return [
    ...shownFaults(staged, field),
    ...pronounFaults(staged.openings, `${field}.openings`, fresh),
    ...toldFaults(staged.still, `${field}.still`, reader),
    ...toldFaults(staged.givenUp ?? [], `${field}.givenUp`, reader),
    ...pronounFaults(staged.later, `${field}.later`, reader),
    ...staged.offers.flatMap((offer, i) => deedFaults(offer, `${field}.${list}[${i}]`, reader)),
  ];
};
