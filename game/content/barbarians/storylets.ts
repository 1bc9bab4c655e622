import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const barbarianStorylets: readonly Frame[] = frames('barbarians', {
  'friend-with-a-ladle': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 2,
    when: { known: 'friend' },
    toward: 'for',
    shows: ['pot', 'soup', 'noose', 'ladle', 'log'],
    openings: [
      'One pot. One ladle. Two places by the fire, and in one of them sat {them}. “Sit,” said the {them.trade}. The Red Hand wanted you: three threes of men behind you, and before you a noose at the water. There was a hollow log to hide in, and there was soup. {them} had run to be first.',
      '“Shoes off,” said {them}. “They hear those.” The pot stood in a hole beside a hollow log, with a sod on it, and soup was in it. Nine men of the Red Hand were after you. They had tied a noose on your way to the water, and now they came up behind. The {them.trade} licked the ladle clean and gave it to you.',
      '{them} came over the rise with a pot, and fell, and got up. The soup was all there. Count it as the first good thing of that road. The second was a hollow log. The bad things were two: a noose at the water, for your foot, and the Red Hand behind you. “Hold the ladle,” said the {them.trade}, and breathed.',
      'The {them.trade} was once in need and you stood there. So now {them} stood here, with a pot and a ladle, between you and the water. There the Red Hand had tied a noose to a bent tree, to have you by the leg. All nine were on your track. “Soup,” said {them}, “or the log. Choose.” The log was hollow.',
      'Two hills back came the Red Hand. They were a hand of men, and a hand less one, and they wanted you alive or not. They had hung a noose where you would drink. All this {them} told you over the soup pot, and moved on the hollow log so that you could sit. The {them.trade} filled the ladle first for you.',
      'A ladle came out of a bush, full, and you drank before you looked. It was soup, and it was {them}. Behind the bush there was the pot, and a hollow log as long as two people. “Not to the water,” said the {them.trade}. The noose there had your name on it. The Red Hand was coming the other way, to drive you in.',
      'Smell first. Leek, bone, and smoke held down with a wet hide. You knew whose pot that was. {them} had come round by the bog, ahead of you. The Red Hand had set a noose before you and walked behind you, and between the two was this: one fire, one hollow log, soup. The {them.trade} held the ladle across your way.',
      'A friend is a hand on the coat. {them} had you by it, and pulled you down beside a hollow log, to a pot. The Red Hand had bent a birch for you at the water and put a noose on it, and the {them.trade} had lain in the fern and seen. Nine were behind you. “First eat,” said {them}, and gave the soup a turn with the ladle.',
      '{them} laid it out on the ground, in turnips. Nine in a row: the Red Hand, and they were behind you. One bit of string: the noose, and that was before you, at the water. Two close together: you and the {them.trade}, by the hollow log. Then all the turnips went in the pot. The soup wanted a while yet. {them} held the ladle and listened.',
      'Two shoes stood in the path, toes uphill, and you knew them. {them} sat barefoot above, so as to run without a sound, by a pot and a hollow log. The {them.trade} had passed the Red Hand with the pot on. They had a noose waiting for you where one drinks, and were close behind. There was soup. There was one ladle for two.',
    ],
    still: [
      '{them} got up and looked back. Then down again. The pot sang.',
      'The lid was tied on with a shoe-string now, for running.',
      'Back there a jay scolded somebody. {them} took one bone out of the pot and laid it by for later.',
    ],
    later: [
      'A ring of black stones, and a ladle on a forked stick for the next who came. You knew who had carved it.',
      'Two dents lay side by side in the grass, and both were deep.',
      'In a bush hung a bit of cord. It had been a noose, and somebody had undone it and hung it up to dry.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Eat and hear all that your friend knows',
        description: 'It is told from the beginning, and it is hot, and they are coming.',
        success: [
          '{them} told you the Red Hand, man by man, and what each was afraid of. Then they stood there with their spears. You greeted each by his mother’s name. “Is it hot?” one asked. We do not kill by a pot that we have eaten from, and they knew it, and ate.',
          'One had a cow that was near her time. You had that from {them}, with the second bowl. When he came up with his spear you asked him: how is she? He told you. It was long, and the others got tired and sat down.',
          'You learned the nine of them as one learns a song, with a bone for each. They came to the last verse. They stood and heard themselves. The biggest went red, and asked for the ladle, and that was the end of the hunt.',
        ],
        failure: [
          'It was told from the very first, when {them} was small. You had got up to the aunt. Then spears looked over the hill, and the {them.trade} threw the whole pot at them, and you ran with nothing in you.',
          'You heard it all. You knew each of the nine by his bad tooth. They did not know you knew. They came from the side where {them} had not looked, and the soup went to them.',
          'The soup was hot, and you waited for it. {them} blew, and you blew. The Red Hand saw two people blow on a bowl, and they had time to walk round.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Go back together and take up the noose',
        description: 'Two people are louder than one, and {them} hums.',
        success: [
          '{them} held down the tree and you pulled the peg. You set it again on the other path, where they would come to look. You were over the hill before the birch went up. You heard one man, high, and the rest of them below him. So it was nine less one that came on.',
          'You took the peg and {them} took the line, and it came out like a root. It went round your friend three times, for a belt. Where it had been you hung nothing. The Red Hand sat by that nothing till they were hungry.',
          'You found it, and {them} stepped in front. “Let me,” said your friend, and cut it with one stroke, and the tree stood up. All the birds flew. The nine ran to where the birds were. You two were not there.',
        ],
        failure: [
          'You found the noose with your foot. {them} caught you as you went up, with both arms. There hung two. It took a knife, and teeth, and it took until they had come.',
          '{them} hummed. You said “Hush”. {them} hummed lower. A man of the Red Hand sat up in the fern on one side of the water, and one on the other side, and they knew the song.',
          'The peg was out, and the tree went up, and took the hat off you and the breath off {them}. But it cracked, and the nine had only waited for a crack.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        hurt: 'weariness',
        action: 'Lie up in the log with your friend',
        description: 'There is one log, and there are two of you, and you will not move.',
        success: [
          'You lay with {them.his} knees in your back and counted feet through a knot-hole. Two, four, and so on to the last. They stood on the log. Your friend stopped breathing, and you did. When they had gone you could not get up, and then you could not stop laughing. Two went in. Two came out.',
          'Face to face you lay, each with a hand on the other’s mouth. One of the Red Hand sat down on top and took a stone out of his shoe. “Soup,” he said, “I smell it.” You always do, the others told him. They went, and he went last.',
          'There were mice in the log before you. {them} held one in each fist to keep it quiet. A dog put in his nose, up to your nose. {them} gave him a thumb to lick that had been in the pot. He went off and said nothing. Count the mice with ours.',
        ],
        failure: [
          'They went by. It was as good as over. Then {them} thought of the pot, out there, full. They found it. They sat down on the log and ate it all, and scraped, and you two lay beneath. That is nine bowls. Ours are two, and empty.',
          'The log was not made for a person and a half. It creaked. It creaked when you breathed in and when {them} breathed out, and one of the Red Hand knocked on it with a spear.',
          '{them} sneezed. You had held it back for your friend with a thumb, and then with two. It went through the whole log and out at both ends.',
        ],
      }),
    ],
  },
  'foe-in-the-path': {
    terrains: ['mountains', 'swamp', 'desert', 'forest'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    shows: ['path', 'spear', 'edge'],
    openings: [
      'One path, one edge, and below the edge nothing. On the path sat {them}, and half of the face was red for war. The other half was the {them.trade}. “I have had your name in my mouth like a stone,” said {them}. “I want it out.” The spear lay over both knees, and you could not get by.',
      'A spear came down and stood in the path, and shook. On the shaft were cuts. Each was a thing that you once did to {them}, from the point up, and there was room left. “Count them,” said the {them.trade}, and sat there on the edge, with the drop behind. You were to pay for them, and until then you were not to pass.',
    ],
    still: [
      '{them} had not moved. One looks so at a bog before putting a foot on it.',
      '{them} had begun one more cut on the shaft, and watched you while it was cut.',
    ],
    later: [
      'There were marks on a rock, a hand of them and three. Somebody had scratched them all out.',
      'Two had sat on the path there, knee to knee. The grass said so.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell it over from the other side',
        description: 'You must be wrong in it the whole way through, and {them} will count.',
        success: [
          'You told it as {them} would: what was said, who laughed, how long the road home was. {them} put in a word, and then two. By the end it was told by both. The stone was gone, the {them.trade} said, and spat to show it. No stone came.',
          'You told it cut by cut, from the point up, and left out nothing that was yours. At each one {them} laid a thumb over the mark. It was a long shaft. At the top the thumb stayed there, and the spear was put down.',
          'You got to the laughing, and you stopped. You had laughed. You said so, and there was no more to say. {them} looked over the edge for a time. “That was the one,” said {them}. The rest was forgiven with it.',
        ],
        failure: [
          'You told it, and told it well, and made one small joke. It was the one that you had made then. {them} got up, and you went back along the path, and your name was spat after you with stones.',
          'You were wrong in it almost the whole way. At the last you were right. {them} had waited for that. The spear came up again, and a new cut was begun on it.',
          'You told it as you thought {them} saw it. It was worse than {them} had ever seen it. The {them.trade} heard things that nobody had known, and there was no room left on the shaft. It wanted a second shaft.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle until one of you says enough',
        description: 'The one with more sense will say it, and the edge is near.',
        success: [
          'You went to and fro till the ground was bare. Nobody said it. You lay in a heap, two heads, four arms, and {them} began to shake, and it was laughing. “Enough.” You said it together, and the path was wide enough for both. Four arms, two heads: it came out even.',
          'You had {them} at the edge, with one arm over nothing. You did not push. You pulled, and {them} knew the one from the other. You walked back from there, each with a hand in the other’s belt.',
          'Three falls. The first was yours. The second was not. The third was nobody’s: a knee gave way, and it was the bad knee of {them}, and you held it up. It is hard to hate the one who has your knee. You went on by.',
        ],
        failure: [
          '{them} had wrestled you every night, in sleep, and was good at it by now. You said “Enough” with your face in the dirt. “Louder,” said {them}. You said it till they heard it in the next valley. They still count how often, over there.',
          'You were stronger. {them} was angrier. That counts double, and you lay under it and counted: one rib, two ribs, the sky.',
          'You said it first, and early, and you had sense, and {them} did not want sense. It was not enough. It was not enough the second time. For that there is no mark, only a scratch.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Hold out your weapon by the blade',
        description: '{them} may make one cut then, wherever it is wanted.',
        success: [
          '{them} took it and walked round you, three times. The cut went through your shoe-string. “Kneel and tie it,” said {them}. You knelt. When you got up there was no one on the path, and the knife stood in the ground with its handle to you. So we do it to this day.',
          '{them} laid it on your arm, and you did not draw the arm away. {them} waited. Neither of you breathed. Then the blade went to the spear, and all the cuts came off in one long curl.',
          '{them} cut a lock of your hair and bound it round the spear. That was the price, one lock. “I have got you now,” said the {them.trade}, and felt better. You were let by.',
        ],
        failure: [
          '{them} tried the edge with a thumb, and gave it back. “Blunt. Not even that.” There was nothing to say. You were followed a long way by what {them} thought of your blades. Whet yours, all of you. One never knows who asks.',
          '{them} took it and looked it over and stuck it in {them.his} own belt. It was a good knife. Nothing was cut. Then there was {them} with your knife and the spear, and you with two hands, until you had begged enough to get it back.',
          'You held it out, and your hand shook. {them} watched it shake. So long as it shook there would be no cut, and no peace. It went on shaking.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Jump over the edge and run',
        description: 'There is one place to jump, and no one has come back to say how deep.',
        success: [
          'You jumped. It was deep and it was soft, and it had been alive. Up there {them} put out a hand to catch you, too late, and looked at the hand. You were gone. We think that was the hand that would have made peace.',
          'You went over the edge on your back, with a bush in each fist. Three bushes gave way. The fourth one held. You climbed down it hand under hand, and the spear stayed up there with the one it belonged to.',
          'You did not look. You went down, and it was a slope of stones, and they all came with you. At the bottom you were white from head to foot. {them} looked down and saw the dead walk, and let them.',
        ],
        failure: [
          'You jumped, and a root had you by the belt. {them} sat down on the edge above you, feet over. You heard it all, from the start, with each cut. After that the root was cut, too.',
          'It was not deep. You came down standing, one man’s height below, and {them} looked at you over the edge. There was no way on from there. You had to ask for the spear’s other end.',
          'You ran at the edge, and your legs would not. Twice you ran. {them} moved aside to give you room. The third time {them} did the counting for you, aloud, and you sat down.',
        ],
      }),
    ],
  },
  'bride-with-a-lead': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    who: { trade: 'runaway bride', gender: 'female' },
    toward: 'for',
    shows: ['bride', 'wreath', 'man/men', 'stone', 'oiled'],
    openings: [
      'Count: one bride. One wreath, and it was slipping. Behind her two whole hands of men and one more, and all of them ran. The man who caught her before the standing stone should have her, and that is our custom. In front ran an oiled one, and last a stout one. “The last is mine,” she said. They filled your path like cattle.',
      'The bride lay in a bush and held her wreath on. By you ran the men, eleven, to catch her this side of the standing stone. The oiled one was first. He was nothing to her. “Where is the stout one?” she asked. Last, you said. He had stopped to help someone up. She caught your coat and would not let you go on.',
      'Whoever catches the bride before the stone has caught her for life. So run the men. There were eleven, and an oiled one went ahead of them like a fish. She came up to you with her wreath in her fist. She wanted the stout one, and he hopped, far back, on one foot. “Stop them or get out of my road,” said the bride.',
      'Three things she had: legs, a wreath, and a wish. The wish was stout, and he ran last. First ran one who was oiled, and he could have run down a hind. Nine men ran between. They were all to chase the bride as far as the standing stone. She could outrun ten of them, and she wanted the other one. You were in the middle of it.',
      'My mother was caught, and her mother. It is a good custom when the right man is quick. This bride had the wrong one at her back, oiled to the ears, and the right one was stout and begged a sheep’s pardon, far behind. Eleven men, one stone to reach. She pushed the wreath into your hands and stood in your way.',
      'A hole in the bank had a wreath in it. Under that was the bride. Ten men had run over the hole. The eleventh was stout, and he said good day to you. “Him,” said the hole. But she must come out before the standing stone, and be caught, and the oiled one had turned round and sniffed. Then all the men turned, and your way was full of them.',
      'What does a bride hear? Feet. Two and two and two, up to eleven men, and the first feet are oiled and make no noise. That was the one she feared. The feet she wanted were stout and slow. She ran round you, three times round, wreath flying, and could not go near the stone till he came. “Help me,” she said, and held you there.',
      'Eleven pairs of shoes stood in a row. The men who belonged to them ran barefoot after the bride, and before the standing stone one must have her. Narrow shoes: the oiled one’s. Broad shoes, with a hole: the stout one’s. She sat in the ditch by the shoes, wreath and all, with the broad ones in her lap. She would not let you pass.',
    ],
    still: [
      'They had her scent again. The oiled man was first. The last one had sat down with a thorn, and it was another’s thorn.',
      'They all ran by on the wrong side of a bush. Only one stopped and thought, and he shone.',
    ],
    later: [
      'Leaves lay trodden in a line, all the way to the stone. The wreath was on top of it, over one ear.',
      'Ten holes went straight through the bushes. At the eleventh a branch was tied back, for the next.',
      'A child ran there with a rag on her head, and ten behind her. A round one was last. They had told him that he would win.',
    ],
    offers: [
      does(['flight', 'endurance', 'medium', 'slight'], {
        hurt: 'weariness',
        action: 'Put on the wreath and be the bride',
        description: 'They are fast, and some of them have paid in cows.',
        success: [
          'You gave one shriek and went. They came on like dogs. You led them through a stream, and a bull, and a tribe that we don’t speak to. When the oiled one turned you over, the horns blew at the stone. She had been caught. It was the stout one.',
          'You showed them the wreath over a bush, and ran down into the bog. Oil is no help in a bog. Ten men sank to the knee. Far up on the dry ground one man walked, and a girl walked slower.',
          'You ran like her, arms out. Three times the oiled one had you by the hem. The third time he had the hem. You sat down and took off the wreath. He looked at you, he looked at the stone, and there they stood hand in hand.',
        ],
        failure: [
          'Your shriek was wrong. They knew. Four lay on you before the rest had stopped, and the oiled one did not stop at all. He had seen a bush breathe.',
          'You ran, and the wreath came off at the first branch. There you were, without it, and all the men saw a stranger in skirts of nothing. The stout one asked were you hurt. He lost a great deal of ground by it.',
          'You were faster than she. You came to the stone first, with eleven after you, and there was no bride in front of it to catch. They turned round. She had just come out to look.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Stretch your belt low across their way',
        description: 'You must lie down and hold one end of it.',
        success: [
          'You let the oiled one have it at the knee. Down he went, and the next, and so on, three threes and one, in a row. The last came puffing. He looks where he walks. He stepped over, and asked were they hurt, and she was tying her shoe for him, slowly. Two. The others one need not count.',
          'The belt caught one man, and one man caught the others. They lay there, a heap of grooms. “Go round,” you told the stout one. He went round. He was at the stone, with her in his arms, before they had found whose leg was whose.',
          'You held it. The oiled one jumped. He jumped well, and he came down on the man who had fallen, and slid on him. Oil on oil, down to the bottom of the hill. Two had reached the stone by then. They had walked.',
        ],
        failure: [
          'You had it tight, and it was a good belt. But there were eleven men on the end of it. They took you with them, face down, and you never let go. Fold all your fingers and hold tight: so.',
          'The oiled one saw it. He lifted his feet, and called out “Belt!” to the rest, and they lifted theirs. Only one did not hear. He was stout, and he fell hard.',
          'You tied your end to a root, to be clever. The root was a sheep. It went off with the belt and two of the men, and the oiled one had a clear run.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the oiled one what he wants her for',
        description: 'You must run by his side to do it, and he will not slow down.',
        success: [
          '“To win,” he said. You asked: and then? He ran on it for a while. What is her name? He stopped, hands on his hips, and ten men went into his back. He was thinking yet when the stout one came by. Say it, girls, when they run at you: and then?',
          'You asked it in four pieces, for breath. He would have her, he said, and she was quick. And when she stops? He had never seen her stop. He ran slower, and slower, and he walked. A stout man passed him and said good day.',
          'You asked him. “My brothers all have one,” he said. He heard it himself. He turned his shining head and looked at the bride, and saw where she looked. Then he tripped, and it was on purpose, and it was the best thing he did that year.',
        ],
        failure: [
          'You asked him, and that was your last breath. He spoke of her stride for three fields. It was good, what he said. You lay down, and they ran on over the hill.',
          '“I like her,” he said. It was true. You had not thought of that. You ran beside him with your mouth open, and he helped you over a ditch, and ran on. That made two who wished it well.',
          'You asked, and he did not know, and it made him run faster. Some do. The stout one saw him go and sat down on a tussock with his face in his hands.',
        ],
      }),
    ],
  },
  'boat-for-one': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    who: { trade: 'boat-stitcher', gender: 'male' },
    toward: 'for',
    shows: ['boat', 'wife', 'needle', 'water', 'hide'],
    openings: [
      'One boat of skin. Three ribs covered, one rib bare. One old man, and he sewed. His wife lay by him with her good pin on, and she was dead. The water was coming. He wanted her in a dry boat, and he was one hide short. He looked at your cloak. The second needle lay across your path with the thread in it.',
      'She was afraid of wet feet. All her life she told him so. Now she was dead, and he was sewing her a boat, his wife, and the seam had to be good. The water was at the first rib. The hides ended there, and the boat did not. “Stay,” said the old man, with the needle in his teeth, and you could not step over her.',
      'Two needles. One was in his hand. The other was hers, and lay on her breast, for his wife had sewn with him. She was dead, and he made her the last boat alone. One hide was not there. The water did not wait. His neighbours stood round and looked at their feet. They had closed the path, without wanting to, and you stood there too.',
      'He sang it: in, out, and over the rib. The old man sewed so. His legs were round the boat, his dead wife lay by it, and it had a hole as big as a cloak. He wanted it shut before the water came. It came. He held up the hide he did not have, to show you, and held out a needle. How do you walk on from that?',
      'The neighbours had brought a boat. It was sound. He thanked them for it, and went on with his own. She was not to go in another man’s work, his wife, now that she was dead. Hide by hide he had sewn it, and the last hide was missing. The needle shook. The water had reached his heels, and he begged you not to go by.',
      'The hides had all been her cows. “Bran,” said the old man, and pushed the needle in. “Dun. The kicker.” He sewed them together, one by one, a boat for his wife, who was dead and lay by and had her pin on. Three cows. It needed four. The water wanted her now, as she was, and he wanted you to help him keep it off.',
      'Say her name if you know it. He did not say it, he only sewed. His wife lay dead in the reeds, washed, combed, with her good pin. He wanted her carried dry. There was the boat, and there was the hole in it, and there was no hide. The water walked up the mud. His needle pointed at you, and there was no other way round.',
      'One seam had been eaten. He turned the boat over and saw it, on that day, with his wife lying dead in her good pin and the water on the rise. “Look at the seams.” So she always said, and the old man said it for her, three times. He needed a hide and he needed hands. One needle he had, and one was left over. You were the hands.',
      'Put your feet by the fire, and think of this. She could not bear the wet, his wife, and she was dead, and the water came for her. So the old man sewed a boat. He sewed well and he sewed slowly. There was one hide too few, and a needle too many. The neighbours stood with their backs to it. You were in front, where he could see you.',
    ],
    still: [
      'The water had come up to the third rib. He held the needle to the light, and missed, and wet the thread, and missed.',
      'He had stopped singing to count the stitches. There were not enough.',
    ],
    later: [
      'Far out there was a speck. His needle stood in the mud, and a bird used it.',
      'A stool stood on the bank, turned to the water. It had been sat on.',
      'The neighbours had a skin boat lying there on its face. One seam had been undone and sewn again, smaller.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'none'], {
        action: 'Take the other needle and sew toward him',
        description: 'It is a thumb’s breadth at a time, and he undoes what he does not like.',
        success: [
          'You came from the one end and he from the other. The needles met. He went along your side with a thumb, and undid one stitch, only one. Then she lay in it. He pushed with his foot, as one does with a cradle. She went out dry.',
          'He sewed inside and you sewed outside. You sent the point in, he sent it back. After a while he scolded you by her name. You let him. It was a good seam. No water came in, for as far as we could see her.',
          'You drew the edges together where the hide was missing, fold on fold, and it made the boat smaller. “She was small,” said the old man. He bit off the thread. She fitted, with her knees up, as one sleeps. It floated.',
        ],
        failure: [
          'You sewed fast. He put his ear to it and blew, and it whistled. He took out all of your side and sang. The water stood round you two, up to the belt.',
          'You ran the needle in your thumb, and bled on the seam. Blood draws the water. We all know it. He washed it off and washed it off, and there was no time then to sew.',
          'You sewed the boat to your own sleeve. It went on for three hands of stitches before you felt it. When you were cut out there was a new hole, as long as an arm.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Give her your own cloak to patch it',
        description: 'It has the shape of your shoulders, and you sleep in it.',
        success: [
          'He asked what beast it was and how it died. It was an old ewe, and she slept. He sewed it in where it would lie over her knees. “She felt the cold,” said the old man. The neighbours stood close round you then, and you were warm. Six coats stood round one.',
          'You laid it down and went off a little and looked at the water. You had slept on the one side, you told him. That side he turned to her. Then she went, in four beasts, three of them her own.',
          'He held it to his face. It smelled of fire and bread. He had been afraid, he said, that she would have nothing on her that smelled of people. It was sewn in tight. She had company out there. Of ours, she had a little of everyone who ever sat by you.',
        ],
        failure: [
          'He held it up, and there was sky through it in two places. He folded it small. He would not have you cold, he said, and her wet. The rib stayed bare.',
          'You gave it. He sewed it in, and the water came, and it drank, and it let go. Cloth is not hide. He hung it on the reeds for you, and wrung it first, and began once more.',
          'He would not take it. She had never had anything from a stranger, and he could not ask her now. He pushed it back with the needle, three times, and the water was over his knees.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        hurt: 'mishap',
        action: 'Hold the water off him with your back',
        description: 'You kneel in the gap in the bank till he has done, and it is strong.',
        success: [
          'You set your back in the hole and hooked your arms in the reeds. It beat on you. Behind you he sang, a stitch to a line. When he said “So,” you let go. It lifted all of us up, and it put all of us down but her.',
          'You sat and it came up to your chin. Then a neighbour sat down by you in his clothes. Then his son. Then they all sat in a row, backs to it, and the water had to wait for an old man. It did.',
          'It pushed. You pushed. It went back a step, to run at you, and in that step he tied the knot. You heard him laugh, or not laugh. The boat bumped your shoulder on her way out, and she was dry to the pin. That is the one boat we never had back.',
        ],
        failure: [
          'You held it for four songs. It did not go over you, it went under. When they had you out, the boat was full to the ribs, and he bailed her with his hat.',
          'You held one hole. There was another. There was a third. You had one back, and the water had looked for a second one and found it, where she lay.',
          'You could not breathe, and you got up to breathe. One breath. He did not scold you. He lifted her out of it and held her on his knees, feet up. Move over. She is cold.',
        ],
      }),
    ],
  },
  'barley-cake': {
    terrains: ['swamp', 'forest'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    who: { trade: 'youth with the black cake', gender: 'male' },
    toward: 'for',
    shows: ['cake', 'cord', 'bog', 'plank', 'man'],
    openings: [
      'Three bad harvests. One cake, baked in the ash, broken for two hundred people. One black piece in it, and whoever draws that is given to the bog. A youth in a cap had drawn it. “It’s all right,” he said, and said it again. Behind him an old man held the cord. They all stood on the plank and before it, and you could not pass.',
      'We hold the torches away, for the smoke. On the end of the plank, over the bog, stood a boy in a wolfskin cap, and the black of the cake was in his hand. The old man behind him could not tie the cord. They wanted barley next year, and this was the price. Till it was paid the whole village closed your road.',
      'The cake went round. Each took a piece with his eyes shut, and opened them, and breathed. One did not breathe. He was young and bare but for a cap, and his piece was black. So he was for the bog, and there was the plank, there was the old man with the cord. Barley comes of it, they said. They would let nobody through before it was done.',
    ],
    still: [
      'Nobody spoke. A torch dropped a coal in the bog, and they watched until it was out.',
      'The old man tied the cord a second time. It came open a second time.',
    ],
    later: [
      'A wolfskin cap lay at the end of the plank. There was a stone in it, so that it should stay.',
      'The cord hung on a post there, and it was tied in a bow. Somebody’s grandmother had done that.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask to see the cake put together',
        description: 'It means that somebody cheated, and there are two hundred to say that nobody did.',
        success: [
          'They laid it out on a shield, piece to piece. The black had been broken in two. One half was the boy’s. They looked in all mouths, and the priest’s cousin had black teeth. The bog got a goat for its trouble. The boy got his clothes. Cut the goat in the stick.',
          'It was laid together, and it was round, and one piece was missing. So not all had drawn. They counted heads. The one who had not drawn was the old man himself. He put down the cord. Nobody wanted him, either. They went home, all two hundred and two.',
          'You put it together on your knees. It did not make one cake. It made two, and each had a black piece. Two cakes, then, and two to die, and nobody would have two. They thought about that. Then they thought that it could be none.',
        ],
        failure: [
          'Crumb by crumb you put it together. All of them bent over you. It fitted. There was no trick, there was a cake and a boy. You had to get up and say so, and he held your elbow.',
          'They laid it out. A child saw it, and she was hungry, after three such years. She ate what lay nearest. Now it could never be made whole, and it was you who had asked.',
          'You asked for it. “Do you say that we cheat?” said one. Then all said it. The ring of torches got smaller, and the old man’s hands were steady now.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'slight'], {
        action: 'Give the bog something of yours that hurts',
        description: 'It knows what a thing has cost.',
        success: [
          'You went by him on the plank and held your open hand over it. You told the bog the name you had as a child. Nobody living knows it. It drank. One bubble came up, slow, big. “That is that,” said a grandmother, and put her shawl on the boy.',
          'You gave it the song that your mother died in. You sang it once, to the end, into the black water, and then it was gone out of your head. You cannot sing it to us. The bog closed over it. The old man put the cord in his shirt.',
          'You gave it your barley. You said it three times, so that the dead should hear: when it comes, I eat none. After such years that is worth a boy. The bog was still. They led him off the plank by the hand, and they did not look at you.',
        ],
        failure: [
          'You threw it good words, the best that you had. They floated. “It’s barley we want,” said someone, and it was said kindly. The cord went to a man whose hands were quiet.',
          'You held your hand over, cut. It bled a little, and stopped. You cut again. The bog did not want it by drops. The boy told you to leave off.',
          'You told it a thing that you had been ashamed of. It was old, and it did not hurt you any more. The water knew. It spat it back up on the plank, in front of everyone. Two hundred saw it, and so now do we.',
        ],
      }),
      does(['force', 'reflexes', 'hard', 'serious'], {
        action: 'Push the old man in and take the youth',
        description: 'The plank is one foot wide, and holy, and it does not carry three.',
        success: [
          'The old man sat down in the water, and he was glad to. You had the boy by the wrist. Tussock, tussock, tussock. The torches came after. They did not come as people come who want to catch. When you let him go he felt himself all over with both hands.',
          'You pushed, and the old man held on to you and said in your ear “Now.” He fell where it was shallow. He screamed well. All two hundred ran to pull him out, and nobody stood behind the boy.',
          'The plank broke. On this side were you and the boy. On that side was the village. They stood there with their fire, and had no second plank, and one after another they took their caps off.',
        ],
        failure: [
          'It does not carry three. You went in, and the old man, and the boy. The boy could swim. He held you both up by the hair, and they pulled you out in order to beat you.',
          'You pushed the old man, and he was not there. He had sat down. You went over him. The youth gave you a hand up out of the bog. Then he went back to his place. Two in, two out, and nothing changed.',
          'You took the boy’s arm and pulled. He would not come. His sisters stood in the front row, and it was for them. He took your fingers off, one, two, three, and the thumb.',
        ],
      }),
    ],
  },
  'leech-girl': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 2,
    when: { wounded: true },
    who: { trade: 'leech-girl', gender: 'female' },
    toward: 'for',
    shows: ['girl', 'bag', 'flint'],
    openings: [
      'One girl, three threes of years old. One bag, as big as she was. In it a flint, a tooth, a pot. She had sewn eleven lambs, a hawk, and the cat, and never a person. She saw where you were hurt, and clapped her hands. “Sit,” said the leech-girl. She wanted to do you, and she would not let you by unsewn.',
      'Round the girl sat her sick. A hare, a crow, a kid, and each had one leg on a stick. They looked at you. “You are next,” she said, and shook out her bag on the flat stone: flint, thread, something in a pot. You were open, and she had seen it. She was small, and she stood on the path as a grown one stands.',
    ],
    still: [
      'She wiped her nose on her arm and laid the things out again, in another order.',
      '“Don’t look,” said the girl, “if you are one who looks.” She blew on the flint.',
    ],
    later: [
      'A hare ran by with a stick on its leg. It ran well.',
      'By the flat stone lay a bunch of yarrow, tied with thread, for the next who came.',
    ],
    offers: [
      does(['patience', 'vigour', 'easy', 'none'], {
        hurt: 'weariness',
        action: 'Let her do it her own way',
        description: 'She has done none so big, and she gives no warning.',
        success: [
          'She talked to it and not to you. “Bad lamb,” she said. Something went in. Something came out. She bit the thread. It was closed. She sat down a little way off and shook from head to foot, and her face was red. Three threes of years, and one person. Put that on her stick.',
          'She did it with her eyes shut. Her fingers saw. You counted the stitches aloud for her, and she is good at it, but she cannot count. Three threes and two. It held when you laughed, and she made you laugh, to try it.',
          'She put the hare on your lap. “He is afraid,” she said, “hold him.” So you held him. You said to him that it was all right, it was soon over, it was nothing. When you looked up she had done, and was packing the bag.',
        ],
        failure: [
          'She put her tongue out and lifted the flint. She saw how deep it was. She went over sideways, a small tree. You laid her in the shade with her feet up, and the hare sat by her, and you were as before. Now there were two who wanted a leech.',
          'She packed it with what was in the pot. What was in the pot was for hooves. It grew hard. You could not bend there, and she looked for another pot, and cried, and there was none.',
          'The thread broke. It broke again. She went to pull one out of her own skirt, and then the skirt came down, all of it, and she got in behind the bag and did not come out.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Talk her through what your healer does',
        description: 'She will ask why each time, and you do not know why.',
        success: [
          '“Why moss?” she asked. You had to think. Moss drinks. “Why spit?” Spit is warm. So you went on, why and why, and four hands did it. At the end she made you say it over, and now we have it, too.',
          'You told her: first the water. Then the thread. Then you lie to him and say that it is done. She did it so. “It is done,” said the girl. It was not, and then it was. She is one to lie well. We have her to thank for three who walk.',
          'You told her what our old one sings at it. She sang it. The crow sang it. She took each stitch on the long note, and it was a short song, and there was no hole left when it ended.',
        ],
        failure: [
          'You told her that one spits on it. Did that help, she wanted to know. You opened your mouth. You had been so sure of it, all those years. She patted you.',
          'You told her all three things in the wrong order. She did them in that order. She was quick and had neat hands, and you had to ask her to take it out again.',
          'You said what ours does, and she had heard of ours. “He killed my aunt,” said the girl. She would not have it done his way. She shut the flint up in the bag.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Find her the herb that she has not got',
        description: 'It grows where you must lean out, and you do not lean well.',
        success: [
          'A hairy leaf, she had said, and it smells of old man. You went along the rock with your nose. There it hung, over nothing. She chewed it before you had sat down. It went on warm, and your whole skin drank. We keep that herb now. It hangs over there, the third bunch.',
          'You leaned out by one arm. Three leaves. You had two, and the third was the big one, and you let it stay there for the next. The girl counted them. “You left one,” she said. Those heal best, whose picker left one.',
          'You came back with nothing. But you had crawled through a whole slope on your belly, and there it was, stuck to the blood, front and back. She picked it off you. She had only to press it down where it was. Count your luck: one slope of it.',
        ],
        failure: [
          'It was hairy. It smelled of hat. She took it in two fingers and dropped it. That one is for cows, she said, for those who carry too long. You had chewed a little.',
          'You leaned out, and you did not lean well. You hung there. She came with the bag strap and the kid and the crow and they pulled, and the herb was down below you and stayed there. Three pulled, and the crow pulled hardest.',
          'You found a whole bed of it. A goat had found it, too. She had got as far as the last leaf and looked at you with it in her mouth.',
        ],
      }),
    ],
  },
  'holding-up-the-sky': {
    terrains: ['plains', 'hills', 'mountains', 'desert'],
    weight: 2,
    when: { weathers: ['storm', 'wind'] },
    shows: ['spear', 'sky', 'ring', 'warrior'],
    openings: [
      'Two whole people of warriors stood in a ring, bare, with their spears held straight up into the wind. One thing they fear, that tribe: the sky may fall. It hung low. They wanted every arm under it, and they would let no arm go by. “There,” said the biggest, and pointed with his chin to a gap in the ring. It was yours.',
      'Count the spears. Forty, all upright. Under them warriors, and among the warriors the old, and the babies with both hands in the air. They held up the sky. It had come down by one palm, and their chief stood in the middle of the ring with his arms shaking. The wind leaned on all of it. He wanted you to take his part, and nobody might walk under.',
    ],
    still: [
      'The wind leaned. A rag of sky went through your hair. They all bent their knees a little.',
      'One baby had let its arms fall. Its mother held three arms up.',
    ],
    later: [
      'There was a ring of heels in the turf, forty pairs. It had stayed up, then.',
      'On the high ground stood one spear, by itself, point to the sky. Somebody had left it there to be sure.',
    ],
    offers: [
      does(['patience', 'strength', 'easy', 'none'], {
        hurt: 'weariness',
        action: 'Take an end of the sky and hold',
        description: 'It is heavy, when one begins to think of it, and you may not scratch.',
        success: [
          'You put up your arms, and there it was. It had a weight. You had not believed that. The man by you sang through his nose, and tears ran down him. You all held. In the west it cracked, it opened, and it went up with one long breath.',
          'You held it by your fingertips and then your palms and then with your head. A child told you what to do: think of bread. You thought of it from the seed to the oven. When you had eaten it, there was light under the edge, all the way round.',
          'The chief’s arms came down, and yours were there. Hold yours out. No, higher. It sank on them. It stopped. He sat between your feet, and counted for you, a hand and a hand and a hand. At the last hand the wind left off leaning. The sky stood alone.',
        ],
        failure: [
          'You held till both arms were dead geese. You let one down, to feel. There was a crack, or a noise like that. Forty heads turned. You put it up again, but on that side it has never been the same.',
          'You held too high. They are a short people. All the weight came on you, and they stood there, with their arms up and nothing on them, and saw that something was wrong.',
          'Your nose itched. You thought of other things. It was the biggest nose that anyone had had. Then you scratched, and the baby next to you saw it, and scratched too, and so it went round the ring. Forty scratched, and who was holding?',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell them what it rests on',
        description: 'They have believed the other thing since the ice, and they have spears.',
        success: [
          'Four oaks, you said. One for each wind. Their roots are in what has been, and nobody can dig there. My grandmother leaned on one. The points came down, this one, that one. The sky stayed. “We knew that,” said the biggest, and asked you later what kind of oak.',
          'On the dead, you said. They stand up there as you do, in a ring, arms up, all that there ever were. They are many more than you. The warriors were quiet. Then each one called up a name, and let go.',
          'It rests on its own belly, you said, like a cow. It lies down and gets up. You showed them how a cow does it, first the hind legs. They looked. It got up, the hind part first, and the whole ring shouted at it to go on.',
        ],
        failure: [
          'Only air, you told them. They thought about it. If there was only air there was nothing under it at all. Forty strong men lay down on their faces and held on to the grass.',
          'On a pole, you said. What pole? It was far off, you said. Who held it, then? You did not know his name. They all looked at the sky and put up a second hand.',
          'You told them of the oaks. One of them had been there. He had cut one down, he said, for a boat. His knees went. Then the knees of all of them went. Look up, you. It is there yet.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Climb up and look how low it is',
        description: 'You would stand on wet shoulders, and be the one who touches it.',
        success: [
          'You went up on them, three men high, with one arm in the grey. It was cold. You felt to the left. You felt to the right. “Room!” you shouted. “A hand, and then an arm, and no end!” It went round the ring below, and you heard the butts of the spears come down.',
          'You climbed up and knocked. Nothing was there to knock on. You told them. They wanted it done three times. Three times you knocked on nothing, and they heard it, and took you down like a jug that is full.',
          'Up there you met a goose. She came out of the sky, and she was dry on the back. So there is a top to it, and one can be there. You shouted that down. They laughed, babies and all, and lowered what they held.',
        ],
        failure: [
          'You had your elbow in it when it flashed. You and three men came down in one heap. Your hair stood up. So it was low, they said, and they put you in the middle.',
          'You reached up, and there was something. It was wet and it gave way. It was the coat of the man on the next heap, who had gone up to look for himself. You could not tell them that. You had already screamed. One scream counts for a whole sky.',
          'The lowest man sneezed. That is all one need say of it. You were in the sky and then you were on the ground, and the ring had closed over the place, and no one wanted to hear how low.',
        ],
      }),
    ],
  },
  'satire-on-order': {
    terrains: ['forest', 'plains', 'coast'],
    weight: 2,
    who: { trade: 'bard', gender: 'male' },
    toward: 'neither',
    shows: ['bard', 'harp', 'satire', 'verse'],
    openings: [
      'One bard. One harp. One satire, and it was on you. He had been paid two heifers to raise sores on your skin with it, and he needed three verses. He had one. He stood on your path, one foot on a stump, and would not let you go before he had seen enough of you. You itched.',
      'First verse: your nose. Second verse: your walk. You heard them both through the leaves, and a red place came up on your thumb. The bard stepped out with the harp before him like a shield. Somebody had ordered a satire. “I need the third,” he said. He walked backward in front of you, so as to look.',
      'What does a satire do? It comes out on the skin. We have seen a chief die of five lines. This one was for you. The bard had gone to sleep over it, across the way, with his cheek on the harp. Your name was in each verse, cut in bark. He woke. “Stand still,” he said, “I have only the outline.”',
      'A name, three times. It was yours, and it was sung, and the third time it had a rhyme. A bard came along the hedge at your own step. When you stopped, the harp stopped. He was making a satire for people who had paid. A verse a day he got out of you. You would not shake him off, and you were red to the elbow.',
      'He was sorry. Count that for him. He had never made a satire on one whom he had seen eat. But he had a wife, and two heifers were promised, and the harp was not paid for. The bard asked you for your worst deed. He could not end the verse without it. He held on to your sleeve, and under it a bump came up.',
      'Look at your hands. Smooth? Yours were not, on that day. A bard sat behind a thorn with his harp laid flat, and at each verse one more spot came up. He had been hired to do you a satire with sores. He wanted to see how it took. So he came out, and stood in the way, and sang it to your face.',
      'The bard lay across the path, harp on his chest, and groaned. “Worm,” he had that. He had “squirm”. He had no third. A satire must have three, or it turns on him who made it. You tried to step over him. He sang one verse at your foot, softly, and it swelled, and you stood where you were.',
      'Four pieces of bark, on four trees. On each was a line and in each line was you. Your neck began to burn. Under the last sat the bard, tongue between his teeth, and tuned his harp. It was a satire, ordered and half paid. He wanted you there for the next verse. “Left side to the light,” he said.',
      'Two heifers had been given for your skin. One of them limped, and so he would leave you an eye. That was how the bard put it. He had the harp on his knee and the satire in his head, all but the last verse, and you had the rash up to the ear. He asked you to wait till it was done. Your feet could not do otherwise.',
      'A tune is a fly. You had whistled that one for half a valley, and your lip was thick with it. Then a bard stood up on the bank with a harp. “That’s you,” he said, “to the knees.” It was a satire, hung up in the air for you to walk into. He had one verse to go, and barred the path to get it.',
    ],
    still: [
      'He tuned it lower. On the back of your hand there was a red place, and there had been none.',
      'He had his ear to the wood and tried rhymes in a whisper. Two of them you felt.',
      'He played it with the little finger only. You scratched one ear. He nodded and kept that.',
    ],
    later: [
      'A harp was cut there in the bark, with two lines under it. The third was one long scratch.',
      'A gut string lay curled on a leaf, as small as a snail.',
      'They sang something at the milking there, with low voices. They stopped when you came, and the cows looked round.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        hurt: 'weariness',
        action: 'Make a satire on him first',
        description: 'It must be in measure, and just, and he does it for a living.',
        success: [
          'You gave him his cold feet. You gave him the brown cow who is in all his songs. At the cow a lump came up on his lip. He felt it with one finger. “That’s good,” said the bard. “May I have it?” He did not sing against you after that.',
          'You began with his rhymes, who were cousins. You came to his cloak, and it was borrowed. At the face he makes when he tunes, he put a hand there, and it was a plum. Nobody, he said, had ever looked at him for so long.',
          'You had three lines, and all were true. He lets his wife carry the harp. He lets her carry the child. The third was what he carries. He came out in spots from the neck down. He sat and looked at them, and he spat his own verse in the grass.',
        ],
        failure: [
          'You had four lines. The third had a foot too many, and it came back on you. You swelled where you stood. He beat the time on the wood, and showed you, as one shows a pupil, where it limped.',
          'You sang that he was a thief. He is one. He took it from you on the spot, and put your name where his had been.',
          'You made it, and it was just, and you were sorry for him in the last line. One may not. It fell off him like water. His own did not fall off you.',
        ],
      }),
      does(['gift', 'intellect', 'easy', 'none'], {
        action: 'Give him something better to sing of',
        description: 'It must be true, and when he has it you will not have it any more.',
        success: [
          'You told him what you never told: the rope, the two on it, and who let go. He took his hand off the strings. He went away between the trees with his lips moving. We have it in a song now. There is no name in it, and all weep but you.',
          'You told him of the dog who waited at the ford. For whom. How long. He let the strings down, and drew them up to something else, and your skin was your own again. When it came round to us it had many verses. It was dog from end to end. We can have it after this one.',
          'You told him the last words of your grandmother. They were about soup. He laughed, and stopped, and wanted to hear them once more without the laugh. He took the tune off you, string by string. Any child can have the new one of him, for a pear.',
        ],
        failure: [
          'You told him your best. He knew it. He knew more of it than you did, and he sang you how it ends for those who say that it was they. It ends with one less at the fire.',
          'You told him. It was true, and it was so sad that he could not play. He cried into the wood. The satire was all that he could do with wet strings.',
          'You gave it away, and he took it for the third verse. It was what he had wanted, the worst deed. You had thought that it was the other kind.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        hurt: 'mishap',
        action: 'Hang his harp out of his reach',
        description: 'One hand laid on a bard costs two hands of cows, less one.',
        success: [
          'You took it out of his arms, as one takes a child from a nurse, and went up a tree with it. He sang without it, and it was thin. Nothing came up on you but gooseflesh. By and by he asked you to pluck the low string. That was all you did, the two of you, until you went.',
          'You hung it on a bough, and the air played it. It turned there and hummed. You sat down under it, and he sat down. That, he said, was what he had looked for all those days. He forgot you where you sat.',
          'He jumped for it. He is not made for that. He jumped, and sat, and jumped, and at the third he laughed. There went the satire. One cannot make a good one out of breath.',
        ],
        failure: [
          'You had it halfway up when a string broke in your ear. He cried out. What he cried was in measure. It came up wherever your clothes rubbed. Sores: more than he was paid for.',
          'You hung it up. He took a reed from his belt, a small one, and it was sharper than the harp, and it knew you better.',
          'You held it, and it was a warm thing, and you touched one string. It was the wrong one. It was the one with you on it. You let go with both hands.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        hurt: 'weariness',
        action: 'Sit through it without scratching',
        description: 'It goes on for most of a whole person of verses, and one of them is your mother.',
        success: [
          'It came up in bumps. You looked at a tree. At the ninth verse you hummed it with him, low. His voice shook. He could not, he said, when one did not mind. You were as smooth as an egg, all but one place by the ear.',
          'You thought of porridge. He gave you the nose. He gave you the walk. You looked at your wrist, and it was someone’s wrist. At the last he stuck for a rhyme, and you gave him one. All the bumps went down.',
          'He sang, and you sat on your hands. He sang your father, your debts, your bed. You counted his teeth. Three were gone. When he saw what you counted he closed his mouth to hide them, and one can’t sing like that. Shut yours, grandfather, it is not you.',
        ],
        failure: [
          'You bore it to your mother. It was so much the way she called the hens that you laughed. Whoever moves must scratch. You scratched, and he sang. We all had mothers. Bards live on that.',
          'You did not scratch. You sat like a rock, and it went in. It is worse when it goes in. Ask any of the old women here. You walked as a pot walks, on three legs.',
          'You did well, but a fly sat down on the worst one. He saw it. He left the verse and made the next on the fly.',
        ],
      }),
    ],
  },
});
