import { type AttemptWords } from '../../../builders/attempt-telling.js';

/** Attempts that are made with words: {object} is what is spoken of, {addressee} who is spoken to. */
export const ask: AttemptWords = {
  bare: [
    'asked whoever would stand still for it',
    'asked from one end of the place to the other',
    'put your question, and put it again',
    'asked, and did not pretend that it was about the weather',
  ],
  object: [
    'asked about {object}',
    'asked what was known of {object}',
    'brought the talk round to {object}',
    'asked after {object} as if it were no great matter',
    'asked outright about {object}',
  ],
  addressee: [
    'asked {addressee}',
    'put your question to {addressee}',
    'asked {addressee} what there was to know',
    'asked {addressee} straight out',
  ],
  both: [
    'asked {addressee} about {object}',
    'asked {addressee} what there was to know of {object}',
    'brought {object} up with {addressee}',
    'turned the talk with {addressee} toward {object}',
    'asked {addressee} outright about {object}',
  ],
  well: [
    'you were answered',
    'there was an answer, and no price on it',
    'it came out a piece at a time',
    'you were told, and more civilly than you had asked',
    'that was a question somebody had been waiting for',
    'the answer was short and seemed true',
    'you had to listen to a good deal else before it came',
    'you were looked at, and then told',
  ],
  ill: [
    'you were told that it was none of your affair',
    'the answer was a shrug',
    'the question met with an empty look',
    'you were asked in return why you wished to know',
    'you got a long answer with nothing in it',
    'the talk went elsewhere and would not be called back',
    'you were answered with a proverb',
    'there was only a shaken head',
  ],
};

export const talk: AttemptWords = {
  bare: [
    'passed the time in talk',
    'talked of this and that',
    'said what one says',
    'stood and talked, in no hurry to be gone',
  ],
  object: [
    'talked about {object}',
    'let the talk run to {object}',
    'said what you thought of {object}',
    'spoke of {object}, and of what it might come to',
  ],
  addressee: [
    'talked with {addressee}',
    'fell to talking with {addressee}',
    'passed the time with {addressee}',
    'had some words with {addressee}',
    'stood a while and talked with {addressee}',
  ],
  both: [
    'talked with {addressee} about {object}',
    'told {addressee} what you thought of {object}',
    'fell to talking with {addressee}, and it was of {object}',
    'spoke with {addressee} of {object}',
  ],
  well: [
    'it was good to have talked',
    'you parted on better terms than you had begun',
    'there was a laugh in it',
    'something eased by it',
    'you found that you agreed about most things',
    'it was remembered in your favour',
    'nobody was in a hurry to end it',
    'the silences in it were easy ones',
  ],
  ill: [
    'it came to nothing',
    'every word was taken the wrong way',
    'the answers grew shorter and then left off',
    'you talked to a shoulder',
    'there was nothing to be had but yes and no',
    'you had chosen the wrong day for it',
    'it was plain that you were not wanted',
    'you heard yourself going on too long',
  ],
};

export const promise: AttemptWords = {
  bare: ['gave your word', 'promised it', 'said that you would, and meant it', 'made a promise of it'],
  object: [
    'gave your word about {object}',
    'promised it, and {object} was named in it',
    'said that you would see to {object}',
  ],
  addressee: [
    'gave {addressee} your word',
    'made {addressee} a promise',
    'told {addressee} that you could be relied upon',
    'promised it to {addressee}, with your hand held out',
  ],
  both: [
    'gave {addressee} your word about {object}',
    'promised {addressee} that you would see to {object}',
    'told {addressee} that {object} was your affair from now on',
  ],
  well: [
    'you were believed',
    'it was taken as given',
    'the word was good enough',
    'a hand was shaken on it',
    'you could see that it would be counted on',
    'it lay between you like a coin on a table',
    'nobody asked for it twice',
  ],
  ill: [
    'it was heard as words are heard',
    'nobody asked when',
    'you were thanked, and not believed',
    'others had promised before you',
    'it was let fall where it had been said',
    'you were told to come back when it was done',
    'it sounded thinner aloud than it had in your head',
  ],
};

