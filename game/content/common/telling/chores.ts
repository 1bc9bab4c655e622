import { type Grammar, only } from '../../../model/content/clauses.js';

/*
 * What one did and thought on the way, on any ground: mending, eating, going over things. {thing} is something
 * carried, {met} somebody met before who thinks no ill of one, {rival} one who does, {due} and {due.place} whom and
 * where something is owed or promised.
 */
export const CHORES: Grammar = {
  forms: [
    '<mend>, and <mended>.', '<chore>; <then>.', '<chance>, <chore>.', '<mend>; <mended>.', '<chance>, <mend>, and <mended>.', '<chore>, and <then>.', '<chance>, <mend>.', '<eat>, and <after>.', '<eat>; <after>.', '<thought>, and <so>.', '<thought>; <so>.',
  ],
  pools: {
    chance: [
      'while you had your hands free', 'before going on', 'for want of anything better', 'since you had stopped in any case', 'because it could not be put off again', 'with one ear open', 'to keep from thinking', 'as somebody had to', 'for the third time since you set out', 'as it had come to that', 'not for the first time', 'sooner than go on as you were',
      only('company', 'while {companion} looked on'), only('alone', 'since nobody else would'), only('hurt', 'with the hand that hurt less'), only('wet', 'with wet fingers'), only('winter', 'with fingers that would not bend'), only('dark', 'by touch'), only('saga', 'on the {day.th} day'),
    ],
    mend: [
      'you mended a strap', 'you retied what had worked loose', 'you sewed up a seam', 'you cut a new hole in your belt', 'you stopped a leak in the flask with wax', 'you plaited a new cord from the ends of two old ones', 'you darned a heel', 'you made a knot where there ought to have been a buckle', 'you cut away a frayed end', 'you whittled a peg for something that wanted one',
      'you bound the handle of your knife', 'you tied {thing} on afresh', 'you put a stitch or two into whatever held {thing}', 'you patched one elbow with a piece of the other sleeve', 'you hammered a nail back into a heel with a stone', 'you pegged down a sole that had begun to talk', 'you tied a broken lace to itself', 'you sewed up the corner of the bag where it had worn', 'you wound a split handle with cord', 'you rubbed a strap until it would bend', 'you cut a patch out of the good part and sewed it on the bad',
    ],
    mended: [
      'it held, for the present', 'nobody could have told that it was your work', 'that was one thing less', 'it would have to be done again before long', 'you told it what you thought of it', 'it was pleasant to have done something that stayed done', 'you were surprised at how badly it had needed doing', 'you wondered who had done it the time before',
      'you held it out to look at, as though it were for sale', 'it looked worse, and was better', 'you bit off what was over', 'you promised yourself a new one, as you had the year before', 'you did the other side while you were about it', 'it took the skin off a knuckle', 'you had to do it over again', 'you pulled at it, and it allowed that',
      only('company', '{fellow} said how it ought to be done'), only('company', 'you did the same for {fellow}, who had not asked'), only('saga', 'you thought that {foe} very likely had people for that'), only('broke', 'you thought what one would have to pay for a new one, and laughed'), only('dark', 'you saw what you had done when it grew light'),
    ],
    chore: [
      'you put an edge on your knife', 'you picked a splinter out of your thumb', 'you turned out your pouch', 'you emptied the pack and filled it again in another order', 'you rubbed fat into your shoes', 'you shook the crumbs out of your bag', 'you scraped off what had dried on you', 'you looked for the stone in your shoe and found two', 'you turned your sleeves down, and up again',
      'you wound a rag about a blister', 'you pared your nails', 'you washed as far as the wrists', 'you combed out what had got into your hair', 'you dried your tinder under your arm', 'you looked {thing} over for damage', 'you wrapped {thing} against the wet', 'you moved {thing} to the bottom of the pack', 'you moved {thing} to where your hand could find it',
      'you cleaned {thing} with a handful of whatever came first', 'you took out {thing}, which needed nothing', 'you tried to think what you had wanted {thing} for', 'you got {thing} out from under everything else', 'you counted what was in the bag, and then what was in the other',
    ],
    then: [
      'you were a good while about it', 'that was one thing less', 'you made no great job of it', 'you felt the better for it, out of all proportion', 'it was not until then that you noticed how tired you were', 'there was something restful in so small a difficulty', 'it was as well that nobody was paying you by the hour', 'you caught yourself humming', 'it could not have been put off much longer',
      'by the end you had forgotten what you were angry about', 'nobody would have noticed the difference', 'it left you with nothing more to put off',
      only('company', '{companion} watched, as one watches a play'), only('saga', 'for as long as that took you had sworn nothing to anybody'), only('hunted', 'you looked up between one finger and the next'),
      only('laden', 'you resolved to carry less, and packed it all again'), only('bare', 'with so little to look after you could afford to be thorough'), only('winter', 'you put your hands inside your shirt for some time'),
    ],
    eat: [
      'you ate what there was', 'you ate standing', 'you ate a corner of what you had and looked at the rest', 'you had a mouthful of something cold', 'you chewed on a thing that had been dried for longer than it was alive', 'you broke a hard cake across your knee', 'you had a radish, a slice at a time', 'you scraped out the bottom of the bag', 'you found a strip of something dried, with a thread of the bag in it',
      'you found something that had been a fruit, and ate the bruised half first', 'you cut the mould off and ate round it', 'you gnawed a bone that had been gnawed already, by you', 'you soaked what was hard till it gave way', 'you had a handful of nuts, one of them bad', 'you finished what you had been saving', 'you ate your supper at the wrong end of the day',
      only('company', 'you halved what you had with {companion}', 'you and {companion} ate from one bag'), only('poor', 'you ate less than you wanted and more than you could afford'), only('broke', 'you ate what could be had for nothing'), only('rich', 'you dined on scraps, with {purse} in your belt'), only('saga', 'you kept the {day.th} day with a mouthful'), only('prices', 'you ate a good deal of money in four mouthfuls'), only('summer+ashore', 'you ate berries as you came to them'), only('autumn+ashore', 'you ate wild pears, the small sour kind'),
    ],
    after: [
      'it did not take long', 'you went on thinking of it afterwards', 'you could have done the same twice over', 'you licked the salt from your fingers', 'you put away the rest, out of your own reach', 'it went down, and stayed', 'you thought of kitchens', 'you remembered a better one, and where, and who had been at the table', 'you gave the last of it to a bird, and were sorry', 'you counted what was left, and then your ribs',
      'you were not so much fed as reminded', 'you said what one says before, afterwards', 'your belly took it as a beginning', 'you sat a moment longer, in case there should be more', 'it tasted of whatever it had lain next to', 'you swept the crumbs together and ate those', 'you had been hungrier on better food', 'you felt your temper come back to you',
      only('saga', 'you wondered what they would be having in {where}', '{foe} would be sitting down to something hot', 'you thought of {who}, and of who would be sitting in your place'), only('company', '{companion} had finished first, as always'), only('alone', 'nobody passed you anything'), only('hurt', 'it hurt to swallow'), only('winter', 'for a little while you were warm'),
      'you drank to {met}, in water', 'you thought of {due}, and whether {due.he} had eaten',
    ],
    thought: [
      'you thought of {who}', 'you thought of {foe}', 'you went over once more what you knew of {foe}', 'you went over what you had sworn to {who}, word by word', 'you said {where} over to yourself', 'you tried to picture {where}', 'you laid out in your head what you would say to {foe}', 'you reckoned up the days, and made it {day}', 'you thought of {met}, the {met.trade}', 'you wondered where {met} had got to', 'you remembered something that {met} had told you',
      'you thought of {rival}, who thought of you', 'you went over the business with {rival} again', 'you had not forgotten {due}', 'you thought of {due.place}, where {due} would be waiting', 'you remembered what was still open between you and {due}', 'you made up a tale for {who}, of how it had gone so far', 'you tried to remember the face of {who}', 'you weighed going to {where} at once against going to {where} later',
      only('company', 'you tried to see yourself as {companion} must'), only('poor', 'you thought about money'), only('rich', 'you thought about thieves'), only('late', 'you tried to remember your own door'), only('early', 'you thought that it was not yet too late to have stayed at home'),
    ],
    so: [
      'it was company, of a sort', 'you came out where you had gone in', 'it brought you no nearer', 'you left it there', 'you were none the better for it', 'you found that you had stopped', 'you lost your place and had to begin again', 'it passed the time', 'when you looked up you had come farther than you knew', 'that did for another mile', 'you did not like how it came out', 'you made it end well, since nobody could object', 'you went back for the part that you had left out', 'it was no use', 'you shook your head, and somebody might have taken it for an answer', 'you said so aloud, once', 'you decided that it would keep',
      'for a moment you could see it all quite plainly', 'you would have given something to be told', 'it sat with you like a guest who has not said when he is leaving', only('ashore', 'you walked the faster for it'), only('company', '{fellow} asked what you were smiling at'), only('hunted', 'you looked behind you'), only('dark', 'the dark made it larger'),
    ],
  },
};
