import { type Finale } from '../../model/content/finale.js';

export const empireFinale: Finale = {
  ways: {
    force: [
      'It was ended at {where} by main strength. {foe} had relied upon numbers, seals and precedence, and was simply pushed.',
      'You had kept your oath at {where} with your own two arms, and the finding was that they had been sufficient.',
      'At {where} it came to blows, as such things do when all the papers are in; yours was the last of them.',
      'The means employed at {where} was force. It is regretted in the proper place, and {foe} was seen to sit down.',
    ],
    craft: [
      'What settled it at {where} was skill of hand and head, exercised in front of {foe}, who did not see it until it was done.',
      'The oath was kept at {where} by a contrivance. It was simple, it was yours, and there is a drawing of it in the file.',
      'You had not beaten {foe} at {where}; you had worked it out, and the sum had walked in at the door.',
      'A thing was so arranged at {where} that {foe} had to undo it or be undone; and {foe} had never been good with knots.',
    ],
    talk: [
      'It was done at {where} by speaking. You stood up, you said what was the case, and when you left off {foe} had nothing to say.',
      'Your oath was kept at {where} with no tool but your tongue, and those who had come to shout stayed to hear the end.',
      'There were words used at {where}, plain ones, in their order, and after the last of them nobody stood any longer with {foe}.',
      'At {where} you had only talked. The minute says so: “only”; and below it, in another hand, “but how”.',
    ],
    gift: [
      'You kept the oath at {where} by giving something away, against which {foe} had made no preparation at all.',
      'It was settled at {where} with an open hand. {foe} had expected the other kind, and had guards for it.',
      'What ended the matter at {where} was an offering, set down before everyone, and free; it could be neither seized nor answered.',
      'There is an entry at {where} under gifts, with no amount. It was for that, in the end, that they all changed sides.',
    ],
    patience: [
      'You outstayed {foe} at {where}. It took what it took, and you were standing there when it had been taken.',
      'The oath was kept at {where} by not moving, which is slow, and which no one has yet found an order against.',
      'At {where} there was nothing to be seen for a great while but you; and by the end of it that was what had done it.',
      'It was endured, at {where}, to the last clause. {foe} had allowed for everything except somebody who would wait.',
    ],
    flight: [
      'It was your legs that kept the oath. You were at {where}, and then you were not, with the thing accomplished and {foe} shouting.',
      'You did it at {where} and got clean away; the pursuit is described in eleven depositions, and in none of them is it near.',
      'The matter was concluded at {where} at a run. {foe} had the gates, the guards and the law, and you had the start.',
      'One had to be quick at {where}, and you were; when {foe}’s people closed their hands upon it there was only your cloak, or the air.',
    ],
    explore: [
      'You found it. All that {foe} had done at {where} was so that nobody should look in that one place, and you looked.',
      'What kept the oath at {where} was a thing overlooked by everyone but you, and it had been there from the first.',
      'The discovery was made at {where}, by you, on hands and knees; and once it lay in the light {foe} had no case.',
      'It was finished at {where} by looking. There had been a great many people about, and they were all watching {foe}.',
    ],
    words: [
      'It was done at {where} in a way for which there is no heading, since nobody but you would have thought of it.',
      'How you kept your oath at {where} has been disputed by the authorities, who were not there; it was your own way, and it served.',
      'At {where} you followed no procedure. {foe} searched for a rule that covered it, and had not found one when it was over.',
      'The method used at {where} stands recorded in your own words, and the clerk has added merely that they were true.',
    ],
  },
  clues: {
    approach: [
      'There had been a way in that {foe} did not guard, because you had followed a rumour to the end of it.',
      'It is to be put on record that without the lead you ran down, you would have come to {where} by the front, like anyone.',
      'A scrap of hearsay, properly followed up, had shown you where the wall at {where} was thin.',
      'You had once gone out of your way after a piece of talk about {foe}, and that was the key which turned.',
    ],
    delay: [
      '{foe} had come to it late, through a lead of yours, and was still short by those few days.',
      'But for a trail that you had followed in time, {foe} would have been ready; as it was the seals were still wet.',
      'Some of the credit belongs to a delay: {foe} had lost days by what you found out, and never made them up.',
      'What you learned upon the way had cost {foe} time, and at the end it was time that {foe.he} asked for.',
    ],
  },
  kept: [
    'You had kept your word to {them} as well, which was no part of the oath, and is entered because it was not.',
    '{them} was heard to say in that connection that there are people who come when they have said so.',
    'The matter with {them} had been settled on the way, in full, and a line is drawn beneath it.',
    'Nor was {them} forgotten; what had been agreed between you was done, and done on the day.',
  ],
  owed: [
    'One item was carried forward: what you had agreed with {them} was never performed.',
    '{them} waited, meanwhile, and there is no entry to say for how long.',
    'It cannot be passed over that {them} had your word and was left holding it.',
    'Against all this stands a small debt, to {them}, which was outside the scope of the oath and remained there.',
  ],
  stoodBy: [
    '{mate} had stood by you to the end, and is named here second only because of the rules of precedence.',
    'Also present at the last, and at all that led to it: {mate}, who declined to give a reason.',
    'When it was over {mate} was there, at your left, where the shield is carried.',
    'It should be added that you were not alone; {mate} had been asked to go home, several times, and had not heard.',
    'Beside your name in the record is that of {mate}, in the same ink.',
  ],
  alone: [
    'Present: yourself. The list of those who stood with you ends there.',
    'You had done it alone, and there was nobody to turn round to.',
    'No companion is mentioned, since there was none; you had to witness your own signature.',
    'When it was finished it was very quiet, and you said something aloud, to have it heard.',
  ],
};
