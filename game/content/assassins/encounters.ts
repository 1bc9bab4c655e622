import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const assassinFrames: readonly Frame[] = frames('assassins', {
  'grey-glove': {
    terrains: ['plains', 'hills', 'forest', 'coast', 'mountains'],
    weight: 3,
    openings: [
      'A mule stood by the road with a letter pinned to its saddle, addressed, in a good secretary hand, to Whoever Is Following You. It was sealed. A grey glove hung from the pommel; and it was the left, and you had been given the right.',
      'A nun drew up beside you on a mule, and asked whether you cared to buy some lace. She had a moustache, and no small talk. When you had declined she got down, hung a grey glove upon the saddle, with a sealed letter in it, and went away across a field, quite fast. It was the left glove. You had been given the right.',
      'A tinker was shoeing a mule by the road, and shod it very ill, looking all the while at your boots. He asked you to try if it went sound. When you had led it up and down there was no tinker. From the saddle hung a grey glove, the left, with a sealed letter in its palm; you had been given the right.',
      'A mule that was tied to nothing stood in the road with its nosebag on, and was not eating. You put in your hand, and it met another. What you drew out was a grey glove, stuffed with bran and a sealed letter; and it was the fellow of yours, which was the right.',
      'A painter of signs had his mule by the road, and asked what you would think of a glove. He held one up: grey, a left. Before you had thought anything he was over a wall, and you had his pots, his mule, and the glove, with a sealed letter in it for stiffening. You felt in your pocket for the right.',
      'On a milestone lay a glove, grey, for the left hand, with a letter folded small in the thumb of it. What you carried in your own pocket was the other. A mule grazed near by, saddled, and nobody’s. It was all rather plainer than it need have been; and somebody, you thought, was counting how long you looked.',
      'A gentleman overtook you on a mule, raised his hat, and dropped a glove, a left one. He did not turn for it, though you called, and nor did he hurry; and when you picked it up there was paper in the fingers, sealed, addressed to the owner of the other.',
      'The mule was tied where you would have tied it. You noted that first, and second the sealed letter in its headstall, and then the glove, a grey one, which had been drawn on over the pommel like a hand upon a shoulder. It was the left. You had thought that nobody but you had been told about the right.',
      'A beggar by the road held up his left hand to you, and there was a grey glove on it, a good deal better than the rest of him. He did not want alms. He drew it off by the fingers and laid it, with a sealed letter, across the saddle of a mule that could not be his; and then he got up and walked away, cured.',
      'Somebody had saddled a mule for you; there was no one else it could be for. The stirrups were at your length, and in one of them stood a grey glove, the left, upright, with a sealed letter between two of its fingers like a card. It was the fellow of yours. The hedges were quite quiet, as a room is when one has been spoken of.',
      'A man in black, leading a mule, asked whether you were the family. When you said not, he uncovered, hung the reins on a thorn, and walked on without it, a shade lighter in the step than grief allows. From the pommel a left glove, grey, held out a letter to you by the seal.',
      '“Would you hold her for a moment?” a friar asked, and he had put the reins into your hand and stepped behind a wall before you could say for whom. He did not step out on the further side. The mule had a grey glove buckled under her girth, a left; it was stuffed with a letter, and the wax of that was still soft.',
      'Four fingers and a thumb stuck up out of a saddlebag, grey, as if someone were drowning in it. You walked round the mule twice to see, and it turned its head to follow. It was a glove, for the other hand from the one that they had given you, and the palm had been slit, very neatly, to take a sealed letter.',
      'A hurdy-gurdy man played one tune over and over, with his eye on your hands. When you drew out the right glove, to see what he would do, he stopped in the middle of a note, laid the reins of his mule across your palm, and went off playing another. From the headstall hung the left, grey, with a sealed letter between its fingers.',
      'The mule was holding up one end of a washing-line, and a thorn bush the other. On it hung six handkerchiefs and a grey glove, pegged by the forefinger. You had been given the right; this was the left. A sealed letter showed in the palm. Nobody had been washing, for the handkerchiefs still had the shop’s creases in them.',
      'You met a mule coming by itself, at a walk, on its proper side of the road. It stopped at your sleeve, like a servant who has been told what you look like. On the saddle was tied a grey glove, a left, and under that a letter, sealed. You had the right one in your pocket; and the mule looked at the pocket.',
      'Two peasants were quarrelling over a mule, so loudly that you looked to see whom it was meant for. When you would not judge between them they threw the reins at your feet, and walked off in step. Out of the saddle-bag stuck the left of a pair of grey gloves, whose right you had, with a sealed letter pinned to the cuff.',
    ],
    still: [
      'The grey glove had been moved, a very little, so that it pointed.',
      'A curl of grey thread lay on the road that had not been there before, and it was waxed.',
      'From near by, though from nobody, came the small sound of a leaf being turned over in a notebook.',
    ],
    later: [
      'A glove lay in the road, grey, quite flat. It had been walked on since by a great many people with nothing to hide.',
      'A halter hung there from a branch, and the knot in it was one that is taught.',
      'A goatherd’s boy had the grey glove, stuffed with chaff, for a puppet. It did a very fair cardinal.',
      'A mule was for sale at a gate there. The man who held it could not say whose it had been, and kept on putting down the price.',
      'They had found a hand for the glove to fit, said a roadmender. It was the cooper’s; he wore it to Mass, and had been followed home from there twice.',
      'There were crumbs of red wax by the way, of two different reds.',
      'A notebook leaf had been trodden into the verge. It said: looked right, looked left, scratched; and the rest had been torn off for somebody.',
    ],
    offers: [
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Lift the seal and read the letter',
        description: 'With a warm wire; whoever made that seal will have left a hair under it.',
        success: [
          'You found the hair and laid it by. The letter was to a colleague, and praised you, with one reservation; you read that over three times. Then hair, wax, ribbon, as they had been; and you left by the way that it recommended against.',
          'There was the hair, under the wax, red. You put it between your lips so as not to lose it. It was a letter of four lines, and two of those were about you; the third said by which bridge you would come. You laid back the hair as it had lain, made all good with the wire, and left by the ford.',
        ],
        failure:
          'You found the hair, and put it back just as it had lain. There had been two. The other you noticed some way on, on your sleeve.',
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Lie up and see who collects it',
        description: 'Some hours under a hedge, looking at a mule.',
        success: [
          'It was a boy with a hoop. He looked neither to right nor left, which no boy does; and forty paces behind him, with a prayer-book, the one who had brought up the boy. You knew that walk. You had once been paid to stop it.',
          'A pedlar sat down by the mule and ate an apple, with his face to the wrong side of the road. He was the one whom you were meant to see. It took you an hour to find the other, by his yawning; and him you let go home, and went after, to learn where that was.',
          'A nurse came by with a child, and the child was fifty. He fed the mule a carrot, felt under the saddle-cloth with his other hand, and cried to be carried. It was the nurse whom you noted. She had put her foot down upon a dry stick, and there had been no noise.',
          'Nobody came. Nobody came so punctually, on the hour and on the half, that you looked up in the end; and there he was, along a bough of a walnut, with a notebook of his own, waiting for you to be tired of it. You lay where you were. It was he who had to climb down first, and he favoured the left knee.',
        ],
        failure:
          'After some hours somebody lay down under the hedge at your side, remarked that it was damp, and asked who you thought would come.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Give the countersign you think it is',
        description: 'There are only a few, in that trade; they are mostly out of Petrarch.',
        success: [
          'You gave the line about the little boat. There was a sigh; they had been told that you were a person without letters. The rest was handed over, and along with it, unasked, an opinion of your employer.',
          'You tried the white hind. There was a pause, in which somebody was counting feet; then, “And the laurel?” you were asked, rather anxiously, and you said that there was a laurel. It was all put into your hand like change. They told you who else would be along there with that line, and to be sorry for him.',
          '“A pair of eyes,” you said, and left it at that. It was enough; one could hear somebody going through the sonnets. Then the rest of it came over a wall on the end of a hoe, with the hour and the name, and an apology for the hand. You were asked to let them have back the hoe.',
          'You gave it in Latin, for something to say. They had it in Latin too, and it was agreed between you, through a hedge, that it gained. You were handed the day, the door, and the name of the person who would be following you, in case you should wish to write.',
        ],
        failure:
          'You gave the line about the boat. Nobody but constables has used it since the time of Pope Sixtus. You heard two people get up behind the hedge, and run.',
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Cipher wheel'], {
        action: 'Turn the cipher wheel to last week’s saint',
        description: 'If they have kept to the calendar; most people in the end cannot resist a birthday.',
        success:
          'It was a birthday. Out of the letter came nine words, and a tenth that had been scratched through; you had the day, the window, and the colour of the man’s cloak. You left it where it had been, for form.',
        failure:
          'You turned it to Saint Zita. It came out as quite good sense, about cabbages; and you had been to look at a whole field of them before you thought of another saint.',
      }),
    ],
  },
  'supper-at-the-villa': {
    terrains: ['hills', 'plains', 'coast'],
    weight: 3,
    who: { trade: 'host of the villa', gender: 'male' },
    toward: 'against',
    openings: [
      'They were at supper on the terrace, nine of them, with torches; and a tenth place was laid. “We were just saying,” the host called down to you, “that whoever came by that gate should have it.” His smile was perfect. None of the others had touched the fish.',
      'A steward stopped you at the cypress walk. His master’s taster had been taken ill, quite naturally, and so there was a tenth chair. On the terrace nine guests were sitting about a fish, and the host had risen, and was beckoning. From the house came viols, and a crash, and then, a shade faster, viols.',
      'A page ran out to you at the gate with a napkin over his arm. You were expected, he said; you were anybody; it was a question of there being ten. On the terrace nine persons of quality sat with their hands in their laps and watched a pike go round, and the host had half risen, and was smiling down at you, and at the page.',
      'You had come round by the back to ask for water, and a very old butler took you by the elbow, walked you through two rooms on to a terrace, and announced you by somebody’s name. Nine people turned their heads. There was a pike with a lemon in its jaws, which no one had begun; and the host clasped his hands and said that now they could.',
      'Someone had set a chair in the gateway of the villa, with a card on it: For the Tenth. It was, you saw, one of a set. The other nine were up on the terrace, with very straight backs, about a fish; and at the head of the board a gentleman in plum silk raised his glass to you, and put it down as full.',
      'A lady in pearls asked you the time over a wall, in the voice of somebody going down for the third time. There were nine at that table, with their hands beside their forks. A tenth chair was being dusted. “But here is company,” said the host; and he came down the terrace steps to you with both arms out, and no one behind him took the opportunity to eat.',
      'Two footmen were carrying a pike round and round a terrace, and had got to the stage of leaning on each other. Nine guests admired it as it went by. The host would not hear of anyone’s beginning until the table was full; and he had that moment said so, with great charm, when ten faces were lifted over the balustrade and found you in the road.',
      'The lapdog had been given the first slice, as a compliment to the cook, and nine people upon the terrace were watching the lapdog. It was quite young, and thought that it was loved. “You will make us ten,” the host called down to you through the hush, with a hand on the back of an empty chair; and he smiled, and put the lemon straight.',
      'From the road one saw nine backs, and not one of them was touching its chair. The host, who faced you, was alone in having an appetite, and it was for you: he stood up, with his napkin still in his collar, and counted on his fingers as far as the second thumb. “Ten,” he said warmly. “Now nobody need be anxious.” They had a fish between them, entire.',
      '“Thank God,” said a stout man at the end of the table, when you came by below the balustrade; and the ladies on either hand of him looked into their laps. They were nine, at supper. The host was not put out at all. He drew back a tenth chair, turned the pike about until it faced that way, and begged you to come up before it spoiled.',
      'They had been playing at proverbs on the terrace, nine of them, to put off the fish. One could tell that it was the fish by the way their chairs stood. “Here is somebody who has walked, and will be hungry,” the host called out, when he had you in his eye; and everyone smiled down, as people in a boat smile at the shore.',
      'You had been asked your opinion of a cypress, over the wall of a villa, by a gentleman with nine guests. You gave it, and were half-way up to his terrace by the elbow before you saw the pike. It lay in the midst of nine clean plates with an eye on each. “Ten,” the gentleman said, and pushed the chair in for you behind the knees.',
      'A coachman stood at the gate of a villa with the steps of his coach let down. He could not say for whom; somebody always left early. Above him on the terrace nine people sat about a pike, and none had begun. “You cannot refuse us,” the host called down, for they wanted a tenth; and a footman had indeed got your cloak.',
      'Grace was being said on a terrace for the third time. A canon was saying it, who could not seem to find the end, and over his joined hands eight others looked at a pike. Then he opened an eye on the road. “A traveller!” he cried. The host, who was waiting with the slice, turned round, enchanted, and drew out the tenth chair.',
    ],
    still: [
      'The next dish had been brought in, under a cover. Everyone was talking, and nobody was looking at it.',
      'The host had proposed the health of the company, and the company was looking at it.',
      'The host had carved. Before each of the ten lay a slice, and there were ten people explaining about Lent.',
      'A wasp had alighted on the pike, and was walking toward the gill. They watched it with their lips parted.',
      'Somebody’s fork had been heard to touch a plate. It was laid down again, and its owner begged everyone’s pardon.',
    ],
    later: [
      'The terrace was shut up and the chairs were stacked. In the fountain lay a pike, whole, beautifully dressed, and round it, on their sides, the carp.',
      'A gardener told you that nothing would do under the balustrade of that villa any more but parsley, and he did not like the look of the parsley.',
      'Somebody was boiling the forks in the yard of the villa, and had tied a cloth over his mouth to do it.',
      'Ten chairs were for sale at the gate of that villa, said a card, the owner having no more use for company.',
      'A cook went by with his knives rolled up in his apron, and asked you if you knew of a place where they simply ate.',
      'The villa had been let to some Germans. They did their own cooking, in plain view, and sang over it.',
      'A pike’s jaw was nailed up over the gate of that villa, with a lemon in it.',
      'The fish-pond of that villa had been filled in, and a card on a stick said that it was by order of the host’s physician.',
      'An old servant sat under the balustrade with nine napkins in front of him, and smelled at each, and put it on one pile or the other.',
      'The host of the ten chairs was carried past you in a sedan, with a locked box on his knees in which, the bearers said, he had his dinner.',
      'The nine of the terrace had founded an academy, by the tablet on the villa gate, for the study of antidotes.',
      'A goat was cropping the roses below that balustrade, and two gardeners had a wager on it.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Take the tenth chair and be delightful',
        hurt: 'weariness',
        description: 'It is remarkable how long one can go without swallowing.',
        success: [
          'You told the story of the abbess and the ladder. You told it with a fork in your hand for an hour. By the end they were helpless, the fish was cold, and the host had looked at you, once, like a fencer; and he had the whole of it removed.',
          'You began upon a lawsuit of your uncle’s about a well. There are fourteen witnesses to it, and you did them all, and the well; it needs both hands. The sauce grew a skin. When the host observed that you ate nothing he was begged by the whole table to let you finish; and the pike went out as it had come.',
          'It is a matter of never being without a clause. You spoke of Ferrara, of hats, of whether a dead man may be sued, and each time that the fork came up there was one thing more. Nine people saw how it was done and did it too. In the end the host could not make himself heard, and waved the dish away.',
        ],
        failure: [
          'You told the story of the abbess. She was, it emerged, his aunt; and he helped you, with his own hand, to the cheek.',
          'You told the one about the three physicians. They wept with laughing; and between the second physician and the third somebody, with great refinement, as one does for a child, filled your mouth.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Watch the servants eat',
        description: 'They know; go round by the kitchens and be an errand.',
        success: [
          'In the kitchen they were dining with good appetite off everything but the sauce. You carried up the sauce-boat yourself, and caught your toe on the carpet, and were cursed for a clown by nine grateful people.',
          'The cook was dining on an egg that he had boiled himself. The rest did as he did, but for the pantry-boy, who was new, and you took the spoon away from him. After that it remained to shoulder the pike, and miss the top step; and to be told by nine persons of quality, with tears in their eyes, what you were.',
          'You asked the scullions what was good. They told you the ham, the quails, the bread, and then all found something to scrub. So you went back up, and when the pike came round you wondered aloud, as one who has cousins on that river, under whose mill it had been caught; and nine forks were laid down side by side.',
          'A very fat cat lived in that kitchen, and it sat with its back to one dish of the whole row. You put on an apron and carried that one up yourself, through the company, with the step of somebody expected; and out at the other end of the terrace, and over.',
          'You begged a crust, and were told that you might dip it in anything but the green. The green had a silver boat to itself. On the stairs you exchanged it for the grooms’ mustard; the company wept, drank water, and lived; and one man looked for a long time into his spoon.',
          'They ate standing, as kitchens do, out of every pot; but over one of them the ladle hung dry. You had been sent to fetch it, you said. The boy who gave it you crossed himself with the left hand, having the lid in the right. It went down the privy, and above they had to be content with pears.',
          'The turnspit had a price for every dish, and that of the pike was that you should not ask. You did not ask. You lifted it by the tail as it was borne past you on its cresses, and sent it through the window. They heard it arrive, upstairs, and each of the nine looked at the other eight.',
          'All the servants sat at the one end of the table, and at the other end was a sauce-boat. You carried your stool up to it and asked what it had done. “It is for them,” said the cook. So you had the ladies warned, behind their fans; and the host, who saw eighteen elbows leave the cloth together, remembered that there was cheese.',
        ],
        failure: [
          'You went round by the kitchens. They gave you a stool and a bowl, for you looked hungry; and they watched you eat.',
          'You stood in the kitchen door and watched them eat, and they did it well, out of every dish alike. They had been told that someone might come. You went up reassured, and helped yourself.',
          'The cook was fasting; it was his saint; so was the boy, and so were they all. There was nothing to be concluded from that. Upstairs, meanwhile, something had been concluded from your empty chair, and your plate had been filled and kept warm.',
        ],
      }),
      does(['craft', 'vigour', 'easy', 'slight', 'Vial of antidote'], {
        action: 'Take the antidote and dine',
        hurt: 'weariness',
        description: 'Five poisons out of six; they keep, you are fairly sure, to the classics.',
        success:
          'It was the classic. You felt it go by underneath, like a barge beneath a bridge. You asked for more of the pike; and the man on the host’s left, who had mixed it, got up and went out to be by himself.',
        failure: 'They had been to Venice lately, and had heard of the sixth.',
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Decline and leave over the balustrade',
        description: 'Twenty feet, into roses; one must be said to have had a previous engagement.',
        success: [
          'You bowed to the ladies and put a hand on the stone. As you went over you heard applause, and one chair going back hard. The roses were all that roses can be. You were through the lemon-house before the dogs had been consulted.',
          'You kissed the nearest glove, explained that in Genoa you were believed to be dead, and that it would get about; then you sat down backward on the rail, and let go. There were roses. They did what they could. “Oh, well left,” you heard somebody say on the terrace, and then, by the sound, somebody was kicked.',
        ],
        failure:
          'You put a hand upon the stone. It was a new balustrade, and in the modern taste: stucco. It got to the roses first, and you were next.',
      }),
    ],
  },
  'condottieres-camp': {
    terrains: ['plains', 'hills', 'swamp', 'mountains'],
    weight: 2,
    openings: [
      'The army of Florence and that of Milan were encamped one on each bank, and had been fighting all that season without loss. The two captains were at cards upon the bridge. They were cousins. They looked up at you: a third was wanted.',
      'Two armies were drawn up in a field with a table between them, and at the table two notaries were agreeing which should be said to have won. The captains sat on two drums with a third between them, at cards. There was some doubt as to the number of the dead. So far they had one, and he had fallen off a mule.',
      'A sentry in excellent armour let down his pike across the road and asked which side you were on. He did not mind which; it was for the list. Behind him stood the tents of a whole company, with its washing out, and over on the far side those of the enemy, who had lent them the pegs. The two captains were out in the middle, at cards.',
      'Two armies had got to the end of their contracts in the middle of a battle. They were sitting on either side of a field, free as birds; a priest, two bankers and a Swiss were each holding up a paper to them; and the captains, who were cousins, had got out the cards, and looked about for a third.',
      'A stone ball came along the road toward you at the pace of a bishop, and stopped. Two gunners followed it with a barrow. It was Florence’s, they said, or else Milan’s; they fetched it by turns. The armies stood on either hand, in excellent order, and the captains, who were cousins, would be glad of you, having cards, a drum, and no third.',
      'A line had been drawn across the whole of the valley with a plough. Florence was on the one side of it and Milan upon the other, cooking. A boy ran over with a cannon-ball under each arm, to give them back; and in the furrow, at a drum, two captains with the same nose, who were cousins, had dealt a hand to an empty stool.',
      '“Are you neutral?” somebody called to you. He was a captain, and had a drum in front of him, a hand of cards, and another captain. The army of Milan sat behind the one upon its helmets, and that of Florence behind the other, and there was a war; but it takes three to play as their grandfather did, and he had been the grandfather of both.',
    ],
    still: [
      'A gun was let off, on the far bank, to show that something was being done. Somebody called out to ask if all was well.',
      'The pack had been cut again, and your place was kept for you with a pebble.',
    ],
    later: [
      'The armies had moved on to summer quarters. There was left a trench, a great many corks, and a dispatch about it.',
      'A cross had been put up there to the one man who fell. The verses on it, when you came to read them, were about the mule.',
    ],
    offers: [
      does(['craft', 'reflexes', 'medium', 'none'], {
        action: 'Sit down to cards with the captains',
        description: 'They both cheat, and have agreed how; you would be the war.',
        success:
          'You let each of them deal you the same queen. When there were three of her on the table they both gazed at it and at you, and wept for laughing. Later, in his cups, the thin one told you what the season was really for.',
        failure:
          'You had up your sleeve what they had up theirs. It is astonishing how sternly soldiers regard that in a civilian.',
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Draft them a contract that pays for peace',
        description: 'So much a day for not advancing; it has to look like strategy.',
        success: [
          'Item, for the holding of a position; item, for the denial of same. They had you read the part about wear and tear aloud, twice. It was signed on a drum. You had, by one signature, spared more lives than any doctor, and were thanked about as much.',
          'You began by defining an advance, and left nothing out, so that there was no step that either army could take that was not one; after which it was so much a furlong for refraining. All down both lines men were told that they might take off their boots. It was not, the thin captain said, what he would call soldiering, and he signed.',
          'The heart of it was a schedule: for one skirmish threatened, two ducats; for the same, threatened and regretted, three. Retreats were to be by appointment. They saw how it might go on for years. You put in a clause as to widows, that there should be none, and they thought that handsome, and asked if you had ever considered the army.',
        ],
        failure:
          'You had drafted it, and it was clear, and they understood each word; which had never happened to them. The one with the scar asked who else you worked for.',
      }),
      does(['flight', 'perception', 'easy', 'slight'], {
        action: 'Walk between the lines as a sutler',
        hurt: 'blow',
        description: 'With a tray of buns; you have to have buns.',
        success:
          'You cried them up one bank and down the other. Nobody ever looks at who is behind a bun. At the last fire you had the strength of both armies by the dozen; and none left over.',
        failure: 'Halfway across you were asked what was in them, by a Swabian, who had been a pastry-cook.',
      }),
    ],
  },
  'judas-wanted': {
    terrains: ['hills', 'plains', 'coast', 'forest'],
    weight: 2,
    who: { trade: 'fresco-painter', gender: 'male' },
    toward: 'neither',
    openings: [
      'From the scaffold inside a wayside chapel, a man with paint in his beard leaned out and stared at you. “Do not move,” he said. “For ten months I’ve had a table with twelve at it.” He was already mixing something yellow.',
      'A painter had set up his easel at the door of a chapel, to take the view; and you were in it. He would be obliged if you did not go. He had a supper upon the wall inside, with a patron to it, and an apostle wanting; and as you were standing then you would do, he said, for the one whom nobody will sit for.',
      'A sheet hung in the door of a wayside chapel, with a hole in it, and in the hole was an eye. “Got him,” somebody said. The painter came out round the sheet, wiping his hands. He had eleven on the wall to whom anyone would lend money, he told you, and one place that he was keeping for a person with a reason.',
      'Three friars were coming away from a chapel, offended. Each had been told by a man on a ladder that he was too good for it. “But you,” called the painter, over their heads. Behind him was a wall with a supper on it, and a gap. It was only a matter, he said, of how one sits among friends.',
      'A boy sat at the door of a wayside chapel, grinding blue. He looked at you, laid down the stone, and went in without a word. There was some talk inside. Then a head came out with plaster in its hair, to say that it had Peter, it had John, and ten more with feet; and would you turn a little, so, as if somebody had said your name.',
      'Upon the chapel wall, in charcoal, somebody was walking toward you, and as you came up you saw by the boots that it was yourself. The painter who had done it was on his knees over a pail. He had a supper for thirteen within, he told you, and one place not filled; he had been looking for a year at whatever came along that road.',
      '“At last,” you heard, “a face that has been paid.” It was a painter who spoke, out at the door of a wayside chapel, with his thumb before one eye and your head on the end of it. He wanted only the one apostle more. There were thirty pieces of silver in it, he mentioned, but they were painted.',
      'Faces were being thrown out of a chapel window. They lay about on the grass, in red chalk, torn across: a tax-gatherer, a barber, somebody’s brother. The painter leaned out after them with a clean sheet, and stopped. “Keep so,” he said to you, “as if you were adding something up. I have eleven of them at table, and a stool.”',
      'A man had come out of a chapel with a brush in either hand, and walked backward in front of you, looking. He had got Thomas from a notary, he said, and John from a girl who sold eels. For the last of them he could have had any man in his guild; but he had wanted somebody who might have been liked.',
      'The innkeeper had sat for James, and his brother for the other James, and they stopped you between them outside a chapel, and turned you about. “Well?” they called in at the door. A voice said to bring it closer. It was the painter, from up a ladder; there was one left to do, and he had not liked to ask anybody whom he knew.',
      'A chapel had its door off, across two trestles, and at it sat a man drinking soup out of a paint-pot. He looked at you over the rim until it ran down his sleeve. He had thirteen chairs on the wall in there, he told you, and had made up his mind to do the last of them empty. Would you reach for something, as for a purse?',
      'The masons had thrown dice in the chapel, as to which of them should sit, and the loser had gone home by the window. The painter was left with twelve at a table and one stool. He saw you go by. “You would not have to do anything,” he called out to you, “only look as if you were about to be thanked.”',
      'A chair had been drawn in chalk on the road before a wayside chapel, and you had stepped round it. “There,” said a painter out of the doorway. “All the others walked over it.” He had eleven apostles dry on the wall, he told you, and one place wet. It wanted a person who sees a chair and asks himself whose it was.',
    ],
    still: [
      'The painter had got the hand, he told you, and the ear. He needed but one look more, the one that you had come in with.',
      'A boy had been fetched with a candle, so that the painter might see the other side of your nose.',
      'The painter had scraped you off as far as the eyebrows, and was beginning again with more green.',
      '“Lower the chin,” said the painter. “You have been told the sum, and you had hoped for more.”',
      'All the other eleven had been given a glance to the left, and you were to be on the left.',
    ],
    later: [
      'The fresco was done. You found yourself third from the left; the painter had been, all considered, kind about the chin.',
      'In the chapel the sacristan had put up a board with a hand on it, pointing, as people had been lighting their candles to Judas.',
      'They had hung a curtain over one end of the supper, and charged for drawing it.',
      'A boy was throwing plums in at the chapel window. He only ever hit the one apostle, he told you, and had got his eye in.',
      'A bill was pinned to the chapel door, in yellow ochre: to twelve, as agreed; to one, with difficulty.',
      'On the other wall a second supper had been begun. There was charcoal of a table so far, and under it thirteen pairs of feet.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit for him',
        description: 'Four hours without scratching; and your face upon a wall, for ever, under your crime.',
        success: [
          'You sat; a painter’s talk is like a running tap. You heard who had ordered the chapel, and for what sin, and who came on Thursdays to the crypt; and when you saw it, it was only somebody tired, counting change.',
          'You sat, and he talked, with a brush in his teeth. The prior was in debt; the prior’s brother was the creditor; and there was a third man in it, whom he had put in as Lazarus. You had all three names before your left hand was dry. It was a good hand, too, thinner than your own.',
          'He wanted you to look at nothing, and talked so that you should. In four hours you heard what each of the saints on that wall had paid to be there. At the end he turned you round to see it: somebody at the back, with your nose, who is just about to leave.',
          'You kept still, and he paid you in talk, as he did all his sitters. It came between one stroke and the next: a dowry, a cellar, a canon with a key. He put you in behind a pillar, in the end, as somebody who has heard.',
        ],
        failure:
          'You sat for him until the light failed. He stood off, bit on his brush, and then slowly painted you out. There was not enough there, he said; he did not mean it unkindly.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Persuade him to use the patron',
        description: 'It is what he has been thinking ever since the second instalment.',
        success: [
          'You said nothing but: “Who paid for the wine?” He turned to the wall, turned to you, and laughed till the planks jumped. He went at it with both hands. You would give a good deal to have been there when they drew the sheet off.',
          'You asked him only who it was that had haggled. One could see it going in. He walked twice round his pail; then he laughed, and called to the patron, who had come out to see about the blue, would he be so kind as to turn to the light and think of money. You have heard since that it is very like.',
        ],
        failure:
          'You said it rather loudly. The patron was lying along the top stage of the scaffold, on his back, to see how the sky was coming on.',
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Read the painting for what he has seen',
        description: 'He puts in everything, he cannot help it: look for a window with somebody in it.',
        success: [
          'There, no larger than a fly, in the house behind Saint Peter: a man letting down a basket. That was the bank, and that rope had a colour. You stood a long time before it, in evident devotion.',
          'He had put the town in behind them through an arch, just as it is: the wash-house, the mill, and a garden door, with its key upon the outside. By the key hung a hat. You knew the hat. You crossed yourself before it twice, so as to have the way to the wash-house by heart.',
        ],
        failure:
          'You put your nose close up to it, to see. It was true fresco, and wet, and there was now a new saint with a nose.',
      }),
    ],
  },
  'the-other-one': {
    terrains: ['forest', 'hills', 'mountains', 'plains', 'desert', 'swamp'],
    weight: 3,
    who: { trade: 'rival in the trade', gender: 'male' },
    toward: 'neither',
    openings: [
      'Somebody was sitting at your fire when you came back to it with wood. Same boots, same cut of cloak; and in the hand, turning it over, a grey glove with your name in it. “I thought we might eat first,” was what was said.',
      'You saw the wire because a leaf had caught on it. It went over the path at the height of a throat. Its maker was close by in the fork of a tree, with a book, and a pot on a small fire below; you had admired that work, all over Lombardy, and never met.',
      'Three twigs with their ends cut square had been laid along the way, a furlong apart, like cards on a tray; and by the third was a fire. The man behind it had your cut of cloak, and was drying a grey glove on a spoon above the pot. “It has your name in it,” he said, “and I feared for the ink.”',
      'Your partridge call was answered, by a better one. You gave the second call, to be certain, and got back the third, which is not taught any more. He was tending a pot when you came in to his fire; and he had moved a grey glove, with your name in it, off the other log, so that you could sit.',
      'No one in the trade puts cloves in a pot, since they can be smelt at a mile; so this one wished to be found. On the log across from him, beyond the fire, he had spread a napkin, and upon that, where one lays the knife, a grey glove with your name in the cuff.',
      'Your pack had been gone through while you were at the spring, and put back in better order. At a fire a little farther on sat the man who had done it, darning one of your stockings. He had a pot on, and a grey glove with your name in it. “I was looking for the knife,” he said, “and saw the heel.”',
      'There was a second line of footprints inside your own. You admired the fit. When you stepped aside from the path to let whoever it was go by, nobody went by; but there was a cough, a shade apologetic, from the bush on the other side, and the end of a grey glove laid itself over a twig. There was a smell of soup.',
      'You reached for the ledge that you would have used yourself, and there was somebody’s foot on it. “Forgive me,” you heard, “I had thought that you would come from the south.” It was a very good foot, soft-shod, like yours. Behind it, in a cleft, a pot was on the fire. There was some talk in the trade of one other person who liked to be above things.',
      'Somebody had been over the ground before you and improved it. The dry sticks that one leaves about for people to tread on had been laid a little closer together. By a fire that you had not lit there were two plates, and a man of about your own quietness was warming his hands there, one at a time, changing a grey glove across.',
      'A voice told you, from above and behind, that you favoured the left knee. It was said as one tells a colleague of his collar. When he had come down he was slight and tidy, with a grey glove on one hand and a spoon in the other, and begged you to go ahead of him to the fire. There was soup; he would sooner walk second.',
      'Your own snare had been sprung, and in the loop hung a grey glove, with its cuff turned neatly back. The owner was by the fire. He had made it where you would have, in a hollow with two ways out of it, and had kept the better log for you. “I have read you for years,” he said. “Do you take salt?”',
      'You knew that you were followed, because it was so restful: nothing cracked, and nothing flew up. You sat down at the first fire that you came to, which was tended, and nobody’s. By and by a man of about your size sat down across from it and drew off a grey glove, by the fingers. They had told him that you were good, he said, stirring.',
      'You had lain for some time on your face above a fire, to see who would come to it, when you observed that the breathing was not all your own. He was at your elbow, doing the same. “I made it for you,” he whispered; “but I see that we were brought up alike.” He had a grey glove through his belt. The pot, he said, wanted stirring.',
      'A hat and a cloak sat by a fire, very naturally, with their back to you. You knew better than to go up to them. So you went round; and on the far side, at the one spot where you would have waited for yourself, was a man with a bowl in either hand and a grey glove between his teeth.',
      '“The third stick on the left is mine,” somebody remarked, as your foot came down toward it. He was ladling. He had been given a grey glove with your name in the thumb, he said, and no particulars, and so he had had to go by the work. He held out to you the bowl on his own side, and then, upon reflection, the other.',
      'There are supposed to be four people in Italy who can shut a clasp-knife and not be heard. You heard nothing, and knew that it was one of the other three. When you came round the rock he was wiping the blade on bread. A pot hung over his fire, and on the handle of it a grey glove, with your name inked across the palm.',
      'Two of everything had been laid out beside the fire: two bowls, two spoons, two logs. He had on one grey glove, and he rose when he saw you, as one does for a surgeon. “They did not tell me that you would be tired,” he said; and he was so evidently sorry that you looked behind you.',
      'You asked a charcoal-burner for a light, and he gave you one and went on stirring his pot, and it was a while before you asked yourself where the charcoal was. “I had hoped to get as far as the soup,” he said, and drew on a grey glove. They had sent him your name in it, on a tape, at the wrist.',
      'Whoever was camped there had swept away his traces, so well that it was the one clean place in the country. You stood at the edge, admiring. “You would have left a few leaves,” somebody allowed, behind you. “I always forget leaves.” He had a fire down a hole, and a pot on it, and in his belt was your name, on a grey glove.',
    ],
    still: [
      'You had changed places, somehow, the two of you, and the fire was between. It was still a matter of who should blink.',
      'Neither of you had looked at the pot for some time, and it had begun to catch.',
      'He had shifted the spoon to his other hand, and you had noted that, and he had noted that you had.',
    ],
    later: [
      'Ashes, and two plates, washed. On the one lay a sprig of rosemary; it is a mark of respect, or it is seasoning.',
      'Two logs lay there, rolled so that whoever sat on the one should have the other in view. Between them somebody had raked the ground, and gone away backward.',
      'There was a wire about a trunk at the height of a throat, wound up small and tied with a bow.',
      'A pot had been scoured out with sand and left bottom up for whoever was next. It was civil, and you did not touch it.',
      'Somebody had buried the bones of the meal, and somebody else had dug them up, to count.',
      'There were a great many small circles in the ash, drawn with a spoon, as by a person thinking, and across from them as many squares.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'grave'], {
        action: 'Move first',
        description: 'There is no third chance at this, and the second is a courtesy.',
        success: [
          'It was over before the pot had boiled. You had a point under the other’s chin, and you were both a little out of breath. “Bologna school,” you heard; “I’d have said Pisan”; and then, after some thought, the terms.',
          'You were there a breath before you were expected. The pot went one way and his knife another, and you had a knee on the grey glove and the hand in it. “I was told that you had slowed,” he said into the ashes, “and paid for it, too.” He gave you the name of whoever had told him, by way of terms.',
          'He was quick; it was a question of which had less soup inside him. At the end he sat against his own log, like a man at the barber’s, with his collar pinned to it by his own blade. You were both too well brought up to pant. The Neapolitan pass, he supposed, with a Spanish foot; and what was he to tell them?',
        ],
        failure: 'You moved first. It was noticed, with approval, from behind you.',
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Compare what each of you was paid',
        description: 'It is not done; for excellent reasons.',
        success: [
          'It was the same sum, from the one purse, and each had been promised it after. You both of you watched the other work this out. The meal went on a good deal longer, and at the end the glove was put into the fire.',
          'You laid it out in beans, on a plate, so as not to say it aloud, and he laid out his. It came to the same. Each of you was to have it on the death of the other; and it was the one heap of beans. He moved it with a finger to the middle. You ate them.',
          'He wrote his on the back of the order and turned it down, and you did so with yours, and they were pushed across. There were two orders, in the one hand, and one figure, payable to whichever of you came home. He read his own through to the signature. Yours was the better spelt. They burned together very small and blue, under the soup.',
          'He said a figure and you said a figure, both at once, as children do it, and they agreed to the ducat. You considered together the sort of man who orders two and pays for what is left. “I do not believe that I shall work for him again,” your friend said, and fed the fire with a glove.',
          'It took some time, both being shy, to get it into ducats. Then he laughed until he dropped his spoon. It was one purse, cut in half, and the halves sewn up again for the survivor. You had each come all that way to save somebody the price of a mule. He burned his order, and you yours, and there was still cheese.',
        ],
        failure:
          'You named yours. It was laughed at till the tears came. There is nothing so wounding as to learn that you are cheap, and it left an opening.',
      }),
      does(['flight', 'perception', 'hard', 'serious'], {
        action: 'Kick the fire out and vanish',
        description: 'Into the dark, from one who taught the dark its trade.',
        success:
          'After the sparks it was black. You went not away but up, and hung there above the very embers, as one hangs a ham; and you heard those boots go off through the leaves in every direction but that.',
        failure:
          'Sparks, then black. You ran a dozen paces in it. You knew the wire, when you came to it, by the humming.',
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        feeds: true,
        action: 'Sit down and eat with your eyes open',
        hurt: 'weariness',
        description: 'Until one of you sleeps; it is the oldest of the duels, and there is soup.',
        success: [
          'You talked about roofs. When there was nothing more to say of them you were both alive and rather hoarse. It is hard, having sat up with anyone, to kill him on an empty stomach; and there was no more soup.',
          'You went through the fortresses, then the great houses, then the fortresses again. There was one dumpling at the bottom. He cut it, and you chose. It was he that yawned, and you both thought about that for some time; and then he mentioned, as one does to a barber, in which towns he would be looking for you until the month was out.',
          'He told you about his mother and you told him about yours, each with one hand out of sight. They would have got on. The fire sank to a coal that neither cared to bend down for. “After you,” he said, of the leaving; and you drew off from it by equal steps, bowing, until there was a tree apiece.',
          'Neither slept. He knew some riddles, and you knew the answers, and he had known that you would. Toward the last you were keeping each other’s eyes open with landladies. When it was plain that nobody was to be killed upon that occasion he folded his napkin, left you the crust, and told you which of the inns ahead had been paid to expect you.',
          'It lasted until the wood was gone. He counted it in yawns and was one ahead; you counted it in soup and were one behind. There is a point after which it is merely supper. He would shut one eye, he proposed, if you would; and for an hour or so there sat the two of you, with two eyes, watching a fire go out.',
        ],
        failure: 'The soup was excellent. It was the salt that was not salt.',
      }),
    ],
  },
  'lagoon-skiff': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    who: { trade: 'runaway', gender: 'male' },
    toward: 'for',
    openings: [
      'A black skiff lay across the channel with a mattress in it; and the mattress, as you came near, asked what o’clock it was. A merchant had been sewn into it. They were coming back at eight, he said, with stones.',
      'On the mud-flat, by lantern, two glass-blowers from Murano were sewing a third into a mattress, in the bottom of a black skiff. He was not dead, they told you, only leaving. The Republic did not let its glass-blowers leave. Then they saw another lamp, far out among the reeds, and ran, and he was left to you.',
      'A mattress lay in the bottom of a black skiff, among the reeds, and was trying to sit up. You saw the stitching, and then, where a thumb had got through it, the thumb. He blew glass, he told you, or had until the Ten heard that he had looked at a map. They were to come for him with a lamp. He hoped you were not early.',
    ],
    still: 'Somewhere out in the reeds an oar was shipped. It was a good deal nearer than the last.',
    later:
      'The water had been across the mud and left it like a clean page. One goose feather was stuck upright in that, like a quill.',
    offers: [
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Cut the stitches and have him out',
        description: 'There is a second skiff, with a lamp in it, and it has just turned this way.',
        success: [
          'Eleven stitches and a knot. He came out like a calf, feathers and all; you sewed up in his stead four oars and a bucket, and let it drift down upon the lamp, complaining slightly.',
          'You slit the seam down one side, as one opens a sole, and rolled him over the edge into the reeds. He had the sense to stay there. The mattress you pushed off by itself. They rowed up to it, hooked it with care, held the lamp over it, and took it in tow.',
          'It was all one thread, and waxed. You found the end of it and pulled, and it ran out round him like a bootlace. The two of you lay flat in the mud while the lamp went over. A man in the other skiff remarked that somebody had thrown away a good mattress, and they took it home.',
        ],
        failure:
          'You cut eleven. It was the twelfth that held; and he, in his gladness, stood up, and the skiff went over.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Hail the lamp as an officer of the Ten',
        description: 'No one has ever asked an officer of the Ten for proof; nor has any shouted.',
        success:
          'You did not shout. You said, just loud enough, “Put that out.” It was put out. You heard them rowing, after that, with the utmost delicacy, and for a long while, away.',
        failure: 'You said, “Put that out.” It was brought closer; by an officer of the Ten.',
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Drag the boat over the mud to the next channel',
        hurt: 'mishap',
        description: 'Forty yards at a foot a heave, and it sucks.',
        success:
          'You put the painter on your shoulder, and leaned, and went in to the knee, and leaned. A curlew laughed at you. Then it floated; you lay in it face down, quite black, and the lamp slid past the end of the reeds and never turned its head.',
        failure: 'At thirty yards the mud had both your boots, and had begun upon the rest in a spirit of inquiry.',
      }),
    ],
  },
  'chained-codex': {
    terrains: ['mountains', 'hills', 'forest', 'desert'],
    weight: 2,
    openings: [
      'High on its rock there was a monastery with one book worth the stealing. The monks knew. They had set it out in the porch, open, upon a stand, with a chain to it; and lay round about in the cells with their doors ajar, not breathing.',
      'An abbey stood beside the way with its library shutters open, and on the sill, in plain view, lay a great book on a chain. Nobody was near it. You had been looking for some time before you made out, in each of the other windows, a piece of a cowl.',
      'The porch of the abbey had been swept for company. In it stood a desk, and on the desk, on its chain, the book that two dukes had fallen out over. You had bent to the first line when a pair of spectacles was held out to you from the nearest cell, and the hand drew in again. All of the doors were ajar.',
      'A monk was airing a chained book on a stone bench, and turning it a page at a time with a goose feather. It had been asked for by nine thieves and a cardinal, he told you, and the house had come to a decision: whoever could read it while being watched might read it. He moved along the bench. Something rustled behind the shutters.',
      'A scholar of Padua was sitting against the wall of an abbey. He had walked there in order to read one page, and had been told that he need only come in and read. You looked round the door. The book lay open on its stand, with nobody by it, and along the passage eleven cells were ajar. It was that, he said, which he did not like.',
      'Nobody answered the bell. The gate stood open; so did the porch, and so, upon a stand in the middle of it, at the end of a long bright chain, did a book as big as a paving-stone. You had heard what was paid for one leaf of it in Venice. You could also hear, if you held your breath, eleven people holding theirs.',
      'A lay brother was polishing a chain, and you followed it by eye, round a pillar and up on to a stand, where the book lay that three princes had written to the abbot for. He had been told to polish until somebody came. He gave you good day and went in at a door; which he did not shut, any more than the rest were shut.',
      'The abbey’s bell had a card on the rope: Do not ring; walk in; mind the chain. The chain was as thick as a wrist, and went from a ring in the porch to the back of a book, on a stand, for which you could have named four buyers. The cells were silent; and eleven doors stood open by the width of a nose.',
    ],
    still: [
      'A draught turned over a leaf of the great book. Eleven monks, somewhere, counted it.',
      'A door along the passage had come open by the width of one more eye.',
      'The chain had been heard to clink. Along the cells the toes of eleven sandals were drawn in.',
    ],
    later: [
      'The stand was empty and its chain hung down. In the dust of it a careful finger had put: Borrowed.',
      'Through the porch one could see eleven monks on a bench with a Greek grammar, and the abbot hearing their verbs.',
      'Some of the cell doors had been oiled, and some had had a second hole bored, lower down, for a novice.',
      'At the gate a lay brother was selling copies of one page of the great book, and no two of them agreed.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Learn the page by heart where it lies',
        description: 'Standing, hands behind you, in the time it takes for the bell to go.',
        success: [
          'You had it at the second reading, blots and all: a mirror, a lens, and a small round thing with wings that you would not care to see built. You bowed to the doors. Eleven breaths were let go as you went down the stair.',
          'There were twenty lines and a figure, and you took them as one takes a room, by the corners first. On the stroke you shut your eyes, and it was all there, down to a drop of somebody’s soup. You thanked the porch in general. Behind one of the doors a voice whispered, “Already?” and was trodden on.',
          'You read it downward, then upward, and then, as one does a sum, without looking. It told how to grind a mirror that would show a harbour from a mountain. When the bell went you turned about, with your hands held open, so that they could see; and all along the passage the doors drew in by the width of an eye.',
          'A page is a small town and has only so many streets. You walked up and down in that one until you could have found its errors blindfold; there were some forty, and you learned those too. The bell began. You bowed, at large, and put the ribbon straight. “Amen,” said one of the cells, and was hushed.',
        ],
        failure:
          'You had it all, to the last line, when a voice behind you asked which one of the forty-two errors you had noticed.',
      }),
      does(['craft', 'reflexes', 'medium', 'slight', 'Ring of picks'], {
        action: 'Open the lock without its clicking',
        description: 'Cardinal’s work; four wards, and a bell that hangs upon a thread inside.',
        success:
          'You held the bell by its tongue through the keyhole with one pick and dealt with its friends by the other. The chain came away like a sleeping hand. You looked your fill, and locked it again; it is a point of manners.',
        failure:
          'You had three of the wards. The fourth was only there to keep your mind off the thread, and the bell rang.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the abbot why he leaves it out',
        description: 'It will have to be put as theology.',
        success: [
          'Because nobody had read it in eighty years, he said; they were none of them up to the Greek; they would so like to know. You stayed three hours. There were all at once eleven monks in the porch with stools.',
          'It had been left to the house by a man who was sure that God would send a reader. They had been sent nine thieves so far. He turned the stand round to you. You began aloud at the ninth leaf, and went slowly at the verbs; and along the passage door after door was pushed, and they came out with their slates.',
          'The abbot put his mouth to your ear. Either it was a very holy book or a very improper one; they had never dared to ask. You looked, and told him that it was about burning-glasses. The abbot shut his eyes. By the second chapter the whole house was in the porch, and a novice had to be stopped from trying it upon a cowl.',
        ],
        failure:
          'You asked him. He smiled. It was in order to see who came; and there was, you then remarked, a tall brother drawing you.',
      }),
      does(['flight', 'vigour', 'medium', 'serious'], {
        action: 'Climb to the scriptorium by the outer wall',
        description: 'Two hundred feet of good rough stone, ending at an arrow-slit.',
        success:
          'The stone was warm and full of thyme. You went up it like an alphabet. Through the slit you saw the copyists at their slope, and the page on each desk, and so read the entire book, upside down, in eleven hands.',
        failure:
          'It was good rough stone to within a yard of the top, where they had limewashed it, for the look of the thing.',
      }),
    ],
  },
});

