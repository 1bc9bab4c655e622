import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const knightStorylets: readonly Frame[] = frames('knights', {
  'wolf-that-walked': {
    terrains: ['forest', 'hills', 'plains'],
    weight: 2,
    when: { hours: ['night'] },
    openings: [
      'Now the village was out with torches after a werewolf, for it had been seen to go upon two legs. And it came to you first along the path: a big man in his shirt, with a ladle. It was the smith, and he was fast asleep. They wished to kill it and be safe; and they had you between them and it, and held the only way.',
      'It is written that your old men shall dream dreams, and nobody is to follow them about with a scythe. But the smith of that village walked asleep in the dark, and the village took him for a werewolf. You met him among the roots, with his eyes open. Behind you came the torches, to shut the road and burn him.',
      '“There it goes!” cried the whole village, and ran with torches after a dog. I do not mock them, for I too have seen the Devil, and he was a coat. The werewolf that they wanted stood in front of you, filling the path; and it was only the smith, who was asleep on his feet and stirred the air with a ladle. They had turned and were coming back.',
    ],
    still: [
      'The smith had stopped, to stir something that was not there. And the torches were nearer, and they had begun to sing, as people do who are afraid.',
      'He slept on, with his eyes wide. “It wants salt,” he said to the dark; and somewhere behind you a priest said the words against wolves.',
    ],
    later: [
      'A bell was hung upon a low branch there, and a string ran from it toward a house. One supposed that it was tied to somebody’s toe, and by somebody’s wife.',
      'There were burnt sticks on the path, and among them a ladle, set upright like a cross. It is hard to tell any longer who had meant what by it.',
    ],
    who: { trade: 'sleepwalking smith', gender: 'male' },
    shows: ['smith', 'asleep', 'village', 'torch', 'werewolf'],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Walk beside the smith and turn him home',
        description: 'He must not be woken; he has forearms like hams, and thinks that you are his wife.',
        success: [
          'You went along at his elbow, and told him yes, it wanted salt. So he came round by degrees, over his own sill and into bed, and gave you the ladle to hang up. When the torches reached that house there was only snoring in it, of a Christian sort.',
          'He took your hand in his and asked if the baby slept. You said that it did. Now there was no baby, I am told, not any more. He went home like a lamb beside you, and lay down, and smiled; and you stood in the yard until you could see the path.',
          'Saint Peter walked out of prison in his sleep, with an angel to open the gates for him. This one had you, and you opened three, and a hen-house. His wife was at the last. She looked at you, and put a finger to her lips, and kissed your brow, like a bishop.',
        ],
        failure: [
          'You did all as one should, and then there was an owl. And he woke, and saw the dark, and the trees, and you; and he let out such a howl as settled the question for everyone within a mile.',
          'He would go by the pond. You drew him gently to the left, and he, being strong, drew you gently to the right. You both stood in it up to the chin, and he stirred.',
          'He was dreaming of shoes, it seems, and thought that you were a mare. So he bent, and took up your foot between his knees, and felt about for a nail. Meekness is a virtue; but you had to cry out, and they heard you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Meet the torches and ask what they hunt',
        description: 'They have been brave for two hours, and would be sorry to have it be for nothing.',
        success: [
          'You asked if they had come about the smith. And somebody’s aunt said that he had walked as a boy, now she thought of it. They put the scythe behind them. Then they sang him home, very softly, in four parts; for they had come out to do something together, and it was this.',
          'You told them what you had seen, a man in his shirt, asleep, and a ladle. There was a long quiet. “I have dreamed that I killed somebody,” said the priest, “and you, my friend, have woken me”; and he turned about, and his people behind him, each shading his torch with a hand.',
          'They had to have a wolf, so you gave them one. It had gone to the mill, you said, and by the time it came there it was the miller’s dog, as they could see for themselves. Thou shalt not bear false witness against thy neighbour. The dog was asked for its pardon, and had a bone from me.',
        ],
        failure: [
          'They asked you, in return, what you did in a wood at that hour with such long teeth. You had begun to laugh; and it was found that they were indeed quite long.',
          'You preached to them upon fear. It was good, and it was too long, and at the third part a moth put out the front torch. After that it was dark, and they had sticks, and each was sure of his man.',
          'You swore by God that there was no wolf. And one howled. I do not know why He does that, and I have asked.',
        ],
        hurt: 'blow',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Draw off the village with a howl',
        description: 'It has to be a good one, and then you have to be a faster animal than you are.',
        success: [
          'You put back your head and howled all that you had against the world, and it was more than you had thought. So they turned, and you led them through the thorns to another parish, and left them at its gate, explaining. You felt much better. I have wondered since if we ought not to have it at Compline.',
          'You cried like a wolf, and ran, and three times you let them see you, for mercy needs to be seen. In the end they stood about an oak and held it prisoner. You lay in the ferns and heard the smith go by, home, on his bare feet, humming.',
          'At your first howl half the torches went out, and their bearers with them. The rest came on bravely, but backward. It is a grievous thing to frighten one’s neighbour, and I have set a penance on it in this book, and you have never come here to do it.',
        ],
        failure: [
          'You howled, and it was answered, from the left, from rather near. For a good way you and the village ran together, and nobody was hunting anybody.',
          'You ran well till the ditch. There they stood round you with their lights, and looked at a person with mud to the eyes, who panted; and they saw all that they had been promised.',
          'It came out of you as a kind of cough. One child laughed. “That is no wolf,” they said, and came by you, and you had run a furlong before you saw that you were running by yourself.',
        ],
        hurt: 'mishap',
      }),
    ],
  },
  'noah-in-the-rain': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    when: { weathers: ['rain', 'storm'] },
    openings: [
      'Now the shipwrights’ guild were taking their play of the Flood from town to town, and it rained. Their ark had sunk to its axles and blocked the road. God, who was a cooper, wished it moved; but the farm people knelt in the mud all round it, for they took it for the true Flood, and nobody would get up.',
      'And the rain was upon the earth. There was an ark in the road, and Noah within, and God on the roof of it, asking everyone’s pardon; for it was only a play, and He was a cooper. His guild could not get the wheels out. Nor could you get past, because half a parish knelt before it and cried out that the Flood was come.',
      'I was myself a sheep once in a play of Noah, and know how they leak. The ark of the shipwrights’ guild was stuck across your way in the rain. God begged for help with it, in the voice of a cooper; but the people of the place were on their knees about the wheels, and believed Him, and would not rise from the Flood to lift.',
      'It repented the Lord, says Genesis; and it had repented the cooper, who played Him, since the last milestone. He was wet through. The ark of his guild filled the road, down to the hubs in mud; and peasants knelt before it in the rain and prayed, for they thought that the Flood had come. Would you help, God asked, and not kneel?',
    ],
    still: [
      'It went on raining upon the ark. They had given God a sack to put over His gilding, and He looked out of it like a friar.',
      'And Noah’s wife had been asked to come down from the ark and be lighter; and she would not, for that is how it goes in the play.',
    ],
    later: [
      'A painted rainbow lay in the ditch, on hinges, and children used it for a bridge. So the covenant holds. One should step on the yellow part.',
      'There was a wooden dove on a hedge there, with its nose gone, and a real one beside it; and they had not yet quarrelled.',
    ],
    who: { trade: 'cooper who plays God', gender: 'male' },
    shows: ['ark', 'cooper', 'God', 'guild'],
    toward: 'for',
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Put your shoulder to the ark',
        description: 'It is oak, since they are shipwrights, and has all the creatures aboard.',
        success: [
          'You set your back to the stern between Ham and a camel. And God said, “Heave,” and it was so. It came out with a long kiss; and those who saw it swear that for a moment it floated.',
          'You pushed, and the lion got down and pushed, for he was a baker’s boy beneath. Then all the creatures came out to you two by two. Who had put them in was not asked. The road was open, and the kneeling people sang; and the cooper, I am told, forgot whom he was playing and thanked God.',
          'It rose at the third trial, and went on, and one old peasant caught hold of your wet sleeve and asked if there was room. You lifted him in. He rode to the town between the doves, and was the only one, ever after, who would not believe that it was a play.',
        ],
        failure: [
          'It came on a yard, and rose, and went back two; and you were between it and the dry land. A camel begged your pardon from inside.',
          'You had it nearly out. But the wife of Noah put down a plank to see who you were, and you went up to the neck into the place where the wheel had been. The unbelievers, says Scripture, marvelled also.',
          'The wheel came off in your arms, and you sat down with it. “And there were fountains of the great deep,” said God sadly; and it ran in at your collar.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Caulk the ark and launch it properly',
        description: 'The road is a river as far as the next town; there is tar; it is a question of faith.',
        success: [
          'They had never been let finish one, for it was always only for a play. So you tarred the seams while they sang, and she slid away down the flooded lane as sweetly as a swan. Faith is the substance of things hoped for. It does not say that one must hope to be dry.',
          'You stopped her with wool from the sheep, who was a tailor, and had to go home. She floated at the first Amen. And the cooper stood up in the bows, in gold, with water on either side of him, and looked for the first time as though he might have made it.',
          'You found the leak, and it was where Noah stood, for he had bored it himself, being tired of the part. He confessed to you behind the camel. There was a peg for it. They went off down the stream with all their pairs; and he waved to you, and you have never told, and nor have I, save here.',
        ],
        failure: [
          'She floated, and she went without anybody. You all ran beside her along the bank, and called to the ass, for he was the only true beast in her, and was looking out at the window.',
          'The tar was good, and you stuck to it. When she began to move you moved as well, on the outside, like those in the picture who have come too late.',
          'You measured and caulked with great skill, as high as you thought that it would rise. It rose higher by a hand. I know of a man who did the same with his whole life.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Speak the ending to those who kneel',
        description: 'They take it for the true Flood, and somebody will have to promise them that it stops.',
        success: [
          'You stood by the cooper and gave them the last words, that seed-time and harvest shall not cease. They heard it with the water running off their chins. An old man asked if he might have that in writing. Then they took the ropes, and drew out the ark like a tooth.',
          'You told them that all this had been once, and was over, and that they were the children of the ones who had got in. Nobody had said it to them before. They looked at each other as cousins do; and got up, wiping their knees. It is good doctrine. We forget it here over the washing-up.',
          'You asked the children to be the sun, for there is none in that play. So they stood on the tail of the cart and spread their fingers, and their mothers rose, to pull them down out of the wet. That did it. I offer no moral. It went on raining.',
        ],
        failure: [
          'You could recall only the beginning. You told them that all flesh was to be destroyed; and then, before so many lifted faces, you could not think how it went on.',
          'It would leave off soon, you told them. Just then it came on harder. They did not reproach you; they moved a little away from you on their knees, and shut their eyes.',
          'They asked you which of the creatures had not been saved. You are no liar, so you told them of the unicorn. A girl began to cry, and her mother, and it passed along; and it was all to do again.',
        ],
      }),
      does(['gift', 'endurance', 'easy', 'slight'], {
        action: 'Play the dove that God sends out',
        description:
          'Two miles with a branch in your mouth, to find them some dry ground; and their own dove has a cold.',
        success: [
          'You went forth over the waters in painted wings, and there was a mill on the rise, with a loft, and nobody had drowned. They saw you come back with a leaf. And the guild, who had played it every year since they were boys, now saw it happen, and they wept.',
          'At the first farm they set the dog on you, as no one did to the dove. But at the second a woman looked long at your wings and said nothing, and put on all her pots. You led them to her. I would that the other house had a name, so that I could leave it out.',
          'You flew, as far as is given to us. And on a bank you found a shepherd’s hut that was dry to the floor, and in the hut the priest of those people, hiding from the end of the world. He took one end of the branch, for shame. So the dove came back with a raven.',
        ],
        failure: [
          'You found no rest for the sole of your foot. It was as it is with the raven, said the cooper kindly; and they wrung you, and made a note for next year.',
          'The wings took up water until they weighed like sins. You lay beneath them in a turnip field, on your face. A hen came in out of the wet and was quite content there.',
          'You came again with an olive branch, but it was nettle. You had held it in your mouth for two miles, since that is in the part. They thanked you for the leaf; you could not say anything.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
  'hospice-bell': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 3,
    when: { wounded: true },
    openings: [
      'Now a hospitaller sat by the road and rang a bell, once in a hundred breaths, for the lost. He saw your wound, and desired to bring you to his house, which was a league off. But his mule had gone lame; and it was plain to both of you that you could not walk it and that he could not carry you.',
      'A certain man fell among thieves, and a Samaritan set him upon his own beast. This hospitaller had a beast, a mule, and she was lame. He looked at your wound and hid his saw behind him. There was a bed for you a league from there, he said, and nobody to bear you to it; and he rang his bell, from habit, though you had come.',
      'You followed a bell, for there was nothing else to follow, and it was in the hand of a hospitaller who sat against a lame mule. He wished to take you in. He had done it for two hundred, with worse wounds. But he was old, and his house was a league away, and your blood was on the road behind you as far as one could see.',
    ],
    still: [
      'The hospitaller had rung again and was counting below his breath; and he kept one eye on the place where you held your side.',
      'And the mule lay down. “She is thinking of it,” said the brother; “she was always slow to see reason, like Saint Thomas.”',
    ],
    later: [
      'The bell hung on a post there, under a roof no bigger than a prayer-book; and the rope had been let down so low that a child could reach it, or one crawling.',
      'And somebody rang, far up, and counted a hundred, and rang. I am told that he has found eleven so. I am also told that there were more than eleven.',
    ],
    who: { trade: 'hospitaller', gender: 'male' },
    shows: ['hospitaller', 'bell', 'mule', 'league', 'wound/blood'],
    toward: 'for',
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Let the hospitaller do as he likes',
        description: 'He will use hot wine, cold iron and his whole stock of stories about frostbite.',
        success: [
          'It was less than you had feared, and there was more story. He had sewn up a bishop in his time, and both sides of the one battle. And when he had bitten off the thread he gave you the end of the wine; and you lay, and heard the bell go, for others.',
          'He asked your forgiveness before he touched you, and then did not look up. It hurt as truth does. When it was over he was the whiter of the two; and you found that you were holding his apron in your fist, as a child does, and he had not liked to mention it.',
          'He washed it, and a psalm went with the washing, so many drops to a verse. You slept before the Gloria. By his stone, when you woke, was the saw, unused, with a cheese cut in two. So he had told the truth. It is a strange joy, to have wronged a man so and be whole.',
        ],
        failure: [
          'He had only one eye, and used it to look at you kindly. You bore it as long as you could, and then asked whether that was the right leg; and he said that he had supposed so.',
          'He was at the story of the nine toes, and it was a good one, and he told it with both hands. The needle was in one of them. You laughed at the wrong time, and so did he.',
          'He prayed over you first, and was so tired that he fell asleep at it, with his brow upon the very place. You let him. You lay and looked up, and bled a little, and rang for him at every hundred.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Take a turn at the bell',
        description: 'You are fit for little else; and somebody may be out there who is worse.',
        success: [
          'You rang, and breathed, and rang, and it kept the pain in time. Somewhere in the third hundred came a shout; and the brother ran with a blanket. It was a pedlar, and two goats. He had been walking, he said, toward what he took for his own ears.',
          'You rang for others, and so forgot whose blood it was. A woman came to it out of the rocks with a child on her back, and would not sit until she had kissed the rope. I have known long prayers that were less to the purpose. We have a bell here, and I went down and looked at it.',
          'There was nobody; and you rang it as though there were. And when the old man had slept at last, for the first time in three days, he woke ashamed, and asked who had kept it. You had. He told you a psalm for that side, and it is going in at the end of this book.',
        ],
        failure: [
          'You rang it well. What came was a wolf, and it sat down at a small distance with its head on one side; and after that you did not like to leave off.',
          'You counted, and at forty you fell asleep, and at ninety woke, and were not sure. Somebody out there may have been waiting for it. The brother said not, and looked the other way.',
          'The clapper came out at the tenth stroke and went down among the stones. So you called, instead, with your own voice, until you had none; and it is written of one crying in the wilderness, but not how his throat was.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Walk the league on your own feet',
        description:
          'So that the mule may be led, and the old man lean on her; he has asked for nothing, and is grey in the face.',
        success: [
          'You put his arm about the mule’s neck, in spite of what he had to say, and went beside. One of the three of you was always about to stop, and the others would not have it. In the yard they caught him first. “This is the sick one,” he told them, of you, and slept upon the porter.',
          'You said a Hail Mary to every ten steps, and when you had lost count she did not, I believe. For there was a door, and hands. They asked who had brought whom. The brother said that it was the mule; so all the glory went to her, and a carrot, and it was rightly given.',
          'It was a league, and you left something of yourself on each stone, as Our Lord did, and complained more. But you came in upright. Pain purifies, we are taught. I asked the brother that, who had seen much of it, and he said that what it does is hurt.',
        ],
        failure: [
          'You did the half of it. Then it was the old man who led and the mule who leaned; and you lay across the two of them like a coat that somebody has given to the poor.',
          'You walked with your eyes shut, so as not to see how far it was, and walked off the edge. It was not high. There was a thorn at the bottom, and he spoke to you from above of the Crown, until you asked him to stop.',
          'Pride it was, and no other thing, that had you let go of her mane at the gate to come in without help. You came in as they all do. The porter has a board for it.',
        ],
        hurt: 'weariness',
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find a herb for the wound',
        description: 'It is small, and grey, and grows where one has to go down upon one’s knees.',
        success: [
          'It was in the lee of the fourth rock, as he had said, and smelled of pepper and old books. He laid one leaf on your hurt and another upon his tongue. Within the hour one of you would dance, said he, and it would not do for it to be him.',
          'You went upon your knees for it, and since you were down there you prayed; and when you opened your eyes it was under your nose. A miracle, the brother called that. I call it the way that we look for things. It healed as well under either name.',
          'A goat was eating it. So you followed her from tuft to tuft, and took what she left; and at each tuft she left you the better half, and looked round. God sends His servants in many coats. You bound it on, and it was warm, and the bleeding stopped.',
        ],
        failure: [
          'You found it, grey, and small, and on a cliff. It was as you leaned out that you were reminded why you had wanted it.',
          'You brought him a whole hatful, and he turned it over with great respect. It was sage. He made a broth of it, and you both drank it, and it was very good, and you bled.',
          'You knelt to each grey thing in that place, and the last of them was a lizard. He had left his tail in your hand before you could explain. It grows again, they say, in him.',
        ],
      }),
    ],
  },
  'lost-falcon': {
    terrains: ['forest', 'swamp', 'hills'],
    weight: 2,
    openings: [
      'Now a lady sat in the top of a thorn-tree, for her husband’s falcon was in the next one and would not come down to her. She had lost it, and wished to have it back before he came with his grooms. She had been his wife since Tuesday. And you could not in courtesy ride by beneath a lady, and leave her there.',
      'Ruth followed her husband’s people, and this lady had followed her husband’s falcon, through a ditch and a hedge. It was on a bough with a duck, and she was in the tree below it, with one shoe. She begged you to stop and help her. He had said that she could not hold it, and she had been married for three days.',
      'There was a ringing of small bells in the air, as at the Elevation, and you looked up. It was a falcon, eating. In the tree beneath it stood a lady, who called it by loving names, and it had been told none of them. It was her husband’s. “Please do not go,” she said to you; “he is coming, and he was right about me.”',
      'A lady’s glove was put out of a tree at you and stopped you. “Would you wave it?” she asked. For a falcon had flown from her, and sat over her head with its back turned; it was her husband’s dearest, and she must have it before he knew. She had had the husband for half a week. I write it as she said it.',
      'The hawk mounts up at His command, it says in Job; at this lady’s it had gone into an oak. It was a falcon of her husband’s, and the first thing that he had given her to hold. So she had climbed the tree after it, in green, with one shoe. And she wept, and asked you to stay, for she could get neither up nor down.',
      '“Do not move,” said a tree, so gently that you did not. In it was a lady. She had let fly her husband’s falcon, and wanted it again, and it would come to nobody; it plucked a duck a little above her, and the feathers fell on her hair. She was newly married. She had thought, she said, that she would see what it was like to let go.',
    ],
    still: [
      'The falcon had wiped her beak, first the one side and then the other, like a canon. And the lady held up a glove and made a noise like a mouse.',
      'Now the lady was nearer by one bough, and was telling the bird in a low voice what a plain bird it was.',
    ],
    later: [
      'A strip of green silk was wound about a twig there, high up; and from over the wood came at times a very small sound of bells. So someone got away. I have not asked which.',
      'Somebody had hung a lady’s shoe in the thorn, and a titmouse went in at it and out, and had no opinion of marriage.',
    ],
    who: { trade: 'runaway bride', gender: 'female' },
    shows: ['lady', 'falcon', 'husband', 'tree'],
    toward: 'for',
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand still with meat on your fist',
        description: 'With your arm out, like a bracket, for as long as a full-fed falcon can think of nothing.',
        success: [
          'Your arm slept, and you did not. And the lady told you of the wedding, all of it; and at the part with the bolster there was a clap of bells and the bird on your hand, looking over your head. She held out her own wrist, and it was steady as an altar.',
          'You stood until a wren had tried you for a post, and it made a saint of you, nearly. She said that of all the guests she had liked the falcon best. It came down then. I do not believe that birds hear us; but Saint Francis did, and they came to him also.',
          'Nobody can make a hawk love, and so you did not try; you were only there, with meat, as God is. And it came. The lady looked at how it was done, which was by doing nothing. “They never told me that one could,” said she; and she took it up and did not tremble.',
        ],
        failure: [
          'You stood until your arm came down of itself. And the bird, who had watched for that, took the meat as she passed, with a piece of cuff, and chose a higher tree.',
          'A kite had the meat, and a crow the kite’s, and the fox had whatever the crow let fall. You still held out your fist. It is an image of almsgiving, and I had not meant to make one.',
          'She came, and looked at you, and sat down upon your head; and there she went to sleep. You dared not speak, or nod. It was the lady, at last, who laughed, and then it was all feathers.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Run after the falcon when it flies',
        description: 'With your face turned up, at a run, over all that lies about on the floor of a wood.',
        success: [
          'You ran with your ears, by oak, by holly, over a stream that you only knew of afterwards. And she came down upon a rail to look at you, and you had her by the straps before either of you had breath. So run, says the Apostle, that you may obtain. The lady asked if it was always so.',
          'It went from tree to tree and you after it, and the lady after you, with her skirts on her arm, laughing aloud. She reached it first. Three days she had been a wife, and four minutes, she told you, a girl. It is Martha whom we are told to pity. I am not so sure, now.',
          'You fell twice, and the second time it was on top of the duck, which she had dropped. So you lay, and held up what was left of it; and down she came, being just, for it was hers. You were both a little ashamed. The lady put on her shoe last of all, when it could not be helped.',
        ],
        failure: [
          'You ran with your face up, and the bells went on as clear as at Mass. It was you who stopped, and it was an elm.',
          'There was a pit there, for a wolf, and you went in; and the wolf was in it. It was as much afraid as you. You sat one at each end, like two in a confessional, and the bells grew faint.',
          'You followed them to a sheep. She wore three bells, for she was the leader of her flock, and had a good voice. You are not the first to have run after the wrong call; one of our novices is here for that reason.',
        ],
        hurt: 'mishap',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the lady where she would fly',
        description:
          'She has not been asked; it may take her by the throat, and her husband’s grooms are blowing their horns.',
        success: [
          'To her sister, she said, when she had thought; to an abbey, with books, and with no husbands at all. So you gave her a leg up on the road to it. And the bird went over her from tree to tree, as if it had been settled. They read to her there at meals. It may be this.',
          '“South,” she said, and “No,” and then she sat down and laughed. She had an aunt with a boat, and the aunt had been forbidden. You drew the way for her with a stick; and the bird came to her wrist without being called. What God has joined, it is written. It says nothing there about falcons.',
          'Nobody had told her that it was hers to say. So she tried it small: a fire that someone else had lit. You did not laugh; so then she asked for a door with the bolt on the inside. You showed her the path to her godmother. I am bound to blame you, and I shall do it tomorrow.',
        ],
        failure: [
          'You asked, and her eyes filled. And the husband came out of the bushes, hat in hand, with nine grooms, and looked at you, and at her one shoe. He had until then been a reasonable man.',
          '“Home,” said she, and it was her father’s house that she meant; and then she remembered who had sold her. She did not speak again. The grooms found the three of you there, silent, in the rain of feathers.',
          'She said that she would go with you. Now you had not asked that, and she saw it in your face as you opened your mouth; and she slapped it, being well born, and then she screamed.',
        ],
        hurt: 'blow',
      }),
      does(['craft', 'perception', 'easy', 'none', 'Hawking glove'], {
        action: 'Call the falcon in to the hawking glove',
        description: 'It is another bird’s glove, and she may hold that against you.',
        success: [
          'You turned it slowly, three times, and whistled. And she read the old scars on the leather, and came, and shut one eye. The lady had you show her until she could do it alone. It was the one thing, she said, that she had been shown that week and not merely told. I am to strike that out.',
          'She came to it like the Holy Ghost in the picture, straight down, with light round her. You put the glove upon the lady’s own hand as she sat there. It was too large. She wore it, I hear, ever after, and at table.',
          'There was still a smell in it of some bird long dead, and the falcon stooped, and laid her cheek against the thumb. So we keep the old prior’s gloves. Nobody wears them, and on some days one goes and looks.',
        ],
        failure: [
          'She came to the glove like a thunderbolt. Whoever had last sat there, she had known her; and they had not been friends.',
          'You held it up, and she regarded it, and then you, and saw that they did not belong together. Birds are not deceived by clothes. It is why none of them was ever made a bishop.',
          'A moth flew out of the thumb. She followed it, being young, from leaf to leaf, out of sight. The lady thanked you very nicely and began to bite her nails.',
        ],
      }),
    ],
  },
  'king-of-the-ditch': {
    terrains: ['forest', 'swamp', 'desert', 'plains'],
    weight: 2,
    openings: [
      'Now the old king was drowned fourteen years ago, and the monks have the body. But a beggar sat in that ditch with a crown of straw on, and said that he was the king and had got out. Nine others knelt across your path. He wished you to judge with him of a stolen onion, and be quick, for the sheriff had sent to take him.',
      'Blessed are the poor, for theirs is the kingdom; and here it was, in a ditch. It had a king, in straw, and nine beggars for a court, and they had closed the road with their crutches. None should go by, he said, who had not given him homage, or an opinion about the onion. The sheriff’s men were expected. They might kneel also.',
      'I was taught that the king is in his tomb, and I have dusted it. All the same a beggar sat in the ditch there and was the king, and nine ragged people were ready to die of it. They would not let you by. He was to give judgement on an onion, before the sheriff came with a rope, and he wanted one more to hear it.',
      '“Hats off,” said the hedge, and you saw a ditch, and in it a king, in straw and barefoot. Two of his beggars took your elbows; for you were on his highway, they said, and had not knelt. He wished to know whose you were, and if you were the sheriff’s, who was coming; and whether you thought that a man should hang for an onion.',
      'Saul was looking for asses when they made him king. Nobody knew what this one had been looking for in the ditch; but he had straw on for a crown, and nine beggars knelt to him, so that you could not pass. There was a case to be heard, he told you, of an onion, and the sheriff was sending men to stop it.',
      'And the beggars of that road would not let you by, for their king had not dismissed you. He sat on the bank of a ditch, in straw, and was very old. He had been drowned, he said, but not well; and the sheriff still wished to see to that. A thin fellow stood before him for an onion, and you were to help him to be just.',
      'Pride says that it is a king, and so, at times, does a king. He had straw on his brow and his feet in a ditch, and the sheriff had set a price on both. The monks had buried somebody else, he said. Nine beggars barred the way until you should do as they did, or else tell him what was to be done about this onion.',
      'They lay in the ditch along both sides, nine of them, and all got up, for they had taken you for the sheriff. Their king was a beggar like the rest, but he had a straw crown, and a way of holding out two fingers. You could not go on till you had kissed them, or had judged of an onion. Many a mitre asks for more.',
    ],
    still: [
      'The king had moved along to make room for you. And his court waited with great patience, for they had nowhere else to be.',
      'He had put his crown straight, and asked you once more. Nobody had told him no, I think, since he was drowned; and nobody there wished to be the first.',
    ],
    later: [
      'A seat was cut in the turf above the ditch, with a footstool; and there was an onion upon it, as one leaves a candle.',
      'A crown of straw hung on the hedge, and below it the sheriff’s notice with a price for the wearer. Thirty pence, it said. Some clerk must have known his Gospel.',
      'Onions were coming up along that ditch in a straight line, and a board forbade them to everyone except the thief.',
      'Along the foot of the bank were nine pairs of hollows, where knees had been, and grass grew round them but not in them. We have some such at Canterbury. They are in marble.',
    ],
    who: { trade: 'beggar king', gender: 'male' },
    shows: ['king', 'beggar', 'ditch', 'onion', 'sheriff'],
    toward: 'for',
    offers: [
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Sit beside the king and hear the case',
        description: 'It is a court with no other business; it will take long, and he will ask for your opinion.',
        success: [
          'He heard both sides, and then the onion’s, through a widow; and he gave judgement that it should be planted. There have been crowned men who did worse with more. And as you rose he told you how the land lies to the north, as one who has walked it barefoot and in state.',
          'It was put in evidence, and it was a strong one, and everyone wept. So the king asked who had wept first. It was the thief. “Then he was sorry,” said the king; and he had the other kiss him. I have sat under two archbishops, and I never heard the law put better.',
          'You were asked what you would do, and said that you would ask if he had been hungry. There was silence. In all that court no one had thought of it, though none had eaten. The thief said yes. We learn to look first at the belly; but that is Saint Ambrose, and not our bursar.',
        ],
        failure: [
          'You gave it as your opinion that he who stole should give back. It had been eaten. That was what made it a hard case, said the king; and he had you kneel with the others and think.',
          'You heard both of them with care, and each of them was right. So did Pilate, and washed. There being no basin you said that you would like to hear it again, and it was told again, and it had grown.',
          'You slept in the third hour of the pleadings, and nodded. Now a nod is judgement, in that court. He who had been robbed was led away to be hanged for it, and it took all of your tears to get him off.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Kneel and do the king homage',
        description: 'It is only treason if he is not, and only foolishness if he is.',
        success: [
          'You put your hands between his, and they were dry, and light, and knew how it is done. And he called you by the name of one who fell in an old battle, and asked how your wounds did. You said that they were better. God sees such a lie, and I believe that He looks at the sky.',
          'He looked at your hands as one does who has been given a good many. There are words to be said then, in French, and he had them all. He asked if there was anything you lacked. It was so long since anyone had, that you knelt there and had to think.',
          'He gave you to hold of him one milestone, two poplars, and what flies over; and for these you owe him a nettle every year. It was well done, and nobody smiled. When you had gone a little way you looked back to see how far your land went. Mine goes to the wall.',
        ],
        failure: [
          'You knelt, and he did not take your hands. “You have sworn elsewhere,” said he, “and it is not done yet.” He would not have the leavings. And you knew then that he had been a king of something.',
          'You knelt with a smile, a very little one, and he saw it. He said nothing, but he took off the straw and looked at it, and turned it about; and the nine of them got up, and came round you.',
          'It was wet there, and in kneeling you slid, and took him by the ankles, and so the throne went. It is how dynasties do end. They were long in finding his crown, and it floated.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask what only the old king would know',
        description: 'If he fails, nine people lose all they have; and if he should not, what will you do?',
        success: [
          'You asked him what the queen used to call him. “Late,” said he, and laughed until the crown slipped. That is in no chronicle. It is in this one; I have put it where the King’s clerks will not look, between two sermons.',
          'You asked what they whisper to a king as the crown goes on. He looked about, to see who heard. “That it is borrowed,” he told you, “and not to scratch.” And the nine of them let out their breath. I can find nobody to ask. But it is what I should whisper.',
          'You asked whom he had wronged the most. It was quiet for so long that a bird came down. Then he told you a woman’s name, and what he had let be done; and an old blind one in the back began to cry. She said that he might have said so before.',
        ],
        failure: [
          'You asked him. And he put up a hand to his face, slowly, for it had come to him before them all that he was a thatcher. They got up off their knees; and it was not at him that they looked.',
          'He answered at once, and fully, and it was wrong; you had read the book. So you knew, and he saw that you knew. He asked you with his eyes to be a Christian about it. You had already opened your mouth.',
          'You asked what he had thought, as he was drowning. “Of you,” he said; “I thought that somebody would come.” There is no answer to that. You stood there in the road like one of those who had not.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Stand champion against the sheriff’s men',
        description: 'Two of them are coming along the road to take him, and they are paid to have no doubts.',
        success: [
          'You asked them which of the king’s officers they might be, and they told you. So you hung the one upon the other, over a stile. He granted their rope to a widow for her washing, with a charter. Lo, how He hath exalted the humble; and there were shirts on it the same day.',
          'You threw the first on top of the second. “Well struck, Norfolk,” cried the king, for he took you for somebody; and as Norfolk you had to give away the rope, in lengths, to nine who had no belts. There is a Norfolk. He never gave us anything.',
          'They told you to stand aside in the king’s name; and the king said from behind you that he had given no such order. Thus they fell into doubt, and you knocked their heads together, and it turned to certainty. They went home leaning on each other. I wish that I could mend a schism so.',
        ],
        failure: [
          'You threw your hat down before them and they trod upon it. It was the court that saved you, by falling at their feet in such numbers, and with so many diseases, that they went away to get help.',
          'You said that they should not pass, and they did not; they stopped for you. When it was over the nine took you up, and put the crown beneath your head, for it was soft. So for the space of a psalm you were King of England.',
          'You got the first one fairly. But the second had won a ram for it at Nottingham fair; and when you could see again they were at odds about their fee, for it was for beggars, and you were not upon the paper.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  'children-at-the-sea': {
    terrains: ['coast', 'plains'],
    weight: 1,
    openings: [
      'Now two hundred children stood in the road with paper crosses on, and a shepherd boy led them, with a letter from Heaven on a pole. They were going to Jerusalem, for the sea was to open and let them through. And it had not opened; and they filled the way from side to side and asked you, one after another, if this was it.',
      '“Suffer the little children to come,” it is written, and here they came, hand in hand, with paper crosses, till you were standing in them as in corn. They wished to go over the sea. A boy with a crook had a letter to say that it would part for them. Had you seen it, he asked you; and there was no getting by.',
      'I shall tell this plainly. A boy of twelve had had a letter, and it said that the sea would open for whoever was without sin. So the children of eleven villages had followed him, with crosses of paper on their coats. They had halted, and closed the road, for the small ones could not go on; and he wanted you to tell them that it was near.',
      'You heard the hymn, and then you saw the feet. They were children, as many as would fill a church, with paper crosses; and a boy walked round them as one does with ewes. In the letter that he bore the sea would be opened to them. It was late in doing it. He stopped you, and asked, as man to man, and very low, if you knew the reason.',
      'Moses was eighty, and had a rod. This was a shepherd boy; he had a letter on a pole, and some two hundred children behind him who wore crosses of paper. They were waiting for the sea to divide. They sat in rows upon the road, all facing one way, and nobody might walk through, he told you, since then it would not work.',
    ],
    still: [
      'They had begun the hymn again from the first verse; and the boy with the crook held somebody’s nose while it was blown.',
      'One of the small ones had got hold of your coat, and did not want anything. She only held it, and looked where the others looked.',
    ],
    later: [
      'Nothing was left there but paper crosses. Most of them had been folded into boats, and it did seem that a few had got some way.',
      'There was a pole set up at the roadside, with a nail in it and no letter. And somebody had hung a child’s cap on the nail, as one does so that it may be found.',
    ],
    who: { trade: 'shepherd boy', gender: 'male' },
    shows: ['children', 'boy', 'letter', 'sea', 'cross'],
    toward: 'for',
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Read the boy’s letter to the end',
        description: 'He cannot read it himself; it was given him by a man; and they will all of them see your face.',
        success: [
          'It was a bill for hides. You looked up at him over it; and it said, you told them, that they had been seen, and that the going was counted as the getting there, and they were to be home before the lambing. He asked you where it said that. You showed him. And he nodded, and turned them round.',
          'It was nothing. So you read them the end of Saint Matthew, which you had by heart, “Lo, I am with you alway,” and said that the rest was for their mothers to hear. They went to tell them. I have thought about that lie upon my knees. I have not yet come to be sorry.',
          'You read it, and asked him to walk aside with you, and told him the truth, for he was the shepherd. He was quiet. Then he said to them, with his chin up, that he had been given a new word and it was “Home”. There are men in this house who could not have done it.',
        ],
        failure: [
          'You read it as it was written, so many hides, so much for salt. No one cried. They looked at him, and he looked out before him; and one by one they took hold again of each other’s belts.',
          'You could not finish it, for your voice went. They saw that; and a girl said, “It is a sad letter.” So they sat down to be sad, all of them, where they were, for they were good children.',
          'The wet had been at it, and there was one word left, and it was “owing”. You said so. The boy thought, and his face cleared. It was the sea that was owing, he told them; and they sat up straighter to wait for it.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Beg bread for the children',
        description: 'Two hundred mouths, and those villages have been told that it is a kind of plague.',
        success: [
          'You did not speak at the doors of Jerusalem. You held up the smallest, and asked if they would just feel how light. By the end of the street they came out with their aprons full; and some kept a child to thaw it, and went on keeping it.',
          'At the first house you said “Two hundred”, and it was shut. At the second you said “One”. So you said it the whole way along, and one was let in at each. I have worked it out on the wall, and it is the loaves and fishes the other way about.',
          'The baker asked who was to pay, and the child upon your neck asked what that smell was. He bore it for one Paternoster. Then he put up his shutter, so that nobody should buy, and broke the whole batch into baskets. It was the first bread, he told us when he came here, that he had baked.',
        ],
        failure: [
          'They had heard of you. The shutters closed along the street ahead of you like a stick drawn down a railing; and from behind one came a heel of bread, with force.',
          'You were given a cabbage, by a woman who had four of her own behind her skirt. You looked at them, and at it, and gave it back. There was nobody else in that village who had anything.',
          'A reeve came, with two dogs, and said that one might feed them or one might be rid of them. He spoke as though it hurt him. You led them on, and they thanked him, for they had been brought up to it.',
        ],
      }),
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Carry the smallest children to shelter',
        description: 'To an abbey, four at a time, back and forth; and each must be told the same story.',
        success: [
          'It was the one of the bear. You told it nineteen times, with one child on either arm and one upon your neck that had hold of your ears. The nuns stood at the gate in a row, with their sleeves up. By the last you were so weary that you left out the bear, and were put right.',
          'Saint Christopher bore only the One, and it was across a river; and He was heavy. You had four, and they were light, and that was harder. When you set down the last of them there was a nun who could not see for tears, and who counted them by touch.',
          'One did not wake when you put him down. You stood there. And the sister laid her ear upon him, and looked up; and he was asleep, only asleep, he had been up so long. I had to stop there when I read it in hall. I have to every year.',
        ],
        failure: [
          'You had brought four of them to the gate and ran back; and there were none. They had gone on, singing. So you had four who would not be left, and who wished to be taken to the rest.',
          'Your knees gave way on the third time, upon the hill, and you all sat down together in the ditch. They stroked your face. You have fought, and been thanked by ladies, and nobody before had told you that you had done your best.',
          'The portress had her orders, for there was sickness in the towns. She wept, and did not open. You carried them back, the same four, by the same road, and each of them asked you how the story went on.',
        ],
        hurt: 'weariness',
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Sit down with them and wait for the sea',
        description: 'It will not open; but they ought to have someone large by them when they see that.',
        success: [
          'You sat in the front row, and it was like church. And when the thing that was to be did not come, you felt it go back through them, row upon row. Then somebody had you by the sleeve, and asked if you knew the way to Ashby; and you said that you would walk with them so far.',
          'By and by the boy came and sat next to you. He asked if it was he who had sinned. “No,” you told him, and told it him again, until he slept against you; and they saw their shepherd sleeping, and lay down. Nobody can show me that it was wasted.',
          'You waited, and it was given to you to see it as they did, with your whole heart, for about as long as an Ave. Then it was water again, or it was grass. You stood up, and so did they, quite quietly, like people after Mass. I have waited so for forty years; one is in good company.',
        ],
        failure: [
          'You sat it out. And you found to your shame that you were looking for it also; and a plover cried, and you started up, and they with you. It was you whom they did not forgive.',
          'A small one asked what you would do in Jerusalem. You said that you would have a wash; and she was shocked, and told the next, and they drew in their skirts from you along the whole row.',
          'It grew cold, and you had the one cloak, and there were two hundred. You cut it, as Saint Martin did. But he, I notice, met only with one beggar, and went home.',
        ],
      }),
    ],
  },
  'turnip-cart': {
    terrains: ['plains', 'forest', 'mountains', 'coast'],
    weight: 3,
    when: { known: 'friend' },
    toward: 'for',
    openings: [
      'Now a lord’s men in livery were looking for you, at each gate, and there was no cover on that road for a cat. And God sent you a cart of turnips. It drew level; and on it was {them}, the {them.trade}, who looked straight ahead. “Well, get in,” said {them}. “Or get up. But do not stand there like Saint Sebastian.”',
      '“I was a stranger, and ye took me in.” The {them.trade} had you by the collar before you had finished being glad. It was {them}, with a cart of turnips. For a lord’s men stopped everyone upon that road who had your chin, and you could see their livery behind you and before you; and there was no third way, {them} told you, but this.',
      'The lord’s men had a dog, and the dog had an old shoe of yours, and was pleased with it. They were closing the road at both ends. Then something smelled of earth beside you; and it was {them}, the {them.trade}, on a cart of turnips. “A hound can tell nothing through these,” said {them}, and looked away from the livery. “So I have prayed.”',
      'You lay in a ditch and saw go by the boots of a lord’s men in their livery, and they were your hunters. After the boots came a cart, and it stopped. “They will be back,” someone told the horse, “for there is no other road.” So spoke {them}, the {them.trade}, from a heap of turnips; and it was you whom {them} meant.',
      'And they asked of you at the pump, and an old woman had begun to point. For it was a lord’s livery, and she was afraid. But a cart of turnips came in between; and {them}, the {them.trade}, said from the top that such a one had gone by, on a grey, in tears. They believed it. “Come up,” said {them} to you, “and say nothing true.”',
      'Rahab hid the spies beneath flax. Now {them}, the {them.trade}, had only turnips, and drove them up beside you in a cart. A lord’s riders were beating the hedges for you, and their livery was on the hill behind and the road in front. “Is it you they want?” said {them}. “I had hoped that you had mended.”',
      'A lord’s man in livery had you by the hood, for he wished to see if you had the chin that he was to look for. He was bending down when a turnip burst on his neck. He went off after the boy. There was no boy; there was {them}, the {them.trade}, upon a cart. It is a sin to laugh at that. {them} held out a hand.',
      'You asked for a sign, and it was a hymn, sung flat, and only one person in Christendom sang it so, {them}, the {them.trade}. A cart of turnips came round the bend; and behind it four riders in a lord’s livery, who had a list, and looked into each ditch for you. There was nowhere to go. {them} came to the Amen, and moved over.',
      'They had drawn you in charcoal at the toll-house, and a lord’s men in livery held each traveller up beside it. You were the third in line and could not leave it. Then a cart of turnips backed into the wall, and down came the wall, and the picture too; and from the box climbed {them}, the {them.trade}, begging pardon of everyone like a publican, and trod on your foot.',
      'They came in a lord’s livery from both sides, and hoped to take you in the middle, where there was nothing but a cart. The turnips in it moved; and up rose {them}, the {them.trade}, who had slept among them. “Not that way,” said {them}, “nor that.” When Jonah fled there was a fish ready for him. I have often thought how glad he must have been, at first.',
    ],
    still: [
      'The livery was nearer by a field. And {them} had begun to sing, quite out of tune, so as to be looked at.',
      'A turnip had rolled away toward the riders, and {them} looked after it as Our Lord looked after Peter.',
      'Now one of them had stopped a child, and the child was thinking. {them} let down the tail of the cart by a peg.',
    ],
    later: [
      'A turnip was sitting on the gatepost with a face cut in it, and one eye shut. The novices ask what it meant. It meant that you were loved.',
      'Somebody kept pigs at the turn of that road, and the pigs had turnips. There was an old livery coat upon a pole, to mind the peas; so the proud are scattered in the imagination of their hearts.',
      'Along the wall there turnips had been set out from large to small, like a family going up to be blessed.',
    ],
    shows: ['turnip', 'cart', 'lord', 'livery'],
    offers: [
      does(['flight', 'endurance', 'easy', 'none'], {
        action: 'Burrow in beneath the turnips',
        description: 'A hundredweight upon your chest, for two leagues, and {them} sings hymns when nervous.',
        success: [
          'You heard the horses, and the questions. And {them} answered so fully, about soil, that the serjeant asked to be let go. You were dug up by the ears. It was a poor crop, {them} told you, but an honest one. Lazarus was longer under, and had nobody to sing to him.',
          'They put a spear in, for form’s sake, at two places. The first was a turnip; and the other was a turnip too, by the breadth of a hand. “Would you care to try the horse?” asked {them}. I have put that breadth of a hand into my prayers. It is the size of most mercies.',
          'A serjeant sat down on you to write, and asked {them} how one spells “vagabond”. He was given two ways. You lay beneath both of them like Adam before the breath; and he got up, content, and it was four hymns more before you were let out. You knew all the verses by then.',
        ],
        failure: [
          'They took no notice of {them}. But a horse put its head over the tail of the cart, and began to eat its way toward you; and you lay, and heard it come, as one will hear the Judgement.',
          'You had a straw to breathe by, and a beetle lived in it. He came home. I am told that the martyrs sang in the fire; but nobody had asked them, as {them} had, to keep it down.',
          'There was one beneath there already. He was a debtor, and had paid for his place, and would not share it. You disputed it in whispers; and {them}, up above, sang louder and louder, and ran out of Easter.',
        ],
        hurt: 'weariness',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit up and be one of the family',
        description: 'You will be asked its name, its saint’s day, and which of you it was that had the farm.',
        success: [
          '{them} fell upon you there and then about the farm, and you gave it back as good. And the lord’s men listened with their mouths open and took sides. They waved you on, to have it out in the next shire. From this we learn that a house divided cannot be searched.',
          'You were the sister’s child, {them} told them above your head, and had not been right since the year of the big turnips. The serjeant had such a one at home, and walked beside the wheel to see that no one laughed. I should like to put his name next to Saint Martin’s.',
          'They asked whose it was, and you both said, “Mine.” Then {them} wept, and you spoke of the spoons. There was not one among them who would have come between you for a month’s pay. He that troubleth his own house shall inherit the wind; but here it got you through a toll.',
        ],
        failure: [
          'It went well as far as the serjeant, for he had married into the village that you had both that moment decided on. He was delighted. He asked after any number of people.',
          'You gave the family one name, and {them}, in the same breath, another. There was a pause. “It was a mixed marriage,” said {them}. Peter too had trouble with his accent, and by a fire like theirs.',
          'You were to be a mute, and were a good one, until a wasp came. What you said was short. But it was in three languages, and {them} had just told them that you had none.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Ride a stage on the turnips and talk',
        description: 'It is not quite your road; you will have to hear who has died and who has married whom.',
        success: [
          'You lay among the turnips, and {them} talked to the horse for you to hear. Things had gone better at home, for what you did there. They spoke of it on Sundays. You slept then, and woke; and you had been driven the long way, by every easy bit of road. Greater love may be. It is seldom so smooth.',
          '{them} told you over the whole village, house by house, as we do in the bidding prayer, but with the reasons. You said “No!” at the right places, and then only at some. When you woke a sack was tucked round you, and the livery was a long way behind.',
          'There had been two weddings and a pig. And {them} described all three, so that one could not be sure which was which, and you laughed until it hurt your side, and were asleep in the middle of it. They came, and looked, and went; they took you, God knows why, for a person without a care.',
        ],
        failure: [
          'There was no part of you that the turnips had not been into. And {them} had so looked forward to it, and sang.',
          'You asked after an uncle, and he was dead; and after an aunt, and it had been the same week. So you asked for no more. You went along side by side, and neither of you could find the way back out of it.',
          '{them} knew of a short road and it was a long one. You were thrown about like Saint Paul at Malta. At each stone you were asked if you were comfortable; and you told, by my count, thirty lies.',
        ],
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Mend the wheel of the turnip cart',
        description:
          'You ought to be gone; but it will not last out the hill, and {them} has been nursing it for your sake.',
        success: [
          'You cut a new pin for it, of thorn, before the livery had come up. And {them} drove slowly from ditch to ditch across the road and let them shout; for there was so little wrong with the wheel now. You were over the hill. Thorn holds, as we have cause to know.',
          'You knelt with your face in the hub and grease to your eyes. A lord’s man got down and held the shaft for you, for he had been a carter’s son. You thanked him, and he wished you joy; and it is the only lie in this tale that I do not wholly forgive you.',
          'You took the corner upon your back, as Simon took the other thing. “Whose legs are those?” their serjeant asked. It was the prop, said {them}; it was an old one, and had been in the family. So the wheel went on, and it did not squeak; and you stayed quite still until they had ridden by.',
        ],
        failure: [
          'It had been waiting for someone to touch it. The turnips went down the hill like Israel into exile; and the lord’s men rode up through them as best they could, and took an interest.',
          'You had the wheel off, and it was a free creature then, and ran. It went by the riders at the bottom with a greeting, as it were. They turned to see who had sent it.',
          'You struck the wedge, and it flew. It hit a bell that hung there for the feast days, and it was a good bell. Everyone in the valley looked up, and crossed himself, and saw you.',
        ],
      }),
    ],
  },
  'narrow-causeway': {
    terrains: ['swamp', 'mountains', 'desert', 'hills'],
    weight: 3,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      'Now the way was narrow, a plank and no more, with a drop upon either hand; and you were half across when you met {them}, the {them.trade}, whom you had wronged. {them} would not go back for you, nor you for {them}. A wedding had come up behind your enemy and a wagon behind you. And {them} sat down, and laid a staff over both knees.',
      'Agree with thine adversary quickly, while thou art in the way with him. Your adversary was {them}, the {them.trade}, and it was a very narrow way. Nothing had been forgotten. {them} meant to sit there with a staff until you should turn round; and you could not, for a wagon stood at your back, and a wedding, in single file, at the other’s.',
      '“I knew your step,” said {them}. You knew the voice; it was the {them.trade}, and you had not parted as Christians. {them} had taken the place where it was too narrow for two, and sat in it, with a staff, and wished for nothing less than to see you go back. But you had a wagon behind you, and behind {them} there was a wedding, with a fiddle.',
      'I have known two priors who met upon a stair, and one of them died there. You met {them}, the {them.trade}, where the way was as narrow as a bed; and you had hated each other before, and neither would give place. {them} had a staff. There was a wagon at your heels, and on the far side a wedding, and the bride asked what it was about.',
    ],
    still: [
      '{them} had not given an inch. And the wagon behind you had taken out its dinner, and the wedding its fiddle.',
      'You both still looked at the same stone. Neither would be the first to look up; so does the Devil keep his friends apart, and his enemies.',
    ],
    later: [
      'The causeway had been made wider in that spot by the breadth of one person; and there was a bench let into it, for two.',
      'Somebody had cut a line in the rock there, straight across, and somebody after him had planted thyme in the line.',
    ],
    shows: ['narrow', 'staff', 'wagon', 'wedding'],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Fight it out with staves on the narrow way',
        description: 'Whoever falls has a long time to think about it, and the wedding is laying money.',
        success: [
          'You told each other in blows all that had been left unsaid. Then {them} swung wide, and there was a gap, and you did not strike into it; you put out a hand and took hold of a belt that was going over. It is hard to hate somebody by the belt. The bride drew you both in.',
          'You had {them} at the edge, and one push would have done it. And the fiddle stopped. You thought of the five words that you would say in confession, and stepped back; and {them}, who was weeping with rage, said that it would have been done to you. I believe it. That is what forgiveness is for.',
          'The staves broke, both at one blow, and you stood with a stump apiece like two boys caught by their master. Somebody laughed at the wedding. {them} tried not to. Jacob wrestled all night with an angel and asked him for a blessing at the end; here no one asked, but you were let by.',
        ],
        failure: [
          'You had always thought that it was you who were in the right, and it may have made you slow. You went over with your mouth open. {them} looked after you, and was sorry, I am told, and then sorry to be sorry.',
          'The first stroke you gave to the hat, and the second to the air; and the third was not yours. The bride’s mother had put money on you, and she said a word that is in no marriage service.',
          'You both slipped; and {them} fell on the way, and you did not. There was a goat-path twelve feet down. You sat on it among your bruises, and above you they made up a song.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Own that your enemy was wronged',
        description: 'It is so, more or less; and there is a wagoner at your back who will repeat it in every inn.',
        success: [
          'You said it, and there was no “but” in it anywhere. And {them} waited, out of habit, for the “but”. Then the staff rolled off those knees and went down, turning, a long way. “You might have come and said so.” You might; it was not so very far.',
          'It took nine words, and you had to begin twice. {them} looked at you, and moved aside, and wept; for it is a burden to be in the right. The wagoner has told it in every inn, as you feared; and two have gone home on account of it.',
          'You knelt, since there was room for that. {them} said, “Get up, they are looking,” and then, since you did not, knelt too. So you were brow to brow like the sheep on our great seal. Confess your faults one to another, says Saint James. I have been meaning to speak to the cellarer.',
        ],
        failure: [
          'You were doing well till the wagoner put in that there are always two sides. {them} asked him what he knew about it. By the end you had been called four new things, and one of them was just.',
          'You owned it handsomely, and looked up to see how it was taken. That was the mistake. “You have practised,” said {them}; and it was so, you had, for years, on the road, alone.',
          'The wind had your words, and what came to {them} was “wrong”, and “you”. So it was taken for the old quarrel over again. You shouted, to be better heard. It is not the way to say that one is sorry.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down on your end and wait',
        description: 'Knee to knee with {them}, without a word, while two parishes collect on either hand.',
        success: [
          'You sat there; and they passed food across you both, a pie to the wedding, and ale to the wagon. In the end you each held one handle of a tub. {them} snorted first. Then you had to stand, breast to breast, and turn about like people in a dance; and you were by, and missed it.',
          'Neither of you spoke. But the priest of the wedding was late already, so he married them where they stood, across the two of you; and at “love, honour” you looked up at the same time. “Oh, go by,” said {them}. It had been the bride’s wish. I think that it was Someone’s before hers.',
          'Our rule bids us sit in silence with a brother whom we cannot bear. I have done it with three. After about an hour one sees that he has a frayed cuff. You saw that; and {them} saw, I suppose, some such thing in you, and drew in one knee, and you went past it.',
        ],
        failure: [
          'You sat; but {them} could sit as well, and had brought a cushion. It was plain by the end that one of you had been looking forward to it.',
          'Your foot slept, and then the leg, and you had to beat on it, and it was taken for impatience. {them} smiled. Of the fruits of the Spirit the fourth is long-suffering, and it was all on that side.',
          'You shut your eyes in patience, and they passed the baby over you, and after it the cake, and then the bride. Everybody had gone across but you. They had gone over your head, as promotion does in our house.',
        ],
        hurt: 'weariness',
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Go back all the way for your enemy',
        description: 'Backwards, with the wagon behind you to be argued round, and {them.his} smile coming after.',
        success: [
          'You went back by inches, and {them} came on by inches, and looked for the trick. There was none. You stood aside and took your hat off; and {them} went by, and stopped, and without turning round told you which of the planks was rotten. It is a beginning. The Church has been built on less.',
          'You begged the wagoner, and he backed, and swore, and you with him, to the last. And {them}, who had won, had no one to have beaten. “Why did you?” You said that somebody had to. {them} went on for a little, and came back, and shook your hand very hard, as one does who is angry still.',
          'He that would take thy coat, let him have thy cloak also; and you gave the whole road. The bride threw you a flower for it. {them} caught it, and held it out to you. I draw no lesson. I know how it smelled, for I was told of it twice, by one who had thought no good of you.',
        ],
        failure: [
          'You went back; and {them} came on as far as the middle and sat down there, with a sigh, and unwrapped some bread. It was such a pretty spot, you were told. There was no hurry.',
          'You could not see behind you, and found the end of the plank with a heel. The wagoner had you by the belt. So you hung, and were looked at; and {them} stepped over you, and wished you joy.',
          'You gave way, and bowed; and {them} said, for everyone to hear, that it was the first time. It is a hard thing to do good and be thanked like that. I have advised people to do it. I shall be more careful.',
        ],
      }),
    ],
  },
});
