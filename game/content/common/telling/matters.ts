import { type Clauses, type Grammar } from '../../../model/content/clauses.js';
import { allTheSame } from './people.js';

/* What is told of open matters beside their own lines. Slots: {them}, {place}. */

const PARTING: Clauses = [
  'before you parted',
  'before you went',
  'before you went on',
  'when you took your leave',
  'as you were about to go',
  'when you were ready to go on',
  'at parting',
  'when that was over',
  'when that was done',
  'before you could go',
];
const REQUESTS: Clauses = [
  'had something to ask of you',
  'asked you a favour',
  'had a favour to ask',
  'begged a favour of you',
  'had a request',
  'turned to you with a request',
  'asked for your help',
  'asked you to do something',
  'wanted a promise from you',
  'asked you for a promise',
];
/** Before a promise to somebody who is there. */
export const ASKED_GRAMMAR: Grammar = {
  forms: ['<parting> {them} <asked>.', '{them} <asked> <parting>.'],
  pools: { parting: PARTING, asked: REQUESTS },
};
/** The same after a deed that failed. */
export const ASKED_ALL_THE_SAME_GRAMMAR: Grammar = allTheSame({
  forms: ['{them} <asked> <parting>.'],
  pools: ASKED_GRAMMAR.pools,
});
/** Before a promise to somebody who had sent another in their place. */
export const ASKED_AFAR_GRAMMAR: Grammar = {
  forms: ['<parting> you were given <request> from {them}.', 'The one whom {them} had sent <brought> <request>.'],
  pools: {
    parting: PARTING,
    brought: [
      'had also brought',
      'brought besides',
      'then told you of',
      'had brought as well',
      'had still to give you',
    ],
    request: [
      'a request',
      'another message, a request',
      'one request more',
      'a request that had nothing to do with it',
    ],
  },
};
/** Before a companion's wish: of a person, and of a beast. */
export const WISHED_GRAMMARS: Readonly<Record<'person' | 'beast', Grammar>> = {
  person: {
    forms: ['<when> {them} <spoke>.', '{them} <spoke> <when>.'],
    pools: {
      when: ['that day', 'on the {day.th} day', 'when there was time for it', 'at the next halt', 'while you rested'],
      spoke: ['spoke to you of a wish', 'asked you for something', 'told you of a wish', 'had something to ask of you'],
    },
  },
  beast: {
    forms: ['<when> <seen> that {them} <wanted>.'],
    pools: {
      when: ['that day', 'on the {day.th} day', 'at the next halt', 'while you rested'],
      seen: ['you saw', 'you noticed', 'it was plain', 'you could see'],
      wanted: ['wanted something', 'longed for something', 'was missing something', 'had a wish'],
    },
  },
};
/** Before an old debt is told. */
export const REMINDED_GRAMMAR: Grammar = {
  forms: ['<parting> {them} <reminded> <debt>.', '{them} <reminded> <debt> <parting>.', '{them} <reminded> <debt>.'],
  pools: {
    parting: PARTING,
    reminded: ['reminded you of', 'spoke of', 'came to speak of', 'brought up', 'had not forgotten'],
    debt: [
      'an old debt of yours',
      'a debt of yours from earlier years',
      'what you still owed',
      'an old debt between you',
      'a thing that you owed',
      'something that you owed from earlier days',
    ],
  },
};
/** Before a feud with somebody whom the player has just crossed. {them} */
export const UNFORGOTTEN_GRAMMAR: Grammar = {
  forms: ['{them} <left>.', 'You had not <heard> of {them}.', 'It was not <over> between you and {them}.'],
  pools: {
    left: [
      'did not leave it at that',
      'was not done with you',
      'would not let it rest',
      'meant to have it out with you',
      'wanted more than that',
      'did not let you off so',
    ],
    heard: ['heard the last', 'seen the last'],
    over: ['over', 'done with', 'at an end', 'settled'],
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
    '{them} had stopped expecting you at {place}<end>.',
    'The time was past for what lay between you and {them}<end>.',
  ],
  pools: { end: ['', '; it could not be mended now', ', and you knew what would be said of you'] },
};
/** One that was tried, and failed, and has no more time. {them}, {place} */
export const TRIED_IN_VAIN_GRAMMAR: Grammar = {
  forms: ['<tried>, and <late>.', '<late>; <tried>.'],
  pools: {
    tried: [
      'you had tried to settle the matter with {them} at {place} and had failed',
      'what you had tried for {them} at {place} had come to nothing',
      'you had gone to {place} on account of {them}, and it had not succeeded',
      'your try at {place} had not been enough for {them}',
    ],
    late: [
      'now it was too late',
      'there was no time for another try',
      '{them} would wait no longer',
      '{them} asked for no second try',
      'the days that you had for it were over',
    ],
  },
};
/** A companion's or a dead one's matter that ends of itself. */
export const ENDED_GRAMMAR: Grammar = {
  forms: [
    'What had been between you and {them} was over<end>.',
    'Nothing more would come of the matter with {them}<end>.',
  ],
  pools: { end: ['', ', with nobody the better', ', as such things are', ', and no fault of anyone’s'] },
};
/** A feud that was settled with the other side, as the page has just told. */
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

/** Somebody has stopped the player: which matter with them they have come for. {title} is as the page has it. */
export const CAME_FOR_GRAMMAR: Grammar = {
  forms: ['<about>: “{title}”'],
  pools: {
    about: [
      'the matter was this',
      'this was what lay between you',
      'what it was about was this',
      'you knew which it was',
      'it was soon said which',
      'put in one line, the matter was this',
      'it was about this',
      'the matter could be said shortly',
      'nobody there had forgotten what it was',
      'it came to this',
    ],
  },
};
/** A try that failed and leaves somebody's matter still open. {them} */
export const STILL_OPEN_GRAMMAR: Grammar = {
  forms: ['<open>, and <again>.', '<open>; <again>.'],
  pools: {
    open: [
      'the matter with {them} was still open',
      'nothing was settled yet with {them}',
      'that left the matter with {them} unsettled',
      'so the matter with {them} stood where it had stood',
      'what lay between you and {them} was not done with',
      '{them} was still waiting to have it settled',
    ],
    again: [
      'you would have to come back for another try',
      'for a second try you must come again another time',
      'you could try it again only after you had been elsewhere',
      'it could be tried again when you came there the next time',
      'there would be no second try before you had been away',
      'another time you might do better',
      'it had to be left until you came that way again',
    ],
  },
};
