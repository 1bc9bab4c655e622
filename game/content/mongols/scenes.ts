import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * An old rider tells it aloud across a fire, with “Listen” and “so it is told”, measuring everything by bowshots, days in
 * the saddle, herds and nines. Sentences run on with “and”, turn upon a proverb that he has just made, and stop.
 */
export const mongolScenes: readonly SagaSceneContent[] = [
  {
    key: 'mongols/the-ninth-knot',
    kind: 'giver',
    cast: { 'nephew/boy': 'he' },
    openings: [
      'Listen: a rider overtook you on a lathered grey and turned it across your road, and he was {who}’s nephew, and he would not let you go on. {who} had heard that you now served {foe}. The nephew wanted proof that you did not, or else he had orders to bring you home. He carried a cord of eight knots, one for each thing that was said against you.',
      'A boy on a grey horse barred the road to you, and he was {who}’s nephew, and {who} had sent him. {who} had heard that you drank with {foe}’s people and doubted you. “Say that it is not so,” said the boy, “and say it so that I can carry it home, or you go no farther.” He had a cord with eight knots in it, one for each charge.',
      'The old ones tell it thus: {who} had heard eight things against you, and doubted you, and sent a nephew on a grey horse to stop you. He stood across your road with a cord in which each of those things was a knot. He wanted a pledge that you were not {foe}’s, or he wanted you home.',
      '{who}’s nephew wanted proof that you had not gone over to {foe}, or else he wanted you home with him, and he had set his grey across the road so that you could not get by. He carried a cord of eight knots, one for each thing that people said of you. A ninth he would tie when you had failed to answer.',
      'A boy on a grey horse blocked your road and held up a knotted cord, and he was {who}’s nephew. “{who} has been told eight things of you,” he said, “a knot for each. People there say that you eat from {foe}’s hand. Show me it is false, or turn your horse’s head and come home.”',
      'A boy stopped you on the road, {who}’s nephew, on the best grey of the herd, because somebody had told {who} that you were {foe}’s by now. He was to hear you, and believe you or bring you back, and he would not clear the road before. He had a cord with eight knots, one for each thing that you were charged with.',
      'So it is told, and I had it from one who held the grey afterward: {who} had begun to believe that you had sold {who.his} cause to {foe}, and sent a nephew to stop you. He stood his horse sideways in the way. He had a cord of eight knots, one for each tale against you, and he wanted a pledge from you, or you must go home with him.',
    ],
    still: [
      '{who}’s nephew still held the grey across the road and waited for proof that you did not serve {foe}. He ran the eight knots through his fingers.',
      '{who}’s nephew would not let you by without proof, and he would not go home without you. The ninth knot had not been tied yet.',
    ],
    givenUp: [
      'The nephew tied no ninth knot, and he believed nothing either. He hung the cord on a thorn and rode home to {who}, and your oath stood, and the road was open.',
      'The grey could stand no longer, and the boy rode home and told {who} that he did not know. {who} kept you and doubted you, and you could go on.',
    ],
    later: 'A piece of the nephew’s cord hung on a thorn by that road, and birds had begun to pull it out for nests.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Answer the nephew knot by knot',
          description: 'You must own to all that you have done, the shameful parts too, while {foe} rides on.',
          success: [
            'You answered the nephew on each of the eight charges, and he believed you and cleared the road. At each answer you undid its knot. {who} had said to give you one thing more, if it came to that, and he leaned over and told you where {who}’s friends had their tents ahead.',
            'You told him your side of it to the eighth knot, and the boy was satisfied and let you pass. At the third knot he forgot that he was angry, and at the sixth he was holding his breath. He would tell it so to {who}, he said; and he told you whose tents ahead were {who}’s friends.',
            'You told him what you had done just as it was, the good and the bad, and he believed it and made way. A true tale makes the hearer thirsty. He cut the cord in two with his teeth, and told you that {who} had kin by the next river who would now be glad to see you.',
            'You told him at the second knot of a shame that nobody would invent, and from there on the boy believed all of it and let you by. He rode beside you for a bowshot to point out with his whip which herders ahead still wished {who} well.',
          ],
          failure: [
            'You answered, and jumped over the fourth charge, and the boy put his thumb on that knot and did not believe you. “And here?” he said. It was much the same, you said. He had an ear, that boy, and he kept the grey where it was.',
            'You told your deeds grandly, with a battle in them, and there had been no battle, and the boy did not believe a word. His own cousin had been grazing sheep just there. He spat, not at you but near, and barred the road as before.',
            'You gave him nine answers for eight knots, and so he did not believe you. He went through them again on his fingers. “Which of them did you make up?” said the boy, and he kept his horse across the way.',
            'You had answered six charges when a horsefly bit the grey, and after that the boy had forgotten the first five answers, and was not convinced. The grey had gone round like a whirlwind. You told it all again, and not so well, and he heard that.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          '{who} had doubted you once, and you had answered {who.his} nephew, knot by knot, until he believed you.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Ride home with the nephew for half a day',
          description: 'It costs the half day there and the half day back, and buys you only peace.',
          success: [
            'You rode homeward with the nephew for half a day and said nothing, and it convinced him, for a liar does not turn. He pulled up the grey. “Who goes back can go on,” said the boy, and he took the cord off his thumb and let you go.',
            'You rode back with him over your own tracks, and he saw that they came from no camp of {foe}’s, and believed you and sent you on your way. He was ashamed then, for {who} and for himself.',
            'You let the boy lead you homeward with your rein in his hand, past three camps, and at the last he gave you back the rein and let you go. A guilty neck is stiff, he said, and yours had hung quite loose. He went on to {who} by himself.',
            'For half a day you rode behind him and ate his dust, and never asked how much farther, and so he let you go free. He put a stone on a cairn for {who} and one for you, side by side. Then he showed you with his chin that you might turn.',
          ],
          failure: [
            'You rode half a day back with him and he had fallen asleep in the saddle, and when you woke him he thought that you were running off. So he was no surer of you. He hauled the grey across your road again.',
            'On the way back you met riders of {foe}’s, and they greeted you to be seen doing it, and the boy doubted you more than before. He said nothing for the whole length of a valley. Then he stopped in front of you with the cord in his hand.',
            'You turned to ride home with him, and your horse would not, and sat down on its tail like a dog. The boy had never seen that. He took it for a trick that you had taught it, and doubted you as before.',
            'You rode with him half a day and he lost the way, and at a strange camp they set dogs on you both, and he blamed you for that. So nothing was proved. He brought you back to where you had met, and put the grey across the road.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had once ridden half a day backward, only so that {who}’s nephew should see that you came when you were called.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find out who has told lies to {who}',
          description: 'A lie leaves tracks like anything else, but these go among {foe}’s tents.',
          success: [
            'You rode with the nephew to the nearest tents and asked who had told the lie, and found a man there who mended whips for {foe}, and he owned to it. So the nephew let you by. {foe} had one listener less on your road.',
            'You looked who drank at the well where the lie was told, and found a woman with fine boots and no horse, and it was {foe} who had paid for the boots. The boy heard her own to it and believed you. She had a day’s start, and {foe} was left without ears in that country.',
            'You followed the lie to a trader in salt, and in his pack was a purse with {foe}’s knot on the string, and the boy saw it and was convinced. A lie is a lamb and will run to its mother. He was sent away from there, and he had been the best of {foe}’s listeners.',
            'You found the man who had made the lie into a song, and he owned that {foe} paid him by the verse, and the boy let you go on. You had hummed it from fire to fire until someone corrected a word. He had to leave that side of the steppe, and {foe} got no more songs from there.',
          ],
          failure: [
            'You asked in a camp who had told the lie, and nobody would answer, and they set the dogs on you. You had not found a liar. A rider went out by the other side, to tell {foe}; and the boy waited on the road with his cord.',
            'You followed tracks round a hill, and they were the boy’s, who was following you, and a liar trotted off laughing to {foe}. Nothing was proved. The nephew sat on his grey before you as he had sat before.',
            'You asked a widow, and she sent you to her brother, and he to a smith, and the smith to the widow, and all three of them were {foe}’s. You had not found who lied. In that time they had sent off a fourth to {foe}, and the boy had had enough of it.',
            'You found the man who had lied, and he was {who}’s own cousin, and the boy would not believe it. The boy struck you across the face with his whip for his family’s honour. The cousin rode to {foe}’s tents to be of use; and the road was shut to you as before.',
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
          action: 'Swear loyalty in milk and your own blood',
          description:
            'It is the old pledge and a hard one: you give your blood in a bowl of milk, and must ride straight after.',
          success: [
            'You cut your thumb over a bowl of mare’s milk, and you and the nephew drank it, and the pledge was taken and the road was free. He rode home standing up. When {who} heard of it {who.he} sent to every tent of {who.his} kin, and they closed their roads to {foe}.',
            'You let the blood run into the milk and counted to nine, and swore by it that you were {who}’s, and the boy believed you. It was told at eleven fires. Men who had been going over to {foe} thought again, and stayed at home.',
            'You swore the blood pledge before the boy and an old herder, and both believed you, and you could go on. The herder had seen it once, when he was small. He told his seven sons of it, and by and by {foe} could not water a horse among those people.',
            'You let your blood run until the milk was pink to the rim, and drank first, and the boy drank after you and was sure of you. He grew a year while he drank. {who} had the empty bowl hung up over the door, and whoever asked about it took up a bow against {foe}.',
          ],
          failure: [
            'You grew faint before you had counted to nine, and the bowl went over, and there was no pledge. Spilled pledge is worse than none. The boy caught you by the belt, and somebody had seen it from a hill and told it to {foe}.',
            'You cut your thumb, and the milk turned in the bowl, and the boy drew back and would not drink. So it was no pledge. By the next well it was being said that {who}’s rider had curdled the oath, and {foe} gave a sheep to whoever said it.',
            'You drank the blood and milk, and it came up again, and so the pledge was not made. Blood sits ill on an empty belly. Two wool-buyers had seen it, who laughed the whole way to {foe}, and the boy waited for something better.',
            'The knife was dull and you cut to the bone, and the nephew bound it up for you, and no pledge was drunk. A herder saw it, and rode to tell {foe} that you had a bad hand; and the nephew did not clear the road.',
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
    cast: { 'men/bowmen': 'they' },
    openings: [
      'Listen: you went in to a fire, hungry, as anyone does, and it was {foe}’s, and nine of {foe.his} men sat round it with bows across their knees. By guest law you could not be touched while there was meat in the pot. {foe} ladled for you and wanted this: that you swear off {who}’s cause before the pot was empty. After that there was no law.',
      'You had walked in among nine bowmen to a pot of mutton, and did not know until you sat that your host was {foe}. Enemy or no, {foe} kept the custom, and while there was meat you were safe. {foe} wanted you to give up {who}’s cause across the fire; and after the meat they might shoot you.',
      '{foe} had set a pot of mutton right upon your road, with nine bowmen round it, and had you asked in by name. {foe} would feed you, and for that you should swear off {who}’s quarrel. As long as there was meat you were a guest. If you would not swear, said {foe}, the pot would be empty by and by.',
      '{foe} wanted you to give up {who}’s cause before the pot was empty, and what barred your way was nine bowmen round the fire and the custom that kept their bows down only so long as there was meat. You had come in hungry out of the grass. You had the bowl in your hand before you saw who had filled it.',
      'You followed the smell of mutton to a fire by your road, and there sat {foe} with a ladle and nine bowmen. “Eat,” said {foe}; “and when we see the bottom of the pot you shall tell us that you are done with {who}. Or you shall not tell anything.” Guests are holy till then, and not after.',
      '{foe} had you seated at a fire, with four bowmen on one side and five on the other, and asked that you give up {who}’s cause. You ate out of one pot. By the law of the pot those who dip in it together may not draw on each other until it is scraped, and it was not a deep one.',
      'You had walked up to a fire, and it was {foe}’s, and you were given mutton from the pot among nine bowmen of {foe.his} who looked at you over their bows. You could leave {who}’s service, {foe} said, or stay until the meat was gone. As long as there was any you were a guest. A marmot may walk into a wolf’s den if the wolf is at table.',
    ],
    still: [
      '{foe} and the nine bowmen still kept you at the pot until you should give up {who}’s cause, and would shoot when it was empty. There was less meat in it.',
      '{foe} asked you again to give up {who}, and the nine bowmen sat round you, so that you could not get up and go. Another handful of millet was thrown into the pot, to give you time.',
    ],
    givenUp: [
      '{foe} scraped the pot and gave you as far as the next hill before the bows were bent. You came over it, and {who}’s cause was still yours, and nothing was won.',
      'The nine bowmen had eaten too much to hunt a guest, and {foe} let you walk away from the pot. You had not forsworn {who}, and they laughed behind you.',
    ],
    later:
      'Where you had eaten with {foe} there was a ring of black stones, and nine flat places round it in the grass, and one apart.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell a story until they forget the pot',
          description:
            'If it bores a single one of the nine it is over; but who listens does not shoot, and who argues lets things slip.',
          success: [
            'You told {foe} and the nine a story, and they laughed and let you go, and in the telling {foe} gave away a plan. You had left a gap in the middle, and {foe}, who cannot leave a gap, filled it: three of {who}’s herders had been bought to look aside. Then you found the end.',
            'You told a story until the pot was empty, and nobody moved, since they wanted the end, and so you got away. “And then?” said {foe}, and let out that {who}’s wells were to be stopped. “Then he rode on,” you said, getting up, and you were gone while they laughed.',
            'You told the story of the khan who could not sleep, slower and slower, and three of the nine slept, and you walked off unhurt. {foe} had argued with it to the end. In arguing {foe} let fall by which ford {foe.his} riders would come.',
            'You put {foe} into your story, by another name, as a boy with a lame foal, and {foe} cried out that the boy should burn the tents of those who cheated him. It was what {foe} meant to do to {who}. It could not be done now that you knew it. They let you rise and go.',
          ],
          failure: [
            'You told a story, and an old man among the nine knew it and told it better, and it won you nothing. {foe} watched at which place you looked over your shoulder, and it was toward the short road. Somebody was sent there.',
            'You were only at the middle of your story when one of the bowmen yawned, and {foe} stopped you. “I shall tell you one,” said {foe}; and it was about you, and it was true up to that very fire. They all knew your road by then.',
            'Your story made one of the bowmen weep, for it was his own case, and they comforted him with most of the meat. So you had lost by it. {foe} wiped the pot round with bread, and told two of them to ride ahead and see that you were met.',
            'You lost the thread of your story, and they laughed till the bows shook, and you were no nearer to getting away. You had killed the hero at the third river and had him drink at the fourth. While they laughed {foe} sent one off quietly with an order.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had eaten with {foe} out of one pot, and told a story, and {foe} had given away a plan in the midst of it.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'slight'], {
          action: 'Go while there is meat in the pot',
          description: 'You leave hungry and run from an enemy’s fire, and it will be sung of a little.',
          success: [
            'You ate three mouthfuls, thanked the fire, and rode away while there was meat in the pot, and they could not touch you. The law held as long as it did. All nine ate very fast; and you had three hills between you before they were done.',
            'You threw a shoulder of mutton to a dog over the heads of the nine, and in the noise of it you were off. What a dog begins nine dogs finish. You were out of bowshot, and nothing was settled.',
            'You asked leave to see to your girth, still chewing a rib, and rode off with it, and so you got away as a guest. You chewed across the first stream and up the other side. The nine stood by the fire and could find no hole in the law.',
            'You slipped away in the smoke while they coughed, and left your bowl half full, so that the law still covered you. {foe} would let nobody touch it. By the time that it was cold you were out of hearing.',
          ],
          failure: [
            'You jumped up to go, and one of them had tied your sash to a saddle, and you fell and were set down by the pot again. It had been meant for a joke. {foe} filled your bowl, heaped.',
            'You bowed and backed away from the pot, and behind you was a tenth man, who led you back to your place. There is always a tenth. He kept an arm round your neck, like a brother.',
            'You got to your horse, and it would not leave the barley that {foe} had given it, and so you did not get away. It was guest law for horses too, {foe} said. They watched you hang on its bridle, and made room for you again.',
            'You ran with your mouth full and choked, and {foe} beat your back and led you to the fire again. One does not let a guest choke, and one does not let him run. The pot was stirred, and there was still some meat.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: {},
        lost: {},
        remembered:
          'You had got up hungry from {foe}’s fire, while there was still meat in the pot, and ridden off under the law.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Wrestle their best man for leave to go',
          description:
            'He is as broad as a door and there will be no second fall; if he throws you, you will ride more slowly.',
          success: [
            'You wrestled {foe}’s best man and threw him, and {foe} had staked the road on it and let you go. He had sneezed, so it is told. {foe} had to call in the riders who were holding your way.',
            'You went in under the man’s arms like a calf to the milk, and lifted him, and won the road. Nobody there had ever seen the soles of his boots. {foe} paid: two posts on your way should be struck, and they were.',
            'You led their man round until he trod out of the ring, and by that you had won, and they let you ride. Strength is a fine horse and it can be led. {foe} kept the rule of the ring, and a picket that lay in wait for you was whistled home.',
            'You threw {foe}’s man with a foot behind his knee, and the road was yours. Eight of the nine were calling out eight kinds of advice to him. {foe}, who does pay wagers, gave up the watch on two bridges.',
          ],
          failure: [
            'Their man hugged you and threw you, and you had not won the road. You saw the pot, and the sky, and then the grass from very near. There was no haste about you now, said {foe}, and sent a rider ahead.',
            'You held out against two of his grips, and at the third your knee gave, and their man had won. He set you by the pot with a sheepskin under you, not unkindly. {foe} sent off four men to be before you, now that you would be slow.',
            'Their man fell on you and lay there, and so you lost the match. It is the oldest of all the holds. You heard hooves from below, five or six pair of them, going off to where you had hoped to be first.',
            'You had their man by the belt, and it came away in your hand, and then he threw you as far as a man throws a saddle. They roared, for his trousers were round his boots. {foe} doubled the riders on your road to please him.',
          ],
          toward: 'against',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had wrestled {foe}’s broadest man at {foe.his} own fire and won the road from him.',
      },
      {
        ...does(['patience', 'perception', 'hard', 'none'], {
          action: 'Eat slowly and watch the bowmen',
          description: 'You let the meat go down bite by bite, to see which of the nine are not sure of their chief.',
          success: [
            'You ate slowly and watched the nine, and saw that three of them were sick of {foe}, and it was to those three that you bowed as you got up. They let you go. The three had gone home before the stones were cold, and {foe} had six.',
            'You watched to which man {foe} gave the best meat, and he did not eat it, for he was afraid; he was the one who was to betray {who}, and you spoke his name. {foe} let you go to be rid of you. A mouth that is full does not lie.',
            'You ate so slowly that the fat went white, and saw which two dared to reach for the salt before {foe}, and passed them the marrow as to chiefs. They were jealous of each other after that. {foe} let you ride and rode on with seven, and not fast.',
            'You saw that one of the nine held his bow as they do in {who}’s country, and you asked him how his mother did, and he dropped his bowl. {foe} saw who had been bought, and broke camp in a rage. You rode away, and by the law you were still a guest.',
          ],
          failure: [
            'You watched eight of the bowmen, and the ninth kicked over the pot, and so you had learned nothing. The law ran out with the gravy. {foe} had the rest of the mutton put on, to ask you once more before the end.',
            'You stared so hard from face to face that the nine grew uneasy, and you found out nothing from them. {foe} asked which of them had sold you something. Nobody had. But from then on {foe.his} riders went in pairs, and faster.',
            'You counted and watched so well that you forgot to eat, and a guest who is not eating has finished, said {foe}. You had seen nothing that was of use. They strung their bows; and you took another mouthful, for the law’s sake.',
            'You watched the faces, and it was the pot you should have watched, for the youngest had been stealing meat behind his sleeve. You had learned nothing by it. {foe} sent him off on an errand, well fed, and showed you how little was left.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'At {foe}’s fire you had eaten slowly and watched, and found out which of the nine were not true to {foe}.',
      },
    ],
  },
  {
    key: 'mongols/the-sunken-horse',
    kind: 'foe',
    cast: {},
    openings: [
      'Listen: on the one firm strip between two bogs a stallion was sinking, and beside him, to the belt in mud, stood {foe}, holding up his head. {foe} would not let go of the horse and climb out, and wanted you to pull with a rope. You could not pass, for the two of them filled the road. And it was {foe}, your enemy and {who}’s.',
      '{foe} stood in a bog with a sinking stallion’s head on one shoulder, and the only road went through that place. {foe}’s riders were a day’s ride back. It was you that came. “Not for me,” said {foe}, “take hold for him.” You could not go by before the horse was out.',
      '{foe} had stepped into the mud to {foe.his} ribs, to keep the nostrils of a bay stallion clear, and asked you for help. The strip of mud where they stood was the one road over that marsh. You could not pass, and there was nobody else to pull.',
      '{foe} wanted a rope and your back to save a sinking stallion, and there was no way past, for horse and enemy together filled the one firm strip between the bogs. {foe} stood in it to the belt with the bay’s head in both arms. It would have been easy to climb out alone, and {foe} did not.',
      'You heard a stallion scream in the bog, and he was down to the withers in the soft of the one road, and {foe} stood beside him in the mud and held up his jaw. “You have a rope,” said {foe}. “Hate me afterward.” On this side and on that the ground shook like curds, and you could not go round them.',
      'In the middle of a marsh a bay stallion had stepped off the one path and was sinking, and {foe} had gone in after him. There they were when you came, two heads above the mud where the road should be, and {foe} asked you to throw a line. You could not go round and you could not go over.',
      '{foe} was sunk to the waist in the mud of your only road, and held a stallion’s chin clear of it, and {foe.his} riders were nowhere. “Pull,” said {foe}, who had never in all that war asked anything of you or of {who}, and now asked that. There was a rope on your saddle, and bog to both sides.',
    ],
    still: [
      '{foe}’s stallion was still sunk in the mud, and the road over the bog was as blocked as before. {foe} held up his head on the other shoulder now.',
      '{foe} and the stallion still blocked the only way over the bog, and were deeper by a hand. {foe} had stopped asking for help, and hummed to him.',
    ],
    givenUp: [
      '{foe}’s riders came with poles and pulled out the stallion and {foe} together. They rode off without a word to you, and the way over the bog was free.',
      'Others came for {foe} in the end, with forty ropes, and horse and master stood on dry land. You had done nothing for either, and you were let across behind them.',
    ],
    later:
      'Somebody had laid planks over the bog where the stallion sank, and on the first of them was cut a horse, lying down, with its eyes open.',
    ways: [
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Haul out the stallion and {foe} with him',
          description: 'You save an enemy who has promised nothing, and the mud may keep your boots and you.',
          success: [
            'You hauled out the stallion with your rope, and {foe} came after him, hanging in his tail, and the road was free. The mud had given him up inch by inch, like a miser. It was told of you at every tent where they love horses, and they wished {who}’s rider well.',
            'You drew the horse out first and then {foe}, and both of them were saved. “You will be sorry,” said {foe}. From that day people spoke well of what you rode for, even the ones who herd {foe}’s lambs.',
            'You took a turn of the rope about yourself and pulled the bay out of the bog, and {foe} with him, on their bellies like two otters. A felt-maker had seen it from the reeds. She told her whole clan what sort of people {who} sends out.',
            'It took you nine pulls, and at the ninth the stallion stood on firm ground, and {foe} beside him. You were all three one colour. {foe} led him off without thanks; but some marsh people had counted the pulls, and they sent a guide after you for {who}’s sake.',
          ],
          failure: [
            'You hauled, and you slid into the mud yourself, and the stallion had not moved. {foe} told you where to set your feet, and had told you before. You crept back to hard ground; and some rider of {foe}’s had heard the shouting.',
            'The rope burned through your palms, and the bay slid back and screamed. You had not pulled him out. You sat with your hands in your armpits, and {foe}’s outriders heard the scream, a long way off, and began to come.',
            'The bank broke under you as you pulled, and then there were three in the mud, and the horse was no freer. {foe} spent what breath there was on telling you about ropes. You climbed out again; and far off a rider of {foe}’s saw you do it.',
            'You had the loop over the bay’s neck, where it chokes, and {foe} cut it through, and so nothing was pulled out. It should have gone behind the shoulder. You knotted the halves together, and {foe}’s curses could be heard as far as {foe.his} rearguard.',
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
          action: 'Hold the stallion’s head until help comes',
          description: 'You stand to the belt in cold mud beside {foe}, and get nothing but the road.',
          success: [
            'You waded in and held the stallion’s head with {foe}, until herders came with planks and got him out, and you walked over on the same ones. You had rested by turns. {foe} told you how the bay was foaled, on a cart, in a river.',
            'You and {foe} held up the horse’s head until some women came with a cart of reed and threw it in by armfuls, and the bay found his feet and the road was free. Neither of you spoke of {who}. You spoke of hooves, and then {foe} went up the one bank and you the other.',
            'You stood breast to breast with the stallion and kept him quiet until an ox-driver came, and his two oxen drew him out. Two oxen can do what two enemies cannot. {foe} went one way from the mud and you went the other.',
            'You held up the horse, and {foe} too, who slept standing, until reed-cutters came with a door to lay on the mud. The bay walked out upon it, and you behind him. You had your road and nothing more, and neither of you spoke of {who}.',
          ],
          failure: [
            'You held the horse’s head with {foe}, and nobody came to help, and your arms gave out first. It is country for nobody to come in. You crept to the bank, and {foe} held him alone.',
            'You held the head until the cold was too much for you, and {foe} pushed you out by the collar, and no help had come. The horse had watched it all. He sank a little.',
            'Your legs went numb, and you hung upon the horse’s mane, and he had you to carry as well as himself. So it was no help to him. {foe} asked you to get out of the way, and you got out.',
            'Cranes came by, and frogs, and once a fox, but no herder, and at last you had to crawl to the bank. You had held his head for nothing. You had given your sash to keep the bay’s eyes clean, and he was still in the mud.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You and {foe} had held up a sinking horse’s head between you, until it was saved, and talked of hooves, and not of {who}.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Name a price before you pull',
          description: 'You bargain with {foe} across a drowning horse, and it will be hard to tell well at any fire.',
          success: [
            'You would not throw the rope until {foe} had sworn on the horse to burn nothing that was {who}’s, and {foe} swore, and told you that the wells had been ordered stopped. On a horse, and that horse, {foe} could not swear and lie. You threw, and drew him out, and the oath was kept.',
            'You asked for fewer riders on your road before you would pull, and {foe} gave you more than that, with the names of them. “You would not let him die,” said {foe}. You said nothing, and {foe} looked away first. You had the horse out before the word was cold.',
            'You asked for the tally-sticks by which {foe}’s bands know each other, and {foe} flung eleven of them on the bank, and then you pulled out the horse. {foe} wept with rage. Without the sticks those bands took each other for enemies, and {who} heard it all from you.',
            'You asked {foe} for one truth as the price, and {foe} told you that a man had been sent to kill {who}, and called him off. The horse listened, with his ears back. You had him out directly, and the road was free.',
          ],
          failure: [
            'You named a price, and {foe} saw that you were knotting the rope already to pull, and would pay nothing. “I know you by your hands,” said {foe}. While you haggled, somebody of {foe}’s was riding round the marsh; and the horse was no higher.',
            'You asked a price, and {foe} spat mud and named you to the horse by a name that you will not have told after you. So you got nothing for it. You threw the rope for shame, and too short, and drew it in wet.',
            '{foe} agreed to every price that you named, and not a word of it was meant, as you heard from the laughter of a scout of {foe}’s in the reeds. You let go of the rope, and the horse slid back. To a liar mud is only mud.',
            'You named your price for so long that the horse went under, and {foe} dived and brought up his head, and would not speak to you of prices. You stood there with a dry rope. A rider saw it from the reeds, and told it at {foe}’s fires.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe} had sworn to you once with a hand upon a sinking horse, and had kept that, if nothing else.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Have the saddle cut off the horse',
          description:
            'A horse without load floats in mud; you talk {foe} into cutting off saddle and bags, or wade out with a knife yourself.',
          success: [
            'You told {foe} that it was the weight that drowned the horse, and {foe} cut off saddle and bags, and he came up like a cork. Down went sealed letters and silver for hired bows. Nobody could say that you had robbed {foe.him}; but for want of those bags nine things were not done.',
            'You cut the girth beneath the mud, and the horse floated up and was saved, and the saddle went down with all {foe}’s written promises in it. Horse or paper; it had been well chosen, you said, and you meant it. {foe} looked at the place where it bubbled.',
            'You made {foe} take off the saddle with its bags, and the bay rose and came out. There were horseshoes in one for a hundred horses, turned backward to cheat a tracker. They are down there still, and that hundred left honest tracks.',
            'You slit the saddlebag that {foe} would not part with, and something heavy ran out of it, and the horse rose like bread and got to land. It was gold that should have bought a pass and two captains. Both the captains stayed at home.',
          ],
          failure: [
            'You waded in to cut off the saddle, and {foe} would not have it, for its bags were full of air and were all that held the horse up. It was a marsh-rider’s trick. You had gone in to the neck for nothing, and waded out.',
            'Your knife cut the strap that held up the horse’s head, and he went under and came up again, and the saddle was still on him. Neither the horse nor {foe} forgave it. All three of you stood deeper than before.',
            'You cut, and it was your own line that you cut, and the horse was as heavy as before. {foe} observed that you were a great help. {foe} threw one of the saddlebags to land, full of letters, and a scout took it and rode off.',
            'You cut off one of the saddlebags, and {foe} stood on it, and so it was saved and the horse was not. Its letters were thrown to a rider, who was soon gone with them. The bay still lay in the road.',
          ],
          toward: 'against',
          hurt: 'mishap',
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'To float a sinking horse {foe} had thrown away letters and silver, upon your advice, and it had been good advice.',
      },
    ],
  },
  {
    key: 'mongols/two-wells',
    kind: 'price',
    cast: { 'old woman/woman/oldest': 'she', 'clan/people': 'they', rider: 'they' },
    openings: [
      'Listen: at a fork of the road sat a clan on its bundles, and an old woman of them wanted you to choose: help them against {foe}’s riders, who were coming, or ride on. If you stayed to help you lost the start that you had won. If you rode on, {foe} would have their wells and their road. She stood in your way until you had told her.',
      'A clan on foot had stopped at a fork, with {foe}’s riders behind it, and its old woman stood before your horse and asked what you would do. The open road led straight to your own work, and you were ahead. If you stayed to drive off the riders you lost your lead. If you went, {foe} took these people’s road and water.',
      'At a fork sat a whole clan on its bundles, and the open road went straight to your work, and {foe}’s riders were coming along the other. Would you drive those riders off for them, and lose your start? Or go on, and leave the clan to {foe}? Nobody barred your way, said the clan’s old woman. That was what barred it.',
      'An old woman wanted you to choose for her clan: go on along the open road to your own work, and {foe}’s riders would have her people, or turn back and drive off those riders, and lose your start. No one held your bridle. But they sat on their bundles to both sides of the fork, and looked up as you came.',
      'You met a clan of ninety people on foot at a fork, and {foe}’s riders were half a day behind them and would take their road and their wells. Your own road ran on from there, open. “You could help us,” said the oldest woman, “or you could be in time for your own work. Tell me which, so that I can tell them.”',
      'A clan on foot with its pots and its old ones had halted at a fork, and its oldest stood in your way and asked for an answer. {foe}’s riders would be there soon and take the road and the water from them. If you stayed to fight you would lose the lead that you had. She would know it before you passed.',
      'At a fork an old woman stood before you, with her clan behind her on foot, and asked which you would save, them or your lead. On the one side {foe}’s riders were coming on; on the other was your oath, and a clear day’s gain. She wanted no gift of you, she said. She wanted to be told it to her face.',
    ],
    still: [
      'The old woman of the clan stood in your way at the fork, and wanted to hear whether you would help her people against {foe}’s riders, who had not come yet.',
      'The old woman would not let you leave the fork before you had chosen between her clan and your own road. Her people sat behind her on their bundles.',
    ],
    givenUp: [
      'The clan waited for you no longer and went up into the rocks, and {foe}’s riders did not follow. They lived and lost their wells, and you had lost your lead.',
      'Kin of the clan rode up with bows, so {foe}’s riders took the wells and let the people go. The old woman turned her back on you, and the fork was open.',
    ],
    later:
      'The clan had moved on from the fork. There was a cairn at the place, new, with one stone on it facing each way.',
    ways: [
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Go on and leave them to {foe}',
          description: 'You gain a day’s ride toward your oath, and {foe} gains those people’s road and water.',
          success: [
            'You rode on and left the clan to {foe}, and gained a day toward your oath. You did not look round, so it is told; but you did, once. Behind you {foe} rode in among the bundles, and was the stronger for it.',
            'You went on along the open road, singing, so as not to hear, and by the third hill you were a day ahead. There was smoke behind you, only a little. {foe} had taken what those people had; and you had your start.',
            'You lay flat upon your horse’s neck and left the clan behind you, and won a day by it. A baby was crying, and you outran that too, which takes longer than one thinks. {foe} had their wells and their camels.',
            'You told the old woman that you would ride on, and she stepped out of the way as one does for a funeral, and you gained two days. A herder told you afterward that {foe} was stronger by a road. He asked if you had passed any people.',
          ],
          failure: [
            'You rode off, and a child ran across in front of you, and you fell, and were still at the fork. The child was not hurt. But {foe}’s dust was closer, and the whole clan had seen which way you meant to go.',
            'You made off by the wrong way, in your shame, and came round again to the same old woman at the same fork. So nothing was gained, and {foe}’s riders had gained a little. She moved over, to let you look at her people once more.',
            'You rode off, and a dog of the clan’s ran after you and bit your horse in the hock, and you had to turn back. {foe}’s riders could be seen from there already. The old woman called off the dog.',
            'You galloped off, and your pack burst, and the clan’s children ran to pick up your barley, every grain of it, and you could not leave. By then it was late, and {foe} had come round by the hill. You stood at the fork again.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'You had left a clan sitting by the road once, and gained a day by it, and looked back a single time.',
      },
      {
        ...does(['force', 'endurance', 'medium', 'serious'], {
          action: 'Turn back and hold {foe}’s riders off',
          description: 'It costs you the road that you have won, and there are more of them than you would like.',
          success: [
            'You held a narrow place with the clan against {foe}’s riders, and drove them off, and lost your own start by it. They came on three abreast and then two, and then they came no more. It is sung there. You walked back for your road.',
            'You stood in front and their grandmothers beat pots behind a hill, and {foe}’s riders took you for a hundred and turned back. {foe} drew them all off that side of the steppe. The clan was saved; but your own road had grown long again.',
            'You had the clan take the wheels off its carts and make a wall, and {foe}’s riders could not pass it and rode off. A child of six rolled a wheel and broke a captain’s leg. You trudged back over all the ground that you had gained.',
            'You stood in a gully with nine old men, who handed you stones, and beat off {foe}’s riders from the clan. They had been choosing those stones for sixty years, one said. {foe} gave up that whole valley, and the start that you had was eaten up.',
          ],
          failure: [
            'You held off {foe}’s riders as long as one holds a breath, and then they rode over you, and the clan ran for the rocks. You had not turned them. They drew back to a hill to gather for the next time, and the people crept down to the fork again.',
            'Your staff broke on a helmet, and the women dragged you back among them by the boots, and {foe}’s riders were still there. They had taken the measure of you. It was all to do again.',
            'Somebody shouted that there were riders behind as well, and the clan scattered, and you stood by yourself and could not hold them off. {foe}’s people rode through and out of bowshot, and had a laugh. Then the old woman called hers together at the fork.',
            '{foe}’s riders sat down out of bowshot until you lowered your staff to rest, and then they came, and you did not hold them. They took the clan’s oxen. They drew off to eat them, and you stood at the fork with a lump on your head.',
          ],
          toward: 'against',
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'You had given up your start to hold a narrow place against {foe}’s riders, and saved a clan by it.',
      },
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Let the clan’s old ones choose for themselves',
          description: 'It takes the whole of their talk to the end, and you gain neither of the two.',
          success: [
            'You gave the old ones back their question, and they talked it round, and chose to look out for themselves, and bade you go. They had done it before {foe} was weaned, they said. You lost some hours by it and kept your sleep.',
            'You let the clan’s old ones choose, and they struck camp and went off to the marsh, where horses cannot follow, and waved. The old woman had only wished to be asked. You took up your road just where you had left it.',
            'You left it to the old ones, and they laid knucklebones on a hide until it was decided: they would go to the hills, on their own feet. “We only lacked a stranger to be silent in front of,” the old woman said. You had been that, and you rode on.',
            'You had the clan decide for itself, and a great-grandmother who had not spoken for years said two words, and they went up among the rocks by a goat’s path. {foe}’s riders could not follow there. Your way was as long as before and your heart less so.',
          ],
          failure: [
            'You let the old ones choose, and they split in two halves and wanted you for judge, and nothing was decided. You judged. Then there were three halves, and {foe}’s riders a good deal nearer.',
            'You bade the clan choose for itself, and the old woman would not have it. “It is you who have the legs,” she said, “and so it is you who have to choose.” She stayed where she was.',
            'The old ones could not choose without their shaman, and he was asleep, and it is death to wake him, and so you waited for nothing. When he sat up at last he asked which road you advised. You were where you had begun.',
            'The clan chose three times, and every time someone’s uncle had not been heard, and it was all undone. You got up to go, and ninety faces turned with you like grass. So you sat down again.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'You had let a clan at a fork choose for itself how to escape {foe}, and its old woman had waved to you.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Trick {foe}’s riders and keep your start',
          description:
            'You think of a trick that turns the riders away without a fight; if it fails you have lost your start and the clan too.',
          success: [
            'You tied brush to the clan’s camels and sent them up a ridge, and {foe}’s riders took the dust for an army and fled, and you led the people down the open road. So you had both, your start and the clan. Two boys rode with the camels and sang.',
            'You set the clan’s white tents on a far hill, empty, with a fire in each, and {foe}’s riders rode half a day to fall on them. They fell on felt. The clan was safe by then, and you had lost no time.',
            'You had the clan drive its sheep to and fro across the other road until no scout could read the tracks, and {foe}’s riders followed sheep for two days. The people went with you by the open road. They had songs for the whole length of it.',
            'You sent their smallest boy to {foe}’s riders to beg for a cure for the spotted sickness, and they turned about in fear of it, and the clan went on with you at its head. He scratched himself beautifully. It was as well that nobody laughed before the hill.',
          ],
          failure: [
            'You tied burning brush to the camels to make a dust, and they sat down and had to be put out, and {foe}’s riders were not fooled. The smoke could be read at four days’ distance. The old woman beat the sparks from her sleeve.',
            'Your trick wanted one more boy than there was, and it came undone, and {foe}’s scout watched it from the ridge and learned it. You had gained nothing for the clan or yourself. The riders came on.',
            'You had the clan cover one of the two roads with turf, and you were the first to be taken in by it, and rode astray. {foe}’s people were not. They were nearer when you came back to the fork.',
            'You set a beacon and let water into the valley to stop {foe}’s riders, but the water came too soon and went down an empty valley. They would cross behind it dry-shod. The old woman turned her face from you, and then back, for she had nobody else.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had saved a clan from {foe}’s riders by a trick, and lost no time over it.',
      },
    ],
  },
  {
    key: 'mongols/the-lent-saddle',
    kind: 'friend',
    cast: { 'rider/people/thief': 'they' },
    openings: [
      'Listen: your friend {them} came to you on foot, carrying a saddle, for {foe}’s people had driven off the whole herd, because {them} was your friend. {them} wanted you to come back after it before it crossed the border river. It was a day there and a day back, the other way, and you had no days.',
      'Your friend {them} came walking after you under a saddle, and it was all that {foe}’s people had left. They had driven off the herd for a punishment, since {them} was your friend. {them} needed you now, before the beasts were over the border river. It was not on your road; it was the other way.',
      '{them} had run after you half a day with a saddle on one shoulder, and begged you to help get back a stolen herd. It was your friend’s whole herd, and {foe}’s riders had taken it on your account. It could be caught still, with two. It would cost you time, and {them} said so first.',
      '{them} wanted you to come back after a stolen herd, and it would cost you the two days that you had not got; for {foe}’s people had it and were driving it the other way, to the border river. {them} had walked to you with the one thing that they left, a saddle, carried on the shoulder like a drunken brother.',
      '{them} came up to you on foot, with a saddle and no horse, and asked for your help to get back a stolen herd. {foe}’s riders had emptied the pasture and called back that a friend of yours might keep the saddle. The beasts were still on this side of the border river, and your own road led away from it.',
      'Somebody came to you on foot under a saddle, and it was your friend {them}. “They took my whole herd,” said {them}, “because you and I are friends.” {foe}’s riders had done it. Two could still overtake that herd before the border river; but it would put you back by two days, and {them} would not leave without an answer.',
      '{foe}’s riders had driven off every mare and ox that your friend {them} had, and that was on account of you, and {them} had walked to you for help with a saddle. The herd was near the border river by now. {them} put it to you: your own road could wait two days, or the herd could be lost.',
    ],
    still: [
      '{foe}’s people still had the herd of {them}, who held you by the belt and would not let you go without an answer. The herd’s dust was thinner.',
      '{them} stood in your way and begged you once more to help get back the herd from {foe}’s people. “They have stopped to water,” said {them}, “it is not too late.”',
    ],
    givenUp: [
      'The herd was over the border river, where nobody could follow. {them} left the saddle in the grass and walked home to an uncle’s tents, and you went on, late.',
      '{foe}’s people sold the herd beyond the river. {them} set the saddle down, told you to let it be and did not blame you; and you had your road and less time.',
    ],
    later: 'The grass at that place kept for a long time the shape of a saddle that had been set down there.',
    ways: [
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Track the herd and drive it back',
          description: 'A day of crawling with your nose to gravel, while {foe}’s business goes forward elsewhere.',
          success: [
            'You tracked the herd over the stones for {them}, and found it in a gully with a gate of thorn, and opened it. Every beast was in there that {foe} had ever taken from anybody. Eleven camps got back their own, and owed it to you both.',
            'You followed a mare’s chipped hoof with {them} and found the herd, and drove it home while the thieves had gone off to eat. {them} showed you a short way back, and people along it heard what you had done and wished {who}’s oath well.',
            'You tracked the herd from a hair on a thistle to a salt lake, and there it stood among all that {foe} had plundered, and {them} had it back. Four tribes came to fetch theirs. They swore to stand by your business as you had stood by {them}’s.',
            'You went on all fours, you and {them}, and so came on the herd in the lee of a bluff, with one boy asleep on guard, and took it home. He told you, for a ride, that {foe} sells stolen beasts to salt-traders and calls them gifts.',
          ],
          failure: [
            'You tracked the herd to the river, and there it had gone into the water, and you took the wrong way along the bank and lost it. {them} said nothing at all on the way back. The saddle was still all there was.',
            'You followed a fine clear trail, and at its end stood one lame ox with its feet bound in horsehide, and the herd was elsewhere. {foe} has clever people. {them} untied the ox, and there you both were, with a saddle.',
            'You followed a trail over the stones, and it was an old one, and you did not find the herd. At the end of it lay a horn and a blue flower. {them} put the flower in the saddle’s ring, and you had lost some hours.',
            'Another herd had licked those stones all over, and you found no track of {them}’s beasts. You crawled on them until your knees were raw. “There,” said {them} now and then, so that you should not feel it so much.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'You had read {them} a trail over bare stones to a stolen herd, and eleven camps had their beasts again.',
      },
      {
        ...does(['gift', 'endurance', 'easy', 'none'], {
          action: 'Carry the saddle home for {them}',
          description:
            'You do not ride after the herd; it is a heavy saddle and a long way, and it brings back no horse.',
          success: [
            'You told {them} that you could not ride after the herd, and you carried the saddle home instead, and {them} thanked you for that. Some children hung it by the door and were quieter for seeing it. “One has begun,” said {them}, “when one has the saddle.”',
            'You and {them} carried the saddle home by turns, a thousand paces each, and when it hung on its peg a neighbour brought a foal to go under it. The herd was gone. But the neighbours had seen two come where one had gone out.',
            'You brought the saddle home with {them}, and the herd was not saved, and {them} was comforted all the same. A herder had asked on the way what had become of the horse. “It is coming,” said {them}, “the saddle has gone on ahead,” and you both laughed till you had to put it down.',
            'You carried {them}’s saddle home on your head through everybody’s pity, and {them} gave you a guest’s cup under it. No herd came over the hill. But {them} slept, for the first time since, and you took up your road.',
          ],
          failure: [
            'You carried the saddle as far as the third hill and set it down on {them}’s foot, and {them} would not go home with you so. It was not meant. {them} took the saddle up again, and limped, and still wanted the herd.',
            'The saddle galled you, and you asked why on earth it had to be brought, and {them} was hurt and took it back. There are things that one does not ask of a person who has only the one thing left. You had not come far.',
            'You carried the saddle as far as a ford and there it fell in, and the two of you got it out half a bowshot lower, soaked, and it could not be carried home that day. It had been {them}’s father’s. {them} wrung out the girth and looked after the herd.',
            'A strap broke and a stirrup fell off the saddle, and you both turned back to look for it, and so it was not brought home. It lay where you had met. {them} sat down there with the saddle.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'When {them} had lost the herd you had carried the saddle home, and had drunk the guest’s cup under it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Rouse some neighbours to ride for {them}',
          description: 'You go from tent to tent, and drink in each, and the talk is slower than the thieves.',
          success: [
            'You roused the neighbours to ride for {them}, and they brought the herd home singing. At the first tent they were sorry, and at the second you told them they were next, and by the ninth nobody sat. With it they brought three of {foe}’s hired hands, whom {foe} had need of elsewhere.',
            'You spoke to some mothers, who know who owes {them} a lamb, and thirty neighbours rode and fetched back the herd. {foe}’s men saw them come over the hill in a line. They left the beasts, and a ford that they were to have held along with them.',
            'You put the empty saddle down in each tent and did not say a word, and forty neighbours rode out and took back the herd. Somebody’s aunt had been the first to take down her bow. A rear guard that {foe} had counted upon went home in bandages.',
            'You went first to the neighbour who hated {them} most, and he rode, and so all the others did, and the herd was back before the next milking. If he rode, who could sit? {foe}’s captain had such a blow of him that there was no raiding from that side for a long while.',
          ],
          failure: [
            'You asked the neighbours in every tent to ride, and in every tent somebody had a cough, and nobody came. {foe} had been there with a sheep for each. {them} waited outside with the saddle and could hear you chew.',
            'You roused two neighbours, and they were cousins and began to fight over the year before, and nobody rode for the herd. {foe}’s people are said to have stopped to watch, and to have gone on refreshed.',
            'The neighbours told you that they would ride gladly when the mares had foaled, and so you had nobody. It was put to you with such warmth that you were outside before you understood. One of them had kin with {foe}, and rode off to tell.',
            'You drank in each tent as one must, and by the seventh you spoke for the thieves, and no neighbour rode. {them} led you out by the sleeve. {foe}’s people heard of it, and drove the herd on a little, and laughed.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had drunk in nine tents for {them}, and thirty neighbours had ridden and brought back the herd.',
      },
      {
        ...does(['force', 'reflexes', 'hard', 'serious'], {
          action: 'Stampede the herd out of {foe}’s hands',
          description: 'You must run in among hooves and ropes, and those who sleep there sleep on their bows.',
          success: [
            'You and {them} drove the herd right through {foe}’s camp, and it followed {them} home. You had cut the lead mare’s hobble and {them} howled like a wolf, with love. In the camp lay a map of {foe}’s, with {foe.his} roads on it, and you saw which.',
            'You cut nine ropes and held on to a mane, and the herd ran over {foe}’s camp and was {them}’s again. It is told that you sang. {foe}’s orders were nailed to a pole, and you had time, going by, to read the end.',
            '{them} lit some dry reed and you rode in with cowbells, and the herd broke out through {foe}’s camp and came home. There is no army like frightened oxen. In a tent that they overturned you saw {foe}’s whole muster, chalked on a shield, and you kept it in mind.',
            'You got the mares upon their feet with low singing, and {them} cracked a whip, and the herd went through {foe}’s camp and was free. It had been a camp, and was a meadow with boots in it. One of {foe}’s sworn men told you everything, out of thankfulness that he was alive.',
          ],
          failure: [
            'The herd stampeded toward you and not through the camp, and you lay under a cart until it had gone by and been caught again. {foe}’s men had the beasts as before. You and {them} crept away through the grass.',
            'One of the mares knew {them} and whinnied for joy, and the whole of {foe}’s camp stood up with its bows, and you both had to run. The herd stayed where it was. The arrows came down behind you, as one drives sheep.',
            '{foe}’s people had tied bells on the herd, and at the first cut rope it rang like a temple feast, and you were driven off without it. You left by a thorn hedge. {them} left by the same one, and it was some while before either of you could sit.',
            'The lead ox would not stampede for you, and a sentry saw your face by his lantern, and you had to flee without the herd. {foe} was told that you had come so far out of your way, and was glad of it.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{them} had howled like a wolf, and you had cut nine ropes, and the stolen herd had run home through {foe}’s camp.',
      },
    ],
  },
  {
    key: 'mongols/the-broken-jawbone',
    kind: 'turn',
    cast: { 'singer/man': 'he' },
    openings: [
      'Listen, for here the tale turns its horse. A blind singer at a well held you by the arm and would not let you go before you knew a thing against {who}: {foe} once lent {who} the last horse in a hungry year and walked home, and {who} ate it, and did not pay. You had not been told. He had a verse of it, and half of a jawbone for proof.',
      'A blind old singer sat in the middle of the road and would not let you by before you had heard that {who} had wronged {foe} first. They had been friends; {foe} lent {who} a horse in a year of hunger and walked home, and {who} ate it and never gave one back. He had half of its jawbone, which those two broke between them when they swore friendship.',
      'At a well a blind singer stopped you and sang of {foe}, young, who walked home ninety miles, having lent {who} the one horse, and lost two toes; and {who} ate the horse and never paid. So the wrong was older than what you had sworn upon. He held up the half of its jawbone, and wished to be asked, and would not let you by.',
      'A blind singer wanted you to know the truth about the oath you rode on, and he sat in the road by the well and would not let you pass ignorant of it: {foe} had lent {who} a horse once, in a year of hunger, and walked home, and {who} had eaten it and never paid. For proof he had half of the jawbone, broken when they swore friendship.',
      'You asked for water at a well, and a blind man with half a jawbone in his hand sang you a song against {who}. In the song {who} was starving, and {foe} lent the last horse there was and walked home, and {who} ate it and never paid. “Ask me of the debt,” he told you, with his hand on your arm, “for you go no farther until you do.”',
      'A blind old man on a well-curb barred your way and told you that you rode for one who had broken faith. {who} had wronged {foe} before {foe} ever wronged {who}; it was about a borrowed horse, which {who} had eaten, while {foe} walked home. He had it in verses, and had half the horse’s jawbone to swear them on. You might hear it, or climb over him.',
      'A blind old singer sat where one has to drink, and took hold of your sleeve, so that you should hear what {who} had done. It was {who}, he said, who first broke faith with {foe}: {foe} had lent {who} a horse in a hungry year and walked home, and {who} ate it and did not pay. He held the half of its jawbone, and you would have had to drag him.',
    ],
    still: [
      'The singer had tuned his two strings again, and still held you at the well until you should know the truth about {who} and {foe}.',
      'The blind singer had not let you by, for you had not yet learned the truth about {who} and {foe}. The half of the jawbone lay on the well-curb, with its teeth up.',
    ],
    givenUp: [
      'The singer’s voice gave out, and he let go of you. You left that well with half of a truth about {who}, and no debt was paid.',
      'A herder’s wife loosened the blind man’s fingers from your arm and bade him sing for her camels. So you got by, and what {who} had done was not made good.',
    ],
    later:
      'At that well people still sang of the horse that {foe} lent, and each who sang it put in a verse of his own.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Hear the blind man to the end',
          description: 'It has forty stanzas and all of them hurt, and you must still ride afterward.',
          success: [
            'You heard the verse to its end, all forty stanzas, and the singer let go of your arm, and you rode on. In the thirtieth {who} wept for the horse, even while eating it. An oath is a horse too; one may see all its faults, and still be on it.',
            'You let him sing it all, how {foe} lent and {who} ate, and then he let you go. It was a hungry year. You asked who had been right. “The horse,” he said, and you let that be the judgement.',
            'You heard the whole verse, and it altered nothing that you had sworn, and the singer drew in his legs from the road. {foe} had asked for payment only once, it turned out, and in a low voice. The singer was content if one rider knew of it.',
            'You listened to the last string, and he asked if you would still go on, and you said yes, and he made way. There was no hate in the verses; there were two hungry people and a horse between. He would have gone on too, the singer told you.',
          ],
          failure: [
            'You cried out at the tenth stanza that it was a lie, and the singer laid his palm over the strings and had not sung you the end. A song that is stopped has to be begun again. He settled down to it.',
            'The singer began to cough in the twentieth stanza, and you did not hear the end of it. Some children patted his back. It was the very stanza with the reason in it, and he would have to begin it again.',
            'He had just come to who ate what when a caravan drove up with sixty thirsty camels, and you could hear no more. When it had gone by he was tired, and had forgotten where he stopped. The well was quiet again.',
            'You hummed along with the singer, and he lost the thread of the verse and could not sing it to the end. He hunted for it through the wrong years, among wars and weddings. Whenever he neared the horse he heard you breathe in.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'A blind man had sung you how {who} ate the horse that {foe} lent {who.him} in a hungry year, and you had still gone on.',
      },
      {
        ...does(['patience', 'perception', 'medium', 'none'], {
          action: 'Feel which way the jawbone was broken',
          description:
            'The broken edge may tell more of {who} and {foe} than the song; you may find just a bone, and be laughed at.',
          success: [
            'You felt with your thumb that {who} had cut a mark in the broken edge for each year of the debt, and so you knew that {who} had been sorry. {who.he} had told no one. You understood what you were being sent to mend, and the singer let you go.',
            'You counted the teeth and found that it was a mule’s jaw, and so neither {who} nor {foe} had told the tale right, not once in all the years. You laughed, and the singer did. He let you by, and with the size of the wrong you had the size of the task.',
            'You felt two sets of small scratches at the break, and they had been made by children, and so {who} and {foe} had been children when they swore. A child’s debt cannot be laid down. Now you knew what it was you carried, and the road was free.',
            'You felt a plug of wax in the bone with a grey hair in it, and so {who} had come back, when old, to the jawbone, and been sorry. The singer cried out when you told him. He let you go, with a better cause than the one that they had given you.',
          ],
          failure: [
            'You turned the jawbone about, and a tooth came out in your hand, and you had found out nothing. Everyone at the well drew in the breath. The singer put the tooth in his cheek and the bone on the curb.',
            'You felt the jawbone, and it was smooth from being handled and told you nothing. A good many fools had sat there before you, the singer said. He could name them, and one had been {who}.',
            'You told the people at the well that the jawbone had been broken by a fall, and that was wrong, and they were angry. It was a bone that had stopped three feuds. They took it out of your hands and washed it, and laid it on the curb.',
            'Your fingers were too cold to feel how the bone was broken, and you guessed, and guessed wrong. The singer had played that game with every rider for thirty years. You were no worse at it than most of them, he said.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You had held half a jawbone and found by touch what {who} and {foe} had once been to each other.',
      },
      {
        ...does(['explore', 'endurance', 'medium', 'slight'], {
          action: 'Walk the way that {foe} walked home',
          description: 'It is ninety miles in the song; whoever goes it may learn how {foe} comes and goes unseen.',
          success: [
            'You walked a part of {foe}’s road home, far enough to find by which way {foe} learned to come by unseen, and it came out behind {where}. Under a rock there were handprints where {foe} had lain. A person goes all through life by the road that took two toes.',
            'You followed {foe}’s heaps of stones, one for each halt, to the last, and from there a shepherd’s child showed you the door that {foe} uses still. It is low down, on the side of {where} that nobody watches. Each heap had been smaller, as strength went.',
            'You crept along the ledge where {foe} had crept, and it brought you round the hill, and below you was {where}, from behind. You marked the path by its thorns. No one upright could have gone there.',
            'You went by the stanzas of the song, here {foe} drank and here {foe} fell, and found a hidden fold in the slope that leads to {where}. It is not to be seen from any road. Pain has a good memory for ways.',
          ],
          failure: [
            'You gave out at the second heap of stones, and had learned nothing of {foe}’s ways. {foe} had been younger, and starving, which makes light. They fetched you back to the well on a camel, and the singer had a new verse.',
            'The road in the song crossed a river that had since moved, and you could not follow it any farther. You stood upon one bank and the song went on from the other. You walked home to the well.',
            'You took three wrong valleys for the right one, and did not find {foe}’s road. They all had rocks in them, and sky. A woman with goats led you back to the singer by the hand.',
            'Your boot came open like a mouth, at the place where {foe} lost the toes, and you turned back and had seen nothing. They laughed at the well, but not much. It was seen that you had tried.',
          ],
          toward: 'neither',
          hurt: 'weariness',
        }),
        won: { approach: 1 },
        lost: {},
        remembered:
          'You had walked a part of the ninety miles that {foe} once walked home, and learned a hidden way to {where}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Make a verse in which the debt is paid',
          description:
            'A song outruns any horse; a good verse may soften both {who} and {foe}, and a bad one will anger them.',
          success: [
            'You made a verse in which {who} rears a foal for {foe} forty years and never dares to bring it, and it pleased the singer and ran before you to both. {who} sent you word of where {foe}’s strength lay. {foe} heard it by a fire, and forgot to give an order.',
            'You made nine words for the end of the song, in which the horse forgives them both, and by the next well they were singing it. {foe}’s riders sang it too, and it is not easy to ride hard to that tune. {who} heard it, and sent you word of whom {foe} trusts.',
            'You taught the well’s children a verse in which {foe} comes to {who}’s door and the horse is standing there, fat, and it softened the two of them. {who} sent you the names of {foe}’s captains, and of those who waver. {foe}, they say, let a whole day of war go by.',
            'You gave the blind man a line for the end, and he sang it, and it did its work: “A debt is a road with a friend at each end.” {who} sent you the old tally, to be paid at last. In {foe}’s camp two captains asked what they were fighting for.',
          ],
          failure: [
            'You made a verse with a foot too many, and they sang it as a joke, against {who} and {foe} both, and it paid no debt. {foe} heard it first, and did not laugh, and had fresh horses saddled. The singer tuned again.',
            'You made a bad verse, and the singer gave it back to you without a word. But a boy had caught it up and carried it to {foe}’s tents. There they sharpened things.',
            'Your verse said that {who} was sorry, and {who} had not said so, and there was an outcry when it was heard. So nothing was paid. {who}’s people shouted over who had made it, and {foe}’s gained a day by that.',
            'You made the horse speak in your verse, and it spoke as you do, and it was no good. People were kind to you at the well. A pedlar took it on to {foe}, who laughed, and gave {foe.his} riders new orders.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'To the old song of {who} and {foe} you had added a verse that paid the debt, and they were still singing it.',
      },
    ],
  },
];
