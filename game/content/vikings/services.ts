import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const vikingServices: ServiceContent = {
  buy: [
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Buy something at the booths with your silver',
      needs: BY_DAY,
      description: 'They will weigh your silver, bend it and bite it before they tell you what they have.',
      success: [
        'You got a fair bargain in the booths of {place}. You let the woman at the third booth bite your silver, and then asked to bite hers. She laughed and brought out what she kept under the board for cousins. It was weighed with the thumb off the scale.',
        'You bought fairly in the booths of {place}, because two sellers there were at law with each other. They had the same goods and one mother-in-law. Each came down by an ounce to spite the other. You stood between them and turned your head. It was ended when she came.',
        'You got a good bargain in the booths of {place} by offering one whole ring. The seller would have had to cut it in order to cheat you, and it was too well made. She added to the goods until the ring was covered. Her neighbour witnessed the size.',
      ],
      failure: [
        'You bought nothing in the booths of {place}. You had settled on the thing and on the weight when the seller found a spot of copper in your silver. It was a small spot, but she held it up for the whole row to see.',
        'You bought nothing in the booths of {place}, for they did not know the king on your silver. It was held that he was somebody’s uncle. He was passed down the row for an opinion. He was not well thought of there, and you had him back.',
        'You had agreed on a price in the booths of {place} when a farmer spoke against the scales. They were light, he said. It went to witnesses, and to their witnesses. The scales were found to be right, and by then the booth was shut.',
      ],
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Buy from a ship that has just come in',
      description: 'You buy of her crew; nothing is priced yet, nor has anyone told you what is wrong with it.',
      success: [
        'You bought well from a ship that had just come in at {place}. The crew were still lashing the oars, and wanted silver for their first ale. You turned the goods to the light, found the one flaw, and kept your finger on it while you talked.',
        'You bought from a ship at {place} before her skipper had come ashore. His wife was selling, and no one had told her what he paid. You named a sum, and she named a lower one. You did not argue. He could be heard to, later.',
        'You carried the plank to a ship that had come in at {place}, and so you had the first choice of her goods. That is the custom there. You went forward, where no one stows what is heavy, and found it. The second comer had the smell.',
      ],
      failure: [
        'You bought nothing from the ship at {place}. What was on top was sound, and what was below was spoiled by salt water. You saw it in time. The crew were proud of the top layer and told you how it was done.',
        'You bought nothing from the ship at {place}, for her goods were an inheritance and not yet divided. The widow sat on them until the heirs should come. You offered for one corner of the heap. “Whose corner is it?” she said. No one could answer that.',
        'You were the first on board of a ship at {place} and bought nothing there. The crew took you for the toll-man and hid what they had. By the time that it was cleared up the toll-man had come. He looked at you, and at them, and sat down on a cask.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Sell goods from a cloak spread on the planks',
      needs: BY_DAY,
      description: 'You sell what you can spare out of your bag, and must praise it louder than the gulls.',
      success: [
        'You sold your goods from a cloak on the planks of {place}. You told people where they came from and who had wept to part with them. A farmer’s wife had never believed a word less, she said. She walked as far as the well, and came back with her silver counted.',
        'You sold from your cloak on the planks of {place}, because you did not sell to the first buyer. He offered little, and you began to fold the cloak. Three who had listened came up to show him how it is done. It was the middle one who bought.',
        'You sold your goods on the planks of {place} to a man who wished to vex his brother. The brother had just bid for them. You said what you had given, and it was nearly so. They stood nose to nose over your cloak, and the elder had it. It was held in the left hand, so that he could point.',
      ],
      failure: [
        'You sold nothing in {place}. You cried your goods up and down until your voice went. Two old men sat opposite and told all comers what such a thing had cost in their day.',
        'You spread your cloak on the planks of {place}, and no one bought from it. You had spread it where they gut fish. What you had was looked at from some way off and walked round. There was one offer, and a cat made it.',
        'You sold nothing on the planks of {place}, for the woman next to you had the same goods and five children. They cried them in five voices. You were asked to move along a little, and then a little more. Then you were at the end of the jetty.',
      ],
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Sell your goods by weight at the weigh-house',
      needs: BY_DAY,
      description:
        'You bargain there over something of yours; the scales are honest, and so is the opinion that comes with them.',
      success: [
        'You struck a good bargain at the weigh-house of {place}. The weigher named a sum, and you named the sum he would be asking the next day. You met between the two, nearer to yours. He tied up the silver for you in a rag.',
        'You sold at the weigh-house of {place}, and the weigher was behind the buyer. He may not buy what he weighs. His sister bid for it, and he looked at the wall. She was told with one finger when to stop, and it was not soon.',
        'You sold at the weigh-house of {place} for what the scales said and something over. There was a bit of lead under the one pan. You saw it, and the weigher saw you see it. Neither of you named it. He reckoned to the next whole ounce.',
      ],
      failure: [
        'You did not sell at the weigh-house of {place}. You asked what your goods were worth in silver. The weigher put them in the pan, and laid bits in the other with tongs. When he stopped you both looked at the heap, and you took your goods away again.',
        'You had no sale at the weigh-house of {place}. The buyer would give half in silver and half in a cow. She was weighed by telling, and she was a heavy cow. Then his neighbour was asked, and said that she had been dry since Harald’s time.',
        'You did not sell at the weigh-house of {place}, for the weights were out on loan. An estate was being divided on three farms. You were shown the nails where each one hangs. They would be back when the heirs agreed, said the weigher, and he sat down.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Have your hurts washed and bound',
      description:
        'A healer does it for silver, with hot leeks and cold words, and there is no having the one without the other.',
      success: [
        'A leech-woman in {place} washed and bound your hurts, and they healed well. She had you eat leek broth, waited, and smelled at the wound to see how deep it went. “You will live,” she said. She had heard better news.',
        'Your hurts were washed and bound in {place} by a widow who had bound her own three sons. She used leeks and told you what you had done wrong. They closed within the week.',
        'The leech-woman of {place} looked at each hurt, named it, and bound it, and you were healed. She had a low opinion of your sword-arm. She said so with each knot.',
        'Your hurts were washed with hot water and bound with old linen, and they healed clean. A girl of ten did it in {place}, for her mother was out. She was not thanked enough.',
      ],
      failure: [
        'Your hurts were badly bound in {place}. The leech-woman was called away to a birth, and her grandson of seven did the other half. He did it with great care. It came off before you had turned the corner.',
        'Your hurts were not bound in {place}, for the leech-woman had gone to a birth. Her husband offered to do it. He was a tanner, and you did not let him.',
        'The leech-woman of {place} washed your hurts and then was called out to her cow, and they were not bound. The cow was worth more. You sat with the leeks until they were cold.',
        'Your hurts were bound in {place} and the binding came off before the door. You were no better. The linen had been a sail, and it was a poor sail too.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Sweat in the bath-house and be tended',
      description: 'It heals; but an old man will beat you with birch twigs, and he has been looking forward to it.',
      success: [
        'You sweated in the bath-house of {place}, and it did you good. The old man who keeps it threw water on the stones till you could not see him, and beat you till you could not feel it. Then there was the tub, the salve, and a bench with a fleece.',
        'You sweated in the bath-house of {place}, and the old man tended you with birch and cold water, and you were well after it. He had begun at the shoulders. He knew his trade.',
        'The bath-house of {place} healed you in three evenings. You sat on the top bench between two brothers who were at law. They poured water on the stones by turns.',
        'You were tended in the bath-house of {place} and walked out mended. The old man broke two bundles of twigs on you. He named what he was paid for, and he was paid.',
      ],
      failure: [
        'The bath-house of {place} did you no good, for the stones were cold on account of a wedding. The old man who keeps it beat you all the same, so as not to lose the knack. You came out cleaner, and limped on the other side.',
        'You got no good of the bath-house of {place}. The old man had put the green wood in, and there was smoke and no heat. You came out grey, and your hurts came out with you.',
        'You fainted on the top bench of the bath-house, and were laid outside in {place} and not tended. The old man was sorry. He had not yet used the twigs.',
        'The bath-house of {place} was not open to you. It was the women’s day, and it was held to. They told you so, and there were nine of them with ladles.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask on the ale-benches who would join you',
      description:
        'You may hire a companion; they will want to hear who sailed with you last, and what became of them.',
      success: [
        'You found somebody on the benches of {place} who would come with you. You told them how those before had fared, and left in the bad part. At the lower end somebody put a cup down and asked when you meant to be off.',
        'You asked on the benches of {place}, and one got up who had quarrelled with his own brother that morning. He had his chest packed already. He came with you.',
        'Somebody on the benches of {place} was free and said so. You were asked who had sailed with you last, and you named them, and what became of each. That was held to be an answer.',
        'You had a companion off the benches of {place} before the ale went round. A widow’s second son stood up. The eldest had the farm, and it was not a big farm.',
      ],
      failure: [
        'Nobody on the benches of {place} would come with you. You praised the pay, the road and the company. “So what happened to the last one?” they asked, and you were a breath too long in saying. They talked about sheep after that.',
        'You asked on the benches of {place}, and all who were free had been hired the day before, for a wedding and a burning. You sailed with nobody new. The benches were not full.',
        'One on the benches of {place} would have come with you. His mother’s brother said that he was owed two more winters of him. It was the law, and he sat down again.',
        'You named on the benches of {place} those who had been with you last, and it was a long list. Nobody got up after it. Two moved farther off.',
      ],
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Look for somebody to hire on the jetty',
      needs: BY_DAY,
      description:
        'People wait there for work; the good ones are all at sea, so find out what is the matter with each.',
      success: [
        'You chose a hired hand well on the jetty of {place}. You passed over the one who sang and the one with new scars, and watched who it was that moved a child back from the edge. What was the matter there was a temper. You judged that you could use it.',
        'You looked over the idle hands on the jetty of {place} and found what was the matter with one. He could not swim. Nor could you, and you hired him.',
        'You hired one off the jetty of {place} who had been put ashore for answering the skipper. You asked what the answer had been. It had been right, and you said so.',
        'An idle hand on the jetty of {place} caught a rope for a stranger and made it fast without being asked. That was the one whom you hired. The others had watched him do it.',
      ],
      failure: [
        'You hired nobody on the jetty of {place}. You took your time and picked well, and while you were still saying so a skipper walked by and whistled. The one you had chosen went up his plank with a sea-chest.',
        'You looked over the idle hands on the jetty of {place} and found out what was the matter with each. There was something the matter with all of them. You hired no one.',
        'You chose one on the jetty of {place}, and his last skipper came and claimed him for a debt. There were witnesses to it. You were left with his sea-chest until he sent for it.',
        'You came late to the jetty of {place}, and a trader had taken all who could row. Those who were left could sing. You did not hire singers.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Sit by the rope-walk and ask for news',
      description: 'The women who twist rope there hear everything; they will talk while you carry the hemp for them.',
      success: [
        'The women of the rope-walk told you news that was not yet known in the hall. You carried hemp from one end to the other and back, and with every length the tale got longer. They had it from a cook, who had it from a pilot.',
        'You heard the news at the rope-walk in two halves, and put them together. The women gave you the tar-brush end, and talked over your head in both directions. A king was dead, or sold; it depended which of them you were nearer to.',
        'You learned at the rope-walk of a ship overdue, a marriage, and a quarrel about a toll. The women told you nothing. They told one another, at the top of their voices, the length of the walk.',
        'You had all the news of the rope-walk, and had it twice. The women tied the end to your belt: at the near end it was told, and at the far end it was corrected. There was a levy in it, and a fleet that nobody was meant to have counted.',
        'You learned at the rope-walk who was fitting out a ship, and against whom. The women set you to turn the crank, where one hears best and may say least. You heard also what was owing for the sail.',
        'You held the top at the rope-walk and heard all the news. It is a wooden cone with three grooves, and you were told to keep it moving and your mouth shut. There was a wedding in the talk, and a burning, and who had paid for which.',
        'The oldest woman of the rope-walk told you the news. You went beside her with the hemp over both arms, sixty fathoms out and sixty back, until she had made out whose child you were. Then it came evenly, a fathom to a chieftain.',
      ],
      failure: [
        'You heard no news at the rope-walk, for you walked into the yarn. It takes three women to get somebody out of that. They told you afterwards whose turn it was to boil the tar, and whose it ought to have been.',
        'You let go of the rope, and nobody told you any news. It was the only thing that the women had asked you not to do. Sixty fathoms went by you, untwisting. For the rest of the time there was no talk except about one person.',
        'The women of the rope-walk told you nothing. They left off talking when you took up the hemp, and sang. It was a long song, about a stranger who carries and asks questions. The last verses had your shoes in them.',
        'You carried hemp at the rope-walk all day, and the women talked of it and of your carrying. There was no other news. You had carried it to the wrong end.',
      ],
    }),
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask the ferry-folk at their fire for news',
      description: 'Everyone’s business goes over with them, and they like to be asked nicely.',
      success: [
        'The ferry-folk of {place} told you all their news. You began with the weather and let them finish with everything else. They told it across you and corrected each other on the names. You had only to turn your head and look slow.',
        'You asked the ferry-folk of {place} first about their children, and then you had their news. It took the whole evening. A smith had moved, a farm had been sold, and you heard what you had come to hear.',
        'The ferry-folk let you row one crossing for them and told you on the way what had gone over that week. It was two priests, a stallion and a lawsuit. You had what you needed.',
        'You sat down with the ferry-folk at the fire and fed it, and the oldest of them told you the news of both banks. The banks do not agree. You heard them both out.',
      ],
      failure: [
        'The ferry-folk of {place} told you nothing, for you asked too soon. They looked into the fire, all four, and one of them told you that the river was wet. It was agreed to be so.',
        'You got no answer from the ferry-folk of {place}. They were four, and had not been of one mind since the spring flood. When you got up they had settled so far only which of them was to speak first.',
        'The news that you had from the ferry-folk of {place} was worth nothing. They told you who had gone over, down to the last hen. It came out that all this was in the year when Harald drowned.',
        'You heard no news from the ferry-folk, for you had sat down in somebody’s place. Nobody told you so. They talked across your head of oars, and then of other oars, until he came and stood and looked at you.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Play the king’s table against all comers',
      description:
        'It is a board game for silver: eight men for the king and sixteen after him; the oldest man in {place} keeps the board.',
      success: [
        'You won at king’s table in {place}. You let the king run to one side, and gave up a man there, and another, until your opponent leaned over to enjoy it. Then the king walked out at the other corner.',
        'You won at king’s table in {place} against a boy of nine who had beaten everyone. He looked at the board and not at you. You moved slowly until he was tired of it. He left one corner open, to see whether you would find it. You found it and were not thanked.',
        'You won at king’s table in {place} from the outer side, and that is the harder one. You let two men go by the throne and closed the ring behind them. Your opponent played on for six moves. The oldest man there had laid the king on his side before that.',
      ],
      failure: [
        'You lost at king’s table in {place}. You were three moves from the edge when you saw how your opponent was smiling. He had lost a man or two on purpose. He offered to show you where it began; it was your first move.',
        'You lost at king’s table in {place} by one corner. You had closed it in your mind and not on the board. The king stood in it before you looked that way. Your opponent owned that it had been news to him too.',
        'You lost at king’s table in {place}, because you took your hand off a man too soon. A man that is let go is moved, by the rule there. You had meant the one beside it. Four old men talked it over, and all of them said that it was a hard rule.',
      ],
    }),
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Play at knives on the ale-house bench',
      description: 'You stab for silver between the fingers of your own spread hand, and quicker each time round.',
      success: [
        'You won at knives in the ale-house of {place}. You went round your fingers once slowly, once fast, and once with your eyes on the other man’s. He looked at his own hand for a while, front and back, and said that he had a wife to think of.',
        'You won at knives in the ale-house of {place} by going slowly. The others went for speed, and they sat down one after another and held a rag. You went five times round at the pace of churning. The last of them could not sit through it.',
        'You won at knives in the ale-house of {place} with your left hand to hold the knife. Your right was known there by report. The ale-wife kept the count out loud. She had kept it for two husbands, and she had ended on a lower number.',
      ],
      failure: [
        'You lost at knives in the ale-house of {place}, and were cut. You were faster than the other man for four fingers. There is a notch in that bench now. They show it to strangers, and tell of the one who made no sound until well clear of the houses.',
        'You lost at knives in the ale-house of {place}, and it was the bench that did it. It had one short leg, and a stout man sat down at your fourth finger. He begged your pardon and sent for a rag. Then he finished your ale, since you had no hand for it.',
        'You lost at knives in the ale-house of {place} to a woman who cut bait. She did not look at her hand at all. She told you about her daughter’s wedding. You looked at hers, and that was when yours was nicked.',
      ],
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Bring Thor his share at the temple',
      description:
        'It may ease your mind; the priest is mucking out, and you will have to wait till he has found the bowl.',
      success: [
        'You brought Thor his share at the temple of {place}, and went away content. The priest sprinkled you with the twig, and the posts, and a hen. You said what you had come to say. Something rumbled a long way off, and it was Thor, or else a cart on the planks.',
        'You brought Thor his share at the hof of {place}, and the priest said that it was taken. He had poured it over the post, and the wood drank it. It does not do so for everyone. He had you put your hand there, and it was dry. You went out lighter by that.',
        'You gave Thor his share in {place} and named what you had left undone. The priest cut each thing on a stick and laid the stick on the fire. It burned from one end to the other and did not stop. He ruled that you were quit of those. No one had spoken against it.',
      ],
      failure: [
        'Your offering to Thor went badly. The twig was dry and so was the priest. He asked what the god should know about you, and whatever you said was boasting. You left the bowl at the foot of the post. The hen had it before you were out of the door.',
        'You got no good of your offering to Thor in {place}, for a farmer was there before you about a well. He had nine points. The priest had no voice when it came to you, and he said your words in a whisper. Thor is held to be somewhat deaf.',
        'You gave Thor his share in {place}, and it went for nothing, because a goat stood before the posts. Thor is known to be fond of goats. The priest would not move it. You said what you had to say to its back, and it walked out in the middle.',
      ],
    }),
    does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Pour ale for the dead at the grave-mounds',
      description: 'You sit up and tell them the news, and it may ease your mind; they do not care to be lied to.',
      success: [
        'You kept the watch at the mounds of {place}, and rose lighter from it. You poured ale for the dead and told them who was married and who drowned. You told them about the oath. No one there spoke against it.',
        'You kept the watch at the mounds of {place}, and it did you good. You poured, and said the names that are known. At the oldest mound nobody has the name, and there you poured longest. You went down from it with an easier step.',
        'You watched at the mounds of {place} beside a widow, and you were the better for it. She talked to hers. You talked to whoever would hear. At the last she poured your ale out for you, on her man’s side, and said that he thanked you. You were not last in thanking him.',
      ],
      failure: [
        'Your watch at the mounds of {place} went wrong. You came to your own part in the news, and improved on it a little. The grass on the mound lay down all one way, and stayed down. You had to tell it over again, correctly.',
        'You kept the watch at the mounds of {place} and fell asleep on somebody’s grandfather. It is not forbidden. It is remarked on. You were sat on in your sleep by a man of weight, and you got up no easier.',
        'You poured for the dead at {place}, and you poured for one family and left out the next. They had been at feud for sixty years. The cup fell over when you set it down between them. You had no peace of that watch, and neither had they.',
      ],
    }),
  ],
  work: [
    does(['craft', 'endurance', 'easy', 'slight'], {
      action: 'Lay new turf on a widow’s roof',
      needs: BY_DAY,
      description: 'She pays for it: two hundred sods up a ladder, and there are goats on the roof already.',
      success: [
        'You laid turf on a widow’s roof in {place}, and it was well done. There was birch bark under it, and you trod each sod in. The goats came along behind you and found no fault. The widow looked up for chinks from inside, and there were none.',
        'You turfed a widow’s roof in {place}, and the work was good. You laid the sods with the green side down first, as she told you, and it is right. Her neighbour had done it the other way. His roof had come in to supper. He walked round yours twice and asked you nothing.',
        'You laid the turf on a widow’s roof in {place}, and it held at the trial. She threw up three buckets of water and sat down indoors on a dry stool. She looked up for some time. Then she sent a boy to the other side with a fourth.',
      ],
      failure: [
        'Your work on the widow’s roof was undone by goats. You had laid the one side, and it lay very even, when they came over the ridge to look. They pulled up the first sod, and with it the rest. Half {place} brought its dinner out to watch.',
        'You laid the turf on a widow’s roof in {place}, and it had to come off again. You had cut the sods in her brother-in-law’s meadow. The brook was the boundary, and there were two brooks. He stood there with two witnesses while you carried back his half.',
        'You came off a widow’s roof in {place} together with the last row of sods. They were wet, and one took the next. You lay under them in the yard. She held that it was well laid, where it was, and that she had wanted it higher.',
      ],
    }),
    does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Help to draw ships up to the sheds',
      description: 'There is pay for it: thirty pull on a rope, and whoever is new gets the end in the water.',
      success: [
        'You helped to draw a ship up to her shed at {place}. You dug in your heels and sang what the others sang. She came up the rollers a span at a time. When her forefoot touched the beam thirty people lay down on their backs, and one of them handed you the jug.',
        'You helped to draw up a ship at {place}, and she did not slip. The caller had a new song and no voice for it. You knew the song. So they stood you on a roller to sing it, and twenty-nine pulled. It was ruled that you had done a share.',
        'You were on the rope at {place} until all four ships were in their sheds. At the third the man before you fell, and you held for two until he was up. His skipper saw that. He asked whose kin you were, and at the fourth he still knew it.',
      ],
      failure: [
        'You pulled out of time, and the ship at {place} ran back into the sea. She had come half way up. All thirty of you went after her, and the caller stood at the top and wished to know which one it was.',
        'You were given the rope’s end to tie at {place}, and it came off. The ship stayed half in the water, and thirty sat down in a row. The caller walked along all of them to look at the knot. He held it up by one end, and then it was no knot.',
        'You pulled with the others at {place} on a ship that was still moored. No one had told the caller. You pulled until the post came up, and after that it went quickly. Her owner asked who had pulled hardest. It was the newest who was named.',
      ],
    }),
  ],
};
