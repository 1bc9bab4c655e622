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
      'Spoke a brig, hove-to across your course, all hands bareheaded. The mate wanted a burial read over the parson, who lay on a plank under a flag, and would not make sail again before it was done; the parson had been the only one aboard with his letters. He held the book out over the rail. You had your pistols ready. Put them behind you.',
      'Received aboard: one mate, in black, rowed over with crape on the oars. “Time enough for that,” he said to your pistols. “Can you read?” They had a parson on a plank, beneath a flag; they had the book; none of them could read it, and they lay in your road until somebody did. Said that you could read a little. You had never been modest before.',
      'Laid a fat brig aboard that neither fired nor ran. Found her people standing about a plank with a flag on it, and something stout under the flag. “You are late,” the mate said. It was the parson, and he was to have burial before any ship there moved an inch, yours included. He handed you the book. You had been waited for by sheriffs. It was not the same.',
      'Heard across the water, very slow: “Man that is.” A silence, two minutes. “Man that is b.” It was the mate of a brig, stopped in your path, with a finger on the book and a parson before him on a plank, under a flag. They would not sail till he was buried, nor could they bury him till it was read. The finger had ink on it, from following.',
      'Saw a plank rigged out over a brig’s side, and thought what anyone would. There were feet on it, under a flag. It was their parson, the mate shouted; and who was to bury the parson? He turned the book both ways up. Till someone read the service they lay there, across your course. Found that you had taken off your hat.',
      'Hailed from a brig, to know if you were Church of England. Answered: on the whole. She lay square across your bows. A mate stood by a plank and a flag, with a book, and found the place but not the words. It was the parson who was dead; they wished to have him read over, and would shift for nobody until then. Tried to recall the words. They came.',
      'Signal from a brig ahead: want a surgeon. Struck; then, at half-mast: want a chaplain. Closed her. Their own parson lay on a plank with a flag on him. The mate could not read the book, and would stand in your way, he said, till somebody had, and the man was properly put over. He was firm about “properly”. It has been spelled here as he said it.',
    ],
    shows: ['mate', 'parson', 'plank', 'flag', 'book'],
    still: [
      'Plank on the rail; flag on the plank. The whole company shifted from one foot to the other foot and looked at you.',
      'Mate gone back to page one. He blew on it, and went along the lines for a word that he knew.',
    ],
    later: [
      'Here they put the parson over. His book had come up again, open, and a gull was reading it. Stood by until the gull had done.',
      'Passed one black neckcloth, still knotted, standing in the water at the height of a man. Gave it room.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Read the burial service for them',
        description: 'You know it from the wrong side, and all of them will watch your mouth.',
        success: [
          'Read it, and hardly needed the book. At the place where the sea gives up her dead your voice did a thing that it had not been told to. They tilted the plank and filled their sails. The mate gave you the stations of the cruisers. You looked for the voice afterward. It had gone below.',
          'Read; and they said each line after you, hauling on it. At the name nobody knew any but Parson, and he went down as that. The brig let you by. The mate kept his hat off until the ring was gone from the water. It took four minutes, by your own glass, turned for the purpose.',
          'Began too fast; were asked to go slower, as he had been a slow man. Went slower. Not one coughed. They stood out of your course when it was done, and paid you with the news of that coast. They wished for your name, to put in the book. Gave the right one.',
        ],
        failure: [
          'Had it by heart, and it was the wrong one. At the third verse the mate told you, kindly, that this was the Churching of Women. They covered the parson again and waited for you to find your place. It was a long book.',
          'Opened your mouth, and out came the articles, from the first: it was all you had ever read to a ship’s company. They heard you as far as the shares. Nobody laughed. The mate turned you a new page, and pointed.',
          'Came to a line, and knew who had last read it to you, and over whom. Stopped. They thought that it was part of the service, and bowed their heads. Could not get on from there. The ship lay where she was; and so, for some while, did you.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand bareheaded until the last hymn',
        description: 'They mean to sing the whole of it, and there are forty-four verses.',
        success: [
          'Stood between the cook and a boy, hat on chest, and sang where you could. No one asked what you were. At the end of forty-four verses the mate counted heads and gave you your tot with the rest, and gave you the road. You had been counted. Went over that more than once.',
          'Had some of the words by the twelfth. They came in on every last line with their feet. The man beside you held the book for you to share, upside down, neither of you using it. Parson over; sails filled; your hand shaken. The mate forgot to let go of it, and you did not remind him.',
          'Sang forty-three verses. At the last they stopped, as it was the one that he had always sung alone. The plank went up in the quiet. They drew clear of you without an order given. That verse is written out here from memory, so far as it was heard, which is not at all.',
        ],
        failure: [
          'Let slip your hat at the thirtieth verse, and a pistol in the hat let itself off down the deck. They did not leave off singing. They left room about you, on a small ship, and said that they would have to begin again.',
          'Held a sneeze from verse twenty. It came as the plank rose. “Bless you,” said the whole company, and the mate lowered the plank, since he could not go over to that. First verse, once more.',
          'Fell asleep on your feet at the thirty-first, and woke leaning on the boy. He had stood it without a word. All faces on you. They would take it from the top, the mate thought, when you were rested.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Straighten the flag and feel beneath it',
        description: 'It is a stout bundle for a thin parson; but one does not handle the dead before forty mourners.',
        success: [
          'Passed your palm beneath the bunting, and the parson drew in his stomach. The mate met your eye. A frigate had a warrant for him, for preaching to slaves. Said aloud that the flag would do very well. They put him gently in a boat, and gave you sea-room. Crossed out “fraud” in the entry. Wrote nothing in its place.',
          'Set a corner right, and it was warm. A hand took your finger, pressed it, and let go. Said for all to hear that you had seldom seen anyone so dead. They lowered him to a boat on the far side, and the brig was out of your way in a minute. Kept that finger apart from the rest.',
          'Felt along the seam, and it breathed. Sewed up the last two stitches yourself, loosely, in the sight of everybody. The mate dropped a tear upon the knot and stood off to let you pass. You asked no share for it. The owners will look for the item, and will not find it.',
        ],
        failure: [
          'Straightened it, and straightened it more, and the dead man’s nose came out. A groan went along the rail. They held that he had turned to look at you. All hands stood between you and the plank, and would not have you nearer.',
          'Put the flag straight, and it was upside down, which in a flag is distress. Two sail altered course for you. By the time that was put right, the crew had begun to watch your hands, and count their own.',
          'Felt for a pulse and found a bottle. The parson’s, or the cook’s. It rolled out before forty mourners, and the mate picked it up and put it back, and asked you to stand by the pump.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Dip your colours and sail on',
        description: 'One omen, the only one all sailors agree upon, and you will have it astern of you.',
        success: [
          'Dipped to him and steered round. At half a mile looked over your shoulder, and all her guns upon that side were out, for the salute, or else the other thing. Nothing was fired. Got away clean. Said the service over to yourself, what there was of it.',
          'Lowered the colours a yard, ran them up, took off your hat to whatever lay there. Forty heads turned along with you. No hail. Far off somebody began the hymn without any words, and you were out of reach. You beat time to it before you knew.',
          'Went by with a wave. The mate held up the book at arm’s length. You pointed at your ears; he pointed at the book; it went on so until neither could see the other’s finger. Free and clear, four leagues by supper. Supper not eaten.',
        ],
        failure: [
          'Had gone by when there was a splash behind you, unblessed. The brig put up her helm and came after to lay it to your charge, and lay across you again. It was only a bucket. You had thought that it was the parson, and had said a word for him.',
          'Were well past when she put about and chased you with a signal flying. Ran for an hour. It said, when looked up, that you had dropped your hat. She handed it over, and stopped where she was, in front.',
          'Dipped, and the halyard jammed at the half. You were flying half-mast, in reply to theirs. They took it for a promise, cheered, and closed in. One cannot well run from people who are thanking one.',
        ],
      }),
    ],
  },
  'blue-fire': {
    terrains: ['ocean'],
    weight: 2,
    when: { weathers: ['storm'] },
    openings: [
      'Taken up out of the storm by a brig, your boat towing. Then blue fire came out on her masthead and burned nothing. The crew left the helm and the powder and got on their knees. They wanted it gone before they would work her, and you could not leave in that sea. A second flame sat on your hat. Left it there, so as not to frighten them.',
      'Hauled aboard a strange brig, your boat made fast astern, the sea being too high for it. Everything of iron hummed. Blue fire at the masthead; powder by the hatch; at the helm, nobody. The crew had their aprons over their heads, and would not stir, nor could you get off, until that light was dealt with. Asked for an apron. There was none over.',
    ],
    shows: ['fire', 'masthead', 'powder', 'helm', 'crew'],
    still: [
      'Blue fire shifted, from the yard to the boom. It had nowhere to be. Crew as before, with their eyes shut.',
      'No change, but that it hummed lower. One of the crew had begun to hum with it, very softly, to keep on its right side.',
    ],
    later: [
      'A block afloat, charred, with the print of a hand burnt in the side. Let it go by, hat off, as it might be somebody’s.',
      'Here, by the reckoning, the blue fire was. Passed a hand along the gunwale. It was only wet.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Go aloft and take the fire in hand',
        hurt: 'mishap',
        description: 'Ninety feet of wet shroud in a thunderstorm, to shake hands with it.',
        success: [
          'Went up, ninety feet, and took hold. It was cold. It stood on your arm to the shoulder, spitting; then it was out. From the deck they had seen a hand alight, and it had waved. They got up and worked the ship. You had been waving for help. Let it stand as it was seen.',
          'Got your hat over it at the third try. It went up through the crown, with a small pop, and was gone. Crew cheered; helm manned; boat hauled close for you. The hat had a hole the size of a shilling. It was kept for Sundays, and shown to nobody.',
          'Reached the truck and talked to it, there being no order to cover the case. It listened, by its look, and blew out. All hands turned to. What you said to it was a child’s prayer; you had no other that was short enough.',
        ],
        failure: [
          'Put out one finger. There was a bang, and it had gone elsewhere. Came down by the halyard at a run. For an hour heard only bells. It was back at the masthead before your feet were on deck.',
          'Climbed sixty feet, and it climbed down to meet you. Remembered something on deck. The crew had looked up by then, and it did them no good to see who was running.',
          'Had it in your fist, you would have sworn, and opened the fist before them all. Empty. It burned on above. Somebody asked if he might look at the hand anyway. Showed it to him.',
        ],
      }),
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Get the powder below and wet the deck',
        description: 'Barrels by the dozen, at a run, while the sky picks out a place.',
        success: [
          'Had the last keg down and forty buckets over the planks when it struck. It came in by the mast, looked about the scuppers, and left by the pump. No loss but the cook’s eyebrows. The crew took heart and the helm. He asked how they had been. Told him, handsome.',
          'Rolled eleven barrels to the hold, and were sitting on the twelfth when the light came along the deck and stopped. Wet; nothing there for it. It went. They manned her again. You stayed on the barrel a good while, the legs having been lent elsewhere.',
          'Handed powder down to one boy, who had lifted his apron to help. Between you, the lot. He threw the water and you prayed, or the other way about. The fire looked for an hour and gave up. He was rated gunner on the spot, by you, in another man’s ship.',
        ],
        failure: [
          'Lost a keg. It went along the waist with the blue light after it, burst, and was pickled cabbage. You were got out of that leaf by leaf. The true powder stood where it had stood, and the crew had seen nothing to encourage them.',
          'Wet the deck first. It is the wrong order; a man cannot run with a barrel upon wet planks. Went the length of her seated, barrel in lap. They looked out from under the aprons, and then put them back.',
          'Got one barrel to the hatch, and the hatch was shut from beneath. Knocked. A voice below said that they were full. Found then who had the right of it, and would have gone in with them.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the crew whose candle it is',
        description: 'You need some name for it quickly, and one with a liking for thieves.',
        success: [
          'Told them of one Erasmus, who was wound out upon a windlass, and ever since shows a light to any who work one. Nearly all of it true. They got up off their knees and one wished it a long life. Have looked the rest up since. It is worse than you said, and kinder.',
          'Gave out that it was the lamp of old hands lost off that ship, come to see how she did. They looked up and began to put names to it. Helm taken; ship in hand. One called it Will. You would not have said it, if you had known about Will.',
          'Swore that it was yours, and lodged there to dry. A pause; then laughing, the sort that hurts. They took up the ropes. It went out soon afterward. Felt that you had been rude to it.',
        ],
        failure: [
          'Named one saint; somebody held out for another; a third, out of Salem, for somebody else. It came to blows, upon a point of doctrine, with nobody steering. Withdrew your candidate. It made no odds.',
          'Told them that it was harmless. At that word it took the ensign staff. Nobody was unkind about it. They only moved, on their knees, to where you were not.',
          'Called it the candle of a drowned girl. You had meant it prettily. Every one of them had drowned some girl’s hopes, as it turned out, and they lay flat. Never tell sailors anything pretty.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Lash yourself to the helm beneath it',
        description: 'You will sit under it until it has had enough, and cannot move for the lashing.',
        success: [
          'Put your back to the post and steered. It sat a foot above, and lit the card for you; not a point off her course all the time. When it left, the crew came aft, one by one. Entered it as company. It was better than some.',
          'Held her head to the sea for five hours, tied, with a light on either spoke. Neither of you spoke. It rose and went at last, and they cut you loose. You asked what had become of it, quite sharply.',
          'Lashed in; sang to pass the time; found that it hummed the bass. The sea went down on the ninth song. Hands back at their work, boat hauled up. Would know that voice again.',
        ],
        failure: [
          'It came down on the spokes and asked each finger in turn to let go. Held on with what had not been asked yet. Were found to be steering for Spain. They took down the lashings and went back under their aprons.',
          'Tied yourself with your own knot and could not get a hand free for the wheel. She swung as she liked. The mate crawled over to loose you, the bravest act of that day, and crawled back.',
          'Sat under it until it put out a small blue thumb and touched the buckle of your belt. The lashing is not entered as broken. It is entered as untied, by you, very fast.',
        ],
      }),
    ],
  },
  'book-of-wounds': {
    terrains: ['ocean', 'swamp'],
    weight: 3,
    who: { trade: 'surgeon who draws wounds', gender: 'male' },
    when: { wounded: true },
    openings: [
      'Brought to by a skiff with an awning. Under it, one small surgeon in black; one case of pencils; one needle, ready threaded; one book of wounds. He had heard of yours at the last place. He wanted to draw it, and kept his skiff in your way until he had. No one had called anything of yours fine before. He said it of the edges.',
      'Circled once, at a distance, by a skiff. A surgeon was looking at you through a lens from beneath his awning. Hailed him. He answered that it was very fine; he drew wounds for a book, had nothing just there, and would stop you until he was done. He showed a needle, for afterward. You were tired of holding things together alone, and it is admitted.',
      'Asked by a voice, over the water, not to cover it. A skiff put across you. Lading: an awning; a surgeon with his cuffs turned back; pencils; a needle; a book of wounds, by cutlass, by splinter, by shark. He wanted yours for it and would not let you go by undrawn. He shut one eye and held up his thumb. Sat straighter for him.',
      'Followed for an hour by an awning. Under it was a skiff, which barred your way, and a surgeon, who asked pardon. He made a book of wounds, and wished to draw this one before you went on; he had a needle for those who sat well. Page ten held a frame with nothing in it yet. It was about your size.',
    ],
    shows: ['surgeon', 'skiff', 'awning', 'needle', 'book'],
    still: [
      'Surgeon still there. He had sharpened another pencil, and kept his eye upon the place, fondly.',
      'He had ruled the edges of the page, and lettered a title. Only the middle was wanting, and you had it.',
    ],
    later: [
      'Pencil shavings, going round in an eddy. It may be you are Plate the Nineteenth by now. Would like to see it once.',
      'A sheet afloat: somebody’s shoulder, very finely done, Fig. 2 beneath, and the ink going. Turned it face up.',
    ],
    offers: [
      does(['gift', null, 'easy', 'none'], {
        action: 'Sit to the surgeon for your portrait',
        description: 'Two hours with your shirt off, holding up the edge of it, for the good of mankind.',
        success: [
          'Sat. He drew it as others draw a rose. Then he seemed to notice that there was somebody at the other end, and blushed, and opened the second case, and did for the place all that could be done. Let you go with a bow. His hand weighed nothing. You had been about to complain of it.',
          'Held up the shirt, two hours. He did it in three chalks with a ruler beside for size. At the red he found it running of itself, and put down the chalk, and dressed it from the edges inward with his tongue out. Way clear. Asked what he would call it. He said “Patience.” It was somebody else, then.',
          'Posed for the back view as well. He hummed, and told you of his wife, who is page one. When he had done he made all good with silk and lint and moved his skiff. Did not ask what happened on page one. He had drawn it very well.',
        ],
        failure: [
          'Slid off the seat while he was still shading. He finished from memory. It shows you with your eyes turned up, as a martyr. He wished you to stay for one from life, and you had not enough of it about you to refuse.',
          'Were asked for more light, and then for more wound, and then to take a breath and hold it. When you let it go there was a cushion under your heels. Two views done. He wanted four.',
          'Sat so still that he forgot you, and began upon the hat. Reminded him. He had to start a clean sheet, and took off his own coat first, to put over you. Nothing gained, but it was a warm coat.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask the surgeon for a cure per drawing',
        description: 'He means to look, so let him look with his hands; but he has haggled with publishers.',
        success: [
          'Put it to him by articles: for a sketch, one dressing; for colour, a draught; for your name beneath, the green ointment. Signed by both. No bookseller had used him so, he said, and did the work first. Excellent ointment. Gave the name in full, and it is in print now, and may hang you.',
          'Asked to see what the others had had for it. He turned back: cutlass, splinter, shark; each had got a page and nothing more. It was new to him. He was a just man, for an artist; he dressed it, drew the bandage, and shifted his skiff. He wrote beneath it “with thanks”. Nobody ever put that under you.',
          'Offered him the story with the wound, for the dressing with the picture. He had never had the story. Listened with a pad on the place and his mouth open. By the end it was bound, and the road free. Most of the story was true. The part where you were frightened was all of it.',
        ],
        failure: [
          'Asked a dressing for a sketch. He made reply that he would sooner have the same subject a week on, neglected, and sat down with his watch to wait for it. He was not joking. Drew in your elbows.',
          'Named a price; he paid, he said, in engravings. Showed you one. It was a leg. Nobody could have had any comfort of it but the artist, and he asked you twice if it did not comfort you.',
          'Drove a hard bargain, and won it, and found that he had taken you to mean the wound on page two. He dressed that, on paper, with great care. You had not the heart to stop him.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Let him try his new way upon you',
        hurt: 'blow',
        description: 'With the needle and something hot; he has done it only once, and not to a person.',
        success: [
          'Looked at the awning and counted. Nineteen stitches, with silk. It had been done before upon a goat, and you gave him the goat’s side of it at every one until he had to stop for laughing. Neat; flat; breath to the bottom. He let you by. Asked after the goat. It had a name, and he had wept.',
          'Bit the strap. He worked with a hot spoon, and sang, badly, from nerves. It held. He came round to the front to see your face, which none of them do, and took his skiff out of your road. You told him that it had not hurt. That was the fee.',
          'Gave him leave. His hand shook until it touched you, and then not at all. Finished in ten minutes; closed; clean. He wrote “it answers” in his book, and could not see for the next line. Left him to it. One does not like to watch a man get what he wanted.',
        ],
        failure: [
          'At the third stitch he said “Ah,” and took out the first two. Looked something up. There had been another goat, it appeared, before that one. He asked you to wait while he thought. You waited, at some length, open.',
          'He tried it, and it was new to you both. He begged you to say just where it hurt, for the margin. You said. The margin has been left blank, and so is this one.',
          'Fainted, and he did too, after you or before. Came round with your heads on the same coil of rope. Nothing had been sewn but your sleeve to his. It took an hour to unpick.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Give the surgeon the slip half drawn',
        hurt: 'weariness',
        description: 'A skiff with an awning is slow, but so, in this state, are you.',
        success: [
          'Went when he bent for the red chalk. He stood up beneath his awning and called after you that it was for posterity. Put half a mile between yourself and posterity, and had to sit. He had sounded so disappointed. Nearly went back.',
          'He had himself rowed off a little, to see the shading, with one eye shut. Helped him to it: went the other way, a yard to each of his. By the time he opened the eye there was a deal of perspective. It would have been a good picture. You saw the start of it.',
          'Told him that his red chalk had rolled under the seat. Got well clear while he felt for it. It is the oldest lie on that coast, and he thanked you. You found the chalk in your own cuff, at two miles, and went red on both sides.',
        ],
        failure: [
          'Made off, and lost by it a good deal of what he had wished to draw. He caught you up without hurry, and sketched as he came. You could see the elbow going. Had to stop for breath, and he thanked you for the pose.',
          'Were a boat’s length away when you were asked, in such a tone, whether you could not hold still. Held still. Could not have told anybody why, and it is not the surgeon’s fault.',
          'Slipped off with a corner of his awning over you, which he had tied to your belt for the shade. It brought the skiff along. He had thought that you would be glad of it, he said. You were.',
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
      'Found the shore moving. Turtles, sixty or so, coming up to lay their eggs; one woman among them with a stick; one crew with cleavers, turning them on their backs by lantern. They filled the beach, and she had you by the sleeve: nobody should go through who did not help her to stop those men. Took it for business. Then one of the turtles sighed.',
      'One boulder wept on your shoe. It was a turtle, and a woman knelt with her arms about the shell and covered the eggs. “She has laid here since my mother. Tell those men.” Those men were a crew, with cleavers and a lantern, and wanted turtle; she would not let you by before you had stopped them. You had eaten a good deal of turtle. Did not mention it.',
      'Taken by the elbow, in the dark, and begged not to tread upon the mothers. Account of the shore: turtles, a hundred; eggs, by the bucket; one woman with wet sand to the shoulders. Against these: one lantern; a crew about it, with cleavers. She wanted them stopped, and you were not to pass until they were. Stood upon one leg, to be no trouble.',
      'Walked over by a turtle, who begged no pardon. More of them, with their eggs to lay, filled the only way. Among them, one woman. “If you are with the butchers, it is the next bay,” she said; but a crew had turned the point with a lantern and cleavers, and wanted meat. She stood in front of the nearest turtle. She was not large. You stood there too.',
      'Heard it first: many people blowing on soup. It was turtles, in line, and a woman dressing the line. She inquired if you could count to two hundred, in eggs. Thought so. Behind you came a lantern, and a crew with cleavers who meant to have the lot; you stood between them and her, and neither would let you out. No one had asked before what you could count to.',
      'Counted thumps, at the woman’s order. Each was a turtle going on its back. A crew was coming along by the water, with a lantern and cleavers, for meat; and she would let no one pass while the mothers lay there with their eggs. One stick, she said, against nine sailors. You got as far as eleven thumps. It was not a thing to count.',
      'Hauled down on your knees by a woman who had need of a shoulder. Under the shoulder was a turtle, on its back, rowing. Nine more lay so; a crew had turned them, and there was its lantern, coming with the cleavers. She would not have you go by and leave them. There were eggs under your hand. They were warm, and it altered the case.',
    ],
    shows: ['turtle', 'woman', 'lantern', 'crew', 'egg'],
    still: [
      'Turtles still coming. Lantern stopped; some argument about it, in Dutch.',
      'One more of the mothers had come up, looked round, and begun to dig, in the middle of everything. Entered her as firm.',
    ],
    later: [
      'Tracks, as of carts, out of the water and back. A stick planted at the top of every one, by somebody who had counted.',
      'Sand smoothed there by a forearm. One egg overlooked. Put it under.',
    ],
    offers: [
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Heave the turned turtles on their feet',
        hurt: 'mishap',
        description: 'Three hundredweight each, some dozens, ahead of men who are paid to turn them.',
        success: [
          'Went along behind the crew and put right what they had put wrong. It took them an hour to notice. By then their supper had reached the water. They held the lantern up to one another; then they went home. Twenty-two turned, by your count. Twenty-three by hers, and hers is entered.',
          'Set your back to a shell, and over she came, and knew at once which way the sea was. Left off lifting and rolled the next. Where there had been a dozen the crew found none. The woman told them that they had miscounted. You had never been so tired at so little profit. Would not have sold it.',
          'Righted eleven. The twelfth was the old one, and took you both, and the stick. She lay and got her breath; then she walked, straight through the crew, and they stepped back from her with their cleavers, and did not lift them again. You took off your hat as she went by. So did two of them.',
        ],
        failure: [
          'Heaved the largest, and she helped, and went down the beach with your sleeve in her beak. She took the long way. Were put off at the edge of the water. The crew had turned three more by then, wiping their eyes.',
          'Had her up on edge, and there she stood, and there you stood. It was who should think of something first. The men with the barrow sat down to look on. She fell back your way.',
          'Lifted one that proved to be a rock, and were some time about it. The woman told you so, in the kindest manner. It had been left for you by somebody in the crew, who had put a hat on it.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the crew what those turtles ate',
        description: 'Sailors believe anything of food; but these have lived on salt horse since Bristol.',
        success: [
          'Asked if they had not heard of the fever-ship lost on the bank out there, and what it is that turtles feed upon. Said no more. The cook was first to lay down his cleaver, and he was the one who counted. They took the lantern home. There was such a ship. You had forgotten it, until you said it.',
          'Wished them a good appetite; asked whose gums had begun to bleed. Looked in two mouths by their own lantern, and shook your head. Soon one could hear the barrow going back along the shore, empty, at a run. She gave you an egg to hold. It was to be put back, and you did.',
          'Told them of the crew before, who ate, and were found in a ring with their spoons up. None stayed for the names. The beach was left to her. She inquired if it was true. Said no, and she was sorry for them none the less; so there you were, being sorry for people you had made.',
        ],
        failure: [
          'Told them what the beasts had fed upon. “So has the mate,” said one after a while, “and we eat his dinners.” They fetched a second barrow. You had not known that it was so bad with them, and it spoiled your hand.',
          'Gave out that turtle eats away a man’s courage. They inquired how much one need eat. You had not allowed for how weary they were of courage.',
          'Began upon the fever-ship, and there was a silence, and a boy asked what she was called. His brother had been in her. Told him that it was some other ship. They went on with the turning, and he kept beside you, to hear of the other.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Run off with the lantern',
        description: 'Without it they can’t tell a turtle from a rock, and nor can you.',
        success: [
          'Took it at a run, out of a hand that had been raised to see you by. They gave chase for two miles. Set it down in a pool with the crabs and came back by the quiet way. She was still there, counting. She had kept your place in the count.',
          'Asked for a light, and the man lowered it to give you one. Put it on a plank, and the plank in the water; they followed that along the edge as far as there was edge, and their supper went by them to the sea. He had said “Here you are, mate.” It is the only part you regret.',
          'Found it set down while the bearer spat on his palms. It was forty yards inland when they missed it. Led them about by the bog, and the thorns, and the bog. Blew it out there. Nine voices swearing, none near the beach. Went home by the smell of her fire and were given a seat at it.',
        ],
        failure: [
          'You had the lantern; its bearer had the handle. Met over it face to face, full lit. He described you aloud to the rest, and it was correct in all points, and rather kind about the nose.',
          'Got it under your coat, and shone. They walked along behind at their ease and passed remarks upon the lining. Gave it up at the second darn.',
          'Ran well, the light before you, straight among the mothers. Had to stop, as one could not see where to step without stepping. Stood like that, on your toes, till they came for it. Eggs broken: none.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Bury the eggs with the woman afterward',
        description: 'Wait until the crew are gone, and then dig and count with bare hands until you ache.',
        success: [
          'Waited; dug. Carried eggs by the hatful to where she showed you. She told you meanwhile of every keel gone by since Corpus Christi; she sits up, and sees who sails without a light. Road open at the end of it. Total, nine hundred and four. No use for the figure has been found, and it is underlined.',
          'Dug, while she handed and you counted, to a hundred and sixteen. You had left out the eighties. Put them in. For wages she gave you the whole coast, who lands where and with what. She smoothed it over with her forearm and patted it. You had patted yours already.',
          'Sat behind a log with her until the lantern had gone off full. Then went out for what was left, and it was a good deal. She cried, and dug; you dug. She would have you by, after that, at any hour of any year. Wrote down the bay under Debts.',
        ],
        failure: [
          'Dug where she told you, or a yard to the side. There was a store of rum there, with its owner on top. He needed time to believe you. By then the crew had come back for another load.',
          'Counted with such care that you did not look up. When you did they were sitting round you in a ring, with a pan. Asked leave to finish the row. It was not given.',
          'Fell asleep in the waiting. She had not liked to wake you, you looked so young, she said. The crew had been through twice. Nobody has ever had less right to look it.',
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
      'Met upon the track: one church bell, on a sledge, stuck fast; four mules; one muleteer, hat off. He wanted to get it hidden from the pirates, and till it moved nobody could get past, the ground being too rough for beasts. Had you seen any pirates? Answered that it depended. It was the largest thing you had been trusted with since the Bishop’s plate.',
      'Found the road stopped by a bell, mouth up, and a muleteer inside it at his dinner. Mules, four, with their backs to him. Sledge, one, jammed between two stones. He had orders to hide the thing from pirates, and it would not move, and nobody could get round. He moved over. There was room for two. It was the only church you had been asked into.',
      'Heard a church where there was none. Took a bearing of it; came up with four mules, a sledge, and a bell that tolled for every stone. The muleteer laid his finger on his lips. He was hiding it, quietly, from the pirates; and there it had grounded, right across your way. He asked you to keep your voice down. You had never been so careful in a church.',
      'Saw legs. They belonged to a muleteer flat on a sledge, with his head in a bell, tying a shirt about its tongue. Four mules filled the track. It had to be hidden from pirates, he said, and would not budge, and you could not go round. How near were they by now? Gave it as your opinion: quite near. Held the shirt for him.',
      'Halted by four mules with their ears laid back. Behind them, a sledge aground; on it, a bell humming to itself; about it, the arms of a muleteer who wished it to leave off. He must have it hidden before pirates heard, and it blocked the whole road. Were you from the bishop, he asked, or about the pirates? Thought of saying bishop. The hat was wrong for it.',
      'Followed a muleteer who was clearing stones out of the track by hand, for the sake of a bell on a sledge behind four mules. He had missed one stone. It had her fast, and stopped the way for all comers; and he had orders to hide her from pirates. How many ought one to look for? One, you said. It was the truth, and sounded modest.',
    ],
    shows: ['bell', 'sledge', 'mule', 'muleteer', 'pirate'],
    still: [
      'Bell as before. If anyone raised his voice it took up the last word and kept it.',
      'One mule had begun to scratch on her, and she to say what she thought. Nobody could hear himself lie.',
    ],
    later: [
      'Runner-marks, across bare stone. A single stroke, from somewhere beyond; and then a mule’s opinion. Answered it.',
      'Here were the prints of two knees and an end of candle. Did not pocket the candle.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Put your shoulder to the bell',
        description: 'It weighs nine hundredweight, is named Barbara, and does not care to be pushed.',
        success: [
          'Got under her lip and straightened both knees. She came off the rock with a hum that you had in your teeth for a week. Sledge moving; mules trotting to keep ahead; road free. The muleteer would pray for you, he said, against pirates. You did not like to tell him how that would work.',
          '“Not there,” he begged, “that is the Apostles.” Lifted by a border of grapes. The grapes held. She rose, spoke one low word, and was off down the track. Found the grapes, backward, on your shoulder when you next changed your shirt; and put off washing.',
          'Got a plank beneath, hung your weight on its end, and he hung his on you. Up she came. The mules had been waiting for something of the sort and took her away at once. He ran back, a cable’s length, to kiss your hand. It was the hand that had melted the last one.',
        ],
        failure: [
          'Rocked her. She leaned on you in a confiding way, and swung, and you were inside when she struck. Could have given anyone the note. The muleteer came and lifted the edge to ask how you did. Could not hear what you answered.',
          'Had her up to the knee, and asked him to be quick with a stone. He was particular. He brought two, for you to choose from. She came down. He had wanted you to have the better one.',
          'Pushed till something gave, and it was the sledge. It had to be tied up again with the reins. Nine hundredweight had made a remark that would be heard, he thought, at the coast. He said it was not your fault, in the tone that people use.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Warn the muleteer of pirates at length',
        description: 'Nobody knows more of their habits; take care not to say we.',
        success: [
          'Told him where they land, at what state of the tide, and how to know one. He watched your mouth. At the end he backed his mules to let you squeeze by, and remarked that he had never had it so clear. He had known from the first. The road he pointed out was the right one, all the same.',
          'Gave him the habits of pirates under nine heads. They cannot abide a steep place; they will not follow a bell uphill. He was so much relieved that he unhitched and made you a passage. All nine were invented. Went back over them later, to see if any could be kept.',
          'Described the worst of them, for his good: the coat, the scar, the laugh. He drew the whole team aside at the laugh. He was sorry for a man like that, he told you, and would ring for him when she was hung again. Said you would pass it on.',
        ],
        failure: [
          'It went well as far as what they do about bells. “We melt them,” you began. He said nothing. The mules looked at you, four of them, in turn. It is a bad word, we.',
          'Told him how to know one: the earring, the walk, the eye for metal. He laid down his whip and began to go round you, checking. He had got to the walk. Stood still.',
          'Frightened him so thoroughly that he got inside the bell and would not come out. Spoke to him through the side. It made you sound like somebody in the Bible, and you said nothing fit for it.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Bury the bell and draw him the bearings',
        description: 'One hole, as deep as you, in ground not made for it; one secret, to be kept.',
        success: [
          'Buried her by the custom of the trade, forty paces off a rock like a nose, and drew him the chart with a cross. He would not take it. He would forget, he said, and then it would be safe; but you were not to. Have not. There are four places in this book where it could have been sold.',
          'He chose the spot, you the depth. She went in mouth down, with a shirt about her tongue. Bearings: one dead tree, one church, one mule, until he was persuaded that the mule would move. He is to sing it to his children with one number wrong. You were asked which. Chose the third.',
          'Dug; lowered; covered; swept with a branch. The sledge was broken up for firewood and the road lay open. He patted the place, and listened, and you did. Nothing to be heard. You have dug a great many holes. That is the only one which nobody was to profit by.',
        ],
        failure: [
          'Dug, and came on a box; dug to the side of that, and came on boots. Everybody, it seemed, had hit upon that rock. The muleteer put on his hat, and would try to go a little farther. He could not, of course. Closed the boots up again decently.',
          'Got her under, all but the crown, and there was bedrock. He hung his hat on what stood out. It would deceive nobody, he said. He took it very well, and you had to haul her up again together, not speaking.',
          'Took the bearings so cleverly that neither could find the hole you had dug, with the bell still to go in it. Walked about. One of the mules found it. She was brought out with ropes, and the hole was hers by right.',
        ],
      }),
      does(['flight', 'endurance', 'easy', 'slight'], {
        action: 'Go wide around before it rings again',
        description: 'It is rough going on foot, and the noise will fetch the militia out of three parishes.',
        success: [
          'Went by the thorns, coat over head. Were a mile on, and flat, when thirty militia came by at the double to arrest whoever was ringing. Heard the bell explaining. He never said which way you had gone. It came to you later that he might have been asked hard.',
          'Found a gully and took it bent double, with the tolling overhead. Thirty men ran past along the edge, each telling the next that it came from over there. Got clear. He had been ringing it on purpose, you would swear, a long way back, to draw them.',
          'Made a cast of two miles round and struck the track beyond. No one followed. Could hear her now and then, stone by stone, getting no farther. Looked back at the second mile, and at the third. There is no law against looking.',
        ],
        failure: [
          'Cast wide, and the track did the same. Came out of the thorns nose to nose with the leading mule. He was delighted. He had thought you gone, he said, and had been so sorry to miss saying goodbye.',
          'Lay behind a bank until it should be quiet. The muleteer had seen somebody in distress, and came over with water. It was good water. You were led back to the sledge by the arm.',
          'Slipped on the loose side and came down in a slide of pebbles, against the bell. One stroke, very full. It was heard in the three parishes. Sat beneath it with your fingers in your ears, and he with his fingers in his.',
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
      'Heard a tune, out of tune, last heard in the company of {them}. Found {them} at the end of it, with both hands up and a dinner in a cloth. Five men lay in wait round the next bend with your description, and you were not to go on before you had been told, fed, or both. The {them.trade} had run all the way. It was put down to exercise.',
      'Stopped by the {them.trade}: {them}, with a cold dinner, humming the tune that you two keep for trouble. “They told me that you must pass here,” {them} reported. “They told some others too.” Those others had the road, two cables on, and had brought muskets. Asked after the dinner first. It was to give your voice time.',
      'Stores received of {them}: one dinner, cold; one tune, with the usual wrong note; one piece of news. Five people waited for you beyond the bend with a bill and a rope, and there was no way past but through them. The {them.trade} had come through thorns to tell you. Said that the note was wrong. It had been wrong for years, and might stay so.',
      'Saw a hat on a stick come up, wave, and go down. It was {them}, very much put out that you had not fired. “The others would have,” said the {them.trade}. They were ahead, five, lying across the track for you. There was the tune, hummed, for a password; there was a dinner, somewhat sat upon. Took the part that had been sat upon most.',
      'Hauled into cover by the coat-tails. Mouth stopped by a palm that smelt of onions; knew the onions. {them} whistled the old tune in your ear and put a basin in your arms, with dinner in it. Some persons, five by the {them.trade}’s count, were posted beyond, to keep you from ever passing. They had your name. Nobody else has ever known how you like your onions.',
      'Entered at a bend in the track: one cloth, laid for two; {them}, keeping off the birds; dinner, cold. “It saved you, being late,” said {them}. Five men ahead had counted on you to be punctual, and meant to stop you there. The {them.trade} gave you the tune then, on a spoon, all five verses, one for each of them. Looked at the cloth to keep from speaking.',
      'Brought to by a crust, rolled down the path against your boot. {them} had been aiming. “There are five of them,” said the {them.trade}, “and one dinner, and I ran with the dinner.” The five held the road ahead and were paid to see you did not get by. Your tune was whistled over twice, for proof, though no proof was asked. Picked up the crust.',
      'Challenged from a thicket by the first line of a tune. Gave the second, as one does. The third came out with {them} attached and a dinner in a tin. The way was held, said the {them.trade}, by five who meant to shoot you, and it had seemed a pity that you should be hungry. Inquired what you had done to deserve it. Meant the tin.',
      'Sighted {them} ahead, walking backward with a covered dish so as to see you the sooner. It had meant some falls. The tune was given, by spoon upon lid; after it five knocks, one to each who lay in wait beyond. They would let nobody through that looked like you. It was dinner, under the lid, when all had been wiped. Counted the {them.trade}’s bruises. Those go on your account.',
      '“Do not turn your head,” said a voice, and hummed three bars of an old tune, by way of papers. It was {them}, with your dinner under one arm. Five people sat ahead across the only track, and were paid to stop you there. The {them.trade} walked behind and told it to your back. One hears better so. One also need not be seen to mind.',
    ],
    shows: ['tune', 'dinner'],
    still: [
      '{them} had sat down to wait, back against something solid, eye on the way you came by.',
      'Tune begun again, under the breath, two bars and a wait. {them} was keeping count of you between.',
    ],
    later: [
      'Crumbs; rind of a cheese. Whistled a bar of the tune, and nobody put you right.',
      'Place still trodden flat, for two. Sat on the one side of it a while.',
      'Tin dish, hung up, with a hole through. It hummed two notes when the air moved, and the second was wrong.',
    ],
    offers: [
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask your friend who is waiting',
        description: 'It will take an hour that you need for getting away, and you may not like the names.',
        success: [
          '{them} laid it out in nutshells: two with muskets; one boat or cart; one bad nut, the man who had sold you. Looked until you saw the gap. {them} had seen it already, and only wished to be certain. Went through it. The bad nut had been a shipmate. {them} had turned that one face down before you came.',
          'Told off upon your own fingers, to carry: two who drank; one who did not; the clerk with the paper; and the thumb, who was paid by the hour. Between clerk and thumb a body could get past. Did so. {them} had kept hold of the hand for longer than five names take.',
          'Had from {them} the place, number, weapons and habits of all five, in better order than any log. One of them always sleeps after eating. Waited for that, and walked round him. Asked how {them} came to know so much. By sitting up, was the answer, three nights, in a ditch.',
        ],
        failure: [
          '{them} knew a great deal, from so many people that no two parts would fit. Went over it till you were both hoarse. All that was sure in the end was that you had sat an hour in the open. It had been a pleasant hour, and that is the trouble with them.',
          'Asked who; were told who, and who their mothers were, and which had married badly. The second mother was not finished when the first son put his head round to see who was taking his name. You both got down very quickly.',
          'Got the names. One was of a person you had thought well of, and you would not have it, and said so to {them}, with heat. Nothing was said back. It is a poor return for a dinner, and you lost the hour in it.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Change clothes with your friend and part',
        description: 'There are those who would shoot at yours; it is a good deal to let anyone do for you.',
        success: [
          'The hat suited {them}. Lay under a bush in the other, and watched it go up to where they sat. All five rose to it. They were so long in begging {them}’s pardon that you were by and clear. It came back brushed. You had not asked for that; you had asked, several times, for {them} not to go.',
          '{them} took the plain way in your hat, with your walk, which was a revelation to you. An hour later there was shouting; then a signal that all was well. Road free. You practised the walk a little. It seems that you look at the ground, and hum.',
          'Exchanged. Heard them hail your hat by your name, and {them} answer to it, and swear, in just your manner, that you were someone else. They let the hat go. Came round behind and had yours again. It was warm, and fitted better than it had.',
        ],
        failure: [
          'Had the one on and were holding out the other when somebody hallooed. They had seen both heads bare and had leisure to choose. Scattered; met again at the cloth, each with the wrong hat, both out of breath, and both looking first for the other.',
          'Had changed, and gone a hundred yards apart, and each come back for a pipe in the band. They had you both in the open, bareheaded, disputing. You were disputing that {them} should take the better one.',
          'The hat came down over {them}’s eyes. It walked into a tree and sat down. You ran out and fetched it in, in the sight of everybody, and have been asked since if you had lost your mind. Mislaid.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        feeds: true,
        action: 'Sit down and eat the cold dinner',
        description: 'Those who wait for you may wait; but it gives them as much time as it gives you.',
        success: [
          'Ate it to the last of the jelly, and talked of when you met, which had improved. {them} laughed until {them.he} had to lie down. The five got tired, it was found, and had gone home to theirs. It wanted salt. That was said at the time, and is withdrawn.',
          'Began from opposite ends, and had words about whose the middle was. {them} gave way, as host. By then it was past the hour at which people are shot at for pay upon an empty stomach. Went by where they had sat: one apple core, five sets of teeth. Felt for them, being full.',
          'Finished all; wiped the dish; were told that it had been meant for two days. {them} went up then, and sold the watchers the smell of the cloth, and they left, to look for the rest. You would have left some. You would like to think that you would.',
        ],
        failure: [
          'Cut the crust, and a ball went in at it. {them} was very much put out. Snatched up a half each, and ran bent double, chewing, to the next cover. The road was as shut as before. It was still a good crust.',
          'There was mustard. Sneezed. The silence after that was of a sort which takes several people to make. Lay flat with {them} on the cloth, face to face with the mustard.',
          'Ate too fast, from nerves, and had to be struck on the back. It rang. {them} went on striking for some time after there was need, and by then they knew where you both were.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Go with your friend and beat the waiters',
        description: 'You are two, and they have had time to get comfortable.',
        success: [
          'Went in from the back, with {them} shouting orders to thirty persons who were not there. Done before the echo. They had been promised a groat apiece for you; on hearing it, put all five in the nearest water. A groat. {them} was angrier about that than you were.',
          '{them} went down the middle of the track singing, as had been expected; you beside it in the ditch, as had not. They stood up at the chorus, backs toward you. It was the backs that you dealt with. {them} did not leave off until the verse was out. You had never been so frightened for a tune.',
          'They had a keg, and had put the keg where it should be safe. {them} rolled it off. As each got up to go after it you happened to him. The last gave you his musket to hold while he surrendered. Handed it back to him empty, as {them} was looking.',
        ],
        failure: [
          'Went in from the back, as they had been told you would. It took you both a long time to get out again. {them}, who need not have come, was last out. Begged {them.him} not to mention it. {them.he} has not, and that is worse.',
          'Had the two, and {them} the three, and nobody had been given the one in the middle, who was good. {them} pulled you clear by the heels. It has been settled between you since that there were ten.',
          'They had brought a second lot to wait for whoever should come at the first. {them} saw it as soon as you did; that is, when you were both in the air. They let you go for having made them laugh. They are still there. So, thank God, is {them}.',
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
      'Found by {them}. No haste about it: {them} stood with folded arms between two large cousins, across the whole of your way, and read out what you had done to {them.him}, item by item, with dates. It was a bill, and you were not to pass before it had been paid in one coin or another. Checked it against this log as it went. It was in better order.',
      'Knew the voice before the face. “That is the one,” said {them}, the {them.trade}, with a straight arm and you at the end of it. Two cousins in church clothes closed the road. They had come to collect; the bill was long, and had a ribbon on. Looked for an item that was not so. Found one, of ninepence, and did not like to raise it.',
      'Heard a list read aloud, and were in every line. The {them.trade}, {them}, broke off as you came up and began the bill again from the top, for your benefit. A cousin stood to each side, the width of a door, so that you should pay there or not pass. They nodded at the dates. You nodded too, at two of them.',
      'Walked into an argument about who should take which side of you. It was {them} and two cousins, in their Sunday boots, and they had the way shut. The {them.trade} told you what you had done, when, and what it came to with the shoes. They wanted the bill settled upon the spot. You had thought of writing, at one time. It is not put forward as an item.',
    ],
    shows: ['cousin', 'bill'],
    still: [
      '{them} had only stopped to draw breath. The bill had been gone through once, and would now be gone through slower.',
      'Pencil wetted. There was room at the foot yet, and something had occurred to one of the cousins. It had occurred to you first.',
    ],
    later: [
      'Looked about for two cousins in church clothes. Nobody. It was not much like being forgiven.',
      'Prints of Sunday boots, two pair, that had stood here and shifted from foot to foot. They pinched. You had seen it.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Own to every item on the bill',
        description: 'You did most of it; say so aloud, in front of family.',
        success: [
          'Said yes to the first; yes to the second; added a third that {them} had left out. A cousin remarked that there was not much there to hit. {them} struck the bill through with a thumbnail, from date to sum, and they let you by. The third has been wanting to be added for a long time.',
          'Asked to have it slower, and put in what was missing: the hen; the second gate; what you had called the aunt. The cousins had not known about the aunt. By the end {them} was laughing, and angry at it. Told to go before the place was found again. Went. Looked at the next hen with some shame.',
          'Owned to all of it, standing, hat off. {them} turned the paper over, and there was more on the back; owned to that. Then nobody knew what came next. The larger cousin shook hands. Received in full, it says at the foot, in {them.his} own fist. You would sooner have been hit.',
        ],
        failure: [
          'Owned to the whole. At the fourth item it came out that this had not been known to be you. {them} wrote it in, and the cousins took off their good coats and folded them. An honest man would have been warned by the pause.',
          'Said yes so readily that {them} grew suspicious, and went through it again to see what you were hiding. Found it. It had been hid from this book also.',
          'Confessed, and wept a little, and it was thought overdone. The cousins asked to see it again. You could not do it twice; and the first time had been meant, which no one there would ever believe.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Hold still for the blow you are owed',
        hurt: 'blow',
        description: 'One, by agreement, from {them}; and there is no saying how long {them.he} has thought about it.',
        success: [
          'Put your hands behind you. {them} walked round twice, drew back a fist, looked at it, and at you, and let it down by degrees. “I had it better in my head,” {them} owned. Were let by. Kept both hands where they were for a mile, in case of second thoughts; you had several.',
          '{them} swung, and stopped at your ear. It was the wrong ear. Turned round. Some time went by; and then you were flicked, with one nail, as a glass is, to hear if it is whole. “Paid,” was the verdict. The cousins put on their hats. It rang rather hollow, and they were good enough not to say so.',
          'Stood for it. It came, open-handed, no harder than a door; and then {them} sat down on the ground and shook the fingers, and one cousin had to see to them. The other made you a sign to be off. Would have stayed to help with the fingers.',
        ],
        failure: [
          'Shut your eyes. Nothing came. Opened one to see what the matter was, and {them} had been waiting for that. The cousins gave it a clap. It was held to count as an instalment.',
          'Held still, and {them} hit you, and it was of a quality to make one cousin say “Ah.” Then it was asked if that had been for the one item or for all. Opinions differed. You were not consulted.',
          'Held still until the blow was halfway, and ducked. It was the body that did it. The smaller cousin had the rest of it, behind you. Everyone was now owed something, and the paper was turned to a clean side.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Break away between the two cousins',
        description: 'They are large, and in tight shoes; but it will be added to the bill.',
        success: [
          'Bowed to {them}. They bowed too, being well brought up; and you went through between two bent heads. Heard the bill read after you until you were past hearing. It was read fairly. Nothing was put in for running.',
          'Told one cousin that the other had on odd shoes, and he looked. It is all one needs. They shut behind you upon each other, and {them} was left reciting item nine to a gap. Item nine was true. You had hoped to be out of reach before it.',
          'Dropped a button and all three looked down, {them} included, who is careful of other people’s buttons. Were by, and off, and over the next rise. {them} picked it up. It was seen being dusted, from a distance.',
        ],
        failure: [
          'There was a third cousin, who had been sitting down. Went in under his arm and it shut. He carried you back to where you had stood, and set you upright, and straightened your collar. He had a way with children, you would say.',
          'Went between them like a pea, and met a clothes-line at the height of a shin. {them} had been thinking of you for a long time. Nobody else thinks ahead for you so.',
          'Ran; one shoe stayed. The cousins did not trouble to follow. They stood over the shoe, and waited, and you came back along the road for it, on one foot, with everybody watching.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Fight the cousins one after the other',
        description: 'They have no quarrel with you but blood; it is going to be a long bill.',
        success: [
          'Fought the first, who was an ox, and the second, who was a friend of the first. Sat them down side by side. {them} came up and allowed that it might all be held to be paid. Helped to brush them. They had a christening to go to; you were very nearly asked.',
          'They had drawn straws. Let the loser throw himself at you until he was tired, and sat on him, and invited the next, who thought of his coat. {them} gave a ruling: one cousin, fully dressed, was fair. The way was yours. It was a good coat, and his mother had made it. He told you so from underneath.',
          'Threw the one into the other, twice, till they begged {them} to say enough. {them} said it, though not at once. The bill was torn up, by {them}, and you gathered the pieces. One had the date on. It was looked at longer than the others.',
        ],
        failure: [
          'Had the better of one when the other remembered that he was next. They went over you between them as a sheet is wrung. {them} ticked things off. It did not come out even, and would have to be gone on with.',
          'Began upon the larger, and it was a mistake; he had come to see fair play. He saw it. He explained, at every blow, what had been unfair in yours.',
          'Swung at one, and hit {them}, who had stepped between to stop it. Everything halted. Begged pardon at once, and it was written on the list, after all the others, in rather a shaken hand.',
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
      'Warned off by two pinnaces. A diver came up by her line, held up one spoon and swore. It was a galleon, nine fathoms down; she had a glass bucket to look through and a stone to sink by. No boat was to cross her mooring that did no work. Admired the spoon. You could have taken it, and did not think of that till now.',
      'Struck by a spoon, thrown. She who threw it was a diver, treading water, and you were on top of her galleon. Nothing should pass between her boats that had not paid with an hour’s work: at the line, at the glass bucket, or down the stone. She had been at it for seven weeks, for spoons. Handed it back to her by the bowl.',
      'Stopped for a child who was counting. It counted a line, running out for longer than you can hold your breath; you tried. Then a woman stood up out of the sea. She was a diver with a galleon, a stone, a glass bucket and too few hands; her moorings shut the way, and she kept them shut to idlers. The child said that you had gone purple at sixty.',
      'Fell in with spoons, a dozen, hung along a line like herring. Under it, a galleon. The diver hung on the gunwale and held you off with one palm until she had breath for talk; she wanted help, and would cast off no mooring to let you by without it. Gear: a stone; a bucket with a glass bottom. Waited for her. It took long.',
      'Hailed to keep off; then to come nearer. Two pinnaces lay across you, moored upon a galleon. The diver put on a shirt to do business. Either you took a turn with the stone, the line or the glass bucket, or you stayed where you were; she needed good lungs or a good head, and took it from whoever came. She did not ask which you had. It was tactful.',
      'Found a diver astride of her gunwale, wax in her ears, looking down through a bucket that had glass for a bottom. Hailed her twice. She held up a stone, and you stopped. There was a galleon under there, with the table laid, and her line across your way, and nobody went over it who would not help. It was laid for twelve, she said. She said it low.',
      'Account of a wreck: one galleon, upright, nine fathoms. Account of her heirs: one diver, in a temper; two pinnaces, blocking your course; a child; a line; a stone; a bucket with a pane in it. She had silver to get up, and stopped all boats until one should help her. It was long since you had been looked over for use.',
    ],
    shows: ['diver', 'galleon', 'line', 'bucket', 'stone'],
    still: [
      'Bubbles yet, from one place, in a string. The diver had taken the wax out of one ear, to hear what you would try.',
      'The child had counted as far as it knew, and begun again from one. It was keeping your score.',
    ],
    later: [
      'Pinnaces gone. Leaned over and looked. The dark shape had turned on its side to sleep, and you went by without a splash.',
      'A bucket with a glass bottom, adrift, right way up. A small fish was looking in at it from beneath. Bowed to the fish.',
    ],
    offers: [
      does(['force', 'endurance', 'medium', 'serious'], {
        action: 'Go down to the galleon holding a stone',
        hurt: 'mishap',
        description: 'Nine fathoms, one breath, and then a cabin door, which opens outward.',
        success: [
          'Sank past her lanterns and in at the stern. Something sat there with its hair on end. It was a looking-glass. Brought up what lay in front of that for her, in both fists, and could not speak. The diver laughed until she had to be held, and had the moorings cast off. You had bowed to it first.',
          'Down with the stone; count of forty; door. Opened it. There was a table, set, and a cloth that moved. Took the one spoon at the head of it and came up with your ears singing. She let you by. Somebody had folded his napkin, before. You did not touch the napkin.',
          'Went in by the hatch and found the stair. Touched bottom, touched silver, kicked. Broke water on the count of ninety, with her people roaring the numbers, and put it in her palm. Road clear, and drinks. The child said ninety-one. You had heard it, down there, counting; it was what you came up by.',
        ],
        failure: [
          'Had your hand on the door when your chest began to talk. Let go the stone and not, it fell out, the door. It came up with you and got there first. She gave it back to the sea, with a word for each hinge.',
          'Held your breath so well that you forgot how one leaves off. They got you in over the gunwale by the belt. The diver sat on you till it came back. She had been crying, or diving.',
          'Sank nine fathoms and met her coming up. Neither had looked for the other. Let out all your air in a greeting. Nothing fetched; she towed you by the collar. She did not say one word of it before the child.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Tend the pearl-diver’s line',
        description: 'One twitch is slack and two is haul; miss it, and you have killed her.',
        success: [
          'It ran out between your fingers with her whole errand in it, doors, stairs and all. There was something that was not a twitch; hauled before it was. She broke water with a shark one yard beneath. Might pass, she said, and might stay. It took two people to undo your hands.',
          'Shut your eyes, as one listens better. Stairs; a door; a door that stuck; then nothing, for too long. Had her up before the child had done counting, one foot in a soup-tureen. She kept the tureen on to thank you. You had never been so glad of so ugly a piece.',
          'Tended it four hours. Slack, haul, slack, haul, nine times; nine times she came. At the end she slipped the mooring and let you through. You went on for a league with your fingers crooked. They were waiting for the tenth.',
        ],
        failure: [
          'Had a twitch, and gave slack; a twitch, and gave slack; and that was two. She came up by herself. She told you in three languages the difference, and laid the line in the hands of a child. The child was right to hold it that way.',
          'Wound it about your fist, so as to feel her the better. Then she jumped. Came up together a good way along, each holding that it was for the other to let go. She would let no one by that day who wound.',
          'Felt a haul, and hauled; it was only the current. Brought her up cross, with an empty hand, off the very step she had been two weeks in reaching. Said that you had been afraid for her. She had not expected that, and went down again without answering.',
        ],
      }),
      does(['explore', 'perception', 'easy', 'none'], {
        action: 'Look long through the glass bucket',
        description: 'An hour with your stern in the air, until your eyes get used to nine fathoms.',
        success: [
          'First green; then a ship. Went along her with your eye, deck by deck. Her cable was cut, and led away across the bottom to a second shape, that they had been taking for a reef. Showed her. She kissed the bucket, and shifted her boats out of your road. It was next to your face, the bucket.',
          'Made out two sorts of dark. One was weed; the other had a corner, and nothing in the sea has corners. From that got the rest of a deck-house, forty yards off from where they dived. Both pinnaces moved without one word. She might have said it was well seen. The child did.',
          'Looked for an hour and drew it on the thwart in chalk: hull, stair, hole, strong-room. She laid a wet finger on the hole. They had gone past that for seven weeks. You were let go by like an admiral. Had also seen, by the stair, two shoes, side by side. Left those off the plan.',
        ],
        failure: [
          'Looked until you saw a deck, a wheel, and one at the wheel who looked up and took off its hat. It was then pointed out that a jellyfish had got into the bucket. You had begun to lift yours.',
          'Looked until the glass was dim, and wiped it, and wiped it again. It was you in there, breathing. The hour was up. Nobody mentioned it, and they all wished to.',
          'Leaned too far and followed the bucket. Saw the galleon very well, upside down, for as long as you could. No one can draw from that. She fished you in with the hook that she keeps for candlesticks.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask the diver who takes the profit',
        description: 'There is always a gentleman ashore with a share in such things, and he is a sore subject.',
        success: [
          'It was a gentleman at the Custom House, who had lent her a chain. Went through his paper with her. She had paid for that chain four times. She grew very still, and then told you what was worth a deal of spoons, and let down the mooring. You have drawn up such papers. Told her that too.',
          'Read the thing aloud, as far as where she bound herself to give up all silver in bar or coin. It said nothing of spoons. She had you say “bar or coin” three times over. Road open. You could hear from the bubbles that she was laughing, all the way down, nine fathoms.',
          'Found that in each sheet they had spelled her as somebody else. That person owed half. She herself owed nobody. She had you write her own name, large, on the thwart, and copied it, and moved her boats. It took her a quarter of an hour. You held only the chalk, as she preferred.',
        ],
        failure: [
          'She took you, from the question, for the gentleman’s nephew, whom he had been promising to send. Both crews came up to look at you. It was a while before you had been got out of the tub. There was a likeness, they maintained.',
          'Asked, and both boats went quiet. A palm came over your gunwale, then a second, to see if you had any papers on you. They found this book. They handed it on from one to another, and none could read it, and it was the fairest review that it has had.',
          'Offered to read her paper for a share. It was out before you heard it. She put it back in the oilskin and the oilskin in the shirt. She had thought that you were asking.',
        ],
      }),
    ],
  },
});
