import { type Weather } from '../../../session/calendar.js';
import { type Clauses, only } from '../../clauses.js';

type ByWeather = Readonly<Record<Weather, Clauses>>;

/** What the weather was; a clause. */
export const WEATHER_CLAUSES: ByWeather = {
  clear: ['the sky was clear', 'there was not a cloud', 'the weather held', 'it was fine', only('light', 'the sun shone', 'the light was good', 'the air was clear, and one could see far', 'there was nothing in the sky but itself'), only('dusk', 'the sky went red and then green'), only('dark', 'the stars were out', 'there was a moon')],
  cloud: ['cloud lay low', 'it was dull and dry', 'there was cloud, and no wet in it yet', 'the sky had closed', 'the cloud did not lift', only('dark', 'there was not a star', 'it was as black as a sack'), only('light', 'the sky was grey from end to end', 'the light was grey'), only('light', 'it was one of those days without weather')],
  rain: ['it rained', 'the rain came down straight', 'it rained without stopping', 'the rain was thin and cold', 'the rain set in', 'water ran off everything', 'it rained, not hard, but as if it meant to go on', 'the rain had the place to itself'],
  wind: ['the wind blew', 'the wind was strong and steady', 'there was a wind', 'the wind got into everything', 'it blew hard', 'the wind had dust in it', 'the wind dropped and rose again', 'it was dry and blowing'],
  fog: ['there was fog', 'the fog lay close', 'nothing could be seen', 'the fog did not lift', 'the fog came up thick and white', 'the world was ten paces wide', 'everything dripped in the fog', 'sounds came from the wrong side in the fog'],
  storm: ['the storm broke', 'it thundered', 'the storm went over', 'the sky was black', 'lightning came down on the high ground', 'the rain came sideways', 'it was no weather to be out in', 'the storm took its time'],
  snow: ['it snowed', 'the snow came down softly', 'the snow lay', 'it was too cold to stand still', 'the snow fell in small dry grains', 'the snow had covered every track', 'it snowed, and the quiet came down with it', 'the snow squeaked underfoot'],
  heat: ['it was hot', 'the heat stood over everything', 'there was no air', 'it was too hot to talk', 'the ground gave back the heat', 'nothing moved that could lie still', 'the heat did not let go', 'it was hot, even in the shade'],
};

/** What that did to things; a clause after 'and'. */
export const WEATHER_EFFECTS: ByWeather = {
  clear: ['you were grateful for it', 'every sound carried', 'one felt it in the knees, for the good', 'there was no reason not to go on', 'it was a pleasure to be out in it', 'nothing was wrong anywhere, to look at it', only('light', 'one could see a long way', 'things stood out sharp and small', 'the far side of everything was in sight'), only('dark', 'one could see one’s own breath by it', 'it was nearly as good as a lamp'), only('ashore', 'the ground was dry')],
  cloud: ['it might have gone either way', 'nobody minded it', 'sounds were flat and near', 'there was no telling the hour by it', 'everything was the one colour', 'it was neither warm nor cold', 'nothing threw a shade', only('light', 'the birds flew low'), only('ashore', 'the land looked flat under it', 'it was good enough for walking')],
  rain: ['you shook yourself like a dog', 'there was nothing to be done about it', 'it found the place where your collar did not meet', 'your clothes grew heavy', 'nobody was about who had a roof', 'your hands were cold', 'there was no dry stitch on you', 'one sound covered all the others', only('ashore', 'the ground went soft', 'there was mud to the ankle', 'everything smelt of wet earth'), only('afloat', 'the sea was beaten flat')],
  wind: ['you walked with your head down', 'there was no sitting still in it', 'it dried whatever was wet', 'your ears ached', 'it was hard to hear', 'your eyes ran', 'loose things went past', 'one had to shout', 'you leaned on it to stand', 'your lips cracked'],
  fog: ['one breathed it', 'nothing had an edge', 'you were a long time making sure of anything', 'you went by sound', 'things were close before they were anything', 'you kept to what you could touch', 'your own steps sounded like somebody else’s', 'the wet stood on your sleeves', 'there was nothing to steer by'],
  storm: ['nobody would have heard you shout', 'you thought of things that you had left undone', 'you were wet before you knew it', 'you got under what there was', 'there was no talking through it', 'you counted between the flash and the noise', 'you made yourself small', 'one could only wait', only('ashore', 'water stood in every hollow', 'the ground shook', 'branches and worse came down'), only('afloat', 'the sea got up to meet it')],
  snow: [only('ashore', 'your feet made the only marks'), 'the cold got in at the wrists', 'your hands would not close', 'you kept moving, so as not to stop', 'it got in at the neck', 'whatever you said came out as smoke', 'every sound was small', 'it was hard to tell near from far', 'your breath stood in front of you', 'the edges of things were gone'],
  heat: ['you did everything slowly', 'your shirt stuck to you', 'it was too much trouble to be angry', 'your tongue was dry', 'flies found you', 'you thought about water', 'there was no strength in anything', only('light', 'every bird had shut its beak'), only('ashore', 'you kept to the shade where there was any', 'the stones were hot to the hand'), only('afloat', 'the planks burned underfoot')],
};

