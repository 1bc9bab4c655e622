import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const barbarianStorylets: readonly Frame[] = frames('barbarians', {
  'friend-with-a-ladle': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 2,
    when: { known: 'friend' },
    toward: 'for',
    openings: [
      'Somebody had got a fire going where you meant to, and there was a pot on it, and a ladle, and {them}. “I said to myself that it would be about here,” said the {them.trade} whom you had once stood by. “Sit. You have got the Red Hand two hills behind, and their noose in front, at the water. There’s time for soup.”',
      '“Shoes off,” said {them}; “they can hear those in the next valley.” The pot stood in a hole with a sod on it. All nine of the Red Hand had gone by, the {them.trade} told you, from hanging a noose for you at the water, and were behind you now. One had asked what smelled so good. “I said that it was my feet.”',
      '{them} came over the rise at a run with a pot, fell flat, and got up, and it had not spilled. The {them.trade} had come nine valleys’ road to catch you. There was a snare set for you at the next water, and the Red Hand were behind; “and I thought,” said {them}, between breaths, “that one who did me a good turn should have one.”',
      '“You are late,” said {them}, without turning round, and stirred. It was a good place for a fire, out of sight from three sides; from the fourth, the {them.trade} told you, came the Red Hand, nine of them, who had asked for you by name and bent a birch for you at the water. A bowl was put in your hand. “Eat while it is quiet.”',
      'The smell of a soup that you knew came down the path, and you went up it. {them} was under a thorn with the pot between two stones, tasting. The {them.trade} had gone round by the bog to be there before you; there was a snare on the path and there were spears behind you, and neither was to be met with on an empty stomach.',
      'A spoon was held out to you from a bush, and you had drunk what was in it before you looked who held it. “Salt?” said {them}. The {them.trade} had run to be ahead of you, pot and all. There was a noose on your path and the Red Hand behind you; it wanted another pinch, you both thought, and after that you could be told in what order.',
      'You were kissed on both cheeks and given the ladle to lick, and only then told. {them} had watched the Red Hand bend a birch for you at the water, and wet the noose; they were nine, and behind you now. “I’d have been sooner,” said the {them.trade}, and moved the pot to the other arm, “but one can’t run with dumplings.”',
      '{them} had laid out on the ground, in turnips, how things stood. That was the hill, that was you. Those nine, with a bite out of each, were the Red Hand; and the loop of string in front of you was a loop of string. “And here are we,” said the {them.trade} whom you had once stood by, “in the hollow, having soup,” and put that turnip in the pot.',
      'You would have gone by, but somebody threw a bone at you. {them} was lying flat above the path beside a fire the size of a fist, one hand over the pot to keep the smell in. The Red Hand had asked the {them.trade} which way you went; there was a snare at the water already. “I told them wrong, and ran,” said {them}. “It’s only hare. Get down.”',
      'You smelled thyme where none grows. Behind a rock a lid was lifted and let down, and {them} beckoned to you with the ear of a hare. You were to step where the {them.trade} had stepped. There was a noose round the next bend, and nine of the Red Hand were coming along to see what was in it. “And you never ran well on nothing,” said {them}.',
      'An onion came rolling down to you, and one more, and next {them} with both arms out. The {them.trade} had seen you and forgotten the pot. It was all quite simple, and you should have it with your bowl: which way the Red Hand were, and that there were nine; what they had bent for you beside the water; and why one ought not to peel on a slope.',
      '“It wants a while yet,” said {them}, meaning the soup; as for the Red Hand, they wanted rather less. The {them.trade} had come up behind all nine in the alders with the pot on a stick. They had made room. Nobody suspects a pot. They had been talking of you, and of a snare by the water; and once out of earshot {them} and the pot had begun to run.',
      'Somebody was calling you, softly, and in between, a goose. That was {them}. It had been a signal once, the {them.trade} told you, and you had forgotten it. There was soup behind the rock; there were nine of the Red Hand, not so near; and there was a loop of cord where the path goes down to drink. “I’ve done the goose since I got here,” said {them}. “Eat.”',
      'There was a shoe in the path, and farther on its fellow, with the toe pointing uphill. You knew those shoes. {them} sat barefoot above them beside a pot, so as to run the quieter. The {them.trade} had heard nine of the Red Hand talking of you over a snare, down at the water; and had been quicker than they were, and had even found a leek.',
      '“Not down to the water,” said {them}, and held up a pot-lid before your chest. The {them.trade} had lain in the fern while the Red Hand, all nine, bent a birch there and said your name over the knot; now they had gone round behind, to drive you down to it. “But we eat first. I can’t tell a thing right on my feet.”',
      'You had stopped to sniff, and a bowl was put in your hand. “Leek,” said {them}. “The Red Hand have only onions. I looked.” There were nine of those over the hill, with your name in their mouths, and a noose waited where one drinks. The {them.trade} had run to bring you that, and the soup, and had let neither get cold.',
      'A cow-horn was blown in your ear, as softly as it can be done. It was {them}, and it was soup. The {them.trade} had come past the Red Hand with the pot on, nine of them, and gone wide about the noose that they had hung for you on the way to the water; and then, having got there first, had not liked to begin.',
    ],
    still: [
      '{them} had got up to look back along the way, and sat down, and got up. The pot was singing.',
      'The lid had been put on, taken off, and put on again. {them} was listening, with the ladle held up like a finger.',
      '{them} had tied down the lid with a bootlace, in case it should come to running.',
      'Back there a jay had begun to scold somebody. {them} put in a bone and took one out.',
    ],
    later: [
      'A ring of black stones, and a ladle on a forked stick, left for the next. You knew whose hand had carved it.',
      'There were two dents in the grass, side by side, and a peel between them, taken off all in one piece by somebody with time.',
      'A pot had stood there for so long that it had left a round of its own.',
      'There was a bone there, sucked white, laid across two stones in a way that you had seen before, for the next who should be hungry.',
      'A bit of cord, with the noose in it untied, hung in a bush to dry. It smelled of thyme.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Eat and hear all that they know',
        description: 'It cannot be hurried, for it is told from the beginning and it is hot.',
        success: [
          '{them} told you how many, who led them, and what each one was afraid of; three times over, and the third with actions. When the Red Hand came up there were two of you and a pot. They were asked to sit down. It is not possible to kill someone, after that soup, and they knew it as they took the bowls.',
          'By the second bowl you knew them all: the one with the bad ear, the one who would not step on a snail, the one who had to be home for a calving. You called to him as they came up; how was she? He told you all. The others stood about with their spears and then, since it had been a long calving, sat.',
          'It was told with the soup bones: this was their leader, that was his knee, and here was the knee when {them} had set it. So when they stood round you with their spears you inquired after it. It was better. He had to bend it, to show; and a man who has bent his knee at a fire may as well sit down.',
          'You had it from {them} in a song, so that it should stick, nine verses, one for each of them, with what his mother called him. You were at the sixth when the Red Hand came up. They stood to hear the seventh. The eighth was laughed at; and the ninth went red to the ears, and asked if there was a bowl for him.',
          'They had nine claims to one bridle, {them} let you know between two spoonfuls. So as the spears came down you asked whose it was. They told you, all nine, and after that they told each other. The bowls had gone round twice before one said, with his mouth full, that they had been sent about something.',
        ],
        failure:
          'It was told from the very beginning, when {them} was small. You had got as far as the aunt when spears looked over the hill. {them} threw the soup, all of it, and hit three; and you left by the gully together, hungry.',
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Go back together and take up the snare',
        description: 'Two people make four times the noise, and {them} hums.',
        success: [
          'It was a bent birch and a noose, well hidden. {them} held down the tree, humming, while you had the peg out. You set it again a few steps along on the other path, where they would come to look. You were a good way off when you heard the birch go up, and somebody’s remarks from the top of it.',
          'You took the peg and {them} took the line, and it came up like a root. You could see by the height of the loop what they had been told of you: they had been told that you were taller. {them} wound the cord round {them.his} waist, humming, and from the bent birch, at that height, hung up the wooden spoon.',
        ],
        failure:
          'You found the noose with your foot, and {them} found you with both arms as you went up. So there you hung, like two hams. It took a knife, teeth, and a short quarrel to get down, and each has said since that it was the other who hummed.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Lie up where your friend says',
        hurt: 'weariness',
        description: 'It is a hollow log, there is one log, and there are two of you.',
        success: [
          'You lay with {them.his} knees in your back and watched their feet go by through a knot-hole: nine, eleven, and one with a thorn. They stood a while on top of the log. {them} had stopped breathing, for company. When it was over you could not straighten, and helped each other out, and laughed till you had to hold on to the tree.',
          'It was a log for one and a half. You lay face to face with {them}, each with a hand on the other’s mouth. Somebody sat down on top to get a stone out of his shoe, and told the rest that he could smell soup. They told him that he always could. When they had gone you found that you had both been bitten.',
          '{them} went in first, and you were put in after like a cork. A Red Hand man leaned his spear on the log to do up his belt; he did not hold with this, he told another, he had come to be away from his sister. When all had gone {them} sneezed. It had been ready for some time, and was a matter of honour.',
          'There were mice in it already. They made themselves small, and {them} held one in either hand so that there should be quiet. Nine pairs of feet went past, and then a dog’s. He put in his nose as far as yours. {them} let him lick a thumb that had been in the pot; and he went after the others and told them nothing.',
        ],
        failure:
          'You lay, and they went by, and it was as good as over. Then {them} remembered the pot. They had not, it seems, had anything warm since they set out; they sat down by it, all of them, and there the two of you lay till the last had licked the ladle.',
      }),
    ],
  },
  'foe-in-the-path': {
    terrains: ['mountains', 'swamp', 'desert', 'forest'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      '{them} sat in the middle of the path, painted for war on one side of the face. The other side was only the {them.trade}. “I did not know which you would want,” said {them}. “I’ve had your name in my mouth since that time, and it’s like a stone in bread. Get up, I said to myself. Go and spit it out.”',
      'A spear came down and stuck there shivering. On the shaft somebody had cut, small and neat, all that you once did to {them}, from the bottom up, and there was room left above. “Read it,” called {them}. You had forgotten the {them.trade}; well, here was the {them.trade}, on top of a rock, with six more spears.',
    ],
    still:
      '{them} had not moved out of the way. You were being looked at as one looks at a bog before putting a foot on it.',
    later:
      'Somebody had scratched a mark on a rock there, and scratched it out, and sat for a time. It had been an even sort of quarrel.',
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell it over from the other side',
        description: 'You must be in the wrong in it, the whole way, and make it good to listen to.',
        success:
          'You told it as {them.he} would have told it: what was said, and who laughed, and how long the road home had been. {them} put in a word, then two. By the end you were telling it together. There was not much left of the stone, {them} said, feeling round with the tongue; it had only been wanting somebody to chew upon it.',
        failure:
          'You told it, and told it well, and made one joke. It was a small one, and it was the same that you had made the other time. {them} stood up. You took the path by the bushes, and heard for a long way behind you your own name being spat, over and over, with stones.',
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle until one of you says enough',
        description: 'It will be said at last by whoever has the more sense, and neither of you has so far.',
        success:
          'You went to and fro until the ground was bare. Neither of you had the breath to say it. You lay there in the end across one another like a dropped bundle of sticks, and {them} began to shake; it was laughing. “Enough,” you said, both at once, and each has claimed since that the other was first.',
        failure:
          '{them} had been wrestling you every night in bed, it appeared, and had got good at it. You said it, the third time that your face was in the dirt. “I can’t hear,” said {them}. It was heard in the next valley; they asked you about it there.',
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Hold out your knife by the blade',
        description: 'It is done so that the other may have one cut, wherever it is wanted.',
        success:
          '{them} took it and walked round you, and thought. The cut, when it came, was through your shoe-thong. “Now you’ll have to kneel,” said {them}; and you knelt, to tie it. While you were down there something was dropped into your hood. It was an apple. {them} had gone.',
        failure:
          '{them} took it, tried the edge, and gave it back. “Blunt,” said {them}. “You would not even do that properly.” There was nothing to be said to this. You were followed all the way down by a person who had, it turned out, a great deal more to say about how you kept your things.',
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Jump for it and leave them shouting',
        description: 'There is only one way to jump, and nobody has ever asked why.',
        success:
          'You went over the side, and it was deeper than it was far. You came down in something soft that had been alive. Above you {them} looked over and held out a hand by instinct, and looked at the hand. You were off by then. It had been, you thought, the hand that would have made the peace.',
        failure:
          'You jumped, and a root had you by the belt. {them} came and sat upon the edge with feet dangling, and told you the whole of it, from the start, at leisure, to the top of your head; and only after that was the root cut.',
      }),
    ],
  },
  'bride-with-a-lead': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    who: { trade: 'runaway bride', gender: 'female' },
    toward: 'for',
    openings: [
      'A girl came over the grass at a run with her skirts in her belt and a wreath on. Behind, in a bunch, there ran eleven men. She was the bride; whoever caught her before the standing stone should have her. “I could keep it up,” she told you, going past, “but it’s the wrong one who’s in front.”',
      'The bride lay in a furze bush, breathing. It was a custom, she said, and a good one, and her mother had met her father so. But the one that she had meant to be caught by was fat; he was back there, you could see him, he had stopped to help somebody up.',
      'Eleven men went by you at a run, and the last of them, a stout one, said good day. Then a wreath rose out of a hole in the bank, with a bride under it. It was her wedding. Whoever caught her this side of the standing stone should have her; and she had meant it to be him that said good day, she told you, but look at him.',
      'They were laying calves on it, on the rise. It was a wedding; that was the bride, in the wreath, a good shout ahead, and those eleven were all who might have her if they could. She came up past you to get her breath. “Is he oiled, the first one?” she asked. “I thought so. Mine is the round one, there, who is hopping.”',
      '“Who’s in front?” asked the furze, and you looked, and told it: a tall one, oiled. The furze swore. There was a bride in it, with a wreath and a stitch, who could outrun any ten of them as far as the standing stone. It was for the eleventh that she was running. He, you were able to say, had stopped, and was setting a sheep back on its feet.',
      'There were eleven pairs of shoes in a row, with an old man to mind them. Their owners were running for the bride; whoever caught her on this side of the standing stone could keep her. He showed you the pair that would, narrow, oiled. The broad ones had a hole, and he was mending that. “Oh, be quick,” said the ditch behind him, and it had a wreath on.',
      'A thorn had the wreath, and the bride was reaching back for it, so as not to stop looking at who came. “Ten,” she said, “and where’s my other one?” You had passed him: stout, and he had begged your pardon. Any of the eleven might have her who caught her before the standing stone; and there came the oiled one, not so much as breathing.',
      'A wreath was put in your hand before you knew it. The bride had handed it over a wall to you, to have both hands for the climbing. Eleven men were after her; whoever caught her before the standing stone should keep her. “Not that one,” she said, of one who was oiled. Hers was stout, and was lifting a lamb out of the bog.',
    ],
    still: [
      'They had got the scent again. The foremost was oiled, and ran like a deer; the last had sat down to take out a thorn, and it was another man’s.',
      'They had all run by on the wrong side of a thicket. One had stopped to think, and it was the oiled one.',
      'Some way back a man was begging a sheep’s pardon. The others could be heard closer than that.',
    ],
    later: [
      'There was green stuff trodden in all the way to the stone, a leaf here and a leaf there. On the top of it sat a wreath, tipped over one ear.',
      'The furze had been run through in eleven places. Ten of those went straight; and at the eleventh a branch was tied back with grass, for whoever should come after.',
      'A child ran across there with a rag on her head, and ten more behind her, and last a round one, who had been told that he was to win.',
      'It was quiet there, and every bush had a bit of shirt on it. One had two, a broad piece and a narrow, and they were knotted.',
    ],
    offers: [
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Put on her flowers and be the bride',
        hurt: 'weariness',
        description: 'They are fast, they are in earnest, and some have paid in cows.',
        success: [
          'You went off, holding up such skirts as you had, and gave a shriek or two. They came on like hounds. You led them through a stream, a bull, and a fair part of another tribe; when the oiled one got you by the ankle and turned you over he was very civil about it. By then one could hear the horns at the stone.',
          'You gave them a sight of the wreath above the furze, and went. Three times the oiled one had you by the hem. You took them down through the bog, where oil is no help, and up through the brambles, where it is a hindrance; and then sat down, put off the wreath, and asked all ten of them what the hurry was.',
        ],
        failure:
          'You did not get far; it was the shriek, perhaps. There were four of them lying on you before it came out that you were not she, and not spoken for, and not going to be. She had used the time. But the oiled one had kept his eye on the furze.',
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'String a cord across in the long grass',
        description: 'You would have to hold the one end of it, lying down.',
        success: [
          'You let the deer-footed one go over it, chin first, then raised it for the next; and so they all lay down, by order of merit. The last came up puffing. He stopped, for he was one who looks where he walks. He stepped over it with care, asked were you hurt, and went on to where she was tying her shoe, slowly.',
          'You laid it at the height of the knee, for the deer-footed. The oiled one left the ground as he did everything, beautifully, and went a good way on his front. The rest fell over him, in order. “Is anybody hurt?” called the stout one, coming up, and would have stopped to see; you had to tell him to step over and hurry.',
        ],
        failure:
          'You had it taut, and it was good cord. You had not thought what eleven men are when they are all on one end of it. It took you with them for a while over the tussocks, face down, like a sledge.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the fast one what he wants her for',
        description: 'You must run alongside him to do it, and he will not slacken.',
        success: [
          '“To have won,” he said, after a while. You asked, and then? He ran on. You asked did he know what her name was. He slowed, and stopped, with his hands on his hips, and all of them went into him from behind. He was thinking about it still, down there, when the fat one came by and begged his pardon.',
          'You asked it in four pieces, for want of breath. He was to have her, he said, since he was the fastest. And when she stopped? He had not thought of her as stopping. He ran slower, and slower, like a man adding up; and while he stood with his lips moving a stout person went by, and nodded to you both.',
        ],
        failure:
          'You asked him, and it was the last breath that you had. He answered at length, without turning a hair, about the evenness of her stride. It was rather well put. You watched the two of them go on over the skyline and thought that she might have heard.',
      }),
    ],
  },
  'boat-for-one': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    who: { trade: 'boat-stitcher', gender: 'male' },
    toward: 'for',
    openings: [
      'An old man sat within the ribs of a skin boat, stitching, and sang to keep the stitches even, and his neighbours looked at the water, which was coming. It was for his wife. She was dead, and had always been afraid of it; he could not send her off in another man’s work. He was one hide short. He looked at your cloak and looked away.',
      'A boat-stitcher had turned over his boat and found that something had eaten a seam. The water was rising, there were neighbours standing about, and in the reeds was his wife, wrapped up, with her good pin on. “She’d have said so,” he told you. “She would have said, look at the seams, old fool.”',
      'The neighbours had come with a boat. It was sound; he had thanked them, and gone on with his own. His dead wife lay by. “She never liked water,” said the old man through his gut thread. “I told her she’d not get her feet wet.” He had sewn as far as the last rib, and there the hides left off, and the water did not.',
      'Beside the boat lay his dead wife, with her good pin on, as one lies in the grass to keep somebody company who is working. He told her all that he did. Here was the gap, he said, and it wanted a hide, and he had no hide; and here was a stranger on the bank with a cloak. The neighbours looked at their feet, and moved up.',
      'He had until the water came, and he sewed as fast as one can who does it well. “She never sat in mine,” said the old man. She had a horror of wet feet. She lay by, dead, with her good pin on, as somebody who has often had to wait. There were four ribs to cover and hides for three. His neighbours looked at the water, and at you.',
      'Two boots stood out of the reeds with somebody in them. It was his wife, said the old man; she had died on him, and was to have a boat. He held it on his knees like a coat that wants a patch, and he had no patch. He had so often asked her to look at his seams, he said, and she could always see them from the door.',
      '“In, out,” sang an old man, “and over the rib.” He was stitching a boat with his legs round it. She was not to hurry him, he said; and you saw then that there was a woman in the reeds, laid straight, with a pin at her neck, who would not. It was all there but one hide, and the water was walking up the mud.',
      'You were asked to hold the end of a thread. The old man at the other end was sewing a skin boat for his dead wife, and had cried on it, and gut is no good wet. She lay by with her pin in. The neighbours stood about as people do round somebody who has to catch a ferry. There was a gap yet as large as a cloak.',
      'The hides had all been cows of hers, the old man told you, and told the needle. That was Bran, with the white foot; that was the one that kicked. Now there was the width of one beast to go, and the water had found the first rib. His dead wife lay by with a good pin on. He was looking at what you had round your shoulders.',
    ],
    still:
      'The water had come up to the third rib. He had threaded the needle again, with his tongue out, and held it to the light and missed.',
    later: [
      'Far out there was a dark speck, or there was none. On the bank they had left his needle stuck up in the mud, and a bird used it.',
      'A cut end of gut lay there by a lump of tallow with a thumb in it. The water came up as far as the place where he had sat, and thought, and went back.',
      'Someone had carried a stool down to the bank and stood it so that one looked out. It had been sat on a good deal.',
      'The neighbours had a skin boat lying there on its face. All down the one side the seam had been unpicked and done over, smaller.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'none'], {
        action: 'Take the other needle and stitch toward him',
        description: 'With gut and tallow, a thumb’s breadth at a time, and he will unpick what he does not like.',
        success: [
          'You went in under and he came out over, until your needles touched. He ran a thumb along your side without speaking; he unpicked one. Then she was laid in, with her pin, and he pushed with a foot, as one does a cradle. It went off quite dry. “That’s a seam,” he told the neighbours, and he meant yours.',
          'You sewed outside and he within; a point came through to you, and you sent it back, and it was like being talked to. Halfway along he took your stitches for somebody’s that he knew, and scolded them, fondly. She went off in it with her chin up. It let in nothing, for as far as one could see it.',
        ],
        failure:
          'You stitched fast and it was fair to look at, and he put his ear to it and blew, and it whistled. He was not angry. He took out the whole of your side, singing, from the first stitch; and the water stood about the two of you to the waist, like the neighbours.',
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Give her your own cover to patch it',
        description: 'It has the shape of your shoulders, and it is what you sleep in.',
        success: [
          'He felt the edge, and asked whose skin it was and how it died. When he had sewn it in, it went across her knees as a rug does. “She felt the cold,” said he. The neighbours had brought you something before you were out of sight, and it was warmer, and it smelled of a stranger’s fire.',
          'You laid it down by him, and went and looked at the water, so that he might find out whether it would do. He asked which side of it you slept on, and turned that side to her. Then they pushed off. You were stood among the neighbours to be kept warm, one before and one behind, till somebody’s daughter came with a fleece.',
        ],
        failure:
          'He held it up, and turned it, and you saw sky through it in two places where you had not known of any. He folded it and gave it back to you with great courtesy. He would not have you go cold, he told you, for a sieve.',
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Hold the tide off him with your back',
        hurt: 'mishap',
        description: 'You would kneel in the gap until he has done, and it is coming in by the bucket.',
        success: [
          'You set yourself in the hole in the bank with your arms hooked in the reeds, and it beat on you like a man at a door. Behind you went the song, one stitch to each line. There were a great many verses. When he said “So,” you let go. It lifted everyone there, and it put back all of you but her.',
          'You sat in the gap and let it come. He did not hurry; you heard him bite off the gut, and lick the next. It was up to your chin. A neighbour sat down by you then, with a sigh, in his clothes, and one by him, until they were all in a row with their backs to the water, and it had to wait.',
        ],
        failure:
          'You held it for four verses. It did not go over you, it went under. When you had been fished out with an oar the boat was full to the ribs and he was bailing her with his hat; he had said to her, he told you, that it was too good a day for it.',
      }),
    ],
  },
  'barley-cake': {
    terrains: ['swamp', 'forest'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    who: { trade: 'youth with the black cake', gender: 'male' },
    toward: 'for',
    openings: [
      'They went by with torches, a whole village, very quiet, and in front an old man with a cord, and a youth with nothing on but a cap. They had baked a cake in the ashes and broken it, and he had the black piece. It was for the bog, and for next year’s barley. “It’s all right,” he told you. “I think it’s all right.”',
      'On the last plank above the water stood a boy in a wolfskin cap, and at his back an old man with a cord. The torches all leaned one way. It had been three bad harvests. Whoever drew the burnt bit of the cake was to be given, and he had drawn it; only the old man’s hands shook, and could not make the knot.',
      'The cake went round on a board, and each took a bit with eyes shut: two hundred people, with torches, and not a cough. A youth in a cap opened his hand, and it was the black bit. It had been three bad years; the bog was just there. He turned it; an old man put his cord back under his arm, as though there might be some mistake.',
    ],
    still: 'Nobody had spoken. A torch dropped a coal in the bog and they all watched it, until it went out.',
    later:
      'On the last plank lay a wolfskin cap, with a stone in it so that it should not blow away. It had been laid down empty, and not dropped.',
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask to see the cake put together',
        description: 'It means that somebody cheated, and they are two hundred, and have torches.',
        success:
          'They laid it out on a shield. You turned the bits until they met, and the burnt part had been broken in two: there had been a second black piece, and it was the priest’s cousin’s. He opened his mouth to deny it, and his teeth were black. They gave the bog a goat. It has never made any difficulty about goats.',
        failure:
          'You put it together, crumb by crumb, with the whole village bent over you. It fitted. There had been no trick in it; it was just a cake, and a boy. You had to stand up and say so, and it was he who held your elbow.',
      }),
      does(['gift', 'perception', 'easy', 'slight'], {
        action: 'Give the bog something of yours that hurts',
        description: 'It knows what a thing has cost, and what you let fall only by the way it spits out.',
        success:
          'You went out past him along the plank. You cut your hand across, held it over, and told it the name that you were called as a child, which no one living knows. It drank that. A great slow bubble came up and broke. “Well, that’s that, then,” said somebody’s grandmother, loudly, and put her shawl around the boy.',
        failure:
          'You threw it the best words you had. They lay upon the top like duckweed. From behind you someone said, not unkindly, that it was barley they wanted and not a song; the cord was handed to a man whose hands were steadier.',
      }),
      does(['force', 'reflexes', 'hard', 'serious'], {
        action: 'Push the old man in and take the boy',
        description: 'The plank is wide as a foot, and holy, and it does not carry three.',
        success:
          'The old man sat down in a cubit of water with an air of relief. You had the boy by the wrist and were off from tussock to tussock, with the torches jumping behind. They did not run as people do who want to catch you. When you let him go he stood and patted himself all over, like one looking for his knife.',
        failure:
          'It does not carry three. It tipped you all in, the boy, the priest, and you. It was the boy who could swim; he got hold of the two of you by the hair. And as they hauled you out, to beat you, they were looking at him in some doubt.',
      }),
    ],
  },
  'leech-girl': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 2,
    when: { wounded: true },
    who: { trade: 'leech-girl', gender: 'female' },
    toward: 'for',
    openings: [
      'A child of nine barred your way with a bag as large as herself. She looked at where you were hurt, and clasped her hands. She had done eleven lambs, she said, a hawk, and the cat; but she had never had a person. Her grandmother had been going to leave her one, and then had got well.',
      '“Sit,” said the leech-girl, and you sat, for she said it like somebody’s aunt. She had a wolf’s tooth, a pot of something and a flint. About her in the stones there lay a number of creatures, each with one leg in a splint. All of them were watching to see what you would do.',
    ],
    still:
      'She had wiped her nose on her arm and begun to lay it all out again, in another order. “Don’t look,” she said, “if you are the sort that looks.”',
    later:
      'A hare went by with a splint on, faster than one would think. By the flat stone there was a bunch of yarrow for whoever came next.',
    offers: [
      does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Let her do it her own way',
        hurt: 'weariness',
        description: 'She has never done one this size, and she does not believe in warning people.',
        success:
          'She talked to it, the whole time, and not to you; she called it a bad lamb. Something went in, something came out, she bit off a thread. It hurt as cold water hurts. When you looked it was closed as neat as a purse, and she was sitting a little way off with her head on her knees, shaking, and very proud.',
        failure:
          'She put her tongue out, took the flint, and saw how deep it was; and she went down sideways, like a small tree. You laid her in the shade with her feet up. The hare came and sat by her. You did what you could for yourself with what was in the pot, and it was glue.',
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Talk her through what your own healer does',
        description: 'She will ask why after each thing, and you do not know why.',
        success:
          '“Why moss?” she said. You thought; and because you had to tell a child, you saw it. So you went on, why and why, and between you it was well done. She made you say it all over three times at the end, so that she should keep it; but you have kept it too.',
        failure:
          'You told her that one spits on it. Why, she asked. You told her that one’s mother always had. “Did it help?” said the child, and looked at you with such pity; and you could not say, you had been so sure about it up to then.',
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Find her the herb that she has not got',
        description: 'It grows where one has to lean out, and you are not leaning well.',
        success:
          'She told you: a hairy leaf, and a smell like an old man’s hat. You went along the ledge with your nose, on your good side, and there it was, under an overhang, with a view of three valleys. She was chewing it before you had sat down. It was put on you warm, and your whole skin said oh.',
        failure:
          'You found a leaf and it was hairy; it smelled of hat. She looked, and took it from you in two fingers, and dropped it. That one, she said, they give to cows so that they will drop what they have been carrying. You spent some time among the rocks.',
      }),
    ],
  },
  'holding-up-the-sky': {
    terrains: ['plains', 'hills', 'mountains', 'desert'],
    weight: 2,
    when: { weathers: ['storm', 'wind'] },
    openings: [
      'Up on the open ground stood forty warriors in a ring, naked for battle, with their spears held straight up in the wind. They were not afraid of anything, they shouted to you, in their tribe; there was only the one thing, that the sky might fall. It had been looking low. You could take that end.',
      'A chief of great fame stood in the gale with forty spears round him, points up, and between the spears his whole household, down to the babies, each with both hands in the air. It had dropped, he called out, by the breadth of a hand, since he got up. He was sixty. He did not know how long he could hold up his part.',
    ],
    still:
      'The wind leaned on them, and a rag of the sky went over so close that you felt it in your hair. They had all bent their knees a little.',
    later:
      'The turf was dented in a ring, by forty pairs of heels. It had stayed up. One must suppose that it had been propped well.',
    offers: [
      does(['patience', 'strength', 'easy', 'none'], {
        action: 'Take an end and hold',
        hurt: 'weariness',
        description: 'It is heavy, once one has begun to think of it, and no one may let go to scratch.',
        success:
          'You set your feet and put up your arms, and there it was: it weighed on you. You would not have believed it. The man next to you had tears running down and was singing in his nose. You held, you all of you held; a crack came in the west, and widened, and it went up with a sound like a breath.',
        failure:
          'You held until your arms were two dead geese. You let down one, a very little, to feel; and there was a crack, or the like, and forty people turned their heads and looked at you. You put it up again. But it has never been the same on that side.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell them what it rests on',
        description: 'They have believed the other thing since the ice, and they are holding spears.',
        success:
          'It stands on the four great oaks, you told them: one for each wind, and they are rooted in what is past, and nobody can dig there. Your grandmother had leaned on one. They looked at each other. The points came down one after another, and it stayed. “We knew that,” said the biggest, and asked you, later, by himself, which kind of oak.',
        failure:
          'You told them that it was only air. They thought about it. If it was only air, then what was up there had nothing under it at all; and you had forty strong men lying on their faces, holding on to the grass.',
      }),
      does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Climb up and look how low it is',
        description: 'It is the highest thing about, it is wet, and you would be the one who touches.',
        success:
          'You went up on their shoulders, three men high, and stood there with an arm up in the racing grey. It was cold. You felt about in it from side to side. “There’s room!” you shouted down. “There is a hand’s breadth, and then an arm, and it doesn’t stop!” You heard that go round, and then the spear-butts on the turf.',
        failure:
          'You had got your elbow into it when the whole of it flashed. You and three men came down in a heap. Your hair stood out all round; you hummed when you were touched. It had been low, then, they said, and they took you, with respect, to the middle of the ring.',
      }),
    ],
  },
  'satire-on-order': {
    terrains: ['forest', 'plains', 'coast'],
    weight: 2,
    who: { trade: 'bard', gender: 'male' },
    toward: 'neither',
    openings: [
      'A bard stood up from a log with his harp held to him like a shield. He was paid to make a satire on you, such as brings up blisters, and he had followed you for a week. He had never had to do it upon anyone whom he had seen eat. Here was the first verse. He was sorry about your nose.',
      'You heard your name said over, and then it was in a rhyme. A bard walked up and down behind the bushes with his eyes shut, trying it over; you itched already. “Don’t mind me,” he called. “I’m stuck. Have you ever done anything mean to an animal? Try to think. It need not be large.”',
      'A harp was going along behind the hedge at your own pace, and when you stopped it went on by a note and a half. “You have spoiled it,” it said. A bard came through, with twigs on him. He had been hired to make you a satire; he had your walk by now, and your hat, and was only waiting, he told you, for you to say something stupid.',
      'You had found three of them by then, on bits of bark, at the height of your eyes: a line to each, and the rhyme left out. Your neck itched. The bard sat under the fourth with his tongue in the corner of his mouth. It was nothing personal. It was two heifers, and he had a wife who counted.',
      '“Stand in the light,” said somebody. It was a bard, with his harp on his back and one eye closed, measuring you along his thumb. He was bound to raise three blisters on you before the cattle-fair, or else give back the cloak; and it would go a great deal quicker if you knew what you were most ashamed of.',
      'Something itched between your shoulders at the word “shoulders”. It was being sung. Behind you stood a man with a harp, in six colours, one foot on a stump, who signed to you to keep as you were. He had only the outline of the satire yet, he said. It was ordered, and he took no pleasure in it, or hardly any. Which would you call your bad side?',
      'A bard had gone to sleep over you. He lay with his cheek on the harp, and by him on a bit of bark were four lines of a satire, with your name in each. A bump came up on the thumb that you held it with. “Is it any good?” he asked, with his eyes shut. He had been paid for blisters, and had not slept since.',
      '“That’s the walk!” said someone, highly pleased, and struck a chord to it. You stopped, and the chord did. He came round in front of you then, a bard, with a small harp and a large cold; he had promised people a satire on you, and had to take it from life. You need only go on as you were. There was a red spot on you already.',
      'You were asked for something shorter than your name. It had too many feet, the bard complained, walking along by you with his harp; did nobody call you by the half of it? It was a satire. He had been given a cow on account, and she was eating. He sang you what there was. It had a blister on the third beat, and you had that upon your heel.',
      'You had blisters before you had the reason. It came up with you at a run, with a harp on its back, a bard in somebody else’s cloak; he had the first verse out, he said, to see if it took, and might he look? He was pleased with the thumb. The rest was due by the cattle-fair. What were you called at home?',
      'It was a nice little tune, and you had whistled it for a mile when your lip swelled up. “That’s you,” said a bard, from the top of a bank, “as far as the knees.” It was a satire. He had hung it in the air in front of you to be walked into. They wanted sores for their heifer, he said, strumming, and he had only ever done portraits.',
      'There was a man lying across the way with a harp on his chest, groaning. You bent down to him. “Worm” he had used, he said, “squirm” he had used; he was not himself until he had the third. He was a bard, and it was for you, the satire. A rash had begun to go up your arm in couplets.',
      '“Higher,” said somebody, when you had begun to scratch. A bard sat behind a thorn with his harp laid flat, putting in your hump. You have no hump. He was sorry to hear that, because he had a rhyme to it already; his people had paid for a satire on somebody they had never met, and he was having to do it from the gossip.',
      'Your name went by over the hedge on four notes, and came back upside down. You parted the leaves. A bard was trying on the harp, a finger to each, what else could be made of the sounds in it. He had been given two heifers for you, the bard said. One of those had a limp, and so he thought that he might leave you an eye.',
    ],
    still: [
      'He had tuned the harp a little lower. There was a red place on the back of your hand which had not been there before the second verse.',
      'He had put his ear to the wood and was going over the rhymes in a whisper. Two of them you felt.',
      'He tried it in another manner, with the little finger only, to see whether that would raise anything.',
    ],
    later: [
      'Someone had cut a harp in the bark there. Below it were two lines, and the third, that should have had you in it, ended in a long scratch.',
      'A gut string lay curled up on a leaf, snapped, as small as a snail.',
      'They were singing there at the milking, under their breath, something with a chorus. They stopped as you came by, and you heard a cow being asked how it went on.',
      'Bits of bark lay round a stump, with a line cut on each, and a goat was eating the last verse.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Make a satire on him first',
        hurt: 'weariness',
        description: 'It must scan, it must be just, and he does this for a living.',
        success: [
          'You gave him his cold feet, his borrowed metres, and the cow that is in every one of his songs and is always brown. He flinched at the feet. When you had got to the cow a lump came up on his lip, beautifully; he put a finger to it in wonder. “That’s good,” he said. “That’s really good. Might I have it?”',
          'You began with his rhymes, which were cousins, and came to his cloak, which was on loan; you had got to his face when he tunes, when he clapped a hand to it. It had come up like a plum. He felt it all round. Nobody, he told you, had ever taken such trouble; and would you say the one about the cousins again, slower?',
        ],
        failure:
          'You had four lines. The third of them had a foot too many, and it came back upon you, as they do. You stood there swelling, while he beat the time of it for you on the wood and showed you, as to a pupil, where it had gone.',
      }),
      does(['gift', 'intellect', 'easy', 'none'], {
        action: 'Give him something better to sing of',
        description: 'It has to be true, and once he has it you will never own it again.',
        success: [
          'You told him what you had never told, of the time at the rope, and who let go. He stopped tuning. When you had finished he did not say a word; he walked away among the trees with his lips moving. You have since heard it from a stranger, by a fire. There was nobody’s name in it. All of them wept but you.',
          'You told him of the dog that waited at the ford, and for whom, and how long. He opened his mouth to ask, and did not ask it. Then he let down the strings one after another and drew them up to something else, and your skin was your own. When you met with it again it had forty verses, and it was all dog.',
          'You told him about your brother and the goose. He had his mouth open for a rhyme on your ears, and it stayed so. Toward the end he felt behind him for something to sit upon. He could raise no blister after that, he said; and he sang it to those who had sent him, and they paid with their faces in their sleeves.',
          'What you gave him was the last thing that your grandmother said, which was about soup. He laughed; he stopped. He asked to hear it over without the laugh. Then he took off the tune that he had on you, string by string, and laid it by. Any child can have the new one out of him, they say, for a pear.',
          'You told him of a door that you might once have opened, and he did not ask which. The harp left off your nose, and felt about among the low strings, and found it. You itched all over for a breath. It was gone from you then, door and all. You know it now only by the hinge, that he does with a thumbnail.',
        ],
        failure:
          'You told him your best, and he listened with his eyes shut. It was a fine thing, he told you; it was older than the both of you, and he knew it with two more verses. He sang you those. They were about what becomes of people who say that it was they.',
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Hang his harp out of his reach',
        hurt: 'mishap',
        description: 'To lay a hand on a bard is worth nine cows, and he may have a second verse by heart.',
        success: [
          'You took it out of his arms, like a child from a nurse, and went up a tree. He sang without it, and it was thin; nothing came up on you but gooseflesh. He sat down against the trunk, and asked by and by if you would play him the low string; and that was all either of you did, for a long while.',
          'You had it off him by the strap and hung it to a bough, where it turned about and hummed. He jumped. He was not made for it. So by and by you both sat down beneath and listened, for it went on, on two strings, by itself; and that was very much, he allowed, what he had been trying to get all week.',
        ],
        failure:
          'You had it halfway up when a string broke, in your ear. He cried out, and what he cried out scanned. It came up wherever your clothes rubbed; you slid down that tree by inches, and said that you were sorry, and he was too busy to hear, writing nothing down, as they do.',
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Sit through it without scratching',
        hurt: 'weariness',
        description: 'Nineteen verses, and a chorus that comes after each.',
        success: [
          'It came up in bumps and you looked at the tree. It came up along your neck. At the ninth verse you hummed the chorus with him, the low part. His voice shook. He could not do it, he said; it wants somebody who minds. And you were as smooth as an egg, but for one, by the ear, which you have still.',
          'You thought of porridge. He gave you the nose, he gave you the gait; a lump rose on your wrist, and you looked at it as if it had been someone else’s. By the twelfth verse he was watching you and not the strings. In the last of them he stuck, for a rhyme. You gave him one, and the lump went down.',
        ],
        failure:
          'You bore it up to the fourteenth. That was the one with your mother in it, and it was so exactly how she used to call the hens that you laughed, and once one has moved one must scratch. You scratched, he sang. It was a good day’s work for him.',
      }),
    ],
  },
});
