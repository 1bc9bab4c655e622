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
    cast: { men: 'they' },
    openings: [
      'One pot. One ladle. Two places by the fire, and in one of them sat {them}, your friend. “Sit,” said the {them.trade}. Men of the Red Hand hunted you: three threes of them behind you, and before you a noose at the water. There was a hollow log to hide in, and there was soup. {them} had run ahead to warn you.',
      'Nine men of the Red Hand were after you, and {them}, your friend, had come first to warn you. They had tied a noose on your way to the water, and now they came up behind. The {them.trade} had a pot of soup in a hole beside a hollow log, and gave you the ladle. “Shoes off,” said {them}. “They hear those.”',
      '{them}, your friend, came over the rise with a pot of soup, and fell, and got up. “They hunt you,” said the {them.trade}. There were two bad things: a noose at the water, for your foot, and nine men of the Red Hand behind you. There were two good things: the soup, and a hollow log to hide in. “Hold the ladle,” said {them}, and breathed.',
      'You once stood by the {them.trade}, and so now {them} stood by you, with a pot of soup and a ladle, between you and the water. There the Red Hand had tied a noose to a bent tree, to catch you by the leg. Nine of their men were on your track. “Soup,” said {them}, “or the log. Choose.” The log was hollow.',
      'Nine men of the Red Hand came two hills behind you, and they wanted you alive or dead. They had hung a noose where you would drink. All this {them}, your friend, told you over a pot of soup, and moved up on a hollow log so that you could sit. The {them.trade} filled the ladle for you first.',
      '{them}, your friend, held a ladle of soup out of a bush, and pulled you in after it. “Not to the water,” said the {them.trade}. The Red Hand had hung a noose there for you. Nine of their men were coming the other way, to drive you into it. Behind the bush stood the pot, and by it a hollow log as long as two people.',
      '{them}, your friend, had come round by the bog to warn you, and sat on your way with a pot of soup. Nine men of the Red Hand hunted you, and were behind you. Before you, at the water, they had set a noose for your foot. “Eat, or hide in that hollow log,” said the {them.trade}, and held out the ladle.',
      '{them}, your friend, caught you by the coat and pulled you down beside a hollow log, to a pot. The Red Hand had hung a noose on a birch at the water, to catch you. The {them.trade} had lain in the fern and seen. Nine of their men were behind you. “First eat,” said {them}, and stirred the soup with the ladle.',
      '{them}, your friend, stopped you and laid nine turnips in a row: so many men of the Red Hand hunted you, and they were behind you. A bit of string was the noose that they had set at the water, before you. Then the {them.trade} put the turnips in the soup pot, beside a hollow log, and gave you the ladle.',
      '{them}, your friend, sat barefoot by the path, so as to run without a sound, beside a pot and a hollow log. The {them.trade} had passed nine men of the Red Hand to warn you. They had a noose waiting for you at the water, and they were close behind. There was soup, and one ladle for two.',
    ],
    still: [
      'Nine men of the Red Hand still hunted you from behind, and before you hung their noose, so you could not go on. {them} sat by the pot. The log was empty.',
      'You were not rid of the Red Hand: its nine men looked for your track, and its noose hung on your way. {them} had tied the lid on the pot, for running.',
      'You could go neither on to the noose nor back to the nine men of the Red Hand. {them} held the ladle and waited for you to choose.',
    ],
    givenUp: [
      'The nine men of the Red Hand lost your track and went home over the hills. {them} cut down the noose. You had only run. The way was open.',
      'A horn blew far behind, and the nine men turned and ran home to it. {them} undid the noose, alone. You could go on. Soup: cold. Red Hand: nine, as before.',
    ],
    later: [
      'Black stones lay there in a ring, and a ladle hung on a forked stick for the next who came.',
      'Beside the hollow log two dents lay in the grass, where you and your friend had sat.',
      'In a bush hung a bit of cord. It had been a noose, and somebody had undone it and hung it up to dry.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Eat and hear all that your friend knows',
        description:
          '{them} may know the nine men and how to stop them; it takes long, the soup is hot, and they are coming.',
        success: [
          'You ate, and {them} told you about the Red Hand, man by man. Then the nine stood there with their spears. You greeted each by his mother’s name, and they gave up the hunt. “Is it hot?” one asked. We do not kill by a pot that we have eaten from, and they ate.',
          'You ate, and heard from {them} that one of the nine had a cow near her time. When they came up with spears you asked him: how is she? He told you. It was long. The others got tired and sat down, and nobody hunted you any more.',
          'You ate, and learned from {them} what each of the nine is ashamed of, with a bone for each. They came up while you were saying it. They stood and heard themselves. The biggest went red and asked for the ladle, and that was the end of the hunt.',
        ],
        failure: [
          '{them} began too far back, and you heard nothing of use. First came a birth, then an aunt. Then the spears of the Red Hand showed over the hill, and you both had to run round it with the pot and sit down again.',
          'You heard it all, and it did not help: {them} knew only which tooth each of the nine had lost. Then two of them walked by so close that {them} had to put out the fire and lie down on the pot.',
          'The soup was too hot, and you lost your time with it. {them} blew, and you blew. Nothing was told. The Red Hand came a whole hill nearer.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Go together and take up the noose',
        description:
          'Then the way to the water is free; you must go where the Red Hand set it, two are loud, and {them} hums.',
        success: [
          'You two took up the noose and turned it on its hunters. {them} held down the tree and you pulled the peg. You set it again on the other path, where they would come to look. You were over the hill before the birch went up with one of the nine. The rest stayed to cut him down.',
          'You two took up the noose, and the way to the water was free. You had the peg and {them} had the line. It went round your friend three times, for a belt. The Red Hand sat and watched the place till they were hungry, and you were gone.',
          'You found the noose, and {them} cut it with one stroke, and the tree sprang up. All the birds flew. The nine ran to where the birds were. You two had gone round them by then.',
        ],
        failure: [
          'You did not take up the noose: it took you, by the foot. {them} caught you as you went up, with both arms. There hung two. It took a knife, and teeth, to get you both down, and the noose was still whole.',
          'You could not get at the noose, for {them} hummed. You said “Hush”. {them} hummed lower. A man of the Red Hand sat up in the fern on each side of the water, and you two had to creep back to the pot.',
          'You pulled the peg too fast, and the noose got away from you. The tree went up, and took the hat off {them}. The Red Hand heard the crack. You ran back to the log, and behind you they bent the tree down again.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        hurt: 'weariness',
        action: 'Lie up in the log with your friend',
        description: 'There is one log, and there are two of you, and you must not move till the Red Hand has gone.',
        success: [
          'You lay in the log with {them}, and the Red Hand did not find you. You counted feet through a knot-hole. Two, four, and so on to the last. They stood on the log. Your friend stopped breathing, and you did. Then they went, and the way was free. Two went in. Two came out.',
          'You two lay in the log, each with a hand on the other’s mouth, and were not found. One of the Red Hand sat down on top. “Soup,” he said, “I smell it.” You always do, the others told him. They went, and he went last, and you could go on.',
          'You two lay in the log and were not found. There were mice in it before you. {them} held one in each fist to keep it quiet. A dog of the Red Hand put in his nose. {them} gave him a thumb to lick that had been in the soup. He went off with his men. Count the mice with ours.',
        ],
        failure: [
          'You could not lie still in the log. You thought of the pot, out there, full, and crept out for it with {them}. A spear flew by. You two got behind a bank with the soup, and the Red Hand looked for you on all sides.',
          'The log creaked, and you had to get out of it. It creaked when you breathed in and when {them} breathed out. One of the Red Hand turned his head. You two crept off behind the fern with the pot till he looked away.',
          '{them} sneezed, and you could not stay hidden in the log. The sneeze came out at both ends. The Red Hand shouted, and you two had to creep out and lie down in a ditch, with the pot between you.',
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
    cast: {},
    openings: [
      'One path, one edge, and below the edge nothing. On the path sat {them}, who has a grudge against you, with half the face red for war. The spear of the {them.trade} lay across, and you could not get by. “I have had your name in my mouth like a stone,” said {them}. “I want it out.” You were to pay for what you had done.',
      '{them}, who has a grudge against you, stuck a spear in the path before you and sat down on the edge, with the drop behind. On the shaft were cuts. Each cut was a wrong that you had once done to the {them.trade}. “Count them,” said {them}. You were to make it good, and until then you were not to pass.',
    ],
    still: [
      '{them} still sat on the path with the spear across, and wanted the old wrong made good before you went by.',
      '{them} still held the path against you for what you had once done, and had begun one more cut on the spear.',
    ],
    givenUp: [
      '{them} grew tired of holding the path, and sat knee to knee with you, and made peace till the next time. The cuts are not paid. You were let by.',
      '{them} scratched the cuts off on a rock, and let you by. “I know them without,” said {them}. So nothing was paid. Two went home, one this way, one that way.',
    ],
    later: [
      'On a rock by the path were cut marks, a hand of them and three. Somebody had scratched them all out.',
      'Somebody had sat on the path there for a long time. The grass said so.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell the old quarrel from the other side',
        description: 'You must put yourself in the wrong the whole way through, and {them} will count.',
        success: [
          'You told the old quarrel as {them} would, and it made peace. You said what was done, who laughed, how long the road home was. {them} put in a word, and then two. By the end it was told by both. The stone was gone, the {them.trade} said, and let you by.',
          'You told your wrongs cut by cut, and {them} forgave you. You left out nothing that was yours. At each one {them} laid a thumb over the mark. It was a long shaft. At the top the thumb stayed there, and the spear was put down, and you went by.',
          'You said that you had laughed that day, and {them} forgave you. It was the worst of all the cuts. {them} looked over the edge for a time. “That was the one,” said {them}. The rest was forgiven with it, and the path was free.',
        ],
        failure: [
          'You told it well, but you made one small joke, and that spoiled it. It was the joke that you had made in the first place. {them} spat your name out after a stone, and sat down on the path again.',
          'You put yourself in the wrong almost the whole way, and at the end you said that you had been right. {them} had waited for that. The spear came up again, and a new cut was begun on it. There was no peace.',
          'You told it worse than it was, and made {them} angrier. The {them.trade} heard of wrongs that nobody had known, and there was no room left on the spear. You were not let by.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle until one of you says enough',
        description: 'The one with more sense will say it, and the edge is near.',
        success: [
          'You wrestled till neither could stand, and so you made peace. You lay in a heap, two heads, four arms, and {them} began to laugh. “Enough.” You said it together, and the path was wide enough for both. Four arms, two heads: it came out even.',
          'You threw {them} to the edge, and then you pulled {them.him} back. You did not push, and {them} saw that. It was peace. You walked back from there, each with a hand in the other’s belt, and you went on.',
          'You won by holding {them} up. There were three falls: one yours, one not. In the third the bad knee of {them} gave way, and you caught it. It is hard to hate the one who has your knee. {them} made peace and let you by.',
        ],
        failure: [
          '{them} threw you and you had to say enough. “Louder,” said {them}. You said it till they heard it in the next valley. It was not peace, and the {them.trade} sat down on the path again.',
          'You lost the wrestling, though you were stronger. {them} was angrier, and that counts double. You lay under {them} and counted: one rib, two ribs, the sky. The path stayed shut.',
          'You said enough too early, and {them} did not take it. It was not enough. It was not enough the second time. The {them.trade} got up off you and picked up the spear again.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Hold out your bare arm to the spear',
        description: 'You offer blood to pay for the old wrong; {them} may make one cut, wherever it is wanted.',
        success: [
          '{them} took up the spear, cut only your shoe-string, and made peace. “Kneel and tie it,” said {them}. You knelt. When you got up the path was free, and the spear stood in the ground with its point down. So we do it to this day.',
          '{them} laid the spear on your arm, and you did not draw the arm away. So there was peace. Then a knife went along the shaft, and all the cuts came off in one long curl. You were let by.',
          '{them} did not cut your arm but a lock of your hair, and that paid for all. The {them.trade} bound it round the spear. “I have got you now,” said {them}, and made peace, and let you by.',
        ],
        failure: [
          '{them} felt your arm with a thumb, and pushed it away. “Thin,” said {them}. “Not even that.” It was no payment, and there was no peace. The {them.trade} sat down again with the spear across the path.',
          '{them} lifted the spear over your arm and would not cut. “Not while you look at me,” said {them}. You looked away, and back, and away. Nothing was paid by that, and you were not let by.',
          'You held your arm out, and it shook, and {them} would not cut it. So long as the arm shook there would be no cut, and no peace. It went on shaking.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Jump over the edge and run',
        description: 'There is one place to jump, and no one has come back to say how deep.',
        success: [
          'You jumped over the edge and got away. It was deep, and it was soft below, for a beast had died there. Up there {them} put out a hand to catch you, too late, and looked at the hand. The quarrel stayed up there too.',
          'You went over the edge with a bush in each fist, and got away. Three bushes gave way. The fourth one held. You climbed down hand under hand. Up there {them} laughed at last, and shouted that you were even.',
          'You jumped and came down alive. It was a slope of stones, and they all came with you. At the bottom you were white from head to foot. {them} looked down and saw the dead walk, and let you go.',
        ],
        failure: [
          'You jumped, and a root caught you by the belt. {them} sat down on the edge above you and told you each cut, from the start. After that the {them.trade} pulled you up again by the spear, to pay.',
          'You jumped, and you did not get away. You came down standing, one man’s height below, and there was no way on. {them} looked over the edge. You had to ask for the spear’s other end, and were back on the path.',
          'You ran at the edge, and your legs would not jump. Twice you ran. {them} moved aside to give you room. The third time {them} did the counting for you, aloud, and you sat down.',
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
    cast: { bride: 'she', men: 'they', 'stout one/stout/last': 'he' },
    openings: [
      'One bride ran to you with her wreath slipping, and eleven men ran after her. Whoever caught her before the standing stone should have her for his wife. That is our custom. In front ran an oiled one, and she did not want him. Last ran a stout one. “The last is mine,” she said. “Help him.” The men filled your path like cattle.',
      'A bride lay in a bush by your path, with her wreath on, and hid from eleven men. Whoever caught her before the standing stone would be her husband. An oiled one ran first, and she did not want him. “Where is the stout one?” she asked. Last, you said. She caught your coat: help him, or you should not go on.',
      'A bride came up to you with her wreath in her fist, and eleven men ran after her. Whoever catches the bride before the standing stone has caught her for life. An oiled one went ahead of them like a fish. She wanted the stout one, and he hopped, far back, on one foot. “Stop the others, or get out of my road,” said the bride.',
      'A bride in a wreath ran down your path, and eleven men hunted her to the standing stone. One of them was to catch her for his wife. First ran one who was oiled, and she feared him. Last ran one who was stout, and she wanted him. She could outrun ten of them. “Make him win,” she said. You were in the middle of it.',
      'A bride ran into your road, and eleven men were behind her. By our custom the one who catches her before the standing stone may keep her. An oiled man was first, and she did not want him. The one she wanted was stout, and last. She pushed her wreath into your hands, stood in your way, and begged you to help him.',
      'A bride hid in a hole by your path, under her wreath, from eleven men. The one who caught her before the standing stone should have her for his wife. First ran an oiled one, last a stout one. “I want the stout one,” said the bride, and caught your foot. “Help him.” Your way was full of men.',
      'A bride ran round you, wreath flying, with eleven men behind her. One should catch her before the standing stone, and keep her for his wife. The first was oiled and made no noise, and she feared him. The last was stout and slow, and she wanted him. She could not go near the stone till he came. “Help me,” she said, and held you there.',
      'A bride sat in the ditch by your path, wreath and all, and would not let you pass. Eleven men ran barefoot to catch her before the standing stone, and one must have her for his wife. The oiled one was the fastest. She did not want him. She wanted the stout one, who was last, and she held his broad shoes in her lap. You were to help him.',
    ],
    still: [
      'The bride still wanted your help against the eleven men who hunted her, and they filled your path. The oiled man was first. The stout one was last.',
      'You could not get through, for eleven men ran after the bride on your path, and she wanted the stout one to win. The oiled one stopped by a bush and looked round for her.',
    ],
    givenUp: [
      'The bride ran three times round the stone, till ten men lay down, and then she stood still for the stout one. You had not helped, and your path was empty again.',
      'The bride hid till ten men had run past the stone, and waited there for the stout one. He came. She had her man without you, and nobody held you any more.',
    ],
    later: [
      'Leaves lay trodden in a line, all the way to the standing stone. The bride’s wreath was on top of the stone, over one ear.',
      'Ten holes went straight through the bushes, where men had run. At the eleventh a branch was tied back, for the next.',
      'Children played the bride’s race there. A girl ran with a rag on her head, and a round boy was last. They had told him that he would win.',
    ],
    offers: [
      does(['flight', 'endurance', 'medium', 'slight'], {
        hurt: 'weariness',
        action: 'Put on the wreath and be the bride',
        description:
          'The men will run after you and not after her; they are fast, and some of them have paid for her in cows.',
        success: [
          'You put on the wreath, and the men ran after you and not after her. You led them through a stream, and past a bull. When the oiled one caught you and saw your face, horns blew at the standing stone. The bride had been caught, and it was the stout one.',
          'You wore the wreath and led ten men into a bog. Oil is no help in a bog. They sank to the knee. On dry ground beside it the stout man walked, and the bride walked slower. He had her.',
          'You ran like the bride, with the wreath on, and the oiled one followed you. Three times he had you by the hem. The third time he saw your face. He looked at the stone, and there stood the stout one and the bride, hand in hand.',
        ],
        failure: [
          'Your shriek was wrong, and the men knew that you were not the bride. Four lay on you before the rest had stopped. The oiled one did not stop at all, and ran on after her.',
          'The wreath came off at the first branch, and nobody was deceived. All the men saw that it was only you. The stout one stopped to ask if you were hurt, and lost a great deal of ground by it.',
          'You outran them all in the wreath, and it was too fast. You came near the stone with nobody close behind. The men saw that you did not tire, and so that you were not the bride. They turned round to look for her.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Stretch your belt low across the men’s way',
        description:
          'The first men will fall over it, and the stout one may win; you must lie down and hold one end of it.',
        success: [
          'Your belt threw ten of the men. The oiled one went down, and the next, and so on, three threes and one, in a row. The stout one came last. He looks where he walks. He stepped over and caught the bride, who was tying her shoe for him, slowly. Two. The others one need not count.',
          'The belt caught one man, and he pulled down the rest. They lay there, a heap of grooms. “Go round,” you told the stout one. He went round. He was at the stone, with the bride in his arms, before they had found whose leg was whose.',
          'The oiled one jumped over your belt, and he came down on a man who had not. The two of them slid all the way down a slope. The stout one and the bride had reached the stone by then. They had walked.',
        ],
        failure: [
          'You held your belt tight, but eleven men were too many for it. They took you with them, face down, and ran on after the bride. You never let go. Fold all your fingers and hold tight: so.',
          'The oiled one saw your belt and jumped. He called out “Belt!” to the rest, and they jumped too. Only one did not hear. He was stout, and he fell hard, and the bride covered her eyes.',
          'You tied your belt to a sheep, and the sheep ran off with it. Two men fell, and they were the wrong two. The oiled one had a clear run, and the stout one was still last.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the oiled one what he wants her for',
        description: 'While the oiled one thinks he may slow down; you must run by his side to ask, and he is fast.',
        success: [
          'You asked the oiled one, and he had no good answer, and stopped. “To win,” he said. You asked: and then? What is her name? He stopped, hands on his hips, and ten men ran into his back. He was thinking yet when the stout one came by and caught the bride. Say it, girls: and then?',
          'You asked him, and he fell back to think. He would have her, he said, for she was quick. And when she stops? He had never seen her stop. He ran slower, and slower, and he walked. The stout one passed him, said good day, and caught the bride.',
          'You asked him, and he gave her up. “My brothers all have one,” he said. He heard it himself. He looked at the bride, and saw where she looked. Then he tripped on purpose, in front of all the rest, and the stout one had her. It was the best thing he did that year.',
        ],
        failure: [
          'You asked him, and you could not keep up. He spoke of her stride for three fields. It was good, what he said. You sat down out of breath, and he ran on after her.',
          '“I like her,” said the oiled one, and he did not stop. It was true. You had not thought of that. He helped you over a ditch, and ran on. That made two who wanted her.',
          'You asked, and the oiled one did not know, and it made him run faster. Some do. Far back the stout one saw him go and held his side.',
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
    cast: { 'old man/man/boat-stitcher': 'he', wife: 'she' },
    openings: [
      'An old man sewed a boat of skin by the water, and his wife lay by him, dead. He wanted to send her off in it, dry, before the water rose to her. He was one hide short, and too slow alone. He held out a second needle and would not let you by until the boat was whole.',
      'An old man was sewing a boat for his dead wife, and she lay by it, across your path. She had been afraid of wet feet all her life, and so the boat had to be dry. But he was one hide short, and the water rose. “Stay,” said the old man, with the needle in his teeth. He wanted your help, and you could not step over her.',
      'An old man sewed a boat for his dead wife, to send her off dry, and the water was rising. He was one hide short. Her needle lay on her breast, for his wife had always sewn with him. His neighbours stood round and closed your path. He asked you to help him, and they would not let you go before.',
      'An old man sat with his legs round a boat of hide, and sewed. His dead wife lay by it. He wanted to send her out in it, dry, and it had a hole as big as a cloak. The water came up the bank. He held out a needle to you and held you by the coat. You were to help him before you went on.',
      'An old man was sewing a boat for his dead wife, who lay by him on the bank. She was to go off in his own work, and dry. The last hide was missing, and his needle shook. The water had reached his heels. He sat across your path, and begged you to help him sew.',
      'An old man sewed a boat for his wife, who was dead and lay by him with her good pin on. The hides had all been her cows. He had three hides, and the boat needed four. The water was rising. With the needle in his fist he stood in your way, and wanted you to help him keep her dry.',
      'On the mud an old man sewed a boat of hide, and his wife lay by it, dead, washed and combed. He wanted her sent off dry. There was a hole in the boat, and there was no hide for it. The water walked up the mud. He pointed at you with the needle: you were to help. There was no other way round, and he let nobody by.',
      'An old man turned over the boat that he had sewn for his dead wife, and mice had eaten a hole in it. His wife lay there with her good pin on, to be sent off dry, and the water rose. He needed a hide for the hole, and hands. He held a needle out to you, and shut your path till you took it.',
      'An old man sewed a boat for his dead wife, so that she should go off dry. The water was rising, and there was one hide too few. He had two needles, and could use one. The neighbours shut your path. You were to take the other needle and help, he said, and then you might go.',
    ],
    still: [
      'The old man still let you go no farther, for the boat for his dead wife was not whole. The water had come higher toward her.',
      'The boat for the old man’s dead wife still blocked your path, and he wanted your help to finish it. He had counted the hides, and there was one too few. He looked at you.',
    ],
    givenUp: [
      'The old man took off his own coat of hide and sewed it in, and the boat was whole. His wife went out dry. None of it was yours. The path was clear.',
      'Neighbours came with one hide more, and this time the old man took it. His wife went out in the boat, dry. Helpers: many. You were not one. They let you by.',
    ],
    later: [
      'Far out on the water there was a speck: the old man’s boat. His needle stood in the mud.',
      'A stool stood on the bank, turned to the water. The old man came there to look out after his wife.',
      'Bits of hide lay on the bank, cut small, and one long thread with a knot in it.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'none'], {
        action: 'Take the second needle and help sew the boat',
        description: 'It is a thumb’s breadth at a time, and the old man undoes what he does not like.',
        success: [
          'You sewed from the one end and he from the other, and the boat was closed. The needles met. He undid one stitch of yours, only one. Then she lay in it. He pushed with his foot, as one does with a cradle. She went out dry.',
          'The old man sewed inside and you sewed outside, and the hole was shut in time. You sent the point in, he sent it back. After a while he scolded you by his wife’s name. You let him. No water came in, for as long as we could see her.',
          'You drew the edges together where the hide was missing, and it made the boat smaller, but whole. “She was small,” said the old man. He bit off the thread. She fitted, with her knees up, as one sleeps. It floated.',
        ],
        failure: [
          'You sewed too fast, and the seam was bad. The old man put his ear to it and blew, and it whistled. He took out all of your side, and the hole was as big as before.',
          'You ran the needle into your thumb and bled on the seam, and he would not have it. Blood draws the water. We all know it. He washed it off and washed it off, and no stitch was sewn.',
          'You sewed the boat to your own sleeve, and had to be cut out. It went on for three hands of stitches before you felt it. Now there was a second hole, as long as an arm.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Give your own cloak to patch the boat',
        description: 'The cloak has the shape of your shoulders, and you sleep in it.',
        success: [
          'You gave your cloak, and the old man closed the boat with it. He asked what beast it was. It was an old ewe. He sewed it in where it would lie over her knees. “She felt the cold,” he said. She went out dry, and an old neighbour put her shawl round you.',
          'You laid down your cloak, and it was sewn in and held. You had slept on the one side, you told him. That side he turned to his wife. Then she went off dry, in four beasts, three of them her own.',
          'The old man took your cloak, and with it the boat was whole. It smelled of fire and bread. He had been afraid, he said, that she would have nothing on her that smelled of people. It was sewn in tight, and she went out. A little of all who ever sat by you went with her.',
        ],
        failure: [
          'Your cloak was too thin, and he gave it back. He held it up, and there was sky through it in two places. He would not have you cold, he said, and her wet. The rib stayed bare.',
          'The old man sewed your cloak in, and it let the water through. Cloth is not hide. He took it out, and wrung it, and hung it on the reeds for you, and the hole was there again.',
          'The old man would not take your cloak. His wife had never had anything from a stranger, and he could not ask her now. He pushed it back with the needle, three times, and the boat stayed open.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        hurt: 'mishap',
        action: 'Hold the water off the boat with your back',
        description: 'You kneel in a gap of the bank till he has done, and the water is strong.',
        success: [
          'You held back the water with your back till the boat was sewn. You sat in the gap and hooked your arms in the reeds. It beat on you. Behind you the old man sang, a stitch to a line. When he said “So,” you let go. The water lifted her, and she went out dry.',
          'You held the water off, and you were not alone for long. It came up to your chin. Then a neighbour sat down by you in his clothes. Then his son. Then they all sat in a row, and the water had to wait till the old man had sewn. It did.',
          'You held the water off long enough. It pushed. You pushed. It went back a step, to run at you, and in that step the old man tied the knot. The boat bumped your shoulder on her way out, and his wife was dry to the pin. That is the one boat we never had back.',
        ],
        failure: [
          'You held the water for four songs, and it came in under you. When they had you out, the boat was wet to the ribs. The old man bailed it with his hat, and took up the needle again.',
          'You held one gap, and the water found another. There was a third. It came in by the side where his wife lay, and he had to lift her higher, and could not sew.',
          'You could not hold the water: you had to get up to breathe. One breath. The old man did not scold you. He lifted his wife out of the wet and laid her higher, and the boat was still open.',
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
    cast: { 'youth/boy': 'he', 'village/people': 'they', 'old man/man/priest': 'he' },
    openings: [
      'A village stood on a plank over the bog, and would drown a youth there for better harvests. They had broken one cake for all, with one black piece in it. Whoever draws that is given to the bog. The youth in the cap had drawn it. Behind him an old man held the cord. They let nobody pass before it was done.',
      'On the end of a plank, over the bog, stood a boy in a wolfskin cap, to be drowned. In his hand was the black piece of the cake, and whoever draws that is given to the bog. So we get barley, they said. The old man behind him could not tie the cord. The whole village closed your road till it was done.',
      'A village was about to give a young man to the bog. The cake had gone round, and his piece was the black one. There was the plank to walk out on, there was the old man with the cord to choke him. Barley comes of it, they said. “It’s all right,” said the youth. They would let nobody through before it was done.',
    ],
    still: [
      'The village still closed your road until the youth on the plank was drowned. Nobody spoke.',
      'Nobody might go through, for the village had yet to give the youth to the bog. He stood on the plank. The old man tied the cord a second time. It came open a second time.',
    ],
    givenUp: [
      'The old man could not tie the cord, not the third time. The bog got a cap with a stone in it. The youth lives, and the village let you by.',
      'The youth’s mother walked out on the plank, gave the bog his cap with a stone in it, and took him home. Nobody stopped her. After that nobody stopped you.',
    ],
    later: [
      'A wolfskin cap lay at the end of the plank over the bog. There was a stone in it, so that it should stay.',
      'The cord for the bog hung on a post there, and it was tied in a bow.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask to see the cake put together',
        description:
          'If the pieces do not fit, somebody cheated, and the youth goes free; two hundred people say that nobody did.',
        success: [
          'The cake was put together, and it showed that somebody had cheated. The black piece had been broken in two. One half was the boy’s. The priest’s cousin had the other, in his cheek. So the drawing did not count. The bog got a goat, and the boy got his clothes. Cut the goat in the stick.',
          'The cake was put together, and one piece was missing. So not all had drawn. They counted heads. The one who had not drawn was the old man himself. He put down the cord. Nobody wanted him in the bog, either. They all went home, the youth too.',
          'You put the cake together on your knees, and it made two cakes. Each had a black piece. Two cakes, then, and two to die, and nobody would have two. They thought about that. Then they thought that it could be none. The youth walked off the plank.',
        ],
        failure: [
          'You put the cake together crumb by crumb, and it fitted. Nobody had cheated. You had to get up and say so, and the youth held your elbow. He was still for the bog.',
          'The village laid out the cake, and a hungry child ate a piece of it. Now it could never be made whole, and you could show nothing. The youth stayed on the plank.',
          'You asked for the cake, and they took it ill. “Do you say that we cheat?” said one. Then all said it. The ring of torches got smaller, and they showed you no crumb.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'slight'], {
        action: 'Give the bog something of yours that hurts',
        description: 'The bog knows what a thing has cost, and may take it for the boy.',
        success: [
          'You told the bog the name that you had as a child, and it took that for the boy. Nobody living knows it. You said it over the black water. One bubble came up, slow, big. “That is that,” said a grandmother, and put her shawl on the youth.',
          'You gave the bog the song that your mother died in, and it was enough for a life. You sang it once, to the end, and then it was gone out of your head. The old man put the cord in his shirt, and the boy went home.',
          'You gave the bog all your barley to come, and they took it for the boy. You said it three times, so that the dead should hear: when it comes, I eat none. After such years that is worth a life. They led him off the plank by the hand.',
        ],
        failure: [
          'You threw the bog your best words, and they were not enough. They floated. “It’s barley we want,” said someone, and it was said kindly. The youth was not let off.',
          'You bled for the bog, and it was too little. It bled a little, and stopped. You cut again. The bog did not want it by drops. The boy told you to leave off, and stayed on the plank.',
          'You told the bog a deed that you had been ashamed of, and it would not have it. The deed was old, and it did not hurt you any more. The water knew. It spat. Two hundred saw it, and the youth still stood there.',
        ],
      }),
      does(['force', 'reflexes', 'hard', 'serious'], {
        action: 'Push the old man in and take the youth',
        description: 'The plank is one foot wide, and holy, and it does not carry three.',
        success: [
          'You pushed the old man in, and took the youth by the wrist, and he was free. You ran from tussock to tussock. The torches came after, but not as people come who want to catch. When you let him go he felt himself all over with both hands.',
          'You pushed the old man in, and the youth got away. The old man said in your ear “Now,” and fell where it was shallow. He screamed well. The whole village ran to pull him out, and nobody stood behind the boy.',
          'You pushed, and the plank broke, and the youth was saved. On this side were you and the boy. On that side was the village. They had no second plank, and one after another they took their caps off.',
        ],
        failure: [
          'You pushed, and all three of you fell in: the plank does not carry three. The boy could swim. He held you both up by the hair. They pulled you out and beat you, and he was put back in his place.',
          'You pushed, and the old man had sat down, and you fell over him into the bog. The youth gave you a hand up. Then he went back to his place on the plank. Two in, two out, and nothing changed.',
          'You pulled the boy’s arm, and he would not come. His sisters stood in the front row, and it was for them. He took your fingers off, one, two, three, and the thumb. The old man had kept his feet.',
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
    cast: { 'leech-girl/girl': 'she' },
    openings: [
      'One girl with a bag stood in your way, and she wanted to sew your wound. She was nine years old. She had sewn eleven lambs, a hawk, and the cat, and never a person. In the bag were a flint, a tooth, a pot. “Sit,” said the leech-girl. She would not let you by unsewn.',
      'A girl sat on your path with her sick beasts: a hare, a crow, a kid. She saw your wound. “You are next,” she said, and shook out her bag on the flat stone: flint, thread, a pot. She was a leech, a healer, she said, and she stood in your way as a grown one stands.',
    ],
    still: [
      'The leech-girl still stood in your way and wanted to sew your wound. She laid out the flint and the thread again, in another order.',
      'You were not to go unsewn, said the leech-girl, and she kept the path shut with both arms. She blew on the flint. “Don’t look,” she said, “if you are one who looks.”',
    ],
    givenUp: [
      'The girl packed her bag and said that you moved too much. She let you by, with your wound as it was. The hare was next, and the hare sat still.',
      'A mother called the girl home to eat. “Next time,” said the leech-girl, and ran. So you went on unsewn, and tied it up yourself, with your teeth.',
    ],
    later: [
      'A hare ran by with a stick on its leg. The leech-girl had set it, and it ran well.',
      'By the girl’s flat stone lay a bunch of yarrow, tied with thread, for the next who came.',
    ],
    offers: [
      does(['patience', 'vigour', 'easy', 'none'], {
        hurt: 'weariness',
        action: 'Let the girl sew you her own way',
        description: 'She has sewn none so big, and she gives no warning.',
        success: [
          'You sat still, and the girl sewed your wound shut. “Bad lamb,” she said to it. Something went in. Something came out. She bit the thread. She sat down and shook from head to foot, and then she let you by. Three threes of years, and one person. Put that on her stick.',
          'The girl sewed your wound with her eyes shut, and she did it well. Her fingers saw. You counted the stitches aloud for her: three threes and two. It held when you laughed, and she made you laugh, to try it. Then you could go.',
          'The girl sewed you, and you hardly felt it. She put the hare on your lap. “He is afraid,” she said, “hold him.” You said to him that it was soon over. When you looked up she had done, and was packing the bag, and you could go.',
        ],
        failure: [
          'The girl lifted the flint, saw how deep the wound was, and fainted. You laid her in the shade with her feet up, and the hare sat by her. Nothing was sewn. When she sat up she reached for the flint again.',
          'The girl packed the wound with what was in her pot, and it was for hooves. It grew hard, and you could not bend there. She had to chip it out with the flint, and cried, and the wound was as before.',
          'The girl’s thread broke, and the wound was not sewn. It broke again. She pulled a longer one out of her own skirt, and it was not strong, either. She looked in the bag for another.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Tell the girl what your own healer does',
        description: 'Then she can sew you as one sews people; she will ask why each time, and you do not know why.',
        success: [
          'You told the girl how it is done, and she sewed you well. “Why moss?” she asked. You had to think. Moss drinks. “Why spit?” Spit is warm. So you went on, why and why, and four hands did it. At the end she let you by.',
          'You told the girl what our healer does, and she did it, and the wound was shut. First the water. Then the thread. Then you lie to him and say that it is done. “It is done,” said the girl. It was not, and then it was.',
          'You told the girl what our old one sings at it, and she sewed you to the song. The crow sang it. She took each stitch on the long note, and there was no hole left when it ended.',
        ],
        failure: [
          'You told the girl that one spits on a wound, and could not tell her why. Did that help, she wanted to know. You opened your mouth. You had been so sure of it, all those years. She patted you, and did not sew.',
          'You told her all three steps in the wrong order, and the girl did them in that order. She was quick and had neat hands, and you had to ask her to take it out again.',
          'You told her of our healer, and the girl would not do it his way. She had heard of him. “He killed my aunt,” she said. She put the flint back on the stone, and did nothing yet.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Fetch the girl a herb for your wound',
        description:
          'It closes wounds, and she has none in her bag; it grows where you must lean out, and you do not lean well.',
        success: [
          'You found the herb, and the girl closed your wound with it. A hairy leaf, she had said, and it smells of old man. You went along the rock with your nose. There it hung, over nothing. She chewed it, and it went on warm. We keep that herb now. It hangs over there, the third bunch.',
          'You leaned out and brought the girl two leaves of the herb, and they healed you. The third was the big one, and you let it stay there for the next. The girl counted them. “You left one,” she said. Those heal best, whose picker left one.',
          'You found no herb, but you had crawled through it, and it stuck to you, front and back. The girl picked it off you. She had only to press it down on the wound. Count your luck: one slope of it.',
        ],
        failure: [
          'You brought the girl the wrong herb. It was hairy. It smelled of hat. She dropped it. That one is for cows, she said, for those who carry too long. You had chewed a little.',
          'You leaned out for the herb and hung there, and did not get it. The girl came with the bag strap and the kid and the crow, and they pulled you up. The herb was down below you and stayed there.',
          'You found a whole bed of the herb, and a goat had eaten it. She had got as far as the last leaf and looked at you with it in her mouth. You came back to the girl with nothing.',
        ],
      }),
    ],
  },
  'holding-up-the-sky': {
    terrains: ['plains', 'hills', 'mountains', 'desert'],
    weight: 2,
    when: { weathers: ['storm', 'wind'] },
    shows: ['spear', 'sky', 'ring', 'warrior'],
    cast: { 'warrior/men/chief': 'they' },
    openings: [
      'Forty warriors stood in a ring, bare, with their spears held straight up, to hold up the sky. One thing they fear, that tribe: the sky may fall. It hung low. They wanted every arm under it, and would let no one go by. “There,” said the biggest, and pointed with his chin to a gap in the ring. It was for you.',
      'Forty warriors stood across your way in a ring and held up their spears against the sky. They believe that it rests on them, and it had sunk by one palm. The old stood with them, and babies with both hands in the air. Their chief’s arms shook. He wanted you to take his part, and nobody might go by.',
    ],
    still: [
      'The forty warriors still held up the sky with their spears, and let nobody by who did not help them. It hung as low as before.',
      'The ring of warriors was still shut across your way, for they feared that the sky would fall, and wanted your arms too. There was a gap left for you.',
    ],
    givenUp: [
      'The sky stayed up, and the forty warriors let down their arms, one and one and one. You had not held it, they said. The ring opened, and you might go by.',
      'Forty women came out to the ring with bowls, and nobody eats with a spear up. The sky did not fall. The warriors let you go. There was no bowl for you.',
    ],
    later: [
      'There was a ring of heels in the turf, forty pairs, where the warriors had stood. The sky had stayed up, then.',
      'On the high ground stood one spear, by itself, point to the sky. The warriors had left it there to be sure.',
    ],
    offers: [
      does(['patience', 'strength', 'easy', 'none'], {
        hurt: 'weariness',
        action: 'Hold up the sky with the warriors',
        description:
          'You stand in the ring with both arms up until the sky lifts; it is heavy, and you may not scratch.',
        success: [
          'You held up the sky with them till the wind fell, and they let you go. It had a weight. You had not believed that. The man by you sang through his nose, and tears ran down him. In the west it cracked, it opened, and it went up with one long breath.',
          'You held till the sky lifted, and the ring opened for you. You held it by your fingertips and then your palms and then with your head. A child told you what to do: think of bread. You thought of it from the seed to the oven. Then there was light under the edge, all the way round.',
          'The chief’s arms came down, and yours were there, and the sky did not fall. It sank on them. It stopped. He sat between your feet, and counted for you, a hand and a hand and a hand. At the last hand the wind left off leaning, and they let you by.',
        ],
        failure: [
          'You got tired and let one arm down, and they cried out. Forty heads turned. You put it up again, but they did not trust that side now, and did not let you go.',
          'You held your arms too high, and they sent you out of the line. They are a short people. The warriors stood there, with their arms up and nothing on them, and were afraid. They told you to begin again.',
          'Your nose itched, and you scratched, and that spoiled it. A baby next to you saw it, and scratched too, and so it went round the ring. Forty scratched, and who was holding? They were angry with you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell the warriors what the sky rests on',
        description:
          'If something else holds up the sky they can put down their spears; they have believed otherwise since the ice.',
        success: [
          'You told the warriors that the sky rests on four oaks, and they believed you. One for each wind. Their roots are in what has been, and nobody can dig there. My grandmother leaned on one. The points came down, this one, that one. The sky stayed. “We knew that,” said the biggest, and let you by.',
          'You told the warriors that the dead hold up the sky, and they lowered their spears. The dead stand up there as you do, in a ring, arms up, all that there ever were. They are many more than you. Then each warrior called up a name, and let go.',
          'You told the warriors that the sky rests on its own belly, like a cow, and they believed you. It lies down and gets up. They looked. A cloud got up, the hind part first, and the whole ring shouted at it to go on. The spears came down.',
        ],
        failure: [
          'You told the warriors that there is only air, and it made them more afraid. If there was only air there was nothing under the sky at all. They held their spears higher, and no one went by.',
          'You told the warriors that the sky rests on a pole, and they asked who held it. You did not know the name. They all looked at the sky and put up a second hand.',
          'You told the warriors of the four oaks, and one of them had been there. He had cut one down, he said, for a boat. The knees of all of them went, and they held on harder. Look up, you. It is there yet.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Climb up and look how low the sky is',
        description:
          'If it is far off nobody need hold it; you stand on the warriors’ wet shoulders, and are the one who touches it.',
        success: [
          'You climbed on three men, felt for the sky, and found room. It was cold in the grey. “Room!” you shouted. “A hand, and then an arm, and no end!” It went round the ring below, and you heard the butts of the spears come down. You could go on.',
          'You climbed up and knocked on the sky, and it was not there. They wanted it done three times. Three times you knocked on nothing, and they heard it. They took you down like a jug that is full, and let you by.',
          'You climbed up and met a goose, and she came out of the sky with a dry back. So there is room on top. You shouted that down. They laughed, babies and all, and lowered their spears, and you went through the ring.',
        ],
        failure: [
          'You climbed up on three men, and all of you fell in one heap. It had thundered, or a man had coughed. So the sky was low, they said, and they put you in the middle of the ring.',
          'You climbed up and touched something wet, and screamed. It was only the coat of a man on the next heap, who had gone up to look for himself. You could not tell them that. One scream counts for a whole sky.',
          'You climbed up, and the lowest man sneezed, and you fell down. The ring had closed over the place, and no one wanted to hear how low the sky was.',
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
    cast: { bard: 'he' },
    openings: [
      'One bard stood on your path with a harp, and he was making a satire on you. Somebody had paid him two heifers to raise sores on your skin with it. He needed three verses, and he had one. He would not let you go before he had seen enough of you for the rest. You itched.',
      'A bard stepped out before you with his harp, and sang a satire on you. Somebody had ordered it, and it raises sores. First verse: your nose. Second verse: your walk. A red place came up on your thumb. “I need the third,” he said. He walked backward in front of you, and you could not get by.',
      'A bard lay across your way, asleep on his harp, and he had been hired to make a satire on you. A satire raises sores on the skin. We have seen a chief die of five lines. Your name was in each verse, cut in bark. He woke. “Stand there,” he said, “until I have the last verse.”',
      'A bard came along the hedge at your own step, and sang a satire on you to his harp. People had paid him for it. When you stopped, the harp stopped. A verse a day he got out of you, and each verse raised sores. You could not shake him off, and you were red to the elbow.',
      'A bard held on to your sleeve: he had to make a satire on you, with sores, and he was sorry. But two heifers were promised, and the harp was not paid for. He asked you for your worst deed. He could not end the verse without it, or let you go. Under his hand a bump came up.',
      'A bard sat behind a thorn with his harp, and at each verse one more spot came up on your hands. He had been hired to make a satire on you, with sores. He wanted to see how it took. So he came out, and stood in the way, and sang it to your face.',
      'A bard lay across the path, harp on his chest, and sought a rhyme for a satire on you. People had paid him to raise sores on you with it. “Worm,” he had that. He had “squirm”. He had no third. You tried to step over him. He sang one verse at your foot, it swelled, and you stood where you were.',
      'On four trees hung four pieces of bark, and on each was a line of a satire on you. Under the last sat a bard and tuned his harp. It was ordered and half paid, to raise sores, and your neck began to burn. He would not let you go before the last verse. “Side to the light,” he said.',
      'A bard sat on your path with a harp and a satire on you, all but the last verse. Somebody had given him two heifers for it, so that sores should come up on your skin. You had a rash up to the ear. He would not let you go, he said, before the last verse was done.',
      'A bard stood up on the bank with a harp and barred your path. He had been paid for a satire on you, to make you break out in sores. Two verses he had sung already, and your lip was swollen by them. He had one verse to go. “That’s you,” he said, “to the knees.”',
    ],
    still: [
      'The bard still barred your way, and sought the last verse of the satire that gives you sores. On the back of your hand there was one more red place.',
      'You were not let by before the bard’s satire on you was done, and it was not done. He had his ear to the harp and tried rhymes in a whisper. You itched.',
      'The bard did not let you go, and still wanted his last verse on you. He played the satire over with the little finger only. You scratched one ear.',
    ],
    givenUp: [
      'The bard found his last verse and went off to be paid for it. You were let go. It itched for three days, in three places, and then it was gone.',
      'A string broke on the last verse, and the bard scratched it out and went home for another. He has two verses on you, and two will do. You went on, scratching.',
    ],
    later: [
      'A harp was cut there in the bark, with two lines of a satire under it. The third was one long scratch.',
      'A gut string from the bard’s harp lay curled on a leaf, as small as a snail.',
      'Somebody at the milking there hummed a bard’s tune, without the words. It stopped when you came, and the cows looked round.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        hurt: 'weariness',
        action: 'Make a satire on the bard first',
        description:
          'Then he has sores before you, and may stop; it must be in measure, and just, and he does it for a living.',
        success: [
          'You made a satire on the bard, and he gave up his own. You sang his cold feet. You sang the brown cow who is in all his songs. At the cow a lump came up on his lip. “That’s good,” said the bard. “May I have it?” He let you go.',
          'Your satire worked, and the bard had sores before you did. You began with his rhymes, who were cousins. You came to his cloak, and it was borrowed. A lump came up on his cheek like a plum. Nobody, he said, had ever looked at him for so long. He took his harp out of your way.',
          'You had three lines on the bard, and all were true, and he gave up. He lets his wife carry the harp. He lets her carry the child. The third was what he carries. He came out in spots from the neck down. He spat his own verse in the grass, and you went on.',
        ],
        failure: [
          'Your satire limped, and it came back on you. The third line had a foot too many. You swelled where you stood. The bard beat the time on the harp and showed you, as one shows a pupil, where it was wrong.',
          'You sang that the bard was a thief, and he stole your verse. He put your name where his had been. Now his satire was nearer its end.',
          'You were sorry for the bard in your last line, and so your satire had no power. One may not be sorry. It fell off him like water. His own did not fall off you.',
        ],
      }),
      does(['gift', 'intellect', 'easy', 'none'], {
        action: 'Tell the bard a better story to sing',
        description:
          'He may sing it in place of the satire; it must be true and your own, and then everybody will know it.',
        success: [
          'You gave the bard a true story for his satire, and he went away with it. It was one you never told: a rope, two people on it, and who let go. He put the harp away. We have it in a song now. There is no name in it, and all weep but you.',
          'You told the bard of a dog who waited at a ford for a dead master, and he sang of that and not of you. He tuned the harp to something else, and your skin was your own again. We can have that song after this one.',
          'You told the bard the last words of your grandmother, and he dropped the satire for them. They were about soup. He laughed, and stopped, and wanted to hear them once more without the laugh. Then he let you by. Any child can have that song of him, for a pear.',
        ],
        failure: [
          'You gave the bard your best story, and he knew it already. He knew more of it than you did. He went back to the satire, and you went on itching.',
          'Your story was so sad that the bard could not play it. He cried into the harp. The satire was all that he could do with wet strings, and he went on with that.',
          'You told the bard of a deed that you thought a good one, and it did not help. He found it the worst that he had heard all year, and put it in the satire.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        hurt: 'mishap',
        action: 'Hang the harp out of the bard’s reach',
        description:
          'Without the harp the satire has no sting; but whoever lays a hand on a bard pays nine cows, by our law.',
        success: [
          'You took his harp up a tree, and the satire lost its sting. He sang without it, and it was thin. Nothing came up on you but gooseflesh. By and by he asked you to pluck the low string, for company. Then he gave up and let you go.',
          'You hung the harp on a bough, and the bard forgot you. The air played it. It turned there and hummed. That, he said, was what he had looked for all those days. He sat down under it, and you went on.',
          'You hung the harp high, and the bard jumped for it till he laughed. He is not made for that. He jumped, and sat, and jumped. There went the satire. One cannot make a good one out of breath, and you walked by.',
        ],
        failure: [
          'You had the harp halfway up when a string broke, and he got it back. He cried out. What he cried was in measure. It came up wherever your clothes rubbed. Sores: more than he was paid for.',
          'You hung up the harp, and the bard took a reed from his belt. It was a small one, and it was sharper than the harp. He played on till you brought the harp down again.',
          'You took hold of the harp and touched one string, and it was the wrong one. It was the string with your verse on it, and it stung. You let go with both hands, and the bard caught it.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        hurt: 'weariness',
        action: 'Sit through the satire without scratching',
        description: 'A satire has no power over one who does not scratch; but one of its verses is on your mother.',
        success: [
          'You sat still, and the satire had no power over you. You looked at a tree. At the ninth verse you hummed it with him, low. His voice shook. He could not sing at one who did not mind, the bard said, and let you go. You were as smooth as an egg, all but one place by the ear.',
          'You did not scratch, and the satire came to nothing. You thought of porridge. He gave you the nose. He gave you the walk. At the last he stuck for a rhyme, and you gave him one. All the bumps went down, and the bard let you by.',
          'You sat on your hands till the bard had to stop. He sang your father, your debts, your bed. You counted his teeth. Three were gone. When he saw what you counted he closed his mouth to hide them, and one can’t sing like that. You went on.',
        ],
        failure: [
          'You bore it till the verse on your mother, and there you laughed and scratched. It was so much the way she called the hens. Whoever scratches has lost the round, and the bard began another.',
          'You did not scratch, and the sores went inward. It is worse when they go in. Ask any of our old women here. You walked as a pot walks, on three legs, and the bard did not let you by.',
          'You did well, but a fly sat down on the worst sore, and you struck at it. The bard saw it. He left the verse and made the next on the fly.',
        ],
      }),
    ],
  },
});
