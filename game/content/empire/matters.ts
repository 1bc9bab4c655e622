import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * A clerk files a report: those present in order of rank, the reasons numbered, the finding last and short.
 * Where somebody is to blame the clerk goes into the passive; where something moved the clerk, it stands under remarks.
 */
export const empireMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Follow the ruts of {foe}’s wagons',
        description: 'They lead off the road and over private land, and must be measured with a straw as you go.',
        success: [
          'The ruts were a hand too wide for the law, and so could be told from all others. They went in at a barn heavy and came out light. A boy who was paid to look the other way informed you, facing it, what {foe} keeps there.',
          'You found where the wagons had stopped, and what had been burned at that place: the labels. One was only singed. It gave a destination, a weight, and the initials of somebody who signs for {foe}.',
          'Three axles had broken within a mile, and a wheelwright had settled on the spot. He was glad to talk shop. From what each load had weighed, he said, and from what {foe}’s drivers called it, one could draw a conclusion; and you drew it.',
        ],
        failure: [
          'They ran on for a mile and then met themselves. {foe}’s drivers had been sent round in a ring until it was a road, and at the middle of it a notice thanked the public for its interest.',
          'You followed the wrong pair. It was a family moving house, and they had seen you stoop and measure from a long way off, and had hidden the grandmother.',
          'A bailiff asked for your permit to look at the ground. There is one, it appears; it costs a day to be told so. When he had gone the ruts had been raked.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit by the way and count who passes',
        description: 'One pebble for each that goes by on {foe}’s business; it is dull, and it costs you the time.',
        success: [
          'By the count there passed eleven of {foe}’s messengers going out and seven coming in. You moved along to where the other four had to be. They were in a ditch, out of breath, complaining, and did not lower their voices.',
          'Nobody looks at a person with pebbles. Two stewards of {foe}’s sat down beside you to rest their feet, and went through the whole of the month’s business, from the most confidential downward.',
          'Of the forty who went by, one hid his face. He hid it from you again when he came back, and so you asked about him; and he was a person with whom {foe} was supposed never to have dealt.',
        ],
        failure: [
          'You counted well into the pebbles, and had nothing in the end but pebbles. {foe}’s people use another road, you were told by a man who had been wondering.',
          'A child sat down to help. Between you there were soon two systems, and at a certain point she won the heap from you. You had got to six, or to sixty.',
          'A patrol asked what you were counting, and you said, sheep. They waited with you for the sheep. Those of {foe}’s who came that way saw the patrol, and went home.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask after {foe} among the petition-writers',
        description: 'They sit in a row, by seniority, and the first will have to be flattered on behalf of them all.',
        success: [
          'You praised the capitals of the eldest. He had written for {foe} himself, he let fall, and did not care to be asked for five copies of something that was to be kept secret. The other four scribes moved nearer, each with his copy by heart.',
          'The third in the row was the one to ask. He had been refused a fee. In a low voice, with his pen moving so as to seem at work, he went through {foe}’s correspondence in the order of its dates.',
          'A petition against {foe} had been written there every week and never once received. They told you who carried the bag. It was the answer to a question that you had not known how to put.',
        ],
        failure: [
          'They answered in turn, from the left, that they could not say. The last was young and began to. All the pens in the row stopped, and he asked you what you would like written to your mother.',
          'You addressed the second before the first. There was nothing to be done after that. They were still explaining to one another how it had come about when the bench was taken in.',
          'The senior writer of {place} took down your question in a fine hand, and the hours at which you could be found. It was addressed, you saw as he sanded it, to {foe}.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['explore', 'intellect', 'medium', 'slight'], {
        action: 'Read what {foe} has posted on the walls',
        description: 'There are layers of it, and the newest must be lifted off under the eyes of the watch.',
        success: [
          'Nine notices hung one upon another, and each contradicted the last. You lifted them with a thumbnail. In the fourth {foe} had been too honest by one clause, which was why it had been papered over.',
          'Under an edict about drains somebody had added figures in charcoal. They were not about drains. You worked them out against the wall itself: it was what {foe} pays, to whom, and on which day, in {place} alone.',
          'You read them in the order in which they had been pasted up and they made a story, with {foe} in it, that began a year before anybody had admitted. A bill-sticker nodded to you. He had been hoping that one person would.',
        ],
        failure: [
          'You had got beneath the second layer when the third came away, with plaster. The watch of {place} had seen it, and were good enough to hold up the wall while you gave them your name.',
          'It was all in the style of the chancery. You read four columns and were not able to say afterward whether {foe} had forbidden something or been forbidden it, or had died.',
          'Somebody had gone over the walls ahead of you with whitewash, and was just then signing it. “Nothing to read, citizen,” he remarked. {foe}’s mark was on the bucket.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['talk', 'perception', 'medium', 'none'], {
        action: 'Hail a corn ship for news of {foe}',
        description: 'She has right of way, and will answer only as long as you can keep within call.',
        success: [
          'She was bound in with wheat, consigned to a name that was only {foe}’s spelt backward. The master called that across quite happily. He had thought it was Syrian.',
          'They could not stop, they shouted, but they could complain; and so for a mile they did. Half of what they had to sign at each harbour was for {foe}. By the time she drew off you had the harbours, in order.',
          'An inspector was aboard, being sick over the side nearest to you. Between times he asked who you were. One who was curious about {foe}, you said. He raised a hand for patience, and presently told you everything, so as to have somebody think well of him.',
        ],
        failure: [
          'Her master answered you in the code of signals, and he had the new book. You made out “thank you” and “plague”. She had gone by before there was anything to ask.',
          'You were told to use the proper form of address. While it was being established which of you was the senior vessel the two had parted, and only the cook was still waving.',
          'They had a man aft with a list of those who inquire after {foe}. He held it up to show you that there was still room on it, and licked his pencil.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Warn the council of {place} against {foe}',
        description: 'You will be heard last, after the drains, and somebody on the bench may be {foe}’s.',
        success: [
          'You gave it to them under three heads, and at the second they sent for the gatekeeper. The granary was locked, the seals were changed, and a letter went out to the next town by the fast road. {foe} would find {place} at home and not receiving.',
          'They voted you their thanks, then fear, and finally a sum for bolts, and it was this last that was carried at once. {foe}’s agents arrived to a council that had adjourned and could not be found by anybody.',
          'An old councillor asked what you were paid for it. Nothing, you told him. He had never heard that said in the chamber before; and on the strength of it {place} hid its rolls, its corn and its two judges, and {foe} had to begin over.',
        ],
        failure: [
          'The drains took longer than had been foreseen. When you were called there were three members left, who thanked you warmly; one of them was {foe}’s cousin, and he saw to the minutes.',
          'You had your reasons in order and dropped the second. They moved that it be looked for. {place} was left as it was, under discussion, with all of its doors open.',
          'It was ruled that a warning must be in writing, and be countersigned by the party warned against. {foe} had a representative in the hall, who offered to take it along.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Post a notice of what {foe} intends',
        description: 'In official lettering, over no signature, where the watch passes; it costs you a careful while.',
        success: [
          'You lettered it after the model of an edict, and so they obeyed it. By the time anyone asked who had issued the thing the people of {place} had carried in their goods and barred up the street that {foe} was to come by.',
          'It said what would be done, on what day, and to which doors. Nobody pulled it down. A baker read it out to those who could not, adding nothing, and quite without noise {place} put away whatever {foe} had meant to find.',
          'You wrote it small, and low on the wall, in the place where one looks for prices. The women saw it first. {foe} came to a town where everything had been lent out to relatives in the country.',
        ],
        failure: [
          'It was admired for the lettering. A magistrate had it cut out and framed; and then the wall of {place} was clean, and ready for what {foe} had to say upon it.',
          'You had put the accent wrong in one word, and it became a joke about {foe}’s cook. They laughed over it for days. They were still laughing, it is recorded, when it happened.',
          'The paste was bad. Your notice came down behind you as you went along, leaf after leaf, and a tidy citizen of {place} followed, and handed them all in.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Call upon {them} as a friend',
        description: 'Without business, which will not at first be believed; it costs you an hour or two.',
        success: [
          '{them} asked what you had come for. You said, nothing. It took three cups to establish it, and by the third {them} was showing you the good room, and the letters, and was gladder than {them.he} had been for a year of anybody at that door.',
          'You sat where visitors sit and were moved, in the course of it, to where the family does. {them} had heard of your affair, and had taken your side of it against a neighbour, with a broom. You did not leave until you had seen the dent.',
          'There is a form for calls, and {them} and you went through it as far as the weather. Then {them.he} laughed. The rest was not in any form. You were told to come again, and it was said from the step and not from the chair.',
        ],
        failure: [
          '{them} was at home, to a creditor. You were taken for his witness. When it had been cleared up there was not much left for either of you to say, and it was said politely.',
          'You called, and found that {them} had gone out to call on you. A servant of some sort had been left to tell you so. You waited at the one door and {them} at the other, in perfect friendship, until each gave it up.',
          'You asked first for news of {foe}, meaning to get it over. {them} answered, and shut the subject and the shutters too. So it was business, after all, {them.he} remarked.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Do a piece of work about {them}’s place',
        description: 'There is always a wall, or a tax return; it will take your back and the better part of a day.',
        success: [
          'It was the cistern, which had not been entered since the last census. You went down in your shirt and came up with two sandals and a bust. {them} stood and looked at clean water, and could not at first find the word, and then found your name.',
          'You carried stone until there was a wall. {them} walked along it twice, with one hand on the top. It had been asked for, {them.he} told you, of three governments; and you were made to sit down and be given the middle of the melon.',
          'You re-hung the door and then could not be let out through it, for thanks. {them} tried it again and again. In all that time, it came out, every friend who called had remarked upon that hinge, and gone home.',
        ],
        failure: [
          'You propped up the roof and took away what had been propping it. {them} was very good about it. You sat together in the remaining room and agreed that there was more light.',
          'It was the tax return. You worked through it in a fair hand, honestly, and {them} was found to owe four years. The pen was taken away from you with some gentleness.',
          'You dug where you had been shown. It was the neighbour’s. {them} was an hour in explaining you over the hedge, and at the end had to ask you to go, for the sake of peace.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'none'], {
        action: 'Sell what you know to {foe}’s rival',
        description: 'There is one in {place}, who will beat you down and be seen talking with you.',
        success: [
          'The rival heard you with his eyes shut, to show that he was not impressed, and opened them at the dates. It was bought as it stood. He wished to know whether there was more of it, and at what intervals.',
          'You laid it before her in order: who, where, by what right. She had been undersold by {foe} for six years, and had waited for precisely the third point. The bargain was struck before you had got to the fourth.',
          'He sent for a witness, and then sent the witness away. What you had about {foe} changed hands in a whisper, in the bath, with both of you looking at the ceiling; and each of you thought he had got the better of it.',
        ],
        failure: [
          'He listened to all of it, nodding. Then he said that it was most interesting, that he had bought it the day before, and that he would not say from whom.',
          'You had hardly named {foe} when the rival rose and bowed to you. They had become partners that week. She would pass on your good wishes, she said, word for word.',
          'You let him taste a little, as one does with cheese. He worked out the rest of it by himself, aloud, correctly, and wished you a good day.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'easy', 'slight'], {
        action: 'Offer your news of {foe} to the gazetteer',
        description:
          'He copies the public acts by hand for subscribers in {place}; he checks everything, with people who talk.',
        success: [
          'He had a hole in the second column, under the births. Your information fitted it to the line. It was paid for on the spot as prose and not as news, which comes dearer.',
          'He bit his pen over {foe}’s name, and asked whether the thing was true or merely certain. Both, you said. He took it for the country edition, where people read to the end.',
          'There were two gazetteers in {place}, and you were walked from the one to the other until the offers met. It went out among the weddings. Subscribers in three provinces knew {foe} better by the next post.',
        ],
        failure: [
          'He could use a scandal, he told you, or else a miracle. This was only wrong-doing. He would keep it by him for a day on which nothing happened, and did not pay for things that he kept.',
          'He sent a boy to have it confirmed, and the boy, who was thorough, asked {foe}’s steward. There arrived presently a polite note, and a larger offer for nothing to be printed. It had not been made to you.',
          'You told it too well. He laughed, and put it down as a fable, and fables in that gazette are written by his brother-in-law.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell {foe}’s tenants what you have learnt',
        description: 'They will ask why it costs nothing, and you will have to stay until they have stopped asking.',
        success: [
          'They heard you in the yard, standing by age. When you had done the eldest asked it to be said again for her sister. Then they went home and moved what had to be moved; and {foe}’s collectors knocked, for a week, at clean and empty rooms.',
          'You said it once, without adornment. There was no outcry. But each had a small part of the same knowledge, it appeared, and had thought that it was the only one; and {foe} had that month to deal with people who compared.',
          'It was free, you told them. That took longer to prove than the rest. In the end somebody’s child believed you, and they all followed the child; the rents of {place} went into a jar, by common consent, and {foe} waited for them.',
        ],
        failure: [
          'They thanked you and asked who else had it for nothing. Everybody, you said. So it could not be worth much; they went back in, and one of them called at {foe}’s, to see what that side was giving.',
          'They knew it already. They had known for years, a tired man told you, and had been careful not to say so aloud in that yard, which echoes. You could hear it doing so.',
          'You had the facts, and they had {foe}’s steward, who had joined the back of the crowd and took his hat off when you noticed him. After that there was nobody there but you and he.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Lay your knowledge before the guilds of {place}',
        description: 'It must be told in each hall, in order of foundation, beginning with the undertakers.',
        success: [
          'The undertakers took it calmly, the fullers not. By the time you had got down the list to the rope-makers they were already at work. {foe} was sold nothing in {place} that week, in the most courteous manner and from the best of motives.',
          'You spoke nine times, and it grew shorter. The last guild had it in one sentence, which they painted on a board. {foe} sent somebody to have the board removed; but no carpenter had the time.',
          'They asked what you would take for it. You said that they might take care. It pleased them, as guilds are fond of a motto, and they shut their gates on {foe}’s factor with it.',
        ],
        failure: [
          'You went to the bakers before the undertakers. It was not meant ill, they allowed; but until the slight had been made good no hall in {place} could take notice of what was said in another.',
          'They formed a committee, with two persons from each hall. You were present at the election of its chair. The matter of {foe} would be laid before it, they thought, in its turn.',
          'The masters had dined. They took you for the speaker who had been announced, on the history of felt, and at all that you said of {foe} they applauded, in the pauses.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Persuade a courier to carry word to {them}',
        description: 'The public post is not for private persons; you must find one who bends, and tell him why.',
        success: [
          'You gave him the reason, and he had a mother. Between two despatches of the first class he put in a line of no class at all: that you were coming. {them} had it in good time, and sent back that it would keep for some days.',
          'He would take nothing written, but he could be told a thing and happen to repeat it. He repeated it. {them} was found on the point of giving you up, and had put the kettle, so to speak, back on.',
          'The courier had been passing {them}’s very door for years, and had never been offered so much as a reason to stop. You supplied one. {them} knew within the week that you had not forgotten, and agreed to wait.',
        ],
        failure: [
          'He was incorruptible, and said so at length. You begged. It was against six regulations, in ascending order, and he had only got to the fourth when his horse was brought.',
          'He promised, and rode off in the other direction. It was pointed out to you that couriers promise on the right hand and that he had held up the left.',
          'Your words were carried, faithfully, to somebody else of the same name. There was a reply. It hoped that you were well, and did not know you.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Slip a line to {them} into the official bag',
        description: 'It has to look like a return of something; it costs an hour of ruling columns.',
        success: [
          'You drew it up as a schedule of bridges. Read downward, the first letter of each was for {them}. It went under the great seal, with an escort, and {them}, who had always been fond of bridges, understood it and stayed where {them.he} was.',
          'The clerk of the bag weighed it and asked what it was. A supplementary nil return, you replied. He had never been happier to stamp anything. {them} received it in form, and let the matter stand over some days longer.',
          'You folded your line into the edict on hedges, where nobody would look, and marked the corner. {them} was the one subscriber who opened it. You would come late, it said there, but you would come; and {them} put off what {them.he} had meant to do.',
        ],
        failure: [
          'It was so like a return that it was filed. You were told, when you inquired, how well it had compared with other years.',
          'The seventh column did not add up. They sent it back to you for correction, with a form, and a second form on which to account for the first. {them} heard nothing.',
          'They found the line, and read it out in the office to discover whether it was treason. It was thought rather touching. It was not sent.',
        ],
      }),
    },
  ],
  'ask-mate': [
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} what is to be thought of {foe}',
        description: 'You will be told, and it may take longer than the question did.',
        success: [
          '“I’ve worked for two like {foe},” said {mate}. “They’re never wicked before dinner. All day it is papers, and being tired, and somebody’s fault. Then one goes home and finds one’s own name on a list. I should look for the list, if I were you. There’s always one.”',
          '{mate} thought about it. “You keep asking what {foe} wants. I would ask what {foe}’s afraid of. Nobody buys that many locks because he likes the sound. Find out who it is that {foe} doesn’t dare to dismiss, and go and be civil to that one.”',
          '“You’d like me to say that {foe} is the worst person living,” {mate} answered. “Well, I had an uncle. What I do think is that {foe} counts. So do something that can’t be counted. Be late. Be kind to a fool. It will drive that whole house mad.”',
        ],
        failure: [
          '“Nobody ever asked me for an opinion without wanting it different,” said {mate}, and went on with what was in hand. “Ask me when you’ve eaten. You look to me like somebody who’s looking for leave to be angry.”',
          '“I think {foe} has more money than we have, and more sense,” {mate} said. “There. You did ask. I’ll come along just the same; but don’t tell me any more that we’re winning.”',
          '{mate} did not look up. “If I tell you what I think of {foe} you’ll use it in a speech. I’ve heard the speeches. Let me have one thing that’s only mine.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} about {who} and the oath',
        description: 'It costs nothing but the risk of being answered.',
        success: [
          '“Of {who}?” said {mate}. “Honest. I don’t say wise. Honest people are hard on those who run their errands, because they think it ought to be plain. You should write oftener. Two lines. Say you’ve got dry feet. It isn’t the oath that’s wearing {who.him} out, it’s the quiet.”',
          '{mate} scratched an ear. “You swore it to {who}, and I swore nothing to anybody, and here we both are. I’ve wondered about that. I believe I should like to see one thing, just once, come back to the person it was taken from. After that I could go home.”',
          '“I’d not tell {who} everything,” {mate} advised. “Not lies. Only leave out the ditch, and that supper. When it’s won you can put the ditch in again, and by then it will be funny. I kept accounts for a widow once; it’s all in what order they hear it.”',
        ],
        failure: [
          '“You want to know if {who} is worth it,” said {mate}. “I’m not going to tell you. If I say yes you’ll stop asking, and I say no and you’ll stop walking. Here, hold this.”',
          '“I think {who} has forgotten us,” {mate} said in the end. “People do. They cry, they find someone to swear, and then they sleep. I’m sorry. You had asked me so seldom that I thought I’d better be honest.”',
          '“Oaths!” said {mate}. “My father had three. We ate them, one bad year.” And no more was to be got on that head.',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} how things seem to go',
        description: 'A plain question, such as the senior ought not to put to the junior; it costs some standing.',
        success: [
          '“Three things,” said {mate}, and held up the fingers. “We talk too much at the gates. We rest too little. And you’ve begun to say ‘when’ in place of ‘if’. I liked that. The other two you can mend tomorrow.”',
          '{mate} was surprised to be asked, and took it seriously. “Slow. But I’ve been watching those who pass us. At the start they were all {foe}’s and in a hurry. Now they are still {foe}’s, only they look back over the shoulder. Something’s turned. You mustn’t ask me what.”',
          '“Better than you let on,” {mate} told you. “You count what we’ve failed in; somebody should keep the other column. We’re alive. There are five people between here and there who’d open a door to us, and last month there was one. I’ve got it written down.”',
        ],
        failure: [
          '“How does it go?” said {mate}. “It goes on. My feet go, and after them so do I. If you’re looking for a view you’ll have to be carried up somewhere.”',
          '“Badly,” said {mate}, “and you knew it, or you’d not have asked in that voice. I would have turned round a good way back. I was waiting for you to say it first, seeing that you’re the one who swore.”',
          '{mate} only shrugged. “They didn’t ask me at the beginning. It seems a bit late to be consulted. Go on, decide something; I’ll tell you afterward that I was against it.”',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} to listen among {foe}’s people',
        description: 'It means hours alone, with a borrowed errand, and you will have nothing to do but wait.',
        success: [
          '{mate} came back with clean hands and a full stomach. “I said I’d come about the mice. They showed me every room. There’s one they didn’t want mice caught in, and I stood in front of it looking stupid till somebody explained. {foe} means to move it all within the month. I’ve got the road.”',
          '“It’s the kitchen you want,” {mate} reported. “They sat me down to shell peas. By the second bowl I knew who comes to {foe} by the back stair, and what they call each other. I’d have stayed for supper, only the cook was getting fond of me.”',
          '{mate} dropped down beside you, out of breath and pleased. “They’re frightened. Nobody says so. But {foe} has had the same letter read aloud three times, by three different people, to see whether it’s the same each time. I heard the third. I can give you most of it.”',
        ],
        failure: [
          '{mate} was brought back between two porters and set down. “I told them I was the new clerk,” said {mate}. “It turns out they’d taken one on just before me. And he could add.”',
          '“They laughed,” {mate} said. “I’d hardly opened my mouth. It seems everyone there knows whom I go about with. One of them did you, walking. It was very like.” And {mate} would not be sent again that day.',
          '{mate} came in limping, and sat down with care. “Dogs,” said {mate}. “I’ve nothing about {foe} for you. I have a great deal about dogs.”',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'reflexes', 'medium', 'none'], {
        action: 'Send {mate} on ahead to see the way',
        description: 'Two eyes instead of four, for some hours, upon a road that {foe} may have manned.',
        success: [
          '“I counted them for you,” said {mate}, coming up out of the ditch. “Nine, and a tenth asleep. They’re {foe}’s, they stop all that’s on wheels, and they don’t so much as look at people carrying hay. So I have asked a man about hay.”',
          '{mate} drew it on the ground with a stick. “Here’s where they wait. Here’s where they think we’d go round, and they’ve somebody there too. And here’s where a woman hangs her washing, and from there I heard them say what {foe} wants done, and by when.”',
          '“There was a rider of {foe}’s, mending a girth,” {mate} told you. “I held the horse. People will say anything to whoever’s holding the horse. He carries {foe}’s orders out by this way and the answers home by another, and he’s sick of both. He told me which was the short one.”',
        ],
        failure: [
          '{mate} came back by another road with one sandal. “It’s watched,” said {mate}. “I can tell you that for certain, and I can tell you what they throw.”',
          '“I went as far as you told me,” said {mate}, “and saw a wall. So I sat down and waited for it to do something. I’m not made for this. Nobody looked at me, nobody spoke. I might have been a milestone.”',
          'It was long before {mate} returned, and a child was leading the way. “I asked the way from one of {foe}’s men,” {mate} confessed. “He was so polite. He told me, and I took it, and it went round in a ring.”',
        ],
      }),
    },
  ],
};
