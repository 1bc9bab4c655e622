import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const vikingServices: ServiceContent = {
  buy: [
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Go along the booths with silver in hand',
      description: 'They will weigh it, bend it and bite it before they tell you what they have.',
      success:
        'You let the woman at the third booth in {place} bite your silver, and then asked to bite hers. She laughed and brought out what she kept under the board for cousins. It was weighed with the thumb off the scale.',
      failure:
        'You had settled on the thing and on the weight when she found a spot of copper in your silver. It was a small spot, but she held it up for the whole row of booths in {place} to see, and the bargain went back under the board.',
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Buy from a ship that has just come in',
      description: 'Nothing is priced yet; nor has anyone told you what is wrong with it.',
      success:
        'They were still lashing the oars, and wanted silver for their first ale since the Skaw. You turned the goods to the light, found the one flaw, kept your finger on it while you talked, and were served before {place} had got its shoes on.',
      failure:
        'What was on top was sound, and what was below was salt water in the shape of goods. You saw that only just in time. The crew were rather proud of the top layer and told you how it was done.',
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Sell from a cloak spread on the planks',
      description: 'You must stand by it and praise it louder than the gulls.',
      success:
        'You told them where it came from and who had wept to part with it. A farmer’s wife said she had never believed a word less; she took it up, put it down, walked as far as the well, and came back with her silver counted.',
      failure:
        'You cried it up and down until your voice went. Two old men of {place} sat opposite and told all comers what such a thing had cost in their day. By the time the booths came down you could have recited it with them.',
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Bargain over it at the weigh-house',
      description: 'The scales there are honest, and so is the opinion that comes with them.',
      success:
        'The weigher named a sum, and you named the sum he would be asking for it tomorrow. You met between the two, nearer to yours. He tied up the silver for you in a rag, and said you were wasted on the road.',
      failure:
        'You asked its weight in silver. He put it in the pan, and laid bits in the other, slowly, with tongs. When he stopped you both looked at the heap for some time, and you took your goods away again.',
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Have your hurts washed and bound',
      description: 'She uses hot leeks and cold words, and there is no having the one without the other.',
      success:
        'She had you eat leek broth, waited, and smelled at the wound to see how deep it went. “You will live,” she told you; it was clear that she had heard better news. Then she bound it up so that you could no longer feel where it had been.',
      failure:
        'She was called away with your bandage half on, to a birth, and the other half was done by her grandson of seven. He did it with great care. It was beautiful, and it came off in {place} before you had turned the corner.',
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Sweat in the bath-house and be tended',
      description: 'An old man will beat you with birch twigs, and he has been looking forward to it.',
      success:
        'He threw water on the stones till you could not see him, and beat you till you could not feel it. Then there was the tub, the salve, a bench with a fleece. You lay and heard {place} go about its work, as one does a stream.',
      failure:
        'The stones were cold on account of a wedding. He beat you all the same, so as not to lose the knack. You came out cleaner, and limping on the other side.',
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Ask on the benches who is free',
      description: 'They will want to hear who sailed with you last, and what became of them.',
      success:
        'You told the benches how the last ones fared, and left in the bad part. It grew quiet; people in {place} are used to hearing only about the glory. At the lower end somebody put a cup down and asked when you meant to be off.',
      failure:
        'You praised the pay, the road and the company. “So what happened to the last one?” they asked, and you were a breath too long in saying. They went on with their ale, and talked about sheep.',
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Look over the idle hands on the jetty',
      description: 'The good ones are all at sea, so you must find out what is the matter with each.',
      success:
        'You passed over the one who sang and the one with new scars, and watched who it was that moved a child back from the edge without breaking off talk. What was the matter there was a temper. You judged that you could use it.',
      failure:
        'You took your time and picked well, and while you were still saying so a skipper walked by and whistled. Your choice went up the plank with a sea-chest. The others on the jetty asked whether you had thought of them at all.',
    }),
  ],
  ask: [
    does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Sit by the rope-walk and ask for news',
      description: 'The women walk backwards and talk forwards, and you will have to carry the hemp.',
      success: [
        'You carried hemp from one end to the other and back, and with every length the tale got longer. They had it from a cook, who had it from a pilot. By the end of the rope you knew a thing that was not yet known in the hall.',
        'They gave you the tar-brush end, and talked over your head in both directions. A king was dead, or sold; it depended which of them you were nearer to. When you had washed your hands you put the two halves together, and it made sense.',
        'You walked hemp until the tow was done. Nobody told you anything; they told one another, at the top of their voices, the length of the walk. There was a ship overdue, and a marriage, and a quarrel about a toll, and by the last strand you knew how each of them would end.',
        'They tied the end to your belt, since it was no use explaining, and you walked away from them until you fetched up. So you had everything twice: at the near end as it was told, and at the far end as it was corrected. There was a levy in it, and a drowned bishop, and a fleet that nobody was meant to have counted.',
        'You were set to turn the crank, where one hears best and may say least. One strand was an uncle, and two strands were a feud. By the time that three were laid up together you could have told who was fitting out a ship, and against whom, and what was owing for the sail.',
        'You were given the top to hold, a wooden cone with three grooves, and told to keep it moving and your mouth shut. Behind it the yarn came separate, and so did the tales. In front of it there was a single rope, with a wedding in it, and a burning, and who had paid for which.',
        'It was the oldest who had the news, and she walked the farthest. You went beside her with the hemp over both arms, sixty fathoms out and sixty back, until she had made out whose child you were; then it came quite evenly, like the yarn, a fathom to a chieftain.',
      ],
      failure: [
        'You lost the place, and walked forwards, into the yarn. It takes three women to get somebody out of that. They told you all about it afterwards, whose turn it was to boil the tar, and whose it ought to have been.',
        'You let go. It was the only thing that they had asked you not to do. Sixty fathoms went by you, untwisting, and hummed; and for the rest of the time there was no talk on the walk except about one person.',
        'They left off talking when you took up the hemp, and sang. It was a long song, with a verse to each strand, about a stranger who carries and asks questions. It may have been an old one, but the last verses had your shoes in them.',
      ],
    }),
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Sit down with the ferry-folk at their fire',
      description: 'Everyone’s business goes over with them, and they like to be asked nicely.',
      success:
        'You began with the weather and let them finish with everything else. They told it across you, correcting each other on the names. All you had to do, in that corner of {place}, was turn your head from the one to the other and look slow.',
      failure: [
        'You asked too soon. They looked into the fire, all four, and one of them told you that the river was wet. It was agreed to be so. After that there was nothing to hear but the logs of {place}, shifting.',
        'They were four, and had not been of one mind since the spring flood. Your question was too good for any of them to leave to the others. When you got up they were standing in the shallows, and had settled so far only which of them was to speak first.',
        'You asked nicely, and they told you who had gone over, down to the last hen. You had thanked them before it came out that all this was in the year when Harald drowned. Nothing since then had struck them as worth the trouble.',
        'You had sat down in somebody’s place. Nobody told you so. They talked across your head of oars, and then of other oars; and when he came in the end, and stood and looked at you, you gave it up to him without having heard about anything else.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Play the king’s table against all comers',
      description: 'Eight men for the king and sixteen after him; the oldest man in {place} keeps the board.',
      success:
        'He let you have the king. You made as if to run him to the left, and gave up a man there, and another, until the old fellow leaned over to enjoy it. Then the king walked out at the other corner with his hands behind him.',
      failure:
        'You were three moves from the edge when you saw how he was smiling. He had lost a man or two on purpose, as one spills grain for a hen. He offered to show you where it began; it was your first move.',
    }),
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Play at knives on the ale-house bench',
      description: 'Between the fingers of your own spread hand, and quicker each time round.',
      success:
        'You went round once slowly, once fast, and once looking the other fellow in the eye. The knife made a sound like a woodpecker. He looked at his own hand for a while, front and back, and said that he had a wife to think of.',
      failure:
        'You were faster than he was for four fingers. There is a notch in that bench now. They show it to strangers in {place}, and tell of the one who made no sound at all until well clear of the houses.',
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Bring Thor his share at the hof',
      description: 'The priest is mucking out, and you will have to wait till he has found the bowl.',
      success:
        'He sprinkled you with the twig, and the posts, and a hen. The old wooden face looked over your head as it had over your grandfather’s. You said what you had come to say. Something rumbled a long way off, and it was he, or else a cart on the planks.',
      failure:
        'The twig was dry and so was the priest. He asked what the god should know about you, and whatever you thought of, it sounded like boasting in there. You left the bowl at the foot of the post. The hen had it before you were out of the door.',
    }),
    does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Keep the watch at the mounds with ale',
      description: 'You pour for them and tell them the news; they do not care to be lied to.',
      success:
        'You poured, and told the dead of {place} who was married and who drowned. You told them about the oath. It was as though a large room had gone quiet in order to listen, and nobody in it disagreed. You stood up lighter by more than the ale.',
      failure:
        'You came to your own part in the news, and improved on it a little. The grass on the mound lay down all one way, and stayed down. You told it over again, correctly, and it took most of the time you had.',
    }),
  ],
  work: [
    does(['craft', 'endurance', 'easy', 'slight'], {
      action: 'Lay new turf on a widow’s roof',
      description: 'Two hundred sods up a ladder, and there are goats on it already.',
      success:
        'You laid them like shingles, with birch bark under, and trod each one in. The goats of {place} came along behind you and found no fault. The widow went in beneath and looked up for chinks, and came out again and told you that there were none.',
      failure:
        'You had done the one side, and it lay very even, when the goats came over the ridge to look. They set to at the edge that you had just trodden down and pulled up the first sod, and with it, like a stocking, the rest. Half {place} brought its dinner out to watch.',
    }),
    does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Draw ships up to the sheds',
      description: 'Thirty on a rope, and whoever is new gets the end that is in the water.',
      success:
        'You dug in your heels and sang what they sang. She came up the rollers a span at a time, groaning, like a rich aunt out of a chair. When her forefoot touched the beam thirty people lay down on their backs, and one of them handed you the jug.',
      failure:
        'You pulled when they breathed and breathed when they pulled. She felt it. She came half way up, thought better of it and went down again to the sea with all thirty of you after her, and the caller stood at the top and wished to know which one it was.',
    }),
  ],
};
