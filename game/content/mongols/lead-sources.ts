import { only } from '../builders/clauses.js';
import { type LeadSources } from '../../model/content/lead-sources.js';

export const mongolLeadSources: LeadSources = {
  looked: [
    only(
      'wild+ashore',
      'who was that, whom you saw and who did not see you? Two riders, and they talked of {them}',
      'a knotted cord lay where you had looked, and you could read it, and it was about {them}',
      'you saw a herder’s smoke and went to it, and there was news of {them}',
    ),
    only(
      'city',
      'you looked between two tents, and people there were talking of {them}',
      'whom did you see behind the carts? Two grooms, who talked of {them}',
      'a knotted cord was found in the dust, and you could read it, and it was about {them}',
    ),
    only(
      'afloat',
      'a boat was seen, and its people called out news of {them}',
      'a bladder was found adrift, with a message in it about {them}',
    ),
  ],
  asked: [
    'and {them}? That too you had asked, and it was answered',
    'in that talk this was said about {them}',
    'you asked once more, and were told about {them}',
    'the talk went on, and came to {them}',
  ],
  listened: [
    only(
      'wild+ashore',
      'you lay still, and heard two riders who talked of {them}',
      'who keeps still hears the most, and you heard this about {them}',
    ),
    only(
      'city',
      'you had waited by the door, and heard them talk of {them} inside',
      'you sat still, and people near you talked of {them}. You heard it all',
    ),
    only('afloat', 'a boat went by, and you heard its people talk of {them}'),
  ],
  worked: [
    'the one who worked beside you talked of {them}',
    'over the work they talked of {them}',
    'and after the work, over the bowls? They talked of {them}',
  ],
  played: [
    'the one who lost the game talked of {them}',
    'over the game there was talk of {them}',
    'two of the players had ridden with {them}, and it came out',
  ],
  prayed: [
    'the one who keeps the shrine talked of {them}',
    'somebody at the offering named {them} to Heaven, and not softly',
    'who had come to pray beside you? One who had ridden with {them}',
  ],
  person: [
    '{teller} told you this about {them}',
    'who told you? It was {teller}',
    'you had it from {teller}, about {them}',
  ],
  companion: [
    '{mate} had asked about, and told you of {them}',
    'who told you? It was {mate}',
    'you had it from {mate}, about {them}',
  ],
};
