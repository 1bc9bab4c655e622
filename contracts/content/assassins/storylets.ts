import { type Frame, does, frames } from '../frame.js';

export const assassinStorylets: readonly Frame[] = frames('assassins', {
  'friend-at-the-bend': {
    terrains: ['plains', 'hills', 'forest', 'coast'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'Somebody behind you was whistling, on purpose, so as to be heard. It was {them}, the {them.trade}, whom you had parted from on good terms, out of breath, with a basket and a cold fowl in it. There was a man beyond the next bend, said {them}, with a net.',
      '{them} stepped out before you with both hands showing, which was thoughtful. One does not often see the {them.trade} run. There were two ways on from there, it appeared, and somebody had gone to some expense to make you like the first.',
    ],
    still: '{them} had you by the sleeve still, with an eye on the bend. A fowl’s leg was being pointed with, for emphasis.',
    later: 'Some chicken bones, and a napkin folded in three. Beyond the bend a net hung in a bush with nothing in it but a startled blackbird.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Sit down to the fowl and ask who paid',
        description: 'It takes until the second leg, and the man with the net may get tired of waiting.',
        success: '{them} told you what was paid, by which hand, and in whose money; there is nothing that people will not say in front of a person with a basket. You divided the wishbone. {them} had the larger part and wished, aloud, that you would for once go round by the road.',
        failure: 'You asked, and {them} told you so warmly, with such gestures, that a second whistle was heard from beyond the bend, and then a third. There were three of them, then. You had both got up, with your mouths full.',
      }),
      does('craft', 'reflexes', 'medium', 'slight', {
        action: 'Go ahead and hang the net the other way',
        description: 'He is lying under the one end of it, and {them} will insist on coming too.',
        success: '{them} asked him the way to the mill, at length, being hard of hearing for the purpose. By the time that he had pointed for the third time you had the cords across. You coughed. He sprang up, and went aloft, and turned there quite slowly, like an inn sign.',
        failure: 'You had the one cord over when {them} sneezed. It was you that went aloft. {them} had you down again directly with a bread knife, full of apologies, and the two of you went off through the brambles on all fours.',
      }),
      does('flight', 'endurance', 'easy', 'slight', {
        action: 'Be led round by a way that friends use',
        hurt: 'weariness',
        description: 'It goes through two culverts and a pigsty, and it is thought to be short.',
        success: 'It was not short. But {them} knew every dog on it by name, and where the stile had been, and you came out a long way past the bend with straw in your hair. You looked back. A man was standing up there holding a net, in the attitude of one who has been told a time.',
        failure: '{them} knew the way perfectly as far as the second culvert. It had been a dry year, that other time. You came out of it by the end that you had gone in at, a good deal darker, and {them} had lost a shoe and would not hear of your looking for it.',
      }),
    ],
  },
  'foe-with-two-cups': {
    terrains: ['mountains', 'desert', 'swamp', 'hills'],
    weight: 2,
    when: { known: 'foe' },
    openings: [
      'A camp table stood in your way with a cloth on it, a flask and two cups. Behind it sat {them}, in clean linen. “You’ll have forgotten the {them.trade},” said {them}. You had not, and your feet had told you so some way back. “I have come a long way to drink with you. Choose.”',
      'A stone came down and stopped in front of you, and a second one behind. Between them, above, sat {them}, the {them.trade} whom you had left with the worst of it, paring a pear. “I thought of letters,” {them} called, “and lawyers. Then I thought, no. I should like to be there.”',
    ],
    still: '{them} had not finished. You were being looked at as one looks at a bill, from the bottom upward.',
    later: 'A ring of wine was left upon a flat stone, and some pear rind in a single curl. {them} had sat there long afterward, to judge by the grass.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Own to the old wrong before it is named',
        description: 'It has to be the whole of it, with what you thought at the time.',
        success: 'You told it against yourself, and left out nothing, not even that you had been pleased. {them} heard you with lowered eyes, and asked for one part again. Then {them.he} shook out both of the cups upon the ground. “I had a much longer speech,” said {them}, rather lost, and made way for you.',
        failure: 'You owned to it, handsomely, and saw from the face across from you that it had been something else. {them} had never even known about that one. There were now two, and {them} counted them off for you on the blade of a fruit knife.',
      }),
      does('force', 'strength', 'medium', 'serious', {
        action: 'Have it out on the spot',
        description: 'For this {them} has practised, and you have only happened to be passing.',
        success: '{them} had learned three things from somebody good and did all three. You took hold of the wrist after the last of them and held it, only that, until the knife fell. {them} wept with rage, then simply wept, and you sat near, not too near, till it was over.',
        failure: 'The first two you knew. The third must have cost {them} a whole winter and a good deal of money; you had leisure to admire it, from the ground, while {them.his} boots went round you. It was not to be all at once, you were told.',
      }),
      does('patience', 'vigour', 'medium', 'serious', {
        action: 'Drink from whichever cup you are offered',
        hurt: 'weariness',
        description: 'One drinks it to the bottom, with a steady hand, and then one waits.',
        success: 'You drank, and set down the cup, and you looked at one another. A fly walked round the rim of it and flew off. After a great while {them} began to laugh. It was only wine; {them} had wanted to see you think it was not, and had seen, and was content.',
        failure: 'You drank it and smiled. It was in the smile that you felt it begin, at the corners. {them} watched with close attention, saying nothing; then pushed a bowl to you across the cloth, not unkindly, and told you that it would last about as long as a sermon.',
      }),
      does('flight', 'reflexes', 'medium', 'slight', {
        action: 'Overturn whatever is nearest and run',
        description: 'It will be said of you, by a person who can tell a story.',
        success: 'It all went up together, and before it was down you were among rocks. You heard {them} shout, and then, to your surprise, applaud. “I’ll say that you were taller!” came after you. So there would be a story. You were obliged, on the whole, for the height.',
        failure: 'You kicked, and it was heavier than it had looked. You went off at something under a run, holding your foot. {them} kept up without effort, ten steps behind, finishing the pear, and remarked on how well you had used to go over roofs.',
      }),
    ],
  },
  'plague-cordon': {
    terrains: ['plains', 'coast', 'swamp'],
    weight: 2,
    who: { trade: 'health officer', gender: 'male' },
    openings: [
      'A white rope had been drawn over the road, and behind it was an officer of health in a waxed gown, with a rod exactly two arms long. He touched you with the end of it on the breast. It would be forty days, he said. You might spend them in that barn; there were already two cardinals in it, and a bear.',
      'Smoke of juniper lay across the way. A health officer was holding a letter over it in tongs, and as he turned it you saw whose hand it was in. Nobody might go through without a certificate. He would be the first to regret it, he told you through the sponge; he had had no wages since they sealed the town.',
    ],
    still: 'The rod was laid against your breastbone once more. He had moved the rope a pace toward you, to be on the safe side.',
    later: 'The white rope was gone, and whitewash had been thrown about. From the barn came a smell of juniper and, distinctly, of bear.',
    offers: [
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Argue the theory of bad air',
        description: 'He was at Padua for it, and if you lose he will want to look at your tongue.',
        success: 'You asked him, since plague was in the air, what he thought that the rope kept out. He took away the sponge to answer. It was a wonderful answer, and went on through Galen; and you walked at his side in it, nodding, beneath the rope and out along the road, until he missed his rod.',
        failure: 'You said that it was the air. He asked you, in that case, to stop breathing his. You were put to stand on a tub to windward, while he wrote you down, with your symptoms; and he had found four.',
      }),
      does('craft', 'perception', 'medium', 'none', {
        action: 'Write yourself a certificate with juniper ash',
        description: 'It wants a seal, and the only one in sight is stamped upon a cheese.',
        success: 'You took the cheese’s. In the ribbon of smoke it might have been Saint Roch or a cow in profile, and the officer, weeping from the juniper, held it at the end of the tongs and could find no fault. He passed you through with a bow. He passed the cheese as well.',
        failure: 'He read it twice. It was excellent, he told you, better than his own, and he knew the dairy. He has kept it to show to his successor; and you were to go round to the back, and be smoked with the letters.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Share what you have with the unpaid officer',
        description: 'You must set it down and step back nine paces, and watch him eat it through a sponge.',
        success: 'You set it on the stone and stepped back. He ate with his back turned, out of delicacy. Then he went off along his rope, paying it out, and was for a long time very busy over a knot at the other end; so long that a person might have led a bear through.',
        failure: 'You set it down. He sprinkled it with vinegar; he passed it through the smoke upon a fork; he considered it, and his hand shook; and then, being an honest man, he dropped it in the pit. You both stood there and looked after it.',
      }),
      does('flight', 'vigour', 'medium', 'slight', {
        action: 'Wade round beyond the last of the sentries',
        hurt: 'mishap',
        description: 'It is up to the neck in a ditch, where the town has been putting things.',
        success: 'You did not look at what bumped against you. You kept your mouth shut and your eyes upon a willow, and when you came to it you lay in its roots and counted sentries going away. A rat had come over by the same road, and shook itself, and gave you good day.',
        failure: 'The ditch was deeper toward the middle, and inhabited. You came out on the side from which you had gone in, and were seen to do it; and they burned juniper round you until you would have told them anything.',
      }),
    ],
  },
  'masks-on-a-cart': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 2,
    who: { trade: 'player-queen', gender: 'female' },
    openings: [
      'A company of players had stuck in the rut with the whole of their Inferno. Satan was at the wheel with his shoulder, and two damned souls at the other. The player-queen, on the box, eyed you up and down. Their Death had married in the last town. “You have the walk for it,” she said.',
      'Masks were hung to dry along a hedge, and one of them spoke to you. There was a man in it, wanted in four cities for a joke. The player-queen asked if you would oblige her: four horsemen were coming, the owner of the joke at the head of them, and she was short of anyone who could be looked at and not seen.',
      'Death’s horse had gone lame, and Death had gone to law about it, so the players were without. They had drawn up across the road, Hell and all, with one wheel in the ditch. The player-queen walked round you with a scythe in her hand, as a tailor does with pins. Four gentlemen on horses were coming on behind, she mentioned, who wanted somebody’s head.',
      'You heard weeping, and a saw. The weeping was a devil, who had his tail under the wheel of the cart; and the saw was the player-queen, who could not stop for him, as she was making a false bottom to Hell. There was a wanted man to go in it. There were four horsemen at the ford already. “Can you act?” she asked you. “No? Better.”',
    ],
    still: 'The player-queen had taken another mask down from the hedge and was holding it up beside your face with one eye shut.',
    later: 'The cart had gone on, and there was Hell-smoke still in the hedge. A small boy was acting all the parts to a goat.',
    offers: [
      does('craft', 'charisma', 'easy', 'none', {
        action: 'Put on the mask and play Death',
        description: 'Nine lines and a scythe, before people who have seen a better.',
        success: 'You had nine lines and you spoke three. You only looked along the benches, and stopped at one of the four horsemen, and turned over a page in your book. He left, and the rest with him. The player-queen told you afterward that you had a feeling for the part.',
        failure: 'You began well. But a child in the front asked aloud why Death was looking at the doors, and after that you could not leave off looking at them. They laughed until the benches went over. The player-queen laughed too, and it had its merits, as a piece of business.',
      }),
      does('force', 'strength', 'medium', 'slight', {
        action: 'Put your back under Hell and lift',
        description: 'It is painted canvas, four devils, and the greater part of a mill.',
        success: 'You got under the mouth of it, among the teeth, and straightened up. Satan called the time. It came out of the rut with a suck and rolled, with you inside it, the length of a field, blowing smoke; four horsemen who were just then coming up saw that, and took another road.',
        failure: 'Hell rose on one side and settled on the other. Three devils and an archbishop slid down upon you with the thunder-sheet. They were charming about it; there was a bruise coming up on your back in the shape of a pitchfork.',
      }),
      does('talk', 'perception', 'medium', 'none', {
        action: 'Tell the horsemen a worse joke',
        description: 'It has to be upon the same great man, and they have swords and no humour.',
        success: 'You had been looking at their boots; they had not been paid for those either. You told the one about the great man, the tailor and the thirteenth month. It began in the second rank, with a sort of cough. They rode off holding each other up, and the man in the mask asked if he might have it.',
        failure: 'They heard you to the end. They asked you to explain it; and as you explained it, step by step, with the tailor, you saw their faces clear. It was treason, then. They had not been quite sure of the other one, but this would do.',
      }),
    ],
  },
  'anatomist-by-lantern': {
    terrains: ['hills', 'plains', 'mountains', 'desert'],
    weight: 2,
    when: { hours: ['night'] },
    who: { trade: 'anatomist', gender: 'female' },
    openings: [
      'A lantern stood on the ground beneath a gallows, with a woman by it in a leather apron, up on a box and sawing at a rope. She was an anatomist, she told you, since you asked. He had been promised to the university; but there was some confusion as to which.',
      'You nearly fell into the hole. It was a grave, a fresh one, with a lady standing in it to the waist, digging like a ditcher, and a prayer-book propped open on the edge with drawings in it of the hand. “Hold that light,” she said, “or else call the watch. But do be quick about it.”',
    ],
    still: 'Down in the valley the other faculty’s lantern had started up the road. She had rolled her sleeves a turn higher.',
    later: 'The ground had been put back, and tamped, and somebody had laid a sprig of rosemary on it, and under the rosemary a fee.',
    offers: [
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Hold the lantern and do not look away',
        hurt: 'weariness',
        description: 'It goes on until first light, and she wants the light brought closer.',
        success: 'She laid open a hand for you like a letter. There was the cord that shuts it, and there the one that lets it go, and you thought of all that you had supposed yours to do by itself. You did not look away. She drew it; and put, in one corner, very small, the lantern and the fingers holding it.',
        failure: 'You held it steady for the hand and for the arm. At the heart, which was so much smaller than you had been led to expect, the light went down slowly, and you with it. She stepped over you to reach the wick.',
      }),
      does('force', 'vigour', 'medium', 'slight', {
        action: 'Carry him down to her mule on your back',
        hurt: 'weariness',
        description: 'He was a big man, he is stiff, and his arms are about your neck.',
        success: 'You went down with him as one takes home a friend. Halfway you met the other faculty coming up, and wished them a good night, and told them that he had had too much. They were very understanding. The mule was less so, but she put a hood on it.',
        failure: 'He had his heels against the ground and seemed to have thought of something. You went down the last part of it one over the other, by turns; and at the foot it was he who was sitting up against the wall, and you who had to be seen to.',
      }),
      does('talk', 'intellect', 'medium', 'none', {
        action: 'Dispute with the other faculty for the body',
        description: 'They are three doctors in a temper, with spades, and it must be done in Latin.',
        success: 'You proposed that whoever could say what lay under the ribs on the left should have him. The first said what is in Galen. The second corrected the first. They were pulling one another’s beards about it still, in the ablative, when she had been gone for a good half hour with the mule.',
        failure: 'You made one slip, in a gerund. Three lanterns were raised and looked at you, with the first true unanimity of that night, and a spade was raised as well. She had blown hers out, sensibly, and lay down at his side until it passed.',
      }),
    ],
  },
  'block-on-the-road': {
    terrains: ['mountains', 'hills'],
    weight: 2,
    who: { trade: 'sculptor', gender: 'male' },
    openings: [
      'Forty oxen were lying in the road, and behind them on a sledge lay a block of marble the size of a chapel. A man was walking round it, with dust in his beard, begging its pardon. He was the sculptor. There was someone inside, he told you; and they were now three weeks late for him.',
      'The road was stopped by a white stone, with quarrymen sitting all along the top like swallows. It had slipped its rollers. Every so often it moved, on its own account, by the breadth of a finger, and the sculptor ran round to the low side and put his two hands against it.',
    ],
    still: 'It had moved again. All the oxen were looking round at it, and then the men were.',
    later: 'There was a groove in the road as broad as a bed, and white chips in the ditch. One had been worked, while he was waiting, into an ear.',
    offers: [
      does('force', 'strength', 'medium', 'serious', {
        action: 'Take a place on the low side',
        description: 'If it should go, the people who stand there will be part of the work.',
        success: 'You set your shoulder next to his. It was warm; it hummed, very low, like something about to speak. “Now,” said the sculptor, and all the mountain leaned. It went up on the roller with a sigh. He had laid his cheek to it, and told you that it was the left knee you had been holding.',
        failure: 'You were not so strong as it was. It came down off the roller by an inch, which was the inch that you were standing in, and they had your boot out with crowbars. The sculptor was beside himself. He felt along the edge; not a grain was chipped.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Reckon him a purchase with two pulleys',
        description: 'It must be right, for there will be a man at every point where it might be wrong.',
        success: 'You drew it on the block itself with charcoal: a pulley here, one on the pine, the oxen going down in order that it should go up. They thought it unnatural. It rose like a thought. He would not have your drawing washed off; he has worked it into the drapery.',
        failure: 'You had reckoned on the pine. It came out of the ground, slowly, roots and all, and crossed the road upon the rope with its birds’ nests in it, till it stood at the feet of the oxen. The stone had not stirred. “It prefers to be asked,” said the sculptor.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Get the quarrymen down off the top',
        description: 'They have been told that there is no more wine till it moves, and it is a matter of honour.',
        success: 'You did not call up to them. You sat with your back to it and told the oxen the story of the notary’s wife. At the place where she hides him in the oil jar you left off. They came down, eleven of them, to hear; and without eleven men upon it the thing floated like a boat.',
        failure: 'You appealed to them as men. They were Carrara men, they called down, and had been appealed to by popes. One of them threw you a piece of bread, not hard. But the sculptor threw it back, and after that it was all of them, with everything.',
      }),
    ],
  },
  'fog-on-the-boundary': {
    terrains: ['swamp', 'coast', 'plains'],
    weight: 2,
    when: { weathers: ['fog'] },
    openings: [
      'In the fog you heard two people counting paces, back to back, away from each other. They were both of them extremely polite. “Nineteen,” said the one just on your left hand. “Twenty,” said the other, who was on your right. A hammer was drawn back, and then a second.',
      'Someone in the fog was whispering a list of prices. You knew the goods, arms from Brescia, and you knew the next voice too, for it had sworn that winter before the Signoria that there were none. They had come to meet here because no one could see them; and now could not find each other.',
    ],
    still: 'The fog had closed up. You could hear somebody breathing through his nose, quite near, who also was keeping still.',
    later: 'There was nothing to be found there but two rows of heel marks, twenty in each, and a glove that had been thrown down and was lost.',
    offers: [
      does('talk', 'reflexes', 'easy', 'slight', {
        action: 'Answer each of them in the other’s voice',
        description: 'You stand between, and must keep ducking.',
        success: 'On the left you begged pardon, and on the right you granted it; the one had a lisp and the other a cold, and so it came easily. You had got them as far as an embrace. As neither could find the other to embrace him, they went home on opposite sides, much moved. They have dined together since.',
        failure: 'You begged his pardon with a lisp. “I never lisped in my life!” cried the one who did, and then they were both of them calling on you to declare yourself, and coming in, very slowly, with their arms out.',
      }),
      does('patience', 'perception', 'medium', 'none', {
        action: 'Crouch and map them by ear',
        description: 'Water runs down your neck, and whoever moves first is the one that is found.',
        success: 'A boot with a nail gone; a cough kept in a sleeve; a third man, of whom the other two did not know, who smelled of cloves. You drew it with your finger in the wet. When it lifted for a moment they stood just where you had put them, and you were no longer where they would have put you.',
        failure: 'You had two of them to the inch. The third, as you worked out later, was what you were leaning upon. He had taken you for a post in his turn, and you both of you let out a yell.',
      }),
      does('flight', 'perception', 'medium', 'slight', {
        action: 'Leave by the smell of the water',
        description: 'There is a bank on the one hand and no bottom on the other, and they smell alike.',
        success: 'Mud has one smell, and mud with a road in it another. You went along upon your toes, sniffing, like a hound of the better sort. Behind you something clicked that should have gone off, and in the damp did not; and there followed, in two voices, a long and mutual apology.',
        failure: 'You followed your nose, and it led you with perfect confidence to a boat full of mackerel, and over the side of that. The clatter told everybody where you were. It had also told you, which was something.',
      }),
    ],
  },
  'theriac-seller': {
    terrains: ['mountains', 'desert', 'forest'],
    weight: 2,
    when: { wounded: true },
    who: { trade: 'mountebank', gender: 'male' },
    openings: [
      'A mountebank had set up his trestle where there was no one but you. He had a viper in a jar, a monkey in a ruff, and sixty-four ingredients. He saw how you walked, and his whole face lit. “A hurt man! Do you know how long it is,” he cried, “that I have had to do it with a goat?”',
      'You smelled the theriac before you saw the cart. The mountebank was taking a dose of it himself, holding his nose. He looked at the way in which you carried yourself, and then at who might be behind you; and he let down the tail of the cart as one turns back a bed.',
    ],
    still: 'The monkey had climbed to your shoulder and was examining where you were hurt, with its lips pushed out, like a consultant.',
    later: 'A trestle leg lay in the road, and a label, in red: Against Everything. Something had been drinking from the puddle beside it, and looked exceedingly well.',
    offers: [
      does('patience', 'vigour', 'medium', 'slight', {
        action: 'Swallow the theriac and lie down',
        hurt: 'weariness',
        description: 'It is black, it has the viper in it, and nobody has yet taken it sitting up.',
        success: 'It went down like a lit fuse. You saw your nurse; you saw all sixty-four, in procession, with banners. Then you slept, in the cart, with the monkey’s arm over you. When you sat up the mountebank was feeling your pulse with an expression of simple amazement.',
        failure: 'You got it as far down as the fortieth. What it did after that it did in public. The monkey hid its face; the mountebank, though, made notes, for the colour was new to him, and he has since put it upon the label.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Make him tell you what it really is',
        description: 'No one has asked him since his wife died, and he may cry.',
        success: 'It was treacle, he said at last, and poppy, and something for the smell. But the bandages were good; she had taught him that, she could do it in her sleep. He did it then, very neatly, with his tongue out. He wept a little at the knot.',
        failure: 'You asked. He drew himself up and told you all the sixty-four in order, by their Greek names, with the months for picking. When you woke the monkey was going through your boots; it knew the list, it would seem, and how long it lasted.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Mix your own out of his jars',
        description: 'Half of them are mislabelled and a quarter are the dinner.',
        success: 'You went along the jars with a wet finger. Honey, true; yarrow, true; the mummy was mule. You had what you needed in a spoon, and the rest of it you set in order for him, on the right shelf, with a cross on those which kill. He kissed the spoon.',
        failure: 'You had the yarrow, and honey, and a pinch from the jar that said arnica. It was white pepper. You sneezed for as long as you could stand, with every stitch of you; and after that, on the ground, the monkey also sneezed.',
      }),
    ],
  },
});
