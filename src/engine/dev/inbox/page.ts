import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { colorCss } from '../../../theme/tokens.ts';
import { escape } from '../../build/escape.ts';
import { project } from '../../disk/project.ts';

const script = fs.readFileSync(path.join(project, 'src/tools/inbox/page-client.js'), 'utf8');

// The look of the site, without its files: the page works from this one answer.
const css = `${colorCss}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,p,dl,dd{margin:0}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--data);outline-offset:2px;border-radius:6px}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.band{background:var(--ground);color:var(--ink);padding:2.5rem 1.25rem}
.wrap{max-width:54rem;margin-inline:auto}
.band .wrap{display:grid;gap:1.25rem}
.title{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:baseline}
h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em;font-weight:600}
#count{color:var(--ink-soft);font-variant-numeric:tabular-nums}
#state{margin-left:auto;display:flex;align-items:center;gap:.5rem;color:var(--ink-soft);font-size:.9375rem}
#state::before{content:"";width:.625rem;height:.625rem;border-radius:50%;background:var(--action)}
#state[data-live]::before{background:var(--data)}
.tools{display:flex;flex-wrap:wrap;gap:.75rem}
.tools input{flex:1 1 16rem;min-height:48px;padding:.625rem .875rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--ink-soft);border-radius:10px}
.tools input::placeholder{color:var(--ink-soft);opacity:1}
.tools button{min-height:48px;padding:.625rem 1.25rem;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid var(--ink-soft);border-radius:10px;cursor:pointer}
.tools button:disabled{opacity:.5;cursor:default}
main{padding:2rem 1.25rem 5rem}
#list{display:grid;gap:1rem}
article{padding:1.5rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);display:grid;gap:.75rem}
article header{display:flex;flex-wrap:wrap;gap:.375rem .75rem;align-items:baseline}
h2{font-size:1.1875rem;line-height:1.35;font-weight:600;letter-spacing:-.01em}
time{margin-left:auto;color:var(--ink-soft);font-size:.9375rem;font-variant-numeric:tabular-nums}
.badge{padding:.0625rem .625rem;border-radius:10px;background:var(--data-soft);color:var(--data);font-size:.875rem;font-weight:600}
.badge.twice{background:var(--line);color:var(--ink)}
.from span{color:var(--ink-soft)}
.message{white-space:pre-wrap;padding-left:1rem;border-left:3px solid var(--line)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.75rem 1.5rem}
dt{color:var(--ink-soft);font-size:.875rem}
dd{font-weight:500}
#empty{text-align:center;padding:4rem 1rem;border:1px dashed var(--line);border-radius:14px;color:var(--ink-soft)}
#empty strong{display:block;color:var(--ink);font-size:1.1875rem}`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only this page's own script and style; nothing is fetched but the messages. */
export const inboxPolicy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(css)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;

/** The page at `/__inbox`. */
export const inboxPage = (name: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Inbox of ${escape(name)}</title><link rel="icon" href="data:,"><style>${css}</style></head>
<body><header class="band tone-dark"><div class="wrap">
<div class="title"><h1>Inbox of ${escape(name)}</h1><span id="count" role="status"></span><span id="state">Connecting</span></div>
<div class="tools"><label class="visually-hidden" for="search">Search inquiries</label><input id="search" type="search" placeholder="Search names, addresses, messages" autocomplete="off"><button id="clear" type="button" disabled>Delete all</button></div>
</div></header>
<main><div class="wrap"><noscript>This page needs JavaScript. The messages are also at <a href="/__inbox.json">/__inbox.json</a>.</noscript>
<div id="list"></div><div id="empty" hidden><strong></strong><span>Fill in a form of the site and press its button. Inquiries stay on this computer.</span></div></div></main>
<script>${script}</script></body></html>`;
