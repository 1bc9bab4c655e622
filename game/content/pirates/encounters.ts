import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const pirateFrames: readonly Frame[] = frames('pirates', {
  'prize-in-ballast': {
    terrains: ['ocean'],
    weight: 3,
    openings: [
      'A fat brig lay three points on the larboard bow, and rolled like a barrel. She saw the black flag and hauled down her own at once. Nobody in this trade is so obliging; and she rode a deal too high for a laden ship.',
      'A merchantman lay hove-to with all her boats gone and a table laid on the quarterdeck, cloth, silver, a pie. A single man sat at it with a napkin in his collar. He waved.',
      'The brig had struck before you told her to, and backed her topsail before you had thought of it. She rode like a cork, with a yard of weed showing. Along her rail were hats, with faces under some; and at a laid table, aft, a man was tapping on the crust of a pie, to hear if it was done.',
      'The prize had been so good as to heave to before she was asked. She rolled a great deal for a ship with anything in her; there was a row of hats along the rail, all looking to their front; and aft, at a table, a man with a napkin on was about to cut a pie. He pointed the knife at it, then at you, and raised his eyebrows.',
      'You gave the trader one gun, for form. Down came her colours, and up went a tablecloth, with gravy on it. Her people stood along the side in their hats and did not run about. A foot of weed showed all along her that a laden ship keeps under water; and on the quarterdeck somebody was at dinner, with a whole pie, and a chair drawn out.',
      'There was nothing amiss with the brig but her manners. She had struck, backed her topsail and let down a ladder, all within the minute, as no merchantman ever did with six hands; and she sat on the water like a hatbox. A gentleman was dining upon her poop, quite by himself. He called across to you that the pie would be cold.',
      'The merchantman had struck before you fired, which was civil, and put out fenders, which was too much. There was nobody at the wheel and a great many at the rail, in the same hat. One could see more of her bottom than a laden ship would show to strangers; and a man behind a pie, up on the quarterdeck, called out to ask if you took mustard.',
      'A fat ship ought to run. This one came to meet you, under a rag of topsail, bobbing like a bottle; she backed it when she was told, and thanked you. Her captain had not risen from table. He was carving a pie, up there by himself on the quarterdeck, very slowly, in as many slices as he could see of you.',
      'You sailed round the brig twice. She had no boats, no colours, no crew to speak of, and a smell of pastry. On the second round the one man who was to be seen, at a laid table on the quarterdeck, had shifted his chair so as to be facing you still; and she rode so light that she had swung a little with the chair.',
      'The brig lay there with her topsail aback, like a shop with the door wedged open. You could see her rudder-irons, which a laden ship keeps wet. You could see a pie with a small white flag in it; and over the pie one gentleman, eating, who with his free hand was pointing out to you the ladder.',
      'You had your grapnels ready and did not need them, for a line was thrown to you, with a neat coil. She was a merchantman, floating very high, and dry along the part that ought to have been wet. Twenty hats looked over the side; and at a table on the quarterdeck, behind a pie, one man was shaking out a second napkin.',
    ],
    still: [
      'The prize still lay there, wallowing. Somebody on board of her had lit a pipe.',
      'The prize rolled, and rolled back, and nothing aboard of her slid.',
    ],
    later: [
      'Latitude and longitude of the brig, but no brig. A table-leg floated by, turned in the best Bristol manner.',
      'Pastry was floating there, going soft, and a gull by it that had had enough.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Board her over the stern',
        description: 'The waist is where you are expected; the stern windows are where one gets glass in one.',
        success: [
          'In by the captain’s window, across his cot, and up his own stair. There were forty redcoats lying down along the waist with their muskets pointed at where you should have been. You wished them good-day from behind.',
          'You went up by the rudder-chains with a knife in your teeth, which is not comfortable, and in at the quarter-gallery, where there was a lieutenant, shaving. By way of him you came out on deck behind forty redcoats, all flat upon their stomachs, and asked them in his voice to pile arms.',
        ],
        failure: [
          'In by the captain’s window, on to the captain. He slept with a blunderbuss, as others do with a wife.',
          'You had one leg over the sill when somebody very civilly took hold of it. There were two of them in there, with a list of the windows.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none', 'Brass spyglass'], {
        action: 'Count her crew through the glass',
        description: 'A long look, and all that while she goes on looking at you.',
        success: [
          'Eleven hats along the rail and nineteen elbows. You counted it over twice. Then you put the helm up, and had gone a cable’s length when her ports opened, all together, with a look of hurt.',
          'You looked at her until your eye ran. There were seventeen men at the side, and not one who scratched. The eighteenth did, low down, where a man has no arm; and you saw a red cuff. You wore ship, without any fuss, as though you had left the kettle on, and were out of musket-shot when somebody gave the order to be angry.',
        ],
        failure: [
          'You counted eleven hats, and thought that eleven could be managed. The hats proved later to be upon poles. Under the poles some forty men were lying down with muskets.',
          'You made it nineteen, and said so aloud. It was nineteen standing up. They had forty more on board, lying down.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hail her and ask what is in the pie',
        description: 'It is a fair question, and gives everybody time to think.',
        success: [
          'Pigeon, he called. The crew had taken the boats from fear of your reputation; he was the cook, and had not had an appreciative word in nine years. It was a noble pie. He cut it for you at the rail, while you lay off and praised it, and pointed with the knife, a slice at a time, to where the redcoats were lying.',
          'Beef, he said, and kidney, and it was a shame about the company. He let his eyes go down to the planks, where the company was lying with its bayonets fixed. They had pressed him, from a cook-shop. He drew his knife across the crust, four strokes, and to each stroke held up ten fingers; and you thanked him, and were gone.',
        ],
        failure: [
          '“Come and see,” he called, and then his voice cracked; he was not above nineteen, and an ensign.',
          '“Pork,” he called, after a pause, and a voice from behind the bulwark said that it was veal. Some forty others then gave their opinion, standing up.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Bear up and let her go',
        hurt: 'blow',
        description: 'There is a proverb about gifts; there will also be a vote about you.',
        success: [
          'You bore up. At the same moment her side fell open like a cupboard, with nine guns in it. The broadside made a pretty sort of fence in the water where you would have lain alongside.',
          'You gave it such a wave as one gives an acquaintance across a street, and held your course. She stood that for a minute. Then a lid went up, and the next, and the sea got up in a row of posts just where a greedier person would have been; by the time they had loaded you were not a thing that one could hit.',
          'You put the helm over and begged to be excused. The man at the table laid down his knife. At that her whole side dropped open, and nine guns were run out and let off at the place where you had been going to be; and all that came aboard of you was spray.',
          'You let her lie, and told yourself what you were throwing away. Then one of the hats along her rail stood up, and was a grenadier, and after him forty; and they fired, and it fell short by a cable’s length. You found a great deal to do with ropes.',
        ],
        failure: [
          'You bore up, a thought too late, and they gave you the chase guns to remember them by, and then, for civility, the swivel.',
          'Your boom went across, and for as long as that takes you lay with your stern to the whole of her. They had been told to wait for nothing better.',
        ],
      }),
    ],
  },
  'kings-cutter': {
    terrains: ['ocean'],
    weight: 3,
    openings: [
      'King’s cutter to windward, twelve guns, clean as a whistle. She threw out a signal. It was the private signal, and it wanted an answer within three minutes, and the man who had sold you the answer was not a man you would buy a horse from.',
      'You rounded the head and there she lay at anchor, pendant up, a navy cutter with her hands at dinner. Her lieutenant was taking his ease in a boat a pistol-shot off from you with a fishing rod. He lifted his hat before he had thought.',
      'You came round on the other tack, singing, and the cutter was there. She was not doing anything. She had twelve guns, all of them looking the same way, and a midshipman at the rail who was counting the patches in your sail out loud, for practice.',
      'The navy had got your smoke, and then your topsail, and by the time that you had put out the galley fire and struck the one it had you. She came down at her ease, a cutter, holystoned, with a signal up that wanted an answer and a gun run out in case there was none.',
      'You had taken her for a trader, until she took in her sails, all at once, as no trader has the hands to do. She was a King’s cutter, with her ports triced up and her flags laid out along the rail like a draper’s; and before you had made out the first of the flags she had hoisted it at you.',
      'She was only looking. She had been looking at you for a good while: a cutter, of twelve guns, with a lieutenant up in her shrouds who turned the leaves of a book, looked at you, and turned back a leaf. It was getting to be time to be something.',
      'You had been following what you took for a fisherman, with a view to his supper. He went about; and he grew a pendant, a row of ports, and a fiddler. It was the King’s cutter. She was happy to make your acquaintance, she told you, by signal, and would be happier when she had been answered.',
      'The cutter lay right across your way with her sweeps in and her washing up. It came down. It went into a bag, shirt by shirt, with no haste at all; and when the last shirt was gone there was a signal where it had been, and beneath it twelve guns, and men by them with their sleeves rolled.',
      'A hat, a telescope and a speaking-trumpet looked at you over a rail. The rest of her was a King’s cutter. She lay a little to windward, with her ports open like a row of people about to sing; the signal that she had up wanted answering, and there was a boy by the halyards with a sand-glass.',
      'It was the smell that told you, of vinegar and paint, for no trader is as clean as that. Then the cutter’s bowsprit came into view, and went on coming, and after it twelve guns. She ran up her colours and spelled you something. Your own flag-locker had four flags in it, and one was a shirt.',
      'A King’s cutter sat athwart your course with her people at gun drill. They stopped. Her lieutenant had a signal run up, to be answered, and took out his watch; and then he had the twelve guns pointed at you while he looked at it, so as not to waste the drill.',
      'You had taken the sail ahead for a packet, and then for a packet with twelve guns. By that time you could read the name. It was a King’s cutter; she broke out a signal, and waited for the answer to it, and they had begun on her deck, quite openly, to take the tarpaulins off the guns.',
    ],
    still: [
      'The cutter had not opened fire. She had opened, however, everything else.',
      'On board the cutter a man with a trumpet had cleared his throat, and was being told what to say.',
    ],
    later: [
      'Nothing there but a buoy, broad-arrow marked. Somebody from the cutter had left his fishing rod on it.',
      'A square of the water there was greasy with galley slops, all the King’s. One page of a signal-book floated in it, with the ink gone.',
      'You sailed across where she had lain. There was a cork bobbing, with a hook in it, and a lieutenant’s initials burnt on the cork.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Send up the signal you were sold',
        description: 'Four flags; if it is last quarter’s you will learn so by the broadside.',
        success: [
          'Up it went. A pause, in which one heard the sail flap. Then the cutter dipped her colours, and made: Pleasant voyage. The man who sold you the answer has had your custom ever since.',
          'You bent on the four and hauled, and looked at nothing in particular. Over there they were looking it up. You could see a finger go down the page, stop, and go down it again. Then they dipped to you, and stood the men away from the guns; and you found that you had been holding the halyard in your teeth.',
          'It went up with the third flag upside down. There was a wait, while they held a council upon it; and the cutter made back to you that your third flag was upside down, that it was a disgrace to the service, and that you might proceed.',
        ],
        failure: [
          'Up it went. It meant, by the new book, Plague aboard, request a surgeon; and they were a humane ship.',
          'You hoisted it, and she answered it with a gun. The man who sold it to you had a brother, as you then recalled, in the cutters.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Run inside the shoal where she can’t follow',
        hurt: 'blow',
        description: 'She draws nine feet and you draw six; the chart says seven, and was drawn by a drunkard.',
        success: [
          'You felt her keel kiss the sand three times, like an aunt. The cutter tacked up and down outside, and shot away your weathervane from pique. By dark you had the whole lagoon to yourself.',
          'You steered with one hand and sounded with the other, by a pole. It came up shorter three times, and you heard sand go by along the keel like somebody sweeping. Then it was deep. The cutter backed her topsail out at the edge, and her lieutenant got out his own chart and wrote something upon it.',
          'The chart was right to the inch, though a drunkard had drawn it. You slid over with weed coming up on both sides, standing on your toes, as if that could help. The cutter came on as far as the green water, and put about. She fired one gun, at nothing; it was thought to be a criticism.',
        ],
        failure: [
          'Whoever drew your chart of the shoal had been there at high water. You ran on to it with every sail set; and the cutter, being in no haste, stopped to load grape.',
          'You had got three parts over the shoal when your boat sat down on it, quite softly, and would not be spoken to. The cutter hailed to know what you drew, and then sent a ball to see.',
        ],
      }),
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Fight her yardarm to yardarm',
        description: 'Sixty trained men, and you; but they have had their dinner, and it was pork.',
        success:
          'Two broadsides, and then into the smoke with whatever came to hand. It was done in the time of one psalm. Their lieutenant gave up his sword to you, handle first, and inquired, being well bred, if you were hurt.',
        failure: [
          'Two broadsides, and the second was theirs. You have heard a good many noises at sea; you had not until then heard the mast.',
          'You gave her the one broadside, and gave it high. It is a good method, if there is time for another; but she came up through your smoke with her people along the rail, and they begged you, by name, not to trouble.',
        ],
      }),
      does(['craft', 'charisma', 'easy', 'none'], {
        action: 'Go aboard as a turtle-seller',
        description: 'In a straw hat, with no turtles; it all depends upon the hat.',
        success: [
          'You told the purser that the turtles were coming, in the other boat, with your cousin. He gave you a drink after the climb, and, thinking aloud, the whole of his convoy’s sailing day.',
          'You went up her side with an empty basket and a grievance: it was the other watch that had had the turtles, and had not paid. The purser was so sorry. He looked it up for you. It was all there in the book, under your thumb, turtles, powder, water, and the day she was to sail.',
          'You explained why there were no turtles until the boatswain wept. There had been forty; they had been promised to the Admiral; they must have heard. You were taken below to have it put in writing, and the clerk, who wanted a clear table to do it on, gave you the signals for the quarter to hold.',
        ],
        failure: [
          'The purser had been seven years on the station, and had married a turtle-seller. He put to you some questions regarding fins.',
          'The hat was admired. It was his own, the purser told you, that he had lost over the side at Nevis; and he wished to hear how the turtle came by it.',
        ],
      }),
    ],
  },
  'marooned-man': {
    terrains: ['coast', 'desert', 'plains'],
    weight: 2,
    who: { trade: 'marooned man', gender: 'male' },
    toward: 'for',
    openings: [
      'A man in goatskins came running to meet you, shaking with joy, and stopped ten feet away. He had forgot how it was done. “Cheese,” he said at last, with great effort.',
      'Smoke, and a flag made out of a shirt. The castaway had a hut, a garden, and a constitution nailed to a palm. He was pleased to see you, he said, subject to the third article; you would have to be voted on, and there was only himself and the parrot.',
      '“Mind the step,” said a parrot. Behind it there was a hut, of wreck timber, with a step; and from the step a man got up, in a suit of goat, and opened and shut his mouth at you. It was a long time since he had been answered by anything that he had not taught to speak. “Mind the step,” he said.',
      'A goat went by you, and after it, a good second, a man in the skin of another goat, barefoot, with a beard to his belt. He was well past when it came to him what he had seen. He returned on tiptoe. He walked round you, put out a finger, and took it back. If you were the fever again, he said, it would be handsomer to say so.',
      'There were beans, in rows, with a fence to them, and on the fence a board that forbade it. The rest of the law had been left until there should be somebody to break it. The man who came out in goatskins to read it to you had got as far as “Whereas” when his face went to pieces, and he had to hold on by the fence.',
      'You were missed by a coconut, thrown from a good way off. “I beg your pardon,” called a man in goatskins, and came out to you with the next one in his hand. So many of his callers had turned out not to be there. He asked if you would catch it; and when you had he sat down, and for some time said nothing but “Caught.”',
      'A man in the skins of several goats was laying a table for two, with shells. He did it always, he told you, without looking up, since one ought to be ready, and that was your spoon. Then his eye came to a hand that had picked up the spoon, and went by inches up the arm.',
      'There was a row of bare footprints, and you set your boot next to the first. When you had followed them round again to your own, a man in goatskins had set his foot in it, with great care, and held up the other, so as to spoil nothing. He wished to know if they were wearing a heel now in London.',
      'A man in goatskins was being shaved by himself, with a shell, before a tin plate nailed to a palm. He saw you in the plate, over his shoulder. He went on for three strokes more, as one does who has had people in it before; then he breathed upon the metal, wiped it, and you were there still.',
      'The goat wore a bell, and the bell was a thimble. You followed it round a thicket to a hut, where a man dressed in other goats was saying grace over a yam. He came to the end of it and said Amen, and so did you, not thinking; and he laid hold of the table with both hands.',
      'You heard a case being argued, and very warmly. There was one man to it, in a coat of goat, who crossed over whenever he was to answer himself. It concerned the last of the salt. He begged you, without surprise, to sit, as they had been wanting a third; then he put out his toe and touched your boot, and his face changed.',
      'A mat of plaited leaf lay across your way, and nobody’s house behind it. A man in goatskins came running, so as to be standing on the other side. His lips moved for a good while before anything came out. It was “Wipe”; and after a further search, with tears, “your feet.”',
      'A goat was made fast to a post with a very good bowline, and you had stopped to admire it. “Thank you,” said somebody. A man in goatskins stood behind you with his arms full of greens. He had shown that knot to the goat every day for years, he told you when he could speak, and had never had a word for it.',
      'Someone had laid out a street in shells, with two corners to it, and at one corner stood a man in goatskins, waiting to cross. He took off a hat of plaited leaves to you. You took off yours. He had seen people over the way before, it seemed, and they had never done that; and he came straight across without looking, and felt your sleeve.',
    ],
    still: [
      'The castaway had withdrawn a little way off to talk it over with himself. It was growing heated.',
      'The man in goatskins had put a coconut in the chair, and was letting it hear both sides.',
    ],
    later: [
      'The castaway’s hut was gone to the crabs. A constitution of his was still nailed to the palm, and somebody had struck out Article the Third.',
      'The goats had come back, and looked at you as though there had been an arrangement.',
      'A goat came down to you in the man’s own hat, and looked you over for tobacco.',
      'Where the castaway had kept his almanac there was a palm with some hundreds of notches in it and, a hand above the last, one for luck.',
      'The hut had fallen in about its own table. It was laid for two.',
    ],
    offers: [
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Sit down and talk to him of home',
        description: 'He will weep, and it will be about cheese.',
        success: [
          'You told him of Cheshire and Stilton, and of cheese toasted, with mustard. He wept, and got back his verbs one at a time. When it was dark, he told you who had put him there, and where the man’s ship careened, and the hour.',
          'You told him the news: who was dead, what bread cost, and how they wear the hat. At bread he thought of what goes upon it, and cried. He went through a whole Cheddar with you from the rind in, and by the far end could talk like anybody, and told you who had left him there, and beneath which headland they lie up.',
        ],
        failure: [
          'You talked of home. He asked how was the King; and when you told him which King it was, he got up, walked off a good way, and stood there with his back to you.',
          'You told him of home as well as you could, and got the street wrong. He put you right, and then the next street; and by the time that you came to his mother’s door he was past all use, and you were not sure of the number.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Work out how long he has been here',
        description: 'He has kept a calendar in notches; but he had a fever, and there are two Februaries.',
        success: [
          'You went over the post with him notch by notch. Four years and nine days, and today would be his birthday. It set him up wonderfully. He had been six years out, he said, and had been meaning to be old.',
          'You reckoned it by the goats: so many skins to his coat, at so many goats to the year. It came to five years and a kid. By the notches it was nine; but he had cut one, it appeared, whenever he was low. He was so pleased to be given back four years that he sat down there and began to plan them.',
          'There was a notch to a day, and for the fever a fish, since he could not tell how long it was. You had him show you how high the beans were when he lay down to it, and when he got up. “Nine,” you said. He cut them in, and stood straighter at each; and now, he told you, it was for certain Tuesday.',
        ],
        failure: [
          'The sum came to a hundred and six years. You both of you went over it again; and then you saw that the oldest notches were in another hand.',
          'You made it four years, and he made it nine. It came out, upon a recount, that you had begun from different ends, and that he had been cutting them while you talked.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Run with him to catch a goat',
        hurt: 'mishap',
        description: 'It is how he tests people; he does it barefoot, uphill, and is very good at it.',
        success: [
          'You lost him, found him, and came over the crest in time to fall on the same goat together. He laughed, and it astonished him. You were free of his country after that, by acclamation, with the goat abstaining.',
          'You were no use to him on the rise and none on the flat. But going down you fell, and overtook everyone, and were sitting there with a goat in your lap when he arrived. He had not seen that way before, he said. He has since taken it up. You were given the best of the liver, and the freedom of the premises.',
        ],
        failure: [
          'You ran after the goat, and over the crest. There was a drop behind the crest, and the goat had been over it before.',
          'You had the goat between you, and then you had each other. It looked back at that, from the crest.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Watch what he will not look at',
        description: 'He has turned his back on one end of his garden ever since you came.',
        success: [
          'There was a mound there, with a shell border, well kept. There had been two of them, then. You laid your hat on it and said nothing, and by and by he came along, and told you what for.',
          'There were shells set round a place there, about so long, and a cup that somebody washed every day. You went and sat down beside it with your back to him. He worked at nothing, nearer and nearer, for the best part of an hour; and then he was sitting there too, and gave you the other one’s name.',
        ],
        failure: [
          'You watched him; and he, who had not been looked at for four years, could not endure it, and took to the scrub with your name in his mouth like a bone.',
          'You looked where he did not, and he moved so as to be in the way; you moved, and so did he. It was done with great politeness upon both sides, for an hour and a half.',
        ],
      }),
    ],
  },
  'vote-at-the-mast': {
    terrains: ['ocean'],
    weight: 2,
    who: { trade: 'ringleader of the vote', gender: 'male' },
    toward: 'against',
    openings: [
      'A sloop without a captain had your boat in tow, and had given you the say in where she went. All her hands were called to the mast. The question was whether you should go on having it. The ringleader had it in writing, eleven names, in a ring, so that no man’s should be first.',
      'There was a black spot in the bread. You were at dinner aboard a brig that had lost her captain and borrowed you, with your boat astern. The whole mess was chewing, and looking at the beams; her sailmaker had on his clean shirt, as for a hanging. There was to be a vote at the mast, you were told, when you had finished, and it was about you.',
      '“It is nothing against you,” the cook of the sloop said. They had taken you aboard to say where she should go, having nobody who could; and when you came on deck they were all there, abaft the mast, looking at their feet. There was a paper, with their names in a ring, to put you out of the say.',
      'They had asked you aboard to say where their ship should go. Now you found the two watches sitting in one heap beneath the mast, with a hat in the middle and dried peas going into it, white and black, and the ringleader reading out what each stood for. You were the black. He said that you were just in time to vote.',
      'You had the say aboard a schooner that was towing you, her captain being dead; and her people had voted you a chair. It stood by itself at the foot of the mast. The ringleader had eleven names on a paper, in a ring, and on another paper three complaints; he hoped that you were comfortable, as the first of them was the peas.',
      'It was so still aboard the ship which you were piloting that you could hear the pen. Each man put his name to a ring of names, and would not look up. Whoever stood in the middle was to have no more say in where she went. The ringleader brought it to you last, for form; and the name in the middle was yours.',
      'You had the say aboard a sloop, being the only one who knew where she was. The watch below had come up, and the watch on deck had not gone down. They let you by as far as the mast. There the ringleader spoke his piece with his eyes shut: that they had nothing for you but respect, and that eleven had signed to put you out of the say.',
      'A brig had taken your boat in tow, and you for a pilot. Now your cup had been turned down at her table. On deck they stood round their articles, bareheaded. The ringleader had a speech on his cuff: eleven hands had signed in a ring to have you out of the say; and there were three complaints, if you would care to hear them read.',
      'They had given you the captain’s cot, since he had died in it, and the say in where the ship went. Her bell was struck eight times at the wrong hour. It brought you up in your shirt. All of them stood about the mast, washed; there was a round robin of eleven names, and the ringleader held it out by the edges, as the ink was wet.',
      'You had gone aboard a strange sloop to tell them where they were, and been given the say in where they went. Now a barrel stood below her mast, with a Bible on it and a paper under a pistol. “It is about the say,” the ringleader told his shoes. He had got eleven to sign, in a circle; and would you step up and be complained of?',
    ],
    still: [
      'The show of hands had come out even, and a hand was being sought to break it. The parrot was spoken of.',
      'A paper was going round, with a ring of names on it. There were twelve in the ring by now, and one of them was a mark like a hen’s foot.',
    ],
    later: [
      'The same ship went by you there, hull down, and dipped her flag. As far as you could see nobody in her was voting.',
      'A paper floated there with eleven names in a ring. Three had added, small, that they were not well at the time.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Stand upon a cask and answer them',
        description: 'They have three complaints, of which two are just.',
        success: [
          'You granted two of their three complaints, and sang the third, to a tune they knew. By the refrain half were stamping, and the paper with their names had gone over the side. Their quartermaster said afterward that he had never seen anybody so hoarse so loved.',
          'You asked to have the first complaint again, slower, and agreed with it. You agreed with the second before it was out. At the third you inquired who had been cook that week, and eleven heads turned. When order had been restored the paper was found to have been trodden on, and nobody could say any longer where the ring began.',
        ],
        failure: [
          'Of their three complaints you granted two. Upon the third the head of the cask gave way.',
          'You answered the first of their three complaints so well that they thought of a fourth.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Read out the articles they signed',
        description: 'There is a clause; there is always a clause; pray that it is on this page.',
        success: [
          'Article nine: no vote to be held on a Friday, nor in liquor, nor within soundings. It was a Friday. They sounded, and they smelled one another’s breath, and it was held to be a very sound article.',
          'By article four, you read out, whoever moves to put down another must stand himself, and whoever stands is first to treat the company. The ringleader looked at the company. He had been thinking aloud, he said, and no more than that; and the paper with their names on went back along the deck from hand to hand, smaller each time, until there was none.',
        ],
        failure: [
          'Article nine, you read. It had been struck out, in a very fair hand, on the occasion of the turtle.',
          'You read out article six, in a firm voice. It was the one about who may be voted out, and how quickly.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Call out the ringleader to a match',
        description: 'Pistol, then cutlass, first blood; he has done it before, and owns his own surgeon.',
        success: [
          'He fired wide, from temper. You fired at his hat, from kindness, and had him disarmed and seated before the hat came down. A crew will forgive almost anything that was neatly done.',
          'His ball took a button off you. Yours was still in the pistol, and you let him look at it for as long as it takes to think of one’s mother. Then you fired at the sky, and handed him your kerchief for his forehead. It was agreed, as they swabbed the deck, that there had been a vote, and that you had won it.',
        ],
        failure: [
          'He fired from temper, and straight. It seems that temper was what he aimed with.',
          'You turned upon the word, and your pistol went off on the way round. He walked up with his, and took his time, and asked only that you should hold still.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Broach the last of the good wine for all hands',
        description: 'It was being kept for a wedding, or a siege.',
        success: [
          'You stood at the cask and served it out yourself, to friend and foe, a gill and a gill. It is hard to depose anybody while holding what one has just been handed. They put it off to the next calm.',
          'It might have done for your burying, you told them, but you would sooner be there. They drank to you. They drank to several things that you had done, of which you had yourself forgotten one; and by the lees the ringleader had his arm about your neck, and would vote for you, he swore, against any man living, and named himself.',
        ],
        failure: [
          'You served it out. It had turned; and after that the vote was, for the first time in the history of the ship, unanimous.',
          'Somebody had been before you, with a gimlet, and had put in water up to the mark. All eleven looked at you. It was you who had called it good.',
        ],
      }),
    ],
  },
  'eleven-cairns': {
    terrains: ['coast', 'swamp', 'hills'],
    weight: 2,
    openings: [
      'There were eleven heaps of stone along the ridge, in a line, each with a clay pipe laid on it, bowl to the sea. Number twelve was only dug. A spade stood in it; and the handle was still damp from somebody’s hands.',
      'A chart had been cut on the flat of the rock with a knife. It showed this ridge, this rock, eleven heaps of stone in a row, each with a pipe on it, and a hole for a twelfth; and by the hole stood a small figure, in just such a coat as you had on. You looked along the ridge. It was all there, with a spade.',
      'Whoever it was took a pride in his edges. Along the ridge were eleven heaps of stone, dressed like a wall, and the clay pipe on each had been laid square across, with its bowl to the sea. For the twelfth he had got no farther than a hole. A spade stood by it with a coat on the handle, and the coat was warm.',
      'Tobacco had been put out for them: a pinch upon a leaf, at each of eleven heaps of stone, next to a clay pipe with its bowl to the sea. You went along the ridge from leaf to leaf. At the last there was no heap as yet, only an open hole, and a spade; but the leaf was there, and the pinch.',
      'Somewhere ahead a spade was going, and it stopped. You came over the rise on eleven heaps of stone, with a clay pipe on the top of each, and a hole begun next to the eleventh. There was no one. The spade stood up in the bottom of it, and was still trembling a little from having been let go.',
      'It was the pipes that you saw first, eleven clays in a row with their bowls to the sea and nobody’s mouth at the other end. Under each was a heap of stones. For a twelfth the stones had been got ready on one side and the earth thrown out upon the other; between them was a hole of about your length, and a spade to close it with.',
      'Somebody had been tidy. Eleven graves, or something that passed for graves, ran along there at one distance from each other, with all the stones of a size; a clay pipe lay upon each, and that on the last was warm. After it a twelfth had been marked out, with string. It was dug to the knee, and they had left you the spade.',
      'Somebody had been digging a hole there about as long as you, and had left off so lately that the earth was running back into it. Eleven more lay alongside, filled, and heaped with stones. On each heap was a clay pipe, with its stem to the land, as a man lays it down who means to take it up again after dinner.',
      'But for the pipes you would have thought that it was where they dry the fish. There were eleven long heaps of stones, and a clay upon each, at about the height of the mouth; there was a twelfth place, opened, and a spade. There was a smell of tobacco also, and of a better sort than the dead can get.',
      '“No. 1” had been scratched, with a spade, at the head of the row, and you walked along it. There was a heap of stones and a clay pipe, and a heap and a pipe, as far as eleven. Then the earth had been opened, and the spade left; and the number was there already, with a neat stroke under it.',
      'You had sat down upon a heap of stones to empty your shoe, and were lacing it before you noticed that there were ten more. They ran along the ridge as straight as a pew, with a clay pipe on each. At the end came a hole, quite new, with a spade in it, and turf laid to one side to go back on top.',
      'A land crab was going along the ridge, from one heap of stones to the next, with a look into every pipe. There were eleven; they were clays, and lay with their bowls to the sea. At the twelfth place it stopped. That was only a hole, and a spade, and earth still dark from turning; and the crab looked round at you.',
      '“Mind the edge,” you told yourself, having all but gone in. It was a grave, or a good beginning at one, and the spade stood in the corner of it as in a cupboard. The neighbours were at home. Eleven lay along the ridge under stones, with a clay pipe apiece, and the nearest, you could have sworn, had been drawn on since you came.',
      'It was no place for a garden, but it had been laid out like one: eleven beds of stones, raked round, and for a label at the head of each a clay pipe with its bowl to the sea. The twelfth was being got ready. It was lined off and half dug; and across it, for whoever should go on, lay the spade.',
    ],
    still: [
      'Nothing stirred, unless it was the palms. The hole waited, square as a hatch.',
      'One of the pipes had begun to smoke, a little. It may have been doing so before.',
      'The spade was on the other side of the hole from where it had stood. You had looked away for about as long as it takes to sneeze.',
      'A little earth ran into the hole by itself, and left off. Somebody in the palms was chewing.',
    ],
    later: [
      'Twelve cairns. You went along the row and counted them again from the other end.',
      'Somebody had laid a pipe on the twelfth of those heaps as well, a new one, never smoked.',
      'The spade had been set up at the end of that row, and something was growing on the handle.',
    ],
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Dig on where they left off',
        hurt: 'mishap',
        description: 'Five feet of it, in somebody else’s hole, with your back to the trees.',
        success: [
          'At five feet the spade said wood. It was a door, laid flat; and underneath it were sixteen people from the wreck of a slaver, living, looking up at you, with a knife apiece. You held down your hand to the nearest.',
          'You were down to your chin when the spade rang. It was a ship’s stove; and a voice came up the flue, and asked if the militia had gone. You lifted it off. They climbed out past you one at a time, eleven of them, the late owners of those pipes, and each held out his hand to you for his own.',
          'At four feet you struck a plank, and it struck back, twice. You knocked, and it knocked. When you had been through such tunes as you had in common it was pushed up by a dozen runaways from the indigo, who had gone to earth at the word of a search, with a keg and a goat; and they handed you the goat to hold.',
        ],
        failure: [
          'At five feet the sides came in, and there you were, planted like a cabbage. Somebody among the palms began to laugh and could not stop.',
          'You dug to the waist and came on a notice, painted on a board, that this one was taken.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look into the bowl of the eleventh pipe',
        description: 'A dead man’s pipe keeps his last breath, and now and then his last errand.',
        success: [
          'Rolled up small in it, and browned at the edge, was a strip off a muster-book, with a bearing. You took the bearing. It ran to a split rock; and from beneath the rock two eyes told you it was about time.',
          'There was a plug of wadding in the bowl, and in that a tooth, with a line cut on it no longer than a comma. You held it against the ridge until it fitted. It pointed along the ten others to a bush; and the bush, when you had looked at it for some time, owned to being a lookout, and put up its hands.',
          'It had been packed with tea, and nobody does that to a pipe that he means to smoke. You tipped it out in your palm. Among the leaves was a flint with a nick filed in the edge; you put the nick to your eye, along the stem, and in it, very small, was the man who had been watching you.',
          'It had been bitten off short, in temper, and the bit was not on the heap. You found that ten yards on, in the print of a heel. You followed the heels as far as a hollow under a fallen palm; and there sat the owner of the pipe, keeping watch, with nothing to smoke.',
          'There was a hair stretched over the bowl, as one puts it to a drawer. It was grey, and ran down among the stones and off to the left, and was not hair but fishing-line. You gave it two pulls. Forty feet away a bell rang beneath a bush, and somebody said a thing about his dinner, and came out to see who had called.',
        ],
        failure: [
          'Ash. You blew in it, to be certain, and it blew back.',
          'You got a finger into the bowl and could not get it out. You stood there with eleven graves to one side of you and a pipe on your hand, and the palms shook.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Hail whoever is watching from the palms',
        description:
          'They have had you under their eye for an hour, and have not yet fired; make what you can of that.',
        success: [
          'You gave your ship, your captain, and your opinion of the captain. There was a guffaw from the trees. Out came a man as long as a boathook, whom you had last seen hanged at Wapping, and had drunk to.',
          'You called that you had tobacco, and there was a debate. It ended in a scuffle. An old gunner came out with a clay in his mouth, who had sailed with you twice, and had been buried, he said, eleven times on this one ridge; it kept strangers off the water. The rest came after him, one by one, each to his own pipe.',
        ],
        failure: [
          'You hailed. They replied by the usual post; it took off your hat, and some of what was under.',
          'You called out that you came in peace, and your voice broke upon it. There was a pause, and then it was done for you again, from four sides, with the break in it.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'none'], {
        action: 'Go back by your own tracks and quietly',
        description: 'Half a mile in the open; walk as though you had left something behind.',
        success: [
          'You strolled. You even whistled. You were on the far side of the next rise when the row behind you grew eleven men, all with a hand to their eyes, and none in a hurry to run.',
          'You patted your pockets, as people do who have come out without their tobacco, said a word, and went back down. Nobody would shoot at that. You were out of range before it was borne in upon whoever it was; you heard a spade being thrown down.',
        ],
        failure: [
          'You had got to where you came up, and a man was sitting there upon a stone, across your tracks, with the end of a rope.',
          'You went softly, backward, with your eyes on the palms, and sat down upon somebody who had been left there to mind the path.',
        ],
      }),
    ],
  },
  'mangrove-careen': {
    terrains: ['swamp', 'coast'],
    weight: 2,
    openings: [
      'Up the creek lay a sloop hove down on her side like a dead cow, half her bottom scraped and her guns in the mud. Her people sat round about her with fever, too weak to turn her over; and the water was making.',
      'You heard a mallet among the mangroves, very slow. A sloop was lying there on her side with her planks bare, and nine of her people lay about her in much the same state. The tenth was caulking. He did three strokes, and held on to her until he could do the next; and the water had turned.',
      'The mangroves shut behind you. Then round a bend there was a sloop on her side in the mud, with her seams open, and her people among the roots under an awning, shaking with fever; a barber was shaving one of them, and both took up pistols without interrupting the shave. You might come on, they called, if you could caulk; it was coming up to high water.',
      'The creek smelled of pitch and of sickness. A sloop lay over in the mud with her keel out, hauled down by her masthead to a tree, and all her people were slung in hammocks among the roots, and shook in time, so that the mangroves rattled. One had the strength to raise a hand. It pointed to the water, and after that to how high the water would come.',
      'You took the sloop for a stranded whale until you made out the seams. Her people had hove her down to scrape, and the fever had come among them; it had got as far as the carpenter, with the mallet in his hand. Four could still sit. They sat in a row to watch a stick in the mud, and told you what notch the water was at.',
      'A sloop had been put to bed in the mud, on her side, and then her people had gone to bed too. They lay among the roots in rows and shook. One had on a captain’s hat above his blanket; and he begged you, if you had come about the rent, to be quick with it, as he was expecting the sea.',
      'Someone in the mangroves was counting backward, in a weak voice. It was the strakes that were still out of the water. There lay his sloop, hove down, half of her scraped and half of her in a beard; and there lay her crew, about as green as the beard, with one mallet among them all. He had got to nine.',
      'They had taken the guns out of the sloop and hauled her down by the mast, to have her scrubbed, and caught the fever out of the same mud. The one who was cook that week went round the hammocks with a bucket, on his knees. She would float at high water, he told you, or else she would fill; he had been meaning to see to the seams.',
      'A hat hung on a root, and on the next a wig, and farther in a wooden leg, and so one came to the sloop. She lay upon her side with her seams open to the creek. Her people had grown hotter as they went, said one who lay under her, and had put things down; and he would take it kindly if somebody looked at the water.',
      'Nine pairs of feet stuck out in a row from beneath a sail, and not one of them was still. Next to the sail lay the sloop, over upon her side, with old oakum hanging out of her. The tenth was propped up with a pistol, against the crabs. He would shoot you, he said, only that he wanted somebody for the mallet, with the water making.',
      'There was a doctor’s flag, and past it a hull, heeled over in the slime with her seams raked out. Her people had been scraping in a line, from the stem aft, and had sickened in a line. You could see by the weed where each had lain down. The one at the rudder still had his scraper; he pointed with it at the creek, which was coming in.',
      'You thought that it was an oyster-bed, clicking, and it was teeth. They belonged to the crew of a sloop, laid out along the bank under whatever they had, while she lay by them with no more caulking in her than a basket. A boy had been left on his legs. He ran to you with the mallet held out, and behind him the water was feeling along her keel.',
    ],
    still: [
      'The water had come up another strake. Small crabs were walking up the roots ahead of it.',
      'The water had found the lowest of her seams, and was going along it with a small sipping noise.',
      'They had shifted the lowest hammock one tree up, and then, after a look at the creek, the next.',
      'Somebody’s wooden bowl had floated off the bank, and gone in at a seam of hers as though it were expected.',
    ],
    later: [
      'Mud, and the print of a hull in it. Already there were oysters along the line of her keel.',
      'A caulking-mallet hung there on a root, by its lanyard, for whoever should be next.',
      'Nothing was left at that bend of the creek but a ladder, standing by itself in the mud, with a crab on the third rung.',
      'The mangroves had a black line along them there, of pitch, about as high as a sloop’s side.',
    ],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Caulk her before the flood',
        description: 'Forty seams, in a hurry, on your back, in mud with things in it.',
        success: [
          'You caulked her by the light of a burning root, hammering as if for wages. When the water took hold of her she groaned and sat up, like Lazarus, and did not leak but in two places, and those had been there before.',
          'You worked along ahead of the water, from the keel up, with oakum in your teeth. It had you by the knee at the thirtieth seam and by the belt at the last. Then she rose from under your mallet, stern first, and stood. One of the sick laid his ear to her planking. She was dry enough for gentlemen, he gave out, and fainted.',
          'There was no oakum after the second seam. You drove in what they had: shirts, a hammock, the log of the voyage, leaf by leaf, and a wig. She lifted. She stood there in the stream, weeping a little from the wig, and the men, with their teeth going, gave you their word that it was the driest she had been since Nevis.',
          'You took the seams as they came to be drowned, the lowest first, and sang out the number of each, in order that somebody should be counting. By the twenties they were singing it back. At forty you rolled clear; and the water went up along her side as one goes along a wall, feeling for the door.',
        ],
        failure: [
          'There were forty seams, and you had caulked nine-and-thirty. The sea came in by the fortieth and inquired for the person in charge.',
          'The oakum held out, and the pitch did, and it was you who did not: at the last seam but two you lay back for a moment, and the water lay down on top of you. They got you out with a boathook. She had a good deal in her by then.',
          'You went at it from the top, where one can get at things. It was beautiful work, and dry as a drawer. The water came in at the bottom, where one can’t.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Man the capstan and right her',
        description: 'It was made for thirty men, and there are you and four with the shakes.',
        success: [
          'You put your chest to the bar. Nothing; nothing; then a pawl clicked. You got a click to every verse of the bawdiest thing you knew; at the nineteenth verse she stood upright and the sick men cheered, lying down.',
          'Four of them came to the bars on hands and knees, and hung there for ballast. You walked round, and trod upon nobody. She thought about it for three turns. Then the mud let go of her, with a kiss, and all her pots and pans went home across the deck; and they lay where they had dropped, and told each other who had pushed.',
        ],
        failure: [
          'A pawl slipped. There is nothing spins like a capstan going the wrong way, nor that so cures a man of standing near one.',
          'You had her up by a foot when the four let go together, to cough. She went back with all of it, and you went round with the bars until there were no more bars.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Nurse them through the fever',
        description: 'Bark, water, and holding down; you may have it yourself by Sunday.',
        success: [
          'They raved of their mothers for four nights and on the fifth they swore at the cook. It was the loveliest sound. The captain of them, a mere rag, signed to you where his pilot-book was kept.',
          'You held heads, and bark-water, and the big one’s wrists. For three nights he took you for a Mrs Pardoe and made you promises. On the fourth he opened an eye and asked what the devil you were doing in his hammock. They were all through it by dinner; and one of those promises, a pilot-book, had been given to Mrs Pardoe before witnesses.',
        ],
        failure: [
          'You sat with them until you began to see that there was one man more than there were hammocks, whom the rest had not mentioned, and that he wore your shirt.',
          'You measured out the bark to all of them by the spoon, and it was the tar. It was got down before anybody spoke. They were no worse, but they asked to be left alone with it.',
        ],
      }),
    ],
  },
  'maroon-village': {
    terrains: ['forest', 'mountains', 'hills', 'swamp', 'plains'],
    weight: 3,
    who: { trade: 'maroon captain', gender: 'female' },
    toward: 'for',
    openings: [
      'A drum was talking in the trees, and another answered. Then the path had people on it: men and women who had been slaves on the coast and were so no longer, with cane-bills, barefoot. The one in a bishop’s hat wished to know whose dog you were.',
      'You came on cassava, in rows, where no map had so much as a hut. A grandmother sat among it with a musket across her lap. She said the sea was that way, where your sort came from, and that she would count.',
      'There was not a leaf on the path. You stood still to think about that; and there were people to the left and right of you, standing among the leaves as leaves do, with cane-bills. They had all walked away from the sugar. One in a bishop’s hat asked what estate had sent you to fetch her back, and how you had thought of doing it.',
      'A smell of cooking had drawn you off your way. There were twenty hammocks, with no one in them, and a pot, and a drum that hummed yet from the hand. When you turned about the path was full. They had been slaves upon the coast; and the woman in front, who had on a bishop’s hat, inquired what you had come to sell, and to whom.',
      'A boy of six was walking ahead of you with a drum under his arm, and did not look round. Where he stopped, you stopped. He struck it twice, it was answered from four sides, and they came out of the green to him, with the scars of irons on their ankles, and cane-bills. “It walks like a sailor,” he reported, to one in a bishop’s hat.',
      'There was a string across the path with shells on it, and you had stepped over and were pleased with yourself. Then there was the second. All round you the leaves got up, and were people, who had been entered on the coast in one book with the mules, and had cane-bills. “They never look for the second,” said a woman in a bishop’s hat.',
      'You had been whistling, and someone in the trees was whistling it with you, a little better. It went ahead, and you went after. It brought you in among sixty people with cane-bills, who had been property and had mislaid themselves; and a woman in a bishop’s hat took two fingers out of her mouth, and asked who else had heard you.',
    ],
    still: [
      'The drum had gone quiet, as one does the better to hear a child make its excuses.',
      'Somewhere out of sight the pounding of meal had been taken up again. Nobody in front of you had moved.',
    ],
    later: [
      'The cassava had been dug, and the path moved. A bottle hung from a bough, to mark where one should wait to be seen.',
      'Not a hut of it was left, and the yams were out. Where the drum had stood there was a round place, trodden smooth, with a feather laid in the middle.',
      'They had gone, and had taken the doors. One set of small footprints came back by itself as far as a hearth, and went off again, deeper, with something carried.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell them who you have robbed',
        description: 'Name the planters, the ships and the sums; it is the only reference you have.',
        success: [
          'At the third name there was a murmur, at the fifth a stool. A woman asked whether you had happened to notice how he looked. You did how he looked. They made you do it again for those at the back.',
          'You named an estate, and the sum; and then the next. Somebody was fetched who had dusted there, and she wished to know what had become of the clock in the hall. It went over the side, you said, striking. She had to sit down on the ground. A bowl was put in your hand by a person who had been holding a cane-bill.',
        ],
        failure: [
          'At the third name a young man with a scar inquired, softly, who it was had bought the cargo of that ship from you, and for what it had been entered in the book.',
          'You gave them six names, and were asked for the date of the third. It had been a Friday. There were two present who had been in the hold of her that Friday, and they helped you out with the rest.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Lay down your arms and show your hands',
        description: 'You will have to trust them; it is no more than they would have to do.',
        success: [
          'They looked at your palms, and ran a thumb across the ridges that a rope leaves. It was not the same as a cane leaves, but it was a cousin. Food was fetched. Your weapons lay on the mat the whole time, and nobody looked at them.',
          'You put them down in a row by size and stood off with your palms up. A man came to read them, who had been sold with a rope-walk. There was the hemp, he said, and there the tar; and you were let stand in line with a gourd. Your arms lay where they were, and a hen had gone to sleep on them.',
          'You laid them down and took three steps away from them, which was two more than you were asked for. It was an old woman who came. She turned over your hands, and then, to be just, your cutlass, and found that the hands had done the more work. There was a pot on; you were moved up to it.',
          'You unbuckled, and had then to hold up your breeches. Somebody laughed behind the palisade and was told not to; but it could not be got back. You were given a piece of cord for them, of their own twisting, and after that a bowl, and were asked what else you could do without.',
        ],
        failure: [
          'You laid them down. They were taken up, and examined, and the flints removed; and you had it all back from them in a basket at the edge of the sea.',
          'You laid them down with such a flourish that one went off. It hit the pot. There was no more to be said after that than there was in the pot.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Show them the militia’s road upon a chart',
        description: 'It is worth a great deal down in the town; you would be giving it away.',
        success: [
          'You drew it in the dirt: the ford, the guns, the day. The one in the hat put her foot by the ford. “Here,” she said. A week later there was talk of it in every port; you had another name for that ford by then, and a passage through those hills for life.',
          'You laid out the militia in beans: so many at the ford, so many at the still, a large one for the officer. She moved him. He dined with his sister of a Tuesday, she said; but the guns were news, and the day. You were given a boy in front, to show you the way through, and another behind, to rub it out.',
        ],
        failure: [
          'You drew it in the dirt. She bent down and corrected it in three places; they had a cousin in the Governor’s kitchen.',
          'You drew them the whole of it, bridges and all, and stood back. A child asked which side was up. You found that you could not say.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Dive off the path and down the gully',
        hurt: 'blow',
        description: 'They have run these woods from men with dogs; you have run mostly upon decks.',
        success: [
          'You went down that gully like a barrel. It was a long time before there was silence behind you, and when it came it was amused. Someone tossed your hat down after.',
          'You went over the edge sitting down, and a good deal of the country came with you. At the bottom you lay among it and did not breathe. They looked over, up there, in a row; it was put to the vote, by the sound of it, and carried, that nobody who left like that could be working for anyone.',
        ],
        failure: [
          'You dived. They were at the bottom before you, sitting, with a yam.',
          'You took the gully at a bound. It was not the gully; the gully was the next one, they told you, when they had got you down out of the fig.',
        ],
      }),
    ],
  },
  'governors-ball': {
    terrains: ['plains', 'hills', 'forest', 'desert'],
    weight: 2,
    openings: [
      'A coach stood in the sugar-cane with a wheel off. Four guests for the Governor’s ball sat in it in powder and masks, fanning. They had been expecting highwaymen, and were put out that it should be only you.',
      'The Governor was giving his ball with every window open; in order, he said, that people might see there was nothing to be afraid of. You could hear the fiddles. On the road to it, in the cane, a coach had lost a wheel, and in the coach sat four masks, who were afraid. One, a lady in green, asked in a small voice if you were the wheelwright.',
      'Four masks looked at you out of a coach: a cat, a nun, a sultan and something with a beak. It had sat down on three wheels among the cane. The fourth had gone on a little way to the ball without them, and the coachman further. A lady in green held out her purse, to have it over; from beyond the cane came the minuet that they were missing.',
      'It was the horses that you met first, going home, with their traces cut. Then in the cane stood a coach, down by one corner; and in the coach were four people with other people’s faces, on sticks, whose coachman had gone for help. They could hear the Governor’s fiddles from there. The lady in green lowered her face, to see whether yours came off.',
      '“Stand,” said a voice, and then, “no, do sit, if there is room.” A coach had gone down on one axle between two walls of cane, on its way to the Governor’s. There were four in it, powdered and masked; they had been practising what to say to robbers, the lady in green explained, and you were before your time. She had to raise her voice for the fiddles.',
    ],
    still: [
      'The fiddles had begun on the minuet again, from the top. It was noticeable that they had not been asked to.',
      'A fan had come out at the window of the coach, and was beating time to something, not the music.',
    ],
    later: [
      'Trodden cane, and one satin slipper. Something small had moved into the toe, and had people in.',
      'A gap in the cane had been closed there with half of a coach-wheel.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Introduce yourself as the Dutch envoy',
        description: 'You have some Dutch, it is all from one ship; and the lady in green has been in Delft.',
        success: [
          'You kissed four gloves and swore in Dutch at the mosquitoes. The lady in green gave you a long look; then she gave you her arm. “His Excellency,” she told them, “is just as I recall him”; and you had all the news in the island before the ices.',
          'You bowed as the Dutch do, from the neck, and said three words that you had by heart off a cask. The lady in green thought them over. “The Envoy is enchanted,” she told the rest; and she interpreted for you all through supper, and let you know afterward, behind her fan, what you had said, and what they had told you for it.',
        ],
        failure: [
          'The lady in green had been in Delft. She replied to you at some length, with her eyes growing rounder, and then asked if it was customary there to speak so to a horse.',
          'You gave your name as Van der something, and one of the masks took his off. He was the Dutch envoy.',
        ],
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Put the wheel back on',
        description: 'In the mud, under the eyes of quality, with a spoke for a lever.',
        success: [
          'You set your back to the axle and up she came, guests and all. They clapped, as they would at a play. One of them, masked, put his head out as they drove away, and advised you not to be in that harbour on Tuesday.',
          'You had it up off the bank and on to the axle in one heave, with a spoke gone and your language with it. They had all leaned to the other side, to help, and so it stayed. The lady in green let down the glass as they moved off, and told you which of the sentries at the fort was short-sighted.',
        ],
        failure: [
          'Up she came, on your count, guests and all; and went on over.',
          'You got it on, and stood back for the applause; and it was the wheel upon the other side that came away.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Slip off through the cane',
        description: 'It cuts like paper, and there is an overseer with a horn.',
        success: [
          'You went along the row on hands and knees, while behind you it was being disputed whether you had been tall. Rats ran before you. You came up out of it green, and scratched, and at large.',
          'There was a ditch between the rows, and you got to know it. You heard an overseer’s horn once behind you, and once to the side, and then a long way off, arresting somebody else. The cane let go of you at the other end with your coat in ribbons, and very sweet.',
        ],
        failure: [
          'You slipped off into the cane. They were burning it, as it happened, from the other end.',
          'You slipped off between two rows, kept straight on, and came out by the coach. They clapped, and begged you to do it again from the other side.',
        ],
      }),
    ],
  },
});

