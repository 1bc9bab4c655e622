import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const samuraiFrames: readonly Frame[] = frames('samurai', {
  'barrier-gate': {
    terrains: ['hills', 'mountains', 'plains', 'forest', 'coast'],
    weight: 3,
    who: { trade: 'barrier officer', gender: 'male' },
    shows: ['barrier', 'officer', 'pass', 'path'],
    openings: [
      'A row of lances, racked by height. The barrier officer sat in front of them on a folding stool. He wished to see your pass; until he had seen it the bar stayed down. Beside the shed a path went off, and a rope was tied across it. You bowed. He had not yet looked at anything above your sandals.',
      'Six hairpins on the officer’s desk, in a line. An old lady was drawing out the seventh. At this barrier one shows hair, sleeves and pass, in that order; the bar is not raised before. The path behind the guardhouse had a rope over it. She laid down the seventh pin. The officer turned his eyes to you.',
      'Two footprints, painted on a board. One stands in them at this barrier, and one does not speak first. You stood. The officer compared your feet with the paint. He asked then for your pass, palm upward, and no guard touched the bar. Through the fence a path could be seen, roped off. The paint was not quite dry.',
      'A brush, laid across its dish. The officer of the barrier had been reading a pass aloud, one word at a time. Its owner knelt with his forehead on the boards. That pass was now laid face down, and a hand was held out for yours. The way was barred. The side path was roped. He took up the brush.',
      'A new notice, nailed over four old ones. It closed the barrier to straw hats, to whistling, and to persons without a pass. You read it twice. The officer had come to stand on your left, reading too. He asked to see yours. Past the last shed was a path, with a rope knotted three times. One corner of the notice lifted, and he pressed it flat.',
      'A pair of spectacles, held to the light. They were the officer’s, and new. He had begun again on those already let through the barrier; a man was untying his sandals. Then your pass was wanted. Without it there was no road, said the guard. The path to the left had a rope, and the rope a seal. The officer wiped one glass on his sleeve.',
      'An eel-seller’s tub, upside down beside the bar. They had kept him at the barrier so long that the guards had eaten the eels. First the feet are looked at, he told you, then the sleeves, then the pass, and nobody goes by sooner. There is a path; it is roped. He said this without moving his lips. The officer had come as far as your sleeves.',
      'A rice-scale, its basket large enough for one. At the barrier each traveller was weighed, and the sum entered on the pass. You sat in it, sandals in lap. The officer found you heavier than the paper, by about one letter, and the bar was not to be raised. Behind the scale a path began. The rope across it hung level. The basket did not.',
      'A sheet of white paper on the officer’s knee. You knelt before him at the barrier. He looked at you, and at the sheet, and nothing was written there. He wished for your pass; the bar would wait. A guard coughed, and begged to be excused. Past his shoulder a path went off behind one rope. The officer laid a fan on the paper.',
      'A bar of new pine, raised. A child ran under it. You did not hurry, and were three paces off when the officer closed his fan. The bar came down. This barrier required a pass, he said, in the correct form. On one side there was a path, a rope, and somebody to watch the rope. The end of the bar was still moving.',
    ],
    still: [
      'A line in the officer’s book, ruled and drying. The bar had not moved. He blew on the ink, once from either side.',
      'A second cup of tea, set down at the officer’s right. He let it stand until the steam had gone. You were not asked to rise.',
      'The older of two books, carried across the yard in both arms. The boy who bore it walked slowly. The officer had a place cleared on the desk.',
    ],
    later: [
      'A lance at the barrier, drawn aside by the width of a sleeve. The guard did not ask. He was looking at his own feet.',
      'A bench by the barrier, for those who wait. It had been approved for three. Two old men sat there, and left the middle free.',
      'A new list on the officer’s desk. He went down it with one finger to the end, and bowed. You were not in it.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Bow a finger lower than you need to',
        description: 'Bows are measured here; the finger that you add will be seen by him, and by two guards.',
        success: [
          'One finger lower, and held for a breath. The officer’s brush stopped. He wrote in a column that was empty on every other line, and turned the book about. “Bowed,” it said. Two guards put their shoulders to the bar. When you had gone under he was still holding the page open, to dry.',
          'You bowed until the boards were very near, and stayed, and came up. Three hundred had bowed there that month, each with an eye on the far side. He put away his list. He inclined his own head by the width of a fan, which is not required. The guards had never seen his neck. They raised the bar.',
          'A fan, opened by one rib. You had bowed to the officer as one bows to an elder of one’s own house. He asked how your father did. You said that he was well. It was noted, and there were no more questions. Somebody lifted the bar, slowly, for quietness. Behind you the rib clicked shut.',
        ],
        failure: [
          'You bowed, and your forehead came one finger too near the wood. Nobody bows so low for nothing. The officer looked at your sandals for the first time, and a boy was sent for the other list. It came in a box with a cord. They set it on the boards where your forehead had been.',
          'The empty place behind the officer. He turned round to see who knelt there. You had bowed as to somebody higher, and it was only a guard, and the guard had noticed. Something had then to be found out of order. He wrote for a good while, with his back kept to that place.',
          'You bowed, and on the boards was a grain of rice, and your head stopped short of it. In that district a short bow is counted worse than none. The officer moved his stool back by a hand. The bar remained. A guard took up the grain on a folded paper.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Recite the regulation that covers you',
        toward: 'against',
        description:
          'It has eleven articles; you heard them read once, in the year of the comet, from the back of a crowd.',
        success: [
          'The seventh article, and the date of it. You gave both from memory. The officer followed on his own board with one finger, and had never followed it so far. Where the words were “let pass” he stopped. The bar was raised for you at the pace for a lord. The finger stayed where it was.',
          'You began with the preamble, at the speed at which it is read to crowds. The guards straightened their backs. During an edict nobody may speak, the officer included. You came to the clause for travellers, and one of the guards lifted the bar. You went under, still reciting. The last word was said on the far side.',
          'Two words in the third article: “on duty.” You said them, and what follows. The officer asked whose duty. The article does not allow the question, you told him, and named the line. He found it with the end of his brush. He drew a small circle there, and the bar went up.',
        ],
        failure: [
          'The officer let you recite to the end. A strip of paper was pasted below the eleventh article. It had been amended, he said. He read you the strip, and the penalty on the strip, and asked if you wished to hear it again. You did not. He smoothed it down with his thumb.',
          'The officer’s eyes, closed. From the ninth article on he said it with you, half a word ahead. He had written it. There was a twelfth, for persons who recite. He opened his eyes, and found the place on the board for your name.',
          'You recited the fourth article twice, and heard it as you said it. A guard was counting on the shafts of the lances, and had one over. The officer asked you to begin again. You did, and it came out at ten. He had the tenth lance taken down and laid across the bar.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Take the closed path round unseen',
        description: 'On paper it is crucifixion; the path is watched, and small bells have been hung across it.',
        success: [
          'You went beneath the rope on your back, and no bell was touched. The path led behind the sheds. Through a gap you saw the officer, at the size of a doll, with his brush lifted; he was waiting for the next to kneel. You came out on the far road. No bell had been heard.',
          'Two rice-balls on a leaf, in the middle of the path. Whoever uses it leaves them there, it is said, for the man at the rope. He was eating a third. He turned his face to the fence and chewed. You stepped over his legs, and over the rope. The leaf had been set for one more.',
          'A salt-seller lay flat on his face behind the sheds, and you lay down too. A guard came by and returned. Then the salt-seller told you which of the boards creaked, and that he did this twice a week. You went along the path by turns, he first. At the end he bowed, and brushed the dust from your hem.',
        ],
        failure: [
          'A row of clappers, at the height of a shin. They had been strung beyond the rope, where one no longer looks. You were brought before the officer by the elbows. He asked which path it had been. They went to hang the clappers up again.',
          'Four sandals, side by side, beneath the fence. You had thought that there was one watchman. The second sat upon a stack of faggots, and let the top one go, and then the next. You came down with them. The officer had you stood on the painted board, and bark was picked from your collar.',
          'Your own sleeve caught on the knot. The bells rang all the way to the guardhouse. Nobody ran. They walked, four of them, and held the rope while you freed yourself. The officer wished to know if it was torn. He meant the rope.',
        ],
      }),
      does(['craft', 'charisma', 'easy', 'none', 'Travel pass'], {
        action: 'Lay down the travel pass without a word',
        toward: 'neither',
        description: 'It is in order; one speaks when one hands it over, and you will not.',
        success: [
          'You laid down the pass, squared to the edge of the desk, and said nothing. The officer waited for it to be said. He read the face, and after that the back, and held the seal near his nose. The silence had reached the guards. He stamped it, and slid it toward you with the tip of a fan.',
          'One sheet, laid down without a sound. Most travellers speak at that moment. The officer raised his head. He had read none for a year, he remarked, having listened instead. He now read it. It said that you should be let through. He seemed to read that line twice; then the sheet came back to you, in both his hands.',
          'A red seal, uppermost. You folded your hands and looked at the bar. The clerk looked at the officer. The officer looked at the seal, and moved his lips at the name in it. Both of them bowed, not to you. When the bar was up the clerk ran after you with the paper, which nobody had dared to keep.',
        ],
        failure: [
          'In the corner of the pass stood a small date, and until then it had been in order. The officer laid his nail beneath the date, and left it there, for you to see. Since the first of the month such seals are square. Yours was round. The nail made a mark.',
          'Three passes on the desk, edge to edge. Yours was in the middle. The other two had your name as well, and the same seal. One of these travellers had come through already, said the officer. He asked which, and turned all three face down.',
          'A fly on the seal. You did not speak, and so could not remark on it. Neither did the officer. It walked from the date to the name, and stayed on the name. When it had gone the ink was found to be smeared. He laid the pass in a tray, with others.',
        ],
      }),
    ],
  },
  'rain-linked-verse': {
    terrains: ['forest', 'mountains', 'coast', 'swamp', 'hills'],
    weight: 2,
    when: { weathers: ['rain', 'storm'] },
    openings: [
      'A brush, held by the very end. A priest, a pedlar and an old man were out of the rain beneath a roofed gate, and had a linked verse between them that wanted one line. They sat across the way; one does not step over a poem. The old man had the brush. Under his sleeve one saw the end of a short sword.',
      'Three hats, hung on one nail and dripping. Below them sat a priest, a pedlar and an old man, who had stopped at the fourteenth verse and wished you to supply it. Outside was the rain. The gate was narrow, and their mats filled it. The brush lay loose in the old man’s fingers. His short sword was under that sleeve, and he did not mention it.',
      'Ink, going dry on its stone. The priest had written of geese, and the pedlar of a parting. The verse after that was lacking. Nobody would leave the gate before it was found, the old man said, and nobody should pass through either. He tilted the brush. The sleeve beneath it hung straighter than silk hangs, for there was a short sword inside. One heard the rain.',
      'A strip of paper across three knees. It had thirteen lines, and a space. The priest shaded it with his hat, and the pedlar held the ink, and the old man the brush; they begged you for a line, and did not draw in their feet. Rain closed the gate before and behind. Where the old man’s sleeve lay on the boards it showed the shape of a sword.',
    ],
    still: [
      'Ink, rubbed again, though there was enough. The rain had not changed. Under the fourteenth line the paper was as white as before.',
      'The brush, gone round and come back dry. The old man had turned up his sleeve by one fold. Nobody spoke of it.',
    ],
    later: [
      'A strip of paper, pasted beneath a gate roof. The damp had been at it. One could read “sleeve”, and a good way down, “sleeve”.',
      'Three nails under the roof of a gate, and a hat on one. Rice was drying in it. Nobody came to the gate for either.',
    ],
    shows: ['rain', 'old man', 'brush', 'sword', 'verse/line/poem'],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Offer the missing line',
        description: 'A fourteenth line wants the moon; it will be remembered, and so will who spoke it.',
        success: [
          'The moon, in a bowl, in a hand that shook. You said it, and no more. The priest drew in his breath between his teeth. The pedlar looked into his own hand. At the old man’s word both mats were rolled up. The brush was turned round, and held out to you by the handle.',
          'You gave them a sleeve with the moon on it, and nobody asked which sleeve. The pedlar said it over under his breath. The old man wrote it down in one movement. He stood the short sword by the wall, and moved his knees aside. The ink of the last word ran a little, and was let run.',
          'No moon, you said; only the place on the boards where it would be. All three looked at the place. It was wet. The old man wrote, and set his seal to it, and bowed from where he sat. They rose then. They went round the place by the edge, and so did you.',
        ],
        failure: [
          'Six fingers, counted inside your sleeve. There ought to have been seven. The priest was kind about it. In the provinces, he said, it was often six. The old man had wetted his brush and now dried it on a paper. Nobody had moved a mat.',
          'You gave them the moon, and after it a flute. A flute had come in at the ninth verse. The pedlar turned the strip so that you should see it. You begged pardon. He turned it back, and they went on looking at the white part.',
          'Your line was written down at once. The old man read it. Then he read the one above it, and the two together. He drew his brush through both, and the pedlar, whose verse that other was, put on his hat. He took it off again. The rain had not stopped.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Listen to what the rain is doing',
        description: 'Perhaps no words are wanted; one would have to sit there, and be seen to wait.',
        success: [
          'A drip on tile, and one on thatch. You knelt down by the strip and were silent. In between the two there was a frog. The priest heard it, then the pedlar. “It is finished,” said the old man. He laid aside the brush, and they drew in their feet for you. On the paper there was still the space.',
          'You counted the tiles at the edge of the roof, each with its thread of water, and did not speak. One by one the others began to count. There were fourteen. The old man wrote that number under the thirteenth line, and nothing more. He shook the wet from your hat himself.',
          'One cup, put out under the eaves by you. It filled slowly. Each time that a drop fell the three looked up from the poem, and in the end they did not look down. The old man drank from the cup and passed it on. There was room in the gate by then. The strip had been folded away.',
        ],
        failure: [
          'You listened to the eaves with your head inclined. In time the pedlar asked, civilly, whether you waited for somebody to explain it. The priest explained it. It took as long as a service, and nothing had been written at the end.',
          'A sneeze, the priest’s. It came at the very moment. You had heard something in the rain and were about to raise a finger. Nobody could recall after that what there had been. The finger was seen, and you put it back in its sleeve.',
          'Four people, listening. The old man bore it for the burning of half a stick of incense. He had been listening since the geese, he then said, with some exactness. He rubbed more ink. It was your turn to hold the stone.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Catch the brush before it falls',
        hurt: 'blow',
        description:
          'He holds it too loosely; there is a short sword under that sleeve, and the brush is what he shows.',
        success: [
          'You had the brush before it reached the mat, and your other hand was on the wrist in that sleeve. The wrist was cold, and quite steady. The old man looked at you. He pushed the short sword out over the boards, and asked for his brush again. He wrote the line with it.',
          'Five fingers, opening. You caught what fell. You were kneeling by then on the hem of his sleeve, and the sword in it could not be drawn. He tried once, politely. The priest had put out the ink-stone to save it, and nothing was spilled. They let you by. The hem had kept the print of your knee.',
          'A drop of ink on the old man’s cuff. You caught the brush above it. He said that he had used that fall eleven times, and nobody had looked at the brush. He showed his other hand, which was empty. The sword was laid on the poem to hold it down. You stepped round both.',
        ],
        failure: [
          'The brush, safe in your hand. You looked at it for one breath. His other sleeve had been free for the whole of that breath, and the flat of a scabbard came out of it, across your ear. The pedlar took the brush from you. He wiped it, and put it back where it had been.',
          'You caught the handle, and the wet end swung. The fourteenth verse was now a blot. Something struck you under the arm, sheathed, and withdrew. “One begins again,” said the old man. The priest unfolded a new strip.',
          'The pedlar’s hand, and yours in it. He had reached for the brush too. It lay on the mat between the two of you, and the sheath of a short sword came down over both your wrists. You bowed to him, and he to you. The brush was picked up by the priest.',
        ],
      }),
    ],
  },
  'bridge-duel': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 3,
    openings: [
      'A board on a cord, with the name of a school. The swordsman who wore it stood in the middle of a plank bridge. He could not let you by, he regretted, without a bout. Below was the river; on both banks sat people with rice-balls. He tied back his left sleeve. For the right he had to try three times.',
      'A tally of ninety-nine strokes, cut into the rail of the bridge. A swordsman had sworn to fight the next hundred who crossed, and barred the planks to you by asking, civilly, for the last. He read you his board, with his lineage. The people on the banks had put down their tea. The river was low. His eyes closed at the third teacher’s name.',
      'Six dumplings on a skewer. Somebody was selling them to the people at the bridge-head, and asked if you would eat before or after. On the planks stood a swordsman, a board about his neck. Nobody goes over without a bout; that was understood. He waited until your mouth should be empty. He leaned a little, toward the river, and put himself straight.',
      'The planks of a bridge, swept. A lantern stood at each end, and in between a swordsman, his board hung square on his chest. He wished for one bout with whoever came, and he filled the bridge from rail to rail. It was a long time since anyone had come. The people along the river bowed to you. One lantern had burned out. He had not noticed.',
      'A line in chalk, across the bridge. Beyond it was a swordsman, who asked that you cross it with your blade or not at all. The names of others were chalked on this side. His board gave his own, and his school’s. Under the planks the river took its time. Some people on the bank had opened a go-game. He yawned behind his sleeve.',
      'Sandals in pairs along a bank, eleven of them. The people who owned these wished to cross the bridge, and might not; a swordsman stood on it, and would have a bout of each. His board said that he had never been beaten. He was begging the pardon of a post. Then he saw you over the post. In the river one sandal went by.',
      'A hand on a hilt, the knuckles pale. The swordsman was asleep on his feet in the middle of the bridge, his board hanging straight down. He let nobody by without a bout, the people whispered, and he woke if a plank creaked. There was no other bridge on that river. You put one foot forward. It creaked. He begged your pardon.',
      'A board with its face to its owner’s chest. He was looking at the river from the bridge, as people do who admire water. He was a swordsman, however. He saw you, and turned the board about; he had promised to let no one pass without a bout, and was sorry. On the banks people moved their mats nearer. He rubbed his eyes with his wrist.',
      'A rice-ball, held out over the rail. Some people on the bank wished the swordsman to eat first. He had refused. Whoever set foot on this bridge must cross blades with him, and until then neither might go on. So much stood on his board. You had set a foot on it. The rice-ball was let fall into the river, and both of you watched it.',
      'A sleeve, alone, on the rail of a bridge. It had belonged to a pilgrim. The swordsman asked a bout of everyone alike, the people on the bank told you, and the pilgrim had been let off with a bow and that. It was your turn. He held up his board for you to read. His arm sank, and he lifted it. The sleeve stirred above the river.',
    ],
    still: [
      'A hand, still on its hilt. Somebody on the bank had begun to sell tea. The board had slipped round, and was put right.',
      'A heron, come down beneath the bridge. It had taken its fish and not gone. Up on the planks neither foot had moved.',
    ],
    later: [
      'Two places on the bridge, worn pale, a step and a sword’s length apart. A child was standing in one of them, on one leg.',
      'A chrysanthemum on the rail of the bridge. It had been tied there with a sleeve-cord. The water beneath was very clear.',
      'A board with a school’s name, used to mend the bridge. People step over it, and not on it.',
    ],
    shows: ['bridge', 'swordsman', 'board', 'people', 'river'],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Accept the bout',
        description: 'With live blades; it will be over before either of you has properly begun.',
        success: [
          'After one step and one breath the swordsman’s sash was in two parts, and they came down one after the other. He regarded them. He took the board from his neck, gave it to the river, and asked if there was an inn. People made way for you both. The sash stayed on the planks, folded by somebody.',
          'Two bows, and between them a stroke. You were standing where he had stood. He lay with his own sleeve over his face. He had taught that stroke for six years, he said through the silk; he had never seen it from there. He made no move to take the sleeve away. You went on across.',
          'His blade, and along it one petal of rust. You saw the rust, and waited for it to turn toward you, and cut beneath. The cord of the board parted. There was no sound from the banks. He cut one more notch in the rail, with care, and bowed lower than his school does.',
        ],
        failure: [
          'You saw the place where you ought to have stood, a foot to the left. By then there had been a step, and a breath. His blade lay along your collar, flat. He took it away, and asked you to be so good as to go back to the bank. A child was given your seat.',
          'The knot of his sleeve-cord, undone. You waited for him to tie it. He thanked you, and tied it, and in the same movement he had drawn. The stroke stopped at your sash. He begged you to reflect. The knot, seen close, was a very simple one.',
          'You had three guards ready for three cuts, and he made a fourth. It was quite plain; on the banks they breathed out. You sat on the planks. Your sword lay an arm’s length off, pointing at the river. He returned it to you with both hands, and asked you to go back the way that you had come.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask him when he last slept',
        description: 'It is no challenge, and there is no form for answering it.',
        success: [
          'His mouth, open for the name of his school. It closed. “Nine days,” he said. He sat down on the planks with the board in his lap. You asked nothing more, and stepped over his scabbard. By the far rail you looked round. Somebody from the bank had put a mat under his head.',
          'He let go of the hilt to count, and held up nine fingers, one after another. When he came to the end he looked for a place to lay his sword, and you held out both your hands. He was asleep along the rail before you had set it down. The board rose and fell.',
          'In what sense, he asked. In a bed, you said. He considered the bed. You took him by the elbow, as one does with an uncle, and leaned him against the post. His hand kept hold of the rail, and one by one the fingers opened. The people went over on bare feet, and so did you.',
        ],
        failure: [
          'His eyes, wide open. The question was taken for a stratagem, and not a good one. He asked which school taught it. He wrote down your answer on the back of the board, and then he drew the line in chalk again, nearer to you.',
          '“Just now,” said the swordsman, “by the rail.” It was true; the print of the rail was on his cheek. He was often asked. Those who ask, he had found, are generally standing too near. His sheath touched you under the chin, and you went backward to the bank with your head up.',
          'An old woman on the bank had heard you, and a cup of tea was brought. She wished him to drink it and lie down. He thanked her on one knee, drank it at one breath, and was quite awake. She took the cup home. He bowed to you over the place where it had stood.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Find a form in which both can give way',
        description: 'It must have been done before, by somebody famous; one has to say by whom without a pause.',
        success: [
          'The bridge itself, you said. In the time of Yoshitsune two men had met on one, and both had bowed to the bridge. There was no such story. The swordsman laid his palms together. The people bowed from the banks. When he raised his head there was nobody before him, and he untied his sleeves.',
          'One step back, which he took. By the judgment of the two abbots, you had told him, whoever is in the right goes second. He wished to be in the right, and you did also. He took one more, and another, bowing. The last was on the bank. The board had swung round to his back.',
          'You read out a date that was burned into the post, and the bridge was older than his school. One gives way to age, you said; even abbots have done so. He got down from the planks and stood aside for them. You, being younger still, were sent over first, to see that they were dry.',
        ],
        failure: [
          'A child’s voice from the bank. It asked which was the frightened one. You had nearly come as far as the bow. The swordsman straightened, and so must you. Somebody put a hand over the child’s mouth. It was too late to bow.',
          'Chapter and page, he asked. You had cited two emperors and a ferryman. You named a chapter. He had had nothing but that book to read on the bridge, and said you the chapter from its first word, hilt in hand. There was no ferryman in it. He waited while you looked in your sleeve.',
          'You both bowed at the same moment, in the correct form, and your heads met. The people on the bank looked at their rice-balls. He held his forehead, and you yours. A courtesy that ends so cannot be counted, he said. He asked you to take your place again.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Wade the river below the bridge',
        description: 'It is cold, and chest-high, and one does it in full view with one’s clothes held up.',
        success: [
          'A bundle on your head, and above that a bridge. You wished everybody on it good day. The swordsman leaned over to reply, and his board hung down into the river. He asked whether it was cold. It was. He was still wringing out the board when you had tied your sash on the other side.',
          'The second post, with a mark for floods. From the water you asked the swordsman how deep it was there. He told you. No school has a guard for that question, nor for a person without a sash. The people laughed behind their sleeves, on the one bank and then on the other. You were dressed before they had done.',
          'You went by under the planks, up to the ribs, with your clothes held flat, and saw soles. Overhead he was telling somebody his lineage. At the sixth teacher you came out among some ducks. Two people saw. They looked at the bridge.',
        ],
        failure: [
          'On the bottom lay a jar, and your foot had gone into it. You stood on the other leg with your clothes raised, and people on both banks gave advice. In the end you hopped to the nearer side, which was the one that you had come from. The swordsman had shut his eyes, out of tact.',
          'Your chin, and the river under it. There was no bottom at that place. You were seen to pass beneath the bridge, and some way beyond. They fished you out with a pole and brought you back. He bowed, and said that he could wait until you were dry.',
          'One sleeve in the water. You had folded the clothes well, but the one sleeve came down, and the river took hold of it and turned you. You walked out where you had walked in. The swordsman asked if that was an answer. The sleeve ran for some time.',
        ],
      }),
    ],
  },
  'fox-wedding': {
    terrains: ['forest', 'hills', 'plains', 'swamp'],
    weight: 2,
    when: { weathers: ['rain', 'clear'] },
    openings: [
      'A lantern, at the height of your belt. Somebody very small carried it, in a very good coat. A wedding followed, with covered dishes and a closed litter. They were one guest short; you were to come and be the fourteenth. The lanterns had already gone round you in a ring. No foot in that procession made a sound.',
      'Two rows of lanterns, and nobody between them. Then there was a wedding: a groom in a high cap, nine aunts, a bride under a white hood. An uncle in a fine coat wished you to be their guest, and the rows closed before and behind. Dishes went by, under lids. The bride’s face was narrow. She had turned it aside.',
      'Bean-curd, frying, though there was no house. A wedding came out among the stems, and the ladies’ coats swept the ground. They begged you to make up the number; without another guest it could not go on, and neither could you. Lantern after lantern was set down across the way. The last dish was uncovered, and held under your chin.',
      'A list of names on red paper. An usher in a long coat went down it with his nail, and his nose came near the paper. The guest in the fourteenth place was you. Behind him waited a wedding, with its lanterns, its dishes and its litter; it would wait until you joined it. He drew the list tight between both hands. It lay across the road at your knees.',
      'A white hood, which turned. The bride had seen you by the lantern. The procession of her wedding halted on either side of you, and a gentleman in an old-fashioned coat closed his fan. A guest was needed, he said, and one does not walk out of a row. Forty dishes stopped at one level. The hood turned back.',
      'A path, swept, where none had been. Lanterns stood along it, and someone took you by the elbow from low down. It was a wedding. You were on the bride’s side, this person said, and the guest was not to leave before the dishes were empty. A dozen coats drew up at your back. The sweeper was sweeping out your footprints.',
    ],
    still: [
      'The lanterns, set down in a row. Leaves moved above them, and the flames did not. A dish was kept warm under a sleeve.',
      'The litter, let down on the path. Its blind was raised at one corner, for as long as it takes to look.',
    ],
    later: [
      'A haystack, and on it a rice-cake, quite fresh, upon a leaf. Nobody had stepped on the ground before it.',
      'A red paper with fourteen names, caught in a bush. Yours was there. A paw had been set to it for a seal.',
    ],
    shows: ['lantern', 'wedding', 'coat', 'dish', 'guest'],
    offers: [
      does(['patience', 'vigour', 'medium', 'none'], {
        action: 'Sit through the wedding and eat nothing',
        description:
          'There will be nine courses; all of them will smell extremely good, and somebody will watch your sleeve.',
        success: [
          'You praised an empty dish, from which you had not eaten. You praised the next eight, and raised the cup, and set it down full. The bride’s mother leaned over. You had been nicely brought up, she said. Then you were sitting in an open field. Beside you lay a small pile of chestnuts, set out in nine.',
          'Chopsticks, laid across the bowl. That means that one has finished. You laid them so before each course, and bowed. The aunts ate for you, with their sleeves up. At the last toast the lanterns went out from the left. When the last was gone you had the road before you, and the chopsticks were two straws.',
          'Your cup, and what was reflected in it. You saw a roof there, and no roof above you, and did not drink. The uncle ate your eel, and begged your pardon. They put you out at the end by a gate of grass, with fourteen bows. The cup had rainwater in it, or dew.',
        ],
        failure: [
          'You took only the one dumpling, at the seventh course. It was a carter who woke you, some way off, and asked why you had that in your mouth. You removed it. The lanterns could be seen further on, beginning again from the first dish.',
          'A crumb on your sleeve. You had eaten nothing and did not know how it had come. The whole table had seen it. By custom whoever takes a crumb takes the second sitting. The dishes were carried out, and carried in again, by the same small people. You brushed your sleeve under the table.',
          'The bride’s mother’s bowl, held out to you with both hands. To refuse that is to refuse the house. You refused. The music ceased in the middle. Every guest laid down what he had, and they sat, and looked at the bowl. It steamed for a long while.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Offer the formal congratulations',
        description: 'There is a phrase for weddings; one must hope that it does not mention dogs.',
        success: [
          'Ten thousand autumns, you wished them, and a door facing south. The sleeves moved all down the line. The bride lowered her lantern to you, which is done once. When it was raised there were only trees, of the ordinary kind, and between them a way through. Something had been written on the ground with a tail.',
          'You opened your fan fully, and laid it on the ground. One speaks over it. You spoke of cranes and tortoises, and of the moon, and there was a silence. “Nobody ever says the whole,” the uncle remarked. Coats were drawn in on one side. On the fan lay a grain of red rice.',
          'The last word of the phrase, which is “long.” You held it for a full breath, in the old manner. Behind her hood the bride could be heard to laugh. The groom bowed, and his cap stayed on. They let you out between two lanterns. The word was taken up by someone in the trees, and held longer.',
        ],
        failure: [
          'Faithful hounds. It comes in the second line, after the sons. You had said it before you heard it. One lantern went out, and another. Somebody very small began to weep, and was led behind the litter. They asked you, from the dark part, to begin once more.',
          'After “many” you paused, having lost the word that follows. Many what, asked an aunt. The whole procession leaned toward you. You said “many thanks,” and they straightened. The list was brought, and you were moved from the fourteenth place to a stool by the dishes.',
          'The bride’s hood, trembling. You had wished her what is wished to second wives. The aunts explained this to the litter, one after another, at length. No one raised a voice. The lanterns drew closer by a step, and the gentleman’s fan closed, one rib at a time.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Look below the hems of their coats',
        hurt: 'blow',
        description: 'They will see you do it; in any house it is thought extremely rude.',
        success: [
          'Thirteen hems, and under each a tail. Under the fourteenth there was none. It was a boy of six, half asleep, led by the hand. You took the other hand. There was some pulling, polite on both sides. Then the road was empty, and the boy stood on it in a coat of leaves, and asked for his mother.',
          'Below a hem of fine silk you saw four feet, and looked up again at once, and said nothing. The usher had seen your eyes. He bent, and let down his coat by a finger. A guest who had seen that much could not well be kept, he murmured. They made a gap for you in the row.',
          'The tip of something red, drawn in. You had bowed very low, and from there one sees. All along the line the hems went down, and in letting them down they had to let go of you. You rose and walked on. It was some time before a lantern was lifted.',
        ],
        failure: [
          'White socks stood in pairs along the whole row, and there was nothing else to be seen. Somebody had foreseen it. When you raised your head a fan was on its way to your nose, and arrived. The usher begged you not to mention the socks.',
          'A needle, in the hand of a small maid. She had been sewing a hem to the ground, stitch by stitch. It was yours. You stepped back, sat down, and were given a dish to hold. She finished off the thread with her teeth.',
          'A sneeze from under a coat. You had bent close, and there was pepper in the lining. Yours followed. The bride’s party turned away as one. You were led by the sleeve to the lowest place, with a cloth before your face, and the dishes went by above.',
        ],
      }),
    ],
  },
  'armour-on-a-boy': {
    terrains: ['plains', 'hills', 'mountains', 'forest', 'coast'],
    weight: 3,
    who: { trade: 'boy in his father’s armour', gender: 'male' },
    shows: ['boy', 'armour', 'box', 'cloth/bundle', 'men'],
    toward: 'for',
    openings: [
      'An iron sleeve on the road, and farther on a thigh-piece. The armour that they belonged to was on a boy of ten. He had its box on his back, and in both arms something round, tied in a cloth. He was taking his father home, and nobody was to walk in front. A long way behind three men had stopped to admire the view.',
      'A helmet with horns, at the height of your sash. The boy inside it held a bundle against his breastplate. He was bringing home the head of his house, he said, and the path was narrow; one does not overtake. The armour’s box was roped on crooked. He asked you the name of the next village. Three men, farther back, asked nobody anything.',
      'Two crows, walking to the left and right of a suit of armour. It turned round. In it was a boy of ten, with a box upon his back and a cloth, knotted at four corners, held out before him. His mother was to have it, he said; until then you must stay behind. Three men came after at the pace of the crows. He asked whether you could throw.',
      'A mask of iron, pushed up. Below it was a wet nose. The boy was kneeling in the way in his father’s armour, box and all, and could not rise. He had set down nothing; the bundle lay along his arm. Whoever wished to go by, he told you, must wait for the head of the house. Some men had sat down up the road. They were waiting also.',
      'A grass-stuffed shoulder-guard, knocking on a box. The boy between them begged your pardon for the noise. His father had made none in this armour. He would lead, he said, as was his place, and went slowly for the sake of what was in the cloth; there was no room to pass. He was ten years old. Three men on the road behind had begun to walk softly.',
      'The print of a grown man’s war-sandal, with a boy’s step between. It led to an armour that stood still for breath. He shifted the bundle in its cloth from his right arm to his left, so that you should see before whom you spoke. It was going home, and you were to follow. The empty box hung from his neck. Three men were reading a milestone.',
      'A chin-strap, too long, tied in a bow. It was the third bow since the battlefield, the boy told you; he was ten, and had only the one hand for it. The other held a bundle. He wore the armour home, and carried the box, and gave way to no one on that road. Would you tie it? Three men had stopped when he stopped. One carried a sack.',
      'A suit of armour, kneeling at a wayside shrine. It did not get up. There was a boy in it, who had tried to bow with the box on his back. He wished to go home with what was in the cloth, and to go first; his iron skirts lay right across the path. He would not take your hand. Three men stood under a tree, and had been laughing.',
      'Two carters on their knees, as for a general. The general came up to their belts. He was a boy in his father’s armour, the box behind him, a bundle before him; it was to be taken to his mother, and the road was to be kept clear as far as that. He looked at you until you had knelt. At the bend three men remained standing.',
      'Straw, at the neck of an armour. It had been put in to keep the helmet off the eyes. Under it was a boy of ten. What he carried in the cloth no one might touch, and no one might precede; he had walked in the middle of the way since the battle. On his back was the box. He asked if the three men were still there. They were.',
    ],
    still: [
      'The armour, where it had been. From inside came a small sound, and then none. The bundle had been moved into the shade.',
      'The helmet, turned quite round. He spoke to you through the ear of it, and thanked you for waiting.',
      'An iron hand upon the knot of the cloth. He was telling it in a low voice who you were.',
    ],
    later: [
      'One iron scale in the wheel-rut, with blue lacing. Somebody had put it up on the bank, where it would be seen.',
      'A shin-guard, on a nail at a wayside shrine. Beside it hung a straw sandal, a small one.',
      'An armour, aired on a fence. A woman was letting down the sleeves. She held the stitches up to the light, one by one.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask for the honour of escorting him',
        description: 'He is the head of a house now; one uses the words for that, and kneels.',
        success: [
          'You knelt until your forehead was level with his knee, and gave your name and lineage, and he gave his. You might walk on the left, he said. The three men counted swords, and found one more. At his village gate he thanked you in the right words. Then he saw his mother. The helmet came off by itself.',
          'The front, he decided. You walked ahead and told people to make way. There was a duck; it made way. Behind you the box knocked at every step. When his own roof could be seen he asked you to fall back. He went in at the gate alone, elbows out, to report.',
          'A chin-strap. The escort may hold it, it seems. You walked with it between two fingers, and for the first time he could see the whole of the road. He told you what was on it. He asked about wells, and rice-dues, and his sisters. You answered as one answers a lord, until his own people came out and knelt.',
        ],
        failure: [
          'You had used the form that one uses for children. Inside the helmet nothing moved. He bowed, correctly, and asked you to stand off the road. He then walked by with the bundle on the far side from you.',
          'You asked him his age. He told you how much rice his house was worth, under whom it had served, and for how long. Then he asked you the same. You said something about the road. He waited, with his iron hands folded on the cloth, for the rest.',
          'A hand on the box, yours. It had only been meant to steady it. He was round at once, and the armour a little after him. Nobody had been given leave. He set his back to the bank, and you knelt where you were; the three men nodded to you, as to a fourth.',
        ],
      }),
      does(['gift', 'endurance', 'easy', 'slight'], {
        action: 'Carry the box and walk behind',
        hurt: 'mishap',
        description: 'It weighs forty pounds with nothing inside; he will not look round, and it grows steep.',
        success: [
          'You took up the box by its strap, and it was cut to a man’s measure, and fitted. You kept three paces behind, and he did not look back. At the top of each rise he stood until he could hear you breathe. “My retainer follows,” he told people. At his own lane he asked to have it again.',
          'A dent, and another. He named them for you as he climbed, without turning. This was the river; this was a cousin. At the newest he said nothing. You moved the box to the other shoulder. After forty steps he began again, with a scratch from a plum-tree.',
          'One small iron hand, held out behind him. It took hold of a corner of the box. That was at the steepest part, and neither of you spoke of it. At the crest he let go. He walked on in front, and the hand was put away under the bundle.',
        ],
        failure: [
          'Halfway up the strap parted, and there were two ends. You and the box went down together, and it rang at each turn. When you had climbed back he was standing as before. He had faced the other way, so as not to have seen.',
          'You put your arms through the ropes and stood up, and the box sat you down. You tried it three times. He looked at the treetops. Then he gave you his hand, set you on your feet, and took it up himself.',
          'The lid. You had not known that there was one. It opened on the slope, and the box took in a bush, some gravel, and a bird’s nest. He asked you to put it down. He emptied it piece by piece, the nest last, and roped it on his own back.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Deal with the men who are following him',
        description: 'There are three of them; that armour would fetch a year’s rice.',
        success: [
          'A sack, with its mouth open. They had brought it for the helmet. You came out of the ditch beside them and asked if the left shin-guard was taken. There was one way off that bank, and it went through a stream. You folded the sack edge to edge, and left it on the milestone for them.',
          'The third man, who sat down. You had moved once. The other two regarded him, and became farmers; they spoke of beans. Up ahead the boy had not turned his head. He asked you presently if you had dropped anything. You said that you had not, and fell in behind the box.',
          'Three hats, in the road. You stood on the near side of them, and the men on the far. It was left to them to come and fetch these. They talked it over and went home bareheaded. The boy came back and hung the hats on a branch, in order of size, each by its cord.',
        ],
        failure: [
          'You had watched the two spears, and not the small man, who had a chain with a weight. It went round your ankles, and you lay looking at the sky. They stepped over you with apologies. Then they were behind the armour once more, at the same distance.',
          'Three backs. They had turned to run and you ran after. At the bend they were not there. They had stepped aside and let you go by, and when you had come back to the road they were between you and the boy. One of them bowed. He shook out the sack.',
          'A mallet. You had come down on them with a shout, and they had been shouted at before. They worked as coopers work, one at each side and one above. It did not take long. They set your hat on a stone next to you, and went on after the box.',
        ],
      }),
    ],
  },
  'fourth-cup': {
    terrains: ['mountains', 'hills', 'forest', 'plains', 'coast'],
    weight: 2,
    who: { trade: 'man who poured the tea', gender: 'male' },
    shows: ['tea-house', 'cup', 'kettle', 'cushion', 'mat'],
    toward: 'against',
    openings: [
      'Four cups on a tray. Three stood close together and one apart. The man in the tea-house filled them all from one kettle, the fourth last, and turned its best side to an empty cushion. He wished you to sit there and drink; behind you the door was shut, and barred. On the mat between lay the shadow of the tray. The tea stood higher than the rim.',
      'A fourth cup, rinsed twice. The other three had not been. The man who poured the tea looked up from his mat and named you, and said that he had waited. You were to take the cushion and drink before you went on; the door of the tea-house had been tied from outside. The kettle was lifted. Not one drop fell between.',
      'The sleeve of the hostess, withdrawn. It had brushed the cushion, and it told you not to sit. There was one guest in the tea-house, and four cups before him on the mat. He would have you drink the last of them, he said, and his sword lay along the doorsill until it was done. The kettle stopped singing. She left by the back.',
      'Three names, spoken over three cups. The man said each as he poured; the third was his own. For the fourth he said yours. It was set before a cushion, and he begged you to drink it up. Two friends of his had closed the tea-house and stood against the door. He put the kettle back on its ring. One stalk of tea lay across the mat.',
      'A thumb’s breadth to the left. The man moved the cup by that, and sat back, and looked. Opposite him was a cushion. The mat had been swept toward it. He asked you to come in, and drink, and then depart; somebody outside was nailing up the door of the tea-house. Four cups steamed. The kettle, he told you, was filled at the upper spring.',
      'Dust in three cups, and the fourth wiped. They stood in a row in the tea-house, at the edge of a mat. A man with tied-back sleeves was holding the kettle over the clean one. It was for you, and so was the cushion; he would not have the door unlocked before you had drunk. In the yard somebody was chopping the same stick very small.',
      'A kitten, carried from the cushion. The man put it outside with both hands, and slid the door of the tea-house shut, and sat down before it. He had laid out four cups. You were to drink one of them, he said; then he would move. The kettle was near the boil. On the mat the cushion still had a hollow in it, of no great size.',
      'A slip of paper with your name. It lay beside a cup, on the mat, in front of a cushion. Three more cups had slips of their own, rather yellow. The man in the tea-house had written all four. He would be obliged if you drank, and kept the door’s key in his sash. He took up the kettle. The ink on yours was wet.',
      'The folded edge of a paper, used for measuring. From the mat to the cup it was one length, and the man was content. He had hired the tea-house, and sent the cook home. You would drink the fourth cup, he hoped, from that cushion; the door would not be opened sooner. The kettle sang. Three other cups had not been measured.',
      'Tea, on the boil, and nobody else in the room. The guests had left their places on the mat. One man remained in the tea-house, and four cups; he pointed you to the cushion with an open hand. He wished only that you should drink. Across the door lay his scabbard, and no sword was in it. He poured. The kettle was put down without a sound.',
    ],
    still: [
      'A lid, laid on your cup. It should keep, he said. The kettle had been drawn to the side.',
      'A moth on the rim. It went once round. Neither of you breathed on it.',
      'Cold tea, poured away. The cup was filled again to the same height, and given the same quarter-turn.',
    ],
    later: [
      'A bowl on the step of the tea-house, upside down, mended with gold. The crack was not one that you remembered.',
      'Three cups on the sill. The tea-house was open, and served from others. A girl dusted them, and left a space at the end.',
      'A peony by the back door of the tea-house. It had been watered with what was not drunk. It was brown as far as the root.',
    ],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Admire the cup before drinking',
        description: 'One may praise a cup before one drinks; it is good manners, and there is something on the rim.',
        success: [
          'You turned the cup twice to see its foot. Beneath the lip of the glaze there was a grain of white. You set it down, best side to your host, and regretted that a doctor had forbidden you tea. He bowed. He emptied it on the ash himself, and something in the ash stood up and fell.',
          'The kiln, the clay, and the fire in the year of the hare. You spoke of all three. Cold tea is offered to nobody, and by then it was cold. He regarded the cup. He asked which kiln. When you told him he untied the door, and stood there with his back to you until you had gone by.',
          'You begged for the other three, for comparison, and lifted them one by one and praised their weight. When they were back on the mat neither he nor you could have sworn to the fourth. He looked along the row. He took a cloth, covered them all, and let down the kettle from its hook.',
        ],
        failure: [
          'You praised the cup so long that your host was obliged to admire it too. He drank a little. He set it before you, and his brow was wet; the rest was yours, he said. There was more in the kettle.',
          'The glaze, the foot, and the fine cracks. You had a word for each. He thanked you, having chosen it himself. Then there was no more cup to praise. It stood where it had, with the steam going straight up.',
          'You tilted the cup to see its foot, and a drop fell on your sleeve. The silk turned slowly white, and you both saw that it did. He apologised for the cup. He filled another, and sat nearer.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Exchange the cups',
        description: 'His eyes will leave the mat once; one has to be moving before they do.',
        success: [
          'The kettle boiled over, and he turned his head. When he turned it back four cups stood exactly as they had. You drank his health. He raised his own, and there was a chip in the rim, and he knew the chip. Very slowly it was put down again. He asked you to be so kind and open the door.',
          'Charcoal, blown upon. He had bent to it, for one breath. You sat with your hands on your knees. He took up what was before him, and smelled it, and for the first time he smiled. The man whom he looked for had been slow, he said. All four went on the fire together.',
          'Your fan, let fall. A host must look where it has gone. He looked, and returned it to you with both hands, and lifted his tea. A stalk stood upright in it, for luck. It had stood in yours. He held the cup level for a long time, and then poured it out between two boards.',
        ],
        failure: [
          'Two hands, and two more. They met above the tray when the kettle boiled over. He had been coming the other way. You each begged pardon. The cups were put back, and this time he kept a finger on one.',
          'He laid an iron ladle across your knuckles, and it had been standing in the hot water. He had looked back too soon by half a breath. Nothing was spilled. He asked if you took it so warm, and moved the fourth cup nearer.',
          'You had changed the second cup with the third. He had watched you do it, in the lid of the kettle. He praised your wrist. Then he wiped your fingermark from the one that was meant.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'none'], {
        action: 'Sit at the forbidden place and ask whose it is',
        description: 'You will be told; that is the difficulty, and one cannot rise while it is being told.',
        success: [
          'It was his brother’s, he said, and there had been three brothers. One always pours for the person who did it, and so there were four cups. He told you without raising his voice. You stayed on the cushion, and did not drink. He moved his sword from his left to his right, where it cannot be drawn.',
          'A ferry. It had taken somebody with your shoulders, and had left two brothers on the bank. You had never been there, you told him, and said no more. He looked along the row while the steam lasted. The fourth cup he emptied over the embers. He beat the cushion with his palm, twice, and begged pardon for it.',
          'A short cry, out of doors; it was a hinge. He had heard your voice, and had signed to someone. The one who did it had stammered, he explained. You had asked a whole question. He bowed over the cups until his forehead touched the tray, and they rang a little. The door was open.',
        ],
        failure: [
          '“Yours,” he said. You began to explain that you were somebody else. To explain it you had settled your knees upon the cushion. He waited for you to finish. He had heard it three times before, and he turned the cup by a finger.',
          'He told you the whole of the story, from the wedding, and there was a ferry in it. He told it to the kettle, and at the end he said, “And now you have sat there.” The sword was brought round to the left. The tea was still to be drunk.',
          'No reply. He poured a little into the saucer, and on it drew the shape of a boat. You watched it dry. When it was gone he pointed to the cushion, and to the door, and held the cup out to you.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none', 'Court fan'], {
        action: 'Close the court fan upon the mat',
        description: 'It is one of the eleven ways; in the capital it would end a family.',
        success: [
          'The fan, shut, pointing at the alcove. He had been at court, then; his hand left the kettle. He moved back until his heels touched the wall. He begged leave to make fresh tea, out of another jar, and drank first. The four cups were carried away on their tray, covered.',
          'Eleven ribs, closed one by one. At the ninth he bowed. At the eleventh he was on his face. The person whom you meant by it, he said, should not have to hear of this. He broke the fourth cup on the sill himself and opened the door. You left the fan there until you had tied your sandals.',
          'A small click. It means that no more need be said between two houses. He looked at the fan, and at you, and counted something on the fold of his sleeve. The account was closed before his time, he answered. He turned the cup upside down. It left a ring on the mat, and he covered that with his hand.',
        ],
        failure: [
          'You closed it in the ninth way, and had meant the eighth. He rose, bowed, and asked whether you would prefer the garden. Swords are used there. He carried the cup out after you, and set it on a stone.',
          'A rib broke, and the fan would not close, and lay half open on the mat. That also has a meaning. He read it, and thanked you, and agreed. He had the second bar put across the door.',
          'His own fan, laid beside yours. It was older, and better closed. You had spoken, and been answered, and did not know the answer. He seemed to wait. Then he took up the kettle.',
        ],
      }),
    ],
  },
  'diving-women': {
    terrains: ['coast'],
    weight: 3,
    openings: [
      'A rope, taut, going down into the sea. The diving women sat along the rock in white, and one of them held it. A girl was at the other end. She had gone to look at a bell that has a light in it, and did not come up; nobody who had two arms was to pass, they said. Their fire lay across the path.',
      'Ten tubs on the swell. On the rock there were nine diving women, who had counted both. The tenth was a girl, and had gone down to the bell. Her rope was out, and no longer moved with the sea. They begged you for your help, and sat close together where the shore path narrows. An old one held out the rope’s end to you, over her open palms.',
      'The backs of the divers, turned to the sea. They never sit so. Down there was a bell as high as a house, and the girl had gone to see who lit it. Three times the rope had asked her to come up. They would let no one by, an old woman said, before there was an answer. She held it over her shoulder and did not look.',
      'Two hundred and six, said an old woman. She was counting. The rope in her hand should have been pulled at a hundred and fifty. A girl was below with the bell, the diving women said, and they would not go down to it again, and you must. They stood across the whole of the shore. One was whistling out her breath. On the sea a tub turned slowly round.',
    ],
    still: [
      'The fire, built up. A diver held the rope by two fingers, as one holds the wrist of a child.',
      'A tub, riding where it had ridden. The whistling had ceased. Nobody took her eyes from the water.',
    ],
    later: [
      'Twelve tubs on the swell. The divers’ whistle went along the bay from one to the next, and missed none.',
      'A white cloth, drying on the rock. It was a girl’s. Somebody had sewn a small bell to the hem, in jest, and nobody had cut it off.',
    ],
    shows: ['divers/diving women', 'rope', 'girl', 'bell', 'sea'],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Go down the rope yourself',
        hurt: 'weariness',
        description: 'Ten fathoms on one breath, with stones tied to your belt; the divers have refused.',
        success: [
          'Green, dark green, black. Your ears closed. The girl was there, with one foot in the ring of the bell, and looked at you. You cut something, and took hold of something, and let go the stones. When there was air again nine women had their hands in your collar. The light below went out as you looked.',
          'You felt along a sandal on the lip of the bell, and came to a foot, and to a knot of weed about the foot. The knot took as long as you had. She had been breathing what air was in the bell. She went up first, by your order, made with one finger. The sandal stayed.',
          'Her hand, which found yours. It was in the dark, at the seventh fathom. She had freed herself and lost the rope. You put it into her palm and closed the fingers, one by one. You both rose. The divers took her to the fire and you also, and drew the fringe of a mat over four feet.',
        ],
        failure: [
          'A light, far down. You told them of that when you could speak. They put a blanket about you and nobody asked to hear the rest. The rope was as taut as before. An old woman took up her count from where she had laid it.',
          'The stones had been tied too well, and you had gone by the bell before you could undo them. It was below you, and then above. The divers drew you in by your own line, hand over hand. They emptied you over a tub. The girl’s rope had not been let go for a moment.',
          'Your eyes, shut. Nobody can open them in that cold without being taught. You felt about for what you could, and it was rock. They told you where it had been: an arm’s length to the right. The girl had pulled once, while you were down.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Haul on the rope',
        hurt: 'mishap',
        description: 'It has hold of something that does not wish to come; the rope is older than you.',
        success: [
          'You hauled to the old woman’s count, three and a breath, up the shore and back. It came, and stuck, and came. What rose through the surf was a girl, and weed, and the bronze dragon off the top of a bell. She had an arm round its neck. They had to open it for her.',
          'One strand, standing up out of the rope. You laid your palm over it and went on. Behind you nine women had taken hold, and nobody said who should pull first. The girl came over the edge with the end of a net about her foot. She asked who had held it so. You showed her the palm.',
          'A slack loop. That was worse, the divers said. You took it in without a pause, walking backward, and at sixty fathoms there was a weight. It was not much. She lay on the rock, and one of them breathed for her, and the rope was drawn off her wrist. The mark of it was a full turn.',
        ],
        failure: [
          'The line, singing. It parted half way. You ran the length of the shore before you could stop. The end that remained was short, and dry, and they looked at it. Another rope was fetched from the tubs, and a woman went under to tie it.',
          'You hauled for as long as one can, and what came was an anchor. The divers stood round it, and touched the flukes. The rope had been passed beneath it, down there, by somebody. They paid it out to you again from the beginning.',
          'Both your heels, in the sand. They had drawn two furrows toward the water. You had not gained an arm’s length, and had lost four. An old woman sat down behind you and held your sash. Nothing more was lost; the girl’s end did not stir.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell them the history of the bell',
        description: 'You have read it somewhere; if it is another bell they will know.',
        success: [
          'Forty monks, on the deck of a ship. They had been taking the bell home, you said, and would not let go. The divers considered monks. They did not mind those. The eldest went in to wish them good day, and eight followed. The girl came up among them, her foot free, and was scolded as far as the fire.',
          'The name on the rim. It was a mother’s, you told them, who had given her mirror to be melted in. Such a bell shines. One by one they tied on their stones. They went down by the rope in order of age. When the girl’s head broke the surface she said that she had seen a face.',
          'You gave only its measure in bronze, and the year. An old diver said the year over; it was the year of her own birth. She took off her outer cloth and folded it. She was below for a count of ninety. Then there were two heads, a white one and a black.',
        ],
        failure: [
          'The princess, and after her the serpent. You had come to the place where the bell grows hot. They had been trying since they came up to forget the serpent. Three of them moved away from the edge. The rope passed to whoever was left.',
          'It was a different bell, of which you had read that it lay in a lake. They heard you to the end, for courtesy. “That one is my sister’s,” an old woman said, and no one knew what she meant by it. They turned back to the rope.',
          'Your third sentence. It began with the drowned. The women got up, and sat down farther off. On that coast such a word is not said while somebody is under. They threw salt on the place where you had stood, and on the knot of the rope.',
        ],
      }),
    ],
  },
});

