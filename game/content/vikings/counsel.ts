import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

/*
 * Companions of the vikings speak as they do at law or over a bench: shortly, and never about what they feel.
 */
export const vikingCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'freed rower',
      description: 'A freed rower who has never yet sat facing forward, and would like to see where one is going.',
      abilities: ['Rowing without a pause', 'Sleeping upright'],
    },
    {
      trade: 'unpaid skald',
      description: 'An unpaid skald with eleven finished praise-songs, in search of somebody whom they fit.',
      abilities: ['Making verses at need', 'Remembering insults'],
    },
    {
      trade: 'turf-cutter',
      description: 'A turf-cutter who has looked at the same hill for thirty years, and wants to be homesick for it.',
      abilities: ['Digging neatly', 'Reading the soil'],
    },
    {
      trade: 'younger twin',
      description: 'The younger twin of a farm, by a quarter of an hour, out to be first at something.',
      abilities: ['Being taken for another', 'Outrunning most'],
    },
    {
      trade: 'widowed sailmaker',
      description: 'A widowed sailmaker who needs the passage and talks to nobody after the lamp is out.',
      abilities: ['Mending anything woven', 'Knowing the wind'],
    },
    {
      trade: 'law-taught herder',
      description: 'A herder who learned the law by shouting it at goats, and hopes to hear somebody answer.',
      abilities: ['Quoting law', 'Calling from far off'],
    },
    {
      trade: 'bear-ward',
      description: 'A bear-ward whose bear has died, and who goes along with anyone that growls a little.',
      abilities: ['Calming large beasts', 'Wrestling'],
    },
    {
      trade: 'ship’s cook',
      description: 'A ship’s cook who served under four captains, all hanged, and means to choose the fifth with care.',
      abilities: ['Cooking without much', 'Spotting bad captains'],
    },
  ],
  advise: spoken(
    [
      '“{action}: I call the chance {odds},” said {mate}, “and {tail}.”',
      '“{action},” said {mate}; “the chance is {odds}, and {tail}.”',
      '{mate}’s advice was this: “{action}; I put the chance at {odds}, and {tail}.”',
      '“{action}: there’s a chance of {odds},” said {mate}, “and {tail}.”',
      '“{action},” said {mate}; “I’d give it {odds}, and {tail}.”',
    ],
    {
      wary: [
        'I see nothing safer here',
        'we can still stop halfway',
        'I mean to come home',
        'we lose least if it fails',
        'my uncle was bold and is dead',
        'it may go better than that',
        'I have buried bold people',
        'I mean to keep my fingers',
      ],
      bold: [
        'I’ve crossed a sea on less',
        'I’ll go in first',
        'waiting never won us anything',
        'it makes the better song',
        'we’re not here to sit still',
        'I’d do it at half of that',
        'they won’t expect us to dare it',
        'the sooner it’s done the better',
      ],
      kind: [
        'I want nobody hurt who needn’t be',
        'we can look people in the face after',
        'we may need these people again',
        'it wrongs nobody',
        'they’ll remember that we were fair',
        'it leaves us the fewest enemies',
        'a neighbour is worth more than silver',
        'I’d rather lose than be cruel',
      ],
      sly: [
        'nobody will expect it from us',
        'they’ll look for us elsewhere',
        'they’ll think us more stupid than we are',
        'they won’t see what we want',
        'we needn’t say how we did it',
        'it costs us less sweat',
        'clever hands don’t bleed',
        'we’ll be done before anybody wonders',
      ],
    },
  ),
  differ: spoken(
    [
      '{mate} did not agree with {other}: “{action}; the chance is {odds}, and {tail}.”',
      '“I don’t agree with {other},” said {mate}: “{action}; I’d give it {odds}, and {tail}.”',
      '“{other} is wrong,” said {mate}: “{action}; the chance that it works is {odds}, and {tail}.”',
      '{mate} spoke against {other}: “{action}; I put the chance at {odds}, and {tail}.”',
      '“I’d not do what {other} says,” said {mate}: “{action}; that way the chance is {odds}, and {tail}.”',
    ],
    {
      wary: [
        'we’d all be home for supper',
        'nobody has to be bold for it',
        'nobody has to be carried afterwards',
        'it is dull and safe',
        'it costs us less if I’m wrong',
        'I’d keep my feet dry',
      ],
      bold: [
        'it’s over sooner',
        'I won’t grow old over it',
        'there’s some honour in it',
        'I’ll do it alone if I must',
        'too much care has killed people too',
        'nobody sings about the other way',
      ],
      kind: [
        'nobody will cry over it',
        'the other side has children too',
        'I’d be ashamed of the other way',
        'it’s gentler and goes as far',
        'it does the least harm',
        'we’ll want friends here later',
      ],
      sly: [
        'nobody will see it coming',
        'the straight way is the watched way',
        'I was caught once, doing the other',
        'it’s less trouble than honesty',
        'we can tell it as we please',
        'it costs us nothing',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        'You had done as {mate} advised, and it had gone well; {tail}.',
        'It was {mate}’s advice that you had followed, and it had worked; {tail}.',
        'You had listened to {mate}, and it had come out right; {tail}.',
      ],
      [
        '{mate} called it well done, and whistled',
        '{mate} praised you for it to the others, twice',
        '{mate} boasted of it to all of them',
        '{mate} thanked you for listening',
        '{mate} laughed, and gave you the bigger piece',
      ],
    ),
    lost: combined(
      [
        'You had done as {mate} advised, and it had gone badly; {tail}.',
        'It was {mate}’s advice that you had followed, and it had failed; {tail}.',
        'You had listened to {mate}, and it had come out wrong; {tail}.',
      ],
      [
        '{mate} owned to it at once',
        '{mate} took the blame before you could speak',
        '{mate} said, “I’m sorry,” and carried your load',
        '{mate} asked your pardon, having been so sure',
        '{mate} called it bad advice, and ate last',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        'You had not done as {mate} advised, and it had gone well; {tail}.',
        'You had gone against {mate}’s advice, and it had worked; {tail}.',
        'You had not listened to {mate}, and had been right; {tail}.',
      ],
      [
        '{mate} owned to having been wrong',
        '{mate} grumbled, and called it luck',
        '{mate} shook your hand all the same',
        '{mate} still complained that you had not listened',
        '{mate} said that you had judged better',
      ],
    ),
    lost: combined(
      [
        'You had not done as {mate} advised, and it had gone badly; {tail}.',
        'You had gone against {mate}’s advice, and it had failed; {tail}.',
        'You had not listened to {mate}, and had been wrong; {tail}.',
      ],
      [
        '{mate} scolded you before the others',
        '{mate} complained that good advice was wasted',
        '{mate} said, “I told you,” and nothing more',
        '{mate} would speak only to the others',
        '{mate} scolded you, but helped you up',
      ],
    ),
  },
  quarrel: combined(
    [
      '{mate} shouted at you for going against advice again: “{tail}.”',
      '“You never do as I advise,” said {mate}, too loudly: “{tail}.”',
      'Twice running you had not done as {mate} said, and {mate} named it an insult: “{tail}.”',
    ],
    [
      'Get yourself a carved head, and let it nod',
      'At home I advised nine cows, and they listened',
      'I’ll carry your load, but I’ll give you no more advice',
      'I was owed a hearing, and I was not given one',
    ],
  ),
  remembered: {
    heeded: [
      'You had often done as {mate} advised, and it was generally held to have been your cleverest trait.',
      'Much of what was praised in you afterwards had been thought of by {mate}, who never said so.',
      'More than once you had asked and {mate} had answered, and what came after had proved it right.',
      'It was known that you listened to {mate}, and people had begun to bring their own questions.',
    ],
    crossed: [
      '{mate} had been of another opinion from the first day to the last, and had come along in order to have it.',
      'You had gone your own way more often than {mate}’s, and {mate} had walked it with you, shaking a head.',
      'There was much that {mate} had advised against, and still kept a list of, in notches.',
      'What {mate} had counselled was seldom done, and was seldom altogether wrong.',
    ],
    quarrelled: [
      'There had been hard words once between you and {mate}, and they had never been quite carried out of the house.',
      'You and {mate} had fallen out over who should be heeded, and went on side by side, like two who share an oar.',
      'Since a certain quarrel {mate} had given no counsel unasked, and you had learned what quiet is.',
      'It was told that {mate} had flung down the bundle before you one day, and that it lay there for some time.',
    ],
    hurt: [
      '{mate} had been wounded in your stead, and from then on limped only when there was no one to see it.',
      'There was a scar on {mate} that should have been yours, and neither of you had ever spoken of it.',
      'For your sake {mate} had taken a blow, and had asked at once if the bread was dry.',
      'What you owed {mate} had been paid out in blood beforehand, and could not well be counted back.',
    ],
  },
};
