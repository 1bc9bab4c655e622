import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * A skald’s laconic understatement: flat statements of fact, law terms, witnesses and kinship, and one dry half-line to close.
 * Feeling is never named; it is told by what people did with their hands, and by what was thought of it in the district.
 */
export const vikingScenes: readonly SceneContent[] = [
  {
    key: 'vikings/the-unwashed-cloak',
    kind: 'giver',
    openings: [
      'A kinsman of {who}’s came to meet you with a cloak over his arm, and it had not been washed since. {who} thought you slow. He was to say so before witnesses: kill one of {foe}’s people, no matter which, or be called a hearth-sitter at the Thing. The steward lived near, he added, and was old.',
      'The man was named Ulf, and was {who}’s cousin, and had learned his message by heart. “I had hoped for a hand,” he said in {who}’s words, “and have been sent a tongue.” {who} demanded blood from {foe}’s household by the next court, or the oath was void. He laid the cloak on the ground between you, stain up.',
      'Word came from {who}, by a cousin with his sleeves rolled. It was short. You had sworn, and {foe} still ate; and people were being polite to {who} about it. Therefore you were to slay some man of {foe}’s now, for a beginning. If not, {who} took back the oath, and would say why.',
      '{who} wanted a killing of you, any killing, so long as it was done in {foe}’s household and soon. That was the errand of the cousin who stood in your road with the stained cloak. Without it you were to be named a hearth-sitter before the Thing, and your oath thrown back. He suggested the steward, as being no trouble.',
      'You knew the cloak before you knew the man. He was Ulf, {who}’s kinsman, and had brought two witnesses to hear him call you slow. Until one of {foe}’s people lay dead {who} would not hold you to be bound, nor help you. An old steward was spoken of. Ulf spread out the cloth so that you might see the reason.',
      '“I am to ask whether you have been ill,” said {who}’s cousin, and unrolled a cloak that was stiff in one place. The rest was a demand. You should kill somebody of {foe}’s, the old steward if nobody better offered, or {who} would give your oath to another and tell the Thing why. The witnesses with him looked at their shoes.',
      'There was a cloak with old blood on it, and {who} had sent it to you instead of a greeting. The cousin who carried it had his words ready. A man of {foe}’s was to die by your hand, and {foe}’s steward would do; else the oath was off, and you a hearth-sitter. He waited, before people, to be answered.',
    ],
    still: [
      '{who}’s kinsman had smoothed out the cloak with his foot. He seemed to have been told to bring it home again redder.',
      'He waited for you with his thumbs in his belt. It was said of that family that they waited well.',
    ],
    later:
      'Where {who}’s kinsman had laid down the cloak the grass had grown in longer. A sheep would not eat it, and had been seen to try.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Answer the cloak with a verse',
          description:
            'It must scan, be made on the spot, and be better than the taunt, or the district keeps the taunt.',
          toward: 'for',
          success: [
            'You made it in the strict measure, eight lines, and {foe} was in the sixth, upside down. The kinsman had it after two hearings. {who} laughed, he reported, for the first time since; and the verse went ahead of you to {foe}’s own table, and two of the men there were unable to go on eating.',
            'The verse said that a knife is soon in and long in coming out, and that a name is longer. He stood a while after the last word. “That will do instead,” he said. It did: {who} sent you what had been held back about {foe}, and the rhyme cost {foe} four hired men, who did not like to be in it.',
            'You gave him four lines on {foe}’s courage, all praise, and it was a little while before they heard it. Ulf went home saying it over. {who} let the steward be and sent you a witness; one of {foe}’s guests had by then left without his dinner.',
            'It rhymed “cloak” with a word for {foe} that had not been used there since the heathen law. The witnesses asked for it again. {who} held that it was as good as a corpse and would keep better, and {foe}’s doorkeepers gave notice.',
          ],
          failure: [
            'You had seven lines and no eighth. He offered you one. It was good, and it was about you, and by the week’s end they were singing it as far off as {foe}’s boat-house.',
            'It had a false rhyme in it, and everyone present was someone who would notice. The kinsman picked up his cloak. “I’ll tell it as a speech,” he said, meaning it kindly, and {who} was told a speech.',
            'The verse was sound, but you laughed in it yourself, and at the wrong place. Ulf told {who} that you were merry. {foe} heard it as well, and set more men on while you were enjoying yourself.',
            'You began on {foe} and the metre took you round to {who}. The cousin heard it through with care. By the time that he had been talked out of repeating it {foe} had used the days for hiring.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{who} had asked for a killing and been sent a verse. It had wounded more people, and the steward grew very old.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Prove that a killing would lose the suit',
          description:
            'You must carry him through the law on manslaughter, clause by clause, and he has not brought his patience.',
          toward: 'for',
          success: [
            'You set it out for him with pebbles: this was the wrong, this the suit, and here was a dead steward lying across it. He took away the steward with his own hand. {who} accepted it. There was even a neighbour, {who} now recalled, who would stand as witness to what {foe} did.',
            'By the fourth clause he had sat down on the cloak to listen. Whoever kills meanwhile forfeits; it is a dull law and has saved a good many old men. He took that home. {who} sent back one line, that you should go on by law, and the name of a man who had heard {foe} boast.',
            'You asked him who would be plaintiff, if the steward’s sons should sue first. He counted sons on his fingers and ran out of hand. {who} was brought to see it, and named you a farm where {foe}’s threats had been overheard.',
            'There was a case like it in his own valley, and you had him tell it. He reached the part where the avenger lost his land, and stopped. He carried that to {who}; the oath stood, and with it came a neighbour’s sworn word against {foe}.',
          ],
          failure: [
            'He followed you to the third clause, where there is an exception. He was taken with the exception. You left him sharpening something, and {foe} had wind of it and doubled the watch at every door.',
            '“My grandfather knew law,” he told you. “They burned him in.” It was not much of an answer, but it was thought to be one, and {foe} had leisure while you were being explained to {who}.',
            'He agreed with everything, and had understood that it was the steward who must sue. He went to advise him to. So {foe} was told by the old man, at table, what you had in mind.',
            'Halfway through the second clause one of his witnesses corrected you, and was right. You lost the thread, and he rolled up the cloak. {who} spent some days looking for a better champion, and {foe} spent them on a palisade.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'There was an old steward who owed his life to a clause, and to the pebbles that you had laid out for {who}’s kinsman.',
      },
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Wrestle him for the last word',
          description: 'Three falls, belts only, and he is the younger and was chosen for it.',
          toward: 'neither',
          success: [
            'You had the first fall and he the second. Over the third they still differ, but it was his cap that came off. He shook himself, and was friendly. Nobody called you slow after that; and it was told at {foe}’s, with the noise, and certain people there found that they had hay to see to.',
            'He was strong, and thought about it. You thought about {foe}, and put him down on the cloak three times out of three. “I’ll say that you were in earnest,” he said from there. {foe}’s men heard how he came home, and went about in pairs for some time, at half the pace.',
            'He came in low, and you went lower, which he had not been told of. After the third fall he asked to be shown it. The tale got to {foe}’s yard ahead of you, and two who had been paid to meet you asked for more company.',
            'You lifted him by the belt and held him so until the witnesses had counted to ten. Then he was put down on his feet, as a relative. {foe}’s men had the count from somebody, and would not ride out that week.',
          ],
          failure: [
            'He threw you with the hip, and begged your pardon, and did it again. There is not much to add. When {foe} was told, it was thought there that you need not be reckoned with for a good while.',
            'The belt broke. You sat down holding it. He gave you his own to go home in, and that was what the district spoke of; {foe} sent you a buckle.',
            'He was younger, and went on being so through all three falls. The witnesses helped you to find your shoe. {foe} had been uneasy about you until then, and now slept, and then acted.',
            'You won the first, and were a long time getting up from having won it. The other two were a formality. It was told at {foe}’s table by a man who did your walk.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{who}’s cousin had been sent to shame you and was put three times on his back, and spoke well of you at weddings.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Let it be said and say nothing',
          description:
            'He may go on as long as he likes, before witnesses, and you have to stand there and be the one it is about.',
          toward: 'neither',
          success: [
            'He said it all, and some of it twice. You looked at the cloak. When he had run dry you helped him to fold it, corner to corner. He told {who} that you had the stillness of a man who has decided. It was nearly so; and nothing was changed, either way.',
            'It was a long speech, and had been better in the rehearsing. Toward the end he was putting in that he himself had never thought it. He left. Your oath was where it had been, and so was the steward.',
            'He called you slow, and idle, and a warmer of benches, and you nodded at each as at a neighbour. The witnesses grew tired and went to eat. He left the matter there. {who} had nothing to report, and reported it.',
            'You stood, and a wren came and looked under the cloak. It was felt that the thing was over. Ulf shook your hand before he remembered; the steward went on counting cheeses, and you went on.',
          ],
          failure: [
            'You held your peace until he came to your mother. What you then said was brief and he had it by heart at once. {who} was not pleased; nor, as it turned out, was your mother.',
            'He took silence for consent, and thanked you. There was some running before it was got out of his head, and more before he had got it out of {who}’s.',
            'You said nothing so firmly that he supposed you had not heard, and gave it all again, louder. Three farms came out to listen. It was a wearing business, and the same at the end of it.',
            'You had stood quiet to the last word, and then sneezed. He chose to take it as an opinion. The witnesses were divided, and you had to stay until they were not.',
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
    openings: [
      'Two brothers, Ketil and Grim, were at law about a boundary stone, and each wanted you to swear that you had seen the other move it. Ketil knew a way into {where}. Grim rowed {foe}’s men about, and could stop. Neither would do a thing for anybody who swore for the other; and you had seen no more than a stone.',
      'You wished to ask Ketil the road to {where}, and to have Grim leave off ferrying {foe}’s people. They were brothers. They had not agreed in nineteen years, about a stone, and they each made one condition: your oath, against the other one, at once. It was put civilly. There was an axe in the wall between the beds.',
      'It was a stone of no size. It stood on Ketil’s land, said Grim, and had been walked there. Both needed a witness, and you would do, being a stranger. From Ketil you might have the paths about {where}; from Grim, that {foe}’s men should want for boats. But not both, unless somebody first found a use for the word “brother”.',
      'Ketil and Grim, who were brothers, wanted an oath of you about a stone that you had not seen moved. Ketil could tell the way to {where}; Grim could take his boats from {foe}’s men. Whoever you swore for would keep his promise, and the other would see that it hurt you. They showed you to the stone between them.',
      'What you needed was in two houses with one wall between. Under the left roof was Ketil, and the road to {where}; under the right was Grim, who rowed for {foe} and might leave off. Each asked that you swear against his brother over a boundary stone. To please either was to lose the other. The wall itself was falling down.',
      '“You saw him move it,” said Ketil; and Grim, on your other hand, said the same words of Ketil. It was about a stone in a field, and had lasted nineteen years. The way to {where} hung upon it, if you swore for the one, or {foe}’s boats, if for the other. You could not have both by swearing, and had seen nothing.',
      'A stranger’s oath is worth two of a neighbour’s, and so both the brothers came out to meet you. Ketil offered the paths to {where} for it. Grim would stop ferrying {foe}’s people, for the same. Each wished you to swear that the other had shifted a boundary stone, and each had told you what he would do to you if you obliged his brother.',
    ],
    still: [
      'The stone was where it was. Ketil looked at it from the one side and Grim from the other, as people look at a sick cow.',
      'Each of the brothers had sent you a cheese, to help you to remember.',
    ],
    later:
      'Somebody had set a second stone beside the first, so that there should be one for either. They were arguing about the gap.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Swear for Ketil and learn the way',
          description: 'It brings you on toward {where}, and Grim will row {foe}’s men the harder for it.',
          success: [
            'You swore for Ketil, choosing your words so that most of them were true. He told you the way to {where}, each gate and who sleeps behind it. Grim said nothing. He went down and greased his rowlocks; and {foe}’s people, from that time, were put over for nothing, and fast.',
            'Ketil had the stone, and you the road. He drew it with a wet finger upon the door and wiped it off, and it was worth having. His brother stood in the yard until it was dark enough to row, then sent to {foe} to ask what more was wanted.',
            'You swore that the stone was nearer to Grim than a stone need be, which is true of most stones. Ketil took you by the sleeve and walked you the first mile toward {where}, naming every dog. Grim that same day asked {foe}’s men to fetch their friends.',
            'Ketil heard your oath with his cap off, and paid on the spot: the ford, the gate, the name of the deaf porter at {where}. His brother heard it too. He said only that he had four boats and would now build a fifth, for {foe}.',
          ],
          failure: [
            'They asked you on which side the moss had been. You said the north. It is a stone with no moss. Ketil was fined, through you, and would not show you the way to his own well; Grim told it in every boat.',
            'You had got to the words “as I stand here” when Ketil’s own wife laughed. The court took note of it. {foe} heard of your oath from six oarsmen, with that laugh put in.',
            'You took the oath, and Ketil asked the price of a good witness to swear that it was true. There was none to be found. He told you nothing of {where}, and Grim told {foe} everything of you.',
            'At the altar ring your hand shook, and it was the wrong hand. Ketil’s case fell with it. He shut the door; and Grim sent a boat to {foe} so that the news should not get cold.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'For the road to {where} you had once sworn about a stone that you had never looked at, and a man named Grim had rowed.',
      },
      {
        ...does(['patience', 'perception', 'medium', 'slight'], {
          action: 'Stand by Grim till he lays up his boats',
          description:
            'It leaves {foe}’s men afoot, and Ketil will go and undo what you had already made ready at {where}.',
          success: [
            'You stayed three courts with Grim and bore him out, in the matter of lichens. He won by a hand’s breadth of pasture. He had the boats drawn up the same day, with their bottoms out; {foe}’s men walked. Ketil had meanwhile ridden to {where} and told them there to expect you, so that was to do again.',
            'Grim was long in believing that someone was for him. When he did he wept, and put his axe through five garboards, and {foe} had not a keel between there and the open sea. But of the friends that you had at {where}, two were Ketil’s wife’s kin. They were sorry.',
            'You said at each court that Grim was a truthful man, until he began to be one. He beached his boats and set hens in them. {foe}’s people had the long way round to walk; but Ketil meanwhile warned the folk at {where}, and a door that you had oiled was nailed.',
            'The pasture was given to Grim, as you had sat there and looked as if it would be. He burned the oars for the feast. {foe} was left calling from the other bank, and Ketil went over to {where} and bought away the man who was to let you in.',
          ],
          failure: [
            'You sat with him so long that you began to see it as Ketil did. He saw that you saw it. His boats were out with {foe}’s men in them before you had your cloak on.',
            'Grim lost, by one witness, who had been on your side until you spoke to him. He went on ferrying. It was all that he had left, he said, and {foe}’s men at least did not advise him.',
            'You stood by him in the wrong court; his was in the next valley. It was given against him for absence. He rowed {foe}’s men after that without their having to ask, and would not look at you.',
            'Grim wanted a friend who would shout. You had been sitting quietly, on his behalf, and he took it for doubt. He went down and caulked the big boat, and {foe} had the first passage in it.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s men had walked that whole coast in the end, since a man named Grim had been believed, by you, about a stone.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Give judgement so that both have won',
          description:
            'Nobody has done it in nineteen years, and a judge who fails between brothers is remembered by both.',
          toward: 'for',
          success: [
            'You found that the stone was their father’s, and so fell to them jointly; that it might not be moved except by two; and that they must therefore meet there once a year, and see. They looked at each other. It went badly for {foe} from then on: Ketil talked of {where}, and Grim laid up his boats to hear it.',
            'You had it dug out. Under it was a shoe, a small one, left by whoever set it there for luck; and each of them had believed that he alone remembered which brother lost it. They carried the stone home together, indoors. You had the road from Ketil before he wiped his eyes, and from Grim his oars.',
            'You ruled that the stone was to be walked home by whoever had walked it out, unseen, and that no one should look. In the end they met at it with their eyes shut, both pushing. Ketil told you of {where} from sheer confusion; Grim had hurt his back, and rowed nobody.',
            'You gave each the other’s side of the stone, to keep clean. It took them a while to find that they had been given the whole. They drank on it: and Ketil’s tongue was loosened about {where}, and Grim’s boats were not seen again in {foe}’s service.',
          ],
          failure: [
            'You split it, with a maul, in the presence of all. It was well meant. They took a half each and came for you; and what Ketil knew of your business at {where}, and Grim of your road, {foe} had from the two of them in one breath.',
            'Your judgement was just, and ran to eleven heads, and at the ninth both brothers stood up. It was the first thing that they had done together. They went to {foe} in one boat, with all they had been told; what you had built at {where} was pulled down by the time that you had rowed after them.',
            'You gave the stone to the widow across the beck, since they could not agree to have it. They agreed then. They went over your tracks to {where} together, undoing them, and what they could not undo they sold to {foe}.',
            'It was a wise judgement, and was spoken to the wrong brother first. The second took that for the whole of it. Before you had done, one was on his way to {foe} and the other to {where}, and each pulled down some part of your work there.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'Two brothers had been reconciled over a shoe, and it had cost {foe} the boats of one and the silence of the other.',
      },
      {
        ...does(['gift', 'vigour', 'easy', 'none'], {
          action: 'Mend their wall and swear to nothing',
          description: 'You will have their thanks and sore hands, and no word of {where} from the one or the other.',
          success: [
            'You told them that you had seen a stone, and that the wall was down beside it. You put it up again, from the stone to the beck. Each of them came out to say that it was a foot too far over; both brought you milk. Nothing else came of it but a straight wall.',
            'It took you until your nails were gone. They were both against it, and by the end were handing you the flats. You went on as ignorant as you had come, and neither brother was the worse.',
            'You set the fallen stones back one on another while two men told you how their father did it. They remembered the same father. That was all that came of it; you had no road from them and no boats, but soup from both doors.',
            'The wall stood at last, and a sheep walked along it to see. Ketil paid you in eggs and Grim in the same number. Of {where} you had not asked, and of {foe} nobody spoke.',
          ],
          failure: [
            'You built it well, and it was found to favour Grim. So it was taken for an oath, in stone, and an answer was made to it, in the same.',
            'It fell on the third course, toward Ketil. You were asked to leave it as it lay, as it might be evidence.',
            'You mended it from Ketil’s side, having to stand somewhere. Grim pulled out as many stones from his. You met in the middle of the same gap that you had begun with.',
            'They could not agree on how high it had been. So you built to the one mark, and took down to the other, and left when your gloves were through. The wall was as you found it.',
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
    openings: [
      'They had {them} up before the hill court for a theft that somebody else had done, and one could see by the shoes who. The law asks for twelve to swear for the accused. {them} had eleven, and there sat the court. “I would not have sent for you,” said {them}, “but you were going by.” It would cost you your lead on {foe}.',
      '{them} stood in the ring of hazel poles with eleven friends, and wanted a twelfth, or would be an outlaw by the time they took the poles up. It was a matter of a stolen gelding. You had somewhere to be, as {foe} well knew. The judges were in no haste, {them} told you; they had brought food.',
      'You heard that {them} was being tried, and it was not far out of your way, only very far in hours. The charge was theft, which was absurd; {them} gives things back that have not been lent. But the plaintiff had kin, and bread to stay for. Every delay was {foe}’s good luck. {them} saw you come, and looked at the ground.',
      '{them} needed a twelfth to swear, and had eleven. The hill court sat over the stealing of a gelding, inside its hazel poles, and the thief stood at the back in good shoes, and was not charged. You could have been a long stage nearer to {foe}. But when the poles came up {them} would be an outlaw, and you were known there.',
      'They do not hurry at a hill court. {them} was charged with a gelding, and had done nothing, and had found eleven to swear to that; the law wants one more. Your name had been mentioned. To stay would give {foe} as long a start as the judges cared to chew, and they had brought a whole cheese between the poles.',
      '“One short,” said {them}, when you had pushed through to the hazel poles, and did not ask. Eleven oath-helpers stood in a row with a gap at the end. The plaintiff claimed a gelding, and kept touching his bread. If the gap was not filled {them} would be outlawed; if you filled it {foe} would be let alone for as long as it took.',
      'It may be that {foe} paid for it; at any rate it came at a good moment for {foe}. Your friend {them} had been summoned to the hill court as a horse-thief, of a gelding, and wanted twelve to swear and had eleven. The plaintiff was a swordsman. You were expected elsewhere, and there were the hazel poles, and {them} within.',
    ],
    still: [
      '{them} stood within the hazel poles yet, and had counted the eleven again, in case. It was eleven.',
      'The judges had passed the cheese. {them} was offered some, being not yet an outlaw, and thanked them.',
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
            'You laid your hand on the ring and said that you had known {them} in bad times, and that a gelding would have been returned, groomed. Somebody laughed, on the bench, and it was carried. The eleven drank to you. Three were from {foe}’s country, and they found out the same week that they could do no more work for {foe}.',
            'You swore it plainly. The plaintiff asked who you were, and {them} told him, at more length than you would have. It was clean-oathed, twelve for twelve. Having once sworn alongside you, those eleven would not be hired against you; and {foe} tried.',
            'You took hold of the ring and swore, and went on holding it, so that they had to ask for it back. {them} was acquitted. The eleven gave you their hands; one had a brother who carried messages for {foe}, and who from that week lost them.',
            'There was a mutter when you stepped over, and none when you had spoken. The court found twelve. Your fellow-swearers then went home by {foe}’s farm, singing, and it was noticed there how many they were; a raid was put off.',
          ],
          failure: [
            'The other side objected to you, as one under suit from {foe}, and it held. {them} had still eleven, and less time than before. A rider of {foe}’s had stood at the back and heard it all.',
            'You swore, and called the beast a mare. It was only a slip. But the court drew breath, and {them} looked at you in real pain; {foe}’s friends in the ring went off early with something to tell.',
            'You swore loudly for the wrong defendant, who was before you on the list, and he was let go. {them} had to wait for another court. He thanked you warmly; he was a cousin of {foe}’s and had a fast horse.',
            'They asked how long you had known {them}, and you counted, and it was a year less than {them} had said. The oath was put aside. While they debated that year someone of {foe}’s found out where you had left your baggage.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had stood twelfth in a ring of hazel for a friend, and eleven others had after that had no time for {foe}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Break the suit upon a word in it',
          description:
            'You must have the summons said over to you until you find the flaw, and be sued yourself if there is none.',
          toward: 'for',
          success: [
            'He had summoned {them} “at home”, and {them} had that day been under a neighbour’s cow. So it fell. You asked who taught him the summons, and he looked to a man at the back, who was {foe}’s. That one was asked some questions in the ring; and the answers were of use to everybody but {foe}.',
            'They said it over four times. On the fourth you heard that a gelding had been charged which had, on the day named, still been a stallion. The court rose to it like fish. {them} was quit; and the plaintiff, who was liable now himself, bought himself off with all that {foe} had paid him to do, and when.',
            'The summons named a gelding “with all its parts”. You asked the court to consider this. When they could speak again the suit was struck out; and the man who had written it, being pressed, gave up {foe}’s name and what {foe} had next in hand.',
            'He had called one neighbour to the summoning, and the law says two. It turned out that the second had been promised, by {foe}, and never came. {them} walked out between the poles; the plaintiff, who felt himself ill used, told you who else was on {foe}’s list.',
          ],
          failure: [
            'It was a sound summons. You had it said until the plaintiff grew hoarse, and had found nothing but a cousin in it. You were fined for the delay; {foe} could not have asked for a longer one.',
            'You objected to the day, which was right; to the place, likewise; and then to the presiding judge, who was {them}’s uncle, and who had until then been in favour. {foe} got to hear of it while it was still going on.',
            'You found a flaw, and they mended it while you were still pointing. Then it was a better summons than before. {them} was put to a second hearing, and {foe} had all of the time between.',
            'Your point was that the poles were not hazel. A forester was sent for, from some way off. They were hazel. {foe} had gone a long road by the time he had finished telling the court how one knows.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A suit against your friend had been broken on one word, and {foe}’s hand was found inside it like a worm in cheese.',
      },
      {
        ...does(['force', 'reflexes', 'medium', 'serious'], {
          action: 'Fight the plaintiff on the hide',
          description:
            'An ox-hide, pegged, three shields each; whoever puts a foot off it has lost, and it is a small ox.',
          toward: 'for',
          success: [
            'He broke your two first shields and you let him. With the third you walked, and there was not enough hide behind him. He stepped off with one heel, and looked at it. The law is clear about heels. {them} was free, and he, who had eaten at {foe}’s table for a year, told you fairly what had been said there.',
            'He struck well and was looking at the shield. You moved the shield. That put him off over the pegs by his own weight; he sat among the judges, and was quit of {them} and of the gelding. Since it had been {foe} who lent him the sword he saw no more reason to be close about {foe}.',
            'You went round him by the edge, where he had not thought there was room. When he turned there was none for him. His heel came down in the grass. {them} was cleared by it, and he came up afterward and told you, as one does to an equal, what {foe} feared.',
            'He beat your shields to kindling, and was winded with it, and you leaned on him. He went over the pegs like a calf through a fence. The suit was dead. The sword had {foe}’s mark, and he explained the mark.',
          ],
          failure: [
            'You had the better of it until the hide tore, on your side. It was ruled that the half you stood on was not hide. {them} paid the forfeit with what there was; and it had been noticed who would now be slow.',
            'Your third shield went as the others had. You stepped off, by the width of a toe. They pulled {them} back behind the poles to think it over; {foe} was told the width.',
            'The ox had been a calf, when they measured. You were off it at the first stride. {them} was held over, and one of {foe}’s people who had laid money on you went to tell {foe} how it came to be lost.',
            'You parried everything but the last, which was the flat, upon your ear. You were found standing in the next field, at guard. {them} was sent for to lead you back, and {foe} was sent for to hear of it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A friend’s name had been cleared on a small ox-hide, by the breadth of another man’s heel.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Stay by the poles until it is over',
          description: 'You may not speak, nor eat, nor sit, and {foe} is doing all three somewhere.',
          toward: 'for',
          success: [
            'You stood. It was seen that {them} had somebody who would. Late in the business a herdsman in the crowd, who had looked at you for some while, let out a sigh and came in as the twelfth. {them} went home. It had cost you nothing but the time, and brought in about as much.',
            'There was nothing to do there except to be there. {them} looked over now and again to see if you were. In the end they put it off for a year, which for {them} is as good as for ever; and you took up your road where you had dropped it.',
            'You stood where {them} could see your hat. At last the plaintiff, who had been looking at it too, could not eat. He asked leave to think the matter over at home, and got it, and you had leave to go as you had come.',
            'Your knees gave up before you did, and you leaned upon a pole. Nobody objected. The thief with the shoes found that he did not like to be so near, and went; with that the suit cooled, and {them} was told to come back another year.',
          ],
          failure: [
            'You swayed, and a judge took it for a nod, and entered it. It took a sitting to have you struck out. {them} bore it well. “At least,” said {them}, “you came.”',
            'They told you that the bystanders must stand farther off, and farther than that; and from the far side of a hill you heard, by the noise, that it was adjourned.',
            'You stayed until they took up the poles, and it was for dinner. They set them up again farther on. {them} was still in, and you in the wrong place, behind a cow.',
            'A child asked what you were for. You were not allowed to speak, and it asked again, and the usher put both of you out. {them} was remanded. You heard it from the child.',
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
    openings: [
      'You took lodging at a farm where the law of the house was peace, and on the bench across the fire sat {foe}. All weapons had been hung up. {foe} wanted you to leave {who}’s suit to {foe.his} own judgement, and take what {foe.he} thought fair; till you had answered, {foe.his} men would sit along the door. It was thought a friendly arrangement.',
      'It is awkward to meet in a guest-house. {foe} was there before you, with boots off, and moved up. “I have meant to ask you,” said {foe}: would you drop {who}’s cause, for a price that {foe} would name? Six men had drawn the bench across the doorway and were whittling. Nobody may strike under that roof, the farmer said, twice.',
      'The farmer had one rule, that whoever ate his bread kept his peace, and two guests that day, you and {foe}. What {foe} wished was soon told: you should shake hands, leave all to {foe}, and go home. Yours was to see what {foe} was like from near by. The door was held by {foe}’s men, for warmth, as they explained.',
      '{foe} wanted you to give up {who}’s suit for a settlement of {foe.his} own naming, and had you where you must listen. It was a guest-farm, and peace was the rule of the roof; no blade might come off the wall. But {foe.his} six sat on a bench across the only door, and would get up for an answer.',
      'You had your hands to the fire before you saw whose boots were beside it. {foe} greeted you, and made an offer: {who}’s claim to be dropped, and {foe} to judge what was owed. In that house nobody might fight. Nor could anyone leave, as it seemed, while six of {foe}’s men sat whittling in the doorway. The farmer cut the bread.',
      '“We are both guests,” said {foe}, “so let us be sensible.” By this was meant that you should shake on it, and leave {who} to {foe.his} fairness. The farmer had taken your weapons and hung them beside {foe}’s, since his roof was sworn to peace. Across the door ran a bench with six men on it, who did not rise for you.',
      'The bread was good in that house and whoever ate it was bound to peace. You had bitten before you saw {foe}, upon the far bench, chewing too. {foe} put it to you plainly: let {who}’s case go, on {foe.his} terms. Six followers had meanwhile shifted a seat over against the door, and it would be heavy to move without an answer.',
    ],
    still: [
      '{foe} had put on another log, on your side of the fire, as a host might.',
      'The farmer had said it a third time, about the peace. The men at the door had run out of wood to whittle, and gone on.',
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
            '{foe} played boldly, and left one corner to look after itself. You took the king there. “Ask,” said {foe}. You asked what was kept in {where} that {foe.he} would not like to lose; and {foe} answered, for a stake is a stake, and then sat looking at the board until the fire was low, while {foe.his} men were asked to go and water horses.',
            'It went to a hundred moves. You gave up half your men for a square that seemed to be no use, as {who}’s kind does, and {foe} saw too late what it looked out on. You were told the truth about {where}, in four words. {foe}, it is said, sat out the next day there and played both sides.',
            '{foe} moved the king out early, from pride, and you let him walk. He walked into a corner that you had been saving. {foe} paid: you were told which of {foe.his} captains at {where} could not be relied on, and {foe} was so long in wondering why it was said that you had a clear start.',
            'You played badly for so long that the six left the door to watch. Then you played two moves well. {foe} gave the answer in a level voice, about {where} and its weak side, and had a fever for the better part of a week.',
          ],
          failure: [
            'You had {foe} shut in on three sides. It was the fourth. “Now I ask,” said {foe}, and asked who was to swear for {who}, by name; you had staked it. By the time you were let out at the door two of those were on their way abroad.',
            '{foe} let you win two, and then they doubled it. You told {foe} what you had lost, since there were witnesses. It was received with courtesy, and cut in runes on a stick so as not to be forgotten.',
            'The farmer’s cat walked over the board when you were two moves from it. {foe} remembered how the men had stood, and remembered it well. You owed an answer, and gave it; a friend of {who}’s was out of his house before you could warn him.',
            'You took the king and it was {foe}’s spare. The rule about that was older than the house, they said. {foe} asked where {who}’s proofs were kept. You told it, as one must, and a rider was already tightening his girth.',
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
            'Each in turn must praise what he has done, cup for cup, and the household decides who lied less.',
          toward: 'against',
          success: [
            'You said that you had been poor, and had eaten what you owned. {foe} said six ships. You told them that you had once turned back for a dog. The old women had their heads up by then. {foe} reached for a greater deed, and it was one that ought not to have been told; and you were given the verdict, and had the confession.',
            '{foe} had done more, and said it well. But you asked after each who else was there, and it came out that they were dead. By the ninth horn nobody at the door was whittling. {foe} had named before forty ears what {foe.he} did to {who}; it is called a publishing, at law.',
            'You told how you had once paid a debt to someone who had forgotten it. {foe} told how {who} was served, with the numbers. There was no sound then but spoons. The household gave it to you, and all of them could now be called as witnesses.',
            '{foe} had the better deeds, and you had better listeners; you had carried in their water. To win them {foe} went on to what was done to {who}, and named the place and two who helped. The farmer’s wife put down the horn. She would swear to that, she said.',
          ],
          failure: [
            '{foe} listened to all you had done, and asked gently if that was the first part. The house laughed, and went on laughing. It was spread that you had nothing to set against {foe}, and some believed that it meant money.',
            'You were ahead by a bear, when {foe} said, “And I have let you live.” There was no going above that. The farmer gave {foe} the high seat; and {foe}’s men went out to spread it along both sides of the fjord.',
            'You had told two of your three deeds when you found that the third was {foe}’s. It had been so good that you thought you remembered it. They were kind about it. {foe}’s six took it along with them to every farm on the way.',
            'The cups were deep and you went first. By the fourth your deeds had got into one another. {foe} sat cold sober, it came out later, upon whey, and sent off orders between the verses.',
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
            'A raw ox-hide, two pairs of hands, and a long fire between; it is counted as a game, and as peace.',
          toward: 'against',
          success: [
            'You let {foe} lean back, and a little farther, and then you followed. {foe} sat down in the porridge, holding the whole hide. It had been a game, the farmer said. The six at the door made room for you to pass, and four of them were out of {foe}’s service before long; one does not follow porridge.',
            'It smoked, and it stretched, and it was {foe}’s heels that moved. You drew {foe} up to the very stones. Then you stopped, and held it there, and wished {foe.him} joy. Those who had seen it told it quietly. {foe} could find no one to lie in wait for you for some weeks.',
            'You wound the tail of it around your fist and sat down, as one sits down to wait. {foe} pulled until the sinews showed. Then came {foe.he} over the embers on both knees, hide and all; and two of the six thought that they might look for another lord.',
            '{foe} laughed, and it is not possible to pull and laugh. You had the hide, with the hair singed off, and gave it to the farmer for shoes. The six had orders to go ahead of you and lie in wait, and were found to have sore heads.',
          ],
          failure: [
            '{foe} gave a tug as one calls a servant. You went through the fire from end to end, and were put out with ale. Peace was kept; so was the story.',
            'The hide slid. It had been greased, on your side only, and you lay down upon your back among {foe}’s men, who set you on your feet and saw you out into the yard, and learned what was in your belt.',
            'It came away in your hands, a piece as big as a mitten. {foe} had the rest. They sent you off with the mitten on, and it was ahead of you everywhere that you went.',
            'You were as strong as {foe}, it was agreed, but had chosen the end where the smoke went. You wept, and let go to wipe your eyes. {foe} told it as weeping, and recruits came in.',
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
          description: 'It gets you away with no answer given, and people will say that you left before the cheese.',
          toward: 'neither',
          success: [
            'You yawned, and {foe} wished you sound sleep. There is a door in the byre for the cows. You went out as one of them, and were three farms off by the time {foe} sent to ask if you would breakfast. Neither side could be said to have gained.',
            'The farmer’s mother slept in the byre, and was awake. She looked at you, and at the hatch, and turned her face to the wall. It was well done. You had learned that {foe} snores, and so had all the house.',
            'You went to see to a calf, and saw to it, and there was a drain beyond. It was not wide. {foe} kept your place warm by the fire for some time, out of manners, and you had a fair road and nothing more.',
            'The six had their eyes upon the door and so none upon the wall, where a plank was loose for the hens. You left feathers. {foe} had no answer of you, nor you any knowledge of {foe} but the boots.',
          ],
          failure: [
            'A cow spoke. Then they all did. You were brought back to the fire with straw on you, and made to sit by {foe} until the bench was wanted for sleeping; and were followed from there.',
            'Two of {foe}’s men had gone to bed in the byre early. It was a short conversation. You went over the dung-heap, which was deeper than it had looked.',
            'You found the byre, and a bull that had been told the rule of the house and thought it did not bind him. You were glad to be back at the fire. {foe} moved up for you again.',
            'The hatch was made for calves. It held you about the middle, and they talked across you, inside and out, before it was decided which way to push. {foe} chose the way.',
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
    openings: [
      '{foe} lay across your bows with forty oars held level, and called over to you in a pleasant voice. What {foe} wished was that you should swear off {who}’s suit, there on the water, where no one but the gulls could witness it. Then you might row on. If not, it was a wide sea, said {foe}, and closed over well.',
      'A longship came up out of the swell and put herself in your way, and it was {foe} who held the steering-oar. “Give me your hand on it that {who} is nothing to you,” {foe} called, “and I shall give you sea-room.” There were forty shields along the side. You would have liked to know whose they were, and what {foe.he} paid.',
      'It was {foe} who hailed first, across three oar-lengths of water, and asked after your health. {foe} wanted one thing: that you should give back {who}’s oath, and let it drop between the ships. The way on led through {foe.his} oars, of which there were twenty to a side. They were new oars, and all of a length.',
      '{foe} wanted {who}’s oath out of your mouth, and had brought forty oars to draw it. The ship lay athwart your course, near enough for talk. You had only to call it over that {who} and you were quits, and the water behind {foe} would be open. There was nobody else by, which {foe} pointed out.',
      'You could see the whole row of them resting on their looms, twenty on your side, and at the steering-oar {foe}, waiting for you to come within hail. Then it was said. You should forswear {who}, here, and be let by. If you would not, {foe} did not care to row forty men home with nothing done.',
      '“Forty oars,” called {foe}, “and I have to feed every one; so be brief.” It was your oath to {who} that was wanted. You were to unsay it in the hearing of both crews. {foe}’s ship had been laid across the way that you must go, broadside, with the new blades out like the teeth of a rake.',
      'There are few places to step aside upon the sea. {foe} had found one where there were none, and lay in it, oars out on either hand, and asked you civilly to be done with {who}. Your word for it would do. For the rest {foe} relied on the forty, who had their chins up and were looking at you over their shoulders.',
    ],
    still: [
      '{foe}’s ship had backed a stroke, and lay across your way still. A rower there was eating an apple.',
      '“I have the whole day,” {foe} called over. It was likely, as {foe.he} had forty others to row it.',
    ],
    later:
      'There was nothing upon the water there. A split oar came by, blade up, as a man holds up his hand who has a right to speak.',
    ways: [
      {
        ...does(['talk', 'intellect', 'medium', 'slight'], {
          action: 'Summon {foe} at law across the water',
          description:
            'It must be said whole, with no stumble, aloud, to somebody who has forty men to interrupt with.',
          toward: 'against',
          success: [
            'You said it standing: whom, for what, to which court, and on which day. You took both crews to witness. {foe} had them beat upon their shields; but they had stopped to hear whether you would stumble, and after the last word it is too late. So it was a lawful summons. The helmsman’s mate named to you who else had been there.',
            'Nobody had been summoned at sea in that district, but there is nothing against it. You spoke it in one breath, nearly. The forty were free men and knew what they had heard, and three gave you their names for it, loudly, above the noise that {foe} made. It was three witnesses more than {who} had yet.',
            'You summoned {foe} for the deed, the day and the damage, and finished before the shields began. A grey man amidships lifted his oar upright. He had been a lawman once, and said to {foe}’s face that it was binding; and he would come and say so at the court.',
            'There is a form for those who will not stand still to be summoned, and you had it from your grandmother. It is short. {foe} was caught by it in the middle of a laugh. The rowers repeated it among themselves, to have it right, and so became your witnesses.',
          ],
          failure: [
            'You had it all but the day. You had named a Thor’s day, and the court is on a Tyr’s. Forty voices told you so together. They gave way and came on, laughing, and you were some time in losing them.',
            'At “hereby” a wave came in. {foe} let you get back your breath, and asked you to go on, and a second one did. “It seems that the sea is on my side,” said {foe}, and the men believed it, and pulled.',
            'You were word-perfect, and the boats had swung, so that it was all said to a skerry with a cormorant on it. It made no defence. {foe} came round upon your quarter meanwhile and had the weather of you.',
            'You forgot the name of {foe}’s father. It was supplied, from the benches, in several forms, and none would stand in a court. They rowed at you while you were choosing.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had been lawfully summoned at sea, from gunwale to gunwale, and forty oarsmen had been the witnesses.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'grave'], {
          action: 'Walk {foe}’s oars and cut the rudder-strap',
          description:
            'It has been done by kings, from blade to blade, outside the rail, and by others who are not spoken of.',
          toward: 'against',
          success: [
            'You stepped off upon the nearest blade. They held them out from mere surprise, one after the other, as one holds a door. At the stern you cut the strap, and saw, since you were there, what lay under {foe}’s seat and for whom; and then you walked back. {foe} drifted. It was all agreed to have been handsome.',
            'Eleven oars, and the twelfth was an old man’s, who tilted it for you. You had the withy through before {foe} could put down the cup. The steering-oar went off by itself, and {foe}’s crew spoke of nothing else that month; one of them came over to {who}’s side because he had held the ninth.',
            'You ran it on your toes, with the blades dipping behind you, and nobody had yet called a stroke. One cut at the strap was enough. {foe} was left with a tiller that steered nothing, and you with what a rower had whispered as you passed over him, which was of use to {who}.',
            'At the tenth your foot slid, and the man there turned up his blade like a palm. You reached the stern and did what you had come for. {foe} went in circles till the ropes were found, and two of the rowers swam across to swear for {who}.',
          ],
          failure: [
            'The fourth man feathered. You were hauled out by your belt on the wrong side; what you carried for {who}’s cause was taken out of the belt, looked over, and dropped. They set you back in your own boat, for the pleasure of it.',
            'You were on the sixth when {foe} called the stroke. It was very wet. They picked up your pouch before they did you, and the tokens that had been in it, which were {who}’s proof, went from hand to hand along twenty benches and did not come back.',
            'They shipped oars as you jumped. You went in where the first had been. By the time they fished you out {who}’s tokens had gone to the bottom, with your shoes, and {foe} let down a hook for neither.',
            'You reached the strap, and it was chain. {foe} was proud of that. You had leisure to admire it while two men emptied your bag over the side, and with it the stick on which {who}’s witnesses had been cut.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'You had walked upon the oars of {foe}’s own ship, outboard, and an old man there had held his level for you.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Row straight through and shear their oars',
          description: 'You lay yourself along {foe}’s side at full stroke, and it will be your ribs or their oars.',
          toward: 'against',
          success: [
            'You took twenty strokes, and shipped yours at the last one. Theirs were out. It sounded like a wood coming down, and {foe}’s whole larboard bench lay on their backs with the looms in their laps. {foe} was two weeks over new ones. They were found to be all of a length again.',
            'There was a thing to be said for oars all of one length: they all broke. You came out beyond with your own in your hands. {foe} could only go round to the left after that, and went, and was seen from land still doing it.',
            'You held for the gap between the bow oars and made it wider. Looms leaped out of hands all the way to the stern. {foe} limped home on eleven, and those were none of them a pair.',
            'Your stem took the first blade, and the first took the second. After that it was merely counting. {foe}’s men sat among splinters with their hands under their arms, and they were not fit to follow you, nor were they ordered to.',
          ],
          failure: [
            'They were quicker, and lifted, like a man drawing in his feet. You ran clean past with all that strength and no one to spend it on, and they turned and had the weather side.',
            'You struck the shields, not the oars, and hung there. What followed was done with boat-hooks. You came away in the end with a plank started, at a rate that let {foe} follow in comfort.',
            'You came in at a slant, and it was your own oars that were sheared. Somebody over there said that it had been well tried. {foe} had you in tow a while, for the look of it, and knew afterward how you were manned.',
            'They backed on one side, all twenty, so that there was a ship’s length of clear water where you had aimed. You went through it very fast. {foe} was behind you then, and that is where {foe} had wished to be.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Twenty new oars of {foe}’s had been broken at one stroke, and it had been thought a pity, as they were good oars.',
      },
      {
        ...does(['flight', 'endurance', 'easy', 'slight'], {
          action: 'Turn and outlast them at the oar',
          description:
            'It is a plain long pull with your back to where you go, and at the end you will be where you began.',
          toward: 'neither',
          success: [
            'You pulled, and they did. They had forty, and it was not their oath. By and by the stroke over there was for the look of the thing. {foe} hung up a shield, as one who has meant no more; you had your breath to get, and all of your road to row again.',
            'Nothing happened for a great while, with effort. Then {foe}’s ship was as small as a louse, then smaller. You had blisters. You had {who}’s oath too, which was dry.',
            'You rowed off, and {foe}’s forty with their long strokes got in each other’s way. It was two to one whether they would settle the stroke or the argument. They had it still to settle when you lost sight of them, and of your course also.',
            'For a long time you looked {foe} in the face, as one does in rowing away. Then it was too far off to be a face. Your hands had to be opened for you. Of the road behind that ship you had gained nothing.',
          ],
          failure: [
            'You rowed well, and it was into a bight with no far end. They waited for you at the mouth of it. You got out between two rocks that one would not choose, and {foe} had learned how you choose.',
            'They sang at it, and you had no breath to sing. That tells. {foe} kept you company, just out of bowshot, as far as suited {foe}, and then went home.',
            'You turned, and a rower of yours fell backward off his thwart with both feet up. Those over there wept for joy. They did not pursue, since they could not row; but you had left an oar, and it was kept.',
            'You pulled for the open, and {foe} for wherever you would be next. After the third time you stopped to bail. {foe} asked if you had enough, and, seeing that you did, put about and left you to it.',
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
    openings: [
      'A rune-stone lay on its face in the grass, and the farmer who owned the grass would have it lie. He had put it so to oblige {who}. It was about a brother of {foe}’s, his wife said behind him, who had come hurt to {who}’s door, and had not been let in. You wanted to know what you had sworn to. He wanted peace.',
      'You had not heard that {foe} ever had a brother. There was a stone that said so; but it had been thrown down with the runes under, and a man stood before it with his arms hanging. He owed {who} a favour. “He knocked there for as long as he could,” said an old woman. “{who} was at home.” The man asked her to go in.',
      'What {who} had not told you was cut upon a stone, and the stone was on its face. {foe}’s brother, hunted and bleeding, had sat against {who}’s door and asked, and it stayed shut. So much the neighbours knew. The farmer there wished them to know no more, and would have you walk round. It was a large stone.',
      'You wanted to read a stone that the farmer would not have read. It lay face down on his land, at {who}’s wish. It was for {foe}’s brother, who was hunted to {who}’s door, wounded, and knocked; and no one drew the bolt. An old woman told you so much before the farmer stepped between. He owed {who} too much, he said, to hear more.',
      'There had been a wrong on {who}’s side too, and they had laid it on its face in a field. It was the rune-stone of {foe}’s brother. He came bleeding to {who}’s house to be let in, and was not, and died on the step. The farmer who kept that stone asked you to leave it alone; the old woman by the wall did not.',
      '“Walk on the other side,” said a farmer, and you saw that he stood before a stone with its writing in the earth. An old woman said what was written. {foe} had a brother, and he was left to die outside, at {who}’s shut door. It was no part of what you had been told. The farmer took her arm, but she was looking at you.',
      'You came upon a grave-stone that had been put to bed. It was tall, and well cut on the edges, and the face of it was downward; the farmer would let nobody lift it, having promised {who}. He let slip that it was {foe}’s brother’s. How that man came to be dying at {who}’s door, and who heard him, he would not have spoken of in his field.',
    ],
    still: [
      'The stone had not turned over. The farmer had gone to stand upon it.',
      'A hen had got up on the back of the stone, and been put down. The old woman was looking out of the door.',
    ],
    later:
      'The grass where the stone lay had been worn off by people’s feet. It was now the best known thing in the district, for a secret.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Turn the stone and set it up again',
          description: 'Four men threw it down, and {who} will hear of it; but so will {foe}.',
          toward: 'neither',
          success: [
            'You had a pole, and your back. It came up slowly, with worms on it. It said that Ari, {foe}’s brother, died at a door; it did not say whose. You wedged it. {foe} rode by alone, some days later, and got down; and went home after that, and called in the men who had been set along your road.',
            'It stood, and you sat. The farmer read it out to himself, who had never read it. The tale that you had done it was with {foe} by the next day. Nothing was sent to you in return; only, from then on, for as long as it took to grieve properly, nobody came after you.',
            'You dug under the one edge, and put stones, and dug again, until it was more up than down. The runes were full of roots. {foe} came to clean them with a knife-point; those who had been watching the roads for you were called to hold the bucket.',
            'The farmer said that he would not help, and then put his shoulder to it at the worst place. The name stood in the open. {foe} was told by a shepherd, and sent nobody against you for a time, and no message either.',
          ],
          failure: [
            'You had it as high as your knee, and there you stayed, the two of you. When it went back it went deeper. {who} was told that you had tried it and {foe} that you had given up, and neither was grateful.',
            'It rose, hung, and broke in two at the name. The farmer was white. It was {foe}’s brother’s stone, and you had broken it; that was how {foe} heard it, and one could not call it false.',
            'You raised it by a hand and a spade went under, and the spade was the farmer’s, and so was the shout. They came from four farms. It lay as before, and {foe} was told that {who}’s sworn man danced upon it.',
            'The lever was ash, and sound, and the ground was not. It swallowed the lever. While you were on your belly after it somebody took the news to {foe}, with your posture.',
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
            'She had been the one sent to the door. She was told to say that they were asleep. “So I said that we were asleep,” she said; and through the plank he thanked her. You were some time silent. Then she told you a thing besides, which he had given her for {foe} and she had never dared to bring, and it was about {where}.',
            '“He asked for water,” she said, “and then only who I was.” She had told him. She wished that someone else should have it now, so you had it. It did not excuse {foe}. But you knew what to say to {foe}, when it should come to speaking, and the way to where one could say it.',
            'She spoke looking at the wall, as if it were to the wall. He had knocked nine times, and {who} counted aloud. He had then said something for {foe}, about {where} and a key beneath a sill; she gave you that as well, and went to wash her hands.',
            'You asked what he looked like, which nobody had asked. So it was a long answer. There was in it a red cap, and a name that {foe} was called as a child. If you were ever to stand before {foe} in {where} you would have that to say.',
          ],
          failure: [
            'She opened her mouth, and the farmer said her name, just that, and she went in. There was a bar put over. You could hear that she stood behind it; {who} was told the same day, and so was {foe}.',
            'She told it so low that you heard only the knocking, which she did on the table. You could not get that out of your ears. It made you slow for a good many days, and {foe} was not slow.',
            'She was willing, and had told it to herself so often that the words had worn away. “He knocked,” she said. There was no more left of it. The farmer was already sending a boy to {who}, and the boy had friends at {foe}’s.',
            'You put it too plainly, with the word “murder” in it. She had been a child, she said, and it was her mouth. She did not open it again. It was brought to {foe} that you went about frightening old women.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'There was a woman who had said through {who}’s door that they were all asleep, and you had been the one she told.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Follow the way that the hurt man came',
          description:
            'It is old ground, with nothing to see on it but what somebody saw who was dying, and takes you aside.',
          success: [
            'You went it backward, from the door. He had kept under the banks and had known every one; for {foe} and he had played there. The last of it came out above {where}, by a gap that only two boys would have found. You lay in it a while. One could see the whole place, and not be seen.',
            'There was a spring with a cup beside it, cut from horn, with two marks. There they used to drink. He had rested. From there you could tell the rest: it was the road of a child who goes home by the back, and it went in at {where} behind everything that {foe} had people watching.',
            'You went on your hands where he had gone on his. A thorn kept a rag of good cloth. Where he first came down from the rocks there was a cleft, and at the top of it lay {where}, with its back to you and a door in the back.',
            'Each place where he rested was in sight of the next, as boys choose them. You learned to look for it. The ninth was a hollow ash, and from inside one could put a hand on the fence of {where}.',
          ],
          failure: [
            'You came as far as a bog, and it does not keep footprints, only people. While you stood and looked a boy was looking at you; he had a good pony, and was one of {foe}’s.',
            'It was the wrong door you had started from. {who} had had two. By the time you had that out of a neighbour he had asked himself why you should want to know, and had asked {foe}.',
            'You followed it to a river that had since moved. On which bank he came down no one could now say. {foe} was able to, and had a man on either, who waved to each other when they had seen you.',
            'It led you by small signs, and they were a fox’s. You came out at a fox. By then your own tracks were plain enough, and {foe}’s people, who know the difference, read them.',
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
            'You sat on the ground beside it, on the side where his head would be. The farmer went in, and came out, and sat as well. No one spoke of doors. When you rose he told you that you might have been worse, and you said that of him.',
            'It is not in the law that a stone must be read. You laid a hand on the back of it and asked no questions; it was cold, as they are. You went on with {who}’s business, having known {who} longer now than you had.',
            'You moved a snail from it, and sat. The old woman brought out a stool and the farmer did not forbid it. You were three around a stone, like people at a table where nothing has been served, and you left by the way that you would have gone.',
            'You let it lie, and the brother under it, and {who}’s good name. The farmer said “thanks” as if it had been drawn with tongs. It altered nothing; the moss had got a little farther when you rose.',
          ],
          failure: [
            'You had meant to sit until you saw it clear. It did not clear. The farmer fetched a neighbour, who fetched a dog, and you were walked to the edge of the land.',
            'You sat so well that they thought you had died, and came with spades. It took some explaining. They were relieved, but put out.',
            'You sat upon the wrong stone, as it proved, which was for tethering the cow. They let you finish. It was the old woman who told you, and she was sorry to.',
            'The farmer sat down opposite, to see that you only sat. He was better at it. When your legs had gone dead he helped you over the fence and told you not to come again.',
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
    openings: [
      'You came up with an old man alone in a six-oared boat, who asked whose oath you were on, and shipped his oars when you told him. He had carried {foe}’s offer of peace once, to {who}, before the worst of it. {who} had thrown the silver in the sea and shaved him. He had sworn never to tell it on land. Here, he was not sure.',
      'The man in the other boat had no beard, at seventy. It was {who} who had cut that off, when he came from {foe} with an offer of atonement; he was sent home shorn, and {foe} saw it and offered nothing more. You had not been told that there was an offer. He would not say what it was. He had sworn by the land.',
      'There is a thing that {who} left out, and it rowed past you with a bare chin. {foe} had once asked {who} for peace, and put a price to it, and named men; this was the messenger. {who} shaved him for an answer. You wished to hear the terms. He held on to your gunwale, and it seemed that an oath held him.',
      'The old man rowing toward you had been {foe}’s messenger of peace, and {who} had cut off his beard for it. You wished to know what {foe} had offered, of which {who} never said a word. He would have liked to tell it. But he had sworn not to, on land; and he came alongside and took hold of your gunwale to think.',
      '{foe} had once been ready to pay. This you learned from a beardless man of seventy in a six-oared boat, who carried that offer to {who} and was sent back shaved, with the silver in the sea. You asked him for the terms. He had taken an oath that nobody on land should hear them, and was uncertain how far land went.',
      '“I had a beard to here,” said the old man, and let go an oar to show it. {who} took it from him when he came to sue for peace on {foe}’s behalf. So there had been an offer, and you were never told. You asked what was in it. He drew his boat up to yours; an oath sat in his throat, about telling it ashore.',
      'You asked a stranger the way, over the water, and were told what {who} had kept from you. {foe} had sued for peace, and named a price. The stranger himself bore it, and {who} had shorn him like a wether and sent him home. What the price was he had sworn to say to no one on land. He rested on six oars and considered.',
    ],
    still: [
      'The old man had not let go of your gunwale. He opened his mouth, and looked to see if there was any land.',
      'The two boats rose together and sank together. He felt his chin, as they do who once had something there.',
    ],
    later:
      'A six-oared boat with one man in it went by, a long way off. He held up an oar. One could see that he was letting it grow.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask him to tell it to the sea',
          description:
            'He has sworn to tell nobody on land, and if you have argued it wrongly he will not say another word.',
          success: [
            'You told him that the sea is no one. He thought about that. Then he turned his face from you and told it to her: half of the grazing, three marks, and {foe}’s own hand to be held out first, before people. It would have been enough. He named too who had been at {foe}’s side for it, and was in {where} still.',
            'He tried it first in a low voice, to see if anything would happen to him. It did not. So the whole of it came out, to the water, clause after clause: what {foe} would have paid, and the words “for we were friends”. You sat with your back to him and learned it, and it was the best weapon that you had been given.',
            'You pulled your hood over your face, so as to be nobody, and said that the sea was waiting. He told her. {foe} would have come unarmed and sat on the lowest bench. One who had advised it lived yet at {where}, and would speak for you, if he were greeted by the name that you now had.',
            'He leaned out and said it with his mouth near the water, as one speaks to a deaf aunt. You happened to be by. It was more than {who} could have hoped to win at law; and there had been a second messenger, unshorn, who could be found.',
          ],
          failure: [
            'He looked down at the sea, and said that she touched land everywhere. It was unanswerable. He let go; and some cousin of {foe}’s with whom he lodges got out of him that you had been asking.',
            'He began. Then a gull came, and sat down on his stem, and looked. They are from the land, he pointed out. He rowed off without a backward glance, and you had lost the start of a day.',
            'He told it to the sea so faithfully that he put his head under. You had some bubbles. He came up relieved, and went and told a nephew of {foe}’s what an obliging person he had met.',
            'You called the sea a good listener, and he was offended, for she had taken two sons from him. He would tell her nothing. He rowed to the nearest farm of {foe}’s to be among people.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had learned, out of all hearing of the land, what {foe} once offered {who} for peace. It had been a fair price.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Draw up the offer anew in his words',
          description:
            'You must guess at the terms from what he will not deny, and send it to {foe} as if {who} had never laughed.',
          toward: 'for',
          success: [
            'You named sums, and at one he blinked. You named men, and at two he looked away. At the end it was all on the stick in runes, as {foe} had once sent it, and he rowed it over himself. {foe} knew the terms, and went and stood in the boat-house; and the ships that were to have met you stayed in it.',
            'What an honest man does not deny will fill a page. You cut it, he wet the edge with his thumb, and it went to {foe} by the same hand as it had come. There was no answer, except that three of {foe}’s captains were told to wait. They waited so long that two took other work.',
            'You read it over to him clause by clause, and he denied only the spelling. It went to {foe} under his own hand. {foe} asked who had remembered, and was told; and the men who lay in the sound for you were called in to witness an answer that was long in coming.',
            'He would not say how many marks, but rowed that many strokes away and came back. The rest went likewise. When {foe} had the stick, it was laid upon the table and looked at through three meals, and in that time no ship was sent.',
          ],
          failure: [
            'You guessed too high. He laughed until he had to bail. It came to {foe} as an offer from {who}, of twice what had been asked, and was taken for mockery, as the last had been.',
            'He had not blinked at anything; he had something in his eye. You sent {foe} terms out of your own head, and they insulted, it was found, his mother.',
            'You cut the terms on a stick and he shook his head at the end of it, having been asleep. It had gone off by then with a fisherman. {foe} held it to be forged, and it was, and doubled the guard-boats.',
            'It was right in all but one word, and that was “again”. {foe} had never been asked a first time, as {foe} saw it. The old man was sent back to you at speed, with two ships behind him.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'An old offer had gone back to {foe} by the hand that brought it, and for some weeks ships had been kept in the boat-house.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Row him home and ask for nothing',
          description: 'It is six oars’ work for one, and not your course, and he may give you only his blessing.',
          success: [
            'You took him in tow, and he slept. He woke when you had his own skerry in sight. Then he told you of the creek below {where}, where he had been let in on that errand and let out again by {foe}, kindly, the back way, so that nobody should see his face. It was dry at half ebb, and no one watched it.',
            'It was a heavy boat, and full of him. He praised the stroke that {who} used to have. At the end he put your hand over a mark on the gunwale. It was a bearing: by that they had brought him in to {where}, with his hood up. He had sworn not to tell it, he said, and he had not told it.',
            'You rowed, and he steered by a tune that he hummed. It had a turn in it for every rock. He had learned that tune going in to {where}, blindfolded, and when he was landed you found that you could hum the whole.',
            'At his own jetty he would not let you leave without a fish. It was wrapped in a scrap of sailcloth, with a shore drawn on that in tar. You knew the shore; it was the hind side of {where}, and he had forgotten, he said, what he used to wrap it in.',
          ],
          failure: [
            'He had given you the wrong skerry, from politeness, so that you should not have so far. You left him upon it and saw a beacon lit there, by someone, when you were well out.',
            'You pulled until you could not close your hands. He thanked you, and said that he would mention it to {foe}, with whom he was on good terms; he saw no harm in it.',
            'He was expected, by a daughter, who is married to a man of {foe}’s. She thanked you, and asked where you were going next, and in your pleasure at being thanked you told her.',
            'Half the way there he recalled that he had been going in the other direction. You rowed that too. {foe}’s lookouts had then seen you pass twice, and could say what you were worth at the oar.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had let a shorn man out by the back of {where} once, to spare him the people’s eyes, and you had gone in there.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Lie alongside and let him be silent',
          description: 'It will ease him and teach you nothing, and the sea does not hold still while it is done.',
          success: [
            'You held his boat to yours with one hand. He said nothing at all, and it went on for some time, and seemed to do him good. In the end he nodded as people do when a thing has been gone into fully. “You are the first,” said he. You rowed on, as ill informed as before.',
            'Neither of you spoke. There was a seal that came up between to see what it was about. You knew by then that there had been an offer, and that {who} had laughed; the figures mattered less. He pushed off from you gently, with the flat of the oar.',
            'He kept silent and you kept the boats together. Once he patted your hand, taking it for the gunwale. When he had gone you knew of the offer what you knew before; but he sat straighter, one could see it from behind.',
            'You shared your bread with him, and it gave both of you something to do with your mouths. The oath was not touched on. He dusted the crumbs out of where the beard would have been, and rowed away.',
          ],
          failure: [
            'A sea got in between you and parted the boats, and when you looked again he was on the back of another. He had his mouth open. You were never to know what that was.',
            'You dozed, and he did. It was a rock that woke you both. There was some bailing to be done, apart, and after it he was only a man who has to get home.',
            'He was so long silent that you coughed. He thanked you for reminding him, and took up his oars. He had perhaps been coming to it.',
            'You let the boats lie, and they drifted on to a net. The owner was a talker. He had the old man’s ear, and yours, until there was neither oath nor peace left to be silent about.',
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
