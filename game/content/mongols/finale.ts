import { type Finale } from '../../model/content/finale.js';

export const mongolFinale: Finale = {
  ways: {
    force: [
      'Listen, for this is the end of it: at {where} you kept your oath with your two hands, and {foe} had not believed in hands.',
      'It was done by strength at {where}; you set your shoulder to it, and {foe}’s people gave way like a rotten fence.',
      'They tell that at {where} you fought for {who}, and when the dust lay down you were the one standing.',
      'No word was of use any longer, and so you came to blows at {where} for what you had sworn, and carried it.',
    ],
    craft: [
      'At {where} it was skill that kept the oath: {foe} had thought of everything but that.',
      'You did it at {where} as one opens a knot, not by pulling but by looking which end goes under.',
      'A trick carried it at {where}, a small one, and {foe} was still searching for the large one when it was over.',
      'With clever fingers and a quiet face you kept your word at {where}, before {foe} had seen that you began.',
    ],
    talk: [
      'It was words that won it at {where}; you spoke for {who}, and {foe} ran out of answers before you ran out of breath.',
      'You had come to {where} with a tongue and an oath, and so it is told that you talked, and it was enough.',
      'At {where} you said what was so, to {foe}’s face, and said it so that nobody there could unhear it.',
      'Some draw a bow; at {where} you opened your mouth, and what came out of it flew straighter.',
    ],
    gift: [
      'You gave at {where} what nobody had thought of giving, and by that open hand the oath to {who} was kept.',
      '{foe} had made ready for a blow at {where}, and was offered a gift, and had no guard against it.',
      'It was won at {where} by giving; a palm is harder to fight than a fist.',
      'Because you held out your two hands at {where}, and they were not empty, it ended well for {who}.',
    ],
    patience: [
      'You waited it out at {where}; {foe} had horses, and bows, and friends, and you had longer.',
      'At {where} you sat like a stone in the grass until {foe} was tired of walking round you, and so the oath was kept.',
      'It needed no blow at {where} and no speech, only somebody who would not give over, and that was you.',
      'They had thought that you would break at {where}, and you only bore it, until it was {foe} who broke.',
    ],
    flight: [
      'You got clear of {where} with your oath kept, so fast that {foe} was left shouting at your dust.',
      'It was your speed that did it: at {where} you were in, and it was done, and you were away before {foe} had turned round.',
      'From {where} they chased you over nine rises, and you came away, and what you had sworn came away with you.',
      '{foe} closed a fist on you at {where}, and when it was opened there was nothing in it, and the oath was kept.',
    ],
    explore: [
      'You found at {where} what {foe} had been sure that no one would find, and with that the oath was kept.',
      'It was your eyes that won it; at {where} you saw the one thing that did not belong, and went up to it.',
      'At {where} you searched, on your knees when you had to, until it lay in front of you, and {foe} could not hide it again.',
      'Nobody showed you the way at {where}; you read it off the place itself, as one reads a track, and came to the end of it.',
    ],
    words: [
      'What you did at {where} nobody had done before, and it was told afterward as your way of doing it.',
      'You went about it at {where} in a manner of your own, and {foe} had no custom to meet it with.',
      'There was no old song for how you kept your oath at {where}, so they had to make a new one.',
      'At {where} you did what came to you and to no one else, and Heaven, which likes to be surprised, let it stand.',
    ],
  },
  clues: {
    approach: [
      'You had come upon {foe} by a way that a rumour had shown you, and so you were there before anyone cried out.',
      'It helped that you had once followed up a bit of talk about {foe}, for by that you knew which side to come from.',
      'What you had heard at some fire and gone after opened {where} to you, where others would have had to knock.',
      'A trail that most would have laughed at had taught you {foe}’s blind side, and you used it.',
    ],
    delay: [
      'You had come in time, because of a trail that you once ran down, which had cost {foe} days.',
      '{foe} was not ready; there was a rumour that you had followed, and it had been a stone in that hoof ever since.',
      'If you had not gone after that old lead {foe} would have been finished before you came, and this would be another tale.',
      'The days that {foe} lost through what you found out were the very days that you had needed.',
    ],
  },
  kept: [
    'There was {them}, too, with whom you had kept faith on the way, and who told it wherever your name was spoken.',
    'To {them} you had kept your word, and a kept word stands behind a person like a second rider.',
    '{them} had nothing left to ask of you, and drank to you, and it was not for show.',
    'You had squared what was between you and {them}, and it had let you sleep through the worst of it.',
  ],
  owed: [
    'Only {them} still waited for what you had agreed, and on that side the song had a hole.',
    'You had not kept what was agreed with {them}, and it was spoken of, more quietly than the rest.',
    'What you owed {them} stayed owing, and no triumph is so loud that one cannot hear that.',
    'With {them} you were not quits; you thought about it when the others were singing.',
  ],
  stoodBy: [
    '{mate} stood by you at the end, close enough to hear you breathe.',
    'You were two at the last, you and {mate}, and one who has a friend behind is three.',
    '{mate} was there, as on all the other days, and would have been nowhere else for nine herds.',
    'When it came to it {mate} was beside you, and said some small thing, so that you laughed, and then it began.',
    'Of those who had been with you {mate} stayed to the end, and told it best afterward.',
  ],
  alone: [
    'Nobody stood by you at the end; there were you and Heaven, and Heaven only looked on.',
    'You had come to it alone, and when it was over there was no one to turn round to.',
    'There was none beside you at the last, and so there was none to say that you had been afraid.',
    'You did it by yourself, and then stood and told it aloud, since somebody ought to hear.',
  ],
};
