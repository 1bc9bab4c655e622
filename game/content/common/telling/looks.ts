import { type Terrain } from '../../../model/world.js';
import { by, type Clauses, only } from '../../../model/content/clauses.js';

/** The weather and the hour about a thing that was seen. */
const AIRS: Clauses = [
  only('clear+light', 'in the clear light', 'under the open sky', 'in the sun'), only('clear+dusk', 'against the last of the light', 'in the red light'), only('clear+night', 'under the stars', 'by what light there was'),
  only('dark', 'as far as could be made out,', 'so far as one could see,'),
  ...by({
    cloud: ['under the cloud', 'in the grey light', 'beneath a low sky'], rain: ['in the rain', 'through the rain', 'in the wet'], wind: ['in the wind', 'between two gusts', 'out of the wind'],
    fog: ['somewhere in the fog', 'at the edge of what the fog let through', 'in the fog'], storm: ['in the storm', 'in the light of a flash', 'under all that noise'],
    snow: ['in the falling snow', 'against the white', 'through the snow'], heat: ['in the heat', 'in the still air', 'in the glare'],
    morning: ['in the early light', 'in the cool of the morning'], noon: ['in the middle of the day', 'at that hour'], dusk: ['in the last light', 'at the edge of dark', 'as the evening came on'],
  }),
];

/** Where a small thing was seen; before a clause of its own, none of it about the one who looked. */
export const NEARBY: Clauses = [
  'a little way off', 'not far off', 'close by', 'some way ahead', 'over to one side', 'farther on', 'just there', 'on the left hand', 'on the right hand', 'within reach of a stick', 'a few steps off',
  only('ashore', 'twenty paces further', 'at the next turn', 'on the far side of a dip', 'where the way bent', 'at the edge of the way', 'beside the way'), only('afloat', 'off the bow', 'two lengths astern', 'to windward', 'to leeward', 'under the bow', 'an oar’s length away'),
  ...AIRS,
];
/** Where something was seen that can be told from a distance. */
export const FAR_OFF: Clauses = [
  'half a mile off', 'a stone’s throw away', 'a good way off', 'beyond where you had meant to look', 'at some distance', 'away to the left', 'away to the right', 'a bowshot off', 'over to one side', 'some way ahead', 'farther on', 'when you looked up', 'some way behind',
  only('ashore', 'at the next turn', 'where the way bent', 'on the far side of a dip'), only('afloat', 'off the bow', 'to windward', 'to leeward', 'well astern'),
  ...AIRS,
];

