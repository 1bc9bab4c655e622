import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const barbarianServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Buy in {place} with fingers and patience',
      description: 'They hold up theirs, and the fingers are bronze rings, and somebody always forgets a thumb.',
      success:
        'You pointed, and bought it at a fair price. They held up two hands. You sat down with your back to them. Little by little the fingers went in behind you, and you heard it by the breathing. You turned round when there were as many left as you had thought of. They slapped your back for it.',
      failure:
        'You held up a hand, and they took it that you bid for the whole stall, and you bought nothing. A child behind you had held up both of his, out of friendliness. Then there was a grandmother in it, and all was put under a cloth.',
    }),
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Buy from a trader with a scale',
      description: 'He has a little arm of bronze that goes up and down, and it works for him.',
      success:
        'You bought it by honest weight, for you laid your thumb in the other pan, as he did. He looked at you, and you at him. Then he laughed in whatever it is they speak, and took his away, and you took yours. The arm stood level, for the first time since it came over the mountains.',
      failure:
        'The trader’s scale was false, and you bought nothing. What was light was heavy, and your bronze flew up. You lifted the table to see what was beneath. It was the guards who were beneath. They let you keep your boots.',
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Tell the story that goes with your goods',
      description: 'It sells by the story, and they will hear it out before they look.',
      success:
        'You told the story, and three wanted to buy, and you sold. You told whose it was, how he lost it, and what the river said. It lay on the hide all that time with its face down. The one who got it told the story, better, as he went out at the gate.',
      failure:
        'You told the story, and one of them knew the end, and would not pay. It was his uncle in it. He took your goods in his hands with tears in his eyes, and it was only with pain that you had them back.',
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Offer your goods to salt people',
      description: 'They rest on their frames and will not put them down for less than they like.',
      success:
        'You sold to a salt-man, for you saw which one shifted his feet. You showed it to him only, a little, under your cloak. He put his frame down. When a salt-man’s frame is on the ground he has as good as bought. You talked about his feet, and spat.',
      failure:
        'The salt people did not put down their frames, and you sold nothing. You praised your goods on this side and on that. The first one sighed, and settled his strap, and they went on in step. You talked, for some time, to where they had been.',
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Let the bone-mother of {place} treat you',
      description: 'She smells it first, then she licks it, and then one is sworn at.',
      success: [
        'The bone-mother tied you up, and you were mended, or near it. She packed the place with something like cheese. You were put under nine hides, with a child along each side for warmth, who told you about their goat. When you woke you were fond of the goat.',
        'The bone-mother of {place} licked it, she sang on it, she bound it with bark, and you were better. The dead came to look. They saw nothing to do, and they went.',
        'Two hands held you and two hands pulled, and the bone-mother put you right. It cracked. You bit through the strap. She laid the strap with the others, and you got up well.',
        'The bone-mother smelled your hurt and laughed, and then it could not be a bad one. She spread fat on it, and warm moss on the fat. By the third morning it was closed.',
      ],
      failure: [
        'The bone-mother and her sister quarrelled over you, and you were not healed. Was it moss or mould? Each had hold of one end of the strap. You took yourself away from under, to let it heal by itself.',
        'The bone-mother of {place} would not treat you, for a dead man stood behind you, she said, and he was first. She gave him a cup. You waited. He drank slowly.',
        'The bone-mother bound you up with old bark, and it split, and you were no better for it. Three times she tied it, three times it split. Trees are dry this year, she said.',
        'You cried out before the bone-mother had touched you, and she put down her knife and did not heal you. We cry after, not before. She had soup. You got the soup.',
      ],
    }),
    does(['rest', null, 'medium', 'none'], {
      action: 'Lie in the spring of the three',
      description: 'It is cold as a knife, you pay with a pin, and the three come and look at you.',
      success: [
        'You lay in the spring, and it healed you. It took your breath and had a look at that and gave it back. The three sat on the bank, the young one, the other, and the old, and let down their hands. What burned in you went out along the stream, like a dog that is told to go home.',
        'You gave the pin and lay down in the spring, and the three closed what was open. First it burned, then it was cold, then it was nothing. You came up whole, or near it.',
        'The three looked at you in the water, and you got better in it. One counted your ribs. One counted your toes. The third put a leaf on the place, and the leaf stayed.',
        'You lay in the spring as long as a breath holds, three breaths, and your hurt was healed. Your teeth knocked. The pin had gone from the stone, and nobody saw who took it.',
      ],
      failure: [
        'You lay in the spring till you were blue, and it did not heal you. The three had their heads together about a pike. It was a fine pike, and it lay under you the whole time. There was no thought for anything else.',
        'You came out of the spring before the third of the three had looked at you, and were not healed. It was too cold. Two had seen you. Two do not count, and the pin was back on the stone.',
        'The spring did not heal you, for cattle had stood in it, and the three do not come to mud. You lay there. A cow looked at you. That is one, and she was the wrong one.',
        'You gave the three a bent pin, and the spring gave you a cold and healed nothing. A bent pin for a bent back. Dry yourself. They know iron from iron.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Boast at the mead ring till one gets up',
      description: 'They judge of the road by the boasting, and those who believe you are no use.',
      success: [
        'You boasted, and one got up to go with you. You gave them rivers of blood, and they yawned. Then you told how you had been up to your neck in a bog, singing, so as not to be trodden on. One got up out of the dark end, laughing, and asked when you started.',
        'You boasted of a wolf, you boasted of two, and at the third wolf one laughed and got up and went with you. One who laughs at three wolves has met one.',
        'You boasted at the mead ring, and one got up who had believed no word, and came with you for the road itself. Horns were banged on the log. Make room: one goes out.',
        'One got up to go with you, when you boasted how you fell off a roof. The rest had fought giants. One had fallen off a roof too. Two roofs make a road.',
      ],
      failure: [
        'You boasted so well that nobody would go with you. What you needed, they said, was not a helper but a wall. You drank up. Behind you they boasted already of having sat near you.',
        'You boasted at the mead ring till the horns were dry, and nobody got up. There was one who tried. He was on the bottom of the jar, and his legs were too. You went alone.',
        'The ring had a better boaster than you, and everybody got up for him, and you hired nobody. He had one ear. He had given the other to a bear. What had you given?',
        'You boasted, and an old woman said: I was there, and it was a small pig. So nobody at the mead ring went with you. They drank to the pig. It had been a brave one.',
      ],
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Ask the mothers of {place} for one to spare',
      description: 'You will be offered sons, daughters and a cousin, and must say no to all but one.',
      success: [
        'The mothers gave you the one you asked for, and it was a good one. They brought the handsome one, the strong one, the one who sings. You asked who had mended the gate. They had not thought that anyone would want to know. The hand you shook upon it had splinters in it.',
        'You said no to five, and the mothers of {place} gave you the sixth, who had said nothing and had shoes on already. One mother cried. One mother packed cheese.',
        'The mothers had one to spare, and it goes with you: strong in the arm, and late in the morning. They told you both. You said yes to both, and the rest went home.',
        'You asked the mothers which one eats most, and took that one, and it was well chosen. It works as it eats. The mothers nodded. They had wanted to see if you knew.',
      ],
      failure: [
        'You chose one, and the mother wanted to come too, and so you hired nobody. She packed a bed. She packed a loom. You left by the goose gate, and they are angry there yet.',
        'You said no to all of them, sons and daughters and the cousin, and so the mothers of {place} gave you nobody. You had been waiting for a better. There was no better. They shut the door.',
        'You said yes too soon, and the mothers of {place} took all of them back. Who takes the first takes anything, they said. You stood there with your hand out. It was a full hand of no.',
        'The mothers of {place} asked who would cook for their child on the road, and you did not know. So nobody went with you. They looked at your pot. They turned it over and looked again.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Tell your road to the people in the ring',
      description: 'You tell where you have been, all of it, before they tell you anything.',
      success: [
        'You told your road, and they told you theirs, and you knew the whole land. You gave them every ford and fire. It was quiet, after. Then from the far side somebody gave you a road in return, and somebody another. When the fire was low you had all of it, laid around you like a hide.',
        'You told your road from your own house on, and they gave you theirs for it. You left out nothing, with the bad bridge and the good beans. Then a man knew that bridge, by its other end. There was no land left, from there to the salt, that had not somebody’s foot on it.',
        'You told your road with the heels, a stamp to a ford and two to a fire, and it was found good. They stepped up to you one after another then, and stamped you theirs. Your soles were sore, and could have gone to the sea without you.',
        'You told your road as it was, down to the wet shoes, and an old man told you his. He had no legs now. He gave you all that he had walked himself, until he was out of breath, and each one in that ring had a piece to mend it with.',
      ],
      failure: [
        'You left out one bad night, and so they told you nothing. They felt it, as a tongue feels a tooth. “And between there and there?” they asked. You told it then, and they nodded, and it was too late for them to tell you theirs.',
        'You told your road from the wrong end, and the ring told you nothing. The last day, then the first, then the middle. They got dizzy. Go out, they said, and come in again by the door.',
        'You told of the hills and of the fords, and not of the food, and the ring gave you no news. What did you eat there? You did not know. Then you were not there, they said.',
        'A child asked you what the ferryman’s dog was called, and you did not know, and so the ring did not believe your road and told you nothing. It is called Mud. We all know that.',
      ],
    }),
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Grind meal with the women of {place}',
      description: 'It goes round and round, arm over arm, and they ask first whether you are married.',
      success: [
        'You ground meal with the women, and heard all that they knew. When they had laughed enough at how you did it they forgot you, and talked, in time with the stone: who was to be raided, and who was in love, and where the strangers had slept. You were white to the elbows.',
        'You turned the stone for the women, and they told all of {place} over your head. The chief’s cough, the smith’s lodger, a boat that has no name. The eldest tried some meal upon her tongue, at the end, and then tried your cheek, and you were the coarser.',
        'You had hard hands, and so the women let you grind, and you heard the news. Somebody was with child. Somebody was not, and had said so. Three strangers had bought meal for nine. You bent your head over the stone, and when the meal was ground you had it all.',
        'You ground meal till the sack was full, and the women of {place} gave you the news for it, one handful of talk to each handful of grain. You were white. You knew everything.',
      ],
      failure: [
        'You ground with the women, and they only asked why you were not married. It went round with the stone. They found you a match, with two cows, and the mother had been sent for. You had to leave, and had heard nothing.',
        'You turned the stone the wrong way, and the women of {place} sent you out before one word of news. The meal came out whole. They picked it up grain by grain. They were not quiet about it.',
        'You ground well, and said that you were not married, and the women talked of nothing but whom you should have. You heard of five cousins. You heard no news. The fifth can cook.',
        'The women of {place} ground and sang, and the song was all the talk there was, so that you learned nothing. It has forty verses. You know them now. They are about meal.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Throw bones in the young men’s house',
      description: 'They stake their freedom when the rings are gone, and will expect you to.',
      success:
        'You threw the bones, and you won. They threw hard, as one throws a spear. You let the bones go out of your hand like something set down to sleep. Hare, goat, goat, and again. By the end a large youth belonged to you, and you gave him back to himself, and kept the rest.',
      failure:
        'You threw the bones, and you lost. Then one of them stood on edge. There was a rule for that, in the house. You had to run between two rows of them, with belts, to find out what it was. They gave you a drink at the other end.',
    }),
    does(['craft', 'strength', 'easy', 'none'], {
      action: 'Bet on yourself at the lifting stone of {place}',
      description: 'It has a name, it has a dent in it, and everyone’s uncle has lifted it.',
      success: [
        'You lifted the stone, and won the bet. You did not pull at it as the others had. You squatted down, put your cheek to it, and asked. You rose with it on your breath, as far as the knee, the belt, the breast. When you let it fall all the hens in {place} left the ground.',
        'You lifted the stone and carried it three steps, and they paid you. You walked round it first to see how it had slept. Then you took it under the chin, where it is worn, and stood up, and it was with you. You set it down to face the other way. It had looked at that wall for long enough.',
        'You lifted the stone, and won what you had bet. You said good day to it by its name, which few do. It was heavy as a cow is that does not want to go in. You leaned, and breathed, and there was air beneath, and a worm looking up. They paid you in silence, ring by ring.',
        'You lifted the stone as your grandmother did, from the knees, and won. You sank until you sat, and let it hang from your neck like a big child, and up you came. Somebody’s uncle had his hand over his eyes. From up there you asked whether it had to be put back in the dent.',
      ],
      failure:
        'You could not lift the stone, and lost your bet. You pulled until there were lights. A girl of twelve stepped over it with a pail upon either arm, and gave it a push with her heel, and it rocked.',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Lay your weapon down and walk in the grove',
      description: 'No iron, no haste, and nobody to tell you when it is enough.',
      success:
        'You walked in the grove without your weapon, and it did you good. You laid all that you had of edge beneath the first oak. It was only trees. You walked until you had stopped counting them, and then it was not only trees. When you came out there was a leaf on your weapon, laid across the blade.',
      failure:
        'You walked in the grove and thought of your weapon, and so it did you no good. You could feel it back there by its tree with people passing. You were nearly running when an acorn hit you, hard, on the crown, and after it another.',
    }),
    does(['patience', 'intellect', 'medium', 'none'], {
      action: 'Say your fathers to the posts of {place}',
      description: 'You say them back to the first of all, and if you skip one you begin again.',
      success:
        'You said all your fathers to the posts, and they were pleased. You had them right to the one who had no name but a noise. You gave the noise. You walked off with all of them behind you, in step.',
      failure:
        'You skipped one of your fathers, and it did you no good. It was the eleventh, as always, him with the goat. You began again, and you skipped him. At the third time a dry voice by the posts said, “Go on, say it, everybody knows.” It may have been the sweeper.',
    }),
  ],
  work: [
    does(['craft', 'vigour', 'easy', 'slight'], {
      action: 'Feed the charcoal heaps of {place}',
      description: 'One must sing to them without stopping, and never let them see fire.',
      success:
        'You fed the charcoal heap well, and they gave you your share. You walked round and round upon the warm turf with a spade, and wherever it smoked you laid a sod on it, and you sang. You were soon as black as they. When they broke the heap it rang like glass. There was a pear, too.',
      failure:
        'You stopped singing, to cough, and the charcoal heap took fire, and you were paid nothing. There was a little yellow flame at the side like a tongue, and then a large one. They got it under with wet hides, and with you, who were nearest.',
    }),
    does(['craft', 'endurance', 'medium', 'none'], {
      action: 'Dig ditch for the chief of {place}',
      description: 'It goes around the hill, it is deep as three men, and it was begun by his grandfather.',
      success:
        'You dug your length of the ditch, and the chief paid you. You threw it up over your shoulder, and somebody stamped on it. At the bottom you came on an antler pick. You used it. It knew the work. So did you, by then.',
      failure:
        'You dug well and deep, and on the wrong side of the peg, and were not paid. The chief came himself to look down at you. It would be a good ditch, he said, for anybody who wished to come in. You threw it all back, and children sat along the edge and swung their legs.',
    }),
  ],
};
