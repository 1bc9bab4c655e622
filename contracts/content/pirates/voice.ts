import { type Voice } from '../voice.js';
import { pirateManner } from './manner.js';

export const pirateVoice: Voice = {
  beginnings: [
    'Began this book on a fair day, wind E.S.E., for {name}, {profession}, being sober and having a pen. Of the ship you left you will say only that she was well found. Of the captain, that he was found too, some days after.',
    'Know all by these presents that {name}, {profession}, did sign articles by candle, upon a Bible with the middle cut out to hold a flask. One share. You read the paper through before you signed, and were the first who ever had; they made a note of it.',
    'The King’s peace was read out from the steps, with trumpets, and by nightfall there were nine hundred sailors drunk and without a berth. One of them was {name}, {profession}. Another had a chart, a cough, and until about morning to live.',
    'They had the name wrong on the warrant, by one letter. For the length of a tide, therefore, {name}, {profession}, did not exist; and it was on that tide that you sailed.',
  ],
  travel: {
    ocean: [
      'Made sail at four bells. Trade wind on the quarter, flying-fish on the deck, and the cook below with a rhyme about you that he thought you had not heard.',
      'Stood away south and by west. Saw nothing; spoke to nobody; lost one hat. The log for that day has also a drawing of a whale, not to scale.',
      'The land went down astern like a drowned man’s shirt. Nothing after that but blue, and the rudder muttering, and a tern who asked for it all to be explained.',
      'Ran nine leagues between dog watch and dawn with the sea on fire about the forefoot. You put your hand in it, and it came out gloved in light.',
      'A lumpy sea, and the pumps going. You steered by the feel of it in your knees, small and small, as one goes round a sleeping dog.',
    ],
    coast: [
      'You came in through the heads with a man in the chains singing out the mark. White sand, green shade, and not one roof: a place to be hid in or be forgot.',
      'Walked the beach with your shoes hung about your neck. Crabs in their thousands stood up to present arms.',
      'Rowed along inside of the reef, over water as clear as gin. Your shadow swam below, a good deal more at ease.',
      'There was surf to cross and you crossed it, in the usual style, which is upside down.',
    ],
    plains: [
      'Cane on both hands, higher than a mounted man, and the mill creaking. You kept off the road where the road could be seen from the house.',
      'Open savannah: cattle run wild, and egrets riding on them like topmen. You went over it with your hand on your hat and felt you were leaving a wake.',
      'You are no great walker. You walked, however, all day, over flat country that would not so much as heel.',
    ],
    forest: [
      'You cut your way by inches. Everything in there drips, stings or is asleep. A bird like a church window screamed as you went under, and then said something quite low to its wife.',
      'It was dark in the trees, and hot as an oven with the loaf in it. You went by blazes somebody had cut, and wished that you knew what for.',
      'Vines came down from all sides like a rigging gone mad. You climbed, ducked, and hauled; it was the nearest that the land had come yet to making sense.',
    ],
    hills: [
      'You went up until there was a wind. From the top one could see both the coasts, and upon each a sail, and neither could see the other.',
      'Red earth, guava scrub, goats. A track with a cannon lying beside it that had got so far, and been thought better of.',
    ],
    mountains: [
      'They call them blue, from the sea, and so they are, and cold. You climbed in cloud, with tree-ferns standing about like people at a burying.',
      'Up by the ravines, hand over hand, as to a masthead with no ship beneath. You did not look down more than was polite.',
    ],
    desert: [
      'Salt flat, thorn and iguana, not a spring on it. Whoever named it for a saint had never had to walk to him.',
      'You crossed sand so white that it rang. By the second hour you would have given your share for a cloud, and by the third for an onion.',
    ],
    swamp: [
      'Poled up the creek under the mangroves, on water the colour of small beer. Something on the bank slid in, without fuss, to keep you company.',
      'It is neither sea nor land, and stinks of the quarrel. You went through with a rag about your face and a prayer ready.',
    ],
  },
  cities: [
    'Came to off {city} and let go the small anchor, so as to be able to leave it. Forty taverns, one church, and the church was letting out its cellar.',
    '{city} lay in the heat with its mouth open. On the mole they had a man in chains, tarred, with a card about his neck; you read the card, and he had been nobody you knew.',
    'You came to {city}, where they will sell you anything and then your whereabouts. A boy offered to mind your boat. You gave him something not to.',
    '{city} saluted with one gun, and it was not certain what was in it. You dipped whatever you had.',
    'Landed at {city} among bumboats, parrots and duns. By the second tavern you had been recognised by three people, of whom one was right.',
  ],
  streets: [
    'A preacher stood upon a rum cask and told them it was the Devil’s. They allowed that it was, and asked him to shift his feet.',
    'Two officers of the garrison went by arm in arm, looking at no one, as men look who have been paid.',
    'The market sold parrots, coffins, and second-hand boots. You looked at the boots for a long time, for anyone’s name.',
    'From over a wall there came the sound of a harpsichord, out of tune with the damp. The whole street had slowed to walk in time to it.',
    'A captain’s widow was selling his wooden leg, at the door, to a boy who had both of his own and was looking ahead.',
  ],
  scenes: [
    'All quiet. It is the kind of remark that one ought never to put down in a log, so you did not.',
    'Overhauled your gear and found it all present, though some of it was sorry.',
    'A man-o’-war bird hung overhead, perfectly still, waiting on somebody else’s dinner. You felt a certain kinship.',
    'There was a breeze and there was shade, and for once they were in the same place. You sat where they met.',
    'No sail; no smoke; no clock. You heard a coconut fall, a good way off, and waited for the second.',
    'Took a turn up and down and thought about the gallows, as one does, and then about dinner.',
    'The sun went under like a shilling into a purse. There is no dusk there; it is day, and then somebody has blown it out.',
    'You cut a notch for the day. It was one more than had been promised you at Execution Dock.',
    'You smoked half a pipe, or would have; you went through the motions, and enjoyed them.',
    'Wind in the leaves, like a crowd in the next street before it has been told. You lay and listened to it not being told.',
    'There was a bird there with a blue bill that did nothing but bow. You had known a Governor so.',
    'You thought of nine sorts of pudding, in order.',
    'A lizard lay along a bough as a man lies along a yard, and spat.',
    'Somebody had left a mark on a rock, a skull, badly done, and under it an arrow to the water. One could not be grateful enough.',
    'A goat came down, looked at you, and went back up to tell the Governor.',
    'Your coat had a better side, and you turned it, and found that you had turned it before.',
    'A very small crab had taken lodgings in the neck of a bottle. You paid it a call, and were not asked in.',
    'By rights there ought to have been treasure in such a spot. There was a button.',
    'You made a speech from the scaffold, to see how it went. The crabs were affected.',
    'It was dead still. Somewhere a pump was going, in your head, from the last ship.',
    'There were three graves with oars for crosses, and a fourth hole, dug and not used. You wished the fellow joy of it, wherever he was.',
  ],
  seaScenes: [
    'Horizon clear. You had it called from the masthead twice, as one asks a question of a man who owes you money.',
    'Dolphins took the bow for an hour, and then had somewhere to go.',
    'The watch was asleep in the shade of the boat. You let them lie; there was nobody to hang.',
    'A cask went by, then a hat. You looked a while for what should have been beneath it.',
    'A line of weed lay across the sea like a thing ruled off at the bottom of an account.',
    'You put your ear to the deck, and there was the sea on the other side, with its ear to it.',
    'Three flying-fish came aboard, and were entered as volunteers.',
    'Nothing in sight but weather, and that hull down.',
    'A boatswain-bird went over with its tail streaming, and somebody whistled, and it looked back.',
  ],
  rest: {
    success: [
      'Slung a hammock betwixt two palms and was asleep before it had done swinging. Land crabs held a meeting below, and passed no resolution.',
      'Four hours below, all in one lump. Woke with the print of the coil on your cheek and the price of a new temper.',
      'Lime juice, a clean shirt, and the carpenter’s remarks. By the morning watch you were fit to be seen, if not to be looked at.',
      'You lay out upon the sand with your head on a stone and no one to relieve. The stars down there hang so low that one sleeps with a hand up.',
    ],
    failure: [
      'Turned in. Turned out again, at two bells, for a noise like an oar being laid down by someone careful.',
      'Sandflies. It is a short word. You would have had them all at the gratings, by name.',
      'Had the old dream, with the drop in it, and woke up before the end, as always; but this time there was a step.',
    ],
  },
  wounds: [
    'Bled like a pig and swore like the Fleet.',
    'Packed it with tow and gunpowder, and bit on a strap. The strap has been put by; it will do again.',
    'It was not the leg that you were fond of.',
    'Lost some claret. Entered it in the book under Leakage.',
    'They would want to hear of it in any tavern, so you took care to look at how it was done.',
  ],
  endings: {
    death: [
      'You had thought that there would be a rope in it. There was a warm wind in place of that, and a good smell of weed, and something large and patient lifting you to see; and you were a little flattered.',
      'Somebody was taking the oars out of your hands. You would have told him there was a shoal, but it was all deep there, right up to the shore. He seemed to know the way.',
      'Eight bells were struck, and no one came on to relieve you. You lay and looked up at where there should have been rigging. You had always said you would sleep when the watch was done.',
    ],
    triumph: [
      'Paid off. You bought a house on the hill, with a mast before it, and went up that on Sundays. Once a year a man comes with no left ear, and eats, and says nothing; you lay for him the whole service, with the spoons.',
    ],
    loss: [
      'It was all lost but your skin, and that was not what it had been. You worked a passage home before the mast under a name off a gravestone. They said you were the quietest hand that they had ever shipped.',
    ],
    abandonment: [
      'Here are some leaves torn out. The next is in another fist, and says: The boat gone this morning, and the breaker of water; let no man look for that one, who was fair in the sharing.',
    ],
  },
  manner: pirateManner,
  closing: 'Game Over: finished with the log of {name}; the rest of the page is salt.',
};
