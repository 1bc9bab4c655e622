import { type InlineConfig, type Plugin, runnerImport } from 'vite';

const ROOT = '<div id="root"></div>';
const LIGHTS = ['day', 'night'] as const;

/** Prerenders the first page into the built index.html, once for each light, so that it is visible before its script has loaded. In development the script renders it. */
export const writtenPage = (config: Pick<InlineConfig, 'root' | 'resolve'>): Plugin => ({
  name: 'written-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT} to prerender the first page into`);
      const { module } = await runnerImport<typeof import('../src/prerender.js')>('/src/prerender.tsx', {
        ...config,
        mode: 'production',
      });
      const pages = LIGHTS.map(
        (light) => `<div class="written" data-by="${light}">${module.prerenderPage(light)}</div>`,
      );
      return html.replace(ROOT, () => [ROOT, ...pages].join('\n    '));
    },
  },
});
