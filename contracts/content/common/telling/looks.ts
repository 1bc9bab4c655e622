import { type Terrain } from '../../../world/world.js';
import { by, type Clauses, only } from '../../clauses.js';

/** Where a thing was seen; before a clause of its own, none of it about the one who looked. */
export const LIGHTS: Clauses = [
  'a little way off', 'not far off', 'close by', 'some way ahead', 'over to one side', 'farther on', 'just there',
  'half a mile off', 'on the left hand', 'on the right hand', 'a stone’s throw away', 'in the corner of your eye', 'when you looked up', 'a good way off', 'as you came up', 'beyond where you had meant to look', 'at some distance',
  only('ashore', 'twenty paces on', 'at the next turn', 'on the far side of a dip', 'where the way bent'), only('afloat', 'off the bow', 'two lengths astern', 'to windward', 'to leeward'),
  only('clear+light', 'in the clear light', 'under the open sky', 'in the sun'), only('clear+dusk', 'against the last of the light', 'in the red light'), only('clear+night', 'under the stars', 'by what light there was'),
  ...by({
    cloud: ['under the cloud', 'in the grey light', 'beneath a low sky'], rain: ['in the rain', 'through the rain', 'in the wet'], wind: ['in the wind', 'between two gusts', 'out of the wind'],
    fog: ['somewhere in the fog', 'at the edge of what the fog let through', 'in the fog'], storm: ['in the storm', 'between two flashes', 'under all that noise'],
    snow: ['in the falling snow', 'against the white', 'through the snow'], heat: ['in the heat', 'in the still air', 'in the glare'],
    morning: ['in the early light', 'in the cool of the morning'], noon: ['in the middle of the day', 'at that hour'], dusk: ['in the last light', 'at the edge of dark', 'as the evening came on'], night: ['in the dark', 'somewhere in the dark', 'a good way off in the dark'],
  }),
];

