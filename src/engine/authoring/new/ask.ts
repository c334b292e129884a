import { createSiteContext } from '../../check/site-context.ts';
import { asAddressName, folderOfAddress } from '../../../model/addresses/address.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { Refusal } from '../refusal.ts';
import { pageToCopy } from './begun-page.ts';
import { freeAddress } from './free-address.ts';
import type { PageRequest } from './page.ts';
import { chooseStarter, requireLanguage, type SiteRequest, type Starters } from './site.ts';
import { templateNamed, templatesOf } from './templates.ts';

/** Asks questions: in a terminal, or in a test. */
export interface Prompter {
  /** Asks; an empty answer is the default. */
  ask: (question: string, fallback?: string) => Promise<string>;
  say: (words: string) => void;
}

/** Repeats a question until its answer is accepted, and says why it was refused. */
const untilRight =
  ({ ask, say }: Prompter) =>
  async <T>(question: string, fallback: string | undefined, take: (answer: string) => T): Promise<T> => {
    for (;;) {
      const answer = await ask(question, fallback);
      try {
        return take(answer.trim());
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        say(fault.message);
      }
    }
  };

/**
 * Asks for what a new site needs and was not said yet. An answer that cannot be is explained and asked for again.
 * @param nameIn what a site is called that nobody has named: `chooseStarter` says in which starter
 */
export async function askForSite(
  starters: Starters,
  given: Partial<SiteRequest>,
  defaults: Omit<SiteRequest, 'name'>,
  nameIn: (starter: string) => string,
  person: Prompter,
): Promise<SiteRequest> {
  const again = untilRight(person);
  const lang =
    given.lang ?? (await again('In which language are its texts? en, de, fr, pt-BR …', defaults.lang, requireLanguage));
  const from =
    given.from ??
    (await again(`What does it begin as? ${[...starters.keys()].join(', ')}`, defaults.from, (answer) => {
      chooseStarter(starters, { from: answer, lang });
      return answer;
    }));
  const name =
    given.name ??
    (await person.ask(
      'What is it called? The name of your company, shop or project',
      nameIn(chooseStarter(starters, { from, lang })),
    ));
  return { name, lang, from, host: given.host };
}

/**
 * Asks for the address of a new page, and for all else that it needs and was not said yet. An answer that cannot be is
 * explained and asked for again.
 */
export async function askForPage(
  content: SiteContent,
  given: Partial<Omit<PageRequest, 'address'>>,
  { ask, say }: Prompter,
): Promise<PageRequest> {
  const site = createSiteContext(content);
  // Nobody answers three questions for a page that cannot be.
  const model = given.from === undefined ? undefined : pageToCopy(site, given.from).address;
  const again = untilRight({ ask, say });

  let template = given.template;
  if (template === undefined && model === undefined) {
    const templates = templatesOf(content);
    const widest = Math.max(...templates.map(({ name }) => name.length));
    say(
      `A page begins as one of these:\n${templates.map(({ name, purpose }, index) => `  ${index + 1}  ${name.padEnd(widest)}  ${purpose}`).join('\n')}`,
    );
    template = await again(
      'Which one? Its number or name',
      'plain',
      (answer) => templateNamed(content, templates[Number(answer) - 1]?.name ?? answer).name,
    );
  }
  const title =
    given.title ??
    (await again('Title of the page', undefined, (answer) => {
      if (answer === '') throw new Refusal('Every page has a title: it stands in the browser tab, in lists and menus.');
      return answer;
    }));

  const folder = folderFor(content, model, template);
  // Letters are spelled out as their language does.
  const name = asAddressName(title, languageAt(content, folder).lang);
  const suggested = name === '' ? undefined : `${folder}/${name}`;
  const address = await again('Address', suggested, (answer) => freeAddress(site, answer));
  const draft = given.draft ?? /^y/i.test(await ask('Keep it as a draft, which is never published? yes or no', 'no'));
  return { ...given, address, title, template, draft };
}

/** The folder where such a page probably belongs, if the site has it. */
function folderFor(content: SiteContent, model: string | undefined, template: string | undefined): string {
  if (model !== undefined) return folderOfAddress(model);
  const folder = templatesOf(content).find(({ name }) => name === template)?.folder ?? '';
  return [...content.documents.values()].some(({ address }) => address.startsWith(`${folder}/`)) ? folder : '';
}
