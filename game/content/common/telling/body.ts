import { type WoundDepth, type WoundSort } from '../../../model/content/frame.js';
import { only } from '../../builders/clauses.js';
import { type Clauses, type Grammar } from '../../../model/content/clauses.js';

/** What a wound did, by how deep it went; after a comma. */
const RESULTS: Readonly<Record<WoundDepth, Clauses>> = {
  light: [
    'and it smarted',
    'and it was soon stiff',
    'but the hurt was small',
    'and it left a bruise',
    'and you hardly felt it till later',
    'and it bled a little and stopped',
    'and it was sore for a while',
    'and that was all the harm done',
    'and you shook it off',
  ],
  deep: [
    'and it bled freely',
    'and you felt it at every step',
    'and you sat down without meaning to',
    'and it was no scratch',
    'and you had to tie it tight',
    'and for a moment you saw nothing',
    'and you left some blood behind you',
    'and the pain came and stayed',
    'and it was a while before you could go on',
    'and you had to look away from it',
    'and you bit on your sleeve',
    'and you were slow for a good while after',
  ],
  grave: [
    'and your knees went',
    'and you thought that it was the end',
    'and there was a great deal of blood',
    'and you could not get up at once',
    'and the sounds went far away',
    'and you knew at once how bad it was',
    'and nobody who saw it would have given much for you',
    'and you held on to the ground',
    'and it was some time before you were sure of living',
    'and you heard yourself cry out',
    'and everything went grey',
    'and only stubbornness got you up again',
  ],
};

/** What hardship did. */
const HARDSHIPS: Readonly<Record<WoundDepth, Clauses>> = {
  light: [
    'and you were slower for it',
    'and you said nothing about it',
    'and it would pass',
    'and your hands shook a little',
    'and you sat down for longer than you meant to',
    'and you were not the better for it',
    'and you promised yourself a night’s sleep',
    'and your head ached',
  ],
  deep: [
    'and you had to sit down more than once',
    'and your legs would not do as they were told',
    'and you were sick more than once',
    'and you could not get warm',
    'and you talked to yourself',
    'and twice you sat down where nobody would choose to',
    'and there were spots before your eyes',
    'and your teeth would not keep still',
    'and you slept on your feet',
    'and you had to lean on something to stay up',
    'and you did not remember all of it',
    'and it was some time before you could eat',
  ],
  grave: [
    'and you could not have gone a mile more',
    'and you fell, and thought of staying down',
    'and you did not know for a while where you were',
    'and you went the last of it on your hands',
    'and someone, you, was weeping',
    'and you had no more in you',
    'and you lay with your cheek to the ground',
    'and you saw people who were not there',
    'and you came very near the end of yourself',
    'and it was the ground that had the better of it',
    'and nothing would get you up but fear',
    'and you heard your own heart, and it was in no order',
  ],
};

const wounds = (hits: Clauses, places: Clauses, results: typeof RESULTS): Readonly<Record<WoundDepth, Grammar>> => ({
  light: {
    forms: ['<hit> <where>, <result>.'],
    pools: { hit: hits, where: places, result: results.light },
  },
  deep: { forms: ['<hit> <where>, <result>.'], pools: { hit: hits, where: places, result: results.deep } },
  grave: { forms: ['<hit> <where>, <result>.'], pools: { hit: hits, where: places, result: results.grave } },
});

const HIT_PLACES: Clauses = [
  'on the shoulder',
  'across the ribs',
  'above the knee',
  'on the left forearm',
  'over the eye',
  'on the hip',
  'across the back of the hand',
  'below the collarbone',
  'on the side of the head',
  'in the thigh',
  'across the shin',
  'on the jaw',
  'under the arm',
];
/** A talk that ends badly ends in a blow: how it came to that, before the blow. */
const CAME_TO_BLOWS: Clauses = [
  'it came to blows',
  'the talk ended in a scuffle',
  'hands were laid on you',
  'they drove you off with sticks',
  'words were answered with fists',
  'you were pushed out of the way',
  'the answer was a blow',
  'tempers were lost',
  'somebody struck out at you',
  'it ended in a brawl',
  'stones were thrown at you',
  'they set on you',
];
const quarrel = (results: Clauses): Grammar => ({
  forms: [
    '<blows>, and you were hit <where>, <result>.',
    '<blows>; you were hit <where>, <result>.',
    '<blows>, and you were hit <where>.',
  ],
  pools: { blows: CAME_TO_BLOWS, where: HIT_PLACES, result: results },
});
/** What a quarrel cost in flesh. */
export const QUARREL_GRAMMARS: Readonly<Record<WoundDepth, Grammar>> = {
  light: quarrel(RESULTS.light),
  deep: quarrel(RESULTS.deep),
  grave: quarrel(RESULTS.grave),
};

