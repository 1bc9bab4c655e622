import { type Voice } from '../voice.js';
import { mongolManner } from './manner.js';

export const mongolVoice: Voice = {
  beginnings: [
    'When the grass was short and the foals were long-legged, {name}, {profession}, took down the saddle from the tent-wall. Nobody asked where you were going. Your mother flicked milk after you with the spoon with nine hollows, to all the nine sides.',
    'You were {name}, {profession}, and you had eaten a dead man’s meat for three days before they told you what he wanted for it. He wanted a message carried. It was two words long, and you were to give it to whoever asked you for it, once.',
    'Say it as it was: {name}, {profession}, lost a wager. The stake was a year. It was thought a great joke at the fire, and even you had laughed; and then, in the morning, the tent had been struck from over you, and there was the whole of the sky.',
    'There had been nine brothers and one well. Then there were fewer. {name}, {profession}, was the one who had not drawn, and so was the one they sent to find out what that had cost.',
  ],
  travel: {
    plains: [
      'You went into the grass as into water, and it closed. By noon there was nothing behind you, nor before, and you were the tallest thing beneath Heaven and felt it looking.',
      'There was wind, and grass running under the wind, and you were in between. A crane went over with its legs trailing like a dropped rein.',
      'You travelled from one well to the next, as a word goes from mouth to mouth. At each there was somebody’s mark on the curb; you learned who was thirsty.',
      'The steppe has no road and is all road. You took the part of it that lay in front of you.',
      'Dusk came from the side, as it does there, and drew the shadow of every stalk as long as a lance. You went on until you were the longest.',
      'You saw a rider at dawn, no bigger than a louse upon a blanket. By evening you had passed one another, and both of you had lifted a hand.',
    ],
    hills: [
      'The hills lay like sleeping camels, and you went up along the neck of one. Wild onion grew there; you chewed as you walked.',
      'You climbed among larches, each on its own, as though they were not on speaking terms. In the gap the wind was waiting with its hand out.',
      'You kept to the south slopes, where snow lies thin. There were old stone men standing on them with cups in their hands, looking east.',
    ],
    mountains: [
      'You tied your hat down and went up to where the sky begins. It is blue there all the way to the ground, and there is not a great deal to breathe.',
      'The pass had been climbed by armies; you trod on a buckle, and a spoon. You crossed it bent double, muttering to it as one does to a bad mare.',
      'Rock and ice, and a lammergeier who let a bone fall, so as to see how you would take it.',
    ],
    desert: [
      'Gravel, flat as a griddle, and a wild ass standing upon his own reflection. You travelled with wet felt on your neck, and slept at noon beneath a thorn.',
      'You went over the salt with your eyes shut to slits. Every so often it gave, with a creak, like an old chest that would rather not be opened.',
      'The sands were singing; they do so in that place, a low note, from the foot. You sang something else, to be on the safe side.',
    ],
    forest: [
      'You do not like trees; there is always something behind one. You went through with an arrow’s length between you and each.',
      'The forest people had hung fish up to dry and gone into the shade to see who you were. You kept your hands where the birds could see them.',
      'It was all trunks and no sky. You crossed it as one crosses a room of sleeping strangers.',
    ],
    swamp: [
      'There was black water between the tussocks, with gnats, and reindeer-moss; it was country for people with no hurry and no knees.',
      'You led and probed and swore, and crossed it by noon, smelling like a drowned sheep.',
    ],
    coast: [
      'You came to where the land leaves off. It did not seem reasonable, all that pasture with nothing on it. You went along the edge and kept it on your left.',
      'The great water heaved and hissed at the stones. It had a smell like a wet hide. You tasted it, and there was as much salt as in the lakes at home; you thought the better of it.',
    ],
  },
  cities: [
    '{city} sat in the grass like a thing someone had set down and would be back for. You went in by the gate, since there was a wall, which you had never seen the reason for.',
    'They smelled you before you reached {city}, and you them. It was all corners. Men walked about in it who had never in their lives seen the whole of the sky.',
    'At {city} the tents began, and then the mud, then brick; and a Persian with a brush who wished to have your name, your beasts, and your opinion upon God.',
  ],
  streets: [
    'Camels knelt in the lane with that look they have, of having been told something about you. You edged by.',
    'A lama, a mullah and a priest of the Cross were sharing one melon, in a silence that was plainly the best they could do.',
    'The street was so narrow that the sky was a rein’s width. You walked in the middle, so that nothing could drop on you but what fell straight.',
    'Felt-makers were at work, treading in a row with their arms linked, and they called to you that there was a place on the end.',
    'A caravan was being unloaded, and everyone in the street had found that he had business on that side of it. A boy counted bales aloud, and was paid to lose count.',
  ],
  scenes: [
    'Heaven was very high that day, and it had no opinion of you. You found that restful.',
    'A marmot whistled. Another one, much further off, passed it on. In a little while the whole valley knew, and went back to its grass.',
    'You lay on your back, and chewed a stalk, and there went over you one cloud the shape of a boot.',
    'Somebody’s dung fire smoked a long way off. You had the wind of it all the evening, mutton and thyme, like a word in your own language.',
    'You looked to your gear, strap by strap. Leather tells you a day ahead if it means to leave.',
    'The light went, and it was cold at once, as if someone had thrown open a flap. The stars came down to just above the grass.',
    'There was nothing that needed doing. You poured a little out for those beneath, a little for those above, and drank what was in between.',
    'A skylark hung on its thread over you and let down song, hand under hand, as though there were a well of it.',
    'A dung beetle came over the rise with the sun behind him, pushing as though he had been sent for.',
    'You made a knot in your belt for the day, and saw how many knots there were.',
    'Heat stood over the ground like the breath of cattle. You loosened your collar, and let the wind look in.',
    'A wolf looked at you from a good way off, with one foot up. You lifted your hat. It seemed to satisfy him.',
    'Cranes were dancing, over there, in pairs, for the reason that anybody does.',
    'A lone tent-pole stood up out of the grass, with a bird on it. You took off your hat, and went round.',
    'There was a smell of iron and wet dog, and no iron and no dog.',
    'You plaited four hairs of a tail into a string. It was of no use for anything; it was good to have.',
    'Three stones stood in a hearth, black on the inner side. They had been cold since before your father.',
    'A herdsman far away was singing to a camel that would not own her calf. One could not make out the words, and no more could the camel.',
    'Nobody was lord of that place. You sat in it like one for as long as it took to eat.',
    'The land rolled over once in its sleep, as it does there, and lay still.',
    'Your own tracks came up behind you and stopped. You felt that somebody had walked a long way to see you.',
    'Horses had lain there, and the ground was still pressed in their shape. You lay down in the shape of a mare.',
  ],
  rest: {
    success: [
      'You slept in a hollow with a stone at your back, warm as a puppy, and did not turn over until the frost was off.',
      'You boiled tea until it was black, put salt in it, and butter, and drank it down to the leaves. Then there were three hours that you know nothing about.',
      'You covered your head and left your feet to look after themselves, as is the custom. They had done so.',
      'There was an old tent-ring, with the turf still bare; you lay in the middle where the hearth had been. It is lucky, and it keeps off the ants.',
    ],
    failure: [
      'The ground was humming when you laid your ear to it. That is horses. You were up, and had nowhere to be up to.',
      'The wind found you in the second watch and stayed, and went through all that you owned.',
      'You slept with the reins of your mind tied to your wrist; something tugged on them. You opened one eye.',
    ],
  },
  wounds: [
    'You packed it with felt ash and spat to the left.',
    'You bled into your boot. One walks on that quite well, until it freezes.',
    'A man has a good deal of blood. You had been told that, and were now shown.',
    'You put snow on it and swore by the Sky, who had seen worse.',
    'It went to the bone, and the bone, which is of your father’s side, turned it.',
  ],
  endings: {
    death: [
      'You lay in the grass and it was taller than you. Nobody had told you how blue it would be. There was a sound of hooves, quite slow ones, coming round behind you; and something breathed on your neck that was not impressed.',
      'They would ride over the place, so that none should find it; you were glad of that. Let the grass have it. You had never yet been anywhere that you did not afterwards leave.',
      'You said the names as far back as the Wolf. When you had got there she was sitting a little way off with her tail round her feet, and she was in no hurry either.',
    ],
    triumph: [
      'You came home when the foals were long-legged. Your mother did not get up, as she had something on the fire; but she moved the kettle to the near side. They left room for you at the north of the hearth, and it was some days before anybody asked.',
    ],
    loss: [
      'It was lost, and you lived; that is a long ride. At each fire they moved over without a word. You hung up the saddle on the tent-wall, with its face inwards, and went out to see to the sheep.',
    ],
    abandonment: [
      'There the tracks part. One horse went on without a rider; one rider, they say, walked down into the long grass, and the larks did not get up.',
    ],
  },
  manner: mongolManner,
  closing: 'Game Over: the fire of {name} is out, and the grass is growing.',
};
