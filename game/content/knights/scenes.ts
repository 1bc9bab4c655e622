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
      '{who} wished you to blow out a candle and be quit of your vow, for a friar had dreamed that you would die of it; and what barred your way was the child who bore the flame, since without {who}’s leave you could not in honour ride on. Now there are many who would have thanked him. They are not in this book.',
      'A very small boy came along the road at the pace of a bishop. There was a lighted candle in his fists, and he had his message by heart: that {who} had word from a friar of your grave, and loosed you from the oath, and would have you quench this to show it. Until you did one thing or the other you were bound to stand.',
      'Saint Blaise is the one for candles, and I have asked him what you should have done. {who} had sent you one, burning, by a boy. If you put it out your oath was dead, and you would live, which a friar had dreamed you should not otherwise. The boy blocked the path with his elbows. He had been told to bring back smoke, or your reason.',
      'And love, which is the chief of the virtues, now stood in your road with wax upon its thumbs. For {who} feared for you. A friar had seen you dead in his sleep, and so {who}’s page was come with a flame for you to blow upon and be free of all promises; and you had no leave to pass him while it burned unanswered.',
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
            'You gave the boy the vow as a riddle, since children forget a prayer and never a riddle. He asked it of everyone on his way home. By the time {who} had it a whole parish knew the answer, and had taken down its billhooks against {foe}. Out of the mouths of babes, says the psalm; it does not say how loud.',
            'You swore it by the flame, and by the boy’s own name, which was Odo, and he stood up straighter. He told it at {who}’s table in a voice to be heard in the yard. So {who} rose up and kissed him; and the grooms in that yard, who had been for sale to {foe}, found that they were not.',
          ],
          failure: [
            'You made it too fine. There were cherubim in it. The boy got as far as the second of them, and wept; and what he brought home to {who} was that you had spoken strangely and had your hand in a fire. They prayed for you there, and no more was done, save by {foe}.',
            'While you were drawing breath to swear, the breath did it. There was a thread of smoke. The boy looked at you. It is a small thing and signifies nothing, the fathers say, and it was all over the country, and in {foe}’s hall, within the week.',
            'You swore it by so many saints that the boy asked which of them was to be told. There was a dispute about Saint Eloi. In the end he went home with the saints and without the oath; and {who} shut the gates in sorrow, and {foe} came by them at ease.',
            'The flame leaned as you said it, and the child’s sleeve took. You had it out in a moment with your cloak, and he was not burned, God be thanked, but the candle was under there too. He carried {who} a black wick. What {foe} made of that I have heard in three ballads.',
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
            'A widow saw blood upon the road, and followed it, scolding, with a basin. She washed your feet, as was done for better people; and as she did it she told you where {foe}’s guilt toward {who} lay written down, for she had once washed the floor of that room. The boy brought home the basin as a proof. It is shown for a penny.',
            'You left the skin of one heel on a milestone, and the boy, who was moved, gave you his cap to stand in. When {who} had been told of the cap there was weeping, and then consent, and then a list of friends who would lodge you. We learn that great hearts are opened by small hats. I should not build on it.',
          ],
          failure: [
            'You trod, at the four hundredth step, upon what the boy afterward called a hedgehog. You finished it on your knees, and he on your back. {who} was more afraid for you than ever, and held back the help that had been ready, and {foe} was glad of it.',
            'You walked a league, and it was the wrong league; that one had been cleared for a bishop. The boy reported truthfully that there had been rose petals. So {who} was offended, and who shall say where the fault lay? Not with the roses.',
            'At the midpoint you met a train of pack mules, on a narrow path. They were shod. You gave up the walk there in the arms of a muleteer; and the boy could only report what he had seen, and {who} took it for the friar’s dream come early, and sent word to {foe}’s heralds of a truce.',
            'The boy went in front with the light and looked at the light, as one should, and so led you into a bed of nettles as long as Lent. You said a thing there. He had not heard it before, and asked {who} what it meant; and you were thought to be no longer in a state to be helped.',
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
            'He was eating goose upon a fast day, and that undid him, for the cook was devout. She took the ladle to him before you had said a word. Under it he confessed to seven dreams for seven enemies of {foe}, at a fixed rate; and from that day whoever dreamed on {foe}’s side had to do it without a tonsure.',
            'You found him asleep, and sat by him to hear what he dreamed. He talked. It was of {foe}, and of a purse, and what he was to see next and in whose house. You wrote it down and had it cried at the church door; thus he became a prophet indeed, for he had said that he would leave that country poor.',
          ],
          failure: [
            'You found a friar, and took hold of him, and it was the wrong one; and he was beloved thereabouts. While you were being forgiven, which took six people, the other had gone to {foe} with word that {who} wavered.',
            'He had left his bench warm and a bone upon it. From there the track went into a crowd of friars, who were all grey, and each of them had dreamed something. And {foe} slept well.',
            'You went where they pointed, and it was a wax friar, in a shrine, with a slot for coin. The living one had stood behind you in the crowd. He slipped out by the vestry, and told {foe} that you were going about asking questions of images.',
            'He saw you first. He fell upon his knees and thanked Heaven aloud that you were still alive, and wept on your neck before the whole inn, and nobody would hear a word against him after that. And he had felt through your coat what letters you carried, so that {foe} knew of them.',
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
            'A moth came, and went round it, and the boy asked if God minded about moths. You discussed it. When you had got as far as sparrows the flame sank and turned blue and left of its own accord. He said that this was nobody’s doing, and that he would swear to it; so {who} was answered, and you were where you had been.',
            'You knelt opposite, and he fell asleep on his feet, and you held him up by the collar with one hand and the candle level with the other. It spent itself down to the thumb. He woke, and saw that it had ended honestly. There is no glory in this, and I find that I have told it with more pleasure than the battles.',
          ],
          failure: [
            'You fell asleep upon your knees, as did Peter, and it was your own snore that put it out. The boy swore that he would not tell. He told it to his sister.',
            'It was a very thick candle. At the middle of it the boy had to be taken home, and set it in your hand, and you could neither walk with it nor put it down. In the end a cow decided.',
            'There was a second wick. Some chandler had put it in for thrift, and as the one died it lit the other, and the boy clapped his hands and called it a miracle. He ran home to tell of that; and forgot, in his joy, to say what you had answered.',
            'A hen blew it out, by wings. You were both on your knees with eyes closed, and neither of you can be blamed. But the boy had been told to bring back either a yes or a no, and had never been taught any word for a hen.',
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
      '{foe} wanted the kiss of peace from you before a whole congregation at Mass, because whoever gives it there has ended his quarrel, and with it {who}’s cause would be ended; and the folk were packed so close that you could not get away. There was a cart for an altar. Everyone had been told beforehand, except for you.',
      'You had knelt to hear Mass like any Christian, and when you lifted up your head the neighbour who leaned toward you was {foe}. “Give me the peace,” said {foe}, so that it carried. It is a sacrament of love. By it you would have thrown away what {who} was owed, and there were two hundred at your back who wished to see it done.',
      'Judas also kissed, and the fathers ask which of the two cheeks was the more to be pitied. Now {foe} came to you at Mass with arms stretched wide, between the Pater and the Agnus, for a kiss which would have bound you to forgive all {who}’s wrong. The people drew in around you, weeping for joy. You could neither fight there nor go.',
      'There is a moment in the Mass when every man must turn to his neighbour; and {foe} had taken pains to be yours. The priest looked down from the cart, and the crowd shut up like a purse. If you kissed {foe.him} you were friends by canon law, and {who} might whistle for justice. If you did not, you had to say so to two hundred faces.',
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
            'You asked {foe} to give it first to a certain child in the second row, whose father had been {who}’s man. {foe} did not know why. The child did, and stepped back; and that crowd understood that here was a thing which no kiss would cover. They let you out by a lane of bowed heads, and would carry nothing for {foe} from then.',
            'You kissed the ground, and you said, “I give it to the dead, who were not asked.” So a murmur began. It was the old priest who came down from the cart and stood by you, and read out the names, for he had buried them. What {who} had lacked was witnesses, and now there were two hundred, and {foe}’s own squire was one.',
          ],
          failure: [
            'You spoke well, but it was during the Mass. They heard only that somebody refused Christ’s peace. The kinder ones put you out by the legs; and {foe}, left alone with the open arms, was kissed by everybody there, and they asked what they could do.',
            'You had come to the reason when the bell was rung, at a sign from {foe}, and all went down upon their faces. So you told it to two hundred backs. It is vain to preach to those at prayer. They rose up angry, and you were some while in getting away from them.',
            'You said no, and it was a good round no. But there is an echo in that valley, and it gave back the end of it only, and they took it for a response. Two hundred voices sang it to you again. {foe} kissed the top of your head in the confusion, and was cheered as far as the bridge.',
            'A deaf man next to you asked what you had said. You told him again, louder, and it sounded worse. By the third time it was only shouting, and in church, or what served for it; they drew off from you as from a leper, and many of them toward {foe}.',
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
            '{foe} began to speak a blessing and could not get past the second word for pain. You prompted. What came out, between one Latin word and another, was where {who}’s stolen proof had been laid; and the sacristan took it for the lesson of the day and wrote it in his margin. It stands there yet.',
            'You were told by each pressure of the fingers what {foe} feared, as a leech reads the pulse. You said one name, and then another. At the third the hand jumped like a fish; that was the man who knew all about {who}. Saint Paul allows a holy one, and says nothing of the other kind.',
          ],
          failure: [
            'It was your hand that gave way. {foe} bore it down, smiling, until you had to kneel; and then it looked to all the world as though you had begged for the peace and been granted it, and a clerk wrote so.',
            '{foe} cried out upon the first pressure, very high, like a girl or a hare, and fell. So it was seen that you had done violence in the face of God. There is no man so strong as one who is willing to scream.',
            'There was a ring upon {foe}’s hand, with a claw to it. You bled, and you held, and it dripped upon the altar-cloth. It was that which they could not forgive, for it was new, and the women had sewn it. They told {foe} so, and offered cudgels.',
            'You had {foe} fast; but the priest, who was half blind, took it that you two wished to be married. He had got some way with it. In the laughing your grip was shaken off, and {foe} went down through the people clapping shoulders and hiring.',
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
            'You marked that whenever {foe} scratched an ear a man at the back did likewise. So you scratched yours. He came to you at once through the press and whispered how the relief was to be let in at {where}, and by what stair. Then he saw whose ear it had been. It was a good Mass, and I have drawn no lesson from it.',
            'Those who had truly come to pray had mud upon both knees, and those who were {foe}’s upon only one, so as to rise the quicker. You followed a one-kneed man with your eyes. He had a key at his belt with the mark of {where} on it; and it was a simple thing, going out, to stumble on him and learn its shape.',
          ],
          failure: [
            'While you were counting them {foe} came in under your guard and kissed you, on both sides, with a noise. They cheered. There was nothing in the rubric about taking it off again.',
            'You watched them so well that one began to watch you. He had a stone in his glove. It was done with reverence, in the press, on the way to the cart-tail; and {foe} put a hand beneath your elbow, for all to see, and asked whether you were faint.',
            'You saw a face in the third row that was like your mother’s. When you looked again {foe} had come round upon the blind side with both arms, and you were embraced, and every hired man there had moved and you had missed them all.',
            'They had been warned, and it was the others who moved. You made a careful list of eleven honest farmers. And as you passed out two of those came up and asked why you had stared so at their wives, and would not be content with an answer out of Scripture.',
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
            'You counted the buttons of the priest. He had thirty-three, for the years of Our Lord, and you began again from the bottom each time that {foe} coughed. Then it was over, and {foe} had a cramp, and the folk had gone off to see to their cows. No soul was the better for it, unless it was yours.',
            'A hen-wife beside you, who knew what you were at, lent you her beads and then her kneeling-mat. You outstayed two sermons by her help. {foe} bent down three times, and got each time the back of your hood. And at the last the cart itself was driven off, with the candles on it, and you both had to go.',
          ],
          failure: [
            'You endured as far as the second sermon. Then your leg went from under you, and it was {foe} who caught you; and the two of you lay in one another’s arms upon the grass, as the painters do it. The people sang.',
            'It was noticed how humbly you knelt to {foe}, who had come and stood exactly in front of you. You had your eyes shut. From the side, they said, there was no mistaking it for anything but homage.',
            'You bent so low that you breathed in chaff. The sneeze took you upright, into {foe}’s very arms, and the people said “God bless you both,” as people will. It was counted valid, by those who had come to count.',
            'You had been at it for so long and so well that they began to bring you their sick. You could not touch them from the ground. You rose, for pity; and {foe}, who stood third in the line with a bandage on, had the peace of you before you looked.',
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
      '{foe} wanted you to lift a dead horse from off a trapped leg, and to be silent ever after; and you had to choose quickly, since {foe}’s twenty riders were coming along behind and whichever you did must be done before they saw. There was nobody else on the road. I have sometimes wondered what the horse died of.',
      'Pride goes before a fall, and here was the fall, with its boots in the air. {foe} lay in your way beneath a great dead charger, caught by the thigh. There was no wound in it, only shame. “Help me up from this, and say nothing,” was all that {foe} asked. You could hear the troop, who would ask more, and were not a furlong off.',
      'You had prayed to have {foe} helpless before you, and it was granted, and you stood there like one who has been given an elephant. It was a horse, dead, upon one leg. {foe} begged for your back under it, and your oath not to tell; for the riders, who were near now, feared {foe}, and would never fear again what they had laughed at.',
      'Now who is my neighbour? It was {foe}, on this occasion, and lay in the ditch side of the road with a dead horse for a blanket. {foe} could not shift it and would not call out, lest the riders hear who were coming on behind. You were to heave, and forget that you had heaved. Whether to do it was between you and Saint Luke.',
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
            'You put down all you carried and went in under it on your knees, which is a good posture for most things. It came up by the width of a hymnal. {foe} was out, and limped twice round you, and could find no insult; so gave you, instead, the truth of what {who} had suffered, and a false direction to the troop.',
            'You lifted, and {foe} pushed, and for as long as it takes to say “Deliver us” there were not two sides to that war but one. It could not last. But {foe} sent after you a page with {who}’s own seal, that had been stolen, and no letter; and the hunt for you was called off upon a pretext about oats.',
          ],
          failure: [
            'You had it up, and your foot turned. The horse came down across the both of you. So the riders found {foe} and you lying side by side like a married pair on a tomb, and laughed after all; and for that laugh {foe} has never forgiven you.',
            'You strained until you saw the saints. It did not stir. Then came the riders, six of them, and did it with one heave; and {foe}, upon two feet again, let them believe that you had been found robbing the saddle. They believed it with their boots.',
            'You had it on your shoulders when the saddle-girth burst, and the beast slid over your head like a hood. It was from beneath that you heard the riders get down, and {foe} explain to them that you had killed the horse. They are fond of horses in that troop.',
            'Your back cracked so loudly that {foe} said “Jesus” in earnest. Nothing else moved. You were both upon the ground when they came up, and they made two litters; {foe}’s had a cushion. It was given out that you had been taken in fair fight, and you had to escape with a crooked spine from a lie.',
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
            'You asked no treasure. You asked what word the porter at {where} expected of a friend, and {foe} said that it was “Magdalen,” and wept at being cheap. So you heaved, and it was; and that porter let you through with a yawn. A sinner’s name has opened better doors, the preacher says, and then he coughs.',
            '{foe} offered gold, and then land, and then a sister. You held out for a drawing in the dust, of the walls of {where} and where they are mended badly. It was made with a spur. When you had done your part you scuffed it away with your foot, in courtesy, having it by heart.',
          ],
          failure: [
            'You bargained as one does who has time. At the last article the whistling was close by; and {foe} broke off, smiling, lay back, and called out loudly for help against a robber.',
            '“I swear,” said {foe}, “I swear, I swear,” and when you had pulled the leg out asked you what it had been about. They do not remember. It is a kind of innocence, and it rode off on another’s horse.',
            '{foe} promised you everything, in the order in which you thought of it, so smoothly that you grew ashamed to go on. You pulled. Only when the troop had closed in about you did it come out that {foe} had had fingers crossed beneath the horse, where only God could see, and He was not called.',
            'You would have it in writing. There was a search for ink. So the first of the riders came upon you both bent over one page, with {foe} held by the leg, dictating; and he was a simple man, and struck at whoever had the pen.',
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
            'You found a gate off its hinges, and made of it a ramp; and the horse was rolled upward and away like the stone at Easter. {foe} rose again, though not to judge. And for sheer relief at being handled with sense there was a thing told to you, about {who} and a forged date, that no torturer would have got.',
            'You passed the reins below the girth and over an elm bough and let your own weight do it. {foe} hung there a moment by one boot, upside down and free, and in that posture talked; for all the lies, one supposes, had run to the other end. What you heard was of {who}, and was sworn to afterward by two clerks.',
          ],
          failure: [
            'The pole was sound, and the stone was chalk. It went to meal, and the horse sat down again. {foe} said nothing at all, and said it looking at you, until the riders came.',
            'You had misjudged which way it would roll. It rolled over {foe} from the one leg to the other, slowly. The riders thought it must be torture, and said that they had never seen it done so.',
            'Your pole was a signpost, and it was rotten where it went into the earth. It broke with a noise like the Last Day. The troop came on at a gallop to see who had been slain, and found that they had been told by you, as it were, which road to take.',
            'It was sound reckoning, and you had left the tail out of it. It had caught about {foe}’s belt. When the horse went up {foe} did, and when the horse came down so too did {foe}, and from where the riders sat it seemed that you were threshing.',
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
            'You held the bag open before {foe}’s eyes and took them out one by one, as a nun takes pease. The fourth was a warrant to burn a mill. You ate that one. {foe} grew thoughtful, and said that you had a strong stomach for a person of conscience; the mill stands, and grinds for people who never heard of it.',
            'There was a little book in it with all {foe}’s spies put down by their Christian names, and what each of them was paid. You read it out in a clear voice. Then you read it to the horse. {foe} had to dismiss the whole choir of them, and you went off over the fields feeling less like David than you had hoped.',
          ],
          failure: [
            'The bag was beneath the horse too. You were lying at full length with your arm in under it, cheek to cheek with {foe}, when the riders came round the bend and drew rein.',
            'You found bread in it and a child’s drawing of a knight. While you stood with that in your hands {foe} got an arm free and threw a spur at you, and then cried murder. So one was punished for the wrong sin, which is the usual way.',
            'The buckle was stiff. You were at it with your teeth when something tickled your neck, and it was a lance; the riders had come up on the turf, for their captain, they said, had a sick headache. {foe} told them to hand you the bag, since you were so hungry, strap and all.',
            'You unrolled a great parchment and it was a pedigree of the horse. It went back to Troy. You had got no farther than Hector’s stable when {foe} blew a whistle which had been in the other glove the whole while, and you ran, with the beast’s grandfathers streaming out behind you.',
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
      'The villagers wanted you to say Amen to the hanging of a thief, and had closed the road till you did or refused; he lay bound on their cart with a rope about his neck. If he died they would rise against {foe}, whom he had served. If he lived he would witness for {who} to what he had seen {foe} do. You could not have both.',
      'There is a proverb about the man with one loaf and two beggars. You had one word. Forty people waited on it with a cart, and on the cart a young thief who had had their chalice; with a yes they would be yours against {foe}, to a man. But he knew what {foe} had done to {who}. He said so, fast, with his chin up because of the rope.',
      'You smelled apples, and then you came round the wall and saw what they had gathered for. They had put a thief in the cart. It was their chalice he stole, and {foe} he had run with; and they would not let any traveller by who had not judged him. He swore that he could prove {who}’s wrong. They swore that they would fight {foe} once he was hanged.',
      'Solomon had a sword, and two mothers, and it took him but a moment. You had a cart. On it knelt one of {foe}’s servants, a boy, the stealer of a chalice, and he was the only living soul who saw {who} betrayed. Forty stood about with the rope, and they would take arms against {foe} when it was used. They blocked the lane and bade you be wise.',
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
            'You gave them your belt and your name upon it, to hang up in their church in place of him. It hangs there. The boy walked at your stirrup for three days telling what he had seen {foe} do to {who}, and the forty sharpened nothing, and sat at home, and told their children not to trust anyone with a belt.',
            '“If he robs again,” you said, “come and fetch me.” The eldest of them looked to see whether you knew what you were saying. Then he took off the noose as one takes off a child’s bib. You had your witness for {who}. And you had taken from those people the one hour in which they were brave, and {foe} was told so by dinner.',
          ],
          failure: [
            'You pledged it, and they asked you what it was worth. You could not tell them. He was hanged while you were looking for an answer, and they went home, very quiet, by different ways; and {foe} had been rid of a witness and a rising for the price of one rope.',
            'They believed you, and loosed him, and he ran. He ran like a boy let out of school, straight to {foe}, and told what was said. I do not blame him. I have tried to, for the sake of the lesson.',
            'They were willing, but he would not have it. He said that he had sold every name he ever got hold of, and would sell yours. It was the first honest thing he did. They hanged him for it, or with it; and the crowd went home ashamed, and shame is of no use against {foe}.',
            'The woman asked your name, and it was one that her brother had died shouting. You had not known. What you had to pledge was worth less there than nothing. She kicked away the tailboard herself, and {foe}’s bailiff stood her drink that week, and there was no rising.',
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
            'You said it, so that it should be one voice and not forty. You sang to him, since he asked for that, a thing about a fox. He knew the second verse. Afterward they took up their scythes and went down against {foe}, and held the bridge there nine days; and {who} has no witness, and I never liked that song.',
            'You told him that you would write to his mother. He had none; he asked you to write to the cook. Afterward the forty knelt, and rose, and were an army of a sort, and {foe} lost two castles to them. You wrote. All that he could have told for {who} you had to leave out, for you had not let him tell it.',
          ],
          failure: [
            'You said the word, and then you could not stay. You heard it from behind a wall. They had wanted a judge and not somebody with wet eyes, and it soured them; they took up no arms. So he died, and nothing came of it.',
            'It was done ill, and was long. At the end they threw down the rope, and each one blamed his neighbour, and some blamed you. No man there would have followed any other to a dance. {foe} sent them a fresh chalice, and they took it.',
            'You bore it until he looked round for you. Then you cried out that they should stop, and it was neither soon enough to save him nor late enough to be forgiven. They had half done it and they did the rest with hatred. After it they would not march, they said, behind a person who could not decide.',
            'It was the rope that failed, twice, and there is a custom about the third time, and no one was certain of it. They turned him loose to die in the hedge. It served for nothing. He did not testify, the forty did not rise, and {foe}’s people came by with a spade and were thanked.',
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
            'You held up the sack in which he was said to have carried it, and there was a hole that would have let through a bell. So who had it? It was under {foe}’s reeve’s bed. They went to fetch it with flails, and the thief in front of them shouting {who}’s story to both sides of the street.',
            'You called the priest’s own dog. It ran past the boy as one whom it had never smelled, and it lay down growling before a man of {foe}’s who had come to see the sport. In his shirt was the chalice lid. Forty voices changed their minds with a noise like surf; and the boy, having a throat still, used it for {who}.',
          ],
          failure: [
            'You tried him fairly, from the lock to the sack, and proved it. There was no doubt left in anyone. He thanked you for the pains. It was over soon; and the forty felt that they had been at a lesson and went home to think about it.',
            'You had seven proofs, and they were tired at the third. Somebody struck the horse. A reason is a slow beast, says the philosopher, and the cart had gone out from under it and him.',
            'You asked each what he had seen, and each had seen more than the last. It was as though you fed a fire. By the tenth witness he had stolen the bells also, and they could wait no longer. Then they were sick at it, and sat along the wall, and {foe} had nothing to fear from any of them.',
            'You proved that he could not have done it alone. That was so. They asked who had held the ladder, and he looked at his small brother in the crowd, only looked; and then he said very quickly that it was all himself. They hanged him upon that. The trial had been a fair one.',
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
            'A horse-fly stung one who held the shafts, and in that stir you went between the wheel and the wall. You heard the boy begin upon the Creed behind you. You hurried, to be out of hearing before the end of it, and you have never known how far he came.',
            'There was an argument whether it should be tied on the left, as for a Christian. You were by them, and then you were beyond the last barn. No hand was put out to stop you. The lesson for the day was from Jonah, who also had somewhere else to be, and nothing swallowed you, and I do not know why not.',
          ],
          failure: [
            'You were behind the cart when the rope fell slack, and they looked round. “There goes one more,” said the woman. They sent after you with stones, and wrote to {foe} for a judge.',
            'The way at the back was stopped with a harrow. So they had you before them after all, as one who had tried to run, and heard you upon the case with less respect. They did what they liked. {foe} was told who had been there.',
            'You stepped upon a goose. One would think that in such a place a goose might pass unheard, but no. They had you back by the cloak to see it through to the finish; and when all was over they told {foe}’s riders which way you took, as they would have of any stranger.',
            'You got by, and as far as the stile, and there sat an old blind man who took you by the wrist. “Is it done?” said he. “Was somebody with him?” And you were so long in finding an answer that the others came out and saw you there, and knew, and sent one to {foe} for law.',
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
      '{them} wanted your hand and your oath to make up the twelve, without which {them} would be outlawed for shifting a boundary stone; but whoever swore must stay to the end of that court, and the reeve was about to bring down his staff. Eleven had sworn already. You had a long road to go, and no one could swear in your stirrups.',
      'The law in those parts is that a dozen hands may lift what one slander has let fall. {them} was accused by a neighbour about a landmark and had brought twelve, and one had gone home. The reeve had begun to say the sentence. So {them} called to you by name across the heads; and you knew that, if once you sat, there were nineteen cases.',
      'Eleven was the number of the apostles also, at one time, and they drew lots for another. {them} had no such leisure. There stood the eleven with palms upon the reliquary, and the twelfth had fled, and for the want of him house and name were forfeit. {them} begged that you would be the one. The door is barred in that court until the last plea.',
      'You had put in your head only to ask the way. “Here is my twelfth!” said {them}, who was white to the lips, and every face came round to you. An oath had to be sworn upon {them.his} honesty, about a boundary stone, or the wolf’s head would be cried. And the usher had his hand upon the bolt, for none leaves there before the rising.',
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
            'You laid down your palm, and felt that the saint had been rather a short man. You swore for {them} in the plain form. In the seventh case a miller lost his temper and let fall how {foe} had come by a certain deed of {who}’s; you had it written out and sealed.',
            'You swore, and as the twelfth you were asked to give the others their dinner. It was bread and an onion. Over it the eleven told you all that was known of {foe} in that hundred, which {who} had sought for years by way of lawyers. {them} paid for the onion. He that is faithful in little is shown where the rest is kept.',
          ],
          failure: [
            'You had sworn as far as the name when you said the name of somebody else. It was your tongue, and the reeve pitied you; but a twelfth who does not know whom he swears for is none. They went and fetched the cousin, by the ear. {them} was saved, and sorry.',
            'They would not have you, since you hold no land in that hundred. It was argued at length. In the end {them} was let go upon eleven hands and a dog’s paw, which they found a precedent for, and you had sat there for nothing while {foe} had not sat.',
            'The saint’s shin rolled. It had been laid down uneven, and at your touch it turned right over and pointed at {them}, and there was a groan. No one could say that it signified; no one would say that it did not. The cousin was dragged in after all, to outweigh it, while a servant of {foe}’s rode off to tell the tale.',
            'You said that you had known {them} for as long as it was true, and it was found to be three days too short. The law asks for a year. {them} had to give up a cow in place of you; and {foe}’s attorney, who was there upon other business, took a note of your face and of whither you were bound.',
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
            'You bore it to the ninth mark and then asked where they would like it. The reeve could not speak. So a groom of {foe}’s, who had moved that stone, laid his crowbar at your feet and named his master and the sum; and half the hundred went home by way of {foe}’s barns. Fire tries every man’s work. It was not his turn.',
            'You took it up, and a smell rose, and {them} cried out before you did. No liar could have made that cry, said the accuser, and he wept, and unsaid all, and showed them {foe}’s letter with its promises. They bound your hand in altar linen. I have seen the scar, or say that I have.',
          ],
          failure: [
            'You bore it seven paces. It was two more, and you saw them quite clearly, and they were a long way. The law is kind in that place, for it had been your hand and not {them}’s; they let {them} pay a fine. But the accuser went off laughing, to {foe}.',
            'They were so long in heating it that the reeve asked for a prayer, and then a second, and you stood before the coals and thought. When it came you let it fall. Not one of them said a word. {them} wound your hand in wet linen, and went to look for the cousin.',
            'You closed your fingers on it, and they opened. They did that by themselves; one may be willing, and have unwilling fingers. They tried it three times. It was put down in the roll as a refusal, and {them} had to sell a meadow, and {foe} was there to buy.',
            'At the fifth pace you trod on your own lace. The bar flew, and it lit among the jurors’ straw, and what with the smoke and the well-rope there was no verdict taken on anyone. {them} was let off with a warning about friends. But the accuser had gone out in the smoke with the reeve’s own roll for {foe}.',
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
            'You asked that each of the eleven be remembered by his patron, and told the life of each. Three of the saints had been flayed, and that takes time. When you had come to the last of them the cousin walked in, to see what held up his supper, and his hand was taken and put where it belonged. {them} thanked Saint Bartholomew in particular.',
            'You knew the longest psalm, and you gave it them, with the pauses. The reeve’s arm began to tremble beneath the staff. He had not dared to lower it for the whole length, and so the count stood open; and at the verse about the lost sheep there was a knock. I call that well timed, and I leave out by whom.',
          ],
          failure: [
            'You had prayed for as long as there were saints, and coughed; and in that cough the reeve brought down his staff. They made it a fine, for your sake, who had been so tedious. {them} said that it could have been worse.',
            'The cousin came, and heard you through the door, and went away again, for he thought that it was a funeral. {them} had to be sworn for by a stranger out of the alehouse, on terms.',
            'You prayed, and they prayed with you, and it was found when you looked up that the cousin had come in and knelt, and been edified, and left. He sent back word that he felt much better. {them} was cleared for a fee.',
            'The reeve was devout and said that he could match you. He did it, verse for verse, and then went ahead. You were prayed to a standstill among the minor prophets; and he let fall the staff, and fined {them} lightly, since it had been so fine a contest.',
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
            'You poured water on the ground by it and watched where it ran. It ran into a hole, square, a yard off, where the stone had sat of old, and at the bottom lay a button of {foe}’s livery. {them} was quit of all; and he who had lost the button was put in irons with two of his fellows.',
            'There were letters upon it, and they stood on their heads. Now a landmark may be moved by a sinner, but only a stranger would set it upside down. There was but one stranger, and he took {foe}’s wages. He was brought along in the mule cart; {them} walked behind, bareheaded, crying and trying to look stern, and {foe} had one rogue less to send.',
          ],
          failure: [
            'You found a stone and set your shoulder to it, to see if it could be moved, and it could. Then the neighbour looked over the hedge. So now there were two accused; and {them} had to find a dozen hands for you as well, before you could be let go.',
            'You were for a long time in the second field, with the dog. When you were back it had been settled for a fine, and {them} thanked you for having been willing. {foe}’s bailiff had held the dog’s other lead.',
            'You were chased up the very stone by the second field’s dog. From on top you could see a long way, and among other things the reeve, who had closed the court and was walking home to dinner. {them} came in a while and called it off. The fine had been moderate.',
            'You asked the goose-girl, and she told you all about it, in great detail, for a ribbon. It was a different stone. So you brought the court an answer to a suit that had been settled in her grandfather’s time, and opened it again; and {foe}, whom it touched, got eight acres by you.',
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
      'An old nurse wanted you to hear how the feud began before you went one step farther in it, and she had you fast by the sleeve and her stick across the path. It was not {foe} who had refused peace, she said. {foe} had knelt three days at {who}’s door, seven years since, to be forgiven, and {who} had never drawn the bolt.',
      'Every vow has a cellar, and there is generally an old woman who holds the key. This one had nursed in {who}’s house and in {foe}’s. You must know, she said, that there was a time when all might have been mended: {foe} came to that threshold in tears, and lay there. It was {who} who would not. She planted herself in your road until you should have heard.',
      '“Which of them are you riding for?” asked a voice by the wayside. She was very old, and had been nurse to the one and housekeeper to the other. {who} had hidden something from you. There had been a door, and {foe} outside it upon both knees, and {who} within; she wished you to hear it through, and she had your bridle.',
      'Knock and it shall be opened, says the Gospel, and I read it out without blushing. {foe} had knocked. It was at {who}’s door, in penitence, for three days of mud, and nobody opened; and the nurse who had stood by now stopped you to tell you so. She thought you should not swear at one who had once been sorry, and not know it.',
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
            'On your knees before that house, among those who hate you, to give back a courtesy; it may be spat upon.',
          toward: 'neither',
          success: [
            'You knelt where {foe} could see. They threw things, and then they ceased. Upon the third day {foe} came out, and stood, and could not speak; and went in, and called home the riders. And a paper was thrust under the gate by nobody, that set {who}’s affair in a true light. A soft answer turns away wrath. This one was seven years late.',
            'You said through the gate that {who} had done wrong in one thing, and that you were come to kneel for it. There was no reply for two days. Then {foe}’s voice said, close against the wood, “You are too late,” and wept; and long after did no harm, and let out what had been hidden. I should like to end here.',
            'They threw slops, and you thanked them as for bread, until the third day. Then it was {foe}’s small niece who came out to ask you what you had done. “Nothing. It is for someone who is sorry.” {foe} had heard that from the arch. The siege was lifted, and {who} was sent the key to a chest.',
            'You had brought no speech. You knelt in the two hollows of the step. On the last day {foe} came and knelt across from you, with the gate between, and each could hear the other breathe. From then on there was less burning. And somebody left at {who}’s wall the paper that was wanted.',
          ],
          failure: [
            'They let you kneel. On the second day they opened and {foe} came by you with hawks, without turning the head, and the horses went where you were. So {who} had been humbled for nothing; and {foe} had the story told at table with the voices.',
            'You had been there one day when word of it came to {who}. You were bidden get up. It was {who.his} door and not yours, the message said, and {who.he} would open or shut it as God gave {who.him} strength. {foe} had listened from above; and laughed, and one heard that it hurt.',
            'You had not knelt an hour when a cart of tiles was to be unloaded just there. They unloaded it. {foe} came out upon the steps to say that one had oneself been granted three whole days, and that the standards of the age were sinking; and the men went back to their work against {who} with a joke to do it by.',
            '{foe} opened at once, and that you were not prepared for. You had your first sentence ready for the third day. You knelt there with your mouth open, and saw the hope in that face go out, for it had been hope; and the gate was closed again, softly, and the garrison doubled.',
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
            'What came back was no letter but a piece of the door. {who} had sawn it out, with the bolt in it, and had burned into the wood the name of the one who counselled that it be kept shut. So your cause was cleaner by one traitor; the draught in {who}’s hall, they say, is terrible.',
            '{who} came in person, as far as the last hill, and would not come nearer. The messenger went to and fro. By the fourth crossing you had it all, the quarrel and the fault and where the proof was buried; and you saw a figure up there bow to you, and turn about. Confession is medicine; one need not like the spoon.',
          ],
          failure: [
            'There came no answer. It was shown to you by the messenger that the letter had been opened, and read, and folded up again very small. You had put your hand on the one place. {who} sent no help for some while.',
            'The letter was brought, by the surest of messengers, to {foe}. He had misheard which house. It was kept; and {foe} was seen to be in better heart, as one who learns that the other side sleeps badly too.',
            'You had asked too well. Each line of it might have been a judge’s, and {who} answered as one answers judges, by an advocate, at length, on seven sheets. There was no door in them. And while they were being copied fair {foe} took the ford.',
            'The messenger was a talker, and he had told the matter at every inn. When it was at last put into {who}’s hand there was a crowd beneath the window to see how it was taken. It was taken badly. {foe}, who had been one of the listeners at the second inn, was seen to pay for everybody.',
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
            'You found at each furlong a rag tied to a thorn, where {foe} had stopped to bind a knee. There were nineteen. From the nineteenth one looks down through a split rock on {where}, as through a squint at the altar, and a goat could go in by it, or a sinner. You were at least one of those.',
            'A hermit lived upon that way now, in the ruts, and grew beans in them. He had the tale from the ground, he said. For the sake of {foe}’s knees, which had dug his garden, he led you by a culvert nearly to the wall of {where}; and he asked you to let {foe} know that it had borne fruit.',
          ],
          failure: [
            'You lost the grooves among cart ruts, which are made by all sorts of people. There was a man of {foe}’s at the end of those you followed; and he asked you, not kindly, what you had dropped.',
            'It was grown over. You went on hands and knees and there were a great many thorns, and the nurse called to you from the road that it had been to the left. So penance may be done by mistake. I know of no rule which says that it counts.',
            'It began well, between two yews, and then there was a wall across it, with fresh mortar. {foe} had had it built that year. On top sat a watchman with a bow, who said that he did not know what was behind him either; he only knew that nobody was to come by and be reminded.',
            'You took the nurse along to point, and she pointed at everything. Here he had fallen, or she had; here it had been a dog. You went round the same pond until her legs gave out and you carried her home. {foe}’s foragers saw you pass each time, and laid a bet on it, and then an ambush.',
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
            'She wished to tell it to somebody before she died, and that was all. You sat in the grass. There was a part where {who} wept with a fist in the mouth, and she acted it. Then she dusted you off, and said that you might go and do as you had sworn, but with your hat in your hand.',
            'You asked only one question, which was whether {foe} had ever eaten the soup. She had poured it under the door, she said, and it ran back. You have carried that about with you since, with the oath, and they weigh nearly the same. Nothing else came of it. I am told that nothing else often does.',
          ],
          failure: [
            'She told it from the cradle, and by the teething you slept. She did not wake you. You came to with your sleeve free and nobody there, and knew the beginning of it, and that there had been a door.',
            'As she talked she grew confused as to which of the two had knelt. She begged your pardon. By the end it was {who} in the mud, and {foe} within, and she wept for both; and you went away with less than you had come with.',
            'You listened so kindly that three other old women came and sat down, who had nursed elsewhere. They all had doors. By the end you could not have sworn which of the houses it was that had been so cruel; and each of them, in going, patted your cheek.',
            'You broke in to say that {who} must have had some reason. She stopped. She looked at you for a good while, as at a child who has been sick upon the altar steps, and took her stool, and finished the tale to a thrush.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had sat by {foe}’s old nurse for the whole of a sad story, and for the soup in it.',
      },
    ],
  },
];
