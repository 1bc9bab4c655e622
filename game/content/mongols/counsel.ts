import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

export const mongolCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'horse-breaker',
      description:
        'A horse-breaker with a crooked collar-bone, who wants to meet, once, a horse that cannot be broken.',
      abilities: ['Gentles a frightened horse', 'Falls without breaking'],
    },
    {
      trade: 'singer',
      description: 'A singer of the long songs, who lacks an ending to the ninth and means to watch you for it.',
      abilities: ['Knows every clan’s songs', 'Keeps a camp awake'],
    },
    {
      trade: 'bone-setter',
      description: 'A bone-setter with warm hands, who hopes to find a brother’s grave before the name on it is gone.',
      abilities: ['Sets a broken bone', 'Smells a fever coming'],
    },
    {
      trade: 'archer',
      description: 'An archer who missed once, before the whole clan, and wishes to be far off until it is forgotten.',
      abilities: ['Shoots from the saddle', 'Sees dust first'],
    },
    {
      trade: 'interpreter',
      description: 'An interpreter of six tongues, who longs for one journey on which nobody is lied to.',
      abilities: ['Speaks six tongues', 'Hears what is unsaid'],
    },
    {
      trade: 'camel-driver',
      description: 'A camel-driver without a camel, who means to come upon the thief somewhere, and the camel.',
      abilities: ['Finds water by smell', 'Packs three loads in one'],
    },
    {
      trade: 'well-digger',
      description: 'A well-digger grown tired of the dark, who wants to go on for as long as there is horizon.',
      abilities: ['Digs through stony ground', 'Works without resting'],
    },
    {
      trade: 'tally-clerk',
      description:
        'A runaway tally-clerk, who counted other people’s sheep for twenty years and would like to own one.',
      abilities: ['Counts a herd at once', 'Remembers every debt'],
    },
  ],
  advise: spoken(
    [
      '“{action}: the chance is {odds},” said {mate}, “and {tail}.”',
      'And {mate} gave this advice: “{action}; the chance is {odds}, and {tail}.”',
      '“{action},” said {mate}; “I make the chance {odds}, and {tail}.”',
      'And what {mate} advised was this: “{action}; the chance is {odds}, and {tail}.”',
      '“{action}: Heaven gives us {odds} for it,” said {mate}, “and {tail}.”',
    ],
    {
      wary: [
        'it leaves us a way back',
        'who rides slowly rides tomorrow also',
        'I dislike all the rest more',
        'you keep all your fingers',
        'my uncle did otherwise, and died',
        'I would like to grow old',
        'I have counted it over twice',
        'it asks less of our luck',
      ],
      bold: [
        'I have gone in on less',
        'I ride in front',
        'waiting has never won us anything',
        'I will be beside you',
        'everything else takes too long',
        'that is chance enough for me',
        'we have stood here long enough',
        'luck comes to those who hurry',
      ],
      kind: [
        'nobody need lie awake after it',
        'others have to live here too',
        'I could tell my children of it',
        'it does the least harm',
        'my mother would do the same',
        'I would do it at half that',
        'we may come this way again',
        'we need friends more than horses',
      ],
      sly: [
        'nobody will see it coming',
        'it looks like something else',
        'afterward nobody can blame us',
        'it is less work than the rest',
        'nobody expects it of us',
        'it has worked for me before',
        'who is not seen is not chased',
        'we shall laugh about it soon',
      ],
    },
  ),
  differ: spoken(
    [
      'And {mate} did not agree with {other}: “{action}; the chance is {odds}, and {tail}.”',
      '“I say otherwise than {other},” said {mate}: “{action}; the chance is {odds}, and {tail}.”',
      '“{other} is wrong,” said {mate}: “{action}; I make the chance {odds}, and {tail}.”',
      '{mate} spoke against {other}: “{action}; the chance is {odds}, and {tail}.”',
      '“Do not do as {other} says,” said {mate}: “{action}; Heaven gives that {odds}, and {tail}.”',
    ],
    {
      wary: [
        'it keeps us alive',
        'it needs less luck',
        'nobody is left behind',
        'the other way is too dangerous',
        'I have seen the other go wrong',
        'so we get home again',
      ],
      bold: [
        'so it is soon over',
        'we lose no time by it',
        'I would go first myself',
        'people will sing of it',
        'careful people win no herds',
        'we are strong enough for it',
      ],
      kind: [
        'it hurts fewer',
        'one can tell of it at home',
        'the other way costs somebody dear',
        'it is the gentler way',
        'it leaves less anger behind',
        'people have suffered enough',
      ],
      sly: [
        'nobody is on guard against that',
        'the other way is too easily seen',
        'there are two ways round',
        'our enemies would choose the other',
        'so we still look honest',
        'it is the cheaper way',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        'You had done as {mate} advised, and it had gone well, and {tail}.',
        'So you had listened to {mate}, and it had come right, and {tail}.',
        'It was {mate}’s advice that you took, and it had served you well, and {tail}.',
      ],
      [
        '{mate} hummed, and called it well ridden',
        '{mate} sat taller, and thanked you',
        '{mate} told it nine times, laughing',
        '{mate} thanked you, for few people listen',
        '{mate} praised you, and gave you the best piece',
      ],
    ),
    lost: combined(
      [
        'You had done as {mate} advised, and it had gone badly, and {tail}.',
        'So you had listened to {mate}, and it had come out wrong, and {tail}.',
        'It was {mate}’s advice that you took, and it had served you badly, and {tail}.',
      ],
      [
        '{mate} said, “I am sorry,” and meant it',
        '{mate} took the blame, and ate nothing',
        '{mate} carried your bundle for it',
        '{mate} asked your pardon, and you gave it',
        '{mate} said sorry, and rode last',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        'You had not done as {mate} advised, and it had gone well, and {tail}.',
        'So you had not listened to {mate}, and had been right, and {tail}.',
        'It was against {mate}’s advice, and it had served you well, and {tail}.',
      ],
      [
        '{mate} owned to being wrong',
        '{mate} grumbled, and called it luck',
        '{mate} laughed, and bowed to you',
        '{mate} praised you, and mourned the advice',
        '{mate} grumbled that nobody had listened',
      ],
    ),
    lost: combined(
      [
        'You had not done as {mate} advised, and it had gone badly, and {tail}.',
        'So you had not listened to {mate}, and had been wrong, and {tail}.',
        'It was against {mate}’s advice, and it had served you badly, and {tail}.',
      ],
      [
        '{mate} scolded you for a long time',
        '{mate} scolded you, and helped you up',
        '{mate} scolded you as one scolds a colt',
        '{mate} cried out that good advice was wasted',
        '{mate} turned away from you, and that was the scolding',
      ],
    ),
  },
  quarrel: combined(
    [
      '{mate} shouted at you, for you had ridden over good advice again: “{tail}.”',
      '“You ask me and ride elsewhere,” said {mate}, and threw down the bundle: “{tail}.”',
      'Twice running you had not done as {mate} advised, and {mate} shouted: “{tail}.”',
    ],
    [
      'Do not ask me if you never listen',
      'Nobody hears what I say here',
      'Even a dog is listened to more than I am',
      'Listen, or let me be silent in peace',
    ],
  ),
  remembered: {
    heeded: [
      '{mate} had given you counsel and you had taken it, and a good part of the road was of {mate}’s making.',
      'You had learned to turn your head when {mate} spoke, and it was told of you both as one thing.',
      'Where you had gone right it was often because {mate} had said where, and you had had the wit to hear.',
      'There had been one voice on that journey that you trusted as you trust your own knees, and it was {mate}’s.',
    ],
    crossed: [
      '{mate} had advised you one way and you had gone another, and {mate} had come along on the other every time.',
      'You had seldom done as {mate} said; that you got so far {mate} put down to stubbornness, yours.',
      'Of all that {mate} had counselled you the grass had the greater part, for you had let it fall.',
      'You had listened to {mate} as one listens to a stream, and you owned in the end that it had been good water.',
    ],
    quarrelled: [
      'You and {mate} had quarrelled on the way, because of things said and not heard, and it had left a scar.',
      'Hard words had gone between you and {mate}, and neither had taken back a single one.',
      'There had been a fire at which {mate} sat with a turned back, and you had deserved the back.',
      'With {mate} it had come to shouting, over advice that you did not take, and at some fires they told that part first.',
    ],
    hurt: [
      '{mate} had been hurt for your sake, and would not have that part of the tale left out, or made longer.',
      'There was blood of {mate}’s on that road which should by rights have been your own, and you had not forgotten it.',
      'What had been meant for you had struck {mate}, and after that you never drank first.',
      '{mate} bore a mark from those days, and when people asked about it {mate} pointed at you and smiled.',
    ],
  },
};