/** What it cost in flesh, by how it came and how deep it went. */
export const WOUND_GRAMMARS: Readonly<Record<WoundSort, Readonly<Record<WoundDepth, Grammar>>>> = {
  blow: wounds(
    [
      'a blow caught you',
      'you were hit',
      'you took a blow',
      'you were struck',
      'you took a knock',
      'one blow got through to you',
    ],
    HIT_PLACES,
    RESULTS,
  ),
  mishap: wounds(
    [
      'you hurt yourself',
      'you were hurt',
      'you got hurt',
      'in doing it you were hurt',
      'you came away hurt',
      'you had hurt yourself',
    ],
    [
      'at one knee',
      'at the elbow',
      'at the hip',
      'in both hands',
      'in the shoulder',
      'in the side',
      'at the wrist',
      'in the back',
      'at the ankle',
      'in one foot',
      'at the fingers',
      'in the forearm',
    ],
    RESULTS,
  ),
  weariness: wounds(
    [
      'you could not keep from shivering',
      'you were worn through',
      'you had slept too little',
      'you had a fever',
      'your strength had gone',
      'you ached all over',
      'you had hardly any strength left',
      'it had worn you out',
      'you had gone too long without a rest',
      'you were rubbed raw',
      'your head swam',
      'you could hardly stand',
      'your hands had stopped obeying',
    ],
    [
      'by then',
      'before it was over',
      'by the end',
      'when it was done',
      'at the last',
      'after all that',
      'by the time it ended',
      'when you came to look',
      'long before the end',
    ],
    HARDSHIPS,
  ),
};

/** A hard deed that wounds nobody, and nearly cost a life. */
export const TIRED_GRAMMAR: Grammar = {
  forms: ['You were <tired> <after><end>.', '<after> you were <tired><end>.', '<it> had cost you <strength><end>.'],
  pools: {
    tired: [
      'tired',
      'worn out',
      'sore',
      'stiff',
      'short of breath',
      'a little bruised',
      'sore in every limb',
      'shaken',
      'bruised, though not badly',
      'weaker than before',
    ],
    after: ['after it', 'afterwards', 'when it was over', 'by then', 'at the end of it', 'for a while after that'],
    it: ['it', 'that', 'the attempt', 'the trouble', 'all of it'],
    strength: ['some strength', 'a little of your strength', 'some of your strength', 'breath and strength'],
    end: ['', ', but you were not badly hurt', ', and you had to sit down', ', and nothing worse'],
  },
};
export const STRAIN_GRAMMAR: Grammar = {
  forms: ['It nearly <killed><end>.', '<after> you were more dead than alive<end>.'],
  pools: {
    killed: ['killed you', 'cost you your life', 'was the death of you', 'made an end of you'],
    end: [
      '',
      ', and you lay for a long time',
      ', and you could hardly stand',
      ', and it was long before you could go on',
      ', and you had to rest for hours',
    ],
    after: ['after that', 'by then', 'when it was over', 'at the end of it'],
  },
};

/** What got better; clauses. */
export const HEAL_GRAMMAR: Grammar = {
  forms: ['<good>, and <better>.', '<good>; <better>.'],
  pools: {
    good: [
      'it did you good',
      'that did you good',
      'it had done you good',
      'you were the better for it',
      'that strengthened you',
      'it had strengthened you',
      'you gained strength by it',
      'your body was glad of it',
      'you had needed that',
      'it was what your body had wanted',
    ],
    better: [
      'you had some strength back',
      'you felt stronger',
      'you moved more freely',
      'what had hurt before hurt less',
      'you were nearly yourself again',
      'your strength had begun to come back',
      'you could go on more easily',
      'you stood up straighter',
      'whatever had ached in you ached less',
      'you felt better than before',
      'you were less tired',
      'you got up without an effort',
      'you could use your arms and legs again',
      only('company', 'even {companion} noticed it'),
    ],
  },
};

