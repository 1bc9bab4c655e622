import { type Finale } from '../../model/content/finale.js';

export const barbarianFinale: Finale = {
  ways: {
    force: [
      'You kept your oath by force. At {where} you had gone in against {foe} with both arms, and it was {foe} who had to give way.',
      'They count it among the great fights, although there were no more than two in it. You won it at {where}, and could hardly stand.',
      'You had kept your oath by strength, in front of all at {where}, and you ached from it in places that have no name.',
      'You kept your oath by force, for at {where} there was nothing more to be said to {foe}. When you let go it was over.',
    ],
    craft: [
      'You kept your oath by craft, with the hands and the head, at {where}, and {foe} did not see how until it had been done.',
      'You had made a thing that {foe} could not answer. So the oath was kept at {where} by a piece of good work.',
      'They still show each other at {where} how you did it. It looks easy; {foe} has tried it since, in private.',
      'No one had to bleed for your oath. At {where} you used your craft, and {foe} had no answer to it.',
    ],
    talk: [
      'You kept your oath with words. You said at {where} what was so, and {foe} heard it, and all the rest did too.',
      'You had spoken before {foe} at {where}, and there was not much of it. But it had been true, and it was said aloud.',
      'You kept your oath with words that work like a spade. You put them in under {foe}, at {where}, and leaned.',
      'At {where} they had expected blows, and you talked. {foe} had an answer for everything, and then there was one thing without.',
    ],
    gift: [
      'You kept your oath by giving. You came to {where} with open hands, and {foe} had no law against that.',
      'You had offered {foe} at {where} what nobody else would have offered, and it was taken, and your oath was kept.',
      'One cannot fight somebody who holds out a bowl. {foe} found that out at {where}, and it was you who held it.',
      'You kept your oath with a gift, at {where}, and gave it gladly. {foe} turned it over and over, looking for the hook.',
    ],
    patience: [
      'You kept your oath by patience. At {where} you did not go away, and {foe} grew tired before you did.',
      'You had waited at {where} as a stone waits. All that {foe} could do to a stone was done, and then it was over.',
      'They had laughed at you at {where} for the first part. There was nobody laughing at the end, and you had not moved.',
      'You outlasted {foe} at {where}, and so you kept your oath. Your legs were long in forgiving you.',
    ],
    flight: [
      'You kept your oath with your feet. You had been at {where}, and then you were not, and {foe} was left with open hands.',
      'They ran after you from {where}, all of them, and you ran better. So you kept your oath with your lungs.',
      'You had got away from {where} with it. {foe} came to the place where you had last been, and there was grass getting up.',
      'It is not sung how fast you were, since nobody could follow to see. You had been too quick for {foe} at {where}.',
    ],
    explore: [
      'You kept your oath by looking. What all of them had walked past at {where} you had stooped for, and there it lay.',
      'You had found it at {where}, where {foe} believed that nobody would put a hand. You had put in both.',
      '{foe} had hidden it well at {where}. But whatever is hidden has a smell of hiding, and you went after that.',
      'You went over {where} as one goes over a child’s head, hair by hair, and you found what your oath had need of.',
    ],
    words: [
      'You did it at {where} in a way that nobody had told you; it is not in the songs, and they will have to make room.',
      'There was no custom for what you did at {where}. {foe} looked for one, and was still looking when it had been done.',
      'What you did at {where} was your own thought, and it kept the oath. Old people have asked you since who taught you that.',
      'What you tried at {where} no one had tried. {foe} had guarded every door but that one, which had not been a door.',
    ],
  },
  clues: {
    approach: [
      'You had known a way in, because you had gone after a word that others let fall.',
      'Had you not followed that one small rumour you would have stood outside at the end.',
      'There was a thing that you had learnt on the road about {foe}, and at {where} it opened like a hand.',
      'Somebody had told you something once, and you had gone to see; by that you came near enough.',
    ],
    delay: [
      '{foe} had been late for it, and that was your doing, by way of something that you had followed up.',
      'There had been days that {foe} wanted and did not have. You had taken them, one by one, along the road.',
      'It was still in time, since {foe} had been stopped by what you found out, and had to go around.',
      'If {foe} had not lost those days through you, you would have come to {where} and found it cold.',
    ],
  },
  kept: [
    'You had kept your word to {them} on the way. It was a small thing beside the oath, and it is told first.',
    'There was nothing more owing to {them}; you had seen to that while you still had far to go.',
    '{them} came to hear it told, and sat in front, as one does with whom a promise has been kept.',
    'What was agreed with {them} had been done. You could put your hand in that bowl any day and be welcome.',
  ],
  owed: [
    'But there was {them}, to whom you had promised something, and you had not done it. One notch stayed white.',
    'You had kept the great oath and broken a little one. {them} did not come to the fire.',
    'When they drank to you somebody asked after {them}, and you looked into the horn. That had never been put right.',
    'One thing you had let go by, and it was what you owed {them}. It walks behind you, and it has small quick steps.',
  ],
  stoodBy: [
    '{mate} had stood beside you at the end of it, and breathed when you breathed.',
    'You were not alone there. When you put out your hand behind you, without looking, {mate} was in that place.',
    'It was {mate} who held your cloak, and counted for you, and would have gone in after you.',
    'They sing it with one name in it. There were two of you; the other was {mate}, and ought to be sung louder.',
    'At the worst of it you had heard {mate} say your name three times, and so you kept.',
  ],
  alone: [
    'There was nobody with you, in the end. You said it to yourself, the three times, and it was enough.',
    'You had done it alone, and there was no one to tell you how you looked.',
    'No one stood at your back there but the dead, and these do not push.',
    'Alone you went in and alone you came out. Your shadow had come along, and you were glad even of that.',
  ],
};
