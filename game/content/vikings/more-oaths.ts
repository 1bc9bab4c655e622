import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const vikingMoreOaths: readonly OathContent[] = [
  {
    key: 'vikings/the-last-third',
    kind: 'protect',
    drives: ['vigour', 'perception'],
    title: 'Keep the old law-woman at {where} safe from {foe} until {who} has the law by heart.',
    who: { trade: 'law-pupil', genders: ['male', 'female'] },
    foe: { trade: 'land-taker', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['patience', 'craft'],
    sworn: [
      'The law of that country was in one old woman’s head, in three parts, and her pupil {who} had learned two of them. The last was the law of land. {foe} held nine farms against it, and had remarked that old women fall off things. She had gone to {where} to say it in peace. You swore to {who}, with a hand on her empty stool, that {foe} should not get at her.',
      '“It was a stone the first time,” said {who}, “and after that it was a mushroom.” {foe} had taken nine farms that the land-law would give back, and only the old law-woman knew the land-law; {who} was learning it from her, and had not got so far. She sat at {where} by then, behind a bolt. You swore upon the stone, which {who} had kept, to see that she lived.',
      'They asked the law-woman before the whole Thing whose the nine farms were. She answered that it would come in its place, in the last third. {foe}, who had the farms, left before the meal. {who}, her pupil, counted up how many people could say that third. It was one, and she was eighty, and went into hiding at {where}. You laid a hand on the court-ring and swore to keep {foe} from her.',
      '{who} could say the law on killing and the law on marriage, and had just begun on land, when somebody cut halfway through a rung of the old law-woman’s ladder. She took the hint, and her spindle, and moved to {where}. {foe}, who would lose nine farms by that law, was seen to be sorry that she had gone. You laid a finger in the notch, and swore to {who} to guard her.',
      'A law that nobody can say is no law: so it begins, and {foe} had understood it sooner than most. The land-law was known to one old woman at {where}, who was teaching it to {who} at her own pace. {foe} would pay well to hear that she was ill. Eleven people heard you swear to {who}, over the bread, that she should finish. The twelfth went off to tell {foe}.',
    ],
    advances: [
      '{who} sent word that they had got as far as driftwood. There were forty heads of land-law after that, and she had not coughed once.',
      'By then whoever went up to {where} after the old woman would have you to deal with. Two men had found that they were needed at home.',
      'You said over the one clause that you had picked up, about goats. It was still law when you came to the end, so that much was safe.',
      '{foe} had asked a cousin whether law-women are hard to replace. The cousin had told everybody, and people had begun to count the old woman’s visitors.',
      'A herring-wife had sent wool to {where} for the law-woman’s chest. Her brother, it turned out, used to own one of the nine farms.',
      'Three of the nine farms had been swept already, you were told, by people who hoped to move back in.',
      'The law-woman was informed of what you had done, and asked if it had been done in the proper order. {who} thought that this was praise.',
      'You had begun to look at ladders from below, and at mushrooms twice. {foe} was one trick the poorer.',
      'A man had been paid by {foe} to be at {where} before you. He had spent it, and in spending it had told people what it was for.',
      'Between boundary brooks and swarms of bees {who} had not made one mistake, and you were to hear of it, as having had a share in it.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find out in {place} whom {foe} has paid to go up to her.',
        offer: does(['talk', 'perception', 'medium', 'none'], {
          action: 'Drink with the man who spends too much',
          description: 'He treats all {place} out of new silver, and will ask why you drink so slowly.',
          success: [
            'He laid out the silver for you, being proud of it, and at the last piece his thumb shook. It was for an old woman, he said; he had had a grandmother. You let him tell you about her. By the bottom of the jug you had the path, the day and the signal, and he had decided to be ill.',
            'You asked him to teach you his throw at dice, and between throws he told you where he had his stake. {foe} had paid four men, and he was the one who was to knock. He looked at his knuckles for a time. Then he told you the names of the other three, in case anyone should wish to prevent them.',
          ],
          failure: [
            'He had noticed you noticing. He drank to you across the room, loudly, as a friend of old women, and everybody in {place} turned to see what one looks like. When they had finished looking his bench was empty.',
            'You sat down by the wrong man. This one had only buried an uncle, and he took you through the whole inheritance, to the last cow. Behind your back somebody paid in new silver and went off whistling.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Take wild honey at {place} for the law-woman’s throat.',
        offer: does(['explore', 'vigour', 'medium', 'slight'], {
          action: 'Climb up to the hollow oak for honey',
          description: 'They live in a cleft above {place}, out of reach, and have a law of their own about property.',
          success: [
            'You went up with wet moss smoking in a pot, and begged pardon of each comb. They let you have a hatful. It was carried to her the same day; and her voice, which had been failing at every third line, went through the law of pasture without a stop.',
            'Halfway up you met a bear’s claw-marks, which showed the best holds. You came down humming, with the bees still thinking it over, and the honey went to the old woman by a boy who was told not to lick. She had been whispering the law. Now it could be heard outside.',
          ],
          failure: [
            'The cleft at {place} was older than the bees, and there had been other visitors. You got your arm in to the shoulder and brought out a wing and some wax. It took you longer to get back the arm.',
            'You had forgotten that smoke goes upward, and that you were above it. They waited until you could not see, and then they came out by families. You ran by {place} with your cloak over your head, and the old woman went on croaking.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lay a false trail by {place}, that {foe} may look for her there.',
        offer: does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Walk by in an old woman’s shoes',
          description: 'You need the limp, the stick and the small steps for a whole mile, and may be overtaken on it.',
          success: [
            'You went by {place} at four feet to the stride, with a stick on the left, and at the worst of it you dropped a spindle. {foe}’s men found the spindle. They followed the shoes to the edge of a bog, and stood there with bared heads, and went to report that she was dead; so nobody looked for her at {where} that week.',
            'Beyond {place} a farmer’s wife called you granny and asked you a point of law, about hens. You gave judgement from inside the hood. She told it on, to the next who came by, who were {foe}’s men, and they searched that whole parish for you, house by house, in the wrong direction.',
          ],
          failure: [
            'You had the limp on the right leg going up and on the left one coming down. {foe}’s tracker stood over it for a good while. He told the others that there were two old women, and both of them were you.',
            'A boy carried your stick for you at {place}, being well brought up, and would not be sent home. He told you about his teeth. At the last gate he said that his grandmother did not jump ditches, and went to mention it to {foe}’s men.',
          ],
        }),
      },
    ],
    ready: [
      'There was nobody left for {foe} to send. {foe} would have to go up to {where} in person, or give back nine farms; and you had to be standing in the door by then.',
      '{who} sent word from the last head but two. {foe} was on the way to {where} with a ladder, and the old woman would not be hurried. It remained for you to stand in between.',
    ],
    test: {
      openings: [
        '{foe} came up to the hut at {where} with seven men and a ladder, as if to mend something. Inside the law-woman was saying the land-law to {who}, and did not lower her voice. “I shall not be long,” {foe} told you. You stood in the door. It was the only one.',
        'Through the wall of the hut at {where} you heard the old voice, and half a line behind it {who}’s. They had come to the ninth farm. {foe} stood outside with a torch that was not wanted for seeing by, and seven men, who studied their feet. “Tell her to come out,” said {foe}. “She must be tired.” You were between them and the door.',
      ],
      still: [
        '{foe} had stepped back from the hut at {where}, and spoke with the seven in a low voice. Indoors the law went on.',
        'The seven had leaned the ladder on the hut at {where} and taken it down once more. Behind the boards {who} was asked to repeat a clause, and repeated it.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the door against all eight',
          description: 'It is one man wide, and so are you; the law has an hour to run.',
          success: [
            'They came one by one, since the door allowed no more. The ladder was the worst. You got it crosswise at last, with two of them in it, like sheep at a hurdle, and behind you the old voice said that so ended the law. {foe} heard that as well as you did, and called them off.',
            'You had a bench, and used both ends of it. The fourth man asked whether he might sit down, and did, on the third. When there was only {foe} left before you, {who} put a head out under your arm, and began to say the ninth farm aloud; and {foe} lowered the axe to hear how it came out.',
          ],
          failure: [
            'You held it against three. The fourth had gone round, and took out the turf behind the bed; and you felt the draught before you understood it. The old woman was still speaking when they lifted you out of the way, but not of land.',
            'They did not come at you. They put the ladder through the door, with eight men on the end of it, and you went in before it and through the cooking-place. She lost the thread of what she was saying. It was the first time.',
          ],
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Say the land-law to his men yourself',
          hurt: 'blow',
          description:
            'You have it through the wall, one line at a time, and must give it out without a fault while they listen.',
          success: [
            'You took it from the boards at your back and gave it to the seven, line for line. At tenants’ rights one of them began to move his lips. He had been put off a farm himself, and had never heard that there was a word for it. Five of them took the ladder home, and {foe} was left to hold the torch.',
            '“Whoever takes land by stealth,” said the wall, and you, “his men go free of their service.” Nobody had told them. They asked to have it again, and had it again. Then they thanked {foe} for the food up to that day; and there was no more to be done with a hut by one person.',
          ],
          failure: [
            'The wall was thick, and she had no front teeth. You told the seven with great firmness that all stolen geese should be buried standing. They were respectful until one of them repeated it, and after that there was no holding them.',
            'You were at half a line’s distance behind her, and then she stopped to drink. You went on without her. What you made up was pretty, but {foe} knew the metre of law from the metre of fright, and nodded to the man with the ladder.',
          ],
        }),
        does(['flight', 'vigour', 'hard', 'serious'], {
          action: 'Run for it with her on your back',
          description: 'She weighs little and will not stop talking, and {who} must keep up or lose a clause.',
          success: [
            'You went out through the turf with her arms around your neck and the law in your ear, and {who} ran alongside saying it after her. You got a mile for each of the last three farms. On the far side of the burn she finished, and told you to put her down, and that you breathed in the wrong places.',
            'They had expected you to come out by the door. You had her over the ridge before the shout went up; she beat time on your shoulder. {foe}’s men could have caught you, {who} told people later, but they ran in a row, to hear the end.',
          ],
          failure: [
            'She would go back for the spindle. You ran without her for eleven steps before you missed the voice, and by then {foe} had a foot in the turf, and the spindle.',
            'You had the breath for it, and she had not: at each stride the law went out of her like air from a bag. {who} was holding her shoe. When you set her down, so that she might find the word, they were all around you.',
          ],
        }),
        does(['craft', 'perception', 'medium', 'serious'], {
          action: 'Sit in her chair in her hood',
          description: 'They will take the one who sits there, and they must not see your hands.',
          success: [
            'You let them carry you out, chair and all. They were gentle with you, which you had not looked for. It was a mile before {foe} turned back the hood, to say something that had been prepared; and at {where} by then the last farm had been said, and said again, and {who} knew whose it was.',
            'You mumbled, in there, the only law you had, about goats. {foe} stood in front of the chair with the torch and could not begin on somebody who was speaking. It went on until {who} came out from behind the woodpile with the old woman, and told {foe} that they had finished.',
          ],
          failure: [
            '{foe} said, “Good day, mother,” and you answered. It was well pitched, but she had not called {foe} anything but “that thief” since the first farm. They had the hood off you in a moment, and went to look under the bed.',
            'It was a fine hood and hid you to the knees; your boots stood out below. One of the seven had the same, from the same maker. He was so pleased that he called the others over.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Ask them to wait for the end',
          description: 'Nobody may break in on law while it is said; but you must stand there and not sit, as they do.',
          success: [
            'You reminded {foe} of the fine for interrupting. It was three marks a head, and came to twenty-four. So they waited; it would be only a few lines more; and the old woman, who had heard it through the wall, went back to the beginning. On the second day {foe}’s men knew the land-law themselves, and would not lift a hand to her.',
            'They stood and you stood. At the boundary-brooks two of them had to lean, and at the swarms of bees {foe} found a place on the ladder. When it was over no one could remember what they had been going to do first. {who} came out and named nine farms without a breath, and that settled it.',
          ],
          failure: [
            'They did wait, as long as it was the law. Then she stopped to ask {who} if the soup had been moved; and soup is not law. {foe} looked at you with real pleasure, and stepped over the sill.',
            'You stood so that they should stand, and were the first to sit. It was only for a moment. A person who sits gives up the door, says the law itself, in the second third; and from indoors she was heard saying so.',
          ],
        }),
      ],
    },
    triumph: [
      'The land-law took from one meal to the next, and {who} said it on the law-hill without a fault, and the old woman moved her lips to it in the front row. At the word for stealth everyone looked at {foe}. Nine farms were given back, some with the beds still warm. She told you that your part in it had been irregular, and gave you her hand to hold.',
      '{who} had the last third, and said it over to a neighbour, and he to two more, as one lights lamps. After that there was nobody whom it would have paid {foe} to harm. The old law-woman was offered an escort home. She had walked when it was dangerous, she said. You went behind her, at forty paces, and she pretended for nine miles not to know it.',
      'By the next Thing eleven people could say it. {foe} heard them out, farm after farm, and asked at the end if there was no law for the person who has spent money on a roof. There was, as it happened. It was the old woman who knew it, and she gave {foe} the price of the roof to the last nail. You saw what it is that you had been guarding.',
      '{foe} had the nine farms empty by the day that was set, and had swept none of them. There were people standing in the yards with their bundles. The law-woman had herself carried round to each, and said the line that was theirs, and was given something to eat. You bore one end of the chair. {who} walked beside it, with the whole of it in one head, carefully, like somebody with a full bowl.',
      'She lived to hear it from {who} three years running, and to find nothing in it to correct. In the third she fell asleep at hay-meadows. They laid her on the law-hill itself, a little to one side, where she could hear. {foe} came, in a plain cloak, and stood bareheaded through all of it, having only the one farm left to hurry home to.',
      'It was said and done, and {who} knew it; {foe} could as soon have stopped the tide. There was a supper of nine tables. The old woman ate at each, and at each she was asked about you, and told them that you had let in a draught. She had knitted you into the law, however. It stands there yet under doors, as an example of one that was held.',
    ],
    loss: [
      '{foe} came to {where} before you could prevent it, and did not hurt her much. But she was eighty, and it had been loud. What she said after that was all goats. {who} sat by her for weeks with a hand held out, as one does under a tap, and learned a good deal about goats. The nine farms are {foe}’s by a law that begins with nothing.',
      'They told you that she had fallen from a ladder. There was a ladder. {who} got up at the Thing and said the law on killing and the law on marriage, and then stood on, with open mouth, where the law of land should have been. One could hear the flag. {foe} waited a fitting time, and proposed that they should go and eat.',
      'She died at the fortieth head, among the boundary brooks, with {foe}’s men on the roof. {who} had everything up to a certain alder. Beyond that alder nobody in the country knows any more what is whose; and the strong have moved the alder. You were thanked for the honey. The stool was given to you, and you had no place to stand it.',
      'You had guarded the door, and {foe} came by way of the price. They offered her pupil one farm of the nine to forget the rest. {who} said no, and was a long time about it; and the old woman, who had listened for that, shut her mouth upon the last third and turned to the wall. She kept it there until she died.',
    ],
    fates: {
      triumph:
        '{who} said the law for thirty years and never sat with {who.his} back to a window. {foe} kept one farm, and kept inside its fence.',
      loss: '{foe} ended with fourteen farms and a fear of old women. {who} said the two thirds each year, and at the third stood silent for as long as it would have taken.',
      death:
        'The law-woman put your name into the law of doors, and {who} has said it every year since. {foe} always steps outside at that point.',
    },
  },
  {
    key: 'vikings/the-one-mitten',
    kind: 'accused',
    drives: ['charisma', 'intellect'],
    title: 'Clear yourself at {where} of the secret killing that {foe} charges you with, for {who} stands surety.',
    who: { trade: 'freeholder', genders: ['male', 'female'] },
    foe: { trade: 'horse-breeder', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'explore'],
    sworn: [
      '{foe}’s brother was found dead under a heap of stones, and on the top one lay a mitten with your mark in the wool. Killing is one thing; to hide it and not say so is murder. {foe} named you for it before eleven neighbours. {who} pledged farm and stock that you would answer at {where}. You swore over the mitten to be cleared there, or not to come home.',
      'They asked you to put it on. It fitted, and it was yours; you had missed it since the horse-fair. It had been lying on {foe}’s brother, who had been lying under stones, and {foe} called you a murderer in the hearing of the district. “Not that one,” said {who}, and staked the farm on it. You swore to {who} that the court at {where} should say the same.',
      'You would have been outlawed on the spot, for {foe} had a dead brother, a mitten with your mark, and forty friends. Then {who} got up off the bench, which took a while, and said that the farm stood surety for you. It was eleven cows and a good well. You had until the court at {where}. You took {who}’s hand before everybody, and swore that no cow should be led away.',
      '“Where is the other one?” asked {foe}, and held up your left-hand mitten. You had not known it was lost. It had been found upon the stones, and under the stones was {foe}’s brother, whom somebody had killed and told nobody. The penalty is the forest. {who} said, “I’ll answer for it with what I have.” You drew the other mitten on your hand and swore on it to prove at {where} that you had not done it.',
      'A murderer is one who kills and does not report it at the third house; and {foe}, pointing at you with a mitten that everyone knew, reported that you had passed by three. {foe}’s brother was dead enough. But {who}, at whose table you had eaten, set the farm against the charge until the court should meet at {where}. You swore to {who} that you would stand up in it, and be believed.',
    ],
    advances: [
      'There was one more who looked you in the face before looking at your hands. That is how a court is won, a good while ahead of it.',
      'To be cleared one needs twelve to swear with one. You counted them over on your fingers, and for once did not have to begin again at the thumb.',
      'Somebody at {where} had asked aloud what {foe}’s brother had been doing there in the first place. It was held to be a fair question.',
      '{who} had been offered a good price for the eleven cows, you heard, and had said that they were not in doubt.',
      'People had started to remember that you had always taken off your mittens to eat, and had left them everywhere.',
      'You were asked to hold a child while its mother tied her shoe. Nobody hands a child to a murderer, and four persons saw it.',
      '{foe} had told the tale at {where} again, and had been asked why it was longer.',
      'It was remarked that you went about in daylight and paid for what you ate. {foe} had counted on your running.',
      'One of the eleven neighbours wished to say that he had only been standing next to it.',
      'Word reached you that {foe} no longer slept in the house by the stable. You did not know yet what it was worth, but put it by.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look again at {place}, where the dead man lay under the stones.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Turn over every stone of the heap',
          description: 'There are two hundred, and anyone who sees you at it will have something more to tell.',
          success: [
            'At {place} you put the stones on one side as you had looked at them. Low down was one with a dent in it, round in front and open at the back, as wide as a hand. It had not been made by anything that wears mittens. You thought of what {foe} bred, and wrapped it up.',
            'There was little blood at {place}, and it lay in the wrong spot, by the post where one ties up a horse. The post had been kicked through. Somebody had carried a heavy man twelve paces from there and covered him with care; and on a splinter hung three grey hairs, long ones, from a tail.',
          ],
          failure: [
            'You had turned a hundred and ninety of them when a party of riders came by {place}. They sat there and watched you put them back. It was clear that they thought you wished to make sure of him.',
            'Others had been at {place} before you, for keepsakes. Somebody sold you a look at the spot. It was the wrong spot, he admitted in the end, but it was drier, and people liked to stand on it.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Find the woman in {place} who knits that mark.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask who else had such mittens',
          description: 'She is proud of her memory, and will go through every hand in the district before yours.',
          success: [
            'She had made that pattern, she told you, for anybody who paid: yours, two priests’, and four for {foe}’s own grooms. She could tell them by the thumbs. This was yours; but it had been darned since with grey wool, by a left-handed person. You knew of no such darn, and she knew of just one left-handed groom.',
            'You held the wool while she thought. It took eleven skeins. Then she recalled that {foe}’s stable-girl had been in to ask what it cost to knit one only, having picked up its fellow at the horse-fair. So it had been in {foe}’s house. She would say that to anyone, and with the price.',
          ],
          failure: [
            'She knew the mitten at once for yours, and how badly you had bargained for it. She said so from her doorstep in {place}, to both sides of the street. By the end you had admitted to three more pairs.',
            'She took hold of your hand to measure it, and found it a cold one, and a liar’s, with a short life. Half of {place} came to see the line. Of the wool nothing was said at all.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Win one more in {place} to be of your twelve.',
        offer: does(['patience', 'vigour', 'medium', 'slight'], {
          action: 'Thresh beside him until he speaks',
          description: 'He swears for nobody whom he has not worked with, and he stops for nothing but sleep.',
          success: [
            'You struck when he struck, turn about, for two floors of barley. He said nothing and you said it with him. When the last sheaf was done he hung up the flails side by side. “You don’t hit early,” he said. He would swear to that at {where}, and to whatever followed from it.',
            'It was on the third floor that the strap of his flail gave, and he went over backward into the chaff, and you kept the beat for both. He lay there and listened to it. A person who had something to hide, he thought, would have stopped to help. So {place} had a twelfth for you.',
          ],
          failure: [
            'You were through with your side before he had got into his stride, and leaned on the flail. He went on by himself, slower, as a lesson. He told them in {place} that he had nothing against you, and that you had been in a hurry once before, it seemed.',
            'You kept the beat until the barley began to swim. When they had brushed you off and set you against the wall he was gone in to eat. He swore for no one who lay down, he let you know by his wife.',
          ],
        }),
      },
    ],
    ready: [
      'You had people who would stand beside you, and something to show. It was time to go before the court at {where}, where {foe} had been telling it without you.',
      'The court was met at {where}, and {foe} sat there with the mitten in {foe.his} lap. {who} had come on foot, leading the eldest cow, in case. You had what there was to be had; it remained to be believed.',
    ],
    test: {
      openings: [
        'The court at {where} sat on three benches, and {foe} stood in the ring with a mitten on a stick. “There lies my brother’s death,” said {foe}, “and there stands its hand.” The judges looked from the one to the other. You had been called twice. {who} sat next to the gate, with a cow on a rope, and did not look at you, so as not to hurry you.',
        'At {where} they had hung up the rope round the court, and everyone whom you had ever disagreed with was outside it. {foe} swore first: that you had killed {foe.his} brother, hidden him and passed three houses. It was well sworn. Then the ring turned to you. If you could not answer it {who} would walk home without a farm, and you would be anybody’s game.',
      ],
      still: [
        'The court at {where} had put off the judgement to the next sitting. {foe} had hung the mitten where they could all see it.',
        '{who} had been asked whether the pledge still stood, and had said yes, and been asked again. The judges of {where} were waiting on their benches.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Carry the iron nine paces',
          hurt: 'mishap',
          description: 'It comes straight from the fire, and they look at the hand afterwards.',
          success: [
            'You took it up. There are nine paces from the fire to the trough, and you counted them aloud so as to have something in your head. They bound the hand and sealed it, and on the third day broke the seal; and the oldest judge bent down, and smelled, and said that it was clean.',
            'It was heavier than one supposes. At the sixth pace you heard {who} say your name, as one speaks to a horse on a bridge, and went on to the ninth. They unwound the cloth before all of {where}. It had healed from the edges, as honest things do, and {foe} asked to see the other hand.',
          ],
          failure: [
            'You took it up, and at the fifth pace it was no longer you who decided. It rang on the stones. They were not unkind at {where}; they poured water over your arm, and a judge explained to you, slowly, that it would count as having spoken.',
            'You set it down where one should, and no sooner. But on the third day, when they had unwound the cloth, the judges looked for a long time and handed each other the wrist. There was a yellow place. {foe} did not need to say what it was.',
          ],
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Question {foe} before the three benches',
          hurt: 'blow',
          description: 'Nine questions are allowed; every one that goes astray is counted as an insult to the dead.',
          success: [
            'You asked which hand the mitten was for, and who at home was left-handed. You asked after the grey stallion. {foe} had an answer to each of them, until one saw where they were going; and at the seventh {foe} looked over at the stable door, and so did the court. A horse had killed him, and it was too good a horse to lose.',
            'You began with the stones, and asked who had carried them; then with what gloves; then why a murderer should take one off. It was {foe} who raised {foe.his} voice. At the eighth question a groom in the crowd began to cry, and said that he had only done the carrying. They did not need the ninth.',
          ],
          failure: [
            'Your fifth question had a hole in it, and {foe} drove a cart through. Had you not, asked {foe}, been at that very horse-fair? You had. You had mentioned it yourself, in the second. It grew loud behind the rope, and something was thrown.',
            'You had come to the eighth when {foe} covered {foe.his} face and spoke of the brother as a child, and of a wooden horse. There is no question to put after that. The benches looked at you as people look at someone who has followed a widow home.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call your twelve to swear with you',
          hurt: 'blow',
          description: 'They must all of them come into the ring, and a single one who stays outside undoes the rest.',
          success: [
            'You called their names. It was quiet, and then a herring-wife ducked under the rope, and after her the others by ones and twos, wiping their hands; and the twelfth was one of {foe}’s eleven neighbours. They swore in one breath. It was so even, they said at {where}, that it made a wind.',
            'Eleven came. The twelfth name was called and called. Then {who} gave the cow to a child, and stepped over the rope, and said that a surety might swear as well as pay. The judges put their heads together. There was nothing against it in the law, and a good deal for it on their faces.',
          ],
          failure: [
            'Eleven came in and stood in a row. The twelfth, who had eaten your bread, had something in his shoe. He was at it for so long that the judges rose; and the eleven went out again under the rope, one after another, not looking at the gap.',
            'They all came; but when it was to be said together the one said “guiltless” and another “not guilty as charged”, and a third waited to hear which. {foe} demanded the fine for a broken oath. Feelings rose, and your twelve were struck at, with you in the middle.',
          ],
        }),
        does(['explore', 'perception', 'medium', 'serious'], {
          action: 'Lead the court to {foe}’s stable',
          description: 'There is a grey stallion in it that you mean to walk up to, with everybody looking on.',
          success: [
            'They all went, and the judges with their benches. You held out the mitten toward the grey, and he laid back his ears and struck: once, high, at the height of a man’s brow. One of the judges took the measure of the shoe with his thumb. He had measured that brow as well. Nobody asked {foe} anything on the way back.',
            'In the last stall stood the grey, tied with three ropes, behind a new door. You asked for the old one. It was behind the dung-heap, kicked out in the middle, and one plank of it was brown. {foe} said that it was rust. It was pointed out by several that wood does not.',
          ],
          failure: [
            'The grey had been sold, to somebody a great way off. In his stall was a mare with a foal, which came out and sucked the presiding judge’s sleeve. It did your case no good that everyone was so much happier after it.',
            'You walked up to the grey with your hand held out, before all of {where}, and he put his nose in it and sighed. So much for that, said {foe}. But then he remembered what he was, and they had to get you out of there over the top.',
          ],
        }),
        does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Have {foe} throw you the mitten',
          description: 'You must catch it in a way that shows which hand it has since been worn on.',
          success: [
            'You asked to see it, and {foe} flung it at your face, as you had hoped. You caught it on the right hand, and it went on like skin. It had been yours for the left. Somebody had since worn it upon the other, with reins in it; there was the groove. The court passed it along, and each judge tried on the groove.',
            'It came fast, and you had it out of the air by the thumb. A second thumb fell from it, or so it looked: a twist of rag, such as a groom stuffs in who has lost a finger. All of {where} knew that groom. He held up the hand himself, before he was asked, and began to tell how it had been.',
          ],
          failure: [
            'You missed it. It went over the rope, and a dog had it and was off between the legs of the law. When it was brought back it was a cuff and a string. {foe} charged you with that too.',
            'You caught it so neatly, and on the left, that there was a murmur. It looked like long habit. “I thank you,” said {foe}; and you took it off again, a finger at a time, in front of three benches.',
          ],
        }),
      ],
    },
    triumph: [
      'They found you clear on all three benches, and the eldest judge pulled down the rope with his own hand. It came out in the end that a grey stallion had killed the man, and that {foe} had piled up stones rather than lose a horse by law. {who} led home eleven cows, slowly, by the longest way. The mitten was given back to you. You left it somewhere within the week.',
      'The judges of {where} said “clear”, one after another, all thirty-six; and at the last of them {who} sat down upon the grass and asked for something to drink. {foe} had to say it as well, aloud, as the law demands. It is a short word. You had by then so many people to shake hands with that your own went lame, and {foe} stood at the end of the row.',
      'You were cleared, and it was announced at three houses, as a killing should be. {foe}’s brother was taken up from beneath his stones and buried like other men, and you were asked to carry a corner. You had never spoken to him when he lived. {who} stood there in both your cloaks. On the way back {foe} walked next to you a little, and it was not about horses.',
      'When it was over {who} went from cow to cow and told them. The court had found that you had killed nobody, hidden nobody and passed no house; and {foe} was to pay for having said so, with the grey horse, if you would take him. You looked at him through the boards. He had his ears back. You asked for a pair of mittens, and the benches laughed until {foe} did.',
      'Not one voice was raised against you in that ring at the end, and {foe}’s was asked for three times. The farm was {who}’s again from that breath. You ate there the same day. {who} had set two places, as always, and there was a silence over the meat, of the sort that one can lean on; and then you were told that you had let the well freeze.',
      'The suit was found to be a false one, and {foe} had leave to choose between three years abroad and telling the truth at the graveside. It took {foe} some days. What was told there, about a brother and a grey horse and a long wait in the dark with stones, was worse than any sentence; people went home without their supper. Nobody has named you with it since, and {who} sleeps with the door unbarred.',
    ],
    loss: [
      'The benches voted, and it wanted only one; and that one looked at the mitten and then at the ground. You were given as long as a candle burns. {who} walked with you to the trees, and turned there. The cows went by you, a little later, with {foe}’s grooms behind them, and the eldest stopped, and had to be struck.',
      '{foe} won it on a word: you had answered “the man”, and one should say “the dead man”. So it was murder, and the farm was forfeit. {who} took the door off its hinges, as being no part of the land, and carried it away. People who met {who} with it asked what had become of you. {who} said that you had been innocent, and changed the door to the other shoulder.',
      'They could not agree at {where}, and therefore it stood as it was charged. Nobody struck you; they moved up on the bench until you sat alone. {who} paid, cow by cow, and it took from one meal to the next. The well was reckoned in. You have been told that {foe} keeps the mitten in a chest, and takes it out when there are guests.',
      'On the last day some of your witnesses had colds, and some had daughters who were to marry; and {foe} was very gentle. It was judged that you had done it. {who} asked whether one might hear that again, and heard it. The farm went. Afterwards somebody came upon the other mitten, under the bench where you used to sit, and put it out on the fence.',
    ],
    fates: {
      triumph:
        '{who} had the rope of that court for a clothes-line. {foe} bred no more greys, and used to get down and lead a horse past a certain heap of stones.',
      loss: '{who} hired out as a milker, to {foe} among others. {foe} prospered in horses until one of them, which was in nobody’s interest to hide.',
      death:
        '{who} buried you with a mitten on each hand, and swore alone to your innocence, eleven places being empty. {foe} is said to have looked at the twelve stones and ridden on.',
    },
  },
];
