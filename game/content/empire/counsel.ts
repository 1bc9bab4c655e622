import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

export const empireCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'surveyor',
      description:
        'A surveyor, who has drawn every road of the province but one, and wants to see whether it really ends.',
      abilities: ['reads the land', 'knows every milestone'],
    },
    {
      trade: 'gladiator',
      description: 'A gladiator, freed with a wooden sword, who wants to be looked at by nobody for a whole journey.',
      abilities: ['fights before breakfast', 'falls without harm'],
    },
    {
      trade: 'notary',
      description: 'A notary, dismissed for a true copy, who wants to witness one thing that is worth the ink.',
      abilities: ['knows the law', 'forges only dates'],
    },
    {
      trade: 'midwife',
      gender: 'female',
      description: 'A midwife, who has brought half a town into the world and wants to find out where they all go.',
      abilities: ['stays calm in blood', 'is let in everywhere'],
    },
    {
      trade: 'cook',
      description: 'A cook, sold with three houses and out of none of them, who wants to eat for once while it is hot.',
      abilities: ['feeds many on little', 'hears kitchen secrets'],
    },
    {
      trade: 'mule-driver',
      description: 'A mule-driver, widowed of eleven mules, who wants to deliver one load to the right person.',
      abilities: ['manages stubborn beasts', 'swears in six languages'],
    },
    {
      trade: 'actor',
      description: 'An actor, hissed at Capua, who wants an adventure in order to have something to leave out.',
      abilities: ['passes for anybody', 'weeps to order'],
    },
    {
      trade: 'engineer',
      description:
        'An engineer of the legions, whose best bridge was burned by order, and who wants to cross something that stays.',
      abilities: ['mends what is broken', 'measures by eye'],
    },
  ],
  advise: spoken(
    [
      '“{action}: I estimate the chance at {odds},” said {mate}, “and {tail}.”',
      'The advice of {mate} was: “{action}; the chance is {odds}, and {tail}.”',
      '“{action},” {mate} submitted; “the chance is {odds}, and {tail}.”',
      '{mate} stated: “{action}; I would put the chance at {odds}, and {tail}.”',
      '“{action}: I see a chance of {odds},” said {mate}, “and {tail}.”',
    ],
    {
      wary: [
        'nothing else has so few risks',
        'it can be stopped at any stage',
        'nobody is likely to be hurt',
        'we can still get away afterwards',
        'there is less that can go wrong',
        'I would rather be slow than sorry',
        'if it fails we lose little',
        'I trust no other way as much',
      ],
      bold: [
        'I will be the one in front',
        'standing here is certain to fail',
        'we are done before dinner',
        'no legion ever advanced by waiting',
        'we gain the most by it',
        'nobody expects so much courage of us',
        'I have won a house on worse',
        'it settles the matter at once',
      ],
      kind: [
        'as few as possible are hurt by it',
        'nobody need be ashamed of it',
        'it does the least harm',
        'nobody is wronged by it',
        'it leaves no enemy behind us',
        'we need not be sorry afterwards',
        'it is fair to everybody',
        'it is the decent thing to do',
      ],
      sly: [
        'it will look like luck',
        'nobody has thought of it yet',
        'nobody will be able to prove it',
        'it costs us the least trouble',
        'nobody expects it of us',
        'it is easier than it looks',
        'it needs no more than we have',
        'I shall deny this conversation',
      ],
    },
  ),
  differ: spoken(
    [
      '{mate} disagreed with {other}: “{action}; the chance is {odds}, and {tail}.”',
      '{mate} entered an objection to {other}: “{action}; I estimate the chance at {odds}, and {tail}.”',
      '“I disagree with {other},” said {mate}: “{action}; the chance is {odds}, and {tail}.”',
      '“{other} is mistaken,” {mate} submitted: “{action}; I would put the chance at {odds}, and {tail}.”',
      'Against the advice of {other}, {mate} stated: “{action}; the chance is {odds}, and {tail}.”',
    ],
    {
      wary: [
        'it is the safer of the two',
        'at worst we look foolish',
        'there is a way out of it',
        'I have seen the other way fail',
        'I prefer us alive',
        'it risks less',
      ],
      bold: [
        'we need ask nobody',
        'we shall be done sooner',
        'there is more to be gained by it',
        'safety never took a town',
        'I will stand next to you',
        'the other plan is too timid',
      ],
      kind: [
        'it spares everybody',
        'there will be no widow',
        'it can be undone if wrong',
        'I could tell it to a child',
        'the other way would hurt somebody',
        'nobody is cheated by it',
      ],
      sly: [
        'nobody expects it',
        'the straight way is the expected one',
        'it only looks less noble',
        'nobody need know that it was us',
        'the other plan is too easily seen',
        'it can be done without noise',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        'The advice of {mate} had been followed, with success; {tail}.',
        'You had done as {mate} advised, and it had gone well; {tail}.',
        'It was found that you had followed {mate}, correctly; {tail}.',
      ],
      [
        '{mate} was pleased, and wished it noted',
        '{mate} was proud, and walked a little in front',
        'the pleasure of {mate} was visible from behind',
        '{mate} thanked you for it, in writing',
        '{mate} was happy, and hummed for a while',
      ],
    ),
    lost: combined(
      [
        'The advice of {mate} had been followed, without success; {tail}.',
        'You had done as {mate} advised, and it had gone badly; {tail}.',
        'It was found that you had followed {mate}, incorrectly; {tail}.',
      ],
      [
        '{mate} was sorry, and wished the blame noted',
        '{mate} was ashamed, and gave you the dry half',
        '{mate} begged your pardon before anyone asked',
        '{mate} was sorry, and went over the figures again',
        '{mate} was sorry, and could not account for it',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        'The advice of {mate} had not been followed, with success; {tail}.',
        'You had not done as {mate} advised, and it had gone well; {tail}.',
        'It was found that you had overruled {mate}, correctly; {tail}.',
      ],
      [
        '{mate} was glad, and withdrew the objection',
        '{mate} was annoyed, and submitted that it was luck',
        '{mate} congratulated you, and admitted the error',
        '{mate} was glad, and resented it slightly',
        'some displeasure of {mate}’s, at being overruled, remained',
      ],
    ),
    lost: combined(
      [
        'The advice of {mate} had not been followed, without success; {tail}.',
        'You had not done as {mate} advised, and it had gone badly; {tail}.',
        'It was found that you had overruled {mate}, incorrectly; {tail}.',
      ],
      [
        '{mate} was angry, and wished that noted',
        '{mate} was angry at not being consulted properly',
        'it angered {mate}, who made no comment, loudly',
        '{mate} reproached you, on three points',
        '{mate} was angry, and tied your bandage too tightly',
      ],
    ),
  },
  quarrel: combined(
    [
      '{mate} was angry at having been overruled again, and stated: “{tail}.”',
      '“You consult me and never act,” said {mate}, who was angry: “{tail}.”',
      'Twice running the advice of {mate} had not been followed, and {mate} complained: “{tail}.”',
    ],
    [
      'Either I am consulted or I am luggage',
      'Ask a milestone, which wants no dinner',
      'I will not be thanked for nothing any more',
      'You hire a head and use only its feet',
    ],
  ),
  remembered: {
    heeded: [
      'You had listened to {mate} when it mattered, and it was {mate} who told people afterwards that you had thought of it all yourself.',
      'Much of what is here set down as yours had first been said by {mate}, in a low voice, and been taken.',
      'It had been {mate}’s counsel that you followed, oftener than not, and in the accounts it stands under capital.',
      'Between you and {mate} it had come to where one looked and the other nodded, and that was a council.',
    ],
    crossed: [
      'You had seldom done as {mate} said, and {mate} had come along every time, to be there when it was regretted.',
      '{mate} had been overruled by you in most things, with thanks, and kept a list of them, which was read out at the end amid laughter.',
      'What {mate} had advised was usually the other thing; it was good to have known what the other thing was.',
      'The objections of {mate} would have filled a roll, and you had walked straight through it to the last stick.',
    ],
    quarrelled: [
      'There had been words once between you and {mate}, and they were never taken back, only walked on till they were smooth.',
      'You and {mate} had quarrelled, on a day best left without its date, about who was ever listened to.',
      'That {mate} stayed on, after what was said between you, is a point on which the record offers no explanation.',
      'Since the quarrel {mate} had spoken to you chiefly about food; but there had been, always, enough for two.',
    ],
    hurt: [
      '{mate} had been hurt for your sake, and would say, when anybody asked about the scar, that it had been a door.',
      'A blow had been meant for you and {mate} had it instead; there is no column in which to enter that.',
      'You never could watch {mate} get up from a bench without remembering on whose account it was slow.',
      'What {mate} took for you had healed, according to the surgeon, who had not been asked about the rest.',
    ],
  },
};
