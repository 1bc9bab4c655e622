import { only } from '../../builders/clauses.js';
import { type Clauses, type Grammar } from '../../../model/content/clauses.js';
import { type Deed } from '../../../model/deed.js';

/** The oath in one line, at the opening: {title} as it stands. */
export const CHARGE_GRAMMAR: Grammar = {
  forms: [
    'It could be said in one line: “{title}”',
    'Put shortly, it was this: “{title}”',
    'It came to this: “{title}”',
    'You said it over once, to have it straight: “{title}”',
    'You had bound yourself to one thing, and it was soon told: “{title}”',
    'Whoever asked you what you were about would have to be told: “{title}”',
  ],
  pools: {},
};
/** The oath came on: by something asked or kept, or when its own lines are told. */
export const ADVANCED_GRAMMAR: Grammar = {
  forms: [
    '<so> you were nearer to <goal>.',
    'You were a step nearer to <goal><end>.',
    'You were nearer to <goal> on the {day.th} day than on the one before.',
    'You had one thing more to go on<end>.',
    'There was something new to tell {who}.',
    'One thing less stood between you and {where}<end>.',
  ],
  pools: {
    so: [
      'by that much',
      'it was not much, but',
      'with that',
      'it was a beginning, and',
      'it came to this, that',
      'all in all',
      'little as it was,',
      'take it how one would,',
      'it could be said now that',
      'whatever else was true,',
    ],
    goal: [
      '{where}',
      '{foe}',
      'what you had sworn to {who}',
      'keeping your word',
      'the end of it',
      'the day when you could go home',
      'what {foe} had coming',
      'being able to look {who} in the face',
    ],
    end: [
      '',
      ', and knew it',
      ', and that was so much gained',
      ', if only by a little',
      ', and on the {day.th} day that was something',
      ', and {foe} did not know it',
      ', which is not to say near',
      ', and told nobody',
      ', and it was time',
    ],
  },
};
export const READY_GRAMMAR: Grammar = {
  forms: [
    'You had enough now to go to {where}<end>.',
    'What was left was {where}<end>.',
    'There was nothing more to find out; there was {where}<end>.',
  ],
  pools: {
    end: [
      '',
      ', and there was no reason to put it off',
      ', and whatever waited there',
      ', where {foe} was',
      ', on the {day.th} day',
    ],
  },
};

/** When an oath was brought on by a deed: clauses by its kind. */
const MEANTIME: Readonly<Record<Deed['kind'], Clauses>> = {
  explore: ['while you searched', 'in searching', 'as you looked about there', 'in looking about'],
  talk: ['while you talked', 'in that talk', 'as people talked there', 'in talking'],
  patience: ['while you waited', 'in all that waiting', 'as you waited there', 'in waiting'],
  gift: ['after that gift', 'when you had given it', 'over that gift', 'when they saw you give'],
  trade: ['over that bargain', 'while you bargained', 'as you dealt there', 'in bargaining'],
  craft: ['while you worked', 'at that work', 'as you worked there', 'in working'],
  force: ['after all that strength', 'when that was done by force', 'when you had used your strength', 'afterwards'],
  flight: ['when you had got away', 'once you were out of it', 'after you had been so quick', 'as you got away'],
  rest: ['while you rested', 'as you lay there', 'in that rest', 'in resting'],
  move: ['on the way', 'as you came there', 'along that way', 'in coming there'],
};
/** What else came of the deed, before a colon and the gain itself, which may have little to do with the deed. {who} */
const SOMETHING: Clauses = [
  'you learned something that served your oath to {who}',
  'you came by something for your oath to {who}',
  'something else was won for your oath to {who}',
  'you were helped on with what you had sworn to {who}',
  'something came up that brought your oath to {who} nearer',
  'one thing more was gained for what you had sworn to {who}',
  'you heard of something that helped your oath to {who}',
];
/** How an oath advanced beside what the deed did, by the deed's kind: the pools of a form that ends before a colon. */
export const BESIDES = Object.fromEntries(
  Object.entries(MEANTIME).map(([kind, when]) => [kind, { when, something: SOMETHING }]),
) as Readonly<Record<Deed['kind'], Readonly<Record<'when' | 'something', Clauses>>>>;
/** The player tried to get away, and in the end did. */
export const GOT_AWAY_GRAMMAR: Grammar = {
  forms: ['<end> you <away>.', '<end> you <away><with>.'],
  pools: {
    end: ['in the end', 'all the same', 'after a time', 'at a second try', 'when nobody was looking', 'a little later'],
    away: [
      'got away',
      'got out of there',
      'came away from there',
      'were gone from there',
      'left that place',
      'were out of it',
    ],
    with: [
      ', with nothing won',
      ', and went another way',
      ', and did not look back',
      only('company', ', and {companion} with you'),
    ],
  },
};
/** How news of the threat came, before a colon and what it was, which names the foe. */
export const NEWS: Readonly<Record<'when' | 'heard', Clauses>> = {
  when: ['meanwhile', 'about that time', 'in those days', 'on the way', 'at about that time', 'that day'],
  heard: [
    'you heard news',
    'there was news',
    'word came',
    'you learned this',
    'people told you this',
    'you were told this',
    'news reached you',
    'word reached you',
    'there was talk of this',
  ],
};
/** The same in the middle of a scene, where nobody comes with news. */
export const MEANWHILE: Readonly<Record<'then' | 'elsewhere', Clauses>> = {
  then: ['meanwhile', 'in the meantime', 'at the same time', 'all this while', 'about that time'],
  elsewhere: ['elsewhere', 'far from there', 'in another place', 'a long way off'],
};

