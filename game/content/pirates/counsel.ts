import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

/* Entered as spoken: what was said at your elbow, by those who had to live with how it came out. */
export const pirateCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'coast pilot',
      description:
        'A coast pilot out of a ship that would not listen, who wants one voyage in which somebody asks how deep.',
      abilities: ['reads shoal and bottom', 'never speaks too late'],
    },
    {
      trade: 'gunner’s mate',
      description:
        'A gunner’s mate with a dead friend’s linstock, on the road to find out which battery it was that fired.',
      abilities: ['lays a gun', 'keeps powder dry'],
    },
    {
      trade: 'ship’s fiddler',
      description: 'A ship’s fiddler with three strings, who needs the fourth, and a tune that no one else has got.',
      abilities: ['gets a room singing', 'hears what is whispered'],
    },
    {
      trade: 'turtler',
      description:
        'A turtler who knows every beach by its smell, and wishes just once to be paid before the guests sit down.',
      abilities: ['finds food anywhere', 'walks without a sound'],
    },
    {
      trade: 'forger',
      description: 'A forger, lately of the Customs, who hopes to end as somebody with one name, and to sign that.',
      abilities: ['any hand or seal', 'remembers every lie told'],
    },
    {
      trade: 'barber-surgeon',
      description: 'A barber-surgeon who has taken off more than was needed, and goes along to put something back.',
      abilities: ['sews up a wound', 'knows who is ill'],
    },
    {
      trade: 'rigger',
      description: 'A rigger with a price upon the head in two ports, looking for a third in which to grow beans.',
      abilities: ['climbs what stands', 'sees far'],
    },
    {
      trade: 'cook’s mate',
      description: 'A cook’s mate with a burnt hand and a good ear, who means to hear one story out to the end.',
      abilities: ['feeds ten from nothing', 'fights with a ladle'],
    },
  ],
  advise: spoken(
    [
      '“{action}: I make the chance {odds},” said {mate}, “and {tail}.”',
      'Had this advice from {mate}: “{action}; the chance is {odds}, and {tail}.”',
      '“{action},” {mate} advised; “the chance that it works is {odds}, and {tail}.”',
      'Entered as {mate}’s advice: “{action}; call the chance {odds}, and {tail}.”',
      '“{action},” said {mate}; “I’d put the chance at {odds}, and {tail}.”',
    ],
    {
      wary: [
        'I know of nothing safer',
        'we should come out of it alive',
        'the other ways are more dangerous',
        'we lose little if it fails',
        'we can stop if it goes wrong',
        'the rest looks worse to me',
        'dead people spend nothing',
        'we can turn round in the middle',
      ],
      bold: [
        'waiting only makes it worse',
        'we’ve come through worse',
        'I’ll be right beside you',
        'it’s the quickest way through',
        'we stand to gain most by it',
        'it’s best done at once',
        'we get further by trying',
        'we’re strong enough for it',
      ],
      kind: [
        'nobody will be sorry for it',
        'I’d want to be treated so',
        'somebody did as much for me once',
        'I could sleep well after it',
        'it does the least harm',
        'we leave nobody worse off',
        'nobody has to cry over it',
        'it makes us no enemies',
      ],
      sly: [
        'nobody’s guarding against that',
        'it costs less than it looks',
        'it takes more wit than strength',
        'I’ve seen it work before',
        'we get most for the least',
        'it’s less work than the others',
        'nobody would think it of us',
        'nobody has to know of it',
      ],
    },
  ),
  differ: spoken(
    [
      '{mate} disagreed with {other}: “{action}; the chance is {odds}, and {tail}.”',
      '“{other}’s wrong,” said {mate}: “{action}; I make the chance {odds}, and {tail}.”',
      '“Don’t do what {other} says,” said {mate}: “{action}; I’d put the chance at {odds}, and {tail}.”',
      '{mate} was entered as against {other}: “{action}; call the chance {odds}, and {tail}.”',
      '“I’d not follow {other} there,” said {mate}: “{action}; that’s a chance of {odds}, and {tail}.”',
    ],
    {
      wary: [
        'you’d live through it',
        'the other plan’s too risky',
        'it’s cheap if I’m wrong',
        'the other way may kill us',
        'mine’s dull, but it’s safer',
        'I’ve seen that other way fail',
      ],
      bold: [
        'it’s done quickly',
        'the other way takes too long',
        'we gain more by mine',
        'that’s good enough for me',
        'too much care won’t help us',
        'I’d sooner try than wait',
      ],
      kind: [
        'nobody’s hurt by mine',
        'somebody would suffer by the other',
        'it’s kinder and works as well',
        'we needn’t be ashamed of it',
        'we should hurt nobody weaker',
        'the other way’s too hard on people',
      ],
      sly: [
        'the other way’s what everybody expects',
        'nobody’s expecting mine',
        'being brave pays badly',
        'mine makes less noise',
        'our enemies would like the other way',
        'mine’s the cleverer way',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        'Had done as {mate} advised, and it went well; {tail}.',
        'Had followed {mate}’s advice, and it came off; {tail}.',
        'Entered, that you had listened to {mate}, and had been right to; {tail}.',
      ],
      [
        '{mate} was pleased, and wanted it in the book',
        'it pleased {mate}, who asked to be thanked again',
        '{mate} was proud of it for the whole watch',
        '{mate} grinned, and said that listening saves bandages',
        '{mate} was happy, and surprised as well',
      ],
    ),
    lost: combined(
      [
        'Had done as {mate} advised, and it went badly; {tail}.',
        'Had followed {mate}’s advice, and it failed; {tail}.',
        'Entered, that you had listened to {mate}, and had been wrong to; {tail}.',
      ],
      [
        '{mate} was sorry, and took the blame',
        '{mate} was ashamed, and would not look at you',
        '{mate} asked you to swear, and felt better for it',
        '{mate} begged pardon, and stood your watch',
        '{mate} was sorry, and paid a small fine',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        'Had not done as {mate} advised, and it went well; {tail}.',
        'Had gone against {mate}’s advice, and it came off; {tail}.',
        'Entered, that you had not listened to {mate}, and had been right; {tail}.',
      ],
      [
        '{mate} was glad, and owned to being wrong',
        '{mate} was cross, and called it luck',
        '{mate} was pleased for you, and a bit sore',
        '{mate} shook your hand, and asked you not to crow',
        'it annoyed {mate}, who said so with a grin',
      ],
    ),
    lost: combined(
      [
        'Had not done as {mate} advised, and it went badly; {tail}.',
        'Had gone against {mate}’s advice, and it failed; {tail}.',
        'Entered, that you had not listened to {mate}, and had been wrong; {tail}.',
      ],
      [
        '{mate} was angry, and said “I told you”, once',
        '{mate} was angry that you would not be told',
        '{mate} was sore at it, and wanted it written down',
        'it angered {mate}, who helped you all the same',
        '{mate} was angry, and spoke to you by signals',
      ],
    ),
  },
  quarrel: combined(
    [
      '{mate} was angry, advice having been wasted again, and said: “{tail}.”',
      '“You ask, and do the contrary,” said {mate}, who was angry: “{tail}.”',
      'Twice running had not done as {mate} said; {mate} complained aloud: “{tail}.”',
    ],
    [
      'Ask the figurehead, we must look alike to you',
      'I’ll come along, but I’ll not be asked again',
      'I’ve a vote by the articles, and it’s never counted',
      'You want company, not advice, and there’s dogs for that',
    ],
  ),
  remembered: {
    heeded: [
      '{mate} had been listened to from start to finish, and never got used to it.',
      'A good half of the courses in that log were laid by {mate}, and you only held the pencil.',
      'You had asked {mate} what to do, and then had done it, which both of you agreed was uncommon.',
      'In the margin against every escape stood the same small mark, which was {mate}’s.',
    ],
    crossed: [
      '{mate} had been against most of it, and had come along to all of it.',
      'You had mostly done the opposite of what {mate} said, and {mate} had mostly held the lantern.',
      'There was a list, in {mate}’s keeping, of the times that you would not be told.',
      'To the end {mate} gave you good advice, as one goes on setting a place for the absent.',
    ],
    quarrelled: [
      'There had been words with {mate} that neither had found the way to take back.',
      'You and {mate} had fallen out over who was heard, and still shared the one blanket, back to back.',
      '{mate} had said a true thing to you in anger, and it was in the log, with the date.',
      'Something had been broken between {mate} and you, and it was mended later with the joint showing.',
    ],
    hurt: [
      '{mate} had been hurt on your account, and would have it that the step was slippery.',
      'What was meant for you {mate} took, and it was never put in any column.',
      'There was a scar on {mate} that should have been yours, and you knew the length of it.',
      'You had sat up with {mate}, who was hurt for your sake, and who apologised for the trouble.',
    ],
  },
};
