import { ATTEMPTS, OWN_DEED, OWN_STUDY } from '#game/content/common/voice/own-deeds.js';
import { REST_ILL, REST_WELL } from '#game/content/common/telling/body.js';
import { ATTEMPT_GRAMMAR, DEED_GRAMMARS, STUDY_GRAMMARS } from '#game/content/common/telling/deeds.js';
import { linesOf, type OfferContent } from '#game/model/content/frame.js';
import { offerContentOf } from '#game/content/catalogue.js';
import { type Deed } from '#game/model/deed.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Source } from '../grammar/candidates.js';
import { offerSlots } from '../grammar/slots.js';
import { REST_GRAMMARS } from '../grammar/tables.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { likeness, tellingWords } from '../likeness.js';
import { quoted } from '../phrases.js';
import { attemptParagraph } from './attempt.paragraph.js';
import { anyOf, type Moment } from './moment.js';
import { journey } from './way.paragraph.js';

/** Narration words in common, from which on a player's own words and an offer's speak of the same. */
const ALIKE = 2;

/** A table's lines are about the table's deed: who wrote of something else is told in words that fit anything. */
const contentOf = (
  { offerId }: Deed,
  freeText: string | null,
): (OfferContent & { readonly voiced?: boolean }) | undefined =>
  freeText !== null && likeness(offerId ?? '', tellingWords(freeText)) < ALIKE ? undefined : offerContentOf(offerId);

/** Whether a craft makes nothing: what is said of one that holds or falls to bits would not fit it. */
const isStudy = (content: OfferContent | undefined): boolean =>
  content?.kind === 'craft' && (content.attribute === 'intellect' || content.attribute === 'perception');

/** Words for a deed of its kind, where it has none of its own. */
const common = ({ facts, voice }: Moment, kind: OfferKind, content: OfferContent | undefined): readonly Source[] => {
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

const went = (moment: Moment, deed: Deed, kind: OfferKind): string => {
  const { facts, phrases } = moment;
  const content = contentOf(deed, facts.freeText);
  const lines = linesOn(content, facts.success);
  const own = (): string | null => phrases.anew('deed', lines, offerSlots(facts, deed.offerId ?? ''));
  const shared = (): string | null => phrases.fresh('deed', common(moment, kind, content));
  const isRest = kind === 'rest' && content?.voiced === true;
  const [first, second] = isRest && anyOf('whose-rest', facts, [0, 1, 1])[0] === 1 ? [shared, own] : [own, shared];
  return (
    first() ??
    second() ??
    phrases.surely('deed', lines.length > 0 ? lines : OWN_DEED[kind][facts.success ? 'success' : 'failure'])
  );
};

const attempt = ({ facts, phrases }: Moment): Paragraph => {
  if (!facts.freeText?.trim()) return [];
  const slots = { text: quoted(facts.freeText) };
  return piece(
    RANK.deed,
    phrases.fresh('attempt', anyOf('attempt', facts, [ATTEMPTS, ATTEMPT_GRAMMAR]), slots) ??
      phrases.surely('attempt', ATTEMPTS, slots),
  );
};

/** What was attempted, and how it went: an attempt by its parts, an offer with the player's own words for it. */
export const deedParagraph = (moment: Moment, deed: Deed): Paragraph => {
  if (deed.kind === 'move') return [...attempt(moment), ...journey(moment)];
  if (deed.attempt !== null) return attemptParagraph(moment, deed.attempt, deed.kind);
  return [...attempt(moment), ...piece(RANK.deed, went(moment, deed, deed.kind))];
};
