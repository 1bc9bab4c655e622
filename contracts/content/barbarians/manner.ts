import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** A teller at the fire. */
export const barbarianManner: Manner = {
  naming: [
    'It was {name}, {profession}; say it, so that it is here with us.', 'You were {name}, {profession}, of the people of this fire, and you had all your teeth.', 'There was one called {name}, {profession}. You know that one; you have it in you.', '{name}, {profession}, was your name and your trade, and there was nobody else who wanted either.', 'Now listen: you were {name}, {profession}, and the snow was going.',
    'They gave you the name {name} in the snow, and the trade, {profession}, you took by yourself.',
    'One of us was called {name}, {profession}; look into the fire, and it is you.',
  ],
  weather: {
    clear: ['the sky had its eye wide open', only('light', 'it was a clear day, and the far hills came close to look'), only('light', 'the sun walked over with nobody in his way'), only('light', 'it was so clear that the dead could be seen to wave, if one knew where'), 'the sky was bare as a child', only('dark', 'the night had all its eyes open', 'the moon walked over with her lamp, looking for her son')],
    cloud: ['the sky had pulled up its hide', only('light', 'it was a grey day, a wolf-coloured one'), 'the cloud lay down on the hills like a cow', 'the sky was thinking', 'the day had no face'],
    rain: ['it rained, and the ground opened its mouth', 'the rain came walking over the woods', 'rain fell; she was weeping for somebody, as she does', 'it rained, and the small gods came up out of the moss', 'it rained all the old songs'],
    wind: ['the wind ran by with something in its teeth', 'the wind was up, and all the trees told on one another', 'the wind had lost someone and was calling', 'it blew; it was the herd that has no bodies, going over', 'the wind pushed, like a calf'],
    fog: ['the fog had come to fetch something', 'the mist lay in the low places, with its hands out', 'there was fog, and in it those who are not finished', 'the land had gone back to before it was made', 'the fog breathed, and it was not your breath'],
    storm: ['the Striker was in the sky, and in a rage', 'fire came down on sticks', 'the sky beasts fought, and the ground shook under them', 'it was a night-in-day, with drums', 'it thundered, and each of us knows what one did then: one lay flat'],
    snow: ['the white one had come and sat on everything', 'snow fell, feathers from the big goose', 'it snowed, and the tracks of all the world were rubbed out', 'there was snow, so that everyone had to tell where he had been', 'winter was walking about in his soft shoes'],
    heat: [only('light', 'the sun sat on your back like a bear'), 'it was hot, and the stones were sweating', 'it was the kind of heat that snakes tell of', 'the day was like the inside of a loaf', 'even the river lay still and panted'],
  },
  ways: {
    plains: ['went over the grass, singing the walking song', 'crossed the open, where the sky can get at one', 'went from the one tree to no tree', 'walked with the wind, and sang, so that nothing should be startled'],
    forest: ['went into the black wood with bread in your left hand', 'broke a twig at each turning', 'went between the trees, greeting the old ones', 'walked as the deer walk, one foot and then a listening'],
    hills: ['went up by the road of the sheep and the dead', 'went round the ring of stones and not through', 'climbed to where one can count smokes', 'went over the hill’s back, lightly, since it sleeps'],
    mountains: ['went up to where the ones live who throw', 'climbed with your hood down, talking of how poor you were', 'climbed until it was winter again', 'went between two peaks that were once brothers'],
    swamp: ['gave the bog a hair, and went in', 'followed a hare’s path, and thanked her', 'went from root to root with a long pole', 'went round the black eye, and did not look in it'],
    coast: ['went along where the land has been bitten off', 'walked on your mother’s side of the stones', 'went under big bones, and lowered your voice', 'walked beside the grey water, which came to look'],
    desert: ['walked on ground that was burned before there was fire', 'rolled your shadow small and carried it across', 'went over sand and thistle, where the backward-footed ones live', 'walked from bone to bone'],
  },
  looks: [
    'A crow said what crows say. You told it no, not yet.', 'You sat on your heels and looked at where you had come from.', 'There were tracks, and none of them in a hurry.', 'You turned three stones, so that the place should know you.', 'There was a good stone to sit on; others had sat, for it was worn.', 'You ate fat out of the bag, and sucked your fingers.', 'You told the place your name, quietly, the once.', 'Something had died there, and been eaten, and nobody minded any more.', only('forest', 'You put your hand on a tree. It was in there.'), 'You had no quarrel with anybody, for as long as that lasted.', 'You picked up a stone that fitted in the hand.',
    only('dusk', 'The sun went into his house, and you said the words.', 'The cold stood up on every side, like a herd.'), only('night', 'The dark had eyes in it, two and two.', 'The fire ate its stick, and you gave it one more.'), only('morning', 'The light came, and it was the same world, as far as one could tell.'), only('winter', 'Winter went by on his rounds. You kept your face down.'), only('spring', 'There was green under everything, pushing.'), only('saga', 'You thought of {foe}, and the hair stood up on your arms, and lay down.'), only('river', 'The river was telling a story, and it was at the part where they drown.'), only('landmark', 'One does not point in such a place; you pointed with your chin.'), only('autumn', 'A stag roared, over the water, and the others were thinking about it.'),
    'Nobody’s dead lay there. One feels it in the feet.', 'Three ravens sat, and were two when you looked again.', 'The place hummed a little, being full.', 'Somebody small had a path there, low down, with turnings.',
    'There was salt on a stone, and the tongues of cows had made a bowl in it.', 'It was a place to put down what one carries, and pick it up, and know how heavy it is.', 'Your hands smelled of smoke, and so you were still you.', 'A crow had found something, and told it to nobody, and went on telling it.',
    'At that hour {who} puts out the bowls. You counted them, from there.', '{companion} dug a hole and looked in it, and would not say.', 'You showed {thing} to the sky, so that it should be known whose.', 'A bird said the name of {foe}, and you threw a stone.',
    'Something had scratched its back on that rock since before there were fathers.', 'Nothing asked you anything.', only('coast', 'The grey water showed its back, and let it down again.', 'Shells lay there, each with the ear gone out of it.'), only('plains', 'A horse with nobody on it stood a long way off and was not lost.', 'The grass told the grass.'),
  ],
  towns: [
    'You smelled {city} before you came over the hill.', 'In {city} the houses were dead stone, with square holes.', 'At {city} they put a string on your weapon, as though that would help.', 'Children ran along by you in {city}, and touched your furs.', 'You went into {city}, and it closed behind you like a mouth.', 'The people of {city} walked fast, and not one of them was hunting.', only('known', 'You came again to {city}. It had grown no grass.', '{city} was still there, with all its people still inside.'),
  ],
  streets: [
    'A man there swept dirt from one place to another place.', 'They had a bear in a cage. You said some words to him in the old talk.', 'A woman was paying for water, and nobody laughed.', 'A man shouted from a box, and not one of them hit him.', 'There was a stone man, standing on a stone, and birds sat on him.', 'They were weighing bread, so that nobody should have too much.', 'Somebody’s dog came and leaned on you, being the only one with sense.',
    'A man was selling wind in a bag, and people pinched it.', 'They had put a river into a pipe there, and it was crying.',
  ],
  rest: [
    'slept in beech leaves, up to the chin', 'slept in the fork of an oak and dreamed of acorns', 'laid hot stones under you and slept on those', 'licked what was open, packed it with moss, and slept', 'slept like a bear, with your nose under', 'lay by the fire, and it told you nothing until morning', 'slept with the knife in the ground at your head, as one should', 'ate, and lay down where you had eaten', 'slept in a dead one’s house, having asked him', 'slept so hard that your name went for a walk', 'curled round what hurt, and warmed it, until it slept first', 'slept among the sheep, and they breathed for you',
  ],
  wounds: [
    'You put earth in it, and the earth was glad.', 'You said the blood-words.', 'It was a red one; you showed it your teeth.', 'You howled, once, as one has to, and then were quiet.', 'The blood knows its way, and it was going.', 'You licked it. It was yours, and salt.', 'Your mother had sewn you better than that.', 'You tied it with grass, nine knots.', 'You were still standing, and so it was a story.', 'It would be a mark, and children would put a finger on it.', 'You told it to close, as one tells a dog to lie down.', 'It was the bite of that day, and you had been bitten on others.', 'You did not give it a name, so that it should not stay.',
    'It had a mouth now, and you shut that with your thumb.', 'The old ones say: better red than blue.', 'Three breaths, and it was yours.', 'Something looked out of it, and went in again.', 'The ground drank first, as is due.',
  ],
  remarks: [
    'There was meat, a little, and you thanked it.', 'The belly spoke. You told it the story of the heron.', 'You had walked holes in your shoes, and then in the holes.', 'It is far; everything is far until somebody has been there.', 'You sang the walking song until it walked by itself.', 'You were tired, as bread is tired that has been chewed.',
    only('saga', 'Count it on your fingers: it was the {day.th} day.', 'You had said it to {who} at the fire, and the fire had heard.', '{foe} was eating meat that night. You knew whose.', 'You said “{where}” to the wind, and it did not answer; that was on the {day.th} day.'), only('company', '{companion} was there, and so you were two, and two is a people.', 'You gave {companion} the bigger half, so that it should be told.'), only('alone', 'You were one. It is the smallest number that can be lonely.'), only('hunted', 'Someone had your track, and put his foot where yours had been.'), only('rich', 'You had {purse} on you. It clinked, like a thing that wants to be found.'), only('broke', 'You had no bronze. You had hands.'), only('hardwinter', 'The old ones were looking at the dogs, and the dogs knew.'), only('pressed', 'It was coming. The hair knows first, and then the feet.'), only('late', 'The moon had been fat and thin since you left.'), only('hated', 'There was one who had your name on a bone, and blew on it.'),
    'The feet went by themselves, and the rest of you was carried.', 'There is a word for how tired you were, and the old ones have it.', 'What was said to {due} is said. It sits by the path and waits.', 'Somewhere {met} was eating, and you were glad of it.',
    'Let {rival} howl; a howl is warm, and then it is cold.', 'Bone, hide and a bit of wind: that was what was walking.', only('alone', 'Nobody had told a lie since you had been by yourself.'),
  ],
  met: [
    'The {them.trade} had a name, and it was {them}; now you have it too.', 'You gave half of your name, and were given {them} for it.', '{them}: keep hold of that, it comes again.', 'The name was {them}. It was said three times, so as to be safe.', 'They called the {them.trade} {them}, as one calls a dog that has bitten.',
  ],
};