/** What there was on such ground; clauses. */
export interface Sights {
  /** Small enough to be seen only from near by. */
  readonly near: Clauses;
  /** To be made out from a distance. */
  readonly far: Clauses;
  /** On every side, or in a place that it names itself. */
  readonly about: Clauses;
  /** Heard rather than seen. */
  readonly heard: Clauses;
}
export const SIGHTS: Readonly<Record<Terrain, Sights>> = {
  ocean: {
    near: [
      'a plank floated by with a nail in it', 'a patch of weed drifted past', 'small fish jumped all together', 'a seal looked at the boat and sank', 'a gull sat on the water and rode it', 'a log went past with a bird standing on it', 'a jellyfish pulsed along under the surface',
      'a tern dropped, changed its mind a hand above the water, and went up', 'a knot of old net went by, still fishing', 'a cask floated, low down and green', 'a fish broke the surface and was gone', 'a smooth patch lay on the water like oil', 'two ripples ran together and were one',
      'a feather went by, the right way up, like a boat', 'the foam had drawn a face and was rubbing it out',
    ],
    far: [
      'a line of birds went by low over the water', 'something large breathed and went under', 'the water changed colour along a line', 'a strip of ripples marked a current', 'long-winged birds tilted along the troughs', 'a dark back came up, and went on coming', 'birds were falling on one patch of the sea like thrown stones', 'a shoal went by like a shiver', 'a turtle or a shield lay awash', 'a fin came up, had a look round, and went in', 'a sail showed, and was a wing', 'a raft of birds got up and came down again farther off',
    ],
    about: [
      'the swell came on in long rows', 'the wake lay straight astern', 'spray came over the bow', 'the sail filled, hung, and filled again', 'the bow went down and came up shining', 'the sea heaved like a thing asleep', 'water ran to and fro in the bottom of the boat', 'the edge of the sea was as sharp as a knife', 'a wave looked in over the side and went on',
    ],
    heard: ['the planks creaked in the same three places', 'a rope’s end tapped against the mast', 'the rigging hummed one note', 'a block squealed at each roll', 'the yard creaked round a hand’s breadth', 'the steering-oar muttered in its strap', 'something in the hold rolled, stopped, and rolled back', 'a sheet slatted and was still', 'the keel spoke to something, and it answered', 'water chuckled along the planks', 'the mast complained of the wedge'],
  },
  coast: {
    near: [
      'a heron stood in the shallows', 'small birds ran along the edge of the water', 'the rib of a boat stuck out of the sand', 'a crab went sideways under a stone', 'a fishing stake leaned in the mud', 'an old net hung rotting on a post', 'the sea had left a row of shells', 'a cormorant came up with an eel and had trouble with it',
      'some fish-traps stood in a stack', 'a row of posts went down into the water', 'a heap of oyster shells showed where people had eaten for a long time', 'two gulls pulled at one fish', 'a half-burnt spar had come ashore', 'limpets had worn each its own ring in the stone', 'a broken oar stood upright in the sand, as someone had left it',
      'a sea-eagle went by with its dinner held the right way round', 'an anchor-stone lay with the rope still about it', 'two herons stood back to back', 'a fire had been lit under a rock, often, and by several people', 'a bucket without a bottom rolled in the shallows', 'a whale’s jawbone stood on end as a gatepost, with no gate',
      'a plover dragged one wing to be followed', 'a dead gull had been laid out with its wings straight', 'somebody had built a wall of sand, and the sea was at it', 'a dead crab was being carried off by live ones', 'a child’s shoe lay full of sand', 'somebody had scratched a tally on a rock, up to thirty', 'a length of chain came out of the sand and went in again',
    ],
    far: [
      'gulls quarrelled over something dead', 'a hull lay on its side with grass growing in it', 'a curlew called and walked on', 'some women were dragging up a boat', 'a cave had the sea in it', 'a seal lay on a rock, bent like a boat', 'an islet had one bush on it and one goat', 'terns screamed over a bank of shells',
      'a man was cutting weed and loading it on a donkey', 'a raft of duck rode the swell asleep', 'a child ran along the edge of the water with a crab on a string', 'a jetty ended before it got to the water', 'a boat was going home with its sail down', 'somebody had lit a fire under a pot, and sat with his back to the sea', 'a stranded log had a row of birds on it, by size', 'a net was being mended by three people and a dog', 'a cart stood up to the axles, taking on weed', 'somebody was walking on the sands and picking things up', 'a fishing-boat lay at anchor with nobody in it', 'somebody was rowing a cow across the bay', 'two boys were poling a raft, each his own way', 'a man stood to the waist in the water and held a rope', 'some ponies were coming home along the sand by themselves',
    ],
    about: [
      'the tide was going out', 'foam ran up the sand and sank', 'the surf broke on an outer bar', 'weed lay in a dark line along the beach', 'the rocks were white with droppings', 'a wave ran up a gully and came back white', 'the sand was ribbed like the roof of a mouth', 'the water was brown where a stream came in',
      'sandhoppers jumped at every step', 'the rocks went down in steps until they could not be seen', 'a white line showed where the bar was', 'smoke came from behind the dunes', 'the sea had cut into the bank, and roots hung out', 'a smooth green swell came in and fell down all along its length',
    ],
    heard: ['pebbles rattled in the backwash', 'the water drew off a reef and hissed', 'a wave shut some door under the cliff', 'air sighed out of a hole in the rock', 'somebody out there was calling to a boat', 'a loose board knocked somewhere, out of time with the sea', 'the shingle drew a long breath', 'a bell-rope or a halyard tapped on wood', 'gulls cried, and one of them like a child', 'an oar was laid down in a boat that you could not see'],
  },
  plains: {
    near: [
      'a hare ran, stopped, and ran the other way', 'an old wheel-track crossed the ground', 'a ditch ran straight to nowhere in particular', 'crows walked about on bare ground', 'bones lay bleached in the grass', 'a boundary stone stood by itself', 'a pool held as much sky as it could', 'a dog lay across the way and did not get up', 'a mill-wheel stood in a dry leat',
      'a cart had been left with its pole in the air', 'an old man dug at a root and talked to it', 'a dead crow hung on a string over a seed-bed', 'water shone in a ditch', 'somebody had left a sickle hanging in a thorn', 'a pedlar slept against his pack', 'a plank lay over a stream, worn hollow in the middle', 'rushes marked where a ditch had been',
      'a cow scratched herself on the only post', 'a boy threw stones at nothing and hit it', 'two ravens tried to agree about something dead', 'a broken wheel lay with its spokes up', 'a hedge ended as though it had been called away', 'a weasel dragged something larger than itself across the way', 'an ox-yoke hung on a fence with a nest in it',
      'three hens walked about a burnt doorstep', 'a boy on a gatepost was learning to whistle', 'somebody had set out four stones for a table and one for a guest',
    ],
    far: [
      'a hawk went down like a stone and came up with nothing', 'a flock of small birds turned in the air', 'a dead tree stood on the level with a nest in it', 'cattle grazed, as small as seed', 'a fox trotted across with its mouth full', 'somebody was leading a blind horse', 'a girl minded forty geese with one stick', 'two men were moving a boundary stone, and stopped when they were seen',
      'a barrow rose out of the level with sheep on it', 'a well-sweep stood up against the sky', 'smoke stood over a place where nobody seemed to live', 'a mare and her foal stood head to tail', 'a calf was bawling on the wrong side of a brook', 'six people carried something long along the skyline', 'a straw-stack leaned on its prop',
      'people were lifting roots in a long line', 'a shepherd stood on one leg, leaning on a stick', 'dust hung over a drove', 'wild duck got up out of a hollow', 'a track had been ploughed over, and walked in again slantwise', 'a row of poplars kept to the line of something that was gone', 'a bull stood in the middle of everything',
    ],
    about: ['the grass moved all one way', 'seed-heads nodded along the path', 'a thread of smoke went up from somewhere', 'there was more sky than anybody could have wanted'],
    heard: ['somebody was calling a cow by her name', 'a dog barked, and was told to leave off', 'a bell went by on some beast or other', 'a gate clapped to, with no house anywhere', 'a bucket went down a well', 'crows were told about something by another crow', 'a mill was grinding somewhere, on nothing by the sound', 'two people laughed, and were too far off to be laughing at you', 'a whistle came twice, and a dog answered'],
  },
  forest: {
    near: [
      'a branch came down', 'a stream ran under a fallen tree', 'mushrooms stood in a ring', 'ivy had climbed a dead tree to the top', 'an axe-cut showed in an old stump', 'a spider’s thread hung across the path', 'the roots of a blown-down tree stood up like a wall', 'a stack of cut wood had waited so long that it had sprouted',
      'a tree had been struck, and stood split to the foot', 'a wren went in and out of a heap of brushwood', 'resin ran from a cut', 'something large had sharpened itself on a trunk', 'a dead birch had more fungus on it than bark', 'a black ring showed where charcoal had been burned', 'an antler lay on the moss', 'ferns stood as high as the shoulder',
      'a fallen pine bridged a gully', 'a marten looked round a trunk', 'a snare hung empty across a gap', 'somebody had tied a rag to a branch', 'bark hung from a trunk in strips', 'a nest had come down whole, with one egg in it',
    ],
    far: ['a deer went off between the trunks', 'pigs were turning over the leaves', 'a stream had made itself a pool and lain down in it', 'a hind stood with one foot lifted', 'something red showed between the trunks, and was a fox', 'one tree stood a head above the others', 'a boar went through the bracken with its tail up', 'the light fell into one clearing and nowhere else', 'somebody’s washing hung between two trunks', 'a jay flew from tree to tree with the news'],
    about: ['the trunks stood close and straight', only('light+dry', 'light came through in patches'), only('autumn', 'the leaves came down one at a time', 'acorns came down, one and then one'), 'the moss had gone over everything that lay still', 'there were trunks as far as there was anything'],
    heard: ['a woodpecker knocked and stopped', 'something small scratched in the leaves', 'a bird called out that you were there', 'a squirrel scolded overhead', 'two trunks rubbed together and groaned', 'somewhere an axe was going, and left off', 'a bough cracked, with nobody under it', 'something heavy went away without hurrying', 'an acorn or a cone came down from step to step', 'a cuckoo, or a boy, said it twice'],
  },
  hills: {
    near: [
      'a spring came out between two stones', 'low bushes grew in the cracks of the rock', 'a hollow held a little water', 'a ruined wall went round nothing', 'a spring had been walled round and kept clean', 'a fox’s earth had feathers at the door', 'a quarry had been left with one block half cut', 'a sheep’s skull had been put on a post to look at the view',
      'a stone had been set up, and leaned on, and had learned to lean', 'a horseshoe had been nailed to a rock', 'a lamb’s tail lay by itself', 'a hawthorn had caught nine kinds of wool', 'a trough had been cut out of one stone, and had a leaf in it', 'an ants’ road crossed the path and had the right of way',
    ],
    far: [
      'a kite was tearing at something on a rock', 'goats stood in a line along the ridge', 'a track went off toward a hut with no roof', 'smoke rose from a fold in the ground', 'two crows chased a hawk', 'a wall of piled stones ran up and over', 'a ram stood on a boulder', 'a single oak held a whole rookery', 'a stream came down in three leaps', 'a hut smoked at every seam',
      'a shepherd whistled, and half the hill moved', 'a bare rock stood up like a thumb', 'old terraces went down like a stair that nobody used', 'a boy and a goat were pulling at two ends of a rope', 'somebody small was carrying something large uphill', 'a dog was bringing down some sheep by himself', 'a hearth smoked in a wall that had no house', 'a man was burning off a slope, and walked behind the fire', 'three stones stood up with their heads together',
    ],
    about: ['a cairn stood on the next top', 'the valley lay below in folds', 'one hill hid the next', 'the far side looked just the same', 'the track split in two and joined again', 'bracken covered the slope', 'wool hung on every thorn', 'the turf was worn in a line along the crest'],
    heard: ['a loose stone ran down and stopped', 'a stream could be heard and not seen', 'a sheep coughed like a person', 'a horn was blown in the next valley, badly', 'a spade rang on something', 'somebody was counting sheep aloud', 'a gate swung, and swung back', 'a raven said one word', 'water was going down somewhere under the turf'],
  },
  mountains: {
    near: [
      'water dripped from a crack', 'a bent pine held on in a crack', 'a pile of stones marked the way', 'the rock was split from top to bottom', 'a cleft breathed out cold air', 'a small blue flower grew where nothing else did', 'a rope hung from a peg with nothing on the end', 'a cairn had a bone stuck in the top', 'a crag had a beard of moss, dripping',
      'steps had been cut, and were half full of ice', 'a dead pine stood silver', 'a black bird hung at the level of the eyes, doing nothing', 'a ledge had one goat on it, and room for none', 'a patch of snow had a track across it, of three toes', 'somebody had wedged a coin in a crack', 'a tuft of wool hung where no sheep could have been', 'ice had put out a tongue to the path',
    ],
    far: [
      'an eagle sat on a crag with its shoulders up', 'goats stood on a ledge with nothing under it', 'a stream fell white down the face', 'a raven turned over in the air and righted itself', 'a waterfall went down without a sound', 'a slope had lately come away', 'a hut of stones stood with its back to the drop', 'two peaks leaned together like old men at a fire',
      'a herd of wild goats poured down a face', 'a bear or a boulder was crossing the scree', 'snow smoked off the top of something', 'a thread of a path went up and was lost', 'a single pine stood where no pine had any business', 'two choughs were playing at falling',
    ],
    about: ['old snow lay in the gullies', 'the next ridge stood behind this one', 'the valley was a long way down', 'the path had been built out on beams', 'thin grass grew on the safe side of every boulder'],
    heard: ['a stone fell, and went on falling', 'the echo of a step came back', 'a stream went into a hole and could be heard going down', 'ice or rock let go somewhere, with a crack', 'a marmot or a man whistled', 'the wind tried a crack in the rock, and found the note', 'water ticked in the dark of a cleft', 'somebody called, and it was your own cough coming home'],
  },
  desert: {
    near: [
      'a lizard looked and was gone', 'a thorn bush stood with nothing near it', 'old hoof-prints led off to one side', 'the ribs of some animal stood up out of the ground like a boat’s', 'a dry well had been filled with stones', 'a snake had left its mark on the sand', 'a beetle crossed over from nowhere to nowhere', 'a bush had caught a rag', 'the tracks of a fox wound in and out',
      'a cairn had a water-jar built into it, broken', 'a ring of stones had ashes in it', 'one sandal lay sole upward', 'a skull had been set on a stone, to look', 'a lark had made a nest in a hoof-print', 'a knot of dry grass rolled up, and rolled on', 'a jar stood bedded to the neck, stopped with wax and empty',
    ],
    far: ['sand ran down the face of a dune', 'a vulture went round and round', 'sand had buried a wall to the coping', 'a pillar of rock stood on a neck too thin for it', 'something stood up out of the flat, and was a thorn', 'a twist of dust got up, walked a little way, and sat down', 'camels or rocks stood in a row', 'a white line marked a road or a bone', 'two kites turned over one place', 'a tree stood up that was a day away', 'somebody went along the skyline on foot, leading nothing'],
    about: [only('heat+light', 'the horizon shook'), 'the dunes had sharp edges', 'stones lay about in all sizes', 'the ridge ahead was blue', 'salt lay white in the hollows', 'the ground had cracked into plates', 'the gravel shone as though it had been polished', 'the line of the hills came no nearer'],
    heard: ['sand hissed along the ground', 'something ran over gravel and stopped', 'a stone cracked, of its own accord', 'a hawk cried, so high up that it was only the cry', 'something dry rattled in a bush', 'a pebble clicked, and another', 'the slope behind you let go a sigh of sand'],
  },
  swamp: {
    near: [
      'bubbles came up through black water', 'a heron watched the same place', 'a dead tree stood in the water', 'something slid off a bank', 'midges hung in a column', 'the stem of a boat stuck up out of the weed', 'an old post marked where a path had been', 'the mud held the print of a hoof', 'a water-rat crossed with its nose up', 'a pole stood in the mud where somebody had left it',
      'a willow leaned until its head was in', 'an otter slid off a bank', 'a walk of planks went out and stopped', 'cut reeds stood in bundles', 'a snake swam across with its head up', 'a pike lay in the shallows like a dropped knife', 'a child’s boat of bark had got as far as a lily', 'somebody’s hat floated, crown up, and had a frog in it', 'a spider ran over the water as over a floor', 'the skin of an eel hung on a rush',
    ],
    far: ['wild duck got up all together', 'a coot ran over the water, complaining', 'nests hung in a dead alder', 'a duck led nine ducklings into the reeds and eight came out', 'one alder stood by itself, up to the knees', 'a punt lay in the reeds with nobody in it', 'a line of stakes went off toward something that had sunk', 'a crane took three steps and thought about the fourth', 'smoke lay flat along the reeds, from some hearth on stilts', 'an eel-trap had been hauled up on a pole to dry', 'a stag crossed, up to the belly, and shook each leg', 'a bank of reeds was being cut by somebody who could not be seen', 'a heron got up and trailed its legs away'],
    about: ['reeds bent and stood up again', 'the water lay without a ripple', 'green scum covered the pools', 'there was as much sky below as above'],
    heard: ['frogs called and stopped', 'a bird boomed among the reeds', 'something sucked at the mud, and let go', 'a fish jumped, and the rings came to your feet', 'reeds clacked together, like people with cold hands', 'a duck laughed at something', 'mud ticked, drying', 'somebody was poling, and stopped when you did'],
  },
};

