import { type Finale } from '../../model/content/finale.js';

/* The last entry: it begins, like the others, with a thing seen, and says by what means the oath was kept. */
export const samuraiFinale: Finale = {
  ways: {
    force: [
      'A blade, wiped, and put back. It was by force that you kept your oath at {where}, and {foe} had felt the edge of it.',
      'A screen with a hole in it of your own shape. You had gone through at {where}, since nobody would open, and so the oath was kept.',
      'Your two arms did it. At {where} strength was set against strength, and it was {foe}’s that gave out first.',
      'One broken bar, at {where}, laid neatly to the side. You had kept your word by main strength, and bowed to nobody until it was done.',
    ],
    craft: [
      'A knot that came undone at the right moment. By skill alone you had done at {where} what you swore, and {foe} went over it afterwards and found no fault.',
      'It was neatly done. At {where} you kept your oath by a skill so small that {foe} had been holding it the whole time.',
      'Two things that looked alike, at {where}, and {foe} had chosen the wrong one. You had made the other; and with that it was accomplished.',
      'Your hands had known how. What no sword would have brought about at {where} was done with ten fingers and some thought, under {foe}’s eyes.',
    ],
    talk: [
      'A mouth, left a little open. It was {foe}’s, at {where}, when you had finished speaking; you had kept your oath with nothing but words.',
      'You spoke at {where}, not loudly, and by the end those who were holding things had put them down. It was so that your oath was kept.',
      'What you said to {foe} at {where} was short, and there was no answer to it that could be given standing.',
      'The cups had grown cold at {where} while you talked. Nobody reached for one; {foe} had been persuaded, or the rest had, and that sufficed.',
    ],
    gift: [
      'A thing given with both hands. You kept your oath at {where} by offering what {foe} could neither refuse nor return.',
      'It lay on the mat at {where} between you and {foe}, and it had been yours. In exchange you were given what you had sworn to have.',
      'You had brought a present to {where}. That was all; {foe} looked at it for a long time, and the oath was as good as kept.',
      'By giving up something at {where} you had got what could not be taken, and {foe} bowed first.',
    ],
    patience: [
      'Two hollows in a mat, from your knees. You had kept your oath at {where} by staying there until {foe} could bear it no longer.',
      'You waited. At {where} everybody else had somewhere to go to, and {foe} too, in the end; what you had sworn was done by not getting up.',
      'A stick of incense, and the next from its stump. So the time passed at {where}, and {foe} came to the end of it before you did.',
      'There was nothing to be seen at {where} but a person who sat still. It had been enough, however; the oath was kept by it.',
    ],
    flight: [
      'A sandal, left behind at {where}. You had got away with what mattered, before {foe} was done calling for a light.',
      'You ran, and there was nothing dishonourable in it: your oath was kept at {where} by being gone when {foe} put out a hand.',
      'A curtain at {where} that was still moving. On the other side of it you were already out of reach, and {foe} had lost.',
      'At {where} you had been quicker than the gate, and it shut with {foe} behind it, and so you kept what you had sworn.',
    ],
    explore: [
      'A board, lifted from its place. You had looked for it at {where} until you found it, and with that {foe} had nothing more to hide behind.',
      'It was in the last corner of {where}, where nobody dusts. By finding it you kept your oath, and {foe} was told that it was found.',
      'You had used your eyes at {where}, and your fingertips. There was a way that {foe} had forgotten; it led to the very thing.',
      'One line of light under a wall at {where}, and you had knelt to see what it came from. That was how it was done.',
    ],
    words: [
      'It was done in a manner that no diary has recorded before. At {where} you went your own way, and your oath was kept by it.',
      'Nobody at {where} had expected that of you, {foe} the least. By a notion of your own you had kept your word.',
      'There is no form laid down for what you did at {where}. It served; and afterwards people bowed, being uncertain what else one should do.',
      'You had thought of a thing at {where} which stood in none of the books, and you did it, and {foe} was found to have no reply.',
    ],
  },
  clues: {
    approach: [
      'You had come in at {where} by a way that a rumour showed you, and {foe} was watching the other gate.',
      'What you heard and followed up along the road had opened a side door at {where}; it stood ajar for you, as you had been told.',
      'It was thanks to an old rumour that you knew how to get into {where}, and on which board not to tread.',
      'Somebody had once told you something, and you had gone to see, and so {where} had one entrance more than {foe} supposed.',
    ],
    delay: [
      '{foe} had been made late by what you found out, and at {where} the ink on the orders was still wet.',
      'Had you not followed that trail, {foe} would have been ready at {where}; as it was, the cords were not yet tied.',
      'There had been some days which {foe} lost through you, and at {where} they were the days that {foe.he} needed.',
      'You had looked into a rumour long before, and it told at {where}: {foe}’s people were still unpacking.',
    ],
  },
  kept: [
    'What you had agreed with {them} was done as well, at the proper time, and {them} put away the reminder.',
    '{them} had been promised something by you, and had it; there was a cup set out for you in that house.',
    'You had kept your word to {them} on the way, and {them} told of it without being asked.',
    'Toward {them} you had settled everything, down to the bow, and {them} had returned it at the same depth.',
  ],
  owed: [
    'What you had agreed with {them} was never done, and {them} kept the lamp by the gate for some time longer.',
    '{them} had waited for what you promised, and then had taken in the cushion.',
    'To {them} you still owed it, and there is a page at the end of this book which has only that name on it.',
    'You had not kept your word to {them}, and {them}, when you are mentioned, speaks of the garden.',
  ],
  stoodBy: [
    '{mate} had stood beside you at the end, somewhat nearer than is customary.',
    'There was a second shadow next to yours through it all, and it belonged to {mate}.',
    '{mate} was there, held your other sleeve out of the way, and would hear no thanks.',
    'When you turned round afterwards {mate} had not moved from the spot, and was rather pale, and bowed.',
    'You had not been by yourself; {mate} had come with you as far as one can come with anybody.',
  ],
  alone: [
    'Nobody had stood beside you at {where}, and there was one cup, which you rinsed yourself.',
    'You had done it alone, and so it can be told only in your words, of which you use few.',
    'There were no other footprints at {where} beside your own, in either direction.',
    'It was to an empty mat that you turned, when it was over, to say that it was over.',
  ],
};
