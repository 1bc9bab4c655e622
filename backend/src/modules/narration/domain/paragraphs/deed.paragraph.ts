import { OWN_DEED, OWN_STUDY } from '#game/content/common/voice/own-deeds.js';
import { REST_ILL, REST_WELL } from '#game/content/common/telling/body.js';
import { DEED_GRAMMARS, STUDY_GRAMMARS } from '#game/content/common/telling/deeds.js';
import { linesOf, type OfferContent } from '#game/model/content/frame.js';
import { offerContentOf } from '#game/content/catalogue.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { isCommonOffer } from '#game/content/tables.js';
import { type Deed } from '#game/model/deed.js';
import { type OfferKind } from '#game/model/offer.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type SentenceSource } from '../grammar/candidates.js';
import { fill } from '../grammar/fill.js';
import { offerSlots } from '../grammar/slots.js';
import { REST_GRAMMARS } from '../grammar/tables.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { doneSentence, meantSentence } from '../own-sentence.js';
import { type Handled } from '../hand/hand.js';
import { attemptParagraph } from './attempt.paragraph.js';
import { shortenedOutcome } from './shortened-outcome.js';
import { anyOf, type TellingContext } from './telling-context.js';
import { journey } from './way.paragraph.js';

/** Whether a craft makes nothing: what is said of one that holds or falls to bits would not fit it. */
const isStudy = (content: OfferContent | undefined): boolean =>
  content?.kind === 'craft' && (content.attribute === 'intellect' || content.attribute === 'perception');

/** Words for a deed of its kind, where it has none of its own. */
const common = (
  { facts, voice }: TellingContext,
  kind: OfferKind,
  content: OfferContent | undefined,
): readonly SentenceSource[] => {
  const outcome = facts.success ? 'success' : 'failure';
  if (isStudy(content))
    return [...anyOf('own', facts, [OWN_STUDY[outcome], STUDY_GRAMMARS[outcome]]), STUDY_GRAMMARS[outcome]];
  if (kind !== 'rest')
    return [
      ...anyOf('own', facts, [OWN_DEED[kind][outcome], DEED_GRAMMARS[kind][outcome]]),
      DEED_GRAMMARS[kind][outcome],
    ];
  return facts.success
    ? [...anyOf('rest', facts, [REST_GRAMMARS[facts.faction], voice.rest.success, REST_WELL]), REST_WELL]
    : [...anyOf('rest', facts, [REST_ILL, voice.rest.failure]), REST_ILL];
};

const linesOn = (content: OfferContent | undefined, success: boolean): readonly string[] =>
  content ? linesOf(success ? content.success : content.failure) : [];

const went = (context: TellingContext, deed: Deed, kind: OfferKind): string => {
  const { facts, phrases } = context;
  const content: (OfferContent & { readonly voiced?: boolean }) | undefined = offerContentOf(deed.offerId);
  const lines = linesOn(content, facts.success);
  const offerId = deed.offerId ?? '';
  const handled: Handled = { part: 'deed', isCommon: isCommonOffer(deed.offerId) };
  const own = (): string | null => phrases.anew('deed', lines, offerSlots(facts, offerId), handled);
  const shared = (): string | null =>
    phrases.fresh('deed', common(context, kind, content), undefined, { part: 'deed', isCommon: kind !== 'rest' });
  const isRest = kind === 'rest' && content?.voiced === true;
  const [first, second] = isRest && anyOf('whose-rest', facts, [0, 1, 1])[0] === 1 ? [shared, own] : [own, shared];
  return (
    first() ??
    second() ??
    phrases.surely(
      'deed',
      lines.length > 0 ? lines : OWN_DEED[kind][facts.success ? 'success' : 'failure'],
      undefined,
      handled,
    )
  );
};

const STEM = 4;
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)).filter((stem) => !IDLE.has(stem));
const IDLE: ReadonlySet<string> = new Set(['your', 'with', 'toge', 'that', 'from', 'into', 'them', 'this']);
/** Whether the first sentence of what came of it says the same: half of the words that tell something. */
const isEcho = (told: string, done: string): boolean => {
  const [first = ''] = sentencesIn(done);
  const known = new Set(stemsOf(first));
  const stems = stemsOf(told);
  return stems.filter((stem) => known.has(stem)).length * 2 > stems.length;
};

/** What the card says of the deed, where the player's own words can not be told. */
const byCard = (facts: TurnFacts, deed: Deed): string | null => {
  const action = offerContentOf(deed.offerId)?.action;
  const filled =
    action === undefined ? null : fill(action.replaceAll('_', ' '), offerSlots(facts, deed.offerId ?? '') ?? {});
  return filled === null ? null : meantSentence(filled, facts.turn);
};
/** The player's own words for a card or a way, told once as what was done or meant: never as a saying of theirs. */
const attempt = ({ facts, phrases }: TellingContext, deed: Deed, done: string): Paragraph => {
  const { freeText, success, turn } = facts;
  if (!freeText?.trim()) return [];
  const told = (success ? doneSentence(freeText) : meantSentence(freeText, turn)) ?? byCard(facts, deed);
  if (told === null || isEcho(told, done)) return [];
  return piece(RANK.deed, phrases.anew('attempt', ['{text}'], { text: told }));
};

/** What was attempted, and how it went: an attempt by its parts, an offer with the player's own words for it. */
export const deedParagraph = (context: TellingContext, deed: Deed): Paragraph => {
  // The way itself says what was meant.
  if (deed.kind === 'move') return journey(context);
  if (deed.attempt !== null) return attemptParagraph(context, deed.attempt, deed.kind);
  const whole = went(context, deed, deed.kind);
  const done = shortenedOutcome(context.facts, deed, whole);
  return [...attempt(context, deed, done), ...piece(RANK.deed, done)];
};