export const swear: AttemptWords = {
  ...promise,
  bare: [
    'swore it again, aloud',
    'said the words over, the whole of them',
    'put your hand where one puts it and swore',
    'swore, and there was nobody who could say that they had not heard',
  ],
  object: [
    'swore it again: {object}, all the words of it',
    'said {object} over, aloud and slowly',
    'swore by {object}',
    'took {object} upon you a second time',
  ],
  addressee: ['swore it to {addressee}', 'took an oath before {addressee}', 'gave {addressee} your oath upon it'],
  both: ['swore it to {addressee}, and by {object}', 'swore before {addressee}, and named {object} in it'],
  well: [
    'it held, as words do that have been meant',
    'it was easier to stand up straight after it',
    'you were believed',
    'somebody let out a breath',
    'there was nothing to add to it',
    'it was heard, and it would be remembered',
    'you had no wish to take any of it back',
  ],
};

export const threaten: AttemptWords = {
  bare: [
    'said what would happen, and did not raise your voice',
    'let your hand be seen, and where it was',
    'came a step nearer than one does',
    'made a threat, and gave it room',
  ],
  object: [
    'said what would happen, and it was about {object}',
    'made it plain that {object} had better be spoken of',
    'threatened, and it was {object} that you wanted',
  ],
  addressee: [
    'told {addressee} what would happen',
    'stood closer to {addressee} than one does',
    'let {addressee} see what you could do',
    'spoke to {addressee} very quietly, which is the worst way',
    'threatened {addressee}',
  ],
  both: [
    'told {addressee} what would happen, and it was about {object}',
    'threatened {addressee}, and it was {object} that you wanted',
    'let {addressee} see how far you would go for {object}',
  ],
  well: [
    'it was believed',
    'there was a silence, and then you had your way',
    'a look at your hands settled it',
    'nobody cared to find out whether you meant it',
    'you had what you wanted, and no thanks with it',
    'eyes went down',
    'the answer came quickly, and it was yes',
  ],
  ill: [
    'it was laughed at',
    'you were dared to',
    'somebody else stood up as well',
    'it only made matters worse',
    'you had been threatened by better people, it turned out, and so had they',
    'it fell between you like a dropped plate',
    'nothing gave but the last of their good will',
  ],
};

export const trick: AttemptWords = {
  bare: [
    'told a story with only one hole in it',
    'said one thing and did the other',
    'laid a false trail of words',
    'played the fool, and for a purpose',
  ],
  object: ['tried a trick, with {object} for the bait in it', 'told a story about {object}', 'made a game of {object}'],
  addressee: [
    'told {addressee} a story with only one hole in it',
    'played a trick on {addressee}',
    'let {addressee} believe what was easiest to believe',
    'pointed {addressee} the wrong way, with every courtesy',
  ],
  both: [
    'told {addressee} a story about {object}',
    'tricked {addressee}, or meant to, over {object}',
    'let {addressee} think what you liked about {object}',
  ],
  well: [
    'it was swallowed whole',
    'nobody looked for the hole',
    'it worked so well that you were a little ashamed',
    'you were gone before it was thought over',
    'they even thanked you',
    'you kept your face straight to the end',
    'it went as it had gone in your head',
  ],
  ill: [
    'it was seen through',
    'you were asked to tell it again, and it came out otherwise',
    'somebody knew the other version',
    'your own face gave it away',
    'it had been tried there before, the week of the fair',
    'they let you finish, and that was the worst of it',
    'you stumbled over the very lie that you were proud of',
  ],
};

export const sing: AttemptWords = {
  bare: [
    'sang',
    'sang the one with the long verses',
    'sang as you had been taught to, from low down',
    'found the note and went up from it',
  ],
  object: ['sang of {object}', 'made a verse about {object} and sang it', 'sang, and {object} was in every verse'],
  addressee: ['sang to {addressee}', 'sang for {addressee}', 'gave {addressee} a song'],
  both: ['sang to {addressee} of {object}', 'made {addressee} a verse about {object}'],
  well: [
    'nobody talked through it',
    'somebody took up the second line',
    'there was quiet for a moment when it was done',
    'it was asked for again',
    'a foot was tapping before the end',
    'you had all the verses, and that is rare',
    'it lifted something',
  ],
  ill: [
    'it was not in tune',
    'the third verse was gone',
    'you were asked, kindly, to leave off',
    'somebody sang it better, over you',
    'a dog joined in, and was the better of the two',
    'it had been too high from the beginning',
    'before the end of it there were things that had to be seen to',
  ],
};

