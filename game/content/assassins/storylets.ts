import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const assassinStorylets: readonly Frame[] = frames('assassins', {
  'friend-at-the-bend': {
    terrains: ['plains', 'hills', 'forest', 'coast'],
    weight: 2,
    when: { known: 'friend' },
    toward: 'for',
    openings: [
      'Somebody behind you was whistling, on purpose, so as to be heard. It was {them}, the {them.trade}, whom you had parted from on good terms, out of breath, with a basket and a cold fowl in it. There was a man beyond the next bend, said {them}, with a net.',
      '{them} stepped out before you with both hands showing, which was thoughtful. One does not often see the {them.trade} run. There was a man with a net beyond the bend, it appeared, and somebody had gone to some expense over him. Over one arm hung a basket, with a cold fowl in it.',
      '“Your lace is undone,” you were told, and it was. When you looked up there was a drumstick in front of your nose, held out of a basket by {them}, the {them.trade}. The rest of the fowl was cold. It was a way to make you stand still on this side of the bend; on the other was a man with a net.',
      '“Toll,” said a board across the road, held up by two hands. You asked how much, and over the top of it looked {them}, the {them.trade}. It was a wing or a leg, you were told, there being a cold fowl in the basket; but round the bend sat a man with a net, who took the whole.',
      'A basket came down out of a tree on a string, with a cold fowl in it and a napkin, and after the basket, backwards, came {them}. One forgets that the {them.trade} can climb. There was a net at the next bend, said {them}, dusting both knees, and a man to the net, and the man had been paid in advance, which was serious.',
      'A cold fowl was laid out upon a napkin in the middle of the road, with salt. You had stopped to look at it, as anyone would, and {them} the {them.trade} looked out from behind a thorn-bush. “Good,” said {them}. “I had nothing else with me that you would have stopped for. There is a man round that bend with a net.”',
      '“Limp,” said somebody at your elbow, “and do not look round.” You limped. It was {them}, the {them.trade}, with a basket on one arm, out of which stuck the feet of a cold fowl, like anybody going to a christening. There was a man past the next bend with a net, you were told, and he had been promised a person who did not limp.',
      'Three boys in turn had run up to tell you that your aunt was waiting. You had no aunt in those parts. Under the shawl, on the bank, with a cold fowl in a basket, was {them}, the {them.trade}, who had thought well of you ever since that other business. It was about a net, round the bend, and the man who held it.',
      'A hand came up out of the ditch with a basket in it. After a moment {them} came up too, the {them.trade}, wet to the waist; the cold fowl was dry. It had seemed the only place from which one could be sure of not missing you. There was a net at the next bend, said {them}, and the man with it had been asking how much you weighed.',
      'A basket came rolling by you along the road and lay down. It was followed by {them}, the {them.trade}, at a run, with a cold fowl held safe in both arms like a child out of a fire. It took a while till there was breath for words, and then there were three of them: “Man. Bend. Net.”',
      '“Wing?” said somebody. {them}, the {them.trade}, was sitting on the bank with a napkin tucked in at the neck, and moved up so as to leave you room with your back to the next bend, since there was a man there with a net. He was looking out for a person who walked, said {them}. He would hardly look for one at luncheon.',
      'An arm came out of the hedge and was put through yours, as one takes a guest in to supper, and you were walking the other way. It was {them}, the {them.trade}, talking fast about a wedding. You were both seated, over a basket and a cold fowl, before you heard of the man round the bend, and his net.',
      'On one stone after another, for a mile, there had been a drumstick in chalk. You followed them with some curiosity, and at the end sat {them}, the {them.trade}, white to the elbows, with a basket and the rest of the fowl in it, cold. It had to be something, said {them}, that would mean nothing to the man with the net, round that bend.',
      '“Do you know how long a fowl takes to get cold?” asked {them} the {them.trade}, who had evidently found out, and was sitting in the road on a basket with the bird across both knees. You had been waited for since it left the spit. A man beyond the bend was waiting too, it appeared, with a net and no dinner.',
      'What you took for a milestone got up and embraced you. It was {them}, the {them.trade}, under a grey blanket, with a basket and, in the basket, a cold fowl. The blanket was for the man behind the bend, who had a net. He had come by twice, said {them}, and the second time he had read off the distance.',
      'In the road lay a hat, and it was your sort of hat. Farther along lay your sort of shoe. You had stopped at the other shoe when {them} spoke from the bank; it had been that or shouting. The {them.trade} had a basket open, with a cold fowl. A man with a net had taken the bend ahead, by the week.',
      'Your pocket was picked, badly, and when you had hold of the wrist it was {them}’s, the {them.trade}’s. “I wanted you to stop,” said {them}, “and you do not stop for people.” The other hand held a basket with a cold fowl in it; and when you had a leg of that you heard about the bend, the man and the net.',
      'They were robbing somebody just short of the bend, by the screams. You went round through the bushes, to see whom; and there on a log, alone, with a basket, sat {them}, the {them.trade}, screaming, and dividing a cold fowl. “I knew you would not come by the road,” {them} told you. “There is a man on it, with a net.”',
    ],
    still: [
      '{them} had you by the sleeve still, with an eye on the bend. A fowl’s leg was being pointed with, for emphasis.',
      '{them} had got round between you and the bend and put the basket down there, as one does who has not finished speaking.',
      'Somebody beyond the bend had sneezed. {them} held up a finger at you, and with it, as it happened, a drumstick.',
    ],
    later: [
      'Some chicken bones, and a napkin folded in three. Beyond the bend a net hung in a bush with nothing in it but a startled blackbird.',
      'A wishbone lay on a stone, pulled, with its halves put side by side so that nobody should have won.',
      'A net had been hung over somebody’s peas, and it fitted very well.',
      'Fowl bones had been laid on the road in the shape of an arrow, and it pointed the long way round.',
      'Behind the bend the grass was flat, to the length of a man, and round about lay plum stones and the beginnings of a sonnet.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit down to the fowl and ask who paid',
        description: 'It takes until the second leg, and the man with the net may get tired of waiting.',
        success: [
          '{them} told you what was paid, by which hand, and in whose money; there is nothing that people will not say in front of a person with a basket. You divided the wishbone. {them} had the larger part and wished, aloud, that you would for once go round by the road.',
          '{them} had it from the ostler, who had it from the purse. It was a canon’s money, so much down and so much upon delivery, and the hand that paid it had ink on the thumb. You were both of you rather struck by the sum. By the time that the fowl was bones you knew which stairs he lived up.',
          '{them} told it in order, as one carves. The breast was what had been offered, and the wings were by whom; there was a third party, a person of birth, who came very near to the tail. Nobody could have said that it was not clear. You were left with the carcass, the name, and the number of a house.',
          'Two mouthfuls went by, for manners. Then {them} named a countess, and a steward, and a sum of which half was owing still, so that the man with the net was not likely to run. You had the liver for guessing the countess. Round the bend, by the end of it, he was asking a goatherd if it was always so quiet there.',
        ],
        failure:
          'You asked, and {them} told you so warmly, with such gestures, that a second whistle was heard from beyond the bend, and then a third. There were three of them, then. You had both got up, with your mouths full.',
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Go ahead and hang the net the other way',
        description: 'He is lying under the one end of it, and {them} will insist on coming too.',
        success: [
          '{them} asked the man with the net the way to the mill, at length, being hard of hearing for the purpose. By the time that he had pointed for the third time you had the cords across. You coughed. He sprang up, and went aloft, and turned there quite slowly, like an inn sign.',
          '{them} sat down in view of the man with the net, took an egg out of the basket and began, slowly, to peel it. He could not take his eyes away. By then you had the four pegs round to the other side. He sprang at nothing at all, and the net came over him from behind like the cloth on a parrot.',
        ],
        failure:
          'You had the one cord over when {them} sneezed. It was you that went aloft. {them} had you down again directly with a bread knife, full of apologies, and the two of you went off through the brambles on all fours.',
      }),
      does(['flight', 'endurance', 'easy', 'slight'], {
        action: 'Be led round by a way that friends use',
        hurt: 'weariness',
        description: 'It goes through two culverts and a pigsty, and it is thought to be short.',
        success: [
          'It was not short. But {them} knew every dog on it by name, and where the stile had been, and you came out a long way past the bend with straw in your hair. You looked back. A man was standing up there holding a net, in the attitude of one who has been told a time.',
          'The pigsty was in use. {them} addressed the sow by name, and asked after the last litter, and she let you by; of the culverts it is enough that there were two. At the end you were handed up on to the road by the collar. Far behind you a man with a net was asking something of a shepherd, and showing him a height.',
          'You went at {them}’s heels through the one culvert, the pigs, and the other, begging pardon throughout. It is a road for people with few enemies; somebody had left a cup at the spring. When you next had sight of the bend it was from above and behind, and a man was showing a carter how one walks into a net.',
          '{them} said “Mind” thirty times, and you minded. There was the culvert that was dry and that which was not; between them was a boar, who had to be told about you. It came out at a bench, where friends of {them} sat shelling beans and could look down on the bend. He had lain there since breakfast, they said, and had got stiff.',
        ],
        failure:
          '{them} knew the way perfectly as far as the second culvert. It had been a dry year, that other time. You came out of it by the end that you had gone in at, a good deal darker, and {them} had lost a shoe and would not hear of your looking for it.',
      }),
    ],
  },
  'foe-with-two-cups': {
    terrains: ['mountains', 'desert', 'swamp', 'hills'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      'A camp table stood in your way with a cloth on it, a flask and two cups. Behind it sat {them}, in clean linen. “You’ll have forgotten the {them.trade},” said {them}. You had not, and your feet had told you so some way back. “I have come a long way to drink with you. Choose.”',
      'A stone came down and stopped in front of you, and a second one behind. Between them, above, sat {them}, the {them.trade} whom you had left with the worst of it, paring a pear over two full cups. “I thought of letters,” {them} called, “and lawyers. Then I thought, no. I should like to be there.”',
      'You were toasted, by name, from under an awning. A rug had been laid across the path there, and on it were a tray, a flask, and {them}, the {them.trade}, with the same ring on as when you parted, and a new expression. There was a cup at each end of the tray. “One of us has looked forward to this,” said {them}, “and I believe that it is I.”',
      'Two cups stood upon a flat stone in the middle of the way, both of them full. You looked about for the hand. It was {them}’s, the {them.trade}’s; the rest sat in the lee of a rock with a fruit knife, and had plainly been rehearsing. “You owe me an hour,” said {them}. “I have brought the wine.”',
      '“Sit,” said somebody, “I have only the one speech.” It was {them}, the {them.trade}, whom you had once left to answer for it alone. A cloth was spread over a chest, with a flask on it and two cups; and {them} had taken the side with the view, which left you the one with your back to everything.',
    ],
    still: [
      '{them} had not finished. You were being looked at as one looks at a bill, from the bottom upward.',
      '{them} had filled up both of the cups to the one height, and turned the cloth about, so that nobody should know which had been which.',
      '{them} had gone back to an earlier year, and was taking it from there.',
    ],
    later: [
      'A ring of wine was left upon a flat stone, and some pear rind in a single curl. Somebody had sat there long afterward, to judge by the grass.',
      'A flask stood there corked, with a good half in it. It had not been touched, though it was on a public way.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Own to the old wrong before it is named',
        description: 'It has to be the whole of it, with what you thought at the time.',
        success:
          'You told it against yourself, and left out nothing, not even that you had been pleased. {them} heard you with lowered eyes, and asked for one part again. Then {them.he} shook out both of the cups upon the ground. “I had a much longer speech,” said {them}, rather lost, and made way for you.',
        failure:
          'You owned to it, handsomely, and saw from the face across from you that it had been something else. {them} had never even known about that one. There were now two, and {them} counted them off for you on the blade of a fruit knife.',
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Have it out on the spot',
        description: 'For this {them} has practised, and you have only happened to be passing.',
        success:
          '{them} had learned three things from somebody good and did all three. You took hold of the wrist after the last of them and held it, only that, until the knife fell. {them} wept with rage, then simply wept, and you sat near, not too near, till it was over.',
        failure:
          'The first two you knew. The third must have cost {them} a whole winter and a good deal of money; you had leisure to admire it, from the ground, while {them.his} boots went round you. It was not to be all at once, you were told.',
      }),
      does(['patience', 'vigour', 'medium', 'serious'], {
        action: 'Drink from whichever cup you are offered',
        hurt: 'weariness',
        description: 'One drinks it to the bottom, with a steady hand, and then one waits.',
        success:
          'You drank, and set down the cup, and you looked at one another. A fly walked round the rim of it and flew off. After a great while {them} began to laugh. It was only wine; {them} had wanted to see you think it was not, and had seen, and was content.',
        failure:
          'You drank it and smiled. It was in the smile that you felt it begin, at the corners. {them} watched with close attention, saying nothing; then pushed a bowl to you across the cloth, not unkindly, and told you that it would last about as long as a sermon.',
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Overturn whatever is nearest and run',
        description: 'It will be said of you, by a person who can tell a story.',
        success:
          'It all went up together, and before it was down you were among rocks. You heard {them} shout, and then, to your surprise, applaud. “I’ll say that you were taller!” came after you. So there would be a story. You were obliged, on the whole, for the height.',
        failure:
          'You kicked, and it was heavier than it had looked. You went off at something under a run, holding your foot. {them} kept up without effort, ten steps behind, finishing the pear, and remarked on how well you had used to go over roofs.',
      }),
    ],
  },
  'plague-cordon': {
    terrains: ['plains', 'coast', 'swamp'],
    weight: 2,
    who: { trade: 'health officer', gender: 'male' },
    toward: 'neither',
    openings: [
      'A white rope had been drawn over the road, and behind it was an officer of health in a waxed gown, with a rod exactly two arms long. He touched you with the end of it on the breast. It would be forty days, he said. You might spend them in that barn; there were already two cardinals in it, and a bear.',
      'Smoke of juniper lay across the way. A health officer was holding a letter over it in tongs, and as he turned it you saw whose hand it was in. Nobody might go through without a certificate. He would be the first to regret it, he told you through the sponge; he had had no wages since they sealed the town.',
      'Your letters were taken from you with tongs, before you had been wished good day, and hung over a white rope to air. The officer of health read them there. He had a waxed gown, and a rod two arms long, with which he turned the page. “You are well thought of,” he said. “Forty days, in the barn, with two cardinals and a bear.”',
      '“That will do,” said a voice through a sponge, and the end of a rod came to rest on your breast. Two arms off stood a health officer in a waxed gown, behind a white rope; and behind him was all that one wanted, a road, a bridge, a woman with a cheese. You might have them in forty days. He asked to see your tongue, from there.',
      'They were smoking a notary. He hung in a sort of cradle over a fire of juniper, with his deeds about him, and turned when he was told. The officer of health begged you to keep your side of the white rope till he was done. You were next, unless you had a certificate; he himself had run out of those, and of pay, on the one day.',
      'From the upper door of a barn a cardinal asked you, civilly, what day it was. He had been in it for thirty-one. They had whitewashed it to the eaves, and stretched a rope from it across the road; and an officer of health was coming along the rope, with a rod held out in front and a sponge over his nose, to add you.',
      '“How do you feel?” asked an officer of health, over a white rope, and had entered it before you could be civil. He wore a waxed gown and a sponge, and held a rod two arms long. In the barn behind him were two cardinals, a bear, and fresh straw. For anyone who felt like that, he said, it was forty days.',
    ],
    still: [
      'The rod was laid against your breastbone once more. The officer had moved the rope a pace toward you, to be on the safe side.',
      'The officer had put more juniper on, and was entering you, in a small clean hand, under Sundries.',
      'The bear had put out its nose at the barn door, and the officer, without turning round, marked it present.',
      'The officer of health had filled in your age for you, and your parish, and was waiting with his pen above the last of the columns.',
      'A cardinal had come to the upper door of the barn to see whether you were in yet.',
    ],
    later: [
      'The white rope was gone, and whitewash had been thrown about. From the barn came a smell of juniper and, distinctly, of bear.',
      'There were forty strokes in chalk on the barn door, tied up in fives, and under them in another hand a paw.',
      'A rod exactly two arms long was standing in a bean-row there, with a bean up it.',
      'A sponge had been left on a thorn to dry, and something had carried off the half of it for a nest.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Argue the theory of bad air',
        description: 'He was at Padua for it, and if you lose he will want to look at your tongue.',
        success: [
          'You asked him, since plague was in the air, what he thought that the rope kept out. He took away the sponge to answer. It was a wonderful answer, and went on through Galen; and you walked at his side in it, nodding, beneath the rope and out along the road, until he missed his rod.',
          'You told him that you had always understood it to be the water. He shut his eyes. It was vapours, he said, it was conjunctions, it was Mars in a moist sign; and he drew them on the road with his rod. You went round by way of Saturn to see better, and were across the rope when he looked up for your answer.',
          'If it went by air, you asked, why smoke a letter, and not merely wave it? Nobody had put that to him since his examination. He held up the rope and drew you in beneath it by a button; you had Avicenna as far as the barn and Fracastoro up to the bridge, and from there he had only the button.',
          'You took the side of contagion, as the weaker, and let him drive you. He drove you from the rope to the barn with Hippocrates, and on from there, with cases of his own, to where the whitewash ended. “But consider,” you begged of him over your shoulder, “a cheese”; and he was considering it when the road took a turn.',
        ],
        failure:
          'You said that it was the air. He asked you, in that case, to stop breathing his. You were put to stand on a tub to windward, while he wrote you down, with your symptoms; and he had found four.',
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Write yourself a certificate with juniper ash',
        description: 'It wants a seal, and the only one in sight is stamped upon a cheese.',
        success:
          'You took the cheese’s. In the ribbon of smoke it might have been Saint Roch or a cow in profile, and the officer, weeping from the juniper, held it at the end of the tongs and could find no fault. He passed you through with a bow. He passed the cheese as well.',
        failure:
          'He read it through, and again. It was excellent, he told you, better than his own, and he knew the dairy. He has kept it to show to his successor; and you were to go round to the back, and be smoked with the letters.',
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Share what you have with the unpaid officer',
        description: 'You must set it down and step back nine paces, and watch him eat it through a sponge.',
        success: [
          'You set it on the stone and stepped back. He ate with his back turned, out of delicacy. Then he went off along his rope, paying it out, and was for a long time very busy over a knot at the other end; so long that a person might have led a bear through.',
          'You put it upon a post, and counted the nine paces aloud. He came up to it as one comes up to a bird. When he had done he took his rope in hand, looked it over from end to end for wear, and found that it would have to lie on the road for as long as a paternoster, in the public interest.',
          'He said a grace, and no more was heard from behind the sponge for a while. Then he asked you to read him a notice, his eyes being bad. It was a long one, beyond the rope. You had to go under to make out the beginning, and on along the wall for the rest; and he thanked you, and turned his back.',
        ],
        failure:
          'You set it down, and he sprinkled it with vinegar; he passed it through the smoke upon a fork; he considered it, and his hand shook; and then, being an honest man, he dropped it in the pit. You both stood there and looked after it.',
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Wade round beyond the last of the sentries',
        hurt: 'mishap',
        description: 'It is up to the neck in a ditch, where the town has been putting things.',
        success:
          'You did not look at what bumped against you. You kept your mouth shut and your eyes upon a willow, and when you came to it you lay in its roots and counted sentries going away. A rat had come over by the same road, and shook itself, and gave you good day.',
        failure:
          'The ditch was deeper toward the middle, and inhabited. You came out on the side from which you had gone in, and were seen to do it; and they burned juniper round you until you would have told them anything.',
      }),
    ],
  },
  'masks-on-a-cart': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 2,
    who: { trade: 'player-queen', gender: 'female' },
    toward: 'for',
    openings: [
      'A company of players had stuck in the rut with the whole of their Inferno. Satan was at the wheel with his shoulder, and two damned souls at the other. The player-queen, on the box, eyed you up and down. Their Death had married in the last town, and four horsemen were coming for one of her masks, over a joke. “You have the walk for it,” she said.',
      'Masks were hung to dry along a hedge, and one of them spoke to you. There was a man in it, wanted in four cities for a joke. The player-queen asked if you would oblige her: four horsemen were coming, the owner of the joke at the head of them, and Hell was down by a wheel, and she had nobody to play Death.',
      'Death’s horse had gone lame, and Death had gone to law about it, so the players were without. They had drawn up across the road, Hell and all, with one wheel in the ditch. The player-queen walked round you with a scythe in her hand, as a tailor does with pins. Four gentlemen on horses were coming on behind, she mentioned, who wanted somebody’s head.',
      'You heard weeping, and a saw. The weeping was a devil, who had his tail under the wheel of the cart; and the saw was the player-queen, who could not stop for him, as she was making a false bottom to Hell. There was a wanted man to go in it. There were four horsemen at the ford already. “Can you act?” she asked you. “No? Better.”',
      'Heaven had got through and Hell had not; it was wider. It stood in the rut with its painted mouth open, and the damned of several countries were pushing. The player-queen counted four horsemen on the road behind, one man in a mask, who would hang for what he had said of their master, and you. “You’ll do,” she said. “Our Death has left us for a widow.”',
      'A child with wings gave you a skull, and told you to hold that. Next it was a rope. It went to a cart with the jaws of Hell on it, down by one wheel. When you had hold of both the player-queen came round, and you saw that you were cast. There were four horsemen, she said, and a joke, and the man who had made it.',
      'The gates of Hell lay in the road, hinges up, with a cherub sitting on them to eat his bread. It was only the axle, he told you. “Lean,” said the player-queen over the tailboard, like a person reading a label. She lacked a Death, theirs having come into property; and there were four horsemen to be played to, who had heard a joke and wanted the man.',
      '“How are you at standing still?” a woman in a pasteboard crown asked you from a cart. The cart had been standing for some time, up to one hub. It had Hell aboard, a dozen sinners to push, and under the straw a man who had made a joke in a mask; four horsemen were not far behind. Death, she said, has only the one line.',
      'You passed Envy, who limped, and Gluttony with a spare wheel, and so came to the cart. It was down upon its knees in the rut. The player-queen held a white mask before your face at arm’s length. A colleague had made a joke, it appeared, and four horsemen had not laughed; could you, when they came up, be Death? The last one had left to better himself.',
      'A devil was directing the traffic round a hole with Hell in it. There was no traffic; there were you, and, a good way behind, four horsemen riding abreast. The player-queen reckoned up those, and then you. She had a comedian to hide, who had been too well understood in the last town, and a scythe to spare, as the man who used to carry it had found religion.',
    ],
    still: [
      'The player-queen had taken another mask down from the hedge and was holding it up beside your face with one eye shut.',
      'Hell had sunk by another inch. A devil was sitting on the step of it with his head beside him, looking along the road.',
      'The dust behind had four heads in it by now. One of the damned had been sent up on the box to count them again.',
      'The player-queen had chalked a cross where you were to stand, and was standing a cherub on it, to see.',
      '“It is not the length,” said the player-queen, with her mouth full of pins, and let down Death’s hem by a finger.',
    ],
    later: [
      'The players’ cart had gone on, and there was Hell-smoke still in the hedge. A small boy was acting all the parts to a goat.',
      'One of the teeth of Hell lay in the road. It was pasteboard, and something had tried it.',
      'A goose-girl was sitting there in a gilt crown that wanted half its jewels, and her geese went by in front of it one at a time.',
      'They were laughing over a joke at the next farm, and stopped when they saw you, and then one of them could not.',
    ],
    offers: [
      does(['craft', 'charisma', 'easy', 'none'], {
        action: 'Put on the mask and play Death',
        description: 'Nine lines and a scythe, before people who have seen a better.',
        success: [
          'You had nine lines and you spoke three. You only looked along the benches, and stopped at one of the four horsemen, and turned over a page in your book. He left, and the rest with him. The player-queen told you afterward that you had a feeling for the part.',
          'You came on when the drum did, and had forgotten all nine lines. It made no matter. You put out one finger toward the first of the four horsemen, and crooked it. He recalled something, he said, at home. The others did not wait to see where it would point. The player-queen told you, if you did it again, to leave out the lines.',
        ],
        failure:
          'You began well. But a child in the front asked aloud why Death was looking at the doors, and after that you could not leave off looking at them. They laughed until the benches went over. The player-queen laughed too, and it had its merits, as a piece of business.',
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Put your back under Hell and lift',
        description: 'It is painted canvas, four devils, and the greater part of a mill.',
        success: [
          'You got under the mouth of it, among the teeth, and straightened up. Satan called the time. It came out of the rut with a suck and rolled, with you inside it, the length of a field, blowing smoke; four horsemen who were just then coming up saw that, and took another road.',
          'You lifted, and the devils across from you, who had been taking turns, did it all at once. Hell came up. It went by the four horsemen at a trot with its jaws clapping, the player-queen on the box, and a man in a mask waving from among the flames; and their horses, who had not been told anything, took them home.',
        ],
        failure:
          'Hell rose on one side and settled on the other. Three devils and an archbishop slid down upon you with the sheet of tin that speaks for Heaven. They were charming about it; there was a bruise coming up on your back in the shape of a pitchfork.',
      }),
      does(['talk', 'perception', 'medium', 'none'], {
        action: 'Tell the horsemen a worse joke',
        description: 'It has to be upon the same great man, and they have swords and no humour.',
        success: [
          'You had been looking at their boots; they had not been paid for those either. You told the one about the great man, the tailor and the thirteenth month. It began in the second rank, with a sort of cough. They rode off holding each other up, and the man in the mask asked if he might have it.',
          'It was all over the country, you told them, and what they had been sent after was the decent version. They did not believe you. So you gave them the other, in the great man’s own voice, and the youngest fell off. They turned about then; they wished to tell it in barracks before it was stale.',
        ],
        failure:
          'They heard you to the end. They asked you to explain it; and as you explained it, step by step, with the tailor, you saw their faces clear. It was treason, then. They had not been quite sure of the other one, but this would do.',
      }),
    ],
  },
  'anatomist-by-lantern': {
    terrains: ['hills', 'plains', 'mountains', 'desert'],
    weight: 2,
    when: { hours: ['night'] },
    who: { trade: 'anatomist', gender: 'female' },
    toward: 'for',
    openings: [
      'A lantern stood on the ground beneath a gallows, with a woman by it in a leather apron, up on a box and sawing at a rope. She was an anatomist, she told you, since you asked. He had been promised to the university; but there was some confusion as to which.',
      'You nearly fell into the hole. It was a grave, a fresh one, with a lady standing in it to the waist, digging like a ditcher, and a prayer-book propped open on the edge with drawings in it of the hand. “Hold that light,” she said, “or else call the watch. But do be quick about it.”',
      'A lady asked you, out of a ditch, to take his feet. He was a large man, in his shirt, and dead; he had been left to the university by the hangman, to one or other of its faculties, and she was for being first. She had a mule somewhere, a lantern, and a case of very small knives. “I need only the hand,” she said, “to begin with.”',
      'What you had taken for a quarrel was Latin. A woman was going over it by a lantern, beneath a gallows; she had the hanged man across her apron, and was telling him the names of what he had in his wrist. It was for the university, she said to you. The other faculty was on its way up, with spades, to say the same.',
    ],
    still: [
      'Down in the valley the other faculty’s lantern had started up the road. She had rolled her sleeves a turn higher.',
      'She had turned down the lantern to a thread, and was whetting something upon her heel.',
    ],
    later: [
      'The ground had been put back, and tamped, and somebody had laid a sprig of rosemary on it, and under the rosemary a fee.',
      'A leaf out of somebody’s notes lay in the grass there: a hand, in red chalk, so well done that you put your own behind you.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the lantern and do not look away',
        hurt: 'weariness',
        description: 'It goes on until first light, and she wants the light brought closer.',
        success:
          'She laid open a hand for you like a letter. There was the cord that shuts it, and there the one that lets it go, and you thought of all that you had supposed yours to do by itself. You did not look away. She drew it; and put, in one corner, very small, the lantern and the fingers holding it.',
        failure:
          'You held it steady for the hand and for the arm. At the heart, which was so much smaller than you had been led to expect, the light went down slowly, and you with it. She stepped over you to reach the wick.',
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Carry him down to her mule on your back',
        hurt: 'weariness',
        description: 'He was a big man, he is stiff, and his arms are about your neck.',
        success:
          'You went down with him as one takes home a friend. Halfway you met the other faculty coming up, and wished them a good night, and told them that he had had too much. They were very understanding. The mule was less so, but she put a hood on it.',
        failure:
          'He had his heels against the ground and seemed to have thought of something. You went down the last part of it one over the other, by turns; and at the foot it was he who was sitting up against the wall, and you who had to be seen to.',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Dispute with the other faculty for the body',
        description: 'They are three doctors in a temper, with spades, and it must be done in Latin.',
        success:
          'You proposed that whoever could say what lay under the ribs on the left should have him. The first said what is in Galen. The second corrected the first. They were pulling one another’s beards about it still, in the ablative, when she had been gone for a good half hour with the mule.',
        failure:
          'You made one slip, in a gerund. Three lanterns were raised and looked at you, with the first true unanimity of their careers, and a spade was raised as well. She had blown hers out, sensibly, and lay down at his side until it passed.',
      }),
    ],
  },
  'block-on-the-road': {
    terrains: ['mountains', 'hills'],
    weight: 2,
    who: { trade: 'sculptor', gender: 'male' },
    toward: 'for',
    openings: [
      'Forty oxen were lying in the road, and behind them on a sledge lay a block of marble the size of a chapel. A man was walking round it, with dust in his beard, begging its pardon. He was the sculptor. There was someone inside, he told you; and they were now three weeks late for him.',
      'The road was stopped by a white stone, with quarrymen sitting all along the top like starlings. It had slipped its rollers. Every so often it moved, on its own account, by the breadth of a finger, and the sculptor ran round to the low side and put his two hands against it.',
      'Eight quarrymen were singing, with their legs hanging down, on top of something white that filled the road. Under it were a sledge, and the rollers it had come off; before it, lying down, forty oxen. The sculptor came to you with dust to the elbows. He asked whether you were strong, and then, having looked you over, whether you were clever.',
      'Something white stood over the road, where one looks for sky, and had ropes on it. A man in dust was asleep on his feet with his forehead to the low side. He had chosen it, he said, when you had trodden on a chisel; he had walked before it from the quarry like the father of a bride; and now it was making up its mind.',
      'The oxen had been told to lie down and had done so, all forty, and it was the one thing that had gone well. The block sat askew across the way with a corner over the drop. Eight men were on top of it, as they would not be under; and the sculptor went from side to side, patting, and telling it about Florence.',
      '“Do not lean on it,” said a voice, before you had seen what there was to lean on. You had taken it for a house. It was marble, in one piece, half off its sledge; and the sculptor sat below it with his arms round his knees, adding up rollers, of which there should have been nine. The quarrymen had gone up on the top to think about wine.',
      'A boy with a flag let you come as far as the flag. Beyond were oxen, at rest, and a sledge, and what had slid half off the sledge was to be an Atlas, said the man with his shoulder against it. It was not that he was holding it up, he told you; it was that neither of them cared to be the first to move.',
    ],
    still: [
      'It had moved again. All the oxen were looking round at it, and then the men were.',
      'A pebble came out from under the block and set off down the road. The sculptor looked after it as one looks after a messenger.',
      'The marble had ticked, inside, as a house does when everybody is in bed. On top of it they had stopped chewing.',
    ],
    later: [
      'There was a groove in the road as broad as a bed, and white chips in the ditch. One had been worked, while the sculptor waited, into an ear.',
      'White dust lay along the verges as far as the corner, and a quarryman’s child was sucking a piece of it.',
      'The road had a new bend in it, the width of one block, with a shelf of broken rollers; and forty oxen had signed it, after their fashion.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take a place on the low side',
        description: 'If it should go, the people who stand there will be part of the work.',
        success:
          'You set your shoulder next to his. It was warm; it hummed, very low, like something about to speak. “Now,” said the sculptor, and all the mountain leaned. It went up on the roller with a sigh. He had laid his cheek to it, and told you that it was the left knee you had been holding.',
        failure:
          'You were not so strong as it was. It came down off the roller by an inch, which was the inch that you were standing in, and they had your boot out with crowbars. The sculptor was beside himself. He felt along the edge; not a grain was chipped.',
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Reckon him a purchase with two pulleys',
        description: 'It must be right, for there will be a man at every point where it might be wrong.',
        success:
          'You drew it on the block itself with charcoal: a pulley here, one on the pine, the oxen going down in order that it should go up. They thought it unnatural. It rose like a thought. He would not have your drawing washed off; he has worked it into the drapery.',
        failure:
          'You had reckoned on the pine. It came out of the ground, slowly, roots and all, and crossed the road upon the rope with its birds’ nests in it, till it stood at the feet of the oxen. The stone had not stirred. “It prefers to be asked,” said the sculptor.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Get the quarrymen down off the top',
        description: 'They have been told that there is no more wine till it moves, and it is a matter of honour.',
        success:
          'You did not call up to them. You sat with your back to it and told the oxen the story of the notary’s wife. At the place where she hides him in the oil jar you left off. They came down, eight of them, to hear; and without eight men upon it the thing floated like a boat.',
        failure:
          'You appealed to them as men. They were Carrara men, they called down, and had been appealed to by popes. One of them threw you a piece of bread, not hard. But the sculptor threw it back, and after that it was all of them, with everything.',
      }),
    ],
  },
  'fog-on-the-boundary': {
    terrains: ['swamp', 'coast', 'plains'],
    weight: 2,
    when: { weathers: ['fog'] },
    openings: [
      'In the fog you heard two people counting paces, back to back, away from each other. They were both of them extremely polite. “Nineteen,” said the one just on your left hand. “Twenty,” said the other, who was on your right. A hammer was drawn back, and then a second.',
      'Someone in the fog was whispering a list of prices. You knew the goods, arms from Brescia, and you knew the next voice too, for it had sworn at Lent before the Signoria that there were none. They had come to meet here because no one could see them; and now could not find each other.',
      '“Are you there?” somebody asked in the fog, with great courtesy, and was told that he was. They had chosen the ground for being open, and could now see none of it. Each had a pistol, and each had given his word. “Then I shall begin to walk,” said the first. You heard a heel put down upon your right hand, and on your left another.',
      'A glove came out of the fog and took you on the ear. He who had thrown it begged your pardon; it had been meant for a gentleman who should be standing rather more to the left. The gentleman called back, from the right, that he would consider it as received. There was a sound on either hand of you of a lock being wound.',
    ],
    still: [
      'The fog had closed up. You could hear somebody breathing through his nose, quite near, who also was keeping still.',
      '“Twenty,” one of them called through the fog. “I had made it nineteen,” said the other; and they begged each other’s pardon, and began again.',
    ],
    later: [
      'There was nothing to be found there but two rows of heel marks, twenty in each, and a glove that had been thrown down and was lost.',
      'A hat had been hung on a stick there, at the height of a gentleman, with a very civil note in the band.',
    ],
    offers: [
      does(['talk', 'reflexes', 'easy', 'slight'], {
        action: 'Answer each of them in the other’s voice',
        description: 'You stand between, and must keep ducking.',
        success:
          'On the left you begged pardon, and on the right you granted it; the one had a lisp and the other a cold, and so it came easily. You had got them as far as an embrace. As neither could find the other to embrace him, they went home on opposite sides, much moved. They have dined together since.',
        failure:
          'You begged his pardon with a lisp. “I never lisped in my life!” cried the one who did, and then they were both of them calling on you to declare yourself, and coming in, very slowly, with their arms out.',
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Crouch and map them by ear',
        description: 'Water runs down your neck, and whoever moves first is the one that is found.',
        success:
          'A boot with a nail gone; a cough kept in a sleeve; a third man, of whom the other two did not know, who smelled of cloves. You drew it with your finger in the wet. When it lifted for a moment they stood just where you had put them, and you were no longer where they would have put you.',
        failure:
          'You had two of them to the inch. The third, as you worked out later, was what you were leaning upon. He had taken you for a post in his turn, and you both of you let out a yell.',
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Leave by the smell of the water',
        description: 'There is a bank on the one hand and no bottom on the other, and they smell alike.',
        success:
          'Mud has one smell, and mud with a road in it another. You went along upon your toes, sniffing, like a hound of the better sort. Behind you something clicked that should have gone off, and in the damp did not; and there followed, in two voices, a long and mutual apology.',
        failure:
          'You followed your nose, and it led you with perfect confidence to a boat full of mackerel, and over the side of that. The clatter told everybody where you were. It had also told you, which was something.',
      }),
    ],
  },
  'theriac-seller': {
    terrains: ['mountains', 'desert', 'forest'],
    weight: 2,
    when: { wounded: true },
    who: { trade: 'mountebank', gender: 'male' },
    toward: 'for',
    openings: [
      'A mountebank had set up his trestle where there was no one but you. He had a viper in a jar, a monkey in a ruff, and sixty-four ingredients. He saw how you walked, and his whole face lit. “A hurt man! Do you know how long it is,” he cried, “that I have had to do it with a goat?”',
      'You smelled the theriac before you saw the cart. The mountebank was taking a dose of it himself, holding his nose. He looked at the way in which you carried yourself, and then at who might be behind you; and he let down the tail of the cart as one turns back a bed.',
      '“It stings,” a mountebank was saying across his trestle, “and I tell you so beforehand, which the others do not.” There was only a monkey to hear it, and he broke off. He had seen how you held yourself. He came round to you with a viper in a jar under one arm, and the other held out, like somebody who has been left money.',
      'On the tail of a cart sat a monkey in a ruff, reading the label on a jar with a viper in it. It looked at you from the head down as far as where it hurt. Then it drew out a mountebank, by the sleeve, and pointed. “Do not tell me,” he begged you; and he began to count under his breath, as far as sixty-four.',
    ],
    still: [
      'The monkey had climbed to your shoulder and was examining where you were hurt, with its lips pushed out, like a consultant.',
      'The mountebank had put three of the jars back, and taken down four, and the monkey had taken down a fifth.',
    ],
    later: [
      'A trestle leg lay in the road, and a label, in red: Against Everything. Something had been drinking from the rut beside it, and looked exceedingly well.',
      'A monkey’s ruff hung there on a thorn, washed, and set with a good deal of starch.',
    ],
    offers: [
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Swallow the theriac and lie down',
        hurt: 'weariness',
        description: 'It is black, it has the viper in it, and nobody has yet taken it sitting up.',
        success:
          'It went down like a lit fuse. You saw your nurse; you saw all sixty-four, in procession, with banners. Then you slept, in the cart, with the monkey’s arm over you. When you sat up the mountebank was feeling your pulse with an expression of simple amazement.',
        failure:
          'You got it as far down as the fortieth. What it did after that it did in public. The monkey hid its face; the mountebank, though, made notes, for the colour was new to him, and he has since put it upon the label.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Make him tell you what it really is',
        description: 'No one has asked him since his wife died, and he may cry.',
        success:
          'It was treacle, he said at last, and poppy, and something for the smell. But the bandages were good; she had taught him that, she could do it in her sleep. He did it then, very neatly, with his tongue out. He wept a little at the knot.',
        failure:
          'You asked, and he drew himself up and told you all the sixty-four in order, by their Greek names, with the months for picking. When you woke the monkey was going through your boots; it knew the list, it would seem, and how long it lasted.',
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Mix your own out of his jars',
        description: 'Half of them are mislabelled and a quarter are the dinner.',
        success:
          'You went along the jars with a wet finger. Honey, true; yarrow, true; the mummy was mule. You had what you needed in a spoon, and the rest of it you set in order for him, on the right shelf, with a cross on those which kill. He kissed the spoon.',
        failure:
          'You had the yarrow, and honey, and a pinch from the jar that said arnica. It was white pepper. You sneezed for as long as you could stand, with every stitch of you; and after that, on the ground, the monkey also sneezed.',
      }),
    ],
  },
});
