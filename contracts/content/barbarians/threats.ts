import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const barbarianThreats: readonly ThreatContent[] = [
  {
    key: 'barbarians/winter-called',
    title: '{foe} is calling Winter in by name, before his time.',
    steps: [
      {
        effect: 'winter',
        title: 'Winter has been called, and has come to see why.',
        told: [
          'They said that {foe} had stood on a hill for three days with a white ram and had called him, by the name that is not used. It may have been talk. But there was ice in the hoofprints, and no leaf was down yet.',
          'The cranes went over with a month still owing. An old man looked up and drew his hood close, and told you who had been burning rime on a shovel. {foe} had sent for Winter; and he is one that comes.',
          '{foe} had thrown the horns of a white ram into a lake, and the lake went stiff to the middle before the calves could be brought in. It might have done so in any case. The old people did not think so, and got in their wood.',
          'The tops were white before the leaves had turned, and it was {foe}, the herders told you, who had asked it down, nine nights running, with a drum. They brought in their beasts, and did not look toward the hills as they did it.',
          'A cold came down in one breath, out of season, and stayed. Those who know about such things had seen {foe} shake out a white bag on the hill. The rest got in wood, and did not argue.',
          'The geese went over, all in one direction, with a month in hand. {foe} had called somebody, the herders said, whom one does not call twice; and they killed what they could not feed, and hung up the skins.',
          'It was seen by a boy on the hill: {foe} opened a bag, and something white put its head out, and went down the valley looking in at doors. By the next day {foe}’s people had it to stay.',
        ],
      },
      {
        effect: 'prices',
        title: 'Hay and salt cost double: {foe} has frightened the herds home.',
        told: [
          'The herds had come down too soon, and eaten what was laid by. A bundle of hay was fetching the price of a lamb. {foe}, it turned out, had made hay early, and had barns.',
          'At the fires they were counting things that one does not count. For a hand of salt they wanted two hands of bronze; you heard the name of {foe} said, low, as one speaks of a man with a full store.',
          'They wanted two for one, and the two had to be fat. {foe} had let it be known how long it would last, they said, and had laughed, and shown the teeth on one side.',
        ],
      },
      {
        effect: 'hunter',
        title: '{foe} has told your name to the Wolf-coat.',
        told: [
          'Three fires sent you the same word. A man in a wolf’s pelt had come to {foe}, and {foe} had said your name in his ear. He does not speak until he has what he went for. He had been silent, they told you, since that hour.',
          'You found a wolf’s track at your last fire, and no dog had barked. There was a heel in it. The one they call the Wolf-coat had sat down where you sat; and he works for {foe}.',
          'The Wolf-coat had come in at {foe}’s door on all fours, and gone out on two. They had hung a thing round his neck at {foe}’s fire that was still warm from your bed.',
        ],
      },
      {
        effect: 'ford',
        title: 'At {place} {foe}’s spears keep the crossing.',
        told: [
          'Stakes had been driven at {place}, slantwise, with their points at the level of the water. On the bank sat some of {foe}’s young men, wrapped in one hide, eating somebody’s calf. They called to you to come over.',
          'The ferrymen had been sent away from {place}, and their ropes cut. {foe} had put spears there. It was done so that no one should drive cattle across, they said, and they all looked to see if you were cattle.',
          'The ford at {place} had a skin of ice, and {foe}’s young men were keeping it whole. They slid on it, singing, and for whoever came to {place} they broke a hole.',
        ],
      },
    ],
    signs: [
      'A ram’s skull stood upon a pole by the path, with hoarfrost on it, and there was none on the grass. It had been turned to face you. {foe} has such poles set.',
      'The hares were half white already. You asked one what it knew; it had sat up with its ears toward the hill where they say that {foe} goes.',
      'You met a family walking, with the loom on the cow’s back. They had been told by {foe} that the cold would have their valley first, and had not asked who told the cold.',
      'You woke with rime in your hair and on one side only, the side on which {foe} was.',
      'Somewhere a horn was blown, long, and then twice more. It is how one calls a herd-dog. You had the thought that it was not {foe}’s dog that was meant to come.',
      'The bears had gone in with their mouths still full, said a hunter, and made the sign against {foe}.',
      'There was a white feather on your shoulder, and no bird; {foe} sends such, to see who shakes.',
      'You passed a well with a lid of ice on it and a mark cut in the lid, which was {foe}’s.',
      'The old women were boiling bark, so as to have the habit of it, since {foe} had gone up the hill.',
      'A child asked if you were the one that {foe} had called, and when you said no it looked behind you.',
      'Smoke lay down flat over all the huts but {foe}’s, where it stood up.',
    ],
    hunter: {
      openings: [
        'A wolf was sitting in the path upon its tail, and then it stood, and it was a man with a wolf’s face tied above his own. He pointed at you. He held up a notched bone with your mark burnt into it, the last of a row. He did not say anything, for he may not.',
        'You had looked twice at that grey stone. The third time it had feet. The Wolf-coat got up from it without haste; he laid down a stick across the way in front of you, and then a second one behind, like somebody putting up a gate.',
      ],
      still: 'The Wolf-coat had come round you by half a circle. He showed you the bone again, and ran his thumb along to the end.',
      later: 'Two sticks lay in the path, crossed, and gnawed a little. Some grey hairs were caught in the bark.',
      offers: [
        does('force', 'vigour', 'hard', 'grave', {
          action: 'Fight the Wolf-coat tooth and nail',
          description: 'He believes himself to be a wolf while it lasts, and so far no one has shown him otherwise.',
          success: 'You rolled down together through the fern, and there was very little to choose between you. You got your teeth in the pelt. It came away over his head; and under it was a bald man of fifty with a cold. He put both hands up to where the ears had been, and walked off quickly among the trees.',
          failure: 'He had you by the scruff, and shook. Then he set you down and stepped back, and pointed at you, and at the far hill; it was in order that you should run. He liked it better so. You ran.',
        }),
        does('talk', 'charisma', 'easy', 'slight', {
          action: 'Ask him things until he answers',
          description: 'If he says one word he has lost you, and he knows that, and he has a club.',
          success: 'You asked was it hot in there. You asked what he did about fleas. You said that there was a fellow two valleys on, with a bear-coat, whom they call the better man; and he said, “Who?” You both stood and listened to it. He sat down in the road and bit his own fist.',
          failure: 'You asked him was he married. It seems that he had been. He came on without a sound and with his eyes wet; it took you as far as the next thicket to be rid of him, and you were sorry for it, and he knocked a tooth loose.',
        }),
        does('flight', 'endurance', 'medium', 'slight', {
          action: 'Run in a ring till he tracks himself',
          hurt: 'weariness',
          description: 'It is three times round the same hill with your breath whistling.',
          success: 'You went round once in earnest, and once more in your own steps. The third time you stood behind an oak and let him by, his nose down. There were by now two trails in front of him, yours and a wolf’s. He hesitated; and then, with a happy look, he went after the wolf.',
          failure: 'You went round three times. He had not gone round. He was sitting where you had started from, with his pelt drawn about him, and got up like someone whose guest is late.',
        }),
        does('gift', 'perception', 'medium', 'none', {
          action: 'Give him meat and look away while he eats',
          description: 'It is your supper, and you must turn your back on him to offer it.',
          success: 'You laid it down and stood with your neck bare, looking at the sky. There was no sound for a long time, and then there was chewing. When you turned he had gone, and there on the moss was the bone, snapped off neatly at the end notch.',
          failure: 'You laid it down and turned your back. He took the meat, since it was there. Afterward he took hold of the hair, since that was; you left a handful with him and were away over a stream, while he was wiping his mouth.',
        }),
      ],
    },
    loss: [
      'Then Winter came in earnest, and he came to {foe} first, as one goes in to the one who has called. He took the tenth. He took it again. When the roads could be walked there was nothing to be done any longer at {where}, for {foe} had done it; and {who} had burned the bench that you were to have sat on, for the warmth.',
      'You were a day short of it when the snow shut. {foe} had no need to lift a hand, or had lifted it already. They dug you out by your spear. You were told then, by people who had told it three times to get it right, how it had gone at {where}, and what {who} had said, which was only your name.',
    ],
  },
  {
    key: 'barbarians/black-stick',
    title: '{foe} has sent the black stick from fire to fire against you.',
    steps: [
      {
        effect: 'gates',
        title: '{place} has taken up its causeway: the black stick is there.',
        told: [
          'They had taken up the logs before {place} and stood them inside in a stack. {foe}’s stick was tied to the gatepost, burned at the one end and with blood on the other. Whoever gets that from {foe} must shut the gate or answer for it.',
          'Somebody had run to {place} by night with a black stick, and had died of it, as they should. So there were spears on the bank, and the geese were out. They knew you. They were sorry, they called down; but it was {foe}’s stick.',
          'The stick had been to {place} and gone on. One could tell by the dogs, and by an old man on the gate with his back to you; {foe} had said that nobody was to see you, and he was not seeing you.',
        ],
      },
      {
        effect: 'hunter',
        title: '{foe} has woken the Grandmother, and put your track before her.',
        told: [
          'There was an old woman who had given up hunting when her eyes went. {foe} had come to her with one of your footprints, cut out of the ground whole, on a board. She had smelled it, people said, and asked for her boots.',
          'You heard it from a girl gathering cress: the Grandmother was out. Seventy winters, she had, and a bow taller than she was. {foe} had promised her a grave with a view, and all that she had to do was find you.',
          'They had carried the Grandmother all round your last fire, so that she could smell it from each side, and {foe} had walked behind. She said one word, a girl told you, and it was to {foe}, and it was the colour of your hair.',
        ],
      },
      {
        effect: 'ford',
        title: 'The kin of {foe} sit on both banks at {place}.',
        told: [
          'On both banks of {place} there were huts, with a black stick set up at each. {foe} had cousins there, and the cousins had cousins. Whoever crossed must say his fathers aloud, and be sat on by a very fat man until they were found true.',
          'You smelled {place} before you saw it, for they were roasting. {foe} was feeding all the kin there, in the water up to the knees, to keep it shut. It would be shut as long as the pigs lasted. You counted the pigs.',
          'There was a rope over the water at {place}, with bones on it that knock. {foe}’s kin lay behind it in the rushes, so many that the rushes had gone flat.',
        ],
      },
      {
        effect: 'prices',
        title: 'Bread costs you double: {foe} forbade it, and it is sold over the back fence.',
        told: [
          '{foe} had let it be known that whoever gave you bread would have a mouth the fewer at the table. They sold to you still, over the back fence, with the dog held, and it was two rings for what had been one.',
          'The woman put the loaf on the ground and stepped back from it. It was twice the price, and she did not look at you as she named it. At her door hung a bit of charred stick on a string; {foe} had seen to all of the doors.',
          '{foe}’s stick lay across the salt-trough, and no one would lift it. So they sold from the side, with a long spoon, at two for one, and told you to thank {foe} for the spoon.',
        ],
      },
    ],
    signs: [
      'A runner passed you with his mouth open and a black thing in his fist. He saw you too late; he swerved, as one does for a bull. That would be {foe}’s.',
      'Children at a spring were playing at stick. The smallest had to be you. They beat her with rushes, laughing, and she said that it was her turn next to be {foe}.',
      'Somebody had cut a face in a birch, and the face was yours, well enough. There were three arrows in it. You took {foe} to have had a dull day.',
      'You shared a fire, and they were good company. Then one of them poked it with a stick, and the end caught, and everyone looked at it and thought about {foe}. They slept on the other side.',
      'A bard stopped singing when you came by. He told you, as one tradesman does another, that {foe} had ordered something with your name in it and that nothing rhymed.',
      'You came to a fire and it was warm and there was no one at it; they had all gone to stand behind the trees until you should have passed, as {foe} had told them to.',
      'A dog ran by with something black in its mouth and forty boys after it, and they were calling on it, in {foe}’s name, to drop it.',
      'A woman would not tell you the name of the river, for {foe} had it.',
      'They had turned the faces of their posts to the wall, so as not to have seen you when {foe} asked.',
      'You heard drumming, and a drum that answered, and what they said was two names, yours and {foe}’s.',
      'An old man let you drink, and poured the rest away, and broke the bowl, and wept for the bowl, and cursed {foe}.',
      'There was a hole in the talk at every fire, of the size of you, and {foe} had cut it.',
    ],
    hunter: {
      openings: [
        'An arrow stood in the ground a finger’s breadth before your toe, and it had a goose feather and a sprig of yarrow, for luck. “Stay there,” called an old woman’s voice from up in the rocks. “I don’t see so well as I did. Cough, would you?” It was the Grandmother.',
        'She was sitting by your trail on a folded hide, with a taller bow than any that you had seen, chewing. “You turn your left foot out,” the Grandmother said. “You slept badly. You had onions.” She felt behind her for an arrow. “{foe} never told me that you’d be young.”',
      ],
      still: 'The Grandmother had shifted to a better stone. She licked a finger, held it up, and turned her good ear to you.',
      later: 'A folded hide lay beside the trail with the print of a small behind in it. She had left the end of her onion on a leaf, for whoever should need it.',
      offers: [
        does('flight', 'reflexes', 'medium', 'serious', {
          action: 'Zigzag through the alders before she hears',
          description: 'She has killed swallows by ear, in her time, for a bet.',
          success: 'You threw your cloak to the right, and it rustled. You went left, between her one breath and the next, on the moss. When you looked out from behind the last alder the cloak was pinned to the ground by both shoulders, very neatly, and she was telling it that it had been a good run.',
          failure: 'You went three leaps. The fourth had an arrow through the calf of the boot, and a fair part of the calf. “There,” she called, “now you’ll drag it, that’s easier for me,” and you heard her coming down the rocks, backward, as the old do, in no hurry. You dragged it through a stream.',
        }),
        does('talk', 'intellect', 'easy', 'none', {
          action: 'Tell her what kind of grave it is',
          description: 'You will have to say it to an old woman with a bow.',
          success: 'A grave with a view was promised, and you told her which: upon the side of the hill that slides. It had had four people in it, and three of them were now in the brook. She lowered the bow. “I’ll go and have a word with {foe},” said the Grandmother; she asked you for the straightest road.',
          failure: 'You told her that the hill slid. She was born on that hill, she said, and so was her mother. She let fly from the hip, at your hat; and she apologised, it had been meant for the word.',
        }),
        does('gift', 'charisma', 'easy', 'none', {
          action: 'Cook for the Grandmother',
          description: 'She has four teeth, she can smell what you leave out, and the arrow stays on the string.',
          success: 'You stewed it until it would come off a feather. She had three bowls. She told you, by and by, how one turns the left foot in, and made you walk up and down till you had it. “Now I don’t know you from a Marsh man,” she said, content, and slept; and you took the arrow off the string.',
          failure: 'You left out the juniper. She put down the bowl with care, and took up the bow; it was not for {foe} now. You went down that hillside with the pot on your head, and it rang twice.',
        }),
        does('patience', 'perception', 'hard', 'slight', {
          action: 'Stand like a tree till she doubts her ears',
          hurt: 'weariness',
          description: 'She was doing that to deer before your mother was born.',
          success: 'You let your breath out through your skin. An ant went up you; a wren went up you. The Grandmother listened, and bent her head, and listened. At last she unstrung the bow. “Well, I’m past it,” she said to the wood, and there was a smile in it; you have never been sure.',
          failure: 'You stood until you had moss on you. It was your belly that spoke. She laughed so much that the arrow went wide, through the cheek of your hood and only a little of the cheek. She gave you to a hundred, then. She counted fast.',
        }),
      ],
    },
    loss: [
      'The last fire had got the stick, and no one was left who might so much as look at you. You walked through them all to {where}, and they turned their backs as you came, one after another, like corn. {foe} was sitting there with what you had gone for. “You’re late,” was all that {foe} said. {who} had been told that you were dead, and had cut off a braid for you.',
      '{foe} broke the stick at {where} before all the tribes, and that meant it was finished. You heard it break. It is not a loud sound. The old ones let your name go out of the telling then, since there was nothing more to be told with it; only {who} still says it, three times, to the fire, at the hour for the cows.',
    ],
  },
];
