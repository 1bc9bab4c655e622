import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const barbarianOaths: readonly OathContent[] = [
  {
    key: 'barbarians/pledge-child',
    kind: 'protect',
    drives: ['charisma', 'endurance'],
    title: 'Bring {who}’s daughter home from {foe}’s hostage house in {where}.',
    who: { trade: 'herder', genders: ['male', 'female'] },
    foe: { trade: 'chief', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'gift', 'patience'],
    sworn: [
      'Nine winters ago {who} gave a daughter to {foe} as a pledge for peace, and {who} has kept it: not a cow lifted, not a thatch burned. It was {foe} who broke it. And still the girl sat in the hostage house at {where}, eating {foe}’s bread. {who} did not shout about it, but put your hand on the doorpost, where her height was cut, and three times you said it.',
      'The herder {who} has one bowl too many, and sets it out at each meal. It is the daughter’s, who went to {foe} for a pledge when she was five. “The peace is broken, and so the pledge is void,” {who} told you. “I have put it to the cows, and they agree.” You took salt on your tongue and swore to fetch her out of {where}.',
      'There is a law that a pledge goes home when the peace is broken, and {foe} had broken it at table, before a hundred people, and kept {who}’s girl. She was fourteen. {who} had a shoe of hers, and showed you with two fingers how she would have grown; one had to guess the rest. It was at {where} that she sat and waited to be guessed. You swore into the shoe that you would bring her, and {who} put it back on its nail.',
      'A peace wants a child to sit on it, they say, and {who} had given the girl. For nine winters she sat, and it was kept warm. Then {foe} lifted forty cows, and laughed, and still did not send her home; she was to stay at {where} until {who} should have learned to be robbed. You were shown her cow-stick, which was so long. You swore on it three times to bring her, and at the third the cows looked up.',
      '{who} came to you over three valleys to ask how tall you had been at fourteen. There was a girl of that age in {foe}’s hostage house at {where}, who had gone there small, for the sake of a peace. The peace was broken, by {foe}, and nobody had sent back the girl. {who} wished to know how long to cut the coat. You laid both your hands on the cloth and said three times that you would bring somebody to be measured.',
      'When the cows come home at {who}’s they are called in by name, and last comes a name that nothing answers to. It is the daughter’s. She went to {foe} for a pledge, and sits in {where}, though {foe} has broken the peace that she was given for. You called it three times, with {who}, at the gate, and swore to bring her in.',
    ],
    advances: [
      'Word of that ran ahead of you, as word does, on bare feet. At the next fire a woman who sells cheese in {where} told you that the girl had grown tall, and was let out to the well.',
      'They had set the girl to weave in {where}, and she put in a border that nobody there had taught her. It was the one on {who}’s best coat. {foe}’s steward admired it, you were told, and was wearing some.',
      'They had heard of you at the salt pits. A carrier there, whose own brother was with {foe}, drew the hostage house for you in spilt salt: one door, a dog, two old guards who play at stones.',
      'A bard had made six lines out of what you did. He tried them on you, and in the seventh he let fall that {foe} had been asked for the girl before, by her foster-brother, for a bride.',
      'An old man nodded at you over the fire for a long while, and then gave you the law of it: who breaks the peace must give the pledge back combed and fed, with a calf.',
      'You had been spoken of as one who keeps a word. So a herd-boy of {foe}’s, meeting you, gave you a knot of plaited grass. It was from the girl, for whoever should be coming.',
      'They were saying at the fords that {who} had set the bowl out in the yard now, where it could be seen from the road to {where}.',
      'You met one who had thatched {foe}’s hostage house, and he told you, since it was you, where the straw is thin.',
      'A girl selling eels let you choose twice, and said that in {where} the long-legged one asks every stranger what is on {who}’s doorpost.',
      '{foe} had begun to count the hostages when they lay down as well as when they got up, they told you, and to count {foe.his} friends.',
      'Seven herders of {who}’s own valley stopped you to say that they would not be there, and on which day they would not, and how near to {where}.',
      'It was told you by two people who had never met that {foe} sleeps badly since the peace was broken, and has the girl sing.',
      '{foe} had moved the girl’s bench away from the door, they said; and she had moved it back again, by a finger each time that she sat down.',
      'A tinker from {where} had let the girl hold his hammer. She knocked on the pot with it, three long and one short, and that is how {who} calls in the dun cow.',
      'Six tribes had a child in {foe}’s house, and each had sent you a cake for the road, with a name baked into it, in case you should have an arm over.',
      'Somebody had told the girl that you were coming, and she had asked only what your shoes were like, since it was far.',
      '{foe}’s mother, it was said at the wells, had asked before everyone at table what the child was for, now.',
      '{who} had made the girl’s bed longer by a hand, and then by another hand, and sent to ask you which.',
      'An old pledge with a white beard, whom nobody had ever come to {where} to fetch, gave you the word that the dog there minds.',
      'Two bards were at odds as to what the girl is called in the song; in both the songs it was you who came, and {foe} was short.',
      'The girl had let down a thread from the hostage house, with a knot for every guard in it. It reached you by way of four hands, and one of the knots had been undone again.',
      'There were wagers on it at {where}, a pedlar told you, and {foe}’s own cook had put a ham on you.',
      'You heard that {foe} had bought a larger lock for the girl’s house, and that it hung on the old door.',
      'The cows had been told how you did, {who} sent to say, and the dun one had asked to hear it again.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Ask the law-mothers in {place} whose the pledge is now.',
        offer: does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Lay the broken peace before the law-mothers',
          description: 'There are eleven of them, all spinning, and a word out of order is answered with a spindle.',
          success:
            'You gave it in order: who swore, on what, who was the first to lift a torch. All the spindles stopped. The oldest bit off her thread, and said that {foe} was holding what belonged to another, and she gave you the bitten end to show. In that country nothing is more binding.',
          failure: [
            'You began with the child, and ought to have begun with the cow. They sent you out to come in again. The fourth time you had it right, but by then the soup was on the table; only the youngest, who was seventy, called after you that {foe} has always been afraid of thread.',
            'You laid it before them well, up to the oath, and there you swore it over again, to show how it had gone. One does not swear under that roof. Eleven spindles came at you, in order of age, and the eldest had the best arm.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Leave food at {place} for the one who guards her.',
        offer: does(['gift', 'perception', 'medium', 'none'], {
          action: 'Set out a meal for the old guard',
          description: 'He comes by there to be by himself, and it has to be what he had as a boy.',
          success: [
            'You had asked about, and it was blood sausage, with thyme. He stood over it like a man at a grave. Then he sat down by you and ate it slowly to the string; he told you on which side he sleeps, and that she had learned from him to whistle like a plover.',
            'You had it from his sister: curds, with the burnt of the pan stirred in. He walked by it twice. Then he took off his cap and ate out of that, and scraped. They used to bring it out to the ploughing. And the girl should leave her shoes by the third post, since it was the fourth that he would be looking at.',
          ],
          failure: [
            'It was the wrong thyme. He said so, kindly, and gave it to the dog, who was not so nice; and it was the dog that walked a good way with you afterward, leaning on your leg. So there was one who would not bark.',
            'He did not come. You sat over the pot at {place} until there was a skin on it, and then a fly on the skin. There were tracks when you got up, all about, large and slow: he had stood behind you for half of it, to see what kind of person cooks for a guard.',
            'He ate all of it, wiped out the dish with his beard, and told you that it wanted salt. On salt he had a good deal to say. But as soon as you came to the girl he was on duty; he put the dish on his head, and stood up very straight before {place}, and did not see anybody.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Wait in {place} for the girl’s foster-brother to speak.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Sit by the foster-brother until he talks',
          description: 'He is mending a wheel, he is in love, and he has not said a word since the leaves fell.',
          success:
            'You held the felloes. You held them until your arms were wood, and he never looked up. When the tyre was on, and had stopped hissing, he said that she would go home if she was fetched openly, by the door, and not else; then he asked you what the hills were like, there, for a wheel.',
          failure: [
            'You held the wheel till you dreamed of it, and let go. It went off down through {place} by itself, with the two of you behind, into the duck pond. He said one word then, and it was not about the girl; but he had said it to you.',
            'You kept silent for as long as he did, and then for longer, and then you hiccuped. It could not be stopped. He put down the hammer at last and beat you on the back, in a friendly way, till it was too dark to see a spoke.',
          ],
        }),
      },
    ],
    ready: [
      'You had the law by heart, and half of the valley on your side. There was nothing left but to go to {where} and stand in the yard and ask.',
      'They were saying it now from fire to fire, that you were coming to {where} for the girl. {foe} would have been told. It was better so; one does not fetch a child like a calf, by the back.',
      'Six mothers walked with you as far as the last field, and each told you which one was hers, though you had come for only the one. Beyond the field was {where}. {foe} had the yard swept.',
      'You had done what can be done by going round. You combed your hair with your fingers, so as to be seen coming, and took the middle of the road to {where}.',
      '{who} had sent you the shoe off the nail, in case they should wish to try it. So there was nothing more to wait for, and it was to be {where}, in front of everyone, and {foe} with the meat-knife in hand.',
    ],
    test: {
      openings: [
        'The yard at {where} was full, for everyone had come to see. {foe} sat on the high seat with a joint of meat in hand. In the door of the hostage house there stood a long-legged girl with a bundle; she looked at you, and at {foe}, and did not know what to do with her face. “I have had nine years of her,” said {foe}. “What have you had?”',
        '{foe} had all the hostages brought out in the square of {where} and stood in a row, six tribes of them. “Take the one you came for,” {foe} said. “You have never seen her. If you lay your hand on the wrong one, you stay too.” They had all been plaited alike. One of them was whistling, very softly, through her teeth.',
      ],
      still:
        'The girl had taken one step and stood on it. {foe} had got up, and was wiping {foe.his} hands slowly, each finger by itself.',
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Claim the girl aloud by the law',
          description: 'Whoever claims before a whole tribe and fails is theirs, to herd geese.',
          success:
            'You stood where all could see you. You said who swore, on what, and who broke it; you said it three times, and at the third the tribe was saying it too. {foe} looked along them for one shut mouth. There was none. Somebody had already gone, by then, for the comb and the calf.',
          failure:
            'You said it, and said it. At the third time {foe} clapped, and had you given a stick and forty geese. You herded them out at the gate as you were bid and kept on going; but the geese came with you, and were fetched, and so were you, a little bitten.',
        }),
        does(['gift', 'endurance', 'hard', 'grave'], {
          action: 'Offer yourself as the pledge instead',
          hurt: 'weariness',
          description: 'You would sit down in that house in her place, and the door is a low one.',
          success:
            'You went in past her and sat down on her bench, with your knees about your ears. The whole yard could see you through the door. {foe} held out for as long as it takes to feel a fool. “What should I want with that?” {foe} cried at last. “Only look at the knees of it. Take the girl and go!”',
          failure:
            'They let you. The door was shut; it was dark, it smelled of other people’s children. You sat there until you began to count the wattles by name. When they dragged you out, the girl still stood by {foe}’s chair, but she had hold of it by one finger only.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Wrestle {foe} for her in the ring',
          description: '{foe} has a neck like a gatepost, and was never yet thrown at home.',
          success:
            'You had each other by the belt, and so you stood, while the hens came back and fed between your feet. Then {foe} breathed. You had waited for that. It shook the dust out of the roofs; and from down there, on the broad of the back, {foe} told them to pack the child some bread.',
          failure:
            'You had hold of the belt. The sky went by, the roofs, the sky, and there was a good deal of yard in your mouth. {foe} set a foot upon you, lightly, and asked was there any more. A tooth had come out. The girl picked it up, and kept it.',
        }),
        does(['talk', 'perception', 'medium', 'slight'], {
          action: 'Ask the girl what she wants',
          description: 'Nobody has in nine years, and she may say it.',
          success:
            'There was a great hush. “I want to see the doorpost,” said the girl, “and if I’m taller. And after that I’d like to be asked again.” {foe} opened a mouth and shut it. Someone’s grandmother began to laugh; it was decided then, though they argued until the stew was ready.',
          failure:
            'She looked at you. She was fourteen, and there were four hundred people listening. She ran into the house and banged the hide. {foe} said that you had had your answer; but you had seen, as it swung to, that the bundle had gone in last.',
        }),
        does(['patience', 'vigour', 'medium', 'slight'], {
          action: 'Sing the cattle home till she knows it',
          description: 'It is the herding call of her own valley, all nineteen verses, in front of strangers.',
          success:
            'They laughed for the first four. You sang on, with your eyes shut, the bell-cow, the dun, the one with the crooked horn. At the seventh there was another voice in it that had the tune where you had lost it. She walked across to you singing, as one does walk to that; and even {foe} stood aside, as for cows.',
          failure:
            'You sang eleven verses and your voice broke like a twig. A cow had come, it is true; it was {foe}’s, and would not be driven off. But you had seen the girl’s foot. It had kept time.',
        }),
      ],
    },
    triumph: [
      'You came over the last hill with the girl walking in front. {who} was milking, and did not get up, for the cow was a nervous one. But the milk went on the grass. The girl walked to the doorpost, set her heels to it and her hand flat upon her head, and it was over the cut by the length of a forearm. There were as many bowls as mouths, at supper, and one of them was yours.',
      '{who} had been told to look for a child, and looked straight past her down the road. “It’s me,” the girl said, in the accent of {where}. They stood a long time with the gate between. Then she whistled for the cows, like a plover, and they came, even the old one; they knew a thing when they heard it. {who} told it three times that winter and never got to the end.',
      'You brought her by the salt road, and she asked at each house if this was it. When it was, she did not ask. The dun cow had got up. {who} had a coat ready, and had guessed too short in the arms; so the girl stood there with her wrists out while {who} felt round and round the hems for more cloth, and there was just enough.',
      'Nine years of bowls had been set out for her, and at the first meal she ate as if to make up for them. Nobody talked. {who} counted the spoonfuls, and you saw the lips move. Afterward the girl said that the salt was different, and the smoke, and that she would need some time. “Take nine years,” said {who}, and laughed and could not stop, and went out to the cows.',
      'She knew none of it. The stool, the gate, the hill, they had all been larger. She went about and begged their pardon, like someone who has trodden on a foot. But in the dark of the stall she put her hand up without looking, and there was the cow-stick on its peg. {who} had hung it lower by a child’s height and had never moved it; and had moved it now.',
      'They called the herd in by name that time, {who} at the gate and you leaning upon it. The old names came in one by one. At the end came the name to which nothing had ever answered, and a tall girl walked in at the tail of the calves and said, “Here.” She had done it to be funny. Then she saw your two faces, and said it twice more.',
    ],
    loss: [
      'She was married at {where} to someone of {foe}’s choosing. They sent a piece of the cake. {who} put out the bowl for supper, as always, and laid the cake in it, and would not have the bowl taken in. You have been asked to that fire since. You go, and you sit on the side where you cannot see the doorpost.',
      'When you had told it, the once, {who} said that you must be tired. You were given the daughter’s bed. It was too short; you lay with your feet out, hearing {who} walk up and down among the cows, telling them. At {where} there is a woman with long legs who whistles, and does not know why she should stop at the edge of the grass.',
      '{foe} has made the girl a pledge for another peace, a new one, and they say that it is kept. So she is good at it. {who} asked you how many years that made with the others, and you counted them out on the doorpost, above the notch, each a thumb high. There was not room enough. You have never since been able to pass a child’s coat hung up to dry.',
      'She came to the gate of {where} and looked at you, and went in again; it had been too long. {who} did not blame her when you told it. {who} only wanted to know which foot she had turned on. The coat was cut up into three small ones, for three small cousins, and whenever they run by together {who} stops talking until they are past.',
    ],
    fates: {
      triumph:
        '{who} has had to cut a new notch each spring. {foe} sent on the calf that the law asks for, late, and a thin one.',
      loss: '{who} still sets out the bowl. The girl has children of her own by now at {foe}’s, and they whistle.',
      death:
        'The girl heard in {where} that one had died coming to fetch her, and she walked home on her own, by night, to {who}. {foe} beat the guard, but not hard.',
    },
  },
  {
    key: 'barbarians/first-fire',
    kind: 'carry',
    drives: ['intellect', 'perception'],
    title: 'Carry {who} a live coal of the first fire, which {foe} holds at {where}.',
    who: { trade: 'hearth-mother', genders: ['female'] },
    foe: { trade: 'fire-seer', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['craft', 'explore', 'patience'],
    sworn: [
      'It had not gone out since the first fathers. Then somebody drank, and somebody slept, and {who} put her hand in the ash and it was cool. A new fire would cook meat. But it would not be the one at which the grandmothers were named. That same fire burned yet in one place, at {where}, where {foe} sat over it and gave to nobody. You spat in the dead ash and swore to bring it home alive.',
      'In the middle of the great house stood {who}, the hearth-mother, with an empty pot, and none of your people would look at her. The old fire was dead on her watch. Its mother burned at {where}; a coal would do, said {who}, if it came the whole way alive. {foe} had taken it there after a quarrel about soup. You put both hands in the cold ash and said it three times.',
      '{who} had shut her eyes to see the grandmothers better, and there had been the one log. She did not tell you that; it was told in all the houses. The first fire was out. There was a child of it living at {where}, and {foe} fed that on bones and let nobody come near. “I can’t ask {foe.him},” said {who}. “I’d sooner eat raw.” You took a cold coal between your teeth, and swore round it.',
      'They had brought {who} all their lamps, and it was no use, as they were lamps. The hearth lay there in the middle like an eye that somebody has closed. She sat beside it with the fire-stick on her knees. One coal of it was left in the world, she told the floor: it was at {where}, and {foe} had it. It must be carried, breathing. You said that you would, and it was the hearth that you said it to.',
      'The smoke-hole had a patch of blue in it. That was how they knew, said {who}; in her time nobody had ever seen through. They had all stood about under it with their mouths open. She had let the fire go; and {foe}, who had a live piece of it at {where}, would be hearing of that with pleasure. You drew it upon your arm in ash and held it up for them to see: one coal.',
      'It is told that when the old fire went out the dogs stood up. {who} felt about with her hand until she was sure; then she put on her good shawl, as for a death. That fire had a sister, she said. It lived at {where}, and {foe} had it fat, and would not have it spoken to. She herself might not leave the ash. You wet a finger and took up some of that, and swore, and swallowed it.',
    ],
    advances: [
      'You noticed how well the fungus on a dead birch kept a spark, if it was bound in wet moss. You practised with three. The third was alive when you had gone from one sleep to the next.',
      'From a potter you had a crock with two skins, and ash between them. She would take nothing. But she wished to be told, when you should come from {where}, what colour the first fire is in the middle.',
      'You had climbed up for quite another reason; but there, far off, stood a smoke that was white and went up straight. No other fire burns like that. You laid a stick on the ground to point the way.',
      'Under a stone you came on ash, old, and blue when you blew on it. The first fire had been carried through here. Whoever bore it had stopped to rest, and had spilt.',
      'You made a lid for the horn, out of clay and hair, with one hole. Three lids had cracked before it. You blew in at the hole, and it breathed back.',
      'Because you had kept quiet, a boy gathering bark never saw you, and sang. It was a song of {foe}’s, for feeding the fire: alder first, and then bone, and never thorn.',
      'You met one with a burned hand, who had reached for it, and {foe} had let him; he told you on which side of it {foe} lies down.',
      'Your hands had begun to shut of themselves about whatever was warm, an egg, a cup, a stranger’s fist. {who} had said that they would do so when you were fit for {where}.',
      'They told you that {who} sits by the cold stones and keeps the place, and you put your feet down quicker toward {where}.',
      'A cloudburst had gone over {where}, and the smoke had stood up through it; you told that to the horn, so that it should know what was coming.',
      'You carried a common coal in birch-bark from one water to the next, and it lived; and you let it die in your two hands, so as to know how they do that.',
      'A smith gave you a pinch of what he puts on last thing. A coal keeps under it for as long as one thinks of it, he said, and he begged to be remembered to the fire at {where}.',
      'You met an old man who had once warmed his hands at {foe}’s fire, for as long as {foe} took to sneeze. He let you see them. They were a young man’s.',
      'They had set a stool for {who} to be ashamed on, and she chopped it up, so you heard, to have something laid ready when you should come from {where}.',
      'A boy told you how {foe} banks the fire, with yesterday’s ash and a word. He had the word wrong. But he had a hatful of the ash.',
      'A herb-woman said that {foe}’s fire had been asking who was on the way. It asks by spitting, and it had spat in your direction.',
      '{foe} had gone that way with the fire in a leaking pot. There was a black dot on the turf at every twentieth step, and you walked with {foe} for as long as they lasted.',
      'You learned to sleep on your side, round the pot, like a bitch round one pup. It was empty as yet; but {who} had told you that it is the habit that keeps a coal in.',
      'A charcoal-burner let you sit up with his heap, and by the end you could hear when it was going to ask for air. {foe} has sat like that for longer than you have lived.',
      'You tried what you had by walking under a waterfall, and it hissed, and then went on telling itself something. It would do as far as {where}.',
      'The hearth at home had been swept, you heard, and {who} had set in it the one stick, upright, so that it should see you coming.',
      'You had a spark go out between two breaths, and knew that you had thought of something else. You told it so. {where} was not so near that one could do that again.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for where {foe} rested with the fire.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Feel in the old ashes at {place}',
          description: 'There are thirty hearths there, one on another, with something living under the lowest.',
          success: [
            'You went down through all of them with your arm, fire by fire, into your fathers’ time. At the bottom it was still warm. You found a lip of baked clay, with thumb marks in it: so {foe} had carried the coal in a pot with a double wall, and you could make such a thing.',
            'Each ash is softer than the one above. You felt down past your uncles to where it was like meal, and a toad sat in it, awake. He had his back to a bit of pot as thick as a loaf, and within that wall was a second, for the air to lie between. So that was how {foe} had come by with it.',
            'You lay on your side at {place} and handed them up, one fire after another, in your palm: oak, and thorn, and dung. The thirtieth was of no wood that you knew. You blew, and it looked at you. Beside it {foe} had set down the pot, and left the print; it was a wide one, as of a thing with two skins.',
          ],
          failure: [
            'It was a badger that was living under the lowest. She had your sleeve, and would have had what was in it. You lay there with your hand in your armpit, and saw that what she had kicked out after you was a bit of pot, and that it had two walls.',
            'You went down through eleven hearths with great care, and then the whole of them came in on your arm. You got it out by and by. It was black to the shoulder; but whatever order the ashes of {place} had been in, there was nobody now who could have said.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Have a fire-pot made in {place} that keeps a coal.',
        offer: does(['craft', 'vigour', 'medium', 'none'], {
          action: 'Work the potter’s bellows in {place}',
          description: 'She will fire it for nobody who has not blown for her till his ears ring.',
          success:
            'You blew. She walked round the kiln with her hand out, as one feels a mare, and never said stop. When she opened it the pot stood there among the cracked ones, red as a plum. She put in a coal and sent you round the town. It was alive when you returned; they had given you a second one in case you sneezed.',
          failure: [
            'You blew until the sparks were inside your eyes. It burst, with all her bowls, and the roof. She sat down among the bits and picked one up, and looked along the edge. “More hair in the clay,” she said. She told you how much, before she told you to go.',
            'You were taken from the bellows after the first firing, and set to treading clay. It was too wet; it was too dry. Each time that you thought you had it she put a finger in and shook her head, and it had set before she stopped, with your feet in it.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Hear in {place} what the quarrel about soup was.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask an old cook about the soup',
          description: 'She was there and has told nobody, and you will have to peel for her.',
          success:
            'You had peeled a whole sack when she began. {foe} had made the soup, when all of them were young, and it was good; and {who} had put salt in it without asking. That was all of it. “And neither of them is to know that I told you,” said the cook, “but I had salted it first.”',
          failure: [
            'You peeled, and she watched, and your peel was too thick. She took the knife away. You heard no more from her than that there are two kinds of people, those who taste first and those who reach for the bag; and she looked toward {where}.',
            'You asked her straight out, before you had so much as sat down. She laid a finger on her lips. Then she filled those kettles, one after the other, as loudly as it can be done, and stirred them till you had gone.',
          ],
        }),
      },
    ],
    ready: [
      'The pot was made, the moss was wet, and you had the song by heart: alder first, then bone. It was time to go up to {where} and see {foe}’s fire.',
      'You could carry a coal now from one sleep to another. You had tried it with the common kind. There was only the other kind left, and it was at {where}.',
      'You had two pots, in case, and moss for nine sleeps. A smell of white smoke came to you from the side of {where}; {foe}, they said, had begun to cook for one more.',
    ],
    test: {
      openings: [
        'It was not a large fire. It burned at {where} in a ring of black stones, white at the heart, and made no noise at all; and {foe} sat by it with a crook, and fed it a bone. “I know who sent you,” said {foe}. “She wants her fire. She let it go out, and she wants mine. Well, sit. It likes to look at people.”',
        'You came to {where} with the pot beneath your cloak. {foe} had heard you for the last mile, it seemed, and had heaped the first fire round with thorn, a wall of it higher than a man. Through the thorn you saw it shine, quite small, like the eye of a thing that has been told not to look. “No,” said {foe}. “Now ask.”',
      ],
      still:
        'The fire had sunk a little and drawn in its feet. {foe} leaned over it with the crook and breathed, and looked up at you through the shimmer.',
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Build a second fire to draw the first',
          description: 'Fire will come to fire, the old ones say, but it comes across whatever lies between.',
          success:
            'You laid it to windward and sang: alder first, and then bone. Yours was a poor common thing. But the white one lifted its head. It put out an arm along the ground, slow, like a cat that is called, and came into your sticks with a sigh; and {foe} let fall the crook. “It never did that for me,” {foe} said.',
          failure:
            'You laid it well, but one of the sticks was thorn. Both fires stood up and looked at each other. When it was possible to see again you had no eyebrows, and there was a black road on the ground from the one to the other, ending a hand’s breadth short.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Reach in and take the coal barehanded',
          description: 'It has been burning since the ice, and has got good at it.',
          success:
            'You took off your sleeve and went in up to the elbow, and did not hurry, since a fire knows who is afraid. The coal lay in your palm like an egg. You carried it to the pot, in front of {foe}, walking. It is not that it did not hurt; it hurt like a thing that one would do again.',
          failure:
            'You had it, and your hand opened. That was not your doing; a hand has its own mind. It fell back, and {foe} put your arm in the milk pail up to the shoulder, and held it there, cursing you all the while, and very gently.',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Sit down to outwatch {foe} at the fire',
          hurt: 'weariness',
          description: 'Whoever sleeps has lost it, and {foe} has had forty years in which to practise.',
          success:
            'You watched the fire and {foe} watched you. Neither got up for wood. It burned down to one coal, and for the first time {foe.he} looked afraid. “If we both sit here it dies,” you said. {foe} thought about that for as long as there was left to think in. “Blow on it, then,” said {foe}, “and take your half.”',
          failure:
            'You pinched yourself, you bit your tongue. You saw the fire get up and walk round and it was your mother. Then {foe} was shaking you, not roughly; there was a cloak over you, and a good bed of ash where you had been going to fall.',
        }),
        does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell {foe} who salted the soup',
          description: 'The cook will never forgive you, and {foe} may not wish it known.',
          success:
            'You told it. {foe} did not speak for a great while, and then made a noise, and you thought that it was weeping. “Forty years,” {foe} said, wheezing. “And it wanted salt! It did want salt!” The coal was picked out for you with the crook, a big one, and with it went a message that cannot be repeated before children.',
          failure:
            'You told it badly, and began at the salt. {foe} got up and took hold of the crook by the other end. You were driven some way off among the stones; and from there you could hear {foe.him} muttering over the names of those who had been in the kitchen.',
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look behind the stones for the ash pit',
          description: 'What is raked out is hot still, and {foe} throws stones at whatever goes near it.',
          success:
            'They rake it, as everyone does, to the lee side. You crawled there on your belly, with your cheek to the warm ground; in all that grey there was one small place that breathed. You took it up with the ash about it. It was not stolen, you called out from a distance. It had been thrown away.',
          failure:
            'The first stone told you that you had been seen, and the second that {foe} had herded goats when young. You came away with the pot full of ash, and dug through it, and it was ash. A stone had gone in along with it, however, and that was white on one side, and hummed.',
        }),
      ],
    },
    triumph: [
      'You came down to the great house with the pot held in both arms like a child that sleeps. {who} knelt, and lifted the lid, and shut it. “That’s she,” said {who}. She laid alder, and then bone. When it took, all the faces came out of the dark one after another, the old ones last; and the youngest baby, who had had to wait for it, was held up and got his name.',
      'It burned low in the pot and you fed it with your own hair. But it was alive. {who} blew on it with her eyes shut, and it came up white, without a sound, and the dogs all lay down. There was soup. {who} tasted it; she put out a hand for the bag, and stopped, and sent somebody on a fast horse to ask {foe}.',
      'The coal had come the whole way alive. {who} took it with her bare fingers, as one takes a child by the chin, and asked it in a whisper what it had seen. The house had filled up behind you without a sound. When the alder caught they named the grandmothers, from the first on. It took very long. Nobody sat until the last of them was in.',
      'You had meant to say something, and there was nothing left of you to say it with; you held out the pot. They lit the hearth and led you to it like an old blind guest. {who} took the lamps that had been put away as useless and lit them all at it, one for each house. You saw them go off down the hill, carried in two hands, and every one of them was hers.',
      'There had been a patch of sky in the smoke-hole all this while, and people had grown used to it. You set the coal down. {who} fed it, and the white smoke stood up and closed that hole like a lid on a good box. “There,” they said, all over the house. They began to cough, to weep and to find fault with the draught, and so it was home.',
      'It knew them. Let no one tell you that a fire knows nobody. It ran along the old black stones as a dog runs through a house, and looked in at each corner, and then it came back and lay down before {who}. She was to watch it no longer alone, they had decided; there was a second stool. Yours was the first back that ever sat on it.',
    ],
    loss: [
      'They made new fire in the end, with a bow and a dry stick, and it is a good fire, it cooks. The children know no other. But {who} will not sit there, she sits at the door with her back to it; and when the very old come near to dying they ask to be carried outside, because it does not know them.',
      'You had it almost to the house. You said it to {who}, and lifted the lid for her; and there was in it a black thing, like a nut, not even warm. She thanked you. She put it into the bag at her neck, where it is yet. At {where} {foe} has grown careful, and lets nobody sit down.',
      'The coal went out within sight of the house. You felt it go, through the pot, as one feels somebody leave a bed. {who} had seen you come over the hill and had them all lined up; and they saw how you walked. No one said anything. An old man came forward and held his hands out over the cold pot, from courtesy, and rubbed them.',
      'You carry the pot still. It is of no use, and it is heavy, and {who} told you that you might put it down. At {where} {foe} is said to have asked whether you got home. In the great house they have hung a hide under the smoke-hole, so as not to see up through it; the grandmothers are named in the dark there, quickly, and some are left out.',
    ],
    fates: {
      triumph:
        '{who} and {foe} send each other soup, a hard week’s journey, and each time it comes back with a remark.',
      loss: '{who} died in the cold half of the year, out of doors, by choice. {foe} keeps the first fire, and nobody is ever warm at it.',
      death:
        '{who} went for the coal herself when you did not come, at her age, and {foe}, seeing her on the path, carried it down to meet her.',
    },
  },
  {
    key: 'barbarians/mothers-sword',
    kind: 'avenge',
    drives: ['strength', 'reflexes'],
    title: 'Take back at {where} the sword that {foe} dug out of {who}’s mother’s mound.',
    who: { trade: 'mound-sweeper', genders: ['male', 'female'] },
    foe: { trade: 'war-leader', genders: ['male'] },
    goal: 'landmark',
    ways: ['force', 'flight', 'explore'],
    sworn: [
      'She had been put in sitting up, {who}’s mother, with her sword across her knees, for she had earned it. {foe} went in by the roof with a spade. Now {foe.he} wore it, and won, and men came to {foe.him} for the sake of it; and each night the old woman stood at the end of {who}’s bed holding her hands out, empty. You swore to take it from {foe} at {where}, and give it back.',
      'There was a hole in the mound. You went in with {who}, whose work it is to sweep there, and saw the mother sitting with nothing on her knees, her head turned toward the door. She had been robbed by {foe}, who needed a sword with a name. “Say it to her,” said {who}, “not to me.” So you said it to her, three times: at {where}, out of {foe}’s own hand.',
      'Nobody else would take a broom to that mound, {who} told you, for the mother was awake. She had been a quiet one until {foe} came in by the roof and pulled the sword from between her hands. It made {foe.him} a great man. It hung at {foe.his} side, at {where}, and it was as well that nobody there knew what it was called. You were told that, in one ear; and you swore by it to fetch it home, and the grass lay down.',
      '{who} showed you the hands first, how they had been: one here, one there, and between them so much of bronze. Now the mother sat in her mound holding nothing, and leaned. {foe} had come down through the roof. With that sword, at {where}, {foe.he} was whatever {foe.he} liked to be called. There was a broom in your hand, you noticed; {who} had given it to you, as one does with family; and it was on the broom that you swore.',
      'There are no doors in a mound, so she comes by the wall, said {who}. She stood there each time with her palms turned up, the mother, like one who has carried a child and looked down. {foe} had it. {foe} had dug for it, with beer, and three others to hold the lamp, and was at {where} now, winning. You went up and lay down on the new turf with your mouth to it, and promised her in so many words.',
      'They had buried her with it so that it should be quiet, and now neither was. {who} had swept round that mound for a whole life and was to have had nothing else to do. Then {foe} opened it from above like an egg. You were taken in and told to look at her knees. There was the mark, across both of them, where it had lain. “{where},” said {who}, behind you, and you said it after, and what you would do.',
    ],
    advances: [
      'Those who saw it told others, and it was told larger. A young spearman, who had meant to go to {foe}, went home instead; he gave you to understand how many had gone, and that they were fed on promises.',
      'A crow showed you a cairn. {foe}’s people had laid it, as they do after a fight, a stone for each man of theirs; it was not so high as the songs say.',
      'Someone had dropped a strap there with a bronze end. It was from the scabbard. So the old sword was being carried bare now, in the wet, by one who did not know how it should be kept.',
      'It came to you in the middle of it how she must have used that sword: low, from the left, as one cuts reeds. You tried it with a stick. {foe} was too tall for it.',
      'You had a bruise to show, and for the sake of it a charcoal-man let you sleep by his heap. {foe} never sleeps, he said: since the mound, somebody comes to the end of {foe.his} bed as well.',
      'The old woman had been seen, so they told you, on the road to {where}, a little ahead of you, with her hands out.',
      '{foe} had been cut with it, trimming a stick, and it would not stop; a boy who had held the bowl told you.',
      '{who} had slept through for once, you heard, and it was because you had come so much nearer to {where}.',
      'Two of {foe}’s men were going home by the back ways with their shoes in their hands. They asked you only whether it was true that the old woman looks at one.',
      'A sheath-maker told you that {foe} had ordered the ninth. The sword had come out through the eighth by itself, and was standing by the bed.',
      'Someone had swept the whole way from the mound to the cattle-gate. It was {who}, they said, and it had been done for two, abreast.',
      'The spearmen at {where} had begun to sit with their backs together. {foe} counted them by the elbows, and there was often one too many, and a thin one.',
      'A washerwoman had had {foe}’s shirts. They were worn through at the shoulder, she told you, on the one side, as if somebody had been tapping there.',
      'They had offered {foe} another sword at {where}, a newer, with gold to it. {foe} had taken hold of that, and it was the old one that came out of the scabbard.',
      '{who} had cut a new broom, for when she should have it back, and was keeping it in the house until then, as one keeps a candle.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Seek at {place} for what fell when the mound was robbed.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search the ground that the robbers crossed',
          description: 'They shared out here what they had, and were not so drunk that they left no snare.',
          success: [
            'You went over it with your nose to the grass and your arms out. There was a snare, and you stepped across. There was a knot of white hair; a bead; and a bone pin, which had held the sword to her girdle. {who} had carved it as a child. It was meant for a duck.',
            'You lay down first and looked along it with one eye, and there was the snare, standing up like a whisker. You took that. Then you combed the whole place with your fingers. It gave you a thread of red wool; and, out of a mouse’s nest, the pin from her girdle. There was a duck on it, that {who} had made when small.',
            'Where they had shared it out there were four dents from sitting, and you did not step between those. You reached. Under the place of the greediest was a bead that had rolled; and an arm’s length on, in the loop of a snare that had caught nothing else, hung the bone pin from her belt, with {who}’s duck on it, swimming.',
          ],
          failure: [
            'The snare had you by the ankle, and the hazel stood up with you. You hung there, head down, and turned, and so had at your leisure a view of the whole place. It was thus that you saw a bead, which one could not have seen the other way up.',
            'You went over the ground of {place} from the one side, and a magpie went over it from the other. She was the quicker. You saw something white go up into an oak; and when you had climbed up there it was eggshell, and she had told the whole wood about you.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Throw {foe}’s champion in {place} before witnesses.',
        offer: does(['force', 'strength', 'medium', 'serious'], {
          action: 'Throw the champion in {place}',
          description: 'He lifts a calf each day, and it is by now three years old.',
          success:
            'He was as strong as they say, and wept easily. When you had put him down he stayed there, and talked up at the sky. It was he who had held the lamp in the mound. She had looked round at him, he said; he told you how {foe} had had to break two of her fingers.',
          failure: [
            'He put you on the roof. You had not known that it could be done from standing. When you had come down through it they were all shaking hands with him, and he alone was not glad; he set the straw in your hair to rights, and asked did you know if she slept.',
            'You took him by the belt, with a good hold, and lifted, and he let you. He went on letting you. When your arms had begun to shake he asked whether you were ready, and then there was a horse-trough, and a great many people of {place} looking down into it.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn in {place} from a smith how the old bronze breaks.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Ask the smith how old bronze breaks',
          description: 'It is a thing that smiths do not tell, and you must hold the tongs meanwhile.',
          success:
            'He hung a blade up by a hair and rang it for you, from the point to the hilt. Here it sang; here too; and here, three fingers from the guard, it said nothing. “Where she’s been mended,” said the smith. “They’re all mended there. You strike a lady where she’s been hurt, and she’ll come away in your hand.”',
          failure: [
            'He had you hold the tongs, and you held them by the wrong end. He told you nothing. But while you stood with your hands in the trough he struck off the flawed end from a casting, as he did every day, without thinking; and you saw at what place he hit it.',
            'You held the tongs as he told you, and asked when you should not have. The blade was at the one colour, and he had to say something, and it went by. He put it back in the fire without looking at you. It was a thing that his own father had asked, he said, once.',
          ],
        }),
      },
    ],
    ready: [
      'It went round the fires that {foe} would be at {where}, with the sword, and with fewer men than at midwinter. You tied your shoes with the knot that holds. It was time that you went.',
      '{who} had dreamed it, and sent you word: she stood at the bed with one hand out now and not two, and she was pointing. That way lay {where}.',
      'There was nobody left to ask, and no road but the one to {where}. {foe} had been seen to lay a place by the fire, with nothing upon it, and to move over.',
    ],
    test: {
      openings: [
        '{foe} was standing at {where} with the sword drawn, since no scabbard would hold it, and some twenty spears were sitting about. It was a narrow leaf of a thing, green at the edges. “They all come for it,” {foe} said to you, and looked as though {foe.he} had not lain down for a year. “She comes as well. Which of you is it to be?”',
        'They had made a ring at {where} and were swearing new men on the blade, each with a thumb laid to it. You put yourself at the end of the line. When it came to you, you put your whole hand. “Whose is it?” you said. The ring went still. {foe} looked at that hand for some time, and {foe.his} mouth began to go.',
      ],
      still:
        '{foe} had taken the sword in both hands. It was shaking a little at the tip, and not, one would have said, from that end.',
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight {foe} for the sword',
          description: 'It has a name and eleven deaths on it, and yours is a weapon like others.',
          success:
            '{foe} struck from above, as tall men do. You took it on the boss and went in beneath, low, from the left, like one cutting reeds; and you hit not the man but the blade’s own wrist, where it had been mended once. It came out of {foe.his} hand and stood in the turf before you. No one moved to touch it.',
          failure:
            'It bit. It went through your guard and your shirt and knew the way. You were on one knee, and {foe} might have ended it there; but {foe.he} had turned round to see who had spoken, and nobody had. Your feet took you out through the ring.',
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Pull the sword from the oath-ring and run',
          description: 'There are twenty young men, barefoot, and they have been sitting still all day.',
          success:
            'You had it by the blade and were gone between two of them. They yelled, and came. They were younger than you and lighter; but the sword drew on ahead in your fist, like a dog that smells the house. One by one you heard them drop back there and be sick. {foe} ran last, and longest, and then stood.',
          failure:
            'You ran with it well, nine paces. A spear-butt took your shins, and you went down on top of a weapon that is not to be lain on. They pulled it from under you. {foe} wiped it with a sleeve for a long time, as though it had got something on it.',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell the spearmen what the old woman sees',
          description: 'You must call her by her name, in the open, and she comes to it.',
          success:
            'You called her, three times, and told them how she sat, with both hands still held out. It had got cold. A boy who had just sworn looked at his thumb. Then they were all of them looking at a place beside {foe}; and {foe}, without turning {foe.his} head, held the sword out to it by the point.',
          failure:
            'You called her twice. At the third, somebody threw a shield, and it was taken up, and they beat on them until you could hear no word, your own or hers. You left under that noise with your ears ringing. But {foe} had put a finger into each of {foe.his} own.',
        }),
        does(['patience', 'perception', 'medium', 'slight'], {
          action: 'Lie by until {foe} nods and the hand opens',
          description: 'You would lie on the ground among their feet, for as long as it takes her to come.',
          success:
            'They drank, they slept. {foe} sat, with {foe.his} eyes propped, talking to the end of the bed that was not there. “Well, take it, then,” you heard. The fingers opened. You were the nearest, and you took it; and somebody, you would swear to this, was helping you to hold it up.',
          failure:
            'You lay so still that a man put his beer on you. It was the beer that told; you breathed, it tipped. There was then a good deal of running about with brands, and you lay out the rest of it in a wet place, up to the nose, watching {foe} not sleep.',
        }),
        does(['gift', 'endurance', 'medium', 'none'], {
          action: 'Offer {foe} a sleep in exchange',
          description: 'You would have to stand at the end of that bed yourself, and meet her.',
          success:
            '“Give it to me and lie down,” you said. “I’ll stand here and tell her.” {foe} looked at you like a child at a lamp. Then the sword was in your arms. Something came and stood with you, and read your face, and went. When you left, {foe} was snoring, and the spearmen had taken their boots off, to walk quietly.',
          failure:
            '{foe} lay down, and then sat up again and felt for the hilt. It had grown, {foe.he} said, to the hand. You stood at the bed’s end all the same, since you had offered, till your knees gave way; and what came there looked at you, and it shook its head, and held up one finger, as one says: wait.',
        }),
      ],
    },
    triumph: [
      'You went in by the roof, and {who} handed it down to you. You laid it over her knees with the hilt on the left. Nothing happened. Then you saw that her head was no longer turned toward the door, and you could not have said that you had seen it move. {who} closed the hole with new turf, and swept. At the foot of the hill {who} laughed aloud, and looked round to see who had.',
      '{who} lay down and slept. It was so strange to the dogs that they came and looked. You were sitting outside on the mound with your back to the new turf and your hurts bound, when the ground beneath you gave one sound like somebody who has found a thing she had put down. You said good night to her. From far off, and not in words, you were given it back.',
      'You gave her the sword, and her two hands closed, first the one, then its fellow, like people getting into bed. {who} saw it. There were only the three of you in there, and the lamp. It had been a great while since anyone had been pleased with {who}. Before the roof was shut you were both patted on the cheek, by something that had no more weight than a moth.',
      'The sword went home by the road that it had come, and all along that road they had put out their brooms before the doors, the bristles up, as one does for a bride. {who} walked ahead and swept. At the mound you handed it down into the dark. You felt it taken. It was a firm, dry, housewifely pull, and after that the rope came up with nothing on it.',
      '{who} had asked how {foe} looked when it was over, and you told it as it was: smaller. There was no more to be had from that. You laid the sword where it belonged and put the turf on with your own hands. The two of you ate sitting on top. A third bowl had been filled by mistake; you both looked at it, and when you looked again it was scraped.',
      'It is counted so: one wrong, one oath, one sword brought back. Nothing is over. But to {who} it was as if a noise had stopped that had been there for so long that nobody heard it any more. There were birds, for example. {who} stood on the mound with the broom held upside down and asked you whether there had been birds the whole time.',
    ],
    loss: [
      '{foe} fell, the next summer, in a small fight over pigs, and they put the sword in with {foe.him}, under another hill. They do not know which. {who} has gone on sweeping. There is a turf over the hole; but it will not grow, it lies on there like a hat. When you come by you put your hand on it, and it is always a little lifted.',
      'You said it to her yourself. You went in and sat down opposite, the knees of you against the knees of her, and you said it the one time. Then you laid across them the best you had. It was a good blade. When {who} went to sweep there it was lying outside, wiped clean, with the handle toward the path.',
      '{foe} had the old sword melted, since it gave no peace, and poured into nine rings for nine brave men. They were all dead within the year. {who} bought back four of the rings and hung them on her fingers, and they slip. She is looking for the rest. She stands now at the end of a great many beds, and has been seen at yours.',
      'Others killed {foe}, over something else. So there was nobody left to take it from. {who} heard that with the broom in hand, and swept on to the end of the path, and there leaned the broom against a stone and walked away down the hill, and has not been back. It was you who shut up the mound. You did it as well as you could, and from inside it was opened again.',
    ],
    fates: {
      triumph:
        '{who} sleeps, and has grown stout. {foe} lost the spearmen along with the sword, and keeps bees; they do not mind who one has been.',
      loss: '{who} sits up at night, and says that it is only for company. {foe} is sung of in four valleys, and lies in none that can be found.',
      death:
        'They sat you up on the mother’s left with your own weapon over your knees, and {who} sweeps for two. {foe} gave the sword back the same winter, and did not say why.',
    },
  },
];