export const teach: AttemptWords = {
  bare: ['showed how it is done', 'taught what you knew', 'went through it slowly, and then again', 'gave a lesson'],
  object: ['showed what {object} is for', 'taught what you knew of {object}', 'gave a lesson, and it was {object}'],
  addressee: [
    'taught {addressee} what you knew',
    'showed {addressee} how it is done',
    'went through it with {addressee}, slowly',
    'gave {addressee} a lesson',
  ],
  both: [
    'taught {addressee} what you knew of {object}',
    'showed {addressee} what can be done with {object}',
    'went through it with {addressee}, and it was all about {object}',
  ],
  well: [
    'it was learned',
    'the second try was already better than yours',
    'there was pride in it on both sides',
    'the thing was understood, and would not be forgotten',
    'you learned something yourself',
    'it went in, by way of the hands',
    'not much had to be said twice',
  ],
  ill: [
    'nothing stuck',
    'it was done wrong a fourth time, and cheerfully',
    'you could do it and not say it',
    'your pupil was looking at something else',
    'you lost patience, and then the thread',
    'it could not be learned in one day, or not from you',
    'you both pretended that it had gone well',
  ],
};

export const breakOath: AttemptWords = {
  bare: [
    'broke the oath that you had sworn',
    'took the words back, one by one',
    'laid it down where you stood',
    'said aloud that it bound you no longer',
  ],
  object: [
    'broke {object}',
    'said aloud that {object} bound you no longer',
    'laid {object} down where you stood',
    'took it back, {object} and every word of it',
  ],
  well: [
    'nothing happened, which was the worst of it',
    'nobody stopped you',
    'it took less breath than the swearing had',
    'you waited for something to fall, and nothing fell',
    'it was done, and could be told of you',
    'those who had heard the one had heard the other',
  ],
  ill: ['the words would not come', 'it held you yet'],
};

export const dismiss: AttemptWords = {
  bare: ['said that it was time to part', 'told them to go', 'sent them away', 'said that this was as far as it went'],
  object: [
    'told {object} that it was time to part',
    'sent {object} away',
    'said to {object} that this was as far as it went',
    'let {object} go',
  ],
  addressee: ['told {addressee} to go', 'sent {addressee} away', 'said to {addressee} that this was as far as it went'],
  well: [
    'there was not much to be said after that',
    'you did not watch the whole of the way',
    'the parting was short',
    'there was no quarrel in it',
    'it was taken quietly',
    'you walked on lighter, and not better for it',
    'neither of you looked round at the same time',
  ],
  ill: [
    'you were looked at as if you had made a joke',
    'nobody moved',
    'it was not a thing that you could order',
    'you were told to go yourself',
    'it was pretended that you had not been heard',
  ],
};

export const send: AttemptWords = {
  bare: ['sent word', 'sent a companion ahead', 'sent somebody to look', 'had somebody else go, for once'],
  object: ['sent {object} ahead', 'gave {object} an errand', 'let {object} go on before and look'],
  addressee: ['sent {addressee} ahead', 'gave {addressee} an errand', 'let {addressee} go on before and look'],
  both: [
    'sent {addressee} out after {object}',
    'gave {addressee} an errand, and it was {object}',
    'sent {addressee} to see about {object}',
  ],
  well: [
    'the way back took less time than the way there',
    'there was news at the end of it',
    'you did not have to wait long',
    'it was done as you had asked',
    'you had your answer before you had begun to fret',
    'it was a clean piece of work',
  ],
  ill: [
    'nothing came of it but a limp',
    'you waited, and what came back was empty-handed and the worse for it',
    'it had been too far, or too well watched',
    'there had been a fight on the way, and no news',
    'you were sorry that you had not gone yourself',
    'the errand had gone wrong at the first turning',
  ],
};
