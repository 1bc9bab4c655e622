import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const assassinMoreOaths: readonly OathContent[] = [
  {
    key: 'assassins/seven-drops',
    kind: 'carry',
    drives: ['vigour', 'reflexes'],
    title: 'Carry {who}’s seven drops to {where}, for the boy whom {foe} is poisoning there.',
    who: { trade: 'apothecary', genders: ['male', 'female'] },
    foe: { trade: 'physician', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['flight', 'craft', 'patience'],
    sworn: [
      'There are six poisons, and a vial that answers five. {who}, the {who.trade}, had worked nine years at the sixth cure, and had seven drops of it. In {where} the physician {foe} was trying that poison on a boy of nine, {who}’s own, who tasted the Duke’s soup. You swore on an empty mortar to carry him the flask, full, and upright.',
      '{who} held the flask up to the window and made you count: seven. So many drops would cure a child, and six would not. The child was {who}’s, in service at {where}, where the physician {foe} was giving him a little of something in his milk and writing down what it did. {who} was watched, and could not stir. You swore to bring all seven.',
      '“He writes that he is well,” said {who}, and gave you the letter. The hand went downhill. It was the sixth poison, that shakes the fingers first; and at {where} the physician {foe} was feeding it to {who}’s boy, to find out how much a Duke would want. The cure was seven drops, in a glass no bigger than a date. You swore that none should be spilt.',
      'You were asked to walk across the shop with a brimming spoon, and did, and only then were told why. {who}’s boy was a page at {where}. {foe}, who was physician there, had him on the sixth poison, a grain a day, by way of rehearsal. The cure had been made once, seven drops, and could not be made twice. You swore on the spoon.',
      '{who} the {who.trade} had sold {foe} the spoons. It was after the third dozen that one asked what a physician wanted with them; and then there came from {where}, by a carter, a lock of the boy’s hair, which had turned white. {who} had seven drops that would cure him. They must go level, cool and unannounced. You swore, and had to unclench your hand to take the flask.',
    ],
    advances: [
      'You looked at the flask by habit now, at every tenth step, and there were seven each time; your left arm had learned to be a shelf.',
      'A muleteer whom you had outwalked told you how {foe}’s parcels go into {where}: under ice, with the fish, and nobody opens those.',
      'You invented a stopper of wax and hair that did not weep, and {who}’s flask sat in your hand like an egg beneath its own hen.',
      'It came to you, waiting, that {foe} never doses the boy on a fast day; there would be that much more of him left.',
      'Word had got through from {who}: the drops would bear heat, if they must, but never surprise.',
      'Somebody who searched you had felt the flask, and took it for a relic. You let him kiss it, and heard which gate of {where} is kept by pious men.',
      'A washerwoman who had had the boy’s sheets to do said that he still kicked. You thanked her more than she could account for.',
      'You had taught yourself to sleep on the right side only, without turning, and woke to find the seven drops where you had left them.',
      'A page dismissed from {where} drew you {foe}’s door with all its bolts, and told you which of them is for show.',
      'You took a stair at a run, and the liquor did not so much as climb its glass. {who} would have been insufferable about it.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Have a case made in {place} that will keep the flask level.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Hang the flask in a ship’s compass rings',
          description: 'It is close work over a hot lamp, and the maker will not let you sit.',
          success: [
            'Two brass rings, one within the other, had held a compass steady as far as Cyprus. You took out the compass. Turn the box as you would, on its side or upon its head, the flask in the middle stood upright, like the one sober guest at a wedding. The maker asked what was in it. “North,” you said.',
            'You filed the pivots until they would turn at a breath. Then the maker, who had begun by sneering, kicked the box across the floor, to see; you both ran after it; and there hung the flask, level, with all that it had in it. He wished, he said, that he had thought of that for soup.',
          ],
          failure: [
            'The inner ring was made for a heavier thing than seven drops. It swung, it considered, and it tipped over, as sweetly as a bow. You caught the flask upside down with your thumb on the stopper; and the maker begged to see you do that a second time.',
            'You had fitted one ring inside the other when his apprentice sneezed. It was some while before you found the pins. There were four, and there had been five; and the thing that you had made would stand level only for as long as nobody carried it.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Pass the searchers whom {foe} has posted at {place}.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Slip past {foe}’s searchers with the flask',
          description: 'They turn out every pocket, smell every bottle, and run well for men of that weight.',
          success: [
            'They were smelling a friar. You went by behind his habit, with the flask in your cheek, and nodded when you were spoken to. One of them called after you that you should have that tooth seen to. You went a mile before you could bring yourself to spit, very carefully, into your palm.',
            'You threw your hat to the left and went to the right. They are paid by the bottle, and not by the head, and it was the hat that they brought down. When they had found it empty you were out of their sight, with one hand on top of the other, and seven drops between.',
          ],
          failure: [
            'They had you by both sleeves before you had finished being a pilgrim. They smelled the wine, the vinegar and the ink, and wrote each of them down. The flask they did not find, since you were kneeling on it; and there you had to stay, in prayer, while their list grew longer.',
            'You ran, and it was the wrong thing. Whoever runs, they reason, has a bottle. They hunted you into some nettles and sat down round them to wait; and when you crept out, on your elbows, with the flask held up before you like a candle, it was on the side from which you had come.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask in {place} the girl who was sent away from {foe}’s kitchen.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the kitchen girl how the boy is fed',
          description: 'She was dismissed for noticing, and will talk only while you do her work for her.',
          success: [
            'You turned the spit and she talked. There were two spoons, she said: the boy had the horn one, and he never let go of it, since it was from home. All that he took went in by that. Whoever could let a thing fall into the bowl of it would have no need to be introduced.',
            'She had you shell peas, so that your eyes should be on something. The boy was fed by {foe} in person, behind a shut door; but afterwards he was thirsty, and then it was anyone who would go. There was a jug, and a stair to it. She drew you the stair in pods.',
          ],
          failure: [
            'You were to pluck a goose while she thought about it. You plucked a goose, and then another; and when there were no more she had thought, and had a mother to keep. She told you that the boy was fed with love. It is what she had been taught to say.',
            'She had begun, and you stopped turning, to listen. The roast burned upon that side. Her mistress came in with a ladle, and you left by the scullery with the sentence half finished; it started with a spoon, and it might have ended in anything.',
          ],
        }),
      },
    ],
    ready: [
      'You had the flask, the seven drops and the way in. At {where} {foe} had ordered a larger spoon; so it would have to be now, and it would have to be all of them.',
      'There was nothing more between you and {where} that you had not gone over in your head, with your arm held out. {who} had written only that the boy’s letters had left off.',
    ],
    test: {
      openings: [
        'They had put the boy in a fine bed at {where}, with curtains, so that nobody should have to see him. {foe} sat beside it stirring a cup, with a little book open on one knee. “You are the cure,” {foe} told you, without any malice. “I had hoped that there was one. Now let us see whether it can get as far as the pillow.”',
        'The boy knew what was in your hand before {foe} did; one could see him look away from it, so as not to help. It was a high room at {where}, with a step up to the bed, two men beside the step, and the physician rising, spoon in hand. Between you and that mouth there were eleven paces and a carpet.',
      ],
      still: [
        'The seven drops were still seven. {foe} had drawn the curtain of the bed by another hand’s breadth, and gone on stirring.',
        'Behind the curtain somebody small had coughed, and begged pardon for it. {foe} wrote that down.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Dare {foe} to drink the boy’s cup',
          description:
            'You must say it so loudly that the household comes in, and {foe}’s men are nearer than the household.',
          success: [
            'You asked it in the voice in which one asks for the salt. They had come in by then, the steward and the women, and looked from the cup to {foe}. It was only milk, said {foe}, and lifted it, and set it down, and lifted it; and nobody all that while looked at the bed, where you knelt and counted to seven.',
            '“It will do you good,” you told {foe}, “you seem tired.” One of the women laughed, and then no one did. The physician put both hands behind that furred back. It was the steward himself who took up the spoon from the boy’s blanket and held it for you, quite still, while you let them fall.',
          ],
          failure: [
            '{foe} drank it, to the bottom, and wiped off the milk with two fingers. It was the wrong cup. There was another beneath the pillow; and the men who took you by the elbows explained to the household, as you went, that you were a relation.',
            'You had got as far as “drink” when a hand in a clean glove came over your mouth. The household, which had put its head in, was told that you were another patient. You bit; and were let fall outside, in a passage, by somebody shaking his fingers.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Go round by the ledge to the bed',
          description: 'It is as wide as a hand, slopes outward, and leaves you only your teeth to hold the flask.',
          success: [
            'You went along it on your insteps with your face to the wall, and came in behind the curtain, where the bed has no step. The boy opened his mouth, as he had been taught to. One to seven; he counted with you. When {foe} drew back the velvet there was nobody there but a child, asking for bread.',
            'A pigeon left as you came, and it was the pigeon that they all looked at. By then you had one leg over the sill. The horn spoon was on the quilt; you filled it, he shut his eyes and swallowed, and you were out upon the tiles with an empty flask before {foe} had done admiring the bird.',
          ],
          failure: [
            'The window had been nailed. You stood before it, upon nothing much, and saw the boy through the pane, and he saw you. He shook his head, very slightly, to the left. There was a man leaning out there with a boat-hook, and you went back faster than you had come.',
            'Half way along a tile turned over beneath your heel. You hung by your right hand; the left would not be parted from the flask, and was no help. Some washing took you in, two floors down, among the Duke’s shirts, with all seven drops and very little breath.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the door against them while he drinks',
          description: 'There are two men and a physician, and you will have only your back to do it with.',
          success: [
            'You put {foe} out by the collar, and the two men followed, to see to it. Then you gave the boy the flask and set your back to the oak. They came at it three times. At each blow you heard behind you, quite steady, a small voice saying numbers; at seven you let go, and they came in upon their faces, too late.',
            'The bed was of walnut and had been carried up by eight. You got it across the doorway, with the boy in it and {foe} on the other side, and they broke two halberds over the canopy. He drank as one drinks a thing that one has been promised. He asked, when he had breath, whether there was any more.',
          ],
          failure: [
            'You held it while one might say a Credo. But the hinges were on their side, and hinges are what a sensible man attends to; the whole door came in, with you beneath, and they walked across it. The flask was in your armpit. You crept off under the bed, and out by where the cat goes.',
            'There was a second door. Nobody builds a sickroom with only one, and you had not looked. You were leaning with all your might against the first when {foe} tapped you on the shoulder; and one of the men hit you with the warming-pan, in which there were coals.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Lie beneath the bed until {foe} dozes',
          description: 'It is dusty, you must not sneeze, and every dose that he takes you will have to hear.',
          success: [
            'You lay there through four spoonfuls of it. After the fourth {foe}’s heels slid forward, and a book fell down before your face. A hand came over the edge of the bed, cupped, and waited. You poured into it all that there was. You heard him lick between the fingers, thoroughly, as he did everything.',
            'The boy had known from the first that you were there, and talked to {foe} of nothing but pigeons, one after another, by name. At the thirtieth {foe} snored. You came up on the far side, grey as a cat, and the seven drops went in; and he moved over on the pillow, to let you get your breath.',
          ],
          failure: [
            'It was the dust. You had held it off with a finger, and with your tongue, and with a prayer to Saint Blaise; and then the boy, who was dusty as well, sneezed for both of you, and {foe} looked down to see which. You left on your stomach, by the end where there were fewest feet.',
            '{foe} did not sleep; it seems that {foe.he} never does. You lay there until your arms were someone else’s. It was the small dog of the house that brought you out in the end, by the cuff, with every sign of affection; and you had to be a thief, as being the least that one could be.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Present {foe} with a flask of vinegar',
          description: 'It gives away that there is a flask at all, and must be yielded up as if it broke your heart.',
          success: [
            'You let it be wrung from you, finger after finger. {foe} smelled it, tasted it, sat down and began to write; there was a great deal to be said of vinegar. On the bed, behind that broad attentive back, the boy had put out his tongue like a child at the rail, and got what you had brought.',
            'You went down on your knees and offered it up for your life. {foe} was touched, and put it at once upon the fire to see what it would do. It fizzed. While three persons watched it fizz you had walked round them, with an empty look, and tipped the true one, drop by drop, between a pair of cracked lips.',
          ],
          failure: [
            '{foe} uncorked it, and laughed, and called for lettuce. You were sat down to eat that, at a small table, with a man on either hand to see that you did; and behind the curtain the cup was held to the boy’s mouth without you.',
            'You did it too well. {foe} wept also, kissed you on both cheeks, and gave the vinegar to the boy then and there, as being the cure; so that he had a stomach-ache to bear as well. He looked at you over the spoon without reproach. It was this that made you walk into the two men.',
          ],
        }),
      ],
    },
    triumph: [
      'He was hungry first, and then rude, and {who} wept over both. You brought him home upon a mule, with a basket of the Duke’s pigeons for which he had not asked. His hair has stayed white; it is much admired at Mass. The flask stands in the shop window, between leeches and liquorice, with nothing in it, and {who} will not sell it to anyone.',
      '{who} undid the boy’s fist, and found the horn spoon there. For a long time nobody spoke of anything but soup. Then {who} turned to the still, threw out nine years of lees, and wrote upon a card the whole receipt for the seven drops, in plain Italian, with the weights; and it hangs beside the door, where the poor can copy it.',
      'There are some letters in a box, in order. The first of them go downhill, and in the middle there are none. In the latest he asks you whether it is true that he was cured at {where} by a person with no name, since nobody will believe him; he writes a large round hand, without a shake in it. {who} has corrected the spelling. You keep that one apart.',
      'The Duke was told, and looked for some time at his soup. {foe} left that service by a back stair, and with company. The boy was offered a pension, and the post of taster for life, and asked for a goat instead. When you call there he drinks first from every cup you are given. It is his notion of a courtesy, and {who} has given up explaining.',
      '{who} measured the boy against the door-post, and he had grown by a thumb’s breadth, in spite of everything. You had set the empty flask on the counter. {who} held it to the light, found an eighth drop, in the neck, and sat down upon the step. In nine years one might have counted better, it was felt; and you drank it between the three of you, in water, for fear of wasting it.',
      'For a year he could not see a spoon without setting his teeth. {who} fed him on crusts, and on cherries by the stalk, and asked no questions. Then you were at table there, and he reached across, took up your own spoon, polished it, and ate his broth. Nobody remarked upon it. {who} went out to see to your horse, though you had come on foot.',
    ],
    loss: [
      'There were seven drops still, and nobody to give them to. {foe} had been obliging about it; you were shown the book, with a line ruled under, and the dose in grains. You took the flask home over all that distance, as level as you had brought it. {who} thanked you. Then {who} poured it away, slowly, in the yard, upon a rose that has never been ill.',
      'He was buried at {where} in a page’s livery that was too long for him. They let you walk last. {foe} knew the dose by then, and the Duke was dead within the month, to everyone’s surprise. You brought {who} the horn spoon. It had been licked clean, you were able to say; and that was the one thing you said.',
      'The glass was cracked when you got it there, and dry. You had felt it go, some way back, and had gone on, since there was nobody to tell you not to. The boy was very good about it. {who} has the pieces, and has fitted them together on the sill with fish-glue; it holds water, if one is careful, for about as long as a prayer.',
      'You were stopped at the last gate for want of a paper, and when you had it the bell had begun. A child’s bell is a small one. {foe} went by you to the church, with a candle. {who} keeps the shop open yet, and serves everybody; and when a mother asks for something against a cough is apt to forget to let go of the bottle.',
    ],
    fates: {
      triumph: '{who}’s boy keeps pigeons, white like himself. {foe} practises among the Turks, and tastes everything.',
      loss: '{who} sells nothing in drops any more. {foe} has published the book, which is well thought of at Padua.',
      death:
        'The flask came to {where} in a carter’s boot, with five drops in it. The boy lived, and {foe} cannot explain it; {who} says that you must have breathed upon the glass.',
    },
  },
  {
    key: 'assassins/white-knight',
    kind: 'accused',
    drives: ['charisma', 'perception'],
    title: 'Clear yourself at {where} of the death that {foe} lays on you, or {who} loses a hand.',
    who: { trade: 'lute-maker', genders: ['male', 'female'] },
    foe: { trade: 'chancellor', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'explore', 'gift'],
    sworn: [
      'The old judge of {where} was found dead over his chess, with the white knight missing, and the white knight was in your trunk. It was the one death in that town with which you had had nothing to do. {foe}, the chancellor, accused you of it. By their law a surety pledges the right hand; {who} had laid {who.his} on the table. You swore to clear yourself.',
      '{who} has made lutes for thirty years with the right hand, and pledged it for you in two minutes with the left. {foe} had charged you with the judge’s death, at {where}, upon a chessman in your luggage. You might go free until the court sat. “I know your work,” said {who}. “It was never so untidy.” You swore that the hand should stay where it was.',
      '“Did you?” asked {who}, and you said no; and {who} went and stood surety. It was almost an embarrassment, you had so often been guilty. But somebody had put poison on a chessman of the judge’s at {where}, and {foe} had found a white knight in your trunk; and if you could not disprove it they would have {who}’s right hand off. You swore on that hand, holding it.',
      'They read the charge to you at a window: that you had killed the judge of {where}, over chess, for hire. {foe} read it, beautifully. Nobody would answer for you until a lute-maker, {who}, came up the stair with glue on {who.his} apron, and put down a right hand to be drawn round in chalk, for the headsman’s guidance. You swore that the outline was all they should ever have.',
      'You had an excuse, that you were in another person’s chimney at the time, and could not use it. So {foe} had only to hold up the white knight from your trunk. The judge of {where} lay dead beside his chessboard, and you were the sort of person who does such things. {who} said that you were, and had not, and pledged a right hand on it. You swore to prove {who} right.',
    ],
    advances: [
      'It was said at the next table that whoever killed the judge had not known how to lose at chess. For some time you had thought so of {foe}.',
      'A porter remembered your trunk, and that it had been lighter by a horse when he carried it in.',
      'A woman to whom you had been kind told you that {foe} wears gloves to play, and did not use to.',
      'You found out that the judge had been about to go over the chancery accounts, and that {foe} kept them.',
      '{who} had sent you a new string for your temper, as the note put it, and the name of one more witness.',
      'You were pointed at, as one gets used to being; but the man beside the pointer shook his head, and was heard to say, “Not that one.”',
      'No two knights, a carver of chessmen explained to you, have the same nostrils. The one from your trunk, he had noticed, breathed only upon the left.',
      'In a chandler’s book you came on {foe}’s name against an ounce of something for rats, in a house that keeps nine cats.',
      'The judge’s old cook had your dish on the table before she recollected what you were accused of, and let you have it all the same.',
      'You learned that {foe} had been buying up lutes of {who}’s making, lest there should one day be no more of them.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the turner who made a second white knight.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search the turner’s loft for the pattern',
          description: 'The stairs are rotten, he counts his shavings, and he has been told to expect you.',
          success: [
            'It lay in a drawer of kings, wrapped in the order for it: one horse, white, to match, and no questions. There was no name. But the paper had been folded in three, and then once across, as they fold it only in the chancery of {where}; and in the crease was a little of {foe}’s red sand.',
            'You went through four hundred pawns by touch. Behind them he had kept the first try, as a good workman does, with a split in the ear; and on the base, in pencil, was the measure of it, in {foe}’s sevens, which have a hat on. He came up with a lamp. He seemed relieved that somebody had liked it.',
          ],
          failure: [
            'The third stair let you through as far as the waist. He came and looked at you from below, and then from above, and brought the neighbours. They took you out with a saw. By that time there was nothing in the loft but an open window and a smell of burnt box-wood.',
            'You found sixteen white knights, every one of them made since the charge was cried. All the town had wanted a remembrance of it, he explained. He had himself forgotten which was the first; and he would be obliged to you if you could see your way to signing a few.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Wait at {place} for the valet who let somebody in to the judge.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Wait for the judge’s valet to come out',
          description: 'He hides there, from you in particular, and has food for longer than you have.',
          success: [
            'He came out on the second day, backward, with a stick. You were sitting beside his only cheese, and had not touched it. He took that for a proof of character. It was {foe} whom he had let in, he said, by the garden, with a box of the shape for one chessman; and he put his cross to it.',
            'You sang all the judge’s songs, one after another, flat, as the judge had. At the ninth there was a sob among the stones. “He always lost to the chancellor,” said the valet, coming out with his hands up. “He did it to be kind. That once he had made up his mind to win.”',
          ],
          failure: [
            'You sat so still that a lizard sat down upon you. Then your stomach spoke, at some length. He answered it with a stone, and with a second, and told you from behind the third that he had been promised just such a visit.',
            'He called out that he would come as soon as you had turned your back. You turned it; he came, and went by, with his bundle on his head; and when one might decently look round there was only his hat, which he had left to keep you company.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn in {place} how the judge’s last game stood.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Play the dead judge’s game through',
          description: 'The old lady who played him by letter gives no quarter, and holds you to what you touch.',
          success: [
            'You took the judge’s side from the fifth move. At the twentieth the old lady across from you put down her needle. “There he is,” she said, and wept a little. It was mate in three, and by the white knight: so whoever took that piece off the board had seen it coming, and it was {foe} who sat opposite.',
            'She had every one of his letters, and in the last the position, drawn with a ruler. You set it up. Black was lost, and black was {foe}; there was one piece with which to do it, and it was wanting. She wrote that out for the court, and sealed it with a pawn.',
          ],
          failure: [
            'You were mated in eleven. To go on, she held, would be an insult to the dead, and she had you shown out by a maid who had watched the whole of it and was kind about the bishop.',
            'You touched the queen, meaning only to straighten her, and then had to move her. All that came after was a different game. When you asked to go back she was putting the men to bed in their box, one by one, with a cloth over.',
          ],
        }),
      },
    ],
    ready: [
      'The court was to sit at {where}, with a clerk, a chessboard and a block. {who} had cut {who.his} nails for it. You knew by now who had been losing, and that is half of any case.',
      'You had as much as could be got by asking. {foe} would be in the chair at {where}, since the judge was not; and {who}, you heard, was finishing a lute, rather fast.',
    ],
    test: {
      openings: [
        'At {where} they had set out the chessboard upon the judge’s own table, with everything in its place but the one piece, and beside it the block. {who} stood behind that with a rolled sleeve. {foe}, in the dead man’s chair, held the white knight up by its ears. “It was in your trunk,” said {foe}. “I ask merely for information: how did it come there?”',
        'You were shown to a stool lower than other stools. The whole of {where} had come, and brought its dinner. {foe} had the charge by heart, and looked, in saying it, not at you but at {who}’s right hand, which lay on the block, in its own outline in chalk. “Does the surety withdraw?” asked {foe}; and {who} told the court that it might as well get on.',
      ],
      still: [
        'The headsman had moved his basket a little to the left. {foe} had not once touched the chessmen without a glove.',
        '{who}’s hand was on the block as before, the fingers stirring a little, as upon strings. {foe} had begun the next paragraph.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell the court whom the judge was beating',
          description:
            'You accuse the chancellor from the prisoner’s stool, and slander there is paid for with the rod.',
          success: [
            'You told it as one tells a thing at table. There was a game that {foe} always won; there were accounts to be read on the Friday; and there was an old man, grown tired at last of losing from politeness. You did not raise your voice. By the end it was {foe} who sat low, and they were passing {who} something to eat.',
            'You began with your own crimes, so as to be believed, and came by degrees to the one that was not among them. They laughed, and then they counted upon their fingers, and then it was very quiet. {foe} ordered you to stop. “Let the chess-player go on,” said the headsman, and sat down on his block.',
          ],
          failure: [
            'It was going well till you said “accounts”. Half of {where} owed something in that book. They were on their feet at once, for order, and you were taken out between two ushers and beaten by the clause, with the clause read to you first.',
            '{foe} let you finish, and begged you, for the clerk’s sake, to say it all over more slowly. Nothing wears so badly. At the third hearing you contradicted yourself about a door; and the ushers had the rod out of its case, which was lined, you saw, with velvet.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Play out the judge’s game in court',
          description: 'One wrong move hands {foe} the case, and the ushers rap you for being slow.',
          success: [
            'You asked for the position as it had stood, and for an opponent, and one person only knew the black men. {foe} played, from vanity. At the last you put out your hand for the white knight; it was in {foe}’s glove; and all the room saw what it was that could not be let down upon that square. “Mate,” said {who}, quite softly.',
            'You moved for both sides, and said why. The schoolboys had it first, along the wall; one heard it go from bench to bench, that black was dead in three. “And who had black?” you asked. They told you, all together, in the voice that they keep for responses.',
          ],
          failure: [
            'You left a bishop hanging. It was pointed out to you by a fishmonger, by an usher, with the staff, and in the end by {foe}, who took it, with regret. The clerk wrote that the accused did not play well enough to have had a motive, and then, on being nudged, struck it out.',
            'The board was turned about. You had been playing the judge from the wrong side, and were eleven moves into proving that he had killed himself. {foe} proposed that it be accepted, and somebody threw a cabbage.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Lay your own hand upon the block',
          description: 'They may take it in exchange for {who}’s, and the headsman is very quick.',
          success: [
            'You put {who}’s hand aside by the wrist and laid down yours, in the chalk, where it did not fit. Then you looked at {foe}, and went on looking. The axe was up. Three times the headsman asked for the word; and {foe}, who could have said it of a stranger, could not of someone whom {foe.he} knew to be innocent.',
            'It was a right, you said, of the accused, and the clerk, to his own surprise, found it. You knelt there for so long that the headsman had to change arms. Somebody was crying, and it was the boy who had carried a certain trunk. He had put the horse in for the chancellor, he called out, and might it stop now.',
          ],
          failure: [
            'They put you to it with the flat of the axe first, which is the custom, to see whether you mean it. You meant it. But when you came to yourself you lay in the straw, with your hand in a rag, and it was {who} who had been led back to the place.',
            'You kept it there while the glass ran out. Then {foe} remarked that a guilty person would do no less, from remorse, and the room sighed and agreed. The blow, when it came, was with the staff, across the knuckles, for contempt.',
          ],
        }),
        does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Run and lead the guard to {foe}’s desk',
          description: 'It looks like guilt, it is upstairs, and the guard may stop you as they please.',
          success: [
            'You went over the rail, and they came after, the whole court, with its dinner. You took them through the chancery, up a stair, along a gallery, and so to {foe}’s own desk, which you had open with your heel as they caught you. The judge’s white knight rolled out among the ushers’ feet. For some time nobody arrested anybody.',
            'The guard was close, and you needed it to be closer. At the desk you stopped short; the captain went over your back into the drawers and brought them down with him. He sat up holding a chessman, and a jar with a rat on the label. “This is the chancellor’s,” he said. It was the first thing that he had ever found out.',
          ],
          failure: [
            'You ran well, and knew the way, and somebody had waxed the gallery. You travelled the length of it sitting, past six dead judges in their frames, and were received at the end by the guard, who had come round.',
            'You had the desk in sight, when a bench was put between your feet by an old lady with a taste for justice. They brought you back over their heads. The stool, in the meantime, had been made lower.',
          ],
        }),
        does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Offer {foe} the white queen to hold',
          description: 'It was the queen that killed him, and you must take hold of it first, in a glove with a hole.',
          success: [
            'You begged {foe} to accept of it, as a keepsake, and held it out by the crown. {foe} drew back. It was by no more than a thumb’s breadth; but there was not a soul there who had not seen. “It is only a queen,” you said, and offered her to each of the ushers, and they too looked at {foe}, and would not.',
            'You tossed it, underhand, as one throws a child an apple. Anybody would have caught it. {foe} upset the chair, the ink and the clerk in getting out of the way; and the queen rolled under the block and lay there, while every face in {where} turned from her to the chancellor.',
          ],
          failure: [
            '{foe} thanked you, took it in a glove of good kid, and put it in a pocket. So that was gone for the present; and when you had seen what your own thumb was doing, which was to turn a pretty shade of lilac, you had to ask to be excused.',
            'You had the wrong queen. {foe} rolled the black one between two palms, and then along a cheek, and wondered aloud what it was that you had hoped for. A chestnut struck you from the gallery, and was followed by the rest of the bag.',
          ],
        }),
      ],
    },
    triumph: [
      'They rubbed out the chalk at {where} with a wet cloth, and {who} watched them do it, flexing. Then you were asked to hold a peg. It was a lute that had been begun in a hurry and must now be done properly; you held the peg until the glue had taken. All that while the right hand went up and down before your eyes, doing what it liked, and neither of you mentioned it.',
      'You were declared innocent, in red, upon vellum, by a court that had never had to do so and was unsure of the form. You have it still. It is the only paper about you that is true, and you cannot show it to anyone in the trade. {who} has glued a copy inside a lute, under the rose, where the sound comes out.',
      '{foe} was allowed to finish the game. {who} had asked for that, and for nothing else; and the two of you stood by at {where} while black looked for a move, and looked, and at last laid down its king. Afterwards {who} put the white men away, right-handed, one by one, and shut the lid on them as softly as on a sleeper.',
      'The headsman of {where} called at {who}’s shop, without his basket, and asked what a small lute would be, for a daughter. He had stood over that hand for a good while, he said, and had got to thinking. You were there, mending nothing. {who} measured his thumb, out of habit, and told him to bring the girl; and to come himself, if he liked, and hear it tried.',
      'It was some days before people would play at chess with you, and then they all did, so as to say that they had. {who} will not play. What {who} does, when you come in from the street, is to hold up five fingers, in silence, like somebody stopping a cart; you hold up yours; and the apprentices believe that it is something to do with music.',
      'You went back to {where} for your trunk. It had been kept for you, and dusted, and they had put in the white knight, with a ticket to it, as being yours. You gave that to the judge’s cook. {who} carried the other handle all the way home in the right hand, and changed to the left only when nobody could suppose that there was a reason.',
    ],
    loss: [
      'It was done properly, at {where}, before everyone, and {who} said only, “Is that all?” {foe} had the glove that belonged to it sent to you. There is a lute on the wall of that shop with eleven pegs, and a place for the twelfth. {who} teaches now, by word of mouth. Pupils say that one can see it in the air, what they are being told.',
      'You were free by it; that was the law. The pledge had been taken, and nobody at {where} bore you any grudge. {who} learned to write with the left, and the first letter came to you, two lines, sloping, to say that you were not to mind. {foe} had lent the ink. You have it by you, and are able to read it about once in the year.',
      '{foe} has the judge’s chair, the judge’s board, and a new white knight. You were let go, and told not to come back. On the way out you passed {who}, upon the bench where they dress such things, holding one wrist up, as one is told to. “It was the better of the two,” said {who}, and tried to laugh at it, and you helped.',
      'They had not waited for the verdict. It was found afterwards that the axe fell before the clerk had dipped his pen; {foe} regretted it, and had a Mass said. {who} has a stall now, for strings. People there tell each other that it was you, after all; and {who} is the only one who ever gets up and says no.',
    ],
    fates: {
      triumph:
        '{who} makes lutes with ten fingers, and the best have a knight inlaid. {foe} rows in the galleys, where there is no chess, and is said to be improving.',
      loss: '{who} sells strings with the left hand. {foe} judges at {where}, has grown stout, and wins every game.',
      death:
        'The court at {where} found that the dead cannot default, and gave {who} back the pledge. {foe} appealed, and it is being heard yet.',
    },
  },
];
