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
    '{who} asked you to bring a petition against {foe}, the {foe.trade}, to {where}, and put it into the lord’s own hand. {foe} measured the rice tax with a false box. Two hundred and eleven people had signed in a ring, so that nobody could be punished as the first. One gap was left for you. You swore, and put your inked thumb there.',
    '{who} held out to you on the dyke a petition against {foe}, and asked you to put it into the lord’s own hand at {where}. {foe} had taken the village’s tax twice, and the second time the seed. A farmer who left his field to bring it would be missed, and you would not. You swore by Hachiman to hand it over.',
    '{who}’s village had signed a petition against {foe}, the {foe.trade}, and it had to go into the lord’s own hand at {where}. It told how {foe} cheats the village with a false rice-box. They had met without lamps, in a barn, and written by feel, and nobody there dared to carry it. You put your thumb to it last of all, and swore to.',
    '{who} unrolled a petition on the floor of the granary, and asked you to bring it to {where}, and put it into the lord’s own hand. It was against {foe}, who took too much tax with a false rice-box. Two hundred and eleven people had signed it, and each had a field to lose; you had none. You swore, and put your thumb to it.',
    'You were given the good mat, and {who} told you that {foe}, the {foe.trade}, was robbing the village by his rice-box. It took nineteen measures for eighteen. The people had put their names in a ring beneath the sum. You were asked to bring it to the lord, into his own hand, at {where}. You swore by Hachiman to do it, and inked your thumb.',
    '{who} showed you with sand that the rice-box of {foe} was too large. It was filled, and poured into an honest one, and a hatful ran over on the mat. Then you were shown a petition against {foe}, with all the names of a village round its edge, and asked to carry it. You swore to put it into the lord’s own hand at {where}, and pressed your thumb beside the names.',
    '{who}’s village had drawn lots for who should carry its petition to the lord, and they had fallen upon a lame man, and then on a child. So you were asked. {foe} had robbed them with a false rice-box; two hundred and eleven people had signed that. You swore by Hachiman to put the petition into the lord’s own hand at {where}. The child was shown your thumb, with the ink on it.',
  ],
  advances: [
    'A clerk at {where} had told you that the lord reads whatever is put into his own hand.',
    'Two of {foe}’s tax men had left him, and said openly that his rice-box is too large.',
    'A ferryman was ready to take {who}’s petition across any water on the way, and to say nothing.',
    'People at {where} were saying openly now that {foe} cheats the villages with his rice-box.',
    'You knew now by which street the lord rides when he leaves the gate at {where}.',
    'A second village would bear witness that {foe} had measured its rice with the same false box.',
    'You had learned the right words with which a petition is held out to a lord.',
    'A tea-house at {where} would give you a room beside the road on which the lord rides out.',
    'You knew now where the guards at {where} search a traveller, and where they do not look.',
    'One of the lord’s bearers came from {who}’s valley, and was willing to walk slowly for you.',
    'A carpenter was willing to swear that he had made a rice-box too large for {foe}.',
    '{foe} had sent out men to find the petition, and you knew their faces now.',
    'A merchant had kept a tax paper on which {foe} took nineteen measures of rice for eighteen.',
    'An innkeeper on the road to {where} would hide the petition for you when {foe}’s men came.',
    'The lord’s secretary had been a farmer’s son, you learned, and he would not hinder a petition.',
    'It was known now that {foe} had sold a part of the tax rice for himself.',
    'A priest at {where} was willing to say that {who}’s village had told the truth.',
    'A writer in {foe}’s office kept a second account of the rice, and would show it to a judge.',
    'You knew now which of the guards at {where} takes no money from {foe}.',
    '{who}’s neighbours had sworn not to tell {foe} by which road the petition was going.',
    'A paper-maker would swear that the petition is on the village’s own paper, and is no forgery.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Compare the rice-box of {foe} with the sealed one in {place}.',
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Measure {foe}’s rice-box against the sealed one',
        description:
          'The sealed box stands in the Rice Office of {place}, and the clerk who guards it dines with {foe}.',
        success: [
          'You proved by measure that {foe}’s box was too large, and the clerk put it in writing. He had filled the sealed box, and tipped it into {foe}’s. There was room left for a cat. He looked into that space for some time. Then his seal was set in the corner, quite small.',
          'The clerk of {place} measured {foe}’s box against the sealed one, and signed for the difference. It was one part in eighteen. He had not wished to know it. He poured the rice back grain by grain from his palm.',
          'You set {foe}’s rice-box beside the sealed one and filled both, and his took a handful and a half more. The clerk counted it out upon a sheet. He wrote the number, and laid his brush across it.',
        ],
        failure: [
          'You spilled rice in measuring, and so {foe}’s box and the sealed one came out equal. A broom was sent for. An old porter told you upon the step that millet runs better. He was sweeping the last grains from between the boards.',
          'The clerk measured nothing: he read out the regulations until the office closed. The sealed box stood at his elbow. He had come to the part about visitors. The shutter went down in the middle of a sentence.',
          'The sealed box was put away before you could set {foe}’s beside it. Somebody had sneezed into it, and it was the clerk. It must be washed, and dried, and sealed afresh. He held it under his arm, and turned the open side to the wall.',
          'You could not measure one box against the other: the clerk had the key of the case at home. He bowed, and named three days on which he would also forget it. The case has a cord of red silk.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Speak at {place} with the farmers who did not sign.',
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the farmers why they did not sign',
        description: 'They have children and good reasons, and you have brought them a sheet with a gap in it.',
        success: [
          'The farmers of {place} signed. You had read them the names, round the ring, and each had a cousin there. The eldest could not write, he told you, but he had a thumb. After that they stood in a row, and the last was a boy with his sleeve rolled up.',
          'You spoke with the unwilling, and they put their thumbs to {who}’s petition. You had asked what {foe}’s box cost them, house by house. Somebody’s wife laid it out in beans. When there were no more beans the eldest pressed his thumb into the soot of a kettle.',
          'You left the sheet on the threshing-floor and waited at the well, and the farmers signed it. It took as long as a pot of barley. They had found their relations. The ring had to be made wider, and one thumb stood outside of it.',
        ],
        failure: [
          'The farmers of {place} heard you, and did not sign. They went home by several paths. One of them left a boiled egg upon a stone for {who}, and word that he comes by on market days. The egg was still warm.',
          'The eldest showed you his arm, and nobody signed. They had once put their names to a paper. The sleeve was turned down again. They went with you to the edge of {place} and bowed until you had passed the bend.',
          'You could not say who would work the fields of those who were arrested, and the farmers did not sign. A woman had asked it. She looked at your hands. Then she walked before you to the road, and moved a branch aside.',
          'You spoke with the farmers of {place} until the tea was cold, and none of them signed. They had seen {foe}’s man by the mill. A bowl was turned over, and that is how one says it there.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Learn in {place} on what day the lord rides out.',
      offer: does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Scrub pots until the lord’s runners talk',
        description:
          'The runners, who know when he rides out, eat in one kitchen; you will smell of their soup for a week.',
        success: [
          'You learned on what day the lord rides out, and by which gate. You had scrubbed forty pots, and the runners no longer saw you. The thirteenth, said the cook; the fifteenth, they said. Then they settled it. The fortieth pot was hung up, and dripped.',
          'The runners told each other the day of the lord’s riding, and you heard it over the tub. They named the gate as well, and which of the bearers limps. You wiped your arms. On the water the soup had closed again.',
          'You scrubbed every pot of that kitchen, and the runners, over the last of the soup, named the day and the gate of the lord’s riding. One of them had new cords to his sandals. He was shown off in them.',
        ],
        failure: [
          'You were sent to the stables before the runners had named the day. The steward had praised your pots. The cook held your place open for you, if you could do it worse. Your apron hung there, on the lowest nail.',
          'You broke the oldest pot in the kitchen, and from then on the runners spoke only of pots. It had been there since the grandfather of the lord. Nobody raised a voice. The two halves were set before your mat.',
          'You stopped scrubbing, to hear better, and the runners noticed, and did not name the day. They looked at your dry hands. After that it was turnips. The cook laid the brush back into your palm, and closed it.',
          'You scrubbed pots until night, and the runners ate in another room, and you did not hear the day. The cook put down a bowl for you. The steam went up from forty clean pots.',
        ],
      }),
    },
  ],
  ready: [
    'You knew enough now to stand at the lord’s gate at {where} with {who}’s petition. What was left was to go there. The sheet lay in the left sleeve, which is the one held out.',
    'Nothing more could be got ready, and you could take the petition to {where}. You had the names, and what you would say to the lord. You looked at the sheet once more, and the ring was black and even.',
    '{who} sent you a clean collar; it was time to go to {where} and hand over the petition. There was no message. You put it on, and the old one was burned.',
    'You could go to the lord’s gate at {where} now, with the petition, and needed nobody to show you. One keeps the eyes lowered there. You tied your sandals afresh.',
    'Nothing was lacking any more, and you had only to bring {who}’s petition to {where}. The paper was aired above a brazier, and did not crackle.',
  ],
  test: {
    openings: [
      'The lord of {where} was coming out of his gate, and you had {who}’s petition in your sleeve. First came lances, then boxes, then horses without riders. All knelt down on the gravel. {foe} rode eleventh, in grey. He did not look at faces; he looked at sleeves. You had to get the sheet into the palanquin.',
      'White sand lay before the gate at {where}, and over it the lord’s palanquin was being carried, and you had the petition to put inside. Only the bearers may leave prints there. The blind was of split bamboo, with four fingers of light beneath. Between you and that were sixty spearmen, and {foe}.',
    ],
    still:
      '{who}’s petition was still in your sleeve, and {foe} between you and the lord’s palanquin, into which it had to go. The procession had halted while somebody’s sandal was tied. There was that strip of light below the blind.',
    givenUp: [
      'The procession passed, and the spearmen drove you off the road at {where}. The petition was still up your sleeve, and the lord would ride out again.',
      '{foe}’s men put you out of the street at {where}, and the palanquin was gone. You had kept the petition, and could come back on another day.',
    ],
    offers: [
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Cry the petition aloud from the roadside',
        description: 'Nobody has raised his voice in this street before the lord for thirty years.',
        success: [
          'You cried out the appeal, and the lord heard it. You gave the name of the village and the number of its dead. A spear came down over your neck, and stayed there. From behind the blind somebody asked what that place had paid last year. The blind was raised by one slat.',
          'The lord stopped, and had the petition brought to him. You had called the two hundred and eleven names, and reached the ninth. Nobody has called out in that street for thirty years. The sheet went from hand to hand along the spears, and in under the blind.',
          'You called the appeal with your forehead on the gravel, and the lord had the palanquin set down and asked for the sheet. One does not lift the head for that. The words had gone along the ground, under the lances. A hand came out, with the palm up. When the petition lay in it the fingers closed.',
          'You cried out “Nineteen for eighteen”, and the lord asked what that was, and you were told to bring the petition. {foe} had begun to explain it. He was asked to be silent. You went forward on your knees. The blind stood open by then, and its cord swung.',
        ],
        failure: [
          '{foe} had a drum beaten over your words, and the lord did not hear the appeal. You had three of them out. You were put back behind the rope. For as long as three words take, the palanquin had slowed, and there was a crease in the sand.',
          'You cried the appeal, and a horse took fright, and nobody heard more than the horse. {foe} bowed to its rider. The spearmen set you outside the rope. The palanquin had stopped, and its blind hung crooked by a finger.',
          'You cried the appeal, and the lord’s secretary took it for a greeting, and nothing of it came to the lord. You had used the title of the wrong house. The secretary bowed twice. {foe} thanked him, and in the gravel before your knees two spear-butts were set down.',
          'Your voice gave out at the first word, and the lord did not hear the appeal. A boy in the crowd said the second word for you, and was covered with a sleeve. {foe} looked along the row for that sleeve. They had all been folded.',
        ],
      }),
      does(['flight', 'reflexes', 'hard', 'grave'], {
        action: 'Run in and thrust the paper into the palanquin',
        description:
          'It is eleven paces over white sand, with a split bamboo in your hand and sixty men told to strike.',
        success: [
          'You ran under the first shaft, and over the second, and the petition was in the lord’s hand. It had been held in a split stick. Somebody took it from the other end, quite gently, as a fan is taken. Eleven of your prints lay across the sand.',
          'The sheet went in below the blind, and the lord kept hold of it. Sixty men had been told to strike. They stood with their shafts raised, and waited for a word, and there was the small noise of paper being unfolded.',
          'You ran, and somebody called “Stop”, which was meant for you, but it was the bearers who stopped, and the lord put out his hand and took the petition himself. You knelt where you were. Eleven paces of sand lay behind you, and the rake was brought, and carried away again.',
          'You ran in on the side away from {foe}, between the horses without riders, and the petition was under the blind before he had turned. A groom held one bridle out of your way. He looked at the sky for it. Inside, a sleeve was drawn over the sheet, and the blind dropped straight.',
        ],
        failure: [
          'A spear-butt caught your ankles at the ninth pace, and the petition did not reach the lord. You slid on, and lay an arm’s length short. They set you back on the gravel by both elbows. The sheet was still up your sleeve, and there was sand between its folds.',
          '{foe}’s men caught you before you had left the gravel, and the lord did not have the petition. The stick broke. You were put back behind the spears. One slat of the blind had been lifted, and it was let down.',
          'You fell on the sand at the fifth pace, and the petition did not come under the blind. Nobody struck. A fallen person is not struck in that street. You were lifted back over the rope by the belt, and where you had lain there was the print of a sleeve.',
          'You thrust the sheet under the wrong blind, and it was the box with the lord’s hats. The bearers went on looking before them. A page brought the petition back to you between two fingers. {foe} watched from the saddle into which sleeve it went.',
        ],
      }),
      does(['patience', 'endurance', 'hard', 'serious'], {
        action: 'Kneel in the road and do not move aside',
        description: 'Bearers may not turn out of their way, and there are eight of them, with a lord on top.',
        success: [
          'You knelt in the road, and the bearers stopped before you, and the lord asked for the sheet. Lances had parted round you, and horses. The pole stood above your head. The foremost bearer had grown up behind a plough. His foot was lifted, and he put it back.',
          'The palanquin could not pass you, and the lord read {who}’s petition where it stood. Bearers may not turn out of their way. {foe} had ridden on, and had to come back, on foot. Your knees left two hollows in the sand, and nobody raked them.',
          'You knelt in the road, and the bearers stood still before you, and the lord asked why, and so he had the petition. Nobody would say it to him. The foremost bearer said at last that there was a paper. It was handed in. {foe}’s horse had come up close, and blew on the sand.',
          'You did not move aside, and a woman came and knelt beside you, and then a whole street, and the lord had the petition brought. They did not look at you. The road was full from edge to edge. The sheet went to him over their backs, from hand to hand, and not one of them was raised.',
        ],
        failure: [
          '{foe}’s men lifted you out of the road, and the lord was told nothing. It was done under the arms, with great politeness. They set you down by the roadside, still on your knees. The sheet was still before your face.',
          'You knelt, and the procession was led round you, and the lord did not see you. {foe} had given the order. The sweepers came. They swept up to your knees, and on the other side went on.',
          'You knelt in the road, and the bearers lifted the pole above their heads and stepped over you, and the lord did not see the petition. It had been practised. Eight pairs of sandals went by your ears. They set down the palanquin on the other side, and one strap was tied again.',
          '{foe} had a gold screen put round you where you knelt, and the lord saw only the screen. It is done there for a dead horse. You held up the petition to four panels of painted pines. When they were folded you were still on your knees, and one pine was wet from your breath.',
        ],
      }),
      does(['gift', 'perception', 'medium', 'slight'], {
        action: 'Send the petition in with a bowl of rice',
        description:
          'Each village sends the lord a bowl of new rice; you hide the sheet in the one whose lid the taster leaves alone.',
        success: [
          'The lord found the petition in his bowl of new rice, and read it. You had put it in the cracked bowl, which the taster leaves for luck. Behind the blind a chopstick met paper. Then for a long while there was no sound of eating.',
          '{who}’s petition went in with the rice, and the lord had it in his hand. The taster lifted every lid but one. You saw the bowl pass under the blind. It came out again with the rice in it, untouched, and the lid laid upside down.',
          'You sent the petition in under the rice of {who}’s village, folded in a leaf, and the lord ate down to it and read it. The taster had lifted that lid, and smelled the steam, and let it be. He came from that valley. The bowl was sent out again empty, and the leaf was in it.',
          'You folded the petition into the lid of a bowl, and the lord turned the lid over, and had it before him. A lid is laid on the left, with its hollow up. He held two chopsticks in the air. One heard them put down, first the one, and then the other.',
        ],
        failure: [
          'The taster lifted your lid, and the petition came back to you. He had raised his brows and put it on again. {foe} was at his shoulder. He gave the bowl into your hands without one word, and the steam had wetted the seal.',
          'You put the sheet into the wrong bowl, and it was carried to the guards and not to the lord. They could not read. They had eaten round it. You asked for the bowl, and it was held out with both hands, and the paper lay in it.',
          '{foe} tasted the new rice himself, and so the petition came back to you. He raised each lid with the end of his fan. At yours he stayed a little, and had the bowl returned, before everyone. A grain had stuck to the fan. He looked at it, and folded the fan on it.',
          'The bowls had all gone in before yours was filled, and the petition stayed with you. {foe} had had your rice measured at the gate, twice, with his own box. There was less of it the second time. You held the bowl out to the blind, and it steamed.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Show the lord two rice-boxes side by side',
        description: 'It must be done in the open road, in silence, before anyone can ask what it means.',
        success: [
          'You poured rice from an honest box into {foe}’s, before the lord, and he saw that it was not full. Nobody had to explain. He was a boy in a rice country. One finger came out between the slats, and pointed to the empty part.',
          'The lord had the two rice-boxes held up to the blind, and after that he asked for the petition. You had set them down in the open road, in silence. {foe} looked at the bridle in his hand. A sparrow came and sat on the rim of the larger.',
          'You put your arm into each of the two rice-boxes, before the lord, and he saw that the one was deeper, and asked for the petition. In the first the arm went in to the elbow. In the second it went beyond. Not a word was said. Your sleeve came out white, and a pinch of dust fell from it.',
          'The lord got down to look at the two rice-boxes, and then he took the petition out of your hand. He set his foot into the one, and it was full of foot. He set it into the other, and there was room. {foe} had dismounted by then. A sandal print stood in the bottom of each.',
        ],
        failure: [
          'A page kicked over the smaller box before you could pour, and the lord saw only rice in the road. Sparrows came down from every eave. He smiled at the sparrows. The bearers took up the pole.',
          '{foe} bowed to you and had the two boxes carried away as lost goods, and the lord asked nothing. It was quickly done. A square mark stayed in the sand, and next to it a square that was larger.',
          'You set down two rice-boxes, and they were of one size, and the lord saw nothing in it. {foe} had had them changed while you bowed. He inquired if they were for sale. A spearman moved them to the side with his foot, the one, and then the other.',
          'You had set down one rice-box when a page came by with the lord’s cup, and the other was never put beside it. One does not go on after the cup. The lord had seen a box. {foe} was sitting on its lid, and had drawn up his hem, clear of the road.',
        ],
      }),
    ],
  },
  triumph: [
    'The lord read {who}’s petition, and the village has won. {foe} was asked for his box, and it was brought. A lord sat down on the gravel of {where} in his robes, and measured with it. The tax is to be taken with an honest one. {who} had walked there to fetch you, and there is no bow for such a case, and took hold of your sleeve.',
    'The appeal was granted at {where}: the seed goes back, and {foe} is dismissed. By custom whoever hands over such a paper must die. The lord inquired who that had been. Two hundred people had seen nothing, and {who} had seen it least. That year the rice was levelled with a straight stick. One bowl of it was sent after you, with the lid tied on.',
    'You have put the petition into the lord’s hand, and {foe} has lost his office. The sheet went round the court of {where} on a tray, so that each officer should look for its beginning. Nobody found one. {foe} was the last to read the names. {who} has it again. It hangs in the barn where it was signed, and over it a branch of pine.',
    '{foe} was found guilty before the lord, and the stolen rice goes home. He was kneeling by the third question. You walked from {where} with {who}, behind forty carts. At every gate a household stood with its hands in its sleeves, and did not cheer, and did not go in until the last cart was by. Some grains lay in the ruts. They were left for the sparrows.',
    '“Who is the first of these?” asked the lord at {where}, with {who}’s petition before him. You said that it was you. {who} said the same, from the crowd, and then many did. So nobody was punished but {foe}, whose box was burned. The lord sent for the honest one and had it nailed up over the gate. On market days its shadow goes across the road.',
    'The lord has granted {who}’s petition, and the bells told you so before you were home. {who} is to measure the tax, he had written from {where}, and {foe} is to sit by on a stool and watch. They unrolled the sheet. You found your own thumb in the ring. On either side the names had been inked over, and stood a little closer to it.',
  ],
  loss: [
    'The petition came into {foe}’s hands, and the lord at {where} never saw it. He looked along the ring for where it began, and began anywhere. You brought {who} the news yourself. Tea was poured for you, with care, up to the line. {who} asked which of them had been sent for first, and turned the cup so that its chip was turned away.',
    '{who}’s petition was refused. It stood on the board at {where}: the proper officer had looked into it, and that is {foe}. You read it through twice. Beneath hung a box for the petitions of next year, and over the slot was his seal. You took the long way to {who}’s house. The lamp there had been set in the window on your side.',
    'You were let go from {where}, and the lord had not seen the sheet; {foe} has it. He had looked at your thumb, and then at one print in the ring, and thanked you. At the village the shutters were up on all the houses. {who} had laid out a clean coat to be arrested in, and asked you to stay and eat. There were two bowls.',
    '{foe} burned the petition at {where}, and warmed his hands, and it was over. It was good strong paper and took some time. You said the names to {who}, as many as you had, and they came to a hundred and ninety. In the barn they tried to find who was missing. Each believed that it was he. Somebody swept the place where the sheet had lain.',
  ],
  fates: {
    triumph:
      '{who} measured the village’s rice for nine more years, with the sealed box. {foe} was sent to an island where the tax is in seaweed, and he collects it himself.',
    loss: '{who} gave back the village seal, and went to live with a married sister. {foe} was promoted, and has had a second box made, of a better wood.',
    death:
      '{who} closed the gap in the ring with your name. {foe} had the sheet copied fair for his files. His clerk kept the first one, folded, under the mat.',
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
    '{who}, a blind lute-player, asked you to bring back the lute called Last Boat, which {foe} has shut up at {where}. {foe} had heard it, and wept, and bought it from the innkeeper while {who} slept. “I can hear where it is not,” you were told. For pay there is the tale of the Taira, part by part. You swore on the one string that was left, to bring the lute.',
    '{foe} has the lute of the blind player {who}, and keeps it unplayed at {where}, and you swore to fetch it. Beneath its bridge is a scratch, made by a drowned lady’s ring. One string of the lute was left to {who}, and you were to take that along, wound up in paper. {who} could pay only with the tale of the Taira, and told you the first part there and then.',
    '{who}, a blind lute-player, had one string left of the lute Last Boat, and asked you to bring the lute back. {foe}, the {foe.trade}, had bought it from an innkeeper, who had no right to sell. It is at {where} now, with its face to the wall. You swore upon the string, and {who} laid it across your palm and closed the fingers.',
  ],
  advances: [
    'You knew now which board in the passage at {where} makes a noise, and could step over it.',
    'The lock on the lute’s room at {where} opens with a common key, its maker had told you.',
    'A servant of {foe}’s was willing to leave a side door at {where} open for you.',
    'You knew now in which part of the house at {where} {foe} keeps the lute.',
    'A pilgrim had heard the lute at {where}, so it was certain that {foe} had not sold it.',
    'The dogs at {where} would not bark at you, for you knew now what they like to eat.',
    'The innkeeper who sold the lute was willing to say that it had never been his.',
    'Two of {foe}’s watchmen had left, and nobody had been found to take their place at {where}.',
    'You had learned how a lute is wrapped so that water does not spoil it.',
    'It was said openly now that {foe} had bought the lute from a man with no right to sell it.',
    'You knew now on which days {foe} leaves {where}, and how many servants stay behind.',
    'A musician had taught you how to tell {who}’s lute from a copy, by its fourth string.',
    'A carrier would wait near {where}, to take you and the lute away.',
    'You had found out about a path to {where} that {foe}’s watchmen do not use.',
    'The joiner who made the lute’s stand had shown you how the lute is fastened to it.',
    'Shopkeepers near {where} no longer sold anything to {foe}, who had taken {who}’s living away.',
    'A lute-mender was willing to swear that the lute belongs to {who}.',
    'A gardener had told you at which corner the wall at {where} is low enough to climb.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Look at {place} for the way the lute-case went.',
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Find where the carriers set the lute-case down',
        description: 'It was two years ago, and there has been a great deal of grass since.',
        success: [
          'You found where the carriers had put down the lute-case, and which way they took it: uphill. Four square prints stood in the clay, three of them grown over. In the fourth was a tuning-pin of boxwood. You blew the earth from it and laid it back.',
          'Eight men had rested at {place} with the case, and you knew then by which path they had gone on. Their heels were close together, up the slope. They had been told not to jolt. In their midst were four small hollows, with nothing leaning there.',
          'There was one level slab at {place}, and from that you had the way of the lute-case. It had stood there, on four feet, in the moss. A scrape at the height of a carrying-pole showed the turning. You went up sideways, and so had they.',
        ],
        failure: [
          'You followed the prints of a case to a seller of pots, and it was not the lute’s. No person had ever come after him before. He had met eight men with a box once, on that path. He pointed, and drew in the hand.',
          'You found nothing of the lute-case: a clog, a comb, and the grave of somebody’s cat. There was a verse on it. You had turned over leaves until your nails were black. The last leaf was put back on the cat.',
          'You dug where something heavy had stood, and it was a milestone, and no trace of the lute. You set it upright. It gave the way to four places. A child went round it, and looked at the fourth side.',
          'You found no trace of the lute-case at {place}, for the grass had been cut that morning. The mark of the case had gone with it, and you learned nothing. The mower wiped his blade. He offered you the stubble.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Learn in {place} how one becomes a guest of {foe}.',
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Write a note to be invited by {foe}',
        description: 'It needs costly paper, a hand that is not trying, and a poem with nothing in it.',
        success: [
          'You wrote the note, and knew then how one becomes a guest of {foe}. The plum by the gate was late, it said, and nobody was surprised. With the answer came one petal. A merchant of {place} had waited nine years for such a petal, and came to look at it.',
          '{foe} had your note, and invited you. Your poem had nothing in it, upon costly paper, in a hand that did not try. It was read aloud in {place}, and there was silence after. The reply was folded so that one had to open it twice.',
          'You wrote the note in a hand that does not try, and {foe} answered it the same evening, with a day and an hour. A sprig of pine was folded in. The needles were all upon one side.',
        ],
        failure: [
          'Your poem was a good one, and so {foe} sent no invitation. All {place} read it for a week. Somebody told you kindly which part should have been left out. It was the part with the moon.',
          'Your note to {foe} came back unopened; the paper was last month’s. You had spoiled nine sheets. The tenth was without fault. It lay upon the step of the gate, and a servant had put a pebble on it.',
          'The gatekeeper took your note to {foe} for wrapping, and it was never read. It had been quite plain. He bowed for it, twice. There had been a fish in it by then, and he offered you half.',
          'You wrote the note to {foe} upon paper that was too thick, and no invitation came. Thick paper is for thanks. The messenger brought it back in both hands, and his eyes were lowered.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Carry a greeting from {who} to an old pupil in {place}.',
      offer: does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Bring {who}’s old pupil the greeting',
        description:
          'The pupil knows how the lute is kept; they parted over a wrong note, and each is certain whose it was.',
        success: [
          'You brought the greeting from {who}, and the old pupil showed you how to lift the lute without a sound. After the greeting you had hummed the wrong note, as instructed. The pupil laughed until the cat left. Then you practised, with a borrowed one, until it came out of its stand in silence.',
          'The old pupil took {who}’s greeting and told you how Last Boat leaves its stand. One turns it first, a finger to the left. They had parted over a note. The pupil played it for you, as it was then, and as it should have been, and damped the string.',
          'You gave the old pupil the greeting from {who}, and were told how the lute Last Boat is kept: loosened, face down, in the inner room. Then the wrong note was played for you. It was played twice.',
        ],
        failure: [
          'You hummed the note right, by mistake, and the old pupil could tell you nothing for weeping. It was taken as an apology. One does not stay to see that. The door was slid to, and a sleeve was caught in it, and drawn in.',
          'You gave {who}’s greeting and left too soon, and learned nothing about the lute. The pupil had asked after the teacher’s health, and the roads. By custom one then asks in return. Your tea had been poured, and stood there.',
          'You brought the greeting to the wrong pupil, and he kept you until the gate was shut. He had never played a false note. He counted those of the other on his fingers. When you left he was at the second hand.',
          'You brought the greeting, and the old pupil asked whose fault {who} now said it was, and you could not answer. Nothing more was told you. The plectrum was laid back in its box.',
        ],
      }),
    },
  ],
  ready: [
    'You knew enough about {where} now, and it was time to fetch the lute. You pared your nails, as before a concert. The string lay in its paper.',
    'A card came from {foe}: there would be tea at {where}, and one mat was free. So you could go in, and the lute was there. You held the card by both edges.',
    'Nothing more could be learned about {where} from outside, and you were ready to bring out the lute. You tied your coat loosely, to have room in it.',
  ],
  test: {
    openings: [
      '{foe} received you at {where} in a hut of two mats, and there in the alcove stood the lute. You had come to take it back. The door is so low that lords go in upon their knees. One scroll, one kettle, one guest. The lute stood behind gauze, with its face to the wall.',
      'The lute stood at {where}, below a square of gauze, and you had come to take it back. You were let in as a guest, and {foe} sat between you and it. Your hat and your sword had been taken at the step. {foe} sat by the kettle. “Everybody wishes to look,” {foe.he} said. For two years nobody had played it. The gauze lifted a little.',
    ],
    still:
      '{foe} still sat between you and {who}’s lute in the alcove, which you had come to take back. The kettle had been filled again, and the tea was measured out.',
    givenUp: [
      '{foe}’s servants put you out at the gate of {where}, and the lute stayed where it was. You could come again, when they no longer watched for you.',
      'The tea was cleared away, and two men led you off from {where} to the road. {foe} kept the lute, and nothing forbade you to try once more.',
    ],
    offers: [
      does(['craft', 'reflexes', 'hard', 'serious'], {
        action: 'Lift the lute away behind {foe.his} back',
        description: 'The kettle sings for a dozen breaths, and the gauze has small bells along the hem.',
        success: [
          'You took the lute from its stand behind {foe}’s back, and carried it out. There are bells on the gauze, eight of them, and you had held them between your fingers. When {foe} turned from the kettle, a guest was going down the path, with folded sleeves. The gauze lay on the mat.',
          'You lifted the lute while the kettle sang, and {foe} did not hear it. It came out with a finger’s turn to the left. There were twelve breaths. On the step you let out the last. Behind you the kettle was taken off, and the stand stood empty.',
          'You took the lute while {foe} was bowing to the scroll, and were out of the door with it before the bow was done. It was a deep bow. You had hung the guest’s towel under the gauze, and for a time it served. Then one corner was lifted, and the towel fell down.',
          'You drew the lute out sideways under the gauze, and no bell rang, and {foe} saw nothing. There are three scoops to a bowl of tea, and at the third one shuts the eyes. When {foe} opened them you were in the garden with it. The gauze hung without a fold.',
        ],
        failure: [
          'You had held eight small bells still, and there was a ninth, and {foe} heard it, and you had to let go of the lute. You were shown back to your mat. Your tea was poured away. The neck of the lute had been in your hand, and one string was still moving.',
          'The stand cried out when you lifted the lute, and {foe} turned round. The scoop was laid down first. Two men took you by the elbows and set you before the tea. The lute was put straight again, by a finger’s width, and the gauze drawn level.',
          'The fourth string sang when your sleeve came near, and {foe} turned round, and you did not get the lute. It does that before it is touched. You drew in the arm. {foe} waited until the note was over, and poured for you, and the spout pointed a little aside.',
          'The kettle stopped singing one breath too soon, and {foe} saw you with the lute in your arms, and took it back. One does not pull at a lute. It was set down with its face to the wall. The stand creaked under it, and {foe} wiped the stand.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Tell {foe} what a lute is for',
        description: 'It has been explained here before, by people who did not leave through the gate.',
        success: [
          'You told {foe} what the lute is for, and {foe.he} gave it to you. There was a woman at a ferry who put down her load when {who} began to play. The boatman forgot the fare. The scoop stayed in the air. “I have only heard it owned,” {foe.he} said, and turned its face from the wall.',
          '{foe} let you take the lute, after you had told how it was played. You said what the rooms were, and how small. {foe} asked about the last of them twice. Then the gauze was lifted by two corners, folded in four, and put under the tea-bowl.',
          'You told {foe} what a lute is for, and it did not help, and you played three notes on it, and it was given to you. You do not play. {foe} had laid down the scoop at the second. “Take it to somebody,” {foe.he} said. The gauze was loosened, and its bells came down on the mat together.',
          'You told {foe} how {who} woke in the inn and felt for the neck of the lute, and {foe} gave the lute back. You had shown what the hand did. It went along the mat, and stopped, and went along it again. {foe} looked down. {foe}’s own hand had lain open there, and was drawn in.',
        ],
        failure: [
          '{foe} listened to you, and corrected a date, and kept the lute. One bows when one has been corrected. You bowed. In the alcove a string had begun to hum by itself, and a palm was laid on it.',
          'You spoke too long of the lute, and {foe} would not hear the end, and kept it. The tea had grown cold; one does not let it. A sleeve hung before the alcove. Your bowl was turned over.',
          'You told {foe} what a lute is for, and {foe} agreed with all of it, and kept the lute. One agrees with a guest. There was a sweet, in the form of a wave. When you had ended, a vase was moved by a hand’s breadth, and it hid the strings.',
          'You said {who}’s name, and {foe} would not have it said in that house, nor hear what came after, and the lute stayed. There was a silence, of the length of a kettle. The scoop had been turned over. Green powder lay on the mat, and nobody brushed it away.',
        ],
      }),
      does(['explore', 'perception', 'hard', 'serious'], {
        action: 'Creep under the floor and come up beside it',
        description: 'The hut stands on posts; below it are a foot of darkness and two dogs.',
        success: [
          'You came up through the floor beneath the lute, and took it down with you. One board had been loosened long before, by the builder. It rose without a nail. Two dogs lay below, who had listened to it for two years, and they went with you to the wall.',
          'You crept under the hut and brought the lute away between the posts. It is a foot of darkness. The dogs smelled at the string in your sleeve, and lay down. Above you {foe} filled the kettle, and a drop came through the boards.',
          'You felt along under the boards for the alcove, and came up in it, and took the lute, while {foe} looked for you in the garden. A guest may go out to wash. {foe} had brought the towel. You handed the lute down before you. The gauze moved over the gap, and then was still.',
          'You lifted the floor of the alcove with your back, and the lute came down into your arms. The dogs were eating the sweet from your tray, and {foe} heard that. Between the posts you went on your knees with it. A bell rolled after you over the edge, and lay in the dust.',
        ],
        failure: [
          'You raised the wrong board, and {foe} looked down at you, and the lute stayed in the alcove. {foe} was composing. You were asked to come in again by the door. There had been only three more boards, and one of them had no nail.',
          'The dogs at {where} barked under the floor, and you never got as far as the lute. The kettle was set aside. Servants came with poles, and led you back to your mat. A piece of your hem was being carried about the garden.',
          'You came up under the hut one mat too soon, and raised {foe} by the height of a hand, and the lute was not moved. {foe} did not rise. The board went down again under that weight, slowly. You came out with cobweb on both sleeves, and a brush lay on your mat.',
          'A stone had been set under the floor of the hut, and you could not get past it to the lute. A verse was cut on it, about moles. You read it with one finger. When you were back on your mat {foe} asked how it had pleased you, and the first line was on the scroll.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Outsit {foe} in silence until the lute is played',
        description: 'Whoever speaks first has lost, and {foe} once sat through an earthquake.',
        success: [
          'You outsat {foe}, and the lute was played, and it was yours to take home. The lamp had been twice filled. {foe} reached out one finger to the fourth string. It sang before it was touched. The hand was drawn back, and then the lute was pushed across the mat.',
          '{foe} spoke first, and so lost, and gave up the lute. One heard the kettle go off the boil, and come to it, and go off. “Take it,” {foe.he} said. You bowed to the mat. There were two hollows in it where the knees had been, and they did not rise.',
          'You sat opposite {foe} until the servants no longer came, and {foe} took the lute up to have something to hold, and so it was played. You had won it. There was one stroke, not a good one. It was held out to you afterwards, and the plectrum on a flat palm.',
          'You said nothing, and a servant came in to ask if somebody had died, and {foe} answered him. So {foe} had spoken first, and the lute was yours. It was a single word. {foe} bowed, lifted off the gauze, and stood for some time with it over one arm.',
        ],
        failure: [
          'Your stomach spoke before {foe} did, and you had lost, and the lute was not played. There had been four kettles. {foe} bowed. They turned you about on your mat, in the same posture, and set you down facing the door.',
          'You fell asleep, and {foe} did not, and the lute stayed where it was. It was the second day. Somebody had put a cushion under your cheek. When you sat up it was taken away, and the hollow in it rose.',
          'A moth came out of the gauze and sat on your lip, and you spoke, and had lost, and the lute was not played. It was only “Ah”. {foe} let the moth walk onto the scoop, and put it out at the door. A second bowl was poured for you, level with the first.',
          'You sat until your legs were dead, and fell over sideways, and {foe} had outsat you, and the lute was silent. Nobody speaks of such a thing. A maid set you upright, with a bolster on the left. {foe} had not yet drunk, and drank.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Offer {foe} the Taira tale for the lute',
        description:
          '{who} has told you all its parts, and {foe} collects famous things; such a thing can be given away only once.',
        success: [
          'You told {foe} the whole tale of the Taira, and {foe.he} gave you the lute for it. It was the one famous thing not in that house. You came to the drowned child last. “It would be greedy to keep both,” said {foe}. The stand was moved to the back of the alcove.',
          '{foe} took the tale in exchange, and you had the lute. All of its parts were told, with the pauses. At the entry of the fleet {foe} let the fire go out. A list of treasures was opened, and one line struck from it, and one line added.',
          'You offered {foe} the tale, and told it backward, as {foe.he} wished, and had the lute for it. The drowned child came first. At the end there was only a boy who was taught to ride. {foe} asked for nothing after that, and the lute was laid on the step, in its cloth.',
          'You gave {foe} the whole tale, and your word never to tell it again, and {foe} gave you the lute. It was set down on a sheet and sealed by both. A servant had come in at the part with the horse, without being called. He was let stay, and folded the gauze.',
        ],
        failure: [
          'You left out a horse that belongs to the tale, and {foe} would not give the lute for an incomplete one. A set with one piece missing is not shown. You bowed, and the lid was put upon the kettle.',
          '{foe} knew the ending already, from a servant, and kept the lute. You had come to the fleet. There was a bow, not low. The tea was poured away, and the scoop laid across the empty bowl.',
          'You offered {foe} the tale, and {foe} wanted it in writing, and such a tale is not written. So the lute stayed. A brush lay ready, and good paper. You both looked at it. The brush was put away, and there was one drop on the white sheet.',
          'You told the tale as far as the drowned child, and could not go on, and {foe} would not give the lute for a part. Your voice had stopped. {foe} waited, and was the first to look aside. The bowl before you was taken, and came back warm.',
        ],
      }),
    ],
  },
  triumph: [
    'You laid the lute in {who}’s lap, and so it has come home from {where}. {who} felt for the scratch under the bridge, and then for your face. Nobody in that inn lay down. The drowning of a whole court was played, to the last boat. When it was done the fourth string went on a little by itself, and {who} let it.',
    '{who} has the lute again, and a hundred people had come to hear it. It was long in tuning; a child was born meanwhile. Then Last Boat was struck, once. “The sea,” said the oldest man in the room. At {where} there is a bare stand, of black persimmon, and {foe} shows it to guests, and they bow to it.',
    'You brought Last Boat to {who}, and it was not taken from you at once. First the case had to be opened, and then the cloth, and then all were asked to be quiet. It had been shut up at {where} so long, with {foe} alone. The fourth string was a quarter-tone flat. {who} wetted one finger, and turned the pin, and a sleeve was wet too.',
    'The lute is back from {where}, and dry. You had carried it inside your coat, with bent back, and so you came in to {who} backward. The one string was put on that had been left behind. It had aged less than the others, having been on the road. At the first performance a servant of {foe}’s sat in the last row, with his eyes shut, and left his fan.',
    '{who} played Last Boat again, through the place in the tale where for two years there had been a stop. You had brought it from {where}, and nothing was said of that. People held on to their mats. The fleet came in, and went down. {foe} has kept the gauze, they say, folded, and the eight bells are tied together with thread.',
    'The lute lay in {who}’s lap, and your oath was kept. “There is a hair-crack by the neck,” you were told, “and somebody has wept on the lid.” It could only have been {foe}; there was nobody else at {where}. {who} thought about it. The part of the drowned child was played, softer than it is written, and the screens were opened on that side.',
  ],
  loss: [
    'You did not bring the lute; it stands at {where} with its face to the wall. You came back to {who} with one string wound about your finger, and said so. {who} sat for a while. Then {who.he} tied that string to a gourd and a stick. You were told the last part of the tale, as agreed, and the gourd was hung beside the door.',
    '{foe} had the lute moved from {where} to a house behind three walls, and you could not follow it. A letter came, most civil, upon paper with gold in it. {who} had it read out, and asked to feel the sheet. It was good paper, {who.he} said. It was folded into the case, where the lute had been, and the lid was closed on it.',
    'The lute fell on the step at {where}, out of your arms, and was broken. All its notes came together. {foe} sat down among the pieces and sorted them by size. You brought {who} the bridge, with the scratch under it. A thumb went along that to the end. You were to tell how it had sounded, and leave nothing out.',
    'You brought {who} a lute from {where}, and it was a copy, made for {foe}. {who} struck the fourth string, and laid both palms across to stop it. You were thanked. It would do for weddings, the innkeeper was told. From then on the other was not shown to anyone, even to guests, and the one string went back into its paper.',
  ],
  fates: {
    triumph:
      '{who} took the tale of the Taira through six more provinces, and was asked for by name. {foe} has given up collecting, and takes lessons. The ear is bad, {who} reports, and honest.',
    loss: '{who} grew famous for playing on a gourd, and others took it up. {foe} kept Last Boat under gauze until the glue dried. It came apart by itself, with a sound of coughing.',
    death:
      '{who} put a verse about you into the tale, between the horse and the drowned child. In some villages it is asked for. {foe} bought your sandals, and keeps them under gauze.',
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
    '{foe} cut down the fencing-master, {who}’s husband, from behind, and she asked you to be her second in the vendetta. He had been opening an umbrella upon his own steps. {foe} was his best pupil. She has a cough, and no sons. You signed the magistrate’s register of vendettas for her, and swore to meet {foe} at {where}, and bring her his topknot.',
    '{who} wants the topknot of {foe}, who killed her husband, and you swore to bring it to her from {where}. “I do not ask for his head,” she said. The law allows her the knot of hair, and a man’s name goes with it. {foe} has the dead man’s school, and half of its pupils. You swore it upon the old master’s wooden sword.',
    '{who} asked you to avenge her husband, a fencing-master, who had been killed from behind by his best pupil, {foe}. She could not go after {foe}; she has a cough, and no son. You signed the register in her place. You swore on the wooden sword to face {foe} at {where} and to bring her his topknot.',
    '{who} had her husband’s death put into the register of vendettas, and you signed it as her second. {foe}, his best pupil, had cut him down from behind, and she was too ill to fight. You were to meet {foe} at {where}, and return with his topknot, and you swore it on the dead man’s wooden sword.',
    '{who} laid three things on the step where her husband was killed: an umbrella, a wooden sword, and the magistrate’s register. {foe} had done it, from behind, the best of the pupils. The school is his now. She asked you to fight him in her stead, and coughed. You swore, with your hand on the wooden sword, to bring his topknot from {where}.',
    '{who}’s husband was killed by {foe}, his own pupil, from behind, and she asked you to bring her the killer’s topknot. With the knot he loses his name. She is ill and has no sons, and so she needed a second, and you signed as that in the register of vendettas. You swore by the dead man’s wooden sword to meet {foe} at {where}.',
    '{who} had you sign the book of vendettas for her, against {foe}. Her husband, a fencing-master, had been cut down from behind by {foe}, his own pupil. “I have no son to go,” she said. You swore upon the dead man’s wooden sword to meet {foe} at {where}, and to bring the topknot, and nothing more.',
  ],
  advances: [
    'You had learned the stroke with which {foe} killed the old master, and how it is stopped.',
    'Two of {foe}’s pupils had left his school, and would not fight for him.',
    'You knew now with which foot {foe} steps forward when he strikes.',
    'A neighbour was willing to swear that {foe} had struck the old master from behind.',
    'People said openly now that {foe} was a murderer, and some had stopped greeting him.',
    'A fencing-master had corrected your grip, so that {foe} would not easily strike the sword from your hand.',
    'You knew now by which road {foe} goes to {where}, and with how many men.',
    'A clerk had found in the law that nobody may help {foe} in the fight.',
    '{foe} had hurt his wrist in practice, a doctor said, and it was still stiff.',
    'A former pupil had shown you the one side on which {foe} guards himself badly.',
    '{foe}’s groom would send you word as soon as his master set out for {where}.',
    'You knew now where at {where} the ground is firm enough for a fight.',
    '{foe} slept badly, it was known, and drank before his lessons.',
    'An old friend of {foe}’s had taken {who}’s side, and would not hide him any more.',
    'The inns on the road to {where} would give you a bed for the old master’s sake.',
    'A woodcutter near {where} had told you of a path that {foe}’s people do not watch.',
    'A swordsmith had told you how long {foe}’s sword is, so you knew how far off you were safe.',
    '{foe} had written to a second school for help, and had been refused.',
    'A merchant who had lent {foe} money for his school had asked for it back.',
    'Three families had taken their sons out of {foe}’s school, for {who}’s sake.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Have the licence stamped at the magistrate’s in {place}.',
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Argue the licence through the magistrate’s office',
        description: 'A vendetta without a stamp is murder, and the clerk has a cousin at {foe}’s school.',
        success: [
          'The clerk stamped the licence, and your vendetta against {foe} was lawful. He had found the dead man’s name to be one stroke short. It was cut off with the rest of him, you said. There was a pause in that office. He breathed on the stamp, so that it should take.',
          'You argued, and in the end you had the stamp. You begged the clerk to read out the third article, and he heard in it that he must. His cousin is at {foe}’s school. He pressed very lightly, and you pointed, and he pressed again.',
          'You argued the licence through three rooms, and in the third it was stamped. The clerk pressed the stamp a long time. When he lifted it, the red stood even to the edge.',
        ],
        failure: [
          'The clerk asked for a witness to the killing, and proposed {foe}, and gave no stamp. You bowed your way out. On the stairs a sweeper told you on which days the deputy sits. The dust lay in a heap on the lowest step.',
          'You were at the wrong window, and the licence was not stamped. The right one wanted a form, and the form lay at the first. Between the two the clerk went home to his cousin. On the ledge he had left his fan, shut.',
          'You could not pay for the use of the ink, and so the licence had no stamp. The ink-stone was moved to the other side. For the moving there was also a fee. He locked it in, and hung the key about his neck.',
          'You argued the licence before the clerk, and he wished to see the dead man’s register, and it was not there, and he gave no stamp. The stamp stood at his elbow. He moved a cup in front of it.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Get past the pupil whom {foe} has posted at {place}.',
      offer: does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight the pupil and break his first stroke',
        description: 'He is nineteen, and has been told that you are a hired killer.',
        success: [
          'You broke the pupil’s first stroke, and he let you pass. It came high, as {foe} teaches it. You leaned on the guard, until his heels were over the line that he had drawn. He told you how his master likes to stand. The line had been rubbed out by two heels.',
          'The pupil yielded, and told you where {foe} puts his left foot. You had stood a foot nearer than he was taught to expect. The guards locked. He was nineteen, and sat down, and his sleeve was over his face. You set his sword across his knees.',
          'You took the pupil’s first stroke upon your guard and turned it, and his sword lay in the grass. He knelt. You picked it up by the back of the blade and held it out, and he let you by.',
        ],
        failure: [
          'The pupil drove you back, and you did not get past. He was better than his age. “Are you really hired?” he asked. You held up your page of the register, from a good way off. He read it with moving lips, and stood where he was.',
          'The pupil was left-handed, and knocked the sword out of your grip. At {foe}’s school nobody is; it is beaten out of them. He let you take it up, and go. He drew his line again, with the left.',
          'The pupil broke your stroke as you broke his, and then he threw you, and you did not get by. He had been taught what comes after. He called across to ask if you would rise. Your hat had been laid upon the line.',
          'The pupil’s first stroke came lower than you had taken it, and you gave ground as far as the ditch, and did not pass. He bowed from the far side. One sandal of yours stood between you.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Slip through the watch that {foe} keeps at {place}.',
      offer: does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Slip through behind the watchmen’s backs',
        description: 'They change when the incense has burned down, and have been warned about pilgrims.',
        success: [
          'You slipped between the watchmen, there and back, and knew the way. One leaves with a bow; the other has not yet straightened. Between the two are nineteen steps. The incense had burned down by one finger, and stood.',
          'You found the way through {foe}’s watch. It lies behind the one with the drum, who turns toward the kettle when it is lifted. You went as the lid went. When it was set down again you were in the reeds, and they were still.',
          'You passed behind the watchmen of {foe} while the incense was changed, and came back the same way, and you had the path by heart. One of them sneezed. The ash fell off all in one piece.',
        ],
        failure: [
          'You trod on a dry stalk, and the watchmen turned, and you did not get through. There were six heads. You lay in a ditch until they had gone back. A newt had come to your sleeve, and was sitting on the hem.',
          'The watch had changed its order, and you walked into the man with the soup, and did not get through. So the way was shut. He called out. You had the soup down your coat, and it could be followed, drop by drop, to the road.',
          'You counted five watchmen, and a sixth was lying on the bank, and you had stood on his foot. They let no one by after that. He was off duty. He moved the straw to the other corner of his mouth.',
          'You stepped into the emptied wash-tub of the watchmen, and fell among their bowls, and had to run. They were as much put out as you. One bowl went on turning. A hand was laid on it.',
        ],
      }),
    },
  ],
  ready: [
    'You had learned all that you could, and only the meeting with {foe} was left, at {where}. You tied the wooden sword on your back. The cord was new.',
    '{who} sent you a white cord for your sleeves; it was time to go to {where} and face {foe}. She had woven it herself. You tied it once, to try, and undid it.',
    'You were ready, and {foe} was at {where}, and you could go there now and face him. You washed your hair, as is correct. It dried on the way.',
    '{foe} had asked a priest to be at {where}, a pupil told you; so he was ready to fight, and so were you. You ate first, and turned the bowl over.',
    'It was time to meet {foe} at {where}, and {who} wrote that the register lay open at your page. You folded her letter along her own fold.',
  ],
  test: {
    openings: [
      '{foe} was waiting for you at {where}, on a square of swept earth, with his sleeves tied back. You had come to take his topknot, for {who}, and he had not run. The priest of the place sat by for a witness. You carried the old master’s wooden sword. “I had thought she would send somebody taller,” said {foe}, and laid his scabbard down, parallel with the edge.',
      'You found {foe} at {where}, washing rice, with his swords at arm’s length, and you were to leave with his topknot. He looked older than the man in the register. When he saw whose second you were he rinsed it once more, as one should. You had his old master’s wooden sword with you. An old priest drew his mat out of the way.',
    ],
    still:
      '{foe} still stood before you with the topknot that you had sworn to bring {who}. He was breathing through his nose, evenly, and looked at your sleeves.',
    givenUp: [
      '{foe} drove you to the edge of {where} with his sword in his hand, and his topknot was still on his head. You might come again, he said, when you had learned more.',
      'The priest would have no more fighting at {where} for the present, and sent you away. {foe} still had his topknot, and would be there when you came back.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Meet him blade to blade',
        description:
          'He has taught two hundred men to fence, and you know his strokes only from what they made of them.',
        success: [
          'You struck {foe} across the wrist with the flat of your blade, and he lost his sword, and knelt. He had cut at where you ought to have been, and you were late, as the old master used to teach. His sword rang away over the stones. He bent his head, and the knot of his hair was before you.',
          '{foe} lost the fight; your blade stood at the cord of his topknot. It was the last stroke, which he had left too early to learn. He looked at your feet, and how they were set. Then he undid the cord himself and laid it on the earth.',
          'You met {foe} blade to blade, and his broke at the third guard, and he gave himself up. The old master had warned him of that smith. He knelt down with his face to the priest. You took the topknot with one cut, and beside his knee lay the piece of steel.',
          'You let {foe} cut the sleeve from your arm, and your point was under his chin by then, and he yielded his topknot. It was one stroke. The sleeve lay on the earth, and he looked at it. He loosened the cord with his left hand, and his hair came forward over his face.',
        ],
        failure: [
          '{foe} beat you at the third exchange, and kept his topknot. He was not there, and then he was, and you sat against a post. He stepped back to let you rise. It had been just so with the old man, he said, and wiped the clean blade.',
          '{foe} turned your blade aside and put you down in the rice-water. He did not strike again. The priest had raised one hand. {foe} set the tub upright, and looked into it, and there was a little left.',
          '{foe} struck the sword out of your hands at the first pass, and his topknot stayed where it was. He waited until you had fetched it. It had gone in under the priest’s mat, up to the guard, and the priest lifted one corner for you.',
          'Your blades locked, and {foe} was the stronger, and walked you backward across the square, and kept his hair. It was done without haste. He let you go there, with a push of the hilt. Your heels had drawn two lines in the earth, and he stepped over them.',
        ],
      }),
      does(['flight', 'reflexes', 'hard', 'serious'], {
        action: 'Let him strike until he is tired',
        description: 'You give no blow and are never where his fall, until he has no more of them.',
        success: [
          '{foe} struck until he could strike no more, and you had him by the topknot. You had given him the stone to hit, and the post, and the air. After the thirtieth he leaned on his sword to breathe. You stood behind him. The post had nine cuts in it, one above the other.',
          'You were never where {foe} struck, and he gave up. He had the arm of a master, and the breath of one who dines out. The sword was laid down. He sat beside it, and turned his back to you, so that you could reach the knot.',
          'You stepped back from each stroke, and the last of them carried {foe} over the edge of the square, and so he had lost. The line was his own. The priest pointed to it, with two fingers. {foe} came back inside on his knees, and undid the cord, and his hair fell on one shoulder.',
          '{foe} cut at you until his sash came loose and he trod on it, and he lay at your feet, and gave up the topknot. You had not struck once. He asked for leave to tie the sash first, and had it. Then he bent his head, and the two ends hung straight.',
        ],
        failure: [
          'You tripped over a root, and {foe} stood over you, and kept his hair. You had been elsewhere a score of times. He might have ended it. He looked down along the blade, and told you to tie your sandal.',
          '{foe} stopped striking and waited, and you ran into the waiting, and it was over. He had counted your steps. You got up from the ditch. Your hat lay in the swept square, and he pushed it across the line with his foot.',
          'You gave way once too often, and your back was at a wall, and {foe} laid his point on your breast. He kept his hair. The priest counted ten beads. {foe} stepped back from you, and in your coat there was a cut as long as a fingernail.',
          '{foe} would not strike, and you had nothing from which to step aside, and his topknot was no nearer. He had learned that from the old man. The two of you stood until the priest nodded over his beads. When the priest looked up {foe} stood closer by one foot, and nobody had seen it.',
        ],
      }),
      does(['talk', 'intellect', 'hard', 'serious'], {
        action: 'Ask him before the priest how he killed',
        description: 'He has told it so often, with a drawn sword in the dead man’s hand, that he may believe it.',
        success: [
          '{foe} betrayed himself before the priest, and asked for a knife, and cut the topknot. You had asked in which hand the old man held the umbrella. In the right, he said. So the drawn sword was a lie. The priest looked at him. He undid the cord from his hair, and it kept its shape.',
          '{foe} told the story of the killing, and in the telling it came apart, and he bowed. There was no room upon the step for two drawn swords. He had shown it with his arms. He left them held so, and then let down the left one, and the right went to the knot.',
          'You asked before the priest which way the umbrella had fallen, and {foe} showed it, and it was the way of a man struck from behind. He saw it himself. His arm stayed out. Then he knelt and asked for the razor, and held out the topknot to you, tied with its own cord.',
          'You asked {foe} how it was done, and he said: from behind. No one had asked him until then. It was in a level voice, and the priest moved his beads on by one. {foe} cut the knot with his short sword. It was laid between you on the earth, and he moved the sword away from it.',
        ],
        failure: [
          '{foe} told it without a fault, drawn sword and all, and the priest believed him. You had begun at the wrong end. At one word, “umbrella”, his hand went to the back of his neck. He brought it down with a leaf in it.',
          'The priest stopped your questions, and {foe} did not have to answer them. It was time for the sutra. {foe} thanked you for coming. He swept over the place where you had stood, and the broom went twice across one spot.',
          'You asked {foe} how it was done, and he offered to show it, and begged you to turn your back, and you did not. So the priest heard nothing, and {foe}’s hair was as before. One does turn, for a teacher. He bent for a leaf, and kept it in his hand.',
          'You asked before the priest how it was done, and {foe} asked you in which year, and you had it wrong by one. After that he need not answer, and he kept his topknot. The priest wrote the year in his palm. {foe} passed two fingers over his hair, from front to back.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Take his topknot while he sleeps',
        description:
          'You may beg to be let wait until tomorrow; but he sleeps sitting up, with a string from his toe to the door.',
        success: [
          'You cut {foe}’s topknot while he slept, and carried it away. He had granted you one day. He sleeps sitting, with a string from his toe to the door, and sighs after the ninth breath. You stepped over at the seventh. When he woke he put up a hand to scratch, and it came down empty.',
          '{foe} slept, and you took the knot with one pull of the knife. The string that he ties to his toe was slack. You had been let wait under the wall until the lamp was out. He bowed a little, in his sleep, as it came away.',
          'You tied {foe}’s string to the post in place of the door, and came in, and cut off the topknot as he slept. The door was opened, and nothing pulled. At the touch of the knife he said the old master’s name, and slept on. The string lay by his foot in a ring.',
          'You waited until {foe} leaned in his sleep, and held his head, and took the knot, and laid the head against the wall. The priest had seen it through the screen. He slid the screen to. From the toe the string ran under the door, and its end had never been tied.',
        ],
        failure: [
          'A string at {foe}’s toe went to a cat, and the cat woke him, and he kept the knot. A priest came with a ladle. You withdrew as far as the wall. Behind the screen {foe} laughed, and left off.',
          '{foe} was awake, and had counted your steps along the verandah, and his topknot stayed where it was. “The third board,” he said. He had not opened his eyes. You went back along the boards, and the string was tied again, shorter.',
          'You had the knife at the cord, and {foe} asked you, with closed eyes, to mind his ear. You drew back. He had not been asleep, and he kept his hair, and one hand on it from then on. The string went straight from his toe to the door, and now there was a bell.',
          'You waited under the wall for {foe} to sleep, and slept there yourself, and so he kept his hair. He had not touched you. A mat lay over your knees. He was sweeping the square, and when he came to your feet the broom was lifted over them.',
        ],
      }),
      does(['gift', 'charisma', 'medium', 'slight'], {
        action: 'Hand him the old master’s wooden sword',
        description: 'It has his own milk-teeth in the hilt, and you have carried it all this way.',
        success: [
          'You handed {foe} the old master’s wooden sword, and he gave you his topknot for it. He turned it over, and found where he had bitten on it, at eight years old. Neither of you said a word. It was laid across his knees. He took out his own knife, and reached up behind his head.',
          '{foe} held the wooden sword, and could not fight you, and cut off his own hair. There was the binding, by the old master’s hand. He asked who was to have it now. You did not answer, and he put it down with its hilt toward you.',
          'You laid the wooden sword before {foe} and said nothing, and he offered you his topknot. He had looked for that sword on all the racks, for a year. His thumb was on the marks of the teeth. He gave it back with its hilt first, and moved his head so that the cord could be reached.',
          '{foe} took the wooden sword and went through the first form with it, alone, and then he cut off his topknot. It is the form for children. At the end one bows to the teacher. He bowed to an empty place, and laid the sword there, and beside it the knot of hair.',
        ],
        failure: [
          '{foe} struck the wooden sword out of your hands, and kept his hair. It rolled a long way, and he watched it. He bade you pick it up. It had come to lie against his own step.',
          '{foe} would not look at the wooden sword, and kept his hair. He had turned his face to the tub. You held it out until your arms sank. One grain of rice was stuck to his sleeve, and he picked at it.',
          'You held out the wooden sword to {foe}, and he asked whose it was, and you said that it was his. There had been no such pupil, he said, and kept his hair. The priest had looked up. {foe} was rubbing one front tooth with his thumb, and put that hand behind him.',
          '{foe} took the wooden sword, bowed to it, and struck you across the shoulder with it, once. So the old master began a lesson. He handed it back to you, hilt first. His hair had not come loose, and he set his feet on the line again.',
        ],
      }),
    ],
  },
  triumph: [
    'You brought {who} the topknot of {foe}, and her husband is avenged. She unfolded the paper before the house altar, and looked at it for as long as one stick of incense takes. Then she wrote the date in the white column. Her hand was steady. “He used to carry my husband’s umbrella,” she said, and sat down, and the brush rolled off the mat.',
    '{foe} has lost his topknot, and the register of {who} was closed with a red line. You laid the hair before her in its paper. She had it put into the bath-stove, as being of no further use to anyone. You stayed for the meal. A third bowl stood upon the table, and over it, on its two pegs, the wooden sword.',
    'The topknot of {foe} lay between you and {who}, and the vendetta was over. She asked how he had looked. You told her that at {where} he had been washing rice, and was tired. She undid the cord, since it was a good one. The column was filled: one short word, and a date. She drew a breath to the bottom, and it did not catch.',
    'You set down {foe}’s topknot on the third step, which creaks, and there {who} bowed to it. It was done. He had been a gifted boy, she told you, and always the first to fetch the umbrella. The page was signed. From {where} he had sent to ask about her lungs. She let him have the answer, and it was one line. The step was swept after.',
    '{who} has what she asked for: the topknot of {foe}, put away in a tea-box. She did not want to see it twice, and would not have it burned; it had grown under her husband’s roof. You wrote the date for her, and she ruled the line. At {where} they have a new servant, who rakes with bare head, and nobody calls him {foe}.',
    'The magistrate’s clerk had kept the office open, and {who} was there when {foe}’s name was struck out. The topknot lay on the desk. She stood upright for as long as it took. Then she thanked the clerk, and you, and the book. You saw her home. At the gate she opened the old umbrella, cut and all, and walked in under it.',
  ],
  loss: [
    'You did not bring the topknot, and {who}’s licence has run out. It had a date, and {foe} had counted better. From {where} he sent her a bolt of mourning cloth, of good quality. She cut it up for the floors. She asked you for the register, and thanked you, and it was put beneath her pillow. One sees the corner of it, and it is turned down.',
    '{foe} has won, and it was he who had the red line drawn. He walked from {where} to the magistrate’s with his hair dressed high, and signed. You met {who} on the stairs. You had been a good second, she said. She straightened your collar, as is done for children. Neither of you said the next thing, and her hand was drawn back into its sleeve.',
    '{foe} defeated you at {where} and cut off your hair, and so you came back to {who}. It was in a sheet of paper; he had thought that she would want something. She unfolded it before the altar, and looked, and wrapped it again. You were put to bed in the old master’s room. She sat outside, and coughed into a cloth, so that it could hardly be heard.',
    'The column is still white; you did not take {foe}’s topknot. {who} keeps the register beside the brazier, away from the damp, and has shown you that there is one more page, ruled. You have not been asked. From {where} {foe} writes to her each year, in a clear hand, about her health. The letters go back with their seals whole, in a bag made for an umbrella.',
  ],
  fates: {
    triumph:
      '{who} gave the school to the pupils, who keep an open umbrella in its alcove. {foe} has shaved the rest of his head, and sweeps for a temple that does not ask his name.',
    loss: '{who} lived for two more years and had three physicians. {foe} has four hundred pupils, and on his own steps he turns round at any sound of oiled paper.',
    death:
      '{who} wrote the date of your death into the blank column, and closed the book. {foe} has bowed to that page, it is said. The cord of his hair was loose.',
  },
};

export const samuraiOaths: readonly OathContent[] = [petition, lute, register];
