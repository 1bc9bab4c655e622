import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * What an oath of each kind brings in its middle: a woman in a wall who knows, a watch that goes home, a key to a bed,
 * a charter with a cart, a witness with a straw in his shoe.
 */
export const knightCourse: readonly SceneContent[] = [
  {
    key: 'knights/course-anchoress',
    kind: 'course',
    of: 'find-out',
    openings: [
      'Now there lived by that road an anchoress, walled into the side of a church, who knew what {foe} was hiding at {where}; for all the county tells its sins at her window. But {foe} paid for her bread, upon the one condition that she did not speak of it. You stood before a shutter the size of a psalter, and it was closed.',
      'And you were told of a holy woman in a wall. She had heard the truth about {foe} from {foe.his} own servants, through a hole, on their knees; and {foe} had bought her silence with a yearly sack of flour. You wanted that truth for {who}. There was a hand’s breadth of window, with a black curtain to it, and behind this somebody was sneezing.',
      'It is written, seek and ye shall find; it does not say how small the window will be. For here was one who could have told you what {foe} kept at {where}, an anchoress, bricked in these twenty years. {foe} fed her to be quiet. You knelt down, and the curtain moved, and a voice inquired whether you had brought any cheese.',
      'An anchoress may not go out, and so the world comes in to her, a little at a time, like rain through a roof. In that way she had learned {foe}’s secret. You wished to have it; she was forbidden to give it, on pain of losing the bread that {foe} sent her; and there was between you a wall, which she had chosen and you had not.',
      'Now {who} had heard that the recluse of that church knew all about {where}, and you had turned aside to ask her. She did know. She told you so at once, for she was truthful; and told you that {foe} gave her a loaf each week in order that it should go no further. She was hungry by nature, she said. It was her cross.',
      'Saint Jerome, who praises solitude, cannot have tried it in this parish, where there was a line of people before the cell. You took your turn behind a man with a goose upon his conscience. The anchoress had {foe}’s secret in there with her; and she was under promise to {foe} to let out every kind of counsel save that.',
    ],
    still: [
      'The curtain had been drawn to again, and one heard her within, walking up and down: three steps, and three.',
      'And there was still the wall, and the woman inside it who knew, and somebody behind you asking if you had finished.',
    ],
    later: 'There was a cell in a church wall there, with a worn sill and a curtain, and a smell of cheese.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Confess your own fault to her first',
          description:
            'It must be the one that you have told to nobody; and there are eleven people waiting behind you.',
          success: [
            'You told it. It took long, being small. She said nothing for a time, and then that a loaf was a poor reason, and that she had confessed everyone in that county except herself. So she told you what {foe} had done and who had carried the lantern; and when {foe}’s baker came with the sack she would not draw the curtain.',
            'When you had ended there was weeping in the cell. For it was her own sin, she said, to the life, only with a different horse. Then two sinners have no secrets. She gave you {foe}’s in four words, and sent to {foe} that it was out; and it was a bad week in that house.',
            'You confessed, and the whole line heard it, and the man with the goose took you by the elbow. Nobody had told a true one there since Advent. The anchoress put out two fingers to bless you, and with chalk she wrote upon the wall what {foe} hid. Those behind you learned it too, and were slow to work for {foe}.',
            'It was a mean, dry little thing that you had done, and you set it upon the sill. “Thank you,” said the anchoress. “They bring me murders, as a rule, to be admired.” And she thought it right that you should have a thing in exchange, and told you about {foe}. He that humbles himself shall be exalted; or be at least informed.',
          ],
          failure: [
            'You began upon it, and lost heart, and told her one that you had already told. She knew. She had the smell of it, as of fish. “Next,” said the anchoress; and next was a groom of {foe}’s, who had listened, and ran home.',
            'It came out of you handsomely, and there was a sigh in the line behind. That undid it. She had asked for a sin and been given a sermon; she shut the curtain on it, and those who had been moved went and told it everywhere, until {foe} knew whom you had been to see.',
            'When you had confessed she set you a penance, and it was to ask no questions for as long as it takes to say the psalter. You said it. She was asleep by then, and a boy with a sack had come and gone to {foe} with word of you.',
            'Your fault, when it was told, was so much like what {foe} had done that she would not give the one to the other, as one does not put two dogs in one sack. She prayed for you both, by name, at the top of her voice. There were people of {foe}’s in the churchyard.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A woman in a wall had been told the thing that you had told to no one, and had given a truth for it.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Be her servant until her bread is baked',
          description: 'Water, wood, slops and flour, and the millstone turned by hand; she eats as an ox does.',
          success: [
            'You ground, and kneaded, and carried, and passed it all in to her by the little window, where it vanished. At the ninth loaf she was full, for the first time since she took the veil. And now that she owed {foe} nothing, she said, and licked her thumb, she might as well tell you what was at {where}.',
            'There was a winding-handle to the well, and you were the ox. She watched you by one eye at the curtain. It had troubled her, said the anchoress, that it was a wicked person’s flour; this was honest, it had your sweat in it. And upon the strength of that she spoke of {foe}, and kept nothing back but the names of women.',
            'The last who fed her had thrown it in. You asked first if she would like the crust. By such a trifle is a heart got at, though there be a wall about it; and she said, chewing, that a priest’s housekeeper had told her a thing about {foe}, and that you had better come nearer and hold the lamp away.',
            'You swept the path to her window, which nobody had thought of, since she never used it. But she could see it. She looked for a long time at where one might have walked. Then she told you {foe}’s secret as one tells a dream, and asked if you would, when you went, go slowly, that she might watch.',
          ],
          failure: [
            'The oven had a crack, and what you took from it was a kind of tile. She could not eat it, and was too kind to say so. {foe}’s boy came then with a white loaf under a cloth; and she looked from the one to the other, and she was only flesh.',
            'You carried water for her till your arms shook, and she was grateful, and washed. She washed the cell. It came out beneath the wall and took you off your feet before {foe}’s steward, who had come about the flour, and who asked what you were doing there.',
            'She ate it all, and praised God, and fell asleep against the window so that it was stopped. You could hear her breathe. You had served her for nothing, which the fathers commend; and in the meantime {foe} had sent somebody to mend {foe.his} hedges at {where}.',
            'There was a cat in the cell, that a rule of anchoresses allows. You had not been warned. It came out over your dough, and your face, and went to earth; and the holy woman would hear of nothing else until it was found, and it was found in {foe}’s barn by {foe}’s people.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'Bread had been baked for a hungry saint, and she had paid in knowledge.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'none'], {
          action: 'Read what she has scratched upon the wall',
          description: 'She writes down each sin with a nail, on the outer stones, as high as an arm can come.',
          success: [
            'They were not in words. She had drawn a small beast for each, as one has them in church. But there was a toad with {foe}’s coat of arms, at a door, and over the door the sign of a man whom you could go and find. You got to him before {foe} did.',
            'You went along by touch, with your eyes shut, because the light lay wrong. Greed, greed, anger, a goose. And then your finger went down into a cut much deeper than the rest, and it was a date and a cross, and a thing that {foe} had sent upon the road that very week. It did not arrive.',
            'Somebody in {foe}’s pay had been there with a chisel, and taken away one stone’s face. But a chisel goes straight in and a nail had gone crooked. You wetted it. What stood there as it dried were two names and a place, and a day appointed; and you saw to it that on this day there was nobody at home.',
            'Low down, where she had been sitting when she wrote, was a list of {foe}’s messengers with what each of them was ashamed of. It is not right to use such a thing. You used one of them. The man turned round in the road with his letter still upon him, and I hope that he is a better man.',
          ],
          failure: [
            'You had read as far as covetousness when the priest of that church put his head over the wall. He had been thinking for years that it was damp. He had it whitewashed before you could leave, and {foe} gave him the lime.',
            'There was your own name. It stood beside a day that you remembered, so that somebody had been here and told it of you; and you forgot, for looking at that, what you had come to read, until {foe}’s people were in the lane.',
            'The nettles there were taller than the writing. You trampled them, and were stung, and found behind them a girl, who was waiting for one of {foe}’s grooms, and who screamed as she had been taught to.',
            'You copied it all down most faithfully, and it proved to be the washing: so many veils, so many stockings. The sins she keeps in her head. A carter had seen you writing, and that was enough to send him round by {foe}’s gate.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The sins of a county had been read upon a church wall, and {foe} had been hindered by one of them.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Kneel in the line and say nothing',
          description: 'You wait your turn like the others, and when it comes you let it go to the next.',
          success: [
            'You knelt there, and the line went past you like a stream about a stone. She had never had anybody who wanted nothing. She did not break her promise for it; but she broke a biscuit, and handed out half.',
            'They told their sins over your head, and you were sorry for every one. Before you left the anchoress said, to the air, that truth was a patient thing also. It was no news. You found that you walked the lighter for it, and I cannot say why.',
            'A child had come with a doll that had lied. You let her go first, and heard the doll absolved. It had nothing to do with {foe}, nor did it bring you any nearer, and there was no harm in it from one end to the other.',
            'For so long did you keep still there that a bird lit upon your hat. The curtain was put back, and you and she both looked at it. Of {foe} nothing was said. The novices will ask what was gained, and I tell them: a bird.',
          ],
          failure: [
            'Your foot had gone to sleep, and then so had you. When you fell it was against the man with the goose; and it seemed that he had it with him.',
            'You let so many go before you that the church was locked. The anchoress called good rest to you all, by name, and to you as “the quiet one”, and put out her lamp.',
            'A deaf woman took you for a statue, and hung a candle on you. You did not care to move, as she was praying. It burned down to your ear.',
            'It is hard to say nothing among people who are saying everything. You held out as far as a matter of two pigs, and there you laughed. They turned their backs on you as one, and knelt closer.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had knelt before a window in a wall and not asked, which is also a way of asking.',
      },
    ],
  },
  {
    key: 'knights/course-watch',
    kind: 'course',
    of: 'protect',
    openings: [
      'Now twelve men of the parish had been left at {where} to watch over what you guarded; and here they came toward you along the road, with their pots and blankets, going home. {foe} had promised each of them a pig. If they went, there was nobody left to keep {foe} off, and they knew it, and looked at the hedge.',
      'And you met your own watch coming away. There were twelve of them, and they should have been at {where}, where they had promised {who} to stand about what you guarded till you came. But they were hungry, and {foe} had let them smell a kitchen. They took off their caps to you, and did not stop until you stood in the way.',
      'Could ye not watch with me one hour? It was asked of better men than these. {foe} had offered a pig apiece to the twelve who kept what you guarded at {where}, to go home to bed; so they were going. The eldest told you of it openly. He had six children, he said, and none of them had ever met a pig.',
      'You heard them before you saw them, for they were singing to keep from talking. They were the twelve whom {who} had trusted to guard for you at {where}. They had left it with nobody by; {foe} had bought them off with pork, and not yet paid it, and would come in now as one comes into a field with no gate.',
      'Twelve is a holy number, and there is always something wrong with it. All the watch that you had set at {where}, over what you guarded there, stood before you in a lane with its bedding on its back. {foe} had sent to say that it was over, and that there was a pig for each. You had either to turn them round or to lose them.',
      '“We only thought,” said the first of them, and it was not so. They had been set to guard at {where} on your behalf, they had had nothing hot since they began, and {foe} had given out that there would be pigs. So all twelve were off. You looked at the twelve, and you counted the miles that lay between {foe} and an open door.',
    ],
    still: [
      'They had sat down on their bundles along the bank, all the twelve, and were waiting to hear which way they were to be ashamed.',
      'And nobody had gone on, nor gone back; one of them was describing to the rest a pig.',
    ],
    later:
      'The grass along that bank had been sat on by twelve, and there was a caul of grey ash where they had a fire.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Preach the twelve of them back to {where}',
          description: 'From a milestone, without a text, to men who have heard many sermons and never a good dinner.',
          success: [
            'You told them about the pig. You said that it would be eaten by Martinmas, bristles and all, and that they would then have forty years to have been men who went. There was a long silence. The eldest put his pot upon his head, turned about, and walked; they were at {where} before {foe}, and had rung the bell for the neighbours, who came.',
            'You had got only as far as “Brethren” when a thin one burst into tears. He had a daughter, he sobbed, and she had been proud of him. That was the sermon. They went back at a run, and took the daughter’s friends with them; and {foe}’s men, who had come for an empty place, were met by eighty people and a drum.',
            'You preached on Saint Peter, who was paid nothing whatever for it. When the cock came into it one of {foe}’s own, who was to show the way to the pigs, asked if he might also be forgiven. He told all that {foe} meant to do there. They led him in the midst of them, back to {where}, like a calf with a garland.',
            'You asked each what he was called, and said it back to him, with “of the watch” after. It seemed to fit. By the ninth name they had got into a line by themselves. So they returned; and it was told round about that {foe}’s pigs had been refused, which nobody had thought could be done, and much else was refused to {foe} that week.',
          ],
          failure: [
            'You dwelt too long upon the loaves and fishes. One saw them swallow. When you had come to the twelve baskets there were not twelve of them left, and {foe} walked in that day by the gate that these had kept.',
            'You said that they were better than a pig. They talked it over among themselves, quite humbly, and they did not think so. They wished you well; and {foe}, who had never thought of them at all, had what was wanted.',
            'It was a noble sermon and it made them angry, for it was true. They put down their bedding in order to tell you about the soup at {where}. While they told it {foe}’s men went by behind the hedge, quickly, stooping.',
            'There was a heckler, who had been a sacristan. He disputed your Peter with you, and your cock, and by verse and chapter; and the rest of the watch went home under cover of the learning. He stayed to win. {foe} had an easy time of it.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Twelve men had been turned round upon a road, with their pots, and had kept what they promised to keep.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Cook a dinner for the whole watch',
          description:
            'Out of what the twelve have in their bundles and what grows there; they will judge it as judges.',
          success: [
            'You had one turnip from each, an onion of the thin man’s, and a bone that the eldest had been saving for his funeral. It boiled. It is told in the Book of Kings how little oil was enough. They ate from their helmets, down to the rivets; they said that they might as well see the thing out, and kept it safe.',
            'Nobody had ever cooked for them; their wives did it, but that was otherwise. You gave each man his piece by name, and the thin one twice. When it was gone they sat looking into the pot. “It is only a pig,” said somebody; and they got up and went back, and what was at {where} lay that much surer.',
            'You burned it, and they ate it with tears, and each said that so did his mother. The heart is a strange kitchen. They would not hear of leaving you after that, and until you should come yourself they stood about what you guarded, shoulder to shoulder, belching.',
            'There was a hedgehog, and you had learned from the gipsies how that is done in clay. When it was broken open they crossed themselves at the smell. {foe}’s man called to them from over the field about his pigs; and he was told, by twelve mouths that were full, what he could do with them, and the twelve marched back.',
          ],
          failure: [
            'It was the wrong sort of mushroom. No one died, God be thanked, nor was anyone of use; they lay on the bank in a row and saw angels. {foe} found {where} with no watch, and took the time to look about.',
            'You had it hot, and it was good, and there was enough for eleven. It would have been better to have had none. They fought for it in couples, and the pot went over; all twelve went off hungrier than they had come, and {foe} was told.',
            'While the broth was heating they slept, since they had not done so for a week. You could as soon have shifted the bank. They lay and smiled, and {foe} went to and fro at {where}, and had things measured.',
            'A dog had it. It had sat by the whole time, like one of the company, and when you turned round to say grace it was finishing. The watch looked at the dog with more respect than it had ever shown for you, and went where it went, which was to {foe}’s.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A watch that was going home had been fed out of its own bundles, and had gone back to stand.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Bar the lane and wrestle them back',
          description: 'One at a time, and the biggest first; they are your friends, and there are a dozen.',
          toward: 'neither',
          success: [
            'You put the big one into the ditch, and then one less big, and so on, as one goes down a stair. The twelfth was a boy, who got in by himself. When they had climbed out and laughed they went back; and {foe}’s people, who were to have had no trouble, had twelve wet men to meet, and thought better of it.',
            'The smith’s son was among them, and you held him off the ground until he asked to be shown how it was done. Thus it turned to a lesson. They practised it all the way back along the road to {where}, and upon {foe}’s scouts at the end of it, who took home some bruises and a bad report.',
            'Jacob wrestled with one, and it was till daybreak; you had to be quicker. There was nothing of hatred in it. At the ninth man they sat down, and owned that they had wished for somebody to stop them; they got back to {where} by the short way, and had the gate shut in the faces of those whom {foe} had sent.',
            'You stood in the narrow part and let them come. They were tired, and did it for their honour chiefly. Once it was satisfied they could say at home that they had been prevented. So they returned to {where} with a good conscience, and {foe}, who had counted on their bad one, was behind by some days.',
          ],
          failure: [
            'The big one was sorry, and sat on you. The others stepped across in order of age, and each begged your pardon. They had all got home before he did, and {foe} was at {where} before any of you.',
            'You threw one, and it was the one with the bad back. It sobered everybody. They made a litter from their blankets, with four to carry, and four to relieve them, and three to weep; so there was no watch, and {foe} had no need of pigs.',
            'You had not seen that behind them came their wives. I will not write down what was done. It was with ladles, and {foe} heard of it and had no more fear of you than a hen has of grace.',
            'It was a muddy lane, and you and the miller’s man went down in it together, and slid, still wrestling, a great way. When you had got to your feet you were in another parish. The others had shrugged and gone; {foe} came by the road that they left open.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had wrestled twelve friends in a lane, for the good of their souls, and {foe} had been kept waiting.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Bless them and let them go',
          description: 'You lose nothing that you had not lost; and you will have to look each one in the face.',
          success: [
            'You gave each of them your hand, and they would rather have been hit. Nothing was changed by it. But two of them, a mile on, could be seen to have stopped, and to be talking with their arms.',
            'You thanked them for as long as they had stood. The eldest opened his mouth, and shut it, and went off backwards, as one leaves a king. You were no worse guarded than before, and they were a great deal worse contented.',
            'The thin one left you his whistle, to blow if anything came. He could not say who was to hear it. You put it about your neck; there are relics that have done more, and many that have done less.',
            'You counted them out like sheep, and wished them joy of the pigs, and meant it, nearly. I find nothing here to admire except that nobody was made into an enemy. It may be that Heaven keeps a column for that.',
          ],
          failure: [
            'They would not be forgiven. They had it out with you, and with one another, and stood about in the lane until they had all been told whose fault it was. You got away at the last by agreeing with each.',
            'You had the blessing half said when one of them sneezed, and you said it to him. The eleven felt the slight. They went by you with their chins up and trod on your foot, in turn, as by chance.',
            'A boy among them asked you if you were not angry. You found that you were; it came up in you like a cough, and you had to go behind a tree with it.',
            'One remained, from pity, and he was the one who snores. He walked with you for a mile, explaining his wife to you, and then he remembered the pig.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'A watch of twelve had gone home past you with your blessing, and had not enjoyed it.',
      },
    ],
  },
  {
    key: 'knights/course-key',
    kind: 'course',
    of: 'avenge',
    openings: [
      'Now a groom of {foe}’s came out to you from behind a wall, and held out a key. It was that of {foe}’s bedchamber; there was no guard, he said, and {foe} slept like the dead, and might as easily be so. Thus all that {who} had suffered could be paid for with one thrust, in the dark, and you would be ashamed of it for ever.',
      'And the devil, who is never far from a just cause, sent you a groom with a key. He had served {foe} for nineteen years and wished {foe.him} killed in bed. You need only go in, he told you. It was not for that you had sworn to {who}; but he stood in your road, and had got hold of your sleeve, and would not take it back.',
      '“Here,” said the man, and put a warm key into your hand. It was the key to where {foe} lay asleep each night, and he had oiled the hinge. He wanted no money for it. It was the easiest revenge that was ever offered to anybody, and as foul; and if you refused, he said, he would cry out that you had come to do it.',
      'Jael had a tent-peg and is praised for it; our own fathers are divided. You were offered a key. A groom in {foe}’s livery would let you in to {foe.him}, sleeping, and you might be done with what you owed {who} before anyone was up. You did not want it so. He had barred the way with a hay-fork until you should want it.',
      'There was a groom who hated {foe}, and had kept it in him like a stone in a plum. He met you by yourself. He would have you murder {foe} in {foe.his} bed, for which he brought the key; if you were too nice for this, then you were no friend of {who}’s, and he would tell {foe} that you had asked for it.',
      'Everyone who goes out to settle a wrong is met at some time by a person with a key. This one was small, and had a squint, and {foe}’s badge upon his arm. {foe} lay unguarded, so he said; one could go in on stockinged feet, and kill, and {who}’s account was closed. You looked at the thing. He had filed the wards, that they should not click.',
    ],
    still: [
      'The groom was still there, and so was the key, which he had laid upon a stone between you, as one does for a dog.',
      'And he had begun once more at the beginning: how soundly {foe} slept, and upon which side.',
    ],
    later: 'Behind a wall there somebody had trodden the nettles flat, waiting; an oily rag lay among them.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Ask the groom what {foe} did to him',
          description: 'He has never been asked, and has a hay-fork; what comes out may fall upon whoever is nearest.',
          success: [
            'He told you, and it was about a mare. He had raised her; {foe} had ridden her to death for a wager, and lost. When he had said it he looked younger, and let the fork drop. He would sooner say that before people than in the dark; so he left {foe}’s service with six others, and spoke for {who} in the open.',
            'It was nineteen years of being called by the name of the groom before him. You asked him what his own was. At that he sat down in the nettles. So you gained, for {who}’s cause, a witness who had seen everything, since nobody had ever seen him; and {foe} could find nothing after he was gone, neither boots nor bridle nor excuse.',
            'You would hear it first, you said, and judge of the key after. He began with the death of his brother, at which {foe} had been by, and had eaten an apple. By the end you both were weeping. He flung the key down a well; and he told the thing at three markets, so that {foe} was hindered everywhere by people who stared.',
            'He did not know what it was. He searched for it through his whole life, as one looks for a thimble; and it was only that he had loved {foe}, when they were children, and been afterwards given orders. He went home. It is told that he spoke to {foe} that same day as an equal, and {foe} put off a journey, and thought.',
          ],
          failure: [
            'It was too much to be asked. He shook as he drew breath for it, and what came was a yell; and it fetched out {foe}’s people, to whom he said that you had tried to corrupt him.',
            'He told you, but you had been told so much already of {foe} that it did not show in your face. He saw that it did not. “You are all alike,” said the groom, and took back his key, and with it a fair description of you to {foe}.',
            'There was a great wrong at the root of it, and it had been done by {who}. You had not been ready for that. You said some foolish thing; he smiled for the first time, bowed, and took what he had learned to the stables.',
            'He could only tell it in order, and the order began with his grandfather. You heard nineteen years of oats. Before you had come to {foe} at all a horn was blown, and he ran to it by custom, leaving you to be found there.',
          ],
          hurt: 'blow',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A groom who brought you the key to a murder had been asked his name instead.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'serious'], {
          action: 'Return the key to {foe} at the gate',
          description: 'You walk up in plain view and hand it in; they may thank you, and they may loose the dogs.',
          success: [
            'You gave it to the porter and said what it was for. It went in from one hand to the next. Somebody drew back from a window. Whoever has been spared, and knows it, is never again so easy; and in that house, from then on, they did not say your name without lowering the voice, nor {who}’s.',
            '{foe} came down to the gate in person to see who would do such a thing. You held out the key, and {foe} took it. “You could have,” said {foe}. You said that you could. There was nothing more, but it was the first time that the wrong had stood between you with no wall before it.',
            'The dogs were loosed, and they knew you for a friend; dogs keep to an older law. You hung that key upon the knocker and knocked. {foe} has worn it since about {foe.his} neck, they say. It is a small thing to carry and, to judge by the stoop, it is heavy.',
            'You would not name the man who gave it to you, although they asked in two ways. So they saw that you had come there neither to kill nor to buy. An old chamberlain let you out by the orchard; and as you went he told you, with his eyes shut, where and when {foe} could be met like a Christian.',
          ],
          failure: [
            'The porter thanked you, and tried it in the door. It fitted so well that he called the guard. To them it seemed that an honest person would not have come by such a key, and you were helped from the gate by all of them.',
            'They let down a basket for it on a string, and drew it up, and afterwards a pot was let down, faster. {foe} had every lock in the place altered. It was your doing, and they charged it to {who}.',
            'It was the wrong key; the groom had been laughed at all his life, and had good reason. You had brought to {foe}, before the whole household, the key of the hen-house. They asked if you would like it back.',
            'You were a bowshot from the gate when the groom overtook you, crying that here was the thief. He had run all the way, in terror for his neck. They believed a badge; and {foe} had one more thing to tell about you.',
          ],
          hurt: 'blow',
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'The key to {foe}’s bed had been handed in at {foe}’s own gate, and both of you knew it afterwards.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'See who stands behind the groom',
          description: 'Such men seldom think of such things alone; you must look past him and be talked at.',
          success: [
            'There was a second pair of boots beneath the cart. They were too good. You walked round to them, and it was {foe}’s own steward, flat on his belly with a clerk, to take down your answer; for had you said yes it was to be read out in every church. He had to get up. You let him dust himself first.',
            'He had the words too pat, and when he lost his place he looked to the left. You looked there as well. It was a whole ambush, asleep, with its bows unstrung; it had been told to wait until you took the key, and nobody had thought that you would be so slow. You cut the strings, and left them.',
            'His coat was new and his hands were soft; he was no groom. You asked him to pick up a horse’s foot. He was a player, it came out, from the town, and was to have a florin from {foe} if you could be brought to say the word “kill”. He gave you the whole plot and did you all the voices.',
            'You marked that when he said “{foe}” he touched his ear, and so did a beggar some way off, and after him a friar, and a cook, in a chain, as they pass buckets. At the end of it was the captain who was to take you. He was much put out to be greeted by name, and his men were sent home.',
          ],
          failure: [
            'You looked behind him, and there was a wall, and behind that a field. You were so long about it that he was offended. He had no one at his back, he shouted, he never had had; and he went over to {foe}, who was kind to him for the first time.',
            'There were indeed some people in the bushes. They were children after birds. But you had gone in at them with a roar, and it was put about by {foe} how you make war.',
            'You kept your eye upon a man with a ladder, who was mending a roof. It was the groom you should have been watching. He had put the key into your hood; and they found it there, at the next toll, as they had been told that they would.',
            'What stood behind the groom was a horse, and you saw it plainly, and just too late. It was {foe}’s charger. It had been taught to lay its ears back at {who}’s colours, and what it did after that it did of its own accord.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A base offer had been looked behind, and there had been boots there.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Fold your hands until he goes away',
          description: 'You take nothing, say nothing, and let him talk himself tired; it goes on for some while.',
          success: [
            'You put your hands up your sleeves, like a canon in a cold church. He held out the key till his arm sank. It is not written that one must answer the devil; and he has, after all, other people to see.',
            'He called you a coward first, and next a saint, and seemed to think less of the second. You counted your breaths. At the two hundredth he was gone, with the key, and no one was dead or nearer to it.',
            'He laid the thing on a stone, and you both looked at it. A magpie came. When it had flown with the key over a beech wood there was nothing to be discussed, and he wiped his hands on his badge and went back to the horses.',
            'You said an Ave for him, and one for {foe}, and when you looked up there was only a trampled place. Nothing had been won. And yet I would have the novices note how quiet it was there.',
          ],
          failure: [
            'He took your silence for a yes. He embraced you, told you the night, and went off to oil another hinge; it cost you a good deal of running after him to be understood.',
            'You closed your eyes, so as to be less tempted, and so did not see him hang the key upon your belt. You had it off again at the first pond. It floated, being wood; he had not even trusted you with the true one.',
            'He was a man who could not bear a pause. He filled it up with each thing that he would do to {foe} if he had your arms, till you were sick, and you left there before he did.',
            'Somebody came past with geese, and asked the two of you what you were at. Neither could say. You were made to hold the gate for her, both of you, one on each side, and that was the end of his temptation and your dignity.',
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
    openings: [
      'Now there stood across the road a canon on a mule, with two lay brothers and an empty cart. He unrolled a charter. By this, he said, what you had sworn to bring to its place belonged to his chapter, and had since King Offa; and they had come to fetch it off your hands. {who} had never heard of them. The charter was as long as a tablecloth.',
      'And you were stopped by the Church, in the person of a stout canon, who laid claim to what you had sworn to {who} to bring home. He did it civilly. He had a parchment with eleven seals, a cart with straw in it, and two brothers to lift; he wished only to be told at which end they should take hold.',
      'It is a great thing to swear, but others have generally written something down. A canon barred your way, to claim for his house what you had promised {who} to see safe. There was a charter for it, quite old, in brown ink. You noticed that his finger, which he ran along below the line, was brown as well.',
      'You had sworn to bring a thing safe to where it should be, and had foreseen robbers, and floods, and {foe}. You had not foreseen a chapter of canons. One of them had been sent out to meet you with a deed and a cart; it was theirs, he told you, by gift of a king, and {who} had only been minding it.',
      'Render unto Caesar, says the Gospel; and there came a canon along that road to whom, he said, it all had to be rendered. His house had a charter. It gave them, after some fishponds, that very thing which you were bringing for {who}. Two brothers with shaven heads and large hands had begun, without haste, to let down the tail of the cart.',
      'The canon was sitting on the milestone, and he stood up for you, and that was the last courtesy which he did. What you had vowed to carry for {who} was the property of Saint Guthlac, he said. He was Saint Guthlac’s proctor. He had with him a writ, two lay brothers, and, as you came to see, no intention of going home with the cart empty.',
    ],
    still: [
      'The canon had sent for a stool. His charter lay open upon the cart’s tail with a stone at each of its corners.',
      'And he had got no further than the fishponds; the two brothers were spitting on their hands.',
    ],
    later: 'The ruts of an empty cart went round there in the road, and went back, rather deeper on the one side.',
    ways: [
      {
        ...does(['talk', 'intellect', 'hard', 'slight'], {
          action: 'Dispute the charter with him in Latin',
          description: 'He has done it every week since he was tonsured; you have the Pater, and some hymns.',
          success: [
            'You asked him to construe the fourth line. He did so, and stopped, and did it again more slowly. Whoever forged it had put the gift in the subjunctive: would that he might give. He wrote off the claim with his own pen; and it was {foe}, he told you, who had bespoken the deed, and would get no second one from that house.',
            'You had only the burial service, and answered him out of that. Man that is born of a woman has but a short time, you told him, in a good round voice; and he, who had a cough, heard it differently each time. He gave up the claim. He even sent his two brothers ahead of you, and they turned back a party of {foe}’s.',
            'It went by syllogisms, with a peasant to hold the hats. Whatever is God’s is everyone’s, you said; this is God’s; then it is {who}’s. The canon looked for the hole in it, as one feels for one’s purse. By the time that he had found it you were cheered through two villages, and {foe} could get nobody there to stand in your way.',
            'You agreed with him. You read it over after him, and praised the hand, and asked what year it was; it had been given by King Offa in the Year of Our Lord that was coming. He rolled it up small. There is joy in Heaven over one such canon; he confessed who had paid for it, and {foe} had to invent something else.',
          ],
          failure: [
            'Your Latin was such that you conceded it to him twice and thanked him. The canon had that taken down and witnessed. It was on its way to {foe}, with a ribbon round, before anybody had told you what you said.',
            'You got in one good verb. He replied with a period that had no end to it, and somewhere in that you lost both the thread and the mule, which was seen with your papers going toward {foe}.',
            'When you quoted Saint Ambrose he asked you where, and when you told him where he had the book with him. It is not there. He was gentle about it, as one is with the simple, and sent a copy of the passage to {foe}.',
            'There came a parish priest by, who was asked to judge between the two of you, and he had been longing for someone to talk to for eight years. He found for neither. He was still summing up when {foe}’s riders had got round in front.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A canon with eleven seals had been beaten at his own grammar, and had owned it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'none'], {
          action: 'Search the eleven seals for a false one',
          description: 'You may look as long as you do not touch; and the sealing-wax of kings looks like any other.',
          success: [
            'The ninth had a hair in it, a red one, like a cat’s; and at the feet of the canon’s mule sat a cat. She was the chapter’s. You said nothing, but stroked her, until he saw you hold the one hair beside the other. He let down the flap of his bag; and what you carried had that much less between it and home.',
            'All kings have a profile, and this one’s was known to you. It was on the pastry-mould at the last inn. The canon had not thought that anyone would look at a king’s nose who was so near to dinner; he begged you, for the sake of his house, to go on your way, and showed you a better one.',
            'You laid your face down to the parchment and looked along it, as a mason does. There were little holes, where it had been pricked for another text. Under Offa’s gift, scraped thin, ran a receipt for pickled herring. The brothers read that too, who had been taught to read by herring; and they put up the tail of the cart.',
            'Seal the third was of Saint Guthlac with his two whips, and very fine. You asked the canon if it was the old seal or the new. It was the old one, he said. But the saint had on it his new nose, which he got after the fire, as you had from the sexton; and so the claim fell, by a nose.',
          ],
          failure: [
            'They were all good. You went through them once more, to be sure, and by the end you had convinced some forty people of it who had been inclined to doubt.',
            'You breathed upon the fifth, to bring it up, and it softened, and came off upon your chin. The canon asked you to stand just as you were. You were shown at the next three churches, under glass as it were, and {foe} heard of it at each.',
            'There was a false one, and you had your eye upon it, when the mule ate it. It is the way of God with evidence. The canon called it a slander; {foe}’s agent, who stood by, called it a good day.',
            'You had come to the seventh of them when you noticed that the brothers had had time to chalk the cart, the road, yourself and the load with Saint Guthlac’s mark. You were most of a league in rubbing it off, and {foe} gained that league.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A royal charter had been looked at until it was seen to be about herrings.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Tip over the canon’s cart',
          description:
            'With the canon on it, and the brothers on you; and it is a sin, which you will have to carry also.',
          toward: 'against',
          success: [
            'You put your back beneath the axle, and thought about King Offa, and it rose. He slid down his own straw with the charter round him like a bib. It had cost {foe} forty shillings, so he cried, lying there; and you learned in that manner who had wanted you stopped, and where the next was waiting.',
            'The wheel came off first, and rolled down into a pond, and both the brothers went after it, for it was the abbot’s. You had the road then to yourself and one fat man. He blessed you, shaking, of his own accord. {foe}’s other hired claimants heard about the wheel, and a good half of them fell sick.',
            'It went over quite softly, as a cow lies down. Beneath the straw there were four of {foe}’s archers, who had been promised that it would not be for long. They got up with their hands raised. You took off the strings, and they walked home across the plough in single file.',
            'Samson had the gates of Gaza, and what you had was a dung-cart with cushions. You turned it so that it stood across the narrow part, wheels up, like a beetle. Then all those whom {foe} had sent along behind you were obliged to wait there, and to hear from the canon about his fishponds.',
          ],
          failure: [
            'It was heavier than it looked, for it held the chapter’s plate. You had it tilted when your foot went, and it came down again just as it had been but for a corner that was on you. They prayed over that corner.',
            'The brothers had been ploughmen. They picked you up at each end with a word of warning, as one lifts a bench, and set you down in the cart; and you rode a mile in the wrong direction, on straw, under a relic.',
            'The mule took it ill. She had stood by through the whole of the argument and not given an opinion, and now gave it. The canon had to help you up; he had tears in his eyes, and I do not think that they were all of pity.',
            'You overturned it, and there lay in the road a great many papers. They were the poor’s. Each was a loaf, for some widow, and it began to scatter them along the hedge. You were on your knees after widows for so long that {foe} had passed you by.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'There was a cart with a canon on it that you had once put upside down, and confessed to.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear the whole charter read',
          description: 'It has forty clauses, with the bounds of six fields in them; you may not sit during the kings.',
          success: [
            'You stood through it, to the last eel. When it was finished he looked for the place where it gave him what he wanted, and it had been so long ago that neither of you was sure. He let you go by, for the time being. You had learned the bounds of six fields, and may find them useful yet.',
            'Nobody had ever heard it out before. At the thirtieth clause his voice shook, and at the fortieth he kissed the hem of it. He begged you to stay for the schedule. You could not; and he waved from the milestone, quite as though he had forgotten why he came.',
            'The two brothers fell asleep against each other at the second fishpond. At the end there was only yourself awake, for the canon also had gone off, with his finger on the line. You went round them on your toes, no richer and no worse.',
            'It was like a psalm, if one let it. Hedge, and brook, and the grey stone, and the hedge. You were so much refreshed that you thanked him; and since the law had now been satisfied, he said, he could go and appeal.',
          ],
          failure: [
            'You coughed, at the nineteenth clause, and it has to be read then from the beginning. You coughed twice.',
            'By clause the thirtieth you had somehow become, for the sake of an example, the party of the second part. It took you longer to get out of that than it had to get in.',
            'He read so beautifully that some people who were passing knelt. They could not be got to rise before the end, and you could not be got past them; there were sheep in it too.',
            'You fell asleep upon your feet, and as you fell signed for something with your elbow. It was a fishpond. There is a rent on it, they tell me.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had stood and heard forty clauses read out in a road, and had not interrupted.',
      },
    ],
  },
  {
    key: 'knights/course-straw',
    kind: 'course',
    of: 'accused',
    openings: [
      'Now there are men who wear a straw in the shoe, for a sign that they will swear to anything, and one had taken a liking to you. He would swear before {foe}’s judges that he had been there, and you were innocent of the charge. He had not been there. And the whole inn had heard him, so that if he were found out you were lost.',
      'And a man came up to you at an inn, before everyone, crying that here was the one whom he had seen do no wrong. It was about the charge; he would take his oath upon it against {foe}. You had never met him. There was a straw sticking from his shoe, and all of them there could see it except, it seemed, those who wished you well.',
      'It is a bitter thing to be accused falsely, and it is not much sweeter to be cleared so. A straw-man offered to perjure himself on your side. {who} had stood surety for you upon your bare word; and here was a fellow with a ready oath, who had drunk your health with {foe}’s own servants, and would be believed until the first question.',
      '“I saw it all,” said the man with the straw in his shoe. He could tell them that the charge was a lie, and describe to them the moon; he asked for nothing but to be of use. You knew that he had been in gaol at the time, in another county. So did one of {foe}’s clerks, who sat in the corner and was mending a pen.',
      'False witnesses did rise up, it says in the psalm, and laid to my charge things that I knew not. It does not say what should be done when they rise up on the right side. Such a one now swore you clear of what {foe} had laid against you. If you let it stand you were a liar, and if you did not you had no witness.',
      'You had wished for a witness, and Heaven, which is sometimes a little deaf, had sent you that. He wore a straw in his shoe; he swore for fourpence on week-days, but would do it for you out of love. The charge was false, he bawled through the inn, for he had held your horse! You had no horse there, and a man of {foe}’s was writing it down.',
    ],
    still: [
      'The man with the straw had been lifted on to a table, and had thought of some more that he had seen.',
      'And {foe}’s clerk still sat with his pen up, and looked from the witness to you, and waited to be given a lie.',
    ],
    later: 'There was an inn there with a straw nailed over the door, and they still argued in it who had been where.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Tell the inn that he lies for you',
          description: 'You throw away the only one who speaks up, in front of forty people who had begun to cheer.',
          success: [
            'You said that he was a good fellow, and that it was not true. It grew still. You would be tried as you were. Then an old woman by the fire observed that she had come to see a rogue and it appeared that he was somewhere else; she would tell {foe}’s judges so, as would the forty, and the clerk broke his pen.',
            '“He was in Lincoln gaol,” you said, “and I am sorry, for he tells it better.” Nobody throws away a rope unless he can swim. From that inn it was carried through the county that you would have no lie even for your neck; and {foe} had to go about denying it.',
            'You asked him, with your hand on his shoulder, what colour your horse was. He wept, and pulled out the straw. You gave him your place by the fire; and of those who looked on there was not one who did not think better of you than if he had been believed. It reached {who} the next day, and it reached {foe} also, at dinner.',
            'You knelt to him to beg his pardon first, for it is hard to be refused one’s only gift. Then you told them. There is a kind of silence which only honest people can make, and they made it; the host took down {foe}’s notice of the charge from his wall, and rolled it round a cheese.',
          ],
          failure: [
            'You said that he lied, and they asked which part. They had liked the moon. The more you took away from it the less they cared for what was left, and that was you; and {foe}’s clerk had the whole of it in a fair hand.',
            'He was wounded to the quick. He swore then, since he had to swear to something, that he had seen you do it, and told it every bit as well. There were tears. You left there by way of the yard, and {foe} engaged him.',
            'They took it for modesty and cheered you louder. You were carried about the room on a door. Each time that you tried to be honest there was another toast, till there was nobody sober enough to be told; only {foe}’s man had been drinking water.',
            'Your voice went. What came out, in the hush, was a squeak, like a confession; and a child asked its mother if that was the thief. It was said of you in {foe}’s house next day, with the squeak.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had thrown away a false witness who swore upon your side, and been believed for it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look about for one who truly was there',
          description: 'Among forty people who all say now that they were; and the straw-man may be exposed meanwhile.',
          success: [
            'All of them were nodding, except for one, who had gone white. You took your cup over to her. She had been there, she said, and it was not at all like that; there was no moon, and she had her hands over her eyes, but there was a gap between the fingers. She would tell the judges about the gap.',
            'You let him talk, and watched whose lips moved. There was a carter by the door, who was putting him right, under his breath, at every word. It was darker; it was farther off; the dog was brown. You asked him to step out with you and tell it so. He had only been waiting for it to be of importance to anybody.',
            'It was the pot-boy. He had been standing at your elbow with a full jug and let it run over, for he could not bear a thing told wrong. He saw what happened, from up a tree, where he had no business; he had kept silent about it on account of the apples. You squared the apples, and had a true witness, aged nine.',
            'A blind man sat in the chimney-corner, laughing. You asked him at what. He had been by on that day, he said, and heard it all, and he would know any voice of those again; and would they care, at the court, to have him listen to {foe}? {who}, when this was brought home, was seen to sit down.',
          ],
          failure: [
            'They had all been there. You took down eleven of them, and there were not two who had stood in the same county, and meanwhile the straw came out and was passed around.',
            'You found one. He was indeed there, and he had seen it, and he remembered of it nothing but a remarkable pie. He was so willing that you could not get away from him, and {foe}’s clerk got the other out of doors and dealt with him for money.',
            'You had your eye on a grave, grey person who kept apart, and told him all. He was grave because he was {foe}’s notary. He thanked you, wiped his lips, and asked how you spelt your name.',
            'While you were searching, one of {foe}’s people had asked your straw-man what church he was christened in. It is the question that they cannot answer. You came back from the yard into a silence with your name in it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'In a room full of people who swore that they had been there, the one who was had been found.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Take him outside and hear who sent him',
          description: 'You carry him, since he cannot walk by now, and hold his head, and give him your shoulder.',
          success: [
            'He was sick in a trough, and thanked you, and told you who had stood him all of that drink. It was {foe}. He was to have been your witness, and then to break down. He had not liked it as soon as he had seen you; and he walked off in the direction of Lincoln, and {foe} had to find another.',
            'You washed his face. Below it was a younger one. He had had fourpence from {foe}, he said, and here it was, he could not seem to spend it; and in the same purse he had a list of the others who had got fourpence too. You called upon them, one after another, and none of them was at home to {foe} after that.',
            'He leaned upon you singing, and between verses it came up: that {foe}’s judges had been told to ask him about the moon. You put him to bed in the hay with his shoes off. The straw you took out, and it had made a groove; and he slept through the day for which {foe} had bought him.',
            'You carried him a mile, to his sister’s, who had not seen him in six years. She hit him and fed him. As soon as he had eaten he swore, for once without being asked, that he would not go near that court; and {foe}, for want of a liar, had to put the matter off.',
          ],
          failure: [
            'You had him over your shoulder when he came to himself, and thought that he was being murdered. He said so. It was well attested: forty people saw you go out with a witness, and heard him scream.',
            'He told you who had sent him. It was Saint Dismas, he said, the good thief, in a dream, and he fell asleep again upon your neck. He was as heavy as a bell; by the time that you had put him down {foe} had a fresh one hired.',
            'You held his head and he held your purse-strings, from habit, as a child sucks its thumb. In getting those undone you were noticed. It looked like payment; the clerk of {foe}’s had his sleeves rolled up.',
            'He wept about his mother. You could not well ask him anything across that, and at the last you were telling him about yours. {foe}’s servants came for him with a barrow and found you both in the straw, and there was a good deal too much of it about.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A drunken perjurer had been carried home to his sister, and had stayed there on the day {foe} needed him.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'none'], {
          action: 'Slip away while he swears',
          description: 'You neither own nor deny him; it helps nobody, and it is soon done.',
          success: [
            'You went out under cover of the moon, at which he had just arrived. No one missed you. When last you heard him he had given you a limp, and a dying father, and they were very much moved.',
            'There was a side of bacon going through to the kitchen, and you went through behind it. You were neither the better for that inn nor the worse. It is a great gift to leave a room, and few of the saints possessed it.',
            'He shut his eyes in order to swear, and when he had opened them you were across two fields. He went on, they say, without you, and acquitted you handsomely. Nobody thought to ask of what.',
            'You stooped to tie your shoe, and continued to stoop as far as the door. Somebody’s child came with you that way, for the game. You gave it back over a hedge, and went about your business with the charge just where it was.',
          ],
          failure: [
            'You got as far as the step. “There goes the very back,” cried the man with the straw, “that I saw not doing it!” You had to turn round, and show them your front, and drink something.',
            'The window was smaller than it had looked to be from within. They talked of the charge, and you heard the whole of it, half in and half out, and nobody on either side could think it was a good sign.',
            'You trod on the inn’s dog, on the inn’s cat, and upon the host. When you had apologised to each of them in turn the oath was over, and he had sat down, and it was you that they looked at.',
            'You were well away, and in somebody else’s cloak. You went back with it. There was a certain coolness, and they counted the spoons.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'There was an inn where a stranger swore for you, and you had left it by the kitchen.',
      },
    ],
  },
];
