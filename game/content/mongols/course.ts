import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/* What an oath brings in the middle, by what it asks for; told by the old rider at the fire, as all the scenes are. */
export const mongolCourse: readonly SceneContent[] = [
  {
    key: 'mongols/course-the-fowlers-price',
    kind: 'course',
    of: 'find-out',
    openings: [
      'Listen: a fowler with an eagle on his fist knew what {foe} kept hidden at {where}, and he would sell it. But he sold as one sells a horse, to the better bidder, and on the other side of his fire sat a clerk of {foe}’s, who was buying it to have it buried. Nobody had bid yet. He asked what you would give.',
      'The truth that you rode for sat on a rock, plucking a hare. He had been at {where}, this fowler, and had seen what {foe} did not wish seen. “I sell it once,” he said, and pointed with the hare; for there was another buyer, {foe}’s clerk, who had got there before you and was in no haste.',
      'There are people who find a thing and keep it until it stinks. A fowler had kept for a whole year what he saw at {where}, and he meant to be rid of it now, for gain. {foe} had sent a clerk to buy his silence. You had come to buy his speech. The eagle, who was in it for the hare, looked from the one to the other.',
      '{foe}’s clerk wanted a fowler’s mouth shut and you wanted it open, and the fowler wanted to be paid, and those three sat round one fire. He had been hunting near {where}, and his bird had looked down on what {foe} hides. So he said. He laid three fingers on the hood of the eagle, and called for the first offer.',
      'You had been told of a man who knew, and he did know; only nobody had said that he was in the middle of selling it. “{foe} offers me a fur coat to forget,” said the fowler. “What does {who} offer?” The coat lay there already, and {foe}’s clerk stroked it along the hair. You had brought an honest cause and no coat.',
      'A secret is mutton, it is smelled four valleys off. You smelled this one at a fowler’s fire, a day from anywhere, and so had {foe}’s clerk. The man with the eagle would tell one of you what he saw at {where}, and the other could go home. He would rather it were the one who made him laugh, he said, or the one who made him rich.',
    ],
    still: [
      'The fowler had fed the eagle one leg of the hare, and the clerk had put a belt on top of the coat.',
      'Neither side had bought yet. The fowler picked his teeth with a feather, and looked as though he could wait for another year.',
    ],
    later:
      'Where the fowler’s fire had been lay the feet of a hare, three of them, and a great feather stuck upright in the ash.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the fowler whom the secret hurts',
          description: 'You must open {who}’s grief to a stranger, and {foe}’s clerk will sit and hear it.',
          success: [
            'You told him about {who}, how {who.he} sat, what {who.he} no longer ate. The fowler had only thought of {foe}, and of coats. He turned the hood of the eagle round and round. “I did not know that there was somebody at the other end,” he said; and he sent off the clerk with his furs and told you half, for nothing.',
            '“Do you sell people their own hands?” you asked. It belonged to {who}, what he had, it had only fallen beside the road. He chewed on that, and spat out a bone, and then he told you as much as can be told before a clerk. It was enough to go on with a straighter back.',
            'You had nothing to lay down, and so you laid down the whole of it, from the oath to the last fire. The eagle slept. When you had done the fowler was looking at his own boots. He had a sister like {who}, he said, and what he told you next he told as to one of the family.',
            'The clerk yawned while you spoke of {who}, and it was the yawn that did it. “That one has never lost so much as a glove,” said the fowler, and moved over to your side of the fire. He gave you the place, the number of the guards, and what he had seen of it with his own eyes.',
          ],
          failure: [
            'You made {who}’s sorrow so large that the fowler drew back from it. “It will cost me my head,” he said, “a sorrow like that.” He had thought that he was selling something small, and he put the price up.',
            'He wept, but he was a great weeper; he wept over every hare. When he had dried his face he took up the bidding just where it had stood, and the clerk, who had seen such tears before, laid down a knife with a silver grip.',
            'The clerk asked you questions, civil ones, and each made your tale a little longer and a little weaker. By the end it sounded as if {who} might have dreamed it. The fowler did not care to sell to a dreamer.',
            'You had got as far as {who}’s name when the fowler’s face changed. He had once been beaten as a beggar from that door, or from one just like it. He would not be moved by such a house, he told you, and the eagle shook out her feathers.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'A fowler had had the truth to sell, and you had bought it with {who}’s grief, having nothing else.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hunt with the fowler and ask nothing',
          description: 'It costs you a day of beating hares out of thorns, and earns no more than his goodwill.',
          success: [
            'You beat the thorns for him until your shins were red, and never once said {where}. The eagle killed four. He sat down beside you afterward, pleased, and let fall that he did not like the clerk’s hands. He would not sell to those, at all events; {foe} should have no silence from him.',
            'Nobody had run for him like that since his sons left. He gave you the liver. Of {foe} he said only that whoever pays so much to have a thing forgotten ought to be made to remember it; and the clerk went home with his coat.',
            'You ran and the clerk sat. Toward the end the fowler was shouting for you across the thorns as one shouts for one’s own hound, and he forgot about the sale entirely. The clerk packed up his furs, hair inward, and left before the meat was done.',
            'He let you carry the bird for a while, on your own wrist, and she weighed as much as a lamb and looked at you like a judge. She did not bite. On that account he turned down the clerk, for he did nothing against her opinion, and he wished you well of {foe}.',
          ],
          failure: [
            'You put up hares where there was no eagle and scared them off where there was. He bore it until the fifth. Then he called you in like a bad dog, and you sat by the fire across from the clerk, with burrs in your stockings.',
            'She took the clerk’s hat for a hare, and that was nearly your good luck; but his head was not in it. The fowler blamed your beating. He asked the man’s pardon, and had to let him have the next word in the bidding.',
            'You fell down a marmot hole at the first run and hunted the rest of it from there. They ate without you. When you had hopped back to the fire they had made each other a little tipsy, and were agreeing about the price of fur.',
            'He was so happy to have a beater that he went on all the way to the next range. You asked nothing, as you had resolved, and he told you nothing; he talked about jesses, swivels and bells till you could have made them.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had beaten the thorns all one day for a fowler, and he had sold {foe}’s clerk nothing.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Climb up and see what the eagle saw',
          description: 'You go alone to the rock she hunts from, where {foe}’s watchers have a path also.',
          success: [
            'You left them bidding and followed the white splashes up the rock. At the top was her perch. From there one saw toward {where}, as small as a louse on a sleeve, and the one fold of ground that leads up to it unseen. Only birds had ever troubled about that. You learned it by heart.',
            'The fowler’s stories had all one rock in them. You found it by the bones of hares, and sat down where he must have sat. Below you {foe}’s riders went by toward {where}, and one by one, at a certain thorn, they left the road. So there was a second road. Nobody can sell you what you have seen for yourself.',
            'On the height an old eagle-trap lay open, and in it was his own tally of {foe}’s comings and goings, cut on a hare-bone. He had been counting for a year. You cut the same upon a stick and put it back as it was; and so you knew when {where} is left with three guards, and on which side.',
            'You climbed with your cheek against the stone. There was a nest up there, with a piece of blue door-curtain woven into it, and a herd-girl told you that no such curtain hangs on the road side of {where}. The bird had fetched it from the back. It is a poor thief who does not leave the way open.',
          ],
          failure: [
            'You climbed the wrong tooth of three. It had a fine view of the other two. From the middle one a watcher of {foe}’s looked across at you, lifted his hat, and began without hurry to whistle for his friends.',
            'She came home while you had your head over the ledge, and she took it for a hare. You went down a good deal of that rock by the seat. The fowler picked the thorns out of your coat, and said that people always thought she was the easy one.',
            'The path was there, and so was a cord across it at the height of the ankle, with a pot on the end of the cord. It was a big pot. When its last ring had died away nothing moved on all that slope; and then a great many things did.',
            'What the eagle saw, you saw: grass, some cattle, a long way down a man washing his feet. She has other eyes than you. When you were at the bottom again the two of them had not even missed you.',
          ],
          hurt: 'mishap',
        }),
        won: { approach: 1 },
        lost: {},
        remembered: 'You had climbed to an eagle’s rock, to see for yourself what {foe} paid to have forgotten.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Trick the clerk into having it said aloud',
          description: 'Both of them are traders, and if they smell it {foe} will have word of you by a fast horse.',
          success: [
            '“How do you know that it is the real one?” you asked the clerk. “He may sell you a goat’s secret.” That gave him no peace. He would hear a sample; then the rest; the fowler told it through, to prove his goods, while you sat there greasing a boot. The clerk had bought what you owned, and dared not tell {foe}.',
            'You bid against him until it was all of {foe}’s purse and the coat and the clerk’s horse. Then you stood up and gave in. For that price, he cried, he would at least have it loudly! He had it loudly. You were two bowshots off by then, and it carried; and the clerk had to walk home to {foe}.',
            'You told the clerk, in his ear, that you had it already; and you recited something. He laughed. “Not a word of that is right,” he said, and turned to the fowler. “Tell the fool.” So the fool was told. The clerk’s mouth stayed open, and {foe} waited a long time for his letter.',
            'Fowlers are vain. You said that from so high an eagle could see nothing, as any clerk would tell him. They quarrelled then, about eyes, and to win it he told what she had seen, hair by hair. The clerk won. He was half way to {foe} before he thought of what you had heard, and there he sat down in the road.',
          ],
          failure: [
            'The clerk smiled. He had bought and sold in three bazaars before he took {foe}’s bread, and that trick was older than the bazaars. He drew your face on his tablet, very like, and a boy rode off with it.',
            'You winked at the fowler so that he should help you, and the clerk saw it in the kettle. A polished kettle is a bad friend. There was a fast horse behind the rocks with {foe}’s brand, and it was gone before you had got your face straight again.',
            'The sample that you heard was a false one. They had agreed on it beforehand, those two, in case you came. You followed it for half a day, singing; and when you were back at that fire {foe} had been told which half-day you would be away.',
            '“Then both of you shall hear it,” said the fowler, “for both your prices.” You had none to pay. It was all quite fair. The clerk leaned over and read from your face what it was worth to {who}, and sent {foe} the sum.',
          ],
          toward: 'against',
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s own clerk had paid once to have the secret said aloud, and you had sat by greasing a boot.',
      },
    ],
  },
  {
    key: 'mongols/course-the-nine-hounds',
    kind: 'course',
    of: 'protect',
    openings: [
      'Listen: nine hounds came along your own track with their noses down, and behind them a huntsman of {foe}’s on a mule. {foe} had given them a rag that smelled of what you guarded. They would run till they found it, and they were on the right side of the hill. You had to turn them, or be there too late.',
      'You can lie to a man, but nobody has yet lied to a dog. {foe} had borrowed nine, with long ears, and let them smell at something that had lain beside what you guarded, and here they were on the scent. The huntsman raised his horn to you politely. He wished to know whether you would kindly get off the line.',
      'They sang, those hounds; one heard them for four bowshots, and it was the song they sing when they are sure. {foe} wanted what you guarded found before you could come between. An old huntsman held them on nine leashes and was being dragged. He had nothing against you, he panted, but it was {foe}’s meat that they had eaten.',
      '{foe}’s huntsman wanted to loose nine hounds upon the scent of what you guarded, and there was one narrow place left where you could stop it, and you were standing in it. He had got down to undo the collars. The hounds did not look at you at all. They looked through you, along the way by which it could be found.',
      'It had been well hidden from riders, what you guarded, and from spies, and from people who can read the grass. Nobody had thought of noses. {foe} had. Over the rise came nine hounds in a fan, the colour of old tea, and a huntsman trotting after them with a rag in his fist; and if you let them by, it was found.',
      'Whoever guards a thing comes to smell of it. So the hounds ran to you first, all nine, and sat round you in a ring and gave tongue, and {foe}’s huntsman came up and counted them with his whip. “Then it cannot be far,” he said, “and they will have it without you, when they have had a drink.” He was not unfriendly. He had his orders.',
    ],
    still: [
      'The hounds had lain down with their chins on their paws, all pointing one way, like nine arrows on a rack.',
      'The huntsman had wound the leashes round his wrist again. Every little while the nine of them got up together, and he sat down.',
    ],
    later:
      'There was hair on the thorns there, the colour of old tea, and a chewed rag that smelled of nothing any more.',
    ways: [
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Lay a false scent across their road',
          description: 'You must run a wide ring dragging your own shirt, and a wrong turn brings them nearer.',
          success: [
            'You tied your shirt to the tail of a wild ass, who had not asked for it. The hounds smelled what you guarded go off at a gallop into another country, and gave tongue, and the huntsman flew after them on nine leashes. {foe} had word of him by and by from the edge of the desert. He wanted money to come home.',
            'A ring has no end, and a hound has no notion of rings. You dragged the shirt round a hill, and across your own track, and in at the beginning. They were still going round when you left, with the huntsman in the middle like somebody turning a mill. {foe} lost those days, and nine good tempers.',
            'You rubbed the shirt on every sheep of a flock, four hundred of them, and asked the shepherd to take them home by all the ways there are. What you guarded went up eleven valleys. The hounds sat down and howled at Heaven; the huntsman sent to {foe} for four hundred more.',
            'You laid it from there to {foe}’s own camp, round the cook-tent twice and in beneath a flap. They ran as true as arrows. It was {foe}’s bed that they dug up, I had it from the cook; and nobody dared to say aloud that the hunt had gone well.',
          ],
          failure: [
            'You ran the ring, and ran it well, and came in your own steps on to the true line. A shirt cannot tell. You had merely shown them a shorter way round, and the huntsman thanked you across the valley by lifting the rag.',
            'The ass would not be caught. You had taken off your shirt, and called him by names of endearment, and by others. He watched you over his shoulder and kept just one length off; behind you the hounds went by at a trot, on the true scent.',
            'You had hung the shirt in a thorn bush, thinking yourself clever, and the eldest bitch looked up at it and down at you. She had a white muzzle. She took the other eight by it as a grandmother takes children past a honey-seller, and {foe} heard the horn that same day.',
            'Half way round the hill you ran into {foe}’s second party, who were cooking. You were in no shirt. They asked what you were doing, and the pot boiled over while you explained; and one of them, who could think, rode to tell the huntsman which side you were running from.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'Nine hounds had been put on the scent of what you guarded, and your shirt had gone another way.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit down among the hounds and calm them',
          description: 'It takes the better part of a day, with dog on every side, and only makes them late.',
          success: [
            'You sat, and they came and smelled you over, and you let them, and scratched what was put under your hand. Nine hounds make one warm heap. The huntsman had not the heart to blow. By the time that he had untangled the leashes the scent lay thin, and he took them home by the road.',
            'You sang to them, low, the song for a mare that will not own her foal. One after another their ears went down. The huntsman wept, who was far from his own village; and when he had finished there was no more scent on the grass than there is on a washed plate.',
            'The eldest had a thorn between her toes and nobody had looked. You drew it out with your teeth. After that she lay down over your feet, and where she lay the others lay; he could drag nine dogs or he could wait, and he waited until it was no use.',
            'You yawned. A yawn goes through a pack faster than a fright. The eldest yawned, the eight yawned; the huntsman fought it, and went over backward like a felled ox. You let them sleep on, and walked softly round the whole heap, and nothing was found that day.',
          ],
          failure: [
            'They liked you. They liked you so well that they brought the scent to your knee, and looked up, and wagged, and set off with it again and looked round for you to come. The huntsman said that he had never seen them so willing.',
            'You smelled too strongly of what you guarded, and the nearer you sat the louder they sang. It drew the herd-dogs of three camps. What with the noise nobody could be calm any more, yourself least of all.',
            'Eight lay down. The ninth was young, and it was his first hunt, and he sat up and told them about it with his head thrown back until they had all got up again. You have met such people.',
            'You had a dog in your lap and a dog at your back when a hare ran through the middle. For a moment it was all dogs. When the leashes had been combed out the hounds were as fresh as milk, and the huntsman asked you, kindly, not to help.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had once sat for most of a day in a heap of {foe}’s hounds, so that they should find nothing.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Hold the narrow place against the hounds',
          description: 'Nobody gets past you there, but you are alone, and dogs begin with the legs.',
          success: [
            'You stood in the gap with a tent-pole, and the first hound that sprang went home over your shoulder, and so did the second. A dog is no fool. They sat down out of reach and began to scratch. The huntsman looked at his nine, and at you, and said that {foe} could come and stand there in person.',
            'They came all together and you went down, and got up, wearing three. You set them on their feet one after another, outside the gap, like somebody putting out shoes. At the third time of putting out they stayed; and what you guarded was a day’s march safer when the huntsman had blown them off.',
            'It was the huntsman you took hold of. You held him up by the belt with one arm, a small man, and he dangled and whistled, and hounds that are whistled must come to heel. You bore him off a mile with the whole pack trotting behind. He had no voice left to set them on again.',
            'You rolled a boulder into the place, one that four would have left alone, and sat on it. The hounds sang at the foot of it. There was no other gap for half a day, and the huntsman, who had bunions, looked each way and turned them homeward.',
          ],
          failure: [
            'You held it against eight. The ninth went between your knees, quite politely, and a while later you heard him on the far side, singing by himself. The huntsman had only to ride round to the sound.',
            'They had your sleeve, your sash and the slack of your trousers, and pulled three ways, and you stood in the middle like a tent with the pegs out. Under cover of this the huntsman led his mule by. He begged your pardon for it.',
            'You struck out with the pole and it broke on the rock. A pole must be held by one who is not angry. They drove you backward out of the place, step by step, and {foe}’s riders came through behind them in single file.',
            'He did not send the hounds at you. He sent them up over the top, by a goat’s way, while you stood braced like a door in a field; and he waited with you, out of courtesy, till he heard them find the line.',
          ],
          toward: 'against',
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'In a narrow place you had put {foe}’s hounds out one by one, as one puts out shoes.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Win the huntsman over from {foe}',
          description: 'You must tell a stranger in {foe}’s pay what you guard and why, and he could sell it.',
          success: [
            'You told him what it was. He had thought that it was something stolen; they always say that. He looked at his hounds for a time, and called them off one by one by name, as a huntsman does when a hunt is over. Then he blew “lost” on the horn, for {foe} to hear, and it was the finest lie of his life.',
            '“Would she find it?” you asked, of the eldest bitch. “She would find her own death,” he said, with pride. You told him what {foe} meant to do with it when she had. He gave her the rag to smell once more, and put it in the fire, and went to tell {foe} that the whole pack was past its work.',
            'He was a huntsman, you said, and this was no game: it could not run. That stung him. He had hunted wolves for two khans, and never a thing that stood still. He led the hounds back to {foe} at a foot’s pace, and gave notice before everyone, and three of the beaters went with him.',
            'It came out that his father had guarded something too and died of it, alone, with nobody to turn the dogs. He told you that to his own surprise. “Well, here is somebody,” he said. He sent {foe} nine days the wrong way, and a herder to you with word of each day.',
          ],
          failure: [
            'He listened with his head on one side, like the hounds, and thanked you. It would be a good deal easier for them now, he said, knowing what it was. He had eleven children. He blew the horn with real regret.',
            'You had just got to the heart of it when the hounds struck in, all nine, at the tops of their voices. You shouted. There is no way to shout a secret; two dung-gatherers had it, and the mule-boy, and then {foe}.',
            'He agreed with all that you said, and wept, and shook your hand. Only when he had gone did you see which way. There are people who agree with the last one they have talked to, and the next one was {foe}.',
            'You praised his hounds, and in your haste you praised the wrong one. He went as stiff as a lance. A person who took the tan dog for the leader could not be right about anything, and he set them on again there and then.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A huntsman of {foe}’s had gone over to you, though his hounds were sure of what you guarded.',
      },
    ],
  },
  {
    key: 'mongols/course-the-ox-cart',
    kind: 'course',
    of: 'avenge',
    openings: [
      'Listen: an ox-cart stood across your road and would not move, and on it sat {foe}’s mother. She had driven four days to find you, alone, at her age. She knew that {foe} had done wrong to {who}. She wanted you to leave {foe} alive all the same, and she would not let you by until she had your answer.',
      'One looks for an enemy’s arrows and not for an enemy’s mother. She sat on the shaft of a cart, so small that her boots did not reach the ground, and said that she had borne {foe} on a march and did not mean to bury {foe.him} on one. “Take me,” she said. “I am old meat, but I am the same meat.” The ox filled up the road.',
      '{foe}’s mother asked you for mercy, in the middle of the road, and there was no way past her ox. She had no gold along. She had brought the felt on which {foe} was born, and spread it in the dust before you, as one does for a judge. You could give her a word, or refuse her one; but you could hardly tread on that felt.',
      'She offered you kumis, and when you had drunk it she told you who she was. It was well done; one does not lightly curse a woman with her milk on one’s lip. {foe} was the last of her five. She begged you to let revenge go, or to let it fall on her, and while she begged her ox had lain down across the way.',
      'They say that a mother’s tears can turn an arrow, and {foe}’s mother had come to try. She held on to your coat with both hands. What {foe} did to {who} she did not excuse with a single word. She asked only that you should not do it back, and her cart stood so that you could not go on without hearing.',
      'You knew her by the brow; it was {foe}’s brow, on a woman of eighty. She had stopped her ox where the road is narrow, and got down, and gone on her knees, which took her some time. She wanted {foe}’s life from you. “You will have sworn by the Sky,” she said. “I was at the Sky before you.”',
    ],
    still: [
      'The old woman had taken out some sewing. She was not going anywhere, and no more was the ox.',
      'She had stopped asking, and only looked at you, with {foe}’s brow and with eyes that were her own.',
    ],
    later:
      'The ruts of an ox-cart turned round in the road there, in very little room, and beside them lay a thimble of horn.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell her the whole of what {foe} did',
          description: 'She must hear why there may be no mercy, and you have to look at her while she hears.',
          success: [
            'You told it without ornament, and she heard it as one stands in hail. She had been told a smaller thing. When you had done she folded up the felt along its old creases. “I will not ask it any more,” she said. “But ask why, before you do it. I should like to know that somebody asked.” And she backed the ox.',
            'She stopped you twice to have a name said over. She would pour milk for those, she told you. She did not forgive and did not curse, she only got smaller; and in the end it was she who gave you the road, with the blessing that one gives to people who must do a heavy thing.',
            '“That was never in my milk,” she said when she knew it all, and struck her own breast with her fist. You caught the fist. You sat by her until she could hold the goad; and at each camp on her way home she told what {who} had suffered, she, {foe}’s mother, and it was believed.',
            'You said it from the beginning, and by the middle she was saying it with you, for she had guessed. Mothers have a place where they keep what they have guessed. She turned her cart. Whatever you did, she said, it would be done by somebody who could tell the truth to an old woman.',
          ],
          failure: [
            'You told it, and your voice grew hard in the telling, as it does. She put her hands over her ears like a child. After that there was no speaking to her or getting by her, and the ox began to low.',
            'You could not do it. You got as far as the name of {who}, and she looked at you so attentively, with her head a little forward, that you said it had been a quarrel over a saddle. She did not believe you. “Then that is easily forgiven,” she said.',
            'She knew another tale, in which {foe} was five years old and had given a lamb to a beggar. For each thing that you told she told the lamb. In the end you had the lamb by heart, and she had heard nothing.',
            'People had stopped to listen, a whole caravan of them, and they were moved, but by her. You stood before a weeping grandmother and counted up the crimes of her child. Somebody threw a camel-dropping. You left off there.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'In the open road {foe}’s mother had heard from you what was done to {who}, and had backed her ox.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Take her home and promise nothing',
          description: 'It costs you the way there and back, and she will ask at every turn of the wheel.',
          success: [
            'You took the ox by his ring and led, and she rode, and asked you, and you said nothing, and she asked. It went like that for the length of a valley. Then she slept. At her own door she patted your sleeve, for someone had brought her home, and that was more than she had hoped from the world.',
            'Somewhere along the way she left off asking and told you which of the hills she had herded on. You walked beside the wheel. Neither of you had given up anything when you parted. But she was home, and you were on your road again, with no curse on you.',
            'A promise that is not made cannot limp. You made none, and led the ox, and drew her water, and at the last camp she gave you into her neighbours’ hands with the words, “This is the one.” They might have done anything. They brought you back to your road on a horse.',
            'She was so light that the ox did not notice whether she was on or off. She showed you at her tent where {foe} had slept when small. You stood in the door with your hat in your hands, and gave your word for nothing, and then you went the long way back.',
          ],
          failure: [
            'The axle broke at the first bad stone. You held up the cart by the one end, and she sat at the other and asked for {foe}’s life, at her leisure, since you could not go away.',
            'The ox knew another road, and took it. It led to his sister’s herd. You spent the day among cows, pushing at one end of him and pleading at the other; she said that he had always been like {foe}.',
            'She would not get on the cart. She walked behind it, and so you led an empty cart with an old woman stumbling after, and it was seen by half that country. You turned round out of shame.',
            'You had gone a mile when she threw herself off, so that you should have to pick her up. She did it four times. You were the one who was tired at the end, and there you sat, the two of you, beside the road, and nothing was different.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had led the ox of {foe}’s mother home, and had promised her nothing on the whole of the way.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Have her call {foe} to the birth-felt',
          description: 'By old law a child must come to it when called, but {foe} may send riders instead.',
          success: [
            'You asked for no trick, you only reminded her of the law. She tied a knot in the felt and sent it by a herder. {foe} had to leave everything lying, and come to her with bare head, and be wept on; and nobody gave any orders meanwhile. She kept it up for days, as she had told you that she would.',
            '“If it is talked out on the felt there need be no blood,” she said; that was her reason, and you had another. The knot went off. {foe} came, and sat where a child sits, and half of the riders in that camp took it for a sign and went home to their own mothers.',
            'You wrote the summons and she put her thumb to it, and you had set in it one word more: unarmed. {foe} came so. For as long as an old woman’s scolding lasts nothing was plotted against {who}, and hers was a long one, with the names of all the aunts in it.',
            'The law says that the felt may be laid down anywhere. You had her lay it on the one road by which {foe}’s supplies went. Nobody of that house dared to set a hoof on it. So there she sat and sewed, and ninety carts waited behind her in the dust; and you went off past them, quite slowly.',
          ],
          failure: [
            'The messenger rode into a camp that was already saddled. {foe} kissed the knot, and cut it, and asked him who had thought of the law. He named you. There was a good horse given for that name, and an early start made.',
            'She sent the knot, but she had tied it as a warning, the way they do for wolf. You cannot read another family’s knots. By the time that you understood it {foe}’s outriders were over the pass, and she was looking at you without any shame at all.',
            '{foe} sent back a lock of hair, and a message: it was all the child that she had left. The old woman sat with that in her lap. As for the bearer, he had counted your fires and your friends in passing, since somebody had told him to.',
            'You spread the felt yourself, to show her how it was meant, and trod on it. It was only with the heel. She cried out as if it had been {foe}’s face. That cry was on the steppe before you, and {foe} rode on it as on a fresh horse.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe} had been called to the felt once by a mother’s knot, and you had known the law of it.',
      },
      {
        ...does(['gift', 'vigour', 'hard', 'none'], {
          action: 'Swear on the felt to hear {foe} first',
          description: 'You bind your own hand with a word, and an enemy may strike while you are listening.',
          success: [
            'You knelt on the felt and swore: no blow before {foe} had spoken, and none from behind. She had asked for the whole and took the half. Then she drove round to {foe}’s captains, whom she had known in cradles, and told them what you had sworn; and a good many would not fight against one who had sworn it.',
            'It was a hard word to give, and you gave it with a dry mouth. She bit the thread of her sewing. “Now I have a right to tell you,” she said, and told you what {foe} was most ashamed of, and when {foe.he} slept alone. You had come much nearer to it, and {foe} had lost a mother.',
            'She made you say it three times, once for each of her dead, and laid your palm on the stain where {foe} was born. Mercy is a knife as well, and must be held by the right end. When it got about, two of {foe}’s own people came to you with the truth of the old wrong, and the camp was afraid.',
            '“To hear {foe.him},” you said, “and to weigh it.” No more than that. She wept as a roof does, everywhere at once; and then she turned to where {who} lived, and asked pardon, for the whole house. Nobody of {foe}’s blood had ever done so. {foe}’s riders heard of it, and would not look at one another.',
          ],
          failure: [
            'You swore, and she embraced you, and the news of it went on ahead. {foe} laughed till the cups shook. An enemy who has to listen first can be talked to by forty bowmen, {foe} said, and sent for the forty.',
            'You had the words out before you thought of {who}. You heard then how they would sound in that tent, and took back the half of them, stammering; and a word half taken back is a horse with two riders. She told {foe} everything, in her disappointment.',
            'She would not have the half. It was the whole that she wanted, and she spat on the felt beside your hand, and cursed you by your mother’s milk. A boy with goats had seen you on your knees before {foe}’s house, and he made a good thing of it.',
            'It was the wrong felt. She had brought another child’s, in her haste, a dead one’s, and an oath upon it binds nobody but the dead. She saw it as you did. She screamed; she ran into the grass; and {foe}’s people, who had been looking for her, found the two of you like that.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'On the felt where {foe} was born you had sworn to listen before you struck.',
      },
    ],
  },
  {
    key: 'mongols/course-the-promised-luck',
    kind: 'course',
    of: 'carry',
    openings: [
      'Listen: a shaman had told nine poor tents that their luck would come up the road in a stranger’s keeping, and then you came up it with what you carried. They took you in with drums. They wanted what you carried to stay, and they had closed the road behind you with carts, all out of love; and {who} was waiting.',
      'You have seen people run at a stranger with knives. These ran with milk. Their shaman had dreamed that somebody would bring the luck back to the camp, and they had looked at what you carried and wept for joy. It was a mistake, and you told them so. They nodded, and put one more cart across the road.',
      'A camp with no luck wanted what you carried, because a dream had told it to, and its carts stood wheel to wheel across your only road. Nobody threatened. Children had been washed. An old shaman walked three times round what you carried, and said that it was smaller than in the dream but had the same smell.',
      'Nine tents, two cows, a dead spring and a prophecy: that is what lay in your way. “You are bringing it to us,” said the eldest. What you carried was for {where}, you said, as {who} had asked of you. She patted your cheek, for the dream had warned her that the bringer would not know. They would not let it go on.',
      'It is bad to be robbed, and worse to be thanked. They thanked you for what you carried before you had your hat off. It was their luck come home, the shaman had it on good authority, and the whole camp sat round it in a ring, touching nothing, with tears in their eyes. You could get no farther, unless you were to step over some child.',
      'The drum had been going since you came over the rise, and you had thought that it was for a wedding. It was for you. They were poor, those nine tents, and had been promised better, by a shaman, through someone who bears what belongs to another. So they would keep what you carried, and the road was shut. They had even put up a tent for it.',
    ],
    still: [
      'The drum had stopped, to let you think. All the children sat with their hands on their knees.',
      'They had lit juniper round what you carried, and the shaman was asking it, aloud, how it had slept.',
    ],
    later: 'Nine tents had stood there, and a tenth, quite small, that had never had anybody in it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell them whose it is and why',
          description: 'You take a hope from poor people with your own mouth, and {foe}’s friends may hear it.',
          success: [
            'You told them of {who} and of {foe}, and of the whole road, and they listened as people do who have nothing else. At the end it was quite still. “Then our luck is that you passed by,” said the eldest, “and were honest.” They pulled the carts apart, and a boy ran before you to show where the road is soft.',
            '“If I leave it here,” you said, “you will have what was kept from {who}.” They had been robbed themselves. The shaman beat one stroke on his drum and put it away. They brought you through to the last cart, and all walked along for a bowshot, with their hats off to what you carried.',
            'You said only that it had been asked of you by somebody who could not come in person. They knew how that is; they had all sent somebody for something. So they let it go, and an old man told you what he had seen of {foe}’s riders, and which road they had not thought of.',
            'The shaman asked whether you were sure, and you answered that you had sworn. That was another matter. A dream is a guest, said the eldest, but an oath is the tent-pole. They took cart after cart out of the road, and their best singer put you in a song, to go ahead and make people kind.',
          ],
          failure: [
            'You explained it, and they were touched, and went on just as before. The dream had told them that the bringer would have a story. It had even said that it would be a good one.',
            'At the name of {foe} there was a muttering. They grazed on {foe}’s grass. It would be better, they thought, if the luck were to lie hidden with them a while, and nobody had talked to you.',
            'You spoke of {who}’s need, and the eldest took you by the hand from tent to tent and showed you theirs. You saw everything. When you came out of the ninth you had no more arguments than a spoon.',
            'The little ones had begun to cry when they grasped that you meant to take it away, and the big ones began because of the little ones. You raised your voice. Then the dogs did, and it was over for that time.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'Nine poor tents had taken what you carried for their luck, and had let it go for the sake of {who}.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Let them honour it and wait them out',
          description: 'It costs a day of drums and thin soup, and you must keep awake beside it.',
          success: [
            'They danced round it and they sang, and you sat by and smiled till your jaw was stiff. Nothing happened; the cows gave no more than before. “It is a quiet sort of luck,” said the eldest at last, doubtfully. When you asked again whether you might go on with it nobody got up to stop you.',
            'One day of honour is long. Each of them had a wish to tell to what you carried, and you heard them all, being next to it. They were small wishes. By the last the drum had lost its voice, and they had said what they wanted to somebody, and needed no more; they rolled aside a cart.',
            'You had them set a watch over it, and the watch asked leave to go and milk. Then the next one did. A wonder has to be fed like anything else, and they could not afford one. They were rather glad, I think, when you took your leave of them and it went with you.',
            'The shaman fell asleep first, worn out with joy, and after him the drummers. You did not creep away; you sat on till they woke, and found you there, and it. Such a person could be trusted with luck, they said. They held the road open for you with both hands.',
          ],
          failure: [
            'A calf was born in the camp, to the thinner cow, alive, and with a white star. After that there was no more talking to anybody. They set two more carts across the road, and named the calf after you.',
            'You fell asleep against it. When you woke you had a wreath on, and there was a procession that went as far as the dead spring and had you in the middle. They had taken your snoring for a sign.',
            'The soup was so thin that you could not stay awake on it and so salt that you could not sleep. About the middle of the drumming you wept. They all embraced you; they had known that you would see it in the end.',
            'News of it had got round, and there came people from other camps as poor as theirs. You were waiting for a crowd to tire, and it doubled. They sat in rings, like the rings in a tree, with you and what you carried for the pith.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had sat through a day of drums beside what you carried, until a camp was tired of being lucky.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Slip out with it between the carts',
          description: 'There is a hand’s breadth to either side, and the camp will feel that it was robbed.',
          success: [
            'You went when the drum was loudest, round an axle and over a shaft, with what you carried ahead of you. Behind you nine tents cried out as one. But {foe}’s riders had been told where you were being kept, and came for you there; they found a furious camp and were beaten with ladles.',
            'There was a gap where a child had been sitting and had gone off to be fed. You took it at a run. They were still singing to the place where you had been. It gained you most of a day on {foe}, whose man was in the ring with his mouth open, singing the second part.',
            'You asked if you might show it to the spring, and they made a lane for you, and at the end of the lane you did not stop. They ran well for hungry people. By the time that {foe}’s watcher had got on his horse they were all over the road, and he could not ride through the weeping.',
            'A dog barked, and you threw him a crust and went by. You scraped an axle. What you carried took no harm; and since you had gone out on the wrong side you struck a track that {foe} did not know of, while the whole ambush lay waiting for you on the other.',
          ],
          failure: [
            'You stuck. The cart beside you had a grandmother in it, and she looked down between the boards and put a finger to her lips. Then she thought better of it and screamed. One of {foe}’s people was there to buy hides, and heard for whom.',
            'You were through, and clear, and had begun to laugh, when the shaman stepped out of the grass with his arms wide. He had gone apart to pray. You both fell; and the whole camp came running with juniper, and {foe}’s spy came after the camp.',
            'You had taken the gap on the left, and it was where they had tied the goats. A goat is a bell with legs. When you had been led back everyone was kind; but the noise had been heard on the high road, and a rider turned his horse there, toward {foe}.',
            'You chose the moment when they all shut their eyes to pray. One had not. He was nine, and he said nothing, only walked along with his hand in yours, and told you then that his sister was ill. You turned back by yourself; and {foe}’s people gained what you had lost.',
          ],
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had slipped out between the carts with what you carried, and nine tents had called after their luck.',
      },
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Clear their dead spring with your hands',
          description: 'The rocks lie deep and may fall on you, and if no water comes they keep what you carry.',
          success: [
            'The luck was under the stones, you told them, it had only been lying on its face. You heaved out the first, and the ninth, and something under the tenth drew breath. Water stood in your boots. They forgot what you carried entirely; and then they brought you through the hills by a way which {foe}’s riders never found.',
            'Prophecies are like girths, they can be let out a hole. “I bring it,” you said, and got down into the spring. It took all your strength and some that you had not met before. When the mud turned to water the shaman knelt to you first; and for {who}’s sake they sent all of {foe}’s scouts astray.',
            'It was one boulder. Four families had each pulled at it, on four different days. You put them all on the one rope, and yourself underneath, and it came out like a tooth; there was a sound of swallowing, and the water rose. They kept the boulder for luck. When {foe}’s riders came by they rolled it on to the road.',
            'You worked till you saw two springs, and only one was real, and that one ran. The cows walked into it up to the knee. “It was you that he dreamed of,” the eldest said, “and not what you carried”; and she set her sons along the road behind you with slings, against {foe}, as many sons as she had.',
          ],
          failure: [
            'You pulled out a stone, and another came down in its place, and so on, as in a bad marriage. When the whole side had slid in they helped you out by your collar. They looked at the hole, and moved one cart more across. {foe}’s riders had the more time.',
            'There was water, a cupful, and it was salt. You would rather there had been none. They sat round it quite silent, and their disappointment could be seen for miles, it seems, because {foe}’s scout came to ask what had died.',
            'Your back gave a crack like a tent-pole. They carried you to the small tent, very tenderly, and dropped the flap; and there you lay beside what you carried, and heard {foe}’s riders go by on the road toward {where}.',
            'You had found the vein, and it ran, and it ran away downhill on the other side to {foe}’s pasture. There they filled their skins and praised Heaven. From above nine families looked down at it; you could not look at all.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had dug open a dead spring with your hands, so that nine tents would let pass what you carried.',
      },
    ],
  },
  {
    key: 'mongols/course-the-honest-drover',
    kind: 'course',
    of: 'accused',
    openings: [
      'Listen: an honest man was riding to {where} to swear against you, and you caught up with him. He was a drover, old, on a camel. {foe} had not paid him a hair. He believed what he was going to say about the charge, and it was false, and he would be trusted; so you had the length of one road in which to turn him.',
      'A bought witness can be bought again, but what will you do with an honest one? This one sat on a camel and told you pleasantly that he was bound for {where}, to bear witness on {foe}’s side. It was only then that he asked your name. He drew the camel across the road, and wished you to go no farther beside him.',
      'A drover with one good eye was to be {foe}’s best witness against you, and there he was, mending a pack-saddle in the middle of your way. He had seen it, he said, with that eye. He would tell at {where} what it saw. If he told it there as he told it to you, then the charge would stick to you like pitch to wool.',
      'Of nine witnesses eight may lie, and it does not matter, so long as the ninth is believed. {foe} had found the ninth. He was a poor drover who had never in his life said more than he knew, and he was going to {where}, slowly, with his camel, to speak against you. He was sorry. He had thought about it for a long while.',
      '“I know you,” said the old man on the camel. “You are the one whom I am going to ruin.” He spoke as one speaks of a duty. {foe} had asked him merely what he saw, and he had seen what he had seen, and it was bad for you; so to {where} he must go. He did not ask you to make way. He was in front.',
      '{foe} had a witness whom even you would have believed: an old drover, clean as a bone, who took no gift and was riding to {where} against you on his own camel. You met him at a place where the road has room for one. He held up a hand. He had rather, he said, not be spoken to, as somebody might think that it had helped.',
    ],
    still: [
      'The camel had knelt down. The drover sat on her as before, and ate an onion, and looked straight in front of him.',
      'He would wait, said the drover. It made no difference to the truth, and at his age one was always waiting for something.',
    ],
    later:
      'A camel had knelt there for a long while. Beside the hollow lay onion skins, in a neat heap, as an honest man leaves them.',
    ways: [
      {
        ...does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Ask him what he truly saw',
          description: 'You must let him say the worst of you, step by step, and never contradict.',
          success: [
            'You asked as one asks the way. Where had he stood, and how far off, and who had told him which was which? He answered each thing honestly, and each honest answer took something off. By the last there was left a coat, going away. “I could not swear to a coat,” said the drover, astonished, and turned the camel’s head.',
            'He told it three times, at your wish, and in the third he stopped. He had come to the place where he used to say “and then I knew”. How had he known? {foe} had told him. He sat with his mouth open. In sixty years he had never come so near to a lie, he said, and he thanked you for the distance.',
            'You had him show it you with onions: this one for him, that for you, and a big one for {foe}. When they were all set out he scratched his head, because the big one was in front of you. He had never seen you at all. He would say so to anyone who asked; and he ate the big one first.',
            'An honest man is a horse with a stone in the hoof, he will lift it himself. You let him talk. It was the year that was wrong, he found, counting his camel’s calves. In that one he had been ill, and had it all from his brother. He went home, to ask his brother what he meant by it.',
          ],
          failure: [
            'He told you what he had seen, in order, and it sounded worse each time. By the third you had begun to believe it. You looked at your own hands; and the drover gave you half of an onion, because he was sorry for you.',
            'You contradicted him once. It was a small thing, a matter of which side. But he shut his mouth like a purse, and said that he could see now why {foe} had warned him about your tongue.',
            'His memory was as good as his word. He had the day, the dung-fire, the lame dog. There was no crack in it that you could have got a straw into, and when you had looked for one long enough he asked if you had finished.',
            'He was so eager to be exact that he never arrived. He began with his grandfather. Wherever you put a question he went back some years, to be fair to everybody, and you gave out before anyone had been born who had to do with it.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'An honest drover had meant to swear against you, and found when you asked him how little he had seen.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Keep him company on the road',
          description: 'It goes at a camel’s pace and proves nothing, but he will know whom he swears against.',
          success: [
            'You went along beside the camel, and drew water where there was water, and did not speak of it. He watched you with his one eye for the whole stage. “You tie up the flap behind you,” he said at last. He would still say what he had seen; but he would say that also.',
            'He was to have hated you, and it did not come. You had the same way of roping a pack. Two people who rope alike cannot well set out to ruin each other, and before the road forked he was not quite so sure about which year it had been.',
            'Nothing was said. You helped him up, you helped him down, you found the camel when she had strayed. When you parted he gave you a look over his shoulder. He would ask them at {where} to put the question to you, he said, and to let you finish answering.',
            'He tried you, as old men do: he left his purse on a stone. You ran after him with it. He left his hat, and his onions, and you ran. By the fourth thing he was laughing so much that he had to get down, and he promised you, if not silence, then to speak slowly.',
          ],
          failure: [
            'You meant to be seen at your best, and fell over the tent-rope, swore by Heaven and kicked his kettle. It was a bad stage altogether. “I shall not mention it,” the drover said, and you could see that he would never forget it.',
            'His camel took a dislike to you and spat, and she had never, he said, been wrong about a person. From there on he rode with his coat between you and his purse. You walked in the dust of both their opinions.',
            'You shared a road and he would share nothing else, no fire, no salt, no word, so that it could not be held that you had got round him. He ate behind a blanket. You might have been a hundred miles off, and a better person there.',
            'You were seen with him, that was all it came to, by people who told it on as bribery. He was beside himself. For sixty years nobody had been able to say that he was walked with, and he blamed you for it to your face.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had gone at a camel’s pace beside the one who would swear against you, and had carried his kettle.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go and look from where he saw it',
          description: 'You lose the way there and back, and {foe} has people on that ground.',
          success: [
            'You lay where he had lain, and looked along his line, and a rock stood in it. No eye goes through a rock. There were fresh chips besides; {foe} had set people to take it down before anyone should come to look. You chased them off with their hammers, and {foe} had to leave it standing there and think again.',
            'From his stone one could see {foe}’s track and not yours. You followed it, since you were there. It led to a hut where two clerks were making nine witnesses out of nine beggars, with speeches to learn. You told the beggars what is done to such, and {foe} had nine the fewer.',
            'It was all just as he had told it, the thorn, the dung-hearth, the lame dog. It was the dog that took you by the coat. She led you to where {foe} had buried what would have cleared you; and when {foe}’s riders came to move it there was only the dog, looking innocent.',
            'You went there with a child of the place, who asked why everyone came to look at that hill. Who had? Riders, she said, practising. They had gone up and down in a hat like yours. You brought that to the drover, and he to everyone he met; and {foe} had to think of something new.',
          ],
          failure: [
            'You found the hill, and {foe}’s people were on it, having dinner. They were glad to see you there. It is just where the guilty come back to, they said, and they would be able to swear to that as well.',
            'He had described it so exactly that you went straight past it. You looked for a great thing, and it was a small rise with a thistle. By the time that you had understood this {foe} had sent to {where}, to have the hearing brought forward.',
            'You fell in the gully that he had warned you of, and could see from the bottom that he was right about the gully. {foe}’s herd-boys looked over the edge. They ran off to be the first to tell that you had been there.',
            'The ground had been ploughed. Nobody ploughs there; but {foe} had yoked six oxen and turned over the whole place, to be safe, and sown it with millet. You stood up to the ankles in your proof, and somebody took note of whose boots those were.',
          ],
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had gone to lie where the drover lay, and had seen from there what {foe} wished nobody to look at.',
      },
      {
        ...does(['force', 'vigour', 'hard', 'serious'], {
          action: 'Hold your hand in his fire and swear',
          description: 'His people believe whoever does not draw back, and fire burns the innocent too.',
          success: [
            'You laid your palm on the coals and said that it was not so, and that he meant no harm by saying that it was. You spoke to the end of the sentence. He had seen liars swear, and they are always brief. He got up, and told it of you at every well on the road, and three of {foe}’s witnesses went home.',
            'He said that there was no need, and you said there was. Old men know what a burn is. When he could not bear it any longer it was he who pulled your hand away, and by the custom of his people he had thereby spoken for you. {foe} found no more honest men in that country.',
            'The fire was of dung, and slow. You swore once for yourself and once by {who}, who believed in you, and the drover’s lips moved along with it. At the second name he swore the same. So {foe}’s one true witness had become yours; and people who heard it got up from {foe}’s felt and came over.',
            'You held it there until the camel looked away. “Enough,” he said, “either you are right, or you are somebody whom I do not wish to be against.” He thought for a moment longer, being honest, and decided on the first. He sent back {foe}’s summons with his mark across it, and the judges asked what that meant.',
          ],
          failure: [
            'You drew it back. It was a spark, in the sleeve, anyone would have; but he had been looking at your hand and not at the sleeve. He shook his head over it, truly grieved, and at the next camp {foe}’s people asked him why, and he does not lie.',
            'The fire went out under your palm. It was a poor fire. He turned over in his mind, as an honest man must, whether Heaven had spared you or refused to listen, and came in the end to the second; and {foe} had it cried at three wells.',
            'You swore so loudly that his camel bolted with the bread, the kettle and his good coat. He ran after her. A man who has been made to run at seventy does not come round to anybody’s side, and it was {foe}’s riders who brought him back the camel.',
            '“He who is right need not burn,” the drover said; it was the teaching that he had been brought up in. So to him you were the guiltier the longer you held it. He told them at {foe}’s next camp how well you had stood it.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had held your hand in an old drover’s fire to be believed, and he had believed you.',
      },
    ],
  },
];
