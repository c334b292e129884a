import { parseArgs } from 'node:util';
import { filesMeant, openContent, runCommand } from './command.ts';
import { checkContent } from './content/check.ts';
import { reporters } from './content/check/reporters/index.ts';
import { ToolError } from './content/check/schemas.ts';
import { refreshOffers } from './editor/offers.ts';

const USAGE = 'Usage: npm run check -- [files…] [--format text|json|github] [--root DIR]';

await runCommand('The checker', USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, root: { type: 'string', default: '.' } },
  });
  const format = values.format;
  if (format !== 'text' && format !== 'json' && format !== 'github') throw new ToolError(`There is no format "${format}". Use "text", "json" or "github".`);

  const content = openContent(values.root);
  const only = filesMeant(content, positionals);
  const problems = checkContent(content, only);
  refreshOffers(content);
  const color = Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];
  process.stdout.write(
    reporters[format](problems, { files: only?.size ?? content.documents.size, textOf: (file) => content.documents.get(file)?.text, color }),
  );
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
});
