import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const assassinServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Look over what the glover keeps below',
      description: 'Above the counter it is gloves, and below it one pays more and is not asked the size.',
      success:
        'She laid three things upon the cloth and named no use for any. You passed over the pretty one, and the one that she looked at. The third was sound in every part; and she wrapped it, sighing, in a sheet of somebody’s sonnets.',
      failure:
        'You had your hand upon it when a customer came in for kid gloves, and it was a lemon, at once, on a plate. He stayed until the shutters were put up, talking of his wrists. She could do nothing for you after that but a look.',
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Bargain by signs in the Merceria of {place}',
      description: 'The price is pressed in the palm beneath a cloth, and a wrong finger is binding.',
      success:
        'Two fingers, a fist, a thumb drawn over the knuckles. You gave him a thumb back, a little damp, as from one with other offers. He broke out laughing under his beard, and the cloth was whisked off; it was yours at what the Genoese pay.',
      failure:
        'You gave him the finger that in {place} means a gross. There was uproar, and porters, and a cart was sent for. You were got out of it by an uncle of everyone’s, who made you swear to keep your hands in your sleeves until you left.',
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Sell it as having been a cardinal’s',
      description: 'You will be asked which one, and somebody in the crowd will have dined with him.',
      success:
        'You said that you were not at liberty to say which. You said it with your eyes lowered. There were three bidding, and then five; and it went to an old gentleman who pressed it to his lips, so that you very nearly wished it true.',
      failure:
        'You named a cardinal, a dead one, for safety. An old gentleman pushed to the front with tears in his eyes. He had been the man’s valet for forty years, and had never seen it; and he told them all about what he had seen.',
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Offer it at the pawnbroker’s under the red cloth',
      description: 'He has a scale, a lens and a cough, and each of them takes a little off.',
      success:
        'He put it in the pan. You laid a finger on your own side of the beam, where his finger had been, and you looked at one another with mild esteem. After that he weighed it. He paid as he would pay a brother, he told you, one who was larger than he.',
      failure:
        'He coughed over it for so long that you took it for illness. When he had done, there was a mark on it, and a scratch, and a doubt; and a queue had formed behind you, all coughing too. You put it back under your cloak.',
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Let the physician of the strangers’ ward see it',
      description: 'He asks how you came by it, in Latin, so that you need not have understood.',
      success:
        'He washed it with wine, looked long, and sewed as finely as a nun. He hummed all the while a psalm in a language of his own. You were put to bed with a brick at your feet, and a boy at the door who had never seen you.',
      failure:
        'He washed it, and then he stopped and listened. There were boots upon the stair: the Health Office, counting beds in {place}. You went down by the laundry chute with half a bandage trailing after you, and it was far from restful.',
    }),
    does(['rest', null, 'medium', 'none'], {
      action: 'Lie up with the nuns of the turning box',
      description: 'They take what is put in the wall and ask nothing, but one must fit in it.',
      success:
        'You folded yourself up, and were turned. On the other side there was lavender, barley broth, and a sister with forearms like a ferryman’s, who did what was needful and called you a great baby. You slept between two foundlings, and as well as they.',
      failure:
        'It turned a quarter, and there it stuck. You spent the whole of that time within the wall, with your knees about your ears, being prayed for on the one hand and on the other sworn at by a baker with a tray.',
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask at the Condotta field for one who listens',
      description: 'They will all of them say that they do, at the same time, and show you their scars.',
      success:
        'You let them shout. There was one at the back who had looked first at your boots, then at the gate, then at who was watching you; and had said nothing. You drew up the articles on a drum. It was remarked upon, among the others, that you had chosen a mute.',
      failure:
        'You took one who was listening so hard that his lips moved. He was listening for a captain, to whom he owed four months; and when the captain came by you had your contract, and one glove, and a view of his heels.',
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Stand a drink at the Three Moors in {place}',
      description: 'Whoever wants work there sits with an empty cup, and so do those set on to watch them.',
      success:
        'There were nine with empty cups. One of the cups stood upside down upon the table, which is how they do it in the hills, when they mean it. You turned it up and filled it. You talked of mules for as long as was polite, and shook hands beneath the bench.',
      failure:
        'You filled the cup of a likely one, who drank, and thanked you, and was asleep. So were, you then noticed, the next two. The landlady told you kindly that it was the good wine, and that nobody there had been offered any since the siege.',
    }),
  ],
  ask: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Carry a basket for the laundresses of {place}',
      description: 'Up four storeys, with the wet sheets, and you must tell them something first.',
      success: [
        'You told them of a marriage. By the second landing you had two of theirs for it, and by the fourth, pegging out, you knew who in {place} slept ill, who slept elsewhere, and whose shirts had come in with a cut under the arm.',
        'You went up with forty sheets and came down knowing the whole quarter. There was a lodger who paid in foreign coin; a widow with two pillows; a room, always locked, whose linen came out ironed. In {place} nothing is secret that has to be boiled.',
        'You gave them a duel, with the reason for it. They gave you three, and the reasons were better. When the last of it was hung you were standing with pegs in your mouth, so as not to look like somebody who is learning names by heart.',
      ],
      failure: [
        'You gave them your marriage and they topped it, and so it went on; you laughed until you dropped a peg. Only when you were down again, with chapped hands, did you see that they had got all of yours, and you had had nothing of theirs but linen.',
        'They laughed at all the right places. One had you hold the line meanwhile, and another had you hold the pegs, so that by the time it was your turn to ask you had four sheets about you and your mouth full. They told you a great deal then. It was about soap.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Buy the second copy of a news-letter',
      description: 'The first is for those who believe in it, and the second comes a good deal dearer.',
      success: [
        'He wrote it while you waited, in a hand like lace. The galleys had not sailed; the bride was not ill; the ambassador had gone home for his health, and so it was. You checked it against what you knew, and found in him only one lie, a kind one.',
        'It came out from beneath a Lives of the Popes. The Sultan was not dead; the fleet was where it had been; and the marriage, of which the first copy made so much, he had thought of himself, to fill a column. At the foot, very small, was what you had paid for. He turned it about, so that you should not have to bend.',
        'He asked which you wanted, what was known or what was so, and named two prices. You took the dear one. It was a single leaf. By the light of it half of the first copy fell down, like scenery; and of the four things that were left standing you had known three, and could have kissed him for the other.',
      ],
      failure: [
        'It was very full. It dealt with the Sultan’s teeth, a birth, and the designs of a certain person recently come to {place}, on foot, in your hat. You asked him to leave that item out. He was sorry; it was the one that people had liked.',
        'It was true, all of it, and you knew it all, having done some. Toward the end there was a paragraph upon the sort of person who buys the second copy. He had drawn it from life, he said, that minute, and would you be good enough to tell him if you saw the likeness?',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Sit down to primiera with the watch',
      description: 'They play by the lamp that they ought to be carrying, and they hold the warrants.',
      success:
        'You lost at first, as is civil. Then came a hand with four of one suit in it, which nobody had put there, and you had to look as if you had a toothache. The sergeant turned over his own, counted, and laughed, and told you to run along before he thought about it.',
      failure:
        'You had three sevens and were easy about it. So had the sergeant. There being only four in the pack, all three of you, he and you and the corporal, laid both hands upon the table, and the lamp was put out; it was some little time before it could be lit.',
    }),
    does(['craft', 'intellect', 'easy', 'none'], {
      action: 'Lay a wager on the next pope',
      description: 'In {place} they give odds even while the last one is in perfect health, which is a hanging matter.',
      success: [
        'Everyone was backing the fat one. But you had seen his doctor buying a mule, and you took the thin one from Siena, who had stopped saying that he did not want it. A runner came in with his hat in his hand. Chairs went over; it was the one from Siena.',
        'You laid it on the seventh in the list, at twenty to one, knowing who was paying for his cough syrup. The fat one’s people had ordered the plate. When the doors of the loggia opened there was a hush, in which a hatter was heard to say a number; and that was the head of the one with the cough.',
        'There were a dozen names up on the slate, and no one had troubled to put a price to the old Carmelite, who was deaf. You reflected that all the rest would like somebody deaf. It was cried within the hour, by a boy, running. The landlord paid you in copper, one coin at a time, so as to have something to look down at.',
      ],
      failure:
        'You had it from a sacristan, who had it from a cook. When the runner came, it was nobody: they had risen, the whole conclave, for dinner. The watch came in upon his heels; and you stood out in the alley, with twenty others who had known the cook.',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Hear Mass from behind a pillar',
      description: 'One must kneel, and cannot from there see the door.',
      success:
        'You knelt, and did not look round at the door, not at the Gloria, nor at the bell. Somewhere about the Agnus Dei it came to you that you had stopped listening for feet, and it was only an old woman, two boys, and God, and none of them had sent for you.',
      failure:
        'You knelt, and the man behind you knelt a little later. At the Sanctus he leaned forward. He wished to know if that was your candle or his; but by then you had gone up the pillar, in spirit, and you did not come down again for the rest of it.',
    }),
    does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Walk with the hooded brothers of {place}',
      description: 'They carry out the hanged, a league each way, barefoot, and nobody may change shoulders.',
      success:
        'You took the left front pole. Beneath the hood nobody has a face, and the stones are the same to all of them. At the pit they said the name, once. You had not thought that you would say it too; you did, and walked home lighter by something that was not the bier.',
      failure:
        'You had the left front, and by the bridge your knees were knocking like a puppet’s. A brother took the pole from you without a word. It was kindly done; but he had rings on, and you knew them, and you went back by yourself with your hood full of figures.',
    }),
  ],
  work: [
    does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Grind ultramarine at the bottega',
      description: 'Nine hours at the slab, and they weigh you going in and coming out.',
      success:
        'It goes grey, and greyer, and you think it has died. Then you wash it in lye, and it opens like an eye. The master put a fingertip to it and went off without speaking to lay in a sleeve. They weighed you at the door: you were, by one blue ear, the gainer.',
      failure:
        'You ground it well, and too well; past a certain point, it turned out, there is no colour left in it, only sand that has cost a fortune. The master looked in the mortar for a while. He had thought of a sky there. It would have to be the Last Judgement’s.',
    }),
    does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Haul stone for the dome of {place}',
      description: 'It is an ox-hoist two hundred feet high, and the ox has been let off for a saint’s day.',
      success:
        'You walked in the great wheel with three others and up it went, a block like a sleeping cow. From the top you saw right down into everybody’s courtyards. The foreman asked for you by name; he wanted you again, for the lantern, when there should be one.',
      failure:
        'You had it up as far as the second cornice when somebody sneezed, and the four of you ran backward in the wheel for some time like a man in a dream. Nobody was under it. There is a dent in the piazza, and already a legend to go with it.',
    }),
  ],
};
