import { type Lead } from '../../../model/saga.js';
import { type Grammar } from '../../../model/content/clauses.js';

const lines = (...forms: readonly string[]): Grammar => ({ forms, pools: {} });

/**
 * What was learnt, from {teller} or with one's own eyes: {lead} is the place, {lead.way} where it lies, {lead.far} how
 * far; {told} the person.
 */
export const LEADS_LEARNT: Readonly<Record<Exclude<Lead['of'], 'person'> | 'living' | 'dead' | 'here', Grammar>> = {
  here: lines(
    'What you wanted was here, at {lead}, and nowhere else.',
    'You need not look beyond {lead}: this was the place.',
    'It was under your feet: {lead}, where you stood.',
  ),
  place: lines(
    '{lead} lay {lead.way}, {lead.far}.',
    'For {lead} the way was {lead.way}, and it was {lead.far}.',
    'So {lead} lay {lead.way}; it would be {lead.far}.',
    'You had it now: {lead}, {lead.way}, {lead.far}.',
  ),
  living: lines(
    '{told} had last been seen at {lead}, {lead.way}, {lead.far}.',
    'If it was {told} you wanted, you should try {lead}, {lead.way}: {lead.far}.',
    'At {lead}, {lead.way}, people could tell you more of {told}; it was {lead.far}.',
    'They named {lead} for {told}: {lead.way}, {lead.far}.',
  ),
  dead: lines(
    '{told} was dead, and had been seen to be. It was at {lead}, {lead.way}.',
    'Nobody would see {told} again: that was over, at {lead}.',
  ),
  step: lines(
    'There was something at {lead} that bore on your oath: {lead.way}, {lead.far}.',
    'One name came up in it, and it was {lead}. That lay {lead.way}, {lead.far}.',
    'For what you had sworn you would do well to see {lead}, {lead.way}; it was {lead.far}.',
    'It all ran back to {lead}, {lead.way}, {lead.far}.',
  ),
  goal: lines(
    'In the end it would be {lead}, {lead.way}, {lead.far}.',
    'Whatever came before, it was {lead} where your oath would be settled: {lead.way}, {lead.far}.',
    'All of it pointed to {lead}, {lead.way}; it was {lead.far}.',
  ),
  threat: lines(
    'Of {foe} you heard no more than that people spoke lower for the name.',
    '{foe} had not been idle, and everybody knew it.',
    'The talk was of {foe}, and nobody cared to finish it.',
    'Where {foe} was, or what came next, nobody could say; that something would, they all could.',
  ),
  thread: lines(
    'It was {lead} where you were waited for, {lead.way}, {lead.far}, until {lead.day}.',
    'You were looked for at {lead}, {lead.way}. You had until {lead.day}.',
    'They had not forgotten it at {lead}, {lead.way}; the day was {lead.day}.',
  ),
  nothing: lines(
    'About that there was no more to know than you knew.',
    'It was not much, and you had seen most of it for yourself.',
    'What there was to say of it was soon said.',
    'They told you what they knew, and it was little, and kindly meant.',
    'There was no secret in it.',
  ),
};

/** A promise to oneself and others was broken: with what it had earned, or for good. */
export const OATH_BROKEN: Readonly<Record<'earned' | 'bare', Grammar>> = {
  earned: lines(
    'All that you had done for it was undone with it. If you took the oath up again, you would begin where you had begun.',
    'What it had earned until then was gone. An oath can be taken up a second time, and then it weighs more.',
    'You had nothing to show for the road any more. The oath itself lay where you had dropped it, and it could be picked up.',
  ),
  bare: lines(
    'There was nothing left to lose by it but the oath itself, and you had lost that.',
    'It had been broken once before it was ever begun. This time it did not mend.',
    'There are people who live well without their word. You would find out how.',
  ),
};

/** What became of a gift that bought nothing: it was kept, or it came back. {object} */
export const GIFT_KEPT: Grammar = {
  forms: ['<kept>.', '<kept>, and <shrug>.'],
  pools: {
    kept: [
      'all the same it was kept: {object} was gone',
      'nobody gave {object} back',
      'you did not see {object} again',
      '{object} stayed where it had gone to',
    ],
    shrug: ['you were none the better for it', 'there is no law against taking', 'you had only yourself to tell'],
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
    shrug: ['there was that', 'it felt heavier than before', 'nobody could say that you had not tried'],
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
