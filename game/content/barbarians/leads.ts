import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const barbarianLeads: readonly LeadContent[] = [
  {
    key: 'barbarians/lead-milk-kin',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'One who drank the same milk as {them} lives at {place}, and owes {them} no silence.',
    opened: [
      'Milk is nearer than blood, they say there. {them} has one milk-brother, who carries water at {place}. He was promised a horse once. He is still walking, and a man who walks has time to remember things.',
      'Three women told it you over one cheese: {them} had shared a breast with a boy from {place}, and a bed, and a fear. The boy was a water-carrier now. The fear, the youngest thought, they would both have kept.',
      '{them} does not go by the well at {place}. Nobody there would say why, but they all looked at one man. He has {them}’s way of standing, and none of {them}’s cattle.',
    ],
    offer: does(['talk', 'vigour', 'easy', 'none'], {
      action: 'Carry water beside the milk-brother',
      description: 'He speaks only under a full yoke, uphill, and you are to keep in step.',
      success: [
        'You spilt nothing for nine turns. At the tenth he spoke. “Geese,” he said. They had been four years old, he and {them}, and the gander had come. “I got over mine.” You set down the pails. There is no harm in a goose, and no shame; but now you knew what {them} hears when one hisses.',
        'You went up with him and down with him, and he put the thing together, a word to a load. {them} cannot tell right from left, and never could; it is done with a scar on one thumb. Cover the thumb, he told you. He laughed so that he wetted both of you, and was sorry only for the water.',
      ],
      failure: [
        'You were out of step. The water went over, the yokes locked, and you came down the hill at {place} together with four pails. He had been about to tell you something. It had gone out of him with his breath.',
        'He told you about the horse. He told it at each load, with its colour, and the promise; it was a fine horse, and had had twenty years to get finer. When the tank was full you knew that horse by heart.',
      ],
    }),
    lapsed: [
      '{them} had sent the horse to {place}, twenty years old and lame. The milk-brother had wept on its neck, and would hear nothing said.',
      'The water-carrier of {place} had walked off at last, the other way, with nothing on his shoulders. They got a donkey, and it knows nobody.',
    ],
  },
  {
    key: 'barbarians/lead-bitten-tree',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} swore an oath with the teeth at {place}, and the mark is still there.',
    opened: [
      'With small oaths they spit, and with great ones they bite. {them} had bitten at {place}, once, into wood, and it was so deep that a tooth stayed. Who finds the tooth, said an old smith, has a hold upon the mouth.',
      'A child showed you where her milk tooth had been, and asked whether {them} too had put one under something. It was in her song: {them} had left a tooth at {place}. She wished to know what was given for it.',
      'You had noticed, like everyone, the gap that {them} smiles with. They tell it as a battle. A bone-setter told it you otherwise. It was an oath, at {place}, and the oath went in farther than it came out.',
    ],
    offer: does(['explore', 'perception', 'medium', 'none'], {
      action: 'Feel for the tooth in the wood',
      description: 'A whole people has bitten there, and you have to tell one jaw from another with your fingers.',
      success: [
        'There was a broad bite, and a child’s, and one with its gap full. You felt the tooth, as smooth as a bean. Above it was cut what it had been for: a hand, and a door, and the door was open. So {them} had once sworn never to bar a door to one who asks. You left the tooth.',
        'You went over it by thumb, like a blind woman with beans. The tooth sat under a lip of bark. It moved. By which you knew that it was not an oath well kept, for those grow fast; and a woman with faggots told you, when you had shown her, which it was. {them} would not want to be seen to chew.',
      ],
      failure: [
        'You found a tooth, and it was a boar’s. He had sworn something too, to judge by the depth. The next that you found were your own, when you had slipped and gone in face first; they are in that wood now for anyone to read.',
        'Bees had it. They had moved in at the largest bite and built upon it; you could hear, when you put your ear near, that they had an oath of their own. One of them told you what it was.',
      ],
    }),
    lapsed: [
      '{them} had been to {place} with pincers. There is a hole in the wood now, and a new tooth in the smile; it does not match.',
      'The wood had been burned at {place}, bites and all. For three days, they say, everybody in that country spoke the truth.',
    ],
  },
  {
    key: 'barbarians/lead-forbidden-song',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A bard in {place} made a song on {them}, and has been forbidden to sing it.',
    opened: [
      'There are seven verses, and {them} has forbidden the fifth. The bard who made it sits in {place} and is fed, on condition. He hums it into his cup, a potter told you. Cups hold more than people think.',
      'You heard a crowd sing about {them}, and all at one point they shut their mouths and stamped. That was the fifth verse. It had words, in {place}, with the one who made them; and he had been told to die with them.',
      'What can be done against {them}? Two beards gave you one answer: it was in the song, and the song was in {place}, in a man who does not sing until he is the last awake.',
    ],
    offer: does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Drink until the bard alone is awake',
      description: 'You have to be awake too, and he must not know it.',
      success: [
        'You lay among the rest with one eye on a knot in the floor. When even the dogs slept he put back his head. The fifth verse has one thing in it, which {them} did at the ford, to {them.his} own shadow; it is told with pity. You wept, and that he heard. “Then it is out,” he said, and he slept like a child.',
        'The last of them slid from the bench, and you slid after. He sang it to the fire, hardly moving his mouth. There is a word there that {them}’s mother used to say, at the door, and {them} would come. You said it over in the dark of your sleeve, till you had it with the right tune.',
      ],
      failure: [
        'You outlasted the smith, the smith’s sons and a bear-leader. You did not outlast the bear. By its account the bard had sung beautifully; it had a look, when you awoke beside it, of having been moved.',
        'You were too good at it. At the end there was only he, and you, and neither would be the first to lie down. You talked about drink. At cock-crow he told you that he had seldom met with such a throat, and that it was a pity about the song.',
      ],
    }),
    lapsed: [
      'The bard in {place} had been made to swallow a hot egg, and would not sing again. They stamp now at all seven verses, and {them} cannot forbid stamping.',
      '{them} had married the bard of {place} to a cousin. He is happy, they tell you, and makes nothing.',
    ],
  },
  {
    key: 'barbarians/lead-salt-carts',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: '{them}’s salt is stored in one house in {place}, and the roof leaks.',
    opened: [
      'No salt, no meat; no meat, no men. {them} has it all under one roof, in {place}, and it leaks. So a thatcher told you, who had not been paid for the last.',
      'You saw cows licking a wall, and laughing, as far as cows do. {them}’s salt had gone by there, to a house in {place}. With so much, a herd-girl said, one could go on fighting for ever.',
      'A boy had white eyebrows, and let you taste. He shovelled for {them}, in {place}; it was for all the spears, as soon as there were sacks. There was a brook behind, he said, that sang.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Let the brook into the salt-house',
      description: 'There is a bank of turf, a sluice-board that four men put in, and a guard who fishes.',
      success: [
        'You took the board by its two ears, and it came, and you with it. The brook looked in at the door and then went right through. It came out at the other end tasting of tears. For a mile down the cows stood in a row. {them} would have to send to the pits again, and boil, and wait.',
        'You lifted; your back cried out; the water did the rest. The guard had never had such fishing, he called to you, there were sea-fish in it! When they brought the sacks there was only the house, very clean. Without salt {them}’s meat must walk, and meat that walks is slow.',
      ],
      failure: [
        'The board flew up and took you under the chin. You saw the stars, and the guard, and his fish. The brook had got into the lane, and not the house, and washed it; they had been meaning to, they said, before the salt was carried out that way.',
        'You pulled out the wrong board. It was the mill’s. For the first time that year there was water on the wheel, and they ground flour for {them} without once lying down.',
      ],
    }),
    lapsed: [
      'The salt had gone out from {place} in sacks to every spear that {them} has. You could follow it by the cows.',
      'They had mended the roof at {place}. It had been {them} in person on the ladder; that was sung of, with some surprise.',
    ],
  },
  {
    key: 'barbarians/lead-war-shoes',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'The tanner at {place} is making shoes for all of {them}’s people.',
    opened: [
      'Barefoot one defends oneself, and shod one goes visiting; it is an old saying. {them} had ordered two hundred pairs, at {place}. They lay in the pits. You asked how long hide lies, and were told, until it is right.',
      'There was a stink on the road, and it had a name. It was the tanner of {place}, running for oak bark, by order of {them}. Two hundred feet, he called, and as many again! Let only the bark be good!',
      '{them} had measured a foot on a stick, and sent the stick to {place}. It was one size for everyone. A war goes on its feet, the old women said, and whoever has the tanner has the war by the toe.',
    ],
    offer: does(['craft', 'endurance', 'medium', 'slight'], {
      action: 'Stir the tan-pits at {place}',
      description: 'It takes a strong stomach and two days, and what goes in beside the bark is your affair.',
      success: [
        'You stirred, and each time that he turned to breathe there went in a hatful of ash. The hides came up grey, and as soft as dough. “That will be the water,” said the tanner. He wept, and then limed new ones; there were two hundred cows to be found first. {them}’s people stood about on bare feet, and on such feet nobody goes visiting.',
        'You had the stick in your hand once only. It was enough: you cut the notch a thumb lower. Four hundred shoes were sewn, beautifully, for people with feet like children. {them} had them all tried on. It would be put right, the tanner swore, as soon as anyone was able to walk to him and explain.',
      ],
      failure: [
        'You breathed in. They got you out with the stirring-pole, and rinsed you, and hung you up; and it was in the pit where you had been, the tanner says to this day, that the leather came out best.',
        'You put in ash, and it was good ash. There is a way of tanning with it, it seems, that his grandfather had and that had been lost. He kissed your hands. The shoes were done in half the time, and did not even squeak.',
      ],
    }),
    lapsed: [
      '{them}’s people were all shod. You came on the tracks, in the mud at {place}: two hundred pair, of one size, and all walking a little on their heels.',
      'The shoes from {place} had been given out. They gave out. But by then {them} had got where {them.he} was going.',
    ],
  },
  {
    key: 'barbarians/lead-oath-bull',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them} cannot gather the clans without a certain white bull, and it is at {place}.',
    opened: [
      'When the clans are called they swear upon a bull, and he must be white all over. There was one, at {place}, eating for {them}. If he were to have one black hair, an old man said, and held it up.',
      'You met a girl with a comb and a bucket of chalk. She had the washing of {them}’s bull, at {place}. All the clans would come to lay a hand on him, and she was so tired of his tail.',
      'Nobody had come yet, because the bull was not ready. They spoke of it so everywhere, of {them}’s bull. He stood at {place} and was being made whiter. He loved two things in the world, the girl told you, and the other was brambles.',
    ],
    offer: does(['flight', 'reflexes', 'hard', 'serious'], {
      action: 'Let the white bull chase you through brambles',
      hurt: 'mishap',
      description: 'Brambles and black berries are the one thing, you are the other, and the hurdle is down.',
      success: [
        'You ran, and he came, with great good will. You went through the brambles like a needle, and he like an ox. When they led him home he was purple to the ears, and you could hear the girl. It does not wash out. {them} would have to wait until he had shed, or find a whiter, and there is none in seven valleys.',
        'You kept one bush before him the whole way. He lay down in the last of them, ate, and rolled. There was never a bull so happy, nor one with so many spots. The elders came from {them}, and looked, and covered their heads. No one can swear upon a magpie; they went home until they should be sent for.',
      ],
      failure: [
        'He was faster. You took the brambles from above. In the end you were the one with the spots, and he stood by and licked you, as white as a wedding. It was good for his coat, the girl said.',
        'There was a second bull, of whom nobody had spoken. He too was white, and he was not fond of brambles. You were driven by the one and met by the other, and it was just there that {them}’s elders had sat down to choose.',
      ],
    }),
    lapsed: [
      'They had laid their hands upon him, all the clans, one after another; there was a grey patch. {them} had been the first. He was eating brambles at {place} again, and nobody minded.',
      'The bull of {place} had died, of brushing. {them} had the clans swear upon the girl, who was also white by then.',
    ],
  },
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
