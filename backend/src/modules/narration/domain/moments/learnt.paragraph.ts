import { LEADS_LEARNT, OATH_BROKEN } from '#game/content/common/telling/leads.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { type Bearing, type Lead } from '#game/model/saga.js';
import { type Slots } from '../grammar/fill.js';
import { personSlots, within } from '../grammar/slots.js';
import { type Paragraph, piece, RANK } from '../leaf.js';
import { numberWord, ordinal } from '../phrases.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type HappeningOf as Of, type Moment } from './moment.js';

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

const slotsOf = (lead: Lead, { people }: SagaFacts): Slots => {
  if (lead.of === 'nothing') return {};
  const person = lead.of === 'person' ? people.find(({ id }) => id === lead.id) : undefined;
  return {
    ...(lead.at === null ? {} : bearingSlots(lead.at)),
    ...(person ? personSlots('told', person) : {}),
    ...(lead.of === 'thread' ? { 'lead.day': `the ${ordinal(lead.dueDay)} day` } : {}),
  };
};
const grammarOf = (lead: Lead): Grammar => {
  if (lead.of === 'nothing' || lead.of === 'threat') return LEADS_LEARNT[lead.of];
  if (lead.of === 'person' && !lead.alive) return LEADS_LEARNT.dead;
  if (lead.at.direction === null) return LEADS_LEARNT.here;
  return LEADS_LEARNT[lead.of === 'person' ? 'living' : lead.of];
};

/** What somebody answered, or what was seen. */
export const learnt = ({ phrases }: Moment, saga: SagaFacts, { lead }: Of<'learnt'>): Paragraph =>
  piece(RANK.saga, phrases.fresh('learnt', [grammarOf(lead), LEADS_LEARNT.nothing], slotsOf(lead, saga)));

export const oathBroken = ({ phrases }: Moment, { boxes }: Of<'oath-broken'>): Paragraph =>
  piece(RANK.saga, phrases.fresh('oath-broken', [OATH_BROKEN[boxes > 0 ? 'earned' : 'bare']]));
