import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/* What an oath brings in the middle, by what it asks for; told by the old rider at the fire, as all the scenes are. */
export const mongolCourse: readonly SagaSceneContent[] = [
  {
    key: 'mongols/course-the-fowlers-price',
    kind: 'course',
    of: 'find-out',
    cast: { fowler: 'he', clerk: 'he' },
    openings: [
      'Listen: a fowler with an eagle on his fist had been hunting at {where} and seen what became of {who}’s son there, and he would sell it to you or to another. On the other side of his fire sat a clerk of {foe}’s, who wanted to buy his silence with a fur coat. Nobody had bid yet. He asked what you would give, and would tell nothing before.',
      'You found a fowler who had seen at {where} what became of {who}’s son, the post-rider, and he would tell it, but only to the better bidder. He sat by a fire with an eagle on his fist. “I sell it once,” he said; for {foe}’s clerk had got there before you, with a fur coat, to pay him for silence.',
      'A fowler had kept for a whole year what he saw at {where} of {who}’s lost son, and he meant to sell it now, to you or to a clerk of {foe}’s. {foe} had sent the clerk with a fur coat to buy his silence. You had come for his speech. They sat at one fire, and the fowler’s eagle looked from the one of you to the other.',
      'At a fire by the road {foe}’s clerk wished to pay a fowler for his silence, and you wished to hear him. The fowler had been hunting near {where}, and his eagle had looked down on what {foe} did to {who}’s son. The clerk had brought a fur coat. The fowler laid three fingers on the eagle’s hood, and called for the first offer.',
      'You had been told of a fowler who knew what became of {who}’s son at {where}, and when you came to his fire he was in the middle of selling it. “{foe} offers me a fur coat to forget,” he said. “What does {who} offer?” {foe}’s clerk sat there with the coat already. An eagle slept on the man’s fist, and you had nothing along but an honest cause.',
      'At a fire by your road sat a fowler with an eagle, and he would tell what he saw at {where} of {who}’s lost son either to you or to {foe}’s clerk, who was to buy it so that nobody should hear. The clerk had a fur coat for him. A secret is mutton, it is smelled four valleys off. The fowler wanted an offer before he spoke.',
    ],
    still: [
      'The fowler had not sold his secret yet, and you could not leave him to {foe}’s clerk, who wished to buy his silence. He fed the eagle one leg of a hare.',
      'The fowler would not tell yet what he knew of {who}’s son, and if you went away {foe}’s clerk would have it for his coat. He looked as though he could wait for another year.',
    ],
    givenUp: [
      'The fowler took {foe}’s fur coat and would say nothing of what he saw at {where}. The clerk rode home content, and you left that fire and had learned nothing.',
      'The fowler was tired of both bidders and went home with his eagle, and his secret was sold to nobody. {foe}’s clerk had no answer to bring back, and neither had you.',
    ],
    later:
      'Where the fowler’s fire had been lay the feet of a hare, three of them, and a great feather stuck upright in the ash.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the fowler whom the secret hurts',
          description: 'You must open {who}’s grief to a stranger, and {foe}’s clerk will sit and hear it.',
          success: [
            'You told the fowler what {who} had suffered, and he sent off the clerk and told you half of what he knew, for nothing. He had only thought of {foe}, and of coats. “I did not know that there was somebody at the other end,” he said.',
            'You told the fowler that he was selling what belonged to {who}, and he saw it and told you what he could, in front of the clerk. “Do you sell people their own hands?” you had asked. It was enough to go on with a straighter back.',
            'You told the fowler the whole of it, from the oath to the last fire, and he told you what he had seen at {where}. He had a sister like {who}, he said. He told it as to one of his own family, and the clerk got nothing.',
            'You spoke of {who}, and the clerk yawned, and for that the fowler turned from him and gave his secret to you. “That one has never lost so much as a glove,” he said. He told you the place, and what he had seen with his own eyes.',
          ],
          failure: [
            'You made {who}’s sorrow so large that the fowler took fright and put the price up. “It will cost me my head,” he said, “a sorrow like that.” He had thought that he was selling something small.',
            'The fowler wept over {who}, and went on with the bidding just as before. He was a great weeper; he wept over every hare. The clerk had seen such tears, and laid down a knife with a silver grip.',
            'The clerk asked you civil questions, until it sounded as if {who} might have dreamed it all, and the fowler was not moved. He did not care to sell to a dreamer, he said.',
            'You named {who}, and the fowler had once been beaten as a beggar from such a door, and would not be moved. The eagle shook out her feathers. He asked for the next offer.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'A fowler had had the truth to sell, and you had bought it with {who}’s grief, having nothing else.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hunt with the fowler and ask him nothing',
          description:
            'It costs you a day of beating hares out of thorns, and he may at least not sell his silence to the clerk.',
          success: [
            'You beat the thorns for the fowler until your shins were red, and he was so pleased that he would sell the clerk nothing. He did not like that one’s hands, he let fall. {foe} should have no silence from him.',
            'You ran for the fowler as nobody had since his sons left, and he gave you the liver and sent the clerk home with his coat. Of what he knew he told you nothing yet. But {foe} had not bought it.',
            'You hunted with the fowler until he had forgotten the sale, and the clerk packed up his furs and left. He was shouting for you across the thorns as one shouts for one’s own hound. {foe} had got no silence for the coat.',
            'The fowler let you carry his eagle, and she did not bite you, and on that account he turned down the clerk. She weighed as much as a lamb. He did nothing against her opinion, and he wished you well.',
          ],
          failure: [
            'You put up hares where there was no eagle, and the fowler called you in like a bad dog. So you had won nothing by it. You sat by the fire across from the clerk, with burrs in your stockings.',
            'The eagle took the clerk’s hat for a hare, and the fowler blamed your beating, and had to let the clerk have the next word in the bidding. His head had not been in it.',
            'You fell down a marmot hole at the first run, and hunted no more that day. When you had hopped back to the fire the fowler and the clerk were a little tipsy, and spoke of the price of fur.',
            'You beat for the fowler all the way to the next range, and he talked only of jesses and bells. You had asked nothing, and he told you nothing. The clerk was waiting by the fire with the coat.',
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
          description:
            'You go alone to a rock from which the eagle hunts, to find a way to {where}; {foe}’s watchers have a path there also.',
          success: [
            'You climbed the eagle’s rock and saw from it a fold in the ground that leads up to {where} unseen, and you learned it by heart. Only birds had ever troubled about that fold.',
            'You climbed the rock where the fowler used to sit, and saw {foe}’s riders leave the road at a thorn, one by one, and so you knew of a second road to {where}. Nobody can sell you what you have seen for yourself.',
            'You climbed to the height and found the fowler’s own tally of {foe}’s comings and goings, cut on a hare-bone, and so you learned when {where} is left with three guards. He had counted for a year. You cut the same upon a stick and put it back.',
            'You climbed to the eagle’s nest, and in it was a piece of curtain that she had fetched from a back door of {where}, and so you knew that there was one. A herd-girl told you that it does not hang on the road side. It is a poor thief who does not leave the way open.',
          ],
          failure: [
            'You climbed the wrong rock of three, and saw nothing from it but the other two. On the middle one sat a watcher of {foe}’s, who lifted his hat to you. You climbed down again to the fowler’s fire.',
            'The eagle took your head for a hare as you looked over the ledge, and you went down that rock by the seat and had seen nothing. The fowler picked thorns out of your coat. People always thought that she was the easy one, he said.',
            'A cord lay across the path to the rock, with a pot on its end, and it rang, and you had to run from {foe}’s watchers before you had seen anything. It was a big pot. You came back to the fire without breath.',
            'You climbed the rock and saw grass, and some cattle, and a man washing his feet, and nothing of {foe}’s. The eagle has other eyes than you. When you were down again the two at the fire had not even missed you.',
          ],
          hurt: 'mishap',
        }),
        won: { approach: 1 },
        lost: {},
        remembered: 'You had climbed to an eagle’s rock, to see for yourself what {foe} paid to have forgotten.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Trick the clerk into having the secret told aloud',
          description:
            'What is told to the clerk you will hear too; but if he smells it {foe} will have word by a fast horse.',
          success: [
            'You asked the clerk how he knew that the secret was a true one, and he had the fowler tell it all, and you heard it too. You sat by, greasing a boot. He had bought what you owned now, and dared not tell {foe}.',
            'You bid against the clerk until he had given all that he had with him, and then you gave in, and he would have it loudly for that price, and you heard every word. You were two bowshots off by then. He had to walk home to {foe}.',
            'You recited something false to the clerk, and he laughed and told the fowler to put you right, and so you heard the truth. “Tell the fool,” he said. His mouth stayed open after that, and {foe} waited a long time for his letter.',
            'You told the fowler that an eagle could see nothing from so high, and to prove it against you and the clerk he told all that she had seen. Fowlers are vain. The clerk was half way to {foe} before he thought of what you had heard.',
          ],
          failure: [
            'You tried to trick the clerk, and he knew the trick and smiled. He had bought and sold in three bazaars before he took {foe}’s bread. He drew your face on his tablet, and a boy rode off with it.',
            'You winked at the fowler to help you, and the clerk saw it, and so your trick was spoiled. He had a messenger of {foe}’s with a fast horse near by, and soon the news was on its way.',
            'You got them to tell a piece of the secret aloud, and it was a false one, which those two had agreed on in case you came. You followed it for half a day. {foe} had been told which half-day you would be away.',
            'You had tricked them into telling it to both, but only if both paid, and you had nothing, and so you heard nothing. The clerk read from your face what it was worth to {who}. He sent word of that to {foe}.',
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
    cast: { huntsman: 'he', 'hound/leader': 'they' },
    openings: [
      'Listen: nine hounds came along your track with a huntsman of {foe}’s behind them on a mule, and they were on the scent of the chief’s bones. You had hidden the sack in some rocks behind you, and {foe} had given them a rag that smelled of it. They would run till they found it. You had to turn them here.',
      '{foe}’s huntsman stopped before you with nine hounds, and they had the scent of the chief’s bones. {foe} had let them smell at a felt that had lain under the sack, and you had hidden it close by. He asked you to get off the line, so that he could loose them. You can lie to a man, but nobody has yet lied to a dog.',
      'An old huntsman of {foe}’s came toward you, dragged by nine hounds, and they sang, for they had the scent of the chief’s bones. You had hidden the sack not far behind you, and {foe} wanted it found. He had nothing against you, he panted, but it was {foe}’s meat that they had eaten. If you let them by, it was found.',
      '{foe}’s huntsman wanted to loose nine hounds upon the scent of the chief’s bones, which you had hidden under stones, and you were standing in the one narrow place where you could stop it. He had got down to undo the collars. The hounds did not look at you at all. They looked through you, along the way to the hidden sack.',
      'Over the rise came nine hounds, and a huntsman of {foe}’s with a rag in his fist, and they were going straight for the sack with the chief’s bones. You had hidden it well from riders and from spies. Nobody had thought of noses, and {foe} had. They had to pass where you stood, and if you let them by, it was found.',
      'Nine hounds ran up to you and sat round you in a ring, for you smelled of the chief’s bones, and they had been put on that scent. The sack lay hidden near by. {foe}’s huntsman came after them with his whip. “Then it cannot be far,” he said, “and they will find it without you.” He was not unfriendly. He had his orders, and you had to turn them.',
    ],
    still: [
      '{foe}’s huntsman still held nine hounds ready to run to the hidden sack with the bones, and you could not go away and leave it to them.',
      'The huntsman still wanted to get by you with his hounds, and if you left the place they would find the sack with the bones. They pulled, and he had wound the leashes round his wrist.',
    ],
    givenUp: [
      'The hounds ran on past you, and lost the scent in a stream, and the sack with the bones was not found. {foe} knew by then in which country to look; but the way was free.',
      'The huntsman led his hounds round you by another road, and the scent had grown too thin to follow. You had not stopped him, and the bones stayed hidden all the same.',
    ],
    later:
      'Hair of the nine hounds hung on the thorns there, the colour of old tea, and the huntsman’s rag, chewed, that smelled of nothing any more.',
    ways: [
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Lay a false scent across the hounds’ way',
          description:
            'You run a wide ring dragging your own shirt, which smells of the sack; a wrong turn brings them nearer to it.',
          success: [
            'You dragged your shirt in a ring round a hill, and the hounds ran in it round and round, and did not find the bones. A hound has no notion of rings. The huntsman was in the middle like somebody turning a mill, and {foe} lost those days.',
            'You rubbed your shirt on four hundred sheep and had them driven home by all the ways there are, and the hounds did not know which to follow. They sat down and howled at Heaven. The huntsman sent to {foe} for four hundred more.',
            'You laid the false scent to {foe}’s own camp, and the hounds ran there and dug up {foe}’s bed. I had it from a cook. The sack lay in quite another place, and nobody dared to say that the hunt had gone well.',
            'You tied your shirt to the tail of a wild ass, and the hounds ran after it into another country, and the huntsman after them. The bones were safe from them. {foe} had word of him by and by from the edge of the desert, and he wanted money to come home.',
          ],
          failure: [
            'You wanted to tie your shirt to a wild ass, and he would not be caught, and so no false scent was laid. You had called him by names of endearment, and by others. The hounds had gone on at a trot, and you barely headed them off.',
            'You hung your shirt in a thorn bush, and the eldest of the hounds looked up at it and was not deceived. She led the other eight past it, as a grandmother takes children past a honey-seller. {foe} heard the horn that same day.',
            'You ran with your shirt in your hand into another party of {foe}’s, who were cooking, and your false scent was found out. They asked what you were doing. One of them rode to tell the huntsman.',
            'You dragged your shirt in a ring and came by mistake on to the true line, and so the hounds were a good piece nearer to the sack. The huntsman thanked you by lifting the rag. You got in front of them again only by running.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'Nine hounds had been put on the scent of the chief’s bones, and your shirt had gone another way.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit down among the hounds and calm them',
          description:
            'It takes the better part of a day, with dog on every side, until the scent is too old to follow.',
          success: [
            'You sang to the hounds, low, as to a mare that will not own her foal, and they lay down, and by the time they rose there was no scent any more. The huntsman wept, who was far from his own village.',
            'You drew a thorn from the foot of the eldest hound, and she lay down over your feet, and the others with her, until the hunt was no use. Nobody else had looked. The huntsman could drag nine dogs or he could wait.',
            'You yawned, and all the hounds yawned, and the huntsman, and they slept, and so they found nothing that day. A yawn goes through a pack faster than a fright. You walked softly round the whole heap.',
            'You sat down among the hounds and scratched them until the scent had grown too thin, and the huntsman took them home. Nine hounds make one warm heap. He had not had the heart to blow.',
          ],
          failure: [
            'You smelled so strongly of the sack that the hounds sang louder the nearer you sat. It drew the herd-dogs of three camps. Nobody could be calm any more, yourself least of all.',
            'You calmed eight of the hounds, and the ninth was young and woke them all up again. It was his first hunt, and he told them about it with his head thrown back. You have met such people.',
            'You had the hounds lying round you when a hare ran through the middle, and after that they were as fresh as milk. The huntsman combed out the leashes. He asked you, kindly, not to help.',
            'You sat down among the hounds, and they were not calmed but wanted you to come with them on the scent. They brought it to your knee, and wagged. The huntsman had never seen them so willing.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had once sat for most of a day in a heap of {foe}’s hounds, so that they should find nothing.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Hold the way against the hounds',
          description: 'Nobody gets past you there, but you are alone, and dogs begin with the legs.',
          success: [
            'You stood in the way with a pole and threw back the hounds, and after the second none would try it, and the huntsman turned them home. {foe} could come and stand there in person, he said. They sat out of reach and scratched.',
            'You held the way, and threw the hounds back one after another, like somebody putting out shoes, until they stayed where they were. They had all come together at first and you went down under them. The huntsman blew them off.',
            'You took the huntsman by the belt and carried him away, and he whistled, and the whole pack came to heel behind him. He was a small man. When you put him down a mile off he had no voice left to set them on again.',
            'You rolled a boulder into a narrow place and sat on it, and the hounds could not get by, and the huntsman turned them homeward. There was no other way for half a day. He had bunions.',
          ],
          failure: [
            'You held off eight hounds, and the ninth went between your knees, and you had to run after him and carry him back. The huntsman had seen by then where he was heading.',
            'The hounds had you by the sleeve and the sash and the trousers, and the huntsman came on behind them. You had not held the way well. You got loose and stood before them once more, and {foe} had gained an hour.',
            'Your pole broke on the rock, and the hounds drove you back, step by step. {foe}’s riders had come up to see it, and laughed.',
            'The huntsman sent some of his hounds round by a goat’s way while you held the others, and one of them found the line and came back to tell it. They were all the hotter after that. He had waited with you, out of courtesy.',
          ],
          toward: 'against',
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had barred the way once to {foe}’s hounds, and thrown them back one by one.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Win the huntsman over from {foe}',
          description:
            'You must tell a stranger in {foe}’s pay whose bones they are and what you swore, and he could sell it.',
          success: [
            'You told the huntsman whose bones they were, and he came over to you and called off the hounds by name. He had thought that it was stolen silver. He blew “lost” on his horn, for {foe} to hear, and it was the finest lie of his life.',
            'You told the huntsman what {foe} would do with the bones, and he put the rag in the fire and led his hounds home. He told {foe} that the whole pack was past its work. He was a proud man, and it cost him something.',
            'You told the huntsman that this was no game for him, since it could not run, and he was stung and gave {foe} notice. He had hunted wolves for two khans. He led the hounds away, and three of his beaters went with him.',
            'You spoke to the huntsman, and it came out that his father had died guarding a grave, alone, and so he changed sides. He led {foe} the wrong way for nine days. He sent you a herder with word of each.',
          ],
          failure: [
            'The huntsman listened to you and thanked you, and did not come over. It would be easier for the hounds, he said, now that he knew whose bones they were. He had eleven children.',
            'The hounds began to sing while you spoke, and you had to shout your secret, and others heard it, and the huntsman was not won. Two dung-gatherers had it, and the mule-boy, and then {foe}.',
            'The huntsman agreed with all that you said, and wept, and then he agreed with a rider of {foe}’s who came by. So he was not won over. There are people who agree with the last one they have talked to.',
            'You praised the huntsman’s hounds and took the wrong one for the leader, and he would hear no more from you. He went as stiff as a lance. He made them ready there and then.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A huntsman of {foe}’s had gone over to you, though his hounds were sure of the chief’s bones.',
      },
    ],
  },
  {
    key: 'mongols/course-the-ox-cart',
    kind: 'course',
    of: 'avenge',
    cast: { mother: 'she' },
    openings: [
      'Listen: an ox-cart stood across your road and would not move, and on it sat {foe}’s mother, an old woman, who had come to beg for {foe}’s life. She had driven four days, alone. She knew that {foe} had poisoned {who}’s well. She would not let you by until you had answered whether you would have mercy.',
      '{foe}’s mother sat on an ox-cart in the middle of your road and asked you to leave {foe} alive. She was so small that her boots did not reach the ground. “Take me,” she said. “I am old meat, but I am the same meat.” You had sworn revenge for {who}, and her ox filled up the way.',
      '{foe}’s mother asked you for mercy, in the middle of the road, and there was no way past her ox-cart. She had brought the felt on which {foe} was born, and spread it in the dust before you, as one does for a judge. You had sworn to avenge {who}. You could give her a word, or refuse her one; but you could hardly tread on that felt.',
      'An old woman with an ox-cart gave you kumis on the road, and when you had drunk it she told you that she was {foe}’s mother. {foe} was the last of her five. She begged you to let revenge go, or to let it fall on her, and her ox had lain down across the way. One does not lightly curse a woman whose milk one has drunk.',
      '{foe}’s mother held on to your coat with both hands and begged you not to kill {foe}. She did not excuse with a single word that {foe} had poisoned {who}’s well. She asked only that you should not do it back. Her ox-cart stood across the road, and you could not go on without answering her.',
      'Where the road is narrow an old woman had stopped her ox-cart and gone on her knees before you, and she was {foe}’s mother. She wanted {foe}’s life from you. “You will have sworn revenge by the Sky,” she said. “I was at the Sky before you.” There was no room to pass, and she did not get up.',
    ],
    still: [
      '{foe}’s mother still blocked the road with her ox-cart and wanted your word that you would let {foe} live. She had taken out some sewing.',
      '{foe}’s mother would not let you by with her ox and cart across the road, for you had not answered her whether {foe} should live. She had stopped asking, and only looked at you.',
    ],
    givenUp: [
      '{foe}’s mother saw that she would get no mercy from you, and turned her ox toward home. She would warn {foe} that you were coming; and your road was free.',
      'Neighbours came for {foe}’s mother and led her ox and cart out of the way. You had won nothing from her, and she wept as you went by.',
    ],
    later: 'The ruts of the old woman’s ox-cart turned round in the road there, and beside them lay a thimble of horn.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell {foe}’s mother all that {foe} did',
          description: 'She must hear why there may be no mercy, and you have to look at her while she hears.',
          success: [
            'You told {foe}’s mother all that {foe} had done, and she asked for mercy no more, and backed the ox. She had been told a smaller thing. “But ask why, before you do it,” she said. “I should like to know that somebody asked.”',
            'You told the old woman the truth of {foe}, and she gave you the road. She stopped you twice to have a name said over, for she would pour milk for those. She did not forgive and did not curse, she only got smaller.',
            'You told {foe}’s mother everything, and she let you pass, and told it herself at each camp on her way home, and it was believed. “That was never in my milk,” she said. You sat by her until she could hold the goad.',
            'You told it from the beginning, and by the middle {foe}’s mother was saying it with you, for she had guessed, and she turned her cart. Mothers have a place where they keep what they have guessed. You might do as you must, she said.',
          ],
          failure: [
            'You told {foe}’s mother the truth, and your voice grew hard, and she put her hands over her ears and would hear no more. She did not let you by. The ox began to low.',
            'You could not bring yourself to tell her, and said that it had been a quarrel over a saddle. “Then that is easily forgiven,” said {foe}’s mother, and asked again for {foe}’s life. She did not believe you, either.',
            'For each deed of {foe}’s that you told, the old woman told of {foe} at five years, giving a lamb to a beggar, and so you moved her not at all. In the end you had the lamb by heart. She stayed where she was.',
            'A caravan stopped to listen while you told it, and they wept, but for {foe}’s mother, and you had to leave off. You were counting up to a grandmother the crimes of her child. Somebody threw a camel-dropping.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'In the open road {foe}’s mother had heard from you what was done to {who}, and had backed her ox.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Take the old woman home and promise nothing',
          description:
            'It clears the road, and costs you the way there and back, and she will ask at every turn of the wheel.',
          success: [
            'You led the ox and took {foe}’s mother home, and promised her nothing, and came back to your road. She asked, and you said nothing, and she asked, for the length of a valley. At her own door she patted your sleeve.',
            'You brought the old woman home beside her cart, and neither of you had given up anything when you parted. Somewhere along the way she left off asking and told you on which of the hills she had herded. You had no curse on you.',
            'You took {foe}’s mother to her neighbours and made no promise, and they brought you back to your road on a horse. “This is the one,” she told them, and they might have done anything. A promise that is not made cannot limp.',
            'You led {foe}’s mother home and gave your word for nothing, and went the long way back. At her tent she showed you where {foe} had slept when small. You stood in the door with your hat in your hands.',
          ],
          failure: [
            'The axle of her cart broke at the first stone, and you had to hold it up while she asked for {foe}’s life, and you came no farther. You could not go away. When it was bound up again she stopped it across the road as before.',
            'The ox took another road and would not go home with the two of you, and you spent the day pushing him. He had always been like {foe}, the old woman said. By evening you were where you had begun, and he lay down.',
            '{foe}’s mother would not get on the cart but stumbled along behind it, and you turned round for shame. Half that country had seen it. So you had not brought her home, and she barred your way again.',
            '{foe}’s mother threw herself off the cart, four times in a mile, so that you should have to pick her up, and you gave it up. You were the one who was tired. She had the ox led back across the way.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had led the ox of {foe}’s mother home, and had promised her nothing on the whole of the way.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Have the old woman send for {foe}',
          description:
            'By old law a child must come when the mother lays out the felt of its birth; it would hold {foe} up, or bring riders here.',
          success: [
            'You reminded {foe}’s mother of the law, and she sent {foe} a knotted cord, and {foe} had to come to her and sit there for days and could give no orders. She kept it up as she had told you. She let you go on meanwhile.',
            'She sent for {foe}, to talk it out on the felt on which {foe} was born, and {foe} came, and half of {foe}’s riders took it for a sign and went home to their own mothers. She drove off to meet {foe.him}, and the road was clear.',
            'You wrote the summons and {foe}’s mother put her thumb to it, and {foe} came to her unarmed and was scolded, and in that time nothing was plotted. It was a long scolding, with the names of all the aunts in it. You rode on.',
            'You had {foe}’s mother lay her felt on the one road by which {foe}’s supplies went, and nobody of that house dared to set a hoof on it. Ninety carts waited behind her in the dust. You went off past them.',
          ],
          failure: [
            '{foe}’s mother sent a knotted cord, and {foe} cut it and did not come, and asked who had thought of that law. Her messenger named you, and {foe} set out the sooner for it; and the old woman stayed where she was.',
            'She sent a knotted cord to {foe}, but it was tied as a warning, and you could not read it, and so {foe} knew where you were. She was not ashamed of it at all. The cart had not moved.',
            '{foe} did not come, and sent back a lock of hair: it was all the child that she had left. The old woman sat with it in her lap. Its bearer had counted your fires in passing.',
            'The law asks that she spread the felt of the birth, and you spread it for her and trod on it, and she would not call {foe} after that. It was only with the heel. She cried out, and her cry was soon known to {foe.his} people.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe} had once been called away by a mother’s knotted cord, and you had known the law of it.',
      },
      {
        ...does(['gift', 'vigour', 'hard', 'none'], {
          action: 'Swear to hear {foe} before you strike',
          description:
            'You bind your own hand: no blow before {foe} has spoken; and an enemy may strike while you are listening.',
          success: [
            'She spread the felt of {foe}’s birth, and you swore on it to strike no blow before {foe} had spoken, and {foe}’s mother took it and gave you the road. She had asked for the whole and took the half. She told it to {foe}’s captains, and a good many would not fight against one who had sworn it.',
            'You swore that you would hear {foe} first, and the old woman told you in return when {foe.he} slept alone and of what {foe.he} was ashamed. “Now I have a right to tell you,” she said. You had come much nearer, and {foe} had lost a mother.',
            'You swore it three times, once for each of her dead, and she let you by. When it got about, two of {foe}’s own people came to you with the truth of the old wrong.',
            'You swore to hear {foe} and to weigh it, and {foe}’s mother wept and asked pardon of {who} for the whole house, and backed her ox. Nobody of that blood had ever done so. {foe}’s riders heard of it, and would not look at one another.',
          ],
          failure: [
            'You swore to hear {foe} first, and {foe} was told of it and laughed, and sent for forty bowmen to do the talking. So it had done harm. The old woman wept, and wanted more than that from you.',
            'You swore, and thought of {who}, and took back half of it, and {foe}’s mother was bitter and let {foe} know. A word half taken back is a horse with two riders. She sat down before you again.',
            '{foe}’s mother would not have half a mercy, and spat on the ground beside you, and cursed you. A boy with goats had seen you on your knees there, and he told it at {foe}’s fires. She wanted the whole.',
            'She spread a felt for you to swear on, and it was the wrong one, that of another child of hers, who was dead, and so the oath bound nobody. She saw it as you did, and screamed. {foe}’s people heard it from far off; and she had the right one fetched from the cart.',
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
    cast: { shaman: 'he', 'camp/people/tent/crowd/drummer/children': 'they' },
    openings: [
      'Listen: a camp of nine poor tents had closed the road behind you and before you with carts, because a shaman had told them that the halter you carried was their luck. {who} had given it to you for the lead mare of the nine. They took you in with drums. They wanted it to stay, all out of love; and the mare was at {where}.',
      'Poor people ran at you with milk, and would not let you go on, for their shaman had dreamed that a stranger would bring back the camp’s luck, and they took your halter for it, the one that {who} gave you for the lead mare. It was a mistake, and you told them so. They nodded, and put one more cart across the road.',
      'A camp with no luck wanted the halter that you carried for {who}’s lead mare, because a dream had told it to, and its carts stood wheel to wheel across your only road. Nobody threatened. Children had been washed. An old shaman walked three times round the halter, and said that it was smaller than in the dream but had the same smell.',
      'Nine tents, two cows and a dead spring lay on your road, and the people there believed that the halter you carried was their promised luck. Their shaman had foretold it. It was for {who}’s lead mare at {where}, you said. The eldest patted your cheek, and they kept their carts across the way and would not let it go on.',
      'A whole poor camp sat round you in a ring and thanked you for the halter that {who} had given you for the lead mare, since a shaman had told them that it was their luck come home. They touched nothing. But they would not let you take it farther, and their carts shut the road. It is bad to be robbed, and worse to be thanked.',
      'Drums were beaten for you in a camp of nine poor tents, and then they shut the road with carts and would not let you leave. A shaman had promised them luck in a stranger’s keeping, and they took your halter for it, which {who} had given you for the lead mare. They had even put up a tent to keep it in.',
    ],
    still: [
      'The poor camp still kept its carts across the road and would not let you take away the halter, which they held for their luck. They sat round it with hands on knees.',
      'The people of the camp wanted to keep the halter for their luck, and you could not go on without it, nor past their carts. The shaman was asking it how it had slept.',
    ],
    givenUp: [
      'A cow of the camp had twins, and so the people had their luck without you. They ran to see it and left a gap between the carts, and you took the halter and went on.',
      'The shaman dreamed again, and now the luck was to come with some other stranger. So the camp pulled the carts aside, and you went on with the halter, later than you had meant.',
    ],
    later:
      'The nine poor tents had moved on from there, and a tenth with them, small, that had never had anybody in it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell them whose halter it is',
          description:
            'If they know of {who} they may open the road; but you take a hope from poor people with your own mouth.',
          success: [
            'You told them of {who}, and whose halter it was, and they believed you and pulled the carts apart. “Then our luck is that you passed by,” said the eldest, “and were honest.” A boy ran before you to show where the road is soft.',
            'You told them that they would have what was kept from {who}, and they had been robbed themselves, and let you through. The shaman beat one stroke on his drum and put it away. They walked along for a bowshot, with their hats off.',
            'You told them that you carried the halter for somebody who could not come in person, and they knew how that is, and opened the road. An old man told you what he had seen of {foe}’s riders. They had not thought of one road, and he showed it to you.',
            'You told the shaman that you had sworn to bring the mares home by it, and he had the carts taken out of the road. A dream is a guest, said the eldest, but an oath is the tent-pole. Their best singer put you in a song, to go ahead and make people kind.',
          ],
          failure: [
            'You told them whose halter it was, and they were touched, and kept it all the same. The dream had told them that the bringer would have a story. It had even said that it would be a good one.',
            'You named {foe} in your story, and they grazed on {foe}’s grass and took fright, and did not open the road. It would be better, they thought, if the luck lay hidden with them a while.',
            'You spoke of {who}’s need, and the eldest showed you theirs, from tent to tent, and you had nothing more to say. So the carts stayed. You had no more arguments than a spoon.',
            'You told them that you must take it away, and all the children began to cry, and after them everybody. You raised your voice. Then the dogs did, and it was no use for that time.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'Nine poor tents had taken the lead mare’s halter for their luck, and had let it go for the sake of {who}.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Let them honour the halter until they tire',
          description: 'It costs a day of drums and thin soup, and you must keep awake beside it.',
          success: [
            'You let them dance round the halter until they were tired, and when you asked once more nobody got up to stop you. Nothing had happened; the cows gave no more than before. “It is a quiet sort of luck,” said the eldest.',
            'You sat a whole day by while each of them told a wish to the halter, and after the last they rolled aside a cart for you. They were small wishes. They had said what they wanted to somebody, and needed no more.',
            'You had them keep a watch over it, and one watch after the other asked leave to go and milk, until they let you go with it. A wonder has to be fed like anything else. They were glad, I think, when you took your leave.',
            'You sat on until the shaman and the drummers slept, and you did not creep away, and for that they trusted you and held the road open. Such a person could keep luck, they said. They did it with both hands.',
          ],
          failure: [
            'You waited for them to tire, and a calf was born in the camp with a white star, and then they were surer of their luck than ever. They set two more carts across the road. They named the calf after you.',
            'You fell asleep beside the halter, and they took your snoring for a sign, and were not tired at all. When you woke you had a wreath on. There was a procession as far as the dead spring, with you in the middle.',
            'You waited a day on thin soup, and it was you who tired of it, and wept, and they embraced you. You would see it in the end, they said. The carts stood where they were.',
            'You waited for the crowd to tire, and it doubled, for other poor camps had heard of the luck. They sat in rings, like the rings in a tree, with you and the halter for the pith.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had sat through a day of drums beside the lead mare’s halter, until a camp was tired of being lucky.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Slip out between the carts with the halter',
          description:
            'There is a hand’s breadth to either side; it puts you ahead of {foe}, and the camp will feel robbed.',
          success: [
            'You slipped out between the carts while the drum was loudest, with the halter, and were free. Behind you nine tents cried out as one. {foe}’s riders came there to catch you, and found a furious camp and were beaten with ladles.',
            'You ran out with the halter through a gap where a child had been sitting, and nobody saw it. They were still singing to the place where you had been. {foe}’s man stood in the ring with his mouth open, and you gained most of a day on him.',
            'You asked if you might show it to the spring, and they made a lane for you, and you did not stop at the end of it. They ran well for hungry people. {foe}’s watcher could not ride through them, and so you lost him too.',
            'You threw the dog a crust and got out with it between the carts, on the wrong side, and there was a track that {foe} did not know. The halter took no harm. The whole ambush lay waiting for you on the other.',
          ],
          failure: [
            'You stuck between two carts with the halter, and a grandmother screamed, and they led you back. One of {foe}’s people was there to buy hides. He heard for whom you rode.',
            'You were past the carts when the shaman stepped out of the grass, and you both fell, and the camp brought you back. He had gone apart to pray. A spy of {foe}’s had run along with them.',
            'You chose the gap where they had tied some goats, and these cried out, and you were led back. A goat is a bell with legs. A rider on the high road had heard it, and turned toward {foe}.',
            'You slipped out while they prayed, and one boy saw you and walked along with his hand in yours, until you went back for shame. He was nine. {foe}’s people gained what you had lost.',
          ],
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had slipped out between the carts with the halter, and nine tents had called after their luck.',
      },
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Clear a dead spring for them by hand',
          description: 'With water the camp needs no other luck; but the rocks lie deep, and may fall on you.',
          success: [
            'You cleared their dead spring, stone by stone, and the water came, and they forgot the halter and let you go. The luck had been under the stones, you told them, it had only been lying on its face. They brought you through the hills by a way which {foe}’s riders never found.',
            'You dug out the spring until the mud turned to water, and the shaman knelt to you, and the road was open. “I bring it,” you had said. Prophecies are like girths, they can be let out a hole. For {who}’s sake they sent all {foe}’s scouts astray.',
            'You put four families on one rope and drew the boulder out of their spring, and the water rose, and you could go. Each had pulled at it, on four different days. They rolled it on to the road when {foe}’s riders came by.',
            'You dug till you saw two springs, and one of them was real and ran, and they wanted no other luck. “It was you that he dreamed of,” the eldest said, “and not the halter.” She set her sons along the road behind you with slings, against {foe}.',
          ],
          failure: [
            'You pulled out a stone, and the whole side of the spring slid in, and no water came. They helped you out by your collar. They moved one cart more across the road, and {foe}’s riders had the more time.',
            'You dug up a cupful of water from the spring, and it was salt, and so you had brought them no luck. They sat round it, silent. {foe}’s scout came to ask what had died.',
            'You hurt your back on the rocks of the spring, and no water came, and they laid you tenderly in the small tent beside the halter. You heard {foe}’s riders go by on the road toward {where}. After a while you could stand again.',
            'You dug until you found water, and it ran out on the other side of the hill, to {foe}’s pasture, and the spring was as dry as before. {foe}’s people filled their skins and praised Heaven. Nine families looked down at it.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had dug open a dead spring with your hands, so that nine tents would let the lead mare’s halter pass.',
      },
    ],
  },
  {
    key: 'mongols/course-the-honest-drover',
    kind: 'course',
    of: 'accused',
    cast: { drover: 'he' },
    openings: [
      'Listen: you caught up with an old drover on a camel, and he was riding to {where} to bear witness that {who} had sold the valley to {foe}. {foe} had not paid him. He was an honest man and believed that he had seen it, and it was false, and he would be trusted. You had the length of one road in which to turn him.',
      'An old drover on a camel told you pleasantly that he was bound for {where}, to swear that {who} had sold the valley to {foe}, and then he heard whom you spoke for and stopped. He was honest, and mistaken, and everyone would believe him. He drew the camel across the road, and wished you to go no farther beside him.',
      'A drover with one good eye sat in the middle of your way beside his camel, and he was to be {foe}’s best witness against {who}. He had seen {who} sell the valley, he said, with that eye, and would tell it at {where}. He believed it, and it was not so. If he told it there, the case would be lost.',
      'You met an old drover on a camel who was going to {where} to swear that {who} had sold the valley to {foe}, and he was sorry for it. {foe} had found in him a man who had never said more than he knew. He was wrong this time. Of nine witnesses eight may lie, so long as the ninth is believed; and he held the road before you.',
      '“You speak for {who}, and I am going to ruin your case,” an old drover on a camel told you. He was riding to {where} to swear for {foe} that {who} had sold the valley, and he believed that he had seen it. It was false, and he was known for an honest man. He did not make way, and you had to change his mind.',
      '{foe} had a witness whom even you would have believed: an old drover, honest and mistaken, who took no gift and was riding to {where} on his own camel to swear that {who} had sold the valley. You met him at a place where the road has room for one. He held up a hand. He would not be spoken to, he said, as somebody might think that it had helped.',
    ],
    still: [
      'The drover still meant to swear that {who} had sold the valley, and you could not let him ride on to {where} in that belief. His camel had knelt down in the road.',
      'The drover still held the road before you and believed what he would swear against {who}, and so you had to turn him. It made no difference to the truth, he said, if he waited.',
    ],
    givenUp: [
      'The drover got up on his camel and rode on to {where}, and he believed what he had believed before. You had not changed his mind, and the road was open behind him.',
      'A caravan came by that was going to {where}, and the drover rode with it and left you standing. He would speak against {who} there, and nobody held you any more.',
    ],
    later:
      'The drover’s camel had knelt there for a long while. Beside the hollow lay his onion skins, in a neat heap, as an honest man leaves them.',
    ways: [
      {
        ...does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Ask the drover what he truly saw',
          description:
            'He may find that he saw less than he thinks; you must let him say the worst of {who}, and never contradict.',
          success: [
            'You asked the drover where he had stood and how far off, and by the end he had seen only a coat, and would not swear against {who}. “I could not swear to a coat,” he said, astonished, and turned the camel’s head.',
            'You had the drover tell it three times, and in the third he found that he had it only from {foe}, and so he would not bear witness. In sixty years he had never come so near to a lie. He thanked you for the distance.',
            'You had the drover show it you with onions, and he found that he could not have seen {who} at all, for a big one stood in front. He would say so to anyone who asked. He ate that one first.',
            'You let the drover count it out, and it was the wrong year, in which he had been ill and had it all from his brother. So he went home and not to {where}. An honest man is a horse with a stone in the hoof, he will lift it himself.',
          ],
          failure: [
            'You had the drover tell what he saw, and it sounded worse each time, and he was surer of it than before. By the third you had begun to believe it yourself. He gave you half of an onion, because he was sorry for you.',
            'You contradicted the drover once, and he shut his mouth like a purse and would tell you no more. It was a small thing, a matter of which side. He could see now, he said, why {foe} had warned him about your tongue.',
            'You asked the drover for everything, and there was no hole in it, and so he stayed with what he believed. He knew the day, and what fire had burned there, and which dog had barked. He asked if you had finished.',
            'You asked the drover, and he began with his grandfather, to be exact, and never came to what he saw. Wherever you put a question he went back some years. You gave out before he did.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'An honest drover had meant to swear against {who}, and found when you asked him how little he had seen.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Keep the drover company on his way',
          description: 'It goes at a camel’s pace and proves nothing, but he will know who speaks for {who}.',
          success: [
            'You rode beside the drover for a stage and did not speak of it, and by the end he thought better of you. “You tie up the flap behind you,” he said. He would still say what he had seen; but he would say that also.',
            'You kept the drover company, and he found that you rope a pack as he does, and he was no longer so sure of what he saw. Two people who rope alike cannot well set out to ruin each other. He rode on by another fork.',
            'You helped the drover up and down and found his strayed camel, and at parting he promised to have you heard at {where}. They should put the question to you, he said, and let you finish answering. Nothing else was said.',
            'You ran after the drover with his purse, and his hat, and his onions, which he had left on purpose to try you, and he was won. He laughed so much that he had to get down. He would not be silent, he promised, but he would speak slowly.',
          ],
          failure: [
            'You rode with the drover to be seen at your best, and you kicked his kettle and swore by Heaven, and he thought worse of you. “I shall not mention it,” he said. You could see that he would never forget it.',
            'You rode beside the drover, and his camel spat at you, and she was never wrong about a person, he said. So his mind was not changed. He kept his coat between you and his purse.',
            'You kept the drover company, and he would share nothing with you, so that nobody could say he had been got round. He ate behind a blanket. You might have been a hundred miles off, and a better person there.',
            'People saw you ride beside the drover and called it bribery, and he was angry with you for it. For sixty years nobody had been able to say such a thing. He blamed you to your face, and stopped in the road again.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had gone at a camel’s pace beside the one who would swear against {who}, and had carried his kettle.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go and look from where the drover saw it',
          description:
            'You ride there and back to find what is wrong with his story, and {foe} has people on that ground.',
          success: [
            'You lay where the drover had lain, and a rock stood in between, so that he could have seen nothing, and he admitted it. {foe}’s people were just breaking up the rock. You chased them off with their hammers, and {foe} had to think again.',
            'You went to the drover’s stone and found near it a hut where {foe} had nine beggars taught to be witnesses, and you sent them home. You told them what is done to such. {foe} had nine the fewer, and the drover heard of it and turned back.',
            'You went to the place, and a lame dog led you to where {foe} had buried the old boundary-post of {who}’s valley. You brought it to the drover. When {foe}’s riders came to move it there was only the dog, looking innocent.',
            'A child at the place told you that riders of {foe}’s had gone up and down there in a hat like {who}’s, to be seen, and you told that to the drover. So he knew whom he had seen, and told everyone. {foe} had to think of something new.',
          ],
          failure: [
            'You went to the place, and {foe}’s people sat there at dinner, and you could look at nothing. It is just where the guilty come back to, they said. They would swear to that as well.',
            'You looked for the drover’s hill and rode past it, for it was only a small rise with a thistle, and so you found out nothing. In that time {foe} had sent to {where}, to have the case heard there sooner.',
            'You fell in a gully on the way to the place, and saw only that the drover was right about the gully. {foe}’s herd-boys looked over the edge. They ran off to tell that you had been there.',
            '{foe} had ploughed up the whole place, and so there was nothing left to see. Nobody else ploughs there. You stood up to the ankles in your proof, and somebody took note of whose boots those were.',
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
          action: 'Hold your hand in a fire and swear',
          description:
            'The drover’s people believe whoever swears with a hand in the fire and does not draw back; and it burns the innocent too.',
          success: [
            'You lit a fire and held your hand in it and swore that {who} had sold nothing, to the end of the sentence, and the drover believed you. He had seen liars swear, and they are always brief. He told it of you at every well, and three of {foe}’s witnesses went home.',
            'You held your hand in the fire until the drover himself pulled it out, and by the custom of his people he had thereby spoken for you. Old men know what a burn is. {foe} found no more honest men in that country.',
            'You swore with your hand in the fire by yourself and by {who}, and the drover swore the same after you, and so {foe}’s one true witness was yours. People who heard it left {foe}’s side.',
            'You held your hand in the fire until the camel looked away, and the drover said that it was enough and believed you. He thought for a little longer, being honest. He sent back {foe}’s summons with his mark across it.',
          ],
          failure: [
            'You drew back your hand from the fire, for a spark in the sleeve, and the drover took it for guilt. He shook his head, grieved. At the next fire {foe}’s people asked him why, and he does not lie.',
            'The fire that you had lit went out under your palm, and the drover could not tell if Heaven had spared you or refused to listen, and decided for the second. It was a poor fire. {foe} had it cried at three wells.',
            'You swore so loudly that the drover’s camel bolted with his bread and his kettle, and he had to run after her and did not hear the end. He was seventy. {foe}’s riders helped him to bring her back, and he thanked them.',
            'You held your hand in the fire, and the drover took it for guilt, since he who is right need not burn. So he had been taught. He told {foe}’s people how well you had stood it.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had held your hand in a fire before an old drover to be believed, and he had believed you.',
      },
    ],
  },
];
