import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const pirateStorylets: readonly Frame[] = frames('pirates', {
  'parson-in-canvas': {
    terrains: ['ocean'],
    weight: 2,
    who: { trade: 'mate of the burying-ship', gender: 'male' },
    toward: 'for',
    cast: { mate: 'he', parson: 'he', 'brig/crew/company/cook/mourner': 'they', brig: 'she' },
    openings: [
      'Met a brig, hove-to across your course. Her parson was dead, and lay on a plank under a flag; the mate could not read the burial book, and would let no boat by until somebody had read it. He held the book out over the rail to you. You had come with your pistols out. Put them behind you.',
      'Stopped by a brig, and boarded by her mate, in black, with a book. Their parson was dead on a plank beneath a flag; none of them could read him the burial service, and they lay across your way until somebody did. “Time enough for those,” he said to your pistols. “Can you read?” Said that you could, a little. You had never been modest before.',
      'Came alongside a fat brig to rob her, and found a funeral. Her parson lay dead on a plank under a flag; the mate had the book and could not read it, and nothing there would move before the man was buried, your boat included. He handed the book to you. You had been waited for by sheriffs. It was not the same.',
      'Found a brig stopped across your path, with her parson dead on a plank under a flag. The mate was trying to read him the burial service. He had one finger on the book and had got as far as “Man that is”; till it was read they would not bury him, nor sail, nor let you by. The finger had ink on it, from following.',
      'Saw a plank run out over a brig’s side, and feet on the plank, under a flag. They were the feet of her dead parson. The mate shouted that nobody aboard could read the burial book, and that the brig would block your course until somebody read it. He turned the book both ways up. Found that you had taken off your hat.',
      'Hailed from a brig that lay square across your bows. Her parson had died, and was on a plank under a flag; the mate held the prayer book, found the place, and could not make out the words. They wanted him read over by somebody who could, and would let you go after that. Tried to recall the words. They came.',
      'Signalled by a brig ahead: chaplain wanted. Her own parson lay dead on a plank, with a flag on him; the mate could not read the burial book, and would stay in your way, he said, till somebody had read it and the man was properly put over. He was firm about “properly”. It has been spelled here as he said it.',
    ],
    shows: ['mate', 'parson', 'plank', 'flag', 'book'],
    still: [
      'The brig still lay across your way, and would not move until the parson under the flag was buried. The whole company shifted from one foot to the other and looked at you.',
      'The mate still held the burial book and would not let you by until the parson on the plank was buried. He went along the lines for a word that he knew.',
    ],
    givenUp: [
      'The cook knew enough of the service by ear, and the crew buried their parson without you. The mate threw the book in after him, and took the brig off your course.',
      'The mate could wait no longer. He spelled out three words of the book, said amen, and put parson and book over together; then the brig made sail and let you by.',
    ],
    later: [
      'Found a burial book afloat here, open, and a gull reading it. Stood by until the gull had done.',
      'Passed a black neckcloth afloat, such as the funeral brig’s mate had worn. Gave it room.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Read the burial service for them',
        description:
          'They bury the parson then and let you go; you have mostly heard it read over people you shot, and they will watch your mouth.',
        success: [
          'Read the burial service over the parson from end to end, and hardly needed the book. At the place where the sea gives up her dead your voice shook. They tilted the plank, filled their sails, and left you the way.',
          'Read the service; and they said each line after you, hauling on it. At the name nobody knew any but Parson, and he went down as that. The brig let you by. The mate kept his hat off until the ring was gone from the water.',
          'Read the burial, too fast at first; were asked to go slower, as the parson had been a slow man. He was put over the side, and the brig stood out of your course. They told you, for pay, that the next harbour along had fever in it. They wished for your name, to put in the book. Gave the right one.',
        ],
        failure: [
          'Read with great feeling, and it was the wrong service. At the third verse the mate told you, kindly, that this was the Churching of Women. They covered the parson again and waited for you to find the place. It was a long book.',
          'Opened your mouth to read, and out came the ship’s articles: it was all you had ever read to a crew. They heard you as far as the shares of plunder, and the parson was no nearer buried. Nobody laughed. The mate turned you a new page, and pointed.',
          'Read half of it, and could not finish. You had come to a line, and knew who had last read it to you, and over whom. They thought that the stop was part of the service, and bowed their heads. The brig stayed where she was; and so, for some while, did you.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sing a hymn over the parson',
        description:
          'They may bury the parson with a hymn in place of the book; you sing along, bareheaded, and it has forty-four verses.',
        success: [
          'Sang with them to the end, between the cook and a boy, hat on chest, and the parson was put over the side. At the end of forty-four verses the mate counted heads, gave you your tot with the rest, and gave you the road. You had been counted as one of them.',
          'Stood through the whole hymn, and had some of the words by the twelfth verse. The man beside you held a hymn-sheet for you to share, upside down, neither of you using it. Parson buried; sails filled; way open. The mate shook your hand and forgot to let go of it, and you did not remind him.',
          'Stood bareheaded for forty-three verses. At the last verse they stopped, as it was the one that the parson had always sung alone; the plank went up in the quiet, and he was buried. The brig drew clear of you without an order given. Nobody has sung that verse since.',
        ],
        failure: [
          'Spoiled the hymn at the thirtieth verse. You dropped your hat, and a pistol that was in the hat went off. They did not stop singing. They left room about you, on a small ship, and said afterward that they would have to begin again.',
          'Spoiled the hymn with a sneeze, which you had held since verse twenty. It came as the plank rose. “Bless you,” said the whole company, and the mate lowered the plank, since the parson could not go over to that. First verse, once more.',
          'Fell asleep on your feet at the thirty-first verse, and the hymn stopped for you. You woke leaning on the ship’s boy, who had stood it without a word. The parson was not buried yet. They would begin again, the mate thought, when you were rested.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Straighten the flag and feel beneath it',
        description:
          'The bundle is too stout for a thin parson, and may hide something; but one does not handle the dead before forty mourners.',
        success: [
          'Felt under the flag, and the dead parson drew in his stomach: he was alive, and hiding. A frigate had a warrant for him, for preaching to slaves. Said aloud that the flag would do very well. They put him gently in a boat, and let you by. You were glad of it, and said nothing.',
          'Put a corner of the flag straight, and a warm hand took your finger, pressed it, and let go. The parson was not dead; he was being got away. Said for all to hear that you had seldom seen anyone so dead. They lowered him to a boat, and the brig let you by.',
          'Felt along the shroud, and the parson breathed. It was a sham burial, to get him away from a hangman, and you kept it to yourself and sewed up the last two stitches, loosely, in the sight of everybody. The mate let you pass. You asked nothing for it.',
        ],
        failure: [
          'Pulled the flag straight, and pulled too far, and the dead man’s nose came out. A groan went along the rail; they held that he had turned to look at you. All hands stood between you and the plank, and you had found out nothing.',
          'Put the flag straight, and learned nothing, and had it upside down, which in a flag is distress. Two far sails altered course to help. By the time you had put it right, the crew had begun to watch your hands, and count their own.',
          'Felt under the flag for a pulse, and found a bottle. It rolled out before forty mourners, and you were no wiser about the parson. The mate picked up the bottle and put it back, and asked you to stand farther off.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Dip your colours and sail around her',
        description:
          'You lower your flag to the dead man and go round; to leave a burial brings bad luck, but the brig is slow.',
        success: [
          'Dipped your flag to the dead man, steered round the brig, and got away. At half a mile looked over your shoulder, and all her guns upon that side were out, to salute him, or to fire at you. Nothing was fired.',
          'Lowered your flag, took off your hat to the parson, and sailed clean past the brig. Forty heads turned along with you, and nobody hailed. Far off they began to sing for him, and you were out of reach.',
          'Sailed round the brig with a wave, and she did not follow. The mate held up the book at arm’s length. You pointed at your ears; he pointed at the book; it went on so until neither could see the other’s finger. Free and clear.',
        ],
        failure: [
          'Sailed past her, and the brig came after and lay across you again. They had heard a splash, and thought that it was the parson, gone over without a word said. It was only a bucket. You had thought that it was the parson too, and had said a word for him.',
          'Got past, and the brig chased you for an hour with a signal flying, and caught you. It said, when looked up, that you had dropped your hat. The mate handed the hat over, and stopped his brig where she was, in front of you.',
          'Dipped your flag, and it jammed halfway down, and you got nowhere. A flag at half-mast is mourning, and they took it for a promise to stay; they cheered, and closed in. One cannot well run from people who are thanking one.',
        ],
      }),
    ],
  },
  'blue-fire': {
    terrains: ['ocean'],
    weight: 2,
    when: { weathers: ['storm'] },
    cast: { 'crew/cook/mate': 'they', brig: 'she' },
    openings: [
      'Taken out of the storm by a brig, your boat towing behind her. A cold blue fire stood on her masthead, and the crew had left the helm and the open powder and gone down on their knees. They would not steer till it was gone, and you could not leave in that sea. A second flame sat on your hat. Left it there, so as not to frighten them.',
      'Hauled out of the storm aboard a strange brig, your boat made fast astern. A cold blue fire stood on her masthead; there were barrels of powder by the hatch; at the helm stood nobody. The crew had pulled their aprons over their heads for fear of the light, and while nobody steered you could not get off. Asked for an apron. There was none over.',
    ],
    shows: ['fire', 'masthead', 'powder', 'helm', 'crew'],
    still: [
      'Nobody steered the brig, and you could not leave her in that sea: the blue fire still stood on the mast, and the crew still knelt with their eyes shut.',
      'The crew still would not touch the helm while the blue fire burned on the mast, and you were aboard with them and their powder till they did. One of the crew had begun to pray to the fire, very softly, to keep on its right side.',
    ],
    givenUp: [
      'The blue fire went out by itself, as such lights do, and the powder had not caught. The crew got off their knees to steer, and let you down into your boat.',
      'The fire left the masthead of its own accord. The crew uncovered their heads, stowed the powder and steered again; they cast off your boat, and thought no better of you.',
    ],
    later: [
      'Passed a piece of the brig’s rigging afloat, burned by the blue fire. Took off your hat to it.',
      'Came by the reckoning to the place where the blue fire had been. Felt along the side of your boat; it was only wet.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Climb up and put the fire out',
        hurt: 'mishap',
        description:
          'Once it is out the crew will steer again; it is ninety feet up wet rigging, and nobody knows what that fire does to a hand.',
        success: [
          'Climbed ninety feet and took hold of the blue fire, and it went out. It was cold; it had stood on your arm to the shoulder, spitting. From the deck they had seen a hand alight, and it had waved. They got up and worked the ship. You had been waving for help.',
          'Put the fire out with your hat, at the third try. It burst through the top of the hat, with a small pop, and was gone. Crew cheered; helm manned; boat hauled close for you. The hat had a hole the size of a shilling.',
          'Climbed to the masthead and spoke to the fire, as nothing else came to mind, and it blew out. All hands turned to and worked the ship. What you said to it was a child’s prayer; you had no other that was short enough.',
        ],
        failure: [
          'Reached the masthead and put one finger to the fire, and a bang threw you off. Came down by a rope at a run. The blue light was back on the masthead before your feet were on deck, and for an hour you heard only bells.',
          'Climbed sixty feet, and the fire came down the mast to meet you, and you turned back. Remembered something on deck. The crew had looked up by then, and it did them no good to see who was running.',
          'Closed your fist on the fire, came down, and opened the fist before the crew. It was empty, and the light burned on above.',
        ],
      }),
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Get the powder below and pour out water',
        description:
          'If the fire touches the barrels the brig blows up; with them safe below the crew may take heart, but it is heavy work.',
        success: [
          'Got the last keg below and forty buckets over the planks before the fire came down. It ran about the wet deck and went out. The crew saw that nothing had blown up; they took heart, and took the helm. You had lost your eyebrows.',
          'Rolled the barrels to the hold, and were sitting on the last when the light came along the deck. The deck was wet, and there was nothing there for it to burn, and it went out. The crew manned her again. You stayed on the barrel a good while, as your legs would not hold you.',
          'Handed all the powder down to one boy, who had lifted his apron to help, and the deck was wetted. The fire looked for an hour and gave up, and the crew got up from their knees. The boy was rated gunner on the spot, by you, in another man’s ship.',
        ],
        failure: [
          'Carried one keg, and dropped it; it rolled down the deck with the blue light after it, and burst. It was pickled cabbage. You were got out of that leaf by leaf. The true powder stood where it had stood, and the crew had seen nothing to encourage them.',
          'Wet the deck first, and then could not carry a barrel over it. You slid along the ship, seated, with a barrel in your lap. The crew looked out from under the aprons, and then put them back.',
          'Got one barrel to the hatch, and the hatch was shut from beneath. Some of the crew had got in there before you, and a voice below said that they were full. The powder stayed on deck. Would have gone in with them.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the crew that a saint sent the fire',
        description:
          'They would take heart if it were holy; you must think quickly of a saint with a liking for thieves.',
        success: [
          'Told the crew that it was the candle of one Erasmus, a saint who was wound out upon a windlass and shows a light to sailors. They believed it, got up off their knees and worked the ship. Nearly all of it was true.',
          'Told the crew that it was the lamp of old shipmates, lost off that ship, come to see how she did. They looked up and began to put names to it, and took the helm. One called it Will, and waved.',
          'Told the crew that the light was your own, and hung there to dry. A pause; then laughing, the sort that hurts; then they took up the ropes and sailed her. The fire went out soon afterward. Felt that you had been rude to it.',
        ],
        failure: [
          'Named one saint for it, and the crew quarrelled about him. Somebody wanted another saint; a third man, out of Salem, wanted none. It came to blows, with nobody steering. Took back your saint. It made no difference.',
          'Told the crew that the light was harmless, and at that word it set the flag on fire. Nobody was unkind about it. They only moved, on their knees, to where you were not.',
          'Called it the candle of a drowned girl, and frightened the crew worse. You had meant it prettily. Every one of them had some girl on his conscience, as it turned out, and they lay flat. Never tell sailors anything pretty.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Tie yourself to the helm and steer',
        description: 'Somebody must hold her until the light has had enough; it comes down on the wheel now and then.',
        success: [
          'Tied yourself to the helm and steered until the fire went out. It sat a foot above, and lit the compass for you; not a point off her course all the time. When it left, the crew came aft, one by one. Entered it as company. It was better than some.',
          'Held her head to the sea for five hours, tied, with a blue flame on either spoke of the wheel. At last the fire rose and went, and the crew cut you loose and took over. You asked what had become of it, quite sharply.',
          'Stayed lashed to the helm till the sea went down and the fire with it; sang to pass the time, and found that it hummed a bass. Hands back at their work, boat hauled up. Would know that voice again.',
        ],
        failure: [
          'Took the helm, and the fire came down upon your hands, and you let go. She was found to be steering for Spain. The crew undid your lashings and went back under their aprons.',
          'Tied yourself to the helm so well that you had no hand free to turn it. The brig swung as she liked. One of the crew crawled over to loose you, the bravest act of that day, and crawled back.',
          'Sat tied under the fire until it touched the buckle of your belt, and then untied yourself very fast and left the helm.',
        ],
      }),
    ],
  },
  'book-of-wounds': {
    terrains: ['ocean', 'swamp'],
    weight: 3,
    who: { trade: 'surgeon who draws wounds', gender: 'male' },
    when: { wounded: true },
    cast: { 'surgeon/artist': 'he' },
    openings: [
      'Stopped by a skiff with an awning, and a small surgeon in black under it. He made a book of drawings of wounds; he wanted to draw yours, and would keep his skiff across your way until he had. He had pencils, and a needle ready threaded, to sew it afterward. No one had called anything of yours fine before. He said it of the edges.',
      'Stopped by a surgeon in a skiff, who had been looking at your wound through a lens from beneath his awning. He drew wounds for a book, and had none just there, and meant to stop you until he was done. He showed you a needle, with which he would sew it afterward. You were tired of holding things together alone, and it is admitted.',
      'Asked by a surgeon, over the water, not to cover your wound. He put his skiff across your way. Aboard, under an awning: pencils; a needle; and a book of wounds that he had drawn, by cutlass, by splinter, by shark. He wanted yours for it and would not let you go by undrawn. He held up his thumb to measure you. Sat straighter for him.',
      'Followed for an hour, and then stopped, by a skiff with an awning. In it was a surgeon, who asked pardon: he made a book of wounds, and wished to draw yours before you went on; he had a needle, and would sew for those who sat well. Page ten held a frame with nothing in it yet. It was about your size.',
    ],
    shows: ['surgeon', 'skiff', 'awning', 'needle', 'book'],
    still: [
      'The surgeon still had his skiff across your way, and wanted to draw your wound before you went. He had sharpened another pencil, and kept his eye upon the place, fondly.',
      'The surgeon waited, and would not move his skiff before your wound was in his book. He had ruled the edges of the page, and lettered a title.',
    ],
    givenUp: [
      'The surgeon lost patience with his sitter, drew a wound out of his own head, and turned the skiff out of your way. Went on with yours as it was, unsewn.',
      'The surgeon finished his page from memory, and it was a better wound than yours. He wanted no more of you, and rowed off. You were left to your own bandage.',
    ],
    later: [
      'Passed some pencil shavings, which the surgeon had dropped when he drew. Would like to see that drawing once.',
      'Found one of the surgeon’s drawings afloat: somebody’s shoulder, very finely done, and the ink going. Turned it face up.',
    ],
    offers: [
      does(['gift', null, 'easy', 'none'], {
        action: 'Sit to the surgeon for your portrait',
        description:
          'He will sew the wound and let you by; you sit two hours with your shirt off, and hold the wound open for his book.',
        success: [
          'Sat still, and the surgeon drew your wound, as others draw a rose, and then dressed it well and let you by. He had noticed that a person belonged to it, and had blushed, and opened his second case. His hand weighed nothing.',
          'Held up your shirt for two hours, and he drew it in three chalks with a ruler beside for size. Then he dressed it, from the edges inward, with his tongue out, and moved his skiff. He would call the picture “Patience”, he said.',
          'Sat for the front view and the back, and he finished the picture and dressed your wound with silk and lint. The way was open. He had hummed, and told you of his wife, who was page one.',
        ],
        failure: [
          'Fainted while he was still drawing, and the drawing was spoiled. It shows you with your eyes turned up, as a martyr. The surgeon wished for another from life, and laid a clean sheet on his knee.',
          'Sat for two views, and the surgeon was not content. You had been asked for more light, and then for more wound, and then to take a breath and hold it. At that you fainted, and woke with a cushion under your heels. He wanted four views.',
          'Sat so still that the surgeon forgot you, and drew the hat instead of the wound. Reminded him. He had to start a clean sheet, and took off his own coat first, to put over you. Nothing gained, but it was a warm coat.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask for a dressing for each drawing',
        description:
          'The surgeon wants pictures and you want bandages, so you bargain; but he has haggled with publishers.',
        success: [
          'Struck a bargain with the surgeon: one dressing for a sketch, a draught for colour, green ointment for your name beneath. No bookseller had used him so, he said; he dressed you first, and drew, and let you by. Excellent ointment. Gave the name in full, and it is in print now, and may hang you.',
          'Asked what the other people in his book had been given, and shamed him into a cure. Cutlass, splinter, shark; each had got a page and nothing more. He was a just man, for an artist; he dressed your wound, drew the bandage, and shifted his skiff. He wrote beneath it “with thanks”. Nobody ever put that under you.',
          'Offered him the story of the wound for a dressing, and he took it. He listened with a pad on the place and his mouth open. By the end it was bound and drawn, and the way free. Most of the story was true. The part where you were frightened was all of it.',
        ],
        failure: [
          'Asked a dressing for a sketch, and the surgeon would not have it. He would sooner draw the same wound a week on, neglected, he said, and sat down with his watch to wait for it. He was not joking. Drew in your elbows.',
          'Named a price, and the surgeon would pay it only in engravings. He showed you one. It was a leg. It could comfort nobody but the artist, and he asked you twice if it did not comfort you.',
          'Drove a hard bargain, and got nothing by it: he had taken you to mean the wound on page two of his book. He dressed that, on paper, with great care. You had not the heart to stop him.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Let him try his new way of sewing',
        hurt: 'blow',
        description:
          'The wound may be closed and you let by; he sews with the needle and something hot, and has never tried it on a person.',
        success: [
          'Let him sew you in his new way, and it held: nineteen stitches, with silk. He had done it once before, upon a goat, and you gave him the goat’s side of it at every stitch until he had to stop for laughing. He let you by.',
          'Bit on a strap, and the surgeon closed your wound with a hot spoon. It held. He came round to the front to see your face, which none of them do, and took his skiff out of your road. You told him that it had not hurt. That was the fee.',
          'Let him try it, and in ten minutes the wound was closed, and clean. His hand had shaken until it touched you, and then not at all. He wrote “it answers” in his book, and could not see for the next line; the skiff was out of your way. Left him to it. One does not like to watch a man get what he wanted.',
        ],
        failure: [
          'Let him begin, and at the third stitch he took them all out again. He looked something up. There had been another goat, it appeared, before that one. He asked you to wait while he thought. You waited, at some length, open.',
          'Let him try his new way, and it did not hold. It was new to you both. He begged you to say just where it hurt, for his book. You told him.',
          'Fainted under the needle, and the surgeon fainted too. Came round with your heads on the same coil of rope. He had sewn nothing but your sleeve to his. It took an hour to unpick.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Get away from the surgeon half drawn',
        hurt: 'weariness',
        description: 'His skiff with its awning is slow, but so, with that wound, are you.',
        success: [
          'Made off when the surgeon bent for his red chalk, and he did not catch you. He stood up beneath his awning and called after you that it was for posterity. Put half a mile between yourself and posterity, and had to sit. He had sounded so disappointed. Nearly went back.',
          'Got away while the surgeon was looking at you with one eye shut. He had himself rowed off a little, to see the shading; you went the other way, a yard to each of his, until he was too far off to stop you. It would have been a good picture. You saw the start of it.',
          'Told him that his red chalk had rolled under the seat, and were well clear while he felt for it. It is the oldest lie on that coast, and he thanked you. You found the chalk in your own cuff, at two miles, and went red on both sides.',
        ],
        failure: [
          'Made off, and the surgeon caught you up without hurry, and sketched as he came. You had to stop for breath, with his skiff across your way again, and he thanked you for the pose.',
          'Were a boat’s length away when the surgeon asked you to hold still, and you held still. It was the tone. Could not have told anybody why, and it is not the surgeon’s fault.',
          'Slipped off, and drew the skiff along behind you: the surgeon had tied a corner of his awning to your belt, to keep the sun off. He had thought that you would be glad of the shade, he said. You were.',
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
    cast: { woman: 'she', 'crew/men/butcher': 'they', 'turtle/mother': 'they' },
    openings: [
      'Found sixty turtles on the shore, come up to lay their eggs, and a woman with a stick among them. A crew with cleavers was turning them on their backs by lantern, for meat; the woman held you by the sleeve, and would let nobody through who did not help her to stop those men. Took it for business. Then one of the turtles sighed.',
      'Stopped on the shore by a woman, who knelt with her arms about a turtle and covered its eggs. A ship’s crew with cleavers and a lantern was coming to butcher all the turtles there, and she would not let you by before you had stopped them. “She has laid here since my mother,” she said. You had eaten a good deal of turtle. Did not mention it.',
      'Taken by the elbow, in the dark, by a woman who begged you not to tread upon the turtles. They had come up by the hundred to lay their eggs; and a crew stood about a lantern, with cleavers, to take them for meat. She wanted the crew stopped, and you were not to pass until it was. Stood upon one leg, to be no trouble.',
      'Found the only way along the shore full of turtles, laying eggs, and a woman keeping watch over them. A crew had turned the point with a lantern and cleavers, and wanted turtle meat; nobody should pass, she said, who did not help her against them. She stood in front of the nearest turtle. She was not large. You stood there too.',
      'Came on a woman who was counting turtles’ eggs, with the turtles blowing about her like people on soup. Behind you came a crew with a lantern and cleavers, to butcher the lot; you stood between, and she would not let you out before you had helped to stop them. She had counted two hundred.',
      'Stopped by a woman with a stick, on a shore where turtles lay with their eggs. A crew was coming along by the water, with a lantern and cleavers, turning the turtles on their backs for meat, and she would let you pass when you had stopped it. One could hear the thumps.',
      'Hauled down on your knees by a woman, to help her lift a turtle that lay on its back. A crew had turned ten of them so, and there was its lantern, coming with the cleavers to take the meat. She would not have you go by and leave them to it. There were eggs under your hand. They were warm, and it altered the case.',
    ],
    shows: ['turtle', 'woman', 'lantern', 'crew', 'egg'],
    still: [
      'The woman would still let nobody through, as the crew still stood among the turtles with lantern and cleavers. More turtles were coming up.',
      'The woman still held you by the sleeve, and you were to stop the crew, who had turned one turtle more. Another of the mothers had come up and begun to dig, in the middle of everything. Entered her as firm.',
    ],
    givenUp: [
      'The crew went off with a barrow of turtles, and the rest got back to the sea. The woman covered the eggs herself, and let go of you without looking up.',
      'The men took ten turtles, all that their boat would hold, and left. The woman stood out of your way then. She was smoothing sand over the eggs with her arm.',
    ],
    later: [
      'Saw the broad tracks of turtles, out of the water and back. The woman had set a stick by each, to count them.',
      'You were back on the beach where the turtles lay their eggs. The woman had covered the nests; you found one egg that she had missed, and buried it.',
    ],
    offers: [
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Heave the turned turtles on their feet',
        hurt: 'mishap',
        description:
          'On their feet they can get away into the sea; but they weigh three hundredweight each, and the crew is close by.',
        success: [
          'Went along behind the crew and turned the turtles back on their feet, and they were in the water before it was noticed. The men held the lantern up to one another; then they went home, and the woman let you through. Twenty-two turned, by your count. Twenty-three by hers, and hers is entered.',
          'Rolled over one turtle after another, and where there had been a dozen for meat the crew found none, and gave it up. The woman told them that they had miscounted, and waved you by. You had never been so tired at so little profit. Would not have sold it.',
          'Turned eleven turtles on their feet, and then the old one, which took you, the woman and the stick. The old turtle got her breath; then she walked, straight through the crew, and they stepped back from her with their cleavers and went away. You took off your hat as she went by. So did two of them.',
        ],
        failure: [
          'Heaved at the largest turtle, and she went down the beach with your sleeve in her beak and you behind her. Were let go at the edge of the water. The crew had turned three more by then, wiping their eyes.',
          'Got one turtle up on her edge, and could not get her over. There she stood, and there you stood. The crew sat down to look on. She fell back your way.',
          'Strained for a long time at a turtle that proved to be a rock. The woman told you so, in the kindest manner. Somebody in the crew had put a hat on it, and they went on with their work.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the crew that the turtles are poison',
        description: 'The men may lose their appetite and go home; but these have eaten bad meat since Bristol.',
        success: [
          'Told the crew that a fever-ship had sunk off there, and that the turtles fed upon her dead; and they believed you. Their cook was first to lay down his cleaver. They took the lantern home, and the woman let you by. There was such a ship. You had forgotten it, until you said it.',
          'Asked the crew whose gums had begun to bleed, looked in two mouths by their own lantern, shook your head, and frightened them off. Soon one could hear the barrow going back along the shore, empty, at a run. The woman gave you an egg to hold, before you went on. It was to be put back, and you did.',
          'Told the crew of some other sailors, who ate turtle there and were found dead in a ring with their spoons up. They ran, and the beach was left to the woman and to you. She asked if it was true. Said no, and she was sorry for them all the same.',
        ],
        failure: [
          'Told the crew that the turtles had fed upon corpses, and they did not mind. “So has the mate,” said one, “and we eat his dinners.” They fetched a second barrow. You had not known that it was so bad with them.',
          'Told the crew that turtle meat eats away a man’s courage, and they asked how much one need eat. You had not allowed for how weary they were of courage. They went on turning turtles.',
          'Began to tell of a fever-ship, and a boy in the crew asked what she was called. His brother had been in her. Told him that it was some other ship, and the story was spoiled. They went on with the turning, and he kept beside you, to hear of the other.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Run off with the lantern',
        description:
          'Without it the crew cannot tell a turtle from a rock; but you must snatch it, and they will run after you.',
        success: [
          'Took the lantern out of the man’s hand at a run, and the crew chased it for two miles while the turtles got away. Set it down in a pool with the crabs and came back by the quiet way, which was open now. The woman was still there, counting. She had kept your place in the count.',
          'Asked for a light, got the lantern, and set it afloat on a plank. The crew followed it along the water as far as there was shore, and the turtles went to the sea behind them, and you went on. The man had said “Here you are, mate.” It is the only part you regret.',
          'Picked up the lantern where it was set down, and were forty yards inland when the crew missed it. Led them through bog and thorns, and blew it out there. Nine voices swore, none near the turtles. Came back past the woman’s fire, were given a seat at it, and went on when you liked.',
        ],
        failure: [
          'Had hold of the lantern, and its bearer had the handle, and kept it. You met over it face to face, full lit. He described you aloud to the rest of the crew, and it was correct in all points, and rather kind about the nose.',
          'Hid the lantern under your coat, and it shone through, and you had to give it back. The crew had walked behind you at their ease, and talked of the patches in your coat.',
          'Ran with the lantern straight among the turtles, and had to stop, as you could not move without stepping on one. Stood like that, on your toes, till the crew came and took the light back. Eggs broken: none.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Save the eggs when the crew has gone',
        description:
          'Some turtles will be lost; the eggs can be buried again, if you dig with bare hands until you ache.',
        success: [
          'Waited until the crew had gone, and dug with the woman till every egg was safe under sand. She sits up there, and she told you that a smuggler had gone by without a light, three nights running. Way open at the end of it. Total, nine hundred and four eggs.',
          'Waited the crew out, and then buried the eggs, while the woman handed and you counted, to a hundred and sixteen. She smoothed the sand over, patted it, and let you by.',
          'Sat behind a log with the woman until the crew had gone off with what they could carry. Then you went out together for what was left, and buried the eggs. She cried, and dug; you dug. She let you go by, and you may come by there again whenever you like.',
        ],
        failure: [
          'Dug where the woman told you, or a yard to the side, and came on a store of rum with its owner on top. He needed time to believe you. By then the crew had come back for another load.',
          'Dug too soon, and counted with such care that you did not look up. When you did the crew was sitting round you in a ring, with a pan. Asked leave to finish the row. It was not given.',
          'Fell asleep while you waited for the crew to go. The woman had not liked to wake you, you looked so young, she said. They had been through twice, and were not done.',
        ],
      }),
    ],
  },
  'bell-on-a-sledge': {
    terrains: ['mountains', 'hills', 'plains', 'desert'],
    weight: 3,
    who: { trade: 'muleteer with the bell', gender: 'male' },
    toward: 'for',
    cast: { muleteer: 'he' },
    openings: [
      'Stopped on a track by a church bell on a sledge, stuck fast between two stones, with four mules and one muleteer. He wanted it moved and hidden from the pirates; the bell rang at every pull, and until it moved nobody could get past. Had you seen any pirates? Answered that it depended. It was the largest thing you had been trusted with since the Bishop’s plate.',
      'Found the road blocked by a church bell on a sledge, jammed between two stones, and its muleteer sitting in it at his dinner. He had orders to hide the bell from pirates; his four mules could not shift it, and nobody could get round. He moved over. There was room for two. It was the only church you had been asked into.',
      'Came up with four mules and a muleteer, whose sledge had stuck fast across your way with a church bell on it. He was to hide the bell from the pirates, quietly, and it tolled each time the mules pulled. He laid his finger on his lips and asked for help. You had never been so careful in a church.',
      'Found a muleteer flat on a sledge, with his head in a church bell, tying a shirt about its tongue. The bell had to be hidden from pirates, he said; the four mules could not budge the sledge, and it filled the track, so that you could not go by. How near were the pirates by now? Gave it as your opinion: quite near. Held the shirt for him.',
      'Halted by four mules and a sledge, stuck fast, with a church bell on it. The muleteer must have the bell hidden before pirates heard it, and it blocked the whole road and rang whenever he touched it. Were you from the bishop, he asked, or about the pirates? Thought of saying bishop. The hat was wrong for it.',
      'Came up with a muleteer, who was clearing stones out of the track for a church bell on a sledge behind four mules. He had missed one stone; the sledge had stuck on it and stopped the way for all comers, and the bell was to be hidden from pirates by dark. How many ought one to look for? One, you said. It was the truth, and sounded modest.',
    ],
    shows: ['bell', 'sledge', 'mule', 'muleteer', 'pirate'],
    still: [
      'The bell still lay across the track on its sledge; the muleteer could not move it, nor you get by. If anyone raised his voice it took up the last word and kept it.',
      'The sledge with the bell still blocked the track, and the muleteer wanted it hidden before any pirates came. One mule had begun to scratch on it, and it rang.',
    ],
    givenUp: [
      'The four mules thought it over, pulled all at once, and had the bell off the road without you. The muleteer went to hide it, and did not tell you where.',
      'The muleteer’s parish came out with ropes and hauled his bell away to be hidden. The track was clear for you again. Nobody had let you touch a rope.',
    ],
    later: [
      'Saw the marks of the bell’s sledge across bare stone, and heard a mule bray somewhere beyond. Answered it.',
      'Found where the muleteer had knelt to pray for his bell, and his end of candle. Did not pocket the candle.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Heave the bell and sledge free',
        description:
          'Once the sledge is off the stones it can be drawn away, and the road is free; but the bell weighs nine hundredweight.',
        success: [
          'Got under the bell’s rim and straightened both knees, and the sledge came free. It came off the stone with a hum that you had in your teeth for a week. Mules trotting; road open. The muleteer would pray for you, he said, against pirates. You did not like to tell him how that would work.',
          'Lifted the bell with your shoulder, and the sledge was off down the track behind the mules. The way was clear. A border of grapes runs round that bell, and it was printed on your skin.',
          'Levered the sledge up with a plank, you and the muleteer hanging on its end, and it came off the stone. The mules took it away at once. He ran back, a cable’s length, to kiss your hand for saving his bell. It was the hand that had melted the last one.',
        ],
        failure: [
          'Rocked the bell, and could not free it, and were inside when it swung and struck. The muleteer came to ask how you did. You could not hear him.',
          'Had the bell up as high as your knee, and had to let it fall again. You had asked the muleteer to be quick with a stone to put under. He brought two, for you to choose from. He had wanted you to have the better one.',
          'Pushed till something gave, and it was the sledge that broke, and the bell stayed where it was. It had to be tied up again with ropes. He said that it was not your fault.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Teach the muleteer the habits of pirates',
        description:
          'He may let you squeeze by for it; nobody knows more of their habits, but take care not to say we.',
        success: [
          'Told him where pirates land, at what state of the tide, and how to know one; and he backed his mules and let you squeeze by. He had never had it so clear, he remarked. He had known what you were from the first. The road he pointed out was the right one, all the same.',
          'Told the muleteer that pirates cannot abide a steep place, nor follow a bell uphill, and seven things more. He was so much relieved that he unhitched and made you a passage. All nine were invented. Went back over them later, to see if any could be kept.',
          'Described the worst of the pirates to him, for his good: the coat, the scar, the laugh. He drew the whole team aside at the laugh and let you by. He was sorry for a man like that, he told you, and would ring for him when the bell was hung again. Said you would pass it on.',
        ],
        failure: [
          'Warned him well, until you came to what pirates do with bells. “We melt them,” you began. He said nothing, and moved no mule. They looked at you, four of them, in turn. It is a bad word, we.',
          'Told the muleteer how to know a pirate: the earring, the walk, the eye for metal; and he began to suspect you. He laid down his whip and went round you, checking. He had got to the walk. Stood still.',
          'Frightened the muleteer so well that he got inside the bell and would move nothing. You had to speak to him through the side.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Bury the bell and mark the place',
        description:
          'It would be hidden there and the road free; but the hole must be as deep as you, in stony ground.',
        success: [
          'Buried the bell, forty paces off a rock like a nose, and drew him the chart with a cross; the road was free. He would not take the chart. He would forget, he said, and then it would be safe; but you were not to. You have not forgotten it, nor sold it.',
          'Buried the bell, mouth down, in a spot that the muleteer chose, and he drove his mules aside for you. He was to sing the bearings to his children, with one number wrong, so that no pirate should find it. You were asked which number. Chose the third.',
          'Dug; lowered the bell; covered it; swept with a branch. The sledge was broken up for firewood and the road lay open. He patted the place, and listened, and you did. Nothing to be heard. You have dug a great many holes. That is the only one which nobody was to profit by.',
        ],
        failure: [
          'Dug a hole for the bell and could not use it: you came on a box, and beside that on a pair of boots with somebody in them. Everybody, it seemed, had hit upon that spot. The muleteer would have no bell laid there. Closed the boots up again decently.',
          'Dug, and struck bedrock when the hole was half deep enough. The crown of the bell stood out, and he hung his hat on it. It would deceive nobody, he said. You had to haul it back upon the sledge together, not speaking.',
          'Dug the hole, went back for the bell, and could not find the hole again. You had taken the bearings too cleverly. Walked about. One of the mules found it, by falling in; she was brought out with ropes, and the hole was hers by right.',
        ],
      }),
      does(['flight', 'endurance', 'easy', 'slight'], {
        action: 'Go wide around before the bell rings again',
        description:
          'You get past without helping, through thorns and over loose stones; but soldiers may come because of the ringing.',
        success: [
          'Went round by the thorns, coat over head, and got past bell and muleteer. Were a mile on, and flat, when thirty militia came by at the double to arrest whoever was ringing. He never said which way you had gone. It came to you later that he might have been asked hard.',
          'Found a gully, crept past the bell through it, and came out on the road beyond. Thirty militia ran by above, each telling the next that the ringing came from over there. Got clear. The muleteer had been ringing on purpose, you would swear, to draw them.',
          'Went two miles round the bell, and came to the track beyond it. No one followed. Could hear the bell now and then, getting no farther. Looked back at the second mile, and at the third. There is no law against looking.',
        ],
        failure: [
          'Went wide through the thorns, and came out again in front of the bell. The track had bent, and you were nose to nose with a mule. The muleteer was delighted. He had thought you gone, he said, and had been so sorry to miss saying goodbye.',
          'Lay down behind a bank, to creep past the bell, and were found. The muleteer had seen somebody in distress, and came over with water. It was good water. You were led back to the sledge by the arm.',
          'Climbed round the bell, slipped, and came down in a slide of pebbles against it. One stroke, very full. You were back beside the sledge, sitting with your fingers in your ears, and the muleteer with his fingers in his.',
        ],
      }),
    ],
  },
  'tune-you-knew': {
    terrains: ['coast', 'forest', 'swamp', 'mountains'],
    weight: 2,
    when: { known: 'friend' },
    toward: 'for',
    cast: { 'men/people/sons': 'they' },
    openings: [
      'Met {them} on the track, with both hands up, a dinner in a cloth, and the old tune that you two keep for trouble. Five men with muskets waited for you round the next bend, paid to stop you, and {them} had run ahead of you to say so. You could not go on as you were. The {them.trade} was out of breath. It was put down to exercise.',
      'Stopped by {them}, the {them.trade}, with a cold dinner under one arm, whistling the tune that means danger. Five people lay in wait for you two cables on, with muskets, and there was no other way by. “They were told that you must pass here,” {them} reported. Asked after the dinner first. It was to give your voice time.',
      'Hailed by {them}, who had come through thorns to warn you. Five people waited for you beyond the bend with a bill and a rope, and there was no way on but past them. Received of {them}: one dinner, cold; one tune, by way of a signal, with a wrong note in it, which you said might stay.',
      'Met {them}, who had come to say that five men lay across the track ahead to shoot you. The {them.trade} had whistled your old tune for a password, and had brought a dinner, somewhat sat upon. Nobody with your face would be let through there. Took the part of the dinner that had been sat upon most.',
      'Hauled into cover by the coat-tails, and it was {them}, who whistled the old tune in your ear, so that you should know who it was, and put a basin of dinner in your arms. Five armed people, by the {them.trade}’s count, were posted ahead to keep you from passing. There were onions in it. Nobody else has ever known how you like your onions.',
      'Found {them} at a bend in the track, with a dinner laid on a cloth for two, whistling the tune that you two keep for trouble. Five men ahead meant to stop you, said the {them.trade}, and you must not go on before you had thought of something. They had your name and your hat. Looked at the cloth to keep from speaking.',
      'Met {them}, who had run the whole way to warn you, with a dinner under one arm. Five men held the road ahead and were paid to see that you did not get by. {them} had called you off the path by the old tune, and by a crust, thrown at your boot. “Five of them, and one dinner,” said the {them.trade}. Picked up the crust.',
      'Called into a thicket by a tune that you knew. It was {them}, with a dinner in a tin and a warning: five men held the way ahead and meant to shoot you. It had seemed a pity, said the {them.trade}, that you should be hungry as well. Inquired what you had done to deserve it. Meant the tin.',
      'Met {them} coming toward you with dinner in a covered dish, beating your old tune on the lid. Five men lay in wait ahead, and would let nobody through who looked like you; the {them.trade} had run to tell you so, and had fallen more than once. Counted the bruises. Those go on your account.',
      'Stopped by {them}, who walked behind you with your dinner and whistled the old tune, so that you should not take fright. Five people sat ahead across the only track, said the {them.trade}, and were paid to stop you there. It was told to your back, as somebody might be watching. One hears better so. One also need not be seen to mind.',
    ],
    shows: ['tune', 'dinner'],
    still: [
      'The five men with muskets still held the track ahead, and you could not go on past them. {them} had sat down beside the dinner, to wait for you.',
      'There was no way on yet but past five men with muskets, and {them} kept watch on them for you. The tune was whistled again, under the breath, two bars and a stop.',
    ],
    givenUp: [
      'The five men gave up and came home along the track, right past you both, where you lay flat. The way was open. {them} brushed you down, and went home as well.',
      'The five men’s pay ran out, and they went home and left the track open to you. It was nothing that you had done. {them} said so first, to spare you.',
    ],
    later: [
      'Found the crumbs of the dinner that your friend had brought you there. Whistled a bar of your old tune, and nobody put you right.',
      'Found the place where you and your friend had sat over that dinner, still trodden flat. Sat on your own side of it a while.',
      'Found your friend’s tin dish hung up there. It hummed two notes when the air moved, and the second was wrong.',
    ],
    offers: [
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask your friend who is waiting ahead',
        description:
          'You may learn of a gap between the five men; but it takes an hour, and some may be people whom you trusted.',
        success: [
          'Asked {them}, who laid out the five in nutshells: two with muskets; two without; one bad nut, the man who had sold you. You saw a gap between the nuts, and went through it, unseen. {them} had seen it already, and only wished to be certain. The bad nut had been a shipmate. {them} had turned that one face down before you came.',
          'Had the five counted off upon your own fingers by {them}: two who drank; one who did not; a clerk; and the thumb, who was paid by the hour and slept. Between clerk and thumb was a gap, and you got past. {them} had held your hand for longer than five names take.',
          'Had from {them} what all five carried and where they sat, and that one of them always slept after eating. Waited for that, and walked round him, and were past. Asked how {them} came to know so much. By sitting up, was the answer, three nights, in a ditch.',
        ],
        failure: [
          'Asked {them}, who knew a great deal about the five, and no two parts of it would fit. Went over it till you were both hoarse, and found no way by. It had been a pleasant hour, and that is the trouble with them.',
          'Asked who the five were, and {them} began with who their mothers were, and which had married badly. It was said too loud. One of the five put his head round the bend to see who was taking his name, and you both got down very quickly.',
          'Got the five names from {them}, and quarrelled over one of them. It was of a person you had thought well of, and you would not have it. The hour went by in it, and no way past was found. It is a poor return for a dinner.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Change clothes with your friend and part',
        description:
          'The five would run after your hat and not see you pass; but they may shoot at it, with your friend beneath.',
        success: [
          'Changed hats; {them} walked up to the five in yours, they rose to it, and you went by behind them. They were so long in begging {them}’s pardon that you were clear. The hat came back brushed. You had not asked for that; you had asked, several times, for {them} not to go.',
          'Changed clothes, and the five followed {them} down the track and left it free for you. {them} had your walk as well, which was a revelation to you. An hour later came a whistle: all well. You practised the walk a little. It seems that you look at the ground, and hum.',
          'Changed hats, and the five stopped {them} by your name while you went round them. Heard {them} answer to it, and swear, in just your manner, to be someone else. They let the hat go. Had it back farther on. It was warm, and fitted better than it had.',
        ],
        failure: [
          'Were changing hats when the five saw you, with both heads bare, and the trick was spoiled. Scattered; met again by the dinner, each with the wrong hat, both out of breath, and both looking first for the other.',
          'Changed, and then stood where all could see you, quarrelling about which of you should have the better coat, and the five saw which of you was which. Had to run back, both, to where the dinner was.',
          'Changed hats, and yours came down over {them}’s eyes, and {them} walked into a tree. You ran out to help, and the five had a look at both of you.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        feeds: true,
        action: 'Sit down and eat the cold dinner',
        description: 'The five may get tired of waiting and go home; but they may also come to look for you.',
        success: [
          'Ate the dinner to the last crumb, and the five got tired of waiting and went home to theirs. You had talked of when you met, which had improved. {them} laughed until {them.he} had to lie down. You were sorry when the dish was empty.',
          'Ate, from opposite ends, and had words about whose the middle was; and the five ahead left their post, to look for dinner. Nobody can be paid to wait upon an empty stomach. Went by where they had sat: one apple core, five sets of teeth. Felt for them, being full.',
          'Finished the dinner and wiped the dish, and {them} carried the empty cloth past the five. They smelled it, and left, to look for the rest of it. The way was yours. It had been meant for two days.',
        ],
        failure: [
          'Sat down to the dinner, and one of the five put a musket ball through the crust. {them} was very much put out. Snatched up a half each, and ran bent double, chewing, to the next cover. The way was as shut as before. It was still a good crust.',
          'Ate, and sneezed, because of the mustard on it, and the five came to look for who had done it. Had to lie flat with {them} on the cloth until they went back to their post.',
          'Ate too fast, from nerves, and choked, and had to be struck on the back. It rang. The five knew where you were now, and sat where they had sat.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Go with your friend and beat the five',
        description:
          'You are only two; but you would come at them from behind, and they have had time to get comfortable.',
        success: [
          'Fell on the five from behind, with {them} shouting orders to thirty persons who were not there, and they ran and left you the track. They had been promised a groat apiece for you. A groat. {them} was angrier about that than you were.',
          'Beat the five between you: {them} walked down the middle of the track singing, and you came along the ditch and took them from the back. The way was clear. {them} did not stop until the verse was out. You had never been so frightened for a tune.',
          'Beat the five one by one. They had a keg; {them} rolled it downhill, and as each man ran after it you knocked him down. The last gave you his musket to hold while he surrendered. Handed it back to him empty, as {them} was looking.',
        ],
        failure: [
          'Went at the five from the back, with {them}, and were beaten off. They had been told that you would come so. {them}, who need not have come, was the last out. Begged {them.him} not to mention it. {them.he} has not, and that is worse.',
          'Fought the five, and lost. You had taken two, and {them} two, and nobody had been given the one in the middle, who was good. {them} pulled you away by one foot. It has been settled between you since that there were ten.',
          'Fought the five, and were driven back, as one of them was on a rock with stones to drop. {them} saw it as soon as you did. They let you go for having made them laugh, and are still there. So, thank God, is {them}.',
        ],
      }),
    ],
  },
  'bill-with-the-date': {
    terrains: ['coast', 'plains', 'desert', 'hills'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    cast: { cousins: 'they' },
    openings: [
      'Stopped by {them}, who bears you a grudge, and by two large cousins of {them.his}. They stood across the whole of your way; {them} read out what you had done to {them.him}, item by item, with dates. It was a bill, and you were not to pass before it was paid, in words or in blows. Checked it against this log as it went. It was in better order.',
      'Stopped by {them}, the {them.trade} with a grievance against you, and two cousins in church clothes who closed the road. They had a bill of all that you had done to {them}, with a ribbon on, and had come to have it settled, with apologies or with fists. Looked for an item that was not so. Found one, of ninepence, and did not like to raise it.',
      'Met {them}, who had not forgiven you, with a cousin to each side, the width of a door. They blocked the way. The {them.trade} read aloud, from a bill with dates, what you had done, and you should answer for it there, one way or another, or not pass. The cousins nodded at the dates. You nodded too, at two of them.',
      'Walked into {them}, who had been looking for you, with two cousins in their Sunday boots; the three of them had the way shut. The {them.trade} held a bill, of what you had done to {them.him} and when, and would have it settled upon the spot, by word or by hand. You had thought of writing, at one time. It is not put forward as an item.',
    ],
    shows: ['cousin', 'bill'],
    still: [
      '{them} still stood in your way, between the two cousins, and wanted the bill settled. It had been gone through once, and would now be gone through slower.',
      'The cousins had not moved, and {them} still held out the bill and would not let you by until it was settled. There was room at the foot for more.',
    ],
    givenUp: [
      '{them} folded up the bill, not settled, and would present it another time. The cousins stood aside and let you go on. One of them had a brush, and brushed your back.',
      '{them} saw that nothing was to be got out of you there, and went off with both cousins to add up the bill afresh. The way was open; so was the debt.',
    ],
    later: [
      'Looked about for the two cousins in church clothes, and saw nobody. It was not much like being forgiven.',
      'Found the prints of the two cousins’ Sunday boots. By the look of it the boots had pinched.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Admit every item on the bill',
        description:
          'An apology may settle it, as you did most of what is on it; but you must say so aloud, before the cousins.',
        success: [
          'Admitted every item, and added one that {them} had left out, and were forgiven. A cousin remarked that there was not much there to hit. {them} struck the bill through with a thumbnail, from date to sum, and they let you by. That item has been wanting to be added for a long time.',
          'Admitted it all, and put in what was missing: a stolen hen; a broken gate; what you had called {them.his} aunt. {them} began to laugh, and was angry at it, and the bill was torn. You were told to go, before {them} grew angry again. Went. Looked at the next hen with some shame.',
          'Admitted all of it, hat off, front of the paper and back, and {them} took that for payment. The larger cousin shook hands, and the way was free. “Received in full”, {them} wrote under it. You would sooner have been hit.',
        ],
        failure: [
          'Admitted the whole bill, and made it longer. At one item it came out that {them} had not known it to be you. {them} wrote it in, and the cousins took off their good coats and folded them.',
          'Said yes so readily that {them} did not believe you, and went through the bill again to see what you were hiding. Found it. It had been hid from this book also. Nothing was forgiven.',
          'Confessed to the bill, and wept a little, and {them} took it for play-acting. The cousins asked to see it again. You could not do it twice; and the first time had been meant, which no one there would ever believe.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Hold still and let {them} hit you',
        hurt: 'blow',
        description:
          'One blow, by agreement, and the bill is paid; but there is no saying how long {them} has thought about it.',
        success: [
          'Put your hands behind you and waited for the blow, and {them} could not strike it. {them} walked round you twice, drew back a fist, looked at it, and let it down. “I had it better in my head,” {them} owned, and the cousins let you by. Kept both hands where they were for a mile, in case of second thoughts; you had several.',
          'Held still, and {them} stopped the fist at your ear, and flicked the ear with one nail, as a glass is, to hear if it is whole. “Paid,” said {them}. The cousins put on their hats and gave you the way.',
          'Held still and took the blow, and with that the bill was paid. It came open-handed, no harder than a door; and then {them} sat down on the ground with a hurt hand, and one cousin had to see to it. The other made you a sign to be off.',
        ],
        failure: [
          'Held still with your eyes shut, and opened one too soon. {them} had been waiting for that, and struck. The cousins gave it a clap. It was held to count as an instalment, and the bill stood.',
          'Held still, and {them} hit you, and it was not enough. It was asked if that had been for the one item or for all. Opinions differed. You were not consulted.',
          'Held still until the blow was halfway, and ducked, and the smaller cousin got it, behind you. Now he was owed something too, and the bill was turned to a clean side.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Break away between the two cousins',
        description:
          'You get past and pay nothing, as they are in tight shoes; but they are large, and it will be added to the bill.',
        success: [
          'Bowed to {them}, and the three of them bowed too, being well brought up; and you went through between two bent heads and got away. Heard the bill read after you until you were past hearing. It was read fairly. Nothing was put in for running.',
          'Told one cousin that the other had on odd shoes, and were through while he looked. They shut behind you upon each other, and {them} was left reciting to a gap. The item was true. You had hoped to be out of reach before it.',
          'Dropped a button, and got away while all three looked down, {them} included, who is careful of other people’s buttons. Were by, and off, and over the next rise. {them} picked it up. It was seen being dusted, from a distance.',
        ],
        failure: [
          'Ran between the cousins, and a third cousin caught you, who had been sitting down behind them. He carried you back to where you had stood, and set you upright, and straightened your collar. He had a way with children, you would say.',
          'Got between the cousins, and fell over a cord at the height of a shin, which {them} had tied there for you. They stood you up again before the bill. {them} had been thinking of you for a long time. Nobody else thinks ahead for you so.',
          'Ran, and left one shoe behind, and had to come back for it. The cousins did not trouble to follow. They stood over the shoe, and waited, and you came back along the road on one foot, with everybody watching.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Fight the cousins one after the other',
        description:
          'Beat them and the bill may count as paid in blows; they have no quarrel of their own with you, but there are two.',
        success: [
          'Fought the first cousin, who was an ox, and then the second, and sat them down side by side. {them} came up and allowed that the bill might be held to be paid. Helped to brush them. They had a christening to go to; you were very nearly asked.',
          'Fought one cousin until he was tired, and sat on him, and the other thought of his good coat. {them} gave a ruling: one cousin, fully dressed, was fair, and the bill was settled. The way was yours. His mother had made that coat. He told you so from underneath.',
          'Threw the one cousin into the other, twice, till they begged {them} to say enough. {them} said it, though not at once. The bill was torn up, by {them}, and you gathered the pieces. One of them has the date on it.',
        ],
        failure: [
          'Had the better of one cousin when the other remembered that he was next, and they beat you together. {them} ticked off each blow. There were not enough of them, and the bill was still not paid.',
          'Fought the larger cousin, and he knocked you down, and explained at every blow what had been unfair in yours. {them} asked if you would now hear the rest of the bill.',
          'Swung at a cousin, and hit {them}, who had stepped between to stop the fight. Everything halted. Begged pardon at once, and it was written on the bill, after all the others, in rather a shaken hand.',
        ],
      }),
    ],
  },
  'galleon-below': {
    terrains: ['ocean'],
    weight: 2,
    who: { trade: 'pearl-diver', gender: 'female' },
    toward: 'for',
    cast: { diver: 'she' },
    openings: [
      'Warned off by two pinnaces, moored across your way over a sunken galleon. A diver came up by her line, held up one spoon and swore. She had a glass bucket to look through, a stone to sink by, and too few hands; no boat was to cross her moorings that did not help to get the silver up. Admired the spoon. Did not take it.',
      'Stopped by a diver, in the water, who threw a spoon at you. You were over her sunken galleon, and her boats had the way shut. Nobody should pass who had not paid with an hour’s work: at her line, at the glass bucket that she looks down through, or below, holding the stone. She had got up nothing but spoons. Handed it back by the bowl.',
      'Stopped by two boats moored across your course over a sunken galleon. A diver came up between them and said what she wanted: help, with the line, the stone or the glass bucket; she had silver to get up, and let no idler through. A child in the boat had counted how long she stayed down. You tried it. You had gone purple at sixty.',
      'Came to two moored boats with a dozen silver spoons hung along a line like herring. Under them lay a galleon, sunk. Its diver wanted help, with her line, her sinking-stone or her bucket with a glass bottom, and would cast off no mooring to let you by without it. She had to get her breath between two words. Waited for it. It took long.',
      'Stopped by two pinnaces moored over a sunken galleon. Their diver put on a shirt to do business. Either you took a turn with the stone, the line or the glass bucket, or you stayed where you were; there was silver below, and she needed good lungs or a good head, from whoever came. She did not ask which you had. It was tactful.',
      'Found your way shut by the boats of a diver, who sat on her gunwale, looking down through a bucket with glass for a bottom. She worked a sunken galleon, with a line and a stone to sink by, and nobody went across her moorings who would not help her get the silver up. It was nine fathoms down, she said.',
      'Stopped by a diver, in a temper, whose two pinnaces blocked your course. Under them, nine fathoms down: one galleon, wrecked, with silver in it. Gear: a line; a stone to sink by; a bucket with a pane in it. She stopped all boats until one should help her get the silver up. It was long since you had been looked over for use.',
    ],
    shows: ['diver', 'galleon', 'line', 'bucket', 'stone'],
    still: [
      'The diver’s boats still shut the way, until somebody should help her to get up the silver from the galleon. She waited to hear what you would try.',
      'The diver’s boats still lay across your way, and she waited for help that was of use. A child in one of them had begun again to count from one.',
    ],
    givenUp: [
      'The diver would do without you. She had a boat moved to let you out, told you what you were good for, and went down again by herself for the silver.',
      'The diver was sick of your help, and slipped a mooring to be rid of you. Passed over the galleon. The child counted you out of sight, and got to ten.',
    ],
    later: [
      'Looked down where the diver’s boats had been moored. The galleon still lay there, dark, and you went by without a splash.',
      'Met the diver’s glass bucket adrift, right way up. A small fish was looking in at it from beneath.',
    ],
    offers: [
      does(['force', 'endurance', 'medium', 'serious'], {
        action: 'Go down to the galleon holding a stone',
        hurt: 'mishap',
        description:
          'You would fetch up silver from the cabin, and the diver would let you by; it is nine fathoms down, on one breath.',
        success: [
          'Sank to the galleon with the stone, and brought up silver in both fists. Something had sat in the cabin with its hair on end. It was a looking-glass. The diver laughed until she had to be held, and had the moorings cast off for you. You had bowed to it first.',
          'Went down with the stone, got the cabin door open, and brought up the spoon from the head of the table. The diver let you by for it. There was a cloth down there that moved, and somebody had folded his napkin. You did not touch the napkin.',
          'Went down by the galleon’s hatch, found the silver, and broke water on the count of ninety, while her people counted aloud. Put it in the diver’s palm, and the way was clear. The child in the boat said ninety-one.',
        ],
        failure: [
          'Sank to the cabin door, pulled it, and had to let go for want of breath. Nothing fetched. The door had come off, and came up with you and got there first. The diver gave it back to the sea, with a word for each hinge.',
          'Went down, held your breath until you forgot how one stops holding it, and were hauled up with nothing. They got you into the boat by your belt, and the diver sat on you until you breathed again.',
          'Sank with the stone, met the diver coming up, and let out all your air in a greeting. Nothing fetched; she towed you up by your coat. She did not say one word of it before the child in the boat.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Tend the diver’s line',
        description:
          'You hold her rope while she dives for the silver; one twitch means slack and two mean haul; mistake them, and she drowns.',
        success: [
          'Tended her line, and hauled her up in time, with a shark one yard beneath. There had been something that was not a twitch, and you did not wait for the second. You might pass, she said, and might stay. It took two people to undo your hands.',
          'Tended the line with your eyes shut, and had the diver up when it had been still too long, with one foot caught in a soup-tureen. It was silver. She kept it on to thank you, and opened the way. You had never been so glad of so ugly a piece.',
          'Tended the line for four hours, and nine times the diver came up safe. At the end she slipped the mooring and let you through. You went on for a league with your fingers crooked. They were waiting for the tenth.',
        ],
        failure: [
          'Tended the line badly: gave slack where the diver had asked to be hauled. She had to come up by herself. She told you in three languages the difference between one twitch and two, and laid the line in the hands of a child. The child was right to hold it that way.',
          'Wound the line about your fist, so as to feel the diver the better, and were pulled in after her. You came up together a good way along, each holding that it was for the other to let go. Nothing was fetched, and she moved no boat.',
          'Felt a haul on the line, and hauled, and it was only the current. It brought the diver up with an empty hand, from a cabin that she had been two weeks in reaching. Said that you had been afraid for her. She had not expected that, and shut her mouth again.',
        ],
      }),
      does(['explore', 'perception', 'easy', 'none'], {
        action: 'Look long through the glass bucket',
        description:
          'You may see from above some part of the wreck that she has missed below; it means an hour bent over the side.',
        success: [
          'Looked down through the glass, deck by deck, and found the rest of the wreck: a second shape, that the diver had taken for a reef. Showed her. She kissed her bucket, and shifted her boats out of your road.',
          'Looked until you made out, among weeds, a corner, and nothing in the sea has corners. It was the galleon’s deck-house, forty yards off from where the diver worked, and she moved both pinnaces for you. She might have said it was well seen. The child in her boat did.',
          'Looked for an hour and drew her the galleon in chalk: hull, stair, strong-room. The diver had gone past that room for seven weeks. You were let by like an admiral. Had also seen, by the stair, two shoes, side by side. Left those off the plan.',
        ],
        failure: [
          'Looked through the glass and saw somebody at the galleon’s wheel, who took off his hat; and it was a jellyfish in the bucket. The diver pointed it out. You had begun to lift your own. Nothing else was found in that hour.',
          'Looked until the glass was dim, and wiped it, and saw no galleon. It was you in there, breathing. The hour was up. Nobody mentioned it, and they all wished to.',
          'Leaned too far and fell in after the bucket. Saw the galleon very well, upside down, for as long as you could, and could have drawn none of it. The diver fished you out with the hook that she keeps for candlesticks.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask the diver who gets the silver',
        description:
          'Somebody ashore has lent her the money for it, and may cheat her; show her how, and she may let you by.',
        success: [
          'Asked, and went through a gentleman’s paper with the diver: he had lent her a chain, and she had paid for it four times. She grew very still, and then let down the mooring for you. You have drawn up such papers. Told her that too.',
          'Read her contract aloud, and it bound the diver to give up silver in bar or coin, and said nothing of spoons. She had you say “bar or coin” over again, and opened the way. You could hear from the bubbles that she was laughing, all the way down, nine fathoms.',
          'Read her contract, and found that it spelled the diver as somebody else. That person owed a gentleman half; she herself owed nobody. She had you write her own name, large, in chalk, and copied it, and moved her boats. It took her a quarter of an hour. You held only the chalk, as she preferred.',
        ],
        failure: [
          'Asked who got the silver, and the diver took you for a spy of the man who got it. He had promised to send his nephew. Both crews came up to look at you. There was a likeness, they maintained, and nobody should let you by.',
          'Asked, and the diver’s boats went quiet, and you were searched for a spy. They found this book. They handed it on from one to another, and none could read it, and it was the fairest review that it has had.',
          'Offered to read the diver’s contract for a share of the silver, and she would not have it. She put the paper back inside her shirt. She had thought that you meant to help for nothing.',
        ],
      }),
    ],
  },
});