export const piratePursuits: readonly Pursuit[] = pursuits('pirates', {
  'take-the-noon-sight': {
    places: ['ocean', 'coast'],
    ...does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Work up the reckoning from the log',
      description: 'A wet slate, three sorts of guess, and as long as it takes in figures.',
      success: [
        'Log, lead, and a fair guess. You pricked it on the chart, and for once it fell in the water. There was a shoal to leeward that you had not been told of, and beyond it the place where a careful man would bury something.',
        'A steady deck and a clean horizon; it does not happen twice in a month. You had her to within a mile, and knew by supper what the last three captains had got wrong, and on which reef.',
        'You took the log, and what the log had left out, and the set of the current by a biscuit over the side. It made a very small triangle. In the middle of that, when you had brushed off the crumbs, stood an islet, and the last owner of the chart had been at some pains to scratch off its name.',
        'So many knots for so many glasses, and something off for the temper of whoever held the glass. You pricked it down. The lead said sand and shell, and the chart said sand and shell; and an inch to the north was a creek, with a cross by it in a different ink.',
        'Of your three guesses two agreed, and the lead sided with them. That gave you the bay. In all of it the chart had a single sounding that somebody had taken any trouble with, off a cove without a name; and nobody measures a cove to the half foot who does not intend to come in there heavy.',
        'You began from the last thing that everyone had seen, which was a church, and reckoned on from there by the half-glass. It came out, to your surprise, where you were. Going back over the figures for the mistake, you found one, and it was the chart’s: there was an island in the wrong place, and another, not named, in the place of that.',
        'Speed by a chip of wood, leeway by your thumb, and the variation out of a book whose owner had drowned. You ruled the lines, and they met on a speck that you had supposed to be fly-dirt. It did not come off. With a glass to it, one could read how many fathoms, and in which corner it was good to dig.',
      ],
      failure: [
        'You worked it twice, and by the one you were off Madagascar. By the other you were thirty leagues up the Orinoco, in a church.',
        'You worked it three ways and had three answers, and put the pin in the middle. It was a mountain.',
      ],
    }),
  },
  'scrub-and-vote': {
    places: ['ocean', 'coast', 'swamp'],
    ...does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Scrape weed along the waterline',
      description: 'Hanging in a loop of rope with the sharks taking an interest.',
      success: [
        'You cleared the whole of one side by the dog watch. She would be half a knot the faster for it; that is the difference, in the end, between a pirate and a hanged one.',
        'You got under the turn of the bilge with a blade on a stick. It came away in sheets, with mussels. When you had hauled up and looked, she sat in the water like a duck that has remembered it is one.',
      ],
      failure: [
        'The loop slipped, and you went down among the weed that you had scraped, which had company in it. You were back aboard without having used the rope.',
        'You scraped for an hour, with a will, and the next thing that you heard was the cook, below, inquiring who had opened a window.',
      ],
    }),
  },
  'tavern-table': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Buy nobody a drink and be bought several',
      description: 'You must have a story, and it must be against yourself.',
      success: [
        'You told them how you once lost a goat. By the third mug you had two pilots, a clerk in the Customs, and a widow who let rooms to the garrison. Each told you a little something in return.',
        'You sat down by the one man there who was not talking, and did not talk. It took two hours. Then it all came, without a stop for breath, as far as the name of the inlet.',
      ],
      failure: [
        'You told them how you once lost a goat. It was the goat’s owner who had bought the second round.',
        'You told a story against yourself, and against a goat. It was heard to the end, and the whole room was for the goat. They drank to it, with their backs to you, until the candles were put out.',
      ],
    }),
  },
  'fence-cellar': {
    places: ['city'],
    ...does(['trade', 'perception', 'medium', 'none'], {
      action: 'Go to the cellar where no receipts are given',
      description: 'He buys by weight, by candle, and with his foot upon a trap-door.',
      success: [
        'You saw his thumb on the scale, and laid yours on the other pan, and the two of you considered each other with esteem. He paid. He sent a boy to see you out by the dry way.',
        'He offered, and you laughed; you asked, and he did. It is as good as a dance. By the last candle you were each persuaded of having robbed a decent man.',
      ],
      failure: [
        'You were so intent upon his thumb that you had not remarked what you were standing on. It was a trap-door.',
        'You had the better of him by the scales, the candle and the sum; and then he put his foot down, and the trap-door opened.',
      ],
    }),
  },
});

