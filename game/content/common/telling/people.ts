import { type Mood } from '../../../model/saga.js';
import { type Clauses, type Grammar } from '../../../model/content/clauses.js';

/** The name of somebody who was met: {them}, {them.trade}, {them.a} with its article. */
export const MET_GRAMMAR: Grammar = {
  forms: [
    'The {them.noun}’s name was {them}<how>.',
    '{them} was the {them.noun}’s name<how>.',
    'You learned that the {them.trade} was called {them}.',
    'The {them.trade} was called {them}<by>.',
  ],
  pools: {
    how: [
      '',
      ', as you learned afterwards',
      '; {them.he} told you without being asked',
      ', and you took care to remember it',
      ', as you learned before you went',
    ],
    by: ['', ', as you learned afterwards', ', and told you so'],
  },
};

/** Somebody who was there holds a failure against the player. {them}. */
export const GRUDGE: Grammar = {
  forms: ['{them} <bore><then>.', 'For that {them} <bore><then>.'],
  pools: {
    bore: [
      'bore you a grudge',
      'held it against you',
      'was angry with you',
      'would not forget it',
      'took it ill',
      'thought the worse of you',
      'did not forgive you',
    ],
    then: ['', ' from then on', ', and said so', ', and did not hide it', ' for a long time', ', and let it be known'],
  },
};

