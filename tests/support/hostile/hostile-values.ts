/** What each of these would call if anything ran it, and the host that none of them may reach. */
export const CALL = 'pwned()';
export const HOST = 'evil.example';

const TAG = `<img src=x onerror=${CALL}>`;
const SCRIPT = `<script>${CALL}</script>`;

/** Text that is dangerous where it is taken for something else. */
const MARKUP = [
  TAG,
  SCRIPT,
  `<svg onload=${CALL}>`,
  `<svg/onload=${CALL}//`,
  `<iframe srcdoc="${TAG}"></iframe>`,
  `<base href=//${HOST}/>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<link rel=stylesheet href=//${HOST}/x.css>`,
  `<form action=//${HOST}><button formaction=javascript:${CALL}>`,
  `<math><mtext><table><mglyph><style><!--</style>${TAG}`,
  `<a href=javascript:${CALL}>x</a>`,
  `<template shadowrootmode=open>${SCRIPT}</template>`,
];

/** What ends the place that it stands in. */
const BREAKOUTS = [
  `"><img src=x onerror=${CALL}>`,
  `'><img src=x onerror=${CALL}>`,
  `" autofocus onfocus="${CALL}`,
  `' onmouseover='${CALL}`,
  `\` onload=${CALL}`,
  `x onclick=${CALL} y`,
  `</script>${SCRIPT}`,
  `</title>${SCRIPT}`,
  `</style>${SCRIPT}`,
  `</textarea>${SCRIPT}`,
  `</noscript>${SCRIPT}`,
  `--> ${SCRIPT}`,
  `<!--<script>`,
  `]]>${SCRIPT}`,
  `&#60;script&#62;${CALL}&#60;/script&#62;`,
  `&quot; onerror=&quot;${CALL}`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;`,
  `\\"};${CALL};//`,
  `';${CALL};'`,
];

const STYLES = [
  `}</style>${SCRIPT}<style>{`,
  `red;}*{background:url(//${HOST}/x)}`,
  `#fff;background:url(javascript:${CALL})`,
  `url(//${HOST}/x)`,
  `expression(${CALL})`,
  `"} @import "//${HOST}/x.css"; {"`,
  `\\3c /style\\3e ${SCRIPT}`,
];

const ADDRESSES = [
  `javascript:${CALL}`,
  ` \u0001javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  `javascript&colon;${CALL}`,
  `javascript://example.com/%0a${CALL}`,
  `data:text/html,${SCRIPT}`,
  `data:image/svg+xml,<svg onload=${CALL}>`,
  `vbscript:${CALL}`,
  `//${HOST}/x`,
  `/\\${HOST}/x`,
  `\\\\${HOST}\\x`,
  `/\t/${HOST}/x`,
  `http://${HOST}/x`,
  `https://good.example@${HOST}/x`,
  `https://${HOST}\\@good.example`,
  `file:///etc/passwd`,
  `blob:https://${HOST}/1`,
  `/images/../../../../etc/passwd`,
  `/%2e%2e/%2e%2e/etc/passwd`,
  `mailto:a@b.example?bcc=c@${HOST}`,
  `tel:javascript:${CALL}`,
  `#"><script>${CALL}</script>`,
  `/x"onmouseover="${CALL}`,
];

const FORMATTED = [
  `[x](javascript:${CALL})`,
  `[x](<java\nscript:${CALL}>)`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `![x](javascript:${CALL} "onerror=${CALL}")`,
  `<javascript:${CALL}>`,
  `[x][y]\n\n[y]: javascript:${CALL}`,
  `[**${TAG}**](/)`,
  `\`\`\`\n</code></pre>${SCRIPT}\n\`\`\``,
  `| a | b |\n| --- | --- |\n| ${TAG} | \`${SCRIPT}\` |`,
];

/** What would be a line of its own in a file of lines, or a source of its own in a policy. */
const LINES = [
  `x\r\nSet-Cookie: a=b`,
  `x\n  X-Evil: 1`,
  `/x\n/* https://${HOST} 301!`,
  `x\nUser-agent: *\nDisallow: /`,
  `https://a.example; script-src * 'unsafe-inline'`,
  `https://a.example, script-src *`,
  `x 200! /`,
];

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '{site.constructor}',
  '{site.__proto__.name}',
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  '%s %n $& $1',
];

const SIGNS = [
  'a\u2028b\u2029c',
  '\u202Egnp.exe\u202C',
  '\u2066left\u2069\u200F',
  'a\u200Bb\u200D\uFEFFc',
  '\uD800',
  'x\uDC00y',
  'a\0b',
  '\u0008\u001B[31mred',
  '\uFFFE\uFFFF',
  '',
];

const LONG = ['x'.repeat(100_000), '<'.repeat(5_000), '['.repeat(2_000), '*a '.repeat(2_000), '> '.repeat(900)];

/** Hostile texts by what they try. */
export const HOSTILE = { MARKUP, BREAKOUTS, STYLES, ADDRESSES, FORMATTED, LINES, NAMES, SIGNS, LONG };

/** As many dangers in one text as it holds, for when there is time for a few only. The first of them is any text. */
export const FEW: readonly string[] = [
  `</script></style></title>--> ]]>"'\`><img src=x onerror=${CALL}>`,
  `javascript:${CALL}//"onmouseover="${CALL}`,
  `/x\r\n/* https://${HOST} 301!; script-src *`,
  `{site.constructor}\u2028\u202E\uD800\0[x](javascript:${CALL})`,
];

/** Fields that mean something to React or to JavaScript. */
export const HOSTILE_FIELDS = {
  dangerouslySetInnerHTML: { __html: TAG },
  children: TAG,
  component: 'script',
  as: 'script',
  is: 'x-evil',
  ref: 'x',
  key: '__proto__',
  style: `background:url(//${HOST})`,
  sx: { background: `url(//${HOST})` },
  onClick: CALL,
  onclick: CALL,
  onError: CALL,
  srcDoc: TAG,
  formAction: `javascript:${CALL}`,
  constructor: { prototype: { polluted: true } },
  toString: 'x',
  $$typeof: 'react.element',
};

/** A drawing with all in it that can act. */
export const HOSTILE_SVG = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e "${CALL}">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" width="24" height="24" onload="${CALL}">
<script>${CALL}</script><style>@import "//${HOST}/x.css"; * { fill: url(//${HOST}/x) }</style>
<a xlink:href="javascript:${CALL}"><path d="M1 1h22v22H1z" onclick="${CALL}"/></a>
<image href="//${HOST}/x.png"/><use href="//${HOST}/x.svg#a"/>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${CALL}&lt;/script&gt;"/></foreignObject>
<set attributeName="onmouseover" to="${CALL}"/><animate attributeName="href" values="javascript:${CALL}"/>
</svg>`;
