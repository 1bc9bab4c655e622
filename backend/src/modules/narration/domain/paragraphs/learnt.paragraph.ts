import { NEWS_LEARNT, OATH_BROKEN } from '#game/content/common/telling/news.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type Bearing, type News } from '#game/model/saga.js';
import { type Slots } from '../grammar/fill.js';
import { personSlots, within } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { numberWord, ordinal } from '../phrases.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type HappeningOf as Of, type TellingContext } from './telling-context.js';

/** Hexes that are walked in a day. */
const A_DAY = 4;
const farOff = (distance: number): string => {
  if (distance <= 1) return 'a short march';
  if (distance < A_DAY) return 'less than a day’s march';
  const days = Math.ceil(distance / A_DAY);
  return days === 1 ? 'a day’s march' : `${numberWord(days)} days’ march`;
};
const bearingSlots = ({ name, direction, distance }: Bearing): Slots => ({
  lead: within(name),
  ...(direction === null ? {} : { 'lead.way': `to the ${direction}`, 'lead.far': farOff(distance) }),
});

const slotsOf = (news: News, { people }: SagaFacts): Slots => {
  if (news.of === 'nothing') return {};
  const person = news.of === 'person' ? people.find(({ id }) => id === news.id) : undefined;
  return {
    ...(news.at === null ? {} : bearingSlots(news.at)),
    ...(person ? personSlots('told', person) : {}),
    ...(news.of === 'thread' ? { 'lead.day': `the ${ordinal(news.dueDay)} day` } : {}),
  };
};
const grammarOf = (news: News): Grammar => {
  if (news.of === 'nothing' || news.of === 'threat') return NEWS_LEARNT[news.of];
  if (news.of === 'person' && !news.alive) return NEWS_LEARNT.dead;
  if (news.at.direction === null) return NEWS_LEARNT.here;
  return NEWS_LEARNT[news.of === 'person' ? 'living' : news.of];
};

/** What somebody answered, or what was seen. */
export const learnt = ({ phrases }: TellingContext, saga: SagaFacts, { lead: news }: Of<'learnt'>): Paragraph =>
  piece(RANK.saga, phrases.fresh('learnt', [grammarOf(news), NEWS_LEARNT.nothing], slotsOf(news, saga)));

export const oathBroken = ({ phrases }: TellingContext, { boxes }: Of<'oath-broken'>): Paragraph =>
  piece(RANK.saga, phrases.fresh('oath-broken', [OATH_BROKEN[boxes > 0 ? 'earned' : 'bare']]));
