import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** A horseman’s proverbs. */
export const mongolManner: Manner = {
  naming: [
    'You were {name}, {profession}, with two knives, one whole coat and a name that people could say.', 'Say {name}, {profession}, and three fires out of nine would have known who was meant.', '{name}, {profession}: so you were called, and it is the called dog that has to come.', 'You were {name}, {profession}. A person is born in one tent and judged in others.', 'They had named you {name}, and you had become {profession} by yourself.',
    'At the wells they knew you as {name}, {profession}, who pays for water with news.',
    '{name}, {profession}: it was a name with dust on it, and it was yours.',
  ],
  weather: {
    clear: ['Heaven was open from edge to edge', only('light', 'the sky was as blue as a prayer-scarf'), 'there was so much sky that the land kept quiet', only('light', 'it was a day to see a horse’s ears at half a day’s ride'), 'nothing stood between you and Heaven but your hat', only('dark', 'the stars were the sparks of a great many camp-fires', 'Heaven had its lamps lit')],
    cloud: ['Heaven had drawn the felt across', only('light', 'the sky was grey like an old mare'), 'the smoke-hole of the world was shut', 'the sky hung as low as a tent in its third year', 'clouds went over like sheep with somewhere to be'],
    rain: ['it rained, and the grass drank to your health', 'rain fell: what wets the rider feeds the horse', 'the rain came over the land on many feet', 'it rained, and every hat had its own little river', 'the rain smelt of wool and dust'],
    wind: ['the wind rode past and did not greet anyone', 'the wind was out, and had all the room it wanted', 'it blew, and the whole country leaned to one side to hear', 'the wind told the grass something, and the grass passed it on', 'it was a wind to make a liar close his mouth'],
    fog: ['the fog lay on the land like milk in a bowl', 'in such fog one trusts the horse, or the feet', 'the world had gone into its tent', 'the fog had come down to graze', 'there was fog, in which all men are strangers'],
    storm: ['Heaven was angry, and had not said with whom', 'it thundered, and every dog in the country knew its name', 'the sky struck fire as a man does who has lost his temper with the flint', 'the storm came like cavalry, first the dust and then the rest', 'one does not wash, or boast, while it thunders; you did neither'],
    snow: ['it snowed: the grass had gone under to sleep', 'the snow came, the white herd that nobody counts', 'snow fell and made one tent of everything', 'there was snow, and hunger walks on top of snow', 'it snowed, as small and dry as salt'],
    heat: ['it was hot, and even the larks panted', 'the heat lay down on the land like a camel, and would not get up', only('light', 'the sky was a hot iron'), 'it was weather for lying under a cart', only('light', 'the heat came up off the ground like breath from a beast')],
  },
  ways: {
    plains: ['crossed the grass, which has no road and is all road', 'went into the grass as one goes into water', 'went from well to well, as word does', 'kept a far blue hill between your eyes and went', 'let the grass tell you which way others had gone', 'went along under Heaven with nothing to stop at'],
    hills: ['went up the neck of one hill and down the back of the next', 'kept to the south slopes, where the snow is thin', 'went up among the cairns, and added your stone', 'climbed to where the wind keeps its door'],
    mountains: ['climbed to where the sky begins, and found little to breathe', 'went over the pass bent low, muttering to it', 'went up with your hat tied down', 'crossed the rock, where only goats and debtors go'],
    desert: ['crossed gravel as flat as a griddle', 'travelled with wet felt on your neck', 'went over the salt with your eyes shut to slits', 'followed old dung, which does not lie about water'],
    forest: ['went among trees, and trusted none of them', 'went through with an arrow’s length between you and each trunk', 'crossed the wood as one crosses a room of sleeping strangers', 'went under the branches, where Heaven cannot see one'],
    swamp: ['led and probed and swore', 'went from tussock to tussock, like a flea', 'crossed the black water on what would bear', 'went round twice as far, as the wise do'],
    coast: ['went along where the land leaves off', 'kept the great water on your left and looked at it sideways', 'followed the wet edge, where the ground is as firm as a board', 'walked beside more water than any herd could drink'],
  },
  looks: [
    'A wolf looked at you and went on. It was not that day’s business.', 'There was a strap to be seen to, and then another.', 'The land was empty, and it was a good emptiness.', 'A marmot whistled, and the whole slope knew about you.', 'There was dung smoke a long way off, which is the smell of other people’s luck.', 'You poured out a little for those beneath, and drank the rest.', 'You lay down and put your ear to the ground. There was nobody in it.', 'An eagle stood on the air over you and found you too large.', 'You chewed a stalk and let your eyes graze.', 'It was a place with good water and no one on it, and there must have been a reason.',
    only('dusk', 'The shadows of things went out across the grass, longer than the things deserved.', 'It was the hour for bringing in the mares.'), only('night', 'The stars stood so low that one could have tethered to them.', 'The fire told its own small story, and you listened.'), only('morning', 'There was white breath over the grass, and under it a day.'), only('river', 'The river went by, talking, like a man who has been long alone.'), only('saga', 'You thought of {foe}, as one thinks of the wolf when counting sheep.'), only('landmark', 'Somebody had tied a blue rag there, for Heaven; you tied a thread beside it.'), only('winter', 'The grass under the snow was keeping its opinion to itself.'),
    'There was a horse’s jaw on a heap of stones, and a rag in its teeth, for luck.', 'A hare got up out of nothing and was gone into it.', 'Somebody’s cattle had been through: nine, and a calf.', 'Two kites were having words about something dead.',
    'Someone had written on a stone that the water was sweet, in the only letters that he had.', 'It was nobody’s fire, and you sat where the smoke would not have gone.', 'A drop was poured for {who}, a long way off, and Heaven took it.', '{companion} smelled the air and said nothing; it is the right answer.',
    'You rubbed {thing} with fat, as one should, and yourself with what was over.', 'A crow told you the news of {foe}, and it was all one word.', 'Something looked at you out of the distance, and the distance closed.', 'One good bowl had been broken there and one bad one mended; you could see where they had camped, and who had been to blame.',
    only('plains', 'The grass bent, and got up, and bent; nobody was coming.', 'A lark sang straight up over you, and you were under it like a nail.', 'You could see so far that you saw tomorrow’s weather, and it had seen you.'), only('coast', 'A wave fell down, and another took its place, like sentries.'),
  ],
  towns: [
    'At {city} there were walls, which are for people who cannot move.', 'You went into {city}, where the sky is cut into strips.', '{city} stank of soup and brick. You breathed through your sleeve.', 'They asked at {city} where your herds were, and you waved a hand at the world.', 'The dogs of {city} came out first, and spoke for the rest.', 'In {city} nobody could have said which way the wind was, and nobody had asked.', only('known', '{city} stood where it had stood. It is the trouble with cities.', 'You came back to {city}, and the same dogs spoke.'),
  ],
  streets: [
    'A man was selling water. You looked at him with wonder.', 'There was a horse in the market that had been good once; you told it so.', 'Three holy men shared one melon and nothing else.', 'A camel had lain down across the lane, and the whole street was being patient.', 'They weighed everything there, even the wool, even the words.', 'A child asked if it was true that you slept with your hat on.', 'Felt-makers were treading in a row, and called to you to come on the end.',
  ],
  rest: [
    'slept with your back against the saddle of a hill', 'covered your head and let the feet see to themselves', 'drank salt tea to the leaves and slept', 'slept in an old tent-ring, where the hearth had been', 'slept like a foal, all at once and on your side', 'lay under one half of the coat and on the other', 'slept lightly, as the horse does, and enough', 'made a small fire, as the wise do, and sat near it', 'slept with your face to the door of the east', 'rubbed fat on what hurt and slept while it soaked in', 'slept, and what was heavy in you lay down too', 'put a stone under your head to dream hard dreams on, and dreamed none',
  ],
  wounds: [
    'A skin is a coat; it can be patched.', 'Ash is good for it, and you had ash.', 'It went to the bone, and the bone is the father’s side.', 'You swore by Heaven, which had seen it.', 'The horse that has not fallen has not run.', 'You bled on the grass, and the grass did not mind.', 'You laughed, since there was nobody to be brave for.', 'Better there than in the horse, your uncle used to say.', 'You put snow on it, or mud, whichever was nearer.', 'It was an honest wound, from in front.', 'One learns the knife by both ends.', 'You tied it with gut and a bad word.', 'The wolf, too, goes home on three legs and eats.', 'You rubbed in fat, as one does with a harness.', 'You chewed the thong until it was over.', 'It would be something to be known by.', 'You had seen a foal get up from worse.',
    'Blood is for the inside.', 'It was the arm that your luck was not in.', 'A dog licks it and a khan hides it; you did both.', 'Flesh is grass with a memory.',
  ],
  remarks: [
    'A short rope is long enough for a patient man.', 'You had dried curd in your cheek, and it would last till evening.', 'He who counts the miles walks them twice.', 'You had eaten, which is half of being brave.', 'One log does not burn, as they say; you blew on it.', 'The guest eats what there is, and you were your own guest.', 'You thought about tea.',
    only('saga', 'It was the {day.th} knot in your belt.', 'A word given at one fire is heard at nine: you had given yours to {who}.', '{foe} had the better horses, it was said. Horses can be walked behind.', 'You turned your face toward {where}, and spat for luck. It was the {day.th} day.'), only('company', 'With {companion} there the road was shorter by half.', 'Two at a fire are a people. There were you and {companion}.'), only('alone', 'One horseman raises a small dust, and one walker none.'), only('hunted', 'Somebody was reading your tracks; you could feel it between the shoulders.'), only('rich', 'With {purse} on you, you slept like a hare.'), only('broke', 'You had no money; nor has the falcon.'), only('hardwinter', 'It was a year for eating dogs, the old ones said, and they looked at the dogs.'), only('pressed', 'The wolf comes on the day that the dog is tired.'),
    'The tongue wears out sooner than the boot; you rested yours.', 'Curd again; but it was your own curd.', 'A promise is a hobble. You could feel the one to {due}.', 'Let {rival} talk; talk is chaff, and blows.',
    'There is no bad news at a cold hearth, nor good.', 'Fat is best in the tail, and patience in the saddle; you had neither with you.',
  ],
  met: [
    'The {them.trade} was {them}; you gave your own name back, as one gives back a cup.', 'The name was {them}. You tied it to the face, with a good knot.', '{them}, they said, and told you the father and the father’s father.', 'It was {them}, and you had heard that name at another fire.', 'You asked whose fire it was, and it was the fire of {them}.',
  ],
};
