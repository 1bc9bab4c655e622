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
      'At every feast {foe} sings the names of the dead, and after the fortieth there is a breath where no name comes. {who} knows whose it is: the brother’s, who stood at the cattle-gate against raiders and was not seen again. {foe} would not say why he is left out. The reason was kept at {where}, in the song-house. You put your hand on {who}’s throat and swore to find it out.',
      '“There are eleven of us in the song,” said {who}, “and my mother bore twelve.” The twelfth had held the cattle-gate and had not come home. They think that he ran. It is {foe} who sings the names, at {where}, and {foe} knows why there is a hole in the song, and closes both lips on it. You said the brother’s name three times, so that it should be in somebody’s mouth, and swore to learn the rest.',
      'Nobody had told {who} that the brother was a coward. They only took the honey and did not stay to talk. He had gone to hold the cattle-gate, he never came back, and at {where} {foe} left him out of the song of names and gave no reason. “If he ran I can bear it,” said {who}. “I cannot bear a breath.” You swore, with honey on your tongue, to bring the reason, whichever it was.',
      'A name that is not sung does not know where to sit. {who}’s brother stood outside the mound, and {who} heard him there, stamping his feet. Only {foe} could call him in, and sang past him each time, and had done so since the raid on the cattle-gate. Why? It was known at {where}, and it was hidden there. You held the door of the mound open with your back and swore through it to find out.',
      '{who} had asked {foe} for the reason nine times, once for each hive, and nine times had been given a cup of milk instead. So it was known, and it was bad. The brother’s name had been dropped out of the song of the dead after the fight at the cattle-gate, and what {foe} knew of him lay hidden at {where}. You drank the tenth cup yourself, all of it, and swore on the white of your lip.',
    ],
    advances: [
      'A woman who had milked beside the cattle-gate told you that she heard a horn from it, three times, and that it was blown as one blows for help.',
      'You learned that {foe} had been at the raid too, as a young singer, and had come home without a scratch and without a voice.',
      'A herder who did the counting that day gave you his stick. Forty raiders came to the gate, by the notches, and nobody had been cut beside the brother.',
      'Two of the raiders’ own people had a song about a man who would not leave a gate. They did not know his name; they had made him tall.',
      'They told you at a fire that {foe} sings with one hand under the stool, and that the hand holds something, and it is not a drum.',
      '{who} sent you word of the horn: it was a brown one, with a bite at the rim, where the brother had cut his first teeth on it.',
      'You heard {foe}’s pupil practising behind a hedge. At the gap in the song the boy did not take a breath; he put his hands on his ears.',
      'A bone-setter had been called for {foe} once, and there was nothing broken. “Only,” she told you, “that one could not hear a cow low without weeping.”',
      'A man who had run from that fight owned it to you. He had passed the brother at the gate, he said, and {foe} lying in the nettles.',
      'The bees had swarmed in the mound, {who} sent to tell you, on the brother’s empty place, and it was taken to mean that he was getting impatient.',
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
            'You sat through the thirty. At the end he looked at his hands and said that it was he who had run, and half the tribe with him, and that behind them somebody had gone on blowing a horn. It was blown at the gate. It was not a thing that runs.',
            'He fought them all for you with a spoon. In the last one he put the spoon down. There had been a horn, he told you, three calls, and {foe} was nearer to it than any; they had all looked at {foe} afterward, and {foe} had looked at the ground.',
          ],
          failure: [
            'You fell asleep in the ninth fight, on the side of the enemy. He was hurt by that. He woke you with the butt, and said that those who cannot listen to the living had better not go asking after the dead.',
            'He told the thirty, and then he was tired, and his daughter put him to bed. You heard him through the wall, going on in his sleep; but in there he was winning, and nobody blew for help.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Search {place}, where the raiders divided the cattle.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search where the raiders laid down their dead',
          description: 'There are adders in the stones, and each stone must be turned to count who lies there.',
          success: [
            'You turned them all, with a stick and an apology. Nine raiders lay there, and every one had been struck from the front by the same left-handed spear. {who}’s brother ate with his left. So he had not run; he had been, for as long as it lasted, a gate.',
            'Under the ninth stone lay a dead raider’s bag, and in that a strap, plaited in {who}’s way, with its loop cut through. A horn had hung from it. Somebody had taken the horn off him and left the strap, and it was not the raiders, since they had the strap.',
          ],
          failure: [
            'The adder under the second stone had young. She came out and told you so. You went on with your foot in a wet cloth; but you had lost count by then of which stones you had turned, and the dead had lost patience.',
            'You turned up nine raiders, and put them back, and they would not go in as they had come out. There was a foot over. By the time it had been laid with somebody you were afraid to look at anything else.',
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
            'You sang until your cheek was as red as a hearth. At the fortieth name you sang on without a breath, as a beginner would, and the pupil’s mouth made the brother’s name before any hand could stop it. It was in the song. It had been taught to him; and he had been told what would happen if he sang it.',
            'By the third hundred he was tired of slapping. He was ten, and wished to be asked things. There was a name that one must swallow, he told you, because when it is sung {foe} hears a horn, and falls off the stool.',
          ],
          failure: [
            'You got to the thirty-ninth name nine times and were slapped there nine times. It was a woman’s, with a hard sound in the middle. You never came as far as the gap, and dreamed of her afterward.',
            'You learned all of it, gap and everything, and it went so well that the pupil was sent home as not being needed. There you sat, with four hundred names and nobody to ask about the other.',
          ],
        }),
      },
    ],
    ready: [
      'You knew who had not run, and from what nettles he had been watched. There was one more thing to know, and it lay under the singer’s stool at {where}; so that was the way you turned your feet.',
      'Everyone had now told you a piece of it but one, and that was {foe}. {who} had washed the brother’s bowl. It was time to go to {where}, and sit down among those who listen, and not be content with a breath.',
    ],
    test: {
      openings: [
        'They were all in the song-house at {where}, with the bowls for the dead set out in rows. {foe} sat on the stool and sang. You heard the fortieth name. Then came the breath; and in it, though the house was full, one could hear {foe}’s fingernails, under the stool, go along something hollow. You had stood up. “Sit,” said {foe}. “It is not you that I left out.”',
        '{foe} had heard that you were coming, and had the song begin early. You got in at {where} by the back, over people’s knees. Forty bowls stood full before the stool, and there was a gap in the row as wide as a bowl; somebody had swept it. {foe} looked at you across it with a grey face. “There is nothing there,” said {foe}. “There is nothing there at all.”',
      ],
      still: [
        '{foe} had gone on to the next name and stuck at it. One hand was still under the stool.',
        'Nobody in the song-house had moved. The gap in the row of bowls seemed to have got wider.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Call the brother’s name into the gap',
          description:
            'Whoever breaks the song of the dead and gets no answer may be beaten out of the house with bowls.',
          success: [
            'You called it loudly, as one calls a man in from the field. No answer came from the dead. It came from the stool: “He blew three times,” cried {foe}, “and I heard him, and I lay still.” Then all of it came out, the nettles and the horn, and they took it in like a wet sheep handed from arm to arm.',
            'The name went up among the rafters. {foe} sang against it, higher, and you said it again. At the third time an old woman joined you, who had danced with him once; then nine; then the benches. {foe} stopped, and told them in a small speaking voice how he had called for help, and who had not come.',
          ],
          failure: [
            'You called it, and your voice cracked in the middle of his name. They threw the bowls. The dead had been given barley, and it sticks; you sat outside picking it out of your ears. But while they threw, nobody had seen that {foe} did not.',
            'You called him by the name that {who} uses, which is a short one and means a sort of duck. There was laughter. {foe} caught hold of it as a drowner does a branch and sang on from there, and two cousins of somebody’s showed you the door with their knees.',
          ],
        }),
        does(['explore', 'perception', 'hard', 'grave'], {
          action: 'Reach under the stool for the hidden thing',
          description: 'The stool stands over the feeding-pit of the dead, and the boards are old, and they bite.',
          success: [
            'You went in on your belly between the bowls with your arm before you. There was {foe}’s hand, cold and wet, and what it held. You did not pull. You felt along the rim with one finger, and there was the bite of a child’s first teeth. It was the brother’s horn. {foe} let go, and told the house, unasked, whose it had been.',
            'A board gave, and your leg went down among the old offerings; but you had drawn out a thing in a hide. It was brown, it was a horn, and as you turned it the air made it speak, a little. {foe} fell off the stool. “I heard it,” said {foe} from the floor. “I heard it that day too.”',
          ],
          failure: [
            'The boards let you through. It is deep down there, and soft, and people have been putting food in it since the first mothers. When they had you out with a rope you had something in your fist, and it was a ham.',
            'Your hand found a hand, and it was not {foe}’s. You never knew whose. It was small and dry, and it held on in a friendly way till you shouted; and so they all looked round, and you were carried out with your hair standing up.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Kneel in the gap and be his bowl',
          hurt: 'weariness',
          description:
            'Whoever kneels among the bowls is fed like the dead, that is, not at all, until the song is over.',
          success: [
            'You knelt there with your hands cupped. The song went round, four hundred names, and came to you, and {foe} breathed; and it went round again. At the seventh time {foe} could not breathe. “Will you not get up?” No, you said, he had not either. So it was sung, his name, and what he did, and who had let him do it alone.',
            'They dripped tallow on you, and a dog lay in your lap. You knelt. The gap was of just your width. {foe} began to sing slowly when it drew near, and then more slowly, as one walks to a grave; and there, before your empty hands, it all came out of that mouth, from the first call of the horn to the last.',
          ],
          failure: [
            'You had knelt through four turns when your legs died. They went before the rest of you. You tipped over upon the thirty-ninth bowl, the woman with the hard name, and it was she, they said, who should have been asked first.',
            'Somebody’s grandmother took you for one of the dead and poured the soup on your hands. It was hot. You did what the dead do not do. {foe} waited until you had done with hopping, and sang the next one almost cheerfully.',
          ],
        }),
        does(['craft', 'vigour', 'medium', 'slight'], {
          action: 'Blow three calls on a cow-horn outside',
          description: 'You have one chance to blow it as he blew, and if it is wrong they will come out and see.',
          success: [
            'You stood at the wall and blew it as one who means to be heard by somebody: once; and again; and then the third, that breaks off. Inside they heard the stool fall. {foe} came out through them all on hands and knees, saying, “I’m coming, I’m coming now.” It had taken that many years. It was told there in the yard.',
            'The first call made the dogs get up. The second made the singing stop. Before the third you heard {foe}, quite plainly, through the thatch: “Don’t!” So you did not; and when you came in they were all of them looking at the stool, and {foe} had drawn out his horn, and was telling it whose it was.',
          ],
          failure: [
            'You blew, and it was a good call, and forty cows answered. They were milking-cows, and they had been told nothing. By the time there was a path through them the song had ended, and {foe} had gone home by the back with a shawl over both ears.',
            'A horn has its own mind. What came out was the sound that a calf makes when it has eaten wool. The house laughed till the thatch shook, {foe} too; and you saw that {foe} was laughing with tears, and could not leave off.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'none'], {
          action: 'Offer to carry half of what {foe} did',
          description: 'Whoever takes half of a shame is sung with it afterward, and that is for good.',
          success: [
            '“I have lain in nettles too,” you said, and told them where, and while who was calling. It was a true thing. {foe} looked at you. Then {foe} moved over upon the stool, and you sat down, and {foe} told the other half: the raid, the horn, and how a name had been swallowed to keep it from blowing.',
            'You asked {foe} to break it in two like bread. {foe} did not understand, and then did. “I was eighteen,” it began. You took each piece as it was handed down and said it aloud after, for the house. When it was all said it lay between you, and it was not so large; and {foe} sang him in.',
          ],
          failure: [
            'You offered; but {foe} has a greedy heart in this, and would not share. It was {foe}’s own, and had been fed for years. The song was shut like a box. As you left somebody’s uncle took hold of your sleeve, and asked if you might care to have half of his.',
            'You had begun on your own nettles, to show the way, and there turned out to be more than you thought. They were very much interested. At the end of it the whole house knew what you had done, and nobody had been told anything of {foe}.',
          ],
        }),
      ],
    },
    triumph: [
      'You told {who} all of it, three times, as one must. He had not run. He had held the gate and blown for help, and {foe} had heard, and lain still for fear, and could never after sing the name without hearing it blown. {who} sat among the hives with both hands open. “Three times,” said {who}. “He always did things three times.” Then it was possible to weep, and the bees went round.',
      'At the next feast {foe} came to the fortieth name, and past it; and there he was. It is not a long name. The whole bench turned to look at {who}, who was eating, and who went on chewing with great care until it could be swallowed. Outside the mound somebody stopped stamping. You heard the stone at the door go over, once, as it does when one comes in and pulls it to.',
      '{foe} came with you and told it to {who}, standing up. It did not take long, since it was only that someone had called and someone had been afraid. {who} heard it to the end, and fetched a cup of milk and put it in {foe}’s hand. There were nine more, said {who}, to be drunk in the same way; and after those they might perhaps begin to talk.',
      'You brought {who} the horn. {who} ran a thumb along the rim until it came on the little bite, and then laughed, and then did not. So it was blown at the mound, three calls, with you and {foe} and half the tribe to hear, and this time everyone ran. They came in over the ditch with their spoons and sticks, out of breath, years late, to help him.',
      'They buy honey as they used to, and stay now, and lean on the fence. Each has some small thing to say of the brother, that had been put by: how he could whistle through an acorn, how he was afraid of geese. {who} had been left with one silence. You had changed it for that. When you took leave you were given the comb from the middle hive, which is never sold.',
      'You set the twelfth bowl down yourself, in the gap, and it fitted. {who} filled it. There was only the crackling of the fire, and {foe} singing, hoarse, from one name on to the next as over stepping-stones that are all there. He had stood and he had called: that was the whole of what you had gone to find. They put your own name in too, low down, where the living are practised.',
    ],
    loss: [
      '{foe} died with it. They opened the hand afterward, and it had been holding something for so long that it would not lie flat, but what it was the fire had eaten. The pupil sings now. He was taught the breath along with the rest, and takes it, and does not know why. {who} goes to every feast, and sits where it can be heard best.',
      'You told {who} that you did not know. It was the truth, and you said it the one time. {who} nodded, and went on smoking the hives. Since then they have a bowl at the edge of that field, where he would come by if he had run; and one at the gate, if he had not. Both of them are filled. It is a good deal of barley for one who cannot be in two places.',
      'It was thought in the end that he had run, for somebody must have known otherwise. {who} keeps bees farther off these days. You went by, and the two of you sat on the bench a while and did not speak of it; and at the fortieth breath, or what you judged to be that, you both of you looked up.',
      '{foe} had the song-house at {where} moved, stool and pit and all, and made it a law that no stranger should hear the names. So nobody asks any more. On the mound there is a bare place where the grass has been trodden by one who stands first on this foot and then on that. You stood there with him for as long as you could.',
    ],
    fates: {
      triumph:
        '{who} has named a hive for the brother, and it stings. {foe} sings with both hands on the knees, and gets through it, most times.',
      loss: '{who} counts up to forty in the dark and waits. {foe} sings on at {where}, and breathes, and is given milk for the throat.',
      death:
        'They sang you between two strangers. {who} stood up and said in front of all that there should be one more; and {foe}, grey in the face, sang two.',
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
      'The white bull of the tribe lay dead in his stall, and {foe}, who kept him, pointed at you. You had been seen near the door. Whoever kills him loses name and kin. Then {who}, who had pulled him out of his mother by the feet, pledged a name as surety for you; if you are found guilty, {who} loses it too. You swore to bring the truth to {where} before that could happen.',
      '“That one did it,” said {foe}, and the whole tribe looked along the finger, and at the end of it stood you. The white bull was dead. They would have put you out into the bog, but {who} got up and said three times, “Not that one.” Who says so must pledge a name, and has none if it goes badly. You swore to clear the two of you at {where}.',
      'They asked who would stand surety for you, and counted, and there was one. It was {who}, the calf-catcher. {foe} had told how you went in to the white bull, and how the bull was dead after it; you had gone in to scratch his ears. {who} gave up a name for the judges to keep until you should be cleared at {where}. Nobody may call {who} meanwhile. You swore it to a back that could not turn round.',
      'For three milkings no cow gave a drop, and they said that it was your doing. The white bull had died. {foe}, who slept beside him, swore on the horns that you had put a hand down his throat. You had not. {who} believed you, took off a name like a coat, and laid it in the judges’ lap: it would be returned at {where} if you were cleared, and burned if not. You spat red, and swore.',
      'Hear what you were charged with. A white bull, killed; a tribe, left without a father for its calves. {foe} accused you, and wept, and the tears were real, which was the worst of it. “I caught that bull when he was born,” said {who}, “and I say it was not this hand.” For that {who} had to pledge a name. You laid your red palm to {who}’s palm, and swore to be clean at {where}.',
    ],
    advances: [
      'One who had thought you guilty moved a stone from the bad heap to the good one, and told you that three more were only waiting to see somebody begin.',
      'You learned that {foe} had slept away from the stall just once, and had come back running, with earth on both hands.',
      'A cow had been brought up to you and had licked your wrist. They hold that a cow knows who killed a bull; it went from fire to fire.',
      'Nobody had seen blood, you found, on the bull or the straw. “Then with what,” a child asked aloud, “did you do it?” and nobody could tell her.',
      '{foe} goes to the bull’s mound each time the tribe has lain down, they told you, and talks, and always begins by begging pardon.',
      'They had called {who} “you there” at the well, and an old man said the name, in spite of the law. It was on account of you.',
      'The one who flayed the bull told you that his throat had been swollen as thick as a churn, and that {foe} would let nobody open it.',
      'You had been asked to hold a newborn while its mother ate. Those who give you a child to hold have begun to doubt that you are a murderer.',
      '{foe} had been heard to say that you did it with a spear, a rope, a herb; that made three of you, the women reckoned, and there is one.',
      'A drover swore that you had been with him across the water when the bull was heard bellowing. He had forgotten it, since you had not said anything worth keeping.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the goose-girl who saw you leave the stall.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the goose-girl what she saw',
          description: 'She believes that whoever speaks of the dead bull will grow horns, and {foe} has told her so.',
          success: [
            'You let her feel your head all over, since you had spoken of him a great deal, and there was nothing. She thought about it. Then she said that she had seen you come out, and the bull put his nose over the door after you and sneeze. He was alive. She said it loudly, with both hands on her forehead.',
            'You said it yourself first, nine times: the bull, the bull. Geese gathered. No horn came. So she told you that she had seen you go and heard him eating after it, crunch, crunch, and {foe} talking to him in a baby’s voice; and she would say so at {where}, if she might wear a hat.',
          ],
          failure: [
            'She put her apron over her head and spoke out of it, and what she said was for the geese. They took it as a matter that concerned them. You had been pinched as far as the gate before you could make out that it was about hats.',
            'She would have told you, but she had two bumps on her brow already, from a door. She made you feel them. After that there was nothing to be done with her; she sat looking up, cross-eyed, to see them come through.',
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
            'You ducked, and the stone went over. Behind the thorns there was a garden the size of a cloak, weeded like a grave: turnips, in three rows. It is forbidden to feed the white bull on anything but grass. One row had been pulled up; and by the last hole was the print of a large white knee, that had knelt to be given it.',
            'At {place} the prints went in deep and came out light. So something was carried away from there. You scraped about with your hands and had a turnip, fat and sweet, then another; each had been washed, and had a mouthful cut off to try. Somebody had been feeding a bull in secret. It had not been you.',
          ],
          failure: [
            'The sling-stone found you before you found it. You sat down among thorns to think about that, and they thought about it as well. There was a smell of turned earth somewhere near {place}, and you were not able to stand up and look where.',
            'You followed the prints round and round until there were two sets, and you had hold of your own. By that reckoning it was you who dug there. You rubbed them out with a branch, all of them, and it was {foe}’s too that were gone.',
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
            'You had your arm in eleven. By the last of them your fingers could tell a bad herb from a knock and a knock from a fright. “And nothing in the gullet?” you asked him. The cow-doctor stopped chewing. With a swollen throat, he said, it was never a hand that did it; it was love, it was something round.',
            'He laid a row of windpipes on the bench and had you blow through them. One would not. You turned it up and knocked, and there fell out a plum. “So they go,” said the cow-doctor, “and always the ones who are petted.” He cut you a mark for it on a bone that the judges know.',
          ],
          failure: [
            'The third cow sat down. You were inside at the time, as far as the ear. They had to talk to her for so long that you missed the lesson about throats; and when you had your arm again it was not much like an arm.',
            'You were given a windpipe to look through, and looked, and saw the cow-doctor’s eye at the other end. He had meant to ask if it was you. He went on looking, for a long while, and then said that he taught no one whose eye twitched.',
          ],
        }),
      },
    ],
    ready: [
      'You had enough to set against {foe}’s finger. The judges were told, and they had the good heap and the bad heap carried to {where}, stone by stone; and you went after, to see which was the higher.',
      '{who} had sent to ask whether it was time, and had signed it with nothing. You would not have that again. So you took what you knew, and red for both your hands, and went the way to {where}.',
    ],
    test: {
      openings: [
        'The whole tribe sat in a ring at {where}, with the dead bull’s hide hung on poles in the midst, white, so that he listened. {foe} had a hand upon his neck. Before the judges lay a thing wrapped in bark; that was {who}’s name, and beside it they had lit a small fire. “You were in his stall,” said {foe}, and wept. “Say that you were not.”',
        'You came to {where} between two rows of people who looked past you. {who} sat on the ground by the judges, without a name, with hands in lap like a guest. {foe} stood under the bull’s horns, which had been set on a post. “It was that one,” said {foe}. A great groan went round. “I loved him. What should I have killed him for?” Nobody had asked that yet.',
      ],
      still: [
        'The hide moved a little on its poles, though there was nobody behind. {foe} patted it.',
        'A judge had picked up {who}’s name to see how dry it was, and put it down again.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Swear before the hide that you are clean',
          description:
            'It must be said three times with your head beneath his hide, and liars have come out of it dumb.',
          success: [
            'It smelled of hay under there. You said it once, that you had only scratched his ears; and twice, that he was alive when you went. At the third you said who came to him after you, and with what in hand. Not a hair stirred. You put out your head, and nobody was looking at you. They were all looking at {foe}.',
            'You said it to the hide and not to them. You were sorry that he was dead, you said, and you had not done it; three times, as to a friend. When you came out you had a long white hair on either shoulder. It was as if one had laid his chin there. The judges stood up, one after another, and {foe} sat down.',
          ],
          failure: [
            'You said it twice. At the third time the hide slid from its poles and had you under it, and you went about in the ring, bellowing, with a tail. It did your case no good. They got you out by the feet, and a stone was moved to the bad heap, but slowly.',
            'There was dust in the hide, and it got into your throat at the very word. You could not speak. You could hear them saying so to each other, the liar is struck dumb; and then you sneezed, and someone blessed you from habit, and it was put off.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the young bull by the horns',
          description: 'They will let his son loose on you, and he knows, it is said, whom he ought to kill.',
          success: [
            'He came at you with his head down, and you took hold. You ploughed a good deal of {where} together. He pushed, and blew; then he smelled your hands, and remembered perhaps that his father used to have his ears scratched by somebody. He left off pushing. He went round you, and trotted over and lowered his horns at {foe}.',
            'You had one horn in each fist and your chin between. Neither would give. “Kill it!” cried {foe}, and the young bull’s ear turned, and his eye after it, and he let go of you to look at who had said so. It was {foe} who ran. The tribe drew its breath; they hold that a bull is a better judge than nine old men.',
          ],
          failure: [
            'He knew nothing of the law, he was two years old. You went up, and saw all the heads of your people from above, like eggs; and came down. Since you were not quite dead it was held to prove nothing, and they gave you a wet cloth.',
            'You had him by the one horn, and he had you by the belt with the other. In that way he took you three times about the ring at a run. They could not agree afterward if it meant yes or no. {foe} alone had shut both eyes, and not on your account.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Open the dead bull’s throat before them',
          description: 'To cut the bull is a second crime, and if there is nothing in him you will have done both.',
          success: [
            'They had laid his head and neck in salt, for honour. You asked his leave, and cut, along the side, as one opens a purse. It rolled out over the stones as far as the judges’ feet and lay there: a turnip, whole, with one tooth-mark. Who had ever given him such a thing? {foe} had gone down on both knees to pick it up.',
            'You felt with your fingers first and marked the place with red, so that all should see you guess. Then you cut. There it was, round and white and as large as a fist, and not a hand in the tribe would have dared to feed it to him but one. {foe} made the sound that the bull used to make when he was called.',
          ],
          failure: [
            'You had raised the knife when the mothers began to scream. It was the wrong end, besides. By the time that they had let go of your arms the neck had been carried off under six shawls, and you were two crimes in debt for the one that you had not done.',
            'You cut, and there was nothing; there was straw, and salt. Then you understood that {foe} had been there before you. You looked up, and {foe} had seen you understand. But they had not; they saw one more cut in a bull, and your hand on the knife.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Stand silent until {foe} must speak',
          hurt: 'weariness',
          description: 'You may not sit or eat or answer, and the whole of the tribe may ask you why.',
          success: [
            'You stood. They asked, they shouted, a child threw a shoe. You looked only at {foe}, and not unkindly. By and by it was so quiet that the flies could be counted. “He used to come when I rattled them in the pail,” said {foe}, to nobody. “He was so fond of them.” So it was asked what; and {foe} told.',
            'Your feet were gone first, and then the rest of your legs. Still you said no word. It lay in the middle of all of them, that silence, like a pit, and {foe} walked round the edge of it talking, faster and faster, about grass. “Only grass!” cried {foe}. No one had spoken of anything else. And there {foe} fell in.',
          ],
          failure: [
            'You stood till your knees knocked together, and they took it for an answer: one knock for yes. You might have borne that; but you laughed. It was only weakness. They let you lie down where you were, and went on with the case over you.',
            'A wasp came. It settled on your lip and walked about, and the tribe leaned forward to see what you would do. You did it. You had then spoken, and loudly, and none of the words were such as could be laid before a judge.',
          ],
        }),
        does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Mourn the white bull beside {foe}',
          description: 'You would have to wail for him with your accuser till your voice is gone, and mean it.',
          success: [
            'You put your arm through {foe}’s and began. It is a low note. You had liked him, after all. {foe} tried to shake you off and could not, and leaned, and wailed with you until there was no one else there; and into your shoulder at last: “I gave it him. I never cut it up.” They had all heard.',
            'You walked round the hide and sang him from the muzzle to the tail. The ears, the good wet nose. {foe} came after, a step behind, putting in what you had left out, and put in the turnip. The singing stopped. “I have not dared to cry for him properly,” said {foe}. Then it was cried, by everyone; and {who}’s name was handed back.',
          ],
          failure: [
            'You wailed, and all the dogs of the tribe joined in, and were better. {foe} stood with a face like a shut door. There was something behind it that wanted to come and howl with the rest of you; you had heard it scratch.',
            'You had no voice left after the horns, and there is a great deal of bull beyond those. {foe} took over from you. It was so beautiful, and had such a love in it, that the judges looked at you more darkly than before.',
          ],
        }),
      ],
    },
    triumph: [
      'It was a turnip. {foe} had fed him in secret, against the law, because he asked so nicely; he had choked, and {foe} had not been able to live with having done it, and pointed. The judges unwrapped {who}’s name and said it three times aloud, and {who} turned round at each. You were called by yours as well. It sounded a little strange to you, like a shoe that has been lent.',
      'You were found clean, down to the elbows. {foe} took the red off your hands with milk, as the one who has accused falsely must, and did it so long and so carefully that {who} said at last, “It is off.” Nobody asked for {foe} to be put out in the bog. One does not drown a person who is already under. They sat you on the bench between the two of you, and passed the bowl.',
      '{who} went through the whole camp, when it was over, from fire to fire, on no errand whatever, only to be called. Each said the name and each said yours after it. There was a calf born that same sleep, grey and wet, and {who} had it by the feet. When it was dry it was white. Everyone came to look at it, and then, one by one, sideways, to beg your pardon.',
      'The two heaps were counted before all the people, and there was one stone on the bad heap, and a child had put it there because it was pretty. So you were innocent. {foe} had told of the turnip and stood waiting to be hit. It was you that they asked what should be done; and you said that somebody would have to look after the new bull, and who else knew how?',
      'They burned the bark with the accusation in it, and gave {who} back the name. It had got damp, said {who}, and hung it over a bush for a joke. But {who}’s mouth shook. You had stood there alone with a whole tribe against you, and one voice said not that one; you said it now, three times, over {who}’s head, with your hand on it, as is done for kin. Then you ate.',
      'You have been told since, by nearly all of them, that they never believed it. You let them. {foe} says otherwise, and says it to every stranger who comes to the mound: how a good person was pointed at, and by which finger. The finger is held up. And {who}, who never turned from you, was given the first drop of milk when the cows let down again; half of it, by custom, is yours.',
    ],
    loss: [
      'They gave it against you. {who}’s name was put in the fire, and it was such a small smoke. You went one way and {who} went another, since two who are nobody may not walk together. You have heard that there is a person who goes about to the herds and catches calves, and is very good at it, and is thanked. “Thank you,” they say, and then there is a gap where one would say a name.',
      'The heap of bad stones stood higher by two. {foe} wept to hear it, and could not look. At the edge of the camp {who} stopped with you, and the two of you held hands, there being no one to forbid it any more; and tried for a while what you could be called. Nothing stayed on. The cows looked up when you had gone by, as they do after weather.',
      'It was never proved, either way. They do not point at you; they only take the children in. {who} has the name again, but it is said as one says it of the sick. You were offered milk at that house, and you both knew how the cup would be washed. Out on the bull’s mound somebody has planted turnips. They have come up very fine, and nobody asks.',
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
