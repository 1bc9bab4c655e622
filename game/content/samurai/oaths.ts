import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

const petition: OathContent = {
  key: 'samurai/the-ring-of-names',
  kind: 'find-out',
  drives: ['charisma', 'endurance'],
  title: 'Put {who}’s petition against {foe} into the lord’s own hand at {where}.',
  who: { trade: 'village head', genders: ['male', 'female'] },
  foe: { trade: 'district magistrate', genders: ['male'] },
  goal: 'city',
  ways: ['talk', 'gift', 'patience'],
  sworn: [
    'Two hundred and eleven names stood round the edge of the sheet in a ring, so that nobody should be the first to be punished for it. {who} asked you to carry it to {where}, past {foe}, the {foe.trade}, who measured rice with a box of his own making. You put your thumb to the one gap in the ring, and swore.',
    'In the third bad year {who} came out to you on the dyke with a paper wrapped in a hat. {foe} had taken the tax twice, and the second time he had taken the seed. Whoever hands such a paper to a lord is commonly crucified; {who.he} thought it right to mention that. You swore by Hachiman to hand it over at {where}.',
    'They had met without lamps, in {who}’s barn, and signed by feel, so that the ring had come out a little oval. The sheet told what {foe}, the {foe.trade}, had taken, and with what sort of box. It had to go into the lord’s own hand at {where}. {who} did not say what is done to people who carry such papers, because you knew; and you put your thumb to it last of all, and swore.',
    '{who} unrolled a sheet on the floor of the granary, where there was room: a ring of two hundred and eleven names, with no beginning, and inside it, in figures, what {foe} had carried off in a box that held too much. It was for the lord’s own hand, at {where}, and wanted somebody with no field to lose. There was a place in the ring no wider than a thumb. You inked yours, and swore.',
    'You were given the good mat, and then {who} told you. {foe}, the {foe.trade}, had a box that took nineteen measures for eighteen, and a village had put its names in a circle beneath the sum, so that there should be no first one to behead. Someone has to bring it, however. You swore by Hachiman to put it into the lord’s hand at {where}, and set your thumb in the gap.',
    'While a stick of incense burned {who} had the loan of {foe}’s own rice-box, through a servant. They filled it with sand, poured that into an honest one, and had a hatful over. Then they unrolled the sheet, with a village’s names round its rim. It was for the lord’s hand, at {where}. You pressed your thumb into the gap, and swore.',
    '“We drew lots,” said {who}, “and it was Sakuzo, who is lame, and then a child.” So they had asked you in. There were two hundred and eleven names in a ring, and inside it what {foe} had carried off in his deep box. It had to go into the lord’s hand at {where}. You inked your thumb for the gap, and swore by Hachiman.',
  ],
  advances: [
    'Somebody who had watched you asked where you were bound. You said {where}. It turned out that a cousin of theirs sewed the curtains for the lord’s palanquin.',
    'You learned by the way on which side of the lord his secretary walks, and that the secretary was a farmer’s son.',
    'A labourer took off his hat to your sleeve, where the paper was. You had not known that it showed.',
    'It was the kind of thing that gets about. By the next well they were saying that {who} had chosen better than {foe} would like.',
    'A paper-maker felt a corner of the sheet, with your leave, and said that it would outlast {foe}. It was his own make. The village had asked him, he remembered, for the strong sort.',
    'You unfolded the sheet and looked it over. It was dry, and the ring was whole; you had the impression that the names stood a little closer together.',
    'A clerk who had once held the box for {foe}, and been told how to shake it, begged your pardon, and let you know at what hour one may speak at {where}.',
    'A neighbour of {who}’s had walked all that way to bring you the news that nobody had yet been punished, and that they were all sitting at {who}’s house, in case.',
    'It was remarked in your hearing that {foe} had bought a second rice-box, an honest one, and kept it by the door.',
    'You felt in your sleeve, and it was there. By now you could have told with one finger where in the ring the widows were.',
    'A tea-woman would take nothing for the tea. She had a brother on that sheet, she said, a little to the left of the crease.',
    'At a wayside smithy you were taught how to fall on your knees in front of a horse so that it stops. The smith had never had to do it. His father had, he said, at {where}.',
    '{foe}’s name was mentioned, and three people remembered all at once that they had something to see to; a month before it would have been the whole room.',
    'It brought you no nearer to {where}, but it taught you to bow so that the sleeve hangs free, which is half of the art.',
    'They were laying money on you at a ferry, you learned: not that you would come through with it, but that you would get as far as the gate.',
    'Somebody had begun to sing the two hundred and eleven names, to the tune of a planting song, so as to have them by heart if the sheet should be lost.',
    '{foe} had had his rice-box sawn in half, it was said, to prove that it was honest, and was surprised at what people saw.',
    'You had worn out a pair of sandals for about every fifty names.',
    'The paper had taken on the bend of your arm, so that by now it would have lain well in nobody else’s sleeve.',
    '{foe} had asked {who} in to tea, twice, and had been thanked, twice.',
    'A barber explained to you, with his razor at your neck, what the guards at {where} look at first. It is the hands.',
    'An old bearer walked beside you for a mile, to show how slow it is when one goes at the pace of a palanquin. There was time in it, he said, for quite a long sentence.',
    'Somebody described the gate at {where} to you who had once carried such a paper as far as that. He had brought back one ear.',
    'There was a reward now, one heard, for whoever could tell {foe} where a ring begins.',
    'You tried over what you would say, in the fewest words that it would go into. It came to nine, with the name of the village.',
    'A temple offered to keep the sheet for you, and was a little too quick in holding out its hand. You found that you knew by now whom to refuse.',
    'From {who} came a single bean, by way of four pairs of hands. It meant that they had sown.',
    'A laundress would not touch your coat until you had taken out what was in the sleeve. She turned her back while you did it, and then starched that sleeve double.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Compare the rice-box of {foe} with the sealed one in {place}.',
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Measure one rice-box against the other',
        description:
          'The sealed box stands in the Rice Office of {place}, and the clerk who guards it dines with {foe}.',
        success:
          'You put {foe}’s box upon the desk, and asked the clerk to settle a wager. He filled the sealed one and tipped it into that, and there was room left over for a cat. He looked into that space for some time. Then he wrote down the figure and put his seal to it, small, in the corner.',
        failure: [
          'You poured with an unsteady hand, and a broom had to be sent for. With the sweepings counted in it came out equal. You were shown the door; but on the step an old porter remarked that one tried it better with millet.',
          'The clerk was delighted to oblige you. He brought out the sealed box, and then a box to measure it by, and then the regulations, which he read. The office in {place} closes at a fixed stroke. It had been closed for some time when he came to the part about visitors.',
          'You had the two boxes side by side, and were lifting the first, when somebody sneezed. It was the clerk, into the sealed one. It would have to be washed now, he told you, and dried, and sealed afresh; he put it under his arm, and was in no haste about any of that.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Speak at {place} with the farmers who did not sign.',
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the unwilling why they did not sign',
        description: 'They have children and good reasons, and you have brought them a sheet with a gap in it.',
        success: [
          'They sat down with their backs to you. You read the names aloud, round the ring, and each of them had a cousin in it. The eldest coughed; he could not write, he said, but he had a thumb. After that there was a queue.',
          'You did not ask for names. You asked what the box had cost them, house by house, and somebody’s wife reckoned it out on the ground with beans. When she had come to the end of the beans no one spoke. The eldest pressed his thumb into the soot of a kettle; and behind him they were rolling up their sleeves.',
          'You spread it on the threshing-floor, put a weight on each corner, and waited at the well. You could hear them finding their relations. It took as long as a pot of barley. When you came back the ring had had to be made wider; and the eldest, with black on his thumb, was scolding somebody for having signed outside it.',
        ],
        failure: [
          'You spoke well, they agreed, like a person with no field. They went home by different paths. The last of them left a boiled egg on a stone for {who}, and word that he was ashamed, and that he came by here on market days.',
          'They had signed something once before, said the eldest, and he turned back his sleeve, so that you could see what came of it. You rolled the sheet up again. They walked with you to the edge of {place}, all of them, bowing, to be sure that you were gone.',
          'They heard you to the last name. Then a woman asked who would see to the fields of those that were sent for, and looked at your hands, which had never held a hoe. You had no answer ready; and she began, quite kindly, to see you back to the road.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Learn in {place} on what day the lord rides out.',
      offer: does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Scrub pots until the lord’s runners talk',
        description: 'The runners eat in that kitchen, and you will smell of their soup for a week.',
        success:
          'By the fortieth pot they had forgotten you. The cook said the thirteenth, and the runner said the fifteenth, because of the secretary’s teeth; and they quarrelled over it until you had the day, the gate, and which of the bearers limped.',
        failure: [
          'You scrubbed, and they talked of eels. Then the steward praised your pots, and set you to the stables, out of hearing. The cook was sorry to lose you; he would keep you the place at the sink, he said, if you could only do worse.',
          'You had the twelfth pot in your arms when you dropped it. It had been in that kitchen since the present lord’s grandfather. Nobody raised a voice; they all simply looked, from then on, each time that you picked something up, and nobody said a word that was not about pots.',
          'You listened so hard that you stopped scrubbing. The cook came in to see what the silence was. The runners looked at your dry hands, and at each other; and for as long as you were in that kitchen afterwards they talked of turnips, and praised them.',
        ],
      }),
    },
  ],
  ready: [
    'It was known now, down to the day, when the lord would leave his gate at {where}. What remained was to be standing there.',
    'You had the names, the road, and what you would say. There was nothing more to be got ready for {where} except your neck.',
    'The sheet was complete, and so was all that you knew of gates and hours at {where}. You moved it to the left sleeve, which is the one that one holds out.',
    '{who} sent you a clean collar, and no message. You put it on. There was nobody left to ask about {where}, and no question.',
    'By now you could have gone to the lord’s gate at {where} with your eyes shut. Everybody advised you, as it was, to keep them lowered.',
  ],
  test: {
    openings: [
      'The lord of {where} came out at the pace of a man who carries a full bowl: lances first, then boxes, then horses without riders. Everyone went down on the gravel. {foe} rode eleventh, in grey. He was not looking at faces; he was looking at sleeves.',
      'They had spread white sand before the gate of {where}, and nobody might leave a footprint on it but the bearers. You could see the palanquin, its blind of split bamboo, and four fingers’ breadth of light beneath the blind. Between you and that were sixty spearmen, and {foe}.',
    ],
    still:
      'The procession had halted while somebody’s sandal was tied. There was still that strip of light beneath the blind.',
    offers: [
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Cry the appeal aloud from the roadside',
        description: 'Nobody has raised his voice in this street before the lord for thirty years.',
        success:
          'You gave the name of the village and the number of its dead, in the voice that one uses across a valley. A spear came down over your neck, and stopped. From behind the blind someone asked what that place had paid last year; and you could tell him, to the grain.',
        failure:
          'You had three words out when a drum began. {foe} had thought of a drum. You were put back behind the rope, among the eel-sellers; but for as long as those three words lasted the palanquin had slowed, and you had seen that it did.',
      }),
      does(['flight', 'reflexes', 'hard', 'grave'], {
        action: 'Run in and thrust the paper under the blind',
        description:
          'It is eleven paces over white sand, with a split bamboo in your hand and sixty men told to strike.',
        success:
          'You went under the first shaft and over the second. The sheet was in the cleft of the stick, the stick went in below the blind, and somebody took it from the other end, quite gently, as one accepts a fan. Then they fell on you; but by then it was out of your hands.',
        failure:
          'At the ninth pace a spear-butt came between your ankles. You slid the rest of the way upon your face, and stopped an arm’s length short. They bore you off by the elbows, with the sheet still up your sleeve, and flung you out by the dyers’ gate.',
      }),
      does(['patience', 'endurance', 'hard', 'serious'], {
        action: 'Kneel in the road and do not move aside',
        description: 'Bearers may not turn out of their way, and there are eight of them, with a lord on top.',
        success:
          'You knelt in the middle of the road with the sheet held up before your face. Lances parted round you, and boxes, and horses. The bearers came on until the pole was above your head; and there the foremost, who had grown up behind a plough, could not lift his foot.',
        failure:
          'The lances went by on either hand. Then two men of {foe}’s took you under the arms, with great politeness, as an aunt is removed from a wedding, and set you down in a side street, still on your knees.',
      }),
      does(['gift', 'perception', 'medium', 'slight'], {
        action: 'Send it in with the bowls of new rice',
        description: 'Each village sends up a bowl at the gate, and the taster lifts every lid but one.',
        success:
          'You had seen which bowl the taster passes by: the cracked one, which is left for luck. The sheet lay in it under the rice. Behind the blind there was the sound of a chopstick meeting paper, and then for a long while there was none.',
        failure:
          'The taster was thorough for once. He lifted your lid with the rest, raised his eyebrows, and put it on again. He gave the bowl back to you without one word, which in a man with {foe} at his shoulder was a good deal.',
      }),
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Set the two rice-boxes down side by side',
        description: 'It must be done in the open road, in silence, before anyone can ask what it means.',
        success:
          'You had brought an honest box from the village, and one of {foe}’s, from the day of the tax. You set them on the sand and poured one into the other. Nobody there needed it explained. The lord had been a boy in a rice country; he put out one finger between the slats, and pointed to the part that had stayed empty.',
        failure:
          'A page kicked the smaller one over before you had begun, by accident or for a consideration. Sparrows came down on the rice from all the eaves. The lord was seen to smile at the sparrows, and the bearers took up the pole.',
      }),
    ],
  },
  triumph: [
    'The sheet was read behind the blind, once round the ring, and again. {foe} was asked for his box. It was brought, and a lord sat down on the gravel of {where} in his robes and measured with it like any widow. {who} had walked there to fetch you; and since there is no bow laid down for such a case, {who.he} took hold of your sleeve.',
    'The appeal was granted, and by custom the one who made it ought to have died. The lord inquired at {where} who that had been. Two hundred people on the road regretted that they had not noticed, {who} the loudest. That year the rice went in by the old measure, and a bowl of it was sent after you.',
    'The lord had the sheet carried round the courtyard of {where} on a tray, like a dish, so that each of his officers might look for the beginning. Nobody found one. {foe} was the last to be offered it, and read the names, perhaps for the first time, as names. {who} has the sheet again. It hangs in the barn where it was signed, with a pine-branch over it.',
    'By the time that {foe} had been asked three questions he was kneeling, and at the fourth he was seen to be a small man. The seed-rice was to go back. You walked home from {where} with {who} behind forty carts, and at each gate a household stood with its hands in its sleeves, and did not cheer, and did not go in until the last cart was by.',
    '“And who is the first of these?” said the lord at {where}, with the sheet in front of him. You said that it was you. It was in order to spare the rest; but {who}, from the crowd, said the same, and then a number of people did. {foe} was not asked. When the lord had finished laughing he sent for the honest box, and had it nailed to the gate.',
    'A courier was at the village before you, and so you heard of it from the bells. The tax was to be measured by {who}, the lord had written from {where}, and watched by {foe}, who should be given a stool. It was an exact sort of punishment. You found your own thumb upon the ring, when they unrolled it, and those on either side had been inked over, to be a little closer.',
  ],
  loss: [
    'The sheet came to {foe} in the end, in the ordinary way, with a covering note. He looked along the ring for where it began, and could not find it, and so began anywhere. You brought {who} the news yourself. {who} poured your tea with care, and asked which of them had been sent for first.',
    'The answer was posted on the board at {where}: the matter had been looked into by the proper officer, who was {foe}. You read it through twice. Beneath it hung a box for next year’s petitions, with his seal across the slot; and you went to tell {who}, by the long way.',
    'You were let go from {where}, and that was the worst of it. The lord had not been shown the sheet. {foe} had looked at your thumb and at one print in the ring, and had thanked you for your trouble. When you came to {who}’s house the shutters were up on all the others. {who} had laid out a clean coat to be fetched in, and asked you to stay and eat.',
    'The sheet burned at {where} in a brazier, while {foe} warmed his hands. It was good strong paper and took some time. You said over to {who} as many of the names as you had; there were a hundred and ninety. They tried in the barn to find who was missing, and had to give it up, because each of those who were asked believed that it was he.',
  ],
  fates: {
    triumph:
      '{who} was {who.trade} for nine years more, and measured for the neighbours on feast days with the sealed box. {foe} was sent to an island where the tax is paid in seaweed, and collects it himself.',
    loss: '{who} gave back the village seal and went to live with a married sister. {foe} was promoted, and had a second box made, of a better wood.',
    death:
      '{who} closed the gap in the ring by writing your name there. {foe} had the sheet copied fair for his files; but his clerk kept the first one, and it was heard of again.',
  },
};

