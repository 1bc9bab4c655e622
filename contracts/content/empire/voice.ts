import { type Voice } from '../voice.js';
import { empireManner } from './manner.js';

export const empireVoice: Voice = {
  beginnings: [
    'In the register of that year you stood as {name}, {profession}, of full age, no debts that were admitted to. On the Kalends a letter arrived for you under a seal that had been thought extinct. You left by the gate before it was light.',
    'You were {name}, {profession}, and you had a certificate to prove it. It was in the bag, along with a change of sandals and an address. The man at the address was said to have died, by those who had reason to say so.',
    'It began, as most things did, with an inheritance. A great-uncle left to {name}, {profession}, a farm that he had never seen, at the far end of a road that he had built. There was one condition attached to it; the notary would not read it aloud.',
    'Somebody had to go, and the lot fell upon {name}, {profession}. It fell rather smoothly, like a lot that has been weighted. You drew your pay to the end of the month, and asked for it in small coin.',
  ],
  travel: {
    coast: [
      'The road ran along the sea on its own wall. Villas stood with their feet in the water, shuttered, and in front of each one there were oysters growing upon ropes.',
      'You walked by the shore, where the grain ships go past in the distance like a street of houses. The customs men had a tower there, and looked at you through the whole length of it.',
      'Pines, then sand, then a harbour that had silted up with its own importance. You went through among the bollards.',
    ],
    plains: [
      'The road went over the plain like a ruled line, and you were a small sum that was being carried along it.',
      'Wheat on both sides, tombs in between: somebody’s freedman asked you, in verse, to stop and read him. You stopped for two out of three.',
      'You marched at the regulation pace, it being the only one your legs knew. The milestones went by, saying their number and their emperor.',
      'It was estate land, and it belonged, as far as the eye went, to a man who lived in Rome and had never smelt it.',
    ],
    forest: [
      'The trees came down to the very ditch. They had been cut back a spear’s throw in the old days, by order; but no one had renewed the order.',
      'There was forest, of the kind the despatches call trackless. It had a great many tracks. They did not seem to be for you.',
      'You went in under the oaks with your hood up. The Ninth had gone this way too; here and there was a hobnail.',
    ],
    hills: [
      'The road took the hill straight on, since it had been laid out by someone who was not going to walk it. You rested at the top and thought about him.',
      'Terraces, olives, a goat on each. A farmer put down his hoe to watch you, as one looks at the weather from the south.',
      'You climbed past a quarry where half a column still lay in the rock, waiting for a temple that had lost its funds.',
    ],
    mountains: [
      'The pass had a shrine to whatever god one met there, name left blank. You left him something, and went over with your cloak across your face.',
      'It had taken the engineers eleven years, that ledge, and a good many of the engineers. You kept to the inside.',
      'Snow lay on the pavement. Under it you could feel the ruts, worn by wheels, taking hold of your feet and telling them where to go.',
    ],
    desert: [
      'The way-stations were a day apart: a well, a wall, four men and a decurion gone strange. You drank at each and moved along.',
      'You travelled at night on the paved track. By day it rang like a pan, and the scorpions kept to the verges.',
      'Beyond the last cistern there was only sand, and the Empire, which claims it.',
    ],
    swamp: [
      'They had drained this marsh under three emperors, and it said so on three stones, each a little deeper in than the one before.',
      'You went over on the old log road, jumping where it had gaps. Frogs kept up a sort of senate on each hand.',
    ],
  },
  cities: [
    'You came to {city} by the street of tombs and under the arch, where a guard wrote you on a slate and rubbed out somebody else.',
    '{city} was built like all of them, two streets and a crossing; you could have found the baths with a sack on your head. It was a comfort to you, and then it was not.',
    '{city} had a wall, a theatre, a smell of bread, and on every blank surface an election. You were urged to vote for a baker.',
    '{city} came on by degrees, first the tombs, then the tanneries, then the slogans. By the gate you knew who had died, what stank, and whom to elect.',
    'There were three queues at the gate of {city}. You joined the one for persons, and stood in it between a philosopher and a pig.',
    'The arch at {city} had been put up for a victory, and nobody could tell you which. They were all quite sure that it had been won.',
  ],
  streets: [
    'A litter went by with its curtains drawn and eight men under it all breathing together. Everybody bowed; nobody knew to whom.',
    'At the corner the fountain ran, as it had been paid to. Slaves filled jars and told the truth there, it being nobody’s job to listen.',
    'A schoolmaster was teaching in a doorway, through the noise of carts, and the class said after him that all Gaul was divided.',
    'On the steps of the basilica two lawyers were rehearsing their anger. They broke off to share a pear.',
    'A man stood on a block with a placard round his neck that said what he could do. He read it with some interest, it being new to him.',
  ],
  scenes: [
    'It was peaceful, in the way that makes old soldiers count their arrows.',
    'You wrote up the day in your head: distance, water, persons met. There was a column for remarks. You left it blank.',
    'A road-gang’s brazier smoked on the verge with nobody near it. You warmed your hands, as one may, and left a stick for it.',
    'Somewhere a trumpet sounded the second watch, thin as a thread; so there were other people in the world and they were being told to go to bed.',
    'You considered the sky, out of habit, by quarters. There was nothing on the left and nothing on the right.',
    'The evening had the look of a province in good order: one plough, one smoke, one dog, and the tax not due until the Ides.',
    'You sat down on a kerbstone that had been dressed smooth for you, or for the likes of you, by somebody two hundred years ago.',
    'It occurred to you that no one in any office knew just where you were. You found you were humming.',
    'You thought of the Forum at this hour, and that no one in it was thinking of you. It was a surprisingly good thought.',
    'A tortoise crossed in front of you, in full armour, in no formation.',
    'You turned over a potsherd with your toe. It was good red ware, from a place you had been happy in.',
    'There was wild thyme underfoot; with every step you bruised a Greek poem.',
    'You cut your name on something, small, with the year. It is not permitted. Everyone has done it.',
    'A dog had lain down across the name on a milestone. You let it stand at Dog, eleven miles.',
    'Somebody had planted an apple tree in a ruined bath, and it was doing better than the bath.',
    'The ditch had been dug to the depth laid down, by people who were now lying at about that depth.',
    'The squares of a game had been scratched on a flat stone. You played it against yourself, and lost, as one does, honourably.',
    'A quail called three times from the left. It might be a sign; it might, on the other hand, be a quail.',
    'An altar stood by itself, to a god whose name had been chiselled out. You poured a little, and left it to be claimed.',
  ],
  rest: {
    success: [
      'You slept in your cloak with your boots for a pillow, the sleep of the enlisted, which can be had anywhere and in step.',
      'You put oil on what was stiff, and vinegar to what was open. By the third watch you were snoring to regulations.',
      'You found a way-house, with a roof of sorts. The bed was stone, as specified, and you had the whole of it.',
      'You ate your porridge, scoured the pan with sand, and hung up your feet. When you woke they were the right size.',
    ],
    failure: [
      'You had been asleep for one watch by the stars when gravel was trodden on, carefully, by someone who knew gravel.',
      'A patrol turned you out to see your papers. When they had gone there was something in the dark that had let them go by.',
      'The cold got under the cloak by the usual gate. You walked sentry till dawn, since you were up.',
    ],
  },
  wounds: [
    'You had had worse from a centurion, and in front of people.',
    'You packed it with lint and vinegar and spoke of the man’s ancestry while you did so.',
    'It bled on the good tunic. You noted the date.',
    'You tied it off, as the orderlies do, with the knot where you could reach it.',
    'It would leave a mark, in front, where they are worth something.',
  ],
  endings: {
    death: [
      'You put two fingers to it and knew, as you might know the end of a sum. You asked the time. Nobody there had a dial, and you were sorry; you would have liked to have it entered.',
      'There was a road going down, very well made. You saw no milestones on it. At the first turn sat someone with a tablet, who looked up, found the place, and drew a line.',
      'You thought about the farm. It had come to be, over the years, a very exact farm, with a fig by the door. You lay down under that.',
    ],
    triumph: [
      'The letter, when it had gone up through all of the offices, came down again with one word on it, and the word was granted. You read that standing in your own gateway. There really was a fig.',
    ],
    loss: [
      'It went against you, and was properly recorded. You handed in what had been issued, signed for what had been lost, and took the road home on the side that is kept for pedestrians.',
    ],
    abandonment: [
      'At about this point the reports leave off. A later hand has put in the margin: not found at the address; goods unclaimed; perhaps happy.',
    ],
  },
  manner: empireManner,
  closing: 'Game Over: the account of {name} is closed, and filed.',
};
