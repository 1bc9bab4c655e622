import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const pirateClues: readonly ClueContent[] = [
  {
    key: 'pirates/lead-laundress',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A laundress in {place} has a letter that {them} left in a coat.',
    learned: [
      'A laundress in {place} found a private letter in a coat of {them}’s, and keeps it. She lets those read it who turn the mangle for her. Whoever knows what is in it can put pressure on {them}.',
      '{them} sent a coat to a laundress in {place} and left a shameful letter in it. She will not give it back. Help her with her work, read the letter, and you know where {them} is weak.',
      'A laundress in {place} has a letter that could ruin {them}: it was in a coat which she washed. She shows it to helpers. With what it says you could get at {them}.',
      'In {place} a laundress hides a letter that {them} forgot in a coat, and {them} has tried twice to buy it. Go and do her a turn at the mangle; reading it would give you a hold on {them}.',
      '{them} is afraid of one letter, and a laundress in {place} has it, from the pocket of a coat. She would let a helper read it. You could use it against {them}.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Turn the mangle for the laundress',
      description:
        'While you do her work she may let you read {them}’s letter; but it is a heavy mangle, and the washing of a large town.',
      success: [
        'Turned the mangle until there were no sheets left, and the laundress showed you {them}’s letter. In it was a promise, with a date, to the last person anyone would guess. With that you could get at {them}.',
        'Earned a sight of {them}’s letter: forty sheets, two blisters. {them} had begged pardon in it, three pages, of a man with no power whatever, and is ashamed before him still. That was the weak place.',
        'Read {them}’s letter on the laundress’s board, warm from the iron. It named a house, and a word that {them} had given there and not kept; so you knew where to press.',
      ],
      failure: [
        'Caught your sleeve in the mangle and went in as far as the elbow. The laundress wound you out, recalled that she was a discreet woman, and showed you no letter.',
        'Found {them}’s letter worn out; the laundress had read it to so many that it came apart at the folds. One piece was left, with “and remain, until that day” on it, and told nothing of use.',
        'Let the mangle run back, and a bishop’s sheet came through in two halves. The laundress put {them}’s letter up her sleeve and put you out in the yard. So you do not know what is in the letter.',
      ],
    }),
    lapsed: [
      'The laundress in {place}, whom you never went to see, has sold her mangle and sailed, and {them} has the letter back that gave a hold on {them.him}. You can learn nothing there any more.',
      'You went too late for {them}’s letter: it was burnt in a copper at the laundress’s in {place}, and there is nothing to be got from it. You came for nothing.',
    ],
  },
  {
    key: 'pirates/lead-tended-grave',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} pays to have a nameless grave at {place} kept in order.',
    learned: [
      '{them} pays for a grave at {place}, and has kept the name off the board. Go there and find out who is buried in it: it is somebody whom {them} wronged, and you could use that against {them}.',
      'At {place} there is a grave with a white board and no name, and {them} pays for the paint. Under the paint a name can be read. Whoever knows it has a hold on {them}.',
      '{them} was seen in tears beside a nameless grave at {place}. Nobody knows who lies there. Find out at the grave itself, and you know {them}’s weak spot.',
      'Four times a year {them} has a certain grave at {place} painted and laid with shells, in secret. The name under the paint would tell you what {them} is ashamed of, and could be used.',
      '{them} had the name on a grave at {place} painted over, to hide who died. Scrape off the paint and read it, and {them} has something to fear from you.',
    ],
    offer: does(['explore', 'perception', 'medium', 'none'], {
      action: 'Find out who lies in the nameless grave',
      description:
        'The name is on the board, under nine coats of paint, and gives you a hold on {them}; somebody may come while you scrape.',
      success: [
        'Laid your cheek to the board and read the name under the paint. It was a woman’s; {them} had sworn never to have met her. Now you had one name at which {them} would stop.',
        'Found under a shell a scrap of slate, in {them}’s hand: “I went back for you, too late.” So {them} had left somebody, gone back, and found this grave to dig. It was a hold on {them}.',
        'Scraped off nine coats of paint, the breadth of a thumb, and had the name: it was {them}’s own messmate, written off as a deserter. {them} could be touched there.',
      ],
      failure: [
        'Scraped the white board, and under the white was more white. An old soldier with a pot came round it, paid by {them} to see that nobody did so. No name was found.',
        'Dug at the wrong mound. Had out two shells and a yard of sand before the goat that lay there could be recognised. Of {them}’s grave you learned nothing.',
        'Had the first letter of the name, an M, when somebody came with fresh shells for {them}’s grave and sat down to cry beside it. Could not scrape in front of that. You left with one letter, and it was no use.',
      ],
    }),
    lapsed: [
      'You left the nameless grave at {place} too long: {them} had the board taken up and a stone put down with a false name. Nobody will learn now who it is.',
      'You did not go to {place} in time to learn whose grave {them} keeps there, and the sea took it, shells and all.',
    ],
  },
  {
    key: 'pirates/lead-sitter',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A painter at {place} did {them}’s portrait, and saw something he left out.',
    learned: [
      'A painter at {place} made {them}’s portrait, and was paid to leave out a weakness of {them}’s body. He talks while he works. Sit to him as a model, and learn what it is, to use in a fight.',
      '{them} has a weak side, and a painter at {place} saw it when he painted {them}. He chatters to anyone who sits for him. Sit for him, and you will know how to come at {them}.',
      'At {place} lives a painter who knows on which side {them} cannot defend {them.him}self: he had to hide it in a portrait. He would tell it to a patient model, and you could be one.',
      '{them} paid a painter at {place} twice for one portrait, so that he should paint out a fault. He would tell it to whoever sits for him. You could use it against {them}.',
      'Only a painter at {place} has looked long enough at {them} to know {them.his} bodily weakness. He needs a model, and gossips over the brush. What he says would help you when you meet {them}.',
    ],
    offer: does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Sit to the painter as Saint Sebastian',
      description:
        'While he paints he may tell you where {them} is weak; but he wants both of your arms over your head, for hours.',
      success: [
        'Stood as Sebastian till your arms shook, and the painter told you: {them} is deaf on one side, the side that he left out, and guesses at half of what is said. You knew now from which side to come.',
        'Sat, and had it by the second day: {them}’s hand shakes when a door opens behind, and the painter had put a glove over it. {them} cannot bear a door at {them.his} back.',
        'Had the secret from the painter between two brushes. {them} keeps one eye half shut, and sees nothing with it; he had turned the head so as to hide that. It had cost you three sittings.',
      ],
      failure: [
        'Fell over in the pose, arrows and all, and the painter drew that, from three sides, and did not speak. You learned nothing of {them}.',
        'Held up both arms while the painter talked of ochre. When you asked him about {them}, he asked who that was, and wanted your mouth more open. You learned nothing of {them}.',
        'Sneezed, with your arms bound, and shot the last arrow out of your own ribs into the canvas. The painter sent you down before he had come to {them}. You had learned nothing.',
      ],
    }),
    lapsed: [
      'You waited, and the painter left {place}, bound to Paris, and what he knew of {them}’s weak side went with him.',
      'You came too late to the painter at {place}: {them} has had a second portrait of him, and shut his mouth with the price. No more of {them} is to be learned in that house.',
    ],
  },
  {
    key: 'pirates/lead-salt-beef',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'Ninety casks of beef wait at {place} for {them}, and have not been passed yet.',
    learned: [
      '{them} cannot sail before a surveyor has passed ninety casks of beef, which stand at {place}. Open a few so that the meat goes bad, and he refuses them all, and {them} has to wait.',
      '{them}’s provisions, ninety casks of beef, lie in a shed at {place} and have still to be inspected. If some were spoiled, all would be thrown out, and {them} would lose weeks.',
      'At {place} are ninety casks of salt beef for {them}’s people. They are inspected soon, and one foul cask condemns the lot. Let air into one there, and {them} is held up.',
      '{them} has all the food for the next move in one place: ninety casks of beef at {place}, hardly guarded. Spoil a few, the inspector rejects the rest, and {them} must find others first.',
      'The beef for {them}’s whole company is at {place}, in ninety casks. It must be inspected before it is shipped. Knock out a bung or two there, and {them} gets no food and no start.',
    ],
    offer: does(['craft', 'vigour', 'medium', 'slight'], {
      action: 'Let air into some casks of the beef',
      description:
        'If one cask is foul all ninety are refused, and {them} must wait; they are stacked four high, and smell of last year.',
      success: [
        'Drew three bungs and lay down behind the stack. The surveyor smelt the first cask and condemned all ninety from across the street. {them} must wait until as many oxen are found, killed and salted. That will take weeks.',
        'Let air, flies and a small fish into {them}’s beef. It was refused, the whole ninety, after {them}’s agent ate a piece before witnesses. No provisions now for {them}, and so no sailing. The agent lived.',
        'Spoiled four casks at {place}, and the surveyor threw out every one. {them} is held back for want of beef, some ninety casks short. Damage to self: the coat cannot be worn near people.',
      ],
      failure: [
        'Knocked out a bung, and the beef came by your ear and went over the whole shed. That cask was bad before; they rolled it out, thanked you, and passed the rest for {them}. Nothing was spoiled.',
        'Worked the first bung loose, and the stack came loose with it. Casks went past on both sides, down to the jetty, where {them}’s people caught and loaded them. You saved them a week of carrying.',
        'Opened a cask, and it was excellent beef. Stayed to make certain, with biscuit, until the surveyor came in and passed the ninety on the strength of your face. {them} is provided.',
      ],
    }),
    lapsed: [
      'You did nothing about {them}’s beef at {place}, and the ninety casks were passed and shipped. {them} is not held up by a day.',
      'You left the casks at {place} alone too long, and {them}’s people have eaten the first of the beef and nobody is ill. Nothing will hold {them} up there.',
    ],
  },
  {
    key: 'pirates/lead-pilot',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'The pilot whom {them} needs is in {place}, and cannot leave a game of cards.',
    learned: [
      '{them} cannot sail without a certain pilot, who sits in {place} over a game of cards and will not leave while he is losing. Go and keep him at the table, and {them} must wait.',
      'The only pilot who can guide {them} is in {place}, gambling. He goes aboard when he has won back his boots. Join the game and see that it does not end, and {them} is held up.',
      '{them} waits for a pilot, and the pilot waits for luck: he plays cards in {place} and has lost his boots. Deal him a long game there, and {them} loses time.',
      '{them} has hired a pilot in {place} who cannot stop playing cards. As long as he plays, {them} stays in harbour. You could sit down with him and make the game last.',
      'In {place} a pilot is playing cards, and {them}’s ship lies idle until he comes. He leaves only as winner or ruined. Go there, let him be neither, and {them} is late.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Keep the pilot at his game of cards',
      hurt: 'blow',
      description:
        'While he neither wins nor is ruined he stays, and {them} waits for him; you have to cheat, and the other three have dealt before.',
      success: [
        'Let the pilot win one boot; then he had to win the other; then half a horse. He is in that chair still, and {them}’s boat went back empty. It will be long before {them} finds another such.',
        'Dealt so that the pilot won from you and lost to the next man, by the same sum. {them}’s messenger stood, then sat, then was dealt in. You left both of them even and unable to stop. {them} must wait.',
        'Kept the pilot at the table with nothing but small pairs, and {them} lost the passage and a month with it. He has one boot to go.',
      ],
      failure: [
        'Played an ace too many. It came from your cuff; the fourth man had its fellow in his, and shouted first. The pilot went out by the window in his stockings and is aboard with {them}. You had a blow on the head.',
        'Cut the cards too cleverly, and the pilot won the lot in one hand: boots, horse, table. He swore off cards, embraced you, and went to join {them}. So {them} has a pilot.',
        'Lost to the pilot twice, out of pity, and so he had his boots on. {them}’s boat took him off directly. So {them} has a pilot.',
      ],
    }),
    lapsed: [
      'You left the pilot too long in {place}, and {them}’s people carried him aboard, chair and cards. {them} can sail.',
      'You never went to deal to the pilot in {place}, and his daughter turned over the card-table and took him to {them} herself. He is at the helm there now.',
    ],
  },
  {
    key: 'pirates/lead-false-marks',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s people find their way by two white posts at {place}.',
    learned: [
      '{them}’s carriers find their way at {place} by two white posts, kept in one line. Go there and move the hinder post, and the carriers will run into the mud, and {them} must wait for the stores.',
      'All {them}’s stores go by way of {place}, with nothing but two white posts for a guide. If somebody shifted one by ten paces, the mules would bog, and {them} would lose weeks.',
      'There are two white posts at {place}, which mark the only firm ground for {them}’s mule-trains. Move one of them, and {them}’s supplies sink to the packs and come late.',
      '{them} depends on supplies that come by a soft road at {place}, and the drivers steer by two white posts. Dig out one post and set it up wrong, and {them} is delayed.',
      '{them}’s mule-drivers are strangers at {place} and trust two white posts there to show the way. One post in the wrong spot would send the whole train astray and hold up {them}.',
    ],
    offer: does(['force', 'strength', 'hard', 'slight'], {
      action: 'Move a white post ten paces aside',
      description:
        'It leads {them}’s mules into the mud, and the stores come late; it is a mast, sunk a man’s height deep, and must stand straight again.',
      success: [
        'Dug out the hinder post, carried it ten paces and set it up again. Twenty of {them}’s mules followed it into the mud as far as the packs; {them} will be long in digging them out. That had strained your back.',
        'Moved the post, trod down the turf, and lay by to see. The carriers went wide by two leagues, singing, and {them} must wait till they are found. Distance moved, ten paces.',
        'Shifted {them}’s mark by ten paces, and the whole train of stores ran aground past {place}. {them} is stopped until it is unloaded by hand. Nobody had seen you do it.',
      ],
      failure: [
        'Dug round the post as deep as your neck, and it leaned over and shut you in. Got out on the far side. {them}’s mark stands firmer than it did, having had the earth trodden. You had done {them} a service.',
        'Could not move the post, so painted a third one; and it showed {them}’s carriers a short way through, which saves them an hour. They cheered you for it.',
        'Had the post on your shoulder when the carriers came, and they supposed that you were mending it. They held the lantern and showed you the hole. You set it up where it had been, {them}’s mark, as straight as before.',
      ],
    }),
    lapsed: [
      'You left the two posts at {place} alone, and {them} has had a road built there, with a ditch on both sides, and cannot be held up there now.',
      'You waited, and all {them}’s stores came in safe by the two posts at {place}. {them} was not held up.',
    ],
  },
];
