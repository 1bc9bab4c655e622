import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const knightServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Go round the booths of {place}',
      needs: BY_DAY,
      description:
        'You may buy something there; but every pennyworth is cried by a liar with a licence, so count the weights.',
      success: [
        'You found a fair bargain at the third booth, where a woman was knitting, and did not look up. It was the right thing, and the right price was what was left when you had both stopped sighing. She spat upon the coin, for luck, and on your palm.',
        'You bought what you wanted at the booths, for the booth-keeper had a new baby upon her arm and no hand for the scales, and had you weigh it yourself. So you weighed it justly, and then somewhat over. She knew to a grain what you had done. A false balance is abomination, says Solomon; and one may be false both ways.',
        'You had a good bargain at the booths of {place}, from an honest man, who told you what was wrong with it. You had to have it said twice. Nobody had come to his booth all that fair, for they took him for the worst liar of all. I have it from his wife.',
      ],
      failure: [
        'You had bought nothing when the church bell rang for the end of trading. You had the thing in your hand and the money in the other. It is a heavy fine; and the woman of the booth had it out of your fingers and beneath the board before the second stroke.',
        'You bought nothing at the booths, for a friar got up upon a barrel and preached against buying, and preached well, and you had put down the thing before you knew. So had everyone. The booth-keepers have asked since that he be sent to some poorer town.',
        'You bought nothing, for the booth that had what you wanted was being tried before the pie-powder court, with its owner inside it. It was about the weights. So you waited with the rest to see him fined; and he was not, but it was then too late to buy, and they had eaten the pie.',
      ],
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Look over the pledges at a pawnbroker’s',
      needs: BY_DAY,
      description:
        'Whatever {place} could not redeem hangs from his ceiling for sale, and each piece has a story that he charges for.',
      success: [
        'You had a pledge for a good price, for you let the pawnbroker have the story out, which was of a widow, and offered for the object alone. He struck his brow. He fetched it down with the long hook; and it seemed to you that the thing itself was glad to get away from the ceiling.',
        'You had what you sought from the pawnbroker, for it hung in the wrong place, among the kettles, and had got a kettle’s price. He saw it when it was in your hand. He is a man of his word, and gave you joy of it, through his teeth. I have prayed for such a man, and for such teeth.',
        'You bought it at the pawnbroker’s, and cheaply, for it was his mother who sat there, and she is blind, and prices each thing by the voice that asks. She said that yours had not lied that week. We learn to keep a clean voice. I have a cold from Advent until Whitsun.',
      ],
      failure: [
        'You bought nothing at the pawnbroker’s. He had named a sum, when a thin young man came in by the other door with the ticket for it, and the money, and kissed the thing, and wept. You held the door for the two of them.',
        'You bought nothing at the pawnbroker’s, for each thing that you laid a finger on had been his grandmother’s that moment, and went up. He had tears in his eyes. So you put your hands behind you, and bowed to the ceiling, and came away; and he called after you that she had been a saint.',
        'You had chosen your pledge, and the pawnbroker could not get it down, for the hook was worn out, and the stool had been pawned. So you bought nothing. He and you stood beneath it and looked up, like the shepherds, for as long as seemed civil.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Cry your goods at the market cross',
      needs: BY_DAY,
      description: 'You sell between a quack and a bear, and must be louder than the one and not so loud as the other.',
      success: [
        'You sold your goods, for you told them what it was, and what it was not. They had not been told the second part of anything before. There was a press, and a hand came through it with the price in it, and by the time you saw the face it was well pleased and moving off.',
        'You sold your goods at the cross, for the quack had cried himself hoarse, and hired you to cry his pills, and you cried your own in between. They bought the one as a cure for the other. He was content. It was he who took yours home at the last, for his own cough.',
        'You sold all that you had brought to the cross, for a little girl asked what it was for, and you told her, and got down upon your knees to do it. So they heard it said in plain words. Except ye become as little children; it is good doctrine, and I never saw that it was good trade till then.',
      ],
      failure: [
        'You sold nothing, for the bear danced. There is nothing to be done against a bear. In the end even you had turned round, and somebody gave you a farthing’s worth of advice about your stance.',
        'You sold nothing at the market cross, for a hanging was cried at the other end, and then put off, and then cried again, so that the people ran by you three times, and each time they promised to stop on the way back. He was pardoned, I am glad to say. It hurt the whole market.',
        'You cried your goods, and had got the words of the quack’s cry in your ear, and cried those; and so you sold nothing. They asked you if it was good for worms. You could not in conscience say, for you had never tried it.',
      ],
    }),
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Sell to a canon who collects',
      description:
        'He buys curious things, and keeps his poverty in a very fine cabinet, of which he will show you each drawer.',
      success: [
        'You sold it to the canon, and well. You had admired eleven drawers, and at the twelfth were able to observe that there was a space. It was he who then began to bargain, against himself, and with heat.',
        'You sold it to the canon, for he had lost its fellow as a boy, in a well, and had dreamed of that well for fifty years. He paid and did not bargain. He put the thing into no drawer, but beneath his pillow, as his housekeeper told it; and that cabinet has stood unlocked ever since.',
        'The canon bought it from you, and for a good price, for another canon was there, who also collects. You did not have to speak. Love thy neighbour; and each of them told the other that he had no wish for it, and added a shilling. I have known that at elections.',
      ],
      failure: [
        'The canon did not buy it, for he had one, and a better one. He laid the two of them side by side on the velvet, in kindness, in order that you might learn; and yours did look, there, like a poor relation who has been asked to stay to dinner.',
        'The canon did not buy it, for he was in love with a tooth of the Leviathan, and had no eyes for yours. He let you hold the tooth. I have seen a cow with such another. But I was asked for my opinion by nobody, and neither were you, and you held your peace.',
        'The canon would have bought it, but his housekeeper came in, and looked from it to him, and he said that he had never seen you before. So you did not sell it. And the cock crew, I had nearly written. She showed you out by the drawers that he does not know she knows of.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Lie sick in the hospital of Saint John',
      description: 'They heal you there, two to a bed, on clean straw, with a psalm to every dressing.',
      success: [
        'You were healed at the hospital. They had asked for your sins first and then your name. A sister with forearms like a smith unwound you and wound you up again, and you had broth with an egg in it. Your bedfellow was a tiler, and did not kick.',
        'You lay in the hospital of Saint John and mended, for the sisters fed you upon the hour, and turned you like bread. Your bedfellow had a cough, and a story to go with each. You heard eleven, and were sorry to go.',
        'The sisters healed you, with wine, lint, and the long psalm; and you had leave to get up at “let everything that hath breath”. It is a sound physic. I take it for the knees.',
        'You were made well in the hospital, by sleep, and by a lay brother who washed the wound each day, and told it that it was doing better. On the fourth day it believed him. I have seen sermons do less.',
      ],
      failure: [
        'You were not healed, for there was no bed but that of one who had just gone out of it, feet foremost, and the boards were still warm. They gave you the psalm. You thanked the sister, and found that you felt well enough to stand.',
        'The hospital did nothing for you, for it was the bishop’s visitation, and all the sick had been tidied away. You stood in a passage with a man who had no leg. He asked you for yours.',
        'You were not healed, for the sister who dresses wounds was at her own mother’s burying, and the one who came in her place was afraid of them. She held your hand. It was the other hand that hurt.',
        'You lay down in the hospital and got up no better, for your bedfellow kicked in his dreams, and rode to Jerusalem each night. He was a most devout man. You had the bruises as an indulgence.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Put yourself in the barber’s chair',
      description:
        'He heals as well, lets blood and sets bones, and in {place} he is thought to be quickest at the last.',
      success: [
        'The barber set what was hurt, and you felt the better for it. He had you look at the pole, and told you what the mayor had said; and when you came to the end of laughing it was done. He washed the rest of you in wine, and drank what remained.',
        'You sat in the barber’s chair and he healed you, by drawing, stitching, and talking, of which the last went deepest. He swept up your hair with the lint. You looked in his basin and were ten years younger.',
        'The barber put back what was out of joint before you knew, for he had asked you to look at a swallow. There was no swallow. You felt well, and looked for her yet.',
        'The barber cleaned your hurt with strong wine and tied it up with his own towel, and it was better by that evening. He spoke of Saint Cosmas, who was a surgeon, and took no pay. He sighed, and took it.',
      ],
      failure: [
        'The barber did nothing for you, for it was the day of the guild feast, and he stood with one hand upon the wall; he had already lathered your knee. You took the towel from around your neck, folded it, and told him that you would call.',
        'The barber could not help you, for he had lent his good knife to a butcher, and would not use the other upon a Christian. You were of one mind in that. He shaved you, on account of the chair.',
        'The barber did not mend you, but let blood from the wrong arm, by a chart that he held upside down. So you were as ill as before, and paler. He gave you the chart to hold.',
        'You sat in the barber’s chair until compline and were not treated, for a man before you had one tooth out, and then wished to know which. They sought for it upon the floor. I think of the last day.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask for a companion at the hiring fair',
      needs: BY_DAY,
      description:
        'They stand in {place} with the sign of their craft in their hats, and look you over as you do them.',
      success: [
        'You found one to go with you, for you said it straight out, the road, and the wage, and what was behind you. Some put their hats back on. One was left that turned the brim round, twice, and wished to know only who said grace; and you struck hands on it.',
        'A companion came with you from the hiring fair, for you had told them the worst of the road first, and one said that it could then only improve. We learn that truth is a good crier. It empties most booths.',
        'You hired one at the fair, who put no sign in the hat, and, being asked for a craft, carried your saddle to the gate and back. It was answer enough. You struck hands before a priest, who was buying geese.',
        'At the hiring fair one of them asked to go with you, for the sake of the oath and not of the wage. You gave the wage also. It is written that the labourer is worthy of it.',
      ],
      failure: [
        'You hired nobody. You had got one as far as the handclasp. “And who is it that you serve?” he said, quite by the way; and you told him about the oath. He explained to you that he had a mother. She was found to be the mother of the whole row.',
        'Nobody at the hiring fair would go with you, for a lord’s steward stood at the next post and gave them beer. You had only the right upon your side. It is a thin drink.',
        'You hired none at the fair, for you looked each one in the mouth, by habit, as at a horse, and they took it ill. Two looked into yours. They shook their heads over it.',
        'You had struck hands with one at the hiring fair, and his wife came, and unstruck them, and led him home by the hat. So you had nobody. What God hath joined, she said.',
      ],
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Look for a companion in the church porch',
      description:
        'Old archers, dismissed grooms, and pilgrims who have lost the way sit there, and half of them would go with you.',
      success: [
        'You found a companion in the porch, who was feeding his crust to the sparrows and had no other. You asked what he was waiting for. It had been a long time, it seemed, since anyone had put it so; and this, for all that one could tell, might be it.',
        'A companion rose up out of the porch and came with you, who had been waiting for some one to ask. There was a staff already cut. So was Matthew called, from a worse seat.',
        'You chose one in the church porch by giving each a half-loaf, and taking the one that broke it with the next. I have told it to the novices. Their loaves are not to be trusted yet.',
        'An old archer in the porch said that he was past it, and sent you another who was not; and that one went with you gladly. He called after the two of you how to keep a string dry.',
      ],
      failure: [
        'You asked the wrong one, and nobody came with you. He was big and upright, with a scar, and stood like a soldier; and he was the verger. He would be glad to go out, some time, and asked you whether it would be before evensong.',
        'You found nobody in the porch who would go with you, for there was soup at the almonry, and they had all gone in. You waited. They came out too full to walk.',
        'Nobody in the church porch would leave it for you, for each was afraid to lose his place by the pillar. They have sat so for years. We monks were not thought of, I hope, when it was said.',
        'You asked a pilgrim in the porch to come with you, and he would, if it were by way of Compostela. It was not by way of Compostela. He drew you a map, in case that you should change.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Gossip at the conduit of {place}',
      description:
        'People tell what they know there while the water runs slowly, and whoever goes away first will be talked of.',
      success: [
        'You stayed at the conduit and heard something for your oath. By and by a laundress told, of certain shirts, whose they were and what had been washed out of them; and she wrung the last one in the direction of a house that you had been wondering about.',
        'You learned what you had wished at the conduit, for at your third pail they took you for one of themselves. A cook had it from a groom. Somebody’s sister did the floors there. By the end you had it all, without a name being used, and how to get marrow out of a sleeve.',
        'The gossips at the conduit told you what you needed for your oath. You let fall that you knew nobody in {place}, and it grieved them so that they went through the whole street for you, as far as the house with the shutters; and about that one they lowered their voices and left out nothing.',
        'The women at the conduit told you what you wished to know, for you had carried a blind one’s pails for her, and she heard more than all of them. Eyes are a great hindrance, she said.',
      ],
      failure: [
        'You learned nothing at the conduit, for you asked plainly, being in haste. They all of them looked into their pails. When you had gone ten steps you could hear them laugh.',
        'You heard nothing at the conduit, for the pipe had been cleaned and the water ran fast, and nobody stood long enough to tell a thing to the end. You had nine beginnings. One was of a bishop.',
        'The people at the conduit told you nothing, and spoke about you instead, until you blushed, and went off first. It is their custom. I pray that the half of it was not so.',
        'You gossiped at the conduit and learned only what you had told there yourself an hour before. It had been round by the mill, and had a miller in it. So are chronicles made.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Buy a clerk of the court his dinner',
      description:
        'He knows the news, and may say nothing of his cases; but he may say what he would have written, if he had been let.',
      success: [
        'You fed the clerk, and he told you what you wished to know. About the tart he took to speaking of a person he would call A, and a road he would call B. At the cheese, having looked under the table, he let you have the alphabet.',
        'The clerk of the court told you, over an eel pie, what he would have written if he had been let, and you had it all. He used no names, but laid out the bread for one and the salt for another.',
        'You gave the clerk his dinner, and he told you what he might not say, by denying it clause by clause. You ate as you listened. It was a long list, and all of it was so.',
        'The clerk dined at your cost, and left his notes under the dish when he went to wash; and you had read them before he came back. He was gone a good while, for so clean a man.',
      ],
      failure: [
        'You fed the clerk, and he told you nothing. He ate it all and he said grace. Then he wrote down what you had asked him, and the name of the inn, and what you had on; “for my own protection”, he said, and he sanded it.',
        'The clerk ate his dinner, and told you only of the law of dinners, by which nothing said at one is evidence. So you had nothing. He wiped his knife, and thanked you for the hearing.',
        'You bought the clerk of the court a dinner, and his judge came in and sat down to it with you, so that you spoke of the weather of last year. It had been fair. You paid for three.',
        'You had put your question to the clerk before the meat came, and he would not answer it upon an empty stomach, nor, when it was full, upon that. He slept. I know of abbots who rule by it.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'perception', 'medium', 'none'], {
      action: 'Play at hazard behind the tithe-barn',
      description:
        'You may win some money at dice; it is a sin, and there is a watch kept against it, by two of the players.',
      success: [
        'You won at the dice, for you saw by the third cast that they were honest and the caster was not: he called the main after he had looked. You called it ahead of him, loudly, each time. By the end he was very much moved, and thinking of Lent.',
        'You won at hazard, for the tithe-cow put her head over the wall and breathed upon the man who had the dice, and he threw crabs. It was your main after that. You scratched her between the horns. A tenth part of the winnings was hers, if one reckons strictly, and I hope that she had it in turnips.',
        'You won at the dice, and by then you were playing against the watch, for the other players had gone home. They were the two who had been put there to forbid it. So you gave them absolution, which you cannot do, and they gave you their blessing, which nobody wants. It was friendly.',
      ],
      failure: [
        'You lost at the dice. You had crossed yourself before you threw; and it was felt by some of those there to be unfair, and by Heaven, it is clear, to be presumptuous. When it was over there was the barn wall, with moss on it, and you looked at that.',
        'You lost at hazard behind the barn, for you had heard the parson coming and looked up, and it was your throw, and they let it lie. It was not the parson. It was a sheep, with his walk. The soldiers cast lots also, and nobody thinks well of them.',
        'You lost at the dice to an old woman, who had come out for eggs, and asked if she might see how it was done. She was shown. She cast in her apron, six times running, and thanked you all, and went back in to the eggs. We learn that a hen is no proof of innocence.',
      ],
    }),
    does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Wager on yourself at the wrestling ring',
      description:
        'The prize is a ram, or the money for him; he stands by, with ribbons on, and has seen a great many of you.',
      success: [
        'You won at the wrestling. You were matched with a cooper, who had a hold like one of his own hoops, and you let him have it, until he breathed; then the two of you went over, and it was you on top. The ram looked you up and down. He had known some better, and said so.',
        'You won at the wrestling, for the smith who stood against you was in love, and she had come to look on, and he turned his head. So you laid him down. He lay there and still looked. She put her apron up to her face; and I am told that you were asked to the wedding, as having had a part in it.',
        'You won at the ring, for the ram got loose in the third bout, and came in on your side. Your man was between you. It was argued if a prize may fight for who is to win him. The priest found that in Daniel, I think, or said so; and you were given it, with the ribbons.',
      ],
      failure: [
        'You lost at the wrestling, to a slip of a dairymaid. There had been smiles, and you may have been smiling. They told you about it later, as you sat with your head between your knees: it was the hip, they said, it is always the hip with her.',
        'You lost at the wrestling, for you drew a monk of our own house, who had leave for the day, and he is a meek man, and has carried the well-water for thirty years. He asked your pardon and sat upon you. I must not be proud of it. The ram is in our orchard.',
        'You lost at the ring, for you had oiled yourself as the ancients did, and could not be held, and could not hold; and you went out between his hands, like a pea, and over the rope. The people had never seen it. They wished for it again, and were sorry to see that you could not get up to it.',
      ],
      hurt: 'blow',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Light a taper to Saint Christopher',
      description:
        'You ask a blessing on the road of the saint of travellers, who is painted opposite the church door, forty feet high.',
      success: [
        'You lit your taper, and were the lighter for it. Close to, the saint was plaster and freckles, with a pike between his feet, and had the look of one who has been asked to carry something a good deal heavier than he was told. Your taper leaned, and held, and stood up.',
        'You lit your taper to Saint Christopher, and were eased, for a carter knelt by you who had lost his way upon every road in that country, and had always got home. He named them all. He had no taper, and so you held yours between the two of you; and it dripped upon both your thumbs.',
        'You lit the taper and asked a blessing, and felt that it was given, for the sexton came with his ladder just then to wash the saint’s feet. You held the pail. He does the feet once in a year, he said, and the Child never, for the ladder is too short. One may look up, at any rate.',
      ],
      failure: [
        'You could not place your taper, for a woman had put thirty there for her sons, and there was no room on the iron. You held it in your fingers for as long as one can. There was a word, at the last, that the saint will have heard from carters.',
        'You had no good of your taper, for the painters were at Saint Christopher, and he had a sheet over him as far as the knees. So you prayed to the knees. A painter answered, from within, and meant well. But you had wished for another.',
        'You lit the taper and could not pray, for two pilgrims were at variance before the saint whether he had had a dog’s head. Each of them appealed to you. The blessing was by that time far from anybody’s mind. It is a thing that I had never thought of, and now at every Christopher I do.',
      ],
    }),
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Make your confession at the minster',
      description:
        'You kneel on the bare stone of {place}, confess all, and may rise the lighter; but the priest is hard of hearing.',
      success: [
        'You confessed, and were absolved. You said it, and then said it louder, and there were some lowered heads along the bench. But the priest gave you for it only a candle, an apple to eat, and a quarrel to mend; and you got up off that floor a stone lighter, and with everybody’s good will.',
        'You confessed at the minster and were absolved, and the priest told you one of his own, for he had heard nothing so near to it in thirty years. So you knelt there and were sorry for each other. The people upon the bench thought that it must be murder, it took so long. It was pears.',
        'You made your confession, and it was heard, and you rose from the stone forgiven; for the deaf priest had had you write it upon his slate, and when he had read it he wetted his sleeve, and wiped it out, and showed you. Though they be red like crimson. I never saw it put so short.',
      ],
      failure: [
        'You were not absolved, for you had come down as far as Shrovetide when it was clear that the priest slept. To begin again seemed hard, and to go off unshriven seemed worse. You knelt on, for company’s sake; and the sacristan locked up.',
        'You were not absolved at the minster, for the priest heard another sin than the one that you said, and was so grieved at it that you had not the face to tell him. He asked, how many oxen? You will have to go again. I believe that there were four, in the end.',
        'You knelt down to confess, and the choir began to practise, and it was the same verse, and each time it broke in the same place, so that neither you nor the priest could attend. He beat time at last upon the grating. So you were not shriven, but you know the tenor part.',
      ],
    }),
  ],
  work: [
    does(['craft', 'endurance', 'medium', 'none'], {
      action: 'Carry stone for the new spire',
      needs: BY_DAY,
      description:
        'You earn a wage; it is two hundred steps, with a basket, and the masons are paid by the day and you by the step.',
      success: [
        'You carried stone all day and had your pay. You went up behind a mule of a man who hummed, and each time it was a little more of the country. At the last one they had you tap the stone home yourself, and under it, where only God and jackdaws will look, scratch what you liked.',
        'You carried stone for the spire and were paid, for you had been put behind a pair of old brothers, who have gone up that stair so long that they sleep on it. You had only to put your feet where theirs had been. At the top the elder woke up and asked you what year it was, and was content.',
        'You had your wage for carrying stone, though one basket of yours was all mortar, and one was the mason’s dinner, and he ate of the wrong one. Nobody was the worse. They let you lay the last of it beside a gargoyle, and said whom it was like. I have been to look, and must own that it is.',
      ],
      failure: [
        'You carried one basket and earned nothing, for at the hundredth step you met a man who was coming down. There is a way to do that, with the hip and the wall. You had not been told it; and you both waited there while it was discussed, by the whole stair, who was to go backward.',
        'You carried stone for the spire and had no wage, for the clerk counted the baskets that came down, and you had left yours up. It was a just mistake. The humble shall be exalted, we are told; but it is the exalted, on that work, who are not paid.',
        'You were set to carry stone, and stopped upon the stair to read what the masons write there about the bishop, and a whole line of men stood behind you, and could read it too. So you were turned off without a penny. It has been whitewashed. I am told that it was in good verse.',
      ],
    }),
    does(['craft', 'intellect', 'easy', 'none'], {
      action: 'Copy rent-rolls for the bailiff',
      needs: BY_DAY,
      description:
        'You earn a wage; it is so many hens at Michaelmas, so many eggs at Easter, and before it is done you will cluck.',
      success: [
        'You copied the rolls well, and were paid. You found the bailiff four hens that his father had mislaid, and, since no one was by, you let a widow off two eggs. He read it over with his finger, breathing. He read over the widow twice, and he turned the page.',
        'You copied the rent-rolls and were paid, for the bailiff’s own hand is so bad that he had collected by it, for nine years, from a man named Ditto. You asked him who that was. He was silent for some while. There were two sacks of oats put by in the end for nobody, and you were paid in one of those.',
        'You copied the rolls to the last egg, and had your wage, and the bailiff had his wife in to see it, for you had made a small hen in the margin of each hundred. She laughed aloud. It was the first that he had heard of it in that house, and he paid you for the hens by the piece.',
      ],
      failure: [
        'You copied the rolls, and were not paid, for the cat came across them. She had been in the ink, and before that she had been in the butter. The bailiff held up the skin to the window, and there was no part of that manor now that did not owe the lord a cat.',
        'You copied the rolls and earned nothing, for you had begun each line with a red letter, as we do for psalms, and the bailiff has sat over accounts for so long that red means owing. So the whole manor was in debt. He would not pay for that, and I see his side.',
        'You copied the wrong roll, and so were not paid, for it was the bailiff’s list of those whom he would like to see hanged, and you did it fair, upon vellum, in two columns. He was much put out. It had been for his private devotion. I have no such list, and have it by heart.',
      ],
    }),
  ],
};
