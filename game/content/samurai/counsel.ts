import { type CounselContent } from '../../model/content/counsel.js';

/*
 * Companions give advice as it is given at a tea: sideways, with great politeness, and looking at something else. The
 * diary sets down what their hands were doing.
 */
export const samuraiCounsel: CounselContent = {
  hirelings: [
    {
      trade: 'screen-painter',
      description:
        'A screen-painter who has done four hundred tigers from a cat, and would like to be frightened by a real one.',
      abilities: ['sees what is out of place', 'mixes any colour'],
    },
    {
      trade: 'palanquin-bearer',
      description:
        'A palanquin-bearer who has carried others for twenty years, and wishes to arrive somewhere in person.',
      abilities: ['walks without tiring', 'keeps in step'],
    },
    {
      trade: 'poison-taster',
      description:
        'A poison-taster, dismissed when the lord began to fast, who hopes to eat one whole dinner to its end.',
      abilities: ['tells bad from good', 'stays quite calm'],
    },
    {
      trade: 'go player',
      description: 'A go player who lost one game on purpose, and travels to find the opponent and ask for another.',
      abilities: ['thinks nine moves on', 'can sit anyone out'],
    },
    {
      trade: 'incense dealer',
      description:
        'An incense dealer who is in search of a smell from childhood, and has already ruled out six provinces.',
      abilities: ['smells smoke early', 'soothes tempers'],
    },
    {
      trade: 'masterless lancer',
      description: 'A masterless lancer, with the lance in pawn, who wants to be in time for something at least once.',
      abilities: ['holds a narrow bridge', 'bows correctly'],
    },
    {
      trade: 'letter-writer',
      description:
        'A letter-writer who has declared the love of half a town, and would see what becomes of people afterwards.',
      abilities: ['reads any hand', 'finds the right word'],
    },
    {
      trade: 'cormorant fisher',
      description:
        'A cormorant fisher whose birds were confiscated for debt, and who follows whoever may be going by the river.',
      abilities: ['sees under water', 'ties gentle knots'],
    },
  ],
  advise: {
    wary: [
      '“{action}. I make it {odds},” said {mate}, to the teacup, “and I have looked twice at the bottom of it.”',
      '{mate} set two sandals straight, pointing outward. “{action}. One could still leave, at {odds}.”',
      '“I had an aunt who was never hurt,” said {mate}. “She would have said: {action}. She would have called it {odds}.”',
      '“Forgive me for mentioning roofs,” said {mate}, “but the others may fall in. {action}. It is {odds}, and has no roof.”',
      'It was some time before {mate} put down the fan. “{action}. That is {odds}, if nobody sneezes.”',
      '“Of all the ways of being sorry, this one is the smallest: {action}.” So said {mate}, and reckoned {odds}.',
      '“At {odds} my teacher would cross a bridge, and otherwise wait for the ferry,” said {mate}. “{action}. It is a bridge.”',
      '“They never put up a tablet to the careful, because they are alive,” said {mate}. “{action}. I would call that {odds}.”',
    ],
    bold: [
      '“{action}. I make it {odds},” said {mate}, already tying back a sleeve.',
      '“One can die of thinking as well, only slower,” said {mate}. “{action}. Call it {odds}.”',
      '{mate} laughed behind a hand, and then without the hand. “{odds}, and nobody will forget it! {action}.”',
      '“I should be ashamed to be told of this and not to have been there,” said {mate}. “{action}. It has {odds}.”',
      '“There is a poem in it, if we do this: {action}.” With {odds}, {mate} supposed, somebody might even be left to write it.',
      '“The blossom does not ask for {odds} before it drops,” said {mate}, who had asked. “{action}. Let us drop.”',
      'Before you could inquire, {mate} was on both feet. “{action}. A cat would do it on less than {odds}.”',
      '“Pray go first, or let me,” said {mate}, “but {action}. It is {odds}, and my tea is finished.”'.replace(
        '“Pray go first, or let me,” said {mate}, “but {action}. It is {odds}, and my tea is finished.”',
        '“Pray go first, or let me do so,” said {mate}. “{action}. It is {odds}, and my tea is finished.”',
      ),
    ],
    kind: [
      '“{action}. I make it {odds},” said {mate}, “and nobody would have to look at the floor afterwards.”',
      '“Somebody swept here this morning,” said {mate}. “It would be a pity to spill anything. {action}. I should think {odds}.”'.replace(
        'this morning',
        'before we came',
      ),
      '{mate} poured for you first. “{action}. It comes to {odds}, and one may meet those people again with a bow.”',
      '“They have mothers,” said {mate}, “who also count on their fingers. {action}. I count {odds}.”',
      '“If I must see one of these done, let it be the one that I could tell to a child: {action}.” {mate} put it at {odds}.',
      'A snail was in the way, and {mate} moved it before answering. “{action}. There is {odds} in it, and little harm.”',
      '“I know that it is slower to be gentle,” said {mate}. “Still: {action}. At {odds} one can afford it.”',
      '“You are tired, and it makes you just,” said {mate}. “{action}. Be a little unjust, in their favour, for {odds}.”',
    ],
    sly: [
      '“{action}. I make it {odds},” said {mate}, not moving the lips.',
      '“A door has two sides and most people push,” said {mate}. “{action}. I have seen it swing at {odds}.”',
      '{mate} turned over a tile in the dust, and turned it back. “Suppose that nobody is looking: {action}. Then {odds}.”',
      '“It would be dishonest to call it honest,” said {mate}. “{action}. But {odds} is a very pretty figure.”',
      '“What will they expect of you? Whatever it is, do not do that. {action}.” {mate} yawned, and gave it {odds}.',
      '“I would sooner be thought a fool for a while,” said {mate}. “{action}. It pays {odds}, and fools are not searched.”',
      '“My cards say {odds},” said {mate}, whose cards had all the same back and two fronts. “{action}.”',
      'With great delicacy {mate} peeled a plum. “One begins where the skin is loose: {action}. I should say {odds}.”',
    ],
  },
  differ: {
    wary: [
      '“{other} has such a fine voice that one hardly hears the danger,” said {mate}. “{action}. That is {odds}, spoken low.”',
      '{mate} bowed in the direction of {other}. “I shall be glad to burn incense for that plan. {action}. By my reckoning {odds}.”',
      '“With respect to {other}, I have people at home,” said {mate}. “{action}. It is {odds}, and one sleeps after it.”',
      '“What {other} proposes has been done before, and there is a fence about the place,” said {mate}. “{action}. I find {odds}.”',
      '“{other} has counted the ways in,” said {mate}, folding a cloth in four. “I counted the ways out. {action}. Thus, {odds}.”',
      'Not until {other} had quite finished did {mate} put aside the brazier-tongs. “{action}. They would say {odds} where I come from.”',
    ],
    bold: [
      '“While {other} is finding a cushion it will all be over,” said {mate}. “{action}. Give me {odds} and a good run.”',
      '“{other} would have us grow old, and does it well,” said {mate}. “{action}. I like {odds} better.”',
      '{mate} had listened to {other} with the eyes shut. “I dreamed that we were dull. {action}. It is {odds}, awake.”',
      '“I honour {other}, and would not follow {other} across a puddle,” said {mate}. “{action}. There are {odds} waiting.”'.replace(
        'and would not follow {other} across a puddle',
        'as one honours a shut gate',
      ),
      '“So we are to be prudent, as {other} is?” said {mate}. “The prudent have {odds} too, and never use it. {action}.”',
      '“Let {other} hold the coats,” said {mate}, and took one off. “{action}. I would do it for less than {odds}.”',
    ],
    kind: [
      '“{other} is right in everything but the people,” said {mate}. “{action}. I believe in {odds}.”',
      '“Somebody would have to wash up after that idea of {other},” said {mate}. “{action}. For me it has {odds}, and no stains.”'.replace(
        'that idea of {other}',
        '{other}’s idea',
      ),
      '{mate} put a hand on the arm of {other}, lightly. “You would not like it, when it was done. {action}. It stands at {odds}.”',
      '“I heard {other}, and then I looked at their faces over there,” said {mate}. “{action}. It might go well at {odds}.”',
      '“It was well meant by {other}, as a cold bath is,” said {mate}. “Let me offer something warmer: {action}. At {odds}, no worse.”',
      '“Need it hurt?” said {mate} to {other}, and to you: “{action}. One can be merciful at {odds}, I was always told.”',
    ],
    sly: [
      '“By all means let them think that we follow {other},” said {mate}. “Meanwhile: {action}. It has {odds}, from behind.”',
      '“{other} speaks the truth, which is so seldom of use,” said {mate}. “{action}. I have {odds} up my sleeve.”',
      '{mate} thanked {other}, warmly, and winked at the kettle. “{action}. You will find that it comes to {odds}.”',
      '“That is the front gate, and {other} has described it beautifully,” said {mate}. “{action}. The back one is {odds}.”',
      '“If I were our enemy I should pay {other} to say so,” said {mate}. “{action}. They have not paid for {odds}.”',
      '“Now {other} has told everybody what we could do,” said {mate}. “Therefore: {action}. A surprise, and {odds} besides.”',
    ],
  },
  heeded: {
    won: [
      '{mate} made no remark upon having been right, and was seen to make none, twice.',
      '“It was you who did it,” said {mate}, “I merely mentioned it,” and took the larger rice-cake.',
      'You looked round for {mate}, who was looking modestly at a tree.',
      '{mate} bowed to you, and you to {mate}, and it took a while until it was agreed who should stop.',
      '“My teacher never listened to me,” said {mate}. “Look how well it goes when somebody does.”',
      'There was a hum to be heard from {mate} afterwards, some song in which the last line is always the same.',
    ],
    lost: [
      '“I beg your pardon,” said {mate}, at the full length of the arms, and stayed down until you had given it.',
      '{mate} said nothing, and gave you the dry end of the mat.',
      '“It was good advice, for other people,” said {mate}, after some thought.',
      'For the rest of the way {mate} walked a pace behind you, where a servant walks who has broken something.',
      '“Another time do ask the kettle,” said {mate}, and would not meet your eye.',
      '{mate} was found mending whatever there was to mend, including two things that were whole.',
    ],
  },
  crossed: {
    won: [
      '“I have seldom been so pleased to be a fool,” said {mate}, with a bow that had a corner to it.',
      '{mate} congratulated you, and inquired whether you had perhaps known something.',
      'You did not look at {mate}, and {mate} did not look at you, and it was more polite so.',
      '“It ought not to have worked,” said {mate}, and went over it once again with a twig in the dust.'.replace(
        'with a twig in the dust',
        'upon ten fingers',
      ),
      '{mate} poured you a cup, to the very brim, which may be a compliment.',
      '“You will wish to decide such things alone from now on,” said {mate}, lightly, and coughed.',
    ],
    lost: [
      '{mate} did not say it. It could be heard not being said from quite a distance.',
      '“I am sure that it was well reasoned,” said {mate}, and handed you a cloth.',
      'There was a sigh from {mate}, very small, of the kind that one makes over spilt ink.',
      '{mate} set your hat straight for you, and spoke of something else, and that was the worst of it.',
      '“What I had advised would perhaps have failed as well,” said {mate}. “One will never know, will one?”',
      'You found that {mate} had moved over to the other side of the fire with the tea.'.replace(
        'to the other side of the fire with the tea',
        'by one mat, and had taken the tea along',
      ),
    ],
  },
  quarrel: [
    '“I am like the clock in this company,” said {mate}. “One hears me, and then one does as one likes. I shall not strike any more.”',
    '{mate} had knelt down formally. “I have been asked for my opinion out of courtesy, and have given it out of stupidity. Pray excuse me in future.”',
    '“May I ask what I am for?” said {mate}. “If it is to carry things, I can do that with my mouth shut. You will see how well.”',
    '“Every time you thank me,” said {mate}, in a voice that shook, “and every time you do the other. I had rather be contradicted!”',
    '{mate} turned the cup upside down. “That is the last which I pour into a sleeve. Ask the wall. It has a good deal of experience.”',
    '“My words cost me something, even if they cost you nothing,” said {mate}. “I am going to keep those that are left for my own use.”',
  ],
  remembered: {
    heeded: [
      '{mate} had advised you, and you had listened, and on a good many days it was owing to that.',
      'When people praised your judgment you used to look toward {mate}, who looked at the tree.',
      'You had taken counsel of {mate}, and it had become a habit, like the second cup.',
      'Of what was decided on that journey {mate} had said the half beforehand, and claimed none of it.',
    ],
    crossed: [
      '{mate} had advised you otherwise, often, and had come along all the same, one pace behind.',
      'You had seldom done what {mate} said, and {mate} had never once failed to say it.',
      'Between you and {mate} there was a heap of good advice, unused, and it was stepped round by both.',
      'It had been a courtesy, to ask {mate}; and {mate} had known that it was one, and answered truly.',
    ],
    quarrelled: [
      '{mate} and you had quarrelled, and it was made up as far as the bows went.',
      'There had been words with {mate}, after which the cups were set a little farther apart.',
      'For a time {mate} had not spoken to you except about the way, and you had missed being contradicted.',
      'The cup that {mate} turned over in anger had been turned up again, and nobody had said by whom.',
    ],
    hurt: [
      '{mate} had been hurt for your sake, and held the sleeve so that you should not have to see.',
      'You knew at each step which side of {mate} it was that had taken what was meant for you.',
      'A blow that was yours had fallen on {mate}, who called it clumsiness, and limped politely.',
      '{mate} bore a scar on your account, and when it ached spoke cheerfully about something else.',
    ],
  },
};