/** Somebody thinks otherwise of the player now; by what they think. {them}. */
export const CHANGED: Readonly<Record<Mood, Grammar>> = {
  hates: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'hated you from then on',
        'would have seen you dead',
        'would not forget it',
        'spat when your name came up',
        'had made an enemy of you, or you of {them.him}',
        'looked at you as at something to be paid back',
      ],
      end: [
        '',
        ', and took no trouble to hide it',
        ', and had reasons',
        ', and you would hear of it',
        ', and there was nothing you could have said',
      ],
    },
  },
  resents: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'held it against you',
        'took it ill',
        'would remember it',
        'thought the worse of you',
        'turned a shoulder to you',
        'did not care to look at you',
      ],
      end: [
        '',
        ', and said so to others',
        ', and not without cause',
        ', and it would take some mending',
        ', and let you see it',
      ],
    },
  },
  wary: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'was not sure of you any more',
        'kept an eye on you after that',
        'would wait and see about you',
        'thought twice about you',
        'stood a little farther off',
      ],
      end: ['', ', and who could say that was wrong', ', which was fair', ', and you let it be', ', and said less'],
    },
  },
  civil: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'had nothing against you now',
        'was ready to let it rest',
        'would deal with you like anyone else',
        'nodded to you, at least',
        'gave you good day',
      ],
      end: ['', ', and that was something', ', which had not always been so', ', and you left it there'],
    },
  },
  warm: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'thought well of you',
        'was glad to have met you',
        'took your hand',
        'would be pleased to see you again',
        'had begun to like you',
        'smiled at you, for the first time',
      ],
      end: [
        '',
        ', and said so',
        ', and you liked {them.him} as well',
        ', and told others so',
        ', and asked where you were going',
      ],
    },
  },
  devoted: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'would have done anything for you after that',
        'was your firm friend from then on',
        'told you to count on {them.him}',
        'would not hear a word against you',
        'swore to stand by you',
      ],
      end: ['', ', and said so', ', and you believed it', ', and would come if you called', ', and told everybody'],
    },
  },
};
/** The same where somebody's mood sinks to this from a better one, or rises to it from a worse one. */
export const CHANGED_OTHERWISE: Readonly<Partial<Record<Mood, Grammar>>> = {
  resents: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'no longer wished you dead',
        'hated you less than before',
        'had taken your name off the one list, and kept it on the other',
        'would not have crossed the road to hurt you',
      ],
      end: ['', ', and went no further', ', and that was a good deal', ', and took care not to show it'],
    },
  },
  wary: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'was ready to wait and see about you',
        'had left off looking for a stone to throw',
        'was less sure of hating you',
        'let you come a step nearer',
        'looked at you as if for the first time',
      ],
      end: ['', ', and said no more than that', ', and it was a beginning', ', which was fair'],
    },
  },
  civil: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'had expected better',
        'was cooler to you after that',
        'took leave of you as one does of anybody',
        'thought no more of you than of the next',
        'was polite about it',
      ],
      end: ['', ', and you noticed', ', and you could not complain', ', and the warmth had gone out of it'],
    },
  },
  warm: {
    forms: ['{them} <did><end>.'],
    pools: {
      did: [
        'was still your friend, and a little sorry',
        'forgave you, and had had to',
        'thought rather less of you, and well',
        'laughed it off, a moment late',
      ],
      end: ['', ', and you saw that', ', and neither of you spoke of it'],
    },
  },
};
const afar = (...did: Clauses): Grammar => ({
  forms: ['{them} <heard>, and <did>.', 'When {them} <heard>, {them.he} <did>.'],
  pools: {
    heard: ['heard of it', 'was told of it', 'learned of it', 'had the news', 'was told how it had gone'],
    did,
  },
});
/** `CHANGED` of somebody who was not there, and is told of it. */
export const CHANGED_AFAR: Readonly<Record<Mood, Grammar>> = {
  hates: afar('hated you from then on', 'called you an enemy'),
  resents: afar('held it against you', 'was angry with you'),
  wary: afar('was less sure of you than before', 'began to doubt you'),
  civil: afar('let the matter rest', 'had nothing more to say against you'),
  warm: afar('thought well of you again', 'was pleased with you'),
  devoted: afar('trusted you wholly', 'did not doubt you any more'),
};
/** `CHANGED_OTHERWISE` of somebody who was not there. */
export const CHANGED_AFAR_OTHERWISE: Readonly<Partial<Record<Mood, Grammar>>> = {
  resents: afar('was still angry with you, but wished you no harm', 'hated you no more, and would not see you yet'),
  wary: afar('was less angry with you', 'gave up being angry, but did not trust you yet'),
  civil: afar('had hoped for more from you', 'liked you less than before', 'was disappointed in you'),
  warm: afar('was a little disappointed in you', 'trusted you a little less, and was still your friend'),
};
/** The same of somebody who thinks better of the player although the deed failed. */
export const allTheSame = ({ forms, pools }: Grammar): Grammar => ({
  forms: forms.map((form) => `<still> ${form}`),
  pools: { ...pools, still: ['all the same', 'even so', 'in spite of that', 'for all that', 'nevertheless'] },
});
/** Somebody died of a fight later. The fight has been told already, and its telling left them alive. */
export const DIED: Grammar = {
  forms: [
    '{them} did not get home<how>.',
    '{them} got as far as the next roof, and died there<how>.',
    'You heard before long that it had been the death of {them}<how>.',
    'It was the last that anybody saw of {them}<how>.',
  ],
  pools: {
    how: [
      '',
      ', of something that had not hurt at the time',
      ', and it was no use to say what might have been',
      ', and nobody blamed you aloud',
      ', the {them.trade}, and there were few to mind',
      ', and somebody closed the eyes',
    ],
  },
};

/** Somebody by what passed between you, after their trade or name: 'the ferryman who had seen you get away'. By kind of deed, which may have been done for them or against them. */
export const DEALT: Readonly<
  Record<string, { readonly success: readonly string[]; readonly failure: readonly string[] }>
