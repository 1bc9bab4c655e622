import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * The narrator is the clerk who took down your deposition: every hand is given as left or right, every step and minute is
 * counted, and questions stand in the text with their answers (“Asked why, you said …”). He believes almost all of it,
 * corrects himself in public, and keeps his horror for the subordinate clause.
 */
export const assassinScenes: readonly SagaSceneContent[] = [
  {
    key: 'assassins/the-two-receipts',
    kind: 'giver',
    cast: { apprentice: 'he' },
    openings: [
      'On the road {who}’s apprentice stopped you with a paper in each hand. One was a receipt, signed in your name, for money from {foe}; it was forged, and {who}, to whom you had sworn your oath, thought that you had sold {who.him}. The other was a map of the road you needed, and you were not to have it, nor to pass, until you had proved that the receipt was false.',
      '{who} had begun to doubt you, and sent an apprentice to meet you on the road. {who} had been shown a receipt with your signature, for {foe}’s money. You had never signed it. The apprentice stood in your way with the paper and wished for a proof that it was forged; until then {who} would give you no help, no name and no map.',
      '{who}’s apprentice came to meet you and held a forged receipt under your eyes. It said that you had taken money from {foe} to betray {who}, and your name stood below. {who} demanded an answer before you went another step. You had none ready, you told the court, since you had been admiring the signature.',
      'At a milestone {who}’s apprentice barred your way with two papers. One was a receipt in your name for {foe}’s money, which you had not signed. {who} believed that you had, and wanted it explained. The other was a map of your road, drawn by {who}, and you should not have it, nor go on, unless you could show that the receipt was a forgery.',
      '{who}’s apprentice had walked two days to find you, and held up a receipt with your signature. You had been paid by {foe}, it said, to ruin {who}. It was a forgery, and {who} half believed it. Behind the apprentice’s back was a map that {who} had drawn for you; that, and the way past, you should have when you had cleared yourself.',
      'You were stopped at a milestone by {who}’s apprentice, who laid a receipt before you. By this paper you had sold {who} to {foe}, and been paid for it; but you had never signed it. You denied it. {who} had not sent for a denial, the apprentice replied, but for a proof, and there would be no map and no going past without one.',
      '{who}’s apprentice came up to you with two papers and would not let you by. One was a receipt by which you had taken {foe}’s money, and the signature was forged. The other was a map, which would have helped you. {who} would hear first how there came to be a receipt, or the apprentice was to burn the map.',
    ],
    still: [
      '{who}’s apprentice still barred your way with the forged receipt, and wanted a proof that you had not taken {foe}’s money.',
      'You had not yet cleared yourself with {who}, and until then the apprentice would not let you go on. He asked you again how {who} was to know that the receipt was false.',
    ],
    givenUp: [
      'The apprentice burned the receipt, so that nobody else should be shown it, and went home with the map. {who} had no proof either way. You might pass, without help.',
      '{who}’s apprentice turned back with the map and left the road to you. You had cleared yourself of nothing. Asked what {who} believed of you after that, you said: the half.',
    ],
    later:
      'A scrap of paper lay beside the road with half of your name on it. The hand was not yours, and it had been very well done.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Account for every day since you swore',
          description:
            'It may show that you were elsewhere when the receipt was signed, but takes an hour and will include what you had meant to leave out.',
          success: [
            'You accounted for every day since your oath, and {who} believed you again. On the day when the receipt was dated you had been in a ditch, with a goat. There is no inventing the goat. The apprentice gave you the map, and with it the name of a locksmith who would help.',
            'You told the apprentice where you had been each day, the worst first, and were cleared. The apprentice wrote it all on a cuff. {who} read that cuff, it appears, and sent you word that a retired notary knew {foe}’s handwriting and would swear to it.',
            'Your account of your days satisfied the apprentice, and the receipt was torn up. At the goat in the ditch there was no more to ask: an aunt of the house had seen you with it. You had the map, and a second leaf to it that had not been mentioned.',
            'You explained where you had been every day, and so proved that the receipt was forged. On one of them you had hidden in a cart, from a creditor of four crowns. Nobody in {foe}’s pay is hunted for four crowns, the apprentice reasoned. {who} reasoned in the same way, and you had the map.',
          ],
          failure: [
            'You did not convince the apprentice. You began by saying that you had nothing to hide, and that was written down. Nobody who has nothing to hide had ever said so in that house.',
            'You could not account for two of the days, and so you proved nothing. You had slept, you told the apprentice. That is true, and in your profession nobody believes it.',
            'You accounted for your days and came out with one too many: there were two Thursdays. The apprentice would not take that for a proof. I have gone over it with you myself, and there are still two.',
            'You left a lady out of your account, and the apprentice found the gap. The receipt was dated in that very night. You would not say where you had been, and so you were not believed.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          '{who} had once been shown a forged receipt in your name, and you had accounted for every day, down to the goat.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sign your name forty times for comparison',
          description: 'It costs you a cramp in the hand, and it proves only that you can write.',
          success: [
            'You signed forty times, and the apprentice saw that the receipt was forged. In each of the forty there was a small hook, and in the receipt there was none. {who}’s house apologised, and you might go on. Nothing more was said.',
            'You wrote your name until your hand shook, and the forgery was proved by it. The tired ones had a hook as well as the fresh ones, and the receipt had none. You were let by, with {who}’s regards.',
            'You filled both sides of the sheet with your name, and it cleared you. Held to the light all forty lay one over the other, hooks together, and the hook was wanting in the receipt. You were let pass with an ink-stained hand, and no wiser.',
            'You signed on the head of the milestone, forty times, and the apprentice was satisfied. A carter stopped to ask for one. The receipt had not your hook in it, and {who} had no more to say against you; but you were told nothing new.',
          ],
          failure: [
            'You signed, and the sixth of your own signatures was the image of the forged one. That proved nothing for you. You could not explain number six, then or in court, and the apprentice put it with the receipt.',
            'Your signatures came out unlike yours, as the pen split and you went on with the apprentice’s. It had belonged to somebody with a flourish. None of them was of any use to you.',
            'There was paper for only thirty-eight, and {who} had said forty, so the proof did not count. You offered to do the last two on a cuff. The apprentice considered that for some time, and refused.',
            'You signed until you did not know any longer how your own name went, and the proof failed. The apprentice could not tell you. The signatures grew larger and larger, and the last had an expression on it.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had signed your name forty times upon a milestone, to show {who} that a receipt was forged.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find out who forged the receipt',
          description: 'Five people in the province forge so well, and three of them have a bodyguard from {foe}.',
          success: [
            'You found the forger of the receipt, and she told the apprentice everything, quite proudly. She still had your capital letter on a sheet for practice. {foe} had not paid her the second half. You were cleared with {who}, and {foe} had lost a forger.',
            'The paper smelled of cloves, and by that you traced its forger, a notary’s clerk, behind a stationer’s stove. He had your name before him nineteen times. He confessed and left the country, and three other letters that he was writing for {foe} were never finished.',
            'You found out by the sealing-wax that a schoolmaster had forged the receipt. When you laid it before him he marked it, from habit, and found a fault. He wrote down for the apprentice that {foe} had hired him. {who} believed you, and {foe} had to look for another schoolmaster.',
            'You matched a thumb-print on the receipt to the woman who had forged it, and took her to the apprentice. She had your signature cut in wood, for printing. You were cleared, and {foe} lost the use of that block, and of four others.',
          ],
          failure: [
            'You did not find the forger of the receipt, for the third door that you tried was opened by {foe}’s man with a cudgel. So {foe} knew within the hour what you had been asking. You came back to the apprentice with nothing.',
            'You found a forger, but not the one who had done it. She offered to forge you a proof of innocence. You thought about it for too long, and that was told to {foe} before you were back with the apprentice.',
            'You asked all five forgers in vain, as they had agreed on what they had never seen. As you came from the last of them {foe}’s man dropped a tile at you, and missed. The apprentice was waiting for a proof, and you had none.',
            'You followed an inky boy to a printer’s, and it was the wrong trail. {foe}’s people had meanwhile followed you. They moved the real forger of it to another town, and you stood before the apprentice as you had before.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'The receipt in your name had been forged for {foe}, and you had found who did it.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Forge a second receipt in {foe}’s own handwriting',
          description:
            'It shows how little such a paper proves, but you commit the offence that you are accused of, before a witness.',
          success: [
            'You forged a receipt in {foe}’s hand, so well that the apprentice saw how little such a paper proves. In it {foe} had been paid by {who} for the whole affair. {who} showed it about among merchants, and {foe}’s credit fell. You had the map, and nobody took anybody’s word for your guilt after that.',
            'You made out a receipt from {foe} to {foe} for one good name, sold, and it cleared you. {who} had it framed, and could see that any signature may be forged. Two of {foe}’s creditors came to look and called in what they were owed. {who} sent you the map and all the letters.',
            'The apprentice watched you forge {foe}’s hand in seven minutes, and needed no other proof. By your paper {foe} begged to give {who} the money back. It was read out among merchants, two of {foe}’s partners left, and {who} sent you the map, with a second one on the back.',
            'You wrote {foe}’s hand so well that the apprentice stepped back and believed you. Your paper promised its bearer a pension. Within the week eleven bearers came to {foe} with copies. {who} laughed, and told you what you needed for the oath.',
          ],
          failure: [
            'You blotted your forgery of {foe}’s hand, and the apprentice had now seen you forge, and badly. It did not clear you. A copy of it was with {foe} by the week’s end.',
            'Your forgery failed, as you had dated it on a Sunday, and {foe} does not sign on Sundays. The apprentice knew that. So did {foe}’s people, by evening, and it was held up in a tavern and enjoyed.',
            'Your paper in {foe}’s hand was found out by the spelling. {foe} spells “received” correctly, and you had not. The apprentice read it aloud, so that somebody behind a hedge could carry it to {foe}.',
            'You forged {foe}’s hand well, and then signed it with your own name, from habit. The apprentice had two papers against you now. A copy of the second was soon sold to {foe}.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'To clear yourself with {who} you had forged {foe}’s hand in seven minutes, before a witness.',
      },
    ],
  },
  {
    key: 'assassins/the-other-side-of-the-grille',
    kind: 'foe',
    cast: { men: 'they' },
    openings: [
      'You had gone into a chapel to see who was following you, and knelt down in the confessional. The voice behind the grille was {foe}’s. {foe} had sent the priest away, wished to talk you into breaking your oath to {who}, and asked what you had planned. Three men with knives stood between the box and the only door, until you had said yes or no.',
      'You had hidden in the confessional of a chapel, and the person who sat on the priest’s side of it was {foe}. Through the grille {foe} asked you, quite gently, to give up {who} and your oath. Two fingers lay on the sill. Three men with knives had shut the chapel door, and you were not to go before you had answered.',
      '“How long since your last confession?” said a voice behind the grille, and it was {foe}’s. You had gone into that chapel to be out of sight. {foe} had sent away the priest and set three men with knives at the only door. You were to leave {who}, and to tell what you knew, and could not get out until you answered.',
      '{foe} wanted you to give up {who}, and caught you for that in a confessional, where you had gone to be out of sight of the street. {foe} sat behind the grille in the place of the priest. Three men with knives held the chapel door, which was the only one. You were to say yes to {foe}, or no to them.',
      'You had knelt down in the confessional of a chapel to hide from {foe}; and it was {foe} who sat in it. {foe} asked you through the grille to forswear {who} and to tell what you had planned. Outside the box three men drew their knives. The chapel was bolted, and you could not leave before you had replied.',
      'In a chapel, where you had gone to hide, {foe} spoke to you through the grille of the confessional. The priest had been sent away. You were to leave {who} and break your oath, and to say how far you had got. Three armed men stood between the box and the only door, and would stay until you had answered.',
      'You had thought the chapel empty, and went into the confessional to see who came after you. {foe} sat behind the grille, a foot from your ear. {foe} wished you to renounce your oath to {who}, and to tell what you knew of the matter. Three men with knives were at the door, and nobody was in a hurry.',
    ],
    still: [
      '{foe} still sat behind the grille and wished you to give up {who} and your oath, and the three men with knives let nobody out.',
      'You were still in the confessional, because {foe} wanted a yes or a no from you, and there were three knives before the only door.',
    ],
    givenUp: [
      'A priest came to say Mass, with nine old women behind him, and the three men had to open the door. {foe} left by the right side and you by the left.',
      'A bier was carried in, and the three men made way for it. You went out beside it. {foe} had heard more from you than you had meant to say.',
    ],
    later: 'In the chapel where {foe} had sat the confessional had been turned with its face to the wall.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Confess to {foe} what is not so',
          description: 'You tell lies in a confessional for ten minutes, and must remember each of them afterwards.',
          success: [
            'You confessed four lies to {foe}, with tears, and were believed and let go. By one of them {who} had a second agent, a tall man, in a far town. There is no such man. {foe} sent two of the three to look for him, and they are believed to be there still.',
            'You told {foe} that you were finished, and where your papers were hidden, and all of it was false. {foe} was kind and opened the door to you. A good part of {foe.his} means was then spent on digging up an orchard.',
            '{foe} believed your confession of a chest of letters under a pear tree, and had you let out. There are two hundred and six trees in that orchard. {foe}’s people have been through them with spades, and you have had reports of their backs.',
            'You pretended to break down, and told {foe} in which orchard your money lay. {foe} passed you a handkerchief through the grille. The three men were called off the door to fetch shovels, and you went out behind them.',
          ],
          failure: [
            'You lied to {foe}, and were found out, as your third sin contradicted the first. {foe} had you tell it again, more slowly, and learned from your changes what was true.',
            '{foe} did not believe one word of your confession. “That was very well done,” said {foe}. “Now the real one.” You had not got another, and in the pause you drew in your breath at a name.',
            '{foe} caught you in a lie, for the day that you named was a feast of the Church, when nothing could have been done in that town. Behind the grille a pen began to scratch, and the door stayed shut.',
            'You were seized with a hiccup at each lie, and so {foe} could tell what was true. There were twelve questions. At the end {foe} had a fair list, and you were still on your knees.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Through a grille you had confessed to {foe} some sins that were not yours, and an orchard was dug up for them.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'slight'], {
          action: 'Break out on {foe}’s side of the confessional',
          description: 'It is {foe}’s side, so you will go over {foe.his} knees, and there is a step.',
          success: [
            'You broke through the grille, went over {foe}’s knees and got out on the far side. The men had watched the other curtain. You begged pardon in passing, and were in the street, with nothing gained but the open air.',
            'You got out through the back of the confessional, by a hinge that you had seen as you knelt. {foe} went on speaking, it is thought for some time, to a warm cushion. You had gained nothing else by it.',
            'You got up and ran out by the curtain on {foe}’s side, over a foot, and past the three men. They had not been told what to do if anybody came from there; they knelt. You were free, and no further on.',
            'You climbed out through a small window in the back, and gained the street. {foe} had arrived at “therefore” and told the rest of it to an empty box. Nobody followed you.',
          ],
          failure: [
            'You tried to slip out, and could not, as your garter had caught on the kneeler. One of the three men helped you out of that, most decently, and put you back before the grille.',
            'You had one leg out on {foe}’s side when a hand took it by the ankle and pushed you in again. “You have not answered yet,” {foe} told you, and the curtain was drawn.',
            'You burst out of the box into the arms of a widow who was waiting her turn. The three men came up round her. They put you back, and asked her to be patient.',
            'You fell over the step, and did not get away. {foe} held the curtain aside so that you could be handed in again, and went on with the sentence.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: {},
        lost: {},
        remembered: 'You had left {foe} in the middle of a sentence, in a confessional, and got clean away.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Tip the confessional over with {foe} in it',
          description:
            'It is walnut, eleven feet high, with {foe} in it, and the three men will come with their knives out.',
          success: [
            'You pushed the confessional over, with {foe} inside, and got out past the three men, who could not decide what to help first. In the wall where the box had stood you saw a passage. It was the one by which {foe} comes and goes, and you could use it one day.',
            'The box fell over with {foe} in it, and you ran out. {foe}, unhurt, called through the planks to a cooper, by his name, for the key of a side door. You had not known that there was a side door, nor that a cooper kept it.',
            'You tipped the box across the aisle, and while the three ran to right it you got away. Where it had stood an iron door was ajar. You left by that and know now where {foe}’s private way comes out.',
            'You overturned the confessional, and left {foe} to be got out by the three men. On the wall behind it somebody had chalked the turnings from there to {foe}’s own cellar. You read them, left, left, right, and went out by the door.',
          ],
          failure: [
            'You could not tip the box, as it was bolted to the floor. You strained at it until the curtain was opened from without, and you saw three knives, held low.',
            'You had raised the box by a foot when it came back and threw you into the aisle. Two men stood on your wrists. {foe} spoke across you with a messenger, and then had you put back before the grille.',
            'You pushed at the box, {foe} pushed from within, and it stayed upright. The three men took you down by the arms. One of them put a prayer-book beneath your head, until {foe} was ready to go on.',
            'You did not move the box, for your sleeve was caught on a nail. The three men came up the aisle and unhooked you. {foe} had meanwhile dictated, through the grille, where two others were to go next.',
          ],
          toward: 'against',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had once tipped {foe} over, confessional and all, and seen what there was in the wall behind.',
      },
      {
        ...does(['patience', 'perception', 'hard', 'none'], {
          action: 'Be silent and watch {foe} closely',
          description:
            '{foe} may give something away while talking, and you give nothing but your attention, for as long as {foe.he} likes.',
          success: [
            'You said nothing, and {foe} gave away a name by a finger. {foe} spoke of money, of {who}, and of towns, and at one town the forefinger on the sill tapped. You were let go, as silence is not a no. You knew now where {foe} could be hurt.',
            'You watched {foe}’s fingers, and learned that {foe} did not trust the three men: the fingers shook when one at the door dropped his knife. You bought the youngest on the way out, with a single look. You had given {foe} nothing in return.',
            'You kept silent until {foe} had named six people, and at the fourth the finger on the sill rose and tapped. It was one of {foe}’s own household. The men let you out, and you went to that person, who told you that nobody there had been paid for months.',
            'You held your tongue, and {foe} lost patience and left with all the knives. There had been threats, two sums, and a list. At a notary’s name the finger had tapped; so you went to that notary, and he admitted that {foe}’s will is in his keeping, and is not signed.',
          ],
          failure: [
            'You studied the fingers, and learned nothing, for they had been put there to be studied. {foe}’s other hand was writing down whatever made you start.',
            'You grew sleepy in the smell of cedar and nodded, and {foe} took that for an answer. It confirmed what {foe} had only guessed until then. Nothing was to be read from the two fingers.',
            'You yawned, and {foe} took it as an answer, and a shrewd one. An order went out at once, for two days sooner than you had hoped. The fingers had told you nothing.',
            'You stared at two fingers in vain, as they belonged to a stuffed glove. {foe}’s hand was lower down, and wrote how you breathed at each name.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'For twenty-six minutes you had said nothing to {foe}, and had seen at what name a finger tapped.',
      },
    ],
  },
  {
    key: 'assassins/the-two-locks',
    kind: 'foe',
    cast: {},
    openings: [
      'You had gone into an old toll-tower for shelter, another person came in, and the iron door fell shut behind you both. The other was {foe}. The door has two locks, seven feet apart, which must be turned in the same moment, so that neither of you could get out without the other. {foe} wanted the use of your hand, for nothing. On a bench below a high window lay {foe}’s papers.',
      'You had gone into an old toll-tower for shelter, and its strong-room shut of itself upon you and {foe}, your enemy, and nobody else. The door opens only if two locks are turned together, and no one person can reach both. On the bench, below a high window, lay {foe}’s paper-case. {foe} asked you, civilly, to turn one lock, and to let that be all that was between you.',
      'You had gone into an old toll-tower to rest, {foe} was there before you, and the door dropped and locked you in together. Asked why you did not make an end of {foe.him} there, you told the court that it takes two to open that door, by two locks far apart. {foe} stood at the one, and wished you to turn the other. There was one high window, and a bench with {foe}’s papers.',
      '{foe} wanted to be let out, and so did you, and neither could do it alone. You had both gone into an old toll-tower by the road, and its door had dropped shut. It has two locks, seven feet apart, to be turned in one instant. There was a narrow window, above a man’s height. {foe} asked for your hand on the second lock, and for no questions. A bench was covered with {foe}’s papers.',
      'The bar fell behind you in the old toll-tower, where you had gone for shelter, and there stood {foe} with a candle-end. The door answers only to two people at once, at two locks. Nobody was in hearing. It was proposed by {foe} that you both turn, go your ways, and ask nothing; you thought that your hand might be worth more. {foe}’s papers lay on the bench, under a high window.',
      'You stepped into an old toll-tower to rest, and by accident you and {foe}, your enemy, were shut up together in its strong-room. In it were a bench, {foe}’s paper-case, and one slit for a window. The door has two locks, too far apart for one person, so that it needed both of you to go out. {foe} asked that of you as a courtesy. There was air for about five hours.',
      'You had gone into an empty toll-tower by the road, and its iron door shut you in with {foe}, and there was not much air. It opens when two people turn two locks at once. {foe} laid a hand on the one lock and requested you to turn the other. Until you agreed upon a price, or on none, you would both remain. {foe} had left papers on a bench below a high window.',
    ],
    still: [
      'The iron door of the tower was still shut, and could not be opened before you and {foe} turned both locks together. {foe} stood at the one and looked at you.',
      'You were still locked in with {foe}, as the door had two locks and neither of you could reach both. A beetle came in beneath it without help, and you had both watched it.',
    ],
    givenUp: [
      'Two road-menders heard the knocking and lifted the door off its hinges. You and {foe} came out together, bowed, and took opposite ways. Neither of you had got anything from the other.',
      'The hinges gave way before either of you did, and the door fell outward. {foe} thanked you for the company and went away. You were free, with nothing settled.',
    ],
    later: 'Somebody had taken the door with the two locks off the toll-tower and laid it across a brook for a bridge.',
    ways: [
      {
        ...does(['force', 'vigour', 'medium', 'slight'], {
          action: 'Lift {foe} to a high window to call',
          description:
            'Somebody outside may hear and turn the locks, but you bear your enemy on your shoulders for as long as it takes.',
          success: [
            'You held {foe} up at the window for seventeen minutes, until some carters heard, and turned both the locks. They found you so. It got about that {who}’s agent had held up {foe} when it would have been as easy to let go, and several doors were opened to you by that.',
            'You took {foe} on your shoulders to call, a goose-girl heard, and her people let you out. It was she who told it in nine villages, with gestures. Those who had been afraid to speak for {who} began to do so.',
            '{foe} called from your shoulders until a tinker and his wife came by and unlocked the door. They took the tale along. In every kitchen on their round it was heard that {who}’s side was the one that held people up, and you went on with more friends than before.',
            'You lifted {foe} to the slit, and some quarrymen heard the calling and opened. {foe} had called in a small voice, and you had to shout the words from below. They asked whose agent you were. When you named {who}, one of them walked a mile with you to say what he knew.',
          ],
          failure: [
            'You could not lift {foe} as far as the window. You got up on one knee, and then the two of you were on the floor, {foe} uppermost. You thanked each other, and the door was as shut as before.',
            '{foe} called from the window, and only two of {foe.his} own people heard. They could not open, they called back, and would fetch others. You put {foe} down, and had to think of something before they came.',
            'You fell with {foe} before anybody had heard a call, and the bench was broken by it. Each inquired after the other. The locks were still to be turned.',
            'There was a wasps’ nest in the window, and {foe} came down by the shortest way, which was you. You kept to opposite corners until the humming had stopped. Nobody had heard the calling.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'Locked in a tower, you had held {foe} up to the window upon your shoulders for seventeen minutes.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Turn your lock when {foe} turns the other',
          description: 'You part as you met, with nothing asked on either side and half a day gone.',
          success: [
            'You and {foe} turned the locks together, and the door opened. You had counted to three, and both of you turned at two, from mistrust. You went out sideways, so that neither should show a back, and parted with nothing said.',
            'The locks went over at the twentieth trial, and you were both free. Until then each had been a little late, in order to be second. At the last {foe} laughed, and you did. Nothing was said about {who}.',
            'You opened the door with {foe}, after nineteen trials in which one of you had been honest and the other careful, by turns. You left on the one side and {foe} on the other, as if two people had met at a pump.',
            '{foe} hummed, you both turned upon the high note, and at last the locks went over. {foe} has no high note, and it had taken nineteen verses. Each of you then bowed the other out; that took longer than the song.',
          ],
          failure: [
            'You turned your lock and {foe} did not turn the other, or turned it the wrong way. You explained that, and {foe} begged you not to take that tone. For an hour nobody in there would touch a lock.',
            'You turned your lock a second too early, and it jammed. One must wait, {foe} told you, until the iron has cooled. The door stayed shut, and you waited.',
            'Your lock was stopped with wax, and the door did not open. You dug at it with a pin for the better part of an hour. {foe} kept a hand on the other lock and gave you advice.',
            'You could not agree on a count, so the locks were never turned together. {foe} counts from nought. You then turned in {foe}’s fashion and {foe} in yours, out of courtesy, and you were both still shut in.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered: 'You and {foe} had each turned a lock, at the same instant, and gone your ways.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Ask {foe} a price for turning your lock',
          description:
            '{foe} cannot get out without you, but you must want to get out less than {foe} does, and not be seen to breathe.',
          success: [
            'You sold your hand for one of {foe}’s orders, which was to be withdrawn. You had sat down on the floor until {foe} agreed, and it took two hours. Then you turned your lock, the door opened, and {foe} kept to the bargain.',
            '{foe} paid for your turn at the lock with a name: that of {foe.his} own steward, who could be bought. You checked it when you were out. From that day {foe} had a steward the fewer, and you had the man’s confidences.',
            'You slept, or breathed like it, until {foe} woke you to agree to your price. It was the name of the man who had been reading {who}’s letters. You had it, and turned your lock, and you were both let out. The man was dismissed before he could be warned.',
            'You reckoned aloud, with a chalk, how long the air would last, and {foe} asked what you would take for your half of the door. You took the name of a spy and the withdrawal of an order. Both were paid before you touched the lock, and both, it was found, were good.',
          ],
          failure: [
            '{foe} would not buy, and could wait longer than you. When you had talked for an hour you had offered three things and been given none. One of the three was of use to {foe}, and the door was still shut.',
            'Your half of the door found no buyer: you coughed, and after that {foe} only named lower and lower prices. While you haggled a rider was about {foe.his} business outside. You stood where you had stood.',
            'You asked too much for your half of the door, and {foe} smiled and sat down. It suited {foe} to have you kept indoors that day, you learned. Nothing was sold.',
            '{foe} did not buy, but led you to talk. You gave away, by way of illustration, where you had been going. {foe} stopped in the middle of a breath so as to remember it, and your lock was still unturned.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'In a room with five hours’ air you had sold {foe} your half of a door, and been paid in a name.',
      },
      {
        ...does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Read {foe}’s papers while {foe.he} tries the door',
          description: 'The paper-case lies open on the bench for as long as a back is turned, and hands get slammed.',
          success: [
            'You read three orders in {foe}’s case while {foe.he} pulled at the door: a clerk was to be paid, and two witnesses of {who}’s stopped on their way. Then you turned your lock, with {foe}, and went. Both of the two had been warned by you before anyone came for them.',
            'At each heave of {foe}’s at the door you turned over a leaf, and on the fifth you changed a figure. It was the hour of the whole plan. The rest was done for you by obedient people, after you had both turned the locks and parted.',
            'You learned {foe}’s orders out of the paper-case and got it shut in time. {foe} had had both hands to the door. You let yourselves out by the locks after that; and four persons named in those orders had moved house by the time that they were called upon.',
            'You read every sheet in {foe}’s case, and {foe.he} had loosened nothing but a tooth. Then you offered your hand at the lock, and the door opened. Of what was on those papers you made such use that three-quarters of it never came to pass.',
          ],
          failure: [
            'You had no time to read, as {foe} shut the case on your fingers. There is a way of doing that with the heel. You were asked if they hurt, and told, with a smile, how far you had got.',
            'You read {foe}’s papers, and they were laundry lists. {foe} had let you see them and kept the real ones inside a coat. You thought of eleven shirts for days.',
            '{foe} fell back from the door and sat down on the case, with your hand inside it. “Is it of interest?” asked {foe}. You were obliged to say that you could not tell from there.',
            'You had read as far as “Burn this” when {foe} asked you, over a shoulder, to come and help with the door. You let the lid fall upon your fingers and cried out. After that {foe} kept the case under one arm.',
          ],
          toward: 'against',
          hurt: 'mishap',
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered: 'While {foe} was heaving at a bar you had read the orders in {foe.his} case.',
      },
    ],
  },
  {
    key: 'assassins/the-sleeping-courier',
    kind: 'price',
    cast: { courier: 'he' },
    openings: [
      'A courier of {foe}’s lay asleep on a bench in a posting-house, with {foe}’s next order in a red case strapped to his wrist. You might break the seal and read it, which would help {who}, but {foe} would then be warned. Or you could burn it unread in the stove; that would stop {foe}, and you would not know what it said. You could not do both.',
      'In the common room of a posting-house you found a courier of {foe}’s asleep, with a red case tied to his wrist. {foe}’s next order was in it, under seal. Read, it would bring you on and tell {foe} that you knew; burnt unread in the stove, it would hinder {foe}, and set you back. He had a pistol, and slept lightly.',
      'You had to choose between knowing a thing and stopping it. On a bench of the posting-house {foe}’s courier snored, and at his wrist was a sealed case with {foe}’s next order. Break the seal, and you would know what {who} needed, and {foe} would know that. Throw it in the stove, and {foe}’s plan was stopped, but you had learned nothing. Either might wake him.',
      'You wanted {foe}’s next order, and it lay in a sealed case on the wrist of {foe}’s courier, who was asleep at the posting-house. To break the seal and read it would help {who}, and would warn {foe}. To put it in the stove unread would stop {foe}, and leave you with nothing. You could not have both, and he was a light sleeper.',
      '{foe}’s courier slept beside the stove of a posting-house, with a case at his wrist, and in that was {foe}’s next order. You wanted it. If you read it, the broken seal would warn {foe}; if you burnt it unread {foe} was stopped, but you would never know. He had a knife in his boot, and one lid that did not close.',
      'At the end of a sleeping courier’s arm, in a posting-house, hung a case with {foe}’s seal upon it and {foe}’s next order inside. The order could be known or it could be prevented. If you read it, it served {who}, and {foe} would see the broken seal. If you put it in the stove it hurt {foe} and left you where you had begun. Either would wake him.',
      'You turned in at a posting-house, and there a courier had fallen asleep with {foe}’s next order in a case on his wrist, which you wanted very much. Read, it would help {who}, but the seal would be broken and {foe} warned. Burned in the stove, it would help nobody, neither {foe} nor you. The strap was short, and his fist was closed.',
    ],
    still: [
      'The courier had gone back to his bench and slept again, with {foe}’s order in the case under him, and you did not wish to go on before it was read or burned.',
      'The case with {foe}’s order was still on the courier’s wrist, and you had still to choose whether to know it or to stop it. He lay before the stove, and it burned.',
    ],
    givenUp: [
      '{foe}’s courier called for a horse and rode away, with the case on his wrist and the order in it. You had neither read it nor burned it, and might go too.',
      'The courier finished his sleep and carried the order to wherever it was sent. You could leave the posting-house. Asked what you had learned there, you said that he snored.',
    ],
    later:
      'In the posting-house where the courier had slept there was a card up now: the house would answer for nothing that was left on a wrist.',
    ways: [
      {
        ...does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Break the seal and read the order',
          description: 'You will know what you came for, and {foe} will know that you do.',
          success: [
            'You broke the seal with a hairpin, read the order twice, and were out by the window when the courier sat up. A witness of {who}’s was to be put on a ship, and you could be there first. He will have reported the seal to {foe}, as you had left the pin in it.',
            'You read the order, that half of the guard at {where} was to be sent away, and got off with it in your head. The wax had broken with a sound like a knuckle, and the courier said a woman’s name in his sleep. By the time that he woke you were a mile off; and he ran to {foe} to say so.',
            'You lifted the seal and had the order by heart in thirty-one seconds: {foe} would be at {where} a week sooner than was given out. The courier only snored. But the wax would not close again, and when he woke he rode to {foe} at a gallop to report it.',
            'You got the case open and read that {foe} had promised two towns the same money. Then the courier’s breathing changed, and you were out past the horses. You left the hairpin in the seal. {foe} had it on a tray within the week, and looked at it for some time.',
          ],
          failure: [
            'The courier caught your hand when you had read only the date. He had been awake since you thought of it. {foe} was told; and he lay down again, upon the case, with his eyes open.',
            'You broke the seal, and the order was in cipher, so that you could not read it. The courier watched you through his lashes, with some pity. He sealed it again. He had the wax with him.',
            'You broke one seal, and there was another below it, and you read nothing. A landlord came in for the lamp. The courier woke, wrote to {foe} that a seal had been lost in the service, and went back to sleep on the rest.',
            'The pin slipped, and the wax broke off with a noise and woke the courier. He had you by the wrist before you had read a line. He wrote his report of that to {foe}, tied the case on more tightly, and lay down on it.',
          ],
          toward: 'against',
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered: 'You had read {foe}’s order at a sleeping man’s wrist, and left a hairpin in the seal.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Thrust the case into the stove unread',
          description: 'You give up what you came to learn, and there is a man fastened to it with a knife.',
          success: [
            'You cut the strap and burned the case unread. The courier fought you for four minutes, and then there was nothing left to fight about. {foe}’s whole plan was to begin from that order. But there was no copy for you either, and you had that part of your road to go again.',
            'You burned {foe}’s order, and held the stove door shut with your back until it was ashes. It was five weeks before anything more was heard from that side. You never knew what it said, and had to look elsewhere for what {who} needed.',
            'You forced the case into the stove, held the courier off with the poker, and it burned. {foe} was left without an order to give. You knew no more than you had known when you came in.',
            'You put the case on the coals, with your back to the courier’s knife, and it went up with a roar. {foe}’s whole month was in there. So was your own next step, you told the court, and you watched it curl.',
          ],
          failure: [
            'You could not get the case into the stove, for you pushed the door the wrong way, and the courier was upon you. It was you that smelled of burning. He tied the case on again, with two knots, and lay down.',
            'The courier woke and was the stronger, and you did not burn the case. He sat upon your chest with it on his knee. He finished his sleep there, or nearly, before he went back to the bench.',
            'You cut the wrong strap, and what you threw in the stove was the courier’s supper. He woke and put you against the wall with a knife beneath your ear. Then he asked the kitchen for more, ate it, and lay down on the case.',
            'You held the case in the fire, and it would not burn, as the leather was thick. The courier pulled it out and struck you with it. The order inside was whole, and so was the seal.',
          ],
          toward: 'against',
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered: 'You had burnt {foe}’s order without reading it, and often asked yourself what had been in it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Wait and see which road he takes',
          description: 'You choose neither, lose the better part of a day, and learn only a direction.',
          success: [
            'You let the courier sleep, and saw him ride off by the upper road with his case. So {foe}’s business was up there, and the lower road was free for you. You had not read the order nor burned it.',
            'You waited until the courier woke, and followed him with your eyes as far as a fork in the road. He had asked if he talked in his sleep; four words, you told him, about a goat. He took the left road, order and all, and you knew at least that the right one was clear.',
            'You fed the stove until the courier had slept himself out, and he rode off whistling by the hill road, with the case on his back. Nobody of {foe}’s would be met with on the other. That was all that you had for your wood.',
            'You waited, and the courier spoke in his sleep, to a horse, and begged it to go round by a mill. He took the mill road when he woke, with the order. You went by the other, with nothing to report except that there was nobody on it.',
          ],
          failure: [
            'You waited for nothing, as the courier did not wake all that while. His relief came in, looked at him, and lay down too. You did not know which road either of them would take.',
            'You waited so long that you fell asleep, and woke only because the courier snored. He might have gone and come back, for all you knew. The case was on his wrist.',
            'You learned nothing by waiting, because two more of {foe}’s couriers came in to be warm. You had to build up the stove for four. None of them spoke of a road, and the one with the case slept on.',
            'You went out for wood, and so missed the one moment when the courier sat up and told a landlord where he would ride. When you came in he lay with the case under his neck. He did not say it again.',
          ],
          toward: 'neither',
        }),
        won: {},
        lost: {},
        remembered:
          'Between reading {foe}’s order and burning it you had kept a stove alight, and seen which road was clear.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Wake him and ask him to burn it himself',
          description: 'If he says no he will say it with a pistol, and he was picked for saying no.',
          success: [
            'You woke the courier and told him whom that order would fall on, and he read it out to you and burned it. A street of weavers was to be turned out of doors, and he had a sister in that street. So you knew it, and {foe} had lost it. You are not to be asked for his name.',
            'You asked the courier what had become of the people in the other orders that he carried, and he had never thought of it. When you had told him he broke the seal, let you read that {who}’s cook was to be bribed, and put it in the stove; and {foe} heard that there had been wolves.',
            'You woke the courier by his name, which was on the strap, and he let himself be persuaded. He read the order aloud, twice, since he did not believe it: an honest judge was to fall down his stair. Then he burned it, and told {foe} that it fell in a river.',
            'You asked the courier whether he never wished to know what he carried. He had wished it for eleven years. He cut the seal, read you twice that {foe}’s men were to leave the upper road, and fed it to the stove. He begged you to leave first.',
          ],
          failure: [
            'The courier woke, heard you to the end, and would not burn the order. He was sorry for all of them, he said, with a pistol on his knee. He had a pension due in two years; and he reported you to {foe} in writing before he lay down again.',
            'You asked the courier to burn the order, and he asked what you were offering. It was his soul. While neither of you could think of anything to add somebody had gone to tell {foe}. He turned over, with the case beneath him.',
            'The courier nodded at all that you told him, and then took wool out of his ears. You said it over again. He refused, with a pistol in his hand, and the case stayed where it was.',
            'The courier wept at what you told him, but he did not burn the order. He wept so that a sergeant of {foe}’s came in, and heard the reason. The case was buckled on again, two holes tighter.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A courier of {foe}’s had read you his own despatch twice over, and then burned it.',
      },
    ],
  },
  {
    key: 'assassins/the-wrong-cup',
    kind: 'friend',
    cast: { boy: 'he' },
    openings: [
      'At an inn you found {them} poisoned, with both hands pressed to the table. {foe} had sent you a basket of wine; {them} was there before you, was thirsty, and drank of it. “Do not go on without me,” said {them}. It would take hours, one way or the other, and {foe} would use them. The boy who had brought the basket was still in the yard.',
      'At an inn on your road {them} had been poisoned in your place, and begged you to stay. The wine had come in a basket from {foe}, addressed to you. {them} was cold to the elbows, and talked of a garden. The physician was nineteen leagues off; the boy who brought the wine was in the yard; and while you stood there {foe} was getting ahead.',
      'You came to an inn, and {them} was dying there of poisoned wine that {foe} had sent for you. {them} had come to warn you, and drunk of it. The cup had left a burnt ring on the table. It might pass off or it might not, and you were asked not to leave. The boy with the basket sat in the yard; your own road would have to wait.',
      '{them} wanted you to stay, and {foe} would get ahead of you if you did. Poisoned wine had come to the inn for you, in a basket, from {foe}; {them} had been there first, and drunk it, and could hardly stand. There was no physician within a day. The boy who had brought the basket was in the yard, waiting for his tip.',
      '{them} sat at the table of an inn and had drunk poison that was meant for you. You knew it by the ring under the cup: one powder makes it, and that is {foe}’s. The wine had been sent in a basket with your name, by a boy who was still about the yard. {them} asked you not to go away, and your road and {foe} would not wait.',
      'You came eleven minutes too late to an inn, and so {them} had drunk the poison that {foe} had sent there for you. {them} was the colour of the wall, and begged you not to leave the room. The boy who had brought the wine stood out in the yard. You had an oath to keep, and no time over, and {them} might be dead in an hour.',
      '{foe} had sent a basket of wine to your inn, and {them} had untied the ribbon, drunk, and been poisoned in your place. Both of {them}’s hands were cold by the time that you came in. {them} asked you to remain. To remain was to let {foe} go on unhindered; the boy who brought the basket was still in the yard, and perhaps he knew the cure.',
    ],
    still: [
      '{them} was still alive and still poisoned, held on to the table, and begged you not to go your way yet. The boy who had brought the basket had not run away.',
      'The poison had not passed off, and you were not willing to leave {them} to die of it. The boy who had brought the wine was still at the inn.',
    ],
    givenUp: [
      'A physician came after all, and {them} lived, and nobody died at that inn. It was not by your help. {foe} had used the hours, and you took the road again.',
      '{foe} had been sparing with the powder. The poison wore off by itself, and {them} sat up, as did whoever else had drunk. You had lost hours there, and went on.',
    ],
    later:
      'At the inn where the poison was drunk they had scrubbed the table, but one could still see the ring of the cup.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Walk {them} up and down till it passes',
          description: 'It is nine hours between door and stove, and gives you no more than {them} alive.',
          success: [
            'You walked {them} up and down for nine hours, and the poison passed off. You spoke of anything. In the eighth hour {them} complained of your conversation. It was then that you sat down, you told the court, and could not at once get up again.',
            '{them} lived: you had kept the poison moving, left foot, right foot, until there was a person on your arm who asked for soup. You had lost nine hours. Asked whether you regretted it, you inquired if the question was serious.',
            'You walked {them} from the door to the stove and back, six hundred times, and that was the cure. You had lost count, and {them} corrected it; that was how you knew. Then {them} slept sitting, with a hand in your sleeve.',
            'By walking and singing you kept {them} awake until the poison was out. {them} could not bear the singing, and walked to be away from you. You had done nothing else in all that day, and would not have it put down as lost.',
          ],
          failure: [
            'You walked {them} until your own knees went, and you were both on the floor. The poison had not passed off. You told {them} to keep talking, and the garden was gone through again, bed by bed.',
            'You left {them} standing for less than a minute, to answer the door, and lost all that you had gained by walking. {them} had slid down the wall, and had to be slapped awake, and you had to do it.',
            '{them} could not walk any farther, and sat down in the middle of the room. You dragged the bench there. You rubbed the cold hands warm, and they grew cold again.',
            'You slipped on wet boards with {them} on your arm, and you both went down. It was quite comfortable there, said {them}. You got up, and could hardly lift so much weight, and the poison was still at work.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: '{them} had drunk from a cup meant for you, and you had walked it off together, for nine hours.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search the inn’s kitchen for the poison',
          description: 'You leave {them} for half an hour, and must put your tongue to things.',
          success: [
            'You found the poison in a jar in the kitchen, and knew that one drinks vinegar against it. {them} drank a quart, cursing, and lived. The jar had the mark of a shop on it. In the shop’s ledger was the house to which {foe} had things sent, and that was the road you wanted.',
            'The rats in the kitchen showed you the cure: three lay dead, and one had got at the charcoal and was washing its face. You gave {them} charcoal, and it worked. A scullion saw that and wept, and told you from which house of {foe}’s the basket had come.',
            'You tasted your way along the jars until one made your tongue numb, and it was arsenic that {them} had drunk. One takes lime against that. {them} took it in a ladle, and recovered. By a docket in the bottom of the jar {foe}’s powders go to a dyer’s yard, and that was the road you wanted.',
            'You found the poison in a jar that stood out of its row, ran back with egg and charcoal, and {them} was saved. {them} called you names for the taste of it. A druggist had scratched his mark on the jar. He showed you his ledger afterwards, and it helped you on toward {foe}.',
          ],
          failure: [
            'You did not find the poison. You tasted from six jars, and one of them laid you on the flags of the kitchen for an hour. Through the wall you could hear {them} counting.',
            'You searched the kitchen and found nothing, since everything had been scoured. You went through the ashes with both hands. {them} told you that the black suited you, and was no better.',
            'The inn’s cook had forty jars, and you came to the end of your half hour before you came to the poison. In the last was mustard. You could not speak when you got back, and {them} asked whether that was good news.',
            'You fell down a cellar stair in looking for the poison, and your lantern went out. There were bottles there, none of them from {foe}. You felt your way up by the wall, and {them} had grown weaker.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'You had found in a kitchen the poison that {foe} sent you and {them} drank, and it led you to a ledger.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Mix an antidote from what there is',
          description: 'Eleven grains too many make it a second poison, and the scales are a grocer’s.',
          success: [
            'Your antidote worked, and {them} had colour again within twenty minutes. You had weighed it three times on a grocer’s scales, allowing for the grocer. You nailed the recipe to the doors of four inns, for {foe} had eleven more such baskets on the road, and those were wasted.',
            'You cured {them} with a mixture made from the dregs of the wine. It tasted like justice, said {them}, and slept, and breathed. You gave what was over to two others in that town who had had baskets of {foe}’s; {foe} had counted on all three being out of the way.',
            'You made an antidote of vinegar, chalk, and a thing that is not written down here, and {them} lived. The hands grew warm first. {foe} had sent out eleven other baskets, and a carrier now delivered each of those with a dose.',
            'There was no time to test the antidote, so you drank the first half yourself, and gave {them} the second, and it cured. {them} slept and sweated and was hungry. A grocer bottled more, and of {foe}’s other baskets that week not one did any harm.',
          ],
          failure: [
            'Your antidote did not help, and {them} was able to tell you quite clearly in what way. You began to grind again. Meanwhile {foe} gained an hour.',
            'You poured the antidote away, as the scales had stuck and it might have been poison. {them} had seen you pour it, and turned over to face the wall. Outside a rider of {foe}’s went by, to see how it stood.',
            'The draught from a door blew half of your powder off the scales, and there was no antidote. It was {foe}’s man who had opened it. He saw what you were making and went off with the news, and you had it all to do again.',
            'You mixed an antidote, and it frothed, which it ought not to. You threw it out at the window on a geranium, and the geranium died. “Not that, then,” said {them}. {foe} gained the hour that it would take to begin afresh.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'With a grocer’s scales you had weighed out an antidote for {them}, and spoiled eleven poisoned baskets of {foe}’s.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Make the boy tell you the cure',
          description: 'The boy is still in the yard, and armed, and {them} has about an hour.',
          success: [
            'The boy who had brought the wine told you the cure. You had sat down opposite him with what was left of it, told him about {them}, and lifted the cup to your own mouth. He knocked it out of your hand. {them} was saved, and he named the three people who carry for {foe}.',
            'The boy had thought that the powder was a purge, and when you showed him {them} he told you the cure. He ran four miles for the bitter root and four miles back, and {them} lived. On his knees he told you that he had carried two such baskets for {foe} to a judge that year.',
            'You proposed {foe}’s health to the boy in the yard, and put the poison to your own lips. He struck it away and told you the cure: so much chalk, so much oil, and at once. {them} recovered, and you knew in which house of {foe}’s the wine had been mixed.',
            'You told the boy that you could not bear to see {them} go alone, and raised the cup, and he gave in. He named the root, the dose, and the woman at {foe}’s who weighs the poison. {them} was drinking the cure before he had done, and came through.',
          ],
          failure: [
            'The boy did not tell you the cure, as he did not know one. To show you that the wine was harmless he drank some himself. He sat down beside {them}, went grey, and asked you what one did against it.',
            'The boy climbed on the yard wall when you spoke to him, and would say nothing from there. He called over it to a rider, so that {foe} would soon know who had drunk and who had not. You had learned no cure.',
            'You lifted the cup before the boy, and he let you, and you had to put it down again. He told you nothing. He told a rider of {foe}’s, through the gate, that you were neither dead nor fit to travel.',
            'The boy wanted a safe-conduct before he would tell, and when you had written it he did not know the cure. He could not read, either. While you explained the clauses to him {foe}’s people gained an hour, and {them} grew colder.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had lifted a cup of {foe}’s poison before the boy who brought it, and he had knocked it out of your hand.',
      },
    ],
  },
  {
    key: 'assassins/the-unsaid-word',
    kind: 'turn',
    cast: { registrar: 'she', brother: 'he' },
    openings: [
      'In an archive the old registrar, when she heard whom you served, locked the door and laid a volume before you. {foe} had once had a brother, who was hanged, though innocent. {who} had been a witness at the trial, could have saved him with one word, and kept silent from fear. {who} had never told you. The registrar wished you to know all of it before you went on.',
      'A registrar showed you something that {who} had not told you. {foe} had a brother, who was condemned for what he did not do. {who} knew it, and stood in court as a witness, and said nothing, from fear. It was all in the old book on her desk. She had locked the door of the archive, and would have you read the leaf before you did any more for {who}.',
      'You had asked for a map in an old archive, and the registrar locked you in with a book. In it {foe}’s brother was tried for his life. {who} had seen where he was that day, and was asked for it three times as a witness, and only coughed; so he was hanged, and he had done nothing. She wanted you to be aware of whom you were avenging.',
      'An old registrar wanted you to read one leaf before you did anything more for {who}, and she had locked the door of the archive. {foe}’s brother had been tried for his life, though innocent. {who} knew that he was, stood up as a witness, and did not say the word that would have saved him. {who} had not told you so.',
      'You learned in an archive, from its registrar, why {foe} hates {who}. {foe} had a brother, and he was hanged upon a silence. {who} might have cleared him with one word, was asked for it three times, and was afraid. The registrar turned the old book toward you, and the key in the door as well, so that you should finish the page.',
      'You had gone into an archive about a boundary, and mentioned {who} by the way. The old registrar brought down a book and stood between you and the door. In it {who} is questioned as a witness, and says nothing; and {foe}’s brother, whom a word would have saved, is hanged. It was time, she thought, that somebody on {who}’s side should have read that.',
      '“The witness coughed,” it said on a leaf that the registrar of an old archive showed you. The witness was {who}. {who} had known that {foe}’s brother was innocent, and for fear did not say it, and he was hanged. You had been told of none of this when you swore your oath, and she had locked the door and meant to keep you until you had been.',
    ],
    still: [
      'The archive was still locked, and the registrar would not turn the key before you knew what {who} had left unsaid. The book lay open at that leaf.',
      'The registrar still kept you in the archive, so that you should know all about {foe}’s brother. She had sharpened a pen, for want of anything else.',
    ],
    givenUp: [
      'A bell rang for the archive to be shut, and the registrar had to unlock the door. You might go. You knew what {who} had not said, and had no answer.',
      'A clerk came for a volume, so that the door had to be opened, and you went out past him. Asked what you would do about {who} now, you looked at the inkwell.',
    ],
    later: 'In that archive the leaf about {who} had come loose, from being looked at.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Let the registrar tell what she heard',
          description: 'She was there and spares you nothing, and you will have to look {who} in the face some day.',
          success: [
            'The registrar told you the whole story and let you go. {who} was young then and had been threatened; {foe} was a child, stood at the back, and was heard to say “please”. You had the same oath as before, and were a little less sure of whose it was.',
            'You heard from the registrar that {who} had known how it would end, and had come back every year since, to stand in the empty witness-box. You had not expected that. She unlocked the door, and you went on with your oath.',
            'The registrar stood where each of them had stood and showed you the trial, and then she opened the door. {foe}, a child, had been by the stove, and said “please”, and nobody turned. You had the same road as before, and saw it rather differently.',
            'You let the registrar speak, and for that she set you free. She had heard the child {foe} say please, and had not written it down, since it was not evidence. She had been keeping that leaf for somebody, she told you, and it had turned out to be you.',
          ],
          failure: [
            'You asked the registrar to be brief, and she began with the names of its judges. You were not told what you had to hear, and so the door stayed locked. You found that you had not listened for some time.',
            'You defended {who}, and the registrar would tell you no more. “So did he speak,” she said, “the brother’s advocate,” and she shut the book on her finger, and kept it there.',
            'You asked the registrar whether it was strictly proved, and instead of going on she fetched the rules of evidence, in three parts. She did not look up from them. The key was in her pocket.',
            'The registrar had begun to tell you, and could not finish, with her voice as it was. She had been there, and taken it all down. You would have to ask her again, she said, or to learn it in some other way.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'You had learned from a registrar that {who} once kept silent, and that {foe}’s innocent brother was hanged for it.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'none'], {
          action: 'Read on for more about {foe}',
          description: 'It is nine volumes, in a court hand, with the damp in them.',
          success: [
            'You searched nine volumes, and found that somebody pays every year for a mass for {foe}’s brother. The hand was {who}’s. So {who} had said the word after all, in the only way left. The registrar unlocked the door, and you went on with a better knowledge of your oath.',
            'Between two leaves that had stuck together you found a petition: {foe} had begged the court for the brother at fourteen, from a mill in the hills, and been told to wait. {foe} pays for the mill yet, and could be reached through it. The registrar let you out with that in your head.',
            'You found a receipt for candles, and on its back, in {who}’s writing, nineteen payments for the brother’s mass, one a year. The registrar had never turned it over. She gave you the key, and you knew from then on for what you had been hired.',
            'You found three beginnings of a letter to {foe}, crossed out, in {who}’s hand, and all of them said “I ought to have spoken”. They were on an old receipt, next to the sums for the brother’s mass. The registrar opened the door.',
          ],
          failure: [
            'The other volumes told you nothing, for the damp had eaten them. The fifth fell out in one piece, like cheese. The registrar swept it up, and still would not unlock the door.',
            'You read until the lines walked, and found no more about {foe}’s brother. There was a great deal of injustice in those volumes, all of it legible. You had your head on your arms when the registrar came to trim the lamp.',
            'You could not reach the upper shelves, and so had not searched the half of it. The ladder had been lent to a chapel. You stood on volumes one to four, and the registrar would not have that.',
            'You found {foe}’s name in another volume, and it was some other of that name, a dealer in tiles. You followed his case to its end for nothing. The registrar put the first book before you again.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'Upon a receipt for candles you had found that {who} paid every year for a mass for {foe}’s brother.',
      },
      {
        ...does(['patience', 'vigour', 'medium', 'slight'], {
          action: 'Sit for some hours in the brother’s cell',
          description:
            'It may teach you how {foe} came near to him, but the cell is wet, and the registrar locks it until she is asked.',
          success: [
            'You sat for some hours in the cell of {foe}’s brother, and saw that one stone had been moved, from outside. The child {foe} had dug to it with a spoon, and learned there how to go in unseen. You knew now how {foe} thinks about walls. The registrar let you out of both doors.',
            'In the brother’s cell you found a plan scratched on the plaster, of a house with a small back door, for the child {foe} to run to. It stands yet, and {foe} uses it. Nobody else alive could have told you about that door. The registrar let you go, and you were stiff, and sorry for all three.',
            'You kept watch in the cell, and noticed that the child {foe} had scraped the wall thin from outside, to be nearer. Whoever learned on such a wall would always trust a thick one. You knew where to go in, when it came to that. The registrar unlocked everything.',
            'You found marks low on the wall of the cell, where {foe}, as a child, had talked with the brother through a crack. It runs along the foot, and {foe} goes to work like that even now. You knew then by what way {foe} might be come at, and the registrar let you go.',
          ],
          failure: [
            'You asked to be let out of the cell after two hours, and had learned nothing there. It was the water, dripping in one place. The registrar gave you a blanket, and the door of the archive was still locked.',
            'Somebody had whitewashed the brother’s cell, and you saw a white wall and nothing else. You caught cold. The registrar did not say that she had told you so, and led you back to the book.',
            'You kept the watch only until the candle went out. When the registrar came you were standing on the bench, and could not tell her what you had heard. You had seen nothing of the brother’s.',
            'There was a poacher in the cell already, doing his eight days, and you learned only about hares. Of {foe}’s brother he knew that he had left no blanket. The registrar brought you back to her desk.',
          ],
          toward: 'neither',
          hurt: 'weariness',
        }),
        won: { approach: 1 },
        lost: {},
        remembered: 'In the cell of {foe}’s brother you had sat till you understood how {foe} thinks about walls.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Have the truth added to the record',
          description:
            'It is a felony, and unless it is done so that it holds in law both {who} and {foe} are injured by it.',
          success: [
            'You entered the word “innocent” in the record, and it held, for a witness may add a word while the clerk who wrote the rest is living. {who} signed, and told you by whom the threat had been made at the time. {foe} was sent a copy, and for nine days gave no order; and the registrar let you go.',
            'You wrote the missing word in the book, by the proper article, and the brother was cleared. {who} sent you the letter that had frightened {who.him} as a witness. {foe} recalled a man who had already been paid. The registrar opened the door before the ink was dry.',
            'The missing word was added to the record by two honest persons, the registrar and a carter, as the law allows, and you had drawn it up. {who} wept and sent you the rest of the papers. {foe}, to whom a copy went, was seen by no one for nine days, and you were let out.',
            'You wrote “innocent” upon the line and dated it with that day’s date, so that it was no forgery. The registrar sealed it and unlocked the door. {who} told you everything; in {foe}’s house the door was shut for nine days, and eleven errands were left unrun.',
          ],
          failure: [
            'You cited the wrong article, and the word that you had entered was struck out again. It was posted up that {who} had wished to amend and been refused. {foe} heard of that, and paid more men against you. The registrar kept the key.',
            'Your pen dropped ink on the brother’s name, and there was no writing the word in that place. There is someone in that archive who writes to {foe} of all that is done to the leaf. The registrar looked at the blot for longer than you could bear.',
            'You wrote the word on the wrong leaf, and cleared a horse-thief of the same year. The registrar scratched it out with a knife. But a clerk had seen that, and wrote about it to {foe}.',
            'Your ink dried brown, and anybody could see that the word was false. The registrar scraped it off. {who} was charged with tampering, and {foe} was the first to be told of it.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The word that {who} had not said was in the record by your doing, and for nine days {foe} had shut the door.',
      },
    ],
  },
];
