import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const knightServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Go round the booths of {place}',
      description: 'Every pennyworth is cried by a liar with a licence; feel it, smell it, and count the weights.',
      success:
        'You went by the first booth and the best one, to the third, where a woman was knitting, and did not look up. It was the right thing, and the right price was what was left when you had both stopped sighing. She spat upon the coin, for luck, and on your palm.',
      failure:
        'You had it in your hand and the money in the other when the church bell rang for the end of trading. It is a heavy fine. She had it out of your fingers and beneath the board before the second stroke, and was looking through you at the weather.',
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Look over the pledges at the lombard’s',
      description:
        'Whatever {place} could not redeem hangs from his ceiling, and each piece has a story that he charges for.',
      success:
        'You let him have the story out, which was of a widow, and offered for the object alone. He struck his brow. He fetched it down with the long hook, and blew upon it; and it seemed to you that the thing itself was glad to get away from the ceiling.',
      failure:
        'You asked what was the least he would take. He named a sum, and it was then that a thin young man came in by the other door with the ticket for it, and the money, and kissed it, and wept. You held the door for the two of them.',
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Cry your goods at the market cross',
      description: 'Between a quack and a bear; you will need to be louder than the one and not so loud as the other.',
      success:
        'You told them what it was, and what it was not. They had not been told the second part of anything since the gates were opened. There was a press, and a hand came through it with the price in it, and by the time you saw the face it was well pleased and moving off.',
      failure:
        'The bear danced. There is nothing to be done against a bear. You stood with your arm up, and in the end even you had turned round, and somebody gave you a farthing’s worth of advice about your stance.',
    }),
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Sell to a canon who collects',
      description: 'He keeps his poverty in a very fine cabinet, and will tell you about each of the drawers.',
      success:
        'You admired eleven drawers, and at the twelfth were able to observe that there was a space. It was he who then began to bargain, against himself, and with heat. You were let go at last with a blessing on top of what had been agreed.',
      failure:
        'He had one. He had a better one. He laid the two of them side by side on the velvet, in kindness, in order that you might learn; and yours did look, there, like a poor relation who has been asked to stay to dinner.',
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Lie a while in the hospital of Saint John',
      description: 'Two to a bed, clean straw, a psalm with every dressing.',
      success:
        'They asked for your sins first and then your name. A sister with forearms like a smith unwound you and wound you up again, and you had broth with an egg in it. Your bedfellow was a tiler, and did not kick.',
      failure:
        'There was no bed but that of one who had just gone out of it, feet foremost, and the boards were still warm. They gave you the psalm. You thanked the sister, and found that you felt well enough to stand.',
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Put yourself in the barber’s chair',
      description:
        'He shaves, lets blood, draws teeth and sets bones, and in {place} he is thought to be quickest at the last.',
      success:
        'He had you look at the pole, and told you what the mayor had said. When you came to the end of laughing it was set. He washed the rest of you in wine, drank what remained, and declined to bleed you, on the ground that somebody had been before him.',
      failure:
        'It was the day of the guild feast. He stood to his work, but with one hand upon the wall; he had already lathered your knee. You took the towel from around your neck, folded it, and told him that you would call.',
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask for a fellow at the hiring fair',
      description:
        'They stand in {place} with the sign of their craft in their hats, and look you over as you do them.',
      success:
        'You said it straight out, the road, and the wage, and what was behind you. Some put their hats back on. One was left that turned the brim round, twice, and wished to know only who said grace; and you struck hands on it and had it witnessed by a pig-dealer.',
      failure:
        'You had got one as far as the handclasp. “And who is it that you serve?” he said, quite by the way; and you told him about the oath. He explained to you that he had a mother. She was found to be the mother of the whole row.',
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Look along the church porch',
      description:
        'Old archers, dismissed grooms, and pilgrims who have lost the way home; half would come, and you must tell which half.',
      success:
        'You gave good day to all of them, and stopped by one who was feeding his crust to the sparrows and had no other. You asked what he was waiting for. It had been a long time, it seemed, since anyone had put it so; and this, for all that one could tell, might be it.',
      failure:
        'You chose a big upright fellow with a scar, that stood like a soldier. He was pleased to be asked. He was the verger, he told you; he would be glad to go out, some time, and asked you whether it would be before evensong.',
    }),
  ],
  ask: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Gossip at the conduit of {place}',
      description: 'It runs slowly, by the grace of the aldermen, and whoever goes away first will be talked of.',
      success: [
        'You did not go away. You heard of the alderman, and the alderman’s cook. By and by a laundress told, of certain shirts, whose they were and what had been washed out of them; and she wrung the last one in the direction of a house that you had been wondering about.',
        'You had your pail filled, and emptied it, and went round to the end of the line; at the third time they took you for one of themselves. A cook had it from a groom. Somebody’s sister did the floors there. By the end you had it all, without a name being used, and how to get marrow out of a sleeve.',
        'It gives about a cup to the Credo. While it ran you let fall that you knew nobody in {place}, and it grieved them so that they went through the whole street for you, house by house, as far as the one with the shutters; and about that one they lowered their voices and left out nothing.',
      ],
      failure:
        'You asked for it plainly, being in haste. They all of them looked into their pails. It was thought, someone said, that it might turn out fine later; and when you had gone ten steps you could hear it being thought, with laughter.',
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Stand a clerk of the court his dinner',
      description:
        'A clerk may say nothing of his cases; but he may say what he would have written, if he had been let.',
      success:
        'He ate like a man repealing a famine. About the tart he took to telling you of a person he would call A, and a road he would call B. At the cheese, having looked under the table, he let you have the alphabet.',
      failure:
        'He ate it all and he said grace. Then he wrote down what you had asked him, and the name of the inn, and what you had on; “for my own protection”, he said, and he sanded it.',
    }),
  ],
  gamble: [
    does(['craft', 'perception', 'medium', 'none'], {
      action: 'Play at hazard behind the tithe-barn',
      description: 'It is a sin, and there is a watch kept against it, by two of the players.',
      success:
        'You saw by the third cast that the dice were honest and the caster was not: he called the main after he had looked. You called it ahead of him, loudly, each time. By the end he was very much moved by your luck, and thinking of Lent.',
      failure:
        'You crossed yourself, and threw. It was felt by some of those there to be unfair, and by Heaven, it is clear, to be presumptuous. You threw crabs. When you had done with throwing crabs, there was the barn wall, with moss on it, and you looked at that.',
    }),
    does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Wager on yourself at the wrestling ring',
      description: 'For a ram; he stands by, with ribbons on, and has seen a great many of you.',
      success:
        'You were matched with a cooper. He had a hold like one of his own hoops, and you let him have it, until he breathed; then the two of you went over, and it was you on top. The ram looked you up and down. He had known some better, and said so.',
      failure:
        'You were matched with a slip of a dairymaid, and there were smiles. You may have been smiling. They told you about it later, as you sat with your head between your knees: it was the hip, they said, it is always the hip with her.',
      hurt: 'blow',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Light a taper to Saint Christopher',
      description:
        'He is painted opposite the church door, forty feet high, so that the busy may manage it from the step.',
      success:
        'You went right in. Close to, the saint was plaster and freckles, with a pike between his feet, and had the look of one who has been asked to carry something a good deal heavier than he was told. You put your taper with the others. It leaned, and held, and stood up.',
      failure:
        'A woman had put thirty there for her sons, and there was no room on the iron. You held it in your fingers for as long as one can. There was a word, at the last, that he will have heard from carters.',
    }),
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Make your confession at the minster',
      description: 'You kneel on the bare stone of {place} until you have said it all, and he is hard of hearing.',
      success:
        'You said it, and then said it louder. There were some lowered heads along the bench. But he gave you for it only a candle, an apple to eat, and a quarrel to mend; and you got up off that floor a stone lighter, and with everybody’s good will.',
      failure:
        'You had come down as far as Shrovetide when it was clear that he slept. To begin again seemed hard, and to go off unshriven seemed worse. You knelt on, for company’s sake; and the sacristan locked up.',
    }),
  ],
  work: [
    does(['craft', 'endurance', 'medium', 'none'], {
      action: 'Carry stone for the new spire',
      description: 'Two hundred and eleven steps, with a basket; the masons are paid by the day and you by the step.',
      success:
        'You went up behind a mule of a man who hummed. Each time it was a little more of the country. At the last one they had you tap the stone home yourself, with the mallet’s handle, and under it, where only God and jackdaws will look, to scratch what you liked.',
      failure:
        'At the hundredth step you met the man who was coming down. There is a form in which it is done, with the hip and the wall. You had not been told it; and you both of you waited there under your baskets while it was discussed, by the whole stair, who was to go backward.',
    }),
    does(['craft', 'intellect', 'easy', 'none'], {
      action: 'Copy rent-rolls for the bailiff',
      description: 'So many hens at Michaelmas, so many eggs at Easter; before it is done you will cluck.',
      success:
        'Your hand was fair and your columns came out. You found him four hens that his father had mislaid, and, since no one was by, you let a widow off two eggs. The bailiff read it over with his finger, breathing. He read over the widow twice, and he turned the page.',
      failure:
        'The cat came across it. She had been in the ink, and before that she had been in the butter. He held up the skin to the window, and there was no part of that manor now that did not owe the lord a cat.',
    }),
  ],
};