const lute: OathContent = {
  key: 'samurai/the-last-boat',
  kind: 'carry',
  drives: ['perception', 'intellect'],
  title: 'Bring back to {who} the lute that {foe} keeps shut up at {where}.',
  who: { trade: 'blind lute-player', genders: ['male', 'female'] },
  foe: { trade: 'collector of famous things', genders: ['male', 'female'] },
  goal: 'landmark',
  ways: ['craft', 'explore', 'patience'],
  sworn: [
    '{who} had carried the lute called Last Boat through forty provinces, feeling for the road with bare feet. {foe} heard it one night, wept, and bought it from the innkeeper while {who} slept. “I can hear where it is not,” {who.he} told you; and for pay you were to have the tale of the Taira, part by part, and had the first of it before supper. On the one string that had been left you swore to bring it back from {where}.',
    'There was a scratch beneath its bridge, {who} said, made by a drowned lady’s ring, and the fourth string sang a little before it was touched. {foe} had it now, and did not play. All that {who} could pay you was the tale of the Taira, in parts. You swore to fetch the lute from {where}, and were told the first part there and then.',
  ],
  advances: [
    'You had found out one thing more about the house at {where}: which board in the passage sings, and on what note.',
    'A pilgrim had gone by under a wall near {where}, and had heard through it one note of a lute, plucked as a person tries a bath with one toe.',
    'A dealer in scrolls let it fall that {foe} had ordered a second lock, and a stand of black persimmon-wood to lock something to.',
    'You sent word to {who} by a pilgrim: it was going well, and nobody was to buy another lute just yet.',
    'What lay between you and {where} had begun to look less like a wall than like a gate with a lazy porter.',
    'A lute-mender two provinces off had been sent for to {where}, and had said that he would come when {foe} had washed {foe.his} hands.',
    'It was remarked to you that {foe} had given up music, and sat before a case that was kept shut.',
    '{who} had sent you the second part of the tale, by ear, through three innkeepers, and in the last mouth it had {where} in it.',
    'You had learned to tell by ear when a house is keeping something that it does not use, and {where} was said to be remarkably quiet.',
    'The one string, which you carried wound up in paper, had begun to sound a little whenever you set down your pack.',
    'Somebody had seen {foe} slip off {foe.his} shoes to go by a certain alcove, and put them on again beyond it.',
    'A pedlar had heard {foe} asked for the name of the lute, and {foe} had told them the price.',
    'You were taught by a monk how such a thing is carried in the wet: inside the coat, and with one’s back to whatever there is.',
    '{who} was playing on a borrowed instrument, people told you, and broke off each time at the same place, for you.',
    'You had drawn a plan of the garden at {where}, and could add two paces to it now, and one dog.',
    'The joiner who had made the stand at {where} drew you its foot in the dust, and how the peg goes in, and rubbed it out.',
    'You caught yourself correcting a street-singer, at the part with the horse. {who} had been a better teacher than either of you had noticed.',
    'The dogs at {where} could be had for dried squid, a fish-seller told you, and told you which was called what.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Look at {place} for the way the lute-case went.',
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Find where the carriers set the case down',
        description: 'It was two years ago, and there has been a great deal of grass since.',
        success: [
          'Four square prints of a case’s feet were in the clay under an overhang, three of them grown up with grass. In the fourth lay a tuning-pin of boxwood. The carriers had turned uphill from there; and by the shortness of their steps they had been told not to jolt.',
          'They had rested under a ledge, out of the wet: eight men, by the flattened places, and in their midst four small square dents, with nothing let lean against them. One of the eight had played with a peg of boxwood until it rolled away. You got it out with a straw. Their heel-marks went on up the slope, as close together as stitches.',
          'You asked yourself where you would put down a thing that must not be put down. There was one level slab at {place}, swept long since, with four square holes in the moss, and in one of them a wooden tuning-pin. A scrape at the height of a carrying-pole told you by which path they had gone on uphill, and that they had gone sideways.',
        ],
        failure: [
          'You found the prints of a case and followed them all the way to a seller of pots. He was moved that anyone should. He had once been overtaken on that path, however, by eight men bearing one small box like a sick child, and could point.',
          'It had been a wet two years. You turned over leaves until your nails were black, and found a child’s clog, a comb, and the place where somebody had buried a cat, with a verse. It was quite a good verse; but it was no help.',
          'You found where something heavy had been set down, and dug, and it was a milestone lying on its face. You stood it up. It told you how far it was to four places where you had no business; and a child who had been watching asked if you were going to do the others.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Learn in {place} how one becomes a guest of {foe}.',
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Write the note that gets one invited',
        description: 'It needs costly paper, a hand that is not trying, and a poem with nothing in it.',
        success:
          'You wrote that the plum by your gate was late, and that you were not surprised. The reply had one petal folded up in it. A merchant of {place}, who had waited nine years for such a petal, came round himself to have a look at you.',
        failure: [
          'You wrote a good poem. That was held to be the trouble with it. It went from hand to hand in {place} for the better part of a week, with much enjoyment, and in the end a kind person told you which part ought to have been left out.',
          'You spoiled nine sheets, and on the tenth there was not a fault. It came back from {foe}’s gate the same day, unopened. One does not, a servant explained to you kindly, use that paper after the first of the month.',
          'You put nothing in the poem, as one should, and it came out so plain that the gatekeeper took it for wrapping. There had been a fish in it by the time that you inquired. He was very sorry, and would have given you half of the fish.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Carry a greeting from {who} to an old pupil in {place}.',
      offer: does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Bring the old pupil the greeting',
        description: 'They parted over a wrong note, and each is still certain whose it was.',
        success:
          'You gave the greeting and, as instructed, hummed the wrong note after it. The pupil laughed until the cat left the room. Then you were shown, on a borrowed lute, how to lift Last Boat out of its stand so that it does not cry out.',
        failure: [
          'You hummed the note, and by mischance you hummed it right. It was taken for an apology, after all those years. The pupil wept too hard to be of use just then, and begged you to come in again when that was over.',
          'You had the greeting by heart, with its pauses. The old pupil heard it out to the last of these, and inquired after the teacher’s health, and the weather there. Of the note nothing was said; and you were at the gate before you understood that you had been meant to stay longer.',
          'There were two in that street who had been pupils, and you had the wrong one. He had never struck a false note in his life, he told you, and went through those of the other with you, upon his fingers. He had got to the second hand when the gate was shut for the day.',
        ],
      }),
    },
  ],
  ready: [
    'You knew the path to {where} by this time, and the lock, and the habits of the kettle. One could not decently put it off.',
    'A card came, addressed in a very fine hand: {foe} would be making tea at {where}, and there was a mat free.',
    'There was nothing further to be learned about {where} by staying away from it. You pared your nails, as for a concert, and went.',
  ],
  test: {
    openings: [
      '{foe} had built a hut of two mats beside {where}, with a door so low that even lords go in on their knees. It held one scroll, one kettle, and one guest, who was you. In the alcove stood the lute on its stand, with its face to the wall like a child in disgrace.',
      'A servant at {where} begged you to leave behind your hat, your sword and your opinions. {foe} was wiping a tea-scoop. “You will wish to look at it,” {foe.he} said. “Everybody does.” It was there in the alcove, under a square of gauze, and nobody had played it for two years.',
    ],
    still:
      'The kettle had been filled again. {foe} measured out tea and did not look at the alcove, and took some trouble not to.',
    offers: [
      does(['craft', 'reflexes', 'hard', 'serious'], {
        action: 'Lift it from the stand behind {foe.his} back',
        description: 'The kettle sings for a dozen breaths, and the gauze has small bells along the hem.',
        success:
          'You took the bells between your fingers, all eight, and drew off the gauze like the skin from a bean-curd pan. The lute came into your arms with a sigh of old wood. When {foe} turned round from the kettle a guest was going away down the path, walking as one does with a sleeping child.',
        failure:
          'There was a ninth bell. {foe} did not raise {foe.his} voice; {foe.he} poured your tea out on the moss, with regret, and the servants saw to the rest. But you had had its neck in your hand, and felt how the stand lets go.',
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Tell {foe} what a lute is for',
        description: 'It has been explained here before, by people who did not leave through the gate.',
        success:
          'You told about the woman at the ferry who put down her load because {who} had begun to play, and how the boatman forgot to ask for the fare. {foe} listened with the scoop in the air. “I have only ever heard it being owned,” {foe.he} said, and turned its face from the wall.',
        failure:
          '{foe} heard you with attention, and put you right about a date. Two men came in, and you were helped to find the gate. Behind you, as it slid to, there was one note, plucked by a person who had wished to see whether it was true.',
      }),
      does(['explore', 'perception', 'hard', 'serious'], {
        action: 'Creep beneath the floor and come up under it',
        description: 'The hut stands on posts; below it are a foot of darkness and two dogs.',
        success:
          'You lay under the mats and learned each board by its nails. One had been taken up before, by whoever built the place, for just such a reason. It rose like a lid. The lute came down to you through the floor; and the dogs, who had listened to it for two years, walked you as far as the wall.',
        failure:
          'You raised the wrong board. {foe} was sitting on the next one, composing, and looked down at you with the surprise of a person who finds a carp in the bath. You left by way of the dogs. You had counted the boards, though, and there were only three more.',
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Outsit {foe} in silence until the lute is played',
        description: 'Whoever speaks first has lost, and {foe} once sat through an earthquake.',
        success:
          'The kettle went off the boil, and the lamp was twice filled. On the second day {foe} reached out a finger, like somebody asleep, towards the fourth string; and it sang before it was touched. {foe} drew the hand back as from a stove, and then pushed the lute across the mat to you.',
        failure:
          'You sat through four kettles, and then your stomach spoke. It spoke at some length. {foe} bowed to it as to the better man, and had you carried out in the same position, on your mat, and put down facing home.',
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Offer the whole tale in exchange',
        description: 'You know all of its parts by now; such a thing can be given away only once.',
        success:
          'It was the one famous thing that {foe} did not have. You told it in all its parts, as {who} had told it to you, and came to the drowned child last. For some time nobody moved. “It would be greedy to keep both,” said {foe}.',
        failure:
          'You left out the horse. {foe} waited for the horse; one could see {foe.him} doing it; and a set with one piece missing is worth very little. You were shown out, and begged to come back when it was complete.',
      }),
    ],
  },
  triumph: [
    'You put it in {who}’s lap without a word. {who} felt for the scratch under the bridge, and then for your face. Nobody in that inn slept, or wished to: {who.he} played the drowning of an entire court, and when it was done the fourth string went on a little by itself.',
    'A hundred people had come, since such things get about. {who} was so long in tuning that a child was born meanwhile. Then {who.he} struck Last Boat once, and the oldest man in the room said that it was the sea. At {where} there was a bare stand of black persimmon, which was much admired.',
    '{who} would not take it from you at once. First the case had to be opened, and then the cloth, and then everybody was asked to be quiet, since it had been shut up at {where} so long with nobody but {foe}. When the fourth string was touched it was a quarter-tone flat. “It has been sulking,” said {who}, and wept, and tuned it, and was rude to it for the rest of the evening.',
    'You carried Last Boat from {where} inside your coat, with your back to whatever there was, and so you came in to {who} backward. It was found to be dry. They put the one string on that had been left behind; it had aged less than the others, having been travelling. {foe} heard of the first performance, and sent no note, but a servant was seen in the last row with his eyes shut.',
    'It was returned, and nothing was said of it. {who} played the entry of the fleet, and got to the place in the tale where for two years there had been a stop, and went on. You had not thought that one could hear a hole being filled in. People in that room held on to their mats. At {where}, it is said, {foe} has the gauze still, folded, with the eight bells tied together.',
    '“There is a hair-crack by the neck,” {who} told you, when the lute had lain for a while in {who.his} lap, “and someone has cried on the lid.” The someone was {foe}, since there had been nobody else at {where} to do so. {who} considered it. Then {who.he} played the part of the drowned child, softer than it is written, and had you open the screens on that side.',
  ],
  loss: [
    'The lute stayed at {where} with its face to the wall. You came back to {who} with one string wound around your finger, and said so. {who} sat for a while. Then {who.he} tied that string to a gourd and a stick, and gave you the last part of the tale on it, because it had been promised.',
    'They moved it from {where} in a closed litter, to a house behind three walls. {foe} wrote to tell you so, most civilly, on paper with gold in it. {who} had the letter read out, and asked to feel it. It was very good paper, {who.he} agreed, and blew {who.his} nose.',
    'You had had it in your arms, and it had gone out of them. When it struck the step at {where} it gave all its notes together. {foe} sat down among the pieces and began to sort them by size. You brought {who} the bridge, with the scratch beneath it; {who.he} felt along that with a thumb, to the end, and asked you to tell how it had sounded, and not to leave anything out.',
    '{foe} had a copy made, and it was the copy that you stole. {who} struck the fourth string, once, and laid both palms on the strings to stop it. You were thanked. It was a good loud instrument, {who} told the innkeeper, and would do for weddings; and from {where} they heard before long that the other was not to be shown any more, even to guests.',
  ],
  fates: {
    triumph:
      '{who} took the tale through six more provinces, and was asked for by name. {foe} gave up collecting and went for lessons; it was a bad ear, {who} reported, but an honest one.',
    loss: '{who} grew famous for playing on a gourd, and there were imitators. {foe} kept Last Boat under gauze until the glue dried out and it came apart, one night, with a sound like a cough.',
    death:
      '{who} put a verse about you into the tale, between the horse and the drowned child, and in some villages they ask for it. {foe} bought your sandals, as a curiosity, and shows them.',
  },
};