/** What one did about a thing that was heard; a clause after 'and'. */
export const HEARINGS: Clauses = [
  'you stopped to listen', 'you were as quiet as you could be', 'you found that you had been holding still', 'nobody answered it', 'it did not come again', 'you waited for it to come again', 'it left the quiet larger', 'you were some time deciding that it was nothing', 'you could not have said where', 'you turned your head, as one does', 'you had been hearing it for some time',
  only('company', '{companion} had heard it too', 'you and {companion} looked at one another'), only('alone', 'you said something aloud, to hear a voice'), only('hunted', 'you looked behind you, from habit', 'your hand had gone to your side before you knew'), only('dark', 'you stood until you had explained it to yourself'), only('saga', 'you thought of {foe}, and then that it could not be'),
];

/** What was to be seen in a street; a clause. */
export const STREET_SIGHTS: Clauses = [
  'a boy ran past with a fish under his arm', 'two women argued over a bucket', 'a dog slept in the middle of the street', 'somebody was mending a roof', 'a cart had lost a wheel and stopped everything',
  'an old man sold onions from his doorstep', 'a pig had got loose, and everyone had advice', 'a blind man sang for his supper', 'somebody emptied a pail from a window', 'children played at being soldiers', 'a smith beat the same piece of iron over and over',
  'two men carried a door', 'a girl with a goose asked everyone the same question', 'a beggar counted what he had', 'bread was being taken out of an oven', 'a drunkard explained something to a wall',
  only('gates', 'armed men stood about with nothing to do', 'every cart was being turned out and searched'), only('prices', 'people went from stall to stall and bought nothing', 'a woman and a miller were shouting about the price of flour'),
  only('hardwinter', 'people carried home anything that would burn'), only('night', 'a watchman went by with a lamp'), only('morning', 'shutters were being taken down'), only('dusk', 'lamps were being lit'),
  'a woman beat a bolster out of a window', 'a potter was setting out jars while a goat counted them', 'two porters had met in a lane too narrow for either', 'a barber had a man by the nose', 'a boy was being sent back for the right change', 'a funeral waited for a cart of cabbages',
  'a man asleep on a step had a dog asleep on him', 'a weaver worked with her door open and her foot in the street', 'a cobbler sang with pegs in his mouth', 'a cat went along a wall with something in its mouth, to a good deal of shouting', 'somebody was shoeing a mule that had views', 'children had dammed the gutter',
  'somebody was being turned out, a stool at a time', 'an old woman told fortunes to another old woman', 'a man measured a doorway and shook his head', 'a water-seller praised the well he had it from', 'a basket came down on a string from an upper window', 'two dogs and a butcher could not agree about a bone',
  'a fish was being weighed, and argued with', 'a bride was being shown her kitchen', 'someone was painting out a name', 'three generations were plucking one goose',
  'a man was being told his own business by his mother', 'a child led a much larger child by the ear', 'a donkey had lain down with all its pots on', 'somebody was selling the half of a door', 'a hen came out of a house, followed by a shoe', 'a man carried a ladder round a corner, and carried it back',
  'four people held a blanket and looked up', 'a clerk read out a list, and nobody answered to it', 'a girl was scrubbing the step of a house with no roof', 'a tooth was being drawn, and everyone was counting', 'two neighbours were measuring one wall from its two sides', 'a bed went by on eight legs', 'an old man was being shaved by a very young one, and prayed',
];

