import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const vikingThreads: readonly ThreadContent[] = [
  {
    key: 'vikings/debt-of-firewood',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} a day’s work at the wood-pile, at {place}.',
    opened: [
      'In a hungry year {them} had fed you for two weeks and taken no silver. The price was one day’s work. {them} asked for it now, since nobody at {place} could split the wood. You said that you would go there and do it.',
      'Years before, {them} had pulled you out of a river, and you owed a day’s work for it. {them} needed it now, for a brother there had hurt his back. You were to split the wood at {place}, and you said yes.',
      'You had once lain ill in {them}’s house, and {them} nursed you for nine days and asked for one day in return. A raft of logs lay unsplit at {place}. You were to go there and split them, and you gave your hand on it.',
      'You had lived for a month under {them}’s roof once, and the price was a day’s work. At {place} the wood-pile was not split, and the kin there were burning the fence. You said that you would go there with an axe.',
      '{them} had once spoken for you at the Thing and saved you a fine. For that you owed one day with an axe. At {place} there were oak logs and no one to split them. You took it on.',
    ],
    offer: does(['gift', 'endurance', 'easy', 'none'], {
      action: 'Give {them} the day’s work that you owe',
      description: 'Saw, split and carry until there is no more light; the house is uphill.',
      success: [
        'You gave {them} the day that you owed, and the wood was split and stacked. {them} did not look up when you drank, but the cup had been put there. The debt was at an end, and it was said before witnesses.',
        'The wood-pile was stacked to the eaves, and {them} called the debt paid. You had split it and carried it uphill. The wood was valued at nine ells. You ate there, and the bench was moved up to the fire.',
        'You split the last of the oak, and {them} had no more to ask of you. Half of it had been knots. One of the kin counted the rows aloud, and there were nine. Sweat was the silver.',
      ],
      failure: [
        'You stacked {them}’s wood on the wrong side of the boundary, and the day did not count. By law it was the neighbour’s where it lay, and he came out and thanked you. {them} said that you still owed the day.',
        'You did not get {them}’s wood split. The axe-head flew off and went through the door of the byre. You spent what was left of the day on the door. The debt was not smaller by a log.',
        'You split {them}’s roof-beams. They had been set aside next to the logs and were oak as well. No one had told you, and no one spoke for some time. You still owed the day.',
      ],
    }),
    lapsed: [
      'You did not go to {place} for the day’s work that you owed {them}. {them} burned the old sledge, then the bench, and then bought wood. You could not pay that debt any more, and were not asked to.',
      'The day’s work that you owed {them} at {place} was not done, and a neighbour’s son did it. He was asked there whether he knew you. He said that he did not know you well. {them} let that stand.',
    ],
  },
  {
    key: 'vikings/debt-of-a-boat',
    kind: 'debt',
    at: 'city',
    title: '{them} lent you a boat, and it lies at {place} with a hole in it.',
    opened: [
      '{them} had lent you a boat some years before, and you had run her onto a rock. She still lay at {place} with a hole in her, and {them} could not fish without her. You said that you would go and mend her.',
      'Years ago you had borrowed {them}’s boat and left her at {place} with a broken plank. {them} had no other and had not been to sea since. You were to go there and mend her. That would settle the loan, and you said yes.',
      '{them} had once lent you a boat, and you had brought her back with a hole. {them} wished to sell her now, and nobody buys a hole. You said that you would go to {place}, where she lay, and put in a plank.',
      'In an earlier year you had struck a rock with {them}’s boat. She was all that {them} had inherited, and she lay holed at {place}. You were to go there and fit a new plank, and you gave your word on it.',
      'Once, in a bad year, {them} had lent you a boat to get away in, and you brought her no farther than {place}, holed. {them}’s kin needed her now. You said that you would go there and make her tight.',
    ],
    offer: does(['craft', 'vigour', 'medium', 'none'], {
      action: 'Put a new plank in {them}’s boat',
      description: 'Hours on your back under it, in {place}, with people’s feet going by.',
      success: [
        'You put a new plank in {them}’s boat, and she was tight. {them} rowed her round the harbour standing up and stamped on the place. No water came. You were asked where you had learned that.',
        'The boat was mended, and {them} took her back before witnesses. You had cut out the bad piece and let in a good one. An old shipwright felt along the seam with his thumb. He did not find it.',
        'You drove the last rivet from underneath, with the tide at your ears. {them}’s boat floated. She was valued at what she was worth before the rock, and a little over. The loan was called even.',
      ],
      failure: [
        'You did not mend the boat, for the plank split at the last rivet. {them} watched her sink to the gunwale and did not shout. “There is no hurry,” said {them}. That was said twice in your hearing and once more behind you.',
        'You made a second hole in {them}’s boat. You had the new plank in when the tide lifted her off her props and onto you. She came down on a rock. The first hole was well mended.',
        'The plank that you cut for {them}’s boat was a hand too short. You had measured the hole from inside and the wood from outside. The boat stayed where she was, and so did the debt.',
      ],
    }),
    lapsed: [
      'You did not mend {them}’s boat, and she went to pieces on the slip at {place}. {them} had a bench made of her. People sit on it and speak of borrowing. You are named.',
      'The boat that {them} had lent you was not mended by you. Another man did it, and {them} gave him half of her. You had lost the use of her and the good word that went with it.',
    ],
  },
  {
    key: 'vikings/feud-of-the-laugh',
    kind: 'feud',
    at: 'home',
    title: '{them} has challenged you to wrestle at {place} and end a feud.',
    opened: [
      '{them} said that people would laugh now, on your account, and that by law this is settled by wrestling. You were to come to {place} and give {them} one fall, without blades, and the feud would be over. You said yes.',
      '{them} challenged you to wrestle at {place}, before nine cousins. People would laugh about what had passed between you, and {them} wished to win something. If you stayed away, the cousins would beat you wherever they met you. You said that you would come.',
      '“They will laugh at me for this,” said {them}, and from then on it was a feud. One bout of wrestling at {place}, before the cousins, could end it. Otherwise {them} would look for you with a club. You took up the challenge.',
      'People would laugh at {them} now, and {them} held that you owed satisfaction for it. The terms were one fall at {place}, with belts. If {them} was satisfied there would be peace. You said that you would be there.',
      'A story would be told about the two of you, and {them} would be the fool in it. To mend that, {them} demanded a wrestling bout with you at {place}, before all nine cousins. Until it was fought you were enemies. You took it up.',
    ],
    offer: does(['force', 'strength', 'medium', 'serious'], {
      action: 'Wrestle {them} to end the feud',
      description: 'Belts and no blades, before all the cousins; somebody’s back will be on the grass.',
      success: [
        'You threw {them}, and the feud was over. You had your hip under, and the cousins saw two soles. {them} laughed first, lying flat, and held up an arm. You pulled. Even was the end.',
        '{them} went down at the third grip and called it settled. A rib had cracked, on the left side, and it was not yours. The cousins brought out ale. They poured for {them} first and then for you.',
        'You won the fall by a hand’s breadth. {them}’s shoulder touched, and yours touched after it. The oldest cousin was asked for a ruling. He gave it to you, and {them} did not appeal.',
      ],
      failure: [
        'You lost the wrestling, for {them} threw you before you had a proper grip. The cousins asked to see it again and were shown. It had been too short to end the feud, said {them}.',
        '{them} threw you into the cousins, and the feud was worse. Two of them fell under you, and so {them} had two more grievances.',
        'Your belt broke in {them}’s hands, and the bout was void. By law a fall without a belt counts as stumbling. You walked off holding yourself together. The feud was not ended.',
      ],
    }),
    lapsed: [
      'The feud with {them} was not fought out, for you did not come to {place}. {them} had stood there with the cousins for two days. They use your name there now when they want a word for late.',
      'You did not answer {them}’s challenge at {place}, and {them} told the cousins that you did not dare. {them} had no more quarrel with you after that. One has none with nobody.',
    ],
  },
  {
    key: 'vikings/feud-of-two-tellings',
    kind: 'feud',
    at: 'landmark',
    title: '{them} has challenged you to swear the truth at {place}.',
    opened: [
      '{them} meant to tell it at every farm that you were a cheat. By law such a quarrel is ended by oath. At {place} you both had to lay a hand on the old stone and tell what had happened. You said yes.',
      '{them} called you a cheat to your face and would say so to others. One thing could stop that. You were to come to {place} and say your side of the quarrel aloud, with your hand on the stone. You said that you would.',
      'There were two accounts of what had passed between you and {them}, not both of them true. {them} challenged you to swear to yours at the stone of {place}. Until then {them} would call you a liar at each farm. You took up the challenge.',
      '{them} said before a witness that you had cheated, and that an axe would settle it if an oath did not. You were to come to {place}, put your hand on the stone there and tell the whole. You gave your word to come.',
      '{them} held that you were in the wrong and would lie about it. The law had one cure: each was to tell it at {place} with a hand on the stone. If you stayed away, {them} would be believed. You said yes.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'slight'], {
      action: 'Tell {them} the truth across the stone',
      hurt: 'blow',
      description: 'You swear to what happened, with your own part in; and {them} has brought an axe to listen with.',
      success: [
        'You told the truth across the stone, and it was against yourself in two places. {them} had not expected the second. “It was not a low eyebrow,” said {them}. The quarrel was cut into the axe-handle as a misunderstanding.',
        'You swore your account, and {them} let it stand. You had said first what you did wrong and after that what you did not. The old people nodded in order of age. The two tellings were made one.',
        '{them} heard you to the end with a hand on the stone and had nothing to add. Seven witnesses were asked if it was so. They said that it was. Stone heard, and stayed.',
      ],
      failure: [
        'You told the truth at the stone, and {them} did not believe it. You told it too well. The hand came off and the axe came up a little. You were given the flat of it on the shoulder.',
        'Your oath did not help you. You left out your own part in the quarrel, and {them} supplied it. There were witnesses to that part. Your hand was still on the stone.',
        'You swore by the wrong stone. The right one stood behind you with moss on it. {them} pointed that out when you had ended. A goat had been tied to yours, and what you said was not law.',
      ],
    }),
    lapsed: [
      'The quarrel with {them} was decided without you, for you did not come to the stone at {place}. {them} swore there unanswered, and that account is the lawful one. You have heard it at three farms.',
      'You stayed away from {place}, and {them}’s account of your quarrel stood alone. It is taught to children. In it you are a liar, and you ran.',
    ],
  },
  {
    key: 'vikings/wish-to-see',
    kind: 'wish',
    at: 'landmark',
    title: '{them} longs to be at {place} again, if only to stand there.',
    opened: [
      '{them} had lived at {place} once and wished to stand there again, and would not be led past the path to it. You said aloud that you would both go.',
      '{them} had been kept at {place}, before you had the feeding of {them.him}, and had eaten nothing since somebody named it. It was enough to go there and stand. You gave your word that you would go together.',
      '{them} had been born at {place} and pulled toward it at every stop. {them} only wanted to be taken there once more. You said that it would be done.',
      '{them} had been happy at {place} with other people, and would not leave a sack of hay that came from there. You said that you would both go, and stand in the place again.',
      '{them} had grown up at {place}, ran after whoever smelled of it and came back slowly. Only the place itself would help. You settled it with {them} to go round that way.',
    ],
    offer: does(['patience', 'perception', 'easy', 'none'], {
      action: 'Stand there with {them} until it is enough',
      description: '{them} wants only to see the place again; it may be an hour or a day, and you are not told why.',
      success: [
        'You stood with {them} at {place} until it was enough. There was a worn patch and a stone rubbed smooth at one height. {them} breathed out once. It was {them} who turned first to go.',
        '{them} had what {them.he} came for. You asked nothing and sat down on a wall. {them} went to four spots there, one after the other, and stood at each. After the fourth {them} came and ate.',
        '{them} lay down in one hollow of the ground, and it fitted. You waited beside it and mended a strap twice that was not broken. Then {them} got up and did not look round. Grass kept the groove.',
      ],
      failure: [
        'You did not stay long enough. {them} came when called and did not look back. Your business had waited, and it had not moved when you reached it. {them} slept facing that way again.',
        'There were strangers at the place with a tent and a fire. They held out bread to {them}, to be friendly. {them} would not go past them to the spot. You led {them} away with nothing done.',
        'You stood with {them} on the wrong side of the hill. {them} pulled at your sleeve twice, and you took it for hunger. A shepherd told you later which side it had been.',
      ],
    }),
    lapsed: [
      'You did not take {them} to {place}, and the wish was given up. {them} sleeps facing any way at all now. You saw that and moved your own bedding to the other side.',
      'You passed within a day of {place} and did not take {them} there. {them} no longer lifted {them.his} head at the name. No one else noticed that.',
    ],
  },
  {
    key: 'vikings/wish-for-kin',
    kind: 'wish',
    at: 'city',
    title: 'There is somebody in {place} whom {them} has not forgotten.',
    opened: [
      '{them} missed the old woman with whom {them.he} had lived before, and ran after every basket like hers. She lived in {place} now. You said that you would look for her there.',
      '{them} missed an old mistress, who had moved to {place} when her farm was sold, and had set off alone to find her. You told {them} that you would both go there and knock.',
      '{them} would not eat, for want of the people who had raised {them.him}. They had lost their farm, a pedlar told you, and the last of them lived in {place}. You said that you would try the doors there.',
      '{them} had grown up on a farm with eleven children, which was sold, and would not lie down for missing them. One of the eleven lived in {place}. You said that you would both look there.',
      '{them} had belonged to poor people and could not forget them, and one of them was left, in {place}. There was no name to ask for. You gave your word to go and look there.',
    ],
    offer: does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Go from door to door with {them}',
      description: 'Behind one of them lives somebody whom {them} has not forgotten; you have no name to ask for.',
      success: [
        'You found {them}’s old household at the forty-first door. An old woman with flour to the elbow said that she needed nothing. Then she looked past you, saw {them} and sat down on the step. You went to see the ships and were slow about it.',
        'The last of {them}’s people opened her door and said a name. It was not the one that you use, and {them} answered to it. You stood in the street and waited. Bread burned, and no one went in to it.',
        '{them} knew the door and did not let you knock. An old man came out, the youngest of the eleven. He sang the milking song as far as the second line. After that {them} was beside him on the step.',
      ],
      failure: [
        'You tried every door in {place} that would open, and {them} looked in at each. The household had moved on. There were five opinions as to where. You told {them} the nearest one.',
        'You found the house, and the old woman whom {them} missed was from home. Her lodger had not heard of {them}. {them} lay down on the sill and had to be led off it. She was to be back within the month.',
        'You asked for a woman who had kept {them} on a farm, and nine were brought to you. {them} looked up at each and turned away. The tenth lived by the harbour, they told you later, and had not been well enough to come.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and the last of {them}’s people died there. {them} stood facing the town while the others slept, and ate nothing for one day and little on the next.',
      'You put off the search for {them}’s people in {place} until {them} no longer ran after travellers. It was quiet on the road. You had not tried one of those doors.',
    ],
  },
  {
    key: 'vikings/wish-sisters-comb',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} took a comb from a sister in {place} long ago, and wants to own up.',
    opened: [
      '{them} had once stolen an ivory comb from a sister, and a thrall-girl was beaten for it. Now {them} wished to own up to the sister in {place}. You said that you would come.',
      '“I have a sister in {place},” said {them}. “I stole her comb once, and another was beaten for it. I am tired of knowing it.” You were asked to go along and knock at her door. You said yes.',
      '{them} wished to confess to a sister, who was getting old in {place}, that it was not a thrall who took her comb. It had been {them}. You gave your word to go along.',
      '{them} had carved a comb and thrown it in the fire, for it could not replace the one stolen from a sister in {place}. {them} had to own up to her and feared to go alone. You said that you would both go.',
      '{them} could not eat for thinking of an old theft, of a sister’s comb, for which another had been beaten. The sister lived in {place} and was to be told. You gave your word to go with {them} to her door.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Go with {them} to the sister’s door',
      description: 'You are to knock, and not to let go of {them.his} sleeve.',
      success: [
        '{them} owned up to the sister. “It was I who had the comb,” said {them}. “I know,” said the sister, “I put it in your shoe.” They both had to sit down on the step, and you minded the loom.',
        '{them} told the sister all of it, and you did not let go of the sleeve. She called out the freedwoman who had been beaten. “Say it to her,” she said. {them} said it again and said it better. There was soup, by age.',
        'You knocked, and {them} said it before the door was well open. The sister had not missed the comb. She had missed {them}. She fetched another from the chest, and each of them combed the other’s hair. Bone was the bond.',
      ],
      failure: [
        'You knocked, and it was the wrong house. The people were kind. When they were done, {them} had gone round the corner and was busy with a strap. “I shall know the door now,” said {them}.',
        'The sister was away at a burying, over the fjord. {them} told it to her husband, who had heard of no comb. He would pass on that it was about a cow. {them} did not eat that supper.',
        'The sister opened, and {them} said that it was about the price of wool. She named a price. {them} thanked her. You had the sleeve in your hand still, with no one in it.',
      ],
    }),
    lapsed: [
      'You did not go with {them} to own up, and the sister left {place} for Iceland with her loom. “That is a bigger door,” said {them}. The comb was not spoken of again between you.',
      '{them} gave up waiting for you and sent a comb to the sister in {place} by a pedlar. She sent it back. She had wanted to see a face, she said. {them} put it in a shoe.',
    ],
  },
  {
    key: 'vikings/wish-roof-of-turf',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} built a hut at {place} with {them.his} own hands, and wonders if it stands.',
    opened: [
      '{them} had built a hut at {place} at sixteen, alone, and people had said that it would not stand a year. {them} wished to know if it did. You said that you would go there and look.',
      '“Does it still stand?” said {them}. It was a turf hut at {place}, and {them}’s own hands had built it. The ground there was shaken, people said. You said that you would both go and see it.',
      '{them} had raised a hut at {place}, and somebody said that all the huts there were down. {them} wished to look, and you said that you would come.',
      '{them} felt along every good wall on the road, for the sake of a hut built once at {place}, by eye, and not seen again. It was settled that you would go there and see if it stood.',
      '{them} had built a hut at {place} and then left it to go to sea. “I always say that it stands,” said {them}. “I should like to know.” You said that you would both look for it.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Look for the hut with {them}',
      description: 'There are many heaps of stones, and any of them may once have been a corner of it.',
      success: [
        'You found {them}’s hut, and it stood. Sheep were living in it. {them} went round by the wall, four corners, and round again. “That one is a little out,” said {them}. You all sat in it for some time.',
        'The roof of the hut was gone and two walls with it, but one corner was left, straight to a hair. {them} put a shoulder to it and pushed. It did not move. “There,” said {them}. Turf had told the truth.',
        'There was smoke from the hut when you found it. A widow had lived in it for nine years and did not know whom to thank. {them} was shown the stone that would not fit. She had hung her ladle on it.',
      ],
      failure: [
        'You found eleven heaps of stones and could not tell which was the hut. {them} stood before each. One stone was picked up and weighed and put back where it came from. You had to leave it so.',
        'Somebody had taken the stones of the hut for a sheepfold, or they were other stones. {them} could not swear to one of them. There was a second heap to look at, and it lay across a river in flood.',
        'You led {them} up the wrong valley. It had a hut in it, and a badly made one. {them} walked round it twice and said nothing. Then the owner came out and asked who had sent you.',
      ],
    }),
    lapsed: [
      'You did not go with {them} to the hut at {place}, and the hill slid down there. A drover told you both. “The corners would not have minded it,” said {them}. Nobody can say now whether the hut stood.',
      '{them} gave up hoping to see the hut at {place}, and asked after it no more. It had fallen in its first year, {them} supposed. Nobody went there and said otherwise.',
    ],
  },
  {
    key: 'vikings/wish-two-even-sleeves',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} would like to be measured for a coat at {place}, once, like other people.',
    opened: [
      '{them} had torn a dead uncle’s sleeve and had no other coat. {them} wished for one that was made for {them.him}, and would have to be measured for it by a tailor-woman at {place}. You said that you would come along.',
      '{them} was tired of being laughed at for a coat with the sleeves of two dead men, and wished to have one made to measure at {place}. You were to come in to the tailor-woman too, and you said that you would.',
      '“If I were buried now, it would be in half my uncle,” said {them}. The coat had been the uncle’s. {them} wished for one made to measure, by a tailor-woman at {place}. You gave your word to do the talking there.',
      '{them} had never had a coat made, and was ashamed to go in alone to the woman at {place} who measured people for them. The old coat would not last till Yule. You said that you would go in first.',
      '{them} wished for a coat, the first that was not a dead kinsman’s. For that one must stand before the tailor-woman at {place} and be measured. You said that you would stand by.',
    ],
    offer: does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Take {them} to be measured for a coat',
      description: 'The tailor-woman asks questions about shoulders that make strong people look at the floor.',
      success: [
        '{them} was measured, from nape to heel. The woman called out numbers, and a girl tied them in a string. “One arm is longer,” she said. {them} had always blamed the sleeves. “That is me,” said {them}, and held up the string.',
        'You did the talking, and {them} stood with both arms out and was measured for a coat. “You have good shoulders,” the woman said through her pins. It was not mentioned on the road. They were carried higher.',
        'The tailor-woman took {them}’s measure twice, for the first was not believed. {them} was broader than the door allowed for. She chalked it on the post, under her own sons. Knots were the name.',
      ],
      failure: [
        'The tailor-woman had a wedding in the house and eleven cousins in a row. {them} was taken for the twelfth and measured for something with ribbons. “That was not for me,” said {them}. It will have to be done again.',
        '{them} laughed when the cord touched a rib, and could not stop. The woman waited, and people looked in at the door. “Not before people,” said {them}. There was no measure taken.',
        'The cord was too short for {them}. The woman tied on her apron-string and lost count at the elbow. {them} thanked her and put on the two old sleeves. A longer cord was to be had from her aunt.',
      ],
    }),
    lapsed: [
      'You did not take {them} to be measured, and the tailor-woman left {place} to sew sails. “A sail has no arms,” said {them}. The two odd sleeves are worn still.',
      '{them} gave up the wish for a coat, as you had not gone along to {place}, and turned up the longer sleeve with a fish-hook. “It will do,” said {them}. No one there has ever taken that measure.',
    ],
  },
  {
    key: 'vikings/rumour-of-the-keel',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swears that there is a whole ship under the turf at {place}.',
    opened: [
      'Word reached you from {them} that a whole ship was buried under the turf at {place}, with all her gear. The ground booms there if one jumps on it. Nobody had dug. You could go and dig, and be the first.',
      'You learned from {them} that a king had been laid in his ship at {place}, and his kin had died out. The turf shows eleven dints on either side, for the oars. The ship was there for whoever brought a spade.',
      '{them} let you know of a buried ship at {place}. A mast stood up a hand’s breadth out of the turf there, among thorns, and people took it for a thorn. You could dig for the ship. {them} gave you that for nothing.',
      '{them} let you know why the sheep at {place} lie in two rows. There was a hollow below them, and the hollow was a ship. Nobody owned her. You could go there with a spade and dig her up.',
      'You heard from {them} that nobody ploughs at {place}, because there is a whole ship in the ground. A child had said it and was called indoors. {them} wished you to go there and dig and tell what you saw.',
      'Word came to you from {them}: the moles at {place} threw up tarred wood and half a rivet. A ship lay there in the ground, and you could dig her out. You were told to start at the stern.',
      '{them} told you of a ship under the turf at {place}. {them} had lain down there and been rocked. One had only to dig off the lid. {them} had a bad back, and so it was offered to you.',
    ],
    offer: does(['explore', 'endurance', 'medium', 'slight'], {
      action: 'Dig for the ship under the turf',
      description:
        'There may be grave-goods in her; it is sod, then clay, then whatever was put there to frighten diggers.',
      success: [
        'You dug down to the ship, and {them} had told the truth. She lay there black and sound. The king was gone from her. His name was cut in the oar, and you said it aloud. Nobody had for some time.',
        'Your spade struck a rivet, and under it was the whole ship. You cleared nine strakes with your hands. A dog’s bones lay at the steering-oar, with the collar on. You laid the turf back. Deep was her dock.',
        'The ship was there, and she was not a king’s. A woman had been laid in her with a loom and two oxen. {them} was sent word of it. You had dug for half a day, and you were not last.',
      ],
      failure: [
        'You dug to the depth of your chin, and the ground opened under you. There had been a ship. It was black water now, with nails. You were a good while getting out, and your knee was cut.',
        'You dug where it boomed and came down in a neighbour’s root-cellar. He was in it. {them}’s ship lay farther off, he said, if it lay anywhere. You mended his roof before you were let go.',
        'Your spade struck rock, and that was what boomed. You tried three places more. {them} had not said that the thorns had been moved. There was no mast among them, and no skin on your palms.',
      ],
    }),
    lapsed: [
      'You did not dig at {place} for the ship that {them} had told you of, and others came there with a sledge and eight oxen. Whatever lay under the turf is theirs.',
      'You left the ship that {them} told you of in the ground at {place}, and a farmer dug there. He has put a fence round the hole and takes a toll. {them} holds the ladder for him.',
    ],
  },
  {
    key: 'vikings/rumour-of-the-stone',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that the stone at {place} has a second side, and nobody has read it.',
    opened: [
      'Word reached you from {them} that the stone at {place} had runes on its back, and that nobody had read them. The front is known and says the usual thing. A widow had it cut. You could go there, get round behind it and read.',
      'You learned from {them} that the stone at {place} has writing on its back as well. The widow who raised it had cut the front for her neighbours. The back she cut for herself. You were asked to go there and read it.',
      '{them} sent you some marks, copied from the back of the stone at {place}, for {them} could not read. Nobody living had read that side. If you went there with a thorn and cleared the moss, you would know what it said.',
      'You heard from {them} that a bed of nettles behind the stone at {place} was planted. Somebody did not want the back of it read. “Do you own boots?” you were asked. You did, and so it was for you to read it.',
      '{them} let you know that a widow had cut the back of the stone at {place} with no witness by. {them} heard her from the next farm. She was not weeping. You were asked to go and see what she wrote.',
      'Word came to you from {them}: a ewe had licked the moss off the back of the stone at {place}. There was a word there. The rest was still covered. There was a whole second side, and it was yours if you read it first.',
      'You learned from {them} that the mason at {place} had cut a stone on both sides, and was paid not to read the second. Everyone knows the front. You could go there and find out what the back of it said.',
      '{them} told you of runes behind the stone at {place}. {them} had spelled out “nor did he ever” and been called in to supper. A widow had cut them, and the husband was forty years dead. You were asked to go and read the rest.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Read the back of the stone',
      description: 'It is overgrown, it runs from right to left, and the carver was in a temper.',
      success: [
        'You read the back of the stone. “These are the facts of him,” it began, and it went on down to the root. The widow had signed it. You held on to the stone at the part about the geese.',
        'You cleared the moss with a thorn and read what the widow cut. She had listed what her husband owed her, in ells, to the last year. At the bottom it said that it was forgiven. Moss kept the message.',
        'The back of the stone named another man. The widow had cut his name nine times, and the ninth time well. You told {them}, and {them} told no one. His grandsons live across the water from it.',
      ],
      failure: [
        'You read as far as “and whoever reads this” and read no more. The rune after that was a bad one. You scraped the moss back on with your boot. Then you said to {them} that it was worn away.',
        'The nettles were as high as your neck, and you went in without gloves. You could not close your hand on the thorn after that. The back of the stone stayed green. {them} had recommended boots.',
        'You read the back of the stone from left to right, and it runs the other way. What you got was a receipt for cheese. {them} did not believe it. No more did the dairymaid.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and the stone that {them} told you of fell on its back. Only the side that everyone knows can be read now. {them} went there with a lever and came home again.',
      'The back of the stone at {place}, of which {them} had told you, was not read. The stone was built into a bridge, with that side underneath. {them} has stood in the water to the chin and could not make out a word.',
      'You were too late for the stone at {place}, of which {them} had told you. A farmer has it over his byre door, with the back to the wall. {them} offered him a cow to turn it. He asked for two.',
    ],
  },
  {
    key: 'vikings/promise-of-a-witness',
    kind: 'promise',
    at: 'city',
    title: 'You gave {them} your word to bear witness at {place}.',
    opened: [
      'A rich neighbour had pulled down {them}’s wall and denied it. The suit was to be heard at {place}, and by law a second must swear that {them} spoke the truth. Nobody there dared. You promised to do it.',
      '{them} had a suit at {place} about a broken wall, and it was lost without a second voice. The neighbour who did it had many kin, and the others were afraid of them. You promised to come and speak for {them} there.',
      '{them}’s field lay open to other men’s cattle, since a neighbour had pulled down the wall. The court at {place} wanted one more to swear to it, and you feared nobody there. You gave your word that you would.',
      'A rich neighbour had pulled down {them}’s wall, and of nine who saw it all nine had been looking at a bird, they said. {them} needed a witness at {place} who would not take silver. You promised to stand up there.',
      'A man with eight oxen had pulled down {them}’s wall by the boundary and taken the land behind it. {them} accused him at {place}. By law somebody had to swear beside {them}, and no one would. You said that you would be the one.',
      '{them}’s suit at {place} was about a wall, and the man who had pulled it down would win if nobody else accused him. You were told his name and the number of his oxen. You promised to swear to it.',
      'The man who broke {them}’s wall fed half the district at his table, so that nobody there would accuse him. {them} stood to lose the field and needed one voice more before the court at {place}. You promised to be that voice.',
      'A neighbour had pulled down {them}’s boundary wall with an ox-chain and denied it, though each stone bore the mark of the chain. The court at {place} wanted a second voice. You promised to go there and swear.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Stand up and swear for {them}',
      description:
        'Your word may win {them} the suit; the one who did it keeps a long table, and half of {place} eats at it.',
      success: [
        'You named the man, the day and the number of oxen, and {them} won the suit. They asked if you could be mistaken. You said that you could be about one ox. You were believed in all the rest.',
        'You bore witness for {them}, and the wall was ordered rebuilt. The man who pulled it down sat with his cousins and did not answer. {them} did not look at you until it was over, and then did. Truth stood by the stone.',
        'You stood up second and said what {them} had said, and {them} won the suit. The two accounts agreed to the last ox. Judgement was given before anyone had eaten. The other man’s own foster-brother handed you the cup.',
      ],
      failure: [
        '{them} lost the suit by your oath. You swore that the man had pulled with his right hand. He had lost that hand at sea nine years before. He had brought the stump. {them} thanked you for having come.',
        'Your witness was not admitted, and {them} was not helped. Your mother’s cousin had once sold {them} a cow. By law that made you kin enough. You sat down and had said nothing.',
        'You said the oath with one word wrong, and the court struck you out. {them} stood alone again. The suit was put off to another sitting. The ox-owner’s table was well attended after that.',
      ],
    }),
    lapsed: [
      'You broke your promise to {them} and did not bear witness at {place}. {them} stood up alone. The court asked for a second witness and looked toward the road. The ground under the wall belongs to the other man now.',
      'You did not keep your word to {them} at {place}, and {them} lost the suit and the wall. {them} is building a new one, close round the house. You will be on the outside of that.',
    ],
  },
  {
    key: 'vikings/promise-of-a-way-out',
    kind: 'promise',
    at: 'home',
    title: 'You promised to get {them} away from {place} before anyone knows it.',
    opened: [
      '{them} was to be married at {place} for the sake of two fields, and did not want it. The kin did not ask. You promised to come there behind the byre, unseen, and help {them.him} away.',
      '{them} had to go back to {place}, where two families were getting out their spears over {them.him}. {them} wished to be gone before anyone was killed. You promised to come to the back of the byre there and fetch {them} away in secret.',
      'Since {them} had inherited, the kin at {place} allowed no step alone. {them} wished to be got away from there for good. You said that you would come behind the byre with something fast.',
      'Peace was to be made at {place}, and {them} was to be handed over as the hostage for it. Nobody had asked {them}. You gave your word to be there first, behind the byre, and to take {them} away unseen.',
      '{them}’s kin at {place} wanted a field signed away, and kept {them} shut in at night until it was done. {them} did not mean to sign and wished to leave for good. You promised to come there in secret and bring {them} out.',
      '{them} had been given to a sick aunt at {place} for life, and it was not said whose life. {them} wished to be gone and was watched. You gave your word to come by the back way and fetch {them} off.',
      'A marriage had been agreed on at {place}, with a mill in it and a bull, and all had said yes but {them}, whose wedding it was. You promised to come behind the byre and take {them} off in secret.',
      '{them} owned half a ship at {place}, and cousins owned the other half. They had begun to pour {them} the first of the ale and to watch, and {them} was afraid of them. You promised to fetch {them} out there by the back door.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Bring {them} out by the back way',
      description: 'Nobody of the house may see you go; there are two dogs, nine cousins and a gate that creaks.',
      success: [
        'You brought {them} out by the back, and no one at the farm knew it. The gate had been greased with their own butter. {them} stopped once, when the shouting began behind you. Then {them} ran.',
        'You lifted the gate off its pins and carried it, and {them} walked through. They found it on the midden. Nine cousins asked each other about it. {them} was two fields off by then and had not spoken.',
        '{them} got out by the hen-door while you threw the dogs a bone at the other corner. The cousins stood outside a barred room and asked to be let in. They were polite for some time. Gone was the guest.',
      ],
      failure: [
        'You did not get {them} away. The gate creaked, and nine cousins came out with a lantern. {them} had the wit to strike you and call you a thief. It was well done. You ran, and {them} was led back in.',
        'You took the wrong one out at the back, and {them} was left there. It was the aunt. She had a bundle ready and did not scream until the stream. {them} was counted then and locked in.',
        'You did not get to {them}. The dogs held you by the breeches behind the byre. {them} came to the door and was sent for water. You were asked your errand, and you said eels. A cousin walked you to the boundary.',
      ],
    }),
    lapsed: [
      'You did not come to fetch {them} away from {place}, as you had promised. {them} stood behind the byre with a bundle, and then went in and unpacked it. One who had watched told you that.',
      'You did not keep your promise to get {them} away from {place}, and it was all carried through there, with ale. {them} looked up whenever the gate creaked. It was guests.',
    ],
  },
];
