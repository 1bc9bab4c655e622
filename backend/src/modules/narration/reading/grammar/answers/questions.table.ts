import { type Scene } from '#game/model/scene.js';
import * as more from './more-state.answers.js';
import { RULES } from './rules.answers.js';
import * as state from './state.answers.js';

type Answer = (scene: Scene, text: string) => string | null;

/** What is asked, and what answers it; the first that fits. */
export const QUESTIONS: readonly (readonly [RegExp, Answer])[] = [
  [
    /\b(?:what happens (?:if|when) i (?:die|fall)|if i die|is death permanent|(?:do|can|will|could) i (?:die|respawn))\b/,
    RULES.death,
  ],
  [/\bgo back (?:a|one|some|\d+) (?:turns?|steps?)\b|\b(?:undo|rewind|take (?:that|it) back)\b/, RULES.death],
  [/\b(?:how many (?:turns|actions|tokens)|tokens?)\b/, RULES.tokens],
  [
    /\bwhat (?:is|are|does|do) (?:my |the |an? )?(?:strength|reflexes|charisma|intellect|vigour|perception|endurance|attributes?)\b.*\b(?:for|do|does|mean|good)\b/,
    RULES.attributes,
  ],
  [
    /\b(?:what|which) (?:am i (?:good|best|bad|worst) at|are my (?:strengths|weaknesses)|do i do (?:well|best))|best attributes?\b/,
    more.strengths,
  ],
  [/\bhow (?:strong|fast|quick|agile|smart|clever|wise|charming|tough|hardy|sharp|observant) am i\b/, state.attribute],
  [
    /\bhow (?:do|can|should|to) (?:i )?(?:use|equip|wear)\b|\bwhat (?:are|do) (?:my )?(?:items|things) (?:for|do)\b/,
    RULES.items,
  ],
  [/\bwhat am i (?:carrying|holding|wearing)\b|\bwhat is in my\b/, state.carried],
  [/\bwhat does (?:easy|medium|hard) mean\b|\b(?:easy|medium|hard) mean\b/, RULES.odds],
  [/\b(?:risk|slight|serious|grave)\b.*\bmean\b|\bwhat is (?:the )?risk\b/, RULES.risk],
  [/\bwhat (?:is|are) (?:a )?hex(?:es)?\b/, RULES.hex],
  [
    /\bwhy (?:did|do) (?:i|we|it|that) (?:fail|lose|miss|not work)|\bwhy (?:was|did) (?:that|it) (?:not )?(?:fail|work|succeed)/,
    RULES.failed,
  ],
  [
    /\b(?:multi-?player|who (?:made|wrote|built|programmed) (?:this|the) game|what (?:is|kind of game is) this game|is this (?:a )?(?:game|real|ai))\b/,
    RULES.game,
  ],
  [
    /\b(?:what (?:did i do|have i done|has happened|happened (?:so far|before|yesterday|last|earlier|until now))|story so far|recap|summary of)\b/,
    RULES.story,
  ],
  [
    /\b(?:whom? (?:have i met|do i know)|(?:the )?people (?:i know|i have met|i met)|what do (?:people|they|others|folk) think of me|am i (?:liked|hated|loved|feared|famous)|(?:do they|does anyone|does anybody) (?:like|hate|trust|know) me|my (?:friends|acquaintances|reputation|relations))\b/,
    more.acquaintances,
  ],
  [
    /\b(?:what can i (?:buy|get|hire) here|what is for sale|how much (?:is|are|does|do|for) (?!time|food|money)[a-z ]+|prices?|what does .* cost|what (?:services|goods) are)\b/,
    more.prices,
  ],
  [/\b(?:is there|are there|any) (?:a |an |any |some )?(?:rivers?|streams?|water|roads?|paths?)\b/, more.ground],
  [
    /\b(?:what (?:lies|is|would i find|do i find|waits|awaits)|is it (?:safe|dangerous|far|hard|easy)|how (?:far|dangerous|safe|hard) is it|what about)\b.*\b(?:north|south|east|west)/,
    more.wayThere,
  ],
  [
    /\bhow (?:long|much time|many hours) (?:is it )?(?:until|till|to|before) (?:the )?(?:night|morning|dawn|dusk|noon|evening|sunset|sunrise)/,
    state.time,
  ],
  [
    /\b(?:who (?:swore|sent|made) me|whom? (?:did i swear|am i sworn|do i serve|am i doing this)|what am i after|where (?:is|can i find|do i find) (?:my )?(?:the )?(?:enemy|foe))\b/,
    state.oath,
  ],
  [
    /\b(?:does|is|are) (?:anyone|anybody|someone|somebody) (?:travel|travels|travelling|with me|come with me|coming with me|following me)|\bam i (?:travelling )?alone\b.*\btravel/,
    state.companions,
  ],
  [
    /\b(?:what should i do|what (?:now|next)|what do i do(?: now| next| here)?$|where (?:should|must) i go|best (?:choice|option|thing to do|move|way)|what would you (?:do|advise|suggest)|(?:any|give me an?|got any|some) (?:hints?|advice|tips?|ideas?|suggestions?)|(?:can you )?(?:hint|advise) |what do you (?:suggest|recommend|advise))/,
    more.next,
  ],
  [/\btell me (?:more )?about (?:the |this )?(?:land|area|place|country|surroundings|region)\b/, state.seen],
  [/^(?:what (?:would happen |happens )?if (?:i|we)|should (?:i|we)|would it be)\b/, RULES.odds],
  [/^count my (?:money|coins|silver|gold)/, state.purse],
  [
    /\b(?:hit ?points?|hp|health|how (?:badly )?(?:hurt|wounded|injured)|my (?:wounds|condition|injuries|life)|i am (?:so |very |quite )?(?:hurt|wounded|tired|exhausted|bleeding|cold)|am i (?:hurt|wounded|injured|dying|alive|ok|okay|healthy|bleeding)|how am i(?: doing| feeling)?$|how do i feel)\b/,
    state.health,
  ],
  [
    /\b(?:how (?:do|can|does) (?:i|one|you) (?:heal|rest|recover|regain|get better)|how (?:does|do) (?:healing|resting) work)\b/,
    RULES.rest,
  ],
  [
    /\b(?:how (?:much|many) (?:money|coins?|gold|silver|\w+ do i have left)|(?:my|much|the) (?:money|coins?|purse|gold|silver)\b(?!.*\b(?:give|worth)\b)|am i (?:rich|poor|broke)|can i afford|do i have (?:any |enough )?(?:money|coins?|gold|silver))\b/,
    state.purse,
  ],
  [
    /\b(?:what (?:is|are|do) (?:i|in my|my) (?:carry|carrying|have|own|hold|holding|wearing|got|pack|bag|inventory|equipment|gear|belongings|items|things|possessions|weapons?|pockets?)|what have i got|what do i (?:have|carry|own)|(?:my|show|list|open|check|see|view|display) (?:my |the )?(?:inventory|items|belongings|equipment|gear|pack|bag|things)|what (?:weapons?|items?|things?|equipment|tools?) do i|^inventory|^inv$|^i$|^items$|^equipment$)\b/,
    state.carried,
  ],
  [/\b(?:how do i (?:use|equip)|what (?:do|are) (?:items|things) (?:do|for))\b/, RULES.items],
  [
    /\b(?:(?:my|how (?:strong|fast|smart|clever|quick|tough|charming)|what is my) .*(?:strength|reflexes|charisma|intellect|vigour|perception|endurance)|how (?:strong|good)\b.*\bam i)\b/,
    state.attribute,
  ],
  [
    /\b(?:my (?:stats?|attributes?|sheet|skills?|abilities|character|profession|class|name)|who am i|what am i(?: good at)?$|^stats?$|^status$|character sheet|what can i do well|how (?:strong|fast|smart|clever) am i)\b/,
    state.sheet,
  ],
  [
    /\b(?:what (?:time|day|hour|season|month|year) is|what is the (?:time|date|day|season|hour|weather)|(?:how|what) is the weather|what weather|which (?:day|season)|is it (?:day|night|dark|morning|noon|raining|snowing|winter|summer|late|cold)|how late|when is (?:it )?(?:night|morning|dawn|dusk)|what .*weather)\b/,
    state.time,
  ],
  [
    /\b(?:(?:am i|i am)(?: so| very| quite)? (?:hungry|starving|thirsty)|how (?:much|long) .*\b(?:food|rations|provisions)|do i have (?:any |enough )?(?:food|rations|to eat)|when did i (?:last )?eat|how hungry)\b/,
    state.hunger,
  ],
  [
    /\b(?:where (?:am i|are we|is this|do i stand)|what (?:is this|place is this|land is this)(?: place)?$|which (?:town|city|place) (?:is this|am i)|what is (?:this place|this town|the name of this place))\b/,
    state.whereabouts,
  ],
  [
    /\b(?:where (?:can|could|should|may|do) (?:i|we) (?:go|travel|move|walk|ride|sail)|which way|what (?:ways|paths|roads|exits|directions)|which directions?|^exits$|where (?:does|do) (?:the|this) (?:road|path|way)s? (?:lead|go)|how do i (?:leave|get out))\b/,
    state.ways,
  ],
  [
    /\b(?:where is the (?:nearest|closest|next) (?:town|city|village|settlement|market|port)|(?:nearest|closest) (?:town|city|village)|what (?:towns|cities|villages)|which (?:towns|cities)|any (?:town|city|village)s? (?:near|nearby|around)|^map$|(?:show|open|see|check|view)(?: me)? (?:my |the )?map)\b/,
    state.towns,
  ],
  [
    /\b(?:what (?:is|was) (?:my|the) (?:oath|quest|goal|mission|task|objective|vow|purpose|aim)|what (?:did|have) i (?:swear|sworn|promise|promised)|my (?:oath|quest|goal|mission|vow|objective)\b|what am i (?:doing here|supposed to do|meant to do|here for)|what (?:must|should|do) i (?:have to )?(?:do|accomplish) (?:to|for) (?:keep|fulfil|my oath)|why am i here|how (?:far|close|near) .*\boath|(?:oath|quest) progress|where (?:must|should|do) i go (?:for|to (?:keep|fulfil))|how many boxes)\b/,
    state.oath,
  ],
  [
    /\b(?:(?:what|who) (?:is|are) (?:the |my )?(?:threat|danger|threatens?|enemy|enemies|foe|after me|hunting me)|how (?:much|long|many) .*\b(?:time|threat|clock|segments)|the clock|the threat|who (?:hunts|is hunting|chases) me|what threatens)\b/,
    state.threat,
  ],
  [
    /\b(?:(?:what|whom?|who) do i owe|my (?:debts?|promises|threads|feuds?|obligations)|what (?:promises|debts|threads|matters|deals)|open (?:threads|matters)|do i owe)\b/,
    state.threads,
  ],
  [
    /\b(?:who (?:is|are|else is) (?:here|there|around|present|nearby|with me here|in the room|these people)|is (?:anyone|anybody|someone|somebody) (?:here|there|around|nearby|else)|am i alone|are there (?:people|others)|who do i see|whom do i see|who can i (?:talk|speak) to)\b/,
    state.company,
  ],
  [
    /\b(?:who (?:is|are|travels?) (?:with me|my companions?|in my (?:party|company))|(?:my|what) (?:companions?|party|company|friends|crew)\b|how (?:is|are) my (?:companions?|horse|dog|friends?|hawk)|loyalty)\b/,
    state.companions,
  ],
  [
    /\b(?:what (?:can|could|should|may|might|shall|do) (?:i|we) (?:do(?: here| now| next)?|try)$|what (?:are|is) my (?:options?|choices)|what (?:now|next)$|(?:my|the|list|show) (?:options?|choices)|what (?:is|are) possible|^options$|^choices$|i (?:do not|don't) know what to do|i am (?:stuck|lost|confused)|what are the (?:options|choices))\b/,
    state.choices,
  ],
  [
    /\b(?:what (?:do i|can i|else do i|is there to) (?:see|hear|smell|notice)|what (?:is|lies|stands) (?:around|here|in front of|before|there)|describe (?:the |my |this )?(?:area|place|surroundings|scene|room|land)?|what (?:does|do) (?:it|this|everything|this place|the (?:place|area|land)) look like|what is (?:happening|going on)|what (?:just )?happened|is there anything (?:here|interesting|of interest|else))\b/,
    state.seen,
  ],
  [
    /\b(?:how (?:likely|hard|difficult|risky|dangerous)|(?:what|how) (?:is|are|good are|big is) (?:my|the) (?:chances?|odds)|my (?:chances?|odds)|(?:the )?odds\b|how (?:do|does) (?:the )?(?:dice|rolls?|checks?|chances?|odds|tests?|combat|fighting|fights?) work|would i (?:win|succeed)|can i (?:win|beat)|how is (?:success|the chance))\b/,
    RULES.odds,
  ],
  [
    /\b(?:how (?:do|can|does one|would|could|does) (?:i |you |we |one )?(?:win|finish|complete|end|succeed|fulfil)|how does (?:the (?:game|oath|saga)|this|it) (?:work|end)|what is the (?:point|goal) of)\b/,
    RULES.win,
  ],
  [
    /\b(?:how (?:do|can) i (?:travel|move|get around|walk|use the map)|how does (?:travel|movement|moving|the map) work|how far can i)\b/,
    RULES.travel,
  ],
  [
    /\b(?:what happens (?:if|when) i die|(?:do|can|will) i (?:die|respawn|lose)|is death permanent|go back (?:a|one) turn|undo|rewind)\b/,
    RULES.death,
  ],
  [
    /\b(?:tokens?|how many (?:actions|turns) (?:do i|are)|what does (?:a turn|an action|this) cost|subscription)\b/,
    RULES.tokens,
  ],
  [
    /\b(?:(?:how (?:do|can) i |^)(?:save|load|quit|exit|restart|log ?out)|save (?:the |my )?game|load (?:the |my )?game)\b/,
    RULES.save,
  ],
  [/\b(?:where|how) (?:can|do) i (?:buy|sell|trade|shop|get (?:a|some|more))\b/, RULES.trade],
  [
    /^(?:help|help me|commands?|what are the (?:rules|commands)|how (?:do|can) (?:i|you|we) play|how (?:does|do) (?:this|the game|it|i|the rules)(?: work)?|rules|hint|tutorial|instructions|what (?:is|are) (?:this game|the rules))\b(?! (?:him|her|them|the|me|my|to|bury|with))/,
    RULES.help,
  ],
];
