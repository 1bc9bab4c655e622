import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * A skald’s laconic understatement: flat statements of fact, law terms, witnesses and kinship, and one dry half-line to close.
 * Feeling is never named; it is told by what people did with their hands, and by what was thought of it in the district.
 */
export const vikingScenes: readonly SagaSceneContent[] = [
  {
    key: 'vikings/the-unwashed-cloak',
    kind: 'giver',
    cast: { 'Ozur/cousin': 'he', witness: 'they', steward: 'he' },
    openings: [
      '{who}’s cousin Ozur came to meet you with two witnesses and a bloody cloak over his arm. {who}, to whom you had sworn, thought you slow. You were to kill one of {foe}’s people, no matter which, or be called a coward at the Thing, one who sits by the hearth. {foe}’s old steward lived near, Ozur added. He waited for your answer and did not let you by.',
      '{who}’s cousin Ozur stopped you on the road with two witnesses. {who} demanded that you kill somebody of {foe}’s household before the next court, and {foe}’s old steward would do. If not, the oath was void. He laid a cloak on the ground between you, stain up, so that you might see the reason. You had to answer.',
      'Ozur, a cousin of {who}’s, stood in your way with a stained cloak and two witnesses, and had a demand. You had sworn to {who}, and {foe} still ate. Therefore you were to slay some man of {foe}’s, such as the old steward. If not, {who} took back the oath and would tell the Thing why.',
      '{who} wanted a killing of you, and sent a cousin, Ozur, with two witnesses to say so. Any man of {foe}’s household would do, and Ozur suggested the old steward. Without it you were to be named a hearth-sitter before the Thing, and your oath thrown back. He spread a bloody cloak in the road and waited for an answer.',
      '{who}’s cousin Ozur met you with a bloody cloak and two witnesses, and called you slow. Until one of {foe}’s people lay dead, {who} would not hold you to be bound, nor help you. {foe}’s old steward was spoken of. Ozur spread the cloak in your way and asked for an answer to it.',
      '{who}’s cousin Ozur stopped you and unrolled a cloak that was stiff with blood. You should kill somebody of {foe}’s, the old steward if nobody better offered. Otherwise {who} would give your oath to another and tell the Thing why. Two witnesses stood by to hear you, and looked at their shoes.',
      '{who} had sent you a demand instead of a greeting, and a cousin, Ozur, brought it with a bloody cloak and two witnesses. A man of {foe}’s was to die by your hand, and {foe}’s old steward would do. Else the oath was off, and you a hearth-sitter. Ozur stood in your road to be answered.',
    ],
    still: [
      '{who}’s cousin Ozur still stood in your way with the cloak, and wanted your answer about killing one of {foe}’s people.',
      'Ozur had not taken back {who}’s demand for a killing, and did not let you by without an answer to it. The witnesses waited with him.',
    ],
    givenUp: [
      'Ozur took up the cloak and told {who} that you would not kill. No steward died. {who} scolded and kept you to the oath, and you were let by.',
      'The witnesses wished to go home, and Ozur went with them. You were named a hearth-sitter at the Thing, but {who} did not void your oath, and the road was free.',
    ],
    later:
      'It was told in the district that {who} had sent you a bloody cloak. The steward had heard of it, and was alive to hear it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Answer the cloak with a verse',
          description:
            'It must scan, be made on the spot, and be better than what Ozur says of you, or his words are what people keep.',
          toward: 'for',
          success: [
            'Your verse was taken instead of a killing. You made it in the strict measure, eight lines, and {foe} was in the sixth, upside down. Ozur knew it by heart after two hearings. {who} laughed for the first time since, it was told; and two of {foe}’s men heard it at table and could not go on eating.',
            'You answered with a verse, and Ozur took it in place of blood. It said that a knife is soon in and long in coming out. {who} sent you the name of a farmer whom {foe} had robbed. The rhyme cost {foe} four hired men, who did not like to be in it.',
            'Your verse satisfied Ozur. It was four lines on {foe}’s courage, all praise, and it was a little while before the witnesses saw that it was mockery. {who} let the steward be and sent you a witness. One of {foe}’s guests left without his dinner.',
            'Ozur accepted your verse, and the witnesses asked for it again. It rhymed “cloak” with a word for {foe} that had not been used there since the heathen law. {who} held that it was as good as a corpse and would keep better, and {foe}’s doorkeepers gave notice.',
          ],
          failure: [
            'Your verse failed. You had seven lines and no eighth. Ozur offered you one. It was good, and it was about you, and before long they were singing it as far off as {foe}’s boat-house.',
            'Your verse did not satisfy Ozur. It had a false rhyme in it, and both witnesses noticed. “I’ll tell it as a speech,” he said, meaning it kindly. {foe} heard that you were asked for blood and gave bad verse.',
            'You spoiled your verse by laughing at it yourself. Ozur told the witnesses that you were merry, and asked again for blood. {foe} heard it as well, and set more men on.',
            'Your verse went wrong. You began on {foe}, and the metre took you round to {who}. Ozur heard it through with care and had to be talked out of repeating it. {foe} used the time for hiring.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{who} had asked for a killing and been sent a verse. It had wounded more people, and the steward grew very old.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Prove to Ozur that a killing would help {foe}',
          description:
            'You must carry Ozur through the law on manslaughter, clause by clause, and he has not brought his patience.',
          toward: 'for',
          success: [
            'You proved to Ozur that a killing would lose the suit, and he gave up the demand. You set it out with pebbles: this was the wrong, this the suit, and here was a dead steward lying across it. He took away the steward with his own hand. {who} sent you the name of a neighbour who would witness against {foe}.',
            'Ozur saw that a killing would forfeit the suit. By the fourth clause he had sat down on the cloak to listen. He took that home. {who} sent back one line, that you should go on by law, and the name of a man who had heard {foe} boast.',
            'You convinced Ozur by asking who would sue first if the steward died. He counted the steward’s sons on his fingers and had too few fingers. {who} was brought to see it, and named you a farm where {foe}’s threats had been overheard.',
            'You convinced Ozur with a case from his own valley. You had him tell it. He reached the part where an avenger lost his land, and stopped. The oath stood, said {who}, and with it came a neighbour’s sworn word against {foe}.',
          ],
          failure: [
            'You did not convince Ozur. He followed you to the third clause, where there is an exception, and was taken with the exception. {foe} had wind of it and set a watch on every house.',
            'Ozur would not hear law. “My grandfather knew law,” he said. “They burned him in.” It was not much of an answer, but the witnesses held it to be one, and {foe} gained time.',
            'Ozur misunderstood the law that you gave him. He agreed with everything, and thought that the old steward was to sue. He asked you for a killing all the same. One of the witnesses talked, and {foe} heard what you had in mind.',
            'You lost your case with Ozur. Halfway through the second clause one of his witnesses corrected you, and was right. You had to begin again, and {foe} spent the time on a palisade.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'There was an old steward who owed his life to a clause, and to the pebbles that you had laid out for {who}’s kinsman.',
      },
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Wrestle Ozur for the last word',
          description: 'Three falls, belts only, and he is the younger and was chosen for it.',
          toward: 'neither',
          success: [
            'You won the wrestling, and Ozur took back the taunt. You had the first fall and he the second. Over the third they still differ, but it was his cap that came off. Nobody called you slow after that. When it was told at {foe}’s, certain people there found that they had hay to see to.',
            'You put Ozur down on the cloak three times out of three, and he asked no more for blood. “I’ll say that you were in earnest,” he said from there. {foe}’s men heard how he came home, and went about in pairs for some time.',
            'You threw Ozur, and that settled it. He came in low, and you went lower. After the third fall he asked to be shown how it was done. The tale got to {foe}’s yard ahead of you, and two who had been paid to meet you asked for more company.',
            'You beat Ozur. You lifted him by the belt and held him so until the witnesses had counted to ten. Then he was put down on his feet, as a relative, and let you go on. {foe}’s men had the count from somebody, and would not ride out that week.',
          ],
          failure: [
            'Ozur threw you and repeated his demand. He did it with the hip, and begged your pardon, and did it again. {foe} was told, and thought that you need not be reckoned with for a good while.',
            'You lost the wrestling, for your belt broke, and you sat down holding it. Ozur lent you his own and asked again for a dead man. The district spoke of the belt, and {foe} sent you a buckle.',
            'You lost all three falls to Ozur, who was the younger. The witnesses helped you to find your shoe. {foe} had been uneasy about you until then, and now slept, and then acted.',
            'Ozur won two falls of three. You won the first, and were a long time getting up from having won it. It was told at {foe}’s table by a man who did your walk, and the demand stood.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{who}’s cousin had been sent to shame you and was put three times on his back, and spoke well of you at weddings.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear Ozur out and say nothing',
          description:
            'Ozur may go on as long as he likes, before witnesses, and you have to stand there and be the one it is about.',
          toward: 'neither',
          success: [
            'You said nothing, and Ozur gave up and let you go on. He said it all, and some of it twice. You looked at the cloak. When he had run dry you helped him to fold it, corner to corner. Nothing was changed, either way.',
            'You let Ozur talk until he had done, and he left. It was a long speech. Toward the end he was putting in that he himself had never thought you slow. Your oath was where it had been, and so was the steward.',
            'You stood silent, and Ozur’s demand came to nothing. He called you slow, and idle, and a warmer of benches, and you nodded at each. The witnesses grew tired and went to eat. {who} had nothing to report, and reported it.',
            'You said nothing to the end, and Ozur let the matter drop. A wren came and looked under the cloak. He shook your hand before he remembered. The steward went on counting cheeses, and you went on.',
          ],
          failure: [
            'You did not keep silent. You held your peace until Ozur came to your mother. What you then said was brief, and he had it by heart at once. He still wanted a killing of you.',
            'Your silence was misread. Ozur took it for consent, and thanked you. It took some talk before it was got out of his head that the steward was as good as dead.',
            'Your silence did not help. Ozur supposed that you had not heard, and gave it all again, louder. Three farms came out to listen. At the end of it he waited for an answer as before.',
            'You spoiled your silence with a sneeze. You had stood quiet to the last word. Ozur chose to take the sneeze as an answer. He asked you if it meant yes.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had been called a hearth-sitter before witnesses, on {who}’s behalf, and had gone on and not answered.',
      },
    ],
  },
  {
    key: 'vikings/the-brothers-and-the-stone',
    kind: 'price',
    cast: { 'brothers/Hogni/Skapti': 'they' },
    openings: [
      'Two brothers, Hogni and Skapti, stopped you at a boundary stone between their farms. Each wanted you to swear before the court that the other had moved it. For your oath Hogni would tell you a way into {where}; Skapti would stop rowing {foe}’s men about. Neither would help you if you swore for the other, and you had seen nothing. A wall beside the stone was down.',
      'You wanted the road to {where} from a man named Hogni, and wanted his brother Skapti to leave off ferrying {foe}’s people. Each of the two made one condition. You must swear against his brother about a boundary stone that lay between their farms, beside a fallen wall. They had been at law for nineteen years. You had not seen the stone moved.',
      'Two brothers at law about a boundary stone, Hogni and Skapti, would not let you go without an oath. Each said that the other had moved it. Hogni offered you the paths to {where} if you swore for him. Skapti would take his boats from {foe}’s men if you swore for him. You could not have both by swearing. Between them lay the stone, at the end of a broken wall.',
      'Hogni and Skapti, two brothers, took you to a boundary stone by a fallen wall and asked for your oath. Each wished you to swear that the other had moved it. Hogni could tell the way to {where}; Skapti could take his boats from {foe}’s men. Whoever you swore against would see that it hurt you.',
      'What you needed was owned by two brothers, Hogni and Skapti, and they were at law about a boundary stone. Hogni knew a road to {where}. Skapti rowed for {foe} and might leave off. Each asked that you swear that the other had moved the stone. To please either was to lose the other. The wall between their farms was falling down.',
      'Two brothers, Hogni and Skapti, met you beside a boundary stone and a fallen wall. Each swore that the other had moved it, and each wanted you for a witness. Hogni would tell you the way to {where} for it. Skapti would lay up the boats in which he rowed {foe}’s men. You had seen nothing.',
      'Two brothers came out to you from two farms, Hogni and Skapti, and each asked for your oath at law. It was about a boundary stone at the end of their broken wall: you were to swear that the other had moved it. Hogni offered the paths to {where} for it. Skapti would stop ferrying {foe}’s people. Whoever lost by your oath would be your enemy.',
    ],
    still: [
      'Hogni and Skapti still stood one on each side of the boundary stone and held you there, and each wanted your oath against the other.',
      'The brothers’ suit was not settled, and neither Hogni nor Skapti would let you go before you had sworn. Each of them had brought you a cheese, to help you to remember.',
    ],
    givenUp: [
      'Hogni and Skapti went in to their dinners, and each held you to be the other’s friend. Neither gave you what you had wanted, and you were free to go.',
      'The brothers’ suit was kept for the next court. You were sent off without the way to {where}, and Skapti rowed {foe}’s men as before.',
    ],
    later:
      'A gate had been set in the wall between the two farms, with a latch on each side. Neither brother had been seen to use it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Swear for Hogni and learn the way',
          description: 'It brings you on toward {where}, and Skapti will row {foe}’s men the harder for it.',
          success: [
            'You swore for Hogni, and he told you the way to {where}, each gate and who sleeps behind it. Most of what you said was true. Skapti said nothing. He went down and greased his rowlocks; and {foe}’s people, from that time, were put over for nothing, and fast.',
            'You swore, and Hogni got his stone and you the road to {where}. He drew it with a wet finger upon a board and wiped it off. Skapti stood in the yard until it was dark enough to row, then sent to {foe} to ask what more was wanted.',
            'Your oath for Hogni was believed, and he walked you the first mile toward {where}, naming every dog. You had sworn that the stone was nearer to Skapti than a stone need be, which is true of most stones. Skapti that same day asked {foe}’s men to fetch their friends.',
            'You swore for Hogni, and he paid on the spot: the ford, the gate, the name of the deaf porter at {where}. Skapti heard the oath too. He said only that he had four boats and would now build a fifth, for {foe}.',
          ],
          failure: [
            'Your oath for Hogni was not believed. They asked you on which side of the stone the moss had been. You said the north. It is a stone with no moss. Hogni told you nothing of {where}, and Skapti told it in every boat.',
            'Your oath failed, for Hogni’s own wife laughed in the middle of it. Their neighbours took note. Hogni kept the way to {where} to himself. {foe} heard of it from six oarsmen, with that laugh put in.',
            'You swore for Hogni, and it was not enough, for a second witness was wanted and there was none. He told you nothing of {where}, and Skapti told {foe} everything of you.',
            'Your oath was thrown out. Your hand shook on the ring, and it was the wrong hand. Hogni kept the road to {where} for a better witness; and Skapti sent {foe} a boat with the news.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'For the road to {where} you had once sworn about a stone that you had never looked at, and a man named Skapti had rowed.',
      },
      {
        ...does(['patience', 'perception', 'medium', 'slight'], {
          action: 'Stand by Skapti till he stops rowing for {foe}',
          description:
            'It leaves {foe}’s men afoot, and Hogni will go and undo what you had already made ready at {where}.',
          success: [
            'You stood by Skapti, he won his suit, and he laid up his boats. He had them drawn up the same day, bottom up, and {foe}’s men walked. But Hogni had ridden to {where} and told them there to expect you, so that part of your work was to do again.',
            'Skapti believed at last that someone was for him, and destroyed his boats. He wept, and put his axe through five of them, and {foe} had not a boat between there and the open sea. But two of your friends at {where} were Hogni’s wife’s kin, and you lost them.',
            'You said at each court that Skapti was a truthful man, and he beached his boats and set hens in them. {foe}’s people had the long way round to walk. Hogni meanwhile warned the folk at {where}, and a gate that you had oiled was nailed.',
            'The pasture was given to Skapti, as you had sat beside him, and he burned his oars for the feast. {foe}’s men were left calling from the other bank. Hogni went over to {where} and bought away the man who was to let you in.',
          ],
          failure: [
            'You lost Skapti’s trust. You sat with him so long that you began to see the stone as Hogni did. Skapti saw that you saw it. His boats were out with {foe}’s men in them before you had your cloak on.',
            'You did Skapti no good, and he went on ferrying. He lost a hearing by one witness, who had been on his side until you spoke to the man. {foe}’s men at least did not help him, he said.',
            'You stood by Skapti in the wrong court; his was in the next valley. The hearing went against him for absence. He rowed {foe}’s men after that without their having to ask, and would not look at you.',
            'Skapti did not lay up his boats. He wanted a friend who would shout. You had been sitting quietly, on his behalf, and he took it for doubt. He caulked the big boat, and {foe} had the first passage in it.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s men had walked that whole coast in the end, since a man named Skapti had been believed, by you, about a stone.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Give judgement so that both brothers have won',
          description:
            'Nobody has done it in nineteen years, and a judge who fails between brothers is remembered by both.',
          toward: 'for',
          success: [
            'Your judgement satisfied both brothers. You found that the stone was their father’s, and so fell to them jointly; that only two might move it; and that they must meet there once a year, and see. Hogni talked of {where}, and Skapti laid up his boats to hear it.',
            'You had the stone dug out, and it made the brothers friends. Under it was a small shoe, left there for luck; and each had believed that he alone remembered which brother lost it. They carried the stone home together. You had the road to {where} from Hogni before he wiped his eyes, and from Skapti his oars.',
            'The brothers accepted your ruling: whoever had moved the stone was to move it back at night, and nobody would look. They met at it with their eyes shut, both pushing. Hogni told you of {where} from sheer confusion; Skapti had hurt his back, and rowed nobody.',
            'You gave each brother the other’s side of the stone, to keep clean, and both took it. It was a while before they found that they had been given the whole. Hogni’s tongue was loosened about {where}, and Skapti’s boats were not seen again in {foe}’s service.',
          ],
          failure: [
            'The brothers hated your judgement. You ruled that the stone be split, and struck it once with a maul to show how. They took the maul from you. What Hogni knew of your business at {where}, and Skapti of your road, {foe} had from the two of them in one breath.',
            'Your judgement pleased neither brother. It was just, and ran to eleven heads, and at the ninth both stood up. It was the first thing that they had done together. They sent to {foe} what they had been told; what you had built at {where} was pulled down.',
            'Both brothers refused your judgement. You gave the stone to a widow across the beck, since they could not agree to have it. They agreed then. They sent word to {where} against you, and what they could not undo they sold to {foe}.',
            'Your judgement failed, for you spoke it to the wrong brother first. The other took that for the whole of it. Before you had done, one had sent to {foe} and one to {where}, and part of your work there was undone.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'Two brothers had been reconciled over a shoe, and it had cost {foe} the boats of one and the silence of the other.',
      },
      {
        ...does(['gift', 'vigour', 'easy', 'none'], {
          action: 'Mend the brothers’ wall and swear to nothing',
          description: 'You will have their thanks and sore hands, and no word of {where} from the one or the other.',
          success: [
            'You mended the brothers’ wall and swore to nothing, and they let you go. You put it up again, from the stone to the beck. Each of them came out to say that it stood a foot too far over on his land; both brought you milk. Nothing else came of it but a straight wall.',
            'You put up the wall until your nails were gone, and the brothers asked no more for your oath. They were both against it at first, and by the end were handing you stones. You went on as ignorant of {where} as you had come.',
            'You set the fallen stones of the wall back one on another, and that was taken instead of an oath. The two men told you how their father did it. You learned no road from them and took away no boats, but had soup from both houses.',
            'The wall stood at last, and you were free to go. A sheep walked along it to see. Hogni paid you in eggs and Skapti in the same number. Of {where} you had not asked, and of {foe} nobody spoke.',
          ],
          failure: [
            'You built the wall well, and it was found to favour Skapti. So it was taken for an oath, in stone, and Hogni answered it with stones.',
            'The wall fell on the third course, toward Hogni. You were asked to leave it as it lay, as it might be evidence, and the suit stood.',
            'Your mending came to nothing. You worked from Hogni’s side, having to stand somewhere. Skapti pulled out as many stones from his. You met in the middle of the gap that you had begun with.',
            'You could not mend the wall, for the brothers could not agree on how high it had been. You built to the one mark, and took down to the other, until your gloves were through. The wall was as you found it.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Behind you there was a wall with a stone at the end of it, and two brothers who had never had your oath.',
      },
    ],
  },
  {
    key: 'vikings/the-twelfth-oath-helper',
    kind: 'friend',
    cast: { 'court/judge/plaintiff/crowd/oath-helper/bystander/usher': 'they' },
    openings: [
      'A plaintiff had accused {them} before the hill court of a theft that somebody else had done. The court sat late, by torchlight, in a ring of hazel poles. By law twelve must swear for the accused, and {them} had eleven. Without a twelfth {them} would be an outlaw. “I would not have sent for you,” said {them}, “but you were going by.” To stay would cost you your lead on {foe}.',
      '{them} was on trial by torchlight in a ring of hazel poles, with eleven friends, and asked you to be the twelfth to swear. The plaintiff spoke of a stolen gelding, and the charge was false. Without a twelfth {them} would be outlawed when the poles came up. You were expected elsewhere, as {foe} well knew, and the judges were in no haste. They had brought food.',
      'You found {them} before the hill court on a charge of stealing a gelding, with eleven to swear and one wanting. It was false; {them} gives things back that have not been lent. The judges sat late within hazel poles, by torchlight, and the plaintiff had a sword. To help would take hours, and every delay was {foe}’s good luck. {them} saw you come, and looked at the ground.',
      '{them} needed a twelfth to swear, and had eleven. The hill court sat by torchlight inside its hazel poles. The plaintiff wanted a gelding paid for, and the thief stood at the back in good shoes. If {them} lost, {them} would be an outlaw. You could have been a long stage nearer to {foe} in that time, but you were known there.',
      'A plaintiff had charged {them} at the hill court with stealing a gelding, and {them} asked you for help. {them} had done nothing. Eleven would swear to that; the law wants twelve. Else {them} would be outlawed. The judges sat on by torchlight, with a whole cheese between the hazel poles. To stay would give {foe} a long start.',
      '“One short,” said {them}, who stood accused by torchlight between the hazel poles of a court. Eleven oath-helpers stood in a row with a gap at the end. The plaintiff claimed that {them} had stolen a gelding, and it was false. If the gap was not filled, {them} would be outlawed; if you filled it, {foe} would be let alone for as long as it took.',
      'Your friend {them} had been summoned as a horse-thief to the hill court, which sat late by torchlight, and it was false. {them} had eleven to swear, and the law wants twelve, or {them} would be an outlaw. {foe} had perhaps paid for the charge. The plaintiff was a swordsman. You were expected elsewhere, and there stood {them} between the hazel poles, and asked you to stay.',
    ],
    still: [
      '{them} still stood accused of the theft and was still to be an outlaw, and you were not willing to leave a friend so. The oath-helpers had been counted again, and there were eleven.',
      'The court had not yet judged {them}, who had no help there but yours, and so you stayed. The judges had passed the cheese, and the plaintiff still held to the charge.',
    ],
    givenUp: [
      '{them} was not outlawed. A neighbour came late to the court and swore as the twelfth, and you could go; but you had lost the time on {foe}.',
      'The court rose without a judgement when the food was eaten, and {them} went home unharmed. You took to the road again, later than you could afford.',
    ],
    later:
      'The hazel poles had taken root. There was a ring of small trees there, twelve paces over, with nobody in it to be judged but a hare.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Step in and swear as the twelfth',
          description:
            'Your word stands or falls with your fame there, and you must stay till the whole court has risen.',
          toward: 'for',
          success: [
            'You swore as the twelfth, and {them} was acquitted. You laid your hand on the ring and said that {them} would have brought the gelding back, groomed. A judge laughed, and it was carried. Three of the eleven were from {foe}’s country, and they found that they could do no more work for {foe}.',
            'You swore plainly, and {them} was cleared, twelve for twelve. The plaintiff asked who you were, and {them} told him, at more length than you would have. Having once sworn alongside you, those eleven would not be hired against you; and {foe} tried.',
            'You swore, and {them} went free. You went on holding the ring, so that they had to ask for it back. The eleven gave you their hands; one had a brother who carried messages for {foe}, and who lost them from that week on.',
            'Your oath was accepted, and the court let {them} go. There was a mutter when you stepped over, and none when you had spoken. Your fellow-swearers went home by {foe}’s farm, singing, and it was noticed there how many they were; a raid was put off.',
          ],
          failure: [
            'Your oath was not admitted. The other side objected to you, as one under suit from {foe}, and it held. {them} had still eleven. A rider of {foe}’s had stood at the back and heard it all.',
            'You swore wrong, and it did not count. You called the gelding a mare. It was only a slip. But the court drew breath, and {them} looked at you in real pain. {foe}’s friends in the crowd had something to tell.',
            'You swore loudly for another defendant, who was before {them} on the list, and he was let go. He thanked you warmly; he was a cousin of {foe}’s and had a fast horse. {them} had eleven as before.',
            'Your oath was put aside. They asked how long you had known {them}, and you counted, and it was a year less than {them} had said. While they debated that year someone of {foe}’s found out where you had left your baggage.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had sworn as the twelfth in a ring of hazel for a friend, and eleven others had after that had no time for {foe}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Break the charge upon one wrong word',
          description:
            'You must have the summons said over to you until you find the flaw, and be sued yourself if there is none.',
          toward: 'for',
          success: [
            'You broke the suit, and {them} was free. The plaintiff had summoned {them} “at home”, and {them} had that day been under a neighbour’s cow. You asked who taught him the summons, and he looked to a man of {foe}’s at the back. That man told the court that {foe} had paid for it.',
            'You found the word that broke the suit, and {them} was quit. A gelding had been charged which had, on the day named, still been a stallion. The plaintiff was liable now himself. He bought himself off by owning that {foe} had paid him two marks.',
            'The suit was struck out at your word, and {them} went free. The summons named a gelding “with all its parts”. You asked the court to consider this. When they could speak again the plaintiff was pressed, and said that {foe} would next have a boat burned. The boat was moved.',
            'You showed that the summons was unlawful, and {them} walked out between the poles. The plaintiff had called one neighbour to it, and the law says two. {foe} had promised him the second. So the plaintiff felt ill used, and told you that {foe} would sue three friends of {who}’s next.',
          ],
          failure: [
            'You found no flaw in the suit. You had the summons said until the plaintiff grew hoarse, and it was without fault. You were blamed for the delay; {foe} could not have asked for a longer one.',
            'Your objections were refused. You objected to the day, which was right; to the place, likewise; and then to the presiding judge, who was {them}’s uncle, and who had until then been in favour. {foe} got to hear of it.',
            'You found a flaw in the summons, and they mended it while you were still pointing. Then it was a better summons than before. {them} was still charged, and {foe} gained the time.',
            'Your point was not allowed. You had said that the poles were not hazel. A woodman was sent for. They were hazel. {foe} had gone a long road by the time he had finished telling the court how one knows.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A suit against your friend had been broken on one word, and {foe}’s hand was found inside it like a worm in cheese.',
      },
      {
        ...does(['force', 'reflexes', 'medium', 'serious'], {
          action: 'Fight the plaintiff in a lawful duel',
          description:
            'If you win, the charge falls; you fight on a pegged ox-hide, and whoever puts a foot off it has lost.',
          toward: 'for',
          success: [
            'You won the duel, and {them} was free. The plaintiff broke your two first shields and you let him. With the third you walked, and he stepped off with one heel. He had eaten at {foe}’s table for a year, and told you that {foe} feared the court more than any sword.',
            'You beat the plaintiff on the hide, and the charge against {them} fell. He struck well and was looking at your shield. You moved the shield. That put him off over the pegs by his own weight. {foe} had lent him the sword, and he told you freely what {foe} had paid for.',
            'You won on the hide, and {them} was cleared by it. You went round the plaintiff by the edge, and his heel came down in the grass. He came up afterward and told you, as one does to an equal, that half of {foe}’s men were unpaid.',
            'The plaintiff lost the duel, and the suit against {them} was dead. He had beaten your shields to kindling, and was winded with it, and you leaned on him. He went over the pegs. {foe} had given him the sword to bring the suit, he said, and he would swear to it.',
          ],
          failure: [
            'You lost the bout. You had the better of the plaintiff until the hide tore, on your side. It was ruled that the half you stood on was not hide. {them} was still accused, and {foe} was told that you were hurt and slow.',
            'You lost on the hide. Your third shield went as the others had. You stepped off, by the width of a toe. {them} stayed within the poles, and {foe} was told the width.',
            'The plaintiff put you off the hide at the first stride. The hide was a calf’s, it was found, and no wider than a stride. {them} was not cleared by it, and one of {foe}’s people who had laid money on you took the news to {foe}.',
            'The plaintiff beat you. You parried everything but the last, which was the flat, upon your ear. You were found standing in the next field, at guard, and led back. {foe} was sent for to hear of it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A friend’s name had been cleared on a small ox-hide, by the breadth of another man’s heel.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Stay by the poles until it is over',
          description:
            'It shows the court that {them} has a friend; you may not speak, eat or sit, and {foe} gains time.',
          toward: 'for',
          success: [
            'You stood by the poles, and it saved {them}. All saw that {them} had a friend. A herdsman in the crowd, who had looked at you for some while, let out a sigh and came in as the twelfth. {them} went home. It had cost you the time, and brought in nothing.',
            'You stayed, and the court put the case off for a year, which for {them} was as good as for ever. There was nothing to do there except to be there. {them} looked over now and again to see if you were. You took up your road where you had dropped it.',
            'You stayed until the plaintiff gave up, and {them} went free. You stood where {them} could see your hat. The plaintiff had been looking at it too, and could not eat. He asked leave to think the matter over at home.',
            'You stood by the poles until nobody cared for the suit any more, and {them} was let go. Your knees gave up before you did, and you leaned upon a pole. The plaintiff had looked at you too long, and said that it might have been another horse.',
          ],
          failure: [
            'You stood there and did harm. You swayed, and a judge took it for a nod and entered it. It took a sitting to have you struck out. {them} bore it well. “At least you came,” said {them}, and the case went on.',
            'You were sent off from the poles, and your waiting did {them} no good. They told you that the bystanders must stand farther back, and farther than that, until you could hear the court and not see it.',
            'You stayed until they took up the poles, and it was for dinner. They set them up again farther on. {them} was still accused within them, and you had stood in the wrong place, behind a cow.',
            'You were put out of the court, and {them} was still accused. A child asked what you were for. You were not allowed to speak, and it asked again, and the usher put both of you out. You had to beg leave to come back.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Once you had stood a whole court through outside the hazel poles, so that a friend should have somebody to look at.',
      },
    ],
  },
  {
    key: 'vikings/one-roof-and-one-fire',
    kind: 'foe',
    cast: { 'men/six': 'they', 'farm/farmer/household': 'they' },
    openings: [
      'You took lodging at a farm where nobody might fight, and on the bench across the fire sat {foe}. {foe} wanted you to give up {who}’s suit and take whatever {foe.he} thought fair. {foe.his} six men had set a bench across the only door, and would not let you out without an answer. A game of tables and a raw ox-hide lay by the fire, for guests; the byre lay behind.',
      '{foe} sat by the fire of a guest-house before you, and wished to settle with you: would you drop {who}’s cause, for a price that {foe} would name? Six of {foe.his} men had drawn a bench across the door. Nobody may strike under that roof, the farmer said. There was a game-board on the table and an ox-hide for pulling games, and a byre behind the wall.',
      'You and {foe} were two guests at one farm, and whoever ate there was bound to keep the peace. {foe} wished you to give up {who}’s suit and go home. Until you answered, {foe.his} six men held the door. The farmer put out a game of tables, a hide to pull, and a horn of ale to boast over. Beyond the fire lay the byre.',
      '{foe} met you at a guest-farm and wanted you to give up {who}’s suit for a settlement of {foe.his} own naming. Peace was the rule of the roof; no blade might come off the wall. But {foe.his} six sat on a bench across the only door, and would get up for an answer. There was a game-board, and a hide for tugging over the fire, and a byre at the back.',
      '{foe} sat at the fire of the farm where you took lodging, and made you an offer: {who}’s claim to be dropped, and {foe} to judge what was owed. In that house nobody might fight. Nor could anyone leave, while six of {foe}’s men sat in the doorway. The farmer set out bread, a game of tables and an ox-hide to pull, and went out to his byre.',
      '“Let us be sensible,” said {foe}, who was a guest at the same farm as you. By this was meant that you should leave {who}’s suit to {foe.his} fairness. The farmer had hung up all weapons, since his roof was sworn to peace. Across the door sat six men of {foe}’s, who did not rise for you. There was a game-board by the fire and a raw hide, and a byre behind.',
      '{foe} sat on the far bench of the farm where you ate, and put it to you plainly: let {who}’s case go, on {foe.his} terms. Whoever ate there was bound to peace. Six followers had shifted a bench against the door, and would not move it without an answer. You might play {foe.him} for it at tables, or pull an ox-hide over the fire. A byre lay behind the wall.',
    ],
    still: [
      '{foe} still wanted you to give up {who}’s suit, and the six men on the bench still kept the only door.',
      'You had not given up {who}’s suit, and so {foe}’s six men did not let you out at the door. The farmer had said again that nobody might fight there.',
    ],
    givenUp: [
      'The farmer had the six men move their bench from the door, for his roof was a guest-house. You left it with {who}’s suit not given up, and beaten.',
      '{foe} rode off before you and took the six along. {who}’s suit had not been dropped, but the house had seen you lose, and you went out by the open door.',
    ],
    later:
      'At that farm they showed people the bench where you and {foe} had sat. The farmer had since put up a second rule, about guests.',
    ways: [
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Play {foe} at tables for an answer',
          description: 'If you win you may ask one thing; if you lose, {foe} may, and {foe.he} plays the king’s side.',
          toward: 'against',
          success: [
            'You won the game, and {foe} had to answer you and let you go. {foe} played boldly, and left one corner to look after itself. You took the king there, and had one question. You asked on which side {where} was worst guarded; and {foe} answered that it was the side away from the road.',
            'You beat {foe} at tables, and were told the truth about {where}: “Few men, and tired.” It went to a hundred moves. You gave up half your men for a square that was no use to anyone, and {foe} saw too late what it led to. The door was opened.',
            'You won at tables, and {foe} paid. {foe} had moved the king out early, from pride, and you let him walk into a corner. You were told that the eldest of {foe.his} captains at {where} could not be relied on, and you had a clear start.',
            'You won the game, and {foe} answered in a level voice that the men at {where} had not been paid. You had played badly for so long that the six left the door to watch. Then you played two moves well, and went out by it.',
          ],
          failure: [
            'You lost the game to {foe} and had to answer. You had the king shut in on three sides, and he got out at the fourth. “Now I ask,” said {foe}, and asked who was to swear for {who}, by name. Two of those were soon on their way abroad.',
            '{foe} beat you at tables. {foe} let you win two games and then asked for a third. So it was you who had to answer, and you said who would speak for {who}. It was cut in runes on a stick so as not to be forgotten.',
            'You lost, for the farmer’s cat walked over the board when you were two moves from the end. {foe} remembered how the men had stood, and remembered it well. You owed an answer, and gave it; a friend of {who}’s was driven from his house by it.',
            'You lost at tables. You took the king, and it was ruled that your own men had touched him too soon. {foe} asked where {who}’s proofs were kept. You told it, as one must, and a rider was sent.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had lost a game to you beneath a peaceful roof, and had paid, as the law is, with the truth.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Match deeds with {foe} across the fire',
          description:
            'Each in turn must praise what he has done, cup for cup; if the household holds you for the winner, you may go.',
          toward: 'against',
          success: [
            'You won the match of deeds, and {foe} had to let you go. You told them that you had once turned back for a dog. {foe} reached for a greater deed, and owned before the household to the wrong done to {who}. You were given the verdict, and had the confession.',
            'The household gave you the verdict over {foe}. {foe} had done more, and said it well. But you asked after each deed who else was there, and it came out that they were dead. {foe} had named before forty ears what {foe.he} did to {who}; it is called a publishing, at law.',
            'You matched deeds with {foe} and won. You told how you had once paid a debt to someone who had forgotten it. {foe} told how {who} was served, with the numbers. There was no sound then but spoons. The household gave it to you, and all of them could now be called as witnesses.',
            'The household held that {foe} had lost, and the door was opened to you. {foe} had the better deeds, and you had better listeners. To win them {foe} went on to what was done to {who}, and named the place and two who helped. The farmer’s wife put down the horn. She would swear to that, she said.',
          ],
          failure: [
            '{foe} had the better of you. {foe} listened to all you had done, and asked gently if that was the first part. The household laughed, and went on laughing. It was spread that you had nothing to set against {foe}.',
            'You lost the match of deeds. You were ahead by a bear, when {foe} said, “And I have let you live.” There was no going above that. The farmer gave {foe} the high seat, and you were sent back to your bench. The story was taken along both sides of the fjord.',
            'You lost to {foe}. You had told two of your three deeds when you found that the third was {foe}’s. It had been so good that you thought you remembered it. The household was kind about it, and told it at every farm.',
            'You lost, for the cups were deep and you went first. By the fourth your deeds had got into one another. {foe} had drunk only whey, and was sober, and sent off orders between the verses.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'Before forty ears, with a horn in {foe.his} hand, {foe} had boasted of the one thing that should have been kept quiet.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Pull the hide with {foe} over the fire',
          description:
            'If you win, they must let you out; whoever loses is pulled over a long fire, and it counts as a game.',
          toward: 'against',
          success: [
            'You pulled {foe} over, and had to be let go. You let {foe} lean back, and a little farther, and then you let out the hide. {foe} sat down in the porridge, holding the whole hide. It had been a game, the farmer said. The six at the door made room, and four of them were out of {foe}’s service before long.',
            'You won the pull. The hide smoked, and it stretched, and it was {foe}’s heels that moved. You drew {foe} up to the very stones of the fire and held it there. The bench was taken from the door. {foe} could find no one to lie in wait for you for some weeks.',
            'You pulled {foe} over the fire. You wound the end of the hide around your fist and sat down. {foe} pulled until the sinews showed. Then came {foe.he} over the embers on both knees, hide and all; and two of the six thought that they might look for another lord.',
            'You won the hide, and with it the way out. {foe} laughed, and it is not possible to pull and laugh. You gave the hide to the farmer for shoes. The six had orders to go ahead of you and lie in wait, and were found to have sore heads.',
          ],
          failure: [
            '{foe} won the pull and sat down again before the door. {foe} gave one tug, and you went through the fire from end to end, and were put out with ale. Peace was kept; so was the story.',
            'You lost the pull. The hide had been greased, on your side only, and you lay down upon your back among {foe}’s six men. They set you on your feet and felt in your belt what you carried.',
            'You lost the pull, for a piece of the hide as big as a mitten came away in your hands. {foe} had the rest. They had you put the mitten on, and it was told everywhere.',
            '{foe} won the pull. You were as strong, it was agreed, but had chosen the end where the smoke went. You let go to wipe your eyes. {foe} told it as weeping, and recruits came in.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had once sat down in a pot of porridge at the other end of an ox-hide, and the peace had been kept throughout.',
      },
      {
        ...does(['flight', 'perception', 'easy', 'slight'], {
          action: 'Go to bed early and out by the byre',
          description:
            'You slip away behind the six men and give no answer; people will say that you left before the cheese.',
          toward: 'neither',
          success: [
            'You got out by the byre, with no answer given. You yawned, and {foe} wished you sound sleep. The cows have a gate there. You went out as one of them, and were three farms off by the time {foe} sent to ask if you would breakfast.',
            'You got away through the byre. The farmer’s mother slept there, and was awake. She looked at you, and at the hatch, and turned her face to the wall. You had learned that {foe} snores, and so had all the house.',
            'You went to see to a calf in the byre, and crept out by the drain beyond it. It was not wide. {foe} kept your place warm by the fire for some time, out of manners, and you had a fair road and nothing more.',
            'You got out through a loose plank of the byre wall while the six had their eyes upon the door. It had been left for the hens. {foe} had no answer of you, nor you any knowledge of {foe} but the boots.',
          ],
          failure: [
            'You were caught in the byre. A cow lowed, and then all of them. You were brought back to the fire with straw on you, and made to sit by {foe} again.',
            'You did not get out. Two of {foe}’s men had gone to bed in the byre early. You went over the dung-heap, which was deeper than it had looked, and they brought you back washed.',
            'The byre was no way out. There was a bull in it, and the peace of the house did not bind him. You came back to the fire. {foe} moved up for you again.',
            'You stuck in the hatch of the byre, for it was made for calves. {foe}’s men talked across you, inside and out, before it was decided which way to push. {foe} chose the way, and it was in.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had once left a house where {foe} was staying by the cows’ door, and had not stopped for the cheese.',
      },
    ],
  },
  {
    key: 'vikings/oar-against-oar',
    kind: 'foe',
    afloat: true,
    cast: { 'ship/longship/men/rower/helmsman/crew/oars': 'they' },
    openings: [
      '{foe} lay across your bows in a ship of forty oars and would not let you by. You were to swear that you gave up {who}’s suit, there on the water, with no one but the gulls for witness. Then you might row on. If not, it was a wide sea, said {foe}, and closed over well.',
      'A longship put herself in your way, and it was {foe} who held the steering-oar. “Give me your hand on it that {who} is nothing to you,” {foe} called, “and I shall give you sea-room.” There were forty oars held out across your course, and you could not pass them without an answer.',
      '{foe} stopped your boat with a ship of forty oars, and asked after your health. {foe} wanted one thing: that you should give up the oath that you had sworn to {who}. The way on led through {foe.his} oars, of which there were twenty to a side. They were new, and all of a length.',
      '{foe} had come in a ship of forty oars to make you take back your oath to {who}. The ship lay across your course, near enough for talk. You had only to call over that you were done with {who}, and the water behind {foe} would be open. There was nobody else by, which {foe} pointed out.',
      '{foe} lay in wait for you on the water with a ship of forty oars, and stood at the steering-oar within call. You should give up {who}’s suit there, and be let by. If you would not, {foe} did not care to row forty men home with nothing done.',
      '“Forty oars,” called {foe} from a ship that lay across your course, “and I have to feed every one; so be brief.” You were to unsay your oath to {who} in the hearing of both crews. {foe}’s ship barred the way that you must go, with the new blades out.',
      '{foe}’s ship lay across the only channel before you, with forty oars out on either hand. {foe} asked you civilly to be done with {who}, to whom you had sworn. Your word for it would do. If you gave none, you would not get by the forty, who were looking at you over their shoulders.',
    ],
    still: [
      '{foe}’s ship still lay across your way with her forty oars out, until you should unsay your oath to {who}. A rower there was eating an apple.',
      '{foe} still wanted your oath to {who} unsaid, and made no room for your boat to pass. “I have the whole day,” {foe} called over.',
    ],
    givenUp: [
      '{foe} had forty men to feed and could wait no longer. The ship pulled off, your oath to {who} stood, and you rowed on with nothing won.',
      'Another sail came in sight, and {foe} wanted no witnesses. The forty oars took the ship out of your way. You had unsaid nothing, and you had been beaten.',
    ],
    later: 'There was nothing upon the water there. A gull came down where the forty oars had been, and found nothing.',
    ways: [
      {
        ...does(['talk', 'intellect', 'medium', 'slight'], {
          action: 'Summon {foe} at law across the water',
          description:
            'It must be said whole, with no stumble, aloud, to somebody who has forty men to interrupt with.',
          toward: 'against',
          success: [
            'You summoned {foe} lawfully, and then had the right of way. You said it standing: whom, for what, to which court, and on which day. {foe} had the men beat upon their shields; but they had stopped to hear whether you would stumble. The helmsman’s mate called over that he had been at the deed and would say so.',
            'You summoned {foe} across the water, and it was held to be good. You spoke it in one breath, nearly. The forty were free men and knew what they had heard, and three gave you their names for it, loudly, above the noise that {foe} made. They backed their oars for you.',
            'Your summons was complete, and {foe}’s own crew let you by for it. You had named the deed, the day and the damage. A grey man amidships lifted his oar upright. He had been a lawman once, and said to {foe}’s face that it was binding; and he would say so at the court.',
            'You summoned {foe} in the middle of a laugh, and it held. There is a short form for those who will not stand still to be summoned, and you had it from your grandmother. The rowers repeated it among themselves, to have it right, and so became your witnesses.',
          ],
          failure: [
            'Your summons was void, for you had the wrong day. You had named a Thor’s day, and the court is on a Tyr’s. Forty voices told you so together, and the ship came nearer.',
            'You did not finish the summons. A wave came in over you in the middle. {foe} asked you to go on, and a second one did. “The sea is on my side,” said {foe}, and the men believed it.',
            'Your summons was spoken to nobody. You had every word right, but the boats had swung, so that you said it all to a rock with a cormorant on it. {foe} meanwhile rowed round, and lay across your way again.',
            'You broke down in the summons, for you forgot the name of {foe}’s father. It was supplied, from the benches, in several forms, and none would stand in a court. They rowed closer while you were choosing.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had been lawfully summoned at sea, from gunwale to gunwale, and forty oarsmen had been the witnesses.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'grave'], {
          action: 'Walk over {foe}’s oars and cut the rudder loose',
          description:
            'With the rudder gone {foe} cannot follow; kings have run from blade to blade, and others have drowned at it.',
          toward: 'against',
          success: [
            'You walked the oars and cut the rudder-strap, and {foe}’s ship drifted out of your way. They held the oars out from mere surprise, one after the other. Under {foe}’s seat at the stern you saw a chest of silver, marked for one of {foe}’s judges; and then you walked back.',
            'You cut {foe}’s rudder loose and came back dry. It was eleven oars, and the twelfth was an old man’s, who tilted it for you. {foe}’s crew spoke of nothing else that month; one of them came over to {who}’s side because he had held the ninth.',
            'You ran along the oars, cut the strap at one stroke, and were back before anyone had called a stroke. {foe} was left with a tiller that steered nothing. A rower had whispered to you as you passed over him that his bench was unpaid and would not fight {who}.',
            'You reached the stern and cut the rudder-strap, and the way was free. At the tenth oar your foot slid, and the man there turned up his blade to hold you. {foe} went in circles till the ropes were found, and two of the rowers swam across to swear for {who}.',
          ],
          failure: [
            'You fell off the oars. The fourth man turned his blade. You were hauled out by your belt; what you carried for {who}’s cause was taken out of the belt, looked over, and dropped. They set you back in your own boat, for the pleasure of it.',
            'You did not reach the rudder. You were on the sixth oar when {foe} called the stroke, and the oars fell. They picked up your pouch before they did you, and {who}’s proofs that had been in it went from hand to hand along twenty benches and did not come back.',
            'You fell in the sea, for they shipped oars as you jumped. By the time they fished you out {who}’s tokens had gone to the bottom, with your shoes, and {foe} let down a hook for neither.',
            'You reached the rudder-strap and could not cut it, for it was chain. {foe} was proud of that. Two men emptied your bag over the side, and with it the stick on which {who}’s witnesses had been cut. You were put back in your boat.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'You had walked upon the oars of {foe}’s own ship, outboard, and an old man there had held his level for you.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Row straight through and shear {foe}’s oars',
          description: 'You lay yourself along {foe}’s side at full stroke, and it will be your ribs or their oars.',
          toward: 'against',
          success: [
            'You sheared {foe}’s oars and were through. You took twenty strokes, and shipped your own oars at the last one. Theirs were out. {foe}’s whole bench on that side lay on their backs with the oar-ends in their laps. {foe} needed two weeks for new ones.',
            'You broke twenty of {foe}’s oars and came out beyond with your own in your hands. There was a thing to be said for oars all of one length: they all broke. {foe} could only row in a ring after that, and was seen from land still doing it.',
            'You rowed through between {foe}’s bow oars and broke the rest. Oars leaped out of hands all the way to the stern. {foe} limped home on eleven, and those were none of them a pair.',
            'You broke through. Your stem took the first blade, and the first took the second. After that it was merely counting. {foe}’s men sat among splinters with their hands under their arms, and they were not fit to follow you, nor were they ordered to.',
          ],
          failure: [
            'You broke none of their oars. They were quicker, and lifted them. You ran clean past with all that strength and no one to spend it on, and they turned and lay across your way again.',
            'You struck {foe}’s shields and not the oars, and hung there. What followed was done with boat-hooks. You came away in the end with a loose plank, on the side that you had come from.',
            'You came in at a slant, and it was your own oars that were sheared. Somebody over there said that it had been well tried. {foe} threw you a few back, and knew afterward how you were manned.',
            'You rowed at their oars and missed. They backed on one side, all twenty, so that there was clear water where you had aimed. You went through it very fast, and {foe} had rowed round before you could turn.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Twenty new oars of {foe}’s had been broken at one stroke, and it had been thought a pity, as they were good oars.',
      },
      {
        ...does(['flight', 'endurance', 'easy', 'slight'], {
          action: 'Turn your boat and outrow {foe}',
          description:
            'It is a plain long pull with your back to where you go, and at the end you will be where you began.',
          toward: 'neither',
          success: [
            'You outlasted them and got away. You pulled, and they did. They had forty, and it was not their oath. By and by they rowed only to be seen rowing. {foe} turned back; you had your breath to get, and all of your road to row again.',
            'You rowed away from {foe}, and the oath was kept. Nothing happened for a great while, with effort. Then {foe}’s ship was as small as a louse, then smaller. You had blisters.',
            'You got away, for {foe}’s forty with their long strokes got in each other’s way. They were still quarrelling about it when you lost sight of them, and of your course also.',
            'You outrowed {foe}. For a long time you looked {foe} in the face, as one does in rowing away. Then it was too far off to be a face. Of the road behind that ship you had gained nothing.',
          ],
          failure: [
            'You did not get away: you rowed well, and it was into a bay with no way out. {foe} waited for you at the mouth of it, oars out.',
            'They kept up with you. They sang at it, and you had no breath to sing. That tells. {foe} laid the ship across your way again when the song was done.',
            'You could not outrow them. You turned, and your foot slipped, and you fell backward with both feet up. The forty laughed until they wept. {foe}’s ship came round and lay before you as before.',
            'You pulled for the open, and {foe} was there before you. After the third time you stopped to bail. {foe} asked if you had enough, and would like to answer now.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had rowed away from {foe} once, and kept the oath dry. There are verses about the other sort of meeting only.',
      },
    ],
  },
  {
    key: 'vikings/the-stone-face-down',
    kind: 'turn',
    cast: { farmer: 'he', 'old woman/woman': 'she', brother: 'he' },
    openings: [
      'A farmer stood before a rune-stone that lay on its face in the grass, and would not let you read it. {who}, to whom you had sworn, wished it so. The stone was for a brother of {foe}’s, said an old woman at the house. He came wounded to {who}’s door, was not let in, and died there. You had not been told that. You wanted to know more; the farmer wanted you gone.',
      'You came upon a rune-stone for a brother of {foe}’s, thrown down with the runes under, and a farmer would not let you lift it. He owed {who} a favour. “That man knocked at {who}’s door, wounded, for as long as he could,” said an old woman. “{who} was at home.” He had died on the step. The farmer asked her to go in, and you to walk round.',
      'A farmer asked you to leave a fallen stone alone, for it told what {who} had not told you. It was for {foe}’s brother. He had come hunted and bleeding to {who}’s door, and it stayed shut, and he died there. So much the old woman at the farm knew. The stone lay on its face at {who}’s wish, and the farmer would have you walk round.',
      'By your road lay a rune-stone, face down on a farmer’s land, and he would let nobody read it. {who} wished it so. It was for {foe}’s brother, who was hunted to {who}’s door, wounded, and knocked; and no one drew the bolt. An old woman told you so much before the farmer stepped between. He owed {who} too much, he said, to hear more.',
      'By the road lay a rune-stone on its face, and it told of a wrong on {who}’s side. It was for {foe}’s brother. He came bleeding to {who}’s house to be let in, and was not, and died on the step. The farmer who kept the stone asked you to leave it alone; an old woman by the wall did not.',
      'A farmer stood before a stone with its writing in the earth, and told you to walk on the other side. An old woman said what was written. {foe} had a brother, and he was left to die outside, at {who}’s shut door. It was no part of what you had been told when you swore. The farmer took her arm, but she was looking at you.',
      'A farmer would let nobody lift a grave-stone that lay face down in his field, having promised {who}. It was {foe}’s brother’s. That man had died wounded at {who}’s door, and nobody let him in, said an old woman by the wall. You had sworn to {who} and had not known it. The farmer wished you to go on and ask nothing.',
    ],
    still: [
      'The farmer still kept you from the fallen stone, and you would not walk on before you knew all that it told of {foe}’s brother. The old woman was looking out of the house.',
      'The farmer still wished you gone, and you were not willing to go with the stone of {foe}’s brother unread. A hen had got up on the back of it.',
    ],
    givenUp: [
      'The farmer and his neighbours walked you off his land. The stone stayed on its face, the old woman went in, and no more was told you of {foe}’s brother.',
      'You took the way round the field, as the farmer had wanted. No one came after you, and the stone was not turned.',
    ],
    later:
      'The grass round the stone had been worn off by people’s feet. It was now the best known thing in the district, for a secret.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Turn the stone and set it up again',
          description: 'Four men threw it down, and {who} will hear of it; but so will {foe}.',
          toward: 'neither',
          success: [
            'You turned the stone and set it up again. You had a pole, and your back. It said that Ari, {foe}’s brother, died at a door; it did not say whose. {foe} rode by alone, some days later, and got down; and after that called in the men who had been set along your road.',
            'You raised the stone, and it stood. The farmer had never read it, and read it to himself. The tale that you had done it was with {foe} by the next day. {foe} grieved, and for that time nobody came after you.',
            'You got the stone up again. You dug under the one edge, and put stones, and dug again. The runes were full of roots. {foe} came to clean them with a knife-point; those who had been watching the roads for you were called to hold the bucket.',
            'You turned the stone, and the farmer helped at the last. He had said that he would not, and then put his shoulder to it at the worst place. The name stood in the open. {foe} was told by a shepherd, and sent nobody against you for a time.',
          ],
          failure: [
            'You could not raise the stone. You had it as high as your knee, and there you stayed, the two of you. When it went back it went deeper. {foe} was told that you had given up.',
            'The stone fell back and cracked. It rose, hung, and a piece broke off it at the name. It was {foe}’s brother’s stone, and you had broken it; that was how {foe} heard it, and one could not call it false.',
            'You could not turn the stone. You raised it by a hand, and the farmer shouted. Neighbours came from four farms and let it down. {foe} was told that you had danced upon it.',
            'The stone did not move. The lever was ash, and sound, and the ground was not. It swallowed the lever. While you were on your belly after it somebody took the news to {foe}.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'A stone that had been laid on its face was standing again, and {foe} had got down from the horse to read it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the old woman what she heard',
          description:
            'She has kept it since she was a girl in {who}’s house, and it will not make your oath any lighter.',
          success: [
            'The old woman told you all that she had heard. She had been sent to the door to say that they were asleep. “So I said that we were asleep,” she said; and through the plank the hurt man thanked her. He had left a word for {foe}, that the old way into {where} was still open. You had it now.',
            'The old woman told you. “The brother asked for water,” she said, “and then only who I was.” She had told him. It did not excuse {foe}. But you knew what to say to {foe}, when it should come to speaking, and the way to {where} where one could say it.',
            'The old woman spoke, and looked at the wall while she did. The hurt man had knocked nine times, and {who} counted aloud. He had then said something for {foe}, about {where} and a key beneath a sill; she gave you that as well, and went to wash her hands.',
            'The old woman told you that {foe}’s brother wore a red cap and called {foe} “Mouse”, as when they were children. Nobody had asked her before. If you were ever to stand before {foe} in {where} you would have that to say.',
          ],
          failure: [
            'The old woman did not tell you. She opened her mouth, and the farmer said her name, just that, and she was silent. {who} was told the same day that you had asked, and so was {foe}.',
            'You heard too little. She told it so low that you caught only the knocking, which the old woman did on the wall with her hand. You could not get that out of your ears. It made you slow, and {foe} was not slow.',
            'You learned nothing new. The old woman was willing, and had told it to herself so often that the words had worn away. “He knocked,” she said. There was no more left of it. The farmer sent a boy to tell of it, and the boy had friends at {foe}’s.',
            'The old woman would not answer. You had put it too plainly, with the word “murder” in it. She had been a child, she said, and had said what she was told to say. It was brought to {foe} that you went about frightening old women.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'There was a woman who had said through {who}’s door that they were all asleep, and you had been the one she told.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Follow the way that {foe}’s brother came',
          description: 'Traces may show how he died; it is old ground, and takes you out of your own way.',
          success: [
            'You followed the hurt man’s way backward, from the stone, and found a gap above {where}. He had kept under the banks and had known every one; for {foe} and he had played there. One could see the whole of {where} from the gap, and not be seen.',
            'You found the way that he had come, and it led to {where}. By a spring stood a cup cut from horn, with two marks, where the two brothers used to drink. It was the road of a child who goes home by the back, and it went in behind everything that {foe} had people watching.',
            'You followed him back to a cleft in the rocks, and at the top of it lay {where}. You had gone on your hands where he had gone on his. A thorn kept a rag of good cloth. {where} had its back to you there, and a door in the back.',
            'You found each place where he had rested, and the last of them was at {where}. Each was in sight of the next, as boys choose them. The ninth was a hollow ash, and from inside one could put a hand on the fence.',
          ],
          failure: [
            'You lost the way at a bog, which does not keep footprints, and came back to the stone. While you stood and looked a boy was looking at you; he had a good pony, and was one of {foe}’s.',
            'You found no trail, for you had started from the wrong door. {who} had had two. A neighbour told you so, and then asked himself why you should want to know, and asked {foe}.',
            'You followed the way to a river that had since moved, and lost it. On which bank the hurt man came down no one could now say. {foe} had a man on either, who waved to each other when they had seen you turn back.',
            'You followed small signs, and they were a fox’s. You came to the fox. By then your own tracks were plain enough, and {foe}’s people read them. You went back to the stone.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'You had come to {where} by a gap that {foe} and a brother found when they were boys and told to no one.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit with the stone and let it lie',
          description: 'It costs you the time that one owes to the dead, and leaves everything as {who} wished it.',
          success: [
            'You sat by the stone and let it lie, and the farmer made peace with you. He went in, and came out, and sat as well. No one spoke of doors. When you rose he told you that he had met worse people, and you said so too.',
            'You let the stone lie and asked no questions, and you were let go on. It is not in the law that a stone must be read. You laid a hand on the back of it. You went on with {who}’s business, and knew more of {who} than you had.',
            'You sat by the stone and left it as it was. The old woman brought out a stool and the farmer did not forbid it. You were three round a stone, with nothing to eat, and you left by the way that you would have gone.',
            'You let the stone lie, and the brother under it, and {who}’s good name. The farmer thanked you with a nod. Nothing was altered; the moss had got a little farther when you rose.',
          ],
          failure: [
            'You were not let sit. The farmer fetched a neighbour, who fetched a dog, and you were walked to the edge of the land. The stone could be seen from there.',
            'You sat by the stone so still that they thought you had died, and came with spades. It took some explaining. The farmer was relieved, but put out, and asked you again to go.',
            'You sat upon the wrong stone, as it proved, which was for tethering the cow. The farmer let you finish. It was the old woman who told you, and she was sorry to.',
            'The farmer out-sat you. He sat down opposite, to see that you only sat. When your legs had gone dead he helped you up and told you to go on your way.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had sat by a stone that was on its face, and not turned it, and had known what it said.',
      },
    ],
  },
  {
    key: 'vikings/the-shorn-messenger',
    kind: 'turn',
    afloat: true,
    cast: { 'old man/man': 'he' },
    openings: [
      'An old man alone in a six-oared boat met you at sea, and had carried {foe}’s offer of peace to {who}, before the worst of it. You had not been told that there was one. {who} had thrown the silver in the sea and shaved him for an answer. You wanted the terms of it. He had sworn never to tell them on land, and held on to your gunwale and considered.',
      'An old man with no beard held his boat to yours at sea. It was {who} who had cut his beard off, when he came from {foe} with an offer of peace. You had not been told that there was an offer. You wished to know what {foe} had offered. He had sworn never to tell it on land, and was not sure about the sea.',
      'An old man with a bare chin stopped his boat beside yours at sea. {foe} had once asked {who} for peace, and put a price to it, and he was the messenger. {who} shaved him for an answer, and never told you of it. You wished to hear the terms. He had sworn to tell them to nobody on land, and held on to your gunwale.',
      'The old man rowing toward you had been {foe}’s messenger of peace, and {who} had cut off his beard for it. You wished to know what {foe} had offered, of which {who} never said a word. He would have liked to tell it. But he had sworn not to, on land; and he came alongside and took hold of your gunwale to think.',
      'An old man without a beard told you, boat to boat, that {foe} had once been ready to pay for peace. He carried that offer to {who} and was sent back shaved, with the silver in the sea. You asked him for the terms. He had taken an oath that nobody on land should hear them, and was uncertain how far land went. He held on to your gunwale.',
      '“I had a beard to here,” said an old man in a boat, and drew alongside yours at sea. {who} took it from him when he came to sue for peace on {foe}’s behalf. So there had been an offer, and you were never told. You asked what was in it. He had sworn not to tell it ashore, and did not let go of your gunwale.',
      'You asked an old man in a boat the way, and were told what {who} had kept from you. {foe} had sued for peace, and named a price. This man had brought it, and {who} had shorn off his beard and sent him home. What the price was he had sworn to say to no one on land. He rested on his oars beside you and considered.',
    ],
    still: [
      'The old man still held your boat by the gunwale, and had not told you the terms of {foe}’s peace. He looked to see if there was any land.',
      'The two boats still lay side by side, and you would not row on before the old man said what {foe} had offered. He felt his bare chin.',
    ],
    givenUp: [
      'The old man let go of your gunwale and kept his oath. He rowed home with the terms untold, and you could sail on.',
      'A swell parted the two boats, and the old man did not row back. What {foe} had offered stayed with him, and there was open water before you.',
    ],
    later:
      'A six-oared boat with one man in it went by, a long way off. He held up an oar. One could see that he was letting his beard grow.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the old man to tell the sea',
          description:
            'The sea is not land, and you may listen; but if he finds that it breaks his oath, he will say no more.',
          success: [
            'The old man told the terms to the sea, and you heard them. You had said that the sea is no one. {foe} had offered half of the grazing and three marks, and to hold out a hand first, before people. He named too one who had spoken for it, and was in {where} still.',
            'The old man told you all of it, in a low voice, to the water: {foe} would have paid in land and silver, “for we were friends”. You sat with your back to him and heard it. {foe} could now be reminded of those words.',
            'You pulled your hood over your face, so as to be nobody, and the old man told the sea the terms. {foe} would have come unarmed and sat on the lowest bench. One who had advised it lived yet at {where}, and would speak for you, if he were greeted by the name that the old man gave you.',
            'The old man leaned out and said the terms with his mouth near the water, and you happened to be by. It was more than {who} could have hoped to win at law; and there had been a second messenger, unshorn, who could be found.',
          ],
          failure: [
            'The old man would not tell it to the sea. He looked down at it, and said that it touched land everywhere. You had no answer to that. Some cousin of {foe}’s with whom he lodges got to hear that you had been asking.',
            'The old man began and broke off. A gull sat down on his bow, and looked. Gulls are from the land, he pointed out. He would say no more before it had flown, and it stayed.',
            'You could not hear what he said. The old man told it to the sea so faithfully that he put his head under. All that you had of it was bubbles. He came up relieved, and still held that he had told you nothing.',
            'The old man was offended. You called the sea a good listener, and the sea had taken two sons from him. He would tell it nothing, and held on to your boat so as to tell you why.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had learned, out of all hearing of the land, what {foe} once offered {who} for peace. It had been a fair price.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Guess the old offer and send it anew',
          description:
            'You must guess at the terms from what he will not deny, and send it to {foe} as if {who} had never laughed.',
          toward: 'for',
          success: [
            'You made out the terms, and the old man rowed them over to {foe} himself. You named sums, and at one he blinked. You named men, and at two he looked away. {foe} knew the old offer when it came, and went and stood in the boat-house; and the ships that were to have met you stayed in it.',
            'You drew up the offer anew, and it held {foe} back. You named terms, and he denied the wrong ones. The old man took it to {foe}. There was no answer, except that three of {foe}’s captains were told to wait. They waited so long that two took other work.',
            'You got the terms right, and the old man took them to {foe} under his own hand. He had put right only the spelling. {foe} asked who had remembered, and was told; and the men who lay in the sound for you were called in to witness an answer that was long in coming.',
            'You guessed the offer from the old man, clause by clause. He would not say how many marks, but rowed that many strokes away and came back. When {foe} had the stick, it was laid upon the table through three meals, and in that time no ship was sent.',
          ],
          failure: [
            'You guessed wrong, and too high. The old man laughed until he had to bail. What you had cut in runes went to {foe} by a fisherman, as an offer from {who}, and was taken for mockery.',
            'You guessed wrong. The old man had not blinked at anything; he had something in his eye. You sent {foe} terms out of your own head, and they were held to be an insult.',
            'Your terms were wrong. You cut them on a stick, and the old man nodded, and he had been asleep. The stick went off with a fisherman. {foe} held it to be forged, and it was, and doubled the guard-boats.',
            'Your offer went wrong by one word, and that was “again”. It went to {foe} by a fisherman. The first offer had been {foe}’s own, and {foe} took the word for mockery, and sent two ships to look for you.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'An old offer had gone back to {foe} by the hand that brought it, and for some weeks ships had been kept in the boat-house.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Row the old man home and ask nothing',
          description: 'It is six oars’ work for one, and not your course, and he may give you only his blessing.',
          success: [
            'You rowed the old man home, and he told you of a creek below {where}. He had been let in on that errand and let out again by {foe}, kindly, by the back, so that nobody should see his face. The creek was dry at half ebb, and no one watched it.',
            'You rowed the old man home, and he showed you the way in to {where}. It was a heavy boat. At the end he put your hand on marks along the gunwale, one for each turn of the channel. He had sworn not to tell it, he said, and he had not told it.',
            'You rowed the old man home, and learned from him the way in to {where}. He steered by a tune that he hummed, with a turn in it for every rock. He had learned it going in there, blindfolded, and when he was landed you could hum the whole.',
            'You brought the old man to his jetty, and he gave you a fish. It was wrapped in a scrap of sailcloth, with a shore drawn on that in tar. You knew the shore; it was the hind side of {where}, and he had forgotten, he said, what he used to wrap it in.',
          ],
          failure: [
            'You did not bring him home. The old man had given you the wrong skerry, from politeness, so that you should not have so far. A beacon was lit there by someone who had seen you, and you had to take him off again.',
            'You pulled until you could not close your hands, and the old man was not home yet. He thanked you, and said that he would mention it to {foe}, with whom he was on good terms; he saw no harm in it.',
            'You had nothing from it. The old man’s daughter came out in a boat to meet him, and she is married to a man of {foe}’s. She asked where you were going next, and in your pleasure at being thanked you told her.',
            'You rowed the wrong way. Half the way there the old man recalled that he had been going in the other direction. You rowed that too. {foe}’s lookouts had then seen you pass twice, and could say what you were worth at the oar.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had let a shorn man out by the back of {where} once, to spare him the people’s eyes, and you had gone in there.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Lie alongside and let him keep his silence',
          description: 'It will ease him and teach you nothing, and the sea does not hold still while it is done.',
          success: [
            'You held his boat to yours, and the old man was silent and then content. In the end he nodded as people do when a thing has been gone into fully. “You are the first,” said he, and let go. You rowed on, as ill informed as before.',
            'You let the old man be silent, and he pushed off in peace. A seal came up between the boats to see what it was about. You knew that there had been an offer, and that {who} had laughed; the figures mattered less.',
            'You kept the boats together, and the old man kept silent until he had enough. Once he patted your hand, taking it for the gunwale. When he had gone you knew of the offer what you knew before; but he sat straighter, one could see it from behind.',
            'You ate bread with the old man, which was his, and did not ask, and he rowed away eased. The oath was not spoken of. He dusted the crumbs out of where the beard would have been.',
          ],
          failure: [
            'You could not hold the boats together. A sea got in between and parted them as the old man opened his mouth. When he had rowed back to you he had thought better of it.',
            'You fell asleep, and the old man did too. It was a rock that woke you both. There was some bailing to be done, and after it you began where you had been.',
            'You broke his silence. The old man was so long silent that you coughed. He thanked you for reminding him of where he was, and felt his chin.',
            'You let the boats lie, and they drifted on to a net. Its owner was a talker. He had the old man’s ear, and yours, until there was no silence left to keep.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'There was a man without a beard whom you had let keep his oath, on the water, with his hand on your gunwale.',
      },
    ],
  },
];
