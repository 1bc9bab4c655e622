import { does, frames } from '../frame.js';

/** Storylets of forest, hill and mountain, for any people. */
export const wildFrames = frames('common', {
  'charcoal-burner': {
    terrains: ['forest', 'hills'],
    weight: 2,
    openings: [
      'A charcoal-burner sat by his stack on a one-legged stool, so that if he slept he would fall. He did not look round. He said that you were the ninth today, and that the eighth had been asking for you.',
      'The smoke went straight up out of the wood, blue and thin, from a turf dome as big as a hut. A woman black to the whites of her eyes was listening to it with her cheek against the side. She held up a finger for you to wait.',
    ],
    still: 'The stack ticked and breathed under its turf. Its keeper had gone back to counting.',
    later: 'A black ring, with fireweed coming up in it, was where the charcoal stack had stood. The one-legged stool had been left behind.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Ask who else has passed',
        description: 'Burners see everyone and are never asked; they make up for it.',
        success: 'It came out in the order it had happened, with the colours of the horses. You heard who went by, and who was after them. It was then let fall, as a thing of no account, where that way came out.',
        failure: 'There was an answer, and it was all of it about charcoal. You sat on through alder, and birch, and the right wind for birch. Something had meanwhile been through your pack.',
      }),
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Point to where the stack is about to break',
        description: 'There is a red vein low down on the far side; get turf to it, or get out of the way.',
        success: 'You had it covered with wet sods before the burner was round the stack. It swallowed, and coughed, and went back to its blue breathing. A season’s work; and you were looked at by somebody at last.',
        failure: 'You ran to it and set your foot where you should not have. There was not so much a flame as an opinion, very white, about your shins.',
      }),
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Keep watch so that the burner can sleep',
        description: 'A night on one leg, in smoke, for someone that you have just met.',
        success: 'You fell off the stool four times and the stack not at all. By dawn the black face was ten years younger. You were told the password of those woods, which turned out to be a whistle.',
        failure: 'You fell off the stool four times. After the fourth it appears that you were comfortable. You woke to a shout, and a great yellow light.',
      }),
    ],
  },
  'wolves-at-dusk': {
    terrains: ['forest', 'plains', 'hills', 'mountains'],
    weight: 3,
    openings: [
      'The wolves did not trouble to hide. There were seven, and they sat down in a half-ring when you stopped, and got up when you went on, like people following a bier. One was yawning.',
      'First there was a grey thing beside the path, and then there was a grey thing on the other side. You did not hear a foot. They were thin, it was early in the year for them to be so thin, and the leader was looking at your knees.',
    ],
    still: 'The wolves had drawn off just as far as they needed to. They sat with their tongues out and considered you afresh.',
    later: 'Wolf-sign, some days old, ran along the path for a little and then left it, on business elsewhere.',
    offers: [
      does('force', 'strength', 'medium', 'serious', {
        action: 'Go for the leader',
        description: 'If she gives, they will all give; she has not so far needed to.',
        success: 'You went straight at her, roaring, with everything you had held over your head. She stood it until the last yard. Then she was gone, sideways, and the others looked at one another and remembered things they had to do.',
        failure: 'You went straight at her, and she gave; and the two at the end of the half-ring, whom you had left off looking at, did not.',
      }),
      does('craft', 'intellect', 'easy', 'slight', {
        action: 'Build a ring of small fires',
        description: 'You will want wood for nine hours and you have gathered it for three.',
        success: 'You fed them twigs like a man feeding orphans, each a little, all night long. The eyes went round and round outside it. At the first bird they went out, in pairs.',
        failure: 'By midnight it was a half-ring, and theirs was the other half. You held the last brand until you were holding it by the hot end.',
      }),
      does('flight', 'reflexes', 'medium', 'slight', {
        action: 'Climb the nearest tree',
        description: 'They cannot climb; nor, they will point out, can you come down.',
        success: 'You went up like a cat with a bad conscience. They lay about below it with their chins on their paws until some poor hare took them off over the hill, and you came down one branch at a time.',
        failure: 'The first branch was rotten and the second was too high. You hung between the two by the arms for some little time, at exactly the height to be of interest.',
      }),
      does('patience', 'vigour', 'easy', 'slight', {
        action: 'Walk on slowly and never stumble',
        hurt: 'blow',
        description: 'What they are waiting for is a fall; do not oblige, all the way to the edge of the trees.',
        success: 'You put down each foot as if you had bought it. You sang, low, the only thing you could think of, which had a great many verses. At the last of the trees the wolves stopped, like folk at their own gate.',
        failure: 'You did not stumble until the very end. It was a root no thicker than a finger. They were on you with a sort of sigh, and off you again only at the light.',
      }),
    ],
  },
  'pit-trap': {
    terrains: ['forest', 'swamp'],
    weight: 2,
    openings: [
      'There was a hole in the path that had been a path a moment before someone stepped on it. He was still at the bottom, up to his armpits in leaves. He asked if you would mind walking round.',
      'A voice was cursing underground, steadily and without repeating itself. The pit was old, nine feet down, with stakes in it; and the woman who stood between the stakes with her arms drawn in was dressed a good deal better than the wood was.',
    ],
    still: 'The pit was no shallower. From the bottom of it came a remark about people who only half help.',
    later: 'They had filled in the pit with brushwood and set up a stick with a rag on. It was the sort of care that one takes afterwards.',
    offers: [
      does('force', 'strength', 'easy', 'slight', {
        action: 'Lie down and pull them out',
        description: 'The edge is rotten, and they outweigh you.',
        success: 'You hooked your feet round a root and let down your arms. There was a bad moment for your shoulders. Then a face came up beside yours, covered in leaf-mould, and thanked you as if for a dance.',
        failure: 'You lay down and reached; and the edge, which had been waiting to be asked, went in. It was quite a large pit. You had it between the two of you until somebody’s uncle came by.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Talk first about how they came to be there',
        description: 'Someone dug it for someone; it would be well to know which this is.',
        success: 'You sat down on the edge and asked. Out of the dark there came, by degrees, three names, a debt and a boundary stone. By the time that you pulled, you had a fair idea of the whole valley and its temper.',
        failure: 'You asked, and there was an answer, and a second, and they did not fit. In the pause someone behind you said that nor did you, and took you by the belt.',
      }),
      does('craft', 'intellect', 'easy', 'none', {
        action: 'Drop in branches until they can climb',
        description: 'An hour’s lopping, with remarks from below.',
        success: 'You built it up crosswise as rooks do. It was slow, and there was advice; but a person who has climbed out by himself can look you in the eye, and he did, and told you where the other pits were.',
        failure: 'You threw down branches until there was silence; and then you had to get down in there among the stakes and find out why.',
      }),
      does('craft', null, 'easy', 'none', {
        action: 'Let down a knotted rope',
        description: 'Tie it to something that you would trust with yourself.',
        success: 'Eight knots, and a bowline about an ash. Up came one very muddy traveller, hand over hand, talking all the while, who dusted off the worst of it and at once began to talk of where you should go next.',
        failure: 'The ash was sound, and so was the knot. What you had not thought of was that the other man in the leaves, the quiet one, would come up first.',
      }, 'Coil of rope'),
    ],
  },
  'she-bear': {
    terrains: ['forest', 'mountains', 'hills'],
    weight: 2,
    openings: [
      'Two cubs came round the rock and sat down in front of you like the children of the house. Behind them the bushes were being moved aside, not in any haste, by something tall.',
      'The bear was on her hind legs at a hollow tree, with one arm in it to the shoulder and her eyes shut against the bees. She had not heard you. The cub up the next tree had, and was drawing breath to say so.',
    ],
    still: 'The she-bear had come down on all fours. Her breath went in and out like a smith’s shop, and it smelled of honey.',
    later: 'The hollow tree had been torn right open. You stood a moment, hearing nothing large, and then hearing it.',
    offers: [
      does('patience', 'endurance', 'easy', 'slight', {
        action: 'Stand quite still and look at the ground',
        hurt: 'blow',
        description: 'She will come over and smell you; it will seem a long time.',
        success: 'She smelled your feet and your hands, and the place under your arm. She blew. Some grass stirred. When you next raised your eyes there were three broad backs going off up the hill in order of size.',
        failure: 'You stood still up to the point where she leaned on you. It was not ill meant, perhaps. She was only testing you, as one does ice.',
      }),
      does('flight', 'reflexes', 'hard', 'serious', {
        action: 'Go back the way you came and fast',
        description: 'She is faster than you, uphill, down, and in trees; but she has children to think of.',
        success: 'You were over the stream, through the thicket and on the far side of a good stout oak before either of you had thought. She came as far as the stream and told you the rest of it from there.',
        failure: 'You had the start of her by thirty feet, which with a bear is a courtesy. She stepped on the end of you, and then the middle, and went back to see to the cubs.',
      }),
      does('force', 'strength', 'hard', 'grave', {
        action: 'Stand tall and drive her off',
        description: 'You have arms and a voice; so has she.',
        success: 'You spread your cloak on your arms, and got up on a stone, and swore. It may be that no one had ever spoken to her like that. She dropped, looked round for witnesses, and took her family away.',
        failure: 'She took it as an offer. There was a great warm darkness, with a smell of honey in it, and somewhere at the edge of that you were being rolled over and over like a log.',
      }),
      does('craft', 'perception', 'easy', 'slight', {
        action: 'Back off upwind of her along the rock',
        description: 'One step, and wait, and one step; and the cub is looking at you.',
        success: 'You kept the wind on your face and the rock at your back. The cub followed you with its eyes as if you were a play. When it had sneezed, and she had turned to see, there was only a ledge with the sun on it.',
        failure: 'You had the wind right and the rock right. The third cub was behind you, and you trod on its foot.',
      }),
    ],
  },
  'hung-things': {
    terrains: ['forest', 'swamp'],
    weight: 2,
    openings: [
      'There were things hung up in the trees: bones, first, and a bridle, then a shirt with the arms spread. After that there was a cradle. All of it had been tied there with red thread by one hand, and not long ago.',
      'Every trunk had a face cut in it at the height of a child. They all looked inward. You had walked past perhaps forty before you saw that the ones ahead had been given your hat.',
    ],
    still: 'The thing overhead turned slowly on its thread, until it had turned its other side to you, and there it hung.',
    later: 'The red threads had faded to a sort of brown. Among them, on the lowest branch, hung something plaited of straw that was very like you from behind.',
    offers: [
      does('gift', null, 'easy', 'none', {
        action: 'Tie up a lock of your own hair',
        description: 'It is no great price, if that is what is being asked.',
        success: 'You tied it with a thread out of your hem, and said whose it was. A long way off a jay stopped swearing. The path after that was such an ordinary path that you were nearly hurt.',
        failure: 'It would not stay tied. The third time, the knot came open as you watched, from inside; and you went on through that wood with a feeling at the nape of having been refused.',
      }),
      does('craft', 'intellect', 'medium', 'slight', {
        action: 'Read what the order of them means',
        description: 'It is a sentence to someone; stand among it until it is one to you.',
        success: 'Bone, bridle, shirt, cradle. It was not a threat but a list: what a family had lost, in order, with room left at the end. You took off whatever you had on your head, and went by on the left.',
        failure: 'You read it forward, as it was not meant. It brought you around to where you had started, in a worse light, with one thing added.',
      }),
      does('force', 'vigour', 'medium', 'slight', {
        action: 'Walk through with your eyes on the path',
        hurt: 'mishap',
        description: 'They are only things and it is only a wood; go on saying so.',
        success: 'You looked at your feet and gave them each a name. Twice something brushed the top of your head, as a mother does. Then there was sky, and you went on looking at your feet for another mile.',
        failure: 'You did very well until you ran. There is not a wood in the world that one should run in with one’s eyes on the ground.',
      }),
      does('patience', 'perception', 'medium', 'none', {
        action: 'Hide and see who tends them',
        description: 'Whoever ties such knots does it by night, and alone, and you will be there.',
        success: 'It was an old man with a lamp, in his shirt, talking to them. He wished each of them a good night. You found that you had stood up, and he wished you one too, and showed you the way out.',
        failure: 'Nobody came. But toward morning you put up your hand to your collar; and there was a bit of thread there, red, and tied in a bow.',
      }),
    ],
  },
  'child-at-the-crossing': {
    terrains: ['forest', 'hills', 'swamp', 'plains'],
    weight: 2,
    who: { trade: 'child at the crossing', gender: 'male' },
    openings: [
      'A child of about six sat where two paths crossed, with a goose on a string. Everybody was dead, the child told you, except the goose. It was said as one remarks on the weather.',
      'Where the ways met there was a small boy with a large knife. He was guarding the place, he said. His sister had gone into the trees to look at a noise, and he had promised not to move until she came.',
    ],
    still: 'The child had not been moved by anything so far. The goose stretched out its neck and said what it thought.',
    later: 'There was a ring of stones at the crossing, child-sized, with a feather stuck upright in it. Someone had been back for the goose’s string.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Kneel down and ask the goose',
        description: 'You will look foolish, and the ground is wet.',
        success: 'You put it to the goose, gravely, and the child gave the goose’s answers. The mill, it said. The men with the blue cart. It was very clear as to the cart. Before long you came to somebody who wept to see them.',
        failure: 'The goose bit you. The child said that it only bit liars; and watched you after that with a cold, thorough interest, from just out of reach.',
      }),
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Follow the small tracks back',
        description: 'One bare foot, one goose, and rain before night.',
        success: 'You went from print to feather to print, and under a bank found what had happened to everybody: they were hiding, eleven of them, with a hand over the baby’s mouth. They had lost count in the dark.',
        failure: 'The tracks went into a stream. You went into it too, and up it, and then, at a place where it was a good deal deeper, you went on down.',
      }),
      does('force', 'endurance', 'easy', 'none', {
        action: 'Carry child and goose to the next roof',
        description: 'Four miles with a heel in your ribs and a beak at your ear.',
        success: 'You were a horse for the first mile, and a boat for the second, and after that a bed. They came out with a light. No, said the woman who took the weight from you, not hers; but it was now.',
        failure: 'You were a poor horse, and you were told so. At the second mile your load slid down, took up the string, and set off home without you, at a pace that you could not match.',
      }),
      does('patience', 'vigour', 'medium', 'none', {
        action: 'Wait at the crossing together',
        description: 'Someone may come; nobody may; it is already getting cold.',
        success: 'You taught each other knots. A good while after dark there was a light going from side to side, and a voice that had been calling so long it had worn down to a thread; and small feet went past you, running.',
        failure: 'You waited, and gave up your coat, and by and by there were two of you asleep. At first light there was nobody else at the crossing. The string was there, cut, with one end tied to your wrist.',
      }),
    ],
  },
  'log-over-the-gorge': {
    terrains: ['forest', 'mountains', 'hills'],
    weight: 2,
    openings: [
      'The bridge was a single pine, felled across, and the river was so far down that it made no noise. Half way over a ram stood on it facing you. He had evidently been there for some time, thinking about someone like you.',
      'There had been a rope bridge, and now there was one rope. On the other side the path went on, pleasant and sunlit. On this side somebody had left a shoe, laced, pointing back.',
    ],
    still: 'The gorge was just as wide. A pebble that you had kicked in was, as far as you could tell, still falling.',
    later: 'They had put up a hand-line at the gorge, with a bell on the end of it. You touched the bell for luck, as others had.',
    offers: [
      does('flight', 'reflexes', 'medium', 'serious', {
        action: 'Run across without looking down',
        description: 'Eleven strides; the bark is loose at the seventh.',
        success: 'You did it as one does a sum on the fingers, out loud. At seven the bark went; at seven your foot had been on it and was not. Eleven was grass. You sat on eleven for a while.',
        failure: 'At seven the bark went, and you with it as far as your arms. What followed, along the under side of a tree, was neither quick nor a thing to be seen at.',
      }),
      does('craft', 'intellect', 'easy', 'slight', {
        action: 'Straddle it and edge over',
        description: 'It is safe and slow and will cost you the seat of whatever you are wearing.',
        success: 'You went over as a child goes along a fence, an inch at a time, with your eyes on a knot in the wood. It was, when you knew it, quite a handsome knot. You had learned it all by the far side.',
        failure: 'You were in the middle when the wind got up. You lay down along the trunk and put your arms round it, and the two of you swayed there, until your fingers had to be told to leave go.',
      }),
      does('force', 'strength', 'medium', 'serious', {
        action: 'Clear the way with your shoulder',
        description: 'Something is in your road, and there is only the one road.',
        success: 'You set your weight, low, and leaned, and it was a question of who had the more to lose. You felt the moment when it was decided. Then the way was clear and you were on it, trembling at the knees.',
        failure: 'You set your weight. So did the mountain, in its fashion. You went backwards off the near end into a thorn, and lay thanking it.',
      }),
      does('patience', 'perception', 'easy', 'none', {
        action: 'Go along the edge until there is a better place',
        description: 'It may be a mile or a day; the gorge has not been told which.',
        success: 'You followed the goats’ droppings. Two miles up the walls leaned in like gossips, and there, hidden till you stood on it, was a jammed boulder with a path worn over its head.',
        failure: 'You went along it until the light failed, and the walls only drew further apart, as with a couple who have begun in that way. You came back by feel.',
      }),
    ],
  },
  'fallen-ledge': {
    terrains: ['mountains', 'hills'],
    weight: 3,
    openings: [
      'The path went round the shoulder of the mountain and left off. There was a fresh pale scar, as wide as a street, and grit still running down it like meal from a split sack; and over on the other side was the path again.',
      'A slide had come down in the night. It had brought half a wood with it, roots up, and from below the roots you could hear, quite distinctly, someone knocking with a stone.',
    ],
    still: 'The scar had shifted by about a hand. Small stones went on leaving it, singly, like guests.',
    later: 'Feet had worn a line across the scar by now. It was already called something, you supposed.',
    offers: [
      does('craft', 'reflexes', 'medium', 'serious', {
        action: 'Cross the scar on the run',
        description: 'It moves when it is stood on; so do not stand on it.',
        success: 'You went over it like a stone skipped on a pond, one touch and one touch, and the whole face came away behind your heel and went down to the river with a noise like carts. You bowed to it.',
        failure: 'You touched, and touched, and it left. You rode it for sixty feet, sitting, with an odd clearness of mind, into the top of a tree.',
      }),
      does('force', 'strength', 'easy', 'slight', {
        action: 'Shift rock until there is a way',
        description: 'A day of it, with your nails, and more may come down for the asking.',
        success: 'You took it from the top, as you would a loaf. Toward evening there was a shelf a foot wide, which would do; and whatever had been alive beneath it had crept out by the lower side and thanked nobody.',
        failure: 'You took out the wrong one. It was no bigger than a cheese, and everything above it had been standing on that.',
      }),
      does('flight', 'endurance', 'easy', 'none', {
        action: 'Climb over the top of the slide',
        description: 'Six hundred feet up in order to get sixty feet along.',
        success: 'You went up beside it, on roots and on hands. At the top there were gentians and a great wind, and all that country in its folds; and for as long as your breath took to come back you owned it.',
        failure: 'Six hundred feet up it had broken off along a clean edge, and beyond was air. You had to come down by all of the same six hundred, backwards.',
      }),
      does('patience', 'perception', 'easy', 'slight', {
        action: 'Listen until the mountain has finished',
        description: 'It is not over while the birds stay off it; give it the day.',
        success: 'At noon a rock as big as a byre came down, just where you would have been. Afterwards a wheatear flew in, sat on it, and began to sing. You followed her over.',
        failure: 'You listened to it all day. Then it was dark, and cold enough to split a stone; and it did split them, above you, all the night long.',
      }),
    ],
  },
  'cave-hermit': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 2,
    openings: [
      'There was a cave with a curtain, and in front of it an old man had two bowls set out. You are late, he said. When he had looked at you more closely his face fell. It had been somebody else that he was expecting.',
      'A woman lived on the ledge with a hive, a skull and a good clean broom. She had taken a vow of silence forty years back. She had since thought of a number of things to say.',
    ],
    still: 'The hermit had gone in and come out again with a third bowl, which did not seem to be for you either.',
    later: 'The cave was empty and swept. There were two bowls upside down on the sill to keep out the dust.',
    offers: [
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Ask a question worth a bowl of soup',
        description: 'They have heard the usual ones.',
        success: 'You asked what it was that the skull had been wrong about. There was a long look. The soup, when it came, had an egg in it, and the answer took until the stars were out.',
        failure: 'You asked what the meaning of it all was. You could see the hermit getting older. You were given a broom, and shown where the dust was.',
      }),
      does('patience', 'vigour', 'medium', 'none', {
        action: 'Sit down and share the silence',
        description: 'It is not empty; it is very full, and it goes on for hours.',
        success: 'The first hour was about your feet. The second was about everyone who had ever wronged you. In the third there was a bird; and that, you saw when it had gone, had been the whole of the teaching.',
        failure: 'The first hour was about your feet, and so was the second. You went to sleep in the third, and snored, and were woken with a small bell.',
      }),
      does('craft', 'strength', 'medium', 'none', {
        action: 'Mend the cistern before winter',
        description: 'It wants one stone that has been too heavy for the hermit for eleven years.',
        success: 'It came up on the third heave, and went in as if it had only been waiting to be asked. The old face watched the water rise along the mark. Advice followed, and for once it was practical.',
        failure: 'You got it to your knees and then to your thighs, where it thought better of it. The cistern now had two stones at the bottom, and you a foot to hold and hop about with.',
      }),
      does('gift', 'charisma', 'easy', 'none', {
        action: 'Bring news of the world below',
        description: 'It must be true, it must be funny, and it must not make anyone want to go back.',
        success: 'You told of the weddings, the prices and the wars, and did the voices. When you had come to an end the hermit wiped both eyes, said “No, no, quite right,” and gave you a blessing to go on with.',
        failure: 'You gave the news. It had a name in it, by chance, which you saw go in like a thorn. The curtain was let fall between you, gently; and there was no light behind it.',
      }),
    ],
  },
  'snow-hut': {
    terrains: ['mountains', 'hills'],
    weight: 2,
    openings: [
      'The snow came up the pass as you came up the other side. There was a hut, and smoke from it, and seven pairs of snow-shoes by the door. When you knocked, it grew quiet, and someone inside drew a bolt; shut.',
      'By the time you saw the hut you had stopped feeling your face. The door stood open and the fire was lit, with broth on it. There were no footprints going in. There were none coming out, either.',
    ],
    still: 'The snow had covered your tracks to the door, politely, as you stood there.',
    later: 'The hut was roofed with new turf and the door was on the latch. Somebody had cut the names of those who owed it wood.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Sing at the door',
        description: 'They will open to see what it is, or they will not and you will be warmer.',
        success: 'You sang the only song that everyone’s grandmother has. At the second verse there was a bass to it, on the other side of the wood; by the third the bolt had gone back.',
        failure: 'You sang it until your teeth took over the tune. They heard you out in there, you could tell. Somebody even clapped.',
      }),
      does('force', 'strength', 'medium', 'slight', {
        action: 'Put your shoulder to the door',
        description: 'It opens inward, on to people who had rather it did not.',
        success: 'It gave at the third blow, and you fell in on them in a sack of snow; and what had all along been frightened in there was seven boys with a stolen sheep. You got the place by the fire.',
        failure: 'It opened at the third blow just before you got to it. You crossed the hut in some style, and met the chimney.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Dig in under the snow instead',
        description: 'The drift is deep and dry and owes nobody anything.',
        success: 'You cut blocks with the edge of your hand and closed the last one after you. Inside it was blue, then black, then nearly warm. You heard the wind going about overhead, trying doors.',
        failure: 'You dug in well. It went on snowing, though, as it will; and in the morning there was the question of which way was up, and two wrong answers.',
      }),
      does('patience', 'endurance', 'hard', 'slight', {
        action: 'Walk up and down till morning',
        description: 'Forty steps to the rock and forty back, and not to sit down, not even once.',
        success: 'You wore a trench to your hips. About the thousandth time you ceased to be cold and became merely a thing that turned at the rock. Then the rock had a pink edge, and you cried a little, which froze.',
        failure: 'You sat down once. It was for a moment only, and the kindest thing that had happened to you that week. Somebody was slapping your face.',
      }),
    ],
  },
  'cold-beacon': {
    terrains: ['hills', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'beacon-keeper', gender: 'male' },
    openings: [
      'On the top of the rise was a beacon, ready laid, with dry furze under it and a jar of oil. It ought to have been lit. There was smoke on the next height, and on the one beyond, and the keeper was sitting here with the flint in his lap.',
      'The watch-tower had a ladder, and someone had pulled it up. From inside came a smell of frying. Away to the south, hill after hill, a chain of lights had come as far as the neighbouring summit, and stopped.',
    ],
    still: 'The beacon stood dark. On the next hill they had thrown on something that burned green; they were growing impatient.',
    later: 'The beacon had been laid again, with new furze, and a roof over it. The keeper was a different man, who looked at you carefully.',
    offers: [
      does('force', 'reflexes', 'medium', 'slight', {
        action: 'Light the beacon yourself',
        description: 'There is someone sitting in front of it, and you do not know what it says.',
        success: 'You had the flint out of his lap and the spark down before he had got his legs under him. It went up with a cough. To northward, after a moment, somebody answered; and he sat down again and said, “Well, then.”',
        failure: 'You struck, and the furze caught, and so did your sleeve. In the course of putting out the one you put out the other.',
      }),
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Ask what the fire would bring',
        description: 'He has had longer than you to think about it.',
        success: 'It brought the levy, he said; and the levy, last time, had brought back four out of thirty. You talked it through, hill by hill. In the end he held out the flint and asked if you would mind doing it together.',
        failure: 'He told you. It was a sound reason, and then there was another; and when you came to yourself you were sitting next to him in the dark, with the flint in your own lap.',
      }),
      does('patience', 'perception', 'medium', 'none', {
        action: 'Watch what is coming up the valley',
        description: 'One has until moonrise to find out if the others are right.',
        success: 'It was sheep. It was nine hundred sheep with lanterns on the lead-wethers, coming down early before the snow. You pointed, and the keeper let out his breath, and the chain of fires stopped with him.',
        failure: 'You watched till your eyes made riders out of every bush. In that light you were sure of it, then sure that you were not; and the thing went by beneath you while you were being sure.',
      }),
      does('craft', 'perception', 'medium', 'none', {
        action: 'Signal with a covered lamp instead',
        description: 'Ask the next hill what the matter is, a letter at a time.',
        success: 'Long, short, short. It took them a while to believe it. The reply, when you had worked it out, was that they had thought it was you who started this; and by and by the summits went out in turn, embarrassed.',
        failure: 'You asked, in the best hand that a lamp can write. What came back from the next hill you have thought about since. It was not a word, but it was certainly meant for you.',
      }, 'Tallow lamp'),
    ],
  },
  'knocking-mine': {
    terrains: ['mountains', 'hills'],
    weight: 2,
    openings: [
      'There was an old working in the hillside, timbered, with a rusty tongue of scrapings down from it. It had been shut for a lifetime. A dozen people stood round the mouth holding picks, and from inside there came a steady knock, knock, and then nothing, and then two more.',
      'A child told you not to go by the hole. It was where they dug up grandfather’s luck. As you went by the hole something in it put down a tool and sighed.',
    ],
    still: 'The knocking had begun again. It was a little to the left of where it had been, and nearer.',
    later: 'They had walled up the mouth of the mine and left one brick out. A dish stood in front of the gap, licked clean.',
    offers: [
      does('craft', 'intellect', 'medium', 'slight', {
        action: 'Knock back and count the answer',
        description: 'If it is a man he will know how many he is.',
        success: 'You knocked three. It knocked four. You did it over until there was no doubt: four, alive, twenty feet in and to the right. All at once they were not afraid, those people, but only in a hurry.',
        failure: 'You knocked three, and it knocked three. You knocked seven, and it knocked seven. You knocked once more and it laughed; and everyone there had somewhere else to be, downhill.',
      }),
      does('force', 'strength', 'medium', 'serious', {
        action: 'Go in with a pick',
        description: 'The props are older than anyone here, and every blow is a question to them.',
        success: 'You dug like a badger, lying on your side, and passed it back between your knees. When the point went through into nothing, a hand came out along it, black, and took hold of yours.',
        failure: 'The roof waited until you were well in. It was a soft sort of fall, mostly dust. They had you out by the ankles, and there was nothing left on you that was not skinned.',
      }),
      does('patience', 'perception', 'easy', 'none', {
        action: 'Put your ear to the rock',
        description: 'Lie on cold stone until you know what it is; others have simply guessed.',
        success: 'Water. It was a big drop falling in a hollow place, and two small; and where so much of it was going in it must come out. You found the spring, they broke the crust of it, and the knocking stopped.',
        failure: 'It was your own heart, you told them, getting up; and you had gone ten paces, rather pleased, before it knocked again.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Leave a share of your meal at the mouth',
        description: 'It is what the grandmothers advise, and you will be hungry.',
        success: 'You set it down inside, and walked off, and did not look back, as they had said. There was a pause in the knocking about as long as a supper. When it took up again it had gone away down.',
        failure: 'You set it down. A dog came out of the mine, quite an ordinary dog, and ate it, and went back in; and the knocking resumed, with a certain vigour.',
      }),
    ],
  },
  'open-barrow': {
    terrains: ['hills', 'plains', 'swamp'],
    weight: 2,
    openings: [
      'Somebody had opened the mound. There was a neat black hole in the south side, a heap of clean earth and a rope going in. The rope was taut, and it was being plucked, idly, from the other end.',
      'The barrow had been shut since before there were names. Now the door-stone lay on its face, and three men were sitting on it, pale as cheese, arguing over which of them should go back in for the fourth.',
    ],
    still: 'The hole in the mound stayed open, like a mouth that has forgotten what it was about to say.',
    later: 'The mound was closed with fresh turf, cut in squares. Whoever did it had taken pains that it should not look done.',
    offers: [
      does('force', 'vigour', 'medium', 'serious', {
        action: 'Go in by the rope',
        description: 'It is dry in there, and old, and somebody is at home.',
        success: 'You came down in a round room among pots. He was in the middle of it, bones and bronze, sitting up. So was the other, the live one, who had found him; they were holding hands. You led that one out.',
        failure: 'The rope came down on top of you. You found the wall and went round it with your palms, and you had passed the same cold knee four times before there was any light.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Speak to whoever owns the mound',
        description: 'Say who you are, whose child, and that it was not you.',
        success: 'You stood at the hole and said it loudly, with your fathers as far back as you had them. The air that was coming out turned, and began to go in. Those who had been sitting there pulled up the rope in silence, and helped you with the stone.',
        failure: 'You gave your name. It was very quiet. Then in there something set down what it had been holding, quite a heavy thing, in order to listen better.',
      }),
      does('craft', 'strength', 'easy', 'slight', {
        action: 'Roll the stone back',
        description: 'It was set by forty people who meant it to stay.',
        success: 'You found the groove that the old ones had cut for it. With a pole, and an oath, and the groove, it went home at a walk, and shut with a sound like the last word in a long argument.',
        failure: 'You had it on edge when it chose to go the other way. It was going down to the stream, with you in front of it, for quite some part of that evening.',
      }),
      does('patience', 'perception', 'easy', 'none', {
        action: 'Wait for dawn and look at the tracks',
        description: 'A night beside an open grave; somebody will come back for the rope.',
        success: 'Five had gone in. You lay along the top of the mound in the wet, and heard them come back for it, whispering; you said “Boo”, quite softly, down the hole. It was a very old word there, it would seem.',
        failure: 'You slept. You would have sworn that you had not. But there were prints in the dew all round where you had lain, bare ones, and they had taken their time.',
      }),
    ],
  },
  'shade-with-a-tenant': {
    terrains: ['desert', 'hills'],
    weight: 2,
    openings: [
      'There was one rock in all that country, with one piece of shade to it, and in the shade a snake. It lay in three neat coils, like rope put away by a careful man. It raised its head as you would to a late customer.',
      'The hollow in the cliff had been used by everybody. There were soot, and dung, and handprints; and there was a pair of eyes at the back of it, at no great height, that were waiting for you to be done admiring.',
    ],
    still: 'The shade had got smaller, and so had the distance between the two of you.',
    later: 'You tried the shade with a long stick before you sat. Only a skin was there, split down the front and put off like a coat.',
    offers: [
      does('craft', 'reflexes', 'medium', 'serious', {
        action: 'Pin it with a forked stick',
        description: 'You will have the one attempt, and so will it.',
        success: 'You feinted with a hat and struck with the stick. It thrashed, cursed you, and was carried out at the end of it at arm’s length, into the sun, where it became the lizards’ affair.',
        failure: 'It had seen that done before. The stick went by on the one side and it came by on the other. For the next hour you were chiefly interested in your own hand.',
      }),
      does('patience', 'endurance', 'easy', 'slight', {
        action: 'Lie down on the far edge of the shade',
        hurt: 'blow',
        description: 'There is enough for two, if neither of you is greedy.',
        success: 'You took the left half. As the sun moved you both moved, by the inch, like an old couple in a bed. At evening it uncoiled, ran its tongue over the day, and went out to its work.',
        failure: 'You took the left half. At about noon the shade was a foot wide; and some time after noon it was occupied.',
      }),
      does('flight', 'vigour', 'medium', 'slight', {
        action: 'Go without the shade',
        description: 'Another ten miles in the eye of that sun, from good manners.',
        success: 'You begged its pardon and walked on, with your cloth wet through and over your head. You got there in the end by the simple means of never once thinking as far as where it was.',
        failure: 'You walked on, and soon the rocks began to greet you. You found yourself, toward three, taking off your boots to cross a river.',
      }),
      does('craft', 'perception', 'easy', 'none', {
        action: 'Throw light into the hollow from a mirror',
        description: 'Find out what else lives in there before you put your back to it.',
        success: 'You sent the sun in on it, round as a plate, and it slid off the ledge in disgust to look for some privacy. The back of the hollow was empty, cool, and had a seat in it.',
        failure: 'You sent in the sun. There were thirty of them. They had been asleep.',
      }, 'Hand mirror'),
    ],
  },
});
