import { type AttemptWords } from '../../../builders/attempt-telling.js';

/** Attempts that are made with hands, feet and eyes: {object} is what they are made at. */
export const look: AttemptWords = {
  bare: ['looked about you', 'stood and looked', 'took a slow look round', 'let your eyes go over all of it'],
  object: [
    'looked at {object}',
    'took a good look at {object}',
    'walked round {object} and looked',
    'let your eyes rest on {object}',
  ],
  well: [
    'nothing was hiding',
    'you saw what there was to be seen',
    'it was all as it seemed to be',
    'you knew it better afterwards',
    'there was less in it than you had thought, and it was worth knowing',
    'you would have known it again',
    'there was time enough for it',
  ],
  ill: ['you saw nothing that was of use', 'it told you nothing'],
};

export const search: AttemptWords = {
  bare: [
    'searched the place',
    'went over it by yards',
    'turned over whatever could be turned',
    'looked under things',
    'searched from the outside in',
  ],
  object: [
    'searched {object}',
    'went through {object} with both hands',
    'looked under {object}, and behind it',
    'took {object} apart, near enough',
    'felt along {object} for what did not belong there',
  ],
  well: [
    'you missed nothing',
    'there was no corner that you had not seen',
    'it was worth the dirt on your knees',
    'you knew in the end what was there and what was not',
    'you were thorough, and it paid',
    'nobody could have done it better',
  ],
  ill: [
    'there was nothing in it',
    'others had been before you, with more time',
    'you found dust, and the marks of somebody else’s fingers',
    'you missed it, if it was there',
    'you gave up sooner than you should have',
    'all you found was where the mice lived',
    'you looked longest in the wrong place',
  ],
};

export const hide: AttemptWords = {
  bare: [
    'kept out of sight',
    'made yourself small',
    'got down and kept still',
    'went where you would not be looked for',
  ],
  object: ['hid behind {object}', 'put {object} between you and any eyes', 'kept {object} in front of you'],
  addressee: ['hid from {addressee}', 'kept out of the sight of {addressee}'],
  well: [
    'nobody came near',
    'you were not seen',
    'you heard them pass, and then heard nothing',
    'you could have been a stone',
    'they looked straight at you and went on',
    'you breathed through your sleeve until it was over',
  ],
  ill: [
    'your foot showed',
    'you were found at once',
    'something gave you away, and it was your own breath',
    'it was not so deep as it had looked',
    'a voice told you to come out',
    'you chose the one place that everybody would choose',
  ],
};

export const follow: AttemptWords = {
  bare: ['followed the track', 'went after it', 'kept behind, at a distance'],
  object: ['followed {object}', 'went after {object}, at a distance', 'kept {object} in sight', 'tracked {object}'],
  addressee: ['followed {addressee}', 'kept {addressee} in sight, and yourself out of it'],
  well: [
    'you did not lose it',
    'it led where such things lead',
    'nobody looked back',
    'you saw where it went, and that was what you had wanted',
    'there was always one more sign',
    'it was easier than it ought to have been',
  ],
  ill: [
    'you lost it',
    'it led you in a ring',
    'you were seen, and had to be going somewhere else',
    'there was hard ground, and no more track',
    'you followed the wrong one',
    'it was gone between one look and the next',
  ],
};

export const wait: AttemptWords = {
  bare: ['waited', 'sat down to wait', 'let the time go by', 'stayed where you were, and waited'],
  object: ['waited for {object}', 'sat down to wait, with an eye on {object}'],
  addressee: ['waited for {addressee}', 'waited, and {addressee} was what you waited for'],
  well: [
    'it passed',
    'you had been in worse places with nothing to do',
    'you were not sorry to have sat',
    'the hour came round, as hours do',
    'you lost nothing by it',
    'nobody could say that you had hurried it',
    'you counted something, and then left off counting',
  ],
  ill: [
    'nothing came but the cold',
    'you got up stiff, and no better off',
    'it was the waiting that gave way, and not the rest of it',
    'you could not sit so long as was needed',
    'you were still there when it had become no use',
    'it outlasted you',
  ],
};

export const rest: AttemptWords = {
  bare: ['lay down', 'took your rest', 'slept', 'stretched yourself out'],
  object: ['lay down by {object}', 'took your rest beside {object}'],
  well: [
    'nothing woke you',
    'you got up with most of it slept off',
    'you slept as the dead are said to',
    'you were the better for it',
    'there was nothing wanting but a reason to get up',
    'you dreamed of something that was none of your affair',
    'it did you good',
  ],
  ill: [
    'sleep did not come',
    'you lay and listened to yourself lying there',
    'every stone had a word to say to your back',
    'you were up again before it had done you any good',
    'something kept walking about, and it may have been you',
  ],
};

export const tend: AttemptWords = {
  bare: ['saw to your own hurts', 'washed it and bound it up', 'looked to your wounds'],
  object: [
    'saw to {object}',
    'washed and bound what hurt {object}',
    'looked after {object}',
    'did what you could for {object}',
  ],
  addressee: ['saw to {addressee}', 'looked after {addressee}'],
  well: [
    'it was clean work',
    'the bleeding had stopped before you were done',
    'the worst of it was over',
    'it would heal, if it was let alone',
    'there was colour in the face again',
    'it hurt less, and that is half of it',
  ],
  ill: [
    'the binding would not hold',
    'you had to leave it much as it was',
    'your hands were not clean enough, or not steady',
    'it opened again',
    'there was nothing to be done with what you had',
    'it was past your skill',
  ],
};

