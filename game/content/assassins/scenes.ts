import { type SceneContent } from '../../model/content/scenes.js';

export const assassinScenes: readonly SceneContent[] = [];
