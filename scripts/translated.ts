import { parseArgs } from 'node:util';
import { Refusal } from '../src/engine/authoring/refusal.ts';
import { noteTranslated } from '../src/engine/authoring/note-translated.ts';
import { saveAll } from '../src/engine/disk/save.ts';
import { counted } from '../src/model/words/counted.ts';
import type { Command } from './command.ts';
import { namedFiles, openToWrite } from './support/open-content.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

const USAGE = `Usage: npm run translated -- FILES… [--root DIR]
  FILES      pages, or folders of them, that say what their originals in the first language say, such as pages/de;
             when the words of an original change, the check names its translations
  --root DIR ${ROOT_USAGE}`;

/** Records that translations are up to date with their originals. */
export const translated: Command = {
  name: 'Noting what is translated',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { root: ROOT_OPTION },
    });
    const content = await openToWrite(values.root);
    const files = namedFiles(content, positionals);
    if (!files) throw new UsageError('Say which pages are up to date with their originals.');
    const { changes, translations } = noteTranslated(content, files);
    if (translations === 0)
      throw new Refusal(`Nothing in ${positionals.join(', ')} is the translation of a file in the first language.`);
    saveAll(content.source.root, changes, content.source);
    for (const { file } of changes) console.log(file);
    const same = translations - changes.length;
    console.log(
      `${changes.length === 0 ? 'Nothing was to be noted' : `Noted in ${counted(changes.length, 'file')}`}${same > 0 ? `; ${counted(same, 'file')} said so already` : ''}.`,
    );
    return 0;
  },
};
