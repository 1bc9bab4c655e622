import { only } from '../builders/clauses.js';
import { type LeadSources } from '../../model/content/lead-sources.js';

export const empireLeadSources: LeadSources = {
  looked: [
    only(
      'wild+ashore',
      'the following about {them} was read by you on a tablet, found where you had looked',
      'two travellers were seen, did not see you, and stated as follows about {them}',
      'found in the course of the search: one tablet, about {them}. It said',
    ),
    only(
      'city',
      'a notice found on a wall stated the following about {them}',
      'two clerks, who had not looked up, stated as follows about {them}',
      'found in the course of your walk: one tablet, about {them}',
    ),
    only(
      'afloat',
      'a boat was sighted, and its master stated as follows about {them}',
      'found adrift: one sealed jar, with a tablet in it about {them}',
    ),
  ],
  asked: [
    'a further question, about {them}, was put by you and answered',
    'it was stated in the same talk, about {them}',
    'you were told under the head of other business, which was {them}',
    'in reply to your last question there was stated of {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'two travellers were heard by you to state of {them}',
      'as you kept still, {them} was spoken of by persons who passed. It was heard',
    ),
    only(
      'city',
      'while you waited it was heard by you, through a door, about {them}',
      'persons who had forgotten your presence were heard to state of {them}',
    ),
    only('afloat', 'the crew of a passing boat was heard to state of {them}'),
  ],
  worked: [
    'in the course of the work it was stated about {them}',
    'a fellow worker, between two loads of work, stated of {them}',
    'when the work had been entered as done, talk came to {them}',
  ],
  played: [
    'the loser of the game stated, in place of payment, about {them}',
    'in the course of the game it was stated of {them}',
    'two players, both former clerks of {them}, agreed on the following',
  ],
  prayed: [
    'an attendant at the altar stated about {them}',
    'a person at prayer, within hearing, informed the god as follows about {them}',
    'among those at the sacrifice it was stated of {them}',
  ],
  person: [
    'it was stated by {teller}, about {them}',
    '{teller}, being asked, told you as follows about {them}',
    'the following was had from {teller}',
  ],
  companion: [
    'it was reported by {mate}, about {them}',
    '{mate}, having inquired, told you as follows about {them}',
    'the following was known to {mate}, who had not been asked before',
  ],
};
