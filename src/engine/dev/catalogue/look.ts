import { globalCss } from '../../../theme/global.ts';

const css = `
html{scroll-padding-top:6.5rem;scroll-behavior:auto!important}
.wrap{max-width:100rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,2.5rem)}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
h1{font-size:clamp(2.375rem,1.55rem + 3.3vw,3.875rem);line-height:1.06;font-weight:600;letter-spacing:-.025em}
h2{font-size:clamp(1.75rem,1.35rem + 1.7vw,2.25rem);line-height:1.14;font-weight:600;letter-spacing:-.02em}
h3{font-size:1.25rem;line-height:1.3;font-weight:600;letter-spacing:-.01em}
button{cursor:pointer}
.band{position:relative;isolation:isolate;overflow:hidden}
.band::before{content:"";position:absolute;z-index:-1;inset:0;background:linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 56px,linear-gradient(90deg,var(--line) 1px,transparent 1px) 50% 0/56px 100%;opacity:.38;mask-image:radial-gradient(75% 90% at 78% 35%,#000,transparent 72%)}
.band .wrap{display:grid;gap:.75rem;padding-block:2rem 3rem}
.band a{display:inline-block;padding-block:.5rem;color:var(--ink-soft);text-underline-offset:.25em}
.band a::before{content:"← "}
.band .lead{max-width:40rem;color:var(--ink-soft);font-size:1.125rem}
.bar{position:sticky;z-index:2;top:0;background:var(--ground);border-bottom:1px solid var(--line)}
.bar .wrap{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;padding-block:.75rem}
search{flex:1 1 22rem;display:flex;gap:1rem;align-items:center;min-width:0}
#search{flex:1 1 12rem;min-width:0;max-width:28rem;min-height:44px;padding:.5rem .875rem;background:var(--surface);border:1px solid var(--ink-soft);border-radius:10px}
#search::placeholder{color:var(--ink-soft);opacity:1}
#found{color:var(--ink-soft);font-size:.9375rem;font-variant-numeric:tabular-nums}
.choice{display:flex;border:1px solid var(--line);border-radius:10px;background:var(--surface);padding:3px}
.choice input{position:absolute;opacity:0;pointer-events:none}
.choice label{display:block;cursor:pointer}
.choice span{display:grid;place-items:center;min-height:38px;padding-inline:.875rem;border-radius:7px;font-size:.9375rem;font-weight:600;color:var(--ink-soft)}
.choice :checked+span{background:var(--data-soft);color:var(--data)}
.choice :focus-visible+span{outline:3px solid var(--data);outline-offset:2px}
.columns{display:grid;grid-template-columns:16.5rem minmax(0,1fr);gap:clamp(1.5rem,3vw,3.5rem);padding-block:2.5rem 6rem}
nav>ul{position:sticky;align-content:start;margin-left:-.9375rem;gap:1.25rem;top:5.5rem;display:grid;max-height:calc(100dvh - 6.5rem);overflow:auto;padding:3px}
nav strong{display:block;padding:0 .75rem .25rem;color:var(--ink-soft);font-size:.8125rem;font-weight:600;letter-spacing:.01em}
nav li:not([data-for]):not(:has(li:not([hidden]))){display:none}
nav a{display:flex;gap:.75rem;justify-content:space-between;align-items:baseline;padding:.375rem .75rem;border-radius:8px;text-decoration:none;font-size:.9375rem}
nav a:hover{background:var(--data-soft)}
nav [aria-current]{background:var(--data-soft);color:var(--data);font-weight:600}
nav [aria-current] code{color:inherit}
nav code{color:var(--ink-soft);font-size:.75rem}
main{display:grid;gap:clamp(4rem,7vw,6.5rem);align-content:start}
main:focus{outline:0}
article,main>section{display:grid;gap:1.5rem;min-width:0}
article>header,section>header{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.5rem .875rem;align-items:baseline}
article>header>code{justify-self:start}
article>header>code{padding:.0625rem .5rem;border-radius:7px;background:var(--data-soft);color:var(--data);font-size:.9375rem}
article>header p,section>header p{grid-column:1/-1;max-width:45rem;color:var(--ink-soft)}
main header>.group{margin-bottom:-.25rem;color:var(--data);font-size:.9375rem;font-weight:600}
article>header a{color:var(--data);text-underline-offset:.2em}
article>header .use{padding-left:.875rem;border-left:3px solid var(--data);color:var(--ink)}
.examples{display:grid;gap:2.5rem}
figure{display:grid;gap:0;align-content:start;min-width:0}
figcaption{display:flex;flex-wrap:wrap;gap:.375rem .75rem;align-items:center;padding-bottom:.5rem;font-size:.9375rem}
figcaption a{margin-left:auto;padding-block:.5rem;color:var(--ink-soft);text-underline-offset:.25em}
.chip{padding-inline:.5rem;border:1px solid var(--line);border-radius:7px;color:var(--ink-soft);font-size:.875rem}
.stage{overflow:hidden;min-width:100%;border:1px solid var(--line);border-radius:14px 14px 0 0;background:var(--surface);box-sizing:content-box;margin-inline:-1px}
.stage iframe{display:block;margin-inline:auto;border:0;width:100%;height:30rem;transform-origin:0 0}
.json{position:relative;border-radius:0 0 14px 14px;overflow:hidden}
pre{margin:0;max-height:19rem;overflow:auto;padding:1.25rem 1.5rem;color:var(--ink-soft);font-size:.875rem;line-height:1.6;tab-size:2}
pre:focus-visible{outline-offset:-3px;border-radius:0 0 14px 14px}
pre .name{color:var(--data)}
pre .text{color:var(--ink)}
pre .value{color:var(--action)}
.json button{position:absolute;top:.75rem;right:1.25rem;min-height:44px;min-width:7.5rem;padding:.5rem 1rem;border:1px solid var(--ink-soft);border-radius:10px;background:var(--surface);font-size:.9375rem;font-weight:600}
.json button:hover{border-color:var(--ink)}
.lacking{padding:1rem 1.5rem;border:1px solid var(--line);border-block:0;background:var(--surface);font-size:.9375rem}
.lacking ul{padding-left:1.25rem;list-style:disc;color:var(--ink-soft)}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5}
th,td{padding:.75rem 1.25rem .75rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
thead th{padding-block:0 .5rem;border:0;color:var(--ink-soft);font-size:.875rem}
tbody th{width:27%;padding-left:calc(var(--depth)*1.25rem)}
td:nth-child(2){width:31%}
td:last-child{padding-right:0;color:var(--ink-soft)}
.field{font-weight:600;overflow-wrap:anywhere}
.field span{font-weight:400;color:var(--ink-soft)}
tbody em{display:block;color:var(--data);font-size:.8125rem;font-style:normal;font-weight:600}
.parts code{display:inline-block;padding-inline:.3125rem;border-radius:5px;background:var(--data-soft);font-size:.8125rem}
.parts a{color:var(--data);text-underline-offset:.2em}
.fields-only .examples,.fields-only header p,.fields-only h3{display:none}
.fields-only{gap:.75rem}
main:has(.fields-only){gap:3.5rem}
.icons{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.75rem,1fr));gap:.5rem}
.icons button{display:grid;gap:.5rem;justify-items:center;align-content:center;width:100%;height:6rem;padding:.5rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.icons button:hover{border-color:var(--data);color:var(--data)}
.icons .icon{width:26px;height:26px;color:var(--data)}
.icons span{font-size:.8125rem;line-height:1.25;overflow-wrap:anywhere}
.schemes{display:grid;gap:2rem}
.schemes .stage{border-radius:14px}
#nothing{padding:4rem 1rem;border:1px dashed var(--ink-soft);border-radius:14px;text-align:center;color:var(--ink-soft)}
#nothing strong{color:var(--ink);font-size:1.1875rem}
#nothing button{min-height:44px;margin-top:1rem;padding:.5rem 1.25rem;border:1px solid var(--ink-soft);border-radius:10px;background:none;color:var(--ink);font-weight:600}
@media(min-width:1200px){.schemes{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(max-width:1099px){
search{flex-basis:100%}
#search{max-width:none}
}
@media(max-width:899px){
html{scroll-padding-top:5rem}
.bar{position:static}
.columns{grid-template-columns:minmax(0,1fr);gap:0;padding-block:0 4rem}
nav{position:sticky;z-index:2;top:0;margin-inline:calc(-1*clamp(1rem,3vw,2.5rem));background:var(--ground);border-bottom:1px solid var(--line)}
nav ul,nav li:not([data-for]){display:contents}
nav strong{display:none}
nav>ul{position:static;display:flex;margin:0;gap:.25rem;padding:.375rem clamp(.5rem,2vw,2rem);overflow-x:auto;scrollbar-width:none}
nav a{min-height:44px;align-items:center;white-space:nowrap}
nav code{display:none}
main{padding-top:2rem}
}
@media(max-width:699px){
search{flex-wrap:wrap;flex-basis:100%;gap:.375rem 1rem}
#search{flex-basis:100%;max-width:none;min-height:48px}
.bar .wrap{gap:.625rem .5rem;justify-content:space-between}
.choice span{padding-inline:.5rem}
pre{padding:1rem 1rem 4.5rem;font-size:.8125rem}
.json button{top:auto;bottom:.75rem;right:1rem}
table,tbody{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:grid;gap:.25rem;padding-block:.875rem;border-top:1px solid var(--line);padding-left:calc(var(--depth)*.75rem)}
th,td,tbody th,td:nth-child(2){display:block;width:auto;padding:0;border:0}
tbody em{display:inline;margin-left:.75rem}
.parts{display:flex;flex-wrap:wrap;gap:0 .25rem}
.parts li:not(:last-child)::after{content:","}
}
`.replaceAll('\n', '');

/** The catalogue's style sheet: the site's typeface, tokens and bare elements, and what is the catalogue's own. */
export const catalogueCss = (base: string): string => globalCss(base).replace('font-display:optional', 'font-display:swap') + css;
