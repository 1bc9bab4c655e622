import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * A monk sets it down for the novices, with “Now” and “And” and “for”, a saint or a verse to every deed.
 * He draws the moral, since he is paid in candles to draw it, and in the same breath he doubts it.
 */
export const knightScenes: readonly SceneContent[] = [
  {
    key: 'knights/the-candle',
    kind: 'giver',
    openings: [
      'Now {who} would have let you off. A boy came with a lit candle, and said in {who.his} words that a friar had dreamed of your death, that no vow is worth a neck, and that you should blow it out and be free. And until you had answered you could not, in conscience, go a step.',
      'And there came to you a boy of {who}’s, walking with care, for he bore a flame. “I give you your oath back,” he said, as he had been taught; {who} had heard from a holy friar how you would die of it. One breath upon that candle, and it was ended. Without {who}’s leave you had no right to go on.',
      'It is written that a vow is a candle, and {who} had taken this to the letter and sent you one. You were to put it out before the boy who carried it, and go home, for a friar had foretold your grave. He stood in your way in great fear of the draught, and would not stir until it was done or undone.',
    ],
    still: [
      'The candle was shorter. The boy had put his hand about it, and one could see the bones in it, red, like those of a saint in a window.',
      'And still he held it out to you, with both his arms now, for he was seven.',
    ],
    later:
      'There was wax upon the stone, in the shape of nothing, and somebody had put a flower by it in case it should be holy.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Swear it over again upon the flame',
          description: 'It must be in words that a child can carry home whole, and you will be held to each of them.',
          toward: 'for',
          success: [
            'You put your palm over the candle, high, and said it in twelve words. The boy said them after you, and they were still true in his mouth. So {who} was ashamed to be afraid, and sent to all {who.his} kin to rise and hinder {foe}; from which we learn that courage is catching. So is the other thing.',
            'You asked the boy what he would do. He thought, and said that he would finish it. “Tell {who} that,” you said, “and say it was me.” And it was told at {who}’s hearth to forty people, who had each been waiting for someone else to begin; and {foe} was troubled that month upon every road.',
          ],
          failure: [
            'You made it too fine. There were cherubim in it. The boy got as far as the second of them, and wept; and what he brought home to {who} was that you had spoken strangely and had your hand in a fire. They prayed for you there, and no more was done, save by {foe}.',
            'While you were drawing breath to swear, the breath did it. There was a thread of smoke. The boy looked at you. It is a small thing and signifies nothing, the fathers say, and it was all over the country, and in {foe}’s hall, within the week.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'The vow had been made a second time, over a child’s candle, in twelve words that he could carry.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'serious'], {
          action: 'Walk a league barefoot for {who}’s peace',
          description: 'Over whatever lies there, with the boy to see it done; it costs you skin, and time.',
          toward: 'for',
          success: [
            'You took off your shoes and walked it, and the boy went in front with the light. And an old man, who had seen {who}’s wrong done and never told it, saw you go by upon your bare feet, and told it. So he who humbles himself shall be exalted. It was a sharp league, all the same.',
            'At the half league you sang, so as not to swear. The boy joined in. They heard it at three doors, and from each there came somebody with a thing to say of {foe} which they would not have said to a person in boots; and {who}, when it was reported, put by {who.his} fear and was content.',
          ],
          failure: [
            'You trod, at the four hundredth step, upon what the boy afterward called a hedgehog. You finished it on your knees, and he on your back. {who} was more afraid for you than ever, and held back the help that had been ready, and {foe} was glad of it.',
            'You walked a league, and it was the wrong league; that one had been cleared for a bishop. The boy reported truthfully that there had been rose petals. So {who} was offended, and who shall say where the fault lay? Not with the roses.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had gone a league barefoot to quiet {who}’s heart, and doors had opened to the sound of it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look for the friar who had the dream',
          description: 'He is said to be near still, and at supper; you leave the boy and the candle meanwhile.',
          toward: 'for',
          success: [
            'You found the friar by his laugh. He had boots on under the habit and a tonsure that came off, and {foe} had sent him round to dream of all {foe}’s enemies. You had him recite a Pater. He could not, and went away fast; and his dreams were much missed by those whom they had served.',
            'He was a true friar, and he had dreamed it truly, upon a cheese of {foe}’s. When you had told him whose cheese that was he was very still. And he went from that place preaching against {foe} by name, so that here good came out of evil. He kept, it must be said, the rind.',
          ],
          failure: [
            'You found a friar, and took hold of him, and it was the wrong one; and he was beloved thereabouts. While you were being forgiven, which took six people, the other had gone to {foe} with word that {who} wavered.',
            'He had left his bench warm and a bone upon it. From there the track went into a crowd of friars, who were all grey, and each of them had dreamed something. And {foe} slept well.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'The friar who dreamed your death had been sought out, and {foe} had got no more visions from him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Kneel by the boy until the candle ends',
          description: 'Neither blowing upon it nor forsaking it; it is a thick one, and the ground is hard.',
          toward: 'for',
          success: [
            'You knelt, and would not breathe upon it, and it went out of itself in its own time, as all of us do. So nobody had quenched your vow, the boy said, working it through. He would tell {who} that God had kept it as long as there was wax. Nothing was altered, and you might go on.',
            'It burned down to his fingers, and then you held it. When it was gone the two of you remained there for some while, not liking to be the first up. You had your vow still, and {who} {who.his} fear; the moral of it escapes me.',
          ],
          failure: [
            'You fell asleep upon your knees, as did Peter, and it was your own snore that put it out. The boy swore that he would not tell. He told it to his sister.',
            'It was a very thick candle. At the middle of it the boy had to be taken home, and set it in your hand, and you could neither walk with it nor put it down. In the end a cow decided.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had knelt beside a child until {who}’s candle burned out of itself, and had not breathed upon it.',
      },
    ],
  },
  {
    key: 'knights/the-kiss-of-peace',
    kind: 'foe',
    openings: [
      'A priest was saying Mass from the tail of a cart, and among those kneeling was {foe}. When it came to the kiss of peace {foe} rose, and walked to you with open arms; for whoever gives it before the people has no quarrel left, and {foe} wanted yours ended so. Behind you they had closed in, so as to see.',
      'Now {foe} and you met where there can be no fighting, for the Host was up. And {foe} meant to be kissed. To give the peace in the face of a congregation is to be reconciled, and {who}’s cause would have been over by the Agnus; the folk stood about you like a wall, and they smiled.',
      '“Peace be with you,” said {foe}, and offered you a shaven cheek or a painted one, before God and two hundred people. It was the Mass; you could not draw, nor well get out for the crowd. If you kissed it you would have forgiven, on {who}’s behalf, what you had sworn should be answered for. And the priest waited.',
    ],
    still: [
      'The priest had turned back two leaves, to give you time. {foe}’s cheek was where it had been.',
      'And there was such a hush among the people that one heard the carthorse, who was not in a state of grace, at the altar flowers.',
    ],
    later:
      'The grass was worn there by two hundred pairs of knees, and in the midst were two round places, a pace apart, that did not meet.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Refuse the kiss aloud and say why',
          description: 'In the middle of the Mass, before people who wish for peace and are standing very close.',
          toward: 'against',
          success: [
            'You said that you had no right to give what was {who}’s. And you said, in three plain breaths, what had been done. The priest shut his book. He asked {foe}, with the cup in his hands, if it was so; and {foe}, who still feared God a little, could not say no. Blessed are the peacemakers; it does not say, the quick ones.',
            '“When {who} has had it,” you said, “I’ll have what is left.” There was a gasp, and afterwards a woman’s voice that said Amen. It went from one to another. {foe} stood with arms out before two hundred folk who had begun to remember things, and within the week there were many of them who would not serve {foe.him}.',
          ],
          failure: [
            'You spoke well, but it was during the Mass. They heard only that somebody refused Christ’s peace. The kinder ones put you out by the legs; and {foe}, left alone with the open arms, was kissed by everybody there, and they asked what they could do.',
            'You had come to the reason when the bell was rung, at a sign from {foe}, and all went down upon their faces. So you told it to two hundred backs. It is vain to preach to those at prayer. They rose up angry, and you were some while in getting away from them.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe} had once stood with open arms at Mass, and been told whose peace it was to give.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Clasp {foe}’s hand and not let go',
          description:
            'It will pass for brotherhood as long as neither of you cries out; and {foe} has a grip as well.',
          toward: 'against',
          success: [
            'You took the hand and not the cheek, and you closed yours. And with your mouth at {foe}’s ear you asked for one thing about {who}, and went on closing. It was told you before the Agnus was out. All who saw it were edified, and many wept. I set it down as I had it.',
            'The two of you stood there as a bridge stands. Sweat ran into {foe}’s collar. At length {foe} said, between the teeth, where the thing lay that you wanted to know; and you said, “And with thy spirit,” and let go. Force is of the devil, but he was not, that day, the strongest.',
          ],
          failure: [
            'It was your hand that gave way. {foe} bore it down, smiling, until you had to kneel; and then it looked to all the world as though you had begged for the peace and been granted it, and a clerk wrote so.',
            '{foe} cried out upon the first pressure, very high, like a girl or a hare, and fell. So it was seen that you had done violence in the face of God. There is no man so strong as one who is willing to scream.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A handclasp at Mass had lasted a whole Agnus, and {foe} had been the first to speak.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Watch who moves when {foe} moves',
          description: 'You must hold {foe} off with bows and courtesies, and not look as if you looked.',
          toward: 'against',
          success: [
            'You bowed, and {foe} bowed, and so three times; and at each of them eleven of the faithful shifted a foot. These were the hired ones. You marked their faces, and heard two of them speak, behind a psalter, of how they would be posted at {where}. Watch and pray, it is commanded; you had done the first half.',
            'A true man at prayer looks at the priest, and one with wages looks at his master. By that you told them, to the number, and saw among them one who was to keep a door at {where}, and who kept it badly even here, since he slept. You got away from {foe} in the crush for the blessed bread.',
          ],
          failure: [
            'While you were counting them {foe} came in under your guard and kissed you, on both sides, with a noise. They cheered. There was nothing in the rubric about taking it off again.',
            'You watched them so well that one began to watch you. He had a stone in his glove. It was done with reverence, in the press, on the way to the cart-tail; and {foe} put a hand beneath your elbow, for all to see, and asked whether you were faint.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'Eleven of the faithful had moved their feet at Mass when {foe} did, and you had known them after by it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Stay on your knees through the whole Mass',
          description: 'Nobody may be kissed who is at prayer; there are a litany and two sermons still to come.',
          toward: 'neither',
          success: [
            'You bent your face to the ground, and {foe} could not come at it. There was the litany, then the sermon, then a sermon about the sermon. When you rose the others had gone home to eat. {foe} had stood for all of it with the arms somewhat lowered, and had gained nothing, and neither had you.',
            'They took it for devotion. It was that too by the second hour, the brother thinks, for one cannot say so many Paters against someone and mean all of them ill. And {foe} was called away by a man with a list.',
          ],
          failure: [
            'You endured as far as the second sermon. Then your leg went from under you, and it was {foe} who caught you; and the two of you lay in one another’s arms upon the grass, as the painters do it. The people sang.',
            'It was noticed how humbly you knelt to {foe}, who had come and stood exactly in front of you. You had your eyes shut. From the side, they said, there was no mistaking it for anything but homage.',
          ],
        }),
        won: {},
        lost: { threat: 1 },
        remembered: 'You had kept your face to the ground through two sermons, so that {foe} should have none to kiss.',
      },
    ],
  },
  {
    key: 'knights/the-dead-horse',
    kind: 'foe',
    openings: [
      'And you came upon {foe}, lying alone beneath a dead horse. It had fallen and crushed nothing, but one leg was under it to the thigh. {foe} wanted your shoulder, quickly, and your silence for ever; and there was no binding anybody, for a score of {foe}’s own riders could be heard coming up at a walk.',
      'Here {foe} was delivered into your hand, as Saul was to David, and by a horse. It lay dead across one leg. “Get me up before they see,” said {foe}, who could bear anything except to be laughed at by the riders who were following. You had as long as it takes to say a rosary, if one says it badly.',
      'A great horse lay dead in your way and behind it somebody was swearing in a low voice. It was {foe}, held by the leg. {foe} would have you lift the beast and never tell of it. The riders were not far; if you did harm there you would not live, and if you did nothing there would never again be such an hour.',
    ],
    still: [
      'The horse had been heaved at and had settled. One heard harness now, and a man whistling.',
      '“I will owe it to you,” said {foe}, as one says a thing in a foreign language.',
    ],
    later:
      'The ravens had dealt with the horse. A boot had been left under it, a very good one, and no one in those parts would wear it.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Lift the dead horse off {foe}',
          description: 'It weighs what ten men do; you ask for nothing first, and it may come down on you as well.',
          toward: 'for',
          success: [
            'You got your back under the shoulder and stood up. Love your enemies, we are told, and nobody tells us with what muscle. {foe} crawled forth, and looked at you for the length of an Ave; and then gave you {who}’s matter in a few true words, and turned the riders back another way. I don’t understand it. I only copy.',
            'It rose a hand, and {foe} was out. “Why?” said {foe}. You had not the breath for a reason. And it is a fact that for many days {foe} gave no orders, and that something which had been denied to {who} from the first was let be known. Whether it was thanks or rage the learned are divided.',
          ],
          failure: [
            'You had it up, and your foot turned. The horse came down across the both of you. So the riders found {foe} and you lying side by side like a married pair on a tomb, and laughed after all; and for that laugh {foe} has never forgiven you.',
            'You strained until you saw the saints. It did not stir. Then came the riders, six of them, and did it with one heave; and {foe}, upon two feet again, let them believe that you had been found robbing the saddle. They believed it with their boots.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had once lifted a dead horse from {foe} and asked nothing, and {foe} had had to live with it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Make {foe} promise before you help',
          description: 'A promise made under a horse may not bind; and each word of it brings the riders nearer.',
          toward: 'neither',
          success: [
            'You asked for one thing only, and that small: that at {where} the side door should be unbarred to you. {foe} laughed, and swore it upon the horse’s soul, which is bad doctrine. And when you had got the leg free, {foe} kept it. A forced oath is no oath, says the canon; but {foe} had not read him.',
            'You named your price in a voice like a grocer’s, and {foe} came down to it by the third bead. It was how one gets in to {where} unannounced. Then you did your part. I have looked for the sin in this and found two, and put them against the good, and they come out level.',
          ],
          failure: [
            'You bargained as one does who has time. At the last article the whistling was close by; and {foe} broke off, smiling, lay back, and called out loudly for help against a robber.',
            '“I swear,” said {foe}, “I swear, I swear,” and when you had pulled the leg out asked you what it had been about. They do not remember. It is a kind of innocence, and it rode off on another’s horse.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had once sworn you a small thing upon the soul of a horse, and, against the doctors, had kept it.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Raise the horse with a pole and stone',
          description: 'You must find both and place them well; what cracks first may be the pole, or {foe}.',
          toward: 'for',
          success: [
            'You set the stone, and upon it the pole, as Archimedes did who was damned for other reasons. It went up like a lid. {foe} watched, and could not leave off asking how; and in return, as one craftsman to another, told you how the thing had been done to {who}, which was likewise a matter of leverage.',
            'Two lengths of fence and a boulder, and you leaned. {foe} came out whole, with one boot. It seemed a pity, said {foe}, that you should be on the other side; and, being so moved, spoke for once without lying, of {who} and of the year when it began. Then you were told to run.',
          ],
          failure: [
            'The pole was sound, and the stone was chalk. It went to meal, and the horse sat down again. {foe} said nothing at all, and said it looking at you, until the riders came.',
            'You had misjudged which way it would roll. It rolled over {foe} from the one leg to the other, slowly. The riders thought it must be torture, and said that they had never seen it done so.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A pole and a stone had raised {foe} up, and {foe} had talked, as one craftsman does to another.',
      },
      {
        ...does(['explore', 'perception', 'easy', 'slight'], {
          action: 'Read what is in {foe}’s saddlebag',
          description: 'There is time for that or for mercy, and {foe} will lie there and see which.',
          toward: 'against',
          success: [
            'You went through the bag while {foe} looked on. It was orders, sealed and not yet sent; you read them, tore them, and were gone before the first rider. So {foe}’s plans were hindered. Yet the priest by the road in that parable also had business, and I never read that he enjoyed it.',
            'You did not touch {foe}, and you did not help. You opened each letter, and laid it face up in the mud, where it ran. “I would have done the same,” {foe} told you, and that is the worst that was ever said of you. They had all to be written anew.',
          ],
          failure: [
            'The bag was beneath the horse too. You were lying at full length with your arm in under it, cheek to cheek with {foe}, when the riders came round the bend and drew rein.',
            'You found bread in it and a child’s drawing of a knight. While you stood with that in your hands {foe} got an arm free and threw a spur at you, and then cried murder. So one was punished for the wrong sin, which is the usual way.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had read {foe}’s letters once while {foe} lay under a horse and watched you do it.',
      },
    ],
  },
  {
    key: 'knights/the-cart-and-rope',
    kind: 'price',
    openings: [
      'Some villagers had a thief upon a cart with a rope on him, and wanted a person of standing to say Amen to it. They barred the way until one should. He had taken their chalice, they said; and he called out to you that he had served {foe}, and could tell what was done to {who}, if he had the breath.',
      'Now here was a hard thing. A village would hang a man for its chalice, and needed only your word; with it they would go as one against {foe}, whose thief he was. But he alone had seen what {foe} did to {who}, and would say so for his neck. They had taken up the road until you chose.',
      '“Judge,” said a woman, and put the rope’s end in your hand. At the other end stood one who had served {foe}, very young, who had robbed their altar. Living, he could bear witness for {who}. Dead, he would content forty men, who were ready to rise up against {foe} and would not do it cheated. Nobody made room for you to pass.',
    ],
    still: [
      'They had not hanged him yet. Someone had given him an apple, and all of them were watching him eat it.',
      'The cart stood where it had. He had begun to tell them their own names, one by one, for he had been at school with them.',
    ],
    later:
      'A length of rope hung there with a knot tied in it, and under it lay an apple core. The birds had had neither.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'serious'], {
          action: 'Pledge your own good name for the thief',
          description: 'He lives and will speak for {who}; forty angry men go home, and {foe} need not fear them.',
          toward: 'neither',
          success: [
            'You said that he was yours and you would answer for it. They spat, and cut him down from it; and there was one said, “So that is what a knight is.” He told you all he had seen of {foe} and {who}, to the end, shaking. Mercy is the greater thing. The forty put by their pitchforks, and {foe} heard that also.',
            'You laid your hand upon his neck where the rope had been. It was warm. They let you have him, since you asked, and let you have their scorn; and nobody in that valley would move a foot against {foe} now. But {who} had a witness, and he lived to be old. Let each reader cast that up for himself.',
          ],
          failure: [
            'You pledged it, and they asked you what it was worth. You could not tell them. He was hanged while you were looking for an answer, and they went home, very quiet, by different ways; and {foe} had been rid of a witness and a rising for the price of one rope.',
            'They believed you, and loosed him, and he ran. He ran like a boy let out of school, straight to {foe}, and told what was said. I do not blame him. I have tried to, for the sake of the lesson.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'You had put your name between a thief’s neck and the rope, and he had spoken, and forty men gone home.',
      },
      {
        ...does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Let it be done and stay by him',
          description:
            'The forty will rise against {foe}; what he knew for {who} will die with him, and you will see it.',
          toward: 'neither',
          success: [
            'You said Amen. And you got up on the cart, as nobody else would, and held his hand, and told him to look at you. He asked if it would be long. You said no, and that was true. The forty went from there together, and {foe}’s roads were not safe for weeks; and what he had seen, nobody saw.',
            'He was nineteen. You knelt by him for the whole of it and did not look away, and after it you closed his eyes. They were just; they had their chalice; they marched on {foe} singing. {who}’s proof was in the ground with him. I have been told to draw the moral here, and I have sat a good while.',
          ],
          failure: [
            'You said the word, and then you could not stay. You heard it from behind a wall. They had wanted a judge and not somebody with wet eyes, and it soured them; they took up no arms. So he died, and nothing came of it.',
            'It was done ill, and was long. At the end they threw down the rope, and each one blamed his neighbour, and some blamed you. No man there would have followed any other to a dance. {foe} sent them a fresh chalice, and they took it.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered: 'A boy on a cart had asked if it would be long, and you had held his hand and told him no.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Try the theft by evidence before them all',
          description: 'They want a rope and not a reason; should you prove him guilty, it is you who hanged him.',
          toward: 'neither',
          success: [
            'You asked to see the lock. It had been opened with a key; and {foe}’s steward had the only other one. There was a silence, and after it a roar. So the thief got down, and bore witness for {who}; and the forty, who had so nearly done {foe}’s work, went to do their own. I note it, for it is rare.',
            'You set a cup on his head to see if he could have gone by the squint where they said he went. He could not by a hand’s breadth. Who could, then? The sacristan began to cry, and named {foe}, and the sum. They cut the rope in pieces and wore it in their caps, against {foe}; and the boy said all that he knew.',
          ],
          failure: [
            'You tried him fairly, from the lock to the sack, and proved it. There was no doubt left in anyone. He thanked you for the pains. It was over soon; and the forty felt that they had been at a lesson and went home to think about it.',
            'You had seven proofs, and they were tired at the third. Somebody struck the horse. A reason is a slow beast, says the philosopher, and the cart had gone out from under it and him.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had asked, before the cart could move, to see the lock, and found {foe}’s own key in it.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'none'], {
          action: 'Slip by while they dispute the knot',
          description: 'The way is open behind the cart; you leave him to them, and them to it.',
          toward: 'neither',
          success: [
            'You went round by the cart’s tail with your head down. He saw you go, and did not call out. What became of him was told to you later in two ways, and you asked no one which; you had passed, and that was all you had of it. Pilate at least asked for water.',
            'They were at odds about the knot, and you were past them. It was no more your business than it had been the day before. You said that to yourself for a mile, and then found that you were saying it aloud.',
          ],
          failure: [
            'You were behind the cart when the rope fell slack, and they looked round. “There goes one more,” said the woman. They sent after you with stones, and wrote to {foe} for a judge.',
            'The way at the back was stopped with a harrow. So they had you before them after all, as one who had tried to run, and heard you upon the case with less respect. They did what they liked. {foe} was told who had been there.',
          ],
        }),
        won: {},
        lost: { threat: 1 },
        remembered: 'There had been a thief upon a cart who saw you go by behind him, and did not call out.',
      },
    ],
  },
  {
    key: 'knights/the-twelfth-hand',
    kind: 'friend',
    openings: [
      '{them} stood accused of moving a neighbour’s landmark, and would be outlawed there and then unless twelve people swore to {them.his} honesty. There were eleven. {them} asked you to stay and be the twelfth, and the reeve had his staff raised to close the count; but whoever swears has to sit the whole court out, and you had far to go.',
      'Now in that place they clear a man, or a woman, by twelve hands laid upon a relic, and {them} had eleven. The twelfth was a cousin, who had thought better of it. So {them} saw you, and wept for gladness, and begged your hand; it would take until the last case was heard, and there were nineteen.',
      '“One more,” the reeve was saying, “or it is the wolf’s head.” Eleven neighbours stood with their hands upon a saint’s shin. {them}, whose land and life hung on it, had turned and seen you in the road, and asked for your oath. But you were in haste, and those who swear may not leave until the court has risen.',
    ],
    still: [
      'Eleven hands were still upon the shin, and some of them were getting pins and needles.',
      'The reeve had counted over again from the other end. It came to the same.',
    ],
    later:
      'Twelve palms had been cut in the bench there, for a memory, and children put their own hands in the last of them to see if it was lucky.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Lay your hand on the relic and swear',
          description: 'You will be asked how well you know {them}, and all the nineteen cases come after.',
          toward: 'for',
          success: [
            'You swore it, and gave as your reason that {them} had once been good to you for no profit. The reeve took that for evidence. So {them} was quit; and in the eleventh case there stood up a man of {foe}’s, and said a thing on oath that you would have ridden a week to hear. Charity is its own reward, or has another.',
            'They asked if you would put your soul to it, and you said yes, and thought of it only afterward. {them} embraced the reeve. And upon the bench, through eighteen ditches and a pig, your neighbour told you what {foe} did to {who}, which he had seen from his own hedge.',
          ],
          failure: [
            'You had sworn as far as the name when you said the name of somebody else. It was your tongue, and the reeve pitied you; but a twelfth who does not know whom he swears for is none. They went and fetched the cousin, by the ear. {them} was saved, and sorry.',
            'They would not have you, since you hold no land in that hundred. It was argued at length. In the end {them} was let go upon eleven hands and a dog’s paw, which they found a precedent for, and you had sat there for nothing while {foe} had not sat.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'Yours had been the twelfth hand upon a saint’s shin, for {them}, with eighteen ditches still to come.',
      },
      {
        ...does(['gift', 'vigour', 'hard', 'serious'], {
          action: 'Offer to bear the iron in {them}’s stead',
          description:
            'Nine paces with a hot bar, in place of twelve oaths; it ends the court at once, or ends {them}.',
          toward: 'for',
          success: [
            'You carried it nine paces and put it down, as one sets down a cup. In three days the cloth was to be opened. But the accuser had seen your face, and could not wait; he knelt, and told how {foe} had hired him, and {them} was free. Thus God defends the right. He used your hand.',
            'You said “Give it me,” and took it before they had done blessing it. The accuser looked at that, and cried out that it was all false, and that {foe} wanted the field. So {them} was quit and a whole country turned about. I asked if it was true about the iron. The cook showed me how you had held it.',
          ],
          failure: [
            'You bore it seven paces. It was two more, and you saw them quite clearly, and they were a long way. The law is kind in that place, for it had been your hand and not {them}’s; they let {them} pay a fine. But the accuser went off laughing, to {foe}.',
            'They were so long in heating it that the reeve asked for a prayer, and then a second, and you stood before the coals and thought. When it came you let it fall. Not one of them said a word. {them} wound your hand in wet linen, and went to look for the cousin.',
          ],
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'Nine paces had been walked with the iron for {them}, and it was the accuser who cried out.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hold the count open until the cousin comes',
          description: 'A court may not close upon one who is praying; pray slowly, for the cousin is in no haste.',
          toward: 'for',
          success: [
            'You began at Adam. By Nahor they had sent for ale, and by the Captivity there was the cousin, red in the face, with a wife behind him. He laid down his hand the twelfth, and {them} was quit. I have always held that the genealogies were written for some purpose.',
            'You prayed aloud for the reeve’s mother, and his cattle, singly. He could not well stop you. The cousin came at the heifers. So {them} was saved, with nothing spent upon it but breath and a part of your road.',
          ],
          failure: [
            'You had prayed for as long as there were saints, and coughed; and in that cough the reeve brought down his staff. They made it a fine, for your sake, who had been so tedious. {them} said that it could have been worse.',
            'The cousin came, and heard you through the door, and went away again, for he thought that it was a funeral. {them} had to be sworn for by a stranger out of the alehouse, on terms.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had prayed from Adam to the Captivity, to keep a court open for {them}.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go and look at the landmark itself',
          description: 'It is three fields off, with a dog in the second, and the reeve will wait only so long.',
          toward: 'for',
          success: [
            'The stone had been moved, and lately, and by a sledge with one bad runner. You had seen that track before; it was {foe}’s bailiff’s. You brought the reeve to look. {them} was begged pardon of, by the whole hundred on its knees in the beans; and the bailiff, who had other such errands for {foe}, did not go on them.',
            'There was moss upon the side that should have been bare. And a girl, minding geese, told you who had turned it: three of {foe}’s people, and one had sworn by the Devil’s knee. They were taken up that same hour. {them} walked home along the true boundary, touching it.',
          ],
          failure: [
            'You found a stone and set your shoulder to it, to see if it could be moved, and it could. Then the neighbour looked over the hedge. So now there were two accused; and {them} had to find a dozen hands for you as well, before you could be let go.',
            'You were for a long time in the second field, with the dog. When you were back it had been settled for a fine, and {them} thanked you for having been willing. {foe}’s bailiff had held the dog’s other lead.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A boundary stone had been found to have moss on the wrong side, and {them} to be honest after all.',
      },
    ],
  },
  {
    key: 'knights/the-shut-door',
    kind: 'turn',
    openings: [
      'An old nurse sat telling her beads, and she would not let you by with that vow upon you until you had heard what it was made of. She had been in both houses. {foe} had come once to {who}, seven years before, on both knees through the mud, to ask forgiveness. And {who} had shut the door.',
      'Now you were to learn what {who} had never told you. It was an old woman who held your sleeve and said it, for she had been on the inside of that door: how {foe} had knelt before it three days and asked for pardon, and not been let in. “That was a better soul then,” she said. She wanted you to know, and would not let go.',
      'And there was one by the way who had rocked {foe}’s cradle and had closed the eyes of {who}’s dead. She barred your road with a stick. For seven years, she told you, she had been the only one who knew it: that {foe} repented once, and knelt, and {who} would not open. You should hear it all, or never go another step in peace.',
    ],
    still: [
      'The old nurse had come round to the same bead again. She kept hold of your sleeve.',
      '“Three days,” she said, as though you had asked. “And I had soup on.”',
    ],
    later:
      'Where the old nurse had sat there was a hollow, and a bead in it of plain wood, worn on the one side as a step is.',
    ways: [
      {
        ...does(['gift', 'vigour', 'hard', 'serious'], {
          action: 'Kneel at {foe}’s gate and answer for {who}',
          description:
            'Three days before that house, among those who hate you, to give back a courtesy; it may be spat upon.',
          toward: 'neither',
          success: [
            'You knelt where {foe} could see. They threw things, and then they ceased. Upon the third day {foe} came out, and stood, and could not speak; and went in, and called home the riders. And a paper was thrust under the gate by nobody, that set {who}’s affair in a true light. A soft answer turns away wrath. This one was seven years late.',
            'You said through the gate that {who} had done wrong in one thing, and that you were come to kneel for it. There was no reply for two days. Then {foe}’s voice said, close against the wood, “You are too late,” and wept; and long after did no harm, and let out what had been hidden. I should like to end here.',
          ],
          failure: [
            'They let you kneel. On the second day they opened and {foe} came by you with hawks, without turning the head, and the horses went where you were. So {who} had been humbled for nothing; and {foe} had the story told at table with the voices.',
            'You had been there one day when word of it came to {who}. You were bidden get up. It was {who.his} door and not yours, the message said, and {who.he} would open or shut it as God gave {who.him} strength. {foe} had listened from above; and laughed, and one heard that it hurt.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had knelt three days before {foe}’s gate to answer for a door that {who} once kept shut.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask {who} by letter why the door was shut',
          description: 'The nurse knows a sure messenger; you may lose {who.his} love by it, and will lose time.',
          toward: 'neither',
          success: [
            'The answer was one line: that {who} had stood all three days upon the inner side with a hand on the bar. Below it, in a worse script, came the rest, and it was what {who} had kept back from you out of shame. So you knew what you had sworn, and swore it still. Truth is a lamp. It shows the floor too.',
            '{who} wrote that {who.he} had been afraid; not of {foe}, but of forgiving. And having set down so much {who.he} set down the whole, with the names of those who had seen. It was worth more to your cause than anger had been. The nurse had it read to her twice, and let go of your sleeve.',
          ],
          failure: [
            'There came no answer. It was shown to you by the messenger that the letter had been opened, and read, and folded up again very small. You had put your hand on the one place. {who} sent no help for some while.',
            'The letter was brought, by the surest of messengers, to {foe}. He had misheard which house. It was kept; and {foe} was seen to be in better heart, as one who learns that the other side sleeps badly too.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: '{who} had owned at last to having stood behind that door three days, with a hand upon the bar.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go by the path that {foe} came on knees',
          description: 'The nurse can show you where it starts; it is long, and was not made for walking.',
          toward: 'neither',
          success: [
            'There were two grooves, the nurse said, that grass would not cover; and there were. You followed them backward from {who}’s side to {foe}’s, and they brought you past {where} by a gap that only a penitent would take. No one had thought to guard it. One does not set watch upon the way by which one was ashamed.',
            'It went beneath thorns, where a rider would never look. In the midst {foe} had scratched a cross on a stone, and the date. From there you could see {where} below you, and how it is come at unseen. You prayed a little for {foe}. It was strange on the tongue, like another’s bread.',
          ],
          failure: [
            'You lost the grooves among cart ruts, which are made by all sorts of people. There was a man of {foe}’s at the end of those you followed; and he asked you, not kindly, what you had dropped.',
            'It was grown over. You went on hands and knees and there were a great many thorns, and the nurse called to you from the road that it had been to the left. So penance may be done by mistake. I know of no rule which says that it counts.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had gone, thorns and all, by the way that {foe} once came on both knees.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit down and hear the nurse to the end',
          description: 'She leaves out nothing, not even the soup; it costs you time and some of your anger.',
          toward: 'neither',
          success: [
            'She told you of the first day, and the second. On the third, she said, {foe} had stopped asking, and only stayed. When she was done you were as bound as ever and a good deal sadder. I had thought to put here that knowledge makes us free; but the page is small.',
            'You heard it all. There were two who had wept that week with an oak board between them, and she had carried soup to the one and been forbidden to carry it to the other. She let you go then. You went more slowly, and had {foe}’s knees before your eyes.',
          ],
          failure: [
            'She told it from the cradle, and by the teething you slept. She did not wake you. You came to with your sleeve free and nobody there, and knew the beginning of it, and that there had been a door.',
            'As she talked she grew confused as to which of the two had knelt. She begged your pardon. By the end it was {who} in the mud, and {foe} within, and she wept for both; and you went away with less than you had come with.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had sat by {foe}’s old nurse for the whole of a sad story, and for the soup in it.',
      },
    ],
  },
];
