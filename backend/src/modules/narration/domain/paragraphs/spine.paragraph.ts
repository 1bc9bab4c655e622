import { OVERHEARD } from '#game/content/common/telling/overheard.js';
import {
  ADVANCED_GRAMMAR,
  BESIDES,
  MEANWHILE,
  NEWS,
  READY_GRAMMAR,
  SIGNS_GRAMMAR,
} from '#game/content/common/telling/saga.js';
import { serviceOf } from '#game/model/offer-ids.js';
import { oathOf, threatOf } from '#game/content/catalogue.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type Deed } from '#game/model/deed.js';
import { within } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type HappeningOf as Of, type TellingContext } from './telling-context.js';
import { firstSentences } from './first-sentences.js';
import { linesOfGain } from './saga-change.paragraph.js';

/** The occasion on which a town's talk was heard; null for a player who came to ask. */
const overWhat = ({ offerId, kind }: Deed): keyof typeof OVERHEARD | null => {
  const service = serviceOf(offerId);
  if (service !== null) return service === 'ask' ? null : service;
  return kind === 'talk' ? null : 'leisure';
};
const overheard = ({ phrases, facts: { deed } }: TellingContext): Paragraph => {
  const over = deed && overWhat(deed);
  return over ? piece(RANK.fate, phrases.fresh('overheard', [OVERHEARD[over]])) : [];
};

/** Names the deed by which an oath advanced, since the oath's line may have little to do with it. */
const besides = ({ phrases, facts: { deed } }: TellingContext): string | null =>
  deed &&
  phrases.fresh('besides', [{ forms: ['<when> <something>:', '<something> <when>:'], pools: BESIDES[deed.kind] }]);

/** Scenes bring most oaths on: their few plain lines are told among those of the oath. */
const linesOfAdvance = (
  context: TellingContext,
  { oath }: SagaFacts,
  advance: Of<'oath-advanced'>,
): readonly string[] => {
  const advances = oathOf(oath.key)?.advances ?? [];
  const gained = linesOfGain(context, advance);
  if (advance.by === 'thread') return [];
  return advance.by === 'scene' || gained.length === 0 ? [...gained, ...advances] : gained;
};
/** The offer that caused a step or kept a thread tells of it; `ready` tells of an advance that makes the oath ready. */
export const advanced = (context: TellingContext, saga: SagaFacts, advance: Of<'oath-advanced'>): Paragraph => {
  const { by } = advance;
  const { phrases } = context;
  const asked = by === 'asking' ? overheard(context) : [];
  if (by === 'step' || saga.happenings.some(({ kind }) => kind === 'oath-ready')) return asked;
  const own = firstSentences(phrases.anew('advances', linesOfAdvance(context, saga, advance)));
  if (own === null) return [...asked, ...piece(RANK.fate, phrases.fresh('advanced', [ADVANCED_GRAMMAR]))];
  const tie = by === 'deed' ? besides(context) : null;
  return [...asked, ...piece(RANK.fate, [tie, own].filter(Boolean).join(' '))];
};
/** Enough was earned for the last test. */
export const ready = ({ phrases }: TellingContext, { oath }: SagaFacts): Paragraph =>
  piece(RANK.saga, phrases.anew('ready', oathOf(oath.key)?.ready ?? []) ?? phrases.fresh('ready', [READY_GRAMMAR]));

/** These grammars end with a colon: the news follows. */
const NEWS_GRAMMAR: Grammar = { forms: ['<heard>:', '<when> <heard>:'], pools: NEWS };
const MEANWHILE_GRAMMAR: Grammar = { forms: ['<then>, <elsewhere>:'], pools: MEANWHILE };

/** Says that news of the threat follows; in the middle of a scene nobody brings any. */
const announced = ({ phrases, facts: { frame, frameBefore } }: TellingContext, told: string): string => {
  const isInScene = frame !== null && frame === frameBefore;
  const news = phrases.fresh('news', [isInScene ? MEANWHILE_GRAMMAR : NEWS_GRAMMAR]);
  return [news, told].filter(Boolean).join(' ');
};
const sign = (context: TellingContext, signs: readonly string[]): string | null => {
  const { phrases } = context;
  const told = firstSentences(phrases.anew('signs', signs));
  return told === null ? phrases.fresh('signs', [SIGNS_GRAMMAR]) : announced(context, told);
};
/** The threat came on: by one of its steps, which have a place, or by a sign. */
export const threatened = (
  context: TellingContext,
  { threat }: SagaFacts,
  { step }: Of<'threat-advanced'>,
): Paragraph => {
  const { signs, steps } = threatOf(threat.key) ?? { signs: [], steps: [] };
  if (step === null) return piece(RANK.saga, sign(context, signs));
  const place = threat.steps[step]?.place;
  const told = context.phrases.anew('step', steps[step]?.told ?? [], place ? { place: within(place) } : {});
  return piece(RANK.saga, told === null ? sign(context, signs) : announced(context, told));
};
