import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const vikingThreats: readonly ThreatContent[] = [
  {
    key: 'vikings/the-bought-friends',
    title: '{foe} is buying up your friends, and paying in advance.',
    steps: [
      {
        effect: 'ford',
        title: '{foe}’s men sit at {place} and ask names.',
        told: [
          'There were six men at {place} now with their boots off and their axes on. They were counting who crossed. {foe} had told them a height, a walk and a colour of cloak, and they were yours.',
          'You heard it from a pedlar who had gone round: the crossing at {place} was held. They had been polite to him, he said, and had looked under the cheeses.',
          'Nobody went over at {place} now without being asked the news. {foe}’s men wrote nothing down; they had been picked for their memory, and one of them had known you as a child.',
        ],
      },
      {
        effect: 'prices',
        title: 'By {foe}’s doing, everybody’s silver counts for half.',
        told: [
          '{foe} had let it be known that whoever sold to you need sell nothing to {foe.him}. Nobody refused you. They put a second weight on the scale, and looked at the rafters while it settled.',
          'A stockfish had one price and you had another. The woman who named it went red, and told you that {foe}’s man had been along the booths the week before with a purse and a piece of chalk.',
          'It was the same silver as before and bought half as much, since {foe} had told the market-men that it was borrowed. They bit each piece twice before they shook their heads.',
        ],
      },
      {
        effect: 'hunter',
        title: 'A hunter has taken {foe}’s silver for your head.',
        told: [
          'There is a kind of man who is never asked to feasts and never wants for shoes. {foe} had sent to such a one, and put half a mark in his hand, and told him your name. He had asked only whether you had grown sons.',
          'Someone had been at your last fire after you. He had felt the ashes, eaten the crust that you left and set a small stone upright in the middle. They know in that country what the stone is for, and that {foe} could pay for it.',
          'A man had come to {foe}’s hall by the back way and eaten in the kitchen. He asked for your height, your reach, and which side you sleep on, and was given all three and half of {foe}’s silver.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} has shut its gate to you, to oblige {foe}.',
        told: [
          'The elders of {place} had eaten with {foe}, three courses. They were sorry about the gate. It stuck, they said, at certain seasons, for certain people.',
          'At {place} they had hung a shield on the gate with its back outward, which is how one tells a guest that there is no bed. {foe} had lent them the shield.',
          'There had been a vote at {place}, and {foe} had paid for the ale. The gate was shut by nine hands to four; the four sent word by a child that {foe} had not been able to find out which they were.',
        ],
      },
    ],
    signs: [
      'A man who used to cross the street to greet you had crossed it, last you saw of him, the other way. He had a new cloak on with {foe}’s mark in the hem.',
      'Somebody told you, as a joke, what your boots would fetch at {foe}’s door with your feet in them.',
      'You had been asked twice of late which way you were going, by a child each time, and each time there was one of {foe}’s honey-cakes in its hand.',
      'Word was that {foe} had been giving supper again, with a place laid next to {foe.him} for anyone who knew you.',
      'One who owed you a kindness paid it back in full, unasked. There is only one reason to want to be quits so quickly.',
      'It was said that {foe} had asked what your mother’s name was, and had it carved on a cup.',
      'A man you had rowed with told you that {foe} was not so bad once one had sat at {foe.his} table, and went red, because he had sat there.',
      'You counted over those who would have taken you in without a question, and {foe} had been before you with most of them.',
      'Somebody had paid what you owed at an ale-house, two winters back; the ale-wife thought that it was kind of {foe}.',
      'A horn of mead had been sent round the district in {foe}’s name, and it was drunk, you heard, to absent friends.',
      'They told you that {foe} had bought a horse from your cousin for four times what it could carry.',
      'At the last farm they asked you to stay, with their hands behind them, and one of the hands had {foe}’s silver in it.',
    ],
    hunter: {
      openings: [
        'The hunter was sitting in the way with his back to a stone, eating an apple off a knife. He had two spears in the ground, and your description on a stick, notched. “I like to let people finish what they are at,” he said, and cut himself another slice.',
        'He stepped out where the way was narrow: a small man in good shoes, with a rope over one shoulder. He named you, and your father, and {foe} who was paying. He asked you to correct him if he had any of it wrong.',
      ],
      still: 'The hunter had gone no farther than he needed to. He was whistling, softly, the way one does to keep a dog calm.',
      later: 'An apple core lay where the hunter had sat, quite brown. He had cut the one pip out and planted it.',
      offers: [
        does('force', 'strength', 'hard', 'grave', {
          action: 'Break the first spear and go in',
          description: 'He has a second, and has not missed with it in front of anybody living.',
          success: 'You took the first on the forearm, turned it down and trod on it. He was reaching for its brother when you came in under his arm. He was very light. Sitting in the ditch, he told you that half a mark was not the price of a rib, and that he would be telling {foe} so.',
          failure: 'You broke the first spear. You had been meant to, it seemed, since it left you just where the other one wanted you. He walked round you afterwards, considering, and judged that you could be left to stew while he had his dinner.',
        }),
        does('flight', 'endurance', 'medium', 'serious', {
          action: 'Run until he is tired of it',
          hurt: 'weariness',
          description: 'He hunts on foot and eats as he goes; it will be a matter of who minds less.',
          success: 'You went the steep way, then the wet way, then the way nobody goes. For hours he was the same small figure behind you, and then he was a smaller one. The last you saw, he had sat down to take a stone out of one of the good shoes, and lifted a hand.',
          failure: 'You ran until you could taste pennies. Then you walked; and he came up alongside, not breathing hard, and remarked that most people turn left there. You had no wind for an answer, nor for your left.',
        }),
        does('talk', 'charisma', 'hard', 'serious', {
          action: 'Ask what {foe} still owes him',
          hurt: 'blow',
          description: 'Half before and half after; you have to make him think about the second half.',
          success: 'You asked who else had worked for {foe}, and been paid the second half. He thought. He counted on the fingers of one hand, and then folded them again, one by one. “You might have told me that at home,” he said to you in reproach, and pulled up his spears.',
          failure: 'You said that {foe} never paid. He showed you the whole mark, in a bag; he always got it all beforehand, he explained, because of just that talk. Then he put down the bag in order to have his hands free.',
        }),
        does('craft', 'perception', 'medium', 'slight', {
          action: 'Show him that you are somebody else',
          description: 'The stick says what you look like; you have as long as an apple lasts.',
          success: 'You asked to see the stick and read it with him, notch by notch. A limp, it said. You had none. A scar at the chin: you lifted the chin and let him look on the wrong side. He begged your pardon for the trouble and gave you the other half of the apple.',
          failure: 'You said that you were a comb-maker, out of the south. He was glad to hear it, and took off his cap, and asked what you would do about a tooth gone just there. You looked at the comb rather too long.',
        }),
      ],
    },
    loss: [
      'In the end there was nobody left to ask. You came to a door where you had eaten since you could sit, and it was opened as far as a hand, and the hand had {foe}’s ring on it. They were sorry. You stood outside with {who}’s errand not done, and understood that it had been settled, indoors, by friends, without one blow.',
      '{foe} had bought the fords, and the gates, and last of all the silence. Your oath was still good. There was merely no road to {where} that did not go through somebody who had been paid. You sent word of it to {who}; and the one who carried the word took silver from both ends.',
    ],
  },
  {
    key: 'vikings/the-scorn-pole',
    title: '{foe} has raised a scorn-pole, and the land has begun to listen.',
    steps: [
      {
        effect: 'prices',
        title: 'Cows go dry, nets come up empty, and {foe} says whose fault it is.',
        told: [
          'There had been three bad churnings and a calf with a look of somebody. {foe} had an explanation, and your name was in it. They sold to you still, at twice the price, and burned a pinch of salt behind you.',
          'A cow had died at one farm and a pot cracked at the next, and {foe} had gone round to both and been sorry. There was still ale to be had, at twice the price; but the money was laid on a stone, and they wiped it.',
          'The herring had stayed out. It might have been the herring’s own idea, but {foe} said otherwise, and people must eat something. What there was cost double, and you were handed it on a long spoon.',
          'A net came up with a stone in it, and the stone, said {foe}, had a likeness. After that you could have what you wanted at twice the price, provided that you did not touch it first.',
        ],
      },
      {
        effect: 'hunter',
        title: '{foe} has loosed a man with no name after you.',
        told: [
          'It was told for certain that {foe} had fetched somebody in from the outlaws’ sand, who ate by himself and was called Nobody, since that was his sentence. He had been given a shirt of yours to smell.',
          'A pack-woman warned you, and would take no thanks for it. One was after you who had no name, she said, and {foe} had promised him one if he did the thing. It was to be yours. It would be free by then.',
          'There was one out on your trail who answered to nothing. {foe} had fetched him from the black sand and fed him for a week on what you like best, so that he should know you by the breath.',
        ],
      },
      {
        effect: 'winter',
        title: 'Winter has come early, and {foe}’s pole is pointed at it.',
        told: [
          'There was ice in the buckets weeks before its time. On the ridge {foe}’s pole stood with the mare’s head agape, and it was noticed that the wind came from just where she was looking.',
          'The geese went over in one night, all of them, not talking. By morning the ways were hard as iron. {foe} had turned the pole a hand’s breadth, they said, to the north; one could see where the snow had been trodden round it.',
          '{foe} had turned the pole while people slept. Nobody had heard it; but there was rime on the north side of every cow, and {foe} had been seen to smile at a snow-shovel.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} will not have you in, for fear of what {foe} cut on the pole.',
        told: [
          'At {place} they shut the gate, and shouted down to you the reason. The runes on {foe}’s pole said that ill luck went wherever you did. It was nothing against you, they called; they simply did not want it.',
          'They had drawn a line of ash across the road at {place}, and behind the ash was a gate, and behind the gate a whole town holding its breath. Somebody threw you a loaf over it, in fairness.',
          'The gate at {place} was shut and had a hide hung over it, hair outward, against the eye. {foe} had told them that you had it from your grandmother’s side.',
        ],
      },
    ],
    signs: [
      'A raven came over low, had a good look at you and went off in the direction of {foe}.',
      'They said on the road that {foe} had sent for a second mare’s head, the first having begun to lose its expression.',
      'Word came that the milk had turned on the last farm where you carried a pail. No one there said anything against you. A woman had moved her child to her other side.',
      'You found a hazel twig among your things with nine cuts in it, fresh. It might be a boy’s work; it might be some boy {foe} had taught.',
      'Two farms off a bull had died, in perfect health. {foe} had ridden over to be sorry for them, and to ask if you had passed.',
      'A farmer spat as you went by, not at you, he explained, but at whatever {foe} said was behind you.',
      'A man was selling splinters of hazel as a charm against {foe}’s pole, and they were cut, he swore, from the pole itself.',
      'You met a mare, led by a boy who kept her between himself and you; {foe} was buying, he said, and did not say for what.',
      'Wherever you asked the way they told you truthfully, and then threw salt; it was {foe} who had told them how much.',
      'A hen had crowed, somewhere, and {foe} had known at once whom it meant.',
      'It was you, said a man at a landing, who had sunk the ferry in his father’s time; {foe} had worked it out.',
      'A jaw-bone had been stuck up on a cairn to grin at whoever came by, and you took it to be one of {foe}’s, for practice.',
    ],
    hunter: {
      openings: [
        'A man stood up out of the ground in front of you. He was grey as lava and so thin that you saw how he was made, and he wore your old shirt. {foe} had given him a good axe. “Say it,” he told you hoarsely. “Say your name once. I want to hear how it goes.”',
        'Somebody had been walking in your footprints. When you turned he stopped, with a foot in the last of them: the nameless one, {foe}’s, barefoot, with an axe hung round his neck on a cord. He had not had anyone to speak to for six years, and it had all gone into looking.',
      ],
      still: 'The nameless man had crouched down on his heels. He was trying your name over, and was getting better at it.',
      later: 'There were bare footprints in your own here, old ones, going the same way. They turned off where nothing lives.',
      offers: [
        does('gift', 'charisma', 'medium', 'serious', {
          action: 'Give him a name of his own',
          hurt: 'blow',
          description: 'You have to come near enough to put a hand on his head, as one does with children.',
          success: 'You gave him the one your grandfather had, who was through with it, and poured water over him for want of better. He said it over once. He sat down with the axe across his knees and wept like a thaw. {foe} had offered him only a used one.',
          failure: 'You held out a name to him and he came close to take it, sniffed at it, and it was somebody’s already; he could tell. It had been the wrong thing to be mean about. He showed you how wrong.',
        }),
        does('force', 'reflexes', 'hard', 'grave', {
          action: 'Catch the axe as it comes down',
          description: 'He is starved and you are not; but he does not care what happens to him.',
          success: 'It came straight, without craft, as one splits wood. You had the haft in both hands before it had finished, and there you stood, the two of you, like people with one spade. He weighed no more than the axe. You twisted, and had it, and he ran off on all fours.',
          failure: 'You caught it: with your hand, in the wrong place. He pulled, and you came along. Some while after that he seemed to forget what he was about, and went away with his head on one side, repeating something.',
        }),
        does('patience', 'vigour', 'hard', 'serious', {
          action: 'Sit down and eat with him',
          description: 'No one may strike what he has shared bread with; he may have forgotten that.',
          success: 'You broke what you had and put half on a stone between you. He ate that, and then the half in your hand, then licked the stone. He looked about for the rest of the law and it came to him, a piece at a time. “Guest,” he said. He walked before you till the road was safe.',
          failure: 'You broke the bread; he watched your hands. He took all of it and ran off a little way, and choked it down with his back to you. It had been a long time since he was anybody’s guest. When he turned round he had crumbs in his beard and no law in his eye.',
        }),
        does('flight', 'perception', 'medium', 'slight', {
          action: 'Walk where you leave no footprint',
          description: 'Stone, stream and fallen trunk, for as long as he keeps his nose down.',
          success: 'You went by rock and by root and then for an hour along the bed of a stream, against it. He came to the end of your last print, and put his foot there, and stood. You could see him from above. He was waiting for the next one to be made.',
          failure: 'You left not a print behind you. Unluckily he had by now learned how you think, out of the earlier ones, and sat on the far side of the stone that you stepped round.',
        }),
      ],
    },
    loss: [
      'The pole did it, or the winter did, or people did: afterwards everyone was sure. There came a day when no roof would have you over the sill and no boat would have you in it. {foe} came by on a good horse and looked at you as one looks at a finished fence. {who} had ceased to speak your name by then, out of kindness.',
      'The pole fell down in the end of its own accord, mare’s head and all, and there was nothing on it any longer that anyone could read. It had no need to be there. You were what it said. {where} was as far off as it had been on the first day, {foe} had stopped troubling to mention you, and {who} had let the fire go out.',
    ],
  },
];
