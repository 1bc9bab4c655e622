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
      'Four letters had come from {who}’s son on the frontier, and they were all the same letter. He was well, the food was good, he asked after the dog. There had never been a dog. {foe}, the paymaster, drew the wages of his whole century, and kept its roll locked up at {where}. You swore to {who}, with clay on your hands, to find out where the boy was.',
      '{who} the potter could not read, and had a neighbour do it. “He is well,” the neighbour said, for the sixth time; and then, being honest, that the hand was a clerk’s. A hundred men had marched off in that century. {foe} the paymaster drew for a hundred, and at {where} nobody was let look at the roll. You swore by the hearth to look at it.',
      'It had been computed by {who}, a potter, upon the wall, with a nail. A hundred men had gone to the frontier; the pay of a hundred had been drawn by {foe}, each quarter, for four years; and of the hundred families not one had seen a copper, a cap or a son. The true roll lay at {where}, under seal. You swore to have it read aloud.',
      '“He writes that he has learned to like fish,” said {who}, and put the letter with the others. “Fish makes him swell up.” Someone in the office of {foe}, the paymaster, was writing home for a hundred men and drawing their wages. What had become of them was known at {where}, and nowhere else. You swore on a pot which the boy had thrown at nine, crooked, and still in use, to learn it.',
      'Present: {who}, a potter; a letter from a son; and a stranger on one leg, who heard it read and said that there was no such century. It was on paper. {foe} the paymaster fed it, shod it and paid it, on paper, and kept the other list at {where}. What had happened to the men he could not say. You swore to see that list, and to tell {who} what stood there.',
      'An inquiry had been made by {who}, a potter, as to whether a son was alive. The answer came from {foe}, who had charge of the army’s pay: it was inquired what was meant by alive. There were eleven such answers in a jar, and the boy’s wages had been drawn eleven times. You read them by the kiln. Then you swore to go to {where}, where {foe} keeps what he does not send.',
    ],
    advances: [
      'A shoemaker to the army told you that for four years he had been paid for a hundred pairs, and had been asked for none.',
      'You had one more name of the century, with a village and a mother to it, and wrote it under the rest.',
      'Word reached {who} that somebody was reading the lists, and a place was cleared on the shelf for whatever should come.',
      'A muleteer had carried {foe}’s boxes to {where} and swore that the one marked “living” was the lightest.',
      'It was established that the century had drawn, in the same quarter, no medicine, no rope and no complaints.',
      'You were shown a second letter home, to another house, from another son. He too asked after the dog.',
      '{foe} had sent for a new lock, you learned, and had asked the smith whether it could be made to open from the inside only.',
      'A discharged trumpeter remembered the hundred by their noise; they sang flat, he said, and then one day they were not singing.',
      'You laid two receipts together, and the thumb on them was the same. It belonged, by the ink, to ninety-one different men.',
      'A washerwoman at the depot had kept the tunics that nobody sent for, folded, in order of size, and let you count them.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who writes the letters home.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Talk with the writer of the letters',
          description: 'He is paid by the hundred, is proud of his style, and will deny everything first.',
          success: [
            'He denied it until you praised the dog. The dog had been his own idea, he said; there ought to be one thing in a letter that is warm. He had been given the names on a strip, cut from the top of a larger list, and from the cut he drew you how the larger list was ruled.',
            'You recited one of his letters to him, with feeling, and he wept at it and then turned pale. He had never been told that the men could not write for themselves. He had a mother as well. He let you see the order, and at the foot of it in {foe}’s hand stood “until further notice, alive”.',
          ],
          failure: [
            'He was writing when you came in, and covered it with his sleeve. You asked after the dog. He rang a small bell; and the gentleman who answered it was no scribe, and walked behind you as far as the corner of {place}, without a word.',
            'You found the wrong one. There are nine such offices in {place}, and this clerk did condolences. He listened with his head bowed, took up a clean sheet from habit, and had written “It is with regret” before you could get out of the chair.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Look at {place} for the last camp of the century.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search {place} for the last camp',
          description: 'Four years of grass lie over it, and somebody has taken pains to level the ditch.',
          success: [
            'They had been good soldiers; the tent-pegs stood in rows under the turf. You counted ten tents, ten hearths, and behind them a long low bank with no gate in it. You did not dig there. On a stone was scratched the number of the day, and it was the fortieth after they had marched.',
            'You found the latrine first, as one does, and from it the camp. There was a midden with the bones of one meal for a hundred and then of one for sixty, and one for nine. Someone had kept a tally on a rock beside it, cut smaller each time. You copied it stroke by stroke.',
          ],
          failure: [
            'It was a camp, and a fine one, and two hundred years old. You had cleared an entire gateway of it before you turned over a tile with the stamp of a legion that was lost under another emperor.',
            'You had just put your hand on a peg when the ground gave, and you were in the ditch that had been levelled, up to the neck, among brambles. By the time you were out you had trodden whatever there had been to read at {place} into something like soup.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Watch at {place} who fetches the rations of the hundred.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Lie hidden and watch the ration-cart',
          description: 'It comes when it likes, and until then you must eat nothing that can be smelled.',
          success: [
            'The cart came, with bread for a hundred, and stopped. One man got down, called a roll to the empty field, answered to each name in a different voice, and signed. You had time to learn the names with him. Then he drove the bread on to a shop of {foe}’s, by a lane that you could now find blind.',
            'You lay until the ants had made a road across you. What came in the end was a boy with a barrow; he threw the bread to pigs, and the pigs had brass tags in their ears, with numbers. Those were the numbers of soldiers. He told you himself that each pig was down in the book as a man.',
          ],
          failure: [
            'You had been lying there for so long that you slept, and woke to wheel-tracks, fresh, on both sides of your head. On your back lay a loaf, with a bite out of it.',
            'The cart came, and with it a dog. It was a real one, for once in this affair, and it sat down before your bush and gave its opinion until the driver had turned round and gone another way.',
          ],
        }),
      },
    ],
    ready: [
      'You had the names, the camp and the bread, and knew whose voice had answered for a hundred men. There was one page that you lacked, and it lay at {where} behind {foe}’s counter.',
      'It was found, upon review, that everything had been asked that can be asked outside a locked room. The room was at {where}. {who} had sent you a lamp’s worth of oil, with love.',
    ],
    test: {
      openings: [
        'The pay-hall at {where} had a counter of black marble, and behind that stood {foe}, and behind {foe} an iron door. Through it went everything that was signed for. Two auditors yawned on a bench. A notice said that the roll of the century was not open to inspection; and below it forty people, with letters in their hands, had come to inspect it.',
        'You were asked for your business at {where}, and said that you wished to see a hundred men. {foe} smiled. They were on paper, he explained, and in perfect health. He turned a key in the iron door behind him, hung it round his neck, and opened the wicket for the day’s payments, with a guard to the left and a guard to the right.',
      ],
      still: [
        'The iron door was shut as before, and {foe} had written “lunch” on the notice, without putting a time.',
        'One of the auditors had woken, asked whether the hundred had been found, and been told that they were not lost.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call the hundred names in the pay-hall',
          description: 'A muster may be held by anyone who dares; the guards have leave to stop the voice.',
          success: [
            'You called the first name and waited, as long as a man needs to say that he is here. You called the second. At the eleventh a woman in the queue said “Mine”, and at the twelfth there were two who said it. By the fortieth the auditors were on their feet, and {foe} had taken the key off his neck and laid it down.',
            'You gave them as they are given on parade, surname first. Nobody answered. It was the nobody that did it; it grew, name after name, until it filled the hall to the beams. At {who}’s boy you had to begin again. Then one of the guards said, low, “They are in the ground, and I dug”; and the iron door was opened.',
          ],
          failure: [
            'At the third name somebody answered “Present”. It was a porter of {foe}’s, and he answered to the fourth, too, from behind another pillar, and so on; the auditors ticked them off. You went on calling until a guard found your mouth with the flat of his hand.',
            'You had it by heart, and at the ninth name your heart was empty. {foe} supplied it, courteously, and the tenth. He knew them all. You were still staring at him, as one might at a man who can recite his own victims, when they took you by the hair.',
          ],
          hurt: 'blow',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Audit the pay-books against the boots',
          description: 'Four years of columns, aloud, before two auditors; one slip and you are charged with slander.',
          success: [
            'You asked for nothing but the boots. A hundred men wear out four hundred pairs in that time, and the century had worn out none; nor a belt, nor a spoon. Either they flew, you submitted, or they lay down. The elder auditor held out a hand to {foe} for the key, with his eyes still on the sum.',
            'First you gave the pay, which was perfect. Second you gave the burial fund, into which a hundred had paid and from which nothing had been drawn, in four years, on the worst frontier there is. “No one dies there?” asked the auditor. Then he asked it a second time, of {foe}, and had the roll brought.',
          ],
          failure: [
            'You had carried a nine where there was a six. It was the auditor who found it, kindly, and after that he did not look at the rest. A slander on the treasury is answered with rods, and {foe} was asked to say how many, being good at figures.',
            'The books were in order, down to the last bootlace; {foe} had bought the boots. They stood in a storeroom, four hundred pairs, unworn, in rows, and the auditors were delighted. You were shown them at some length, and then the door, by way of the stairs.',
          ],
          hurt: 'blow',
        }),
        does(['explore', 'perception', 'hard', 'grave'], {
          action: 'Search the strong-room behind the iron door',
          description: 'By the water-channel, without a light, on your face; if the sluice is opened you will drown.',
          success: [
            'You came up through the floor with your lips blue. There were shelves of the living, bound in red, and by the wall one box without a lid. In it was the true roll. It had a cross at every name, a day, and a place; and for some there was more than that. You read till you came to him.',
            'It was not on any shelf. You went over that room by touch, and behind the pay-chest was a brick that had been handled; and in the wall lay a strip of parchment, from the top of which a hundred names had been copied. Below stood what had been done with them. You lay in the channel with it held up in your teeth.',
          ],
          failure: [
            'Somebody opened the sluice. It was no malice; they were flushing the drains, as is laid down. You were carried the length of the street in the dark, on your back, with a hand’s breadth of air and then with less, and what gave you up to the light was a grating.',
            'You were in, and had your hand upon the box, when you saw that a thread went from it into the wall. A very small bell rang, three rooms away. They did not come in to you. They only shut the grating, and let the water up by inches, and asked through the door what you had seen.',
          ],
          hurt: 'mishap',
        }),
        does(['patience', 'vigour', 'medium', 'serious'], {
          action: 'Stand in the pay-line as a dead man',
          description: 'Under {who}’s son’s name, before the one person who is certain that he cannot come.',
          success: [
            'You reached the wicket and gave the name, the tent, the number. {foe} had counted out half of it before he heard. “That is not possible,” he said, aloud, with the hall listening. You asked why not. He had no answer that he could make in public, and the auditors sat up to see if he would find one.',
            'You stood through two hundred men, saying the number under your breath. {foe} looked at the name and then at you, and the pen began to shake. He said that he had seen it himself, the bank and the lime. He was heard by everybody in the line. It was put down, and then he was asked to show them where.',
          ],
          failure: [
            'He paid you. It went over the counter without a flicker, and you were required to sign; and there you stood, with a soldier’s wages, having sworn in writing before two guards to be a man who was dead. Personation is a matter for the cudgel.',
            'There was one ahead of you with the same name. It had been foreseen; there was somebody in the line for each of the hundred, on pay-days, {foe} remarked. The others turned round to look at you. They were not soldiers, but they had been hired by the fist.',
          ],
          hurt: 'blow',
        }),
        does(['force', 'strength', 'medium', 'slight'], {
          action: 'Lift the iron door off its pins',
          description: 'It weighs as much as an ox, and the whole hall will be watching your face.',
          success: [
            'Those who hang a door to be locked seldom consider that it may be lifted. You got your back beneath the hinge and straightened your knees. It came, shrieking, and stood in your arms like a drunken friend. Forty people with letters went in on either side of you; nobody had told the guards what to do about a doorway.',
            'You lifted, and it stuck; and a widow, putting down her basket, got her shoulder in beside yours. Then there were six. It went over on the marble with a noise to wake the treasury, and on the inner side of it, nailed up where {foe} could see it from his stool, hung the roll.',
          ],
          failure: [
            'You had it off one pin. On the other it swung, slowly, with all its weight and some of yours, and shut again upon your sleeve; and you had to stand there at the wall, attached, while {foe} served the remainder of the queue.',
            'It rose a finger’s breadth and was put down again, by you, at once. Something had spoken in your back. {foe} had a stool brought, in consideration of the public, and you were let sit under the notice until you could be folded up and moved.',
          ],
          hurt: 'mishap',
        }),
      ],
    },
    triumph: [
      'It was all there. They had gone down with a fever on the fortieth day, and {foe}, who should have struck them off, had found that they cost less dead. {who}’s son was the last but two; he had nursed the others, and somebody had written against his name, small, “the potter”. You told {who} that first. The letters were burned in the kiln, all but one word, which was his name.',
      'He was alive. Ninety were not; but nine had been sold to a salt-pan, as being neither on the list nor off it, and the third of these had a thumb that {who} would have known anywhere. You stood back. {who} looked him over from the feet up, as one does a pot from a bad firing, tapped him once on the chest, and listened to it ring.',
      'The roll was read out from the steps at {where}, and it took as long as a hundred names should take. After each a place was given, and the manner. Nobody shouted. {foe} had to stand and hold the lamp. {who} had asked for no revenge and got none; only to know, and on which side he lay; and it was the left, next to a friend, with a cup.',
      'You brought {who} a page. There was the day on it, the bank, the fever and the lime, and that he had asked for water and had it. “Then there was somebody by,” said {who}, and asked to hear that line again. {foe}’s goods were sold, and the century paid at last in full, to its mothers, across its own counter, by a clerk who had to stand.',
      'So the truth was found, and it was worse than the lie and could be borne. The hundred had been marched into a fever to save the hire of mules; {foe} had signed. Each family was sent a sheet in its own name. {who} put up a hundred cups along the kiln wall, no two alike, and one of them is crooked, and it is from that one you are given your wine.',
      'The boy had got away. That was what {foe} had hidden: of his dead century one man had stood up, climbed out of the lime and walked off, and could not go home because he was on the strength. He had been making tiles beyond the river under another name. You gave him back the first one. {who} had dug the clay already for his half of the wheel.',
    ],
    loss: [
      'The roll was burned by an oversight, for which a boy was dismissed. {foe} showed you the ashes himself. {who} had another letter at the usual time, and the son was well, and asked after the dog; and {who} sent back word, through the proper office, that it was well also. That was all the grave they had, and they kept it up for years.',
      'You found the door open, and the room behind it whitewashed. The century had been disbanded, said {foe}, with honour; the men were at liberty to go where they liked. You told it to {who} in the yard. Nothing was answered. The wheel was set going, with no clay on it, and you could hear it turn as far as the road.',
      'It was not found out. A commission sat on the matter for two years and went to look at the frontier, and was given dinner there by {foe}, and liked the fish. {who} had stopped asking by then if he was alive and would have been glad of a date. You had none. You made one up, in the end, and {who} knew it, and thanked you.',
      'What you had learned was not evidence; what you had guessed was libel. You were bound over to keep silent on the subject of a hundred persons, named. {foe} had them promoted. On the day that the list of it went up {who} walked to town, had the son’s name read out by a stranger, and stood under it with a cap in both hands.',
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
      'The cohort had run, and one man in ten was to die for it, by lot: white beans to live, a black one to be beaten to death by his friends. {foe}, the tribune, held the helmet. All who drew black had seen {foe} run first. {who}, who washed for the cohort, lost her brother by it. You swore over the tub to call {foe} to account for it, at {where}.',
      '{who} the laundress had the tunic still, and had not been able to get it white. Her brother had been beaten to death in that, by his own tent, upon a lot; and {foe}, who had them draw, had kept the black beans in his sleeve for those who had watched him ride away. He was putting up a trophy now at {where}. You swore to go and hang the tunic on it.',
      'Facts: a battle was lost by {foe}, a tribune, who left it early. A punishment was ordered by the same, for leaving. The lots were drawn; nine fell on nine who had seen him go. The ninth of them was brother to {who}, who does the laundry there, and who had counted the beans when she washed out the helmet. You swore, with her, that {foe} should answer for it at {where}.',
      '“He did not try to get out of it,” {who} said, wringing a sheet. “He thought it was luck.” Her brother had drawn a black bean from {foe}’s helmet, and his friends had killed him with sticks, as ordered, crying. It had not been luck. {foe} had run in that battle, and the bean was for whoever had seen. You took hold of the sheet’s other end, and swore to face {foe} with it at {where}.',
      'There is a law that a cohort which runs must give up one man in ten. There is none as to who holds the helmet, and {foe} held it, having himself run before any. By {who}’s tub sat one of those who had been made to hit her brother. He could not lift his arms. She washed his shirt with the rest. You swore to them both to bring it home to {foe}, at {where}.',
      'She had been asked to launder it, said {who}: the purple cloak in which {foe} the tribune was to be crowned at {where}, for a battle. She knew that battle. Her brother had been beaten to death after it, on a black bean, for having seen the cloak go by him at a gallop to the rear. She had left in the stain. You swore, on the soap, that somebody should point to it.',
    ],
    advances: [
      'One of those who had been ordered to strike told you how it was done, and gave you a name that was missing from your list.',
      '{foe} had taken to having his beans counted, you heard, by a cook who had not been told the reason.',
      'You met a groom who had held {foe}’s horse on the day of the battle, and had found it warm much sooner than was explained.',
      '{who} was told that you had got so far, and is said to have hung out all the washing of that cohort by tents.',
      'There had been no black bean in the tenth helmet at all, a cook told you; in that tent nobody had seen anything.',
      'A sculptor at {where} complained to you that {foe} wished to be shown facing forward, and that it did not come easily to him.',
      'Somebody had begun to leave a single bean upon {foe}’s threshold, daily, and it was not you.',
      'You learned at what gate {foe} had ridden out, and stood in it, and saw for yourself who must have seen.',
      'An augur confided to you that he had been asked for a lucky day by {foe}, and had not been able to find one.',
      'Two men of the brother’s own tent had sent to say that they would walk behind you to {where}, at some distance, and unarmed.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the man who was made to strike first.',
        offer: does(['gift', 'charisma', 'medium', 'none'], {
          action: 'Sit and drink with the first striker',
          description: 'He has not spoken of it since; you must be willing to hear it all, and hold the cup for him.',
          success: [
            'He could not hold it himself, on account of the shaking, so you held it. He told you how the brother had looked round for him in particular, and nodded. Then he told you what nobody had asked: that he too had seen {foe} ride off, and had drawn white, because he had once mended the tribune’s harness.',
            'You did not ask. You poured, and he looked at it, and at length he began in the middle. There had been a small noise in {foe}’s sleeve, like dried peas in a pod. He had been hearing it for two years. He would say so anywhere; he would say it at {where}, if you stood between him and the sticks.',
          ],
          failure: [
            'He drank what was offered and more, and laughed a great deal. When you said the brother’s name he put down the cup, went outside, and was heard to be sick; and his wife came and took away the lamp, and then, with a look, the stool.',
            'He had joined a burial club, and it was their feast. He introduced you to each of the members as a friend of the dead. You could not tell him in front of forty men which of the dead it was, and by the end of it he was under a table with his arms over his head.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Dig at {place} for the helmet that held the lots.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Dig at {place} for the helmet',
          description: 'It was thrown away there, and no one has cared to touch it; the earth is full of old iron.',
          success: [
            'It lay mouth down. You turned it up and it rattled; there were beans, gone hard as shot, all white, and in the lining a slit, stitched round, of a size for two fingers. Whoever made that had good thread. You put it all back just as it had been, so that witnesses could find it too.',
            'You found the place by the sticks; they had been stacked there afterwards, neatly, and had taken root. Beneath was the helmet. There was a false crown to it, hinged, and it still worked. You let it fall open and shut several times, and at each of them a man had died.',
          ],
          failure: [
            'You dug up a helmet. You dug up eleven; the army had been there before you and had left in haste. You sat among them, looking from face to face as it were, and they had none of them anything to say to you.',
            'Somebody had put up a small altar over the spot, to Chance. You had the spade already under the corner of it when the old man who tended it came round the side, carrying a jug, and stood, and only looked at you. You helped him to tread the earth down.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Wait at {place} for {foe}’s messenger.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Pull {foe}’s messenger from the saddle',
          description: 'He carries the invitations to the trophy, rides with his knees, and has been told to trample.',
          success: [
            'You took the bridle in one hand and the messenger’s foot in the other, and parted them. He sat in the road, unhurt and outraged. The list of guests was long; and against nine of them, who were the fathers of the nine, stood “not to be admitted”. You made that known to all nine.',
            'He rode at you, and you stood where you were and reached up, as for an apple. It was an easy fall. In the satchel was the speech that {foe} meant to make, with the battle in it; it had been tried three ways, and in the first of them, struck through, he had put what happened.',
          ],
          failure: [
            'You caught the horse. It was the messenger, however, who had the satchel, and he went on alone, over its head, rolled, and ran; he proved to be very quick on foot, for a man who had been given a horse.',
            'The horse had been told to trample as well. You were some while beneath it, among the legs, which is a place where one sees everything and can do little; and the invitations went on to {foe}’s guests without the loss of a seal.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'You knew the helmet, the sleeve and the gate, and there were those behind you who would say so. {foe} was at {where}, among his garlands. It was time that the lots were drawn again.',
      'Nothing was wanting. The trophy had been set up at {where}, the guests were invited, and {who} had starched nine tunics. It only remained to attend.',
    ],
    test: {
      openings: [
        'At {where} a tree-trunk had been dressed in captured armour, some of it new. {foe} stood below it in the purple cloak, with his back, for once, to nothing. The cohort was drawn up to cheer. In the front rank nine places had been left by the men, without orders, each as wide as a pair of shoulders, and the guests were admiring the effect.',
        '{foe} was to speak at {where} at the foot of the trophy, and the cohort to listen. You came up between the ranks with {who} behind you, carrying a basket of washing. Nobody stopped a laundress. {foe} had got as far as “courage” when he saw the basket, and what hung over its edge, and put his hand into his sleeve.',
      ],
      still: [
        '{foe} had begun the speech afresh from the top, and the nine gaps in the front rank were still where they had been.',
        'Somewhere in the rear rank a stick was being tapped on the ground, softly, one to nine, and {foe} could not find out by whom.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight {foe} beneath his own trophy',
          description: 'He is fresh, and has been taught by the best; but he must turn his face to you to do it.',
          success: [
            'He fought well, while he looked at you. Then his eye went past your shoulder to the nine gaps, and came back, and by that time your shield was in his chest and he was sitting at the foot of the trophy with an arm through it. You asked what he had seen at the east gate. He said it aloud.',
            'You gave ground as far as the front rank, and stood in the ninth place. He would not come at you there. He tried it from each side like a dog at a fire; and his arm dropped, and you struck the sword out of it. “I ran,” said {foe}. He said it to the gap beside you, which was the right one.',
          ],
          failure: [
            'You had forgotten how good a coward must be with his point, since he means to be near for so short a time. He had you in three places before the cohort had drawn breath. Then he wiped the blade on the tunic {who} had brought, and went on with his speech.',
            'The trophy came down. It may have been you that struck it; there was a great deal of old iron, and it fell on the one of you who had not looked up. From beneath a dead king’s breastplate you heard {foe} call it an omen, and heard them cheer.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Tell the cohort how the lots were drawn',
          description: 'It was they who struck; you must make them hear it, and they may prefer to stop your mouth.',
          success: [
            'You spoke to the ranks and never to {foe}. First, that there was a slit in the lining; second, who had drawn; third, what all those nine had seen. You did not say who had held the sticks. It was quiet. Then down the whole front rank, one after another, they laid their right hands on the empty places, and looked at him.',
            'You asked them one thing only: whether any man of the tenth tent had been at the east gate. None had. Or of the other nine, any who drew white? You let them work it out, as soldiers do, moving their lips. {foe} had ordered you seized by then. He ordered it a second time, and heard how his own voice sounded.',
          ],
          failure: [
            'They knew. You saw it go along the ranks, that they had always known, and had hit all the same; and that you had come there to say so in front of guests. {foe} had no need to give an order. They came at you with their eyes shut.',
            'You began with the law on lots, which is of interest, and had reached its second exception when somebody threw a clod. There was a pause. Then they all threw, as men will who have been wanting to throw something for two years, and {foe} was the only person there whom nobody aimed at.',
          ],
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'hard', 'serious'], {
          action: 'Offer {foe} the white bean and his life',
          description:
            'It is {who}’s to give, and she has said that she could; he may take it for weakness, and strike.',
          success: [
            '{who} held it out on her palm, wrinkled from the tub. It was for living, she said; her brother would have had it, and he might. {foe} looked for what was behind it. He took off the cloak. He told it then, all of it, kneeling, to the men, and asked to be given the ninth man’s place, in the ranks, for good.',
            'You put down the sword first. You told {foe} that he would not be killed; that nine was enough, and ten would be only arithmetic. A white bean lay between you. He looked at it with his sleeve shaking. When he stooped for it at last he could not get up again, and it was {who} who gave him her arm.',
          ],
          failure: [
            'He laughed, and showed it to the guests: it was a bean. Then he had you taken hold of, and the thing was pushed into your mouth and your jaw held to. Over their heads you saw {who} bend and pick her basket up.',
            'He had your wrist before he had heard the half. A hand that comes out to {foe} had always had a knife in it. He cut at it; and only when it lay open on the ground did he see what you were holding, and by then he could not well apologise.',
          ],
          hurt: 'blow',
        }),
        does(['craft', 'reflexes', 'medium', 'serious'], {
          action: 'Pass {foe} the helmet and bid him draw',
          description: 'The trick must be worked with his own false crown, under his eyes, and your fingers are cold.',
          success: [
            'You held it up before them all: nine white, one black, and let them fall. There was a small click, which only {foe} knew. He begged to be excused. “It is luck,” said someone in the ranks. He drew, since they were looking, and it was black; and he screamed that it was false, that the crown was false, and showed them how.',
            '“For the gods’ share,” you announced, and passed the helmet down the guests. White; white; white. When it came to {foe} he put in his hand and kept it there. He was feeling for the slit, in sight of four hundred men, with two fingers, as no one does who has never had to do with such a helmet. He felt them see it.',
          ],
          failure: [
            'The hinge had rusted. You pressed, and pressed, smiling, and the crown dropped out entire with all that it held on {foe}’s foot. He looked at ten black beans. “Here,” he said to the guard, “is somebody who came to cheat the cohort”, and they had heard that often enough to be quick.',
            'He drew white. It had gone as it will go nine times in ten, and {foe}, who had turned grey, held the thing up to the men like a star. The gods had spoken, he said. They did, through four lictors, and their rods were of birch.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Stand silent in the ninth man’s place',
          description: 'You must neither move nor answer while he speaks, and the cudgels of the rear rank are near.',
          success: [
            'You put the tunic on and stepped into the gap. {foe} spoke of courage, and stopped; he spoke of Rome. Wherever he looked he came back to the stain. In the end he was talking to it, quite low, giving reasons; and the cohort, which had not been addressed, grounded its spears to listen.',
            'You stood while the water-clock was twice filled. A second man stepped into the eighth place, and one into the seventh; you did not turn round to see. When all nine had been filled {foe} left off in the middle of a word and walked, with nobody touching him, to where the prisoners are put.',
          ],
          failure: [
            'It went well until the rear rank, who could see only your back, and the tunic with its stain, and took you for him. A man cried out. Others broke, and in that rush you were knocked flat by people who were running away from you.',
            '{foe} had the cohort about-face. It was quite simple. There was a front rank without gaps, a view of the hills, and you alone behind four hundred backs; and somebody in passing had trodden, with both heels, on your toes.',
          ],
        }),
      ],
    },
    triumph: [
      'It was entered in the cohort’s own book, by the cohort, that nine men had been killed by fraud. The names were read, and at each a stick was broken. {foe} had to gather up the pieces. {who} had the tunic back; she washed it once more, for form’s sake, and hung it out, and when it was dry there was nothing on it that anyone could see.',
      '{foe} was judged where he had judged, with the helmet on the table. There were ten beans in it, and all were white; {who} had seen to that. He drew, he looked, and his legs went. They let him go out by the east gate, on foot and slowly, between two ranks who had turned their backs; and they did not turn again until he was out of hearing.',
      'So the account was closed. Nine pensions were paid to nine houses, and out of {foe}’s estate. Where his trophy had been they set up a plain stone with the names, in the order of the tents, and no adjective. {who} came with a brush, did the letters, one after the other, and at the last of them scrubbed for a good while longer than it needed.',
      'He was not killed. It was held, upon {who}’s motion, that there had been enough of that. {foe} was reduced to the ranks, in the brother’s tent, under the brother’s number, and was given the brother’s stick to carry. For the first year nobody spoke to him. In the second, you are told, someone asked him to pass the oil; and {who} does his shirts.',
      'The men of that tent had not lifted their arms above the shoulder for two years. When it was over, and {foe} led off with his hands tied in the purple, the one who had been made to strike first raised his, by himself, as far as his face. {who} took hold of the wrists. You looked away at the hills. It was the only cheering that was done there.',
      'You had thought that you would feel more. {foe} signed what was put in front of him; it said “I ran”, and was nailed to the trophy. Then {who} opened her basket, and it was dinner. Four hundred men sat down on the ground. There was a dish of beans, black and white together, well salted, and when it had gone round she scraped it and said that they were only beans.',
    ],
    loss: [
      '{foe} had his crown. The speech was cut in marble with the word courage in it twice, and the nine were left out for want of room. {who} went on washing for the cohort, since somebody must. You heard that she had asked for the purple cloak to be sent down to her again, and that she was still working at the stain, from the other side.',
      'It was found that the lots had been in order. The finding was {foe}’s. Those who had walked behind you to {where} walked back in front, faster; and one of them, who could not lift his arms, was discharged for it as unfit. You told {who} what you could. She had a sheet by the corner, and waited, and you took the other end.',
      'He died in his bed, and much regretted, before you could be heard. There is no action against a man who is being carried past with trumpets. {who} stood in the crowd with a bean in her hand that she had meant to give to him, black or white, she had not been sure; and afterwards she planted it, and it did not come up.',
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
