import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const mongolThreads: readonly ThreadContent[] = [
  {
    key: 'mongols/the-last-sheep',
    kind: 'debt',
    at: 'home',
    title: '{them} killed the last sheep for you; a guest pays that back at {place}.',
    opened: [
      'You had eaten, and praised it, before you saw the pen. There had been one sheep in it. {them} wiped the knife, and asked if you would have the tail; the tent stood at {place}, should you ever come by that way.',
      '{them} would not let you see the empty pen, and stood in front of it. That is how a guest ought to be treated. One goes back to {place}, afterwards, with something on a rope.',
      'On the wall of {them}’s tent at {place} hung a bell with its strap cut through, and there was mutton. You put the two together over the broth. One does not mention it; one goes off, and comes back some time leading something.',
      'You asked {them} what she had been called, of whom you were eating so much. She had had a name. There was nothing else at {place} to bleat, that you could hear, and you were pressed to take the other kidney.',
    ],
    offer: does(['gift', 'charisma', 'easy', 'none'], {
      action: 'Bring back a sheep without its being noticed',
      description: '{them} will refuse it, and there must be no moment at which that can be done.',
      success:
        'You asked whether you might leave a ewe there, as she was lame and you in haste. {them} looked at the ewe, who was not lame. “She may stay until she is better,” said {them}. You both agreed it could be years. She had already walked into the pen, and lain down where the other one used to lie.',
      failure:
        'The ewe bleated, and {them} came out, and you had the rope in your hand. There was nothing for it: you were a guest, arriving with a sheep, and she was eaten. You lay awake beside the bones and went over the sum, which had doubled.',
    }),
    lapsed: [
      'You heard that {them} had gone to live with relations, having nothing to keep. It had been a good sheep. You could still have said what it tasted of.',
      'At {place} the pen had been broken up for the fire. People there spoke of a guest who was to have come back, and had forgotten what the name was.',
    ],
  },
  {
    key: 'mongols/the-drunk-well',
    kind: 'debt',
    at: 'landmark',
    title: 'You drank the well of {them} dry, and owe the digging of it at {place}.',
    opened: [
      'You had drunk it down to the mud before you learned that it was the well of {them}, at {place}, dug by hand. {them} looked in over the edge, and said only that it used to be deeper.',
      'There was water left at {place} for one, and it was not for you that {them} had been saving it. You had it inside you when you were told. Whoever empties a well digs, as the law is.',
      'You were shown the bottom of the well at {place}, which had not been seen since {them} dug it. You still had some of it on your chin. A fathom would bring it back, {them} supposed, if somebody should owe a fathom.',
      'The last bucket at {place} came up with sand in it, and you drank off the top. Then {them} arrived, with two pails and a yoke, and looked at how you were wiping your mouth.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Dig the well a fathom deeper',
      description: 'It is done bent double at the bottom of a shaft, and the sides have come in twice.',
      success:
        'You sent up four hundred baskets. At the fathom it was dry gravel, and {them} called down that it would do, and you did one more for shame. That was the one. It came in round your ankles as cold as iron; and above you, in a piece of sky the size of a plate, {them} had begun to laugh.',
      failure:
        'You struck a boulder with the shape of a sleeping cow. Nothing would shift her. You were hauled up, grey all over, and {them} gave you some of what there was to wash the eyes; behind the cow, {them} thought, it sounded wet.',
    }),
    lapsed: [
      'The well at {place} fell in. They lead the beasts round by another way now, a day longer, and at the turn of it {them} tells them whose doing that is.',
      'When you thought of it next it had been a dry year. {them} had gone from {place} with all that would walk. The bucket was left there, the right way up.',
    ],
  },
  {
    key: 'mongols/the-trodden-threshold',
    kind: 'feud',
    at: 'home',
    title: 'You trod on the threshold of {them}, and there is an answer due at {place}.',
    opened: [
      'You went in with your mind on something else, and your foot came down on the threshold. It is the neck of the house. {them} said nothing, and neither did anyone; and you were on your way from {place} before you understood how loudly.',
      'It was only your heel, and only going out. But {them} had seen it, and has been telling them at {place} that something broke.',
      'The sill creaked under you, as if it had been waiting to, and every spoon in {them}’s tent stood still. You begged the people’s pardon. It was not the people, you learned on the way from {place}, whose pardon one begs.',
      'You had stooped for the lintel and not thought of your feet. {them} swept the sill behind you, three times, and burned the broom; it was seen from all over {place}.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Beg the pardon of the threshold itself',
      description: 'It is to be done lying on your face, aloud, and in the hearing of {them} and all the neighbours.',
      success:
        'You told it that you had been badly brought up, and by whom; that it had better wood in it than you; and that you would step over it from now on if you had to be thrown. There was a long wait. {them} brought a bowl out and set it on the sill, between you, and you drank it from there, like a calf.',
      failure:
        'You had got as far as your upbringing when a dog came out over you. It stopped half way across, with all four feet upon the threshold, to see what you were doing. You should not have laughed. {them} let the flap fall, and you were left to think of a better beginning.',
    }),
    lapsed: [
      '{them} has burned that sill and put in a new one, a hand higher. The next people to trip over it were told your name.',
      'There was a death in the tent of {them}, of an aunt, quite an old one. At {place} it is known what brought it in.',
    ],
  },
  {
    key: 'mongols/the-split-arrow',
    kind: 'feud',
    at: 'city',
    title: '{them} calls your best shot a lie, and will be shooting in {place}.',
    opened: [
      'There were two arrows in the mark and one of them was split. Yours, you said. {them} said otherwise, and said it again, and has now gone to {place}, where they shoot on market days, to say it to people with money.',
      'You had laughed at the bow of {them}, and that is worse than to laugh at a wife. It was only at how it was strung. In {place} a mark is being kept for the two of you, at three hundred paces.',
      '{them} had paced out your best shot again and made it shorter by a good deal. You said whose legs those were. It had been let drop, you thought; and then you heard who was in {place} on market days, pacing it for others.',
      'Your arrow had split the other; or else the other, as {them} holds, had split of itself to spite you. You might come and prove it in {place}, {them} sent word, before anyone who cared to bring a cushion.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'none'], {
      action: 'Shoot it out with {them} before everyone',
      description: 'There are three arrows each, one small skin, and a crowd that has brought its supper.',
      success:
        'You had two in the skin and so had {them}. At the third you both loosed at a breath, and there was one knock. They brought up the mark to show you: one arrow, down the throat of the other. No one could say whose. {them} began to unstring, and asked you how you did that with the thumb.',
      failure:
        'A flea chose the moment. You hit a cart, and the cart’s owner, who came out to see, was the judge of the shooting. {them} did not even need a second arrow. It was put down as practice, however, since nobody had yet said the word.',
    }),
    lapsed: [
      '{them} shot alone, and hit, and turned about with both arms spread. In {place} there is a song of it. You are in the second verse, as a noise of hooves going off.',
      'The mark was taken down for firewood. {them} has kept the two arrows, and has split the other one as well.',
    ],
  },
  {
    key: 'mongols/where-the-wind-is-from',
    kind: 'wish',
    at: 'landmark',
    title: 'In sleep {them} always faces {place}.',
    opened: [
      'Whichever way you had camped, you found {them} with {them.his} face to the same quarter. You laid a stick along it. It pointed over two ridges at {place}, and from the next camp at {place} again.',
      'There is an hour at which everyone looks toward where they were small. {them} did it without a sound, standing, and it was always {place}. It was some days before you noticed.',
      'Wherever you put down your bedding {them} shifted until one shoulder pointed the same way. A salt-carrier took the line of it along his whip. There was only {place} out there, he said, to be fond of.',
      '{them} would not eat until {them.he} had stood a while and looked one way. You asked a herder what lay there, and he said grass; and then, as you waited, that some people call it {place}.',
      'When the air came from the side of {place} it was no use to speak to {them}. You had known old women like that, and one young horse, and left {them} in peace.',
      'A smith who was mending your buckle stopped to look at {them}. “That one is listening,” he said. You listened too, on that side, and heard nothing. Whoever goes on that way for long enough, he told you, comes to {place}.',
      'You saw that {them} had begun to walk a little to the one side. It was the side that {place} is on, and you did not pull {them.him} back.',
      'You had made the fire between {them} and the side that {place} is on. {them} got up and lay down again beyond it. It was a matter of a few steps, and neither of you made anything of it.',
      'By the worn places you noticed it: {them} had lain on the one flank at every halt, so as to have {place} in front. The other was as good as new.',
      'A little smoke came over from the quarter where {place} is, not so much as a hatful, and {them} stood in that with {them.his} eyes shut until it was gone. You had never seen smoke made so welcome.',
      '{them} stopped on every rise and looked off to the left, and you stopped too, to see it. There was nothing to point at. But it lay toward {place}; and one of the two of you, it was clear, had been happy in that direction.',
      'It came to you by degrees, as a limp does. Whatever the road did, {them} slept along one line, like the needle in a pedlar’s bowl. When you had asked enough people what was at the end of it, it was {place}.',
      'Twice you woke because {them} had got up, and both times {them.he} stood at the edge of the camp facing the one quarter, quite easy, like somebody at a door that is sure to be opened. Over there lay {place}.',
      '“That one comes from {place},” said a drover, without having been asked. You inquired how he knew. He had been watching which way {them} stood, he said, while the rest of you were watching the pot.',
      'A child asked why {them} never looked at the tents. {them} looked between two of them, always; and when those had been struck, and it was all one gap, {them} still looked the same way. At the far end of it lay {place}.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Follow {them} to the first grass',
      description: 'It costs a day, and you are to keep behind and say nothing.',
      success: [
        '{them} went quicker and quicker, and stopped. It was a hollow with some thyme in it, like any other. {them} breathed in there for a time, walked all round the edge, and then came back and stood in front of you, and looked, as though you had been the one who was missing.',
        'You kept behind, as was agreed. There came a slope like all slopes, and {them} crossed it without once looking where to tread. At the foot was some short turf round a flat stone, and the stone had been licked. {them} stood there, then lay there, and sighed; and you looked away, having nothing of the kind within a month’s ride.',
        '{them} tried the air at the top and began to hurry. When you came up, out of breath, it was a bit of green no larger than three tents. {them} was going about in it from tuft to tuft, with a look at each, as people do who are back from the wars; and at the last one waited for you to come and see.',
      ],
      failure:
        'There had been goats. The grass at {place} was gnawed to the dust, and {them} came up to it and drew back. Perhaps it was the other side. You started round, and came to a gully that neither of you cared for, and turned away from it with {them} looking over {them.his} shoulder.',
    }),
    lapsed: [
      'You passed {place} in the distance and did not turn off. {them} lay down afterwards with {them.his} face to the ground.',
      'After a time {them} slept anyhow, like other people. It ought to have been a comfort to you, and was not.',
      'There was a whiff of thyme once, and up went the head of {them}, and by and by it came down. It was not the thyme of {place}. You had taken the other fork a good while before.',
    ],
  },
  {
    key: 'mongols/the-sweet-water',
    kind: 'wish',
    at: 'city',
    title: '{them} thinks poorly of all water except that of the old well in {place}.',
    opened: [
      '{them} drank, and stopped, and looked at the water, as at a guest who repeats himself. It was so at each well. In {place} there is one that comes up through white sand, and nobody who grew up on it is quite content.',
      '{them} would not drink. It was good water, and you had gone some way for it. There is a well in {place}, an old one, with a white bottom to it, and whoever was young beside that one is spoiled for any other.',
      'At every halt {them} tried the water first, and stood back from it. You had the rest from a drover: {them} came from {place}, where the sweet well is, and those who are from there are polite about other wells, at the most.',
      'You asked those who had known {them} in former days what it might be. It was the water, they said. {them} was young in {place}, by the sweet well. It was a wonder that {them.he} would drink yours at all.',
      'A tinker who had once mended the well-cover in {place} told you what ailed {them}. Whoever was young there looks down first, for the white sand; and in any other well one sees only oneself.',
      '{them} went along the trough and came back to you dry. That would be somebody out of {place}, said a carter. They have a well there that rises through white sand; he had had a cup once, and was still sorry.',
      'You had tried {them} with milk and with melted butter. What was wanted was in {place}, said a girl with two buckets, as to a simpleton: the well with the white floor. She put down her own, to show you with both hands how clear.',
      'You had carried that water yourself, and {them} let it stand. A boy looked from one of you to the other. His grandmother did that, he said; she was from {place}, by the old well, and drank elsewhere only to keep alive.',
      '{them} wetted {them.his} lips, to oblige you, and gazed across the trough at the horizon. It had been so at the last five. Somewhere beyond it was {place}, and a well with a white floor, and {them} had been young there.',
      'You saw in the end that it was not the taste. In {place} the old well has white sand for a bottom and comes up over it like glass; and {them} looked for that in each new bucket, and then looked at you.',
      'A camel-driver put a finger in your waterskin, licked it, and nodded toward {them}. “I would not either,” he said. He was from {place} himself; they knew one another anywhere, the people of the sweet well, by the way they stood about at other ones.',
      'You filled the skin at three wells running, and each time {them} pushed it over. “From {place}, is it?” said a woman at the rope. The old well there has a floor of white sand; such people never thank one for another.',
      '{them} would stand in water sooner than drink it. You spoke of that at a fire, and were asked where {them} had been young. In {place}, you said; and one of them showed the others, with a finger, how it comes up through white sand.',
      'A girl was scolding her mare at the trough, and pointed at {them}. “That one knows better,” she said. All do who were young in {place}, by the old well: they blow first, to see if there is white sand under it.',
      'You had offered it to {them} in a bowl and in your hat, in case it was the dish. It was the water, said a well-digger; {them} must be from {place}. He had been let down that well once, and changed his trade.',
    ],
    offer: does(['rest', null, 'easy', 'none'], {
      action: 'Drink from the old well and stay there',
      description: 'You will lose half a day, and the women who draw there have no end of questions.',
      success: [
        'They let down the bucket on its long rope. {them} drank without stopping for as long as a short song lasts, and lifted {them.his} head, and all the drops ran back in. Then there was nothing to do but to lie beside the curb, the both of you, in its small shade. You drank too. It was only water; but you saw what was meant.',
        'The women stood back from the curb, having seen that look before on others. {them} emptied the bucket, waited for the next, and emptied that, and after it would not be led anywhere. You sat down against the wall. They asked you who you were, and whose, and why so thin; and you had answered nine such before {them} got up.',
        '{them} was at the curb before you had found the rope. There was a pinch of white sand in the bucket, and when it had been drunk down to the sand {them} stood with wet lips and let them drip. You stayed until the last of the women had filled her pails. For once neither of you had looked at the horizon.',
      ],
      failure: [
        'It had been walled in, and a man sat on the wall with a ladle. {them} looked at the ladle and at you. It was given out to {them} in a copper dish, and tasted of that. The women said that the man went home on the ninth of each month, and that the wall was not so high.',
        'There was to be a wedding, and forty pails stood in the line before yours. When it came to {them} the bucket brought up as much sand as water. It would be clear again by and by, the women said, it had only been hurried; and they asked you meanwhile whether you were married yourself.',
      ],
    }),
    lapsed: [
      'You would go to {place} another year, you told yourself. {them} drank from hoof-prints now with the same face as from springs, and there was something in it that you did not care to look at.',
      'They had watered a whole army at the sweet well, and it was salt from then on. You heard it with {them} standing next to you, and looked at something else.',
      'In {place} they had dug a new well, nearer to the gate, and given the old one to the geese. You never told {them}; but it was about that time, you noticed, that {them} left off trying each water before the rest.',
      '{them} drank what there was, to the bottom and without a pause, as one takes physic. By then {place} lay a long way behind you both.',
    ],
  },
  {
    key: 'mongols/wish-song-to-sing-back',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} was beaten in a song-match in {place}, and has thought of the answer.',
    opened: [
      '“I have it,” said {them}, and sat straight up. It was the last verse of a song-match, in {place}, at a wedding, eleven years ago. There {them} had stood with an open mouth, before two clans. “It was so easy! It rhymes with ‘kettle’.”',
      '{them} was a good horse-doctor, and would hum over hoofs, and break off always at one place. “That is where she had me,” you were told. She was a singer in {place}. “I have the next line. I only need her.”',
      'In {place} {them} was remembered as the one who went red. “Two hundred guests,” said {them}, “and I could think of nothing but ‘sheep’. I should like to go and finish. She will be old. She will not be finished either.”',
    ],
    offer: does(['talk', 'vigour', 'easy', 'none'], {
      action: 'Bring {them} before the old singer',
      description: 'You are to beat time on a saddle, and to look at nobody when the verse comes.',
      success: [
        'She was grinding barley. You gave the beat, and {them} sang it, clear to the end, with the kettle. The hand-mill stopped. “Eleven years,” said the old singer, and gave the next verse without drawing breath, and it was worse than the first had been. {them} went red, and began to laugh, and could not have been happier.',
        'They made a ring for it. {them} sang the one line, and there was a long silence, and the old woman got up and took off her hat. “Nobody has ever come back,” she said. Then she sang her own half with it, so that the two fitted, like a lid; and that is how it is sung in {place} now.',
      ],
      failure: [
        'You gave the beat, and {them} opened {them.his} mouth, and there was a dog. It sang very well. The old woman laughed until she had to be held. “Come when he is out,” she said; and {them}, walking away, thought of a much better rhyme for ‘dog’.',
        'It was the daughter who came out; the old one had gone to sing at the salt wells. “I can take a message,” said the daughter. {them} began on it, and went red. It could not be left with people, like a parcel.',
      ],
    }),
    lapsed: [
      'They said that the singer of {place} was dead, and unbeaten. {them} sang it once over a fire, to the end, and threw in some butter for her.',
      '{them} had found that there was a flaw in the answer after all; it was ‘bottle’. You heard nothing more about {place}.',
    ],
  },
  {
    key: 'mongols/wish-ring-in-the-grass',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} wants to find the ring in the grass at {place} where {them.his} tent stood.',
    opened: [
      '“Where a tent has stood for long,” said {them}, “the grass comes up in a ring, and darker.” There had been one at {place}, with nine people in it. “I should like to stand where the door was.”',
      '{them} had been a felt-maker’s eldest, and could see from the saddle where anybody had camped. “That is a poor one. Those were newly married.” The one to be looked for lay at {place}, with a bite out of it, where the dog was tied.',
      'You were asked if it was far to {place}. It was for nothing; {them} had been born there, that was all, and the others had died there. “They say that it shows for thirty years,” {them.he} told you. “It is twenty-nine.”',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Ride in circles with {them} over {place}',
      description: 'One sees it only from a certain height, and with half-shut eyes, and not if one is spoken to.',
      success: [
        '{them} drew rein. You saw grass; and then you saw it, a ring, as round as a bowl, with a bite on one side. {them} got down and went in by the door, right foot first, and bowed to the back. Then {them.he} lay down on the east side, at full length, and it was too short by half.',
        'You found it by your horse, that went round instead of across. {them} walked it with a hand held out, at the height of a wall, and named who lay where. When it came to the guest’s place there was nobody in it. “Sit,” said {them}; and you sat, and were asked how your flocks did.',
      ],
      failure: [
        'There were rings at {place} like cups on a board; a whole army had been there since. {them} rode from one to the next. “Too small,” you heard. “Too proud.” You would have to come back, {them.he} thought, when they had faded, and see which was left.',
        'You found a ring, and a bite in it, and {them} was already bowing when a woman looked out at you from behind. It was her own, of last month; they had only moved the tent a step. She gave you both tea. It was not that one.',
      ],
    }),
    lapsed: [
      'The thirty years were up, by {them}’s count. “Now it is only grass,” you were told. “That is all right. It was always their grass.”',
      'They had ploughed at {place}. {them} listened to that with a very quiet face, and asked what they had sown.',
    ],
  },
  {
    key: 'mongols/wish-letter-read',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} carries a letter from a brother, and the only one who can read it is at {place}.',
    opened: [
      '“It is from my brother,” said {them}, “or about him.” It had come nine years ago, in a script that no one knew but a monk at {place}. Unread, it could do no harm. “I have got tired of not knowing.”',
      '{them} slept with one hand in the coat, upon a paper. You asked no questions, and were told. “He could not write. So it is another who wrote it, and there is a reason. They read such letters at {place}.”',
      'You were asked if you could read. Not that, you had to say; it went downward and had little hooks. {them} folded it. “It would be done in one sitting, at {place}, with the monk,” {them.he} said, “and a friend, to sit by the door.”',
    ],
    offer: does(['patience', 'intellect', 'easy', 'none'], {
      action: 'Sit by while the letter is read',
      description: 'The monk reads it first to himself, from top to bottom, and his face tells you nothing.',
      success: [
        'The monk put down the letter. “He has a daughter,” he said, “and wants a name for her, and would like yours, if you have no objection.” {them} could not speak. It was nine years late. The monk cut a pen; and you were sent out for the best that there was to eat, and took your time.',
        '“It is a bill,” said the monk. Your friend went white. It was for a horse, he read on, sold to one so-called, who had paid in full, was in good health, and had sung all the way out of the gate. {them} asked for the part about the singing again. It was the right song.',
      ],
      failure: [
        'The monk had it upside down, and then he had it at arm’s length, and owned at last that it was his master who could do the hooks. He was expected back. {them} took the letter, and one could see the breath come out. “So he may still be well,” said {them}.',
        'The ink had been under that hand for so many years that half of it was on the coat. The monk read the paper, and would have to see the lining. {them} sat there unpicking it stitch by stitch, and was in no hurry. You would come by again.',
      ],
    }),
    lapsed: [
      'A trader came by from the brother’s country, and {them} walked out to meet him, and did not ask. The letter was sewn into the saddle now.',
      'They had told {them} that the monk had left {place}. “Then it is meant so,” {them.he} said, and drank to the brother, as to one who is on the road.',
    ],
  },
  {
    key: 'mongols/the-stone-mans-cup',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that there is a stone man at {place} whose cup fills by itself.',
    opened: [
      'A stone man stands to his waist in the ground at {place}, {them} told you, holding a cup. On one night it fills. {them} knew a man who drank from it, and could tell from then on what his horse thought; he gave up riding.',
      '{them} drew it for you in the dust: a stone man, at {place}, with both of his hands round a cup. It is dry whenever anybody looks. That is the whole of the difficulty, said {them}.',
      '“It was full when my uncle looked away,” said {them}. At {place} a person of stone sits in the turf up to his belt, with a cup. The uncle had looked away for forty years, and was thought to know more of it than anyone.',
      'Nobody pours for the stone man and nobody has seen him drink, said {them}. But there is a ring inside the cup, at {place}, as in any that is used. One should sit behind him, and not be thirsty, or not let it be noticed.',
      'An uncle of {them}’s had gone about it wrongly; he brought a cork. The stone man sits in the turf at {place}, holding the cup a little way out from him, like a guest who has been talking and would not mind.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'slight'], {
      action: 'Sit with your back to the stone man',
      description: 'It goes on for a night and a day, and at no time are you to turn round.',
      success:
        'You heard it about the second watch: a drop, and by and by a drop. You did not look. Toward the end it was running over, quite softly, down his stone fingers. You put up a hand behind you and wetted it, and drew it across your eyes; and it was dew, or else it was not; and you could see a very long way.',
      failure:
        'Something breathed on the nape of your neck. You bore that for an hour. It was a goat, when you turned about, with its beard in the cup, drinking the last of it; it looked at you, and thought something, and you very nearly knew what.',
    }),
    lapsed: [
      'Somebody had broken off the cup at {place} and taken it home to see it fill. The stone man holds out his two hands now with nothing between them.',
      '{them} told you that the hour at which the stone man’s cup fills had been, and gone by. There would be another in sixty years.',
    ],
  },
  {
    key: 'mongols/the-song-with-you-in-it',
    kind: 'rumour',
    at: 'city',
    title: '{them} has heard that in {place} there is a song for sale with you in it.',
    opened: [
      'A pedlar of songs had been through, said {them}, and he had a new one. It was about you. He would only sing the half of it; for the rest one had to go to {place}, and bring something.',
      '{them} had it from the women at the felting, who tread to it: your name came down on the left foot. They knew only the first part. Its maker was in {place}, and kept the end in his head until somebody should want it enough.',
      '{them} hummed you the half of a song. You crossed a river in it, and said something that made them all laugh. You had not yet crossed such a river. The man who had the remainder was in {place}, with his price.',
      'A drover had sung a song over the dishes, {them} told you: it had your name in it, your hat, and something about a bridge. That was the first part. The man who had the others was in {place}, and gave out nothing for nothing.',
      'It was a sad song, {them} said, until it got to you. Then people laid down their spoons to laugh. Nobody knew what came next; the singer had gone on to {place}, where he sold the other half to customers, by the verse.',
      '{them} asked you if it was true about the camel. There was a song, it appeared, and you were in it from the second line on. It broke off where one least wished it; for what came after one had to see somebody in {place}.',
      'Through a wall {them} had heard the song: you, eleven more, and one who was not to be trusted. Then the singer had been given his dinner. He was in {place}, with the remainder; and he sang, said {them}, with his hand out.',
      '{them} beat it out on a bucket, having lost the words: it went at a trot, with a stumble in the middle, and the stumble was you. Its maker was in {place}. He had the words, and never sold all of them at once.',
    ],
    offer: does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Bargain for the rest of the song',
      description: 'He knows what it is worth to you, and it is bad luck to walk off from the middle.',
      success:
        'You told him that it was a poor thing, and that you had come to have yourself taken out. He was stung. He sang the whole of it to show you, with his eyes shut; and you, who had got what you came for, gave him what you had really said on that occasion. He was pleased with it, and put it in.',
      failure:
        'You let him see that you minded. It was one thing for the ford, and one for the name of the traitor, and for the last verse he would have to ask his brother. You went off with two lines and a rhyme. It did end, they said, on “fold”; or on “gold”.',
    }),
    lapsed: [
      'The pedlar had sold your song to somebody else, who had his own name put in. You came to hear it after all, at a wedding. It fitted him quite well.',
      'The pedlar died upon the road, and the second half with him. They still sing the first; where it breaks off they all look down into their bowls.',
    ],
  },
  {
    key: 'mongols/the-blue-cloth',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to tie a blue cloth at {place} for a child.',
    opened: [
      'It was a strip of blue cloth no longer than your hand, for a child of {them}’s that had lived nine days. It should be tied as high as one can reach, at {place}. {them} was not tall, and had been there and tried.',
      '{them} gave you a blue cloth to take to {place}, for a child that had died. One ties it on the south side there, and says what the child was to have been called. You were told the name, in your ear.',
      'It had been cut from a feast-day coat, and {them} had hemmed it. A child of nine days has not many things. You put it in your breast, and promised that it should hang at {place}, and above everybody’s.',
      '{them} had dyed the strip over again, as the first blue was too pale to be seen from above. It was for a child that had lived nine days. You were to tie it at {place}, and were shown the knot, and told the name.',
      '{them} asked which way you were going, and came back with the cloth. It was blue, and a hand long. There was a child’s name to go with it, which nobody had used for more than nine days, to be said aloud at {place}.',
      '{them} drew a blue strip out of a sleeve. The child had lived for nine days. “At {place},” said {them}, “and over the others, so that it can be seen from above”; and you put it in your coat and promised.',
      'What {them} held out to you had been the edge of a cradle-cloth, and the cradle was hung up empty on the tent-wall. It was to go to {place} with a name. You repeated the name until you had it as {them} said it.',
      'You had said that you might be going by {place}. {them} unpicked the blue hem of a shawl, and told you of a child that had never been carried farther than the door. You gave your word to tie it there yourself.',
      '“Have you a long arm?” asked {them}, and had you reach up the tent-pole. A child had lived for nine days, and this blue strip was off its wrapping. It was to hang at {place}, as high as that. You were told its name once.',
    ],
    offer: does(['gift', 'vigour', 'easy', 'slight'], {
      action: 'Tie the blue cloth higher than the rest',
      description: 'It means climbing where one ought not, with the name held between your teeth.',
      success:
        'You went up by whatever there was to go up by, until there was only one old rag above you, and then none. You tied it there. You said the name; and the blue end, which had hung straight down, lifted, and shook itself a little, as a hand is shaken. It held.',
      failure:
        'You had one hand on the knot when what you stood on went. You came down through nine generations of other people’s wishes. The cloth was in your fist, at least, and clean; and a shepherd who had looked on said that the far side was the one with steps.',
    }),
    lapsed: [
      'You found the strip of blue cloth some time after, wound about your spoon, where you had put it so as not to forget.',
      '{them} had sent another blue cloth by another hand. It was tied quite low down, they told you, but well. Nobody had said anything of you one way or the other.',
    ],
  },
  {
    key: 'mongols/the-nine-words',
    kind: 'promise',
    at: 'city',
    title: 'You promised {them} to get nine words past the guard into {place}.',
    opened: [
      'There was a sister, and she was in {place}, behind a guard. {them} had nine words for her. You said them over until you had them, and gave your own word for the nine.',
      'It was nine words, and {them} counted them off on your fingers, and folded the last thumb down. They were not to be written. They must come to a certain tent in {place} before the carts left, and there was a rope round that tent.',
      '{them} had a sister, and in {place} she was to be married, under guard, to somebody she had not seen. What there was to say to her came to nine words. You said them over until you had the nine, and by then had promised.',
      'Whoever went up to the sister’s tent in {place} got the butt of a spear. {them} had tried it. But a thing of nine words could be thrown in, {them} said, like a bone; and told it you, and at the ninth you had nodded.',
      'There were nine words for a sister in {place}. They had to go by mouth, since she could not read, and by yours, since {them} was known there. You asked what they meant. It was she who had to know that, said {them}.',
      '{them} had sat up with it, and got it from a hundred words to nine. They were for a sister in {place}, who had a rope round her tent and a spear at each peg. You heard them once, and said them to the wall.',
      'Could you carry nine words, {them} asked, and not add any? In {place} a sister was to be carted off, by people who let nobody near. You said that you had carried worse. “That is why I ask,” said {them}.',
      'For a letter to a guarded bride there is a price, and {them} did not have it. For shouting there is none. It came to nine words, and the sister was in {place}; you learned them walking, and had promised before you had them all.',
      '{them} spoke the nine words with {them.his} back to you. They were for a sister, who sat behind spears in {place} until her carts should be loaded, and nobody but she was to see the face that went with them.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Dodge the guard and call the nine words in',
      description: 'You get as many breaths as it takes two spearmen to turn round.',
      success:
        'You were under the rope, and round by the back, and had your mouth at the felt. You said seven of them, running, and the eighth over somebody’s arm. The ninth was “come”. Nothing stirred within. But as they threw you out over the rope a hand came through the lattice, at the height of a girl, and folded down its thumb.',
      failure:
        'You had the guard behind you and the felt before you, and not a word left in your head but the ninth. You said that. It went round the whole tent, what it might mean; they were still laughing when you got to your feet on the other side of the rope, and remembered all the others.',
    }),
    lapsed: [
      'The carts had left. You said the nine words over, on the empty grass, where the rope had been; and it seemed to you that they had been the right ones.',
      'It came to {them} by some other road that the sister had been married, and had asked, up to the last, if there was no message.',
    ],
  },
];
