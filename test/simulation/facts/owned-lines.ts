import { frameOf, offerContentOf } from '#game/content/catalogue.js';
import { linesOf, type OfferContent } from '#game/model/content/frame.js';
import { SAGAS } from '#game/content/sagas.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type Leaf } from '../figures/read-saga.js';

const linesOfOffer = ({ success, failure }: OfferContent): readonly string[] => [
  ...linesOf(success),
  ...linesOf(failure),
];
const linesOfFrame = (key: string | null): readonly string[] => {
  const frame = frameOf(key);
  return frame
    ? [
        ...frame.openings,
        ...[frame.still, frame.givenUp ?? [], frame.later].flatMap(linesOf),
        ...frame.offers.flatMap(linesOfOffer),
      ]
    : [];
};
/** Lines of clues, which tell of other places. */
const LEARNED: readonly string[] = Object.values(SAGAS).flatMap((saga) => saga.clues.flatMap(({ learned }) => learned));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A sentence of the content as it is told: anything may stand where a slot was, and the narrator's hand may have joined words to it. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(
    `(?:^|[:,]? )${sentence
      .replace(/^You /, '')
      .replace(/\.$/, '')
      .split(/\{[\w.]+\}/)
      .map(escaped)
      .join('.{1,40}?')}(?:[.,;]|$)`,
    'i',
  );
const isFrom = (lines: readonly string[], sentence: string): boolean =>
  lines.flatMap(sentencesIn).some((line) => patternOf(line).test(sentence));

/**
 * Whether a sentence is of a storylet or deed, which declares its ground, of a clue, or of what is left of a storylet.
 * @param met the storylets of the saga
 */
export const isOwned = ({ menu, deed, after }: Leaf, sentence: string, met: ReadonlySet<string>): boolean => {
  const content = offerContentOf(deed.offerId);
  const frames = [menu.frame, after.frame].flatMap(linesOfFrame);
  const left = Array.from(met, frameOf).flatMap((frame) => (frame ? linesOf(frame.later) : []));
  return isFrom([...frames, ...left, ...LEARNED, ...(content ? linesOfOffer(content) : [])], sentence);
};
