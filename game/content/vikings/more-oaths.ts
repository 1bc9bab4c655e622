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
      '{who}, who was learning the law, asked you to guard the old law-woman at {where}. Nobody else could say the law of land, and {who} had not learned it yet. By that law {foe} would lose nine farms. So {foe} wanted her dead, and had tried it once with a falling stone. You swore to {who} to keep {foe} from her until {who} had the whole law by heart.',
      '{foe} had tried to kill an old law-woman, first with a stone and then with a mushroom. She alone knew the law of land, and by it {foe} would lose nine farms. {who}, her pupil, had learned two thirds of the law from her and not that one. She was hidden at {where}. {who} asked you to guard her, and you swore it on the stone.',
      'An old law-woman had told the Thing that her land-law would take nine farms from {foe}. Only she could say it; {who}, her pupil, had not learned so far. {foe} meant to silence her. She went into hiding at {where}. {who} asked you for help. You laid a hand on the court-ring and swore to keep her safe from {foe} until {who} had the law by heart.',
      'Somebody paid by {foe} had cut halfway through a rung of the old law-woman’s ladder. {foe} held nine farms unlawfully, and she alone could say the law that gives them back. She fled to {where}. {who}, her pupil, had not learned the law of land yet and begged you to guard her. You laid a finger in the notch, and swore to {who} to do it.',
      '{who} told you that {foe} meant to kill an old law-woman, and asked you to prevent it. She was teaching {who} the law at {where}, and no one else knew the part about land. By that part {foe} would have to give back nine farms. Eleven people heard you swear, over the bread, to keep {foe} from her until {who} had it by heart. The twelfth went off to tell {foe}.',
    ],
    advances: [
      '{who} had learned four more chapters of the land-law, and the old law-woman was well.',
      'Two men whom {foe} had hired against the law-woman went home and gave back their silver.',
      'A shepherd would blow a horn from the ridge whenever {foe}’s people went up toward the law-woman.',
      'People near {where} had begun to count the strangers who asked for the law-woman, and would warn you.',
      'A herring-wife had begun to send the law-woman food, so that she need eat nothing from strangers.',
      'The tenants of three of the nine farms had said that they would stand by the law-woman against {foe}.',
      'A neighbour had mended the law-woman’s ladder and would not let anybody else near it.',
      'It was known now in which ale-house {foe}’s hired men met, and on which days.',
      'A man whom {foe} had paid against the law-woman let you know by which path the next one would come.',
      'The Thing had been told what {foe} was trying to do to the law-woman, and {foe} had to be more careful.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find out in {place} whom {foe} has paid to go up to her.',
        offer: does(['talk', 'perception', 'medium', 'none'], {
          action: 'Drink with a man who spends too much',
          description:
            'His new silver may be {foe}’s pay; he treats all {place}, and will ask why you drink so slowly.',
          success: [
            'You learned whom {foe} had paid, and the man gave it up. He laid out the silver for you, being proud of it, and at the last piece his thumb shook. It was for an old woman, he said; he had had a grandmother. You had the path, the day and the signal, and he had decided to be ill.',
            'The man told you that {foe} had paid four of them, and he was the one who was to knock. You had asked him to teach you his throw at dice. He looked at his knuckles for a time. Then he told you the names of the other three, in case anyone should wish to prevent them.',
            'You drank with the man who spent {foe}’s silver, and he weighed out your share and told you what it was for. Four were to go up to the law-woman. You had three names from him, and his own.',
          ],
          failure: [
            'You did not learn whom {foe} had paid. He had noticed you noticing. He drank to you across the room, loudly, as a friend of old women, and everybody in {place} turned to look. When they had finished his bench was empty.',
            'You sat down by the wrong man and learned nothing of {foe}’s. This one had only buried an uncle, and he took you through the whole inheritance, to the last cow. Behind your back somebody paid in new silver and went off.',
            'You drank with the man who spent too much, and it was an inheritance. His aunt had died. He named her farms one by one, and none of it was {foe}’s silver.',
            'The man with the silver saw that you drank slowly and told you nothing. He moved to another bench in {place}. His new silver moved with him.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Take wild honey at {place} for the law-woman’s throat.',
        offer: does(['explore', 'vigour', 'medium', 'slight'], {
          action: 'Climb a hollow oak for wild honey',
          description: 'It heals a throat that has to teach the law; the swarm lives above {place}, out of reach.',
          success: [
            'You got the honey, and the law-woman had her voice again. You went up the oak with wet moss smoking in a pot. The swarm let you have a hatful, and it was carried to her. She went through the law of pasture without a stop.',
            'You brought down honey for the law-woman. Halfway up you met a bear’s claw-marks, which showed the best holds. A boy took it to her who was told not to lick. She had been whispering the law. Now it could be heard outside.',
            'You climbed to the hollow oak at {place} and brought down honey in your cap, and it was enough for the law-woman’s throat. You were stung nine times. That was valued at nothing.',
          ],
          failure: [
            'You got no honey. The oak at {place} was older than the swarm, and others had been there. You got your arm in to the shoulder and brought out a wing and some wax. It took you longer to get back the arm.',
            'The swarm drove you off without honey. You had forgotten that smoke goes upward, and that you were above it. You ran by {place} with your cloak over your head, and the law-woman went on croaking.',
            'You climbed to the second branch and it broke, and you got no honey for the law-woman. The swarm came out to look. It held what it owned.',
            'You reached into the hollow oak, and the comb there was old and had been robbed. The honey was a branch higher. It was dark by then, and you came down.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lay a false trail by {place}, that {foe} may look for her there.',
        offer: does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Walk by in the law-woman’s shoes',
          description:
            '{foe}’s men should follow the wrong prints; you need her limp and small steps for a mile, and may be overtaken.',
          success: [
            'Your false trail was believed, and nobody looked for the law-woman at {where} that week. You went by {place} with small steps and a stick, and dropped a spindle. {foe}’s men found it. They followed the shoes to the edge of a bog, and went to report that she was dead.',
            '{foe}’s men followed your false trail. Beyond {place} a farmer’s wife called you granny and asked you a point of law, about hens. You gave judgement from inside the hood. She told it to {foe}’s men, and they searched that whole parish, in the wrong direction.',
            'You walked the mile by {place} with the limp and the stick, and {foe}’s men followed the prints into the bog. They looked for the law-woman there for two days. They lost a shoe to it.',
          ],
          failure: [
            '{foe}’s tracker saw through your false trail. You had the limp on the one leg going up and on the other coming down. He told the others that there were two old women, and both of them were you.',
            'Your false trail was found out. A boy carried your stick for you at {place}, being well brought up, and would not be sent home. He said that his grandmother did not jump ditches, and went to mention it to {foe}’s men.',
            'You laid the trail with the stick on the wrong side, and {foe}’s people did not follow it. The law-woman limps on the left. A child told them so.',
            'You were overtaken on the false trail by a neighbour of the law-woman’s, who asked after her throat and then looked under the hood. The neighbour told it to everyone at {place}.',
          ],
        }),
      },
    ],
    ready: [
      'You had kept the law-woman safe from all whom {foe} sent, and now {foe} would come to {where} in person. Else nine farms must be given back. You had to go there and stand between them.',
      '{who} had learned nearly all of the land-law, and {foe} was on the way to {where} to stop the rest. The law-woman would not be hurried. It remained for you to go there and stand in the door.',
    ],
    test: {
      openings: [
        '{foe} came to the hut at {where} with seven men and a ladder, to silence the law-woman before {who} knew the last of the law. She sat in her chair and hood indoors and said the land-law aloud. “I shall not be long,” {foe} told you. You stood in the door, and it was the only one. You had to keep them out until she had done.',
        '{foe} and seven men stood outside the hut at {where} with a torch and a ladder, and wanted the law-woman brought out. Through the wall you heard her say the land-law, and {who} repeat it. They had come to the ninth farm. “She must be tired,” said {foe}. You were between them and the door, and the law had an hour to run.',
      ],
      still: [
        '{foe} stood outside the hut at {where} again and wanted the law-woman brought out, and you had to keep the door until the law was said to the end.',
        '{foe}’s seven men had come round to the front of the hut at {where} with the ladder, and only you kept them from the law-woman. Behind the boards {who} was asked to repeat a clause, and repeated it.',
      ],
      givenUp: [
        'Neighbours came up to the hut at {where} with spears, for they had heard the noise, and {foe} and the seven men drew off. The law-woman lived. {foe} would come again, and you would have to be there.',
        'You were driven off from the hut at {where}. The law-woman had barred the door behind you, and {foe} went away to fetch a ram for it. There was time to come back and guard her.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the door against {foe} and seven men',
          description: 'It is one man wide, and so are you; the law has an hour to run.',
          success: [
            'You held the door until the law was said. They came one by one, since the door allowed no more. The ladder was the worst. You got it crosswise at last, with two of them in it, and behind you the law-woman said that so ended the law. {foe} heard that and called them off.',
            'You held the door against {foe} and all seven. You had a bench, and used both ends of it. When there was only {foe} left before you, {who} put a head out under your arm, and said the ninth farm aloud. {foe} lowered the axe to hear how it came out. It was done.',
          ],
          failure: [
            'You did not hold the door. You held it against three. The fourth took out the turf behind the bed; and you felt the draught before you understood it. They lifted you out of the way, and the law-woman broke off.',
            'They broke the door and you with it. They put the ladder through, with eight on the end of it, and you went in before it and through the cooking-place. The law-woman lost the thread of what she was saying. It was the first time.',
          ],
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Say the land-law to {foe}’s men yourself',
          hurt: 'blow',
          description:
            'It may turn them from {foe}; you have it through the wall, one line at a time, and must make no fault.',
          success: [
            'You said the land-law to the seven men, and they left {foe}. You took it from the boards at your back, line for line. At tenants’ rights one of them began to move his lips. He had been put off a farm himself. Five of them took the ladder home, and {foe} was left to hold the torch.',
            '{foe}’s men heard the law from you and went home. “Whoever takes land by stealth,” said the wall, and you, “his men go free of their service.” Nobody had told them. They thanked {foe} for the food up to that day; and one person could do no more against a hut.',
          ],
          failure: [
            'You said the law wrong, and the seven men laughed at it. The wall was thick, and the law-woman had no front teeth. You told them with great firmness that all stolen geese should be buried standing. After that there was no holding them.',
            'You lost the thread of the law. You were half a line behind the law-woman, and then she stopped to drink. You went on without her. {foe} knew that it was made up, and nodded to the man with the ladder.',
          ],
        }),
        does(['flight', 'vigour', 'hard', 'serious'], {
          action: 'Run for it with the law-woman on your back',
          description:
            '{foe} cannot silence her then; she weighs little and will not stop talking, and {who} must keep up.',
          success: [
            'You got the law-woman away on your back, and she finished the law out of their reach. You went out through the turf wall with her arms around your neck, and {who} ran alongside saying it after her. On the far side of the burn she told you to put her down, and that you breathed in the wrong places.',
            'You ran with her and were not caught. They had expected you to come out by the door. You had her over the ridge before the shout went up; she beat time on your shoulder. {foe}’s men could have caught you, {who} told people later, but they ran in a row, to hear the end.',
          ],
          failure: [
            'You did not get her away, for the law-woman would go back for the spindle. You ran without her for eleven steps before you missed the voice, and by then {foe} had a foot in the turf.',
            'You were caught with the law-woman on your back. You had the breath for it, and she had not: at each stride the law went out of her. When you set her down, so that she might find the word, they were all around you.',
          ],
        }),
        does(['craft', 'perception', 'medium', 'serious'], {
          action: 'Sit in the law-woman’s chair and hood',
          description: 'They take you for her, and she gains time to finish the law; they must not see your hands.',
          success: [
            'They took you for the law-woman, and she finished the law. You let them carry you out, chair and all. It was a mile before {foe} turned back the hood; and at {where} by then the last farm had been said, and said again, and {who} knew whose it was.',
            'You sat in the law-woman’s hood and held {foe} off. You mumbled the only law you had, about goats. {foe} could not begin on somebody who was speaking. It went on until {who} came out from behind the woodpile with the old woman, and told {foe} that they had finished.',
          ],
          failure: [
            '{foe} knew that you were not the law-woman. “Good day, mother,” {foe} said, and you answered. She had not called {foe} anything but “that thief” since the first farm. They had the hood off you, and went to look under the bed.',
            'Your boots gave you away. The hood hid you to the knees; the boots stood out below. One of the seven had the same, from the same maker. He was so pleased that he called the others over.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Ask {foe}’s men to wait for the end',
          description: 'Nobody may break in on law while it is said; but you must stand there and not sit, as they do.',
          success: [
            '{foe}’s men waited at your word, and the law-woman finished. You reminded {foe} of the fine for interrupting law: three marks a head. She had heard it through the wall, and went back to the beginning. On the second day {foe}’s men knew the land-law themselves, and would not lift a hand to her.',
            'You made the seven men wait until the law was said. They stood and you stood. At the boundary-brooks two of them had to lean. When it was over no one could remember what they had been going to do first. {who} came out and named nine farms without a breath, and that settled it.',
          ],
          failure: [
            '{foe} did not wait to the end, though the men did as long as it was the law. Then the law-woman stopped to ask {who} if the soup had been moved; and soup is not law. {foe} looked at you with real pleasure, and stepped over the sill.',
            'You did not make {foe} wait, for you were the first to sit. Whoever sits gives up the door, says the law itself, in the second third; and from indoors the law-woman was heard saying so. {foe} came in.',
          ],
        }),
      ],
    },
    triumph: [
      'You had kept the law-woman safe, and {who} said the land-law on the law-hill without a fault. She moved her lips to it in the front row. At the word for stealth everyone looked at {foe}. Nine farms were given back, some with the beds still warm. She told you that your part in it had been irregular, and gave you her hand to hold.',
      '{who} had learned the last third of the law, and it was safe. {who} said it over to a neighbour, and he to two more. After that there was nobody whom it would have paid {foe} to harm. The law-woman was offered an escort home. She had walked when it was dangerous, she said. You went behind her, at forty paces, and she did not turn round for nine miles.',
      'By the next Thing eleven people could say the land-law, and {foe} lost the nine farms by it. {foe} asked at the end if there was no law for the person who has spent silver on a roof. There was. It was the law-woman who knew it, and she gave {foe} the price of the roof to the last nail. You saw what it was that you had been guarding.',
      '{foe} had to give up the nine farms by the day that was set, for the law-woman had lived and {who} knew the law. There were people standing in the yards with their bundles. She had herself carried round to each farm, and said the line that was theirs, and was given something to eat. You bore one end of the chair. {who} walked beside it, with the whole of the law in one head.',
      'The law-woman lived to hear the land-law from {who} three years running, and found nothing in it to correct. {foe} had lost all but one farm. In the third year she fell asleep at hay-meadows. They laid her on the law-hill itself, a little to one side, where she could hear. {foe} came, in a plain cloak, and stood bareheaded through all of it.',
      'The law was said, and {who} knew it, and {foe} could not stop it any more. There was a supper of nine tables, one for each farm. The law-woman ate at each, and at each she was asked about you, and told them that you had let in a draught. She had put you into the law, however. It stands there yet under doors, as an example of one that was held.',
    ],
    loss: [
      '{foe} came to {where} before you could prevent it, and the law-woman lost her memory. {foe} did not hurt her much. But she was eighty, and it had been loud. What she said after that was all goats. {who} sat by her for weeks with a hand held out and learned a good deal about goats. The nine farms are {foe}’s.',
      'The law-woman was dead, and the law of land with her, and you had not kept your oath. They told you that she had fallen from a ladder. There was a ladder. {who} got up at the Thing and said the law on killing and the law on marriage, and then stood with open mouth. {foe} waited a fitting time, and said that they should go and eat.',
      'The law-woman died before {who} had learned all of the land-law, with {foe}’s men on the roof. {who} had everything up to a certain alder. Beyond that alder nobody in the country knows any more what is whose; and the strong have moved the alder. You were thanked for the honey. Her stool was given to you, and you had no place to stand it.',
      'The law of land was lost, for {foe} won it by silver and not by the door that you guarded. They offered {who} one farm of the nine to forget the rest. {who} said no, and was a long time about it; and the law-woman, who had listened for that, would not say another word of law. She kept it until she died.',
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
      '{foe}’s brother was found killed, under a heap of stones, with your mitten on the top one, and {foe} charged you with it. You had not done it. To hide a killing is murder, and the penalty is outlawry. {who} believed you and pledged farm and stock that you would answer at {where}. You swore to {who}, over the mitten, to be cleared there by the court.',
      '{foe} called you a murderer in the hearing of the district, for your mitten had been found on a dead man. He was {foe}’s brother, and he lay under a heap of stones. You had lost the mitten at a horse-fair and had not touched him. {who} staked a farm on your word. You swore to {who} that you would clear yourself before the court at {where}.',
      '{foe} had a dead brother, found under stones, and a mitten of yours that lay on them, and charged you with secret killing. You would have been outlawed on the spot. Then {who} got up and pledged a farm with eleven cows that you would answer for it at {where}. You had not done it. You took {who}’s hand before everybody, and swore to be cleared there.',
      '{foe} held up your left-hand mitten before the district and charged you with murder. It had been found on a heap of stones, and under the stones was {foe}’s brother, killed by you knew not whom. The penalty is the forest. {who} said, “I’ll answer for it with what I have.” You drew the other mitten on your hand and swore to {who} to prove at {where} that you had not done it.',
      '{foe} charged you with the killing of a brother, found under stones with your mitten on the top. It was a false charge. A murderer is one who kills and does not report it, and {foe} said that you had passed three houses. But {who}, at whose table you had eaten, pledged a farm for you until the court should meet at {where}. You swore to {who} to stand up there and be cleared.',
    ],
    advances: [
      'One more free man believed you and would swear at {where} that you had not killed {foe}’s brother.',
      'A farmer remembered that you had sat at his table on the day of the killing, and would swear to it.',
      'People at {where} had begun to ask what {foe}’s brother had been doing out there alone.',
      '{who} had found two more people of good name who would sit on your side of the court.',
      'People remembered that you had lost mittens everywhere, so that your mitten on the stones proved less.',
      'One of {foe}’s own neighbours had said before witnesses that he did not believe the charge against you.',
      '{foe} had told the tale of the killing in two ways, and a lawman had kept both in mind.',
      'A lawman could tell you which words of {foe}’s charge were weak and how to answer them.',
      'One of {foe}’s eleven neighbours would not swear against you any more.',
      'A judge at {where} had said that a mitten alone was no proof of a killing.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look again at {place}, where the dead man lay under the stones.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Turn over every stone of the heap',
          description:
            'Under one may lie a sign of who did it; there are two hundred, and anyone who sees you will tell of it.',
          success: [
            'You found a sign under the stones at {place} that a horse had killed the man. Low down was one with a dent in it, round in front and open at the back, as wide as a hand. It had not been made by anything that wears mittens. You thought of what {foe} bred, and wrapped it up.',
            'You found where the man had died at {place}: by the post where one ties up a horse. The post had been kicked through. Somebody had carried a heavy man twelve paces from there and covered him with care; and on a splinter hung three grey hairs from a tail.',
            'You turned over the stones of the heap at {place}, and under the lowest was the print of a hoof, with hair in it. No man had struck that blow. You called two witnesses to see it.',
          ],
          failure: [
            'You found nothing under the stones, and were seen at it. You had turned a hundred and ninety of them when a party of riders came by {place}. They watched you put them back, and thought that you wished to make sure of him.',
            'You found nothing, for others had been at {place} before you, for keepsakes. Somebody sold you a look at the spot. It was the wrong spot, he admitted in the end, but it was drier, and people liked to stand on it.',
            'You turned half the heap at {place}, and it slid and lay as before, with you under the edge of it. You had seen nothing that would help you. There are two hundred stones in it still.',
            'You turned over every stone at {place} and could read no sign on the ground. Sheep had lain there since. The stones were put back, and it was seen that you put them back.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Find the woman in {place} who knits that mark.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the knitter who else had such mittens',
          description:
            'Another may have worn yours; she is proud of her memory, and goes through every hand in the district first.',
          success: [
            'The woman in {place} knew who else had worn your mitten. She had made that pattern for you, two priests, and four of {foe}’s grooms. This one was yours; but it had been darned since with grey wool, by a left-handed person. She knew of just one left-handed groom, and he was {foe}’s.',
            'You learned from the woman that your lost mitten had been in {foe}’s house. You held the wool while she thought. Then she recalled that {foe}’s stable-girl had been in to ask what it cost to knit one only, having picked up its fellow at the horse-fair. She would say that to anyone.',
            'The woman who knits that mark named to you everyone who had such mittens. They were four pairs. The fourth she had knitted for {foe}’s house, and it had come back to her short by one.',
          ],
          failure: [
            'The woman did not help you. She knew the mitten at once for yours, and how badly you had bargained for it. She said so from her doorstep in {place}, to both sides of the street.',
            'You learned nothing of the mitten. The woman took hold of your hand to measure it, and found it a cold one, and a liar’s. Half of {place} came to see the line. Of the wool nothing was said at all.',
            'The woman in {place} went through every hand in the district and was not at yours by nightfall. You learned the mittens of eleven farms. You did not learn who else had worn that mark.',
            'The woman who knits that mark would not speak to you of mittens. {foe} had told her that you slandered her wool. She turned her chair, and it was a heavy chair.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Win one more in {place} to be of your twelve.',
        offer: does(['patience', 'vigour', 'medium', 'slight'], {
          action: 'Thresh beside a thresher until he speaks',
          description: 'He might swear for you at {where}; but he swears for nobody whom he has not worked with.',
          success: [
            'You won the thresher to swear for you. You struck when he struck, turn about, for two floors of barley. He said nothing and you said it with him. “You don’t hit early,” he said at the end. He would swear to that at {where}, and to whatever followed from it.',
            'The thresher in {place} will be of your twelve. On the third floor the strap of his flail gave, and he went over backward, and you kept the beat for both. He lay there and listened to it. A person who had something to hide, he thought, would have stopped to help.',
            'You threshed three days beside the thresher in {place}, and on the third he said that he would swear for you. He said nothing else. He gave you the better flail to finish with.',
          ],
          failure: [
            'The thresher would not swear for you. You were through with your side before he had got into his stride, and leaned on the flail. He went on by himself, slower, as a lesson. You had been in a hurry once before, he told them in {place}.',
            'You did not win the thresher. You kept the beat until the barley began to swim. When they had brushed you off he was gone in to eat. He swore for no one who lay down, he let you know by his wife.',
            'You threshed beside the thresher until noon, and your flail broke, and he did not speak. He went on alone. He swears for no one who stands and watches.',
            'You kept up with the thresher for one day and not for the second. He had not said a word to you. There is more corn in that barn, and he is in it.',
          ],
        }),
      },
    ],
    ready: [
      'You had witnesses and proofs enough to answer {foe}’s charge. It was time to go before the court at {where} and clear yourself.',
      'The court was met at {where} to judge whether you had killed {foe}’s brother, and {foe} sat there with the mitten. {who} had come on foot, leading the eldest cow, in case. You had to go there and be believed.',
    ],
    test: {
      openings: [
        'The court at {where} sat on three benches to judge you, and {foe} stood in the ring with your mitten on a stick and charged you with the killing of a brother. You had been called twice to answer. If you could not, {who} lost the farm and you were an outlaw. {who} sat next to the gate, with a cow on a rope, and did not look at you.',
        '{foe} had sworn before the court at {where} that you killed {foe.his} brother, hid him and passed three houses. It was well sworn. Your mitten lay on the table. Then the ring turned to you. If you could not answer it {who} would walk home without a farm, and anyone might kill you.',
      ],
      still: [
        '{foe} still charged you with the killing, and the court at {where} did not let you go before you were cleared of it. The mitten hung where they could all see it.',
        '{who}’s farm was still in pledge for you, and the judges of {where} waited for a better answer to {foe}’s charge.',
      ],
      givenUp: [
        'The judges at {where} heard no more that day. You were not cleared, and {who}’s farm was still in pledge. You were let go to come back before them and answer {foe} better.',
        'You were led out of the court at {where} under guard, for the people had grown loud. {foe}’s charge stood. The judges gave you leave to answer it once more.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Carry hot iron nine paces to prove it',
          hurt: 'mishap',
          description: 'If the hand heals clean you are cleared; the iron comes straight from the fire.',
          success: [
            'You carried the iron nine paces, and the court found you clear. You counted them aloud. They bound the hand and sealed it, and on the third day broke the seal; and the oldest judge bent down, and smelled, and said that it was clean.',
            'You carried the hot iron to the end, and your hand healed clean. At the sixth pace you heard {who} say your name, and went on to the ninth. They unwound the cloth before all of {where}. It had healed from the edges, as honest things do, and {foe} asked to see the other hand.',
          ],
          failure: [
            'You dropped the iron at the fifth pace. It rang on the stones. They were not unkind at {where}; they poured water over your arm, and a judge explained to you, slowly, that it spoke against you.',
            'You carried the iron, and your hand did not heal clean. On the third day, when they had unwound the cloth, the judges looked for a long time and handed each other the wrist. There was a yellow place. {foe} did not need to say what it was.',
          ],
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Question {foe} before the whole court',
          hurt: 'blow',
          description:
            'Questions may bring out what killed the brother; nine are allowed, and a wrong one insults the dead.',
          success: [
            'Your questions brought out the truth: a horse had killed the man. You asked which hand the mitten was for, and who at home was left-handed. You asked after the grey stallion. At the seventh {foe} looked over at the stable door, and so did the court. It was too good a horse to lose by law.',
            'You questioned {foe} until a groom in the crowd began to cry and told all. You had asked who carried the stones; then with what gloves; then why a murderer should take one off. The groom said that he had only done the carrying. They did not need the ninth question.',
          ],
          failure: [
            'Your questions turned against you. The fifth had a hole in it. Had you not, asked {foe}, been at that very horse-fair? You had. You had mentioned it yourself, in the second. It grew loud behind the rope, and something was thrown.',
            'You could not ask your last question. You had come to the eighth when {foe} covered {foe.his} face and spoke of the brother as a child, and of a wooden horse. The benches looked at you as people look at someone who has followed a widow home.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call your twelve to swear with you',
          hurt: 'blow',
          description:
            'If twelve swear that you are guiltless you are cleared; a single one who stays away undoes the rest.',
          success: [
            'Your twelve came and swore, and you were cleared. You called their names. It was quiet, and then a herring-wife ducked under the rope, and after her the others; and the twelfth was one of {foe}’s eleven neighbours. They swore in one breath.',
            'You had twelve to swear, for {who} was the last of them. Eleven came. The twelfth name was called and called. Then {who} gave the cow to a child, and stepped over the rope, and said that a surety might swear as well as pay. There was nothing against it in the law.',
          ],
          failure: [
            'Your twelve did not all come, and the oath failed. Eleven stood in a row. The twelfth, who had eaten your bread, had something in his shoe. He was at it for so long that the judges rose; and the eleven went out again under the rope.',
            'Your twelve swore in different words, and it did not count. One said “guiltless” and another “not guilty as charged”, and a third waited to hear which. {foe} demanded the fine for a broken oath. Your twelve were struck at, with you in the middle.',
          ],
        }),
        does(['explore', 'perception', 'medium', 'serious'], {
          action: 'Lead the court to {foe}’s stable',
          description: 'You mean to show that {foe}’s grey stallion killed the man; you must walk up to him to do it.',
          success: [
            'You showed the court that {foe}’s grey stallion had done it. You held out the mitten toward him, and he laid back his ears and struck: once, high, at the height of a man’s brow. One of the judges took the measure of the shoe with his thumb. He had measured that brow as well.',
            'The court saw the proof in {foe}’s stable. In the last stall stood the grey, tied with three ropes, behind a new door. You asked for the old one. It was behind the dung-heap, kicked out in the middle, and one plank of it was brown. {foe} said that it was rust. Wood does not rust.',
          ],
          failure: [
            'You had nothing to show in {foe}’s stable, for the grey had been sold. In his stall was a mare with a foal, which came out and sucked the presiding judge’s sleeve. It did your case no good that everyone was so much happier after it.',
            'The stallion proved nothing. You walked up to the grey with your hand held out, before all of {where}, and he put his nose in it and sighed. So much for that, said {foe}. But then he remembered what he was, and they had to get you out of there over the top.',
          ],
        }),
        does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Have {foe} throw you the mitten',
          description: 'How you catch it may show that somebody else has worn it since, on the other hand.',
          success: [
            'You caught the mitten, and it showed that somebody else had worn it. {foe} flung it at your face, as you had hoped. It was made for the left hand, and it went on your right. Somebody had worn it there with reins in it; there was the groove. Each judge tried on the groove.',
            'You caught the mitten by the thumb, and a proof fell out of it. It was a twist of rag, such as a groom stuffs in who has lost a finger. All of {where} knew that groom of {foe}’s. He held up the hand himself, before he was asked, and began to tell how it had been.',
          ],
          failure: [
            'You missed the mitten, and proved nothing. It went over the rope, and a dog had it and was off between the legs of the law. When it was brought back it was a cuff and a string. {foe} charged you with that too.',
            'You caught the mitten, and it spoke against you. You had caught it so neatly, and on the left, that there was a murmur. It looked like long habit. “I thank you,” said {foe}; and you took it off again, a finger at a time, in front of three benches.',
          ],
        }),
      ],
    },
    triumph: [
      'You were found clear on all three benches, and the eldest judge pulled down the rope with his own hand. It came out that a grey stallion had killed the man, and that {foe} had piled up stones rather than lose a horse by law. {who} led home eleven cows, slowly, by the longest way. The mitten was given back to you. You left it somewhere within the week.',
      'The judges of {where} said “clear”, one after another, all thirty-six, and you were free of the charge. At the last of them {who} sat down upon the grass and asked for something to drink. {foe} had to say it as well, aloud, as the law demands. It is a short word. So many people shook your hand that it went lame, and {foe} stood at the end of the row.',
      'You were cleared, and it was announced at three houses, as a killing should be. {foe}’s brother was taken up from beneath his stones and buried as other men are, and you were asked to carry a corner. You had never spoken to him when he lived. {who} stood there in both your cloaks. On the way back {foe} walked next to you a little, and it was not about horses.',
      'The court found that you had killed nobody, hidden nobody and passed no house. {who} went from cow to cow and told them. {foe} was to pay for the charge with the grey horse, if you would take him. You looked at him through the boards. He had his ears back. You asked for a pair of mittens, and the benches laughed until {foe} did.',
      'You were cleared at {where} with no voice against you, and {foe}’s was asked for three times. The farm was {who}’s again from that breath. You ate there the same day. {who} had set two places, as always. Nothing was said over the meat for some time; and then you were told that you had let the well freeze.',
      '{foe}’s charge against you was found to be false, and you were free. {foe} had leave to choose between three years abroad and telling the truth at the graveside. It took some days. What was told there, about a brother and a grey horse and stones, was worse than any sentence; people went home without their supper. {who} sleeps with the gate unbarred.',
    ],
    loss: [
      'You were judged guilty at {where} by one voice, and {who} lost the farm. That one looked at the mitten and then at the ground. You were given as long as a candle burns. {who} walked with you to the trees, and turned there. The cows went by you, a little later, with {foe}’s grooms behind them, and the eldest stopped, and had to be struck.',
      'You lost the suit on a word: you had answered “the man”, and one should say “the dead man”. So it was murder, and the farm was forfeit. {who} took the door off its hinges, as being no part of the land, and carried it away. People who met {who} with it asked what had become of you. {who} said that you had been innocent, and changed the door to the other shoulder.',
      'You were not cleared, for they could not agree at {where}, and it stood as {foe} had charged it. Nobody struck you; they moved up on the bench until you sat alone. {who} paid, cow by cow, and it took from one meal to the next. The well was reckoned in. {foe} keeps the mitten in a chest, and takes it out when there are guests.',
      'It was judged that you had done the killing, and the farm went. On the last day some of your witnesses had colds, and some had daughters who were to marry; and {foe} was very gentle. {who} asked whether one might hear that again, and heard it. Afterwards somebody came upon the other mitten, under the bench where you used to sit, and put it out on the fence.',
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
