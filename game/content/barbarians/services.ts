import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const barbarianServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Buy in {place} by holding up fingers',
      description:
        'Each finger is a bronze ring; you wait until the price comes down, and somebody always forgets a thumb.',
      success: [
        'You pointed, and bought it at a fair price. They held up two hands. You sat down with your back to them. Little by little the fingers went in behind you, and you heard it by the breathing. You turned round when there were as many left as you had thought of. They slapped your back for it.',
        'You bought it at a good price, for you held up one finger and did not put it up or down. They showed two hands. They showed one. Three times they walked round you to see if it was tied. It was not. “That finger is a post,” they said, and took what it said.',
        'You bought it in {place}, and a grandmother did the bargaining. She took your hand in hers and bent the fingers in, one and one. At the second the seller cried out. At the third he nodded. She kept hold of the hand until you were out at the gate.',
      ],
      failure: [
        'You held up a hand, and they took it that you bid for the whole stall, and you bought nothing. A child behind you had held up both of his, out of friendliness. Then there was a grandmother in it, and all was put under a cloth.',
        'You showed three fingers, and in {place} three is what one shows to a liar, and so you bought nothing. They covered the stall. They sat on the cover. A boy taught you the right three: with the thumb. By then all of them had gone in to eat.',
        'You waited in {place} for the fingers to go down, and they went up, and you bought nothing. Another had come who wanted it. He had two big hands. He held up both, and then he took off his shoes. You have toes too. You looked at them, and left.',
      ],
    }),
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Buy from a trader with a scale',
      needs: BY_DAY,
      description: 'He weighs what you pay on a little arm of bronze that goes up and down, and it works for him.',
      success: [
        'You bought it by honest weight, for you laid your thumb in the other pan, as he did. He looked at you, and you at him. Then he laughed in whatever it is they speak, and took his away, and you took yours. The arm stood level, for the first time since it came over the mountains.',
        'You bought it fairly, for you asked the trader to weigh his own thumb. He laid it in the pan. Down went the arm. The people round you laughed, one, four, nine. After that he weighed with two fingers and held the thumb up, for all to see.',
        'You bought it from the trader at half of what he had asked, for a fly sat on his scale. It sat in your pan. He blew, you blew, and it did not go. A scale is a scale, said those who stood there. So the fly was weighed, and it was a heavy one.',
      ],
      failure: [
        'The trader’s scale was false, and you bought nothing. What was light was heavy, and your bronze flew up. You lifted the table to see what was beneath. It was the guards who were beneath. They let you keep your boots.',
        'The trader’s scale had a crack in the arm, and it broke over your bargain, and you bought nothing. He wept for it. It was his father’s. You held one pan, he held the other, and there was nothing between. You helped him to look for the pin.',
        'You would not let the trader weigh it, and so he would not sell. You said: by the hand. He said: by the arm. You said: by the eye. Three ways, and no fourth. He tied up his pans in a cloth, one inside the other, and turned his stool.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Tell the story that goes with your goods',
      description: 'It sells by the story, and they will hear it out before they look.',
      success: [
        'You told the story, and three wanted to buy, and you sold. You told whose it was, how he lost it, and what the river said. It lay on the hide all that time with its face down. The one who got it told the story, better, as he went out at the gate.',
        'You told the story and stopped before the end, and so they bought, to have the rest. First they gave the price for it. Then you told who was in the boat. The women had known it. The men had not. One of them bit his cap, and it was he who had bought.',
        'You told the story badly, and the goods told it better, and you sold. You had forgotten the name of the horse. A man turned your wares over, and there was the dent. “A hoof,” he said. He told it on from there. By his end he had to have it.',
      ],
      failure: [
        'You told the story, and one of them knew the end, and would not pay. It was his uncle in it. He took your goods in his hands with tears in his eyes, and it was only with pain that you had them back.',
        'You told the story, and it was too sad, and nobody would have the goods in the house. They wept, all of them, three rows deep. They gave your wares a good place on the hide, and stepped back from it. You carried it all away, and they made room.',
        'You told the story, and they liked it so well that they bought nothing and wanted a second. You told a second. You told a third. Then the soup was ready, and they went. One stayed, and he was four years old. He asked what the horse had eaten.',
      ],
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Offer your goods to salt people',
      description:
        'Salt people go from town to town with frames on their backs, and buy; they put the frames down only for what they like.',
      success: [
        'You sold to a salt-man, for you saw which one shifted his feet. You showed it to him only, a little, under your cloak. He put his frame down. When a salt-man’s frame is on the ground he has as good as bought. You talked about his feet, and spat.',
        'You sold to the salt people, for you walked along with them. They do not stand still. You showed your goods on the left. You showed them on the right. At the third bend the eldest put out a hand, in walking, and it was sold between two steps.',
        'You sold to a salt-woman, for you carried her frame while she looked. She had both hands free, the first time that year. She turned the goods over, she smelled them, she bit. “Mine,” she said. You felt what she carries. You gave the frame back with care.',
      ],
      failure: [
        'The salt people did not put down their frames, and you sold nothing. You praised your goods on this side and on that. The first one sighed, and settled his strap, and they went on in step. You talked, for some time, to where they had been.',
        'The salt people looked at your goods, and each waited for the next to speak, and so you sold nothing. Nine of them, in a row. The ninth looked back at the first. It is held to be rude to want a thing alone. They wanted it together, and went on.',
        'You set your goods on a salt-man’s frame to show them, and that is a thing one does not do, and you sold nothing. It was one finger more of weight. He counted it. He counted it against you back to where he had started. They took it down with two sticks.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Let the bone-mother of {place} treat you',
      description: 'She heals what hurts: she smells it first, then she licks it, and then one is sworn at.',
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
      action: 'Lie in the spring of the three mothers',
      description:
        'Three holy mothers heal whoever lies in it; it is cold as a knife, you pay with a pin, and they look at you.',
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
      description:
        'Whoever gets up goes with you; they judge of the road by the boasting, and those who believe you are no use.',
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
      action: 'Ask the mothers of {place} for a companion',
      description: 'You will be offered sons, daughters and a cousin to go with you, and must say no to all but one.',
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
      action: 'Tell your road to people round a fire',
      description: 'You tell where you have been, all of it, before they tell you what they know.',
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
      description:
        'You hear the town’s news over the millstone; it goes round and round, and they ask first whether you are married.',
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
      description:
        'You bet on how bones fall; the young men stake their freedom when the rings are gone, and will expect you to.',
      success: [
        'You threw the bones, and you won. They threw hard, as one throws a spear. You let the bones go out of your hand like something set down to sleep. Hare, goat, goat, and again. By the end a large youth belonged to you, and you gave him back to himself, and kept the rest.',
        'You threw the bones and won, for you threw last. They all wanted to be first. One shouted, two shouted, nine shouted, and the bones heard it and lay badly. You waited till it was quiet. You let them go low, over the ground. Hare, hare, hare. That is a whole litter.',
        'You won at bones in the young men’s house, with a throw that nobody liked to look at. Four goats, heads down. It means a death, they say, or a wedding. None would throw against it. They looked at each other, who was to marry. You took up what you had won.',
      ],
      failure: [
        'You threw the bones, and you lost. Then one of them stood on edge. There was a rule for that, in the house. You had to run between two rows of them, with belts, to find out what it was. They gave you a drink at the other end.',
        'You threw the bones and lost, for a dog ran off with one. Three lay well. The fourth was under the bed, and the dog was on it. A bone that is not seen is a goat, by the rule of the house. You lay on your belly and asked her. She would not say.',
        'You lost at bones, for you had learned it in another valley. There the hare beats the goat. Here the goat eats the hare. You had thrown four hares and put out your hand. They laughed in a row, from the door to the fire. The hand went back in.',
      ],
    }),
    does(['craft', 'strength', 'easy', 'none'], {
      action: 'Bet on yourself at the lifting stone of {place}',
      description: 'You win if you can lift it; it has a name and a dent, and everyone’s uncle has lifted it.',
      success: [
        'You lifted the stone, and won the bet. You did not pull at it as the others had. You squatted down, put your cheek to it, and asked. You rose with it on your breath, as far as the knee, the belt, the breast. When you let it fall all the hens in {place} left the ground.',
        'You lifted the stone and carried it three steps, and they paid you. You walked round it first to see how it had slept. Then you took it under the chin, where it is worn, and stood up, and it was with you. You set it down to face the other way. It had looked at that wall for long enough.',
        'You lifted the stone, and won what you had bet. You said good day to it by its name, which few do. It was heavy as a cow is that does not want to go in. You leaned, and breathed, and there was air beneath, and a worm looking up. They paid you in silence, ring by ring.',
        'You lifted the stone as your grandmother did, from the knees, and won. You sank until you sat, and let it hang from your neck like a big child, and up you came. Somebody’s uncle had his hand over his eyes. From up there you asked whether it had to be put back in the dent.',
      ],
      failure: [
        'You could not lift the stone, and lost your bet. You pulled until there were lights. A girl of twelve stepped over it with a pail upon either arm, and gave it a push with her heel, and it rocked.',
        'You had the stone off the ground by one thumb, and it went down again, and you lost your bet. A thumb is not a knee. They laid a straw under it to see, and the straw was flat. “Your uncle?” they said. You have no uncle here. There was the fault.',
        'You lost your bet, for the stone rolled out of your arms and down the street of {place}. It had not been so far since the fathers. It went by one door, by two, and in at the third. Nine men carried it home. They asked you to leave it where it likes to be.',
      ],
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Lay down all iron and walk in the grove',
      description: 'So we pray there: no iron, no haste, and nobody to tell you when it is enough.',
      success: [
        'You walked in the grove without iron, and it did you good. You laid all that you had of edge beneath the first oak. It was only trees. You walked until you had stopped counting them, and then it was not only trees. When you came out a leaf lay on your things, and it was not there before.',
        'You walked in the grove, and it was good to you. At the first oak you had four troubles. At the ninth you had three. You went on, and each time you looked there was one fewer. Then you stood at your things again. You had to think what they were for.',
        'You laid down your iron and walked in the grove, and an old hind walked with you, and you were the better for it. She went when you went. She stood when you stood. At the spring she drank first. We do not ask who that is. You let her go before you.',
      ],
      failure: [
        'You walked in the grove and thought of the iron that you had left, and so it did you no good. You could feel it back there by its tree with people passing. You were nearly running when an acorn hit you, hard, on the crown, and after it another.',
        'You hurried in the grove, and so you got no good of it. It is said: no haste. You had counted how many trees it would be. Forty, you thought. At the fortieth you turned, and there was no path there. It took you a long walk to be let out.',
        'You had laid down your iron and kept a knife in your boot, and the grove knew, and turned you out. Roots came up. One had your left foot, one had your right, and the third had the boot. You limped to the edge. It lay there before you, with the knife in it.',
      ],
    }),
    does(['patience', 'intellect', 'medium', 'none'], {
      action: 'Say your fathers’ names to the posts of {place}',
      description: 'The holy posts want all of them, back to the first, and if you skip one you begin again.',
      success: [
        'You said all your fathers to the posts, and they were pleased. You had them right to the one who had no name but a noise. You gave the noise. You walked off with all of them behind you, in step.',
        'You said your fathers to the posts, and stuck, and the posts helped you on, so that you came to the end. It was at the ninth. There was a crack in the wood, and in it sat a wren, and she said one note. Wren! That was he. The rest came by themselves.',
        'You said your fathers to the posts of {place}, and then you said your mothers, and that was liked best. No one had asked for them. They are as many, and longer. The old women came out to stand and hear it. At the end they said theirs, and you all stood closer.',
      ],
      failure: [
        'You skipped one of your fathers, and it did you no good. It was the eleventh, as always, him with the goat. You began again, and you skipped him. At the third time a dry voice by the posts said, “Go on, say it, everybody knows.” It may have been the sweeper.',
        'You said your fathers to the posts too loud, and other people’s fathers came, and it did you no good. You said one, and two answered. You said two, and there was a crowd. They all wanted to be said. You excused yourself and went off backward, bowing right and left.',
        'You began your fathers at the wrong post, and it was the post of {place}’s pigs. It heard you to the end. So the pigs know them now, from the first one on. The sweeper showed you the right row. You were hoarse by then, and had no fathers left.',
      ],
    }),
  ],
  work: [
    does(['craft', 'vigour', 'easy', 'slight'], {
      action: 'Feed the charcoal heaps of {place}',
      description:
        'It is paid work: the heaps must smoulder, so you sing to them without stopping, and never let them see fire.',
      success: [
        'You fed the charcoal heap well, and they gave you your share. You walked round and round upon the warm turf with a spade, and wherever it smoked you laid a sod on it, and you sang. You were soon as black as they. When they broke the heap it rang like glass. There was a pear, too.',
        'You fed the heap till it was done, and it was good, and you were paid. You had no song left on the second day. You sang what you had eaten. You sang what you would eat. The heap does not mind the words. It burned slow and blue, and no flame saw you.',
        'You kept the charcoal heap from burning, and earned your wages. It tried three times. It smoked at the foot, and you stamped. It smoked at the shoulder, and you sat on it. It smoked at the crown, and you lay on it and sang there. We have the print of you in the turf.',
      ],
      failure: [
        'You stopped singing, to cough, and the charcoal heap took fire, and you were paid nothing. There was a little yellow flame at the side like a tongue, and then a large one. They got it under with wet hides, and with you, who were nearest.',
        'You sang the heap to sleep, and it went out, and you were paid nothing. It was a cradle-song. You had no other left. They opened it, and it was wood, a little brown. They lit it again and sent for a man with a fast song.',
        'You put your foot through the turf, and the charcoal heap burned up, and there were no wages. It had your leg to the knee. You pulled, they pulled, and out came the leg with a fire behind it. They threw earth. Two days’ wood was one heap of ash, and warm.',
      ],
    }),
    does(['craft', 'endurance', 'medium', 'none'], {
      action: 'Dig ditch for the chief of {place}',
      description:
        'You are paid by the length; it goes around the hill, deep as three men, and was begun by the chief’s grandfather.',
      success: [
        'You dug your length of the ditch, and the chief paid you. You threw it up over your shoulder, and somebody stamped on it. At the bottom you came on an antler pick. You used it. It knew the work. So did you, by then.',
        'You dug the ditch as far as the chief’s peg, and past it, and were paid. You had found where the earth wants to come out. One hits it there, and it falls to you, a whole man’s height. Those to the left had done a step, those to the right had done two. They came to look at your spade.',
        'You dug well, and the chief of {place} paid you, for you hit on the old ditch of his grandfather. It was filled in, and soft as meal. It ran straight. He came down to put his foot in it. “So it went here,” he said. He took a spade himself after that, for three throws.',
      ],
      failure: [
        'You dug well and deep, and on the wrong side of the peg, and were not paid. The chief came himself to look down at you. It would be a good ditch, he said, for anybody who wished to come in. You threw it all back, and children sat along the edge and swung their legs.',
        'You dug into a spring, and the ditch filled, and you were paid nothing. First it was wet, then it was deep, then there were ducks. The chief looked at it from the bank. He had wanted a ditch to keep men out. Now it keeps him in. He threw in a stone to hear how deep.',
        'You dug at the foot, and the bank came down on your piece of ditch, and there was no pay for that. You stood to the neck in his grandfather’s work. They dug you out first, and that took as long as you had dug. “That is level again,” the chief said.',
      ],
    }),
  ],
};
