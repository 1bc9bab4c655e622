import { oathOf, threatOf } from '#game/content/catalogue.js';
import { type Bearing, type News } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { within } from '../../domain/grammar/slots.js';
import { type Filler } from './lines.js';
import { nameOfId } from './ref-names.js';

/** 'at Kaupang, to the north'; 'here'. */
const bearing = ({ name, distance, direction }: Bearing): string =>
  distance === 0 ? 'right here' : `at ${within(name)}${direction === null ? '' : `, to the ${direction}`}`;

const threatNews = (news: Extract<News, { of: 'threat' }>, saga: SagaFacts, fill: Filler): string => {
  if (news.step === null) return 'the threat has not moved yet';
  const title = threatOf(saga.threat.key)?.steps[news.step]?.title;
  const slots = news.at ? { place: within(news.at.name) } : {};
  return title === undefined ? 'the threat has moved' : fill(title, slots).replace(/\.$/, '');
};

/** What was learnt, as a clause: 'Grim was last seen at Kaupang, to the north'. */
export const newsWords = (news: News, facts: TurnFacts & { readonly saga: SagaFacts }, fill: Filler): string => {
  const { saga } = facts;
  switch (news.of) {
    case 'place':
      return `it lies ${bearing(news.at)}`;
    case 'person':
      return news.alive
        ? `${nameOfId(facts, news.id)} was last ${bearing(news.at)}`
        : `${nameOfId(facts, news.id)} is dead`;
    case 'step': {
      const title = oathOf(saga.oath.key)?.steps[news.step]?.title;
      return title === undefined
        ? `something for the oath is to be done ${bearing(news.at)}`
        : fill(title, { place: within(news.at.name) }).replace(/\.$/, '');
    }
    case 'goal':
      return `the oath comes to its end ${bearing(news.at)}`;
    case 'threat':
      return threatNews(news, saga, fill);
    case 'thread':
      return `what is open there is waiting ${bearing(news.at)}`;
    case 'nothing':
      return 'nobody knew anything of it';
  }
};
