import { type SceneContent } from '../../model/content/scenes.js';

export const vikingScenes: readonly SceneContent[] = [];
