import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * The narrator keeps a court diary: each entry sets down first one thing seen, and then, in short level clauses, what
 * was done and who bowed. What anybody felt is left out, and is to be read from sleeves, screens, cups and the distance
 * between two mats.
 */
export const samuraiScenes: readonly SceneContent[] = [
  {
    key: 'samurai/the-returned-cup',
    kind: 'giver',
    openings: [
      'A cup, wrapped in white paper. It was the one from which you had drunk when you swore. {who} had sent it back by a niece, who knelt in the road and would not let you by: {who} wanted the oath returned, having heard that you were slow, and that {foe} had been polite to you.',
      'Two sandals, set straight at the edge of the road. Beside them knelt {who}’s niece with a cup in paper. {who} wished to be released from you, she said, and she was to block your way until you had answered; somebody had reported that you dined with {foe}. She said it to the cup.',
      'A cup with nothing in it. {who}’s niece had carried it in both hands over all that distance, and held it out. By custom whoever takes back such a cup takes back the oath. That was what {who} asked, not trusting you any longer; and the girl had been told not to rise before you took it, or gave a reason.',
      'A hem on the road, arranged in a half circle. {who}’s niece had knelt where you must step over her or stop, with a cup held up in paper. {who} had heard that you loitered, and that {foe} sent you compliments; you were to take back the cup, and the oath with it, or show cause.',
      'White paper, folded in the manner for funerals and for gifts. Out of it {who}’s niece took the cup of your oath and offered it across the road, kneeling, so that there was no way by. {who} had been told of you and {foe}, and of one dinner. Whoever accepts it is released; she was to have that, or an explanation.',
      'A ring of damp on a knee of grey silk. The cup had been rinsed, said {who}’s niece, as one rinses a cup for a stranger. She held it toward you from the middle of the road. {foe} was reported to speak well of you. {who} therefore wished to be given back the oath, unless you could say something to the contrary.',
      'Ten fingers, and a cup on the tips of them. You knew the cup, having drunk {who}’s health and your own life out of it. The niece had come to return it, because people said that you were late on purpose and in good odour with {foe}. She knelt across the way and waited to be relieved of it, or contradicted.',
    ],
    still: [
      'The niece had not risen. The cup was still in her hands, and it had begun to shake a little.',
      'She had turned the cup once round, as one does before drinking. It was not yet taken, nor withdrawn.',
    ],
    later: 'A square of white paper lay at the edge of the road, with a ring on it where something had stood.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Give an account of the road so far',
          description:
            'You must say all of it to a girl of fifteen, the shameful parts too, while {foe} is not waiting.',
          success: [
            'You told it in order, and left in the ditch and the lie. The niece listened with her head down. At the end she tucked the cup into her own sleeve. She would tell {who} that it had been refused, she said, and that the refusal was a good one; and she told you what {who} had kept back until you should be proved.',
            'You had meant to be brief. It came to rather a lot, when one set it in a row, and somewhere past the middle she began to nod. {who} should hear every word of it, and would keep faith. She bowed, a little lower than before, and stood out of your way.',
            'You began with the sandal-strap that broke and did not stop before the present moment. When you came to the place where you had wished to turn back she looked up for the first time. That had not been in the report, she said. She wrapped the cup, and repeated to you a message from {who} which was only for somebody who owned to it.',
            'She asked for the bills, as she had been told to, and you laid them out on the road with a pebble on each. They agreed with what you said, down to the rice-cakes. The cup went back in its paper. {who} would now send word ahead to a friend, who would be of use to you.',
          ],
          failure: [
            'You left out the ditch. She noticed; one always hears the place where a thing has been left out. {who} had expected it, she said, and she set down the cup in the road between you, upside down.',
            'It began well. Then you heard how often you had said that it was not your fault. She did not remark on it. She wiped the rim of the cup with her sleeve, as for somebody else.',
            'You gave the days in their order, and came out with one too many. She had been counting on the folds of her sleeve. The two of you went through it again, politely, and that time there was one too few; the cup stayed as it was.',
            'Somewhere in the middle you said that {foe} had been quite reasonable. You meant it of a single bridge. She repeated the word under her breath, to have it exactly for {who}, and moved the cup one finger nearer to you.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'Once {who} had sent the oath back in a cup, and you had told a girl everything; it was never asked for again.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Kneel opposite until she has to smile',
          description: 'It will cost you your knees and a good part of the day, and it proves only that you can kneel.',
          success: [
            'You knelt on the other side of the cup. A carter drove round the pair of you, and then a procession did. Some way into it her foot went to sleep, and yours had, and she laughed behind her hand. She would tell {who} that you stay where you are put, she said, and she went home.',
            'Neither of you spoke. An ant walked about the rim of the cup, and both of you watched over it. When it had got down safely she picked up the cup and thanked you for your company. {who} would be content to wait, she thought.',
            'You knelt, and set your own sandals straight beside hers. After a long while a crow came and went off with one of yours. She bit her lip, and then it was no use, and she had to put down the cup so as not to drop it. It was not taken up again. She bowed, still laughing, and let you by.',
            'A travelling priest supposed that somebody had died, and read a service over the pair of you. Neither liked to interrupt him. At the third verse you caught each other’s eye, and her shoulders began. {who} might keep the cup on a shelf for a while longer, she said, when she could.',
          ],
          failure: [
            'You had not knelt like that for years. Your leg gave, and you went over sideways into the cup’s paper. She helped you up with great respect, and then knelt down again, exactly where she had been, and held it out.',
            'She had been trained to it in a convent, it turned out. You rose first. She looked neither pleased nor sorry; only the cup was lifted by about an inch, so that you should not need to stoop for it.',
            'Somebody mistook you for a shrine, and left a bean-cake. You laughed, and she did not. She moved the cake aside with one finger, so that nothing should stand between you and the cup.',
            'You lasted well, until a wasp came. You got up with more speed than dignity and were some way along the road before you could stop. When you came back she had not stirred, though the wasp was now on the rim.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'You had knelt across an empty cup from {who}’s niece until she laughed, and so the oath was left with you.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find who carried the tale to {who}',
          description: 'It means going back to the last inn and asking at its kitchen door, where {foe} has ears.',
          success: [
            'The handwriting on the report was a woman’s, and the ink had soot in it. In the third kitchen you found the soot. The cook had it from a traveller in good gloves; the gloves were {foe}’s. You showed her to the niece, who wrote down her words for {who}, and there was one listener fewer on your road.',
            'Only one guest had sat where your table could be seen and not heard. He was still there, ordering eels, and paid in coin with {foe}’s crease in the paper. The niece looked at him through the gap in the screen. {who} would know, she said, who had been polite to whom.',
            'The innkeeper had seen nothing, so warmly that you went round to the back. There a scullion was wearing a sash from {foe}’s house. He wept, and owned that he had been paid by the dish. You brought him to the niece with his wet hands, and he told it to her again for {who}; there was nobody left in that inn to carry tales.',
            'A page was missing from the kitchen’s book. You rubbed the next one with soot from the kettle, and up came what had been written over it, the letter to {who}, and beneath that the draft of a bill to {foe}. The niece folded it in with the cup. The cook found herself without a patron.',
          ],
          failure: [
            'You asked at three doors. At the fourth they asked you, and had a list to ask from. When you came back with dust on your lip the niece was where you had left her; and someone by the well had gone off to tell {foe} that you were troubled.',
            'The inn had changed its servants, all of them, and the new ones knew nothing in the same words. You returned without a name. The niece had heard the dogs bark after you, and drawn her own conclusion, and the cup was out.',
            'They were delighted to see you, and gave you the good room and a meal of seven dishes. It was all set down. {foe} knew by the next courier what you had asked, and the niece was told, before you came, that you had gone back to dine.',
            'You climbed to the kitchen roof to listen, and the thatch was rotten. You came down among the pickles. The one who had sold you was out, it turned out, reporting; and the niece picked a radish from your collar without a word.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'It was {foe} who had told {who} that you were false, and you had found the kitchen where it was cooked.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Write {who} an answer of one line',
          description: 'A single line has to hold your excuse, your anger and your plan, and {foe} may well read it.',
          success: [
            'You asked for ink, and thought, and wrote, “The cup came safely; it is the road that leaks.” The niece said it over twice to have it by heart. {who} laughed at that, you heard later, for the first time in a year, and stopped up the leak: a servant, a cousin of {foe}’s.',
            'The line spoke of a crow that steals a comb, and is praised for its hair. Anybody might have read it. {who}, hearing it said aloud, understood within a breath which friend of the house was meant, and sent him to {foe} with the wrong news and a present of radishes.',
            'You wrote that {who} might ask who had brought this news, and who brought it to the bringer. The niece read it upside down. There was only one such person in the house. He had gone before he could be fetched, and left {foe}’s paper in his room; and {who} sent on to you what he had been put there to hear.',
            'You wrote of nothing but the cup: that it had been full when you left it. {who} is said to have looked round the room after reading, as far as the steward, who poured in that house and was paid in {foe}’s. He was gone by the next meal. To you there came one line in answer, with all in it that you had needed.',
          ],
          failure: [
            'The line was clever, and you saw it too late: it could be heard as mocking {who}. She had it by heart by then. At the first inn she said it over to herself aloud, for practice, and a guest of {foe}’s moved his mat nearer.',
            'You spoiled seven sheets. One of them blew against a fence, and a pedlar, stooping, put it into his sleeve, and {foe} had it before you had done with the eighth. The niece waited. She offered you the cup to rinse the brush in.',
            'The line was good. But you had made it do for {who}’s anger as well as your own, and it broke in the middle, like a bench. The niece read it to the end without changing her face. A pedlar who had looked over her shoulder had it by heart for {foe}.',
            'You spoiled six sheets, and let them lie. The seventh she held by its corner and thought it pretty, and did not think that {who} would. When you looked about you for the six, they had been tidied away by a most obliging traveller, and {foe} had your plan in all its stages.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'When {who} doubted, you had answered with a single line, and it cost {foe} the ear that was kept in that house.',
      },
    ],
  },
  {
    key: 'samurai/the-second-mat',
    kind: 'foe',
    openings: [
      'A second mat, laid across from the first. {foe} was on the one, and had been expecting you. It was a public tea-house; the doors were held by four retainers with empty hands. {foe} wanted you to stay and drink, and, over the third bowl, to give up your oath to {who}.',
      'The hiss of a kettle behind a screen. You had come in only to ask the way, and {foe} put the screen aside. There was a bowl ready. Nothing would be done to you while you drank it, {foe} said; but you were to hear why you should leave {who} alone, and four men stood before the door.',
      'A bowl with a mended lip. {foe} turned that side away from you as {foe.he} set it down, which was correct. Four of {foe.his} people had closed the tea-house from within. Host and guest, then: you were to drink, and to promise that {who}’s business should sleep for a year.',
      'Four pairs of sandals, side by side, inside the door. Their owners stood over them, and nobody was to go out. {foe} had been waiting for you in the tea-house, and asked you to the second mat: you were to drink what was made for you, and to give your word that you would do nothing further for {who}.',
      'A feather, for dusting the edge of the hearth. {foe} used it, laid it down, and hoped that you were not pressed; the four at the door had hoped so too. There would be three bowls. By the last of them you were to have agreed, as between persons of taste, that your oath to {who} was a misunderstanding.',
      'A scroll in the alcove, with one word on it, “Enough.” It had been hung for you. {foe} explained this from the other mat, with the whisk going, while behind you the door was closed by four retainers. One bowl would bring you to see it, or several would; then {who} was to hear from you no more.',
      'Your own name, read out softly, as the tea-house mistress handed you in. It was {foe} who had told her to expect you, and {foe} who sat there with the water just off the boil. The mat across was yours. Four people leaned on the one door, until you should have drunk, and sworn {foe} a smaller oath against the one to {who}.',
    ],
    still: [
      'The kettle had been filled again. {foe} indicated the second mat, with two fingers.',
      'Your bowl was cold, and was replaced. The four at the door had not shifted their feet.',
    ],
    later: 'The tea-house had one mat fewer than it used to. The mistress had burned it, and did not say which.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Drink and praise {foe} into talking',
          description: 'You must say pleasant things about {foe} to {foe.his} face, and remember what you are told.',
          success: [
            'You admired the mended lip. {foe} explained the lacquer, and from that came to patience, and from patience to how well everything was arranged. It was very well arranged. You bowed over the empty bowl with the whole arrangement in your head, and promised to think; and you undid a part of it by the next post-road.',
            'It is seldom that {foe} is understood. You understood, at each turn, a little more slowly than was needed, and so it was told you twice. At the door the four stood aside. One of them looked at {foe} with something like alarm, having counted up what you now knew.',
            'You begged to be taught how the ash was laid. Nobody had asked {foe} that in years. It led to how one lays a thing so that it seems to have fallen, and to two instances, with dates. You were bowed out past the four with compliments; the second instance was still to come, and, thanks to you, it did not.',
            'By the second bowl you had agreed with everything, and {foe} grew generous, and corrected you: no, not by the river, by the pass. You were grateful for the correction. The four made way. There was a good deal that could still be done about the pass, and you did it.',
          ],
          failure: [
            'You praised the tea, and {foe} praised your sandals, naming the town where you had bought them. After that it was {foe} who asked. You had answered three things before you noticed that they were questions; the bowl was filled again.',
            'You heard your own voice being agreeable. {foe} set down the whisk. “You do that badly,” said {foe}, with real regret, “so you have not been bought; then I must be quicker.” A retainer was sent out with a message, and you were asked to remain.',
            'You said that you had never drunk better, then that you had never sat better, then that you had never been better spoken to. {foe} counted the three on the fan. “Now something true,” said {foe}, and sent a man out meanwhile to see to what you were so eager not to mention.',
            'Flattery wants a dry throat, and you had been given too much to drink. You mislaid the end of a compliment. {foe} found it for you, and along with it the name of the place where you were expected, which had been lying underneath.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had drunk tea across from {foe}, and praised the bowl, and come away knowing how everything was arranged.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'slight'], {
          action: 'Go out by the kitchen',
          description:
            'You leave the bowl full, which is an insult, and there are knives and boiling water on the way.',
          success: [
            'You bowed, rather long, until all of them had to bow too. When they looked up you were among the kettles. The cook held the back door for you with her foot. Nothing had been said, and nothing learned, but you were outside with your oath in one piece.',
            'A dish was dropped beyond the screen, and everyone looked toward it, as people do. You were across the drain and over the bamboo fence by the time they looked back. {foe} is said to have drunk your bowl, so that it should not be wasted.',
            'You asked leave to wash your hands. It could not be refused in that house. The basin was on the veranda by the kitchen, and beyond the basin was a hen-yard, and beyond it a lane. They waited for you as long as good manners required; you had taken nothing away except clean hands.',
            'The mistress, refilling the jar, let her eye rest for a moment on the kitchen curtain. You went through it with a sleeve over your face. A boy was carrying out fish-heads, and you carried the other handle as far as the bridge. {foe} still had bowls to make, and no guest.',
          ],
          failure: [
            'In the kitchen stood a fifth retainer, eating. He was as surprised as you; but he had a ladle. You were led back with rice down your collar, and {foe} moved the screen to make you room.',
            'The back door gave upon a garden, raked, and without any other way out. One could see from your footprints how you had gone round it. {foe} had them left as they were, and poured.',
            'Between you and the kitchen door was a tub of live eels. You learned of it with one foot. When you had been dried, by two of the four, your mat was found to have been warmed for you.',
            'The curtain was there, and behind it were six cooks, in a row, who had been told to look busy. They bowed to you one after another. You had returned the last of the bows when {foe}’s people came for you, and so, at least, nothing was broken.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: {},
        lost: {},
        remembered: 'You had left {foe} with a full bowl of tea growing cold, and gone home through the kitchen.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Throw the hearth-frame at the door',
          description: 'There are four of them, and the coals will be on the mats; you may be burned, or worse.',
          success: [
            'The frame took the first two in the shins, and ash did for the rest. You did not touch {foe}, who sat on and watched you across a small fire with the bowl held level. In the confusion a letter-case was trodden open. You had read enough of it, by the light of the mat, before you were through the wall.',
            'It was an old door. You went out along with it, and with a retainer who had been holding the bar. He sat up in the gutter, and you asked him, while you had him by the collar, where the others were posted; and he was too astonished not to say.',
            'You had it up, ash, coals and kettle, before the nearest of them could bow. Steam hid the rest. Somebody’s sleeve was burning, and by that light you had the use of {foe}’s writing-box for about ten breaths. It held two letters, not yet sealed. The door had been deserted, naturally, and you left by it.',
            'It went end over end, and the four went after it with their coats, for the mats of that house were famous. {foe} saved the bowl. You saved a roll of letters from the alcove, which you read by the burning screen, one after another, and gave back to the fire; two of the errands in them could never be run.',
          ],
          failure: [
            'The hearth-frame was built into the floor. You had time to find that out, and they had time to come from the door. {foe} lifted the kettle clear while you were being struck, so that none of it should be spilt on you.',
            'You got one of them, and one got you. The fire was put out with tea. {foe} looked at the ruined mats and wrote to somebody, there on the floor beside you, that you were evidently in haste, and that the plan must be moved forward.',
            'You heaved, and it came up light; the coals had been let go out, as is done for the third bowl. The four looked at the ash on their skirts. Then they took you in turn, by order of rank, and {foe} wrote a note above it all, asking for more people.',
            'The kettle was chained to its hook, and swung back. It took you on the ear. You were laid upon the second mat with a wet cloth, and heard {foe} apologise to the mistress, and tell someone to ride at once, since matters had become so loud.',
          ],
          toward: 'against',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'In a tea-house you had thrown a hearth at {foe}’s doorkeepers, and read {foe.his} letters by the fire of it.',
      },
      {
        ...does(['patience', 'perception', 'hard', 'none'], {
          action: 'Say nothing and watch the hands',
          description: 'You give {foe} all the time there is to work upon you, and may learn nothing for it.',
          success: [
            'You let one silence go by after another. For all {foe.his} manners {foe} was not used to it, and touched in turn the sleeve, the fan, and the place under the collar where a key hangs. You saw the shape of it, and which retainer looked away. When you rose at last it was {foe} who asked your pardon for keeping you.',
            'Through two bowls you looked only at {foe}’s hands. They were steady at your name, and at the name of {who}; at the third thing, mentioned lightly, a drop went over the lip. So it was there that {foe} was afraid. You thanked the house. From then on you knew which way to push.',
            '{foe} talked of the year’s tea, of a bridge, and of a certain widow, and at the bridge the whisk lost its beat. Your own bowl was a reason not to answer. Two of them, and not a word; the four had begun to shift. You were seen out. From then on you knew about the bridge, and what must be done there.',
            'One hand poured and the other lay still, and it was the still one that you watched. It shook when a clerk’s name was let fall. {foe} spoke of him again, lightly, and it was drawn into the sleeve. After the second bowl you went; {foe} had heard your voice only in thanks. The clerk was easily found, and glad to be asked.',
          ],
          failure: [
            'You watched so closely that you answered without hearing the question. It had been whether {who} was in good health, and who slept in the next room. {foe} repeated your answer to a retainer, who wrote it down and left.',
            'They were beautiful hands. You were still thinking so when you understood that they had been signing to the man behind you all the while. The tea was finished; another was being made; and someone had already ridden.',
            'You said nothing for so long that a moth settled on you. {foe} took it for assent, or chose to. It was announced at the door that you had promised; and though you denied it, a rider had been let out to tell {who}’s people so.',
            'The hands told you a great deal, and every bit of it had been rehearsed. There was a tremble at the word “granary”, quite finely done. You had already turned toward it in your thoughts when you saw the youngest of the four suppress a smile.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had sat silent across from {foe} for two bowls of tea, and seen at what word the hand shook.',
      },
    ],
  },
  {
    key: 'samurai/the-broken-pole',
    kind: 'foe',
    openings: [
      'A palanquin, leaning. Its pole had snapped where the path was narrowest, the bearers had run, and {foe} sat inside with one foot caught under the frame. You could not get past. {foe} saw who it was, and put up the blind, and asked you for your shoulder as one might ask it of anybody.',
      'One lacquered door, hanging over a drop. {foe}’s palanquin had slid half off the path and lay across the whole of it. {foe} wanted to be pulled out, and there was nobody else; you wanted to go on, and there was no room. “We need not speak of {who},” said {foe}.',
      'A blue tassel, swinging. It hung from a palanquin that had broken its pole on the cliff path, and behind the blind was {foe}, held by the ankle. The bearers were gone. {foe} asked you to lift the frame, and did not say please, perhaps because of the drop. Until it was shifted nobody could pass.',
      'A fan, held out from a palanquin and shut. It was {foe}’s, who used it to show you the trouble: the pole snapped, the frame across the whole path, one foot under it, and the bearers fled. {foe} wished you to lift, being alone with you; and you could not go on along that cliff until somebody did.',
      'Splinters, quite fresh, the colour of a cut radish. Where the pole had given way {foe} lay half out of the lacquered box, held at the ankle, with nothing underneath the far side but air. You had to pass there. {foe} inquired after your health, and then, in the same tone, whether you would be so good as to raise the frame.',
      'Eight straw sandals, shed in running. Round the bend lay what they had run from: {foe}’s palanquin, down on its side on the narrow part, and {foe} pinned in it by a foot. There was no going round. “It is embarrassing for us both,” said {foe}, and asked to be helped out before it should slide.',
      'A crest that you knew, aslant. The palanquin had come down at the worst of the cliff, for want of a sound pole, and shut the path as a drawer shuts. {foe} was within and could not draw out one foot. You were requested, as an enemy with two good arms, to do something about the frame.',
    ],
    still: [
      'The palanquin had slipped by another hand’s breadth. {foe} had shut the fan and was holding it.',
      'Pebbles went over the edge, one at a time. Behind the blind {foe} could be heard counting them.',
    ],
    later: 'Below the cliff path a lacquered door lay in the bushes. A wagtail had built behind the crest.',
    ways: [
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Lift the frame off {foe}’s foot',
          description: 'You will strain your back for an enemy, who promises you nothing in return.',
          success: [
            'You got beneath the broken end and stood up. It was heavier than a person ought to travel in. {foe} crept out past your knees, bowed from the waist, and limped off uphill without a word. That same week the bearers told it in every wine-shop, and doors that had been shut to you on {who}’s business stood open.',
            'You counted three and it came up on the five. {foe} lay on the path, grey in the face, and looked at you for some time. “I shall not be able to tell people that you are a ruffian,” said {foe}. It was true. They thought the better of {who}’s cause for it wherever you came.',
            'You folded your coat, and then put your back under. It rose by the width of a hand, and that was enough. {foe} lay and looked at the foot as if it had been returned by a pawnbroker. A woodcutter had watched from above. He told it at every hearth, with your name and {who}’s, and people began to come to you.',
            'The first heave was for {who}, you told yourself, and the second was only for the foot. {foe} came out upon that one, and could not find the words, and used none. A nun on the path below had seen it, and knew both crests. Wherever she begged after that she told whose friend had lifted whom, and they thought well of {who}.',
          ],
          failure: [
            'It lifted, and then your foot went from under you, and it came down where it had been. {foe} made a sound, only one. You lay side by side for a while, an enemy and you, looking at the same piece of sky.',
            'You had it as high as your belt when the rotten pole broke a second time. The end caught you across the ribs. {foe} thanked you through the blind for the attempt, and asked if you would care to try from the left.',
            'It would not come, with your whole strength on it, and something in your side did. You sat down against the rock. {foe} passed you a folded handkerchief through the blind, and for a while the two of you were equally little use.',
            'You had it up, and {foe} was drawing out the foot, when a rivet went. The corner dropped on both of you. You got your fingers back, one by one, and {foe} kept count of them aloud, as one would for a friend.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'On a cliff path you had once lifted a palanquin off {foe}’s foot; {foe.he} had never known what to do about it.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Ask for one true answer first',
          description: 'You bargain over a drop, and if it slips while you are talking that will be told of you.',
          success: [
            'You sat down by the blind and asked it: what was {foe} most afraid that {who} would do? There was a long breath. {foe} told you, quite simply, in eleven words. You put your shoulder to the frame then. Nobody has to keep a promise made over a cliff, but what had been said could not be unsaid, and you built upon it.',
            '“Call off one of them,” you said, “and I will lift.” {foe} asked which, and you told {foe.him}, and there was a pause in which several pebbles fell. Then a ring came out beneath the blind for the messenger to see. You lifted. {foe} was as good as {foe.his} word, and you had the ring’s road to ride on.',
            'You asked which of {foe}’s letters you ought never to have believed. {foe} laughed, which shook the frame, and stopped at once, and told you. It was not the one that you had thought. When you had lifted, and the foot was out, neither of you spoke of it again; but from there you steered by the others.',
            '“Who is to be next?” you asked, and laid a hand on the broken end to show that it was ready. A pebble fell, and another. {foe} gave you one name, hardly louder than the pebbles. You raised the frame, as agreed. The person of that name was warned in time, and had a good deal to tell you in return.',
          ],
          failure: [
            '“You would have done it for nothing,” said {foe}, “and now you cannot.” It was so. You were still looking for a reply when voices came up the path: the bearers, ashamed, and with them two guards.',
            '{foe} gave you an answer at once, a good one. It occurred to you much later that it had been too round. By that time you had gone where it sent you, and come back, and the palanquin was as it had been.',
            'You put it well, and {foe} thought about it for so long that you looked behind the blind. The eyes were closed. “I am composing a verse for the occasion,” said {foe}; “pray do not wait.” And on the path below there were hats with {foe}’s crest.',
            'While you were choosing your words the whole box slid by an arm’s length. Someone on the other side of the ravine saw you sitting beside it with folded hands. That was how it came to be told, and {foe}, still in there, took care to look small.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Over a drop {foe} had once given you a true answer in exchange for your shoulder, and you had made use of it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Wait with {foe} for the bearers',
          description: 'It takes as long as ashamed men take to come back, and you gain by it only your passage.',
          success: [
            'You held the frame steady with a foot and waited. {foe} spoke of plums, and a teacher you had both had. When the bearers came creeping up they found the two of you discussing the pronunciation of a river. They cleared the path; and you went by with a bow, enemies as before.',
            'You sat on the broken pole, which kept it from sliding. Neither of you thought of anything to say for the first while, and then neither of you wished to. The bearers returned with a rope. {foe} inclined the head as you stepped past.',
            'You wedged a stone under the frame, sat down, and asked how {foe} would say the name of the river below. You did not agree. You had been through the old poems, and half the dictionary, when the bearers came sidling up in a row. They lifted; {foe} bowed to you, you returned it, and everything was as it had been.',
            'There was a song about the river, which {foe} had in the northern way and you in the southern. Each sang the other’s. It kept the foot from going numb. When four red faces rose over the bend, with a new pole, they were thanked by both of you, and you passed on with nothing gained but the road.',
          ],
          failure: [
            'Nobody came. {foe} had a flask, and out of courtesy offered it you first, and out of caution you refused; it went on like that. At length your legs were numb and the frame had moved, in spite of you, a little nearer to the edge.',
            'You held on until your arm trembled, and the bearers did not come, having found a wine-shop. {foe} observed that loyalty was not what it had been. There was nothing to be said to that, and no path to go on by.',
            'It was a long wait, and {foe} shortened it with stories, all about servants. None of the servants came back, in any of them. You began to see that these would not either, and that your leg had gone to sleep against the frame.',
            'Two of the bearers put their heads round the bend, saw whom {foe} was sitting with, and withdrew them. You both called. Yours, {foe} remarked, was not a voice that brings people; and you settled the frame upon your knee again.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had once kept {foe} company beside a drop until the bearers came, and talked of how a river is pronounced.',
      },
      {
        ...does(['craft', 'reflexes', 'medium', 'serious'], {
          action: 'Free {foe} and let the baggage fall',
          description: 'You have to cut in the right order, standing on the frame, and the wrong cord takes you along.',
          success: [
            'You cut four cords and pulled at {foe}’s collar. The foot came out of its shoe; the palanquin went, chests and letter-boxes and all, and was a long time on the way. {foe} lay beside you and listened to it. “My papers,” {foe} said. You agreed that it was sad. It set the whole plan back by weeks.',
            'The box with the seals was tied beneath the seat, so that you had to choose the cords with care. {foe} rolled onto the path and the box did not. Not even {foe} could call it robbery. You bowed to each other across the empty place, and went opposite ways.',
            'You explained each cut before you made it, so that {foe} might see how necessary it was. At the fifth the foot was free and so was the roof-box. It opened on the way down. For some time there was paper over the whole valley, turning, and {foe} sat next to you with a hand to the mouth; it had been a year’s work.',
            '“Lean to me,” you said, and as {foe} leaned you drew the pin. {foe} came one way and the floor went the other, with the cash-chest, the seals and eleven orders ready signed. You were thanked for your presence of mind. It was said a little slowly, by somebody who was looking at the pin.',
          ],
          failure: [
            'The third cord was the wrong one. It took you as far as a pine root, which held, and {foe} had to give you a hand up. You had a fright, and {foe} had the boxes; and the frame had jammed harder than before.',
            '{foe} had seen which way your eyes went. “Not that cord,” said {foe}, and drew in the boxes one after another and sat on them. You climbed off, grey to the elbow with dust, and with nothing cut but your own sash.',
            'You slashed at what you took for the strap of the letter-chest. It was the blind, and came down over your head. While you were finding the way out of it {foe} tied up the chest, with a good knot, to the ankle that was not caught.',
            'The frame shifted under you at the second cord, and you hung from the door by your sash and the kindness of a hinge. {foe} advised you where to put your toes. By the time you had the path beneath you every box had been drawn inside.',
          ],
          toward: 'against',
          hurt: 'mishap',
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          '{foe} had been pulled from a falling palanquin by you, and had never been quite sure about the baggage.',
      },
    ],
  },
  {
    key: 'samurai/the-barrier-book',
    kind: 'price',
    openings: [
      'A brush, wet and waiting. The officer of the barrier wanted your name in his book, or you could not pass. But the book is read by {foe}, who pays for it. To sign was to go on, and to be known; to refuse was to stay unknown, and on this side.',
      'A gate with a small roof, like a shrine to nothing. Whoever wished to go through had to write down who they were and on whose errand. {foe}’s clerk copied the page each day. You might give {foe} your whereabouts and have the road, the officer said, or keep both where they were.',
      'One wet page. The last to sign had been riders of {foe}’s, four of them, with their road set down in full; and beneath was the line for you. Without your name the officer would not lift the bar. With it, {foe} would know by the next courier how far you had come.',
      'A book, turned so that you could read it. The officer of the barrier wanted your name there, and your errand, before he would lift the bar. It was no secret that {foe} pays for a copy. You could go on and be known to {foe}, or stay unknown and stay here; he offered you the brush.',
      'A bar of cedar, worn pale where hands had leaned on it. Under it nobody went whose name was not in the register; and the register, page by page, was carried to {foe}. So the officer explained, who was ashamed of it and could do nothing. You had the choice of being written down, or of turning round.',
      'Ink, ground ready by somebody who did not have to write. {foe}’s clerk had done it, and smiled at you, and sat down to wait with his copy-book. The officer could let nobody by unsigned. Forward, then, and {foe} would have it in the clerk’s neat hand where you were; or back, and nobody would have anything.',
      'Four names, one under the other, all of {foe}’s household. They had ridden through not long since, and had their passes from that page. The officer put his finger on the space below. It was to be filled by you, for {foe} to read, or the bar would be left down; he was sorry that there was no third way.',
    ],
    still: [
      'The brush had dried, and the officer wetted it. The line was as white as before.',
      'A pilgrim signed, and went through. The officer turned the book round again, so that it faced you.',
    ],
    later: 'At the barrier they had a new book, with the pages numbered. The old one was not spoken of.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'slight'], {
          action: 'Sign in full and go through',
          description: 'You go forward at once, and {foe} will have read where you are within days.',
          success: [
            'You wrote it large: your name, {who}’s name, and the whole errand. The officer read it, and stood up. He lifted the bar himself. By the time that {foe} had it before {foe.him}, in a fair copy, you were a long way on; but {foe.he} had it.',
            'It seemed best to write it well. Your hand did not shake until the last stroke. The bar went up, and people on the farther side, who read over shoulders, came along to show you the short road. Behind you the clerk was already ruling a line.',
            'You signed as you had been taught, from the shoulder. The officer compared it with your face, and found that they agreed. He told you, low, which road {foe}’s riders had not taken, and up went the bar. The copy left by the other gate at the same moment, on a fast horse.',
            'You put down {who}’s errand in a few words, and a woman waiting behind you read them and began to cry. She was from there. On the far side she took you to her people, who set you well on your way. What {foe} read, some days after, was the same few words, and they were quite clear.',
          ],
          failure: [
            'You signed, and he sanded it, and then found your name upon another list. He was sorry. The page was sent to {foe} all the same, and the bar remained down.',
            'The officer could read your name but not believe it. He desired a second opinion, from {foe}’s clerk, who was most obliging. You had given yourself away, and were asked to be so good as to wait.',
            'The brush shed a hair, and it lay across your name like a stroke. With that stroke you were somebody else, who was wanted. It would all be cleared up, said the officer, as soon as {foe}’s clerk had come back from reporting it.',
            'You had signed before you saw that the page was one for those who leave, and not for those who enter. By the book you had now gone. He could not let through a person who was not there; the clerk, meanwhile, had copied you both ways.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered: 'At a barrier you had signed your name in full, and had the road for it, and {foe} had your name.',
      },
      {
        ...does(['force', 'reflexes', 'medium', 'serious'], {
          action: 'Tear out the page with {foe}’s riders',
          description: 'It costs you the barrier, the good road and some skin; {foe}’s men would lose their passes.',
          success: [
            'It came out along the thread, in one piece, and you had it in your mouth before anyone moved. You ran back the way that you had come. Four riders of {foe}’s arrived at the farther gate and were in no book; they are said to have been held there for a month. You had the long way round.',
            'You apologised to the officer, and tore. Without that page nobody could say by what right {foe}’s riders were abroad, and it was the duty of each gate to stop them. It was the duty of this one to stop you. You lost two days among the woodcutters’ paths, and thought it cheap.',
            'You sneezed over the page, begged pardon, and took it with you. The officer was so shocked that he bowed. There was a fence, and beyond it nothing but the paths that woodcutters keep, on which you spent some days and much skin. {foe}’s four had no pass now that any gate would own to, and were kept in a shed.',
            'It tore in a long curve, like a wave in a print, and had all four in it. You ate the first two as you ran. The staves got you across the shoulders, though not down. Round by the woodcutters it was a weary way; but for {foe} it was wearier, with four messengers in four separate cells.',
          ],
          failure: [
            'You tore out a page. It was the wrong one, with eleven pilgrims and a dealer in combs. The staves came down, and it was taken from your hand, smoothed, and pasted in again.',
            'The paper was of the strong sort. You held one end of it and three guards had hold of you. When they had done with you the officer showed you, quite gently, how it was sewn.',
            'You took hold of it. So did the officer, who had kept that book for thirty years and buried a wife in the course of it. The guards were hardly needed. When you looked up, the four riders were where they had been, and he was wiping the margin.',
            'The leaf was nearly out when somebody put a stave between your ankles. You came down on your chin, with one corner of it in your hand. The clerk thanked you, and had it back. It was the corner with nothing on it.',
          ],
          toward: 'against',
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'You had torn four of {foe}’s riders out of the barrier book, and gone round by the woodcutters’ paths for it.',
      },
      {
        ...does(['patience', 'vigour', 'medium', 'none'], {
          action: 'Carry loads until no one looks up',
          description: 'Porters do not sign; it means their work, their food and three loads there and back.',
          success: [
            'With a load of charcoal on your back you had no face. You went through, and came back, and went through. On the third time you set the load down and were simply one of those who are on the other side. {foe} went on reading that you had not come.',
            'They paid you a porter’s wage of contempt, and by the second load you had stopped noticing it. The officer had you sweep up after yourself. You swept from one side of the bar to the other, and leaned the broom there, and walked on.',
            'They rubbed your face black for you, so as not to have the trouble of explaining. Under the second sack of charcoal you heard the officer tell somebody that no one had come through. It was true so far. After the third you put down the sack on the far side, and blew your nose, and had no more to do than walk.',
            'There were nine of you in a row, bent at one angle. The bar went up for the charcoal and nobody looked at what was under it. Three times over and back, and then you stayed bent a little longer than the rest, behind a wood-stack. {foe}’s clerk had counted the sacks, and they were right.',
          ],
          failure: [
            'Porters have a way of setting down their feet, and you did not have it. The others saw it first, and said nothing; and then one of them was asked. You were turned round by the shoulders, load and all.',
            'You did it well enough to be hired for the month. The officer was pleased with you and let nobody else carry his water, which came, you found, from a spring on this side.',
            'You got the load as far as the bar, and there you thanked the guard for lifting it. No porter had ever done so. He looked beneath the hat, then, out of pure interest, and had you put down everything on the side that you had started from.',
            'Your back held, and your knees held, but the rope did not. Charcoal went over the whole of the yard. You were given a broom, and watched, and by the time the last bit was up they all knew your face underneath the black.',
          ],
          toward: 'neither',
          hurt: 'weariness',
        }),
        won: { approach: 1 },
        lost: {},
        remembered:
          'You had gone through the barrier under charcoal, among men without faces, and so came on {foe} from a side not looked for.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Write a name that {foe} will misread',
          description:
            'It has to satisfy an officer who has read forty thousand names, and mislead one who reads for gain.',
          success: [
            'There are characters that may be read in two ways, and your name, you found, had three of them. The officer read it in the one way and lifted the bar. {foe} read it in the other. For a fortnight they were looking for a nun of eighty upon the coast.',
            'You wrote truly, in the grass hand of a hundred years ago, which the officer was too vain to ask about. He admired it. The clerk copied what he could make out; and {foe} sent riders, on the strength of that, to a village that had been washed away.',
            'You signed as a great-aunt of yours had signed, since the name is the same, with the little tail that nuns put to it. The officer saw nothing in it but an old-fashioned schooling. {foe} saw a nun, and had her sought in three provinces. A person of eighty was said to have led them a remarkable chase.',
            'It was your name, stroke for stroke, in seal script; and in seal script it had also been the name of a convent. The bar rose. Before long you heard that {foe}’s riders had searched that convent, and been received by its abbess, who was past eighty, with a stick.',
          ],
          failure: [
            'The officer laid a finger on the second character. He had taught the grass hand to his daughters. He wrote it out for you in plain, beneath, with the date, and the clerk dried it.',
            'You were pleased with it until you saw it upside down, as he was seeing it. So read, it was merely your name. He closed the book upon it; {foe} would be interested, he thought, in the trouble that you had taken.',
            'He turned the book to the left, then to the right. “It is one of two,” said the officer, “so let us have both.” He wrote them out, large; and {foe}’s clerk, having never been offered such a choice before, sent off each by a separate man.',
            'You had reckoned on a clerk who could not read the old forms. Nor could he. He asked you so nicely what it said, however, that you had told him, stroke by stroke, before you thought.',
          ],
          toward: 'against',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had signed the barrier book truthfully, and in a hand that sent {foe}’s riders after a nun of eighty.',
      },
    ],
  },
  {
    key: 'samurai/the-corded-sleeve',
    kind: 'friend',
    openings: [
      'A white cord round two wrists. They were {them}’s, and two of {foe}’s constables held the ends. {them} had been arrested for having spoken well of you, and was to be examined by an elder down a side road. “You have no time,” said {them}; it was so, and nobody else would come.',
      'A sandal, left behind in the road, and then the other. You caught up with {them} barefoot, with corded hands, between two constables. Somebody had told {foe} that you and {them} had eaten from one tray. {them} asked you to speak at the hearing, which would hold you up, and looked down as if it were a large thing to ask.',
      'Two lacquered hats, and {them} between them on a cord. The constables were {foe}’s. They were taking {them} to be asked about you, in the way that people are asked. It lay quite off your road, and every delay was so much to {foe}’s good. {them} wanted only that you should walk along.',
      'A knot, tied by the regulations. It held {them} by both wrists, and {foe}’s constables had the ends, one on either side. {them} had said a good word for you, and was now to be examined on it before an elder, some way off your road. {them} asked you to come, though time spent there was {foe}’s gain.',
      'Three hats beyond a wall, going along it in step. Then they came round the end: a constable, {them}, a constable, and a cord joining all three. It was {foe}’s warrant, and the charge was that {them} had fed you. The hearing lay in the wrong direction for you. “I would not ask,” said {them}, and asked, because nobody else could speak to it.',
      'A sleeve, pulled down to cover something. It was a white cord, and {them} wore it, and two persons from {foe} held on to it while {them} wished you good health and tried to go past. They were taking {them} off to be questioned about you. {them} said at last that company would be welcome; it would put you back by a day.',
      'A dropped comb. You picked it up, and looked along the side road, and there went {them} between two lacquered hats, corded like a parcel. {foe} wanted to know what {them} knew of you, and had sent for it. {them} saw you, and shook the head, and then did not. To follow would cost what you had least of.',
    ],
    still: [
      'The cord had been shortened. {them} tried to stand so that you should not see the wrists.',
      'The constables had sat down to eat. {them} stood, and the end of the cord was round a tree.',
    ],
    later: 'A white cord hung from a branch beside that road. Children had tied a bell to it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Go along and answer for {them}',
          description: 'It takes a day, and you must tell an elder who dislikes noise what you are about.',
          success: [
            'You said that {them} had given you rice and no advice. The elder asked how much rice. He seemed to be adding something up; then he had the cord taken off and coiled, since it was village property. Before all those people he inquired what {foe} had against you, and you told them, and they remembered it.',
            'The elder was deaf on the side where {foe}’s constables stood. You took care to speak on the other. {them} was free by the second cup of water, and half the village walked you back to the road, and told you on the way whom you ought to see there.',
            'The elder, who hears little, had you shout. So the whole village heard what {foe} was doing, and to whom, and that {them} had merely handed you a bowl. It was a great success as theatre. He untied the cord himself, and thanked you, aloud, for speaking up; and people waited at the gate with things that you should know.',
            'You answered what he asked, and what he ought to have asked. He held his hand to his deaf ear, and then, by degrees, to his heart. {them} was released into the care of anybody who cared. At the well they thanked you one after another, and a miller among them knew the very thing that you needed.',
          ],
          failure: [
            'You spoke well, about yourself. By the end of it the elder was less sure of {them} than he had been. The hearing was put off, with regret, and the constables picked up the cord.',
            'The elder had a letter from {foe} beneath his knee, and shifted on it whenever you came to the point. It would be considered. {them} thanked you, rather quickly, and was led on.',
            'He was deaf, and you had shouted yourself hoarse; between you {them} became guilty of two more things. You tried to withdraw them. The constables had them down already, and were asking how they were written.',
            'You called {foe} a thief before you had been asked to sit. The elder was obliged to have heard it. Now there were two matters, and {them}’s would have to wait until yours had been entered; the cord was made fast to a post.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'You had answered for {them} before a deaf old man, and lost a day by it, and were thanked in public.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit by {them} until it is over',
          description: 'It helps in nothing but that {them} will not be alone, and it takes as long as it takes.',
          success: [
            'They do not ask so hard when somebody is sitting there. You said nothing, and got in the way of the light. When it was over {them} came out and could walk. You tied on the sandals for {them}, left, then right, and neither of you spoke of it.',
            'You were told to go, and did not understand. You were told again by a larger man. There was a tea-jar in the corner and you filled cups from it, for everyone, the whole time through; and it is awkward to strike between two cups. {them} was let go with a warning.',
            'You asked if anyone took tea, and went on asking. Each question to {them} had a cup in the middle of it. The examiner drank eleven, from politeness, and then had to leave the room; he closed the hearing through the screen. {them} leaned against you on the step for a moment, with loosened wrists, and went home.',
            'You poured for the elder, the writer and both constables, reaching across {them} each time, so that nobody could get a clear look. They moved you twice. In the end they wrote that the witness had nothing to say, and that the tea was good. {them} walked out beside you, holding the one sleeve closed.',
          ],
          failure: [
            'They put you out, quite civilly, and shut the screen. You could hear through paper as well as anybody. What {them} would not say took a long while, and you sat and counted it on the beads of your sleeve.',
            'You fell asleep. When you woke the mats were rolled, and {them} had been taken on to the next house for more questions. A constable had put a coat over you; it was the coat that {them} had been wearing.',
            'They sent for their own tea. After that there was nothing for your hands to do, and you laid them on your knees, and looked at {them}, who looked at the wall. It was not to be got over by sitting.',
            'You were in the way, and they took the hearing into another room. It had a door of wood. {them} had turned round on the threshold to see if you were coming, and you were not let come.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'When {them} was examined on your account you had sat there and poured the tea, and been in the way.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Look for the fault in the warrant',
          description: 'You must read all of it aloud in the road while {foe} gains by every line.',
          success: [
            'It was made out for a person of {them}’s name “residing by the mill”. There was no mill. You asked to be shown it. The constables looked at one another, two honest men a long way from home, and undid the knot; and on the back of it stood the names of others whom {foe} was having fetched, and you went and told them.',
            'The seal was {foe}’s but the date was not; on that day, by its own reckoning, {foe} had had no right to arrest so much as a hen. You read it twice, the second time louder. {them} shook off the cord. Elsewhere, for the same reason, nine other people had to be let go, and {foe} was much occupied.',
            'You read it from the top, like a sermon, and a crowd of three collected. “By the mill,” you read, and one of them asked which mill. The constables turned it over to see whether it was on the back. They had six such papers with them, all with the mill, and not one of them now would hold a cat; the cord came off.',
            'By your third reading you had all of the road’s attention, and the constables wished for less. Where the paper had a mill there had been none since the flood. The elder constable untied {them}, saying that he only walked, and did not draw up. He took the bundle of warrants back to {foe} to be made out afresh, which would be weeks.',
          ],
          failure: [
            'There was no fault in it. It was the most correct paper you had ever read; you said so, forgetting yourself, and the constables, who had been anxious, were pleased. They took a better hold of the cord.',
            'You found a wrong character on the fourth line. The constable put it right with his own brush. He was obliged to you, he said; it would have caused {foe} trouble later. {them} looked at you.',
            'You read until your voice cracked, and had come on nothing worse than a blot. A blot is no fault, it turned out, but lucky. They hung the paper up on the cord, where {them} could see it, and sat down to hear you read the appendices.',
            'It ran to nine feet. Somewhere in the fourth there was certainly an error, but you had read past it, and when you went back the constable had his thumb there. He would look into that, he promised, as he rolled it up, after the hearing.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s warrant had named a mill that was not there, and you had read it aloud until {them} was untied.',
      },
      {
        ...does(['force', 'reflexes', 'hard', 'serious'], {
          action: 'Cut the cord and run with {them}',
          description: 'Both constables are quick with the truncheon, and from then on you are wanted for it.',
          success: [
            'One draw, and the cord was in two pieces, with a surprised man holding each. You had {them} by the sleeve and were through a hedge. In the bean-field beyond you lay face to face, out of breath, and {them} began to laugh. It had been overheard on that cord where {foe} would be, and when; you were told it there, among the beans.',
            'You did not touch the constables, who would have had to die of it. The cord fell; {them} ran left and you right, as you had done as children, or as somebody’s children do. They followed neither. Where you met again, behind a shrine, {them} had {foe}’s letter of instruction up one sleeve.',
            'It needed one stroke, and a shout to go with it. You ran bent double down a row of beans, with {them} ahead, trailing a yard of cord. When they had beaten the wrong field and gone, you both lay there and could not stop laughing. One constable had talked on the way; {them} had the whole of {foe}’s week by heart.',
            'You let the constables bow first, being well-mannered men, and cut while they were looking at the road. Over a dyke, and into beans as high as a hat. {them} held a hand over your mouth, since you had started it, and shook. Out of {them}’s sash, when there was breath for it, came {foe}’s own list, picked from a passing belt.',
          ],
          failure: [
            'The blade came down on the iron of a truncheon. There was a number on it, which you had leisure to read, since it was presently against your throat. {them} asked them, please, to go more gently with you.',
            'You cut the cord, and {them}, who was not ready for it, sat down. So they had {them} again, by the collar this time, and one of them had you across the ear. A bell was being rung for others.',
            'You cut, and the cord was of the kind with wire in it. The blade rang. They were both on you by then, one for each arm; {them} was told to hold the hats meanwhile, and had to.',
            'You were through the hedge, and turned round, and {them} was not. The cord had caught on a gatepost. You came back for {them}, which was what they were standing there for, with their truncheons behind them like schoolmasters.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had cut {them} loose from {foe}’s constables, and the two of you had lain laughing among the beans.',
      },
    ],
  },
  {
    key: 'samurai/the-guest-house-nun',
    kind: 'turn',
    openings: [
      'A lamp-stand, without its lamp. The old nun who keeps a pilgrim-house told you what she had seen there long ago: {foe}, before {foe.he} was anybody, had begged {who} on both knees for a night’s help, and been laughed at before the room. {who} had not told you. The nun barred the door with her broom; you were to hear it properly.',
      'A nun, sweeping the same three boards. You had named {who} to her, and {foe}, and she stopped. They had met under this roof when both were young. {foe} was starving and asked {who} for a bowl and a word; {who} gave neither, and made a joke. She wanted you to know it before you went farther, and held on to your sleeve.',
      'A dent in a doorpost, at the height of a kneeling forehead. {foe} made it, said the nun. It was before people stood up when {foe.he} came in. {foe} had knelt there and asked {who} for help, and {who} had told everybody to eat up. She would not let you out by that door, she said, with only half of it.',
      'A broom, held level across a door. The old nun of the pilgrim-house wanted you to hear something before you took another step for {who}: that {foe}, young then and starving, had knelt to {who} in this room for a bowl and a word, and got a joke instead. {who} had never mentioned it. She would not lower the broom.',
      'Three boards, paler than all the rest. It was there, the nun said, sweeping them, that {foe} had knelt. {who} was sitting where you sat. There had been a request for help, and an answer, and the whole house laughed at the answer; it was the sort of thing, she supposed, that you had not been told. Her sandals were planted before the door.',
      'A bowl, turned face down on a shelf, with dust round it. The nun had filled it once for {foe}, who did not stay to eat. {foe} had asked help of {who}, kneeling, and {who} had been witty. You had come in only for directions. She drew the bar, mild as she was, and said that you should hear first what you were in the middle of.',
      'A laugh, shown by an old nun behind her sleeve. That was how {who} had done it, she said, when {foe} was nobody, and had begged here on both knees. It was long ago, and it explained a good deal. You had it from her and not from {who}. She kept the doorway, and let you understand that there was more.',
    ],
    still: [
      'The nun had begun again upon the three boards. The dent was where it was.',
      'She had brought a cushion. On the wall above hung the old lists of guests, in their string.',
    ],
    later: 'The pilgrim-house had got a new doorpost. They had cut out the piece with the dent, and kept it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Let the nun tell it to the end',
          description: 'She is old and goes back to the beginning twice, and you will like {who} less for it.',
          success: [
            'It was not a long story, but she was careful of it. {who} had been tired, and there were people listening, and it was a good joke. {foe} had got up and wiped the doorpost with a sleeve. “That is all,” said the nun. You went on. You had still sworn; you only walked a little differently.',
            'She did the voices. {who} was young in it, and amusing, and you would have laughed too. When she came to where {foe} went out, she made no voice, and only moved the broom. You thanked her. She asked you to judge neither, since you would have to meet both.',
            'You sat on the step and let her. She told it once for {foe}, and once for {who}, and a third time, since there was a cat in it that she had forgotten. None of them came out of it well except the cat. She lifted the bar. What you had sworn was still to be done, and you went to do it, less quickly.',
            'It took as long as a pot of rice. Toward the end she gave up {who}’s words and {foe}’s, and said merely where each of them had put their hands. You had nothing to say. She was glad of that, and held the door for you, and swept your footprints out after you with great gentleness.',
          ],
          failure: [
            'You interrupted, on {who}’s behalf. She heard you out and then began at the beginning. Presently you interrupted once more; and it was plain that you would never hear the end, though it had an end, and she had been there.',
            'She had got as far as the laughing when guests came, nineteen of them, wanting water. She would tell it after the bowls, she said. There were a great many bowls, and you were standing with a cloth.',
            'She was telling it to the broom, and the broom knew it. You missed the half, and asked her to speak up. She looked at you as at a person who comes late to a funeral, and went back to the first board.',
            'You asked what the joke had been. It was the wrong question; she shut her mouth on it like a purse. Whoever wanted to laugh, she said by and by, might wait until she had swept, and she swept a great while.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'You had heard from an old nun how {who} once laughed at {foe}, and had gone on, walking a little differently.',
      },
      {
        ...does(['patience', 'perception', 'medium', 'none'], {
          action: 'Read through the old lists of guests',
          description: 'There are sixty years of them on one string, and mice have had the corners.',
          success: [
            'You turned them leaf by leaf. There stood {who}’s name, with a flourish; and there, squeezed in at the foot, {foe}’s, and after it the words “did not eat”. On a later leaf, much later, somebody had come back alone and paid for a bowl, and it was {who}. So there were two things that you had not been told. It steadied you.',
            'Both names were on one page, in the same ink. A thumb had been drawn across {foe}’s, and then, by another hand, it had been written again, more clearly, with the birthplace. You learned from it whose child {foe} was, and who would still be likely to speak of it.',
            'It was near the bottom of the string. {foe} had a line there, which said that {foe.he} did not eat; and nineteen leaves on, in a hand that had grown older, stood {who}, alone, “one bowl, paid, not taken”. The nun read it twice with her finger. You went on with a better idea of what {who} wanted of you.',
            'You laid the leaves out over the floor and went along them on your knees. {foe} had a line, with no supper set against it. {who} had two lines, years apart, and the second was for a bowl that somebody else had not had. It had been paid for in full. You understood then what it was that you had been sent to settle.',
          ],
          failure: [
            'You had found the year when the string broke. Sixty years of guests lay about the floor, in no order, and the nun on her knees among them. It took the two of you a long time merely to make them lie flat.',
            'The mice had been there before you. What was left of the page said that someone laughed. It did not say at whom; and when you had read it often enough it might have been you.',
            'The ink of those years had been made with lamp-black and economy. You could read the headings, and the prices of mats. Where {who} ought to have been there was a brown cloud, and you had looked at it for so long that you saw it on the wall.',
            'A centipede lived in it. You dropped the string, the nun said a prayer, and neither of you cared to put a hand in there again before it had been persuaded to go. It was in no haste.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'In an old list of guests you had read that {foe} did not eat, and that {who} came back alone and paid.',
      },
      {
        ...does(['explore', 'endurance', 'medium', 'slight'], {
          action: 'Walk the way {foe} went out',
          description: 'It goes from the back door uphill, on an empty stomach, with no path to speak of.',
          success: [
            'You went out as {foe} had gone, and took nothing with you. Above the house there was a spring, and a hollow where one could lie; on the rock was scratched a row of names, {who}’s first. From up there ran a charcoal-burner’s track, and it came down behind {where}. That, too, {foe} would have remembered, and nobody else.',
            'It was steep, and by the second ridge you understood a good deal. A charcoal-burner lived there who had taken in a starving stranger once. He would not hear a word against {foe}. But he told you by what side {foe} comes and goes, supposing that you were a friend.',
            'You ate nothing and took the back door, as {foe} did. There were steps cut, here and there, by somebody who had come that way again later, and had servants to cut them. They did not lead down to any village. They brought you round the shoulder of the hill, to a place from which one sees what {foe} would not wish seen.',
            'Your knees shook by the second stream. One learns in that state to go where the ground is kind, and {foe} had learned it before you; the path came of itself. At its end was a gap in a hedge, polished by one pair of shoulders. It was the side on which {foe} expects no one, having been the only one to use it.',
          ],
          failure: [
            'You lost the way where {foe} must have found it. A slope of loose stones gave under you, and you were brought down to the back door by goatherds. The nun washed your shins, and did not ask.',
            'Hunger made you stupid sooner than you had expected. You sat on a stone, thinking about soup, and came down again with nothing but your appetite. “And that was only luncheon,” said the nun.',
            'You went up until you could see the roof of the pilgrim-house like a dropped hat, and there the bracken closed. Whichever way {foe} had gone there was no track now. You came down upon your heels and your hands, and the nun had water ready.',
            'A boar had the path. It was plain that it had never laughed at anybody. You waited on a rock, hungry, until it had finished with the roots, and by then it was of no use to go farther; you were let in again by the same door.',
          ],
          toward: 'neither',
          hurt: 'weariness',
        }),
        won: { approach: 1 },
        lost: {},
        remembered:
          'You had once walked, fasting, the path by which {foe} left the house where {who} laughed, and it led you well.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Write of it to both in the same words',
          description: 'If a single word leans, you will have offended {who}, and armed {foe}.',
          success: [
            'You wrote, “A doorpost asks to be remembered to you,” and made two of it. {who} had it read aloud, and was silent, and sent you by return what should have been told at first. {foe} had it too. It was noticed that for a good while after that no order went out from {foe}’s house.',
            'The two letters were alike to the last stroke. The nun weighed them, one on either palm, and was content. {who} answered with an apology addressed to nobody; {foe} called in a rider who was already in the saddle. You had both answers in one sleeve, and the road lay plainer.',
            '“There is a mark on a doorpost,” you wrote, “and it is kept clean,” and then you wrote it again. {who} was a long time answering, and answered everything. {foe} did not answer. But a steward of that house came out and told those who were waiting for orders that there would be none till further notice.',
            'The nun lent you a brush with nine hairs. You wrote about the doorpost, how high the dent was and from what, and put neither blame nor name to it. It went off twice. From {who} came all that you had wanted to ask; and in {foe}’s house, by what one heard, the screens stayed shut, and nobody was sent anywhere.',
          ],
          failure: [
            'It was one word, and it was “merely”. {who} sent back the letter with the word cut out. {foe} kept the whole, and had it read to the household, and they worked the harder.',
            'The courier delivered each to the other. It had seemed to you that it could make no difference. {who} heard a letter that began with {foe}’s titles; and {foe} learned in that way that you knew, and through whom.',
            'You had balanced it to a hair, and then you sealed the one letter before the other. It reached {who} a day later than {foe}, and that was noticed. {who} was hurt. {foe} was flattered, and had used the day.',
            'You made the dent a little deeper in the second copy than in the first, without meaning to. {foe} set the two side by side, having bought {who}’s from a servant. It showed which way you leaned, and people were sent to lean on you.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had sent {who} and {foe} the same letter about a doorpost, and for a while both of them had been quiet.',
      },
    ],
  },
];
