import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const pirateLeads: readonly LeadContent[] = [
  {
    key: 'pirates/lead-laundress',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A laundress in {place} has a letter that {them} left in a coat.',
    opened: [
      'Great people send out their shirts, and forget what is in them. {them} sent a coat to a laundress in {place} with a letter in the lining, and has asked for it twice since. She says that it went in the wash.',
      'You heard a quarrel about starch, and in the heat of it {them} was named. There was a letter, which a laundress in {place} had dried and ironed and kept. It might tell you a thing or two that {them} does not tell.',
      'A boy who carries baskets had it from his aunt, in {place}, that she could make {them} dance if she chose. It was done with one sheet of paper. She did not choose; but she liked company, said the boy.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Turn the mangle for the laundress',
      description: 'She talks only while it turns, and it is a heavy mangle and a large town.',
      success: [
        'You turned until there were no more sheets. “You have an honest back,” she said, and laid the letter before you on the warm board. It was in {them}’s hand: a promise, with a date, to the very last person one would have guessed. You read it until you could have signed it. {them} would not care to hear it read.',
        'It came out pressed, with the ink a little brown. {them} had asked pardon in it, at some length, of a man with no power whatever; and by the third page you knew what {them} is ashamed of. She put it back among the tablecloths. You had no need of it any longer.',
      ],
      failure: [
        'You caught your sleeve in the rollers and were drawn in as far as the elbow. She wound you out again, kindly, and remarked that {them}’s coat had gone in at the same corner. She had remembered by then that she was a discreet woman.',
        'The letter had been read to so many that it had come apart at the folds. She gave you her favourite piece. It said “and remain, until that day,” in a fine hand, and which day it was had gone to a friend in Nevis.',
      ],
    }),
    lapsed: [
      'The laundress had sold her mangle and left {place}, in a hat, and had told everyone that a gentleman was paying. {them} had the letter back.',
      'You learned that there had been a fire at {place}, in a copper, and only paper burned. The laundress thought it a pity; she had known whole lines of it.',
    ],
  },
  {
    key: 'pirates/lead-tended-grave',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} pays to have a nameless grave at {place} kept in order.',
    opened: [
      'There is an item in {them}’s accounts, a clerk let fall, that comes round each quarter: for white paint. It is for a board over a grave at {place}, with no name on it. He had always wondered whom {them} did not care to name.',
      'A gravedigger boasted that {them} was a customer. It was for no relation; it was a mound at {place} with shells round it, and fresh shells every quarter. What one pays for so regularly, you thought, one has not finished with.',
      'You would not have thought that {them} had a tear in {them.him}. But two people who did not know each other had seen {them.him} at {place}, bareheaded, before a plain board. One might learn whom it was for.',
    ],
    offer: does(['explore', 'perception', 'medium', 'none'], {
      action: 'Find out who lies under the board',
      description: 'The paint is nine coats thick, and there was a name before the first of them.',
      success: [
        'You laid your cheek to the wood and looked along it. The letters stood up under the paint like ribs. You knew the name; everyone on the coast did, and how {them} had sworn never to have met her. So there was one name in the world at which {them} would have to stop and think, and you had it.',
        'A shell had been turned upside down, and under it was a scrap of slate with a line scratched in: “I went back for you, too late.” It was {them}’s own fist. You had not supposed that {them} ever went back for anyone. It was worth knowing, and you set the shell as it had been.',
      ],
      failure: [
        'You scraped, and under the white there was white. An old soldier with a pot came round the board and asked you what you thought you were doing. He was paid by the quarter, he said, and you had just cost him a forenoon. You held the pot.',
        'It was the wrong mound. You had out two shells and a good deal of sand before the goat that lay there was well enough exposed to be recognised. It had been somebody’s favourite. You put it back and said a few words.',
      ],
    }),
    lapsed: [
      'They told you that {them} had had the board at {place} taken up, and a stone put there, with a wrong name. It is a handsome stone.',
      'The sea had been into the ground at {place}, and of the mound with the shells there was nothing left to ask. Fresh paint was still being charged for.',
    ],
  },
  {
    key: 'pirates/lead-sitter',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A painter at {place} did {them}’s portrait, and saw something he left out.',
    opened: [
      '{them} had sat to a painter from {place} for eleven days and then refused to pay. The man had been telling it ever since: there was a thing that he had painted out, to please. It was the truest part, he said.',
      'A frame-maker let fall that {them} had paid twice for one portrait, the second time to have it kept in the dark. The painter lives at {place}, and drinks; was told to come with a bottle and look at the canvas from behind.',
      'Heard that there is a face of {them} at {place}, half finished, turned to the wall. The man who made it will not sell and dare not burn it. Entered his street, and the knock that he answers to.',
      'You heard of a painter at {place} who would say only this about {them}: “I had to turn the head.” From what, he kept to himself. Somebody who listened might learn on which side {them} is not so well guarded.',
      'A picture-framer was laughing over his glue. {them} hangs in a great gilt frame, he said, and it is the left half of {them.him} over again. He referred you for the right half to a painter at {place}, who was owed money.',
    ],
    offer: does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Sit to the painter as Saint Sebastian',
      description: 'He can talk only while he paints, and he wants both of your arms over your head.',
      success: [
        'You stood for it till you could have wept like a saint. “Now {them},” said the painter, with a brush in his teeth, “hears nothing on the right. Not a gun. All that nodding is done by guess.” You let down your arms. It is a great thing to know upon which side to come in.',
        'He got to {them} about when he got to your knees. There was a hand that shook, he told you, when a door opened behind; he had painted a glove over it. So {them} could not bear to have a door at {them.his} back. You thanked him, and he begged you to look agonised.',
      ],
      failure: [
        'You had held it for an hour when you fell over, arrows and all. He was delighted, and drew that. He drew it from three sides, in entire silence, and {them} was not so much as touched upon.',
        'He talked the whole while, of an ochre that he had once had, and lost, and of the people who make ochre now. When you asked after {them} he looked at you round the canvas. “Who?” he said. “Oh! Mouth a little open, please.”',
      ],
    }),
    lapsed: [
      'The painter had been paid at last, and had left {place} for Paris. He means to be silent there, he said, in oils.',
      'At {place} they told you that {them} had sent for the painter again, to do the other side. It would be larger than life, and have a curtain.',
    ],
  },
  {
    key: 'pirates/lead-salt-beef',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'Ninety casks of beef wait at {place} for {them}, and have not been passed yet.',
    opened: [
      '{them} could do nothing without provisions, a purser told the company, and the provisions were at {place}: ninety casks, not yet surveyed. One bad cask condemns the lot. It seemed a great deal to hang upon one cask.',
      'A cooper wanted it known that they were good casks. There were ninety of them at {place}, for {them}; he had driven every hoop. He only hoped, he said, that nobody would go knocking out a bung, for beef takes the air so quickly.',
      'A cooper had made ninety casks for {them}, and been paid for good oak out of bad. What is in them stands at {place}, on government account; somebody has only to draw a bung before the surveyor’s day.',
      'Told by a purser’s clerk that {them} victuals the fleet from {place} with what the dogs there have refused. The clerk had it in writing. He would not part with the paper; he parted with the number of the shed.',
      'There was beef enough at {place} to feed a war, and it was {them}’s. The surveyor would have to smell it first. He was a man with a very good nose, you heard, and not a strong stomach.',
    ],
    offer: does(['craft', 'vigour', 'medium', 'slight'], {
      action: 'Let the air into a few casks',
      description: 'They are stacked four high, and what comes out to meet you has been in there a year.',
      success: [
        'You drew three bungs, well apart, and lay down behind the stack with your shirt over your face. The surveyor came in whistling. He did not get as far as the second. The lot was condemned by shouting, from across the street; and {them} would have to have ninety oxen found, killed and salted.',
        'You let in the air, and flies, and a little fish. By the time that they were called upon to pass it, the beef had an opinion of its own. {them}’s agent offered to eat a piece before witnesses. He did so, and it settled the matter. There would be no provisions for {them} for a long time.',
      ],
      failure: [
        'The first bung went by your ear like a shot, and what followed it went everywhere. You could be followed to the edge of the town by anybody with a nose. The cask had been a bad one already; they rolled it out, thanked Heaven, and passed the rest.',
        'You had worked the bung loose when the stack did the same. Casks went past you on either side, all the way down to the jetty, and were caught there by {them}’s people, who had been wondering how to get them so far.',
      ],
    }),
    lapsed: [
      'The beef from {place} had been passed and shipped. The surveyor had had a cold.',
      'They had eaten the first of {them}’s ninety casks, you heard, and nobody had died of it but a critic.',
    ],
  },
  {
    key: 'pirates/lead-pilot',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The pilot whom {them} needs is in {place}, and cannot leave a game of cards.',
    opened: [
      'There was only one pilot who would do for what {them} had in hand, and he was in {place}, playing. He would come when he had won back his boots. As long as he had no boots, you reflected, {them} had no pilot.',
      '{them} had sent to {place} for a pilot, and had been answered that he was not at leisure. He was losing. Your informant had seen it himself, and laid down his own cards to tell you how well one might prolong it.',
      'A girl was looking for her father, who knew every shoal on that coast and no card. He was at it in {place}. {them} was waiting for him, she said, with a boat and a bag; and she would sooner that he stayed poor.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Deal the pilot a long run of luck',
      hurt: 'blow',
      description: 'Neither winning nor losing may stop him, and the other three have dealt before.',
      success: [
        'You let him win a boot. Then he had to win the other. When he had both you let him have a horse, which he had no way of feeding, and so it went on; nobody gets up from a table with half a horse. {them}’s boat had gone back empty. It would be a long time before they found another such pilot.',
        'He won from you and lost to the left of you, by about the same, as regularly as a tide. {them}’s man stood behind him with the bag, then sat, and in the end was dealt in. You left the two of them there, quite even. {them} would have to wait for both.',
      ],
      failure: [
        'The third ace was one too many. It had been in your cuff; the fourth, however, was in the cuff of the man opposite, and he was the more indignant. The pilot left by the window, in his stockings, and was last seen running toward the harbour and his duty.',
        'You were a shade too clever with the cut, and he won it all in one hand: boots, horse, and the table. He rose a sober man. He thanked you, with tears, and said that he would never touch a card again, and went to find {them}.',
      ],
    }),
    lapsed: [
      'The pilot had been fetched from {place} at last, chair and all. He was to play on board, {them} had promised, with officers.',
      'In {place} they showed you the table. His daughter had come in and turned it over, and taken him to {them} by the ear. She had needed the roof mended.',
    ],
  },
  {
    key: 'pirates/lead-false-marks',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s people find their way by two white posts at {place}.',
    opened: [
      'They do not know the country, {them}’s people; they know two posts. Both are at {place}, painted white, and when the one stands behind the other the way is safe. You wondered how deep they had been set.',
      'A sailmaker had been asked for white canvas, to nail on two posts at {place}. It was so that {them}’s carriers should not have to think. He drew you how they line up. His thumb slipped a little, and you both looked at it.',
      'You were warned, as a stranger, to keep the two white posts at {place} in one, or be lost in the swamp. All that {them} was waiting for came in by them. Whoever moved one would do harm, you were told, earnestly.',
    ],
    offer: does(['force', 'strength', 'hard', 'slight'], {
      action: 'Move the hinder post ten paces over',
      description: 'It is a mast, sunk a man’s height deep, and has to stand as straight as before.',
      success: [
        'You dug, and rocked it, and carried it on your shoulder like a penance. It stood ten paces over, as white and honest as ever. Then you got out of the way. Twenty mules of {them}’s went by it, in line, into the mud as far as the packs; they would be a long while in digging that out.',
        'It came up all together, with a noise like a boot. You set it where it would lead to the back of nowhere, and trod the turf down round it. They were carriers of the obedient sort. {them} would hear of them before long, from another province, asking where to unload.',
      ],
      failure: [
        'You had dug round it to the depth of your neck when it leaned over, politely, and shut you in. You got out, by and by, up the other side. In the end it stood better than before, and you had given it a firm footing.',
        'It would not move. There were other posts about, however, and you painted one; and found, on sighting along it, that you had marked a short way through that saved them an hour. They gave three cheers.',
      ],
    }),
    lapsed: [
      'They had built a road past {place}, with a ditch on both sides. {them}’s posts had been made into a gallows, for want of other work.',
      'All that {them} was waiting for had come in past {place} by then, in the best of order. One of the posts had a wreath on it.',
    ],
  },
];