/** What was to be seen on such ground; a clause. */
export const SIGHTS: Readonly<Record<Terrain, Clauses>> = {
  ocean: [
    'a line of birds went by low over the water', 'something large breathed and went under', 'a patch of weed drifted past', 'the swell came on in long rows', 'a plank floated by with a nail in it', 'small fish jumped all together',
    'the wake lay straight astern', 'the water changed colour along a line', 'a seal looked at the boat and sank', 'the planks creaked in the same three places', 'a gull sat on the water and rode it', 'spray came over the bow',
    'the sail filled, hung, and filled again', 'a rope’s end tapped against the mast', 'a log went past with a bird standing on it',
    'the bow went down and came up shining', 'a strip of ripples marked a current', 'a jellyfish pulsed along under the surface', 'the rigging hummed one note', 'a tern sat on a floating board', 'the sea heaved like a thing asleep',
    'water ran to and fro in the bottom of the boat', 'a bunch of weed went by with its own crabs', 'long-winged birds tilted along the troughs', 'a cask floated, low down and green', 'the edge of the sea was as sharp as a knife', 'a fish broke the surface and was gone',
    'a block squealed at each roll', 'the yard creaked round a hand’s breadth', 'a smooth patch lay on the water like oil', 'two ripples ran together and were one', 'the steering-oar muttered in its strap', 'a wave looked in over the side and went on',
  ],
  coast: [
    'the tide was going out', 'gulls quarrelled over something dead', 'a heron stood in the shallows', 'foam ran up the sand and sank', 'the surf broke on an outer bar', 'small birds ran along the edge of the water',
    'the rib of a boat stuck out of the sand', 'weed lay in a dark line along the beach', 'a crab went sideways under a stone', 'the rocks were white with droppings', 'a fishing stake leaned in the mud',
    'pebbles rattled in the backwash', 'an old net hung rotting on a post', 'the sea had left a row of shells', 'a cormorant held its wings out to dry',
    'a wave ran up a gully and came back white', 'some fish-traps stood in a stack', 'a row of posts went down into the water', 'the sand was ribbed like the roof of a mouth', 'a heap of oyster shells showed where people had eaten for a long time', 'two gulls pulled at one fish',
    'a hull lay on its side with grass growing in it', 'the water was brown where a stream came in', 'a curlew called and walked on', 'some women were dragging up a boat', 'sandhoppers jumped at every step', 'the rocks went down in steps until they could not be seen',
    'a cave had the sea in it', 'a half-burnt spar had come ashore', 'a seal lay on a rock, bent like a boat', 'an islet had one bush on it and one goat', 'limpets had worn each its own ring in the stone', 'terns screamed over a bank of shells',
    'a man was cutting weed and loading it on a donkey', 'the water drew off a reef and hissed', 'a broken oar stood upright in the sand, as someone had left it', 'a sea-eagle went by with its dinner held the right way round', 'a white line showed where the bar was', 'smoke came from behind the dunes',
    'an anchor-stone lay with the rope still about it', 'two herons stood back to back', 'a raft of duck rode the swell asleep', 'a child ran along the edge of the water with a crab on a string', 'the sea had cut into the bank, and roots hung out', 'a jetty ended before it got to the water',
    'a fire had been lit under a rock, often, and by several people', 'a bucket without a bottom rolled in the shallows', 'a whale’s jawbone stood on end as a gatepost, with no gate', 'a plover dragged one wing to be followed', 'a smooth green swell came in and fell down all along its length', 'a dead gull had been laid out with its wings straight',
  ],
  plains: [
    'a hare sat up and looked', 'the grass moved all one way', 'a hawk hung over one spot', 'a flock of small birds turned in the air', 'an old wheel-track crossed the ground', 'a single tree stood on the level',
    'cattle grazed, as small as seed', 'a thread of smoke went up from somewhere', 'a ditch ran straight to nowhere in particular', 'a fox trotted across with its mouth full', 'crows walked about on bare ground',
    'bones lay bleached in the grass', 'a boundary stone stood by itself', 'seed-heads nodded along the path', 'a pool held as much sky as it could',
    'somebody was leading a blind horse', 'a dog lay across the way and did not get up', 'a mill-wheel stood in a dry leat', 'a girl minded forty geese with one stick', 'two men were moving a boundary stone, and stopped when they were seen', 'a barrow rose out of the level with sheep on it',
    'a cart had been left with its pole in the air', 'a well-sweep stood up against the sky', 'an old man dug at a root and talked to it', 'smoke stood over a place where nobody seemed to live', 'a mare and her foal looked up together', 'a dead crow hung on a string over a seed-bed',
    'water shone in a ditch', 'somebody had left a sickle hanging in a thorn', 'a calf was bawling on the wrong side of a brook', 'a pedlar slept against his pack', 'six people carried something long along the skyline', 'a plank lay over a stream, worn hollow in the middle',
    'rushes marked where a ditch had been', 'a cow scratched herself on the only post', 'a boy threw stones at nothing and hit it', 'a straw-stack leaned on its prop', 'two ravens tried to agree about something dead', 'a broken wheel lay with its spokes up',
    'a hedge ended as though it had been called away', 'people were lifting roots in a long line', 'a shepherd stood on one leg, leaning on a stick', 'dust hung over a drove', 'a weasel stood up to see and lay down to run', 'wild duck got up out of a hollow',
    'an ox-yoke hung on a fence with a nest in it', 'a track had been ploughed over, and walked in again slantwise', 'a row of poplars kept to the line of something that was gone', 'three hens walked about a burnt doorstep', 'a boy on a gatepost was learning to whistle', 'a bull stood in the middle of everything',
  ],
  forest: [
    'a woodpecker knocked and stopped', 'a branch came down', 'a deer went off between the trunks', 'something small scratched in the leaves', 'a stream ran under a fallen tree', 'mushrooms stood in a ring',
    'a bird called out that you were there', 'ivy had climbed a dead tree to the top', 'the trunks stood close and straight', 'an axe-cut showed in an old stump', 'a spider’s thread hung across the path', 'a squirrel scolded overhead',
    only('light+dry', 'light came through in patches'), only('autumn', 'the leaves came down one at a time'), 'the roots of a blown-down tree stood up like a wall', 'two trunks rubbed together and groaned',
    'a stack of cut wood had waited so long that it had sprouted', 'a tree had been struck, and stood split to the foot', 'pigs were turning over the leaves', 'a wren went in and out of a heap of brushwood', 'resin ran from a cut', 'a bear had sharpened itself on a trunk',
    'fungus stood out from a dead birch like shelves', 'a stream had made itself a pool and lain down in it', 'a black ring showed where charcoal had been burned', 'an antler lay on the moss', 'ferns stood as high as the shoulder', 'a fallen pine bridged a gully',
    'a marten looked round a trunk', 'a snare hung empty across a gap', 'somebody had tied a rag to a branch', 'a hind stood with one foot lifted', 'bark hung from a trunk in strips', only('autumn', 'acorns came down, one and then one'),
  ],
  hills: [
    'a kite hung over the slope', 'goats stood in a line along the ridge', 'a cairn stood on the next top', 'the valley lay below in folds', 'a spring came out between two stones', 'a loose stone ran down and stopped',
    'low bushes grew in the cracks of the rock', 'a track went off toward a hut with no roof', 'one hill hid the next', 'a hollow held a little water', 'smoke rose from a fold in the ground', 'two crows chased a hawk',
    'a wall of piled stones ran up and over', 'the far side looked just the same', 'a stream could be heard and not seen',
    'a ram stood on a boulder', 'a ruined wall went round nothing', 'the track split in two and joined again', 'a single oak held a whole rookery', 'bracken covered the slope', 'a stream came down in three leaps',
    'a hut smoked at every seam', 'a shepherd whistled, and half the hill moved', 'a bare rock stood up like a thumb', 'old terraces went down like a stair that nobody used', 'a sheep coughed like a person', 'wool hung on every thorn',
    'a quarry had been left with one block half cut', 'a spring had been walled round and kept clean', 'the turf was worn in a line along the crest', 'a fox’s earth had feathers at the door', 'a boy and a goat were pulling at two ends of a rope',
  ],
  mountains: [
    'a stone fell, and went on falling', 'an eagle went by lower down', 'goats stood on a ledge with nothing under it', 'water dripped from a crack', 'old snow lay in the gullies', 'the echo of a step came back',
    'the next ridge stood behind this one', 'a stream fell white down the face', 'a bent pine held on in a crack', 'the valley was a long way down', 'a pile of stones marked the way', 'the rock was split from top to bottom',
    'a cleft breathed out cold air', 'a raven turned over in the air and righted itself', 'a small blue flower grew where nothing else did',
    'a waterfall went down without a sound', 'a rope hung from a peg with nothing on the end', 'a slope had lately come away', 'a hut of stones stood with its back to the drop', 'two peaks leaned together like old men at a fire', 'the path had been built out on beams',
    'a cairn had a bone stuck in the top', 'a crag had a beard of moss, dripping', 'a herd of wild goats poured down a face', 'steps had been cut, and were half full of ice', 'a dead pine stood silver', 'thin grass grew on the safe side of every boulder',
    'a stream went into a hole and could be heard going down', 'a black bird hung at the level of the eyes, doing nothing',
  ],
  desert: [
    'a lizard looked and was gone', only('heat+light', 'the horizon shook'), 'sand ran down the face of a dune', 'a thorn bush stood with nothing near it', 'a vulture went round and round', 'old hoof-prints led off to one side',
    'the bones of some animal lay in order', 'a dry well had been filled with stones', 'the dunes had sharp edges', 'stones lay about in all sizes', 'a snake had left its mark on the sand', 'the ridge ahead was blue',
    'salt lay white in the hollows', 'a beetle crossed over from nowhere to nowhere', 'the ground had cracked into plates',
    'a bush had caught a rag', 'the tracks of a fox wound in and out', 'a cairn had a water-jar built into it, broken', 'sand had buried a wall to the coping', 'a ring of stones had ashes in it', 'the gravel shone as though it had been polished',
    'a pillar of rock stood on a neck too thin for it', 'the line of the hills came no nearer', 'one sandal lay sole upward',
  ],
  swamp: [
    'frogs called and stopped', 'bubbles came up through black water', 'a heron watched the same place', 'reeds bent and stood up again', 'a dead tree stood in the water', 'something slid off a bank', 'the water lay without a ripple',
    'midges hung in a column', 'a boat lay sunk to the rim', 'wild duck got up all together', 'an old post marked where a path had been', 'the mud held the print of a hoof', 'a bird boomed among the reeds', 'green scum covered the pools',
    'a water-rat crossed with its nose up',
    'a coot ran over the water, complaining', 'a pole stood in the mud where somebody had left it', 'a willow leaned until its head was in', 'an otter slid off a bank', 'nests hung in a dead alder', 'a walk of planks went out and stopped',
    'cut reeds stood in bundles', 'a snake swam across with its head up', 'a duck led nine ducklings into the reeds and eight came out',
  ],
};

