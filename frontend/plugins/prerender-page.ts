import { type InlineConfig, type Plugin, runnerImport } from 'vite';

const ROOT = '<div id="root"></div>';
const LIGHTS = ['day', 'night'] as const;

/** Writes the first page into the built index.html, once by each light, so that it is seen before its script has come. In development the script writes it. */
export const writtenPage = (config: Pick<InlineConfig, 'root' | 'resolve'>): Plugin => ({
  name: 'written-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT} to write the first page beside`);
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