/** One weather leaving; a clause. */
export const WEATHER_ENDS: ByWeather = {
  clear: ['the fine weather ended', 'the clear weather did not last', 'the good weather broke', only('light', 'the blue went out of the sky'), 'the good days were over', 'it had been too fine to last', 'the sky thought again'],
  cloud: ['the cloud broke up', 'the grey sky moved', 'the dull weather came to an end', 'the cloud did something at last', 'the lid came off', 'the grey gave way', 'the sky made up its mind', 'there was an end of the cloud'],
  rain: ['the rain stopped', 'the rain thinned and was over', 'the rain had fallen itself out', 'the rain left off', 'the last drops fell', 'the wet weather went by', 'it left off raining', 'the rain moved on to somebody else'],
  wind: ['the wind dropped', 'the wind fell', 'the wind had blown itself out', 'the wind gave up', 'the air grew still', 'the blowing stopped', 'the wind went down', 'all at once one could hear again'],
  fog: ['the fog lifted', 'the fog thinned', 'the fog went as it had come', 'the fog tore and was gone', 'the fog had done', 'shapes came back, and then things', 'the white drew off', 'one could see one’s feet again'],
  storm: ['the storm passed over', 'the thunder moved off', 'the storm was done', 'the worst went by', 'the noise went off over the country', 'the sky had said what it had to say', 'there was a last flash, a long way off', 'the storm wore itself out'],
  snow: ['the snow stopped', 'the last flakes came down', 'it left off snowing', 'the snow had finished', 'the sky had emptied itself', 'it had snowed enough', 'the snow thinned', 'the white stopped coming down'],
  heat: ['the heat broke', 'the heat let go', 'the hot weather ended', 'the air moved at last', 'there was a breath of air', 'the worst of it passed', 'the air cooled', 'it was possible to breathe again'],
};

/** And another coming; a clause after 'and'. */
export const WEATHER_BEGINS: ByWeather = {
  clear: ['the sky was clear behind it', 'it turned fine', 'it was fair again', only('light', 'there was blue over everything'), only('dark', 'one star came out, and then the rest'), only('dusk', 'the evening was clear'), 'everything dripped and shone', 'not a cloud was left', 'the sky was washed clean'],
  cloud: ['cloud came over', 'the sky closed in', 'it turned grey', 'the sky came down lower', 'a grey lid went on', 'a grey sky took its place', 'it was dull after that', 'the sky filled slowly', 'cloud came up from one side and covered the rest'],
  rain: ['it began to rain', 'the rain came', 'the first drops fell', 'it came on to rain', 'rain came over the country', 'it was raining before you had your hood up', 'a fine rain set in', 'the sky let go', 'rain came up behind you and went over'],
  wind: ['the wind got up', 'it began to blow', 'a wind came from behind', 'the wind rose', 'there was a wind to reckon with', 'it blew from a new quarter', 'a dry wind came up', 'the wind found its voice', 'there was no more quiet'],
  fog: ['fog came up from the low ground', 'the fog came in', 'a white fog rose', 'everything went into fog', 'the distance was gone', 'fog closed in on all sides', 'one thing after another was taken away', 'the air went white', 'you walked into fog as into a wall'],
  storm: ['a storm came on', 'it began to thunder', 'the sky went black', 'the storm came up fast', 'the first lightning fell', 'the weather broke', 'there was a growl, and then the rest', 'the wind went cold before the thunder', 'a storm stood over you'],
  snow: ['it began to snow', 'the first snow came down', 'snow came', 'the air was full of snow', 'it turned to snow', 'the first flake came down, and was not alone', 'everything began to go white', 'snow fell out of a quiet sky', 'it was snowing before you noticed'],
  heat: ['it grew hot', 'the heat came', 'the air stood still', 'it turned hot', only('light', 'the sun took hold'), 'the warmth grew until it was too much', 'it was hot as an oven', 'there was no more air', 'every stone gave off heat'],
};

/** The hour turning, on the same weather; whole sentences would say too much: a clause. */
export const HOUR_CLAUSES: Clauses = [
  only('morning', 'it grew light', 'the day began', 'the night was over', 'the east went grey and then gold', 'it was morning', 'a cock crowed, or something like one', 'another day had come', 'there was light to see by'),
  only('noon', 'it was noon', 'the morning was gone', 'the day stood at its height', 'half the day was over', 'the day had got as far as noon', 'it was time to eat something'),
  only('dusk', 'it was evening', 'the light began to go', 'the day was nearly over', 'the colours went out of things', 'the evening came on', 'the day drew in', 'it was the hour when lamps are lit'),
  only('night', 'it was dark', 'night came', 'the last light went', 'the night shut down', 'it was night, and quiet', 'there was only the dark and what could be heard in it'),
];
