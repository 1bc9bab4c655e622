import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const empireMoreOaths: readonly OathContent[] = [
  {
    key: 'empire/paper-century',
    kind: 'find-out',
    drives: ['intellect', 'perception'],
    title: 'Find out at {where} what became of {who}’s son, whose pay {foe} still draws.',
    who: { trade: 'potter', genders: ['male', 'female'] },
    foe: { trade: 'paymaster', genders: ['male'] },
    goal: 'city',
    ways: ['explore', 'craft'],
    sworn: [
      '{who} the potter asked you to find out what had become of a son on the frontier, from whom four letters had come that were all the same letter. {foe}, the paymaster, drew the wages of the boy’s whole century, a hundred men, and kept its roll locked up at {where}. You swore to {who}, with clay on your hands, to learn from that roll where the boy was.',
      '{who} the potter had a son on the frontier and wished to know if he was alive, because the letters from him were in the hand of a clerk. A hundred men had marched off in that century. {foe} the paymaster drew for a hundred, and at {where} nobody was let look at the roll. You swore to {who} by the hearth to look at it.',
      '{who}, a potter, asked you to learn what had become of a hundred men who had gone to the frontier, and of one son among them. The pay of a hundred had been drawn by {foe}, the paymaster, for four years, and of the families not one had seen a copper or a cap. The true roll lay at {where}, under seal. You swore to have it read aloud.',
      '{who} the potter asked you to find out where a son was, whose letters could not be his own. Someone in the office of {foe}, the paymaster, was writing home for a hundred men and drawing their wages. What had become of them was known at {where}, and nowhere else. “He writes that he has learned to like fish,” said {who}. “Fish makes him swell up.” You swore on a pot which the boy had thrown at nine to learn it.',
      '{who}, a potter, had a letter from a son in the army, and a stranger on one leg, who heard it read, said that there was no such century. It was only on paper. {foe} the paymaster fed it and paid it, on paper, and kept the other list at {where}. What had happened to the men he could not say. You swore to see that list, and to tell {who} what stood there.',
      '{who}, a potter, had asked {foe}, who has charge of the army’s pay, whether a son was alive, and was answered with the question what was meant by alive. The boy’s wages had been drawn by {foe} eleven times, and nobody had seen him. You read the answers by the kiln. Then you swore to {who} to go to {where}, where {foe} keeps what he does not send, and to learn it.',
    ],
    advances: [
      'A shoemaker to the army stated that {foe} paid him for a hundred pairs of boots and never fetched them.',
      'The name of one more soldier of that century was known now, and his mother was willing to ask after him at {where}.',
      'A muleteer who had carried {foe}’s boxes to {where} was ready to say in which room the roll is kept.',
      'It was known now that the century of {who}’s son had drawn no medicine, no rope and no tents for a year.',
      'A second family had shown its letter from the frontier, and it was the same, word for word, as that of {who}’s son.',
      'A clerk had left {foe}’s service, and would tell anybody at what hour the pay-hall at {where} is empty.',
      'A discharged trumpeter who had known {who}’s son would swear in which month he last saw the century march.',
      'Two receipts of the century had been found with one and the same thumb-mark, and could be held up to {foe}.',
      'A washerwoman at the depot had kept a tunic of {who}’s son’s, which nobody had ever come to fetch.',
      'A porter of the pay-office at {where} was angry with {foe}, and would leave a side gate open for you.',
      'A money-changer stated openly that {foe} changed the wages of the hundred in person, and carried the coin home.',
      'The locksmith who made {foe}’s new lock had explained to people at {where} how it is opened.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who writes the letters home.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Talk with the writer of the letters home',
          description:
            'He knows who orders them; he is paid by the hundred, is proud of his style, and will deny everything first.',
          success: [
            'The clerk who wrote the letters home denied it until you praised the dog, and then told you how it was done. The dog had been his own idea. He had been given the names on a strip, cut from the top of a larger list, and from the cut he drew you how the larger list was ruled.',
            'You recited one of his letters to the clerk, with feeling, and he wept and confessed. He had never been told that the men could not write for themselves. He let you see the order, and at the foot of it in {foe}’s hand stood “until further notice, alive”.',
            'The writer of the letters owned to them under two heads: (1) that he had been ordered to; (2) that he had begun to like the mothers. He told you who sends him the names.',
          ],
          failure: [
            'The clerk told you nothing, since you asked after the dog while he was writing, with his sleeve over it. He rang a small bell; and the gentleman who answered it was no scribe, and walked behind you as far as the corner of {place}, without a word.',
            'You talked to the wrong clerk and learned nothing. There are nine such offices in {place}, and this clerk did condolences. He listened with his head bowed, took up a clean sheet from habit, and had written “It is with regret” before you could get out of the chair.',
            'The letter-writer told you nothing, because you had called his style plain. He read aloud, by way of refutation, a farewell of eleven pages. Remark: it is a good one.',
            'You were not told who orders the letters, as the clerk’s superior sat down between you and stayed for the whole of his dinner. The clerk was seen to write “later” on the table, in sauce.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Look at {place} for the last camp of the century.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search {place} for the century’s last camp',
          description:
            'It may show what became of the hundred; four years of grass lie over it, and somebody has levelled the ditch.',
          success: [
            'You found the last camp of the century: the tent-pegs stood in rows under the turf. You counted ten tents, ten hearths, and behind them a long low bank with no gate in it. You did not dig there. On a stone was scratched the number of the day, and it was the fortieth after they had marched.',
            'You found the camp, by way of the latrine, as one does, and could read what had happened. There was a midden with the bones of one meal for a hundred and then of one for sixty, and one for nine. Someone had kept a tally on a rock beside it, cut smaller each time. You copied it stroke by stroke.',
            'The last camp of the century was established by you at {place}, from a ditch filled in by people who had been in no hurry: a hundred had lain there, and none had marched away.',
          ],
          failure: [
            'You found a camp, and a fine one, but two hundred years old, and not the century’s. You had cleared an entire gateway of it before you turned over a tile with the stamp of a legion that was lost under another emperor.',
            'You had found a peg of the camp when the ground gave, and nothing could be read there any more. You were in the ditch that had been levelled, up to the neck, and by the time you were out you had trodden whatever there had been into something like soup.',
            'No trace of the century was found by you at {place}, the ground having been ploughed and sown with beans since. The farmer offered to say nothing further. He had said nothing so far.',
            'You searched {place} in lines, as surveyors do, and came out of it where you had gone in, without having seen the camp. The lines were found to have been circles.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Watch at {place} who fetches the rations of the hundred.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Lie hidden and watch the ration-cart',
          description:
            'You would see who eats for the hundred; it comes when it likes, and until then you must eat nothing that smells.',
          success: [
            'You saw who fetched the rations of the hundred. The cart came, with bread for a hundred, and stopped. One man got down, called a roll to the empty field, answered to each name in a different voice, and signed. You had time to learn the names with him. Then he drove the bread on to a shop of {foe}’s.',
            'You lay hidden and saw who fetched the rations, which was a boy with a barrow. He threw the bread to pigs, with brass tags in their ears, and on these were the numbers of the soldiers. He told you himself that each pig was down in the book as a man.',
            'The rations of the hundred were fetched, as you saw from under a hedge, by one steward of {foe}’s with three carts. He signed a hundred times. It took him the afternoon.',
          ],
          failure: [
            'You missed the ration-cart, because you slept, and woke to wheel-tracks, fresh, on both sides of your head. On your back lay a loaf, with a bite out of it.',
            'You were found out by a dog, who came with the ration-cart, and saw nothing. It was a real one, for once in this affair, and it gave its opinion before your bush until the driver had gone another way.',
            'You did not see who fetched the rations, as the cart stopped directly in front of your hiding place and its wheel stood before your eyes. The wheel can be described. It had ten spokes.',
            'You were given away by a loaf, which you had been told not to eat, and the ration-cart turned back before anybody had come for it. The driver was heard to sniff.',
          ],
        }),
      },
    ],
    ready: [
      'You knew enough to go to {where} and demand the true roll of the hundred, which lay behind {foe}’s counter. No more was to be learned anywhere else.',
      'It was found, upon review, that everything had been asked that can be asked outside a locked room. The room was at {where}. {who} had sent you a lamp’s worth of oil, with love.',
    ],
    test: {
      openings: [
        '{foe} stood behind a black counter in the pay-hall at {where}, and behind him was an iron door; the true roll of the century was in there, and you had come to have it read. Two auditors yawned on a bench. A notice said that the roll of the century was not open to inspection; and below it forty people, with letters in their hands, had come to inspect it.',
        'You told {foe}, in the pay-hall at {where}, that you wished to see the hundred men, or their true roll, which lay behind his iron door. They were on paper, he explained, smiling, and in perfect health. He hung the key round his neck, and opened the wicket for the day’s payments, with a guard on either side. Two auditors yawned on a bench.',
      ],
      still: [
        '{foe} still kept the true roll behind the iron door, and you could not leave before it was read. He had written “lunch” on the notice, without putting a time.',
        '{foe} still had the roll of the hundred locked up, and without it there was nothing to tell {who}. One of the auditors had woken and asked whether the hundred had been found.',
      ],
      givenUp: [
        'The guards put you out of the pay-hall at {where}, and {foe} closed his counter. The roll stayed where it was. The hall opens again on every pay-day, also to you.',
        'You were shown to the street at {where} by two guards. {foe} kept the key and the roll, and the people with letters went home; you may come there with them another time.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call out the hundred names before {foe}',
          description:
            'If nobody answers, the roll must be shown; a muster may be held by anyone who dares, and the guards may stop you.',
          success: [
            'You called the hundred names in the hall, and {foe} had to give up the key. At the eleventh a woman in the queue said “Mine”, and at the twelfth there were two who said it. By the fortieth the auditors were on their feet, and the key was laid down.',
            'You called the names as on parade, surname first, and it opened the iron door. Nobody answered. At {who}’s boy you had to begin again. Then one of the guards said, low, “They are in the ground, and I dug”, and turned the key.',
          ],
          failure: [
            'You called the names in vain: at the third a porter of {foe}’s answered “Present”. It was a porter of {foe}’s, and he answered to the fourth, too, from behind another pillar, and so on; the auditors ticked them off. You went on calling until a guard found your mouth with the flat of his hand.',
            'You called the names, and at the ninth you had forgotten the next. {foe} supplied it, courteously, and the tenth. He knew them all. You were still staring at him, as one might at a man who can recite his own victims, when they took you by the hair.',
          ],
          hurt: 'blow',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Show the auditors that no boots wore out',
          description:
            'A hundred living men wear out boots; it is four years of columns, read aloud, and one slip is slander.',
          success: [
            'You proved the fraud by the boots: a hundred men wear out four hundred pairs in that time, and the century had worn out none. Not a belt was gone, nor a spoon. Either they flew, you submitted, or they lay down. The elder auditor held out a hand to {foe} for the key.',
            'You proved the fraud by the burial fund, into which a hundred had paid and from which nothing had been drawn, in four years, on the worst frontier there is. “No one dies there?” asked the auditor. Then he asked it a second time, of {foe}, and had the roll brought.',
          ],
          failure: [
            'Your audit failed, as you had carried a nine where there was a six. It was the auditor who found it, kindly, and after that he did not look at the rest. A slander on the treasury is answered with rods, and {foe} was asked to say how many, being good at figures.',
            'Your audit failed, since the books were in order, down to the last bootlace; {foe} had bought the boots. They stood in a storeroom, four hundred pairs, unworn, in rows, and the auditors were delighted. You were shown them at some length, and then the door, by way of the stairs.',
          ],
          hurt: 'blow',
        }),
        does(['explore', 'perception', 'hard', 'grave'], {
          action: 'Search the strong-room behind the iron door',
          description:
            'The true roll is in there: you go through a water-channel, without a light, and if a sluice is opened you will drown.',
          success: [
            'You got into the strong-room, up through the floor, with your lips blue, and found the roll. In a box without a lid, by the wall, it lay. It had a cross at every name, a day, and a place; and for some there was more than that. You read till you came to {who}’s son.',
            'You got into the strong-room and found the roll of the hundred in the wall, behind a brick that had been handled. Below the names stood what had been done with them. You lay in the water-channel with it held up in your teeth.',
          ],
          failure: [
            'You did not reach the strong-room, because somebody opened the sluice. It was no malice; they were flushing the drains, as is laid down. You were carried the length of the street in the dark, on your back, with a hand’s breadth of air and then with less, and what gave you up to the light was a grating.',
            'You were caught in the strong-room, with your hand upon the box, by a thread that went from it into the wall. A very small bell rang, three rooms away. They did not come in to you. They only shut the grating, and let the water up by inches, and asked through the door what you had seen.',
          ],
          hurt: 'mishap',
        }),
        does(['patience', 'vigour', 'medium', 'serious'], {
          action: 'Stand in the pay-line as {who}’s son',
          description:
            'You claim the pay of {who}’s son, and {foe}, who alone is certain that he cannot come, may give himself away.',
          success: [
            'You gave the dead man’s name at the wicket, and {foe} betrayed himself. He had counted out half of the pay before he heard. “That is not possible,” he said, aloud, with the hall listening. You asked why not, and the auditors sat up to see if he would find an answer.',
            'You stood in the pay-line under the dead man’s name, and at the sight of it {foe}’s pen began to shake. He said that he had seen it himself, the bank and the lime. He was heard by everybody in the line. It was put down, and then he was asked to show them where.',
          ],
          failure: [
            'You gave the dead man’s name, and {foe} paid you, and so nothing was proved. You were required to sign for a soldier’s wages, and had sworn in writing before two guards to be a man who was dead. Personation is a matter for the cudgel.',
            'You came in the line to nothing, as there was one ahead of you with the same name. It had been foreseen; there was somebody in the line for each of the hundred, on pay-days, {foe} remarked. The others turned round to look at you. They were not soldiers, but they had been hired by the fist.',
          ],
          hurt: 'blow',
        }),
        does(['force', 'strength', 'medium', 'slight'], {
          action: 'Lift the iron door off its pins',
          description:
            'The roll would be open to all who wait; the door weighs as much as an ox, and the whole hall will be watching.',
          success: [
            'You lifted the iron door off its pins, with your back beneath the hinge. It came, shrieking, and stood in your arms like a drunken friend. Forty people with letters went in on either side of you; nobody had told the guards what to do about a doorway.',
            'You lifted the iron door with the help of a widow out of the queue, and then there were six. Then there were six. It went over on the marble, and on the inner side of it hung the roll.',
          ],
          failure: [
            'You had the iron door off one pin, and it shut again upon your sleeve. It had swung, slowly, with all its weight and some of yours, and you had to stand there at the wall, attached, while {foe} served the remainder of the queue.',
            'You could not lift the door: it rose a finger’s breadth and was put down again, by you, at once. Something had spoken in your back. {foe} had a stool brought, in consideration of the public, and you were let sit under the notice until you could be folded up and moved.',
          ],
          hurt: 'mishap',
        }),
      ],
    },
    triumph: [
      'You learned it all, and so did {who}: the hundred had gone down with a fever on the fortieth day. {foe}, who should have struck them off, had found that they cost less dead. {who}’s son had nursed the others, and somebody had written against his name, small, “the potter”. You told {who} that first. The letters were burned in the kiln, all but one word, which was his name.',
      '{who}’s son was found alive, and you brought him home. Ninety were not; but nine had been sold to a salt-pan, as being neither on the list nor off it, and the third of these had a thumb that {who} would have known anywhere. You stood back. {who} looked him over from the feet up, as one does a pot from a bad firing, tapped him once on the chest, and listened to it ring.',
      'You had the true roll read out from the steps at {where}, and it took as long as a hundred names should take. After each a place was given, and the manner. Nobody shouted. {foe} had to stand and hold the lamp. {who} had asked only to know, and on which side he lay; and it was the left, next to a friend, with a cup.',
      'You brought {who} the page of the true roll on which the son stood. There was the day on it, the bank, the fever and the lime, and that he had asked for water and had it. “Then there was somebody by,” said {who}, and asked to hear that line again. {foe}’s goods were sold, and the century paid at last in full, to its mothers, across its own counter, by a clerk who had to stand.',
      'You found the truth about the hundred, and it was worse than the lie and could be borne. The hundred had been marched into a fever to save the hire of mules; {foe} had signed. Each family was sent a sheet in its own name. {who} put up a hundred cups along the kiln wall, no two alike, and one of them is crooked, and it is from that one you are given your wine.',
      'You found that {who}’s son had got away: of his dead century one man had stood up, climbed out of the lime and walked off, and could not go home because he was on the strength. He had been making tiles beyond the river under another name. You gave him back the first one. {who} had dug the clay already for his half of the wheel.',
    ],
    loss: [
      'You never learned what stood in the roll, since it was burned by an oversight, for which a boy was dismissed. {foe} showed you the ashes himself. {who} had another letter at the usual time, and the son was well, and asked after the dog; and {who} sent back word, through the proper office, that it was well also. That was all the grave they had, and they kept it up for years.',
      'You came to the iron door too late, found it open, and the room behind it whitewashed. The century had been disbanded, said {foe}, with honour; the men were at liberty to go where they liked. You told it to {who} in the yard. Nothing was answered. The wheel was set going, with no clay on it, and you could hear it turn as far as the road.',
      'You did not find out what had become of {who}’s son. A commission sat on the matter for two years and went to look at the frontier, and was given dinner there by {foe}, and liked the fish. {who} had stopped asking by then if he was alive and would have been glad of a date. You had none. You made one up, in the end, and {who} knew it, and thanked you.',
      'You could prove nothing against {foe}: what you had learned was not evidence, and what you had guessed was libel. You were bound over to keep silent on the subject of a hundred persons, named. {foe} had them promoted. On the day that the list of it went up {who} walked to town, had the son’s name read out by a stranger, and stood under it with a cap in both hands.',
    ],
    fates: {
      triumph:
        '{who} never threw another lid without leaving a thumb-mark in it. {foe} was put to copying, for life, in a well-lit room, the names of those who had died in service.',
      loss: '{who} kept a dog in the end, a yellow one, so that it should be true. {foe} retired upon a hundred pensions, none of them his.',
      death:
        '{who} had two people to wait for then, and set two cups. {foe} entered you in the paper century, where you have since been twice commended.',
    },
  },
  {
    key: 'empire/black-beans',
    kind: 'avenge',
    drives: ['strength', 'charisma'],
    title: 'Call {foe} to account at {where} for the false lots that killed {who}’s brother.',
    who: { trade: 'laundress', genders: ['female'] },
    foe: { trade: 'tribune', genders: ['male'] },
    goal: 'landmark',
    ways: ['force', 'talk'],
    sworn: [
      '{who}, who washed for the cohort, asked you to call {foe}, the tribune, to account for her brother. The cohort had run, and one man in ten was to die for it, by lot: a black bean to be beaten to death by his friends. {foe} held the helmet. All who drew black, and her brother was one, had seen {foe} run first. You swore over the tub to face {foe} with it at {where}.',
      '{who} the laundress wanted {foe}, the tribune, to answer for her brother, whom his own comrades had been ordered to beat to death. His cohort had run, one man in ten was to die by lot, and {foe} kept those lots for men who had seen him run first. He was putting up a trophy now at {where}. You swore to hang the brother’s tunic on it.',
      '{who}, who does the cohort’s laundry, had lost a brother by {foe}, a tribune, and wanted justice for him. {foe} lost a battle, left it early, and had men put to death for leaving, by lot. Nine lots fell on nine who had seen him go, and her brother was the ninth. She had counted the beans when she washed out the helmet. You swore, with her, that {foe} should answer for it at {where}.',
      '{who}, a laundress, told you how her brother had died, and wanted {foe}, the tribune, to answer for it. His cohort had run in a battle, and one man in ten was to die, by lot. {foe} had himself run first, gave the black beans to those who saw it, and the brother was killed with sticks by his friends. You took the other end of her sheet, and swore to call him to account at {where}.',
      '{who} the laundress asked you to make {foe}, the tribune, answer for her brother’s death. {foe} had run first in a battle and his cohort after him; for that one man in ten was to be beaten to death, by lot. {foe} held the lots, and gave one to her brother, who had seen him run. You swore to face {foe} with it at {where}.',
      '{who} the laundress had been asked to wash the purple cloak in which {foe} the tribune was to be crowned at {where}, for a battle, and she asked you to accuse him there. Her brother had been beaten to death after that battle, on a black bean, for having seen the cloak go by him at a gallop to the rear. She had left in the stain. You swore, on the soap, that {foe} should answer for it.',
    ],
    advances: [
      'One of those who had been ordered to strike was willing to say before the cohort what {foe} did with the lots.',
      'A groom stated openly that {foe}’s horse had come back from the battle long before the men.',
      'Two men who had shared a tent with {who}’s brother would walk behind you to {where}, when you accused {foe}.',
      'The gate by which {foe} had ridden away from the battle was known now, and a sentry who had seen it.',
      'A cook of the cohort could swear that {foe} had counted the beans alone, in a closed tent, before the lots were drawn.',
      'A servant had left {foe}, and told people openly that his master had run before any of those who died for it.',
      'The hour at which {foe} stands alone at {where}, without a guard, was known now.',
      'A surgeon had kept a list of those who died by the lots, and would read it out to {foe}’s face.',
      'Soldiers had begun to lay black beans on {foe}’s doorstep, and said openly whose guilt it was.',
      'An officer who had always spoken for {foe} would be silent when you made the accusation at {where}.',
      'The other families of the dead would stand with {who} when {foe} was called to account.',
      'The guard on the way up to {where} had served with {who}’s brother, and would let you through to {foe}.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the man who was made to strike first.',
        offer: does(['gift', 'charisma', 'medium', 'none'], {
          action: 'Drink with the man who had to strike first',
          description:
            'He could say how {foe} drew the lots, and has never spoken of it; you must hear it all, and hold the cup.',
          success: [
            'You drank with the first striker, held the cup for him, on account of the shaking, and he told you. The brother had looked round for him in particular, and nodded. He too had seen {foe} ride off, and had drawn white, because he had once mended the tribune’s harness.',
            'You sat with the first striker and did not ask, and at length he began in the middle. There had been a small noise in {foe}’s sleeve, like dried peas in a pod. He had been hearing it for two years. He would say so anywhere; he would say it at {where}, if you stood between him and the sticks.',
            'The first striker told you who had given him the stick, and in what words, after the second jar. You held the cup. It was {foe}; and {foe} had counted aloud.',
          ],
          failure: [
            'The first striker drank with you, and laughed a great deal, and would not speak of it. When you said the brother’s name he put down the cup, went outside, and was heard to be sick; and his wife came and took away the lamp, and then, with a look, the stool.',
            'You could not speak with the first striker, because it was the feast of his burial club. He introduced you to each of the members as a friend of the dead. You could not tell him in front of forty men which of the dead it was, and by the end of it he was under a table with his arms over his head.',
            'You sat and drank with the first striker, and it was you who spoke of everything and he who held the cup. Nothing was learned. He is stated to have said “go on” twice.',
            'The first striker did not speak, because you had asked him how many blows it took. He put on his hat, and sat on with it on. The wine was paid for by the party concerned.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Dig at {place} for the helmet that held the lots.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Dig at {place} for the helmet',
          description:
            'The lots were drawn from it, and it would show how {foe} cheated; it was thrown away there, among much old iron.',
          success: [
            'You dug up the helmet, and it rattled; there were beans, gone hard as shot, all white, and in the lining a slit, stitched round, of a size for two fingers. Whoever made that had good thread. You put it all back just as it had been, so that witnesses could find it too.',
            'You dug up the helmet at the place where the sticks had been stacked, neatly, and had taken root. There was a false crown to it, hinged, and it still worked. You let it fall open and shut several times, and at each of them a man had died.',
            'The helmet that held the lots was dug up by you at {place}, a foot down, mouth upward. Under its leather were two white beans, which had been kept back for somebody.',
          ],
          failure: [
            'You dug up eleven helmets, and not the one that had held the lots; the army had been there before you and had left in haste. You sat among them, looking from face to face as it were, and they had none of them anything to say to you.',
            'You could not dig, because somebody had put up a small altar over the spot, to Chance. You had the spade already under the corner of it when the old man who tended it came round the side, carrying a jug, and stood, and only looked at you. You helped him to tread the earth down.',
            'You dug at {place} until the water came in, and did not reach the helmet. The hole was then a well, and was used as one by a carter, with thanks.',
            'The helmet was not found, since a man at {place} had shown you where to dig, for a fee, and had shown others the same. His reasons were not established. He has a large garden.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Wait at {place} for {foe}’s messenger.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Pull {foe}’s messenger from the saddle',
          description:
            'His satchel would tell you who comes to the trophy, and when; he rides with his knees, and has been told to trample.',
          success: [
            'You pulled the messenger from the saddle, by the bridle and one foot, and he sat in the road, unhurt and outraged. The list of guests was long; and against nine of them, who were the fathers of the nine, stood “not to be admitted”. You made that known to all nine.',
            'You pulled the messenger down as he rode at you, by reaching up, as for an apple. It was an easy fall. In the satchel was the speech that {foe} meant to make, with the battle in it; it had been tried three ways, and in the first of them, struck through, he had put what happened.',
            '{foe}’s messenger was pulled down by you, along with the saddle, whose girth had been seen to beforehand. The satchel was opened. The list of guests, and the hour, are in it.',
          ],
          failure: [
            'You caught the horse and not the messenger, who had the satchel, and went on over its head.',
            'You did not get hold of the messenger, as his horse had been told to trample as well. You were some while beneath it, among the legs, which is a place where one sees everything and can do little; and the invitations went on to {foe}’s guests without the loss of a seal.',
            'The messenger was not pulled down, as he saw you at the turn and rode round by the field. He saluted. It is not established whether that was meant.',
            'You had the messenger by the boot, and the boot came off, and he rode on without it. The satchel was not obtained. The boot, which is a left one, has been entered.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'You knew enough of the false lots to accuse {foe}, and there were people who would say so with you. He was at {where}, among his garlands, and you were to go there.',
      'Nothing more was wanting to accuse {foe}. The trophy had been set up at {where}, the guests were invited, and {who} had starched a tunic. You were to go there.',
    ],
    test: {
      openings: [
        '{foe} stood in the purple cloak at {where}, below a trophy of captured armour, to be praised for the battle from which he ran, and you were to accuse him. The cohort was drawn up to cheer. In the front rank nine places had been left by the men, each as wide as a pair of shoulders; and {who} had come with you, with the tunic in a basket.',
        '{foe} was to speak at {where} at the foot of his trophy, before the cohort, and you had come to make him answer for the false lots. {who} walked behind you with a basket of washing, and nobody stopped a laundress. In the front rank were nine gaps. {foe} had got as far as “courage” when he saw the stained tunic that hung over the edge of the basket.',
      ],
      still: [
        '{foe} still had not answered for the nine men who were beaten to death, and you had come to make him. He had begun his speech afresh from the top.',
        '{foe} still stood by his trophy and had owned to nothing, and nobody but you would accuse him. The nine gaps in the front rank were still where they had been.',
      ],
      givenUp: [
        '{foe}’s guard drove you down from {where}, and {who} with you. He finished his speech to a cohort that did not cheer. You may come up there once more and accuse him.',
        'You were led away from {where} under {foe}’s eyes, and he was praised as announced. Nobody in the front rank closed the gaps. You may return and try again.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight {foe} beneath his own trophy',
          description: 'He is fresh, and has been taught by the best; but he must turn his face to you to do it.',
          success: [
            'You beat {foe} in the fight; he fought well, while he looked at you. Then his eye went past your shoulder to the nine gaps, and by that time your shield was in his chest and he was sitting at the foot of the trophy. You asked what he had seen at the east gate. He said it aloud.',
            'You beat {foe}, by giving ground as far as the front rank and standing in the ninth place, where he would not come at you. You struck the sword out of his hand. “I ran,” said {foe}. He said it to the gap beside you, which was the right one.',
          ],
          failure: [
            '{foe} beat you; you had forgotten how good a coward must be with his point. He had you in three places before the cohort had drawn breath. Then he wiped the blade on the tunic {who} had brought, and went on with his speech.',
            'You lost the fight with {foe}, because the trophy came down on you. It may have been you that struck it; there was a great deal of old iron, and it fell on the one of you who had not looked up. From beneath a dead king’s breastplate you heard {foe} call it an omen, and heard them cheer.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Tell the cohort how the lots were drawn',
          description: 'It was they who struck; you must make them hear it, and they may prefer to stop your mouth.',
          success: [
            'You told the cohort how the lots were drawn, and they believed you. First, that there was a slit in the lining; second, who had drawn; third, what all those nine had seen. You did not say who had held the sticks. Down the whole front rank, one after another, they laid their right hands on the empty places, and looked at {foe}.',
            'You told the cohort by a question: whether any man of the tenth tent had been at the east gate. None had. They worked out the rest, as soldiers do, moving their lips. {foe} had ordered you seized by then. He ordered it a second time, and heard how his own voice sounded.',
          ],
          failure: [
            'You told the cohort, and they had always known, and stopped your mouth. You saw it go along the ranks, that they had always known, and had hit all the same; and that you had come there to say so in front of guests. {foe} had no need to give an order. They came at you with their eyes shut.',
            'You were not heard by the cohort, since you began with the law on lots. At its second exception somebody threw a clod. Then they all threw, as men will who have been wanting to throw something for two years, and {foe} was the only person there whom nobody aimed at.',
          ],
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'hard', 'serious'], {
          action: 'Offer {foe} a white bean and his life',
          description:
            'White is for living: {who} would spare him if he told the truth; he may take it for weakness, and strike.',
          success: [
            '{foe} took the white bean and told the truth; {who} held it out on her palm, wrinkled from the tub. It was for living, she said; her brother would have had it. {foe} looked for what was behind it. He told all of it then, kneeling, to the men, and asked to be given the ninth man’s place, in the ranks, for good.',
            'You put down the sword and offered {foe} the white bean, and he took it. He would not be killed, you told him; nine was enough, and ten would be only arithmetic. When he stooped for it he could not get up again, and it was {who} who gave him her arm.',
          ],
          failure: [
            '{foe} laughed at the white bean, and showed it to the guests. Then he had you taken hold of, and the thing was pushed into your mouth and your jaw held to. Over their heads you saw {who} bend and pick her basket up.',
            '{foe} struck before he had heard the half of your offer. A hand that comes out to {foe} had always had a knife in it. He cut at it; and only when it lay open on the ground did he see what you were holding, and by then he could not well apologise.',
          ],
          hurt: 'blow',
        }),
        does(['craft', 'reflexes', 'medium', 'serious'], {
          action: 'Hand {foe} a helmet and bid him draw',
          description:
            'The cohort would see how his trick was worked; you must work it on him under his eyes, and your fingers are cold.',
          success: [
            '{foe} had to draw from his own helmet, and confessed: nine white and one black you had held up before them all, and let them fall. There was a small click, which only {foe} knew. He drew, since they were looking, and it was black; and he screamed that the crown was false.',
            'You passed the helmet down the guests, and {foe} betrayed himself by it. Each of them drew white; he put in his hand and kept it there. He was feeling for the slit, in sight of four hundred men, with two fingers, as no one does who has never had to do with such a helmet.',
          ],
          failure: [
            'The trick failed, as the hinge of the helmet had rusted, and the false crown dropped out entire with all that it held on {foe}’s foot. He looked at ten black beans. “Here,” he said to the guard, “is somebody who came to cheat the cohort”, and they had heard that often enough to be quick.',
            '{foe} drew, and it was white, and you had lost. It had gone as it will go nine times in ten, and {foe}, who had turned grey, held the thing up to the men like a star. The gods had spoken, he said. They did, through four lictors, and their rods were of birch.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Stand silent in the ninth empty place',
          description:
            'It was the brother’s, and the men will see who is missing; you may neither move nor answer, and cudgels are near.',
          success: [
            'You stood in the ninth man’s place, in the tunic, and {foe} could not go on with his speech. Wherever he looked he came back to the stain. In the end he was talking to it, quite low, giving reasons; and the cohort, which had not been addressed, grounded its spears to listen.',
            'You stood in the ninth man’s place, while the water-clock was twice filled, until {foe} gave up. A second man stepped into the eighth place, and one into the seventh. When all nine had been filled {foe} left off in the middle of a word and walked, with nobody touching him, to where the prisoners are put.',
          ],
          failure: [
            'You stood in the ninth place until the rear rank, who could see only your back, and the tunic with its stain, took you for the dead man. A man cried out. Others broke, and in that rush you were knocked flat by people who were running away from you.',
            'You stood in the ninth place in vain, since {foe} had the cohort about-face. It was quite simple. There was a front rank without gaps, a view of the hills, and you alone behind four hundred backs; and somebody in passing had trodden, with both heels, on your toes.',
          ],
        }),
      ],
    },
    triumph: [
      '{foe} was found to have killed nine men by fraud, and it was entered in the cohort’s own book, by the cohort. The names were read, and at each a stick was broken. {foe} had to gather up the pieces. {who} had the tunic back; she washed it once more, for form’s sake, and hung it out, and when it was dry there was nothing on it that anyone could see.',
      '{foe} was judged where he had judged, with the helmet on the table, and was driven out. There were ten beans in it, and all were white; {who} had seen to that. He drew, he looked, and his legs went. They let him go out by the east gate, on foot and slowly, between two ranks who had turned their backs; and they did not turn again until he was out of hearing.',
      'The account with {foe} was closed, and nine pensions were paid to nine houses, out of his estate. Where his trophy had been they set up a plain stone with the names, in the order of the tents, and no adjective. {who} came with a brush, did the letters, one after the other, and at the last of them scrubbed for a good while longer than it needed.',
      '{foe} was condemned and not killed; it was held, upon {who}’s motion, that there had been enough of that. He was reduced to the ranks, in the brother’s tent, under the brother’s number, and was given the brother’s stick to carry. For the first year nobody spoke to him. In the second, you are told, someone asked him to pass the oil; and {who} does his shirts.',
      '{foe} was led off with his hands tied in the purple, and the men of the brother’s tent, who had not lifted their arms for two years, looked on. The one who had been made to strike first raised his, by himself, as far as his face. {who} took hold of the wrists. You looked away at the hills. It was the only cheering that was done there.',
      '{foe} signed what you had put in front of him; it said “I ran”, and was nailed to the trophy. Then {who} opened her basket, and it was dinner. Four hundred men sat down on the ground. There was a dish of beans, black and white together, well salted, and when it had gone round she scraped it and said that they were only beans.',
    ],
    loss: [
      '{foe} had his crown, and was never called to account. The speech was cut in marble with the word courage in it twice, and the nine were left out for want of room. {who} went on washing for the cohort, since somebody must. You heard that she had asked for the purple cloak to be sent down to her again, and that she was still working at the stain, from the other side.',
      'You could not bring it home to {foe}: it was found that the lots had been in order, and the finding was his own. Those who had walked behind you to {where} walked back in front, faster; and one of them, who could not lift his arms, was discharged for it as unfit. You told {who} what you could. She had a sheet by the corner, and waited, and you took the other end.',
      '{foe} died in his bed, and much regretted, before you could accuse him. There is no action against a man who is being carried past with trumpets. {who} stood in the crowd with a bean in her hand that she had meant to give to him, black or white, she had not been sure; and afterwards she planted it, and it did not come up.',
      'Everyone had been very patient with you, {foe} above all. He had the complaint read out to the ranks, and asked if there was any man who wished to add to it; and four hundred looked straight before them. {who} has never said one word of blame. She only folds things, when you are by, in four and then in eight, until they cannot be got smaller.',
    ],
    fates: {
      triumph:
        '{who} gave up the army’s washing and took in a town’s. {foe} is said to flinch when anybody shells peas, and to have learned at last to stand facing forward.',
      loss: '{who} can still be got to mend, but not to starch. {foe} wrote a manual upon discipline, which is used.',
      death:
        '{who} washed you with her own hands and would let nobody help. {foe} had one bean left over, and did not know from then on who might be bringing it.',
    },
  },
];
