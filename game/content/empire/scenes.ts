import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * A clerk files a report: those present in order of rank, the reasons numbered, the finding last and short.
 * Where somebody is to blame the clerk goes into the passive; where something moved the clerk, it stands under remarks.
 */
export const empireScenes: readonly SceneContent[] = [
  {
    key: 'empire/the-three-questions',
    kind: 'giver',
    openings: [
      '{who} wanted an account of you, and would withdraw the commission if it did not come out even. So said {who.his} messenger, who had run, and who gave the points in order of gravity: first, that you had been seen at {foe}’s door; second, that you were late; third, that you had not written.',
      'A messenger of {who}’s stood in your way with a list. You were to answer it or turn back, {who} having been informed, by a person whose name was left blank, that {foe} had bought you. There were three questions. The tone in which they were to be put had been learned by heart as well.',
      'Present: yourself, and a messenger with a letter; also, ten paces off and not introduced, a stranger who smiled. The letter said that you were in {foe}’s pay. {who} wished to hear from your own mouth that it was false, and until then you were to go no further in {who.his} name.',
      '{who} demanded three answers before you took another step on {who.his} business, and a messenger barred the way until they were given. The grounds were enclosed: a letter, unsigned, by which {foe} paid your rent. Some way off a stranger was reading nothing, with a smile, and turned a page when you looked.',
      'You were required to clear yourself. The requirement came from {who}, by a messenger who held a list in one hand and the other up, palm outward; the matter was a letter that named you as {foe}’s. Remark: a person who had followed the messenger stood by, was not on the list, and appeared to be enjoying it.',
      'It had been alleged, the messenger read, and did not say by whom, that {foe} kept you. {who} would know whether this was so. You might answer three questions and go on in {who.his} service, or decline them and go home. Behind the messenger somebody smiled, at ten paces, like a person waiting for a result.',
      'The messenger had a letter, three questions and sore feet, and offered them to you in that order. By the letter you had been sold to {foe}. By the questions {who} meant to learn whether it was true; and until they were answered your commission was suspended. A stranger had come along behind, to see it done.',
    ],
    still: [
      'The messenger had turned the list over, in case there should be room on the back for an answer.',
      'Nothing had been struck out. Three questions stood on the list as before, and the messenger stood behind them.',
    ],
    later:
      'Three strokes had been drawn in the dirt there with a heel, and a fourth across them, which is how a messenger closes an account.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Answer the questions in their order',
          description: 'Three answers, each shorter than its question, and one of them will cost you some pride.',
          toward: 'for',
          success: [
            'To the first you said that it had been the wrong door; to the second, that it was true; to the third, that you had been ashamed. The messenger believed the last and so passed the others. {who} renewed your commission by return, and added a name that you had been in want of.',
            'You answered, and the messenger repeated it under the breath, practising. By the third reply it was no longer being learned but listened to. You had {who}’s trust again, and with it the thing {who.he} had been keeping back until it should be known whom you served.',
            'You answered in nineteen words, of which the messenger counted eleven as against you. It was those that told. Nobody who was paid by {foe}, it was held, would own to having been afraid of a dog. {who} confirmed you, and sent with the confirmation a thing that had been kept for whoever should be found honest.',
            'The first answer was no, the second yes, and the third you gave with your eyes on the ground. “That one was not on the list of answers,” said the messenger, and sat down beside you. What {who} had been withholding was then told you, quietly, and with an apology for the form.',
          ],
          failure: [
            'You took the questions out of order. It was put down as evasion, and the messenger, who was under instruction to observe your hands, observed them. {who} was told that you had hesitated; and while it was being considered {foe} did not.',
            'Your first answer was longer than the question. The second required a parable. By the third the messenger had folded up the list, and {who} heard only that you had talked a great deal, which is what they say of {foe}.',
            'At the second question you laughed. It was from nerves; there is no sign for nerves in the messenger’s shorthand. {who} was given to understand that the charge amused you, a hearing was appointed to consider your laugh, and {foe} made use of the interval.',
            'You replied to each question with one of your own, as you had seen lawyers do. The messenger was not paid to answer, and wrote “counter-questions, three”. Before {who} had decided what was meant by them, something further had been done at {foe}’s house, and nobody was there to see.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'Three questions had once been put to you in {who}’s name, and it was the shamefaced answer that was believed.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Prove the accusing letter a forgery',
          description: 'One look is allowed at it, at arm’s length, and a wrong guess would be taken for a confession.',
          toward: 'for',
          success: [
            'You gave your reasons in three heads. First, the date was a day on which no letter may be written; second, it was misspelt only where a learned person would misspell; third, the wax was {foe}’s. The messenger ran back with it to {who}, and a copy ran further, to people who had been believing {foe} for years.',
            'You asked to have it held up against the light. Under the accusation stood another letter, scraped off, in the same hand: an order of {foe}’s to the grocer. {who} was satisfied. So was the grocer, who had never been paid, and who now told all that was carried to that house.',
            'It was the string that gave it away. A letter is tied before it is sealed, you observed, and here the wax ran under the knot; {foe}’s office alone economises in that manner. The messenger untied several others from the satchel. Two more were found, against better people, and {who} had all three read out in public.',
            'You asked the messenger to read aloud, and at the fourth line supplied the rest from memory. It was a model letter out of a school-book, with your name where the book has “Gaius”. {who} traced the copy to {foe}’s secretary, seal and wax and all, and a whole shelf of accusations was withdrawn.',
          ],
          failure: [
            'You declared that the seal was false. It was {who}’s own, from the reply, which was on the other side. The messenger made no remark, and made it all the way home; and {foe}, hearing that you two were at odds, put the work forward.',
            'You found the error in the fourth line, and explained it. It was not an error, but a form of the dative with which you had not met. {who} concluded that you could have written the thing yourself, and {foe} was left in peace for as long as that was argued.',
            'You said that the hand was a woman’s, left-handed, from Gaul. The messenger had written it out, being {who}’s copyist, since the original was too damp to travel. You were asked how you came to know so much about hands; and {foe} was not asked anything.',
            'One look was allowed, and you spent it on the signature, of which there was none. By the time that you wished to see the date the letter had been folded. Your objection was recorded as “general”, and {who}’s people were drawn off from watching {foe} in order to watch you.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A letter against you had been read by its own wax, and {foe} had had to find another forger.',
      },
      {
        ...does(['force', 'reflexes', 'medium', 'serious'], {
          action: 'Seize the stranger who followed the messenger',
          description:
            'Someone stands ten paces off who has smiled at each question, and who has good legs and a knife.',
          toward: 'for',
          success: [
            'You went from the second question straight to the stranger, without a change of face, and had him by the belt. He was {foe}’s, it was established, and had supplied the list. The messenger watched him cry. {who} asked no more questions, and {foe} was for some while without his ears.',
            'He ran, and you had run already. Held face down, he stated for the record that {foe} had sent him to see the commission taken from you and bring word. There was no word brought. The messenger begged your pardon in {who}’s voice and then once more in the ordinary one.',
            'You let fall the answer to the second question in the middle and took the smile by the throat. On the stranger was a list in the same ink, with the replies filled in. The messenger compared the two and ran. {who} struck out the charge, and one of {foe}’s better listeners went to break stones.',
            'The knife came out first, then the legs; you had been told of both. You put a foot between the legs. He asked, lying there, to be returned to {foe} as lost property, and the messenger sat on him while a receipt was made. For days nothing that {who} did was known at {foe}’s.',
          ],
          failure: [
            'You sprang, and had his cloak; he was not in it. By the time you were up again he was a long way off, with a tale worth telling, and it was told to {foe} before the messenger had closed the list.',
            'It was the wrong stranger. This one sold sponges, and had smiled from politeness. The right one had been behind you, and went away to {foe} with an account of your methods, leaving the messenger to write “violent” against the second point.',
            'The messenger, seeing you leap, supposed it to be an attack and caught you round the knees. There was some confusion as to who was arresting whom. The stranger waited politely for a gap in it, stepped through, and had told {foe} everything before you two had finished begging pardon.',
            'You had hold of a sleeve, and there was a knife in it. You let go, which was prudent, and was minuted as prudent. {foe} received that same report from the owner of the sleeve, with particulars of how far you could be made to jump.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The one who smiled at {who}’s questions had been caught by the belt, and {foe} had gone uninformed because of it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Repeat your oath until it is believed',
          description: 'On your feet, hand raised, as often as the messenger asks; it costs you time and an arm.',
          toward: 'for',
          success: [
            'You swore it eleven times. At the ninth the messenger was saying it with you, and at the eleventh alone, in {who.his} very accent. It was accepted, and nothing was added to it or taken off; you stood with {who} where you had stood on the first day.',
            'Your arm went white and then went its own way, and you held it up with the other. There is a form for that, the messenger conceded. {who} would let the commission run; the questions were filed.',
            'By the sixth time a small crowd had the words, and by the eleventh it would not let the messenger go without them. You were believed by acclamation. {who} noted the number of voices, returned the commission as it stood, and sent ointment for the shoulder.',
            'You changed nothing in it, eleven times over, not a breath nor a comma. It was this that the messenger had been waiting for; liars improve. The list was torn across, the arm was lowered for you by two bystanders, and you were in {who}’s service as before, only later.',
          ],
          failure: [
            'At the seventh time you said “{foe}” where the form has “{who}”. It was a slip, and every one who heard it agreed that it was; and it was written down as what you had sworn.',
            'The arm came down by itself at the fifth. You had it up again at once, but the messenger had already turned to go, being a person who had been told what to look for. {who} would think about it, you were informed.',
            'At the fourth time the messenger asked for it once more with feeling. You gave it with feeling, and it was thought that the feeling was anger. The questions were taken back to {who} unanswered, in a clean copy.',
            'You went to sleep on your feet at the eighth, hand up, and the oath came to a stop before the verb. It could not be construed. {who} had a commission out in the name of a person who had sworn to nothing, and would see about it when there was leisure.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had sworn it over to {who}’s messenger, eleven times, with the one arm holding up the other.',
      },
    ],
  },
  {
    key: 'empire/the-fourth-couch',
    kind: 'foe',
    openings: [
      'You were asked to dine, and the host was {foe}. It had been laid under an awning in the middle of your way, with three couches occupied and one not. {foe} wanted your signature on a paper by which you withdrew; a guard stood at each corner of the awning until you should have an appetite.',
      'In order of rank there were at table: {foe}; a magistrate, asleep; a poet; and an empty couch, with your name on it, spelt correctly. Beside the dish lay a paper and a pen. {foe} wished you to sign away your part in {who}’s affair between the eggs and the apples, and the guards wished you to sit.',
      '“You will have been told that I am a monster,” said {foe}, and made room. The table had been set up across your way, with guards round it. What was wanted stood in nine lines on a sheet by your plate: that you gave up {who}’s cause, freely, and in good health; and there was a place left for your name.',
      '{foe} wanted your name at the foot of a paper giving up {who}’s cause, and had brought dinner to get it. The awning stood across your way, with four guards to it. A magistrate slept on one couch and a poet lay awake on the next; the couch by the paper was yours.',
      'The fish had been brought from the coast for you, it was said. So had the poet, to make conversation, and a magistrate, to have been present. You were to lie down, eat, and renounce {who} in nine lines already written; and {foe}, who had written them, had put guards at the corners to help with the decision.',
      'Nobody laid a hand on you. Four guards merely opened the awning, and behind it, where the way ought to have gone on, was {foe} at table. “There is one thing to sign,” you were told, “and several to eat.” In nine lines you abandoned {who}. The pen lay on the right, with the spoons.',
      'Item, three couches, taken by {foe}, a drowsing magistrate and a poet; item, one couch, vacant; item, a sheet of nine lines, in which you let {who}’s cause drop. It was served with the eggs. {foe} begged you to treat it as you would any dish, and the guards had been placed so that you could not leave hungry.',
    ],
    still: [
      'Another course had been brought. The paper had been moved somewhat nearer to you, to make room for the sauce.',
      '{foe} had had the pen cut afresh, and remarked that nobody was being hurried.',
    ],
    later:
      'Four sockets were left in the ground where an awning had stood, and between them a great many oyster shells, in rows.',
    ways: [
      {
        ...does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Dispute the nine lines until {foe} errs',
          description: 'Line by line, against someone who has paid three lawyers, with the guards invited to listen.',
          toward: 'against',
          success: [
            'You asked in the third line for a definition, and in the sixth for a reason. {foe} supplied both, being proud; and they could not both be true unless {who} had been wronged. The magistrate opened one eye. He had not been asleep at all, it appeared, and he asked to keep the sheet.',
            'In the eighth line {foe} had “restored”. You inquired to whom, from whom, and since when. It was answered, with heat, in a voice that reached the guards and the cook. Then it was very quiet; and you left with an admission heard by nine, of whom two could write.',
            'You took them backward, from the ninth, and {foe} was not prepared for that. In the eighth it was stated who should have what was {who}’s; in the first, that {who} had never had it. The magistrate sat up and asked for the sheet, the wine, and a clerk, and all three were brought.',
            'You asked only what the word “whereas” was doing there. Three lawyers had left it in. {foe} began to explain, reached the eighth line, and heard, at the same time as the guards did, what had just been confessed about {who}. The poet had it in verse before the apples; it scans, and is sung.',
          ],
          failure: [
            'You had shown by the fifth line that the paper was null. {foe} thanked you, and had it drawn again, without the faults, by a secretary who had taken down every word you said. It was a far better paper now. You were put out on the other side of the awning, hard.',
            'It was you who erred. You had granted the second line for the sake of the fourth, and {foe} needed nothing but the second. The poet made an epigram of it. You were shown from the table with some force, and the admission was sent off to be sealed.',
            'You objected to the sixth line, and {foe} gave it up. You objected to the seventh, and that went too. When nothing was left but the place for your name it was pointed out that you had now agreed to all the rest, and the guards put you on the road by your elbows.',
            'For an hour you were brilliant. Then you heard what you had been saying, which was that {who} had no case under any law at all; and the magistrate, who woke for that, concurred. {foe} had it engrossed. The guards took you off by the feet.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe} had once been led, in the eighth of nine lines, into saying what everybody had denied.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Read the tablets by {foe}’s elbow upside down',
          description: 'You must go on chewing and agreeing while you do it; the poet has sharp eyes.',
          toward: 'against',
          success: [
            'You praised the fish for as long as it took. Upside down, from right to left, it said who was in {foe}’s pay about {where}, in order of usefulness. You begged leave to consider the paper for a week, and took away in your head all the names but one, which was under the salt.',
            'There were four columns, and {foe}’s sleeve lay on two of them. You dropped a spoon. {foe} looked down, as one does, and lifted the sleeve; and you had the rest of it, with the dates. After that you were too full to sign, and said so.',
            'You asked for the sauce to be explained. It lasted through three columns, in which stood the porters whom {foe} had bought and the days when they were on. The fourth you had from the bowl of a silver spoon, the right way up. You pleaded your stomach, and were excused until the next moon.',
            'The poet recited, and whoever is reciting has to shut his eyes. You had four columns to read and two hundred verses in which to do it. By the last of them you knew what {foe} had set in train against {who}, and by whom; and your applause was thought to be sincere.',
          ],
          failure: [
            'You read as far as the second line, and smiled; and the poet, who had been reading you, leaned over and turned the tablet on its face. {foe} ordered all that stood in it to be done sooner. You were let go without any dessert.',
            'It was a list, long and in cipher, and you had it all by heart before the wine. Then {foe} ordered from it. It was the bill of fare. The guards saw you to the edge of the awning, and there were remarks.',
            'You had the first column when a guard, meaning it kindly, turned the tablets round for you. {foe} watched you look. Everybody then named in them was sent fresh orders, and you were sent away with a fig.',
            'It was a poem. You had taken great pains over the second column, which you believed to be troops, and were asked for your opinion of the metre. You gave the opinion that one gives of troops. {foe} saw what you had been about, and the true list went off by a fast rider.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had read four columns over a dish of fish, upside down, while {foe} recommended the sauce.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Eat every course and sign nothing',
          description: 'There are said to be fourteen, and between each the pen will be held out to you.',
          toward: 'neither',
          success: [
            'You ate fourteen courses, and after each you wiped your fingers and admired the penmanship. At the apples {foe} was asleep. The paper lay where it had lain, with a ring on it from a cup, and no guard had been instructed about guests who merely finished.',
            'It is entered that you took of everything twice. A person could not sign, you explained, with hands in that state. {foe} laughed at last, not pleasantly, and had the table struck; neither of you had got anything out of it but the dinner.',
            'You asked after each dish how it was made, and {foe}’s cook was called in to say, fourteen times. The pen dried. When the lamps were filled for the second time the guards were yawning in rotation, and you thanked your host, stepped over the magistrate, and were not stopped.',
            'At every course the pen came, and you used it: for the snails, for a cork, for a bone that had lodged in the poet. After the fourteenth there was no point to it. {foe} held up what was left, and could not help admitting that you had not refused.',
          ],
          failure: [
            'You got as far as the ninth, which was dormice. When you had come back from behind the awning the paper bore a signature very like your own, done with some care. {foe} assured you that it would hardly be used.',
            'By the eleventh course you had begun to see the justice of the nine lines. You did not sign; but you said so, with your mouth full, before a magistrate, and it was minuted as “inclined”.',
            'You did well until the sweet wine, when you were asked to write down the name of your village, so that some might be sent there. It was the wrong sheet. {foe} wiped the pen and wished you a good digestion.',
            'At the twelfth course you lay back, to make room, and shut your eyes. A guest who sleeps beside a paper has been left alone with it, said the magistrate, and he should know. {foe} had your thumb inked, and you woke with a clean napkin round it.',
          ],
        }),
        won: {},
        lost: { threat: 1 },
        remembered:
          'You had sat through fourteen courses with {foe}, and risen from them with your name still your own.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Upset the lamp-stand and go with the tablecloth',
          description: 'It must be one movement; four guards will be told to stop you, and {foe} will remember.',
          toward: 'against',
          success: [
            'You pulled. It is estimated that there were sixty vessels. The oil ran in among the papers, and all {foe}’s orders for the month went up together, while four guards each caught a dish. When they looked for you there was only the couch, still warm.',
            'You went under the awning with the cloth round your shoulders like a magistrate. Behind you {foe} was calling for water and for the box of seals, in that order. It was the box that burned, and nothing could be issued until another had been cut.',
            'First the lamp-stand, then the cloth: the order is of some importance. The oil took the papers, the cloth took sixty dishes, and you took the gap between two guards who had each looked to the other. {foe}’s seals were got out of the box as a single lump.',
            'You rose to propose a health, with one corner of the cloth made fast to your belt, and then you proposed it while running. All that had been laid before {foe} followed you some way. Behind came the lamp, and lay down among the seals; it was a week before an order could go out from there.',
          ],
          failure: [
            'The cloth was sewn to the table. You left it a good deal faster than you had meant, into the arms of the second guard. {foe} signed for you, under the head of “unable to write”.',
            'You had forgotten the poet. He sat on the end of the cloth, being broad, and was dragged along; and four guards are not too few for two who are tied together. You were thrown out across the road, and the paper went off with a witness’s name upon it.',
            'The lamp-stand was bronze, and bolted, having been upset before. You embraced it for some moments in full view. Then the four guards came, from the four corners, and {foe} dictated over your head a tenth line, about damages.',
            'You had the cloth, the wine and most of the fish, and were clear of the awning with all of it when you trod on the hem. {foe} finished the meal off the bare boards. The sheet, it was found, had stuck to your face, and bore an impression that would serve.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'Sixty dishes had been counted in the wreck of {foe}’s dinner, and one box of seals.',
      },
    ],
  },
  {
    key: 'empire/the-right-of-way',
    kind: 'foe',
    openings: [
      '{foe}’s litter was coming towards you, and the road there was one litter wide. {foe} wanted you to step down and be written up as having done so; a precedent was all that was asked, said the crier, and eight bearers and a secretary stood across the way to obtain it.',
      'The order of march was: a crier, to say that it was {foe}; a secretary with tablets; eight bearers, of whom the seventh was ill; and {foe}, behind curtains. You met it face to face where two could not pass. {foe} would have you give way before witnesses, and until somebody did nobody could go on.',
      'A curtain was drawn aside by one finger, and {foe} looked at you. The litter filled the road. It was desired that you yield it, aloud, in a set form of words, which the secretary would then quote against {who} for ever. The bearers shifted their feet. They had been told not to go round.',
      '{foe} required you to yield the road, and the road would not take two. It was to be done aloud, before a secretary, so that it could be cited against {who} in the courts. Eight bearers had set the litter square across. Seven of them looked at you, and one, who was ill, at the ground.',
      'Nobody had come to blows. A crier was reading {foe}’s titles, and at the end of them you were to say that you gave way; there was no room to do anything else, with a litter from edge to edge. The secretary had ruled a line for your words. They would be of service against {who}, it was understood.',
      'You met eight bearers on a road fit for four. From behind the curtains {foe} offered you a choice, which was to step down with a formula or to stand there until you did. One precedent was wanted, to be used on {who}. The bearers might not go round, the crier said, and the seventh was swaying.',
      'What filled the road was a litter, and what filled the litter was {foe}. The law on such meetings is that the lesser yields. It had never been settled which of you, through {who}, that might be; {foe} desired to settle it, in writing, now, and eight pairs of feet were planted so that you could not get by.',
    ],
    still: [
      'Neither party had yielded. The secretary had written as far as the word “whereupon”.',
      'The seventh bearer had got down on one knee, and {foe}’s curtains hung at a slant.',
    ],
    later:
      'One could still see where two parties had stood toe to toe: there were eight prints in a double row, deep, and yours opposite.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Set your shoulder to the poles and push',
          description: 'Eight against one, on a narrow road; the one is not carrying {foe}, but may be trodden on.',
          toward: 'against',
          success: [
            'You put your back against the front pole and straightened your legs. The first pair went on to the second, and so in order to the eighth. The litter travelled thirty paces backward with {foe} in it, dictating. It was all taken down, the threats too, and the secretary read it at an inn to anyone who asked.',
            'They leaned and you leaned, and then it was found that nobody had told the bearers whom they were leaning for. You named {who}. Some of them knew the name. The litter sank, went backward, and was turned; and {foe}, in the open road, yielded in the set form of words, since it was the only one to hand.',
            'You got beneath the pole, where the eighth man ought to have been helping the seventh, and rose. It is a question of the lever. {foe} was travelling backward before the crier had found the place; thirty paces were measured afterwards, and the dictation that went with them named three judges who had been paid.',
            'You pushed at each “whereas”, when the bearers breathed. They gave a foot at a time, then a yard, and then they ran, since a litter that has begun to go back has views of its own. {foe} was set down beyond the crossing, and conceded the road to {who} in front of a mule-train.',
          ],
          failure: [
            'You moved the first pair. The other six stepped to the left, as they had been drilled to, and you went down the whole length of the road between them on your own strength. They walked over what remained. “Yielded,” wrote the secretary, and blew on it.',
            'The pole held and your foot did not. You were pushed back by eight men in step as far as a wide place, and there the litter passed you, curtains shut. It was in the courts within the week that {who}’s party gives way.',
            'At the first shove the sick man fell. You stopped, as anyone would, to see if he was hurt; the others had been told that you would, and came on over you both. It was entered as one yielding and one negligence.',
            'Your shoulder met the pole at the place where it had been shod with iron. Something gave, and it was not the pole. You heard the form of words spoken close by, in your own voice, and the secretary asked you for the spelling.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'There had been thirty paces of road along which {foe} was carried backward, dictating.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Appeal to the bearers and the crier',
          description:
            'They belong to {foe}, and each of them must be spoken to by name, which you have not been told.',
          toward: 'against',
          success: [
            'You asked the crier who he had been before. It came to a farm, two brothers, and a boundary. The bearers had such answers too; in six of the eight {foe} occurred. They did not put {foe} down, but they set off another way, of their own accord, and it took {foe.him} half a province to be obeyed.',
            'You asked, of no one in particular, whether a person behind a curtain can be said to have met anybody. The crier thought not. The secretary thought that it must be looked up. They went back to do so, all of them together, with {foe} beating on the roof.',
            'You asked them their names, beginning with the seventh, whom nobody had asked. A weaver, two shepherds and five brothers had been carrying {foe} about. They conferred under the poles without setting them down; then they wheeled to the left, by a road that goes everywhere in the end, and took {foe} along it.',
            'You told the crier that he had left out a title. He was mortified. It could only be looked up at the house, and he led them home for it, the long way, since the short one was for tradesmen. The curtains were heard as far as the bend.',
          ],
          failure: [
            'You told them that they were men. They knew it, the fourth one said, and it was more than could be said for their wages, but these came on the Kalends. So they waited; and you, who had someone to go to, got down first.',
            'The crier had a louder voice. Whatever you said he announced, with {foe}’s titles in front of it, until it sounded like submission even to you; and the secretary, who had only to write, had it all by the end of the breath.',
            'You addressed them as comrades, and found that there were ranks. The first bearer could not listen before the crier had, nor the fifth before the fourth. When it got down to the seventh he had fainted; and {foe} ruled that one who speaks to bearers has stepped down already.',
            'Each of the eight heard you with attention, and the secretary wrote it out, and {foe} paid them there and then, double, where you could see it. They put their shoulders to it like new men. You went into the ditch, and {who}’s precedence went in with you.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Eight bearers had once been asked what they were before, and had carried {foe} the long way round.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Take the place of the sick bearer',
          description: 'You carry {foe} wherever {foe} is going; it costs time, and a shoulder.',
          toward: 'for',
          success: [
            'You relieved the seventh man, and it was not in the forms who should yield to a bearer. {foe} forgot you in a mile. Up there, over your head, somebody was told how {where} was watched and where it was not; and you set the pole down at the end of it and thanked {foe.him} for the walk.',
            'You gave the sick man your arm as far as the verge and took up his pole. {foe} talked, as people do above those who carry them. You learned by which side one comes up to {where}, and which guards there are deaf. The seventh bearer was found in the shade, improved.',
            'The seventh man gave you his pole, and the pad for it, and his blessing. Above you a voice began on {where}: which door, which dog, which of the watch could be trusted to sleep. {foe} was speaking to the secretary. Furniture is told everything, you found; and at the wide place it was dismissed with a nod.',
            'You carried on the left, behind a man with a boil. {foe} had the curtains open on that side, to point out to a guest the way by which nobody would ever think of coming to {where}. You thought of it at each step. When you were relieved you had the whole way in your head and some of it in your back.',
          ],
          failure: [
            'You were out of step, and {foe} looked to see whose fault it was. It was then held that one who carries a litter has yielded to it, with interest. You were kept at the pole until the wide place, and a note was made of your height.',
            'You took the pole, and the other seven let go of theirs, one after another, as slowly as men who have waited years for it. It was {foe} who fell and you who were blamed. Guards were sent for, to ride in front from now on.',
            'You had the pole up, and the bearers passed you the news of the seventh man’s complaint, which was catching. {foe} had you all stood in a row at a distance and was carried on by hired hands. It was published that you had taken service in that house.',
            'You are taller than the seventh man. The litter ran downhill toward the sick side all day, and {foe}, sliding, inquired the reason, and had it brought round to the front. You were recognised. The form of words was got from you at the end of a pole.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'You had once borne {foe} upon your own shoulder, and been told the way to {where} by the voice above it.',
      },
      {
        ...does(['flight', 'perception', 'easy', 'none'], {
          action: 'Leave the road before you are asked',
          description: 'There is a gap that nobody has looked at; you give up the argument and a good deal of dignity.',
          toward: 'neither',
          success: [
            'You had seen where others had gone round, and went there while the crier was on the fourth title. When he called on you to yield there was nobody to do it. The secretary could not write that a road had given way. You came out further along, with burrs.',
            'It is not yielding if no one has asked. You were through the gap and out of sight as the form of words began, and they had to recite it to a goat. {foe} went by presently, and so did you.',
            'There was a culvert beneath the road, and you took it while the titles were being read overhead. You came up behind the last bearer, who saw, and sneezed so as to cover it. The form was spoken; nobody was found at the other end of it.',
            'You were already among the tombs at the side, looking at inscriptions, which no one can call giving way. The crier cried to the empty road. {foe} had it put down that you had been met with, and then, the secretary being an honest man, had it struck out.',
          ],
          failure: [
            'You left the road by a gap, in excellent time. It was a gap that {foe} had had made, for those who leave the road; there was a second secretary in it, with the paper ready.',
            'You had gone three steps aside when the crier, without looking up from his list, thanked you. It is on record. The hour was left blank, and the word “voluntarily” was put in above the line.',
            'You went aside behind a hedge, and it was the hedge that the bearers used for the purpose one uses hedges for. The seventh was there. He asked pardon for not having risen, and, being a truthful invalid, told {foe} that you had made way for him.',
            'You were well off the road when your bag burst. It was all handed back to you over the wall by {foe}’s people, piece by piece, against a signature for each; and among the pieces, as you did not notice, was the form.',
          ],
        }),
        won: {},
        lost: { threat: 1 },
        remembered: 'The form of yielding had been recited once to an empty road, because you were already past {foe}.',
      },
    ],
  },
  {
    key: 'empire/the-one-team',
    kind: 'price',
    openings: [
      'There were one cart, one pair of mules and two passengers. An old weigh-clerk wanted to go to {where}, to say what had been done to {who}; a courier wanted to go the other way, with an order that would stop {foe}’s work for a month. The carter waited. No other team would pass, and neither could walk.',
      'At the posting-table sat, in order of arrival: an old clerk, who had seen what {foe} did and would swear to it; and a courier with his foot in splints, whose order would tie {foe}’s hands. Each needed the only cart, in opposite directions. The carter had been told to take whichever you should put your name to.',
      'The carter put it to you, as the one person there with legs and an opinion. He could drive the old woman on, who would bear witness for {who}; or the courier back, with a writ against {foe}. Not both. She was very old, and the writ ran out in days; and while they argued the cart stood across your way.',
      'Two people needed the one cart, and it was left to you which should have it. An old clerk of the weigh-house would go forward to {where}, and bear witness to what {who} had suffered. A courier, lame, would go back with a writ to stop {foe}’s work. The road was one cart wide, and the cart was standing on it.',
      'The carter would not move without a name in his book, and neither of the passengers would write theirs before the other’s. She was a clerk, old, who had seen {who} wronged and could say so at {where}. He was a courier with a broken foot and an order against {foe}. You were asked, as a stranger, to be unjust.',
      'First, a witness for {who}, aged eighty, without a seat to {where}. Second, a writ against {foe}, good for some days yet, with a courier who could not stand. Third, a cart, which could take one of them and was in your road. The carter had laid these before you like a hand of knucklebones, and held out the pen.',
      '“After you,” the old clerk was saying to the courier, and he to her, and so it had gone since the mules were put to. She had evidence for {who}, and it was wanted at {where}; he had a writ that would shut {foe}’s gates for a month. There was one cart. The carter stopped you on the road and asked you to end it.',
    ],
    still: [
      'The cart had not moved. The old clerk and the courier had begun, out of courtesy, each to plead for the other.',
      'The mules had been fed again. It was as good as settled, said the carter, but for which.',
    ],
    later:
      'A table still stood there with two cups on it, and the tracks of one cart went away from it, deep, in one direction only.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Put your name to the old clerk’s journey',
          description: 'Your cause gains a witness; the writ will lapse, and {foe} has the month.',
          toward: 'neither',
          success: [
            'You wrote her in, and the carter lifted her up like a vase. She would say it at {where}, all of it, in the order in which it had been done. The courier took off his satchel and sat on it. In a month it would be paper; and {foe} had that month.',
            'You gave your reasons to the courier, and he agreed with each of them and wept. So the witness went on, wrapped in the carter’s own cloak, saying over her evidence; and {foe}, for want of an order to the contrary, continued.',
            'You wrote her name and yours beneath it. She was put up among cushions, lighter than her own evidence, and gave the carter the first of it before they reached the bend. It would be heard at {where}. The courier burned his writ to warm the cups, since {foe} would now have the month in any case.',
            'You said that paper can be written again and she could not. Nobody disputed it. The courier himself held the step while she was lifted in, like a vase, and saluted with his crutch; and down the other road {foe}’s people, whom he ought to have stopped, worked on.',
          ],
          failure: [
            'You signed for the old clerk. She was told where the road led, and by whom it was watched, and remembered that she had seen nothing after all. When you turned to the courier his seal had been broken in the pushing, and {foe} had heard the noise of it.',
            'You could not find the words, and used too many. She took it that you were sending her to be questioned, and got down again on the far side; and by the time she had been found the writ had run out in its tube.',
            'You signed, and she was lifted in, and asked to be lifted out to fetch her tablets. There were no tablets. She had thought about {foe} while they looked, and went home by the field; and the courier’s days had been running all that while.',
            'The carter could not read your hand, and drove her, with care, to a place of nearly the same name. She testified there. It was much admired. {foe} was sent a copy, and took steps about the next witness and about the courier.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'An old clerk had been lifted into the only cart like a vase, and a courier left sitting upon a writ.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Lift the courier in and lead the mules',
          description:
            'The writ will be served and {foe} will be stopped; the witness will not live to see another cart.',
          toward: 'neither',
          success: [
            'You put the courier up with his leg along the seat, and ran at the mules’ heads to the next relay. The writ was nailed to {foe}’s door with a day to spare. The old clerk had watched you go, and had lifted her hand. What she had seen she kept.',
            'It went like a fire-cart. You were at the bridle and the courier read the order aloud to the hedges, for practice. {foe} was obliged to send everybody home. When you came back by there, there was one cup on the table, and the other had been turned down.',
            'You took him up under the arms and laid him on the straw, writ uppermost, and led the mules at a run. At {foe}’s door you held him while he hammered. There was a day left on it. The work stopped; and at the table, you were afterwards told, the old clerk had paid for both cups and gone.',
            'He read you the clauses as you ran, and you told him the stones. The writ was up on {foe}’s gate a day before it died, and all hands were sent away for a month. The old clerk did not see it. She had folded up her evidence with her shawl.',
          ],
          failure: [
            'You had the courier half over the tailboard when the splint caught. He bore it like a soldier and then like a man. It could not be thought of, said the carter; and the old clerk, who had seen many things come to nothing, had by that time gone home.',
            'The mules, being led by a person in a hurry, lay down. They were persuaded at last. But the writ was served a day late, and a writ that is a day late has to be answered only with thanks, and {foe} sent them.',
            'You led the off mule, who was deaf, and gave it your orders. The near mule had views about the writ. When they had been brought to agree you were back at the posting-table, from the other side, and the courier’s seal had melted in his hand.',
            'The courier was lifted in, thanked you, and was taken out again at the first relay by two polite persons in {foe}’s livery, who had a writ of their own. Theirs was the earlier. You walked back to tell the old clerk, and found the cup there.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'The writ had been nailed to {foe}’s door with a day to spare, and one witness never heard because of it.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Make the one cart into two',
          description: 'Two wheels and one mule each; if the axle goes, nobody travels at all.',
          toward: 'neither',
          success: [
            'You had the carter’s saw and no leave to use it. The cart went apart behind the seat, and each half was given a mule, a wheel-pair and a shaft cut from the table. They drove off in opposite directions, wobbling. She testified, the writ was served, and the carter dined on the story until he died.',
            'First, you said, it had four wheels; second, there were two mules; third, nobody had ever ruled that a cart is one thing. The pole became two shafts. When both had gone out of sight, upright, the carter laid his whip down and asked what you were called.',
            'You had the pin out and the bed across two trestles before the carter was done saying that it was impossible. Half went to {where}, with the old clerk bolt upright in it. Half went back, with a courier and a writ. Each mule looked round once for the other, and pulled.',
            'It was a matter of where the weight lies, and you sat them in by turns to find out. She weighed as much as his splint. You sawed between them; she reached {where} on the front wheels and told all of it, and on the back ones he reached {foe}’s gate. The carter charged for two carts.',
          ],
          failure: [
            'It came apart as you had foreseen, and the front half behaved. In the rear half the pin was rotten. It sat down in the road with the old clerk in it, and the mule went on to {foe}’s alone.',
            'You sawed, and from the other end so did the carter, to help. They did not meet. There lay before you a thing with three wheels, that neither would get into; and the two passengers, sitting on either side of it, forgave you.',
            'The axle went, as you had been told it might. It went with a noise like a verdict. The old clerk said that she had been meaning to stay at home; the courier asked to see the wheel, and wept on it, and {foe} was not stopped that month by anyone.',
            'You divided the cart quite evenly, and then the harness, and it was the harness that would not be divided. Both mules left together in the middle of it. They were taken up at {foe}’s manger, where the satchel was on one of them still.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Half a cart had gone off to {where} with a witness in it, and half the other way with a writ, both upright.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Wait with them for another team',
          description: 'None is expected; it costs you time, and you will share out the shade by seniority.',
          toward: 'neither',
          success: [
            'There came at last a dung-cart, which was nobody’s idea of precedence. The old clerk took the cart and the courier the dung, and you saw both of them off. They were too late to be of use, and it was a comfort to each that neither had been preferred.',
            'You waited. They told you what they had to tell, since there was time, and by the end the one knew the writ by heart and the other the evidence. A team came for both. It altered nothing; but nobody had been left there.',
            'You shared the shade by seniority, then by need, then by the sun. On the last day the carter’s wife came by with a dung-cart, and laughed at the three of you, and took them both, in a circle. The writ was stale and the hearing over. They waved from the back for as long as one could see.',
            'To pass the time the courier deposed, and the old clerk served the writ upon the mules. When the dung-cart came there was some regret. It took one and came back for the other; nothing was gained by it for {who}, nor by {foe}, and the table was left tidy.',
          ],
          failure: [
            'You waited, and it was agreed by all three to be the fair thing. No team came. The carter went away to be hired by {foe}, who had not been waiting.',
            'In the course of the wait they quarrelled, with great politeness, about which of them had been there first. It was put to you. You ruled, and were hated by one of them, and the other had died of the heat of it, or said so.',
            'After the second day the courier took to walking up and down on his splint, to show that he could. He could not. You were sent for a surgeon, the old clerk for water, and the carter, having nobody left to ask, drove off empty to {foe}’s.',
            'You waited, and the writ died, in its tube, at the appointed time. The courier read it once more aloud. Then the old clerk remarked that she had forgotten the name of the second man, and soon after of the first; and {foe} was no longer in any need of hurry.',
          ],
        }),
        won: {},
        lost: { threat: 1 },
        remembered: 'You had sat at a posting-table between a witness and a writ, and had let a dung-cart decide.',
      },
    ],
  },
  {
    key: 'empire/the-dead-on-paper',
    kind: 'friend',
    openings: [
      '{them} had been entered as dead. It was a slip of the pen; but an auctioneer had come with two porters to sell up the estate, and {them}, who was sitting on it, wanted you to swear that {them.he} breathed. The auctioneer had the register with him. It outranked, he said, anything that you might have seen.',
      'Somebody caught your sleeve, and it was {them}, in some agitation, and deceased. The census had it so. A sale of {them.his} goods was going forward behind you, by lots, and {them} begged you to stay and prove {them.him} alive, for a corpse cannot enter an objection. You had not the time to spare.',
      'The goods of the late {them} were being cried at the roadside: one bed, one pot, a cloak. {them} stood by the pot and asked you to do something. “I find no such person,” said the auctioneer, with his finger in the register; and wherever you were going, you would be late for it if you stayed.',
      '{them} wanted a witness to being alive, and you were the only one in sight. A scribe had written otherwise in the register, and an auctioneer, with two porters, was selling {them.his} goods on the strength of it. You were expected elsewhere. He would believe his book, he said, until someone with time to spare should shake it.',
      '“Going,” said an auctioneer, of a bed, and {them}, who sat on it, said that this was not so. The register had {them} down among the dead. You were hailed, introduced as evidence, and implored to stay until it was put right; the porters had hold of the legs already, and your own road was waiting.',
      'Deceased, without heirs: so {them} stood in the register, by some copyist’s slip. The goods were being knocked down to strangers, first a cloak, then a pot. {them} ran to meet you and asked you to stop it. The auctioneer had no objection to your trying, if you had the time, which you had not.',
      'There was a black ribbon on the pot, and behind it, holding the handle, was the person for whom it was worn. {them} had been dead, officially, since the last census. An auctioneer was selling everything, the bed included, and {them} asked you to make him stop; and to do that you would have to let your own affairs stand.',
    ],
    still: [
      'The pot had been sold. {them} was holding on to the other handle.',
      'The auctioneer had offered {them} his sympathy on the loss, and gone on to the next lot.',
    ],
    later:
      'A correction had been posted up there, in red: for “deceased” read “present”. Under it somebody had added, “so far”.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Swear before the auctioneer that {them} lives',
          description: 'He will want it proved under four heads, and each one takes its time.',
          toward: 'for',
          success: [
            'You swore that {them} ate, owed, complained and cast a shadow. The auctioneer tested the last himself. The dead do not owe, he granted, and put up his hammer; and {them}, restored to the roll of the living, told you there and then who it is that has the keeping of it, and takes {foe}’s money.',
            'You asked the auctioneer whether he would shake hands with the estate. He did, without thinking, and it squeezed. He had to enter that. {them} laughed until {them.he} wept, and then told you a thing about {foe} that one says only to those who have been at one’s funeral.',
            'Under the first head you swore to the breath, under the second to the voice, under the third to the appetite. The fourth was character, and there {them} interrupted you. It was that which persuaded him. He put by his hammer; and {them}, much moved, gave you a name that {foe} had paid to have forgotten.',
            'You swore it by the pot. A dead person, you pointed out, would not have been outbidding the porters for it since the sale began. The auctioneer looked back through his bids and went pale. {them} was entered as living, and remembered, out of gratitude, what {foe}’s steward had let drop there in front of a corpse.',
          ],
          failure: [
            'You swore, and were asked in what capacity. Then it was looked up whether you yourself were alive, and in that register there was some doubt of it. The sale went on. {them} bought back the bed, under a false name, and thanked you for your trouble.',
            'Your oath was good, said the auctioneer, but it was spoken; the register was written. He sold the cloak while he explained it. By the time that {them} had been let keep the pot you had lost more of the road than you could spare.',
            'The auctioneer swore you in, and asked how long you had known the deceased. You told him. It was minuted that you had known the deceased. {them} put a hand over the eyes; you began again from the other end, and meanwhile the bed went, and your time with it.',
            'You swore that {them} was as alive as you were, and were asked to sit on the bed beside {them.him}. The two of you were then compared. It went to a vote among the buyers, who had paid. You lost by a cloak, and had lost by then a good deal of the road.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had sworn once that {them} ate, owed, complained and cast a shadow, and it had been entered.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Find in the register who is truly dead',
          description: 'Forty thousand names in bad ink, read over the auctioneer’s shoulder, while lots are falling.',
          toward: 'for',
          success: [
            'On the line below was somebody of nearly that name, who had died in fact, and had been drawing {foe}’s wages for a year. {foe} kept eleven such. You read them out in order. {them} got back the pot; and an inspector who had stopped for a bargain left at a run.',
            'The error was in the year before, where a blot had been copied as a death. Two leaves on the same blot had fallen on {who}, and you saw what {foe} had made of that. You showed it to the auctioneer, and {them} was alive by the end of the page, with arrears.',
            'You turned to the dead of that street and called them over, and eleven answered, through an agent. He was {foe}’s. He had come to buy the bed for one of them. The auctioneer shut the register upon his finger, and {them} was brought back to life in the margin, ahead of the rest, as a courtesy.',
            'There was a cross by each of the dead, and by eleven a cross with a foot to it, as {foe}’s paymaster makes them. You showed it to the buyers. Some had relations there. The sale broke up in indignation, {them} was scratched out with a knife, and word of those wages went off to {who}.',
          ],
          failure: [
            'You found it. The slip was on the ninth leaf, plain as day; and in pointing it out you knocked over the ink. It was now the ninth leaf that was dead. {them} said that it was the thought, and {foe} had been left all that time alone.',
            'You were at the letter M when the hammer fell for the last time. There were two clerks, you discovered, who had each corrected the other. {them} had gone down on both lists and was, if anything, deader than before.',
            'You read so fast that you turned two leaves at once, and denounced as dead the auctioneer’s mother. She was at the back, bidding. After that no page was shown you; {them} got a reduction on the pot, and nobody had looked into what {foe} did.',
            'It was alphabetical by the name of the owner’s god. You learned this late. When you did come on {them}, in a small clear hand, there were three witnesses to the death and a bill for the flute-players; and the cart was loaded, and {foe} was so much further on.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'In looking for {them} among the dead you had found eleven others there who were drawing {foe}’s pay.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Mourn {them} so that the sale must stop',
          description: 'No goods may be sold while a mourner sits by them, and it is you who must sit.',
          toward: 'for',
          success: [
            'You sat down by the pot, covered your head and began. The law gives nine days. At the end of the first the auctioneer had another sale to go to; and {them}, who had brought you soup throughout, was let lie until the next census.',
            'There were no lots cried while you wept, and you wept in good order, by the clause. The porters joined in. {them} was much affected, hearing what was said, and had had no notion of being so well thought of.',
            'You covered your head and sat down, and lamented {them} by the pot from the cradle on. {them} put you right as to dates. The porters were given leave, then the buyers, then the auctioneer gave it to himself; and there being no one left to sell to, the soup was shared out.',
            'You had got as far in your grief as {them.his} schooldays when the auctioneer asked how much there was to come. You held up your fingers. He adjourned it to the next census, out of respect, and {them} came and sat by you, and wept too, for company.',
          ],
          failure: [
            'You mourned well until {them} brought you something to eat and you said thank you. The auctioneer ruled that a person who can be thanked has no need of a mourner. He sold round you.',
            'It turned out that you were no kin, and a stranger may weep for one hour only. You had begun slowly, to make it last. {them} lost the bed, and you the road.',
            'You wailed as one does in your own country, with the hands. Here it is done with the elbows. The auctioneer, who had stopped, listened for a moment, decided that it was some kind of bid, and knocked down to you the cloak.',
            'A professional had been hired by the porters, and sat down opposite. She was very good. By the second hour it was {them} who was comforting you, and the law goes by whoever weeps the longest; the goods were hers to release, and she released them.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had sat with covered head beside a pot, mourning {them}, who brought the soup.',
      },
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Carry the goods back as they are sold',
          description: 'There are two porters and a bed with an iron frame, and buyers who have paid will resent it.',
          toward: 'for',
          success: [
            'Whatever the porters carried out you carried in by the other side. They sold the bed three times. At the fourth the auctioneer found that he owed more than he had taken, and crossed out the death to be rid of it; and one of the porters, resting, told {them} and you what he hauled for {foe}.',
            'You sat {them} on the bed, and took up the bed. A lot may not be sold with a person on it until the person is described; and they could not describe {them} without admitting a pulse. {foe}’s name was next upon the auctioneer’s list. He lost his place in it, and left.',
            'They carried and you carried, and the bed went round the wall like a bucket at a well. When it was cried for the fourth time {them} was lying in it, asleep. The buyers wanted their money. In the argument {foe}’s share of these sales was mentioned, aloud, and the auctioneer did not stay to hear the sum.',
            'You took the bed from both porters, by the middle, with {them} enthroned, and held it over your head until somebody should make an offer. Nobody liked to. The auctioneer gave the purchasers back what they had paid, out of a bag with {foe}’s mark on it, and it was seen by all what he lived on.',
          ],
          failure: [
            'You had the bed as far as the threshold when both porters took the other end. It was iron, and it went to whoever was heavier. {them} helped, on your side, and had to be got out from beneath.',
            'You carried everything in, and stood before it. There was a back way. When you turned round {them} was explaining to you, kindly, that you had guarded the wall for some time; and the carts had gone off by {foe}’s road.',
            'You and the porters met in the doorway, with the bed between you, and it went in no direction. The frame was bent to the shape of the discussion. It fetched less for that; {them} took it well, and by then {foe}’s collector had come, with a third porter.',
            'You brought back the pot, the cloak and a table, and were thanked. The table was the auctioneer’s. It was theft, therefore, and {them} stood surety, and was refused as being dead; and they had you explain it to a person sent by {foe}.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A bed had been sold three times over and carried back each time, with {them} on it at the last.',
      },
    ],
  },
  {
    key: 'empire/the-older-entry',
    kind: 'turn',
    openings: [
      'An old notary wanted to be rid of a tablet, and would not let you by until you had said what was to be done with it. It was twenty years old. By it {foe}, as a child, had been put out of house and name for a debt; and the first witness to the debt was {who}.',
      'There were two names on the old deed. The notary kept his thumb on one of them and showed you the other: it was {foe}’s, aged nine, listed after the goats. Then he moved his thumb. {who} had sealed it. He had carried the thing about for twenty years, and he would have you hear it before you went on.',
      'It is in your interest, said the notary, to know what you have been sworn to, and he stood in the way until you sat down. First: {foe} had been a child with a house. Second: the house was taken, on a false debt. Third: {who} had witnessed it, and had been thanked. The seal on the wax had not been broken since.',
      'A notary, very old, asked you to decide what should be done with a tablet, and stood across the way with it until you had. He had written it himself, for pay. It put {foe}, a child of nine, out of doors for a debt that was not owed; and it was sealed by the witness, and the witness was {who}.',
      'You were not told, said the notary, because those who knew of it were three, and two had reasons. He held a tablet out and did not let go. It was {who}’s seal on it. It was {foe}’s house, and {foe}’s name, taken for a debt when {foe} was nine; and he would not have you pass until you had read the whole.',
      'Exhibit: one tablet, wax, twenty years old, carried under the shirt. By it a house, some goats and a child’s name had been made over to a lender. The child was {foe}. The first witness was {who}. The notary who drew it up had sat down in your way with it, and wanted to be told what was right.',
      'He wished to put something down before he died, the notary said, and had waited for you so as to do it. He was in the way, and meant to be. What he had was a deed: {foe}, aged nine, turned out for another’s lie, and pressed into the wax beside it, quite clear, the ring of {who}. You were to say what became of it.',
    ],
    still: [
      'The notary still stood there with the tablet against his chest, like a man who has been asked to hold a child.',
      'Nothing had been decided. The seal was {who}’s from whichever side one looked at it.',
    ],
    later:
      'Somebody had scratched two names in the stone where the notary used to rest, {foe}’s and {who}’s, on one line and with no verb.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Send {foe} the truth and ask for terms',
          description: 'You lay open {who}’s fault to the one person who may use it; it could undo you both.',
          toward: 'neither',
          success: [
            'You dictated, and the notary wrote, shaking. It named the wrong that was done to {foe}, and the seal, and asked nothing. The answer was a blank sheet, folded small. But {foe}’s people were called in from three roads; and with it was {who}’s own matter, in a copy that {foe} need never have sent.',
            'It was read by {foe} standing, you heard, and then sitting. No pardon was offered, nor asked for. {foe} let you know in four words what would be found at {where}, and for a while not one hireling of that house stirred. You had told a child of nine that it had not been just.',
            'You put it in three sentences and took out the adjectives. {foe}’s porter carried it in and was a long while. There came back a blank sheet, sealed on both sides, and inside the fold the key to a chest at {where}; and those who had been following you were seen going home, two by two.',
            'The notary signed as well, and cried on the ink. It was told you that {foe} had read it to the end and asked that the lamp be left. Then a sheet came, with nothing written there. With it, as one returns a borrowed thing, was all that you needed against the house; and its gates stayed shut that week.',
          ],
          failure: [
            'You sent it. {foe} had it copied, fair, and hung in the colonnade: here was the sort of person who accused. {who} could not deny the seal. What you had meant for an opening was used as a wall.',
            'The letter went astray and arrived, which is worse, with the lawyers. They thanked you. They had long suspected that {who} was no better than {foe}, and people whom you had relied on read it and went home.',
            '{foe} thanked you for the truth, in a good hand, and named terms. They were that you should read it aloud, in the market, with {who} present. While you were thinking how to refuse, it was read there by another, who had a better voice, and it was {foe}’s.',
            'Your letter came when {foe} was at table with the lender’s heirs. It was taken for a threat, and then for a forgery, and then, which was worst, for a joke of {who}’s. The bearer had his ears boxed; more guards were hired, and the matter of the house was not to be named again.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had once written to {foe} that it was not just, twenty years late, and there had come back a blank sheet.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Compare the debt with the rolls of that year',
          description: 'A long reckoning in another century’s hand, and you may not like the sum.',
          toward: 'neither',
          success: [
            'You cast it three times. There had been no debt; and the lender’s mark was that of a house which {foe} now owned. {who} had been nineteen and had sealed what was put in front of {who.him}. It did not excuse it. But {foe} had bought the robbers and learned the trade, and that could be shown.',
            'The sums were good and the date was not: on that day {who} had lain in another town, with a fever, and somebody had borrowed the seal. You sat over it for some time. {foe} had hated the wrong witness for twenty years, and here were the figures for it.',
            'You laid the tablet by the roll and went down both with one finger. The debt was a grandfather’s, and had been paid, twice over, to a man who then sold it. Neither {foe} nor {who} had known of that. You made a copy of the sum, and the buyer’s name was at the bottom, where you could use it.',
            'It came out at seven goats. For that a child had been put into the street, and not even by the lender, who was dead by then; the lender’s clerk had done it, and rose, and was {foe}’s own steward now. {who} had sealed a sheet with a hole in it. You wrote down the figure.',
          ],
          failure: [
            'You added it, and it was correct. The debt had been a real one to the last copper, and {who} had merely been the person who said so. That was almost harder to forgive, the notary remarked; he had always hoped there was a mistake in it.',
            'The roll for the year had been eaten as far as the totals. You worked it backward from these and got an answer, and then a second. By either of them somebody had been ruined; as to whom, you had lost your place.',
            'You compared them until the figures walked. In that year they had reckoned by two calendars, and the debt was either a month too old or had not yet been made. The notary had hoped for something plainer. You both looked at the seal a while, and you went on.',
            'The roll agreed with the tablet in everything, down to a blot. It was only when you had rejoiced at this, and packed up, that the notary told you which had been copied from which. You knew no more about {who} than before, nor about {foe}.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'The old debt against {foe} had been added up again, and had not come out as either side believed.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find the threshold of {foe}’s first house',
          description: 'The notary will point; you must go and look at it, out of your way and on private land.',
          toward: 'neither',
          success: [
            'There was a sill, and on it the heights of a child, cut year by year up to the ninth. It had been kept swept. Somebody came there, a neighbour told you, once in the year and by one path, without guards; and from that path one saw down to {where}. You measured yourself against the wall and left.',
            'Nothing stood there but a doorway. Behind it a way led off downhill, which a child would know and no grown person had thought of barring; it came out by {where}. {foe} had fled along it, with a goat. You walked it to the end and back, and told nobody.',
            'A woman was sweeping it, paid by the year, she did not know by whom. There were nine cuts in the doorpost, from the knee to the ribs, and then no more. From the topmost one looked straight along a drain to {where}; a child would have crept in there, and so, with your breath held, might you.',
            'You knew it by the sill, where a small knife had marked nine heights and a date to each. There had been a tenth begun. Under the stone was a child’s map, in charcoal, of how to come at {where} without being called in to supper; {foe} had drawn it well, and nothing on it had been moved.',
          ],
          failure: [
            'It had been built over with a fish-market. You asked which stall had been the house, and got, from those who were {foe}’s tenants, several answers and some company as far as the boundary.',
            'You found a threshold and stood on it with your head bare, for some time. The house that had been {foe}’s was the next one, a woman said. From its window somebody had been writing you down.',
            'The dog there had been bought to guard a threshold, and did. You saw the place from a fig tree for the rest of that day. When you were let down it was by {foe}’s bailiff, who took your name, and the names of those who had sent you.',
            'You found the street, and the well, and a new wall of good brick with a shrine in it. The old sill had been taken up, said the keeper of the shrine, by {foe}, who came for it in person; and you had asked, had you not, a day too soon after. He rang a small bell.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had seen the sill where {foe}’s height was cut, up to the ninth year and no further.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear the notary out to the end',
          description: 'He has kept silent for twenty years and will leave nothing out; it costs you the time.',
          toward: 'neither',
          success: [
            'He told it with the weather and the furniture. The child had not cried, he said, but had asked for a receipt. When he had finished he was lighter, and you were not. Nothing in your commission was altered; you read it over, and all the same it had changed its tone.',
            'You heard it twice, as he lost his way in the goats. At the end he closed the tablet, and thanked you for having been the one. It was now known to two people what {who} had sealed and {foe} had lost. You went on, as sworn.',
            'He began at the creation of the office and left out nothing. The goats had names. When it was over he asked you what he should have done, and you said that you did not know, and it was seen that he had wanted to hear this from somebody. You went on with the same oath, and it was heavier.',
            'You heard it sitting, then lying, then walking him home. At the word “sealed” he stopped each time, and each time you waited. It changed nothing of what you had promised to {who}; it was only that {foe}, from now on, had once been nine. The notary slept, you learned, for the first night in years.',
          ],
          failure: [
            'You fell asleep at the inventory. He was not offended, he told you; so had the judge. But he would not begin again, and you went on knowing the half of it, which is the half that keeps one awake.',
            'He heard somebody on the road and stopped, at the very word. It was nobody. He could not be got to finish it; and it occurred to you presently that {foe} might have more than one reason for wishing him quiet.',
            'He had told it to himself so often that he left out whatever he knew. You got the weather in full, and the goats; but who had said what, over whose head, had been worn away. He looked at you in hope. You nodded, and went on none the wiser.',
            'He came in due course to the child at the door, and there he started over, and again at the same place. It was not obstinacy. After the fourth time you took the tablet out of his hands and gave it back to him, and that was the end of the hearing.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'It had been told you by an old notary, goats and all, what {who} had sealed when {foe} was nine.',
      },
    ],
  },
];
