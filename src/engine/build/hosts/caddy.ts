import { HOST_FOLDER } from '../../site/hosting.ts';
import { folderInWords, type Host, type HostPlan, type Redirect } from './host.ts';
import { addressOrBelow, escapeRegExp, redirectPattern, pagesBelow, patternOf, plainAddress } from './plan/patterns.ts';
import { withCaching } from './plan/host-plan.ts';
import { lines } from './files/lines.ts';
import { FURTHER_TYPES } from './files/mime-types.ts';

/** Caddy. The block of the site, with names and folder, imports the file. */
export const caddy: Host = { title: 'Caddy', files: (plan) => ({ [`${HOST_FOLDER}/Caddyfile`]: config(plan) }) };

/** Caddy replaces placeholders twice, at import and at each request, and removes a backslash each time. */
const quoted = (value: string): string => `"${value.replace(/"/g, '\\$&').replace(/\{/g, '\\\\{')}"`;

function config(plan: HostPlan): string {
  const { base, redirects, fallbacks, folders } = plan;
  const home = base || '/';
  return `# Import this in the block of a site whose "root" is the folder ${folderInWords(plan)}:
#   import /var/www/site/${HOST_FOLDER}/Caddyfile
encode gzip
route {
${lines(withCaching(plan), (rule, index) => headerLines(`rule${index}`, patternOf(rule), rule.headers))}
  @other not method GET HEAD
  respond @other 405
  # What nobody is to see.
  @hidden path_regexp (?i)/(?:_headers|_redirects|${HOST_FOLDER}(?:/.*)?|404(?:\\.html)?)$
  error @hidden 404
  @dots {
    path_regexp /\\.
    not path_regexp ^${escapeRegExp(base)}/\\.well-known(?:/[^./][^/]*)*$
  }
  error @dots 404
  # Taken for a slash at the end, it would be sent on to itself.
  @encoded vars_regexp {uri} (?i)^[^?]*%2f(?:\\?|$)
  error @encoded 404
  @asked expression {query} != ""
${lines(redirects, redirectLines)}
  # One address a page: no slash at the end, no ".html".
${lines(['index.html', '.html', '/'], tidyLines)}
  rewrite ${home} ${base}/index.html
${lines(Object.entries(FURTHER_TYPES), typeLines)}
  @page file {path}.html
  rewrite @page {path}.html
${lines(fallbacks, (address, index) => fallbackLines(`below${index}`, address))}
  file_server
}
handle_errors {
  header Cache-Control no-store
${lines(folders, notFoundLines)}
  @top not path_regexp /404\\.html$
  rewrite @top ${base}/404.html
  file_server
}
`;
}

const typeLines = ([ending, type]: [string, string]): string => `  @${ending} {
    path *.${ending}
    file
  }
  header @${ending} Content-Type "${type}; charset=utf-8"`;

const notFoundLines = (folder: string, index: number): string =>
  `  @folder${index} path_regexp ${addressOrBelow(folder)}\n  rewrite @folder${index} ${folder}/404.html`;

function headerLines(name: string, pattern: string, headers: Record<string, string>): string {
  const values = Object.entries(headers).map(([header, value]) => `    ${header} ${quoted(value)}`);
  return [`  @${name} path_regexp ${pattern}`, `  header @${name} {`, ...values, '  }'].join('\n');
}

/** The query is kept, except for a target with a fragment. */
function redirectLines({ from, to }: Redirect, index: number): string {
  const target = plainAddress(to);
  const asked = `"${target}${to.includes('?') ? '&' : '?'}{query}"`;
  const lead = to.includes('#')
    ? [`  redir @from${index} "${target}" 301`]
    : [`  route @from${index} {`, `    redir @asked ${asked} 301`, `    redir * "${target}" 301`, '  }'];
  return [`  @from${index} path_regexp "${redirectPattern(from)}"`, ...lead].join('\n');
}

const tidyLines = (end: string, index: number): string => `  @end${index} path_regexp .${escapeRegExp(end)}$
  route @end${index} {
    uri strip_suffix ${end}
    redir {uri} 308
  }`;

const fallbackLines = (name: string, address: string): string => `  @${name} {
    path_regexp ${pagesBelow(address)}
    not file {path}
  }
  rewrite @${name} ${address}.html`;
