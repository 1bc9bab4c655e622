import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * The same court diary: one thing seen, then in short level clauses what was asked, and who bowed. One scene for each
 * kind of oath, true of any oath of that kind.
 */
export const samuraiCourse: readonly SceneContent[] = [
  {
    key: 'samurai/course-face-down',
    kind: 'course',
    of: 'find-out',
    openings: [
      'A sheet of paper, face down under a stone. The copyist had written it out for {foe}, years ago, and made a second one for himself; it told what {foe} keeps hidden at {where}. He sat with it on an inn’s verandah, waiting for {foe}’s steward, who had offered to buy it. You asked to read it first. He laid his hand on the stone.',
      'Ten fingers, stained to the second joint. They had once copied the paper that {foe} has at {where} and shows to nobody, and afterwards had copied it again, from memory. Now the old man meant to sell it back, being in want. You wished to know what was in it; {foe}’s steward was coming with the price, and he would not unfold it before that.',
      'A low desk on an inn’s verandah, turned so that nobody could get behind it. The man who sat there had a page to sell, about {foe} and {where}. He told you so in a whisper. It was the very thing that you had been looking for; but {foe}’s steward was to have it, and the copyist was afraid of him, and shook his head.',
      'An inkstone, dry. Its owner had given up copying since the day that {foe} had something copied at {where}, and he would not say what it had been. He had it by him in his own hand, however. {foe}’s steward was coming to the inn to buy it and burn it. You sat down across the desk, and the copyist drew the page an inch toward himself.',
      'A travelling-cup, set out in readiness beside a desk. It was for {foe}’s steward, the copyist explained, who was to fetch a certain page. There stood in it what you had sworn to find out, about {foe}, and about {where}. He was sorry for you; he had been promised a great deal. The page lay under his forearm, and the forearm did not move.',
      '“I only copy,” said the man at the desk, before you had asked him anything. He had copied for {foe}, at {where}, what {foe} would have nobody know, and a second sheet had stuck to his sleeve. The steward would soon be at the inn to buy it back. You wanted to read it sooner. He put the sleeve, with his arm still in it, underneath his knee.',
    ],
    still: [
      'The page was where it had been. The copyist had put his own elbow on top of it, and then his chin.',
      'He had ground more ink, for something to do. There was a hat coming up the road, but not yet the steward’s.',
    ],
    later:
      'The verandah had a paler patch on it, of the size of a desk. The landlady said that he copied only sutras now.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the copyist who is harmed by it',
          description: 'You must name each person to a frightened man, who would much prefer not to know them.',
          success: [
            'You named them, with what each had lost, and he wrote the names on the desk with a wet finger, out of habit. They dried one after another. When the last had gone he mentioned that he had a bad memory for faces, and turned the page over, and looked toward the kitchen for as long as it takes to read.',
            'He asked you to stop, twice. At the third name it turned out that he had been at school with her. He put the page in your hand, so as to have done it before he thought, and then read it aloud to you besides, in the flat voice that copyists use for checking.',
            'You told it plainly and left out whatever was in your favour. The copyist was trimming a reed, and trimmed it away to nothing. “The steward can’t miss what I have by heart,” he said; and he gave it to you, from the heading to the seal, in one breath.',
            'A woman at the well had been listening too, and put her sleeve to her face. He could stand one such person, he said, but not two. He held the sheet up between himself and the light, as though to look for a flaw in it. The writing was large, and you were on the other side.',
          ],
          failure: [
            'You named so many that he stopped his ears. When you had done he took his hands away and asked if the steward had been mentioned. The page was put inside his coat, on the side where he was ticklish, and he sat on you with his eyes, as hens do.',
            'He wept, and was grateful to you, and it was plain that he would tell you everything some other day. He had often thought of it himself. Meanwhile he had a receipt to write out for {foe}’s steward, and begged you not to jog the desk.',
            'You spoke of the wrong people. He had a cousin among them who had done rather well out of it. You were shown a silk cord which that cousin had sent him, and he used it then and there to tie up the page, in a bow.',
            'You had got to the children when the landlady called him in to eat. He took the sheet along as a tray-cloth. What you could see of it through the door was a bowl, and next to that a smaller bowl.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'An old copyist had once shown you {foe}’s secret, because you would go on naming people to him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Grind ink for the copyist and wait',
          description: 'It costs you the use of your wrist, and the page may well go to the steward all the same.',
          success: [
            'You ground, and he was soothed by it. The steward came, and bought, and burned the page over your ink. But the old man let fall that it had been eleven lines, and that he pitied whoever had to live beside the ninth. You wiped the stone for him and went on.',
            'He showed you how to hold the stick upright. It is all in the wrist, and in not wanting anything. When the steward had been and gone the two of you tidied the desk. He asked your pardon, and you had at least been asked it.',
            'You filled one well of the stone, then the other. The copyist, having so much ink to use, began upon a sutra and forgot to tremble. The steward had to cough for his page. You learned nothing except the man’s face, and that he carries papers in his hat.',
            'Neither of you mentioned it again. He talked about hares, whose fur makes the best brushes, and you ground. When {foe}’s steward had ridden off with the sheet the old man bowed to you very low, from behind the desk, and you to him.',
          ],
          failure: [
            'You ground too fast, and it foamed. He could not watch it. He took the stick from you, and while he was putting the ink to rights he put you to rights as well, outside on the step, where one saw only his back.',
            'Your sleeve went into the ink. You tried to keep it off the mats, and then off the wall. The landlady had the desk carried farther in and a screen set before it, and you were handed salt and a bucket.',
            'It came out grey. There was a person who ground like that at {foe}’s house, he remarked, and after it he kept his mouth shut. You went on for some time; there got to be more of it, and it was no blacker.',
            'You had fallen into such a rhythm that your eyes closed. When you opened them he had moved the desk round, softly, so that its blind side was toward you. He was weighting the page with your hat.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered: 'You had ground ink for a copyist until {foe}’s steward came, and had parted from him with a bow.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look for the spoiled first copy',
          description:
            'A copyist throws nothing away; it must be about the inn somewhere, among rats and {foe}’s grooms.',
          success: [
            'It was beneath the floor, in a jar, among other spoiled sheets: the same text, with a blot at the end and the whole of it legible. You lay on your stomach and read. There was a line about a side gate at {where}, of which you had never thought. A rat sat by and washed its ears.',
            'They had papered the privy with them. You went along the wall with a hand over your nose, past hares’ fur and the price of rice, and behind the door hung {foe}, in eleven lines. One of them told on what days {where} is watched by a deaf man.',
            'A groom was snoring in the straw. His horse stood on a box of old drafts, and could be persuaded to lift one foot at a time. You had the third sheet out before the hoof came down: a plan of {where}, drawn in the margin by somebody bored, with all its doors.',
            'You reckoned that he would have wrapped something in it. In the landlady’s store was a dried fish in good paper, and along the fish, printed off backward on the skin, ran {foe}’s own words. They set down who is admitted at {where}, and by what knock.',
          ],
          failure: [
            'You put your hand into a jar, and somebody lived there, and had teeth. A groom of {foe}’s heard you cry out. When you had crawled from under the floor, sucking a finger, he was telling it to the steward, who had just got down from his horse.',
            'Beneath the inn it was as dark as the inside of a drum. You felt your way from post to post and came upon a boot. It belonged to one of {foe}’s grooms, who had been sent in to look for the same thing. He had it.',
            'A board was rotten, and you came down through the store-room ceiling among the pickled plums. Everyone ran to see. The copyist ran with the page held to his chest; and a rider in {foe}’s colours, last of all, asked how you spelled your name.',
            'You found what the mice had left: “at {where}”, and “must on no account”. While you were holding these two scraps together a voice behind you thanked you for your trouble. {foe} was going to be told, it added, who reads such things.',
          ],
          hurt: 'mishap',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had read a spoiled sheet that a copyist forgot, and so knew beforehand of a way into {where}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Write it out with one mistake in it',
          description: 'You have to guess at the whole of it from very little, and he must not see that you guess.',
          success: [
            'You borrowed a brush, and wrote down what {foe} might be hiding, and left out a stroke. He bore it for about three breaths. Then he put in the stroke; after that he put right a date, a sum and a name, and at the end of it the thing was all there, in red. The steward got a blank sheet, beautifully folded.',
            'You wrote, and sighed, and pushed it a little toward him. No copyist can let a wrong character stand. He corrected eleven, with his eyes nearly shut, and sold {foe}’s steward the other. The steward burned that, and reported that all was safe; and so for a long while {foe} was in no hurry.',
            'It was quite a good guess, you found; only the second half was false. The copyist crossed that out in a kind of agony and wrote what should be there. “I have told you nothing,” he said. You agreed. For the steward he made one more, with your errors left in, and {foe} acted upon it for weeks.',
            'You made {foe} out to be better than {foe.he} was. The old man read it, and his brush went up and down in the air. That was the one untruth which he could not pass. He set it right in the margin, with the proofs numbered; and in his flurry he gave the steward a laundry list, under seal.',
          ],
          failure: [
            'There was one mistake in it, as intended, and forty more. He read to the foot. A person who knew so little, he told you kindly, would do well to leave it alone; and he let {foe}’s steward have yours along with his own, for comparison.',
            'He took the brush, as you had hoped, and corrected the handwriting. It was much improved. The steward, coming up behind the two of you, admired it also, and asked whether he might have it for {foe}, since it showed exactly how far you had got.',
            'You left out one stroke, and by doing so had written something about the copyist’s mother. He laid down the brush. It was the first thing that he told {foe}’s steward, and the second was all the rest of what you had put.',
            'The mistake was a good one. But you watched his hand so eagerly that he saw what it was for. He copied out your page, mistake and all, with the date and a description of you, and laid it on top of the other for {foe}.',
          ],
          toward: 'against',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A copyist could not let your one mistake stand, and in putting it right had written out what {foe} was hiding.',
      },
    ],
  },
  {
    key: 'samurai/course-under-the-mats',
    kind: 'course',
    of: 'protect',
    openings: [
      'An ox-cart, with straw mats roped down over it. {who} walked at the ox’s head. {foe} was having {where} searched, and so {who} had brought away what you guarded, under the mats, and did not know where to go with it. Four searchers in {foe}’s livery had turned into the same road. It would have to be hidden until they were by.',
      'Straw, and something beneath the straw that stirred. You knew what it was, because {who} was leading the cart. It could not be left at {where} while {foe}’s people went through everything with rods, {who} said; nor could it well be seen upon the road. There was dust behind, and livery in the dust. You were asked to think of something.',
      'A bucket, a quilt and a cooking-pot, tied on top of a cart so that it should look like people moving house. Under those was what you guarded. {who} had got it away from {where} just ahead of {foe}’s search, and now four of the searchers were coming along behind, lifting lids. {who} wanted to know from you how it could be got past them, and home again.',
      '{who}’s face, above a load of straw mats. There was no colour in it. Beneath the mats lay what you guarded, which {who} had had to fetch out of {where}, since {foe} had sent to have the place turned over. Four men with rods had been seen at the last bridge. They looked into every cart, said {who}, and this was the only cart there was.',
      'Two wheel-ruts, deeper than straw makes. You followed them round a bend, to an ox, and {who}, and a heap of mats with what you guarded hidden underneath; {foe} was searching {where} for it. The four searchers could read ruts as well as you. {who} heard them first, and threw another mat on top, and looked round for you to do the rest.',
      'An ox that would not be hurried. It had drawn what you guarded all the way from {where}, under mats, so that {foe}’s searchers should not find it there, and {who} was pulling at one horn. Beyond the last hill somebody was counting carts aloud. The load had to be got out of their sight. {who} looked at you, and then at the hill.',
    ],
    still: [
      'The searchers had stopped to look under a bridge. Beneath the mats something shifted, and then was quiet.',
      '{who} was standing before the cart with both sleeves spread, as one stands before a draught.',
    ],
    later:
      'There was straw along that road for a good way, of the kind that is used for packing. Nobody had gathered it up.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Lie in the reeds until they pass',
          description: 'You must lie in mud up to the chin for as long as {foe}’s searchers care to look about.',
          success: [
            'You backed the cart in among the reeds and lay down by the wheel. The searchers went along the bank, and one of them stopped to take a stone out of his sandal, and took his time. When they had gone there was only a leech to be dealt with, and {who} turned the ox round for {where}.',
            'The stalks closed behind you. There was nothing to be done but to breathe through the nose, and to lay a palm on the mats so that it could be felt below. A heron came down between the searchers and you, and stood. They took it for proof that nobody was there.',
            'Mud has no manners, and got in everywhere. You counted the searchers’ legs: eight, then six, then none. {who} had been holding a corner of the mat clear of the wet, all that while, and had to be helped to open the fingers.',
            'You lay, and {who} lay, and the ox, which had been told nothing, lay down as well. {foe}’s people called to one another along the road; they were hungry, one gathered. By the time they had gone off to see about it a snail had got from your cuff to your elbow.',
          ],
          failure: [
            'The ox sneezed. It had been very good until then. The searchers did not come in after you, for the sake of their boots, but they sat down in a row along the bank and unpacked their rice, and it was clear that you would be there for as long as they were.',
            'The cart would not keep still in such ground; it sank, with a noise like an uncle drinking soup. You held it up by the axle on the one side, and {who} on the other, and you could neither hide it nor bring it out.',
            'You had lain down on a nest. Its owner flew round and round above the place, screaming, and {foe}’s people looked up at her, and then below her. They thought it odd, and left a man there until it should stop.',
            'Nobody saw you. But the reeds were full of gnats, and what you guarded had never been so bitten, and could not be kept quiet. {who} had to lead the ox out again into the open, with you behind, picking up mats.',
          ],
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had lain with {who} in the mud among reeds until {foe}’s searchers were tired of looking.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask a temple to take it in',
          description: 'The priest is afraid of {foe}, and you must tell him truly what lies beneath the mats.',
          success: [
            'The priest raised one corner of the mat and let it down. He was much afraid, he told you; his hands shook as he unbarred the hall. He shut in what you guarded behind the altar and sat before it. The searchers might come in, he called to them, as soon as they had taken off their swords, and they had no orders about that.',
            'You told him all of it at the gate, with {who} nodding. He asked only how large. There was a hollow beneath the great Buddha, which had been of no use to anyone since his teacher’s time, and it fitted. {foe}’s people came in and bowed, and put a coin in the box, and went out again.',
            'He was a timid man, and therefore got out the rule, to see whether it was forbidden. The rule said that whatever enters by the gate is a guest. He read that line over. When the searchers knocked he went to meet them with the book, and his finger in it.',
            '“Do not tell me,” said the priest, “or I should have to know it.” So you told the bell, which he was standing beside. He opened the loft where they keep the festival masks. It was laid among those, in the half-dark; and {foe}’s men, having put a head in, drew it out rather quickly.',
          ],
          failure: [
            'He wished to help, and would ask the abbot, and the abbot would reply by letter. Until then he could offer you a view of the garden. {who} and you stood at the edge of it with an ox, which was in the way of the view.',
            'You had begun upon the truth when he saw livery over your shoulder. The gate of that temple is thick. One heard him behind it, praying for you by name, and so loud that {who} had to beg him through the crack to leave off.',
            'There was a gift of {foe}’s in the hall: a bell, almost paid for. The priest led you to it by way of an answer. He rubbed it with his sleeve where your breath had been.',
            'He let you in, and was so frightened at it that he told everyone. The pilgrims formed a line to look. {who} roped the mats down again, and you took it out by the kitchen gate, past a number of people who wished it well at the top of their voices.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'A timid priest had unbarred his hall for {who} and you, and what you guarded was a guest there until the search was done.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Run off with an empty basket',
          description: 'They have to believe that you have it, and there are four of them, with long legs and rods.',
          success: [
            'You held the empty basket as if it were full, and ran across the road in front of them. They shouted for joy. It was uphill for a good way. When they had you in a thicket, and had taken off the lid, one of them sat down on the ground; and they were days in finding their way home.',
            'One runs differently with a thing that one is fond of. You bent over the basket and looked at it and never at them. All four came after. You led them through a ford, a graveyard and a wedding, and left it on a wall, and they stood guard on it there, people said, until {foe} could come and open it in person.',
            'You fell, on purpose, and lay across the basket with both arms round it, which convinced them. Then you were up and over a fence. They whistled for others, and those were whistled off {where}; {who} could walk home with the cart through an empty gate.',
            'They gained on you as far as the river. There you threw in the basket, with a cry that you were rather proud of, and {foe}’s men went in after it, boots and all. It sailed well. They were seen to go under three bridges; and at {where} the search was broken off for want of searchers.',
          ],
          failure: [
            'You ran, and were not followed. They looked after you with interest. Then the eldest inquired of {who} what sort of person takes an empty basket for a run, and they began to walk about the cart, and one was sent off to {foe}.',
            'There was a root. The basket rolled to the searchers’ feet and lay there with its mouth open. They drew the conclusion; two of them helped you up, holding on rather hard, and the other two went for ropes and reinforcements.',
            'They had a dog with them, which had been at {where} and knew quite well what it was looking for. It did not turn its head after you. It lay down beside the wheel, with its nose on its paws, and a report of that was made to {foe}.',
            'You led them a fine way round, but it came out, by mischance, where it had started. {who} and the ox were still there. You stood with the basket in your arms before four breathless men, of whom one was writing to {foe}.',
          ],
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had run from {foe}’s searchers with an empty basket, holding it as one holds a full one.',
      },
      {
        ...does(['craft', 'charisma', 'hard', 'serious'], {
          action: 'Drive through them as a funeral',
          description: 'It takes a grief that four suspicious men believe in, and they beat whoever overdoes it.',
          success: [
            'White paper on the ox’s horns, a tablet made from a split board, and {who} behind with a covered face. You went in front and struck a bowl. One of the searchers asked who it was that had died. You told him that it was {foe}; and all four ran off the way that they had come, to ask for orders.',
            'You drew the mats up to a point, as over a person who has died sitting. {who} wailed. There was a small sound from beneath, and at once you wailed too, on the same note. {foe}’s men took off their hats. Their leader had lately lost somebody, and wrote you a pass for the whole district with his own seal to it.',
            'They wished to look. By all means, you said; the physician had called it spotted fever, before he went to lie down. They examined the mats from where they stood. On the strength of their report {foe} had {where} shut up for a week, and let nobody go near it, least of all {foe.his} own people.',
            'You wept for somebody, and it was not difficult, once begun. The four stepped down into the ditch and bent their heads. When you looked round they had fallen out over whose notion it had been to stop a cart, and were going home by two roads, with two stories, which {foe} had to have reconciled.',
          ],
          failure: [
            'The bowl you struck was cracked. One cannot mourn to such a note; and {who} laughed, out of pure fright. You felt the flat of a rod. They asked, politely, to be told what the joke had been, and sent it on to {foe}.',
            'A real funeral came the other way. Its widow inquired whom you had lost, and there was nobody in that district who might have been missed. {foe}’s people had been listening. By the time that you were clear of the two processions they had called up the rest.',
            'You overdid it. The leader had buried four, he told you, and nobody strews earth on an ox. He put his rod in through the straw, as a cook does. It touched only wood; but they walked behind you after that, and in {foe}’s house it was known that there was a cart.',
            'One of the four wanted to pay his respects, and knelt down by the wheel, at the height where one hears breathing. He rose with a thoughtful look. You drove on, somewhat faster than the dead are driven, and behind you there was a whistle.',
          ],
          toward: 'against',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'What you guarded had gone through {foe}’s searchers under mats, with white paper on the horns of the ox.',
      },
    ],
  },
  {
    key: 'samurai/course-the-mothers-knees',
    kind: 'course',
    of: 'avenge',
    openings: [
      'A white robe, folded. An old woman had set it down in the road and knelt behind it, and behind her stood nine of {foe}’s people with their hands on their hilts. She was {foe}’s mother. She asked you to give up what you had sworn for {who}; otherwise you were to begin with her, and she had brought the robe so as to be dressed for it.',
      'Grey hair, cut off, on a sheet of paper. {foe}’s mother had done it herself, and had come to offer it to you, kneeling, in place of whatever you meant to take from {foe}. She knew what {foe.he} had done to {who}, or knew a part. Nine retainers had brought her and filled the road. She wished for your word, and would not rise without it.',
      'Two old hands, flat upon the road. They were so small that you had nearly trodden on them. {foe}’s mother had walked there to ask for {foe}’s life; {foe.he} had not sent her, she said, and would be angry. The nine armed men who followed her were angry already. Unless you forgave what was done to {who} she would stay as she was, in your way.',
      'A child’s coat, much mended. {foe} had worn it, said the old woman who held it up to you from her knees, and had been a good child. She wanted you to go home, and to leave {who}’s wrong to heaven. There were nine of {foe}’s household round her, with their swords loosened, and between them and the ditch you could not have passed a tray.',
      'Nine swords, in their sheaths, and a walking-stick. The stick was laid across the road, with {foe}’s mother behind it on her knees. She had never begged before, and did it badly, with her eyes open: you were to let {foe} go free of what you had sworn to {who}. The nine were there to see that nobody was rude to her, and you could not get by.',
      'A cushion, placed for you. {foe}’s mother had none herself; she knelt on the bare road, with nine of {foe}’s men at her back, and begged that you would be seated. She asked for {foe}. It was not that {foe.he} deserved it, she said. She had only the one, and until you promised to forget {who}’s errand nobody was going to move aside.',
    ],
    still: [
      'The old woman had not got up. One of the nine had slipped his coat under her knees, and she had pushed it out again.',
      'She had asked it once more, in the same words, a little slower. The nine did not look at you, or at her.',
    ],
    later: 'At that place in the road there were two small hollows, side by side. People stepped round them.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear her out and promise nothing',
          description: 'It is a long time to kneel, and you will think of it afterwards whenever {foe} is named.',
          success: [
            'You knelt down opposite, and were told {foe}’s life from the first tooth. There were good things in it. At the end you bowed, and said that you had sworn. She had supposed so; and it was she who told the nine to make room.',
            'She did not weep, and neither of you raised your voice. When she had come to the present time she stopped, like a person who has reached the edge of a verandah. You thanked her for the account. She took her stick up, by and by, and let you go through.',
            'It was mostly about fevers. She had sat up with {foe} through eleven of them, and could tell them apart. You asked which had been the worst. Nobody had ever inquired, she said, and she told you; then there seemed to be no more to beg for, and she got to her feet.',
            'You said at the beginning that you could not do it, so that she might save her breath, and she thanked you and went on. It was, she explained, for herself. The nine listened with their heads down. You parted with the bow that is made between two houses in mourning.',
          ],
          failure: [
            'Your foot went to sleep, and then your patience. You rose while she was still at the third fever. It was a discourtesy, and the nine drew closer together; she begged them not to mind it, and began again from the start.',
            'You had meant to promise nothing. But when she asked if you had eaten you said yes, and if you had a mother you said yes, and the third question was put in the same voice. You caught it between your teeth. She waited, quite quietly, for the rest of the word.',
            'She told it so well that one of the nine sobbed. It set off the others. You could not hear her for it, and she would not be hurried, and there you all were in the road, with the traffic standing behind you on either side.',
            'You listened with your eyes lowered, out of respect. She took it that you slept, and was hurt. She would say nothing more to such a person, she told you, nor would she stir; and she folded her mouth.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had knelt opposite {foe}’s mother, and heard of all the fevers, and promised her nothing.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell her what {foe} did to {who}',
          description: 'She has been told another story, and it is you who must take that one away from her.',
          success: [
            'You told her how it was done, and from which side. She asked to hear the middle part again. Then she drew her sleeves over her hands, and did not kneel any longer but only sat. “That was not in the letter,” said {foe}’s mother. It was she who told you where {foe} would be, and that it should be soon.',
            'She stopped you at the second sentence and sent the nine out of earshot. You went on. When it was finished she asked about {who}, whether {who.he} slept, and who cooked; and gave you for {who.him} a message, which was short, and which you knew by her back was the hardest thing that she had ever said.',
            'You left out nothing, and added nothing. A retainer behind her began to deny it, and was silent: he had been there. She had heard the silence. You would find her house open to you, she told you, whatever you came to do in it, and she moved her stick to one side.',
            'There had been something about a blade, or a night, that she had never understood, and you explained it. She nodded at each word as one nods to a physician. She had knelt for the boy in the coat, she said, and would go on kneeling for that one, at home. You were told which of the nine had seen it done.',
          ],
          failure: [
            'She had heard it, and from {foe}, and it was quite different. You said that it was false, and then that {foe} was. The nine each took a pace. She held up one finger to restrain them, and with another she pointed back along the road that you had come by.',
            'You told it, and your voice shook, and she was sorry for you. That was as far as it went. A person so upset could not have got it right, she thought, and she sent one of the nine to fetch you water.',
            'You had reached the worst of it when she put both hands over her ears, as children do, and sang. It was a cradle song. Nobody present could look anywhere. You stopped, since one cannot tell such a thing to somebody who is singing.',
            'She listened to the last word. “And what had {who} done before that?” said the old woman. You did not know. It was a fair question; she asked it a second time, and let you stand there with it.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'It was from you that {foe}’s mother had learned what {foe} did to {who}, and she had sat back on her heels.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Write {foe} a letter for her to carry',
          description: 'It has to be one that she may carry with honour, and {foe} will look in it for the trap.',
          success: [
            'You wrote that {foe}’s mother had been received with respect, and that you would not come upon {foe} from behind. There was no more in it. {foe}, she let you know, read it on both sides and by a flame, and for days had every man in the house out watching the front.',
            'It said: “She knelt well.” She thought it over and put it in her sash. {foe} was a long time with it in a closed room. When the screen was opened {foe.he} sent the nine away to their homes, and did nothing that month of what had been arranged.',
            'You set out in four lines what {foe} might still do to be forgiven, and what not. None of it was impossible. She carried it like soup. {foe} wrote three answers and sent none of them, and in the meantime, for shame, put off whatever was being got ready against you.',
            'You offered to meet {foe} openly, and to let {foe.him} name the day. She approved of the hand. It was only that the offer had to be considered, and all the retainers asked, each by himself; they could not agree; and that household was so taken up with it that it got nothing else done.',
          ],
          failure: [
            'You had put in one word too many, and it was a word about her. She handed it back, with both hands. But a retainer had read it over her shoulder, and he ran on ahead; {foe} had it from him, with additions.',
            'The letter was handsome, and she was pleased to take it. {foe} saw in it how well you knew the house. Before she had got her sandals off he had been told to bar two gates, the groom said, and to hire.',
            'You wrote under your true name, at the place where you truly were, as is correct. {foe}’s people thanked you for the particulars. The old woman had not meant it so, and stood turning her stick round and round, while two of them were saddling.',
            'Your brush hesitated over “regret”, and left a blot there. She took that for a tear, and told {foe} that you were weakening. It was acted on at once; you had it from the youngest of the nine, who was embarrassed.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s mother had carried home a letter of yours, and for days {foe} was unable to do anything but read it.',
      },
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Carry her home past the nine swords',
          description:
            'She is heavier than she looks, your hands will be full, and nine men may cut at you from behind.',
          success: [
            'You knelt with your back to her and told her to get up on it. She was so astonished that she did. The nine drew. Nobody could have cut you and not her, and they went alongside for a mile with bare blades, like a guard of honour. At her gate she told you how {foe} might be met alone.',
            'She weighed what a sack of barley weighs, and breathed in your ear. When somebody struck at your legs she put down her stick, without a word, and it was withdrawn. You set her on her own step. All nine had seen it, and four of them asked {foe} for their discharge.',
            '“You will drop me,” said {foe}’s mother. You did not. It was steep, and they stood before you by turns, and each time you remarked that she was tired. In her doorway she took hold of your face as one takes a bowl. She would not beg again, she said; she would go in and tell {foe} to leave off hiding.',
            'You had her up before the first of them could decide. He struck all the same, flat, across your shoulder, and she leaned out and boxed his ear. He was her grandson. After that it was merely a family going home, with you in the midst; and they talked about {foe}, and whom {foe.he} could no longer count upon.',
          ],
          failure: [
            'You got her as far as your hip. There a knee gave way, and both of you sat in the road, and nine swords were out, since it had looked as though you threw her. She needed all her breath to stop them, and it was not quick enough.',
            'She did not care to be carried. She had walked there, she said, and rapped you over the knuckles with her stick; and {foe}’s people, seeing it so well begun, came up to help her. A boy was sent off to tell {foe} that you had laid hands on her.',
            'They let you through, very civilly, and closed in behind. By the mill she was lifted from your back, like a child from a horse. That left you with nine swords and nothing in your arms; and {foe} was told that you stole old women.',
            'You bore her three hundred paces in the wrong direction. It was the youngest who pointed it out, with the tip of his blade, upon your collar. By then the alarm had been rung at {foe}’s house, and they were arming there for a kidnapping.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had carried {foe}’s mother home on your back, with nine drawn swords walking beside the two of you.',
      },
    ],
  },
  {
    key: 'samurai/course-the-god-in-the-pack',
    kind: 'course',
    of: 'carry',
    openings: [
      'A straw rope with white paper on it, across the road. One hangs such a thing before a god. The village behind it had a sickness, and an empty shrine, and had been told in a dream that its god would come back in a traveller’s pack. You had what you carried for {who}. They wanted it left with them; they knelt from ditch to ditch, and you could not go on to {where}.',
      'Forty backs, in a row. They belonged to a whole village, bowed down in the road before you; not to you, it was found, but to what you carried. Their shrine had lost its god, and they had been ill ever since. Somebody had dreamed of a bundle just so tied. You explained that it was promised to {who}, and had to go on to {where}. Nobody got up.',
      'A very old man in a priest’s hat, walking backward before you and sweeping. He swept you into his village, and there they took what you carried for the god that had been stolen out of their shrine. Three houses had yellow paper on the door, for sickness. They asked you to hand it over. {who} was waiting for it, and every lane was filled with people on their knees.',
      'A bowl of rice, set down on the road as for an altar, and a second, and so on for as far as one saw. You had followed the bowls round a bend. At the end of them a village was waiting, sick and without a god, which believed that its god was in your pack. What you carried for {who} was asked for, with every form of respect, and the road was shut.',
      'An empty shrine no larger than a rice-chest, with its doors wide open. It had been brought out to the roadside, and the villagers round it begged you to put inside it what you carried. That was their lost god, they said, and without it they sickened. You had other orders, from {who}, for {where}. Their children had taken hold of your sleeves and the hem of your coat.',
      'A bell with a rag about the clapper, so as not to frighten the sick. They rang it for you, if one can call it ringing. A dream had told them that their god would be carried by along that road, wrapped, upon somebody’s back; they had barred the way with a holy rope, and asked for what you carried. It was {who}’s, and had nothing to do with them. They were sure of it.',
    ],
    still: [
      'They had moved the rope nearer by a yard. It was done while everyone was bowing.',
      'Someone had put a small cushion on the altar, of about the right size, and dusted it.',
    ],
    later:
      'In that village the shrine doors stood closed, and had a new cord on them. The yellow papers had been taken down.',
    ways: [
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Let them pray to it and go on',
          description: 'All of them wish to pray, one after another, and you must hold it up the whole time.',
          success: [
            'You held up what you carried, at the height of the eyes, and they came by one after another and told it things. You did your best not to hear. When the last had been helped away your arms would not come down by themselves. The old priest lowered them for you, and untied the rope.',
            'It was agreed that a god may pay a call. They carried out the sick on shutters and set them where it could see them. You stood there like a post. Afterwards nobody asked for anything more; they merely wished it, and you, a good road.',
            'Each of them had brought it something to eat, and somebody had to be seen to eat it. You got through a great many small dumplings on behalf of what you carried. Towards the end you were regarded with some awe; the people moved apart, and you walked off very upright.',
            'They prayed without hurry, as they sow. You had it on your head for the children, and on your knees for those who could not stand. There was no harm done to it, and no good that one could see. But when you bowed in leaving the bows that you got back were deep.',
          ],
          failure: [
            'Your arms began to tremble, and the trembling was taken for a sign. Now they were quite certain. They begged you to hold it so for a little longer, while somebody ran to tell the next village.',
            'You sneezed, and forty people fell on their faces. It took the priest a while to find out from his books what it meant. It meant, so far as he could tell, that the god did not wish to travel.',
            'You had lasted through the old and the sick, and then came the cattle. They were led past singly, to be looked at. A calf ate one end of your sash, and after it the knot, and you had to go behind a hedge and be sewn up.',
            'There was an old woman who would not stop. She had a great deal to tell it, and she had been waiting for eleven years. Behind her the line had sat down. You shifted your feet, and were asked, please, not to fidget with the god.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'What you carried had been prayed to once by a whole village, while you stood beneath it like a post.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell them plainly whose it is',
          description: 'You have to take away the hope of sick people, to their faces, and then ask them for the road.',
          success: [
            'You told them who {who} was, and what {who.he} had lost, and that it was coming home. They looked at one another. They too were waiting for a thing to come home, said the priest, and knew how that is. Four men lifted the rope; two others walked ahead of you, for a whole day, to clear the way.',
            'It grew quiet while you spoke, and a person who had been coughing stopped. You were ready for stones. Instead a girl said that one cannot keep another’s god. She let go of your sleeve; and the rest stood up, with their hands on their knees, and told you by which path one gets on faster.',
            'You opened the wrapping, so that they should see what it was, and said for whom. Nobody reached out. They passed it with their eyes from the one end of the row to the other. It was a pity, said the old priest, and he tied it up again himself, better than it had been tied before, with the knot that they use for gods.',
            'You begged their pardon for not being what they had dreamed. That had not been expected, and one or two of them begged yours. They had a cart going toward {where}, with salt, which was not to leave for some days. It left then, and you sat on the salt.',
          ],
          failure: [
            'You said that it was no god. They knew that it would say so, the priest replied; it always had been modest. They bowed lower than before, and moved up somewhat, on their knees.',
            'A man at the back called out to ask where {who} had got it, then. You did not know all of the story, and it showed. Somebody fetched a longer rope; not against you, you were assured, only until one should have written to inquire.',
            'You told them, and a child began to howl, and the whole village turned and looked at the child. After that it would have been no use to talk of ownership. You were the person who had made it cry, and they waited for you to put it right.',
            'You explained it so clearly that the oldest woman fainted. They laid her down before the shrine, with her head toward what you carried, in case. Everybody felt that the discussion had better be continued at some other time.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'You had told a sick village that what you carried was {who}’s, and they had lifted the rope for it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search for the god that they lost',
          description:
            'It has been gone for eleven years, perhaps down the shrine well, and {foe} makes use of the delay.',
          success: [
            'The shrine had been robbed, they said; but there was no scratch on the lock. You lifted its floor. A rat had taken the god for its nest, and had brought up on it, one could see, some fifteen families. It was a bronze mirror. They wept, and showed you the path by which their smugglers go to {where}.',
            'You let yourself down the well, since that is where a frightened priest puts things. Your toes found it: a round stone with a rope about it. When you had been drawn up, blue, with the god in your lap, the priest’s widow laughed until she had to be held. Her sister cooked at {where}, and would leave a door on the latch.',
            'A boundary stone in the third field was too handsome for its place. You turned it round, and it had a face. Somebody had hidden it there from soldiers, and had died. They carried it home on their shoulders; and a charcoal-burner who owed it a leg took you aside and told you how one comes on {where} from above.',
            'You asked which of the houses had no sickness, and looked there. It stood on the shelf among the jars, with pickles before it, and the old man who had borrowed it for his wife had not dared to bring it back. You brought it. In return he gave you what he knew: he had built the back stair at {where}.',
          ],
          failure: [
            'You searched the shrine, the well and the hollow tree, and fell out of the last. While you were being rubbed with oil two men went by on the road at a good pace, wearing {foe}’s crest, who did not stop to pray.',
            'You found a god. It was the wrong one: it belonged to the village across the stream, and had been missing there for some time. The two villages had a good deal to say to each other. It was all said round you, and {foe} had leisure meanwhile.',
            'The well was deep, and the rope came from a house with yellow paper on the door. You were wet through when it parted. It was the next village’s long rope that got you out; and whoever lent it told the whole road, {foe}’s riders too, who was down there.',
            'You went through eleven years of dust with your fingers. There was an empty cushion, and a spider that had the look of a priest. They thanked you for the cleaning. A pedlar who had watched it with his head on one side took {foe} the story.',
          ],
          hurt: 'mishap',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'You had looked for a village’s lost god and brought it home, and somebody there told you of a way into {where}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Make them a god of the wrapping',
          description:
            'It must be done before forty pairs of eyes, without one false word, or they will keep everything.',
          success: [
            'A god, you said, lends its robe. You unwound the outer cloth, and folded it, without haste, until it stood by itself on the cushion like something that has just sat down. They were silent. What you carried went on in its inner cloth. To {foe}’s riders, afterwards, the village swore that it had come there to stay.',
            'You asked the priest what the god had been like. It had never been seen, he replied; one saw the cloth. So you took the cloth from what you carried, tied it about nothing, and set it in the shrine. The first of the sick asked for soup before you were out of sight, and they hid your track from {foe}.',
            'You poured water from their well over what you carried, and caught it in a bowl, and the bowl was put behind the doors. Nobody had told them that it was a god. But it had touched one, they decided. They lent you bearers to {where}; and when {foe}’s people rode up, nine villagers pointed in nine directions.',
            'It was the string that you left them, with a knot in it that you had from your grandmother. You said what it was: a knot that has never come undone. They considered it. They could do with that. They closed the doors on it, and closed the bridge after you too, so that {foe}’s men had to swim.',
          ],
          failure: [
            'You folded it beautifully, and then a child asked what was inside. You could not say that there was something. They went very quiet; and the men at the back got up, and one of them rode to ask advice of {foe}, who was said to be learned.',
            'The cloth fell in. It had stood for the length of a prayer, and then it sighed and lay down. They took it that the god was offended with the traveller, and sent to the nearest great house, which was {foe}’s, for somebody who understood offended gods.',
            'You did it so solemnly that they believed you a priest. Now they wanted you as well. It was while you were refusing a hat that a courier of {foe}’s looked over the hedge, and seemed glad to have found you.',
            'You had got the cloth half off when the old priest put his hand on yours. He had been a conjurer, before he was called. He said nothing of it to the rest, only shook his head; but by the time that you had wrapped it all up again {foe} knew where it was.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'From what you carried you had left a sick village the least part, and they had made a god of it, and misled {foe}.',
      },
    ],
  },
  {
    key: 'samurai/course-the-ready-witness',
    kind: 'course',
    of: 'accused',
    openings: [
      'A cushion, which he had brought along. The man on it earned his living by telling judges that he had seen people where they wished to have been seen. He would swear that you had sat with him when the thing was done of which {foe} accused you. He wanted only to be taken on. If you would not have him, he was sorry, he must offer himself to {foe}.',
      'A fan, with the heads of several oaths noted on its ribs. Its owner had stopped you at a crossing, and was a witness by trade. As to the charge, he said, he could have seen you a hundred miles from it. It would be false, and it might be believed. He wished for an answer at once, because {foe} had asked for him too, to swear the opposite.',
      'A very honest face. It was for hire. The man who wore it had heard what {foe} laid to your charge, and proposed to kneel before your judges and to swear you clean, though he had never set eyes on you until then. {who}’s pledge would be safe, he urged. And if you declined, then {foe} had need of a face as well; he would be on his way there.',
      'Two documents, alike, except that in the one you were guilty. A man had spread them on a bench by the road, and was a witness of either. He would learn by heart whichever you liked. You knew the charge to be untrue, and he knew nothing at all; but {foe} had sent him a present of tea, and he desired to hear what you would do.',
      'A sleeve, plucked at from behind. It was a person with a good plain voice, who said into your ear that he had seen everything, and that it had not been you. He had seen nothing. He swore for money, and had come to swear for you against {foe}, out of a liking for {who}, who was surety. Should you send him off, he added, he would have to like {foe}.',
      'Knees, with calluses, from a great many courtrooms. They carried the man across to you over the boards of a tea-stall. He had an account ready by which you were elsewhere; he had tears that went with it. You had only to say that you remembered him. He was the best false witness in six provinces, and if you did not use him then {foe} was going to.',
    ],
    still: [
      'The witness had turned his cushion over, and was waiting on the fresh side.',
      'He was moving his lips. It could not be made out whether he was learning your part or that of {foe}.',
    ],
    later: 'At that stall one might see a cushion, with a price on it. The man had sworn off, said the girl.',
    ways: [
      {
        ...does(['gift', 'charisma', 'easy', 'none'], {
          action: 'Treat him to tea and decline',
          description: 'It costs you the better part of the day in compliments, and he may still go to {foe}.',
          success: [
            'You said that you could not deserve such a witness. He saw what was meant, and sighed, and accepted the tea. In gratitude he did not go to {foe} that week but to a sister. You had come off no better than you were, with your name as clean as before, and as doubtful.',
            'You praised his knees. It was seldom, he said, that anybody noticed the work in it. Over the third cup he forgot that he had been going somewhere; and when you bowed and went he was showing the tea-girl how a widow swears, and how an uncle.',
            'You refused him with so many honours that he took it for an engagement, thanked you, and had gone some way before he stopped. He did not turn back. One could see him in the road laugh, shake his head, and pick the one of two paths that did not lead to {foe}.',
            'He drank, and told you of eleven innocent people whom he had got off, and of two others. You said that you would manage. The cups were rinsed. He wished you a stupid judge, as those of his calling do, and that was all that passed.',
          ],
          failure: [
            'You declined, and he inquired by what amount. When he understood that it was the thing itself to which you objected he was deeply wounded. He had never been refused on such a ground. He wept, and the real tears were not as good as the others.',
            'The tea was poor. He put it down after one mouthful, with an expression that he used, you supposed, for perjury. At {foe}’s there was a better leaf, he believed, and he began to roll his cushion.',
            'You were so very polite that you ended by asking him what he would have said. He told you, and the stall fell silent, and it was much more convincing than the truth. Several people nodded. You had to begin to decline all over again, to all of them.',
            'You had thanked him eleven times, and he had thanked you twelve. Neither of you could go first. In the course of it a crowd had gathered which took him for your friend, and somebody asked him to tell about that day.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'Once you could have had the best false witness in six provinces, and had given him tea instead.',
      },
      {
        ...does(['talk', 'intellect', 'medium', 'none'], {
          action: 'Ask him to swear only what is true',
          description: 'He has not done it for thirty years, and it may turn out to be of no use to you.',
          success: [
            'He did not see what there would be left. But he thought about it, out of interest, and there was something: on that day he had been at the barber’s, and had heard a servant of {foe}’s boast. He said it over. It sounded strange in his mouth, like another man’s teeth. He would say it to any judge, he told you, for nothing.',
            '“The truth,” said the witness, “has no shape.” You asked him to look at it for a while. He looked, with his head to one side. {foe} had tried to hire him, he told you haltingly, three days before the charge was made. It was written down, and he signed his own name, which he had to ask himself for.',
            'You promised that you would use it though it should be against you. He was shaken. He had known the one who truly did it, at cards, by sight, and had kept it for a better bidder. You got it for a bowl of noodles; and the girl and her mother heard it, so that there were three.',
            'You told him what you had in fact been doing on that day. It was not to your credit. He began to smile; nobody, said he, makes up a thing like that, and he went to find the people who had laughed at you. By the next post he had them, four in number, and all sober.',
          ],
          failure: [
            'He tried. He shut his eyes, and out it came, in good order, with the moon shining and a dog. There had been no dog. There had been none of it, you reminded him. He opened his eyes and looked really sorry; it was the only way he could do it.',
            'The truth was, he said at last, that he did not know you from a gatepost. That was true, and he was ready to swear to it. You thanked him. He had several others of the sort, and they were no better.',
            'He took it to be a new kind of lie, and wished to learn it. You spent a long time in explaining that there was no trick. He watched your hands the whole while, and the tea-girl watched the clock of her kettle.',
            'You asked him to remember where he had been. It was a painful matter; he had been in another man’s house. He would have sworn to anything sooner, and rolled up his cushion, blushing to the ears.',
          ],
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'A man who had sworn falsely for thirty years had sworn the truth for you, and said that it had no shape.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find out who sent the witness',
          description: 'You must go through his lodging while he drinks, and he has a large brother who cooks.',
          success: [
            'In the lining of his spare cushion there was a note, and it was in a hand that you knew from the charge. He was to be found out, it said, on the second day, in the midst of your defence. So that had been the plan. You put it where {who} could show it to people; and {foe} had to think of something else.',
            'His good coat was new, and the tailor’s mark was from {foe}’s street. You asked the brother, who was chopping, whose present it had been. He told you, and what for, and wished that the fool would go back to carpentry. After that {foe}’s house sent for no more witnesses, having been laughed at by tailors.',
            'There was an old sheet upon his wall, with what he should say for you, and a newer, with what he should say next, weeping, when he was shown to be a liar. Both bore {foe}’s fold. You took the second along to the tea-stall and read it aloud to him, with the gestures. {foe} had been building on that for a month.',
            'You looked for what did not belong to a poor man, and it was the tea. The jar had come from {foe}’s own kitchen with a list of visits tied on it: your name, two judges, a clerk. You went to each of them before he did. They were glad to be warned, and {foe} found them out when he called.',
          ],
          failure: [
            'The brother was in. He had a fish in the one hand. He did not ask what you were doing beneath the bed; he drew you out by an ankle, and sent to inform {foe} that his lodger’s room had been gone through, and by whom.',
            'You found five notes from five patrons, all of them mean, and none of them from {foe}. While you were reading, the shelf came down. People are used to noise in that street. But the neighbour on the left side wrote, you learned, a regular letter to {foe}.',
            'You turned over everything, and put it back in order, and the order was what betrayed you. He had never been tidy. He went to {foe} in tears about it, and there they advised him upon what could be made of a burglary.',
            'A trunk stood at the bottom of the stair, and you at the top of it, in the dark. The noise brought the brother with a lantern. You had been looking for the privy, you said; and he replied, with some wit, that {foe} should hear that you had found it.',
          ],
          hurt: 'mishap',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'It was {foe} who had sent you a false witness, to be found out in court, and you had found him out first.',
      },
      {
        ...does(['craft', 'charisma', 'hard', 'none'], {
          action: 'Draw up an oath that he cannot swear',
          description: 'You have to find the one thing that he will not lie by, and if you miss it he goes to {foe}.',
          success: [
            'You wrote the oath, and he read it out in his fine voice: by the gods, by his ancestors, by his hopes. At the fourth line stood a girl’s name, stitched inside his collar too. He stopped. She had drowned, it appeared. “Not by her,” said the witness; and he told you what {foe} had ordered, and told the judges.',
            'You asked for no gods. He was to swear by the calluses on his knees. He laughed, and then thought, and a change came over him; they were all the honest work he had ever done. He could not. He laid the fan with {foe}’s instructions in front of you, and you had only to copy down the ribs.',
            'It was a short oath: “I shall be believed when I say this to my mother.” He had his mouth open for it. The tea-girl, who was his niece, put down her tray. He got up and went out, and came back, and asked you what he might do; he knew of two more whom {foe} had hired, and he went and spoke to them.',
            'You left a blank in the oath, and asked him to fill in whatever he held holy. He sat over it until the ink had dried on the brush. It is hard to see a man look in all his sleeves. Then he wrote all {foe}’s dealings with him, from the first jar of tea, and swore it on the blank.',
          ],
          failure: [
            'He swore it. He swore it standing, sitting, and with one hand on the kettle, by everything you had put there, and never blinked. It was a pleasure to hear. In that form, he said, it would do nicely for {foe}, and he thanked you for the draft.',
            'You had set down his dead father. He had hated his father, and spoke the line with relish. The stall applauded. He was going by way of {foe}’s, he told you, and might he say from whom he had it?',
            'You pressed him, and he grew pale, and it seemed that you had touched upon it. He asked leave to go outside. After some time the tea-girl went to look, and there was his cushion, but he had run all the way to {foe}.',
            'The oath was so long and so terrible that a real witness, who had been going to speak for you, heard it from the next bench and went home. The other was delighted with it. He knew exactly, he said, who would pay for such a thing.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had drawn up an oath that a hired liar could not bring himself to swear, and so learned what {foe} had ordered.',
      },
    ],
  },
];
