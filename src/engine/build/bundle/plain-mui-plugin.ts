import type { Plugin } from 'vite';
import { viewModule } from '../../disk/project.ts';

/** Modules that MUI's components import and the view does not need, with replacements. */
const UNUSED: [file: RegExp, instead: string][] = [
  // Ripples, which the theme disables, and the spinner of loading buttons.
  [
    /@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/CircularProgress)\.mjs$/,
    'export default () => null;',
  ],
  // The hook that starts ripples.
  [
    /@mui\/material\/useLazyRipple\/useLazyRipple\.mjs$/,
    'const none = () => {}; const ripple = { ref: { current: null }, start: none, stop: none, pulsate: none }; export default () => ripple;',
  ],
  // MUI's own icons: of an avatar without picture and letter, and of collapsed breadcrumbs.
  [/@mui\/material\/(?:internal\/svg-icons\/\w+|Breadcrumbs\/BreadcrumbCollapsed)\.mjs$/, 'export default () => null;'],
  // The default theme.
  [/@mui\/material\/styles\/defaultTheme\.mjs$/, 'export default {};'],
  [/@mui\/system\/createTheme\/createTheme\.mjs$/, 'export default () => ({});'],
  // The prop `sx`, which the view does not use.
  [/@mui\/system\/styleFunctionSx\/extendSxProp\.mjs$/, 'export default (props) => props;'],
  [/@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/, 'export default {};'],
  [
    /@mui\/system\/styleFunctionSx\/styleFunctionSx\.mjs$/,
    'export const unstable_createStyleFunctionSx = () => () => null; export default () => null;',
  ],
  // A list of all HTML attributes: the view passes no other props than these and MUI's own.
  [/@emotion\/is-prop-valid\//, 'export default (name) => !/^(?:as|theme|sx|ownerState)$/.test(name);'],
  // For class components, of which there are none.
  [/\/hoist-non-react-statics\//, 'export default (target) => target;'],
];

/**
 * A plugin that replaces modules of MUI and Emotion which the view does not need: a seventh of the code that is loaded
 * for a form. Not for sites with own blocks, which may use all of MUI.
 */
export function plainMuiPlugin(): Plugin {
  const theme = viewModule('theme/theme');
  const plainTheme = viewModule('theme/plain-theme');
  return {
    name: 'pagewright:plain-mui',
    // In development, packages are optimized as they are.
    apply: (_, { mode }) => mode === 'production',
    enforce: 'pre',
    load(id) {
      if (id === theme) return `export { theme } from ${JSON.stringify(plainTheme)};`;
      const code = UNUSED.find(([file]) => file.test(id))?.[1];
      return code === undefined ? undefined : { code, moduleSideEffects: false };
    },
  };
}
