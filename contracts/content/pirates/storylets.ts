import { type Frame, does, frames } from '../frame.js';

export const pirateStorylets: readonly Frame[] = frames('pirates', {
  'parson-in-canvas': {
    terrains: ['ocean', 'coast'],
    weight: 2,
    who: { trade: 'mate of the burying-ship', gender: 'male' },
    openings: [
      'A snow lay hove-to with her yards all awry and her people along the rail bareheaded. The mate hailed you as though you had been anybody. They had a body to bury, and it was the parson’s, and the parson had been the only one aboard who could read.',
      'The boat that came off to you pulled slow, with crape upon the oars. The mate in the stern of her took no notice of your pistols. “Time enough for that,” he said. “Can you read? We have had our chaplain on the hatch since Tuesday.”',
    ],
    still: 'The plank was still on the rail with the flag across it. Her whole company shifted from one foot to the other and looked at you.',
    later: 'Here they had put the parson over. His prayer-book had come up again, and floated open, and a gull was looking into it.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Read the burial service for them',
        description: 'You know it from the wrong side, and all of them will watch your mouth.',
        success: 'You had no need of the book, having been to so many. Where the sea gives up her dead, you heard your voice do a thing that you had not told it to. The mate wrung your hand, and told you all that he knew of the cruisers on that coast.',
        failure: 'You had it by heart, and it was the wrong one. At the second verse they looked at each other, and at the third the mate told you, kindly, that this was the Churching of Women. They sang something instead, and drew off.',
      }),
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Stand bareheaded until the last hymn',
        description: 'They mean to sing the whole of it, and there are forty-four verses.',
        success: 'You stood between the cook and a boy and sang where you could, with your hat upon your chest. No one inquired what you were. When it was over, the mate looked along the row of heads and gave you your tot with the others.',
        failure: 'At the thirtieth verse the hat slipped in your fingers, and the pistol that you keep in it went off the length of the deck, turning. They did not leave off singing. But there was room about you after that, upon a small ship.',
      }),
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Straighten the flag and feel beneath it',
        description: 'It is a stout bundle for so thin a parson; but one does not handle the dead before forty mourners.',
        success: 'Your palm went along under the bunting, and the parson drew in his stomach. The mate met your eye. There was a frigate beyond the point that had a warrant for him, for preaching to slaves; you said that the flag would do very well, and they lowered him gently, to a boat.',
        failure: 'You straightened it, and then you straightened it a little more, and the dead man’s nose came out. A groan went along the rail. They held that he had turned to look at you, and were all of them quite firm about your leaving.',
      }),
      does('flight', null, 'easy', 'slight', {
        action: 'Dip your flag and sail on',
        description: 'It is the one omen upon which every sailor is agreed, and you will have it astern of you.',
        success: 'You dipped to him and went by. Half a mile on, you looked over your shoulder, and all the guns upon that side of her were run out: for the salute, or it might be for the other thing.',
        failure: 'You had gone by, when there was a splash behind you that ought to have been blessed. Whatever was dropped, jammed or spilled after that was laid at the door of the splash, and a good deal was.',
      }),
    ],
  },
  'blue-fire': {
    terrains: ['ocean', 'coast'],
    weight: 2,
    when: { weathers: ['storm'] },
    openings: [
      'The thunder stood still overhead, and there came out on the masthead a blue flame of the size of a hand, which burned and consumed nothing. A second one sat down on your hat. You knew of it by the way that people looked.',
      'Everything of iron had begun to hum. Blue fire ran along the yard and dripped from the end of it; and hands who would have gone singing at a battery were down on their knees with their aprons over their heads.',
    ],
    still: 'The blue flame had moved from the yard to the boom, and was sitting there, as a cat does that has all evening.',
    later: 'A charred block floated there, with a black star burnt in the side of it. You let it go by with your hat off.',
    offers: [
      does('force', 'reflexes', 'medium', 'serious', {
        action: 'Go aloft and take the flame in hand',
        hurt: 'mishap',
        description: 'Ninety feet of wet shroud in a thunderstorm, to shake hands with it.',
        success: 'It was cold. It ran up your arm to the shoulder and stood there, spitting a little, and every hair that you owned got up to see. From the deck they saw somebody with a hand on fire wave to them. You could have asked those people for anything.',
        failure: 'You had reached out one finger when there was a bang, and it had gone elsewhere. You came down by the halyard, rather faster than one does, and for an hour heard nothing said to you but bells.',
      }),
      does('craft', 'vigour', 'easy', 'slight', {
        action: 'Get the powder below and wet the deck',
        description: 'Barrels by the dozen, at a run, while the sky picks out a place.',
        success: 'You had the last keg down and forty buckets over the planking when it struck. It came in by the mast, ran hissing about the scuppers to look for something, and went out through the pump. It took off only the cook’s eyebrows.',
        failure: 'A keg got away from you, and went bowling along the waist with the blue light after it. It was the one with the pickled cabbage. You did not know so until it had burst, and been picked off you.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Tell the hands whose candle it is',
        description: 'You need a saint, quickly, with a name and a liking for thieves.',
        success: 'You told them of Saint Erasmus, whose bowels were wound out upon a windlass, and who ever since has shown a light to people who work one. It was nearly all of it true. They got up, and one of them bade it a good evening.',
        failure: 'You named them Saint Elmo; one held out for Saint Nicholas, and a third, who was of Salem, for somebody else. It came to blows upon a point of doctrine, in the dark, with the helm left to think for itself.',
      }),
      does('patience', 'endurance', 'medium', 'slight', {
        action: 'Lash yourself to the helm beneath it',
        description: 'There is no leaving the wheel for a ghost; you will sit under it until it has had enough.',
        success: 'You put your back against the post and steered, and it sat a foot above you and threw your shadow on the card. It was company of a sort. When it left, it went up like a lark; and she had not been a point off her course.',
        failure: 'It came down on the spokes, one after another, and asked each of your fingers by turns to let go. You held on with such as had not been spoken to. By the time it was over you were heading for Spain.',
      }),
    ],
  },
  'book-of-wounds': {
    terrains: ['ocean', 'coast', 'swamp'],
    weight: 3,
    who: { trade: 'surgeon who draws wounds', gender: 'male' },
    when: { wounded: true },
    openings: [
      'A skiff with an awning ran up alongside, and in it was a small man in black, with a case of pencils and a case of knives. He was making a book of wounds, he said. He had been told of you at the last place, and begged that you would not move.',
      'The surgeon had himself rowed round you, once, at a distance, with a lens to his eye, and called out that it was very fine. He had examples by cutlass, by splinter and by shark. He had nothing just there.',
    ],
    still: 'The surgeon had sharpened another pencil. He waited, with his head to one side, and his eye upon the place.',
    later: 'Pencil shavings went round and round in an eddy. It may be that you are Plate the Nineteenth by now.',
    offers: [
      does('gift', null, 'easy', 'none', {
        action: 'Sit to the surgeon for your portrait',
        description: 'Two hours with your shirt off, holding up the edge of it, for the good of mankind.',
        success: 'He drew it as others do a rose. When he had finished he looked up, and seemed to notice you at the other end; and he blushed, and opened the second case, and did for the place whatever could be done, with a hand as light as a fly’s.',
        failure: 'He was still shading when you slid off the stool. He finished it from memory, upon the floor beside you, and it was published so: you have been shown it since, with your eyes turned up, as a martyrdom.',
      }),
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Ask the surgeon for a cure per plate',
        description: 'He means to look, so let him look with his hands; but he has haggled with publishers.',
        success: 'You gave it to him by articles: for the sketch a dressing, for colour a draught, and for your name beneath it in full a pot of the green ointment. He said that no bookseller had ever used him so. It was excellent ointment.',
        failure: 'You asked a dressing for a sketch. He replied that what he most wanted was the same subject a week on, neglected; and sat down upon a thwart with his watch, prepared to wait for it.',
      }),
      does('patience', 'vigour', 'medium', 'slight', {
        action: 'Let him try his new way upon you',
        description: 'With silk and a hot spoon; it has been of benefit to a goat.',
        success: 'You looked at the awning and gave him the goat’s side of it, in a bleat, at every stitch. He laughed so that he had to stop. But it was neat, and flat, and it let you breathe to the bottom for the first time that week.',
        failure: 'He got as far as the third stitch, said “Ah,” and took out the first two. He turned up something in his notes. There had been another goat, it appeared, before that one.',
      }),
      does('flight', 'reflexes', 'easy', 'slight', {
        action: 'Give the surgeon the slip half drawn',
        description: 'A boat with an awning is slow, but so, today, are you.',
        success: 'You went when he bent down for the red chalk. He stood up under his awning, calling after you across the water that it was for posterity. You had put a good half mile between yourself and posterity before you had to sit.',
        failure: 'You got away at the cost of a good deal of what he had wished to draw. He kept you in sight for an hour, with the lens, and you could see his elbow going.',
      }),
    ],
  },
  'turtle-beach': {
    terrains: ['coast', 'swamp'],
    weight: 3,
    who: { trade: 'turtle-woman', gender: 'female' },
    when: { hours: ['night', 'dusk'] },
    openings: [
      'The shore was moving. Turtles were hauling themselves up out of the water, dozens, each with a sigh like a fat bishop on a stair. A woman ran stooping among them with a stick; for there was a crew ashore to turn them, and the crew had cleavers.',
      'You had thought them boulders until one wept on your shoe. Beside it a woman knelt with her arms about the shell. “This one has laid here since my mother,” she told you. “Tell those men.” Those men were coming along the bank with a lantern and a barrow.',
    ],
    still: 'The turtles had not stopped coming. The lantern had, and there was some argument about it, in Dutch.',
    later: 'Tracks like cart-ruts went up out of the water there and down again. A stick had been planted at the top of every one.',
    offers: [
      does('force', 'vigour', 'medium', 'slight', {
        action: 'Heave the turned turtles on their feet',
        description: 'Three hundredweight each, one after another, ahead of men who are paid to put them on their backs.',
        success: 'You went along behind the crew, putting right whatever they had put wrong. It took them an hour to notice. By then the first of their supper had reached the water; and they stood and scratched their heads, with the lantern turned upon one another.',
        failure: 'You had your arms beneath the largest, and heaved, and she helped. She set off at once for the sea with your sleeve in her beak. Of all the creatures that went down that beach you were the only one to be dragged, and she took the long way.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Tell the crew what those turtles ate',
        description: 'Sailors will believe anything of food; but these have been on salt horse since Bristol.',
        success: 'You inquired, with feeling, if they had not heard of the fever-ship lost out there upon the bank, and what it was that turtles feed on. You did not say more. The cook was the first to lay down his cleaver, and he was the one who mattered.',
        failure: 'You told them what those beasts had fed on. There was a pause. “So has the mate,” said a voice, “and we have had to eat his dinners.” They fetched a second barrow.',
      }),
      does('craft', 'reflexes', 'easy', 'slight', {
        action: 'Run off with the lantern',
        description: 'Without it they can’t tell a turtle from a rock, nor could you.',
        success: 'You took it at a run, from behind, out of a hand that was holding it up to see what you were. They came after the light for two miles. You set it down in a tide-pool, among the crabs, and walked home by the quiet way, past a hundred sighs.',
        failure: 'You had the lantern, and its bearer had the handle; and you met over it face to face with the light full on you both. He gave you a description of yourself. It was accurate.',
      }),
      does('patience', 'perception', 'medium', 'none', {
        action: 'Bury the eggs with her afterward',
        description: 'Wait until the crew are gone, and then dig and count with your bare hands till you ache.',
        success: 'You carried them by the hatful to where she showed you, above the weed. She told you there, to pass the time, of every keel that had gone by since the new moon: she sits up with turtles, and sees who else goes without a light.',
        failure: 'You dug where she had told you, or a yard to the side of it. There was somebody’s store of rum there already, with the somebody sitting on it, and he had to be given time to believe you.',
      }),
    ],
  },
  'bell-on-a-sledge': {
    terrains: ['mountains', 'hills', 'plains', 'desert'],
    weight: 3,
    who: { trade: 'muleteer with the bell', gender: 'male' },
    openings: [
      'A church bell was coming along the track upon a sledge, behind four mules, and rang at each stone. The muleteer took off his hat to you. He was carrying it out of reach of the pirates, he said; had you seen any?',
      'The way was stopped by a bell, mouth upward, in which a muleteer had sat down to his dinner. The mules stood with their backs to it. He had been told to get it hidden before the pirates should come, and nobody had thought to give him a spade.',
    ],
    still: 'The bell had not moved. If anyone raised his voice it took up the last word, and kept it.',
    later: 'A deep groove went off across the stones. From somewhere beyond it there came a single stroke, and a mule’s opinion.',
    offers: [
      does('force', 'strength', 'medium', 'slight', {
        action: 'Put your shoulder to the bell',
        description: 'It is nine hundredweight, and named Saint Barbara, and does not care to be pushed.',
        success: 'You got under the lip of it and straightened your knees. It came up off the rock with a hum that you had in your teeth for a week; and went on like a lady after that, the mules trotting to keep ahead. The muleteer would pray for you, he said, against pirates.',
        failure: 'It rocked, leaned on you in a confiding way, and swung. You were inside of it when it struck. You could afterward have given anyone the exact note, had you been able to hear them ask.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Warn the muleteer of pirates at length',
        description: 'Nobody knows more of their habits; take care not to say we.',
        success: 'You told him where they land, at what state of the tide, and how to know one. He watched your mouth. At the end he tied up his bundle with two knots, and remarked that he had never had it so clear; and the road that he then pointed out to you was the right one.',
        failure: 'It went well until you came to what they do about bells. “We melt them,” you began. He said nothing. The mules had been looking at you like that for some time.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Bury the bell and draw him the bearings',
        description: 'A hole as deep as you are, dug with a plank, in ground that was not made for it.',
        success: 'You buried it according to the custom of the trade, at forty paces from a rock like a nose, and drew him the chart, with a cross. He would not take it. He would forget, he said, and then it would be safe; but you were never to forget. You never have.',
        failure: 'You dug, and came on a box; and dug to the side of that, and came on a man’s boots, with the man. Everybody, it seemed, had hit upon that rock. The muleteer put his hat back on and said that they would go a little further.',
      }),
      does('flight', 'endurance', 'easy', 'slight', {
        action: 'Go wide around before it rings again',
        description: 'That noise will fetch the militia out of three parishes, and it is rough going to left and right.',
        success: 'You went by the thorns with your coat over your head. You were a mile on, and flat beneath a bush, when they came by at the double, thirty of them, to arrest whoever was ringing. You could hear the bell explaining.',
        failure: 'You made a wide cast round it, and the track did the same. You came out of the thorns nose to nose with the leading mule. It stopped, and so the bell stopped, all at once; and nothing brings people running like a bell that stops.',
      }),
    ],
  },
  'tune-you-knew': {
    terrains: ['ocean', 'forest', 'swamp', 'mountains'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'Somebody was whistling, out of tune, a thing that you had last heard in {them}’s company. Then there was {them}, with both hands held up to show that there was nothing in them. “You are being waited for,” said {them}. “I thought that you should hear it from a friend.”',
      'It was {them}, the {them.trade}, come a good way to find you with a dinner in a cloth, and the dinner cold. “They told me that you must pass here,” said {them}. “They told some others also, and those had brought no dinner.”',
    ],
    still: '{them} had sat down to wait, with {them.his} back against something solid and an eye upon the way that you had come.',
    later: 'There were crumbs there, and the rind of a cheese. You whistled a bar of the tune, and nobody corrected you.',
    offers: [
      does('talk', 'perception', 'easy', 'none', {
        action: 'Ask your friend who is waiting',
        description: 'It will take an hour that you need for getting away, and you may not like the names.',
        success: '{them} laid it out for you in nutshells: here the two with muskets, here the boat, and here, this being a bad nut, the man who had sold you. You looked at it until you saw the gap. {them} had seen it too, and had only wished to be certain.',
        failure: '{them} knew a great deal, and had it from so many that no two parts would fit. You went over it together until you were both in a sweat. All that was sure in the end was that you had been sitting in the open for an hour.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Change hats with your friend and part',
        description: 'There are those who would shoot at yours; it is a good deal to let anyone do for you.',
        success: 'The hat suited {them}, and you said so. {them} went off in it by the plain way, with your walk, which was a revelation to you. An hour later there was shouting from that quarter; and you had word by and by that {them} had simply taken the hat off, and asked them what they wanted.',
        failure: 'You had the one hat on and were holding out the other when somebody hallooed. They had seen both heads bare, and had had leisure to choose. You scattered, {them} one way and you the next, each with the wrong hat.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Sit down and eat the cold dinner',
        description: 'Those who wait for you may wait; it is not every day that someone carries you a pie.',
        success: 'You ate it to the last of the jelly, and talked of the time when you two met, which had improved. {them} laughed till {them.he} had to lie down. The ones who had been waiting got tired, you found, and had gone home to theirs.',
        failure: 'You had just cut the pie when a ball went in at the crust. {them} was very much put out. There was no time for more than to snatch up a half each, and run bent double, chewing.',
      }),
      does('force', 'strength', 'medium', 'slight', {
        action: 'Go with your friend and beat the waiters',
        description: 'You are two, and they have had time to get comfortable.',
        success: 'You went in from the back, with {them} shouting orders to thirty people who were not there. It was done before the echo. They had been promised a groat apiece for you; when you had heard that, you and {them} threw them in the nearest water.',
        failure: 'You went in from the back, and they had been told that you would. It took the two of you a long time to get out again, and {them}, who need not have come, was the last. You begged {them.him} not to mention it; {them.he} has not.',
      }),
    ],
  },
  'bill-with-the-date': {
    terrains: ['ocean', 'coast', 'plains', 'desert'],
    weight: 2,
    when: { known: 'foe' },
    openings: [
      '{them} had found you. There was no haste about it: {them} stood with folded arms between two large cousins, and recited what you had done, item by item and with the date, like a bill.',
      'You knew the voice before you had the face. “That is the one,” it said; and there was {them}, the {them.trade}, with a straight arm and a finger at the end of it. Two cousins, in their church clothes, looked along the finger at you.',
    ],
    still: '{them} had only stopped to take breath. The bill had been gone through once, and would now be gone through more slowly.',
    later: 'You looked round you for {them}, and there was nobody. It was not much like being forgiven.',
    offers: [
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Own to every item on the bill',
        description: 'You did most of it; say so aloud, in front of family.',
        success: 'You said yes to the first item, and to the second, and added a third that {them} had left out. It took the wind from them. One cousin remarked that there was not a great deal to hit. {them} struck the bill through, with a thumbnail, as far as the half.',
        failure: 'You owned to all of it. At the fourth item it emerged that this had not been known until now to be you. {them} wrote it in at the foot, and the cousins took off their good coats and folded them.',
      }),
      does('patience', 'endurance', 'easy', 'slight', {
        action: 'Hold still for the blow you are owed',
        description: 'One, by agreement, from {them}; and there is no saying how long {them.he} has thought about it.',
        success: 'You put your hands behind you. {them} walked round you twice and came back to where the face was, and drew back a fist; and looked at it, and you, and let it down by degrees. “I had it better in my head,” said {them}. You were let by.',
        failure: 'You put your hands behind you and shut your eyes. Nothing came. You opened one, to see what the matter was, and that was what {them} had been waiting for. The cousins gave it a clap; it was held to count as an instalment.',
      }),
      does('flight', 'reflexes', 'easy', 'slight', {
        action: 'Break away between the two cousins',
        description: 'They are large, and in tight shoes, and nobody has yet told them what to do if you move.',
        success: 'You bowed to {them}, and they, being well brought up, bowed also; and you went through between the two bent heads. They ran into each other over who should begin. You heard the bill read out after you until you were past hearing.',
        failure: 'There was, it turned out, a third cousin, who had been sitting down. You went in under his arm and it shut. You left him your collar; he was for a long time under the impression that you were in it.',
      }),
      does('force', 'vigour', 'medium', 'serious', {
        action: 'Fight the cousins one after the other',
        description: 'They have no quarrel with you but blood; it is going to be a long bill.',
        success: 'The first fought like an ox and the second like a friend of the first. When you had sat them down side by side, {them} came up and said that the amount would now stand at so much less. You helped to brush them. They had to be at a christening.',
        failure: 'You had the better of the one when the other remembered that he was next. Between them they went over you as laundresses go over a sheet. {them} sat by and ticked things off; it did not come out quite even.',
      }),
    ],
  },
  'galleon-below': {
    terrains: ['ocean', 'coast'],
    weight: 2,
    who: { trade: 'pearl-diver', gender: 'female' },
    openings: [
      'Two pinnaces were moored over a darker place in the water, with a tub on a chain let down between them. A woman came up by the tub, blew like a horse, held up one spoon, and swore. It was the silver fleet, she told you; they were raising it by the spoon.',
      'The pearl-diver sat astride of her gunwale with wax in her ears, looking down through a bucket that had glass for a bottom. There was a galleon under there, she said at last, upright, and with the table laid. There was something in the cabin also that she had not cared for.',
    ],
    still: 'The bubbles went on coming up from one place, in a string. The pearl-diver had taken the wax out of one ear.',
    later: 'The pinnaces were gone from there. You leaned over and looked, and the dark shape below had turned upon its side, to sleep.',
    offers: [
      does('force', 'endurance', 'medium', 'serious', {
        action: 'Go down to her holding a stone',
        hurt: 'mishap',
        description: 'Nine fathoms, one breath, and then the cabin door, which opens outward.',
        success: 'You sank past the lanterns and in at the stern. What sat in the cabin was a looking-glass, and in it a drowned thing with its hair on end, that held a stone. You had the spoons out from before it in both your fists. The pearl-diver laughed until she had to be held.',
        failure: 'You had got your hand on the door when your chest began to talk. You let go the stone and not, as it fell out, the door. It came up along with you, and it got there first.',
      }),
      does('craft', 'reflexes', 'easy', 'slight', {
        action: 'Tend the pearl-diver’s line',
        description: 'One twitch is slack and two is haul, and with three you have killed her.',
        success: 'It ran out between your fingers with her whole errand in it, doors, stairs and all. There was something which was not a twitch, and you hauled before it was. She broke water with the shark a yard beneath, and gave it as her view that you might stay.',
        failure: 'You had a twitch, and gave slack; and a twitch, and gave slack; and it was two. She came up by herself. She told you in three languages the difference between one and two, and laid the line in the hands of a child.',
      }),
      does('explore', 'perception', 'easy', 'none', {
        action: 'Look long through the glass bucket',
        description: 'An hour with your stern in the air, until your eyes get used to nine fathoms.',
        success: 'First it was green, then it was a ship. You went along her with your eye, deck by deck, as you would a prize; and the anchor cable was cut, and led off along the bottom to a second shape, that the divers had been taking for a rock. You showed her. She kissed the bucket.',
        failure: 'You looked until you saw a deck, a wheel, and a figure that stood at it and looked up. It took off its hat. It was then pointed out to you that a jellyfish had got into the bucket.',
      }),
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Ask the diver who holds her paper',
        description: 'There is always a gentleman ashore with a share in such things, and he is a sore subject.',
        success: 'It was a gentleman at the Custom House, who had advanced her the chain. You went through it with her, line by line, on the thwart, and she had paid for that chain four times. She grew very still. What she then told you of him was worth a good many spoons.',
        failure: 'She took you, from the question, for the gentleman’s nephew, whom he had been promising to send. The whole of both boats came up to have a look at you. It was a while before you had been got out of the tub.',
      }),
    ],
  },
});
