import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const pirateFrames: readonly Frame[] = frames('pirates', {
  'prize-in-ballast': {
    terrains: ['ocean'],
    weight: 3,
    cast: { 'captain/man': 'he', 'soldier/men/hat/crew/cook': 'they', brig: 'she' },
    openings: [
      'Stopped by a brig that lay across your course, her flag already struck. Her captain sat on deck at a table, with a pie, and would not let you by until you came aboard and ate. It looked like a trap: she rode high, with no cargo in her, and of the twenty hats along her rail none moved. You were hungry, and it is so entered.',
      'Found a brig hove-to across your way. A man sat at a table on her deck, tapped a pie with his knife, and called that nobody passed him without coming aboard for a slice. She floated high, so that she was empty, and the row of hats at her side did not stir: there might be soldiers under them. You had not been asked to dinner since Lent.',
      'Met a fat brig, which struck her flag at one gun and drifted across your bows. Her captain sat at a laid table and wanted you aboard to share his pie before you went on. It was too easy; she was empty, by the height she rode, and eighteen men in hats stood at the rail and none scratched. Made no answer yet. It was a good-looking pie.',
      'Stopped by a brig that ought to have been stopped by you. She lay in your path with her ladder down, and her captain called from his table that he would not let you by until you had come aboard and tried his pie. She carried nothing, by her height; at the rail were nineteen hats, and a face under some. It was too civil.',
      'Sailed twice round a brig, and she turned with you and kept across your course. Her captain held up a pie from a table on deck and would have you aboard to dine before you passed. There was no cargo in her, as she floated like a cork, and the hats along her side looked like soldiers’ work. You had said no once already, and it had cost you something.',
      'Overtook a brig, and she waited for it, and blocked your way. Her captain, at table on deck, made signal that you were to come aboard and eat a pie with him; until you had, he would not move. Her hats at the rail were all to one pattern, like soldiers’, and she was riding empty. Believed in the pie, all the same.',
      'Hailed by the captain of a brig, who had a table laid for two on deck and would not shift out of your road before you came and ate his pie. It smelled of a trap: she had no goods in her, she swam so high, and the men at her side stood still in good hats and said nothing. Entered her as a prize, and then rubbed it out.',
      'Took in sail for a brig that hung in your course and would not be passed. On her deck, at a table, a man was cutting a pie, and wanted you to step aboard for your share. She had no guns to be seen, nor any goods; only twenty-two hats, in a row, with somebody or nobody under them. You had been robbed by worse manners, and loved them less.',
      'Stopped by a brig that threw you a line and lay across you. Her captain wanted you alongside in time for a pie, which stood on a table on deck, and until then you were not to go by. She was empty, by her height, and a row of hats along her rail did not move: a trap. Left the line in the water. It smelt of pastry.',
      'Saw a brig fall off until she filled your whole way ahead. Her captain rose from a table on deck, napkin on, and called that you were to come aboard and help him with a pie, and that he took no refusal. The hats at her rail did not turn to look, and she swam too high for a trader. Noted that it was a trap. Noted the crust.',
    ],
    shows: ['brig', 'hat', 'table', 'pie'],
    still: [
      'The brig still lay across your way, and her captain still wanted you aboard to eat pie with him. One hat had blown off at the rail, and nothing was under it but a mop.',
      'You were not past the brig yet, as her captain would have you aboard first. He had lit a pipe, and cut a slice of the pie, and set it on your side of the table.',
    ],
    givenUp: [
      'The captain gave you up, had table and pie thrown into the sea, and sailed the brig off to trap somebody fatter. Went on your way without a crumb.',
      'The brig’s captain judged that your boat held nothing worth a trap, which was correct, and sailed away. Your course was free. The pie was given to the gulls.',
    ],
    later: [
      'Came to where the brig with the pie had stopped you, and there was no brig. Took up one leg of the captain’s table, and let it go again.',
      'Passed through floating crumbs of the captain’s pie. Item: one gull, too full to rise. Wished it well.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Board the brig from behind',
        description:
          'If there are soldiers, they wait at the side; you would climb in by the windows of the stern, through glass, and take her.',
        success: [
          'Boarded her through a stern window, and took her, and were let by. Found one lieutenant, shaving; took his arm, and came out on deck behind forty redcoats who lay flat with their muskets toward the rail. Had them pile arms. Margin: let him finish shaving first.',
          'Climbed in over the brig’s stern, and forty soldiers gave up the ship to you. They had been lying down, with their faces the other way; you came up a stair behind them and wished them good-day. Sailed on. Checked the pie first. It was real, which shook you more than the soldiers had.',
          'Broke two panes in the stern, and got in, and locked forty redcoats under their own hatch; the way was clear. You had met the captain’s wife, with a candlestick; begged her pardon; were given the key to be gone. Sent her the price of the panes. Struck that out, and put it in again.',
        ],
        failure: [
          'Went in by the stern window, on to a soldier asleep with a blunderbuss, and were driven out again. He woke; it fired; you left backward. Nothing gained. The brig lay where she had lain, and somebody aboard was laughing.',
          'Got one leg over the sill of a stern window, and somebody inside took hold of your foot. He read you out, very civilly, a list of the windows, with a soldier’s name to each. Dropped into the sea and swam back, with nothing gained.',
          'Missed the stern and boarded the brig at the side, which was full of grenadiers. Counted eleven before they had you over the rail again. Swam back to your boat. They held their fire, so as to see how you swim.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none', 'Brass spyglass'], {
        action: 'Count her people through your spyglass',
        description:
          'You would see if soldiers hide under the hats, and slip by in time; but the brig drifts nearer all that while.',
        success: [
          'Counted through the glass: hats, eleven; elbows of men lying down, nineteen; so there were soldiers hidden, and you passed her by two cables before her ports flew open. Her captain stood up with a slice on his knife and called that it was a shame. It was.',
          'Looked through the glass until you knew it for a trap, and got away from the brig in time. Seventeen men did not scratch, and low down an eighteenth did, in a red cuff. You were out of musket-shot before they were ordered to be angry. Waved to the eighteenth. He is the one who saved you.',
          'Found with the glass that the hats were upon brooms and boat-hooks, and that forty soldiers lay under canvas. Sheered off in good time and went round the brig. The pie is regretted.',
        ],
        failure: [
          'Counted eleven hats through the glass, and reckoned that eleven men could be managed, and it was wrong. The hats were on poles; forty muskets were under the poles. Hauled off again, with no way past her.',
          'Made it nineteen men, and called out the number to be sure. They answered to it, standing up, and then forty more answered. Backed away; the brig kept her place.',
          'Looked at the pie through the glass for longer than at the hats, and learned nothing of them. When you had done, the brig had drifted down on you and her hats had begun to whisper. Learned only that it was pigeon.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hail her and ask what is in the pie',
        description:
          'Her captain may let out that it is a trap, and of what sort; but the brig drifts nearer while you talk.',
        success: [
          'Asked what was in the pie, and the man told you all of it: pigeon, and forty soldiers. He was only the cook, and had not had a kind word since they pressed him. Praised the crust for a quarter of an hour. He pointed to where the redcoats lay, and let the brig drift clear. You meant every word of the praise.',
          'Hailed, and were warned. He made reply that it was beef, and drew his knife over the crust, four strokes, and at each held up ten fingers. Thanked him for forty soldiers, and steered out round the brig. He ate alone. You looked back twice.',
          'Asked, by trumpet, and found out that there were soldiers aboard. A voice from under the table said “Mutton,” and another voice told it to be quiet. You were past the brig’s stern before they had found who spoke. The captain begged you to come again.',
        ],
        failure: [
          'Asked what was in the pie, and were told to come and see, and got no more. His voice cracked on it; he was an ensign of nineteen, and no cook. You felt as though you had kept a boy in after school. The brig stayed in your way.',
          'Asked what was in it, and the brig came nearer while they quarrelled. “Pork,” he called, and somebody behind the bulwark said veal. Forty persons then gave their opinion, on their feet, with muskets. The brig kept her place.',
          'Put the question so warmly that the captain wept, and could not answer. He cut the crust to crumbs. His ship stayed where she was. You were sorry to have asked, and there is no column for it.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Turn away and let the brig go',
        hurt: 'blow',
        description:
          'You may get away before the trap shuts; but her guns will be at your back, and you go without dinner.',
        success: [
          'Turned away, and got clear of the brig. At once her side dropped open and nine guns fired into the water where you would have been. Took aboard: spray, one bucket. Said grace over a biscuit, and did not look at the biscuit.',
          'Turned your boat, begged to be excused, and got away. A hat stood up and was a grenadier; forty more followed him; their volley fell short by a cable. Passed out of range with all stores correct. Margin: you had already tucked in a napkin.',
          'Ran for it by the brig’s stern, where she had no guns, and left her behind. Heard her captain order fire, and heard him ask, lower, if you might not be called back. Made three leagues before you let yourself think of gravy.',
        ],
        failure: [
          'Turned away too late, and the brig headed you off again, with two guns. Damage: two ropes; temper. All as before, with the pie some minutes colder.',
          'Jammed the tiller in turning, and lay for two minutes by the glass before the brig’s guns. She used them. You were driven back to where you began, with your ears ringing and your hat afloat.',
          'Turned away on the wrong side, and the brig had only to move her head to stop you. Hats up, muskets out, course shut. Went back to the old distance. You had wished to pass where one could smell the cooking.',
        ],
      }),
    ],
  },
  'kings-cutter': {
    terrains: ['ocean'],
    weight: 3,
    cast: { cutter: 'she', 'cutter/officer/crew/boatswain/purser/cook/master': 'they' },
    openings: [
      'Stopped by a King’s cutter, twelve guns, clean as a plate. She hoisted a private signal and wanted the right answer inside three minutes, or she would search you and hang you; she had the open sea behind her, and you had a shoal behind you. Searched the locker. Found four flags, bought in a tavern, and a shirt. The shirt was the best of them.',
      'Met a navy cutter, whose lieutenant had been sent to look for you. He ran up a signal and pointed a gun: if you knew the answer of the day, you might go on, and if you did not, you were a pirate. There was a shoal to one side, too shallow for him. Entered your cargo as turtles, by way of practice.',
      'Brought to by a gun from a King’s cutter, which asked by signal what you were. She would not let you go by without the right reply, and searched all who had none. There was a shoal behind you; she drew too much water for it, and perhaps you did. It is a question you have answered falsely in nine ports, and she had a list of them.',
      'Took a sail for a trader, and it was a King’s cutter, with twelve guns and a great many clean men. Signal made to you: give the answer for the day, or be searched. She stood between you and open water, and a shoal stood behind you. Crossed out the word trader.',
      'Fell in with a King’s cutter at gun drill, and she pointed the guns at you. She put up a signal, in four flags, to be answered before anyone passed her, and whoever could not answer was taken for a pirate; the only other way was over a shoal. Mustered your honest papers. Mustered them again, in case one had been under the biscuit.',
      'Found a King’s cutter across your course with her guns run out. The signal at her mast wanted its answer from you before the sand in a glass ran through, or you would be boarded; and on the other hand was a shoal. A boy held the glass. He dropped it and blushed, and you were on his side at once.',
      'Stopped by a navy cutter, twelve guns, loaded, which questions every sail between the shoal and the sea. She flew a signal, and you were to make the right answer or be taken. You had an answer, bought in a tavern from a man with a cough. He swore by it, and by his children.',
      'Followed a fisherman, with a view to his supper, and he was a King’s cutter in disguise. Hailed you with a signal; ran out a gun to show where the reply should be sent; placed himself between you and the way out. Behind you lay the shoal. Without the reply you would hang. Margin: it was you that began it.',
      'Stopped by a King’s cutter, which took in her washing, shirt by shirt, and put up a signal in place of it. She had guns under the shirts. You might pass when you had made the right reply to it, and not till then; the only way round was over the shoal. Admired the shirts.',
      'Stopped by a King’s cutter: guns, twelve; lieutenant, one, aloft, with a spyglass; signal flying, yours to answer before you moved. Those who have no answer are searched, and then hanged. She shut off the sea, and the shoal shut off the rest. Looked over your own paintwork. Stood in front of the worst of it.',
    ],
    shows: ['cutter', 'signal', 'gun', 'shoal'],
    still: [
      'The cutter still lay across your way, and would search you and hang you, not having had the right answer to her signal. She had opened all her ports, and somebody there was sorry.',
      'The cutter kept her guns on you until you should answer her signal rightly. A man in her cleared his throat into a trumpet, and was told what to say.',
    ],
    givenUp: [
      'Another sail came up, larger and better worth hanging, and the King’s cutter left you to chase it. Sailed out behind her. It was no credit to you.',
      'The cutter’s officers searched your boat, found a shirt and some biscuit, which proved no piracy, and let you go with a warning. She went back to her station.',
    ],
    later: [
      'Found a buoy with the King’s mark where the cutter had stopped you. Somebody had left his fishing rod on it. Let it fish.',
      'Found a page of the cutter’s signal-book afloat, with the ink gone. It was no use, and you kept looking at it.',
      'Sailed over the place where the cutter had lain. Took up a cork with her lieutenant’s initials burnt in it, and put it back.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Answer with a signal bought in a tavern',
        description:
          'You have four flags that a man in a tavern sold you for the right answer; if it is an old one, she will fire.',
        success: [
          'Hoisted the signal you had bought, and it was right, and the cutter let you by. They had looked it up; you watched a finger go down the page, stop, and go down again. Then she made Pleasant Voyage. The man in the tavern had sold you the truth. You owe him a drink.',
          'Sent up your signal with one flag upside down, and it was taken for the answer. They held a council upon it, of nine minutes. The cutter made reply that it was a disgrace to the service, and that you might proceed. Sewed a mark upon the top of that flag.',
          'Hoisted the four flags, and the cutter’s lieutenant lifted his hat and stood his men away from the guns. You were through in ten minutes. Found afterward that you had bitten a rope nearly in two.',
        ],
        failure: [
          'Sent up your signal, and it was the wrong one: Plague Aboard, request a surgeon. They were a humane ship. The surgeon had one foot in his boat when you hauled it down. They wanted it explained, and waited, with matches lit.',
          'Hoisted your signal, and the cutter did not accept it. It belonged to a ship that had been lost at Easter, with friends of theirs in her. Took it in at once. All her people looked at you, and none of them was angry, and that was worse.',
          'Made your signal, and the cutter made another, which needed a second answer. None had been sold to you. You had no more flags, and the cutter waited.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Run over the shoal where she can’t follow',
        hurt: 'blow',
        description: 'Her keel needs nine feet of water, and yours six; a drunkard’s chart says that there are seven.',
        success: [
          'Ran over the shoal, and the cutter could not follow. Touched sand three times, each time softly. She stopped at the edge and shot off your weathervane. The drunkard who drew that chart was right to the inch.',
          'Got away across the shoal, sounding with a pole: seven feet; six and a half; six; six; nine. The cutter could not come after. Her lieutenant took out his own chart at the edge, and was seen to write your way over the shoal on it.',
          'Crossed the shoal with weed brushing along both sides, and the cutter gave you up. Stood on your toes the whole way, which does not lighten a boat.',
        ],
        failure: [
          'Ran on the shoal with every sail set, and stuck. The chart had been made at high water. The cutter was in no haste, and came up to ask you her question again from nearer. Got off after an hour; got no farther.',
          'Struck the shoal, floated, struck, and came off stern first, before the cutter’s guns again. They had been laying bets over there. Somebody had lost on you, and looked it, and you would have liked to refund him.',
          'Turned in too soon and met the shoal where it stands highest. The cutter sent a ball to either side of you, by way of fence. Backed out between them. Nothing broken but a saucer, your only one.',
        ],
      }),
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Fight the cutter gun to gun',
        description: 'She has sixty trained men and twelve guns; in your favour, that they have dined heavily.',
        success: [
          'Fought the cutter, boarded her in the smoke, and beat her. Done inside a quarter of an hour. Her lieutenant gave you his sword, handle first, and asked if you were hurt. Gave it back to him. She stood out of your way. Two of her boys were crying, and you sat with them a while.',
          'Boarded the cutter and cut her colours down with your own knife, and her people laid down their pikes. Expended: powder, all; breath, all. She lay still and you went by. Margin: they fought well, and you had no quarrel with one of them by name.',
          'Fought the cutter from bow to wheel, and there the master’s mate asked for quarter, in a very young voice. It was granted before he had done asking. They hauled off to mend, and you went on. You shook for an hour, and blamed the waves.',
        ],
        failure: [
          'Gave the cutter one broadside, high, and got three, low, and had to sheer off. The rigging was about your ears and she was between you and the sea, as at first. You had shouted something fine on going in. It is not recorded.',
          'Got a grapnel into the cutter and nobody to haul on it but you, and could not board her. They cut your rope. Sixty men cheered you for trying.',
          'Came alongside the cutter, and were thrown back by pikes in good order, two deep. Held on by her chains as long as there was breath. Let go. She did not fire on you in the water.',
        ],
      }),
      does(['craft', 'charisma', 'easy', 'none'], {
        action: 'Go aboard as a dealer in fresh meat',
        description: 'They may let a seller of turtles go unsearched; you have a straw hat for it, and no turtles.',
        success: [
          'Went aboard in a straw hat, told the purser that your turtles were following, with a cousin, and were given a pass. Cast off unsearched. There is no cousin. He asked after her so kindly that you gave her a name.',
          'Went aboard the cutter and complained to her purser that forty turtles had been taken and never paid for. He was ashamed of the navy, and had you passed out to sea with two salutes. It was so well received that you came near to sending in a bill.',
          'Told them on the cutter’s deck how your turtles had been bespoke for an Admiral, and had dived; and they let you go to look for more. One of the crew wept, who had hoped for turtle.',
        ],
        failure: [
          'Went aboard as a turtle-dealer, and the purser had married one. He had been seven years on that station. He put some questions about fins. Went down the side again with the hat in your hand and the signal still not answered.',
          'Went aboard in the hat, and it was the purser’s own hat. He had lost it overboard at Nevis; and he wished to learn how the turtles came by it. Told him that turtles are thieves. Went back to your boat to begin again, having hurt his feelings.',
          'Were believed aboard the cutter, and asked to cook a turtle for the officers, and had none to cook. They saw through you then, and you were sent back to your boat.',
        ],
      }),
    ],
  },
  'marooned-man': {
    terrains: ['coast', 'desert', 'plains'],
    weight: 2,
    who: { trade: 'marooned man', gender: 'male', stays: true },
    toward: 'for',
    cast: { 'castaway/man': 'he' },
    openings: [
      'Stopped by a castaway in goatskins, who stood across the path through his garden and shook. He had been alone for years, cutting notches in a post, with one goat for company; he wanted talk, and would let no one past him who had not given him some. Asked his name. He had to search for it.',
      'Stopped by a castaway wearing several goats and leading another. He had been there so long that his post was all notches, and he kept strangers in his garden, by a law of his own, until they had talked to him. He read it to you twice. He cried at the word “strangers”. Could find no fault with the law.',
      'Found a castaway in goatskins, with a garden of beans, a goat, and a post full of notches, one for each day alone. He walked round you and put out a finger, and would not let you leave before he was certain that you were real. He was not certain of the finger either. Held still for it.',
      'Hailed by a castaway, very hoarse, in goatskins. He wished to hear a voice that he had not taught to his goat, and he had shut his garden gate upon you until you should talk. A post by the gate was full of notches, for the days. He had laid two places at table. The second had dust on it.',
      'Chased a goat round a thicket and ran into its master, a castaway, in the skin of its uncle. He took hold of your sleeve and would not let go of it: he had been alone for a post full of notches, and wanted talk. There you were, fast, beside his garden. Did not pull very hard.',
      'Came on a castaway in goatskins, who was arguing with himself about the beans in his garden, with a goat for judge. He barred your road when you offered to go; he had had nobody to talk to, by the notches on a post, in years. There was a chair ready. You counted that against him, and then for him.',
      'Followed one man’s footprints to a garden, with a goat tied at the corner, and to a castaway in goatskins who was cutting a notch in his post. He had seen no one for so long that he was not going to let you by, he said, feeling for the words, until you had talked to him and proved that you were real.',
      'Met a castaway in goatskins, who asked if you were the fever again. He had been alone with a goat, and with a post where he cuts his notches; you might go through his garden, which was the only way, so soon as he believed in you, and that wanted talk. Stood there. It takes some believing, from either side.',
      'Halted at a garden, with a sign: WIPE YOUR FEET. A castaway came running, in goatskins. He wanted a guest, after all the notches on his post, and had fenced off the whole way through to be sure of one; nobody left who had not kept him company. The goat was told to behave. Wiped your feet.',
      'Stopped by a castaway in goatskins at the gate of his garden, where a tall post was full of notches, one for each day. He had been alone for years, and would hear you talk before you took one step across his beans. He set a goat to mind the gate. He had taken you for a dream, and said that he was sorry.',
    ],
    shows: ['castaway', 'goat', 'notch', 'garden'],
    still: [
      'The castaway still kept you in his garden, and wanted company before he would let you by. He had gone two fathoms off, to talk it over with himself.',
      'The castaway would not let you out of his garden yet, and wanted to be talked to. He had put his hat on a coconut, to practise on.',
    ],
    givenUp: [
      'The castaway had had enough of company. He opened the gate, let you out of his garden, and cut a notch for the visit.',
      'The castaway went off with his goat, to live where no visitor could disappoint him, and left the gate open. Walked out through the beans, and nobody said goodbye.',
    ],
    later: [
      'Found the castaway’s garden full of crabs, and himself gone. His law was still nailed up by the gate.',
      'Found the castaway’s post, with one more notch above the last. Counted all of them, and had to begin twice.',
    ],
    offers: [
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Sit down and talk to him of home',
        description:
          'It is what he has been longing for; he will weep, and it will use up your own stock of home as well.',
        success: [
          'Talked to the castaway of home: the price of bread; who was dead; how people wear their hats. At bread he cried, and could speak in whole sentences again, and then he opened the gate himself. You had not thought of your own street since you sailed. It was all there.',
          'Told the castaway of cheese, Cheshire, Stilton, and the toasted sort with mustard, until his voice came back. He set it down as the best hour since his ship was lost, walked you out past his beans, and would not shake hands in case it was over. Went back and shook hands.',
          'Told the castaway of rain on a slate roof, four times, and after that he stood out of your way and could say both “please” and “Tuesday”. Left him saying them, and smiling.',
        ],
        failure: [
          'Talked of home, and gave the castaway a wrong answer. He asked after the King, and you said which King; and he walked off and stood with his back to you, before the gate. You would give something to have that answer again.',
          'Talked to him of his own street, and got it wrong. He put you right, until he came to his mother’s door and could not go on. He sat down in the gate and let nobody out.',
          'Told the castaway a joke from home, and it did not please him. It was his own joke, sent out by him in better days, and it had lost its end on the way. He shut his mouth and kept the gate.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Work out how long he has been here',
        description:
          'He would be so glad to know that he may let you by; you count the notches, but he had a fever, and missed some.',
        success: [
          'Counted the notches with him: four years, nine days; and he let you through, bowing. That made it his birthday, and he was two years younger than he had feared. The nine days were a guess, in his favour.',
          'Reckoned the castaway’s time by goats, so many to a coat: five years and a kid. His notches said nine, but he had cut an extra one whenever he was low. He sat down at once to plan the four he had gained, and the way stood open.',
          'Worked out the days that he had lost in the fever, by how high his beans had grown, and made it nine. He cut them in, stood straighter at each, and let you go. He knew the day at last, he told you: Tuesday.',
        ],
        failure: [
          'Counted the notches, and it came to one hundred and six years, which was no use to him. Went over it again. The oldest notches were in another hand. Neither of you had noticed until then. He would not have you go just after that.',
          'Counted the notches: four years; and the castaway made it nine. You had started from different ends, and he had been cutting while you counted. Balance disputed. He kept the gate shut and would not have you go until it came out even.',
          'Worked his time out by the moon, the goat and the rule of three, and arrived at next year. He was very much cast down. He wished you to stay and take off eleven months, and you could not find where they had got in.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Run with him to catch a goat',
        hurt: 'mishap',
        description:
          'By that he tries whether a stranger is real, he says; it goes barefoot, uphill, and he is very good at it.',
        success: [
          'Ran with the castaway, and fell over the crest upon a goat together, and caught it. He laughed, and the noise astonished him, and he did it again. You were free to go. The goat was let off with an apology from both parties.',
          'Ran with him, were no use uphill, fell coming down, and had the goat in your lap. The castaway had not seen that method before, he said, and stood aside with his hat off. Did not tell him that it was an accident. He knew.',
          'Headed the goat off at a gap, by shouting, and the castaway had it by the horn. You were given leave to pass, in form, by a man too short of breath to say it, and you said it for him.',
        ],
        failure: [
          'Ran after a goat, and fell two fathoms into thorns, and caught nothing. The goat had been over before. The castaway hauled you up with a creeper, very much ashamed for you, and sent you back to the gate to rest.',
          'Ran with him, and the goat got out between you; you caught each other instead, and the goat looked on. The castaway still kept the gate shut, and wanted you to try again.',
          'Gave out at the first bend, and caught no goat. He went on, came back, and lay down beside you so that it should not look so bad. Then he led you back to the gate.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Watch him and find what troubles him',
        description:
          'He always turns his back to one end of the garden; if you learn why he may trust you, but it may hurt him.',
        success: [
          'Watched, and found what he would not look at: a grave, with shells round it. There had been two of them, then. Laid your hat on the shells and said nothing. By and by the castaway came and told you the name, and opened the gate. Wrote it here: Tom Farthing. No one else has it written.',
          'Found a grave, at the end of the garden to which he turned his back, and sat down by it. In an hour the castaway came and sat there too, and told you of the friend who lay in it. After that he let you go.',
          'Found a bed of beans that he never looked at, and watered it; it had belonged to his friend, who was dead. The castaway made a sound, and came to help you. When the row was done he let you pass.',
        ],
        failure: [
          'Watched the castaway, and he could not bear to be looked at, and ran to the other end of the garden. He would tell you nothing, and the gate stayed shut.',
          'Looked at the end that he did not, and he moved so as to be in the way. You moved, and so did he. It was done politely on both sides for an hour and a half, and the gate was not opened.',
          'Looked where he did not, and saw only shells, and said so aloud. They lay on a grave. The castaway asked you, quite gently, to be silent, and stood in front of them; and his gate stayed shut.',
        ],
      }),
    ],
  },
  'vote-at-the-mast': {
    terrains: ['ocean'],
    weight: 2,
    who: { trade: 'ringleader of the vote', gender: 'male' },
    toward: 'against',
    cast: { ringleader: 'he', 'crew/people/ten/company/cook/boy': 'they' },
    openings: [
      'You had gone aboard a sloop as her pilot, your boat in tow; and her people stood at the mast to vote you out. Their ringleader had a paper, eleven names in a ring, and wanted your place; your boat would not be cast off before it was settled. The articles, which are the ship’s laws, lay on a cask of wine. You had thought that they liked you.',
      'You were piloting a strange brig, your boat in tow behind her, when the ringleader of her crew called a vote to be rid of you. He wanted your place, and kept your tow-line until it was settled. There was a paper with eleven names, in a circle, and a copy of the ship’s articles, on a wine cask. There was one clean shirt, his. He had dressed for it.',
      'A schooner’s crew had taken you in as pilot, with your boat in tow; and eleven had signed a paper to put you out again. Their ringleader wanted to lead instead, and would not let your boat go until there had been a vote. He read you the ship’s articles off a cask of wine. Your chair was set by itself against the mast. Somebody had thought of a cushion.',
      'You had piloted a ship since her captain died, with your boat in tow; and her crew stood washed beneath the mast, to vote against you. The ringleader wanted the say himself, and held your tow-line till he got it. He had a paper with a ring of names; he had the ship’s articles, and a cask of wine to lay them on.',
      'A crew that had lost its captain had borrowed you for a pilot, and now meant to vote you out. So said their ringleader, who wanted your place; and until it was over your boat stayed on their line. Produced: a paper, with eleven names; the ship’s articles; a cask of wine, to lay them on. Every one looked at his feet. Good feet, most of them.',
      'Eleven of a ship’s crew met you at the mast. You were their pilot, and they had your boat in tow; now they wanted their ringleader to tell them the way, not you, and held on to the boat till that was voted. He spread a paper on a wine cask, over the ship’s articles. It was said in it that you sing.',
      'You were pilot of a sloop, your boat towing behind; and her ringleader moved that you should have no further say in where she goes, nor your boat again, until it had been voted. Ten more had signed his paper. On a cask of wine lay the ship’s articles. You were asked if you were comfortable. You had been, for a week, and it was too long.',
      'A ship had taken you aboard as pilot, and your boat in tow; and her crew was met round the mast to vote you out. The ringleader wanted your place, and had the tow-line made fast to his own belt until he should get it. His paper lay on a wine cask, next to the ship’s articles. Eleven names were on it, and yours in the middle.',
      'The ringleader of a ship’s crew read you a paper at the mast, complaints, three: he and ten others were to take the piloting of their ship from you. Until they had voted, your boat stayed at the end of their tow. The ship’s articles lay at his elbow, upon a cask of wine. His voice went, and a boy had to finish.',
      'You were pilot to a strange brig, with your boat in tow, and eleven of her men would not let you have it back before they had voted. Their ringleader wanted to lead them in your stead. He had a paper for it, and the ship’s articles, and a cask of wine to thump. He thumped it softly. You have been put out of better ships by worse people.',
    ],
    shows: ['ringleader', 'paper', 'articles', 'cask', 'wine'],
    still: [
      'The crew still meant to vote you out as pilot, and your boat was not to be cast off until they had. Show of hands: as many for you as against you.',
      'The ringleader still wanted your place, and kept your boat on its line till the crew had voted. His paper was going round, with twelve names in the ring; the twelfth a hen’s foot, in ink.',
    ],
    givenUp: [
      'The vote went against you, eleven to one, and the ringleader had your place. The crew handed you down into your own boat and cast off the line.',
      'Lost the vote. The ringleader was pilot now; his people put you over the side into your boat and let go the tow. Somebody began a cheer, and was hushed.',
    ],
    later: [
      'Sighted, far off, the ship that you had piloted. She dipped her flag to you.',
      'Found the ringleader’s paper afloat, with its eleven names in a ring. Three had added, small, that they were sorry.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Stand upon the cask and answer them',
        description:
          'You may talk them out of the vote; but they have three complaints against you, and two of the three are just.',
        success: [
          'Answered them from the cask, and they voted for you and gave you your boat. Granted two of the three complaints, and sang the third, to a tune they knew. Half of them stamped to it, and the paper went overboard. You had to be helped down, and by the ringleader.',
          'Got up on the cask and agreed with every complaint, until there was nothing left to vote on, and they gave you your boat. At the third you had asked who had been cook that week, and eleven heads turned. The cook was voted out instead.',
          'Told the crew from the cask what each man was worth to the ship, in money, and they voted for you and gave you your boat. None had ever been added up before. They liked the figures.',
        ],
        failure: [
          'Answered them from the cask, and its head gave in under you, at the third complaint. You stood in wine to the waist. They adjourned for ten minutes, out of respect. Vote still to come.',
          'Answered the first complaint so well that the crew thought of a fourth. It was about your singing. That one hurt, and they saw that it did, and wrote it down, and went on voting.',
          'Spoke for half an hour from the cask, and persuaded nobody. At the end the oldest of the crew asked if that had been yes or no. You did not know it yourself. Stepped down and found that somebody had gone to sleep against it.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Read out the articles they signed',
        description: 'The ship’s laws may forbid such a vote; the clause has to be found before they lose patience.',
        success: [
          'Found the clause in the articles: no vote on a Friday, nor after drinking; and you had your boat back. It was Friday, and they smelled one another’s breath besides. You had written that clause yourself for another ship, and a good man was voted out by it.',
          'Found in the articles that whoever calls a vote must first buy the whole crew a drink, and the ringleader gave it up. He had only been thinking aloud, he said. Your boat was hauled up for you.',
          'Read out the last line of the articles, in a dead captain’s hand, that their pilot be used kindly; and the crew let your boat go. Nobody had read so far. It was not a law at all, properly considered; and you saw the man who had held his pen look away.',
        ],
        failure: [
          'Read out the article against votes, and somebody had struck it through, in a fair hand, long ago. Nothing else upon that page would help you. The crew waited for you to turn over, and there was no over.',
          'Read out an article in a firm voice, and it helped the ringleader. It was the one about who may be voted out and how quickly. He thanked you. He had been unable to find it.',
          'Came in the articles to a word that nobody could make out, and lost the crew’s patience over it. All eleven leaned in. It was settled as “herring”. You had spent twenty minutes on that, and still could see some sense in herring.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Call out the ringleader to a match',
        description: 'Pistol, then cutlass, and the winner leads; he has done it before.',
        success: [
          'Beat the ringleader: he fired, and missed; you put your ball through his hat, and had him disarmed before it came down. Vote given up; boat yours. Damage: one hat. Asked his size.',
          'Won the match without firing at him. The ringleader’s ball went by; you let him look at your pistol for the space of a prayer, and then fired in the air. It was agreed that there had been a vote, and that you had won. He was sick over the side, and you held his collar.',
          'Beat the ringleader with the cutlass, three strokes, and the crew cast off your boat. He sat down on the deck and asked if he had done badly. Told him no. He had done it with his eyes shut, from start to finish.',
        ],
        failure: [
          'Fought the ringleader, and he fired straight, and you had to run for it. It seems that his temper improves his aim. You went down the hatch to think, and were brought back up to go on with the vote.',
          'Turned to fire at the ringleader, and your pistol went off too soon, at nothing. He walked up with his own still loaded, and put it away. They led you to the chair again. Twice now you have been let off by men you had called cowards in this book.',
          'Closed with the ringleader, and slipped upon a dried pea, such as they voted with, and lay flat before him. He made no use of his cutlass but to point at the paper. Count resumed, less one pea.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Broach the good wine for all hands',
        description: 'A crew that drinks with you may not vote you out; they were keeping it for a wedding.',
        success: [
          'Served out the wine, a gill to each, for and against alike, and they dropped the vote and rowed you to your boat with songs. No one votes with his cup full. The wedding was to have been the boy’s. Drank his health, and meant it twice.',
          'Broached the wine, and by the end of it the ringleader had his arm about your neck, and your tow-line was let go. He would vote for you, he swore, against any man living, himself first. He had wanted your place for the higher pay, to send home.',
          'Poured the wine first for the ringleader, who had nobody to pour for him, and he was so touched that he tore up his paper. Your boat was cast off.',
        ],
        failure: [
          'Served out the wine, and it had turned sour, and did you no good. The crew was, for once in the history of the ship, of one mind. They only stopped to rinse.',
          'Broached the wine, and it was mostly water: somebody had been there with a gimlet. Eleven looked at you. You had called it excellent, on oath, not a minute earlier, and they went back to the vote.',
          'Broached the cask at the wrong end, and the wine ran out over the deck. The crew watched it run into the sea. They had been keeping it, you then learned, in memory of their captain, and he was dead. The vote went on.',
        ],
      }),
    ],
  },
  'eleven-cairns': {
    terrains: ['coast', 'swamp', 'hills'],
    weight: 2,
    cast: { 'people/watcher/captain/somebody': 'they' },
    openings: [
      'Stopped on a ridge by a fresh hole, dug across the only path, of your length, with a spade beside it. Somebody with a gun was watching from the palms, and would let nobody past to the water. Along the ridge stood eleven cairns, with a clay pipe on each, as if the hole were to be the twelfth. Counted again. Twelve is a number that wants only filling.',
      'Came up under eleven cairns in a line, each with a pipe laid upon it, and could not go on. A new hole, for a twelfth, cut off the path, with a spade in it; the people who had dug it hid among the palms and kept you covered with their muskets. Took off your hat to the eleven. No answer.',
      'Stopped on a ridge by an open hole in the path, with a spade in it. People with guns, unseen in the palms, would let no stranger go on to the water. Before the hole stood eleven cairns, each with a clay pipe on top. Measured the hole by eye. It would have fitted you.',
      'Stopped on the ridge by a hole, newly dug over the path, with a spade thrown down beside. In the palms behind it were people with muskets, who would let nobody past to the sea. Eleven old cairns led up to it, and upon each lay a clay pipe. The last was warm. You found that out by picking it up, and put it back as it was.',
      'Came to a hole dug across your way, with a spade struck in the side; and those who had dug it hid in the palms, and would shoot if you went farther. They kept people off the water. Next to it were eleven cairns, in line, upon each one a pipe. It was good work. You had been buried worse, in thought.',
      'Nearly walked into a hole, dug across the only path by the ridge. People with muskets were hidden in the palms and wished you to turn round and keep away from the water. Took stock: spade, one; cairns, eleven, with a clay pipe on every one. Nodded to the cairns as you would to neighbours. It seemed safest.',
      'Found eleven cairns on a ridge, with a clay pipe on every one, and a hole for a twelfth opened across your path. A spade lay over it. In the palms somebody held his breath, and a gun, to stop you from going on to the water. The last pipe smelt of tobacco yet. You would have given him a light.',
      'Passed eleven cairns on a ridge, numbered, a clay pipe on each, and at twelve there was a hole and a spade, and no way past. The hole took the full breadth of the path. Watchers in the palms had you in their sights, and meant to keep you from the water. Twelve was your number in the last ship.',
      'Sat down on a ridge upon some stones, to empty a shoe, and it was a grave, one of eleven cairns, each with a clay pipe on it. A new hole, half dug, with a spade in it, barred the path. People with guns hid in the palms and would have nobody cross there to the water. You had one shoe on.',
      'Followed a land crab along a ridge, past eleven cairns with a clay pipe on each, to the edge of a hole. The hole was fresh, with a spade in it, and shut the path from side to side. Some people in the palms, with guns, were deciding whether you should get past to the water, and inclining to no. The crab left. You would have gone with it.',
    ],
    shows: ['cairn', 'pipe', 'hole', 'spade', 'palm'],
    still: [
      'The open hole still lay across the path, and the people in the palms would shoot whoever went round it. The spade was still in it.',
      'You were not past the hole yet, and the guns in the palms still covered you. Took care not to sneeze.',
      'The people in the palms still let nobody go by the hole to the water. Somebody in there was chewing.',
    ],
    givenUp: [
      'The people in the palms shouted that you should have your life and not the water, and pointed with a musket to a path inland. Took it. They were filling the hole.',
      'You were marched off the ridge by two men from the palms, hats over their faces, and shown a longer road. Behind you they closed the hole with stones; it was meant, it appears, to frighten.',
    ],
    later: [
      'Counted the cairns on the ridge again: there were twelve. Counted them from the other end, and it came out the same.',
      'Saw a twelfth cairn on the ridge, where the hole had been, with a new pipe on it, never smoked. Stood there a minute.',
    ],
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Dig deeper in the open hole',
        hurt: 'mishap',
        description:
          'What they guard may lie under it; you dig five feet down with their spade, your back to their guns.',
        success: [
          'Dug in the hole, and at five feet found a door, and sixteen people hiding beneath it, out of a wrecked slaver. The watchers were their friends, and let you by. Held down your hand to the nearest. Sixteen: counted four times. It is the only count in this book that ever came out high.',
          'Dug until the spade struck a stove-pipe, and a voice came up it to ask if the danger was past. They lived down there, the owners of eleven pipes, and were not dead; and they gave you the road. You had said a prayer over them, and they thanked you for it.',
          'Dug four feet down and came on people who had run away from a plantation, under a plank, who called off the guns in the palms and let you pass. They handed you up a goat to hold while they climbed.',
        ],
        failure: [
          'Dug to five feet, and the sides of the hole came in, and you were planted to the neck. Somebody in the palms laughed and could not stop. Two came out to dig you loose, still laughing, and went in again. Position unchanged.',
          'Dug to the waist and turned up a board, painted: THIS ONE TAKEN. Nothing more was found. Climbed out. The hole stood between you and the path as before, and had now begun to look like somebody’s property.',
          'Dug, and broke into a burrow, and a large crab drove you out of the hole. The palms cheered the crab. Were back at the edge, with earth in your ears, and had to admit that it fought fairly.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look into the pipe on the eleventh cairn',
        description:
          'It is the newest, and may hold a message for those who know the place, or ash; you must turn your back on the guns.',
        success: [
          'Found in the bowl of the pipe a strip of paper with a bearing, and followed it to a split rock, where a man waited for whoever could read. You were led across. You had only looked in hopes of tobacco.',
          'Found in the pipe a flint, notched for a sight, and saw by it where the watcher hid. Waved to him. He came down blushing and gave you the path. He had been well hid until then, he said, and you agreed.',
          'Found a line tied to the pipe, pulled it, and rang a bell under a bush; and the watcher came out, with his mouth full, to ask who had called. Being found he could hardly shoot. He let you by. Apologised for the dinner.',
        ],
        failure: [
          'Looked into the pipe, blew, and found only ash; it was yours now, from brow to collar. Nobody in the palms could speak for some time. The hole was still there when you had got your eyes open.',
          'Got a finger into the bowl of the pipe and could not get it out, and found nothing. Stood with a dead man’s pipe upon one hand and eleven graves looking on. Came loose after ten minutes, with an oath. Begged pardon for the oath.',
          'Looked by mistake into the tenth pipe. It held a note: NOT THIS ONE. By then a shot had gone over to hurry you, and you dropped the eleventh down the hole. Fetched it up. It was cracked, and empty, and it was somebody’s.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Hail whoever is watching from the palms',
        description:
          'They have not fired yet, and may be talked into letting you by; you must stand up straight in front of their guns.',
        success: [
          'Hailed them, with the name of your ship and your opinion of its captain, and were waved over the ridge. A roar from the palms; and out came a man as long as a boat-hook, whom you had seen hanged at Wapping. You had drunk to his memory for years, and told him so with wet eyes.',
          'Hailed the palms with an offer of tobacco, and an old gunner came out and let you by. The eleven graves were sham, he said; he had made them to keep strangers off the water, and was tired of it. Filled his pipe for him.',
          'Hailed the palms with the first line of the foulest song in the fleet, and they sang the second, drew a plank over the hole, and let you across. One of them had a fine voice.',
        ],
        failure: [
          'Hailed; and they answered with a ball, over the hat. Lay flat and hailed again from there. Told by a boy’s voice that they were very sorry, but they had been ordered to. Stayed down, thinking no ill of the boy.',
          'Hailed that you came in peace, and your voice cracked, and nobody let you by. A pause. Then it was done for you again from four sides, with the crack in it. You practised it, under your breath, behind a cairn.',
          'Hailed them with the name of a captain whom you had served, and he had once hanged two of theirs. Had to run back behind the nearest cairn, and the way stayed shut.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'none'], {
        action: 'Go back by your own tracks and quietly',
        description: 'There may be another way to the water; but it is half a mile in the open, with guns behind you.',
        success: [
          'Strolled back the way you came, whistling, and none followed; and you found another way to the water, longer by a mile. When you looked round, the eleven watchers had come out, and were crying. You had whistled a burial tune, and had not noticed.',
          'Patted your pockets, as if you had forgotten your tobacco, and went back for it, and got clear. No one would shoot at that. Reached the shore by a gully. You had a hand on the pouch the whole time.',
          'Went back down the ridge, bowing at each cairn, and they let you go, and you came round by another way. It took an hour; perhaps no one had bowed before. Eleven bows. It started as a trick, and about the fourth it was not.',
        ],
        failure: [
          'Went back as far as where you had come up, and a man sat there, across the tracks, with a rope’s end. He shook his head at you. You had to go back to the hole.',
          'Went back softly with your eyes upon the palms, and sat down on somebody left to mind the path. He yelled; you did; it was hard to tell which was worse frightened. You were turned round, and stood before the hole again.',
          'Went back a cable, at a walk, and then ran, and were stopped. Shots fell on either hand, and turned you, step by step, home to the cairns. They might have hit. It is noted for their defence.',
        ],
      }),
    ],
  },
  'mangrove-careen': {
    terrains: ['swamp', 'coast'],
    weight: 2,
    cast: { 'crew/people/men/ten/captain/carpenter/boy': 'they', 'sloop/ship': 'she' },
    openings: [
      'Found a sloop lying on her side across the creek, and all her people down with fever among the roots. The tide was coming in at her open seams, and would drown her; there was no way by until she was upright. They had a mallet, to caulk her, and a capstan for thirty men. Men who could stand: none. A boy offered you the mallet, with both hands.',
      'Stopped in a creek by two men with pistols, who shook with fever. Their sloop lay on her side from bank to bank, her seams open, and the tide was rising; all her crew were sick, and nobody should pass who would not help to get her afloat. They had a mallet; they had a capstan; they had nobody. Put the pistols away for them.',
      'Found a sloop’s crew in hammocks, sick with fever, and the sloop on her side in the mud, between you and the channel. The tide would fill her at the seams, and until she swam there was no going on; they begged you to take the mallet or the capstan. One of them was still caulking, three strokes and a rest.',
      'Came on a sloop that lay on her side and blocked the creek, her seams open and her crew in rows, sick with fever. The flood would fill her, and nobody got by unless she was afloat: there was a mallet to caulk her, a capstan to haul her up, and the sick to nurse. A captain gave you an order. It became a please.',
      'Found the only channel filled by a sloop, on her side, with her seams bare. Fever had come among her people with the work half done, and she would drown there on the next tide; there was the mallet, there was the capstan, and no one to ask but you. The carpenter slept with the mallet in his fist. It was not often that you were the best present.',
      'Halted by a sick man’s hand out of a blanket. It pointed to a sloop that lay on her side across the creek, and to how high the water would come. Her people had fever; her seams were open, the mallet dropped, the capstan idle; and until she floated you could not go on. The hand stayed up. You took hold of it, to save it the trouble.',
      'Found a sloop on her side in the narrows, her seams to the sky, and her crew among the roots with fever. They wanted somebody at the mallet, to close her, or at the capstan, to right her, before the flood got in; you could not get by her till then. One wooden leg, one wig, one hat lay about. Gave each thing to its owner.',
      'Asked a man under a sail who commanded there. Answer: the fever. It had all ten of them, and their sloop lay on her side over the channel, seams open and the tide on the turn; no one could pass till she was moved. He could offer you a mallet, he said, and the capstan. He offered it as one shows a guest the house.',
      'Stopped by a sloop on her side, with mangroves at both ends of her, and nothing between for you to go through. Her crew lay on the bank with fever, nine of them; when the tide came it would fill her by the seams, and would you see to it? Mallet in the mud; capstan up the bank, with a shirt on it to dry. They had asked every pelican.',
      'Brought up by a sloop where there ought to have been a creek. She lay on her side to be cleaned, and her crew had the fever and could not heave her up, and the water was at her lowest seam. One boy was on his legs, with the mallet; his hands were raw from the capstan. He wanted your help, and had promised you the ship.',
    ],
    shows: ['sloop', 'seam', 'mallet', 'capstan', 'fever'],
    still: [
      'The sloop still lay across the creek, and her sick crew could not get her out of your way. The water was up one strake. Crabs went up the roots ahead of it.',
      'You could not pass before the sloop was afloat, and her crew were too sick to see to it. The flood had found her lowest seam; it made a small sipping noise, and they all lay and listened.',
      'The sloop still shut the channel to you, and her crew were as sick as before. The water had risen by a hand, and the sick had been moved higher up.',
    ],
    givenUp: [
      'A turtling boat came up the creek with eight sound men in her. They floated the sloop, nursed her crew back to health, and let you by, without a word.',
      'The sick got up from their blankets, all hands to the capstan, and floated the sloop themselves; they all lived. Went out by the creek. Could not look at any of them.',
    ],
    later: [
      'Saw the print of the sick crew’s sloop in the mud. Oysters grew along the line of her keel. Wished her well.',
      'Found the sick crew’s mallet, oiled, and hung up for whoever should need it next.',
    ],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Caulk the sloop with the mallet',
        description:
          'With her seams closed she will float off; there are forty seams to close, in a hurry, on your back in the mud.',
        success: [
          'Caulked all forty seams of the sloop before the flood, and she sat up and swung off the channel. Leaks: two, both hers from before. Ran out of oakum at the thirtieth and used the log of their voyage. It was well written. You stopped to read a page, and nearly lost her by that.',
          'Caulked the sloop from the keel up, ahead of the water, and she lifted under your mallet and left the creek open. The water was at the knee by the twentieth seam and the belt by the last. A sick man laid an ear to her and said that she was dry enough for gentlemen.',
          'Caulked her to the last seam, and the sloop rose, and the way was free. You had sung out the number of each, and by twenty the sick were all singing it back. Expended: oakum, pitch, one voice. They went on to forty-one, in case you were not finished.',
        ],
        failure: [
          'Caulked nine-and-thirty seams, and the water came in at the fortieth. The crew got it out with hats, between them; and there the sloop lay, with the work to do again. You had counted the seams yourself beforehand. Forty.',
          'Caulked the sloop from the top, where one can get at things, and the water came in at the bottom. Beautiful work, dry as a drawer. The carpenter opened an eye and said that it was a natural mistake. The sloop lay where she had lain.',
          'Caulked until you fell asleep at the last seam but two, and the tide came over you. Four sick men got you out with a boat-hook. The tide ran off again and left the sloop on her side; the next one would fill her.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Man the capstan and right her',
        description:
          'Once she stands upright she can be drawn off; thirty men are wanted, and there are you, and four who can crawl.',
        success: [
          'Turned the capstan, a click to each verse of the worst song you know, and at the nineteenth the sloop stood upright and drew off the channel. The sick cheered, lying down. It has only twelve verses. Seven were made up on the spot, about them.',
          'Walked the capstan round, with four sick men hanging on the bars for ballast, and at the third turn the sloop came out of the mud, and you had your road. They told each other who had pushed. Every one of them had, and you signed to it.',
          'Took a double rope from the capstan to a mangrove and heaved till the tree came halfway and the sloop the other half. Afloat; creek open. Took off your hat to the tree. The captain kissed the capstan, and then, the fever being high, you. Entered as Salvage.',
        ],
        failure: [
          'Turned the capstan, and it slipped and spun the wrong way, and the sloop lay down again. You were flung into a bush. The crew picked you out of it, and begged you to rest first, they who had no breath to beg with.',
          'Had the sloop up one foot, and then all four at the capstan let go to cough, and she went back. You went round with the bars until there were no more bars. Found the bars. Counted the four, and that took longer, as they had crawled off ashamed.',
          'Heaved at the capstan until something came, and it was a block off her mast, into the mud beside the boy. Not hurt. Sat down next to him all the same until your knees were right. The sloop was where she had been.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Nurse them through the fever',
        description:
          'They can heave her off themselves when they are well; it takes days, bark and water, and you may catch it.',
        success: [
          'Nursed the sloop’s crew for four nights, and on the fifth day they were well enough to get her off the mud, and opened the creek. Bark expended, eleven ounces. You answered to “Mother” twice. It will not be mentioned by either side.',
          'Nursed them until the fever was gone and they were strong enough to heave, and the way was clear. The big one took you for a Mrs Pardoe and made promises. On the fourth day he asked what the devil you were doing by his hammock. Mrs Pardoe, whoever she is, ought to be told.',
          'Nursed them, bark by the spoon and water by the hat, and they got up and floated the sloop. One had asked, every hour, if he was dead, and was told not yet. He was up first. He brought you soup. Losses, none. Went over the row again with a finger to be certain.',
        ],
        failure: [
          'Nursed them until you fell ill yourself, and saw one man more than there were hammocks. He wore your shirt. Lay down for a day. They had put a blanket over you, when you knew anything, from off somebody who needed it. The sloop had not moved.',
          'Meant to give the sick a dose of bark, and gave them tar by mistake. They got it down before anybody spoke. No worse; but no better, and they wished to be left alone with it. Sloop, fever and creek were as before.',
          'Opened a tent to give the sick men air, and let in every fly upon that coast. Nobody was the better for it. They were very patient. One killed a fly for you, to help, and it took all his strength.',
        ],
      }),
    ],
  },
  'maroon-village': {
    terrains: ['forest', 'mountains', 'hills', 'swamp', 'plains'],
    weight: 3,
    who: { trade: 'maroon captain', gender: 'female' },
    toward: 'for',
    cast: { 'captain/woman': 'she', 'people/village/slaves/runaways/men/women': 'they' },
    openings: [
      'Stopped on a path by a drum, and by sixty people with cane-bills, before you and behind. They had been slaves on the coast and had run away; and their captain, a woman in a bishop’s hat, would not let you by until she knew that nobody had sent you to fetch them back. Beside the path there was a gully. She spoke better Spanish than you write.',
      'Stepped over a string of shells on a path, and did not see the second; and a drum spoke, and you were shut in by men and women with cane-bills. They had run away from the sugar, and let nobody pass who might betray them. Their captain wore a bishop’s hat. Beside you, a gully. “Nobody looks for the second,” she remarked. You never had.',
      'Stopped on a path a yard wide, between a gully and fifty cane-bills. A boy with a drum had given the alarm; they were runaway slaves, and their captain, a woman in a bishop’s hat, would not let you go any farther before she was sure of you. “It walks like a sailor,” the boy reported. It was the best character you have had since Cadiz.',
      'Brought to on a path by a drum, and by runaway slaves, every one with a cane-bill. Their captain, a woman, set straight her bishop’s hat and asked whose spy you were; you might pass when she knew that you were nobody’s. Considered the gully, at the edge. Considered the scars on her ankles, longer.',
      'Whistled, and somebody in the trees whistled it better; and you walked into a village of runaway slaves, with cane-bills. They had been bought once, and meant to learn whether anyone had paid you to find them before you took another step. A gully lay along the path; there was a drum; there was their captain, a woman in a bishop’s hat. It was she who had whistled.',
      'Stopped on a path by a drum, and by a row of runaway slaves, each side, with cane-bills. Their captain, a woman in a bishop’s hat, had got them out of the sugar fields; she held the road shut until you should prove that you had not come to catch and sell them. On one side was a gully, steep. You had some figures in your head, from other voyages.',
      'Smelt cooking, left your course for it, and had runaway slaves all round you on the path, with cane-bills. They let out nobody that had seen their village and might betray it; and their captain, a woman in a bishop’s hat, waited by the gully to hear why you would not. A drum hummed yet from the hand. They had run from their dinner at your step.',
    ],
    shows: ['drum', 'path', 'gully', 'cane-bill', 'bishop’s hat'],
    still: [
      'The cane-bills still shut the path before and behind you, and their captain was not sure of you yet. The drum had stopped. They wished to hear you better, and you wished them to hear less.',
      'The men and women with cane-bills still shut the path, and their captain did not trust you yet. Farther in somebody was pounding meal again.',
    ],
    givenUp: [
      'The captain did not believe you. Her people tied a cloth over your eyes, walked you a long way round their village, and let you go on a strange road.',
      'The captain had her village packed up and moved, since nobody was sure of you, and left the path empty. Went on. What you might have told was no longer so.',
    ],
    later: [
      'Found the runaways’ gardens dug, and their path moved, and a bottle on a bough, to mark where one should wait to be seen. Waited, for manners, and no one came.',
      'Found not a hut left of the runaways’ village. Where the drum had stood, the ground was trodden smooth. Stepped round it.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell them which planters you have robbed',
        description: 'They may take you for a friend then; but some of your cargoes may tell against you.',
        success: [
          'Told them the names of planters whom you had robbed, and they opened the path. At the third name they murmured; at the fifth they brought you a stool. You left out one ship, which had carried slaves. The captain noticed that, and let it pass.',
          'Named an estate that you had robbed, and it was one of theirs, and you could go where you liked. Somebody was fetched who had dusted there. She asked what became of her master’s clock. You had thrown it into the sea, you told her, and she laughed until she had to sit down.',
          'Told them your robberies by date, with their owners, and they let you by, so that you could go and rob the rest. One man gave you the names of three who had owned him.',
        ],
        failure: [
          'Told them whom you had robbed, and at the third name a young man asked what the cargo of that ship had been. It was people, and you had sold them. Could have lied, and looked at him, and did not. Nobody touched you. Nobody moved aside.',
          'Told them of six ships that you had taken, and were asked about the fourth. She had carried slaves, and you had sold them; two of those present had been in her hold. The path stayed shut.',
          'Boasted of your largest robbery, and they yawned at it. They had taken the same estate themselves, with forty people, on foot, and shut the door after them. Nobody was persuaded, and the captain walked away.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Lay down your arms and show your hands',
        description:
          'It shows that you have come to catch nobody; you will have to trust them, as they would have to trust you.',
        success: [
          'Laid down all your arms and turned up your palms, and they opened the road to you. An old woman ran a thumb along the ridges that a rope leaves. They were not a cane’s, she held, but cousins to it. No one had looked at the weapons the whole time. You had, and were ashamed of how often.',
          'Laid your weapons in a row, stood off, and were believed. A man came who had been sold with a rope-walk. Here was hemp, he told the rest, on your hands, and there tar; and you were given a guide. A hen had gone to sleep on your cutlass. Waited for the hen.',
          'Unbuckled your arms, and had then to hold up your breeches, and they laughed, and let you through. They tied you up with cord of their own twisting. It was the best knot you had worn, and you went slowly, to keep it.',
        ],
        failure: [
          'Laid down your arms with such a flourish that a pistol fired. It hit their cooking-pot. You were set to sit by the gully until they had forgiven you for it.',
          'Showed your hands, and on one was a burn, got in holding a lantern while slaves were branded. The captain asked what it was, and was told. They did not open the path.',
          'Laid down your weapons, all but a small knife, and a child found it and brought it out. You had kept it from habit. No one was angry. They had only been wondering whether there would be one, and now had the answer.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Draw the road that a militia takes',
        description:
          'Soldiers come by it to hunt runaways, as you know from other voyages; these people could watch it, and may trust you for it.',
        success: [
          'Drew them the road that the militia would take, with a ford, the number of guns and the day; and they led you through with honours. “Here,” said the captain, with her foot on the ford; they would lie in wait there. Charged nothing.',
          'Laid out the militia’s road in beans, and the captain thanked you, and had you shown the way. She had to move one bean, an officer; he dined with his sister. But the guns were news. One boy went ahead to show the path and another behind to rub it out. The second waved until you could not see him.',
          'Drew the road from memory, with the distances, and they shook your hand and stood off the path. Three of them had been that way in chains, and told you where its wells were.',
        ],
        failure: [
          'Drew the militia’s road, and they knew it better. The captain corrected it in three places; they had a cousin in the Governor’s kitchen. Nobody was rude. You were thanked for the practice, and asked what else you had.',
          'Drew the whole road, bridges and all, and could not say which side was up. A child had asked. You turned round twice, and the village turned with you. Nobody could trust a road like that.',
          'Drew as far as a ford, and a cock walked over your drawing. Began afresh, and could not recall if the militia had two guns or six, and would not guess, with the captain looking. She was not sure of you.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Dive off the path and down the gully',
        hurt: 'blow',
        description: 'You may get away; but they have outrun dogs on this ground, and you have run mostly upon decks.',
        success: [
          'Dived down ten fathoms of gully, most of it seated, and got away. A long silence behind, and when it broke it was laughing. Someone threw your hat down after you. It was thrown so as to reach, and it did.',
          'Went down the gully with a good deal of the country on top of you, and they let you go. They had looked over, and had voted that no spy would leave like that. You had not known till then how it is to be hunted; three minutes of it.',
          'Jumped into the gully, caught a root, missed the next, landed in a stream that went your way, and were clear. They did not trouble to follow, and the drum beat slowly for you, for a mile. Kept step to it. It was civil of them, who had never had a mile from anybody.',
        ],
        failure: [
          'Dived into the gully, and they were at the bottom before you, sitting down, with a yam. They walked you back up by an easy way, and put you where you had stood.',
          'Took the gully at a bound, and hung in a fig-tree, and were caught in a sheet. Sixty people held it. It was the wrong gully, they told you. Returned to the path, obliged to all of them.',
          'Slipped at the edge of the gully and hung there by your belt upon a stump. The boy with the drum leaned over and asked how the sea was, from there. They fetched you up with a rope, and back to the path. He kept you company.',
        ],
      }),
    ],
  },
  'governors-ball': {
    terrains: ['plains', 'hills', 'forest', 'desert'],
    weight: 2,
    cast: { 'guest/people/lady/nun': 'they' },
    openings: [
      'Found on the only road a coach with a wheel off, between walls of cane, and four guests for the Governor’s ball in it, in masks. They filled the way from hedge to hedge, and wanted to be rescued before they would hear of anybody’s going by. They had been expecting robbers. A lady in green looked you over and asked if there were no others. It stung, rather.',
      'Hailed from a coach by a cat, a nun, a sultan and something with a beak: four people in masks, on the way to the Governor’s ball. A wheel was off, and the coach blocked the track between two walls of cane; nobody should pass, said a lady in green, who did not help them on. You were asked to hold her fan while she thought how.',
      'Came on a coach, its wheel gone, wedged in the cane, with four people in masks inside. They wanted to be got to the Governor’s ball; and till they were, there was no room for you to get round. A lady in green lowered her mask to see whether yours came off. Said that it did not. She seemed to be sorry for you.',
      'Ordered to stand, by a lady in green, in a coach that stood still itself. It had lost a wheel in the cane and filled the road; there were four in it, in masks, bound for the Governor’s ball, and you were to get them there. They had practised what to say to pirates, and she said it. It was well said. You gave a hint about the pistol.',
      'Came up with a coach that could not go on, one wheel in the ditch, and four guests for the Governor’s ball in it, behind masks. The cane was too thick for you to get round; they blocked the road, and wanted you to put them on their way. A lady in green moved up her skirts to make you a seat. It was long since anyone had.',
    ],
    shows: ['coach', 'wheel', 'mask', 'lady', 'cane'],
    still: [
      'The coach still filled the road, its wheel off, and the four in masks wanted to be got to their ball. Somebody there had begun a minuet, far over beyond the cane. It did not sound easy.',
      'The four in masks still let nobody by who would not rescue them, and their coach blocked the road. A fan had come out at its window, and was beating time.',
    ],
    givenUp: [
      'The four guests gave up waiting for you, broke a way through the cane and walked to the ball in their masks. Got past the empty coach. One slipper had stayed.',
      'Some footmen came out from the ball with a new wheel, and drove the coach off with the four masks in it. The road was free. Nobody had asked you to dance.',
    ],
    later: [
      'Saw where the coach had stuck in the cane, and one satin slipper, with a mouse and her young living in the toe. Left them a crumb.',
      'Saw a gap in the cane, closed with half a wheel of the masked guests’ coach.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Introduce yourself as a Dutch envoy',
        description:
          'They would climb out and make way for one; you have a little Dutch, all from one ship, and the lady has been in Delft.',
        success: [
          'Told them that you were the Dutch envoy, kissed four gloves, and they let you go by. The lady in green gave you a long look, and then her arm. “His Excellency is just as I recall him,” she told the others. Margin: she knew. She squeezed the arm.',
          'Bowed, as the Dutch envoy, and said three words that you had by heart off a cask; and the lady in green interpreted, and got you through. Behind the fan she told you afterward what you had said. Have not used it since before ladies.',
          'Gave yourself out as the Dutch envoy, and all four climbed down from the coach to let you past, and curtsied in the mud. The nun lost a shoe over it. Found it for her, and were “Your Excellency” for a quarter of an hour.',
        ],
        failure: [
          'Spoke Dutch to the lady in green, as the envoy, and she was not deceived. She asked if it was customary, there, to speak so to a horse. You withdrew to the ditch, with the wheel, until it should be forgotten.',
          'Said that you were the Dutch envoy, and the sultan took off his mask: he was the Dutch envoy. He had been quite alone on that island for six years, and would not have you go before you had talked. You had nothing more to say. He waited for it.',
          'Began well, as the Dutch envoy, and sneezed, and swore in Portsmouth. The guest with the beak had been born there too, and said so. The coach stood where it was.',
        ],
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Put the wheel back on the coach',
        description: 'They can drive off then; you must lift the coach in the mud, with fine people looking on.',
        success: [
          'Lifted the coach, guests, and supper, got the wheel home with a stone, and they drove off, and the road was clear. They clapped as at a play. One put his head out to say that you should not be in that harbour on Tuesday. Stood there a little, in case they should clap again.',
          'Had the coach up in one heave, and the wheel on, with a spoke gone and some bad words, and they rolled away. The lady in green had listened to the words with attention.',
          'Greased the hub with a pound of the sultan’s pomade, and the wheel went on sweetly, and they made room for you in passing. It smelt of roses for a mile. They blew kisses, one of which had a name with it. The name is not entered. It has been remembered without.',
        ],
        failure: [
          'Lifted the coach too far, and it fell upon its other side. The four were got out unhurt, and the road was as full as before. You had begged them to trust you.',
          'Got the wheel on; stood back for applause; and another wheel came away. The lady in green patted the mud beside her. Sat in it. Nobody spoke for two minutes, and it was companionable, but it was not a road.',
          'Knocked out the wheel’s old pin, and could not find it again, nor put the wheel on without. Four masks came down in the mud to feel for it with you. Recovered: a garter, a snuff-box, a frog. They seemed to be enjoying it.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Slip off through the cane',
        description:
          'You get round the coach without helping anybody; but cane cuts like paper, and they are left sitting there.',
        success: [
          'Crept through the cane on hands and knees, and came out beyond the coach, green, scratched, and clear. Behind you it was in dispute whether you had been tall. The lady in green had said tall. Stood up to it for the rest of the day.',
          'Found a ditch in the cane, got by unseen, and regained the road ahead of them. Sent back the first carter you met, with a wheel. He would be paid, you told him, in gratitude; then thought of the look of them, and wrote him a note of hand.',
          'Slid into the cane and were gone before the nun had finished her sentence, and nothing followed. Heard a minuet, from the ball. Kept time to it for a mile, there being nobody to see, and did the bows.',
        ],
        failure: [
          'Slipped off through the cane, met an overseer with a horn, and came back to the coach at a run. They had kept your seat. They asked if it had been a bear. Said yes.',
          'Went straight on between two rows of cane, and they were not straight, and you came out at the other window of the coach. The guests begged you to do it again. It was the best of the ball so far.',
          'Got a fathom into the cane and stuck, by the coat. The lady in green came in after you with scissors, talking gently, as one does to a cow, and led you back to the road. Said nothing about it in the log but this.',
        ],
      }),
    ],
  },
});