> = {
  force: {
    success: ['who had seen you get your way by strength', 'who had seen that you were the stronger'],
    failure: ['who had seen you try it by strength, and fail', 'who had seen that you were not strong enough'],
  },
  craft: {
    success: ['who had seen you get your way by skill', 'who had seen your skill'],
    failure: ['who had seen you try it by skill, and fail', 'who had seen that you had not skill enough'],
  },
  talk: {
    success: ['who had heard you talk, and get your way by it', 'who had heard you speak, to good purpose'],
    failure: ['who had heard you talk, and not get your way', 'who had heard you speak in vain'],
  },
  flight: {
    success: ['who had seen you get away', 'who had seen you run and not be caught'],
    failure: ['who had seen you try to get away, and be stopped', 'who had seen you run and be caught'],
  },
  gift: {
    success: ['who had been pleased with what you gave', 'who had seen you give, and be thanked for it'],
    failure: ['who had not been pleased with what you gave', 'who had seen you give, and not be thanked'],
  },
  patience: {
    success: ['who had seen you wait until you had your way', 'who had seen your patience rewarded'],
    failure: ['who had seen you wait for nothing', 'who had seen you lose patience'],
  },
  explore: {
    success: ['who had seen you look about, and learn what you wished', 'who had seen you search with success'],
    failure: ['who had seen you look about, and learn nothing', 'who had seen you search in vain'],
  },
  trade: {
    success: ['you had made a bargain with', 'you had come to terms with'],
    failure: ['you could not agree on a price with', 'you could make no bargain with'],
  },
  rest: {
    success: ['who had seen you rest', 'who had been there when you rested'],
    failure: ['who had seen you get no rest', 'who had been there when you could not rest'],
  },
};

/** Passing the place where the player met somebody who has died since: {them}, {dealt}. */
export const PLACE_OF_DEAD: Grammar = {
  forms: ['<here> {them}, the {them.trade} {dealt}<since>.', '<here> the {them.trade} {dealt}<since>.'],
  pools: {
    here: [
      'it was here that you had met',
      'this was where you had met',
      'here you had met',
      'on this very ground you had met',
      'you had been here before, and had met',
    ],
    since: [
      ', and no one would meet {them.him} there again',
      ', and {them.he} was dead since',
      ', and {them.he} had died since then',
      ', and {them.he} was no longer alive',
      ', and you thought of {them.his} death',
    ],
  },
};

/** What became of somebody, once a saga is over: a clause about {them}. By mood. */
export const FATES_BY_MOOD: Readonly<Record<Mood, Clauses>> = {
  hates: [
    '{them} drank to the news',
    '{them} never forgave you',
    '{them} told it otherwise',
    '{them} lived to be old on hating you',
  ],
  resents: [
    '{them} still had a grievance',
    '{them} did not ask after you',
    '{them} shrugged at the news',
    '{them} said that it served you right',
  ],
  wary: [
    '{them} was never quite sure about you',
    '{them} kept the door on its chain',
    '{them} was heard to say that one never knew',
  ],
  civil: [
    '{them} went on as before',
    '{them} spoke of you now and then, and not unkindly',
    '{them} kept to the trade',
    '{them} would have known you again',
    '{them} had nothing to add',
  ],
  warm: [
    '{them} asked after you for years',
    '{them} kept a place for you',
    '{them} told the story well',
    '{them} was glad to have known you',
  ],
  devoted: [
    '{them} named a child after you',
    '{them} would hear nothing against you',
    '{them} went to look for you',
    '{them} never left off talking of you',
  ],
};
/** Of somebody with whom something was left open; by what it was. */
export const FATES_BY_THREAD: Readonly<Record<'debt' | 'feud' | 'wish' | 'rumour' | 'promise', Clauses>> = {
  debt: ['what you owed {them} was never paid', '{them} is owed it still', '{them} wrote off what you owed'],
  feud: ['{them} is still looking for you', 'the quarrel with {them} was never settled', '{them} kept the feud warm'],
  wish: ['{them} never got that wish', '{them} had to do without', 'what {them} had wished for was left undone'],
  rumour: [
    'nobody ever found out what {them} had meant',
    'what {them} had told you of is there yet',
    '{them} went on telling it to others',
  ],
  promise: [
    '{them} waited, and then stopped waiting',
    'the promise to {them} was not kept',
    '{them} still has your word',
  ],
};
export const FATE_OF_DEAD: Clauses = [
  '{them} lies where {them.he} fell',
  '{them} was past caring',
  'somebody put a stone over {them}',
];
