import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const barbarianServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Point and hold up fingers in {place}',
      description: 'They hold up theirs, and the fingers are bronze rings, and somebody always forgets a thumb.',
      success:
        'You pointed; they held up two hands. You sat down with your back to them. Little by little the fingers went in behind you, and you heard it by the breathing; you turned round when there were as many left as you had thought of. They slapped your back for it.',
      failure:
        'You held up a hand. A child behind you held up both of his, out of friendliness, and they took it that you bid for the whole stall. By the time it had been straightened out there was a grandmother involved, and all of it had been put under a cloth.',
    }),
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Buy from the trader with the scale',
      description: 'He has a little arm of bronze that goes up and down, and it works for him.',
      success:
        'You laid in the other pan your own thumb, as he did. He looked at you, and you at him. Then he laughed in whatever it is they speak, took away his, and you took away yours; the arm stood level, for the first time, you would say, since it came over the mountains.',
      failure:
        'He weighed a thing that was light, and it was heavy; and he weighed what was yours, which was heavy, and the pan flew up. You lifted the table to see what was beneath. It was the guards who were beneath. They let you keep your boots.',
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Tell the story that goes with it',
      description: 'It sells by the story, and they will hear it out before they look.',
      success:
        'You told whose it was, how he lost it, and what the river said. You let it lie on the hide all that time with its face down. When you turned it up a sigh went round. It was wanted by three; and the one who got it was telling the story, better, as he went out at the gate.',
      failure:
        'You had told half when one of them told you the end. It was known there; it was his uncle in it. He took the thing in his hands with tears in his eyes, and it was only with pain, and at some speed, that you had it back.',
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Offer it to the salt people on the road',
      description: 'They rest on their frames and will not put them down for less than they like.',
      success:
        'You saw which one shifted his feet. You showed it to him only, a little, under your cloak, like a thing that one is ashamed of. He put his frame down. When a salt-man’s frame is on the ground he has as good as bought; you talked about his feet, for manners, and spat.',
      failure:
        'They stood, the whole row of them, leaning, like storks. You praised it on the one side and on the other. At last the first one sighed, and settled his strap, and they went on in step; and you found that you had been talking, for some time, to where they had been.',
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Let the bone-mother of {place} look',
      description: 'She smells it first, then she licks it, and then one is sworn at.',
      success:
        'She packed it with a thing like cheese and tied it with her own hair. You were put under nine hides, with a child along each side for warmth, who told you about their goat. You heard of that goat in your sleep; and when you woke you were mended, or near it, and fond of the goat.',
      failure:
        'She smelled it and shook her head, and sent for her sister. The two of them fell out across you, as to whether it was moss or mould; each had hold of one end of the strap. You took yourself away from under, by and by, to let it heal by being left alone.',
    }),
    does(['rest', null, 'medium', 'none'], {
      action: 'Lie in the spring of the three',
      description: 'It is cold as a knife, you pay with a pin, and the three come and look at you.',
      success:
        'You lay down in it, and it took your breath and had a look at that and gave it back. They sat above you on the bank, the young one, the other, and the old, and let down their hands. What burned in you went out along the stream, like a dog that is told to go home.',
      failure:
        'You lay there till you were blue. The three had their heads together about a pike. It was a fine pike, certainly, and it lay under you the whole time; when it went they all cried out, and there was no more thought for anything else.',
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Boast at the mead ring till one gets up',
      description: 'They judge of the road by the boasting, and those who believe you are no use.',
      success:
        'You gave them rivers of blood, and they yawned. Then you told them how, in truth, you had been up to your neck in a bog, singing, so as not to be trodden on. One got up out of the dark end, laughing, and wiped both eyes, and asked when you started.',
      failure:
        'You boasted so well that they drew off from you along the bench. What such a person needed, they said, was not a helper but a wall. You drank up. Behind you they had begun already to boast of having sat near you.',
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Ask the mothers of {place} for one to spare',
      description: 'You will be offered sons, daughters and a cousin, and must say no to all but one.',
      success:
        'They brought you the handsome one, the strong one, the one who sings. You asked who it was that had mended the gate. They looked at each other; they had not thought that anyone would want to know. The hand you shook upon it had splinters in it.',
      failure:
        'You chose, and his mother wept, and then she packed. She packed a bed. There was a loom, and it was while the loom was being carried out that you understood she was coming as well; you left by the goose gate, and they are angry there yet.',
    }),
  ],
  ask: [
    does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Stand in the guest ring and give your road',
      description: 'You tell where you have been, all of it, before they tell you anything.',
      success: [
        'You gave them every ford and fire, and whom you saw, and how they looked. It was quiet, after, while that was swallowed. Then from the far side somebody gave you a road in return; and somebody another; you had, when the fire was low, the whole land laid around you like a hide.',
        'You began at your own door, and left out nothing, with the bad bridge and the good beans. They ate it with their eyes shut. Then a man said that he knew that bridge, by its other end; and they could not be stopped. When they were, there was no land left, from there to the salt, that had not somebody’s foot on it.',
        'It is told with the heels, a stamp to a ford and two to a fire. They had you go back and stamp once more for the place with the dog. It was found good. They stepped up to you one after another then, and stamped you theirs; your soles were sore, and could have gone to the sea without you.',
        'You told it as it was, down to the wet shoes. An old man with no legs had himself turned, so as to face the way that you had come. He asked for the ford again. Then he gave you all that he had walked himself, until he was out of breath; and each one in that ring had a piece to mend it with.',
      ],
      failure:
        'You left out the one bad night, from shame. They felt it, as a tongue feels a tooth. “And between there and there?” they asked, kindly; and you told it, and they nodded, and after that it was too late for them to tell you theirs.',
    }),
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Grind meal with the women of {place}',
      description: 'It goes round and round, arm over arm, and they ask first whether you are married.',
      success: [
        'You took the other handle. When they had laughed enough at how you did it they forgot you, and talked, over your head, in time with the stone: who was to be raided, and who was in love, and where the strangers had slept. You were white to the elbows, and you knew everything.',
        'They gave you the handle to keep you quiet, and you were, as it takes the whole of one’s breath. All that there is in {place} is put in with the barley: the chief’s cough, the smith’s lodger, a boat that has no name. The eldest tried some upon her tongue, at the end, and then tried your cheek, and you were the coarser.',
        'You had hard hands, and so they allowed you an arm’s length of it. The stone growled. They talked across that, and by and by one could hear through. Somebody was with child; somebody was not, and had said so; and three strangers had bought meal for nine. You bent your head over the stone, and when the meal was ground you had it all.',
      ],
      failure:
        'They asked were you married, and then they asked why not. It went round with the stone. They had got as far as finding you a match, with two cows, and the mother had been sent for; you were obliged to remember something that you had left out on a wall.',
    }),
  ],
  gamble: [
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Throw bones in the young men’s house',
      description: 'They stake their freedom when the rings are gone, and will expect you to.',
      success:
        'They threw hard, as one throws a spear. You let the bones go out of your hand like something set down to sleep. Hare, goat, goat; and again. By the end a large youth belonged to you, and wept, and you gave him back to himself, and kept what he had staked before.',
      failure:
        'They fell as badly as bones can, and then one of them stood on edge. There was a rule for that, in the house. You had to run between two rows of them, with belts, to find out what it was; but they gave you a drink at the other end.',
    }),
    does(['craft', 'strength', 'easy', 'none'], {
      action: 'Bet on yourself at the lifting stone of {place}',
      description: 'It has a name, it has a dent in it, and everyone’s uncle has lifted it.',
      success: [
        'You did not pull at it as the others had. You squatted down, put your cheek to it, and asked; and you rose with it on your breath, as far as the knee, the belt, the breast. It got very quiet. When you let it fall all the hens in {place} left the ground.',
        'You spat on neither hand, and walked round it to see how it had slept. Then you took it under the chin, where it is worn, and stood up, and it was with you. You carried it three steps, which nobody had asked for, and set it down to face the other way. It had looked at that wall for long enough, you told them.',
        'You said good day to it by its name, which few do. It was heavy as a cow is that does not want to go in. You leaned, and breathed, and let it think that it was its own idea; and there was air beneath, and a worm looking up. They paid you in silence in {place}, ring by ring.',
        'The knack is in the back of the knees, and it was your grandmother’s. You sank until you sat, and let it hang from your neck like a big child; and up you came. Somebody’s uncle had his hand over his eyes. From up there you asked, quite quietly, whether it had to be put back in the dent.',
      ],
      failure:
        'It knew you for a stranger. You pulled until there were lights; you felt it think of coming, and think better. A girl of twelve, sent by her mother to fetch an uncle, stepped over it with a pail upon either arm, and gave it a push with her heel, and it rocked.',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Lay your weapon down and walk in the grove',
      description: 'No iron, no haste, and nobody to tell you when it is enough.',
      success:
        'You laid all that you had of edge beneath the first oak and went in with your hands open. It was only trees. You walked until you had stopped counting them, and then it was not only trees. When you came out, your weapon had a leaf on it, put there, with care, across the blade.',
      failure:
        'You went in slowly and thought of your weapon. You could feel it back there by its tree with people passing. You had turned and were nearly running when an acorn hit you, hard, on the crown; and after it, quite clearly, another.',
    }),
    does(['patience', 'intellect', 'medium', 'none'], {
      action: 'Say your fathers to the posts of {place}',
      description: 'You say them back to the first of all, and if you skip one you begin again.',
      success:
        'You had them all, right to the one who had no name but a noise. You gave the noise. Nothing stirred; but on the ninth post the wood had a look as of somebody who has been spoken of and is pleased. You walked off with all of them behind you, in step.',
      failure:
        'It was the eleventh you skipped, as always, him with the goat. You began again, and you skipped him. At the third time a dry voice somewhere about the posts said, “Go on, say it, everybody knows.” It may have been the sweeper.',
    }),
  ],
  work: [
    does(['craft', 'vigour', 'easy', 'slight'], {
      action: 'Feed the charcoal heaps of {place}',
      description: 'One must sing to them without stopping, and never let them see fire.',
      success:
        'You walked round and round upon the warm turf with a spade, and wherever it smoked you laid a sod on it, and you sang the song of the nine brothers. You were soon as black as they. When they broke the heap it rang like glass; they gave you your share, and a pear.',
      failure:
        'You stopped singing, to cough. It had been waiting for that. There was a little yellow flame at the side of it like a tongue, and then a large one. They got it under with wet hides, and with you, who were nearest. It would do for the smith, they said; they did not say the same of you.',
    }),
    does(['craft', 'endurance', 'medium', 'none'], {
      action: 'Dig ditch for the chief of {place}',
      description: 'It goes around the hill, it is deep as three men, and it was begun by his grandfather.',
      success:
        'You dug your length, from the white peg to the black, and threw it up over your shoulder, and somebody stamped on it. At the bottom you came on an antler pick that had been left there with the hand-worn side uppermost. You used it. It knew the work. So did you, by then.',
      failure:
        'You dug well and deep, and on the wrong side of the peg. The chief came himself to look down at you. It would be a good ditch, he said, for anybody who wished to come in; and you threw it all back, while children sat along the edge and swung their legs.',
    }),
  ],
};
