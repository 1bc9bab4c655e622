import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * The narrator keeps a court diary: each entry sets down first one thing seen, and then, in short level clauses, what
 * was done and who bowed. What anybody felt is left out, and is to be read from sleeves, screens, cups and the distance
 * between two mats.
 */
export const samuraiScenes: readonly SagaSceneContent[] = [
  {
    key: 'samurai/the-returned-cup',
    kind: 'giver',
    cast: { niece: 'she' },
    openings: [
      'A niece of {who}’s knelt in the road with a cup wrapped in white paper, and would not let you by. By custom whoever takes such a cup is free of an oath. {who} wanted yours returned, having heard that you were slow, and that you had dined with {foe}; you were to take back cup and oath, or to give a good reason.',
      '{who}’s niece knelt in your way with a cup in paper, and was to stay there until you had answered her. {who} wished to be released from you and your oath; somebody had reported that you dined with {foe}. Whoever takes back the cup takes back the oath. She said it to the cup.',
      '{who}’s niece knelt before you in the road and held out an empty cup. By custom whoever takes back such a cup takes back the oath. That was what {who} asked, not trusting you any longer, since {foe} was said to be your friend; and the girl had been told not to rise before you took the cup, or gave a reason.',
      '{who}’s niece had knelt where you must step over her or stop, with a cup held up in paper. {who} had heard that you loitered, and that {foe} sent you compliments; you were to take back the cup, and the oath with it, or give a reason. Her hem lay on the road in a half circle.',
      '{who}’s niece knelt across the road, so that there was no way by, and offered you a cup in white paper. {who} had been told that you dined with {foe}, and trusted you no longer. Whoever accepts the cup is released from the oath; she was to have that, or an explanation.',
      '{who}’s niece held a cup toward you from the middle of the road, and would not rise. {foe} was reported to speak well of you. {who} therefore wished you to take the cup, which ends the oath, unless you could say something to the contrary. It had been rinsed, she said, as one rinses a cup for a stranger.',
      '{who}’s niece knelt across your way with a cup on the tips of her fingers. Whoever takes such a cup gives back an oath, and {who} wished you to take it, and be released, because people said that you were late on purpose and a friend of {foe}’s. She waited to be relieved of it, or contradicted.',
    ],
    still: [
      'The niece still knelt in your way with the cup that would have rid you of your oath to {who}, and you had given her no reason against it that would do.',
      'The niece would not let you by before you took back the cup and your oath, or gave a good reason. She had turned it once round, as one does before drinking.',
    ],
    givenUp: [
      'The niece stood up, and took the cup home as it was, neither given nor received. {who} trusted you no better and did not release you, and the road lay open.',
      'Nobody had taken back the cup, and the niece carried it to {who} with no reason to go with it, and your oath stood, coldly, and you went on.',
    ],
    later: 'At the edge of the road lay the white paper in which the niece had brought you the cup.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Give an account of all you have done',
          description:
            'You must say all of it to a girl of fifteen, the shameful parts too, while {foe} is not waiting.',
          success: [
            'You told the niece everything that you had done since you swore, and it satisfied her. At the end she tucked the cup into her own sleeve. She would tell {who} that it had been refused, for a good reason; and she told you that {who} had a friend among {foe}’s cooks.',
            'You gave an account of the road, and the niece believed it. It came to rather a lot, when one set it in a row, and somewhere past the middle she began to nod. {who} should hear every word of it, and would keep faith. She bowed, a little lower than before, and stood out of your way.',
            'You told the niece all of it, and she took the cup home again. When you came to the place where you had wished to turn back she looked up for the first time. That had not been in the report, she said. {who} had wished the same once, and you were to hear it only if you owned to it.',
            'You gave your account, day by day, and the niece was convinced. She asked back at three places, and each time it agreed with what you had said. The cup went back in its paper. {who} would now send word ahead to a friend, who would be of use to you.',
          ],
          failure: [
            'You gave an account, and left out one shameful thing, and the niece noticed. One always hears the place where something has been left out. {who} had expected it, she said, and she set down the cup in the road between you, upside down.',
            'You told her of the road, and she did not think it a good account. You heard how often you had said that it was not your fault. She did not remark on it. She wiped the rim of the cup with her sleeve, as for somebody else.',
            'You gave the days in their order, and came out with one too many, and the niece did not believe it. She had been counting on the folds of her sleeve. The two of you went through it again, politely, and that time there was one too few; the cup stayed as it was.',
            'You gave your account, and spoiled it by saying that {foe} had been quite reasonable. You meant it of a single bridge. The niece repeated the word under her breath, to have it exactly for {who}, and moved the cup one finger nearer to you.',
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
            'You knelt across from the niece until she laughed, and she let you keep the oath. A carter drove round the pair of you, and then a procession did. Some way into it her foot went to sleep, and yours had. She would tell {who} that you stay where you are put, she said, and she went home.',
            'You knelt across from the niece for hours, and it satisfied her. An ant walked about the rim of the cup, and both of you watched over it. When it had got down safely she picked up the cup and smiled, and thanked you for your company. {who} would be content to wait, she thought.',
            'You knelt until the niece had to laugh, and she did not press the cup on you any more. A crow had come and gone off with one of your sandals. She had to put down the cup so as not to drop it. It was not taken up again. She bowed, still laughing, and let you by.',
            'You knelt across from the niece until you both laughed, and she took the cup home again. A travelling priest had supposed that somebody was dead, and read a service over the pair of you. At the third verse you caught each other’s eye. Your oath to {who} stood as before, she said.',
          ],
          failure: [
            'You knelt, and your leg gave way before she had smiled. You went over sideways into the cup’s paper. The niece helped you up with great respect, and then knelt down again, exactly where she had been, and held out the cup.',
            'You knelt across from the niece, and had to rise first. She had been trained to it in a convent, it turned out. She looked neither pleased nor sorry; only the cup was lifted by about an inch, so that you should not need to stoop for it.',
            'You knelt, and it was you who laughed, and she did not. Somebody had mistaken you for a shrine, and left a bean-cake. She moved the cake aside with one finger, so that nothing should stand between you and the cup.',
            'You knelt until a wasp came, and then you ran. You were some way along the road before you could stop. When you came back the niece had not stirred, though the wasp was now on the rim of the cup.',
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
          action: 'Ask at an inn who told {who} that',
          description: 'It means going back to the last inn and asking at its kitchen door, where {foe} has ears.',
          success: [
            'You found who had carried the tale: the cook of the last inn, paid by a traveller in {foe}’s gloves. The report was in a woman’s hand, and there was soot in the ink. You showed her to the niece, who wrote down her words for {who}, and took the cup home; and {foe} had one listener fewer on your road.',
            'You found the man who had told {who}: a guest at the inn, who paid in {foe}’s coin. Only he had sat where your table could be seen and not heard. The niece looked at him through the gap in the screen. {who} would know, she said, who had been polite to whom, and she wrapped up the cup.',
            'You found the one who had told {who}: a scullion of the inn, bribed by {foe}’s house. He wept, and owned that he had been paid by the dish. You brought him to the niece with his wet hands, and he told it to her again for {who}. She took back the cup; there was nobody left in that inn to carry tales.',
            'You found in the kitchen of the inn who had written to {who}: its cook, who sent a bill for it to {foe}. A page was missing from her book, and you rubbed the next one with soot until the writing came up. The niece folded it in with the cup, and went home with both. The cook found herself without a patron.',
          ],
          failure: [
            'You asked at the inn who had carried the tale, and learned nothing, and were asked questions yourself. When you came back with dust on your lip the niece knelt where you had left her; and someone by the well had gone off to tell {foe} that you were troubled.',
            'You asked at the inn, and found nobody: it had changed its servants, and the new ones knew nothing in the same words. You returned without a name. {foe} heard that you had asked. The niece had heard the dogs bark after you, and the cup was out again.',
            'You went back to the inn, and were feasted there by {foe}’s friends, and learned no name. {foe} knew by a later courier what you had asked. When you came back to the niece she had heard that you had gone to dine, and she held the cup out farther.',
            'You climbed to the kitchen roof of the inn to listen, and fell through the thatch among the pickles. The one who had told {who} was out, reporting to {foe}. You came back to the niece without a name, and she picked a radish from your collar and held out the cup.',
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
            'You wrote {who} one line, and it saved your oath: “The cup came safely; it is the road that leaks.” The niece said it over twice, to have it by heart, and went. {who} laughed at that, you heard later, for the first time in a year, and dismissed the one who had told tales, a cousin of {foe}’s.',
            'You wrote one line about a crow that steals a comb, and {who} understood it and let you keep your oath. The crow was a friend of the house, who worked for {foe}. The niece took the line and the cup home. {who} kept faith with you, and sent that friend to {foe} with the wrong news and a present of radishes.',
            'You wrote that {who} might ask who had brought the news, and the answer was a spy of {foe}’s. There was only one such person in the house. He had gone before he could be fetched, and left {foe}’s paper in his room: he was to find out by which road you would come to {where}. {who} sent it on to you.',
            'You wrote one line, that the cup had been full when you left it, and {who} saw what it meant and trusted you. A steward poured in that house, and was paid by {foe}. He was gone by the next meal. The niece took the cup home, and one line came back, that {foe}’s riders were unpaid.',
          ],
          failure: [
            'You wrote a line that was too clever: it could be heard as mocking {who}, and the niece heard it so. She would not carry it. She said it over to herself aloud, and a guest of {foe}’s, who passed, moved his hat nearer to listen.',
            'You spoiled seven sheets, and one of them came into {foe}’s hands. It had blown against a fence, and a pedlar, stooping, put it into his sleeve. The eighth the niece would not take. She offered you the cup to rinse the brush in.',
            'You wrote a line to {who}, and it broke in the middle, like a bench, and would not do. The niece read it to the end without changing her face, and gave it back. A pedlar who had looked over her shoulder had it by heart for {foe}.',
            'You wrote seven lines, and the niece did not think that {who} would accept the last. The six spoiled ones had been left lying. When you looked about for them, they had been tidied away by a most obliging traveller, and {foe} had your plan in all its stages.',
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
    cast: { 'retainer/men/people': 'they' },
    openings: [
      'At a tea-house by the road {foe} was waiting for you, on one of two mats, and when you had come in four retainers stood before the doors. You were to sit down on the other mat and drink, and, over the third bowl, to give up your oath to {who}. You would not be let out before.',
      'You had gone into a tea-house to ask the way, and {foe} put aside a screen, with a bowl ready for you. Nothing would be done to you while you drank it, {foe} said; but you were to hear why you should leave {who} alone, and four men stood before the door.',
      'You had stopped at a tea-house by the road, and {foe}, who was sitting there, had four men close the door behind you. A bowl was set down on the second mat. You were to drink, and to promise that {who}’s business should sleep for a year. The bowl had a mended lip, and {foe} turned that side away from you.',
      '{foe} had been waiting for you in a tea-house on your road, and four retainers let nobody out by the door. You were asked to the second mat: you were to drink the bowl that was made for you, and to give your word that you would do nothing further for {who}. Four pairs of sandals stood side by side.',
      'You had gone into a tea-house to rest, and {foe} received you there, with four men at the door. There would be three bowls, {foe} said. By the last of them you were to have agreed that your oath to {who} was a misunderstanding, and sooner nobody would let you out.',
      'In a tea-house by the road {foe} sat across from you, and four retainers had closed the door behind you. One bowl of tea, or several, should bring you to see reason; then {who} was to hear from you no more. A scroll in the alcove had one word on it, “Enough.” It had been hung for you.',
      'The mistress of a tea-house by the road handed you in to {foe}, who had told her to expect you. The mat across was yours. Four people leaned on the one door, until you should have drunk a bowl of tea, and sworn {foe} a smaller oath against the one to {who}.',
    ],
    still: [
      '{foe} still wished you to drink and to give up your oath, and the four stood at the door. The kettle had been filled again.',
      '{foe} still wanted your promise, and the four at the door had not shifted their feet. Your bowl was cold, and was replaced.',
    ],
    givenUp: [
      'The mistress of the tea-house wished to close. {foe} rose, and the four retainers slid back the door; you had given up nothing of your oath, and had been made small.',
      '{foe} had no more tea and no more time, and bowed you out past the four retainers. Your oath to {who} was still yours, and nothing had been won on that mat.',
    ],
    later: 'The tea-house had one mat fewer than it used to. The mistress had burned it, and did not say which.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Drink and praise {foe} into talking',
          description: 'You must say pleasant things about {foe} to {foe.his} face, and remember what you are told.',
          success: [
            'You praised {foe}’s tea until {foe} told you that a bridge would be sawn through before you, and then you were let go. From the lacquer of the bowl it came to patience, and from patience to how well everything was arranged. You promised to think. You had the bridge looked at by the next post-road.',
            'You drank and praised {foe}, and heard that six men would wait for you at a ferry, and were let out. It is seldom that {foe} is understood. You understood a little more slowly than was needed, and so it was told you twice. One of the four looked back at {foe}, having counted up what you now knew.',
            'You praised how the ash was laid in the hearth, and {foe} talked, and gave away the next blow: a fire in a stable, which should look like an accident. You were bowed out past the four. The stable was watched after that, thanks to you, and it did not burn.',
            'You agreed with everything, and {foe} grew generous and told you that {foe.his} riders would go by the pass. They would not ride by the river, you were corrected. The four made way. There was a good deal that could still be done about the pass, and you did it.',
          ],
          failure: [
            'You praised the tea, and it was {foe} who made you talk. {foe} praised your sandals, naming the town where you had bought them. You had answered three questions before you noticed that they were questions; the bowl was filled again.',
            'You flattered {foe} badly, and {foe} saw through it. “You do that badly,” said {foe}, setting down the whisk, “so you have not been bought; then I must be quicker.” A retainer was sent out with a message, and you were asked to remain.',
            'You praised the tea, the mat and the talk, and {foe} believed none of it. The three praises were counted on a fan. “Now something true,” said {foe}, and sent a man out meanwhile to see to what you were so eager not to mention.',
            'You praised {foe}, and lost the end of the compliment, and let slip where you were expected. {foe} had found the end for you, and the name of the place with it. A rider was told of it behind the screen, and your bowl was filled.',
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
            'You got out by the kitchen. You bowed, rather long, until all of them had to bow too. When they looked up you were among the kettles. A cook held the back door for you with her foot. Nothing had been said, and nothing learned, but you were outside with your oath in one piece.',
            'You left {foe} by the kitchen while a dish was dropped behind the screen. Everyone had looked toward the noise, as people do. You were across the drain and over the bamboo fence by the time they looked back. {foe} is said to have drunk your bowl, so that it should not be wasted.',
            'You asked leave to wash your hands, and escaped through the kitchen. It could not be refused in that house. Beyond the basin was a hen-yard, and beyond it a lane. They waited for you as long as good manners required; you had taken nothing away except clean hands.',
            'You went out through the kitchen curtain with a sleeve over your face, and were free. The mistress of the house had let her eye rest on it for you. A boy was carrying out fish-heads, and you carried the other handle as far as the bridge. {foe} still had bowls to make, and no guest.',
          ],
          failure: [
            'You tried the kitchen, and a fifth retainer stood there, eating. He was as surprised as you; but he had a ladle. You were led back to the mat with rice down your collar, and {foe} moved the screen to make you room.',
            'You got out by the kitchen, and came into a raked garden with no way out. One could see from your footprints how you had gone round it. You were brought back to your mat. {foe} had the prints left as they were, and poured.',
            'You ran for the kitchen, and stepped into a tub of live eels before its door. When you had been dried, by two of the four, you were led back, and your mat was found to have been warmed for you.',
            'You got as far as the kitchen, and six cooks barred the way with bows. They bowed to you one after another. You had returned the last of the bows when {foe}’s people came for you and led you back to your mat, and so, at least, nothing was broken.',
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
          action: 'Throw the tea-house hearth at the four men',
          description:
            'You tear the fire-box out of the floor and throw it; there are four of them, and you may be burned, or worse.',
          success: [
            'You threw the hearth-frame at the four men, and got out. The frame struck the first two on the shins, and the ash blinded the rest. {foe} sat on, with the bowl held level. A letter-case was trodden open, and you read by the burning mat that a guide had been bribed to lead you wrong.',
            'You broke out through the door with the hearth-frame, and took a retainer along with you. He sat up in the gutter, and you asked him, while you had him by the collar, where {foe}’s others were posted. They lay at the mill and the upper ford, he said, too astonished not to.',
            'You threw the hearth, coals and kettle, and in the steam you read {foe}’s letters and got away. By the light of a burning sleeve you had about ten breaths. One letter sent two riders to the pass, and one asked for powder, and neither was sealed yet. The door had been deserted, and you left by it.',
            'You threw the hearth-frame, and the four ran to save the mats, and you were free. {foe} saved the bowl. You saved a roll of letters from the alcove, read them by the burning screen, one after another, and gave them back to the fire; two of the errands in them could never be run.',
          ],
          failure: [
            'You could not throw the hearth-frame, for it was built into the floor. You had time to find that out, and the four had time to come from the door. {foe} lifted the kettle clear while you were being struck, so that none of it should be spilt on you.',
            'You threw the hearth and struck one of the four, and the others held you. The fire was put out with tea. {foe} looked at the ruined mats and wrote to somebody, there on the floor beside you, that you were in haste, and that the plan must be moved forward.',
            'You threw the hearth, and there was no fire in it: the coals had been let go out. The four looked at the ash on their skirts. Then they struck you down, by order of rank, and {foe} wrote a note above it all, asking for more people.',
            'You threw the hearth, and its kettle swung back on a chain and knocked you down. You were laid upon the second mat with a wet cloth, and heard {foe} tell someone to ride at once, since matters had become so loud.',
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
          action: 'Say nothing and watch {foe}’s hands',
          description: 'You give {foe} all the time there is to work upon you, and may learn nothing for it.',
          success: [
            'You said nothing and watched, and learned where {foe} keeps the key of the letter-chest, and were let go. {foe} was not used to silence, and touched in turn the sleeve, the fan, and the place under the collar where it hangs. When you rose it was {foe} who asked your pardon for keeping you.',
            'You watched {foe}’s hands in silence for two bowls, and they shook at the word “storehouse”. They were steady at your name, and at the name of {who}. You thanked the house and left. So there was something in a storehouse that {foe} feared for, and you knew where to look.',
            'You kept silent and watched {foe}’s hands, and learned that a certain bridge was the weak place of the plan. {foe} talked of the year’s tea, of the bridge, and of a widow, and at the bridge the whisk lost its beat. After two bowls you were seen out. You knew what must be done there.',
            'You watched {foe}’s hands and said nothing, and one of them shook when a clerk’s name was let fall. So the clerk knew something. After the second bowl you were let go; {foe} had heard your voice only in thanks. The clerk was easily found, and ready to be asked.',
          ],
          failure: [
            'You watched so closely that you answered a question without hearing it, and told {foe} too much. It had been who slept in the room next to {who}’s. A retainer wrote your answer down and left, and you were asked to drink.',
            'You watched {foe}’s hands, and they had been giving signs to the man behind you all the while. You learned nothing. Another bowl was being made; and someone had already ridden with an order.',
            'You said nothing, and {foe} took it for consent. It was announced at the door that you had promised; and though you denied it, a rider had been let out to tell {who}’s people so. You were asked to stay for the third bowl.',
            'You watched the hands, and they deceived you on purpose. There was a tremble at the word “granary”, quite finely done. You had already begun to believe it when you saw the youngest of the four suppress a smile. {foe} poured again.',
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
    cast: { bearers: 'they' },
    openings: [
      '{foe}’s palanquin lay across the narrowest part of a cliff path, its pole broken and its bearers fled, and {foe} sat inside with one foot caught under the frame. You could not get past. {foe} put up the blind, saw who it was, and asked you to lift.',
      '{foe}’s palanquin had slid half over a cliff and blocked your whole path, and {foe} was caught in it by a foot. {foe} wanted to be pulled out, and the bearers had fled; you wanted to go on, and there was no room. “We need not speak of {who},” said {foe}.',
      'A palanquin had broken its pole on a cliff path by which you had to go, and behind its blind was {foe}, held by the ankle. The bearers were gone. {foe} asked you to lift the frame off the foot, and did not say please. Until it was shifted nobody could pass.',
      '{foe} held a shut fan out of a palanquin, and with it showed you the trouble: the pole snapped, the frame across the whole cliff path, one foot under it, and the bearers fled. {foe} wished you to lift it; and you could not go on until somebody did.',
      '{foe} lay half out of a palanquin whose pole had broken on a cliff path, held by the ankle, with a drop below. The bearers had run, and you had to pass there. {foe} inquired after your health, and then, in the same tone, whether you would be so good as to raise the frame.',
      'Round a bend of a cliff path lay {foe}’s palanquin, on its side, and {foe} pinned in it by a foot. The pole had broken, and eight bearers had run out of their sandals. There was no way round. “It is embarrassing for us both,” said {foe}, and asked to be helped out before the frame should slide.',
      '{foe}’s palanquin had come down at the narrowest part of a cliff path, for want of a sound pole, and shut it as a drawer shuts. {foe} could not draw one foot from under it, and the bearers were gone. You were requested, as an enemy with two good arms, to lift the frame.',
    ],
    still: [
      '{foe} was still caught in the palanquin by one foot, and it still blocked the path. It had slipped by another hand’s breadth toward the drop.',
      '{foe} still wanted to be pulled from under the frame, which closed your path along the cliff. Pebbles went over the edge, one at a time, and {foe} could be heard counting them.',
    ],
    givenUp: [
      'Woodcutters came along the cliff with poles and freed {foe}’s foot, and the frame went over the edge. {foe} limped away and owed you nothing, and the path was open.',
      '{foe} drew the foot out alone, and left a shoe. The palanquin slid and was gone. The two of you went by each other with a bow, enemies as before.',
    ],
    later: 'Below the cliff path a lacquered door lay in the bushes. A wagtail had built behind the crest.',
    ways: [
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Lift the frame off {foe}’s foot',
          description: 'You will strain your back for an enemy, who promises you nothing in return.',
          success: [
            'You lifted the frame, and {foe} crept out, bowed from the waist, and limped off uphill without a word. The path was free. That same week the bearers told it in every wine-shop, and doors that had been shut to you on {who}’s business stood open.',
            'You lifted the frame off {foe}’s foot, and your way was open. {foe} lay on the path, grey in the face, and looked at you for some time. “I shall not be able to tell people that you are a ruffian,” said {foe}. It was true. They thought the better of {who}’s cause for it wherever you came.',
            'You put your back under the frame and raised it by the width of a hand, and {foe} was free. A woodcutter had watched from above. He told it at every hearth, with your name and {who}’s, and people began to come to you. {foe} could not well deny it, and limped.',
            'You raised the frame at the second heave, and {foe} came out, and could not find the words. A nun on the path below had seen it, and knew both crests. Wherever she begged after that she told whose friend had lifted whom, and they thought well of {who}.',
          ],
          failure: [
            'You lifted the frame, and your foot slipped, and it came down on {foe} again. {foe} made a sound, only one. You lay side by side for a while, an enemy and you, looking at the same piece of sky.',
            'You had the frame as high as your belt when the rotten pole broke a second time and it fell back. The end caught you across the ribs. {foe} thanked you through the blind for the attempt, and asked if you would care to try from the other side.',
            'You heaved with your whole strength, and the frame would not come off {foe}’s foot. You sat down against the rock. {foe} passed you a folded handkerchief through the blind, and for a while the two of you were equally little use.',
            'You had the frame up, and {foe} was drawing out the foot, when it dropped on both of you. A rivet had gone. You got your fingers back, one by one, and {foe} kept count of them aloud, as one would for a friend.',
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
            'You asked what {foe} most feared that {who} would do, and had a true answer, and lifted the frame. It was that {who} would come in person and say nothing. {foe} had told you so, quite simply, and limped off. What had been said could not be unsaid, and you built upon it.',
            '“Call off one of your people,” you said, “and I will lift,” and {foe} did so. A ring came out beneath the blind, for a messenger to see. You lifted. {foe} was as good as {foe.his} word and went off uphill, and one of your pursuers was withdrawn.',
            'You asked which of {foe}’s letters you ought never to have believed, and were told, and lifted the frame. It was the one that said {who} had given up. {foe} laughed first, which shook the frame, and stopped at once. When the foot was out neither of you spoke of it again.',
            '“Who is to be next?” you asked, and {foe} named an old clerk of {who}’s, and you raised the frame. A pebble had fallen, and another. {foe} limped away. The clerk was warned in time, and told you in return which of {foe}’s seals are false.',
          ],
          failure: [
            'You asked for an answer first, and {foe} refused it. “You would have done it for nothing,” said {foe}, “and now you cannot.” It was so. You were still looking for a reply when a rider of {foe}’s was seen below, and {foe} waved the fan to him.',
            '{foe} gave you an answer, and it was false. It had come too readily. You had gone where it sent you, and come back, and meanwhile a message had got away; and the palanquin still lay across the path, with {foe} in it.',
            'You asked, and {foe} would not answer, and shut both eyes. “I am composing a verse for the occasion,” said {foe}; “pray do not wait.” And on the road below there were hats with {foe}’s crest, which rode on to do as they had been told.',
            'You chose your words so long that the palanquin slid by an arm’s length, and {foe} did not answer at all. Someone on the other side of the ravine saw you sitting beside it with folded hands. That was how it came to be told, and it served {foe}.',
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
            'You held the frame with a foot until the bearers came back, and they cleared the path. {foe} had spoken of plums, and of a teacher whom you both had had. They found the two of you discussing how a river is pronounced. You went by with a bow, enemies as before.',
            'You sat with {foe} until the bearers returned with a rope, and then you could pass. You had kept the frame from sliding. Neither of you thought of anything to say for the first while, and then neither of you wished to. {foe} inclined the head as you stepped past.',
            'You waited with {foe}, and the bearers came, and lifted the palanquin out of your way. You had wedged a stone under it, and talked of the old poems, and did not agree. {foe} bowed to you, you returned it, and everything was as it had been.',
            'You kept {foe} company until four bearers came with a new pole, and the path was free. There was a song about the river, which {foe} had in the northern way and you in the southern. Each sang the other’s. You passed on with nothing gained but the road.',
          ],
          failure: [
            'You waited with {foe}, and the bearers did not come. {foe} had a flask, and out of courtesy offered it you first, and out of caution you refused; it went on like that. At length your legs were numb, and the frame had moved a little nearer to the edge.',
            'You held the frame until your arm trembled, and no bearers came, having found a wine-shop. {foe} observed that loyalty was not what it had been. There was nothing to be said to that, and no path to go on by.',
            'You waited a long time for the bearers, in vain. {foe} shortened it with stories, all about servants. None of the servants came back, in any of them. Your leg had gone to sleep against the frame.',
            'You waited, and two bearers put their heads round the bend, saw you with {foe}, and ran again. You both called. Yours, {foe} remarked, was not a voice that brings people; and you settled the frame upon your knee.',
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
          action: 'Free {foe} and let some baggage fall',
          description:
            '{foe}’s chests and letters hang from the same cords; you cut them while standing on the frame, and a wrong cord takes you along.',
          success: [
            'You cut {foe} free and let the palanquin fall, with all the papers in it. The foot came out of its shoe; the chests and letter-boxes went over the cliff, and were a long time on the way. “My papers,” {foe} said. You agreed that it was sad. It set the whole plan back by weeks.',
            'You cut the cords so that {foe} rolled onto the path, and the box with the seals fell. It had been tied beneath the seat. Not even {foe} could call it robbery. You bowed to each other across the empty place, and went opposite ways.',
            'You freed {foe}’s foot, and let the roof-box go over the cliff, and it opened. You had explained each cut before you made it. For some time there was paper over the whole valley, turning, and {foe} sat next to you with a hand to the mouth; it had been a year’s work.',
            'You pulled {foe} out and drew the pin, and the palanquin fell with the cash-chest, the seals and eleven orders ready signed. The path was open. You were thanked for your presence of mind. It was said a little slowly, by somebody who was looking at the pin.',
          ],
          failure: [
            'You cut the wrong cord, and fell as far as a pine root, and nothing else fell. {foe} had to give you a hand up. You had a fright, and {foe} had the boxes; and the frame had jammed harder than before.',
            'You reached for the cord of the baggage, and {foe} saw it. “Not that cord,” said {foe}, and drew in the boxes one after another and sat on them. You climbed off, with nothing cut but your own sash, and the frame lay as it had lain.',
            'You cut through the blind, and not the strap of the letter-chest, and it came down over your head. While you were finding the way out of it {foe} tied up the chest, with a good knot, to the ankle that was not caught.',
            'You stood on the frame to cut, and it shifted, and you hung over the drop by your sash. {foe} advised you where to put your toes. By the time you had the path beneath you every box had been drawn inside.',
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
    cast: { officer: 'he', 'rider/porter': 'they' },
    openings: [
      'The officer of a barrier wanted your name in his book, or you could not pass; and {foe} pays for a copy of that book. To sign was to go on, and to be known to {foe}; to refuse was to stay unknown, and on this side. {foe}’s riders stood on the page before you. The brush was wet.',
      'At a barrier everyone had to write in a book who they were and on whose errand, and {foe}’s clerk copied the page each day. You might give {foe} your whereabouts and have the road, the officer said, or keep both where they were. Four of {foe}’s riders had signed above. Porters went through unsigned.',
      'The officer of a barrier would not lift the bar until your name was in his book. {foe}’s clerk copied it: {foe} would know by the next courier how far you had come. The last to sign had been four riders of {foe}’s, with their road set down; beneath them was the line for you.',
      'The officer of a barrier turned his book toward you, and wanted your name there before he would lift the bar. It was no secret that {foe} pays for a copy. You could go on and be known to {foe}, or stay unknown and stay here; he offered you the brush. Four riders of {foe}’s had signed last.',
      'At a barrier no one went under the bar whose name was not in the officer’s book; and the book, page by page, was copied for {foe}. Four of {foe}’s riders had signed last. You had the choice of being written down for {foe} to read, or of turning round. Only porters with loads went through unwritten.',
      'At a barrier {foe}’s clerk sat by the officer, and copied every name in the book. The officer could let nobody by unsigned. If you went forward {foe} would know where you were; if you turned back nobody would know anything. The ink was ground, and the page had four of {foe}’s riders on it.',
      'The officer of a barrier put his finger on the empty line in his book. Your name was to stand there, for {foe} to read, or the bar would be left down; he was sorry that there was no third way. Above it stood four riders of {foe}’s, who had their passes from that page.',
    ],
    still: [
      'The officer would not raise the bar before your name was in his book, and so within {foe}’s reach. The brush was held out to you again.',
      'The bar was still down, and the officer turned the book so that it faced you, and waited for your name. {foe}’s clerk sat ready to copy it.',
    ],
    givenUp: [
      'The officer closed his book and had you led back from the bar. You came round that barrier by a charcoal-burners’ path, long after {foe}’s riders.',
      'The bar was raised for a cart of fish, and you were sent through behind it, as a person who makes trouble. {foe}’s clerk wrote it down. The officer looked away.',
    ],
    later: 'At the barrier they had a new book, with the pages numbered. The old one was not spoken of.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'slight'], {
          action: 'Sign in full and go through',
          description: 'You go forward at once, and {foe} will have read where you are within days.',
          success: [
            'You signed in full, and the officer lifted the bar himself. You had written your name, {who}’s name, and the whole errand. By the time that {foe} had it before {foe.him}, in a fair copy, you were a long way on; but {foe.he} had it.',
            'You signed, and went through, and people on the farther side showed you the short road for {who}’s sake. They had read over your shoulder. Behind you the officer’s clerk was already ruling a line, and {foe} would know of it within days.',
            'You signed, and the officer let you through and told you that {foe}’s riders had not taken the lower road. He had compared your name with your face, and found that they agreed. The copy left for {foe} by the other gate at the same moment, on a fast horse.',
            'You signed, with {who}’s errand in a few words, and were let through. A woman waiting behind you read them and began to cry. She took you to her people, who set you well on your way. What {foe} read, some days after, was the same few words, and they were quite clear.',
          ],
          failure: [
            'You signed, and the bar stayed down, for the officer found your name upon another list. He was sorry. The page was sent to {foe} all the same.',
            'You signed, and the officer did not believe that the name was yours. He asked {foe}’s clerk, who was most obliging. You had given yourself away to {foe}, and were asked to be so good as to wait.',
            'You signed, and a hair of the brush spoiled your name, so that it was somebody else’s, who was wanted. The officer would not lift the bar for it. His clerk reported it to {foe}, and you were to sign again.',
            'You signed on the wrong page, the one for those who leave, and so were not let in. By the book you had now gone. The officer could not let through a person who was not there; his clerk, meanwhile, had copied you for {foe}.',
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
            'You tore the page with {foe}’s riders out of the book and ran back with it. It came out in one piece, and you had it in your mouth before anyone moved. The four riders were in no book now; they are said to have been held at the next gate for a month. You had the long way round.',
            'You apologised to the officer, and tore out the page, and got away. Without it nobody could say by what right {foe}’s riders were abroad, and each gate stopped them. You lost two days among woodcutters’ paths, and thought it cheap.',
            'You sneezed over the page, begged pardon, and carried it off. The officer was so shocked that he bowed. You had to go round by woodcutters’ paths, for some days. {foe}’s four riders had no pass now that any gate would accept, and were kept in a shed.',
            'You tore out the page with all four riders on it, and ate it as you ran. The staves got you across the shoulders, though not down. Round by woodcutters’ paths it was a weary way; but for {foe} it was wearier, with four messengers in four separate cells.',
          ],
          failure: [
            'You tore out the wrong page, with eleven pilgrims and a dealer in combs. The officer’s guards came down on you with their staves. The page was taken from your hand, smoothed, and pasted in again, and {foe}’s riders stood in the book as before.',
            'You could not tear the page, for the paper was too strong. You held one end of it and three guards had hold of you. When they had done with you the officer showed you, quite gently, how it was sewn.',
            'You took hold of the page, and so did the officer, and he kept it. He had had that book for thirty years. His guards were hardly needed. When you looked up, the four riders were where they had been, and he was wiping the margin.',
            'You had the page nearly out when a guard put a stave between your ankles, and you fell. One corner of it was in your hand, with nothing on it. His clerk had it pasted back. You were set in front of the book again.',
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
          action: 'Go through as a porter under a load',
          description: 'Porters do not sign; it means their work, their food and three loads there and back.',
          success: [
            'You went through the barrier under a load of charcoal, and nobody asked who you were. You went through, and came back, and went through. On the third time you set the load down and stayed on the other side. {foe} went on reading that you had not come.',
            'You carried loads with the porters, and walked through unsigned. By the second load nobody looked at you. The officer had you sweep up after yourself. You swept from one side of the bar to the other, and leaned the broom there, and walked on, unknown to {foe}.',
            'You carried three sacks of charcoal, with a black face, and on the third you were through. Under the second you heard the officer tell somebody that no one had come. You put the last sack down on the far side, and blew your nose, and had no more to do than walk.',
            'You went through as one of nine porters, bent at one angle, and stayed on the far side. The bar went up for the charcoal and nobody looked at what was under it. {foe}’s clerk had counted the sacks, and they were right.',
          ],
          failure: [
            'You carried a load like somebody who is no porter, and a guard noticed your feet. The porters had seen it first, and said nothing; and then one of them was asked. You were turned round by the shoulders, load and all, to where the book lay.',
            'You carried loads so well that you were hired, and got no farther. The officer let nobody else carry his water, which came from a spring on this side. You put down the pails before the bar.',
            'You came with your load as far as the bar, and there you thanked a guard, and gave yourself away. No porter had ever done so. He looked beneath the hat, and had you put down everything on the side that you had started from.',
            'The rope of your load broke, and charcoal went over the whole of the yard, and everybody looked at you. You were given a broom, and watched, and by the time the last bit was up they all knew your face underneath the black.',
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
            'You wrote your name so that it could be read in two ways, and you were let through, and {foe} read the wrong one. The officer had read it rightly and lifted the bar. For a fortnight {foe}’s people were looking for a nun of eighty upon the coast.',
            'You signed in an old hand that the officer was too vain to question, and he lifted the bar. His clerk copied what he could make out; and {foe} sent riders, on the strength of that, to a village that had been washed away.',
            'You signed as a great-aunt of yours had signed, a nun, and it passed. The officer saw nothing in it but an old-fashioned schooling, and let you through. {foe} saw a nun, and had her sought in three provinces. A person of eighty was said to have led them a remarkable chase.',
            'You signed in seal script, and the bar rose, and {foe} was misled by it. In that script your name could be read as the name of a convent. Before long you heard that {foe}’s riders had searched that convent, and been received by its abbess, with a stick.',
          ],
          failure: [
            'You wrote your name in an old hand, and the officer could read it. He had taught that hand to his daughters. He wrote it out for you in plain, beneath, with the date, and his clerk dried it for {foe}. The bar was still down.',
            'You wrote your name in a disguise, and upside down, as the officer saw it, it was merely your name. He would not lift the bar for it; {foe} would be interested, he thought, in the trouble that you had taken.',
            'You wrote a name with two readings, and the officer had his clerk send both to {foe}. “It is one of two,” he said, and left the bar down until it should be settled which. He held out the brush.',
            'You wrote in the old forms, and then told the officer yourself what it said. He had asked so nicely. His clerk wrote it down for {foe}, stroke by stroke, and the line was ruled again for a plain name.',
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
    cast: { 'constable/men': 'they', elder: 'he' },
    openings: [
      '{them}, whom you knew, was being led down a side road by two of {foe}’s constables, with a white cord round both wrists. {them} had been arrested for having spoken well of you, and was to be examined by an elder. “You have no time,” said {them}; to go there would cost a day, and nobody else would speak up.',
      'You caught up with two constables of {foe}’s, and between them, barefoot and corded, went {them}. Somebody had told {foe} that you and {them} were friends. {them} asked you to speak at the hearing before the elder, which would hold you up, and looked down as if it were a large thing to ask. One constable carried the warrant.',
      'Two constables of {foe}’s were leading {them} away on a cord, to be questioned about you. The hearing, before a village elder, lay quite off your road, and every delay was so much to {foe}’s good. {them} wanted only that you should walk along. The warrant stuck out of a sleeve.',
      '{foe}’s constables had arrested {them}, and held the ends of the cord, one on either side. {them} had said a good word for you, and was now to be examined on it before an elder, some way off your road. {them} asked you to come, though time spent there was {foe}’s gain. There was a warrant.',
      'A constable, {them}, and another constable came along a wall, with a cord joining all three. It was {foe}’s warrant, and the charge was that {them} had praised you. The hearing before the elder lay in the wrong direction for you. “I would not ask,” said {them}, and asked, because there was nobody else to speak at it.',
      'Two constables from {foe} had {them} on a white cord, and were taking {them.him} off to an elder, to be questioned about you. {them} wished you good health and tried to go past. Then {them.he} said that company would be welcome; it would put you back by a day. The older constable had the warrant.',
      'Down a side road went {them}, corded like a parcel, between two of {foe}’s constables. {foe} wanted to know what {them} knew of you, and an elder was to ask, by warrant. {them} saw you, and shook {them.his} head, and then nodded. To go along would cost a day, which was what you had least of.',
    ],
    still: [
      '{them} was still held on the cord by {foe}’s constables, and you were not willing to leave a friend in their hands. {them.he} tried to stand so that you should not see the wrists.',
      '{foe}’s constables still held {them}, who had nobody but you to speak at the hearing. They had sat down to eat, and the end of the cord was round a tree.',
    ],
    givenUp: [
      'The elder grew tired of the matter and had the white cord untied, and {them} was sent home with a warning. You had lost the time, and {foe} had gained it.',
      'A neighbour stood surety for {them}, and the constables hung the cord on a branch and left. {them} bowed to you and went home. It was not your doing. You could go.',
    ],
    later: 'A white cord hung from a branch beside that side road. Children had tied a bell to it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Go along and answer for {them}',
          description: 'It takes a day, and you must tell an elder who dislikes noise what you are about.',
          success: [
            'You went along and answered for {them}, and the elder had the cord taken off. You said that {them} had spoken well of you, and had done nothing else. The elder asked how well. Before all those people he inquired what {foe} had against you, and you told them, and they remembered it.',
            'You spoke for {them} before the elder, and {them} was free by the second cup of water. The elder was deaf on the side where {foe}’s constables stood. Half the village walked you back to the road, and told you on the way that a ferryman there was {foe}’s man.',
            'You shouted your answer to the deaf elder, and he untied {them} himself. So the whole village heard what {foe} was doing, and to whom, and that {them} had merely said a good word. People waited at the gate to tell you which two bridges were watched.',
            'You answered the elder for {them}, and {them} was released. You told him what he asked, and what he ought to have asked. At the well people thanked you one after another, and a miller among them told you that {foe} owed him for a year’s flour and would soon have to sell.',
          ],
          failure: [
            'You spoke before the elder, and it did not free {them}. You had spoken well, about yourself. By the end of it the elder was less sure of {them} than he had been. The hearing was put off, and the constables picked up the cord.',
            'You answered for {them}, and the elder put off his judgment, since he had a letter from {foe} beneath his knee. He shifted on it whenever you came to the point. {them} thanked you, rather quickly, and was led on.',
            'You shouted to the deaf elder until you were hoarse, and he understood that {them} was guilty of two more things. You tried to withdraw them. The constables had them down already, and held on to the cord.',
            'You called {foe} a thief, and that made a second case, and {them} was not freed. The elder had heard it, and could not leave it out. {them}’s matter would have to wait until yours had been entered; the cord was made fast to a post.',
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
            'You sat by {them} through the hearing, and {them} was let go. They do not ask so hard when somebody is sitting there. You said nothing, and got in the way of the light. You tied on the sandals for {them}, and neither of you spoke of it.',
            'You sat there and poured tea for everyone, and {them} was let go with a warning. You had been told to leave, and did not understand. It is awkward to strike between two cups. {them} walked home without the cord.',
            'You sat by {them} and poured tea until their examiner gave it up. Each question had a cup in the middle of it. He drank eleven, from politeness, and closed the hearing through the screen. {them} leaned against you on the step, with loosened wrists, and went home.',
            'You sat beside {them}, and poured tea whenever a question was asked, and in the end {them} was sent home. They wrote that their witness had nothing to say, and that the tea was good. {them} walked out beside you, holding the one sleeve closed.',
          ],
          failure: [
            'You sat down by {them}, and were put out, and the screen was shut. You could hear through paper as well as anybody. What {them} would not say took a long while. Then the constables led {them} out again, to have it asked once more.',
            'You sat by {them} and fell asleep, and the hearing was put off to be held again. When you woke the mats were rolled, and the constables had the cord in hand. {them} had put a coat over you.',
            'You sat by {them}, and it did not help. They sent for their own tea, and there was nothing for your hands to do. {them} looked at the wall. The questions were not over, and the cord was not untied.',
            'You sat in the way, and they took the hearing into another room and shut you out. It had a door of wood. {them} had turned round on the threshold to see if you were coming. When {them.he} came out the cord was still on.',
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
          action: 'Look for a fault in their warrant',
          description: 'You must read all of it aloud in the road while {foe} gains by every line.',
          success: [
            'You found the fault in the warrant, and the constables undid the knot. It was made out for a person of {them}’s name “residing by the mill”. There was no mill. You asked to be shown it. On the back stood the names of others whom {foe} was having fetched, and you went and told them.',
            'You found that the date on the warrant was wrong, and {them} had to be let go. On that day {foe} had had no right to arrest so much as a hen. You read it twice, the second time louder. Elsewhere, for the same reason, nine other people had to be freed, and {foe} was much occupied.',
            'You read the warrant aloud, and it named a mill where there is none, and {them} was untied. Three people who had collected asked which mill. The constables turned it over to see whether it was on the back. They had six such papers with them, all with the mill, and none was good for anything now.',
            'You read the warrant three times, and the elder constable untied {them} for a mistake in it. Where the paper had a mill there had been none since the flood. He took the bundle of warrants back to {foe} to be made out afresh, which would be weeks.',
          ],
          failure: [
            'You read the warrant, and there was no fault in it. It was the most correct paper you had ever read; you said so, forgetting yourself. The constables, who had been anxious, took a better hold of {them}’s cord.',
            'You found a wrong character in the warrant, and the constable put it right with his own brush. It would have caused {foe} trouble later, he said. So {them} was still under arrest, and looked at you.',
            'You read the warrant until your voice cracked, and found nothing worse than a blot. A blot is no fault, it turned out, but lucky. They hung the paper up on the cord, where {them} could see it.',
            'You read all nine feet of the warrant, and could not find the error again that you had seen. The constable had his thumb there. He would look into that, he promised, as he rolled it up, after the hearing. {them} stayed on the cord.',
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
            'You cut the cord, and ran, and got {them} away. You had {them} by the sleeve and were through a hedge. In the bean-field beyond you lay face to face, out of breath, and {them} began to laugh. The constables had said that {foe} would ride to {where} with only six men; you were told it there, among the beans.',
            'You cut {them} loose, and the constables caught neither of you. {them} ran one way and you the other. Where you met again, behind a shrine, {them} had {foe}’s letter of instruction up one sleeve, and you read in it that you were to be delayed and not hurt.',
            'You cut the cord with one stroke, and ran with {them} into the beans, and were not found. When they had beaten the wrong field and gone, you both lay there and could not stop laughing. One constable had said on the way that {foe} would be from home for three days.',
            'You cut the cord while the constables bowed, and escaped with {them} over a dyke. You lay in beans as high as a hat. {them} held a hand over your mouth, since you had started to laugh. Out of {them}’s sash came {foe}’s own list, picked from a passing belt: nine people to be arrested, all friends of {who}.',
          ],
          failure: [
            'You drew, and your blade came down on the iron of a truncheon, and {them} was not freed. There was a number on it, which you had leisure to read, since it was presently against your throat. {them} asked them, please, to go more gently with you.',
            'You cut the cord, and {them}, who was not ready for it, sat down and was caught again. The constables had {them} by the collar, and one of them had you across the ear. The cord was knotted at the cut. A bell was being rung for others.',
            'You struck at the cord, and it had wire in it, and did not part. Both constables were on you by then, one for each arm; {them} was told to hold the hats meanwhile, and had to.',
            'You ran with {them}, and the cord caught on a gatepost and held {them} back. You were through the hedge, and turned round. You came back, which was what the constables were standing there for, with their truncheons behind them like schoolmasters.',
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
    cast: { nun: 'she' },
    openings: [
      'You had asked your way at a pilgrim-house, and its old nun barred the door with her broom; you were to hear something about {who} before you went on. {foe}, when young and starving, had knelt to {who} there for a night’s help, and been laughed at before everybody. {who} had not told you. Old lists of guests hung there, to prove it.',
      'You had named {who} and {foe} to the nun of a pilgrim-house, and she would not let you go before you knew. They had met under her roof when both were young. {foe} was starving and asked {who} for a bowl and a word; {who} gave neither, and made a joke. It was all in the old lists of guests, she said.',
      'The nun of a pilgrim-house by the road showed you a dent in the doorpost, made by {foe}’s forehead. {foe} had knelt there long ago, hungry, and asked {who} for help, and {who} had told everybody to eat up. You were not to go out by that door, she said, before you had heard all of it.',
      'In a pilgrim-house, where you had stopped for water, the old nun held her broom level across the door; you should hear something before you took another step for {who}. {foe}, young then and starving, had knelt to {who} in this room for a bowl and a word, and got a joke instead. {who} had never mentioned it.',
      'In a pilgrim-house by the road an old nun planted herself before the door, and told you what {who} had not. {foe} had knelt there once, starving, and asked {who} for help, and {who} had answered with a joke, and the whole house laughed. You were to hear all of it. Old lists of guests hung on the wall.',
      'You had come into a pilgrim-house for directions, and the old nun drew the bar of the door. You should hear first what you were in the middle of: {foe} had once begged help of {who} here, on both knees, hungry, and {who} had been witty. {foe} had left by the back, and had not eaten.',
      'An old nun kept you in the doorway of her pilgrim-house by the road until you had heard about {who}. {foe}, when {foe.he} was nobody, had begged {who} for help here on both knees, and {who} had laughed before everybody, and {foe} had gone out hungry by the back. You had it from her and not from {who}.',
    ],
    still: [
      'The nun had not opened the door; you were to know how it had been between {who} and {foe}. She swept the same three boards.',
      'The nun still kept the door, and wished you to know what {who} had once done to {foe}. On the wall hung the old lists of guests, in their string.',
    ],
    givenUp: [
      'The nun set her broom against the wall, and the door was free. You put on your sandals and went, with half of it told and nothing mended.',
      'Guests came in, and the nun had to open to them. You went out by the same door. The old lists hung as they had hung, and you knew {who} no better.',
    ],
    later: 'The pilgrim-house had got a new doorpost. Somebody had cut out the piece with the dent, and kept it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Let the nun tell it to the end',
          description: 'She is old and goes back to the beginning twice, and you will like {who} less for it.',
          success: [
            'You let the nun tell it to the end, and she opened the door. {who} had been tired, and there were people listening, and it was a good joke. {foe} had got up and wiped the doorpost with a sleeve. “That is all,” said the nun. You had still sworn; you only walked a little differently.',
            'You heard the nun out, and she let you go. {who} was young in her story, and amusing, and you would have laughed too. When she came to where {foe} went out, she only moved the broom. She asked you to judge neither, since you would have to meet both.',
            'You sat on the step and heard the whole of it, and the nun lifted the bar. She told it once for {foe}, and once for {who}, and a third time, since there was a cat in it that she had forgotten. What you had sworn was still to be done, and you went to do it, less quickly.',
            'You let her tell it to the end, and then the way was free. Toward the end she gave up {who}’s words and {foe}’s, and said merely where each of them had put their hands. She held the door for you, and swept your footprints out after you with great gentleness.',
          ],
          failure: [
            'You interrupted the nun on {who}’s behalf, and she began again at the beginning. Presently you interrupted once more, and did not hear the end, though it had an end, and she had been there.',
            'The nun had got as far as the laughing when guests came, and you did not hear the rest. They were nineteen, and wanted water. She would tell it after the bowls, she said. There were a great many bowls, and you were standing with a cloth.',
            'The nun told it to her broom, and you could not hear the half. You asked her to speak up. She looked at you as at a person who comes late to a funeral, and went back to the first board.',
            'You asked the nun what the joke had been, and she would not go on. Whoever wanted to laugh, she said, might wait until she had swept, and she swept a great while, in front of the door.',
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
          action: 'Read through old lists of guests',
          description: 'There are sixty years of them on one string, and mice have had the corners.',
          success: [
            'You found both names in the old lists: {foe}’s, with the words “did not eat”, and {who}’s. On a much later leaf {who} had come back alone and paid for a bowl. So there were two things that you had not been told. It steadied you, and the nun let you go.',
            'You found {who} and {foe} on one page of the lists, and learned from it that {foe} was a dyer’s child from the north. A thumb had been drawn across {foe}’s name, and by another hand it had been written again, with the birthplace. The dyers would still speak of it. The nun lifted the bar.',
            'You found in the lists that {who} had been sorry. {foe} had a line there, which said that {foe.he} did not eat; and nineteen leaves on stood {who}, alone, “one bowl, paid, not taken”. The nun read it twice with her finger. You went on with a better idea of what {who} wanted of you.',
            'You read through the lists, and found that {who} had paid, years later, for the bowl that {foe} did not have. You had laid the leaves out over the floor and gone along them on your knees. You understood then what it was that you had been sent to settle. The nun opened the door.',
          ],
          failure: [
            'You turned the lists, and the string broke, and you found nothing. Sixty years of guests lay about the floor, in no order, and the nun on her knees among them. It took the two of you a long time merely to make them lie flat.',
            'You found the page about that meal, and mice had eaten most of it. What was left said that someone laughed. It did not say at whom. The nun put the leaf back, and stayed before the door.',
            'You could not read the lists of those years, the ink was so bad. There were headings, and the prices of mats. Where {who} ought to have been there was a brown cloud, and you had looked at it for so long that you saw it on the wall.',
            'A centipede came out of the lists, and you dropped them and read nothing. The nun said a prayer. Neither of you cared to put a hand in there before it had been persuaded to go. It was in no haste.',
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
          action: 'Walk the way {foe} went from there',
          description:
            'It may show by what way {foe} comes and goes; it leads uphill from the back door, and you walk it hungry, without a path.',
          success: [
            'You walked the way {foe} went out, and it led you to a path that comes down behind {where}. Above the house there was a spring, and a hollow where one could lie; on the rock was scratched a row of names, {who}’s first. {foe} would have remembered that path, and nobody else.',
            'You went uphill as {foe} had gone, and a charcoal-burner told you that {foe} comes and goes by the side of the old kilns. It was steep. He had taken in a starving stranger once, and would not hear a word against {foe}. He supposed that you were a friend.',
            'You took the back door, as {foe} did, and found a hidden path with steps cut in it, to a rock above {where}. They had been cut by servants of somebody who came that way again later. From the rock one sees the back of the place, and it is not guarded.',
            'You walked {foe}’s way, fasting, and at its end was a gap in a hedge that only {foe} uses. Your knees shook by the second stream. It was the side on which {foe} expects no one. You knew now how to come there unseen.',
          ],
          failure: [
            'You went the way {foe} had gone, and a slope of loose stones gave under you. Goatherds brought you down to the back door again. You had found nothing. The nun washed your shins, and did not ask.',
            'You walked uphill fasting, and hunger made you turn back. You had sat on a stone, thinking about soup. “And that was only luncheon,” said the nun, at the door.',
            'You went up as far as the bracken, and there {foe}’s way was lost. You could see the roof of the pilgrim-house like a dropped hat. You came down upon your heels and your hands, and the nun had water ready.',
            'A boar stood in {foe}’s path, and you did not get by. You waited on a rock, hungry, until it had finished with the roots, and by then it was too late to go farther; you were let in again by the same door.',
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
          action: 'Write to {who} and {foe} in the same words',
          description:
            'You write to both of the begging and the laughing, so that each owns to a part; one word too many offends {who}, and arms {foe}.',
          success: [
            'You wrote to {who} and to {foe} in the same words of what the nun had told you, and it did good with both. {who} was silent, and then owned to you that there had been a joke, and what it was. It was noticed that for a good while after that no order went out from {foe}’s house. The nun raised the bar.',
            'You wrote two letters, alike to the last stroke, and both were answered. The nun weighed them, one on either palm, and was content. {who} apologised; {foe} called in a rider who was already in the saddle. You had both answers in one sleeve, and the road lay plainer.',
            'You wrote to both of that hungry evening under the nun’s roof, and {who} owned to the laughing and to a debt from that year, and {foe} held still. {who} was a long time answering. {foe} did not answer. But a steward of that house told those who were waiting for orders that there would be none till further notice.',
            'You wrote to both how {foe} had knelt there and been laughed at, without blame, and it was well received. From {who} came all that you had wanted to ask; and in {foe}’s house, by what one heard, the screens stayed shut, and nobody was sent anywhere. The nun had lent you a brush with nine hairs.',
          ],
          failure: [
            'You wrote to both, and one word in it, “merely”, offended them both. {who} sent back the letter with the word cut out. {foe} kept the whole, and had it read to {foe.his} household, and they worked the harder.',
            'You wrote to both, and a courier gave {who} the letter for {foe}, and {foe} the one for {who}. So {who} heard a letter that began with {foe}’s titles; and {foe} learned that you knew, and through whom.',
            'You wrote the same to both, and {who} had it a day later than {foe}, and was hurt. That was noticed at once. {foe} was flattered, and had used the day. The nun had not moved from the door.',
            'You did not write to both in the same words, but kinder to {who}, and {foe} found it out. {foe} had bought the other copy from a servant. It showed on whose side you were, and more people were sent after you.',
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
