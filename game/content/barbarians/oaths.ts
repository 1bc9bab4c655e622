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
      '{who} asked you to bring home a daughter. Nine years ago {who} gave her to {foe}, as a pledge for peace. {foe} has broken the peace, and keeps the girl in the hostage house at {where}. {who} had stolen no cow in all that time, and burned no roof. You laid your hand on the doorpost, on the notch of her height, and three times you swore it.',
      '{foe} holds {who}’s daughter at {where}, and has no more right to her. She went there at five, as a pledge for peace, and {foe} broke the peace. {who} still sets out a bowl for her at each meal, and asked you to fetch her. You took salt on the tongue and swore it.',
      '{who} asked you to bring home a girl from {where}: {who}’s daughter, who is {foe}’s hostage there. She was given for a peace. {foe} broke that peace at table, before a hundred people, and did not send her home. The law says that she goes home. She is fourteen. You laid your hand on a small shoe of hers and swore that you would bring her.',
      '{who} asked you to bring back a child. She was given to {foe} nine years ago, to seal a peace. {foe} broke the peace and stole forty cows from {who}, and keeps the girl too, in the hostage house at {where}. You swore on her cow-stick to bring her back, three times. At the third the cows looked up.',
      '{who} asked you to bring home a girl of fourteen from {foe}’s hostage house at {where}. She is {who}’s daughter, given small, for a peace. It is {foe} who broke it. {who} had cloth for a coat and did not know how long to cut it. You laid both hands on the cloth, and three times you swore to bring her home to be measured.',
      '{who} asked you to fetch home a daughter, whom {foe} holds as a hostage at {where}. She went there as a pledge for peace, and {foe} broke the peace and kept her. {who} calls in each cow by name, and last the girl’s, and nothing answers. You stood at the gate with {who}. You called the girl’s name too, three times, and swore to bring her in.',
    ],
    advances: [
      'It was known now in which house of {where} the girl slept, and on which side its door was.',
      'A carrier who sold salt at {where} drew the hostage house for you: one way in, one dog, two old guards.',
      'An old man who knew the law would say to {foe}’s face that {who}’s daughter must go home. He counted it off on three fingers.',
      'The girl knew by now that somebody was coming for her, and she had packed her bundle. A herd-boy of {foe}’s had told her.',
      'A thatcher who had mended {foe}’s roof told you where the wall of the hostage house was thin.',
      'Seven herders gave their word to be out of your way on the day when you fetched the girl.',
      'Six tribes had children in {foe}’s house, and the mothers of all six would now speak for {who}’s daughter. Each sent you a cake.',
      '{foe}’s own mother said at table that the girl should go home. So there was one voice for you in that house.',
      'An old hostage sent you the word that the dog at {where} obeys, and so the dog would let you by.',
      'Two bards sang in the valleys that {foe} keeps a girl against the law, and people began to say it openly.',
      'The girl sent you a thread with a knot for each guard, so that you knew how many there were.',
      'Two of the guards at {where} went home to their cows, and fewer were left to watch the girl.',
      'The lock on the hostage house was new, but a smith told you that the wood behind it was rotten.',
      'People at {where} laid bets that you would get the girl, and some of them wanted to win. {foe}’s cook put up a ham.',
      'A tinker had heard the girl knock on the wall, three long and one short. By that knock you would know her.',
      'A woman of {where} would keep the gate unbarred for you, since two daughters of hers sat in another chief’s house.',
      'A boy told you on which day {foe}’s men drink, and on that day the yard would be badly kept.',
      'The elders who had made the peace nine years before remembered the words, and would swear that {foe} broke it.',
      'The girl had moved her bench close to the gate, a finger a day, so that she could be out quickly.',
      '{who} had a coat and a bed ready for the girl, and four cousins who would walk with you to {where}.',
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
          description: 'Over food that he had as a boy he may tell you how to get by him; he comes there to be alone.',
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
          description:
            'He knows the girl’s window and door; but he mends a wheel, he is in love, and he has not spoken since the leaves fell.',
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
      'You have the law and half the valley behind you. Now go to {where}, stand in {foe}’s yard, and ask for the girl.',
      'All the fires say that you are coming to {where} for {who}’s girl, and {foe} has heard. It is time to go in, by the front, and ask for her.',
      'Six mothers walked with you to the last field before {where}. All is ready, and you can go in to {foe} and claim the girl. {who} has waited long enough.',
      'What could be done from outside is done. Take the middle of the road to {where} now, and ask {foe} for the girl. Let them all see you come.',
      '{who} has sent you a pair of shoes for the girl, for the way home. Nothing is left to wait for. Go to {where} now, and ask {foe} for her before everyone.',
    ],
    test: {
      openings: [
        'You stood in {foe}’s yard at {where} to fetch {who}’s daughter, and the whole tribe had come to look. {foe} sat on the high seat, and would not give her up. In the door of the hostage house she stood, a girl with long legs and a bundle. “I have fed her for nine years,” said {foe}. “Why should she go with you?”',
        'You came to {where} to fetch {who}’s daughter, and {foe} put the hostages of six tribes in a row before all the people, and told you to pick her out. You had never seen her. “Lay your hand on the wrong one,” {foe} said, “and you stay too.” One girl was whistling between her teeth, low.',
      ],
      still:
        '{foe} still held {who}’s daughter, and you had sworn not to go from {where} without her. She stood in the yard with her bundle. {foe} had got up and wiped {foe.his} hands.',
      givenUp: [
        '{foe} had the girl taken back into the house, and the people of {where} drove you out at the gate. {who}’s daughter was still there. You could gather help and come again.',
        'The gate of {where} was shut behind you, with {who}’s daughter inside. {foe} shouted after you not to come back. You got away whole, and you could come back all the same.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Claim the girl aloud by the law',
          description: 'Whoever claims before a whole tribe and fails is theirs, to herd geese.',
          success: [
            'You claimed {who}’s girl by the law, and the tribe said it with you. Who swore. On what. Who broke it. Three times you said it, and the third time it was four hundred voices. {foe} looked for one shut mouth. There was none. Somebody ran for a comb, and a calf to go with her.',
            'You claimed the girl by the law, and {foe}’s own mother bore you out. She stood up from her bench. One peace, she said. One breaking, at my table. One child to go home. We do not shout down a mother in her yard. {foe} opened one hand, and there was no claim left in it.',
            'You claimed the girl by the law, and {foe} had no answer. You laid down three sticks: the oath, the breaking, the child. {foe} picked up the first. {foe} picked up the second. At the third the hand stopped. Who lifts that one breaks the law before all. The girl stepped over it to you. Three sticks, and one still lies there.',
            'You claimed the girl, and six tribes claimed with you, and {foe} let her go. Each of the six had a child in that house. One voice, two voices, six. {foe} counted the voices. {foe} counted the children. Better to give up one than six. “One,” {foe} said, with a finger up. It was she.',
          ],
          failure: [
            'You claimed the girl, and the tribe kept silent, and so you lost the claim. You were to herd {foe}’s geese. Forty geese. They would not go out at the gate with you. You stood before {foe} again, and you were the bitten one.',
            'You claimed the girl under the wrong name, and so the claim fell. You had the name of a child. At fourteen she has another, and {foe} knew it. Geese for you, two hands of them. They bit, you ran, they bit. She told you the right one over a fence, after. Keep it.',
            'Your claim to the girl fell, for you had laid your hand on nothing. The law wants wood under it, or bone. You had said it all to the air. {foe}’s people laughed. She did not. They walked you round to a goose-house, nine geese, and you the tenth.',
            'You claimed the girl by the law, and {foe} claimed back, and you lost. So much bread, {foe} said. So many shoes, nine years of them. Pay it, and take her. You could not count as high. They gave you geese to mind. The stick for it had been hers.',
          ],
        }),
        does(['gift', 'endurance', 'hard', 'grave'], {
          action: 'Offer yourself as pledge in the girl’s place',
          hurt: 'weariness',
          description: 'You would sit down in that house in her place, and the door is a low one.',
          success: [
            '{foe} would not have you for a pledge, and let the girl go. You had gone in past her and sat down on her bench. Your knees were at your ears. The whole yard saw it. “Look at the knees,” {foe} cried. “Take her and go.” Two knees, and they did it.',
            'You sat down as pledge in the girl’s place, and {foe} sent you both home. {foe} had fed a child there. You ate. One pot was bare, two pots were bare, and the third was the guards’ own. The old guard showed {foe} the bottom of it. “Out,” said {foe}. Two went out.',
            'You lay down across the sill as pledge, and {foe} could not get past you to the girl. We do not step over a pledge. {foe} walked up. {foe} walked down. It has one door only. The girl stepped out by it, for there was a pledge without her. Then you were let up. No peace was left to sit on.',
            'You went in as pledge, and the small hostages would not have it, and {foe} let the girl go. They had never seen a grown one on that bench. One wept, six wept, and then the mothers in the yard. {foe} put a hand over each ear. “Take her,” said {foe}. “And go with her.” Count who is left. We will come for them.',
          ],
          failure: [
            '{foe} took you into the house as a pledge, and did not let out the girl. The door was shut. It smelled of other people’s children. You counted the wattles. When they dragged you out again she stood by {foe}’s chair. She held it with one finger only.',
            'You offered yourself as pledge, and {foe}’s elders would not take you for the girl. A pledge is somebody’s child. “Whose are you?” they said. Whose? Ours. But none of ours stood there to say it. She went back into the door with her bundle. Bring one of us, to say it.',
            '{foe} took you as pledge and kept the girl as well. Two sat on the bench. She moved over, one hand. When you had kicked through the wattle {foe} held her by the plait. One in, one out. It was the wrong one that was out.',
            'You crept in at the low door to be pledge for the girl, and stuck there. Half of you was in. {foe} does not change a whole girl for a half. Four men pulled. First they pulled in, then they pulled out, and with the third the post came too. She was told to hold up the roof.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Wrestle {foe} for her in the ring',
          description: '{foe} has a neck like a gatepost, and was never yet thrown at home.',
          success: [
            'You threw {foe} in the ring, and the girl is yours to take home. You held each other by the belt so long that the hens fed between your feet. Then {foe} breathed. The dust fell from the roofs. “Pack her bread,” {foe} said, lying there.',
            'You threw {foe} in the ring, and so the girl goes home. You did not lift. We do not lift a gatepost. We dig at the foot: left, right, left. At the third {foe} stood on nothing. The whole tribe felt it in their shoes. One fall, and {foe} gave the word with it.',
            'You won the girl from {foe} in the ring, and her own whistle helped. {foe} had you by the neck. Three long she whistled, and one short, and every cow in the yard came. {foe} looked up. You did not. Down went {foe}, among the legs. The tribe saw it. The cows saw it. It holds.',
            'You and {foe} fell together, and {foe} lay under, and so the girl was won. Once you fell, and you were the one below. Twice you fell, and nobody knew. The third time they ran to see whose back was green. It was {foe}’s. Who argues with grass? None of us.',
          ],
          failure: [
            '{foe} threw you, and keeps the girl. You had the belt. Then you had the sky, the roofs, the sky. There was much yard in your mouth. {foe} set a foot on you, not hard. A tooth lay there. The girl picked it up and kept it.',
            'You wrestled {foe}, and could not move that neck, and the girl stays. You pushed. You pulled. You hung from it, with both feet off the ground. {foe} walked round the yard with you so. All had a look. Then you were set down among the pigs, and one of them made room.',
            '{foe} pushed you out of the ring, and so you did not win the girl. Who is out is beaten. You had one heel over the rope, no more. A grandmother laid her stick on the place. “Here,” she said, and tapped. One heel. Keep it in, the next time.',
            'You lost the fall to {foe}, for you looked at the girl. She held her breath. You saw it, and you held yours. {foe} breathed. Once you flew, twice you flew, and the third time you lay on the dung. Look at the neck, and not at the child.',
          ],
        }),
        does(['talk', 'perception', 'medium', 'slight'], {
          action: 'Ask the girl what she wants',
          description: 'Nobody has in nine years; if she says it before them all, {foe} can hardly keep her.',
          success: [
            'The girl said that she wanted to go home, and {foe} could not keep her after that. You had asked her. No one had, in nine years. “I want to see the doorpost,” she said. “Then I want to be asked again.” A grandmother laughed. They argued until the stew was ready, but it was settled.',
            'You asked the girl what she wanted, and she walked over to your side, and that settled it. It was nine steps. In all her years there none had seen her walk where she would. {foe} held out an arm for a bar. She ducked under it. “An arm is not a law,” said an elder.',
            'The girl said what she wanted, and {foe} could not hold her after it. “My cow,” she said. “What cow?” said {foe}. She told one, she told three, she told all nineteen by the horns. Nine years, and none was forgotten. “That one was never ours,” said {foe}’s people. They opened for her.',
            'You asked the girl what she wanted, and she wanted supper at home, and {foe}’s people took her part. They laughed first. Then a woman did not laugh. Two of hers sit in another chief’s house. She took up the bundle and carried it to the gate, and others went with her. {foe} was left with the dogs, and gave in.',
          ],
          failure: [
            'You asked the girl what she wanted, and she could not say it. Four hundred people were listening. She was fourteen. “There is your answer,” said {foe}. She looked at her bundle.',
            'You asked the girl what she wanted, and {foe} answered for her, and so it did not count. You asked again, and {foe} answered. The third time she opened her mouth, and {foe}’s hand lay on it. But all of them had seen that hand. Five fingers, over one mouth.',
            'You asked the girl in our speech what she wanted, and she did not follow it, and nothing was won. For nine years she has talked as they do there. She said one word back. You did not know that one. {foe} laughed. She says your word over, so as to keep it.',
            'You asked the girl, and she wanted two things, and so {foe} kept her. A friend sits in that house. A doorpost stands at home. She held out one hand, and she held out the other. “Let her stay till she knows,” said {foe}. Two hands, and you had asked for one word.',
          ],
        }),
        does(['patience', 'vigour', 'medium', 'slight'], {
          action: 'Sing her valley’s herding call to the girl',
          description:
            'It tells her that you come from home, and she may walk over to you; it has nineteen verses, and strangers listen.',
          success: [
            'You sang the herding call of her valley, and the girl came to you. At the first four verses they laughed. You sang of the bell-cow, the dun, the crooked horn. At the seventh a second voice had the tune. She walked over, singing. {foe} stood aside, as one does for cattle.',
            'You sang the herding call to its end, and the girl walked to you by it, and {foe} could not call her off. To the post she came, to the trough, to the ring. {foe} shouted her name. She did not turn. We do not turn while the herd goes in. At verse nineteen she stood by you.',
            'You forgot a verse of the herding call, and the girl sang it, and so she was known for {who}’s. It is the verse of the dun cow. Only that valley has it. Her voice came out small, then larger, then as large as a barn. “She is theirs,” said {foe}’s people. {foe} sat down. She was led out.',
            'You sang the herding call, and all the hostages sang it with you, till {foe} let the girl go to have quiet. They had learned it from her, in the straw. The dogs sang. The guards knew the end by heart. “Stop,” said {foe}. “Stop,” {foe} cried. The third time {foe} said, “Go.” She was the first to stop.',
          ],
          failure: [
            'Your voice broke at the eleventh verse, and the girl did not come. A cow came. She was {foe}’s, and would not be driven off. You had seen one thing: a foot in the door, and it kept time. One foot of two.',
            'You sang the call of the wrong valley, and the girl did not come. It has one cow more. She held her head on one side and waited for the dun, and no dun came. {foe}’s people clapped, for they like a song. Go over it again, cow by cow.',
            '{foe} had horns blown over your singing, and the girl heard no call. Two horns, four horns, and one drum. You sang with your mouth open, and there was nothing in it. She watched that mouth. She had three words off it when they pushed you out.',
            'You sang all the verses, and the girl could not come, for {foe} held her by the plait. At the first she swayed. At the tenth she swayed so that the plait was a tether. At the nineteenth {foe} had it twice round the fist. You had no verse left.',
          ],
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
      '{who} had the watch over the old fire of our people, and it went out. She asked you to bring a live coal of the first fire, from which ours was lit. New fire cooks meat, and that is all. The first fire burns at {where}. {foe} sits over it and gives to nobody. You took her fire-pot, spat in the dead ash and swore to bring one coal home alive.',
      '{who}, the hearth-mother, let the old fire of our people die, and asked you for a coal of the first fire. That burns still, at {where}. {foe} went off with it long ago, over a quarrel about soup, and gives none of it. One live coal is enough, if it lives the whole way in her fire-pot. You put both hands in the cold ash. Three times you swore to bring it.',
      '{who} let the old fire of our people go out, and asked you for a coal of the first fire. She had fallen asleep over it. The first fire lives at {where}. {foe} feeds it on bones and gives to nobody. “I cannot ask {foe.him},” said {who}. “I would eat raw first.” You swore, with a cold coal in your teeth, to bring a warm one in her fire-pot.',
      '{who} asked you for one living coal of the first fire from {where}, for the great hearth of our people is dead. She had kept it, and sat by it with the fire-stick on her knees. All had brought her their lamps, and lamps are no help. {foe} has the first fire, and does not share it. She gave you her fire-pot, and you swore to carry a coal home in it.',
      '{who} had let the great fire of our people go out, and asked you for help. All had seen it, for there was no smoke over the house. Only a coal of the first fire can light it again. {foe} has that fire, at {where}, and gives none of it. You drew a coal on your arm in ash, took her fire-pot, and swore to bring one home alive.',
      'The old fire of our people went out, and {who}, who kept it, asked you to fetch a new coal. It must come from the first fire, at {where}. {foe} keeps that one and lets none come near it. {who} may not leave the ash, so you must go. You wet a finger, took up some of the ash, and swore to bring a coal home alive in her fire-pot.',
    ],
    advances: [
      'You knew now which road {foe} had taken with the first fire: a black dot was burned in the turf at each twentieth step.',
      'A boy sang you {foe}’s song for feeding the first fire: first alder, then bone, never thorn. So you could keep a coal of it alive.',
      'A smith gave you a dust that keeps a coal alive while it is carried.',
      'A charcoal-burner told you how long {foe} can sit awake by the fire: two nights and no more.',
      'You had a lid of clay for your pot now, with one hole, and a coal lived longer under it.',
      'A man with a burned hand told you on what side of the fire {foe} lies down, and that the other side is free.',
      'You had kept a common coal alive in birch-bark for a whole day’s walk, and so you had learned how to carry one.',
      'A herb-woman knew {foe} from childhood and would speak for you at {where}.',
      'A goatherd told you of a back path to {where}, by which one comes close to the fire and is not seen.',
      'It was known now from what hill one sees the white smoke over {where}, so that you could not miss the way.',
      'A girl who brought {foe} wood told you when the fire is left alone: while {foe} goes for water.',
      '{who} had the first wood ready, alder and bone, and the hearth at home was swept for the coal.',
      'Three houses on the road home promised to give your coal a hearth for one sleep, so that it would not die on the way.',
      'An old man told you how {foe}’s fire is banked: with the ash of the day before. You carried a hatful of that ash.',
      'Two of those who fetched bones for {foe} were tired of it and would not hinder you at {where}.',
      'A potter had wrapped your pot in wet moss against the wind, and a coal stayed red in it.',
      'People said openly that {foe} does wrong to keep the first fire from all others, and some would tell {foe} so.',
      'A fisherman would take you and a coal over the lake, and that made the road home a day shorter.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for where {foe} rested with the fire.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Feel in the old ashes at {place}',
          description:
            'They may show how {foe} kept the fire alive; there are thirty hearths, one on another, and something lives under the lowest.',
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
        title: 'Have a better fire-pot made in {place}, that keeps a coal.',
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
          description: 'She saw the quarrel over it and has told nobody, and you will have to peel for her.',
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
      'Your pot is made and the moss in it is wet, and you can carry a coal home alive. Go up to {where} now and ask {foe} for one.',
      'You can carry a common coal from one sleep to the next, and it lives. It is time to go to {where} and get one of the first fire, from {foe}.',
      'All is ready: two pots, and moss for nine sleeps. White smoke comes from {where}, so {foe} is at the fire. Go there and get the coal.',
    ],
    test: {
      openings: [
        'You came to {where} for a coal of the first fire, and {foe} meant to give you none. It was a small white fire in a ring of black stones. {foe} sat by it with a crook and fed it a bone. “{who} let hers go out,” said {foe}. “Now she wants mine. No.” You had the fire-pot under your cloak, and it was empty.',
        '{foe} had built a wall of thorn round the first fire at {where}, to keep you from the coal. The wall was higher than a man, and the fire shone through the thorns. “No,” said {foe}, before you had asked. You had the pot for the coal under your cloak, and it was empty.',
      ],
      still:
        '{foe} still sat over the first fire and gave you no coal, and without one you could not go home to {who}. {foe} bent down with the crook, breathed on it, and looked up at you.',
      givenUp: [
        '{foe} drove you away from {where} with the crook, down the path, and you had no coal. The first fire burned on. You could come up there again.',
        'You had to leave {where} with an empty pot, for {foe} would not let you near the fire any more that day. You got down safe. The way up was not shut for ever.',
      ],
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Build a second fire to draw the first',
          description:
            'Fire will come to fire, the old ones say, and bring you a coal; but it comes across whatever lies between.',
          success: [
            'The first fire came over into your sticks by itself, and you had your coal. You had laid them well and sung: alder, then bone. Yours was a poor thing. But the white one lifted its head and put an arm along the ground. “It never did that for me,” {foe} said.',
            'You built a second fire, and the first one threw it a coal, and you took that. You had fed yours alder and bone. It was a beggar with its hand out. The white fire looked once, it looked twice, and the third time it spat. There the coal lay, among your sticks. “Spat is given,” said {foe}.',
            'Your second fire drew the first out of its ring, and {foe} gave you a coal to have it back. You sang, and it leaned. It leaned as far as {foe}’s stool. “Do not sing,” said {foe}. “Take one, and do not sing.” You held out the pot. In went the coal. You shut the lid, and your mouth.',
            'You laid a road of bones from the first fire to yours, and it came along the road, and so you had your coal. {foe} beat at it with the crook. It went under. It went round. At the third bone it was over. So a child runs to its mother’s sister. {foe} let the crook hang.',
          ],
          failure: [
            'One of your sticks was thorn, and the first fire would not come over. Both fires stood up and looked at each other. Then you had no brows. A black road lay between them, and it stopped one hand short of you.',
            'Your second fire would not burn, and so the first one did not come to it. The wood was green. You blew, you begged, you blew. There was smoke enough for one great house. {foe} sat in it and wept, and went on guarding the coals. We dry our sticks a year. Do it.',
            'You built your fire too near, and the first fire ate it and gave no coal. Alder, bone, the song: it had them all. It stood a finger higher after that. “It thanks you,” said {foe}. You sat there with both hands out. Between them was the place, and the place was black.',
            '{foe} poured water on your second fire three times, and you got no coal. Once you built it again. Twice you built it higher. The third time there was no dry stick left in reach. It is one bucket, with a crack. You counted how long it takes to fill.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Reach in and take the coal barehanded',
          description: 'The coal has been burning since the first people, and has got good at it.',
          success: [
            'You took the coal out of the first fire with your bare hand, and {foe} let you go with it. In up to the elbow, and slowly. A fire knows who runs. The coal lay in your palm and was an egg. You walked with it to the pot. You did not drop it.',
            'You took a coal with your bare hand, for the first fire knew whose hand it was. You said our grandmothers into it, one after another. At the first your fingers were in. At the ninth your arm was. It does not bite its own. {foe} saw the hand come out whole, and moved over, and let you by.',
            'You had the coal in your bare hand at the third try, and {foe} did not hinder you. Once it rolled away. Once your hand opened. Then you shut your hand and did not ask it. “So did I,” said {foe}, and turned up a palm. It was as smooth as a spoon. The coal was in your pot by then.',
            'You took the coal from below, with your bare hand, and so got away with it. A fire looks up. It does not look down. You went in through the ash, a mole, slowly, by feel. The oldest lie there. One of them came into your palm. {foe} was feeding the top, and looked at the top.',
          ],
          failure: [
            'You had the coal and your hand opened, and it fell back in the fire. A hand has its own will. {foe} put your arm in a pail of milk up to the shoulder and held it there. {foe} cursed you all that while. The hands were soft.',
            'You reached in for the coal, and your sleeve took fire, and you came out without one. The sleeve was a torch. You ran, you rolled, you sat in a brook. {foe} had not got up for that. One sleeve less. The coal sits where it sat, and is red.',
            '{foe} struck down your arm with the crook, and you did not get the coal. Your hand was in to the wrist. Two fingers had it. The crook came on the elbow, where it sings. Both fingers opened. It reaches three steps, that crook. Now you know how many.',
            'You brought out a coal in your bare hand, and it was the wrong one, and it died. It was common wood. {foe} lays such round the edge, for hands that come in a hurry. You had carried it six steps. The white ones lay in the middle, and all of them looked at you.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Sit down to outwatch {foe} at the fire',
          hurt: 'weariness',
          description: 'Whoever sleeps has lost it, and {foe} has had forty years in which to practise.',
          success: [
            'You sat longer than {foe}, and {foe} gave you half of the coal. You watched the fire, {foe} watched you. Nobody went for wood. It burned down to one red eye. “If we both sit, it dies,” you said. “Then blow,” said {foe}, “and take your half.”',
            'You outwatched {foe} and took a coal, for {foe} had begun to talk. Nobody had sat there in forty years. {foe} told you the first year. {foe} told you the tenth. At the thirtieth the chin sank. You lifted one coal out with two sticks, and laid a bone on for {foe}. It was not to go out.',
            'You sat until {foe} slept, and so you got your coal. You had not looked into the fire at all, for it is a fire that lulls. You looked at {foe}’s eyelids. Those are two doors: half down, all down, shut. Then the crook fell. You laid it across {foe}’s knees, and went on the sides of your feet.',
            'You and {foe} both fell asleep at the fire, and you woke first, and so the coal was yours. Herders wake so. A calf had moved in your dream. There sat {foe}, with an open mouth. There burned the fire, and none watched. You shut one coal in the pot. Two slept. One woke. Cut that one.',
          ],
          failure: [
            'You fell asleep at the fire before {foe} did, and so you lost the coal. You had bitten your tongue. The fire got up, walked round, and was your mother. {foe} shook you by the arm. A bed of ash was made for you, and a cloak was on it.',
            '{foe} laid a grey leaf on the fire, and you slept, and so you lost the coal. {foe} breathes that leaf each day and is used to it. You smelled it once. You smelled it twice. You woke by the brook with your boots on your chest. Two boots, and the pot between them, empty.',
            'You got up from the fire for wood, and {foe} did not, and so you had lost. You had sat through two sleeps. Your back was a board. You went three steps. “Up is asleep,” said {foe}. “Did nobody tell you?” The steps were counted to you aloud, there and back.',
            '{foe} sang to you at the fire, and you were asleep before the end, and lost the coal. It was the cradle-song of our own house. {foe} has it from the same grandmothers. First your hands slept. Then your knees. Through hunger you had sat, and through smoke, and not through that.',
          ],
        }),
        does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell {foe} how the quarrel with {who} began',
          description: 'A cook put salt in {foe}’s soup, and {who} was blamed; {foe} may not wish it known.',
          success: [
            'You told {foe} that not {who} but the cook salted the soup, and {foe} gave you a coal for it. {foe} sat without a word. Then came a noise, and it was a laugh. “Forty years,” {foe} said. “And it did want salt.” The biggest coal was picked out. A word for the cook went with it, and you do not repeat that.',
            'You told {foe} that the cook had salted it, and {foe} gave you a coal for {who}. {foe} did not laugh. “I threw a spoon at {who},” said {foe}. Forty years that spoon had been in the air. Now it came down. The coal was laid in your pot with two hands, so that it should not knock.',
            'You told {foe} of the salt and the cook, and {foe} believed it and gave you a coal. {foe} asked three things. How much? A hand. When? Before {who} came in. Who saw it? A cat. At the cat {foe} nodded. We do not make up a cat. Take the red one, {foe} said, on the left.',
            'You told {foe} all of the soup from the turnips on, and at the salt {foe} wept, and you had your coal. There had been no quarrel. There had been one hand too many in a bag. {foe} opened the ring of stones with the crook, one, two, three. There was room for you to reach in.',
          ],
          failure: [
            'You told the soup badly, and {foe} drove you off with the crook. You had begun at the salt. From among the stones you heard {foe} say over all who were in the kitchen. There were seven. One by one {foe} struck them out.',
            'You told {foe} that the cook had salted it, and {foe} took it for a trick. “{who} sent you to say that,” said {foe}. You said no. You said it again. The third no was too loud. The crook was laid across your way to the coals, and it lies there.',
            'You told {foe} of the soup, and {foe} would not hear it, and gave no coal. A finger went into each ear. You said it louder. You sang it. You drew it in the ash: a pot, a hand, a bag. {foe} rubbed it out with one foot, and looked at the sky.',
            'You told {foe} who salted it, and {foe} was angrier than before, and you got no coal. “Forty years,” said {foe}, “and for nothing?” You had no word for that. Nobody has. {foe} walked round the fire three times and struck the stones. It is a big thing to swallow. Give it room.',
          ],
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search behind the fire for thrown-out coals',
          description: 'What is raked out is hot still, and {foe} throws stones at whatever goes near it.',
          success: [
            'You found a live coal in the ash that {foe} throws out, and took it. We all rake out behind the stones, and so does {foe}. You crawled with your cheek on the warm ground. In all that grey one spot breathed. “Thrown away is not stolen,” you called, from far off.',
            'You found a live coal in {foe}’s ash pit, for a hedgehog lay asleep on the place. She lay on her back. You moved her over, one hand. It was red under her. {foe} threw two stones at you, and the third at her, and it missed. You had the coal. She had the warm hole.',
            'You got a coal from the ash pit, and {foe} raked it out to you. You lay behind the stones and did nothing. One rake came, and it was grey. Two came. With the third came a red eye, down the slope as far as your chin. It blinked. You set the pot over it. What is raked out is ours.',
            'You dug in the ash pit under nine stones of {foe}’s, and came away with a coal. You did not run. One stone, and you dug. Two stones, and you dug. After the ninth there were only the black ones, round the fire. “I need those,” said {foe}, and sat. Your next handful was red.',
          ],
          failure: [
            '{foe} saw you at the ash pit and threw stones, and you came away without a coal. The first told you that you were seen. The second told you that {foe} once kept goats. In your pot was ash. You dug it through, twice, and it was cold.',
            'You dug through {foe}’s ash pit, and nothing in it was alive. The dish-water goes there too. It was porridge, grey, up to the elbow. One stone came over, and a second. You went back round the black stones with your arm held away from you. No coal, and you smelled of leeks.',
            'You looked for the ash pit on the wrong side of the stones, and found no coal. There were bones, there were shells, there was half a bowl. A midden is not a pit. {foe} let you dig. Then three stones came, and they came from the other side. Now you know where.',
            'You had a red coal out of the ash pit, and it was dead before your lid was off. You ran with it on two sticks. A coal that runs is a coal that dies. {foe} told you so, and kept the stones in the lap. Walk. And take off the lid first.',
          ],
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
      '{who} asked you to fetch home a sword. It lay over the knees of {who}’s dead mother, in her mound, and {foe} went in by the roof with a spade and took it. Now {foe.he} wears the blade, wins with it, and sits at {where}. The mother stands at {who}’s bed each night with empty hands. You swore to fetch it.',
      '{foe} robbed the mound of {who}’s dead mother and took the sword that lay on her knees. It is with {foe} now, at {where}. {who} asked you to bring it back. “Say it to her,” said {who}. In the mound you swore it to the dead mother, three times.',
      'The sword of {who}’s dead mother hangs at {foe}’s side, at {where}, and it was dug out of her mound. {who} asked you to bring it home. {foe} had come in by the roof and pulled it out of her hands, and since then she does not rest. {who} told you the name of the sword, in one ear. You swore by that name to bring it.',
      '{foe} broke into the mound of {who}’s dead mother and took her sword, and {who} asked you to get it back. With that blade {foe} is a great man at {where}. {who} showed you with two hands how the mother had held it. Without it she does not rest. You swore to {who} to bring it back to her.',
      '{foe} robbed the mound of {who}’s mother, and took the sword that she was buried with. Now {foe.he} wins with it at {where}. The dead mother comes to {who} each night through the wall, palms up. {who} asked you to bring it back. You lay down on the mound with your mouth to the turf, and swore to the mother that you would.',
      '{foe} opened the mound of {who}’s dead mother and took the sword that lay across her knees. It is at {where} now. Without it the mother does not rest. {who} asked you to bring it back, and led you into the mound, and you saw the empty place on her knees. There you swore to go.',
    ],
    advances: [
      'A young spearman heard what you had sworn and left {foe}, and so one spear fewer guarded the sword.',
      'Two men of {foe}’s went home with their shoes in their hands, for fear of the dead mother. {foe} had fewer people at {where}.',
      'A charcoal-man told you that {foe} hardly sleeps, for the dead mother comes to the bed. A tired man is easier to beat.',
      'You learned how the sword of {who}’s mother is held: low, as one cuts reeds. {foe} was too tall for it.',
      'No sheath stayed on the stolen sword, so {foe} had to carry it bare, and everybody could see whose it was.',
      'You knew now on which side of the fire {foe} sits at {where}, and that the sword lies on the knees.',
      'A washerwoman from {where} would leave the back gate on the latch for you.',
      'The spearmen at {where} had been told whose grave was robbed, and some of them were ashamed of it.',
      'An old fighter showed you the one blow that {foe} always strikes, from above, and how to step out of it.',
      'A witness was found who had seen {foe} climb out of the mound with the sword, and he would say it aloud.',
      'A goose-herd told you the path through the bog to {where}, which {foe}’s men do not watch.',
      '{foe} quarrelled with the spearmen over pay, and several would not fight for the sword.',
      '{who} told you the name of the sword, and a sword with a name can be called.',
      'A bard sang at three fires that {foe} robs dead women, and people began to laugh at {foe} for it.',
      '{who}’s kin would keep the road from {where} to the mound free for you, if you came running.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Seek at {place} for what fell when the mound was robbed.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search the ground that the robbers crossed',
          description:
            'They shared out here what they had taken, and something may have fallen; they were not so drunk that they left no snare.',
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
          description:
            'He was in the mound with {foe}, and thrown he may tell it; he lifts a calf each day, by now three years old.',
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
          description:
            'So you will know where that sword is weak; smiths do not tell it, and you must hold the tongs meanwhile.',
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
      '{foe} is at {where} with the sword, and with fewer men than he had, all the fires say. It is time to go there and take it.',
      '{who} sent you word to go: the mother stood at the bed with one hand out, not two, and pointed. She pointed to {where}. There {foe} is, with her sword.',
      'There is no one left to ask, and one road, and it goes to {where}. Take the sword from {foe} now.',
    ],
    test: {
      openings: [
        'You came to {where} to take the mother’s sword, and {foe} stood there with it drawn, among twenty spears. No sheath would hold it. It was a thin leaf, green at the edges. {foe} had not slept well for a year, and one saw it: the dead mother came each night. “They all come for it,” {foe} said. “Come and take it.”',
        '{foe} was swearing in new men on the dead mother’s stolen sword, at {where}, and you stood in the line to get it. Each laid a thumb on the blade. When it came to you, you laid on the whole hand. “Whose sword is this?” you said. Twenty spearmen stood about and went still. {foe} held the sword fast and knew you for an enemy.',
      ],
      still:
        '{foe} still had the sword of {who}’s mother, and you were not leaving {where} without it. {foe} held it in both hands now. The tip shook.',
      givenUp: [
        'The twenty spearmen drove you out of {where}, and {foe} kept the mother’s sword. You got away over the hill. You could come for it again.',
        '{foe} had you chased from {where} with spear-butts and stones. You ran until nobody followed. The sword was still there, and you could try once more.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Fight {foe} for the sword',
          description: 'It has a name and eleven deaths on it, and yours is a weapon like others.',
          success: [
            'You fought {foe} and struck the sword out of his hand. {foe} hit from above, as tall men do. You took it on the boss and came in low, from the left, cutting reeds. You hit the blade where it was mended. It stood in the turf before you, and no one touched it.',
            'You fought {foe} and took the sword, for his arm was worn out with holding it. You did not strike. You let him strike. Ten cuts came, and ten more, and then one that stayed in the ground. You set your foot on the blade. He sat down beside it, and his hand came off. A hand can be tired too.',
            'You beat {foe}, and the sword itself let him down. It turned in his grip. Once it slapped you with the flat. Twice it slapped you. The third time it turned all the way, and the edge was toward him. He saw that. He threw it from him, and you caught it, and it lay still.',
            'You beat {foe} in the ring of his spearmen, and so the sword came to you. You went in close, under his chin. A long blade is no good there. There it was belts and breath. You knocked his fist on his own shield-rim: one, two, three. The fingers flew up. They were birds.',
          ],
          failure: [
            '{foe} beat you, and the sword went through your guard and knew the way. You were on one knee. He could have ended it there. But he had turned round to see who spoke, and no one had. Your feet took you out through the ring.',
            'You fought {foe}, and you could not see the blade for its thinness, and he kept it. You saw three of it. You hit at the first. You hit at the second. The third was the right one, and it lay on your neck. It did not bite, and {foe} looked at it, and pushed you out.',
            'You fought {foe}, and his spearmen stood so close that you lost. You had no room to swing. A thin blade wants none. One shield was in your back, one was in your ribs. Then they passed you out over their heads, feet first. Twenty pairs of hands, and none let you fall.',
            'You struck the sword in {foe}’s hand, and struck it where it is whole, and it did not break. It rang. Your arm rang with it, up to the teeth. You stood there and could not open your fist. {foe} walked round you once, and pushed you over. Nearer the guard. Three fingers from it.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Snatch the sword from {foe} and run',
          description: 'There are twenty young spearmen, barefoot, and they have been standing still too long.',
          success: [
            'You snatched the sword and ran, and the spearmen did not catch you. They were younger, and lighter, and twenty. But it drew you by the fist, a dog that smells the house. One by one they dropped. {foe} ran last and longest, and then {foe} stood.',
            'You ran off with the sword, and the spearmen stayed, for they had sworn on that blade. Who swears on a blade does not run it down. One looked at his thumb. All looked at their thumbs. So {foe} ran by himself. He had lain in no bed for a year. At the second hill he lay down.',
            'You snatched the sword and went over a bog with it, and none of the spearmen could follow. You are one. They were twenty. The first sank to the knee. The second sank to the belt. The third turned round, to pull. You trod where the blade pointed. It knew where the old road lies.',
            'You got away with the sword, for you ran in among the cattle, and there they lost you. A spear is no good between cows. You went bent, belly by belly, with the blade along your leg. They looked for somebody running. Out you walked at the far side, behind a red one. Count the cows. One too many had gone by.',
          ],
          failure: [
            'You ran with the sword, and they had you after nine paces. A spear-butt took your shins. You lay on a thing that one does not lie on. They pulled it out from under you. {foe} wiped the blade with a sleeve, and wiped, and it was clean.',
            'You pulled at the sword, and the spearmen fell on you, and you did not get it away. You pulled, and twenty lay on you, a heap. {foe} lay below with the handle. They got up off you one by one. The last was the heaviest.',
            'You ran with the sword, and it would not go your way, and so the spearmen had it back. It pulled left, toward its mound. You pulled right. You ran in a ring, and in the end you ran into the spears. Go where it wants, the next time.',
            'You ran with the sword as far as a stream, and a thrown shield struck your legs, and you fell, and lost it. The blade stood in the bank and hummed. {foe} drew it out and begged its pardon. He left you lying in the stream. You were not deep.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call the dead mother before the spearmen',
          description:
            'If she comes the spearmen may leave {foe}; you must call her by her name, in the open, three times.',
          success: [
            'You called the mother by her name, and {foe} gave up the sword in front of all. Three times you called. You told them how she sat, hands out. A boy looked at his thumb. Then all looked at a place beside {foe}. {foe} held it out to that place, by the point.',
            'You called the dead mother, and the spearmen left {foe}’s side, and he gave up the sword. Each had heard his own mother in it. One took his cap off. One wiped his nose. The twentieth looked back from the trees. There {foe} stood alone with a thing not his. He laid it on the grass, and stepped away from it.',
            'You called the mother by her name, and the sword answered, and {foe} let it fall. At the first call it hummed. At the second the spears hummed with it, all twenty. At the third it was in his teeth. He opened his hand to make an end. You picked it up, and it was quiet.',
            'You called the dead mother once, and {foe} gave her the sword before them all. He saw her. “Behind you,” he said. “She holds out her hands.” No one else saw. But they saw him go down on his knees and lay the blade on two hands of air. It lay there. From there you took it.',
          ],
          failure: [
            'The spearmen beat their shields so loud that nobody heard the mother’s name from you. You called it once. You called it twice. The third time you could not hear it yourself. You left there with ringing ears. {foe} had a finger in each of his.',
            'You called the mother by a wrong name, and the wrong one came, and {foe} kept the sword. Some dead woman it was, out of the bog. She wanted a comb. The spearmen felt her in their hair, one after another. Then it was over. You had one sound of it wrong. Say it over, in one ear.',
            'You called the dead mother, and {foe} had his men sing, and she did not hear you. It was a song of beer. It has twelve verses, and they stamp in it. You called between the verses. The name is short. The between is shorter. He has the sword yet, and you have the song.',
            'You called the mother, and something came, and all ran from it, and {foe} ran with the sword in his hand. So there was nobody to be shamed. You stood there with her. Her palms were up. Then they crept back, one, two, twenty. He came first, for he could not sit in the bog.',
          ],
        }),
        does(['patience', 'perception', 'medium', 'slight'], {
          action: 'Hide among the spearmen until {foe} falls asleep',
          description:
            'Then you can take the sword from his hand; you lie on the ground among their feet, and {foe} hardly ever sleeps.',
          success: [
            '{foe}’s hand opened at last, and you took the sword. You had lain among their feet. They drank, they slept. {foe} sat and talked to the end of a bed that was not there. “Take it, then,” {foe} said. You lifted one end. Somebody lifted the other.',
            '{foe} nodded at last, and you drew the sword from under his fingers. You gave him a root to hold for it. The thumb came first, then one finger, then the next. At the smallest he said a word. It was not your name. His hand shut on the root. He holds it yet.',
            'You lay among the spearmen so long that {foe} took you for one, and gave you the sword to hold. His back itched. “Here,” he said, and did not look. You got up, as one gets up for water. You stepped over two feet, over twenty, over forty. The last two were his.',
            'You lay by until the dead mother sang {foe} to sleep, and the sword came loose, and you had it. We heard no song. We saw his head. Down it went, and up. Down, and up. The third time it stayed. The blade slid off his knee to your ear. You went away with it, on your belly, until nobody could see you.',
          ],
          failure: [
            'A man stood his beer on you, and it spilt, and so they found you lying there. You had not yet touched the sword. They ran about with brands. You had to run, and lay in a bog up to the nose. From there you watched {foe} not sleep.',
            '{foe}’s hand opened, and you reached for the sword, and a spearman trod on your wrist. He had got up to make water. He begged your pardon. Then he thought about it. He thought once, he thought twice, and the third time he yelled. The hand was shut again.',
            'You lay and waited for {foe} to nod, and you nodded first, and so the sword stayed with him. When you woke they stood round you, all twenty. “You slept,” said {foe}. “Here. You slept.” His mouth shook. They threw you in the stream for that.',
            '{foe}’s hand was half open, and a dog found you and licked your face, and you did not get the sword. He was glad of you. You lay still. You held your breath. You were licked. {foe} looked along that dog and saw one ear too many. They drove you out with spear-butts.',
          ],
        }),
        does(['gift', 'endurance', 'medium', 'none'], {
          action: 'Offer {foe} sleep in exchange for the sword',
          description:
            'You keep the dead mother from him for one sleep; you must stand at the end of the bed and meet her.',
          success: [
            '{foe} gave you the sword for one sleep. “Lie down,” you said. “I stand here and tell her.” He lay down. Something came and stood by you, read your face, and went. When you left {foe} snored. The spearmen had taken off their boots, so as not to wake him.',
            '{foe} took sleep from you and gave you the sword for it. You sat with one hand on his brow, as one does with a child. He named those whom he had killed with it. There were eleven. You said each name after him. At the eleventh the sword lay between you and him. Then it lay with you, and he slept.',
            'You bought the sword from {foe} with one sleep, and the dead mother held to it. “Does she know me?” he said. She does, you said. She counted it off at the end of the bed: one sleep, one sword. He snored before she had come to the thumb. She walked out ahead of you, to show the road.',
            'You lay down under {foe}’s own hide for him, and he gave you the sword. The mother came to the bed’s end, and it was you. She looked. You told her: on your knees it shall lie. She bent lower and looked again, and then she went. He had watched it over a shield. He held the thing out to you, handle first.',
          ],
          failure: [
            '{foe} lay down, and got up again, and would not let go of the sword. It had grown to the hand, he said. You stood at the bed’s end until your knees went. She came and looked at you. She shook her head and held up one finger: wait.',
            'You offered {foe} sleep for the sword, and he did not trust you for it. A herb-woman had offered it, a bard had offered it, and once a jug. “Sleep first,” he said. “Then the sword.” Down he lay. Up he sat. Something had tapped him on the shoulder. He looked at your hands, and both were full.',
            'You were to stand at the bed’s end while {foe} slept, and you ran, and so he keeps the sword. She had come as near as that post. You were behind the stones before you knew that you had feet. {foe} screamed once. He did not blame you. He moved over, to make room for you there.',
            '{foe} slept, and his hand did not, and you could not take the sword from it. It hit at you in the air. It had held on for a year, and no one had told it. You tried from the left. You tried from above. Then {foe} sat up. “Was that it?” he said. Nine breaths. It was not enough.',
          ],
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
