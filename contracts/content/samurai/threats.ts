import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const samuraiThreats: readonly ThreatContent[] = [
  {
    key: 'samurai/the-notice-board',
    title: '{foe} is having your name written on boards.',
    steps: [
      {
        effect: 'ford',
        title: 'The ferrymen at {place} have been shown your likeness.',
        told: [
          'Word came up the road from {place}: a paper had been read out to the ferrymen there, with {foe}’s compliments. Nobody of your build was to be carried, on pain of losing the oar, and the hand with it.',
          'They had driven stakes into the shallows at {place} and set a man to watch them. He had your description by heart. It had been drawn up by {foe}, and was rather flattering about the nose.',
          'The raft at {place} now took one passenger at a time, slowly, past a screen. Behind the screen sat somebody of {foe}’s with a lamp and a likeness, and one could hear him comparing.',
        ],
      },
      {
        effect: 'hunter',
        title: 'A thief-taker has been sent after you with a portrait.',
        told: [
          'A thief-taker signed for your name at the guard-house, and for two pairs of sandals. {foe} had offered to pay by the day; the answer was that there would not be so many.',
          'You heard about her from three innkeepers: a grey-haired woman with an iron truncheon, who showed them a portrait of you, drank hot water, and asked which way you had looked when you went out.',
          '{foe} had asked at the magistrate’s for the youngest of their thief-takers, and been given the oldest; there was a short silence, it was said, and then {foe} had thanked them. She had your portrait in her sleeve within the hour.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} has closed its gates on the word of {foe}.',
        told: [
          'The gates of {place} were shut at an hour when they are never shut, and the guard on them doubled. There was illness about, they said. It had your height, by all accounts, and your hat.',
          '{foe} had stood surety to the elders of {place} for their good behaviour, and they behaved. From the road you could see the bars go across, and a clerk on a ladder pasting up a sheet.',
          'It was cried through the streets of {place} that the gate would be shut for the repair of its hinges. {foe} had sent a smith. He was sitting on the anvil, eating what {foe} had sent with him.',
        ],
      },
      {
        effect: 'prices',
        title: 'Rice is at twice its price, and they say that it is your doing.',
        told: [
          'The brokers had been given a hint, and shut up their stores. By the next market a bale of rice stood at double. {foe} let it be known, with sorrow, on whose account the roads were closed.',
          'Everything cost twice what it had. In the queues they spoke of a person who was making trouble in high places, and a grandmother described you, quite closely, to your face.',
          'A scroll had been hung in the rice exchange, in {foe}’s own hand, on the virtue of patience. The price had doubled under it, and the clerks bowed to {foe}’s brushwork going in.',
        ],
      },
    ],
    signs: [
      'A letter with {foe}’s seal had gone by at a run, on the shoulder of a boy who was not to stop for tea.',
      'On a notice-board you saw a fresh square of paste, with nothing on it yet.',
      'Two clerks at a tea-stall were arguing about how one writes your name. They agreed in the end upon an unlucky character.',
      'You were asked for your family and province three times in one day, always politely, and each time it was written down.',
      'Somebody had been inquiring for you where you slept last. He had left a small present, and {foe}’s card.',
      'A carpenter was planing boards by the road, all of one size, more than any town needs; {foe} had ordered them blank.',
      'You heard your own name read aloud, a syllable at a time, by a child who was learning its letters from {foe}’s notice.',
      'A painter of fans asked leave to look at your ear; he was being paid by {foe} for improvements.',
      'There was a fee now, a teacher told you, for anyone who could write your name from memory, and {foe} was thought to be sure of the next generation.',
      'Where a board had stood there was only the post, and {foe} had had the post described as well.',
      'A monk offered you a new name, quite a good one, and then remembered that {foe} had been asking for the list.',
    ],
    hunter: {
      openings: [
        'A grey-haired woman was sitting by the road with an iron truncheon across her knees, comparing you with a sheet of paper. She held it at arm’s length. “{foe} has made you handsomer,” she said. “That cost me two weeks.” And she got up, a knee at a time.',
        'You knew her before she turned: the truncheon through the sash, the bowl of hot water, the two spare pairs of sandals. {foe} was paying her until she found you, and she had never been known to spin out a job. She asked you to hold still while she made sure of the ear.',
      ],
      still: 'The thief-taker had changed her sandals. She was on the road before you again, with the portrait rolled up under one arm.',
      later: 'By the wayside lay a worn-out pair of sandals, set neatly side by side, with their toes in the direction in which you had gone.',
      offers: [
        does('flight', 'reflexes', 'medium', 'serious', {
          action: 'Be gone before she has finished looking',
          description: 'She is sixty and has never once run, and nobody has got away from her.',
          success: 'You went over the bank and doubled back along the ditch beneath her feet, with your hat on a stick going the other way. She followed the hat at her even pace. From far off you heard her laugh, once, like somebody who has been paid a compliment.',
          failure: 'You ran well. Where you stopped to breathe she was sitting upon the milestone, having come by the straight way. The truncheon hooked your collar, and it was some time before you had talked and torn yourself off it.',
        }),
        does('talk', 'intellect', 'medium', 'none', {
          action: 'Read her the law on warrants',
          description: 'She can read it for herself, and she will be listening for what you leave out.',
          success: 'The warrant gave the wrong year. You showed her where. A thing with the wrong year on it, you both knew, would be held against the person who served it; she folded it very small, thanked you, and set out to have a word with {foe}.',
          failure: 'You had the fourth article a little wrong, and she supplied it. She supplied the fifth as well. You got off because a clause of the sixth obliged her to fetch a witness, and there was none in sight.',
        }),
        does('craft', 'perception', 'easy', 'slight', {
          action: 'Show her that the portrait is of somebody else',
          description: 'You will have to hold your face at an angle, and keep it there while she walks all round.',
          success: 'You asked her to look at the left ear. {foe} had described it from memory, and it was a cousin’s. She went over you with her thumb, like a woman buying a melon. Then she begged your pardon, and took her sandals, and turned down the road toward the cousin.',
          failure: 'You pointed out the ear and the mole. She had a brush with her, it appeared, and put both of them right on the spot. It was an excellent likeness by the time you had got the stream between you.',
        }),
        does('force', 'strength', 'hard', 'serious', {
          action: 'Take the iron truncheon away from her',
          description: 'It has a hook at the hilt for swords, and has eaten a good many.',
          success: 'You let the hook have your sleeve, and took hold of what was behind the hook. She had arms like well-ropes. When it had come down to you and her and one piece of iron, she let it go, looked at her two palms, and observed that it was high time.',
          failure: 'The hook turned over, and there you were on your knees in the middle of the road, looking at her spare sandals. She had to let go of you in order to reach for her cord. It was a very little while, but it was enough.',
        }),
      ],
    },
    loss: [
      'There came a day when each board on each road had your name on it, and under your name {who}’s. {foe} had been patient. They were waiting for you wherever there was a gate, and {where} had gates on every side. You folded your papers and gave them to the river, and went up into the hills as nobody.',
      'You learned it from a child, who was reading a board aloud for practice: the matter of {who} had been closed. There was a seal, and it was {foe}’s, and {where} was mentioned as a place to which no one need go now. The child asked you what the last word meant. It meant that there was no more.',
    ],
  },
  {
    key: 'samurai/the-idle-swords',
    title: '{foe} is spending money among men who have no lord.',
    steps: [
      {
        effect: 'winter',
        title: 'Winter has come down early; {foe} had prayers said for it.',
        told: [
          '{foe} had paid a mountain temple for nine days of prayer that the passes might be closed. One cannot be certain that it was the prayers. But there was ice on the water-jars that week, and the road-menders had been told to stay at home.',
          'It turned cold a month before its time. Charcoal was not to be had, since {foe} had bought up the burners’ whole stock and left it on the mountain. The geese went over in haste, low down, talking about it.',
          'The charcoal had been bought, and the quilts, and then, as though it had been waiting to be sure of a welcome, the cold came. {foe} was said to be sitting in a warm room, listening to it.',
          'It turned white overnight, on radishes that nobody had pulled. {foe} had lit lamps for it at three shrines, people said, and had the road-huts boarded up beforehand, which showed some confidence.',
          'There was ice on the rain-jars before the chrysanthemums were over. In that province they called it {foe}’s weather, and no longer explained it to strangers.',
        ],
      },
      {
        effect: 'hunter',
        title: 'A lordless swordsman has been bought back from the pawnshop for your sake.',
        told: [
          'In a pawnshop a long sword was redeemed that had lain there for three years. {foe} paid. The man it belonged to bowed twice, to the sword first, and asked for the name; and it was yours.',
          'He was going from post to post, they told you, a tall man in a patched coat with a very clean sword. He did not say what he wanted with you. He asked only that he should be called when you came.',
          'A swordsman without a lord was seen to pay all his debts in one morning, at the bath-house, the rice-dealer’s and the temple. It was {foe}’s silver. He asked at each of them, as he counted it out, if a person of your description had gone by.',
          '{foe} had asked for the best, and been told that the best had pawned his sword to bury his father. {foe} saw to it. The man went out at the gate the next day, without haste, in your direction.',
          'Somebody had sat for a whole afternoon in the tea-house across from where you slept, over one cup. He had a patched coat and a very clean sword, and {foe}’s money lay beside the cup, untouched.',
        ],
      },
      {
        effect: 'prices',
        title: 'The hired swords must eat, and everything costs double.',
        told: [
          'Sixty men without lords were eating at {foe}’s charge, and the market had noticed. There was rice for them and for whoever would pay as they did. An egg was shown to you, like a jewel, on a leaf.',
          'The price of sandals had doubled, and of straw, and of the room in which one takes them off. “It is the gentlemen,” said the shopkeepers, and looked over your shoulder before they named a sum.',
          'It was given out that the gentlemen staying with {foe} were not to be overcharged; so everybody else was. A bath cost what a meal had, and a meal what one would have given {foe} to go away.',
          'The bean-curd seller had stopped calling. His whole tray went in at {foe}’s back gate, he told you, and what was left he was obliged to sell as if it were a rarity.',
        ],
      },
      {
        effect: 'ford',
        title: 'Men in {foe}’s pay sit on both banks at {place}.',
        told: [
          'They had come down to {place} with their own cook-pots, forty of them, and pulled up the boats. They did nobody any harm. They merely looked under each hat that came to the water.',
          'At {place} the ferry-house had new tenants, who played dice on its steps with their spears beside them. {foe} had sent them a barrel, and your description was chalked on the lid.',
          '{foe} had leased the ferry at {place} for the season. The boat was kept on the far bank, dry, with a swordsman asleep in it, and there was no cleaner boat on the river than {foe}’s.',
          'A hat-maker had set up his stall at {place}, by the water. The men in {foe}’s pay knocked off the hats and he sold people the next; and it was thought that {foe} paid him as well, by the head.',
        ],
      },
    ],
    signs: [
      'You passed a fencing-hall where the pupils had been sent home. The grown men in it were eating, and had been asked by somebody to be ready.',
      'In an inn yard three strangers were trying the balance of the same spear. They left off as you came in, and admired the wall.',
      'A pawnbroker told you that it was an odd month: swords going out, and none coming in, and {foe}’s servant to settle for all.',
      'Somebody had cut a notch in the gatepost at the height of your shoulder, and someone else had measured it.',
      'A maker of lanterns had orders for twenty with no crest on them, to be ready for any night; and {foe} had paid for the candles.',
      'You were asked your name at a toll by a boy with a brush behind his ear. He wrote down something much longer than your name.',
      '{foe}’s steward was buying straw sandals by the hundred, and had not said for what march.',
      '{foe} had given a supper, you heard, for people whom one does not have to supper. They had all been shown the same small drawing.',
      'Seven men with two swords each were picking plums for a farmer, and were not good at it; {foe} had told them to stay near the road.',
      'You were bowed to by a stranger, at exactly the depth that one gives to a person who is going to be killed, and he wore {foe}’s crest inside his collar.',
      'At the sword-polisher’s there was a queue down the steps, and {foe} was paying for edges, by the foot.',
      'A woman told you, as one mentions the weather, that her husband had found a position, and that it was with {foe}, and only for the month.',
      'You heard wooden swords at it behind a wall, and then {foe}’s steward saying something about your left shoulder.',
      'The inn had given your room to a gentleman who had not come to sleep in it, the maid explained; {foe} merely wished it to be full.',
      'Someone had been reading aloud to the swordsmen in the evenings, out of the old war tales, and {foe} had marked the places.',
      'A bill-collector overtook you with his hands in his sleeves, and told you that all of his worst debtors had paid in one day, with {foe}’s silver, and that it had taken the savour out of his life.',
    ],
    hunter: {
      openings: [
        'He rose from under a pine where he must have been sitting for hours, a tall man in a patched coat, and bowed, and gave you his name and that of a house which no longer stood. He was ashamed to trouble you, he said. {foe} had got his sword out of pawn, and he could see no other way of deserving it.',
        'The tall man had laid out on the grass a mat, a bowl of water and a clean cloth. Those were for afterwards, he explained, whichever of you it should be. He had nothing against you. He had three children, a sword that was his own again, and {foe}’s word.',
        'He had swept the place first. The broom leaned on a tree, and the tall man in {foe}’s pay was standing in the middle of what he had swept, with his sleeves tied back. He regretted the leaves, he said; {foe} had not told him that it would be here, and he had had to guess.',
      ],
      still: 'The tall man had drawn back to the edge of the trees. He was wiping a blade that had nothing on it, and had not left off watching you.',
      later: 'A mat had been left there, rolled, beside an empty bowl. He had gone on ahead, or else home; the grass did not say.',
      offers: [
        does('force', 'reflexes', 'medium', 'serious', {
          action: 'Give him the meeting he has come for',
          description: 'He was somebody’s best, once, and he has had three years in which to think about one stroke.',
          success: 'It was a beautiful stroke. You had time to see that, since it was made for a man an inch taller. You went in beneath it and hit him where the sash is tied, and he folded up on his own mat. When he could speak he asked you whether it had at least been straight.',
          failure: 'He drew, and what you remember is how little noise there was. You gave back and back, as far as the bank and over it. He came to the edge to look; but he would not follow anybody down among nettles, not on the first day.',
        }),
        does('gift', 'charisma', 'easy', 'none', {
          action: 'Share your rice with him first',
          description: 'It is one supper between two, and he will not be able to strike until he has digested it.',
          success: 'He had not eaten, for he had sent it all home. You put the larger half on his side. When the bowl was empty he sat looking into it, and said that he had now an obligation in each direction, which came to none at all. He went off to tell {foe} so.',
          failure: 'He thanked you, and set his half aside for the children, tied up in a leaf. After that he stood and begged you, with tears in his eyes, to draw. You went through the hedge instead, where he was too tall to follow.',
        }),
        does('flight', 'endurance', 'medium', 'slight', {
          action: 'Walk him off his legs',
          description: 'He has pride and a long stride; you have only to be always one hill further on.',
          success: 'You let him have you in sight for two days. He did not hurry, as that would have been undignified. By the third hill his sandals had gone, and at the fourth he sat down on a stone, and raised one hand to you like a man who sees a friend off.',
          failure: 'He never came nearer, and he never fell behind. It was you who sat down. He waited politely at the bottom of the slope until you should have got your breath; and you slid down the other side of it on your back.',
        }),
        does('patience', 'perception', 'easy', 'none', {
          action: 'Ask to see the sword that he got back',
          description: 'He cannot refuse, and you will be holding nothing while he holds that.',
          success: 'He drew it to show you, a hand’s breadth and then the whole. You looked for a long time, and then you said what you saw: that the pawnbroker had changed the blade. He carried it into the light. He asked your pardon, slid it home, and turned about towards the town.',
          failure: 'You praised the temper-line, and then the guard, and praised it for too long. He bowed, as one who has understood; now that it was out, he said, he might as well. You left him half of your sleeve.',
        }),
      ],
    },
    loss: [
      'In the end there was nowhere to put a foot that had not been paid for. {foe} had spent a fortune, and it is a thing that fortunes are good for. They held {where} and the roads to it. {who} wrote that you were not to come by now, even to say so; and you had always done what {who} asked.',
      'Sixty men bowed to you at the last bridge, all together, and did not move. Behind them {foe} had got to {where} with everything that was needed, and more. The eldest held out both hands for whatever you had that was sharp. To {who} you sent your hat, which would explain.',
    ],
  },
];
