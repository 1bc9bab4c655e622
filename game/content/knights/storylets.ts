import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const knightStorylets: readonly Frame[] = frames('knights', {
  'wolf-that-walked': {
    terrains: ['forest', 'hills', 'plains'],
    weight: 2,
    when: { hours: ['night'] },
    cast: { smith: 'he', village: 'they' },
    openings: [
      'Now a village was out with torches to kill a werewolf, and it was no werewolf but their smith, a big man in his shirt, who walked fast asleep with a ladle in his hand. He met you first upon the path. The village was close behind him, and filled the way; and you stood between them and him.',
      'A smith walked asleep in the dark, as he did most nights, and that night his village had taken him for a werewolf. You met him on the path with his eyes open and a ladle in his fist. Behind him came the village with torches and a scythe to kill him, and they had closed the road to you also.',
      'On the path stood a smith who was asleep on his feet and stirred the air with a ladle. His village took him for a werewolf. They had run by after a dog, all of them, with torches and sticks, and now they had turned and were coming back to burn him. I do not mock them, for I too have seen the Devil, and he was a coat.',
    ],
    still: [
      'The smith still stood asleep on the path with his ladle, and the village still came on with torches to kill him, and left you no way round. It had begun to sing, as people do who are afraid.',
      'The village with its torches still hunted the smith through the dark for a werewolf, and closed the road to you. And he slept on with his eyes wide. “It wants salt,” he said.',
    ],
    givenUp: [
      'Now the smith’s wife ran out and called him home to bed by his name, and the village knew him, and was ashamed. They let you by; and nobody looked at you.',
      'The smith walked into his own forge and lay down there, still asleep, and the village saw what wolf it was. So they went home, and the path was free to you.',
    ],
    later: [
      'A bell was hung upon a low branch where the smith had walked asleep, and a string ran from it to his house. So his wife would hear him, I suppose, if he walked again.',
      'There were burnt sticks on the path, from the torches of those who had hunted the smith, and among them his ladle, set upright like a cross.',
    ],
    who: { trade: 'sleepwalking smith', gender: 'male' },
    shows: ['smith', 'asleep', 'village', 'torch', 'werewolf'],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Walk beside the smith and turn him home',
        description: 'The smith must not be woken; he has forearms like hams, and thinks that you are his wife.',
        success: [
          'You walked at the smith’s elbow, and told him yes, it wanted salt, and turned him home by degrees and into bed. He gave you the ladle to hang up. When the torches came to that house there was only snoring in it, of a Christian sort, and the village went home.',
          'You led the smith home asleep, and nobody was hurt. He had taken your hand in his and asked if his baby slept, and you had said that it did. Now there was no baby, I am told, not any more. He lay down, and smiled; and you stood in his yard until the torches had gone by.',
          'You brought the smith home asleep through three gates and a hen-house, as the angel brought Saint Peter. His wife stood at the last gate. She looked at you, and put a finger to her lips, and kissed your brow, like a bishop; and the village found an empty path.',
        ],
        failure: [
          'You had turned the smith half about when an owl cried, and he woke. He saw the dark, and the trees, and you, and let out such a howl that the village knew for certain where its wolf was. Then he slept again.',
          'You could not turn the smith, for he would go by the pond. You drew him gently one way, and he, being strong, drew you gently the other; and you both stood in the water up to the chin, and he stirred it.',
          'You could not get the smith home, for he dreamed of shoes, and took you for a mare. He bent, and held your foot between his knees, and felt about for a nail. Meekness is a virtue; but you had to cry out, and the village heard you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Meet the torches and ask what they hunt',
        description:
          'They may go home if you tell them that it is the smith; but they have been brave for two hours, and want their wolf.',
        success: [
          'You stopped the village and told them that they hunted the smith, and they believed it. Somebody’s aunt said that he had walked in his sleep as a boy. They put the scythe behind them, and sang him home, very softly, in four parts; for they had come out to do something together, and it was this.',
          'You told the village what you had seen, a smith in his shirt, asleep, and a ladle; and they let him be. There was a long quiet. “I have dreamed that I killed somebody,” said their priest, “and you have woken me”; and they led the man home, each shading a torch with one hand.',
          'You sent the village after another wolf. It had gone to the mill, you said, and they ran there, and found a miller’s dog; and the smith had time to walk home to bed. Thou shalt not bear false witness against thy neighbour. The dog was asked for its pardon, and had a bone from me.',
        ],
        failure: [
          'The village did not believe you. They asked you, in return, what you did there at that hour with such long teeth. You had begun to laugh; and it was found that they were indeed quite long.',
          'You preached to the village upon fear, and it did not stop them. It was good, but it was too long, and at the third part a moth put out the front torch. After that it was dark, and they had sticks, and each was sure of his man.',
          'You swore to the village by God that there was no wolf, and one howled. So they believed the wolf. I do not know why He does that, and I have asked.',
        ],
        hurt: 'blow',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Draw off the village with a howl',
        description:
          'They may run after you and leave the smith; it has to be a good howl, and you a faster animal than you are.',
        success: [
          'You howled, and the whole village turned from the smith and hunted you. You led them through the thorns to another parish, and left them at its gate, explaining; and he walked home. You felt much better. I have wondered since if we ought not to have it at Compline.',
          'You drew the village off. You cried like a wolf, and ran, and three times let them see you, for mercy needs to be seen; and in the end they stood about an oak and held it prisoner. You lay in the ferns and heard the smith go by, home, on his bare feet, humming.',
          'At your first howl half the village put out their torches and ran home, and you led the rest a long way off, backward. So the smith was left alone, and found his bed. It is a grievous thing to frighten one’s neighbour, and a penance is set on it in this book.',
        ],
        failure: [
          'You howled, and a true wolf answered, from rather near. For a good way you and the village ran from it together, and nobody was hunting anybody; and then they turned about and came back after the smith.',
          'You howled and ran, and fell into a ditch, and the village caught you there. They saw a person with mud to the eyes, who panted; and when they had done with their sticks, and knew you for a Christian, they went back to look for the smith.',
          'You tried to howl, and it came out as a kind of cough, and nobody followed it. One child laughed. “That is no wolf,” they said; and you had run a furlong before you saw that you were running by yourself.',
        ],
        hurt: 'mishap',
      }),
    ],
  },
  'noah-in-the-rain': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    when: { weathers: ['rain', 'storm'] },
    cast: { cooper: 'he', 'people/peasants/parish': 'they', 'shipwrights/guild/players': 'they' },
    openings: [
      'Now the shipwrights’ guild were taking their play of the Flood from town to town in the rain, and their ark had sunk to its axles and blocked the road. A cooper, who played God in it, begged you to help him move it; but farm people knelt in the mud all round, for they took it for the true Flood, and would not get up.',
      'There was an ark in the road, on wheels, and it was stuck fast, and you could not get by. It belonged to a guild of shipwrights, who went about with the play of Noah; and God, who was a cooper, asked you for help from its roof. But it rained, and half a parish knelt before the wheels and cried out that the Flood was come.',
      'The ark of the shipwrights’ guild, which they drew about for their play of Noah, was stuck across your way in the mud and the rain. The cooper who played God begged you for help with it; for the people of the place knelt about the wheels, and believed in him and in the Flood, and would not rise to lift.',
      'The shipwrights’ guild had a play of the Flood, and its ark filled the road in front of you, down to the hubs in mud. Peasants knelt round it in the rain and prayed, since they thought that the Flood had come. Would you help, God asked you, and not kneel? He was a cooper, and wet through.',
    ],
    still: [
      'The ark was still stuck across the road, and the farm people still knelt before the cooper in the mud and would not get up. They had given him a sack to put over his gilding.',
      'The ark still stood in the mud across the road, and the people still knelt about its wheels. And Noah’s wife had been asked to come down, and would not; so it goes in the play.',
    ],
    givenUp: [
      'Now Noah’s wife scolded the farm people until they stood up and pushed, and the ark rolled away to the next town without your help. So the road lay open before you.',
      'The people grew hungry and went home, for the Flood was so slow; and the guild took the ark to pieces and carried it off. God thanked you, and you went by.',
    ],
    later: [
      'The painted rainbow from the guild’s play of the Flood lay in the ditch, and children used it for a bridge.',
      'The wooden dove from the play of the Flood sat on a hedge there, with its nose gone, and a real one beside it.',
    ],
    who: { trade: 'cooper who plays God', gender: 'male' },
    shows: ['ark', 'cooper', 'God', 'guild'],
    toward: 'for',
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Put your shoulder to the ark',
        description: 'It is oak, since they are shipwrights, and has all the players aboard, dressed as creatures.',
        success: [
          'You set your shoulder to the ark, between Ham and a camel, and it came out of the mud. God said, “Heave,” and it was so. The road was open; and those who saw it swear that for a moment the thing floated.',
          'You pushed, and the ark came free, for the players got down and pushed with you two by two, and the lion was a baker’s boy beneath. The road was open, and the kneeling people sang; and the cooper forgot whom he was playing and thanked God.',
          'You heaved the ark out at the third try, and the road was free. One old peasant caught hold of your wet sleeve and asked if there was room, and you lifted him in. He rode to the town between the doves, and was the only one, ever after, who would not believe that it was a play.',
        ],
        failure: [
          'You pushed, and the ark rose a yard and rolled back two; and you were between it and the dry land. A camel begged your pardon from inside.',
          'You had the ark nearly out, and it slid back. For Noah’s wife had put down a plank to see who you were, and you went up to the neck into the place where the wheel had been. The unbelievers, says Scripture, marvelled also.',
          'You heaved, and a wheel came off in your arms, and the ark stayed where it was. “And there were fountains of the great deep,” said God sadly, while they put it on again; and it ran in at your collar.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Caulk the ark and launch it properly',
        description:
          'The road is a river as far as the next town, and there is tar, and they are shipwrights; it is a question of faith.',
        success: [
          'You tarred the seams of the ark while the guild sang, and it floated, and slid away down the flooded lane as sweetly as a swan. They had never been let finish one before, for it was always only for a play. Faith is the substance of things hoped for. It does not say that one must hope to be dry.',
          'You stopped the ark with wool from a tailor, who played the sheep, and it floated off at the first Amen. And the cooper stood up in the bows, in gold, with water on either side of him, and looked for the first time as though he might have made it.',
          'You found the leak in the ark and pegged it, and they floated off down the road with all their pairs. It was where Noah stood, for he had bored it himself, being tired of the part. He confessed to you behind the camel; and you have never told, nor have I, save here.',
        ],
        failure: [
          'You caulked the ark, and launched it, and it went off without anybody, and ran aground again a little farther down the road. You all ran beside it, and called to the ass, for he was the only true beast in it, and was looking out at the window.',
          'You tarred the ark, and were stuck to it yourself. It moved a yard, and you moved as well, on the outside, like those in the picture who have come too late; and then it stood fast as before.',
          'You caulked the ark as high as you thought that the water would rise, and the water rose higher by a hand, and it sank back. I know of a man who did the same with his whole life.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell those who kneel that it will end',
        description: 'They take it for the true Flood, and somebody will have to promise them that it stops.',
        success: [
          'You stood by the cooper and spoke the last words of the play, that seed-time and harvest shall not cease; and those who knelt heard it, and rose. An old man asked if he might have that in writing. Then they took the ropes, and drew out the ark like a tooth.',
          'You told the kneeling people that the Flood had been once, and was over, and that they were the children of the ones who had got in; and they got up, wiping their knees, and freed the wheels, and the road was open. Nobody had said it to them before. It is good doctrine. We forget it here over the washing-up.',
          'You got the people off their knees. You asked their children to be “the sun”, for there is none in that play, and to stand on the tail of the cart and spread their fingers; and their mothers rose to pull them down out of the wet. So the ark could be moved. I offer no moral. It went on raining.',
        ],
        failure: [
          'You began to speak, and those who knelt only prayed the harder, for you could recall only the beginning. You told them that all flesh was to be destroyed; and then, before so many lifted faces, you could not think how it went on.',
          'You told the people that the rain would leave off soon, and just then it came on harder. So they did not rise. They moved a little away from you on their knees, and shut their eyes.',
          'The people asked you which of the creatures had not been saved, and you are no liar, so you told them of the unicorn. A girl began to cry, and her mother, and it passed along; and they knelt as fast as before.',
        ],
      }),
      does(['gift', 'endurance', 'easy', 'slight'], {
        action: 'Look for dry ground for those who kneel',
        description:
          'They may leave the road for a dry place; you walk two miles to find one, as Noah’s dove, with a branch in your mouth.',
        success: [
          'You went out as the dove, in painted wings, and found the kneeling people a mill on a rise, with a dry loft; and they got up and went to it, and left the road. The guild, who had played it every year since they were boys, now saw it happen, and wept.',
          'You found a dry house for the people, and led them to it, and the ark could be moved. At the first farm they had set the dog on you, as no one did to the dove; but at the second a woman looked long at your wings, and said nothing, and put on all her pots.',
          'You found dry ground, a shepherd’s hut on a bank; and in it was the priest of those kneeling people, hiding from the end of the world. He took one end of your branch, for shame, and came and sent them home. So the dove came back with a raven.',
        ],
        failure: [
          'You went out as the dove and found no dry ground, no, not for the sole of your foot. It was as it is with the raven, said the cooper kindly; and they wrung you, and put you back beside the ark.',
          'You found nothing dry, for the painted wings took up water until they weighed like sins. You lay beneath them in a turnip field, on your face, and walked back as you were. A hen came in out of the wet and was quite content there.',
          'You found no dry place, and came back with an olive branch, but it was nettle. You had held it in your mouth for two miles, since that is in the part. They thanked you for the leaf; you could not say anything.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
  'hospice-bell': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 3,
    when: { wounded: true },
    cast: { 'hospitaller/old man/man/brother': 'he' },
    openings: [
      'Now an old hospitaller sat by the road with a lame mule and rang a bell for the lost. He saw your wound, and wished to bring you to his house, a league off, where there was a bed. But the mule could not carry you, and you could hardly walk, and he could not lift you.',
      'By the road you met a hospitaller, an old man, with a bell in his hand and a mule that had gone lame. He looked at your wound, and hid his saw behind him. There was a bed for you a league away, he said, and no beast to bear you to it; and you could hardly stand. The Samaritan, as I read, had a better mule.',
      'You followed the sound of a bell, and it was in the hand of an old hospitaller, who sat against a lame mule and rang for whoever was lost. He saw your wound and wished to take you in. But his house was a league away, and neither mule nor man could carry you, and your blood was on the road behind you.',
    ],
    still: [
      'The old hospitaller still rang by the road, for his mule was lame and you could not walk the league to his house with your wound. He kept one eye on the place where you held your side.',
      'The mule still lay in the road, lame, and nobody could carry you to the hospitaller’s house, and you could not walk so far. “She is thinking of it,” said the brother; “she was always slow to see reason, like Saint Thomas.”',
    ],
    givenUp: [
      'And the mule stood up at last, but only to limp home with the hospitaller, for she could carry nobody. So you bound your wound yourself, and went on by the road.',
      'The hospitaller could do no more for you, and blessed you, and rang until you were out of hearing. So you went on along the road, with your wound as it was.',
    ],
    later: [
      'The old hospitaller’s bell hung on a post there; and the rope had been let down so low that a child could reach it, or one crawling.',
      'And the old hospitaller still rang his bell for the lost, far up. I am told that he has found eleven so.',
    ],
    who: { trade: 'hospitaller', gender: 'male' },
    shows: ['hospitaller', 'bell', 'mule', 'league', 'wound/blood'],
    toward: 'for',
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Let the hospitaller do as he likes',
        description:
          'He will tend the wound here, with hot wine, cold iron and his whole stock of stories about frostbite.',
        success: [
          'The hospitaller washed and sewed your wound, and it was less than you had feared, and there was more story. He had sewn up a bishop in his time, and both sides of the one battle. And when he had bitten off the thread he gave you the end of the wine; and you lay, and heard the bell go, for others.',
          'The hospitaller cut and bound your wound, and it was well done. He asked your forgiveness before he touched you; and when it was over he was the whiter of the two, and you found that you were holding his apron in your fist, as a child does, and he had not liked to mention it.',
          'The hospitaller dressed your wound, and a psalm went with the washing, so many drops to a verse. You slept before the Gloria. When you woke the saw lay there unused, with a cheese cut in two. It is a strange joy, to have wronged a man so and be whole.',
        ],
        failure: [
          'The hospitaller tended the wrong leg, for he had only one eye, and used it to look at you kindly. You bore it as long as you could, and then told him which; and he said that he had supposed so.',
          'The hospitaller’s needle slipped, and you were worse than before. He was at the story of the nine toes, and told it with both hands, and the needle was in one of them. You laughed at the wrong time, and so did he.',
          'The hospitaller did nothing for your wound, for he prayed over you first, and was so tired that he fell asleep at it, with his brow upon the very place. You let him. You lay and bled a little, and rang for him until he woke.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Take a turn at the bell',
        description:
          'You are fit for little else with that wound; the bell may bring somebody who can carry you, or who is lost worse than you.',
        success: [
          'You rang the bell, and it kept the pain in time, and it brought in a pedlar with two goats, who would have died out there. One of the goats carried you in. He had been walking, the pedlar said, toward what he took for his own ears.',
          'You rang, and a lost woman came to the bell out of the rocks, with a child on her back. She would not sit until she had kissed the rope, and then she helped to bring you to the house, where your wound was bound. I have known long prayers that were less to the purpose.',
          'You rang the bell while the hospitaller slept, for the first time in three days, and nobody was lost that night. He woke ashamed, and strong enough to bring you in. He told you a psalm for that side, and it is going in at the end of this book.',
        ],
        failure: [
          'You rang the bell well, and all that came was a wolf. It sat down at a small distance with its head on one side; and after that you did not like to leave off.',
          'You fell asleep over the bell, and for a while nobody rang it. Somebody out there may have been waiting for it. The brother said not, and took it back, and looked the other way.',
          'You rang, and at the tenth stroke the clapper came out and rolled among the stones. So you called, instead, with your own voice, until he had found it; and it is written of one crying in the wilderness, but not how his throat was.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Walk the league on your own feet',
        description:
          'You can hardly stand; but the hospitaller is old, and grey in the face, and could lean on the mule if you did not.',
        success: [
          'You walked the whole league on your own feet and came to the hospital. You had put the hospitaller’s arm about the mule’s neck, and one of the three of you was always about to stop, and the others would not have it. “This is the sick one,” the old man told a porter, of you, and fell asleep upon him.',
          'You walked, with a Hail Mary to every ten steps, and came to the door of the hospital. The brothers there asked who had brought whom. The old hospitaller said that it was the mule; so all the glory went to her, and a carrot, and it was rightly given.',
          'You walked the league to the hospitaller’s house, and left something of yourself on each stone, as Our Lord did, and complained more; but you came in upright, and were put to bed. Pain purifies, we are taught. I asked the old man that, who had seen much of it, and he said that what it does is hurt.',
        ],
        failure: [
          'You walked a little of the league and fell. The hospitaller led and the mule leaned, and you lay across the two of them like a coat that somebody has given to the poor; and they brought you back to where you began.',
          'You walked with your eyes shut, so as not to see how far it was, and walked off the edge of the road. It was not high. There was a thorn at the bottom, and the hospitaller spoke to you from above of the Crown, until you asked him to stop.',
          'You would not lean upon the mule, for pride, and so you had not gone a bowshot when you lay in the road. The hospitaller sat down beside you and rang. He has seen it so often that he did not scold.',
        ],
        hurt: 'weariness',
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find a herb for the wound',
        description:
          'It stops blood, the hospitaller says, but it is small and grey, and grows where one has to go down upon one’s knees.',
        success: [
          'You found the herb in the lee of a rock, as the hospitaller had said, and it closed the wound. It smelled of pepper and old books. He laid one leaf on your hurt and another upon his tongue; within the hour one of you would dance, said he, and it would not do for it to be him.',
          'You went upon your knees for the herb, and since you were down there you prayed; and when you opened your eyes it was under your nose. It healed you. A miracle, the brother called that. I call it the way that we look for things.',
          'You found the herb, for a goat was eating it, and you followed her from tuft to tuft and took what she left. God sends His servants in many coats. You bound it on, and it was warm, and the bleeding stopped.',
        ],
        failure: [
          'You saw the herb, grey and small, but on a cliff, and could not come at it. It was as you leaned out that you were reminded why you had wanted it.',
          'You brought the brother a whole hatful of the herb, and it was sage. He turned it over with great respect, and made a broth of it, and you both drank it, and it was very good, and you bled as before.',
          'You did not find the herb. You knelt to each grey thing in that place, and the last of them was a lizard, who left his tail in your hand before you could explain. It grows again, they say, in him.',
        ],
      }),
    ],
  },
  'lost-falcon': {
    terrains: ['forest', 'swamp', 'hills'],
    weight: 2,
    cast: { lady: 'she', 'falcon/bird': 'she' },
    openings: [
      'Now a lady sat in the top of a thorn-tree, for her husband’s falcon had flown from her and was in the next tree and would not come down. She must have the bird before he came with his grooms, and she had been his wife since Tuesday. And you could not in courtesy ride by beneath a lady, and leave her there.',
      'A lady stood in a tree with one shoe and begged you to stop and help her, for she had lost her husband’s falcon, and it sat on a bough above her with a duck and would not come. He had said that she could not hold it; and she had been married for three days. Ruth also followed her husband’s people, but not through a hedge.',
      'You heard small bells, and looked up; and in a tree was a falcon that ate a duck, and beneath it a lady, on a bough, who called it by loving names and was not heeded. It was her husband’s, and she had let it go. “Please do not leave me,” she said to you; “he is coming, and he was right about me.”',
      'A lady in a tree put out her glove and stopped you, for her husband’s falcon had flown from her and sat over her head with its back turned. Would you get it down, she asked, before he knew? It was the dearest thing that he had. She had had the husband for half a week. I write it as she said it.',
      'A lady had climbed an oak-tree, in green, with one shoe, and could get neither up nor down. Her husband’s falcon, which she had let fly, sat above her and would not come. It was the first thing that he had given her to hold. And she wept, and asked you to stay and help her catch it before he came.',
      '“Do not move,” said a voice in a tree, so gently that you did not; and it was a lady. She had let fly her husband’s falcon, and it plucked a duck a little above her, and would come to nobody. She begged you to help her have it again before he came. She had thought, she said, that she would see what it was like to let go.',
    ],
    still: [
      'The lady still sat in the tree without her husband’s falcon and begged you not to go before it was caught. And the falcon wiped its beak on the bough, first the one side and then the other, like a canon.',
      'The lady was still in her tree and still had no falcon, and you could not in courtesy leave her there. She was telling it in a low voice what a plain bird it was.',
    ],
    givenUp: [
      'The falcon flew off over the wood for good. And the lady climbed down and walked away from her husband on her own two feet, and you were free to go.',
      'Nobody caught the falcon, and nobody the lady either; for while her husband’s grooms drove you off as a thief of birds, she slid down and was gone.',
    ],
    later: [
      'A strip of green silk from the lady’s gown was wound about a twig there, and from over the wood came the falcon’s small bells. So someone got away. I have not asked which.',
      'Somebody had hung up the shoe that the lady in the tree had lost, and a titmouse was nesting in it.',
    ],
    who: { trade: 'runaway bride', gender: 'female' },
    shows: ['lady', 'falcon', 'husband', 'tree'],
    toward: 'for',
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand still and hold out your fist',
        description:
          'The falcon may come down to it in the end; you hold your arm, like a bracket, for as long as a full-fed bird waits.',
        success: [
          'You stood still until the falcon came down to your fist, and you gave it to the lady. Your arm slept, and you did not. She told you of the wedding, all of it, while you waited; and at the end she held out her own wrist, and it was steady as an altar.',
          'The falcon came down to your fist, and the lady had it again. You had stood until a wren tried you for a post; and she had said that of all the guests at the wedding she liked the falcon best. Birds do not hear us, I believe; but Saint Francis thought so, and they came to him also.',
          'You only stood there with your arm out, and the falcon came to it, for nobody can make a hawk love. The lady looked at how it was done, which was by doing nothing. “They never told me that one could,” said she; and she took it up and did not tremble.',
        ],
        failure: [
          'You stood until your arm came down of itself, and then the falcon flew at it, and took a piece of your cuff back up into the tree. It had watched for that.',
          'You did not get the falcon, for a kite sat down upon your fist in its stead, and after the kite a crow. You still held out your hand. It is an image of almsgiving, and was not meant for one.',
          'The falcon came, and it was not to your fist; it sat down upon your head, and there it went to sleep. You dared not speak, or nod. It was the lady, at last, who laughed, and then it was all feathers, and the bird was back in the tree.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Run after the falcon when it flies',
        description:
          'You mean to catch it where it settles; but you run with your face turned up, over all that lies about on the ground.',
        success: [
          'You ran after the falcon, by oak, by holly, over a stream, and caught it by the straps on a rail, and brought it back to the lady. So run, says the Apostle, that you may obtain. She asked you if it was always so.',
          'You ran after the falcon from tree to tree, and the lady ran after you, laughing aloud; and so the falcon was caught, by her, as you held the branch. Three days she had been a wife, she told you, and a quarter of an hour a girl. It is Martha whom we are told to pity. I am not so sure, now.',
          'You caught the falcon, for you fell on top of a duck that it had killed, and held up what was left of it, and the bird came down for its own. You were both a little ashamed. The lady put on her shoe last of all, when it could not be helped.',
        ],
        failure: [
          'You ran after the falcon with your face up, and ran into an elm. The bells went on as clear as at Mass, round the wood, and back to the lady’s tree.',
          'You lost the falcon, for you ran into a wolf-pit, and the wolf was in it. It was as much afraid as you, and you sat one at each end, like two in a confessional. When you had climbed out the bird was above the lady again.',
          'You ran after bells, and it was not the falcon but a sheep, who wore three, for she was the leader of her flock. You are not the first to have run after the wrong call; one of our novices is here for that reason.',
        ],
        hurt: 'mishap',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the lady where she would rather go',
        description:
          'She need not go back to her husband, but nobody has asked her; the answer may frighten her, and his grooms are blowing their horns.',
        success: [
          'The lady thought, and answered that she would fly to her sister, to an abbey with books, and no husbands at all; and you gave her a leg up on the road to it. The falcon went over her from tree to tree, as if it had been settled. They read to her there at meals. It may be this.',
          'The lady would fly south, she said, to an aunt with a boat, of whom her husband would not hear; and you drew the way for her with a stick. And the falcon came to her wrist without being called, and they went. What God has joined, it is written. It says nothing there about falcons.',
          'Nobody had ever asked the lady, and she wished for little: a fire that someone else had lit, and a door with the bolt on the inside. So you showed her the path to her godmother, and she went, and the falcon after her. I am bound to blame you, and shall do it tomorrow.',
        ],
        failure: [
          'You asked the lady where she would fly, and she could not answer for tears. One of her husband’s grooms had come up meanwhile and heard it, and he gave you his whip across the back before he ran to tell the others. She was still in the tree, and so was the bird.',
          '“Home,” said the lady, and it was her father’s house that she meant; and then she remembered who had sold her, and would say no more. A groom of her husband’s heard you ask, and threw a stone before he ran to call the rest.',
          'The lady answered that she would fly with you; but you had not asked that, and she saw it in your face. She slapped it from her bough, being well born, and turned her back, and called to the falcon.',
        ],
        hurt: 'blow',
      }),
      does(['craft', 'perception', 'easy', 'none', 'Hawking glove'], {
        action: 'Call the falcon in to the hawking glove',
        description: 'The glove last held another falcon, and this bird may mind that.',
        success: [
          'You turned the hawking glove slowly and whistled, and the falcon read the old scars on the leather, and came, and the lady had it again. She had you show her until she could do it alone. It was the one thing, she said, that she had been shown that week and not merely told.',
          'The falcon came straight down to the glove, like the Holy Ghost in the picture, and you put bird and glove upon the lady’s own hand. It was too large. She wore it, I hear, ever after, and at table.',
          'The falcon stooped to the hawking glove, for it still smelled of some bird long dead, and laid its cheek against the thumb; and the lady had it back. So we keep the old prior’s gloves. Nobody wears them, and on some days one goes and looks.',
        ],
        failure: [
          'The falcon came to the glove like a thunderbolt, and tore it, and flew up again. Whatever bird had last sat there, the two had not been friends.',
          'You held up the glove, and the falcon did not come. It regarded the leather, and then you, and saw that they did not belong together. Birds are not deceived by clothes. It is why none of them was ever made a bishop.',
          'The falcon did not come to the glove, for a moth flew out of the thumb, and it went after the moth from bough to bough instead. The lady thanked you very nicely and began to bite her nails.',
        ],
      }),
    ],
  },
  'king-of-the-ditch': {
    terrains: ['forest', 'swamp', 'desert', 'plains'],
    weight: 2,
    cast: { 'beggar/king/man/fellow': 'he', 'beggars/men/people': 'they' },
    openings: [
      'Now an old beggar sat in the ditch by the road with a crown of straw on, and said that he was the king who was drowned fourteen years ago, and had got out. Nine beggars knelt across your path and let you by no farther. He wished you to judge with him of a stolen onion, before the sheriff came to take him.',
      'In a ditch sat an old beggar in a straw crown, who called himself the king, with nine beggars for a court; and they had closed the road to you with their crutches. None should go by, he said, who had not done him homage, or judged of a stolen onion. The sheriff’s men were on their way to hang him. Blessed are the poor, for theirs is the kingdom.',
      'A beggar sat in the ditch and said that he was the old king, who was thought to be drowned, and nine ragged people were ready to die for it. They would not let you by. He was to judge a man for an onion, before the sheriff came with a rope, and he wanted your opinion. I have dusted that king’s tomb.',
      '“Hats off,” said two beggars, and took you by the elbows, for their king sat in the ditch there, in a crown of straw and barefoot, and you had not knelt. He was the drowned king come back, he told you, and the sheriff was coming for him; and you should say first whether a man should hang for an onion.',
      'A beggar in a straw crown sat in a ditch, and nine more knelt to him, so that you could not pass, for they held him to be the old king who was drowned. You should kneel too, or help him to judge of an onion that one had stolen; and the sheriff was sending men to stop it. Saul was looking for asses when they made him king.',
      'The beggars of that road would not let you by, for their king had not dismissed you. He sat on the bank of a ditch, in a straw crown, and was very old. He was the old king, he said, whom people thought drowned; and the sheriff was coming to hang him. A thin fellow was accused of stealing an onion, and you were to help to judge him.',
      'In a ditch sat a beggar with straw on his brow, and said that he was the old king, and not drowned; and the sheriff had set a price on him and was coming. Nine beggars barred the way until you should kneel as they did, or tell him what was to be done with a man who had taken an onion.',
      'Nine beggars got up out of the ditch and stopped you, for they had taken you for the sheriff, who was coming for their king. He was a beggar like the rest, but he wore a straw crown, and had been drowned, and was come back. You could not go on till you had kissed two fingers, or had judged of an onion. Many a mitre asks for more.',
    ],
    still: [
      'The beggar king still sat in his ditch and wished you to judge of the onion, and the nine beggars still closed the road. He had moved along to make room for you.',
      'The beggar king still asked for your judgement, and his nine beggars still held the road. He had put his straw crown straight. Nobody had told him no, I think, since he was drowned.',
    ],
    givenUp: [
      'The beggars had no more use for you, and opened the road, and bore their king away before the sheriff came. The thief of the onion was let off with a sermon.',
      'And the king closed his court, for the sheriff’s men were near, and went off across country with all his beggars. He was not taken; and the road was open to you.',
    ],
    later: [
      'A throne was cut in the turf above the beggar king’s ditch, and there was an onion upon it, as one leaves a candle.',
      'The beggar king’s crown of straw hung on the hedge, and below it the sheriff’s notice with a price for him of thirty pence.',
      'Onions were coming up along the beggar king’s ditch, and a board forbade them to everyone except the thief.',
      'Along the beggar king’s ditch were nine pairs of hollows, where his court had knelt to him. We have some such at Canterbury. They are in marble.',
    ],
    who: { trade: 'beggar king', gender: 'male' },
    shows: ['king', 'beggar', 'ditch', 'onion', 'sheriff'],
    toward: 'for',
    offers: [
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Sit beside the king and hear the case',
        description: 'It is a court with no other business; it will take long, and he will ask for your opinion.',
        success: [
          'You heard the case with the king, and he gave judgement that the onion should be planted; and they let you by. There have been crowned men who did worse with more. He told you besides how the land lies to the north, as one who has walked it barefoot and in state.',
          'You sat with the king until the case was judged, and an onion thief was forgiven. The onion was put in evidence, and it was a strong one, and everyone wept, but the thief first. “Then he was sorry,” said the king; and he had the other kiss him, and opened the road to you.',
          'You told the king that you would first ask the one who took it if he had been hungry, and that one said yes, and was let off, and you were let by. In all that court no one had thought of it, though none had eaten. We learn to look first at the belly; but that is Saint Ambrose, and not our bursar.',
        ],
        failure: [
          'Your judgement did not please the king. He who stole should give back, you had said; but the onion had been eaten. That was what made it a hard case, said he; and he had you kneel with the others and think.',
          'You heard both sides with care, and could not judge between them, for each was right. So did Pilate, and washed. There being no basin you asked to hear it again, and it was told again, and it had grown.',
          'You slept in the third hour of the pleadings, and nodded, and the king was angry; for a nod is judgement in that court, and the wrong man was all but hanged for it. They began the case again from the beginning.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Kneel and do the king homage',
        description:
          'The beggars will let you by for it; it is only treason if he is not the king, and only foolishness if he is.',
        success: [
          'You put your hands between the king’s, and he took your homage, and they opened the road. His were dry, and light, and knew how it is done. And he called you by the name of one who fell in an old battle, and asked how your wounds did. God sees such a lie, and I believe that He looks at the sky.',
          'You did the king homage, and he had all the old words for it, in French; and the nine made way. He asked if there was anything you lacked. It was so long since anyone had, that you knelt there and had to think.',
          'You knelt, and the king gave you land to hold of him, one milestone and two poplars, and let you by; and for these you owe him a nettle every year. Nobody smiled. When you had gone a little way you looked back to see how far your land went. Mine goes to the wall.',
        ],
        failure: [
          'You knelt, and the king would not take your homage. “You have sworn elsewhere,” said he, “and it is not done yet.” He would not have the leavings; and you knew then that he had been a king of something.',
          'You knelt with a smile, a very little one, and the king saw it and refused you. He said nothing, but he took off the straw and turned it about; and the nine of them came round you, and one kicked.',
          'You knelt, and slid, and took the king by the ankles, so that he and the crown went into the water. It is how dynasties do end. They fished out both, and the beggars would not hear of homage for a while.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask what only the old king would know',
        description: 'If the beggar does not know, nine people lose their king; and if he does, what will you do?',
        success: [
          'You asked the king what the queen used to call him, and he answered, and you believed him, and were let by. “Late,” said he, and laughed until the crown slipped. That is in no chronicle. It is in this one, between two sermons, where the King’s clerks will not look.',
          'You asked the beggar what they whisper to a king as the crown goes on, and he knew. “That it is borrowed,” he told you, “and not to scratch.” And the nine of them let out their breath, and made way. I can find nobody to ask. But it is what I should whisper.',
          'You asked the king whom he had wronged the most, and he told you a woman’s name, and what he had let be done; and you doubted no longer, and they let you by. An old blind beggar began to cry. It was hers. She said that he might have said so before.',
        ],
        failure: [
          'You asked, and the king could not answer. He put up a hand to his face, slowly, for it had come to him before them all that he might be a thatcher. But the beggars would not have it so; they set his crown straight, and looked at you in no friendly way.',
          'The king answered at once, and it was wrong, for you had read the book. So you knew, and he saw that you knew, and asked you with his eyes to be a Christian about it; and the nine beggars, who saw nothing, still held the road.',
          'You asked the king what he had thought as he was drowning, and were no wiser for the answer. “Of you,” he said; “I thought that somebody would come.” You stood there in the road like one of those who had not.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Stand champion against the sheriff’s men',
        description: 'Two of them are coming along the road to take the king, and they are paid to have no doubts.',
        success: [
          'You beat the sheriff’s two men, and hung the one upon the other over a stile, and the king was safe and let you by. He granted their rope to a widow for her washing, with a charter. Lo, how He hath exalted the humble; and there were shirts on it the same day.',
          'You threw the first of the sheriff’s men on top of the second, and both ran. “Well struck, Norfolk,” cried the king, for he took you for somebody; and as Norfolk you had to give away their rope, in lengths, to nine beggars who had no belts.',
          'You knocked the heads of the sheriff’s men together, and they went home leaning on each other. They had told you to stand aside in the king’s name; and the king said from behind you that he had given no such order, and so they fell into doubt. I wish that I could mend a schism so.',
        ],
        failure: [
          'You stood before the sheriff’s men, and they knocked you down. It was the beggars who saved their king, by falling at the men’s feet in such numbers, and with so many diseases, that those two went back along the road to get help.',
          'The sheriff’s men beat you, and then the beggars drove them back with their crutches. The nine took you up, and put the crown beneath your head, for it was soft. So for the space of a psalm you were King of England.',
          'You struck down the first of the sheriff’s men, and the second struck you. He had won a ram for it at the fair. When you could see again the two were at odds a little way off about their fee, and the king was still in his ditch.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  'children-at-the-sea': {
    terrains: ['coast', 'plains'],
    weight: 1,
    cast: { children: 'they', 'shepherd/boy': 'he' },
    openings: [
      'Now two hundred children stood in the road with paper crosses on, and a shepherd boy led them with a letter from Heaven on a pole. They were going to Jerusalem, for the sea was to open and let them through. And it had not opened; and they filled the way, hungry and footsore, and asked you if this was it.',
      'Some two hundred children came along the road, hand in hand, with paper crosses on, until you could neither go on nor back. A shepherd boy led them, who had a letter to say that the sea would part for them, and they would walk to Jerusalem. Had you seen it, he asked you; for the small ones could go no farther.',
      'A shepherd boy of twelve had had a letter, and it said that the sea would open for whoever was without sin. So the children of eleven villages had followed him, with crosses of paper on their coats. They had halted, and closed the road, for the small ones could not go on; and he wanted you to tell them that it was near.',
      'The road was full of children, as many as would fill a church, with paper crosses on, and none would make way. A shepherd boy led them to Jerusalem, for he had a letter which said that the sea would open to them, and it had not. They were hungry; and he asked you, as man to man, and very low, if you knew the reason.',
      'A shepherd boy had led two hundred children out of their villages with crosses of paper on, for a letter that he bore on a pole had told him that the sea would open. They sat in rows upon the road and waited for it, hungry, and nobody might walk through, he told you, since then it would not work. Moses was eighty, and had a rod.',
    ],
    still: [
      'The children still filled the road and let nobody through, for the sea had not opened yet to take them to Jerusalem. They had begun their hymn again from the first verse; and the boy with the letter held somebody’s nose while it was blown.',
      'The children still sat across the road, hungry, and waited for the sea to open, and you could not have gone on but over them. One of the small ones had got hold of your coat, and did not want anything; she only held it, and looked where the others looked.',
    ],
    givenUp: [
      'Now fathers came with carts from the villages, and every one of the children was taken home, the shepherd boy last. So the road was empty; and the sea had not opened.',
      'The boy put away his letter and said that it was time to go home. And the children went by you two and two, and at each gate somebody counted.',
    ],
    later: [
      'The children’s paper crosses lay about there. Most of them had been folded into boats.',
      'The shepherd boy’s pole stood at the roadside, with no letter on it any longer; and somebody had hung a child’s cap on the nail, so that it might be found.',
    ],
    who: { trade: 'shepherd boy', gender: 'male' },
    shows: ['children', 'boy', 'letter', 'sea', 'cross'],
    toward: 'for',
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Read the boy’s letter to the end',
        description:
          'The boy cannot read it himself; it may say that they should go home, but all of them will see your face as you read.',
        success: [
          'You read the boy’s letter, and it was a bill for hides; and you told them that it said “Go home.” They had been seen, you read out, and the going was counted as the getting there, and they were to be back before the lambing. The boy nodded, and turned them round.',
          'The letter had nothing holy in it, so you read them the end of Saint Matthew, which you had by heart, “Lo, I am with you alway,” and said that the rest was for their mothers to hear. They went home to tell them. I have thought about that lie upon my knees. I have not yet come to be sorry.',
          'You read the letter, and took the boy aside, and told him that it was a bill. He was quiet. Then he said to the children, with his chin up, that he had been given a new word and it was “Home”; and they went. There are men in this house who could not have done it.',
        ],
        failure: [
          'You read the letter out as it was written, so many hides, so much for salt, and it changed nothing. No one cried. The children looked at the boy, and he looked out before him; and one by one they took hold again of each other’s belts.',
          'You began to read the letter, and could not finish, for your voice went. “It is a sad letter,” said a girl. So they sat down to be sad, all of them, where they were, for they were good children.',
          'You could read only one word of the letter, for the wet had been at it, and the word was “owing”. The boy thought, and his face cleared. It was the sea that was owing, he told them; and they sat up straighter to wait for it.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Beg bread for the children',
        description:
          'You go to the villages near by to beg for two hundred mouths; people there were told that the children are a plague.',
        success: [
          'You begged from door to door, and a whole street came out with bread in its aprons, and took the children in. You had held up the smallest, and asked them if they would just feel how light; and some, who took in a child only to warm it, kept it for good.',
          'You begged bread for two hundred and got none; so you begged for one, at each house, and one child was let in and fed at each, till the road was empty. It is the loaves and fishes the other way about.',
          'You got bread for all the children. A baker had asked who was to pay, and the child upon your neck had asked what that smell was; and the baker could not bear that for long, and broke the whole batch into baskets. They ate, and turned toward home. It was the first bread, he told us when he came here, that he had baked.',
        ],
        failure: [
          'You begged, and were given one crust for two hundred, and that was thrown at you. The shutters had closed along the street ahead of you like a stick drawn down a railing.',
          'You begged, and brought nothing back. A woman with four of her own behind her skirt held out a cabbage; and you looked at them, and at it, and gave it her again. There was nobody else in that village who had anything.',
          'You begged, and a reeve came out with two dogs and sent you back with nothing. He spoke as though it hurt him; and the children thanked him from the road, for they had been brought up to it.',
        ],
      }),
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Carry the smallest children to shelter',
        description:
          'There is an abbey near, and you can take four at a time, back and forth; each must be told the same story.',
        success: [
          'You carried the smallest children to an abbey, four at a time, and its nuns took them in, and fetched the rest. The story was the one of the bear, and you told it nineteen times. By the last you were so weary that you left out the bear, and were put right.',
          'You carried the small ones to an abbey, and its nuns opened to them and to all the others. Saint Christopher bore only the One, and He was heavy. You had four at once, and they were light, and that was harder. One nun could not see for tears, and counted them by touch.',
          'You carried all the small children under some nuns’ roof, and the rest came after, and the road was clear. And one did not wake when you put him down. A sister laid her ear upon him, and looked up; and he was only asleep, he had been up so long. I had to stop there when I read it in hall.',
        ],
        failure: [
          'You carried four to the abbey gate, and they would not be left there without the others, and cried till you carried them back. So nothing was gained but a blister.',
          'You could not carry the children so far. Your knees gave way upon the hill, and you all sat down together in the ditch, and they stroked your face. You have fought, and been thanked by ladies, and nobody before had told you that you had done your best.',
          'You carried four children to the abbey, and its portress did not open, for there was sickness in the towns, and she had her orders. She wept. You carried them back by the same road, and each of them asked you how the story went on.',
        ],
        hurt: 'weariness',
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Sit down with them and wait for the sea',
        description: 'It will not open; but somebody large ought to be with them when they see that.',
        success: [
          'You sat down with the children and waited; and when the sea did not open they saw it, row upon row, and were ready to go home. Somebody had you by the sleeve, and asked if you knew the way to Ashby; and you said that you would walk with them so far.',
          'You sat and waited till the boy came and asked if it was he who had sinned. “No,” you told him, and told it him again, until he slept against you; and the children saw their shepherd sleep, and waited no longer for the sea. In the morning they turned home.',
          'You waited with the children until they had seen for themselves that the sea would not open, and then you all stood up, quite quietly, like people after Mass, and they went home. I have waited so for forty years; one is in good company.',
        ],
        failure: [
          'You sat and waited with the children, and they waited the harder for it. A plover cried, and you started up as if the sea had opened, and they with you. It was you whom they did not forgive.',
          'You sat down with the children, and soon they would not sit by you. A small one had asked what you would do in Jerusalem, and you said that you would have a wash; and they drew in their skirts from you along the whole row.',
          'You waited with the children for the sea, and it did no good. They were cold, and you had the one cloak, and there were two hundred, and you cut it, as Saint Martin did. But he, I notice, met only with one beggar, and went home.',
        ],
      }),
    ],
  },
  'turnip-cart': {
    terrains: ['plains', 'forest', 'mountains', 'coast'],
    weight: 3,
    when: { known: 'friend' },
    toward: 'for',
    cast: { 'men/rider/serjeant': 'they' },
    openings: [
      'The lord of that country let no stranger ride through, and his men in livery were looking for you, behind you and before you, and there was no cover for a cat. Then a cart of turnips with a bad wheel drew level; and on it was your friend {them}, the {them.trade}, who would help you through. “Well, get in,” said {them}. “Or get up.”',
      'Your friend {them}, the {them.trade}, stopped beside you with a cart of turnips, which had a bad wheel. You had not paid the lord of that country his toll, and his men hunted you for it; you could see their livery behind you and before you on the road. You must hide among the turnips, {them} told you, or they would have you.',
      'A lord’s men in livery were closing the road to you at both ends, for you had crossed his deer-forest without leave, and they had a dog with them. Then a cart of turnips with a bad wheel stopped beside you, and on it was your friend {them}, the {them.trade}, to hide you. “A hound can smell nothing through these,” said {them}.',
      'You lay in a ditch, for a lord’s men in livery were hunting you, as they do every stranger upon his land, and their boots had just gone by. After the boots came a cart of turnips with a bad wheel, and it stopped. “They will be back,” said the driver, “so get in.” It was your friend {them}, the {them.trade}.',
      'A lord’s men in livery were asking for you, since you had crossed his land and paid no toll, and an old woman had begun to point. But a cart of turnips with a bad wheel came in between; and your friend {them}, the {them.trade}, said from the top that such a one had gone by, in tears. “Come up,” said {them} to you, “and say nothing true.”',
      'A lord’s riders were beating the hedges for you, because he allows no stranger upon his road; they held the hill behind you and the road in front, in his livery. Now your friend {them}, the {them.trade}, had borrowed a peasant’s cart of turnips, with a bad wheel, and drove up on it to hide you, as Rahab hid the spies beneath flax. “Is it you they want?” said {them}.',
      'Upon the road a lord’s man in livery took you by the hood, for you had not paid the lord’s toll, when a turnip burst on his neck. He took it for some boy’s trick, and ran after the boy. It was your friend {them}, the {them.trade}, upon a cart of turnips with a bad wheel, who held out a hand to you. More of the lord’s men were coming.',
      'Four riders in a lord’s livery looked into each ditch for you, for he hangs those who ride his land without leave, and there was nowhere to go. But in front of them round the bend came a cart of turnips with a bad wheel; and on it sat your friend {them}, the {them.trade}, who sang a hymn, and moved over for you at the Amen.',
      'A lord’s men in livery kept a toll-house, and were to seize one who had ridden by it without paying; they had your face in charcoal, and you stood third in line. Then a cart of turnips with a bad wheel backed into the wall, and down came the picture; and from the box your friend {them}, the {them.trade}, begged everyone’s pardon, and beckoned to you.',
      'Men in a lord’s livery came from both sides to take you, for strangers may not use his road, and between them was nothing but a cart of turnips with a bad wheel. The turnips moved; and up rose your friend {them}, the {them.trade}, who had slept among them, and would hide you. “Not that way,” said {them}, “nor that.”',
    ],
    still: [
      'The lord’s men in their livery were still upon the road and looking for you, and nearer by a field. And {them} still sat on the cart of turnips, and sang, quite out of tune, so as to be looked at.',
      'The cart of turnips still stood there with you beside it, and the men in livery still held both ends of the road. A turnip had rolled away, and {them} looked after it as Our Lord looked after Peter.',
      'The lord’s men still searched the road for you before and behind, and one of them was asking a child. {them} let down the tail of the turnip cart by a peg, and waited for you.',
    ],
    givenUp: [
      'The men in livery searched the cart and not the ditch, where you lay, and they rode home. And {them} gathered up the turnips, and would hear no thanks.',
      'A horn called the lord’s men home to their dinner, and so the road was free. {them} had not hidden you; and the cart went on with what turnips there were.',
    ],
    later: [
      'A turnip was sitting on a gatepost where your friend’s cart had stopped for you, and it had a face cut in it, with one eye shut.',
      'Somebody kept pigs where the turnips had fallen from your friend’s cart, and an old livery coat of the lord’s was upon a pole, to mind the peas.',
      'Along a wall the turnips from your friend’s cart had been set out from large to small, like a family going up to be blessed.',
    ],
    shows: ['turnip', 'cart', 'lord', 'livery'],
    offers: [
      does(['flight', 'endurance', 'easy', 'none'], {
        action: 'Burrow in beneath the turnips',
        description: 'A hundredweight upon your chest, for two leagues; and {them} sings hymns when nervous.',
        success: [
          'You lay beneath the turnips, and the lord’s men found nothing, and you were driven safe through. {them} had answered all their questions, and so fully, about soil, that the serjeant asked to be let go. You were dug up by the ears. Lazarus was longer under, and had nobody to sing to him.',
          'You lay hidden, and the lord’s men put a spear into the turnips twice and missed you, the second time by the breadth of a hand, and let the cart go. “Would you care to try the horse?” {them} had asked. I have put that breadth of a hand into my prayers. It is the size of most mercies.',
          'The turnips hid you, though a serjeant sat down on top of them to write, and asked {them} how one spells “vagabond”. He was given two ways, and got up content; and it was four hymns more before you were let out. You knew all the verses by then.',
        ],
        failure: [
          'You lay beneath the turnips, and a rider’s horse put its head over the tail of the cart, and began to eat its way toward you, until he wondered at it and pulled out a boot. He beat you with his stick, until {them} pushed him off into the road, and drove on a little way.',
          'You could not bear it under the turnips, for you had a straw to breathe by, and a beetle lived in it, and you came up coughing. The livery was too far off to see. The martyrs sang in the fire; but nobody had asked them, as {them} had, to keep it down.',
          'You could not hide there, for a debtor lay beneath the turnips already. He had paid for his place, and would not share it. You disputed it in whispers; and {them}, up above, sang louder and louder, and ran out of Easter hymns.',
        ],
        hurt: 'weariness',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit on the cart as one of {them}’s family',
        description:
          'The men in livery will ask you the family’s name, its saint’s day, and which of you had the farm.',
        success: [
          'You sat up on the cart, and {them} quarrelled with you about the family farm, and you quarrelled back; and the lord’s men took sides, and waved you through to end it in the next shire. From this we learn that a house divided cannot be searched.',
          'You passed for a sister’s child, who, {them} told them, had not been right since the year of the big turnips; and the lord’s men let the cart go by. Their serjeant had such a one at home, and walked beside the wheel to see that no one laughed.',
          'You quarrelled with {them} like one of the family, over the farm and the spoons, and the lord’s men made haste to let you by. There was not one among them who would have come between you for a month’s pay. He that troubleth his own house shall inherit the wind; but here it got you through a toll.',
        ],
        failure: [
          'You sat up as one of the family, and a serjeant was not deceived, for he had married into the village that you said you came from. He asked after any number of people, and you knew none of them; and he went to tell the others, who came nearer.',
          'You gave the family one name, and {them}, in the same breath, another, and the lord’s man who had asked went to fetch his serjeant. “It was a mixed marriage,” {them} called after him, and it did no good.',
          'You were to be the mute of the family, and failed, for a wasp came. What you said was short. But it was in three languages, and {them} had just told a rider that you had none; and he rode off to tell the rest.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Ride some way on the turnips and talk',
        description:
          'It is not quite your road, and in return you will have to hear who has died and who has married whom.',
        success: [
          'You lay on the turnips, and {them} drove you the long way round, past the livery, while you slept. You had heard first that things went better at home, for what you did there, and that they spoke of it on Sundays. Greater love may be. It is seldom so smooth.',
          'You rode through safe on the turnips, and {them} told you over the whole village, house by house, as we do in the bidding prayer, but with the reasons. You said “No!” at the right places, and then only at some. When you woke a sack was tucked round you, and the livery was a long way behind.',
          'You rode past the lord’s men on the turnips, laughing until it hurt your side; for {them} told you of two weddings and a pig. They came, and looked, and took you, God knows why, for a person without a care, and let you go.',
        ],
        failure: [
          'You rode a short stage on the turnips and had no rest, for there was no part of you that they had not been into; and then there was livery ahead, and you turned back. {them} had so looked forward to it, and sang.',
          'You rode and asked after an uncle, and he was dead; and after an aunt, and it had been the same week. So you asked for no more, and neither of you found a word to say; and the lord’s men were still before and behind.',
          'The short road that {them} knew was a long one, and came out where you had begun, with the livery in sight. You were thrown about like Saint Paul at Malta. At each stone you were asked if you were comfortable; and you told, by my count, thirty lies.',
        ],
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Mend the bad wheel of the cart',
        description:
          'You ought to be gone; but the wheel is cracked and will not last out the hill, and {them} needs it to get you away.',
        success: [
          'You cut a new pin for the wheel, of thorn, and the cart was over the hill before the lord’s men had come up. And {them} drove slowly from ditch to ditch across the road and let them shout. Thorn holds, as we have cause to know.',
          'You mended the wheel with your face in the hub and grease to your eyes, and nobody knew you, and the cart drove off with you. A lord’s man had got down to help, for he was a carter’s son. You gave him a false name and thanks, and he wished you joy; and that lie I do not wholly forgive you.',
          'You held up the cart upon your back till the wheel was on, as Simon held up the cross, and you got away beneath it. “Whose legs are those?” a serjeant in livery had asked. It was the prop, said {them}; it was an old one, and had been in {them.his} family.',
        ],
        failure: [
          'You touched the wheel, and it broke, and half the turnips went down the hill like Israel into exile. The lord’s men looked up at the noise; and {them} put it on again as it had been, and it held no better.',
          'You had the wheel off, and it was a free creature then, and ran down the hill, and you after it. It went by the riders at the bottom with a greeting, as it were, and they turned to see who had sent it. You brought it back unmended.',
          'You struck the wedge of the wheel, and it flew and hit a bell that hung there for the feast days; and the wheel was no better. It was a good bell. Everyone in the valley looked up, and crossed himself, and saw you.',
        ],
      }),
    ],
  },
  'narrow-causeway': {
    terrains: ['swamp', 'mountains', 'desert', 'hills'],
    weight: 3,
    when: { known: 'foe' },
    toward: 'for',
    cast: { 'wedding/bride/friends/baby': 'they', 'wagoner/wagon': 'he' },
    openings: [
      'You were half across a narrow plank with a drop upon either hand when you met {them}, the {them.trade}, whom you had wronged, coming the other way. A wedding had come up behind your enemy and a wagon behind you, and one of you two had to go back. And {them} sat down, with a staff over both knees, and told you to do it.',
      'On a very narrow way, with a drop on either hand, you met your enemy {them}, the {them.trade}, and there was no room to pass. {them} had forgotten nothing, and meant to sit there with a staff until you turned round; and you could not, for a wagon stood at your back, and behind {them} a wedding in single file. Agree with thine adversary quickly, it is written.',
      '“I knew your step,” said {them}, the {them.trade}, whom you had wronged, and sat down with a staff where the way was too narrow for two. One of you must go back along it, and {them} wished to see you do it. But you had a wagon behind you, and behind {them} there was a wedding, with a fiddle.',
      'You met {them}, the {them.trade}, your enemy, where the way was as narrow as a bed, with a drop at each side; and neither would give place. {them} had a staff, and wanted you to go back. But there was a wagon at your heels, and on the far side a wedding, and the bride asked what it was about.',
    ],
    still: [
      '{them} still sat in the narrow way with the staff, and would not go back so that you might pass. And the wagon still stood behind you, and the wedding behind {them}.',
      'You and {them} still faced each other on the narrow way over the drop, and neither would go back. The wagon stood behind you, and the wedding behind {them}.',
    ],
    givenUp: [
      'The bride’s friends lost patience, and lifted you over {them} by the arms and the legs, and set you down upon the far side. So you were past; and nothing was forgiven.',
      'The wagoner backed his wagon, and you had to back after it, and {them} walked off with the whole wedding. Then the way was free to you; but the quarrel stayed.',
    ],
    later: [
      'The narrow way where you had met your enemy had been made wider in that spot by the breadth of one person; and there was a bench let into it, for two.',
      'Where your enemy had barred the narrow way somebody had cut a line in the rock, straight across, and somebody after him had planted thyme in it.',
    ],
    shows: ['narrow', 'staff', 'wagon', 'wedding'],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Fight it out with staves on the narrow way',
        description: 'Whoever falls has a long time to think about it, and the wedding is laying money.',
        success: [
          'You fought with staves until {them} swung wide, and went over the edge, and you did not strike, but caught {them} by the belt; and with that the quarrel was done. It is hard to hate somebody by the belt. The bride drew you both in.',
          'You had {them} at the edge, and one push would have done it, and you stepped back; and so there was peace, and you were let by. You had thought of the five words that you would say in confession. {them}, who was weeping with rage, said that it would have been done to you. I believe it. That is what forgiveness is for.',
          'You fought until both staves broke at one blow, and then you both laughed, and {them} let you by. You had stood with a stump apiece like two boys caught by their master. Jacob wrestled all night with an angel and asked him for a blessing at the end; here no one asked.',
        ],
        failure: [
          'You fought, and {them} knocked you off the plank, into a thorn a little way down, and you climbed back to your own end. You had always thought that it was you who were in the right, and it may have made you slow. {them} was sorry, and then sorry to be sorry.',
          'You fought, and {them} beat you back. The first stroke you gave to the hat, and the second to the air; and the third was not yours. The bride’s mother had put money on you, and she said a word that is in no marriage service.',
          'You both slipped in the fight; and {them} fell on the way, and you did not, but on a goat-path below it. You sat there among your bruises, and above you they made up a song; and then you climbed back to where you had stood.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Admit that your enemy was wronged',
        description: 'It is so, more or less; and there is a wagoner at your back who will repeat it in every inn.',
        success: [
          'You admitted the wrong, and there was no “but” in it anywhere, and {them} forgave you. {them} had waited, out of habit, for the “but”. Then the staff rolled off those knees and went down, turning, a long way. “You might have come and said so.” You might; it was not so very far.',
          'You said in nine words that you had done wrong, and had to begin twice; and {them} wept, and moved aside, for it is a burden to be in the right. The wagoner has told it in every inn, as you feared; and two have gone home on account of it.',
          'You knelt and admitted the wrong. {them} said, “Get up, they are looking,” and then, since you did not, knelt too, and you were friends, brow to brow, like the sheep on our great seal. Confess your faults one to another, says Saint James. I have been meaning to speak to the cellarer.',
        ],
        failure: [
          'You began to admit the wrong, and the wagoner put in that there are always two sides, and it was spoiled. {them} asked him what he knew about it. By the end you had been called four new things, and one of them was just; and neither of you had moved.',
          'You admitted the wrong so handsomely that {them} did not believe it. “You have practised,” said {them}; and it was so, you had, for years, on the road, alone.',
          'You admitted the wrong, but the wind had your words, and what came to {them} was “wrong”, and “you”. So it was taken for the old quarrel over again. You shouted, to be better heard. It is not the way to say that one is sorry.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down on your end and wait',
        description:
          'You sit knee to knee with {them}, without a word, until one of you gives way; and the wagon and the wedding wait.',
        success: [
          'You sat and waited until {them} laughed first and let you by. They had passed food across you both, a pie to the wedding, and ale to the wagon, and in the end you each held one handle of a tub. Then you had to stand, breast to breast, and turn about like people in a dance.',
          'You waited, and neither of you spoke, until the priest of the wedding married bride and groom where they stood, across the two of you; and at “love, honour” you both looked up at the same time. “Oh, go by,” said {them}, and the quarrel was over.',
          'You waited for about an hour, and then {them} drew in one knee, and you went past in peace. Our rule bids us sit in silence with a brother whom we cannot bear. After about an hour one sees that he has a frayed cuff. You saw that; and {them} saw some such thing in you.',
        ],
        failure: [
          'You sat and waited, and {them} sat longer than you could, for {them} had brought a cushion. It was plain by the end that one of you had been looking forward to it.',
          'You waited until your foot slept, and had to beat on it, and {them} took that for impatience and would not stir. Of the fruits of the Spirit the fourth is long-suffering, and {them} had all of it.',
          'You shut your eyes in patience, and {them} did not move; but they passed the baby over you, and after it the cake. You grew hungry before {them} did. It all went over your head, as promotion does in our house.',
        ],
        hurt: 'weariness',
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Go back all the way for your enemy',
        description: 'You walk backwards and argue the wagon round; and {them} will smile at you all the way.',
        success: [
          'You went back by inches and gave {them} the way; and {them} looked for the trick, and there was none. So {them} stopped beside you, and without turning round told you which of the planks was rotten, and you parted in peace. The Church has been built on less.',
          'You begged the wagoner to back, and went back with him to the end, and {them} had won, and had no one to have beaten. “Why did you?” You said that somebody had to. {them} went on for a little, and came back, and shook your hand very hard, as one does who is angry still, and it was peace.',
          'You went back the whole way to let {them} by, and {them} made peace with you. He that would take thy coat, let him have thy cloak also. The bride threw you a flower for it; and {them} caught it, and held it out to you. I know how it smelled, for I was told of it twice.',
        ],
        failure: [
          'You went back a few steps; and {them} came on as far as the middle and sat down there again, with a sigh, and unwrapped some bread. It was such a pretty spot, you were told. There was no hurry.',
          'You went back, and could not see behind you, and stepped off the plank. The wagoner had you by the belt. So you hung, and {them} looked on, and wished you joy, until they had you up again where you had been.',
          'You gave way by a yard, and bowed; and {them} said, for everyone to hear, that it was the first time, and would take no gift from you. It is a hard thing to do good and be thanked like that.',
        ],
      }),
    ],
  },
});
