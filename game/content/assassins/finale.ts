import { type Finale } from '../../model/content/finale.js';

export const assassinFinale: Finale = {
  ways: {
    force: [
      'Asked how it was done at {where}, you held up your two fists, the right a little the larger.',
      'It was by main strength that the thing was ended at {where}, against {foe}’s people and in rather less than nine minutes.',
      'You had gone into {where} like a bill that has fallen due, and {foe} could not hold the door.',
      'No art was used at {where}; you struck, and were struck, and were the last to sit down.',
    ],
    craft: [
      'At {where} it was your ten fingers that did it, while {foe} was looking at your face.',
      'The trick that served you at {where} took four seconds, and had been nineteen years in the learning.',
      'You kept your oath at {where} by a contrivance, which {foe} has since had explained to {foe.him} twice.',
      'It was skill that answered at {where}: something very small had been altered, and the rest of {foe}’s arrangements fell over it, one by one.',
    ],
    talk: [
      'It was done at {where} with words alone, of which I have the greater part, and {foe} heard them to the end.',
      'You opened your mouth at {where}, and had not shut it before {foe} was the only one there who disagreed.',
      'They had come to {where} to hear {foe}, and they went home having heard you.',
      'Nobody was touched at {where}; you said a thing to {foe}, the right one, and did not raise your voice.',
    ],
    gift: [
      'You had gone to {where} with something in your open palm, and it was by giving that you won.',
      'What force could not have had from {foe} at {where} was got by a present, handed over with the left.',
      'At {where} you gave up a thing that you might have kept, and so it was your word that was kept.',
      'It was an offering that decided it at {where}, {foe} having been prepared for everything else.',
    ],
    patience: [
      'You kept your oath at {where} by sitting still, and {foe} was the first to move.',
      'It was a matter of waiting, at {where}, and you had waited longer than {foe} believed a person could.',
      'Others would have struck at {where}, or spoken; you counted, and at the right number it was over.',
      'At {where} you bore what there was to be borne until {foe} grew tired of it, and so it was accomplished.',
    ],
    flight: [
      'It was got away with, at {where}, in the plainest sense: the thing was done, and you ran.',
      'You left {where} faster than you had entered, with all accomplished, and {foe}’s people have never agreed by which window.',
      'By quick feet the oath was kept at {where}; {foe} had closed three doors, and you used the fourth.',
      'They were still shouting to {foe} at {where} when you, with your word made good, were out of hearing.',
    ],
    explore: [
      'The oath was kept at {where} because you looked in the one place of which {foe} had felt quite sure.',
      'You found it at {where}: behind, beneath, and to the left, as such things are.',
      'It was your eyes that settled the matter at {where}, {foe} having trusted that nobody would use theirs.',
      'At {where} you went round by the side that is not shown, and came on what you needed.',
    ],
    words: [
      'You kept it at {where} by a way of your own, for which there is no heading in my form.',
      'How it was done at {where} nobody had thought of before you, least of all {foe}.',
      'I had given you a list of what might be done at {where}; you did something else, and it answered.',
      'It was your own invention that ended it at {where}, and {foe} has asked for a copy.',
    ],
  },
  clues: {
    approach: [
      'A rumour that you followed had shown you the way in, and it was there that you had entered.',
      'You had known which door, since you had once gone to the trouble of asking.',
      'What a stranger let fall had been picked up by you, and it opened {where} to you like a key.',
      'By a lead run down in good time you had come upon {foe} from the side that was not watched.',
    ],
    delay: [
      'A thing overheard, and followed up, had cost {foe} the days that were wanting at the last.',
      '{foe} had come late to it, by reason of a clue that you did not let go cold.',
      'There had been time enough; you had won it from {foe} yourself, with one rumour well pursued.',
      'If {foe} was not ready for you, an earlier errand of yours was to blame, on which you had been told you were wasting your shoes.',
    ],
  },
  kept: [
    'You had kept faith with {them}, who says so to anybody who asks, and to some who do not.',
    'What was agreed with {them} had been done, to the letter and on both sides of the page.',
    '{them} had nothing left to claim of you at the end, and spoke well of you all the same.',
    'Among the witnesses to your character I find {them}, to whom you had kept your word.',
  ],
  owed: [
    'There was something that you never made good to {them}, and it is entered here in red.',
    '{them} had been left waiting, and looks up yet, I believe, when there is a step.',
    'You had not done what was agreed with {them}; asked about it, you looked at your left hand.',
    'One account stayed open, with {them}, and you have not offered to close it.',
  ],
  stoodBy: [
    '{mate} stood by you at the end, upon the left, where the danger was.',
    'You were not alone there; {mate} had come the whole way, and did not leave at the last.',
    'When it was over the first to speak was {mate}, and it was to ask if you were hurt.',
    'Two shadows were counted there beside {foe}’s, and the other belonged to {mate}.',
    'I have sworn {mate} as well, who saw it all and tells it better.',
  ],
  alone: [
    'Nobody stood by you; I have only your word for it, and I take it.',
    'You had been alone in that, with no one upon the right hand or the left.',
    'There was no companion to hold your coat, and you had folded it yourself.',
    'You deposed that you looked round once, for somebody, and that nobody was there.',
  ],
};