export const assassinPursuits: readonly Pursuit[] = pursuits('assassins', {
  'herb-hedge': {
    places: ['hills', 'plains', 'forest', 'mountains', 'swamp'],
    ...does(['craft', 'intellect', 'easy', 'slight'], {
      action: 'Gather simples along the hedge',
      hurt: 'weariness',
      description: 'Half of them cure what the other half do, and they are cousins, and alike.',
      success: [
        'Rue, mullein, and the pale one with a bad name. You laid them in rows upon a stone by what they would do for a man, and put back two that you had no use for at present.',
        'You found the thing with the purple stem, that one pays for by the grain in the city. It was growing beside a child’s swing. You took a very little, and then, having thought, you dug up the rest.',
        'A dog had got there before you, and was eating grass, on the one side only. You looked at the other. There it grew, hooded, in a row, like a chapter of canons; and you took nine of them, with your sleeve drawn down over your hand, and left the tenth for seed.',
      ],
      failure: [
        'You tasted the stem, to be sure of it. After some time the hedge was sure of you.',
        'You had gloves on for it. It was afterwards, going along and thinking of something else, that you drew them off by the fingers with your teeth.',
      ],
    }),
  },
  'borrowed-habit': {
    places: ['hills', 'plains', 'coast', 'forest', 'desert'],
    ...does(['explore', 'charisma', 'medium', 'none'], {
      action: 'Go along the farms as a begging friar',
      description: 'They will tell you anything, and after that they expect a blessing that works.',
      success: [
        'By the sixth farm you had heard two confessions, a recipe, and the movements of every armed man between there and the river. You blessed a cow. You have since heard it said that she did well.',
        'You preached, in a barn, upon the text of the unjust steward. It went so well that you had to confess half of them; and after such a sermon there is no more to be known of any valley.',
        'A widow gave you her late husband’s sins to pray for, which had been with other people. You took down the names. In two farms more you had the husbands of those; and there was one among them who kept the key of a certain gate.',
      ],
      failure: [
        'The fourth farm had a real one in, at table. He was glad to see a brother, and inquired after the Prior, by name, and in Latin.',
        'At the third farm they had a man dying, and would not hear of your being only a begging friar. You knew some of the words. He knew all of them, and put you right, quite gently, as far as the last but two.',
      ],
    }),
  },
  'upper-city': {
    places: ['city'],
    ...does(['explore', 'reflexes', 'medium', 'slight'], {
      action: 'Take the air upon the roofs',
      description: 'There is a gap at the cloth-hall that has been getting wider, or it is you.',
      success: [
        'You crossed from the goldsmiths to the river by cats’ road, and saw in at eleven windows; nine of them were dull, which is as it should be. At the tenth they were counting. At the eleventh they were burying it.',
        'You lay along the ridge of the Customs like one more saint, and looked. Lamp, lamp, no lamp; and a man going home with his shoes in his hand, by the way that you had planned to go.',
        'The way over the saddlers’ had been improved since you were there: somebody had put in a plank, and swept it. You did not use it. You lay down behind a chimney till a person came along it with a ladder under one arm; and so had his house, and the window that was left open for him.',
      ],
      failure: [
        'It was you. You hung by the gutter of the cloth-hall, over the whole sleeping quarter, and heard it beginning to wake.',
        'You knew each loose slate, from the Mint to the river, by its voice. They had mended all the slates. It was the gutter that they had left.',
      ],
    }),
  },
  'apothecary-bench': {
    places: ['city'],
    ...does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Gossip at the apothecary’s',
      description: 'He asks no questions, but he has a mirror, and a second door.',
      success: [
        'You complained about your digestion. He spoke of other digestions, naming none. There was a certain great house that had begun to buy so much liquorice; you both observed a silence, in honour of what that is used to hide.',
        'You spoke, the two of you, of rhubarb. He had sold none that week, he said, and sighed, and looked toward the Palace; so they were all keeping well there, who had been so ill. You praised the lozenges.',
        'He was rolling pills, and let you count for him. It came to sixty of the blue, which are to quiet somebody; and for a house, he said to the scales, with only an old uncle in it, who had always been so quiet. You asked him for something for corns.',
      ],
      failure: [
        'You complained of your digestion. He looked at your tongue for rather a long time, and then asked whether you had dined recently with the Spinola.',
        'You remarked that he must see a great deal. He agreed with you. He had seen you, he said, on the Thursday, at the second door, in another hat.',
      ],
    }),
  },
});

