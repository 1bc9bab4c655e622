import { type Voice } from '../voice.js';
import { vikingManner } from './manner.js';

export const vikingVoice: Voice = {
  beginnings: [
    'There was somebody called {name}, {profession}. The farm had gone to a brother, the ship had gone to the bottom, and the winter was three months off; so much can be said without blaming anyone.',
    'This saga begins with {name}, {profession}, on the morning after a feast at which too much had been sworn. Most of it had been sworn by others. You were the one who had stood up to leave.',
    'You were {name}, {profession}, and you owed a man in the south a ship. He had sent word that he would take it in silver, or in blood, or in a good story, and that he was coming himself to ask which.',
    'They say of {name} only this at first: {profession}, with wet boots, and nobody’s oath to keep but the one. You had spoken it over a cup in the dark. You found that it was still there in daylight.',
  ],
  travel: {
    ocean: [
      'You put the land behind you, and it grew small and then doubtful. The sea came in under the bow in long grey backs, like a herd going the other way.',
      'All night you steered with the Nail-star over one shoulder. Toward morning a skua came to look you in the eye, saw nothing in it worth the taking, and flew on.',
      'There was a cross sea running, and the strakes worked and gave and worked. A good ship goes through water like a snake; you sat in the snake and bailed.',
      'You rowed until the wind took pity, and sailed until it tired of that. The water turned from green to something without a name in it.',
    ],
    coast: [
      'You came in with the tide under you, between skerries as smooth as seals. Some of them were seals. The keel ran up on shingle with the sound of a long word.',
      'The shore was all kelp and round stones, and each stone had been somewhere. You went along above the wrack-line, where the driftwood lies in order of its misfortunes.',
      'Surf on the one hand, turf on the other, and the gulls drawing up their lawsuit overhead. You walked with salt drying on your lip.',
    ],
    plains: [
      'You crossed low farmland, hay on the racks and a dog at every gate to tell the next dog. Nobody hailed you. They counted you, though.',
      'It was flat going, barley and dykes. You felt, without a hill at your back, like a word on its own in the middle of a page.',
      'The track went from grave-mound to grave-mound over the level, each of them with a sheep on it, chewing and thinking of nothing.',
    ],
    forest: [
      'The birches let you in and then the spruces did not let you see. It was so still under there that you could hear your own belt.',
      'You went by the charcoal-burners’ path, over moss that took the foot and gave it back without comment. Something heavy moved off, keeping its distance.',
      'It was dark wood and dripping. Somebody had cut a mark on every ninth trunk, and had stopped in the middle of one.',
    ],
    hills: [
      'You went up by the summer-farms, shut now, with their doors tied by grass. From the ridge there was the fjord below, bent like an iron that has not finished being made into something.',
      'Heather and wet rock, and a cairn on every top; you put a stone on each, as one ought, and at the third your own stone from some other year was there.',
      'The sheep-path was made by creatures with four legs and no plans. You followed it up, and round, and up.',
    ],
    mountains: [
      'The fell took all day to climb and gave you nothing for it but more fell. Snow lay in the north gullies like washing that nobody had come back for.',
      'You went over the height on crust that bore for two steps out of three. The wind there had only the one thing to say, and a great deal of room to say it in.',
      'Stone, and the shadow of stone. A ptarmigan got up from between your feet in its winter shirt, and your heart went with it.',
    ],
    swamp: [
      'You crossed the moss from tussock to tussock. They say that there are kings in it with ropes around their necks, and you trod, on the whole, politely.',
      'It was bog, red and green and gold, and every colour of it was a lie about depth. You came through with your boots slung round your neck.',
    ],
    desert: [
      'There was nothing there at all: grey sand, and lava beneath, and a wind that had been sweeping it since the giants left. You had heard of such places from people who had been outlawed into them.',
      'You walked on black grit all day. There was not a bird. You began to be glad of your own footsteps, for the company.',
    ],
  },
  cities: [
    '{city} showed first as a smell of tar, then as smoke, then as forty houses standing with their gables to the water, like cattle at a trough.',
    'You came into {city} past the drawn-up ships. A boy ran alongside to ask whose you were, and ran ahead to tell them before you had answered.',
    '{city} had its gate open and its dogs loose, which is meant as a welcome. There was a raven on the ridge-pole of the hall, a live one, that nobody looked at.',
  ],
  streets: [
    'Planks had been laid down the middle of the street, and there was a strict order of who stepped off them for whom. You stepped off for a woman with keys, and nobody else.',
    'They were boiling whale oil at the lower end and brewing at the upper, and the wind blew from the lower.',
    'A smith was hanging out swords by their tips to show how they sprang. Two men stood and looked, with their arms about each other’s necks, who by the law of the land were enemies.',
    'On the jetty they were reckoning up a share in three languages and one set of fingers.',
  ],
  scenes: [
    'Nobody was about. The light lay along the ground the way it does up there, as if it had been poured out and had not yet soaked in.',
    'It was quiet, and you ate with your back to a stone. A raven stood a little way off and, when you looked at it, looked at something else.',
    'There was smoke a long way off, straight up, from one hearth. You watched it for no reason, and then you had watched it for an hour.',
    'The wind went round to the north, and brought with it a smell of iron that is snow thinking it over.',
    'You took stock: feet, edge, food. One of the three was dry.',
    'For the time being no one wanted you dead, so far as you had been told. You tightened your belt and looked where the land went next.',
    'A ewe with one horn had come to see what you were. She stayed to be scratched; it seemed that you were that.',
    'You cut a mark in the nearest wood or stone, for the day. It looked lonely, so you gave it a roof and a door.',
    'There was a bee in the moss, going from nothing to nothing with great industry. You had known men like that, and gone to sea with some.',
    'The dusk took its time, as it does up there in summer. You could have read runes by it at midnight, had there been anything that wanted saying.',
    'You sharpened what you had, slowly, for the sound of it.',
    'Someone had been here before you and had left a ring of stones, with a herring-bone in it, picked very clean. A guest could see that he had been well brought up.',
    'A cold star came out, and then the rest, like a crew coming on deck.',
  ],
  seaScenes: [
    'There was nothing to be seen but water, and it was all awake. You let her run and mended what was nearest.',
    'A whale breathed somewhere to windward, once, like an old man getting out of a chair. Then there was the sea again.',
    'You chewed stockfish and steered. By noon you had chewed it soft, by dusk you had eaten it, and nothing else had occurred.',
    'The sail drew, and the shrouds hummed their two notes. You caught yourself putting words to them, and stopped in time.',
  ],
  rest: {
    success: [
      'You slept under the lee of a rock with your feet to the fire and a stone under your head, which is no comfort but an excellent pillow.',
      'You slept like the dead in their mound, sitting up and well dressed. When you awoke there was frost on your cloak and you were warm below it.',
      'You boiled the last of something with something else, ate it with your knife, and lay down. Nobody came. The stars went by in good order.',
      'You combed your hair, as one should before sleep or battle. Then you slept, and dreamed about a meadow you had once been sued over.',
      'There was a hay-barn, with hay in it. You burrowed to the bottom, and the mice moved over, and it rained on someone else.',
      'You bound what was open with moss and a strip of your hem. In the morning it had stuck, and itched, and that is how flesh says that it has forgiven you.',
    ],
    failure: [
      'You had just found the one place where no stone was when the fire spat, and something beyond it stood still that had been moving.',
      'The damp came up, and the cold came down, and you were where they met. Before it was light you had given up and were on your feet, stamping.',
      'You dreamed that someone sat on the end of your bed and was heavy. When you awoke there was no one there, and it was still heavy.',
    ],
  },
  wounds: [
    'You tasted iron, spat, and it was red.',
    'There was blood in your shoe, and you left one dark print and one light one for some way.',
    'It opened an old scar, the one from the business with the ferry, so that you had both of them to think about.',
    'You bound it with your teeth and your good hand. It was not the sort of wound that they make verses on.',
    'Your mother would have put butter on it and asked who won.',
  ],
  endings: {
    death: [
      'You sat down with your back to something, so as not to be found lying on your face. It was a fair evening. There was a ship out there with a striped sail, putting about, and you thought that she seemed to be coming in for you.',
      'You had often wondered what you would say, and now there was nobody to say it to but a gull. You told it a name. It went off over the water, calling it, or calling out something like it.',
      'It was less than you had been led to expect. The cold was in your legs and then it was not, and someone was laying a table, a long one, and quarrelling about where you ought to sit.',
    ],
    triumph: [
      'They made a verse of it that winter, in the hall, before you had your cloak off; and got most of it wrong, and you let it stand. The ship that you owed was paid for by the story. You went down in the morning to look at the one that was yours.',
    ],
    loss: [
      'So it went, and you were alive to see it go. You rowed home by night, and hung your shield in the rafters, face inward. When children asked about it you said that it was there to keep the draught out.',
    ],
    abandonment: [
      'At this place the tale leaves the road. It is told that you turned inland with an oar upon your shoulder, and walked until somebody asked you what that was.',
    ],
  },
  manner: vikingManner,
  closing: 'Game Over: here the saga of {name} is cut, and the stone is full.',
};
