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
      'Listen: a rider overtook you on a lathered grey, and he had a cord with eight knots in it. He was {who}’s nephew. {who} wanted to know whether you were still {who.his} rider or had begun to be {foe}’s, and the nephew had orders to tie the ninth knot and bring you back on it, unless you could prove it.',
      'Two days behind you there was dust, and one day, and then it was a boy on a grey who rode in front of you and turned his horse across. {who} had sent him. {who} had heard that you drank with {foe}’s people. “Say that it is not so,” said the boy, “and say it so that I can carry it, or you go no farther.”',
      'They tell it thus: {who} waited, and no word came, and waiting makes bad milk. So a nephew was put on a grey horse with a cord, a knot for each day of no news. He stood across your road with it. {who} doubted you; he wanted a pledge or he wanted you home, and he had been told which was likelier.',
      '{who}’s nephew wanted proof that you had not gone over to {foe}, or else he wanted you home with him, and he had set his grey across the road so that you could not get by. He carried a cord of eight knots, one for each day without word of you. The ninth he would tie when you had failed to answer.',
      'Nine bowshots off you knew the grey for {who}’s own, and you lifted a hand, and the boy on it lifted none. He blocked the road and held up a knotted cord. “My uncle’s tent has had eight days of silence,” he said. “People there say you eat from {foe}’s hand. Show me it is false, or turn your horse’s head.”',
      'A cord weighs less than a feather and can stop a rider. This one had eight knots, and a boy held it, sent by {who} on the best grey of the herd. Somebody had sworn in {who.his} tent that you were {foe}’s by now. The boy was to hear you, and believe you or bring you back, and he would not clear the road before.',
      'So it is told, and I had it from one who held the grey afterward: {who} had begun to listen to bad tongues, and they said that you had sold {who.his} cause to {foe}. A nephew was sent to stop you. He stood his horse sideways in the way, with a cord of eight knots, and asked for a pledge in place of the ninth.',
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
            'You gave the days as they were, thin ones and fat ones, and when he had heard of the day with no water he offered you his own skin of it. A true tale makes the hearer thirsty. He cut the cord in two with his teeth, and said that {who} had kin by the next river who would now be glad to see you.',
            'At the second knot you told him of a shame that nobody could have known of. He looked up. Who would invent that? From there on he believed all of it, and he rode beside you for a bowshot to point out with his whip which herders ahead still wished {who} well, and what they had seen.',
          ],
          failure: [
            'You jumped over the fourth knot. The boy put his thumb on it. “And here?” he said, and you said that here it was much the same. He had an ear, that boy. He shook out the end of the cord.',
            'You told it grandly, with a battle. There had been no battle, and the boy’s own cousin had been grazing sheep just there. He heard it through and then he spat, not at you but near.',
            'You had lost count yourself, and gave him nine days for eight knots. He went through them again on his fingers, and it was nine each time. “Which of them did you dream?” said the boy. You could not tell him, and he kept his horse where it was.',
            'It went well up to the sixth, when a horsefly bit the grey. It went round like a whirlwind with the boy on its neck, and when he had it in hand again he had forgotten the first five. You had not the heart to tell them so well twice, and he heard that you had not.',
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
            'You let him lead, and he led you at a walk with your rein in his hand as one leads a thief, and you bore it past three camps. At the last of those he gave you back the rein. A guilty neck is stiff, he said, and yours had hung quite loose. He went on to {who} by himself.',
            'For half a day you rode a length behind him and ate the dust that he made, and never asked how much farther. It was he who tired of it. He got down by a cairn and put a stone on it for {who} and one for you, side by side, and showed you with his chin that you might go.',
          ],
          failure: [
            'You went half a day, and he did not stop, and you went on some more. The boy was asleep in the saddle. When you woke him he thought that you were running off, and hauled the grey across you again.',
            'On the way back you met riders of {foe}’s, who knew you, and raised a hat. It was done to be seen. The boy saw it. He said nothing for the whole length of a valley, and it was a long valley.',
            'Your horse would not. It had a nose for the road it was on, and sat down on its tail like a dog when it was turned about. The boy had never seen that, and he took it for a trick that you had taught it, and would hear no other reason.',
            'Half a day became the whole of one, for he had mistaken the valley. At black tents which neither of you knew they set dogs on you both. He blamed you for that, since one must blame somebody, and brought you back to where it began with nothing forgiven.',
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
            'You asked who had gained by it, for a lie is a lamb and will run to its mother. It ran to a trader in salt. In his pack was a purse with {foe}’s knot on the string, and the boy knew that knot. They turned the man out of the camp without boots; he had been the best of {foe}’s listeners.',
            'It had come to {who} by a song, and you went from fire to fire humming it until someone corrected a word. He had made it. {foe} paid him by the verse. With the boy’s hand on his collar he made another, the true one, and had to leave that side of the steppe, and {foe} got no more songs from there.',
          ],
          failure: [
            'You came into a camp and asked, and every face there shut like a tent-flap. Then a dog barked your name, or it sounded so. They saw you off at a gallop; and a rider went out by the other side, to {foe}.',
            'The tracks led round a hill and round it again. You were following the boy, who was following you. Between the two of you a third had trotted off laughing, and all that he knew {foe} knew within the week.',
            'A widow sent you on to her brother, and he to a smith, and the smith back to the widow. They were all three {foe}’s. By the time you had worn that ring in the grass they had sent off a fourth, with a full account of you, and your horse had a stone in its hoof.',
            'You found the man, and he was {who}’s own cousin. The boy would not have it. He drew his whip across your face for the family’s honour; and the cousin, left to himself, was over the ridge with two spare horses and made straight for {foe}’s tents to be of use.',
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
            'There was an old herder by who had seen that pledge given once, when he was small, and he got down off his ox to see it again. He wept like a thawing hill. What you swore into the bowl he carried to his seven sons, and they to theirs, and by and by {foe} could not water a horse among those people.',
            'The boy said that a few drops would do. You let it run until the milk was pink to the rim, and drank first, and gave him the bowl with a steady hand. He grew a year while he drank. {who} had the empty bowl hung up over the door, and whoever came in asked, and whoever asked took up a bow against {foe}.',
          ],
          failure: [
            'You were light in the head before you had got to nine. The bowl went over. Spilled pledge is worse than none, and the boy caught you by the belt and looked about to see who had seen; somebody had, on a hill.',
            'You cut, and the milk turned in the bowl, clotted, as it will in a leather one. The boy drew back from it. By the next well it was being said that {who}’s rider had curdled the oath, and {foe} gave a sheep to whoever said it.',
            'You drank, and it came up again. There is no shame in it, a healer would say, blood sits ill on an empty belly. But no healer was there. There was only the boy, and two wool-buyers, who laughed the whole way to {foe} and were paid for the jest.',
            'The knife was dull and went in by the bone. He bound it up for you with the cord, the eight knots and all, and so there was no pledge drunk and no tale told. A rider with a bad hand is slow. It was known at {foe}’s fire how slow before you had reached the second hill.',
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
      'Listen: you saw a fire and went in to it, as anyone does, and it was {foe}’s. Guest law is guest law; you could not be touched while the pot was on. {foe} ladled for you with {foe.his} own hand, and wanted this: that you leave {who} before the pot was scraped. Round the fire sat nine with bows across their knees.',
      'It is told that {foe} and you ate once out of one pot. You had walked in among nine saddles without knowing whose. “Sit,” said {foe}, “it is mutton.” Enemy or no, {foe} kept the custom, and while there was meat you were safe. {foe} wanted your oath for it, given up across the fire; and after the meat there was no law.',
      'One rider may not fight nine, and ten may not pass a pot. {foe} had pitched it right upon the road, with the lid off. You were asked in by name. {foe} would feed you and let you go, and for that you should swear off {who}’s quarrel; if not, said {foe}, the pot would be empty by and by.',
      '{foe} wanted you to forswear {who} before the pot was empty, and what barred your way was nine bowmen round the fire and the custom that kept their bows down only so long as there was meat. You had come in hungry out of the grass. You had the bowl in your hand before you saw who had filled it.',
      'You smelled mutton from four bowshots off and followed your nose, and a nose has no enemies. At the end of it sat {foe} with a ladle and nine who had not unstrung. “Eat,” said {foe}; “and when we see the bottom you shall tell us that you are done with {who}. Or you shall not tell anything.” Guests are holy till then.',
      'The law of the pot is older than the khans, and it says that those who dip in it together may not draw on each other until it is scraped. {foe} knew that law and so did you. {foe} had you seated, with four bowmen on one side and five on the other, and asked between mouthfuls that you give up {who}’s cause.',
      'A marmot may walk into a wolf’s den if the wolf is at table. So you had walked up to {foe}’s fire, and were given the place with the smoke behind it, and mutton. {foe} had nine along, who blew on their broth and looked at you over it. You could leave {who}, {foe} said, or stay until the meat was gone.',
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
            'You told the one of the khan who could not sleep, and you told it slower and slower. Three of the nine were snoring by the middle. {foe} stayed awake for the end, and argued with it, and in arguing let fall which ford was to be crossed and by whom; and you wished that fire good fat and went.',
            'You put {foe} into it, by another name, as a boy with a lame foal. {foe} listened with the ladle dripping. When the boy was cheated {foe} cried out what he should do to the cheat, one step after another, and it was what {foe} meant to do to {who}. It could not be done now. They let you finish, and rise.',
          ],
          failure: [
            'An old man among the nine knew it, and knew it better. He told it. {foe} watched you listen, and saw at which place you looked over your shoulder, and it was the place with the short road. Somebody was sent there.',
            'You were only at the second river, and a bow was yawning. {foe} put the lid on. “I shall tell you one,” said {foe}; and it was about you, and it was true up to that very fire, with names.',
            'You began with the wolf who married, and a man wept, for it was his own case. They had to comfort him. It took what was left of the meat to do that, and {foe} wiped the pot round with bread, and told two of them to ride ahead and see that you were met.',
            'There was a hole in the tale and this time it was you that fell in. You had killed the hero at the third river and had him drink at the fourth. “A strong man,” said {foe}. They laughed till the bows shook, and while they laughed {foe} sent one off quietly with an order.',
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
            'You asked leave to see to your girth, with a rib still in your hand, and while one is chewing {foe}’s mutton one is a guest. You were chewing as you mounted. You chewed across the first stream and up the other side, and the nine stood by the fire and could find no hole in it.',
            'The ladle went to the far end of the ring, and you went with the smoke. It blew right across. By the time they had done coughing there was a bowl where you had sat, still warm and half full, so that the law held; and {foe} would let nobody touch it until you were out of hearing.',
          ],
          failure: [
            'You were up, and one of them had tied the end of your sash to a saddle. It was his own. In the tangle somebody had you by the coat and sat you down with a bump. {foe} filled your bowl, heaped.',
            'You bowed and backed, and behind you was a tenth, who had been seeing to the horses. There is always a tenth. He walked you to your place by the fire with an arm round your neck, like a brother.',
            'Your horse had been fed also. It was guest law for horses too, {foe} said, and they had given it so much barley that it would not leave the bag for you or for anyone. You hung on its bridle. They watched that with pleasure, and made room for you again.',
            'You ran with a mouthful, and it went down the wrong way. They say that {foe} beat your back with {foe.his} own hand. One does not let a guest choke, and one does not let him run either; you were led in among the nine, with your eyes streaming, and the pot was stirred.',
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
            'They drew a ring with a spear-butt and you locked arms in it, and he smelled of butter. Strength is a fine horse and it can be led round and round. You led him until he trod on the line with his heel. {foe} had sworn by that line; a picket that lay in wait for you was whistled home.',
            'He lifted you clear off the ground, and he had nowhere to put you. Eight of the nine were calling out eight kinds of advice. You got a foot behind his knee while he listened. It shook the lid off the pot when he fell, and {foe}, who does pay wagers, gave up the watch on two bridges.',
          ],
          failure: [
            'He hugged you. There was no more to it. You saw the pot, and the sky, and the pot, and then the grass from very near; and {foe} said over your head that there was no haste about you any longer.',
            'Two falls you stood, and at the third your knee was elsewhere. He set you by the fire with a sheepskin under you, not unkindly. {foe} sent off four of the nine, now that you would be slow.',
            'He fell on you. It is the oldest of all the holds. You lay below and heard {foe} ask him not to get up just yet, and then hooves, five or six pair of them, going off to where you had hoped to be first.',
            'You had him by the belt, and it was the belt that came away. He stood there in the firelight with his trousers round his boots, and they roared, and he never forgave it. He threw you as far as a man throws a saddle. {foe} doubled the riders on your road to please him.',
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
            'You ate so slowly that the fat went white, and counted who reached for the salt before {foe} and who after. There were two who dared to be first. You passed each of them the marrow with both hands, as to a chief. They had begun to look at one another before you left, and {foe} rode on with seven, and not fast.',
            'One of them held his bow with the string to his knee and the wood outward, as they do in {who}’s country. You asked him nothing but how his mother did. He dropped his bowl. {foe} looked at him and at you, and the law held, and the whole band broke camp in a rage and left their purpose lying there with the spilt broth.',
          ],
          failure: [
            'You watched eight of them. It was the ninth who had been counting your bites; at the last he put out his foot and the pot was over, law and gravy and all. They gave you to the count of twenty.',
            'You looked so hard from face to face that they grew uneasy, and loosened their knives, and {foe} asked which of them had sold you something. Nobody had. But from then on they rode in pairs, and faster.',
            'You counted so well that you forgot to eat. A guest who is not eating has done, said {foe}, that is the law also; and it was. They gave you the length of time it takes to string nine bows, and those nine were strung already.',
            'It was the pot you should have watched. The youngest had been fishing out meat behind his sleeve, and it was bare while your bowl was full. {foe} showed you the bottom of it with regret. They rode you into the reeds, and then went about {foe}’s errand, well fed.',
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
      'Listen: you came to the place where the road goes between two soft grounds, and in the middle a horse was sinking. Beside it, to the belt, stood {foe}, holding up its head, and would not let go and climb out. {foe} wanted a rope and somebody on the end of it. There was no other way across but past the two of them.',
      'A horse had gone into the sucking mud, and it was a good horse. {foe} had its head upon a shoulder. Whoever they might have called lay a day’s ride back. It was you that came. “Not for me,” said {foe}, “take hold for him.” And the two of them stood plump in the one road, so that you could not go by and not see.',
      'They say that a man’s enemy is known by how he treats a horse. {foe} had stepped into the sink to {foe.his} ribs, to keep the nostrils of a bay stallion clear, and was tiring. {foe} saw you stop. {foe} asked you for help, with the chin in the mud; and that strip of mud was the road.',
      '{foe} wanted your rope and your back to save a sinking horse, and there was no way past, for horse and enemy together filled the one firm strip between the bogs. {foe} stood in it to the belt with the bay’s head in both arms. It would have been easy to climb out alone, and {foe} did not.',
      'You heard the bay before you saw him, and such a cry goes through any rider like a cold blade. He was down to the withers in the soft of the road. {foe} was in there along with him, and held up his jaw. “You have a rope,” said {foe}. “Hate me afterward.” On this side and on that the ground shook like curds.',
      'Of nine who cross that marsh eight keep to the middle, and the bay stallion had stepped one pace off it. {foe} went in after. There they were when you came, two heads above the mud where the road should be, and one asked you to throw a line for the sake of the other. You could not go round and you could not go over.',
      'A saddle floated, then a hat, and then you saw the two they belonged to. It was {foe}, sunk to the waist on your only road, with a stallion’s chin held clear of the slime. {foe}’s riders were nowhere. “Pull,” said {foe}, who had never in all that war asked anything of you or of {who}, and now asked that.',
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
            'You took a turn of the rope about a dead stump and another about yourself. The stump broke and you did not. Out they slid, the bay and then {foe}, on their bellies like two otters; and a felt-maker who had seen it from the reeds told her whole clan what sort of people {who} sends out.',
            'It was done in nine pulls, and between each of them you lay on your back. At the ninth he stood up by himself and shook, so that you all three were one colour. {foe} led him off without thanks. But the marsh people had counted the pulls, and they sent after you a guide for {who}’s sake, and dry felt.',
          ],
          failure: [
            'You hauled, and it was you that moved. By the time that you had got your knees back on hard ground you were as brown as the horse, and no nearer. {foe} told you where to set your feet, and had told you before.',
            'The rope burned through your palms and the bay slid back. He screamed then. You sat with your hands in your armpits and heard it, and so did {foe}’s outriders, a long way off, who began to come.',
            'The rope held and your back held, and it was the bank that let go. You came down in a piece of it as big as a tent. Then there were three in the mud, and {foe} spent what breath there was on telling you about ropes, while some rider of theirs came up and saw whom he might catch.',
            'You had the loop over the bay’s neck, where it chokes, and should have had it behind the shoulder. {foe} cut it through at a stroke. There was half a rope left, too short for either; and you were sent off with curses that could be heard as far as {foe}’s rearguard.',
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
            'You stood with your breast to his breast and breathed when he breathed, and that quieted him. Toward the end an ox-driver came whistling. Two oxen can do what two enemies cannot, and he had the bay out before his tune was over. {foe} went one way from the mud and you went the other.',
            '{foe} slept, standing, for the space of a song, and you held up both of them. You never spoke of that. When some reed-cutters had come with their boat and a door to lay on the mud, the bay walked out upon it, and you behind him, and there was your road and nothing more.',
          ],
          failure: [
            'Nobody came. It is country for nobody to come in. The two of you held the head and held the head, and at last you could not have said whose arms were whose, and yours gave first.',
            'You lasted till the cold reached the place where one decides things. {foe} pushed you out by the collar with the one hand that was free. The horse had watched it all, and sank a little.',
            'Your legs went first, they went away as servants go, without a word. You hung upon the bay’s mane then, and he had you to carry as well as himself. {foe} asked you, quite gently, to get out of the way.',
            'Cranes came, and frogs, and once a fox looked over the edge. No herder did. You had given your sash to keep his eyes clean, and your belt to hold up his jaw; and in the end you crawled to the bank in your shirt, no farther along than you were.',
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
            'You asked for no gold. You wanted the tally-sticks by which {foe}’s bands knew each other, and {foe} bit through the thong and flung them on the bank, one after another, eleven of them, weeping with rage. You threw before the last had landed. Without the sticks those bands took each other for enemies, and {who} heard it all from you.',
            '“One truth,” you said, “and I shall know if it is one, for he is listening.” The bay had laid back his ears. {foe} told you then what had been meant for {who} from the start, and who was to strike; and so that it should not be asked twice, {foe} called off the striker too. You had the bay out directly.',
          ],
          failure: [
            '“I know you by your hands,” said {foe}; “you are making the loop already.” So you were. There is no price for what is being given. And behind you, while you haggled, somebody was riding round the marsh.',
            '{foe} spat mud and named you to the horse, by a name that you will not have told after you. You threw the rope for shame, and too short, and the tale of it went before you on the steppe.',
            '{foe} agreed to everything. It should have warned you. When the bay was out he was between your knife and {foe}’s saddle, and the saddle was full, and there was laughter going away through the reeds. To a liar mud is only mud.',
            'You named your price, and the bay went under while you were naming it. {foe} dived. They both came up, far over, by a bank that nobody knew of, and were gone behind the rushes; and it was told at the fires how you stood there with a dry rope and your mouth open.',
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
            'You pointed out that a horse will not drown for its own weight but for what it is made to carry, and {foe}, who had said the same to others, grew red. Off came the bags. There were horseshoes in one, for a hundred horses, turned backward to cheat a tracker. They are down there still, and that hundred left honest tracks.',
            '{foe} would part with the left bag and not the right. So you knew which. You slit the right one as if by a slip, down where the mud hid it, and something heavy ran out of it that should have bought a pass and two captains. The bay rose like bread, and both the captains stayed at home.',
          ],
          failure: [
            '{foe} was quicker than you at sums. “He floats with bags,” said {foe}, “they are full of bladders.” It was a marsh-rider’s trick. You had waded in to the neck for nothing, and could admire it from there.',
            'The knife found a strap, and the strap had been holding the horse’s head. He went under and came up, and so did {foe}, and so did you. None of the three forgave it. Everything lay deeper than it had.',
            'You cut and it was your own line that you cut. The bay rolled his eye. {foe} observed that you were a great help, and then bit into the near bag’s strap and swung it to land, letters and all, where the first of {foe}’s outriders was just getting down.',
            'The bags came off as you had said, and {foe} stood on them. It was as good as a floor. From there {foe} could heave where you could not, and had the bay’s forefeet on firm ground, and rode away with everything that mattered, leaving you to find your own way from the hole.',
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
      'Listen: there were two wells, and a day between, and water in only one. A herder woman stood at the low one with her people; {foe}’s riders were coming to foul the high one. If you went to warn the high well you lost your start. If you drank here and went on, you had the road, and {foe} had the well. She asked which.',
      'It was a matter of one rope. The herders at the well had it, and would lend it you to cross the gorge ahead, or they would use it to block the gorge against {foe}’s riders, who were behind. It could not do both. An old woman held it out on her two palms, and wanted you to choose for her.',
      'At the fork sat a whole clan on its bundles, and the left road went straight to your work, and {foe}’s riders held the right. Would you lead the clan across the right one and drive those riders off? Or leave it sitting there? Nobody barred your way, said the clan’s old woman. That was what barred it.',
      'An old woman wanted you to choose for her clan: go on along the open road to your own work, and {foe}’s riders would have her people, or turn back and drive off those riders, and lose your start. No one held your bridle. But they sat on their bundles to both sides of the fork, and looked up as you came.',
      'You counted ninety souls at the fork, and then stopped, since counting makes them heavy. {foe}’s riders were half a day behind those people. Your road ran on to the left, as straight as a string. “You could help us,” said the oldest woman, “or you could be in time. Tell me which, so that I can tell them.”',
      'They had come as far as they could with their pots and their old ones, and then the fork had stopped them. Their oldest stood up when she saw you. {foe}’s riders would be there soon, she said, and take the way and the water from them. If you stayed to fight you would lose the lead that you had. She would have an answer before you passed.',
      'A road that divides is a question, and somebody sat in it to ask it aloud. She was old and had a clan behind her, all on foot. To the right {foe}’s riders were coming on; to the left was your oath, and a clear day’s gain. She wanted no gift of you, she said. She wanted to be told to her face which you would save.',
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
            'You lay flat upon your horse’s neck and let the left road have you. A baby was crying, and you outran that too, which takes longer than one thinks. You were a day ahead by the next camp. {foe} had their wells and their camels, and drove both of them hard at your back.',
            'You told her, and she nodded, and stepped out of the way as one does for a funeral. It was good riding. You came to a place that you had not looked to see for two days; and there a herder told you that {foe} was stronger by a road, and asked if you had passed any people.',
          ],
          failure: [
            'You ran, and then a child ran across in front. It was not hurt. But you were down, and by the time that you were up again you had neither the road nor the good name, and {foe}’s dust was closer.',
            'You made off by the wrong fork, in your shame. A while of that, and you came round again upon the same old woman. She had not expected you. She moved over, to let you look at her people once more.',
            'A dog of theirs ran after you, and would not be whistled home. It bit your horse in the hock at the first bend. You sat in the road with it, and it was friendly now, and {foe}’s riders were seen from there already.',
            'You galloped off nobly and your pack burst. Whoever has seen children run to help pick up a stranger’s barley will know how it was. They gave back every grain. By then it was too late to be gone and too late to have stayed, and {foe} had come round by the hill.',
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
            'You had them take the wheels off the carts, and the carts were a wall. {foe}’s riders rode up to it, and along it, and had wheels rolled at them. A child of six broke a captain’s leg in that way. They went off to wait for others who never found them, and you trudged back over all the ground that you had gained.',
            'There was a gully, and you stood in it, and nine old men behind you handed you stones. They had been choosing the stones for sixty years, one of them said. {foe}’s people lost heart and horses there and gave up that whole valley. When you turned to your own road again the start that you had was eaten up.',
          ],
          failure: [
            'You held while one holds a breath. Then they were through and over you, and the herders ran for the rocks. They left you lying for {foe} to ask about, and went to see what was in the bundles.',
            'A stick is a stick. When yours had broken on a helmet you had the half of it, and the helmet had a friend. The women dragged you in among them by the boots, and it was all to do again.',
            'Somebody shouted that there were riders behind as well, and there were not, but it is the shout that counts. The clan ran one way, and the carts another, and you stood by yourself in the middle for as long as that can be done. {foe} got the fork, and word of your lame arm.',
            'The riders did not charge. They sat down out of bowshot and cooked, and you stood with your staff up till it shook. Then they came, when you had lowered it to scratch. The clan was left its lives and nothing to ride on, and you were where you had been, with a lump on your head.',
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
            'They laid knucklebones on a hide, one for each tent, and pushed them about until they lay in one heap. It was for the hills, and on their own feet. “We only lacked a stranger to be silent in front of,” the old woman said. You had been that, and you rode on from where you stood.',
            'It went on until the butter tea was gone, and a great-grandmother who had not spoken for years said two words. Nobody would tell you what they were. But they shouldered the bundles and went up among the rocks by a goat’s path, and your way was as long as before and your heart less so.',
          ],
          failure: [
            'They talked, and split, and each half wanted you for judge. You judged. Then there were three halves. It was as it had been, and the riders a good deal nearer.',
            '“It is you who have the legs,” said the old woman, “and so it is you who have to choose.” She would not take it from you. She held it out, and went on holding it.',
            'They could not choose without the shaman, and the shaman was asleep, and it is death to wake him. You waited by his feet. When he sat up at last he asked who you were, and then he asked which road you advised.',
            'They chose three times, and every time someone’s uncle had not been heard. You got up to go quietly, and ninety faces turned with you like grass. So you sat down again. The fork had not become any simpler.',
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
            'You had them drive their sheep across the right road and back, and across again, until no rider alive could have said how many had gone where. {foe}’s scouts followed sheep for two days. The clan had gone left with you, in your own dust, and they had songs for the whole length of it.',
            'You sent the smallest boy to {foe}’s riders with a long face, to beg for a cure for the spotted sickness. He did it beautifully. He scratched. They burned their own gloves where he had touched them and turned about, and the clan went up the short road with you at the head, and it was as well that nobody laughed before the hill.',
          ],
          failure: [
            'The camels would have none of it. They sat down with the brush alight and had to be put out. There was a smoke that could be read at four days’ distance, and {foe} reads well.',
            'It wanted one more boy than there was. You ran between the two ends of your own trick till both had come undone; and {foe}’s scout, on the ridge, had his chin in his hands, and learned it for another time.',
            'You bade them bury the fork, with turf, so that it looked like one road. It was well done, and you were the first to be taken in by it. {foe}’s people found you a good way off, asking a shepherd, and the clan had been found before you.',
            'There was to be a beacon, and at the beacon a shout, and at the shout a flood. The shout came first. So the water went down an empty valley, very fine to see, and {foe}’s riders crossed behind it dry-shod, and the old woman turned her face from you.',
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
      '{them} wanted you to come back after a stolen herd, and it would cost you the two days that you had not got; for {foe}’s people had it and were driving it the other way, to the border river. {them} had walked to you with the one thing that they left, a saddle, carried on the shoulder like a drunken brother.',
      'A rider on foot is half a story, and {them} came up to you and told you the other half. Riders with {foe}’s knot had emptied the pasture. They had called back that a friend of yours might keep the saddle. {them} asked for your help to fetch the beasts while they were on this side of the river, and your own road led away from it.',
      'You had known {them} in better days, and always on a horse, and so you did not know who it was until the saddle spoke. “They took them all,” it said, “because you and I are friends.” {foe}’s riders had done it. Two could still overtake that herd, said {them}, though it would put you back by two days.',
      'It was not said as a reproach. {foe}’s riders had driven off every mare and ox that {them} had, and that was on account of you. They were a day’s ride away by now with the border river before them. {them} put it to you with the saddle still on one shoulder: your road could wait, or the herd could be lost.',
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
            'You had only a hair to begin with, on a thistle, and {them} said at once which cow. From hair to dung and from dung to a scraped stone you went, and it brought you to a salt lake where {foe}’s whole plunder stood licking. Four tribes came to fetch theirs. They swore to stand by your business as you had stood by {them}’s.',
            'Toward the end you went on all fours, and {them} did, and you must have looked like cattle yourselves. It paid. In the lee of a bluff the herd lay chewing, and the one boy set to guard it had fallen asleep upon an ox. He told you, for a ride home, what {foe} had been keeping from you.',
          ],
          failure: [
            'You tracked them well, as far as the river, and they had gone into the river. Up or down? You went up. {them} said nothing at all on the way back, and offered to carry you over the wet part.',
            'A fine clear trail, and at the end of that an ox with its feet bound in horsehide. {foe} has clever people. {them} untied the ox, since it was lame from it, and there you both were, with a saddle.',
            'The stones gave you a trail, and it was an old one. At the end of it lay an old horn and a blue flower. {them} was too courteous to speak, and picked the flower, and put it in the saddle’s ring, and you had lost the day.',
            'Some other herd had been there before you. It had licked those stones as a cow licks a calf, all over, and you crawled on them until your knees were raw. “There,” said {them} now and then, so that you should not feel it so much.',
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
            'A herder met you on the way and asked what had become of the horse. “It is coming,” said {them}, “the saddle has gone on ahead.” You both laughed till you had to put it down. It was brought to its own tent like a bride, and nobody had been saved and nothing had been won, and it was better so than otherwise.',
            'You wore it on your head through everybody’s pity. At home {them} set it on the hearth beam and gave you the guest’s cup under it. No herd came over the hill. But {them} slept, for the first time since, and you took up your road.',
          ],
          failure: [
            'You had it by the wrong end. At the third hill you set it down on {them}’s foot. It was not meant, and it was taken so; but {them} took up the saddle too, and limped, and was again where you had met.',
            'It galled you through the coat. You asked why on earth it had to be brought, and {them} stopped. There are things that one does not ask of a person who has only the one thing left.',
            'You carried it as far as the ford and there it went in. You both ran along the bank and watched it sail, pommel up, with a duck on it. {them} said that it had been an old one. It had been the father’s.',
            'A strap broke and a stirrup fell off somewhere, and {them} would not go on without it. You turned back to look. It lay where you had first met; and by then neither of you had the strength to carry it anywhere that day.',
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
            'You went round with the empty saddle and put it down in each tent and did not say a word. They looked at it. Then somebody’s aunt got up and took down her bow. Forty came on behind her, and {foe}’s thieves gave up herd and horses, and a rear guard that {foe} had counted upon was gone home in bandages.',
            'You began with the one who hated {them} most, over a ditch. If he rode, who could sit? He thought of that and it pleased him. He led them himself, roaring, and the herd was back before the milking; and {foe}’s captain had such a blow of him that there was no raiding from that side for a long while.',
          ],
          failure: [
            'In every tent they gave you the high seat and the fat tail, and in every tent somebody had a cough. {foe} had been there with a sheep for each. {them} waited outside and could hear you chew.',
            'Two rode out, cousins, and met, and had a quarrel from the year before. They used it up then and there. {foe}’s people are said to have stopped the herd to watch, and gone on refreshed.',
            'They would ride gladly, they told you, as soon as the mares had foaled. It was put to you with such warmth that you were outside before you understood. And one of them had a fast pony, and kin with {foe}, and wished to stand well on either side.',
            'You drank in each tent as one must, and by the seventh you were speaking for the thieves. {them} led you out by the sleeve. The herd had crossed the river meanwhile, and {foe}’s people stood on the other bank and milked it at you.',
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
            '{them} lit the dry reed on the windward side, and you rode in at the other with cowbells. There is no army like frightened oxen. They took the picket line along with them, and the tents upon the picket line; and in one, as it went by, you saw {foe}’s whole muster, chalked on a shield, and you caught the shield.',
            'You walked in among them singing low, as a herder does, and got the mares upon their feet. Then {them} cracked a whip once. What had been a camp was a meadow with boots in it. One of {foe}’s sworn men lay in his blanket with hoofprints all round him and none on him, and he told you everything out of thankfulness.',
          ],
          failure: [
            'The herd stampeded, but toward you. You lay under a cart until it had gone by, and when you looked out there were boots round the cart, eight of them, and {them} was being walked up and down between two men.',
            'One of the mares knew {them} and whinnied. It was for joy. The whole camp stood up with its bows, and you both ran; the arrows came down before you, and behind, as one drives sheep, until you were back where you had begun.',
            'They had tied bells on the herd. At the first cut rope it rang like a temple feast, and {foe}’s riders came out of their blankets with arrows on the string. You left by a thorn hedge. {them} left by the same one, a little behind, and it was some while before either of you could sit.',
            'The lead ox would not stampede for you. He had been badly treated that day already. You pulled and {them} pushed, and a sentry came and held the lantern for you in all innocence; then he saw your face, and {foe} was told that you had come so far out of your way, and was glad.',
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
      'A blind singer wanted you to know the truth about the oath you rode on, and he sat in the road by the well and would not let you pass ignorant of it: {foe} had lent {who} a horse once, in a year of hunger, and {who} had eaten it and never paid. For proof he had half of the jawbone, broken when they swore friendship.',
      'You asked for water at a well and were given a song with it. In the song {who} was young and starving, and {foe} came with the last mount there was and lent it. It went into the pot. “And the debt?” said the blind man who sang, with his hand on your arm. “Ask me of the debt, for you go no farther until you do.”',
      'The children said it first, as children will: that you were the rider of the one who ate the horse. Then their blind grandfather made room for you on the well-curb. {who} had wronged {foe} before {foe} ever wronged {who}; he had it in verses, and had a jawbone to swear them on. You might hear it, or climb over him.',
      'Truth is a blind old man who sits where one has to drink. He held a jawbone with the half of it gone, and asked whose oath you carried, and when you had told him he was sorry. It was {who}, he said, who first broke faith with {foe}, about a borrowed horse. He took hold of your sleeve, so that you should have to listen or drag him.',
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
            'You heard it on your feet, and then sitting, and then with your forehead upon your knees. {foe} had asked for payment only once, it turned out, and in a low voice. It altered nothing that you had sworn. The singer said that he was content if one rider knew, and drew in his legs from the road.',
            'The verses were worn as smooth as a doorstep. There was no hate in any of them; there were two hungry people and a horse between. At the last string he asked if you would still go on. You said yes, and he said that so would he, and the well was quiet.',
          ],
          failure: [
            'You cried out at the tenth stanza that it was a lie. He laid his palm over the strings. A song that is stopped has to be begun again, they told you, all of them; and they settled down to it.',
            'He had a cough, and in the twentieth stanza it had him. The children patted his back. It was the very stanza with the reason in it; and the children did not know that one.',
            'He had just come to who ate what when a caravan arrived, with sixty camels, all thirsty. You stood in that for a long time. When it had gone by the old man had been given strong kumis by the drivers, and sang you something quite different.',
            'You hummed along. One should not do it; he lost the thread, and hunted for it through the wrong years, among wars and weddings. Whenever he neared the horse he heard you breathe in and he veered off again.',
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
            'You shut your eyes as he did and went over it with the thumb. There were two sets of scratches at the break, small ones, and they fitted two small hands. They had been children, then, {who} and {foe}, when it was sworn. A child’s debt cannot be laid down, and now you knew what it was you carried.',
            'In the hollow where the last tooth had been was a plug of wax, and you felt a hair in it. It was grey. {who} had come back, then, when old, and sealed that in, and gone without a word. He cried out when you told him. You had a better cause to ride for than the one that they had given you.',
          ],
          failure: [
            'You turned it and turned it, and a tooth came out in your hand. Everyone at the well drew in the breath. The singer held out his palm for the tooth, and put it in his cheek, and was not to be spoken to.',
            'It was smooth from being handled, and told you nothing but that a good many fools had sat there before you. He could name them. One had been {who}.',
            'You felt it upward and downward and declared that it had been broken by a fall. There was a stir. It was a bone that had stopped three feuds, and you had called it an accident; they took it out of your hands and washed it.',
            'Your fingers were too cold to feel with, and you guessed. The singer had you guess again. He had played that game with every rider for thirty years, he said, and you were no worse at it than most of them, and he laid the bone away.',
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
            'There was a ledge where {foe} must have crept, for no one upright could have gone there, and you went as {foe} had. It brought you round the shoulder of the hill. Below was {where}, with its back to you, scratching itself like a dog that thinks nobody looks. You marked the path by its thorns.',
            'You followed the song and not the ground, stanza by stanza: here {foe} drank, here {foe} fell, here there was a light. From the place of the light you could see {where}, and a fold in the slope that leads to it, which is not to be seen from any road. Pain has a good memory for ways.',
          ],
          failure: [
            'You gave out at the second heap of stones. {foe} had been younger, and starving, which makes light. They fetched you back to the well on a camel, sideways, and the singer had a new verse.',
            'The road in the song crossed a river that had since moved. You stood upon one bank and the song went on from the other. There was nothing for it but to walk home to the well, as {foe} did, and feel it.',
            'You took three wrong valleys for the right one. They all had rocks in them, and sky. A woman with goats asked if you had lost a horse, and you said that it had been lost a long while ago, and she led you back to the singer by the hand.',
            'Your boot came open like a mouth, at the place where {foe} lost the toes, and you did not care to go on and pay the same toll. They laughed at the well, but not much. It was seen that you had tried.',
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
            'You gave the verse to the children, who keep nothing. In it {foe} comes to {who}’s door and the horse is standing there, fat. Before it reached the next valley it had softened {who} into telling you all that had been hidden; and {foe}, they say, sat down upon a stone and let a whole day of war go by.',
            'It was a poor tune that you had, so you gave it to the blind man bare, as words, and he found where it hurt. “A debt is a road with a friend at each end.” He sang that. {who} sent you the old tally by a runner, to be paid at last; and in {foe}’s camp two captains asked what they were fighting for.',
          ],
          failure: [
            'Your verse had a foot too many. They sang it for that, as a joke, and {who} was in the joke and so was {foe}. It reached {foe} first, who did not laugh, and had the horses changed.',
            'You rhymed the horse with remorse, so to speak. The singer gave you back your verse without a word and wiped the strings. But a boy had caught it up, and carried it to {foe}’s tents, and there they sharpened things.',
            'It scanned, it rhymed, and it said that {who} was sorry. But {who} had not said so. When that reached the tents there was an outcry among {who}’s people and a feast among {foe}’s; and {foe} struck while they were all still shouting over who had made it.',
            'You made the horse speak. It is a thing that only the great ones dare, and it spoke as you do. They were kind to you at the well. A peddler took it on to {foe} with the voice and the gestures, and {foe} said that whoever had time for this should be given less.',
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
