import { type Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\//;
const NAME_FOR_TOOLS = /^\w+\.displayName = .*$/gm;
const BUILT_AS_IT_LOADS = /\bReact\d*\.(createContext|forwardRef|memo)\(/g;

/**
 * The router builds all its components as it loads, so that the ones that nothing uses would stay in the script. Their
 * names for React's tools are left out, and their making is declared free of effects: 1.7 kB, compressed.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: (code, id) =>
    ROUTER.test(id)
      ? { code: code.replace(NAME_FOR_TOOLS, '').replace(BUILT_AS_IT_LOADS, '/* @__PURE__ */ $&'), map: null }
      : null,
});
