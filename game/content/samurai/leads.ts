import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const samuraiLeads: readonly LeadContent[] = [
  {
    key: 'samurai/lead-writing-master',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'The writing-master who taught {them} lives in {place}, and keeps every pupil’s first page.',
    opened: [
      'A seller of brushes spoke of an old master in {place} who throws nothing away. {them} had been his pupil. In a first page, he holds, one can see all that a person will ever do, including what they will be afraid of.',
      'You admired a shop-sign, and were told that the same hand had taught {them} to write, in {place}. The pupil had since asked for that first page back, with presents. It had not been given.',
      'There were two opinions about {them}’s handwriting, and one was that it is not {them}’s. The master who could say so was still in {place}. One would have to grind his ink for him.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Grind ink and ask for the first page',
      description: 'The stone must not be heard, and he will not turn his head until the ink is right.',
      success: [
        'When the ink was black enough to lose a hair in, he took down a box. {them}’s page said “Obedience”, nine times. In the ninth the last stroke had been left off, and a small frog drawn there. “The others laughed,” said the master, “and I saw the face.” So {them} cannot bear to be laughed at, and there is a frog.',
        'He laid two sheets side by side: the first page, and a letter of last year. It was not one hand. {them} has never signed anything that mattered; a cousin does it, who is paid by the stroke. You were let see how the cousin makes his hooks, so that you would know them again.',
      ],
      failure: [
        'You ground too fast. He listened to the end, and then wrote you one character with what you had made. It was “Patience”, in grey. You were to hang it where you slept, and to call again when it had offended you.',
        'The boxes had been eaten. He opened nineteen, and in each of them was a little lace and a beetle. He had not looked since his wife died. You stayed to put them back in order, and neither of you mentioned {them}.',
      ],
    }),
    lapsed: [
      'The old master in {place} had been given a pension by {them}, and a new house, with a fire in it. He burns one box each day, it is said, to read by.',
      'They told you that the pages had been pasted over a screen. {them} had bought the screen, and it faces the wall.',
    ],
  },
  {
    key: 'samurai/lead-temple-vow',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} made a vow at {place}, and the one who keeps the place heard it.',
    opened: [
      'When {them} had nothing yet, and wanted a good deal, a vow was spoken at {place}, out loud. It has been well paid. What was promised in return is known only to the recluse who keeps the place; he has thin walls.',
      'You shared a bench with two pilgrims who agreed in nothing else: {them} had sworn something at {place}, and had never gone back. “When one does not go back,” said the elder, “it was not kept.” That might be worth a visit.',
      'On a votive board a child had drawn {them} kneeling, with a very open mouth. It was copied from one at {place}, she said. The recluse there could tell you what was coming out of the mouth, if you could outsit him.',
    ],
    offer: does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Sit with the recluse until he speaks',
      description: 'He has been silent for some years, and it is not for the guest to shift a knee.',
      success: [
        'You sat. An ant went up your sleeve and came down by the other. “Never to strike one who has bowed,” said the recluse. He had a voice like a door in an empty house. That was the vow; {them} had broken it since, and knew to a day when. You bowed to him, and went away with that under your tongue.',
        'Your legs had ceased to be yours when he poured you water. {them} had promised the place a roof, he said, and sworn by an eye to build it. He looked up, and so did you; there was a good view of the sky. {them} has been careful of that eye ever since. You thought of the side that it leaves open.',
      ],
      failure: [
        'You sat very well, and so did a toad, and it sat longer. The recluse bowed to it when you got up. He seemed to think that it had come about the same matter, and had the better right.',
        'There came a moment when you were sure that he was about to speak. He sneezed. You said, “Your health,” as anybody would, and with that you had broken his silence for him; he was put to the trouble of beginning again.',
      ],
    }),
    lapsed: [
      'A new roof had been put on at {place}, with {them}’s crest on every tile. The recluse had moved out, as it was too dark to hear in.',
      'He had died at {place} between two breaths, and nobody could say which had been the last. What {them} swore is known to nobody now but {them}.',
    ],
  },
  {
    key: 'samurai/lead-servant-who-laughed',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A servant whom {them} dismissed for laughing sells tea at {place}.',
    opened: [
      'Eleven years of service, and then one laugh. The man sold tea at {place} now, and bore {them} no grudge; he only could not be brought to say what he had seen. You thought that it might be of interest.',
      'You were told of a tea-seller at {place} who had once dressed {them}, down to the last cord. He knew how it was all held up. He was a discreet person, who now and then had to set down the kettle.',
      'The name of {them} was spoken, and a porter remarked that there was a man at {place} who could not hear it with a straight face. He had been in the household. What he could do, another might learn to.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Drink tea until the servant smiles',
      description: 'He pours with both hands and a grave face, and there is a limit to what a person can drink.',
      success: [
        'At the twelfth cup you told him of a fall of your own, in full dress, before an abbot. His mouth went. It was the cushion, he said, when he was able; {them} cannot rise from a low seat without a hand, and has had all seats made high. Few things are so good to know of a proud enemy.',
        'You said nothing at all about {them}, and at last he could not bear it. “It talks,” he told you. {them} rehearses before a mirror, both parts, and the other one always gives way. There is a gesture with the fan just before. He showed it to you twice, and you would see it coming.',
      ],
      failure: [
        'You asked him straight out. He set down the kettle, and composed himself, and told you that his former household had been in every way correct. It cost him an effort; a tear ran down. There was no more tea that day.',
        'He began to tell you, and began to laugh, and there it stuck. The whole street was laughing in the end, yourself included, at what not one of you had heard. You made out the word “eel”.',
      ],
    }),
    lapsed: [
      '{them} had taken the servant back, at twice the wage, and the tea-stall at {place} was shut. He sleeps behind a screen now, to do his laughing in.',
      'You learned that the tea-seller had left {place} to become a monk of the silent sort. He was put out again within the month.',
    ],
  },
  {
    key: 'samurai/lead-post-horses',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: '{them} has ordered forty post-horses at {place}, on one sheet of paper.',
    opened: [
      'For forty horses one needs an order with a seal, and the relay office at {place} had such an order, from {them}. It was in all respects regular. You knew offices; there is nothing so regular that it cannot be looked at once more.',
      'A groom was washing hooves. Forty were to be ready at {place} for {them}’s people, he said, and the clerk had worked out the hooves for him. It was a most exact clerk, who would not let a leg go that was not on paper.',
      'You heard that {them} was waiting for nothing but horses. They stood at {place}, at the relay, and so did the regulations about horses, in eleven volumes. The clerk had read them, and longed for someone to talk to.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Raise a point with the relay clerk',
      description: 'It must be a real point, for he will know, and small enough to be fatal.',
      success: [
        'You wondered, humbly, whether horses ordered on an unlucky day may be led out on a lucky one. He grew pale. There was a ruling for each. He sent to the capital for a third, with the seal and both of the first two enclosed, and until it came no horse could stir. {them} would have to walk, or wait.',
        'You asked if the order said “horses” or “a horse, forty times”. He had not noticed. It is one stroke, and makes a difference in fodder. He thanked you with his forehead on the mat, and turned {them}’s men away at the gate, most courteously, to have it written again by the same hand, which was nine days off.',
      ],
      failure: [
        'He had an answer. He had it by heart, with the page, and the two exceptions; and by way of showing you how well the rule worked he had all forty led out on the spot. {them}’s people were just coming up the road.',
        'Your point was so good that he wrote it down as a new regulation. It helps persons of rank to be served sooner. {them} was the first to have the benefit of it, and sent you compliments.',
      ],
    }),
    lapsed: [
      'The forty had been led out of {place} to {them}’s people, each with a paper round its neck. The clerk had come to the gate to see it done.',
      'They had let {them} have oxen, you heard, on account of some doubt about horses; and the oxen had got there.',
    ],
  },
  {
    key: 'samurai/lead-seal-cutter',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: '{them}’s great seal has a crack, and is being cut anew in {place}.',
    opened: [
      'It had been noticed on three letters, by people who notice such things: there was a hair across {them}’s seal. It had gone to be cut again, in {place}. Until it came back not one order of {them}’s would be worth its paper.',
      'A boy with a boxwood block was being very careful at a crossing. It was for the great seal of {them}, he told you, at his uncle’s in {place}. His uncle was the best cutter there was, and the most easily interrupted.',
      'They said that {them} was short with everyone, and kept looking into an empty box. The seal was in {place}, in a vice, with one character still to do. You thought about that character.',
    ],
    offer: does(['talk', 'perception', 'medium', 'none'], {
      action: 'Admire the seal-cutter’s work too closely',
      description: 'He has cut it backward, as one must, and has a craftsman’s doubt in every stroke.',
      success: [
        'You looked for a long time, and said that it was very fine. He asked you what was the matter. Nothing; only, the third stroke had so much courage. He took it to the light. When you left he had planed off the whole face, and thanked you, and begun upon a new block. {them} would have no seal before the box had dried.',
        'You held it to a mirror, as he bade you, and it was perfect. You breathed on the mirror. “Is there a tail to it?” you asked. There was none; he cut one. And then it had to have a fellow. By now it said something about carp. All that {them} had to send out would have to wait for another.',
      ],
      failure: [
        'He watched you admire it, and smiled, and told you that {them} had warned him to expect an admirer. It was finished. He pressed it on a slip for you, so that you should know the real one when it came.',
        'You found a fault. It was a real one; he kissed your sleeve, put it right with one touch, and sent the boy off with the seal at a run. {them} never had a better.',
      ],
    }),
    lapsed: [
      'The seal was done, and had left {place} in a silk bag. Everything that you saw posted was as clear as a bell.',
      '{them} had found the old seal to be the luckier, crack and all. The one from {place} is used for persimmons.',
    ],
  },
  {
    key: 'samurai/lead-porters-bridge',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: 'All of {them}’s baggage must go by one narrow path at {place}.',
    opened: [
      'Sixty porters were on the road for {them}, with chests. They would have to go through at {place} one by one, a man told you who had stood aside for the first, and with the chests over their heads. There was a large rock there.',
      'You heard a porters’ song with a new verse: that the way past {place} is as wide as a coffin, and {them}’s chests are wider. They sang it with spirit. One good stone would have left them nothing to sing about.',
      'A woodcutter was cross. {them}’s people had told him to keep the path at {place} clear for their baggage, and not said who would feed him. He named you the rock that he spent his days in looking at.',
    ],
    offer: does(['force', 'strength', 'hard', 'slight'], {
      action: 'Lever the rock down into the path',
      description: 'It has leaned there since the age of the gods, and has moss for anyone who touches it.',
      success: [
        'You got a beam under, and hung upon the beam. The rock thought about it. Then it sat down in the path, quite softly, like a large official, and filled it from one side to the other. The porters came up and bowed to it. They would have to go round by three villages, and {them} would have to do without.',
        'Your beam bent like a bow, and you with it. There was a sigh, and moss rained on you, and down it went, and took up the path as a cork takes up a bottle. Sixty chests were set on the ground. It would need a mason, said the head porter, and sat down to compose a letter to {them}.',
      ],
      failure: [
        'It came, and rolled over the path without stopping, and on to some other place. Where it had leaned there was now a good broad shelf. The porters could go by two abreast, and the first of them thanked you for having had it widened.',
        'The rock kept still, and the beam went. You sat in a heap of ferns with one half of it. The woodcutter had been watching with his arms folded; he remarked that his father too had tried it, from the other side.',
      ],
    }),
    lapsed: [
      'They had all gone by at {place}, sixty chests, without a scratch. {them} had sent a man ahead with grease.',
      'The rock had come down at {place} of its own accord, a day after the last of {them}’s porters. It had been waiting to be asked.',
    ],
  },
];
