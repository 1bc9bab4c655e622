import { does, type Frame, frames } from '../frame.js';

export const mongolStorylets: readonly Frame[] = frames('mongols', {
  'iron-crust': {
    terrains: ['plains', 'hills', 'mountains'],
    weight: 2,
    who: { trade: 'snow-bound herder', gender: 'female' },
    toward: 'for',
    when: { weathers: ['snow'] },
    openings: [
      'A herder stood among two hundred humps of snow, and each of the humps breathed. There was a crust over the grass that no hoof would go through. She had one horse left on his feet to break it for the rest. She was leading him up and down in front of them, like a plough, and talking to him about the summer.',
      'Snow came across the slope sideways. You nearly walked over a sheep, and then over another; in the middle of them a woman was kneeling, and chopping with a stirrup at the ground. She had cleared a place as big as a rug. The whole flock was looking at it, and not one pushed.',
    ],
    still: 'Snow had already drifted back over what was cleared. She had changed the stirrup to her other hand.',
    later: 'A hundred little squares of brown showed all down that slope where the crust had been cut, like a field sown by somebody in a hurry.',
    offers: [
      does('force', 'endurance', 'easy', 'slight', {
        action: 'Break the crust beside her',
        hurt: 'mishap',
        description: 'It is as thick as a hand, there is a hillside of it, and it will cut you at the shins.',
        success: 'You took the downhill side, and stamped. Each square was a mouthful. Neither of you had breath to talk. Some time on, you heard it behind you, a sound like rain in grass, and it was two hundred sheep tearing; she sat down where she was with the stirrup in her lap, and listened as if to a fiddle.',
        failure: 'You went at it with your heels and were through to the thigh. The crust shut upon your leg like a good lock. She had to leave off to chop you out, and told you, between strokes, what she had so far lost that day, so as to be able to add you in.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Let the horses in first and the goats last',
        description: 'It is known that each beast opens the snow for the next; she has just the one horse, and hopes.',
        success: 'You put the horse to it where the snow was thinnest, on the shoulder, with a nosebag of her tent-straw to give him heart. He pawed. Behind him you let in the cow; the sheep went in at what the cow had left, and after those came the goats, who can live on an insult. It held, in that order, until the sky lifted.',
        failure: 'You set them in order, largest to the front. The goats had not been told of it. They went over the backs of all the others, in a body, ate the place bare, and lay down on it with their feet tucked in.',
      }),
      does('patience', 'vigour', 'easy', 'slight', {
        action: 'Sing to the flock so that none lies down',
        description: 'Whatever lies down freezes there; you will be hoarse, and may not stop for the wind.',
        success: 'You went round and round among them and sang everything you had, and she took the other side of it. They leaned, and shuffled, and stayed upright to hear how it came out. When you had got down to cradle songs the wind dropped. One by one they shook themselves, and the slope was wool again instead of snow.',
        failure: 'You sang until there was only breath in it. They were lying down by then on purpose, you would have said, like people at a long wedding. She went along and pulled them up by their ears, and had a look at yours, while she was about it, for they had gone white.',
      }),
    ],
  },
  'camel-and-fiddle': {
    terrains: ['desert', 'plains'],
    weight: 2,
    who: { trade: 'camel-woman', gender: 'female' },
    toward: 'for',
    openings: [
      'A white calf lay in the sand, on legs like four dropped sticks, and its mother would not look at it. She had had a bad time. The camel-woman had tied them nose to nose, and had sent for a fiddler. She looked you up and down, and asked whether you could at least hum.',
      'A woman sat on the ground between a camel and a calf, with a rope to each, and her back to the both of them. It was the third day, she said. The mother had only to look round. There was a fiddle, and she could play it, but not and sing as well; did you know the word?',
      'You heard a fiddle that was making a small noise by itself. It hung on the hump of a camel, who was biting at whatever came near her. “It sometimes fetches them,” said her owner. The calf had not drunk for a day. She did not herself have any voice, the camel-woman said; she had used it up on children.',
    ],
    still: 'The calf had got up, and tried, and been kicked. The camel gazed out over its head at the edge of the world.',
    later: 'By the trampled place lay a broken fiddle-string, and the prints of two camels leaving, one set large and one small, so close that they were mixed.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Sing to the camel until she weeps',
        description: 'It is one word, over and over, and it must be meant each time.',
        success: 'You sang it, “khöös, khöös”, low down, with your hand on her neck. She bit your hat. You sang it to her without the hat. By and by something ran down beside her nose, slowly, and then on the other side; she turned her head, and smelled the calf from end to end like a person looking for a thing in the dark.',
        failure: 'You sang, and the calf wept, and the camel-woman, and a dog. The camel listened to it with her lip hanging. She waited until the end, as is polite, and then let you have all that she had in her mouth.',
      }),
      does('craft', 'reflexes', 'medium', 'slight', {
        action: 'Get the calf to the udder under her guard',
        description: 'She kicks forward, sideways, and once, it is said, straight up.',
        success: 'You went in beneath her with the calf across your shoulders, as a thief does with a carpet. There was one kick to each side. When she wound up for the third the little one had hold, and had begun; her leg stayed up in the air while she thought about what that was. Then she put it down with care.',
        failure: 'It is true that she kicks straight up. The calf slid off over your head as you went by. You lay beside each other in the sand, with the breath knocked out of the pair of you, and looked at all that camel from below.',
      }),
      does('gift', 'perception', 'easy', 'none', {
        action: 'Rub the calf with the salt she likes',
        description: 'It will have to be the last of what was kept for the tea.',
        success: 'You had seen her lick the tent-rope where hands had been. You rubbed the calf with it from the ears down, until it was as salt as a lake. She licked it as one would a dish. Somewhere about the ribs it came to her whose it was; she gave a groan, and began over again at the head, in another manner.',
        failure: 'You rubbed it in. Every camel in that country came over the dunes to lick the calf, except for one. It bore this well at first. The woman drove them off with a tent-pole, and asked you not to have any more ideas until she had sat down.',
      }),
    ],
  },
  'house-that-went-by': {
    terrains: ['plains', 'hills', 'desert', 'swamp'],
    weight: 2,
    who: { trade: 'lady of the cart-tent', gender: 'female' },
    toward: 'for',
    when: { hours: ['dusk', 'night'] },
    openings: [
      'A house came over the rise with its lamps lit, on a cart as broad as a road, behind two and twenty oxen. Nobody was driving. It went by you at the pace of a thought. From inside came snores; and a lady, leaning out at the door with her hair down, asked you if that was a river in front. It was.',
      'First there was only the creaking. Then came felt walls as tall as a poplar, rolling by over the grass with nobody at the yoke. “They have all gone to sleep,” a lady told you from the threshold as she was drawn past. “I do not like to wake them. Would you happen to know if there is a river?” There was a river.',
      'You stood aside for an ox, and for another, and it went on being oxen. There were two and twenty of them with their eyes shut. What came behind was a house of felt, with its lamps lit and its smoke going up, and in the doorway a lady with a comb in her hand, who wished you a good evening. Was the river, she asked, still down there?',
      'The ground shook a little, and did not leave off. Next there were lamps, and snoring, and a wheel that was taller than you: somebody’s whole house was going by, with one person in it awake. She sat on the sill with her feet hanging. It was an hour since anyone had spoken to the oxen, she told you; and that wet smell, would that be a river?',
    ],
    still: 'The great cart had gone on a bowshot. She had put out a lamp at the back, so that you should be able to find it.',
    later: 'Two ruts went by there, twenty feet apart, pressed a hand deep, and between them the grass had hardly been touched. You could have slept in it.',
    offers: [
      does('force', 'strength', 'medium', 'serious', {
        action: 'Take the lead oxen by the horns',
        hurt: 'mishap',
        description: 'There are twenty-two of them, fast asleep, and the river is a furlong off.',
        success: 'You hung from the near leader with both your feet ploughing. He woke; and looked at you as an official does. Then it went back along the yokes, one after another, like news. It all came to a stand with the pole out over the water. In the house somebody turned over, and said that it was nice and quiet.',
        failure: 'You had the leader’s horn, and he walked on with you, as he would with a fly. They do not kick, that sort; they only continue. You passed between the wheels from front to back, upon your face, under the whole length of somebody’s household.',
      }),
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Jump up and ask her who should be driving',
        description: 'It is her house, and her husband’s uncle, and the matter is not simple.',
        success: 'It was the uncle. He had words with her at supper, and she would sooner drown than be the first to speak. You went in between the sleepers, and spoke to him, as from her; and out again, and gave her his answer, which you thought of on the way. By the time he had got to the yoke they had both forgiven you.',
        failure: 'She told you. It went back to her betrothal. You were at the bride-price when all the lamps leaned over to one side; there was a sound of water coming in under a carpet, and she said, not without satisfaction, that now he would see.',
      }),
      does('flight', 'reflexes', 'easy', 'slight', {
        action: 'Run ahead with a lamp and turn them',
        description: 'Oxen will follow a light if it goes no faster than an ox; you will be walking backwards.',
        success: 'You held it low, and walked backwards before those forty-four eyes, which did not open. They came round, by a hair, and a hair more. The river slid off to the left of you, talking. She called down that it was quite like being a girl again; and you went on bowing and backing until there was grass.',
        failure: 'You were walking backwards, and it was you who found the river. The lamp went out with a hiss. It was the hiss that woke them, and they stopped there, all two and twenty, with their chins over the bank, to look down at whatever that was.',
      }),
    ],
  },
  'the-warm-ox': {
    terrains: ['plains', 'hills', 'mountains', 'desert', 'forest'],
    weight: 2,
    who: { trade: 'army surgeon', gender: 'male' },
    toward: 'for',
    when: { wounded: true },
    openings: [
      'A man on an ox-cart saw how you walked, and pulled up. He had been surgeon to the right wing for thirty years. He took your chin in one hand and your wrist in the other. The best thing for that was to be sewn up warm inside an ox, he said; and he looked round, with real regret, at Chagaan, who drew the cart.',
      'They had put up a canvas by the road, with a bowl painted on it, and an old army surgeon was boiling his needles. He did not have you tell him about it. “I can burn it, or sew it, or I can put you in Chagaan,” he said. Chagaan was the ox. He was eating hay, and seemed to have been told.',
    ],
    still: 'The surgeon had sat down on the shaft to give you time. The ox rested its chin upon his shoulder.',
    later: 'There was the ash of a small fire, with bits of thread in it, and some dung from an ox who was plainly alive.',
    offers: [
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Have it sewn with a hair from the tail',
        description: 'Nineteen stitches, and nothing to bite on but your own belt.',
        success: 'You bit on the belt and looked at Chagaan, who looked at you. At each stitch he put out his tongue a little way, in sympathy. The nineteenth was tied off in a knot which is used for saddles. “That will outlast you,” the surgeon said, and it sounded like good news.',
        failure: 'At the seventh you were told that you might cry out now, many did. You did so. Chagaan, who had a feeling heart, took fright and left, and the cart with him, and the needle on its thread; and you were obliged to go some of the way too.',
      }),
      does('force', 'vigour', 'medium', 'slight', {
        action: 'Let him use the hot iron',
        description: 'It is a sabre, laid in the fire, and he will count to three and do it upon two.',
        success: 'He did it upon one. There was a smell of supper, and you saw, quite clearly, your grandmother’s kettle with the dent. When you had come back from there it was over. It was clean, it was dry, he had wet felt on it; and he was rubbing the ox’s forehead, who had not been able to look.',
        failure: 'He counted; and at one, not being a fool, you moved. The iron went by and set light to the canvas. You put it out between you, with the water for the needles, and then both had to sit down. It was generally the large ones, he said, who moved.',
      }),
      does('gift', 'charisma', 'easy', 'none', {
        action: 'Speak up for the ox and be sewn later',
        description: 'It means walking on with it as it is, for the sake of somebody who eats hay.',
        success: 'You said that you would not care to be well at the price of him. The old man blew his nose. It had worked, he told you, on princes; but he had gone about with Chagaan for sixteen years. He dressed the place with honey and old cheese, and would not hear of money, and they saw you on as far as the hill.',
        failure: 'You spoke up for him so well that the surgeon untied him there and then, gave him his blessing and let him go. The ox went round behind the cart and stood there. There was nobody to draw it, now, but you and an old man; you drew it as far as the first tents.',
      }),
    ],
  },
  'barefoot-friar': {
    terrains: ['plains', 'desert', 'hills', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'barefoot friar', gender: 'male' },
    openings: [
      'A fat man with a shaved crown was walking barefoot to the Khan, with a letter from the king of the Franks. He had been told on leaving that it was a month. It was the second year. He put to you three questions: where you bury your dead, what you pay for a sheep, and whether you had ever thought about your soul.',
      'Somebody had drawn a cross in the dust, and a circle round it, and sat down in that in a brown gown with his toes wrapped in grass. “Write that there are no trees,” he was telling himself, and wrote. He was glad of you. He had a book in a bag, and a king’s letter, and he had lost, he thought, a continent.',
      '“How far is it to Cathay?” a voice asked you, from inside a bush. A friar had got into it to say his prayers, and could not get out again for the thorns, being barefoot. He had a letter for the Khan. While you were clearing a way to him he asked what one calls the bush.',
      'You met a crowd of children walking slowly round a man. He was as round as a cauldron, with a bald place on the top of his head, no shoes, and ink to the elbows, and he had just asked them whether they believed in God. They had asked him whether he believed in horses. He turned to you, with his pen up, as to a person of authority.',
      'A friar lay across the way on his stomach, with an ink-horn by his chin, and watched a beetle take a ball of dung up a slope. “Backward,” he said, and wrote it down. The soles of his feet were like hooves. He had a letter here from the king of the Franks to the Khan, he told you; and was it done so with everything, in this country?',
      'He was asking his way of an ox. He had tried it in Latin, in Greek and in Frankish, a stout person in a brown gown, with bare feet and a bald place, and was now making do with some words of yours: the Khan, the letter, the king. The ox had taken to him. He was relieved that you were of the other sort, who answer.',
      'You had gone after the prints of bare feet for a mile, to see who was so poor. It was a friar. He sat drawing out a thorn with his teeth, very supple for so round a man, with a letter of the king of the Franks clamped under one arm. He asked you how much more there was, and then what you ate, on which days, and why.',
    ],
    still: [
      'The friar had turned over his sheet, and was drawing you on the back of it, with a rather small head.',
      'The friar was winding fresh grass about his toes, and asked you meanwhile how a thing like that is spelled.',
    ],
    later: 'Bare footprints went on from there in a straight line, and stopped at every well to sit down. He had got the direction.',
    offers: [
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Answer what he asks for his book',
        description: 'He writes down all of it, and it will be read by kings.',
        success: [
          'You told him about the dead, the sheep, and what a stirrup is for. As to your soul you told him how it is at dusk when the mares come in. He held his pen quite still. It was not, he thought, heresy, and he put it in a line by itself; and he told you, in return, how his own village smells.',
          'He asked in order, and so you answered: that horses are driven over the dead, till nobody knows the place; that a sheep is eaten from the head; that the soul is in the breath. He read it back to you in Latin, and it had gained. In exchange you had a country where one can never see more than a field at a time.',
        ],
        failure: 'You told him, to please him, about the people with dogs’ heads. He had it all down on the page, and a drawing, before you could unsay it. He thanked you with tears. You have wondered at times how far that has got by now.',
      }),
      does('explore', 'perception', 'medium', 'none', {
        action: 'Draw him the wells as far as you know',
        description: 'It has to be right; he will walk exactly where you put your finger, singing.',
        success: [
          'You drew them in the dust, with the days between them in pebbles, and he copied down your pebbles one by one. At the edge of what you knew you stopped, and said so. That was where all the others had begun to be eloquent, he told you. He kissed you upon both cheeks, like a calf.',
          'You gave him each well and what was wrong with it: sweet, salt, sweet with a camel in it. He said them after you along the cord of his gown, a knot to a well, until he had them with his eyes shut. At the last you shook your head, not having been further. It was for that knot that he thanked you.',
        ],
        failure: 'You drew it well, but you sat to the north of it, as one does; and he to the south. You found that out when he had gone a mile, singing, towards the wrong sea. It took a good part of your breath to catch him up.',
      }),
      does('gift', 'vigour', 'easy', 'none', {
        action: 'Cut him boots out of your own felt',
        description: 'He has vowed to go barefoot, and is to be got into them without his conscience noticing.',
        success: [
          'Felt was not leather, you put it to him; it was only a sheep, gone round a foot. He referred that to Saint Francis, with his eyes shut, and there seemed to be no objection. You sewed them on him while he asked about your laws. When he got up he said “Oh,” in Latin, and walked up and down.',
          'You measured him from the toe, while he told you of Saint Francis, who had reasoned with a wolf. You asked what the wolf’s terms had been. He had to think; and by the time he had them all together he was shod on both sides. He looked down, was silent, and stamped. The saint would have taken them, he said, from a wolf.',
        ],
        failure: 'You had one of them on him when it came to him what he was doing. He had to go in among the thistles for that, and stand on the other foot, and sing the whole of a psalm. You held his book, and it was a long one.',
      }),
    ],
  },
  'boat-for-a-horse': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    who: { trade: 'boatman in fish-skin', gender: 'male' },
    toward: 'for',
    openings: [
      'At the water’s edge stood a man dressed in fish, with a boat of hide upon his head. He lifted it to look at you. Beyond him lay the only way on, and it was wet. He had been told by his grandfather that there are people who sit on a beast and are carried; he would like to know how that is done.',
      'A boat was going round and round on the black water, since the man in it had stopped paddling in order to look at you. His coat had scales. “You are from where there is no water,” he called out with deep pity; and he asked if it was so, that there one walks on the bottom.',
      'A boat of hide lay on the bank, and the man who belonged to it was walking about your tracks, in a coat of fish-skins, bent double. He put his hand into a hoof-print that was there. He had heard of this, he told you. The water in front was his, and he would take you over it, if you would explain the foot.',
    ],
    still: 'He had turned the boat over and was sitting on it, with his knees apart and his hands before him, clicking his tongue at it.',
    later: 'Upon the bank a saddle had been cut out of birch, by a person who had never been nearer to one than a description. The boat was tied up alongside it.',
    offers: [
      does('craft', 'reflexes', 'easy', 'slight', {
        action: 'Learn to paddle the hide boat yourself',
        description: 'It weighs as much as a lamb, and goes over if you so much as look aside.',
        success: 'It was a mare like any other. You left off holding her, and let her feel where you wished to go, from the knee; and she went. He ran along the shore with both arms up. You were over before you had had time to be drowned, and could hear him telling a tree about your seat.',
        failure: 'You mounted from the near side. It was all the water needed to know. He fished you out by the belt with a thing that is meant for sturgeon, and showed you a second time how one gets in, which is like getting into bed beside somebody whom one does not want to wake.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Teach him to ride upon a log',
        description: 'He will pay by taking you across, if he is content, and his wives will come to watch.',
        success: 'You put him up, showed him where the knees go, and shook the log. He fell off on all sides. After some time he did not. He sat there on it, going at a gallop, with his eyes half shut and his scales shining; and he took you over in the great boat, and asked the whole way what it eats.',
        failure: 'You shook the log, and a wild sow came out of the end of it. He stayed on longer than you would have thought. His wives held that this was very fine, and you were asked, by signs, when you would be doing it yourself.',
      }),
      does('trade', 'perception', 'medium', 'none', {
        action: 'Offer him the story of the grass for passage',
        description: 'A crossing has its price, and he wants to be told something that his brother has not heard.',
        success: 'He had stopped his ears at “horse”; his brother had that one. You looked about you, and told him of dust. He had never in his life seen any. You let some dry moss run from your hand, a whole sky of it, you said, and in it ten thousand men. He paddled you over with his mouth open.',
        failure: 'You told of the grass, and he nodded. You told about mountains of sand, and he passed you some dried fish. There was a lake, he told you then, where the pike has a house with a chimney; and he looked at you very hard to see if you would be the first to smile.',
      }),
      does('flight', 'endurance', 'medium', 'slight', {
        action: 'Walk in and hold on by the tussocks',
        description: 'It is a mile; your people do not swim, and the leeches have been told of you.',
        success: 'You went from one tuft to the next as a child goes from lap to lap. Twice you were in to the hat. He paddled a little behind, out of interest, and did not offer; but on the far side he laid the paddle over his knees and beat on it with both fists, as they do there for a bear.',
        failure: 'A third of the way along the tufts had all been tied on to one another by somebody, and to nothing else. You floated off on a piece as large as a tent, quite dry, in the direction of the sunrise; and he towed you back with great delicacy, by one reed.',
      }),
    ],
  },
  'guest-comes-back': {
    terrains: ['plains', 'hills', 'desert', 'mountains'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'A rider stood against the sky with one hand up, palm out, and the hand stayed up until you had come near enough to see whose it was. It was {them}. You had not thought to see that {them.trade} again this side of the grass. {them} had a second bowl hanging from the saddle, and it was quite new.',
      'At the well there was a stone on the curb with your own mark scratched on it, and under the stone some curds, still soft. {them} came round from the back of it, wiping {them.his} hands. “I said to them that you would be by,” said {them}. “They said that nobody drinks at this one who has a choice.”',
      'You had been smelling mutton for some time before you came to who was boiling it. {them} got up from beside the pot and did not say anything, and turned the best piece to your side. It had been on since yesterday. The {them.trade} had had word of you from a man with a lame camel.',
      'Somebody was sitting on a saddle, with no horse near, where there was nothing to sit and wait for. It was {them}. The horses were behind the rise, and the pot was under a felt to keep warm; the {them.trade} had only wished to see your face when you thought that there was nobody else about.',
      'You saw the smoke of one fire, and two horses’ tails above it, and somebody’s hat being waved on the end of a whip. “I have been here since the new grass,” {them} called out. “You are slow.” It was the {them.trade}; there was a second bowl out, and a place on the felt had been kept dry for you.',
      'A horse with nobody on it walked up and put its nose into your sleeve. You knew the horse; so you looked about you for {them}. The {them.trade} was lying flat a bowshot off with a hat over {them.his} face, and had sent it to see whether it was you. “It bites the others,” said {them}. There was tea on, and there were two bowls.',
      'By a small fire two flat stones had been set, and {them} was sitting on one. The other had been dusted. “Whoever you ask your way of, I ask him afterwards how you looked,” said the {them.trade}, and filled a new bowl, and held it out to you across the fire in both hands, as it is done for people who have come home.',
      'Somebody whistled, twice low and once high, as one calls in mares. You gave back the high one, for politeness, and {them} stood up out of a fold in the ground, a good deal nearer than the whistle had been, with two horses whose bits were tied round with grass. The {them.trade} had not been sure of the walk. People walk differently, {them} said, after what one hears of you.',
    ],
    still: [
      '{them} had let the horses go to the end of their ropes, and was in no hurry to call them in.',
      '{them} had put another handful on the fire and moved over a little, as one does for somebody who is going to try again.',
    ],
    later: 'Two flat stones lay by the ash, set for two to sit on. One still had a new bowl on it, turned down, that you were to have kept.',
    offers: [
      does('trade', 'intellect', 'easy', 'none', {
        action: 'Exchange what each has heard',
        description: 'It has to be an even exchange, and you both know how to hold some back.',
        success: [
          'You gave {them} the passes, and had the wells; you gave two weddings and got a war. At the end {them} laid down a last one, that you had nothing to set against: who had been asking for you, and with which hand on what. “That is not in the trade,” said {them}. “That is for the other time.”',
          'It went to and fro across the fire like a ball of wool. You had a dead khan, and {them} had who did it; {them} had a lame envoy, and you had sold him the horse. What was over was on the other side: someone had asked for you, and could not say your name. “Keep that,” said {them}. “You can owe me a well.”',
        ],
        failure: 'You told all that you had. {them} told all there was, and it was the same. Each of you, it came out, had it from one pedlar, who had had it from the two of you. You laughed over that; it does not, however, tell one where the water is.',
      }),
      does('rest', null, 'easy', 'none', {
        action: 'Lie down while {them} watches the ropes',
        description: 'To sleep with another’s back against yours is a thing that one asks of few.',
        success: [
          '{them} sat down behind you, so that there was something to lean upon, and began on a song with a great many rivers. You went under at the second. When you came up {them.he} was still at it, more quietly, with your hat on over {them.his} own, and none of the horses had strayed.',
          'You slept. Some way down you heard {them} explain to a horse why it should not step on you. Nothing else in that country wished you ill. When you sat up the fire had been kept to the size of a hand, so as to be out of your eyes, and {them} was where you had left {them.him}, with a bow across the knees.',
        ],
        failure: '{them} sang, to keep awake. It was well meant, and it carried. A fox came, and then another person’s dogs, and then the person. You lay with your eyes shut between the three of them as they talked it over, and were asked toward the end whether you were asleep.',
      }),
      does('gift', 'charisma', 'easy', 'none', {
        action: 'Swap belts and be kin from now on',
        description: 'Whoever does it takes on the other’s enemies too, and you had better say how many.',
        success: [
          'You told the number. {them} whistled, and told you another; and you both unbuckled. It is done over a bit of fire, with some fat thrown on. Your belt was too long on {them.him} and you had to breathe in. From that day, if anyone asks {them} about you, it is a relation who answers.',
          'You told them over on your fingers, and had to begin again at the thumb. “I have an uncle who is worse,” said {them}, and unbuckled. Some fat went into the fire for whoever listens. The belt you got had nine notches in it, and you did not ask. From then on each of you had somebody who would have to come to the burying.',
        ],
        failure: 'You had your belt off when {them} went quiet. There was one name among yours that was a cousin’s. It could not be done just now, said {them}, and did up the buckle for you with {them.his} own hands; you would look in on that cousin first, and hold your hat.',
      }),
    ],
  },
  'debt-of-dust': {
    terrains: ['plains', 'forest', 'swamp', 'coast'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      'There were four of them across the way on tired ponies, and the one in front was {them}. “I told it at every fire,” {them} said, “and they all asked why I had let you go.” That {them.trade} had grown thin on it. One of the ponies bore an empty saddle, with a noose laid over it, and the stirrups taken up to your length.',
      '{them} was lying in wait for you, as one waits for a marmot, on {them.his} front, with a noose set in the path. {them.his} friends had given up long since and were asleep. You saw the noose, and {them} saw that you did. It was a moment or two before either of you could decide on what to say.',
    ],
    still: '{them} had sent the rest of them to sit down at some way off. This was nobody’s affair, it seemed, but that of two people.',
    later: 'Where it had been settled there was a noose of rawhide, hung up on a twig, for whoever had a use for it.',
    offers: [
      does('force', 'strength', 'medium', 'serious', {
        action: 'Wrestle {them} for the right to tell it',
        description: 'Whoever loses must keep silent about it, at any fire, for good.',
        success: '{them} had hold of your collar, and all that was to have been said was in those two hands. You went down together, and it was you who had breath to get up. {them} lay there and looked at the sky. “It was a poor story,” said {them}, “I never knew how to end it”; and held up a hand.',
        failure: 'You had not been told about the hip. {them} had been shown that throw by an uncle since you last met, and had saved it. All the others came and asked to see it again. You were let go in the end, so that there should be someone who could bear witness to it.',
      }),
      does('gift', 'perception', 'easy', 'none', {
        action: 'Put your own head through the noose',
        description: 'You would have to trust that what {them.he} wants is to be asked for mercy, and not to refuse it.',
        success: 'You knelt down in the path, and put it on, and held out the end. {them} took it, and pulled until it was just snug. It was not as good as it had been at the fires; you could see {them} look for the feeling. The rope was thrown over your shoulder, and {them} told you to get up, you looked like a goat.',
        failure: 'You put it on. {them}, who had dreamed of it, had it tied to a saddle before you had finished being humble. You ran behind a pony for the first mile, and were dragged a part of the second; then the rope, which was an old one, took your side.',
      }),
      does('flight', 'reflexes', 'easy', 'slight', {
        action: 'Loose their ponies and run with them',
        description: 'The ponies are as weary of this as anyone, but they are on the far side of {them}.',
        success: 'You were through before they had their feet under them, with a slap for each rump in turn. They were glad to be gone, those ponies. You went with the last of them, holding on by the tail. It was a long while until you heard {them}, on foot and very small, calling to you that this made twice.',
        failure: 'They would not go. They had been ridden from fire to fire for a month after you; they only opened one eye. You stood there and slapped, and {them} came up, and leaned on the other side of the same pony. “You see,” said {them}, “how it is.”',
      }),
      does('talk', 'intellect', 'medium', 'none', {
        action: 'Tell {them} how it looked from your side',
        description: 'It will have to be shorter than {them.his}, and there must be something in it that you are ashamed of.',
        success: 'You told it. {them} put you right about the colour of a horse. By and by you were telling it between you, with the one taking up where the other dropped it; and it was a far better story so, as the others said, who had come nearer. Nobody in it came off well. {them} asked whether one might use that.',
        failure: 'You told it, and left out the thing that {them} had been waiting for. It was just a word, at the end, as you rode away. “You laughed,” said {them}. You had forgotten it; and there was no way at all to have forgotten that which did not make it worse.',
      }),
    ],
  },
});
