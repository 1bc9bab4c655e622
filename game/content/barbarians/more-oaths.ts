import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const barbarianMoreOaths: readonly OathContent[] = [
  {
    key: 'barbarians/gap-in-the-song',
    kind: 'find-out',
    drives: ['perception', 'charisma'],
    title: 'Find out at {where} why {foe} leaves {who}’s brother out of the song of names.',
    who: { trade: 'honey-gatherer', genders: ['male', 'female'] },
    foe: { trade: 'name-singer', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'explore', 'patience'],
    sworn: [
      '{who} asked you to learn why {foe} leaves a brother out of the song of the dead. At every feast {foe} sings the names, and at his {foe.he} only takes a breath. He had stood at the cattle-gate against raiders and was not seen again. {foe} would not say why he is left out. The reason is kept at {where}, in the song-house. You gave {who} your hand and swore to find it out.',
      '{who} had a brother whom {foe} leaves out of the song of the dead, and you swore to learn why. “There are eleven of us in the song,” said {who}, “and my mother bore twelve.” The twelfth had held the cattle-gate and had not come home. People think that he ran away. {foe}, who sings the names at {where}, knows the truth and is silent. You said the brother’s name three times, and swore to learn it.',
      '{who}’s brother went to hold the cattle-gate and never came back, and {foe} leaves him out of the song of the dead. So people think that he was a coward. {foe} gave no reason, at {where}. “If he ran I can bear it,” said {who}. “I cannot bear not to know.” You swore, with honey on your tongue, to bring {who} the reason, whatever it was.',
      '{who} asked you to find out why {foe} does not sing a dead brother’s name. The dead whom nobody sings find no rest, and {who} heard the brother stamp his feet outside the mound. He was lost in the raid on the cattle-gate, and since then {foe} has left him out. The reason is hidden at {where}. You stood at the mound and swore to find it.',
      '{who} had asked {foe} nine times why a dead brother is left out of the song of names, and was told nothing. He was lost at the fight at the cattle-gate. Nine times {foe} gave {who} a cup of milk for an answer, and so {foe} knew something bad, and kept it hidden at {where}. {who} asked you to go there. You swore to learn it.',
    ],
    advances: [
      'A woman was found who had lived by the cattle-gate, and she would tell what she heard on the day of the raid.',
      'It was known now who had fought beside {who}’s brother that day, and three of them were still alive.',
      'You learned that {foe} had been at the raid too, as a young singer, and had come home unhurt.',
      'A herder gave you his counting-stick from that day: forty raiders came to the gate, and one man stood in it.',
      'The raiders sang of a man who would not leave a gate, and one of them would come and say so.',
      'You knew now that {foe} keeps a thing hidden under the singer’s stool at {where}.',
      '{who} told you how the brother’s horn looked: brown, with a bite at the rim. You would know it if you saw it.',
      '{foe}’s pupil was unhappy about the gap in the song and was willing to talk to you.',
      'The people of {where} asked aloud why one name was left out, and {foe} had no answer for them.',
      'A bone-setter told you that {foe} cannot bear the sound of a horn, and stops singing when one is blown.',
      'Two old singers remembered that the song of names once had one name more, and they would swear to it.',
      'The one who keeps the door of the song-house at {where} would let you in on the day of the feast.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Ask in {place} an old spearman who was in the raid.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the old spearman about the raid',
          description:
            'He tells it to nobody who has not first sat through all his other fights, and there are thirty.',
          success: [
            'The old spearman told you that he had run from the raid, and that behind him somebody blew a horn. You sat through the thirty fights. He looked at his hands. It was blown at the gate. It was not a thing that runs.',
            'The old spearman told you that there had been a horn, three calls, and {foe} was nearest to it. He fought all thirty fights for you with a spoon. Then he put the spoon down. They had all looked at {foe} afterward, and {foe} had looked at the ground.',
            'You sat out thirty fights, and at the end the old spearman told you the raid. There was a horn. It called three times, and {who}’s brother stood where it called.',
          ],
          failure: [
            'You fell asleep in the ninth fight, and the old spearman told you nothing of the raid. He was hurt by that. Those who cannot listen to the living, he said, had better not go asking after the dead.',
            'The old spearman told the thirty fights, and was too tired for the raid. His daughter put him to bed. You heard him through the wall, going on in his sleep. But in there he was winning, and nobody blew for help.',
            'You told the old spearman that he had the years wrong, and he stopped before he came to the raid. He began at the first fight again. It was night. There are twenty-nine more.',
            'The old spearman would not tell you of the raid, for you looked at the door in the fourth fight. He saw it. A man who looks at the door, he said, has heard enough.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Search {place}, where the raiders divided the cattle.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search where the raiders laid down their dead',
          description:
            'The dead may show whether {who}’s brother fought; each stone must be turned, and there are adders under them.',
          success: [
            'You turned the stones, and found that {who}’s brother had not run. Nine raiders lay there, and every one had been struck from the front by the same left-handed spear. He ate with his left. He had been, for as long as it lasted, a gate.',
            'Under the ninth stone you found the strap of the brother’s horn, plaited in {who}’s way, and cut through. So somebody had taken the horn off him. It was not the raiders, since they had the strap.',
            'You turned each stone at the raiders’ dead, and the count told you: nine lie there, and {who}’s brother struck them all from the front. Here is the tenth place. It is empty. He did not run.',
          ],
          failure: [
            'An adder under the second stone drove you off, and you learned nothing. She had young. You went on with your foot in a wet cloth, and had lost count by then of which stones you had turned.',
            'You turned up nine raiders, and learned nothing from them. They would not go in again as they had come out. There was a foot over. You were afraid to look at anything else.',
            'You turned stones till dark and lost the count of the dead, so that nothing can be said from it. Six, or seven, or six. The adders counted you. They had it right.',
            'A stone rolled back on your hand, and you turned no more of the raiders’ stones. Under it was dark. In the dark was something that hissed. You learned nothing, and you went.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Learn the missing verse in {place} beside {foe}’s pupil.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Learn the song of names beside the pupil',
          description: 'It has four hundred names and a slap for each mistake, and the pupil gives the slaps.',
          success: [
            'You sang beside the pupil, and at the gap his mouth made the brother’s name. You had sung on without a breath, as a beginner would. So it was in the song. It had been taught to him, and he had been told what would happen if he sang it.',
            'The pupil told you that there is a name in the song that one must swallow. He was ten, and tired of slapping. When it is sung {foe} hears a horn, he said, and falls off the stool.',
            'You learned the song as far as the gap, and the pupil showed you with his hand whose name it was: this high, with a horn. It was {who}’s brother. Then he slapped you, for form.',
          ],
          failure: [
            'You never came as far as the gap in the song, and learned nothing. You got to the thirty-ninth name nine times and were slapped there nine times. It was a woman’s, with a hard sound in the middle.',
            'You learned the whole song so well that the pupil was sent home, and you could not ask him. There you sat, with four hundred names and the gap.',
            'You sang a living man’s name among the dead, and the pupil stopped the song and taught you no more. We spit then, three times. The man was well. The gap is still to come.',
            'You came to the fortieth name and your voice went, and so you did not reach the gap. The pupil gave you honey. He gave you a slap after it. The song has four hundred.',
          ],
        }),
      },
    ],
    ready: [
      'You know now that {who}’s brother did not run. Why he is left out, only {foe} can say, and the proof is hidden under the singer’s stool at {where}. It is time to go there.',
      'Everyone who knew of the raid has told you what they know, and only {foe} is left to ask. {who} has washed the brother’s bowl. It is time to go to {where}, and make {foe} say it.',
    ],
    test: {
      openings: [
        'You came to the song-house at {where} to make {foe} say why {who}’s brother is left out of the song. The bowls for the dead stood in rows, and all the people sat. {foe} sang on the stool. At the gap {foe} felt for something hidden under the stool. You stood up and asked for that name. “I will not say it,” said {foe}.',
        'You came to {where} to learn the truth from {foe}, and {foe} had begun the song of the dead early. Forty bowls stood full before the stool, and there was a gap in the row as wide as a bowl, for {who}’s brother. {foe} held something hidden under the stool, and looked at you with a grey face. “I have nothing to tell you,” said {foe}.',
      ],
      still: [
        '{foe} still would not sing the name of {who}’s brother, and you could not go before you knew why. One of {foe}’s hands was under the stool.',
        'You had come to {where} for the truth about {who}’s brother, and {foe} had still not told it. The gap in the row of bowls was still empty.',
      ],
      givenUp: [
        'The people put you out of the song-house at {where}, and {foe} sang on without the brother’s name. You did not know the truth yet. You could come back to the next song.',
        '{foe} had the door of the song-house barred behind you, and you had to leave {where}. Nobody had told you why the brother is left out. You could come and ask again.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call the brother’s name into the gap',
          description:
            'Whoever breaks the song of the dead and gets no answer may be beaten out of the house with bowls.',
          success: [
            'You called the brother’s name, and {foe} told the truth. “He blew three times,” cried {foe}, “and I heard him, and I lay still.” Then all of it came out, the nettles and the horn, and the people took it in like a wet sheep handed from arm to arm.',
            'You called the name three times, and the benches called it with you, and {foe} gave in. First {foe} sang against it, higher. An old woman joined you, who had danced with him once. Then nine. {foe} stopped, and told them in a small voice how he had called for help, and who had not come.',
          ],
          failure: [
            'You called the name, and your voice cracked, and they threw their bowls at you. The dead had been given barley, and it sticks. {foe} had not thrown, and had not spoken.',
            'You called the brother by {who}’s pet name, and they laughed. It means a sort of duck. {foe} caught hold of the laughter as a drowner does a branch and sang on.',
          ],
        }),
        does(['explore', 'perception', 'hard', 'grave'], {
          action: 'Reach under the stool for the hidden thing',
          description: 'The stool stands over the feeding-pit of the dead, and the boards are old, and they bite.',
          success: [
            'You reached under the stool and felt the brother’s horn in {foe}’s hand, and {foe} told all. You did not pull. You felt along the rim, and there was the bite of a child’s first teeth. {foe} let go, and told the house, unasked, whose it had been.',
            'You drew out the horn from under the stool, and {foe} fell off it and told the truth. A board gave, and your leg went down among the old offerings. As you turned the horn the air made it speak, a little. “I heard it,” said {foe} from the floor. “I heard it that day too.”',
          ],
          failure: [
            'The boards let you through, and you did not get what {foe} hid. It is deep down there, and soft, and people have been putting food in it since the first mothers. When they had you out with a rope you had a ham in your fist.',
            'Your hand found a hand under the boards, and it was not {foe}’s, and you shouted. You never knew whose. It was small and dry, and it held on in a friendly way. They pulled you out with your hair standing up.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Kneel down in the gap between the bowls',
          hurt: 'weariness',
          description:
            'There you stand for the brother, and {foe} must sing past you; nobody feeds you until the song is over.',
          success: [
            'You knelt in the gap till {foe} could not sing past you. The song went round, four hundred names, and came to you. At the seventh time {foe} could not breathe. “Will you not get up?” No, you said, he had not either. So it was sung, his name, and what he did, and who had let him do it alone.',
            'You knelt in the gap with empty hands, and {foe} sang the truth into them. They dripped tallow on you. {foe} sang slowly when it drew near, and then more slowly, as one walks to a grave. There it all came out, from the first call of the horn to the last.',
          ],
          failure: [
            'You knelt through four turns, and then your legs gave way, and {foe} had said nothing. You tipped over upon the thirty-ninth bowl. It was the woman with the hard name.',
            'Somebody’s grandmother poured hot soup on your hands, and you got up, and so it did not count. You had done what the dead do not do. {foe} waited until you had done with hopping, and sang the next name.',
          ],
        }),
        does(['craft', 'vigour', 'medium', 'slight'], {
          action: 'Blow three calls on a cow-horn outside',
          description:
            'So the brother may have called for help, and {foe} may know the sound; if it is wrong, all will come out and see.',
          success: [
            'You blew three calls as the brother had, and {foe} came out and told the truth. At the third, that breaks off, they heard the stool fall. {foe} came on hands and knees, saying, “I’m coming, I’m coming now.” It had taken that many years. It was told there in the yard.',
            'You blew two calls, and {foe} could not bear the third and told all. “Don’t!” cried {foe} through the thatch. You came in. {foe} had drawn out the brother’s horn, and was telling it whose it was.',
          ],
          failure: [
            'You blew, and forty cows answered, and nobody heard it as the brother’s horn. They were milking-cows, and they had been told nothing. {foe} sat inside with a shawl over both ears.',
            'You blew, and it sounded like a calf that has eaten wool, and they laughed. The house laughed till the thatch shook, {foe} too. You saw that {foe} was laughing with tears, and could not leave off.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'none'], {
          action: 'Offer to carry half of what {foe} did',
          description: 'Whoever takes half of a shame is sung with it afterward, and that is for good.',
          success: [
            'You took half of the shame, and {foe} told the other half. “I have lain in nettles too,” you said, and told them where. It was true. {foe} moved over upon the stool, and you sat down. Then it came: the raid, the horn, and how a name had been swallowed to keep it from blowing.',
            '{foe} let you carry half of it, and told the whole house. “I was eighteen,” it began. You took each piece as it was handed down and said it aloud after. When it was all said it was not so large, and {foe} sang the brother in.',
          ],
          failure: [
            '{foe} would not share the shame with you, and said nothing. It was {foe}’s own, and had been fed for years. Somebody’s uncle took hold of your sleeve, and asked if you might care to have half of his.',
            'You told of your own nettles, and told too much, and {foe} told nothing. They were very much interested. At the end of it the whole house knew what you had done.',
          ],
        }),
      ],
    },
    triumph: [
      'You told {who} all of it, three times, as one must. He had not run. He had held the gate and blown for help, and {foe} had heard, and lain still for fear, and could never after sing the name without hearing it blown. {who} sat among the hives with both hands open. “Three times,” said {who}. “He always did things three times.” Then it was possible to weep, and the bees went round.',
      'You found out the truth, and at the next feast {foe} sang the brother’s name. It is not a long name. The whole bench turned to look at {who}, who was eating, and who went on chewing with great care until it could be swallowed. Outside the mound somebody stopped stamping. You heard the stone at the door go over, once, as it does when one comes in and pulls it to.',
      'You brought {foe} to {who}, and {foe} told the truth, standing up. It did not take long, since it was only that someone had called and someone had been afraid. {who} heard it to the end, and fetched a cup of milk and put it in {foe}’s hand. There were nine more, said {who}, to be drunk in the same way; and after those they might perhaps begin to talk.',
      'You brought {who} the horn. {who} ran a thumb along the rim until it came on the little bite, and then laughed, and then did not. So it was blown at the mound, three calls, with you and {foe} and half the tribe to hear, and this time everyone ran. They came in over the ditch with their spoons and sticks, out of breath, years late, to help him.',
      'Since you told the truth about the brother, they buy {who}’s honey as they used to, and stay now, and lean on the fence. Each has some small thing to say of the brother, that had been put by: how he was afraid of geese. {who} had been left with one silence. You had changed it for that. When you took leave you were given the comb from the middle hive, which is never sold.',
      'You found out that he had not run, and set his bowl down yourself, in the gap, and it fitted. {who} filled it. There was only the crackling of the fire, and {foe} singing, hoarse, from one name on to the next as over stepping-stones that are all there. He had stood and he had called: that was the whole of what you had gone to find. They put your own name in too, low down.',
    ],
    loss: [
      'You did not learn the truth, and {foe} died with it. They opened the hand afterward, and it had been holding something for so long that it would not lie flat, but what it was the fire had eaten. The pupil sings now. He was taught the breath along with the rest, and takes it, and does not know why. {who} goes to every feast, and sits where it can be heard best.',
      'You told {who} that you did not know. It was the truth, and you said it the one time. {who} nodded, and went on smoking the hives. Since then they have a bowl at the edge of that field, where he would come by if he had run; and one at the gate, if he had not. Both of them are filled. It is a good deal of barley for one who cannot be in two places.',
      'You found nothing out, and it was thought in the end that the brother had run, for somebody must have known otherwise. {who} keeps bees farther off these days. You went by, and the two of you sat on the bench a while and did not speak of it; and at the fortieth breath, or what you judged to be that, you both of you looked up.',
      'You did not learn why the brother is left out. {foe} had the song-house at {where} moved, stool and pit and all, and made it a law that no stranger should hear the names. So nobody asks any more. On the mound there is a bare place where the grass has been trodden by one who stands first on this foot and then on that. You stood there with him for as long as you could.',
    ],
    fates: {
      triumph:
        '{who} has named a hive for the brother, and it stings. {foe} sings with both hands on the knees, and gets through it, most times.',
      loss: '{who} counts up to forty in the dark and waits. {foe} sings on at {where}, and breathes, and is given milk for the throat.',
      death:
        'They sang your name at the feast of the dead, between two strangers. {who} said in front of all that there should be one more, and {foe}, grey in the face, sang two.',
    },
  },
  {
    key: 'barbarians/white-bull',
    kind: 'accused',
    drives: ['vigour', 'endurance'],
    title: 'Prove at {where} that you did not kill the white bull; {foe} accuses you, and {who} stands surety.',
    who: { trade: 'calf-catcher', genders: ['male', 'female'] },
    foe: { trade: 'bull-keeper', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['talk', 'craft', 'gift'],
    sworn: [
      'The white bull of the tribe lay dead in his stall, and {foe}, who kept him, said that you had killed him. You had been seen near him. Whoever kills him loses name and kin. Then {who}, the calf-catcher, stood surety for you, with {who.his} own name as the pledge. If you are found guilty, {who} loses it too. You swore to prove at {where} that you had not done it.',
      '“That one did it,” said {foe}, and pointed at you: the white bull of the tribe was dead. You had not done it. They would have put you out into the bog, but {who} got up and stood surety for you, with {who.his} own name as the pledge. If you are found guilty {who} has no name any more. You swore to clear the two of you before the judges at {where}.',
      '{foe} charged you before the tribe with killing the white bull, and one person stood surety for you: {who}, the calf-catcher. You had only gone in to scratch his ears. {who} gave {who.his} own name to the judges to keep, until you are cleared at {where}, and nobody may call {who.him} by it meanwhile. You swore to be cleared.',
      'The white bull of the tribe had died, and {foe}, who slept beside him, swore that it was your doing. You had put a hand down his throat, {foe} said. You had not. {who} believed you, and gave the judges {who.his} own name as surety: it would be returned at {where} if you were cleared, and burned if not. You swore to clear you both.',
      'You were charged with killing the white bull, the father of all the tribe’s calves. {foe}, who kept him, accused you, and wept, and the tears were real. “It was not this one,” said {who}, and pledged {who.his} own name for it, to be lost if you are found guilty. You laid your palm to {who}’s palm, and swore to prove it at {where}.',
    ],
    advances: [
      'One who had thought you guilty moved a stone from the bad heap to the good one, and three more would do the same.',
      'A neighbour had seen {foe} go into the stall after you had left it, and would tell the judges.',
      'Those who had carried the dead bull said that there was no wound on him and no blood. So nobody could say how you had killed him.',
      '{foe} had told of the bull’s death in three ways, with a spear, a rope and a herb, and people had noticed.',
      'A drover remembered that you were at his fire when the bull was heard bellowing, and he would swear it.',
      'The man who flayed the bull would come to {where} and tell the judges what he had seen.',
      'Your own kin, who had kept away, would stand behind you before the judges at {where}.',
      'One of the judges said openly that he wanted to hear {foe} questioned too.',
      'A cow licked your wrist in front of many people, and they hold that cows know who has killed a bull.',
      'A mother gave you her newborn to hold while others looked on, and that told all of them that she thought you clean.',
      'Four herders who had known the bull would say that he was fond of you and let you scratch his ears.',
      'It was known now on which day the judges would meet at {where}, and that they would let you speak first.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the goose-girl who saw you leave the stall.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the goose-girl what she saw',
          description: 'She believes that whoever speaks of the dead bull will grow horns, and {foe} has told her so.',
          success: [
            'The goose-girl told you that the bull was alive when you left. First she felt your head all over for horns, since you had spoken of him, and there were none. He put his nose out after you and sneezed, she said. She said it loudly, with both hands on her forehead.',
            'The goose-girl told you that she heard the bull eat after you had gone, and {foe} talk to him. You had said it yourself first, nine times: the bull, the bull. No horn came. She would say so at {where}, if she might wear a hat.',
            'The goose-girl told you what she saw: you went out, and the bull was standing, and he ate. You had felt her brow first. No horns, you said, and she felt yours.',
          ],
          failure: [
            'The goose-girl put her apron over her head and told you nothing. She spoke out of it to the geese. They took it as a matter that concerned them, and pinched you as far as the gate.',
            'The goose-girl would not speak, for she had two bumps on her brow already. She made you feel them. They were from a fall. She sat looking up, cross-eyed, to see the horns come through.',
            'You went in among the geese to ask, and the geese came at you, and the girl ran after her geese. So you learned nothing. Three bit. The third would not let go. She stands on the far side now.',
            'The goose-girl did not tell you what she saw, for she thinks that words make horns, and yours were long. She held her ears shut. You asked with your hands. She shut her eyes too.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Look about {place} for what {foe} goes there to dig.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Follow {foe}’s footprints to the digging',
          description: 'They lead through thorn and over wet stones, and {foe} has hung a sling-stone trap on the way.',
          success: [
            'You found what {foe} goes there to dig: turnips, in a garden as small as a cloak. You had ducked under the trap. It is forbidden to feed the white bull on anything but grass. By the last hole was the print of a large white knee, that had knelt to be given one.',
            'You dug at {place} and found {foe}’s turnips, fat and sweet. The prints went in deep and came out light. Each turnip had been washed, and had a mouthful cut off to try. Somebody had been feeding the bull in secret, and it had not been you.',
            'You followed the footprints through the thorn, and at the end {foe} had dug: a bed of turnips, and one was missing, as big as a bull’s throat is wide. You stepped over the sling.',
          ],
          failure: [
            'The sling-stone of {foe}’s trap hit you, and you did not find the digging. You sat down among thorns. There was a smell of turned earth near {place}, and you were not able to stand up and look where.',
            'You followed your own footprints round and round, and did not find the digging. By that reckoning it was you who dug there. You rubbed them out with a branch.',
            'The footprints of {foe} went into a stream, and you did not find where they came out. You looked up, you looked down. The water was cold to the knee. The digging is hidden yet.',
            'Thorn took your cloak, thorn took your sleeve, thorn held you by the hair, and you came no nearer to what {foe} digs. You cut yourself out backward. The footprints go on without you.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Have a cow-doctor in {place} say what the bull died of.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Learn from the cow-doctor how cattle die',
          description:
            'He teaches it upon living ones, with your arm in them to the shoulder, and will not be hurried.',
          success: [
            'The cow-doctor told you that a swollen throat is no man’s work: something round had stuck in it. You had your arm in eleven cows by then. “And nothing in the gullet?” you asked him. It was never a hand that did it, he said. It was love.',
            'The cow-doctor showed you a bull’s windpipe with a plum in it, and so they die. He laid a row of them on the bench and had you blow. “So they go,” he said, “and always the ones who are petted.” He cut you a mark for it on a bone that the judges know.',
            'You put your arm in to the shoulder, and the cow-doctor taught you how a bull chokes: the neck swells, the tongue is blue, nobody has struck him. So the white bull died.',
          ],
          failure: [
            'The third cow sat down on your arm, and you missed the lesson about throats. You were inside at the time, as far as the ear. They had to talk to her for very long.',
            'The cow-doctor would not teach you, for your eye twitched. You looked through a windpipe, and there was his at the other end. He had meant to ask if it was you.',
            'You pulled your arm out too soon, and the cow-doctor taught you nothing of throats. The cow looked round. She was offended. The cow-doctor was on her side. Wash, and ask again.',
            'The cow-doctor taught you feet, and the cow-doctor taught you udders, and then it was dark, and he had not come to throats. How cattle die is the last thing. He keeps it for the end.',
          ],
        }),
      },
    ],
    ready: [
      'You have enough to set against {foe}’s charge. The judges have been told, and they had the good heap and the bad heap of stones carried to {where}. Go there and be cleared.',
      '{who} sent to ask whether it was time, and signed it with nothing, for there is no name to sign with. It is time. Go to {where} with what you know, and clear you both.',
    ],
    test: {
      openings: [
        'You stood before the judges at {where}, in a ring of the whole tribe, to be cleared of the white bull’s death. The dead bull’s hide hung on poles in the midst, and his head lay in salt. The judges had {who}’s name, wrapped in bark, and a fire to burn it. The young bull was tied by. “You were in his stall,” said {foe}, and wept.',
        'You came before the judges at {where} to prove that you had not killed the white bull. {who} sat on the ground by them, without a name. The bull’s hide hung on poles, his head lay in salt, and his young son was tied by. “It was that one,” said {foe}. “I loved him. What should I have killed him for?” Nobody had asked that yet.',
      ],
      still: [
        'The judges had not ruled yet, and you might not leave, charged with the white bull’s death. {foe} stood by the hide and patted it.',
        'You were not cleared yet, and if you went the judges would burn {who}’s name. One of them picked it up to see how dry it was.',
      ],
      givenUp: [
        'The judges rose and ruled nothing yet, and {foe}’s kin drove you out of {where}. You were neither cleared nor guilty. {who}’s name was not burned. You could come before them again.',
        'People threw stones, and you had to run from {where} before the judges had ruled. {foe} still accused you. They would hear you once more, if you came back.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Swear before the hide that you are clean',
          description:
            'It must be said three times with your head beneath the bull’s hide, and liars have come out of it dumb.',
          success: [
            'You swore three times under the hide, and they believed you and looked at {foe}. It smelled of hay under there. You had only scratched his ears. He was alive when you went. At the third you said who came to him after you, and with what in hand. Not a hair stirred.',
            'You swore to the hide that you had not done it, and the judges stood up for you. You said it three times, as to a friend. When you came out you had a long white hair on either shoulder. It was as if he had laid his chin there. {foe} sat down and told all.',
          ],
          failure: [
            'The hide slid down on you at the third time, and your oath was not heard. You went about in the ring, bellowing, with a tail. They got you out by the feet, and hung it up again, and a stone was moved to the bad heap.',
            'You coughed under the hide and could not swear. There was dust in it. The liar is struck dumb, they said to each other. Then you sneezed, and someone blessed you from habit.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the young bull by the horns',
          description:
            'They let the dead bull’s son loose on you; if he spares you, you are clean, for he knows, it is said, who did it.',
          success: [
            'You held the young bull by the horns, and he let you go and turned on {foe}. You ploughed a good deal of {where} together. He smelled your hands, and left off pushing. He trotted over and lowered his horns at {foe}, and {foe} told the truth.',
            'You held the young bull, and he let go of you and ran at {foe}. “Kill it!” {foe} had cried. It was {foe} who ran. The tribe drew its breath. They hold that a bull is a better judge than nine old men, and they cleared you.',
          ],
          failure: [
            'The young bull threw you, and it was held to prove nothing. He knew nothing of the law, he was two years old. You went up, and saw all the heads of your people from above, like eggs. They gave you a wet cloth.',
            'The young bull took you round the ring by the belt, and it was not clear what that meant. You had him by the one horn. They could not agree if it meant yes or no.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Open the dead bull’s throat before them',
          description:
            'What killed him may stick in it; but to cut the bull is a second crime, and you may find nothing.',
          success: [
            'You opened the dead bull’s throat, and a turnip rolled out. You asked his leave, and cut along the side, as one opens a purse. It lay before the judges’ feet, whole, with one tooth-mark. Who had ever given him such a thing? {foe} had gone down on both knees to pick it up.',
            'You cut where the throat was swollen, and there was a turnip in it, as large as a fist. You marked the place with red first, so that all should see you guess. Not a hand in the tribe would have dared to feed it to him but one. {foe} made the sound that the bull used to make when he was called.',
          ],
          failure: [
            'You raised the knife, and the mothers screamed and held your arms, and nothing was cut. It was a second crime to have tried. They laid the head back in the salt.',
            'You cut, and there was only straw and salt there. You had cut too low. They saw one more cut in a bull, and your hand on the knife. {foe} breathed again.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Stand silent until {foe} must speak',
          hurt: 'weariness',
          description:
            'Somebody must fill such a silence, and it may be {foe}; you may not sit or eat or answer, whoever asks you.',
          success: [
            'You stood silent until {foe} could not bear it and told the truth. They asked, they shouted, a child threw a shoe. You looked only at {foe}, and not unkindly. “He used to come when I rattled them in the pail,” said {foe}, to nobody. So it was asked what, and {foe} told.',
            'You said no word, and {foe} talked till the truth came out. That silence lay like a pit, and {foe} walked round the edge of it, faster and faster, about grass. “Only grass!” cried {foe}. No one had spoken of anything else. And there {foe} fell in.',
          ],
          failure: [
            'You stood till your knees knocked, and they took it for an answer: one knock for yes. You laughed then, and it was only weakness. They went on with the case over you.',
            'A wasp sat on your lip, and you cried out, and so the silence was broken. None of the words were such as could be laid before a judge. {foe} had said nothing.',
          ],
        }),
        does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Mourn the white bull beside {foe}',
          description:
            'Grief may bring {foe} to own to the truth; you must wail with your accuser till your voice is gone, and mean it.',
          success: [
            'You wailed for the bull with {foe}, and {foe} told you the truth, and all heard. You had liked him, after all. {foe} tried to shake you off and could not, and leaned. Into your shoulder it came at last: “I gave it him. I never cut it up.”',
            'You sang the white bull from the muzzle to the tail, and {foe} put in the turnip. You walked round the hide, and {foe} a step behind. The singing stopped. “I have not dared to cry for him,” said {foe}. Then everyone cried, and {who}’s name was handed back.',
          ],
          failure: [
            'You wailed, and all the dogs of the tribe wailed better, and {foe} did not join in. {foe} stood with a face like a shut gate.',
            'You lost your voice half way down the bull, and {foe} wailed on alone. It was so beautiful that the judges looked at you more darkly than before.',
          ],
        }),
      ],
    },
    triumph: [
      'You were cleared: the white bull had choked on a turnip. {foe} had fed him in secret, against the law, and {foe} had not been able to live with having done it, and pointed. The judges unwrapped {who}’s name and said it three times aloud, and {who} turned round at each. You were called by yours as well. It sounded a little strange to you, like a shoe that has been lent.',
      'You were found clean, down to the elbows. {foe} took the red off your hands with milk, as the one who has accused falsely must, and did it so long and so carefully that {who} said at last, “It is off.” Nobody asked for {foe} to be put out in the bog. One does not drown a person who is already under. They sat you on the bench between the two of you, and passed the bowl.',
      '{who} went through the whole camp, when it was over, from fire to fire, on no errand whatever, only to be called. Each said the name and each said yours after it. There was a calf born that same sleep, grey and wet, and {who} had it by the feet. When it was dry it was white. Everyone came to look at it, and then, one by one, sideways, to beg your pardon.',
      'You were found innocent: there was one stone on the bad heap, and a child had put it there. {foe} had told of the turnip and stood waiting to be hit. It was you that they asked what should be done; and you said that somebody would have to look after the new bull, and who else knew how?',
      'You were cleared, and they burned the accusation, and gave {who} back the name. It had got damp, said {who}, and hung it over a bush for a joke. But {who}’s mouth shook. You had stood there alone with a whole tribe against you, and one voice said not that one; you said it now, three times, over {who}’s head, with your hand on it, as is done for kin. Then you ate.',
      'You have been told since, by nearly all of them, that they never believed it. You let them. {foe} says otherwise, and says it to every stranger who comes to the mound: how a good person was pointed at, and by which finger. The finger is held up. And {who}, who never turned from you, was given the first drop of milk when the cows let down again; half of it, by custom, is yours.',
    ],
    loss: [
      'You were found guilty of the white bull’s death. {who}’s name was put in the fire, and it was such a small smoke. You went one way and {who} went another, since two who are nobody may not walk together. You have heard that there is a person who goes about to the herds and catches calves, and is thanked. “Thank you,” they say, and then there is a gap where one would say a name.',
      'You were found guilty, for the heap of bad stones stood higher by two. {foe} wept to hear it, and could not look. At the edge of the camp {who} stopped with you, and the two of you held hands, there being no one to forbid it any more; and tried for a while what you could be called. Nothing stayed on. The cows looked up when you had gone by, as they do after weather.',
      'You could not prove it, and nobody could prove the other. They do not point at you; they only take the children in. {who} has the name again, but it is said as one says it of the sick. You were offered milk at that house, and you both knew how the cup would be washed. Out on the bull’s mound somebody has planted turnips. They have come up very fine, and nobody asks.',
      'You were named for the one who killed him, and it has been sung, and what is sung is so. {who} answered for you with a name and lost it. You met once more, at a crossing. “I still say not that one,” said {who}. It was a good thing to be given; and you had nothing that you could call back across the water but “You, you, you.”',
    ],
    fates: {
      triumph:
        '{who} is called by name from hill to hill, and has a white calf. {foe} keeps it, and feeds it grass, a blade at a time.',
      loss: '{who} is nobody, and catches calves. {foe} was given a fine new bull, and cannot bear to be looked at by it.',
      death:
        '{foe} walked in at the burying and told of the turnip, too late for you. {who} was given two names to keep, and answers to both.',
    },
  },
];
