import { does, frames } from '../frame.js';

/** Storylets of the open water and the shore, for any people. */
export const seaFrames = frames('common', {
  'drifting-boat': {
    terrains: ['ocean'],
    weight: 3,
    who: { trade: 'castaway', gender: 'male' },
    openings: [
      'An open boat lay ahead with her oars trailing. There was a man in the bottom of her under a piece of sail, and one hand of his hung over the side, and every so often a finger of it moved.',
      'The boat came toward you stern first, as if backing out of a room. Somebody had cut her painter with an axe. Somebody else was lying along the thwarts with his face to the planks.',
      'There was a boat where no boat had any business to be, with nobody at the oars. She drifted down on you broadside. What you had taken for a heap of sailcloth in the bottom of her put out a hand, felt along the thwart for something that was not there, and gave it up.',
      'A gull sat on the gunwale of an open boat and looked down into her with its head on one side, as they do when they are waiting for somebody to finish. Under the sail in the bottom of her somebody had not finished. A hand came out and made the gull move along.',
      'Four oars, a keg, and one man: you counted them as the open boat turned on the swell. He lay on his back with a sail drawn up to the chin, like a person put to bed. His lips were moving. He might have been counting you.',
      'They had rowed that boat until there was nobody left to row her, by the look of the looms, which were worn white. One remained, on his back under the sail, with an arm hung over the side and the water running between his fingers. He had very likely seen you first.',
      'Across your course lay an open boat with her mast down, going round by degrees like something being shown to a buyer. A bare foot stuck out from beneath the sail in her. You watched it for as long as it takes to be sure of a foot; and the toes closed.',
      'You thought that somebody had lost a hat. It was going along by itself, over the swell, at the height of a man lying down; then the swell dropped, and there was a boat under it, and the man. He had hung the hat upon an oar to be seen by. It had been, you judged, a good idea about a week ago.',
      'An open boat was coming down to you with her rudder swinging, first to one side, then the other, like somebody who shakes his head. The man in her had lashed himself to the thwart, and had since slid down out of it under the sail; one boot was still up there, keeping his place.',
    ],
    still: [
      'The open boat had not gone away. She turned a little on the swell, showing you one side of the man and then the other.',
      'He had let his arm fall back in the water. A small fish had come to see about the fingers.',
      'The swell took the open boat up and put her down, and took her up. It was all the same to the man.',
    ],
    later: [
      'There was no boat now, only the place where you had found one, looking like all the rest of the water.',
      'Nothing marked the place where the open boat had been. You looked over the side all the same, as one looks again at a bed that somebody has been ill in.',
      'An oar went by, a long way off, with a bird upon it. It may have been one of his.',
    ],
    offers: [
      does('craft', 'reflexes', 'easy', 'slight', {
        action: 'Hook the boat as she swings past',
        description: 'One lunge with a pole, leaning a good deal further out than is wise.',
        success: [
          'You let her come, and come, and caught the gunwale at the top of the swell when it weighed nothing. He opened one eye. He said the name of a ship, and then asked very politely for water.',
          'You got the hook in her at the second swing, and then it was only your arms that were being pulled out. He watched you do it along his nose. When the two boats lay together he lifted one hand, by the height of a finger, and said: “Mind the paint.”',
          'You missed, and she came round again of herself, as if to be fair. That time you had her by the ringbolt. He weighed no more than his clothes; and when you had him over on your side he asked which way you were going, and said that it would suit him.',
        ],
        failure: 'You reached, the swell dropped, and the two boats met with your forearm between them. By the time you could use it again she had swung off downwind with her passenger.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Call to the man before coming near',
        description: 'Ask who he is from a distance at which it still matters.',
        success: [
          'He answered in a whisper that carried like a gull. There had been four of them, he said, and gave the names, so that somebody would have them. Then he let you take his line.',
          'It was some time before he could find anything to answer with. Then it came, a word and a breath: his name, the ship, a date; and that the sail was to be given back, as it was borrowed. He threw you the end of his belt for a line.',
          'He lifted his head at the third call. You heard him clear his throat, twice, like somebody who is to speak at a feast, and then thank you for coming. There was a reef to the left, he said, that he would not recommend.',
        ],
        failure: 'You called three times. At the third he laughed and began to sing, in no tongue you knew, and kept his right hand under the sail in a way that you did not like.',
      }),
      does('patience', 'perception', 'medium', 'none', {
        action: 'Stand off and look her over',
        description: 'Circle once and read the boat, while the man in it goes on being thirsty.',
        success: 'The bailer was tied down, the water keg was full, and the blood was fish. No castaway keeps so tidy a boat. You said so aloud, and the dead hand withdrew under the sail, offended.',
        failure: 'You circled until you had seen every plank of her and understood none. The light went. When you closed at last there was only the sail in the bottom, and it was still warm.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Throw the man a flask of water',
        description: 'A day’s drink, thrown to a stranger who may already be dead.',
        success: [
          'It landed on his chest. For a while nothing happened, and then he drank as one does accounts, slowly, checking. When he had done he sat up and told you what lay ahead, reef by reef.',
          'His hand came up and took it out of the air. Until then you would have sworn that he was past it. He drank, wet his eyelids, drank, put back the stopper; and then he gave you the coast from memory, headland after headland, and which of them had been unkind.',
          'It fell short, in a fold of the sail, and he drew it in as one lands a fish, with no jerk. The last of it he poured over the side: for the other three, he said. Then he told you about two currents, and a shoal that nobody has marked.',
          'He caught it against his ribs and held it there with the stopper in, getting used to the idea. Then it went down in one. His voice came back as far as a croak, and the croak had in it everything that you wanted to know of the next forty miles.',
        ],
        failure: 'It struck the thwart and went over the side, and you both watched it go down, a small bright thing. He looked at you with more disappointment than you had from your own father.',
      }),
    ],
  },
  'squall-line': {
    terrains: ['ocean'],
    weight: 3,
    when: { weathers: ['clear', 'cloud', 'rain', 'wind', 'heat'] },
    openings: [
      'The horizon to windward had a lid on it. Under the lid the sea was white, and the white was coming on faster than a horse, with a sound like cloth being torn in another room.',
      'First the birds went. Then the wind dropped, and the sail hung, and everyone aboard found something to hold. The squall stood up over the water, grey as slate and quite flat in front.',
      'To windward a bar had been drawn along the foot of the sky as if with a rule. It thickened as you looked. The swell under you went flat, in a hangdog fashion, and then you heard it: a hiss, as of a very long snake in a very great hurry.',
      'You saw the line of it cross the water: dark blue on this side, and on that side no colour at all. A bird came out of the front of it backwards. There was time to make fast one thing, and you looked about for which.',
      'Every rope aboard gave a small slap, like people asking for attention. Then the air went cold, and smelled of iron, and along the whole of the weather side the sea got up and began to smoke.',
      'It was well enough on three sides. On the fourth a black shelf was sliding out overhead with rags hanging from it, and beneath the shelf the waves had stopped being waves; they were cut off at the neck and carried along as spray.',
    ],
    still: 'The squall had only gone round behind you to take breath. Its next edge was drawn already across the water.',
    later: 'Here the squall had caught you. The sea lay flat and innocent, like a dog beside a torn shoe.',
    offers: [
      does('force', 'strength', 'easy', 'serious', {
        action: 'Hold the helm through it',
        description: 'Put your weight on the steering and keep it there until one of you tires.',
        success: 'It leaned on you for as long as it takes to say a long prayer, and you leaned back. When it lifted, your arms went on shaking by themselves. The boat was full to the knees, and pointing where you had pointed her.',
        failure: 'The helm took charge and took you with it, across the boat and into the far side. She broached, lay down, thought about it, and came up again without anyone’s help.',
      }),
      does('craft', 'intellect', 'medium', 'slight', {
        action: 'Run off with a rope trailing astern',
        description: 'Give up every mile you made today, and drag a line behind to keep her straight.',
        success: 'You paid out everything that would sink and ran before it as quiet as a house asleep. It passed over complaining. You had lost a day’s way and not so much as a cup.',
        failure: 'The line fouled, and she yawed, and a sea came in over the stern as through a door. You bailed with whatever you had on until the sky was tired of it.',
      }),
      does('flight', 'perception', 'medium', 'slight', {
        action: 'Look for the gap and sail for it',
        description: 'There is always one place where it is thinner; be right about which.',
        success: 'There was a paler strip, no wider than a barn. You put her at it. The rain stood up on both sides of you like a crowd for a bride, and you came out dry.',
        failure: 'The pale strip was hail. It came down as big as pullets’ eggs, and you steered through it with a bucket on your head, wherever it was that you were steering.',
      }),
    ],
  },
  'fog-voices': {
    terrains: ['ocean', 'coast'],
    weight: 2,
    when: { weathers: ['fog', 'cloud', 'rain'] },
    openings: [
      'The fog came in at the height of a man and stopped there, so that the sky was blue and you had no feet. Somewhere in it two people were talking quite calmly about which of them should be let go of.',
      'A bell was ringing in the fog, not as a bell is rung but as one is carried. With it came voices, low down, near the water, counting something, and never getting past six.',
      'The white came down between one breath and the next, so that you had to feel for your own knees. Out of the middle of it a man’s voice said, quite near, that it was not his turn. Another, on the other hand, said that it had been his the whole time, and that he was going to sleep now.',
      'You could see as far as your elbow. Past that it was all wool, and in the wool people were talking, low down, at the level of the water, with the patience of those who have been over a thing a good many times. One of them kept losing count.',
      'First the far things went, then the near, and then your hand, if you held it out. What was left was sound. Somebody coughed, and begged pardon for it, and somebody else, from lower down, forgave him; and there was not a place out there where a man could stand.',
      'It closed in as thick as fleece. You called, from habit, and it was not your own voice that came back, though it had used your words. After a time two more of them took the thing up and began to discuss how you had said it.',
      '“Six,” said someone, out in the white. There was a pause, a splash, and a good deal of breathing. “Six,” it said again, less sure; and a second voice, from the other side of you, asked in a reasonable tone whether it had counted itself.',
      'You had lost the bottom half of everything. Whatever went on was going on in there, at the height of your belt: a knocking, as of wood on wood, and two voices of the same family, one telling the other to hold on and the other asking what he supposed he was doing.',
      'A hand came out of the white and felt along you, as one feels along a shelf, and was withdrawn. “No,” somebody said, “it is only another one.” There was a murmur, farther in and low to the water, of people making the best of it.',
      'Somewhere in front of your face a child was being taught to count, or an old man was; he got on well until five. You stretched out both arms, and there was nothing at the end of either. The lesson went on, just beyond, in time with the slap of the water.',
    ],
    still: [
      'The fog was as before. The voices had stopped for you to finish; now they went on.',
      'It was no thinner, and they were all still in it. Somebody had gone back to one and begun over.',
      'You could not see what you had done, which may have been as well. The talk went on round you, lower, as in a house where there is a stranger on the stairs.',
    ],
    later: [
      'It was clear here today, and there was nothing at all where the voices had been. You found you would rather there had been a rock.',
      'You listened here, from habit. A cormorant stood where they must have been, holding its arms out.',
    ],
    offers: [
      does('patience', 'perception', 'easy', 'none', {
        action: 'Hold still and place the voices',
        description: 'Shut your eyes, turn your head, and spend the hour.',
        success: [
          'The left one echoed; so there was rock on that side. The right one was out of breath. You went in between them and found two men holding the ends of one plank, arguing, and made room for both.',
          'You sat with your mouth open, which sharpens the ears. One of them never moved; that was the sea-mark, with an old fool tied to it by his belt, talking to keep awake. The other was his echo. You unbuckled the pair of them.',
        ],
        failure: 'Sound is a liar in fog. You worked it out with great care and steered to where they must be, and they were laughing, very close, behind you.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Answer the fog by name',
        description: 'Give a name, and hope that it is not the one they are waiting for.',
        success: [
          'You gave your own name and your mother’s. They thought it over. Then a third voice, an old one, said that it had known her, and told you plainly how to come clear of the shoal.',
          'You said who you were, and where from. “Then you will have the other end,” they said; and something knocked against your hand, wet and square, and it was a plank. You held it. There was a deal of splashing, and thanks; and by then one could see.',
        ],
        failure: [
          'When you had said it they all began to say it, near and far, to try how it fitted. You stopped your ears. Something bumped along the whole length of the side and was gone.',
          'You gave a name. They took it off among themselves, some way, to look at, and you could hear that opinions differed; then one of them, very close, tried it on you in your mother’s voice.',
        ],
      }),
      does('force', 'endurance', 'medium', 'serious', {
        action: 'Push straight through the fog',
        description: 'Go on by the strength of your back, and let whatever is in the way move.',
        success: [
          'You counted strokes and thought about bread. At four thousand and something the fog ended as a wall ends, and you were standing in sunlight with ice in your eyebrows.',
          'You shut your eyes, since they were no use, and put your back into it. Something brushed by on the one side, and somebody apologised on the other. When it grew bright inside your eyelids you looked, and you were out, with your face as wet as a calf’s.',
          'You went through by main force, talking loudly to yourself, as one goes through a herd. It let you feel that it was making room. At the far edge you turned about to see what you had come through, and it did not look like much. It looked like washing.',
          'You held to one idea, which was forward, and let them talk. They talked of you, toward the end, and not unkindly: that one is in a hurry, they said; that one will be out of it directly. And so you were; it tore on your face like a web.',
        ],
        failure: 'You went on until you struck. It was only a post, old, with an iron ring; but you had been going hard, and it had been standing still a great deal longer.',
      }),
      does('craft', 'intellect', 'easy', 'none', {
        action: 'Show a shaded light at the waterline',
        description: 'A light low down shows you the water and shows everybody you.',
        success: 'Held low, it lit the water and not the mist. You saw the weed all combed one way, and followed the comb, and the voices grew small and reasonable behind you.',
        failure: 'The fog drank the light and turned it into a great yellow room with you in the middle. The talk stopped. They had been counting, you understood, and now they had seven.',
      }, 'Tallow lamp'),
    ],
  },
  'whale-fall': {
    terrains: ['ocean'],
    weight: 2,
    openings: [
      'A dead whale lay awash with all the gulls of the country on it. Two boats had reached it before you. They had each put an iron in, one at either end, and were glaring at one another along sixty feet of blubber.',
      'You smelled the whale an hour before you saw it. It was blown up as tight as a drum, and an old man stood on the top of it with a flensing spade, defending it from his nephews.',
      'Somebody had moored a dead whale by the tail with a good rope, and somebody else had moored it by the jaw with a better. The crews sat in their two boats, knives across their knees, and each waited for the other to make the first cut and be in the wrong.',
      'It came up out of the water as an island does, grey, with birds on it and a smell. There were already two flags on the island, made of shirts. Their owners stood up to the knee in whale, at either end, explaining to one another at the top of their voices how it came to be theirs.',
      'Two harpoons stood in the dead whale, and on each was the mark of a family. The families had come out to look at the marks. There were grandmothers in the boats, which is always a bad sign; one of them had brought her own tub.',
      'A whale had died there and not been told whose it was. Two boats were putting that right. They had got as far as ramming, in a small way, and the gulls had sat down in a ring to see it out.',
      'You took it at first for a wreck, keel up. Then the smell got to you, and there was no more doubt: a whale, a week gone, with a boat made fast on each side, and nine or ten men leaning on it to shout across, like neighbours at a wall.',
    ],
    still: [
      'The whale had come no nearer to a decision. It hissed a little, somewhere aft.',
      'Both crews had stopped to eat, without letting go. They threw each other the bones.',
      'Somebody had hung a lantern at each end of the whale, so that it looked, from where you were, like a very small street.',
    ],
    later: [
      'Of the whale there were left eleven ribs, very white, and a gull on each.',
      'Of the whale there was nothing left but the smell, and a kettle that somebody had not been able to clean.',
    ],
    offers: [
      does('talk', 'intellect', 'medium', 'none', {
        action: 'Judge between the two claims',
        description: 'Nobody asked you, and whoever loses will remember your face.',
        success: 'You asked who had seen it first, who had touched it first, and who had a widow to feed; and it came out even, as such things do when they are asked aloud. They cut where you had laid your hand.',
        failure: 'You had got as far as the second principle when they discovered that they were cousins, and that you were not. They stood together in the one boat to throw things.',
      }),
      does('craft', 'strength', 'medium', 'slight', {
        action: 'Lend a back to the flensing',
        description: 'A day of another man’s knife-work, and the smell for a month.',
        success: 'You walked the blubber off in strips as long as a lane. By the third hour they had left off watching your hands, by the fifth they gave you the good spade, and you ate with them after.',
        failure: 'You put the spade in where it was tightest. It let go with a roar, and you were forty feet off in the water with your ears ringing, and the whale was on everything.',
      }),
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Wait upwind until they tire',
        description: 'There is more whale than they can carry; let them find that out.',
        success: [
          'By evening they had taken what they could, and called you names that were nearly friendly. You went in by moonlight, when it was only you and the small crabs.',
          'They had it in strips by the time their arms gave out, and then there was the question of who should carry. You came down when both boats were so deep that they dared not laugh. What was left had been left on purpose, with a nod.',
          'You made yourself a seat and watched. First they flensed in anger, then in earnest, and at the last like people who would pay somebody to take it. When one of them looked up and asked whether you had a knife, you had.',
        ],
        failure: 'You waited in the cold, and so did every shark in those waters, and they were the more hungry. By dawn there was nothing left at the place that you would put a hand in.',
      }),
      does('flight', null, 'easy', 'slight', {
        action: 'Leave the whale to its heirs',
        description: 'Turn away from a week of lamp oil, and breathe.',
        success: [
          'You turned up the wind, away from the knives and the stink. Behind you somebody hit somebody with something wet. It was a sound that you were glad to be leaving.',
          'You wished them both joy of it, and bore away. A woman in the nearer boat looked after you as one looks at the last sensible person in the country. By the time that they came to axes you could not make out the words.',
          'You left them to it, with your sleeve across your nose. It was an hour before the air was only air; you ate your bread then, slowly, like something very fine.',
        ],
        failure: 'They took your turning for a trick, and both boats came after you, agreed at last on something. You got off, but it was a long pull with a stone going by now and then.',
      }),
    ],
  },
  'reef-passage': {
    terrains: ['ocean'],
    weight: 2,
    openings: [
      'There was a line of white across the whole way ahead, and it did not come on as waves do. It stayed. Between two teeth of it the water ran green and smooth, about as wide as a barn door.',
      'The water changed colour under you, from wine to bottle to milk. You looked over the side, and the bottom looked up: heads of rock like oxen drinking, each with a beard, and the tide going off them.',
      'You heard it before there was anything to see, a slow mutter, like a big household getting up. Then there they were, a row of black heads, washing their faces. One was missing from the row, and through the place where it ought to have stood the water was going in and out, as smooth as a hinge.',
      'A mast stuck up ahead, and by it a second, at different slants, on either side of a strip of quiet water. They marked the passage very well. It was only that whoever put them there had not meant to.',
      'It ran as far as you could see on both hands, a low brown wall with the sea falling off it, and there was one door. A seal came through, with an air of knowing the way, and gave you the width. You made it ten seals, or eight, if they were fat.',
      'Between you and the land somebody had thrown down whatever was over from the making of it. The pieces stood just awash, with the swell sucking at them, and each had its own noise. There was one place that had none; and the more you listened to that the more it sounded like a way in.',
    ],
    still: [
      'The reef had shown you what it did. The passage was still there, and the tide a hand lower in it.',
      'The gap was no wider. You had begun to know the teeth apart.',
      'It went on opening and shutting its lips there, like a fish that has been told to say something.',
    ],
    later: [
      'You knew the reef’s face now. The gap between its teeth was where you had left it, combing its green hair.',
      'Low water had left the reef standing there with its teeth out, like an old man between meals. You could see now what you had gone over.',
      'A shag sat on each of the two horns of the reef, like a pair of porters. They let you by.',
      'The weed still lay over where your keel had combed it, or where somebody’s had.',
    ],
    offers: [
      does('craft', 'perception', 'easy', 'slight', {
        action: 'Read the colours and creep through',
        description: 'One eye on the water, one hand on the lead, all afternoon.',
        success: [
          'Blue is deep, green is doubtful, brown is your own fault. You sang the colours out to yourself and she went in after the song, with a yard to spare on the worse side.',
          'You talked to her all the way, as one does to a cow in a doorway: left, now, left. There was one long scrape, like a chair being moved upstairs, and then it was blue under you and went down for ever.',
          'You dropped the lead at every length and called the depth to nobody. Four, three, three and a half; a thing with whiskers; two. You had your lip between your teeth by then. Then the lead went down, and the line went after it, and there was no bottom to be found at all.',
        ],
        failure: 'You had every colour right until a cloud crossed the sun and they all became the same one. She touched, lifted, touched again, and left part of herself there for the crabs.',
      }),
      does('force', 'reflexes', 'medium', 'serious', {
        action: 'Take the gap on the next big sea',
        description: 'Ride in on the back of the largest; there is no turning round in the middle.',
        success: 'You let six go and went with the seventh. For three breaths you looked down on rocks to either hand as one looks down at neighbours, and then you were inside in flat water, laughing.',
        failure: 'You went with the seventh, and it was the eighth that was the large one. It found you half way. What it did was over quickly and took the evening to count.',
      }),
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Sit out the tide and go in at slack water',
        description: 'Six hours in the wet, doing nothing, with the light going.',
        success: [
          'You ate something cold and watched the rocks go under, one after another, like people being seated. At slack water you crossed over their heads without so much as a scrape.',
          'You let down a weight on a string and watched it, as there was nothing else on. When the string hung straight you went. There was a foot to spare over the worst of it, and the weed lay every way at once, with its mind not made up.',
          'For six hours the sea went in by that gap as if it had left something on the fire. Then it stood still. You rowed through at your leisure, looking over the side, and even had time to admire the starfish.',
        ],
        failure: 'You waited for slack water, and it came at midnight, with rain. What you could have seen at noon you now found by hand.',
      }),
      does('craft', 'intellect', 'easy', 'none', {
        action: 'Warp her through on a long line',
        description: 'Carry a rope out to the far rock and haul yourself in by it, yard by yard.',
        success: 'You swam the end out with a loop in your teeth, dropped it over the far horn of the rock, and came through at the pace of a cow going home. It was not gallant. Nothing was broken.',
        failure: 'The loop held, the rope held, the rock did not. You had a very clear view of it coming over.',
      }, 'Coil of rope'),
    ],
  },
  'strange-sail': {
    terrains: ['ocean'],
    weight: 3,
    openings: [
      'A sail had been behind you since first light. When you bore away it bore away, and when you hove to it hove to, hull down, with the patience of a creditor.',
      'She came up out of the sun with nothing at her masthead, no colours, no weathervane, and a row of wet shields or hatches along her side. Someone aboard of her was dancing, or signalling.',
      'There was a sail astern that had not been there; and when you altered course by a point, to see, it waited just as long as would be polite and altered too.',
      'She was a mile off and kept to it. You shortened sail, and she shortened. You threw a bucket over the side to slow you, and presently, small and clear, somebody over there threw a bucket.',
      'The stranger had come up from leeward with more men on her deck than a cargo needs and fewer than a festival does. She showed no colours. She had your wake down the middle of her bow, and was following it like a line of script.',
      'A drum was going, somewhere out of sight, at the pace of a slow pulse. By and by there was a sail over the sound, the colour of old blood, and beneath the sail oars, in step. Each time that you looked round she was no nearer, and no farther, and the drum had not changed its mind.',
    ],
    still: [
      'The strange sail was nearer. You could make out a patch on it now, sewn in the shape of a hand.',
      'She was close enough for you to hear that somebody aboard had a cough.',
    ],
    later: 'You looked astern here, from habit. Nothing had followed you this time.',
    offers: [
      does('force', 'strength', 'hard', 'grave', {
        action: 'Turn and run her aboard',
        description: 'Nobody expects it of the one being followed; there is a reason for that.',
        success: 'You put the helm over and went for her with every oar and rag you had. They had prepared for anything but that. There was a short hard time along the rail, and then their helmsman cried out for terms.',
        failure: 'You were over their rail, and for a moment it was going well. Then their hatch opened and the rest of them came up. You left by the side that you had come in at, in the water.',
      }),
      does('flight', 'perception', 'easy', 'slight', {
        action: 'Lose her among the shoals',
        description: 'Go where it is too shallow to be followed, and very nearly too shallow to lead.',
        success: 'You drew less than she did, and went where the gulls were wading. She came on proudly until she stopped. You could hear them discussing it for a mile.',
        failure: 'The shoals knew you no better than her. You struck first, and then she did, and you both sat there until the flood, within a stone’s throw; and they had stones.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Hoist a friendly rag and hail',
        description: 'Be the first to be polite and see which of you is lying.',
        success: 'They were fishermen, it turned out, and lost, and had followed you because you looked as if you knew the way. You did not spoil it for them. You gave them a course, and they gave you theirs.',
        failure: 'They answered civilly, and asked after your port, your lading and how many you were aboard; and it was only when you had told them that you noticed the order of the questions.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Hang out a lantern on a float after dark',
        description: 'Let something else be you, and sail on blind.',
        success: 'You set the lamp adrift on a hatch-board with a rag of sail to it, and put yourself out. At midnight you watched a dark shape go after the little light, gently, as one goes after a hen.',
        failure: 'The float turned over within the minute. It had been a good plan for exactly as long as you were proud of it; they were close enough to applaud.',
      }),
    ],
  },
  becalmed: {
    terrains: ['ocean'],
    weight: 2,
    when: { weathers: ['clear', 'cloud', 'fog', 'heat'] },
    openings: [
      'There had been no wind for three days, and the sea lay like oil in a jar. Everything that you had thrown over the side was still there beside you. The water in the cask had begun to have a shape.',
      'The sail hung as a shirt hangs on a dead man’s door. You could hear the tar working in the seams, and under it, from far down, a sound of somebody moving furniture.',
      'The wake had healed up behind you, and there was no more coming. You wetted a finger and held it up; it dried evenly. Over the side a face looked out of the water at you, not much liking what it saw.',
      'A feather had come down beside the boat. It was there when you had eaten, and when you had slept, and when you had sworn at it. There was nothing else by which one could have told that you were not moving.',
      'It had left off blowing, all at once, like someone who remembers an errand. The sail came down in folds about the mast. After that it was so quiet that you could hear the bread being eaten, by those who were eating it, in the locker.',
      'The sea had set. It had a skin on it, like broth, and your own scraps lay on the skin in the order in which you had dropped them. You put an oar in, and the ring went out from it for as long as you cared to look.',
    ],
    still: 'Still no wind. The peel that you had thrown over yesterday came round to be looked at again.',
    later: 'A fair breeze blew where you had lain becalmed. It seemed to think that it had always been there.',
    offers: [
      does('force', 'endurance', 'easy', 'slight', {
        action: 'Row for the dark line on the water',
        hurt: 'mishap',
        description: 'It may be wind or it may be weed; either way you will have rowed to it.',
        success: 'It was wind. You smelled it first, cold and with leaves in it, and took four more strokes from pure unbelief. When the sail filled you lay down on the oar and let it be somebody else’s turn.',
        failure: 'It was weed. You rowed into it for the whole of a morning, and then you rowed out of it again with your palms open like books.',
      }),
      does('patience', 'vigour', 'medium', 'none', {
        action: 'Rig the sail for shade and wait',
        description: 'Drink by the mouthful, lie still, and trust the sky to change its mind.',
        success: 'You lived like a plant. On the second night the stars in the water broke up and went out, one by one, towards you; and there it was on your face, like a letter.',
        failure: 'The heat lay down under the shade along with you. You dreamed that you were drinking, and woke up with your mouth against the salt planks.',
      }),
      does('craft', 'intellect', 'medium', 'slight', {
        action: 'Follow the current under the calm',
        description: 'Sink a bucket on a line and let the deep water pull you where it goes.',
        success: 'Ten fathoms down there was a river. The bucket went off along it like a good dog, and you went after, across that dead bright floor, without a breath stirring.',
        failure: 'The bucket found the current and kept it. You watched the line go, and go, and the end of it go too, which you had been sure was tied.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Whistle for a wind and tell stories till it comes',
        description: 'Every sailor knows that it is forbidden, and every sailor has done it.',
        success: 'You told the one about the miller and the eel. You told it well. At the eel a cat’s-paw crossed the water, stopped as though to hear, and came aboard.',
        failure: 'What you whistled for you got, an hour of it, from the wrong quarter. Then it left you further back than you had begun, and with the sail to mend.',
      }),
    ],
  },
  'floating-cargo': {
    terrains: ['ocean'],
    weight: 2,
    openings: [
      'You came in among wreckage: spars, a hen-coop with one live hen, and thirty casks rolling shoulder to shoulder like men leaving a feast. Among them a woman sat upright on a hatch, holding a box.',
      'Whatever the ship had been, she had been full of jars. They bobbed all round you, sealed, with a stamp on each. In the middle a ship’s boy stood on a raft of them with a boat-hook and claimed the lot.',
      'Casks lay all over the water, as many as a fair would need, knocking together and parting again like people in a crowd who think that they have met. Astride of the biggest sat an old man with his knees drawn up, and on his knees was a box.',
      'It was a ship’s whole inside, spread out on the swell to be looked at: straw, casks, a bolt of cloth unrolling by itself, somebody’s stool. In the midst a cook, to judge by his apron, lay across a hatch, paddling with one arm. He had the other round a box, and would not hear of changing them over.',
      'First a hat came by, the right way up. Behind the hat were shoes, then oars, and then such a press of casks that you could have walked on them, or somebody could. From the far side of them a youth with a box under his arm asked you, stiffly, whether you had any claim on the hat.',
      'Whatever had happened was over. It had left thirty casks, a table with its legs in the air, and on the table a woman who sat sorting wet rope as though the ship would be wanting it. There was a box between her feet. When you came in earshot she put the rope on top of it.',
    ],
    still: [
      'The wreckage was spreading with the tide, and what sat in the middle of it had not been persuaded.',
      'The casks had begun to go their own ways. Nobody in the midst of them had.',
    ],
    later: [
      'A single cask was left here, on its side, going round in the same slow circle. Weed had begun on it.',
      'The casks had all gone in to the land, or under. There was one lid left, face down, with a crab aboard.',
      'Straw lay on the water in a long line, still, with a hen’s feather here and there.',
    ],
    offers: [
      does('craft', 'reflexes', 'medium', 'slight', {
        action: 'Jump from cask to cask',
        description: 'They roll, of course; be somewhere else by the time that they do.',
        success: 'You never once put your whole weight on anything. It was like arguing with a lawyer: you touched each point and left it. You stood beside the castaway with only one foot wet.',
        failure: 'The fourth cask had opinions. You went down between two others, which came together over your head and talked there for some time.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Ask what is in the box',
        description: 'It is plainly the wrong question; sometimes that is the one to begin with.',
        success: [
          'Nobody had asked anything all day. Out it came: the ship, the fire, the captain who had gone back for his flute. In the box was the flute. You agreed that it was a good box.',
          'You asked; and it was opened an inch, for you to look. There were seedlings in it, in wet moss, forty of them, each with two leaves. They had been meant for a new orchard, on an island, with the ship’s people under the trees. You did not say anything; you held it while the castaway got a foot across.',
        ],
        failure: 'The answer was a hand’s breadth of steel from under the lid, and a look that had been got ready for others. You begged pardon of it and drew off.',
      }),
      does('patience', 'perception', 'medium', 'none', {
        action: 'Drift with it and see who else comes',
        description: 'A fresh wreck has an author; find out before you put your name to it.',
        success: 'Before long a long low boat nosed round the point without a light. You were already lying among the casks with your head down, one more round thing; and when it had gone by, you had its number.',
        failure: 'You drifted, and you looked, and it was warm. When you woke the field had opened like a hand, and everything in it was a mile from you and from everything else.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Offer a passage to dry land',
        description: 'Another mouth on the same water, and who knows what at its back.',
        success: [
          'They thought it over as if you were one of several boats. Then they came aboard, very correct, and sat where they were told; and by evening had found the leak you had been looking for all month.',
          'You were looked at from the feet up, and so was your bottom planking. Then the box was handed over first, and the castaway after, in the order of their worth. Before long you had been shown a better way of stowing everything, and had no corner left to be alone in.',
          'It was accepted on conditions: dry feet, no songs, and no questions about the box. You kept to the first two. The castaway knew that coast from beneath, as one might say, and called out each shoal before you were on it.',
        ],
        failure: 'They came aboard with thanks and put a foot straight through your bottom board. In the stopping of it, cargo, castaway and temper all went different ways.',
      }),
    ],
  },
  'false-light': {
    terrains: ['coast', 'ocean'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    openings: [
      'There was a light on the point, low and yellow, swinging as a ship’s lantern swings at anchor. It hung where there was no anchorage. Someone had tied it to a cow.',
      'Two fires burned along the shore, one over the other, as they do for a safe channel. You had been told of the two fires. You had been told about them by a man who had no ship any more.',
      'A lantern was going up and down on the headland at the pace of a ship at anchor, and it went up and down over a hundred feet of cliff. When you came closer you could hear the creak of it and, at the top of every swing, a small tired grunt.',
      'The harbour light burned where it had always burned, for those who did not know that the harbour was two miles on. Four people sat below it with hooks and ropes, out of the draught, like a family at its own door.',
      'Out in the bay a ship had hung up her riding-light, and you thought it well done, until you saw that there was no bay there. It was pasture. There was a pole in it, and on the pole a lantern, and a man who now and then gave the pole a shake.',
      'You smelled the tar before you saw the flame: a basket of it, on a tripod, set up on the worst reef of that coast with as much care as if it had been the best. Somebody was lying on his belly at the edge and looking out to sea with a hand behind his ear.',
      'It was a good light, trimmed, and shaded from the land. That was what made you look twice: one does not shade a harbour light from the harbour. Somebody moved across in front of it with a boat-hook on his shoulder, and then, so as not to be outdone, somebody with an axe.',
    ],
    still: [
      'The light burned on. Whoever tended it had heard something, and was standing very still beside it.',
      'They had turned the lantern down, and were counting heads; you could tell, because they got one too many.',
    ],
    later: [
      'A ring of burnt stones marked where the false light had stood, with a good deal of glass trodden in.',
      'Nothing burned on the point. Some ribs of a ship stood out of the sand below it, none of them new, and a cow was scratching herself on one.',
      'Children had the point now. They had lit something there, and were taking turns to be the ship.',
      'The pole that the false light hung on was somebody’s clothes-prop. You saw the shirts from a long way out.',
    ],
    offers: [
      does('force', 'strength', 'medium', 'serious', {
        action: 'Come in behind and put the light out',
        description: 'There will be more of them than there is of you, but they are looking out to sea.',
        success: [
          'You came down on them from the land side, shouting in three voices. They ran with the simplicity of people who have always meant to. You stamped out the fire and sent the cow home.',
          'There was a bucket. You had only meant to see how many they were; but it stood there, full, and so did the flame, and it seemed to be a matter of arithmetic. It was very dark after that, and they all hit one another.',
          'You walked up through them in a wet cloak, wishing them luck, and sat down on the lamp. Nobody had thought what to do about that. While they were thinking a ship went by outside, so close that you heard her people talking about supper.',
        ],
        failure: 'You had counted four. The fifth had gone behind a rock, as one does, and came back with his belt undone and a cudgel. The light burned on over the top of the argument.',
      }),
      does('craft', 'intellect', 'easy', 'slight', {
        action: 'Move the light a hundred paces',
        description: 'Let it tell the truth for once, and be gone before they see where it stands.',
        success: [
          'You shifted it while they slept it off, pot and tripod, to where a light should be. In the grey of the morning a fat ship went by in deep water, and you could hear them trying to understand it.',
          'You lifted it with the pole it hung from, and walked, keeping time; it went on swinging like a lantern at anchor, only it was anchored by then above the right channel. They ate their supper looking at it. It was the ship’s cheering that made them turn round.',
        ],
        failure: 'The handle was hot, a thing you might have thought of. You did not drop it, but you said so, and every dog on that coast had something to add.',
      }),
      does('talk', 'charisma', 'hard', 'slight', {
        action: 'Sit down with the wreckers and talk',
        description: 'They have children and no bread, and a club apiece.',
        success: 'You talked about bread, and weather, and the hangings further down. Nobody promised anything. But the old one got up at last, as if for wood, and kicked the fire apart.',
        failure: 'They heard you out. Then one of them remarked that you had now seen all their faces; it was said without heat, and the ring of them got a little smaller.',
      }),
      does('flight', 'perception', 'easy', 'none', {
        action: 'Keep off and remember the faces',
        description: 'Do nothing tonight, and be able to say who.',
        success: [
          'You lay in the bent-grass until you had each of them by heart: the limp, the red hood, the one who coughed. Then you went backward out of it on your elbows.',
          'You stayed as long as it took to put a name to each of them, or at any rate a nose. One held his lantern left-handed. One was called in to supper. When you had them all in order you slid away down the back, leaving the grass to get up by itself.',
        ],
        failure: 'You lay so still that they came and sat down on the same bank, with supper. It lasted until the tide, and there was a stone under your ribs the whole time.',
      }),
    ],
  },
  'tide-race': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    openings: [
      'The way led out over the sands, staked with withies, and half of the withies were missing. Far off to seaward there was a line like a stroke of charcoal. It had not been there when you looked before.',
      'You were well out on the flats when the channels began to fill from behind you. There is a sound the tide makes when it means it, like a great many people taking off their shoes.',
      'They had told you to be over by the time the sand went dark. It had been pale when you started. There was a post every hundred paces to show the way, each with a collar of mussels, and the collar was a good deal higher than your own.',
      'Behind you your footprints had begun to shine. Then they ran together. It was flat on every side to the end of the world, and all of it, you now saw, was very slightly moving, except for a row of stakes, which had no doubt seen this before.',
      'A cart wheel lay out in the middle of the sands, with weed on the spokes, and near by a line of stakes going on to where the shore was. You had stopped to think about the wheel. When you looked down there was water in the ruts.',
      'The bait-diggers had all gone in. You noticed it as one notices that a room has grown quiet. Their holes were filling, one after the next, in a line that came toward you over the flats, past stake after stake, and there was the shore, no bigger than a loaf.',
    ],
    still: [
      'There was less sand than there had been. The water had come round and was feeling about for your heels.',
      'The line that had been charcoal was white by now, and had a sound.',
      'You had gone on, and so had it. A crab went by you sideways, making for higher things.',
    ],
    later: [
      'The flats lay bare and ribbed, with your old line of footprints going out over them and, after a gap, coming in.',
      'There was a new stake out on the flats, with a bell on it. It was dry to the foot, for the present.',
    ],
    offers: [
      does('force', 'vigour', 'easy', 'slight', {
        action: 'Run for the shore',
        hurt: 'mishap',
        description: 'A mile of soft sand against a tide that trots.',
        success: 'You ran it in your bare feet with your boots round your neck. It had you by the shins, and the knees, and then there was turf, and you lay on that and smelled it.',
        failure: 'You ran well, and in a straight line, which was the mistake. The channel was across it. You swam, then waded, then crawled, and came ashore with less skin than you had set out in.',
      }),
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Follow the birds along the high sand',
        description: 'They know where it stays dry longest; they also have wings.',
        success: 'The small waders walked ahead of you on a path one foot wide, grumbling, and you walked after. There was water on both sides to the thigh by the end. You came in with dry knees.',
        failure: 'The birds went on along the high sand to its very end. Then all at once they went up, crying, and there was no more of it for those who could not.',
      }),
      does('patience', 'endurance', 'medium', 'slight', {
        action: 'Climb a stake and outlast the tide',
        description: 'Six hours embracing a post, in company with mussels.',
        success: [
          'The post held and so did you. By starlight the sea went down again, one plank at a time, and let you off at the same place with a bow, as though the delay had been unavoidable.',
          'You tied yourself to the post by the belt, above the mussels, and sang to it. About the fourth hour it was a very good post. When the sand came up out of the water you found that you had to be persuaded to leave.',
        ],
        failure: 'Your arms gave out before the tide did. You had an hour in the water, talking sternly to your legs, before your feet touched anything.',
      }),
    ],
  },
  'salt-pans': {
    terrains: ['coast', 'swamp', 'desert'],
    weight: 2,
    openings: [
      'Salt-boilers had their pans here, acres of them, pink and grey, and all the paths between were a hand wide. They had left off raking. A pair of boots stood beside the largest pan with nobody in them.',
      'White heaps stood in rows like a camp of small tents. The people who raked them wore cloths over their mouths, and not one of them would walk on the eastern dyke, where you had to go.',
      'It was all squares of water, white at the edges, and a man to every square with a rake. The rakes were still. When you asked for the way over they looked, the whole of them, at one particular pan, and then at the sky, and one took his hat off.',
      'Somebody had left a full barrow on the dyke between the salt pans, and it had been there long enough for a crust. You could not get by it without being asked why. The rakers stood round in their wooden shoes, at a distance; it was his barrow, they told you, and he had only gone to rinse his hands.',
      'The pans were pink, and the salt in heaps beside them white as teeth. No one was working. A woman went along the edge of the biggest calling a man’s name into it, not loudly, as one calls somebody who is late for a meal and in the next room.',
      'A boy with a rake twice his length stopped you at the first dyke. You could go round, he said, but not over; not that way; not till they had him out. Behind him forty people had laid their tools down in a row, and every one of the tools pointed east.',
      'There was a smell of salt and of nothing cooking. The whole village stood among its pans in white cloths, so quiet that you could hear the brine tick. They wanted somebody from outside, one of them told you, who had not been a friend of his, or the other thing.',
    ],
    still: [
      'The rakers leaned on their rakes. It was plain that they would go on doing so until something was settled.',
      'The salt went on drying by itself. They had all moved one pan farther off, without anyone’s having been seen to walk.',
      'An old woman had sat down on the dyke with her back to the business, and taken her shoes off, like somebody who expects it to be long.',
    ],
    later: [
      'Somebody had raked the salt where it happened into a cross, or it may have been the wind.',
      'The pans were at work, and the rakes went over and over like one animal. Beside the biggest stood a stool that nobody sat on.',
      'They had put up a plank beside the big pan, with a name burned in it, and kept it scraped.',
    ],
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Ask the rakers whose trouble it is',
        description: 'They will tell you, at length, all at the same time.',
        success: [
          'It was a wager, and a widow, and a dyke that had been moved one foot in the grandfather’s day. You only nodded. When they had said it all they found that they had no more to say, and took up the rakes.',
          'It was a matter of a boundary, a sister and a bucket of the wrong salt, and took them until the brine had skinned over. You said at the end that you would not have stood for it either. Each of them took this to mean the other; and they let you by.',
        ],
        failure: 'Each told you a different man, and each saw whom you looked at next. There had been one quarrel when you came, and when you stood up there were five, and you were in two.',
      }),
      does('craft', 'vigour', 'medium', 'slight', {
        action: 'Wade in and drag the pan',
        description: 'It is hot brine to the thigh; whatever you have cut will hear of it.',
        success: [
          'You found him at the fourth cast, sitting down there as if in thought. They carried him off to be salted and sung over. A place was made for you at the fire, upwind.',
          'At the second step you trod on a boot, and there was someone in it. You brought him up by the belt, crusted like a ham, and laid him on the dyke. His wife rinsed his face before she let anybody look. After that no path there was shut to you.',
          'You went to and fro in it with the long rake until it came up heavy. Nobody helped and nobody breathed. When he was out the two strongest took you by the elbows and washed you down with sweet water, which in that place is what they have instead of silver.',
        ],
        failure: 'The brine found every scratch you owned. You came out by yourself and at some speed, and danced there before the whole village with your clothes in your hand.',
      }),
      does('patience', 'intellect', 'medium', 'none', {
        action: 'Read the dykes and find the other way across',
        description: 'Somebody laid this out on a plan; find what he meant.',
        success: 'Every seventh sluice was lower. You saw it as one sees the hare in the grass, and walked out dry over a field which they had told you could not be crossed, and they took their cloths down to look.',
        failure: 'It had been laid out on a plan by one man, altered by his son out of spite, and by the sea. You were fetched back at dusk by a child with a board.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Rake a row for them without asking',
        description: 'Two hours, and the skin of your hands, to show that you have some.',
        success: 'Nobody spoke. At the end of the row an old woman turned your hands over, nodded at the blisters, and pointed with her chin at the path she used herself.',
        failure: [
          'You raked it the wrong way, it appears, the way one rakes for a burial. They were kind about it. They did the entire field again, and you could not very well leave.',
          'You raked with a will, and broke the skin of it, that had been six weeks in forming. There was a sigh all along the dyke. They showed you the mark where it would now have to begin again, and which of their children had hoped to be married on it.',
        ],
      }),
    ],
  },
  'heavy-net': {
    terrains: ['coast'],
    weight: 2,
    openings: [
      'Nine people had hold of a net and could not land it. It came up the beach a yard and went back a yard, and something in the bag of it turned over slowly and made the whole line of them step forward.',
      'The fishers had shouted to you before you saw them. They wanted weight, they said, any weight. Behind them the net ran out into the surf as tight as a harp, and hummed.',
      'Nine people lay back on a rope with their heels dug in, like a length of fallen fence. At the other end of it was the sea. They had been going in by a foot a minute, one of them told you from between his teeth, and had begun on the soft sand.',
      'You thought that it was a dance, nine of them on the strand, three steps up and three steps down, and groaning for the music. Then you saw the net. It bellied out behind the breakers, and in the belly of it there was something that let them come just so far.',
      'Their supper had got hold of them, said the oldest of the nine, and would you be so kind. The net went down from their hands into the water at a slope which no fish had any business to ask for. Its floats were all under. Every so often one came up, and was taken back.',
      'There was one net out, and a whole village on the end of it, nine strong, the smallest holding on to the next by the shirt. They had stopped pulling. They were only not letting go, and whatever was in there was thinking that over.',
    ],
    still: [
      'The net was still out, and still humming. The boy at the end of the line had begun to cry, without letting go.',
      'The net had them all a yard farther in than before. No one had remarked on it; they had merely shortened their answers.',
      'Somebody had sat down behind the last of the haulers to be an anchor. The rope ran out past him with a thoughtful creak.',
    ],
    later: [
      'Floats and a torn net had been hung up to dry where they had hauled. Nobody had mended the hole; it was a very round one.',
      'The rope had worn a groove there as deep as a wrist. A boy showed it to you for nothing.',
    ],
    offers: [
      does('force', 'strength', 'easy', 'slight', {
        action: 'Take hold of the net and haul',
        description: 'Add your back to theirs, and go where the nine of them go.',
        success: [
          'You dug in and hauled until your eyes swam. It came, all of a sudden tame: a sunfish as big as a threshing-floor, which lay in the shallows looking up at everyone with great forbearance.',
          'You made it ten. That was all it had been waiting for. It came up out of the surf in a rush, and everybody sat down; and in the bag was the other half of their own net, that they had lost in the spring, with all that it had caught since.',
        ],
        failure: 'It let you have four yards, and took back nine, and you were the only one who had wrapped the rope about his wrist.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Belay it to a rock and wait for the wave',
        description: 'Let the sea do the lifting; it has to come in some time.',
        success: 'A turn about the rock, and slack taken in on every swell, and never an inch given back. They had not seen it done. Within the hour what was in the net had been landed by the tide that fed it.',
        failure: 'The rock was of the kind which goes a long way down, and also of the kind which does not. It came along the beach behind the net at a walking pace, through the boats.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Call the time for the haulers',
        description: 'You need only be loud, and right, and obeyed by strangers.',
        success: 'They had nine backs and nine notions. You gave them a song with a drop in it, an indecent one, and on the drop they were one animal. The net walked up the shingle like a bride.',
        failure: 'You called it, and half of them hauled, and half waited for the woman who always called it; who had been drawing breath. The half that hauled sat down together.',
      }),
      does('patience', 'perception', 'easy', 'none', {
        action: 'Wade out to see what is in the net',
        description: 'Somebody ought to, before it is among the children.',
        success: 'You put your face under. It was a ship’s figurehead, tangled by the hair, a woman with one arm out; and behind her all the fish. You cut the hair, and the rest came in like lambs.',
        failure: 'You put your face under, and it put its face to yours. What you afterwards told them on the beach they chose not to believe, but they let go of the rope.',
      }),
    ],
  },
});
