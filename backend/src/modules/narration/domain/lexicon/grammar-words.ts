/** Words that carry the grammar of a sentence, and those that say nothing of what is meant. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const DETERMINERS =
  words(`the a an this that these those my our your his her its their some any another every each all both no one's other own more
  old young big small large little great long short tall good bad poor rich nearest next closest nearby first last same local whole entire dead dying wounded sleeping drunken angry strange`);
export const PREPOSITIONS =
  words(`to with at on onto in into from for about against by of over under behind through across around towards toward
  near beside using off up down out away along past inside outside between before after regarding concerning upon beneath above beyond round via without within`);
export const PRONOUNS = words(
  `him her them it me us he she they myself himself herself themselves itself you everyone everybody anyone anybody someone somebody`,
);
export const AUXILIARIES = words(
  `am is are was were be been being do does did have has had will would shall should can could may might must`,
);
export const FILLERS =
  words(`just now then so well please okay ok oh hey again also quickly finally simply really actually maybe perhaps still even only first next
  suddenly immediately instead anyway and but or too either together once more already yes yeah right alright um uh hmm ah kindly swiftly there here back away ahead forward forwards`);
export const WH_WORDS = words(`what where who whom whose when why how which`);

/** Too common to tell one meaning from another. */
export const IDLE_WORDS =
  words(`the a an and or but of in on at to from with by for into onto over under out off up down it its is are was were be been am
  i me my mine we us our you your he him his she her they them their this that these those there here then than as if so not no
  one all what who which where until before after about around some any have has had will would can could do does did
  just please try going go want like let get got very too also more again own along through while when`);

/** Things that anybody may do without having or seeing anything. */
export const OPEN_NOUNS =
  words(`area surroundings place around everything anything something nothing situation ground land scene view distance direction horizon
  ambush trap trouble danger help water food shelter supplies firewood herbs berries game fish mushrooms treasure gold loot clues clue tracks trail signs exit hiding spot cover
  song prayer story tale tune verse poem joke dance speech fire camp bed tent meal dinner supper breakfast lunch bread meat soup stew torch arrows arrow bandage splint raft snare spear club stick stone
  rest nap sleep breath moment while time hour hours minute minutes day days night luck gods god heaven spirits ancestors soul dead peace mercy forgiveness blessing
  way life lives word words truth lie lies name names hand hands head face feet foot fist fists teeth knee knees eyes eye ears voice shoulder arms arm back throat leg legs heart weapon weapons armour mind
  news rumours rumors work job business deal price room bargain passage directions advice information road weather wounds wound anything else someone somebody people person anyone
  swamp marsh bog fen moor desert dune dunes waste hills hill mountains mountain forest wood woods plains plain sea ocean coast shore beach river lake town city village settlement market passage
  ale beer wine booze liquor mead drink milk fruit nuts stew porridge feast clothes clothing shoes boots cloak
  noise sound smell wind rain sun moon stars stars sky air medicine map door`);
