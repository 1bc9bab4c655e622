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
      'Raised a brig three points on the larboard bow, colours already struck. One man sat at a table aft, before a pie, and hailed you to come aboard and eat. He kept her square across your course until you should. Item: twenty hats along the rail, none moving. Item: no cargo, by the height she rode. You were hungry, and it is so entered.',
      'Chased a brig that did not run. Found her hove-to across your way: boats, none; weed showing, one foot, so that she was empty. A row of hats looked over the side. At a table on the quarterdeck a man tapped a pie with his knife, and called that nobody passed him without a slice. Margin: you had not been asked to dinner since Lent.',
      'Fired one gun at a fat brig, for form. She struck at once and drifted across your bows. Counted: hats at the rail, eighteen; men who scratched, none. Her captain sat aft at a laid table and wanted you aboard to share his pie. Made no answer yet. A ship with goods in her sits lower, and this book was slow to say so.',
      'Stopped by a brig that ought to have been stopped by you. She lay in your path with her ladder down and her topsail backed. Her captain hailed from his table that he would not let you by until you had tried the pie. Mustered her people with the eye: hats, nineteen; faces under them, some. Fenders: four, very clean. That was too civil by three.',
      'Sailed twice round a brig, at a cable. She turned with you each time and kept her side across your course. Boats: wanting. Crew: a line of hats. Cargo: doubtful, as she floated like a cork. On the poop one man at a table held up a pie and begged you to come over and dine. You had said no once already, and it had cost you something.',
      'Overhauled a merchant brig, east-north-east, who waited for it. Her captain was at table on his own quarterdeck and wished for your company at a pie; until he had it, he made signal, she would stay in your way. Remarked along the rail a number of hats, all to one pattern. Remarked rudder-irons dry, that a laden ship keeps wet. Believed in the pie, all the same.',
      'Spoke the captain of a brig, by trumpet, across sixty fathoms. Asked his lading. Answer: one pie. He had a table laid for two, and would shift neither himself nor his ship out of your road before you sat down to it. His hands stood at the side in good hats and said nothing. Entered her as a prize, and then, seeing how high she swam, rubbed it out.',
      'Took in sail for a brig that hung in your course and would not be passed. She had struck before you showed your flag. Account of her: hats, twenty-two, in a row; guns, none seen; goods, none, unless feathers; table, one, with a man at it cutting a pie. He wanted you to step aboard for your share. You had been robbed by worse manners, and loved them less.',
      'Received, from a brig to windward, a line with a neat coil. You had not asked for a line. She lay across you, empty by her height, with hats along her rail and a table set out abaft the mizzen. Her captain wanted you hauled alongside in time for the pie, and until then you were not to go by. Left the line in the water. It smelt of pastry.',
      'Saw a brig fall off until she filled your whole way ahead. Hailed to know her business. Her captain rose from a table, napkin on, and made reply that you were to come aboard and help him with a pie, and that he took no refusal. Noted that the hats at the rail did not turn to look. Noted how high she swam. Noted the crust.',
    ],
    shows: ['brig', 'hat', 'table', 'pie'],
    still: [
      'Brig as before; pie as before; one hat blown off, and nothing under it but a mop.',
      'No change in the brig. Her captain had lit a pipe, and cut a slice, and set it on your side of the table.',
    ],
    later: [
      'Latitude and longitude of the brig, but no brig. Took up one table-leg, well turned, and let it go again.',
      'Passed through pastry, for about a cable. Item: one gull, too full to rise. Wished it well.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Board her over the stern',
        description: 'The side is where they expect you; the stern has windows, and windows have glass.',
        success: [
          'Went in by the stern with a knife in your teeth. Found one lieutenant, shaving; took his arm, and came out on deck behind forty redcoats who lay flat with their muskets toward the rail. Had them pile arms and let you by. Margin: let him finish the chin first.',
          'Climbed the rudder, three fathoms, in no style. Came up the cabin stair at the backs of forty soldiers, lying down, and wished them good-day. They gave up the ship out of pure surprise. Checked the pie. It was real, which shook you more than the soldiers had.',
          'Broke two panes, and entered after them. Met the captain’s wife, with a candlestick; begged her pardon; were given the key of the arms chest to be gone. Locked forty redcoats under their own hatch, and the way was clear. Sent her the price of the panes. Struck that out, and put it in again.',
        ],
        failure: [
          'Went in by the stern window, on to a man asleep with a blunderbuss beside him. He woke; it fired; you left by the same window, backward. Nothing gained. The brig lay where she had lain, and somebody aboard was laughing in a red coat.',
          'Got one leg over the sill. Somebody inside took hold of the foot, very civilly, and read you out a list of the windows, with a soldier’s name to each. Dropped into the sea to end the talk. Entered under Soundings.',
          'Missed the stern and boarded the quarter, which was full of grenadiers. Counted eleven before going over the side again. Swam home under the eyes of all forty. They held their fire, so as to see the stroke.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none', 'Brass spyglass'], {
        action: 'Count her hands through the glass',
        description: 'One long look; and all that while she goes on looking at you.',
        success: [
          'Counted through the glass: hats, eleven; elbows, nineteen. Went over it again, with the same result. Put the helm down and passed her by two cables before her ports flew open. Her captain stood up with a slice on his knife and called that it was a shame. It was.',
          'Looked until the eye ran. Made out seventeen men who did not scratch, and low down an eighteenth who did, in a red cuff. Soldiers, then. Wore ship without fuss, and were out of musket-shot before they were ordered to be angry. Waved to the eighteenth. He is the one who saved you.',
          'Found with the glass a hat upon a broom. Found the next upon a boat-hook. By the sixth you had the whole account: false crew, twenty; true soldiers, forty, under canvas. Sheered off in good time and went round. Regretted the pie by name, at the foot of the page.',
        ],
        failure: [
          'Counted eleven hats, and reckoned that eleven could be managed. Came closer upon that figure. The hats were on poles; forty muskets were under the poles. Hauled off again with the sum corrected and no way past her.',
          'Made it nineteen, and called out the number to be sure. They answered to it, standing up, and then forty more answered. Backed away. It is the first muster that ever came out too well.',
          'Looked at the pie through the glass for longer than at the crew. When you had done, the brig had drifted down on you and her hats had begun to whisper. Nothing learned, except that it was pigeon.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hail her and ask what is in the pie',
        description: 'A fair question; it gives both ships time to think, and her time to drift nearer.',
        success: [
          'Asked what was in it. Answer: pigeon. He was only the cook, and had not had a kind word since they pressed him. Praised the crust for a quarter of an hour. He pointed with the knife, a slice at a time, to where the redcoats lay, and let her drift clear. You meant every word of the praise.',
          'Hailed. He made reply that it was beef, with kidney, and that he was sorry for the company. He drew his knife over the crust, four strokes, and at each held up ten fingers. Thanked him for forty soldiers, and steered out round them. He ate alone. You looked back twice.',
          'Inquired by trumpet. A long silence, say two minutes. Then a voice from under the table said “Mutton,” and another voice told it to be quiet, and that made the matter plain. You were past her stern before they had found who spoke. The captain begged you to write. You have not the address.',
        ],
        failure: [
          'Asked, and was told to come and see. His voice cracked on it; he was an ensign of nineteen, and no cook. He had been told to say only that. Got no more out of him, and felt as though you had kept a boy in after school.',
          '“Pork,” he called, and somebody behind the bulwark said veal. Forty persons then gave their opinion, on their feet, with muskets. The question was left open. So were the gun-ports.',
          'Put the question so warmly that he wept, and could not answer, and cut the pie to crumbs. His ship stayed where she was. You were sorry to have asked, and there is no column for it.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Bear up and let her go',
        hurt: 'blow',
        description: 'Whatever she hides will be at your back; and you go without dinner.',
        success: [
          'Bore up. At once her side dropped open and nine guns fired into the water where you would have been. Took aboard: spray, one bucket. Held on, and left her astern. Said grace over a biscuit, and did not look at the biscuit.',
          'Put the helm over and begged to be excused. A hat stood up and was a grenadier; forty more followed him; their volley fell short by a cable. Passed out of range with all stores correct. Margin: you had already tucked in a napkin.',
          'Ran for it by the stern, where she had no guns. Heard her captain order fire, and heard him ask, lower, if you might not be called back. Both came to nothing. Made three leagues before you let yourself think of gravy.',
        ],
        failure: [
          'Bore up a thought late. She gave you both chase guns and then the swivel, and headed you off again. Damage: two ropes; temper. All as before, with the pie some minutes colder.',
          'Jammed the tiller in going about, and lay for two minutes by the glass with your stern to her broadside. She used it. You were driven back to where you began, with your ears ringing and your hat afloat.',
          'Bore away on the wrong side, and she had only to turn her head. Hats up, muskets out, course shut. Went back to the old distance. It was greed that chose the side; you wished to pass downwind of the cooking.',
        ],
      }),
    ],
  },
  'kings-cutter': {
    terrains: ['ocean'],
    weight: 3,
    openings: [
      'Raised a King’s cutter to windward, twelve guns, clean as a plate. She hoisted a private signal and wanted it answered inside three minutes. Until it was, you were not to pass; she had the sea to one side of you, and a shoal had the other. Searched the locker. Found four flags and a shirt. The shirt was the best of them.',
      'Met round a headland: one navy cutter, one lieutenant in her, reading a book of colours with you in mind. He ran up a signal that you could not read, pointed a gun, and took out his watch. Answer it, and you might go on. To leeward the shoal showed white. Entered your cargo as turtles, by way of practice.',
      'Brought to by a gun from a cutter of the King’s. Asked by signal what you were. That is a question you have answered falsely in nine ports, and she had a list of them. She would not let you go by without a reply. Depth under you: six fathoms. Depth over the shoal astern: none that the chart will swear to.',
      'Took a sail for a trader, at two leagues. At one league she had a pendant; at half she was a cutter, with twelve guns and a great many clean men. Signal made to you: give the answer for the day, or be searched. She stood between you and open water, and the shoal stood behind. Crossed out the word trader.',
      'Fell in with a King’s cutter at gun drill. She left off, and pointed the drill at you. A signal went up, in four flags, to be answered before anyone passed her; and beyond her there was nothing but shoal, north to north-west. Mustered your honest papers. Mustered them a second time, in case one had been under the biscuit.',
      'Found a cutter across your course with her guns run out and a boy at the halyards, holding a sand-glass. The signal over his head wanted its fellow from you, or you went no farther. There was a shoal to starboard. There was a good deal of sand still in the glass. The boy dropped it and blushed, and you were on his side at once.',
      'Log for this watch: one cutter, navy, west by north, two cables. One signal, hers, unanswered. Twelve guns, ditto, loaded. She was to stop and question every sail between the shoal and the sea, and you were every sail. Your answer had been bought in a tavern from a man with a cough. He swore by it, and by his children.',
      'Followed a fisherman, with a view to his supper. He went about and became a King’s cutter. Hailed you with a signal; ran out a gun to show where the reply should be sent; placed himself between you and the way out. On the other hand lay the shoal. The supper was never mentioned. Margin: it was you that began it.',
      'Saw washing taken in aboard a cutter, shirt by shirt, in good order. Where the last shirt had been there was a signal. She had guns under the shirts also. You might pass when you had made the right reply, she let it be known, and not till then; and over the shoal, if you preferred it, you might drown. Admired the shirts.',
      'Smelt paint and vinegar before seeing anything. Then one King’s cutter, complete: guns, twelve; lieutenant, one, aloft, with a spyglass; signal flying, yours to answer before you moved. She shut off the sea, and the shoal shut off the rest. Looked over your own paintwork. Stood in front of the worst of it.',
    ],
    shows: ['cutter', 'signal', 'gun', 'shoal'],
    still: [
      'Cutter still there, question still flying. She had not fired; she had only had the lids off, and somebody there was sorry.',
      'No shot as yet. A man in the cutter cleared his throat into a trumpet, and was told what to say.',
    ],
    later: [
      'Buoy here, with the King’s broad arrow on it. Somebody off that cutter had left his fishing rod. Let it fish.',
      'Galley slops, one square of them, all the King’s. Page of a signal-book afloat; ink gone; so no use, and you kept looking at it.',
      'Sailed over the place. Took up a cork with a lieutenant’s initials burnt in it, and put it back, as he may come for it.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Send up the signal you were sold',
        description: 'Four flags; if it was last quarter’s, you will learn so by the broadside.',
        success: [
          'Hoisted it. They looked it up; you watched a finger go down the page, stop, and go down again. Then she dipped her colours and made Pleasant Voyage. Went by. The man with the cough had sold you the truth. Owed him a drink, and had called him things.',
          'Sent it up with the third flag upside down. She held a council upon that, of nine minutes. She made reply that it was a disgrace to the service, and that you might proceed. Proceeded. Sewed a mark upon the top of the third flag. It got wet, from laughing or the other.',
          'Bent on the four flags and hauled, and looked at the horizon. Her lieutenant lifted his hat to you and stood his men away from the guns. You were through in ten minutes. Found, on going to coil down, that you had bitten the halyard nearly in two.',
        ],
        failure: [
          'Sent it up. By the new book it meant Plague Aboard, request a surgeon, and they were a humane ship. The surgeon had one foot in his boat when you hauled it down. They wanted it explained, and waited, with matches lit.',
          'Hoisted; answered by one blank gun. It was the signal of a ship that had been lost at Easter, with friends of theirs in her. Took it in at once. All her people looked at you, and none of them was angry, and that was worse.',
          'Made the four flags, and the cutter made four others, which wanted an answer to the answer. None had been sold to you. Flew the shirt. She was not satisfied by the shirt, though it was remarked on.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Run inside the shoal where she can’t follow',
        hurt: 'blow',
        description: 'Draught, hers nine feet, yours six; depth, by a drunkard’s chart, seven.',
        success: [
          'Ran for the shoal. Touched sand three times, each time softly, and went over into five fathoms. The cutter stopped at the edge and shot off your weathervane. Nothing else amiss. The drunkard who drew that chart was right to the inch, and is begged pardon on this page.',
          'Steered with one fist and sounded with a pole: seven feet; six and a half; six; six; nine. She could not come after. Her lieutenant took out his own chart at the edge, and was seen to write you in. It was a small immortality, in pencil.',
          'Crossed with weed brushing along both sides. Stood on your toes the whole way, which does not lighten a boat. The cutter put about, fired one gun at nothing, and gave you up. Kept the toes as they were for another mile.',
        ],
        failure: [
          'Ran on the shoal with every sail set, and stuck. The chart had been made at high water. The cutter was in no haste, and came up to ask you her question again from nearer. Got off after an hour; got no farther.',
          'Struck, floated, struck. Came off stern first, the way you went in, into the same cutter’s view. They had been laying bets over there. Somebody had lost on you, and looked it, and you would have liked to refund him.',
          'Turned in too soon and met the shoal where it stands highest. She sent a ball to either side of you, by way of fence. Backed out between them. Nothing broken but a saucer, your only one.',
        ],
      }),
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Fight her yardarm to yardarm',
        description: 'Against you: sixty trained men, twelve guns; in your favour, that they have dined heavily.',
        success: [
          'Two broadsides; then over her rail in the smoke, swinging what came to hand. Done inside a quarter of an hour. Her lieutenant gave you his sword, handle first, and asked if you were hurt. Gave it back to him. The cutter stood out of your way. Two of her boys were crying, and you sat with them a while.',
          'Laid her aboard on the weather side and cut her colours down with your own knife. Her people laid down their pikes at that, by twos. Expended: powder, all; breath, all. She lay still and you went by. Margin: they fought well, and you had no quarrel with one of them by name.',
          'Fought her bow to stern, forward to aft, as far as the wheel. There the master’s mate asked for quarter, in a very young voice, and it was granted before he had done asking. They hauled off to mend. You shook for an hour, and it has been put down to the swell.',
        ],
        failure: [
          'Gave her one broadside, high. Got three, low. Sheered off with the rigging about your ears and the cutter between you and the sea, as at first. You had shouted something fine on going in. It is not recorded.',
          'Got a grapnel into her and nobody to haul on it but you. They cut the line, and handed back the end. Fell astern. Sixty clean men cheered the attempt. It was kindly meant, and went through you like the other thing.',
          'Came alongside, and were met by pikes in good order, two deep. Held on by her chains as long as there was breath. Let go. She did not fire on you in the water; that will be remembered at her trial, or yours.',
        ],
      }),
      does(['craft', 'charisma', 'easy', 'none'], {
        action: 'Go aboard as a dealer in fresh meat',
        description: 'In a straw hat, with no turtles; everything depends upon the hat.',
        success: [
          'Went up her side in the hat and told the purser that the turtles were following, with a cousin. He gave you a drink against the climb, and a pass for the day with the ink wet. Cast off unsearched. There is no cousin. He asked after her so kindly that you gave her a name.',
          'Laid a complaint before the purser: forty turtles had, none paid for, by the other watch. He was ashamed of the service. Had you passed out of the lines with two salutes. It was so well received that you came near to sending in a bill.',
          'Explained the want of turtles until the boatswain wept. They had been bespoke for an Admiral; they had heard of it; they had dived. The cutter let you go to look for more. Margin: you looked, for nearly an hour. One had been promised to the boatswain.',
        ],
        failure: [
          'Met a purser who had been seven years on that station and had married a turtle-seller. He put some questions about fins. Went down the side again with the hat in your hand and the signal still unanswered.',
          'Had the hat admired. He had lost that hat himself, the purser told you, overboard at Nevis; and he wished to learn how the turtles came by it. Told him that turtles are thieves. Went back to your boat to begin again, having hurt his feelings.',
          'Were taken at your word, and asked to dress one for the wardroom. None could be shown. The cook turned his back. Of all the people you have cheated, it was the cook you minded.',
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
      'Came upon one castaway in goatskins, sole owner of a garden, a goat, and a post with notches in it. He stood across the path and shook. He wanted company, and would let no one past him who had not given him some. Asked his name. Answer, after a long search: “Cheese.” Entered under Cheese until further notice.',
      'Stopped by a castaway wearing several goats and leading another. His law was nailed to a post, under some hundreds of notches: strangers to be kept until they had talked. He read it to you twice over the garden fence, for the pleasure of being heard. He cried at the word “strangers”. Could find no fault with the law.',
      'Found laid out in the open: one garden, beans, in rows; one post, all notches; one goat with a thimble for a bell; one castaway, in goatskins, who walked round you and put out a finger. He would not have you leave before he was certain of you. He was not certain of the finger either. Held still for it.',
      'Hailed by a castaway, range ten feet, very hoarse. He wished to hear a voice that he had not taught to anybody, and he had shut his gate upon you until you should oblige. Inventory of him: goatskins, two; goat, living, one; garden; a calendar of notches, with gaps. He had laid two places at table. The second had dust on it.',
      'Chased a goat round a thicket and ran into its master, a castaway, in the skin of its uncle. He took hold of your sleeve to see if it came off. When it did not he would not let go of it. He wanted talk, and there you were, fast, beside his garden, under a post with more notches than you could count. Did not pull very hard.',
      'Heard an argument; found one man to it. A castaway in goatskins was pleading both sides, the goat as judge, concerning the beans in his garden. They lacked a jury, he said, and barred your road when you offered to go. Four years of notches on the post behind him. There was a chair ready. You counted that against him, and then for him.',
      'Item: bare footprints, one man’s, going round and round. Followed them to a garden with a goat tied at the corner, and to a castaway in goatskins who was cutting a notch in his post. He dropped the knife. He was not going to stand aside, he said, feeling for the words, until you had proved that you were there. Could think of no proof. Gave him your hand.',
      'Spoke a castaway in goatskins, who asked if you were the fever again. Answered no. He asked it of the goat, and then of the post where he cuts his notches, and then, with more hope, of you. You might go through his garden, which was the only way, so soon as he believed it. Stood there. It takes some believing, from either side.',
      'Halted at a line of shells with a sign beyond it: WIPE. The castaway came running, in goatskins, so as to be at home. He wanted a guest, after all those notches on his post, and had fenced off the whole way through with his garden to be sure of one. The goat was told to behave. Wiped your feet. He watched each of them, with tears.',
      'Seen through a hedge of beans: a castaway in goatskins, shaving with a shell, and you in the tin plate behind his ear. He wiped you off the plate. Found you there still. He would hear about the world before you took one step across his garden, he gave out, and set the goat to mind the gate. The notches ran down his post and on to the floor.',
    ],
    shows: ['castaway', 'goat', 'notch', 'garden'],
    still: [
      'Castaway withdrawn two fathoms, to talk it over with himself. It was growing warm.',
      'He had put his hat on a coconut and given it your side of the case. It was putting that better than you had.',
    ],
    later: [
      'Garden gone to crabs. His law still nailed up, and Article the Third struck out by somebody who had got his wish.',
      'One post, notched. A hand above the last, one more, for luck. Counted from the bottom, and lost it twice, and stayed until it came right.',
    ],
    offers: [
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Sit down and talk to him of home',
        description: 'He will weep, and it will use up your own stock of home as well.',
        success: [
          'Issued to him: the price of bread; who was dead; how they wear the hat. At bread he cried, and got back his verbs. He opened the gate himself and told you who had left him there, and under which headland that ship lies up. You had not thought of your own street since you sailed. It was all there.',
          'Gave him Cheshire, Stilton, and the toasted sort with mustard. It lasted until his voice came back. He set it down as the best hour since the wreck, walked you out past his beans, and would not shake hands in case it was over. Went back and shook hands.',
          'Told him of rain on a slate roof. Nothing else would do; he had it four times. After that he stood out of your way and could say both “please” and “Tuesday”. Left him saying them. One of you was smiling, and the book does not know how to enter the other.',
        ],
        failure: [
          'Talked of home. He asked after the King, and you said which King; and he walked off a cable’s length and stood with his back to you. Waited. He did not come round. You would give something to have that answer again.',
          'Got a street wrong. He put you right, and the next street; and at his mother’s door he could go no farther, and you were not sure of the number. He sat down in the gate. Nobody could have moved him. You least.',
          'Began with a joke, the only clean one in the ship. He looked from you to the goat. It was his own joke, sent out by him in better days, and it had lost its end on the way. He shut his mouth and kept the gate.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Work out how long he has been here',
        description: 'There are the notches to go by; but he had a fever, and it may come out long.',
        success: [
          'Went down the post with him, notch by notch. Sum: four years, nine days. It made that very day his birthday, and he was two years younger than he had feared. He let you through, bowing. Margin: the nine days were a guess, in his favour.',
          'Reckoned it by goats: so many to a coat, so many coats. Result, five years and a kid. His notches said nine, but he had cut an extra one whenever he was low. Gave him back four years. He sat down at once to plan them, and the way stood open. Did not ask how low.',
          'Had him show you how high the beans were when he fell sick and how high when he rose. Made that nine days. He cut them in, and stood straighter at each. It was for certain Tuesday, he told you; and a man who has got a Tuesday keeps nobody. Checked the figures twice, having your own doubts about Tuesdays.',
        ],
        failure: [
          'Total: one hundred and six years. Went over it again. The oldest notches were in another hand. Neither of you had noticed until then, and neither of you spoke for a time. He would not have you go just after that.',
          'Made it four; he made it nine. You had started from different ends, it proved, and he had been cutting while you counted. Balance disputed. Gate shut.',
          'Worked it out by the moon, the goat and the rule of three, and arrived at next year. He was very much cast down. He wished you to stay and take off eleven months, and you could not find where they had got in.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Run with him to catch a goat',
        hurt: 'mishap',
        description: 'It is how he tries a stranger; he does it barefoot, uphill, and is very good at it.',
        success: [
          'Ran. Lost him; found him; fell over the crest upon the same goat together. He laughed, and the noise astonished him, and he did it again. Free of his country from then on. The goat was let go with an apology from both parties.',
          'Were no use to him uphill and none on the flat. Going down, fell, and so arrived before either. Sat there with the goat in your lap. He had not seen that method before, he said, and stood aside with his hat off. Did not tell him that it was an accident. He knew.',
          'Headed the goat at a gap, by shouting what one shouts at a topman. It stopped to be shocked. He had it by the horn. You were given the freedom of the premises, in form, by a man too short of breath to say it, and you said it for him.',
        ],
        failure: [
          'Ran after it, over the crest, and learned what was behind the crest. Two fathoms, all thorn. The goat had been over before. He hauled you up with a creeper, very much ashamed for you, and sent you back to the gate to rest.',
          'Had the goat between you; then each had the other, by the beard or the collar. It looked on from a rock. He would hear of nothing but another try, and stood in the way until there should be one.',
          'Gave out at the first bend. He went on, came back, and lay down beside you so that it should not look so bad. Nothing caught, nothing settled. It was a delicacy that you have not met with in better clothes.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Watch what he will not look at',
        description: 'His back is to one end of the garden; to see why may take an hour and hurt him.',
        success: [
          'Watched. At that end was a mound with shells round it, the length of a man. There had been two of them, then. Laid your hat on the shells and said nothing. By and by he came and told you the name, and opened the gate. Wrote the name here: Tom Farthing. No one else has it written.',
          'Sat down by the shells with your back to him. He worked nearer for the best part of an hour, and then he was sitting there as well. A cup stood on the grave, washed. He told you whose. He let you go after that, and went in, and one could see him setting a single place.',
          'Took up a watering-gourd and watered that end first. He made a sound. It was the other man’s end, and he had not been able to, and the beans were nearly gone. You did the row together. Then you might pass, he said. Looked for something to add to this entry.',
        ],
        failure: [
          'Watched him. He had not been looked at in four years, and could not bear it, and ran into the scrub. He came back to the gate in an hour, and shut it. Put it down as your fault, without interest.',
          'Looked at the end that he did not. He moved so as to be in the way; you moved, and so did he. It was done politely on both sides for an hour and a half. You knew by then, and he knew that you did, and nothing was opened.',
          'Saw nothing there but shells, and said so aloud. He asked you, quite gently, not to say that. He went and stood in front of them. There are things that one ought to be able to see from ten feet.',
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
      'Mustered at the mast of a sloop that had your boat in tow, and you for pilot: all hands, sober. Their ringleader had a paper, eleven names in a ring, to put you out of the say; your boat would not be cast off before it was settled. The articles lay on a cask of the good wine. You had thought that they liked you.',
      'Called on deck by the cook of the brig that was towing your boat. They had taken you in to find their way, and now the ringleader wanted you out, and kept the tow-line until there should have been a vote. One paper, eleven names, in a circle. One Bible, one copy of the articles, on a wine cask. One clean shirt, his. He had dressed for it.',
      'Found your chair set by itself against the mast. You were pilot of a schooner, by request, with your boat on her line; and eleven of her people had signed a paper to have that altered. The ringleader would let you go when he had been voted in. He read you the articles off the head of a wine cask. Somebody had thought of a cushion.',
      'Came up at eight bells struck wrong. All the people of the ship stood washed beneath the mast, where they had the articles, a wine cask and a paper with a ring of names. You had piloted them since their captain died, with your boat towing. The ringleader wanted the say himself, and held your tow-line till he got it. He blew on the ink for you.',
      'A vote, against you, to be held now. So said the ringleader, in a ship that had lost her captain and borrowed you; and until it was over your boat stayed on her line. Produced: a paper, with eleven names; the articles; a cask of wine, to lay them on. Every one looked at his feet. Good feet, most of them.',
      'Met at the mast by eleven who would not meet your eye. They had your boat in tow, and you aboard to tell them where they were; now they wanted another to tell them, and held on to the boat meanwhile. The ringleader spread a paper on the wine cask, over the articles. Asked what you had done. Answer: the peas. It was just, as to the peas.',
      'Proceedings aboard a sloop, you being pilot, your boat being towed. Moved by the ringleader: that you have no further say in where she goes, nor your line again until it has been voted. Seconded upon paper by ten more. Books consulted: the articles. Table: a cask of wine, unbroached. You were asked if you were comfortable. You had been, for a week, and it was too long.',
      'Counted heads round the mast. It was a vote. The ship had taken you aboard as pilot, and your boat in tow; the ringleader wanted your place, and had the line made fast to his own belt until he should get it. His paper lay on the wine cask, next to the articles. Eleven names, and yours in the middle. It had you down as “dear”.',
      'Read aloud to you at the mast, by the ringleader, with his eyes shut: one paper, complaints, three. He and ten others were to take from you the piloting of their ship. Until they had voted, your boat stayed at the end of their tow. Articles at his elbow, upon a cask of wine. His voice went, and a boy had to finish.',
      'Sent for. You were pilot to a strange brig, with your boat in tow; and the way to it, you saw, was stopped by eleven men. Their ringleader wanted the say in your stead. He had a paper for it, and the articles, and a cask of wine to thump. He thumped it softly. You have been put out of better ships by worse people.',
    ],
    shows: ['ringleader', 'paper', 'articles', 'cask', 'wine'],
    still: [
      'Show of hands: even. Sent for the parrot.',
      'Paper still going round. Names in the ring, twelve; the twelfth a hen’s foot, in ink, and believed to be the cook’s.',
    ],
    later: [
      'Sighted the same ship hull down. She dipped her flag. No vote in progress, that could be seen from here; looked for some time.',
      'Paper afloat, eleven names in a ring. Three had added, small, that they were not well on the day. Kept the three in mind.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Stand upon the cask and answer them',
        description: 'They have three complaints, of which two are just.',
        success: [
          'Granted two of the three complaints, and sang the third, to a tune they knew. Half were stamping by the refrain. Paper overboard; tow-line handed to you with a bow. Margin: had to be helped down, and by the ringleader.',
          'Got up on the cask and asked for the first complaint again, slower. Agreed with it. Agreed with the second before it was out. At the third inquired who had been cook that week, and eleven heads turned. They gave you your boat in the confusion. Made it up with the cook afterward, through the galley window.',
          'Told them from the cask what each man was worth to the ship, by name, with the sum. None had ever been added up before. They lost count of the vote in listening, and voted you the line. It was intended for flattery. On casting it over, every figure was correct.',
        ],
        failure: [
          'Granted two complaints of three. Upon the third the head of the cask gave in, and you with it, to the waist. They adjourned for ten minutes, out of respect. Vote still to come.',
          'Answered the first complaint so well that they thought of a fourth. It was about your singing. That one hurt, and they saw that it did, and wrote it down.',
          'Spoke for half an hour. At the end the oldest of them asked if that had been yes or no. You did not know it yourself. Stepped off the cask and found that somebody had gone to sleep against it.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Read out the articles they signed',
        description: 'There is always a clause; it has only to be found before they lose patience.',
        success: [
          'Read as far as article nine: no vote on a Friday, nor in drink, nor within soundings. It was Friday. They sounded, too, and smelled one another’s breath, and the motion fell on all three heads. Had your line back. You had written article nine yourself for another ship, and a good man was voted out by it.',
          'Found in article four that whoever moves to put down another must first treat the company. The ringleader looked at the company. He had only been thinking aloud, he said. The paper went along the deck from hand to hand and got smaller. Your boat was hauled up for you. Shook hands with him. His was cold.',
          'Turned to the last page, where the dead captain had added a line: the pilot to be used kindly. Nobody had read so far. There was a silence of some length. They let go the tow. It was not a clause at all, properly considered; and you saw the man who had held his pen look away.',
        ],
        failure: [
          'Read out article nine, and it had been struck through, in a fair hand, at the time of the turtle. Nothing else upon that page was to the purpose. They waited for you to turn over, and there was no over.',
          'Read article six in a firm voice. It was the one about who may be voted out and how quickly. The ringleader thanked you. He had been unable to find it.',
          'Came to a word that nobody could make out, and all eleven leaned in. It was settled as “herring”. The clause fell, and you had spent twenty minutes on it, and still could see some sense in herring.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Call out the ringleader to a match',
        description: 'Pistol, then cutlass, to first blood; he has done it before.',
        success: [
          'He fired, and hit a gull’s dinner. You put your ball through his hat, and had him disarmed and seated before the hat came down. Vote abandoned; tow-line yours. Damage: one hat. Asked his size.',
          'His ball went by. You kept yours in the pistol and let him look at it for the space of a prayer. Then fired in the air. It was agreed while they swabbed that there had been a vote, and that you had won. He was sick over the side, and you held his collar.',
          'Threw away the pistol and closed with the cutlass while he was still taking aim. Three strokes. He sat down on the deck without his, and the hands cast off your boat. He inquired if he had done badly. Told him no. He had done it with his eyes shut, from start to finish.',
        ],
        failure: [
          'He fired straight. It seems that his temper improves his aim. You went down the hatch to think, and were brought back up to go on with the vote.',
          'Turned on the word, and your pistol went off during the turn. He walked up with his own still loaded, and put it away. They led you to the chair again. Twice now you have been let off by men you had called cowards in this book.',
          'Closed with him; slipped upon a pea, one of the ballots; lay flat. He stood over you with the cutlass and made no use of it but to point at the paper. Count resumed, less one pea.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Broach the good wine for all hands',
        description: 'They were keeping it for a wedding, and it can only be drunk once.',
        success: [
          'Knocked in the bung and served out a gill to each, for and against alike. No one votes with his cup full. By the second gill they had put it off to the next calm, and rowed you to your boat with songs. The wedding was to have been the boy’s. Drank his health, and meant it twice.',
          'Broached it. They drank to several things that you had done, of which you had forgotten one. By the lees the ringleader had your neck in his arm, and would vote for you, he swore, against any man living, himself first. Line let go. He had wanted the place for the extra half share, to send home.',
          'Poured; and poured first for the ringleader, who had nobody to pour for him. He stood there with it. Then he took the paper off the cask and used it to wipe the rim. That was the end of the matter. You had seen the trick done, and it was not altogether a trick.',
        ],
        failure: [
          'Served it out. It had turned. After that the vote was, for once in the history of the ship, of one mind. They only stopped to rinse.',
          'Found that somebody had been there before you with a gimlet, and made up the loss with water. Eleven looked at you. You had called it excellent, on oath, not a minute earlier.',
          'Broached it at the wrong end, and it served the deck. They watched it go aft, fore, and out by the scuppers. Not one laughed. They had been keeping it, you then learned, for the captain’s name-day, and he was dead.',
        ],
      }),
    ],
  },
  'eleven-cairns': {
    terrains: ['coast', 'swamp', 'hills'],
    weight: 2,
    openings: [
      'Counted along the ridge: cairns, eleven; clay pipes, eleven, one to a cairn, bowl to the sea; holes, one, of your length; spade, one, still damp from somebody’s hands. Whoever dug it was watching you from the palms and wanted you no nearer the water, and the hole lay square across your road. Counted again. Twelve is a number that wants only filling.',
      'Came up under eleven cairns in a line, each with a pipe laid upon it. A fresh hole for a twelfth cut off the path, and a spade stood in the bottom, trembling yet. The diggers were gone in among the palms, and kept you covered from there so that you should not go on. Took off your hat to the eleven. No answer.',
      'Found a muster without any people: eleven cairns, eleven pipes, all in good order, and one open hole left for the next. The spade was in it. Somebody unseen, in the palms to windward, coughed and was hushed; they meant to keep strangers off the water, and the ridge gave no other way round. Measured the hole by eye. It was a good fit, and you stood up shorter.',
      'Stopped on the ridge by a hole. It was new, five fathoms beyond eleven old cairns, with a spade thrown down beside. The palms behind it had eyes, and a musket or two; those in there would let nobody past to the sea. Upon each cairn lay a clay pipe. The last was warm. You found that out by picking it up, and put it back as it was.',
      'Bearings of the cairns: north-east by east, in line, eleven. Upon each one a pipe. Next to the last a hole lay open over your way, with earth still running in and a spade struck in the side. The diggers had hidden from you in the palms, and would shoot before you went farther. It was good work. You had been buried worse, in thought.',
      'Walked into it, nearly: a hole, knee deep, on the only path by the ridge. Stood back and took stock. Spade, one. Cairns, eleven, dressed and squared. Pipes, do. The palms moved where nothing else was moving; people in them wished you to turn round, and had the muskets to say so. Nodded to the cairns as you would to neighbours. Margin: it seemed safest.',
      'Smelt tobacco, a better sort than the dead can get. Then saw the cairns, eleven of them, and a pipe on every one. A hole for a twelfth was opened across your path; a spade lay over it, for whoever should go on. In the palms somebody was holding his breath, and a gun, to stop you there. You would have given him a light. It was a lonely habit.',
      'Read at the head of the row, cut with a spade: No. 1. Passed cairns and pipes to eleven. At twelve there was a hole, and a spade, and no one in it yet. That hole took the full breadth of the way. Watchers in the palms had you in their sights, and meant to keep you from the water beyond. Twelve was your number in the last ship.',
      'Sat down upon some stones to empty a shoe. It was a cairn. So were ten more, each with a clay pipe for the owner, and at the end of them an open hole, with a spade, barred the track. Begged pardon; got up. In the palms a flint was drawn back, by people who would have nobody cross that ridge. You had one shoe on.',
      'Followed a land crab along the ridge. It looked into eleven pipes, upon eleven cairns, and stopped where you did, at the edge of a hole. The hole was fresh and shut the path from side to side. Item: a spade. Item: voices in the palms, three or four, deciding whether you should get past, and inclining to no. The crab left. You would have gone with it.',
    ],
    shows: ['cairn', 'pipe', 'hole', 'spade', 'palm'],
    still: [
      'No movement. One of the pipes had begun to smoke. It may have been doing so before, and you would sooner think that.',
      'Spade shifted, from one side of the hole to the other. You had looked away for a sneeze.',
      'Earth ran into the hole by itself, say a cupful. Somebody in the palms was chewing.',
    ],
    later: [
      'Cairns: twelve. Went along the row and counted them from the other end, to be fair to it.',
      'A new pipe upon the twelfth, never smoked. Stood a minute. There was no name, so one was lent.',
    ],
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Dig on where they left off',
        hurt: 'mishap',
        description: 'Five feet of it, in somebody else’s hole, with your back to the palms.',
        success: [
          'Dug. At five feet the spade said wood. It was a door, laid flat; beneath it sat sixteen people out of a wrecked slaver, alive, a knife apiece. Held down your hand to the nearest. The watchers let you over. Sixteen: counted four times. It is the only count in this book that ever came out high.',
          'Struck iron at your chin. It was a stove-pipe, and a voice came up it to ask if the militia had gone. Lifted it. Out came the late owners of eleven pipes, and each took his own. They gave you the road. You had said something over them, and they had heard it, and were polite.',
          'Went down four feet and hit plank; the plank knocked back. Knocked again; had an answer. It was runaways from the indigo. They called off the palms for you and handed up a goat to hold while they climbed. It is entered here that you did not wish to give it back, and did.',
        ],
        failure: [
          'At five feet the sides came in, and you were planted to the neck. Somebody in the palms laughed and could not stop. Two came out to dig you loose, still laughing, and went in again. Position unchanged.',
          'Got to the waist and turned up a board, painted: THIS ONE TAKEN. Climbed out. The hole stood between you and the path as before, and had now begun to look like somebody’s property.',
          'Broke through into a burrow, with a large crab at home. It saw you off with the spade. The palms cheered the crab. Were back at the edge, with earth in your ears, and had to own that it fought fairly.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look into the bowl of the eleventh pipe',
        description: 'It may hold a message, or ash; and you must turn your back on the palms to see.',
        success: [
          'Drew from the bowl a strip of muster-roll with a bearing on it. Took the bearing. It led to a split rock, and from under that two eyes told you it was about time. They had been waiting for whoever could read. Were led across. You had only looked in hopes of tobacco.',
          'Tipped out tea. In the leaves was a flint, notched for a sight; laid it along the stem, and there at the end, very small, was the man who watched you. Waved to him. He came down blushing and gave you the path. He had been well hid until then, he said, and you agreed.',
          'Found a hair over the bowl. It was fishing-line, and ran off through the stones. Gave it two pulls. A bell rang under a bush; somebody came out, with his mouth full, to ask who had called, and being found could hardly shoot. Went on. Apologised for the dinner.',
        ],
        failure: [
          'Blew into the bowl, to clear it. Ash; yours, now, from brow to collar. Nobody in the palms could speak for some time. Nothing found, and the hole still there when you had got your eyes open.',
          'Got a finger in the bowl and could not get it out. Stood with a dead man’s pipe upon one hand and eleven graves looking on. Came loose after ten minutes, with an oath. Begged pardon for the oath.',
          'Read by mistake the tenth. It held a note: NOT THIS ONE. By then a shot had gone over to hurry you, and you dropped the eleventh down the hole. Fetched it up. It was cracked, and it was somebody’s.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Hail whoever is watching from the palms',
        description: 'They have had you covered this long without firing; you must stand up straight to find out why.',
        success: [
          'Gave them your ship, your captain, and your opinion of the captain. A roar from the palms; and out came a man as long as a boat-hook, whom you had seen hanged at Wapping. He waved you over the ridge. You had drunk to his memory for years, and told him so with wet eyes.',
          'Called out that you had tobacco. Debate, and then a scuffle. An old gunner came out; he had been buried eleven times upon that ridge, he said, to keep strangers off the water, and was tired of it. Was let by. Filled his pipe for him. He had sailed with you twice, and remembered it kindlier than you do.',
          'Sang out the first line of the foulest song in the fleet. Were answered, from three sides, with the second. Nothing more was needed; they drew a plank over the hole for you. One of them had a fine voice. It is set down here because he is not the sort who gets set down.',
        ],
        failure: [
          'Hailed; answered by ball, over the hat. Lay flat and hailed again from there. Told by a boy’s voice that they were very sorry, but they had been ordered to. Stayed down, thinking no ill of the boy.',
          'Called that you came in peace, and your voice cracked. A pause. Then it was done for you again from four sides, with the crack in it. No passage. You practised it, under your breath, behind a cairn.',
          'Gave them the wrong captain’s name. It turned out that he had hanged two of theirs. Got back behind the nearest heap in good time. They have a list in there; and you have served with most of it.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'none'], {
        action: 'Go back by your own tracks and quietly',
        description: 'Half a mile in the open, at a walk, with guns behind you; and you may not run.',
        success: [
          'Strolled. Whistled, even. Were beyond the next rise when the row behind you grew eleven men with hands to their eyes. None followed. Found another way to the water, longer by a mile. Your whistle had been the burial tune; noticed that at the half mile.',
          'Patted your pockets, said a word, and went back for the tobacco you had forgotten. No one would shoot at that. Got clear, and heard a spade thrown down. Reached the shore by the gully. You had a hand on the pouch the whole time.',
          'Went down backward, bowing at each cairn. It took an hour, and they let it; perhaps no one had done so before. Once out of sight made a wide cast and were round. Eleven bows. It started as a trick, and about the fourth it was not.',
        ],
        failure: [
          'Went back as far as where you had come up. A man sat there, across the tracks, with a rope’s end and no hurry. He shook his head at you. Returned to the hole, as to the lesser of two neighbours.',
          'Withdrew softly with your eyes upon the palms, and sat down on somebody left to mind the path. He yelled; you did; it was hard to tell which was worse frightened. Both of you went back to your posts.',
          'Had done a cable, at a walk, when you ran. It was the wrong thing. Shots fell on either hand, and turned you, step by step, home to the cairns. They might have hit. It is noted for their defence.',
        ],
      }),
    ],
  },
  'mangrove-careen': {
    terrains: ['swamp', 'coast'],
    weight: 2,
    openings: [
      'Found a sloop hove down on her side across the creek, half scraped, and all her people down with fever among the roots. They wanted her upright before the tide came in at her open seams; there was no way by until she was. Mallet, one. Capstan, one, on the bank, for thirty men. Men who could stand: none. A boy offered you the mallet, with both hands.',
      'Stopped in the mangroves by two pistols and some shivering. Behind the pistols lay a sloop, her seams bare, her bottom stopping up the creek from bank to bank. Her crew had the fever. Nobody was to pass who would not help to get her afloat. They had a mallet; they had a capstan; they had nobody. Put the pistols by for them. They were heavy to hold.',
      'Muster of a sloop, in the mud: nine, with fever, in hammocks; one caulking, three strokes of the mallet and a rest. She lay over between you and the channel. The water was making, every seam in her open, and nobody at the capstan. They begged that you would not go till she swam. The one with the mallet said it was no matter. He said so three times.',
      'Heard teeth. It was the crew of a sloop, in rows, with the fever, beside a capstan that none of them could turn. She was on her side with her seams raked out and a mallet in one, and blocked the creek; the flood would fill her, unless you saw to it. A captain’s hat raised itself from a blanket to give you an order. It turned into a please.',
      'Took her for a whale. A sloop, seams bare, and the fever come among her people with the job half done. The carpenter slept, mallet in fist. The capstan had a hammock slung in it. She filled the only channel, would drown there on the next tide, and they had no one to ask but you. It was not often that you were the best present.',
      'Halted by a hand out of a blanket. It pointed to a sloop that lay over in the creek, and then to how high the water would come. Fever had her people. Her seams were open, the mallet dropped, the capstan idle; and until she floated off there was no going on. The hand stayed up. You took hold of it, to save it the trouble.',
      'Item: one wooden leg, one wig, one hat, upon the roots. Item: the sloop they had come from, heeled over in the narrows, seams to the sky. Her people had thrown off their things as the fever took them. They had fever, and wanted somebody at the mallet or the capstan before the flood got in; you could not get by her. Gave each thing to its owner.',
      'Asked a man under a sail who commanded there. Answer: the fever. It had all ten of them, and their sloop lay careened right over the channel, seams open and the tide on the turn. No one could pass till she was moved. He could offer you a mallet, he said, and the run of the capstan. He offered it as one shows a guest the house.',
      'Counted feet: eighteen, all shaking. Beyond them a sloop on her side, mangroves at stem and stern of her, and nothing between for you to go through. Seams open; mallet in the mud; capstan up the bank, with a shirt on it to dry. Fever, they told you. When the water came she would fill, and would you see to it? They had been saying it to every pelican.',
      'Brought up by a sloop where there ought to have been a creek. She had been hove down to clean, and her crew had the fever and could not heave her up. Water at her lowest seam already. One boy on his legs, with the mallet; his hands were raw from the capstan. He wanted you to stay. He had got as far as promising you the ship.',
    ],
    shows: ['sloop', 'seam', 'mallet', 'capstan', 'fever'],
    still: [
      'Water up one strake. Crabs going up the roots ahead of it, in no order.',
      'The flood had found her lowest seam. It made a small sipping noise, and they all lay and listened.',
      'Lowest hammock shifted up a tree, and then the next lowest. They thanked you for that, who had not done it.',
    ],
    later: [
      'Mud, with the print of a hull in it. Oysters along the line of her keel; dated her by them, and wished her well in Nevis.',
      'A caulking-mallet, hung up by its lanyard for whoever should be next. Oiled.',
    ],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Caulk her with the mallet before the flood',
        description: 'Forty seams, in a hurry, on your back, in mud that has things in it.',
        success: [
          'Caulked forty seams against the water and won by one. She groaned, sat up, and swung off the channel. Leaks: two, both hers from before. Ran out of oakum at the thirtieth and used the log of their voyage. It was well written. You stopped to read a page, and nearly lost her by that.',
          'Worked up from the keel ahead of the flood; had it at the knee by the twentieth seam and the belt by the last. She lifted under your mallet and left the creek open. A sick man laid an ear to her and said that she was dry enough for gentlemen. You went away behind the roots for a minute.',
          'Sang out the number of each seam as you closed it, so that somebody should be counting. By twenty they were all singing it back, flat on their backs. At forty rolled clear. She rose, and the way was free. Expended: oakum, pitch, one voice. They went on to forty-one, in case you were not finished.',
        ],
        failure: [
          'Caulked nine-and-thirty. The sea came in at the fortieth. They heaved her over a foot, between them, and got it out with hats; and there she lay, with the work to do again. You had counted the seams yourself beforehand. Forty.',
          'Began at the top, where one can get at things. Beautiful work, dry as a drawer. The water came in at the bottom. The carpenter opened an eye and said that it was a natural mistake. He had to be told what he had said, later.',
          'Lay back for a moment at the last seam but two, and the tide lay down on you. They got you out with a boat-hook, four sick men, with the boy giving orders. She was as before. So, nearly, were you.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Man the capstan and right her',
        description: 'Complement, thirty men; present, you, and four who can crawl.',
        success: [
          'Put your chest to the bar. Nothing; nothing; one click. Got a click to each verse of the worst song you know, and at the nineteenth she stood upright and drew off the channel. The sick cheered, lying down. It has only twelve verses. Seven were made up on the spot, about them.',
          'Four crept to the bars and hung there for ballast. Walked round, and trod upon nobody. At the third turn the mud let go with a kiss; pots and pans went home across her deck; you had your road. They told each other who had pushed. Every one of them had, and you signed to it.',
          'Rove a double purchase to a mangrove and heaved till the tree came halfway and the sloop the other half. Afloat. Took off your hat to the tree. The captain of them kissed the capstan, and then, the fever being high, you. Entered as Salvage.',
        ],
        failure: [
          'A pawl slipped. Nothing spins so fast as a capstan going the wrong way. Were picked out of a bush. She lay down again with a sigh, and the crew begged you to rest first, they who had no breath to beg with.',
          'Had her up one foot when all four let go to cough. She went back with the whole of it, and you round with the bars until there were no more bars. Found the bars. Counted the four, and that took longer, as they had crawled off ashamed.',
          'Hove until something came, and it was the masthead block, into the mud beside the boy. Not hurt. Sat down next to him all the same until your knees were right. Sloop where she was.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Nurse them through the fever',
        description: 'To be issued: bark, water, patience; and you may have it yourself before they are well.',
        success: [
          'Sat up four nights with nine men raving for their mothers. On the fifth they swore at the cook. They turned to, got her off the mud between two tides, and opened the creek. Bark expended, eleven ounces. You answered to “Mother” twice. It will not be mentioned by either side.',
          'Held heads; held wrists; held the basin. The big one took you for a Mrs Pardoe and made promises. On the fourth day he asked what the devil you were doing by his hammock, and they were all through it, and strong enough to heave. The way was clear. Mrs Pardoe, whoever she is, ought to be told.',
          'Gave bark by the spoon and water by the hat. One asked, every hour, if he was dead, and was told not yet. He was up first. He brought you soup; and the rest floated the sloop while you drank it. Losses, none. Went over the row again with a finger to be certain.',
        ],
        failure: [
          'Nursed them until you began to see one man more than there were hammocks. He wore your shirt. Lay down for a day. They had put a blanket over you, when you knew anything, from off somebody who needed it. She had not moved.',
          'Measured out the bark to all hands, and it was the tar. They got it down before anybody spoke. No worse; but they wished to be left alone with it. Sloop, fever, creek, as before. Tar, less.',
          'Opened the awning to give them air, and let in every fly upon that coast. Spent two days on flies. The sick were very patient. One killed a fly for you, to help, and it took all his strength. That was the whole of the progress.',
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
      'Heard a drum, north-west; heard it answered, south-east. Then the path had people on it, before and behind, who had been slaves on the coast and were so no longer. Cane-bills, sixty. Their captain, a woman in a bishop’s hat, would not let you by until she knew who had sent you to fetch them back. To starboard a gully. She spoke better Spanish than you write.',
      'Stepped over a string of shells on the path, and were proud of it. There was a second string. A drum spoke; the leaves got up, and were men and women with cane-bills. Their captain wore a bishop’s hat. They had walked away from the sugar, and let nobody pass who might sell them to it. Beside you, a gully. “Nobody looks for the second,” she remarked. You never had.',
      'Followed a boy of six with a drum. He struck it twice, and you were shut in, on a path a yard wide, between a gully and fifty cane-bills. They were runaways, and wished to be sure of you first, or you would go no farther. “It walks like a sailor,” he reported, to a woman in a bishop’s hat. It was the best character you have had since Cadiz.',
      'Brought to on the path by a drum. The people round you had been written down with the mules in some planter’s book, and had since struck themselves out. Every one had a cane-bill. Their captain set straight her bishop’s hat and asked whose dog you were; you might pass when she knew. Considered the gully. Considered the scars on her ankles, longer.',
      'Whistled, and somebody in the trees whistled it better. Went after. It brought you along a gully, by a path, to a drum, a woman in a bishop’s hat with two fingers in her mouth, and a whole village holding cane-bills. They had been bought once, and meant to learn who had paid you before you took another step. Gave her the next bar. She took it.',
      'Entered on the path: one drum, beating; one row of cane-bills, each side; one gully, steep, to leeward; one captain, female, bishop’s hat. She had got her people out of the sugar. She wanted to know what you had come to buy or sell, and held the road shut until you told her. You had some figures in your head, from other voyages.',
      'Smelt cooking, and left your course for it. Twenty hammocks, empty; a drum that hummed yet from the hand. Turned about, and the path was full: runaways from the sugar, with cane-bills, who let out nobody that had seen the village and could not account for it. Their captain, in a bishop’s hat, waited by the gully for you to begin. They had run from dinner at your step.',
    ],
    shows: ['drum', 'path', 'gully', 'cane-bill', 'bishop’s hat'],
    still: [
      'Drum stopped. They wished to hear you better, and you wished them to hear less.',
      'Pounding of meal, farther in, had begun again. In front of you nobody had shifted a foot.',
    ],
    later: [
      'Gardens dug; path moved; a bottle on a bough, to mark where one should wait to be seen. Waited, for manners, and no one came.',
      'Not a hut left. Where the drum had stood, a round place trodden smooth, and one feather. Stepped round it.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell them whom you have robbed',
        description: 'Names, ships and sums; it is the only reference you have, and some of it may tell against you.',
        success: [
          'Gave names. At the third a murmur; at the fifth a stool. A woman asked how that planter had looked, and you did how he looked, and had to do it again for those at the back. They opened the path. There was one ship that you left off the list. The captain noticed the gap, and let it pass.',
          'Named an estate, and the sum. Somebody was fetched who had dusted there. She asked what became of the clock in the hall. It went over the side, you told her, striking. She sat down on the ground, and you could go where you liked. You had been proud of the money until then.',
          'Read out your robberies by date, with the owners. A man kept the tally upon his fingers of those who had owned him. He ran out of yours before he ran out of his. They let you by, to get the rest. Promised nothing, and wrote down the names on the first clear ground.',
        ],
        failure: [
          'At the third name a young man asked, softly, what the cargo of that ship had been, and under what heading you had sold it. Could have lied, and looked at him, and did not. Nobody touched you. Nobody moved aside.',
          'Gave six names; were asked for the date of the fourth. Two of those present had been in her hold. They helped you out with the rest of it. It has never been put into this book, and will not be now.',
          'Boasted of the largest prize, and it was yawned at. They had taken the same estate themselves, with forty persons, on foot, and left the door on the latch. Began again lower. The captain had gone to see to the pot.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Lay down your arms and show your hands',
        description: 'You will have to trust them; it is no more than they would have to do.',
        success: [
          'Laid down all arms on the mat and turned up your palms. An old woman ran a thumb along the ridges that a rope leaves. They were not a cane’s, she held, but cousins to it. Road opened; weapons back in order. No one had looked at them the whole time. You had, and were ashamed of how often.',
          'Set them out in a row by size, and stood off. A man came who had been sold with a rope-walk. Here was hemp, he told the rest, and there tar. You were given a place in the line, and then a guide. A hen had gone to sleep on your cutlass. Waited for the hen.',
          'Unbuckled, and had then to hold up your breeches. Somebody laughed and was told not to; it could not be got back. They tied you up with cord of their own twisting, and let you through. It was the best knot you had worn, and you went slowly, to keep it.',
        ],
        failure: [
          'Laid them down with such a flourish that a pistol fired. It hit the pot. All arms were pushed back at you with a stick, and you were set to sit by the gully until somebody should have got over the pot.',
          'Showed your hands. On one was a burn, got in holding the lantern while some other people were branded. She asked what it was, and was told. The circle stayed shut. You would have shut it.',
          'Put down your weapons one by one, and kept back a small knife, from habit. A child found it and brought it out. No one was angry. They had only been wondering whether there would be one, and now had the answer.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Draw them the militia’s road in the dirt',
        description: 'It is worth a great deal down in the town, and you would be giving it away.',
        success: [
          'Drew the ford, the guns, the day. The one in the hat put her foot by the ford. “Here,” she said. You were led through with honours, and in a week it was talked of in all the ports. Charged nothing. The owners will want to know why, and there is no good reason set down.',
          'Laid out the militia in beans: so many at the ford, a large bean for the officer. She moved the officer; he dined with his sister. But the guns were news. Had a boy ahead to show the path and another behind to rub it out. The second boy waved until you could not see him.',
          'Drew it from memory, with the distances. They hung over it for an hour, and three had been that way in chains and added the wells. It made a fair chart. They shook your hand and stood off the path. Put your name to it, small, in the corner, and then smoothed that over.',
        ],
        failure: [
          'Drew it. She bent and corrected it in three places; they had a cousin in the Governor’s kitchen. Nobody was rude. You were thanked for the practice, and asked what else you had.',
          'Drew the whole road, bridges and all. A child inquired which side was up. You found that you could not say, and turned round twice, and the village turned with you. Nothing was decided, but which way was lunch.',
          'Got as far as the ford, and a cock walked over the militia. It was thought a good sign by some. The captain wished for something more exact, and you had lost the scale. Began afresh, and could not recall if there were two guns or six, and would not guess, with them looking.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Dive off the path and down the gully',
        hurt: 'blow',
        description: 'They have outrun dogs on this ground; you have run mostly upon decks, forty feet at a time.',
        success: [
          'Went down ten fathoms of gully, most of it seated. A long silence behind, and when it broke it was laughing. Someone threw your hat down after you. It was thrown so as to reach, and it did.',
          'Took a good deal of the country to the bottom with you, and lay under it. They looked over. It was moved and carried that no spy would leave like that. Got up when they had gone, and went on. You had not known till then how it is to be hunted; three minutes of it.',
          'Ran, jumped, caught a root, missed the next. Landed in a stream that went your way. They did not trouble to follow, and the drum gave you a mile of slow time to get clear by. Kept step to it. It was civil of them, who had never had a mile from anybody.',
        ],
        failure: [
          'Dived, and they were at the bottom before you, sitting down, with a yam. Were walked back up by the easy way, that you had not seen, and put where you had stood. They had saved your place.',
          'Took the gully at a bound. It was the wrong gully, they told you, when they had got you down out of the fig. Sixty people held the sheet. Returned to the path, obliged to all of them.',
          'Slipped at the edge and hung there by your belt upon a stump. The boy with the drum leaned over and asked how the sea was, from there. It was some time before they had a rope. He kept you company.',
        ],
      }),
    ],
  },
  'governors-ball': {
    terrains: ['plains', 'hills', 'forest', 'desert'],
    weight: 2,
    openings: [
      'Found in the cane, on the only road: one coach, down by the stern, wheel off; four guests for the Governor’s ball, in masks, fanning. They filled the way from hedge to hedge, and wanted rescuing before they would hear of anybody’s going by. They had been expecting robbers. A lady in green looked you over and asked if there were no others. It stung, rather.',
      'Hailed from a coach by a cat, a nun, a sultan and something with a beak. Masks, all four. A wheel was off, and the coach lay across the track between two walls of cane; nobody should pass, said a lady in green, who did not first help them on to the Governor’s ball. You were asked to hold her fan while she thought how. You held it.',
      'Met first the horses, going home. Then the coach, wheel gone, wedged in the cane with four people in masks inside. They wanted to be got to the Governor’s ball; and till they were, there was no room to get round. A lady in green lowered her mask to see whether yours came off. Said that it did not. She seemed to be sorry for you, and to mean it.',
      'Ordered to stand, by a small voice from a coach. Lading: four masks, bound for the Governor’s ball. Damage: one wheel, in the cane. They filled the road, and wanted you to get them there. They had been practising what to say to pirates, a lady in green told you, and said it. It was well said. You gave them a hint about the pistol.',
      'Overhauled a coach that was going nowhere. One wheel in the ditch; four persons of quality inside, behind masks; cane on both hands, too thick to get round by. They were wanted at the Governor’s ball, and you, it appeared, for a wheelwright. The lady in green moved up her skirts to make you a seat. It was long since anyone had moved anything up for you.',
    ],
    shows: ['coach', 'wheel', 'mask', 'lady', 'cane'],
    still: [
      'Minuet begun again, over beyond the cane. They had not been asked to begin it, and it did not sound easy.',
      'Coach the same. A fan had come out at its window, and was beating some other time than the fiddles’.',
    ],
    later: [
      'Cane trodden; satin slipper, one, with something small in the toe that had people in. Left it a crumb.',
      'Gap in the cane, closed with half a coach-wheel. No invitation was found, though one had a look.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Introduce yourself as the Dutch envoy',
        description: 'You have a little Dutch, all from one ship; and the lady in green has been in Delft.',
        success: [
          'Kissed four gloves and swore in Dutch at the flies. The lady gave you a long look, and then her arm. “His Excellency is just as I recall him,” she told them. They let you hand them down and go by, with the news of all the island in your ear. Margin: she knew. She squeezed the arm.',
          'Bowed from the neck, and said three words that you had by heart off a cask. The lady in green thought them over. She interpreted; made you a speech of it; got you through. Behind the fan she told you afterward what you had said. Have not used it since before ladies.',
          'Gave yourself out as envoy, and asked in what language they would sooner be delayed. They chose none. All four climbed down to let your Excellency past on foot, and curtsied in the mud. The nun lost a shoe over it. Found it for her, and was Excellent for a whole quarter of an hour.',
        ],
        failure: [
          'Addressed the lady in green. She replied at some length with her eyes growing rounder. Then she inquired if it was customary, there, to speak so to a horse. You withdrew to the ditch, with the wheel, until it should be forgotten.',
          'Gave your name as Van der something, and the sultan took off his mask. He was the Dutch envoy. He had been quite alone on that island for six years, and would not have you go before you had talked. You had nothing more to say. He waited for it.',
          'Began well, and sneezed, and swore in Portsmouth. The beak had been born there. It said so, in the same tongue. Neither of you looked at the other after that; and the coach stood where it was.',
        ],
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Put the wheel back on',
        description: 'In the mud, under the eyes of quality, with a spoke for a lever.',
        success: [
          'Set your back to the axle and lifted: coach, guests, and supper. Got the wheel home with a stone. They clapped as at a play, and drove off, and the road was clear. One put his head out to say that you should not be in that harbour on Tuesday. Stood there a little, in case they should clap again.',
          'Had it up in one heave, with a spoke gone and some language. All four had leaned to the other side, to help; and it did help. They rolled away. The lady let down the glass to tell you which sentry at the fort was short-sighted. She had listened to the language with attention.',
          'Greased the hub with a pound of the sultan’s pomade. It went on sweetly and smelt of roses for a mile. They made room in passing, and blew kisses, one of which had a name with it. The name is not entered. It has been remembered without.',
        ],
        failure: [
          'Lifted on the count, guests and all. Up she came, and on over. They were got out by the upper door in their order, none the worse. The coach now lay upon the side that had been sound, and you had begged them to trust you.',
          'Got it on; stood back for applause; the other wheel came away. The lady in green patted the mud beside her. Sat in it. Nobody spoke for two minutes, and it was companionable, but it was not a road.',
          'Knocked out the old pin and could not find it. Four masks came down in the mud to feel for it with you. Recovered: a garter, a snuff-box, a frog. They seemed to be enjoying it. There was no pin.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Slip off through the cane',
        description: 'It cuts like paper, and leaves them sitting there without anyone.',
        success: [
          'Went along between the rows on hands and knees. Behind you it was in dispute whether you had been tall. Came out beyond, green, scratched, and clear of the coach. The voice in green had said tall. Stood up to it for the rest of the day.',
          'Found a ditch in the cane and got to know it. Made half a mile unseen and regained the road ahead of them. Sent back the first carter you met, with a wheel. He would be paid, you told him, in gratitude; then thought of the look of them, and wrote him a note of hand.',
          'Slid in sideways and were gone before the nun had finished her sentence. The cane closed. Nothing followed but the minuet. Kept time to it for a mile, there being nobody to see, and did the bows.',
        ],
        failure: [
          'Slipped off and met an overseer with a horn. He blew it. Came out by the coach at a run, and they had kept your seat. They asked if it had been a bear. Said yes.',
          'Kept straight on between two rows, and they were not straight. You were delivered at the other window of the coach. The guests begged you to do it again. It was the best of the ball so far.',
          'Got in a fathom and stuck, by the coat. The lady in green came in after you with scissors, talking gently, as one does to a cow. She led you back to the road. Said nothing about it in the log but this.',
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
        'Worked it by log, lead and a fair guess. Pricked it on the chart, and for once it fell in water. Gained: one shoal to leeward, not told of before; beyond it, a place where a careful person buries things. Rubbed out what you had said of the chart.',
        'Had a steady footing and a clean edge to the sea; that is twice this year. Fixed yourself within a mile. Marked where the last three captains went wrong, and upon what reef. Went over their figures with some sympathy, as they were yours until Tuesday.',
        'Took the log, and what the log leaves out, and set of current by one biscuit over the side. Result, a very small triangle. Blew off the crumbs, and there was an islet in it with the name scratched away. Somebody had loved that islet, or owed on it.',
        'Allowed so many knots by so many glasses, less something for the temper of whoever held the glass. The lead said sand and shell. So did the chart; and an inch north, in other ink, a creek with a cross. The hand shook at the cross. Yours did, copying it.',
        'Of three guesses, two agreed; the lead sided with them. That gave the bay. Found that one sounding in it had been taken to the half foot, off a cove of no name. Nobody is so careful who does not mean to come in heavy. Remembered the one time you were.',
        'Began from the last thing all hands had seen, a church, and reckoned on by the half-glass. It came out where you were. Looked for the mistake, and it was the chart’s: one island misplaced, another left out. Wrote it in. Called it after nobody, having thought of two.',
        'Speed by a chip; leeway by thumb; variation by the book of a man who drowned. The lines met on what you had supposed fly-dirt. It did not come off. Read there, with a glass: fathoms, and which corner to dig. Thanked the man who drowned, by his initials.',
      ],
      failure: [
        'Worked it twice. By one, off Madagascar; by the other, thirty leagues up the Orinoco, in a church. Entered the mean. Did not look at it for long.',
        'Had three answers by three ways, and put the pin in the middle. It was a mountain. Slate wiped with sleeve; sleeve charged to navigation.',
      ],
    }),
  },
  'scrub-and-vote': {
    places: ['ocean', 'coast', 'swamp'],
    ...does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Scrape weed along the waterline',
      description: 'Hanging in a loop of rope with the sharks taking an interest.',
      success: [
        'Cleared one side, stem to stern. Gained: half a knot. It is the whole difference in the end between a pirate and a hanged one. Patted her, nobody being by.',
        'Got under the turn of the bilge with a blade on a stick. Weed off, in sheets; mussels, a peck. Hauled up and looked at her, and then went on looking until the rope had cut off a leg, in the way of feeling.',
      ],
      failure: [
        'Loop slipped. Went down among the weed, which had company. Were back aboard without the use of the rope. Distance, two fathoms; time, none.',
        'Scraped for an hour with a will. Heard the cook, from inside, asking who had opened a window. Stopped it with your hat, and then with an apology.',
      ],
    }),
  },
  'tavern-table': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Buy nobody a drink and be bought several',
      description: 'You must have a story, and it must be against yourself.',
      success: [
        'Told them how you once lost a goat. Took, by the third mug: two pilots; one clerk of Customs; one widow who lets rooms to the garrison. Each had something to tell. The goat grows finer every year, and you do miss it.',
        'Sat down by the only one there not talking, and did not talk. Two hours, no result. Then it all came, without breath, as far as the name of the inlet. He thanked you. You had been counting the spoons, for most of it.',
      ],
      failure: [
        'Gave them the story of how you lost a goat. Its owner had bought the second round. He wished to know what you had called her. You had called her by his name.',
        'Told one against yourself and a goat. The whole room was for the goat. They drank to it with their backs turned, and you did too, from behind.',
      ],
    }),
  },
  'fence-cellar': {
    places: ['city'],
    ...does(['trade', 'perception', 'medium', 'none'], {
      action: 'Go to the cellar where no receipts are given',
      description: 'He buys by weight, by candle, and with his foot upon a trap-door.',
      success: [
        'Saw his thumb on the scale, and laid yours on the other pan. Considered each other with esteem. He paid. He had a boy see you out by the dry way, and the boy was told to carry the lamp on your side.',
        'He offered; you laughed. You asked; he laughed. Settled by the last candle, each persuaded that he had robbed a decent man. It kept you awake for a quarter of an hour.',
      ],
      failure: [
        'Watched his thumb so closely that you did not remark what you stood on. Trap-door: depth, two fathoms; bottom, soft. You had praised his carpet.',
        'Had the better of him by scale, by candle and by sum. Then he put his foot down, and you went with it. He called after you that it was nothing personal, and it was a comfort.',
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
