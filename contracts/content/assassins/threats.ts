import { does } from '../frame.js';
import { type ThreatContent } from '../saga-content.js';

export const assassinThreats: readonly ThreatContent[] = [
  {
    key: 'assassins/grey-ledger',
    title: '{foe} is buying whatever you will need, a little ahead of you.',
    steps: [
      {
        effect: 'prices',
        title: 'Everything costs double: {foe} has been to market.',
        told: [
          'The baker wanted twice the price and would not meet your eye. Flour had gone up, he said, and salt, and lamp oil; somebody of {foe}’s had come through with a cart and had not haggled.',
          'You asked what a pair of soles would be and were told, and laughed, and nobody else did. {foe} had bought up the leather from here to the sea, for no army that anyone had heard of.',
          'Candles had gone, and paper, and wire. You were asked double for a pennyworth of pins, and the woman looked hard at you as she said it, since {foe} gave a commission on faces.',
        ],
      },
      {
        effect: 'ford',
        title: 'Toll-men of {foe}’s sit at {place}.',
        told: [
          'At {place} a chain had been drawn across, with a hut beside it, and in the hut four men and a list. They let the peasants through, and their geese. They were {foe}’s, and the list was short.',
          'A drover told you of {place}: the bridge-money was being taken by strangers now, who asked every traveller to hold out both hands, and looked at them. {foe} had leased the water, it seemed, by the month.',
          'Someone had bought {place}, both banks and the water between, and {foe}’s men sat on it with a deed. It was all quite regular; they asked of travellers only a reference from {foe}.',
        ],
      },
      {
        effect: 'hunter',
        title: '{foe} has given your name to a fencing-master.',
        told: [
          'A printed cartel was handed to you in the road, with your name on it, correctly spelled, and the address of a hall of arms. It was a challenge. Beneath, in {foe}’s hand, stood a sum.',
          'You heard it from an ostler: a fencing-master in mustard hose had been there, inquiring what you ate, on which foot you started, and whether you had ever been ill. {foe} was paying his coach.',
          'A fencing-master had sent round for your measurements, as though for a coat. It was {foe} who wanted them; the tailor, an honest man, let you know that he had told {foe} a hand’s breadth too little in the reach.',
        ],
      },
      {
        effect: 'gates',
        title: '{place} has shut its gates, on {foe}’s security.',
        told: [
          'They had shut the gates of {place}, in the middle of a market. The reason given was plague. There was no plague, but the Health Office owed money to {foe}, and had been asked for it.',
          'You saw {place} from the road with every gate closed and the carts standing back for half a mile. It had cost {foe} one supper and one signature, and the mayor had been allowed to choose the wine.',
          '{place} had been asked by {foe} to take stock, and could not do so with people coming in. The gates were shut. Through the grille you could see {foe}’s clerk counting the loaves.',
        ],
      },
    ],
    signs: [
      'Twice you were told that the thing you wanted had just been sold, to somebody in grey who gave {foe}’s name and waited for a receipt.',
      'There was a new lock on an old well. The key was with the priest, and the priest’s roof had been mended by {foe}.',
      'A pedlar offered you a list of your own debts at a fair price. {foe} had bought a copy, he said, and had liked it.',
      'You came by a moneychanger’s table with its legs in the air. He sat next to it on the kerb and said that {foe} had called in everything at once, and politely.',
      'Two letters reached you, both opened and both sealed again, and so well that it could only have been meant as a compliment from {foe}.',
      'A boatman told you that he had been hired by {foe} for the month, to lie at the steps and be taken.',
      'You went to look at a window of which you had once made some use, and {foe} had put basil in it.',
      'The apothecary was out of everything that begins with A, and {foe} had ordered, he said, as far as D.',
      'Your old landlady had been left an annuity by {foe}, on the one condition that she should sleep badly.',
      'Every cat on the quay had a bell on it, and the bells had {foe}’s mark.',
      'A locksmith showed you a key that he had been asked by {foe} to make, and asked you, as a judge of such things, what it could be for.',
    ],
    hunter: {
      openings: [
        'A man in mustard hose stepped out from the wayside, saluted, and remarked that the light was fair to both parties. Behind him a boy was setting out sand, sponges, and a small folding bier. “{foe} sends regrets,” said the fencing-master. “I am told that you lead with the left. Is it so?”',
        'Chalk had been drawn across the road in a circle, with diagonals, according to the school of Carranza. In the middle stood the fencing-master with his hat off. He bore you no grudge. He had, he said, eleven children and an advance from {foe}.',
      ],
      still: 'The fencing-master had saluted again. He had moved the boy and the sponges a little, so that you should not trip.',
      later: 'The chalk was still there on the road, trodden blurred. Hens had been walking over it, and by the look of it had found the weak diagonal.',
      offers: [
        does('force', 'reflexes', 'hard', 'grave', {
          action: 'Meet the fencing-master in his circle',
          description: 'He has fought there eighty times, and the boy has used the bier for all but one of them.',
          success: 'He was better, and knew it, and explained each thing he did. At the fourth explanation you did it to him. His blade went into the ditch. He looked at his hand, which was quite whole, thanked you, and asked whether you had studied long.',
          failure: 'He led you round his diagonals like a horse on a rope, and touched you where he had said that he would. Then he stepped back and let you see to it. There was more in the advance, he said, if it should take three meetings.',
        }),
        does('talk', 'charisma', 'medium', 'none', {
          action: 'Ask after the eleven children',
          description: 'He may only be the more eager to earn for them, and he has drawn already.',
          success: 'He told you their names, and then their coughs. Somewhere about the seventh he grounded his point. A dead person’s fee is paid on proof, you reminded him, and {foe} pays in paper; but a person who is never found may be looked for, at so much a week, for years.',
          failure: 'He told you their names, with feeling, and it made him angry with somebody, and there you were. You left a sleeve upon the point of it. The boy with the sponges told you, going by, that the youngest was only a niece.',
        }),
        does('flight', 'perception', 'medium', 'slight', {
          action: 'Step out of the circle and keep going',
          description: 'He must not leave his chalk with dignity, but he can throw a dagger out of it.',
          success: 'You saw that his pumps were new, with kidskin soles. So you went through the burdock, through the brook, and up the bank of loose shale upon the other side. He came as far as the burdock. He bowed to you from there, holding up one foot.',
          failure: 'You were well over the line when the dagger pinned your cloak to an elm. You went on without it. It was nothing to him, he called out, he would bring it with him the next time, brushed.',
        }),
        does('craft', 'intellect', 'easy', 'slight', {
          action: 'Correct the geometry of his circle',
          description: 'It wants chalk, and turning your back on him while you draw.',
          success: 'You went down on one knee and showed him. If the diameter was a man’s reach, this chord was a palm too short; and whoever stood there was dead. He stood there. He turned pale, sent the boy home for the book, and was still down on all fours with a string when you were out of sight.',
          failure: 'You proved that the chord was short. He thanked you, stepped over to the long one, and put the proof to use. He let you up again, for he was a man who honoured scholarship; but he kept the chalk.',
        }),
      ],
    },
    loss: [
      '{foe} had bought it all in the end: roads, bread, locks, the man who woke you and the man who did not. There was nothing left to be done at {where}, since it had been done, and a receipt given. You were sent that. {who} was sent the other half, with the hour on it and a black ribbon.',
      'There was no fight. A notary waited for you at {where} with a table and two chairs and read out what {foe} now owned. It took until he was hoarse. The last item was the oath that you had sworn to {who}, which had been bought from a witness, and which lapsed, he told you, as of his reading it.',
    ],
  },
  {
    key: 'assassins/lions-mouth',
    title: '{foe} writes letters without a name, and you are in all of them.',
    steps: [
      {
        effect: 'hunter',
        title: 'Two constables carry your portrait: {foe} sat for the likeness.',
        told: [
          'Your own face looked at you from a tavern door. It was drawn by somebody with a grudge against noses, from a description by {foe}; but two constables were going from door to door with it, and they were patient men.',
          'A girl selling chestnuts told you to pull up your hood. Two constables had shown her a drawing, and one had read out to her what {foe} had put on the back: the walk, the hands, the way of sitting down.',
          'It was a fresco now. {foe} had paid a painter to put you among the damned in a side chapel, third from the left, and two constables had been sent to study what {foe} had bought.',
          'The constables had been given {foe}’s letter, a lantern and a travelling allowance. An innkeeper told you that they drew up their expenses together, every night, out loud, for {foe}, and that you came under Fish.',
        ],
      },
      {
        effect: 'gates',
        title: 'The gates of {place} are shut, because of a letter.',
        told: [
          'A letter had been found in the lion’s mouth at {place}, in capitals, without a name. It told of a stranger who was coming to poison the cistern. They had shut every gate, and were drinking wine. The capitals were {foe}’s.',
          'At {place} they would let in nobody at all. Somebody had written of a conspiracy; the Ten had sat on it all night, and had found three others. You thought of {foe} somewhere, wiping a pen.',
          'Somebody had written to the governors of {place} that you were coming to see the walls. {foe} had a light hand with that sort of thing; the gates of {place} were shut within the hour, and there was nobody on the walls who was not looking at you.',
          'There was a quarantine at {place}, of one person. {foe} had described the symptoms: medium height, soft shoes, a way of looking at windows.',
        ],
      },
      {
        effect: 'winter',
        title: 'No house dares take in travellers, and the cold is early.',
        told: [
          'A fine had been cried in the squares, on a hint of {foe}’s, for whoever gave a stranger fire or bed. So the doors stayed shut. The first snow-wind came down from the Alps that week, a month too soon, and met you out of doors.',
          'The swallows had gone a month before their time, and the inns were closed to anyone without a certificate. {foe} had seen to the second of these. There was ice on the trough; and you broke it, and washed, and were certified by nobody.',
          'It had been put about, in {foe}’s capitals, that whoever sheltered strangers was a heretic; and then the snow came, three weeks early, as though it had subscribed.',
          'The cold was before its time, and the monks, who keep a fire for anybody, had had a letter of {foe}’s, which raised a point of doctrine. They were still debating {foe}’s point, by the smoke, round the fire.',
        ],
      },
      {
        effect: 'ford',
        title: 'At {place} the watch reads every face against a drawing.',
        told: [
          'They were holding {place}, on information received. Each one who crossed had a drawing held up next to his cheek, first the one side and then the other. It was a better drawing now. {foe} must have paid for a second sitting.',
          'A boatman warned you off {place}. There was a table there, he told you, with a lamp and a clerk, and a little hat on the clerk; and everything that people said as they crossed was being sent to {foe}.',
          'The ferry at {place} had been advised, by a friend of order, to carry nobody who would not sing. {foe} had heard, it seemed, that you could not.',
          'Everyone who crossed at {place} was asked to write a line, any line, and it was laid beside another. {foe} had kept one of your letters, then.',
        ],
      },
    ],
    signs: [
      'A beggar blessed you by your right name, then put his hand over his mouth. He had been given a coin by {foe} not to use it.',
      'In a church porch someone had pasted up a sonnet about you. It scanned. {foe} had done the rhymes, you thought, and had hired the feet.',
      'You asked for a bed, and while they said yes, a child was sent out by the back. You did not stay to learn what {foe} was paying children.',
      'The priest had preached, they told you, against persons who go softly. He had been lent the text by {foe}, and half the village had gone home in clogs.',
      'You found a blank sheet in your own pocket, folded in three, of {foe}’s paper. Held to a flame, it remained blank. That was the message, it seemed.',
      'There was a slot in a wall that had not been there before, at the height of a hand, with a lion round it; {foe} had given it to the parish.',
      'A schoolmaster was dictating, and you stopped to listen, and it was you, for a prize of {foe}’s.',
      'Two nuns crossed the road so as to meet you, had a good look, and crossed back to where {foe}’s coach was standing.',
      'You had a compliment from a fishwife on your last disguise; she had read of it, as {foe} was having them numbered.',
      'They were selling ink at half price on the bridge, all that {foe} had left them.',
      'A notary greeted you as the late party of the second part, begged your pardon, and went to ask {foe} for the date.',
      'Someone had written under a Madonna, very small, the hour at which you had passed, and it was {foe}’s seven, with the bar across.',
      'A blind man by a church door had been asked by {foe} what you sound like, and had answered, he told you, like nobody.',
      'The barber knew where you would like to be shaved, and how close, and by whom; he had been sent particulars by {foe}.',
    ],
    hunter: {
      openings: [
        'Two constables rose from a bank where they had been eating onions. The stout one held up a drawing, and the thin one held you by the chin. “The nose is wrong,” the thin one said. “It’s always wrong,” said the stout one. “{foe} said to go by the way they sit. Sit down, if you please.”',
        'A table stood in the middle of the road with two constables at it, in order, ink, sand and a stool. They asked your name, where you were from, and whether you were the person described overleaf. The thin one read it out. {foe} had you very well; it was almost a pleasure.',
        'They were standing one on either side of the road, like a pair of candlesticks, with a string of {foe}’s between them at the height of the knee. “{foe} writes that you never look down,” said the stout constable. The thin one noted for {foe} that you had.',
      ],
      still: 'The drawing was held up afresh. They had turned it the other way, in case it should be better so.',
      later: 'Onion skins lay in the grass, and a drawing of somebody with a terrible nose. A moustache had been added in a bored hand.',
      offers: [
        does('talk', 'intellect', 'easy', 'none', {
          action: 'Agree that it is very like your cousin',
          description: 'You will have to invent him to the last button, and they write everything down.',
          success: 'You gave them a cousin at Rovigo, a bad character, who owed you money, and you wept a little. You asked whether there was a reward. They looked at you with dislike then, as at family, and packed up the ink; it was four leagues to Rovigo.',
          failure: 'You gave your cousin a limp, a wife and a trade. They had him already; he was wanted for arson. While they looked for a second sheet you went over the hedge, and left your cousin to his fate, but they had heard you speak.',
        }),
        does('craft', 'reflexes', 'medium', 'slight', {
          action: 'Palm the portrait and pass them another',
          description: 'There are four eyes on it, and ink on all your fingers if it smears.',
          success: 'You dropped your hat, and they both looked at it. What the stout one held up the next time was a saint from your prayer-book, with a wheel. They compared you with her gravely. It was the thin one who said, in the end, that there was something about the mouth, but no.',
          failure: 'It smeared. There was your thumb, in black, in the middle of your own portrait; and the stout one, delighted, held it up to the light. You got off down the bank, and they did not run. They had never had so good a likeness.',
        }),
        does('flight', 'endurance', 'medium', 'slight', {
          action: 'Lead them a dance across the ploughland',
          hurt: 'weariness',
          description: 'It is heavy clay, and they are paid by the league.',
          success: 'You gave them clay, then a canal, and clay again. The stout one stopped to take his boots off. The thin one came on as far as a second canal, and there he held up the drawing at arm’s length against your back, shrugged, and drew a line through it.',
          failure: 'The clay took both your shoes and built you two others. They walked along by the dry headland, in step, abreast of you, passing an onion to and fro. You shook them off at last in a fowl-house, and its owner asked you to account for it.',
        }),
        does('force', 'strength', 'hard', 'serious', {
          action: 'Knock the two hats together',
          description: 'There are heads in them, and in the thin one’s sleeve there is a cudgel.',
          success: 'It made a sound like one large chestnut. You laid them side by side in the shade with their hands folded, and under the hands the portrait; and you took pains with the nose, in charcoal, until it might have been anyone’s, or the bishop’s.',
          failure: 'You had the one hat. From under the other came the cudgel, and it was evident then how they had come by the stool, the table, and their patience. You got away on your hands and knees between the legs of their mule.',
        }),
      ],
    },
    loss: [
      'The last letter needed no box. It was read aloud from a pulpit, with your name, and {who}’s, and what had been sworn, and each word of it was true. {foe} had only had to wait until there was nobody left who did not know. At {where} they had already taken in the chairs when you arrived.',
      'They came for {who} on a letter without a name. You knew the hand, for it had been teaching itself to write like yours. All that you might have said at {where} had been said there before you came, by {foe}, in your voice, with your turns of phrase; and it was thought to be, of the two, the better.',
    ],
  },
];
