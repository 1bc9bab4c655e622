import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/* The other side of an open matter has come for it; the old rider tells it, and takes nobody’s part but the creditor’s. */
export const mongolReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      'Listen: {them} had waited for you at {place}, and waited, and then had stopped waiting and set out. So there {them.he} stood, in your way, with a tally-stick cut on one side only. {them} wanted what you owed, here and now, and would not go until it was settled. “I have come to save you the journey,” said {them}.',
      'A debt has longer legs than a camel. Yours had followed you from {place} in the person of {them}, who had a right to ask and asked it before other people. You had said that you would come. You had not come. {them} held out a hand, palm up, and left it there in the air between you, and it did not shake.',
      'You heard your name called, and it was the voice of {them}, whom you still owed. Nothing had been paid at {place}. {them} had counted the days on a cord, and when the cord was full had gone looking for the other end of it. “It is not the thing,” said {them}. “It is that I told my neighbours you were good for it.”',
      '{them} wanted to be paid, and what stood in the way was only that you had not done it. It should have been seen to at {place}; but you had had other roads. Now {them} had come to you instead, and sat down in front of you with folded arms, as creditors sit, who have all the time that you have not.',
      'Among us one does not send for a debt, one comes for it and drinks tea. {them} had come, and there was no tea, since {them.he} had sworn to take nothing from you until you were quits. You had been looked for at {place}, and the threshold had been swept for it. {them} told you that too, and to your face.',
      'Of nine who owe, eight know it and one is found. {them} had found you. All that you had left undone at {place} was read out to you, not loudly: what was owed, since when, and what people had begun to say about it. “Well?” said {them}, and barred your way, and waited for you to be better than that.',
    ],
    still: [
      '{them} had laid the tally between you and put one finger on it, as if it might get up and leave.',
      '{them} had not moved. It is hard to walk past somebody who is in the right.',
    ],
    later:
      'The tally-stick was left there, snapped across the middle, and nobody could have said which half was whose.',
    ways: [
      does(['gift', 'vigour', 'medium', 'none'], {
        action: 'Work off the debt for {them} at once',
        description: 'It takes all your strength and good temper, and {them} will judge whether it is enough.',
        success: [
          'You did for {them} whatever wanted doing, and did it till your hands were raw. {them} looked on with the tally. At the last task {them.he} cut the second notch, facing the first, and it was even. “I shall tell it at {place},” said {them}, “and I shall tell it well.”',
          'You mended, you carried, you greased, nine tasks for the one debt. Somewhere about the sixth {them} had begun to help. At the ninth neither of you knew any longer who was working for whom; and so you were quits, and shook hands like two who have shot a wolf together.',
          '“Name it, and I will do it now,” you said. {them} named a hard thing. You did it without breathing out, as it seemed, and {them.he} had to turn away to hide how pleased {them.he} was. The tally was broken over a knee, and {them} blew away the dust of it.',
          'It was not what you had owed, but it was as much, and {them} weighed it for a good while. A debt is a cold guest, and it was pleasant to see the back of it. {them} wished you nine good roads, and untied the cord with the days in it, to use it for something.',
        ],
        failure: [
          'You did it in haste, and it came apart in {them.his} hands. {them} looked at the pieces. “That is what your word looks like, then,” said {them}, and went away with the debt still upright between you, taller by a head.',
          'You had half done it when your strength gave out, and there you sat. {them} finished it alone. Now you owed for that as well, and {them} cut it on the stick beside the other, and left without a farewell.',
          'You offered as much work as you thought it came to, and it was less than {them} thought; and neither would name the figure first. In the end {them} laughed, not kindly. “Keep it,” said {them}, “I would rather have you owing.”',
          'It was done well enough, but you said so. One must not. {them} threw down the tally, since what is boasted of is not paid, and went off to tell it that way at {place}.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for a few days more',
        description: 'It costs you your pride before whoever is listening, and the debt is no smaller for it.',
        success: [
          'You did not say how hard your road had been. You said the day on which you would be at {place}, and that was all, and looked {them} in the eye while you said it. {them} tied a fresh cord, with room for a few knots. “So many,” said {them}, and showed you.',
          '{them} had been young once and owed somebody a saddle. It came out by degrees. You were to have as long as that saddle had taken, no more, and {them} told you how long it was, and smiled for the first time.',
          'You put your own thumb-nail to the tally, low down, where one marks a day. {them} ran a finger over the dent. It would do. There was a little time, then, and {them} would wait for you at {place} with the door tied back.',
          '“I will not say that I forgot,” you told {them}. “I put it behind other things.” It was so plain that {them} had nothing to hit. You were given some days for it, with a good deal of grumbling, and a knot was tested.',
        ],
        failure: [
          'You had asked once already, by staying away. {them} said so. There were no more days in that bag, and {them.he} turned it inside out for you to see.',
          '“How many days?” asked {them}, and you were too slow in answering. Whoever has to count has not meant it. {them} wanted it settled now, and came one step nearer.',
          'You spoke of your oath, and how great a matter it was. “And mine is a small one,” said {them}, “so it can be paid on the way.” There was no getting round that.',
          'Somebody laughed behind {them}, some idler. It had very nearly been granted. But {them} could not be seen now to give in, and drew up stiffly and said no, louder than was needed.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse the debt and walk away',
        description: 'You go off a debtor, and {them} may lay hold of you before you are gone.',
        success: [
          'You said no. {them} looked at you long, as one looks at a thing one has lent, and then snapped the tally and let both ends fall. Nothing was owed any more and nothing was left to be said, and {them} went without once looking round.',
          'You went past {them}, and no hand was raised. “Then I have bought something,” {them} called after you. “I have bought knowing you, and it was not dear.” After that {them} was gone, and the debt too, like a tooth.',
          '{them} caught your sleeve and you drew it out of those fingers gently. That was the end of it. There are people whom one does not ask a second time, and {them} had just set you among them, and turned homeward.',
          'You had turned your back before {them} had finished. There was silence behind it. When you looked round {them.he} had gone, and the cord with the days lay there, every knot undone, because there was nobody now to count for.',
        ],
        failure: [
          'You had not gone three steps when {them} had you by the belt. It was not a fight; it was a shaking, such as one gives to a carpet, before everyone, and for each shake there was a word about paying.',
          '{them} ran faster, being in the right. You were overtaken, and turned round, and told in front of strangers what you were, from the first day of it to this one; and a fist came at the end, to close it.',
          'You slipped by on the one side and there was {them}, and on the other side, and there was {them} again. It ended with the tally-stick broken after all, but over your back.',
          'You ran, and tripped upon the very cord with the days in it, and {them} sat down on you. From up there {them} said the whole of it. You had not known how much a person can have been saving up.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      'Listen: there was bad blood between you and {them}, and it should have been let at {place}. You had not gone there. So {them} came to you, with a whip stuck in {them.his} belt on the left, where one wears it for quarrels, and wanted satisfaction. “Here is as good a place as that was,” said {them}.',
      'A feud is like a mare; if you do not ride it, it comes home by itself. Yours came with {them} on it. You had been expected at {place}, to make good or to be hurt, and had added the insult of not coming. {them} barred your way. Before you went on it would be settled, and {them} did not greatly mind how.',
      'You knew {them} by how the hat was set, forward, as people do when they have come about something. It was about {place}. You were to have answered there. “I have told them all that I would have it out of you,” said {them}, “and I have had to tell them twice.” There was no way past that but through it.',
      '{them} wanted satisfaction from you for the old wrong, and wanted it now, having waited at {place} long enough to be laughed at. It had been boiling, and there was froth on it. {them} drew a line in front of you with one boot, and stood behind the line, and asked whether you would kindly step over.',
      'Nobody had told you that hatred can be so punctual. {them} had reckoned out where you must come by, and was there, with clean hands and a straight back, to have the matter settled. You had left it open at {place}. It had not grown smaller from that; and {them} had fasted, as one does before a matter of honour.',
      'They say that two who hate each other always meet at a narrow place, for the wide ones let one look away. {them} looked straight at you. You were to have answered for something at {place}, and had let the day go by. “I am tired of carrying this,” said {them}. “Take the other end of it, or take the whole.”',
    ],
    still: [
      '{them} had stepped back one pace and spat to the side. It was still to be settled, that meant, but not without breath.',
      '{them} walked up and down before you, four steps and four, with a thumb in the belt beside the whip.',
    ],
    later: 'Two people had stamped about there for some time, and gone away from it, one to each side.',
    ways: [
      does(['talk', 'charisma', 'hard', 'none'], {
        action: 'Own your part and offer peace',
        description: 'You must bow lower than you like, and {them} may make use of a bowed neck.',
        success: [
          'You took off your hat and your belt, and hung them about your neck, as one does before Heaven. {them} had come ready for everything else. The whip was drawn out and looked at, and put in again on the right side. A feud that is over leaves two people with much in common, and you spoke for a long time, about horses.',
          '“I was wrong in it as far as I went,” you said, “and you as far as you did.” {them} measured the two distances. They came out, it seemed, nearly alike. {them} spat, clapped you hard on the shoulder, and would tell them at {place} that you had answered.',
          'You let {them} say it all, and it was a good deal, and you did not once put up your hand. Anger is a skin of milk, it only wants to be emptied. At the bottom of it there was almost a joke. You both laughed at the same time, and that is as binding as blood.',
          'There is a form for it, with a bone. You broke the bone and gave {them} the larger half, and {them} held it against yours to see that they fitted. “So it was one thing,” said {them}. From then on it lay behind you both, and {them} wished you a road.',
        ],
        failure: [
          'You offered your hand and {them} looked at it as at a fish. It hung there. You took it back, in the end, and now there was that between you as well; {them} went off with the old wrong under one arm and the new one under the other.',
          'You said that you were sorry, and added a “but”. {them} heard only the “but”. There had been a good deal after it, all quite true, and you said that to a back which was going away and had lost nothing of its hatred.',
          'It was agreed, and you had both sworn, and then you had to smile. {them} took it for triumph. Everything was unsworn again, and {them} left you with one finger raised, like a person who will be back.',
          'You spoke to the matter so fairly, and so long, that {them} was made to look a fool, and knew it. One may be forgiven a wrong; never that. {them} turned round on one heel. You had won everything but the peace.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Put it off to a day at {place}',
        description: 'You buy a few days with a promise to stand there, and people will hear that you asked.',
        success: [
          'You named the day, and that you would come alone. {them} tried it for holes. It was correct, by the custom, and whoever refuses a correct day is in the wrong. “At {place}, then,” said {them}, and counted the days off to you on the handle of the whip.',
          '“You are angry now,” you said, “and you would do it badly.” It was a thing that {them} could see. One ought not to spoil a good revenge by haste. You were given some days more, and were told to keep in health.',
          'You had an oath upon you; an oath goes first, and then blood; so it is laid down. {them} knew the law as well as you, and cursed it, and bowed to it. You would be waited for a little while yet.',
          '{them} looked you over, and saw how worn you were. There was no honour in that. You had better sleep, said {them}, and eat fat, and come to {place} when you were worth hitting; and a day was set.',
        ],
        failure: [
          '“You had a day,” said {them}, “and I stood there.” It had been a long one, and people had come by, each of whom had to be told something. There would be no second.',
          'You named a day and {them} named another, and so it went to and fro, and at each {them} grew redder. In the end the only day on which both of you were free was this one.',
          'You asked it too softly, so that it sounded like fear, and there are people who cannot see fear without stepping toward it. {them} stepped.',
          'You swore that you would be at {place}. {them} asked by what you swore it, and you had used up the Sky on something else. No, said {them}; here.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight {them} and be done with it',
        description: 'You may be badly hurt, and the custom allows no help on either side.',
        success: [
          'It was short. You gave {them} what there was to give and took what came, and then {them} sat, holding a shoulder, and nodded. Some quarrels only want to be touched once at the bottom. {them} got up, and went, and it was over between you.',
          'You went for the belt, and had it, and {them} had yours. For a while you stood like two oxen in a yoke. Then {them} gave, all of a piece. “So,” said {them} from below, “now I know.” Nobody owed anybody anything, and {them} limped home to say so.',
          'The whip came down and you caught it, and wound it round your arm until {them} was standing quite close. You looked at each other. You let go first, which is what ended it; {them} coiled up the whip and left, and the feud was a thing that had happened.',
          '{them} hit well, and you were still standing. {them} hit again. About the ninth time something like respect came into it, and then weariness, and then nothing at all. {them} said your name once more, without the curse that used to go with it, and walked away.',
        ],
        failure: [
          'You had struck once when {them} struck nine times. It was done thoroughly, by somebody who had thought about it at leisure. “That was for the wrong,” you heard from a long way up, “and that for the waiting.”',
          '{them} had learned a new throw, for your sake, from a Kipchak. You were shown it twice. The second time you had understood it, and it made no difference.',
          'You slipped, and {them} waited till you had got up, for honour, and after that did not wait any more. You were left lying with your hat placed on your chest, correctly.',
          'It went on until you could not lift your arm, and {them} could, a little. That little was all that was needed. You were told in the ribs, word for word, what ought to have been said at {place}.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      'Listen: you had given {them} your word to do a thing at {place}, and you had not done it. {them} had believed you. Now {them} came upon you, out of breath, and wished to hear whether you still meant to; there was no anger in it as yet, only a kind of fear for you. “Tell me that you were held up,” said {them}.',
      'A promise is a foal: it cannot walk yet, and must be carried. Yours to {them} had been lying at {place} for a good while. {them} had gone to see, and found it there, and came to you about it. You were to keep your word now, or take it back; {them} would not go on in this way, looking out for you.',
      'You had forgotten nothing, you told yourself, you had only not been to {place} yet. Then {them} stood before you, and you saw in that face how long “not yet” can be. {them} wanted what was promised. You had given it with your hand, and {them} held up the very hand, your own, by the wrist, for you to look at.',
      '{them} had come to ask after a promise: yours, about {place}, that you had made before you knew how long your road would be. Others had laughed at {them} for believing it. So {them} said, and looked at you quite steadily, and stood where you could not get by without having answered yes or no or when.',
      'Whoever gives a word gives the end of a rope. {them} had hold of that end, and had followed it, hand over hand, all the way from {place}, to you. You had said that you would. {them} did not reproach you with one syllable. It was only to be settled now, for it is tiring to hold a rope alone.',
      'It was {them}, and you looked away first. There was that promise. At {place} they had kept a seat free for it, as you might say, and nobody had come to sit there. {them} had gone a long way to tell you so, and would not be put off with tea; a person may wait for a year, but not for nothing.',
      'Listen: {them} came at you from two bowshots off, on foot, and wanted the word that you had given for {place}. And {them} took your sleeve and wound it twice about one fist. Who holds on so? One who has held on for a good while. A word is given by one and fed by the other, and {them} had nothing left to feed it.',
      '{them} wanted of you what you had promised to do at {place}, and lay down full length in front of you, so that you should have to step across. And we do not step across people. “Go on,” said {them}, “I would like to see how it is done.” And you stood there with one foot up.',
      '{them} stopped you with a kettle, an empty one, and wanted what you had promised to do at {place}. Nine times it had been set on for you there, and nine times poured out, and the dogs had grown fat. What is a promise? Water on the hearth: somebody must sit by it. So {them} told you, and did not move the kettle.',
      '{them} would have your promise of you, kept, as you had said it for {place}, and there was no getting past, for the old dog of that hearth had come too and lay down upon your feet. It had known you at once. The dog believes the voice, and the master believes the dog. That was how {them} had come to believe you.',
      '{them} had ridden three days to ask one question, and held you by the belt to ask it: would you do what you had promised at {place}, or not? I had it from the man who lent the horse. It came back thin, he said. And {them} had not eaten either, and had talked to it all the way about what you were like.',
      '{them} wanted your word kept, the one for {place}, and held a halter across your way at the height of the breast. For whom was the halter? For a mare, and she had been meant for you, on the day when it was done. Now nobody spoke of the mare. A gift that waits grows teeth, and a promise loses them.',
      'From a bowshot off {them} called your father’s name and then yours, and wanted what you had promised at {place}; and you stopped, and so you were had. “I have come to fetch it,” said {them}, “for it does not find the way.” And you were not to stir until you had answered. A horse that is called has already turned its head.',
    ],
    still: [
      '{them} was still there, with the look of somebody who has not quite decided about you.',
      '{them} had let go of your sleeve. It stayed in creases, in the shape of four fingers.',
      'And {them} had sat down, and had begun to talk of the herds, as people do who mean to stay.',
      'Neither of you had spoken for as long as it takes to milk a mare, and {them} had the better breath.',
    ],
    later: [
      'Somebody had scratched there, with the point of a knife, two hands and the space between them.',
      'There {them} had stood and asked about {place}, and your feet knew it and went around.',
      'A wisp of horsehair had been knotted and left there, and nobody had come to untie it.',
      'It was there that you were asked. I was asked once at such a spot, and I went around it for as long as I rode.',
    ],
    ways: [
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Keep your word here as best you can',
        description: 'It was promised for {place}, and what you can do from here costs sweat and may fall short.',
        success: [
          'You did it there and then, by other means, and it took all that you knew. {them} watched the thing come right under your hands. It was not how either of you had pictured it. “But it is what you said,” said {them}, and laughed, and the fear was out of that face.',
          'Half of a promise is in the doing and half in being seen to. You did the one and {them} saw to the other. When it was finished {them} gave you back your hand, so to speak; it felt lighter by a good deal.',
          'It could be done from where you were, when you had once sat down to think how. You ought to have sat down before. {them} said that too, but smiling, and went off to tell them at {place} that the seat was taken.',
          'You sent there, you arranged it, you gave your name and somebody else’s, and you stayed beside {them} until the answer had come. It was yes. {them} had never heard of such a way to keep one’s word, and kept saying so, with wet eyes.',
          'You kept it there and then, with {them} for a helper and a saddle for a bench, and you took nine tries to it. The ninth stood. “At {place} it would have stood at the first,” said {them}, and laughed, and drank to you out of the hat.',
          'It was done, and who did it? You, and all of it, and {them} was not let lift a finger. A late foal is licked the longest. They named a colt for you at {place} after that, I have heard, and he was fast.',
        ],
        failure: [
          'You tried it, and it turned out as things do that belong somewhere else. What you held up at the end was like the promise as a mule is like a horse. {them} thanked you for it. That was the worst, and {them} took it home.',
          'You had promised one thing and did another, very well, and hoped that it would not be noticed. {them} is not a child. You were looked at, and left, and your word stayed where it was.',
          'It broke in the middle, the plan, the thread, whatever it was that you had laid hold of. {them} helped you gather up what was left. “At least you began,” said {them}, and it did not sound like a beginning.',
          'You explained while you worked, and the more you explained the less you did. {them} sat by with folded hands till it was plain that nothing would come of it. Then there was only the sound of somebody going away.',
          'It would not be done there. You tried it by force and you tried it by patience, and it came out dead both times, and {them} covered it over, as one covers a lamb, and went home to {place} with an empty saddle-bag, and did not look back.',
          'You did the easy part and called it done. {them} looked for the rest of it, behind you and beneath, and then put on the hat and left, and it was not done. A bridge with one end is good to fish from.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Give {them} your word a second time',
        description: 'A word twice given weighs double, and you will have to carry it to {place}.',
        success: [
          'You gave it again, slower, and with both your hands. {them} listened to how it sounded. It sounded, it would appear, like somebody who had been ashamed. There would be some days more, and no more running after you.',
          '“I do not say that I will if I can,” you told {them}. “I say that I will.” {them} had been waiting for just that word to be left out. A few days could still be found; {them} named the last of them and made you repeat it.',
          'You told {them} what had held you up, with no trimmings, and it was bad enough to be true. {them} whistled. You should have your days. If that was what your road was like, then at {place} they would wait and keep the pot on.',
          'You bade {them} choose the day, and held your tongue while {them.he} chose. It was a generous one. People who have been asked are always more generous than people who have been told, and I have lived on that.',
          'You were given days, as many as there are joints in one finger and then some. How did you come by them? You had wept, and had not noticed it. {them} noticed. So it was agreed for {place}, and nobody there was told about the weeping; I was told.',
          'You broke an arrow, and {them} kept the half with the feathers, and the days were counted from that. At {place} the two would be laid together. A half flies nowhere, and it does not get lost.',
        ],
        failure: [
          '“That is the same one,” said {them}, when you had given it. “I have that one at home.” You could give no better; and {them} would not carry two of a sort.',
          'You began well; but you had sworn by the Sky, and {them} looked up, and there was a vulture in it. {them} was sorry. One has to go by something.',
          '{them} asked you to name the day, and you named it, and it was a feast when nobody may work. You had not thought. No more had you thought the first time, {them} said, and would not have it.',
          'You were so ready with it that it came out like small change. {them} put both hands behind the back, not to be given any more of it.',
          'No days were to be had. You swore by nine things, and {them} shook the head at each, and the ninth was your mother’s milk, and there {them} went white; one does not put that up for a thing already late. And it stood between you then, higher than before.',
          '{them} would not give you time, for you asked it with your face already toward where you were going. A guest who eats standing has not come. So {them} said, and let go of the talk as one lets go of a rein.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Take back your word and go on',
        description: 'It is soon said, but {them} may weep or strike, and you must bear the one or the other.',
        success: [
          'You took it back. You said it clearly, so that {them} need never wonder. For a time {them} stood and rubbed one wrist, as though something had been tied there, and then thanked you for the plainness, of all things, and went. There was nothing more between you, neither good nor bad.',
          '“I cannot do it, and I ought not to have said it,” you told {them}, and did not stop. {them} kept beside you to the end of the sentence, and there fell behind. You were not called after. It was over.',
          'You could not look, so you said it with your face turned. When you looked {them} had understood, and had already gone some distance, with the bearing of one who travels light. A dead promise smells for a while. Then it is only bones.',
          'You opened your hand and showed it empty, and {them} did the same. That is how it is done, without words. Neither would speak ill of the other; and {them} took a different way from then on, whichever you took.',
          'You took the word back, and {them} gave it up. It was done with milk, a few drops poured out on the ground between you, and each stepped away from it. And two hearths that had known each other did not any more.',
          '“Then it is nobody’s,” said {them}, when you had taken it back, and whistled, and a dog got up and followed. You were let pass. The dog looked round three times, so it is told, and its master not once.',
        ],
        failure: [
          '“Say it again,” said {them}, and you did; and then you had a fist under the ear, and were told on whose account. There were those at {place} who had given up other things, it seems, to rely upon you.',
          'You had got well away when something took you between the shoulders, and then a boot. {them} threw all that there was to throw. Last came the words, and they were the heaviest.',
          '{them} did not let you finish. You were laid hold of and turned about, and made to look at that face until you had seen in it everything that you were taking back. It took longer than a beating, and there was one of those also.',
          'You ran from it, to be honest, and it is an ill thing to run from, for it knows where you live. {them} caught you up. It was all done with the flat of the hand, like waking somebody.',
          'You said it too soon after laughing, and {them} laid the whip across you, one stroke, and it was for the laugh. For the word there was none. {them} went off and kept that one, and you have gone about since with your back unpaid.',
          '{them} butted you in the belly, as a ram does, and down you sat, with your refusal still in your mouth. And were you helped up? You were told about {place}, from the threshold to the smoke-hole, and left there. Whoever would swallow a word must first be able to breathe.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      'Listen: {them} had gone with you on all your roads, and had asked for one thing, at {place}, and you had always said soon. Now {them} sat down and would not get up. {them} was not angry. “I only want to know,” said {them}, “if soon is a day, or just a noise that you make.” You were to do something about it before you went on.',
      'A companion’s wish is a small bag, and one forgets who is carrying it. {them} had carried that one ever since you first spoke of {place}. Now it was set down, so to say, in front of your feet. The whole world had had its way with your days. Would you see to it now, {them} asked, or should {them.he} stop hoping?',
      '{them} had not spoken for a long stretch, and you had taken it for contentment. It was nothing of the kind. What {them} wished for lay at {place}, and you had gone past it, or round it, or away from it, each time for a good reason. “I know all of the reasons,” said {them}. “I was there.” And {them} wanted an answer before anything else.',
      '{them} wanted you to think of the wish about {place}, and had waited long enough to ask for it with a loud voice. You had never heard that voice. It seems that one can go with somebody through nine dangers, and be thanked for each, and still have been overlooked. {them} said as much, standing before you, with a very red face.',
      'Whoever rides behind eats the dust and says nothing, until the day comes when there is too much of it. It had come. {them} reminded you of {place}, and of what {them.he} had wished for there, and of how you had nodded. You remembered the nod. You had meant it too; but a nod does not travel by itself.',
      'You were talking of what lay before you when you noticed that nobody was answering. {them} had turned away. It was about {place}: {them} had wished for something there, and it had been promised more often than there are knots in a fringe. {them} would come on with you afterward. But first, {them} said, you should hear it, and say yes or no.',
    ],
    still: [
      '{them} was still sitting there, and drew lines with one finger, and rubbed them out.',
      '{them} had moved up a little, so that there was room to sit down beside.',
    ],
    later: 'You could see that two had sat there side by side for longer than one needs for a rest.',
    ways: [
      does(['gift', 'intellect', 'medium', 'none'], {
        action: 'Do here what {them} wished for there',
        description: 'It is not {place}, and it needs {them.his} patience as well as your own hands.',
        success: [
          'You did it on the spot, with what there was. It was not {place}. But {them} had wished for the thing and not for the place, as it turned out when it was done, and walked up and down before it with a face like a lamp. Then {them.he} took the heavier half of the load, and asked which way.',
          'You made a feast of it, the two of you, out of almost nothing, and did it properly from the first bow to the last. {them} wept a little at the end. Nobody had ever put off a journey on that account; and after it you could have asked {them} to go to the edge of the world.',
          'You asked to be told exactly how it should be, and {them} told you, and you had never known the half of it. So it was done as it ought to be. You both sat and looked at it. “Now I have no more wishes,” said {them}, “it feels quite cold,” and laughed, and came along.',
          'It took all your wits, for it was meant to be done elsewhere and otherwise. When it was finished {them} tried it all round as one tries a new saddle. It fitted. You went on together, and {them} hummed, which had not happened since you set out.',
        ],
        failure: [
          'You did your best with it, and it was a poor thing, and you both stood and looked at it. {them} said that it was very nice. It is terrible to hear that from a friend. You went on together without talking, and it went with you, like a third.',
          'You had not listened properly to what was wanted. When you held it out, proud of yourself, {them} did not know where to look. It was another’s wish, someone’s you used to know. {them} came along then, and kept a little to the side.',
          'You began it and it would not be done in that place, and you lost your temper, and said that it was after all a small matter. You would have given much to unsay it. {them} agreed at once that it was small, and took up the load.',
          'It went wrong, loudly, so that you were both laughed at. {them} had wished for this for so long. “Let us leave it,” said {them}; and it was left, and neither of you spoke of it again, which was harder than speaking.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Beg {them} for a little more patience',
        description: 'You have asked it before, and each time there is less of it in the sack.',
        success: [
          'You owned that you had thought of yourself, day in, day out, and of {them} when your own boot hurt. That was honest. {them} got up, dusted off both knees, and would give it a few days more, because you had not said soon.',
          'You asked {them} at what point of the whole way {place} would come in best, and you went over it together as one plans a raid. There was a day for it. {them} could wait quite well for a day that had been counted.',
          '{them} wanted only to have been missed, a little, and you had turned round to look. So there was some patience left in that sack after all, down in the corner. You were given it, and told that it was the last.',
          'You said nothing and took {them.his} load on your own back, and bore it for a while. {them} let you. At the end of it you had some days’ grace, and a sore shoulder, and were friends.',
        ],
        failure: [
          '“You have asked that nine times,” said {them}, “and I did not count the first.” {them} would come along, yes. But it was not to be called waiting, because waiting was something different, and it was used up.',
          'You promised it by your horse, your bow and your mother, and {them} grew quieter at each. It was like hearing someone try keys on a door. None of them fitted; {them} wanted it now or not to hear of it.',
          'You laughed, from embarrassment, at quite the wrong place. {them} looked at you. There would be no more days on those terms, you were told, and the voice that told it you was civil.',
          'You were interrupted in the middle of it, by something that could not wait, and saw to that first. When you had turned round again {them} only raised an eyebrow. There had been your answer.',
        ],
      }),
      does(['flight', 'charisma', 'medium', 'slight'], {
        action: 'Say no to the wish for good',
        description: 'It ends the asking, and {them} will stay, but something may go that you used to lean on.',
        success: [
          'You said no, and why, and that it would stay no. {them} breathed out. One can live with a no, it is hard but it has edges. That wish was put away where people put such things, and {them} stayed with you, and spoke of it no more.',
          '“Then I can stop looking out for it,” said {them}, when you had said it. “I was getting a stiff neck.” It was bravely done. You went on side by side, and there was nothing left between you to be asked or answered.',
          'You did not soften it, and {them} did not thank you; but a hand was held out in a while to help you over the next bad place, as always. So that was over. It was as if somebody had put down a bundle and gone on without it.',
          '{them} had known it. “I wanted to hear you say it,” said {them}, “so as not to make it up.” You said it once again, at that request. Then {them} shouldered what there was to shoulder, and the two of you had simply one errand fewer.',
        ],
        failure: [
          'You said no and {them} had it out with you, all of it, back to the first mile: who had fetched the water, who had kept awake. Every word was true. It went on till you were both hoarse, and then {them} came along regardless, a long way behind.',
          'You turned it into a joke. {them} did not shout; it would have been better. You were asked some questions, one by one, about what you thought a companion was, and you had to answer every one of them before you were let go.',
          '“No,” you said, and {them} said your name, three times, each time lower. After that everything was said that can be said between two who must go on together. You were as tired as after wrestling, and nobody had laid a hand on anybody.',
          'You turned aside so as not to hear. {them} turned with you, and you heard. It was about that wish and then about all the others, and about a bowl of soup, long ago, which you had quite forgotten and {them} had not.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
];