export const pirateFinds: readonly Find[] = [
  {
    places: ['coast', 'ocean'],
    item: item('Boatswain’s call', 5, 'Silver. It still has somebody’s breath in it.'),
    told: [
      'You blew it, and everyone in hearing got up before he knew why.',
      'It had been worn on a ribbon, by the mark, and the ribbon had been cut.',
      'A crumb had got into the mouth of it, and it piped, until you had shaken that out, with a lisp.',
      'You laid it to your lip, and stood up straighter without having been asked.',
      'A lady’s initials were on the keel of it, and they had been kept polished.',
      'It had toothmarks, from some long wait between orders.',
    ],
  },
  {
    places: ['coast', 'swamp', 'plains'],
    item: item('Clay pipe', 1, 'Broken short, the way that men do who smoke in the rigging.'),
    told: [
      'The bowl had a face on it, and smoke had given the face a great deal of experience.',
      'It drew, a little, through somebody else’s tobacco.',
      'There was a ship stamped on the bowl, going the other way.',
    ],
  },
  {
    places: ['city', 'coast', 'forest'],
    item: item('Bottle of Canary wine', 6, 'The label says that it is vinegar, for the Customs.'),
    told: [
      'You shook it, and it did not sound like vinegar.',
      'Somebody had scratched the level on the glass with a stone, and then another level, lower, and the date.',
      'The cork had been drawn once, and put back by someone with a conscience, or company.',
      'It had been packed in a stocking, and it was not a sailor’s stocking.',
    ],
  },
  {
    places: ['ocean', 'coast', 'city'],
    item: item('Empty instrument case', 9, 'Sharkskin and brass. What it held is a matter of regret.'),
    told: [
      'The velvet had kept the shape of it, so that you could see how large a regret.',
      'A card in the lid begged whoever found it to send it, with what was in it, to a widow at Deptford.',
      'It shut with a click that had cost a good deal.',
      'There was a biscuit in it, in the place of honour.',
      'The key was in the lock, there being no more reason why not.',
    ],
  },
  {
    places: ['forest', 'hills', 'mountains', 'swamp'],
    item: item('Obsidian knife', 8, 'Older than Spain. It will part a hair, and an argument.'),
    told: [
      'It was chipped to an edge by somebody who had never heard of you, nor of iron.',
      'You tried it on your thumb, and found out afterward that you had.',
    ],
  },
  {
    places: ['coast', 'ocean', 'desert'],
    item: item('Scrimshawed tooth', 7, 'A ship under full sail, and a woman whose face was to be done later.'),
    told: [
      'He had got her hands to the life, and every rope.',
      'It had been done with a sail-needle, by someone who had five months and no cards.',
      'On the back he had begun a letter, and got as far as her name.',
      'He had done the rigging with a glass, and the sea with his eyes shut.',
      'There were three places where the face had been begun.',
      'You laid a thumb on where the face ought to be, and it had been rubbed there before.',
    ],
  },
  {
    places: ['city', 'plains'],
    item: item('Governor’s snuff box', 13, 'There is a portrait inside of the lid. It is not his wife.'),
  },
  {
    places: ['swamp', 'forest', 'coast'],
    item: item('Flask of fever bark', 9, 'Bitter as a lawsuit, and works oftener.'),
    told: [
      'It was stopped with a wad of prayer-book, from the part about deliverance.',
      'You wetted a finger with it, and your face went round to the other side of your head.',
      'A dose was marked on the side in a doctor’s hand, and beneath that, in another, twice as much.',
      'You drew the stopper, and put it back.',
      'The label was in a hand that shook, and the later notes upon it were in the same hand, steady.',
      'You put one drop on your tongue and said a word in Dutch.',
    ],
  },
  {
    places: ['ocean', 'coast'],
    item: item('Musket flints', 2, 'In an oiled purse, dry as a sermon.', 6),
    told: [
      'You struck two together in your palm, and it smelled of a quarrel.',
      'There ought to have been a dozen. The purse still had the shape of a dozen.',
      'Whoever put them by had greased the purse-string, so as not to be heard.',
      'You struck one on your buckle, and it was willing.',
      'There were some new ones, and one that had been fired and put back by a careful man.',
      'They clicked together in the purse, like old ladies at their knitting.',
      'One held to the light was brown at the edge, like a smoker’s tooth.',
      'Somebody had chewed the string of the purse, during a wait.',
    ],
  },
  {
    places: ['mountains', 'hills', 'desert', 'plains'],
    item: item('Silver church spoon', 8, 'An apostle on the end of it, worn to a general air of goodness.'),
  },
  {
    places: ['forest', 'plains', 'hills', 'mountains', 'swamp'],
    item: item('Gourd rattle', 3, 'It is from the hills. One ought to give it back.'),
    told: [
      'You shook it once, low down, and every bird in hearing stopped.',
      'There were eleven seeds in it, by the sound, or ten and a tooth.',
      'There was one seed more in it than you would have put.',
      'It had been handled until it shone, by small hands.',
    ],
  },
  {
    places: ['city', 'ocean', 'coast'],
    item: item('Signed blank pardon', 18, 'The seal is good, the date is not, and the name is up to you.'),
    told: [
      'It had been folded small, and carried in a boot, by somebody who never got to use it.',
      'The clerk had written Mercy with a flourish, having the time.',
      'You tried it with your own name, under your breath, and it sounded like somebody else’s.',
      'Whoever signed it had been at dinner; there was gravy.',
      'It pardoned everything that was done before the blot.',
      'A name had been written in once and scraped out again, with a knife, from the paper and no doubt elsewhere.',
      'The clerk had left a good deal of room, having known some long ones.',
    ],
  },
  {
    places: ['desert', 'coast', 'city', 'swamp'],
    item: item('Glass float', 2, 'Green, in a net. It came from another ocean to be here.'),
    told: [
      'There was a little sea inside it, about a spoonful.',
      'It held a bubble, and in the bubble, upside down, you.',
    ],
  },
  {
    places: ['ocean', 'coast', 'swamp'],
    item: item('Speaking trumpet', 4, 'Dented on the side where it was last used in reply.'),
    told: [
      'You said good day into it, softly, and somebody across the water said it back.',
      'The inside of it smelled of rum.',
      'Somebody had put it up with a sock in the mouth, and one respected his reasons.',
      'An earwig had been living in it, and came out at the large end, like an opinion.',
      'The dent fitted a forehead rather well.',
      'You put the small end to your ear, and it had nothing more to say.',
      'A name was scratched round the rim, and after that five other names.',
    ],
  },
];