export const piratePursuits: readonly Pursuit[] = pursuits('pirates', {
  'take-the-noon-sight': {
    places: ['ocean', 'coast'],
    ...does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Work out from your logbook where you are',
      description:
        'You keep a log of every course, with a chart copied into it; by your figures you may find something useful marked near by.',
      success: [
        'Worked out your position, by log, lead and a fair guess, and for once it fell in water. Found one shoal to leeward that no chart has, to be kept clear of.',
        'Fixed your position within a mile, and marked on the chart where the last three captains went wrong, and upon what reef. Went over their figures with some sympathy, as they were yours until Tuesday.',
        'Worked out the position, by log and current, to a very small triangle on the chart. Blew off the crumbs, and there was an islet in it with the name scratched away. It was too far off to be of use.',
        'Worked out where you were, and the lead agreed, and so did the chart; and an inch north on it, in other ink, was a creek with a cross, where one may lie hidden.',
        'Worked out the bay where you were, by three guesses of which two agreed, and found on the chart a cove that somebody had measured to the half foot. There is water in it for a ship with a full hold.',
        'Worked out your position, and it was right, and the chart was wrong: one island misplaced, another left out. Both were put right, in ink.',
        'Worked out your position, and the lines met on what you had supposed fly-dirt on the chart. Read there, with a glass, that something had been buried, and, smaller, that it had been dug up again.',
      ],
      failure: [
        'Worked out your position twice, and both were wrong. By one, off Madagascar; by the other, thirty leagues up a river, in a church. You had no position, and gave it up.',
        'Had three positions by three ways, put the pin in the middle, and it was a mountain. Slate wiped with sleeve; sleeve charged to navigation.',
      ],
    }),
  },
  'scrub-and-vote': {
    places: ['ocean', 'coast', 'swamp'],
    needs: BY_DAY,
    ...does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Scrape weed off a boat for a fisherman',
      description:
        'Weed makes his boat slow, and in thanks he may give you something; you hang over her side in a rope, above the sharks.',
      success: [
        'Scraped the fisherman’s boat clean of weed on one side, stem to stern. Gained for him: half a knot. That is the whole difference between a pirate and a hanged one, but he did not know it.',
        'Scraped the weed off the fisherman’s boat, with a blade on a stick, in sheets; mussels, a peck. Hauled up and looked at her, and then went on looking until one leg had gone to sleep in the rope.',
      ],
      failure: [
        'Slipped out of the rope and did not get the fisherman’s boat scraped. Went down, and met a shark there. Were back aboard without the use of the rope. Distance, two fathoms; time, none.',
        'Scraped for an hour at the weed, and scraped through a plank of the fisherman’s boat. The water came in. Stopped the hole with your hat, and left it to him. The hat had been the better of the two.',
      ],
    }),
  },
  'tavern-table': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Let people in a tavern buy you drinks',
      description:
        'They pay for a good story with rum and with gossip, and you may hear something useful; but you must be the fool in it.',
      success: [
        'Told a tavern how you once lost a goat, and heard more than you told: the garrison had not been paid for a quarter, and the Customs boat leaked. Both are good to know.',
        'Sat down in a tavern by the only one not talking, and after two hours he told you that the smugglers land their brandy in the second inlet to the north. He thanked you for listening.',
      ],
      failure: [
        'Told a tavern how you lost a goat, and learned nothing: its owner had bought the second round. He wished to know what you had called her. You had called her by his name.',
        'Told a story against yourself and a goat, and nobody would talk to you. The whole tavern was for the goat. They drank to it with their backs turned, and you did too, from behind.',
      ],
    }),
  },
  'fence-cellar': {
    places: ['city'],
    ...does(['trade', 'perception', 'medium', 'none'], {
      action: 'Sell goods in a cellar that buys stolen ones',
      description: 'A buyer there asks no questions and pays by weight; but he keeps a foot upon a trap-door.',
      success: [
        'Sold your goods to a man in a cellar, and were paid. You had seen his thumb on the scale, and laid yours on the other pan. Considered each other with esteem. He had a boy see you out by the dry way, and the boy was told to carry the lamp on your side.',
        'Struck a bargain with a man in the cellar. He offered; you laughed. You asked; he laughed. Settled by the last candle, each persuaded that he had robbed a decent man. It kept you awake for a quarter of an hour.',
      ],
      failure: [
        'Sold nothing in the cellar, and fell through the floor of it. You had watched the buyer’s thumb so closely that you did not remark what you stood on. Trap-door: depth, two fathoms; bottom, soft. You had praised his carpet.',
        'Had the better of the buyer in the cellar, by scale and by sum, and then he put his foot down, and a trap-door opened under you. Nothing sold. He called after you that it was nothing personal, and it was a comfort.',
      ],
    }),
  },
});

