import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

export const assassinCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'fencing-master',
      description:
        'A fencing-master with one pupil left, who wants to meet somebody worth the trouble of a good parry.',
      abilities: ['Parries for two', 'Counts the exits'],
    },
    {
      trade: 'wet-nurse',
      gender: 'female',
      description: 'A wet-nurse of three princes, out of place, who means to find the one that never wrote.',
      abilities: ['Quiets any child', 'Knows who was born when'],
    },
    {
      trade: 'friar',
      gender: 'male',
      description: 'A friar put out of the order for laughing, who hopes to hear one sin that is new.',
      abilities: ['Is let in everywhere', 'Keeps what is confessed'],
    },
    {
      trade: 'food-taster',
      description: 'A food-taster with a ruined palate, who hopes to be surprised once more by a soup.',
      abilities: ['Smells five poisons', 'Eats anything first'],
    },
    {
      trade: 'keymaker',
      description: 'A keymaker whose best key was never tried, and who wants to find the door.',
      abilities: ['Hears a lock think', 'Walks without a jingle'],
    },
    {
      trade: 'lutenist',
      description: 'A lutenist dismissed by three courts for listening, who would like to be dismissed by a fourth.',
      abilities: ['Plays while others search', 'Remembers whole conversations'],
    },
    {
      trade: 'gravedigger',
      description: 'A gravedigger who has buried two people under one name, and wishes to meet the third.',
      abilities: ['Digs in silence', 'Is never hurried'],
    },
    {
      trade: 'forger',
      description: 'A forger weary of other people’s hands, who wants, before the end, to sign something.',
      abilities: ['Writes any hand', 'Reads upside down'],
    },
  ],
  advise: spoken(
    [
      '“{action}: I make the chance {odds},” said {mate}, “and {tail}.”',
      'Asked for advice, {mate} answered: “{action}; the chance is {odds}, and {tail}.”',
      '“{action},” {mate} advised; “I put the chance at {odds}, and {tail}.”',
      'Pressed for an opinion, {mate} said: “{action}; call the chance {odds}, and {tail}.”',
      '“{action},” said {mate}, left hand on the chin; “the chance is {odds}, and {tail}.”',
    ],
    {
      wary: [
        'everything else here may kill us',
        'it leaves us a way out',
        'nothing else here is as safe',
        'we shall hardly be hurt',
        'we need not fight for it',
        'nobody can come from behind',
        'you can stop if it fails',
        'nobody will hear us',
      ],
      bold: [
        'I have done harder things',
        'waiting would make it worse',
        'they do not expect it yet',
        'too much care can kill us too',
        'it is soon over',
        'I shall go first',
        'it is worth the danger',
        'we need not be afraid',
      ],
      kind: [
        'fewest people will be hurt',
        'nobody need die of it',
        'you are tired, and it is easy',
        'you need not be ashamed of it',
        'it does nobody any wrong',
        'it is the honest way',
        'it hurts least',
        'nobody will have to mourn',
      ],
      sly: [
        'nobody will see through us',
        'nobody expects it',
        'nobody will know who did it',
        'it has worked for me before',
        'they will take us for fools',
        'a trick is safer than a fight',
        'they are looking elsewhere',
        'others will be blamed for it',
      ],
    },
  ),
  differ: spoken(
    [
      '{mate} contradicted {other}: “{action}; the chance is {odds}, and {tail}.”',
      'Asked whether {other} was right, {mate} said no: “{action}; I make it {odds}, and {tail}.”',
      '“{other} is mistaken,” said {mate}: “{action}; I put the chance at {odds}, and {tail}.”',
      '“I do not agree with {other},” said {mate}: “{action}; the chance is {odds}, and {tail}.”',
      'Against {other}, {mate} advised: “{action}; call the chance {odds}, and {tail}.”',
    ],
    {
      wary: [
        'we can get out again',
        'it is less likely to kill us',
        'the other way is more dangerous',
        'the other leaves no way back',
        'I prefer to be careful and alive',
        'I do not wish to die here',
      ],
      bold: [
        'it brings us on faster',
        'it needs only courage',
        'we should be done sooner',
        'the other way is too slow',
        'I am tired of being careful',
        'I am not afraid of it',
      ],
      kind: [
        'nobody need be hurt',
        'they are people with children',
        'we shall not be sorry for it',
        'I could not do the other',
        'it is gentler',
        'it makes us no enemies',
      ],
      sly: [
        'they are not watching for it',
        'the other is what they expect',
        'it keeps us out of danger',
        'they will never find out how',
        'they will look the wrong way',
        'it costs only a lie',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        'Asked whose advice you had followed, you said {mate}’s, and it had gone well; {tail}.',
        'You had done as {mate} advised, and it had succeeded; {tail}.',
        'It is agreed that you had followed {mate}’s advice, rightly; {tail}.',
      ],
      [
        '{mate} was pleased, and mentioned it four times',
        '{mate} was proud, and bowed left and right',
        'that pleased {mate}, who asked to have it written down',
        '{mate} thanked you for taking it',
        '{mate} was happy; two witnesses confirm it',
      ],
    ),
    lost: combined(
      [
        'Asked whose advice you had followed, you said {mate}’s, and it had gone badly; {tail}.',
        'You had done as {mate} advised, and it had failed; {tail}.',
        'It is agreed that you had followed {mate}’s advice, wrongly; {tail}.',
      ],
      [
        '{mate} was sorry, and was silent for eleven minutes',
        '{mate} took the blame, left hand raised',
        '{mate} was ashamed, and did not meet your eye',
        '{mate} begged your pardon, twice',
        '{mate} was sorry, having been quite certain',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        'Asked whose advice you had not followed, you said {mate}’s, and it had gone well; {tail}.',
        'You had not done as {mate} advised, and it had succeeded; {tail}.',
        'It is agreed that you had rejected {mate}’s advice, rightly; {tail}.',
      ],
      [
        '{mate} was glad, and admitted the mistake',
        '{mate} was annoyed, and called it luck',
        '{mate} was glad, and shook your right hand',
        '{mate} withdrew the advice, with some bitterness',
        'it hurt {mate} to have been ignored',
      ],
    ),
    lost: combined(
      [
        'Asked whose advice you had not followed, you said {mate}’s, and it had gone badly; {tail}.',
        'You had not done as {mate} advised, and it had failed; {tail}.',
        'It is agreed that you had rejected {mate}’s advice, wrongly; {tail}.',
      ],
      [
        '{mate} was angry, and said so, to your hat',
        '{mate} was angry at not being heard',
        'it angered {mate}, who counted the occasions aloud',
        '{mate} was angry, and stood two paces off',
        '{mate} reproached you, and then bandaged the left hand',
      ],
    ),
  },
  quarrel: combined(
    [
      '{mate} was angry that you had ignored advice again, and told you: “{tail}.”',
      '“You ask me and never act,” said {mate}, who was angry: “{tail}.”',
      'Twice running you had not done as {mate} advised, and {mate} protested: “{tail}.”',
    ],
    [
      'Do not ask me again if you will not listen',
      'If you want no advice, then do not ask for it',
      'I might as well talk to a wall',
      'Hear me from now on, or hear me leave',
    ],
  ),
  remembered: {
    heeded: [
      'You had taken {mate}’s advice oftener than your own, and I have the proportion here.',
      'It is on record that {mate} was listened to, was generally right, and bore it well.',
      'When you looked to your left to ask, {mate} had been there, with a number ready.',
      'Of those who counselled you, {mate} was the one whom you obeyed, and you did not repent of it.',
    ],
    crossed: [
      'You had seldom done as {mate} said, and {mate} had come along each time to see.',
      '{mate} had advised one thing and you had done another, from the first page to the last.',
      'For every counsel of {mate}’s there stands in the margin what you did instead.',
      'It was understood between you that {mate} would warn you, and that you would go.',
    ],
    quarrelled: [
      'You and {mate} had had words, and some of them were never taken back.',
      'There had been a quarrel with {mate}, and you kept afterwards a yard further apart.',
      '{mate} had once told you to your face what it is to be ignored, and you had it by heart.',
      'Between you and {mate} lay a sharp word, over which both of you stepped daily.',
    ],
    hurt: [
      '{mate} had been hurt for your sake, upon the side where you should have been standing.',
      'There was a scar of {mate}’s that by rights was yours, and you could have drawn it.',
      'You had counted {mate}’s breaths once, after a blow that was meant for you, and could say how many.',
      'Asked who had bled for that oath, you named {mate} before yourself.',
    ],
  },
};