export const make: AttemptWords = {
  bare: ['made what you needed', 'set to work', 'built it out of what lay about', 'put something together'],
  object: [
    'set to work on {object}',
    'made something of {object}',
    'worked at {object} with both hands',
    'put {object} to rights, or meant to',
  ],
  well: [
    'it held',
    'it was no beauty, and it served',
    'you would not have sold it, but you used it',
    'it did what it was for',
    'somebody might have paid for it',
    'it was done sooner than you had feared',
    'you stood back and were pleased',
  ],
  ill: [
    'it fell to bits',
    'a piece was wanting, and it was the one that mattered',
    'your hands would not do as they were told',
    'it leaned, and then it lay',
    'you had begun at the wrong end',
    'there was no making that out of this',
  ],
};

export const use: AttemptWords = {
  bare: ['put your hands to it', 'tried what could be done', 'set to'],
  object: [
    'put your hands to {object}',
    'tried what could be done with {object}',
    'made what use you could of {object}',
    'set to, and it was {object} that you worked at',
  ],
  both: ['tried {object} on {addressee}', 'used {object}, and {addressee} was what you used it on'],
  well: [
    'it gave',
    'it did what you had hoped',
    'it answered at the second try',
    'that was what it had wanted',
    'it moved, with a noise like an old man rising',
    'it worked, and you did not ask it why',
    'it was the right way about',
  ],
  ill: [
    'it would not be moved',
    'it slipped, and took some skin with it',
    'nothing came of it',
    'it was the wrong way about, both times',
    'it stuck half way',
    'you had to own that it was not made for that',
  ],
};

export const attack: AttemptWords = {
  bare: ['struck', 'went for whatever stood there', 'did not wait to be struck', 'went in low and fast'],
  object: [
    'went for {object}',
    'struck at {object}',
    'attacked {object}',
    'fell upon {object}, and left the reasons for later',
  ],
  addressee: ['went for {addressee}', 'struck at {addressee}'],
  well: [
    'it was soon over',
    'there was no second blow wanted',
    'you were the one left standing',
    'it went as such things should, quickly',
    'the fight went out of it',
    'you had the better of it from the first',
    'it was an ugly piece of work, and done',
  ],
  ill: [
    'it was you who went down',
    'the blow was turned',
    'you were struck harder than you struck',
    'you had been expected',
    'your foot slid at the wrong moment',
    'there was more strength there than you had counted on',
    'you were beaten off',
  ],
};

export const spare: AttemptWords = {
  bare: ['held your hand', 'let it be known that there would be no blood', 'put up your weapon'],
  object: [
    'spared {object}',
    'let {object} go',
    'held your hand, and {object} saw it',
    'stood aside and left {object} the way out',
  ],
  addressee: ['spared {addressee}', 'let {addressee} go'],
  well: [
    'it was understood',
    'nobody moved, and then everybody did, away',
    'that was the end of it',
    'you were looked at for a long moment',
    'you were not sorry afterwards',
    'there was thanks in it, of a kind',
  ],
  ill: [
    'it was taken for weakness',
    'mercy was not what was wanted',
    'your back was hardly turned',
    'you were not believed',
    'nobody had asked you to',
  ],
};

export const flee: AttemptWords = {
  bare: ['ran', 'went while you could', 'turned and ran for it', 'took the first gap and went'],
  object: ['ran from {object}', 'put all the ground you could between you and {object}'],
  addressee: ['ran from {addressee}'],
  well: [
    'nothing came after you',
    'you were well away before you stopped',
    'you heard them give it up',
    'your legs were better than your courage, and as useful',
    'you did not look round until there was nothing to see',
    'that was the last of it',
  ],
  ill: [
    'you did not get far',
    'your foot caught',
    'you had run the way they wanted you to',
    'you were headed off',
    'you had no breath left for it',
    'it was quicker than you',
  ],
};

export const climb: AttemptWords = {
  bare: ['climbed', 'went up it, hand over hand', 'looked for holds and went up', 'climbed as high as it went'],
  object: ['climbed {object}', 'went up {object}, hand over hand', 'looked for holds in {object} and went up'],
  well: [
    'there was a great deal to be seen from there',
    'you sat astride the top of it and got your breath',
    'it was not so high, once you were there',
    'you did not look down until you could look out',
    'everything held that you put your weight on',
    'the last part was the easiest',
  ],
  ill: [
    'you came down faster than you had gone up',
    'a hold came away in your hand',
    'half way was as far as you got',
    'your arms gave out',
    'it was wetter than it had looked',
    'there was no way on, and it took you long to find that out',
  ],
};

export const swim: AttemptWords = {
  bare: ['swam', 'went into the water', 'waded in and then swam', 'struck out'],
  object: ['swam, and {object} was what you made for', 'went into the water for {object}'],
  well: [
    'it bore you',
    'you came out on the side that you had meant to',
    'it was good to be clean',
    'you found bottom before you needed it',
    'you shook yourself like a dog, and laughed',
    'you had not forgotten how',
  ],
  ill: [
    'the water had its own way with you',
    'you swallowed a good deal of it',
    'you had to be glad of the same bank again',
    'a cramp took you by the leg',
    'it was colder than a body can argue with',
    'your clothes pulled you under, and you fought them',
  ],
};

export const pray: AttemptWords = {
  bare: ['prayed', 'said a prayer', 'knelt, and said the words', 'asked for what one asks for'],
  object: ['prayed for {object}', 'said a prayer, and it was for {object}'],
  addressee: ['prayed for {addressee}', 'said a prayer for {addressee}'],
  well: [
    'nothing answered, and that was a comfort',
    'you got up lighter',
    'it was quiet in you for a while',
    'somebody who heard it said the end of it with you',
    'your hands had stopped shaking',
    'you meant it, for once',
  ],
  ill: [
    'the words would not come',
    'you were thinking of something else the whole time',
    'it was like talking down a well',
    'you lost your place in it',
    'your knees were the only part that noticed',
  ],
};
