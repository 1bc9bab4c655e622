import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * A skald’s laconic understatement, as in scenes.ts: what was done, before whom, and what was thought of it.
 * What an oath brings in its middle is told as a case: who had the right, who had the axe, and who had brought food.
 */
export const vikingCourse: readonly SceneContent[] = [
  {
    key: 'vikings/course-the-lantern-holder',
    kind: 'course',
    of: 'find-out',
    openings: [
      'A freedman named Tosti had held the lantern for {foe}, and had seen what {foe} kept hidden at {where}. He would tell you, for a price. At his other side sat {foe}’s brother-in-law, who was there to pay him for not telling. Tosti had put a stool on either side, and was in no haste, never having been wanted by two people before.',
      'You had been told of a man who knew, and you found him: Tosti, a thrall once, and now his own master and very careful of it. He had been at {where} with a lantern. What he saw there he offered to sell. {foe}’s brother-in-law had come on the same business from the other end, and wished to buy the silence.',
      '“I held it so,” said Tosti, and held up a lantern that was not there. He had lit {foe} at the work in {where}, and knew all that you needed to know. But {foe}’s brother-in-law sat beside him with a purse on his knee, to keep him from saying it. Tosti looked from one to the other of you like a child between two aunts.',
      'There was one pair of eyes that had seen what {foe} did at {where}, and it belonged to a freedman who was up for sale. Tosti made no secret of it. You might bid for the truth and {foe}’s brother-in-law for a shut mouth; he would listen to both. He had washed his neck for the occasion.',
      'The brother-in-law of {foe} was before you in Tosti’s house, and had taken the better stool. You both knew why. Tosti had carried a lantern at {where}, and could say what was there; {foe} wished him not to. It remained to be seen who would be the more agreeable. Tosti asked for time to enjoy it.',
      'Tosti had been {foe}’s thrall when the thing was done, and held the light, and was given his freedom to forget it. He had not forgotten it. He was prepared to tell you what there was at {where}, if it were made worth his while; {foe}’s brother-in-law was with him and would make it worth his while to be dumb.',
    ],
    still: [
      'Tosti had moved his two stools a little closer to the fire. {foe}’s brother-in-law had not got up from his.',
      'The freedman was whistling, and broke off as you came in. It appeared that he was still for sale.',
    ],
    later:
      'Where Tosti used to live there were two stools, one on each side of the door, and he himself sat on the sill between.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Have him tell it before free witnesses',
          description:
            'He has never been believed on oath, and {foe}’s brother-in-law will do all he can to make him stammer.',
          success: [
            'You fetched six neighbours, and asked Tosti in their hearing to speak as a free man among others. He turned red. Then he told it, with the lantern and the time it took, and no one interrupted him. {foe}’s brother-in-law went off to report; and by then it was known at six tables, and {foe} had to begin afresh.',
            'He was asked for his oath. It was the first that anyone had ever asked of him. He laid both hands on the ring, to be sure, and out came all of it, down to what {foe} said on the way home. {foe}’s kinsman had brought money, and sat there with it like someone with a fish at a wedding.',
            '“It’s no good to you sold,” you told him. “One sells it and is poor again. But a man who bears witness is asked to the Thing, and given a seat.” Tosti thought about the seat. He told it to the whole farm, and {foe} was kept so busy denying it that nothing else was done there for days.',
            'You addressed him by his father’s name, which it had taken you some trouble to find out. He had been Tosti and nothing more for forty years. He said the name over; then he said what was at {where}, to you and the eleven haymakers present, and {foe} lost the secret and some days with it.',
          ],
          failure: [
            'He got up before the neighbours, and opened his mouth, and was a thrall again. “I saw what my master saw,” he said. {foe}’s brother-in-law patted him. {foe} had word of who it was that had asked, and how, and was not idle.',
            'There were six witnesses, and one of them laughed at the way he held his cap. Tosti put it on and walked out. {foe}’s kinsman had only to follow him; he paid less, it was said, than he had meant to.',
            'He told it well, but he told it of another place and another year, for which he had been paid before. When it was pointed out to him he was hurt. {foe} made good use of the delay.',
            'You promised him a seat at the Thing. He asked which, and whether it had a back to it, and next to whom. By the time you had come down to a stool {foe}’s brother-in-law had bought him a bench.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A freedman had been asked for his oath, for the first time in his life, and all that {foe} had hidden came out with it.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Ask it of him in riddles',
          description: 'He is vain of guessing, and the brother-in-law is as good at it as he.',
          toward: 'neither',
          success: [
            'You asked him what goes in at {where} by lantern and comes out in the dark. He gave the answer before he could help it. He had won, and was delighted; and then he saw the face of {foe}’s brother-in-law, and you had learned what you needed.',
            'The first five were about ships and onions, and he guessed them all. The sixth was about {where}. “Too easy,” said Tosti, and told you why it could not be that but must be the other thing. It was the other thing that you had come for.',
            'You had him make one for you instead, and he made it out of what was uppermost in his mind. It had a lantern in it, and a door, and somebody who cannot speak. You gave up, out of politeness. He told you the solution, with pride.',
            '{foe}’s brother-in-law guessed it first. He shouted it out, having a loser’s temper, and there it lay on the table in front of all three of you. He looked at it for a time. Nothing had been sold, and nobody could be blamed, and you took up your cap.',
          ],
          failure: [
            'He was better than you had been told. He answered six, and asked one, and by the rules you had to answer it truly. It was how far you had got. {foe}’s brother-in-law cut it on a stick, in notches.',
            'You asked what is seen by lantern and said by nobody. “Your drift,” said Tosti. He was never so careful again; and {foe} was told that you had started to guess, and had it hidden better.',
            'The brother-in-law did not know that it was a game, and took an answer for an insult. It ended with the fire being trodden out. {foe} had got wind of it before the smoke had cleared.',
            'All of his answers were “a herring”. He gave them so quickly that it was a while before you understood him to have been paid already. {foe} had had those days for nothing.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'What {foe} had bought silence for was once shouted across a table by {foe.his} own kinsman, as the answer to a riddle.',
      },
      {
        ...does(['gift', 'perception', 'medium', 'none'], {
          action: 'Give him back the lantern',
          description: 'It lies in a smith’s scrap-heap, and you must go through all of the scrap to find it.',
          success: [
            'You set it down before him, with a new horn pane in it, lit. He had carried it for twenty years and been allowed to keep nothing. For a while he moved it about, as one tries a limb. Then he went out with it in front of you and showed you the way that they had gone to {where}, where no guard stands.',
            'He knew it by the dent. It was from his own head, he said. He did not tell you what he had seen, having sworn that; but nobody had made him swear about the path, and he drew it on the hearth with one finger, up to a loose board.',
            '{foe}’s brother-in-law offered him ten lanterns. Tosti shook his head; he had not held those. He would light you some of the way, he said. So you came to know how one gets in at {where} from behind, and he walked home backward, so that you should have the light for longer.',
            'He wept a little into it and put it out. When it was burning again he told you that there is a place at {where} where the light does not fall, whoever holds it. He had always seen to that. It was broad enough for one.',
          ],
          failure: [
            'It was the wrong lantern. He held it up to his face and one could see it was not what he had looked at for twenty years. He thanked you as one thanks a child; and while you were away at the scrap-heap {foe}’s kinsman had come to terms with him.',
            'He would not take it in his hand. He had been beaten on account of that pane, and on account of the wick. You had to carry it out again, and he shut the door, and he told {foe}’s brother-in-law that people were digging things up.',
            'The smith had made it into a skimmer. You brought him the skimmer. It was remarked by {foe}’s brother-in-law, who had used the time, that it shed very little light.',
            'You were half through the heap when a plate of iron slid, and the rest came after it, with a noise that was heard by all whom it did not concern. {foe} was told that you were looking for lanterns, and put out three.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'The way into {where} had been shown to you by a man with an old lantern, who went home backward.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit on the other stool and outstay the kinsman',
          description: 'You are fed on boiled skate, and each must be awake as long as the other is.',
          success: [
            'He fell asleep on the third day, upright, with his mouth open. Tosti looked at him and looked at you. Nothing was said; but he did not take the purse either. So it was even, and you left with the taste of skate.',
            'You outsat him by one helping. When he had gone Tosti told you that he had enjoyed the company of you both. He would think it over. There was some good in it, no doubt, and it could not be seen.',
            'You sat there, and whenever the brother-in-law opened his purse you coughed. In the end he went, for his cows’ sake. Tosti had kept silent for nobody’s money. For yours, as he observed, there had been no occasion.',
            'The stool was hard and you were harder. {foe}’s kinsman left before you with a stiff back, and nothing bought. You had not been told a word; Tosti waved to you as one does to a ship.',
          ],
          failure: [
            'The skate decided it. You were outside, bent over, when the price was being named, and heard through the wall how it was paid. Tosti came out later with a bowl of the broth, which he had meant well.',
            'You woke with your cheek upon the boards. The other stool was empty, and so was Tosti’s. He had left you a rug, and a fish’s head to look at.',
            'You both fell asleep, and Tosti went to bed. He had never slept so well, he told you, as between two people who were keeping an eye on him. It was all to do again, and nobody had the heart.',
            'The kinsman could sleep with his eyes open, as it turned out. You had been outstaring him for a day when he began to snore. By that time you could not have told a lantern from a stool.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had once sat for days on a stool, eating skate, so that a man named Tosti should not be paid by {foe}.',
      },
    ],
  },
  {
    key: 'vikings/course-the-forbidden-meal',
    kind: 'course',
    of: 'protect',
    openings: [
      '{foe} had forbidden the whole district to sell or carry food to {where}, so that what you guarded there should be starved out. A widow named Jorunn had six sacks of meal ready. On the sacks sat a man of {foe}’s, and had sat there since he was put. The meal had to get to {where}; he had to be got off it.',
      'They were going hungry at {where}. No one dared to bring anything to what you guarded, since {foe} had promised a burnt barn to the first who did. In Jorunn’s mill stood six sacks that she would gladly have let you take. {foe}’s watchman was sitting upon them with his axe across his knees, eating.',
      'A boy had slipped out of {where} to find you, and his belt went twice around him. There was no meal left. {foe} had closed every mill to those who served what you guarded, and set a man in Jorunn’s, on top of her own sacks. She showed him to you through a crack. “He snores in them,” she said.',
      'It needed six sacks, and there were six, and a man of {foe}’s on them. So much for the arithmetic. {foe} had let it be known that whoever fed what you guarded at {where} would need feeding next; and Jorunn, who owned the mill, had children. She asked you what you meant to do, and if it could be done quietly.',
      'Hunger is cheaper than men, and {foe} had counted that out. Nothing was to be carried up to {where} any more, on pain of fire. What you guarded there had food for two days. You had found meal, in the mill of a widow, Jorunn. It was under a large man of {foe}’s, who had orders to stay on it.',
      '“I’m not to let you have it,” Jorunn said in a loud voice, so that it went through the wall; and in a low one that there were six sacks, the best, and she wished you had them at {where}. {foe}’s guard was lying across them. Without the meal what you guarded could not be held. She had tried onions on him.',
    ],
    still: [
      'In the mill {foe}’s man had turned over, and lay now on all six at once. Jorunn was grinding nothing, for the noise.',
      'The six sacks stood where they had stood. {foe}’s man had asked for a seventh, to put his feet on.',
    ],
    later: 'There were six pale rounds on the floor of Jorunn’s mill, and she would not let anybody sweep there.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Lift him off the sacks and carry them up',
          description: 'He must be put where he makes no noise, and then it is six times up with a sack.',
          toward: 'against',
          success: [
            'You took him by belt and collar and set him in the meal-bin, and Jorunn sat down on the lid with her knitting. Then you carried. At {where} they had the pot on before the third sack; {foe} was told of it by the smell, and had to call in the men who had been paid to wait for an end.',
            'He was quick for his weight. You both went through a wall that Jorunn had been meaning to shift. On the far side he had had enough, and took one of the sacks himself, having asked which way it was. With bread at {where} {foe}’s plan was so much wet straw, and it needed some days to think of another.',
            'It was short, and flour got into it, so that nobody saw much. When it had settled he was hanging from the hoist by his strap. You made six journeys. What you guarded was provided for through the month, and two of {foe}’s people asked him what, in that case, they were standing about for.',
            'You rolled him off like a log, onto the floor, and through it. The mill-race took him down as far as {foe}’s own landing. He was unhurt, and able to tell it; and while it was being told there, with questions, you had all the sacks up to {where}.',
          ],
          failure: [
            'He was not asleep. He let you come within reach, and used a full sack, swung by the ears. Jorunn helped you out by way of the dam. That same day {foe} had the mill emptied, and doubled the watch on the roads.',
            'You had him off them, but he bellowed. Three more came, who had been sitting on her barley. The meal was trodden into the yard, white, a long way round, and {foe} had seen by it how badly you wanted some.',
            'You got away with a sack on your shoulder, and he behind you with a knife, and he did not aim at you. It ran out through the slit all along the road. {foe}’s men had only to follow the line.',
            'It was he who lifted you. You were set on top of the sacks and he stood in front of you, asking if it was comfortable. {foe} heard the story and told it on, and put in a second man for company.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Six sacks of meal had gone up to {where} on your shoulders, out from under the man whom {foe} had put there.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Carry the meal past as a corpse',
          description: 'It wants a bier, a sheet, four mourners and a straight face, right by the man with the axe.',
          toward: 'neither',
          success: [
            'Jorunn’s uncle had died very fat, it was given out. He had to be fetched by way of the mill. {foe}’s man got up off the sacks to bare his head, and was asked to hold the door; there was a second uncle, and a third. They were buried at {where}, in the bread-trough, and much missed.',
            'You had the sacks out by the back while he sat on six others, full of chaff, that you had slid in underneath him as he dozed. The bier went by his nose. He laid a sprig on it. So what you guarded was fed by a dead man with a cough.',
            'The mourners were her four children, and they wept well, being hungry. He made the sign over the sheet. One corner was leaking, and he thought that it was quicklime and stepped back further. At {where} they were baking before he had sat down again.',
            'It got as far as the gate, where he wished to see the face, out of respect. Jorunn had foreseen that and put in her aunt’s cheese, with a cap on it. “He’s better so,” the man said. It was all at {where} within the day.',
          ],
          failure: [
            'The dead man burst. It came down from the bier in a thin white thread, and {foe}’s guard followed it with his eyes to the place where he had been sitting. There was running; {foe} had the roads up to {where} watched by people who were harder to bury things from.',
            'The youngest mourner was asked who it was, and said it was supper. She was four. Nobody could be angry with her but {foe}, who was, and closed the other mill as well.',
            'He had been a gravedigger, and insisted on helping. He dug very well, deep, at the roadside, and you all stood there and sang. By the time it could be got up again it was dumplings, and {foe} was days ahead of you.',
            '“I knew him,” said the man with the axe, and asked to walk with you the whole way, and told stories. At {where} he was still with you. {foe} heard from him what they had said to each other when the sheet came off.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'They had eaten bread at {where} out of a coffin, and {foe}’s own guard had held the door for it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask him when he himself was last hungry',
          description: 'He has been told not to talk to you, and it may take longer than they have food for.',
          success: [
            'It was when he was six, he said at length. There had been bark. You told him who was eating bark at {where}, and he got down. He had orders to sit on the sacks, and nothing was said about where; so he sat on them all the way there, on the cart, and afterwards told {foe} that he had never left them.',
            'He would not answer. But you went on eating your heel of bread, and halved it, and kept half, which he watched. His people had done it like that. When the cart was loaded he was found to be asleep, so soundly that he had to be moved by two; and he slept for {foe} until the week was out.',
            'He told you about his sister. It was not a long story, since she was small. Then he went off, for he had seen a strange sail, he said, and would be gone a good while making sure. {foe} had the whole shore searched for it.',
            '“It’s not me,” he said. “It’s orders.” You asked what the orders would be when {foe} had no more need of him. He had seen the others go, and without meal. He stood up; and he told you besides which of {foe}’s men could be spoken to in the same way.',
          ],
          failure: [
            'He had never been hungry in his life, and was interested to hear about it. He wished to know what one feels first. At last he called in Jorunn to bring him something, since it had made him uneasy.',
            'He had been told to stop his ears with wax, and had done it. You spoke well. He smiled at you, and went on nodding when you had finished; and what you guarded had a day’s food the less.',
            'He wept, and owned that it was wrong, and would not move. He could do the one without the other, he told you; it was what he was paid for. {foe} heard how soft he had grown, and sent a harder one.',
            'You asked, and he told you: at {where}, as it happened, at the hands of those who had it then. It was a long account, with names. {foe} had known very well whom to choose for those sacks.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'One of {foe}’s men had remembered how bark tastes, and a cart had gone up to {where} with him sitting on it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Bring up what you can in your hat',
          description: 'It is a hatful to a journey, from farm to farm, and no farm gives you two.',
          success: [
            'You went from door to door and asked for a handful, which nobody can be burned for. It was barley here and beans there. They cooked it at {where} all together. It was not good, and nothing was the better by it next week, but they had eaten.',
            'It took eleven journeys, and you were not stopped, since {foe}’s people were looking for sacks. What you guarded was kept for a few days longer. In the mill the man was still sitting.',
            'Somebody had laid out a turnip on each gatepost along the road, and had not been seen to do it. You went up to {where} with your arms full. It came out even: they were no worse off, and no better.',
            'Jorunn swept the mill for you, the beams too, and there were two hats of it, with wings in. They sieved it at {where}. Things stood as they had stood; but they were on their feet.',
          ],
          failure: [
            'There was a hole in the hat. You noticed it at the last gate, from the hens, who had come with you the whole way. It would have been one porridge.',
            'They gave at every farm, and it was at every farm the thing they had too much of. You came to {where} with a hatful of salt. They looked at it, and thanked you.',
            'A dog had it. You were putting on your shoe, with the hat beside you, and he was a civil dog and had asked first. At {where} they boiled the hat.',
            'You had gone so far round, to avoid being seen, that you had to eat some of it to get there. You told them how much. They said that it was only fair.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'For what you guarded at {where} you had gone begging with your hat, in a country where one is burned for a sack.',
      },
    ],
  },
  {
    key: 'vikings/course-the-axe-that-was-lent',
    kind: 'course',
    of: 'avenge',
    openings: [
      'A farmer, Bard by name, had caught {foe}’s youngest son on the road and shut him in his hay-barn. He was nine. Bard hated {foe} more than you did, and held out an axe to you: a son for what was done to {who}. He wished it to be your hand, before his own two sons. The boy had heard all of it through the boards.',
      '“I have something of {foe}’s for you,” said Bard, and opened the hay-barn. It was a boy of nine with one shoe. {foe} would feel that, said Bard, more than any suit; {who} had been wronged, and it was for you to take payment. He had sharpened the axe. His sons stood on both sides of the door, and would not like you to refuse.',
      'You could have been revenged on {foe} there and then, and it would have taken one stroke. {foe}’s youngest was in Bard’s barn, tied by the foot. Bard had an old wrong of his own, and meant you to settle it with {who}’s. He and two sons had come out to see it done. You were the only one there without an axe, and they were handing you one.',
      'The child in the hay was {foe}’s. He was telling his own fingers what they were called. Bard, who farmed there, explained to you how fairly it would come out: {who}’s loss on the one hand, and on the other this. He and his sons stood around you with their arms folded. Either you would do it, or they did not see why they should let you by.',
      'They were waiting for you at a farm where you had no acquaintance: Bard, and two big sons, and a barn door with a bar across. {foe}’s boy was inside, nine years old, taken on his way home. Bard thought he was doing you a service. An axe was leaning there, clean, for you to use on the boy in {who}’s name.',
      'Somebody had done you a base kindness. {foe}’s youngest son lay in Bard’s hay with his feet bound, and nobody knew of it but Bard, his sons and now you. “An heir is worth more than a lawsuit,” Bard said. He gave you the axe by the handle. It was for {who}, he said; but he looked as he said it toward a small grave by the wall.',
    ],
    still: [
      'The axe was leaning by the barn door as before, and Bard’s sons leaned on either side. Through the boards one heard the boy counting.',
      'Bard had gone to his wall and returned. He did not see, he said, what there was to consider.',
    ],
    later: 'Bard’s barn stood open, and hens went in and out. By the wall there was still the one small grave.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Ask Bard whose grave that is',
          description: 'Nobody has dared to for seven years, and both his sons will hear it.',
          success: [
            'It was a girl’s. {foe}’s horses had gone over her, and {foe} had not drawn rein. He told it to you and the axe. When it was out it was he who untied the boy. He would tell that story at the law-hill, next to yours; and {foe} had to send to all the neighbours, to ask what else was remembered.',
            'He raised his hand against you, and one of his sons caught it. “Tell it,” said the son. Bard told it. The boy had stopped counting, and asked what she was called. Afterwards Bard walked him home, and stood in {foe}’s yard, and said the name there three times. It spoiled {foe}’s sleep and eleven men’s obedience, and Bard is your witness.',
            '“You’d like it to be me,” you said to him, “because you would still know it for a child.” He looked at the grave for as long as it takes. Then he asked the boy in to eat. So {foe} had a son back, whole, from two houses that {foe} had wronged; and people who heard of it were on your side.',
            'You asked him if she would have lent her name to it. Bard sat down. His wife came out, who had not been told of any boy, and went by all of you into the barn. It was she who took him to {foe}’s gate, and said before the men what could have been done, and had not. Four of them left {foe} over it.',
          ],
          failure: [
            'It was not a question to be put by a stranger. Bard’s sons brought you to the boundary, each with a hand in your collar. The boy had got out through a rat-hole in the meantime, and told {foe} that you had stood there with an axe.',
            'He told you whose it was; and having told it he wanted it done more than ever. You had to get between. In the end the child ran one way and you another, and {foe} sent out men to look for the person with the axe.',
            'He did not hear you. He had been deaf on that side since it happened. He took your silence for shame and let you go, and then he let go the boy too, with a message, which was in your name.',
            '“That’s the dog,” said Bard. The girl’s was on the other side. You had begun to speak of small hands, and there was no mending it; {foe} was told at any rate that you were gathering sons.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Once {foe}’s youngest had lain in front of you and an axe beside him, and you had asked about another child instead.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Take the boy out past them',
          description: 'There are three of them in the door, and he will bite.',
          toward: 'against',
          success: [
            'You used the handle and not the edge. One son went into the nettles and the other into the first; Bard stood aside by himself. The boy bit you until he had understood. Then he told you, between your shoulder-blades, about a gap in the wall at {where} where he was used to get out.',
            'They had not thought that somebody would fight for {foe}’s blood, and it made them slow. You had him under your arm like a lamb, and were through. You set him down within sight of his gate. He looked at you, and said that the dogs at {where} are called Grip and Snap, and come if one says so.',
            'You threw the axe up on the roof, and all of them looked after it. That was the fight. The boy held on to your belt for three miles and never spoke. At the end he gave you what he had, and it was how one comes into {where} when the tide of people goes out to eat.',
            'Bard’s elder son was strong, and had no wish to win. You came out of the hay with the child in front of you. He was ashamed of the shoe. To make up for it he told you on which side they keep no watch at {where}, because it is only nettles.',
          ],
          failure: [
            'They threw you out of the yard, quite fairly, two to one. During this the boy had gone up a beam and out by the owl-hole. {foe} heard from him that there had been four of you in it.',
            'You had hold of the boy, and he of the door-post, and the sons had hold of you. It was Bard who let go first. The child ran home by himself, and what he told {foe} about you he believed.',
            'You had him out, and he took you for the worst of the lot. He went for your shin, and then for the woods. {foe} found him before you did, and counted the bruises, and hired six men for each.',
            'The younger son fell on the axe-handle and lay there for a time, and it frightened everyone into going home. The boy was put over the fence. {foe} took it all for your work, and acted on that.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'A boy whom you carried out of a barn had told you, out of shame over a shoe, how one comes into {where}.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Send {foe} the shoe with no word',
          description: 'You have to keep him in the hay for some days, and look him in the face each time.',
          toward: 'against',
          success: [
            'It was delivered on a shield. {foe} called in everyone from the roads, and the plans, and the ships, to look for one child. On the third day you let him out where they were looking. Bard thought it a clever thing. {who} heard of the shoe too, and sent back your last gift by the same boy.',
            '{foe} searched the wells first. No one there did a stroke of work against you for as long as it went on. Then he came home, with both feet wrapped in your sacking, and told them that you had taught him to whistle. But it was known by then, and one neighbour who was to swear for {who} said that he would rather not.',
            'You had judged it well: there was no more heard of {foe}’s undertakings. There was only a light going from house to house and a voice that called. The boy asked you who that was. It set {foe} back by a long way; and it set back you, in what you had been going to say before the court about honour.',
            'Bard’s sons would not meet your eye after the second day. {foe} had let everything lie and sat at the gate, holding a shoe. You sent him home. It was just what you had planned; and {who} asked, when it was told there, if this had been what was sworn.',
          ],
          failure: [
            '{foe} put the shoe to the nose of a hound. They were at Bard’s by the second milking, a great many, and you left by way of the roof. The boy waved after you, not being sure of the rules.',
            'The one whom you gave it to sold it on the way. When it was clear to everybody that {foe} had missed no shoe, and thought the child at his aunt’s, you had fed him for three days and he had beaten you at every game.',
            'It was his cousin’s shoe, and his cousin sat at home. {foe} understood the whole of it from that, and laughed, and sent for him with a cart. He rode past you sitting up beside the driver.',
            'He was ill in the second night, and called you by his nurse’s name. You could not keep on. You brought him to the gate yourself and were nearly taken; {foe} has had that gate watched from then on, and you described.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'A child’s shoe had been sent to {foe}, and had done what it was to do, and {who} did not ask about it twice.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit down in the hay with the boy',
          description: 'You must stay between him and the door until they have cooled, and they cool slowly.',
          success: [
            'You sat there, and the boy counted you. They looked in from time to time, and each time there were two in the hay instead of one. In the end Bard took in the axe, for the damp. The child was let go; nobody was the wiser, or the worse.',
            'He asked if it would hurt. You told him that you were tired, and meant to rest there until the people outside had gone to their dinner. So you did; so they did. You pointed him home and went the other way, and things stood as they had before.',
            'Bard held out for a day and a bit. A cow was calving, and he wanted both his sons for it. The boy pulled on a leg with the others. After that it could not very well be done, he granted, and took down the bar.',
            'You played at knuckle-bones with him, and he cheated, like {foe}. Toward the end Bard’s younger son had joined in. The axe was wanted for kindling. So it came to nothing on either side, which was more than one could have looked for.',
          ],
          failure: [
            'You fell asleep in the hay. When you woke it was very quiet, and you did not dare to turn over; but he had only gone, through the owl-hole, and had covered you up to the chin.',
            'He did not believe you. He screamed each time that you moved, until all the parish stood in the yard and you were asked to explain. It took the rest of the day, and you were not thanked.',
            'They barred the door on both of you, and went to bed. It was let up again when they needed hay. The boy had by then told you every one of his dreams, and you smelled of goat.',
            'You sat so well between them that neither could see the other. Bard gave it up from sheer tedium, and {foe}’s people, who had come with dogs, let the dogs have your hat.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had lain in a barn with {foe}’s child and let him cheat you, until the man with the axe went in to eat.',
      },
    ],
  },
  {
    key: 'vikings/course-the-grave-goods',
    kind: 'course',
    of: 'carry',
    openings: [
      'They were burying a chieftain, and his widow asked you for what you carried. He had spoken of it on his last day; he should have it with him in the mound. She would pay, she said, and it did not sound as if one could say no. There were sixty guests with ale in them. But it was promised to {who}, and had to come to {where}.',
      'The mound was open and he was sitting in it, with his horse, his hounds and his best cups. Only one thing was wanting. His widow, Asny, had seen what you carried, and found that it was this. She meant to lay it in his lap. Sixty mourners had turned round to look at you, and you had yet to get by them to {where}.',
      'You had come on a burial, and could not go by without drinking to the dead. That was how the widow Asny saw what you carried. Her husband had always wished for one, she told you, and took hold of it by an edge. It should go under the turf with him. You had sworn that it should go to {where}. She had the sixty guests.',
      '“He’ll be pleased,” said the widow, and she meant the man in the mound. She wanted what you carried put in beside him among the cups and the hounds, since a chief must lack for nothing. You told her about {who}, and about {where}, and she heard you out kindly. The bearers were already asking which way up it went.',
      'A great man had died, who had had everything but that which you were carrying. His widow took it for a sign that you should come by at that very hour. It would be buried with him; you would be given the seat of honour. To carry it on to {where} you had to take it out of her hands, in front of his whole kin.',
      'First somebody admired it, and after him a second, and then the widow Asny stood there and said that what you carried was wanted for the grave. It was done with much courtesy. Her brothers stood behind her, without any. You were on the road to {where} for {who}’s sake, and the dead man, who was looking on with two coins on his eyes, was not.',
    ],
    still: [
      'They had not closed the mound. The widow sat at its mouth, and kept a place free in his lap.',
      'The burial ale had been going round. Asny’s brothers had moved their bench across the way that you would have to take.',
    ],
    later:
      'Over the chieftain’s mound the turf had closed. People said that he walked; and that he seemed to be looking for something, but without malice.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Give the dead man a poem in its stead',
          description: 'It must be worth more than what you carry, and sixty people who knew him will be the judges.',
          success: [
            'You praised his hall and his anger, and put in what he had never owned, in the last line, as the one thing he could do without. The widow let go of the edge. They took up the refrain; two of the guests walked with you for a whole day, to see you safe, and sent home some people of {foe}’s whom they met.',
            'The first half was for him and the second was for her. No one had thought of that. Asny stood still to hear it. She had you go on with what you carried, before anybody could be sorry, and gave you her brothers to go ahead; and {foe}’s men, who had been lying in wait there, were taken for robbers and thrown in a bog.',
            'You said that a cup rusts, and a hound forgets; and the mound is soon only a hill where it is pleasant to sit. But what has been well said of a man has to be carried by everyone. So they carried that. What was yours you carried on yourself, by a shorter way they knew, and {foe} looked for you on the longer.',
            'It had a lame foot in the third line, and you limped with it, so that it was taken for art. At the end they were silent, as people are who would like to be alone. Then his oldest enemy asked if you would make him one some day. With that to look forward to he turned {foe}’s riders off your road.',
          ],
          failure: [
            'You called him open-handed. There was coughing. It appeared that this was why he had never owned one: he had always let others pay. You talked yourself out at last by giving them your whole stock of verses, and {foe} had gained all that time.',
            'It was a fine poem, and had been made by somebody else, and she knew it. It had been said over her first husband. You were some days in getting clear of the brothers; {foe} passed you on the road meanwhile.',
            'You came to a stop in the second stanza. The dead man looked at you. They waited for it with so much patience that it was worse than shouting; and when you had begged yourself free at last {foe}’s people had word of where you were.',
            'They wept so much that she would not part with you. You had to say it at each cup until you were hoarse, with what you carried on a bench beside you, under guard. {foe} wished for nothing better.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'There was a chief under the turf who had been given a poem in place of what you carried, and was said to prefer it.',
      },
      {
        ...does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Lay a bundle of sods in his lap instead',
          description: 'It has to be of the same size and shape, and the exchange is made under the eyes of the kin.',
          toward: 'neither',
          success: [
            'You bowed over him for a long time, as if it were hard to part from. When you stood up he had the sods, in your cloth, and you had the other under your cloak. They closed the mound. He had been a farmer before he was a chief; and you were well on toward {where}.',
            'There was some pushing, because the horse had not been quite dead. That was all you needed. He sat there with a parcel of turf on his knees and looked content. You went out with what you carried between two weeping aunts, and the way was open.',
            'You asked that they should turn away, as was the custom in your district. They turned. It is a good custom and ought to be brought in. What was yours went on with you, by the back of the hill, and what was his would at least keep him warm.',
            'A child saw you do it. You looked at one another. She had loved him, as it turned out, and he used to let her dig; and she patted the sods flat. You gained the road, and half a day on whoever might be following.',
          ],
          failure: [
            'The sods had a worm in them, and it looked out. Asny’s brothers were not long in finding the cloak it should have been under. You kept what you carried, because you ran; but you ran toward {foe}, as it turned out.',
            'You had made the exchange, and then in the press you made it again. It was the right one that they had begun to shovel over. You went down after it, among the hounds, and it was a long time before they would believe you; {foe} was not waiting.',
            'They wanted to see it once more, all of them, one after another. The earth was passed along with great reverence, and came apart with the eleventh. What happened next was told at {foe}’s table by somebody who had been there.',
            'You dropped it. It was only the sods, but everybody thought that it was the other thing, and broken; and they mourned for that as well, and held you fast to console you. {foe} had days of it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'In a certain mound a chieftain was holding a parcel of turf, and you had what should have been in his lap at {where}.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Heap his mound for him with your own hands',
          description: 'It is four hundred barrows of earth, and Asny decides when it is high enough.',
          success: [
            'At the two hundredth barrow people stopped drinking to look. At the four hundredth one saw the sea from it. “He has that now,” said the widow, and gave you leave to go. She had a cousin near {where}; and he would leave a gate unlatched, if he were told that it was for the one with the barrow.',
            'You carried and she stamped. When you had her up as high as the eaves she told you that it had been he who wanted everything, and not she. What you had brought you might take. She drew you in the earth how one gets to {where} without being seen, as she herself had gone, as a girl, to meet him.',
            'Her brothers took hold in the end, for shame. It was the highest howe in that country. They helped you up with what you carried, and one of them owned to having worked at {where}, on the wall, and told you where he had saved on mortar.',
            'That soil was mostly stones, and you left none of them in. The widow sat on top and had herself lifted with it. From up there, she called down to you, one could see a way to {where} that goes behind everything. She pointed it out, with her dead man’s spear.',
          ],
          failure: [
            'It slid. At the three hundredth barrow the whole of it came down on the side where the guests were. They were dug out, and had thirst; and {foe} would be glad to hear of anybody who is so long over a grave.',
            'It was never high enough. His father’s had been higher. You went on until your hands would not close, and on the way from there {foe}’s people had had time to choose their bushes.',
            'You had it done and smoothed, and found that what you carried had been set down inside. So it was all to be opened, with an apology, and to be closed, with another. {foe} profited.',
            'The barrow broke, and there was not a second. You brought it up in a helmet. The widow thought it a touching sight, and had all of her guests called out to watch, with {foe}’s messenger among them.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'The way by which you came into {where} had been pointed out to you from the top of a mound that you had heaped.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Lend it to him till the ale is drunk',
          description: 'You stand by his knee through all the feasting and may not take your eyes off it.',
          success: [
            'He held it for three days, and was toasted with it. After that there was no more to drink and people’s minds were on their cows. You asked the widow if he had had enough of it. She listened at his mouth and said yes.',
            'You stood beside him, and were taken by many for a part of the goods. On the third day it was handed back to you by the youngest brother, who had forgotten whose it was. You had lost three days, and kept it.',
            'A dead man asks for very little if one stays near. You got to know him rather well. When they were about to put on the roof you took it from his lap, and said that he had given you leave; nobody there could say that he had not.',
            'Asny was satisfied, seeing how it became him. She needed only that he should have been seen with it, she owned, by certain people. Then those had been sick and gone home. You packed it up and took the road that you would have taken anyway.',
          ],
          failure: [
            'On the second day they began to dance, and you were danced off. It was found in the end beneath the horse. It took six to raise the horse, and none could be got to stand.',
            'You nodded, and his hand had closed upon it when you looked. It may have been the cold. You had to open him finger by finger, talking, and no one in the mound helped you.',
            'The feast was lengthened by three days, and then, since it had been so well spoken of, by three more. You ate what he ate. It was a good while after that before you could look at a hound.',
            'When you came to take it there was a queue. Everybody had lent him something.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'What you carried had lain for three days in a dead man’s lap, and you had stood beside it like a cup-bearer.',
      },
    ],
  },
  {
    key: 'vikings/course-the-kind-liar',
    kind: 'course',
    of: 'accused',
    openings: [
      'A farmer whom you had never met offered to swear for you. His name was Mord; he would take his oath that you had been at his house, mending a net, at the very time of which {foe} accused you. It would have ended the charge. You had not been there. He smiled, and said that it was no trouble; he had done it for others.',
      '“We had pease-porridge,” said the man, “you and I, and you burned your tongue.” He was Mord, and a witness by trade. For friendship’s sake he was ready to swear you out of {foe}’s charge with a story in which there was not one true word. It was a good story. If it were found out, {who}’s surety would go with it.',
      'You were in need of someone who would speak against the charge, and there he sat: clean, grey-haired, believed in three districts. Mord would swear that he had had you under his eyes. It was false, and he knew it as well as you. {foe} was known to be watching your witnesses. One word from you would do, and he had his hat on.',
      'They have a name in law for what Mord offered you, and the fine is three marks and the tongue. He would stand up at {where} and swear that you were with him. You were not; but he told it so that you could see the kettle. It would clear you of what {foe} had laid to you, unless somebody should ask his wife.',
      'The offer was made to you across a gate. Mord, who farmed behind it, wanted to be your witness, and had learned his part: where you had sat, what you ate, at which joke you laughed. {foe}’s charge would fall to the ground. None of it had happened. He asked you only to say which of the two jokes you preferred.',
      'You could have been free of the charge by the next court. It would have cost one false oath, and not even yours: a certain Mord, a decent man with a cough, would take it for you. {foe} had said that you would stoop to that. {who} had said that you would not. Mord was waiting with his boots greased.',
    ],
    still: [
      'Mord had gone over his story and taken out a spoon that did not fit. He was at your service, he let you know.',
      'He was sitting on his gate and practising a cough. The offer held, he said, and the porridge was still warm in it.',
    ],
    later:
      'At Mord’s gate there was a new latch. He nodded to you over it, as to somebody with whom he had once eaten, or had not.',
    ways: [
      {
        ...does(['talk', 'intellect', 'hard', 'slight'], {
          action: 'Bring him to swear only what he knows',
          description: 'There is something true that he has seen, and he has got out of the way of saying such things.',
          success: [
            'You asked what he had really been doing then. He had to think. He was on the hill after a ewe, it came to him; and from there he saw one of {foe}’s people on the road. It was the first true thing he had had to offer for years, and {foe} spent days in finding out who else kept sheep.',
            'He began on the porridge, and you stopped him, and he began again. At the ninth time there was no porridge, and no you: there was a rider of {foe}’s with mud to the thighs, going home by the back way. He swore to that. He found that one need not learn it by heart; and {foe} began to be asked about mud.',
            '“They’ll believe me either way,” he said sadly. You told him that this was just why. In the end he spoke for you as to what he knew, and it was little, but it stood. {foe} had prepared three people against the false story, and had to send them home.',
            'You had his wife called out. In front of her he could say only what was so, from habit. He had seen you once, at a fair, give back a coin too much; and he had seen {foe} the same week count some stones. It weighed more than the net. {foe} lost two witnesses to it, who had been counting too.',
          ],
          failure: [
            'He tried. It came out as porridge. He was too old, he told you, and there was so much of it; and {foe} got to know that you had sat with Mord for two days and that something was being rehearsed.',
            'You brought him as far as the hill and the ewe. Then he saw that it could be better, and gave her two heads. {foe} had a man behind the gate who took down both.',
            'The true thing that he remembered was against you. He was very sorry. He had never yet been asked for one, he said, and did not know that they could do that; and {foe} was glad to hear it too.',
            'He was deeply offended. In three districts nobody had called his word in question. He went to {foe} with it, who soothed him, and asked what else you had said.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A man who had sworn falsely for half the country had sworn truly for you, once, and went about afterwards telling people how it was done.',
      },
      {
        ...does(['craft', 'charisma', 'medium', 'none'], {
          action: 'Go over the lie until it holds water',
          description: 'It will clear you with many, and {foe} will have a thread to pull at when it suits.',
          toward: 'for',
          success: [
            'You took out the second kettle, and aged the net. By the time you were through with it you could smell the thing yourself. He told it at two fairs, and people came up to you to say they had always known. {foe} heard it with a small smile, and sent somebody round to learn what they burn there under the porridge.',
            'He did it beautifully. An old woman in the crowd recalled having seen the light. The charge looked smaller after that, and you did too, when you shaved. {foe} had set two clever men to the business, and they had time and money.',
            'You supplied the burned tongue. It was that which persuaded them; three more said that they would speak for one who had been so ill served. It was only that {foe} wished next to hear from Mord’s wife, and one saw men on the road there.',
            'It was believed. You stood next to him and heard where you had been, and by the end of it you missed the place. Your case was far better by that; and {foe} had been handed a stick, to be used in season.',
          ],
          failure: [
            'There were two jokes in it now, one for each of you, and he told yours. {foe}’s man asked him to do the laugh. After that it was noted wherever you went, and not as a point in your favour.',
            'He had sworn for somebody else to the same kettle, on the same day, in the next valley. It was {foe} who brought the two of you together. The other was a big man, and had had the porridge too.',
            'You practised it once too often, and it was heard across the gate. It had been sung at {foe}’s before he ever swore it. He had to leave that country for a time, and you had to be seen leaving his house.',
            '“I can’t do it any more,” said Mord; “I’ve begun to believe it.” He had told the judge that you should be asked whether your tongue was better. {foe} asked.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'You had let a false oath be sworn for you about a net and some porridge, and for years people asked after your tongue.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find out who sent him to you',
          description: 'You follow him home and lie under his window, and he keeps geese.',
          success: [
            'He had a guest at home, who asked him whether the fish had bitten. The guest was {foe}’s. You were to have been caught with Mord in your mouth, before the whole court. You let them hear a goose; and {foe}, who had built on it, had to pull everything down.',
            'You lay among the geese, and they bore it. He counted money and put half of it back with a sigh, for you had not said yes; it was {foe}’s. So the kind man was a snare. That was told in the right places, and {foe}’s real witnesses began to be looked at sideways.',
            'Under the window you heard {foe}’s name, and then that he was to swear, and then fall down and repent, in front of everybody. You came in by the door and asked him to try it now. He repented on the spot, very well, and {foe} had lost the best blow that there was to strike.',
            'You followed him. He went by his own gate, and by two more, and in at {foe}’s. They let him sit at table. When he came out and saw you there he took off his hat to you, one workman to another, and let {foe} know by a boy that it had gone wrong.',
          ],
          failure: [
            'The geese were of another opinion. You went home across the pond. {foe} was told that you were creeping about your own witnesses, and it was not told as a joke.',
            'Nobody had sent him. He was like that. He saw you under the sill with your ear to the boards; there was nothing to say, and he told it, truly, for once, to everyone who came.',
            'You followed the wrong hat, to a christening. They asked you to stand godparent, and you could not well explain. {foe} had by then talked Mord over in earnest.',
            'They spoke of you in there, and you leaned nearer, and the wall was wattle. You came to the table with it. {foe}’s man helped you out from among the dishes and made some notes.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'The most obliging of your witnesses had been sent to you by {foe}, and you had found that out from among his geese.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Thank him and say no',
          description: 'He will ask you why, at length, and he is much the better speaker.',
          success: [
            'You said that you had not been there. He allowed that, but did you think anyone was ever where he was said to be? It went on through two meals. You said it once more, and he shook your hand as one does with the sick. Your case stood as it had.',
            'He tried to improve it for you: it might be only half a net. You thanked him. In the end he hung his hat up again. No harm had been done, and no good either, except that you slept.',
            'He took it well. It was seldom that he met with somebody who did not need him, he said, and asked if you were certain. You were not, but you were on your way by then. Things were neither better nor worse.',
            'You refused, and he stood at the gate and looked after you for so long that you felt it in the neck. He told nobody. The charge was just as heavy as before and you just as far from being rid of it.',
          ],
          failure: [
            'You said no so politely that he took it for a yes, and had told it to two neighbours before you caught up with him. It had to be unsaid from house to house, with your hat in your hand.',
            'He talked to you until you agreed to everything, and you had to come back on the next day to disagree. His wife gave you porridge. It was, as he pointed out, a start.',
            'He wept. He had so looked forward to it, and nobody asked him any more. You ended up by mending a net for him, a real one, so that he should have had something of it.',
            'You had turned him down and were at the bend of the road when he called to you that he would do it for your brother, then. You have no brother. It was thrashed out until both were hoarse.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You could have been cleared by a stranger’s lie, and had said no to it at a gate, twice, with thanks.',
      },
    ],
  },
];
