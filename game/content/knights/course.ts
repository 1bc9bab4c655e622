import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * What an oath of each kind brings in its middle: a woman in a wall who knows, a watch that goes home, a key to a bed,
 * a charter with a cart, a witness with a straw in his shoe.
 */
export const knightCourse: readonly SagaSceneContent[] = [
  {
    key: 'knights/course-anchoress',
    kind: 'course',
    of: 'find-out',
    cast: { 'anchoress/woman': 'she', 'people/servant/line/those': 'they' },
    openings: [
      'An anchoress, walled into the side of a church, knew whose bones {foe} keeps in the shrine at {where}; for all the county tells its sins at her window. You wished to hear it for {who}. But {foe} paid for her bread, upon the one condition that she did not speak of it, and she had promised. There was a line of people before her, and the shutter was closed.',
      'You came to an anchoress walled into a church, who had heard the truth about the bones in {foe}’s shrine from {foe.his} own servants, through her window, on their knees. You wanted that truth for {who}. But {foe} had bought her silence with a yearly sack of flour. There was a line of people waiting, and a hand’s breadth of window with a black curtain to it.',
      'An anchoress, bricked into a church wall these twenty years, could have told you whose bones {foe} keeps in the shrine at {where}, and you had come to ask her for {who}’s sake. But {foe} sent her bread so that she should be quiet. You knelt at her small window in the line of those who were waiting, and the curtain moved, and a voice inquired whether you had brought any cheese.',
      'An anchoress may not go out, and so the world comes in to her, through a window in the church wall; and in that way she had learned whose bones {foe} keeps in the new shrine. You wished to be told it for {who}. She was forbidden to give it, on pain of losing the bread that {foe} sent her, and a line of people with sins stood before and behind you.',
      '{who} had heard that an anchoress, in the wall of a church, knew whose bones {foe} keeps in the shrine at {where}, and you had turned aside to ask her. She did know. She told you so at her window at once; and told you that {foe} gave her a loaf each week in order that it should go no further. There was a line behind you.',
      'You stood in a line before the cell of an anchoress, in a church wall, behind a man with a goose upon his conscience; for she knew whose bones lie in {foe}’s shrine, and you wished to know it for {who}. But she had her bread from {foe}, and had promised to keep silent about that. Saint Jerome, who praises solitude, cannot have tried it in this parish.',
    ],
    still: [
      'The anchoress still would not tell you from behind her curtain whose bones {foe} keeps, and you could not go on for {who} without it. You heard her walk up and down within: three steps, and three.',
      'The wall was still between you and the anchoress, who had not told you {foe}’s secret, and you would not leave her window until she did; and somebody in the line behind you asked if you had finished.',
    ],
    givenUp: [
      'The anchoress closed her shutter, for the line was at an end, and kept {foe}’s secret as she had promised. So you left the church wall and went on, no wiser.',
      'A bell rang, and all who waited at the window went in to Mass, and the anchoress let down her curtain. You had not learned what {foe} hid, and took to the road again.',
    ],
    later:
      'The anchoress who knew {foe}’s secret was still in her cell in the church wall there, behind the curtain, and it smelled of cheese.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Confess a fault of your own to the anchoress',
          description:
            'She may answer a truth with a truth, if it is one that you have told to nobody; and people are listening.',
          success: [
            'You told the anchoress your fault, and she told you what {foe} had done and who had helped in it. She had said nothing for a time, and then that a loaf was a poor reason, and that she had confessed everyone in that county except herself. When {foe}’s baker came with the sack she would not draw the curtain.',
            'You confessed, and the anchoress wept, for it was her own sin, she said, only with a different horse; and she gave you {foe}’s secret in four words. Two sinners have none from each other. She sent to {foe} that it was out; and it was a bad week in that house.',
            'You confessed, and the whole line heard it, and the anchoress was moved, and with chalk she wrote upon the wall what {foe} hid. Nobody had told a true fault there since Advent. Those behind you read it too, and were slow to work for {foe}.',
            'You told the anchoress a mean, dry little thing that you had done, and she told you about {foe} in exchange. “Thank you,” she said. “They bring me murders, as a rule, to be admired.” Whoever is humble shall be exalted; or be at least informed.',
          ],
          failure: [
            'You began to tell the anchoress your fault, and lost heart, and told her one that you had already told, and she gave you nothing for it. She knew. She had the smell of it, as of fish. “Next,” she said; and next was a groom of {foe}’s, who had listened, and ran home.',
            'You told your fault so handsomely that the anchoress did not believe it. She had asked for a sin and been given a sermon; she shut the curtain on it. Those in the line who had been moved told it everywhere, until {foe} knew whom you had been to see.',
            'You confessed, and the anchoress set you a penance, and told you nothing; for it was to ask no questions for as long as it takes to say the psalter. You said it. Meanwhile a boy had come with {foe}’s sack, and seen you.',
            'You confessed, and your fault was so much like what {foe} had done that the anchoress would not give the one for the other. She prayed for you both, by name, at the top of her voice. There were people of {foe}’s in the churchyard.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A woman in a wall had been told the fault that you had told to no one, and had told you {foe}’s secret for it.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Serve the anchoress until her bread is baked',
          description:
            'If the anchoress has bread of you she need not keep silent for {foe}: water, wood, flour, and the mill turned by hand.',
          success: [
            'You ground, and kneaded, and baked for the anchoress, until she was full, and then she told you what was at {where}. You had passed it all in to her by the little window, where it vanished. And now that she owed {foe} nothing, she said, and licked her thumb, she might as well speak.',
            'You turned the well-handle for the anchoress like an ox, and baked, and she told you {foe}’s secret, and kept nothing back but the names of women. It had troubled her that hers was a wicked person’s flour; this was honest, it had your sweat in it.',
            'You baked the anchoress a loaf, and she told you what a priest’s housekeeper had told her about {foe}. The last who fed her had thrown it in. You asked first if she would like the crust. By such a trifle is a heart got at, though there be a wall about it.',
            'You served the anchoress, and swept the path to her window, and for that she told you {foe}’s secret. She never used the path. But she could see it. She looked for a long time at where one might have walked, and asked if you would, when you went, go slowly, that she might watch.',
          ],
          failure: [
            'You baked for the anchoress, and it was a kind of tile, and she could not eat it. She was too kind to say so. {foe}’s boy came then with a white loaf under a cloth; and she looked from the one to the other, and she was only flesh, and kept silent.',
            'You carried water for the anchoress till your arms shook, and she washed the cell with it, and told you nothing. It came out beneath the wall and took you off your feet before {foe}’s steward, who had come about the flour, and who asked what you were doing there.',
            'You served the anchoress, and she ate it all, and praised God, and fell asleep before she had told you anything. You could hear her breathe. In the meantime {foe} had sent somebody to mend {foe.his} hedges at {where}.',
            'The anchoress’s cat spoiled your dough, and there was no bread and no secret. It came out of the cell over your face, and went to earth; and she would hear of nothing else until it was found, and it was found in {foe}’s barn by {foe}’s people.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had baked bread for a hungry anchoress, and she had paid for it with {foe}’s secret.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'none'], {
          action: 'Look for writing upon the church wall',
          description:
            'The anchoress writes down each sin with a nail, on the outer stones; one of them may be {foe}’s.',
          success: [
            'You read the wall, and found {foe}’s sin upon it. The anchoress had drawn a small beast for each. There was a toad with {foe}’s coat of arms, at a door, and over the door the sign of a man whom you could go and find. You got to him before {foe} did.',
            'You read the wall by touch, through greed, anger and a goose, and came upon a plan of {foe}’s: on what day a wagon of arms would be sent, and by which road. You saw to it that it did not arrive.',
            'You read upon the wall what {foe} had had cut away, for a chisel goes straight in and a nail had gone crooked. They were two names and a day; and you warned those two, so that upon that day {foe} found nobody at home.',
            'You found upon the wall, low down, a list of {foe}’s messengers with what each of them was ashamed of. It is not right to use such a thing. You used one of them. The man turned round in the road with his letter still upon him, and I hope that he is a better man.',
          ],
          failure: [
            'You had read the wall as far as covetousness when the priest of that church had it whitewashed over your head. He had been thinking for years that it was damp; and {foe} gave him the lime.',
            'You found nothing of {foe} upon the wall, but your own name, beside a day that you remembered. Somebody had been here and told it of you; and you stood looking at that until {foe}’s people were in the lane.',
            'You could not come at the writing on the wall for nettles. You trampled them, and were stung, and found behind them a girl, who was waiting for one of {foe}’s grooms, and who screamed as she had been taught to.',
            'You copied the whole wall down, and it proved to be the washing: so many veils, so many stockings. The sins the anchoress keeps in her head. A carter had seen you writing, and that was enough to send him round by {foe}’s gate.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had read the sins of a county upon a church wall, and {foe} had been hindered by one of them.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Kneel in the line and say nothing',
          description:
            'You ask the anchoress for nothing, and gain nothing, but offend no one; you wait your turn, and then let it go to the next.',
          success: [
            'You knelt in the line and asked for nothing, and went away as you had come. The anchoress had never had anybody who wanted nothing. She did not break her promise for it; but she broke a biscuit, and handed out half.',
            'You knelt there until the line was gone, and had no secret for it. Before you left the anchoress said, to the air, that truth was a patient thing also. You found that you walked the lighter for it, and I cannot say why.',
            'You let a child with a doll go before you, and learned nothing of {foe}, and went on. The doll had lied, and was absolved. There was no harm in it from one end to the other.',
            'You knelt still for so long that a bird lit upon your hat, and the anchoress put back her curtain, and you and she both looked at it. Of {foe} nothing was said. The novices will ask what was gained, and I tell them: a bird.',
          ],
          failure: [
            'You knelt in the line until you fell over, asleep. It was against the man with the goose; and it seemed that he had it with him.',
            'You let so many go before you that your turn did not come. The anchoress spoke kindly to them all, by name, and to you as “the quiet one”.',
            'You knelt, and a deaf woman took you for a statue, and hung a candle on you. You did not care to move, as she was praying. It burned down to your ear.',
            'You could not keep silent in that line. You held out as far as a matter of two pigs, and there you laughed. They turned their backs on you as one, and knelt closer.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had knelt at an anchoress’s window and not asked, which is also a way of asking.',
      },
    ],
  },
  {
    key: 'knights/course-watch',
    kind: 'course',
    of: 'protect',
    cast: { 'men/parish/guards': 'they' },
    openings: [
      'Twelve men of the parish, who should have kept watch at {where} over the ground of your duel, came toward you along the road, with their pots and blankets, going home. {foe} had promised each of them a pig to leave. If they went, {foe} could bar that ground to you and keep {who}’s mill; and you had to turn them round.',
      'You met your own watch coming away, twelve men who had promised {who} to guard the ground at {where} until you came to fight there for the mill. They were hungry, and {foe} had promised them a pig each to go home. They did not stop until you stood in the way. You had to turn them round, or nobody was left to keep {foe} out.',
      'The twelve men who kept watch for you at {where}, over the ground of your duel, were going home, and met you in a lane; for {foe} had offered them a pig apiece to leave. The eldest told you of it openly. He had six children, he said, who had never met a pig. Without these men {foe} could bar the ground to you, and you had to turn them round.',
      'You met twelve men on the road, singing to keep from talking, and they were the watch whom {who} had trusted to guard the ground of your duel at {where}. They had left it with nobody by; {foe} had bought them off with pork, and not yet paid it, and would come in now as one comes into a field with no gate. You had to turn them round or lose them.',
      'All the watch that you had set at {where}, over the ground where you were to fight for {who}’s mill, stood before you in a lane, twelve men with their bedding. {foe} had promised each of them a pig, and so they were going home. You had to turn them round or to let {foe} in. Twelve is a holy number, and there is always something wrong with it.',
      '“We only thought,” said the first of twelve men, who came toward you with their pots, and it was not so. They were your watch, who should have kept {foe} off the ground of your duel at {where}; they were hungry, and {foe} had promised them a pig each to go home. And now nobody was there. You stopped them in the lane, and had to turn them round.',
    ],
    still: [
      'The twelve men had not gone back to {where} yet, nor home, and if you left them so {foe} would have the ground of your duel. They had sat down along the bank, and waited to hear which way they were to be ashamed.',
      'The watch still sat in the lane with its pots and would not go back to keep {foe} off your ground, and you had nobody else for it; one of the twelve was describing to the rest a pig.',
    ],
    givenUp: [
      'The twelve men took up their pots and went home by another way, and {where} was left without a watch. You could not hold them, and went on alone.',
      'More of their neighbours came, and led the twelve men home to see the pigs. So nobody kept watch at {where}, and the road was empty before you.',
    ],
    later:
      'The grass along that bank had been sat on by the twelve of your watch, and there was grey ash where they had a fire.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Preach the watch back to {where}',
          description:
            'You preach from a milestone, to twelve men who have heard many sermons and never a good dinner.',
          success: [
            'You preached to the watch about the pig, and the twelve turned back and were at {where} before {foe}. It would be eaten by Martinmas, you said, and they would then have forty years to have been men who went. There was a long silence. The eldest put his pot upon his head, and walked, and they rang the bell for their neighbours.',
            'You had got only as far as “Brethren” when a thin one burst into tears, and the twelve went back to {where} at a run. He had a daughter, he sobbed, and she had been proud of him. They took the daughter’s friends with them; and {foe}’s men, who had come for an empty place, were met by eighty people and a drum.',
            'You preached on Saint Peter, who was paid nothing for it, and the watch went back. When the cock came into it one of {foe}’s own, who was to show the way to the pigs, asked if he might also be forgiven, and told all that {foe} meant to do. They led him with them to {where}, like a calf with a garland.',
            'You asked each of the twelve what he was called, and said it back to him, with “of the watch” after, and so they turned and went back to {where}. By the ninth name they had got into a line by themselves. It was told round about that {foe}’s pigs had been refused, and much else was refused to {foe} that week.',
          ],
          failure: [
            'You preached, and did not move the watch, for you dwelt too long upon the loaves and fishes. One saw them swallow. By then {foe} had sent somebody to look at the gate that these had kept.',
            'You told the watch that they were better than a pig, and they talked it over, quite humbly, and did not think so. They sat down again. {foe} had the use of that hour.',
            'Your sermon made the twelve angry, for it was true, and they would not go back. They put down their bedding in order to tell you about the soup at {where}. While they told it a man of {foe}’s went by behind the hedge, stooping.',
            'You preached, and a heckler out of the watch, who had been a sacristan, got the better of you. He disputed your Peter with you, and your cock, by verse and chapter; and the others laughed, and stayed where they were. {foe} had an easy time of it.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had turned twelve men round upon a road, with their pots, and they had kept what they promised to keep.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Cook a dinner for the whole watch',
          description:
            'The twelve may go back if they are fed: out of what they have in their bundles and what grows there.',
          success: [
            'You cooked for the twelve, and they ate from their helmets, down to the rivets, and went back to {where}. You had one turnip from each, an onion of the thin man’s, and a bone that the eldest had been saving for his funeral. They might as well see the thing out, they said, and kept the ground safe.',
            'You cooked, and gave each man of the watch his piece by name, and the thin one twice, and they went back. Their wives cooked for them at home, but that was otherwise. They sat looking into the pot. “It is only a pig,” said somebody; and the ground at {where} was that much surer.',
            'You burned the dinner, and the watch ate it with tears and went back to {where} for your sake, for each said that so did his mother. The heart is a strange kitchen. Until you should come yourself they stood about the ground of your duel, shoulder to shoulder, belching.',
            'You baked a hedgehog in clay for the twelve, and they marched back to {where}. When it was broken open they crossed themselves at the smell. {foe}’s man called to them from over the field about his pigs; and he was told, by mouths that were full, what he could do with them.',
          ],
          failure: [
            'You cooked the twelve the wrong sort of mushroom, and the watch could not have gone anywhere. No one died, God be thanked; they lay on the bank in a row and saw angels. {foe} took the time to look about at {where}.',
            'You cooked, and there was enough for eleven, and it would have been better to have had none. They fought for it in couples, and the pot went over; and the watch was hungrier than before, and {foe} was told.',
            'You cooked, and while the broth was heating the twelve fell asleep, since they had not done so for a week. You could as soon have shifted the bank. {foe} went to and fro at {where}, and had things measured.',
            'You cooked, and a dog ate it. It had sat by the whole time, like one of the company, and when you turned round to say grace it was finishing. The watch looked at the dog with more respect than it had ever shown for you, and did not stir.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had fed a watch that was going home, out of its own bundles, and it had gone back to stand.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Bar the way and wrestle the watch back',
          description: 'You take one at a time, and the biggest first; they are your friends, and there are a dozen.',
          toward: 'neither',
          success: [
            'You wrestled the twelve into the ditch, one after another, and when they had climbed out and laughed they went back to {where}. The last was a boy, who got in by himself. {foe}’s people, who were to have had no trouble, had twelve wet men to meet, and thought better of it.',
            'You held the biggest of the watch off the ground until he asked to be shown how it was done, and so they went back. They practised it all the way along the road to {where}, and upon {foe}’s scouts at the end of it, who took home some bruises and a bad report.',
            'You wrestled nine of the twelve, and then they sat down, and owned that they had wished for somebody to stop them. They got back to {where} by the short way, and had the gate shut in the faces of those whom {foe} had sent. Jacob wrestled with one, and it was till daybreak; you had to be quicker.',
            'You stood in the narrow part of the lane and stopped all the twelve, and they went back. They were tired, and fought for their honour chiefly, and could say at home that they had been prevented. So they returned to {where} with a good conscience, and {foe}, who had counted on their bad one, was behind by some days.',
          ],
          failure: [
            'The biggest of the watch threw you and sat on you, and he was sorry for it. The others begged your pardon, in order of age, and took out their bread. And {foe} was so much nearer to {where}.',
            'You threw one, and it was the one with the bad back, and the watch was angry. They laid him on the bank upon their blankets, and told you what they thought. So nobody went back, and {foe} needed no more pigs that hour.',
            'You had begun to wrestle the watch when their wives came up behind them, and the wives beat you. I will not write down what was done. It was with ladles, and {foe} heard of it and had no more fear of you than a hen has of grace.',
            'You and a miller’s man went down together in the mud of the lane, and slid, still wrestling, a great way, and the watch had its laugh and stayed as it was. A rider of {foe}’s had seen it from the hill.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had wrestled twelve friends in a lane, for the good of their souls, and they had gone back to {where}.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Bless the watch and let it go home',
          description: 'You gain nothing by it, but make no enemies; and you will have to look each one in the face.',
          success: [
            'You blessed the twelve and let them go, and they would rather have been hit. {where} was left without them. But two of them, a mile on, could be seen to have stopped, and to be talking with their arms.',
            'You thanked the watch for as long as it had stood, and let it go home. The eldest opened his mouth, and shut it, and went off backwards, as one leaves a king. You were no worse guarded than before, and they were a great deal worse contented.',
            'You let the twelve go in peace, and the thin one left you his whistle, to blow if anything came. He could not say who was to hear it. You put it about your neck for a mile and then gave it to a child.',
            'You counted the watch out like sheep, and wished them joy of the pigs, and they went home. I find nothing here to admire except that nobody was made into an enemy. It may be that Heaven keeps a column for that.',
          ],
          failure: [
            'You blessed the watch, and they would not be forgiven, nor go. They had it out with you, and with one another, and stood about in the lane until they had all been told whose fault it was.',
            'You had the blessing half said when one of the twelve sneezed, and you said it to him, and the others felt the slight. They trod on your foot, in turn, as by chance, and sat down again.',
            'You could not bless the watch, for a boy among the twelve asked if you were not angry, and you found that you were. It came up in you like a cough, and you had to go behind a tree with it.',
            'You would have let the watch go, and one of the twelve, who snores, begged you to hear first about his wife. He explained her for a mile, there and back. The others were still upon the bank.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had let a watch of twelve go home with your blessing, and they had not enjoyed it.',
      },
    ],
  },
  {
    key: 'knights/course-key',
    kind: 'course',
    of: 'avenge',
    cast: { groom: 'he' },
    openings: [
      'A groom of {foe}’s came out from behind a wall and held out to you the key of {foe}’s bedchamber. You might go in, he said, and kill {foe} asleep, for {who}’s dead son. It would be murder, and you had sworn to bring {foe} to be forgiven. But he stood in your way, and if you refused he would cry out that you had come to do it.',
      'The devil, who is never far from a just cause, sent you a groom with the key of {foe}’s bedchamber. He wished {foe} killed in bed, for {who}’s dead son, and you need only go in, he told you. You had sworn to {who} to bring {foe} alive, to be forgiven; but he stood in your road, and had got hold of your sleeve, and would not take back the key.',
      '“Here,” said a groom of {foe}’s, and put a warm key into your hand, for he wished you to kill {foe} in bed, and had oiled the hinge. It was the easiest revenge for {who}’s son that was ever offered, and foul, for you had sworn to bring {foe} to be forgiven; and if you refused, he said, he would cry out that you had come to do it.',
      'A groom in {foe}’s livery barred the way with a hay-fork and offered you a key, for he would let you in to kill {foe} asleep. So {who}’s son would be avenged. But you had sworn to bring {foe} to be forgiven, and not to murder, and he would not let you by until you took the key. Jael had a tent-peg and is praised for it.',
      'A groom who hated {foe} stopped you upon the road, and would have you murder {foe} in bed, for which he brought you the key. So {who}’s son would be avenged; but you had sworn to bring {foe} to be forgiven. If you were too nice for this, he said, then you were no friend of {who}’s, and he would tell {foe} that you had asked for it.',
      'A small groom with {foe}’s badge upon his arm met you and held out a key. {foe} slept unguarded, so he said; you could go in on stockinged feet, and kill, and {who}’s son was avenged. He would not let you by until you took it. It would have been murder, and you had sworn that {foe} should be forgiven. He had filed the wards, that they should not click.',
    ],
    still: [
      'The groom still stood in your way and would have you kill {foe} asleep, and had laid the key upon a stone between you, as one lays down meat for a dog.',
      'The groom still barred your way until you should take the key and murder {foe} in bed. He had begun once more at the beginning: how soundly {foe} slept, and upon which side.',
    ],
    givenUp: [
      'The groom lost patience with you, and ran off with his key across the fields to find somebody bolder. You went on with clean hands, and had gained nothing for {who}.',
      'Some of {foe}’s people came that way, and the groom hid his key and ran home to his horses. So nobody held you any longer, and nobody was murdered.',
    ],
    later:
      'Behind a wall there {foe}’s groom had trodden the nettles flat while he waited for you with the key; the rag with which he oiled it lay among them.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Ask the groom what {foe} did to him',
          description: 'Nobody ever asked him; if he can say it he may not need the murder, but he has a hay-fork.',
          success: [
            'You asked, and the groom told you, and gave up the murder. It was about a mare. He had raised her; {foe} had ridden her to death for a wager, and lost. He would sooner say that before people than in the dark; so he left {foe}’s service with six others, and spoke for {who} in the open.',
            'You asked the groom, and it was nineteen years of being called by the name of the groom before him. You asked him what his own was. At that he sat down in the road, and was on your side; and {who} had gained a witness, and {foe} could find nothing after he was gone, neither boots nor bridle nor excuse.',
            'You had the groom tell you first what {foe} did to him, and when it was told he flung the key down a well. It was the death of his brother, at which {foe} had been by, and had eaten an apple. He told it at three markets after, so that {foe} was hindered everywhere by people who stared.',
            'You asked the groom, and he searched through his whole life, and it was only that he had loved {foe}, when they were children, and been afterwards given orders. So he put the key away and went home. It is told that he spoke to {foe} that same day as an equal, and {foe} put off a journey, and thought.',
          ],
          failure: [
            'You asked the groom, and it was too much for him. He shook as he drew breath for it, and what came was a yell; and some of {foe}’s people heard, and wrote down that you were there. He held out the key again, and wept.',
            'The groom told you what {foe} had done, but you had been told so much already that it did not show in your face, and he saw that. “You are all alike,” he said, and lifted the hay-fork, and would have you take the key.',
            'You asked, and the wrong at the root of it had been done to the groom by {who}. You had not been ready for that. You said some foolish thing; he smiled for the first time, and held the key a little nearer.',
            'You asked, and the groom could only tell it in order, and the order began with his grandfather. You heard nineteen years of oats, and never came to {foe} at all. A boy of {foe}’s ran by meanwhile and saw you both.',
          ],
          hurt: 'blow',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had asked a groom, who brought you the key to a murder, what had been done to him.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'serious'], {
          action: 'Give back the key at {foe}’s own gate',
          description:
            '{foe} would know then that you refuse murder, and may trust you the more, or may loose the dogs.',
          success: [
            'You gave the key to {foe}’s porter and said what it was for, and it went in from hand to hand. Whoever has been spared, and knows it, is never again so easy; and in that house, from then on, they did not say your name without lowering the voice, nor {who}’s.',
            'You brought the key to the gate, and {foe} came down in person and took it. “You could have,” said {foe}. You said that you could. From then on {foe} knew that you wanted justice for {who}, and not murder, and slept the worse for it.',
            'You hung the key upon the knocker of {foe}’s gate and knocked, and they let you go in peace. The dogs were loosed, and knew you for a friend; dogs keep to an older law. {foe} has worn it since about {foe.his} neck, they say. It is a small thing to carry and, to judge by the stoop, it is heavy.',
            'You gave the key back at {foe}’s gate, and would not name the man who gave it you, and they saw that you came neither to kill nor to buy. An old chamberlain let you out by the orchard; and as you went he told you where and when {foe} could be met like a Christian.',
          ],
          failure: [
            'You gave up the key at the gate, and {foe}’s porter called a guard. He had tried it in the door, and it fitted. To them it seemed that an honest person would not have come by such a thing, and they beat you away from there; and the groom had a second one.',
            'You gave the key back, and had a pot emptied over you from above the gate, for thanks. {foe} was put on guard; and the groom, behind his wall, had another key to offer.',
            'You brought the key to {foe}, before {foe.his} whole household, and it was the wrong one, of the hen-house. The groom had been laughed at all his life, and had good reason. They asked if you would like it back; and he waited for you with the true one.',
            'You were a bowshot from the gate with the key when the groom overtook you, crying that here was a thief. He had run all the way, in terror for his neck. {foe}’s people looked over the wall, and you both went back behind it.',
          ],
          hurt: 'blow',
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had handed in the key to {foe}’s bedchamber at {foe}’s own gate, and both of you knew it afterwards.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'See who stands behind the groom',
          description: 'Such men seldom think of such things alone; somebody may have sent him to trap you.',
          success: [
            'You looked behind the groom, and found {foe}’s own steward under a cart, flat on his belly with a clerk, to take down your answer; so the trap was spoiled. Had you said yes it was to be read out in every church. He had to get up. You let him dust himself first.',
            'You saw that the groom looked always to one side, and there lay a whole ambush of {foe}’s, asleep, with its bows unstrung. It had been told to wait until you took the key, and nobody had thought that you would be so slow. You cut the strings, and left them.',
            'You found that {foe} had sent him, and that he was no groom, for his hands were soft. You had asked him to pick up a horse’s foot. He was a player, and was to have a florin if you could be brought to say the word “kill”. He gave you the whole plot and did you all the voices.',
            'You saw the groom touch his ear when he said “{foe}”, and so did a beggar some way off, and after him a friar, and a cook; and at the end of the chain was the captain who was to take you. He was much put out to be greeted by name, and his men were sent home.',
          ],
          failure: [
            'You looked behind the groom, and there was nobody, only a wall, and behind that a field. You were so long about it that he was offended. He had no one at his back, he shouted, he never had had; and somebody of {foe}’s heard the shouting.',
            'You went with a roar at some people in the bushes, and they were children after birds. No one stood behind the groom. But it was put about by {foe} how you make war.',
            'You watched the wrong man, one with a ladder, who was mending a roof; and the groom put the key into your hood meanwhile. You found it in time and laid it down again. He thought that you had weakened.',
            'What stood behind the groom was {foe}’s charger, and you saw it just too late. It had been taught to hate {who}’s colours, and it kicked you. He waited until you got up.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had looked behind a groom with a base offer, and had found {foe}’s people there.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Fold your hands until the groom goes away',
          description:
            'You take no key and say nothing, and let the groom talk himself tired; it goes on for some while.',
          success: [
            'You put your hands up your sleeves, like a canon in a cold church, until the groom’s arm sank and he went away with his key. It is not written that one must answer the devil; and he has, after all, other people to see.',
            'You said nothing, and the groom went, with the key, and no one was dead or nearer to it. He had called you a coward first, and next a saint, and seemed to think less of the second.',
            'You waited with folded hands, and a magpie took the key from where it lay and flew away with it over a wood. So there was nothing left to be discussed, and the groom wiped his hands on his badge and went back to the horses.',
            'You said an Ave for the groom, and one for {foe}, and when you looked up he was gone. Nothing had been won. And yet I would have the novices note how quiet it was there.',
          ],
          failure: [
            'You said nothing, and the groom took your silence for a yes. He embraced you, and told you the night, and went to oil another hinge; you had to run after him to be understood, and brought him back, key and all.',
            'You closed your eyes, so as to be less tempted, and so did not see the groom hang the key upon your belt. You took it off and laid it down again. He was pleased to have got so far.',
            'You kept silent, and the groom could not bear a pause. He filled it up with each thing that he would do to {foe} if he had your arms, till you were sick; and he was not tired yet.',
            'You and the groom stood so long that a girl with geese asked what you were at, and neither could say. You were made to hold the gate for her, both of you, one on each side; and after that he began again.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had once stood with folded hands before an easy revenge until it went away.',
      },
    ],
  },
  {
    key: 'knights/course-charter',
    kind: 'course',
    of: 'carry',
    cast: { canon: 'he', 'brother/brothers': 'they' },
    openings: [
      'A canon on a mule stopped you on the road, with two lay brothers and an empty cart, to fetch {who}’s bell before you could. It belonged to his chapter, he said, by a charter of King Offa’s with eleven seals, which he unrolled. {who} had never heard of it. And until you gave up the bell you could not pass.',
      'A stout canon barred your way and laid claim, for his chapter, to the bell that you had sworn to {who} to bring home. He did it civilly. He had a charter with eleven seals, a cart with straw in it for the bell, and two brothers to lift; he wished only that you would give it up to him, and turn back.',
      'A canon barred your way, to claim for his house the bell that you had promised {who} to bring home; and he had two brothers with him and an empty cart to fetch it in. You were to give it up. There was a charter for it, quite old, with eleven seals, in brown ink. You noticed that his finger, which he ran along below the line, was brown as well.',
      'A canon had been sent out to meet you with a charter and a cart, and would have the bell that you had sworn to {who} to bring home. It was his chapter’s, he told you, by gift of a king, as eleven seals bore witness. His two brothers closed the road. You had foreseen robbers, and floods, and {foe}, and had not foreseen a chapter of canons.',
      'A canon stopped you on the road and demanded that you give up the bell which you were to bring home for {who}. His house had a charter with eleven seals, and it gave them, after some fishponds, that very bell. And two brothers with large hands had begun, without haste, to draw an empty cart across your way. Render unto Caesar, says the Gospel.',
      'A canon got up from a milestone and stopped you, for the bell that you had vowed to bring home for {who} was the property of Saint Guthlac, he said, whose house he served. He had with him a charter with eleven seals, a cart for it, two lay brothers, and, as you came to see, no intention of going home with it empty.',
    ],
    still: [
      'The canon still barred the road and claimed {who}’s bell. His charter lay open upon the cart’s tail with a stone at each of its corners.',
      'The canon and his two brothers still stood in your way with the cart to have {who}’s bell of you, and he had got no further in his charter than the fishponds.',
    ],
    givenUp: [
      'A rider called the canon home to his chapter, and he rolled up the charter and went. So he left the bell to you; but he said that he would sue you for it.',
      'The two brothers grew hungry and turned the cart about, and the canon had to go with them. The road to {who}’s bell was free, but he claims it still.',
    ],
    later: 'The ruts of the canon’s cart went round there in the road, and went back, rather deeper on the one side.',
    ways: [
      {
        ...does(['talk', 'intellect', 'hard', 'slight'], {
          action: 'Dispute the charter with the canon in Latin',
          description:
            'If the canon is beaten he must give up the claim; he has disputed every week since he was tonsured.',
          success: [
            'You beat the canon in Latin, for you asked him to construe the fourth line. Whoever forged it had put the gift in the subjunctive: would that he might give. He wrote off the claim with his own pen; and it was {foe}, he told you, who had bespoken the deed, and would get no second one from that house.',
            'You answered the canon out of the burial service, and he gave up the claim. Man that is born of a woman has but a short time, you told him, in a good round voice; and he, who had a cough, was struck by it. He even sent his two brothers ahead of you, and they turned back a party of {foe}’s.',
            'You disputed with the canon before all who passed, and won. Whatever is God’s is everyone’s, you said; this is God’s; then it is {who}’s. He looked for the hole in it, as one feels for one’s purse. By the time that he had found it you were cheered through two villages, and {foe} could get nobody there to stand in your way.',
            'You asked the canon what year the charter was of, and it had been given by King Offa in a year that had not come yet; and he rolled it up small. There is joy in Heaven over one such canon. He confessed who had paid for it, and {foe} had to invent something else.',
          ],
          failure: [
            'Your Latin was such that you conceded the claim to the canon twice and thanked him. He had that taken down and witnessed, and it was on its way to {foe}, with a ribbon round, before you had understood and taken it back.',
            'You got in one good verb against the canon, and he replied with a period that had no end to it, and you lost the thread. So the claim stood; and {foe}’s riders were so much nearer.',
            'You quoted Saint Ambrose to the canon, and he had the book with him, and it is not there. He was gentle about it, as one is with the simple, and went on claiming; and sent a copy of the passage to {foe}.',
            'You asked a parish priest, who came by, to judge between you and the canon, and he found for neither. He had been longing for someone to talk to for eight years. He was still summing up when {foe}’s riders had got round in front.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had beaten a canon with eleven seals at his own grammar, and he had owned it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'none'], {
          action: 'Search the eleven seals for a false one',
          description: 'A false seal ends the claim; you may look as long as you do not touch.',
          success: [
            'You found the ninth seal false, for there was a hair in it of the canon’s own cat, which sat upon the cart. You said nothing, but stroked her, until he saw you hold the one hair beside the other. He gave up the claim; and the bell had that much less between it and home.',
            'You found a false seal, for you knew the king’s profile on it from the pastry-mould at the last inn. The canon had not thought that anyone would look at a king’s nose who was so near to dinner; he begged you, for the sake of his house, to go on your way, and showed you a better one.',
            'You looked along the parchment, as a mason does, and found it false, seals and all. Under Offa’s gift, scraped thin, ran a receipt for pickled herring. The brothers read that too, who had been taught to read by herring; and they put up the tail of the cart.',
            'You found the third seal false. It was of Saint Guthlac, and the canon said that it was the old one. But the saint had on it his new nose, which he got after the fire, as you had from a sexton; and so the claim fell, by a nose.',
          ],
          failure: [
            'You searched the seals, and they were all good. You went through them once more, to be sure, and by the end you had convinced some forty people of it who had been inclined to doubt.',
            'You breathed upon the fifth seal, to bring it up, and it came off upon your chin, and proved nothing. The canon asked you to stand just as you were, for a witness; and {foe} heard of it.',
            'You had found a false seal, when the mule ate it. It is the way of God with evidence. The canon called it a slander; {foe}’s agent, who stood by, called it a good day.',
            'You had come to the seventh seal and found nothing, when you noticed that the brothers had chalked the cart, the mule, the road and yourself with Saint Guthlac’s mark. You were long in rubbing it off, and {foe} gained by that.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had looked at a royal charter with eleven seals until it was seen to be false.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Tip over the canon’s cart',
          description:
            'He cannot fetch the bell without it; but he sits on it, the brothers are strong, and to tip it is a sin.',
          toward: 'against',
          success: [
            'You put your back beneath the axle, and the cart went over, and the canon slid down his own straw with the charter round him like a bib. It had cost {foe} forty shillings, so he cried, lying there; and you learned in that manner who had wanted you stopped, and where the next was waiting.',
            'You tipped the cart, and a wheel rolled into a pond, and both the brothers went after it, for it was the abbot’s. You had the road then to yourself and one fat man. He blessed you, shaking, of his own accord. {foe}’s other hired claimants heard about the wheel, and a good half of them fell sick.',
            'You turned the cart over, and beneath the straw there were four of {foe}’s archers, who had been promised that it would not be for long. They got up with their hands raised. You took off the strings, and they walked home across the plough in single file; and the canon after them.',
            'You upset the cart so that it stood across the narrow part of the road, wheels up, like a beetle, and you were past. Then all those whom {foe} had sent along behind you were obliged to wait there, and to hear from the canon about his fishponds. Samson had the gates of Gaza; it was heavier, and had no cushions.',
          ],
          failure: [
            'You had the cart tilted when your foot went, and it came down again just as it had been, but for a corner that was on you. It was heavier than it looked, for it held the chapter’s plate. They prayed over that corner.',
            'You could not tip the cart, for the brothers had been ploughmen. They picked you up at each end with a word of warning, as one lifts a bench, and set you down beside the road; and one of them dusted you.',
            'You had hold of the cart when the mule kicked you. She had stood by through the whole of the argument and not given an opinion, and now gave it. The canon had to help you up; he had tears in his eyes, and I do not think that they were all of pity.',
            'You shook the cart, and it did not go over, but a great many papers fell out of it, and they were the poor’s. Each was a loaf, for some widow. You were on your knees after widows for so long that {foe} had gained an hour.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had once put a cart upside down with a canon on it, and had confessed to that.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear the whole charter read',
          description:
            'When the canon has read it all he may let you by; it has forty clauses, and you may not sit during the kings.',
          success: [
            'You stood through the charter, to the last eel, and then the canon let you go by, for the time being. He had looked for the place where it gave him what he wanted, and neither of you was sure. You had learned the bounds of six fields, and may find them useful yet.',
            'You heard all forty clauses, and the canon was so moved that he let you pass. Nobody had ever heard it out before. He begged you to stay for the schedule. You could not; and he waved from the milestone, quite as though he had forgotten why he came.',
            'You heard the charter until the brothers slept, and then the canon, with his finger on the line; and you went round them on your toes, no richer and no worse.',
            'You heard the charter read to the end, and were let by. It was like a psalm, if one let it. Hedge, and brook, and the grey stone, and the hedge. Since the law had now been satisfied, the canon said, he could go and appeal.',
          ],
          failure: [
            'You coughed, at the nineteenth clause, and it has to be read then from the beginning. You coughed twice; and the canon began for the third time.',
            'You listened, and by the thirtieth clause you had somehow become, for the sake of an example, the party of the second part. It took you long to get out of that, and the canon had still ten to go.',
            'You heard the canon read, and he did it so beautifully that some people who were passing knelt, and wanted it again. There were sheep in it too. He turned back to the fishponds.',
            'You fell asleep upon your feet at the charter, and as you fell signed for something with your elbow. It was a fishpond. The canon said that it did not count unless you heard the rest.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had stood and heard forty clauses of a charter read out in a road, and had not interrupted.',
      },
    ],
  },
  {
    key: 'knights/course-straw',
    kind: 'course',
    of: 'accused',
    cast: { 'man/witness/fellow/thief': 'he', clerk: 'he' },
    openings: [
      'At an inn on your road a man with a straw in his shoe, the sign of those who will swear to anything, offered before everyone to be your witness. He would swear before {foe}’s judges that you never sold the banner, and that he had been there. He had not been there. And if he were found out you were lost; and {foe}’s clerk sat in the corner.',
      'A man came up to you at an inn by the road, before forty people, crying that he would take his oath that you never sold the banner, for he had stood by. You had never met him. There was a straw sticking from his shoe, as those wear it who swear falsely for pay; and a clerk of {foe}’s wrote down each word. So you had to say what you would do.',
      'You had turned in at an inn, where a hired false witness, with a straw in his shoe, offered before everybody to swear that you never sold the banner. {who} had stood surety for you upon your bare word; and here was a fellow with a ready oath, who would be believed until the first question. A clerk of {foe}’s was listening. It is a bitter thing to be cleared so.',
      '“I saw it all,” cried a man with a straw in his shoe, in an inn where you had stopped, and would swear that you never sold the banner. You knew that he had been in gaol at the time, in another county. So did one of {foe}’s clerks, who sat in the corner and was mending a pen. If you let the man swear, you would be taken for a liar too.',
      'At an inn by your road a false witness, with a straw in his shoe, swore loudly that he had seen the rout, and that you never sold the banner to anybody. It was false that he had seen it. If you let it stand you were a liar, and if you did not you had no witness; and {foe}’s clerk was writing. False witnesses did rise up, it says in the psalm.',
      'You had wished for a witness, and in an inn by your road there was one, who wore a straw in his shoe, and swore falsely for fourpence on week-days, but would do it for you out of love. You never sold the banner, he bawled to the whole room, for he had held your horse! You had no horse there, and a clerk of {foe}’s was writing it down.',
    ],
    still: [
      'The man with the straw still swore for you before the whole inn, and you could not go and leave his lie behind you for {foe}’s clerk to write. He had been lifted on to a table, and had thought of some more.',
      'The false witness still swore for you before the whole inn, and if you walked out you would be held as false as he. {foe}’s clerk sat with his pen up, and looked from him to you, and waited to be given a lie.',
    ],
    givenUp: [
      'The false witness was put out at the door, for he had not paid for his ale. You went your way too, and people there doubted you as much as before.',
      '{foe}’s clerk shut his book and rode off, and the false witness fell asleep upon the table. So you left the inn, and were neither cleared nor condemned.',
    ],
    later:
      'At the inn of the false witness a straw was nailed over the door, and they still argued in it who had been where.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Tell the inn that the man lies for you',
          description:
            'They may think the better of you; but you throw away the only one who speaks up for you, and they like him.',
          success: [
            'You told the inn that the man lied, and they believed you innocent for it. It grew still. Then an old woman said that nobody who refused such help could be a rogue; she would tell {foe}’s judges so, as would the forty, and the clerk broke his pen.',
            '“He was in Lincoln gaol,” you said, “and I am sorry, for he tells it better.” And the inn was on your side, since nobody throws away a rope unless he can swim. It was carried through the county that you would have no lie even for your neck; and {foe} had to go about denying it.',
            'You showed the inn that the man lied, by asking him, with your hand on his shoulder, what colour your horse was. He wept, and pulled out the straw. And of those who looked on there was not one who did not think better of you than if he had been believed. It reached {who} the next day, and it reached {foe} also, at dinner.',
            'You refused the false witness before everybody, and they honoured you for it. You had knelt to him to beg his pardon first, for it is hard to be refused one’s only gift. Their host took down {foe}’s notice of the charge from his wall, and rolled it round a cheese.',
          ],
          failure: [
            'You said that the man lied, and the inn did not care to hear it. They had liked his tale. The more you took away the less they believed of you; and {foe}’s clerk had the whole of it in a fair hand.',
            'You said that the man lied, and he swore then, since he had to swear to something, that he had seen you do it. There were tears. {foe}’s clerk wrote that down too; and then the fellow repented, and began again for you.',
            'You told the inn that it was a lie, and they took it for modesty and cheered you louder. You were carried about the room on a door. There was nobody sober enough to be told; only {foe}’s clerk had been drinking water.',
            'You tried to tell the inn, and your voice went. What came out, in the hush, was a squeak, like a confession; and a child asked its mother if that was the thief. {foe}’s clerk wrote down the squeak.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had refused a false witness who swore upon your side, and been believed for it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look about for one who truly was there',
          description:
            'Somebody in the room may really have seen the rout, among all who now say so; meanwhile the man with the straw may be found out.',
          success: [
            'You found a true witness, a woman who had gone white while all the others nodded. She had been there, she said, and you had done no wrong; she had her hands over her eyes, but there was a gap between the fingers. She would tell {foe}’s judges what she saw.',
            'You found a carter by the door who truly was there, for he was putting the false witness right, under his breath, at every word. It was darker; it was farther off; the dog was brown. He would tell it so to {foe}’s judges. He had only been waiting for it to be of importance to anybody.',
            'You found your witness, the pot-boy, who had let his jug run over, for he could not bear a thing told wrong. He saw what happened, from up a tree, where he had no business; he had kept silent about it on account of the apples. You begged him off for the apples, and had a true witness, aged nine.',
            'You found a blind man in the chimney-corner, laughing, and he had truly been there. He had heard it all, he said, and would know any voice of those again; and would they care, at the court, to have him listen to {foe}? {who}, when this was brought home, was seen to sit down.',
          ],
          failure: [
            'You asked who was there, and they had all been there. You took down eleven of them, and there were not two who had stood in the same county. {foe}’s clerk copied the list.',
            'You found one who was truly there, and he remembered of it nothing but a remarkable pie. He was so willing that you could not get away from him; and {foe}’s clerk smiled.',
            'You asked a grave person who kept apart, and told him all, and he was {foe}’s notary. He thanked you, wiped his lips, and asked how you spelt your name.',
            'You searched the room, and found no true witness; and meanwhile the clerk had asked the man with the straw what church he was christened in. It is the question that they cannot answer. He had asked for time to think, and more ale.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'In an inn full of people who swore that they had been there you had found the one who was.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Take the man outside and hear who sent him',
          description:
            'He is drunk, and somebody has paid for it; you carry him, and hold his head, and give him your shoulder.',
          success: [
            'You held the false witness’s head over a trough, and he told you that {foe} had sent him. He was to have been your witness, and then to break down. He had not liked it as soon as he had seen you; and he walked off in the direction of Lincoln, and {foe} had to find another.',
            'You washed the man’s face outside, and he owned that he had had fourpence from {foe}, and gave you a list of the others who had got fourpence too. He could not seem to spend it. You called upon them, one after another, and none of them was at home to {foe} after that.',
            'You put the man to bed in the hay, and he told you, between verses of a song, that {foe} had sent him, and that {foe}’s judges had been told how to catch him out. You took the straw from his shoe; and he slept through the day for which {foe} had bought him.',
            'You carried the man to his sister’s, who hit him and fed him, and he owned that {foe} had sent him. As soon as he had eaten he swore, for once without being asked, that he would not go near that court; and {foe}, for want of a liar, had to put the matter off.',
          ],
          failure: [
            'You had the man over your shoulder in the yard when he came to himself, and thought that he was being murdered. He said so. Forty people heard him scream, and put him back upon the table, and the clerk wrote.',
            'You asked the man outside who had sent him, and it was Saint Dismas, the good thief, he said, in a dream. He was as heavy as a bell; and when you had put him down he ran in again and got up on the table.',
            'You held the man’s head, and he held your purse-strings, from habit, as a child sucks its thumb. In getting those undone you were noticed. It looked like payment; and {foe}’s clerk noted it, and you both went in.',
            'You took the man outside and learned nothing, for he wept about his mother, and at the last you were telling him about yours. {foe}’s servants found you both in the straw and led you in again, and there was a good deal too much of it about.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had carried a drunken perjurer home from an inn, and he had not sworn on the day {foe} needed him.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'none'], {
          action: 'Slip away while the man swears',
          description: 'You neither own nor deny him; it helps nobody, and the charge stays as it is.',
          success: [
            'You slipped out of the inn while the man swore, and no one missed you. When last you heard him he had given you a limp, and a dying father, and they were very much moved.',
            'You got out behind a side of bacon, through the kitchen, and were neither the better for that inn nor the worse. It is a great gift to leave a room, and few of the saints possessed it.',
            'You were across two fields when the man who swore for you had opened his eyes. He went on, they say, without you, and acquitted you handsomely. Nobody thought to ask of what.',
            'You stooped to tie your shoe, and continued to stoop as far as the door, and were out. Somebody’s child came with you that way, for the game. You gave it back over a hedge, and went about your business with the charge just where it was.',
          ],
          failure: [
            'You got as far as the step of the inn. “There goes the very back,” cried the man with the straw, “that I saw not doing it!” You had to turn round, and show them your front, and drink something.',
            'You tried to slip out, and the window was smaller than it had looked to be from within. You heard the whole of the charge, half in and half out, and then they pulled you in again.',
            'You did not get out, for you trod on the inn’s dog, on the inn’s cat, and upon its host. When you had apologised to each of them in turn it was you that they looked at.',
            'You were well away, and in somebody else’s cloak, and went back with it. There was a certain coolness, and they counted the spoons; and the man was still upon his oath.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'A stranger had sworn falsely for you in an inn, and you had left it by the kitchen.',
      },
    ],
  },
];
