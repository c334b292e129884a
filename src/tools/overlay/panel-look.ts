import { colorCss } from '../../theme/tokens.ts';

/** How the panel looks: the site's own dark tone in both schemes, so that it is never taken for a part of the page. */
export const panelCss = `${colorCss}
:host{font:400 16px/1.55 "Instrument Sans","Instrument Sans Fallback",system-ui,sans-serif;--error:#ff9d94;--warning:#ffd08a}
*,::before,::after{box-sizing:border-box}
.tone-dark{background:var(--ground);color:var(--ink);color-scheme:dark}
h1,h2,p,ol{margin:0;padding:0}
ol{list-style:none}
button{font:inherit;color:inherit;cursor:pointer}
:focus-visible{outline:3px solid var(--data);outline-offset:2px;border-radius:6px}
[tabindex="-1"]:focus{outline:0}
[hidden]{display:none!important}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
dialog{width:min(52rem,100vw - 2rem);max-height:min(88dvh,100dvh - 2rem);margin:6dvh auto auto;padding:0;border:1px solid var(--line);border-radius:18px;overflow:hidden;overscroll-behavior:contain;box-shadow:0 32px 80px #0008}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:#050b16b8}
.scroll{overflow:auto;overscroll-behavior:contain;padding:0 2rem 2rem}
.top{display:flex;gap:1.5rem;align-items:flex-start;justify-content:space-between;padding:1.75rem 2rem 1.25rem}
h1,h2{font-size:1.5rem;line-height:1.2;letter-spacing:-.02em;word-spacing:.08em;font-weight:650}
.about{margin-top:.375rem;color:var(--ink-soft);font-size:.9375rem;text-wrap:pretty}
.close{flex:none;min-width:44px;min-height:44px;margin:-.375rem -.5rem 0 0;padding:0 1rem;border:1px solid var(--line);border-radius:10px;background:none;font-weight:600;font-size:.9375rem}
.close:hover{border-color:var(--ink-soft)}
main{max-width:54rem;margin:0 auto;padding-block:clamp(1rem,8vh,5rem)}
main h1{font-size:clamp(1.75rem,1.3rem + 2vw,2.25rem)}
main .scroll{overflow:visible}
.problem{padding:1.25rem 1.375rem 1.375rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);cursor:pointer}
.problem+.problem{margin-top:.875rem}
.problem:hover{border-color:var(--ink-soft)}
.error{--severity:var(--error)}
.warning{--severity:var(--warning)}
.where{display:flex;flex-wrap:wrap;gap:.125rem .875rem;align-items:center;font:500 .875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
.severity{color:var(--severity)}
.severity::before{content:"";display:inline-block;width:.5rem;height:.5rem;margin-right:.5rem;border-radius:50%;background:currentColor}
.warning .severity::before{border-radius:1px;rotate:45deg}
.place{padding:.625rem 0;margin-block:-.625rem;border:0;background:none;color:var(--data);text-align:start;text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 45%,transparent);text-underline-offset:.25em;overflow-wrap:anywhere}
.place:hover{text-decoration-color:currentColor}
.code{color:var(--ink-soft);margin-inline-start:auto}
.message{margin-top:.75rem;font-size:1.0625rem;font-weight:600;line-height:1.45;overflow-wrap:anywhere;text-wrap:pretty}
.in{margin-top:.25rem;color:var(--ink-soft);font-size:.9375rem;overflow-wrap:anywhere}
pre{margin:.875rem 0 0;padding:.875rem 1rem;border-radius:10px;background:var(--ground);overflow:auto;font:400 .875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;tab-size:2}
.carets{color:var(--severity);font-weight:700}
.hint{margin-top:.875rem;font-weight:600;overflow-wrap:anywhere}
.outcome{margin-top:.75rem;padding-top:.75rem;border-top:1px solid var(--line);color:var(--ink-soft);font-size:.9375rem;overflow-wrap:anywhere}
.outcome:empty{display:none}
.badge{position:fixed;z-index:40;display:flex;border:1px solid var(--line);border-radius:999px;overflow:hidden;font-size:.875rem;font-weight:600;line-height:1;box-shadow:0 6px 20px #0003}
.badge[data-corner^=bottom]{bottom:1rem}.badge[data-corner^=top]{top:6rem}
.badge[data-corner$=left]{left:1rem}.badge[data-corner$=right]{right:1rem}
.badge.aside{visibility:hidden}
.badge button{min-height:44px;border:0;background:none;outline-offset:-3px}
.badge button:focus-visible{border-radius:999px}
.badge button:hover{background:var(--surface)}
.open{padding:0 1rem;word-spacing:.12em}
.open::before{content:"";display:inline-block;width:.5rem;height:.5rem;margin-right:.625rem;border-radius:50%;background:var(--severity)}
.warning .open::before{border-radius:1px;rotate:45deg}
.dismiss{width:44px;border-inline-start:1px solid var(--line)!important;color:var(--ink-soft)}
@media(max-width:600px){dialog{width:100vw;max-width:100vw;max-height:92dvh;margin:auto 0 0;border-width:1px 0 0;border-radius:18px 18px 0 0}.top{padding:1.25rem 1rem 1rem;gap:1rem}.scroll{padding:0 1rem 1.25rem}.problem{padding:1rem}.close{margin-right:0}.code{margin-inline-start:0;width:100%}}
@media(prefers-reduced-motion:no-preference){dialog[open]{animation:in 180ms ease-out}@keyframes in{from{opacity:0;translate:0 8px}}.problem,.close{transition:border-color 150ms}}
@media print{:host{display:none}}
`;
