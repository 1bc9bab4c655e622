import { oathOf, threatOf } from '#game/content/catalogue.js';
import { type Bearing, type Lead } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { within } from '../../domain/grammar/slots.js';
import { type Filler } from './lines.js';
import { nameOfId } from './ref-names.js';

/** 'at Kaupang, to the north'; 'here'. */
const bearing = ({ name, distance, direction }: Bearing): string =>
  distance === 0 ? 'right here' : `at ${within(name)}${direction === null ? '' : `, to the ${direction}`}`;

const threatLead = (lead: Extract<Lead, { of: 'threat' }>, saga: SagaFacts, fill: Filler): string => {
  if (lead.step === null) return 'the threat has not moved yet';
  const title = threatOf(saga.threat.key)?.steps[lead.step]?.title;
  const slots = lead.at ? { place: within(lead.at.name) } : {};
  return title === undefined ? 'the threat has moved' : fill(title, slots).replace(/\.$/, '');
};

/** What was learnt, as a clause: 'Grim was last seen at Kaupang, to the north'. */
export const leadWords = (lead: Lead, facts: TurnFacts & { readonly saga: SagaFacts }, fill: Filler): string => {
  const { saga } = facts;
  switch (lead.of) {
    case 'place':
      return `it lies ${bearing(lead.at)}`;
    case 'person':
      return lead.alive
        ? `${nameOfId(facts, lead.id)} was last ${bearing(lead.at)}`
        : `${nameOfId(facts, lead.id)} is dead`;
    case 'step': {
      const title = oathOf(saga.oath.key)?.steps[lead.step]?.title;
      return title === undefined
        ? `something for the oath is to be done ${bearing(lead.at)}`
        : fill(title, { place: within(lead.at.name) }).replace(/\.$/, '');
    }
    case 'goal':
      return `the oath comes to its end ${bearing(lead.at)}`;
    case 'threat':
      return threatLead(lead, saga, fill);
    case 'thread':
      return `what is open there is waiting ${bearing(lead.at)}`;
    case 'nothing':
      return 'nobody knew anything of it';
  }
};
