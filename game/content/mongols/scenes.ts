import { type SceneContent } from '../../model/content/scenes.js';

export const mongolScenes: readonly SceneContent[] = [];
