import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * A monk sets it down for the novices, with “Now” and “And” and “for”, a saint or a verse to every deed.
 * He draws the moral, since he is paid in candles to draw it, and in the same breath he doubts it.
 */
export const knightScenes: readonly SagaSceneContent[] = [
  {
    key: 'knights/the-candle',
    kind: 'giver',
    cast: { boy: 'he', friar: 'he' },
    openings: [
      'Now {who}, to whom you had sworn, would have let you off. A boy came with a lit candle, and said in {who.his} words that a friar had dreamed of your death, that no vow is worth a neck, and that you should blow out the candle and be free. And until you had answered you could not, in conscience, go a step.',
      '{who}, to whom you had sworn, sent you a boy with a lit candle, and wished you to blow it out and be free of your vow; for a holy friar had dreamed that you would die of it. “I give you your oath back,” said the boy, as he had been taught. Without {who}’s leave you had no right to go on, so you must answer him first.',
      'A boy stood in your way with a lit candle that {who} had sent you, and he was in great fear of the draught. You were to blow it out and be quit of your vow, since a friar had dreamed of your grave; and the boy would not stir until you had done it or had told him why not.',
      'A boy stood in the road with a lit candle that {who} had sent you. A friar had dreamed that you would die of your vow; so you were to blow out the candle and be free of it, or else to win {who}’s leave to keep it. And until you had done the one or the other you could not in honour ride on.',
      'A very small boy stopped you on the road, with a lighted candle in his fists and a message by heart: {who} had heard from a friar, who dreamed it, that you would die, and loosed you from your oath, and would have you quench this flame to show it. Until you did one thing or the other you were bound to stand.',
      '{who} had sent you a burning candle by a boy, and if you blew it out your oath was dead, and you were free. For a friar had dreamed that you would die of that oath. The boy blocked the path with his elbows. He had been told to bring back smoke, or your reason. Saint Blaise is the one for candles, and I have asked him.',
      '{who} feared for you, and sent a boy with a lit candle for you to blow out and be free of your vow, because a friar had dreamed of your death. You had no leave to pass him on the road while it burned unanswered. There was wax upon his thumbs. Love is the chief of the virtues, and it stood in your way.',
    ],
    still: [
      '{who}’s boy still stood in your way with the lit candle, and would not let you by before you had blown it out or told him why not. It was shorter, and he had put his hand about the flame.',
      'The boy still held out {who}’s candle to you, and you might not pass until you had answered. He used both his arms now, for he was seven.',
    ],
    givenUp: [
      'The candle went out, and the boy took the end of it home to {who}, with neither yes nor no. So you went on under your vow, and without a blessing.',
      'And the boy’s mother came and took him home, candle and all. {who} was told that you had not blown it out, and found no comfort; and you went on, bound as before.',
    ],
    later:
      'There was wax upon the stone where {who}’s boy had stood with the candle, and somebody had put a flower by it in case it should be holy.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Swear your vow again upon the candle',
          description:
            'The words must be such that a child can carry them home whole, and you will be held to each of them.',
          toward: 'for',
          success: [
            'You swore your vow again with your palm over the candle, in twelve words, and the boy carried them home. So {who} was ashamed to be afraid, and sent to all {who.his} kin to rise and hinder {foe}; from which we learn that courage is catching. So is the other thing.',
            'You swore again, and {who} took heart from it. You had asked the boy what he would do, and he said that he would finish it. “Tell {who} that,” you said, “and say it was me.” And it was told at {who}’s hearth to forty people, who had each been waiting for someone else to begin; and {foe} was troubled upon every road.',
            'You gave the boy your vow as a riddle, since children forget a prayer and never a riddle, and he carried it home to {who}. By then a whole parish knew the answer, and had taken down its billhooks against {foe}. Out of the mouths of babes, says the psalm; it does not say how loud.',
            'You swore your vow again by the flame, and by the boy’s own name, which was Perrin, and he told it at {who}’s table in a voice to be heard in the yard. So {who} rose up and kissed him; and the grooms in that yard, who had been for sale to {foe}, found that they were not.',
          ],
          failure: [
            'You swore again, and the boy could not carry it, for you made it too fine. There were cherubim in it. He got as far as the second of them, and wept, and ran home to ask what the word meant; and {foe}’s people heard that you were wandering in your wits. He came back with the candle and begged you for something shorter.',
            'While you were drawing breath to swear, the breath put out the candle. The boy looked at you, and lit it again at a shepherd’s fire, and would not count it. It signifies nothing, the fathers say; but somebody had seen it, and in {foe}’s hall they said that you had given up.',
            'You swore it by so many saints that the boy asked which of them was to be told, and could not take it home. There was a dispute about Saint Eloi. The candle burned; and {foe} had an hour of yours for nothing.',
            'You swore, and the flame caught a child’s sleeve, and so no oath was made. You had it out with your cloak, and he was not burned, God be thanked. He lit the candle again, and stood farther off. What {foe} made of that I have heard in three ballads.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had sworn your vow a second time, over a child’s candle, in twelve words that he could carry to {who}.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'serious'], {
          action: 'Walk a league barefoot to comfort {who}',
          description: 'The boy is to see it and tell {who} that you mean your vow; it costs you skin, and time.',
          toward: 'for',
          success: [
            'You walked the league barefoot, and {who} was comforted. The boy went in front with the light; and an old man, who had seen the wrong done to {who} and never told it, saw you go by upon your bare feet, and told it. So he who humbles himself shall be exalted. It was a sharp league, all the same.',
            'You walked the league without shoes, and {who} was comforted and let you keep your vow. At the half you sang, so as not to swear; they heard it at three doors, and from each there came somebody with a thing to say of {foe} which they would not have said to a person in boots.',
            'You walked until the league was done, and {who} was content. A widow saw blood upon the road, and followed it, scolding, with a basin, and washed your feet; and as she did it she told you where {foe}’s guilt toward {who} lay written down, for she had once washed the floor of that room.',
            'You walked the league and left the skin of one heel on a milestone, and the boy, who was moved, gave you his cap to stand in. When {who} was told of the cap there was weeping, and then consent, and then a list of friends who would help you. We learn that great hearts are opened by small hats.',
          ],
          failure: [
            'You could not finish the league barefoot, for you trod upon what the boy afterward called a hedgehog. You came back upon your knees, and he with the candle held high; and {foe} was glad of the time that you had lost.',
            'You walked a league barefoot, and it counted for nothing, for that road had been strewn with rose petals for a bishop, and the boy had seen it. He would not lie to {who}. So he stood before you with the candle as before, and {foe} had gained an hour.',
            'You gave up the barefoot walk halfway, for you met a train of pack mules on a narrow path, and they were shod. A muleteer carried you back to where you had begun, and the boy after you with the candle. {foe}’s people had it from the muleteer.',
            'You did not get far without shoes, for the boy went in front with the light and looked only at the light, and led you into a bed of nettles as long as Lent. You said a thing there that he had not heard before. He forgave it; but he said that it was not a walk for {who}’s peace.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had gone a league barefoot to quiet {who}’s heart, and people had told you things at the sound of it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look for the friar who had the dream',
          description:
            'If the friar was paid for it, {who} need not fear; he is said to be near, and the boy will wait with the candle.',
          toward: 'for',
          success: [
            'You found the friar, and he was false; {foe} had sent him round to dream of {foe.his} enemies. He had boots on under the habit and a tonsure that came off. You had him recite a Pater, and he could not, and fled; and {who} was told, and let you keep your vow.',
            'You found the friar, and he was a true one, who had dreamed upon a cheese of {foe}’s. When you had told him whose cheese that was he was very still. And he took back the dream before {who}, and went preaching against {foe} by name. He kept, it must be said, the rind.',
            'You found the friar eating a goose upon a fast day, and a cook, who was devout, took the ladle to him. Under it he confessed that {foe} had paid him for seven dreams; and {who} heard of it, and you were to keep your vow.',
            'You found the friar asleep, and he talked as he slept, of a purse from {foe} and of what he was to see next. You had it cried at the church door, and {who} heard it and was no longer afraid. Thus he became a prophet indeed, for he had said that he would leave that country poor.',
          ],
          failure: [
            'You found a friar, and took hold of him, and it was the wrong one; and he was beloved thereabouts. While you were being forgiven, which took six people, the other had gone to {foe} with word that {who} wavered; and you came back to the boy no wiser.',
            'You did not find the friar. He had left his bench warm and a bone upon it; and from there the track went into a crowd of friars, who were all grey, and each of them had dreamed something. {foe} slept well. The boy still waited.',
            'You looked for the friar where people pointed, and found a wax friar, in a shrine, with a slot for coin. The living one slipped out by the vestry behind you, and told {foe} that you were going about asking questions of images; and you went back to the boy.',
            'You found the friar, and could do nothing with him, for he fell upon your neck before the whole inn and thanked Heaven that you were still alive. Nobody would hear a word against him after that. He told {foe} what he had felt in your pockets, and you returned to the boy with the candle.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'The friar who dreamed your death had been sought out, and {foe} had got no more visions from him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Kneel by the boy until the candle ends',
          description: 'You neither blow upon it nor go on; it is a thick candle, and the ground is hard.',
          toward: 'for',
          success: [
            'You knelt by the boy until the candle went out of itself, and so nobody had quenched your vow, and you might go on. He would tell {who}, he said, that God had kept it as long as there was wax. Nothing else was altered.',
            'The candle burned down to the end, and you had not blown on it, and so you kept your vow; and {who} kept {who.his} fear. The boy held it until it reached his fingers, and then you held it. The two of you remained there for some while, not liking to be the first up.',
            'You knelt until the flame sank and left of its own accord, and the boy said that this was nobody’s doing, and that he would swear to it; so {who} was answered, and you might go on with your vow. You had discussed meanwhile if God minds about moths, and had got as far as sparrows.',
            'You and the boy waited till the candle had burned out, and your vow was not broken. He fell asleep on his feet, and you held him up by the collar with one hand and the candle level with the other. There is no glory in this, and I find that I have told it with more pleasure than the battles.',
          ],
          failure: [
            'You fell asleep upon your knees, as did Peter, and it was your own snore that put out the candle. That did not count, the boy said, and ran to light it again; and there you knelt, as at the beginning.',
            'You could not wait out the candle, for it was a very thick one, and your knees gave way before it did. The boy propped you up against a bank. He had been at this since morning, he said.',
            'The candle did not end when it ought, for some chandler had put in a second wick for thrift, and as the one died it lit the other. The boy clapped his hands and called it a miracle; and he still stood there with it and wished for an answer.',
            'A hen blew the candle out with her wings, before it had burned down, and so it was no answer. You were both on your knees with eyes closed, and neither of you can be blamed. The boy lit it again. He had been told to bring back a yes or a no, and was never taught a word for a hen.',
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
    cast: { 'people/crowd/congregation/folk': 'they', priest: 'he' },
    openings: [
      'You had stopped at a Mass by the road, which a priest said for pilgrims from the tail of a cart; and among those kneeling was {foe}, who rose and came to you with open arms for the kiss of peace. Whoever gives that kiss before the people has forgiven everything, and {who}’s cause would have been at an end. Behind you they had closed in, so as to see.',
      'You knelt at a priest’s Mass by the road, such as is said for pilgrims, in a crowd, where there can be no fighting, and {foe} came and wished to be kissed. For to give the kiss of peace in the face of a congregation is to be reconciled, and {who}’s cause would have been lost by it. The people stood about you like a wall, and they smiled.',
      '“Peace be with you,” said {foe}, at a pilgrims’ Mass by the road, where you had knelt, and offered you a cheek to kiss before God and two hundred people. If you gave the kiss of peace you would have forgiven, on {who}’s behalf, what you had sworn should be answered for. You could not draw there, nor well get out for the crowd. And the priest waited.',
      'You had knelt at a Mass by the road, said for pilgrims, and {foe} wanted the kiss of peace from you before the priest and his whole congregation, because whoever gives it there has ended his quarrel, and with it {who}’s cause would be ended; and the folk were packed so close that you could not get away. There was a cart for an altar. Everyone had been told beforehand, except for you.',
      'You had knelt by the road to hear a priest say Mass for pilgrims, and when you lifted up your head the neighbour who leaned toward you was {foe}. “Give me the kiss of peace,” said {foe}, so that it carried. By that kiss you would have forgiven all that {who} was owed; and there were two hundred people at your back who wished to see it done, and no way out.',
      'You heard a priest’s Mass for pilgrims by the roadside, and in the midst of it {foe} came to you with arms stretched wide, for the kiss of peace, which would have bound you to forgive all {who}’s wrong. The people drew in around you, weeping for joy. You could neither fight there nor go. Judas also kissed, and the fathers ask which of the two cheeks was the more to be pitied.',
      'You had stopped at a Mass by the road. There every man must turn to his neighbour for the kiss of peace; and {foe} had taken pains to be yours. If you kissed {foe.him} you were friends by canon law, and {who} had no more justice to look for. If you did not, you had to say so to two hundred faces. The priest looked down from the cart, and the crowd stood close.',
    ],
    still: [
      '{foe} still held out a cheek for the kiss of peace, and the crowd still hemmed you in. The priest had turned back two leaves of the Mass, to give you time.',
      '{foe} still stood before you at Mass with open arms, and the people waited for the kiss. It was so still that one heard the carthorse at the altar flowers.',
    ],
    givenUp: [
      'The priest could wait no longer, and sang on to the blessing, and the crowd broke up. {foe} had not been kissed, and was pitied by everyone; and you were let go.',
      'The horse walked off with altar and priest, and the people ran after, and you got out through the gap. There was no kiss; but it was {foe} whom they loved.',
    ],
    later:
      'Where the Mass had been said by the road the grass was worn by two hundred pairs of knees, and in the midst were two bare places, yours and {foe}’s.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Refuse the kiss aloud and say why',
          description:
            'You must do it in the middle of the Mass, before people who wish for peace and stand very close.',
          toward: 'against',
          success: [
            'You refused {foe} the kiss, since you had no right to give what was {who}’s, and you said in three breaths what had been done. The priest asked {foe} if it was so; and {foe}, who still feared God a little, could not say no. Blessed are peacemakers; it does not say, the quick ones.',
            '“When {who} has had it,” you said, “I’ll have what is left,” and gave {foe} no kiss; and a woman’s voice said Amen. {foe} stood with arms out before two hundred folk who had begun to remember things, and within the week there were many of them who would not serve {foe.him}.',
            'You refused, and asked {foe} to kiss first a certain child in the second row, whose father had been {who}’s man. {foe} did not know why. The child did, and stepped back; and the crowd understood that here was a thing which no kiss would cover. They let you out by a lane of bowed heads, and would carry nothing for {foe} from then.',
            'You would not kiss {foe}; you kissed the ground, and said, “I give it to the dead, who were not asked.” It was the old priest who came down from the cart and stood by you, and read out their names, for he had buried them. What {who} had lacked was witnesses, and now there were two hundred.',
          ],
          failure: [
            'You refused the kiss, and the people did not listen to why, for it was during the Mass. They heard only that somebody would not have Christ’s peace, and laid hands on you; and {foe} forgave you aloud, still with open arms, and was much loved for it.',
            'You had come to your reason when the bell was rung, at a sign from {foe}, and all went down upon their faces. So you told it to two hundred backs, and nobody heard. They rose up angry, and {foe} stood there still to be kissed.',
            'You said no to {foe}, and the echo gave back only the end of it, and the people took it for a response. Two hundred voices sang it to you again; and {foe} smiled, and held out the other cheek.',
            'You refused, and nobody understood you. A deaf man next to you asked what you had said, and you told him again, louder, and it sounded worse. By the third time it was only shouting in church; and they drew off from you as from a leper, and many of them toward {foe}, who waited.',
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
            'It will pass for brotherhood, if neither of you cries out, and {foe} may tell you something to be let go.',
          toward: 'against',
          success: [
            'You took {foe}’s hand and not the cheek, and crushed it, and so you learned what you had wished to know of {who}’s matter. It was told you, close to your ear, before the next prayer was out. All who saw it were edified, and many wept. I set it down as I had it.',
            'You held {foe}’s hand until sweat ran into {foe.his} collar; and {foe} said, between the teeth, where the thing lay that you wanted to know for {who}. You said, “And with thy spirit,” and let go. Force is of the devil, but he was not, that day, the strongest.',
            'You closed your hand on {foe}’s, and {foe} began to speak a blessing and could not for pain. What came out, between one Latin word and another, was where {who}’s stolen proof had been laid. And so there was no kiss; and a sacristan took it for the lesson of the day.',
            'You held {foe}’s hand and said one name after another, and at the third it jumped like a fish; so you knew the man who could bear witness for {who}. And the peace was past before {foe} could ask for it. Saint Paul allows a holy kiss, and says nothing of the other kind.',
          ],
          failure: [
            'It was your hand that gave way, and {foe} bore it down, smiling, until you had to kneel. To all the world it looked as though you begged for peace; and {foe} bent over you with a cheek held out.',
            'You clasped {foe}’s hand, and {foe} cried out at once, very high, like a hare, so that you had to let go. It was seen that you had done violence in the face of God. There is no man so strong as one who is willing to scream.',
            'There was a ring with a claw upon {foe}’s hand, and you bled, and had to let go. It dripped upon the altar-cloth. The people could not forgive that, for it was new, and their women had sewn it; and {foe} offered you a napkin, and the other cheek.',
            'You had {foe} fast, and lost your grip in the laughing; for the priest, who was half blind, took it that you two wished to be married. He had got some way with it. {foe} asked him to go back to the peace.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A handclasp at Mass had lasted a whole Agnus, and {foe} had been the first to speak.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Watch who moves when {foe} moves',
          description:
            'Some in the crowd are {foe}’s hired men, and may show you a way into {where}; you must bow and not look as if you looked.',
          toward: 'against',
          success: [
            'You watched, and whenever {foe} bowed eleven of the people shifted a foot, and so you knew {foe.his} hired men. You heard two of them speak, behind a psalter, of how they would be posted at {where}; and in their talk the moment for the kiss went by. Watch and pray, it is commanded; you had done the first half.',
            'You saw which of the people looked at {foe} and not at the priest, and by that you knew the hired ones. One was to keep a door at {where}, and kept it badly even here, since he slept. You got away from {foe} in the crush for the blessed bread.',
            'You marked that whenever {foe} scratched an ear a man at the back did likewise; so you scratched yours, and he came and whispered to you how one is let in at {where}, and by what stair. Then he saw whose ear it had been. It was a good Mass, and you went out of it unkissed.',
            'You saw who was in {foe}’s pay, for they had mud upon only one knee, so as to rise the quicker. One had a key at his belt with the mark of {where} on it; and it was a simple thing, going out, to stumble on him and learn its shape.',
          ],
          failure: [
            'You watched the hired men and learned nothing, for {foe} came up while you did so, and had kissed the air beside your ear with a noise before you could turn. They cheered. It was not valid, said the priest; you must do it properly.',
            'You watched the crowd so well that one of {foe}’s men began to watch you. He had a stone in his glove, and struck you with it, in the press, as one bows; and {foe} put a hand beneath your elbow, for all to see, and asked whether you were faint, and would not kiss.',
            'You missed the hired men, for a face in the third row was like your mother’s. When you looked again every one of them had moved and stood between you and the road, and {foe} was a step nearer.',
            'You watched the wrong people, for {foe}’s men had been warned, and it was the others who moved. You made a careful list of eleven honest farmers. Two of those asked why you stared so at their wives, and would not be content with an answer out of Scripture.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'You had marked at Mass which eleven of the people moved when {foe} moved, and had known them after by it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Stay on your knees through the whole Mass',
          description: 'Nobody may be kissed who is at prayer; there are a litany and two sermons still to come.',
          toward: 'neither',
          success: [
            'You knelt with your face to the ground until Mass was over, and {foe} could not come at it to kiss. There was the litany, then the sermon, then a sermon about the sermon. {foe} had stood for all of it with the arms somewhat lowered, and had gained nothing, and neither had you.',
            'You knelt through it all, and {foe} had no kiss of you, and was called away by a man with a list. They took it for devotion. It was that too by the second hour, I think, for one cannot say so many Paters against someone and mean all of them ill.',
            'You did not get up until the Mass was done, and {foe} went away unkissed, with a cramp. You had counted the buttons of the priest, thirty-three, for the years of Our Lord. No soul was the better for it, unless it was yours.',
            'You outstayed two sermons on your knees, by help of a hen-wife who lent you her mat, and {foe} had no kiss. {foe} bent down three times, and got each time the back of your hood. And at the last the cart itself was driven off, with the candles on it.',
          ],
          failure: [
            'You knelt as far as the second sermon, and then your leg went from under you, and it was {foe} who lifted you up; and you stood face to face. The people sang. Nothing was missing but the kiss.',
            'You knelt with your eyes shut, and {foe} had come and stood exactly in front of you. From the side, they said, there was no mistaking it for anything but homage. You had to stand up, so as to put an end to that.',
            'You bent so low that you breathed in chaff, and the sneeze brought you upright, within {foe}’s reach. The people said “God bless you both,” as people will, and waited for the rest.',
            'You knelt so well that people began to bring you their sick, and you rose to touch them, for pity; and there was {foe} before you, third in the line, with a bandage on and a cheek held out.',
          ],
        }),
        won: {},
        lost: { threat: 1 },
        remembered:
          'You had kept your face to the ground through two sermons, so that {foe} should have no kiss of peace.',
      },
    ],
  },
  {
    key: 'knights/the-dead-horse',
    kind: 'foe',
    cast: { riders: 'they' },
    openings: [
      'You came upon {foe}, your enemy, lying alone in the road with one leg beneath a dead horse, whose saddlebag was full. {foe} wanted you to lift the beast, quickly, and to be silent for ever, so as not to be laughed at; and a score of {foe}’s own riders could be heard coming up at a walk. You could help, or harm, or ask a price, but soon.',
      '{foe} lay before you on the road beneath a dead horse and a full saddlebag and could not get free. “Get me up before they see,” said {foe}, who could bear anything except to be laughed at by the riders who were following. You had as long as it takes to say a rosary. Saul was delivered so to David, but not by a horse.',
      'A great horse lay dead in your way with its saddlebag, and beneath it, held by the leg, was {foe}. {foe} would have you lift the beast and never tell of it. The riders of {foe} were not far off; if you did harm there you would not live, and if you did nothing there would never again be such an hour.',
      '{foe} wanted you to lift a dead horse from off a trapped leg, and to be silent ever after; and you had to choose quickly, since {foe}’s twenty riders were coming along behind and whichever you did must be done before they saw. There was nobody else on the road. The saddlebag lay within your reach.',
      '{foe} lay in your way beneath a dead horse, caught by the leg, with {foe.his} saddlebag and all {foe.his} pride. There was no wound. “Help me up from this, and say nothing,” {foe} asked, for the riders behind would laugh. You could hear them, not a furlong off. Pride goes before a fall, and here was the fall.',
      'You had prayed to have {foe} helpless before you, and it was granted: a dead horse, with its saddlebag, lay upon {foe.his} leg in the road. {foe} begged you to lift it, and never to tell; for the riders, who were near now, feared {foe}, and would never fear again what they had laughed at. You had little time to choose.',
      '{foe}, your enemy, lay in the road with a dead horse upon one leg, and would not call out, lest the riders who were coming on behind should hear and laugh. You were to lift the horse, and forget that you had. Its saddlebag lay open in the dust. Who is my neighbour? it is asked in Saint Luke.',
    ],
    still: [
      '{foe} still lay beneath the dead horse and begged you to lift it before the riders came, and you could not in conscience ride by. One heard harness now, and a man whistling.',
      'The dead horse still held {foe} by the leg, the riders had not come up, and you could not go and lose such an hour. “I will owe it to you,” said {foe}, as one says a thing in a foreign language.',
    ],
    givenUp: [
      'The riders came up and lifted the horse off {foe}, and not one dared to laugh. You had gone behind a bank, and nobody looked for you. So {foe} owes you nothing.',
      '{foe} drew the leg out of its boot at last, with a great oath, and limped back to the riders. You had neither helped nor hindered, and had the road to yourself.',
    ],
    later:
      'The ravens had eaten the horse that fell upon {foe}. A boot had been left under it, a very good one, and no one in those parts would wear it.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Lift the dead horse off {foe}',
          description: 'It weighs what ten men do; you ask for nothing first, and it may come down on you.',
          toward: 'for',
          success: [
            'You lifted the horse, and {foe} crawled free, and looked at you for the length of an Ave; and then told you {who}’s matter in a few true words, and turned the riders back another way. Love your enemies, we are told, and nobody tells us with what muscle.',
            'You raised the horse a hand, and {foe} was out. “Why?” said {foe}, and you had not the breath for a reason. And for many days {foe} gave no orders against you, and {who} was sent a letter that {foe} had kept back from the first. Whether it was thanks or rage the learned are divided.',
            'You went in under the horse on your knees, which is a good posture for most things, and it came up, and {foe} was free. {foe} limped twice round you, and could find no insult; so gave you, instead, the truth of what {who} had suffered, and a false direction to the riders.',
            'You lifted, and {foe} pushed, and the leg came out; and for as long as it takes to say “Deliver us” there were not two sides to that war but one. It could not last. But {foe} sent a page after you with a letter of {who}’s that had been stolen, and called off the hunt for you.',
          ],
          failure: [
            'You had the horse up, and your foot turned, and it came down across the both of you until you crept out. {foe} was where {foe.he} had been, and one of the riders, who had come ahead, had seen it and gone back to tell the others.',
            'You strained at the horse until you saw the saints, and it did not stir. {foe} told you what {foe.he} thought of your back. You had spent half the time that there was.',
            'You had the horse on your shoulders when the girth burst, and it slid over your head like a hood, and lay upon {foe} as before. It was from beneath that you heard the riders, and one who asked what that noise had been.',
            'Your back cracked so loudly that {foe} said “Jesus” in earnest, and the horse did not move. You lay beside it for a while. The riders were nearer by a field.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had once lifted a dead horse from {foe} and asked nothing, and {foe} had had to live with it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Make {foe} promise before you help',
          description:
            '{foe} is first to promise you a way into {where}; but such a promise may not bind, and each word of it brings the riders nearer.',
          toward: 'neither',
          success: [
            'You asked for one thing before you helped, that at {where} the side door should be unbarred to you; and {foe} swore it upon the horse’s soul, and when the leg was free {foe} kept it. A forced oath is no oath, says the canon; but {foe} had not read him.',
            'You named your price in a voice like a grocer’s, and {foe} paid it, and it was how one gets in to {where} unannounced. Then you lifted the horse. I have looked for the sin in this and found two, and put them against the good, and they come out level.',
            'You asked what word the porter at {where} expected of a friend, and {foe} said that it was “Magdalen,” and wept at being cheap. So you lifted; and the word was true. A sinner’s name has opened better doors, the preacher says, and then he coughs.',
            'You held out until {foe} drew you in the dust the walls of {where}, and where they are mended badly, and then you raised the horse. {foe} had offered gold, and then land, and then a sister. You scuffed the drawing away with your foot, in courtesy, having it by heart.',
          ],
          failure: [
            'You bargained with {foe} as one does who has time, and got no promise. At the last article the whistling was close by; and {foe} broke off, smiling, and called out to the riders that there was a robber.',
            '“I swear,” said {foe}, “I swear, I swear,” and would not say what; and when you asked, {foe} could not remember what it had been about. So you had no promise, and had not lifted, and the riders were nearer.',
            '{foe} promised you everything, in the order in which you thought of it, and none of it was worth a straw, for you saw that {foe} had fingers crossed beneath the horse, where God only was to see. You had to begin again, and with less time.',
            'You would have the promise in writing, and there was a search for ink, and it came to nothing. {foe} lay there and dictated; and a rider who was ahead of the others saw you bent over the page, and galloped back.',
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
            'You set a stone, and upon it the pole, and the horse went up like a lid, and {foe} was out. {foe} could not leave off asking how; and in return, as one craftsman to another, told you how the thing had been done to {who}, which was likewise a matter of leverage.',
            'You leaned on two lengths of fence over a boulder, and the horse rose, and {foe} came out whole, with one boot. It seemed a pity, said {foe}, that you should be on the other side; and spoke for once without lying, of {who} and of the year when it began. Then you were told to run.',
            'You made a ramp of a gate, and the horse was rolled away like the stone at Easter, and {foe} rose again, though not to judge. And for sheer relief at being handled with sense {foe} told you a thing about {who} and a forged date that no torturer would have got.',
            'You passed the reins over an elm bough and pulled the horse up, and {foe} with it, by one boot, upside down and free. In that posture {foe} told the truth about {who}, and two clerks, who came by, would swear to it.',
          ],
          failure: [
            'You set the pole upon a stone, and the stone was chalk, and went to meal, and the horse sat down again. {foe} said nothing at all, and said it looking at you. The riders were heard to trot.',
            'You had misjudged which way the horse would roll, and it rolled over {foe} from the one leg to the other, slowly, and stayed there. {foe} was no longer so anxious for silence.',
            'Your pole was a signpost, and it was rotten, and broke with a noise like the Last Day. The horse had not stirred. The riders came on at a trot to see what it was; but they were still behind the trees.',
            'You raised the horse a little, and its tail had caught about {foe}’s belt; when the one went up so did the other, and when it came down they both came down. {foe} begged you to think before you did that again.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A pole and a stone had raised {foe} up, and {foe} had talked, as one craftsman does to another.',
      },
      {
        ...does(['explore', 'perception', 'easy', 'slight'], {
          action: 'Read what is in {foe}’s saddlebag instead',
          description:
            'It may tell you what {foe} intends; but there is time for that or for mercy, and {foe} will see which you do.',
          toward: 'against',
          success: [
            'You left {foe} beneath the horse and read what was in the saddlebag. It was orders, sealed and not yet sent; you tore them, and were gone before the first rider, and so {foe}’s plans were hindered. A priest by the road in that parable also had business, and I never read that he enjoyed it.',
            'You did not help {foe}; you opened each letter in the bag, and laid it face up in the mud, where it ran. They had all to be written anew. “I would have done the same,” {foe} told you, and that is the worst that was ever said of you.',
            'You took {foe}’s letters out of the bag one by one, and the fourth was a warrant to burn a mill. You ate that one, and went. {foe} said that you had a strong stomach for a person of conscience; the mill stands, and grinds for people who never heard of it.',
            'You found a little book in the bag with all {foe}’s spies put down by their names, and you read it out in a clear voice, and took it with you. {foe} had to dismiss the whole choir of them. You went off over the fields feeling less like David than you had hoped.',
          ],
          failure: [
            'You could not open the saddlebag, for it was beneath the horse too. You lay at full length with your arm in under it, cheek to cheek with {foe}, and came out with the strap; and the riders were nearer.',
            'You found nothing in the bag but bread and a child’s drawing of a knight. While you stood with that in your hands {foe} got an arm free and threw a spur at you. So one was punished for the wrong sin, which is the usual way.',
            'You could not undo the bag, for the buckle was stiff, and you were at it with your teeth when you heard the riders leave the road for the turf, to come up softly. {foe} watched you with some interest.',
            'You unrolled a great parchment out of the bag, and it was only the pedigree of the horse. It went back to Troy. You had got no farther than Hector’s stable when {foe} blew a whistle, far off a horn answered, and you put it back.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had once left {foe} lying under a horse, and had read {foe}’s letters meanwhile.',
      },
    ],
  },
  {
    key: 'knights/the-cart-and-rope',
    kind: 'price',
    cast: { 'thief/man/boy': 'he', 'villager/people/crowd': 'they' },
    openings: [
      'Some villagers had a thief upon a cart with a rope about his neck, and barred the road until somebody of standing should say Amen to his hanging. He had taken their chalice, they said, and he was {foe}’s man; with him hanged they would rise against {foe}. But he called out to you that he could tell what {foe} had done to {who}, if he lived.',
      'A village would hang a thief for its chalice, and had closed the road until you gave your Amen. With that the people would rise against {foe}, whose servant he was. But he knelt on the cart with the rope on him, and said that he alone had seen what {foe} did to {who}, and would bear witness for his neck, but you could not have both.',
      '“Judge,” said a woman, and put a rope’s end in your hand; and the other end was round the neck of a young thief upon a cart, who had served {foe}, and had robbed their altar of its chalice. If he lived he could bear witness for {who}. If he hanged, forty villagers would rise against {foe}. And they let you by no farther until you chose.',
      'The villagers wanted you to say Amen to the hanging of a thief, and had closed the road till you did or refused; he lay bound on their cart with a rope about his neck. If he died they would rise against {foe}, whom he had served. If he lived he would witness for {who} to what he had seen {foe} do, and you could not have both.',
      'Forty villagers had a young thief on a cart with a rope about his neck, for he had had their chalice, and they stopped you to say yes or no. With a yes they would be yours against {foe}, whose man he was. But he knew what {foe} had done to {who}, and would tell it if he lived. He said so, fast, with his chin up because of the rope.',
      'Villagers had put a thief in a cart with a rope on him, and would not let any traveller by who had not judged him. He had stolen their chalice, they said, and served {foe}; and once he was hanged they would fight {foe}. But he swore that he had seen {who}’s wrong done and could prove it. He was very young, and you could not have both.',
      'On a cart in your road knelt a young thief, one of {foe}’s servants, with a rope about his neck, who was to hang for stealing a chalice. Forty villagers blocked the lane and asked you to judge; they would take up arms against {foe} when it was done. But he was the only living soul who saw {who} betrayed. Solomon had a sword, and two mothers, and it took him but a moment.',
    ],
    still: [
      'The thief was still alive upon the cart with the rope about his neck, and the villagers still barred the road and waited for you. Someone had given him an apple, and all of them were watching him eat it.',
      'The cart still stood across the road, and the villagers waited for your word before they hanged the thief. He had begun to tell them their own names, one by one, for he had been at school with them.',
    ],
    givenUp: [
      'The thief slipped the rope while the forty disputed, and was not caught again. So you had neither his witness nor the villagers’ help, and they let you by with a curse.',
      'A priest came by and begged the thief for a monastery, to pray there and be silent. So the villagers went home; and you might pass, and had won neither.',
    ],
    later:
      'Where the villagers had judged the thief a length of rope hung with a knot in it, and under it lay the core of his apple.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'serious'], {
          action: 'Pledge your own name for the thief',
          description:
            'He lives and will speak for {who}; the forty villagers go home angry, and {foe} need not fear them.',
          toward: 'neither',
          success: [
            'You said that the thief was yours and you would answer for him, and they spat, and cut him loose. He told you all he had seen of {foe} and {who}, to the end, shaking. Mercy is the greater thing. The forty laid down their pitchforks, and {foe} heard that also.',
            'You pledged your name, and the villagers let you have the thief, and their scorn; and nobody in that valley would move a foot against {foe} now. You laid your hand upon his neck where the rope had been. It was warm. But {who} had a witness, and he lived to be old. Let each reader reckon that up for himself.',
            'You gave the villagers your belt and your name upon it, to hang up in their church in place of the thief, and he lived. The boy walked at your stirrup for three days telling what he had seen {foe} do to {who}; and the forty sharpened nothing, and sat at home, and told their children not to trust anyone with a belt.',
            '“If he robs again,” you said, “come and fetch me,” and the eldest of the villagers took off the thief’s noose as one takes off a child’s bib. You had your witness for {who}. And you had taken from those people the one hour in which they were brave, and {foe} was told so by dinner.',
          ],
          failure: [
            'You pledged your name for the thief, and the villagers asked you what it was worth, and you could not tell them. So they would not loose him. {foe} heard of it, and thought the better of that village.',
            'The villagers took your pledge and loosed the thief, and he ran, like a boy let out of school; and they caught him at the stile and put him back upon the cart. They would hear no more of names. I do not blame him. I have tried to, for the sake of the lesson.',
            'The villagers were willing, but the thief would not have your pledge. He had sold every name he ever got hold of, he said, and would sell yours. It was the first honest thing he did; and they drew the rope a little tighter for it.',
            'Your pledge was refused, for you told the woman with the rope your name, and it was one that her brother had died shouting. You had not known. {foe}’s bailiff, who had come to see the sport, laughed aloud.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'You had put your name between a thief’s neck and the rope, and he had spoken, and forty men gone home.',
      },
      {
        ...does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Say Amen to the hanging of the thief',
          description:
            'The forty will rise against {foe}; but what the thief knows for {who} will die with him, and you will see it.',
          toward: 'neither',
          success: [
            'You said Amen, and the thief was hanged. You got up on the cart, as nobody else would, and held his hand, and told him to look at you. He asked if it would be long. You said no, and that was true. The forty went from there together, and {foe}’s roads were not safe for weeks; and what he had seen, nobody saw.',
            'You let the thief be hanged, and knelt by him for the whole of it, and closed his eyes. He was nineteen. They had their chalice, and they marched on {foe} singing; and {who}’s proof was in the ground with him. I have been told to draw the moral here, and I have sat a good while.',
            'You said the Amen, and the thief died, and you sang to him, since he asked for that, a thing about a fox. He knew the second verse. Afterward the villagers took up their scythes and went down against {foe}, and held the road nine days; and {who} has no witness, and I never liked that song.',
            'You gave the villagers leave, and stayed by the thief till he was dead, and told him that you would write to his mother. He had none; he asked you to write to a cook. Then the forty were an army of a sort, and {foe} had the worst of it. All that he could have told for {who} you had to leave out.',
          ],
          failure: [
            'You began to say Amen, and could not, and turned your face to a wall. The villagers had wanted a judge and not somebody with wet eyes; and they put the rope down for a little, and looked at you, and it was not done yet.',
            'You said Amen too low, and half of the forty had not heard it, and each of them blamed his neighbour. So nothing was done. Somebody had run meanwhile to tell {foe}’s bailiff.',
            'You said it, and got up beside the thief, and when he turned his head to you, you cried out that they should stop. So they stopped. They would not march, they said, behind a person who could not decide, and gave you one more chance to do it.',
            'You said Amen, and the rope broke. It broke twice; and there is a custom about the third time, and no one was certain of it. So they sent for another rope, and the thief sat down on the cart to wait.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered: 'A boy on a cart had asked if it would be long, and you had held his hand and told him no.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Try the thief by evidence before all of them',
          description:
            'If you prove him innocent he lives; but the villagers want a rope and not a reason, and if he is guilty, you hanged him.',
          toward: 'neither',
          success: [
            'You tried the case and freed the thief. You asked to see the lock, and it had been opened with a key; and {foe}’s steward had the only other one. There was a silence, and after it a roar. So he got down, and bore witness for {who}; and the forty, who had so nearly done {foe}’s work, went to do their own.',
            'You proved that the thief could not have done it, for with the cup he could not have gone by the window where they said he went. Their sacristan began to cry, and owned that {foe} had paid him to hide it. They cut the rope in pieces, and rose against {foe}; and the boy said all that he knew for {who}.',
            'You showed the villagers that the thief was innocent. There was a hole in the sack in which he was said to have carried the chalice that would have let through a bell; and the thing was found under {foe}’s reeve’s bed. They went to fetch it with flails, and the boy in front of them shouting {who}’s story to both sides of the street.',
            'You found the true thief with a priest’s own dog. It ran past the boy as one whom it had never smelled, and lay down growling before a man of {foe}’s who had come to see the sport, and in whose shirt was the chalice lid. Forty voices changed their minds; and the boy, having a throat still, used it for {who}.',
          ],
          failure: [
            'You tried the thief fairly, from the lock to the sack, and could not prove that he was innocent. He thanked you for the pains. The forty had felt that they were at a lesson, and asked for your Amen again.',
            'You had seven proofs for the thief, and the villagers were tired at the third. Somebody had begun to draw the cart away from beneath him. A reason is a slow beast, says the philosopher; and they would have no more of yours.',
            'You asked each villager what he had seen, and each had seen more than the last, and it went worse for the thief than before. By the tenth of them he had stolen the bells also. {foe}’s bailiff stood by and wrote it down.',
            'You proved that the thief could not have done it alone, and that did not save him. The villagers asked who had held the ladder, and he looked at his small brother in the crowd, only looked; and then he said very quickly that it was all himself.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had asked, before the cart could move, to see the lock, and found {foe}’s own key in it.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'none'], {
          action: 'Slip by while the villagers dispute',
          description: 'The way is open behind the cart; you leave the thief to the villagers, and gain nothing.',
          toward: 'neither',
          success: [
            'You went round by the cart’s tail with your head down, and got by. The thief saw you go, and did not call out. What became of him was told to you later in two ways, and you asked no one which; you had passed, and that was all you had of it. Pilate at least asked for water.',
            'You slipped past the villagers while they were at odds about the knot, and left the thief to them. It was no more your business than it had been the day before. You said that to yourself for a mile, and then found that you were saying it aloud.',
            'You got by between the wheel and the wall, when a horse-fly stung one who held the shafts. You heard the thief begin upon the Creed behind you. You hurried, to be out of hearing before the end of it, and you have never known how far he came.',
            'You passed behind the cart while they argued how the rope should be tied for a Christian, and nobody stopped you, and the thief stayed where he was. The lesson for the day was from Jonah, who also had somewhere else to be, and nothing swallowed you, and I do not know why not.',
          ],
          failure: [
            'You were behind the cart when the villagers looked round and saw you. “There goes one more,” said the woman with the rope. They brought you back to judge, with stones, and a boy ran to {foe} to say who was there.',
            'You could not slip by, for the way at the back was stopped with a harrow. So they had you before them after all, as one who had tried to run; and {foe} was told of that.',
            'You stepped upon a goose, and the villagers heard it, and had you back by the cloak to judge the thief. One would think that in such a place a goose might pass unheard, but no.',
            'You got as far as the stile, and there sat an old blind man who took you by the wrist. “Is it done?” said he. “Was somebody with him?” And you were so long in finding an answer that the villagers came out and fetched you back.',
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
    cast: { 'court/people/reeve/accuser/juror': 'they', cousin: 'he' },
    openings: [
      'In a court that sat by the road {them}, your friend, stood accused of moving a neighbour’s boundary stone, and would be outlawed unless twelve people swore to {them.his} honesty upon a relic. Eleven had sworn, and a cousin who was to be the twelfth had gone. {them} begged you for your oath before the reeve closed the count; but who swears must sit there until the last case is heard.',
      'You passed a court by the road, where people are cleared by twelve hands laid upon a relic, and your friend {them}, accused of moving a boundary stone, had eleven. The twelfth was a cousin, who had gone home. So {them} saw you, and wept for gladness, and begged your hand; or else it was outlawry. It would take until the last case was heard, and there were nineteen.',
      '“One more,” a reeve was saying in his court, “or {them} is an outlaw”; for {them}, your friend, was accused of moving a boundary stone, and needed twelve neighbours to swear upon a relic, and had eleven. The cousin who should have been the twelfth was not there. {them} saw you in the road, and asked for your oath; but those who swear may not leave until the court has risen.',
      '{them}, your friend, wanted your hand and oath in a court by the road, to make up twelve, or else {them.he} would be outlawed for shifting a boundary stone; for a cousin, the twelfth, was not come. Eleven had sworn upon the relic, and the reeve was about to close the count. And whoever swore must stay to the end of that court, and you had a long road to go.',
      '{them}, your friend, was before a court by the road, accused by a neighbour about a boundary stone, and had brought twelve people to swear for {them.him} upon a relic, and one, a cousin, had gone home. Without a twelfth it was outlawry, and the reeve had begun to say the sentence. So {them} called to you by name; and you knew that, if once you sat, there were nineteen cases to sit through.',
      'Eleven neighbours stood with their palms upon a relic in a court by the road, and swore that {them}, your friend, had not moved a boundary stone. The law asks for twelve, and a cousin, who was the twelfth, had not come, and for the want of him {them} would be outlawed. {them} begged that you would be the one. The door is barred in that court until the last case is heard.',
      'You put in your head at a court by the road, to ask the way, and your friend {them} called out, “Here is my twelfth!” For {them} was accused of moving a boundary stone, and must be outlawed unless twelve swore upon the relic for {them.him}; and one, a cousin, had stayed away. And the usher had his hand upon the bolt, for none leaves there before the last case is heard.',
    ],
    still: [
      '{them} still stood before the court with eleven oaths, and would be an outlaw if you went away and left it so. The eleven hands were still upon the relic, and some of them were getting pins and needles.',
      '{them} still needed a twelfth oath and called to you not to leave, and the reeve had not closed the count. He had gone over the oaths again, and there were still eleven.',
    ],
    givenUp: [
      'The cousin came in at the last, out of breath, and laid his hand upon the relic, and {them} was cleared, though not by you. So you took your road again.',
      'Now one of the jurors got down from his bench and swore, to make up twelve, and so {them} went free. Nobody needed you any longer, and the door was opened.',
    ],
    later:
      'Where the twelve had sworn for your friend their palms had been cut in the court’s bench, and children put their own hands in the last of them to see if it was lucky.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Swear for {them} upon the relic',
          description:
            'It makes the twelve; but you will be asked how well you know {them}, and have nineteen cases to hear.',
          toward: 'for',
          success: [
            'You swore as the twelfth, and {them} was cleared. You had given as your reason that {them} had once been good to you for no profit, and the reeve took that for evidence. And in the eleventh case there stood up a man of {foe}’s, and said on oath that {foe} had paid him to swear falsely against {who}.',
            'You put your soul to it, and thought of it only afterward, and {them} was cleared. {them} embraced the reeve. And upon the bench, through eighteen ditches and a pig, your neighbour told you that he had seen from his own hedge what {foe} did to {who}, and would say so.',
            'You swore, and your oath cleared {them}. You had laid down your palm, and felt that the saint was rather a short man. And in the seventh case a miller lost his temper and let out what {foe} had done to {who}; you had it written out and sealed.',
            'You swore, and {them} was free of the charge. As the twelfth you were asked to give the others their dinner, bread and an onion; and over it the eleven told you all that was known of {foe} in those parts, which {who} had sought for years by way of lawyers. He that is faithful in little is shown where the rest is kept.',
          ],
          failure: [
            'You swore, and said the wrong name, and the oath did not count. It was your tongue, and the reeve pitied you; but a twelfth who does not know whom he swears for is none. A groom of {foe}’s wrote down that you were there.',
            'The court would not take your oath, since you hold no land in those parts. It was argued at length, and you sat there for nothing, while {foe} had not sat. {them} still needed a twelfth.',
            'You laid your hand on the relic, and it had been set down uneven, and turned right over and pointed at {them}, and there was a groan. No one could say that it signified; no one would say that it did not. They had it all put straight again before any more should swear.',
            'You swore that you had known {them} for as long as was true, and it was found to be three days too short, and your oath was set aside. The law asks for a year. {foe}’s attorney, who was there upon other business, took a note of your face.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'Yours had been the twelfth hand upon a relic, for {them}, with eighteen ditches still to hear.',
      },
      {
        ...does(['gift', 'vigour', 'hard', 'serious'], {
          action: 'Offer to carry hot iron in {them}’s stead',
          description: 'Nine paces with a red-hot bar, in place of twelve oaths; if you drop it, it proves nothing.',
          toward: 'for',
          success: [
            'You carried the hot iron nine paces and put it down, as one sets down a cup, and {them} was free. For the accuser had seen your face, and could not wait until the cloth was opened; he knelt, and told how {foe} had hired him. Thus God defends the right. He used your hand.',
            'You took the iron before they had done blessing it, and the accuser cried out that the charge was all false, and that {foe} wanted the field. So {them} was cleared and a whole country turned about. I asked if it was true about the iron. A cook showed me how you had held it.',
            'You bore the iron to the ninth mark and then asked where they would like it, and {them} was cleared. A groom of {foe}’s, who had moved that stone, laid his crowbar at your feet and named his master; and half the court went off in anger to {foe}’s barns. Fire tries every man’s work. It was not his turn.',
            'You took up the iron, and a smell rose, and {them} cried out before you did, and that cleared {them.him}. No liar could have made that cry, said the accuser, and he wept, and unsaid all, and showed them {foe}’s letter with its promises. They bound your hand in altar linen. I have seen the scar, or say that I have.',
          ],
          failure: [
            'You bore the iron seven paces and let it fall. It was two more, and you saw them quite clearly, and they were a long way. The law is kind in that place, for it had been your hand and not {them}’s, and nothing was proved. But the accuser went about laughing.',
            'You offered to bear the iron, and let it fall at once; for they were so long in heating it that you had stood before the coals and thought. Not one of them said a word. {them} wound your hand in wet linen, and turned to the reeve again.',
            'You closed your fingers on the iron, and they opened, by themselves; one may be willing, and have unwilling fingers. They tried it three times, and it counted for nothing, and a clerk of {foe}’s was there to laugh.',
            'You bore the iron to the fifth pace and trod on your own lace. The bar flew, and fell among the jurors’ straw; and when the smoke was out they all sat down again, and {them}’s case stood where it had.',
          ],
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had walked nine paces with a hot iron for {them}, and it was the accuser who cried out.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hold up the court until the cousin comes',
          description:
            'A count may not close upon one who is praying; so pray slowly, for the twelfth man is in no haste.',
          toward: 'for',
          success: [
            'You prayed until the cousin came, and he laid down his hand the twelfth, and {them} was cleared. You had begun at Adam. By Nahor they had sent for ale, and by the Captivity there he was, red in the face, with a wife behind him. I have always held that the genealogies were written for some purpose.',
            'You prayed aloud for the reeve’s mother, and his cattle, singly, until the cousin came, and so {them} was saved, with nothing spent upon it but breath and a part of your road. He came at the heifers.',
            'You held up the court until there were twelve. You asked that each of the eleven be remembered by his patron, and told the life of each. Three of the saints had been flayed, and that takes time. When you had come to the last of them the cousin walked in, and swore. {them} thanked Saint Bartholomew in particular.',
            'You gave the court the longest psalm, with the pauses, and at the verse about the lost sheep the cousin knocked, and {them} had twelve. The reeve’s arm had begun to tremble beneath the staff. I call that well timed, and I leave out by whom.',
          ],
          failure: [
            'You prayed for as long as there were saints, and coughed, and the cousin had not come. {them} said that it could have been worse; and the reeve lifted his staff and asked if that was all.',
            'You prayed, and the cousin came, and heard you through the door, and went away again, for he thought that it was a funeral. So there were still eleven.',
            'You prayed, and the court prayed with you, and it was found when you looked up that the cousin had come in and knelt, and been edified, and left. He sent back word that he felt much better.',
            'You prayed, and the reeve, who was devout, said that he could match you. He did it, verse for verse, and then went ahead; and you were prayed to a standstill among the minor prophets, and no cousin came.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had prayed from Adam to the Captivity, to keep a court open until {them} was cleared.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go and look at the boundary stone itself',
          description:
            'It is three fields off, with a dog in the second, and may show who moved it; the reeve will wait a little.',
          toward: 'for',
          success: [
            'You found that the stone had been moved by a sledge with one bad runner, and you had seen that track before; it was {foe}’s bailiff’s. You brought the reeve to look, and {them} was begged pardon of, by the whole court on its knees in the beans; and the bailiff, who had other such errands for {foe}, did not go on them.',
            'You looked at the stone, and there was moss upon the wrong side, so that {them} was cleared. A girl, minding geese, told you who had turned it: three of {foe}’s people, and one had sworn by the Devil’s knee. They were taken up that same hour. {them} walked home along the true boundary, touching it.',
            'You found the old hole of the stone, a yard off, and in it a button of {foe}’s livery; and {them} was cleared of all. You had poured water on the ground and watched where it ran. He who had lost the button was put in irons with two of his fellows.',
            'You found the letters on the boundary stone standing on their heads, and that cleared {them}; for only a stranger would set it so, and there was but one, and he took {foe}’s wages. He was brought along in the mule cart; {them} walked behind, bareheaded, crying and trying to look stern.',
          ],
          failure: [
            'You found the stone and set your shoulder to it, to see if it could be moved, and the neighbour who had brought the charge looked over the hedge. So he said that there were two of you in it, and you had to be let go before anything else could be heard.',
            'You did not come as far as the boundary stone, for you were a long time in the second field, with the dog. {foe}’s bailiff held its lead. {them} thanked you for having been willing.',
            'You were chased up the boundary stone by a dog and saw nothing of what was under it. From on top you could see a long way, and among other things {foe}’s bailiff, who watched you. {them} was still before the court when you came back.',
            'You asked a goose-girl about the stone, and she told you all about it, in great detail, for a ribbon, and it was a different stone. So you brought the court an answer to a suit that had been settled in her grandfather’s time, and were sent out again.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had looked at a boundary stone with moss on the wrong side, and {them} had been found honest after all.',
      },
    ],
  },
  {
    key: 'knights/the-shut-door',
    kind: 'turn',
    cast: { nurse: 'she' },
    openings: [
      'An old nurse held you fast in the road, for you had sworn against {foe}, and she wished you to hear first what she knew. She had served in both houses. {foe} had come once to {who}, seven years before, on both knees through the mud, to ask forgiveness, she said. And {who} had shut the door. Did you mean to go on against one who had once been sorry?',
      'Now an old nurse held your sleeve and told you what {who}, to whom you had sworn, had never told you. {foe} had knelt for three days before {who}’s door, seven years ago, and asked for pardon, and not been let in. “That was a better soul then,” she said. She wanted you to know all of it, and would not let you go on in anger.',
      'An old nurse barred your road with a stick, who had rocked {foe}’s cradle and served {who} after. {foe} repented once, she told you, and knelt three days at the door in the mud for pardon, and {who} would not open. For seven years she had been the only one who knew it. You should think what to do about it before you went another step.',
      'An old nurse wanted you to hear how the feud began before you went one step farther in it, and she had you fast by the sleeve and her stick across the path. It was not {foe} who had refused peace, she said. {foe} had knelt three days at {who}’s door, seven years since, to be forgiven, and {who} had never drawn the bolt.',
      'An old nurse planted herself in your road and would tell you how the quarrel began, for she had nursed in {who}’s house and in {foe}’s. There was a time when all might have been mended, she said: {foe} came to that door in tears, and lay there on both knees. It was {who} who would not open. She let you go no farther until you should have heard.',
      '“Which of them are you riding for?” asked an old nurse by the road, and took your bridle, for she had served both {who} and {foe}. {who} had hidden something from you, she said. There had been a shut door, and {foe} outside it upon both knees to beg for pardon, seven years ago, and {who} within. She would not let go until you had thought of it.',
      'An old nurse stopped you on your road to tell you that {foe} had once been sorry. {foe} had knocked at {who}’s door, in penitence, and lain three days in the mud upon both knees, and {who} had not opened. She had stood within. She thought you should not go on with your oath and not know it. Knock and it shall be opened, says the Gospel.',
    ],
    still: [
      'The old nurse still had hold of your sleeve in the road, and had come round to the same bead again; for {foe} had knelt, she said, and {who} had not opened.',
      'The old nurse still held you by the sleeve and would not let you go before you had heard how {foe} once came to be forgiven. “Three days {foe} knelt there,” she said, as though you had asked. “And I had soup on.”',
    ],
    givenUp: [
      'The old nurse let go of you, for she was tired, and went home to pray for both houses. So you went on; and what you knew now you could not mend.',
      'A carter took the old nurse up beside him, and she went away with her tale half told. So nobody held you any longer, and you went on, neither forgiven nor wiser.',
    ],
    later:
      'Where the old nurse had sat there was a hollow, and a bead in it of plain wood, worn on the one side as a step is.',
    ways: [
      {
        ...does(['gift', 'vigour', 'hard', 'serious'], {
          action: 'Kneel at {foe}’s gate to answer for {who}',
          description:
            'You give {foe} back the three days at the door, among those who hate you; and {foe.he} may spit upon it.',
          toward: 'neither',
          success: [
            'You knelt three days at {foe}’s gate, and on the third {foe} came out, and stood, and could not speak; and went in, and called home {foe.his} riders. And a paper was thrust under the gate that set {who}’s affair in a true light. A soft answer turns away wrath. This one was seven years late.',
            'You said through the gate that {who} had done wrong in one thing, and that you were come to kneel for it; and {foe} was moved. There was no reply for two days. Then {foe}’s voice said, close against the wood, “You are too late,” and wept; and long after did no harm, and let out what had been hidden.',
            'You knelt, and {foe}’s people threw slops, and you thanked them as for bread; and on the third day {foe} yielded. It was {foe}’s small niece who came out to ask you what you had done. “Nothing. It is for someone who is sorry.” {foe} had heard that. {foe.his} riders were called home, and {who} was sent the key to a chest.',
            'You knelt until the last day, and {foe} came and knelt across from you, with the gate between, and each could hear the other breathe. From then on there was less burning. And somebody left at {who}’s wall the paper that was wanted.',
          ],
          failure: [
            'You knelt at {foe}’s gate, and it was not heeded. On the second day {foe} came by you with hawks, without turning the head, and laughed about it at table. You went back to the nurse, and she wished to hear it all.',
            'You knelt at {foe}’s gate, and on the first day {who} sent to bid you get up. It was {who.his} door and not yours, the message said. {foe} had listened from above; and laughed, and one heard that it hurt. So you stood in the road again, with the nurse.',
            'You had not knelt an hour at {foe}’s gate when a cart of tiles was to be unloaded just there, and they unloaded it, and you had to rise. {foe} made a joke of it to {foe.his} men. The nurse bound up your knee, and held on to the other end of the bandage.',
            'You knelt, and {foe} opened at once, and that you were not prepared for. You had your first sentence ready for the third day. You knelt there with your mouth open, and saw the hope in that face go out, and the gate was closed again, softly. The nurse asked you what you had said.',
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
            '{who} answered the letter in one line: {who.he} had stood all three days upon the inner side with a hand on the bar. Below it, in a worse script, stood the names of two who had watched it and would speak for you; {who} had kept them back out of shame. Truth is a lamp. It shows the floor too.',
            '{who} wrote back that {who.he} had been afraid; not of {foe}, but of forgiving. And having set down so much {who.he} set down the whole, with the names of those who had seen; and it was worth more to your oath than anger had been. The nurse had it read to her twice, and let go of your sleeve.',
            '{who} answered your letter with a piece of the door. {who} had sawn it out, with the bolt in it, and had burned into the wood the name of the one who counselled that it be kept shut. So you knew whom to mistrust; and the draught in {who}’s hall, they say, is terrible.',
            '{who} came in person to answer you, as far as the last hill, and your messenger went to and fro. By the fourth crossing you had it all, the quarrel and the fault and where the proof was buried; and you saw a figure up there bow to you, and turn about. Confession is medicine; one need not like the spoon.',
          ],
          failure: [
            'You had no answer to your letter. It had been opened, your messenger said, and read, and folded up again very small. You had asked about the one thing that hurt. The nurse still held you, and was not surprised.',
            'Your messenger brought your letter to {foe}, for he had misheard which house. {foe} kept it; and was seen to be in better heart, as one who learns that the other side sleeps badly too. You had nothing for the nurse.',
            '{who} answered your letter by a lawyer, at length, on seven sheets, and in none of them was there a word of the door. And while they were being copied {foe} had gone a step ahead.',
            'Your messenger told your letter at every inn, and when it came to {who} there was a crowd beneath the window to see how it was taken. It was taken badly, and you had no answer. {foe} was seen to pay for everybody at the second inn.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{who} had admitted by letter to having stood behind that shut door three days, with a hand upon the bar.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Follow the way that {foe} came on knees',
          description:
            'It may bring you to {where} unguarded, and the nurse can show you where it starts; but it was not made for walking.',
          toward: 'neither',
          success: [
            'You followed the grooves of two knees, backward from {who}’s side to {foe}’s, and they brought you close to {where} by a gap that nobody guards. Only a penitent would take it. One does not set watch upon the way by which one was ashamed.',
            'You went by {foe}’s old path beneath the thorns, and saw from it how one comes to {where} unseen. In the midst {foe} had scratched a cross on a stone, and the date. You prayed a little for {foe}. It was strange on the tongue, like another’s bread.',
            'You followed the path by the rags tied to its thorns, where {foe} had stopped to bind a knee, and the last of them showed you a way in to {where}. There one looks down through a split rock, as through a squint at the altar, and a goat could go in by it, or a sinner. You were at least one of those.',
            'You went along {foe}’s path, and a hermit who grew beans in it led you by a culvert nearly to the wall of {where}. He did it for the sake of {foe}’s knees, which had dug his garden; and he asked you to let {foe} know that it had borne fruit.',
          ],
          failure: [
            'You lost {foe}’s path among cart ruts, which are made by all sorts of people. There was a man of {foe}’s at the end of those you followed; and he asked you, not kindly, what you had dropped, and you came back to the nurse.',
            'You went on hands and knees among thorns, and the nurse called to you that it was the wrong path. So penance may be done by mistake. I know of no rule which says that it counts.',
            'You followed the path between two yews, and then there was a wall across it, with fresh mortar, and you had to turn back. {foe} had had it built that year. On top sat a watchman, who said that nobody was to come by and be reminded.',
            'You took the nurse along to point out the path, and she pointed at everything. You went round the same pond until her legs gave out and you carried her back to the road. {foe}’s foragers saw you pass each time, and laid a bet on it.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had gone, thorns and all, by the path that {foe} once came on both knees.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit down and hear the nurse to the end',
          description: 'She leaves out nothing, not even the soup; it costs you time and some of your anger.',
          toward: 'neither',
          success: [
            'You heard the nurse to the end, of the first day, and the second, and how on the third {foe} had stopped asking, and only stayed; and then she let you go. You were as bound by your oath as ever and a good deal sadder. I had thought to put here that knowledge makes us free; but the page is small.',
            'The nurse told you all of it, and let you go. There were two who had wept that week with an oak board between them, and she had carried soup to {who} and been forbidden to carry it to {foe}. You went more slowly, and had {foe}’s knees before your eyes.',
            'You sat in the grass until the nurse had told it all, for she wished somebody to know it before she died, and she let you go. There was a part where {who} wept with a fist in the mouth, and she acted it. You might do as you had sworn, she said, but with your hat in your hand.',
            'You heard the whole tale, and were let go, and asked only whether {foe} had ever eaten the soup. The nurse had poured it under the door, she said, and it ran back. You have carried that about with you since, with the oath, and they weigh nearly the same.',
          ],
          failure: [
            'You sat down to hear the nurse, and by the teething you slept; for she told it from the cradle. She shook you by the sleeve, and began again.',
            'You listened, and learned nothing, for the nurse grew confused as to which of the two had knelt. She begged your pardon. By the end it was {who} in the mud, and {foe} within, and she wept for both, and would have you hear it once more in order.',
            'You listened so kindly that three other old women came and sat down, who had nursed elsewhere, and they all had doors. By the end you could not have sworn which house it was; and the nurse said that none of it should count until they were gone.',
            'You broke in to say that {who} must have had some reason, and the nurse stopped. She looked at you for a good while, as at a child who has been sick upon the altar steps, and told the next part to a thrush. But she had not let go of you.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had sat by {foe}’s old nurse for the whole of a sad story, and for the soup in it.',
      },
    ],
  },
];
