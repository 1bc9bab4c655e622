import { does, frames } from '../frame.js';

/** Storylets of the open water and the shore, for any people. */
export const seaFrames = frames('common', {
  'drifting-boat': {
    terrains: ['ocean', 'coast'],
    weight: 3,
    who: { trade: 'castaway', gender: 'male' },
    openings: [
      'An open boat lay ahead with her oars trailing. There was a man in the bottom of her under a piece of sail, and one hand of his hung over the side, and every so often a finger of it moved.',
      'The boat came toward you stern first, as if backing out of a room. Somebody had cut her painter with an axe. Somebody else was lying along the thwarts with his face to the planks.',
    ],
    still: 'The open boat had not gone away. She turned a little on the swell, showing you one side of the man and then the other.',
    later: 'There was no boat now, only the place where you had found one, looking like all the rest of the water.',
    offers: [
      does('craft', 'reflexes', 'easy', 'slight', {
        action: 'Hook the boat as she swings past',
        description: 'One lunge with a pole, leaning a good deal further out than is wise.',
        success: 'You let her come, and come, and caught the gunwale at the top of the swell when it weighed nothing. He opened one eye. He said the name of a ship, and then asked very politely for water.',
        failure: 'You reached, the swell dropped, and the two boats met with your forearm between them. By the time you could use it again she had swung off downwind with her passenger.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Call to the man before coming near',
        description: 'Ask who he is from a distance at which it still matters.',
        success: 'He answered in a whisper that carried like a gull. There had been four of them, he said, and gave the names, so that somebody would have them. Then he let you take his line.',
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
        success: 'It landed on his chest. For a while nothing happened, and then he drank as one does accounts, slowly, checking. When he had done he sat up and told you what lay ahead, reef by reef.',
        failure: 'It struck the thwart and went over the side, and you both watched it go down, a small bright thing. He looked at you with more disappointment than you had from your own father.',
      }),
    ],
  },
  'squall-line': {
    terrains: ['ocean'],
    weight: 3,
    openings: [
      'The horizon to windward had a lid on it. Under the lid the sea was white, and the white was coming on faster than a horse, with a sound like cloth being torn in another room.',
      'First the birds went. Then the wind dropped, and the sail hung, and everyone aboard found something to hold. The squall stood up over the water, grey as slate and quite flat in front.',
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
    openings: [
      'The fog came in at the height of a man and stopped there, so that the sky was blue and you had no feet. Somewhere in it two people were talking quite calmly about which of them should be let go of.',
      'A bell was ringing in the fog, not as a bell is rung but as one is carried. With it came voices, low down, near the water, counting something, and never getting past six.',
    ],
    still: 'The fog was as before. The voices had stopped for you to finish; now they went on.',
    later: 'It was clear here today, and there was nothing at all where the voices had been. You found you would rather there had been a rock.',
    offers: [
      does('patience', 'perception', 'easy', 'none', {
        action: 'Hold still and place the voices',
        description: 'Shut your eyes, turn your head, and spend the hour.',
        success: 'The left one echoed; so there was rock on that side. The right one was out of breath. You went in between them and found two men holding the ends of one plank, arguing, and made room for both.',
        failure: 'Sound is a liar in fog. You worked it out with great care and steered to where they must be, and they were laughing, very close, behind you.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Answer the fog by name',
        description: 'Give a name, and hope that it is not the one they are waiting for.',
        success: 'You gave your own name and your mother’s. There was a silence. Then a third voice, an old one, said that it had known her, and told you plainly how to come clear of the shoal.',
        failure: 'When you had said it they all began to say it, near and far, to try how it fitted. You stopped your ears. Something bumped along the whole length of the side and was gone.',
      }),
      does('force', 'endurance', 'medium', 'serious', {
        action: 'Push straight through the fog',
        description: 'Go on by the strength of your back, and let whatever is in the way move.',
        success: 'You counted strokes and thought about bread. At four thousand and something the fog ended as a wall ends, and you were standing in sunlight with ice in your eyebrows.',
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
    terrains: ['ocean', 'coast'],
    weight: 2,
    openings: [
      'A dead whale lay awash with all the gulls of the country on it. Two boats had reached it before you. They had each put an iron in, one at either end, and were glaring at one another along sixty feet of blubber.',
      'You smelled the whale an hour before you saw it. It was blown up as tight as a drum, and an old man stood on the top of it with a flensing spade, defending it from his nephews.',
    ],
    still: 'The whale had come no nearer to a decision. It hissed a little, somewhere aft.',
    later: 'Of the whale there were left eleven ribs, very white, and a gull on each.',
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
        success: 'By evening they had taken what they could, and called you names that were nearly friendly. You went in by moonlight, when it was only you and the small crabs.',
        failure: 'You waited in the cold, and so did every shark in those waters, and they were the more hungry. By dawn there was nothing left at the place that you would put a hand in.',
      }),
      does('flight', null, 'easy', 'slight', {
        action: 'Leave the whale to its heirs',
        description: 'Turn away from a week of lamp oil, and breathe.',
        success: 'You turned up the wind, away from the knives and the stink. Behind you somebody hit somebody with something wet. It was a sound that you were glad to be leaving.',
        failure: 'They took your turning for a trick, and both boats came after you, agreed at last on something. You got off, but it was a long pull with a stone going by now and then.',
      }),
    ],
  },
  'reef-passage': {
    terrains: ['ocean', 'coast'],
    weight: 2,
    openings: [
      'There was a line of white across the whole way ahead, and it did not come on as waves do. It stayed. Between two teeth of it the water ran green and smooth, about as wide as a barn door.',
      'The water changed colour under you, from wine to bottle to milk. You looked over the side, and the bottom looked up: heads of rock like oxen drinking, each with a beard, and the tide going off them.',
    ],
    still: 'The reef had shown you what it did. The passage was still there, and the tide a hand lower in it.',
    later: 'You knew the reef’s face now. The gap between its teeth was where you had left it, combing its green hair.',
    offers: [
      does('craft', 'perception', 'easy', 'slight', {
        action: 'Read the colours and creep through',
        description: 'One eye on the water, one hand on the lead, all afternoon.',
        success: 'Blue is deep, green is doubtful, brown is your own fault. You sang the colours out to yourself and she went in after the song, with a yard to spare on the worse side.',
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
        success: 'You ate something cold and watched the rocks go under, one after another, like people being seated. At slack water you crossed over their heads without so much as a scrape.',
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
    ],
    still: 'The strange sail was nearer. You could make out a patch on it now, sewn in the shape of a hand.',
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
    openings: [
      'There had been no wind for three days, and the sea lay like oil in a jar. Everything that you had thrown over the side was still there beside you. The water in the cask had begun to have a shape.',
      'The sail hung as a shirt hangs on a dead man’s door. You could hear the tar working in the seams, and under it, from far down, a sound of somebody moving furniture.',
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
    terrains: ['ocean', 'coast'],
    weight: 2,
    openings: [
      'You came into a field of wreckage: spars, a hen-coop with one live hen, and thirty casks rolling shoulder to shoulder like men leaving a feast. Among them a woman sat upright on a hatch, holding a box.',
      'Whatever the ship had been, she had been full of jars. They bobbed all round you, sealed, with a stamp on each. In the middle a ship’s boy stood on a raft of them with a boat-hook and claimed the lot.',
    ],
    still: 'The wreckage was spreading with the tide, and what sat in the middle of it had not been persuaded.',
    later: 'A single cask was left here, on its side, going round in the same slow circle. Weed had begun on it.',
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
        success: 'Nobody had asked anything all day. Out it came: the ship, the fire, the captain who had gone back for his flute. In the box was the flute. You agreed that it was a good box.',
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
        success: 'They thought it over as if you were one of several boats. Then they came aboard, very correct, and sat where they were told; and by evening had found the leak you had been looking for all month.',
        failure: 'They came aboard with thanks and put a foot straight through your bottom board. In the stopping of it, cargo, castaway and temper all went different ways.',
      }),
    ],
  },
  'false-light': {
    terrains: ['coast', 'ocean'],
    weight: 2,
    openings: [
      'There was a light on the point, low and yellow, swinging as a ship’s lantern swings at anchor. It hung where there was no anchorage. Someone had tied it to a cow.',
      'Two fires burned along the shore, one over the other, as they do for a safe channel. You had been told of the two fires. You had been told about them by a man who had no ship any more.',
    ],
    still: 'The light burned on. Whoever tended it had heard something, and was standing very still beside it.',
    later: 'A ring of burnt stones marked where the false light had stood, with a good deal of glass trodden in.',
    offers: [
      does('force', 'strength', 'medium', 'serious', {
        action: 'Come in behind and put the light out',
        description: 'There will be more of them than there is of you, but they are looking out to sea.',
        success: 'You came down on them from the land side, shouting in three voices. They ran with the simplicity of people who have always meant to. You stamped out the fire and sent the cow home.',
        failure: 'You had counted four. The fifth had gone behind a rock, as one does, and came back with his belt undone and a cudgel. The light burned on over the top of the argument.',
      }),
      does('craft', 'intellect', 'easy', 'slight', {
        action: 'Move the light a hundred paces',
        description: 'Let it tell the truth for once, and be gone before they see where it stands.',
        success: 'You shifted it while they slept it off, pot and tripod, to where a light should be. In the grey of the morning a fat ship went by in deep water, and you could hear them trying to understand it.',
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
        success: 'You lay in the bent-grass until you had each of them by heart: the limp, the red hood, the one who coughed. Then you went backward out of it on your elbows.',
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
    ],
    still: 'There was less sand than there had been. The water had come round and was feeling about for your heels.',
    later: 'The flats lay bare and ribbed, with your old line of footprints going out over them and, after a gap, coming in.',
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
        success: 'The post held and so did you. By starlight the sea went down again, one plank at a time, and let you off at the same place with a bow, as though the delay had been unavoidable.',
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
    ],
    still: 'The rakers leaned on their rakes. It was plain that they would go on doing so until something was settled.',
    later: 'Somebody had raked the salt where it happened into a cross, or it may have been the wind.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Ask the rakers whose trouble it is',
        description: 'They will tell you, at length, all at the same time.',
        success: 'It was a wager, and a widow, and a dyke that had been moved one foot in the grandfather’s day. You only nodded. When they had said it all they found that they had no more to say, and took up the rakes.',
        failure: 'Each told you a different man, and each saw whom you looked at next. There had been one quarrel when you came, and when you stood up there were five, and you were in two.',
      }),
      does('craft', 'vigour', 'medium', 'slight', {
        action: 'Wade in and drag the pan',
        description: 'It is hot brine to the thigh; whatever you have cut will hear of it.',
        success: 'You found him at the fourth cast, sitting down there as if in thought. They carried him off to be salted and sung over. A place was made for you at the fire, upwind.',
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
        failure: 'You raked it the wrong way, it appears, the way one rakes for a burial. They were kind about it. They did the entire field again, and you could not very well leave.',
      }),
    ],
  },
  'heavy-net': {
    terrains: ['coast'],
    weight: 2,
    openings: [
      'Nine people had hold of a net and could not land it. It came up the beach a yard and went back a yard, and something in the bag of it turned over slowly and made the whole line of them step forward.',
      'The fishers hailed you before you had seen them. They wanted weight, they said, any weight. Behind them the net ran out into the surf as tight as a harp, and hummed.',
    ],
    still: 'The net was still out, and still humming. The boy at the end of the line had begun to cry, without letting go.',
    later: 'Floats and a torn net had been hung up to dry where they had hauled. Nobody had mended the hole; it was a very round one.',
    offers: [
      does('force', 'strength', 'easy', 'slight', {
        action: 'Take hold of the net and haul',
        description: 'Add your back to theirs, and go where the nine of them go.',
        success: 'You dug in and hauled until your eyes swam. It came, all of a sudden tame: a sunfish as big as a threshing-floor, which lay in the shallows looking up at everyone with great forbearance.',
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
