import type { Plugin } from 'vite';
import { viewModule } from '../../disk/project.ts';

/** What components of MUI bring with them and nothing of the view uses, and what stands in its place. */
const UNUSED: [file: RegExp, instead: string][] = [
  // Ripples, which the theme turns off, and what turns in a button while it loads.
  [
    /@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/CircularProgress)\.mjs$/,
    'export default () => null;',
  ],
  // What starts a ripple.
  [
    /@mui\/material\/useLazyRipple\/useLazyRipple\.mjs$/,
    'const none = () => {}; const ripple = { ref: { current: null }, start: none, stop: none, pulsate: none }; export default () => ripple;',
  ],
  // Signs of MUI's own: a face without a picture or a letter, and a trail that is cut short.
  [/@mui\/material\/(?:internal\/svg-icons\/\w+|Breadcrumbs\/BreadcrumbCollapsed)\.mjs$/, 'export default () => null;'],
  // The theme of components that are given none.
  [/@mui\/material\/styles\/defaultTheme\.mjs$/, 'export default {};'],
  [/@mui\/system\/createTheme\/createTheme\.mjs$/, 'export default () => ({});'],
  // `sx`: styles are written where a component is made.
  [/@mui\/system\/styleFunctionSx\/extendSxProp\.mjs$/, 'export default (props) => props;'],
  [/@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/, 'export default {};'],
  [
    /@mui\/system\/styleFunctionSx\/styleFunctionSx\.mjs$/,
    'export const unstable_createStyleFunctionSx = () => () => null; export default () => null;',
  ],
  // A list of all attributes that there are: the view hands elements no others but MUI's own.
  [/@emotion\/is-prop-valid\//, 'export default (name) => !/^(?:as|theme|sx|ownerState)$/.test(name);'],
  // What wraps class components, of which there are none.
  [/\/hoist-non-react-statics\//, 'export default (target) => target;'],
];

/**
 * Leaves out of the code what of MUI and Emotion the view does not use: a seventh of what is loaded for a form. Only for
 * sites without blocks of their own, which may use all of it.
 */
export function plainMuiPlugin(): Plugin {
  const theme = viewModule('theme/theme');
  const plainTheme = viewModule('theme/plain-theme');
  return {
    name: 'pagewright:plain-mui',
    // What is developed with is loaded as it was published.
    apply: (_, { mode }) => mode === 'production',
    enforce: 'pre',
    load(id) {
      if (id === theme) return `export { theme } from ${JSON.stringify(plainTheme)};`;
      const code = UNUSED.find(([file]) => file.test(id))?.[1];
      return code === undefined ? undefined : { code, moduleSideEffects: false };
    },
  };
}
