import { type Weather } from '../../../session/calendar.js';
import { type Clauses, only } from '../../clauses.js';

type ByWeather = Readonly<Record<Weather, Clauses>>;

/** What the weather was; a clause. */
export const WEATHER_CLAUSES: ByWeather = {
  clear: ['the sky was clear', 'there was not a cloud', 'the weather held', 'it was fine', 'the air was clear, and one could see far', 'there was nothing in the sky but itself', only('light', 'the sun shone', 'the light was good'), only('dusk', 'the sky went red and then green'), only('dark', 'the stars were out', 'there was a moon')],
  cloud: ['the sky was grey from end to end', 'cloud lay low', 'it was dull and dry', 'there was cloud, and no rain in it yet', 'the sky had closed', 'the light was grey', 'the cloud did not lift', 'it was one of those days without weather'],
  rain: ['it rained', 'the rain came down straight', 'it rained without stopping', 'the rain was thin and cold', 'the rain set in', 'water ran off everything', 'it rained, not hard, but as if it meant to go on', 'the rain had the place to itself'],
  wind: ['the wind blew', 'the wind was strong and steady', 'there was a wind', 'the wind got into everything', 'it blew hard', 'the wind had dust in it', 'the wind dropped and rose again', 'it was dry and blowing'],
  fog: ['there was fog', 'the fog lay close', 'nothing could be seen', 'the fog did not lift', 'the fog came up thick and white', 'the world was ten paces wide', 'everything dripped in the fog', 'sounds came from the wrong side in the fog'],
  storm: ['the storm broke', 'it thundered', 'the storm went over', 'the sky was black', 'lightning came down on the high ground', 'the rain came sideways', 'it was no weather to be out in', 'the storm took its time'],
  snow: ['it snowed', 'the snow came down softly', 'the snow lay', 'it was too cold to stand still', 'the snow fell in small dry grains', 'the snow had covered every track', 'it snowed, and the quiet came down with it', 'the snow squeaked underfoot'],
  heat: ['it was hot', 'the heat stood over everything', 'there was no air', 'it was too hot to talk', 'the ground gave back the heat', 'nothing moved that could lie still', 'the heat did not let go', 'it was hot, even in the shade'],
};

/** What that did to things; a clause after 'and'. */
export const WEATHER_EFFECTS: ByWeather = {
  clear: ['one could see a long way', 'there was no reason not to go on', 'things stood out sharp and small', 'the road was dry', 'it was a pleasure to be out in it', 'everybody who could was out of doors'],
  cloud: ['the land looked flat under it', 'there was no telling the hour by it', 'everything was the one colour', 'it was neither warm nor cold', 'the birds flew low', 'it was good enough for walking'],
  rain: ['your clothes grew heavy', 'the ground went soft', 'there was mud to the ankle', 'everything smelt of wet earth', 'nobody was about who had a roof', 'your hands were cold'],
  wind: ['it was hard to hear', 'your eyes ran', 'loose things went past', 'one had to shout', 'you leaned on it to stand', 'your lips cracked'],
  fog: ['you went by sound', 'things were close before they were anything', 'you kept to what you could touch', 'your own steps sounded like somebody else’s', 'the wet stood on your sleeves', 'there was nothing to steer by'],
  storm: ['you got under what there was', 'water stood in every hollow', 'the ground shook', 'there was no talking through it', 'branches and worse came down', 'you counted between the flash and the noise'],
  snow: ['your feet made the only marks', 'the cold got in at the wrists', 'every sound was small', 'it was hard to tell near from far', 'your breath stood in front of you', 'the edges of things were gone'],
  heat: ['you kept to the shade where there was any', 'your tongue was dry', 'flies found you', 'every bird had shut its beak', 'the stones were hot to the hand', 'you thought about water'],
};

/** One weather leaving; a clause. */
export const WEATHER_ENDS: ByWeather = {
  clear: ['the fine weather ended', 'the clear weather did not last', 'the blue went out of the sky', 'the good weather broke'],
  cloud: ['the cloud broke up', 'the grey sky moved', 'the dull weather came to an end', 'the cloud did something at last'],
  rain: ['the rain stopped', 'the rain thinned and was over', 'the rain had fallen itself out', 'the rain left off'],
  wind: ['the wind dropped', 'the wind fell', 'the wind had blown itself out', 'the wind gave up'],
  fog: ['the fog lifted', 'the fog thinned', 'the fog went as it had come', 'the fog tore and was gone'],
  storm: ['the storm passed over', 'the thunder moved off', 'the storm was done', 'the worst went by'],
  snow: ['the snow stopped', 'the last flakes came down', 'it left off snowing', 'the snow had finished'],
  heat: ['the heat broke', 'the heat let go', 'the hot weather ended', 'the air moved at last'],
};

/** And another coming; a clause after 'and'. */
export const WEATHER_BEGINS: ByWeather = {
  clear: ['the sky was clear behind it', 'it turned fine', 'the sky came out', 'it was fair again', 'there was blue over everything'],
  cloud: ['cloud came over', 'the sky closed in', 'it turned grey', 'the sky came down lower', 'a grey lid went on'],
  rain: ['it began to rain', 'the rain came', 'the first drops fell', 'it came on to rain', 'rain came over the country'],
  wind: ['the wind got up', 'it began to blow', 'a wind came from behind', 'the wind rose', 'there was a wind to reckon with'],
  fog: ['fog came up from the low ground', 'the fog came in', 'a white fog rose', 'everything went into fog', 'the distance was gone'],
  storm: ['a storm came on', 'it began to thunder', 'the sky went black', 'the storm came up fast', 'the first lightning fell'],
  snow: ['it began to snow', 'the first snow came down', 'snow came', 'the air was full of snow', 'it turned to snow'],
  heat: ['it grew hot', 'the heat came', 'the air stood still', 'it turned hot', 'the sun took hold'],
};

/** The hour turning, on the same weather; whole sentences would say too much: a clause. */
export const HOUR_CLAUSES: Clauses = [
  only('morning', 'it grew light', 'the day began', 'the night was over', 'the east went grey and then gold', 'it was morning', 'a cock crowed, or something like one', 'another day had come', 'there was light to see by'),
  only('noon', 'it was noon', 'the morning was gone', 'the day stood at its height', 'half the day was over', 'the day had got as far as noon', 'it was time to eat something'),
  only('dusk', 'it was evening', 'the light began to go', 'the day was nearly over', 'the colours went out of things', 'the evening came on', 'the day drew in', 'it was the hour when lamps are lit'),
  only('night', 'it was dark', 'night came', 'the last light went', 'the night shut down', 'it was night, and quiet', 'there was only the dark and what could be heard in it'),
];
