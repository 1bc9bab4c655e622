import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const knightStorylets: readonly Frame[] = frames('knights', {
  'wolf-that-walked': {
    terrains: ['forest', 'hills', 'plains'],
    weight: 2,
    when: { hours: ['night'] },
    openings: [
      'Torches were going through the trees, and a voice cried that it went upon two legs. The village was out after a werewolf. You saw it before they did: a great man in his shirt and a smith’s cap, his eyes open and a ladle in his hand, who stepped over the roots like someone in his own kitchen, and was fast asleep.',
      'A large white figure came toward you down the path in the dark, holding out a ladle. It was the smith of that place, walking in his sleep, as he did at the full of his troubles. Behind him you could hear dogs, and the priest, and a scythe being whetted.',
      '“There it goes!” cried the whole village, and went after it with torches, the wrong way. What had gone was a dog. When it was quiet there came along the path, at his ease, a big man in his shirt with his eyes open, fast asleep, and carrying a ladle level, so as not to spill. It had two legs, they had said. Nobody had said it was the smith.',
    ],
    still:
      'The sleeper had stopped to stir something that was not there. The torches were coming on, and they had got to the singing.',
    later:
      'There was a bell hung on a low branch, and a string that ran from it away toward a house. It was tied, one supposed, to somebody’s toe.',
    who: { trade: 'sleepwalking smith', gender: 'male' },
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Walk beside the sleeper and turn him home',
        description: 'He must not be woken; he has forearms like hams, and thinks you are his wife.',
        success:
          'You went along at his elbow. Yes, you said, it wanted salt. So he came round by degrees, a root at a time, down the path, over his own sill and into bed, and gave you the ladle to hang up. When the torches had got to that house there was only snoring in it, of a Christian sort.',
        failure:
          'You did it all as one should. It was an owl. He woke, and saw the dark, the trees, and you, in that order; and let out such a howl as settled the question for everybody within a mile.',
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Meet the torches and ask what they hunt',
        description: 'They have been brave for two hours, and would be sorry to have it be for nothing.',
        success:
          'You asked if they had come about the smith. A silence fell. Somebody’s aunt said that he had walked as a boy, now she thought of it. They put down the scythe; then, not to have come out for nothing, they sang him home, very softly, all four parts, walking on tiptoe.',
        failure:
          'They asked you, in return, what you were doing in a wood at that hour with such long teeth. You had begun to laugh, and it was found that they were indeed quite long.',
        hurt: 'blow',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Draw off the hunt with a howl',
        description: 'It has to be a good one, and then you have to be a faster animal than you are.',
        success:
          'You put back your head and gave it all that you had against the world. They came about like a fleet. You led them by the stream, the thorns and a neighbouring parish, and left them there, at a gate, explaining themselves to its own watch.',
        failure:
          'You howled. It was answered, from the left, and from rather near; and for the space of some furlongs you and the village ran the same way, and nobody was hunting anybody.',
        hurt: 'mishap',
      }),
    ],
  },
  'noah-in-the-rain': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    when: { weathers: ['rain', 'storm'] },
    openings: [
      'The shipwrights’ guild were taking their pageant of the Flood from town to town, and it had come on to rain. The ark stood to its axles in the road. Two and two, the painted beasts were running into one another. God, who was a cooper, had climbed up on the roof and was apologising.',
      'In the downpour stood a cart in the shape of a ship. Noah’s wife, a bargee with bare knees, would not go in, as in the play; God, who was a cooper, was wringing out his robe; and the folk of the hamlet, who had not been told that it was a play, were kneeling in the puddles.',
      'A voice on the road was begging everyone’s pardon for the rain. It was God, who was a cooper, beneath a piece of painted heaven. The shipwrights’ guild were on their rounds with the Flood. The ark had sunk to its hubs, Noah was bailing it, and along the bank some people from the farms, who had come to look, were down on their knees.',
      'You met the lion first, and his colours were coming off on the boy inside. Behind him, in the wet, was Noah’s ark with its wheels gone into the road, and the shipwrights’ guild about it with ropes. God was a cooper. He had told the village folk that it was only their play of the Flood, and they went on kneeling to him.',
    ],
    still:
      'It went on raining upon the ark. God had been given a sack to put over his gilding, and looked out from it like a friar.',
    later: 'A rainbow lay in the ditch, eleven feet of it, on hinges. Children had been using it for a bridge.',
    who: { trade: 'cooper who plays God', gender: 'male' },
    toward: 'for',
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Put your shoulder to the ark',
        description: 'It is oak, since they are shipwrights, and has all the creatures aboard.',
        success:
          'You set your back under the stern, between Ham and a camel. God said “Heave”, and it was so. It came up out of the mud with a long kiss, and for a moment, by the oath of those who saw it, it floated.',
        failure:
          'It came forward a yard, and rose, and went back two. You were between it and the dry land. The camel, whose hind part was a tanner, begged your pardon from inside.',
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Caulk the ark and launch it properly',
        description: 'The road is a river down as far as the next town; there is tar; it is only a question of nerve.',
        success:
          'They had never, between them, had leave to finish one. You tarred the seams while the wife sang. She slid off down the flooded lane as sweetly as a swan with all her painted pairs; and for once, you heard, that guild was early.',
        failure:
          'She floated. She went off very well without anybody. You all ran beside her along the bank, calling out to the ass, who was the only real beast in it and could be seen at the window.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Speak the ending to those who kneel',
        description: 'They take it for the true Flood; somebody will have to promise that it stops.',
        success:
          'You got up by the cooper and said Noah’s last words, as near as you had them: seed-time and harvest shall not cease. They listened with water running off their chins. An old man asked if he might have it in writing. Then they all took hold of the ropes, and sang, and out came the ark like a tooth.',
        failure:
          'You could recall only the beginning. You told them that all flesh was to be destroyed; and then for the life of you, with all of those faces lifted up, you could not think how it went on.',
      }),
      does(['gift', 'endurance', 'easy', 'slight'], {
        action: 'Play the dove who was sent out',
        description: 'The dove has a cold; it is two miles with a branch in your mouth, to find them dry ground.',
        success:
          'You went out from them into the wet with wings on. At a mill on the rise there was a loft, a fire, and nobody had drowned. They saw you come back over the waters, dripping, with a bit of leaf, and the whole of the guild, who had seen that done every year since they were boys, wept.',
        failure:
          'You went out, and found no rest for the sole of your foot. It was as it is with the raven, said the cooper; they wrung you, and made a note of it for next year.',
        hurt: 'weariness',
      }),
    ],
  },
  'hospice-bell': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 3,
    when: { wounded: true },
    openings: [
      'A brother of the hospice sat on a stone beside a hand-bell, that he rang at each hundredth breath, for the lost. He looked you over as you came. He had room for one more, he said; but his mule had gone lame and it was a league, and they would each have to do some of it.',
      'By the wayside waited a hospitaller with a bell, a lame mule, and an apron on, wiping a saw. He saw your face, and put the saw behind him. It was for the cheese, he told you; it had been a bad year for cheese. His house was a league off, and you were both to try and look as though you could walk it.',
      'You followed a bell, since there was nothing else to follow, and it was in the hand of a hospitaller who sat by the way with his back against a mule. The mule was lame. He went out with her to bring in whoever was past walking, he told you; and he looked you up and down, and then along the league that there was to go.',
    ],
    still:
      'The brother had rung again, and was counting under his breath; he kept an eye upon the place where you held your side.',
    later:
      'The bell hung from a post there, with a roof over it the size of a prayer-book, and the rope had been let down so low that a child might reach it, or someone crawling.',
    who: { trade: 'hospitaller', gender: 'male' },
    toward: 'for',
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Let the hospitaller do as he likes',
        description: 'He will use hot wine, cold iron and his whole stock of stories about frostbite.',
        success:
          'It was less than you had feared, and there was more story. He had sewn up a bishop on that table, and two sides of the one battle. When he had bitten off the thread he gave you the end of the wine; and you lay and heard the bell go, for others.',
        failure:
          'He had one eye, and used it to look at you kindly. The candle was behind him. You bore with it for as long as you could, and then asked whether it was the right leg; and he told you that he had supposed so.',
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Take a turn at the bell',
        description: 'You are fit for little else; and somebody may be out there who is worse.',
        success:
          'You rang, and breathed, and rang. It kept the pain in time. Somewhere past the second hundred there was a shout, quite weak, and the brother ran out with a blanket; it was a pedlar, and two goats. They sat with you. He had been walking, he said, toward what he took for his own ears.',
        failure:
          'You rang it well for an hour. What came was a wolf, and sat, at a small distance, with its head on one side; and after that you did not like to leave off.',
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Walk the league on your own feet',
        description:
          'So that the mule may be led and the old brother ride; he has asked for nothing, and is grey in the face.',
        success:
          'You lifted him on, in spite of what he had to say, and went beside with a hand in the girth. One of the three of you was always just about to stop. In the yard they took him down first. “This is the sick one,” he told them, pointing at you, and fell asleep on the porter.',
        failure:
          'You did about the half of it. Then it was the brother who led and the mule who leaned, and you lay across the two of them like a coat that somebody had given to the poor.',
        hurt: 'weariness',
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find the herb he has run out of',
        description: 'It is small, and grey, and grows where one has to go down on one’s knees.',
        success:
          'It was in the lee of the fourth rock, as he had told you, smelling of pepper and old books. You brought him a hatful. He put a leaf of it to your hurt and one on his own tongue; within the hour, he said, one of you would be dancing, and it would not do for it to be him.',
        failure:
          'You found it, grey, and small, and on a cliff. It was when you leaned out that you were reminded of the reason you had wanted it.',
      }),
    ],
  },
  'lost-falcon': {
    terrains: ['forest', 'swamp', 'hills'],
    weight: 2,
    openings: [
      'A lady sat in the top of a thorn-tree, in green, with her hood torn off. She was after a falcon that was in the next tree, eating a duck. She had been married since Tuesday, she called down, and it was the first hour that she had had to herself.',
      'You heard silver bells, up in the air, with no one under them. Then a lady came by at a run with her skirts over her arm and one shoe. It was her husband’s best bird; he had said that she could not hold it; and she had thought that she would see what it was like to let go.',
      'Half of a duck fell on the path. A falcon with silver bells on was looking over the edge of a bough after it; and underneath stood a lady in one shoe, calling it by a number of pet names, none of which it had been told. It was her husband’s. So was she, she said to you, since Tuesday, and neither had yet come to hand.',
      '“Don’t move,” said a tree, so nicely that you did not. There was a lady up in it, in green, with one shoe; on a bough across from her sat a falcon, plucking a duck. The bird was her husband’s. She had been half a week a wife, she told you in a whisper, and it was the first thing that he had given her to hold.',
      'You picked up a hood, a very small one, with a plume to it, and ten steps on a lady’s. Their owners were overhead. The falcon had the higher tree and a duck; the lady was in a thorn, in green, calling to it in the voice one keeps for a child with scissors. Her husband had lent it to her, to see if she could be trusted.',
      'A lady’s glove was held out to you from the inside of a thorn-tree. “Would you wave it?” she asked. “It may come to you.” Some boughs up sat a falcon, in silver bells, upon a duck. It was her husband’s best; she had had the husband since Tuesday; and in coming so far after it she had gone through a shoe, a hedge, and all her mother’s advice.',
    ],
    still: [
      'The falcon had wiped her beak on the bough, first the one side and then the other. The lady was holding up a glove and making a noise like a mouse.',
      'A feather came down, and then a foot. The lady had got nearer by one bough, and was telling the falcon what a plain bird it was.',
    ],
    later: [
      'A jess of green silk was wound about a twig, high up. From somewhere over the wood there came, now and again, a very small sound of silver.',
      'Somebody had hung a lady’s shoe in the thorn-tree, and a tom-tit went in at it and out.',
    ],
    who: { trade: 'runaway bride', gender: 'female' },
    toward: 'for',
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand still with meat on your fist',
        description: 'With your arm out, like a bracket, for as long as a full-fed hawk can think of nothing.',
        success: [
          'Your arm went to sleep, and you did not. The lady told you meanwhile about the wedding. At the part with the bolster there was a rush and a clap of bells, and there sat the falcon, all talons, looking over your head; and the lady held out her own wrist, and was steady as a rail.',
          'You stood there until a wren had tried you for a post. Over your head the lady went through the guests, and what each of them had eaten. She had liked the falcon best. At that the light went for an instant, and there was a grip on your fist like a smith’s, and the lady said “Oh,” quite low, and put out hers.',
        ],
        failure:
          'You stood until your arm came down by itself. The falcon had been watching for it. She took the meat as she went by, and a piece of cuff, and the tree that she chose then was a good deal taller.',
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Follow the bells through the wood',
        description: 'With your face turned up, at a run, over all that lies about on the floor of a wood.',
        success:
          'You ran with your ears. By oak, by holly, over a stream you only knew of afterwards; then she came down upon a rail to look you over, and you had the jesses twice about your finger before either of you had breath. The lady, arriving, asked if it was always like that. She put her shoe on last.',
        failure:
          'You ran with your face up. The bells went on, clear as a sacring; it was you that stopped, and it was an elm.',
        hurt: 'mishap',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the lady where she would fly',
        description:
          'She has not been asked; it may take her by the throat, and her husband’s grooms are blowing their horns.',
        success: [
          'She thought about it. To her sister’s, it turned out, to begin with; there was an abbey there, with a library and no husbands at all. You gave her a leg up on to the road to it. The bird went over above her, from tree to tree, as if it had been settled between the two of them.',
          '“South,” she said at once; then “No”; and then she sat down, and laughed. She had an aunt with a boat. The aunt had been forbidden. You drew her the way to the river with a stick, until she had it. When she rose the falcon stooped to her wrist, unbidden, and looked at you as new servants do at old ones.',
          'Nobody had told her that it was hers to say. She tried it quite small first: a fire lit by somebody else; then, since you had not laughed, a door, with its bolt on the inside. It was, by the end, her godmother’s. You showed her the path. She whistled, no louder than breathing, and the falcon left her duck.',
        ],
        failure:
          'You asked, and her eyes filled. It was at this point that the husband came out of the brake on foot, hat in hand, with nine grooms. He looked at you, at her one shoe, and at the tree. He was, until then, a reasonable man.',
        hurt: 'blow',
      }),
      does(['craft', 'perception', 'easy', 'none', 'Hawking glove'], {
        action: 'Call the falcon in to the hawking glove',
        description: 'It is another bird’s glove, and she may hold that against you.',
        success:
          'You gave it three slow turns, as they do, and whistled. It was all in the old scars on it. She looked at those as one reads a reference, and came, and folded herself, and shut one eye. The lady had you show her how it was done, till she had it without you.',
        failure:
          'She came to the glove like a thunderbolt. Whatever it was that had last sat there, she had known it, and they had not been friends.',
      }),
    ],
  },
  'king-of-the-ditch': {
    terrains: ['forest', 'swamp', 'desert', 'plains'],
    weight: 2,
    openings: [
      'A beggar sat on a bank with a wreath of straw on, and nine others were kneeling to him in the road. He was the old king, they told you, who had not been drowned. He had with him the great seal, which was a turnip. He asked, and civilly, whose man you were.',
      'There was a court being held in the ditch. The king of it had no shoes. He had been dead these fourteen years, according to the monks; he remembered it, he said, there had been a great many candles; and now a case was brought before him of a stolen onion, and he wished you to sit by him and hear it.',
      'Somebody blew a cow-horn, and nine beggars got into line and bent the knee, and it was to a tenth, who was being helped up on a stump by the crown, which was straw. They had hidden him from the monks for fourteen years. You were to come forward, he told you; there was a small matter of his kingdom.',
      '“Hats off,” said the hedge. You looked into it. An old man was sitting in the ditch on the far side with his feet in the water and a turnip in his right hand, and several persons held up a sack behind him to make a throne of it. He had been drowned, he mentioned, and was the better for it. Had you come about the onion?',
      'Nine beggars were ranged along the road, by height, with their hats against their chests. You supposed that it was for a coffin. It was for an old man in a wreath of straw, who came past them leaning upon a hay-rake and gave you two fingers to kiss. He was the king that was drowned, he said; but not well. There was an onion waiting to be judged.',
      '“The king will see you now,” said a man on crutches, coming up out of the ditch. You had not asked. He was at the bottom of it, in a crown of straw, an old man without shoes and with a good deal of presence. The monks had buried somebody else. Seven more sat round him, hands on knees; and apart a thin one, who was accused of an onion.',
      'They begged you to be quiet, as there was a judgement being thought of. It concerned an onion. He who thought of it sat in a ditch with straw on his head and his chin on his fist, and nine ragged people watched his face. He was the king, somebody whispered, for whom they say Masses at the abbey; he had got out, and kept away, from delicacy.',
      'There is a way of standing in a hedge as if it were a door, and an old man with a straw crown on was doing it. The ditch behind had been swept; eight beggars rose, and they held up a ninth. Was it homage, he asked you, or the onion? The monks held that their king was drowned. He had considered that for fourteen years, and did not agree.',
    ],
    still:
      'The king had moved along to make room. His court waited, with great patience, as those do who have nowhere to be.',
    later: [
      'On the bank was a seat cut in the turf, with a footstool. Nobody was in it. Somebody had left an onion there.',
      'A crown of straw had been hung up on the hedge, and under it the sheriff’s notice, with a sum for the wearer. The sum had been raised twice since, in chalk.',
      'Onions were coming up along the ditch in a very straight line. A board forbade everyone to take them but the thief.',
      'The ditch was empty of its court. Along the foot of the bank were nine pairs of dints, where knees had been, and the grass had gone round them.',
    ],
    who: { trade: 'beggar king', gender: 'male' },
    toward: 'for',
    offers: [
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Sit beside the king and hear the case',
        description:
          'It will last the whole afternoon of a court with no other business, and he will ask for your opinion.',
        success: [
          'He heard both, and then the onion’s own side of it, through a widow. He gave judgement that it should be planted. There were crowned men, you thought, who had done worse with more; and he told you as you rose how the land lay to the north, as one tells it who has walked there barefoot and in state.',
          'The onion was put in evidence, and it went hard with everyone, for it was a strong one. When all had wept the king asked which of them had been the first. It was the thief. “Then he was sorry,” said the king, and bade the other plant it. Afterwards he drew you his kingdom in the dust, ford by ford.',
          'He had you repeat what each had called the other, since you had the clearer voice, and by the third hearing they were both ashamed. There were no costs. You had a skin of the onion, as assessor; and the king, who saw you on your way as far as his realm went, which was to a milestone, told you what lay beyond it.',
        ],
        failure:
          'You gave it as your opinion that he who stole should give it back. It had been eaten. That was what made it a hard case, said the king; and he had you kneel with the rest and think.',
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Kneel and do him homage',
        description: 'It is only treason if he is not, and only foolishness if he is.',
        success: [
          'You put your hands together between his. They were dry, and light, and knew how it is done, with the thumbs inside. He kissed you upon the mouth as a lord does, and called you by the name of a man who fell at a battle that you have read of; and all that court moved up to let you go by.',
          'He looked at your hands, like one who has been given a good many, and took them. There are words that go with it. He had them all, in French, and two of the court were in tears. When you rose he asked if there was anything you lacked; and it was so long since you had been asked that you had to think.',
          'You knelt in the ditch, and the wet came through at the knee. He gave you in fee one milestone, two poplars, and whatever should fly over; for which you owed him a nettle at Michaelmas. It was very well done. Going off, you found that you had turned round to see how far your land went.',
        ],
        failure:
          'You knelt, and he did not at once take your hands; he looked at them. “You have sworn elsewhere,” said he, “and it is not done yet. I will not have the leavings.” There was some hissing from the court.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask what only the old king would know',
        description: 'If he fails, nine people lose all they have; and if he should not, what will you do?',
        success: [
          'You asked him what the queen called him. “Late,” he said at once; and he laughed till the straw slipped. That is not in any chronicle. You set it straight upon his head, and in return he let you know, in your ear, which of his barons he would not have at his back.',
          'You asked him what it is that they whisper to a king as the crown goes on. He looked about, to see who might hear. “That it is borrowed,” he told you, “and not to scratch.” Nobody had made that up in a ditch. The nine of them, who had been holding their breath, put their hats on again as peers do.',
        ],
        failure:
          'You asked him. He put up a hand to his face, slowly, and it came to him in front of them all that he was a thatcher. They got up off their knees; and it was not at him that they were looking.',
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Stand champion against the sheriff’s men',
        description: 'Two of them are coming along the road with a rope, and they are paid to have no doubts.',
        success: [
          'You asked them which of the king’s officers they might be. They told you. You hung the one upon the other, over a stile, and carried the rope to the bank; and he granted it to the widow, for a clothes-line, with a charter.',
          'They had a rope and a paper. You took the paper from the one and wrapped the other in the rope, and the court came up by precedence to see what a sheriff’s man is like close to. His fellow had remembered something in the next shire. The king forgave them both, by name, as far as he could make it out.',
          'The larger asked who was going to stop them. It was a fair question, and you answered it, and he lay down. The other had a wife, he said, and a bad foot. He was let kneel with the rest, and found that it did the foot good; and when he limped off again he had been made a bailiff.',
          'You met them where the way was narrow, and said that there was a toll. They laughed. It came to a tooth and a half, all told, and the rope; and this the king had laid about the foot of his bank, to be a wall, and was so much the safer behind it.',
          'One came by the road and the other along the ditch, as they are taught. You threw the first on top of the second. “Well struck, Norfolk,” called the king, who took you for somebody; and as Norfolk you had to give away the rope, in lengths, to nine persons who had no belts.',
          'They told you to stand aside in the king’s name, and from behind you the king said that he had given no such order. It confused them. You got a wrist of each, and brought the two heads to one opinion; and they went home holding each other up, with the rope for something to show.',
          'You took the end that was held out to you, since they thought that you had come to help, and walked twice round the pair of them with it. A beggar who had been a bell-ringer made the knot. They were heard in open court, pleaded nine children, and were sentenced to go away.',
          'It was short, and the court missed it, having its eyes shut. When they looked there was you, and there were two hats. The king inquired for the men that had been in them. They were a mile off, you said, and still going. He made the one hat an earl, and sent the other to the Pope.',
        ],
        failure: [
          'You threw down your hat before them. They trod upon it. It was the court that got you off, by falling at their feet, all nine, in such numbers and with so many diseases that they thought they would go and get help.',
          'You said that they should not pass, and they did not pass; they stopped for you. The court came down off its bank when it was over, and you were lifted up, and had the crown put under your head, it being soft.',
          'You got the first one fairly. The second had been a champion too, at Nottingham fair, with a ram in it. When you could see again they were coiling up the rope and disputing of the fee: it was for beggars, and you were not on the paper, and they would have to go back and ask.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  'children-at-the-sea': {
    terrains: ['coast', 'plains'],
    weight: 1,
    openings: [
      'There were some two hundred children standing in the road with paper crosses on. A shepherd of about twelve went before them with a letter from Heaven on a pole. The sea would open somewhere hereabouts, and let them through to Jerusalem; and was this, they asked you, each one as it came by, was this it?',
      'Children sat all along a bank in rows, facing one way, with their bundles on their knees. The sea was to open for them. A boy with a crook had had a letter about it. It was late, he told you, and some of the small ones had begun to say that they would sooner be at home.',
      'The hymn reached you first, in a good many keys. Then there was a pole with a letter nailed to it, and under the pole a boy of twelve; and after him, hand in hand, with paper crosses on, as many children as would fill a church. They stopped where he stopped. He wished to know how far it still was to where the sea opened.',
      'First there were small shoes, singly, along the road, and then there were the feet. They were two hundred children, near enough, with paper crosses pinned to them. The shepherd in front, who may have been twelve, bore a letter from Heaven upon a pole, and had it the wrong way up. He asked you, as man to man, if the sea had begun yet to open.',
      '“You have to hold hands,” said something about the height of your belt, and put one into yours. There were a couple of hundred more, in paper crosses. They were going to Jerusalem, through the sea, as soon as it should be opened; and a boy with a crook walked round the outside of them, as one does with ewes, with the letter about it on a stick.',
    ],
    still:
      'They had begun on the hymn again, from the first verse. The boy with the crook was holding someone’s nose while it was blown.',
    later:
      'Nothing was left there but paper crosses. They had been made into boats, most of them, and it did seem that a few had got some way.',
    who: { trade: 'shepherd boy', gender: 'male' },
    toward: 'for',
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Read his letter from Heaven to the end',
        description: 'He cannot read it himself; it was given him by a man; and they will all of them see your face.',
        success:
          'It was a bill for hides. You looked up at him across it. It said, you told them, that they had been seen; that the going was counted as the getting there; and that they were to be home before the lambing. He asked you, low, where it said that. You showed him. He nodded, and turned them round.',
        failure:
          'You read it as it was written: so many hides, so much for salt. No one cried. They looked at him, and he looked out in front of him, with his chin up; and one by one they took hold again of each other’s belts.',
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Beg bread for them from door to door',
        description: 'Two hundred mouths, and those villages have been told that it is a kind of plague.',
        success: [
          'You did not speak to any of the doors about Jerusalem. You held up the smallest and asked if they would just feel how light. By the end of the street they were coming out with aprons full; some kept a child to thaw; and not a few went on keeping it.',
          'At the first door you said “Two hundred”, and it was shut. At the second you said “One”. You said “One” the whole length of the village, and at each house it was let in and given soup. A miller’s wife had taken in nine of them, by the front and by the back, before she thought of counting.',
          'The baker asked you who was to pay. The child upon your shoulders asked what that smell was. He bore it for about a Paternoster. Then he put up the shutter, so that nobody should buy, and broke the whole batch into baskets; and the rest of that street, who would not be outdone by a baker, came out with cheese.',
          'You had four of them sing under the reeve’s window, the verse about the manger, flat. He opened to make it stop. He had a ladle in his hand, and a table behind him laid for twelve; and he stood, and looked along the line of them, and began to shout for his neighbours by name and to ask what they had in.',
        ],
        failure:
          'They had heard of you. The shutters went to ahead of you along the street like a stick upon a railing. From behind one came a heel of bread, with force.',
      }),
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Carry the smallest ones to the abbey',
        description: 'Four at a time, back and forth, and each must be told the same story.',
        success:
          'It was the one of the bear. You told it nineteen times, with an arm about each and one on your neck that had hold of your ears. The nuns stood there at the gate in a row, sleeves up. On the last time you were so weary that you left out the bear, and were put right.',
        failure:
          'You had got four of them to the gate, and ran back, and there were none. They had gone on, singing. You had then four, who would not be left, and set up a wail, and wished to be taken to the others.',
        hurt: 'weariness',
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Sit down with them and wait for it',
        description:
          'It will not open; but they ought to have someone by them who is large, at the hour when they see that.',
        success:
          'You sat in the front row. It was a good deal like church. When the thing that was to have been did not come you felt it go back through them, row upon row; then something took you by the sleeve, and asked if you knew the way to Ashby, and you said that you would walk with them as far as that.',
        failure:
          'You sat it out. You found to your shame that you were looking for it also, and when a plover cried you had started up. They all of them started up with you. It was you that they would not forgive for it afterwards.',
      }),
    ],
  },
  'turnip-cart': {
    terrains: ['plains', 'forest', 'mountains', 'coast'],
    weight: 3,
    when: { known: 'friend' },
    toward: 'for',
    openings: [
      'There were riders behind you in somebody’s livery, asking at each gate, and no cover on that road fit for a cat. Then a cart came by at a walk, heaped up with turnips, and drew level. “Well, get in,” it said. On the box was {them}, the {them.trade}, looking straight ahead.',
      'A lord’s men had brought along the tailor who made your coat, and he was looking at backs for them. He had just opened his mouth at yours when a cart came in between, shedding turnips, and stopped. “That lining never was worth the money,” the driver told him, and it was {them}, the {them.trade}. You felt the tailboard against your knees.',
      'At the crossroads a lord’s men had let down a pole, and were coming along the line of carts, turning out every pack for a runaway. One of the carts was of turnips. The driver of it got down, came over, and set your hat straight upon your head, like a mother; and it was {them} the {them.trade}, chewing a straw.',
      'A turnip hit you between the shoulders. When you turned there was a cart behind you, and on the cart {them}, the {them.trade}, taking aim with another. “You walk like somebody who is looked for,” said {them}. “They are at the ford, with a list. Do you mean to stand there?”',
      'You had gone by a cart of turnips that was standing at the roadside, and had thought nothing of it, when it coughed. On the far side of it, with a mallet, sat {them}, the {them.trade}. “Six, and a serjeant,” said {them}, without looking up, “in yellow coats, at the last house. They were asking for boots like those. Get up on it, or get into it.”',
      'Somebody on the road behind was singing a hymn, flat, and you knew of only one person who sang it so. Round the corner came a cart of turnips with {them} up on it, the {them.trade}; and a good way behind that, in no hurry yet, four riders in a lord’s livery, looking into ditches. {them} got as far as the Amen, and moved over.',
      '“That? That owes me for a pig,” {them} was telling a man in livery, from the box of a cart of turnips. He looked again at you, and down at his list, and rode off to inquire of his serjeant. You had last seen the {them.trade} in a better hat. “He’ll be back,” said {them}, and kicked a sack aside for you. “He was never told about a pig.”',
      'The men in livery had got a dog, and it had been given an old shoe of yours; you could hear it, and it was pleased. Something rumbled up beside you that smelled of earth. “They do say that a hound can tell nothing from anything through turnips,” said {them}, the {them.trade}, from above, pulling up. “I have never had anybody to try it on.”',
      'Some riders in livery were asking the way of a cart of turnips, and its driver was pointing out, with great goodwill, a different road to each. They took one. It was {them}, the {them.trade}; and when the cart had come on as far as your ditch it stopped. “That one goes to a quarry,” said {them}. “They’ll want to speak to me about it. Up with you.”',
      'Hooves went by on the one side of a wall and you on the other, doubled up. Across the gap at the end stood a cart of turnips, and on it {them}, the {them.trade}, was being sworn at by a serjeant for stopping the way. It was the wheel, said {them}, with tears; it was always that wheel. The tail of the cart was toward you, with its board down.',
      'You lay in a ditch with your chin on your arms, and saw go by, on a level with the eye, eight boots in yellow tops, a dog, and after a decent interval a wheel. The wheel stopped. “They’ll be back by this road,” somebody told the horse, “for it’s all the road there is.” It was {them}, the {them.trade}, with a load of turnips, looking at the sky.',
      'There was a reward. You learned of it by hearing a lord’s men cry you, beyond the next rise: the boots, the chin, and a sum that you thought low. A cart of turnips was coming down from it. “I’d have given more,” said {them}, the {them.trade}, from the top, and drew in beside you. “They have a man at each stile. You had better be got off the road.”',
      '{them} had the reins in one hand and was waving the other, over your head, to four of a lord’s men on the skyline, who had been asking for you since the mill. “Smile,” said {them}. “They think that you are the gate.” You stood close in to the post, smiling. The {them.trade} brought round the cart, with turnips up to the rails, until it was in between.',
      'A cart had stuck in the gateway that you meant to run for, and it was a cart of turnips. You swore at it. It was sworn at from the other side, by {them}, the {them.trade}, who did it better, and then knew you. Past the wheel one could see yellow coats going through a barn with forks. “Well, you had best be stuck too,” said {them}.',
      'You parted the nettles, to see how near the riders had got, and looked into the face of a horse. It was having its dinner. Behind it were a cart, turnips, and {them}, the {them.trade}, who was letting it have its dinner there. “Two at the bridge and three at the smith’s,” said {them} to the whip; “in yellow. One can read. I should not stay for him.”',
      'A serjeant was asking an old woman at a pump whether she had seen such a person, and describing you quite well. She was looking at you over his shoulder. “I have,” somebody said, and it was {them}, the {them.trade}, on a load of turnips; “going north, upon a grey, in tears.” They went north. “They’ll find no grey,” said {them}, and felt for the tailboard. “Come on.”',
      '“Is that one of ours?” called a lord’s man to another, meaning you. There were a dozen of them, going along a line of stopped carts with a list. “That is one of mine,” somebody said, and a hand came down off a heap of turnips and had you by the collar. You looked up at {them}, the {them.trade}. “And late,” said {them}, for all to hear.',
      'Riders in livery had shut the road at both ends, and were coming along it to meet, beating the ditches. Nothing was in between but you and a cart of turnips. “I would not go that way,” said the driver, “nor that,” and it was {them}, the {them.trade}. “There is a third.” A hand was laid flat upon the load, like somebody showing a bed.',
      'A lord’s man had you by the hood. He had only to see the chin, he said, and was bending down from the saddle when a turnip burst on his neck. He rode off to look for the boy. There was no boy, there was {them}, the {them.trade}, standing up in a cart. “Quick,” said {them}. “He will think of me at the corner.”',
      'Your likeness was up at the toll-house, in charcoal, and some riders in livery were standing each comer beside it. You had got to third in the line. Then a cart of turnips backed into the wall, gently, and the wall came down, and the likeness with it. Down from the box came {them}, the {them.trade}, begging everybody’s pardon, and trod on your foot.',
    ],
    still: [
      'The livery was nearer by a furlong. {them} had begun to sing, quite out of tune, so as to be looked at.',
      'One of the riders had stopped to ask a woman, and she had begun to point. {them} let down the tailboard by a peg.',
      'A turnip had rolled away toward the horsemen, and {them} looked after it as at a friend who may talk.',
    ],
    later: [
      'A turnip sat upon the gatepost with a face cut in it. It was winking. There could be no doubt as to whose hand had made it, or for whom.',
      'Someone was keeping pigs at the turn of the road, and the pigs had turnips. An old livery coat had been put up on a pole to mind the peas.',
      'Somebody had set out turnips along the wall there, from large to small, like a family going to church.',
      'A list lay in the ditch, of boots, hats and chins. It had been used since to scrape a plough.',
      'The pond there had a serjeant’s hat on it, and a duck had the hat.',
      'A pole that had stopped the road was lying sawn through, and a hen-coop near by had a new perch.',
      'A man in livery sat on the bank with one boot off, shaking the earth out of it. He had been told to look everywhere, he said.',
      'A tailboard had been set up across two barrels there, and behind it a small girl was selling turnips. You asked where they came from. She had been told to say “What turnips?”',
    ],
    offers: [
      does(['flight', 'endurance', 'easy', 'none'], {
        action: 'Burrow in beneath the turnips',
        description: 'A hundredweight upon your chest, for two leagues, and {them} sings hymns when nervous.',
        success: [
          'You heard the horses come up, and the questions. {them} answered at such length, about soil, that the serjeant asked to be let go. After two leagues you were dug up by the ears. {them} said it was a poor crop, but an honest one, and that the two of you were now even, or you were one ahead.',
          'They ran a spear in, for form’s sake, at two places. The one was a turnip, and the other, by the breadth of a hand, was also a turnip. {them} inquired if they would not like to do the horse. When the hymns came round again to the first you were let out, earth in both ears, with no livery on any side.',
          'A serjeant sat down on you. It was to write up his list, which he did slowly, and he asked {them} how one spells “vagabond”. {them} gave him two ways. By the fourth hymn you put up your head among the turnips, and there was nobody about any longer who would have had to tell it from the rest.',
        ],
        failure:
          'They took no notice of {them}. But a horse put its head over the tailboard, as horses do, and began to eat its way toward you; and you lay, and heard it getting nearer, like a fate in a ballad.',
        hurt: 'weariness',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit up and be one of the family',
        description: 'You will be asked its name, its saint’s day, and which of you it was that had the farm.',
        success: [
          '{them} fell on you there and then about the farm. You had never heard such things said, and gave them back as good. The lord’s men listened to it with their mouths open, taking sides; and waved you through, the both of you, to have it out by yourselves in the next county.',
          'You were the sister’s child, {them} told them over your head, and had not been right since the year of the big turnips. You did what you could with your lower lip. The serjeant had one such at home. He walked beside the wheel himself, as far as the last of his men, so that none of them should laugh.',
          '“Say good day to the serjeant,” said {them}, and cuffed you. You said it. They asked you its name, and you gave that of the horse, and were cuffed again; it was the late master’s too, and there had been words. By then two of them had the gate open. The serjeant hoped that it would all be made up by Christmas.',
          'It was asked of you both at once whose the cart was, and you both at once said, “Mine.” {them} wept. You brought up the matter of the spoons. Not a man of them would have come between you for a month’s pay; the serjeant backed his horse into the hedge to let it go by, and was heard afterwards to speak of his sisters.',
        ],
        failure:
          'It went very well as far as the serjeant, who had married into the village that you had both, that moment, decided upon. He was delighted. He asked to be remembered to any number of people.',
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Ride a stage on the sacks and talk',
        description: 'It is not quite your road; you will have to hear who has died and who has married whom.',
        success: [
          'You lay among the sacks and {them} talked to the horse for you to hear. Things had gone better since, on account of what you did; they had hardly talked of anything else at home. You slept then. You woke to find that you had been driven the long way, by every easy bit of road there was.',
          '{them} told you over the whole village, house by house, as one goes down a street: who had got a new roof, and who a new wife. You said “No!” in the right places, and after a time only in some of them. When you woke there was a sack on you, tucked in, and the livery was a long way behind.',
          '{them} had news of a cousin, and gave you the whole in the cousin’s voice, with the cough. Two of the lord’s men rode along with the wheel for a time, and did not care to interrupt. You were asleep by the betrothal. It was the lawsuit that woke you, some miles on, with nobody left to hear it but the horse and yourself.',
          'You had meant only to shut your eyes. {them} took the cart round the stones one at a time, and hushed a drover. When you opened them there was a stream, and the horse drinking. You had been asleep through three parishes, you were told, and had talked; and {them} had been shocked by none of it.',
          'There had been two weddings and a pig since you last met, and {them} described them all so that one could not be sure which was which. You put questions. By and by you put them with your eyes shut. You were shaken awake at a place where three ways meet, out of sight of any livery, and asked if you had been listening.',
        ],
        failure:
          'The sacks were full of turnips too. There was no part of you that they had not been into; and {them} had so looked forward to it, and sang.',
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Mend the wheel of the turnip cart',
        description:
          'You ought to be gone from there; but it will not last out the hill, and {them} has been nursing it for your sake.',
        success: [
          'You had the linchpin out, and a new one cut of thorn, before the livery had come up. It ran true. {them} took the cart slowly from ditch to ditch across the road, there being so little wrong with it now, and let them shout; and you were over the hill.',
          'It wanted a wedge, and someone to lean. {them} leaned; you cut the wedge from the tailboard and drove it home with the largest turnip. When the riders came by there were two carters kneeling with their faces in the hub and grease to the eyes, and one of the lord’s men got down to hold the shaft for you. {them} thanked him at length.',
          'A felloe had sprung. You bound it about with wet rope and knocked it up with a mallet, while {them}, in the road, both arms out, kept the lord’s men back from the danger. They kept back. One of them held his hat for you to put the nails in. It was a mercy, {them} told them, driving on, that there were still honest people.',
          'You took the corner on your back, {them} spat upon the axle and slid home the wheel, and for a pin there was the shank of a spoon. The riders saw nothing of you but legs. “Whose are those?” their serjeant asked. That was the prop, said {them}; it was an old one. The cart went up over the hill, and it did not squeak.',
        ],
        failure:
          'It had been waiting for someone to touch it. The turnips went down the hill like a people going into exile. The lord’s men rode up, through them, as best they could, and were very much interested.',
      }),
    ],
  },
  'narrow-causeway': {
    terrains: ['swamp', 'mountains', 'desert', 'hills'],
    weight: 3,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      'The way there was one plank wide, with a good drop upon each hand, and you were half across it when you saw who had come on from the other end. It was {them}, the {them.trade}. Behind {them} came a wedding and behind you a wagon, and neither could turn round. {them} sat down, and laid a staff over both knees.',
      'Someone had got to the narrow place before you and was taking up the whole of it. “I knew your step,” said {them}; and you knew the voice, and the {them.trade} that it went with, and what had passed. Nothing of it had been forgotten, it seemed, down to the day of the week. Behind {them} waited a wedding, and behind you a wagon.',
      'You had got over the worst of it, where the way is a shelf and one goes sideways, when somebody began to come on from the farther end, sideways also, and it was {them}. You had not parted well. There was a wagon on your heels by then, and a wedding had filled the way behind the {them.trade}; who sat down, staff across the knees, and took off a boot.',
      '“That will be far enough,” said {them}. You saw then for yourself that it was the {them.trade}, whom you had used as you did, sitting square in the narrowest part with a staff over both knees. A bride and her people stood beyond, in single file. You looked round; and a wagon, which filled the way from edge to edge, had come up behind you.',
    ],
    still: '{them} had not given an inch. The wagon at your back had got out its dinner, and the wedding its fiddle.',
    later:
      'The causeway had been made wider at that spot by about the breadth of one person. There was a bench let into it, for two.',
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Fight it out with staves on the narrow way',
        description: 'Whoever falls has a long time to think about it, and the wedding is laying money.',
        success:
          'You told each other in blows all that had been left unsaid the last time. Then {them} swung wide. You did not strike into the gap; you put out a hand and took hold of a belt, that was going over, and hung on. It is hard to hate somebody by the belt. You were both set down on the same side, by the bride.',
        failure:
          'You had always thought that it was you who had been in the right, and it may have made you slow. You went over with your mouth open. {them} looked after you, and remarked that it was not so deep there as one would wish.',
        hurt: 'blow',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Own that your enemy was wronged',
        description: 'It is so, more or less; and there is a wagoner at your back who will repeat it in every inn.',
        success:
          'You said it, with no “but” in it anywhere. {them} waited, out of habit, for the “but”. The staff rolled off those knees and went down, turning, a long way, and neither of you watched it. “You might have come and said so,” said {them}. You might; it had not been so very far.',
        failure:
          'You were doing well until the wagoner put in that there are always two sides to it. {them} asked him what he knew about it. They went at it above your head; and by the end you had been called four new things, one of them just.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down on your end and wait',
        description: 'Knee to knee with {them}, without a word, while two parishes collect on either hand.',
        success:
          'You sat there. They passed food across you both: a pie to the wedding, and ale to the wagon. In the end you were each of you holding one handle of a tub. {them} snorted first. Then you had to stand, the two of you, breast to breast, and turn about like people in a dance, to be past.',
        failure:
          'You sat, but {them} could sit as well, and had brought a cushion. It was plain by the end that there was one there who had been looking forward to it, and another who wanted to be somewhere.',
        hurt: 'weariness',
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Go back all the way for your enemy',
        description: 'Backwards, with the wagon behind you to be argued round, and {them.his} smile coming after.',
        success:
          'You went back by inches, and {them} came on by inches, and watched for the trick. There was no trick. At the end you stood aside and took your hat off. {them} went by; and stopped; and without turning round told you which of the planks was rotten.',
        failure:
          'You went back; and {them} came along as far as the middle, sat down there with a sigh, and unwrapped some bread. It was such a pretty spot, you were told. There was no hurry.',
      }),
    ],
  },
});