/** The threat came on and its own signs have all been told. {foe} */
export const SIGNS_GRAMMAR: Grammar = {
  forms: [
    '<heard> that {foe} <did>.',
    '{foe} <did>; <source>.',
    'Meanwhile {foe} <did>.',
    '<heard>: {foe} <did><end>.',
  ],
  pools: {
    heard: [
      'word came',
      'they were saying',
      'you heard',
      'it was told you',
      'it was common talk',
      'a man on the road said',
    ],
    did: [
      'had not been idle',
      'had been seen farther along than you liked',
      'had taken on more people',
      'had asked after you by name',
      'was spending freely',
      'had friends in places where you had none',
      'was gaining',
      'had a day’s start of you, or two',
      'had sent somebody out',
      'knew more about you than before',
      'was in a hurry now',
    ],
    source: [
      'you had it from someone with no reason to lie',
      'everybody seemed to know it but you',
      'it was said twice, by people who did not know each other',
      'people said so who did not know you',
      'that was the news',
    ],
    end: ['', ', and you had lost time', ', and nobody was surprised', ', and it was nearer than last time'],
  },
};

/** Something still stands in the way, and its own line for that has been told already. */
export const STILL_GRAMMAR: Grammar = {
  forms: ['<it>, and <you>.', '<it>.', '<it>; <you>.'],
  pools: {
    it: [
      'it was not over',
      'nothing had been settled',
      'things stood as they had',
      'nobody had given way',
      'there was still no way past',
      'that had changed nothing',
      'the matter was as far from its end as before',
      'it had come to no more than that',
      'you were still in the middle of it',
      'it was all to do again',
      'there it still was',
    ],
    you: [
      'you had to think of something else',
      'you got your breath',
      'you looked for another way',
      'you were running out of ways',
      'the next thing had to be better',
      'there was no leaving it like that',
      'you stayed on your feet',
      'everyone waited',
      'you had not finished',
      'it was for you to begin',
      only('hurt', 'you were bleeding'),
      only('company', '{companion} looked at you'),
      only('alone', 'nobody was coming to help'),
    ],
  },
};
/** Nothing bars the way any longer, after words that do not say so. */
export const FREE_GRAMMAR: Grammar = {
  forms: ['<free>, and <on>.', '<on>; <free>.', '<on>, for <free>.'],
  pools: {
    free: [
      'nothing kept you there any longer',
      'nobody kept you any longer',
      'nothing barred your way any more',
      'the way was free',
      'that was settled',
      'the matter was at an end',
      'nobody stood in your way now',
      'there was nothing more to do there',
      'it was done with',
      'no one asked anything more of you',
      'nothing more was wanted of you',
      'there was an end of it',
      'nothing hindered you any more',
      'the thing was over',
      'what had held you up was over',
      'you had come to the end of that',
      'nothing else was in the way',
      'you had done what was to be done',
      'nobody had anything more to say about it',
      'that much was behind you',
      'nothing there concerned you any more',
      'your part in it was done',
    ],
    on: [
      'you could go on',
      'you were free to go',
      'you could go your own way',
      'you went on when you wished',
      'you could leave that place',
      'you could turn to other things',
      'you could leave all that behind you',
      'you were at liberty again',
      'you could take up your errand again',
      'you could think of your oath again',
      'you need not stay',
      'you might leave when you liked',
      'you could see to your own affairs',
      'you were your own master again',
      'you could think of what came next',
      'you might go or stay',
      'you could go where you pleased',
      'you were not held there',
      'you had leave to go',
    ],
  },
};
/** An encounter was tried too often. The player is neither past it nor held by it any longer. */
export const GIVEN_UP_GRAMMAR: Grammar = {
  forms: ['<it>, and <you>.', '<it>, so <you>.', '<it>; <you>.'],
  pools: {
    it: [
      'you had tried twice, and there was no third try',
      'there was nothing more that you could do there',
      'you gave it up',
      'you had failed at it twice',
      'both tries had failed',
      'you had tried it twice in vain',
      'two tries had come to nothing',
      'it had failed a second time, and you did not try again',
      'there was nothing to be won there any more',
      'you did not get your way there',
      'you saw that you would not manage it',
      'you had done what you could, and it was not enough',
      'the {them.trade} would have no more of your help',
      'the {them.trade} had heard enough from you',
      'the {them.trade} turned away from you',
      'you and the {them.trade} had nothing more to say to one another',
    ],
    you: [
      'you gave it up and went another way',
      'you got away from there with nothing won',
      'you turned away from it',
      'you let it be and went your own way',
      'you turned back and took another way',
      'you went a long way round it',
      'you left it at that and got away',
      'you got out of there and went on by another way',
      'you let the matter be',
      'you went on without it',
      'you looked for another way and found one',
      'you drew back and were out of it',
      only('company', 'you and {companion} took another way', '{companion} and you let it be and went on'),
    ],
  },
};
/** Something comes upon one who was not on the road. */
export const DISTURBED_GRAMMAR: Grammar = {
  forms: ['<after>, <came>.', '<came> <after>.'],
  pools: {
    after: [
      'soon after that',
      'a little later',
      'not long after that',
      'when that was over',
      'a short way farther on',
      'a few steps farther on',
      'shortly afterwards',
      'soon afterwards',
      'close by',
      'not far from there',
      'within sight of that place',
      'hardly a bowshot away',
      'as you went on',
      'when you went on from there',
      'as you were leaving',
      'before you had gone far',
      'after a few hundred steps',
      'at the next turning',
      'on your way out of there',
      'in the same hour',
      'before an hour was over',
      'the same day',
      only('company', 'as you and {companion} went on', 'before you and {companion} had gone far'),
    ],
    came: [
      'something else happened',
      'you met with something else',
      'there was something else to see to',
      'something new came in your way',
      'you came upon something else',
      'there was more to deal with',
      'you had to stop for something else',
      'you came to something that had to be dealt with first',
      'another matter stood in your way',
      'another thing had to be seen to',
      'your way was barred',
      'there was another matter before you',
      'you were stopped by something else',
      'you could not go on at once',
      'something else held you up',
      'you saw that you could not simply go on',
    ],
  },
};
/** For a game that can take turns back: nothing more is told of the hero's fall. */
export const FALLEN_GRAMMAR: Grammar = {
  forms: ['<fell>. <back>.', '<fell>, and the page goes no further. <back>.'],
  pools: {
    fell: [
      'there you fell',
      'that was where you fell',
      'you fell',
      'you fell, and did not get up',
      'it was there that you fell',
      'you went down and fell no farther',
      'so you fell',
    ],
    back: [
      'a leaf can be turned back',
      'it need not have happened: turn back a leaf',
      'turn back, and choose again',
      'an earlier leaf is still there to return to',
      'what has been written here may be turned back',
      'the leaves before this one are good, and may be turned to',
    ],
  },
};
