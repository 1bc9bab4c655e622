import { type Terrain } from '../../../world/world.js';
import { by, type Clauses, only } from '../../clauses.js';

/** Where a thing was seen; before a clause of its own, none of it about the one who looked. */
export const LIGHTS: Clauses = [
  'a little way off', 'not far off', 'close by', 'some way ahead', 'over to one side', 'farther on', 'just there',
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
  ],
  coast: [
    'the tide was going out', 'gulls quarrelled over something dead', 'a heron stood in the shallows', 'foam ran up the sand and sank', 'the surf broke on an outer bar', 'small birds ran along the edge of the water',
    'the rib of a boat stuck out of the sand', 'weed lay in a dark line along the beach', 'a crab went sideways under a stone', 'the rocks were white with droppings', 'a fishing stake leaned in the mud',
    'pebbles rattled in the backwash', 'an old net hung rotting on a post', 'the sea had left a row of shells', 'a cormorant held its wings out to dry',
  ],
  plains: [
    'a hare sat up and looked', 'the grass moved all one way', 'a hawk hung over one spot', 'a flock of small birds turned in the air', 'an old wheel-track crossed the ground', 'a single tree stood on the level',
    'cattle grazed, as small as seed', 'a thread of smoke went up from somewhere', 'a ditch ran straight to nowhere in particular', 'a fox trotted across with its mouth full', 'crows walked about on bare ground',
    'bones lay bleached in the grass', 'a boundary stone stood by itself', 'seed-heads nodded along the path', 'a pool held as much sky as it could',
  ],
  forest: [
    'a woodpecker knocked and stopped', 'a branch came down', 'a deer went off between the trunks', 'something small scratched in the leaves', 'a stream ran under a fallen tree', 'mushrooms stood in a ring',
    'a bird called out that you were there', 'ivy had climbed a dead tree to the top', 'the trunks stood close and straight', 'an axe-cut showed in an old stump', 'a spider’s thread hung across the path', 'a squirrel scolded overhead',
    only('light+dry', 'light came through in patches'), only('autumn', 'the leaves came down one at a time'), 'the roots of a blown-down tree stood up like a wall', 'two trunks rubbed together and groaned',
  ],
  hills: [
    'a kite hung over the slope', 'goats stood in a line along the ridge', 'a cairn stood on the next top', 'the valley lay below in folds', 'a spring came out between two stones', 'a loose stone ran down and stopped',
    'low bushes grew in the cracks of the rock', 'a track went off toward a hut with no roof', 'one hill hid the next', 'a hollow held a little water', 'smoke rose from a fold in the ground', 'two crows chased a hawk',
    'a wall of piled stones ran up and over', 'the far side looked just the same', 'a stream could be heard and not seen',
  ],
  mountains: [
    'a stone fell, and went on falling', 'an eagle went by lower down', 'goats stood on a ledge with nothing under it', 'water dripped from a crack', 'old snow lay in the gullies', 'the echo of a step came back',
    'the next ridge stood behind this one', 'a stream fell white down the face', 'a bent pine held on in a crack', 'the valley was a long way down', 'a pile of stones marked the way', 'the rock was split from top to bottom',
    'a cleft breathed out cold air', 'a raven turned over in the air and righted itself', 'a small blue flower grew where nothing else did',
  ],
  desert: [
    'a lizard looked and was gone', only('heat+light', 'the horizon shook'), 'sand ran down the face of a dune', 'a thorn bush stood with nothing near it', 'a vulture went round and round', 'old hoof-prints led off to one side',
    'the bones of some animal lay in order', 'a dry well had been filled with stones', 'the dunes had sharp edges', 'stones lay about in all sizes', 'a snake had left its mark on the sand', 'the ridge ahead was blue',
    'salt lay white in the hollows', 'a beetle crossed over from nowhere to nowhere', 'the ground had cracked into plates',
  ],
  swamp: [
    'frogs called and stopped', 'bubbles came up through black water', 'a heron watched the same place', 'reeds bent and stood up again', 'a dead tree stood in the water', 'something slid off a bank', 'the water lay without a ripple',
    'midges hung in a column', 'a boat lay sunk to the rim', 'wild duck got up all together', 'an old post marked where a path had been', 'the mud held the print of a hoof', 'a bird boomed among the reeds', 'green scum covered the pools',
    'a water-rat crossed with its nose up',
  ],
};

/** What was to be seen in a street; a clause. */
export const STREET_SIGHTS: Clauses = [
  'a boy ran past with a fish under his arm', 'two women argued over a bucket', 'a dog slept in the middle of the street', 'somebody was mending a roof', 'a cart had lost a wheel and stopped everything',
  'an old man sold onions from his doorstep', 'a pig had got loose, and everyone had advice', 'a blind man sang for his supper', 'somebody emptied a pail from a window', 'children played at being soldiers', 'a smith beat the same piece of iron over and over',
  'two men carried a door', 'a girl with a goose asked everyone the same question', 'a beggar counted what he had', 'bread was being taken out of an oven', 'a drunkard explained something to a wall',
  only('gates', 'armed men stood about with nothing to do', 'every cart was being turned out and searched'), only('prices', 'people went from stall to stall and bought nothing', 'a woman and a miller were shouting about the price of flour'),
  only('hardwinter', 'people carried home anything that would burn'), only('night', 'a watchman went by with a lamp'), only('morning', 'shutters were being taken down'), only('dusk', 'lamps were being lit'),
];

/** What one did about it; a clause after 'and'. */
export const DOINGS: Clauses = [
  'you stood a while and looked', 'you stopped to listen', 'you went no nearer', 'you were in no hurry', 'for a moment you thought of nothing else', 'it was good to look at',
  'you were sorry when it was over', 'nobody else was there to see', 'you could not have said why it pleased you', 'you found that you had been holding still', 'you would have liked somebody to show it to', 'you were as quiet as you could be',
  ...by({
    ashore: ['you sat down for a minute', 'you eased your pack and went on'], company: ['{companion} took no notice', 'you looked at {companion} to see whether it was only you', '{companion} saw it first'], alone: ['you said something aloud, to hear a voice'],
    saga: ['you thought of {who}', 'you thought how far it was to {where}', 'for a moment you forgot {foe}'], hunted: ['you looked behind you, from habit'], hurt: ['you were glad of a reason to stand still'],
    late: ['you thought how long you had been away'], broke: ['you wondered what it would fetch'], wet: ['the water ran down your neck while you looked'], winter: ['you stamped your feet'],
  }),
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
