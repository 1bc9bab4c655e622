import { type CounselContent } from '../../model/content/counsel.js';
import { combined, spoken } from '../builders/counsel-lines.js';

/*
 * Companions give advice as it is given at a tea: politely, and with a bow. The diary does not say what they felt about
 * the answer: their bows and their cups show it.
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
  advise: spoken(
    [
      '“{action}: the chance is {odds},” said {mate}, “and {tail}.”',
      '“{action},” said {mate}, with a small bow; “I make the chance {odds}, and {tail}.”',
      'The advice of {mate}: “{action}; the chance of success is {odds}, and {tail}.”',
      '“{action},” said {mate}; “I would put the chance at {odds}, and {tail}.”',
      '{mate} bowed and advised: “{action}; the chance is {odds}, and {tail}.”',
    ],
    {
      wary: [
        'I have found nothing safer',
        'one could still withdraw',
        'I hope that we live through it',
        'we risk little by it',
        'careful people live longer',
        'the other ways may end badly',
        'little is lost if it fails',
        'I have looked at the other ways',
      ],
      bold: [
        'waiting only makes it worse',
        'nobody gains anything by waiting',
        'I am ready to go first',
        'people would respect you for it',
        'they will not expect so much courage',
        'people have done it with less',
        'it is at least quick',
        'it gets harder if we wait',
      ],
      kind: [
        'nobody would be hurt who need not be',
        'one may meet everybody again without shame',
        'it does harm to nobody',
        'it is slower and gentler',
        'it makes us no new enemies',
        'one can afford a little mercy',
        'nobody would be shamed by it',
        'you would not regret it later',
      ],
      sly: [
        'nobody will expect it',
        'nobody suspects a simple person',
        'nobody would see what it is for',
        'they would hardly notice us',
        'it is easier than force',
        'nobody need hear who thought of it',
        'quiet people go further',
        'I have seen it work before',
      ],
    },
  ),
  differ: spoken(
    [
      '{mate} bowed to {other} and disagreed: “{action}; the chance is {odds}, and {tail}.”',
      '“I cannot agree with {other},” said {mate}: “{action}; I make the chance {odds}, and {tail}.”',
      '“With respect, {other} is mistaken,” said {mate}: “{action}; the chance is {odds}, and {tail}.”',
      '{mate} advised against {other}, politely: “{action}; I would put the chance at {odds}, and {tail}.”',
      '“I would not do as {other} says,” said {mate}: “{action}; that way the chance is {odds}, and {tail}.”',
    ],
    {
      wary: [
        'it leaves us the least to fear',
        'I want us to come home alive',
        'one can get out again',
        'nobody would die of it',
        'I would sooner be timid than hurt',
        'the other way is more dangerous',
      ],
      bold: [
        'it is soon over',
        'it takes less time',
        'it decides the matter at once',
        'too much care never won anything',
        'I would go first',
        'I am not afraid of it',
      ],
      kind: [
        'nobody would be hurt',
        'it is kinder to everybody',
        'one can be merciful and succeed',
        'the other way would shame you',
        'kindness seldom costs much',
        'nobody would suffer for it',
      ],
      sly: [
        'nobody would see it coming',
        'they would not see through it',
        'the open way is always watched',
        'nobody is prepared for it',
        'our enemies would prefer the other',
        'what is hidden is not stopped',
      ],
    },
  ),
  heeded: {
    won: combined(
      [
        '{mate}’s advice had been followed, and it had gone well; {tail}.',
        'You had done as {mate} advised, and it had succeeded; {tail}.',
        'You had listened to {mate}, and had been right to; {tail}.',
      ],
      [
        '{mate} bowed twice, in thanks',
        '{mate} smiled, and took the larger rice-cake',
        '{mate} thanked you for listening, with the head very low',
        '{mate} praised you, behind a fan',
        '{mate} said, “Just so,” and smoothed a sleeve',
      ],
    ),
    lost: combined(
      [
        '{mate}’s advice had been followed, and it had gone badly; {tail}.',
        'You had done as {mate} advised, and it had failed; {tail}.',
        'You had listened to {mate}, and had been wrong to; {tail}.',
      ],
      [
        '{mate} begged your pardon, bowing to the mat',
        '{mate} apologised, and walked one pace behind you',
        '{mate} took the blame, and mended your sleeve',
        '{mate} apologised, and gave you the dry mat',
        '{mate} called the advice bad, and left the tea standing',
      ],
    ),
  },
  crossed: {
    won: combined(
      [
        '{mate}’s advice had not been followed, and it had gone well; {tail}.',
        'You had not done as {mate} advised, and it had succeeded; {tail}.',
        'You had not listened to {mate}, and had been right; {tail}.',
      ],
      [
        '{mate} congratulated you, and admitted the mistake',
        '{mate} congratulated you, with a rather stiff bow',
        '{mate} complained, and poured your cup too full',
        '{mate} said twice that this was fortunate',
        '{mate} complained, even so, of not being heard',
      ],
    ),
    lost: combined(
      [
        '{mate}’s advice had not been followed, and it had gone badly; {tail}.',
        'You had not done as {mate} advised, and it had failed; {tail}.',
        'You had not listened to {mate}, and had been wrong; {tail}.',
      ],
      [
        '{mate} reproached you, very politely',
        '{mate} asked, coldly, why one is asked',
        '{mate} did not bow, and that was the reproach',
        '{mate} scolded you, and moved one mat away',
        '{mate} reproached you, in five words, with lowered eyes',
      ],
    ),
  },
  quarrel: combined(
    [
      '{mate} reproached you, the advice having been passed over again: “{tail}.”',
      '“My advice is heard and never followed,” said {mate}, without bowing: “{tail}.”',
      'Twice running you had not done as {mate} advised, and {mate} knelt and complained: “{tail}.”',
    ],
    [
      'Pray ask the wall in future',
      'I can carry things with my mouth shut',
      'I had rather be contradicted than thanked',
      'I shall keep my words for my own use',
    ],
  ),
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
