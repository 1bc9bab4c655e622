import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * The narrator is the clerk who took down your deposition: every hand is given as left or right, every step and minute is
 * counted, and questions stand in the text with their answers (“Asked why, you said …”). He believes almost all of it,
 * corrects himself in public, and keeps his horror for the subordinate clause.
 */
export const assassinScenes: readonly SceneContent[] = [
  {
    key: 'assassins/the-two-receipts',
    kind: 'giver',
    openings: [
      'You deposed that {who}’s apprentice stopped you at the fourth milestone with a paper in each hand. In the right was a receipt, signed by you, for money from {foe}. You had never signed it. In the left was the road you needed, drawn by {who}; and {who} would let you have no part of the left until you had explained the right.',
      'Asked who had doubted you, you named {who}. The apprentice had come eleven leagues to say so. {who} had been shown a receipt, in your hand, for {foe}’s money, and wished to be told that it was false. Until then you would have no help, no name and no road from that house. The apprentice stood in the gateway and did not blink.',
      'It is agreed that the signature was excellent. {who}’s apprentice held it under your eyes with both thumbs: so much received, of {foe}, in consideration of your giving up {who}’s cause. {who} demanded an answer before you went another step. You had none ready, you said, since you had been admiring the capital.',
      'It was at the fourth milestone that {who}’s apprentice barred your way, a paper to each hand. {who} wanted an explanation of the right, which was your receipt for {foe}’s money, and had not been signed by you. Unless you gave it you should not have the left, the drawing of your road. You deposed that you asked to see both, and were shown one.',
      'Asked what you took it for, at first sight, you answered: my own signature. The apprentice had walked two days to hold it up to you. It acknowledged the receipt from {foe} of a round sum, for {who}’s ruin. {who} believed it by about one half. The other half was the map, which the apprentice kept behind the left hip until you should have cleared yourself.',
      'The forgery, here annexed as exhibit two, was put before you by {who}’s apprentice, on a milestone, under a pebble. You had sold {who} to {foe}, it said, and been paid. You denied it. A denial was not what {who} had sent for, the apprentice replied, but a proof; and there would be no name given you, and no road, and no going past, without one.',
      'You were nine paces from the gate, you state, when the apprentice came out with the two papers crossed upon the chest. By the one you were {foe}’s creature, paid and signed for. By the other you could find your way. {who} would hear how the first came to exist, or the second would be eaten; there was a precedent for it in that house.',
    ],
    still: [
      'The apprentice had changed hands, and that is all. The receipt was now in the left.',
      'You were asked it again in the same nine words. The apprentice had been told to count your breaths, and did.',
    ],
    later:
      'A corner of burnt paper lay at that milestone, with the tail of a capital on it. It had been a very good one.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Account for every day since you swore',
          description: 'It takes an hour and will include what you had meant to leave out.',
          success: [
            'You accounted for every day, beginning with the worst. Asked by the apprentice where you had been when the receipt was dated, you answered: in a ditch, with a goat. There is no inventing the goat. {who} was satisfied, and you were given the road, with a name at the end of it.',
            'You spoke for fifty minutes with your palms up. The apprentice wrote on a cuff, and at four places underlined. {who} read that cuff the same week, it appears, and sent after you the one thing kept back until then, which was whom to ask.',
            'You told it by days, on the fingers, and went round the hands three times. At the goat the apprentice ceased to write. It had been seen, that goat, by an aunt of the house, together with a person who answered to you. That settled it. {who} sent you the left-hand paper, and a second leaf to it that had not been mentioned.',
            'Asked for the ninth day, you went red. You had spent it, with a goat, in a cart, hiding from a creditor of four crowns. The apprentice reasoned aloud that nobody in {foe}’s pay is hunted for four crowns. {who} reasoned in the same way, and you had the road, and the password at its end.',
          ],
          failure: [
            'You said that you had nothing to hide, and the apprentice wrote it down. It reads badly. Nobody who has nothing to hide had ever said so in that house, and the left hand went behind the back.',
            'There were two days for which you could not account. You had slept, you told the apprentice, which is true, and in your profession incredible. The right hand came up again, with the paper.',
            'You did well as far as the Thursday. There turned out to be two Thursdays. I have gone over it with you myself, and there are still two; the apprentice, who had less patience, put the left-hand paper inside the shirt.',
            'You left out a lady, from delicacy. It made a hole of eleven hours, and the receipt was dated in the hole. Asked about it twice, you looked at the milestone, and the apprentice looked there as well.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          '{who} had once been shown a receipt in your name, and you had accounted for every day, down to the goat.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sign your name forty times for comparison',
          description: 'It costs a cramp in the right hand and proves only that you can write.',
          success: [
            'You signed forty times. In each of the forty there was a small hook to the left, and in the receipt there was none. The apprentice compared them one at a time with a lens, and took three hours, and apologised in the name of the house. You might go on. Nothing more was said.',
            'By the thirtieth your hand had begun to shake, and by the fortieth it was like nobody’s. But {who} had asked to see how it looked when tired. It was not a forger’s sort of tiredness. You were let by, with regards.',
            'The apprentice ruled the sheet, and you filled it. After twenty you asked for the other side. Held to the light all forty lay one over the other like leaves in a book, hooks together, and the hook that was wanting in the receipt was in every one. You were let pass with an ink-stained hand, and no wiser.',
            'You signed, standing, on the head of the milestone. A carter stopped to ask for one. At the fortieth your hook had worn a groove in the stone, and with that the apprentice declared the house to be satisfied. You were at liberty to go on, and nothing was added to it.',
          ],
          failure: [
            'Number six was the image of the receipt. You looked at it, both of you, for about a minute. You could not account for number six, then or at this hearing, and the apprentice put it with the other.',
            'The pen split at the eleventh. You went on with the apprentice’s, which had belonged to somebody with a flourish, and acquired one. None of them was of any use to anyone.',
            'There was paper for thirty-eight. {who} had said forty. You offered to do the last two on a cuff, and it was considered, for nine minutes, and refused as irregular; a boy was sent for a sheet.',
            'You began to think about it. By the fifteenth you did not know any longer how it went, and asked. The apprentice could not properly tell you. From there on they grew larger, and the last had an expression on it.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had signed your name forty times upon a milestone, so that {who} might see how the hook went.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find the hand that forged the receipt',
          description: 'There are five such hands in the province, and three have a bodyguard from {foe}.',
          success: [
            'It was the fourth of the five. She had ink under the nail of the left forefinger, where you have none, and practised your capital in her sleep, upon the sheet. She told the apprentice everything, quite proudly. She would do no more for {foe}, she added, the second half being late; and so {foe} had no forger.',
            'You smelled the paper. It had lain among cloves. There is one stationer who keeps cloves, and behind his stove sat a notary’s clerk with your name on a line, nineteen times. He left the country within forty minutes. {foe} had three other letters in hand with him, and they were never finished.',
            'You asked at the wax-chandler’s who had lately bought two colours. It was a schoolmaster, with one forefinger as black as a boot. He forged only on his half-days. When you laid down the receipt he marked it, from habit, and found a fault. He wrote out for the apprentice by whom he was hired, and {foe} had to look for another schoolmaster.',
            'There was a thumb-print in the margin, of the left hand, with a scar across. You shook five hands. The third winced, and in her apron she had your signature cut in wood, for printing, and a forefinger inked to the second joint. You took her to the apprentice. {foe} lost the use of that block, and of four others beside it.',
          ],
          failure: [
            'The first was in prison, and the second blind. At the third you knocked with the left hand, and the door was opened by {foe}’s man with a cudgel in the right. {foe} knew inside the hour what you had been asking, and the apprentice knew nothing.',
            'You found a forger, certainly. She offered, while you stood there, to forge you a proof of innocence. You hesitated for four seconds. It was reported to {foe} as six.',
            'The five had dined together, it appears, to agree on what they had never seen. Each told you it in the same words. As you came down from the last of them a tile was let fall, by {foe}’s man, from eleven feet up; it missed by the width of the other hand, and you came back with nothing but the sound.',
            'You followed an inky boy for two hours, who was a printer’s. {foe}’s people had meanwhile followed you, and more to the purpose. They knew whom you suspected before you did, and the real one was moved to another town.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The receipt in your name had been bought by {foe}, and you had found the finger with the ink on it.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Write a second receipt in {foe}’s own hand',
          description: 'You commit the offence that you are accused of, before a witness, and it must be better done.',
          success: [
            'With the left hand, in seven minutes, you wrote out that {foe} had received of {who} the whole cost of the first one. It was perfect. The apprentice laughed until it was necessary to sit. {who} had it passed about in the exchange, where {foe}’s paper fell by half; and nobody would take anybody’s word for your guilt after that.',
            'You made a receipt from {foe} to {foe} for one good name, sold. {who} had it framed, it is stated, and shown. Two of {foe}’s creditors came to look, went away, and called in what they were owed; and to you {who} opened the whole of the correspondence.',
            'Seven minutes by the apprentice’s watch, and with the left, since the right is known. {foe}, it ran, begs to return to {who} the cost of the receipt, as not having been believed. It was read out at the exchange before {foe} could deny it. Two of {foe}’s partners drew out, and {who} sent you the map with a second on the back.',
            'In your left hand {foe}’s pen-strokes came out so like that the apprentice stepped back. The paper promised the bearer a pension for holding his tongue. It was done in seven minutes, and within seven days eleven bearers had presented themselves to {foe}, with copies. {who} laughed, it is said, for the first time in that reign, and told you what you needed.',
          ],
          failure: [
            'You blotted the second line. The apprentice, who had begun to believe in you, had now seen you forge, and badly. Both papers went back to {who}. A copy of the worse one was with {foe} by the week’s end.',
            'It was flawless, and dated on a Sunday. {foe} does not sign on Sundays, as the whole province knows. It was held up in a tavern, between two fingers, by a person of {foe}’s, and much enjoyed.',
            'You got {foe}’s capital, and the flourish, and the sand. You had not got the spelling. {foe} spells “received” correctly, it turns out, alone in that province; the apprentice had only to read it aloud, and somebody behind the hedge had only to listen.',
            'The left hand did as it was bid, for six minutes. In the seventh, from long custom, it signed your own name. You do not know how. There were then two receipts against you, both genuine in a sense, and a copy of the second was sold to {foe} by the boy who held the ink.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'To clear yourself with {who} you had forged {foe}’s hand in seven minutes, and with your left.',
      },
    ],
  },
  {
    key: 'assassins/the-other-side-of-the-grille',
    kind: 'foe',
    openings: [
      'You had gone into the confessional to see who was following you. The voice behind the grille, you deposed, was {foe}’s. {foe} wished you to give up {who}, and would name no price, only a penance; two men stood at the church doors, both left-handed, and would remain there until you had said yes or no.',
      'Asked how you came to be kneeling to {foe}, you replied that the chapel was the only place with one door. {foe} had known that. The shutter slid back, by eleven inches, and you were asked through it, quite gently, to break your oath to {who}. Four men had closed the aisle. You might take as long as you pleased.',
      'It was dark in the box and smelled of cedar. “How long since your last?” said {foe}. You knew the voice within two words. {foe} had sent away the priest, and had the chapel held by three with knives, in order to ask you to leave {who}, and to learn what you knew; the grille was between you, and the width of a hand.',
      '{foe} wanted you to abandon {who}, and had gone about it by way of a confessional. You knelt down on the left side, you deposed, to be out of sight of the street. The voice through the grille was {foe}’s. Three men with knives had the chapel door, which is the only one, and you were to say yes, or to say no to them.',
      'You are quite clear that you began, “Bless me”. It was {foe} who replied. You had hidden in that box from {foe}, of all people, who had been sitting in it for forty minutes. {foe} asked, through the holes, that you should forswear {who}, and tell what had been planned; outside, somebody bolted the chapel, and three somebodies drew.',
      'Of the grille it is recorded that it was brass, with a hundred and twenty holes. Through it came {foe}’s breath, and a request. You were to leave {who} to {who}’s own devices. You were to mention where matters stood. The priest had been given leave; in his place were three armed men, between the box and the only door, at prayer.',
      'Asked whether you knew {foe} in the dark, you said: by the cough, which is from the left lung. It sounded a foot from your ear. You had thought that you were alone in the confessional, and the chapel empty. It held three knives, one box, and {foe}, who desired you, on your knees as you were, to renounce {who}, and was in no hurry.',
    ],
    still: [
      'The shutter had closed and been opened again. One could see two fingers of {foe}’s right hand, on the sill.',
      'Somebody at the door coughed, and was hushed. Behind the grille {foe} had not shifted, except to breathe.',
    ],
    later: 'In that chapel the box had been turned with its face to the wall. The sacristan could not say by whom.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Confess to {foe} what is not so',
          description: 'You tell lies in a confessional for ten minutes, and must remember each of them afterwards.',
          success: [
            'You confessed to four things, with tears. One was that {who} had a second agent, a tall man, at the salt port. There is no such man. {foe} gave you eleven prayers and sent both of the left-handed to the salt port, where they are believed to be still.',
            'You were moved, you deposed, by your own voice. You told {foe} that you were finished, and whom you had told, and where it was hidden, all in order and all false. {foe} was kind. A good part of {foe.his} means was spent within the month in digging up an orchard.',
            'You owned to a chest of letters, under a pear tree, in {who}’s orchard. You owned with more trouble to which row. {foe} gave you absolution, and had no right to. There are two hundred and six trees in that orchard; {foe}’s people have been through them from left to right, with spades, and you have had reports of their backs.',
            'You broke down at the fourth sin, at a place you had chosen. {foe} passed you a handkerchief, folded small, by way of the grille. You told into it in which orchard the money was, tree by tree. The three were called off the door that same minute to fetch shovels, and you were blessed, and went out behind them.',
          ],
          failure: [
            'At the third sin you contradicted the first. {foe} did not mention it. The penance was to say it all again, more slowly; and by what you changed {foe} knew precisely what was true.',
            '“That was very well done,” said {foe}. “Now the real one.” You had not got another. There was a pause of forty seconds, and in it, as you have since understood, you drew in your breath at a name.',
            'You confessed so fluently that {foe} asked you to stop and name the day. It was a feast of the Church, when nothing could have been done in that town. There followed some silence, and a scratching; {foe} had only now begun to write.',
            'You had got to the murder when you were seized with a hiccup. It came at each lie, as regularly as a clerk. {foe} put twelve questions, listening for it, and had at the end a fair list of what was true.',
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
          action: 'Leave by the priest’s side of the box',
          description: 'It is {foe}’s side, so you will go over {foe.his} knees, and there is a step.',
          success: [
            'You went through the grille with your right shoulder, across the lap of {foe}, and out by the curtain. It took under two seconds. You begged pardon in passing. The men at the doors had been told to watch for someone coming from the left.',
            'The box had a back, and the back a hinge, for the carpenter. You had seen it as you knelt. {foe} was still speaking, it is thought for some time, to a warm cushion. Nothing was gained by it but the open air.',
            'You said, “One moment, Father,” rose, and were out by the curtain on the priest’s side, over a foot. It was {foe}’s left. The men had not been told what to do if you came out of the wrong half; they knelt. {foe}’s sentence was finished, you believe, to the cushion, which was still warm from you.',
            'There is a hatch in such boxes for the alms, low down on the right of the priest. You went through it as a letter does. {foe} had arrived at “therefore”, you recall, and addressed the rest of it to a warm cushion. You had gained the street, and were asked by nobody for anything else.',
          ],
          failure: [
            'You stood up, and the kneeler came with you. It was attached by the garter. You were helped out of that by one of the three, most decently, and put back on your knees with the shutter open.',
            'You had a leg out when a hand took it by the ankle. It was a right hand, with a ring. {foe} observed that sanctuary was on the inside; and the curtain was drawn.',
            'You burst out to the right, with your hood forward, and into the arms of a widow who had been waiting her turn. She wished to know how long {foe} generally took. The three had time to come up on either side of her; she was asked to be patient, and so were you.',
            'The step was there, as foreseen. You had counted it, and fell over the second, which you had not. {foe} held the curtain aside so that you could be handed in again, and the conversation was resumed at the comma.',
          ],
          toward: 'neither',
          hurt: 'mishap',
        }),
        won: {},
        lost: {},
        remembered: 'You had left {foe} in the middle of a sentence, in a confessional, and the cushion had been warm.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Tip the whole box across the aisle',
          description:
            'It is walnut, eleven feet high, with {foe} in it, and the three will come with their knives out.',
          success: [
            'You set your back to the wall and both feet against the box. It went over like a ship. {foe} was in it, unhurt, with the door undermost, and gave orders that nobody could hear; you went out past three men who were trying to be respectful to it. Behind it in the wall was the passage by which {foe} comes and goes.',
            'The box fell on its face, and one of the three was found to be beneath. There was no bloodshed, you insist; there was a great deal of cedar. {foe} called through the planks for somebody by name. It was the name of the man who keeps {foe.his} side door, and you had not known that there was one.',
            'You put your left shoulder to it, then both, and walnut went down with a noise that was taken in the town for an earthquake. {foe} was inside, and could be heard to be well. The three ran to right it. In the wall, where it had stood, an iron door stood ajar; you used it, and know now where it comes out.',
            'It tipped at the third push, slowly, as a bishop kneels. {foe} said one word, which I have not entered. While the knives were busy with the latch of a door that had become a floor, you looked behind. Somebody had chalked on the wall the turnings from there to {foe}’s own cellar, left, left, right, for a servant with no memory.',
          ],
          failure: [
            'It was bolted to the floor in two places. You strained at it for about nine seconds and it said nothing, and {foe} said nothing; then the curtain was opened from without, and you saw three knives, held low.',
            'You had it over by a foot when it came back. It is the nature of walnut. When you were next able to attend you lay in the aisle, with a boot on either wrist, and {foe} stepped across you to speak with a messenger.',
            'You pushed, and {foe} pushed from within. It swayed to the right, to the left, and was still. The three came round it, two by the one side and one by the other, and took you down by the arms; one of them put a prayer-book beneath your head.',
            'There was a nail, and your sleeve was on it. So the box remained, and you with it, at arm’s length, while {foe}’s men came up the aisle in step. They unhooked you. {foe} had meanwhile dictated, through a hundred holes, where they were to go next.',
          ],
          toward: 'against',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had once tipped {foe} over, box and all, and seen what there was in the wall behind.',
      },
      {
        ...does(['patience', 'perception', 'hard', 'none'], {
          action: 'Be silent and study the two fingers',
          description: 'You let {foe} talk for as long as {foe.he} likes, and give nothing but your attention.',
          success: [
            'You were silent for twenty-six minutes. {foe} spoke first of you, then of {who}, then of money; and at one town’s name the forefinger tapped. You let three more go by, and it tapped at nothing else. When you rose, {foe} asked what you had been told. You knew, therefore, where to put the wedge.',
            'There was a stain on the second finger, of a blue used only for sealing. There was a cut, two days old, from a blade held wrongly. And when someone at the door dropped his knife, {foe} started to the left; so {foe} trusted none of the three. You bought the youngest, on the way out, with a single look.',
            'You said nothing, and the hand of the sacristan’s clock went on from the four to the nine, and one minute over. In that time {foe} named six persons. At the fourth the forefinger rose, tapped, and was covered by its neighbour. It was one of {foe}’s household. The men let you out, silence not being a no, and you went to see that person.',
            'Twenty-six minutes, in which you breathed through the nose. {foe} tried you with threats, and with two sums, and with a list. At the notary in it the finger tapped once, as a man touches his purse in a crowd. {foe} lost patience and left first, by the left, with all the knives; and you went to that notary, who had expected it.',
          ],
          failure: [
            'You studied the fingers. After eighteen minutes you saw that they had been put there to be studied, and that the other hand was writing. {foe} slid the list to you under the grille, for you to check the spelling.',
            'You fell into a sort of peace. It was the cedar, or the voice. You found that you had been nodding, and {foe} thanked you, and gave orders over your head about an affair that you had just confirmed.',
            'At the eleventh minute you yawned. It was the cedar. {foe} took it as an answer, and a shrewd one, and put forward by two days what you had hoped to hear about.',
            'You stared at the two fingers till they were four. They did nothing whatever. It was brought out afterwards that they belonged to a glove, stuffed; the true hand was lower down, with a pen in it, noting how you breathed at each name.',
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
    openings: [
      'The door fell to behind you both. You had stepped into the old toll-tower to let a stranger pass, and the stranger was {foe}. There were two locks to that door, seven feet apart, to be turned in one moment, so that neither of you could leave without the other; and {foe} wanted the use of your hand, for nothing.',
      'Deposed: that the shelter was a strong-room once, that the bar dropped of itself, and that there was one other person within. It was {foe}. No guard was in call, on either side. Each lock needed a turn, both together, and you have but two arms and they were too short. {foe} asked you, civilly, to let that be all that was between you.',
      'Asked why you did not make an end of {foe} when you had {foe.him} locked in with you, you said that you had looked at the door first. It takes two. {foe} stood at the left-hand lock and was waiting for you to go to the right; {foe} wished to be let out, and you wished for something in exchange. There was air, you judged, for about five hours.',
      '{foe} wanted to be let out, and so did you, and neither could do it alone. The toll-tower’s door had dropped shut upon the pair of you. It has a lock to the left and a lock to the right, seven feet apart, to be turned in one instant. {foe} was at the left and asked for your hand on the other, and for no questions.',
      'You deposed that you heard the bar fall before you saw who was within. It was {foe}, with a candle-end. The tower had been built for taxes; its door answers only to two people at once, at two locks, one reach and a half from each other. {foe} had no friends in hearing, nor had you. It was proposed that you both turn, and forget it.',
      'Paced by you, the strong-room measured nine feet by eleven, with one slit, above a man’s height. In it were a bench, {foe}’s paper-case, {foe}, and yourself. You had gone in by accident, and {foe} also, if one cares to believe it. To go out needed both locks and both of you. {foe} asked that of you as a courtesy; you thought it might be worth more.',
      'Asked how near you stood to {foe}, you said: seven feet, being the distance between the keyholes. They had been put so far apart by someone who trusted nobody. The door was down, the tower empty, and the air not plentiful. {foe} laid a hand on the left-hand lock and requested you, without a please, to lay yours on the right; for otherwise you would both remain.',
    ],
    still: [
      '{foe} had gone back to the left-hand lock, and laid a palm on it. The air was a little thicker.',
      'A beetle came out beneath the door without help. Both of you had watched it go.',
    ],
    later: 'Somebody had taken the door off the toll-tower and laid it across the brook. It made a very safe bridge.',
    ways: [
      {
        ...does(['force', 'vigour', 'medium', 'slight'], {
          action: 'Lift {foe} to the window to call',
          description: 'You bear your enemy on your shoulders, by your own wish, for as long as it takes.',
          success: [
            '{foe} stood on your shoulders for seventeen minutes and called out of the slit. When the carters came at last and turned both locks, they found you so; and it got about that {who}’s agent had held up {foe} when it would have been as easy to let go. Several doors were opened to you by that.',
            'You knelt, {foe} climbed, and you stood up under the whole of {foe.him}. A goose-girl heard. It was she who told it in nine villages, in order, with gestures. You had not thought of that, you swear; but people who had been afraid to speak for {who} began to do so.',
            'You made a step of your hands, left over right, and {foe} went up by it to your shoulders. It was seventeen minutes before a tinker looked up. He and his wife let you out, one to each lock, and took the tale along; in every kitchen on their round it was heard that {who}’s side was the one that held people up.',
            '{foe} weighs more than one would think, and called in a small voice, out of shame. You had to shout the words from below. In the seventeenth minute some quarrymen came, and laughed, and opened. They asked whose agent you were. When you named {who}, hats were taken off, and one of them walked a mile with you to say what he knew.',
          ],
          failure: [
            'You got up as far as one knee. Then your back remarked upon it, and the two of you were on the floor, {foe} uppermost. You thanked each other. The slit was four feet higher than before, or so it seemed.',
            '{foe} called, and what came was two of {foe.his} own people. They called back that they would fetch the rest. You put {foe} down, and went and stood by the other lock, to be of some use to yourself.',
            '{foe} stood on your left shoulder only, to keep the boot off your collar, and so you both went over to that side. The bench broke it. You lay for some minutes with {foe}’s elbow in your ribs, and each inquired, correctly, after the other.',
            'There was a wasps’ nest in the slit. {foe} had called out twice, well, when it was found, and came down by the shortest way, which was you. You kept to opposite corners until the humming had stopped, and nobody had heard.',
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
            'You counted aloud to three, and both turned at two, from mistrust. It opened all the same. You went out by the right and {foe} by the left, sideways, so that neither of you should show a back. It is forty paces from there to the road, and you were both heard counting them.',
            'It needed nineteen trials, for you were each a little late in order to be second. At the twentieth {foe} laughed, and you did, and the bar rose. Nothing was said about {who}. It is the one thing in your deposition that I should like to have seen.',
            'You tried it upon three, upon amen, and upon the drip from the roof. Nineteen times one of you was honest and the other careful, by turns. At the twentieth you were both tired of it. Up went the bar. You left to the right, {foe} to the left, and it was as if two people had met at a pump.',
            '{foe} would hum, it was agreed, and on the high note you should turn. {foe} has no high note. You had been through nineteen verses, and at the next it came, cracked in the middle, and both locks went over together. Each of you then bowed the other out; that took longer than the song.',
          ],
          failure: [
            'Yours turned, and {foe}’s did not. {foe} had been turning it left. You explained; {foe} begged you not to take that tone; and for an hour and ten minutes there were two people in there who would not touch a lock.',
            'You turned, and were a second too early, out of zeal. The wards jammed. One must wait, {foe} told you, having read it somewhere, until the iron has cooled; and you waited, with your hands beneath your arms.',
            'Your lock had been filled with wax, long ago, by a person with some quarrel of his own. You dug at it with a pin, for fifty minutes. {foe} kept a palm on the left one, and gave you advice, all of which you had been about to take.',
            'You could not agree on whose count it should be. {foe} counts from nought. You had turned at three, and {foe} at four, and then each in the other’s fashion, out of courtesy, and were as far apart as ever.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'You and {foe} had each turned a lock, at the same instant, on the twentieth trial, and gone your ways.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Sell {foe} your half of the door',
          description: 'You must want to get out less than {foe} does, and not be seen to breathe.',
          success: [
            'You sat down on the floor with your right hand in your pocket. {foe} held out for two hours and four minutes. It was then agreed that one of {foe.his} orders should be withdrawn, and you were told, for good measure, why it had been given. You turned the lock. {foe} kept to the bargain.',
            'You asked for no promise, since you had seen {foe}’s. You asked to be told one thing that you could check. {foe} thought for eleven minutes by the drip, and told you; and it was {foe.his} own steward’s name, with the amount. You checked it. From that day {foe} had a steward the fewer, and you had the man’s confidences.',
            'You named your price and then slept, or breathed like it, with your head on your left arm. {foe} woke you after three hours to agree. It was a name that you wanted: the man who had been reading {who}’s letters. You had it, and turned your key. Before he could be warned he had been dismissed, and had talked.',
            'You worked the air out aloud, in cubic feet, with a chalk, on the wall between the locks. {foe} followed the figures, and at the last line asked what you would take. You took one name, and the withdrawal of an order. Both were paid down before you touched the iron, and both, it was found, were good.',
          ],
          failure: [
            '{foe} breathed shallowly, from practice, and could wait. You found out that you could not. When you had talked for an hour you had offered three things and been given none; and one of the three was of use to {foe}.',
            'It was you who coughed. {foe} inquired whether you were unwell, with the eyes of a person who reads a falling market. The price of your half went down and down, and while you haggled a rider was about {foe.his} business.',
            'You asked too much at first, as one does in a market. {foe} smiled and sat down. It was some hours before either of you named another figure, and it was you; {foe} had, you learned, set things in train for that day, and needed only that you should be indoors.',
            'The candle went down, and {foe} observed that it was burning your share. You argued that. While you were arguing you gave away, by way of illustration, where you had been going. {foe} stopped in the middle of a breath so as to remember it.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'In a room with five hours’ air you had sold {foe} your half of a door, and been paid in a name.',
      },
      {
        ...does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Read {foe}’s papers while {foe.he} tries the bar',
          description: 'The case lies open on the bench for as long as a back is turned, and hands get slammed.',
          success: [
            'You had nine seconds, then six, then nine. You read with the left eye and watched with the right. There were three sheets: whom to pay, whom to stop, and when. You knew them by heart before {foe} had given up the bar; and two of the three, being warned, were not at home.',
            '{foe} heaved at the bar. At each heave you turned over a leaf. By the fifth you had come upon the one that mattered, where the whole sequence was set out with its hours, and you changed a single figure, with a hair of soot. The rest was done for you by obedient people.',
            '{foe} put both hands to the bar and a foot to the wall. That gave you about seven seconds to a heave. You took the three sheets in turn, the left eye on the lines and the right on {foe}’s shoulder-blades. They were orders, in clear; four persons on them had moved house by the time that they were called upon.',
            'It was a good case, with a lock, and {foe} had left it upon the latch. You read the first sheet standing and the second bending, and the third you read upside down as you put it back. {foe} had loosened nothing but a tooth. Of what was on those papers you made such use that three-quarters of it never came to pass.',
          ],
          failure: [
            'You had it by one corner when the lid came down. {foe} had not turned round; there is a way of shutting a case with the heel. You were asked if you had hurt your fingers, and told, with a smile, how far you had read.',
            'They were laundry lists. You had them in your head for days: eleven shirts, four sheets. It was afterwards, when the case was strapped up again, that you reflected that nobody locks a case for eleven shirts, and that {foe} had let you see.',
            'The bar slipped at that moment, and {foe} with it, and sat down on the case. Your hand was inside. You both waited. “Is it of interest?” asked {foe}, without getting up, and you were obliged to say that you could not tell from there.',
            'You had read as far as “Burn this”, and the address. Then {foe} asked for help with the bar, over the left shoulder, in quite a natural voice. You let go the lid. It shuts of itself; and there was a cry, which was yours, and needed explaining.',
          ],
          toward: 'against',
          hurt: 'mishap',
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered: 'While {foe} was heaving at a bar you had read three sheets in {foe.his} case, one eye to each.',
      },
    ],
  },
  {
    key: 'assassins/the-sleeping-courier',
    kind: 'price',
    openings: [
      'There was a courier of {foe}’s asleep in the posting-house with his left arm across a case. You might open it and read what would help {who}; but the seal would be broken, and {foe} warned. Or you could burn it unread, which would cost {foe} the plan and you the proof. The case was fastened to his wrist, and both could not be done.',
      'You deposed that the case was of red leather, fourteen inches by nine. In it was {foe}’s next order. Read, it would carry you forward and tell {foe} that you had; burnt, it would hinder {foe}, and set you back, since you had come all that way for what it said. A courier lay across the case, with one eye not quite shut.',
      'Asked what you were choosing between, you said: between knowing a thing and stopping it. {foe}’s courier snored, by your count, every five seconds. The stove was on your right and the case at your left. You could not read that paper in secret, and you could not burn it and have read it; and he would wake in either event.',
      'You wanted {foe}’s order, and it lay under a man’s left arm. He was {foe}’s courier, asleep at the posting-house, with the case strapped to his wrist. To break the seal and read it would help {who}, and would warn {foe}. To put it in the stove unread would stop {foe}, and leave you with nothing. You could not have both, and he was a light sleeper.',
      'Asked how long you stood there, you said nineteen minutes. There was the stove, on the right, drawing well. There was the case on the left, and {foe}’s courier snoring over it. If you read what was in it {foe} would be told so by the seal; if you burnt it you would never read it. He had a knife in the boot, and one lid that did not close.',
      'The seal was {foe}’s, a large one, and whole. You deposed that you came upon it by chance, in the common room, at the end of a sleeping courier’s arm. The order beneath could be known or it could be prevented. Known, it served {who}, and {foe} would learn of it; prevented, it hurt {foe} and left you where you had begun. Either would wake him.',
      'It has been put to you that you might have left it alone. You agreed. But {foe}’s despatch was there, in a red case, beneath a sleeping man’s arm, and you had sought it for weeks. Opened, it would speak once, and betray that it had spoken. Burned, it would never speak, to {foe}’s people or to you. The strap was short, and his fist was closed.',
    ],
    still: [
      'He had turned over, with the case under him. One strap was now uppermost.',
      'The stove ticked. The courier’s left hand had closed by about an inch.',
    ],
    later: 'They had a card up in the posting-house, that nothing left on the wrist was the affair of the management.',
    ways: [
      {
        ...does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Break the seal and read the order',
          description: 'You will know what you came for, and {foe} will know that you do.',
          success: [
            'You lifted the flap with a hairpin and had forty seconds. You read it twice. It told you what {who} most needed, in {foe}’s own hand, and you had gone through the window when he sat up. He will have reported the seal. It would have been strange if he had not, for you had left the pin in it.',
            'The wax broke with a sound like a knuckle. He heard that in his sleep and said a woman’s name. By the time that he was properly awake you were a mile off with the order in your head, and he was on his way back to {foe} at a run, to say so.',
            'You warmed the hairpin at the stove and slid it in from the left. Thirty-one seconds, by his snores, which were regular. You had the order by heart, {who}’s part and all, and could do nothing about the seal; the wax had set with the pin in it. He would have that to explain to {foe}, and did, at a gallop.',
            'The pin went in and the flap came up, with a whole plan under it in {foe}’s smallest hand. You read it to the signature, lips closed. Then his breathing changed, and you were out past the horses. You left the hairpin where it stuck. {foe} had it on a tray within the week, and looked at it, you are told, for some time.',
          ],
          failure: [
            'You had read the date and the salutation when his hand came down on yours. He had been awake, it appeared, since you thought of it. {foe} was informed, and you were informed of nothing but the date.',
            'It was in cipher. You had broken the seal for the sake of nine lines of figures, and he watched you look at them, through his lashes, with some pity. He resealed it. He had the wax with him.',
            'Under the seal was a second seal, and under that a third. You had got down to the second when the landlord came for the lamp. The courier woke, counted what was left, and wrote to {foe} on the spot that one had been lost in the service.',
            'The pin bent. You pressed with your thumb, and the wax went off like a shot, into the stove. He had you by the left wrist before it had stopped hissing. There was by then a broken seal to report, and not one line that you had read.',
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
            'You cut the strap, took the case in the right hand, and had it in the fire to the elbow. He fought you for four minutes. Then there was nothing left to fight about. {foe}’s whole plan was to begin from that paper; but there was no copy for you either, and you had that part of the road to go again.',
            'It burned green, from the copper in the ink. You held the stove door shut with your back. You will never know what it said, and have asked me more than once whether I think that it was important. {foe} thought so. It was five weeks before anything more was heard from that side.',
            'You had measured the stove door by eye, and were out by half an inch; you forced it. The case went in, and so, as far as the cuff, did the courier, who was quick then with the buckle. You held him off with the poker. {foe} was left without an order to give. And you knew what you had known when you came in.',
            'He woke at the first cut and had the knife out at the second. You put your back to him, and the case to the coals. It went up with a roar, being waxed. {foe}’s whole month was in there. So was your own next step, you said, and you watched it curl, from left to right, in lines.',
          ],
          failure: [
            'The stove was of the sort that opens to the left. You pushed it shut, and he was upon you; the landlord held the lantern for him. It was you that smelled of burning. He tied on the case again, with two knots.',
            'He was the stronger. It needed about a minute to find that out. He sat upon your chest with the case on his knee and finished his sleep there, as nearly as you could tell.',
            'You cut the wrong strap and had in your hand his supper. It went into the stove before you could stop yourself. He was awake by then, and hungry, and put you against the wall with the point beneath your left ear, while the kitchen laughed.',
            'The fire was low, and the leather thick. You held it in there for a slow minute, with his arm along with it, and it came out warm and otherwise as it went in. He blew the ash off, looked the seal over, and struck you with it, once to the left, once to the right.',
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
            'You sat by the stove until he had slept himself out. He thanked you for keeping it in. He took the left-hand road, at a trot, with his case; and you, who had been in some doubt, knew at least that the right was clear.',
            'He woke, washed, and asked you whether he had talked. He had said four words, you told him, and they were about a goat. He went off happily. You had lost nothing but the time, and slept in the hollow that he had left.',
            'You fed the stove, a billet every quarter of an hour, and he slept the better for it. When he had put on his boots he went off by the upper road, whistling, with the case on his back. {foe}’s business was therefore up there. The lower was free, and that was all that you had for your wood.',
            'He slept, you stoked. Toward the end he spoke in his sleep, to a horse, and begged it to take the right-hand fork. It did; you stood in the doorway and saw the two of them take it. You went by the left, with nothing to report except that there was nobody on it.',
          ],
          failure: [
            'He slept for thirteen hours. When he got up at last there were two of him, so to speak, since his relief had come; they left by different roads, each with a case. You had followed neither before both were out of sight.',
            'You waited so well that you were asleep when he went. The landlord could not say which way. The hollow on the bench had gone cold, and there was another courier on his back in it already.',
            'Two more of {foe}’s came in, to be warm, and lay down on either side of him. You had to build up the stove for four. When you next had leisure to count there were three cases and three sleepers, and you could not have sworn any longer which was yours.',
            'You went out for wood, for two minutes by your account and nine by the landlord’s. The bench had been moved nearer to the stove meanwhile, with him upon it. He lay now with the case under his neck and his eyes half open, and had not gone anywhere.',
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
            'You touched his right shoulder, and sat down where he could see your hands. You told him whom it would fall on. He had a sister in that street. He broke the seal, read it to you twice from beginning to end, so that you should have it, and then he opened the stove. You are not to be asked for his name.',
            '“You have carried eleven of these,” you said. “What became of the people?” He had never inquired. You told him, as far as you knew, and it took until the candle went out. He gave it to you to read, and to the fire to keep; {foe} was told that there had been wolves.',
            'You woke him by saying his name, which was on the strap. He reached for the pistol with the right hand, and you asked him to read the thing first with the left. He read it through to you, and then once more, slower, since he did not believe it. Then he opened the stove. He told {foe} that it fell in a river.',
            '“Does it ever occur to you to look?” you asked. It had, he said, for eleven years. He cut the seal with a thumbnail and read it out from the top, and again from the top, so that you had it twice. Afterwards he knelt at the stove and fed it in. He begged you to leave first, and did not look by which road.',
          ],
          failure: [
            'He listened to the end with the pistol resting on the case. He was sorry for all of them. He had a pension, he said, due in two years and four months; and he rode that same hour, to be on the safe side.',
            'He asked what you were offering. You had been offering him his soul. It was a moment before either of you could think of anything to add, and by then he had whistled, and there were others on the stair.',
            'You told him about the children. He nodded, and you thought that it was well with you, until he took the wool out of his ears. What had you been saying? He had the pistol out while you said it over, and it went much less well.',
            'He wept. He wept so that the landlord came, and four ostlers, and a sergeant of {foe}’s whom nobody had mentioned. The case was buckled on again by the sergeant, two holes tighter, and a report was in the post before you had found your hat.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A courier of {foe}’s had read you his own despatch twice over, and then opened the stove.',
      },
    ],
  },
  {
    key: 'assassins/the-wrong-cup',
    kind: 'friend',
    openings: [
      '{them} had drunk it, you deposed, and it had been meant for you. A basket came to the inn with {foe}’s compliments and no card; {them} was there before you and was thirsty. You found {them} with both hands pressed to the table. “Do not go on without me,” said {them}, and tried to smile. It would take hours, and you had none.',
      'Asked to describe the symptoms, you said that {them} was cold to the left elbow, and talked of a garden. The wine had been addressed to you. {foe} does not make mistakes of that kind twice. {them} wanted somebody to stay; the physician was nineteen leagues off; and while you stood there {foe} was getting ahead.',
      'The cup lay on its side under {them}’s right hand. There was a ring round it, which had taken the varnish off. {them} had come to bring you a warning of {foe}, and met with the thing itself, and asked you now, between two breaths, not to leave. It might pass off or it might not. It was going to take all the time that you had.',
      '{them} wanted you to stay, and {foe} would be gone if you did. The wine had come to the inn for you, in a basket, from {foe}; {them} had got there before you, and drunk it. You found the cup on its side and {them} upright, holding to the table with both hands. There was no physician within a day. It would be hours, one way or the other.',
      'You deposed that you knew the ring on the table before you knew {them}. That ring is made by one powder, which is {foe}’s. {them} had been thirsty, and the basket bore your name. “It is only the left side so far,” said {them}, and asked to be kept company. Your road was waiting, and {foe} on it, drawing away at a league an hour.',
      'Asked why the cup was not drunk by you, you said: I was eleven minutes late. In those eleven minutes {them} had come, to warn you of {foe}, and sat down, and poured. {them} was now the colour of the wall, and begged you not to leave the room. You had an oath to keep, and no time over. The bottle was two-thirds full.',
      'The landlord has sworn that the basket came with a ribbon. It was from {foe}, to you, and {them} had untied it. Both of {them}’s hands were cold by the time that you came in, the left to the elbow. {them} could speak, and spoke of beds of lavender, and asked you between two of them to remain. To remain was to let {foe} go on unhindered.',
    ],
    still: [
      '{them} had counted up to sixty and begun again. The left hand was colder than the right.',
      'Somebody had brought a bucket and a priest. {them} waved away the one of them.',
    ],
    later: 'At that inn they had sanded the table, but one saw where it had been: a ring, the size of a cup’s foot.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Walk {them} up and down till it passes',
          description: 'It is nine hours by the stair and gives you no more than {them} alive.',
          success: [
            'You walked {them} from the door to the stove, which is eleven paces, and from the stove to the door. You spoke of anything. In the eighth hour {them} complained of your conversation. It was then that you sat down, you deposed, and could not at once get up again.',
            'Left foot, right foot. {them} hung on your neck, and grew by degrees less heavy, till there was a person there again, who asked for soup. You had gained nothing and lost nine hours. Asked whether you regretted it, you inquired if the question was serious.',
            'Eleven paces to the stove, and you turned {them} by the left. You counted six hundred turns and lost the count, and {them} corrected it. That was how you knew. When the nine hours were over {them} asked who had worn that track in the boards, and slept sitting, with a hand in your sleeve.',
            'You sang, since {them} could not be got to talk, and {them} could not bear it, and walked to be away from you. You kept pace, eleven and eleven. By the last of the nine hours both hands were warm. You had done nothing else, you deposed, in all that day, and would not have it put down as lost.',
          ],
          failure: [
            'You walked until your own knees went, and were both on the floor, at the stove end. It was quite warm. You told {them} to keep talking; and the garden was gone through again, bed by bed, more slowly.',
            'You stopped to answer the door. It was for less than a minute. {them} had slid down the wall in that time, with closed eyes, and had to be slapped, and you had to do it.',
            '{them} went eleven paces, and then ten, and then sat down in the middle and would not be lifted. You dragged the bench there. You rubbed the left hand with the right, changed over, and heard a clock strike in some other house.',
            'The boards were wet, where the bucket had been, and you both went down. {them} had rather stay there, it was quite comfortable. You lay for a minute with your arm beneath that head, and your own eyes shut, which you now admit; and when you got up it was heavier.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          '{them} had drunk from a cup meant for you, and you had walked it off together, eleven paces at a time.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search the kitchen for what was used',
          description: 'You leave {them} for half an hour, and must put your tongue to things.',
          success: [
            'It was in the fourth jar, behind the salt: grey, and it sparkled. You knew then what it was and that one drinks vinegar against it. {them} drank a quart, cursing. The jar was labelled, for a careful household; it bore the mark of the shop, and the shop had a ledger, and in the ledger was the road that you wanted.',
            'The rats told you. There were three by the drain, lying on their left sides, and one which had got at the charcoal and was washing its face. You gave {them} charcoal. The scullion, who saw you do it, began to weep, and told you who had come by with the basket, and from what house.',
            'You put your tongue to three jars, and spat, and the fourth made it numb from the left edge. One takes lime against that. {them} took it in a ladle. In the bottom was a docket, put there by some careful person; it had the number of a page in a druggist’s ledger, and on that page was the address that you needed.',
            'The fourth jar stood a finger’s breadth out of its row. It was sweet, and then it was not. You ran back with egg and charcoal, and {them} swallowed both, and called you names, in a voice. The druggist had scratched his mark under the jar. He showed you his ledger, when you had set it on his counter, and turned it round for you.',
          ],
          failure: [
            'You tasted six things. The fifth was pepper, but the sixth was not, and for an hour you lay on the flags of the kitchen and were of no assistance to anybody. Through the wall you could hear {them} counting.',
            'Everything in that kitchen had been scoured. There were wet places where jars had stood. You went through the ashes with both hands, and came back to {them} black, with nothing, and were told that it suited you.',
            'You had promised {them} half an hour, and took two, for the cook had forty jars and no system. In the last that you tried was mustard. You could not speak when you came back, and {them}, who could, only just, asked whether that was good news.',
            'The cellar stair wanted a tread. You lay at the foot of it, on your right side, among bottles, with the lantern out. None was {foe}’s. By the time that you had felt your way up by the wall {them} had got to a hundred and stopped counting.',
          ],
          toward: 'for',
          hurt: 'mishap',
        }),
        won: { oath: 1 },
        lost: {},
        remembered:
          'You had found in the fourth jar what {foe} had sent {them}, by way of you, and it led you to a ledger.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Mix an antidote from what there is',
          description: 'There are eleven grains between the cure and a second poison, and the scales are a grocer’s.',
          success: [
            'You weighed it three times on the grocer’s scales, allowing for the grocer. {them} took it from your right hand without looking. Twenty minutes later there was colour. You wrote out the recipe, and nailed it to the doors of four inns; {foe} had laid out a great deal upon that powder, and had eleven more baskets on the road.',
            'It wanted an acid, and you used the wine’s own dregs. {them} said that it tasted like justice, and slept, and breathed. What was over you gave to the landlord. He found two others of the town who had had baskets; and {foe} had counted on all three being out of the way.',
            'You set a grain on the left pan and {them}’s life, as you put it, on the right. It was vinegar, chalk, and a thing that you will not have written down. The left hand grew warm first. You gave the receipt to the carrier of {foe}’s other eleven baskets; he delivered each with a dose, and nobody so much as took to bed.',
            'There was no time to test it, so you drank the first half. When you had stood for four minutes you gave {them} the second. {them} slept and sweated and was hungry. Eleven baskets {foe} had sent out that week, and all were met by your mixture, corked and labelled by the grocer, who was asked afterwards to lend his scales to the town.',
          ],
          failure: [
            'You had it almost right. {them} was able to describe to you, quite clearly, in what way it was not. You began to grind again; the hand that was holding the pestle was the left, since the other shook.',
            'The scales stuck. You poured it away, for you could not be sure within a grain. {them} had seen you pour it, and made no remark, and turned over to face the wall; and outside a rider of {foe}’s went by, to see.',
            'You had eleven grains on the pan when somebody opened the door, and the draught had four. You could not tell which four. It was to do again, with a steadier hand and less powder; and {foe}’s man, whose shoulder was in the door, had seen what you were making.',
            'It frothed, which it ought not to. You threw it out at the window, and the geranium took it, and was dead in six minutes by your watch. {them} had followed it with one eye. “Not that, then,” said {them}; {foe} gained the hour that it took to begin afresh.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'With a grocer’s scales you had weighed out {them}’s life in grains, and spoiled eleven baskets of {foe}’s.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Make the one who brought it tell the cure',
          description: 'He is still in the yard, and armed, and {them} has about an hour.',
          success: [
            'You did not threaten him. You poured what was left into a second cup, with your left hand, and sat down opposite and told him about {them}: what was sung, what was grown, what was owing. At the end you lifted the cup. He knocked it out of your fingers. He told you the cure, and whose order it was, and the next three names.',
            'He was nineteen, and had thought that it was a purge. You took him in by the wrist and let him see. {them} made room for him on the bench. He ran four miles for the bitter root and four miles back; and he told you on his knees everything that he had carried for {foe} that year, and to whom.',
            'He was in the yard with his right hand under his coat. You carried the cup out to him, full, proposed {foe}’s health, and put it to your own lips. He struck it away. Then he was sick, and then he was useful: so much chalk, so much oil, and at once; and who had mixed it, in what house, by which back stair.',
            'You said that you could not bear to see {them} go alone, and raised the cup. You meant it, you say, for about two seconds. The boy struck it down in one. He told his wet sleeve everything: the root, the dose, the woman at {foe}’s who weighs it. {them} was drinking the root before he had done, and you had three more names.',
          ],
          failure: [
            'He listened, and drank what was in the cup, to show you that it was harmless. There were now two of them upon the bench. He did not know the cure; he had never been told it; he asked you for it.',
            'He ran when you were in the middle of it. He got over the wall with his right hand cut, and you could not leave {them} to follow. By the next day, it seems, {foe} knew who had drunk, and who had not.',
            'You lifted the cup, and he let you. You had to put it down again. He laughed at that, from fright, and was off along the wall with the latch of the gate in his left hand; {foe} had it from him that you were neither dead nor fit to travel.',
            'He would tell, he said, for a safe-conduct, in writing. You wrote it. He could not read, and had to have it explained, clause by clause, while {them} went from sixty to sixty; and at the last clause he remembered that he did not know.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had lifted a cup of {foe}’s before the boy who brought it, and he had knocked it out of your hand.',
      },
    ],
  },
  {
    key: 'assassins/the-unsaid-word',
    kind: 'turn',
    openings: [
      'The registrar of an old court, hearing whom you served, laid a volume before you. On the hundred and fourth leaf stood {who}, as a witness, silent. One word would have saved {foe}’s brother, who was innocent. {who} was asked for it three times. You had never been told; and the registrar locked the door, and wished you to read all of it before you went on.',
      'Asked when you first learned it, you said: by a footnote. A registrar showed it to you. {foe} had a brother, condemned for what he did not do, and {who} knew it, and stood in the box, with the right hand up, and said nothing, from fear. {who} had told you none of this. The registrar kept hold of your sleeve.',
      'It is in the record that {who} coughed. There is nothing else in it of {who}’s, though it was a matter of {foe}’s brother, and life, and though {who} had seen where he was that day. The old registrar had written it down. She put the book beneath your eyes, and herself before the door, for she wanted you to be aware of whom you were avenging.',
      'The registrar wanted you to read one leaf before you did anything more for {who}, and she had locked the door. It was the hundred and fourth. {foe}’s brother had been tried for his life, though innocent; {who} knew it, stood up as a witness, and did not say the word. {who} had not told you so. She held the volume open with her left hand.',
      'Asked what you knew at that time of {foe}’s brother, you said: that there had been none. There is one in the record. He was hanged upon a silence, and the silence was {who}’s, who might have cleared him with a word and had been asked for it three times. The registrar turned the book toward you. She turned the key as well, so that you should finish the page.',
      'You had gone in about a boundary, you deposed, and mentioned {who} by the way. The registrar rose and brought down a volume, and stood between you and the stair. In it {who} is sworn, and questioned, and is dumb; and {foe}’s brother, who had done nothing, is led out. She had taken it down. It was time, she thought, that somebody on that side should have read it.',
      'There are four lines on the leaf, and {who} is in the third. “The witness coughed.” What the witness knew, said the registrar, was where {foe}’s brother had been that day, and that it was not there. Fear was the reason. He died of it, and {foe} grew up. You had been told of none of this when you swore, and she meant to keep you until you had been.',
    ],
    still: [
      'The book lay open at the leaf. The registrar had put a ruler under the line.',
      'She had sharpened a pen, for want of anything else. The key was in her left hand.',
    ],
    later:
      'In that archive the hundred and fourth leaf had come loose, from being looked at. Somebody had pressed a fig-leaf there.',
    ways: [
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Let the registrar tell what she heard',
          description: 'She was there and spares you nothing, and you will have to look {who} in the face some day.',
          success: [
            'She told it in eleven minutes. {who} was young and had been threatened; {foe} was younger, and stood at the back, and was heard to say “please”. She herself had written “the witness coughed”, since one must write something. You thanked her. You went on, with the same oath, a little less sure of whose it was.',
            'Asked by you whether {who} could have known how it would end, she said yes. Asked whether {who} had come back, she said every year, on the day, and stood in the empty box. You had not expected it. She unlocked the door then, with the left hand, and let you go.',
            'She stood where each of them had stood, and did the distances. {who} was four paces from the bench. {foe}, a child, was at the back by the stove, and said “please” at the second asking, and nobody turned. That was the whole of it. She opened to you; you had the same road as before, and saw it rather differently.',
            'It took a quarter of an hour, with the oaths. {foe} had stood at the back, and she had heard {foe} say please, and had not entered it, since it was not evidence. You asked if she was sorry. She had been keeping that leaf for somebody, was her answer, and it had turned out to be you; and the door was unlocked.',
          ],
          failure: [
            'You asked her to be brief. She was a registrar. She began with the composition of the bench, and would not be hurried, and was still among the ushers when you found that you had not listened for some time.',
            'You defended {who}, for four minutes, and well. She heard it with her head bowed. “So did he,” she said, “the brother’s advocate,” and shut the book on her finger, and kept it there.',
            'You inquired whether it was strictly proved. She was silent for a space, then fetched the rules of evidence, in three parts. You had asked, she said. She found the place with her left hand, and did not look up.',
            'A judge came in, on the arm of another. While they were there she told you about the binding. When they had gone she found that she could not begin again at once, with her voice as it was, and sharpened something.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered:
          'You had learned from a registrar that {who} once kept silent, and that {foe} had stood at the back and said please.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'none'], {
          action: 'Search the other leaves for more',
          description: 'It is nine volumes, in a court hand, with the damp in them.',
          success: [
            'You went through nine volumes with a wet finger. In the seventh, on the back of a receipt for candles, was a note: that a certain person had paid, without a name, for the brother’s burial, and each year since for a mass. The hand was {who}’s. So {who} had said it after all, in the only way left. You knew better what you carried.',
            'It was between two leaves that had stuck together. {foe} had sent the court a petition at fourteen, and been told to wait. {foe} has not waited for anything since, as you are aware; and from that paper you learned, for the first time, where {foe} comes from, and by what {foe} can be reached.',
            'It fell out of the sixth volume, a receipt for candles, and you would have put it back. There was writing behind: so much, again, for the mass of {foe}’s brother, and no name. You have read {who}’s hand often enough. It was dated every year in the margin, nineteen times. You knew from then on for what you had been hired.',
            'You asked her why a criminal court bought candles. She did not know. On the back of that receipt {who} had entered each year’s sum for the brother’s mass, and next to them, crossed out, three beginnings of a letter to {foe}. None got farther than the name. They told you more than a whole one could have.',
          ],
          failure: [
            'The damp had got in ahead of you. You opened the fifth volume and it fell out in one piece, like cheese. The registrar swept up a whole term of the court in a pan and would not let you touch the sixth.',
            'You read until the lines walked. There was a great deal of injustice in those nine volumes, all legible, and none of it was {foe}’s. You had your head on your arms when she came to trim the lamp.',
            'The ladder to the upper shelves had been lent to a chapel. You stood on volumes one to four in order to reach the fifth, and she would not have that. You were let have them singly, on signature, with a form to each.',
            'You came on the name of {foe} in the eighth volume, and your breath stopped. It was some other of that name, a dealer in tiles, who had lost. You followed his case, out of mere weakness, to its end; it was reversed upon appeal, and nothing to do with you.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'Upon a receipt for candles you had found that {who} paid every year for {foe}’s brother’s mass.',
      },
      {
        ...does(['patience', 'vigour', 'medium', 'slight'], {
          action: 'Keep the brother’s watch in the old cell',
          description: 'It is nine feet by five and wet, and she locks it, as she is bound to, until she is asked.',
          success: [
            'You sat where he had sat, with your back to the left-hand wall. By the end of some hours your eye had learned the stones. One of them had been moved, by small hands, from outside; {foe} had dug to it with a spoon, and learned all that there is to know of going in unseen. You knew now how {foe} thinks about walls.',
            'He had scratched a plan on the plaster, very small, of a house with a postern, for the child {foe} to run to. It stands yet, and {foe} lives by it. Nobody else alive could have told you about the postern. You came out stiff and were sorry for all three.',
            'She locked you in, and went to her desk. You sat against the left-hand wall. In the third hour you noticed that it was too thin, and in the fourth why: the child {foe} had come daily with a nail, on the outside, to be nearer. Whoever learned on that wall would always trust a thick one. You knew where to go in.',
            'There were marks at the height of a child’s mouth, where somebody had talked through a crack. They ran on, low down, round the corner, to where a crack was widest. So {foe} goes to work even now: not at the door, nor the window, but along the foot. You had it, you deposed, by touch, and came out on your hands and knees.',
          ],
          failure: [
            'You lasted for two hours and some minutes. It was the water, you said, dripping on the one place. You asked to be let out, in a voice of which the registrar took no note, and she gave you a blanket.',
            'Somebody had whitewashed it. You saw a white wall, for the whole of the watch, and it was as if you had been asked a question in the wrong language. You caught cold, and she did not say that she had told you so.',
            'You kept his watch until the candle went. After that you kept your own. When she came to ask you were standing on the bench, with your back in the right-hand corner, and could not tell her what it was that you had heard.',
            'There was already somebody in it, a poacher, doing his eight days. He was glad of company. You heard a great deal about hares, and had your toes trodden on, and of {foe}’s brother he knew only that he had left no blanket.',
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
          action: 'Enter the missing word in the record',
          description:
            'It is a felony, and unless it is done so that it holds in law both {who} and {foe} are injured by it.',
          success: [
            'The law allows a witness to amend within the life of the clerk. She was the clerk. You drew it up in nineteen lines, and {who} signed by return, and told you the rest. A copy was laid on {foe}’s table. {foe} is said to have shut the door, and for nine days no order came out of it.',
            'You wrote the one word, in the margin, with her pen, and put beneath it the article by which it stood. The brother was cleared. It helped nobody, and yet {who} sent you, the same week, all that had been held back from you; and {foe} recalled a man who had already been paid.',
            'The form is in volume one: a word omitted through infirmity may be supplied by any two honest persons. There was the registrar, and there was a carter. It was entered in red. {who} wept, it is reported, and sent you the rest of the papers; and {foe}, to whom a copy went, was seen by no one, and ordered nothing, for nine days.',
            'You wrote “innocent” upon the line, in a hand like the rest, and dated it with that day’s date, so that it should be no forgery. Upon this the whole thing turned. She sealed it with her right hand. {who} confirmed it and told you all; in {foe}’s house the door was shut for nine days, and eleven errands were left unrun.',
          ],
          failure: [
            'You cited the wrong article. It was annulled within the hour, and sealed, and posted up: that {who} had wished to amend and was refused. {who} was pointed at. {foe} tore down one of the bills, and kept it, and doubled the sums.',
            'A drop fell from the pen. It fell upon the brother’s name. The registrar looked at it for longer than you could bear, you deposed; and there is someone in that archive who writes to {foe} of all that is done to that leaf.',
            'You had the word, the article and both seals. You put it on the wrong leaf. A horse-thief of the same year was thus acquitted, after his death, and {who} was named in it; and {foe}’s correspondent had made a note of it before she could find the knife to scratch it out.',
            'The ink of that court is mixed to a secret, and yours dried brown. It showed at once, like a patch on a cassock. {who} was charged with tampering, by a person who had never been there; {foe}, as you may suppose, was the first to be told.',
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
