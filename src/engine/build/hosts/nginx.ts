import { HOST_FOLDER } from '../../site/hosting.ts';
import { folderInWords, type HeaderRule, type Host, type HostPlan, type Redirect } from './host.ts';
import { addressOrBelow, pagesBelow, patternOf, plainAddress } from './plan/patterns.ts';
import { withCaching } from './plan/host-plan.ts';
import { lines } from './files/lines.ts';
import { FURTHER_TYPES, TEXT_TYPES } from './files/mime-types.ts';

/** nginx. The configuration of the server, with names, certificates and folder, includes the file. */
export const nginx: Host = { title: 'nginx', files: (plan) => ({ [`${HOST_FOLDER}/nginx.conf`]: config(plan) }) };

const quoted = (value: string): string => `"${value.replace(/"/g, '\\$&')}"`;

function config(plan: HostPlan): string {
  const { base, fallbacks, folders } = plan;
  const missing = [base, ...folders].map((folder) => ({
    path: `${folder}/404.html`,
    headers: { 'Cache-Control': 'no-store' },
  }));
  return `# Include this in a server whose "root" is the folder ${folderInWords(plan)}:
#   include /var/www/site/${HOST_FOLDER}/nginx.conf;
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_types ${TEXT_TYPES};

${headerLines([...withCaching(plan), ...missing])}

# Which page answers where nothing is, and which one says so. Of several, the last that fits.
set $fallback /${HOST_FOLDER}/none;
${lines(fallbacks.toReversed(), (page) => `if ($uri ~ "${pagesBelow(page)}") { set $fallback ${page}.html; }`)}
set $not_found ${base}/404.html;
${lines(folders, (folder) => `if ($uri ~ "${addressOrBelow(folder)}") { set $not_found ${folder}/404.html; }`)}
error_page 403 404 $not_found;

if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
# A browser takes it for a slash: sent on, it would lead to another host.
if ($uri ~ "\\\\\\\\") { return 404; }

location / {
  # One address a page: no slash at the end, no ".html".
  rewrite ^(/.+?)/+$ $1 permanent;
  try_files $uri $uri.html $fallback =404;
}
location ~ "^.*\\.html$" {
  rewrite ^(.*)/index\\.html$ $1/ permanent;
  rewrite ^(.*)\\.html$ $1 permanent;
}
${homeLines(base)}
${lines([base, ...folders], notFoundLines)}

# What nobody is to see.
location ^~ ${base}/${HOST_FOLDER} { return 404; }
location ~ "/_(?:headers|redirects)$" { return 404; }
location ~ "/\\.(?!well-known/)" { return 404; }
${lines(Object.entries(FURTHER_TYPES), typeLine)}
${lines(plan.redirects, redirectLine)}
`;
}

const typeLine = ([ending, type]: [string, string]): string =>
  `location ~ "\\.${ending}$" { types {} default_type ${type}; charset_types ${type}; try_files $uri =404; }`;

const notFoundLines = (folder: string): string =>
  `location = ${folder}/404.html { internal; }\nlocation = ${folder}/404 { return 404; }`;

/** The query is kept, except for a target with a fragment. */
function redirectLine({ from, to }: Redirect): string {
  const sent = (more: string): string => `return 301 "${plainAddress(to)}${more}";`;
  const all = to.includes('?') ? `if ($is_args) { ${sent('&$args')} } ${sent('')}` : sent('$is_args$args');
  const answer = `{ ${to.includes('#') ? sent('') : all} }`;
  const address = decodeURIComponent(from);
  return lines([address, `${address}/`], (each) => `location = ${quoted(each)} ${answer}`);
}

const homeLines = (base: string): string =>
  base === ''
    ? 'location = / { try_files /index.html =404; }'
    : `location = ${base} { try_files ${base}/index.html =404; }\nlocation = ${base}/ { return 301 ${base}; }`;

/** Headers depend on the address by variables: "add_header" in a location would discard all those of the server. */
function headerLines(rules: HeaderRule[]): string {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  return lines(names, (name) => {
    const variable = `$header_${name.toLowerCase().replace(/-/g, '_')}`;
    const setting = rules.filter(({ headers }) => Object.hasOwn(headers, name));
    const values = setting.map(
      (rule) => `if ($uri ~ "${patternOf(rule)}") { set ${variable} ${quoted(rule.headers[name] ?? '')}; }`,
    );
    return [`set ${variable} "";`, ...values, `add_header ${name} ${variable} always;`].join('\n');
  });
}
