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
          ],
          failure: [
            'You had seven lines and no eighth. He offered you one. It was good, and it was about you, and by the week’s end they were singing it as far off as {foe}’s boat-house.',
            'It had a false rhyme in it, and everyone present was someone who would notice. The kinsman picked up his cloak. “I’ll tell it as a speech,” he said, meaning it kindly, and {who} was told a speech.',
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
          ],
          failure: [
            'He followed you to the third clause, where there is an exception. He was taken with the exception. You left him sharpening something, and {foe} had wind of it and doubled the watch at every door.',
            '“My grandfather knew law,” he told you. “They burned him in.” It was not much of an answer, but it was thought to be one, and {foe} had leisure while you were being explained to {who}.',
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
          ],
          failure: [
            'He threw you with the hip, and begged your pardon, and did it again. There is not much to add. When {foe} was told, it was thought there that you need not be reckoned with for a good while.',
            'The belt broke. You sat down holding it. He gave you his own to go home in, and that was what the district spoke of; {foe} sent you a buckle.',
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
          ],
          failure: [
            'You held your peace until he came to your mother. What you then said was brief and he had it by heart at once. {who} was not pleased; nor, as it turned out, was your mother.',
            'He took silence for consent, and thanked you. There was some running before it was got out of his head, and more before he had got it out of {who}’s.',
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
          ],
          failure: [
            'They asked you on which side the moss had been. You said the north. It is a stone with no moss. Ketil was fined, through you, and would not show you the way to his own well; Grim told it in every boat.',
            'You had got to the words “as I stand here” when Ketil’s own wife laughed. The court took note of it. {foe} heard of your oath from six oarsmen, with that laugh put in.',
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
          ],
          failure: [
            'You sat with him so long that you began to see it as Ketil did. He saw that you saw it. His boats were out with {foe}’s men in them before you had your cloak on.',
            'Grim lost, by one witness, who had been on your side until you spoke to him. He went on ferrying. It was all that he had left, he said, and {foe}’s men at least did not advise him.',
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
          ],
          failure: [
            'You split it, with a maul, in the presence of all. It was well meant. They took a half each and came for you; and what Ketil knew of your business at {where}, and Grim of your road, {foe} had from the two of them in one breath.',
            'Your judgement was just, and ran to eleven heads, and at the ninth both brothers stood up. It was the first thing that they had done together. They went to {foe} in one boat, with all they had been told; what you had built at {where} was pulled down by the time that you had rowed after them.',
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
          ],
          failure: [
            'You built it well, and it was found to favour Grim. So it was taken for an oath, in stone, and an answer was made to it, in the same.',
            'It fell on the third course, toward Ketil. You were asked to leave it as it lay, as it might be evidence.',
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
          ],
          failure: [
            'The other side objected to you, as one under suit from {foe}, and it held. {them} had still eleven, and less time than before. A rider of {foe}’s had stood at the back and heard it all.',
            'You swore, and called the beast a mare. It was only a slip. But the court drew breath, and {them} looked at you in real pain; {foe}’s friends in the ring went off early with something to tell.',
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
          ],
          failure: [
            'It was a sound summons. You had it said until the plaintiff grew hoarse, and had found nothing but a cousin in it. You were fined for the delay; {foe} could not have asked for a longer one.',
            'You objected to the day, which was right; to the place, likewise; and then to the presiding judge, who was {them}’s uncle, and who had until then been in favour. {foe} got to hear of it while it was still going on.',
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
          ],
          failure: [
            'You had the better of it until the hide tore, on your side. It was ruled that the half you stood on was not hide. {them} paid the forfeit with what there was; and it had been noticed who would now be slow.',
            'Your third shield went as the others had. You stepped off, by the width of a toe. They pulled {them} back behind the poles to think it over; {foe} was told the width.',
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
          ],
          failure: [
            'You swayed, and a judge took it for a nod, and entered it. It took a sitting to have you struck out. {them} bore it well. “At least,” said {them}, “you came.”',
            'They told you that the bystanders must stand farther off, and farther than that; and from the far side of a hill you heard, by the noise, that it was adjourned.',
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
          ],
          failure: [
            'You had {foe} shut in on three sides. It was the fourth. “Now I ask,” said {foe}, and asked who was to swear for {who}, by name; you had staked it. By the time you were let out at the door two of those were on their way abroad.',
            '{foe} let you win two, and then they doubled it. You told {foe} what you had lost, since there were witnesses. It was received with courtesy, and cut in runes on a stick so as not to be forgotten.',
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
          ],
          failure: [
            '{foe} listened to all you had done, and asked gently if that was the first part. The house laughed, and went on laughing. It was spread that you had nothing to set against {foe}, and some believed that it meant money.',
            'You were ahead by a bear, when {foe} said, “And I have let you live.” There was no going above that. The farmer gave {foe} the high seat; and {foe}’s men went out to spread it along both sides of the fjord.',
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
          ],
          failure: [
            '{foe} gave a tug as one calls a servant. You went through the fire from end to end, and were put out with ale. Peace was kept; so was the story.',
            'The hide slid. It had been greased, on your side only, and you lay down upon your back among {foe}’s men, who set you on your feet and saw you out into the yard, and learned what was in your belt.',
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
          ],
          failure: [
            'A cow spoke. Then they all did. You were brought back to the fire with straw on you, and made to sit by {foe} until the bench was wanted for sleeping; and were followed from there.',
            'Two of {foe}’s men had gone to bed in the byre early. It was a short conversation. You went over the dung-heap, which was deeper than it had looked.',
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
          ],
          failure: [
            'You had it all but the day. You had named a Thor’s day, and the court is on a Tyr’s. Forty voices told you so together. They gave way and came on, laughing, and you were some time in losing them.',
            'At “hereby” a wave came in. {foe} let you get back your breath, and asked you to go on, and a second one did. “It seems that the sea is on my side,” said {foe}, and the men believed it, and pulled.',
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
          ],
          failure: [
            'The fourth man feathered. You were hauled out by your belt on the wrong side; what you carried for {who}’s cause was taken out of the belt, looked over, and dropped. They set you back in your own boat, for the pleasure of it.',
            'You were on the sixth when {foe} called the stroke. It was very wet. They picked up your pouch before they did you, and the tokens that had been in it, which were {who}’s proof, went from hand to hand along twenty benches and did not come back.',
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
          ],
          failure: [
            'They were quicker, and lifted, like a man drawing in his feet. You ran clean past with all that strength and no one to spend it on, and they turned and had the weather side.',
            'You struck the shields, not the oars, and hung there. What followed was done with boat-hooks. You came away in the end with a plank started, at a rate that let {foe} follow in comfort.',
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
          ],
          failure: [
            'You rowed well, and it was into a bight with no far end. They waited for you at the mouth of it. You got out between two rocks that one would not choose, and {foe} had learned how you choose.',
            'They sang at it, and you had no breath to sing. That tells. {foe} kept you company, just out of bowshot, as far as suited {foe}, and then went home.',
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
          ],
          failure: [
            'You had it as high as your knee, and there you stayed, the two of you. When it went back it went deeper. {who} was told that you had tried it and {foe} that you had given up, and neither was grateful.',
            'It rose, hung, and broke in two at the name. The farmer was white. It was {foe}’s brother’s stone, and you had broken it; that was how {foe} heard it, and one could not call it false.',
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
          ],
          failure: [
            'She opened her mouth, and the farmer said her name, just that, and she went in. There was a bar put over. You could hear that she stood behind it; {who} was told the same day, and so was {foe}.',
            'She told it so low that you heard only the knocking, which she did on the table. You could not get that out of your ears. It made you slow for a good many days, and {foe} was not slow.',
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
          ],
          failure: [
            'You came as far as a bog, and it does not keep footprints, only people. While you stood and looked a boy was looking at you; he had a good pony, and was one of {foe}’s.',
            'It was the wrong door you had started from. {who} had had two. By the time you had that out of a neighbour he had asked himself why you should want to know, and had asked {foe}.',
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
          ],
          failure: [
            'You had meant to sit until you saw it clear. It did not clear. The farmer fetched a neighbour, who fetched a dog, and you were walked to the edge of the land.',
            'You sat so well that they thought you had died, and came with spades. It took some explaining. They were relieved, but put out.',
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
          ],
          failure: [
            'He looked down at the sea, and said that she touched land everywhere. It was unanswerable. He let go; and some cousin of {foe}’s with whom he lodges got out of him that you had been asking.',
            'He began. Then a gull came, and sat down on his stem, and looked. They are from the land, he pointed out. He rowed off without a backward glance, and you had lost the start of a day.',
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
          ],
          failure: [
            'You guessed too high. He laughed until he had to bail. It came to {foe} as an offer from {who}, of twice what had been asked, and was taken for mockery, as the last had been.',
            'He had not blinked at anything; he had something in his eye. You sent {foe} terms out of your own head, and they insulted, it was found, his mother.',
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
          description:
            'It is six oars’ work for one, a good way off your course, and he may give you only his blessing.',
          success: [
            'You took him in tow, and he slept. He woke when you had his own skerry in sight. Then he told you of the creek below {where}, where he had been let in on that errand and let out again by {foe}, kindly, the back way, so that nobody should see his face. It was dry at half ebb, and no one watched it.',
            'It was a heavy boat, and full of him. He praised the stroke that {who} used to have. At the end he put your hand over a mark on the gunwale. It was a bearing: by that they had brought him in to {where}, with his hood up. He had sworn not to tell it, he said, and he had not told it.',
          ],
          failure: [
            'He had given you the wrong skerry, from politeness, so that you should not have so far. You left him upon it and saw a beacon lit there, by someone, when you were well out.',
            'You pulled until you could not close your hands. He thanked you, and said that he would mention it to {foe}, with whom he was on good terms; he saw no harm in it.',
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
          ],
          failure: [
            'A sea got in between you and parted the boats, and when you looked again he was on the back of another. He had his mouth open. You were never to know what that was.',
            'You dozed, and he did. It was a rock that woke you both. There was some bailing to be done, apart, and after it he was only a man who has to get home.',
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
