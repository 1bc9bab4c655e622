import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const pirateMoreOaths: readonly OathContent[] = [
  {
    key: 'pirates/keg-of-letters',
    kind: 'carry',
    drives: ['vigour', 'endurance'],
    title: 'Carry the keg of sixty-two drowned men’s letters to {where}, past {foe}, who would burn it.',
    who: { trade: 'cooper', genders: ['male', 'female'] },
    foe: { trade: 'shipowner', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['flight', 'explore', 'patience'],
    sworn: [
      'Sixty-two men wrote home while their ship sank under them, and {who}, her cooper, shut the letters in a keg and came ashore upon it. {foe} had owned that ship, knew that she was rotten, and would pay to have the letters burnt. You swore to {who}, with both arms about the keg, to carry it to {where}, to the people of the sixty-two.',
      '{who} asked you to carry a keg, in which were sixty-two letters, written by men who drowned in a rotten ship of {foe}’s. They said so in them, and {foe} had people out to burn it. You gave {who} your oath to bring the keg to {where}, to their families, unopened. “It holds no liquor,” said {who}, “so you needn’t be tempted.”',
      'You received of {who}, {who.trade}, one keg, with sixty-two letters in it, the last words of men drowned in {foe}’s ship. They were for wives and mothers in {where}. {foe} wished them burnt, since they told that the ship was rotten. You signed that you would bring the keg there, and were then asked to swear, and swore, as anyone can sign.',
      '{foe} had sent a ship to sea with putty in her seams, and she sank slowly, so that sixty-two men had time to write home. {who} made a keg tight for the letters and floated off upon it, and wants them delivered; {foe} wants them in a stove. You laid your palm on the lid and swore to {who} to have the keg in {where} first.',
      '{who} had a keg of sixty-two letters, from men drowned in a ship that {foe} knew to be rotten, and asked you to bring it to their people in {where}, with the seals whole, before {foe} could burn it. You swore that you would. “I could have saved a shipmate on that keg,” said {who}, “or the letters. There was room for one.”',
    ],
    advances: [
      'You knew by now at which gate of {where} {foe}’s people waited for the keg.',
      'A carter was ready to take the keg a part of the way under his sacks.',
      '{foe}’s people were looking for the keg on the wrong road.',
      'Two of those whom {foe} had sent after the keg had given up and gone home.',
      'The mother of a drowned sailor had told other families in {where} to wait for their letters.',
      'A sailor was willing to swear that {foe} knew how rotten the ship was.',
      'A smith had put a new hoop round the keg, so that the letters would stay dry.',
      'You knew by now in which streets of {where} the families of the drowned men lived.',
      'People along the road were ready to hide the keg from {foe}.',
      'So many false kegs had been brought to {foe} for the reward that {foe.he} stopped looking closely.',
      'A clerk of {foe}’s had told you how many porters would wait for you in {where}.',
      'A magistrate had been heard to doubt whether {foe} had any right to the keg.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the shipwright who puttied {foe}’s ship.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Get the shipwright to admit the putty',
          description:
            'If he says that he filled {foe}’s rotten ship with putty, people will believe the letters; but he is ashamed, and talks of all else first.',
          success: [
            'The shipwright owned to the putty, and wrote it out for the letters to travel with. You had set the keg down between his feet, and told him what it was, and how many. He talked to it and not to you. By {foe}’s order he had filled eleven seams so, and painted them over.',
            'You got the shipwright to own to it. He had built forty good ships; you asked him about them, and he told you each by name; at the forty-first he put his hand over his eyes. {foe} had paid for the putty, and he gave you the bill, which he had never been able to throw away.',
            'The shipwright owned to the putty, when you had bought a boat-hook, a bucket and a bad mop of him and asked for no change. He wrote down the quantity: eleven pounds.',
          ],
          failure: [
            'You said putty, and the shipwright shut up his shop, with himself inside, and owned to nothing. He could be heard planing something that did not need it. Through the keyhole he wished you a good voyage, and wept, and would not come out.',
            'The shipwright told you all about joints and nothing about putty, as his wife sat by, knitting. So nothing was proved.',
            'You got no word of putty out of the shipwright, as he had his mouth full of nails all morning. You learned nothing.',
            'You had the shipwright by himself in the hold, and he wept, and owned to a wooden tooth, a cousin in Bristol and a pot of varnish. The putty he did not own to. You heard him to the end.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lay a false keg for {foe}’s people to dig up at {place}.',
        offer: does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Bury a false keg and be seen',
          description:
            'If {foe}’s watchers dig it up they may stop looking for the true one; but they must see you, and not too well.',
          success: [
            'You buried a keg of old sermons, with many looks behind, and {foe}’s people dug it up before you had gone a mile. {foe} burned four hundred pages upon sloth, believing that they were the letters, and called in half of those who had been looking.',
            'You buried a false keg with one stave showing, and it was found, and carried off to {foe} by six persons walking in step. Inside was a second keg, and in that a third; you had a clear road for as long as they went on opening.',
            'You buried a second keg with an oath at each spadeful, and {foe}’s watchers had it up within the hour. In it, item: one brick; one shoe; one note, of good wishes.',
          ],
          failure: [
            'You hid the false keg too well, and {foe}’s people did not find it. They went over the ground twice, and gave up, and returned to following you.',
            'You were burying the false keg when a dog dug it up again, and {foe}’s watchers saw what was in it. From behind a bush somebody laughed. They wished you better luck, quite sincerely, and kept on your heels as before.',
            'You buried the false keg and nobody saw, as {foe}’s watchers had gone in to supper. It was no use, as they had to see it.',
            'You dug for the false keg and broke into an old drain, and {foe}’s watchers went off, holding their noses, before there was a thing to see. The keg is still on your shoulder.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Dry the letters at {place}, where no one will look at you.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Dry sixty-two letters and read none',
          description:
            'The sea got into the keg, and wet ink will not last; you turn each leaf by hand, for days, with your eyes elsewhere.',
          success: [
            'You dried all sixty-two letters, upon thread, turning them by one corner, and read not a line. Some were a page and some were three words. You knew at the end only that nobody had crossed anything out, and that the ink would hold as far as {where}.',
            'You had the letters dry in four days, with stones on the corners, and read none. You got to be acquainted with the hands outside: the careful, the big, the one that drew a boat. They went back in crisp, and you said goodbye to every one by its address.',
            'You dried the sixty-two letters at {place}, eight to the line, by a small fire, with your hat pulled over your eyes. Delivered to the keg again: sixty-two. Read: the one word “Dear”, by accident.',
          ],
          failure: [
            'You had hung up half of the letters when a goat came by, with the air of a subscriber, and you had to take them down wet. You put yourself between. It ate your hat, by way of compromise. They were packed up again as limp as you had found them.',
            'You had the letters nearly dry, and put them away damp, as your eye fell upon a line. It was “tell Ben he may have the.” You had to stop, so as to read no more.',
            'You hung up the letters to dry, and the line parted and laid all sixty-two in a puddle. You took them in. The ink had held, so far as one can tell without looking.',
            'You had the letters half dry when somebody came along the shore and asked what they were, and you had to put them up, damp. They are not dry yet.',
          ],
        }),
      },
    ],
    ready: [
      'Nothing more to do for the keg but to bring it into {where}. {foe} knew that too, and would be on the step.',
      'It remained to carry the keg in at {where}, where {foe} waited. You tightened the hoops for the last time. Sixty-two households, it was said, had been told that there was post.',
    ],
    test: {
      openings: [
        'You came to {where} with the keg, and {foe} stood across the street by the church, with a magistrate, a warrant, and eight porters to take the keg from you as stolen. Behind them, upon the church steps, were the people to whom the letters were written, threescore, in black. You had to get it to them. They had brought chairs.',
        'In {where}, before the church, {foe} had set a table across the way, with a magistrate and eight porters, to take the keg from you as stolen, and a fire in an iron basket, to burn the letters. Behind a rope by the church door stood the people to whom the letters were written. You had to get the keg past {foe} to them. They were perfectly quiet.',
      ],
      still: [
        '{foe} still barred the way with the porters and the warrant, and you had the keg to bring to the people in black. Among those an old woman had begun to hand round bread.',
        '{foe}, the magistrate and the porters still kept you from the people by the church, and you had their letters to bring to them.',
      ],
      givenUp: [
        '{foe}’s porters chased you out of {where}, but you had the keg on your back still, and it was whole. The families wait, and you may come again.',
        'The magistrate gave orders to arrest you, and you ran from {where} with the keg. No letter was burnt. {foe} stayed to wait for you, and you may come back.',
      ],
      offers: [
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Run the keg through to the church door',
          description:
            'Once you are there the families have their letters; but there are eight porters, and if you fall upon the keg it breaks.',
          success: [
            'You ran, with the keg against your chest and your head down, and got through the porters to the church, and the letters were given out. Six of the eight came together with a great noise. The seventh had a cousin among the sixty-two, and he fell down by himself.',
            'You rolled the keg down the street through the porters, and it burst at the church steps, at the feet of those to whom the letters were directed, and they simply bent down. Nobody had thought of that; it is all downhill there, and a keg knows how. {foe} leapt aside, from habit.',
          ],
          failure: [
            'You ran past five of the porters, and the sixth put out a foot, and you had to go back. You had just the time to turn over and come down underneath. The keg was whole; it lay upon you and was lifted off, and you took it back from them with your teeth.',
            'You ran at the porters, and they had linked arms, and you bounced. When you came round to try the other side, {foe} had had a cart drawn across; and you stood where you had begun, out of breath, with the keg.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call out the names on the letters',
          description:
            'Those who hear their names may come past {foe} for their letters; if the first is afraid to answer, nobody will.',
          success: [
            'You called the names, and they came for their letters, past {foe} and {foe.his} porters. At the first there was a hush. Then somebody said “Here,” no louder than at school; by the thirtieth the magistrate had taken off his hat, and {foe} was alone at the table with the warrant.',
            'You called the names over {foe}’s head, and nobody would stop those who came. The first, for Peter Gill, was a very old woman, who put the porters to one side with a stick. You saw {foe} look for somebody who would do it, along the whole row, and get to the end. So they all had their letters.',
          ],
          failure: [
            'You called the names, and nobody came: the first was dead, and the second was deaf. By that time {foe} had understood what you were about, and had the bell rung, and went on having it rung, so that nobody could hear you.',
            'You called a name, and the man dared not answer. He was a clerk in {foe}’s own counting-house, with a brother among the drowned; you saw his lips move. But {foe} was looking at him with great kindness, and he shook his head, and after him nobody liked to begin.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Give up the keg to the magistrate by law',
          description:
            'He might have the letters read out as goods from the sea, where {foe} cannot burn them; but you must know the law better.',
          success: [
            'You gave the keg up to the magistrate as flotsam, and by law it had to be opened and every letter read aloud there, upon the steps. So they heard them all. {foe} asked for an adjournment. The clerk read in a flat voice, and had to be relieved at seven.',
            'You had the magistrate look up the law, and it is a hanging matter to stop the mail; and {foe}’s own porters delivered the letters, two to a street, at a trot. There were sixty-two sealed packets, each with a direction on it. He had read it out, and looked up at {foe}.',
          ],
          failure: [
            'You quoted a law, and {foe} quoted the one that repealed it, and you nearly lost the keg by it. They have these things bound. The magistrate was sorry, he had been rather hoping; and you had barely time to get the keg up on your shoulder again.',
            'The magistrate took charge of the keg and locked it in a cellar, and the cellar, it turned out, belonged to {foe}. You were half the day getting it out again by a window, before they could burn it.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Sit upon the keg and outwait {foe}',
          description:
            'With so many looking on, {foe} may give up first; you go without food and sleep, and {foe} can send out for dinner.',
          success: [
            'You sat down on the keg and waited, and by the time {foe} had dined nobody would stop you any more, and the letters were given out. The people in black had brought their chairs to your side, one by one, until it was {foe} who was eating alone in a street. The napkin was put down.',
            'You sat on the keg until {foe}’s porters went home, and somebody untied the rope, and you gave out the letters. {foe} had asked what anyone could want with a parcel of old paper; and found out from the silence that it had been asked too loud.',
          ],
          failure: [
            'You sat on the keg, and went to sleep, and {foe}’s porters were carrying both of you off when a child laughed. You got off, and away with it; but it would have to be begun over again.',
            'You sat upon the keg to outwait {foe}, and {foe} waited longer, with a book. You came to know the binding well; and when {foe.he} had sent for the second volume your legs gave out, and friends had to help you and the keg into a doorway.',
          ],
        }),
        does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Show {foe} a letter addressed to {foe.him}',
          description:
            'One of the sixty-two is for {foe}, from a drowned man, and it may move {foe.him} to let you by, or be burned.',
          success: [
            'You showed {foe} the letter that was for {foe.him}, and {foe.he} read it and moved the table out of the road. It was from the mate. He forgave {foe.him}; he asked that the boy’s wages should be paid. Nobody cheered. They came by on both sides of {foe.him}, to you, for theirs.',
            'You held out the letter that was for {foe}, and {foe} let down the rope. You had read only the outside: To our owner, with respect. It was a while. “What is in it?” asked {foe}. You told {foe.him} that you did not know. There was only one way in which to be told; and they all had their letters.',
          ],
          failure: [
            'You showed {foe} the letter, and {foe} took it between two fingers and had it put in a fire. It was so quickly burnt that you think {foe.he} was afraid of it. Then there was a shout for the porters, and you had to run with the keg.',
            'You held up the letter, and {foe} knew the writing from there and would not have it. “I am not at home,” said {foe}, in the open street, with {foe.his} face working; the porters took it for an order. You were seen off, keg and all, with some energy.',
          ],
        }),
      ],
    },
    triumph: [
      'Delivered in {where}: sixty-two. It took until all the candles were used. Some were read out to the whole street, and some taken upstairs; and one had to be read to a child, by you, as it was only a drawing. {foe} sold up in silence. {who} had the keg back, and has put flowers in it, which it holds badly.',
      'The last one in the keg was for {who}. Nobody had mentioned it; a messmate had slipped it in before the head was driven. {who} would not have it read, or read it, and wears it. In {where} they go over every hull of {foe}’s now with a spike, sixty-two families of them, taking turns.',
      'There was post in {where}. You stood in the middle of it with your arms empty, not knowing what to do with them, and a woman put a loaf there. {foe} was sent for by the underwriters, both sets. It is entered under Cargo: landed dry, nothing short; one tear, bearer’s, not charged for.',
      'Nobody in {where} has let you pay for anything since. It is embarrassing, as they all want to read theirs to you, and you have by now heard most. {foe} was made to sail, the judge being a humorist, in the sister ship. {who} was asked to look at her first, and said she would do.',
      '{who} came in by the coach when it was over, and went up one side of {where} and down the other, and at each door was asked how the man had looked. It was sixty-two times; and it was answered, at every one, that he looked cheerful. {foe}’s name was taken off the church clock, which it had paid for, and the clock goes.',
      'Sum of the voyage: out, one keg; home, none. They had thought in {where} that they would sooner not know, and then they knew, and slept. As for {foe}, every letter had wished {foe.him} well, or had forgotten to mention {foe.him}; it was that which could not be borne, and the counting-house was shut.',
    ],
    loss: [
      '{foe} had the keg, and had it burnt, in {where}, with the blinds down. Paper makes a white ash, and some came out by the chimney. They stood in the street in their black, and held up their aprons for it. {who} said that you were not to mind. You had been told nearly the same by sixty-two people, for all you knew.',
      'The keg went in the harbour, in the scuffle, and came up in staves. You had eleven letters inside your shirt and not one could be read. You delivered those regardless, at eleven doors in {where}. {foe} sent you a note of thanks for your care of {foe.his} property; and {who} makes no kegs any more, only pails.',
      'There was no post in {where}. You went to each of the addresses, since you had them by heart, and said that there had been a letter and that you had lost it. They were good about it. {foe} launched two more that year. {who} stood on the slip, by the paint, and counted the hands going aboard.',
      'Entered under Loss: sixty-two, for the second time. {foe} had paid for the fire and stayed to see that it drew. You told {who} in the workshop, over the noise of the adze, and had to say it again in a lull. “I should have brought off a man,” said {who}; and then was sorry, and gave you something to hold.',
    ],
    fates: {
      triumph:
        '{who} makes kegs, and inside of each, where nobody will see it, burns a small boat. {foe} is at sea, in {foe.his} own bottom, and listens to it.',
      loss: '{who} took to wheels, which do not float. {foe} was knighted for services to navigation, and cannot abide the smell of singeing.',
      death:
        '{who} took up the keg where you had let it fall, and got some of the letters to their doors. {foe} died insured.',
    },
  },
  {
    key: 'pirates/false-light',
    kind: 'accused',
    drives: ['charisma', 'perception'],
    title: 'Clear yourself at {where} of the false light by which, {foe} says, you drowned eleven people.',
    who: { trade: 'net-maker', genders: ['male', 'female'] },
    foe: { trade: 'wreck-master', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['talk', 'gift', 'craft'],
    sworn: [
      'Eleven people drowned on a reef because somebody hung out a false light, and {foe}, the {foe.trade}, told all the coast that you had done it. You were to answer for it at {where}, with a rope ready. Then {who}, whose brother had drowned there, offered {who.his} own neck as bail for you. You swore to {who} to clear yourself.',
      'You stood accused of eleven deaths: {foe} had sworn that you hung out a false light, by which a ship was wrecked, and as {foe.trade} {foe.he} took a third of what washed in. “I’ve seen you hang out washing,” said {who}, “and it was crooked. You never hung that lamp”; and stood surety for you, life for life, until the hearing at {where}. You swore, a little hoarsely, to be there and be cleared.',
      'You were charged with showing a false light, by which a ship was wrecked and eleven people drowned; and {foe}, {foe.trade} of that coast, swore that it was you. {who}, who had lost a brother in the wreck, stood surety for you with life and goods. You took your oath to {who}, hat off: at {where} you would clear yourself, or find who did it.',
      '{foe} had charged you with a false light, by which eleven people went down, and the coast believed it, and you had thought of running. Then there came a {who.trade} with red eyes, {who} by name, and put a thumb-mark to a paper as your surety: if you should not be cleared at {where}, {who} would be hanged too. You swore upon that thumb to be cleared.',
      'You were accused by {foe} of a false light that drowned eleven people: there was a lantern on the table with your mark scratched in it, and {foe} had scratched it. {who}, whose brother was one of the eleven, told the whole room, “I’ll stand for the accused,” and was taken as bail. You swore to {who} to be cleared at {where}, or hanged there.',
    ],
    advances: [
      'The family of one of the drowned people was willing to hear you before they judged.',
      'A sailor was ready to swear that you were elsewhere when the ship was wrecked.',
      '{foe} had been asked about the wind at the wreck, and had given two different answers.',
      'A shopkeeper would tell the court how much lamp-oil {foe} buys.',
      'People in the taverns had begun to say openly that you might be innocent.',
      'A magistrate was ready to see to it that you were heard at {where}.',
      'The only survivor of the wreck was willing to come to {where} and say what he saw.',
      'Goods from the wreck had been recognised in a shop, and the shopkeeper had them from {foe}.',
      'Neighbours of {who}’s were ready to come to {where} and speak for you.',
      'A locksmith would show the court that anybody could have scratched that mark in the lantern.',
      'Two of the witnesses against you had taken back what they said for {foe}.',
      'A pilot was ready to explain to the court from where that light must have been seen.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Ask in {place} who bought the lantern with your mark in it.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask a tinsmith who bought the lantern',
          description:
            'He made it, and knows who bought it; but a bill that accuses you hangs in his window, and he may not talk to you.',
          success: [
            'You got the tinsmith to look, and he named the buyer of the lantern: the wreck-master, {foe}. He would not talk to you, so you talked of solder. He could not bear what you said of solder, and fetched the pattern-book, to show you; and there was that lantern, and opposite, in the column for customers, one word.',
            'The tinsmith looked at his lantern, and told you that {foe} had bought it. The mark had been cut in it by a left hand, he said slowly; and he had sold one that month to a left-handed person. He took the bill against you out of the window, and wrote {foe}’s name upon the back.',
            'You asked the tinsmith nothing until you had mended his bellows, and then he took down his book and read it out: one lantern, to {foe}, paid for, and a mark cut in it extra.',
          ],
          failure: [
            'You asked the tinsmith, and he told you nothing. He heard you out, as one does a customer, and then he put down the shutters on your side. Through them he let you know that his sister’s boy was the third of the eleven. You stood there for a while.',
            'The tinsmith looked up the lantern, in the wrong year, and you did not learn who had bought it. By the time that he had found that out a crowd was in the shop, reading aloud from the handbill against you. You bought a funnel, so as to have been there for something, and went.',
            'You stood by the handbill at the tinsmith’s until a customer compared you with it, aloud, and you had to go before he had answered. You learned nothing.',
            'The tinsmith would not say who had bought the lantern, as {foe} owes him for nine others and he hopes to be paid. He hammered until you left.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Take from {place} the bearings of the false light.',
        offer: does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Work out where the light must have hung',
          description:
            'If it hung at {foe}’s house you can prove it; you go over the wreck’s last mile by figures, and see it each time.',
          success: [
            'You worked out where the false light had hung: on {foe}’s own roof, by the chimney. You did it with string and three stones from the helmsman’s last words, as the one who was picked up had heard them. From no other place on that coast would the eleven have turned in.',
            'You laid off the wreck’s course, and beyond the reef it came to a gable, and the gable was {foe}’s. It was a good course, honestly kept. You knew the door; you had been shown it by {foe}, quite lately, by the collar.',
            'You worked out the place of the false light by the wreck’s last log, and it fell upon {foe}’s gable, twice over, to within a fathom. You have put down the pencil and washed your hands.',
          ],
          failure: [
            'You worked out the place of the light, and it came out in the sea, and the second time in {who}’s kitchen. There was a figure wrong, and you could not find it.',
            'You could not work out where the light had hung. You had got the eleven as far as the last mile, and found that you had begun giving them names and were trying to turn them. You rubbed it all out.',
            'You took your bearings from a steeple at {place} which has been moved since, and so had the false light in a turnip field. It must be done again.',
            'You came in your figures to the last cable of that course, and could not go on, as eleven people are at the end of it. The sheet is blank below. It will have to be done again.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Do the work of a drowned man for his people in {place}.',
        offer: does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Mend a roof that a drowned man left open',
          description:
            'His widow may come to believe you innocent; but she thinks that you killed him, and watches you with a rake in her hand.',
          success: [
            'You mended the widow’s roof, and by the ridge she believed you and not {foe}. She had watched you lay the first row without a word. At the second she held the ladder. {foe} had called to condole, she told you, and counted the spoons. “You never looked at the spoons,” she said.',
            'You mended the roof and touched nothing else, and the widow spoke for you. His boys had come to throw things, and stayed to hand up. She let it be known along the street, with the rake in her hand, that she would like to hear that lantern story again, and slower.',
            'You mended the widow’s roof, and asked her to hand you up his hammer, and she did, and was sure by then that you had not drowned him. Slates: forty. She has spoken for you, in the street.',
          ],
          failure: [
            'You went up to mend the roof, and the widow took the ladder away. You had leisure to see a good deal of the town. When she put it back she had been crying, and she told you to go home, if you had one, and not to be kind to her.',
            'You fell through the widow’s roof, as a rafter was gone, into her parlour, before the priest. No bones were broken, and no good was done.',
            'You mended the widow’s roof on the wrong side, and it dripped on her as before, and she thought of you as before. She pointed with the rake. It is the other side.',
            'You were on the ladder with the slates when her neighbours came for you, with {foe}’s handbill, and you had to go over the back wall. The hole in the roof is as it was.',
          ],
        }),
      },
    ],
    ready: [
      'You had all that would clear you: the lamp, the line and the oil, and a few who would look at you. It remained to go and be tried at {where}.',
      'Nothing was left but to come to {where} for your trial. They had begun to gather there, you heard, with their dinners. {who} had gone on ahead, so as to be the first thing that you would see.',
    ],
    test: {
      openings: [
        'At {where} the coast had met to try you for the false light that wrecked a ship and drowned eleven people. {foe} stood by a covered cart, with the lantern, to swear that it was yours; you had to show that it was not, or hang, and {who}, your bail, with you. There were eleven hats in a row, and behind each a family. A noose hung ready.',
        'You came to {where} to be tried for the false light that wrecked a ship and drowned eleven people. {foe} had the lantern lit, so that all might see your mark in it, and a cart of {foe.his} stood by, covered up. Behind it were eleven families, each with a hat, and a noose hung ready. You had to clear yourself, or hang, and {who}, your bail, with you.',
      ],
      still: [
        'You were not cleared yet of the false light, and would hang for it if you could not do better. {foe} trimmed the lantern, which was burning perfectly well, and the families had not sat down.',
        'The families still thought that you had drowned the eleven, and {foe} had the lantern to prove it. {who} was looking at you, and appeared to be in no doubt, and it was very hard to bear.',
      ],
      givenUp: [
        'The families would hear no more, and put off their judgment. You were let go from {where}, since {who} stayed there as your bail; and you may come back and try again.',
        'People cried you down, and you had to get away from {where} before they laid hands on you. You were not judged yet. {who} is still your bail, and you may come again.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Ask each family to question you',
          description:
            'If your answers are true they may believe you; but they have hated you long, and you must look at each drowned person’s hat.',
          success: [
            'You answered all eleven families, and they believed you; and the last of them, a girl, asked {foe} how {foe.he} had known so soon to bring a cart. You had been asked where you were, and why nobody had come. You could hear the lantern hiss. {foe} had no answer.',
            'You answered the families truly, and they turned from you to {foe}. The eldest asked if the drowned had called out. You could not say; you would give your hand to be able to. “That one was not there,” she told the rest. “Let us hear from somebody who was.”',
          ],
          failure: [
            'You let the families ask, and the first asked if you were sorry, and you said yes; and they took that for a confession. {foe} laid a hand upon the woman’s shoulder. It was some while before you could be heard, and nobody was then listening.',
            'You answered ten of the families, and the eleventh undid it. He was a deaf old man, who put his question very loud, again and again, and could not be got to hear what you said to it: “Why?” {foe} let him go on.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Lay out the ship’s last course before them',
          description:
            'Laid out with string and hats, it may show them where the light hung; but it must be plain to those who cannot reckon.',
          success: [
            'You worked the ship’s last course with the eleven hats, before them all, and it led to {foe}’s roof. You asked the pilots to walk it, looking up, and call out when they saw a place for the lamp. They stopped all together. The oldest pilot took his hat off, to the others.',
            'You worked the course with a rope, and showed that the light could not have hung where {foe} said. From there she would have come safe in. “Then it was higher,” said {foe}, too quickly. “How high?” you asked, and all the coast waited, and they knew.',
          ],
          failure: [
            'You had the course nearly laid out when they spoiled it. Somebody’s grandfather asked which way up was north; it was explained to him, by everybody; and the hats had been moved, the string was in use to tie up a dog, and {foe} was thanking you for a most instructive game.',
            'You worked the course through to the end, and it was correct, and nobody looked at that. They were all looking at the figure that you had written for the drowned. You had made it twelve. {foe} wondered aloud if there was one they had not heard of.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Put your head in the noose and wait',
          description:
            'By old custom {foe} must hold your rope to swear against you, and may not dare to lie so; if {foe} dares, you may hang.',
          success: [
            'You put your head in the noose, and {foe} had to take the other end and swear against you, and could not. One could see that it had not been thought of before as a thing with a person on it. A long time went by. “I may have been mistaken as to the lamp,” said {foe}.',
            'You put on the noose, and {foe} took the rope, opened {foe.his} mouth for the oath, and let go; and that, by the custom, is a confession. You had looked at {foe.him}, and did not help. Behind you all the eleven families had stopped breathing. It fell against your back like a friend’s hand.',
          ],
          failure: [
            'You put your head in the noose, and {foe} took the rope with a will, swore against you from end to end, and hauled. They had you down again, as it was not yet voted. But there were fewer who would meet your eye than before you went up.',
            'You stood in the noose so long that they began to talk of other matters, and it proved nothing. Someone leaned a rake on you. At last {foe} pointed out that the custom speaks of a new rope, and that this was an old one; and it had to be allowed that this was so.',
          ],
        }),
        does(['force', 'strength', 'medium', 'serious'], {
          action: 'Break open {foe}’s cart before them all',
          description:
            'The drowned people’s goods may be in it, which would prove who robbed the wreck; but four drivers guard it, with whips.',
          success: [
            'You beat {foe}’s four drivers and pulled the cover off the cart, and there were the drowned people’s trunks in it, with initials. You had been carrying this about with you for a great many miles. The families came up one by one, and nobody had to ask whose was which, since they had packed them.',
            'You turned {foe}’s cart over, and out came canvas, copper, a cradle, and a second lantern with another person’s mark already scratched in it. So it was seen who makes such marks. It was passed from hand to hand. It came to {foe} last.',
          ],
          failure: [
            'You went for the cart, and {foe}’s drivers beat you off it with their whips. You had hold of one corner of the tarpaulin, and saw the corner of a trunk; and then you saw a good deal of the underside of the cart. {foe} asked the court to note the violence of the accused.',
            'You broke open {foe}’s cart, and there were turnips in it. {foe} had moved the rest, and had seen you look at that cart for the last mile. Somebody threw one at you, and then they were generally thrown.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Offer {foe} the chance to confess first',
          description:
            'Whoever confesses unasked is not hanged, by the articles, and so {foe} may own to the light; but {foe} may laugh at you.',
          success: [
            'You told {foe} in a low voice what you knew, and gave {foe.him} till eleven to say it, and at nine {foe} stood up and owned to the light. It was told badly; it had been meant to be an empty ship. “There are never any empty ships,” {who} said.',
            'You offered {foe} to say it first, and {foe} did. “Someone will say it before dinner,” you had told {foe.him}. “It had better be you.” You pushed over the lantern. {foe} turned it so that the mark was to the wall. Then, in quite a small voice, {foe.he} asked the families if they would please sit down.',
          ],
          failure: [
            'You offered {foe} to say it first, and {foe} told everyone that you wished to come to terms. It had not sounded like that when you said it. You were some time explaining, and were not believed.',
            'You offered {foe} the chance to say it, and {foe} laughed. It was so natural that people smiled before they knew why. “You’ve a good heart,” {foe.he} said, and patted your cheek in the sight of all. You noticed that it was with the left hand.',
          ],
        }),
      ],
    },
    triumph: [
      'They gave you your name back at {where}, not much damaged. {foe} was set to keep a true light for as long as there are ships, with the eleven hats hung round the lamp-room for company. {who} had the rope, and unpicked it, and made it up in a hammock, which you and {who} share, by turns.',
      'Cleared. They did it by a show of hands, and a deaf old man held up both of his. One after another the eleven families came to you and did not know what to say; it was you who knew about the nails, and the dog, and the cradle. {foe} went away between two of them. {who} put on {who.his} brother’s hat at last.',
      'Verdict, not you. It is not handsomely put, but it is carved at {where} over the eleven names, and there is a space left under it for {foe}’s, when that should be wanted. {who} was asked why {who.he} had ever believed you. It was the washing, {who.he} said; nobody who hangs it like that could have hit the reef.',
      'The coast has had a custom since, that no one is accused there without being asked. It is named for you. {foe} paid back the third, and the other thirds, and went into a country that has no sea. You sat a while with {who} among the hats, at {where}, and neither of you had any more to prove.',
      'It was {who} who took the rope down. “Mine, I think,” said {who}, and bit it, to see if it had been any good. It had been excellent. {foe} had owned to the light before them all, at {where}; and of the eleven families there were nine that had you in to supper, and two that sent it round.',
      'You were cleared and free to go, and stayed a while, since all {where} wished to have it told from the beginning, with you left out of it and {foe} put in. Where the lantern had stood {who} set a net, half mended. Everybody tied a knot in it as they went home, and yours is the crooked one.',
    ],
    loss: [
      'They voted, and it went by the hats: six to five. {who} stood up at once, since that was the bargain, and had to be held. There was a way out at the back that the five had thought to leave open. You live; they say upon that coast that {foe} proved it on you at {where}, and {who} sells no more nets there.',
      'It was found at {where} that you had hung the light. You heard it said by people whom you had come to like. They would not take {who}’s neck, in the end, and would not take {who}’s nets either; and {foe} was voted a new lantern. You signed the record, as was required. Your mark looked very like the other.',
      '{foe} had the last word, and chose it well. You were put off that coast with your face to the land, for people to remember. {who} walked along the edge for as long as there was any. You have been called by other names since then, in other waters, and at every one somebody counts upon ten fingers, and looks about for another.',
      'Entered in the margin, small: not believed. You had the line right, and the oil, and it made no difference, because they wanted it to be someone whom they did not know. {foe} shook hands with all eleven families at {where}. {who} shook yours; and asked, as a favour, not to be told that it would have been better to run.',
    ],
    fates: {
      triumph:
        '{who} nets for the whole coast, and has more orders than fingers. {foe} trims a true lamp, and is inspected by children.',
      loss: '{who} moved to where nobody had heard of it, and was asked. {foe} has a third of everything, and no one will dine with {foe.him} facing a window.',
      death:
        '{who} was let off, as the bail of the dead is not called in. It came out about the light when {foe}’s roof was mended, four years after.',
    },
  },
];