/** What was to be seen in a street; a clause. */
export const STREET_SIGHTS: Clauses = [
  'a boy ran past with a fish under his arm', 'two women argued over a bucket', 'a dog slept in the middle of the street', 'somebody was mending a roof', 'a cart had lost a wheel and stopped everything',
  'an old man sold onions from his doorstep', 'a pig had got loose, and everyone had advice', 'a blind man sang for his supper', 'somebody emptied a pail from a window', 'children played at being soldiers', 'a smith beat the same piece of iron over and over',
  'two men carried a door', 'a girl with a goose asked everyone the same question', 'a beggar counted what he had', 'bread was being taken out of an oven', 'a drunkard explained something to a wall',
  only('gates', 'armed men stood about with nothing to do', 'every cart was being turned out and searched'), only('prices', 'people went from stall to stall and bought nothing', 'a woman and a miller were shouting about the price of flour'),
  only('hardwinter', 'people carried home anything that would burn'), only('night', 'a watchman went by with a lamp'), only('morning', 'shutters were being taken down'), only('dusk', 'lamps were being lit'),
  'a woman beat a bolster out of a window', 'a potter was setting out jars, and a goat was counting them', 'two porters had met in a lane too narrow for either', 'a barber had a man by the nose', 'a boy was being sent back for the right change', 'a funeral waited for a cart of cabbages',
  'a man asleep on a step had a dog asleep on him', 'a weaver worked with her door open and her foot in the street', 'a cobbler sang with pegs in his mouth', 'a cat went along a wall with something in its mouth, to a good deal of shouting', 'somebody was shoeing a mule that had views', 'children had dammed the gutter',
  'somebody was being turned out, a stool at a time', 'an old woman told fortunes to another old woman', 'a man measured a doorway and shook his head', 'a water-seller praised the well he had it from', 'a basket came down on a string from an upper window', 'two dogs and a butcher could not agree about a bone',
  'a fish was being weighed, and argued with', 'a bride was being shown her kitchen', 'someone was painting out a name', 'three generations were plucking one goose',
];

