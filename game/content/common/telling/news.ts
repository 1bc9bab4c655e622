import { type News } from '../../../model/saga.js';
import { type Grammar } from '../../../model/content/clauses.js';

const lines = (...forms: readonly string[]): Grammar => ({ forms, pools: {} });

/**
 * What was learnt, from {teller} or with one's own eyes: {lead} is the place, {lead.way} where it lies, {lead.far} how
 * far; {told} the person.
 */
export const NEWS_LEARNT: Readonly<Record<Exclude<News['of'], 'person'> | 'living' | 'dead' | 'here', Grammar>> = {
  here: lines(
    'What you were looking for was here, at {lead}.',
    'You need not go farther than {lead}: this was the place.',
    'The place was {lead}, where you stood.',
  ),
  place: lines(
    '{lead} lay {lead.way}, {lead.far}.',
    'For {lead} the way was {lead.way}, and it was {lead.far}.',
    'You learned that {lead} lay {lead.way}; it would be {lead.far}.',
    'You knew the way now: {lead} lay {lead.way}, {lead.far}.',
  ),
  living: lines(
    '{told} had last been seen at {lead}, {lead.way}, {lead.far}.',
    'To find {told} you should try {lead}, {lead.way}: {lead.far}.',
    'At {lead}, {lead.way}, people could tell you more of {told}; it was {lead.far}.',
    '{told} was said to be at {lead}: {lead.way}, {lead.far}.',
  ),
  dead: lines(
    '{told} was dead, and people had seen the body, at {lead}, {lead.way}.',
    '{told} was dead. It had happened at {lead}.',
  ),
  step: lines(
    'At {lead} there was something to be done for your oath: {lead.way}, {lead.far}.',
    'For your oath you would have to go to {lead}. That lay {lead.way}, {lead.far}.',
    'What you had sworn would be helped on at {lead}, {lead.way}; it was {lead.far}.',
    'The next step of your oath was at {lead}, {lead.way}, {lead.far}.',
  ),
  goal: lines(
    'Your oath would be settled in the end at {lead}, {lead.way}, {lead.far}.',
    'Whatever came before, it was {lead} where your oath would be settled: {lead.way}, {lead.far}.',
    'The last test of your oath would be at {lead}, {lead.way}; it was {lead.far}.',
  ),
  threat: lines(
    'You learned nothing certain of {foe}, except that people were afraid of the name.',
    '{foe} had not been idle, and everybody knew it; more they could not tell you.',
    'People talked of {foe}, and broke off when they saw who might be listening.',
    'Nobody could say where {foe} was, or what {foe} would do next; all of them expected something.',
  ),
  thread: lines(
    'It was {lead} where you were waited for, {lead.way}, {lead.far}, until {lead.day}.',
    'You were looked for at {lead}, {lead.way}. You had until {lead.day}.',
    'What you had promised was not forgotten at {lead}, {lead.way}; the day was {lead.day}.',
  ),
  nothing: {
    forms: ['<you> <nothing>.', '<you> <nothing>, <though>.', '<you> <nothing>; <though>.'],
    pools: {
      you: ['you learned', 'you heard', 'you were told', 'you found out', 'you got to know', 'in all that there was'],
      nothing: [
        'nothing new',
        'nothing of use',
        'nothing that you did not know already',
        'nothing that you could use',
        'nothing that helped you on',
        'no secret',
        'nothing about your oath',
        'only what everybody knew',
        'little, and no help',
        'hardly anything',
      ],
      though: [
        'though you had asked with care',
        'for there was little to be known',
        'and that was soon said',
        'and you had to leave it at that',
        'and most of it you had seen for yourself',
        'and nobody was to blame for it',
        'and you would have to ask elsewhere',
        'though it took some time',
      ],
    },
  },
};

/** A promise to oneself and others was broken: with what it had earned, or for good. */
export const OATH_BROKEN: Readonly<Record<'earned' | 'bare', Grammar>> = {
  earned: lines(
    'All that you had done for your oath was lost. If you took it up again, you would have to begin from the beginning.',
    'All the ground that your oath had won was gone. An oath can be taken up a second time, and then it weighs more.',
    'You had broken your oath and lost all that you had done for it. It could still be taken up again.',
  ),
  bare: lines(
    'You had broken your oath, and there was nothing left of it.',
    'You had broken your oath, and it could not be taken up again.',
    'Your oath was broken for good. There are people who live well without their word, and you would find out how.',
  ),
};

/** What became of a gift that bought nothing: it was kept, or it came back. {object} */
export const GIFT_KEPT: Grammar = {
  forms: ['<kept>.', '<kept>, and <shrug>.'],
  pools: {
    kept: [
      'all the same your gift was kept: {object} was gone',
      'nobody gave {object} back',
      'you did not see {object} again',
      '{object} stayed where it had gone to',
    ],
    shrug: ['you had gained nothing by it', 'there is no law against taking', 'you had only yourself to tell'],
  },
};
export const GIFT_RETURNED: Grammar = {
  forms: ['<back>.', '<back>, and <shrug>.'],
  pools: {
    back: [
      'at least you had {object} back',
      'you were left holding {object}',
      '{object} went back to where it had come from',
      'you kept {object}',
    ],
    shrug: ['that was something', 'it felt heavier than before', 'nobody could say that you had not tried'],
  },
};

/** What a sale, a song or a light hand brought: {coins}. */
export const PROCEEDS: Readonly<Record<'sold' | 'sung' | 'taken', Grammar>> = {
  sold: lines(
    'It fetched {coins}.',
    'You had {coins} for it.',
    '{coins} it was, counted twice.',
    'They paid {coins}, and did not seem sorry.',
    'The price was {coins}.',
  ),
  sung: lines(
    'Somebody put down {coins} for it.',
    'It brought {coins}, thrown and gathered.',
    'You were {coins} the richer for it.',
  ),
  taken: lines(
    'You came away with {coins}.',
    'It made {coins}, when you counted it round a corner.',
    'Your hand closed on {coins} that had not been there before.',
    'It came to {coins}.',
  ),
};