export const samuraiPursuits: readonly Pursuit[] = pursuits('samurai', {
  'practice-cuts': {
    places: ['plains', 'forest', 'hills', 'mountains', 'coast'],
    ...does(['force', 'vigour', 'easy', 'none'], {
      action: 'Make a thousand practice cuts',
      description: 'With a stick will do; it is the nine hundredth that one is doing it for.',
      success: [
        'At six hundred the stick had left off being heavy, and the arms were no longer your own. At nine hundred there was a small thing in the hips. You did it again. You bowed to the tree, and the tree had one leaf fewer than when you began.',
        'A woodcutter’s hat, on the ground. He had stopped to watch, and had taken it off at some point. There was nothing there to cut, and you had cut it a thousand times. He bowed to the stick. He put the hat on, and carried his axe the other way round.',
        'One crow. She said a word for each stroke. After the last she was silent, and you stood with the stick where it had stopped. It did not tremble. The crow looked along it from end to end.',
      ],
      failure: [
        'The stick flew out of your hand, and a dog answered, not far off. At four hundred you were thinking of the count, and at five hundred of noodles. The dog was still answering when you found it.',
        'The eighth stroke. It was a very good one. You made it nine hundred times more, to see how it had gone, and it did not come. The elbow was bound up. You did not look at the stick.',
        'A line on the ground, drawn by the point. It ought to have been straight. You made each cut along the line, and the line led you, little by little, into a ditch. You stood in water to the shins for the last two hundred. Nobody had seen.',
      ],
    }),
  },
  'roadside-shrine': {
    places: ['plains', 'forest', 'hills', 'mountains', 'swamp', 'coast'],
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Sweep the roadside shrine and read its tablets',
      description: 'An hour with a broom, bent double; the god is out, but his visitors write to him.',
      success: [
        'A wooden tablet, newest of all. It told where the bridge was out, and thanked the god for the ford. You swept, and read the others. Somebody wished for a son; somebody wished the barrier open. When it was clean you knew the news of the whole road. The broom was put back with its bristles up.',
        'Under a straw rope lay a letter to the god, with a map in it. You read that once, kneeling, and laid it where it had been. The leaves went into a basket. You left one on top of the letter, the way that one was lying before.',
        'Two hands, on one board. The first had asked the god for the loan of an ox. Below, in another ink, the ox was lent, and the road to it described. You swept round both writers. There was straw before the step afterward, in the print of a hoof.',
      ],
      failure: [
        'A hornet, from the offertory box. It had been in there with the coins. You swept the rest of the yard at a walk, and later at a run. The tablets were not read. The broom lay where it had been dropped.',
        'You had swept one heap of leaves, for an hour, and the priest came by. Those leaves, he said, he had been letting lie. He looked at the heap. With his two hands he began to put them back.',
        'The rope of the bell, in your fingers. It had come down. You stood under the bell and held it, and the god had been called and not told why. You waited a suitable time. A knot was tied, and you went off on the sides of your feet.',
      ],
    }),
  },
  'petition-office': {
    places: ['city'],
    ...does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Wait on the boards of the petition office',
      description: 'On your knees, among forty others, until a paper door is opened or is not.',
      success: [
        'A hand, at the edge of the paper door. It drew the door back. You had kept still for so long that the clerk took you for one of the first rank, and bowed; after that he could not unbow. He told you what he would not have told a lord. The door was left open behind you.',
        'Thirty-nine empty places on the boards. One petitioner had fainted, and the others had gone to supper. The clerk wished to go also. He knelt down across from you, sleeve to sleeve, and asked what it was that you required. It was dealt with. He blew out the lamp himself.',
        'Feet, under the edge of the paper. There were three pairs. One walked, one was walked after, and one came only to the stove. You bowed to the third when the door was drawn. He held the seal. His socks were singed at the toe, and he stood so that it should not be seen.',
      ],
      failure: [
        'A door, painted on a wall. You had knelt before it since you came. A sweeper told you when he wished to wipe there. The real one was behind you, and had been opened, he thought, several times. He wiped round your knees.',
        'Your name was read aloud, and you rose. The legs did not, and you lay at full length before forty people and a clerk. He waited for the correct interval. He read out the next, and somebody stepped over your sleeve.',
        'A brush, dropped on the other side of the paper. Nobody spoke there after that. The light was carried off. By and by a card was pushed out beneath the door, face up: the office would attend to the rest of you in the new month. It had been printed.',
      ],
    }),
  },
  'floating-stage': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Watch the players and talk with them behind the curtain',
      description: 'One must pretend that one is not there, as must everybody else of rank.',
      success: [
        'Oil on a cloth, with a white face on it. The ghost was taking off hers. She had been in five great houses that week by the back stairs. You heard all five, with the voices, and had to bite on your sleeve. The next face was laid out, waiting. It had no mouth yet.',
        'One bun, in two parts. The old woman of the play was twenty, a man, and had not eaten. Behind the drum he acted for you the magistrate’s supper of the night before, with one hand. The magistrate had said a good deal. You gave him your half.',
        'You were given a sleeve, to be held while it was sewn. The company talked across you of who pays for which box, and of who sits there. With the needle in you could not leave, and no one remembered to be quiet. They cut the thread at last. You had a small stitch in your own cuff.',
      ],
      failure: [
        'The hero’s uncle, in armour. He stood behind you. You had said that the second act was somewhat long, and it was he who had written it. He did not reply. He sat down in front of the way out, plate by plate.',
        'The horse, which turned. Both halves of it were looking at you. You had praised it. It had been a lion for the whole of that season, somebody said in a low voice. They took off the head and set it down to face you.',
        'You had leaned on the curtain, and it was in your hand. Two hundred people now saw you beside the ghost, who was eating. She bowed to them. You bowed also. It was some time before anyone could find the cord.',
      ],
    }),
  },
});

