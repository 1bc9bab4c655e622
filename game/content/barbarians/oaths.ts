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
      'Nine years ago {who} gave a daughter to {foe}, as a pledge for peace. {foe} has broken the peace and keeps the girl. She sits in the hostage house at {where}. {who} lifted no cow in all that time, and burned no thatch. You laid your hand on the doorpost, on the notch of her height. Three times you swore to bring her home.',
      '{foe} holds {who}’s daughter at {where}, and has no more right to her. She went there at five, as a pledge. {foe} broke the peace, so the pledge is void. {who} has one bowl too many and sets it out at each meal. “I put it to the cows,” {who} said. “They agree.” You took salt on the tongue and swore to fetch her.',
      '{who} asked you to bring home a girl from {where}: {who}’s daughter, who is {foe}’s hostage there. She was given for a peace. {foe} broke that peace at table, before a hundred people, and did not send her home. The law says that she goes home. She is fourteen. One shoe of hers hung on the nail. You swore into the shoe that you would bring her. {who} hung it up again.',
      '{who} gave a child to {foe}, to seal a peace. {foe} has robbed {who} of forty cows and keeps the child too. She is in the hostage house at {where}. A peace wants a child to sit on it. Nine years she sat, and it was warm. You swore on her cow-stick to bring her back, three times. At the third the cows looked up.',
      '{who} asked you to bring home a girl of fourteen from {foe}’s hostage house at {where}. She is {who}’s daughter, given small, for a peace. It is {foe} who broke it. {who} had cloth for a coat and did not know how long to cut. You laid both hands on the cloth. Once, twice, three times you swore: somebody will come and be measured.',
      '{who} asked you to fetch home a daughter, whom {foe} holds as a hostage at {where}. She went there as a pledge for peace, and {foe} broke the peace and kept her. {who} calls in each cow by name, and last the girl’s, and nothing answers. You stood at the gate with {who}. You called it three times, and swore to bring her in. The cows were nineteen. One place was free.',
    ],
    advances: [
      'You came nearer to bringing {who}’s daughter home, and she has heard of it. In {where} they let her go to the well.',
      'The oath for {who}’s daughter came nearer: she weaves her own people’s border into {foe}’s cloth. Nobody taught her that.',
      'You came a step nearer to the girl: a carrier drew you {foe}’s hostage house in spilt salt. One way in, one dog, two old guards.',
      'The oath for {who}’s daughter came nearer, and a bard sings of it. It has six lines, and in the last you stand before {foe}.',
      '{who}’s claim to the girl came nearer, for an old man told you the law. Who breaks a peace must give the pledge back combed and fed.',
      'You came nearer to the girl: she sent you a knot of grass, and knows that somebody is coming. A herd-boy of {foe}’s brought it.',
      'You came so much nearer to the girl that {who} has set her bowl out in the yard. It is to be seen from the road.',
      'You came nearer to fetching {who}’s girl: a thatcher told you where {foe}’s roof is thin.',
      'You came nearer to {where}, and the girl asks each stranger there of you. She wants to know what is on {who}’s doorpost.',
      'You came so near to fetching the girl that {foe} is uneasy. {foe} counts the hostages lying down, and then again on their feet.',
      'The oath for {who}’s daughter came nearer: seven herders will be out of your way on the right day. That is much, for herders.',
      'The oath came nearer, for the girl sings her people’s herding call in {foe}’s house, and {foe} sleeps badly. No one there knows it.',
      'You came nearer to the girl, and she helps you: she sits close to the gate now. She moves her bench one finger each time.',
      'You came nearer to the girl, for a tinker heard her knock three long and one short. So {who} calls the dun cow.',
      'The oath for {who}’s daughter came nearer: six tribes have children in {foe}’s house, and all six help you now. Each sent you a cake.',
      'The oath came nearer, and the girl knows that you are on the way. She asked a pedlar in {where} what shoes you have, since it is far.',
      'The oath for the girl came nearer, for {foe}’s own mother is on your side. “What is the child for, now?” she asked, at table.',
      '{who} had word that you came nearer to the girl, and made her bed a hand longer. Then a second hand. Then the board was used up.',
      'You came nearer to the girl, with one help more in {where}. An old hostage with a white beard sent you the word that the dog obeys.',
      'You came nearer to the girl, and two bards sing that you will get her. In both songs {foe} is short.',
      'You came nearer to the girl: she sent you a thread from {where}, with a knot for each guard. One knot was undone.',
      'You came so near to the girl that they bet on you in {where}. {foe}’s cook has put up a ham.',
      'The oath for {who}’s daughter came nearer, and {foe} has bought a bigger lock against you. It hangs on old wood, and the wood is thin.',
      'You came nearer to the girl, and {who} told it to the cows. The dun one wanted it told again.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Ask the law-mothers in {place} whose the pledge is now.',
        offer: does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Lay the broken peace before the law-mothers',
          description: 'There are eleven of them, all spinning, and a word out of order is answered with a spindle.',
          success: [
            'The law-mothers ruled that {foe} holds what belongs to {who}. You gave it in order: who swore, on what, who lifted the first torch. All eleven spindles stopped. The oldest bit off her thread and gave you the end to show. Nothing binds harder than that.',
            'Eleven mothers heard you, and they ruled for {who}. You laid down the peace, you laid down the year, you laid down the girl last. Eleven spindles stopped. The girl is not {foe}’s to keep.',
            'You spoke in the right order, and the law-mothers said that the pledge is free. First the oath, then the breaking, then the child. The oldest bit off her thread. It was said, and it holds.',
          ],
          failure: [
            'The law-mothers did not hear you to the end, for you began with the child. One begins with the cow. They sent you out to come in again. Four times you came in, and they ruled nothing.',
            'You swore the oath over again in front of the law-mothers, and so they threw you out. One does not swear under that roof. Eleven spindles came, in order of age. The oldest had the best arm.',
            'The law-mothers gave no ruling, for you said {foe}’s name before the name of the peace. One spindle flew, two spindles flew. The third hit. Begin again, they said, and begin right.',
            'You forgot the year of the peace, and the law-mothers would not rule. They counted on their fingers with you. They came to eight, to nine, to ten. A law wants one year, they said.',
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
            'The old guard ate your meal and told you how to get past him. It was blood sausage with thyme, the food of his boyhood. He stood over it as one stands at a mound. Then he sat. He sleeps on the left side. The girl whistles as he taught her.',
            'You won the guard with curds and the burnt bit of the pan. His sister had told you. He walked by twice. The third time he took off his cap and ate out of it. “Shoes by the third post,” he said. “I watch the fourth.”',
            'The old guard ate what you had set out, and told you when he sleeps. It was barley with the skin of the milk on it. He ate as a boy eats, with his arm round the bowl.',
          ],
          failure: [
            'The guard would not eat, for it was the wrong thyme. He gave it to the dog. The dog leaned on your leg for a long way after. Of the guard you have nothing. Of the dog you have much hair.',
            'The guard did not sit down to your food, and you learned nothing. You sat over the pot until there was a skin on it. Behind you were tracks, large and slow. He had stood there and looked at your back.',
            'The guard ate all of it and told you only that it wanted salt. He had much to say of salt. You came to the girl, and he was on duty. He put the dish on his head and saw nobody.',
            'The old guard smelled your meal and walked by, and you learned nothing of him. You had cooked it in a new pot. He is of the old pot. Scrape it out for the birds, and try again.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Wait in {place} for the girl’s foster-brother to speak.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Sit by the foster-brother until he talks',
          description: 'He is mending a wheel, he is in love, and he has not said a word since the leaves fell.',
          success: [
            'The foster-brother spoke at last: the girl will come, if she is fetched openly, by the door. You had held his wheel until your arms were wood. The tyre went on and stopped hissing. Then he said it. Then he asked how the hills are there, for a wheel.',
            'You sat three days by the wheel, and on the third the foster-brother spoke. He said her name. He said which window. He will lift the bar for you from within.',
            'You held the spokes and asked nothing, and so he told you all: the girl knows your coming, and has packed. He said it to the wheel. The wheel is mended now.',
          ],
          failure: [
            'You let the wheel go, and the foster-brother told you nothing of the girl. It ran off down the road by itself. Two people ran behind it, into the duck pond. He said one word. It is not for children.',
            'You broke the silence before the foster-brother did. He was silent, you were silent, and then you hiccuped. It would not stop. He put down the hammer and beat you on the back until he could see no spoke.',
            'You sat by the foster-brother one day, two days, and on the third day you slept. He said nothing to a sleeper. He had put your head on a sack. The wheel still wants a rim.',
            'You spoke of the girl’s looks, and the foster-brother took up his wheel and worked in the byre. You learned nothing. He is in love, and there are flies in the byre. Go softer.',
          ],
        }),
      },
    ],
    ready: [
      'You have the law and half the valley behind you. Now go to {where}, stand in {foe}’s yard, and ask for the girl. Comb your hair first.',
      'All the fires say that you are coming to {where} for {who}’s girl, and {foe} has heard. It is time to go in by the front. We do not fetch a child by the back, we do that with calves.',
      'Six mothers walked with you to the last field before {where}. All is ready, and you can go in to {foe} and claim the girl. Each mother told you how hers is plaited. You came for one.',
      'What could be done from outside is done. Take the middle of the road to {where} now, and ask {foe} for the girl. Let them all see you come.',
      '{who} has sent you the shoe from the nail, to be tried on. Nothing is left to wait for. It must be {where}, before everyone, and {foe} holds the knife for the meat.',
    ],
    test: {
      openings: [
        'You stood in {foe}’s yard at {where} to fetch {who}’s daughter, and the whole tribe had come to look. {foe} sat on the high seat with a bone of meat. In the door of the hostage house stood a girl with long legs and a bundle. “Nine years I had of her,” said {foe}. “What had you?” She looked at you, and then at {foe}.',
        '{foe} put all the hostages in a row at {where}, and told you to pick out {who}’s daughter. “Lay your hand on the wrong one,” {foe} said, “and you stay too.” You had never seen her. Six tribes stood there, all plaited in one way. One girl was whistling between her teeth, low.',
      ],
      still:
        '{foe} still held {who}’s daughter, who stood in the yard with her bundle. {foe} had got up and wiped {foe.his} hands.',
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Claim the girl aloud by the law',
          description: 'Whoever claims before a whole tribe and fails is theirs, to herd geese.',
          success:
            'You claimed {who}’s girl by the law, and the tribe said it with you. Who swore. On what. Who broke it. Three times you said it, and the third time it was four hundred voices. {foe} looked for one shut mouth. There was none. Somebody ran for the comb and the calf.',
          failure:
            'You claimed the girl, and the tribe kept silent, and so you lost the claim. You were to herd {foe}’s geese. Forty geese. They would not go out at the gate with you. You stood before {foe} again, and you were the bitten one.',
        }),
        does(['gift', 'endurance', 'hard', 'grave'], {
          action: 'Offer yourself as pledge in the girl’s place',
          hurt: 'weariness',
          description: 'You would sit down in that house in her place, and the door is a low one.',
          success:
            '{foe} would not have you for a pledge, and let the girl go. You had gone in past her and sat down on her bench. Your knees were at your ears. The whole yard saw it. “Look at the knees,” {foe} cried. “Take her and go.” Two knees, and they did it.',
          failure:
            '{foe} took you into the house as a pledge, and did not let out the girl. The door was shut. It smelled of other people’s children. You counted the wattles. When they dragged you out again she stood by {foe}’s chair. She held it with one finger only.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Wrestle {foe} for her in the ring',
          description: '{foe} has a neck like a gatepost, and was never yet thrown at home.',
          success:
            'You threw {foe} in the ring, and the girl is yours to take home. You held each other by the belt so long that the hens fed between your feet. Then {foe} breathed. The dust fell from the roofs. “Pack her bread,” {foe} said, lying there.',
          failure:
            '{foe} threw you, and keeps the girl. You had the belt. Then you had the sky, the roofs, the sky. There was much yard in your mouth. {foe} set a foot on you, not hard. A tooth lay there. The girl picked it up and kept it.',
        }),
        does(['talk', 'perception', 'medium', 'slight'], {
          action: 'Ask the girl what she wants',
          description: 'Nobody has in nine years, and she may say it.',
          success:
            'The girl said that she wanted to go home, and {foe} could not keep her after that. You had asked her. No one had, in nine years. “I want to see the doorpost,” she said. “Then I want to be asked again.” A grandmother laughed. They argued until the stew was ready, but it was settled.',
          failure:
            'You asked the girl what she wanted, and she could not say it. Four hundred people were listening. She was fourteen. “There is your answer,” said {foe}. She looked at her bundle.',
        }),
        does(['patience', 'vigour', 'medium', 'slight'], {
          action: 'Sing the cattle home till the girl knows it',
          description: 'It is the herding call of her own valley, all nineteen verses, in front of strangers.',
          success:
            'You sang the herding call of her valley, and the girl came to you. At the first four verses they laughed. You sang of the bell-cow, the dun, the crooked horn. At the seventh a second voice had the tune. She walked over, singing. {foe} stood aside, as one does for cattle.',
          failure:
            'Your voice broke at the eleventh verse, and the girl did not come. A cow came. She was {foe}’s, and would not be driven off. You had seen one thing: a foot in the door, and it kept time. One foot of two.',
        }),
      ],
    },
    triumph: [
      'You brought {who}’s daughter home from {where}. {who} was milking and did not get up, for the cow was wild. But the milk went on the grass. The girl walked to the doorpost. She set her heels to it and her hand flat on her head. It was higher than the notch by a forearm. Then there was supper. Count the bowls, and count the mouths, and one mouth is yours. None is left over.',
      'The girl is home, and {who} looked past her down the road for a child. “It is me,” she said. She said it as they speak in {where}. They stood, and the gate was between them. Then she whistled for the cows, and they came, the old one first. {who} told it three times by the fire. The first time it stopped at the gate. The second time it stopped at the whistle. There is no third end.',
      'You led {who}’s daughter back by the salt road, and at each house she asked if this was it. When it was, she did not ask. The dun cow had got up. {who} had the coat ready, and the arms were too short. So the girl stood there with her wrists out. {who} felt along the hems for cloth, once round, twice round. At the third there was enough. Sew it, and do not hurry.',
      '{who} has the daughter at the table again, and she ate for nine years. No one spoke. {who} counted the spoons, and we saw the lips go. “The salt is other,” said the girl. “The smoke is other. I need time.” “Take nine years,” said {who}. Then {who} laughed, could not stop, and went out to the cows. There was one bowl for each of us. Yours was the deep one.',
      'You fetched the girl home to {who}, and she knew nothing there. The stool had been larger. The gate had been larger. The hill had. She asked pardon of them all. But in the stall her hand went up by itself, and there was her cow-stick. {who} had hung it at the height of a child. Nine years it hung so, and today it hangs higher. Fold all the fingers. We have them all.',
      '{who} called in the herd, you leaned on the gate, and the daughter came in with it. The old names came first, one and one. Last came the name that nothing answered to. A tall girl walked in behind the calves. “Here,” she said, to make you laugh. She saw your faces, and said it again, and again. Nineteen cows, one girl. Shut the gate.',
    ],
    loss: [
      'You did not bring {who}’s daughter home, and {foe} has married her off at {where}. They sent a piece of the cake. {who} set out the bowl and laid the cake in it. Nobody may take that bowl in. You are asked to that fire still. You go, and sit where one does not see the doorpost. One bowl, one cake, one notch. Leave the place free.',
      'You came back to {who} without the girl and told it once. “You are tired,” said {who}. They gave you the daughter’s bed. It was short, and your feet lay outside. All that time {who} walked among the cows and told them. At {where} {foe} has a tall woman who whistles. She stops at the edge of the grass. She does not know for what.',
      '{foe} has kept {who}’s girl and made her the pledge for a new peace. It holds. So she is good at it. {who} asked how many years that makes. You cut them on the doorpost, one over another, a thumb each, until the wood stopped. There was not wood enough. Where a child’s coat hangs out to dry you go round by the back. We go with you.',
      'The girl came to the gate of {where}, looked at you, and went in again, so {foe} has her. It had been too long. {who} did not blame her. “On what foot did she turn?” said {who}. The coat was cut up, for three small cousins. They run by, the first, the second. At the third {who} stops talking. Wait until they are past.',
    ],
    fates: {
      triumph:
        '{who} cuts a new notch for the girl each year. {foe} sent the calf that the law asks for, late, and thin, and it is in the count.',
      loss: '{who} still sets out the bowl. The girl has children at {foe}’s, three, and all three whistle for cows that they have not seen.',
      death:
        'The girl heard in {where} that one had died coming for her, and she walked home to {who} alone. {foe} beat the guard, with the soft end.',
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
      'The old fire of our people is out, and {who} asks for a live coal of the first fire. She had the watch. Our grandmothers were named at it. New fire cooks meat, and that is all. The first fire burns at {where}. {foe} sits over it and gives to nobody. You spat in the dead ash and swore it: one coal, home, alive.',
      '{who}, the hearth-mother, let the fire die, and none of ours would look at her. Its mother burns still, at {where}, and {foe} holds it. {foe} went off with it long ago, over a quarrel about soup. One live coal is enough, if it lives the whole way. You put both hands in the cold ash. Three times you swore to bring it.',
      '{who} let the old fire of our people go out, and asks you for a coal of the first fire. She had shut her eyes to see the grandmothers better, and there was one log left. The first fire lives at {where}. {foe} feeds it on bones and gives to nobody. “I cannot ask {foe.him},” said {who}. “I would eat raw first.” You swore, with a cold coal in your teeth, to bring a warm one.',
      '{who} needs one living coal of the first fire from {where}, for the great hearth of our people is dead. All had brought her their lamps, and lamps are no help. The hearth was a shut eye, in the middle of the house. She sat by it with the fire-stick on her knees. {foe} has the first fire, and does not share it. You swore to carry a coal of it home.',
      '{who} had let the great fire of our people go out, and asked you for help. All had seen it, for there was no smoke over the house. {foe} has the first fire, at {where}, and gives none of it. A coal of that one is the only help. You drew it on your arm in ash. One coal, brought home alive: you swore it.',
      'The old fire of our people went out, and {who}, who kept it, asked you to fetch a new coal. It must come from the first fire, at {where}. {foe} keeps that one and lets none come near it. Someone must bring a coal, alive. {who} may not leave the ash. You wet a finger, took up some of it, and swore. Then you swallowed it.',
    ],
    advances: [
      'You came nearer to the coal that {who} wants, for you know better how to carry one. Your hands shut by themselves round all that is warm.',
      'The oath to bring {who} a coal came nearer, and people hear of it. A potter asks to be told what colour the first fire is inside.',
      'You came nearer to the first fire: one can see its smoke now from a height. It is white, and straight up. No other stands so.',
      'You came nearer to {who}’s coal, for you found where {foe} rested once with the fire. Under a stone lay old ash, blue when you blew on it.',
      'You came nearer to {who}’s coal: you have a lid of clay for the pot now, with one hole. Three cracked before it.',
      'You came nearer to the coal, for a boy sang you {foe}’s song for feeding the fire. First alder, then bone, never thorn.',
      'You came nearer to the coal: a man told you on what side {foe} lies down. He had a burned hand.',
      'You came nearer to {who}’s coal, for you kept a common one alive in birch-bark a whole stage long. The first fire is not so tame.',
      'You came nearer to the coal, and {who} keeps the place swept for it. You put your feet down quicker.',
      'The oath to bring {who} a coal came nearer by what you did. You told the pot so. A pot should know what is coming.',
      'You came nearer to the coal, for a smith gave you the dust that keeps one alive. He greets the fire at {where}.',
      'You came nearer to the first fire, for an old man told you how it is warmed at. {foe}’s fire had warmed his hands once.',
      'You came nearer to the coal, and {who} had word of it. She laid the first wood ready on the cold hearth.',
      'You came nearer to the coal, for you know now how {foe}’s fire is banked: with the ash of the day before. A boy gave you a hatful.',
      'You came nearer to the first fire, and it knows that you come, a herb-woman said. It spat toward you.',
      'You came nearer to the coal, on {foe}’s own track. There is a black dot in the turf at each twentieth step, and you count them.',
      'You came nearer to the coal, and it has got into your sleep. You lie round the empty pot. So coals live, says {who}.',
      'You came nearer to the coal, for a charcoal-burner told you how long {foe} can sit awake. He spoke of you as of one of his.',
      'You came nearer to the coal: your pot would keep one alive now as far as {where} and back. It was held under a waterfall, and was dry inside.',
      'You came so near to the coal that the hearth at home is swept. {who} has stood one stick in it, so that it can see you.',
      'You came nearer to the coal that {who} wants, and think of less and less beside it.',
      'You came nearer to the first fire, and your palm was warm when you held it toward {where}. The back of it was not.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for where {foe} rested with the fire.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Feel in the old ashes at {place}',
          description: 'There are thirty hearths there, one on another, with something living under the lowest.',
          success: [
            'You found where {foe} rested with the fire, and in what: a pot with two walls. You went down through thirty hearths with your arm. At the bottom it was warm. There lay a lip of clay with thumb marks in it. Such a pot can be made.',
            'You learned from a shard in the ash how {foe} carried the coal. It was a thumb thick, and within the wall was a second wall, and air between. A toad sat by it, awake. He had guarded it since our fathers. He may sit down now.',
            'Under thirty old fires you found the print of {foe}’s pot, and it has two skins. You lay and handed them up in your palm: oak, thorn, dung. The last was of no wood that we know. You blew on it. The ash opened one eye.',
          ],
          failure: [
            'You reached into the ashes, and a badger had your sleeve, and you found no track of {foe}. She wanted what was in it. You took the arm home and left her the sleeve. She threw out one bit of pot after you.',
            'The ashes fell in on your arm, and where {foe} rested cannot be read there any more. You had gone through eleven hearths with care. Then all of them lay in one heap. You were black up to the shoulder, and thirty fires were mixed.',
            'You felt through nine hearths with your arm, and did not find where {foe} had rested. The tenth was warm. It was a shepherd’s, and he hit your hand with his spoon.',
            'Rain had run through the ashes and made them one hearth, and you could not tell {foe}’s fire from ours. Grey to the elbow, grey to the ear. You got up with nothing.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Have a fire-pot made in {place} that keeps a coal.',
        offer: does(['craft', 'vigour', 'medium', 'none'], {
          action: 'Work the potter’s bellows in {place}',
          description: 'The potter will fire it for nobody who has not blown for her till his ears ring.',
          success: [
            'The potter made you a fire-pot, and the coal in it lived. You blew her bellows. She walked round the kiln with her hand out, and never said stop. It stood among the cracked ones, a red plum. You went once round the town with it, and it breathed.',
            'You blew till your ears rang, and the potter fired a pot for you that holds a coal. She put in an ember. One night, two nights, and on the third day it was red.',
            'The potter had her wind from you and you had a fire-pot from her. It has thick feet and a small mouth. It is a toad. A toad keeps what it has swallowed.',
          ],
          failure: [
            'The kiln burst, and you got no fire-pot. You had blown until the sparks were in your eyes. All her bowls were gone, and the roof. She picked up a bit and looked along it. “More hair in the clay,” she said. “Go.”',
            'The potter took you from the bellows, and the pot was not made. She set you to treading clay. It was too wet, it was too dry. She put one finger in, and shook her head. It set with your feet in it.',
            'You blew too hard at the bellows, and the potter’s fire ran white, and the pot for the coal sagged. It sat down. It was a plate. A plate keeps no coal, she said, come again.',
            'You blew, and you sang, and you lost the beat, and the potter took no pot of yours from the kiln whole. Three pots, three cracks. She kept the bellows skin. You kept the ringing.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Hear in {place} what the quarrel about soup was.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask an old cook about the soup',
          description: 'She was there and has told nobody, and you will have to peel for her.',
          success: [
            'The cook told you what the quarrel was: {foe} made a soup, and {who} put in salt without asking. That was all. They were young. “Tell neither of them,” said the cook. “I had salted it before that.” You had peeled a whole sack for it. One soup, two salts.',
            'You peeled a whole basket thin, and the old cook told you the quarrel. {foe} said: no salt. {who} said: salt. A spoon was thrown. From that spoon comes all the cold we have.',
            'The old cook spoke of the soup when the last turnip was bare. {who} had tasted from {foe}’s pot without asking. That is all it was. You have it now, and can lay it between them.',
          ],
          failure: [
            'The cook told you nothing of the soup, for your peel was too thick. She took the knife away. “Some taste first,” she said, “and some reach for the bag.” She looked toward {where}. You went with the peels.',
            'You asked the cook before you sat down, and she would not speak of the soup. She laid a finger on her mouth. Then she filled the kettles, one after another, as loud as iron is. She stirred until you went.',
            'You peeled for the old cook and cut yourself, and she told you nothing of the soup. She tied up the thumb, she took the knife, she did the peeling herself. A cook who peels does not talk.',
            'The old cook told you of soup, and it was another soup, and another quarrel. She has cooked for nine feasts. There was a fight at each. You asked for the wrong feast.',
          ],
        }),
      },
    ],
    ready: [
      'Your pot is made and the moss is wet, and you know the song. Go up to {where} now and ask {foe} for the coal. First alder. Then bone.',
      'You can carry a coal from one sleep to the next, and it lives. That was common fire. It is time to go to {where} and get the other, from {foe}.',
      'All is ready: two pots, and moss for nine sleeps. White smoke came from {where}, and {foe} is cooking for one more. Go there and eat.',
    ],
    test: {
      openings: [
        'You came to {where} for a coal of the first fire, and {foe} meant to give you none. It was a small fire in a ring of black stones. It was white inside and made no sound. {foe} sat by it with a crook and fed it a bone. “She let hers go out,” said {foe}. “Now she wants mine. Sit. It looks at people.”',
        '{foe} had built a wall of thorn round the first fire at {where}, to keep you from the coal. It was higher than a man. Through the thorns you saw it shine, one small eye. “No,” said {foe}. “Now ask.” You had the pot under your cloak. It was warm already, and it was empty.',
      ],
      still:
        '{foe} still sat over the first fire, and you had no coal of it. {foe} bent down with the crook, breathed on it, and looked up at you.',
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Build a second fire to draw the first',
          description: 'Fire will come to fire, the old ones say, but it comes across whatever lies between.',
          success:
            'The first fire came over into your sticks by itself, and you had your coal. You had laid them well and sung: alder, then bone. Yours was a poor thing. But the white one lifted its head and put an arm along the ground. “It never did that for me,” {foe} said.',
          failure:
            'One of your sticks was thorn, and the first fire would not come over. Both fires stood up and looked at each other. Then you had no brows. A black road lay between them, and it stopped one hand short of you.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Reach in and take the coal barehanded',
          description: 'The coal has been burning since the first people, and has got good at it.',
          success:
            'You took the coal out of the first fire with your bare hand, and {foe} let you go with it. In up to the elbow, and slowly. A fire knows who runs. The coal lay in your palm and was an egg. You walked with it to the pot. You did not drop it.',
          failure:
            'You had the coal and your hand opened, and it fell back in the fire. A hand has its own will. {foe} put your arm in the milk pail up to the shoulder and held it there. {foe} cursed you all that while. The hands were soft.',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Sit down to outwatch {foe} at the fire',
          hurt: 'weariness',
          description: 'Whoever sleeps has lost it, and {foe} has had forty years in which to practise.',
          success:
            'You sat longer than {foe}, and {foe} gave you half of the coal. You watched the fire, {foe} watched you. Nobody went for wood. It burned down to one red eye. “If we both sit, it dies,” you said. “Then blow,” said {foe}, “and take your half.”',
          failure:
            'You fell asleep at the fire before {foe} did, and so you lost the coal. You had bitten your tongue. The fire got up, walked round, and was your mother. {foe} shook you by the arm. A bed of ash was made for you, and a cloak was on it.',
        }),
        does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell {foe} who salted the soup',
          description: 'The cook will never forgive you, and {foe} may not wish it known.',
          success:
            'You told {foe} who salted the soup, and {foe} gave you a coal for it. {foe} sat without a word. Then came a noise, and it was a laugh. “Forty years,” {foe} said. “And it did want salt.” The biggest coal was picked out. A word for the cook went with it, and you do not repeat that.',
          failure:
            'You told the soup badly, and {foe} drove you off with the crook. You had begun at the salt. From among the stones you heard {foe} say over all who were in the kitchen. There were seven. One by one {foe} struck them out.',
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look behind the stones for the ash pit',
          description: 'What is raked out is hot still, and {foe} throws stones at whatever goes near it.',
          success:
            'You found a live coal in the ash that {foe} throws out, and took it. We all rake out behind the stones, and so does {foe}. You crawled with your cheek on the warm ground. In all that grey one spot breathed. “Thrown away is not stolen,” you called, from the ford.',
          failure:
            '{foe} saw you at the ash pit and threw stones, and you came away without a coal. The first told you that you were seen. The second told you that {foe} once kept goats. In your pot was ash. You dug it through, twice, and it was cold.',
        }),
      ],
    },
    triumph: [
      'You brought {who} a live coal of the first fire, in both arms, a child asleep. She knelt, lifted the lid, and shut it. “That is she,” said {who}. She laid alder, and then bone. It took. The faces came out of the dark, one after another, and the old ones last. The youngest had waited for it to get his name. They held him up, and he got it. Count him in.',
      'The coal came home alive, and our hearth burns. On the last piece of road you had fed it with your own hair. {who} blew with her eyes shut. It came up white, without a sound, and the dogs lay down. There was soup. {who} tasted it and put out a hand for the bag. The hand stopped. She sent somebody to ask {foe}. One bag, and it is still tied.',
      '{who} has her fire again, for the coal lived the whole way. She took it with bare fingers, by the chin. She asked it, low, what it had seen. Behind you the house filled, and no one spoke. Alder caught, then bone. Then they named the grandmothers at it, from the first one on. No one sat until the last was in. It took long. We have that many.',
      'You held out the pot to {who}, and the coal in it was alive. You had words ready, and there was nobody left in you to say them. The hearth was lit. {who} took the lamps that were no help before. She lit them at it, one for each house. They went down the hill, each in two hands. You counted the lamps. You counted the houses. Every one had hers.',
      'The coal from {where} burns on {who}’s hearth, and no sky shows in the smoke-hole now. They had got used to that patch of blue. You set the coal down. {who} fed it. The white smoke stood up and shut the hole, a lid on a good box. “There,” they said. They coughed, they wept, and they found fault with the draught. So it was home. Pull the log nearer.',
      'You brought the coal to {who}, and the old stones knew it. Let nobody say that a fire knows no one. It ran along the stones, a dog in its own house. It looked in each corner, came back, and lay down before {who}. She does not watch alone any more. A second stool stands there. Yours was the first back on it. Two stools, one fire. Cut it deep.',
    ],
    loss: [
      'You brought {who} no coal, and in the end they made new fire, with a bow and a dry stick. It is good fire and cooks. The children know no other. {who} will not sit by it. She sits at the door, with her back to it. When the very old come to die they ask to be carried out. It does not know them. {foe} has the other. Leave the stool.',
      'You had the coal almost home, and when {who} lifted the lid it was dead. It lay there, a black nut. It was not warm. “Thank you,” she said. She put it in the bag at her neck, and it is there yet. At {where} {foe} lets nobody sit down now. Hold your hands out to what we have. It gives heat. It does not give names.',
      'The coal from {where} went out in sight of {who}’s house. You felt it go, through the pot. So one feels somebody leave a bed. {who} had seen you on the hill and stood them all in a row. They saw how you walked. Nobody spoke. One old man came out and held his hands over the cold pot. He rubbed them. Two hands, for your sake.',
      '{who} has no fire of the grandmothers, for you came back with an empty pot. You carry that pot still. She told you to put it down. At {where} {foe} asked if you had got home. A hide hangs under the smoke-hole in the great house, so that no one sees up. They name the grandmothers in there, quick and low. Some are left out. Say yours now.',
    ],
    fates: {
      triumph:
        '{who} and {foe} send each other soup over the hills, seven days each way. It comes back each time with one word in it: salt.',
      loss: '{who} died outside, by her own choice, with her face to {where}. {foe} has the first fire, and nobody gets warm at it.',
      death:
        '{who} went for the coal herself when you did not come, at her age. {foe} saw her on the path and carried it down to her.',
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
      '{foe} dug {who}’s mother out of her rest and took her sword, and {who} wants it back over her knees. She had been set in her mound sitting up, for she had earned it. {foe} went in by the roof, with a spade. Now {foe.he} wears the blade, wins with it, and sits at {where}. The mother stands at {who}’s bed with empty hands. You swore to fetch it.',
      '{foe} has robbed the mound of {who}’s dead mother and taken the sword that lay on her knees. {who} sweeps there, and asked you to bring it back. {foe} wanted a sword with a name. It is with {foe} now, at {where}. “Say it to her,” said {who}. In the mound you said it to the dead mother three times: out of {foe}’s hand, and back to her.',
      'The sword of {who}’s dead mother hangs at {foe}’s side, at {where}, and it was dug out of her mound. {who} asked you to bring it home. She was a quiet one. Then {foe} came by the roof and pulled it from between her hands, and she does not rest. {who} told you its name, in one ear. You swore by that name to bring it. The grass lay down.',
      '{foe} broke into the mound of {who}’s dead mother and took her sword, and {who} asked you to get it back. With that blade {foe} is a great man at {where}. {who} showed you with two hands how the mother had held it, one here, one there. You swore on {who}’s broom: it comes back, and she sits straight.',
      '{foe} robbed the mound of {who}’s mother, and took the sword that she was buried with. Now {foe.he} wins with it at {where}. The dead mother comes to {who} each night through the wall, palms up. {who} asked you to bring it back. You lay down on the turf with your mouth to it. You swore to her that you would bring it, and she heard.',
      '{foe} opened the mound of {who}’s dead mother and took the sword that lay across her knees. It is at {where} now. The two had been buried together so that both should rest, and she does not rest. {who} asked you to bring it back. You were led into the mound and saw the mother’s knees, and the mark of the blade. There you swore to go.',
    ],
    advances: [
      'You came nearer to the mother’s sword: a young spearman heard of your oath and left {foe}.',
      'You came nearer to the sword, for you saw how few {foe} has killed with it. A crow showed you the cairn. It is not so high as the songs.',
      'You came nearer to the sword: {foe} must carry it bare now, for it lets no sheath stay on.',
      'You came nearer to the sword, for you learned how it is used: low, as one cuts reeds. {foe} is too tall for it.',
      'You came nearer to {who}’s sword, for {foe} does not sleep any more. A charcoal-man told you. Somebody comes to that bed too.',
      'You came nearer to the sword, and the dead mother was seen on the road to {where} ahead of you. Her hands were out.',
      'You came nearer to the sword, and it fights {foe} itself. It cut him when he trimmed a stick, and would not stop.',
      'You came so much nearer to the sword that {who} slept the whole night. The dogs came to look.',
      'You came nearer to the sword, for two men of {foe}’s have gone home. They had their shoes in their hands. “Does she look at one?” said the older.',
      'You came nearer to the sword, and it wants to come. {foe} has ordered the ninth sheath. It came out of the eighth by itself.',
      'You came nearer to the sword, and {who} has swept the road from the mound to the cattle-gate. It is swept two wide.',
      'You came so near to the sword that {foe}’s spearmen sit back to back. {foe} counts them by the elbows. There is one too many, and it is thin.',
      'The oath for the mother’s sword came nearer, for {foe} is afraid. His shirts are worn through at one shoulder, a washerwoman said. Somebody taps there.',
      'You came nearer to the sword: {foe} was offered a new one, and could not let go of the old. His hand shook.',
      'You came nearer to the sword, and {who} has cut a new broom for the day when you bring it. It stands in the house, by the bed.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Seek at {place} for what fell when the mound was robbed.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search the ground that the robbers crossed',
          description: 'They shared out here what they had, and were not so drunk that they left no snare.',
          success: [
            'You found the pin that fell when the mound was robbed: it had held the sword to the mother’s belt. There was a snare, and you stepped over it. There was white hair, a bead, and then the pin. {who} had carved it as a child. It was to be a duck.',
            'The mother’s belt-pin lay in a mouse’s nest, and you found it. First you looked along the ground with one eye, and there stood the snare. You took that away. Then you combed the place with your fingers. One thread, red. One duck of bone, made by {who}, small.',
            'You found what the robbers lost: one bead, and the pin with {who}’s duck on it. Four dents showed where they had sat and shared. You did not step between those. The pin hung in the loop of a snare. It had caught nothing else, and the duck swam in it.',
          ],
          failure: [
            'You trod in the robbers’ snare and hung by one foot, and got nothing that they had dropped. The tree stood up with you. You turned, and turned. You saw one bead from up there, and could not reach it. It saw you.',
            'A magpie found what the robbers had dropped before you did. You went over the ground from one side, she went from the other. Something white flew up into an oak. You climbed after it. There it was eggshell, and she told the whole wood.',
            'You searched the robbers’ ground from the stone to the stream, and what they dropped you did not find. Cattle had been on it, and sheep, and cattle. Get up off your knees. Warm them.',
            'You dug where three crows sat, and got a sheep’s jaw, and nothing out of the mound. The crows knew. They had eaten the sheep. The mother’s thing lies there yet.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Throw {foe}’s champion in {place} before witnesses.',
        offer: does(['force', 'strength', 'medium', 'serious'], {
          action: 'Throw the champion in {place}',
          description: 'The champion lifts a calf each day, and it is by now three years old.',
          success: [
            'You threw the champion of {foe} before witnesses, and he told what was done in the mound. He stayed down and spoke to the sky. He had held the lamp. She looked round at him, he said. {foe} had to break two of her fingers. Two, and they heard it.',
            'You got under the champion’s arm and threw him, and all of {place} saw it. He lay and looked at the sky. Then he said it aloud: {foe} robbed the mound by night.',
            'You threw {foe}’s champion at the third hold. He lifts a calf, but a calf does not lift him. He sat up and told the witnesses whose sword it is.',
          ],
          failure: [
            'The champion of {foe} threw you up on the roof, and you came down through it. He does that standing. They all shook his hand. He alone was not merry. He picked straw out of your hair. “Does she sleep?” said the champion.',
            'You could not lift {foe}’s champion, and he put you in the horse-trough. You took him by the belt, and he let you. He let you until your arms shook. “Ready?” said the champion. Then there was water, and many faces above it.',
            'The champion took you by belt and neck and set you on the calf, and the calf ran. So you did not throw him. {place} laughed on both sides of the street. He waits there for the next.',
            'You held the champion once, you held him twice, and the third time he held you. Down you went, in front of all who should have witnessed. He gave you a hand up. It was a big hand.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn in {place} from a smith how the old bronze breaks.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Ask the smith how old bronze breaks',
          description: 'It is a thing that smiths do not tell, and you must hold the tongs meanwhile.',
          success: [
            'The smith told you how the old bronze breaks: one strikes where it was mended, three fingers from the guard. He hung a blade by a hair and rang it. Here it sang. There it sang. Here it was dumb. “They are all mended there,” said the smith.',
            'You held the tongs and kept still, and the smith told you how the old bronze breaks. Cold, he said, and on the flat. He showed it on a ring. It rang, and it was two.',
            'The smith told you, when the work was done and the fire low: old bronze breaks where the rivets go in. Strike there. He said it to the tongs, for smiths do not tell people.',
          ],
          failure: [
            'The smith told you nothing of old bronze, for you took the tongs by the wrong end. You stood with both hands in the trough. He went on and broke bad ends off, one after another. He did it with his back to you.',
            'You asked the smith at the wrong time, and he missed the colour and would not speak. There is one colour and it does not wait. He put the blade back in the fire. “My father asked too,” he said. “Once.”',
            'You let the iron slip from the tongs, and the smith told you nothing of bronze. It went through his apron, it went through the bench. He is standing at the anvil yet, and he is red.',
            'The smith talked of iron, and of iron, and again of iron, and never came to the bronze. You held the tongs till dark. Your arms were two ropes. Hang them up. Ask him again.',
          ],
        }),
      },
    ],
    ready: [
      '{foe} is at {where} with the sword, and with fewer men than he had, all the fires say. It is time to go there and take it. You tied your shoes with the knot that holds.',
      '{who} sent you word to go: the mother stood at the bed with one hand out, not two, and pointed. She pointed to {where}. There {foe} is, and there it hangs.',
      'There is no one left to ask, and one road, and it goes to {where}. Take the sword from {foe} now. He has laid a place by the fire, moved over, and put nothing in it.',
    ],
    test: {
      openings: [
        'You came to {where} to take the mother’s sword, and {foe} stood there with it drawn, among twenty spears. No sheath would hold it. It was a thin leaf, green at the edges. {foe} had not lain down for a year, and one saw it. “They all come for it,” {foe} said. “She comes too. Who is it to be?”',
        '{foe} was swearing in new men on the stolen sword, at {where}, and you stood in the line to get it. Each laid a thumb on the blade. When it came to you, you laid on the whole hand. “Whose is it?” you said. The ring went still. {foe} looked at that hand, and his mouth began to move, and had no word in it.',
      ],
      still:
        '{foe} still had the sword of {who}’s mother, and held it in both hands now. The tip shook. The shaking did not come from his end.',
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight {foe} for the sword',
          description: 'It has a name and eleven deaths on it, and yours is a weapon like others.',
          success:
            'You fought {foe} and struck the sword out of his hand. {foe} hit from above, as tall men do. You took it on the boss and came in low, from the left, cutting reeds. You hit the blade where it was mended. It stood in the turf before you, and no one touched it.',
          failure:
            '{foe} beat you, and the sword went through your guard and knew the way. You were on one knee. He could have ended it there. But he had turned round to see who spoke, and no one had. Your feet took you out through the ring.',
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Pull the sword from the oath-ring and run',
          description: 'There are twenty young men, barefoot, and they have been sitting still too long.',
          success:
            'You pulled the sword out of the oath-ring and ran, and they did not catch you. They were younger, and lighter, and twenty. But it drew you by the fist, a dog that smells the house. One by one they dropped. {foe} ran last and longest, and then {foe} stood.',
          failure:
            'You ran with the sword, and they had you after nine paces. A spear-butt took your shins. You lay on a thing that one does not lie on. They pulled it out from under you. {foe} wiped the blade with a sleeve, and wiped, and it was clean.',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call the dead mother before the spearmen',
          description: 'You must call her by her name, in the open, and she comes to it.',
          success:
            'You called the mother by her name, and {foe} gave up the sword in front of all. Three times you called. You told them how she sat, hands out. A boy looked at his thumb. Then all looked at a place beside {foe}. {foe} held it out to that place, by the point.',
          failure:
            'The spearmen beat their shields so loud that nobody heard the mother’s name from you. You called it once. You called it twice. The third time you could not hear it yourself. You left there with ringing ears. {foe} had a finger in each of his.',
        }),
        does(['patience', 'perception', 'medium', 'slight'], {
          action: 'Lie by until {foe} nods and the hand opens',
          description: 'You would lie on the ground among their feet, for as long as it takes her to come.',
          success:
            '{foe}’s hand opened at last, and you took the sword. You had lain among their feet. They drank, they slept. {foe} sat and talked to the end of a bed that was not there. “Take it, then,” {foe} said. You lifted one end. Somebody lifted the other.',
          failure:
            'A man stood his beer on you, and it spilt, and so they found you lying there. You had not yet touched the sword. They ran about with brands. You lay the rest of it out in the bog, up to the nose. From there you watched {foe} not sleep.',
        }),
        does(['gift', 'endurance', 'medium', 'none'], {
          action: 'Offer {foe} sleep in exchange for the sword',
          description: 'You would have to stand at the end of the bed yourself, and meet the dead mother.',
          success:
            '{foe} gave you the sword for one sleep. “Lie down,” you said. “I stand here and tell her.” He lay down. Something came and stood by you, read your face, and went. When you left {foe} snored. The spearmen had taken off their boots, so as not to wake him.',
          failure:
            '{foe} lay down, and got up again, and would not let go of the sword. It had grown to the hand, he said. You stood at the bed’s end until your knees went. She came and looked at you. She shook her head and held up one finger: wait.',
        }),
      ],
    },
    triumph: [
      'You brought the sword home, and it lies over the knees of {who}’s mother. {who} handed it down to you through the roof. You laid the hilt on the left. Nothing moved. Then you saw that her face was not to the door any more. New turf went on the hole, and {who} swept it. Below the hill {who} laughed and looked round for who had laughed. One sword, two knees. It is full.',
      '{who} sleeps, for the sword is back in the mound and the mother does not come. The dogs stood round the bed and looked. You sat outside on the new turf with your hurts tied up. The ground gave one sound under you. So a woman sounds who finds what she had put down. You wished her a good sleep, and it came back to you, from below. There were no words in it. Fold the last finger.',
      'You gave the dead mother her sword, and her two hands closed on it. First the one. Then the other. {who} saw it, and you, and the lamp: three in there, and she was the fourth. Nobody had been pleased with {who} for a long time. Before the roof was shut you were both patted on the cheek. A moth does it so. Four, and one went to sleep.',
      'The sword went home by the road that it had come, and {foe} has it no longer. All along they had put their brooms before the doors, bristles up. We do that for a bride. {who} walked in front and swept. At the mound you let it down into the dark on a rope. Someone took it. It was a firm pull, and dry. The rope came up with nothing on it.',
      'You laid the sword where it belonged, and {who} has the mother’s peace again. “How did {foe} look?” said {who}. Smaller, you said. You put the turf on with your own hands, and ate on top, you and {who}. A third bowl had been filled. You looked at it, both of you. You looked at your own. When you looked again it was scraped clean. Three bowls. Count the mouths.',
      'One wrong, one oath, one sword brought back to {who}’s mother. So it is counted, and so it is cut. {who} stood on the mound with the broom upside down. A noise had stopped that nobody heard any more, it was so old. Then there were birds. “Were they there all this while?” said {who}. They were. Nine in the thorn, and one on the broom. Give them the crumbs.',
    ],
    loss: [
      '{foe} fell in a small fight over pigs, and the sword was buried with him, and you never got it. It is under some hill. Nobody knows what hill. {who} sweeps on. There is turf over the hole in the mound, and it will not grow. It lies there, a hat. When you come by you press it down. It is always a little lifted. One hand below does that.',
      'You told {who}’s mother yourself that you had not brought the sword. You went in and sat down, knees against her knees. You said it once. Then you laid across them the best that you had, and it was a good blade. When {who} came to sweep, it lay outside. It was wiped clean, with the handle to the path. She has sent it back. So you have yours, and she has none.',
      '{foe} had the sword melted, since it gave no peace, and so you cannot bring it back. It made nine rings for nine brave men. All nine are dead. {who} bought four of the rings and hung them on her fingers, and they slip. For the others she goes about herself. She stands at many beds. She was at yours. Four of nine. Leave your hands above the hide, so that she sees.',
      'Others killed {foe}, over something else, and the sword was gone, and you had no one to take it from. {who} heard that, broom in hand, and swept to the end of the path. There {who} leaned the broom on a stone and walked down the hill. We have not seen {who} since. You shut the mound as well as you could. It was opened again, from inside. Do not count that one.',
    ],
    fates: {
      triumph:
        '{who} sleeps and has grown round. {foe} lost the spearmen with the sword and keeps bees. Bees do not ask what one was.',
      loss: '{who} sits up by the bed, with a second cup. {foe} is sung of in four valleys, and lies in none of them that we know.',
      death:
        'They sat you at the mother’s left with your own weapon on your knees, and {who} sweeps for two. {foe} gave the sword back that same year.',
    },
  },
];
