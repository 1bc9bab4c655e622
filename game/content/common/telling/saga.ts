import { only } from '../../builders/clauses.js';
import { type Grammar } from '../../../model/content/clauses.js';

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
      'you could see it in how people looked at you',
      'that was the news',
    ],
    end: ['', ', and you had lost time', ', and nobody was surprised', ', and it was nearer than last time'],
  },
};

/** A thread opened, kept or fell due, where its own lines have all been told. {them}, {place} */
export const OPENED_GRAMMAR: Grammar = {
  forms: [
    'There was something now between you and {them}, to be settled at {place}<end>.',
    'You had business with {them}, and {place} was the place for it<end>.',
  ],
  pools: { end: ['', ', and not for ever to do it in', ', and you had given your word'] },
};
export const LAPSED_GRAMMAR: Grammar = {
  forms: [
    'You had not come to {place}, and {them} had stopped expecting you<end>.',
    'The time was past for what lay between you and {them}<end>.',
  ],
  pools: { end: ['', '; it could not be mended now', ', and you knew what would be said of you'] },
};
/** A companion's or a dead one's matter that ends of itself. */
export const ENDED_GRAMMAR: Grammar = {
  forms: [
    'What had been between you and {them} was over<end>.',
    'Nothing more would come of the matter with {them}<end>.',
  ],
  pools: { end: ['', ', with nobody the better', ', as such things are', ', and no fault of anyone’s'] },
};
/** A feud that has been made up with the one it was with, as has just been told. */
export const SETTLED_GRAMMAR: Grammar = {
  forms: [
    'What had been between you and {them} was settled<end>.',
    'You and {them} were quits<end>.',
    'There was no feud any more between you and {them}<end>.',
    '{them} had nothing more to ask of you<end>.',
    'The quarrel with {them} was done with<end>.',
  ],
  pools: {
    end: [
      '',
      ', and neither of you said so',
      ', and it had wanted no judge',
      ', which would have been cheaper sooner',
      ', and those who had looked forward to more of it went home',
      ', and you both had to look for something else to think about',
    ],
  },
};

/** Something still stands in the way, and its own word for that has been said. */
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
/** It was tried too often, and is past: what bars the way no more, and that nothing was won. */
export const GIVEN_UP_GRAMMAR: Grammar = {
  forms: ['<it>, and <you>.', '<it>; <you>.'],
  pools: {
    it: [
      'you had tried twice, and there was no third try',
      'there was nothing more that you could do there',
      'you had to give it up',
      'you gave it up',
      'you had failed at it twice',
      'both tries had failed',
      'for that time you had to give it up',
      'you could not do it there and then',
      'you had tried it twice in vain',
      'two tries had come to nothing',
      'it had failed a second time, and that was the end of trying',
      'they would not let you try again',
      'there was nothing to be won there any more',
      'the {them.trade} would have no more of your help',
      'the {them.trade} had heard enough from you',
      'the {them.trade} turned away from you',
      'you and the {them.trade} had nothing more to say to one another',
    ],
    you: [
      'you were free to go on',
      'you were free to go your way',
      'you could go on from there',
      'you could leave when you liked',
      'you were free to leave',
      'you could go where you liked',
      'the way was open to you again',
      'you went away from there with empty hands',
      'nobody stood in your way now',
      'you took up your own business again',
      'you turned back to your own road',
      'you picked up your things and stood ready to go',
      'nothing held you there',
      only('company', '{companion} was ready to go as well'),
    ],
  },
};
/** Something comes upon one who was not on the road: {ground}, as 'the forest' or a name. */
export const DISTURBED_GRAMMAR: Grammar = {
  forms: [
    '<before> you <left> {ground}, <came>.',
    '<before> you <could> {ground}, <came>.',
    'You were <still> {ground} when <came>.',
    'You <were> {ground} when <came>.',
  ],
  pools: {
    before: ['before', 'but before', 'and before', 'shortly before', 'just before'],
    left: ['left', 'set out from', 'had left', 'were out of'],
    could: ['could leave', 'were able to leave', 'could go away from', 'were ready to leave', 'could set out from'],
    still: [
      'still at',
      'yet at',
      'not far from',
      'still close to',
      'not yet out of',
      'about to leave',
      'ready to leave',
    ],
    were: ['had not left', 'had not set out from', 'had not yet left', 'had hardly turned away from', 'meant to leave'],
    came: [
      'something else happened',
      'you met with something else',
      'there was something else to see to',
      'something new came in your way',
      'you were stopped',
      'you came upon something else',
      'you were held up',
      'there was more to deal with',
      'you had to stop for something else',
      'you saw something that had to be dealt with first',
      'another matter stood in your way',
      'another thing had to be seen to',
      'something else had to be done first',
      'your way was barred',
      'there was another matter before you',
    ],
  },
};
export const RETURN_GRAMMAR: Grammar = {
  forms: ['<known>, and <change>.', '<known>; <change>.'],
  pools: {
    known: [
      'you had been there before',
      'you had come this way already',
      'it was not the first time that you saw that place',
      'you needed nobody to tell you where you were',
      'there was little there that you had not seen',
      'you could have drawn the place from memory',
      'you had passed here before',
      'you had seen all this from the other end',
      'you knew it by the smell before you saw it',
      'it was the same place, whatever it looked like',
      'you had thought that you were done with it',
      'there you were again',
      'the place had seen you go and now it saw you come',
      only(
        'ashore',
        'you knew the place',
        'there was a stone there that you had sat on',
        'you had slept within a mile of it',
        'the way bent, and you were somewhere that you had been',
        'you had left that way in some haste',
        'you could have told anyone where the bad step was',
        'you had had a blister from that same mile',
        'it was ground you had walked on before',
        'you remembered the place',
        'your feet knew the way',
        'it was a place that you had seen from the other side',
      ),
      only(
        'afloat',
        'you had sailed this water before',
        'you knew the set of the tide there',
        'you had crossed your own wake, if it had kept',
      ),
    ],
    change: [
      'nothing had changed',
      'you wasted no time on it',
      'you looked for what was different, and it was you',
      'it seemed to take less time',
      'it had not been worth remembering, and you had',
      'that made it no shorter',
      'it had been kept for you',
      'you had been thinking of {foe} then, too',
      'on the {day.th} day it was no prettier',
      'you would not have gone back for it',
      'you felt for {thing}, from habit',
      'you had had more hope of {where} that time, and less reason',
      'you greeted it as one greets a creditor',
      'it told you how far round you had gone',
      'that was a comfort, or ought to have been',
      only(
        'ashore',
        'it looked smaller',
        'somebody had been there since',
        'the way through was where you had left it',
        'there was your own mark still',
        'it was no better for being known',
      ),
      only('afloat', 'it had kept no mark of you', 'water is the same in all places, and still you knew it'),
      only('snow', 'the snow made it strange'),
      only('night', 'it was otherwise in the dark'),
      only('late', 'that had been in another part of your life'),
      only('hurt', 'you had been in better shape that time'),
      only('company', '{companion} knew it too'),
    ],
  },
};

/** In a game that may be turned back: no more is told of a fall. */
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
