import { type Finale } from '../../model/content/finale.js';

/* A skald’s laconic understatement: how it was done, flatly, so that the rest may be told after it. */
export const vikingFinale: Finale = {
  ways: {
    force: [
      'It was done at {where} by plain strength. {foe} had more men, and they had less reason, and you were standing when it was counted.',
      'You fought for it at {where}, and it is told there blow by blow, with some blows that nobody struck.',
      'At {where} you kept the oath with both hands. {foe} had looked for a talker, and had not brought the good shields.',
      'There was a fight at {where}, not a long one; and when it was over {foe} asked you civilly what it was that you wanted.',
    ],
    craft: [
      'You had kept the oath at {where} by skill and not by force, and {foe} has been told since how it was done.',
      'What could not be had at {where} by strength was had by skill. {foe} was looking the whole time, at the other hand.',
      'At {where} it was your fingers that did it, and your having thought beforehand; {foe} had only thought of doors.',
      'It went off at {where} as a knot does that is pulled at the right end. {foe} was left with the string.',
    ],
    talk: [
      'It was words that did it at {where}. You had said them in the right order, and {foe} could not get out between them.',
      'You spoke, at {where}, and at the end of it {foe} had nobody left who would have drawn a knife.',
      'No blood was shed at {where}; you talked {foe} down, like a cat from a roof, step by step.',
      'At {where} it was settled by mouth. They repeat it there to this day, and give {foe} better answers than {foe} had.',
    ],
    gift: [
      'You kept the oath at {where} with an open hand. {foe} had been ready for anything but to be given something.',
      'At {where} you gave where others would have taken, and {foe} was bound by it tighter than with rope.',
      'A gift looks for a gift, they say; and at {where} {foe} had found nothing smaller to return than what you came for.',
      'It was by giving that you got it, at {where}, and {foe} has been looking for the hook ever since.',
    ],
    patience: [
      'You had outwaited {foe} at {where}. It was not much to look at, and those who saw it have never forgotten it.',
      'At {where} you stayed where you were until {foe} could bear it no longer, and so the oath was kept.',
      'It was done at {where} by sitting still. {foe} had men, walls and weapons, and no time.',
      'There was nothing in the end that you had to do at {where} but last, and {foe} did not last as well.',
    ],
    flight: [
      'You had got clean away from {where} with what you came to do done, and {foe} behind you, and then not behind you.',
      'It was decided at {where} by a pair of legs. {foe}’s people ran well, but they were running for wages.',
      'They were still shutting gates at {where} when you were two hills off. {foe} has had the hinges oiled since.',
      'At {where} you were quick, and it was enough. {foe} saw your back, and those who saw your face had stepped aside.',
    ],
    explore: [
      'What had to be found at {where} you found, under {foe}’s eyes, where {foe} had been careful not to look.',
      'You had searched {where} as one searches a coat, down to the hem; and there it was, and {foe} knew it.',
      'It was your eyes that kept the oath, at {where}. {foe} had hidden it from people who hurry.',
      'At {where} you went to the one spot that {foe} walked around, and after that it was only a matter of stooping.',
    ],
    words: [
      'You went about it at {where} in a way that nobody had thought of, and {foe} had least of all.',
      'How it was done at {where} is not in any law or song. It was your own way, and {foe} had no guard on it.',
      'At {where} you did as nobody does, and it held. The old people have looked for a case like it, and there is none.',
      'It was a thing of your own devising that kept the oath at {where}, and {foe} has tried to tell people what it was.',
    ],
  },
  clues: {
    approach: [
      'You had come into {where} by a way that you found by following up a rumour, when everybody else had only passed it on.',
      'There had been a gap in {foe}’s fence, and you knew of it because you had once gone to hear what a stranger had to tell.',
      'It was something that you learned long before, on the way, that had let you in at {where} by the unwatched side.',
      'What people had said about {foe} over their ale you had gone to look at; it was true, and there was a door in it.',
    ],
    delay: [
      '{foe} had come too late to it in the end, and by just the days that you had cost {foe.him} with an old trail.',
      'Some time earlier you had followed a bit of talk to where it came from. {foe} lacked that week ever after.',
      'Had {foe} been ready it would have gone otherwise; but you had seen to it, on a hint, that {foe} was not.',
      'What {foe} still wanted at {where} had been held up on the road, since you had listened to somebody nobody listens to.',
    ],
  },
  kept: [
    '{them} stood there in the crowd, to whom you had kept what was agreed, and told the people nearby that you always did.',
    'You had not forgotten {them} on the way. It was paid, and {them} drank to you when your oath was.',
    'When they were telling at the end what sort of person you were it was {them} whom they asked, and {them} knew of a promise kept.',
    'With {them} you were quits, and better than that; a dish had been sent over from there, covered with a cloth.',
  ],
  owed: [
    'One matter was left over. {them} had been promised something, and went home without it, by another road.',
    'In all the cheering you noticed {them}, who did not cheer, having still something to get from you.',
    'It was remembered too that you had owed it to {them}, and owe it yet; a saga has room for that.',
    'To {them} you had not kept your word. {them} said it once, without heat, and it was not said against the oath.',
  ],
  stoodBy: [
    '{mate} stood next to you at the end, a little to the left, where a shield would be.',
    'At the last {mate} was with you, and had been so for so long that people took you for kin.',
    'You had not been alone in it: {mate} was there, and held what needed holding, and afterwards held your cloak.',
    '{mate} saw it done, and is the one whom you have to thank if it is told correctly.',
    'When you turned round after it there was {mate}, out of breath, asking what came next.',
  ],
  alone: [
    'Nobody stood beside you when it was done, and you had to tell it all yourself; it came out short.',
    'You were alone at the end, as one is at most of the things that are sung about.',
    'There was no one by you at {where} who had set out with you, and you looked round for them once.',
    'It was done without a companion. At the feast you had a bench to yourself, until the children came and filled it.',
  ],
};
