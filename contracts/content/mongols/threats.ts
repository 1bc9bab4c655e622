import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const mongolThreats: readonly ThreatContent[] = [
  {
    key: 'mongols/the-black-arrow',
    title: '{foe} has sent round a black arrow for your head.',
    steps: [
      {
        effect: 'hunter',
        title: 'The best shot of the left wing has been asked to stop you.',
        told: [
          'An old archer had taken the black arrow from the hand of {foe}’s messenger, they told you at the well, and looked along it, and put it in with her own. She had not missed since the old Khan’s time. She was said to be sorry about it.',
          'There was an arrow standing in your path, black to the feathers. It had come down from a long way off, and straight. Some time afterwards you heard who had loosed it: {foe} had found the one person left who could.',
          '{foe} had asked who could shoot a fox through a ring, and nine stepped forward. Then {foe} asked who had stopped boasting of it, and there was one, an old woman, already putting on her coats.',
          'They told you that an old archer had ridden out with {foe}’s black arrow and eaten nothing first. It steadies the hand; and there was to be a feast after, for which {foe} had chosen the sheep.',
        ],
      },
      {
        effect: 'ford',
        title: 'Riders with a black arrow are holding {place}.',
        told: [
          'At {place} they had driven lances into the river-bed, and tied a rope from one to the next. A captain of {foe}’s sat there under a felt. He let through sheep, and their herders, when he had looked in their mouths for your accent.',
          'The black arrow had come to {place} and been stuck upright in the bank, and forty saddles lay about it. “Wait for the low water, if you like,” said those who had turned back. “So are they.”',
          'There were horsemen in the water at {place}, up to the girth, facing outward. {foe} had put them there at the new moon, and they ate in the saddle and slept by turns.',
          'The black arrow had been shown at {place} and the raft burned, and the ferryman given the price of it by {foe}. He had bought a horse, and was said to look much happier.',
        ],
      },
      {
        effect: 'prices',
        title: 'Because of the arrow everything is sold at twice its price.',
        told: [
          'Where the arrow had been shown there was a feast, and a horse for every rider; and it all had to be taken from somebody. A brick of tea cost two. {foe} was to be thanked for it, the traders said; but the look was for you.',
          '{foe} had called in each debt and favour from here to the salt. For what was left over people asked double, and held it up high while they named the sum, as one holds meat from a dog.',
          'Where {foe}’s messenger had changed horses there were no horses. For a thing with four legs and one eye they asked what a string had cost before {foe} was angry.',
          'Feasts had been promised in {foe}’s name at forty fires, and the meat had to be bought. A sheep’s head was offered to you for the price of the sheep.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} has tied down its doors against you.',
        told: [
          'The arrow had got to {place}. The dogs were let loose on the outer side, and the gate, which as a rule is a cart, had been drawn across. A man on the cart called out that there was no guest here by your name, nor ever had been.',
          'They had sworn to {foe} at {place}, with a hand on the arrow. One could see by the smokes that all of them were at home. Each flap was laced, as against a storm, and nobody would have heard you had you been ten.',
          'At {place} they had hung the black arrow over the gate, point down. “It falls on whoever lets you in,” a boy called to you; he was sorry, and {foe} had given him a knife.',
          'The elders of {place} sent a man out to tell you that they were not there. {foe} had asked them to be away, and they had gone in, all of them, and shut the gate on their absence.',
        ],
      },
    ],
    signs: [
      'A rider went across at the edge of the sky with his arm held up, and something black in the hand.',
      'At two fires running you were served, and nobody sat down with you, and a shaft with {foe}’s mark lay across the door of the second.',
      'You counted smokes, and there was one too many, which kept abreast of you.',
      'A child shot at you with a blunt arrow, from behind a cart, and was slapped. “It is not our turn,” said the mother.',
      'Word ran ahead of you as fire does in grass. {foe} had only to go on sitting still.',
      'Three riders who had been going your way remembered that they were going another, and it was {foe}’s.',
      'You were asked at a well for the loan of your hat, by a man who looked at it from all sides and said that {foe} had described it very well.',
      'Fresh horses stood tethered, saddled, with no tent near; they had {foe}’s brand, and their ears were all turned toward you.',
      'An old friend of your father’s gave you curds, and wept into them, for he had held the arrow, and it was {foe} who had put it in his hand.',
      'Stones had been laid on the grass in the shape of an arrow, and the last of them was still wet underneath; {foe}’s people were no more than an hour ahead.',
      'The dogs of that country knew {foe}’s whistle by now, and you heard it twice.',
      'A child ran out to give you a thing that you had dropped, and was called in; it was not to be said to {foe} that anyone had handed you anything.',
      'You passed a fire that had been trodden out in a hurry with the broth still in the pot, because {foe} had said that you were to find nobody, and had said nothing of broth.',
      'There was one seat too few at every fire, and it was always said that {foe}’s messenger had just got up from it.',
    ],
    hunter: {
      openings: [
        'An arrow stood quivering a hand from your left foot, and one at a hand from your right. Far up the slope a small old woman was putting a third to the string. She waited until you looked up. She had known your mother, she called down, and would rather that you had been somebody else.',
        'She had got off her pony to shoot, being no longer sure of her seat. She was wrapped in so many coats that she was nearly round. The black arrow was between her fingers. “Stand straight,” said the old archer. “{foe} has asked for it to be done well, and you were always one to slouch.”',
        '“You walk like your mother,” said somebody above you. The old archer was sitting on a boulder with her boots dangling and {foe}’s arrow across her lap like a spindle. She asked whether you would care to turn round. {foe} had paid for the front, she said, but she was no longer particular.',
      ],
      still: 'The old archer had walked out to fetch her arrows, and wiped each one on her sleeve. She climbed back up to where she had been, with frequent rests.',
      later: 'Three arrow-holes in the turf, close together, showed where somebody had made up her mind.',
      offers: [
        does('flight', 'reflexes', 'medium', 'serious', {
          action: 'Run at a slant and change your mind often',
          description: 'She leads by a body’s length, and will have thought of whatever you think of.',
          success: 'You ran as a hare does, who does not know it himself. One went through your hat. The next was in the ground where you would have been if you had been cleverer. Then there was a fold, and you were in it; and over the ridge came an old voice, well pleased, to ask who had taught you that.',
          failure: 'You slanted, and so did she. There was no third change of mind; your coat was pinned down on both sides of you by then, like a hide. You came out of it at the neck. She had to pick her way down over the stones to you, thank Heaven, and it took her quite a time.',
        }),
        does('talk', 'charisma', 'medium', 'none', {
          action: 'Ask her what {foe} said you had done',
          description: 'She will answer truthfully, with the string at her ear, and you must not interrupt.',
          success: 'She told it as it had been told to her. When she got to the middle she let down the bow. “That is not how it smells,” she said. She stood there thinking until her pony came to look for her; and then she turned the black arrow round, so that the point was toward {foe}, and got up on a stone to mount.',
          failure: 'It was a long charge, and a good part of it was so. You were about to explain the rest. She said that she was too old for explanations, and had left the soup on; she shot off the button of your collar, to show you that it was closed.',
        }),
        does('patience', 'endurance', 'easy', 'slight', {
          action: 'Stand straight and let her shoot',
          description: 'She has never yet killed anyone who looked at her, or so it is said by those who might know.',
          success: [
            'You stood straight. It took her an age. You saw the point of it, and her eye behind, and then both of them sank. Her arm had begun to shake, she said crossly, and she would not have it said that she had needed two. You were to tell {foe} that there had been a wind.',
            'You looked at her and did not move. She drew to the ear and held it there, and talked to you past the feathers: of your mother, of the year without grass, of {foe}’s manners. Then she took the arrow off the string with two fingers, and asked you to tell {foe} that you had been out of range.',
          ],
          failure: 'You stood straight, and she drew, and a gnat got in your eye. One should not flinch at such a time. It went by you where you had no longer quite been; she clicked her tongue and felt for another, while you were going head first down the bank.',
        }),
        does('craft', 'perception', 'medium', 'none', {
          action: 'Watch her thumb and move when it moves',
          description: 'It is a long way off, in a great many sleeves, and you will have to be right each time.',
          success: 'You kept your eyes on the thumb, and were gone from wherever it had been told of. Five arrows went down beside you, as neat as a fence. She looked at those, and into the quiver, where there was only the black one left. She would not use that one, she said, upon someone who knew how to look.',
          failure: 'You were watching the thumb. She shot with the other hand that day, having a stiff shoulder, and had to laugh at your face. You went to ground behind a dead sheep; she gave you good advice, from above, on the subject of hillsides.',
        }),
      ],
    },
    loss: [
      'The black arrow went from hand to hand until there was no hand left that it had not been in. {foe} had never needed to get up. They sat in a ring round {where}, ten thousand of them, as at the great hunt; and nothing that was inside it got out, neither you nor what you had sworn to {who}.',
      'You came to a fire and they stood up from it, and so at the next. There was no more grass between you and {where} than a hat would cover, and {foe} was standing on that. You sent {who} your belt, with the knots in it for the days, so that it should be known that you had counted.',
    ],
  },
  {
    key: 'mongols/the-rain-stone',
    title: '{foe} has bought a weather-stone, and the one who can work it.',
    steps: [
      {
        effect: 'prices',
        title: 'Hay and felt are at double; somebody knew of it beforehand.',
        told: [
          'All the hay was gone. {foe}’s people had bought it standing, and the felt as well, and the salt. What there was left cost two where it had cost one, and the sellers looked up at the sky as they took it.',
          'In the market they were asking double for wool. “Ask {foe},” they said, “who bought us out, and did not haggle.” You began to see what was meant to follow.',
          'A bale of hay had been bought by {foe} and sold to {foe}’s cousin and bought again, so that everyone should see it done. It had doubled before it was off the cart.',
        ],
      },
      {
        effect: 'winter',
        title: 'The stone has been wetted, and winter has come before its month.',
        told: [
          'A weather-man had laid a stone out of a sheep’s stomach in a bowl, and sung over it, with his back to {foe}, who was paying. It was cold within a day. The cranes left in the middle of a dance.',
          'The cold came early and from the wrong side. The herders knew what that was; they brought the lambs in and counted the dung-cakes, and named {foe} in a low voice, as one does a wolf.',
          'The one who sings to stones had been fed on white food for nine days in {foe}’s own tent. On the tenth there was ice in the kumis, and the marmots had stopped up their doors.',
        ],
      },
      {
        effect: 'hunter',
        title: 'A lasso-man is out after you, on {foe}’s best horse.',
        told: [
          '{foe} had lent out the grey, who had never been lent, to a man with a lasso-pole. He catches anything, you were told: stallions, and debtors, and once a bridegroom. He does not hurt them. He brings them.',
          'The lasso-man had asked at three tents how tall you were. He had shortened his loop by as much as he was told, and ridden off humming. He wanted no money for it; {foe} had promised that he might keep the horse.',
          'They were laughing at a fire about a man who had roped a whirlwind, or said so. He had {foe}’s grey under him now, they told you, and your name tied in the end of the rope.',
        ],
      },
      {
        effect: 'ford',
        title: 'The river at {place} is choked with ice, and watched besides.',
        told: [
          'Ice had come down and stuck at {place}, floe upon floe, as high as a cart. On the one narrow path over it {foe} had set men with axes; for the good of travellers, they said, and let none of them travel.',
          'At {place} you could neither swim nor walk. {foe} had foreseen as much; there were six tents on the bank, warmly lined, and everyone in them had been told whom to look for on the ice.',
          '{foe}’s people had let the ice alone at {place} and cut only a little hole in it, in the middle, where one would have to go. Beside the hole somebody sat with a club, as one does for fish.',
        ],
      },
    ],
    signs: [
      'A dog scraped himself a hole in the open and lay down in it with his nose under; and then all the other dogs did.',
      'A man passed you leading a sheep with an uncommonly good coat. {foe} wanted its stomach, he said, for the stone in it.',
      'Horses were standing with their tails to the south, where nothing came from. They had been told something.',
      'You saw wood stacked before the tents of {foe}’s friends, and not before the others.',
      'An old herder wetted a finger and held it up, and wiped it quickly on his coat. “Somebody is asking for that,” he said.',
      'Crows were walking south, and you had never seen a crow walk so far, and thought of what {foe} had bought.',
      'The mares had dropped their foals early, herders told you, and looked as they said it toward {foe}’s smoke.',
      'You crossed the track of nine carts, deep, all loaded with dung-cakes, and the ruts went to {foe}’s.',
      'A grandmother was sewing a second lining into a coat, and “Ask {foe},” was all that she would say.',
      'The sheep lay down in a ring with the lambs inside, and there was no wolf; there was only what {foe} had asked for.',
      'A man had dreamed of a white camel three times, and had been given a good price for the dream by {foe}.',
    ],
    hunter: {
      openings: [
        'A man on a grey horse rode out in front of you and stopped, with a lasso-pole on his shoulder as long as a tent is wide. He wished you a good day. He had nothing against you, he said; but he had been given the loan of such a horse! He had never had such a horse. Would you stand, or would you run?',
        'You heard humming, and a loop came down over the bush next to you, tried it, and went up again. He sat on {foe}’s grey like a boy upon a roof. “That was for the distance,” said the lasso-man. He begged you not to be anxious; he had taken a colt by one leg with it, through a door.',
      ],
      still: 'He had ridden off a little way to give the grey his breath. The pole stood up against the sky, with its loop swinging.',
      later: 'A loop of rawhide lay in the grass, cut through, beside the prints of a very good horse going home at a walk.',
      offers: [
        does('flight', 'endurance', 'medium', 'slight', {
          action: 'Run where a horse has to think',
          description: 'There is scree, or thorn, or bog, and you will know which when you are in it.',
          success: 'You took him over the worst of it, on your hands where you had to. The grey did whatever he was asked; it was the man who would not ask. He drew rein, looked at the ground, and at those four legs. “No,” you heard him say, “not you, my heart,” and he lifted his hat to you.',
          failure: 'You ran for the bad ground, and the grey was there before you, picking up his feet like a lady. The loop came down over both of your elbows. You had to leave him your coat, hanging in it, and go on without, in a general way downhill.',
        }),
        does('force', 'strength', 'hard', 'serious', {
          action: 'Catch the pole and pull him down',
          description: 'He has been holding on to that end since he was seven, and to worse than you.',
          success: 'You let it drop over you, and took hold of the wood, and sat. It was a question of which of the two would be parted first from what he sat upon. He came down over the grey’s ears, still hanging on; and when he saw you run to hold the horse’s head, he gave up the pole of himself.',
          failure: 'You took hold of it. What happens then is well known to stallions. You ploughed a furrow that could have been sown; at the end of it there was a rock. The loop broke upon that before you did, and he sat looking at the ends, quite distressed.',
        }),
        does('trade', 'intellect', 'easy', 'none', {
          action: 'Ask him what the grey is promised for',
          description: 'You must find out what was said, to the word, and he may have been happy without knowing.',
          success: 'He was to have the horse when he had brought you in. When, you asked him, or if he did? And who would feed it? He turned it over. Of hay there was none to be had but {foe}’s, he said slowly, and that was bought. He patted the neck before him. You saw them ride off together, south, to where there was grass.',
          failure: 'It was all quite clear, he said, and they had spat on it. He went through it with you, point by point, with great good nature, riding round you meanwhile. You noticed late that the loop had been paid out behind him as he went.',
        }),
        does('patience', 'perception', 'medium', 'slight', {
          action: 'Stand close in under the horse’s chin',
          description: 'A pole like that is of no use nearer than its length, and the grey has teeth.',
          success: 'You walked in, and stayed in. Wherever he turned there you were, with your cheek against the grey’s. It is a long pole. He tried for some while, and then he put it across his knees and laughed, and said that nobody had ever wished so much to be near him. You parted as friends of the horse.',
          failure: 'You got in under the chin, and the grey, who was proud, stood up. You had not thought of how much of a horse there is, upright. You rolled one way and the loop went the other, over a tussock, and tightened on that.',
        }),
      ],
    },
    loss: [
      'It snowed, and went on. There was a crust upon the grass that no hoof would break, from {where} to where you stood, and the herds lay down on it in the order in which they had come. {foe} had hay. In the end they went to {foe}, all of them, with their hats off; and the word that you had given to {who} was bought with the rest.',
      'They found you in a hollow, alive, and told you. {foe} had been at {where} for a week, warm, with the door open to anybody. What was to have been done there for {who} could not be done now, any more than one can drink a river that has gone by. You were given broth. It was {foe}’s broth.',
    ],
  },
];
