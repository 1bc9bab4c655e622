import { tellingOf } from '../../../builders/attempt-telling.js';

/** Somebody is helped with their work: {addressee}, and what it is done at, {object}. */
export const HELP_SOMEBODY = tellingOf({
  bare: ['did a share of the work'],
  addressee: [
    'lent {addressee} a hand',
    'worked beside {addressee}',
    'rolled up your sleeves and helped {addressee}',
    'asked {addressee} what was to be done, and did it',
    'gave {addressee} the use of your arms',
    'fetched and held for {addressee}',
    'took half of the work from {addressee}',
  ],
  both: [
    'helped {addressee} with {object}',
    'lent {addressee} a hand with {object}',
    'took hold of {object} where {addressee} showed you',
    'shared the work on {object} with {addressee}',
    'did with {object} what {addressee} asked you to',
    'worked at {object} side by side with {addressee}',
  ],
  well: [
    'it was done sooner for there being two of you',
    'you were thanked for it',
    'the work went as it should',
    'there was less left to do when you stopped',
    'neither of you had to begin again',
    'what was heavy for one was light for two',
    'you had a nod for it, which was meant',
    'it was finished before either of you was tired',
  ],
  ill: [
    'you were more in the way than a help',
    'you let go a moment too early',
    'you were asked, kindly, to stand aside',
    'your hands were not used to that work',
    'you pushed when you should have lifted',
    'you did your part, and it was the wrong part',
    'you were thanked in a way that asked you to stop',
    'it took longer with you than it would have without',
  ],
});

/** What was learned of somebody is used against them: {object}. */
export const USE_KNOWLEDGE = tellingOf({
  bare: ['used what you had learned'],
  object: [
    'used what you had learned of {object}',
    'remembered what you had been told of {object}, and acted on it',
    'went for the one weak place that you knew in {object}',
    'did what you had been told that {object} could not bear',
    'tried upon {object} what you had learned on the way',
    'let {object} see that you knew',
  ],
  well: [
    'you had been told rightly',
    'it was true, every word of it',
    'there was no guard on that side',
    'it did what no strength would have done',
    'you saw at once that it had gone home',
    'nobody had looked for you to know that',
    'it was worth the road that you had gone for it',
    'it was answered as you had been told that it would be',
  ],
  ill: [
    'it had been true once, and was so no longer',
    'you came to it a moment too late',
    'you had been told the half of it',
    'it was known to others as well, and provided for',
    'it went past its mark',
    'you had it right, and were not quick enough with it',
    'that side was guarded after all',
    'somebody had been before you with it',
  ],
});
