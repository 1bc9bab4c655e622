import { COIN } from '#game/content/coin.js';
import { type SceneRef } from '#game/model/attempt.js';
import { sameHex } from '#game/model/hex.js';
import { type Scene, type ScenePerson } from '#game/model/scene.js';

/** 'Bodvar', or 'the ferryman' while nobody has told the name. */
const personsName = (person: ScenePerson | undefined): string =>
  person === undefined ? 'whoever is here' : (person.name ?? `the ${person.trade}`);

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const wayNamed = (scene: Scene, to: Extract<SceneRef, { of: 'way' }>): string => {
  const way = scene.ways.find((option) => sameHex(option, to));
  if (way === undefined) return 'that way';
  return way.isCity ? way.description : `the ${uncapitalised(way.description)}`;
};

type NameOf = { readonly [K in SceneRef['of']]: (ref: Extract<SceneRef, { of: K }>, scene: Scene) => string };

const NAME_OF: NameOf = {
  person: ({ id }, { persons }) => personsName(persons.find((person) => person.id === id)),
  figure: (_, { persons }) => personsName(persons.find(({ id, isHere }) => id === null && isHere)),
  companion: ({ id }, { companions }) => companions.find((companion) => companion.id === id)?.name ?? 'your companion',
  thing: ({ name }) => `your ${uncapitalised(name)}`,
  sight: ({ name }) => `the ${name}`,
  coins: ({ amount }, { faction }) => `${amount} ${COIN[faction][amount === 1 ? 'one' : 'many']}`,
  place: ({ name }) => name,
  way: (ref, scene) => wayNamed(scene, ref),
  thread: ({ id }, { saga }) => {
    const thread = saga?.threads.find((open) => open.id === id);
    return thread ? `what stands between you and ${thread.themName}` : 'what is still open';
  },
  oath: () => 'your oath',
  threat: () => 'what threatens you',
  self: () => 'yourself',
};

/** A thing of the scene as a sentence names it: 'Bodvar', 'your hunting bow', '3 pieces of silver'. */
export const nameOfRef = (ref: SceneRef, scene: Scene): string =>
  (NAME_OF[ref.of] as (ref: SceneRef, scene: Scene) => string)(ref, scene);
