import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * An old rider tells it aloud across a fire, with “Listen” and “so it is told”, measuring everything by bowshots, days in
 * the saddle, herds and nines. Sentences run on with “and”, turn upon a proverb that he has just made, and stop.
 */
export const mongolScenes: readonly SceneContent[] = [
  {
    key: 'mongols/the-ninth-knot',
    kind: 'giver',
    openings: [
      'Listen. A rider overtook you on a lathered grey, and he had a cord with eight knots in it. He was {who}’s nephew. {who} wanted to know whether you were still {who.his} rider or had begun to be {foe}’s, and the nephew had orders to tie the ninth knot and bring you back on it, unless you could prove it.',
      'Two days behind you there was dust, and one day, and then it was a boy on a grey who rode in front of you and turned his horse across. {who} had sent him. {who} had heard that you drank with {foe}’s people. “Say that it is not so,” said the boy, “and say it so that I can carry it, or you go no farther.”',
      'They tell it thus: {who} waited, and no word came, and waiting makes bad milk. So a nephew was put on a grey horse with a cord, a knot for each day of no news. He stood across your road with it. {who} doubted you; he wanted a pledge or he wanted you home, and he had been told which was likelier.',
    ],
    still: [
      'The grey had got its wind back and still stood across the road. The boy ran the knots through his fingers, one to eight.',
      'The cord was looped over the boy’s thumb. There was room on it for one knot, and he was looking at the room.',
    ],
    later: 'A cord hung on a thorn by that road with eight knots in it, and birds had begun to pull it out for nests.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the nephew a day for each knot',
          description: 'You must own to all the days, the lost ones too, while {foe} rides on.',
          success: [
            'You took the cord and told it knot by knot, and at each you undid it. The fourth was the day you lost the road. When there was only cord the boy swung his horse out of the way. {who} had said to give you one thing more, if it came to that, and he leaned over and said it in your ear.',
            'A story is a horse, it must be ridden to the end. You rode it. The boy forgot that he was angry at the third knot, and at the sixth he was holding his breath. He would tell it so to {who}, he said, in the same order; and he told you whose tents ahead were {who}’s friends.',
          ],
          failure: [
            'You jumped over the fourth knot. The boy put his thumb on it. “And here?” he said, and you said that here it was much the same. He had an ear, that boy. He shook out the end of the cord.',
            'You told it grandly, with a battle. There had been no battle, and the boy’s own cousin had been grazing sheep just there. He heard it through and then he spat, not at you but near.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: '{who} had counted your days in knots once, and you had undone them one by one in front of a boy.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Go home with him half a day',
          description: 'It costs the half day there and the half day back, and buys you only peace.',
          success: [
            'You turned and went along with him toward {who}, and said nothing, and a liar does not turn. After half a day he pulled up the grey. “Enough,” said the boy, “he who goes back can go on.” He took the cord off his thumb and let you go.',
            'Side by side you went, back over your own tracks, past your own dead fires. He counted them. They were as many as the knots, and he was ashamed then, for {who} and for himself. At the third fire he sent you about.',
          ],
          failure: [
            'You went half a day, and he did not stop, and you went on some more. The boy was asleep in the saddle. When you woke him he thought that you were running off, and hauled the grey across you again.',
            'On the way back you met riders of {foe}’s, who knew you, and raised a hat. It was done to be seen. The boy saw it. He said nothing for the whole length of a valley, and it was a long valley.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had gone half a day backward, only so that {who}’s nephew should see how you went when you were told.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Hunt down the one who lied to {who}',
          description: 'A lie leaves tracks like anything else, but these go among {foe}’s tents.',
          success: [
            'Who told it? A felt-seller. Who told him? You went from one to the other as one goes up a stream, and at the spring sat a man who mended whips, with {foe}’s mark on his pot. You set him in front of the boy. He wept and said it all; and there was one mouth less to carry your road to {foe}.',
            'The lie had been told at a well, and there was only one well. You looked at who drank there and did not water a horse. She had fine boots and no horse at all. The boy heard her say whose boots they had been, and he gave her a day’s start, and {foe} was left without ears in that country.',
          ],
          failure: [
            'You came into a camp and asked, and every face there shut like a tent-flap. Then a dog barked your name, or it sounded so. They saw you off at a gallop; and a rider went out by the other side, to {foe}.',
            'The tracks led round a hill and round it again. You were following the boy, who was following you. Between the two of you a third had trotted off laughing, and all that he knew {foe} knew within the week.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'The lie about you had been {foe}’s, and you had followed it to the well where it was first told.',
      },
      {
        ...does(['gift', 'vigour', 'hard', 'slight'], {
          action: 'Give blood into the milk and drink',
          description: 'It is the old pledge and a hard one; you give the blood, and must ride straight after.',
          success: [
            'A cut thumb, a bowl of mare’s milk, and the two of you drank by turns till it was gone, and you stood upright. That is not done twice in a life. The boy rode for home standing up; and {who}, when the tale came home, sent to every tent of {who.his} kin, and they rose and sat down on {foe}’s roads.',
            'You held the thumb over the bowl and counted to nine, slowly, so that he should hear. “That is for {who},” you said, “and there is more of it.” It was told at eleven fires. Men who had been going over to {foe} thought again, and turned their horses loose.',
          ],
          failure: [
            'You were light in the head before you had got to nine. The bowl went over. Spilled pledge is worse than none, and the boy caught you by the belt and looked about to see who had seen; somebody had, on a hill.',
            'You cut, and the milk turned in the bowl, clotted, as it will in a leather one. The boy drew back from it. By the next well it was being said that {who}’s rider had curdled the oath, and {foe} gave a sheep to whoever said it.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had given your blood in a bowl to quiet {who}’s doubt, and eleven fires had heard of it.',
      },
    ],
  },
  {
    key: 'mongols/one-pot',
    kind: 'foe',
    openings: [
      'Listen. You saw a fire and went in to it, as anyone does, and it was {foe}’s. Guest law is guest law; you could not be touched while the pot was on. {foe} ladled for you with {foe.his} own hand, and wanted this: that you leave {who} before the pot was scraped. Round the fire sat nine with bows across their knees.',
      'It is told that {foe} and you ate once out of one pot. You had walked in among nine saddles without knowing whose. “Sit,” said {foe}, “it is mutton.” Enemy or no, {foe} kept the custom, and while there was meat you were safe. {foe} wanted your oath for it, given up across the fire; and after the meat there was no law.',
      'One rider may not fight nine, and ten may not pass a pot. {foe} had pitched it right upon the road, with the lid off. You were asked in by name. {foe} would feed you and let you go, and for that you should swear off {who}’s quarrel; if not, said {foe}, the pot would be empty by and by.',
    ],
    still: [
      'There was less in the pot. {foe} scraped the ladle round it once, so that you should hear how much.',
      'The nine had wiped their knives. {foe} threw in another handful of millet, and looked at you.',
    ],
    later: 'There was a ring of black stones there, and nine flat places round it in the grass, and one apart.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell a story longer than the mutton',
          description: 'If it bores a single one of the nine it is over, and {foe} has heard every story.',
          success: [
            'You told the one of the colt with two fathers. You told it so that it had a hole in the middle, and {foe}, who cannot leave a hole, filled it: with where the herd stood, and who was bought, and on what day. Then you found the end. They wiped their eyes, and let you go out of the light.',
            'When the ladle came up empty you had just led the hero over the ninth river. Nobody moved. “And then?” said {foe}. “Then he rode on,” you said, getting up, and they laughed so much that you had rounded the hill; and in the telling {foe} had owned to half of what {foe.he} planned.',
          ],
          failure: [
            'An old man among the nine knew it, and knew it better. He told it. {foe} watched you listen, and saw at which place you looked over your shoulder, and it was the place with the short road. Somebody was sent there.',
            'You were only at the second river, and a bow was yawning. {foe} put the lid on. “I shall tell you one,” said {foe}; and it was about you, and it was true up to that very fire, with names.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Out of one pot you had eaten with {foe}, and told a story that had a hole in it for {foe.him} to fall in.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'slight'], {
          action: 'Go while there is meat in the pot',
          description: 'You leave hungry and run from an enemy’s fire, and it will be sung of a little.',
          success: [
            'You ate three mouthfuls, thanked the fire, and were up. The law held as long as the pot did, and {foe} had ladled with a generous hand. They sat with their bows and looked at the mutton, and ate, very fast, all nine; and you had three hills between you before they were done.',
            'A dog had come up for the bones. You threw it the whole shoulder, over the heads of the nine, and what a dog begins nine dogs finish. In the noise of it you were off. Nothing was settled, but you were out of bowshot.',
          ],
          failure: [
            'You were up, and one of them had tied the end of your sash to a saddle. It was his own. In the tangle somebody had you by the coat and sat you down with a bump. {foe} filled your bowl, heaped.',
            'You bowed and backed, and behind you was a tenth, who had been seeing to the horses. There is always a tenth. He walked you to your place by the fire with an arm round your neck, like a brother.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: {},
        lost: {},
        remembered:
          'You had got up hungry from {foe}’s fire, while there was still law in the pot, and gone over three hills.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Wrestle their best for the road',
          description: 'He is as broad as a door and there will be no second fall; you may be broken on him.',
          success: [
            'He took hold, and you took hold, and you stood so while the fat ran down your arms. Then he sneezed. It is told that you threw him for that; in truth you were thrown both, and you were on top. {foe} had staked the road on it, before nine, and had to call in the riders who were holding it.',
            'You went in under his arms like a calf to the milk, and stood up. Nobody there had ever seen the soles of his boots. When he had been put down he kissed you on either cheek, and {foe} paid: two posts on your way should be struck, and they were.',
          ],
          failure: [
            'He hugged you. There was no more to it. You saw the pot, and the sky, and the pot, and then the grass from very near; and {foe} said over your head that there was no haste about you any longer.',
            'Two falls you stood, and at the third your knee was elsewhere. He set you by the fire with a sheepskin under you, not unkindly. {foe} sent off four of the nine, now that you would be slow.',
          ],
          toward: 'against',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had wrestled {foe}’s broadest man at {foe.his} own fire, and two posts had been struck for it.',
      },
      {
        ...does(['patience', 'perception', 'hard', 'none'], {
          action: 'Eat slowly and watch the nine',
          description: 'You let the law run out bite by bite, and it may show you nothing but knives.',
          success: [
            'A mouth that is full does not lie. You chewed, and looked, and the nine were not nine: there were six who sat toward {foe} and three who sat toward the horses. You rose last. It was to those three that you bowed. They had gone home before the stones were cold, and {foe} had six.',
            '{foe} carved well, and gave the best piece every time to the same one, and that one did not eat it. So there was where the fear lay. When the ladle scraped you said that one’s name, and no more, and wiped your knife. {foe} let you go to be rid of the silence, and you had the key of the whole plan.',
          ],
          failure: [
            'You watched eight of them. It was the ninth who had been counting your bites; at the last he put out his foot and the pot was over, law and gravy and all. They gave you to the count of twenty.',
            'You looked so hard from face to face that they grew uneasy, and loosened their knives, and {foe} asked which of them had sold you something. Nobody had. But from then on they rode in pairs, and faster.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'At {foe}’s fire you had eaten slowly and counted, and three of the nine had gone home after it.',
      },
    ],
  },
  {
    key: 'mongols/the-sunken-horse',
    kind: 'foe',
    openings: [
      'Listen. You came to the place where the road goes between two soft grounds, and in the middle a horse was sinking. Beside it, to the belt, stood {foe}, holding up its head, and would not let go and climb out. {foe} wanted a rope and somebody on the end of it. There was no other way across but past the two of them.',
      'A horse had gone into the sucking mud, and it was a good horse. {foe} had its head upon a shoulder. Whoever they might have called lay a day’s ride back. It was you that came. “Not for me,” said {foe}, “take hold for him.” And the two of them stood plump in the one road, so that you could not go by and not see.',
      'They say that a man’s enemy is known by how he treats a horse. {foe} had stepped into the sink to {foe.his} ribs, to keep the nostrils of a bay stallion clear, and was tiring. {foe} saw you stop. {foe} asked you for help, with the chin in the mud; and that strip of mud was the road.',
    ],
    still: [
      'The stallion blew, and the mud blew with him. {foe} had shifted the head to the other shoulder.',
      'They were deeper by a hand, the horse and the one who held it. {foe} had stopped asking, and hummed to him.',
    ],
    later:
      'They had laid hurdles over the soft place, and on the first somebody had cut a horse, lying down, with its eyes open.',
    ways: [
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Haul out the stallion and {foe} with him',
          description: 'You save an enemy who has promised nothing, and the mud may keep your boots and you.',
          success: [
            'You put the rope round your back and lay into it, and the mud gave him up inch by inch, like a miser. Out came the bay; out came {foe}, hanging in his tail. But it was told of you at every tent where they love horses, that is to say at every tent, and they gave {who}’s rider the good water.',
            'Horse first. He came with a noise like a boot the size of a hill. Then you threw the end to {foe}, who looked at it a while before taking hold. “You will be sorry,” said {foe}. Perhaps; but from that day people spoke well of what you rode for, even the ones who hold {foe}’s lambs.',
          ],
          failure: [
            'You hauled, and it was you that moved. By the time that you had got your knees back on hard ground you were as brown as the horse, and no nearer. {foe} told you where to set your feet, and had told you before.',
            'The rope burned through your palms and the bay slid back. He screamed then. You sat with your hands in your armpits and heard it, and so did {foe}’s outriders, a long way off, who began to come.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had stood in the mud to save a stallion, and you had drawn out both, and been told you would be sorry.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hold the horse’s head until help comes',
          description: 'You stand to the belt in cold mud beside {foe}, and get nothing but the road.',
          success: [
            'You waded in and took the other ear. So there were two, and turn about one could rest. {foe} told you how the bay was foaled, on a cart, in a river. Before it came to the next river there were herders with planks. They laid them for the horse, and you walked over on the same ones.',
            'Neither spoke of {who}. You spoke of hooves. By and by some women came that way with a cart of reed and threw it in by armfuls, and the bay found his feet on it. {foe} went up the one bank, and you the other.',
          ],
          failure: [
            'Nobody came. It is country for nobody to come in. The two of you held the head and held the head, and at last you could not have said whose arms were whose, and yours gave first.',
            'You lasted till the cold reached the place where one decides things. {foe} pushed you out by the collar with the one hand that was free. The horse had watched it all, and sank a little.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You and {foe} had held up one horse’s head between you, and talked of hooves, and not of {who}.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Name a price before you throw the rope',
          description: 'You bargain across a drowning horse, and it will be hard to tell well at any fire.',
          success: [
            '“Swear on him,” you said, “that nobody shall burn what is {who}’s.” On a horse, and that horse, {foe} could not swear and lie. There was a time in which only the mud spoke. Then {foe} swore, with a hand flat on the white star, and told you what else had been ordered; and you threw, and drew, and it was kept.',
            'You asked for one rider less on your road, and held up the coil. “You would not let him die,” said {foe}. You said nothing. The bay turned up an eye to you. It was {foe} who looked away first, and gave you more than you had asked, with the names; and you had him out before the word was cold.',
          ],
          failure: [
            '“I know you by your hands,” said {foe}; “you are making the loop already.” So you were. There is no price for what is being given. And behind you, while you haggled, somebody was riding round the marsh.',
            '{foe} spat mud and named you to the horse, by a name that you will not have told after you. You threw the rope for shame, and too short, and the tale of it went before you on the steppe.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe} had sworn to you once with a hand upon a sinking horse, and had kept that, if nothing else.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Make {foe} strip the saddlebags to float him',
          description: 'You wade out with a knife to cut loads, where a slip means the belly or the bog.',
          success: [
            'It is the weight that drowns, you said, and that was true. {foe} undid one bag with {foe.his} own teeth, then the other, and they went down: sealed letters, silver for hired bows, the lot. The bay came up like a cork. Nobody could say you had robbed {foe.him}. For want of those bags nine things were not done.',
            'You cut the girth below the mud, by feel. Up came the horse and down went the saddle, and beneath that saddle {foe} had ridden on a whole council’s promises, in writing. {foe} looked at the place where it bubbled. Horse or paper; it had been well chosen, you said, and you meant it.',
          ],
          failure: [
            '{foe} was quicker than you at sums. “He floats with bags,” said {foe}, “they are full of bladders.” It was a marsh-rider’s trick. You had waded in to the neck for nothing, and could admire it from there.',
            'The knife found a strap, and the strap had been holding the horse’s head. He went under and came up, and so did {foe}, and so did you. None of the three forgave it. Everything lay deeper than it had.',
          ],
          toward: 'against',
          hurt: 'mishap',
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'To float a horse {foe} had once thrown away letters and silver, upon your advice, and it had been good advice.',
      },
    ],
  },
  {
    key: 'mongols/two-wells',
    kind: 'price',
    openings: [
      'Listen. There were two wells, and a day between, and water in only one. A herder woman stood at the low one with her people; {foe}’s riders were coming to foul the high one. If you went to warn the high well you lost your start. If you drank here and went on, you had the road, and {foe} had the well. She asked which.',
      'It was a matter of one rope. The herders at the well had it, and would lend it you to cross the gorge ahead, or they would use it to block the gorge against {foe}’s riders, who were behind. It could not do both. An old woman held it out on her two palms, and wanted you to choose for her.',
      'At the fork sat a whole clan on its bundles, and the left road went straight to your work, and {foe}’s riders held the right. Would you lead the clan across the right one and drive those riders off? Or leave it sitting there? Nobody barred your way, said the clan’s old woman. That was what barred it.',
    ],
    still: [
      'The old woman had not sat down. Both ways lay there, as they had, and the people watched your feet.',
      'Somebody’s child had gone to sleep on a bundle. The old woman asked again, in the same words.',
    ],
    later: 'The clan had moved on. There was an ovoo at the place, new, with one stone on it facing each way.',
    ways: [
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Go on and leave them to {foe}',
          description: 'You gain a day’s ride toward your oath, and {foe} gains those people’s road and water.',
          success: [
            'You did not look round. That is how it is told; but you did, once. The road was empty and short, as she had promised, and you went down it as an arrow goes, that has no opinion. Behind you {foe} rode in among the bundles, and was the stronger for it.',
            'You went singing, so as not to hear. By the third hill you had gained a day. On the fourth you stopped, and there was smoke on that side, only a little. {foe} had what {foe.he} came for; so had you.',
          ],
          failure: [
            'You ran, and then a child ran across in front. It was not hurt. But you were down, and by the time that you were up again you had neither the road nor the good name, and {foe}’s dust was closer.',
            'You made off by the wrong fork, in your shame. A while of that, and you came round again upon the same old woman. She had not expected you. She moved over, to let you look at her people once more.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'You had left a clan sitting by the road once, and gained a day on {foe}, and looked back a single time.',
      },
      {
        ...does(['force', 'endurance', 'medium', 'serious'], {
          action: 'Turn back and hold {foe}’s riders off',
          description: 'It costs you the road that you have won, and there are more of them than you would like.',
          success: [
            'You stood in the narrow part with whoever had a stick. {foe}’s riders came on three abreast and then two, and then they came no more. It is sung there. By the time they had gone round by the north they had lost a whole month’s work, and you had lost your start, and walked back for it.',
            'The grandmothers beat pots behind the hill, so that you sounded like a hundred. You were the part of the hundred that could be seen. The riders took it for an ambush, and {foe} drew them all off that side of the steppe; but your own road had grown long again.',
          ],
          failure: [
            'You held while one holds a breath. Then they were through and over you, and the herders ran for the rocks. They left you lying for {foe} to ask about, and went to see what was in the bundles.',
            'A stick is a stick. When yours had broken on a helmet you had the half of it, and the helmet had a friend. The women dragged you in among them by the boots, and it was all to do again.',
          ],
          toward: 'against',
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'You had given up your start to hold a narrow place against {foe}’s riders, and grandmothers had beaten pots for you.',
      },
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Let the clan’s old ones choose for themselves',
          description: 'It takes the whole of their talk to the end, and you gain neither of the two.',
          success: [
            'You gave her the question back, and sat. They talked it round from eldest to youngest. They would look out for themselves, it came out, as they had before {foe} was weaned; they bade you go at a walk and not be sorry. You lost some hours and kept your sleep.',
            'The old woman had only wished to be asked. They struck camp and went off toward the marsh, where horses cannot follow, and waved. You took up your road just where you had left it.',
          ],
          failure: [
            'They talked, and split, and each half wanted you for judge. You judged. Then there were three halves. It was as it had been, and the riders a good deal nearer.',
            '“It is you who have the legs,” said the old woman, “and so it is you who have to choose.” She would not take it from you. She held it out, and went on holding it.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'You had given a hard choice back to an old woman at a fork, and she had waved to you from the marsh.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Find a way to have both',
          description: 'If the trick fails you have lost the start and the people too.',
          success: [
            'A herd makes dust and dust makes riders. You tied brush to the tails of their camels and sent them up the ridge, with two boys, singing. {foe}’s men saw an army there and fled it until they were lame. You did not stay to watch; you were on the short road, with the clan walking before you.',
            'You set their nine white tents on the far hill, empty, with a fire in each. {foe}’s people rode half a day around to fall on them in the rear. They fell on felt. The clan was over by then, and so were you, and {foe} had to begin at the beginning.',
          ],
          failure: [
            'The camels would have none of it. They sat down with the brush alight and had to be put out. There was a smoke that could be read at four days’ distance, and {foe} reads well.',
            'It wanted one more boy than there was. You ran between the two ends of your own trick till both had come undone; and {foe}’s scout, on the ridge, had his chin in his hands, and learned it for another time.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Between the road and a clan you had chosen neither, and {foe}’s riders had run from an army of camels.',
      },
    ],
  },
  {
    key: 'mongols/the-lent-saddle',
    kind: 'friend',
    openings: [
      'Listen. {them} came on foot, and on the steppe that tells you everything. {foe}’s people had driven off the last of what {them} owned and left a saddle, for a joke, and {them} was carrying it. {them} wanted you to go along after the herd: a day there and a day back, and you had no days.',
      'There was something on the skyline that walked like a person under a saddle, and it was {them}. A friend of yours was an enemy of {foe}’s, they had been told, and they took the herd for it. {them} needed you now, before it was driven over the border river. It was not on your road; it was the other way.',
      '{them} had run after you half a day with a saddle on one shoulder, calling, until there was no voice left to call with. The riders who took the herd had worn {foe}’s knot. It could be caught still, with two. It would cost you time, and {them} said so first, and stood there, and did not put the saddle down.',
    ],
    still: [
      '{them} had turned the saddle round, so that the worn side did not show. The dust of the herd was thinner.',
      '{them} stood on a stone to see farther. “They have stopped to water,” said {them}, “it is not too late.”',
    ],
    later: 'A saddle lay in the grass at that place for a long time, and then one day there was only the shape of it.',
    ways: [
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Track the herd over the stones',
          description: 'A day of crawling with your nose to gravel, while {foe}’s business goes forward elsewhere.',
          success: [
            'Stones turn their wet side up when a hoof has been. You read it to {them} like a letter, and at the end of the letter was a gully with a gate of thorn, and in that gully every beast that {foe} had ever taken from anybody. {them} opened it. Eleven camps got back their own, and owed it to you both.',
            'One of the mares had a chipped hoof, and {them} wept to see the print. It led by a way that herders do not know, down behind the hills, and brought you on your own road farther than you could have come alone. The thieves had gone off to eat. You did not wait for them.',
          ],
          failure: [
            'You tracked them well, as far as the river, and they had gone into the river. Up or down? You went up. {them} said nothing at all on the way back, and offered to carry you over the wet part.',
            'A fine clear trail, and at the end of that an ox with its feet bound in horsehide. {foe} has clever people. {them} untied the ox, since it was lame from it, and there you both were, with a saddle.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'You had read a trail to {them} like a letter, over bare stones, and eleven camps had their beasts again.',
      },
      {
        ...does(['gift', 'endurance', 'easy', 'none'], {
          action: 'Carry the saddle home for {them}',
          description: 'It is a heavy saddle and a long way, and it brings back no horse.',
          success: [
            'You said that you could not ride after them, and that was bitter. But you took the saddle. You walked it home, with {them} beside you, and at the tent the children hung it by the door and were quieter for seeing it. “One has begun,” said {them}, “when one has the saddle.”',
            'Turn about, a thousand paces each. {them} told you whose it had been, and his before him, nine deep. The neighbours saw two come where one had gone out. By the time the saddle was on its peg somebody had brought a foal to go under it.',
          ],
          failure: [
            'You had it by the wrong end. At the third hill you set it down on {them}’s foot. It was not meant, and it was taken so; but {them} took up the saddle too, and limped, and was again where you had met.',
            'It galled you through the coat. You asked why on earth it had to be brought, and {them} stopped. There are things that one does not ask of a person who has only the one thing left.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'When {them} had lost the herd you had carried home the saddle, turn about, a thousand paces each.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Rouse the neighbours to ride for {them}',
          description: 'You go from tent to tent, and drink in each, and the talk is slower than the thieves.',
          success: [
            'At the first tent they were sorry. At the second you told them they were next. By the ninth there was nobody sitting down. They brought home the herd singing, and with it three of {foe}’s hired hands on one pony, back to front; and {foe} had need of those hands elsewhere.',
            'You spoke to the mothers. It is they who know who owes {them} a lamb, and since when. Thirty rode. {foe}’s men saw them come over the hill in a line, and left the herd, and the ford that they were to have held along with it.',
          ],
          failure: [
            'In every tent they gave you the high seat and the fat tail, and in every tent somebody had a cough. {foe} had been there with a sheep for each. {them} waited outside and could hear you chew.',
            'Two rode out, cousins, and met, and had a quarrel from the year before. They used it up then and there. {foe}’s people are said to have stopped the herd to watch, and gone on refreshed.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had drunk in nine tents for {them}, and thirty neighbours had ridden, and {foe} had lost a ford by it.',
      },
      {
        ...does(['force', 'reflexes', 'hard', 'serious'], {
          action: 'Stampede the herd through {foe}’s camp',
          description: 'You must run in among hooves and ropes, and those who sleep there sleep on their bows.',
          success: [
            'You cut the lead mare’s hobble and {them} howled like a wolf, very well, with love. They went through that camp as a flood goes through an anthill. When it was quiet the herd stood round {them} and breathed; and in the flattened grass lay a map-skin of {foe}’s, with everything on it, and no tent over it any more.',
            'Nine ropes, nine strokes, and then hold on to a mane. It is told that you sang. {foe}’s camp was carried off on the horns of the oxen, and the riders ran three days barefoot to say so. You had seen their captain’s orders, going by, nailed to a pole, and you had time to read the end.',
          ],
          failure: [
            'The herd stampeded, but toward you. You lay under a cart until it had gone by, and when you looked out there were boots round the cart, eight of them, and {them} was being walked up and down between two men.',
            'One of the mares knew {them} and whinnied. It was for joy. The whole camp stood up with its bows, and you both ran; the arrows came down before you, and behind, as one drives sheep, until you were back where you had begun.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{them} had howled like a wolf, and you had cut nine ropes, and {foe}’s camp had gone away upon horns.',
      },
    ],
  },
  {
    key: 'mongols/the-broken-jawbone',
    kind: 'turn',
    openings: [
      'Listen, for here the tale turns its horse. A blind singer at a well, hearing whom you rode for, sang you a verse that {who} had forbidden: {foe} once lent {who} the last mount in a hungry year, and {who} ate it, and did not pay. You had not been told. He gripped your arm; you should hear the rest or let the song alone.',
      'An old singer had half of a horse’s jawbone, and asked if you had seen the other half. They had broken it between them, he said, {who} and {foe}, when they were not yet enemies. {foe} lent a mount and {who} never gave it back. He wanted you to know what you were riding on, and he sat in the middle of the road.',
      'They were singing at the well, and as you came up they stopped. You made them begin again. It was of {foe}, young, who walked home ninety miles, having lent {who} the one horse, and lost two toes; and {who} forgot it. So the wrong was older than you had sworn upon. The singer wished to be asked about it, and would not let you by.',
    ],
    still: [
      'The singer had tuned his two strings again. He turned his face to where you were breathing.',
      'The half of the jawbone lay on the well-curb, with its teeth up. Nobody moved it.',
    ],
    later: 'At that well they sang another verse now, and {who} and {foe} both came off in it a little better.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Hear the forbidden verse to its end',
          description: 'It has forty stanzas and all of them hurt, and you must still ride afterward.',
          success: [
            'Forty stanzas. In the thirtieth {who} wept for the horse, even while eating, and you had not looked for that. At the end you gave the singer his due, which is silence. Then you went on. An oath is a horse too; one may see all its faults, and still be on it.',
            'He sang it without blame, as one sings weather. {foe} lent, {who} ate, it was a hungry year. You asked who was right. “The horse,” he said. So you let that be the judgement, and he let go of your arm.',
          ],
          failure: [
            'You cried out at the tenth stanza that it was a lie. He laid his palm over the strings. A song that is stopped has to be begun again, they told you, all of them; and they settled down to it.',
            'He had a cough, and in the twentieth stanza it had him. The children patted his back. It was the very stanza with the reason in it; and the children did not know that one.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'A blind man had sung you how {foe} lent {who} a horse in a hungry year, and you had still gone on.',
      },
      {
        ...does(['patience', 'perception', 'medium', 'none'], {
          action: 'Feel which way the jawbone was broken',
          description: 'You have to sit with an old bone and be laughed at, and may find just a bone.',
          success: [
            'A bone that two break has a twist in it. This one had none. A single hand had snapped it over a knee, and on the inner side was {who}’s mark, crossed out by {who} and nobody else; so {who} had been sorry, and told no one. You understood what you were really being sent to mend. It was easier to go on.',
            'You counted the teeth. It was a mule’s jaw, so the horse in the song had been a mule. Then neither of them had told it right, {who} nor {foe}, not once in all the years. You laughed, and the singer did. With the size of the wrong you had the size of the task.',
          ],
          failure: [
            'You turned it and turned it, and a tooth came out in your hand. Everyone at the well drew in the breath. The singer held out his palm for the tooth, and put it in his cheek, and was not to be spoken to.',
            'It was smooth from being handled, and told you nothing but that a good many fools had sat there before you. He could name them. One had been {who}.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You had held half a jawbone and found by touch that {who} had been sorry, and had told nobody.',
      },
      {
        ...does(['explore', 'endurance', 'medium', 'slight'], {
          action: 'Walk the road {foe} walked home',
          description: 'It is ninety miles in the song and not much less on the feet.',
          success: [
            'You did not go the whole of it. But you went far enough to see where {foe} had lain, under a rock with handprints, and which way {foe} learned in those days to come by unseen. It came out behind {where}. A person goes all through life by the road that took two toes.',
            'At each halt there was a heap of stones, and each was smaller, as strength went. By the last you knew {foe} better than {who} did. From there a shepherd’s child showed you the door that {foe} uses still, low down, on the side nobody watches.',
          ],
          failure: [
            'You gave out at the second heap of stones. {foe} had been younger, and starving, which makes light. They fetched you back to the well on a camel, sideways, and the singer had a new verse.',
            'The road in the song crossed a river that had since moved. You stood upon one bank and the song went on from the other. There was nothing for it but to walk home to the well, as {foe} did, and feel it.',
          ],
          toward: 'neither',
          hurt: 'weariness',
        }),
        won: { approach: 1 },
        lost: {},
        remembered:
          'You had walked a part of the ninety miles that {foe} once walked home, and learned by which door {foe.he} comes.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Make the song a verse that pays the debt',
          description: 'A song outruns any horse; if the verse is bad both of them will hate you for it.',
          success: [
            'You put in a foal. {who} rears it, in your verse, forty years, and never dares to bring it. The singer tried it over and his lip shook. It ran before you to the one and the other: {who} sent you word of where the strength of {foe} lay; and {foe} heard it by a fire, and forgot to give the order.',
            'Nine words, to be sung at the end, and in those the horse forgives them. You could not have said where you had them from. By the next well they were singing it, and {foe}’s riders too, and it is not easy to ride hard to that tune. {who} heard it, and told you the thing that had been held back.',
          ],
          failure: [
            'Your verse had a foot too many. They sang it for that, as a joke, and {who} was in the joke and so was {foe}. It reached {foe} first, who did not laugh, and had the horses changed.',
            'You rhymed the horse with remorse, so to speak. The singer gave you back your verse without a word and wiped the strings. But a boy had caught it up, and carried it to {foe}’s tents, and there they sharpened things.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'To the old song of {who} and {foe} you had added a foal, and they were still singing it.',
      },
    ],
  },
];
