import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

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
  advise: spoken(
    [
      '“{action}: the chance is {odds},” said {mate}, “and {tail}.”',
      '{mate} counted on both hands and said: “{action}; the chance is {odds}, and {tail}.”',
      '“{action},” said {mate}; “I count the chance {odds}, and {tail}.”',
      'One voice, and it was {mate}’s: “{action}; the chance is {odds}, and {tail}.”',
      '“{action}: I give it {odds},” said {mate}, “and {tail}.”',
    ],
    {
      wary: [
        'nobody gets hurt that way',
        'the slow way is the safe way',
        'there is a way out behind us',
        'my uncle died of being quick',
        'I see no safer way',
        'the other ways are more dangerous',
        'we lose little if it fails',
        'all of us come back from it',
      ],
      bold: [
        'I will go in front',
        'it brings the most if it works',
        'others have done it with less',
        'we are strong enough for it',
        'we have looked long enough',
        'it is the quickest way',
        'we have the strength for it',
        'whoever waits here wins nothing',
      ],
      kind: [
        'nobody has to cry after it',
        'it harms the fewest',
        'it does the most good',
        'nobody is made unhappy by it',
        'it leaves no bad blood',
        'nobody need be ashamed of it',
        'we come out of it friends',
        'gentle hands make no enemies',
      ],
      sly: [
        'so we win and nobody sees how',
        'it looks harmless',
        'it saves us trouble',
        'nobody expects it of us',
        'nobody will be looking',
        'it costs us least',
        'that is the soft spot',
        'nobody will know that it was us',
      ],
    },
  ),
  differ: spoken(
    [
      '{mate} said no to {other}: “{action}; the chance is {odds}, and {tail}.”',
      '“Not as {other} says,” said {mate}: “{action}; the chance is {odds}, and {tail}.”',
      'Two heads, and {mate}’s was against {other}’s: “{action}; I count the chance {odds}, and {tail}.”',
      '“{other} is wrong,” said {mate}: “{action}; I give it {odds}, and {tail}.”',
      '{other} said one thing, {mate} another: “{action}; the chance is {odds}, and {tail}.”',
    ],
    {
      wary: [
        'I was hurt by that once',
        'nobody dies of it',
        'we can still run after it',
        'I counted, and yours is riskier',
        'we stay whole',
        'we have nowhere to run to',
      ],
      bold: [
        'we eat sooner',
        'now is best',
        'I am tired of waiting',
        'we have been careful too long',
        'the other way is slow',
        'we are stronger than you think',
      ],
      kind: [
        'so nobody is angry with us',
        'nobody washes off blood after',
        'somebody should speak softly',
        'think who would be hurt',
        'we carry nobody home',
        'their mothers count them too',
      ],
      sly: [
        'there are other ways in',
        'the straight way costs more',
        'nobody sees us come',
        'nobody will be ready for it',
        'the crooked way is shorter',
        'let the others make the noise',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        'You did as {mate} said, and it went well; {tail}.',
        'One piece of advice, {mate}’s, and you took it, and it worked; {tail}.',
        'You listened to {mate}, and it came right; {tail}.',
      ],
      [
        '{mate} laughed, and told it three times',
        '{mate} walked in front of us, chin up',
        '{mate} laughed, and cut a notch for it',
        '{mate} thanked you, and gave you the first piece',
        '{mate} went pink with joy',
      ],
    ),
    lost: combined(
      [
        'You did as {mate} said, and it went badly; {tail}.',
        'One piece of advice, {mate}’s, and you took it, and it failed; {tail}.',
        'You listened to {mate}, and it came out wrong; {tail}.',
      ],
      [
        '{mate} said sorry three times',
        '{mate} took the blame: mine, mine, mine',
        '{mate} hung a red head, and ate last',
        '{mate} begged pardon of your foot and your arm',
        '{mate} said sorry, and carried your pack',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        'You did not do as {mate} said, and it went well; {tail}.',
        'One piece of advice, {mate}’s, and you left it, and it worked; {tail}.',
        'You did not listen to {mate}, and you were right; {tail}.',
      ],
      [
        '{mate} said: you knew better',
        '{mate} grumbled, and said it was luck',
        '{mate} laughed, and tried not to',
        '{mate} threw the counting-pebbles away and laughed',
        '{mate} grumbled, three times, at not being heard',
      ],
    ),
    lost: combined(
      [
        'You did not do as {mate} said, and it went badly; {tail}.',
        'One piece of advice, {mate}’s, and you left it, and it failed; {tail}.',
        'You did not listen to {mate}, and you were wrong; {tail}.',
      ],
      [
        '{mate} scolded you three times',
        '{mate} scolded you, and fed you all the same',
        '{mate} scolded you, and then your foot',
        '{mate} turned a back on you, for you had not heard',
        '{mate} shouted at your ears, both of them',
      ],
    ),
  },
  quarrel: combined(
    [
      '{mate} shouted at you, for you had not listened again: “{tail}.”',
      '“You nod and do the other thing,” said {mate}, and stamped: “{tail}.”',
      'Two times {mate} advised you, two times you did not do it, and {mate} shouted: “{tail}.”',
    ],
    [
      'A goat listens better, and I have had goats',
      'Ask the pot, it talks as well as I do',
      'From now on I speak to my spoon',
      'Come to my grave for advice, and I’ll say nothing',
    ],
  ),
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