export const assassinFinds: readonly Find[] = [
  {
    places: ['city', 'hills', 'coast'],
    item: item('Poison ring', 12, 'Empty. One hopes that it was sold that way.'),
    told: [
      'There was a little white in the hinge. You did not lick your thumb.',
      'Someone had had it made smaller, for a smaller hand.',
      'It opened with a sigh, like a person about to explain.',
      'The motto on the inside was: To my dear brother.',
      'There was a peppercorn in it, or it looked like a peppercorn.',
    ],
  },
  {
    places: ['city', 'plains', 'hills'],
    item: item('Silver pomander', 9, 'Ambergris in five chambers, and in the sixth a key.'),
    told: [
      'The clasp had been forced by someone with good nails.',
      'You unscrewed the top of it, and a cardinal might have come into the room.',
      'One of the chambers had been scraped out with a hairpin, and not lately.',
      'The key fitted the chamber that it lay in.',
      'It was engraved to a bishop, from a grateful choir.',
    ],
  },
  {
    places: ['city', 'coast', 'swamp'],
    item: item('Carnival mask', 4, 'The doctor’s, with the beak. Some of him has been left in it.'),
    told: [
      'There was camphor in the beak, and a list of his patients.',
      'You tried it on, and a dog that had been barking left off.',
      'One of the glasses had been cracked from within.',
    ],
  },
  {
    places: ['hills', 'mountains', 'forest'],
    item: item('Page of mirror writing', 8, 'A wing, a river lock, and a list: candles, figs, ask about the moon.'),
    told: [
      'In one corner was a cat, in four strokes, that did not believe in the wing.',
      'You held it up to a spoon, and it said to buy spoons.',
      'Half way down it had left off for a sum in eggs.',
      'Someone had answered one of the questions, in another ink: No.',
      'You read the back of it by mistake, and it made a kind of sense.',
    ],
  },
  {
    places: ['plains', 'hills', 'swamp'],
    item: item('Wheel-lock key', 6, 'For winding up a pistol, should one be left for you.'),
    told: [
      'It fitted nothing that you had; you wound it in the air, for the click.',
      'Somebody had begun to file it into the key of something else, and had been called away.',
      'There was powder in the socket of it, and a crumb of cake.',
    ],
  },
  {
    places: ['city', 'coast'],
    item: item('Thin glass goblet', 11, 'Murano. They say it cracks at poison. It has been cracked, and mended.'),
    told: [
      'You filled it with water, watched it for some time, and drank the water.',
      'It rang when you flicked it, and went on for longer than you liked.',
      'The mend ran round the stem in gold, and was finer than the glass.',
      'Two letters had been scratched under the foot, and one of them scratched out.',
      'There was a red stain at the bottom, and you told yourself that it was wine.',
    ],
  },
  {
    places: ['forest', 'plains', 'mountains'],
    item: item('Garrotting cord', 5, 'Green silk, with handles of boxwood, by a maker of lutes.'),
    told: ['It had been kept in lavender.', 'The middle of it was a little worn.'],
  },
  {
    places: ['city', 'hills', 'plains'],
    item: item('Love letter', 2, 'It is addressed to three people. The hand is that of a fourth.'),
    told: [
      'It had been wept on, evenly, with a sponge.',
      'There was a postscript in figures, and it added up.',
      'Somebody had put right the spelling, and taken the heart out of it.',
    ],
  },
  {
    places: ['coast', 'city', 'desert'],
    item: item('Pilot’s compass', 10, 'It points a little to the west of north and is quite firm about it.'),
    told: [
      'The needle swung, settled, and shook a little, like somebody who has been right for years.',
      'There was a name under the lid, and a ship’s name under that, crossed out.',
    ],
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Reliquary bone', 6, 'Certified. It would be the saint’s fourteenth.'),
    told: [
      'You have carved a good many fowls, and said nothing.',
      'It was wired to a card, and the card gave a second saint, in case.',
      'A notary had signed it, across the knuckle.',
    ],
  },
  {
    places: ['forest', 'swamp', 'coast'],
    item: item('Blowing tube', 7, 'Elder, bored true, and disguised as a flute by somebody who could not play.'),
    told: [
      'Something was still in it, and you were careful not to breathe in.',
      'The mouthpiece was bitten, as by somebody waiting.',
      'It had been bored for six notes, and you could see which it was for.',
    ],
  },
  {
    places: ['city', 'plains', 'coast', 'swamp'],
    item: item('Forged florin', 1, 'A lovely piece of work. The lily is better than on the real ones.'),
    told: [
      'It rang true on stone. It was on wood that one heard it.',
      'You weighed it in your palm against a real one, and the real one was lighter.',
      'The Baptist on the back of it had a look as if he knew.',
      'Somebody had bitten it, and had passed it on all the same.',
    ],
  },
  {
    places: ['mountains', 'forest', 'desert', 'plains'],
    item: item('Hooded lantern glass', 5, 'Blue, for signals, or for looking at the sun when it matters.'),
    told: [
      'You looked at the road through it, and everybody there had been dead for some time.',
      'Somebody had scratched three strokes and a dot on the rim, which is either a signal or a tailor’s bill.',
      'You tried it upon your own hand, and saw how that would look in a canal.',
      'It was wrapped in half a sermon against the theatre.',
      'There was the print of a thumb on it, with a scar across, and you polished that off for a colleague.',
      'It made your bread and cheese look like evidence.',
    ],
  },
];
