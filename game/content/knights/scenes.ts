import { type SceneContent } from '../../model/content/scenes.js';

export const knightScenes: readonly SceneContent[] = [];
