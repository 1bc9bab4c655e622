import { type AttemptWords } from '../../../builders/attempt-telling.js';

/** Attempts by which something changes hands: {object} is the thing or the sum, {addressee} the other one. */
export const give: AttemptWords = {
  bare: ['held it out', 'gave what you had to give', 'made a gift'],
  object: [
    'held out {object}',
    'gave {object} away',
    'offered {object}, and made no speech',
    'put down {object} where it could be taken',
    'parted with {object}',
  ],
  addressee: ['held it out to {addressee}', 'made {addressee} a gift'],
  both: [
    'held out {object} to {addressee}',
    'gave {addressee} {object}',
    'offered {addressee} {object}, and made no speech',
    'put {object} where {addressee} could reach it',
    'pressed {object} on {addressee}',
  ],
  well: [
    'it was taken',
    'a hand closed on it',
    'there was a nod, and the thing was settled',
    'it was wanted more than you had known',
    'it did what words had not',
    'you saw the face change',
    'it was put away at once, and that was thanks',
    'it was taken as it was meant',
  ],
  ill: [
    'it bought you nothing',
    'nothing came of it',
    'it was looked at, and so were you',
    'that was not the price',
    'it was the wrong gift, or the wrong hour for it',
    'you were no farther than before',
    'there was no yes in that face',
  ],
};

export const trade: AttemptWords = {
  bare: ['made an offer', 'haggled', 'set out to strike a bargain', 'bargained as your mother had'],
  object: [
    'put {object} on the board and named a price',
    'bargained for {object}',
    'haggled, and {object} was what it was about',
    'made a bargain of {object}',
  ],
  addressee: ['haggled with {addressee}', 'made {addressee} an offer', 'bargained with {addressee}'],
  both: [
    'haggled with {addressee} over {object}',
    'set {object} before {addressee} and began high',
    'made {addressee} an offer, and it was about {object}',
  ],
  well: [
    'hands were shaken on it',
    'each of you thought to have had the best of it',
    'it was a fair bargain',
    'you met where you had both meant to',
    'it was soon agreed',
    'you had walked away only once',
    'nobody was robbed',
  ],
  ill: [
    'you could not agree',
    'the price went the wrong way',
    'nobody wanted it at that',
    'you walked away, and were not called back',
    'you were offered a third, and a joke',
    'it was not a day for bargains',
    'it ended with both of you looking at the sky',
  ],
};

export const sell: AttemptWords = {
  ...trade,
  bare: ['cried your wares', 'offered what you had for sale', 'set out to sell something'],
  object: [
    'offered {object} for sale',
    'set down {object} and named a price',
    'sold {object}, or tried to',
    'praised {object} as if it were another’s',
  ],
  addressee: ['offered {addressee} something to buy', 'tried to sell something to {addressee}'],
  both: [
    'offered {addressee} {object}, at a price',
    'tried to sell {object} to {addressee}',
    'praised {object} to {addressee} as if it were another’s',
  ],
};

export const steal: AttemptWords = {
  bare: [
    'let your fingers see what there was',
    'waited until nobody was looking',
    'took what was not yours',
    'went where you had not been asked to',
  ],
  object: [
    'reached for {object}',
    'waited until nobody was looking at {object}',
    'went after {object} with light fingers',
    'meant to have {object}, and not to pay for it',
  ],
  addressee: [
    'let your fingers see what {addressee} had',
    'waited until {addressee} looked away',
    'robbed {addressee}, or meant to',
  ],
  both: [
    'reached for {object} while {addressee} looked away',
    'meant to have {object} of {addressee}, and not to ask',
    'waited for {addressee} to turn, and {object} was what you waited for',
  ],
  well: [
    'nobody missed it while you were there',
    'it was as easy as taking a cup from a shelf',
    'you walked off no faster than one walks',
    'your hands were quicker than your conscience',
    'you had done it before you had quite decided',
    'nobody turned a head',
  ],
  ill: [
    'a hand closed on your wrist',
    'somebody had been watching for just that',
    'you were seen',
    'something fell, and every head came up',
    'it was tied down',
    'you heard your own name, or a worse one, called out',
    'you had to let go of it and look innocent, and did neither well',
  ],
};

export const eat: AttemptWords = {
  bare: ['ate', 'sat down to eat', 'ate what there was', 'made a meal of what you had'],
  object: ['ate {object}', 'made a meal of {object}', 'sat down to {object}', 'shared {object} with nobody'],
  well: [
    'it stayed down',
    'the world looked better by that much',
    'you could have eaten it twice',
    'it was better than it looked',
    'nothing was left but what one licks off the fingers',
    'you chewed slowly, to have more of it',
    'it did you good',
  ],
  ill: ['it was no pleasure', 'it did you no good'],
};

export const bury: AttemptWords = {
  bare: ['dug', 'made a grave', 'did what has to be done for the dead'],
  object: [
    'buried {object}',
    'dug a place for {object}',
    'gave {object} to the earth',
    'laid {object} deep enough for the dogs',
  ],
  well: [
    'somebody had to',
    'you stood a moment afterwards',
    'it was not badly done',
    'you said what words you had',
    'the earth was put back as it had lain',
    'those who saw it thought the better of you',
  ],
  ill: [
    'it was all stones a hand down',
    'the hole fell in on itself',
    'you could not get deep enough',
    'you had to leave it half done',
    'your hands gave out before the ground did',
  ],
};
