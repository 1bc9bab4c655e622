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
      '{who}, an {who.trade}, had made seven drops of a medicine, and asked you to carry them to {where}, to a boy of nine who was being poisoned there. He is {who}’s own son and tastes the Duke’s soup. The physician {foe} was trying a new poison on him, in order to kill the Duke with it. Six drops would not cure him. You swore to bring him the flask, full, and upright.',
      '{who}, the {who.trade}, held a flask up to the window and made you count seven drops. So many would cure a child of the poison that {foe}, a physician, was giving him, and six would not. The child was {who}’s, in service at {where}, and {foe} was finding out on him how much would kill a Duke. {who} was watched, and could not stir. You swore to carry all seven to the boy.',
      '“He writes that he is well,” said {who}, the {who.trade}, and showed you a shaky letter from a little son. He was at {where}, and the physician {foe} was feeding him a poison, to find out how much a Duke would want. {who} had made the one cure for it: seven drops, in a glass no bigger than a date. You swore to carry it to the boy, and that none should be spilt.',
      '{who}, an {who.trade}, had you walk across the shop with a brimming spoon, and then told you why. {who}’s boy was a page at {where}. {foe}, the physician there, gave him a grain of poison a day, by way of rehearsal for a Duke. There were seven drops of a cure, which could not be made twice, and you were to carry them. You swore on the spoon to bring the boy all seven.',
      '{who}, the {who.trade}, had learned from a lock of white hair that a little son at {where} was being poisoned. The physician {foe} was trying on him what was meant for a Duke. {who} had seven drops that would cure the boy, if they were carried level and cool, and asked you to do it. You swore, and had to unclench your hand to take the flask.',
    ],
    advances: [
      'You had found a way to carry the flask so that nothing moved in it, and the seven drops were safer.',
      'A muleteer who brings fish to {where} was willing to take you in among his baskets.',
      'The flask had a better stopper now, of wax and hair, and no drop could leak out.',
      'You knew now on which days {foe} gives the boy no poison, and so when he can best be cured.',
      'A cook at {where} had seen that the boy was ill, and would let you in to him.',
      'You knew now which gate of {where} is not searched by {foe}’s men.',
      'A washerwoman had told you that the boy at {where} was still alive, and in which room he lay.',
      'One of {foe}’s servants had run away, and told you where {foe} sleeps.',
      'A page dismissed from {where} had drawn you {foe}’s door, with all its bolts.',
      'It was known now that {foe} had not heard of the seven drops, and had no guard set for them.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Have a case made in {place} that will keep the flask level.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Hang the flask in a ship’s compass rings',
          description:
            'They keep it level however you walk, but it is close work over a hot lamp, and the maker will not let you sit.',
          success: [
            'You had a case made in which the flask hangs level, however it is turned, in the two brass rings of a compass. You tried it on its side and upon its head, and not a drop moved. The maker asked what was in it, and you would not tell.',
            'You filed the rings until the flask hung level in its box, and the maker, who had sneered at you, kicked the box across the floor to try it. You both ran after it. There hung the flask, with all seven drops.',
            'You got the flask to hang level, on the fourth try, when you had weighted the lower ring with a lead button from your own coat. I have turned that box over nine times. It did not spill.',
          ],
          failure: [
            'The rings did not hold the flask level, as they were made for something heavier. It tipped over, and you caught it upside down with your thumb on the stopper. The maker begged to see you do that a second time.',
            'You did not finish the case, because the maker’s apprentice sneezed, and a pin was lost. It would stand level only for as long as nobody carried it. You would have to begin again.',
            'You did not get the flask to hang level, because you drilled the left pivot a hair too high. It leaned toward you however the box was held. The maker said that it was fond of you.',
            'You burned your thumb on the lamp and let the brass ring fall into the fire, so that there was no case for the flask. The maker had you fish it out, and wait until it was cold.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Pass the searchers whom {foe} has posted at {place}.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Slip past {foe}’s searchers with the flask',
          description:
            '{foe} has set men here to find it: they turn out every pocket, smell every bottle, and run well for their weight.',
          success: [
            'You got past {foe}’s searchers with the flask in your cheek, behind a friar whom they were smelling. One of them called after you that you should have that tooth seen to. You went a mile before you took it out, very carefully.',
            'You slipped by the searchers: you threw your hat one way and went the other, and it was the hat that they brought down. When they had found it empty you were out of sight, with all seven drops.',
            'You got the flask past the searchers, by standing in the line of those who had been searched already, and complaining of it. Asked how long you complained, you said until they asked you to go.',
          ],
          failure: [
            '{foe}’s searchers caught you before you were past, and smelled everything that you had. They did not find the flask, since you were kneeling on it. There you had to stay, in prayer, and then go back.',
            'You ran from the searchers, and they hunted you into some nettles and sat down round them to wait. You crept out with the flask held up before you like a candle, and it was on the side from which you had come.',
            'You did not get past {foe}’s searchers, as they had been doubled since the morning, and one of the new ones knew your walk. You went back by the left side of the road, with the flask upright.',
            'You tried to pass the searchers behind a hay cart, and the cart stopped, and you walked out from behind it before you knew. They had smelled your hat and both boots when you broke away.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask in {place} the girl who was sent away from {foe}’s kitchen.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the kitchen girl how the boy is fed',
          description:
            '{foe} dismissed a girl for noticing it, and she serves in a kitchen of this place now; she talks only while you do her work.',
          success: [
            'The kitchen girl told you how the boy is fed, while you turned the spit for her: all that he takes goes in by a horn spoon of his own. Whoever could drop something into that spoon would need nothing else. It was a way to him.',
            'The girl had you shell peas, and told you that the boy is thirsty when {foe} has fed him, and anybody may bring him water. There was a back stair to his room. She drew it for you, in pods.',
            'The kitchen girl told you how the boy is fed, for you had scoured eleven pans and asked nothing: {foe} brings the bowl in person, from the left, and tastes a different spoonful.',
          ],
          failure: [
            'You plucked geese for the kitchen girl, one after another, and in the end she told you nothing. She had a mother to keep. The boy was fed with love, she said, as she had been taught to say.',
            'The girl had begun to tell you, and you let the roast burn in order to hear, so that her mistress came in with a ladle. You had to leave. The sentence had started with a spoon, and might have ended in anything.',
            'You washed pots for the kitchen girl and broke a dish, and she had to hide the pieces and told you nothing of the boy. There were seven pieces. She knew where to put them, you said.',
            'The kitchen girl did not tell you how the boy is fed, because you asked her in {foe}’s very words, and she took you for one of that house. She pointed at the onions.',
          ],
        }),
      },
    ],
    ready: [
      'You had the seven drops, and you knew the way to the boy at {where}. {foe} had ordered a larger spoon for him; so you had to go now, and bring all of them.',
      'There was nothing more to learn, and you were to take the drops to {where}, past {foe}, to the boy. {who} had written only that the boy’s letters had left off.',
    ],
    test: {
      openings: [
        'At {where} you came to the bed of the poisoned boy, with the seven drops in your hand, and {foe} sat beside it, stirring a cup. You had to get the drops into the boy’s mouth, and {foe} would not let you. Two men stood by, and outside the window ran a ledge. “You are the cure,” {foe} told you, without malice. “See how far it gets.”',
        'You stood with the flask in the sickroom at {where}, where {foe} was poisoning the boy, and had to give him all seven drops. There was one door, and a window with a ledge outside. Two armed men stood beside the bed, and the physician rose, with a cup. The boy saw what you held and looked away, so as not to give you up.',
      ],
      still: [
        'The boy had not had the seven drops yet, and would die if you left, and {foe} still sat between you and the bed.',
        'You had still to bring the seven drops to the boy’s lips, and {foe} would not let you come to the bed. The boy coughed, and begged pardon for it, and {foe} wrote that down.',
      ],
      givenUp: [
        '{foe}’s two men put you out of the house at {where}. You had kept the flask, with all seven drops, and the boy was alive; and so you could come again.',
        'You were thrown down the stairs at {where}, held up the flask the whole way, and spilt nothing. {foe} stayed with the boy, who was no worse, and you might try another time.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Dare {foe} to drink the boy’s cup',
          description:
            'You must say it so loudly that the household comes in, and {foe}’s men are nearer than the household.',
          success: [
            'You dared {foe} to drink the boy’s cup, before the whole household, and while they waited for it you gave the boy the seven drops. It was only milk, said {foe}, and lifted it, and set it down, and lifted it. Nobody all that while looked at the bed.',
            '{foe} would not drink the cup, and everybody saw it, and the boy was saved. You had urged it as one does who means well. A steward took the spoon and held it for you, quite still, while you let the drops fall.',
          ],
          failure: [
            '{foe} drank a cup before everybody, and it was not the poisoned one, so that nobody believed you. That was beneath the pillow. The men took you by the elbows and put you back at the door.',
            'You had got as far as “drink” when one of {foe}’s men put a hand over your mouth. The household was told that you were a patient. You bit him, and stood by the door again, with the drops in your fist.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Go round by the window ledge to the bed',
          description: 'It is as wide as a hand, slopes outward, and leaves you only your teeth to hold the flask.',
          success: [
            'You went round by the ledge, came in behind the curtain, and gave the boy all seven drops. He counted with you. When {foe} drew back the curtain there was only a child, asking for bread.',
            'You came in by the window while they all looked at a pigeon, and filled the boy’s horn spoon with the seven drops. He shut his eyes and swallowed. You were out on the ledge again before {foe} looked round.',
          ],
          failure: [
            'You could not get in from the ledge, as the window was nailed up. You saw the boy through the pane, and he shook his head. A man leaned out with a boat-hook, and you went back faster than you had come.',
            'You slipped on the ledge and fell two floors, into somebody’s washing, with the flask unhurt. You had held that and not the wall. You had to come up by the stairs and begin again.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Shut {foe} out while the boy drinks',
          description:
            'There are two men and a physician to put out at the door, and you will have only your back to hold it with.',
          success: [
            'You put {foe} and the two men out at the door and held it with your back, until the boy had drunk all seven drops. You heard him count. Then you let go, and they came in upon their faces, too late.',
            'You dragged the bed across the doorway, with {foe} on the other side, and the boy drank the seven drops in it. They broke two halberds. He asked, when he had breath, whether there was any more.',
          ],
          failure: [
            'You could not hold the door, as they took it off its hinges and walked across you. The flask was in your armpit, whole. The boy had not drunk yet, and {foe} was back at his bed.',
            'You put them out and held the door, and {foe} came in behind you by the window. One of the men hit you with a warming-pan. The boy had not had a drop.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Lie beneath the bed until {foe} dozes',
          description:
            'Then you could give the boy the drops, but it is dusty, you must not sneeze, and you will hear every dose that he takes.',
          success: [
            'You lay under the bed until {foe} slept, and then you poured all seven drops into the boy’s hand, which he had put down for you. You heard him lick between the fingers. He was cured, and {foe} still snored.',
            'The boy talked {foe} to sleep, of pigeons, for he knew that you lay beneath the bed. At the thirtieth {foe} snored. You came up on the far side, and he drank the seven drops and moved over, to let you get your breath.',
          ],
          failure: [
            'You lay under the bed until somebody sneezed from the dust, and it was not clear whether it was the boy or you. {foe} looked down to see. You got out at the other end, with the drops, and stood before them again.',
            '{foe} did not sleep, and it was a small dog that brought you out from beneath the bed, by the cuff. You said that you were a thief. The flask was in your stocking, and the boy had had nothing.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Give {foe} a flask of vinegar as the cure',
          description:
            'While {foe} studies it you may reach the boy, but it gives away that there is a flask, and must be yielded as if in grief.',
          success: [
            'You gave {foe} a flask of vinegar for the cure, and while {foe} examined it you gave the boy the true one. He put out his tongue like a child at the rail. {foe} was writing, as there was a great deal to be said of vinegar.',
            '{foe} took the flask of vinegar that you offered for your life, and put it upon the fire to see what it would do. It fizzed. Meanwhile you had walked round to the bed, and the boy had all seven drops.',
          ],
          failure: [
            '{foe} smelled that it was only vinegar, and called for lettuce. You were made to sit down and eat that. The boy was given his cup without you, and you had still the flask.',
            '{foe} believed that your vinegar was the cure, and gave it to the boy at once, so that he had a stomach-ache as well. It did him no good. You had the true drops in your hand, and two men in front of you.',
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
      'You were accused of killing the old judge of {where}, and had not done it. {foe}, the chancellor, laid it to you, because the white knight from the judge’s chessboard was found in your trunk. {who}, a {who.trade}, stood surety for you, so that you might go free until the trial, and will lose a hand if you are condemned. You swore to {who} to clear yourself.',
      '{who}, a {who.trade}, had pledged a right hand for you, and you swore to save it. {foe}, the chancellor of {where}, accused you of killing the judge there, upon a white chessman in your luggage. You had not done it. You might go free until the court sat, and if you could not clear yourself the hand would be cut off. “I know your work,” said {who}. “It was never so untidy.”',
      '“Did you kill him?” asked {who}, a {who.trade}, and you said no; and {who} went and stood surety for you. Somebody had poisoned the judge of {where} with a chessman, and {foe}, the chancellor, said that it was you, as a white knight lay in your trunk. If you could not disprove it they would have {who}’s right hand off. You swore on that hand to clear yourself.',
      '{foe}, the chancellor, charged you with the death of the judge of {where}, whose white chess knight had been found in your trunk. You were innocent. Nobody would answer for you until {who}, a {who.trade}, pledged a right hand, to be cut off if you were condemned, and had it drawn round in chalk. You swore to {who} to clear yourself, so that the hand should be kept.',
      'The judge of {where} lay dead beside his chessboard, the white knight of it lay in your trunk, and {foe}, the chancellor, accused you of murder. You had not done it, but nobody could bear you out, as you had been alone. {who}, a {who.trade}, pledged a right hand that you were innocent. You swore to prove it at {where}, before it was cut off.',
    ],
    advances: [
      'A woman had told you that {foe} quarrelled with the judge in his last week, and would say so at {where}.',
      'A porter remembered your trunk, and would swear that no chessman was in it when he carried it.',
      'It was known now that {foe} had begun to wear gloves at chess.',
      'You knew now that the judge had meant to look into {foe}’s accounts, and so that {foe} had a reason to kill him.',
      '{who} had found a witness who was willing to speak for you at the trial.',
      'People at {where} said openly that they did not believe you to be the judge’s murderer.',
      'A carver of chessmen was ready to swear that the white knight from your trunk was not the judge’s own.',
      'It was known now in which chandler’s shop {foe} had bought poison for rats.',
      'The judge’s old cook believed that you had not killed him, and would say so at the trial.',
      'A clerk of {foe}’s had left, and would say that {foe} ordered your trunk to be searched before anybody knew of the murder.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the turner who made a second white knight.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search the turner’s loft for the pattern',
          description:
            'It would prove that the knight in your trunk was a copy, but the stairs are rotten, and he has been told to expect you.',
          success: [
            'You found in the turner’s loft the order for a second white knight, and it had come from the chancery of {where}. There was no name. But in the fold was a little of {foe}’s red sand, and that was proof enough that the one in your trunk was false.',
            'You found the turner’s first try at the knight, with its measure written on it in {foe}’s hand. He had kept it behind four hundred pawns. He came up with a lamp, and seemed relieved that somebody had liked it.',
            'You got the pattern of the second white knight out of the turner’s loft: it stood on a beam, under a cup, and the bill for it lay beneath. Asked who had paid, you read out: {foe}.',
          ],
          failure: [
            'You broke through the stair to the turner’s loft and found nothing. The neighbours took you out with a saw. By that time the pattern had been put away.',
            'You found sixteen white knights in the loft, and could not tell which was the first. All the town had wanted one since the charge was cried. He would be obliged to you, he said, if you would sign a few.',
            'You were heard in the turner’s loft before you had the pattern, as he had strewn the floor with nutshells. He called up from below to ask if you would care for a lamp.',
            'You searched the loft on the left side only, as the turner was asleep on the right, and did not see the pattern. He slept, by your count, four hours, and then sat up and wished you a good day.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Wait at {place} for the valet who let somebody in to the judge.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Wait for the judge’s valet to come out',
          description:
            'He knows whom he let in to the judge, but he hides there, from you in particular, and has food for longer than you.',
          success: [
            'The judge’s valet came out on the second day, as you had not touched his cheese, and told you what he knew. It was {foe} whom he had let in to the judge, by the garden, with a box for one chessman. He put his cross to it.',
            'You sang the judge’s songs until his valet came out and spoke. “He always lost to the chancellor, to be kind,” he told you. “That once he had made up his mind to win.” He had let {foe} in that night, and would swear to it.',
            'You waited for the valet without a fire, and on the third night he came out and sat down beside you, and named the person whom he had let in. His hands were cold. You gave him the left glove.',
          ],
          failure: [
            'You waited for the valet, and your stomach growled, and he threw stones at the noise. He had been promised just such a visit, he called out. He did not come.',
            'The valet went by while your back was turned, as he had asked you to turn it, and told you nothing. There was only his hat. You would have to wait for him again.',
            'You waited for the judge’s valet, and fell asleep toward morning, and he stayed where he was. He had put a blanket over you while you slept. Asked how you knew, you said that it was his.',
            'The valet did not come out, as your horse had been seen, and he took it for one of {foe}’s. He asked you through the wall to go. You asked him how long he could stay. He said until Lent.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn in {place} how the judge’s last game stood.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Play the dead judge’s game through',
          description:
            'It may show who wanted the knight gone, but the old lady who played him by letter holds you to what you touch.',
          success: [
            'You played the judge’s last game through, with the old lady who had known him, and found that he was about to win, by the white knight. It was {foe} who sat opposite. So you knew why that piece was taken off the board.',
            'The judge’s last letter to the old lady showed the game, and by it {foe} was lost. There was one piece with which to do it, and it was wanting. She wrote that out for the court, and sealed it with a pawn.',
            'You played the game through to where the judge had stopped, and saw from the score that the white knight still stood on the board when he died. The old lady put the kettle on, and cried.',
          ],
          failure: [
            'You lost the judge’s game in eleven moves, and the old lady would not go on. It was an insult to the dead, she held. You had not learned how it stood.',
            'You touched the queen, meaning only to straighten her, and then had to move her, so that it was a different game. The old lady put the men away. You learned nothing by it.',
            'You could not play the judge’s game through, as you set up the board with a black square at the right hand, and the old lady swept off the pieces. She let you pick them up: thirty-two.',
            'You followed the judge’s game for thirty moves, and lost the thread at the exchange of bishops, so that you do not know how it stood. The old lady took back her spectacles and said good night.',
          ],
        }),
      },
    ],
    ready: [
      'You had your proofs, and were to go to {where} and clear yourself before the court. {who} had cut {who.his} nails for it. You knew by now who had been losing at chess.',
      'There was no more to be got by asking, and you were to stand your trial at {where}, with {foe} in the judge’s chair. {who}, you heard, was finishing a lute, rather fast.',
    ],
    test: {
      openings: [
        'You stood before the court at {where} to clear yourself of the judge’s death, and {foe}, your accuser, sat in the judge’s chair. The judge’s chessboard was set out, all but the white knight, and beside it stood a block for {who}’s hand. Above was {foe}’s own desk, which nobody had searched. “The knight was in your trunk,” said {foe}. “How did it come there?”',
        'The trial began at {where}, where you had to prove that you had not killed the judge. {foe} read the charge and looked at {who}’s right hand, which lay on the block. It would be cut off if you failed. The judge’s chessboard lay upon the table, with his last game, the white queen in the middle. Nobody had looked into {foe}’s desk, in the room above.',
      ],
      still: [
        'You were not cleared yet of the judge’s death, and {who}’s hand still lay upon the block, to be cut off if you gave up. {foe} had not once touched the chessmen without a glove.',
        'The court still held you guilty, and the headsman stood by {who}’s hand, so that you could not leave before you had proved the contrary. {foe} had begun the next paragraph.',
      ],
      givenUp: [
        'The court at {where} was adjourned with nothing proved, and {who} took the hand off the block for that day. You were let go until the next sitting.',
        'So many people shouted that {foe} had to send the court home. {who} kept the hand, you were accused as before, and you were to come again to {where}.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell the court whom the judge beat at chess',
          description:
            'You say that {foe} killed him sooner than lose, from a prisoner’s stool, and slander there is paid for with the rod.',
          success: [
            'You told the court of the game that {foe} always won, until the judge grew tired of losing, and they believed you. You were acquitted. By the end it was {foe} who sat low, and they were passing {who} something to eat.',
            'You told the court your own crimes first, and so they believed you about the one that was not among them, and cleared you of it. {foe} ordered you to stop. “Let the chess-player go on,” said a headsman, and sat down on his block.',
          ],
          failure: [
            'You said the word “accounts”, and half the court owed something in that book and would not hear you. They were on their feet at once. You were beaten by the ushers and put back in your place.',
            '{foe} made you tell it three times, and at the third you contradicted yourself, so that nobody believed you. The ushers had the rod out of its case. Then you were asked to go on.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Play out the judge’s game in court',
          description:
            'It may show that {foe} was losing it, but one wrong move hands {foe} the case, and the ushers rap you for being slow.',
          success: [
            'You played the judge’s game against {foe} before everyone, and won it by the knight, and so it was plain who had wanted that piece gone. You were cleared. “Mate,” said {who}, quite softly.',
            'You moved for both sides, and the whole court saw that {foe} had been lost in three. “And who had black?” you asked. They told you, all together, and you were acquitted.',
          ],
          failure: [
            'You lost a bishop in the judge’s game, and proved nothing. A fishmonger pointed it out to you, and {foe} took it, with regret. The accused did not play well enough to have had a motive, wrote the clerk, and had to strike it out.',
            'You had the board the wrong way round, and were proving that the judge had killed himself. {foe} proposed that it be accepted. Somebody threw a cabbage.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Lay your own hand upon the block',
          description: 'They may take it in exchange for {who}’s, and the headsman is very quick.',
          success: [
            'You laid your own hand on the block in place of {who}’s, and looked at {foe}, who could not give the word. The axe was up. Three times the headsman asked for it. So everybody saw that {foe} knew you to be innocent, and you were free.',
            'You knelt at the block with your hand upon it until a boy among the people cried out that it was he who had put the knight in your trunk, for {foe}. Might it stop now? You were acquitted.',
          ],
          failure: [
            'You laid your hand on the block, and they tried you with the flat of the axe, and you fainted. You came to yourself in the straw. It was {who} who had been led back to the place.',
            'You kept your hand on the block, and {foe} told the court that a guilty person would do no less. They sighed and agreed. You were struck across the knuckles, for contempt, and sent back to your place.',
          ],
        }),
        does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Run to {foe}’s desk and be followed',
          description:
            'What lies in it may clear you before them all, but it looks like guilt, it is upstairs, and the guard may stop you.',
          success: [
            'You ran to {foe}’s desk with the whole court after you, and had it open as they caught you. The judge’s white knight rolled out, the true one. They let you go, and looked at {foe}.',
            'You led the guard to {foe}’s desk, and its captain opened it and brought out a chessman and a jar of rat poison. “This is the chancellor’s,” he said. It was the first thing that he had ever found out, and it cleared you.',
          ],
          failure: [
            'You ran for {foe}’s desk, and slipped on a waxed floor, and the guard had you. They brought you back before the court.',
            'You had {foe}’s desk in sight when an old lady put a bench between your feet. You were caught, and brought back over the heads of the court.',
          ],
        }),
        does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Offer {foe} the white queen to hold',
          description:
            'The judge died of the poison on it, and {foe} may shrink from it, but you must hold it first, in a glove with a hole.',
          success: [
            'You offered {foe} the white queen, and {foe} drew back from it, and there was not a soul there who had not seen it: {foe} knew that it was poisoned. It was only a queen, as you pointed out. You were cleared.',
            'You threw the white queen to {foe}, who upset the chair, the ink and the clerk in getting out of the way, so that everybody understood. The queen had killed the judge. Every face in {where} turned to the chancellor, and you were free.',
          ],
          failure: [
            '{foe} took the white queen in a good glove and put it in a pocket, and nothing was proved. Your own thumb had turned lilac from it. You had to ask for water.',
            'You had brought the wrong queen, and {foe} rolled it between two palms and laughed. A chestnut struck you from the gallery, and others after it.',
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
