import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const vikingFrames: readonly Frame[] = frames('vikings', {
  'silent-longship': {
    terrains: ['ocean'],
    weight: 3,
    openings: [
      'A longship lay beam-on to the swell with her oars out and nobody rowing. Forty shields along her side, every one turned face inward. That is how a ship is hung for a man who is to be burned in her, and there was no smoke.',
      'You came up with a dragon-ship under bare yards. She had been swept and scrubbed; her bailers hung in a row. At each oar there was a small heap of clothes, folded, with the belt on top.',
      'There was a longship ahead with her sail furled and her dragon’s head on, and that is not how one comes visiting. Nobody stood at her steering oar. A gull walked the whole length of her rail, looking in at every bench, and flew up from the last of them faster than it had come.',
      'She lay across your bows, forty oars out, like an insect on its back. Not one of them moved. You called her by all the names that were on the water that year, and there came back a small sound, such as a man makes who is keeping another man from sneezing.',
      'You smelled pitch, and new bread, and then she was there, a longship, with loaves set out on the foredeck to cool and nobody to eat them. Her oars were run out. Her shields were on, faces to the wood. It was all as neat as a house where they expect the bride.',
      'You called her and had no answer, which on that water is an answer. She was a longship, tarred that year, with her oars run out level and her shields hung back to front. A pot was on the boil amidships, in its box of sand, and someone had just put in the salt.',
      'What you noticed about the longship was that nothing dripped. Her forty oars stuck out over the swell, quite dry, and her shields were on with their painted sides to the planking. A very small dog was tied to the mast. It was looking not at you but down, between its own feet.',
      'There are ships that have lost their people, and it shows. This one had her ropes coiled, her shields turned face to the wood and her oars at the ready; it was only that there was nobody. On the steersman’s seat lay a cap, as one lays it to keep a place.',
      'There was nobody to say whose she was. She had forty oars run out, level as a comb, and forty shields hung with the straps toward you. On the mast somebody had put up a wreath. You let the way go off your own boat, and in that quiet you heard, from under her planking, a person suck his teeth.',
      'You had been round her twice before you would believe it: a longship, with her shields turned face inward as for a burning, and her oars out, and no one. On the third time round you saw that the oars had gone in by a hand’s breadth, all forty, as when people settle themselves.',
      'A cat sat washing on the gunwale of a longship that had no one in her. The oars were out. The shields hung wrong way about, and the oar-ports had been newly greased. It was a well-fed cat, and it looked from you to the deck-boards and back, like a child who has promised not to tell.',
      'A hen announced an egg from the bows of a longship. You could hear every word of it, nobody else on board having anything to say. Twenty oars stood out on either side, and the shields hung with their grips to the sea. When the hen had done she began again, and that time a hand was put over her.',
      'You counted forty shields, and saw the rivets of each, since they had been hung face inward; you counted forty oars, and no elbows. The ship lifted and sat down again. By the mast stood the water-cask with its lid off. The dipper in it was going round and round, all by itself, and could not have been at it for long.',
      'Her dragon’s head had a cloth tied over the eyes. Abaft of that there were forty shields with their backs to you, and forty oars held out straight over the swell, and not a cap to be seen. Mittens had been laid along the gunwale to dry. The last pair had evidently been put down in a hurry, for one of them was in the water.',
    ],
    still: [
      'The longship rose and dipped where she lay. A shield had worked loose and was knocking, like somebody who does not expect to be let in.',
      'You could hear her creak. Now and then it came from underneath the boards, and was not altogether like a creak.',
    ],
    later: [
      'Sea, and no ship on it. An oar with a name cut in the loom came up against your side, went along it, and was left astern.',
      'There was no longship there now. Two bailers floated, one inside the other, as neat as you please.',
      'A loaf went by, swollen to the size of a pillow, and a mitten after it. Otherwise there was only water where the longship had been.',
      'Where the longship had lain a wreath was going up and down. A gull had got into the middle of it and sat there as on a nest.',
      'A cask had been let go there on a long line, with runes cut in the lid. They said that the place was taken.',
    ],
    offers: [
      does(['force', 'reflexes', 'easy', 'serious'], {
        action: 'Board her over the shields',
        description: 'One foot on the oar-looms and in; whoever turned those shields may be lying under them.',
        success: [
          'You ran along her oars as children do for a wager and dropped in amidships. They were under the deck-boards, forty of them, lying in wait for somebody else; and as you were standing on the boards, they heard reason.',
          'You came in over the shields, slid on the boards and caught at what there was. It was the halyard. The yard came down, with forty ells of wool about it, over all who were just getting up; and when they had agreed which way was out you had their steering oar across your knees, and could be talked to.',
        ],
        failure: [
          'The oars were greased. Forty men came up out of the bottom of her to see who it was that had fallen between the ships, and some of them leaned on the oars to help you under.',
          'You had one foot on a loom when it was drawn in from under you, politely, as one takes away a plate. There was water then, and a row of beards along a rail. They talked you over. You were not the one, it was agreed, and several of them used an oar to tell you so.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Name your father across the water',
        description: 'If it is a ship of the dead they must answer, and if of the living they ought to.',
        success: [
          'You gave him and his father, and where they sat. After some time one shield turned round, and then down the whole side they all did, clap, clap, clap. They had taken you for the king’s tax.',
          'You named him, and nothing stirred; so you named his sister. A deck-board rose by a finger. Somebody under it wished to know if that was the one with the kettle. It was; and they came up one after another and felt their heads; they had been lying in wait for another, they said, and you were to give her no greeting.',
        ],
        failure: [
          'You named him. From under the deck someone laughed and named what he was known for, and it went down forty benches like a dropped dish.',
          'You called out his name, and were asked for the grandfather’s. You gave it. They asked for the one before; and so it went back, voice by voice, from beneath the boards, until you came to one whom you had to make up. Forty people had known his widow.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Read her by the set of her gear',
        hurt: 'blow',
        description: 'Lie off and work it out, while she drifts, and you with her.',
        success: [
          'Oars out, but the wrong way round in the ports: she had been moored by people who do not row. You cut her cable-end free of the drag they had hung on her, and left their ambush turning in circles.',
          'She lay too deep. A ship that has been left by everybody sits up like a cork, and that one sat like a bench with a large family on it. You kept astern, where there are no oars, and drew the pin out of her steering oar as you went by. They stood up, all forty, to see why she would not turn.',
          'The dead do not scrub. Whoever had been over those boards, you reckoned, was still under them, since there was a wet brush on the aftermost bench. You lay off out of spear-cast and whistled a tune with one note wrong, over and over, until somebody down there had to put it right. They were rather stiff about it, from a distance.',
        ],
        failure: [
          'You read her as abandoned, and it was well argued. They sat up in the middle of the argument.',
          'She had been adrift for nine weeks, you made it, by the weed. You said so aloud, as one does when one is pleased; and a voice below inquired of another if it had really been so long. They all came up to have a look at who could count.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Bear away and leave her to the sea',
        hurt: 'weariness',
        description: 'It may be the plunder of a lifetime; that is just what it looks like.',
        success: [
          'You bore away. Astern, after a decent while, forty heads came up over the gunwale like seals, and looked after you with real regret.',
          'You gave her a wide berth, and were well out of reach of her when somebody in there began to swear, in Gautish, and was told by thirty-nine voices to be quiet.',
        ],
        failure: [
          'You bore away, and she ran out forty oars and came too, and for as long as the light held it was a race. You had the legs of her, just, and nothing left in your own.',
          'To bear away was what they had been waiting for, since nobody does it who is not worth a chase. They kept it up until the land had gone round to the other side of you. When they left off you went on at it for some time, as nobody had told your arms.',
        ],
      }),
    ],
  },
  holmgang: {
    terrains: ['coast', 'plains', 'hills'],
    weight: 3,
    who: { trade: 'duellist', gender: 'male' },
    toward: 'against',
    openings: [
      'They had pegged out an ox-hide and hazel rods about it, for a duel, and one of the men had not come. The other stood on the hide with his third shield on his arm. The law was clear, he said: anybody would do.',
      'A man lay rolled up in the ox-hide, and his brothers were rolling him out of it. He was not hurt, they told you, pegging it down again and setting up the hazel rods; he had hoped to be put away with the rest of the gear. The duellist had seen a good deal in that trade. He passed you a shield over their backs.',
      'A man walked up and offered you your choice of three things: your cloak, your place at the fire, or a fight on the hide, which was pegged out behind him, with witnesses. He had made a living like that for eleven years, and dressed well.',
      '“Can you hold a shield?” a woman asked you over a wall. Her brother could not; he had got up at first light, for the duel, and gone out by the back. The hide was pegged in the yard behind her. A big man stood on it in his good trousers, limbering up, and he did not mind who.',
      'They were moving the hazel rods when you came up, a hand this way, and a hand that. It was to be on the ox-hide, three shields a side; it was about a meadow. The owner of the meadow had the fever. The other had come a long way, and washed his hair for it. He looked round the ring, at each one, until he came to you.',
      'Fifty people stood about an ox-hide, and were all being polite to each other, since somebody would have to. The man upon it had leaned his three shields against one hazel rod, and against another three more, for whoever it was. He had been paid for a fight, he said, and not for standing. He had begun to look at the length of people’s arms.',
      '“Quite dry,” said a man on a pegged-out hide, and stamped to let you hear. He had his hazel rods, his witnesses and his shields, and was short of nothing but the other one, who had remembered an aunt. He did it for a living, and had washed a shirt. He mentioned what they call a person in those parts who walks on.',
      'You had walked in between two rows of people before you saw what they were looking at. It was an ox-hide with the hazel rods set round it, and at the edge of that a pair of shoes, side by side, with nobody in them. He had been there a moment ago, they told you. The duellist, from the far corner, asked what size you took.',
      'He did it by farms, the duellist told you: one challenge to each, and they generally paid. Here the farmer had said yes, and then thought about it, and was now on the roof with the ladder. So there lay the hide, pegged and raked, and he was stripped for it and had an edge on. It made no odds to him who came down.',
      'A priest was blessing one end of an ox-hide, and an old man reddening the other, so that nobody should say it had not been done right. All it wanted was the second party. The first rolled his shoulders, inside the hazel rods; he had been sick on a bad eel once, he told you, measuring you with his eye, and had come in spite of it.',
      '“It need not be a cousin,” somebody was saying. They stood round a hide with the hazel rods set out, nine brothers-in-law, with a shield that was being passed from one to the next. The duellist sat on his own three and ate an apple. He threw you the core, to see how you caught.',
      'There were ribbons on the hazel rods, and half the district had come to see the duel. But one of the two had sent word that he would sooner be called names; so the other stood upon the hide and called them, to nobody. At the sight of you he broke off, and asked what yours was.',
      'The duel had been put off until the other man should be sober, and then until he should be found. The duellist waited upon the ox-hide, within the hazel rods, with three shields and a cold coming on. A boy was saying the law over to him. It did not, he pointed out to you, say which man.',
      'When you came up they were looking in the well for the other man. He had been there to peg the hide, his wife said, and he had held the hazel rods. The duellist called across from the ring that there was no ill feeling, and would not that one do, by the gate? It was you who stood by the gate.',
      '“Somebody’s brother, at least,” said the duellist. He had six shields laid out along the edge of the hide, three for himself and three for a friend, and the hazel rods had been put straight twice. He went along the people who had come to see it, from face to face, like a man buying a horse; and at the end of them was you.',
      'The farm had been staked on it, a widow told you, and her champion had eaten something; one could hear him behind the byre. The hide was down and the hazel rods were up. The duellist had given a child his rings to hold, and asked if she had anybody else. She looked at your hands, and only after that at your face.',
    ],
    still: [
      'The hide was still pegged down. Someone had thrown fresh sand on it, without being told.',
      'The ring had not broken up. Somebody was going round it with a cheese, and had skipped nobody yet but you.',
      'The duellist had squatted down on the hide to rest the arm. He was telling a child how long the last one took.',
      'Somebody had put one of the hazel rods straight. The witnesses had sent home for a rug.',
      'They were laying wagers at the corner of the hide, in eels, and left off when you turned round.',
    ],
    later: [
      'Four holes in the turf showed where the hide was pegged. The grass inside had come up darker.',
      'Two children with pot-lids on their arms were fighting a duel there, by the law, and one had just been told that he was dead.',
      'Beans had been trained up four hazel rods there, in a square.',
      'The duelling-hide had been made into shoes, a boy told you, and each of the parties had a pair.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Step on to the hide',
        description: 'Three shields each, and the first blood on the hide ends it, if people remember.',
        success: [
          'You let him have two of your shields, to find out what he liked. He liked the left. When he had come for the third you were not behind it, and he bled on the hide like an honest man, and sat down.',
          'You gave way as far as the edge and no farther. There was a stroke he was known for, and you let it have the shield; while it was fast in the wood he stood on one leg, pulling, and you gave him the boss under the chin. He had bitten his tongue. The law says blood, and does not say whose teeth.',
        ],
        failure: [
          'Your third shield went in two cuts. You stood on the hide with a handle on your arm; and he took his time, as he was paid to.',
          'Your first two shields he cut as one cuts bread. The third had been lent to you by his uncle. It came apart down a line where somebody had been before with a saw; the edge came in after it, and that was blood, everybody said, and the first.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Find a hole in the law',
        description: 'There is always one; you have only to find it before sunrise, aloud.',
        success: [
          'The hide, by law, should be five ells, you said, and had anyone measured it? It was four and a hand. A duel on a short hide is a brawl, and the fine for that is the challenger’s. They were very happy to collect.',
          'Who had been challenged? They named him. Had anybody heard you named? Nobody had. Then it was no duel, you said, but a man who hits a stranger on a piece of leather, and for that it is a cow. He drew the pegs himself. He asked, as he rolled it up, what you would want for coming with him to the next one.',
          'Whose was the hide? It was the farmer’s, they told you, and on loan. Then it must be known what beast it came from, you said, since by law it may not be one that either party has eaten of. They sent for the butcher. He named the feast; everyone there had been at it, and they rolled up the hide.',
          'You asked who was to hand the challenger his shields, as by law he may not stoop for them himself. It was his brother-in-law. And who stood surety for the brother-in-law? By the ninth man it had come round to the challenger. Nobody can be his own surety; he saw it sooner than the rest, and began to put on his shoes.',
          'A duel has to be cried three times from a wall, you said, and asked to hear from anybody who had heard it cried. A deaf man had. And what was it that he heard? The duellist looked from one to the next, took up his shields under one arm, and said that he would be back when he had shouted.',
        ],
        failure: [
          'You found the hole. The oldest man present allowed that it was one, and recalled how in his uncle’s time it had been stopped up, and with what.',
          'The pegs, you pointed out, were ash, and the law says hazel. They sent for hazel. It took no time at all; and you were handed the mallet, as you knew about it, and had driven in the fourth before you saw what you had done.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look at his feet before you answer',
        description: 'Let him think you slow; everyone else will too.',
        success: [
          'He stood badly on the right: an old break. You suggested, so that all could hear it, that the hide might lie better on the slope. He looked at the slope for a time and remembered a debt two farms off.',
          'You looked for so long that he had to look too. He was standing on the sides of them, in boots got from somebody smaller. You would be glad to, you told him, when you had both walked the bounds three times, as your people do. He did it once. He was sitting with them in a brook when the witnesses went home.',
          'They were pointing at the road. The rest of him looked you in the eye, and breathed through its nose; but the feet had turned toward home, it seemed, some time ago and by themselves. There was nobody standing in his way, you remarked. He was much obliged. He walked as people do who are taking care not to run.',
        ],
        failure: [
          'You looked at his feet, and he put one of them down on yours, hard, before the witnesses. By custom that is an answer.',
          'They were good feet, flat and wide, and in no doubt. You went on looking, since you had begun. When you came up from there you found that the witnesses had taken it for a bow, and him for the one who had been given best.',
        ],
      }),
      does(['force', 'reflexes', 'easy', 'slight', 'Bearded axe'], {
        action: 'Hook his shield away with the axe',
        description: 'It is not forbidden; nobody had thought of it.',
        success:
          'The beard of the axe went over his rim, and you sat down. He came over the top of you like a man going through a hatch, off the hide, out of the hazel-rods; and whoever leaves those has fled.',
        failure:
          'You hooked it and hauled, and he simply let go. You were on your back with two axes and a shield, and he had the use of his hands.',
      }),
    ],
  },
  'oath-helper': {
    terrains: ['plains', 'hills', 'coast', 'forest'],
    weight: 2,
    openings: [
      'The Thing was sitting on its hill, and a woman needed twelve to swear with her. She had eleven. She had walked down to the road to see who would come along it, and it was you.',
      'There had to be a twelfth to swear, and nobody there would do, as they were all related. The law-speaker stood at the edge of the hill with his hand above his eyes. When he had made you out he said something over his shoulder, and the eleven by the ring straightened their collars and began to look as honest as they could.',
      'A ring of stones, a ring of people, and in the midst a man being sued for the same cow for the ninth summer. When you came in sight both parties turned to you. A stranger, they said. A stranger has no cousins here.',
      'A boy ran down from the law-hill and took hold of your cloak. They were short of a man, he said, or a woman, or anything that was free and had no kin there. It was to swear. His mother stood up there among eleven neighbours with her hand already on the ring.',
      'The law-speaker had got to the end of the law, and had to stop. No one could remember a case like it: the fine was paid, in silver, in a bag, and neither side would swear to what was in it. They asked you up as somebody with clean hands. You held them out. It was remarked upon.',
      'The eleventh had sneezed, said a man at the cord, and so the oath must be begun again; and by then the twelfth had gone home to his dinner. There lay the ring on its stone, with a widow beside it, and there was the fine, in its bag. Anybody would do, he told you, to whom no one here had ever lent a tool.',
      'They had been at it on the law-hill for nine summers, and had worn the grass off. What they wanted was one more to swear, on either side, it hardly mattered; everyone there was married to somebody. A very old man came down with a stick to ask you if you held any opinions as to cows. You held none, you said, and he took you by the sleeve.',
      '“Not related,” somebody called out, and a whole hill of people sat up. You had only stopped to ask the way. They had the fine in its bag and the ring on its stone, and twelve places to stand in, of which eleven were taken by one widow’s family; and the law-speaker was asking you who your father had been, and hoping aloud not to have known him.',
      'Round the hill of the Thing ran a cord on hazel stakes, and outside of the cord went a girl with a bowl of curds. It was for whoever would come in and swear as the twelfth. She had been told not to spill, and not to say for which side. By the look of the bowl you were not the first whom she had met with it.',
      'They called down to you to keep clear of the cord, and then, when you had done so, to come in under it. Eleven stood by the ring, with a widow. The twelfth had been found to be a cousin, that very hour, by an aunt. Had you, the law-speaker wished to know, any aunts in the district?',
      'You found the whole district sitting on one hill with its back to you. A man was telling it about a cow. He had told it for nine summers; the bag with the fine in it stood beside him, and no one would so much as look at the knot. When he stopped for breath a child saw you, and then they all did.',
      '“How do you stand as to cattle?” asked somebody from behind a hazel stake. You stood without. There was a stir uphill at that. They had eleven who would lay a hand on the ring, he told you, and for nine summers had been in want of one who had neither cow, cousin nor opinion; and would you mind coming up?',
      'Twelve stools had been carried up the law-hill; on eleven there were people with a hand on the ring, and one cannot do that for long. The cow that it was about had come to look at the twelfth. So the law-speaker went down as far as the cord, and asked of the road in general if anybody on it was nobody’s nephew.',
    ],
    still: [
      'The Thing waited. It was good at it; there were men there who had brought stools.',
      'Somebody had gone for more ale, and somebody else to see that he came back. Otherwise it stood as it had.',
    ],
    later: [
      'The law-hill was bare. They had left their sticks stuck in the ground for next year, to keep the places.',
      'A cow stood by the boundary-stakes of the law-hill. You asked a boy whose she was, and he looked about him first.',
      'Nothing was left of the Thing but twelve places in a ring, trodden bare. A girl was hopping from one to the next, and in each of them she put up a hand and swore to something.',
      'They had settled that suit, you were told at the foot of the law-hill. There was another one now, as to which year.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Stand up and swear',
        description: 'If it is false you will be the twelfth to be outlawed, and you do not know.',
        success: [
          'You looked hard at the one whom you were to swear for, and then laid your hand on the ring. You swore that you had not found a lie in that face. That made a stir: nobody had ever sworn to so little, or been so well believed.',
          'You laid a hand on the ring, and swore to what you knew: that you had come by the road, had been asked, and had been offered nothing for it. The law-speaker inquired what that had to do with the suit. It was more, said an old man from his stool, than most of the others could swear to; and so it was carried.',
          'The ring was warm from the others. You spoke the oath slowly, so as to hear it yourself, and there was no part of it that you had to step round. About the middle of it a man on the other side took off his cap. He was heard to ask his brother what they were suing for.',
        ],
        failure: [
          'You swore. It was the wrong oath, the one for ships. By the time that they had stopped laughing the suit was gone, and half the hill had learned what you were called.',
          'You laid a hand on the ring, and it came off its stone and went ringing down the hill, with the law after it. It would have to be hallowed again, by a man who lived at some distance. The suit was put off until then, and there was nobody who needed to be told whom to thank.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none', 'Folding scales'], {
        action: 'Weigh the silver that was paid',
        description: 'Ask for the fine to be put on a scale; they were about to take it on trust.',
        success:
          'You hung the scales from a spear and laid the fine in the pan by the handful. It came a third short; so it had at every Thing since the grandfather. The hill grew extremely quiet, in one direction.',
        failure:
          'It was full weight to a grain. He had borrowed to make it so, in case someone should ask; and now you had asked, in public, and there was a fine for that.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hear both sides out',
        description: 'Nine summers of it, and you will have to stand.',
        success: [
          'It was about a cow, and by the end you knew her better than your own mother. You said what you had heard, and left yourself out. They looked at each other. It had never been all said in a row before; and it was, when you came to think of it, about a sister.',
          'You heard the one and then the other, and asked at the end only which summer it had begun. They gave you different summers. It had gone on, as came out by degrees, as one suit about two cows, and in one of the two each of them had been right.',
          'They told it by turns, a summer to each, and you stood between them with your cap in your hand. About the fifth they began to put in what the other had left out. By the seventh they were correcting each other’s dates. When they reached the ninth somebody asked what the charge was, and both had to look round for the law-speaker.',
          'You did not sit down, and you did not nod, and in nine summers nobody had listened to them like that. The one side stopped first, hoarse, and then the other, in the middle of a calf. You asked whether there was more. There was not; and the two, who were not used to that, went off to see if the cow was alive.',
          'Each, when he had done, was asked by you to tell it once again as the other would. They did it with voices. The hill began to laugh, in the right places for once, and an old widow said that they might as well change sides and be home for the milking. The suit was left lying between them, like something that neither had brought.',
        ],
        failure: [
          'You had heard out the one side when it got dark. The other would never believe that you had meant to hear them, and they had been on their feet for it too.',
          'Each side broke off as soon as the other began to listen. You were at the fifth summer when you found that you had been nodding, and it was at something said from the left. They had seen it on the right. From then on you were not a hearer but a witness, and had to be answered.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'none'], {
        action: 'Slip off while they argue points of order',
        description: 'You will have been seen to go; and they have long memories, all of them.',
        success: [
          'They had got to whether a stranger may be called before he has been named. You were never named. You went down the back of the hill, bent double, through the tethered horses.',
          'There was a point of order as to whether the point of order was in order. While they voted on it you took up somebody’s bucket and walked off the hill, as people walk who have been sent for water. You left it at the spring, full.',
        ],
        failure: [
          'You had one leg over the boundary-cord when a voice asked if that was contempt. It was put to the vote.',
          'You were over the cord and had begun to whistle when you saw who was walking beside you. It was the very oldest of them, with his stick. He had been sent along, he told you, so that there should be somebody to say which way you went; and he said it at every farm.',
        ],
      }),
    ],
  },
  'staff-woman': {
    terrains: ['forest', 'hills', 'swamp', 'plains', 'mountains'],
    weight: 2,
    who: { trade: 'seeress', gender: 'female' },
    toward: 'for',
    openings: [
      'The seeress was sitting up on her high seat in the middle of the road, since the farm where she should have been had shut its doors. She had cat-skin gloves on, and a staff with a brass knob. She needed someone to sing, she said, and it had better be you.',
      'A blind old seeress, going by the feel of her staff, turned around and walked backwards in front of you so as to keep you company. She was looking for a person who could sing. She asked how many were with you. You told her. She counted again.',
      'The brass knob of a staff came into sight, then a lambskin hood, and then the old blind woman beneath them, who was carrying a chair. It was for seeing from. She set it across your way, felt for its arms and got up in it. No farm would have it indoors, she told you, since the priests, and it wanted somebody to sing.',
      'Someone had sent a blind woman the wrong way for a joke. She had let them, she told you, as it was the way that you would be coming. She leaned upon the staff and put out a hand in a cat-skin glove, flat, as one does over embers; and moved it about in front of you till she had found where you left off.',
      '“You want a new strap to that,” said somebody who could not see it. She was blind, and as old as a fence, and sat out of doors on a high seat with a brass-knobbed staff across her knees; it was your walk that had told her. A farm had asked her in, the seeress said, and thought again. So there she was, gloved, with nobody to sing.',
      'Two boys had been told to carry a high seat, and had set it down in the open and run. In it sat the old woman who went with it, feeling for the ground with a brass-knobbed staff. She could see from there as well as from anywhere, the seeress said, and held her blind face up to you; but one of those two was to have sung.',
      'You took her for a post, until it had you by the sleeve with a cat-skin glove. She had been to nine farms with the seat on her back, the seeress told you, and at one was given porridge, through the hatch. What she needed was a voice. She had asked for one to come by, she said, listening to you breathe, and had not mentioned what sort.',
    ],
    still: [
      'The seeress had taken off one glove. She was feeling the air in your direction, as one feels a cloth.',
      'The seeress was humming the first line of something, with a gap at the end of it for you.',
    ],
    later: [
      'Cat hair, and four dents where the legs of a high seat had been. You stepped over the spot and then wondered at yourself.',
      'A boy was sitting where the high seat had stood, with both eyes shut. He could see nothing as yet, he told you, but it had only been since breakfast.',
      'The seeress had gone on from there. One could follow the round prints of the staff from farm to farm, up to each of the doors, and a little way in at the last.',
    ],
    offers: [
      does(['talk', 'vigour', 'medium', 'slight'], {
        action: 'Sing the warding-song for her',
        hurt: 'weariness',
        description: 'You learned it as a child and were told never to; whoever it calls will look at the singer.',
        success: [
          'It came up from your feet. You held it, hoarse, right through to the part with no words, until her head went back; and what she said then she said in the voice of somebody drowned, and it was advice.',
          'You had all of it but two words, and at those you stamped. It served. Something came up behind you to hear, with a smell of wet wool; she put three questions to it past your ear, and out of the three answers she gave you the one that was yours.',
        ],
        failure: [
          'You missed a turn in it, the third one. The old woman cried out that you had let in the wrong one. It did not stay; but it went out by way of you.',
          'You sang it through. When you had ended somebody took up the last line, well, a little way off, and then the line before that, and so on backwards; and you had to stand and hold the tune until it had been sung out of you again.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Warm her hands and ask for nothing',
        description: 'You could be asking for your death-day; most people do.',
        success: [
          'They were like two birds. When they were warm she told you anyhow, only a small thing, about a door, and to go in at it left foot first. No one had held them, she said, since the priests came.',
          'You rubbed them as one does a lamb that has come too soon, and blew on them. She held up her face and said nothing until there was some colour. Then she told you which of your two shirts to leave off before the month was out. You had not asked; it was for that she said it.',
        ],
        failure: [
          'They were like two birds, and they did not get warm. Yours got cold, and stayed so. She begged your pardon; it was an old trick, and she was old.',
          'You took hold of them, and they of you. She felt her way along each of your fingers to the end, and at the last she stopped. She gave you them back one at a time, and patted them, and inquired if you had eaten.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'slight', 'Rune-staves'], {
        action: 'Throw the rune-staves against hers',
        hurt: 'weariness',
        description: 'It is rude, like counting the silver; one of you will be shown up.',
        success:
          'You cast, and she, and she felt over how they lay with one finger. Nine for nine. She began to laugh, and made room for you on the high seat; and there the two of you sat, and abused the trade.',
        failure:
          'Yours fell face down, all nine. She said not to worry. She said it so kindly that you worried for a week.',
      }),
      does(['flight', 'reflexes', 'medium', 'none'], {
        action: 'Go round her without touching the shadow',
        description: 'There is low sun and a good deal of shadow.',
        success: [
          'You went through the ditch, leaping it where it lay across. She turned her blind face after you all the way, with an approving nod at every jump.',
          'You took off your cap, to be the shorter by that, and went by on your toes where it was lightest. The old woman sniffed. “Somebody with manners,” she told the air, and drew in the staff so that you should have room.',
        ],
        failure: [
          'You were nearly by. She put out the staff, with no hurry at all, and the shadow of the brass knob came to rest upon your foot.',
          'You had watched the staff so closely that you left the hood out of account. It was a tall one, with a point; and when you looked down the dark of the point lay over your foot. She begged somebody’s pardon, and it was not yours.',
        ],
      }),
    ],
  },
  'monks-with-a-bell': {
    terrains: ['coast', 'ocean'],
    weight: 2,
    openings: [
      'Six monks were rowing a skin boat with a bell in it as large as themselves. They had seen your kind of ship before. They shipped their oars, knelt down in the bilge, opened a book, and began on a psalm, in no great hope.',
      'The cook had been sent for a lever, and had brought a ladle. Seven monks stood on a ledge with the sea coming up it, about a bell that their boat had dropped; he was trying the ladle. The one who read to them had stopped, a finger in the book. They had all seen your ship. “He means well,” said the eldest, to nobody.',
      'On an islet no larger than a threshing floor stood a hut of slabs like a beehive, and below it in the wash a bell, with five monks about it who could not get it up. A sixth had come out with a book held behind his back. They had already been robbed, he said, if you cared to look.',
      'Eight monks had got a bell as far as the edge of a skerry, and there it had stopped with one lip in the sea. They had been praying for strong arms. When they saw whose they were sent they looked up, all together, as if to ask whether there had been some mistake. The smallest sat down on the book.',
      'You heard singing, thin and in Latin, from a boat that was going round and round. There was a bell in the stern of her, so that the bow stood up out of the water, and in the bow were five monks to keep it down. None of them could swim. They left off when they saw your prow, and one held up a book in front of his face.',
      'A monk stood on a half-drowned ledge with his arms about a bell, and the sea was making. He would not leave it, he called to you, in your own tongue, with a farm in it; five others were pulling him by the belt. They knew very well who you were, he said, and would you mind taking the heavy end.',
      'Four monks had a rope over a ledge, and a bell at the end of the rope, and the bell was winning. A fifth stood by and read to them out of the book, to give them heart; he had got to Samson. When he looked up for the next line it was you.',
      '“God be thanked,” said a monk without turning his head, “take hold of the other side.” They had it half out of the boat, a bell, slung from two oars. Then he did turn. He could not let go, and did not; but somebody behind him shut a book with his chin.',
      'There was a skin boat on the skerry, and about it seven men in brown, each with a crown that the next had shaved. Six of them were up to the knees round a bell. They had heard of you, or of somebody in such a cloak; and the seventh, who was old, came forward with the book held out in both hands, to have it over.',
      'The bell was a gift, and the ship that brought it would come no nearer to those reefs. So nine monks had it on a raft, with the book laid on the top to keep it dry, and were wading. You came upon them when the water was at their beards. They held up all eighteen hands to you, and the raft began to leave.',
      'They had the bell on two planks between two boats, and the boats had begun to differ. Six monks were in the one and the abbot in the other, with the book. He saw you first. He had preached on you, he called across, only that Sunday; but he would be obliged if you took the other plank.',
      '“We have nothing,” an old monk called out to you in your own tongue, before you had said a word; and the bell that they had just let fall on the skerry went on saying otherwise. It hummed for a long time. There were five about it, rubbing their feet, and a boy with a book down the front of his habit, square.',
      'The youngest of them had been told to look out for ships, and was looking at you; but he had been put under silence until vespers. So he pulled at a sleeve and pointed. Five monks with a bell between them, up to the belt in the wash, turned round by degrees. The one who had charge of the book sighed, put it into his hood, and took hold again.',
      'A basket with a cat in it came floating by, and after that a great many candles. Their boat lay under the skerry on her side. She had been asked to carry seven monks and a bell. They stood round the bell now, in the water, with a hand on it each. “And now that,” one of them said when he saw you, and put his book behind him.',
      'It had a name, the bell; they were calling it by that, and telling it that it was nearly home. Six monks pushed and one pulled, with the rope about his chest and the book between his teeth. There were ten feet of ledge to go, all weed. He saw you over the edge of the binding, as he hung there, and could not very well say what it was.',
      'The monks had made the bell a sledge, for a ledge full of weed, and it had gone down by itself. They were sitting where it had thrown them, six in a row. The bell was at the bottom, in the sea. The oldest had the book on his knees, open, to dry. They looked at your ship as at what came next.',
      '“Left,” said the abbot, who was blind, and had the book, “and lift.” They lifted. It was a bell, on a hatch-cover, with a monk to each corner and the sea about their knees; and they had seen you, and none of them cared to be the one to tell him. “Have we stopped?” he asked, and turned his face toward your ship.',
      'A cormorant sat on what you had taken for a rock, until a monk hit it with an oar and it rang. Their boat had gone from under it. Four of them held up the bell, wet to the chin, and a fifth the book. He had just found the psalm for those in ships. He saw yours, and turned over a page or two.',
    ],
    still: [
      'The monks had got to the end of the psalm and, finding themselves alive, had begun again from the beginning.',
      'The bell had not got any lighter. Two of the monks had begun to look at your arms, in spite of themselves.',
      'Nobody had been killed yet, and it had been noticed. One of them, who had let go his corner in order to cross himself, was asked by the others to take it up again.',
    ],
    later: [
      'You could hear the bell before you saw the rock. It was rung a little early, and quite without fear.',
      'On the rock stood a monk of the size of a thumb, and he raised an arm at you. It was a blessing, you decided, at that distance.',
      'The bell hung from a whale’s rib on the top of the skerry. Somebody was polishing it, and left off while you went by, and then you heard him begin again.',
      'Nobody came out of doors on your account. There were six habits on a line, with their arms out, and the bell behind them said what hour it was.',
      'They had put out a bowl on the landing-place, with a slate over it, against the birds. From the size of the spoon you took it to be for you, or for whoever should be the next.',
      'Two of the monks were fishing from the ledge beneath the bell. They pulled their hoods forward at the sight of you, and after some time one of the hoods nodded.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell them that you are fishing',
        description: 'It is a weak story, with an axe in the belt; but they would so like to believe it.',
        success: [
          'You asked if there was any cod about. There was a long and holy silence, and then the cook, who was a cook before he was anything, told you of a bank to the north, and could not be stopped.',
          'They looked at one another; and the eldest asked, in a voice that had not been used for some while, for what. Herring, you told him. It was not the month for herring. But he blessed the nets that you had not got, mesh by mesh, and they sang you off to them.',
          'You sat down where you were, and let a line over with a crumb of cheese on it. They watched the float with you. One knelt, so as to see, and then you had them all in a row, breathing; and when it went under they gave such a cheer that the fish let go.',
        ],
        failure: [
          'You said that you were fishing. They looked at your axe, and the youngest fainted, and fell on the bell.',
          'Fish, you told them, and they wished to believe it. One held out his hand for the line, to bless that. You had no line. He looked at what you had in your belt, and drew back the hand, and blessed the others, quickly, from left to right.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Help to lift the bell ashore',
        hurt: 'mishap',
        description: 'It weighs what a cow weighs, and will go through your foot or your name.',
        success: [
          'You took it from beneath, they from above, and it went up the ledges with a groan at each step. They rang it when it hung. It said one word, very clear, and every one of you stood and listened until it was gone.',
          'You had it on your back, with a monk at each corner to steady it, and it hummed against your ribs at every step. The smallest held the clapper, so that it should not announce you. When it was hung they had you pull first. You have broken a good many quiet hours on that coast; that was the only one by request.',
          'You made a cradle of oars, as one does for a keel, and told them when to breathe. It came up a hand at a time. At the top the eldest asked what you were called, since he meant to put it on the list of those who are prayed for. You gave him a shipmate’s name, who needed it more.',
          'They counted three in Latin, and you did not know that three was the last of it, so that you lifted alone. It was up before the amen. The monks stood with their hands out, round the place where it had been; and the youngest said something about Goliath, and was told to fetch a stool.',
        ],
        failure: [
          'It slipped from the skid and rolled, ringing, back down the rock, over an oar, a toe and a deacon, and sat on the bottom in four fathoms looking up.',
          'You had it as high as your chest when one of the monks thanked God with both hands. They were the two that mattered. It took you down with it as far as the ledge, and rang when it met you there.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Ask what is written in the book',
        description: 'They think that you wish to burn it; the truth is more embarrassing.',
        success: [
          'The monk who had it held the page away from you at first, and then nearer. There were beasts in the letters biting each other’s tails, as they do at home. You showed him with a finger how yours go; and the ink had dried before either of you noticed the time.',
          'The deaths of the saints, said the monk, and turned a leaf. One was being put into a barrel by persons in a longship. They had your beards quite fairly, you said, but nobody has ever rowed like that. He fetched the ink. When you left they were rowing very well, all eight, and the saint had something to hold on to.',
        ],
        failure: [
          'You opened it upside down, and a monk corrected you before he could stop himself. You saw him see your face. The rest of the visit was very short and formal.',
          'You put out a hand for it, and it went from one to the next behind their backs, to the end of the row, and in under the cook. So you asked the cook what was written there. He had never learned, he told you; and he looked at your axe, and began on the Lord’s Prayer, with great expression.',
        ],
      }),
    ],
  },
  'feud-in-the-birches': {
    terrains: ['forest', 'hills', 'mountains', 'plains'],
    weight: 3,
    openings: [
      'Nine men with axes stood among the birches before a hall whose door was shut. They asked your name, and then they asked it again. You were not the one. But you were about his height, the youngest said, and they had come a long way.',
      'The two sides had one whetstone between them. It came out beneath the eaves in a child’s hand, to the nine under the birches, and was handed in again with thanks; they had been good neighbours until it came to the brother. Brushwood lay along three of the walls. The eldest tried his axe on a thumb, saw you, and asked your name.',
      'There was a hall with turf roof and barred door, and brushwood being stacked along its walls by people who did not talk. They let the women come out, as is right. One of the women would not.',
      'A man was up on a turf roof with a bucket, wetting it down. He was in no haste, and talked meanwhile to nine others, who stood at the edge of the birches with axes and a torch. It was about a dead brother, and what had been offered for him. It was not enough, and it was all there was. Both sides told you the sum.',
      'They had leaned their axes against a birch, nine in a row, since they needed both arms for the brushwood. A boy was going along the row and trying the edges. “Here is one,” he called when he saw you; and they looked round from the hall door, with their arms full, and asked if you were of that house or only in front of it.',
      'Somebody inside the hall was passing the pots out through a gap beneath the eaves, and somebody outside was taking them, so that they should not be spoiled. It was about a brother. The nine who had come for him had brushwood along three of the walls, and were short for the fourth. One with an axe asked what you were called; and next, whether you were carrying wood.',
      'You could smell porridge. It was being cooked behind the barred door of a hall; and the nine among the birches, who had been walking since they heard about their brother, could smell it as well. They asked your name with the axes up, and were slow to lower them. In all that way, the eldest told you, they had been offered nothing but money.',
      'The brushwood was too green. They had it along three walls of the hall, and it had been lit twice, and gone out; the nine stood among the birches with their axes and wept from the smoke, so that one might have thought they were sorry. It was for a dead brother. One wiped his eyes, asked your name, and asked it again.',
    ],
    still: [
      'Nothing had been settled, except where everybody would stand.',
      'Nobody had gone home. One or two had shifted the axe to the other hand.',
    ],
    later: [
      'The feud had moved on. It had left a boundary-stone with two new names, and a great deal of birch-bark trodden flat.',
      'There was a fence where the nine had stood, and it had a gate. The gate was tied up from both sides.',
    ],
    offers: [
      does(['talk', 'charisma', 'hard', 'slight'], {
        action: 'Offer to judge the blood-price',
        description: 'Both sides must take your word, and both will hate it.',
        success: [
          'You set the price so high that it shamed the payers and so low that it shamed the paid. They chewed on that. “Well,” the old one said, “there is nobody left out”; and the axes went under the cloaks.',
          'You asked each side what he had been good for, the dead man, and put it into cows as they went along. Fences, they told you, songs, one horse, a temper, eels. It came to less than was asked and more than had been offered. “He would have laughed at that,” one of the nine said, and took his foot off the brushwood.',
        ],
        failure: [
          'You set the price. The brother of the dead man asked you, quite softly, what you would take for yours.',
          'You named a sum. From the hall they called that it was too much, and from the birches that it was an insult. They had not for a long time been able to speak to one and the same person, and they made use of it, with stones.',
        ],
      }),
      does(['force', 'strength', 'medium', 'grave', 'Round shield'], {
        action: 'Stand in the door with your shield',
        description: 'Only one can come at you at a time, and there are nine.',
        success:
          'They came at you by ones. The third of them was weeping with anger and could not see. After that there was no one who wished to be fourth, and they sat down in the grass to bind each other up.',
        failure:
          'You held it through two of them. The third had a boar-spear and a longer arm, and you were pulled out of that doorway like a limpet off a rock.',
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Show them by the tracks that he is gone',
        description: 'You will be helping someone away, and may have to say which way you did not point.',
        success: [
          'You showed them the heel-mark in the moss, and how it was deep at the toe: he was running, and yesterday. They looked up the long valley. They were tired. You could see each of them thinking of hay.',
          'You took them along behind the wall, and there it was: one foot whole, one dragging, and a dog’s beside them, with the edges gone dry. He was over the ridge, on a bad ankle. They stood about it. “An ankle, though,” said the youngest at last; and you could see how it would be told at home, and by whom it had been done.',
        ],
        failure: [
          'You read it out to them from the moss, heel and toe. It led, as you said it, to a birch; and up the birch there was a boot; and the boot was on him.',
          'You had shown them the heel, and the toe, and how long ago, when the youngest set his own foot in it, and it was the same foot. They had all come by that way, to get there; and you were asked whose side you had said that you were on.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Dive through the birches',
        hurt: 'blow',
        description: 'They throw well, and they will have to throw at something.',
        success: [
          'You were among the white stems before the first axe struck one. There is nothing like a birch-wood for being in several places. You lay beneath a root at last, and heard them going home, blaming each other.',
          'You went between two stems where a grown person does not go, and then between the next two. The axes came after you and were not so thin. For some time they could be heard being pulled out of the wood, with remarks. By then you were up to the chin in bracken, across a stream, and had left off being anybody’s cousin.',
          'As long as you kept moving there was a birch between you and every one of them. Nine men cannot run abreast in such a wood. They tried it by turns, calling out to one another who they were, and were not believed; and when at last they stood still to be counted they made one too few, and had to look for him.',
        ],
        failure:
          'Birches are set close, and you are not narrow. A thrown thing took your legs away, and you heard them arguing, while they walked up, as to whose it had been.',
      }),
    ],
  },
  'wrong-runes': {
    terrains: ['plains', 'hills', 'forest', 'mountains', 'coast'],
    weight: 1,
    openings: [
      'A new stone stood by the road with the paint wet on it. It said that Gunn raised it for Toki her husband, a very good man; and Toki was sitting at the foot of it, eating cheese. He thanked you for slowing down.',
      'Somebody had cut runes on a whalebone and put it in the bed of a sick girl. You could hear her father shouting from the road. He had cut them himself, and they were for love, he said; they were for health; he had had a drink.',
      'A young wife had bought runes, to make her husband talk, and somebody passing through had cut them in a bed-board. He had lain on it for a week with his face to the wall, and now he had left off eating as well. She had dragged it out to the road. It was beautiful work, and as far as you could read it forbade something to a cow.',
      'Four people had carried a door out of a house and stood round it. A pedlar had cut runes in it, to keep sorrow out; since then nothing had come in by it, not the dog, and not sleep. The old man of the place lay in there and would not eat. They held it up for you, one way and then the other, and asked what it said.',
      'There was a cradle in the road with nobody in it. The mother stood a good way off with the child, and begged you to mind where you trod. Her husband’s aunt had had the rockers cut, for luck at sea, and it had neither slept nor fed as it should from that hour. You could see its eyes. They looked at you as though you had been announced.',
      'A boy had been told to sit by a shield and not to read it. He was reading it. It hung on a post by the road; his uncle had had it cut, against arrows, and since it came home nobody in the house had been able to finish a sentence. He begged you to look, and tell him only whether it was going to.',
      'They had tied the thing up in a cow’s hide and stood it out by the road. It was a distaff with runes in it, to make a bride content. She had been; she had sat down, content, and had not got up since, or eaten. Her mother undid one corner of the hide for you and looked the other way.',
    ],
    still: [
      'The runes were as they had been cut. That is the trouble with them.',
      'Nobody had gone any nearer to it. A hen had walked round by the long way.',
    ],
    later: [
      'You looked for the runes. Somebody had scraped the whole face clean, and then, evidently unable to help it, had cut one small fish.',
      'There was nothing left of it to read. A pedlar with a roll of chisels was being shown the way to the next district, by a number of people, each of whom had brought a stick to point with.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'slight', 'Carving knife'], {
        action: 'Cut the runes out and cut them right',
        description: 'Ten strokes; each will be on your own head as long as the thing lasts.',
        success:
          'You scraped it until it said nothing, and cut four that you were sure of. Nothing flashed. Only, in a while, a dog that had been lying with its back to the thing got up, came round by the front, and lay down there.',
        failure:
          'You had nine right. The tenth you did by heart, and it was the heart of a carver you had never cared for.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Talk to whoever had them cut',
        description: 'Nobody pays for runes who is not angry, or afraid, or in love.',
        success: [
          'It was done from love, it came out, for somebody who had never in so many words been told of it; and it had been easier to have it cut than to say it. You fetched that one, and stood by, and it was said. It was four words long.',
          'Whoever had had it done had been afraid, it turned out, and had bought the dearest kind to be on the safe side. You got two people to sit on one bench. When each had told the other what it was that they feared there was a pause; it was the same thing, and it had never been going to happen.',
        ],
        failure: [
          'You asked who had wanted them cut; and you were looked up and down, and asked in return what you were called, and how it was spelled.',
          'It had been got from the best motives, you were told, and whom had you ever loved? You had come there to do the asking. By the time that you saw your way out there was a crowd, and you had answered four of them.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Study the hand that cut them',
        description: 'A carver leaves himself in the strokes; look until you know him.',
        success: [
          'Left-handed, in a hurry, with a chipped blade: there was one such in the district. When you asked to see his knife he gave it you with both hands, and with it the whole story.',
          'You went over it as one goes over tracks. It was done by somebody tall, who talked all the while to a person on his left, and had twice looked up. So you inquired who had been standing there. It was a neighbour, it came out, with a wish of her own, who had slipped him two eggs to spell it her way.',
        ],
        failure: [
          'You knew the hand, after a time. It was the one that had taught you. You found you had no more to ask there.',
          'You looked until the strokes began to look back. It was a steady hand, and sober. Whoever it was had known quite well what he was about, and had left one stave out on purpose; and you found that your lips had been putting it in.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Throw it in the bog',
        hurt: 'mishap',
        description: 'Bog takes anything; it has also been known to give it back.',
        success: [
          'You got your arms about it and walked it out as far as it would bear, and let go. It went down upright, with a long breath. The bubbles came up in a row, and you could very nearly have read them.',
          'You carried it out along the hurdles and laid it flat on the wet, as one lays down a child. It took thought. The one edge went, and then the other, and a hand’s breadth of the carving stood up for a while by itself; and then there was bog. In the house behind you somebody laughed, and was surprised at it.',
          'It would not leave your hands at first, as one cannot put down a thing that one has carried too far. You said what one says to a cow, and pushed with your foot. It was gone in the time of a long yawn. When you came back from there the dog was lying where it had not cared to lie before.',
        ],
        failure: [
          'It went in, and so did you, to the ribs; and as it was heavier it had the use of the bottom.',
          'It lay on the top. You set a foot on it, to help, and then both; and it tipped up like a plate, put you in, and came to rest again on the bank, with the writing uppermost.',
        ],
      }),
    ],
  },
});

export const vikingPursuits: readonly Pursuit[] = pursuits('vikings', {
  'mend-the-boat': {
    places: ['coast', 'ocean'],
    ...does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Go over the strakes with tar and hair',
      description: 'A cold hour with your arm down the planking, before the sea does it for you.',
      success: [
        'You found the weeping seam by tongue, salt against sweet, and drove it full of tarred hair. She would be dry now as far as anybody could want to go in her.',
        'You turned her over on the rollers and went along her by hand, plank after plank, as one goes over a horse. Where your thumb stopped there was a crack like a hair. It was no crack when you had done.',
        'You drew the old hair out of the lowest seam in a single length, and laid in new, with the tar as warm as your hand would bear. Then you put your bare feet on the bottom boards and waited to be told. They stayed dry. You could have slept with your shoes there, and by and by you did.',
      ],
      failure: [
        'You found the seam, drove it full, and drove the rivet next to it clean out of the plank. It was a good while before there was less water in her than before you came.',
        'You had the seam clean, the hair teased out and the tar warm; and the pot was behind you, where you had stood it so as not to step in it.',
      ],
    }),
  },
  'skerry-eggs': {
    places: ['coast', 'mountains'],
    ...does(['explore', 'reflexes', 'easy', 'slight'], {
      feeds: true,
      action: 'Climb the bird-cliff for eggs',
      description: 'The fulmars spit, the ledges are greased with what birds leave, and the view is excellent.',
      success: [
        'You came down with your shirt full and your hair ruined. From the third ledge you had seen the whole lie of the coast, every reef combed out white, and you said it over to yourself until you had it.',
        'They let you have one from each nest, with language. On the top ledge you sat with your legs over and ate three of them raw, looking down at the tide-race, until you saw how it turned.',
        'They were all out fishing but one, who looked at you along her beak and did not get up. You took from either side of her. From up there you saw over the shoulder of the cliff to where somebody had a fire, and by which way they had come to it.',
      ],
      failure: [
        'A ledge left with you. It was not a high one. The birds, who had been saying all along that this would happen, said so.',
        'You had four in your shirt and one between your teeth when a fulmar leaned over and was sick on you. You shut your mouth. The last two holds you found by missing them.',
      ],
    }),
  },
  'bench-talk': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Take a low bench in the hall and listen',
      description: 'Ale is handed down last to the low benches, and the truth first.',
      success: [
        'By the second horn they had left off minding you. You heard who was rowing out in spring, and against whom; and which of the lord’s dear friends had sold his rope.',
        'They were telling the one about the bear. You had it from someone who was there, and you let them tell it; so that they liked you, and told you the next, which they ought not to have.',
        'They put you with the old ones, who have the draught from the door and nothing to lose. One had taught the lord to swim. You heard what he had been afraid of then, and was now, and passed along the dried fish for it.',
      ],
      failure: [
        'Your neighbour asked whom you thought the better man, the lord or his brother. It was not until the silence that you noticed whose bench you were on.',
        'You laughed when the rest did. It came out by degrees that it had been a lawsuit, that it had been lost, and that he who had lost it was sitting with his knee against yours.',
      ],
    }),
  },
  'oar-wager': {
    places: ['city'],
    ...does(['force', 'strength', 'medium', 'slight'], {
      action: 'Arm-wrestle the ship-crews on the jetty',
      description: 'They do it over two lit candles, and the stakes are hospitality.',
      success: [
        'You put down a Gotlander, and a Dane, and a very large cook. The last of them put out the candle with his going over. You did not buy anything in that street while you were there.',
        'You put the hook-nosed one down twice, so that he should be sure. After that they only wanted to feel your arm, and to tell you where there was rowing to be had for such a one.',
        'You and the Orkney man looked at each other across your two fists until the tallow had run down on the board. Nobody could have said that either had moved. They called it even and drank to it; and he shifted along, to make a place for you, and began to tell you where they had been.',
      ],
      failure: [
        'The cook was last, and he had been watching you get tired. They put butter on it for you. It is a good cure; they had had it standing ready.',
        'He was seventy, and asked if you would mind his taking the left. Yours went over like a gate. There was a whole row of people behind you, you saw, who had come down only for that.',
      ],
    }),
  },
});

export const vikingFinds: readonly Find[] = [
  {
    places: ['coast', 'ocean'],
    item: item('Walrus tusk', 14, 'A yard of ivory with somebody’s owner-mark half filed off.'),
    told: [
      'The other one, you supposed, was still looking for it.',
      'It had held up somebody’s tent, and was polished on the side where they leaned.',
      'You sighted along it, as one does, and it bent to the left.',
      'There was a hole bored at the root, and a bit of the rope in it yet.',
      'You laid it along your own arm, and it was the longer by a hand.',
      'A row of notches ran down it, of the kind that one cuts for days, or for debts.',
    ],
  },
  {
    places: ['coast', 'ocean', 'swamp'],
    item: item('Amber bead', 6, 'There is a gnat in it, older than the gods and in better repair.'),
    told: [
      'You rubbed it on your sleeve and it picked up a hair.',
      'It weighed so little that you looked in your hand again, to see whether you had picked it up.',
      'It was warm, as amber is, like something out of another hand.',
      'Held up to one eye, it turned the whole country to ale.',
      'It had been drilled from both sides, by somebody who missed, a little, in the middle.',
      'You touched it to your teeth, where glass is cold, and it was not glass.',
      'The thread was still in it, and had been cut, not worn through.',
      'You breathed on it, and it was some time before the gnat came back.',
      'Something had gnawed at it once and been disappointed.',
    ],
  },
  {
    places: ['plains', 'hills', 'city', 'swamp'],
    item: item('Silver arm-ring', 12, 'Twisted rod, with three pieces already cut off in payment.'),
    told: [
      'It had been bitten, to see; and then, by someone else, to make sure.',
      'You pushed it up as far as the elbow, where it stopped, as it had on somebody else.',
      'There was one knot in it that a smith had meant, and one that he had not.',
    ],
  },
  {
    places: ['city', 'plains', 'forest'],
    item: item('Bone comb', 3, 'Elk, in a case. One tooth gone and the runes for “Asfrid owns”.'),
    told: [
      'There were two grey hairs in it, long ones.',
      'It had a lid to the case, and somebody had cut a bear on the lid, or a dog.',
      'You drew it once through your own hair, and it brought out sand.',
      'You read the runes aloud, and looked round for Asfrid.',
    ],
  },
  {
    places: ['hills', 'mountains'],
    item: item('Soapstone mould', 4, 'Casts a hammer on the one side and a cross on the other.'),
    told: [
      'The hammer side was the more worn.',
      'Somebody had started on a third thing, along the edge, and given it up at the legs.',
      'There was still a thread of tin in the channel.',
    ],
  },
  {
    places: ['city', 'forest', 'plains'],
    item: item('Drinking horn', 5, 'It cannot be set down, and is meant not to be.'),
    told: [
      'The rim was silver. Somebody had bitten it, to see, and had left a piece of tooth.',
      'It had been given a foot by somebody careful, and the foot had been broken off by somebody thirsty.',
      'There was a name on it in runes, and over that three others, each with a line through.',
      'You blew down it first, as one should, and it gave the note that calls cows.',
      'A mark had been scratched on the inside, a long way down, to show how much had been promised.',
    ],
  },
  {
    places: ['forest', 'hills', 'mountains'],
    item: item('Throwing spear', 6, 'Bent at the neck and straightened by someone in a hurry.'),
    told: [
      'The shaft was ash, and new. The head had evidently outlived several.',
      'It balanced best at a place where somebody had wound it with a bootlace.',
      'You threw it once, to see, and had rather far to walk.',
    ],
  },
  {
    places: ['mountains', 'forest', 'hills'],
    item: item('Reindeer hide', 6, 'Winter-killed, thick as turf.'),
    told: [
      'It shed on everything at once, as though it had been waiting for somebody.',
      'It was long enough for anybody, and had a leg over.',
      'You tried it with the hair in and with the hair out, and it made up its mind for in.',
    ],
  },
  {
    places: ['ocean', 'coast', 'mountains'],
    item: item('Sun-stone', 11, 'A clear crystal; turn it, and it finds the sun behind any cloud.'),
    told: [
      'You turned it on the sky, and lost a moment looking for the edge where the light goes double.',
      'Seen through it your own boot had a brother, a little to the left.',
      'It had been wrapped in a child’s sock, by somebody who meant to come home.',
      'There is a chip out of one corner, and a man who swore by it says that it was always so.',
      'You looked at your hand through it, and had eight fingers and two thumbs.',
      'All its corners leaned the same way, like people listening.',
      'Somebody had bound a thong round it, to have it about the neck when swimming.',
      'Some steersman had worn it smooth with not trusting it.',
      'Laid on your palm, it gave you all the lines there twice, the long one as well.',
      'Two people had scratched their names on it, each on the side that the other would not look at.',
    ],
  },
  {
    places: ['city', 'coast', 'desert'],
    item: item('Whalebone gaming-piece', 2, 'The king, out of his set. He looks as if he had warned them.'),
    told: [
      'The carver had given him a beard in six strokes, and four of them were for the worry.',
      'There was a peg under his feet, for playing aboard ship, and it had been broken off in a hurry.',
      'You stood him up to see what he would look at, and it was something behind you.',
      'Somebody had given him a moustache as well, later, with a pen.',
    ],
  },
  {
    places: ['forest', 'swamp', 'plains'],
    item: item('Sheathed seax', 8, 'The blade is sound. The sheath is stitched to it, from the inside.'),
    told: [
      'You pulled, as everybody does, and it stayed.',
      'There were a great many stitches, and small, and no two people would have agreed on the reason.',
      'You held it to your ear and shook it, and nothing had anything to say.',
    ],
  },
  {
    places: ['coast', 'ocean', 'city'],
    item: item('String of stockfish', 3, 'Hard as roof-shingles, and as long-lived.'),
    told: [
      'One of them looked at you with its mouth open, as though it had been interrupted.',
      'You knocked on one, and it was like knocking at a door.',
      'They clacked together at every step, like a very dry conversation.',
      'It had been used for something else in between, by the dent.',
      'The string was better than the fish.',
      'Somebody had given one of them a name, in charcoal, and had evidently spared it.',
      'You had been told that it can be eaten, and for how long one has to hit it first.',
      'You tried a corner, and were still at it when you had forgotten what it was.',
    ],
  },
  {
    places: ['plains', 'desert', 'swamp', 'city'],
    item: item('Gilt buckle', 7, 'Frankish. A saint on it who did not see you coming.'),
    told: [
      'You did it up round nothing, and it held.',
      'The tongue of it had been mended with a fish-hook.',
      'The saint was worn away as far as the eyes and the one hand.',
    ],
  },
  {
    places: ['desert', 'plains', 'mountains'],
    item: item('Raven feather cloak-pin', 5, 'Bronze, with the beak worn bright from being asked things.'),
    told: [
      'The pin was bent to the shape of a broader shoulder.',
      'You asked it something small, and put it on.',
      'One of the eyes was silver, and the other had been.',
    ],
  },
];
