import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/* The same log: what each sort of oath runs into about the middle, with the profit put first and the shame in the margin. */
export const pirateCourse: readonly SceneContent[] = [
  {
    key: 'pirates/course-the-clerk-who-knew',
    kind: 'course',
    of: 'find-out',
    openings: [
      'Item: one dismissed clerk, who knew what {foe} kept hidden at {where}, and half wished to sell it to you. His fear stood in the way. {foe} paid him a small pension to be silent, and had somebody call on him every week to see that he was. He had barred the door, and spoke through the hatch.',
      'Found the man who had written up {foe}’s private book. He lived behind four locks in a house with no chairs, and told you at once that he knew the whole truth that you were after, and that he would be killed for it. He wanted to be rid of it. He wanted also to go on living, and there he stuck.',
      'You wanted what was in a certain clerk’s head, namely the thing that {foe} kept out of sight at {where}. What barred you was the clerk. {foe} had ruined him and then put him on an allowance; he hated {foe.him} upon every day of the month but the first.',
      '“I have it all,” said the clerk, “and you can’t have it.” He had kept {foe}’s books until he was turned off, and knew to a line what you were trying to learn. He had burned his copies. It was in his memory only, he said, where nobody could come at it; and he looked as if he wished that somebody would.',
      'Entered as Doubtful: a stooped man with inky cuffs, who had followed you through three streets in order to tell you that he would tell you nothing. He was {foe}’s old clerk. What you sought at {where} he had himself written down and sealed. It had to be got from him before {foe}’s visitor came on his round.',
      'A clerk had the truth of it, and was selling, and had another buyer. {foe} had got wind of his being in low water, and had made an offer for his silence; he put yours and {foe}’s side by side on the sill, and was trying which was the heavier with his eyes shut.',
    ],
    still: [
      'The clerk had begun to sharpen a pen, and went on until there was no more pen.',
      'He had opened one of the four locks, and stood with his hand upon the second, breathing.',
    ],
    later:
      'Four locks, all open, and a house with nothing in it but a very clean inkwell. Nobody along there knew where the clerk had gone, and several had been paid for it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Draw it out of the clerk by mistakes',
          description: 'He cannot hear a figure given wrong; but you must lie to him, who has been lied to enough.',
          toward: 'neither',
          success: [
            'You told him what you supposed {foe} to have hidden, and had every part of it wrong. He bore the first part. At the second he shut his eyes, and at the third he corrected you, in a scream, with dates. It was all out before he knew; he sat down upon the floor, and said that he felt lighter.',
            'You read him a page of false accounts, in a good loud voice. He put his head out at the hatch to stop you. The sum was not that; it was this; and it lay not where you had it, but at {where}, under such a head. He wrote it on your cuff, so that there should be one decent copy.',
            'You praised {foe}’s book-keeping. It was what he could not endure. He had kept that book, he, and {foe} had blotted it; and to prove which was which he took you through it, entry after entry, by the light of a very small lamp and a very great wrong.',
            'You said it was known already to half the coast, and gave it as the half of the coast would. He laughed until he coughed. “And the seal?” said he. “And the second key?” You had not known that there were such things. He saw that, and shrugged, and told you about the second key as well.',
          ],
          failure: [
            'You gave him a wrong total, and he agreed with it. You tried one that was worse, and he nodded. He had been examined by {foe}’s own lawyers, and they had used the same trick, with more skill; he let you know it by pulling down the hatch.',
            'He corrected you as to three commas and a saint’s day. On everything else he held his tongue with both hands, one could see him do it. When the visitor from {foe} turned in at the street you knew a great deal about the commas.',
            'You had invented so well that he took it for the truth, and supposed that {foe} had deceived him too. It broke his heart. He went straight off to ask; and so it was {foe} who first heard of your visit, from the clerk, in tears.',
            'He put you right upon one small thing, and it was the name of your own ship. It appeared that he had you in the book. He recited what {foe} knew about you, all of it correct, and you went off rather quickly to see to that.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'A clerk who could not bear a wrong figure had put you right, in a scream, about everything {foe} hid.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Raise the dead page from his blotter',
          description: 'It means looking-glass, ash and other people’s handwriting, with {foe}’s visitor due.',
          toward: 'neither',
          success: [
            'He had burned the book and kept the blotter. You went over it with ash and a looking-glass, and up came {foe}’s affairs, back to front: what was at {where}, who was paid, and whom {foe} meant to buy next. That one you wrote to. It was a pleasure, he told you, to see his own hand again.',
            'Forty entries lay one upon another like leaves in a ditch. You lifted them off in their order. Under the last was the line that you had come for; and beside it was the day on which {foe.his} visitor makes his report, which you altered, by means of one good forged note, to a good deal later.',
            'You read it from the dents. It was written with a heart-broken hand, which presses, and one had only to lay paper over it and rub. The clerk held the lamp. When it said {where}, and what, and why, he remarked that {foe} always did dictate too fast; and {foe}’s visitor was sent home with the other side of it.',
            'There was nothing, and nothing, and then a seal, and round the seal the whole of a sentence. You made a copy for yourself and one with two words different. The second was left where {foe}’s visitor looks. It cost {foe} a long journey, in the opposite direction from the truth.',
          ],
          failure: [
            'You had it nearly legible when the ash caught. It is the trouble with ash. The clerk put the blotter in a bucket, and there went the last of {foe}’s book; and the smoke was seen by the visitor, who came up the stairs three at a time.',
            'It came up clear at last, every word, and it was his letter to his mother. You had mistaken the side. By then {foe}’s visitor was knocking; he took the blotter into custody, and was heard to whistle over it going down.',
            'You raised a name from it with great pains, and acted on the name. It had been blotted off something else: the clerk used to write novels, for company. {foe} was told that you had been inquiring everywhere for a Doña Esmeralda.',
            'The looking-glass was cracked, and one line ran into another there. You followed it where the crack went. It was a bad week’s work, and {foe}, whom the clerk’s landlady keeps informed, had the second key moved.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'The truth about {foe} had been read backward, out of a poor man’s blotter, by means of ash.',
      },
      {
        ...does(['gift', 'endurance', 'medium', 'slight'], {
          action: 'Get the clerk out of {foe}’s reach',
          description: 'He is slow, is afraid of horses, and will not leave without eleven boxes of pens.',
          toward: 'for',
          success: [
            'You took him out by the roof with the boxes on your back, all eleven. {foe}’s visitor called at an empty house, and called again, and wrote off for orders; and the whole of that business stood still while they hunted for one stooped man, who was asleep in a loft, smiling.',
            'He went in a laundry basket, under the Bishop’s shirts, and dictated the whole way. You set him down with people who needed to have their letters written. {foe}, whose secrets he had in him, had to stop and change every lock at {where}; it took time, and was only a first payment.',
            'You walked him over the hills by the arm, telling him about each thing before it happened. He had not been out since he was dismissed. At the end of it there was a schoolhouse that wanted a master; and {foe} was left wondering, at great expense, to whom he might be talking.',
            'You brought him off as a coffin, and the bearers complained of the pens. At the graveside he thanked everybody. Those who watched for {foe} had followed with their hats off, and sworn to it that he was dead, so that a good many plans were laid aside as no longer wanted.',
          ],
          failure: [
            'You had got him to the corner when he went back for box eleven. {foe}’s visitor held the door for him. One could see them through the window afterward, the one talking and the other taking it down.',
            'He saw a horse. You had told him that there might be one. He lay in the road and could be neither led nor lifted, and there he was when {foe}’s people came by, to be asked what he was running from.',
            'The first box burst at the first turning, and the rest in sympathy. There were pens all down that street, pointing the way that you had gone. {foe}’s visitor had only to read it.',
            'He came very well as far as the boundary, and there he gave you the slip. He had never in his life been late with anything, and it was the first of the month. He told {foe} about you when he signed for the pension; he mentioned that you had been kind.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Someone who knew too much of {foe} had been carried out of reach, along with eleven boxes of pens.',
      },
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Hear the clerk’s wrongs and press for nothing',
          description: 'He has been saving them up for years, and you come away with a sore ear and no news.',
          toward: 'for',
          success: [
            'You let him tell it. It began with a stool that was taken from him, and went on by way of a window. Of what {foe} had hid he spoke not a word; but he put his hand out through the hatch, at the close, and you shook it.',
            'He had nobody to tell, and now he had you. You were told about every slight in nine years, and made the noises that one makes. He slept after that, you heard, for the first time in a good while. It brought you no nearer to {where}.',
            'You stood under the hatch until both legs had gone to sleep. He read you the draft of a letter to {foe} that he had been at work on since his dismissal. You suggested leaving out the middle. He was grateful, and it stayed a secret.',
            'It did him good. He laughed once, rustily, and looked about to see who had done it. When {foe}’s visitor came he found a man at a window, humming, and had nothing that he could report.',
          ],
          failure: [
            'He told you his wrongs, and they made him so angry that he ended by being angry with you. Why had you not come sooner? You were unable to say. The locks went home, all four.',
            'You leaned upon the sill to listen, and slept. He had got as far as the stool, he told you, in a shaking voice, and it was quite clear to him now that it was of no interest to anyone.',
            'It turned out that they were another man’s wrongs. He had copied them for a client, and got them by heart. You had been sorry for a complete stranger, and there was nothing else in the house.',
            'He thanked you, and found that he was better, and that he bore {foe} no ill will; on the contrary. He would drop a line to say so. You asked him not to. He said that it was only civil.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Along the way a ruined clerk had been listened to as far as the last stool, and asked for nothing.',
      },
    ],
  },
  {
    key: 'pirates/course-the-lookout-off-his-post',
    kind: 'course',
    of: 'protect',
    openings: [
      'Met coming the other way: the lad who should have been on lookout over what you guarded at {where}. He had left his post. {foe}’s searchers were offering food to anybody who would point, he told you, and he was very hungry, and had been going to point. He had got as far as this, and seen you, and stopped.',
      'The boy set to watch by {where} had come away, with his whistle round his neck and nobody in his place. {foe} had people through all that country asking, with a ham. He was on his way to the ham. You might reason with him, or feed him, or do his work yourself; but what you guarded was meanwhile looked after by no one.',
      'Item, a deserter, aged about twelve. He was the only eyes that you had near {where}, and he had walked off, since {foe} was giving bread for news of what you guarded there and the others had none to send him. He did not run when he saw you. He sat down and waited to be hit.',
      'You wanted to know that all was quiet at {where}, and here came the one who should have told you. {foe}’s searchers had camped upon his spring. They had asked him nothing yet; they fried things. He did not think, he said, looking at your boots, that he could stand it for another day.',
      'One lookout, adrift. You took him up by a milestone with {foe}’s handbill in his shirt, that promised meat to whoever would show where the thing was that you had sworn to guard. He could not read it. He had been told what it said, and he was asking you, politely, if it was true about the meat.',
      '“I only came to see,” said the lookout, who ought to have been a long way off, above {where}. What he had come to see was {foe}’s cook. They would feed anyone that led them to what you guarded, and he had led them, so far, in a very large circle; but he was tired, and they had begun to notice.',
    ],
    still: [
      'The lookout sat on where he was, with his whistle in his mouth, not blowing it. There was a smell of frying yet.',
      'He had promised you to stay, and he had said it looking toward the ham.',
    ],
    later:
      'Under the milestone lay a ham bone, gnawed quite clean, and a whistle beside it. Both had been put down with care, and neither told you who had won.',
    ways: [
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Stand the lookout’s watch and let him eat',
          description: 'You go hungry in his place on a bare rock, and lose the days that it takes.',
          toward: 'for',
          success: [
            'You gave him what you had on you, and went up there yourself. {foe}’s searchers came by twice beneath you, and went on. When he climbed up again he was a different shape, and he had brought the other boys, by turns, with a list; there has been a pair of eyes over {where} from then on.',
            'He ate and you watched, and then he slept and you watched. It was hungry work, with that frying below. You learned the searchers by their coughs; and could send word to those near {where} of which gullies to keep out of, so that {foe} had the trouble for nothing.',
            'You sat up on the rock with his whistle. He went home with your dinner, and it was divided by six. All of the six were on the rock next day, in order of size, and {foe} could not have got a beetle past them.',
            'You let him go off and be a boy for as long as it took. He came back with his ears washed. He would take the next spell double, he told you; and in the course of it he led {foe}’s cook, with the pan, into a bog.',
          ],
          failure: [
            'You took his place on the rock, and hunger has an odd effect upon the eyes. You blew the whistle for a row of pelicans. {foe}’s searchers were interested to learn that there was somebody up there who had a whistle.',
            'You had not his knack of lying flat. Something of you showed, the searchers took a sight upon it, and it was a full day before they had been drawn off; all that while they had been nearer than they knew.',
            'He ate it so fast that it came up. He was ill, poor child, and it was you who had to nurse him, with nobody on the rock at all, and {foe}’s people walking to and fro beneath it with long sticks.',
            'The others had seen you feed him, and by the next day there were thirty, all lookouts, all starving. It made such a crowd upon that hill that {foe} sent to ask what was on view.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had kept a hungry boy’s watch for him once, upon a bare rock, down wind of {foe}’s bacon.',
      },
      {
        ...does(['craft', 'perception', 'hard', 'serious'], {
          action: 'Let the lookout point the wrong way',
          description:
            'You have to build him a hiding-place to betray, good enough for dogs, and send a child in among them.',
          toward: 'for',
          success: [
            'You made a camp: ashes, a shoe, a smell. He led {foe}’s people there with every sign of shame, and was given the ham, and wept real tears into it. They lay about the place for days. He came back by a long way with half of it saved, to be put by for {where}.',
            'He pointed, with his chin trembling, at a cave that you had furnished yourself. In went the searchers. They found it still warm; they concluded that it had just been left, and for which shore; and {foe} took everybody off {where} to go after nothing at all, in a hurry.',
            'You taught him to be bribed. At first he was too quick; you had him hang back and be given a second slice. Then he sold them a trail that you had been a day laying, with dropped beads. {foe} followed it clean out of the parish, and there was a note at the end, to thank {foe.him}.',
            'He did it better than you had drawn it. He told them that there were two places, and cried, and would only sell the one. They bought it. While they were digging there you had what you guarded made safe in three ways more; and he asked you, chewing, if that was lying or work.',
          ],
          failure: [
            'They were no fools, and they held him by the ear while they looked. The ashes were cold in the middle. He held out for longer than you had any right to expect; but {foe} knew, from the trouble that had been taken, about how far off the truth would be.',
            'He had it all by heart. Then the cook called him “my duck”, and nobody had ever done that. He told her that it was false, because he did not like to see her walk so far; and they came back upon your side of the hill.',
            'The dogs had been to the false place before, it turned out, with you in it. They wagged. From there they took up your line, and it was only the river that saved what lay at the other end.',
            'You dropped one bead too many. {foe} sat down upon a stone, and had them gathered up and counted, and asked who loses beads at equal distances? After that they looked wherever there were none.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A boy had sold {foe} the wrong hiding-place, for ham, with real tears.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Draw the searchers after you',
          description: 'They will run you a long way with dogs, through country that you must leave again by yourself.',
          toward: 'neither',
          success: [
            'You crossed the open in front of them at a trot, with a bundle, looking guilty; it needs no art. They were all after you with the pan still on the fire. The lad had the bacon. You led {foe}’s whole party over three ridges, and there you put down the bundle, which was ferns.',
            'You coughed behind them, ran, and coughed again farther off. They were a good deal better fed than you, and it told upon the hills. At the end they were sitting all about the country by ones, with their boots off, and {where} had a holiday.',
            'They loosed the dogs, and you took to the stream, and went up it, and down, and up. {foe}’s huntsman was a man who liked a puzzle. He was still walking along the bank with his lip between finger and thumb when you had come round to the lad again.',
            'You let them have a good sight of you, then an indifferent one, then a hat. It was sent off down the river by itself. {foe}’s people went after that hat as far as salt water, with great spirit, and reported it drowned.',
          ],
          failure: [
            'You showed yourself, and they did not so much as get up. They had been told about people who show themselves. Two of them strolled over instead, to look at the place you seemed to wish them to leave.',
            'You went off at a great pace, and so did the lad, who had not understood, upon the same line. They ran down the slower. He was not hurt, he was given soup; and he told them all that he could think of that would please.',
            'There was a fence. It had not been there when you last ran that way, and {foe} had put it up against the goats. You were a good while on top of it, in full view, being shouted at, and pointing by accident with one leg toward {where}.',
            'They followed you so well that you had to hide, and there is just one good hole in all that country. You got out of it again unseen. But you had shown it to them; it was no longer of any use to those for whom it was kept.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had run {foe}’s searchers off their legs, for the sake of what lay quiet at {where}.',
      },
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Send the lookout home with a kind word',
          description: 'He will not point, and will not watch either; the post stays empty for a time.',
          toward: 'for',
          success: [
            'You told him that he had done enough, and he was so surprised that he believed it. He went home, and told nobody. Later his sister took the post, who is fatter; so it had been neither lost nor mended.',
            'He had come all that way to be forgiven beforehand. You did it. He gave you up the whistle, and his word, with his hand upon it, and {foe}’s ham was eaten by others; no one had eyes upon {where} for a spell, and nothing happened there.',
            'You asked him if he would be proud of it, after. He gave that some thought. “No,” he said, “but I’d be full.” Then he laughed, and you did, and he went by the other road, where there is only turnips.',
            'You walked with him as far as his mother’s. She thanked you, and asked you in, and there was nothing in the pot. He looked at you across it like one man at another. {foe} got nothing out of that house.',
          ],
          failure: [
            'He promised, and went; he was seen later, from a distance, going round by the spring. It may be that he only breathed in. One heard no more about it, and the rock had no one on it.',
            'You spoke so well of duty that he was ashamed and ran off into the bush. You called for some time. He would come out in his own season; until then you had one whistle and no boy.',
            'You said what you could. He heard it with his head down, and asked if that was all there was, as he had understood there might be a biscuit. You were sorry to disappoint him on both heads.',
            'He cried so loud that you had to leave off being kind, for fear of its being heard. You left him with his apron over his face. It had been a day wasted, in a good cause.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'A lookout who had almost sold what you guarded had been sent home with no more than a kind word.',
      },
    ],
  },
  {
    key: 'pirates/course-the-mother-in-the-road',
    kind: 'course',
    of: 'avenge',
    openings: [
      'Stopped by an old woman, in black, with a stool. She was {foe}’s mother, she told you, and she knew well what you meant to do. She asked you to let {foe.him} live. She had brought the christening-cap to show you; and there she sat, in the middle of the only way, with her feet together.',
      'Under Obstructions: one mother. She had {foe}’s mouth. She did not deny what was done, and asked for mercy all the same, since it was hers to ask for, and had walked for four days to do it. Unless you gave an answer you would have to step over her. She was not large; but it was no easy step.',
      'You were on the way to be revenged upon {foe}, and in the way was {foe}’s mother. Someone had told her everything. She had come to beg, and was bad at it; she had got as far as your name, and then she asked you if you had eaten, and began upon a parcel with her thumbs.',
      '“I’m told you are going to kill {foe},” said the old woman. “I had {foe.him} in a hard year.” That was the whole of the speech; she had practised more. She was the mother, and she would not get up off the ground until you should say that you would not, or that you would.',
      'There came toward you a very small person, with a very large umbrella. She asked if you were the one. You said you supposed so. Then she went down on both her knees, by stages, since one of them was bad, and asked you for the life of {foe}, whom she had brought up, she said, as well as she knew how.',
      'It is not provided for in any article. {foe}’s mother had found out by what road you were coming, and had sat down in it with a bundle of the letters that {foe} used to write her, and she wished you to read them, to see that there was good there. You had sworn; and she had on her best shawl.',
    ],
    still: [
      '{foe}’s mother had shifted her stool a little, so as to be out of your light. She had not shifted it out of the way.',
      'The parcel was open, and there was some cake. Neither of you had been able to begin on it.',
    ],
    later:
      'The stool stood in the road by itself with a stone on it, so that it should not blow over. It had been a milking stool, and was worn to one person.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Tell the mother all that {foe} did',
          description: 'You must say it to an old woman’s face, with every name, and have to watch her hear it.',
          toward: 'neither',
          success: [
            'You told it to the end. She had you stop twice, and asked for a name again, and repeated that. Then she folded up the cap and put it away. “I shan’t ask you for anything,” said she. She told you how {foe} might be come at, by one who was not hasty; and that she would not be writing any more.',
            'She had thought it was a quarrel over money. You saw it reach her. It was a good while before she could use her hands; she pulled {foe}’s letters out of the bundle, and gave you the last, with the ways in and out of {where} in it. “Be quick,” she told you. It was the one mercy that she asked for now.',
            'You took off your hat, and said who they were, and what had been done to them, and by whom. She listened as one does to a doctor. When it was over she got up, by herself; she turned round and went to the house of {foe.his} nearest friends, to tell it there, in the same words. Several left {foe} over it.',
            'At the first she said that it could not be. At the second she said that it could. She had known about the kitten, she told you, and had let it go by, and that was fifty years ago. She took her stool out of the road; and she wrote {foe} four lines, after which {foe} was not seen abroad for a week.',
          ],
          failure: [
            'You began, and it would not be said. It had been perfectly easy in taverns. She waited, with her face lifted; and you told her that it was a matter of a debt, and she offered, gladly, to pay it. {foe} was told that you had been touched, and how near you had come.',
            'She believed not a word of it. She had been warned that you would say such things. Her voice was strong for her size, and in the next village they took her part, with hoes; and sent to let {foe} know which way you had been turned.',
            'Halfway through she put her fingers in her ears, and sang. It was a cradle song. You went on for a little against that, and could not; when you were out of sight she sent her boy with word to {foe}, upon a good horse.',
            'You told her, and her heart was not strong. You had to hold her up, and run for water, and find people. She lived. They asked you what you had said to her; and what {foe} heard, within the day, was that you made war upon mothers.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s own mother had been told the whole of it, in the road, and had folded up the christening-cap.',
      },
      {
        ...does(['gift', 'endurance', 'medium', 'slight'], {
          action: 'Carry the old woman home and say no',
          description: 'It is a long way back with her upon your shoulders, and you must refuse her at the end of it.',
          toward: 'for',
          success: [
            'You took her up, stool and all. You told her upon the first day that you could not grant it, and upon the others she told you about {foe}. At her door she gave you a look. “You’ll do it, then,” she said, “but you’ll not enjoy it”; and she let it fall where {foe} had used to hide, as a child and since.',
            'She weighed about as much as her umbrella. It had to be no, you said, and she said that she had thought so. All along the road people saw who was carrying whom; and those who had been hired there by {foe} to stop you sat upon the fences, and took off their caps.',
            'You set her down in her own kitchen, and she gave you soup, and asked you for the last time. You shook your head. She nodded. She took a key from a hook then, and laid it by your plate; it was {foe}’s, she said, and she would not have the door broken, for she had painted it.',
            'You went by all the places where {foe} had been small: a wall, a well, a tree with a board in it. You said no to her at every one. She was not angry, she was only tired; she would send to {foe.him}, she promised, to ask that {foe.he} wait for you, and not go running about.',
          ],
          failure: [
            'You had carried her half of the way when you found that you were going to say yes. You put her down at an inn, and paid her coach with your promise to think of it. You had lost four days, and a good deal of your edge.',
            'She talked the whole time, and it was all about {foe}’s cough. You came to the house, and there were six of {foe}’s people at table, who had been wondering where she was. They were most grateful. You left through the dairy.',
            'She would not be carried by anyone who had refused her, and walked; and you walked behind, with the stool. It took nine days. {foe} could have dug a moat in that time, and it was learned afterward that {foe.he} had.',
            'You turned your ankle upon the second day, and it was she who brought you in. She sent for {foe}’s own surgeon. He was civil, had cold hands, and went directly from your bedside to report where you lay.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had once carried {foe}’s mother home for four days, and refused her at the door.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Have the mother write to {foe} for you',
          description: 'It uses her love for bait, and you will have to look on while she picks out the words.',
          toward: 'against',
          success: [
            'You told her to write that you were not yet started, so that {foe} should not be frightened. She thought it kind. She wrote it large, and cried on it, and it went. {foe} sent away the half of the guard the same day, and you have not since been able to eat that sort of cake.',
            'You let her think that {foe} might still get off, by keeping quite still in one place. She put it into a letter, with a recipe. It was obeyed, as one obeys one’s mother. You had all that country open to you; entered, that she thanked you.',
            'She wanted to warn {foe}, and you helped her with the spelling, and with the name of the road. It was the wrong road. They turned out upon it with muskets, all of {foe.his} people, for a week. She had signed it with a row of crosses.',
            'You asked for one line to show {foe}, as a token. She gave you a curl in a paper. It was sent ahead, with a message that you wrote yourself, and it took {foe} off to her bedside, at a gallop, over two days of bad country; and she was in the road yet, as well as ever.',
          ],
          failure: [
            'She wrote as you told her, word for word, and then turned it over and put on the back: This is not me. You saw only the front. {foe} doubled the guard, and sent you a civil answer.',
            'You had the letter, and her blessing with it, and could not do it. You stood by the post with it in your hand for a long while. It was seen who you were by then; the chance was gone, and so was a day of the way.',
            'She could not write, it turned out. Somebody else had always done it. You wrote it for her in a mother’s style, and {foe}, who had had forty years of the priest’s, read the first line and called for {foe.his} boots.',
            'You let fall one word too many, she put it to another, and looked up. “You’d do that with me?” she asked. There was no scolding. She picked up the stool and went to tell {foe} herself, and nobody ever saw an old woman walk so fast.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A mother’s letter had been used upon {foe}, with her tears on it; you had entered that in the margin.',
      },
      {
        ...does(['patience', 'perception', 'easy', 'none'], {
          action: 'Look at the christening-cap and go round',
          description: 'You give her no answer, only your time, and carry the sight of it along with you.',
          toward: 'for',
          success: [
            'You held it. It was about the size of an orange. You told her that it was very fine work, and gave it back to her, and took the long way through the thorns; and when you looked round she was still sitting there, with the umbrella up, in case you should return.',
            'She showed you the letters one after another. They were a child’s, with blots; there was one that begged for a drum. You read as long as she liked. You could not say anything, so you said that, and she let you by.',
            'You ate the cake. It was good, and you told her. Nothing had been promised and nothing refused; she brushed the crumbs off you, as if you were going to be seen by somebody, and moved her feet.',
            'You sat with her in the road until she had finished. {foe} used to sing, it seemed. In the end she asked only whether you would say, when it came to the point, that she had been; and you said that you would.',
          ],
          failure: [
            'You looked, and your eyes ran, and she thought that meant yes. She kissed both your hands. It was not possible to explain it to her, and you went off through the ditch like a thief.',
            'A dog took the cap. You chased him, and so did she; he let it fall in a pond. You waded after it for her, and she had it wet against her cheek, and neither could think of anything to say that was to the purpose.',
            'You meant to go round. It was all bog upon that side, and rock upon the other, and at the last you did have to step over her. She drew in her feet for you. You would have given something for her not to have done that.',
            'You stayed too long, and her people came to look for her, with lanterns. There was shouting. She told them to let you be; they did so for her sake, and had a good look at you for their own.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had held {foe}’s christening-cap in your hand, along the way, and given it back.',
      },
    ],
  },
  {
    key: 'pirates/course-the-relic',
    kind: 'course',
    of: 'carry',
    openings: [
      'You put down what you carried, to rest, and when you turned round a village was kneeling to it. They took it for a relic of their saint, who was lost at sea and had been promised back. They wished to keep it. They had the shrine ready, with a lock; and {foe}’s agent was said to be but one valley behind you.',
      'Item, mistaken: what you carried. An old man had cried out at the sight of it, and now it was on a litter, with flowers, and you walking after it in a crowd with your hat in your hand. They believed that it was holy and had come to stay. It had to be got away from them, and there were two hundred, and happy.',
      'You wanted to pass through, with what you carried for {who} under a cloth. Some child lifted the cloth. By the time that you had let go the child the bells were being rung; there had been a prophecy. They would let you leave at any time that you pleased, they told you, with tears, but not it.',
      'Entered with some shame. You told a gatekeeper that the thing under your arm was a relic, to save the duty, and he believed you and ran to tell the rest. They had been without one for ninety years. Now it was to be walled up behind the altar, for good, and you were to hold the trowel.',
      'A procession had been made of you before you knew it. At the head of it was what you carried, on a cushion; in the tail of it, with a candle, was you. The people of that valley were certain that their saint had sent it. {foe} had written them to seize it if it came by, and they had lit the stove with the letter, and built a shrine.',
      '“It’s come,” they were telling each other, and they were laughing and wiping their eyes. It was what {who} had given you to carry; and they thought it the promised gift of a saint of theirs, and had it up on a table already among the lemons. You had it to bring to {where}, and forty strong women had it surrounded.',
    ],
    still: [
      'They had begun upon the second hymn, which was longer. A lame man had been brought up, and was being held near it.',
      'What you carried lay among the lemons with a candle at each end, and looked, you were bound to admit, very well there.',
    ],
    later:
      'There is a small chapel by the road, with lemons on the step. The niche has something in it beneath a cloth, and nobody lifts it, as they have learned better.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell them whose it is and where bound',
          description: 'You must take it away from them with the truth, and they will all be looking at you.',
          toward: 'neither',
          success: [
            'You stood upon the step and told it, beginning with {who}. It was very quiet. Then the oldest woman said that a thing so much waited for could hardly be less holy; and they carried it for you, singing, as far as the border of their country, and told {foe}’s agent that a procession may not be searched.',
            'You said who was waiting for it in {where}. They had been waiting themselves, and knew what that was. There was no more to be said. A woman wrapped it again, better than you had, and two hundred people went with you for a day, to be sure that you did not stumble.',
            'They heard it through, and one asked what {foe} wanted it for. You told that too. There was a kind of growl. They would show you, they said, a way over the top that was kept for smugglers and the sacrament, and a boy ran on ahead to open the gates.',
            'You had thought they would be angry. They were ashamed, and you were, and it was cleared up with everybody talking at once. They asked if they might keep the cloth. So the cloth is a relic now; and you were put a long stage forward, in the priest’s own cart.',
          ],
          failure: [
            'You told them the truth, and they took it for a test of faith. The more you denied it the harder they sang. In the confusion you had it back at last from a deacon; {foe}’s agent had been able to follow you by the noise.',
            'You said that it was no relic. A lame man had got up that same minute, and now he sat down again. You would sooner have been hit. They let you go, all standing on one side, and sent nobody to show you the road, and you lost it.',
            'They believed you directly, and were so polite, and so sad, that you stayed to put things right. You mended a wall for them. {foe}’s agent, in the mean time, had all the wayside watched as far as the next river.',
            'The priest knew it already. He took you aside to say so, and that it would be as well if it were true all the same; and while you were disputing with him on the point his sexton had sent off a line to {foe}.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'Two hundred people, who had taken what you carried for a relic, had been told the truth, and had sung you on.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Carve them a better relic in secret',
          description: 'You have a knife, a candle and a beef bone, and whoever is caught at it is a blasphemer.',
          toward: 'for',
          success: [
            'You carved, smoked it, dressed it in a bit of altar silk, and changed it for the other behind the singing. It was a knuckle of the saint. They liked it more; it fitted the niche. When {foe}’s agent came to take up a certain burden he was shown it, and kissed it, and was an hour on his knees before he was suspicious.',
            'It wept, if one held it near a candle. You had been rather proud of that. They walled up your beef bone with sobs, and what you carried was over the hill; and {foe}, hearing where the thing was enshrined, besieged a chapel for nine days in order to get it.',
            'You gave out that the saint had sent two, and that the humbler was the true one. They argued that through and agreed. You were let go, with the proud one under your arm, and some pity. They wrote of the miracle to {foe}, who believed it, and so went looking there.',
            'You took a lemon-wood box, and put nothing in it at all, and sealed it. Nobody who has faith would open that, you told them. It is there yet. {foe}’s agent wished to see inside, and was put in the horse-trough by forty women, again and again.',
          ],
          failure: [
            'The dog knew it for what it was. He sat up and begged, before the whole parish. You had the real one out by the vestry window while they were still looking at the dog, and heard them come round the corner.',
            'It was a good bone, well carved, and you had got the number of toes wrong. Saints have the usual number. They chased you for that as far as the bridge, and word ran on to {foe} in front of you.',
            'You made it so fine that the bishop was sent for, to certify it, and he was a friend of {foe}’s. You met him on the stair as you were leaving. He gave you his ring to kiss, and looked at the bulge in your coat.',
            'Behind the singing you changed the one for the other, and then, to be sure, changed them again. It was the beef bone that you took away. You had to break in for the right one, and so everybody knew where you were, and for what you had come.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Somewhere there was a beef bone in a shrine, your work, that had drawn off {foe} and cured a lame man.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Snatch it off the litter and run',
          description: 'There are two hundred behind you with torches, and you must not let it so much as knock.',
          toward: 'against',
          success: [
            'At the bend, where the bearers change, it went from a shoulder to your arm. You had a whole vineyard’s start. They came after you with all their torches, and met {foe}’s agent and his men coming up; and as those were strangers in a hurry, they were taken for your friends.',
            'You went over a wall with it held up before you like a full cup. Nothing spilled. They had better legs than you, but they stopped to pray whenever it seemed to look back; and what they did find was {foe}’s scouts, asleep, whom they beat for you.',
            'You said, “Behold,” and pointed. It never fails in that sort of country. When they turned round again the litter was going on with nothing on it; they said that it had been taken up, and held to that in the face of {foe}, who had them questioned, all the two hundred.',
            'You got it by the one end, and an aunt had it by the other. You looked at each other across it. Then she let go; “Run, then,” said she, and sat down before the rest, and she was broad. {foe}’s agent could not get by her either.',
          ],
          failure: [
            'You had it clear, and were away, and the boys of the place cut you off with slings, who had not been so happy for years. You came out of it whole, and so did that; but by the only gap, and it was watched for {foe}.',
            'You tripped on a lemon. You fell as you had been taught, upon your own bones, and what you carried came down on top. They picked it up first. It had all to be gone through again, and in a worse temper.',
            'They did not chase you. They stood, with the candles in their hands, and looked. You ran on for a mile with that behind you, straight past the turning, and had to ask the way from a man who was in {foe}’s pay.',
            'They took your flight for part of the procession, and ran as well, singing. You were followed so by the entire parish to within sight of {foe}’s agent; who bared his head, and after a moment put his hat on again, and shouted.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'What you carried had been stolen back from a litter, at a run, with two hundred pious people after it.',
      },
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Walk in the procession till they tire',
          description: 'There are fourteen stations and a supper, and you end no farther on than you began.',
          toward: 'for',
          success: [
            'You walked, and carried a candle, and sang what you could of it. When they had feasted they slept, all the two hundred, with their mouths open. You lifted it down from among the lemons, left it as it were a blessing in place of it, and were on the road as before.',
            'At the ninth station they began to be footsore, and by the twelfth to quarrel over who was next. It was put in your arms, as a neutral. Nobody noticed, at the fourteenth, that you had gone straight on.',
            'You went the whole round with them and ate what was set before you. An old man explained to you, over the cheese, that what matters is to have had it. They handed it back in the end, quite simply. One does not keep a guest, they said.',
            'It passed through that valley in state, and did no work of wonder; toward the close they were a little let down. You were thanked for the loan. You had lost some time by it, and gained a lemon, which was a bad one.',
          ],
          failure: [
            'There turned out to be a second day. There was indeed a whole octave, with fireworks, and you were thought to be wanting in respect when you looked at the road. You got off at last, with it, and in arrears.',
            'You fell out of step, and brought down a banner upon a canon. They stopped to consider if this was a sign. It was debated for so long that you walked off in the middle, unblessed, and it took some finding of your way.',
            'They tired, but in shifts. There were always forty fresh. It was you who slept, on your feet, against a pillar, and were woken by a verger to be told that it was closing, and here was your parcel.',
            'A lame man was cured, entirely, before your eyes, by what you carried. You had not known that it did that. You stayed on to see if it would do your knee; it would not, and you felt foolish, and were late.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'What you carried had gone the round of fourteen stations along the way, among lemons, and had been handed back.',
      },
    ],
  },
  {
    key: 'pirates/course-the-man-with-straw-in-his-shoe',
    kind: 'course',
    of: 'accused',
    openings: [
      'Accosted by a man with a straw in his shoe, which is the sign of one who swears for hire. He would testify for you upon the charge, he said: he had been with you the whole time, playing cards. He had never seen you before. {foe} had bid for him as well, and he would swear for whichever of you spoke last.',
      'Goods offered: one witness. He hung about the courts, had a truthful face, and had heard that you stood accused. He would clear you by his oath, or by the same oath hang you, as {foe} had sent him word to come and see {foe.him}. The straw stuck out of his shoe. He was ashamed of the shoe, you saw, and not of the straw.',
      'You wanted someone to speak for you, and here was the wrong one. He sold oaths. He had it all ready, where you had been and in what hat, and it was false from end to end; and if you would not have it then {foe} would, turned about, for the other side. He was to give {foe}’s man an answer directly.',
      '“I saw you there,” said the man with the straw in his shoe, “or I saw you somewhere else. It’s as you like.” It concerned the charge. {foe} was collecting witnesses against you, and had come to the end of those who would do it for nothing. He was really asking you, as between friends, to make an offer.',
      'It had got about that you were accused, and that {who} stood surety; and so there came a professional. He swore in four languages, he told you. {foe} had the refusal of him until the next bell. What he swore, he pointed out, was always believed, for he wept; and he wept a little, to let you see it.',
      'Entered under Temptations. A false witness was to be had, cheap, who would put you upon the day in question at the other end of the coast, at a baptism. Refused, he would go round the corner to {foe} and put you where {foe} liked. He had eleven children; you had that from the children, who had been brought to be looked at.',
    ],
    still: [
      'The straw had worked a little farther out of the shoe. He was rehearsing in a low voice, first your side, and then {foe}’s.',
      'He had asked you what you were wearing, on the day. He said that he liked to get those things right.',
    ],
    later:
      'A straw lay there on the paving, bent at the end as it would be by a heel. Whoever had worn it was gone in to swear, or home.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Refuse his oath before people',
          description: 'It throws away the one witness whom you had, and makes {foe} a present of him.',
          toward: 'neither',
          success: [
            'You said it in the open street: that he offered to swear you clear, and that you would not be cleared so. A ring of people had stopped to listen. Nobody who hung for a thing had ever been known to turn down an alibi. They went off to talk about it; and it was told to {who}, who said, “Naturally.”',
            'You thanked him, loudly, by his trade. He looked about him like a man undressed. There was a notary going by who had sworn him four times that year, and he stood still with his mouth open; from then on whatever {foe} might have that man say upon the charge was worth nothing at all.',
            '“I was not at any baptism,” you told him, so that they could hear it across the way. “I’ve no one to prove where I was.” It was the first thing anybody had believed of you in that town. Two women came out of a shop on purpose to look at you, and one of them then said good day.',
            'He begged you to lower your voice. You raised it. When you had done he took off his shoe, rather slowly, and shook it, in the sight of everyone; “That’s never happened to me before,” he said. He would swear to that, if you liked. He did so, to people who were wondering about you, for nothing.',
          ],
          failure: [
            'You refused him in a ringing voice, and he burst into tears, and told the street that you had tried to buy him. He was very good. It was quite a time before you could get out of there, and {foe} had him by then.',
            'You made a speech about honesty, and were recognised. It was pointed out by a fishwife that you were late to the subject. He slipped off in the laughter, round the corner, to where {foe}’s man was holding the door.',
            'He let you finish. Then he nodded, and went in to {foe} and told it as it was: that you had been offered a way to clear yourself and had turned pale and refused. It is the one true thing that he ever swore to, and it did you the most harm.',
            'Nobody stopped to listen. You said it to three pigeons and a blind man, and the blind man had been retained by {foe} already. It was all repeated, with a few changes, to such as might have spoken for you.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had turned away a false oath in your favour, aloud and in the street, when you had no other.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'School him to swear for {foe} and be caught',
          description: 'He must tell {foe}’s lie so that it breaks at one question, and if it holds you hang by it.',
          toward: 'for',
          success: [
            'You coached him as {foe}’s witness, and built in one small thing: that he knew you by your shadow. He swore it beautifully. “What shadow?” somebody asked, who had been told to; for it had all been done in the dark. The court laughed, and then it left off laughing, and they asked {foe} how such a man had been come by.',
            'He sold himself to {foe}, at your desire, and learned there the whole of the case against you. He brought it back to you daily, like a cow. When he was called he wept, broke down as you had shown him, and named the person who had taught him. Two others whom {foe} had ready were seen to leave by the side.',
            'You gave him a date to swear to with a flaw in it, no such day having been that year. It was taken down by {foe}’s lawyers and sworn and sealed. Then a child with an almanac put up a hand. The paper was passed about for people to see {foe}’s name at the foot of it, under the words “of my own knowledge”.',
            'You had him tell {foe} that he saw you by the light of a fire, and which house. {foe} paid for it, and had it cried. The house’s owner came in from the country to inquire, with papers, since it was standing. After that there was a certain smell about the charge, and people opened windows.',
          ],
          failure: [
            'He forgot the flaw. It was the only thing that he did forget; the rest he gave with such truth, in such a voice, that you found yourself believing that you had done it. {foe} had it printed.',
            'He grew fond of the part. {foe} praised him, whom nobody had praised, and he asked you, with his eyes down, to consider your arrangement at an end. He knew about as much of your defence by that time as you did.',
            'The question was put to him, exactly as you had planned, and he answered it. He was an artist, and had seen the hole himself, and mended it. He was sorry afterward, and told you that it had been stronger than he was.',
            'Someone had watched him come and go by your back door. It was put before the people as you would expect: that the accused had been schooling witnesses. It was hard to think of a short reply.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The best liar upon the coast had sworn for {foe}, and had come apart at one question, as you had taught him.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Find honest work for the man with the straw',
          description: 'He has eleven children and no trade, and you will have to do the first week’s share yourself.',
          toward: 'for',
          success: [
            'You got him taken on at a ropewalk, and did his work by him until his hands had hardened. He has a gift for walking backward. The straw went into a mattress. {foe}’s man came about the oath, and was told, before the whole walk, that it was no longer stocked; and {foe} was put to the trouble of finding another.',
            'There was a theatre in the place, which wanted someone to weep. You carried scenery for a week, so that they should see him. He is Second Murderer now, and cries every time. {foe} had counted upon those tears for the first day of the hearing and had to have it deferred.',
            'You found him an auctioneer who needed a voice. He held up pots and swore to them, within reason. All the eleven were fed, and they sang at the door; and the next whom {foe} sent to for evidence against you gave it as his view that he would sooner hold up pots.',
            'You dug a plot with him, and put in beans. He told the beans that he had known them from children. When {foe}’s messenger leaned over the wall with the paper he read it, and made a hat of that for the youngest; and there was one witness the fewer, and they began to wonder if there were any.',
          ],
          failure: [
            'He lasted a day. It was the hours, he explained, and having to be the one person the whole time. He went to {foe} with his hands bandaged, to show what you had driven him to.',
            'You had him placed with a chandler, and did his week for him, and he came at the end of it and swore that he had done it himself. It was a reflex. The chandler knew better; and you were both put out, with remarks which travelled.',
            'There was no work. There was none for anyone; you and he and the eleven walked from gate to gate. At the last of the gates was {foe}’s man, with a basket, and you could not find it in you to blame him.',
            'You carried bales for him until your back cracked, and he stood by and called the count. He was quick at it. {foe}’s agent, who had shares in the quay, was so much struck that he took him on for life, tongue and all.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A seller of oaths had been given work to do, and {foe} had had to look for a liar elsewhere.',
      },
      {
        ...does(['patience', 'perception', 'easy', 'none'], {
          action: 'Write down both his oaths and let him go',
          description: 'It brings you nobody who will speak for you, and only a paper with two lies upon it.',
          toward: 'neither',
          success: [
            'You took down both, yours on the left and {foe}’s on the right, and read them over to him. He was struck by it. He had never seen them side by side. He signed each as a true copy and went away thoughtful, and would not, he said, be swearing for anybody until he had had a lie down.',
            'You wrote, and he dictated, with commas. When the second was finished he asked which of the two was the case. Neither, you told him. He whistled. That was all; but he went home by the lane and not round the corner.',
            'It made two pages, each of them very moving. You put them away. He watched you do it, and after that he did not care to go in to {foe}; it was, he complained, like leaving one’s teeth with a person.',
            'You noted what he had, and thanked him, and bade him good day. He waited for there to be more. At the end he took up the smallest of the eleven and went. The charge stood where it had stood.',
          ],
          failure: [
            'He would not have it written. “I’m a speaker,” he said. He went round the corner with his nose up, and you were left there with a pen; and with the opening, which was rather good.',
            'You wrote down both, and a child of his ate the left-hand one. There remained the oath on {foe}’s side, in your own writing. You thought it best to eat that yourself.',
            'He spoke so fast that you got only the hat. It is something to know in which hat one did not do it; he wished you luck, and {foe} could be heard, round the corner, asking him to take a seat.',
            'You had both upon one sheet, and he asked to see it, and corrected your spelling, and somehow it was still in his hand when he had gone. You had lost a sheet of paper, and had some exercise.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'Among your papers there had been two oaths by the same man about the same day, both false.',
      },
    ],
  },
];
