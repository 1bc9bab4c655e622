import { type SceneContent } from '../../model/content/scenes.js';

export const barbarianScenes: readonly SceneContent[] = [];
