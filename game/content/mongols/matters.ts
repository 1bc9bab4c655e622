import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * An old rider tells it aloud across a fire, by bowshots, days in the saddle and nines. Sentences run on with “and”, turn
 * upon a proverb that he has just made, and stop short.
 */
export const mongolMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look for the tracks of {foe}’s riders',
        description: 'You go bent double for a bowshot and another bowshot, and tracks can have an end that bites.',
        success: [
          'A hoof is a mouth, if you kneel to it. You found where eleven had gone by and one of them limped, and that one had carried double, and it was {foe}’s people who shoe with the bar across. You knew by the dung how long since, and by the limp where they would have to stop.',
          'There was a fire-place with the ash carried off, and who carries off ash? One who counts his enemies. Under the sod lay a sheep’s shoulder with {foe}’s knife-marks on it; they had been reading the road in the bone, and they had left it pointing.',
          'The grass had been combed one way by something dragged. You followed it over three rises. At the third they had been careless and dropped a tent-peg, with {foe}’s brand, and beyond that lay a whole valley of small round marks where there had been tents.',
        ],
        failure: [
          'You tracked a fox. He had been tracking a hare, and the hare had gone home. It is told that you lay at the mouth of that burrow for as long as milk takes to turn.',
          'Sheep had been over it, four hundred of them, and a sheep signs its name on everything. You asked the herder. He had seen nothing, he said, but sheep.',
          'Every track there led to the one well, and every one led away from it again. You went round that well like an ox at a mill. A girl who was drawing water asked you what you had dropped.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask at a herder’s fire who has passed',
        description: 'You owe them news for news and must drink what there is.',
        success: [
          'A fire that asks no questions is the one to ask at. You drank, and praised the dog. On the third bowl the grandfather told you of a rider who had not praised the dog, and paid for mutton out of {foe}’s purse, and whose horse knew the way to the old salt-works.',
          'You gave them a wedding and two births, all of it true, and they looked for what they had that was as good. It was this: {foe} had hired their uncle’s carts. They were to be at a certain ford, empty, and to go away from it heavy.',
          'The woman was skimming. She said, to the pan, that some people leave their boys to mind forty spare horses in a gully, and give them no food, and that a hungry boy talks. She fed him, she said. And then she told you what {foe} wanted with forty.',
        ],
        failure: [
          'They told you everything. It was about a brother-in-law. You heard it to the end, with the lawsuit, and got up as wise as a saddle.',
          'You said {foe}’s name too soon and the fire went quiet, and somebody threw dung on it. One does not name a wolf while the lambs are out. They wished you grass, and turned their backs.',
          'They were as lonely as you were curious. By the fourth bowl you had told them where you came from, and where you were going, and why; and of {foe} they knew just what you had said.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Drink with the horse-dealers about {foe}',
        description: 'It costs a headache, and a dealer will sell you the same news that he sells of you.',
        success: [
          'A dealer forgets his mother and remembers a hock. You spoke of greys. One of them had sold {foe} nine greys, all matched, and delivered them himself, at a gate that he drew for you upon the table in spilled milk.',
          'You asked what one paid for a bad horse just then. They groaned. {foe} had bought up the bad ones, three hundred, as if {foe.he} meant to eat them; or to leave tracks with, said the oldest, and looked at you, and told you in which direction.',
          'They were laughing about a man who had bought oats for forty and had one horse. He was {foe}’s quartermaster. You laughed too; and you found out what barn it was that had thirty-nine shadows in it.',
        ],
        failure: [
          'You drank, and they drank, and you bought rounds of talk with your best stories. At the end of it they carried you to your door. They knew a great deal by then about what you think of {foe}.',
          'A dealer looked in your mouth. It was a joke; but he told you your age, and where you had wintered, and that you had been asking. Whoever wants to look at the horse, he said, should not stand downwind.',
          'They spoke of nothing but glanders. You said {foe} and they said glanders. It may be that it was an answer, and you have thought of it since.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['patience', 'perception', 'medium', 'none'], {
        action: 'Watch that big water for {foe}’s boats',
        description: 'It is a steppe without grass, and you must stare at it with your stomach in your mouth.',
        success: [
          'What are they, those lakes without another side? You looked at it as one looks at grass, for what goes against the rest. There was a boat in it that carried no net and went like a rider with a message; and in her stern they had set up a pole, with {foe}’s horse-tails.',
          'Gulls are ravens that have been washed. Where they went down, somebody had thrown out guts, and it was horse; who takes horses upon the water but {foe}? You had the line of them by the birds, from one edge of the sky to the other.',
          'You watched till the water began to look like hills, and over one of those hills came hides, tied, with air in them. They were river-floats from the north country, burst, nine of them, and {foe}’s brand upon each. So it was by that way that the herd had been brought.',
        ],
        failure: [
          'You saw a whale, or an island, or it was the same boat each time. Nothing on it has the manners to leave a track. You gave back what you had eaten and were none the wiser.',
          'It moved, and whatever you looked at moved, and after that you moved too. Somebody held you by the belt. They told you later that a boat had gone by quite close, with people waving.',
          'There was a great deal of it. You began at the left, as you would with a herd, and counted; and before you had come to the middle the left had gone somewhere else.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Cry it in the market what {foe} plans',
        description: 'You stand on a barrel like a seller of pills, and {foe}’s friends can see you as well.',
        success: [
          'You got up on a barrel and said it in nine words, and the ninth was run. There is a time when a crowd is a flock, and it was that time. They had the gates of {place} shut and the hay wetted before you had climbed down, and {foe}’s people found a wall where they had paid for a door.',
          '“Whose are those?” you shouted, and pointed at the hill, and there was nothing on the hill. But they had all looked, and they had all been afraid. {place} sent out boys to watch that hill and every other; whatever {foe} had meant to do in secret had now two hundred eyes on it.',
          'It was the butchers who believed you. A butcher knows what a knife is for. They went down the street of {place} in their aprons, knocking, and by the time they reached the end of it there were chains across, and {foe}’s carters were turning round.',
        ],
        failure: [
          'They laughed, and threw a dry dung-cake, and it was a good throw. In {place} there had been another on that barrel last week, who told them that the sky was a lid. {foe} had not been in it, but they had liked him better.',
          'You cried wolf in a town that has no sheep. What was {foe} to them? They sold {foe.him} rope, they said, and at a price. {place} went on chewing.',
          'Somebody began a song while you were speaking, a good one, with a drum. It was {foe}’s somebody. There was dancing in the market of {place}, and a few of them asked if they might have the barrel.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Send a knotted cord from house to house',
        description: 'You sit and tie till your nails bleed, and it must not be found in the wrong house.',
        success: [
          'A red knot is fire, and two are thieves; a grandmother knows it, if the grandson does not. The cord went round {place} under aprons. Nobody said a word and nobody ran; they only brought in what was outside, and when {foe} sent, there was nothing outside.',
          'You tied {foe}’s brand in horsehair, and nine knots after it, and gave it to a child who was going round with a kid. In every house of {place} they patted the kid. By the last of the nine doors they were driving the mares up into the rocks.',
          'There were forty cords, and you tied them all alike but for the last knot, which said to each where to go. It was done as one moves a herd, from the edge. {foe} came by for {place} with a whole day’s work in hand, and went about it, street after street, in the quiet.',
        ],
        failure: [
          'They untied it. In {place} they are saving people, and string is string. By the third house your warning was holding up a bean.',
          'You put one red knot too many. To {place} it said that a wedding was coming, with {foe} for bridegroom. They hung out carpets.',
          'A cord that goes round must come back, and it came, with an extra knot. You did not know that knot. A rope-seller told you, when you showed it him: it is {foe}’s people who tie so, and it means “we have read this”.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Drink milk at {them}’s fire',
        description: 'You sit till the bag is empty, and it takes its time.',
        success: [
          'The dog did not bark at you, and {them} saw that the dog did not bark. You drank, and told of the road, and were told about the well. It was nothing. It was worth nine sheep. When you got up to go {them} had turned your hat the right way round on the peg.',
          '“A friend is a fire that somebody else lays,” said {them}, poking it. You had never heard that one. Nor had {them}. You laughed until the pot shook, and after that you could say to each other what you had really thought, that other time.',
          'You sang the one about the brown colt, badly, and {them} sang under it. When it was done the neighbours were standing there. {them} told them who you were, at some length, and it was as if somebody had put a warm coat round you from behind.',
        ],
        failure: [
          'You came when the tent was full of cousins. They sat you by the door, and passed you the bowl last. {them} looked across at you now and then, like somebody on the other bank.',
          'You said something of {them}’s brother, and it was not that brother. The milk went round the other way after that. One can put back a stone, they say; not a word.',
          'There was a silence, and you thought that it was yours to break. You broke it with {foe}. {them} got up to look at the horses, and there were not so many that it should have taken so long.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['gift', 'vigour', 'easy', 'none'], {
        action: 'Give {them} a day of your back',
        description: 'It costs what a day costs, and an ache in every bone that you brought.',
        success: [
          'There was felt to be rolled. You rolled it, the two of you, up the slope and down it, kicking, with the wet running in your boots. It came out thick as a thumb. {them} cut a corner from it, and would not say for whom, and looked very pleased.',
          'You held the ewes and {them} sheared. By the fortieth you could not have told the one of you from the wool. {them} sat down on the heap, and moved over. “Now it is a visit,” said {them}.',
          'They were digging a well, or {them} was. You went down in turn with the basket. Toward the end there was a shout from below, and {them} came up with a handful of mud and put it on your forehead, in the middle, and it was the best water that you ever had on you.',
        ],
        failure: [
          'You helped. By the end of it there were two posts standing where there had been five. {them} thanked you, and asked if you would like to rest, and said it more than once.',
          'A goat does not like to be held by a stranger and she said so. She ran through the tent and out by the side. {them} was a long time mending that side, and you held the thread.',
          'You gave your back and it was taken; you were stacking dung until your eyes ran. {them} had gone to the neighbour’s, and came home when it was done, and had hoped that you would be in a better humour for talking.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'slight'], {
        action: 'Sell what you know to a caravan-master',
        description: 'He will beat you down by telling you his losses, and he may be losing to {foe}.',
        success: [
          'He spat, and you spat, and then you could begin. You let him have the tail of it and kept the head back. He has eighty camels; he wished very much to see which end bites. So he bought it, head and all, and his camels left {place} by another gate, away from {foe}.',
          'News of {foe} is like a mare, you told him, she is worth what she will bear. He walked round it. He looked at its teeth. Then he shook on it inside the sleeve, as they do in {place}, so that nobody should see how well you had sold.',
          '“I never buy news,” said the caravan-master. You began to tell it to his camel. By the time that you had come to the ford, and what {foe} wanted with it, he had you by the arm, and would have it whole, and nobody else in {place} should.',
        ],
        failure: [
          'He had come by the way that you spoke of. He told you what {foe} was doing there that very day, and it was something else. You had been selling last year’s foal.',
          'He began to weep at the price before you had named it. There were four daughters in it, and a lame camel. You left {place}’s caravan yard with your news, and with his on top.',
          '“Say it again,” he said, “but slower.” You did. Behind the bale sat a boy who was writing, and the boy was {foe}’s nephew. It was not bought, in {place}; it was merely kept.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'easy', 'none'], {
        action: 'Sell the tale to a fire-side singer',
        description: 'Singers are poor, and he will make you taller or shorter as the rhyme wants.',
        success: [
          'He needed a villain, he said, his old one had died. You gave him {foe}, with the gloves. He tried a line of it and bought it on the spot. They wept over it that same day in {place}, and it was not half as bad as the truth.',
          'You told it and he plucked, and where it was thin he plucked harder. When you had done he owned it. It was a fair price between two people who sit on the ground; and in {place} they no longer said {foe}’s name without humming.',
          'There were two singers at that fire, and each wanted it. They sang against one another for who should have the right to pay. The fat one won. He has {foe} falling off a camel in it, at {place}, twice.',
        ],
        failure: [
          'It had no horse in it to speak of. He said so kindly. In {place} they will not sit through a song until somebody mounts; come back, he said, when {foe} has stolen something with legs.',
          'You sang it to him, to help. One should not help. He had paid for silence in his time, he told you, and would have done so again, if he had had it by him.',
          'He knew a man who had sung of {foe} and he knew where that man lay. There was a stone on him, in {place}. He showed you the stone, and afterwards he sang you something about larks.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell those who stand in {foe}’s way',
        description: 'You give it for nothing, and somebody may remember who brought the fear to the door.',
        success: [
          'They lived at the edge of {place} in eleven tents, and {foe} was coming for the grass. You said it at the first tent and it ran ahead of you. When you reached the eleventh it was gone; there was a peg, and a warm ring. {foe} would have to look for the grass’s owners a long time.',
          'You told the women who draw water. That is the same as telling the water. Whoever drank in {place} knew before the cattle came home, and {foe}’s man, when he asked his way, was sent nine different ways, by children, with great respect.',
          'An old man heard you out and put on his boots, which he had not worn since the Khan’s time. He only stood in the gate with them on. But all {place} saw the boots. They drew up a wagon beside him, and another, and {foe}’s people had to go home for ladders.',
        ],
        failure: [
          'They had nowhere to go and told you so. It is easy for the arrow to warn the tree. You stood about a while among those tents outside {place}, and somebody gave a child a slap, and you left.',
          'You told it, and at once there were two sides, one for you and one for {foe}. They had been waiting for something to have sides about. {place} was loud with it, and nobody lifted a tent-pole.',
          'A deaf aunt received you, with much kindness. The others were at the fair. You shouted {foe}’s name till the dogs began, and she nodded, and patted your knee, and brought out for you her son’s likeness.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Give the news to the post-house riders',
        description: 'They owe {foe} nothing and you nothing, and will ask what you are getting out of it.',
        success: [
          'A post-rider has bells on so that he need not stop. You ran beside one, and told it to him over nine lengths. He said it at the next post, and they at the next. Before {foe} had pulled on a glove there was a bell ringing on every road out of {place}.',
          'They drew straws in the post-house at {place} for who should carry it, since it weighed nothing and was worth a horse. Three rode. Where {foe} had counted upon sleeping camps there were people standing with their bridles on their arms.',
          'The post-master was in the bath. He heard you through the felt. “That is my sister’s pasture,” he said, and came out as he was; and it is told all over {place} how he mounted. {foe} found the sister gone, and the well-ropes, and the whole of the cheese.',
        ],
        failure: [
          'It must be sealed, said the post-master of {place}, and for sealing it must be written, and then it was a letter, and wanted a tablet. You were before the third clerk when it struck you that {foe} has never needed a tablet.',
          'They asked whose it was. Nobody’s, you said. They had been caught like that before, in {place}; what is nobody’s is somebody’s, and commonly {foe}’s. They gave you your news again with the dust blown off.',
          'One rode off with it, at a fine pace. He came back on foot. He had stopped at an inn beyond {place}, and told it for a drink, and the man who stood him the drink had {foe}’s knot in his belt.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Give a drover a word for {them}',
        description: 'He goes at the pace of his oxen, and you must teach him the words by rote.',
        success: [
          'You said it, and he said it, and he had the oxen stand still for it. “I am coming. The river was high in me.” He did not ask what it meant. But {them} knew, it is told, and laughed, and unsaddled, and would give you some days yet.',
          'A drover never forgets, for he has nothing else to carry. He took your word out of {place} under his hat. When he gave it to {them} he gave it in your voice, sniff and all; and {them} hung the kettle up again, and waited.',
          'He owed {them} for a calf, as it came out. He would bring the word, he said, and the word should be the calf. So it was received with more joy than you had earned, and there was no more talk of how late you were.',
        ],
        failure: [
          'He had it by heart as far as the first bridge out of {place}. There an ox lay down. By the time that it had got up again he was saying it to {them} as: he is dead, and the river is high.',
          'You told him and he nodded, and he nodded at everything. It was the way he was made. {them} never had a word from him but good day, and he nodded that.',
          'The oxen were going the other way. You had looked at the drover and not at the oxen; a child in {place} pointed it out to you, when they had gone round the corner. {them} got no word.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Cut {them} a tally stick of your days',
        description: 'You must reckon up honestly how many more days you need, and put them where they can be counted.',
        success: [
          'One notch for a day, and a long one for the day that you will be there. You cut it deep. A felt-seller took it out of {place} in his boot; and {them} set it up by the door, he said, and broke off a notch at each milking, and was not angry.',
          'You split it down the middle, so that the halves would fit, and kept the one. {them} laid a thumb along the other. Nobody splits a stick with those he does not mean to see. There would be some days more, you heard, and the place by the fire.',
          'There were nine notches, and then you thought of the marsh, and made it eleven. Whoever asks for enough has to ask once. {them} counted them twice, said the boy who came back to {place}, and scratched one more for you, at the end, as a present.',
        ],
        failure: [
          'You cut it in poplar. In {place} they light the stove with poplar, and somebody’s good wife did. You watched your days go up, one by one, and {them} was waiting all the while for a sign.',
          'The knife slipped, and you had cut a year. It looked so fine that you let it go off by mistake. {them} sent it back, whittled to a point.',
          'A mouse had added to it. When it lay before {them}, by way of three saddlebags, it said forty, and that the last was to be a feast. {them} took it for mockery, and it was told you so in {place} by a man who was sorry.',
        ],
      }),
    },
  ],
  'ask-mate': [
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} how to hunt {foe}',
        description: 'Whoever asks for counsel must sit still for it.',
        success: [
          '“You hunt like a hawk,” said {mate}, “you look at the hare. I hunt like a wolf, I look at the lame one. {foe} has a lame one, everybody has. Find out who in those tents eats last, and bring that one some meat, and leave the hawk at home.”',
          '{mate} drew two circles with a thumb. “Here {foe} is strong, and here {foe} is loved. They are not the same. You have been going round and round the first. I would ride into the second with a lute and ask for a bed.”',
          '“{foe} has nine plans,” said {mate}, “and you have me. But whoever has nine plans gets up nine times to see if they are safe. Let us be a noise. Each time that {foe} lies down let us be some small noise, and we need not do another thing.”',
        ],
        failure: [
          '“Ask my grandmother,” said {mate}, “she has only been dead for ten years, she will have heard more than I have.” That was all. It was said without turning round.',
          '“I thought you knew,” said {mate}. You looked at each other. “All this way I have been thinking: well, it is not my way, but there is somebody here who knows.” It was a long time before either spoke.',
          '{mate} spat out a seed. “If I knew how to catch {foe} I would be {foe},” said {mate}, “and then you would have to catch me, and you would do it as you do everything, tail first.” And there was no sense to be got after that.',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} to judge {who} like a horse',
        description: 'You may hear that you have bought badly.',
        success: [
          '“Well,” said {mate}, “sound in the legs; hard in the mouth. {who} has been beaten at some time and does not show where. I would not breed from {who}. But I would cross a river on {who}, and I would not say that of many, nor of your {foe}, who is all coat.”',
          '“I look at who feeds it,” said {mate}. “{who} is fed by people who have little, and they go on doing it. So there has to be something there that we have not seen. I should like to see it before I die. That is why I am still here, if you want to know.”',
          '“You never ask me that of {foe},” said {mate}, “because there you are sure. With {who} you are not. Good. One should sit easy on both sides of an oath. Whoever leans all to the one gets there with a sore horse.”',
        ],
        failure: [
          '{mate} lifted up one of your feet, looked beneath it, and set it down again. “I would rather talk about this one,” said {mate}. “There is a stone in it. It has been there since you swore.” And of {who} not one word.',
          '“That is a horse that I would lead home and say nothing,” said {mate}. “You have ridden it too far to be given the money back.” You were sorry to have asked, and it stayed with you for a whole day.',
          '“I do not speak about people who are not by,” said {mate}, “only of horses, and dead men, and you.” You said that then it should be you. “No,” said {mate}, “you are by.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} what the way looks like',
        description: 'It costs you only the comfort of having been sure.',
        success: [
          '“Long,” said {mate}, “and I have been on longer. On the long one we ate the drum. I keep a piece of it in my boot, and each time that I think it is bad I chew, and it is not drum. It is not yet drum, my friend. When it is I will tell you, and then we shall begin to sing.”',
          '“There is something behind us,” said {mate}, “and you keep looking ahead. I do not mean {foe}’s people, I mean that thing you said, at the last fire but one, about not being afraid. It has been following us since. Wait for it. Let it ride up.”',
          '{mate} held up one hand against the light, and looked through it. “When I was a child,” said {mate}, “we asked the way of cranes. They said: south, and together. It was always that. I have never had better from {who}, nor from you. South or not, I would hold on to the second.”',
        ],
        failure: [
          '“Like the inside of a sack,” said {mate}. You laughed, and {mate} did not. “You have not been in one,” said {mate}, and tied up the bundle, and for the rest of it you talked to the bundle.',
          '“I am counting,” said {mate}. You asked what. “How often you ask.” And a good while later, when you had quite forgotten, a voice behind you said: “Nine.”',
          '{mate} hummed. It was the tune that one plays at a burial, on the second day, when everyone has begun to eat. “Was I?” said {mate}. “Then that is what it looks like. I had not meant to tell you.”',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} ahead to smell {foe}’s smoke',
        description: 'You sit by a dead fire and count, and it is {mate} who goes where the arrows are.',
        success: [
          '“Nine fires,” said {mate}, throwing down a hat, “and at seven there was nobody. I sat at one of the seven to be sure. {foe} has lit them for you to count. The rest are gone round by the birch hill with the good horses, and I can show you the grass lying.”',
          '{mate} came back chewing. “They fed me,” said {mate}. “I said I was looking for a brown cow, and they have lost a brown cow. We looked for it, some of {foe}’s people and I. One was weeping. They ride when the cow is found, he said; so I found her, and took her somewhere else.”',
          '“I lay under the cart that {foe} sleeps in,” said {mate}, “and heard {foe} not sleep. There was a voice that read out names and {foe} said yes or no. I have all the noes. It seems to me that somebody ought to go and call upon the noes.”',
        ],
        failure: [
          '{mate} came in with an arrow through the hat, and set it down in front of you, hat and arrow. “They have one who can shoot,” said {mate}. “And they laughed. I could have stood the shooting.”',
          '“I saw smoke,” said {mate}, “and crept to it the whole way on my belly, as you do, and it was ours. I have been attacking you. I had got as far as that bush.” The voice was small, and one knee would not bend.',
          '{mate} had been treated as a guest and could hardly walk for it. “They knew,” said {mate}. “They had the bowl ready. {foe} said I was to tell you that the milk was good. It was not very good,” said {mate}, and lay down.',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'endurance', 'medium', 'none'], {
        action: 'Let {mate} herd goats within earshot of {foe}',
        description: 'It takes as long as goats take, and {mate} will smell of it for a week.',
        success: [
          '“Nobody sees who comes with goats,” said {mate}. “They see the goats. I walked between {foe} and a captain, and they lifted their feet for us. He said it would be done from the north. {foe} said no, they would be looking to the north by then. I make you a present of the south.”',
          '{mate} stank, and was happy. “One of them ate {foe}’s letter,” said {mate}. “I said I was sorry. So {foe} had to say it to the messenger aloud, three times over, because he was slow. I am not slow. I can say it to you now, if you will stand upwind.”',
          '“There is a boy,” said {mate}, “who herds for {foe}, and he has not been paid. We put our goats together. He showed me where they water, where they hide the lame ones, and in what tent it is that {foe} really lies. He only wanted somebody to say that his kid was fine. It was fine.”',
        ],
        failure: [
          '“They bought the goats,” said {mate}, limping. “I could not say no, could I, being a goatherd? They ate them, and I was made to turn the spit. I know that {foe} likes it well done. That is the whole of what I know.”',
          '{mate} returned without a hat and without having been listened to. “I called out that I had seen {foe}’s enemies in the hills,” said {mate}, “to see which way they would run. They said, oh, go home, scarecrow. Do I look like a scarecrow?”',
          '“A goat always knows,” said {mate}, holding one elbow. “The big one looked at me, and then at {foe}’s people, and then came straight across to them and stood. As much as to say: not ours. They threw stones. She did not throw any, I will say that for her.”',
        ],
      }),
    },
  ],
};
