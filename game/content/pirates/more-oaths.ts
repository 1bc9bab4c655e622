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
      'Sixty-two men wrote home while their ship went down under them, and {who}, her cooper, headed the letters up in a keg and came ashore upon it. {foe} had owned that ship, rotten, and insured her twice, and would pay to have the letters burnt. You swore, with both arms about the keg, to carry it to {where}, where the sixty-two had lived.',
      '“It holds no liquor,” said {who}, “so you needn’t be tempted.” In the keg were sixty-two letters, written aboard of {foe}’s ship in the time that she took over sinking; she was sold to the worms before ever she sailed, and they said so. {foe} had people out to burn it. You gave your oath to bring it to {where} unopened, and {who} drove in the bung upon the word.',
      'Received of {who}, {who.trade}: one keg, nine gallons, contents sixty-two letters, being all that was saved out of {foe}’s ship, and of her people nobody but the sender. They were for wives and mothers in {where}. {foe} wished them at the bottom, since they told what her bottom was made of. You signed for it, and were then asked to swear, as anyone can sign.',
      'She had gone down slowly, {who} told you, and that was the worst of it, for there was time to write. Sixty-two did. {who} made a keg tight for the letters and floated off upon it; and {foe}, who had sent that ship out with putty in her seams, heard that there was a keg. You laid your palm on the lid and swore to have it in {where} before {foe} had it in a stove.',
      'You were asked first if you could read, and then if you could leave it alone. {who} had a keg of sixty-two letters, from men drowned in a ship that {foe} knew to be rotten, and they were to go to {where} with the seals whole. “I could have had a shipmate off on it,” said {who}. “There was room for the one thing.” You did not see how to do otherwise than swear.',
    ],
    advances: [
      'You put your ear to the keg, as you did after each piece of work, and sixty-two letters shifted over to be nearer {where}.',
      'You had learned to carry the keg upon your hip, as one does a child, and to answer questions about it in the same manner.',
      '{foe} had raised the reward, you heard, and had it cried in the plural, as nineteen kegs had been brought in by then, all of herring.',
      'Three more of {foe}’s crews had asked to be shown the planking before they sailed. You patted the lid, and told it.',
      'Entered: keg sound, hoops tight, bearer somewhat worn; and less of the way to {where} than there had been.',
      '{who} had sent a spare hoop after you, by a pedlar, with no word to it, and it fitted to a hair.',
      'A woman wished to know if there was one from a Daniel. You were not to open it, and told her yes; there is always a Daniel.',
      'You had told nobody what was in it, and had begun to be asked by strangers to mind how you set it down.',
      '{foe} would sleep on no floor but the lowest now, people said, and had a man come in to tap the boards.',
      'You could have reckoned out by now what it costs to move a quarter of an ounce of goodbye one mile, and you charged it to {foe}.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the shipwright who puttied {foe}’s ship.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Get the shipwright to own to the putty',
          description: 'He has not told his wife, and you must sit through all that he tells you first.',
          success: [
            'You set the keg down between his feet, and told him what it was, and how many. He talked to it and not to you. By {foe}’s order he had laid putty in eleven seams and painted over it; and he wrote that out, in his apron, for the letters to travel with.',
            'He said that he had built forty good ships. You asked him to tell you about them, and he did, each by name; at the forty-first he put his hand over his eyes. It was {foe}, he owned, who had paid for the putty, and he gave you the bill, which he had never been able to throw away.',
          ],
          failure: [
            'He heard the word putty and shut up the shop, with himself inside. He could be heard planing something that did not need it. Through the keyhole he wished you a good voyage, and wept, and would not come out.',
            'His wife stayed in the room, knitting, and so you got a very full history of the mortise and tenon. At the door he squeezed your arm. It was kindly meant; but nobody has yet been convicted upon a squeeze.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lay a false keg for {foe}’s people to dig up at {place}.',
        offer: does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Bury a second keg and be seen to',
          description:
            'It is a great deal of digging for nothing, with {foe}’s watchers to be kept at just the right distance.',
          success: [
            'You dug like a guilty person, with many looks behind, and put down a keg of old sermons. They were on it before you had gone a mile. {foe} burned four hundred pages upon sloth in a silver brazier, and called in half of those who had been looking.',
            'You had left one stave showing, no more than a vain man shows of his cuff. It was found, guarded, and carried off to {foe} by six persons walking in step. Inside was a second keg, and in that a third; it gave you a clear road for as long as they went on opening.',
          ],
          failure: [
            'You hid it too well. {foe}’s people went over the ground twice, and gave up, and returned to following you. You thought of telling them where it was; but there is such a thing as pride.',
            'A dog dug it up while you were still treading down the earth, and looked inside, and looked at you. From behind a bush somebody laughed. {foe}’s watchers wished you better luck, quite sincerely, and kept on your heels as before.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Dry the letters at {place}, where no one will look at you.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Dry sixty-two letters and read none',
          description: 'The salt has got in; you must turn each leaf by hand for days, with your eyes elsewhere.',
          success: [
            'You hung them upon thread, all the sixty-two, and went along the row turning them by one corner. Some were a page and some were three words. You read not a line; you knew at the end only that nobody had crossed anything out, and that the ink would hold as far as {where}.',
            'It was four days, with stones on the corners. Each had a name outside, and you got to be acquainted with the hands: the careful, the big, the one that drew a boat. When they went back in, they were crisp, and you said goodbye to every one of them by its address.',
          ],
          failure: [
            'You had half of them out when a goat came by, with the air of a subscriber. You put yourself between. It ate your hat, by way of compromise, and you had to pack up the letters again as limp as you had found them.',
            'You had them nearly dry, and then your eye fell upon a line. It was “tell Ned he may have the.” You put them all away after that, damp, in a hurry, since you knew that you would not be able to stop.',
          ],
        }),
      },
    ],
    ready: [
      'There was nothing left between the keg and {where} but the getting in. {foe} had had all the same information, and would be on the step.',
      'You tightened the hoops for the last time. In {where}, it was said, sixty-two households had been told that there was post.',
    ],
    test: {
      openings: [
        'In {where} every door stood open, for word had got about; and across the street by the church was {foe}, with a magistrate, a warrant, and eight porters to take up one keg as stolen from a wreck. Behind them upon the steps were threescore people in black. They had brought chairs.',
        '{foe} had set a table across the way into {where}, and whatever came in was broached upon it: casks, churns, a drum. There was a brazier beside it, for paper. You could see over the top of all this the people to whom the letters were addressed, behind a rope, and perfectly quiet.',
      ],
      still: [
        '{foe} was having the warrant read through again, slower. Among those in black an old woman had begun to hand round bread.',
        'The brazier had been fed, and {foe} stood closer to it now, with {foe.his} hands behind. Nobody in mourning had gone home.',
      ],
      offers: [
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Run the keg through to the church door',
          description: 'There are eight porters, and it weighs what it weighs, and whoever falls upon it breaks it.',
          success: [
            'You went in low, with the keg against your chest and your head down, as one runs in with a child out of a fire. Of the eight porters six came together with a great noise. The seventh had a cousin among the sixty-two, and he fell down by himself. The church door was open, and you were through it.',
            'You rolled it. Nobody had thought of that; it is all downhill there to the church, and a keg knows how. {foe} leapt aside, from habit. It struck the bottom step and burst, at the feet of those to whom it was directed, and they simply bent down.',
          ],
          failure: [
            'You got by five of them. The sixth put out a foot, and you had just the time to turn over and come down underneath. The keg was whole; it lay upon you and was lifted off, and you took it back from them with your teeth, and were driven out the way you came.',
            'The porters had linked arms, as they do for pianos. You bounced. When you came round to try the other side, {foe} had had a cart drawn over it; and you stood once more at the top of the street, blowing, with your sixty-two.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call the names over the heads of the law',
          description: 'You know the addresses by heart; if one voice is afraid to answer, none of the others will.',
          success: [
            'You called the first: Mistress Amy Carrow, at the pump. There was a hush. Then somebody said “Here,” no louder than at school. You called on, and they ducked the rope one after another and came; by the thirtieth the magistrate had taken off his hat, and {foe} was alone at the table with the warrant.',
            '“For the mother of Peter Gill,” you read off, loud, and a very old woman put the porters to one side with a stick. She held out her hand across {foe}’s table. It would have been possible to stop her. You saw {foe} look for somebody who would do it, along the whole row, and get to the end.',
          ],
          failure: [
            'You called the first name, and she was dead. You called a second, and he was deaf. By that time {foe} had understood what you were about, and had the bell rung, and went on having it rung; you could see people ask each other what you had said.',
            'The first whom you called was a clerk in {foe}’s own counting-house. He had a brother among them; you saw his lips move. But {foe} had turned and was looking at him with great kindness, and he shook his head, and after him nobody liked to begin.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Have the keg impounded in due form',
          description: 'If the law takes it, {foe} may not; but you must know the law better than those who wrote it.',
          success: [
            'You gave it up to the magistrate yourself, as flotsam, against a receipt. Flotsam has to be opened by the coroner, and read into the record, aloud. {foe} asked for an adjournment. It began there upon the steps, with number one; the clerk read in a flat voice, and had to be relieved at seven.',
            'There were found to be sixty-two sealed packets, each with a direction on it, and you asked to be told under what statute anyone might stop the mail. The magistrate sent for the book. It was a hanging matter, he read, and he looked up at {foe}; and the porters set about delivering, two to a street, at a trot.',
          ],
          failure: [
            'You quoted the statute, and {foe} quoted the one that repealed it. They have these things bound. The magistrate was sorry about it, he had been rather hoping; and you had barely time to get the keg up on your shoulder and be elsewhere.',
            'It was impounded, sealed and put behind a grating, and {foe}, it turned out, was the person who rents the grating. You were half the day getting it out by the back, with the seal on, while upstairs they were sharpening a pen to sign it over.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Sit upon the keg and outwait {foe}',
          description: 'It means no food and no sleep, before everybody, against a person who can send out for dinner.',
          success: [
            'You sat down on it at the rope, and folded your arms. {foe} dined. By the time of the cheese the people in black had brought their chairs to your side, one by one, until it was {foe} who was eating alone in a street, before a great many witnesses. The napkin was put down. There was nobody left to stop you.',
            'You sat. They relieved the porters twice, and the magistrate once. In the end {foe} came over, and asked what anyone could want with a parcel of old paper; and found out from the silence that it had been asked too loud. The porters went off home. Somebody untied the rope.',
          ],
          failure: [
            'You sat on it very well, and went to sleep. You were being carried gently toward the brazier, keg and all, by eight men in stockings, when a child laughed. You got off, and away with it; but it would have to be begun over again.',
            '{foe} sat down too, across from you, and had a book. It was a long one. You came to know the binding well; and when {foe.he} had turned the last page and sent for the second volume your legs gave out, and friends had to help you and the keg into a doorway.',
          ],
        }),
        does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Show {foe} the one letter addressed to {foe.him}',
          description:
            'You have carried it all this way with the rest, and it is the only one that could plead for {foe.him}.',
          success: [
            'It was from the mate. He forgave {foe.him}; he asked that the boy’s wages should be paid up to the day. {foe} read it standing, and again, and then took hold of the table and moved it out of the road without any help. Nobody cheered. They came by on both sides of {foe.him}, to you.',
            '“There is one for you,” you said, and held it out. {foe} would not take it, and so you read the outside: To our owner, with respect. It was a while. “What is in it?” asked {foe}. You told {foe.him} that you did not know. The rope was let down, since there was only one way in which to be told.',
          ],
          failure: [
            '{foe} took it from you between two fingers, and it went on the coals. It was so quickly done that you think {foe.he} was afraid of it. Then there was a shout for the porters, and you were a street away when you stopped hearing them.',
            'You had it ready in your hand, and {foe} knew the writing from there. “I am not at home,” said {foe}, in the open street, and turned away with {foe.his} face working; the porters took it for an order. You were seen off with some energy.',
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
      'Eleven people drowned on a reef because somebody hung out a false light, and {foe}, the {foe.trade}, told all the coast that the lantern was yours. You were to answer for it at {where}, with a rope ready. Then {who}, whose brother was the eighth of them, stood up and offered {who.his} own neck as bail. You swore to give {who.him} it back unstretched.',
      '“I’ve seen you hang out washing,” said {who}, “and it was crooked. You never hung that lamp.” It was {foe} who swore you had: eleven souls had steered by it upon the rocks, and {foe}, as {foe.trade}, took a third of what washed in. {who} stood surety for you, life for life, until the hearing at {where}. You swore, a little hoarsely, to be there.',
      'Charge, as read: that you showed a light where none should be, and drowned eleven by it. Witness, {foe}, {foe.trade} of that coast. Plea, none taken. Surety, {who}, body and goods, who had lost a brother in the wreck and was asked three times if the thing was understood. You took your oath with your hat off: at {where} you would answer it, or find who should.',
      'You had thought of running, and it would have been the sixth time. But {foe} had laid eleven drowned people to you and your lantern, and the coast believed it; and there came a {who.trade} with red eyes, {who} by name, and set a thumb in the ink as your surety. If you should not be cleared at {where}, it was {who}’s neck. You swore upon that thumb.',
      'There was a lantern on the table with your mark scratched in it, and {foe} had scratched it. There were eleven hats beside it, and those were real. They were wrecked by your light, said {foe}. {who} picked out one of the hats, and held it, and told the whole room, “I’ll stand for the accused.” You gave your word to be cleared at {where}, or hanged there.',
    ],
    advances: [
      'You entered it to your credit, under eleven names. It looked a small figure there; but it was the right column.',
      'One door had been opened to you that had been shut, and the woman had said, not looking, that you might as well come in.',
      '{foe} had been asked by somebody what the wind was doing when that lantern was lit, and had needed to think.',
      'You heard that {who} still slept well, at which people were beginning to wonder, considering.',
      'A child had asked you to your face if you did it. You said no. It was the first time that anyone had asked.',
      'You had learned which oil {foe} buys, how much, and for how many lamps; and that there was always a pint over.',
      'The brother’s hat had been sent you by {who}, to wear. You carried it with you, and did not feel able to put it on.',
      'In one tavern they had left off going quiet when you came in. It is a thing that one can hear.',
      '{foe} had moved the hearing twice, it was said, on account of a cough. It was to be hoped that nothing would happen to the cough.',
      'Somebody had drawn you on a wall with a lantern, and somebody else had since rubbed out the lantern.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Ask in {place} who bought the lantern with your mark in it.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Get the tinsmith to look at his own work',
          description:
            'He has hung the handbill against you in his window, and you must stand by it while he serves others.',
          success: [
            'He would not talk to you, so you talked of solder. He could not bear what you said of solder. In the end he fetched the pattern-book, to show you how a lantern of his is closed; and there was that lantern, and opposite, in the column for customers, one word: wreck-master’s.',
            'You asked if he had made it left-handed. He was offended and asked to see it drawn, and then sat down. The mark had been cut in it by a left hand, he said slowly; and he had sold a lantern that month to a left-handed person. He took the bill out of the window, and wrote {foe}’s name upon the back.',
          ],
          failure: [
            'He heard you out, as one does a customer, and then he put down the shutters on your side only. Through them he let you know that his sister’s boy was the third of the eleven. You had not known that. You stood there for a while.',
            'He looked it up to oblige you, and he looked up the wrong year; and by the time that he had found it a crowd was in the shop, reading aloud from the handbill. You bought a funnel, so as to have been there for something, and went.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Take from {place} the bearings of the false light.',
        offer: does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Work out where the light must have hung',
          description: 'You need to go over the wreck’s last mile by figures, and see it each time.',
          success: [
            'You worked it with string and three stones from the helmsman’s last words, as the one who was picked up had heard them: “Two points open.” There was only one height from which it would serve. It was {foe}’s own roof, by the chimney, and from no other place on that coast would the eleven have turned in.',
            'You laid off their course as they had steered it, a good course, honestly kept. It ran to the light like a bead on a wire. When you took it on beyond the reef it came to a gable; you knew it, for you had been shown the door of it by {foe}, quite lately, by the collar.',
          ],
          failure: [
            'The sum came out in the sea. You did it again, and it came out in {who}’s kitchen. There was a figure wrong; and you had a sort of guess whose kitchen the third would be, and put away the pencil.',
            'You had got them as far as the last mile, and found that you had begun giving them names and were trying to turn them. It is no way to do a sum. You rubbed it all out with your sleeve, and had to leave it so.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Do the work of a drowned man for his people in {place}.',
        offer: does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Mend the roof that the fifth left open',
          description: 'His widow thinks that you killed him, and will watch you from the yard, with a rake.',
          success: [
            'She watched you lay the first row without a word. At the second she held the ladder. By the ridge she had told you what he was like, and that he always did the nails too far apart; and then she said that {foe} had called to condole, and counted the spoons. “You never looked at the spoons,” she said.',
            'You did it from one end to the other and touched nothing else, and drank from the butt. His boys had come to throw things, and stayed to hand up. She gave you his hammer to finish with, and let it be known along the street, with the rake in her hand, that she would like to hear that lantern story again, and slower.',
          ],
          failure: [
            'She let you get to the top, and took the ladder away. You had leisure to see a good deal of the town. When she put it back she had been crying, and she told you to go home, if you had one, and not to be kind to her.',
            'There was a rafter gone, and you went the same way, and arrived in her parlour in front of a visitor, who was the priest. No bones were broken, and no good was done. It was taken as a judgment by everyone but the cat.',
          ],
        }),
      },
    ],
    ready: [
      'You had what could be had: the lamp, the line and the oil, and a few who would look at you. It remained to go and be tried at {where}.',
      'They had begun to gather at {where}, you heard, with their dinners. {who} had gone on ahead, so as to be the first thing that you would see.',
    ],
    test: {
      openings: [
        'At {where} the coast had met to try you. There were eleven hats set out in a row, and behind each a family; and {foe} stood up in good black, with the lantern, to say once more that it was yours. {who} sat beneath the rope, and moved over, so that there should be room for you.',
        'You came to {where} by yourself, and it made a stir, as the odds had been against it. {foe} had the lantern lit, so that all might see your mark in it. Behind it were the people of the eleven, standing, and the ones who had voted for a shorter hearing. {who} had brought you something to eat.',
      ],
      still: [
        '{foe} trimmed the lantern, which was burning perfectly well. The families had not sat down, and neither had they gone.',
        'Someone had set one of the hats straight. {who} was looking at you, and appeared to be in no doubt, and it was very hard to bear.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Ask each family to put its own question',
          description: 'They have hated you a long time, and you must answer eleven of them truly, looking at the hat.',
          success: [
            'They asked you where you were, and with whom, and why nobody had come. You answered every one, and three times it was that you did not know. The last was a girl. She did not ask you anything; she turned about, and asked {foe} how {foe.he} had known so soon to bring a cart. You could hear the lantern hiss.',
            'The eldest asked if they had called out. You could not say, you told her; you would give your hand to be able to. She looked at you for as long as it takes to thread a needle. “That one was not there,” she told the rest. “Let us hear from somebody who was.” And they all looked toward {foe}.',
          ],
          failure: [
            'The first asked you if you were sorry. You were, and you said it; and from the sound that they made you knew how it had been understood. {foe} laid a hand upon the woman’s shoulder. It was some while before you could be heard, and nobody was then listening.',
            'You answered ten. The eleventh was a deaf old man, who put his question very loud, again and again, and could not be got to hear what you said to it: “Why?” You had no other answer ready, and {foe} let him go on.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Work the wreck’s last course before them all',
          description:
            'It must be plain to people who never learned figures; and every stone you lay down is somebody’s death.',
          success: [
            'You did it with the eleven hats. You set them along the line that she had steered, and asked the pilots there to walk it, looking up, and call out when they saw the lamp. They stopped all together. There was just one roof in front of them, and {foe}’s name on the gate; the oldest pilot took his hat off, to the others.',
            'You asked for a rope, and they had one ready. One boy held an end for the reef and another for the ship; and you let {foe} choose where you had stood with your lantern. From there, by the rope, she would have come safe in. “Then it was higher,” said {foe}, too quickly. “How high?” you asked, and all the coast waited.',
          ],
          failure: [
            'You had it nearly laid out when somebody’s grandfather asked which way up was north. It was explained to him, by everybody. When they had done the hats had been moved, the string was in use to tie up a dog, and {foe} was thanking you for a most instructive game.',
            'You worked it through to the end, and it was correct, and you turned round; and they were all looking at the figure that you had written for the drowned. You had made it twelve. {foe} wondered aloud if there was one they had not heard of.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Put your head in the noose and wait',
          description: 'By the old custom whoever stands so may not be sworn against but by one who holds the rope.',
          success: [
            'You put it on yourself, over {who}’s objections. Then you waited for {foe} to come and take the other end and say it. {foe} came, and took it; one could see that it had not been thought of before as a thing with a person on it. A long time went by. “I may have been mistaken as to the lamp,” said {foe}.',
            'They gave the end to {foe}, as the custom is. You looked at {foe.him}, and did not help. Behind you all the eleven families had stopped breathing. {foe} opened {foe.his} mouth for the oath, and shut it, and let go; the rope fell against your back like a friend’s hand. It counts, by the custom, as a confession.',
          ],
          failure: [
            '{foe} took hold with a will, and swore it from end to end without a stumble, and hauled. They had you down again, as it was not yet voted. But you had seen the faces; there were fewer who would meet your eye than before you went up.',
            'You stood there so long that they began to talk of other matters. Someone leaned a rake on you. At last {foe} pointed out that the custom speaks of a new rope, and that this was an old one; and it had to be allowed that this was so.',
          ],
        }),
        does(['force', 'strength', 'medium', 'serious'], {
          action: 'Break open {foe}’s cart before the court',
          description: 'You are fairly sure what lies under the tarpaulin, and {foe.his} drivers are four, with whips.',
          success: [
            'They were four, and you had been carrying this about with you for a great many miles. When the last had sat down you pulled off the cover. There were trunks in there, with initials. The families came up one by one, and nobody had to ask whose was which, since they had packed them.',
            'You got a shoulder under the tail and turned the whole thing over. Out came canvas, copper, a cradle; and a second lantern, twin to the first, with another person’s mark already scratched in it, ready for the next time. It was passed from hand to hand. It came to {foe} last.',
          ],
          failure: [
            'The whips were long, and the drivers knew their trade. You had hold of one corner of the tarpaulin, and saw the corner of a trunk; and then you saw a good deal of the underside of the cart. {foe} asked the court to note the violence of the accused.',
            'You had it open before they could stop you. It was turnips. {foe} had moved the rest, of course, and had seen you look at that cart for the last mile. Somebody threw one at you, and then they were generally thrown.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Offer {foe} the chance to say it first',
          description:
            'You give up having {foe.him} hanged; by the articles, who owns to a thing unasked goes out alive.',
          success: [
            'You went across to {foe} and spoke low. You told {foe.him} what you had, the oil, the line, the left hand, and that you would count to eleven before you said it to the rest. At nine {foe} stood. It was told badly, and without looking up; it had been meant to be an empty ship. “There are never any empty ships,” {who} said.',
            '“Someone will say it before dinner,” you told {foe}. “It had better be you.” You pushed over the lantern. {foe} looked in it for a long time, and turned it so that the mark was to the wall. Then, in quite a small voice, {foe.he} asked the families if they would please sit down.',
          ],
          failure: [
            '{foe} heard you with attention, and stood, and repeated to everyone what you had offered, word for word: the accused, said {foe}, was ready to come to terms. It had not sounded like that when you said it. You were some time explaining, and were not believed.',
            '{foe} laughed. It was so natural that people smiled before they knew why. “You’ve a good heart,” {foe.he} said, and patted your cheek in the sight of all; you would have had nothing to say against it, if it had not been with the left hand.',
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
      'You were free to go, and found you did not, that whole while at {where}; they wished to have it told from the beginning, with you left out of it and {foe} put in. Where the lantern had stood {who} set a net, half mended. Everybody tied a knot in it as they went home, and yours is the crooked one.',
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
