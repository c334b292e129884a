import { HOST_FOLDER } from '../../site/hosting.ts';
import type { Host, HostPlan, Redirect } from './host.ts';
import { addressOrBelow, exactly, redirectPattern, pagesBelow, patternOf, plainAddress } from './plan/patterns.ts';
import { withCaching } from './plan/host-plan.ts';
import { lines } from './files/lines.ts';
import { FURTHER_TYPES, TEXT_TYPES } from './files/mime-types.ts';

/** Apache, by an `.htaccess` file, which the server has to allow (AllowOverride All). */
export const apache: Host = { title: 'Apache', files: (plan) => ({ '.htaccess': config(plan) }) };

// In header values, a percent sign starts a variable.
const quoted = (value: string): string => `"${value.replace(/"/g, '\\$&').replace(/%/g, '%%')}"`;

function config(plan: HostPlan): string {
  const { base, redirects, fallbacks, folders } = plan;
  return `# Needs mod_rewrite, mod_headers, mod_dir and AllowOverride All.
Options -Indexes -MultiViews
AddDefaultCharset utf-8
AddType text/javascript .js .mjs
${lines(Object.entries(FURTHER_TYPES), ([ending, type]) => `AddType ${type} .${ending}`)}
AddType font/woff2 .woff2
AddCharset utf-8 .js .css .json .svg .xml .txt .md
DirectoryIndex index.html
DirectorySlash Off
FileETag MTime Size
ErrorDocument 403 ${base}/404.html
ErrorDocument 404 ${base}/404.html
${lines(folders, notFoundLines)}
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html ${TEXT_TYPES}
</IfModule>

${lines(withCaching(plan), (rule) => headerLines(patternOf(rule), rule.headers))}
Header always set Cache-Control "no-store" "expr=%{REQUEST_STATUS} -ge 400"

RewriteEngine On
# A folder is looked at without a slash, too.
RewriteOptions AllowNoSlash
# What Apache asks for itself, such as 404.html.
RewriteCond %{ENV:REDIRECT_STATUS} !=""
RewriteRule ^ - [END]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]
${homeLines(base)}
# What nobody is to see.
RewriteRule (?:^|/)(?:_headers|_redirects|${HOST_FOLDER}(?:/.*)?|404(?:\\.html)?|\\.(?!well-known/).*)$ - [R=404,L]
${lines(redirects, redirectLines)}
# One address a page: no slash at the end, no ".html".
RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]*/index\\.html[? ]"
RewriteRule ^(?:(.*)/)?index\\.html$ ${base}/$1 [R=308,L]
RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]*\\.html[? ]"
RewriteRule ^(.+)\\.html$ ${base}/$1 [R=308,L]
RewriteRule ^(.+?)/+$ ${base}/$1 [R=308,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ ${base}/$1.html [END]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+$ - [R=404,L]
${lines(fallbacks, fallbackLines)}
`;
}

const notFoundLines = (folder: string): string =>
  `<If "%{REQUEST_URI} =~ m#${addressOrBelow(folder)}#">\nErrorDocument 404 ${folder}/404.html\n</If>`;

/** The query is kept, except for a target with a fragment. */
function redirectLines({ from, to }: Redirect): string {
  const target = plainAddress(to).replace(/[%$]/g, '\\$&');
  const flags = ['R=301', 'NE', to.includes('#') ? 'QSD' : 'QSA', 'L'];
  return `RewriteCond %{REQUEST_URI} "${redirectPattern(from)}"\nRewriteRule ^ "${target}" [${flags.join(',')}]`;
}

const fallbackLines = (address: string): string =>
  `RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_URI} "${pagesBelow(address)}"
RewriteRule ^ ${address}.html [END]`;

const homeLines = (base: string): string =>
  base === ''
    ? 'RewriteRule ^$ /index.html [END]'
    : `RewriteCond %{REQUEST_URI} "${exactly(base)}"
RewriteRule ^ ${base}/index.html [END]
RewriteRule ^$ ${base} [R=308,L]`;

const headerLines = (pattern: string, headers: Record<string, string>): string =>
  lines(Object.entries(headers), ([name, value]) => {
    const condition = pattern === '^/' ? '' : ` "expr=%{REQUEST_URI} =~ m#${pattern}#"`;
    return `Header always set ${name} ${quoted(value)}${condition}`;
  });