/** Where in a town; before a clause of its own. */
export const STREET_CORNERS: Clauses = ['at one corner', 'in the first street', 'outside a tavern', 'by the gate', 'near the well', 'on the market', 'under an arch', 'at the foot of some steps', 'in an alley', 'before a closed door', 'along the wall', 'where two streets met'];

/** What one did about it; a clause after 'and'. */
export const DOINGS: Clauses = [
  'you stood a while and looked', 'you stopped to listen', 'you went no nearer', 'you were in no hurry', 'for a moment you thought of nothing else', 'it was good to look at',
  'you were sorry when it was over', 'nobody else was there to see', 'you could not have said why it pleased you', 'you found that you had been holding still', 'you would have liked somebody to show it to', 'you were as quiet as you could be',
  ...by({
    ashore: ['you sat down for a minute', 'you eased your pack and went on'], company: ['{companion} took no notice', 'you looked at {companion} to see whether it was only you', '{companion} saw it first'], alone: ['you said something aloud, to hear a voice'],
    saga: ['you thought of {who}', 'you thought how far it was to {where}', 'for a moment you forgot {foe}'], hunted: ['you looked behind you, from habit'], hurt: ['you were glad of a reason to stand still'],
    late: ['you thought how long you had been away'], broke: ['you wondered what it would fetch'], wet: ['the water ran down your neck while you looked'], winter: ['you stamped your feet'],
  }),
  'that was all there was to it', 'nothing came of it', 'you were a while remembering where you had been going', 'you would not have missed it', 'you took note of the place', 'you looked again from farther on, and it was the same',
  'it put you in mind of somebody', 'you did not point it out to anyone', 'you had seen stranger, though not lately', 'you drank some water, as if you had done something', 'you could find no omen in it',
  'you could have watched that for an hour', 'it was as good as company', 'it left you thoughtful for about a mile', 'you knew then that you were a long way from home', 'you kept that to tell {who}', 'you thought that {foe} would have gone straight by',
  'it had nothing to do with {where}', 'you thought how {met} would have told it', 'you took a better hold of {thing}', 'that was the {day.th} day’s great event', 'you wondered what {due} was looking at', 'you wondered whether {foe} had been told of it yet',
  only('wild', 'you nodded to it', 'you wished it luck', 'you gave it room', 'you said good day, as one does', 'you told it your name'), only('company', 'you and {companion} let it be', '{companion} wanted to go and see', 'you and {companion} had the same thought, by the look of it', 'you pointed, and {companion} looked at your hand'), only('dark', 'you were glad when it was behind you', 'you made it out a piece at a time'), only('morning', 'you stretched until something cracked'), only('dusk', 'you began to look about for somewhere to lie'), only('early', 'it was all still new to you'),
  only('rich', 'you felt for your purse, from habit'), only('pressed', 'you had no time to look, and looked'), only('whole+ashore', 'you could have walked for a week'), only('laden+ashore', 'you shifted your load to the other side'), only('owing', 'you tried what it would come to as a part of what you owed'),
];