/** Where in a town; before a clause of its own. */
export const STREET_CORNERS: Clauses = ['at one corner', 'in the first street', 'outside a tavern', 'by the gate', 'near the well', 'on the market', 'under an arch', 'at the foot of some steps', 'in an alley', 'before a closed door', 'along the wall', 'where two streets met', 'beside a trough', 'at a door with its top half open', 'by a wall with a crack in it', 'opposite a baker’s', 'before a row of shut stalls', 'in the street of the coopers', 'at the back of something grand', 'under somebody’s washing', 'by the place where the mules are tied'];

/** What one did about a thing that was seen; a clause after 'and'. */
export const DOINGS: Clauses = [
  'you stood a while and looked', 'you went no nearer', 'you were in no hurry', 'for a moment you thought of nothing else', 'it was good to look at',
  'you could not have said why it pleased you', 'you would have liked somebody to show it to', 'you looked for longer than there was any need to',
  ...by({
    ashore: ['you sat down for a minute', 'you eased your pack and went on'], company: ['{companion} took no notice', 'you looked at {companion} to see whether it was only you', '{companion} saw it first'], alone: ['you said something aloud, to hear a voice'],
    saga: ['you thought of {who}', 'you thought how far it was to {where}', 'for a moment you forgot {foe}'], hunted: ['you looked behind you, from habit'], hurt: ['you were glad of a reason to stand still'],
    late: ['you thought how long you had been away'], broke: ['you wondered what it would fetch'], wet: ['the water ran down your neck while you looked'], winter: ['you stamped your feet'],
  }),
  'that was all there was to it', 'nothing came of it', 'you were a while remembering where you had been going', 'you would not have missed it', 'you took note of the place', 'you took a second look',
  'it put you in mind of somebody', 'you did not point it out to anyone', 'you had seen stranger, though not lately', 'you could find no omen in it',
  'you could have watched that for an hour', 'it was as good as company', 'you knew then that you were a long way from home', 'you kept that to tell {who}', 'you thought that {foe} would have gone straight by',
  'it brought you no nearer to {where}', 'you thought how {met} would have told it', 'you took a better hold of {thing}', 'that was the {day.th} day’s great event', 'you wondered what {due} was looking at', 'you wondered whether {foe} had been told of it yet',
  only('wild', 'you nodded in passing', 'you left it in peace', 'you said good day, as one does', 'you said your name aloud, to see whether it still fitted', 'not many can have seen it', 'it left you thoughtful for about a mile', 'when you looked back nothing had changed'), only('company', 'you and {companion} let it be', '{companion} wanted to go and see', 'you and {companion} had the same thought, by the look of it', 'you pointed, and {companion} looked at your hand'), only('dark', 'you were glad when it was behind you', 'you made it out a piece at a time'), only('morning', 'you stretched until something cracked'), only('dusk', 'you began to look about for somewhere to lie'), only('early', 'it was all still new to you'),
  only('rich', 'you felt for your purse, from habit'), only('pressed', 'you had no time to look, and looked'), only('whole+ashore', 'you went up close to see'), only('laden+ashore', 'you shifted your load to the other side'), only('owing', 'you tried what it would come to as a part of what you owed'),
];

