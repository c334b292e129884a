import fs from 'node:fs';
import path from 'node:path';
import { INBOX_DATA } from '../../../model/dev-protocol.ts';
import { escapeHtml } from '../../build/escape.ts';
import { hashSource } from '../../build/document/csp.ts';
import { project } from '../../disk/project.ts';

const read = (name: string): string => fs.readFileSync(path.join(project, 'src/tools/inbox', name), 'utf8');
const script = read('page-client.js');
const ownStyle = read('inbox.css');

/** Only the page's own script and style; nothing is fetched but the messages. */
const policyOf = (css: string): string =>
  `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(css)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;

/** The page at `/__inbox`, and its policy. It works from this one answer, without the files of the site. */
export function inboxPage(name: string, colorStyle: string): { html: string; policy: string } {
  const css = colorStyle + ownStyle;
  return { html: documentOf(name, css), policy: policyOf(css) };
}

const documentOf = (name: string, css: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Inbox of ${escapeHtml(name)}</title><link rel="icon" href="data:,"><style>${css}</style></head>
<body><header class="band tone-dark"><div class="wrap">
<div class="title"><h1>Inbox of ${escapeHtml(name)}</h1><span id="count" role="status"></span><span id="state">Connecting</span></div>
<div class="tools"><label class="visually-hidden" for="search">Search inquiries</label><input id="search" type="search" placeholder="Search names, addresses, messages" autocomplete="off"><button id="clear" type="button" disabled>Delete all</button></div>
</div></header>
<main><div class="wrap"><noscript>This page needs JavaScript. The messages are also at <a href="${INBOX_DATA}">${INBOX_DATA}</a>.</noscript>
<div id="list"></div><div id="empty" hidden><strong></strong><span>Fill in a form of the site and press its button. Inquiries stay on this computer.</span></div></div></main>
<script>${script}</script></body></html>`;