export const pirateFinds: readonly Find[] = [
  {
    places: ['coast', 'ocean'],
    item: item('Boatswain’s call', 5, 'Silver. It still has somebody’s breath in it.'),
  },
  {
    places: ['coast', 'swamp', 'plains'],
    item: item('Clay pipe', 1, 'Broken short, the way that men do who smoke in the rigging.'),
  },
  {
    places: ['city', 'coast', 'forest'],
    item: item('Bottle of Canary wine', 6, 'The label says that it is vinegar, for the Customs.'),
  },
  {
    places: ['ocean', 'coast', 'city'],
    item: item('Empty instrument case', 9, 'Sharkskin and brass. What it held is a matter of regret.'),
  },
  {
    places: ['forest', 'hills', 'mountains', 'swamp'],
    item: item('Obsidian knife', 8, 'Older than Spain. It will part a hair, and an argument.'),
  },
  {
    places: ['coast', 'ocean', 'desert'],
    item: item('Scrimshawed tooth', 7, 'A ship under full sail, and a woman whose face was to be done later.'),
  },
  {
    places: ['city', 'plains'],
    item: item('Governor’s snuff box', 13, 'There is a portrait inside of the lid. It is not his wife.'),
  },
  {
    places: ['swamp', 'forest', 'coast'],
    item: item('Flask of fever bark', 9, 'Bitter as a lawsuit, and works oftener.'),
  },
  {
    places: ['ocean', 'coast'],
    item: item('Musket flints', 2, 'In an oiled purse, dry as a sermon.', 6),
  },
  {
    places: ['mountains', 'hills', 'desert', 'plains'],
    item: item('Silver church spoon', 8, 'An apostle on the end of it, worn to a general air of goodness.'),
  },
  {
    places: ['forest', 'plains', 'hills', 'mountains', 'swamp'],
    item: item('Gourd rattle', 3, 'It is from the hills. One ought to give it back.'),
  },
  {
    places: ['city', 'ocean', 'coast'],
    item: item('Signed blank pardon', 18, 'The seal is good, the date is not, and the name is up to you.'),
  },
  {
    places: ['desert', 'coast', 'city', 'swamp'],
    item: item('Glass float', 2, 'Green, in a net. It came from another ocean to be here.'),
  },
  {
    places: ['ocean', 'coast', 'swamp'],
    item: item('Speaking trumpet', 4, 'Dented on the side where it was last used in reply.'),
  },
];
