import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const barbarianLeads: readonly LeadContent[] = [
  {
    key: 'barbarians/lead-tooth',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The bone-woman at {place} keeps the first tooth that {them} lost.',
    opened: [
      'Every child’s first tooth goes to the bone-woman at {place}, and she strings it with the name. She had {them}’s. Who has held the tooth of a person, the herders told you, need not be afraid of the mouth.',
      'It came up over a bowl that {them} had been small once. Nobody had thought of it. The tooth was still to be seen, with the bone-woman, at {place}; and a man may be known by his first tooth as a horse by the last.',
      'They have a game in that country, and the loser must say “{them} bites.” You asked what was to be done about it. “Go to {place},” a child told you, “and look at what {them.he} bites with. She has it on a string.”',
    ],
    offer: does(['patience', 'perception', 'easy', 'none'], {
      action: 'Sit with the bone-woman while she counts',
      description: 'There are nine hundred on the string, and she tells each one’s whole life.',
      success: [
        'She came to {them} before dark. It was a poor thing, with a hole in it. “Cried for three days,” said the bone-woman, “and it was the noise that hurt, not the tooth.” {them} cannot abide a horn blown close, and goes out from it. She let you hold the tooth while she told that, and you would know what to blow.',
        'It hung between a drowned one and a queen. “This was given me by the mother,” she told you, “so somebody should have a hold on {them.him}.” There were four words to it, to be said low, which turn a bull. You said them over with her till she was content, and carried them off behind your teeth.',
      ],
      failure: [
        'At the third hundred you scratched your ear, and she lost her place and had to go back to the first. At the sixth it was she who nodded. You had by then the lives of some very good people, and none of them was of use.',
        'She came to your own. You had not known that it was there. She told it as far as the present, shut her mouth, and looked at you in a manner that took away all wish to hear any more.',
      ],
    }),
    lapsed: [
      '{them} had sent for the tooth, with a calf in payment. The bone-woman at {place} has hung a pebble there, so the rest will not slide down.',
      'The string at {place} broke, they said, and the hens were at it before anyone could come. Whose tooth is whose is known now only to the hens.',
    ],
  },
  {
    key: 'barbarians/lead-broken-guest',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'Somebody in {place} saw {them} turn a guest away in winter.',
    opened: [
      'It was said and then unsaid: {them} had once shut a door on a guest, and there was snow. The guest lived, in {place}, and made brushes. A shut door is a heavy thing to have brought up before a fire.',
      'You saw two women spit, to one side, at the name of {them}, and asked. There was a man in {place} who had three toes on account of a door, they said. They would say no more, having eaten there.',
      'There are people who eat with {them} and nobody who sleeps there. It took three fires to hear why. A guest had knocked, and it was winter; he is alive, and in {place}, and has been waiting nine years for someone to ask.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask the brush-maker about the door',
      description: 'He has told himself that he forgave it, and he is not used to company.',
      success: [
        'He took the boot off for you. Three toes. “I said my name through the door,” he told you, “and {them} said it back to me.” Then he got up, and looked for his stick. He would say it again whenever you came to stand in front of {them}; he had only needed that there should be two of you.',
        'He bound a whole brush before he spoke. It had been an hour’s knocking. He gave you the thing he had knocked with, worn flat on one side, and told you to lay it where {them} would see. “{them.he} will know what it is,” he said. “You need not raise your voice.”',
      ],
      failure: [
        'You began with the snow, and he began to shake, and they put him to bed with a stone at his feet. His wife saw you out. She showed you a good warm door, she held it wide, and waited until you were on the other side.',
        'He had been forgiving it since morning and had it nearly done. Then you came in. He threw the brushes at you one after the other, and they were not the soft kind.',
      ],
    }),
    lapsed: [
      'The brush-maker of {place} was dead, and laid out with both his boots on. Whatever he had to say about doors he is saying now to others.',
      '{them} had sent him a door, of oak, for a present, you heard. It stands against the brush-maker’s wall in {place}. He has not said whether he means to hang it.',
    ],
  },
  {
    key: 'barbarians/lead-milk-kin',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A woman at {place} had one breast with {them}, and may say what {them} fears.',
    opened: [
      'Those who drank from one breast may not lie to each other, and may not lie about each other. {them} has such a one, at {place}, a woman who keeps bees. She has been asked for nothing yet.',
      'You heard {them} praised until it was dull, and then a voice at the end of the bench said, “But {them.he} was always afraid of one thing.” The voice belonged to somebody from {place}, who had shared the milk, and she went home to it.',
      'It is held to be bad luck to ask a milk-sister. Two people told you so, and both told you where she lives, which is {place}, and by which path one comes up without the dogs.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Take a swarm with her and ask',
      hurt: 'blow',
      description: 'She speaks only with bees on her hands, and they go from hers to yours.',
      success: [
        'They walked over you like old ladies over a church. “{them}?” she said, through the humming. “Afraid of being looked at by something that does not blink. We had a calf like that.” She showed you how it is done, with the lids half down. By evening she blinked before you did.',
        'You held the branch, and she brushed them down. {them} sleeps only on the left side, she said, and hears nothing from the right since a fever; a person who came from there would have the first word. She wished you luck with it, and also {them}, since she was bound to.',
      ],
      failure: [
        'They had liked you up to the elbows. After that you were in the pond, under it, with a reed to breathe by, and she was calling down to you that they dislike a question asked in a hurry.',
        'The swarm went up, and over the hill, and she went after it with a pan. You beat on a pot as you were told. Toward night you understood that it had been a way of getting you to the other side of the hill.',
      ],
    }),
    lapsed: [
      'The milk-sister had taken her hives from {place} to the heather. It is a large heath, and she blinks at nobody.',
      '{them} had come for the honey that year and stayed four days. She will say now that she knows of no fear, and may be believed, for they cannot lie about each other.',
    ],
  },
  {
    key: 'barbarians/lead-grazing-pledge',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The beasts that feed {them}’s people are in pledge at {place}.',
    opened: [
      'Who feeds all those spears? you asked, and it grew quiet, as it does when a child has asked it. {them}’s herd stood in pledge at {place}, for a debt. The law-mothers there may say how long it stands.',
      'You counted forty cows with {them}’s notch in the ear, on another’s grass. They were a pledge, the boy told you. At {place} it would be settled whether they went home now or by and by. Nobody was speaking for by and by.',
      'It was told as a joke against {them}, that {them.he} has warriors and no milk. The herd is held at {place} until some words are said over it. Someone might come, it was hinted, who had other words.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Speak for keeping the pledge longer',
      description: 'The law-mothers sit in a row, and all the three of them must laugh or none.',
      success: [
        'You told them of a man who pledged his beard and was asked for it back with the chin. It was not new. But the middle one had never heard it with a cow. They gave it as their judgement that a herd should eat where it is, till the leaves are down; and {them}’s spears would sit at home and be hungry until then.',
        'You said that it was a fine herd, and that it would be a pity about the cough. Which cough, they asked. You had seen nothing, you said; you had only thought that it would be well to wait nine days for it, and then nine. They looked at one another. {them} will have waited that long before a single calf is driven.',
      ],
      failure: [
        'Two of them laughed. The third looked at you, from the feet upward, and when she arrived at the top it was over. You were given the shovel, as is the rule for those who have troubled the court, and shown the forty cows.',
        'You had the debt by the wrong end; it was {them} who was owed. They thanked you for bringing it to mind. The herd went home that same night, with a wreath on every horn, and you had to stand and hold the gate.',
      ],
    }),
    lapsed: [
      'The pledge was up, and the herd had gone out of {place} lowing. They say that {them} kissed the first cow.',
      'They had drunk on it at {place} and it was settled. The forty cows are back on {them}’s own grass, telling the rest what they saw.',
    ],
  },
  {
    key: 'barbarians/lead-drum',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: 'The drum that calls {them}’s people together hangs at {place} to dry.',
    opened: [
      '{them} calls with one drum, and they come from nine valleys to that and to no other. It was wet. It hung at {place} with its face to the wind; and an old man beside it, to see that the wind kept on.',
      'You asked a herdsman why he was not with {them} already. He had not been drummed for. The drum was wet, they had hung it up at {place}, and until it spoke he meant to see to his turnips.',
      'Somebody had been beating on a pot, and people laughed, since it was not the drum. {them}’s drum was away at {place}, with a soft skin. One pinch of the wrong fat, said a tanner, and it would stay soft until the geese.',
    ],
    offer: does(['craft', 'perception', 'easy', 'slight'], {
      action: 'Grease the skin of the drum',
      hurt: 'blow',
      description: 'The old man wakes whenever it makes a sound, and it makes one if you breathe.',
      success: [
        'You laid it on with two fingers, in at the rim, round and round, as one does with a sick cow. It never said a word. When they beat it next it will say “flup”, and no one in nine valleys gets up for that. {them} must find a horse to flay, and a moon to dry it under.',
        'You did not grease it after all. You loosened the thong by one hole, and whispered to the skin to rest. It let itself down with a sigh, and the old man sighed too, and slept on. It would be long, now, before {them} had a voice that carries.',
      ],
      failure: [
        'A moth sat down on it. It was a small one. The drum said what it thought of that, and the old man was up and had you by the hair before he had his eyes open. He let go when he saw that you were not the wind.',
        'You put on the fat, and the skin took it and shone, and tightened like a belly. The tanner had been a friend of {them}’s. They heard it from there to the sea, you were told, and one old woman got up out of her grave to come.',
      ],
    }),
    lapsed: [
      'The drum at {place} was dry, and had been fetched. You heard it yourself, a long way off, and the dogs lay down.',
      'They had taken the drum from {place} to {them}’s own roof. The old man was given it to sleep in, as a reward.',
    ],
  },
  {
    key: 'barbarians/lead-oath-ring',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'Young men at {place} have not yet laid a hand on {them}’s ring.',
    opened: [
      'There is a ring that one swears on to {them}, and it goes from house to house. It had come to {place}. The young men there were to lay hands on it, you heard; they had put it off, as their mothers were still talking.',
      'Half of those who are counted as {them}’s have sworn nothing so far. The ring for it lay at {place} in a bowl of beer, and the ones who were to drink had been walking round it for two days.',
      '“Mine is not going,” said a woman with a goose under each arm. She lived at {place}. If a stranger were to say a word to the boys, she said, it might be believed, which a mother’s is not.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Wrestle their best one for the ring',
      hurt: 'blow',
      description: 'They are nineteen, and have greased him.',
      success: [
        'He was like a large fish that has opinions. You got him by the one part that they had forgotten, which was the ear, and laid him down on it. They looked at the ring then in another way. All of them must wrestle for it in turn, they thought, to be fair; and {them} may wait for those spears until they have done.',
        'You stood still and let him run at you until he had run enough. Then you picked him up, and handed him to his mother. They all went in to supper. The ring was sent on to the next house with word that {place} would think about it when the hay is in, and so {them} was short of nine.',
      ],
      failure: [
        'You had him, and had him, and he was gone, and a thing with hands came up under you like a root. They cheered until they were hoarse. After that they swore, each of them, with a hand in the beer; there is no feeling like it at nineteen.',
        'They liked you for trying, and put you up on the roof, where the losers sit. You could hear quite well from there. They swore to {them} with a good will; and one of them thought to pass you up the bowl.',
      ],
    }),
    lapsed: [
      'They had laid their hands on the ring at {place}, all nine, on the left and the right. The mothers were seen looking for the boots.',
      'The ring came to {place} and went on from there heavier. {them} had sent a better beer.',
    ],
  },
];
