import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const pirateThreats: readonly ThreatContent[] = [
  {
    key: 'pirates/the-long-purse',
    title: '{foe} is buying up the coast, a man and a barrel at a time, to starve you off it.',
    steps: [
      {
        effect: 'prices',
        title: '{foe} has bought up the stores, and everything costs double.',
        told: [
          'Biscuit had gone to twice the price in every port at once. {foe} had bought the flour while it was still at sea, and the bakers while they were in bed.',
          'You could buy nothing by the barrel. {foe} had been round with a purse, and what was left was sold over a counter by the cup, to people standing in line with their own cups.',
          'A chandler showed you his shelves: one coil, one cheese, one cat. The rest of it stood in sheds under {foe}’s lock, and came out by the spoonful.',
          'Rope was dear, and lime was dear, and a needle cost what a boat had. {foe} had the one thing of each kind that was left, and had put it in a window.',
        ],
      },
      {
        effect: 'hunter',
        title: '{foe} has put a thief-taker upon your track.',
        told: [
          'A thief-taker was come out from Bristol, with his own irons and a return passage for two. {foe} had paid for both berths.',
          'They told you of a stout person in brown, who wrote down the answers. {foe} had sent for somebody patient, and had him, at so much a day.',
          'There was a man set down from the packet with a writ, a whistle and six pair of quiet shoes. {foe} had him to breakfast, and gave him the egg.',
        ],
      },
      {
        effect: 'winter',
        title: 'The hurricane months came early, and {foe} owns the dry roofs.',
        told: [
          'The bad season was upon the islands five weeks before the almanack. {foe} had taken up every sound roof and every yard of tarpaulin, having read the barometer, which {foe} had bought as well.',
          'Frigate-birds came in over the land in hundreds, and old people began to nail things down. It was early for it. There was not a dry shed to be hired along the coast but {foe} had the key.',
          'The glass fell five weeks before its time, and {foe} had the only one that could be read. There was not a hatch-cover, a nail or a cellar to be had for money, as {foe} had been round with it first.',
        ],
      },
      {
        effect: 'ford',
        title: '{foe}’s hired men hold {place}, and let nobody over.',
        told: [
          'There was a chain across {place}, and a sentry-box with a stove in it. {foe} meant it to last.',
          'They had felled trees down to the water on both sides of {place}. Two dozen hired muskets sat behind them playing at dice, on {foe}’s time, with a list.',
          'You could cross at {place} for a piece of eight and your right name. {foe} supplied the table, the ink and the two swivel-guns, and had seen to it that all three were full.',
        ],
      },
    ],
    signs: [
      'Someone had been along the road before you with a full purse and a short question. People who had liked you were civil.',
      'You saw a cart go by under canvas, with new locks on it, and after it another. {foe} was laying in.',
      'A boy whom you had never set eyes on could say how you were dressed. He had been given a real for saying it, and hoped for a second.',
      '{foe} had dined eleven of the island’s twelve magistrates in one week. The twelfth had the gout, and was sent a hamper.',
      'Two of {foe}’s clerks were going along the quay with a book, asking each skipper what he had aboard, and whom.',
      'A pilot who had been glad to talk to you looked at the sky instead, and said that it looked like {foe}.',
      'Someone had bought up the tar, and the man who sold it to {foe} was drunk, and the caulkers were playing at dice.',
      'A sexton told you that {foe} had paid him for a grave, in advance, without saying whose. He looked you over, for length.',
      'Every fisher-boy in the bay had been given a whistle by {foe}, and was to blow it for a strange boat.',
      'There was a sloop in the roads that took in no cargo and set no one ashore. Her boat’s crew bought limes, and said to whoever asked that they were {foe}’s.',
      'There was a new bill on every post: so much for news of you, so much for good news. It was signed by {foe}, and the paste was still wet.',
      'A parrot in a tavern said {foe}’s name, and then a sum.',
      'They were painting every boat in the creek the one colour, at {foe}’s charge, so as to know the one that was not.',
      'Some tailor or other had been asked by {foe} for your measure round the neck.',
      'A man who had never been known to pay for a drink stood you one, and asked which way you were bound, and it was {foe}’s shilling.',
      'The gaol was being whitewashed; {foe} had promised the keeper a better class of company.',
      '{foe} had stood godfather to nine fishermen’s children in a month, and was asking after the fathers’ boats.',
      'Somebody had been through your old lodging with a comb, they said, and had paid for what he broke; so that it was {foe}’s man, and not the Customs’.',
    ],
    hunter: {
      openings: [
        'The thief-taker from Bristol had got before you. He was sitting on his box with a napkin tucked in, eating an egg, and his six men stood about in places that had been well thought of. “Take your time,” he said. “{foe} pays me by the day.”',
        'A stout person in brown lifted his hat to you, and you saw the irons hung inside of his coat, oiled and in pairs. He had a drawing of you. He held it up at arm’s length, looked from it to you, and made a small correction to the nose.',
      ],
      still: 'The thief-taker had put a mark in his pocket-book, and the time beside it. His men had moved in by one place each.',
      later: 'Eggshell, and the square print of a box that someone had sat upon. The thief-taker had gone to write to {foe} for instructions.',
      offers: [
        does('force', 'strength', 'hard', 'grave', {
          action: 'Break the ring at its biggest man',
          description: 'The rest are looking to him; so are his fists.',
          success: 'You went for him head down, as one goes at a door on the far side of which there is a fire. He sat down in the other five. The thief-taker had just time to save his box, and you heard him ask them, sighing, which of them had been a sailor.',
          failure: 'He let you come, and then was not there, which is rare in a man of that weight. You had the better part of six of them on your back before you crawled out from beneath, leaving them to arrest one another.',
        }),
        does('talk', 'intellect', 'medium', 'slight', {
          action: 'Prove from the warrant that you are another',
          description: 'It must have an error in it somewhere; read slowly, with six pistols for company.',
          success: 'It called you a mariner of the parish of Saint Olave, deceased. You asked how that should be executed. The stout person read it through three times, and shut his book; he was an honest tradesman, he said, and would have to write to {foe} for a better one.',
          failure: 'You went over it with him clause by clause, and found that your name was right, and your height, and the scar, and a tooth that you had thought private. It had been, he said, a pleasure to have it confirmed.',
        }),
        does('flight', 'endurance', 'easy', 'slight', {
          action: 'Walk the stout thief-taker off his legs',
          description: 'He never runs; so it must be far, and by the worst way that there is.',
          success: 'You took them over everything that cut, stuck or sloped. By the end you could look back and see seven specks, and then five; and the last was brown, and sat down upon its box, and fanned itself with your portrait.',
          failure: 'You walked until you were sick. Then you sat down, took off a shoe, and looked about you, and he was coming round the corner at the same pace as ever, eating a plum.',
        }),
        does('gift', 'charisma', 'medium', 'none', {
          action: 'Share your dinner with the six men',
          description: 'They are on threepence a day and see him at his egg; you will go hungry for it.',
          success: 'You spread it out and asked them to sit. They had not been asked to sit since Bristol. By the cheese they were telling you of their wives, by the crumbs they were facing the other way, and you went off between two of them with a nod.',
          failure: 'They ate it all, with thanks, and wiped their hands, and took hold of you. There was no ill will in it. You got loose of them because of their being so full.',
        }),
      ],
    },
    loss: [
      'There was nothing left on the coast that {foe} had not bought: not a boat, nor a bed, nor a friend to lie in it and tell you where the others were. {who} would wait no longer. You had not been beaten; you had been outbid.',
      '{foe} did it without a shot. The ports shut one after another as shops do at evening, and you stood out in the street of it with your oath to {who} in your hands, and nobody to change it.',
    ],
  },
  {
    key: 'pirates/the-black-commission',
    title: '{foe} has the Governor’s commission to clear these waters, and you are what it means.',
    steps: [
      {
        effect: 'gates',
        title: '{place} has shut its gates to anybody {foe} does not know.',
        told: [
          'They had closed the gate at {place} and put a clerk on a stool before it. {foe} had sent in a paper with your description, and the clerk had read it so often that it was coming apart.',
          'At {place} the gate was shut before dinner, for the first time since the French. The sergeant said that {foe} had asked for it as a favour, and that the town was fond of favours.',
          'There was a new beam across the gate at {place}, and a file of marines leaning on it. {foe} had inspected both, and found fault with the marines.',
        ],
      },
      {
        effect: 'hunter',
        title: '{foe} has sent an old shipmate of yours to bring you in.',
        told: [
          'There was a woman about, with one glove, asking for you by the name you used aboard the old ship. {foe} had got her reprieved, upon a condition; you were the condition.',
          '{foe} had gone through the condemned hold with a lamp, looking for anybody that knew your ways. One there had messed with you for three years, and was given a glove to cover the brand.',
          'She had asked for nothing but a boat, a week’s beef and the glove, said the turnkey who told it to you. {foe} had wanted to know why the glove, and she had told {foe} that it was for shaking hands.',
        ],
      },
      {
        effect: 'ford',
        title: 'Redcoats with {foe}’s pass-book keep {place}.',
        told: [
          'Redcoats had pitched upon {place}, with a drum. Nobody crossed but with a page from {foe}’s own pass-book, and the pages were numbered.',
          'They had set a gallows at {place}, quite small, and so placed that one would have to stoop under it. {foe} has an eye for that kind of thing.',
          '{foe} had moored a guardship off {place} with her ports open and a lamp in every one. She swung with the tide, so that there was no part of the water at {place} that she did not look at.',
        ],
      },
      {
        effect: 'prices',
        title: 'Under {foe}’s blockade everything costs double.',
        told: [
          '{foe} had two sloops across the channel, and the price of an onion went up like a rocket. What was smuggled past them had to pay the smuggler also.',
          'The blockade was cried from the steps, in {foe}’s name. By the time the crier had walked the length of the market he could not have afforded it.',
          'Since {foe}’s sloops came tallow had gone up, and flour, and what one gave for rope. A widow told you that she could no longer afford to have {foe} hanged.',
        ],
      },
    ],
    signs: [
      'A gun was fired a long way off, and a second, at the interval that means a signal. You had taught somebody that interval once.',
      '{foe} had a new flag out, the King’s upon one side of it. What the other was would depend.',
      'You came on a bottle with your own mark scratched on it, stood upon a rock. Someone had wished you to know that they could find such things.',
      'The small fry of the trade were going in for the pardon by the boatload, you heard. It left the coast so quiet that one could hear {foe} counting who was out.',
      'The carpenters at the fort were at work upon a long job in oak. {foe} had come by to see it, and asked for one step more.',
      'Your old flag was hanging upside down outside a chandler’s, with a card on it, and {foe} had paid more for it than you ever made under it.',
      'Eleven men sat in the stocks with their backs to you, having been told by {foe} not to turn round, and two of them whistled.',
      'There was gunpowder in the church, said the sexton, by {foe}’s order; he had moved his pipe to the vestry.',
      'A marine was learning to swim, off the steps, on a line; {foe} meant to have them all able to by the end of the month.',
      'You met a goat with a proclamation in its mouth, eating from {foe}’s end.',
      'The fort had fired a salute, and the gunner had counted wrong, and {foe} was having that one over again at somebody.',
    ],
    hunter: {
      openings: [
        'She was sitting with her back to you, mending the one glove. “You always come in from the left,” she said. It was the voice that used to call your watch. She had a pistol in her lap, and eight of {foe}’s men where you would have put them yourself.',
        'Someone whistled the old tune, that was for all clear, and you had answered before you thought. She came out with her hat off. The brand was healing. “{foe} gave me till the quarter-day,” she said. “It is either you or me; and I have thought about it, I promise you.”',
      ],
      still: 'She had hold of the glove by one finger, and was turning it. “That was not bad,” she said. “You never did it so before.”',
      later: 'There was a glove upon a thorn, at the height of your eyes. She had gone to look for you somewhere less likely.',
      offers: [
        does('force', 'reflexes', 'hard', 'grave', {
          action: 'Draw before your old messmate can',
          description: 'She was always the faster by a hair; you have had some practice since.',
          success: 'You both of you had it out, and hers was pointed at your heart, and yours was at the powder-flask on her hip. It made eight men step back. She began to laugh; and she was laughing still when you went out backward, in step, as the two of you used to go out of taverns.',
          failure: 'She was the faster by a hair. The pistol flew out of your fingers, and then eight men came in at once to hold your arms, and got, for the most part, each other’s. You bit something and were through.',
        }),
        does('talk', 'charisma', 'medium', 'slight', {
          action: 'Remind her of the night at Campeche',
          description: 'It was you who held the boat for her; it is a low thing to bring up.',
          success: 'She heard it out, boat, surf and all. Then she said that she would be able to swear she had looked for you at this place and found nobody. She called in her eight; and put back your collar, which had got turned, before she went.',
          failure: '“You held it,” she agreed, “until the second volley.” She had not known that you knew. It was some time before you could either of you look up; and by then the eight had come closer.',
        }),
        does('craft', 'intellect', 'medium', 'none', {
          action: 'Leave her a coat of yours with holes in',
          description: 'She has to have something for {foe}; it will cost you the coat, and your pride in your own death.',
          success: 'You cut the holes and dipped the cloth, and she showed you where to singe it. It was as good as a body. She would say that the sharks had the rest, she thought. “Were you brave?” she asked, folding it; and on the whole it was agreed that you had been.',
          failure: 'One of the eight had been a tailor. He put his finger through the hole, and remarked that no ball goes in from the lining. There was nothing for it then but to be alive, and to run.',
        }),
        does('flight', 'perception', 'easy', 'slight', {
          action: 'Go out by the way you never use',
          description: 'She knows every trick you have; so look for one that you would be ashamed of.',
          success: 'You never go back the way you came; it is a rule with you. You went back the way you came. They were all of them out in front, lying in the places you love, and some hours later you heard her say a word that you had taught her.',
          failure: 'You went by the right, for once, which you never do. She was on the right. “I gave it a good deal of thought,” she said; but her eight were still upon the left, and you had a start of them.',
        }),
      ],
    },
    loss: [
      'The commission was made good. {foe} had the channel, the fords and the Governor’s arm at church; and of all who had sailed with you there was nobody now who could be seen to know you. You sent {who} word that it would not be done. The messenger was paid by both sides.',
      'They read it from the steps that these waters were clear, and {foe} stood bareheaded for the anthem. You listened from under a cart. What you had sworn to {who} was a thing that could no longer be reached from there.',
    ],
  },
];