const register: OathContent = {
  key: 'samurai/the-blank-column',
  kind: 'avenge',
  drives: ['strength', 'reflexes'],
  title: 'Face {foe} at {where}, and bring {who} his topknot.',
  who: { trade: 'fencing-master’s widow', genders: ['female'] },
  foe: { trade: 'sword instructor', genders: ['male'] },
  goal: 'landmark',
  ways: ['force', 'flight', 'talk'],
  sworn: [
    'The fencing-master was cut down on his own steps, from behind, by {foe}, his best pupil, while he was opening an umbrella. {who}, the widow, had the vendetta put into the magistrate’s register: one column for the name, one for the date, one left blank. She had bad lungs and no sons. You signed as her second, and swore, and {foe} went to ground at {where}.',
    '“I do not ask for his head,” said {who}. “Where should I keep it?” The law allowed her the topknot, with which a man’s name comes off. {foe} wore his high these days, having taken over her dead husband’s school and half of its pupils. You swore on the old master’s wooden sword to meet {foe} at {where}, and to bring it to her.',
    'The umbrella still had the cut in it. {foe}, best of the pupils, had come up behind the old master on his own steps; and {who}, who had a cough and no son, showed you the register, and the column that was white. You signed as her second. On his wooden sword you swore to meet {foe} at {where}, and bring her the topknot.',
    'There is a book for such things, ruled in columns. {who} had her husband’s name written there, and that of {foe}, his best pupil, who had cut him down from behind on his own steps. The third column was white. She had a cough, and no sons, and she turned the book about so that you could read it. You put yourself down as her second; and on the dead man’s wooden sword you swore to meet {foe} at {where}, and bring her his topknot.',
    '{who} set out three things on the step where her husband was cut down: an umbrella, half open, his wooden sword, and the magistrate’s register. {foe} had been the best of his pupils, and had come up from behind; {foe} had the school now. She could not go herself, and coughed, by way of reason. You wrote your name in as her second, laid your hand on the wooden sword, and swore to meet {foe} at {where} and bring her his topknot.',
    '{who} coughed, waited, and went on from the same word. Her husband, a fencing-master, had been cut down from behind, on his own steps, by the best of his pupils; {foe} had the school now. What she wanted was the knot of his hair, since his name goes with it. There is a place in the register for a second. You filled it, and swore by the dead man’s wooden sword to meet {foe} at {where}, and to come back with the knot.',
    'They keep the vendettas on the lower shelf. The clerk dusted the book before he opened it for {who}. In the first column went her husband, fencing-master, dead upon his steps; in the second {foe}, pupil, who had stood behind him; and the third she left white. “I have no son to go,” she said, “and no breath.” You signed as her second, and swore on the dead man’s wooden sword to meet {foe} at {where}, and to bring her the topknot and nothing more.',
  ],
  advances: [
    'A groom had it from a stable-boy that {foe} no longer sat with his back to any door.',
    'Alone, you went through the one stroke that the old master taught last, and that {foe} had left too early to learn.',
    'The news of you got to {where} before you. {foe} had laughed at it, so they told you, and then he had asked where the whetstone was.',
    'A seamstress had been asked by {foe} for a collar that comes up at the back. She had made it as he wished, she told you, and left it unlined just there.',
    'You wrote of it to {who} in four columns, and left out whatever had hurt. It made quite a short letter.',
    'A person who had seen how you carried yourself asked to read the register. It was read twice, and folded up again; and you were shown a shorter road.',
    'You were told with which foot {foe} steps off a verandah, and it was as the old master used to say.',
    '{who} had asked the magistrate’s clerk for fresh ink, in case; it had been heard of as far as {where}.',
    'The page with your name on it had been looked at so often, you heard, that the register fell open there by itself. {who} had gone once to see it do so.',
    'Two of {foe}’s pupils had gone home to their mothers, they said, and had taken the good umbrella.',
    'A wooden sword hung in a toll-house with {foe}’s name on it, in a boy’s writing. They let you hold it. It had been cracked once and bound up, and the binding was the old master’s.',
    'You practised sitting down. It was the first thing that the old master had taught, and the one that {foe} was always in a hurry to be done with.',
    'At {where} people had begun to leave a space beside {foe} when they sat, of about the length of a sword.',
    'Two fencing-masters who had never agreed about anything sat you down between them to correct your grip, for {where}, and each in the end moved the same finger.',
    '{foe} had sent for a seal-cutter, you were told, and had not been able to decide what the new seal should say.',
    '{who} had ruled the page a second time, it was said, because the cat had sat on it, and had not minded the work.',
    'An umbrella-mender told you that {foe} goes without one now, in all weathers, and walks close to the wall.',
    'A boy of {foe}’s school had been set to watch for you among the pilgrims, and told you by what he was to know you. It was how you put down a bowl.',
    '{foe} had let out his sash by the width of two fingers, a tailor mentioned; you thought about that for the length of a valley.',
    'At the name of {who} an innkeeper moved you to the better room. The old master had once put an end to a quarrel there, he said, with a tray.',
    'Somebody had chalked up at a crossroads how many days your licence had to run. It was meant kindly.',
    'A schoolmaster had set your vendetta as a sum: so many miles, and so many days. Most of the class, he told you, had got you there.',
    'You came on two children playing at it. The smaller had to be {foe}, and kept both hands on the back of his neck.',
    'A ferryman would take nothing from {who}’s second. His brother had learned from the old master how to fall, he said, and had done it well for twenty years.',
    'You had said the name of {foe} at so many gates that it was beginning to sound like a word for something small.',
    '{foe} had had the old master’s steps scrubbed, a neighbour told you, and then taken up, and new ones laid. It was still the third that creaked.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Have the licence stamped at the magistrate’s in {place}.',
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Argue the licence through the magistrate’s office',
        description: 'A vendetta without a stamp is murder, and the clerk has a cousin at {foe}’s school.',
        success:
          'The dead man’s name, the clerk observed, was written with one stroke too few. You agreed; it had been cut off, you said, with the rest of him. There was a pause in that office. He went for the stamp himself, and breathed on it so that it should take.',
        failure: [
          'The clerk required a witness to the killing, and proposed the killer. You were bowed out. On the stairs the sweeper let you know that the deputy sat on days with a four in them, and that he could not bear cousins.',
          'It was the right office, but the wrong window. At the right window there was a form to be had, and it was to be had from the first; and between the two of them the clerk went home to his cousin. You were allowed to keep the form.',
          'You had everything except the fee for the use of the ink. The clerk moved the ink-stone to the other side of his desk while you looked for it. Then there was a fee for the moving; and when you had done asking what that was called he had locked the drawer and hung the key about his neck.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Get past the pupil whom {foe} has posted at {place}.',
      offer: does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take the pupil’s first stroke and break it',
        description: 'He is nineteen, and has been told that you are a hired killer.',
        success: [
          'He came in high, as {foe} teaches it. You caught that on the guard and leaned, until his heels had gone back over the line that he had drawn for you. He wept with rage. Since you did not kill him he told you how his master likes to stand.',
          'You let him cut, and stood in it, a foot nearer than he had been taught to expect. The guards locked. He pushed, and it came over him by degrees that only one of you was trying to kill anybody. He sat down and cried; then he told you, to be rid of it, where his master puts his left foot.',
        ],
        failure: [
          'He was better than his age. You gave ground, and gave more, and there he stopped, out of breath, because nobody had told him what comes next. “Are you really hired?” he said. You held up your page of the register for him, from a good way off.',
          'You had not reckoned on his being left-handed. Nobody at {foe}’s school is; it had been beaten out of them, all but him. He knocked the sword from your hand, and was so much astonished at it that he let you pick it up and go.',
          'You broke his stroke, as you had meant to, and he broke yours, and there you stood with your hilts locked. He had been taught what one does then. When you could see again he was calling to you, from his own side of the line, to ask whether you were going to get up.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Slip through the watch that {foe} keeps at {place}.',
      offer: does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Learn the way through behind the watchmen’s backs',
        description: 'They change when the incense has burned down, and have been warned about pilgrims.',
        success:
          'There is a moment when the one who leaves has bowed and the one who comes has not yet straightened. You went through in that, there and back, in order to be sure, and counted the steps, so as to have them when they were wanted. There were nineteen.',
        failure: [
          'You were through, and pleased with yourself, and trod on a dry stalk. Six heads came round. You spent what followed flat in a ditch, beside a newt, finding out at what distance they give up; it was a useful number.',
          'They had changed the hour. You went in between two bows that were not for each other, and came face to face with a third man, who was bringing the soup. He shouted, and you had soup all down you, and it could be followed.',
          'You had counted the watchmen and made it five. The sixth lay on the bank with a straw in his mouth, off duty, and asked you if you would mind not standing on his foot. The other five came over to see whom he was speaking to.',
          'You crossed the gap on the tips of your toes, and it was there that they had emptied the wash-tub. You sat down among their rice-bowls. They were quite as much put out as you, and a little quicker.',
        ],
      }),
    },
  ],
  ready: [
    'You had the licence by heart, and the old master’s last stroke as well as one can. {foe} was at {where}, and would be expecting you to be a little late.',
    '{who} sent you a white cord to tie back your sleeves with. She had woven it herself. There was nothing to do now but go to {where}.',
    'There was nothing left to be filled in but the white column. {foe} was at {where}; you washed your hair, as is correct, and went.',
    'A pupil brought word that {foe} had sent away the cook, and the pupils, and had asked a priest to be at {where}. One is not told so more plainly than that.',
    '{who} wrote that she was well, which was not so, and that there was no hurry, which was not so either. The register lay open at the page. You had only to find your way to {foe}, at {where}.',
  ],
  test: {
    openings: [
      '{foe} had swept a square of ground beside {where}, and tied back his sleeves. You must give him that: he had not run. The priest of the place sat by for a witness, looking unhappy. “I had thought she would send somebody taller,” said {foe}, and laid down his scabbard.',
      'You came upon {foe} at {where} washing rice, with his swords an arm’s length off. He looked older than the man in the register. When he saw whose second you were he rinsed the rice once more, as one should; then he dried his hands and stood, and an old priest drew his mat out of the way.',
    ],
    still: '{foe} had not sat down. He was breathing through his nose, evenly, like someone counting.',
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Meet him blade to blade',
        description: 'He has taught it to two hundred men, and you have seen only what they made of it.',
        success:
          'He cut at where you ought to have been, and you were late for it, as the old master used to teach. The flat of your blade took him across the wrist. His sword rang away over the stones; he went down on his knees after it, and stayed so, with his head bent.',
        failure:
          'You met three times. At the third he was not there, and then he was, and you sat down against a post that you had not known to be behind you. He stepped back to let you rise. It had been just the same with the old man, he said.',
      }),
      does(['flight', 'reflexes', 'hard', 'serious'], {
        action: 'Let him strike and be elsewhere',
        description: 'There must be not one blow from you, and no end of them from him, until they are used up.',
        success:
          'You gave him the stone to hit, and the post, and the air. He had the arm of a master and the lungs of a man who dines out. After the thirtieth miss he leaned on his sword to breathe; and you were behind him, holding the knot of his hair.',
        failure:
          'You were elsewhere a score of times. The next place had a root in it. He might have ended it then; he looked down at you along the blade and told you to tie your sandal, which was very nearly as bad.',
      }),
      does(['talk', 'intellect', 'hard', 'serious'], {
        action: 'Ask him before the priest how it was done',
        description: 'He has told it so often, with a drawn sword in the dead man’s hand, that he may believe it.',
        success:
          'You asked in which hand the old man had held the umbrella. In the right, he said, and heard himself say it. The priest had begun to look at him. {foe} sat down where he was, undid the cord from his hair, and inquired if your knife was sharp.',
        failure:
          'He told it without a fault, drawn sword and all, and the priest nodded. You had begun at the wrong end. But at one word, and the word was umbrella, his hand had gone up to the back of his neck.',
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Take the knot from him as he sleeps',
        description:
          'You may beg to be let wait until tomorrow; but he sleeps sitting up, with a string from his toe to the door.',
        success:
          'You begged for one day, and it had to be granted. From under his wall you learned that after every ninth breath he sighs, and you stepped over the string at the seventh. There was one pull, and a sound like a thread bitten through; when he woke and put up a hand to scratch, he was nobody in particular.',
        failure:
          'You begged for one day, and it was granted, and he slept. But the string did not go to the door. It went to the cat. What followed brought out the priest with a ladle, and you withdrew over the wall. From behind it you could hear {foe} laugh, and leave off.',
      }),
      does(['gift', 'charisma', 'medium', 'slight'], {
        action: 'Hand him the old master’s wooden sword',
        description: 'It has his own milk-teeth in the hilt, and you have carried it all this way.',
        success:
          'You held it out with the hilt foremost. He turned it over and found where he had bitten on it, at eight years old, sooner than cry. For a time neither of you said a word. He laid it across his knees and took out his own knife, and reached up behind his head.',
        failure:
          'He knew it, and struck it out of your hands with his scabbard. It rolled a long way, and he watched it the whole of that way. Then he bade you pick it up and be off, in a voice that you had not heard from him until then.',
      }),
    ],
  },
  triumph: [
    '{who} unfolded the white paper before the house altar, and looked at what was in it for as long as one stick of incense takes. Then she wetted a brush and wrote the date in the blank column. Her hand was steady. “He used to carry my husband’s umbrella,” she said; and after that she had to sit down.',
    'They closed the register with a red line. You laid the topknot before {who} in its paper, and she had it put into the bath-stove, as being of no further use to anyone. She made you stay for the meal. A third bowl was on the table, and over it, on its two pegs, the wooden sword.',
    'She asked how he had looked. You told {who} the truth: that at {where} he had been washing, and seemed tired. {foe}’s topknot lay between the two of you on its paper, with the cord still round it, and she undid the cord, since it was a good one. The column was filled in. It was a short word and a date, and when the ink had dried she found that she could breathe to the bottom.',
    '{who} had the steps swept before you came. You set down the topknot upon the third, which creaks, and there she bowed to it; he had been a gifted boy, she told you, and always the first to fetch the umbrella. Then the page was signed. {foe} had sent word from {where}, by the priest, that he would like to know how much her lungs had suffered. She let him have the answer.',
    'It was put away in a tea-box. {who} did not want to see it a second time, and she would not have it burned, since part of the hair had grown under her husband’s roof. You wrote the date for her in the white column, as her hand was not steady that day, and she ruled the line. At {where} they have a new servant who rakes, bareheaded, whom nobody calls {foe}.',
    'The magistrate’s clerk had kept the office open. He lifted down the book himself, and wiped the shelf, and {who} stood up straight before it for as long as it took. When the line was drawn through {foe} and through the dead man together she thanked the clerk, and you, and the register. You saw her home. At the gate she opened the old umbrella, cut and all, and walked in under it.',
  ],
  loss: [
    'The licence ran out. It had a date on it, like everything, and {foe} had counted better than you. From {where} he sent {who} a bolt of mourning cloth, of good quality; she cut it up for the floors. She asked you for the register back, and thanked you, and put it beneath her pillow.',
    'It was {foe} who had the red line drawn. He walked from {where} to the magistrate’s with his hair dressed high, and signed. You met {who} upon the steps. You had been a good second, she told you, and she straightened your collar, as is done for children; and neither of you could find the next thing to say.',
    'You brought {who} your own hair. {foe} had taken it, at {where}, with one stroke, and handed it to you in a sheet of paper; he thought that she would like to have something. She unfolded that before the altar and for a moment did not understand. Then she wrapped it again, with care, and put you to bed in the room of the old master, and sat outside it, coughing as quietly as she could.',
    'The column is white. {who} keeps the register beside the brazier now, where the damp does not get at it, and has shown you that there is a page behind, also ruled. You have not been asked. From {where} {foe} writes to her at each new year, in a good clear hand, to inquire for her health; and the letters go back with the seal whole, in an umbrella-bag.',
  ],
  fates: {
    triumph:
      '{who} made the school over to the pupils, who keep an open umbrella in its alcove. {foe} shaved the rest of his head, and sweeps for a temple that does not ask; he is said to be thorough.',
    loss: '{who} lived for two years more, and wore out three physicians. {foe} has four hundred pupils now, and turns round upon his own steps at any sound of oiled paper.',
    death:
      '{who} wrote the date of your death in the blank column, because it had to be filled with something. {foe} has bowed to that page, it is said, and does not laugh as he did.',
  },
};

export const samuraiOaths: readonly OathContent[] = [petition, lute, register];
