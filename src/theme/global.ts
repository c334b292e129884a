import { colorCss } from './tokens.ts';

// `optional` and a fallback of the same metrics: nothing moves, however late the typeface arrives. An author always wants to see it.
const display = import.meta.env?.DEV ? 'swap' : 'optional';

/** The one typeface. */
const fontCss = (base: string): string =>
  `@font-face{font-family:"Instrument Sans";src:url(${base}/fonts/instrument-sans.woff2) format("woff2");font-weight:400 700;font-display:${display}}` +
  '@font-face{font-family:"Instrument Sans Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:102.6%;ascent-override:94.5%;descent-override:24.4%;line-gap-override:0%}' +
  '@font-face{font-family:"Instrument Sans Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600 700;size-adjust:99%;ascent-override:98%;descent-override:25.2%;line-gap-override:0%}';

const baseCss = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:6rem}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.6 "Instrument Sans","Instrument Sans Fallback",system-ui,sans-serif;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
h1,h2,h3{text-wrap:balance;overflow-wrap:anywhere}
p,li,dd{text-wrap:pretty}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
img,svg{display:block;max-width:100%;height:auto}
a{color:inherit}
button,input,select,textarea{font:inherit;color:inherit}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
h1:focus{outline:0}
::selection{background:var(--action);color:var(--on-action)}
:focus-visible{outline:3px solid var(--data);outline-offset:3px;border-radius:4px}
[hidden]{display:none!important}
[class*=tone-]{background:var(--ground);color:var(--ink)}
.icon{width:1.25em;height:1.25em;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.sprite,.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:fixed;z-index:30;top:.5rem;left:.5rem;padding:.75rem 1rem;border-radius:8px;background:var(--action);color:var(--on-action);font-weight:600;transform:translateY(-200%)}
.skip:focus{transform:none}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media(prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}
@media(scripting:none){.needs-script{display:none!important}}
@media(scripting:enabled){.without-script{display:none!important}}
form:not([data-failed]) .when-failed{display:none}
[aria-busy]{opacity:.5;cursor:progress}
@media print{header,footer nav,footer form,.screen-only,section::before,section::after{display:none!important}body,[class*=tone-]{--ground:#fff;--surface:#fff;--ink:#000;--ink-soft:#333;--action:#000;--on-action:#fff;--data:#000;--line:#999;background:#fff;color:#000}section{break-inside:avoid;padding-block:1.5rem!important}details::details-content{content-visibility:visible;block-size:auto}}
`.replaceAll('\n', '');

/** CSS of every page: typeface, colours, the bare elements. `base` is the site's base path. */
export const globalCss = (base: string): string => fontCss(base) + colorCss + baseCss;