/** How one came to a city; after a comma. */
export const ENTRIES: Clauses = [
  'and were let in', 'and had to ask your way twice', 'like anyone else', 'with a reason ready for whoever asked', 'and stood a moment to get used to the noise', 'behind somebody’s cart', 'thinking of a bed', 'hungry, and could smell that others were not', 'and had your shoes looked at before your face', 'at the pace of the crowd',
  'by the side where nobody is announced', 'and counted the ways out, from habit', 'and nobody looked up', 'with the road still in your knees', 'and felt for what you carried',
  'behind a flock that knew the way', 'and stepped in something at once', 'and had forgotten how loud people are', 'and were wished out of the way in three trades', 'as somebody else was being put out', 'and looked about for the smell of bread', 'and begged pardon of the first person you met', 'with your bundle held in front', 'and were at once behind somebody slow',
  only('company', 'with {companion} keeping close'), only('saga', 'wondering who there had heard of {foe}'), only('broke', 'with nothing to spend in it'), only('hurt', 'and were taken for a beggar'), only('wet', 'dripping'),
];

/** Coming to a city; {city} and what follows it, or a whole sentence. */
export const TOWNS: Clauses = [
  '{city} was ahead of you, with its smoke over it.', 'You heard {city} before you saw much of it.', 'You came to {city} and were let in.', 'The road grew dirty and then crowded, and that was {city}.', 'There were walls, then a gate, then the noise of {city}.',
  'You went in at the gate of {city} behind a load of hay.', 'At {city} they asked your business, and you had one ready.', 'You came into {city} with the dust of the road on you, and nobody remarked on it.',
  'At the gate of {city} you said that you were {profession}; and so, they said, was everyone that week.', 'They let you into {city} as {profession}, after looking at your hands.',
  'The first that you had of {city} was its dogs, and the second its children.', 'They counted you into {city}, and somebody chalked it up.', '{city} let you in sideways, between two mules.', 'You wiped your face, put up your chin, and were in {city}.', 'In {city} the first person you met asked whether you were the one with the eels.', 'At {city} you stood in line behind a man with a bed, and went in when the bed did.', 'You walked in at the gate of {city} as though you had only been out for onions.',
  'You had {city} in front of you, then on both hands, then at your back as well.', 'Whoever keeps the gate at {city} looked in your bag, and shut it again quite gently.', 'You smelt {city}, trade by trade, and then you were in it.', 'Somebody was being turned out of {city} as you went in, and told you what to expect.', 'The last mile had houses on it, and then it was {city}.', 'A boy on the wall of {city} shouted down to the others what you looked like.', 'Nobody at {city} could think of a reason why you should not come in.',
  only('known', '{city} had not missed you, as far as could be seen.', 'You were back in {city}.', 'They knew your face at the gate of {city} and let it pass.', 'You came again to {city}, by the same gate.', 'In {city} nothing had been moved but the beggars.'),
  only('dusk', 'They were closing the gate of {city} as you came up.', 'You reached {city} with the lamps.'), only('night', 'You came to {city} in the dark, and had to knock.', '{city} was a few lights, and then a wall.'), only('morning', 'You came to {city} as the market carts were going in.'), only('noon', 'You came into {city} at noon, when only the dogs were abroad.'),
  only('rain', 'You came into {city} with the gutters running.'), only('snow', '{city} had snow on every roof.'), only('heat', '{city} lay with its shutters closed against the heat.'), only('fog', 'You were inside {city} before you knew that you had come to it.'),
  only('gates', 'There were twice as many men at the gate of {city} as the gate needed.', 'At {city} they asked whether you came from {foe}.'), only('prices', 'In {city} you heard what bread cost, and then heard it again to be sure.'), only('hurt', 'At {city} they looked at the blood on you and then away.'),
  only('company', 'You came into {city} with {companion} at your side, and were stared at.'),
];
