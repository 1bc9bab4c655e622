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
      '{who} the laundress asked you to find out whose bones lie in the new shrine at {where}, and you swore to her that you would. She had washed the altar linen there, and been let kiss the saint’s hand through the grating; and she knew it by a crooked finger for her brother’s, who went out nine years ago to sell a cow. {foe} the prior, who keeps the coffin locked, will not say who it is.',
      'You swore to {who} the laundress to find out whose bones {foe} the prior keeps in the shrine at {where}. Nine years back her brother went to sell a cow, and did not come home; and in that same month {foe} discovered a saint whom nobody had known, and lets no one see more of him than a hand. “It bends as ours do,” said {who}, and bent her finger to show you.',
      '{who} the laundress believed that the new saint at {where} was her own brother, who has been gone nine years with a cow, for she had known his hand at the grating; and you swore to her to find out the truth. {foe} the prior has the coffin, and the key, and another story. “He has cured a bishop of the stone,” said {who}, “and he never could cure himself of hiccups.”',
      'You saw {who} the laundress put out of the church at {where}, for she said that the saint in the new shrine was her brother, who set off nine years ago with a cow. {foe} the prior, who found the body, will not tell where, nor in what coat. You had only held the door for her; and by the foot of the steps you had sworn to find out whose bones they are.',
      '{who} the laundress asked you to find out whether the nameless saint at {where} was her brother, who went to sell a cow nine years ago, and how he died; for she had seen the saint’s hand. {foe} the prior, who dug him up, keeps him locked in a shrine. She laid the shirt that she still irons for her brother over your arm, and you swore it before you had thought about priors.',
      'You wore a pilgrim’s badge of the new saint at {where}, and {who} the laundress stopped you, for she believed that this saint was her brother. He went nine years ago to sell a cow, and never came home; and now his crooked finger is in the shrine of {foe} the prior, who tells nobody whose bones they are. You took off the badge, and swore to {who} to find it out.',
    ],
    advances: [
      'A pilgrim would bear witness that {foe} lets nobody kiss the saint’s hand who comes from {who}’s village.',
      'The goldsmith who made the grating would swear that {foe} had asked for holes too small to see through.',
      'A man who had been a novice in {foe}’s priory nine years ago was willing to bear witness for {who}.',
      'A farmer remembered now that a strange cow had stood at the priory wall nine years ago, with nobody to lead her.',
      'It was known now in what week {foe} had found his saint, and it was the week after {who}’s brother left home.',
      'Two of {foe}’s own monks no longer believed in his saint, and would not hinder you.',
      'People at {where} asked openly now what the new saint’s name had been, and {foe} gave them no answer.',
      'A sacristan told you that {foe} keeps the key of the coffin on a cord about his neck.',
      'The bishop’s clerk would be at {where}, and write it down, when the coffin was opened.',
      'A beggar owned that {foe} had paid him to be healed by the new saint.',
      'An innkeeper remembered that {who}’s brother had slept at his house, and had asked the way to {foe}’s priory.',
      'Two women of {who}’s village would know her brother’s crooked finger too, and would say so before the bishop.',
      'The gravedigger at {where} would leave the side door of the church open for you.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Ask the drover at {place} about a cow sold nine years ago.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the drover after one cow',
          description:
            'It is the cow that {who}’s brother went to sell; the drover has sold eleven thousand since, and you must hear of most of them.',
          success: [
            'The drover remembered the cow, and told you where the man who sold her had gone. He had not bought her, he said; the price was fair, but the man was shaking with fever, and so he had sent him to knock at the priory, as they are bound to take in the sick. You had nodded him through nine years of cows before it.',
            'You asked after the red cow, and the drover had seen her, with a man too ill to hold her. He had pointed that man to {foe}’s door with this same stick; and he looked at the end of the stick. You had put the question to the dog first, since he only talks to those who talk to the dog.',
            'The drover told you of the red cow at last, for you had listened to a hundred others without a yawn. A sick man sold her for less than she was worth, and asked the way to the priory.',
          ],
          failure: [
            'The drover told you every cow that he had loved, but not the one for which you asked. At the four hundredth there was one who had his mother’s eyes, and he could not go on for weeping. You lent him your sleeve, and came away from {place} with nothing else to show for it.',
            'You learned nothing from the drover, who supposed that you wished to buy. By the time you had made it clear that the cow you wanted was nine years dead he had taken you for a madman or a Dominican, and in either case he did not hold with it.',
            'You did not learn of the cow, for the drover’s herd broke out at the best of his tale, and you ran after them until night. You brought back nine. He thanked you, and asked where he had been; and neither of you knew.',
            'The drover would say nothing of a cow nine years sold, for he supposed that you were come from a buyer with a complaint. He swore that she had been sound. I think that she had a cough.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Read the priory’s old door-book, which was pawned in {place}.',
        offer: does(['explore', 'intellect', 'medium', 'none'], {
          action: 'Go through the pawned door-book',
          description:
            'It may say what became of {who}’s brother; but you read by the pawnbroker’s candle-end, and the porter wrote with his left hand.',
          success: [
            'You found {who}’s brother in the door-book, between a bishop’s nephew and a load of eels. “A man with a cow. Asked for the infirmary. The prior, being at table, said that we were full.” After that, in the same bad hand, were the words “still knocking”, and they were written three times.',
            'You read what had been cut out of the door-book, for the porter leaned hard, and when you had rubbed the next leaf with soot it gave up what was written above it: a fever, a shut door, and {foe}’s order. You had the pawnbroker set his mark to it that he had seen this.',
            'You read the door-book by the candle-end, and came upon the brother on Saint Luke’s day: a man with a cow’s halter and a fever, let in at vespers. He was never written down as going out.',
          ],
          failure: [
            'You found nothing in the door-book, for the porter had recorded each guest by a drawing of his shoes. You looked at nine years of shoes. One pair had hay upon it, or feathers; and the candle, which was charged by the inch, went out upon that question.',
            'You had found the year in the door-book, and not yet the day, when the pawnbroker’s wife came down for it to raise a child with at table. There is no appeal against soup.',
            'The candle-end burned out when you were at the year before, and the pawnbroker sells his candles dear, so that you read nothing of {who}’s brother in the door-book. I could have lent one. I have several, for morals.',
            'You could not read the door-book, for mice had eaten the month that you wanted, all but the fish days. Blessed are the meek. These had also eaten the thread.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Dig out the grave at {place} where the Stranger first lay.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Dig up the empty grave',
          description:
            'It may still hold something that the monks left; but it is blessed clay, and pilgrims guard it with staves.',
          success: [
            'You dug out the grave, and found the proof that {who} wanted, a cow’s halter, plaited in four, with a knot in it that she had described to you. The monks had not thought it worth keeping. He had been put in the ground with it still about his wrist.',
            'You dug, and found a shoe, mended with a laundress’s tape, so that it was {who}’s brother who had lain there. Pilgrims had gathered to stop you, and then to see, and then one held the lantern of his own accord. Two of them, who had kissed that ground for years, sat down on the heap with it between them, and were some time silent.',
            'You dug up the Stranger’s first grave, and had from it a cow-bell with {who}’s own mark scratched in it. The pilgrims sang above you the whole while, and took you for a relic.',
          ],
          failure: [
            'You had dug no deeper than the knee when a pilgrimage arrived, and you had to stop. There were sixty of them, with a hymn; they took you for a sinner who was burying himself alive, and joined in, with great good will, from the top.',
            'You dug in the grave at {place} and found nothing of {who}’s brother, for it had been dug so often for the holy earth that it was by now the size of a barn, and four other people were in it. One of these had lost a ring. You found the ring.',
            'You dug at the grave, and the pilgrims beat you off with their staves, and filled it in, and sang over it. One had struck you three times for the Trinity. He will hardly be got to stop at two.',
            'You had dug down to your belt when the sides came in, for the clay was wet, and so you saw no more of the grave than anybody. The pilgrims drew you out by the ears. They call it a miracle, and sell it.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'You had all the proofs that could be found, the cow, the door and the fever, and it was time to go to {where} and have the coffin opened. It stood there under {foe}’s key.',
      'It remained to go to {where}, for there was nobody left to ask but {foe}, and the dead. {who} had taken the shirt and gone before you, to be there, she said, when her brother was let out.',
    ],
    test: {
      openings: [
        'You had come to the priory church at {where} to show whose bones were in the coffin; and {foe} sat before it, with the key at his girdle, and would let no one open it. The church was full of pilgrims. {who} was on her knees, washing the step, with her brother’s ironed shirt beside her, and would not be sent away.',
        'You stood in the priory church at {where} to prove whose bones were in the coffin, and {foe} stood before it with the key at his girdle, who alone knows how that man died. The pilgrims were singing. Through the grating lay the hand; and {who}, with her brother’s ironed shirt over her arm, had put her own beside it, and the two little fingers bent the same way.',
      ],
      still: [
        '{foe} still kept the coffin at {where} locked, and you had not shown yet whose bones were in it; he had the key inside his fist now, and the pilgrims had gone back to their hymn.',
        'Nobody had told yet whose bones lay in the shrine, and {foe} still kept it locked. {who} knelt at the grating in {where}, and would be moved neither by sacristans nor by Latin.',
      ],
      givenUp: [
        'The monks put you out of the church at {where} and barred it, and {foe} kept his key. The bones lay in their coffin as before, and you might come back to them.',
        'You were led out of {where} with all the pilgrims staring, and nothing was proved. {who} stayed there, on her knees; and another day you might try again.',
      ],
      offers: [
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Hide in the church and open the coffin',
          description: 'The proof must lie in it; but it has three locks, and it is sacrilege if you are wrong.',
          success: [
            'You opened the coffin by night, and it was {who}’s brother. About the wrist was a plaited halter, and below it, folded by somebody ashamed, a leaf out of the porter’s book. You read it aloud. {foe} had come in behind you, and said the end by heart.',
            'You opened the coffin and found the bones of a cowherd, {who}’s brother, with a child’s tooth in a twist of her tape. There was a wooden cup as well, bitten through along the rim. So he had died of thirst as much as of fever, and on the wrong side of a door. You carried the cup out to all of them.',
          ],
          failure: [
            'You had undone two locks of the coffin, when the third began to play a psalm, and you were found out. It was a work of the goldsmith’s, with little hammers. The whole of the choir came down to hear it, in their stockings, and put you out of the church.',
            'You did not get the coffin open, for in the dark you took hold of a hand; and it took hold of yours. It was the sacristan, who sleeps there for his back. Between you, you woke {where}.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'charisma', 'hard', 'grave'], {
          action: 'Ask {foe} before all who that man was',
          description:
            'If {foe} owns it the pilgrims will hear; if he denies it you stand among four hundred of them with crutches.',
          success: [
            'You asked {foe} how many times that man had knocked, and he told the truth before the whole church. It was forty-one. He had counted them from his bed, and had every night since counted them over; and he held out the key of the coffin to anybody who would take it.',
            'You asked {foe} who had been at table that night, and so the truth came out. He began upon the names, thinking them a defence, a bishop’s nephew, and a pike in sauce; until he heard his own voice say that they had sent out word to the sick man that there was no room. It is in Saint Luke, and he knew where.',
          ],
          failure: [
            'You asked, and {foe} spread his arms and said that the saint had knocked at every heart, and nobody heeded you. There was a groan of love all through the church, and then somebody noticed that yours had not joined in it.',
            'You asked {foe}, and the pilgrims would not let him answer. A woman cried that she had been blind. You could not well tell her that she had been cured by a cowherd, and before you found another way to put it they had begun to use their crutches.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Knock at the priory door until it opens',
          description:
            'You knock as {who}’s brother did, without food, until those within can bear it no longer and own what they know.',
          success: [
            'You knocked until {foe} drew the bolt himself, in his shirt, as white as it, and owned the truth. “You are dead,” he said to you. “I let you die of it. I have built you a church.” At first they had told you to come back, and later about dogs.',
            'You knocked until nine old monks came down, in their bare feet, and confessed what they had heard that other time and not got up for; and so it was known whose bones they were. Your knuckles had gone, and you had used the heel of your hand.',
          ],
          failure: [
            'You knocked till you could not lift your arm, and nobody heard, for they had learned from the last time, and fitted a second door, with felt. It opened at length to let out a cat, who was surprised at you.',
            'You knocked, and a crowd took the sound for a miracle of the saint’s, and sang. Nobody in the house could hear you after that, and {foe} sent them out bread.',
          ],
          hurt: 'weariness',
        }),
        does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Lift the key from {foe}’s girdle',
          description: 'It opens the coffin, but he wears it by his beads, and you must take it between two Aves.',
          success: [
            'You took the key while {foe} blessed you, and {who} had the chest open before the creed was out, and found her brother’s halter. At the word “Stranger” his hand had shaken, as you had been told that it does. Nobody looks at a woman with a bucket.',
            'You undid the knot of {foe}’s cord as he turned a page, and had the key, and opened the chest, so that all saw what lay there: a porter’s page, with the whole truth. An onion-seller had shown you that knot.',
          ],
          failure: [
            'You took a key from {foe}’s girdle, and it was that of the buttery. You did not know it until you had tried it in the shrine, before a bench of cellarers, who did.',
            'You had hold of the key, and {foe} felt it go. He said nothing to you, but only told that bead again, and again the next, and never took his eyes from your hand, until it had brought the key back by itself.',
          ],
        }),
        does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Lay the ironed shirt upon the coffin',
          description: '{foe} may be moved by the sight; but it is {who}’s one proof, and he need only burn it.',
          success: [
            'You laid the shirt down, and {foe} saw the tape along its hem, and confessed. He had cut off its fellow himself, lest the man be known. “Who ironed it?” he asked. {who} said that she had. He asked next if he might tell her how it was.',
            'You laid the brother’s shirt upon the coffin with its arms out, and {foe} walked round it as one walks round a man, and at the third turn he knelt down by it. What he said there he said to the collar, but all {where} heard, and knew whose bones they were.',
          ],
          failure: [
            'You laid down the shirt, and the sacristan had it away within a breath and hung it among the wax legs, as a shirt that had been cured. When you asked for it back you were told to wait your turn.',
            '{foe} thanked you for the shirt, and had it cut in squares, and said nothing. They were handed out to the sick, who were better directly. You had not looked for that; nor, by the face of him, had he.',
          ],
        }),
      ],
    },
    triumph: [
      '{who} had the truth now, before all the church, and your oath was kept: the saint was her brother, who had come sick to {foe}’s door, and knocked there until he died. She asked to see the door. She looked at it on both sides. Then she went in and washed what there was of him, behind the ears too, and told him about the cow. Jesus wept, says Saint John, and no more.',
      '{foe} told it from the pulpit at {where}, all forty-one knocks, and so you had done what you swore. You had thought that they would break up the shrine. They lit more candles. A man who could forgive that house enough to cure its bishop was a saint after all, they agreed; only now he had a name, and a sister in the second row, who corrected the singing.',
      'The saint at {where} was known for {who}’s brother, as you had sworn to prove, and they put his own name over him. The mason asked {who} how it was spelt, and neither of you knew, so that it is there in two ways. The halter hangs beside. She was offered a pension by {foe}, and took the door instead, off its hinges; and it makes a very good table.',
      'It was read out of the porter’s book whose bones they were, and how he died: the fever, the supper, and “still knocking” three times. So your oath was kept. {who} went over to {foe}, and took his hands out of his sleeves, and saw that the knuckles were quite whole, and gave them back. The bell was rung for a cowherd nine years late. You had the rope.',
      'You had found out for {who} that the saint was her brother, and she wished to know only whether he had been alone. You could tell her. The cow had stood by him at the wall the whole time, and lowed. {who} thought this over. At the next feast in {where} a red cow was led first, before the bishop; and she has gone first ever since.',
      'It was proved whose bones lay there, and {who}’s brother was carried out through that same door, which had been taken from the wall so that it could not be shut; and {foe} walked in front in his shirt. She was let keep the crooked finger. You saw her upon the road home, holding it as one holds a child’s across a street, and telling it who had died.',
    ],
    loss: [
      'You could not prove whose bones they were, and the coffin was closed with lead, and {foe} had a wall built round it, with a hole for kissing. You told {who} what you could guess, and she thanked you, and went on pegging out. She irons the shirt still. In the last year she has had to let it out, as he would be stouter. Out of the depths have I cried unto Thee.',
      'You had come too late, for {foe} took the coffin away from {where} in a cart, and gave out that the saint had risen; and your oath to {who} was not kept. She goes to the empty shrine on market days. A hand was left behind there by an oversight, in wax, from some cured person; she has got into the way of holding that. How long, O Lord.',
      'It could not be shown whose bones they were, and so your oath failed. They asked you at {where} for a witness, and there was a cow, and she had been eaten. {who} was forbidden to come nearer to the saint than the font. You heard hundreds of people pray to him, for everything that can be asked of a man, except how he was.',
      'You had lost, for {foe} had the leaf burned and the porter sent on a pilgrimage, from which few return; and nobody knows whose bones they are. You bought {who} a candle to burn before the saint, since it might be her brother. She blew it out. If it was he, she said, he never liked to sleep with a light.',
    ],
    fates: {
      triumph:
        '{who} washes the linen at {where} by right, and scolds her brother the saint in it. {foe} keeps the door there, and may not go to bed while anybody is on the road.',
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
      '{foe} the countess has charged you with selling the county’s banner for nine florins, at {where}, when the line broke; and it was she who tore it from the staff in her flight. Your shield hangs upside down in church. One man would go surety for you until the court of honour: {who}, who keeps bees, and has pledged them. You swore to him that you would come to {where} and clear your name.',
      '{foe} the countess, who had the banner of the boar last, swears that you sold it at {where}, in the rout; and you swore to {who} the beekeeper to clear yourself of that. The law asks for a surety, and {who} pledged forty hives that you were honest; if you are condemned they will be burned. You took {who}’s hand and gave your word.',
      'You swore to {who} the beekeeper to clear yourself at {where}, where the court of honour will sit; for {foe} the countess has charged you with selling the banner, which she took from you herself in the rout. He has laid down his hives as surety, with the bees in. “I saw your face as you came by,” he said, “and it was not that of a person with nine florins.”',
      '{foe} the countess had told everyone how you sold the banner at {where}, though she stripped it from the pole herself and fled; and your shield was hung with its feet in the air, for a traitor’s. {who} the beekeeper wiped the shield with his sleeve, and pledged his forty hives on you. You swore to him to clear your name, since somebody must be worth that.',
      '{foe} the countess lost the county’s banner at {where}, galloping away from the battle, and now swears that you sold it for nine florins. You were to lie in irons until the court of honour. But {who} the beekeeper stood surety for you, with his bees, as he had no money; and you swore to him that you would come there and be cleared.',
      'A herald read it out in church, that you had taken nine florins for the county’s banner, at {where}, and that {foe} the countess would swear it there upon the field. It was false. {who} the beekeeper put up his hand to be your surety; and he did not take it down when he was told that it meant his hives. You swore to him to come and clear yourself.',
    ],
    advances: [
      'A man who had run beside you at {where} would swear that you sold nothing.',
      'A captain of the other side would bear witness that nobody ever offered him the banner for money.',
      'Two of {foe}’s own squires owned that she had been nearest to the banner when the line broke.',
      'A clerk had gone through the accounts of both armies, and nobody in them was ever paid nine florins.',
      'In the villages they said openly now that {foe}’s charge against you was a lie.',
      '{foe}’s chaplain no longer believed her, and would not swear for her before the court.',
      'One of the judges of the court of honour had said that he would hear you before {foe}.',
      'A herald would have your shield turned the right way up until you were judged.',
      'Two of the witnesses whom {foe} had bought were at odds over the money, and told different tales.',
      'Nine neighbours of {who} would stand beside him as your sureties.',
      'A smith remembered that {foe} was the first of all to ride past his forge upon the day of the rout.',
      'A lawyer told you that {foe} has to swear first at {where}, and may not change a word of it after.',
      'A man who lost an arm at {where} would tell the court that you had turned back to help him.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the banner’s staff at {place}, along the way of the rout.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Look for the staff of the banner',
          description: 'It may show who took the banner; but you must go back along the way that you ran.',
          success: [
            'You found the banner’s staff, holding up somebody’s beans, and it spoke for you. At the top were the nails, and under them a hank of red torn lengthwise, as a thing is that is pulled off at a gallop. No one who sells a banner tears it. You begged the staff of the beans’ owner, who had wondered about the gilding.',
            'You found the staff where you had let it go, and by it a proof against {foe}, a horseshoe with a coronet on it, driven in by a horse at full stretch. You had gone by the helmets, then the gloves, then the one shoe that was yours. She marks her cattle, has {foe}, that they should not be stolen.',
            'You found the banner’s staff under a hedge along the way of the rout, and the threads of the silk were on it yet, torn from the left, as by one who rides by. That was {foe}’s side.',
          ],
          failure: [
            'You did not find the staff of the banner. There were forty poles at {place}, all broken, and each had belonged to somebody who had meant to come back. You turned over every one, and found that you were sorry for the pikemen, and no wiser.',
            'The staff was burned, said a woman, who had gathered up the whole battle and sold it as firewood; but she meant another, for it had no nails. You must look again. Her man had been dying, and had liked to see it burn blue.',
            'You went back along the way of the rout and did not find the staff, for you could not bear to look down. There were shoes. The novices asked whose, and I turned over the leaf.',
            'You had a staff out of the ditch, and carried it a mile, and it was a hay-rake’s, so that you are no nearer to the banner. The farmer had run behind you all that way, and would not be thanked.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask the tailors in {place} who lined a cloak with red silk.',
        offer: does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Ask the tailors about red silk',
          description:
            'One of them saw the banner; but they measure you while they talk, and tell the castle what you asked.',
          success: [
            'You asked the old tailor, and he had lined {foe}’s cloak with the banner itself. He had never seen such cloth, he said, and never such a piece of folly; there was a boar’s foot in the left armpit. He had stitched it in with the toes pointing down, so as not to tempt God.',
            'You learned from a tailor’s apprentice that the red silk went into {foe}’s cloak. All the others denied it, down the whole bench, with mouths full of pins. But she had swept up the threads, and there was red in her pincushion, and gold. She had been kissed for it and told to forget.',
            'A tailor told you whose cloak he had lined with the red silk, for you held his pins and did not hurry him: it was {foe}’s, and there had been gold thread in it that he was told to pick out.',
          ],
          failure: [
            'You learned nothing from the tailors, but left with your chest, your arm and the inside of your leg set down in a book, and having undertaken to be fitted. As to red silk they had heard, they said, that it was worn.',
            'The tailors of {place} would tell you nothing, for they have a rule: a tailor, like a priest, does not say what is under a gown. You tried to get about this with a parable. They followed the parable closely, and corrected the sleeves.',
            'You asked the tailors about red silk, and each sent you on to the next as a worse workman, and the last sent you to the first. So you know nothing of the cloak, and a good deal of tailors.',
            'The tailors told you nothing, for one had gone to tell the castle, and the rest must wait to hear what they had seen. They sewed on your button, in the meantime. It was the wrong colour.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Hold a field at {place} against all who repeat the charge.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Fight whoever calls you a traitor',
          description:
            'Who is beaten must take back the charge; anybody may strike your shield, and then you, in that order.',
          success: [
            'You fought three who had struck your shield, and beat them, and the charge was no longer repeated there. The third, a big quiet man, did it because his brother died at {where}. When he was down you told him where his brother fell, for you had seen it; and he got up and turned your shield about with his own hands.',
            'You held the field at {place}, and your name was the better for it. You beat a squire, and a squire’s cousin, and then a boy of ten came up and hit the shield with a ladle, and you yielded to him. He was so taken aback that he declared you an honest person, and that was talked of afterwards.',
            'You held your field at {place} until sundown against all who called you traitor, and two took back the charge upon their knees, and one upon his back. They helped you to take down the shield. It wanted a hammer.',
          ],
          failure: [
            'You were beaten by a miller, and so did not hold the field. He had struck your shield by backing a cart into it. He was sorry, and said so, but the form had been gone through and he came of a family of wrestlers.',
            'You held a field, and nobody would fight you, so that nothing was proved. They stood about your shield all the while at {place} with their hands behind them, as one stands round a privy; and it came to you that to be fought with was an honour, and that you had not got it.',
            'You fought at {place} and were thrown down by the second man, a carter, who knelt upon you and repeated the charge. So it stands there still. He asked pardon for his knee.',
            'You stood in the field at {place}, and slipped upon the wet grass before a blow was struck, and they held it for a judgement. It was a cow’s doing. We must not say that God was in it; nor that He was not.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'It was time to go to {where} and clear yourself, for the court of honour had put up its tents, and your name had been called there twice. {who} had gone on ahead with the hives, upon a cart, at a walk.',
      'You had all the proofs that you could have, and must go now to {where} and be judged. The court had called for you and for {foe}; and there was wood stacked there, to burn {who}’s hives if you lost.',
    ],
    test: {
      openings: [
        'You were to clear yourself before the court of honour at {where}, on the field that you had lost; and {foe} the countess, in her great cloak, with three kinsmen behind her, was to swear before six judges that you sold the banner. Beyond the ropes stood the forty pledged hives, with straw laid round, and a man with a torch. {who} was going along them, to explain.',
        'You stood before the judges at {where}, beneath your shield, which hung upside down, and must answer {foe} the countess, who said that you had taken nine florins for the banner. She drew her great cloak about her and three kinsmen stood behind her. All of those who ran had come to see. By the pledged hives, with a torch above him, {who} the beekeeper sat in the straw.',
      ],
      still: [
        'The six judges of {where} had not judged yet whether you sold the banner, and you might not leave the field before it. They had put their hoods together, and {foe} drew her cloak closer.',
        'You were not cleared yet of selling the banner, and {foe} still stood by her charge. A bee had got in among the judges, and {who} begged them not to move.',
      ],
      givenUp: [
        'The judges rose, and their guards led you off the field at {where}, neither cleared nor condemned. {who}’s hives were not burned yet, and you might come back there.',
        'You were driven from the field of {where} by {foe}’s people, and the court was put off. The hives still stood there unburned, and you had to come again to answer.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight {foe}’s three kinsmen one after another',
          description:
            'You may prove by battle that you did not sell the banner; nobody has yet come from the third on his feet.',
          success: [
            'You fought all three of {foe}’s kinsmen, and the last owned the truth before the court. He had been close behind her at the rout, and had to look you in the face all that time. He lowered his point. “It was round her waist,” he said, quite loudly. “I helped her tuck it in.”',
            'You beat {foe}’s kinsmen, the first on the run, the next on your knees, and the third told who had the banner. You saw on which side he limped. He had been fleeing, said you, ahead of it; and he called to his cousin to hold her tongue, sat down, and told it himself.',
          ],
          failure: [
            'You lost the fight, for you were well into the second kinsman when the third became bored and came to help. The judges disapproved of this. They wrote it down, while it went on, with the right names, and nothing was proved.',
            'You were beaten by the first of {foe}’s kinsmen, who had your sword out of your hand at once, and gave it back to you, hilt foremost, before everybody. He did so four times. It would have been kinder in him to be cruel.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell how you ran at {where} and were afraid',
          description:
            'The judges may believe one who owns to fear; but you must own it before each man there who ran.',
          success: [
            'You told the judges how you ran, and they believed that you had sold nothing; for you had been too frightened to sell an egg. {foe} took the banner, you said, and you were glad to have two hands to run with. Somebody laughed; then an old sergeant stood up and said that he had been in front of you.',
            'You told of the rout with your own fear in it, and nobody could think after it that you had taken florins. When you came to where you wept they looked down, and so many that it was like a field of barley. The judges asked who else could speak to it, and had to send out for more benches.',
          ],
          failure: [
            'You owned that you had run, and it was the whole of what the clerk took down, so that it did you harm. He had a cold, and the rest of it was long; and {foe} asked if that might be read out again.',
            'You told the truth about the rout, and those who ran called you a liar, for they had told their wives another thing. They rose as one; and something was thrown, with a boot round it.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Stand beneath your shield while all go by',
          description: 'By custom everybody who was at the rout may spit, or strike you, or speak up for you.',
          success: [
            'You stood beneath your shield while four hundred went by, and at the end one spoke for you. Some spat, mostly at your feet; one struck you, and hurt his hand. Then a little drummer stopped in front of you. “The lady took it,” he said. “I thought that everyone knew.” And it turned out that a good many had.',
            'You stood through it all, and it was {foe} herself who gave way. The dead were called as well, according to the form. You said “Here” for the first, because it was so quiet, and then for them all; and by the thirtieth {foe} was weeping, who had led them there, and asked the judges to stop.',
          ],
          failure: [
            'You could not stand through it, for when the pikemen came by, who had brought their wives, you were struck down. You were led out from under the shield in a bad way, and wiped; and the rest should go by later, said the judges of {where}, when there was room upon you.',
            'You stood till the two hundredth, and then your knees bent, and those who saw it took it for guilt. It was only want of food. They told those behind, who had been standing all that while in hope of something.',
          ],
          hurt: 'weariness',
        }),
        does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Unpick one seam of {foe}’s cloak',
          description:
            'The banner is sewn into it; you have a thorn, and the length of an oath; and to be caught is death.',
          success: [
            'You unpicked the seam while {foe} stood to swear, and the banner fell out of her cloak before the whole field of {where}. At the words “so help me” it ran; the lining came down behind her, quite slowly, like a drawbridge, and there stood on his hind legs, and a little creased, the boar.',
            'You drew out one stitch of {foe}’s cloak, and all the others followed, and the banner was seen. {foe} turned about to see what they were pointing at. So it wound itself round her, red and gold, as it had been on the day, and she stood among the judges wrapped to the chin in the answer.',
          ],
          failure: [
            'You had drawn out a whole thread, and saw that you had been undoing the judge who sat next to {foe}. He wore the same colour. He looked at his sleeve, and afterwards at you, and asked {foe} whether she wished to add anything to the charge.',
            'Your thorn broke in the seam of {foe}’s cloak, and nothing was shown. It stayed there, point inwards, so that when she sat down she rose at once, and with a cry; and as she could not say where it was that she had been pricked they took it for the pang of a wronged lady.',
          ],
        }),
        does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Offer {foe} your own cloak in pity',
          description:
            'You let {foe} know that you know of the banner in hers, and give her a way out; she may use it to ruin you.',
          success: [
            'You offered {foe} your cloak, and she put off her own, and laid it on the table with the banner uppermost, and said what she had done. “My lady must be warm in that,” you had told her. She understood you. Yours was patched, and she got into it before them all.',
            'You put your cloak about {foe}’s shoulders, and said low that they had all been afraid; and she confessed. She had not slept, she told the judges, since that field; she had been wearing the banner like a hair shirt, and would they be so good as to take it off her.',
          ],
          failure: [
            '{foe} took your cloak, with a smile, and put it on over the other, and confessed nothing. There was now twice as much between her and the truth, and you stood before the court in your shirt.',
            'You offered {foe} your cloak, and the judges held that you had tried to bribe a peer. She had it passed from one to the next, by the tips of the fingers, and each of them found something on it to remark upon.',
          ],
        }),
      ],
    },
    triumph: [
      'The court cleared you of the charge at {where}, and your shield was turned, and the lion in it was seen to have rust in both eyes. So your oath was kept. {who} asked if he might have the straw, as it was good straw. And when he had told the bees they came out, all forty hives, and hung upon the judges’ tent, humming. O come, let us sing, it says; I had not thought of bees.',
      'You were cleared: that you had not sold the banner, they read three times, nor touched a florin, and that {foe} had worn it. She went by you on her way out and stopped, without finding anything that a countess could say. You said that it had been a bad day. {who} drove you home among the hives. You held one on your knees, and it was warm, like bread.',
      'You had cleared your name, and the boar was carried back to the church on its staff, and they let you bear it. You did not wish to. But {who} walked in front, in his straw mask, so that it looked like some new order of chivalry, and folk uncovered to him. Over the font where your shield had hung wrong there was a paler patch, and it was that, you found, that made you weep.',
      'You were cleared at {where}, and no one there could look at anyone, for it had come out that they had all run, countess and drummer, and that the one who ran last had been made to pay for it. Then {who} went round with a comb of honey, and a knife, and gave to each of them. It is hard to be ashamed with one’s mouth full. By the end they were cheering you, rather stickily.',
      '“Honest,” wrote the clerk of the court against your name, and so you were cleared of {foe}’s charge, as you had sworn to be. It is there still at {where} in a book that nobody opens. {who} would have no thanks; a surety, he said, is only somebody who has looked. You went with him along the hives that he had not lost, and at each he lifted the lid, so that they could hear it from yourself.',
      'They quenched the torch in a bucket, for you were cleared, and {foe} shamed. {who} got up out of the straw, with some of it on him, and asked you what they had decided, as he had been listening to the hives. When you had told him he nodded, for it was what he had told them to expect. That year they swarmed in your helmet, in church, and no one would hear of having it moved.',
    ],
    loss: [
      'The charge was held to be proved, and so your oath was lost. They burned the hives at {where} one at a time, and {who} stood by each till it was done. It makes a sound. Your shield was broken with a mallet. He picked out a piece with the lion’s paw on it, and gave you that, and said it did not alter anything that he had seen. Lord, how are they increased that trouble me.',
      'The judges believed a countess, and you were called traitor three times, and could not clear your name. Each time the pledged man, {who}, said “No”; they fined him for it. Then the straw was lit. Some of the bees got away, and followed you for a good part of the road, not in anger, but as dogs do.',
      'You were condemned, for you came too late, or what you brought was too light. {foe} drew her cloak about her and was very white. They burned the hives; and there was honey running out from under the ropes at {where}, quite black, and the children were slapped for touching it. {who} keeps hens now. You have never been able to look at a hen.',
      'You had not cleared yourself, and your name was scraped from the roll with a knife. {who} was paid what the forty burned hives would have fetched, by a stranger in a hood, with red silk at the wrist. He laid the money on the church step. It lay for a year, since nobody in that parish would own to needing it.',
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
