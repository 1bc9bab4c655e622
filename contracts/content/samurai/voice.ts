import { type Voice } from '../voice.js';
import { samuraiManner } from './manner.js';

export const samuraiVoice: Voice = {
  beginnings: [
    'In the year of the Wood Dog, in the tenth month, {name}, {profession}, received a box. In it were a sash, a key, and a letter that consisted of a blank sheet, correctly folded. You understood it perfectly, and were on the road by the hour of the Tiger.',
    'Of {name} it could be said: {profession}, in good health, with no one left to ask for leave. You burned what would burn. The rest you put upon your back, and bowed to the place where the gate had been.',
    'The lord was dead, and his heir was nine, and his uncle was a careful man. They were looking for somebody whom nobody would miss. It was put very courteously to {name}, {profession}; you had thought, until then, that there might be one or two.',
    'You were {name}, {profession}, and for three years you had been pretending to be a drunkard, in order that a certain person should stop having you watched. In the autumn they stopped. You found, on rising, that it was not so easy to leave off.',
  ],
  travel: {
    coast: [
      'The road ran along beneath the pines, which leaned out over the sea as though trying to read something. Salt-makers’ smoke lay level on the sand.',
      'You walked the shore at low water. A heron was standing in it, and a mountain, each of them upside down.',
      'Islands went by with their trees on, like a procession of lords who have been asked to walk. You let them pass.',
    ],
    plains: [
      'You went by the dykes between rice-fields, with the sky on either side of you. Frogs stopped for your left foot and began again after the right.',
      'The highway was broad and swept, a pine every ten paces. Everyone on it was walking at the exact speed of his rank.',
      'It was harvest. They had hung the sheaves on racks, and under the racks there were farmers asleep with their hats on their faces, and you trod softly, who had been trodden on.',
      'Snow had been, and gone, and left its signature along the north of things. You followed the ox-ruts, where the ice was gold.',
    ],
    forest: [
      'The cedars went up into a mist and for all you knew did not stop. Your steps made no sound on the needles; it was like being remembered by somebody.',
      'You went through bamboo, green upon green. Whenever the wind moved there was a knocking from stem to stem, as of a question being passed back.',
      'It was maple, and past its best. You walked on the best.',
    ],
    hills: [
      'The path climbed by terraces to a temple, went round behind the temple, and climbed by terraces. A bell was struck somewhere, and the valley held on to it.',
      'You went up through tea, clipped close, like the backs of a great flock. The pickers lowered their hats until you should have become the distance.',
      'From one hill to another it was half a day, and a cuckoo said the same thing on both.',
    ],
    mountains: [
      'You ascended by chains and by foot-holds cut for saints. Beneath you the cloud lay in all the valleys like milk in a hand.',
      'In the pass there stood six stone Jizo with red bibs on, up to the knee in snow. You brushed off the smallest.',
      'The mountain did not object. You were careful to give it no grounds for doing so, and by dusk you were over.',
    ],
    swamp: [
      'You crossed the reed country by a punt that was nobody’s. Wild geese got up as you went, like a scroll unrolled too fast.',
      'Lotus, gone brown, and the seed-heads all bowed the same way. You poled along between them feeling somewhat observed.',
    ],
    desert: [
      'It was ash, from the fire-mountain, in dunes, with not a blade in it. You left a single line of feet across that page and were glad that nobody would read it.',
      'Grey sand, blown into long ribs. A priest might have raked it, meaning something; you walked in the furrows so as not to spoil it.',
    ],
  },
  cities: [
    '{city} lay below its castle as a skirt lies beneath a sash. You gave your name at the ward gate; it was written down twice, once by the man who wrote it down.',
    'You entered {city} by the street of the coopers. Nobody looked at you, and all of them knew, by the next corner, what you carried and which hand you favoured.',
    'In {city} the shops were putting up their lanterns. White walls, black tiles, and over everything the keep with its many eaves, like a person raising one eyebrow after another.',
    '{city} had just been washed, and every lantern in it was there twice. You went in by the upper ones.',
    'At the barrier of {city} your sleeve was looked into, and your face. They were content with the sleeve.',
  ],
  streets: [
    'A palanquin went by at a run with its blinds down. The crowd knelt, in a wave, and rose, and went on with its sentence.',
    'From an upper room came three notes on the samisen, and the same three. Someone was learning patience, or teaching it to the street.',
    'A notice had been posted with two swords’ names on it, and a sum. You read it from beginning to end, as the innocent do.',
    'The eel-seller fanned his coals. Four gentlemen without incomes were standing downwind of him, discussing the classics.',
    'A blind masseur went by, whistling, and the whole street drew in its feet.',
    'Two maids were carrying one lantern between them, unlit, as though it might wake.',
    'They were airing the drums for the festival. Each had been set before its own door, and was not spoken to.',
    'A wet umbrella stood open to dry, and the street went round it as round an official.',
    'Someone had lost a kite, and it was on the magistrate’s roof. Several persons of rank were not looking at it.',
  ],
  scenes: [
    'A leaf came down. It took its time about it, turning over, like one who has the whole of the way paid for.',
    'Nothing was asked of you at that hour. You sat as one sits, with a straight back, and let it go by.',
    'Smoke, a roof, a persimmon tree with the fruit on and no leaves. It would have made a picture; you were glad to have no brush.',
    'You drank from your hand. There was the sky in it, and then there was not.',
    'The wind moved the grasses, and the grasses agreed with it. You thought of some people you had known at court.',
    'You cleaned what ought to be cleaned, in the order in which you had been taught, and were by the end of it a little cleaner.',
    'It had turned cold. Far off, once, a deer called, and the entire autumn was in it, as the poets said there would be.',
    'There was one crow on one branch. You and he considered the matter, and he left.',
    'The moon came up, too large, like somebody who has dressed for the wrong occasion.',
    'Ants were carrying a wing across the path. It passed before you upright, like a banner.',
    'You composed a line, and let it go again. It had been about the wind, who has enough.',
    'It was so clear that one could see tomorrow, if one had cared to.',
    'There was a stone there in the shape of a person waiting. You waited next to it, for company.',
    'Somebody had written half of a poem on the wall of a shelter. You knew the other half, and left it to the next.',
    'A snail was crossing a step. It was in the middle, and there seemed to be no question of going back.',
    'Water ran from a spout of bamboo, and you washed your face in it. It ran on after you had finished, as courtesy requires.',
    'There was a place for a fourth pine beside three others. It was at the fourth that one looked.',
    'An old man was raking gravel round a rock. He finished, considered it, and walked across it to go home.',
    'The paper of a window had been mended with a patch in the shape of a fish. It was enough to know the household by.',
    'A heron and its reflection were in agreement, and then one of them caught something.',
    'You retied a cord that had been correctly tied. It is a way of sitting still.',
  ],
  rest: {
    success: [
      'You slept on your left side, as you had been taught, with the door in front of you. Snow fell on the roof all night like somebody not wishing to be heard.',
      'There was a hot spring among the rocks with a monkey in it. He moved along. You sat to the chin until you could not have said where you left off.',
      'You ate cold rice, one grain after another, and slept in the porch of a temple with the wooden guardians standing over you, making their faces at others.',
      'You bound it with clean paper and lay down. In the night you dreamed of your old teacher. He corrected your grip and went away.',
    ],
    failure: [
      'You were not asleep. You had only let your eyes rest, and there was the faint sound of a sleeve against bamboo.',
      'The quilt was thin, and the wall had a view. By the hour of the Ox you knew each of the stars by its family name.',
      'A floor-board sang. They lay them so on purpose, in certain houses; it was not that sort of house.',
    ],
  },
  wounds: [
    'You noted it as one notes rain, and changed your stance.',
    'The sleeve was cut, and what was in the sleeve.',
    'A little red came through the white, like the first maple.',
    'You bound it with a strip torn evenly, since there was no cause to be slovenly.',
    'It was a fault in your guard. It had been pointed out to you before, more gently.',
  ],
  endings: {
    death: [
      'You knelt, since that is what the legs are for. There was time to straighten the sleeve. You had a verse ready, and had had it for years; at the last it seemed to you to be two lines too long.',
      'What you saw was a gate, quite a plain one, standing open. Nobody was asking for papers. You looked back to see if there was someone you ought to let go first.',
      'Snow was falling, or petals, you had not the leisure to see which. You put your sandals side by side. It was all extraordinarily quiet, like a room in which one has just been spoken of.',
    ],
    triumph: [
      'You laid it before him with both hands. The child, who was ten by then, looked at that, and at you, and forgot the speech; he asked if it had been far. In the spring they gave you a gate, a rather small one, and in front of it you planted a plum.',
    ],
    loss: [
      'So the house ended. You folded what was left, correctly, into a cloth. There is a temple in the north where they do not ask; they gave you a broom, and a year later, a name.',
    ],
    abandonment: [
      'Beyond this point the scroll is blank, but it is good paper, and it has been unrolled to the end. Someone walked along it. You can see where it is worn.',
    ],
  },
  manner: samuraiManner,
  closing: 'Game Over: the brush of {name} is washed, and laid down.',
};
