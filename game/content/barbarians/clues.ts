import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const barbarianClues: readonly ClueContent[] = [
  {
    key: 'barbarians/lead-milk-kin',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'One who drank the same milk as {them} lives at {place}, and owes {them} no silence.',
    learned: [
      '{them} has a milk-brother, who was suckled with {them} and carries water now at {place}. He knows what {them} fears, and he was cheated of a horse. Carry water beside him there, and he may tell you how to come at {them}.',
      'A water-carrier at {place} grew up in one bed with {them}. He knows {them.his} one great fear, and owes {them} nothing. Walk beside him under the yoke, and he will tell it. Then you know how to get near {them}.',
      'The water-carrier of {place} drank at the same breast as {them}, and knows where {them} is weak. {them} promised him a horse and gave him none. Help him to carry, and he will talk.',
      '{them} was frightened as a child, and one man saw by what: the milk-brother, who carries the water at {place}. {them} cheated him. Carry with him there, and you may learn what {them} still runs from.',
      'One man knows the weak side of {them}: the milk-brother, who carries water at {place}. {them} has owed him a horse for twenty years, and he is bitter. Take a yoke beside him, and ask.',
      'At {place} a man carries water who shared milk, bed and blanket with {them}. He hates {them} for a horse that never came. Carry with him, and ask how one gets past {them.his} guard.',
    ],
    offer: does(['talk', 'vigour', 'easy', 'none'], {
      action: 'Carry water beside the milk-brother',
      description:
        'He may tell you what {them} fears; but he talks only under a full yoke, uphill, and you must keep in step.',
      success: [
        'The milk-brother told you that {them} runs from geese. They were four years old, and a gander came. “I got over mine,” he said. Nine times you had gone up with him and spilt nothing. The tenth time he spoke. So count one goose for our side.',
        'The milk-brother told you the secret of {them}: {them.he} cannot tell left from right. There is a scar on one thumb, and by that {them} knows. “Cover the thumb,” he said. He laughed, and both of you were wet. Four pails, and all of them empty.',
        'You learned from the milk-brother how {them} can be stopped. One sings the old bed-song, low, and {them} must stand and hear it out. He sang it once uphill, once downhill, once with the yoke off. Now two people know that song, and you.',
      ],
      failure: [
        'You fell on the hill with the milk-brother, and he told you nothing about {them}. You were out of step, and the yokes locked. Two people went down, and four pails. They went faster. Go and look for the pails.',
        'The milk-brother talked only of his horse, and of {them} he said nothing. The horse was brown. Each load it grew by a hand. By the ninth load it was a hill with a mane. You carried water under it, and learned no more.',
        'You learned nothing of {them}, for the milk-brother had no breath to talk with. You had set the pace too high. He opened his mouth three times. Twice came air, and the third time he sat down on the pail.',
      ],
    }),
    lapsed: [
      'You never went to {place}, and now the milk-brother keeps silent. {them} sent him the horse, twenty years old and lame. He wept on its neck. A paid man has one mouth, and it is shut.',
      'The water-carrier left {place} before you came, and nobody else knew the fear of {them}. They have a donkey there now. It carries four pails and tells nothing.',
    ],
  },
  {
    key: 'barbarians/lead-bitten-tree',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} swore an oath with the teeth at {place}, and the mark is still there.',
    learned: [
      '{them} once swore an oath at {place} by biting into the great tree, and a tooth stayed in the wood. A sign beside it says what was sworn. Find the tooth, and you know what {them} may not do to you.',
      'There is a tree at {place} in which people bite when they swear. {them} bit it too, and lost a tooth there. Over the bite is cut what {them} swore. Whoever knows that oath can hold {them} to it.',
      '{them} is bound by an old oath, and it stands in the oath-tree at {place}, beside {them.his} tooth. Feel for that tooth among the bites. If you know the oath, {them} cannot break it before you.',
      '{them} left a tooth in the oath-tree at {place}, in no battle but for an oath. The oath still holds. Go and find the tooth and the sign over it, and you can call out the oath when you meet {them}.',
      'Many people have bitten into the oath-tree at {place}, and {them} is one. A tooth of {them}’s is still in the wood, with a sign for what was sworn. Find it with your fingers, and you have a hold on {them}.',
      'One thing binds {them}: an oath, sworn by a bite in the great tree at {place}. The tooth and the sign are still there. Go and read the sign, and you know what {them} must let you do.',
    ],
    offer: does(['explore', 'perception', 'medium', 'none'], {
      action: 'Feel for {them}’s tooth in the oath-tree',
      description:
        'The sign beside it says what {them} swore; a whole people has bitten there, and your fingers must tell jaw from jaw.',
      success: [
        'You found the tooth of {them} in the wood, and over it was cut a hand and an open door. You knew then that {them} has sworn never to bar a door to one who asks. You left the tooth. It was warm, and it was not ours.',
        'You found the bite, and the tooth in it moved. A kept oath grows fast, and this one was broken. A woman with faggots told you whose word it was. {them} swore there never to strike first. Now you know what to call out at the gate.',
        'Your thumb found the tooth of {them}, and beside it a cut sign: a bowl. {them} has sworn to share meat with whoever comes hungry. You felt it once, you felt it twice. The third time you left a crumb in the hole.',
      ],
      failure: [
        'You found a tooth in the wood, and it was a boar’s. The bite of {them} you did not find. You slipped on the root and your own mouth struck the tree. So there is one bite more there, and we know that jaw.',
        'Bees had built over the bites, and you could not get at the tooth of {them}. You put your ear near. They wanted you gone. They said so, first one of them and then all.',
        'You felt three threes of bites and could not find the one made by {them}. Old bites close. The tree eats what it is told. You came away with green fingers, ten, and no oath.',
      ],
    }),
    lapsed: [
      'You let the bitten tree wait, and {them} went to {place} with pincers. Where the tooth was there is a hole now. A hole tells nobody what was sworn.',
      'They burned the oath-tree at {place} before you came, bites and all. The oath of {them} is smoke. For three days, people say, nobody in that country could lie.',
    ],
  },
  {
    key: 'barbarians/lead-forbidden-song',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A bard in {place} made a song on {them}, and has been forbidden to sing it.',
    learned: [
      'A bard in {place} made a song about {them}. The fifth verse says how {them} can be beaten, and {them} has forbidden it. The bard sings it only when all others sleep. Drink with him there, stay awake, and hear it.',
      'One verse of a song says what can be done against {them}. The bard of {place} made it, and {them} has forbidden it. He sings it only late, when he thinks that all the drinkers sleep. Go there, stay awake, and you will hear it.',
      'The weakness of {them} is told in a song, in the one verse that nobody may sing. The bard who made it lives in {place}. Outlast the drinkers around him, and you will hear how to come at {them}.',
      '{them} pays a bard in {place} to keep one verse silent, for it tells where {them} is weak. When the benches sleep he hums it all the same. Drink with him until he thinks that you sleep too.',
      'A bard in {place} knows a shameful thing that {them} did, and put it into a song. {them} has forbidden that verse. He sings it late, when all are drunk. Be the one who is not, and you have a weapon.',
      'The bard who made the song of {them} drinks in {place}. He has been told to die with its fifth verse, for it says how to reach {them}. He lets it out when the last man snores. Listen there.',
    ],
    offer: does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Drink until the bard alone is awake',
      description:
        'Then he sings the verse that says how to come at {them}; you must be awake too, and he must not know it.',
      success: [
        'The bard sang the fifth verse, and it tells what {them} did at the ford. {them} ran there, from {them.his} own shadow. You lay with one eye open and heard it all. Water came down your face. “Then it is out,” he said, and slept.',
        'You heard the fifth verse, and there was a word in it that calls {them} home. The mother of {them} used to say it at the door. He sang it to the fire with a shut mouth. You said the word over, inside your sleeve, until it sat.',
        'The bard sang the fifth verse to a room of sleepers, and you were none. It says where {them} wears no iron: under the left arm. The dogs slept, the smith slept. You heard it through to its end. Seven verses, and now you have seven.',
      ],
      failure: [
        'You fell asleep before the bard sang, and heard no word about {them}. The smith went down first. Then his sons went down. Then it was you. The bear stayed awake and heard the fifth verse, and a bear keeps what he hears.',
        'The bard saw that you were awake, so he did not sing of {them}. You drank, he drank. There were two left upright, and neither would lie down. “A good throat,” he said. “A pity about the song.”',
        'The bard began the fifth verse about {them}, and you sneezed. He shut his mouth on it. He looked at each sleeper, one after another, and stopped at you. Four verses, and a sneeze, and no more.',
      ],
    }),
    lapsed: [
      'You came to no bench in {place}, and the bard can sing no longer. They made him swallow a hot egg. The fifth verse about {them} is in there with it.',
      '{them} married the bard of {place} to a cousin while you were elsewhere. He eats, he sleeps, he makes nothing. The verse has gone out of him.',
    ],
  },
  {
    key: 'barbarians/lead-salt-carts',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: '{them}’s salt is stored in one house in {place}, by a brook.',
    learned: [
      '{them} keeps all the salt for the war in one house in {place}, and a brook runs behind it. Without salt there is no meat for the spears. Let the brook into the house, and {them} must wait.',
      'A house in {place} is full of salt for {them}’s people. They cannot march without salted meat. A brook runs close behind the wall, held by one board. Lift that board, and the salt is gone.',
      '{them} cannot send out the spears without salt, and it all lies in one bad house in {place}, beside a brook. Water eats salt. Break the bank there, and {them} loses days.',
      'Behind one wall in {place} lies the salt of {them}, for the meat of a whole war. There is a sluice by the house. Open the sluice, and the water will take the salt, and {them} must boil new.',
      '{them}’s men wait for salted meat, and the salt waits in {place}, in a house by a brook. Lead the brook through the house before the carts come, and nobody marches for a while.',
      'All the meat for {them}’s war needs the salt from one house in {place}. A brook runs past it behind a sluice-board. Four men put the board in. If you pull it out, {them} must begin again.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Let the brook into the salt-house',
      description:
        'Water takes the salt, and {them} must wait for more; but four men put in the sluice-board, and a guard sits there.',
      success: [
        'You lifted the sluice-board, and the brook ran through the salt-house of {them} and took the salt. It went in at one door and came out by the other, and tasted of tears. For a mile the cows stood in a row. {them} must boil and wait.',
        'You let the brook in, and {them} has no salt left. Your back cracked, the board came, the water went. The guard caught a fish in the doorway. They came with forty sacks. They folded them again, forty.',
        'The salt of {them} is gone down the brook, and you opened the way. You pulled once. You pulled twice. At the third pull the board gave, and the water remembered that house. Without salt the meat must walk. It walks slowly.',
      ],
      failure: [
        'You lifted the board, and the brook ran into the lane and not into the salt-house. The board struck your chin. They thanked you, for the lane was dirty. Then {them}’s sacks were carried out over clean stones.',
        'You pulled out the wrong board, and it was the mill’s. The salt of {them} stayed dry. The wheel went round for the first time that year. They ground flour for {them}, and someone gave you a hot cake for it.',
        'You could not lift the sluice-board, and {them}’s salt lies dry. It takes four men. You were one, and the guard put down his rod and watched. Four less one is three. That many were missing.',
      ],
    }),
    lapsed: [
      'You never let the brook in, and the salt has gone out from {place} to all of {them}’s spears. One can follow it by the cows. They walk behind the carts with their tongues out.',
      'The roof of the salt-house at {place} is mended, and you were not there in time. The salt of {them} lies dry, and the sluice is walled up.',
    ],
  },
  {
    key: 'barbarians/lead-war-shoes',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'The tanner at {place} is making shoes for all of {them}’s people.',
    learned: [
      '{them} has ordered two hundred pairs of war-shoes from the tanner at {place}. The hides still lie in his pits. He lets strangers stir them. Put ash in, and the leather is spoiled, and {them}’s people cannot march.',
      'The tanner at {place} makes shoes for all the people of {them}. Without shoes they do not march. He wants help at the pits. Work there and spoil the hides, and {them} must wait for new ones.',
      '{them} cannot set out until four hundred shoes are sewn at {place}. The leather is still in the tanner’s pits. Ash in the pits would ruin it, and {them} would lose many days.',
      'All of {them}’s people wait for war-shoes from one tanner, at {place}. He takes any helper with a strong belly. A helper could stir badly, so that the leather falls in holes and nobody can march.',
      '{them} has war-shoes made at {place}, for everybody, and that means a raid. The hides are in the pits and not ready. Go and help the tanner, and see to it that they come out badly.',
      'Two hundred people of {them}’s have no shoes for the war yet. The tanner at {place} has the hides in hand, and wants somebody to stir. Whoever stirs can ruin them, and hold {them} up.',
    ],
    offer: does(['craft', 'endurance', 'medium', 'slight'], {
      action: 'Help the tanner and spoil {them}’s hides',
      description:
        'You work badly on purpose, so that {them} gets no war-shoes; it stinks, your arms get sore, and the tanner looks on.',
      success: [
        'You put ash in the pits, and the hides for {them}’s shoes were ruined. They came up grey and soft. They were dough. “That is the water,” said the tanner. Now two hundred cows must be found first, and {them}’s people stand there on bare feet.',
        'You cut the measuring-stick a thumb shorter, and all the shoes of {them} came out too small. Four hundred were sewn, for children’s feet. {them} had every one tried on. Nobody can walk to the tanner to complain. Count the toes that stick out.',
        'You stirred the pits too hard, and the leather for {them} fell in holes. You stirred for the dead, and you stirred for the living. The third stirring was for {them}. One can see the ground through those shoes.',
      ],
      failure: [
        'You fell into the tan-pit, and the shoes for {them} were not spoiled. You had breathed in. They fished you out with the pole and hung you up. The leather from that pit is the best he has, says the tanner, to this day.',
        'You put ash in the pits, and it made the leather of {them} better. His grandfather had tanned so. The tanner kissed your hands. The shoes were done in half the time, four hundred, and none of them squeaked.',
        'You could not bear the smell, and left the pits, and {them}’s leather tanned on. You went out to breathe once. You went out twice. The third time the tanner shut the door, and it was kindly done.',
      ],
    }),
    lapsed: [
      'You did not go to the tanner, and {them}’s people are all shod. You saw their tracks in the mud by {place}. Two hundred pairs, all of one size, and the toes point our way.',
      'The war-shoes from {place} have been given out, and {them}’s people have marched in them. They were badly sewn and soon in holes. But {them} had already got where {them.he} was going.',
    ],
  },
  {
    key: 'barbarians/lead-oath-bull',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them} cannot gather the clans without a certain white bull, and it is at {place}.',
    learned: [
      '{them} can gather the clans only over a bull that is white all over. He stands at {place}, among brambles. Make him chase you through the berries, and he is stained. Then no clan will swear for {them}.',
      'A white bull at {place} is kept for {them}: the clans are to swear their oath on him before the war. No oath holds on a spotted beast. Brambles full of berries grow there. Lure him through, and the oath must wait.',
      'The clans will not fight for {them} until they have sworn on a white bull, and he is fattened at {place}. If berry juice stains him, he is of no use. He runs after whatever runs, so run through the brambles.',
      '{them} needs one bull, pure white, for the clans to swear on. He stands at {place} behind a hurdle, with berries all round. Open the hurdle and let him chase you through them, and {them} needs another bull.',
      '{them} can be held up at {place}: there stands the white bull on whom all the clans are to swear. Stain him with berries, and they will not swear. He chases people. Let him chase you through the brambles.',
      'Seven clans are to swear on {them}’s white bull, at {place}, before they fight. One stain on him, and they go home. Ripe brambles stand by his hurdle. Run through them, with him behind you.',
    ],
    offer: does(['flight', 'reflexes', 'hard', 'serious'], {
      action: 'Let the white bull chase you through brambles',
      hurt: 'mishap',
      description: 'Once the berries have stained him no clan swears on him for {them}; but you run before his horns.',
      success: [
        'The white bull chased you through the brambles and came out purple, so {them} cannot use him. You were a needle. He was an ox behind a needle. It does not wash out. In seven valleys there is no other, and {them} must wait till he sheds.',
        'You led the bull of {them} through every bush, and he lay down in the last one and rolled. He was all spots. The elders of the clans came, looked, and covered their heads. Nobody swears on a magpie. They went home, every one.',
        'You ran, and {them}’s bull ran, and the berries burst on him. Once he nearly had you. Twice he had your coat. The third time he stopped to eat. He was white in front and black behind, and that is no oath-bull.',
      ],
      failure: [
        'The bull caught you before the brambles, and he stayed white for {them}. He put you in from above. When they pulled you out it was you who had the spots. He licked them off. Good for his coat, said the girl.',
        'There were two white bulls, and the second drove you from the brambles. {them} loses nothing by that day. The first pushed, the next one met you. The elders sat there choosing, and you came down among them.',
        'You opened the hurdle, and the bull of {them} would not run. You waved. You called his mother names. At last he lay down on the clean straw, a white tooth, and you closed the hurdle again.',
      ],
    }),
    lapsed: [
      'You left the white bull alone, and the clans have sworn on him at {place}, for {them}. Each laid a hand on one spot. It is grey now. That is how many there were.',
      'The bull of {place} died of too much brushing before you came. {them} let the clans swear on the girl. She was white by then too, from the chalk.',
    ],
  },
  {
    key: 'barbarians/lead-tooth',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The bone-woman at {place} keeps the first tooth that {them} lost.',
    learned: [
      'The bone-woman at {place} keeps first teeth on a string, and knows the life of each child. The tooth of {them} is among them. Sit with her while she counts, and you will hear what {them} cannot bear.',
      'Every child’s first tooth went to the bone-woman of {place}, and {them}’s too. When she tells over her string she says what each one feared. Sit through the count, and you know what {them} fears.',
      'The bone-woman at {place} has the first tooth of {them}, and remembers what hurt {them} as a child. She says it only over the tooth. Sit there until she comes to it, and you can use it against {them}.',
      'The first tooth of {them} hangs on a string at {place}, with the bone-woman. At each tooth she tells a life. Hear what she says at that one, and you will know how to come near {them}.',
      'Nine hundred first teeth hang on one string at {place}, and one is {them}’s. The bone-woman tells the life of each. It takes long. Whoever stays to the end learns where {them} is weak.',
      'The mother of {them} left a tooth with the bone-woman at {place}, and with it the words that calm {them}. The bone-woman says them to whoever sits through her whole count. Those words would let you get past {them}.',
    ],
    offer: does(['patience', 'perception', 'easy', 'none'], {
      action: 'Sit with the bone-woman while she counts',
      description:
        'At {them}’s tooth she says what {them} fears; there are nine hundred on the string, and she tells each one’s life.',
      success: [
        'The bone-woman held up the tooth of {them} and told you what {them} cannot bear: a horn blown close. “Cried three days,” she said. “Not from the pain. From the noise.” Blow one, and {them} runs.',
        'The bone-woman gave you the four words that hold {them}. The mother had left them with the tooth. Said low, they turn a bull. You said them with her once, twice, and the third time the tooth turned on its string.',
        'You heard the life of {them} at the six-hundredth tooth, and in it was the hole in the fence. {them} still creeps home by that hole, grown as {them.he} is. “Low,” she said, “on the side of the pigs.” Now you can creep there too.',
      ],
      failure: [
        'The bone-woman lost her place, and you never heard the tooth of {them}. You had scratched your ear at the third hundred. She went back to the first. At the sixth hundred her chin sank. Three times we tell a life, and she had told those.',
        'The bone-woman came to your own tooth before she came to {them}’s. She told it up to that very day. Then she shut her mouth and looked at you. You got up and went. One tooth of yours hangs there still.',
        'You slept through the count, and through the tooth of {them}. She tied a thread round your wrist for each life you missed. There were four hundred. She cut them all off again, and wanted them back.',
      ],
    }),
    lapsed: [
      '{them} bought the first tooth back from the bone-woman at {place}, with a calf. You had not come to hear of it. A pebble hangs in the place, so that the others lie quiet.',
      'The string at {place} broke, and hens ate the teeth, and {them}’s was one. You came to hear none of them told. Whose tooth is whose the hens know.',
    ],
  },
  {
    key: 'barbarians/lead-broken-guest',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'Somebody in {place} saw {them} turn a guest away in winter.',
    learned: [
      '{them} once shut the door on a guest in the frost, and he lost three toes. He makes brushes in {place} now. No one follows a breaker of guest-right. Ask him to tell it, and you have a witness against {them}.',
      '{them} broke the law of guests: a man knocked, and was left outside to freeze. He lives, and makes brushes in {place}. If he says it aloud, halls that obey {them} will open to you. Go and ask him.',
      'A man with seven toes makes brushes in {place}. He lost the others before {them}’s door, which nobody opened. Nobody has asked him about it yet. His word would shame {them} before all the people.',
      'A brush-maker in {place} was turned away by {them} in the frost, and hurt by it for life. With us that is a great crime. Sit down and ask him, and he may come and say it to {them}’s face.',
      'Guests do not sleep in {them}’s house, since one was left outside and nearly died. He is the brush-maker of {place}. Get the story from him, and you can turn {them}’s own people against {them}.',
      'The brush-maker of {place} can prove that {them} shut out a guest. For that no hall will guard {them}. He has never spoken of it. Go there and bring it out of him.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask the brush-maker about {them}’s shut door',
      description: 'He can witness that {them} left him to freeze; but he has told himself that he forgave it.',
      success: [
        'The brush-maker told you about the door, and he will say it again before {them}. He took off his boot. Three toes. “I said my name,” he said. “{them} said it back.” Then he felt for his stick. There are two of you now.',
        'The brush-maker gave you the thing that he had knocked with at {them}’s door. It is wood, and flat on one side. He had knocked for an hour. Lay that where {them} sees it, he told you, and you need not shout.',
        'You heard the story of {them}’s door to its end, and who else was in the house. A cousin had her hand on the bar. She would have opened. Go to her, he said, for she still hears it. That is one friend inside.',
      ],
      failure: [
        'The brush-maker began to shake, and told you nothing of {them}. You had started with the cold. They put him to bed with a hot stone. His wife held the door wide for you. It was a good door, and you stood outside it.',
        'The brush-maker threw his brushes at you, and so you learned nothing about {them}. He had all but forgiven it that day. Then you came and asked. Nine brushes he threw, and none was a soft one.',
        'The brush-maker would not speak of {them} to a stranger. You asked him once and he tied a brush. You asked him twice and he tied a brush. Go and count the brushes.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and the brush-maker died with his boots on. What {them} did at that door he tells other people now. They have no breath to pass it on.',
      '{them} sent the brush-maker in {place} an oak door as a gift, before you had asked him anything. It leans on his wall. He has stopped telling.',
    ],
  },
  {
    key: 'barbarians/lead-grazing-pledge',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The beasts that feed {them}’s people are in pledge at {place}.',
    learned: [
      '{them}’s forty cows are held in {place} as a pledge for a debt, and without them the spears have no food. Three law-mothers say how long. Speak before them for a longer time, and {them} must wait.',
      'Forty cows of {them}’s stand by {place}, kept for a debt. Soon the law-mothers will give them back, to feed a war. One voice against it would be enough. Yours could be that voice.',
      '{them} has warriors and no milk for them: the herd lies in pledge in {place}. Three old women decide about it, and they keep what a speaker makes them laugh for. Make them laugh, and {them} cannot march.',
      'The spears of {them} go hungry until the law-mothers in {place} give back a herd that was pledged. They have not ruled yet. Stand before them and ask that the cows stay. Hungry spears stay at home.',
      '{them} wants forty cows home from {place}, to feed a war, and they are held there for a debt. Nobody has yet spoken against it. Speak to the law-mothers, and the cows may stay, and the war with them.',
      'The law-mothers of {place} hold the cows of {them} for a debt. The longer they hold them, the later {them} can feed an army. Go and find a reason for them to keep the cows.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Ask the law-mothers to keep {them}’s cows',
      description: 'Without the cows {them} cannot feed an army; but the three rule for you only if all of them laugh.',
      success: [
        'The law-mothers laughed, all three, and {them}’s herd stays in pledge. You had told them of a man who pledged his beard and gave the chin with it. The first knew it. The second knew it. The third had never heard it with a cow.',
        'You won longer time for the pledge, and {them}’s spears get no milk. You spoke of a cough that the cows might have. “Have they?” they said. Nine days one must wait, to know, and then nine. Count them slowly.',
        'The law-mothers ruled that the herd of {them} stays until the debt is paid in calves. None of the forty is in calf. You had only asked them how debts grow. They laughed, and then the bull was led away.',
      ],
      failure: [
        'One of the law-mothers did not laugh, and so they ruled nothing for you. Two laughed. The third looked you over from the feet up. When she reached your face it was finished. You were given the shovel. Forty cows of {them}’s, and one shovel.',
        'You had the debt the wrong way round, and the law-mothers would not hear you. It was {them} who had lent, by your telling. You had to hold the gate for the forty cows.',
        'The law-mothers would not let you speak to the end, and {them} keeps the right to the cows. You told it too long. They spun, and the thread was longer. It ran out before you did.',
      ],
    }),
    lapsed: [
      'You did not speak at {place}, and the herd went home to {them}. Forty cows walked, and sang as they walked. {them} kissed the first one on the nose.',
      'The pledge in {place} is settled, without a word from you. {them}’s cows stand on {them.his} own grass. The spears drink milk, and grow.',
    ],
  },
  {
    key: 'barbarians/lead-drum',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: 'The drum that calls {them}’s people together hangs at {place} to dry.',
    learned: [
      '{them} calls the people of nine valleys together with one drum, and it hangs at {place} to dry. Rub grease into the skin, and it will give no sound. Then nobody comes when {them} calls.',
      'The war-drum of {them} hangs wet at {place}, and an old man sleeps under it. Without it no one can call the spears. Get there and grease the skin, so that it stays soft and dumb.',
      '{them} cannot call the valleys yet, for the drum is wet and hangs at {place}. Fat on the skin would keep it soft for a long time. Only one old man minds it.',
      'The drum that calls {them}’s people is drying at {place}. They come to no other sound. Spoil its skin with grease, and {them} has to make a new one, and wait for it.',
      '{them} will have an army on the day when one drum is dry, and it hangs at {place}. One old man guards it, asleep. Grease it before that day, and the army stays at home.',
      'Nine valleys listen for the drum of {them}, and it is still wet, at {place}. A greased drum says nothing. Go there with fat on your fingers, and the call will not come.',
    ],
    offer: does(['craft', 'perception', 'easy', 'slight'], {
      action: 'Grease the skin of the drum',
      hurt: 'blow',
      description:
        'A greased drum cannot call {them}’s people to war; but it sounds if you breathe, and then the old man wakes.',
      success: [
        'You greased the drum, and now {them} cannot call anyone with it. Two fingers, round and round, at the rim. It never said a word. When they beat it, it says “flup”. Nobody in nine valleys gets up for flup.',
        'You loosened the thong, and the drum of {them} hangs slack. You whispered to the skin that it had done enough. It sighed. The old man sighed, and slept on. {them} has no voice now, and must wait for one.',
        'You rubbed the fat in deep, and {them}’s drum is dumb. Once it creaked, and you stopped. Twice it creaked, and you stopped. The third time it was the old man’s knee. A new hide must be found, and dried, and there goes the time.',
      ],
      failure: [
        'The drum sounded, and the old man caught you by the hair before you had greased it. A moth had sat down on the skin. {them} has the drum still. He let go when he saw that you were not the wind.',
        'The fat made {them}’s drum better. The skin drank it, shone, and went tight. It was a belly after a feast. They heard it at the sea. One old woman got up out of her mound to come.',
        'You dropped the fat, and the old man’s dog ate it. Then he licked the drum clean for {them}, and barked. You left with a dry leaf. The dog came with you a long way, and hoped.',
      ],
    }),
    lapsed: [
      'You let {them}’s drum dry at {place}, and it has been fetched. You heard it, far off. All the dogs lay down, and nine valleys stood up.',
      '{them} has the drum from {place} at home, dry. You never laid a finger on it. The old man sleeps inside as his reward, and it hums when he turns over.',
    ],
  },
  {
    key: 'barbarians/lead-oath-ring',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'Young men at {place} have not yet laid a hand on {them}’s ring.',
    learned: [
      '{them} sends a ring from house to house, and who swears on it must fight. At {place} nine young men have not sworn yet. They heed whoever beats their best wrestler. Throw him, and {them} lacks nine spears.',
      'The young men of {place} are to swear on {them}’s ring and go to war. Their mothers want to stop them. If a stranger throws the strongest, the others will listen. Go and wrestle him.',
      '{them} waits for nine more spears, from {place}, where the oath-ring lies in a bowl of beer. Nobody has laid a hand on it. Whoever wins the wrestling there keeps the ring, and {them} must do without them.',
      '{them}’s ring is at {place} now, and nine young men there mean to swear on it. They obey no mother. They obey a stronger man. Beat their best at wrestling, and tell them to stay at home.',
      'Nine boys at {place} are to swear themselves to {them}, on a ring. They wrestle for who may be first. Win that match, and the ring is yours to hold back, and {them} waits.',
      '{them} lacks nine spears, and they sit at {place}, not yet sworn, around an oath-ring. Their best wrestler has never been thrown. Throw him, and none of them will swear for {them}.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Wrestle the best young man for the ring',
      hurt: 'blow',
      description: 'If you throw him none of them swears to fight for {them}; but he is nineteen, and greased.',
      success: [
        'You threw the best of the young men, and none of them has sworn to {them}. He was a fish, greased all over. You got him by the ear, for they had forgotten the ear. Now each must wrestle each for the ring. Nine times nine is long.',
        'You won the wrestling, and the ring went away from that house unsworn, so {them} is nine spears short. He ran at you until he had run enough. You picked him up and handed him to his mother. All went in to eat.',
        'You laid their strongest on his back, and the boys gave you {them}’s ring to hold. Once he got up. Twice he got up. The third time he stayed, and talked about his girl. You hung the ring on a goose.',
      ],
      failure: [
        'Their best one threw you, and the young men listened to {them} and not to you. You had him, and you had him, and there was no one there. A root came up under you, and it had hands. Nine fists were held over the bowl.',
        'You lost the wrestling, and the young men laughed. They put you on the roof, where losers sit. From there you heard them praise {them}. One climbed up to you with the bowl, and there was beer left in it.',
        'You were thrown before you stood, and nothing was won from {them}. The mothers turned their faces to the wall. One of them gave you a goose to hold. She had only two hands for her tears.',
      ],
    }),
    lapsed: [
      'You stayed away from {place}, and all nine young men have sworn on {them}’s ring. Their mothers are greasing the boots. Nine pairs stand by the door.',
      'The ring of {them} went on from {place}, and the young men went with it, sworn. {them} had sent better beer. You had sent nobody.',
    ],
  },
];