export const samuraiFinds: readonly Find[] = [
  {
    places: ['mountains', 'forest', 'hills', 'city'],
    item: item('Sword guard', 9, 'Iron, pierced with a wild goose going off the edge.'),
    told: [
      'It was lighter where a thumb had been.',
      'You held it up and looked at the country through the goose.',
      'There was a nick in the rim. Whoever had been behind it would have kept his thumb.',
    ],
  },
  { places: ['coast', 'city'], item: item('Lacquer medicine box', 11, 'Five tiers, the last of which has no bottom.') },
  {
    places: ['plains', 'city', 'hills'],
    item: item('Paper umbrella', 3, 'Oiled, with an inn’s name on it. It is a long way from the inn.'),
    told: [
      'You opened it, and it had been shut on a leaf.',
      'The handle had been bitten, thoughtfully, by a person waiting for somebody.',
    ],
  },
  {
    places: ['mountains', 'hills', 'forest'],
    item: item('Mountain ascetic’s conch', 7, 'Blown once, it clears a path; blown twice, it asks who is there.'),
    told: [
      'You put it to your ear, and it was not the sea but a mountain.',
      'The mouthpiece had been wrapped in a cloth, so that it should not wake anyone by accident.',
      'Somebody had cut a row of small notches in the lip, one for each summit, and left room.',
      'It hung in a net of hemp, and one mesh of the net was new.',
      'You gave it the least breath that you could, and a dog, a long way off, replied.',
    ],
  },
  {
    places: ['plains', 'swamp', 'hills'],
    item: item('Helmet crest', 10, 'A gilt crescent, bent. There was a day when everyone could see it.'),
    told: ['A thread of silk had caught in it, not of the colour that its owner fought for.'],
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Ivory toggle', 6, 'A rat eating a candle, no larger than a bean.'),
    told: [
      'You turned it over, and the carver had put his name on the candle, where it was being eaten.',
      'The cord-holes were worn on one side, as by somebody who was always reaching for his purse.',
      'So many thumbs had been over it that the rat had a look of resignation.',
    ],
  },
  {
    places: ['forest', 'mountains', 'swamp'],
    item: item('Fox mask', 4, 'Papier mâché. It is dry inside, though it has been raining.'),
    told: [
      'You held it up before your face, and a dog that had been barking left off.',
      'One of its ears had been mended with a page of accounts.',
      'There was rice-powder on the inside and, on the lip, a single whisker that was not painted.',
      'The left eye-hole had been cut a little larger, by a person who wished to see where the steps were.',
      'The strings had been knotted for a head no bigger than a child’s.',
      'Someone had been at the smile with a second brush, and had made it less.',
    ],
  },
  {
    places: ['coast', 'swamp'],
    item: item('String of small pearls', 15, 'Nine. The knot after the ninth has been left ready for more.'),
  },
  {
    places: ['city', 'plains', 'coast', 'desert'],
    item: item('Book of military tales', 5, 'Volume four. All the good people die in volume three.'),
    told: ['Somebody had corrected the battle in the margin, and signed it.'],
  },
  {
    places: ['hills', 'plains', 'forest', 'mountains'],
    item: item('Straw horse-shoes', 2, 'A set, unworn, tied up for a journey that was put off.', 4),
    told: [
      'Three had been plaited by one hand, and the fourth by another, who was being shown how.',
      'There was a tag on them with the horse’s name, and it was a literary one.',
      'The straw was of a good year, and smelled of it.',
      'A horse had tried one of them and left it, by the teeth.',
      'They would have fitted you, and you thought about that for a little.',
      'Each was marked for its own hoof, in ink, and two of the marks had been changed about.',
      'They were tied up with a cord that was worth more than they were.',
      'An ear of barley had been plaited in, by oversight.',
      'The knot had been made to come undone at a pull, by somebody who expected to be in haste.',
    ],
  },
  {
    places: ['mountains', 'desert', 'hills'],
    item: item('Hot-spring salts', 3, 'Wrapped in a poem about snow.'),
    told: [
      'The poem had taken the damp, and only the season could be made out.',
      'A slip said how many cups to the bath, and against which complaints; the last of them was love.',
    ],
  },
  {
    places: ['swamp', 'forest', 'plains', 'desert'],
    item: item('Severed topknot', 1, 'Tied in white paper. Somebody has left the world, or been asked to.'),
    told: [
      'The paper had been folded in the manner that is used for gifts.',
      'It had been oiled and combed for the occasion.',
      'There was a date on the paper, and no name; that would have been the point of it.',
      'The cord was tied at the back, where its owner could not have reached.',
      'Three of the hairs were white, and somebody had laid them to the outside.',
    ],
  },
  {
    places: ['city', 'mountains', 'forest'],
    item: item('Cracked tea-bowl', 12, 'Mended with gold; it is worth more than when it was whole, and knows it.'),
    told: [
      'It rang, when you tapped it, on the one side only.',
      'It had been in a fire and in a quarrel, and it was the quarrel that had left the mark.',
    ],
  },
];
