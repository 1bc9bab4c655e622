import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const knightMoreOaths: readonly OathContent[] = [
  {
    key: 'knights/strangers-bones',
    kind: 'find-out',
    drives: ['perception', 'intellect'],
    title: 'Find out whose bones {foe} keeps in the new shrine at {where}.',
    who: { trade: 'laundress', genders: ['female'] },
    foe: { trade: 'prior', genders: ['male'] },
    goal: 'city',
    ways: ['explore', 'talk'],
    sworn: [
      '{who} the laundress washed the altar linen for the new shrine at {where}, and for that she was let kiss the saint’s hand. It had a crooked little finger. She had set that finger herself, with a spoon and a bootlace, when her brother was six; and nine years ago he went out to sell a cow. {foe} the prior keeps the coffin locked. You swore to find out who is in it.',
      'Nine years back the brother of {who} the laundress went to sell a cow, and did not come home. In that same month {foe} the prior discovered a saint, at {where}, whom nobody had known; he calls him the Blessed Stranger, and lets no one see more of him than a hand. “It bends as ours do,” said {who}, and bent hers to show you. You swore upon her washboard to learn the truth.',
      '“He has cured a bishop of the stone,” said {who} the laundress, “and he never could cure himself of hiccups.” She meant the new saint of {where}; for in his hand, at the grating, she had known her brother’s, who has been gone nine years. {foe} the prior has the chest, and the key, and the story. She wanted the true one. You dried your palm, so as to have something to swear with.',
      'A woman was being put out of the church at {where} for calling a saint by his Christian name. That was {who} the laundress. The saint, she held, was her brother, who set off nine years ago with a cow; and {foe} the prior, who found the body, will not say on what spot, nor in what coat. You had only held the door for her. By the foot of the steps you had sworn to find it out.',
      'The saint at {where} has neither a name nor parents, and {foe} the prior, who dug him up, likes him so. But {who} the laundress had seen his hand, and went home and got out the shirt that she still keeps ironed for a brother gone nine years with a cow. She wished to know if it was he, and how he died. She laid the shirt over your arm, and you swore before you had thought about priors.',
      'You wore a pilgrim’s badge of the Blessed Stranger, and {who} the laundress asked you to take her brother out of your hat. So you heard of it: the cow, the market, nine years without a word, and then at {where} a hand with a crooked finger, put through a silver grating to be kissed. What {foe} the prior knows he tells nobody. You stood there bareheaded, with the tin saint between you, and swore.',
    ],
    advances: [
      'Somebody there had met a man with a cow, nine years ago, and remembered the cow; it was a beginning.',
      '{who} had word of it, and turned the collar of the ironed shirt, in case it should still be asked for.',
      'A pilgrim told you that {foe} lets no one kiss the Stranger’s hand who comes from {who}’s village.',
      'The goldsmith who made the grating said to you that {foe} had wanted the holes small, and then smaller.',
      'By now you knew the Stranger’s legend in three versions, and there was a door in all of them, and it was shut.',
      'An old novice of {foe}’s, who sells onions now, would say only that he has never since been able to hear knocking.',
      'A boy cured of the falling sickness at {where} told you that the saint had said to him, quite plainly, “Mind her off hind leg.”',
      'You learned in whose field a strange cow had stood for a week, lowing at the priory wall, till she was eaten.',
      '{foe} had preached again upon the Stranger, you were told, and lost his place where he always does, at the finding of the body.',
      'They had begun at {where} to ask one another, over the candles, what a saint’s mother would have called him.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Ask the drover at {place} about a cow sold nine years ago.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the drover after one cow',
          description: 'He has sold eleven thousand since, and you must hear of most of them before he comes to yours.',
          success: [
            'He began with a heifer at Easter, and you nodded him through nine years like a mule going over a pass. Then he stopped. That one he had not bought, he said; the price was fair, but the man was shaking with fever, and he had told him to go and knock at the priory, as they are bound to take in the sick.',
            'You asked it of the dog first, since the drover only talks to those who talk to the dog. A red cow, he said in the end, and a man too ill to hold her. He had pointed that man to {foe}’s door with this same stick; and he looked at the end of the stick.',
          ],
          failure: [
            'He told you every cow that he had loved. At the four hundredth there was one who had his mother’s eyes, and he could not go on for weeping. You lent him your sleeve, and came away from {place} with nothing else to show for it.',
            'The drover supposed that you wished to buy. By the time you had made it clear that the beast you wanted was nine years dead he had taken you for a madman or a Dominican, and in either case he did not hold with it.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Read the priory’s old door-book, which was pawned in {place}.',
        offer: does(['explore', 'intellect', 'medium', 'none'], {
          action: 'Go through the pawned door-book',
          description: 'The pawnbroker lets you read by the candle-end, and the porter wrote with his left hand.',
          success: [
            'There it was, between a bishop’s nephew and a load of eels. “A man with a cow. Asked for the infirmary. The prior, being at table, said that we were full.” After that, in the same bad hand, were the words “still knocking”, and they were written three times.',
            'One leaf had been cut out. But the porter leaned hard, as the unlettered do, and when you had rubbed the next with soot it gave up what was written above it: a fever, a shut door, and {foe}’s order. You had the pawnbroker set his mark to it that he had seen this.',
          ],
          failure: [
            'The porter had recorded each guest by a drawing of his shoes. You looked at nine years of shoes. One pair had hay upon it, or feathers; and the candle, which was charged by the inch, went out upon that question.',
            'You had found the year, and had found the month. Then the pawnbroker’s wife came down for the book to raise a child with at table, and there is no appeal against soup.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Dig out the grave at {place} where the Stranger first lay.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Dig up the empty grave',
          description: 'It is clay, it has been blessed, and the pilgrims who think it holy carry staves.',
          success: [
            'You went down to the depth of your belt. At the bottom, where the head would have been, lay what the monks had not thought worth a reliquary: a cow’s halter, plaited in four, with a knot in it that {who} had described to you. He had been put in the ground with it still about his wrist.',
            'They gathered to stop you, and then to see, and then there was one who held the lantern of his own accord. What you turned up was a shoe. It was mended with a laundress’s tape. Two old pilgrims, who had kissed that ground for years, sat down on the heap with it between them, and were some time silent.',
          ],
          failure: [
            'You had got in as far as the knee when a pilgrimage arrived. There were sixty of them, with a hymn; they took you for a sinner who was burying himself alive, and joined in, with great good will, from the top.',
            'It had been dug so often for the holy earth that the grave at {place} was by now the size of a barn, and four other people were in it. One of these had lost a ring. You found the ring.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'You had the cow, the door and the fever, each from a different mouth. All that they wanted was the coffin to be laid beside, and that stood at {where} under {foe}’s key.',
      '{who} had taken the shirt and gone to {where} before you, to be there, she said, when he was let out. There was nobody left to ask but {foe}, and the dead.',
    ],
    test: {
      openings: [
        'The shrine at {where} was hung with wax legs. {foe} sat before it in his stall, with the key on a cord, and would let none of the pilgrims see into the chest; and you had come to learn whose bones were inside. {who} was on her knees, washing the step. She had reached the place where the hand comes through, and wrung out her cloth, and stayed.',
        'You came into the church at {where}, where the coffin of the Blessed Stranger stood behind silver, and {foe} before it, who alone knows how that man died. The cured were singing. Through the grating lay the hand, kissed as smooth as a spoon. {who} had put her own beside it upon the ledge, and the two little fingers bent the same way.',
      ],
      still: [
        'The pilgrims at {where} had gone back to their hymn, and {foe} to his stall; he had the key inside his fist now.',
        'And {who} still knelt at the grating in {where}, and would be moved neither by sacristans nor by Latin.',
      ],
      offers: [
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Hide in the church and open the coffin',
          description: 'It is a chest with three locks, and sacrilege if you are wrong; they burn people for less.',
          success: [
            'When the singing had gone out you had the lid up with a candle-spike. He was not all there; no saint is. But about the wrist was a plaited halter, and below it, folded by somebody ashamed, a leaf out of the porter’s book. You read it aloud. {foe} had come in behind you, and said the end by heart.',
            'You found the bones of a cowherd, with a child’s tooth that he had kept, God knows why, in a twist of {who}’s tape. There was a wooden cup as well, bitten through along the rim. So he had died of thirst as much as of fever, and on the wrong side of a door. You carried the cup out to them.',
          ],
          failure: [
            'You had two of the locks, when the third began to play a psalm. It was a work of the goldsmith’s, with little hammers. The whole of the choir came down to hear it, in their stockings.',
            'You lifted the lid, in the blackness, put in your arm and took hold of a hand; and it took hold of yours. It was the sacristan, who sleeps there for his back. Between you, you woke {where}.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'charisma', 'hard', 'grave'], {
          action: 'Ask {foe} before the pilgrims who knocked',
          description: 'They love their saint; if he denies it you stand among four hundred people with crutches.',
          success: [
            '“Father,” you said, “how many times did he knock?” It fell into a gap in the hymn. {foe} opened his mouth, and what came out was a number. It was forty-one. He had counted them, he told the church at {where}, from his bed, and had every night since counted them over; and he held out the key to anybody who would take it.',
            'You did not ask him who the Stranger was. You asked who had been at table. So {foe} began upon the names, thinking them a defence; there was a bishop’s nephew, and a pike in sauce; until he heard his own voice say that they had sent out word that there was no room. It is in Saint Luke, and he knew where.',
          ],
          failure: [
            'You asked it. {foe} spread his arms and said that the Stranger had knocked at every heart. There was a groan of love all through the church, and then somebody noticed that yours had not joined in it.',
            'A woman cried that she had been blind. You could not well tell her that she had been cured by a cowherd, and before you found another way to put it they had begun to use their crutches.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Knock at the priory door until it opens',
          description: 'As he did: without food, with no other word, for as long as a man can who has a fever.',
          success: [
            'At first they told you to come back. Later they told you about dogs. You knocked on, no louder, and at the four hundredth stroke, or it may have been more, a bolt was drawn, and there stood {foe} in his shirt, as white as it. “You are dead,” he said to you. “I let you die of it. I have built you a church.”',
            'Your knuckles went, and you used the heel of your hand. In the cells they lay and listened, old men, who had lain and listened once already. It was not {foe} who came down. It was nine of them, with candles, in their bare feet, who wished to confess to somebody what they had heard that other time and not got up for.',
          ],
          failure: [
            'They had learned from the last time, and fitted a second door, with felt. You knocked till you could not lift your arm. It opened at length to let out a cat, who was surprised at you.',
            'You had knocked for so long that a crowd had formed, and it took the sound for a miracle of the saint’s. They sang. Nobody in the house could hear you after that, and {foe} sent them out bread.',
          ],
          hurt: 'weariness',
        }),
        does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Lift the key from {foe}’s girdle',
          description: 'It hangs by his beads, and he tells those without a stop; you must take it between two Aves.',
          success: [
            'You knelt to be blessed, and at the word “Stranger” his hand shook, as you had been told that it does. When he had recovered the beads he was a key short. {who} took it from you beneath the wet cloth; and since nobody looks at a woman with a bucket she had the chest open, and found the halter, before the creed was out.',
            'There was a knot in that cord such as they teach to novices, and you had been shown how to undo it by an onion-seller. It came away as he turned a page. You opened the chest with bell and candle going, so that it passed for part of the office, and held up what lay there: a porter’s page.',
          ],
          failure: [
            'What you drew from his girdle was the key of the buttery. You did not know it until you had tried it in the shrine, before a bench of cellarers, who did.',
            'He felt it go. He said nothing to you, but only told that bead again, and again the next, and never took his eyes from your hand, until it had brought the key back by itself.',
          ],
        }),
        does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Lay the ironed shirt upon the coffin',
          description: 'You give up {who}’s one proof into {foe}’s hands, and he need only burn it.',
          success: [
            'You told no one what it was. {foe} bent to take it away, saw the tape along the hem, and stayed bent. He had seen that before; he had cut off its fellow himself, lest the man be known. “Who ironed it?” he asked. {who} said that she had. He asked next if he might tell her how it was.',
            'It lay on the silver with its arms out. The pilgrims thought that a vow was being paid, and made room for it; and {foe}, coming with the tongs to trim a candle, walked round that shirt as one walks round a man. At the third turn he knelt down by it. What he said there he said to the collar, but all {where} heard.',
          ],
          failure: [
            'The sacristan had it away within a breath and hung it among the wax legs, as a shirt that had been cured. When you asked for it back you were told to take a number.',
            '{foe} thanked you for it, and had it cut in squares. They were handed out to the sick, who were better directly. You had not reckoned with that; nor, by the look of him, had he.',
          ],
        }),
      ],
    },
    triumph: [
      'So {who} had the truth of it, before all the church: that he had come sick to {foe}’s door, and knocked there until he died, and was made a saint by those who had not got up. She asked to see the door. She looked at it on both sides. Then she went in and washed what there was of him, behind the ears too, and told him about the cow.',
      '{foe} said it from the pulpit at {where}, all forty-one knocks, and it took as long as it had taken. You had thought that they would break up the shrine. They lit more candles. It was agreed that a man who could forgive that house enough to cure its bishop was a saint after all; only now he had a name, and a sister in the second row, who corrected the singing.',
      'They put his own name over him. The mason at {where} asked {who} how it was spelt, and neither of you knew, so that it is there in two ways. The halter hangs beside. She was offered a pension by {foe}, and took the door instead, off its hinges; and you helped her home with it, and it makes a very good table.',
      'It was read out of the porter’s book: the fever, the supper, the prior’s word, and “still knocking” three times. Nobody at {where} looked at {foe}. {who} did; she went over, and took his hands out of his sleeves, and saw that the knuckles were quite whole, and gave them back. The bell was rung for a cowherd nine years late. You had the rope.',
      'What {who} had wanted to know was whether he had been alone. You were able to tell her. The cow had stood by him at the wall the whole time, and lowed, and it was for lowing that {foe} had her brought in and eaten. {who} thought this over. At the next feast in {where} there was a red cow led first, before the bishop; and she has gone first ever since.',
      'He was carried out through that same door, which had been taken from the wall so that it could not be shut, and {foe} walked in front in his shirt. {who} had the crooked finger in her hand. She was let keep it, there being a saint’s worth left. You saw her upon the road home, holding it as one holds a child’s across a street, and telling it who had died.',
    ],
    loss: [
      'The coffin was closed with lead, and {foe} had a wall built round it, with a hole for kissing. Whose bones they were is known to God. You told {who} what you could guess, and she thanked you, and went on pegging out. She irons the shirt still. In the last year she has had to let it out, as he would be stouter.',
      '{foe} took the Stranger away from {where} in a cart, and gave out that he had risen. You had come too late to put the one question. {who} goes to the empty shrine on market days. A hand was left behind there by an oversight, in wax, from some cured person; she has got into the way of holding that.',
      'It could not be shown. They asked you at {where} for a witness, and there was a cow, and she had been eaten. {who} was forbidden to come nearer to the saint than the font. You stood a while at the back, and heard them pray to him, hundreds of people, for everything that can be asked of a man, except how he was.',
      'The leaf was burned and the porter sent on a pilgrimage, from which, as {foe} explained, few return. So the Stranger remains strange. You bought {who} a candle to burn before him, since it might be her brother. She blew it out. If it was he, she said, he never liked to sleep with a light.',
    ],
    fates: {
      triumph:
        '{who} washes the linen at {where} by right, and scolds the saint in it. {foe} keeps the door there, and may not go to bed while anybody is on the road.',
      loss: '{who} died with the shirt about her, ironed. {foe} is to be a saint himself, and there is nobody who will say against it.',
      death:
        '{who} has put your name with her brother’s, and asks at doors for both. {foe} sleeps ill, and has had the knocker taken off.',
    },
  },
  {
    key: 'knights/banner',
    kind: 'accused',
    drives: ['charisma', 'endurance'],
    title: 'Clear yourself at {where} of {foe}’s charge that you sold the banner.',
    who: { trade: 'beekeeper', genders: ['male'] },
    foe: { trade: 'countess', genders: ['female'] },
    goal: 'landmark',
    ways: ['talk', 'force', 'patience'],
    sworn: [
      'You were bearing the county’s banner when the line broke at {where}, and {foe} the countess rode by and tore it from the staff in her flight. Now she swears that you sold it to the other side for nine florins. Your shield hangs upside down in church. One man would go surety for you until the court of honour: {who}, who keeps bees, and has pledged them. You swore to him that you would come.',
      'It was said in church that you had sold the banner of the boar, at {where}, in the rout; and she who said so was {foe} the countess, who had had it last. The law asks for a surety. There was a silence, and then {who} the beekeeper got up, and pledged forty hives that you were honest. If you are condemned they burn them. You took his hand, which was all stings, and swore to clear it.',
      '“I saw your face as you came by,” said {who}, “and it was not that of a person with nine florins.” He was the only one to think so. {foe} the countess has charged you with selling the banner, which she took from you herself at {where}; the court will sit upon that very field. He has laid down his hives as surety, with the bees in. You gave him your word beside them, quietly, as one should.',
      'They had turned your shield with its feet in the air, for a traitor’s, and boys were already throwing things at it. {foe} the countess had told them how you sold the banner at {where}. It was she who stripped it from the pole and fled, but she is a countess. {who} the beekeeper wiped the shield with his sleeve. He would pledge his forty hives on you; and you swore, since somebody must be worth that.',
      'Somebody had to lose the banner at {where}, and {foe} the countess thought that it had better be you. She had it out of your hand, galloping; now she swears to a sale and nine florins. You were to lie in irons until the court of honour, if nobody stood surety. {who} took off his straw mask to do it. He had no money, he told them, but he had bees, and the bees had no objection.',
      'A herald read it out: that you had taken nine florins for the county’s banner, at {where}, and that {foe} the countess would swear it there upon the field. He asked who would be surety for such a person. {who} the beekeeper, who was only at the back because of a swarm, put up his hand; and he did not take it down when he was told that it meant his hives. You swore to that hand.',
    ],
    advances: [
      'One who had run at {where} beside you owned to it, in his cups, and to having seen you run rather late.',
      '{who} was told of that, and went out and told the bees, to whom one must never bring a false report.',
      'A herald had been seen to tilt his head before your shield, to find out how it would look the other way up.',
      '{foe} had gone hot, you heard, in a room where others were cold, and would not for anything take off her cloak.',
      'The boys had given over pelting your shield; one of them, it was said, had even been up and put a nose back on the lion.',
      'You were greeted by name, by a man with one arm, who had left the other at {where} and bore you no ill will for it.',
      'Somebody had reckoned up the nine florins, and asked aloud who in that army had ever been seen with so many.',
      'A captain of the other side sent you his compliments, and that if he had bought a banner he would surely remember it.',
      '{who} had a pot of honey sent to the clerk of the court, not as a bribe, for there was a bee in it.',
      '{foe}’s chaplain had altered the sermon upon Judas, you were told, because of how she coughed at it.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the banner’s staff at {place}, along the way of the rout.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Look for the staff of the banner',
          description: 'You must go back along the way that you ran, and see everything that was dropped there.',
          success: [
            'It was holding up somebody’s beans. At the top were the nails, and under them, where the cloth had been, a hank of red torn lengthwise, as a thing is that is pulled off at a gallop. No one who sells a banner tears it. You begged the staff of the beans’ owner, who had wondered about the gilding.',
            'You went by the helmets, then the gloves, then the one shoe that was yours. The staff lay where you had let it go; and driven in beside it, by a horse at full stretch, was a horseshoe with a coronet on it. She has her cattle marked, has {foe}, that they should not be stolen.',
          ],
          failure: [
            'There were forty poles at {place}, all broken, and each had belonged to somebody who had meant to come back. You turned over every one. It was a longer business than losing them had been, and you found that you were sorry for the pikemen, and no wiser.',
            'A woman there had gathered up the whole battle and sold it as firewood. She remembered your staff; it had burned blue, she said, from the gilt, and her man had been dying and had liked to see it.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask the tailors in {place} who lined a cloak with red silk.',
        offer: does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Ask the tailors about red silk',
          description: 'They measure you while they talk; and whatever you ask is known up at the castle by supper.',
          success: [
            'You asked for a lining like the one that he had done for {foe}. The old tailor put down his shears. He had never seen such cloth, he said, and never such a piece of folly; there was a boar’s foot in the left armpit. He had stitched it in with the toes pointing down, so as not to tempt God.',
            'They all denied it, down the whole bench, with mouths full of pins. But the last was a little apprentice, who had not got a mouthful yet; and she had swept up the threads. There was red in her pincushion, and there was gold. It was for {foe}’s cloak, she told you, and she had been kissed for it and told to forget.',
          ],
          failure: [
            'You left that street with your chest, your arm and the inside of your leg set down in a book, and having undertaken to be fitted. As to red silk they had heard, they said, that it was worn.',
            'The guild of {place} had a rule against it: a tailor, like a priest, does not tell what is under a gown. You tried to get about this with a parable. They followed the parable closely, and corrected the sleeves.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Hold a field at {place} against all who repeat the charge.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Fight whoever calls you a traitor',
          description: 'Your shield hangs on a post; anybody may strike it, and then you, in that order.',
          success: [
            'Three struck it. The first had been told to by {foe}, the next by his wife, and the third, a big quiet man, did it because his brother died at {where}. You fought him longest. When he was down you told him where his brother fell, for you had seen it; and he got up and turned your shield about with his own hands.',
            'You beat a squire, and a squire’s cousin, and then there was a pause until a boy of ten came up and hit the shield with a ladle. You yielded to him. He was so taken aback that he declared you an honest person, and it was this, and not the squires, that was talked of afterwards round {place}.',
          ],
          failure: [
            'A miller struck your shield by backing a cart into it. He was sorry, and said so, but the form had been gone through and he came of a family of wrestlers.',
            'Nobody would touch the thing. They stood about it all the while at {place} with their hands behind them, as one stands round a privy; and it came to you that to be fought with was an honour, and that you had not got it.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'The court of honour had put up its tents at {where}, and your name had been called there twice. You had as many on your side as were likely to come. {who} had gone on ahead with the hives, upon a cart, at a walk.',
      'They had asked at {where} for you, for {foe}, and for firewood. You knew what the last was for. There was no more that could be said of you by other people; it was time to be seen.',
    ],
    test: {
      openings: [
        'The court of honour sat at {where}, on the field that you had lost. {foe} the countess had on her great cloak, and was to swear before six judges that you sold the banner; you had a stool. Beyond the ropes stood forty hives in rows, with straw laid round, and a man with a torch. {who} was going along them, lifting each lid a little, to explain.',
        'Your shield hung head downward over the judges of {where}, and beneath it you were to answer {foe}, who said that you had taken nine florins for the county’s banner. She said it well. All of those who ran had come to see who had made them. By the pledged hives, for want of a chair, {who} the beekeeper sat in the straw.',
      ],
      still: [
        'The six judges of {where} had put their hoods together. {foe} drew her cloak closer; the torch by the hives had been changed for a fresh one.',
        'Nothing was proved yet, either way, and a bee had got in among the judges. {who} begged them not to move.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight {foe}’s three kinsmen one after another',
          description: 'It is your right, and nobody has yet used it who came from the third of them on his feet.',
          success: [
            'The first was strong and the second was clever. When it came to the third you had one eye and no shield to speak of; and he, who had been close behind her at the rout, had to look you in the face all that time. He lowered his point. “It was round her waist,” he said, quite loudly. “I helped her tuck it in.”',
            'You took the first on the run, the next on your knees, and the last on your back, from which one sees a great deal. You saw on which side he limped. He had been fleeing, said you, ahead of the banner; and he called to his cousin to hold her tongue, sat down, and told it himself.',
          ],
          failure: [
            'You were well into the second kinsman when the third became bored and came to help. The judges disapproved of this. They wrote it down, while it went on, with the right names.',
            'The eldest of them had your sword out of your hand at the first pass, and gave it back to you, hilt foremost, before everybody. He did so four times. It would have been kinder in him to be cruel, and the hives had a good view.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell the rout with your own fear in it',
          description: 'To be cleared of selling you must own to running, before each man there who ran.',
          success: [
            'You told them how it went. You had not sold it; you had been too frightened to sell an egg. {foe} took it, and you were glad to have two hands to run with. Somebody laughed, as one does who hears his own name; then an old sergeant stood up and said that he had been in front of you.',
            'You began with the ditch, which all of them remembered. When you came to where you wept they looked down, and so many that it was like a field of barley. There are no florins in a story like that. The judges asked who else could speak to it, and had to send out for more benches; and {foe} was seen to count them.',
          ],
          failure: [
            'You owned that you had run. It was the whole of what the clerk took down, for he had a cold, and the rest of it was long; and {foe} asked if that might be read out again.',
            'There were men there who had told their wives another thing about that field. They rose as one. You were called a liar by each of those to whom you had been most faithful, and something was thrown, with a boot round it.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Stand beneath your shield through the whole roll',
          description: 'Everybody who was at the rout goes by, and may spit, or strike you, or speak up.',
          success: [
            'Four hundred were called. Some spat, mostly at your feet; one struck you, and hurt his hand. You looked at each of them as he came. Near the end a little drummer stopped in front of you and could do none of it. “The lady took it,” he said. “I thought that everyone knew.” And it turned out that a good many had.',
            'It was as long as a sermon on the Last Things. The dead were called as well, according to the form. You said “Here” for the first, because it was so quiet, and then for them all; and by the thirtieth of the names {foe} was weeping, who had led them there. It was she who asked the judges to stop.',
          ],
          failure: [
            'You stood well until they came to the pikemen, who had brought their wives. You were led out from under the shield at last, in a bad way, and wiped; the roll was to be gone on with, said the judges of {where}, when there was room upon you.',
            'At the two hundredth your knees bent. It was only want of food, but those who saw it took it for guilt, and told those behind, and they had been standing all that while in hope of something.',
          ],
          hurt: 'weariness',
        }),
        does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Unpick one seam of {foe}’s cloak',
          description:
            'You have a thorn, and the length of an oath to do it in; and to be caught under a countess is death.',
          success: [
            'She stood to swear and you knelt to hear it, as the form is. It was tailor’s work, and you had been told which thread. At the words “so help me” it ran; the lining came down behind her, quite slowly, like a drawbridge, and before the whole field of {where} there stood on his hind legs, and a little creased, the boar.',
            'One stitch was all that you got; but a cloak of that kind is a congregation, and where one goes they all do. {foe} turned about to see what they were pointing at. So it wound itself round her, red and gold, as it had been on the day, and she stood among the judges wrapped to the chin in the answer.',
          ],
          failure: [
            'You had drawn out a whole thread, and saw that you had been undoing the judge. He was next to her and wore the same colour. He looked at his sleeve, and afterwards at you, and asked {foe} whether she wished to add anything to the charge.',
            'The thorn broke. It stayed in the seam, point inwards, so that when {foe} sat down again she rose at once, and with a cry; and as she could not say where it was that she had been pricked they took it for the pang of a wronged lady.',
          ],
        }),
        does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Offer {foe} your own cloak in pity',
          description: 'You let her know that you know, and give her a way out; she may well use it to ruin you.',
          success: [
            'You held it open for her, in front of them all, as a page does. “My lady must be warm in that,” you said. She understood you. No one else did, until she had put off the great cloak, and laid it on the table with the boar uppermost; then she got into yours, which was patched, and said what she had done.',
            'It was a poor sort of cloak, with bees in the hood. You put it about her shoulders, and said low that they had all been afraid. {foe} began to shake. She had not slept, she told the judges, since that field; she had been wearing the thing like a hair shirt, and would they be so good as to take it off her.',
          ],
          failure: [
            'She took your cloak, with a smile, and put it on over the other. There was now twice as much between her and the truth, and you stood before the court in your shirt.',
            'It was held that you had tried to bribe a peer with a garment. {foe} had it passed from one judge to the next, by the tips of the fingers, and each of them found something on it to remark upon.',
          ],
        }),
      ],
    },
    triumph: [
      'So your shield was turned, and the lion in it, who had been on his head for so long, was seen to have rust in both eyes. The court cleared you of the banner at {where}, in Latin and again in plain speech. {who} asked if he might have the straw, as it was good straw. And when he had told the bees they came out, all forty hives, and hung upon the judges’ tent, humming.',
      'They read it three times: that you had not sold the banner, nor touched a florin, and that {foe} had worn it. She went by you on her way out and stopped, without finding anything that a countess could say. You said that it had been a bad day. {who} drove you home among the hives. You held one on your knees, and it was warm, like bread.',
      'The boar was carried back to the church on the staff from which it was torn, and they let you bear it. You did not wish to. But {who} walked in front, in his straw mask, so that it looked like some new order of chivalry, and folk uncovered to him. In the place over the font where your shield had hung wrong there was a paler patch, and it was that, you found, that made you weep.',
      'No one at {where} could look at anyone when it was over. It had come out that they had all run, countess and drummer, and that the one who ran last had been made to pay for it. Then {who} went round with a comb of honey, and a knife, and gave to each of them. It is hard to be ashamed with one’s mouth full. By the end they were cheering you, rather stickily.',
      '“Honest,” wrote the clerk of the court against your name, and sanded it, and it is there still at {where} in a book that nobody opens. It was enough. {who} would have no thanks; a surety, he said, is only somebody who has looked. You went with him along the hives that he had not lost, and at each he lifted the lid, so that they could hear it from yourself.',
      'They quenched the torch in a bucket. {who} got up out of the straw, with some of it on him, and asked you what they had decided, as he had been listening to the hives. When you had told him that you were cleared, and {foe} shamed, he nodded, for it was what he had told them to expect. That year they swarmed in your helmet, in church, and no one would hear of having it moved.',
    ],
    loss: [
      'It was held to be proved. They burned the hives at {where} one at a time, as the law directs, and {who} stood by each till it was done. It makes a sound. Your shield was broken with a mallet. He picked out a piece with the lion’s paw on it, and gave you that, and said it did not alter anything that he had seen.',
      'The judges believed a countess, as they were bound to. You were called traitor three times, to the four quarters, and each time the pledged man, {who}, said “No”; they fined him for it. Then the straw was lit. Some of the bees got away, and followed you for a good part of the road, not in anger, but as dogs do.',
      'You came too late, or what you brought was too light, and the charge stood. {foe} drew her cloak about her and was very white. They say that there was honey running out from under the ropes at {where}, quite black, and the children were slapped for touching it. {who} keeps hens now. You have never been able to look at a hen.',
      'Your name was scraped from the roll with a knife, and one may see through the parchment there. {who} was paid what the forty hives would have fetched, by a stranger in a hood, with red silk at the wrist. He laid the money on the church step. It lay for a year, since nobody in that parish would own to needing it.',
    ],
    fates: {
      triumph:
        '{who} has ninety hives, and names the queens after the judges. {foe} carries the banner herself each year, on foot, and those who ran walk behind her.',
      loss: '{who} still takes off his hat to your broken shield. {foe} was buried in the cloak, by her own wish, with the lining inward.',
      death:
        '{who} told the bees that you were dead, and turned their doors to the wall for a day. {foe} has had your shield put right way up, and gives no reason.',
    },
  },
];
