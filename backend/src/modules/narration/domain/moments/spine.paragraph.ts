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
import { type HappeningOf as Of, type Moment } from './moment.js';
import { plainly } from './plainly.js';
import { linesOfGain } from './told.paragraph.js';

/** Over what a town's talk was heard; null for one who had come to ask. */
const overWhat = ({ offerId, kind }: Deed): keyof typeof OVERHEARD | null => {
  const service = serviceOf(offerId);
  if (service !== null) return service === 'ask' ? null : service;
  return kind === 'talk' ? null : 'leisure';
};
const overheard = ({ phrases, facts: { deed } }: Moment): Paragraph => {
  const over = deed && overWhat(deed);
  return over ? piece(RANK.fate, phrases.fresh('overheard', [OVERHEARD[over]])) : [];
};

/** By which deed an oath came on: what it came on by may have little to do with what was done. */
const besides = ({ phrases, facts: { deed } }: Moment): string | null =>
  deed &&
  phrases.fresh('besides', [{ forms: ['<when> <something>:', '<something> <when>:'], pools: BESIDES[deed.kind] }]);

/** Scenes bring most oaths on: their few plain lines are told among those of the oath. */
const linesOfAdvance = (moment: Moment, { oath }: SagaFacts, advance: Of<'oath-advanced'>): readonly string[] => {
  const advances = oathOf(oath.key)?.advances ?? [];
  const gained = linesOfGain(moment, advance);
  if (advance.by === 'thread') return [];
  return advance.by === 'scene' || gained.length === 0 ? [...gained, ...advances] : gained;
};
/** A step and a kept thread are told by the offer that brought them about, and what makes ready by that. */
export const advanced = (moment: Moment, saga: SagaFacts, advance: Of<'oath-advanced'>): Paragraph => {
  const { by } = advance;
  const { phrases } = moment;
  const asked = by === 'asking' ? overheard(moment) : [];
  if (by === 'step' || saga.happenings.some(({ kind }) => kind === 'oath-ready')) return asked;
  const own = plainly(phrases.anew('advances', linesOfAdvance(moment, saga, advance)));
  if (own === null) return [...asked, ...piece(RANK.fate, phrases.fresh('advanced', [ADVANCED_GRAMMAR]))];
  const tie = by === 'deed' ? besides(moment) : null;
  return [...asked, ...piece(RANK.fate, [tie, own].filter(Boolean).join(' '))];
};
/** Enough was earned for the last test. */
export const ready = ({ phrases }: Moment, { oath }: SagaFacts): Paragraph =>
  piece(RANK.saga, phrases.anew('ready', oathOf(oath.key)?.ready ?? []) ?? phrases.fresh('ready', [READY_GRAMMAR]));

/** They end before what is told next. */
const NEWS_GRAMMAR: Grammar = { forms: ['<heard>:', '<when> <heard>:'], pools: NEWS };
const MEANWHILE_GRAMMAR: Grammar = { forms: ['<then>, <elsewhere>:'], pools: MEANWHILE };

/** That it is news of the threat which is told next; in the middle of a scene nobody brings any. */
const announced = ({ phrases, facts: { frame, frameBefore } }: Moment, told: string): string => {
  const isInScene = frame !== null && frame === frameBefore;
  const news = phrases.fresh('news', [isInScene ? MEANWHILE_GRAMMAR : NEWS_GRAMMAR]);
  return [news, told].filter(Boolean).join(' ');
};
const sign = (moment: Moment, signs: readonly string[]): string | null => {
  const { phrases } = moment;
  const told = plainly(phrases.anew('signs', signs));
  return told === null ? phrases.fresh('signs', [SIGNS_GRAMMAR]) : announced(moment, told);
};
/** The threat came on: by one of its steps, which have a place, or by a sign. */
export const threatened = (moment: Moment, { threat }: SagaFacts, { step }: Of<'threat-advanced'>): Paragraph => {
  const { signs, steps } = threatOf(threat.key) ?? { signs: [], steps: [] };
  if (step === null) return piece(RANK.saga, sign(moment, signs));
  const place = threat.steps[step]?.place;
  const told = moment.phrases.anew('step', steps[step]?.told ?? [], place ? { place: within(place) } : {});
  return piece(RANK.saga, told === null ? sign(moment, signs) : announced(moment, told));
};
