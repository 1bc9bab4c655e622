import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * The same fire-teller: short words, hands and threes, beasts and the dead asked for their view, and towns looked at from outside.
 * Companions speak as people do who grew up among cattle, to the point and a little to the side of it.
 */
export const barbarianMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Read the ground for {foe}’s people',
        description: 'You go bent, with your nose down like a badger’s, and cannot see who is looking at your back.',
        success: [
          'Here they had stood, two hands of them, and here one had made water facing the hill. That was to show contempt; and it is {foe}’s hill-clan that does so. You followed the contempt from stone to stone.',
          'The moss told you. It had been trodden and was still getting up. You lay down by it and counted how slow, and by that you knew when {foe}’s people had gone over, and how heavy with meat.',
          'A beetle was walking round and round in a heel-mark. You helped it out and had a look at the heel. There was a patch on it in the shape of a fish. You have seen who wears that, walking behind {foe}.',
        ],
        failure: [
          'It was deer, and before the deer it was more deer. Under these there may have been a foot. You asked them, and they went away in long jumps.',
          'You tracked a man till he turned about and was a bear. You both stood up. It was well that neither of you was hungry, or that neither of you said so.',
          'They had walked in the beck. The beck knew, and it talked the whole way, as it does, and told you nothing but itself.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Sit still and watch the crows for {foe}',
        description:
          'Crows follow whoever feeds them, but you must sit so long that they think you are something of theirs.',
        success: [
          'They got up from behind the wood, eleven, and sat down, and got up again farther on. So there was somebody there who walked, and stopped to kill, and walked. You went by crow. Under the last of them was a fire of {foe}’s.',
          'One came and sat by you and said what it had eaten. It had ochre on the beak. They paint their meat, {foe}’s people, before they go to fight; and you saw to which side it wiped.',
          'You sat until your shadow had gone round you. The crows went over to bed in a long string, and there was a hole in the string. They will not fly above {foe}’s banners. You took the line of the hole.',
        ],
        failure: [
          'They had their eye on you. When you stood up they were angry, and let down by it, and told the whole valley.',
          'You sat so well that a thing with many legs moved in. By the time you had got it out of your sleeve the crows were somebody else’s.',
          'They went and you went, and it was a dead cow. They had only told you what they knew.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask in {place} at the back doors for {foe}',
        description: 'At the front they shut it, so you go round by the dung, one after another, with your hood off.',
        success: [
          'It was the ones with wet hands who knew. {foe} had been in {place} and had eaten off seven plates. They had washed them. They had heard, through the hatch, between the fifth plate and the sixth, where {foe} would go from there.',
          'A boy who turned a spit told you for a turn at your spear, to hold it. {foe}’s people had been there for salt, he said; so much salt. You do not need that much to eat. You need it for a long way, and he knew which way.',
          'You found one of your own in {place}, behind a bath-house, chopping. He had not heard his tongue spoken for years. He told you of {foe}, and then it over again, just to say it.',
        ],
        failure: [
          'They gave you a bone at the first, and at the second, and at the third. It was kindly meant. They thought that you had said “bone”.',
          'One in an apron laughed and called out another to hear how you say it. You said {foe}’s name nine times for them. They clapped.',
          'There was a dog at each of the back doors of {place}. He had nothing against you; but he was paid, and it was by {foe}’s host.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look on the water for what {foe} threw in',
        description: 'The sea keeps no track, only crumbs, and you hang over the side with your feet held by a rope.',
        success: [
          'There was a hide on the water, with the hair on, and {foe}’s brand in it. It was swollen like a cow. They had slaughtered on board and not long since; and you know which way such a thing drifts, having been sick in that direction.',
          'You fished up three sticks, tied. That is what {foe}’s people give to the sea so that it will carry them. It had not wanted them. It brought them to you, one might say, with the place that they had prayed to get to cut upon the third.',
          'A horse went by, swimming, with its eyes wide. It had come off from {foe}’s boat and was going home. You looked along its wake, as one looks along a spear, and saw a sail.',
        ],
        failure: [
          'It was water, and then it was water. You found a feather. It had come from above, and knew no more than you.',
          'You reached for something red and it was a beast that has no front. It took hold of your hand and would not be told whose side you were on.',
          'You looked until the sea looked back. After that you lay in the bottom, on the bags, and held on to them.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Call to the seal-hunters and ask after {foe}',
        description: 'They speak slowly and want to be asked about the seals first, and all the time you are drifting.',
        success: [
          'You asked how the seals were. They were well. You asked how the ice was, that was; it had been good ice. Then the eldest pointed with his lip and told you: {foe}, two big boats, and low, and by that rock. It is manners that finds people.',
          'They laid a skin boat against yours and gave you a bit of something to suck. {foe} had taken a catch from them without asking after it. They showed you where, upon a stick cut like the coast, with a thumb.',
          'Nobody spoke, and you sang. They put in the low part. So they could see you were somebody; and a woman in the last boat said that she had sold {foe} a dog, and he would howl if one called him. She called. You heard where he was.',
        ],
        failure: [
          'You asked after {foe} before you had asked for the seals. They turned the boats round, all at once, like a shoal. It is no use to shout to a back.',
          'They told you it at length. It was about the seals from the beginning to the end; you were out of sight of them by then and could still hear.',
          'They put a finger to the lips, and waited, and all waited. Up came a head. It was what they had been waiting for, and it was not {foe}.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Cry {foe}’s coming at the well in {place}',
        description: 'They look at the furs before they listen, and somebody there is {foe}’s cousin, in every place.',
        success: [
          'You held up as many fingers as {foe} had spears, and shut them, and opened them, and went on until the women had left off drawing. They counted with you. Then they took up their pails and their children; and {place} was a fist when {foe} came, and {foe} went round.',
          'You said it in their tongue, three words: {foe}, cows, soon. It is not a thing that needs more. They drove the beasts in and hid the corn under the dead. {foe}’s people dug for some days in the wrong places.',
          'The oldest at the well had been young when somebody last cried so and nobody moved. She hit them with her stick until they did. {place} was bolted, and {foe} had come all that way with ladders that were too short.',
        ],
        failure: [
          'They thought that you were selling something. Then they thought you were mad, and were good to you. Somebody washed your face.',
          'You cried it, and your voice broke, and it came out as a goat. {place} is still laughing, and {foe} will find it so.',
          'They asked who had sent you, and whose you were, and where was your token. You had it all in your head, and showed them your head.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Paint {foe}’s raid on the wall of {place}',
        description: 'You need ochre, fat, and somebody’s clean wall, and will be up on a ladder with both hands red.',
        success: [
          'You drew the houses, and the spears, and small people lying down. It was like, they could see whose door was which. They stood before it with their mouths shut. Next they began to carry stones, and {foe} found a wall there where none had been.',
          'Each asked you which one he was, and you showed him. It was he who had no head. By the end of it every man in {place} had gone for his axe, to have that altered; and {foe}’s scouts went home to say they were expected.',
          'You put {foe} in, large, with the teeth. Children screamed at it, and so their mothers came. They sent to three towns for help before the red was dry. {foe} had to wait for the help to get tired.',
        ],
        failure: [
          'They said that it was lovely. They asked for some more cows. There is a man in {place} who will pay to have his own done with a hunt.',
          'It ran. All of it went down the wall in long red legs, and what was left there looked like a dance. {place} was pleased, and {foe} was not hindered.',
          'You had made {foe} too like. They took that for a sign that you were friends, and put you out by the gate with the brush.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Go in to {them} and sit by the fire',
        description:
          'You must eat, and be looked at, and tell it from the beginning, and the fire will be full of cousins.',
        success: [
          '{them} moved the dog and you had the dog’s place. There is no warmer one. You told it, and the cousins were told to hush; and when you left there was something in the eye of {them}, smoke, it was said.',
          'You sat, and for a long while nobody said a thing. The pot did. Then {them} laughed, and you, and you could neither of you say at what. It is how one knows.',
          '{them} felt your arm and found it thin. You were turned round and felt from behind. All that was in the house was put before you, and watched until it was in you; {them} had been afraid for you, a cousin said, since the day you left.',
        ],
        failure: [
          'You sat down upon the bench, and it was the grandfather’s. He was in it. They have him there on feast days; {them} dusted him, and would not say that it did not matter.',
          'It was a bad time. A cow was dying in the other half, and {them} came out to you with both arms wet, and went in again.',
          'You spoke of somebody as living. They all looked at the floor. {them} told you, and then one could not very well go on about {foe}.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['gift', 'vigour', 'medium', 'none'], {
        action: 'Cut {them} a store of wood',
        description:
          'It is to be as high as the house, so that it can be seen from the next one, and the axe is the old axe.',
        success: [
          'You cut, and {them} stacked, and by the end you could not see over it to say good-bye. Neighbours came out to look. {them} stood in front as one stands before a big child.',
          'There was a stump that nobody could split, and it was used to sit on. You split it. {them} brought out a thing to drink that had been kept for a birth; it would keep no longer, {them} told you, now that there was somebody worth it.',
          'You did it so that it rang. They heard it in the next valley, and knew that {them} had a friend. It is a good thing to be known of one, when {foe}’s people are about.',
        ],
        failure: [
          'The head flew off and went through the roof, and there was soup. {them} said that it had been thin soup.',
          'It was the holy tree. You could not have known; there was only the one rag on it. {them} took the axe out of your hand, and they led you in by it.',
          'You cut so much that there was no more wood. It had been behind that wood that {them} used to go. You were thanked, though, and given a handful.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'slight'], {
        action: 'Barter in {place} with what you know of {foe}',
        description:
          'One lays it down, and the other lays down, and whoever speaks first has lost; and it is about {foe}.',
        success: [
          'It was a cattle-man. He put down a stone for each of his cows, and took away those that {foe} had had. You looked at the gap, and he did. So the bargain was a good one, and he went out of {place} that same day with his brothers.',
          'You told a piece as long as a finger. She held up her arm. You told it up to the elbow; and there she spat in her hand. The merchants of {place} are people, after all, if one gets them hungry.',
          'He did not speak and you did not. A fly walked over what lay between. In the end he hit the fly, and that counts as speaking; and it was sold at your price, and he was glad to have it.',
        ],
        failure: [
          'You spoke first. It was only “well”. He smiled and drew the whole of it over to his side.',
          'They do it with scales in {place}. You said what you knew into the pan, and it did not go down.',
          'You had laid it out so well that he could see it all from where he stood. He thanked you and went on.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'none'], {
        action: 'Tell {foe}’s plan in {place} by the piece',
        description:
          'You tell it like a tale and stop where it is best, with a bowl going round, and must stop in the right place.',
        success: [
          'You stopped when {foe} had one foot over the sill. They could not bear it! The bowl went round and came again, and then you let in the other foot. There was a man at the back who wrote; he had the end of it all to himself, outside.',
          'You told it with the voices. At {foe}’s they shook their fists, all {place} and his wife; and three who had something to fear from it bought the rest together. They went away holding it between them like a full pail.',
          'A rich one sent his man to sit and learn it. You saw that, and told it too quick for him. So the rich one had to come himself, with his purse and his slippers, and it was sold as he liked it, slow.',
        ],
        failure: [
          'You had stopped, and one of them went on with it. He had heard it. He did it better, with a drum.',
          'They were fond of it so far. They did not want more; if it went on, they said, somebody was sure to be killed.',
          'A child asked if it was true. You said that it was, and they all took fright and went home, and left you the bowl, licked.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the poor of {place} about {foe}’s plan',
        description:
          'It would have bought you much, and you give it away in the smallest houses, where there is nowhere to sit.',
        success: [
          'You said it by the ash-heaps, low, to those who sit there. They are many in {place}, and go in everywhere. In less than a day there was not a pot nor a child left where {foe} meant to put out a hand; {foe} grasped air, and had to think.',
          'They asked you why you told them. You said that you had been told once yourself, and in time. It was understood. They took their doors off and carried them up the hill; {foe}’s people came to a street of holes.',
          'It was a house with nine in it and one spoon. They heard you, standing. Then the spoon was put in somebody’s belt, and they went, and told as they went; and behind them {foe} had to hunt for a people that had been there yesterday.',
        ],
        failure: [
          'They were used to it. It would be {foe} or it would be another. They gave you a bit of the bread, and asked you to say nothing before the children.',
          'You had whispered, and it was taken for a secret. So each kept it. There was never a secret so well kept in {place}.',
          'They believed you so hard that they ran, and it was to the wrong gate. {foe}’s people let them in again by the other, quite gently, one after another.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Show the herders of {place} how {foe} will come',
        description:
          'You build it in the dust with dung and straws, as often as they ask, and take nothing but dirty hands.',
        success: [
          'This straw was {foe}, you told them, and this was the herd. They walked about it. One moved the herd by a hand’s breadth, over behind a turd, and looked up. That was the hill. They had it over there by next milking, and {foe} found only the other straws.',
          'They asked to see it slower. You did it a third time, and let {foe} come in by the low ground; and at that they all laughed, as it was bog. “We’ll leave the gate,” said the eldest. {foe}’s people were two days getting out their horses.',
          'You made the whole of {place}, as big as a hide. They brought their own small stones to put in, each for himself, and his beasts. When everyone could see it they shifted them all, and {foe} had to begin again with new spies.',
        ],
        failure: [
          'A hen came. It ate {foe}. They thought that was the end of it, and that it was a good one.',
          'They saw it well enough, but which of them should drive first? They were still asking it when the straws had blown away.',
          'You had used somebody’s dung. It was from a prize cow, and he knew it, and took it home; and it had been the hill.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Send {them} word by a drover',
        description: 'He can carry three words and no more, and you must walk with his beasts while he learns them.',
        success: [
          'The words were “late”, “coming” and your name. He said one to each of three cows, so as to have them by him. {them} had it from him hot. They would hold it all for you some days more.',
          'He sang it, to the tune he drives by. They could hear at the other end that something was coming, long before it came. {them} laughed, and put off the day.',
          'You gave him the words, and a slap, so he should remember them. He gave {them} the words and the slap. It was known by that as yours, and there is time yet.',
        ],
        failure: [
          'He had two of the words still when he got there. They were “late” and your name. {them} sat down with ash on.',
          'A cow got loose with the middle one. He went after it, and he is after it now.',
          'He said it to everyone he met, to keep it fresh. By the time it came to {them} it was quite worn out, and might have been anything.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Knot a cord for {them} that says you come',
        description:
          'It takes a long sitting, with teeth, and a wrong knot says that you are dead, or that you want a goat.',
        success: [
          'You tied one for the road, one for the feet and a long bare piece for “wait”. {them} ran it through the fingers in the dark and knew. It hangs at the door now; until it is taken down they will hold off.',
          'It was a good cord, of tail-hair, and it went from hand to hand and nobody could help smiling at the third knot. {them} sent to say there were some days left for one who ties like that.',
          'You knotted your own walk in it: long, short, long. {them} would know it anywhere. It was read out to the others, with stamping, and they gave you the days.',
        ],
        failure: [
          'There came a goat. It came with great trouble over two rivers, and {them}’s best wishes.',
          'Whoever carried it had had to tie up a shoe. {them} read in it that you were lame, and had a wet foot, and had gone home.',
          'You bit the end off too short. “Wait” had gone with it. So they knew that you had feet, and a road.',
        ],
      }),
    },
  ],
  'ask-mate': [
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} what kind of beast {foe} is',
        description: 'It is an old game and costs you a bite of something, and the answer cannot be given back.',
        success: [
          '“A bull,” said {mate}. “Not for the horns. You know how they stand in a corner of the field and have forgotten how they got in there? I’d not go at it from the front. I’d go and open something behind.”',
          '{mate} chewed for a while. “A cuckoo. {foe} has never yet sat on an egg. All of that is other people’s, the herd, the spears, the songs. Let them get to know it. You’ll see how quickly a nest can empty.”',
          '“A sheep,” said {mate}. “I’m not joking. Something frightened it once, and it has been running at us ever since, and so have all the rest behind it. If it stopped they’d stop. What was it afraid of? I’d look for that.”',
        ],
        failure: [
          '“The sort that eats us,” said {mate}, and took your bite of bread, and moved over to the other side of the bags.',
          '“I don’t play that any more,” said {mate}. “I said that my brother was an otter, and look where he was found.”',
          '“You first,” said {mate}, “and for you, not for {foe}.” You said what you were. “Mm,” said {mate}, and that was all, and it has troubled you since.',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} what the dead would say of {who}',
        description: 'One has to be quiet for it, both of you, and {mate} may hear something that you did not ask.',
        success: [
          '{mate} listened with one hand up. “My gran says it’s a good oath and a poor giver. She says, {who} wants it more than {who} ought to. When it’s done don’t stay to eat. She never would say why, about people.”',
          '“They’re of two minds,” said {mate}. “The old ones like {who} for not forgetting. But the children say that you should ask what {who} did. They’re always like that. I would, though; it’s mostly the children who get it right.”',
          '“Nothing,” said {mate}, after a time. “They’ve gone to stand round {who}. A great many. I’d not like to have that at my back, when I lay down. You be quick, and let the poor soul sleep.”',
        ],
        failure: [
          '“They say that you’re to put on dry socks,” said {mate}. “I’m sorry. It’s my mother, and she won’t let the others near.”',
          '“I can’t hear them for your stomach,” said {mate}. “Somebody said a word that began with a k. It may have been cake.”',
          '“They know,” said {mate}, and looked at you, and away; “but they told it me with names in, and I’d sooner not.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} whether to go on',
        description:
          'You ought not to ask unless you could bear to hear either, and {mate} can see that from your face.',
        success: [
          '“We’ve come too far for the one thing and not far enough for the other,” said {mate}. “My father’d say, in that case go until you’re hungry. So let’s do that. {foe} has to eat as well, and has more mouths.”',
          '“I’ll go on,” said {mate}. “I don’t care for {who}. But there’s something in {foe} that gets bigger if nobody comes. I’ve seen it, at home. We were all waiting for somebody, and it was only that everyone had a cow just then.”',
          '{mate} drew in the dirt with a toe, a line, and a line. “You keep going where {foe} has been. That’s how dogs do it. I’d think where {foe} can’t bear to go, and I’d go and sit there. It’ll come to us, in the end, that sort.”',
        ],
        failure: [
          '“No,” said {mate}, and picked up the bag. “Well, come on. You asked, and I said it. What are you standing there for?”',
          '“Ask me when I’ve been sick,” said {mate}. “I can always see more clearly after.”',
          '“I’ve counted our side,” said {mate}, “and then theirs, and I had to take my boots off. It’s a brave question. I wish that you hadn’t.”',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} over the next rise to look',
        description:
          'Whoever is sent goes with your eyes and leaves you blind, and it is not you that they throw things at.',
        success: [
          '{mate} came back with grass all down the front. “Three tens and a hand. They’re {foe}’s, and they have a chief’s chair with them, but nobody in it. They carry it as if there were. So {foe} isn’t where we’re meant to think, and I saw who winked.”',
          '“There was a woman with geese,” said {mate}, “so I drove geese. {foe}’s people went right through us and told her everything, for she’s somebody’s aunt. It’s the lower path, and they go by on the second sleep. I’m to come again for the plucking.”',
          '{mate} ate first, and told you with the mouth full. “I lay next to their pot. They’re out of salt, and they are cross. {foe} sits by and combs a dog, and doesn’t hear. If they were mine I’d be frightened of them by now.”',
        ],
        failure: [
          '“They’ve a hound,” said {mate}, coming in on three limbs, “and I’ve no seat to my hide. That’s all that I know. She has pups there.”',
          '“I went up and looked over,” said {mate}, “and somebody was looking over from the other side. We were about so far apart. I said good day! What would you have done? We both of us ran.”',
          '{mate} had been painted, half red, half not. “They said they’d do the rest when you came yourself,” said {mate}. “They were nice about it. I don’t think it comes off.”',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} to squat at a strange fire',
        description: 'A stranger is fed first and asked afterward, and between the two there is just time to listen.',
        success: [
          '“They fed me,” said {mate}, “and then it was a song, and then another. In the third there’s a ford, and {foe}, and a surprise. They sang it again when I asked. I’ve never known a surprise to be so well rehearsed.”',
          '“I said I was dumb,” said {mate}. “You’d wonder what folk tell you. There’s one has {foe}’s horses to mind, who’d as soon mind ours. He told me about his wife too. I nearly said something.”',
          '{mate} told it you on the fingers, and ran out, and took yours. “So many at the gate, so many asleep, and this one’s {foe}. It doesn’t stay by the rest. It goes and sits over here, on your thumb, where there’s nobody. You see? By itself.”',
        ],
        failure: [
          '“I ate too well,” said {mate}. “I was asleep before they had got to anything. They put a flower on me. I could have been killed, with a flower on.”',
          '“It was some law of theirs,” said {mate}, “that the stranger has to dance. I danced. By the time that I’d got my breath they had all gone to bed, and told me nothing, and I can’t feel this knee.”',
          '“They asked me whose I was,” said {mate}, “so I thought of a name, and it’s one that they have been after for years. I had to leave by way of the soup.”',
        ],
      }),
    },
  ],
};