/** Coming to a city; {city} and what follows it, or a whole sentence. */
export const TOWNS: Clauses = [
  '{city} was ahead of you, with its smoke over it.', 'You heard {city} before you saw much of it.', 'You came to {city} and were let in.', 'The road grew dirty and then crowded, and that was {city}.', 'There were walls, then a gate, then the noise of {city}.',
  'You went in at the gate of {city} behind a load of hay.', 'At {city} they asked your business, and you had one ready.', 'You came into {city} with the dust of the road on you, and nobody remarked on it.',
  only('known', '{city} had not missed you, as far as could be seen.', 'You were back in {city}.', 'They knew your face at the gate of {city} and let it pass.', 'You came again to {city}, by the same gate.', 'In {city} nothing had been moved but the beggars.'),
  only('dusk', 'They were closing the gate of {city} as you came up.', 'You reached {city} with the lamps.'), only('night', 'You came to {city} in the dark, and had to knock.', '{city} was a few lights, and then a wall.'), only('morning', 'You came to {city} as the market carts were going in.'), only('noon', 'You came into {city} at noon, when only the dogs were abroad.'),
  only('rain', 'You came into {city} with the gutters running.'), only('snow', '{city} had snow on every roof.'), only('heat', '{city} lay with its shutters closed against the heat.'), only('fog', 'You were inside {city} before you knew that you had come to it.'),
  only('gates', 'There were twice as many men at the gate of {city} as the gate needed.', 'At {city} they asked whether you came from {foe}.'), only('prices', 'In {city} you heard what bread cost, and then heard it again to be sure.'), only('hurt', 'At {city} they looked at the blood on you and then away.'),
  only('company', 'You came into {city} with {companion} at your side, and were stared at.'),
];
