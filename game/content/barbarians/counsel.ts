import { type CounselContent } from '../../model/content/counsel.js';

export const barbarianCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'bone-setter',
      description:
        'A bone-setter with cold hands, who wants to see one whole country in which nobody has broken anything.',
      abilities: ['Sets bones by ear', 'Knows every bog herb'],
    },
    {
      trade: 'wolf-hunter',
      description:
        'A wolf-hunter who has killed ninety-nine, and wants to walk until it is clear whether to kill the next.',
      abilities: ['Reads old tracks', 'Sleeps with eyes open'],
    },
    {
      trade: 'mound-builder',
      description: 'A mound-builder, strong in the back, who seeks a hill good enough to be put in afterward.',
      abilities: ['Lifts what oxen will not', 'Speaks to the dead'],
    },
    {
      trade: 'horn-blower',
      description:
        'A horn-blower without a war, who wants to hear the great horn answered just once from the other side.',
      abilities: ['Heard over three valleys', 'Never out of breath'],
    },
    {
      trade: 'tally-cutter',
      description:
        'A tally-cutter who can count farther than anybody at home, and travels to find out where the numbers stop.',
      abilities: ['Counts spears at sight', 'Forgets no debt'],
    },
    {
      trade: 'cattle-thief',
      description:
        'A cattle-thief of good family, who has sworn off it, and would like to be far from cows for a while.',
      abilities: ['Walks without noise', 'Quiets any dog'],
    },
    {
      trade: 'ochre-digger',
      description: 'An ochre-digger, red to the elbows, who wants to paint a hand on a rock that no hand is on.',
      abilities: ['Climbs like a goat', 'Finds water under stone'],
    },
    {
      trade: 'goose-herd',
      description: 'A goose-herd who lost all forty to one fox, and goes about to ask whether that fox has been seen.',
      abilities: ['Shouts down a crowd', 'Notices what is missing'],
    },
  ],
  advise: {
    wary: [
      '“{action}. I make it {odds}, and that is with my toes counted in,” said {mate}, and did not get up.',
      '{mate} smelled the air first, then the bread, and then you. “{action}. It goes well {odds}, so far as my nose reaches.”',
      '“My uncle was not careful,” said {mate}, “and we have his hat. {action}. That’s {odds}, and you keep your own hat.”',
      'Before saying anything {mate} had looked for the way out. “{action}. It has {odds} in it, and behind us there is a gap.”',
      '“Three times I have asked myself,” said {mate}, “and got the same answer: {action}. You will live through that {odds}, I say.”',
      '{mate} laid ten pebbles in a row and turned some over. “{action}. There you see it, {odds}. The others I don’t like to look at.”',
      '“If it were my skin, and it is next to yours: {action}. I count {odds}, no more,” muttered {mate}, pulling tight a strap.',
      '“Slowly, slowly,” said {mate}. “{action}. A cow would do the same at {odds}, and cows get old.”',
    ],
    bold: [
      '“{action}. What, are you counting? It is {odds}, it’s a feast,” cried {mate}, already with one shoe off.',
      '{mate} slapped the earth, or what there was. “{action}. My grandmother would have done it at less than {odds}, and carried her mother.”',
      '“They’ll sing it either way,” said {mate}. “{action}. At {odds} it is not even a long song.”',
      '“I have had enough of looking,” growled {mate}. “{action}. We come through {odds}, and the rest of the time it’s quick.”',
      'Up went both the arms of {mate}, as at a wedding. “{action}. Let me only be in front, and it’s {odds}!”',
      '“Ask my belly, it’s the bravest of us,” said {mate}. “It says: {action}. It says {odds}, and it wants its meat.”',
      '{mate} laughed so that the spoons rang. “{action}. With {odds} on our side I could do it twice.”',
      '“The dead are looking, so stand up straight,” said {mate}. “{action}. They went in with worse than {odds}, all of them.”',
    ],
    kind: [
      '“{action}. I think that nobody will be crying after, {odds},” said {mate}, and mended a hole in your sleeve meanwhile.',
      '{mate} thought about it for as long as bread takes. “{action}. It harms the fewest, and we have {odds} for it.”',
      '“You look tired,” said {mate}. “{action}. I would call it {odds}, and there is an end of it, and you shall eat.”',
      '“There was somebody’s child in each of them once, remember that,” said {mate}. “{action}. It goes {odds}, if one goes gently.”',
      'A hand was laid upon your neck, and it was the hand of {mate}. “{action}. I have hoped on less than {odds} and been right.”',
      '“I asked myself what I should like to have done to me,” said {mate}: “{action}. And it is {odds}, which is almost a promise.”',
      '“Whatever it is, I’ll hold your bag,” said {mate}, “but if I may say it: {action}. We’d come out of that friends, {odds}.”',
      '{mate} had been feeding a beetle. “{action}. One can go home and tell that to one’s mother, and it succeeds {odds}.”',
    ],
    sly: [
      '“{action}. Everyone else would do something better, so they will not expect it; {odds},” whispered {mate}.',
      '{mate} shut one eye, so as to think with the other. “{action}. I give you {odds}, and would not give it to a cousin.”',
      '“Do you know how the fox gets the cheese?” asked {mate}. “{action}. She has {odds} as well, and dines every day.”',
      '“Somebody has to be the fool, let it be them,” said {mate}. “{action}. It takes {odds} and a straight face.”',
      'From the side of the mouth came the counsel of {mate}: “{action}. Look the other way, and it’s {odds}.”',
      '“I knew a man who did that and died rich,” said {mate}. “{action}. It was {odds} then, before there were so many honest people.”',
      '{mate} felt along a crust with one finger. “{action}. There is a soft place, and through the soft place it is {odds}.”',
      '“Say that it was my idea only if it works,” said {mate}. “{action}. So I’ll say it is mine, {odds}.”',
    ],
  },
  differ: {
    wary: [
      '“{other} has never been bitten,” said {mate}. “I have. {action}. At {odds} I can still sit down afterward.”',
      '{mate} had listened to {other} with eyes shut, as to thunder. “No. {action}. I would sooner trust {odds} and a back door.”',
      '“That was bravely said by {other}, and we’ll put it on the stone,” said {mate}. “{action}. So there need be no stone, {odds}.”',
      '“Let {other} go first, then, and shout to us how it was,” said {mate}. “For the rest: {action}. I reckon {odds}.”',
      '{mate} moved away from {other} by the width of a hand. “Lightning likes company. {action}. With that we’re whole {odds}.”',
      '“One who talks like {other} has somewhere to run to,” said {mate}. “We have not. {action}. I get to {odds} by three ways of reckoning.”',
    ],
    bold: [
      '“Has {other} gone to sleep?” roared {mate}. “{action}. It stands at {odds}, and the soup is getting cold!”',
      '{mate} took {other} by both ears, lovingly. “You’ll be old soon enough. {action}. At {odds} I would wake the children for it.”',
      '“What {other} says is wise, and I’m sick of it,” said {mate}. “{action}. Give me {odds} and room for my elbows.”',
      '“My shield has more teeth than {other},” said {mate}. “{action}. If it is not {odds} I’ll eat what is left of it.”',
      '“We could do it as {other} likes, and be here till we’re moss,” said {mate}. “{action}. I see {odds} there, and I see glory.”',
      '{mate} had not heard {other} to the end. “Yes, yes. {action}. That’s {odds}, and it is now, and now is best.”',
    ],
    kind: [
      '“I like {other}, and I don’t like that,” said {mate}. “{action}. It is {odds}, and we need not wash so long after.”',
      '{mate} gave {other} an apple before disagreeing. “Only think who would be hurt. {action}. I’d be easy in my mind about it {odds}.”',
      '“{other} means well by you, and I do too, and we can’t both carry you,” said {mate}. “{action}. I say {odds}.”',
      '“Nobody ever spoke softly to {other}, that’s what it is,” said {mate}. “{action}. You will find it answers {odds}.”',
      '“Forgive me, {other}, you have the louder voice,” said {mate}. “But to my heart it is plain: {action}. My heart has it {odds}.”',
      '{mate} shook a sad head at {other}. “There’s a warmer way to do it. {action}. And should it only be {odds}, it is still warmer.”',
    ],
    sly: [
      '“Let them overhear {other},” murmured {mate}, “and then: {action}. Between the two it will come off {odds}.”',
      '{mate} winked across at {other}, who did not see why. “Beautiful. Now the other thing. {action}. That one pays {odds}.”',
      '“{other} would knock at the door,” said {mate}. “There are walls too, and roofs. {action}. It gets us in {odds}.”',
      '“I would have said so myself, if I wished us ill,” said {mate} to {other}. “{action}. At {odds} one may even boast of it.”',
      '“Straight on, says {other}. The goose goes straight on,” said {mate}, “into the pot. {action}. It’s {odds}, by the crooked way.”',
      '{mate} let {other} finish, and picked a tooth. “All true. {action}. It is not so true as that, but it’s {odds}.”',
    ],
  },
  heeded: {
    won: [
      '“Well?” said {mate}, and held out both hands to be looked at, as if they had done it.',
      'You had listened to {mate}, and it went well. {mate} told it to each thing in the bag.',
      '“Three of my aunts would have told you that,” said {mate}, and was pink with joy.',
      'It had turned out as {mate} said, and {mate} went before you for a while with a very straight back.',
      '“I only counted,” said {mate}. But the pebbles were put back in the bag one at a time, and each was kissed.',
      '{mate} cut a notch for it, and showed you where: there was much room left on that side.',
    ],
    lost: [
      '“That was mine,” said {mate}, “put it on my back.” It had been the counsel of {mate}, and it had failed.',
      'You had done what {mate} told you and had come off badly. {mate} would not eat first that time.',
      '“On another day it goes otherwise,” said {mate}. It did not sound as if that helped either of you.',
      '{mate} counted it all over again, with moving lips, and got the same, and could not understand it.',
      '“Why did you listen to me?” asked {mate}. You had no answer, so you shared what there was.',
      'It was bad advice, as one saw now. {mate} begged the pardon of your foot, your arm, your bag, each by itself.',
    ],
  },
  crossed: {
    won: [
      '“So it can be done like that too,” said {mate}, who had said otherwise, and looked at it from behind.',
      'You had not followed {mate}, and it was well. {mate} spoke for some time about luck, and what becomes of it.',
      '“I shall say nothing,” said {mate}, and said it several times.',
      '{mate} had warned you for nothing, and was glad, and hid it under a frown like an egg under a hat.',
      '“Good, good. But it was I who made you think,” said {mate}. There was something in that.',
      'It had gone well against the counsel of {mate}, who took out the pebbles and looked at them with contempt.',
    ],
    lost: [
      '“I’m not saying it,” said {mate}. It was said by the eyebrows, and by both the shoulders.',
      'You had not listened, and you had the worse of it. {mate} picked up what you had dropped, and sighed at each thing.',
      '“There were other ways,” said {mate} to the air. “Somebody named one. Who was it, now?”',
      '{mate} had told you so, and did not remind you until you had been bandaged, or at any rate until you had sat down.',
      '“It’s only that I would have liked you to be right,” said {mate}. That was worse than a blow.',
      'It failed, as {mate} had foretold; but it brought no joy to {mate} to be a prophet, and the soup was eaten in silence.',
    ],
  },
  quarrel: [
    '“I talk and you nod, and then you do the other thing,” said {mate}. “A goat listens better. I have had goats.”',
    '“What am I here for?” {mate} shouted. “To carry the pot? Then ask the pot! It has as much to say as I have.”',
    '“Three times I told you, and three times is the law,” said {mate}. “From now on I’ll speak to my spoon.”',
    '“You keep me like a dog that’s let bark,” said {mate}, quite quietly. “And I have been right, you know. Not always.”',
    '“Count with me,” said {mate}. “So often I advised you. And so often you heeded it. Look, there is a hand with no fingers in it.”',
    '“When I’m dead you will come to my mound for counsel,” said {mate}, “and I’ll not say a word. I’m beginning today.”',
  ],
  remembered: {
    heeded: [
      'You had listened to {mate}, and they tell it as if the two of you had had one head, and that a good one.',
      'The counsel was from {mate}, most of it, and you have never let it be told in another way.',
      'Where two ways parted you had looked at {mate} first; there is a stick with all those notches.',
      '{mate} had counted and you had done it, and each of you maintains that the other had the harder part.',
    ],
    crossed: [
      '{mate} had advised against almost all of it, and came along, and carried the pot.',
      'You seldom did what {mate} said. {mate} says so still, at every fire, and moves over to let you sit.',
      'There was {mate}, who knew better, and often did; you had gone the other way, and had been followed.',
      'It would have gone otherwise if you had listened to {mate}; better or worse, they argue it in that house yet.',
    ],
    quarrelled: [
      'There had been hard words with {mate}, about who listens. They were never taken back, only walked over until they were flat.',
      'You and {mate} had shouted at each other on the way, and some of what was said had been true.',
      'Between you and {mate} there was a quarrel left. You both go round it, as one goes round a sleeping dog.',
      '{mate} had told you to your face what you were. You have thought about it since, and would like to answer now.',
    ],
    hurt: [
      '{mate} had been hurt for your sake, and has the mark, and shows it to children as your name.',
      'There was blood on that road that was meant for you, and it was {mate} who shed it.',
      'What should have struck you had struck {mate}; you cut up the meat at that fire, and always give the best piece away.',
      '{mate} bled for you. One does not say thank you for such a thing; you have said it all the same, three times.',
    ],
  },
};
