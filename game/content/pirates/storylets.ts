import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const pirateStorylets: readonly Frame[] = frames('pirates', {
  'parson-in-canvas': {
    terrains: ['ocean'],
    weight: 2,
    who: { trade: 'mate of the burying-ship', gender: 'male' },
    toward: 'for',
    openings: [
      'A brig lay hove-to with her yards all awry and her people along the rail bareheaded. The mate called across to you as though you had been anybody. They had a body to bury, and it was the parson’s, and the parson had been the only one aboard who could read.',
      'The boat that came off to you pulled slow, with crape upon the oars. The mate in the stern of her took no notice of your pistols. “Time enough for that,” he said. “Can you read? We have had our chaplain on the hatch since Tuesday.”',
      'They made you the signal for a surgeon, and took it in, and then made it for a chaplain, at half-mast. She was a fat old trader, lying-to, with her men in their clean shirts. The mate came to the side with a prayer-book held shut in both hands; it was in there, he told you, but they could none of them get it out.',
      'Nobody fired and nobody ran. You had laid her alongside before you saw why: the whole crew was standing about a plank with a flag on it. “You are late,” the mate told you. “We said eight bells.” He looked at your pistols, and at your face, and asked whether you had ever been put to school.',
      'A voice was going across the water, very slow: “Man that is,” and then a pause. “Man that is b.” It came from a ship hove-to with her hands bareheaded. The mate had his finger on the page and had been stuck there, he told you, since breakfast, with the parson getting no fresher under the flag.',
      'A brig had a plank rigged out over her side, and you thought what anyone would. But the flag on it had feet. It was the chaplain, the mate shouted over; he had died on Tuesday, at table. He had always said that he would do it for each of them, and now who was to do it for him? Not a soul aboard had his letters.',
      'You were hailed from a brig, very politely, to know if you were Church of England. She lay with her yards a-cockbill and all hands aft, in black neckcloths; there was a bundle on the hatch with a flag over it, stout in the middle. The mate had the book, and had the place in the book. It was the words, he said, that he did not have.',
    ],
    still: [
      'The plank was still on the rail with the flag across it. Her whole company shifted from one foot to the other and looked at you.',
      'The mate had turned back to the first page, and blown on it, and was going along the lines for a word that he knew.',
    ],
    later: [
      'Here they had put the parson over. His prayer-book had come up again, and floated open, and a gull was looking into it.',
      'They had put the parson over hereabouts. A black neckcloth went by, still knotted, standing up in the water about as high as it would on a man.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Read the burial service for them',
        description: 'You know it from the wrong side, and all of them will watch your mouth.',
        success: [
          'You had no need of the book, having been to so many. Where the sea gives up her dead, you heard your voice do a thing that you had not told it to. The mate wrung your hand, and told you all that he knew of the cruisers on that coast.',
          'You read it slowly, and they said every line after you, as though hauling on it. At the place where a name is put in, no one knew any but Parson, and so he went down as that. The mate kept his hat off until the ring was gone from the water. Then he marked your chart with where the King’s ships lie.',
        ],
        failure: [
          'You had it by heart, and it was the wrong one. At the second verse they looked at each other, and at the third the mate told you, kindly, that this was the Churching of Women. They sang something instead, and drew off.',
          'You opened your mouth, and out came the articles, from the first. It was the only thing that you had ever read to a ship’s company. They heard you as far as the shares, in case it should turn.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand bareheaded until the last hymn',
        description: 'They mean to sing the whole of it, and there are forty-four verses.',
        success: [
          'You stood between the cook and a boy and sang where you could, with your hat upon your chest. No one inquired what you were. When it was over, the mate looked along the row of heads and gave you your tot with the others.',
          'By the twelfth verse you had some of the words. They came in upon every last line like people setting down a chest. The man on your left held the book out for you to share, upside down, since neither of you was using it; and at the end the mate shook your hand, as he did everyone’s, and forgot to let go.',
        ],
        failure: [
          'At the thirtieth verse the hat slipped in your fingers, and the pistol that you keep in it went off the length of the deck, turning. They did not leave off singing. But there was room about you after that, upon a small ship.',
          'You had to sneeze from the twentieth verse on. You held it until the plank was tilted; and then the whole company said “Bless you,” and he had gone over to that.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Straighten the flag and feel beneath it',
        description:
          'It is a stout bundle for so thin a parson; but one does not handle the dead before forty mourners.',
        success: [
          'Your palm went along under the bunting, and the parson drew in his stomach. The mate met your eye. There was a frigate beyond the point that had a warrant for him, for preaching to slaves; you said that the flag would do very well, and they lowered him gently, to a boat.',
          'You set a corner right, and it was warm. Where a hand should be there was a hand; it took your finger, pressed it, and let go. The mate had left off breathing. You said for all to hear that you had seldom seen anyone so dead; and they put him over very tenderly, into a boat, out of sight of the point.',
        ],
        failure: [
          'You straightened it, and then you straightened it a little more, and the dead man’s nose came out. A groan went along the rail. They held that he had turned to look at you, and were all of them quite firm about your leaving.',
          'You set the flag straight, and it was upside down, which in a flag means distress. Two sail had altered course for you before it was put to rights.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Dip your flag and sail on',
        description: 'It is the one omen upon which every sailor is agreed, and you will have it astern of you.',
        success: [
          'You dipped to him and went by. Half a mile on, you looked over your shoulder, and all the guns upon that side of her were run out: for the salute, or it might be for the other thing.',
          'You lowered your colours a yard and ran them up again, and took off your hat to whatever was under the flag. Forty heads followed you along the rail, like pages being turned. Nobody hailed. It was well after, and a long way off, that somebody over there began on a hymn; you were beating time to it before you knew.',
          'You dipped, and they dipped, and there was half a mile of water between you before the mate had made up his mind to ask. Then he held up the book, open, at arm’s length. You pointed to your ears, and he pointed to the book; and so it went on until neither of you could make out the other’s finger.',
        ],
        failure: [
          'You had gone by, when there was a splash behind you that ought to have been blessed. Whatever was dropped, jammed or spilled after that was laid at the door of the splash, and a good deal was.',
          'You were well past when the brig put about and came after you, with a signal up. You ran from it for the whole of a watch. It said, when somebody had found the book, that you had dropped your hat.',
        ],
      }),
    ],
  },
  'blue-fire': {
    terrains: ['ocean'],
    weight: 2,
    when: { weathers: ['storm'] },
    openings: [
      'A brig had taken you aboard, with your boat astern, until it should blow over. The thunder stood still overhead, and there came out on her masthead a blue flame of the size of a hand, which burned and consumed nothing. A second one sat down on your hat. You knew of it by the way that her people looked.',
      'They had thrown you a line from a big ship, and had you aboard out of the sea, when everything of iron began to hum. Blue fire ran along the yard and dripped from the end of it; and hands who would have gone singing at a battery were down on their knees with their aprons over their heads.',
    ],
    still:
      'The blue flame had moved from the yard to the boom, and was sitting there, as a cat does that has nowhere to be.',
    later:
      'A charred block floated there, with a black hand burnt in the side of it. You let it go by with your hat off.',
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Go aloft and take the flame in hand',
        hurt: 'mishap',
        description: 'Ninety feet of wet shroud in a thunderstorm, to shake hands with it.',
        success:
          'It was cold. It ran up your arm to the shoulder and stood there, spitting a little, and every hair that you owned got up to see. From the deck they saw somebody with a hand on fire wave to them. You could have asked those people for anything.',
        failure:
          'You had reached out one finger when there was a bang, and it had gone elsewhere. You came down by the halyard, rather faster than one does, and for an hour heard nothing said to you but bells.',
      }),
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Get the powder below and wet the deck',
        description: 'Barrels by the dozen, at a run, while the sky picks out a place.',
        success:
          'You had the last keg down and forty buckets over the planking when it struck. It came in by the mast, ran hissing about the scuppers to look for something, and went out through the pump. It took off only the cook’s eyebrows.',
        failure:
          'A keg got away from you, and went bowling along the waist with the blue light after it. It was the one with the pickled cabbage. You did not know so until it had burst, and been picked off you.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the hands whose candle it is',
        description: 'You need a saint, quickly, with a name and a liking for thieves.',
        success:
          'You told them of Saint Erasmus, whose bowels were wound out upon a windlass, and who ever since has shown a light to people who work one. It was nearly all of it true. They got up, and one of them wished it a long life.',
        failure:
          'You named them Saint Elmo; one held out for Saint Nicholas, and a third, who was of Salem, for somebody else. It came to blows upon a point of doctrine, with the helm left to think for itself.',
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Lash yourself to the helm beneath it',
        description: 'There is no leaving the wheel for a ghost; you will sit under it until it has had enough.',
        success:
          'You put your back against the post and steered, and it sat a foot above you and lit the card. It was company of a sort. When it left, it went up like a cork; and she had not been a point off her course.',
        failure:
          'It came down on the spokes, one after another, and asked each of your fingers by turns to let go. You held on with such as had not been spoken to. By the time it was over you were heading for Spain.',
      }),
    ],
  },
  'book-of-wounds': {
    terrains: ['ocean', 'swamp'],
    weight: 3,
    who: { trade: 'surgeon who draws wounds', gender: 'male' },
    when: { wounded: true },
    openings: [
      'A skiff with an awning ran up alongside, and in it was a small man in black, with a case of pencils and a case of knives. He was making a book of wounds, he said. He had been told of you at the last place, and begged that you would not move.',
      'The surgeon had himself rowed round you, once, at a distance, with a lens to his eye, and called out that it was very fine. He had examples by cutlass, by splinter and by shark. He had nothing just there.',
      '“Do not cover it,” somebody called, and a skiff with an awning put about and made for you. There was a small surgeon in it, in black, with his cuffs turned back. He drew wounds, he explained, for a book; he had a good many, but they were all so much alike. He held up a thumb at arm’s length, shut one eye, and sighed.',
      'You had been followed for an hour by an awning. When it came up there was a skiff under it, and a surgeon, small, in black and very clean, who begged your pardon; he had seen from the way you sat that it must be a fine one. He showed you what he had: cutlass, page one; splinter, page nine. The tenth had nothing on it yet but a frame.',
    ],
    still: [
      'The surgeon had sharpened another pencil. He waited, with his head to one side, and his eye upon the place.',
      'He had ruled the edges of the page, and lettered in the title. There was only the middle wanting.',
    ],
    later: [
      'Pencil shavings went round and round in an eddy. It may be that you are Plate the Nineteenth by now.',
      'A sheet floated there with somebody’s shoulder on it, very finely done, and Fig. 2 beneath, and the ink going.',
    ],
    offers: [
      does(['gift', null, 'easy', 'none'], {
        action: 'Sit to the surgeon for your portrait',
        description: 'Two hours with your shirt off, holding up the edge of it, for the good of mankind.',
        success: [
          'He drew it as others do a rose. When he had finished he looked up, and seemed to notice you at the other end; and he blushed, and opened the second case, and did for the place whatever could be done, with a hand as light as a fly’s.',
          'You held the shirt up and thought of other things, and he hummed. He did it in three chalks, with a ruler laid by to show the size. At the red he found that it was running of itself, and put down the chalk; and he dressed it as he had drawn it, from the edges inward, with his tongue out at one side.',
        ],
        failure: [
          'He was still shading when you slid off the stool. He finished it from memory, upon the floor beside you, and it was published so: you have been shown it since, with your eyes turned up, as a martyrdom.',
          'He wished for a little more light, and a little more of the wound, and then that you should take a breath and hold it. When you let it go you had been lying for some time with a cushion under your heels. He had done two views.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask the surgeon for a cure per plate',
        description: 'He means to look, so let him look with his hands; but he has haggled with publishers.',
        success: [
          'You gave it to him by articles: for the sketch a dressing, for colour a draught, and for your name beneath it in full a pot of the green ointment. He said that no bookseller had ever used him so. It was excellent ointment.',
          'You asked to see what the others had had for it. It was new to him; he turned back through the plates, and there they were, cutlass, splinter and shark, and each had got a page and nothing else. He was a just man, for an artist. He laid aside the pencils, dressed it first, from the good pot, and drew the bandage.',
        ],
        failure: [
          'You asked a dressing for a sketch. He replied that what he most wanted was the same subject a week on, neglected; and sat down upon a thwart with his watch, prepared to wait for it.',
          'You named your price, and he said that he paid in engravings. He showed you one. It was of a leg, and nobody could have taken any comfort in it.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Let him try his new way upon you',
        hurt: 'blow',
        description: 'With silk and a hot spoon; it has been of benefit to a goat.',
        success:
          'You looked at the awning and gave him the goat’s side of it, in a bleat, at every stitch. He laughed so that he had to stop. But it was neat, and flat, and it let you breathe to the bottom for the first time that week.',
        failure: [
          'He got as far as the third stitch, said “Ah,” and took out the first two. He turned up something in his notes. There had been another goat, it appeared, before that one.',
          'He tried it, and it was new to both of you. He begged you to say just where it hurt, for the margin, and you said it so that he had to leave a blank.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Give the surgeon the slip half drawn',
        hurt: 'weariness',
        description: 'A boat with an awning is slow, but so, today, are you.',
        success: [
          'You went when he bent down for the red chalk. He stood up under his awning, calling after you across the water that it was for posterity. You had put a good half mile between yourself and posterity before you had to sit.',
          'He had come to the shading, and wished to see it from farther off. He had himself rowed back a little, and a little more, with one eye shut. You helped him to it: you went the other way, a yard for each of his, until there was a good deal of perspective between you.',
        ],
        failure: [
          'You got away at the cost of a good deal of what he had wished to draw. He kept you in sight for an hour, with the lens, and you could see his elbow going.',
          'You had gone a boat’s length when you were asked, in a tone of such disappointment, if you could not hold still, that you did.',
        ],
      }),
    ],
  },
  'turtle-beach': {
    terrains: ['coast', 'swamp'],
    weight: 3,
    who: { trade: 'turtle-woman', gender: 'female' },
    toward: 'for',
    when: { hours: ['night', 'dusk'] },
    openings: [
      'The shore was moving. Turtles were hauling themselves up out of the water, dozens, each with a sigh like a fat bishop on a stair. A woman ran stooping among them with a stick; for there was a crew ashore to turn them, and the crew had cleavers.',
      'You had thought them boulders until one wept on your shoe. Beside it a woman knelt with her arms about the shell. “This one has laid here since my mother,” she told you. “Tell those men.” Those men were coming along the bank with a lantern and a barrow.',
      'Someone took your sleeve and begged you not to tread on the mothers. She had a stick, and wet sand to the elbows. All up the shore great shells were toiling, with a noise of chairs dragged over a floor; and along the edge of the water came a lantern, and men about it, who stooped, and heaved, and went on, and left everything behind them upside down.',
      'A turtle as large as a table was lying upon its back and rowing. A woman had thrown away her stick to get her shoulder under it, and could not. There were nine more like that, she told you between her teeth. The men who had turned them had only gone for the barrow: there was their lantern, coming back, and what shone under it was cleavers.',
      'You had been walked over by a thing as heavy as a sea-chest, which begged no pardon. The next was waiting. They were turtles, come up to lay, and among them a woman upon her knees was covering up what they left, with a stick and both forearms. “If you are with the butchers,” she said, “it is the next bay.” But their lantern had turned the point.',
      'It sounded like a great many people blowing on soup. You stood still, and it was turtles, forty or so, making for the high sand; a woman with a stick was dressing the line of them, like a sergeant. She asked if you could count to two hundred, in eggs. Then she looked past your shoulder, at a lantern, and six men wiping cleavers.',
      'A lantern was coming along by the water, and stopping, and coming on. At each stop there was a thump. The woman who had you by the elbow was counting the thumps; she had known some of those turtles for thirty years, she told you. They are turned over, to wait for the cleaver; and what was one stick, she wished to know, against nine sailors?',
    ],
    still: [
      'The turtles had not stopped coming. The lantern had, and there was some argument about it, in Dutch.',
      'Another of the mothers had come up, looked about her, and begun to dig, in the middle of everything.',
    ],
    later: [
      'Tracks like cart-ruts went up out of the water there and down again. A stick had been planted at the top of every one.',
      'The sand had been smoothed there by somebody’s forearm, in long strokes, as one makes a bed. A single egg had been overlooked, and you put it under.',
      'A cleaver had been left there, stuck upright. Something heavy had gone round it, on both sides, on its way to the water.',
    ],
    offers: [
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Heave the turned turtles on their feet',
        hurt: 'mishap',
        description:
          'Three hundredweight each, one after another, ahead of men who are paid to put them on their backs.',
        success: [
          'You went along behind the crew, putting right whatever they had put wrong. It took them an hour to notice. By then the first of their supper had reached the water; and they stood and scratched their heads, with the lantern turned upon one another.',
          'You began at the far end, with your back to a shell, and over she came, and knew at once which way the water was. It went better when you left off lifting and rolled. The crew walked up with the barrow to where there had been a dozen. The woman told them, from a seat on a log, that they had miscounted.',
        ],
        failure: [
          'You had your arms beneath the largest, and heaved, and she helped. She set off at once for the sea with your sleeve in her beak. Of all the creatures that went down that sand you were the only one to be dragged, and she took the long way.',
          'You had her up on her edge, and there she stood, and there you stood. It was a question of who should think of something first. The men with the barrow came and looked on.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the crew what those turtles ate',
        description: 'Sailors will believe anything of food; but these have been on salt horse since Bristol.',
        success: [
          'You inquired, with feeling, if they had not heard of the fever-ship lost out there upon the bank, and what it was that turtles feed on. You did not say more. The cook was the first to lay down his cleaver, and he was the one who mattered.',
          'You wished them a good appetite, and asked whose gums had begun to bleed. Nobody’s had, as yet. You looked into two mouths, by their own lantern, and would say only that the last crew had been so fond of it too. In a while you could hear the barrow going back along the shore, at a run, with nothing in it.',
        ],
        failure: [
          'You told them what those beasts had fed on. “So has the mate,” said a voice after a while, “and we have had to eat his dinners.” They fetched a second barrow.',
          'You told them what turtle does to a man’s courage. They inquired how much of it one had to eat. You had not reckoned with how tired they were of courage.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Run off with the lantern',
        description: 'Without it they can’t tell a turtle from a rock, nor could you.',
        success: [
          'You took it at a run, from behind, out of a hand that was holding it up to see what you were. They came after the light for two miles. You set it down in a pool, among the crabs, and walked back by the quiet way, past a hundred sighs.',
          'You asked the man for a light, and he lowered it to give you one. They ran to and fro without it, and fell over what they had come to kill, which went on past them to the water. You set the lantern adrift upon a plank; and they followed it, along the edge, for as far as there was edge.',
          'The bearer had put it down, to spit on his palms. When he looked again it was forty yards inland, and they were telling him so. You led them round by the thorns, and the bog, and the thorns. Then you blew it out, and left them to find each other; there were nine voices swearing, none of them near the turtles.',
        ],
        failure: [
          'You had the lantern, and its bearer had the handle; and you met over it face to face with the light full on you both. He gave you a description of yourself. It was accurate.',
          'You had it under your coat and were away; and you shone. They walked along behind at their ease, and passed remarks upon the lining.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Bury the eggs with her afterward',
        description: 'Wait until the crew are gone, and then dig and count with your bare hands till you ache.',
        success: [
          'You carried them by the hatful to where she showed you, above the weed. She told you there, to pass the time, of every keel that had gone by since Corpus Christi: she sits up with turtles, and sees who else goes without a light.',
          'You dug, and she handed, and you counted aloud up to a hundred and sixteen, and had left out the eighties, she said. She smoothed it over with the stick, like a bed. Then she sat back, and gave you by way of wages the whole coast: who lands where, and with what, and how the tall one walks.',
        ],
        failure: [
          'You dug where she had told you, or a yard to the side of it. There was somebody’s store of rum there already, with the somebody sitting on it, and he had to be given time to believe you.',
          'You counted with such care that you did not look up. When you did, the crew had come back for their barrow and were sitting round you in a ring, with a pan.',
        ],
      }),
    ],
  },
  'bell-on-a-sledge': {
    terrains: ['mountains', 'hills', 'plains', 'desert'],
    weight: 3,
    who: { trade: 'muleteer with the bell', gender: 'male' },
    toward: 'for',
    openings: [
      'A church bell was coming along the track upon a sledge, behind four mules, and rang at each stone. The muleteer took off his hat to you. He was carrying it out of reach of the pirates, he said; had you seen any?',
      'The way was stopped by a bell, mouth upward, in which a muleteer had sat down to his dinner. The mules stood with their backs to it. He had been told to get it hidden before the pirates should come, and nobody had thought to give him a spade.',
      'You could hear a church, and there was none. It came on toward you at a walk behind four mules, one bell of it, upon a sledge, and tolled for every stone in the way, like a parish with the plague. The muleteer laid his finger on his lips. His orders were, he whispered, to bring it off quietly, because of the pirates.',
      'A man without a shirt lay on his back on a sledge with his head inside a bell. He was tying the shirt about its tongue, and four mules were waiting on him with patience. He slid out, and asked you, since you looked to have been about a good deal, how near they were by now, the pirates. As he said it the knot came undone.',
      'Four mules stood in the way with their ears laid back, and behind them on a sledge sat a bell, humming to itself. The muleteer had both arms about it to make it leave off. It had done so ever since he let it down too quickly, he told you. He looked you over, and asked if you were from the bishop, or had come about the pirates.',
      'A man went ahead of four mules, picking up whatever lay in their way and carrying it to one side. It was because of the bell. It came after, on a sledge, as tall as he was, and spoke whenever he had missed one. He had orders to get it hidden from the pirates, he said, and rested; how many ought one to look out for, should you say?',
    ],
    still: [
      'The bell had not moved. If anyone raised his voice it took up the last word, and kept it.',
      'One of the mules had begun to scratch itself on the bell, and the bell to say what it thought.',
    ],
    later: [
      'A deep groove went off across the stones. From somewhere beyond it there came a single stroke, and a mule’s opinion.',
      'There were the marks of runners there, and of a man’s two knees. Wherever it had rested somebody had left a bit of candle.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Put your shoulder to the bell',
        description: 'It is nine hundredweight, and named Saint Barbara, and does not care to be pushed.',
        success: [
          'You got under the lip of it and straightened your knees. It came up off the rock with a hum that you had in your teeth for a week; and went on like a lady after that, the mules trotting to keep ahead. The muleteer would pray for you, he said, against pirates.',
          'You spat on your hands, and the muleteer on his, and then he stood back to give you room. It was like helping a bishop to rise. First there was nothing; then she thought of it; and then she was out and twenty yards on, and the mules had to be told that it was their bell.',
          'You set your back to her and your heels in the groove, and pushed as one does with a longboat. She was aground by the head. When she floated you fell flat, and the whole concern went off without you, ringing; and he came back, hat in hand, to see which parts of you he should thank.',
          '“Not there,” he begged, “that is the Apostles.” There was somebody worth respecting cast on every side of her, and you had to lift by a border of grapes. The grapes held. She came level, said one low word, and was off; and when you next changed your shirt you had the grapes, in reverse, on your shoulder.',
          'You got a plank beneath, with a stone under the plank, and hung your whole weight from the end of it, and the muleteer hung his on you. She rose like a drawbridge. The mules, who had waited for something of the sort since the coast, took her away at once; and he ran after, throwing back blessings.',
          'What had her fast was one stone, no bigger than a loaf. You put your shoulder to the crown of her and all your back into the matter, till you could see small lights, and heard the stone go, like a nut. He let you kiss Saint Barbara before they went on. She was cold, and tasted of pennies.',
          'The sledge was in to the ears. You went down on your knees in front of it, which the muleteer took for piety, put your neck beneath the beam, and got up again as far as a person can under a church. It was enough for the mules. He had seen a smaller miracle, he told you, with a chapel to it.',
          'You leaned. She leaned. The mules looked round to see who would win. It was a question in the end of who had less to think about, and you thought of nothing at all, until there was air beneath the runners; and after that she went of her own accord, and he could be heard promising her a garland.',
        ],
        failure: [
          'It rocked, leaned on you in a confiding way, and swung. You were inside of it when it struck. You could afterward have given anyone the exact note, had you been able to hear them ask.',
          'You had her up as high as your knee, and held her, and asked him to be quick. He went to look for a stone. He was particular; he brought two, for you to choose from; and by then she had come down, with your foot for a stone.',
          'You pushed until something gave, and it was the sledge. Nine hundredweight sat down with a remark that was heard, he thought, at the coast. You had got your hand out, or most of it.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Warn the muleteer of pirates at length',
        description: 'Nobody knows more of their habits; take care not to say we.',
        success: [
          'You told him where they land, at what state of the tide, and how to know one. He watched your mouth. At the end he tied up his bundle with two knots, and remarked that he had never had it so clear; and the road that he then pointed out to you was the right one.',
          'You told him what was known. They never come of a Friday, you said; they cannot abide a steep place; and there is not one who would follow a bell uphill. He had his hand on the near mule before you had done. He pointed out to you, for thanks, a way down that he had been keeping for himself.',
        ],
        failure: [
          'It went well until you came to what they do about bells. “We melt them,” you began. He said nothing. The mules had been looking at you like that for some time.',
          'You told him how to know one: the earring, the walk, the way that he looks at metal. He had laid down the whip, and begun to go round you, checking.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Bury the bell and draw him the bearings',
        description: 'A hole as deep as you are, dug with a plank, in ground that was not made for it.',
        success: [
          'You buried it according to the custom of the trade, at forty paces from a rock like a nose, and drew him the chart, with a cross. He would not take it. He would forget, he said, and then it would be safe; but you were never to forget. You never have.',
          'He chose the spot, and you the depth. She went in mouth downward, with a shirt about her tongue, and took a good deal of covering. You paced off the marks, one dead palm, one church, one mule, until you had persuaded him that the mule would move. He would put it in a song, he said, with all the numbers wrong but one.',
        ],
        failure: [
          'You dug, and came on a box; and dug to the side of that, and came on a man’s boots, with the man. Everybody, it seemed, had hit upon that rock. The muleteer put his hat back on and said that they would go a little further.',
          'You got it under, all but the crown, and there was rock. It stood out by about the height of a hat; and the muleteer, after some thought, hung his upon it, and said that it would deceive nobody.',
        ],
      }),
      does(['flight', 'endurance', 'easy', 'slight'], {
        action: 'Go wide around before it rings again',
        description:
          'That noise will fetch the militia out of three parishes, and it is rough going to left and right.',
        success: [
          'You went by the thorns with your coat over your head. You were a mile on, and flat beneath a bush, when they came by at the double, thirty of them, to arrest whoever was ringing. You could hear the bell explaining.',
          'You got down into a gully and went along it bent double, with the tolling going by above you like a funeral for somebody else. Thirty militiamen ran past along the edge. Each was telling the next that it came from over there. You did not come up until it had stopped, which meant that they had it under arrest.',
        ],
        failure: [
          'You made a wide cast round it, and the track did the same. You came out of the thorns nose to nose with the leading mule. It stopped, and so the bell stopped, all at once; and nothing brings people running like a bell that stops.',
          'You lay down behind a bank to let it pass, and it drew up. He had seen somebody in distress; it was still humming when the militia came to see what he had stopped for.',
        ],
      }),
    ],
  },
  'tune-you-knew': {
    terrains: ['coast', 'forest', 'swamp', 'mountains'],
    weight: 2,
    when: { known: 'friend' },
    toward: 'for',
    openings: [
      'Somebody was whistling, out of tune, a thing that you had last heard in {them}’s company. Then there was {them}, with both hands held up to show that there was nothing in them. “You are being waited for,” said {them}. “I thought that you should hear it from a friend.”',
      'It was {them}, the {them.trade}, come a good way to find you with a dinner in a cloth, and the dinner cold. “They told me that you must pass here,” said {them}. “They told some others also, and those had brought no dinner.”',
      'The tune was being knocked out on a tin, with a spoon, and whoever it was left out the note that you always leave out. “I have not eaten any,” said {them}, who had a pie in the tin, under a cloth. There were some others past the next bend, the {them.trade} told you, who had cold beef with them, and your description.',
      'A hat came up on a stick, over the edge of the track, and was waved about, and went down. You waited with your hand at your belt. What came up next was {them}, much put out that you had not fired. “The others would have,” said {them}. “They have been told what you wear. I came round by the back to say so, with the most of a pie.”',
      'Two notes in it were wrong, and always had been, so that you knew who was whistling before you saw. {them} had stopped up the way with a basket, and was sitting on it. You might go back, the {them.trade} said, or you might dine and then go back; for a little further on there were some who had your name on a bill, and their matches lit.',
      'There was a cloth laid out with a knife at either end, and behind it sat {them}, keeping off the birds. “It was crisp,” said {them}, “at the hour when you ought to have come by.” You had lost nothing by that, as the {them.trade} went on to explain. There was a party a short way along who had been counting on you to be punctual.',
      '“Do not turn your head,” someone said at your back, and gave you three bars of an old tune, by way of papers. It was {them}, and a bundle was put into your arms, which was cold, and had a crust; and the {them.trade} told you the rest of it walking. There were people sitting ahead who knew your name, your height, and which boot it was that squeaked.',
      'A crust came bowling down the track and stopped against your boot. After it came {them}, who had been aiming. “There are five of them,” said the {them.trade}, “and one pie, and I have run the whole way with the pie.” The five, it was explained to you with a full mouth, were sitting a little farther on, and did not want any.',
      'You were hauled in among the leaves by the tail of your coat, and a hand was laid over your mouth that smelled of onions. You knew the onions. “Not a word,” said {them}; “I have come the long way about, and there is pie.” Past the next bend, you were given to understand with a fork, people were lying on their stomachs.',
      '{them} was up ahead of you, walking backward, with a covered dish. It was so as to see you the sooner, said the {them.trade}, and had meant falling over a good deal. There was a tune which you two had always kept for trouble. It was given you now, with a spoon on the lid; and after it five knocks, one for each of those who were waiting for you.',
      'You had the tune before you saw anybody, and sang the second line, as one does; and the third was handed out to you from a thicket, along with one half of a pie. {them} had the other half. You would be shot at in about a quarter of a mile, said the {them.trade}, and it had seemed a pity that you should be hungry.',
      'A hand held out a pie to you from behind a trunk, and drew it in again as you reached. “First listen,” said {them}. The {them.trade} had been by a way that was no way, to judge by the stockings, to get there ahead of you. Some people were lying up beyond the bend with a description; it was a good one, and had your hat in it.',
      '{them} had been there long enough to have laid a table, on a chest-lid, with salt. “I guessed that you would come by the worse way,” said {them}, and cut you some of the dinner. It had been warm at the outset. The {them.trade} let you have three mouthfuls before telling you who else had guessed it, and how many, and with what in their hands.',
      'Your knife was half out when the bush began on the tune, in a small voice. It was {them}, all over burrs, with a basin tied up in a shirt. “They have somebody at the next turn,” said {them}, “and somebody at the turn beyond, and I have mutton.” It was for you to say, the {them.trade} went on, in which order you would take them.',
    ],
    still: [
      '{them} had sat down to wait, with {them.his} back against something solid and an eye upon the way that you had come.',
      '{them} had begun on the tune again, under the breath, two bars and a wait, two bars and a wait.',
    ],
    later: [
      'There were crumbs there, and the rind of a cheese. You whistled a bar of the tune, and nobody corrected you.',
      'A tin dish had been hung up there, with a hole through it, and hummed two notes of something when the air moved.',
      'Somebody had scraped a pie-dish very clean there and left it out, to be found. In the bottom a knife had scratched a bar of music, with one note wrong.',
      'The place was still trodden flat, for two, with a bit of pastry between. A party of small birds had come about that, and were not waiting for anyone.',
      'A dinner-cloth had been hung up there and left, with the mark of a pie in the middle and of an elbow at either end.',
      'Somebody had sat and waited there for long enough to leave a hollow. In it were an onion skin, the string off a parcel, and one boot-nail.',
    ],
    offers: [
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask your friend who is waiting',
        description: 'It will take an hour that you need for getting away, and you may not like the names.',
        success: [
          '{them} laid it out for you in nutshells: here the two with muskets, here the boat, and here, this being a bad nut, the man who had sold you. You looked at it until you saw the gap. {them} had seen it too, and had only wished to be certain.',
          'There were five, {them} thought, and told them off upon your fingers, for you to carry: two who drank, one who did not, the clerk with the paper, and the thumb, who was paid by the hour and kept an eye out. You bent them down and put them up again. It was between the clerk and the thumb that a person might get by.',
        ],
        failure: [
          '{them} knew a great deal, and had it from so many that no two parts would fit. You went over it together until you were both quite hoarse. All that was sure in the end was that you had been sitting in the open for an hour.',
          'You asked who they were, and {them} told you, and who their mothers were, and which had married badly. It was all true. You were no farther than the second when the first put his head in, to see who was taking his name.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Change hats with your friend and part',
        description: 'There are those who would shoot at yours; it is a good deal to let anyone do for you.',
        success: [
          'The hat suited {them}, and you said so. {them} went off in it by the plain way, with your walk, which was a revelation to you. An hour later there was shouting from that quarter; and you had word by and by that {them} had simply taken the hat off, and asked them what they wanted.',
          'Yours sat on {them} with a tilt that you had believed to be private. You lay under a bush, in the other, and watched it go up the way to where they sat. They rose to it, all five. They were so long in begging {them}’s pardon that you were by and clear, and when it came back to you it had been brushed.',
        ],
        failure: [
          'You had the one hat on and were holding out the other when somebody hallooed. They had seen both heads bare, and had had leisure to choose. You scattered, {them} one way and you the next, each with the wrong hat.',
          'You had changed hats, and had each gone a hundred yards, and each come back for a pipe that was in the band. They had you both in the open, bareheaded, disputing.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        feeds: true,
        action: 'Sit down and eat the cold dinner',
        description: 'Those who wait for you may wait; it is not every day that someone carries you a pie.',
        success: [
          'You ate it to the last of the jelly, and talked of the time when you two met, which had improved. {them} laughed till {them.he} had to lie down. The ones who had been waiting got tired, you found, and had gone home to theirs.',
          'You began at the two ends, and had words about whose the middle was. {them} gave way, as the host. By then it was past the hour at which people are shot at, for pay, on an empty stomach. When you went along, behind the dish, you found just where they had sat, and one apple core, with five people’s teeth in it.',
        ],
        failure: [
          'You had just cut the pie when a ball went in at the crust. {them} was very much put out. There was no time for more than to snatch up a half each, and run bent double, chewing.',
          'There was mustard to it, and you sneezed. The silence that came after was of a kind that it takes several people to make.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Go with your friend and beat the waiters',
        description: 'You are two, and they have had time to get comfortable.',
        success: [
          'You went in from the back, with {them} shouting orders to thirty people who were not there. It was done before the echo. They had been promised a groat apiece for you; when you had heard that, you and {them} threw them in the nearest water.',
          'They lay in a row, all looking one way down their barrels. {them} coughed. It takes longer to turn about with a musket than those suppose who sell them. You had two by the collar by then, and {them} was seated on the rest, inquiring if any of them sang. They were let go home without their boots.',
          '{them} walked down the middle of the road singing, as had been expected, and you walked beside it in the ditch, as had not. A row of men stood up at the chorus, with their backs to you. It was the backs that you dealt with. {them} did not leave off until the verse was out, and two who were sitting down had joined in.',
          'You asked what they were waiting for, and the nearest told you, in a whisper, without looking round. So you waited with them for a little. Then {them} came from the other side, with an armful of their powder-horns, and wished to know if anyone cared to buy; and there was nothing left for them but to be reasonable.',
          'They had a keg with them, and had put the keg where it should be safe. {them} rolled it away. It went slowly, with a good noise inside; and as each got up to follow it you happened to him, from the left. The last gave you his musket to hold, so as to have his hands free for surrendering.',
          'You made for the fat one, and {them} for the one who was giving the orders, as had been settled. It turned out that the fat one gave the orders. He gave one more, which was to go home, and it was the first all that while that they had been glad of.',
          '{them} went first, upright, with a napkin over one arm, and asked those gentlemen which of them had ordered the pie. Two had put up a hand when you came through from behind. They were stacked. You sat on them to finish it; it was pigeon, and they were told so.',
          'They had dug themselves a place, with a bank before it and a plank to sit upon, and {them} took the plank by one end and you by the other. The bench went over backward with boots in the air. It is hard to be menacing so. You drew the flints out of all their locks, and {them} wished them all a good rest.',
          'One of them had a cough, and another told him to have it elsewhere. That gave the place. They were sitting close in there, on account of the damp, and could be taken up in pairs and knocked together, like shoes. There was an odd one, and {them} gave him the hats to carry.',
        ],
        failure: [
          'You went in from the back, and they had been told that you would. It took the two of you a long time to get out again, and {them}, who need not have come, was the last. You begged {them.him} not to mention it; {them.he} has not.',
          'You had the two on the left and {them} had the three on the right, and nobody had been given the one in the middle, who was the good one. {them} pulled you out by the heels. It has been agreed between you since that there were ten.',
          'They were waiting, and had brought a second lot, to wait for whoever should come at the first. {them} saw it as soon as you did, that is to say when you were both in the air. You were let go in the end for having made them laugh.',
        ],
      }),
    ],
  },
  'bill-with-the-date': {
    terrains: ['coast', 'plains', 'desert', 'hills'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      '{them} had found you. There was no haste about it: {them} stood with folded arms between two large cousins, and recited what you had done, item by item and with the date, like a bill.',
      'You knew the voice before you had the face. “That is the one,” it said; and there was {them}, the {them.trade}, with a straight arm and a finger at the end of it. Two cousins, in their church clothes, looked along the finger at you.',
      'A list was being read aloud farther on, in a voice that you knew, and you were in every line of it. {them} left off as you came up, found the place with one finger, and began again from the top, for your benefit. To left and right stood a cousin, each of about the width of a door; they nodded at the dates.',
      '“You take that side,” {them} was saying, and then saw you, and had no more need to. There were two cousins with {them.him}, large, in their Sunday boots. They waited with folded hands while the {them.trade} told you what you had done, and when, and what it came to with the shoes.',
    ],
    still: [
      '{them} had only stopped to take breath. The bill had been gone through once, and would now be gone through more slowly.',
      '{them} had wetted a pencil. There was room yet at the foot of the bill, and something had occurred to one of the cousins.',
    ],
    later: [
      'You looked about for two large cousins in church clothes, and there was nobody. It was not much like being forgiven.',
      'Two pairs of large Sunday boots had stood there for some time, by the prints, and shifted from one foot to the other.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Own to every item on the bill',
        description: 'You did most of it; say so aloud, in front of family.',
        success: [
          'You said yes to the first item, and to the second, and added a third that {them} had left out. It put them out. One cousin remarked that there was not a great deal to hit. {them} struck the bill through, with a thumbnail, from the date to the sum.',
          'You begged {them} to begin again and go slower, and put in what was missing: the hen, the second gate, and what you had called the aunt. The cousins had not known about the aunt. By the end they were leaning in, and {them} was laughing, and angry at it, and had lost the place. You were told to go, before it was found.',
        ],
        failure: [
          'You owned to all of it. At the fourth item it emerged that this had not been known until now to be you. {them} wrote it in at the foot, and the cousins took off their good coats and folded them.',
          'You owned to it all so readily that {them} grew suspicious, and went through it again, to see what you were hiding. It took them until they found it.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Hold still for the blow you are owed',
        hurt: 'blow',
        description: 'One, by agreement, from {them}; and there is no saying how long {them.he} has thought about it.',
        success: [
          'You put your hands behind you. {them} walked round you twice and came back to where the face was, and drew back a fist; and looked at it, and you, and let it down by degrees. “I had it better in my head,” said {them}. You were let by.',
          '{them} drew back, and swung, and stopped it at your ear. It was the wrong ear, said {them}. You turned round. It was some time before anything happened there either; and then you were flicked, with one nail, as one does to a glass, to hear if it is whole. “Paid,” said {them}, and the cousins put on their hats.',
        ],
        failure: [
          'You put your hands behind you and shut your eyes. Nothing came. You opened one, to see what the matter was, and that was what {them} had been waiting for. The cousins gave it a clap; it was held to count as an instalment.',
          'You held still, and {them} hit you, and it was of a quality that made one of the cousins say “Ah.” Then the question was put, if that had been for the one item or for all. There was a difference of opinion.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Break away between the two cousins',
        description: 'They are large, and in tight shoes, and nobody has yet told them what to do if you move.',
        success: [
          'You bowed to {them}, and they, being well brought up, bowed also; and you went through between the two bent heads. They ran into each other over who should begin. You heard the bill read out after you until you were past hearing.',
          'You told the left-hand cousin that the right-hand one had on odd shoes, and he looked. It is all that one needs. They closed behind you, upon each other, like two doors with one latch; and {them} was left reciting the ninth item to a gap.',
        ],
        failure: [
          'There was, it turned out, a third cousin, who had been sitting down. You went in under his arm and it shut. You left him your collar; he was for a long time under the impression that you were in it.',
          'You went between them like a pea. A clothes-line had been stretched there beforehand, about as high as a shin; for {them} had been thinking of you for a long time.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Fight the cousins one after the other',
        description: 'They have no quarrel with you but blood; it is going to be a long bill.',
        success: [
          'The first fought like an ox and the second like a friend of the first. When you had sat them down side by side, {them} came up and said that it might all be held to be paid. You helped to brush them. They had to be at a christening.',
          'They had drawn straws, and the one who lost came first. You let him throw himself at you until he was tired, and then sat upon him, gently, and invited the second; who thought about his coat. {them} was asked for a ruling. It was held that one cousin, fully dressed, was a fair settlement, and that they had to go in any case.',
        ],
        failure: [
          'You had the better of the one when the other remembered that he was next. Between them they went over you as laundresses go over a sheet. {them} sat by and ticked things off; it did not come out quite even.',
          'You began upon the larger, and it was a mistake, as he was the one who had come to see fair play.',
        ],
      }),
    ],
  },
  'galleon-below': {
    terrains: ['ocean'],
    weight: 2,
    who: { trade: 'pearl-diver', gender: 'female' },
    toward: 'for',
    openings: [
      'Two pinnaces were moored over a darker place in the water, with a tub on a chain let down between them. A woman came up by the tub, blew like a horse, held up one spoon, and swore. It was the silver fleet, she told you; they were raising it by the spoon.',
      'The pearl-diver sat astride of her gunwale with wax in her ears, looking down through a bucket that had glass for a bottom. There was a galleon under there, she said at last, upright, and with the table laid. There was something in the cabin also that she had not cared for.',
      'Nobody in the boats looked up. They were watching a line run out over the gunwale, with a child to count it, and it had run for longer than you can hold your breath; you tried. Then a woman stood up out of the sea with a soup-plate on her head, and spat, and asked who you were and what you drew.',
      'A spoon hit the bottom of your boat. The diver who had thrown it was treading water, and wanted you off her ship. You were on top of it, she said: nine fathoms, Spanish, with all her candles in. She had a chain, a tub, two pinnaces and a bad temper, and she had been at it since Lady Day.',
      'The tub came up first, full of weed and one candlestick. The woman came up after it, hung on by the chain, and told two boatloads of people what it was like down there, in a voice for calling cattle. It was the silver fleet, or a galleon out of it. She noticed you in the middle of a word, and finished the word.',
      'You had been hailed to keep off, and then, when they had seen what you were, to come nearer. There were two pinnaces, moored over a galleon, with a tub let down between them; they had been at it for seven weeks, for spoons. The diver put on a shirt to talk to you. She wanted someone, she said, with good lungs or a good head, and would take either.',
      'A dozen silver spoons hung along a line between two pinnaces, like herring put out to dry. Beneath them a tub went down on its chain. The pearl-diver was getting her breath on the gunwale, and held you off with one palm until she had some for talk; then she told you that it was a galleon, and hers, and that she had lungs for about the tenth of it.',
    ],
    still: [
      'The bubbles went on coming up from one place, in a string. The pearl-diver had taken the wax out of one ear.',
      'The child had counted as far as it knew, and begun again from one.',
    ],
    later: [
      'The pinnaces were gone from there. You leaned over and looked, and the dark shape below had turned upon its side, to sleep.',
      'A bucket with a glass bottom went by, the right way up, and a small fish was looking into it from beneath.',
    ],
    offers: [
      does(['force', 'endurance', 'medium', 'serious'], {
        action: 'Go down to her holding a stone',
        hurt: 'mishap',
        description: 'Nine fathoms, one breath, and then the cabin door, which opens outward.',
        success:
          'You sank past the lanterns and in at the stern. What sat in the cabin was a looking-glass, and in it a drowned thing with its hair on end, that was yourself. You had the spoons out from before it in both your fists. The pearl-diver laughed until she had to be held.',
        failure: [
          'You had got your hand on the door when your chest began to talk. You let go the weight and not, as it fell out, the door. It came up along with you, and it got there first.',
          'You held your breath so well that you had forgotten how one leaves off. They got you in over the gunwale by the belt, with your cheeks out, and the diver sat upon you.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Tend the pearl-diver’s line',
        description: 'One twitch is slack and two is haul, and with three you have killed her.',
        success: [
          'It ran out between your fingers with her whole errand in it, doors, stairs and all. There was something which was not a twitch, and you hauled before it was. She broke water with the shark a yard beneath, and gave it as her view that you might stay.',
          'You shut your eyes, as one listens better so, and let it tell you: stairs, a door, a door that stuck. It twitched, and you gave and took, like somebody dancing with a person in the next room. Then it said nothing for too long. You had her up before the child had done counting, one foot in a soup-tureen, which she meant to keep.',
        ],
        failure: [
          'You had a twitch, and gave slack; and a twitch, and gave slack; and it was two. She came up by herself. She told you in three languages the difference between one and two, and laid the line in the hands of a child.',
          'You had it wound about your fist, so as to feel her the better, and then she jumped. You felt it to the shoulder. You came up together, a good way along, each saying that it was the other’s business to let go.',
        ],
      }),
      does(['explore', 'perception', 'easy', 'none'], {
        action: 'Look long through the glass bucket',
        description: 'An hour with your stern in the air, until your eyes get used to nine fathoms.',
        success: [
          'First it was green, then it was a ship. You went along her with your eye, deck by deck, as you would a prize; and the anchor cable was cut, and led off along the bottom to a second shape, that the divers had been taking for a reef. You showed her. She kissed the bucket.',
          'There were two sorts of dark down there, when you had got used to it. The one was weed. The other had a corner, and nothing in the sea has corners; and from that you got the rest of a deck-house, lying forty yards off from where they had been diving. She looked, and looked at you, and had both pinnaces shifted without a word.',
        ],
        failure: [
          'You looked until you saw a deck, a wheel, and a figure that stood at it and looked up. It took off its hat. It was then pointed out to you that a jellyfish had got into the bucket.',
          'You looked until the glass was dim, and wiped it, and had wiped it for some time before it came to you that it was you in there, breathing.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask the diver who holds her paper',
        description: 'There is always a gentleman ashore with a share in such things, and he is a sore subject.',
        success: [
          'It was a gentleman at the Custom House, who had advanced her the chain. You went through it with her, line by line, on the thwart, and she had paid for that chain four times. She grew very still. What she then told you of him was worth a good many spoons.',
          'Some gentleman had a paper for the pinnaces and a paper for the tub, and by the fourth paper he had her mother. You read through them all; and in every one, near the foot, they had spelled her as somebody else. She went down again with the wax in, and from the bubbles one could tell that she was laughing.',
          'It was a Mr Pym, for half, and of what was over a half to his brother. She had the paper in oilskin, inside her shirt. You read it out, as far as where it bound her to give up all silver, in bar or coin. There was nothing in it of spoons; and for that you were shown where the good ones lay.',
        ],
        failure: [
          'She took you, from the question, for the gentleman’s nephew, whom he had been promising to send. The whole of both boats came up to have a look at you. It was a while before you had been got out of the tub.',
          'You asked her about the paper, and both the boats went quiet. A hand came over the gunwale of yours, and then another, and they looked in under the thwarts to see if you had any on you.',
        ],
      }),
    ],
  },
});