const SLEPT: Clauses = [
  'slept without dreaming',
  'slept like a stone in a wall',
  'slept well for once',
  'slept through whatever there was to hear',
  'slept in pieces, but good ones',
  'dreamed, and forgot it',
  'did nothing at all for some hours',
  'lay still and let your body see to itself',
  'slept hard',
  'slept, woke, turned over, and slept',
  'were asleep before you had got warm',
  'slept longer than you had meant to',
  only('person', 'slept while {companion} kept watch', 'slept back to back with {companion}'),
];

/** A rest that did good, and one that did not. */
export const REST_WELL: Grammar = {
  forms: [
    'You <lie> and <slept>.',
    'You <lie> and <slept>; <woke>.',
    'You <lie>. <woke>.',
    'You <lie> and <slept>, and <woke>.',
  ],
  pools: {
    lie: [
      only(
        'wild',
        'found a dry place out of the way',
        'lay down behind a bank',
        'made a small fire and lay down by it',
        'wrapped yourself in what you had',
        'cleared a space your own length',
        'put your back to something solid',
        'ate what there was and lay down',
        'lay down in your clothes',
      ),
      only('coast+wild', 'lay down above the tide-line', 'lay down in the lee of the dunes'),
      only('forest+wild', 'made a bed of leaves', 'lay down between two roots'),
      only('mountains+wild', 'crept under a ledge', 'lay down in a cleft of the rock'),
      only('desert+wild', 'scraped a hollow in the sand', 'lay down in the lee of a stone'),
      only('swamp+wild', 'found the one dry bank', 'made a bed of cut reeds'),
      only('plains+wild', 'lay down in the long grass'),
      only('hills+wild', 'found a hollow in the side of the hill'),
      only('ocean', 'lashed the helm and lay down', 'lay down on the bottom boards', 'crept under the spare sail'),
      only(
        'city',
        'found a bed under a roof',
        'found a corner by somebody’s hearth',
        'lay down in a loft',
        'were given straw and a blanket',
        'took off your boots indoors',
        'lay down in a room with a door to it',
        'shared a floor with strangers',
      ),
    ],
    slept: SLEPT,
    woke: [
      'when you woke you were better than when you had lain down',
      'there was less of you that hurt',
      'you got up stiff, and the stiffness wore off',
      'you got up slowly, and all of you came',
      'you woke with an appetite',
      'you woke and did not know where you were, and then did, and did not mind',
      'nothing had come near you',
      'the fire was still warm when you woke',
      'it did what rest does',
      'you were fit to go on',
      'something had been given back to you',
      'you woke in the same place and a better temper',
      'you sat up without arguing',
      'the ache had gone off somewhere meanwhile',
      'you lay a moment longer, because you could',
      'you were on your feet before you had thought about it',
      only('morning', 'you woke with the light', 'the morning found you mended, more or less'),
      only('dusk', 'you woke at dusk'),
      only('night', 'it was dark when you woke'),
      only('noon', 'you lay until noon'),
    ],
  },
};
export const REST_ILL: Grammar = {
  forms: ['You <lie>, but <trouble>.', 'You <lie>. <trouble>.', '<trouble>, and you got no rest.'],
  pools: {
    lie: REST_WELL.pools.lie ?? [],
    trouble: [
      'something moved close by, and you lay and listened to it',
      'the ground was wet under you',
      'you could not get warm',
      'what hurt went on hurting',
      'you lay awake and thought',
      'you dreamed of falling and woke on your feet',
      'there was a noise that you never found',
      'somebody passed quite near, and stopped, and passed on',
      'every place you lay in had a stone in it',
      'sleep came only when it was time to get up',
      'you started up at every sound',
      'you dozed and woke and dozed again',
      only('saga', 'you lay and thought of {foe}', 'you went over what you had promised {who}, and it kept you awake'),
      only('wet', 'the rain found you'),
      only('snow', 'the snow put out the fire'),
      only('wind', 'the wind kept at you'),
      only('heat', 'it was too hot to sleep'),
      only('city', 'somebody sang in the street', 'the house was never quiet'),
      only('company', '{companion} was restless and kept you so'),
      only('ocean', 'water washed back and forth under you'),
    ],
  },
};
