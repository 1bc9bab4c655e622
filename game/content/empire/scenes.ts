import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * A clerk files a report: those present in order of rank, the reasons numbered, the finding last and short.
 * Where somebody is to blame the clerk goes into the passive; where something moved the clerk, it stands under remarks.
 */
export const empireScenes: readonly SagaSceneContent[] = [
  {
    key: 'empire/the-three-questions',
    kind: 'giver',
    cast: { messenger: 'he', stranger: 'he' },
    openings: [
      'A messenger of {who}’s stood in your way with a list of three questions, and you were not to go on in {who.his} name until you had answered them. A letter had accused you of being in {foe}’s pay. Ten paces off a stranger, who had followed the messenger, stood and smiled.',
      'A messenger of {who}’s stood in your way with three questions on a list. You were to answer them or turn back, since a letter without a name had informed {who} that {foe} had bought you. Behind the messenger stood a stranger, who smiled. The tone of the questions had been learned by heart as well.',
      'A messenger of {who}’s stopped you with a letter that said you were in {foe}’s pay. {who} wished to hear from your own mouth, in answer to three questions, that it was false, and until then you were to go no further in {who.his} name. Ten paces off, and not introduced, stood a stranger who smiled.',
      '{who} suspected you and demanded three answers, and a messenger barred your way until they were given. The reason was enclosed: a letter, unsigned, which said that {foe} paid your rent. Some way off a stranger was reading nothing, with a smile, and turned a page when you looked.',
      'A messenger from {who} barred your way and required you to clear yourself under three questions, because a letter had named you as {foe}’s. The list was held in one hand, and the other was held up, palm outward. Remark: a stranger who had followed the messenger stood by, was not on the list, and appeared to be enjoying it.',
      'A messenger of {who}’s held you up and read out of a letter, without a name, that {foe} kept you. You might answer three questions and go on in {who.his} service, or decline them and go home. Behind the messenger a stranger smiled, at ten paces, like a person waiting for a result.',
      'A messenger of {who}’s stopped you with a letter, three questions and sore feet. It was stated in the letter that you had sold yourself to {foe}. By the questions {who} meant to learn whether it was true; until they were answered your commission was suspended. A stranger had come along behind, to see it done.',
    ],
    still: [
      'The messenger still barred your way until {who}’s three questions should be answered, and the stranger still smiled. The list had been turned over, in case there should be room on the back for an answer.',
      'The messenger had no answer that he could carry back to {who}, and did not let you go on; the stranger stood ten paces off. Not one of the questions had been struck out.',
    ],
    givenUp: [
      'The messenger reported three questions as unanswered, and the stranger went off to report as well. {who} kept you on with a warning, and the road was opened.',
      '{who} was informed that nothing had been cleared up, and did not recall you, for want of anybody else. The messenger went home with his list, and you went on, suspected.',
    ],
    later:
      'Where the messenger had held you up three strokes had been drawn in the dirt with a heel, and a fourth across them, which is how an account is closed.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Answer the three questions one by one',
          description: 'Three answers, each shorter than its question, and one of them will cost you some pride.',
          toward: 'for',
          success: [
            'You answered all three questions, and were believed. You stated that you had taken no money; that you had stood at {foe}’s door once, which was the wrong door; and that you had kept silent because you were ashamed. {who} renewed your commission, and asked a friend at {where} to help you.',
            'You answered the three questions, and {who} trusted you again. The messenger had repeated each answer under the breath, at first to learn it, and by the third to listen. {who} let you know what had been kept from you: which of {foe}’s people had once been {who.his} own.',
            'You answered the three questions in nineteen words, and were believed. Nobody who was paid by {foe}, it was held, would own to having been afraid of a dog. {who} confirmed you, and sent you a letter that would be honoured by friends at {where}.',
            'You answered the three questions, and the messenger believed you. The first answer was no, the second yes, and the third you gave with your eyes on the ground. “That one was not on the list of answers,” said the messenger, and told you where {who} had friends at {where}, with an apology for the form.',
          ],
          failure: [
            'Your answers were not believed, because you took the questions out of order. It was put down as evasion, and the messenger, who was under instruction to observe your hands, observed them. {who} was told that you had hesitated. {foe} did not hesitate.',
            'Your answers were too long, and the messenger did not accept them. For the second you used a parable. By the third the messenger had folded up the list, and {who} heard only that you had talked a great deal, which is what they say of {foe}.',
            'You laughed at the second question, and so your answers were not accepted. It was from nerves; there is no sign for nerves in the messenger’s shorthand. The charge amused you, it was written down, a hearing was appointed to consider your laugh, and {foe} made use of the interval.',
            'You replied to each question with one of your own, and so nothing was answered. The messenger was not paid to answer, and wrote “counter-questions, three”. Before {who} had decided what was meant by them, something further had been done at {foe}’s house, and nobody was there to see.',
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
            'You proved that the letter was forged. You gave your reasons in three heads. First, the date was a day on which no letter may be written; second, it was misspelt only where a learned person would misspell; third, the wax was {foe}’s. {who} believed you, and so did others who had been believing {foe} for years.',
            'You held the letter up against the light and proved it false. Under the accusation stood another letter, scraped off, in the same hand: an order of {foe}’s to a grocer. {who} was satisfied. So was the grocer, who had never been paid, and who now told all that was carried to that house.',
            'You proved the letter a forgery by its string: a letter is tied before it is sealed, and here the wax ran under the knot, as {foe}’s office alone does it. The messenger untied several others from the satchel. Two more were found, against better people, and {who} had all three read out in public.',
            'You proved the letter false by saying the end of it from memory while the messenger read. It was a model letter out of a school-book, with your name where the book has “Tiberius”. {who} traced the copy to {foe}’s secretary, seal and wax and all, and a whole shelf of accusations was withdrawn.',
          ],
          failure: [
            'You declared the seal on the letter false, and you were wrong. It was {who}’s own, from the reply, which was on the other side. The messenger made no remark to you, but a long one to {who}; and {foe}, hearing that you two were at odds, put the work forward.',
            'You explained an error in the fourth line of the letter, and it proved nothing, being a form of the dative with which you had not met. {who} concluded that you could have written the thing yourself, and {foe} was left in peace for as long as that was argued.',
            'You proved nothing by saying that the hand was a woman’s, left-handed, from Gaul. The messenger had written it out, being {who}’s copyist, since the original was too damp to travel. You were asked how you came to know so much about hands; and {foe} was not asked anything.',
            'You failed to prove anything against the letter, since you spent your one look on the signature, of which there was none. By the time that you wished to see the date the letter had been folded. Your objection was recorded as “general”, and {who}’s people were drawn off from watching {foe} in order to watch you.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A letter against you had been read by its own wax, and {foe} had had to find another forger.',
      },
      {
        ...does(['force', 'reflexes', 'medium', 'serious'], {
          action: 'Seize the stranger who followed the messenger',
          description: 'Whoever smiles at each question may be a spy of {foe}’s; this one has good legs and a knife.',
          toward: 'for',
          success: [
            'You seized the stranger, in the middle of the second question. He was {foe}’s, it was established, and had supplied the list. The messenger watched him cry. {who} asked no more questions, and {foe} had for some while nobody to listen at doors.',
            'You caught the stranger when he ran, since you had run already. Held face down, he stated for the record that {foe} had sent him to see the commission taken from you and bring word. There was no word brought. The messenger begged your pardon in {who}’s voice and then once more in the ordinary one.',
            'You took the smiling stranger by the throat, and he was found to be {foe}’s man. On the stranger was a list in the same ink, with the replies filled in. The messenger compared the two and showed them to {who}. {who} struck out the charge, and one of {foe}’s better listeners went to break stones.',
            'You caught the stranger, in spite of his knife and his legs, with a foot between them. He asked, lying there, to be returned to {foe} as lost property, and the messenger sat on him while a receipt was made. For days nothing that {who} did was known at {foe}’s.',
          ],
          failure: [
            'You sprang at the stranger, and had his cloak; he was not in it. He stood again at his ten paces before you were up, and made a sign to somebody down the road. {foe} was told the same day.',
            'You seized the wrong stranger. This one sold sponges, and had smiled from politeness. The right one had been behind you, and sent {foe} an account of your methods, while the messenger wrote “violent” against the second point.',
            'You did not get hold of the stranger, as the messenger supposed it to be an attack and caught you round the knees. There was some confusion as to who was arresting whom. {foe} was told of it before you two had finished begging pardon.',
            'You had the stranger by a sleeve, and there was a knife in it, and you let go. It was prudent, and was minuted as prudent. {foe} received a report from the owner of the sleeve, with particulars of how far you could be made to jump.',
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
            'You repeated your oath until you were believed. You swore it eleven times. At the ninth the messenger was saying it with you, and at the eleventh alone, in {who.his} very accent. It was accepted, and nothing was added to it or taken off; you stood with {who} where you had stood on the first day.',
            'You kept your hand up and repeated your oath, and it was accepted. There is a form for that, the messenger conceded. {who} would let the commission run; the questions were filed.',
            'You repeated your oath until a small crowd had the words, and would not let the messenger go without them. You were believed by acclamation. {who} noted the number of voices, returned the commission as it stood, and sent ointment for the shoulder.',
            'You repeated your oath eleven times without changing a word, and it was believed. It was this that the messenger had been waiting for; liars improve. The list was torn across, the arm was lowered for you by two bystanders, and you were in {who}’s service as before, only later.',
          ],
          failure: [
            'Your oath was not believed, as at the seventh time you said “{foe}” where the form has “{who}”. It was a slip, and every one who heard it agreed that it was; and it was written down as what you had sworn.',
            'Your arm came down at the fifth time, and the oath was not accepted. You had it up again at once, but the messenger had seen it. {who} would think about it, you were informed.',
            'You gave the oath with feeling, and it was thought that the feeling was anger. It was not believed. The messenger noted it, and kept the three questions open.',
            'You went to sleep on your feet at the eighth time, hand up, and the oath came to a stop before the verb. Without the verb it meant nothing, and so it was not believed.',
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
    cast: { poet: 'he', magistrate: 'he', 'guards/guard': 'they' },
    openings: [
      '{foe} had had a table laid under an awning, in the middle of your way, and asked you to dine. What {foe} wanted was your signature on a paper of nine lines, by which you withdrew from {who}’s cause. On the other couches were a poet and a magistrate, and a guard at each corner did not let you go by.',
      '{foe} barred your way with a dinner, and wished you to sign, between the eggs and the apples, a paper of nine lines that gave up {who}’s affair. Four guards wished you to sit. Present at table in order of rank: {foe}; a magistrate, asleep; a poet; and an empty couch, with your name on it, spelt correctly.',
      '{foe} had set up a table across your way, under an awning, with four guards round it, and made room for you. You were to sign nine lines in which you gave up {who}’s cause. A magistrate slept on one couch and a poet lay on another. “You will have been told that I am a monster,” said {foe}.',
      '{foe} wanted your name at the foot of nine lines that gave up {who}’s cause, and had brought dinner to get it. The awning stood across your way, with four guards to it. A magistrate slept on one couch and a poet lay awake on the next; the couch by the paper was yours.',
      '{foe} had had dinner laid across your way, with a poet to make conversation and a magistrate to have been present. You were to lie down, eat, and renounce {who} in nine lines already written. Guards stood at the four corners of the awning, to help with the decision. The fish had been brought from the coast.',
      '{foe} sat at table under an awning where your way ought to have gone on, with a poet and a magistrate, and four guards let you in and not through. There was a paper to sign, of nine lines, in which you abandoned {who}. “There is one thing to sign,” you were told, “and several to eat.”',
      '{foe} had an awning across your way and a dinner under it, with a drowsing magistrate, a poet, and one couch for you. It was served with a sheet of nine lines, in which you were to let {who}’s cause drop. The four guards had been placed so that you could not leave hungry.',
    ],
    still: [
      '{foe} still wanted your name under the nine lines against {who}, and the four guards did not let you leave without it. Another course had been brought.',
      '{foe} still had no signature of yours to the paper that gave up {who}, and you were not let go from your couch. The pen had been cut afresh, and nobody, it was remarked, was being hurried.',
    ],
    givenUp: [
      'Nothing on the paper, it was found, would stand as a signature. {foe} had the dinner cleared away and the guards dismissed; {who}’s cause had been harmed, but not withdrawn.',
      'The magistrate declined to certify nine lines through which he had slept. {foe} let you get up from the couch and go, with {who}’s cause still yours and a worse name.',
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
            'You disputed the nine lines until {foe} made a mistake. You asked in the third for a definition and in the sixth for a reason; both were supplied, and could not both be true unless {who} had been wronged. The magistrate had not been asleep at all, it appeared, and asked to keep the sheet. You were let go.',
            'You disputed the lines up to the eighth, where {foe} had written “restored”, and there you won. You inquired to whom, from whom, and since when. It was answered, with heat, in a voice that reached the guards and a cook. Then it was very quiet; and you left with an admission heard by nine, of whom two could write.',
            'You took the nine lines backward, from the ninth, and {foe} was not prepared for that. In the eighth it was stated who should have what was {who}’s; in the first, that {who} had never had it. The magistrate sat up and asked for the sheet, the wine, and a clerk, and all three were brought.',
            'You asked only what the word “whereas” was doing in the nine lines, and {foe} confessed by it. Three lawyers had left it in. {foe} began to explain, reached the eighth line, and heard, at the same time as the guards did, what had just been confessed about {who}. The poet had it in verse before the apples; it scans, and is sung.',
          ],
          failure: [
            'You disputed the paper until it was worthless, and {foe} had a better one drawn up. It was done without the faults, by a secretary who had taken down every word you said. You were pushed back on to your couch, hard.',
            'You disputed the nine lines, and it was you who made a mistake. You had granted the second for the sake of the fourth, and {foe} needed nothing but the second. The poet made an epigram of it, and the guards were amused with their elbows.',
            'You objected to line after line, {foe} gave them up, and you had gained nothing. When nothing was left but the place for your name it was pointed out that you had now agreed to all the rest. The guards held out the pen by both your elbows.',
            'You talked yourself into a trap. For an hour you were brilliant; then you heard what you had been saying, which was that {who} had no case under any law at all. The magistrate, who woke for that, concurred, and {foe} had it written down.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe} had once been led, in the eighth of nine lines, into saying what everybody had denied.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Read {foe}’s own notes across the table',
          description:
            '{foe}’s tablets lie open among the dishes and may name those in {foe}’s pay; you must go on chewing, and the poet has sharp eyes.',
          toward: 'against',
          success: [
            'You read {foe}’s tablets upside down while you praised the fish. They said who was in {foe}’s pay about {where}, in order of usefulness. You begged leave to consider the paper for a week, and took away in your head all the names but one, which was under the salt.',
            'You dropped a spoon, and read the tablets by {foe}’s elbow when {foe} moved to look for it. They gave the names of those in {foe}’s pay and the days on which they are paid. After that you were too full to sign, and said so.',
            'You read the tablets while you had the sauce explained to you. It lasted through three columns, in which stood the porters whom {foe} had bought and the days when they were on. The fourth you had from the bowl of a silver spoon, the right way up. You pleaded your stomach, and were excused until the next moon.',
            'You read all four columns while the poet recited, since whoever is reciting has to shut his eyes. They named the people whom {foe} had hired against {who}, and what each was to do. By two hundred verses you knew it by heart; your applause was thought to be sincere.',
          ],
          failure: [
            'You were caught reading. You had reached the second line when you smiled; and the poet, who had been watching you, leaned over and turned the tablet on its face. {foe} ordered all that stood in it to be done sooner.',
            'You read the wrong tablet. It was a list, long and in cipher, and you had it all by heart before the wine. Then {foe} ordered from it. It was the bill of fare.',
            'You were seen to read: a guard, meaning it kindly, turned the tablets round for you, and {foe} watched you look. Everybody named in them was sent fresh orders, and you were given a fig.',
            'You read a poem, and took it for {foe}’s list. You had taken great pains over the second column, which you believed to be troops, and were asked for your opinion of the metre. You gave the opinion that one gives of troops. {foe} saw what you had been about, and the true list went off by a fast rider.',
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
            'You ate everything, signed nothing, and could leave. You ate fourteen courses, and after each you wiped your fingers and admired the penmanship. At the apples {foe} was asleep. The paper lay where it had lain, with a ring on it from a cup, and no guard had been instructed about guests who merely finished.',
            'You ate of everything and signed nothing, since a person cannot sign with hands in that state. {foe} laughed at last, not pleasantly, and had the table cleared and the guards sent away; neither of you had got anything out of it but the dinner.',
            'You ate all fourteen courses without signing, and asked after each how it was made. The pen dried. When the lamps were filled for the second time the guards were yawning in rotation, and you thanked your host, stepped over the magistrate, and were not stopped.',
            'You got through all fourteen courses without signing, and used the pen: for the snails, for a cork, for a bone that had lodged in the poet. After the fourteenth there was no point to it. {foe} held up what was left of it, admitted that you had not refused, and had you let through.',
          ],
          failure: [
            'You ate as far as the ninth course, which was dormice, and had to go behind the awning. When you came back the paper bore a signature very like your own. {foe} assured you that it would hardly be used, and that a better one was still wanted.',
            'You did not sign, but by the eleventh course you said that the nine lines had some justice. It was said with your mouth full, before a magistrate, and was minuted as “inclined”.',
            'You were tricked at the sweet wine, when you were asked to write down the name of your village, so that some might be sent there. It was the wrong sheet. {foe} wiped the pen and wished you a good digestion.',
            'You fell asleep at the twelfth course, and your thumb was inked and pressed to a sheet. A guest who sleeps beside a paper has been left alone with it, said the magistrate, and he should know. {foe} wished for a name to go with it, and you woke with a clean napkin round the thumb.',
          ],
        }),
        won: {},
        lost: { threat: 1 },
        remembered:
          'You had sat through fourteen courses with {foe}, and risen from them with your name still your own.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Pull the cloth off the table and run',
          description: 'It must be one movement; four guards will be told to stop you, and {foe} will remember.',
          toward: 'against',
          success: [
            'You pulled the cloth and got away. It is estimated that there were sixty vessels. The oil ran in among the papers, and all {foe}’s orders for the month went up together, while four guards each caught a dish. When they looked for you there was only the couch.',
            'You pulled the cloth off, a lamp fell, and you got out under the awning in the smoke. Behind you {foe} was calling for water and for the box of seals, in that order. It was the box that burned, and nothing could be issued until another had been cut.',
            'You took the cloth with everything on it, and got through. Its oil ran over {foe}’s papers, the dishes went under the guards’ feet, and you took the gap between two of them who had each looked to the other. {foe}’s seals were got out of the fire as a single lump.',
            'You got away with one corner of the tablecloth made fast to your belt. All that had been laid before {foe} followed you some way. Behind came the lamp, and lay down among the seals; it was a week before an order could go out from there.',
          ],
          failure: [
            'You pulled at the cloth, and it was sewn to the table, and you did not get away. You flew a good deal faster than you had meant into the arms of the second guard. {foe} wrote beside your name “unable to write”, for the present.',
            'You pulled, and the poet was sitting on the end of the cloth, and you got no farther than he did. Four guards are not too few for two who are tied together. You were brought back to your couch, and a witness’s name was put upon the paper.',
            'You did not get away: the cloth was pinned down by a bronze lamp, bolted to the table, which had been upset before. Then the four guards came, and {foe} dictated over your head a tenth line, about damages.',
            'You had the cloth and most of the fish, and were nearly clear of the awning when you trod on the hem of it and fell. The guards carried you back. The sheet, it was found, had stuck to your face, and bore an impression that would nearly serve.',
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
    cast: { crier: 'he', secretary: 'he', 'bearer/pair': 'they' },
    openings: [
      '{foe}’s litter came towards you on a road one litter wide, and stopped. {foe} wanted you to step down and say aloud that you gave way, so that it could be quoted against {who}. A crier and a secretary were there to hear it, and eight bearers, of whom the seventh was ill, stood across the way.',
      'You met {foe}’s litter face to face where two could not pass: a crier, a secretary with tablets, eight bearers, of whom the seventh was ill, and {foe}, behind curtains. {foe} would have you give way before witnesses, to have a precedent against {who}, and until somebody did nobody could go on.',
      '{foe}’s litter filled the road, and {foe} desired that you yield it, aloud, in a set form of words, which a secretary would then quote against {who} for ever. A crier read it out to you. The eight bearers, of whom one was ill, had been told not to go round.',
      '{foe}’s litter blocked the road, and {foe} required you to yield it, as it would not take two. It was to be done aloud, before a secretary, so that it could be cited against {who} in the courts. Eight bearers had set the litter square across. A crier had announced it; seven of them looked at you, and one, who was ill, at the ground.',
      'A crier was reading {foe}’s titles, and at the end of them you were to say that you gave way; there was no room to pass {foe}’s litter. A secretary had ruled a line for your words, which would be used against {who}. Eight bearers held it there, and the seventh of them was ill.',
      'Eight bearers had set {foe}’s litter across a road fit for four, and from behind the curtains {foe} offered you a choice: to step down with a formula or to stand there until you did. It was to be written down by a secretary and used against {who}. They might not go round, the crier said, and the seventh was ill and swaying.',
      '{foe}’s litter filled the road from edge to edge. The law on such meetings is that the lesser yields; {foe} wished to have it from you in writing that it was you, and so {who}. A crier and a secretary waited for the words, and eight bearers, one of them ill, stood planted so that you could not get by.',
    ],
    still: [
      'Neither you nor {foe} had yielded, and the litter still filled the road, so that you could not go on. The secretary had written as far as the word “whereupon”.',
      'The litter had not moved, and {foe} still wanted you to give way. The seventh bearer had got down on one knee, and the curtains hung at a slant.',
    ],
    givenUp: [
      'The form of words was not got from you whole, and {foe} was late for a hearing. The litter was carried on, and you were passed by it in the ditch.',
      '{foe} grew tired of the road and was carried back to the last inn, with the sick bearer walking behind. The line was left blank, and you went on with nothing gained.',
    ],
    later:
      'On the narrow road one could still see where {foe}’s bearers had stood before you: there were eight prints in a double row, deep, and yours opposite.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Push the litter back with your shoulder',
          description: 'Eight against one, on a narrow road; the one is not carrying {foe}, but may be trodden on.',
          toward: 'against',
          success: [
            'You pushed the litter back, with your shoulder against the front pole. The first pair went on to the second, and so in order to the eighth. The litter travelled thirty paces backward with {foe} in it, dictating. It was all taken down, the threats too, and the secretary read it at an inn to anyone who asked.',
            'You pushed, and the bearers leaned against you, until it was found that nobody had told them for whom. You named {who}. Some of them knew the name. The litter sank, went backward, and was turned; and {foe}, in the open road, yielded in the set form of words, since it was the only one to hand.',
            'You pushed the litter back, by getting under the pole beside the seventh man; it is a question of the lever. {foe} was travelling backward before the crier had found the place; thirty paces were measured afterwards, and the dictation that went with them named three judges who had been paid.',
            'You pushed the litter back by pushing at each “whereas”, when the bearers breathed. They gave a foot at a time, then a yard, and then they ran, since a litter that has begun to go back has views of its own. {foe} was set down beyond the crossing, and conceded the road to {who} in front of a mule-train.',
          ],
          failure: [
            'You could not push the litter back, as you moved only the first pair. The other six stepped aside, as they had been drilled to, and you went down the whole length of the road between them. They set down the litter where you had stood. “Yielded, in part,” wrote the secretary, and blew on it.',
            'You pushed, and it was you who was pushed back, by eight men in step, the pole having held and your foot not. It was said everywhere that {who}’s party gives way. The litter stood a little farther on.',
            'You stopped pushing, because the sick bearer fell at the first shove. The others had been told that you would, and came on over you both. It was entered as one slipping and one negligence, and the road was as full as before.',
            'You pushed where the pole had been shod with iron, and it was you who gave way. You had said half of the form of words before you could stop yourself, and the secretary would not accept a half.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'There had been thirty paces of road along which {foe} was carried backward, dictating.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the bearers and the crier to turn round',
          description:
            'They belong to {foe}, and may be tired of it; each must be spoken to by name, which you have not been told.',
          toward: 'against',
          success: [
            'You asked the crier and the bearers who they had been before, and they took {foe} away with them. It came to a farm, two brothers, and a boundary. The bearers had such answers too; in six of the eight {foe} occurred. They did not put {foe} down, but they went off another way, and it took {foe.him} half a province to be obeyed.',
            'You asked, of no one in particular, whether a person behind a curtain can be said to have met anybody, and it cleared the road. The crier thought not. The secretary thought that it must be looked up. They went back to do so, all of them together, with {foe} beating on the roof.',
            'You asked the bearers their names, beginning with the seventh, and they gave up the road to you. A weaver, two shepherds and five brothers had been carrying {foe} about. They conferred under the poles without setting them down; then they wheeled to the left, by a road that goes everywhere in the end, and took {foe} along it.',
            'You told the crier that he had left out a title, and he had the litter turned round for it. It could only be looked up at the house, and he led them home, the long way, since the short one was for tradesmen.',
          ],
          failure: [
            'You told the bearers that they were men, and it did not move them. They knew it, the fourth one said, and the wages were bad, but they were paid every month. So they waited, with the poles on their shoulders; and you got tired first.',
            'The crier shouted you down. Whatever you said he announced, with {foe}’s titles in front of it, until it sounded like submission even to you; and the secretary, who had only to write, had it all by the end of the breath.',
            'You addressed the bearers as comrades, and none of them would listen, because there are ranks. The first could not listen before the crier had, nor the fifth before the fourth. {foe} ruled that one who speaks to bearers has very nearly stepped down already.',
            'You spoke to all eight bearers, and {foe} paid them double, there and then, where you could see it. They put their shoulders to it like new men, and you stood with your heels in the ditch.',
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
          description:
            'You get by, and hear what {foe} says up there about {where}; you carry {foe.him} as far as required, which costs time and a shoulder.',
          toward: 'for',
          success: [
            'You took the sick bearer’s place and were forgotten there by {foe} within a mile. Over your head somebody was told how {where} was watched and where it was not. You set the pole down at the end of it and thanked {foe.him} for the walk.',
            'You took up the sick man’s pole, and {foe} talked, as people do above those who carry them. You learned by which side one comes up to {where}, and which guards there are deaf. The seventh bearer was found in the shade, improved.',
            'The seventh man gave you his pole, and you carried {foe} and listened. Above you a voice began on {where}: which door, which dog, which of the watch could be trusted to sleep. {foe} was speaking to the secretary. A bearer is told everything, you found; and at the wide place you were dismissed with a nod.',
            'You carried {foe} in the seventh man’s place, behind a man with a boil, and learned the way. It was pointed out to a guest, between the curtains, how nobody would ever think of coming to {where}. When you were relieved you had the whole way in your head and some of it in your back.',
          ],
          failure: [
            'You took the sick man’s pole, were out of step, and {foe} looked to see whose fault it was. It was then held that one who carries a litter has very nearly yielded to it. You were sent round to the front again, and a note was made of your height.',
            'You took the pole, and the other seven let go of theirs, as slowly as men who have waited years for it, and {foe} fell. You were blamed. The litter was taken up again, and guards were sent for, to ride in front.',
            'You had taken up the pole when the bearers told you that the seventh man’s complaint was catching, and you learned nothing else. It was published that you had taken service in that house, and you were asked to go back to the front of it.',
            'You carried {foe} and were found out, since you are taller than the seventh man, and the litter slid toward the sick side. {foe} had you brought round to the front, and the form of words was read to you again.',
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
            'You left the road by a gap, before the crier had got to the end of the titles, and when he called on you to yield there was nobody to do it. The secretary could not write that a road had given way. You came out further along, with burrs.',
            'You left the road by a gap before you were asked to, and they had to recite the form of words to a goat. {foe} went by presently, and so did you.',
            'You got by beneath the road, in a culvert, while the titles were being read overhead. You came up behind the last bearer, who saw, and sneezed so as to cover it. The form was spoken; nobody was found at the other end of it.',
            'You went aside among the tombs and read inscriptions, which no one can call giving way, and were past. The crier cried to the empty road. {foe} had it put down that you had been met with, and then, the secretary being an honest man, had it struck out.',
          ],
          failure: [
            'You left the road by a gap, and it had been made by {foe} for those who leave the road; there was a second secretary in it, with the paper ready. You turned back before you could be written down.',
            'You had gone three steps aside when the crier, without looking up from his list, thanked you, and you had to come back so that it should not count. It is on record. The word “voluntarily” was put in above the line.',
            'You went aside behind a hedge, and were found there. It was the hedge that the bearers used for the purpose one uses hedges for, and the seventh had followed you. He told {foe}, being a truthful invalid, that you had nearly made way for him, and you came back.',
            'You were nearly off the road when your bag burst, and you had to stop. It was all handed back to you by {foe}’s people, piece by piece, against a signature for each; and one of the sheets to be signed was the form.',
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
    cast: { 'clerk/witness': 'she', courier: 'he', carter: 'he' },
    openings: [
      'There was only one cart, and you were to say whether it should take an old woman, a weigh-clerk, to {where}, to bear witness to what had been done to {who}, or a lame courier the other way, with a writ that would stop {foe}’s work for a month. Until you had said it the carter kept his cart across your road and {foe} kept the gain.',
      'At a posting-table sat an old clerk, who would bear witness at {where} to what she had seen {foe} do to {who}, and a courier with his foot in splints, whose writ would tie {foe}’s hands. Each needed the only cart, in opposite directions. The carter held it across your road and would take whichever you put your name to.',
      'A carter with the only cart put it to you which of two passengers he should drive. The old clerk would bear witness for {who} if she got to {where}; the lame courier had a writ against {foe}, and it ran out in days. Not both; and while they argued the cart stood across your way.',
      'Two people needed the one cart, and it was left to you which should have it. An old clerk of the weigh-house would go forward to {where}, and bear witness to what she had seen {who} suffer. A courier, lame, would go back with a writ to stop {foe}’s work. The road was one cart wide, and the carter had stopped on it.',
      'A carter with the only cart would not move out of your road without a name in his book, and asked you for yours. One passenger was an old clerk, a widow, who had seen {who} wronged and could say so at {where}. The other was a courier with a broken foot and a writ against {foe}, going the other way. You were asked, as a stranger, to be unjust.',
      'You were to choose between a witness for {who}, an old clerk, a woman of eighty, who had to get to {where}, and a writ against {foe}, good for some days yet, with a courier who could not stand. There was only one cart. It was in your road, and the carter held out the pen for your name.',
      'The carter stopped you on the road and asked you to decide which of two people should have his cart. The old clerk had evidence for {who}, and she was wanted with it at {where}; the lame courier, in the other direction, had a writ that would shut {foe}’s gates for a month. “After you,” they were saying to each other, and so it had gone since the mules were put to.',
    ],
    still: [
      'The cart still stood across your road, as you had not settled which of its two passengers it should take. The old clerk and the courier had begun, out of courtesy, each to plead for the other.',
      'The cart still stood across your road, and the carter waited for your word which of the two was to have it, the old clerk or the courier. The mules had been fed again.',
    ],
    givenUp: [
      'The carter drove home and took neither. The old clerk and the courier were left at the posting-table, well but too late for {where} or the writ, and the road was clear.',
      'The cart was taken, under a higher warrant, for an official’s luggage. You went on without the witness and without the writ, and both passengers had to wait for another cart.',
    ],
    later:
      'At the posting-station a table still stood with two cups on it, and the tracks of one cart went away from it, deep.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Sign that the old clerk gets the cart',
          description: 'Your cause gains a witness; the writ will lapse, and {foe} has the month.',
          toward: 'neither',
          success: [
            'You gave the cart to the old clerk, and the carter lifted her up like a vase. She would say it at {where}, all of it, in the order in which it had been done. The courier took off his satchel and sat on it. In a month it would be paper; and {foe} had that month.',
            'You decided for the old clerk, gave the courier your reasons, and he agreed with each of them and wept. So the witness went on to {where}, saying over her evidence; and {foe}, for want of a writ to the contrary, continued.',
            'You put your name to the old clerk’s journey, and she drove. She was put up among cushions, lighter than her own evidence, and gave the carter the first of it before they reached the bend. It would be heard at {where}. The courier’s writ would lapse, and {foe} had the month.',
            'You gave the cart to the old clerk, since paper can be written again and she could not. Nobody disputed it. The courier himself held the step while she was lifted in, like a vase, and saluted with his crutch; and down the other road {foe}’s people, whom he ought to have stopped, worked on.',
          ],
          failure: [
            'You signed for the old clerk, and she would not go. She was told where the road led, and by whom it was watched, and remembered that she had seen nothing after all. The courier’s seal had been cracked in the pushing, and {foe} had heard the noise of it.',
            'You could not persuade the old clerk to get in, as you used too many words. She took it that you were sending her to be questioned, and got down again on the far side. The writ had lost some days in its tube.',
            'You signed, and the old clerk was lifted in, and asked to be lifted out to fetch her tablets. There were no tablets. She had thought about {foe}, and sat down again at the table; and the courier’s days had been running all that while.',
            'The carter could not read your hand, and drove the old clerk, with care, to a place of nearly the same name and back again. She had testified there. It was much admired. {foe} was sent a copy.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'An old clerk had been lifted into the only cart like a vase, and a courier left sitting upon a writ.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Lift the courier into the cart and drive',
          description:
            'The writ will be served and {foe} will be stopped; the witness will not live to see another cart.',
          toward: 'neither',
          success: [
            'You gave the cart to the courier and ran at the mules’ heads, and the writ was nailed to {foe}’s door with a day to spare. The old clerk had watched you go, and had lifted her hand. What she had seen she kept.',
            'You drove the courier to {foe}’s door, you at the bridle and he reading the order aloud to the hedges, for practice. {foe} was obliged to send everybody home. When you came back to the station the old clerk had gone home.',
            'You laid the courier on the straw, and led the mules at a run, and the writ was served. At {foe}’s door you held him while he hammered. There was a day left on it. The work stopped; and the old clerk, you were afterwards told, had waited for another cart and gone.',
            'You ran with the courier’s cart, and the writ was up on {foe}’s gate a day before it died, so that all hands were sent away for a month. The old clerk did not see it. She had folded up her evidence with her shawl.',
          ],
          failure: [
            'You did not get the courier away: you had him half over the tailboard when the splint caught. He bore it like a soldier and then like a man. It could not be thought of just yet, said the carter, and set him down again.',
            'You led the mules too fast, and they lay down, and nobody was driven. When they got up they went back to the posting-table. The writ had lost a day by it, for which {foe} sent thanks.',
            'You led the off mule, who was deaf, and the other mule had opinions, and you came back to the posting-table from the other side. The courier’s seal had gone soft in his hand.',
            'You had the courier no farther than the first bend when two polite persons in {foe}’s livery stopped you, with a writ of their own. Theirs was the earlier. You brought him back to the carter, and told the old clerk.',
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
            'You sawed the one cart into two, and both of them could travel. The cart went apart behind the seat, and each half was given a mule, a wheel-pair and a shaft cut from the table. They drove off in opposite directions, wobbling. The clerk testified, the writ was served, and the carter dined on the story until he died.',
            'You made two carts of the one: it had four wheels, there were two mules, and nobody had ever ruled that a cart is one thing. The pole became two shafts. When both had gone out of sight, upright, the carter laid his whip down and asked what you were called.',
            'You took the cart apart and made two, before the carter was done saying that it was impossible. Half went to {where}, with the old clerk bolt upright in it. Half went back, with a courier and a writ. Each mule looked round once for the other, and pulled.',
            'You sawed the cart between its two passengers, having sat them in by turns to find the middle. The old clerk reached {where} on the front wheels and told all of it, and on the back ones the courier reached {foe}’s gate. The carter charged for two carts.',
          ],
          failure: [
            'You sawed the cart, and the rear half sat down in the road with the old clerk in it, as the pin was rotten. The carter nailed it to the front half again. {foe} was left in peace that day.',
            'You sawed, and from the other end so did the carter, to help, and the cuts did not meet. There lay before you a thing with three wheels that neither would get into; it took a day to put together. Its two passengers forgave you.',
            'The axle went, and it went with a noise like a verdict, and there was no cart for anybody until it was mended. The old clerk said that she had been meaning to rest; the courier asked to see the wheel, and wept on it.',
            'You divided the cart quite evenly, but the harness would not be divided, and both mules left together. They were taken up at {foe}’s manger and had to be asked for. The carter put the halves together in the meantime.',
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
            'You waited with the two of them, and there came at last a dung-cart, which took both. The old clerk took the seat and the courier the dung. They were too late to be of use, and it was a comfort to each that neither had been preferred.',
            'You waited with both of them until a team came, and it altered nothing. They told you what they had to tell, since there was time, and by the end the one knew the writ by heart and the other the evidence. Nobody had been left there.',
            'You waited with them, in the shade, by seniority, until the carter’s wife came by with a dung-cart. She laughed at the three of you, and took them both, in a circle. The writ was stale and the hearing over. They waved from the back for as long as one could see.',
            'You waited until a dung-cart came, and to pass the time the courier deposed, and the old clerk served the writ upon the mules. It took one and came back for the other; nothing was gained by it for {who}, nor by {foe}.',
          ],
          failure: [
            'You waited with them, and no team came. It was agreed by all three to be the fair thing. {foe} had not been waiting.',
            'You waited, and in the course of it the two quarrelled, with great politeness, about which of them had been there first. It was put to you. You ruled, and were hated by one of them. No team came.',
            'You waited, and no team came, and the courier took to walking up and down on his splint, to show that he could. He could not. You were sent for a surgeon, and the old clerk for water, and so the days went.',
            'You waited, and the writ grew old in its tube. The courier read it aloud once more. Then the old clerk remarked that she had forgotten the name of the second man; and no team had come.',
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
    cast: { auctioneer: 'he', 'porter/buyer/purchaser': 'they' },
    openings: [
      '{them} stood at the roadside and was being sold up as dead, by a slip of the pen in the register. An auctioneer, behind with his list, had begun by lantern-light with two porters on the bed and the pot, and {them}, who was sitting on the bed, asked you to prove that {them.he} breathed. It would hold you up. The register outranked, the auctioneer said, anything that you might have seen.',
      '{them}, whom the register called dead by mistake, caught your sleeve. An auctioneer with two porters was selling {them.his} goods by lantern-light, the bed and the pot, as the last of a long list. {them} begged you to stay and prove {them.him} alive, for a corpse cannot enter an objection. You had not the time to spare.',
      '{them} had been entered in the register as dead, in error, and an auctioneer with two porters, late with his list, was crying the goods at the roadside by lantern-light: one bed, one pot, a cloak. {them} stood by the pot and asked you to do something about it. Wherever you were going, you would be late for it if you stayed.',
      '{them} wanted a witness to being alive, and you were the only one in sight. A scribe had written otherwise in the register, and an auctioneer, with two porters and a lantern, was working late and selling {them.his} goods on the strength of it. You were expected elsewhere. The auctioneer would believe his book, he said, until someone with time to spare should shake it.',
      'An auctioneer, who was behind with his list, was selling by lantern-light the bed of {them}, who sat on it and was not dead, although the register said so. You were hailed, introduced as evidence, and implored to stay until it was put right. The two porters had hold of the legs already, a pot had been set out, and your own road was waiting.',
      '{them} ran to meet you, being dead by a copyist’s slip in the register, and asked you to stop the sale of {them.his} goods. An auctioneer with two porters was selling them late, by a lantern, to strangers, first a cloak, then a pot, then the bed. He had no objection to your trying, if you had the time, which you had not.',
      '{them} had been dead, officially, since the last census, by an error in the register, and an auctioneer with two porters had reached the bed and the pot by lantern-light. {them} held on to the handle and asked you to make him stop; and to do that you would have to let your own affairs stand. There was a black ribbon on the pot.',
    ],
    still: [
      'The auctioneer was still selling what belonged to {them}, who was still dead in the register and begged you not to leave. {them} held on to the pot.',
      '{them} still waited for you to stop the sale, and you were not willing to go on before it was done. The auctioneer had offered {them.him} his sympathy on the loss, and gone on to the next lot.',
    ],
    givenUp: [
      'The auctioneer ran out of buyers, and the register was corrected in the end by others. {them} kept the bed and was alive again; you had lost the time, and could go.',
      '{them} was declared living by a tax-gatherer, who wished to be paid, and the sale was stopped. You had no part in it, and took to the road late.',
    ],
    later:
      'Where the goods of {them} were cried a correction had been posted up, in red: for “deceased” read “present”. Under it somebody had added, “so far”.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Swear before the auctioneer that {them} lives',
          description: 'He will want it proved under four heads, and each one takes its time.',
          toward: 'for',
          success: [
            'You swore that {them} was alive, since {them.he} ate, owed, complained and cast a shadow, and were believed. The auctioneer tested the last himself. The dead do not owe, he granted, and put up his hammer; and {them}, restored to the roll of the living, told you there and then which clerk keeps that roll, and takes {foe}’s money.',
            'You proved {them} alive by asking the auctioneer to shake the hand of the deceased. He did, without thinking, and it squeezed. He had to enter that. {them} laughed, and told you which clerk of the register is paid by {foe}, as one tells those who have been at one’s funeral.',
            'You swore under four heads that {them} lived, and it was accepted: to the breath, the voice and the appetite. The fourth was character, and there {them} interrupted you. He put by his hammer; and {them}, much moved, gave you the name of the clerk who makes {foe}’s enemies dead in that register.',
            'You swore that {them} lived, by the pot, and the auctioneer gave way. A dead person, you pointed out, would not have been outbidding the porters for it since the sale began. {them} was entered as living, and told you, out of gratitude, that {foe}’s steward had bragged there of having bought the register.',
          ],
          failure: [
            'Your oath that {them} lived was not accepted. It was looked up whether you yourself were alive, and in that register there was some doubt of it. The next lot was cried meanwhile.',
            'Your oath that {them} lived did not stop the auctioneer: it was spoken, and the register was written. He sold the cloak while he explained it. You had lost more of the road than you could spare.',
            'You swore badly. The auctioneer asked how long you had known the deceased, and you told him, and it was minuted that you had known the deceased. You began again from the other end.',
            'You swore that {them} was as alive as you were, and the buyers voted against you. The two of you were compared, side by side upon the bed. You lost by a cloak, and had lost by then a good deal of the road.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had sworn once that {them} ate, owed, complained and cast a shadow, and it had been entered.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Find in the register who is truly dead',
          description:
            'Somebody of nearly that name must have died; there are forty thousand names in bad ink, and the goods are being sold meanwhile.',
          toward: 'for',
          success: [
            'You found in the register, on the line below, somebody of nearly the same name, who had died in fact, and {them} was alive again. {foe} kept eleven such. The dead man had been drawing {foe}’s wages for a year, and ten others with him; and an inspector who had stopped for a bargain left at a run to report it.',
            'You found that a blot in the register had been copied as a death, and {them} was put down as living. Two leaves on another such blot had fallen on {who}’s name, and {foe} had claimed money by it.',
            'You called over the dead of that street in the register, and eleven answered, through an agent, so that it had to be corrected. The agent was {foe}’s, and had come to buy the bed for one of them. The auctioneer shut the register upon his finger, and {them} was brought back to life in the margin, ahead of the rest, as a courtesy.',
            'You found that eleven of the dead in the register had a mark of {foe}’s paymaster, and showed it to the buyers. Some had relations there. The sale broke up in indignation, the death of {them} was scratched out with a knife, and word of those wages went off to {who}.',
          ],
          failure: [
            'You found the slip, on the ninth leaf, plain as day; and in pointing it out you knocked over the ink, and it could no longer be read. {them} said that it was the thought. The sale went on.',
            'You did not find the slip in time: you were at the letter M when the auctioneer took the book for the next lot. Two clerks had each corrected the other. {them} was down on both lists and was, if anything, deader than before.',
            'You read so fast that you denounced as dead the auctioneer’s mother. She was at the back, bidding. {them} was found no better for it, and nobody had looked into what {foe} did.',
            'You found {them} in the register too late and too well: there were three witnesses to the death and a bill for some flute-players. The register went by the name of each owner’s god, which you learned only at the end. The sale went on.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'In looking for {them} among the dead you had found eleven others there who were drawing {foe}’s pay.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit by the goods as a mourner',
          description:
            'By law nothing may be sold while a mourner sits by it; so you weep for {them}, who is alive, until the auctioneer gives up.',
          toward: 'for',
          success: [
            'You sat down by the pot, covered your head and mourned, and the sale had to stop. The law gives nine days. At the end of the first the auctioneer had another sale to go to; and {them}, who had brought you soup throughout, was let lie until the next census.',
            'No lots could be cried while you wept, and you wept in good order, by the clause, until the auctioneer gave up. The porters joined in. {them} was much affected, hearing what was said, and had had no notion of being so well thought of.',
            'You covered your head and mourned {them} by the pot, from the cradle on, and nothing more was sold. {them} put you right as to dates. The porters were given leave, then the buyers, then the auctioneer gave it to himself; and there being no one left to sell to, the soup was shared out.',
            'You had mourned {them} only as far as {them.his} schooldays when the auctioneer asked how much there was to come, and broke off the sale. It was adjourned to the next census, out of respect, and {them} came and sat by you, and wept too, for company.',
          ],
          failure: [
            'Your mourning was not accepted, since {them} brought you something to eat and you said thank you. The auctioneer ruled that a person who can be thanked has no need of a mourner. He sold round you.',
            'You mourned for one hour, and the sale went on, as a stranger may weep no longer. You had begun slowly, to make it last. {them} had lost the cloak, and you a part of the road.',
            'You wailed in the wrong manner, with the hands, as one does in your own country, and it stopped nothing. Here it is done with the elbows. The auctioneer decided that it was some kind of bid.',
            'You were out-mourned. A professional had been hired by the porters, and sat down opposite, and the law goes by whoever weeps the longest. She was very good; by the second hour it was {them} who was comforting you, and the goods were cried again.',
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
            'You carried back by the other side whatever the porters carried out, until the sale collapsed. They sold the bed three times. At the fourth the auctioneer found that he owed more than he had taken, and crossed out the death to be rid of it; and one of the porters, resting, told {them} and you what he hauled for {foe}.',
            'You sat {them} on the bed, and took up the bed, and it could not be sold. A lot may not be sold with a person on it until the person is described; and they could not describe {them} without admitting a pulse. The lots after it were to be sold for {foe}, and the auctioneer went home with them unsold.',
            'The porters carried the bed out and you carried it back, until the buyers wanted their money. When it was cried for the fourth time {them} was lying in it, asleep. {foe}’s share of these sales was mentioned, aloud, and the auctioneer did not stay to hear the sum.',
            'You took the bed from both porters, with {them} enthroned, and held it up until nobody would bid. Nobody liked to. The auctioneer gave the purchasers back what they had paid, out of a bag with {foe}’s mark on it, and it was seen by all what he lived on.',
          ],
          failure: [
            'You could not carry back the bed, as both porters took the other end. It was iron, and it went to whoever was heavier. {them} helped, on your side, and had to be got out from beneath.',
            'You carried everything back and stood before it, and the porters had gone round behind you. {them} explained to you, kindly, that you had guarded a wall for some time. The lots were being cried again.',
            'You and the porters pulled at the bed from two ends, and it went in no direction. The frame was bent to the shape of the discussion. It would fetch less for that; and a third porter had come from {foe}’s collector.',
            'You carried back the pot, the cloak and a table, and the table was the auctioneer’s. It was theft, therefore, and {them} stood surety, and was refused as being dead. You had to explain it to a person sent by {foe}.',
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
    cast: { notary: 'he' },
    openings: [
      'An old notary stopped you and would not let you by until you had said what was to be done with a tablet. It was a deed twenty years old. By it {foe}, as a child of nine, had been put out of house and name for a debt that was not owed; and the first witness to the debt was {who}.',
      'An old notary held a deed before you, twenty years old, and would not let you go on until you had told him what to do with it. By it {foe}, aged nine, had lost a house for a debt that was not owed, and was listed after the goats. {who} had sealed it as a witness.',
      'An old notary stood in your way until you should have heard what he had written twenty years ago, and told him what to do with it. First: {foe} had been a child with a house. Second: the house was taken, on a false debt. Third: {who} had witnessed it, and had been thanked. He held out the tablet, with the seal upon it.',
      'A notary, very old, asked you to decide what should be done with a tablet, and stood across the way with it until you had. He had written it himself, for pay. It put {foe}, a child of nine, out of doors for a debt that was not owed; and it was sealed by the witness, and the witness was {who}.',
      'An old notary held a tablet out to you, did not let go of it, and would not have you pass until you had told him what should be done. By it {foe} had lost a house and a name, at nine, for a debt that was not owed. It was {who}’s seal on it. Three people knew of it, and two of them had reasons to be silent.',
      'An old notary sat down in your way with a tablet and wanted to be told what was right. He had drawn it up himself, twenty years ago: by it a house, some goats and a child’s name had been made over to a lender. The child was {foe}. The first witness was {who}.',
      'An old notary was in your way, and meant to be, because he wished to put a matter right before he died. What he had was a tablet: by it {foe}, aged nine, had been turned out for another’s lie, and pressed into the wax was the ring of {who}. You were to say what became of it.',
    ],
    still: [
      'The notary still stood in your way and wanted to be told what to do with the deed that had put {foe} out of doors. He held it against his chest, like a man who has been asked to hold a child.',
      'The notary still did not let you by, as you had not decided for him what should be done with his tablet. The seal on it was {who}’s from whichever side one looked at it.',
    ],
    givenUp: [
      'The notary concluded that you could not tell him what was right. He kept the tablet, as he had for twenty years, and stood out of your way.',
      'The notary took his tablet to be deposited in a temple, where nobody would ask for it. You were let by, knowing what {who} had sealed, and had put nothing right.',
    ],
    later:
      'Where the notary used to rest somebody had scratched two names in the stone, {foe}’s and {who}’s, on one line and with no verb.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Send {foe} the truth and ask for terms',
          description: 'You lay open {who}’s fault to the one person who may use it; it could undo you both.',
          toward: 'neither',
          success: [
            'You dictated the truth, the notary wrote it, and {foe} answered. Your letter named the wrong that was done to {foe}, and the seal, and asked nothing. The answer was a blank sheet, folded small. But {foe}’s people were called in from three roads; and with it came a proof in {who}’s own matter, which {foe} need never have sent.',
            'You wrote the truth to {foe}, who read it standing, you heard, and then sitting. No pardon was offered, nor asked for. {foe} let you know in four words what would be found at {where}, and for a while not one hireling of that house stirred. You had told a child of nine that it had not been just.',
            'You sent {foe} the truth in three sentences, without the adjectives, and it worked. {foe}’s porter carried it in and was a long while. There came back a blank sheet, sealed on both sides, and inside the fold the key to a chest at {where}; and those who had been following you were seen going home, two by two.',
            'You sent {foe} the truth, signed by the notary too, and it was answered. {foe} had read it to the end, you were told, and asked that the lamp be left. A blank sheet came back, and with it a list of those who had been hired to stop you; and they were called home.',
          ],
          failure: [
            'You sent {foe} the truth, and it was used against {who}. It was copied, fair, and hung in the colonnade: here was the sort of person who accused. {who} could not deny the seal. What you had meant for an opening was used as a wall.',
            'Your letter to {foe} did harm, as it arrived with {foe.his} lawyers. They had long suspected that {who} was no better than {foe}, and people whom you had relied on read it and went home.',
            '{foe} thanked you for the truth, in a good hand, and asked too much: you should read it aloud, in the market, with {who} present. While you were thinking how to refuse, it was read there by another, who had a better voice, and it was {foe}’s.',
            'Your letter to {foe} was taken for a threat, and then for a forgery, and then, which was worst, for a joke of {who}’s. Its bearer had his ears boxed; more guards were hired, and the matter of the house was not to be named again.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had once written to {foe} that it was not just, twenty years late, and there had come back a blank sheet.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Look for that debt in the old rolls',
          description:
            'The notary has the rolls of that year with him, and they may show who did the wrong; you may not like the sum.',
          toward: 'neither',
          success: [
            'You compared the debt with the rolls, and there had been none; a lender’s mark was that of a house which {foe} now owned. {who} had been nineteen and had sealed what was put in front of {who.him}. It did not excuse it. But {foe} had bought up that house of robbers and learned its trade, and this could be shown.',
            'You compared the rolls and found that a witness was false: on the day of the debt {who} had lain in another town, with a fever, and somebody had borrowed the seal. You sat over it for some time. {foe} had hated the wrong witness for twenty years, and here were the figures for it.',
            'You found in the rolls that the debt had been paid, twice over, by a grandfather, to a man who then sold it. Neither {foe} nor {who} had known of that. You made a copy of the sum, and a buyer’s name was at the bottom, where you could use it.',
            'You found in the rolls that the debt came to seven goats. For that a child had been put into the street, and not even by its lender, who was dead by then; the lender’s clerk had done it, and rose, and was {foe}’s own steward now. {who} had sealed a sheet with the sum left out. You wrote down the figure.',
          ],
          failure: [
            'You compared the debt with the rolls, and it was correct, and did not help you. It had been a real one to the last copper. That was almost harder to forgive, the notary remarked.',
            'You got no answer from the rolls, as the one for that year had been eaten as far as the totals. You worked it backward from these and got an answer, and then a second. By either of them somebody had been ruined; as to whom, you had lost your place.',
            'You compared the rolls until the figures walked, and it came to nothing. In that year they had reckoned by two calendars, and the debt was either a month too old or had not yet been made. The notary had hoped for something plainer. You both looked at the seal a while.',
            'You learned nothing from the roll, which agreed with the tablet in everything, down to a blot. One had been copied from the other. You knew no more about {who} than before, nor about {foe}.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'The old debt against {foe} had been added up again, and had not come out as either side believed.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find the house that {foe} was driven from',
          description: 'The notary will point; you must go and look at it, out of your way and on private land.',
          toward: 'neither',
          success: [
            'You found the threshold of {foe}’s first house, and on it the heights of a child, cut year by year up to the ninth. It had been kept swept. Somebody came there, a neighbour told you, once in the year and by one path, without guards; and from that path one saw down to {where}. You measured yourself against the wall and left.',
            'You found the doorway of {foe}’s first house, and nothing else of it. Behind it a way led off downhill, which a child would know and no grown person had thought of barring; it came out by {where}. {foe} had fled along it, with a goat. You walked it to the end and back, and told nobody.',
            'You found the threshold, and a woman was sweeping it, paid by the year, she did not know by whom. There were nine cuts in the doorpost, from the knee to the ribs, and then no more. From the topmost one looked straight along a drain to {where}; a child would have crept in there, and so, with your breath held, might you.',
            'You found {foe}’s first threshold by the sill, where a small knife had marked nine heights and a date to each. There had been a tenth begun. Under the stone was a child’s map, in charcoal, of how to come at {where} without being called in to supper; {foe} had drawn it well, and nothing on it had been moved.',
          ],
          failure: [
            'You did not find the threshold, as it had been built over with a fish-market. You asked which stall had been the house, and got, from those who were {foe}’s tenants, several answers and some company as far as the boundary.',
            'You stood for some time with your head bare on a threshold, and it was the wrong one; {foe}’s was the next, a woman said. From its window somebody had been writing you down.',
            'You did not reach the threshold, since the dog there had been bought to guard it, and did. You saw the place from a fig tree for the rest of that day. When you were let down it was by {foe}’s bailiff, who took your name, and the names of those who had sent you.',
            'You found the street of {foe}’s first house, and the sill was gone. It had been taken up, said the keeper of a new shrine there, by {foe}, who came for it in person. He rang a small bell.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had seen the sill where {foe}’s height was cut, up to the ninth year and no further.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear the notary out to the end',
          description:
            'He may then let you by; he has kept silent for twenty years and will leave nothing out, and it costs you the time.',
          toward: 'neither',
          success: [
            'You heard the notary out to the end, and he was lighter for it. You were not. Nothing in your commission was altered; you read it over, and all the same it had changed its tone.',
            'You heard the notary’s story twice, as he lost his way in the goats, and he let you go. At the end he closed the tablet, and thanked you for having been the one. It was now known to two people what {who} had sealed and {foe} had lost. You went on, as sworn.',
            'You heard the notary out; he began at the creation of the office and left out nothing. The goats had names. When it was over he asked you what he should have done, and you said that you did not know, and it was seen that he had wanted to hear this from somebody. You went on with the same oath, and it was heavier.',
            'You heard the notary out sitting, then lying, then walking him home. At the word “sealed” he stopped each time, and each time you waited. It changed nothing of what you had promised to {who}; it was only that {foe}, from now on, had once been nine. The notary slept, you learned, for the first night in years.',
          ],
          failure: [
            'You fell asleep at the inventory, and did not hear the notary to the end. He was not offended, he told you; so had a judge. You knew the half of it, which is the half that keeps one awake.',
            'The notary stopped at the very word, because he had heard somebody on the road, and would not go on. It occurred to you that {foe} might have more than one reason for wishing him quiet.',
            'You heard the notary out and were none the wiser, since he left out whatever he knew. You got the weather in full, and the goats; but who had said what, over whose head, had been worn away. He looked at you in hope.',
            'The notary did not come to an end: he came to the child at the door, and there he started over, and again at the same place. It was not obstinacy. After the fourth time you took the tablet out of his hands and gave it back to him.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'It had been told you by an old notary, goats and all, what {who} had sealed when {foe} was nine.',
      },
    ],
  },
];
