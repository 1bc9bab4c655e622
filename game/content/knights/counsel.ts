import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

export const knightCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'pardoner',
      description:
        'A pardoner with a bag of unsold forgiveness, who wants to reach one person whom a sin is troubling.',
      abilities: ['forgives at sight', 'knows every abbey kitchen'],
    },
    {
      trade: 'bell-ringer',
      description: 'A bell-ringer without a tower, who goes along to hear if there is anywhere a peal still whole.',
      abilities: ['hears a mile off', 'has arms like ropes'],
    },
    {
      trade: 'gravedigger',
      description:
        'A gravedigger on the first holiday in eleven years, who would like to be of use to somebody living.',
      abilities: ['digs without tiring', 'is startled by nothing'],
    },
    {
      trade: 'minstrel',
      description: 'A minstrel who has sung of forty battles and seen none, and wishes, from a safe place, to see one.',
      abilities: ['can flatter a gatekeeper', 'remembers every name'],
    },
    {
      trade: 'wax-chandler',
      description: 'A wax-chandler who owes a saint a candle of great size, and looks for the proper saint.',
      abilities: ['makes light anywhere', 'patches what leaks'],
    },
    {
      trade: 'man-at-arms',
      description: 'A man-at-arms whose lord has died of a pie, and who wants one cause, before the end, that is just.',
      abilities: ['holds a doorway', 'sleeps in harness'],
    },
    {
      trade: 'midwife',
      gender: 'female',
      description: 'A midwife who has seen everyone in that county at their worst, and wants new people.',
      abilities: ['sets bones', 'cannot be lied to'],
    },
    {
      trade: 'glazier',
      description: 'A glazier with one blue pane left, wrapped in straw, who seeks the window out of which it fell.',
      abilities: ['sees a flaw at once', 'walks without a sound'],
    },
  ],
  advise: spoken(
    [
      '“{action}: I call the chance {odds},” said {mate}, “and {tail}.”',
      'And {mate} gave this advice: “{action}; the chance is {odds}, and {tail}.”',
      '“{action},” said {mate}; “the chance is {odds}, and {tail}.”',
      'Now {mate} counselled thus: “{action}; I put the chance at {odds}, and {tail}.”',
      '“{action}: God gives us {odds} for it,” said {mate}, “and {tail}.”',
    ],
    {
      wary: [
        'I have seen braver people buried',
        'one can get home again from it',
        'it has the least danger in it',
        'we lose little if it fails',
        'we can still run afterwards',
        'the other ways are more dangerous',
        'we have had wounds enough',
        'you must live to keep your vow',
      ],
      bold: [
        'waiting never made a thing easier',
        'Roland would have done the same',
        'I have done harder things for a dinner',
        'I shall go in before you',
        'people will talk of it for years',
        'it is over soon, well or ill',
        'nobody will think that we dare',
        'fear is the greater danger',
      ],
      kind: [
        'nobody need weep for it',
        'nobody will hate us afterwards',
        'it hurts the fewest',
        'Saint Martin would do no less',
        'one keeps a good conscience',
        'the other ways would shame us',
        'mercy costs only time',
        'it does good to others also',
      ],
      sly: [
        'it gets us most for least trouble',
        'they will think us too stupid',
        'Jacob got his blessing by a trick',
        'nobody will expect it',
        'one can still deny it afterwards',
        'nobody need be told',
        'it has worked for me before',
        'nobody will know that we did it',
      ],
    },
  ),
  differ: spoken(
    [
      'But {mate} did not agree with {other}: “{action}; the chance is {odds}, and {tail}.”',
      '“I cannot agree with {other},” said {mate}: “{action}; I hold the chance to be {odds}, and {tail}.”',
      '“God forgive {other}, that is wrong,” said {mate}: “{action}; the chance is {odds}, and {tail}.”',
      'Now {mate} spoke against {other}: “{action}; I put the chance at {odds}, and {tail}.”',
      '“Do not do as {other} says,” said {mate}: “{action}; the chance is {odds}, and {tail}.”',
    ],
    {
      wary: [
        'one walks away from it alive',
        'I have scars from the other way',
        'there is a way out behind us',
        'the other way may kill us',
        'we come home alive',
        'nobody has to be brave for it',
      ],
      bold: [
        'we are done by dinner',
        'it will not be better tomorrow',
        'I would sooner act than wait',
        'careful people never get anywhere',
        'we only lose time otherwise',
        'the bold are seldom stopped',
      ],
      kind: [
        'our hands stay clean',
        'somebody would be hurt the other way',
        'I would want it done to me',
        'it is the gentler way',
        'mercy was never yet a sin',
        'we shall sleep well after it',
      ],
      sly: [
        'nobody is guarding against it',
        'courage gets one killed',
        'I have seen it work',
        'honest people are easily caught',
        'a bishop I knew did so daily',
        'it is only half a sin',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        'Now you had done as {mate} advised, and it had gone well, and {tail}.',
        'And you had followed {mate}’s counsel, and it had come right, and {tail}.',
        'It was {mate}’s advice that you had followed, and it had prospered, and {tail}.',
      ],
      [
        '{mate} was pleased, for it does not happen often',
        '{mate} was proud, and confessed it at once',
        '{mate} was glad, and thanked Heaven and then you',
        '{mate} was happy, as prophets seldom are',
        'this pleased {mate}, who hummed a psalm',
      ],
    ),
    lost: combined(
      [
        'Now you had done as {mate} advised, and it had gone ill, and {tail}.',
        'And you had followed {mate}’s counsel, and it had come out wrong, and {tail}.',
        'It was {mate}’s advice that you had followed, and it had failed, and {tail}.',
      ],
      [
        '{mate} begged your pardon, and had it',
        '{mate} was sorry, and took the blame as a penance',
        '{mate} was ashamed, and carried your bags',
        '{mate} was sorry, for it had seemed sound',
        '{mate} was sorry, and prayed about it, with pauses',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        'Now you had not done as {mate} advised, and it had gone well, and {tail}.',
        'And you had not followed {mate}’s counsel, and had been right, and {tail}.',
        'It was against {mate}’s advice, and it had prospered, and {tail}.',
      ],
      [
        '{mate} was glad, and owned the mistake, hat in hand',
        '{mate} was vexed, and called it Providence',
        '{mate} was glad, for you were not hurt',
        '{mate} forgave you for it, after some thought',
        '{mate} was a little sore at not being heard',
      ],
    ),
    lost: combined(
      [
        'Now you had not done as {mate} advised, and it had gone ill, and {tail}.',
        'And you had not followed {mate}’s counsel, and had been wrong, and {tail}.',
        'It was against {mate}’s advice, and it had failed, and {tail}.',
      ],
      [
        '{mate} was angry, and bandaged you rather tightly',
        '{mate} was angry, for it could have been helped',
        '{mate} said so, once, as the prophets did',
        'this angered {mate}, who whistled a penitential psalm',
        '{mate} was angry not to have been heard',
      ],
    ),
  },
  quarrel: combined(
    [
      'Now {mate} was angry that you had not heard reason again, and said: “{tail}.”',
      '“You ask me and do the contrary,” said {mate}, who was angry: “{tail}.”',
      'And twice running you had not done as {mate} advised, and {mate} cried: “{tail}.”',
    ],
    [
      'Saint Anthony preached to fishes, and they heard him',
      'Keep a donkey, and ask that',
      'I can walk behind a cow, and she turns her head',
      'I give no more advice until somebody wants it',
    ],
  ),
  remembered: {
    heeded: [
      'You had listened to {mate} as the wise king listened, and had come by it almost as far as he.',
      'There was {mate} to thank, whose counsel you took so often that it was hard at the end to say whose it had been.',
      'Much of what is set down here was first said by {mate}, at some fire, to somebody who had the grace to hear.',
      'And {mate} had been believed, which is a wage not many get, and said that it was ample.',
    ],
    crossed: [
      'You had seldom done as {mate} advised, and {mate} had stayed all the same; there are no saints in the calendar for that.',
      '{mate} had counselled you well and to no purpose from one end of it to the other, and tells it now with a certain pride.',
      'If you had heeded {mate} this would be a shorter book, and {mate} has said to me that it would be a better.',
      'Against {mate}’s advice was how most of it was done, and {mate} had carried the bags to every bit of it.',
    ],
    quarrelled: [
      'There had been hard words between you and {mate}, and they were never unsaid, but they had grown a kind of moss.',
      'You and {mate} had quarrelled upon the road, as did Paul and Barnabas; and those two also got a good deal done.',
      '{mate} had once thrown down a bundle before you and said the truth, and you remembered it longer than the bundle.',
      'Something was broken between you and {mate} in those days; it was mended, and one could always see where.',
    ],
    hurt: [
      '{mate} had been hurt for your sake, and would show the scar to children, and to you never.',
      'A blow that was meant for you had fallen upon {mate}; you have prayed since then with your eyes open.',
      'And there was the wound that {mate} took by standing where you should have stood. You had not asked it, nor had {mate} asked you.',
      '{mate} bled for what you had sworn, without having sworn anything, and it is on that account that I write the name large.',
    ],
  },
};
